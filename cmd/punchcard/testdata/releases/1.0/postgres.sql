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
)
WITH (autovacuum_analyze_scale_factor='0.01');
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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a221fa8609476fd47dc924873c3e0b.report.00000000', 'aa_01a221fa8609476fd47dc924873c3e0b', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null,"Cells":null}]', '2026-11-28 11:46:36.169+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a221fa84930bfceea22060348f8ece', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a221fa848d3d057d54ba04b046739b', '{"AppID": "10a6104f51d8e7f8571c804f468c61ef", "Channel": "API", "KeyName": "demo"}', '2026-11-28 11:46:35.795+00', '2026-11-28 11:46:35.81+00', '2026-11-28 11:46:35.809+00', '2026-11-28 11:46:35.81+00', NULL, 1, 20, 20, 0, false, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a221fa84a5d72940de5e23b366bf81', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a221fa849fdd3abd422f03e1c5b7b1', '{"AppID": "10a6104f51d8e7f8571c804f468c61ef", "Channel": "API", "KeyName": "demo"}', '2026-11-28 11:46:35.813+00', '2026-11-28 11:46:35.824+00', '2026-11-28 11:46:35.824+00', '2026-11-28 11:46:35.824+00', NULL, 1, 5, 5, 0, false, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a221fa8609476fd47dc924873c3e0b', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a221fa8609476fd47dc923a1e47ea0', '{"AppID": "10a6104f51d8e7f8571c804f468c61ef", "Channel": "API", "KeyName": "demo"}', '2026-11-28 11:46:36.169+00', '2026-11-28 11:46:36.186+00', '2026-11-28 11:46:36.178+00', '2026-11-28 11:46:36.186+00', 'BULK_UPDATE', 1, 1, 1, 0, true, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a221fa863d394ee5569c08a46a31fc', 'DONE', 'POST /management/v1/projects/{projectId}/stacking-rules', '2ff63b5b37d51150c32fd720119099f4', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'stacking-rules', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', NULL, 'v-01a221fa863aee500f8250243d08708a', NULL, '{"id": "stc_773afff4df7f3d04a6b6ede14ef06bdc", "object": "stacking_rules", "created_at": "2026-11-28T11:46:36.221Z", "joint_categories": [], "redeemables_limit": 30, "exclusive_categories": [], "redeemables_sorting_rule": "REQUESTED_ORDER", "discount_calculation_mode": "DISCOUNTED_AMOUNT", "no_effect_skip_categories": [], "redeemables_no_effect_rule": "REDEEM_ANYWAY", "applicable_redeemables_limit": 5, "redeemables_application_mode": "ALL", "initial_amount_mode_categories": [], "redeemables_rollback_order_mode": "WITH_ORDER", "grouped_redeemables_sorting_rule": "JOINT_ALWAYS_LAST", "discounted_amount_mode_categories": [], "no_effect_redeem_anyway_categories": [], "redeemables_products_application_mode": "STACK", "applicable_exclusive_redeemables_limit": 1}', NULL, NULL, NULL, '2026-11-28 11:46:36.221+00', '2026-11-28 11:46:36.223+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a221fa8642951267bd405538fb7649', 'DONE', 'PUT /management/v1/projects/{projectId}/discount-guard', '2ff63b5b37d51150c32fd720119099f4', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'discount-guard', NULL, NULL, 'v-01a221fa86410e09bf3b41ee71e7296e', NULL, '{"max_percent": 90}', NULL, NULL, NULL, '2026-11-28 11:46:36.226+00', '2026-11-28 11:46:36.229+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a221fa86463413427fac8b2a22c7e6', 'DONE', 'POST /management/v1/projects/{projectId}/webhooks', '2ff63b5b37d51150c32fd720119099f4', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'webhooks', 'wh_01a221fa8647e15d07998a292885f420', 'https://shop.example/hooks', 'v-01a221fa86463413427fac8aafb59547', NULL, '{"id": "wh_01a221fa8647e15d07998a292885f420", "active": false, "events": ["voucher.created"], "object": "webhook", "created_at": "2026-11-28T11:46:36.231Z", "target_url": "https://shop.example/hooks"}', NULL, NULL, NULL, '2026-11-28 11:46:36.23+00', '2026-11-28 11:46:36.232+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a221fa864abf866c364a9890d3370f', 'DONE', 'POST /management/v1/projects/{projectId}/branding', '2ff63b5b37d51150c32fd720119099f4', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'branding', 'brand_95f314155a9119df2c3c384bfa44b2f3', NULL, 'v-01a221fa8649e2e1004b30278152ab69', NULL, '{"id": "brand_95f314155a9119df2c3c384bfa44b2f3", "brand.name": "Mugs", "address.city": "", "address.state": "", "contact.email": "", "contact.phone": "", "address.postal": "", "address.street": "", "address.country": "", "brand.website_url": "https://shop.example", "brand.terms_of_use_url": "", "brand.privacy_policy_url": "", "brand.permission_reminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, NULL, '2026-11-28 11:46:36.234+00', '2026-11-28 11:46:36.236+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a221fa864da8706c36c512420cd515', 'DONE', 'POST /management/v1/projects/users/invite', '2ff63b5b37d51150c32fd720119099f4', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'invite', NULL, 'owner@shop.example', 'v-01a221fa864da8706c36c511a90f8e41', NULL, '{"email": "owner@shop.example", "projects.demo": "ADMIN"}', NULL, NULL, NULL, '2026-11-28 11:46:36.237+00', '2026-11-28 11:46:36.239+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a221fa8650c73aec6c92d9cb92c42a', 'DONE', 'POST /management/v1/projects/{projectId}/metadata-schemas', '2ff63b5b37d51150c32fd720119099f4', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'metadata-schemas', 'ms_01a221fa865128ccbf635468c5fac178', 'product', 'v-01a221fa8650c73aec6c92d93e53173e', NULL, '{"id": "ms_01a221fa865128ccbf635468c5fac178", "object": "metadata_schema", "created_at": "2026-11-28T11:46:36.241Z", "related_object": "product", "allow_defined_only": false, "properties.roast.type": "string", "properties.roast.array": false, "properties.roast.deleted": false, "properties.roast.optional": false}', NULL, NULL, NULL, '2026-11-28 11:46:36.24+00', '2026-11-28 11:46:36.243+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a221fa86540cf89a2a5f22047f06fc', 'DONE', 'POST /management/v1/projects/{projectId}/custom-event-schemas', '2ff63b5b37d51150c32fd720119099f4', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'custom-event-schemas', 'ces_01a221fa86540cf89a2a5f228da13adf', 'visited', 'v-01a221fa8653b37ac8fe2eef9409c279', NULL, '{"id": "ces_01a221fa86540cf89a2a5f228da13adf", "name": "visited", "object": "custom-event-schema", "created_at": "2026-11-28T11:46:36.244Z"}', NULL, NULL, NULL, '2026-11-28 11:46:36.244+00', '2026-11-28 11:46:36.245+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a221fa8656e8526ff42cf821577c2d', 'DONE', 'POST /management/v1/projects/{projectId}/locations', '2ff63b5b37d51150c32fd720119099f4', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'locations', 'loc_01a221fa8657d0e439df71ffc8d9c92e', 'Town', 'v-01a221fa8656e8526ff42cf81f58f9ed', NULL, '{"id": "loc_01a221fa8657d0e439df71ffc8d9c92e", "name": "Town", "object": "location", "created_at": "2026-11-28T11:46:36.247Z", "shape.type": "circle", "shape.format": "distance", "shape.distance.center": "geo:52.2297,21.0122", "shape.distance.radius": "2 km"}', NULL, NULL, NULL, '2026-11-28 11:46:36.246+00', '2026-11-28 11:46:36.248+00');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a221fa870c4f0a1e38e6273a08cca8', 'APPROVED', 'lben_01a221fa8668f78ca2fd566e6aa8c21c', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'lmbr_01a221fa868a679dad626428bf4696bb', 'cust_01a221fa8483d1b669aaa7062c159fb0', 'lern_01a221fa866bb8da6a4ba6a43d5f6504', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a221fa865917d0d5279f64db3b364c"}', 'earn ord_01a221fa86ba7235c3643f9f4c503aec lern_01a221fa866bb8da6a4ba6a43d5f6504 lmbr_01a221fa868a679dad626428bf4696bb 1', '2026-11-28 11:46:36.408+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a221fa8668f78ca2fd566e6aa8c21c', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a221fa8668f78ca2fd566e6aa8c21c", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a221fa865917d0d5279f64db3b364c"}, "Status": "ACTIVE", "CreatedAt": "2026-11-28T11:46:36.264Z", "Delivered": 0}', '2026-11-28 11:46:36.264+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-28 11:46:36.234+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a221fa848f725341b1d7bb1d571a73 2026-11-28', 'camp_01a221fa848f725341b1d7bb1d571a73', '2026-11-28', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a221fa84a16bd0548d3b74c0f755d0 2026-11-28', 'camp_01a221fa84a16bd0548d3b74c0f755d0', '2026-11-28', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a221fa8535979285360efd97612291 2026-11-28', 'camp_01a221fa8535979285360efd97612291', '2026-11-28', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a221fa86211ff1b648ea5105883ac9 2026-11-28', 'camp_01a221fa86211ff1b648ea5105883ac9', '2026-11-28', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', ' 2026-11-28', NULL, '2026-11-28', '{"rollbacks": 1, "redemptions": 5, "validations": 1, "points_added": 90, "publications": 2, "orders_amount": 11610, "amount_redeemed": 500, "points_redeemed": 20, "vouchers_created": 32, "vouchers_deleted": 1, "discounted_amount": 790, "rollbacks_succeeded": 1, "redemptions_succeeded": 5, "validations_succeeded": 1, "publications_succeeded": 2, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a221fa848f725341b1d7bb1d571a73', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a221fa84a16bd0548d3b74c0f755d0', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a221fa8535979285360efd97612291', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a221fa86211ff1b648ea5105883ac9', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a221fa861b892163e010fb08a5b8a9', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-28 11:46:36.187+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a221fa848f725341b1d7bb1d571a73', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-28 11:46:35.791+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a221fa84a16bd0548d3b74c0f755d0', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a221fa84658903aee815d21f483c9d', NULL, NULL, NULL, true, false, '2026-11-28 11:46:35.809+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a221fa8535979285360efd97612291', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-28 11:46:35.957+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a221fa84bfda4e642a2d755243c135', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a221fa8462f8fe10e34ce15313fbaa', NULL, NULL, NULL, true, false, '2026-11-28 11:46:35.839+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a221fa86211ff1b648ea5105883ac9', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-28 11:46:36.193+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a221fa865917d0d5279f64db3b364c', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-28 11:46:36.249+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a221fa869a79bece7692fbfd42f2c8', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'lmbr_01a221fa868a679dad626428bf4696bb', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'lcdef_01a221fa865917d0d5279f64db3b364c', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-28 11:46:36.311+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a221fa86addd579c771ecda9f6af09', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'lmbr_01a221fa868a679dad626428bf4696bb', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'lcdef_01a221fa865917d0d5279f64db3b364c', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a221fa866f27ef45f5440fe21b8539", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a221fa86ac112cec127807892c977e", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-28 11:46:36.324+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a221fa86c9e0b877570db6aa094662', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'lmbr_01a221fa868a679dad626428bf4696bb', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'lcdef_01a221fa865917d0d5279f64db3b364c', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a221fa86be18f9ef41002398efda14", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a221fa86c8221b2c7f8f149fa092c6", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a221fa86be18f9ef41002398efda14', NULL, '2026-11-28 11:46:36.353+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a221fa870c4f0a1e38e6260677c800', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'lmbr_01a221fa868a679dad626428bf4696bb', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'lcdef_01a221fa865917d0d5279f64db3b364c', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a221fa86ba7235c3643f9f4c503aec", "Metadata": {"event_id": "ev_01a221fa86bbf8985a4ac22ecd9de282", "member_id": "lmbr_01a221fa868a679dad626428bf4696bb", "program_id": "lprg_01a221fa8673e0d29b788360ff9e45f0", "earning_item_id": "lernei_01a221fa866bb8da6a4ba6a359046fbc", "earning_rule_id": "lern_01a221fa866bb8da6a4ba6a43d5f6504"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a221fa86ba7235c3643f9f4c503aec', 'earn ord_01a221fa86ba7235c3643f9f4c503aec lern_01a221fa866bb8da6a4ba6a43d5f6504 lmbr_01a221fa868a679dad626428bf4696bb 0', '2026-11-28 11:46:36.408+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a221fa870d044c8df1bc35e11fb514', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'lmbr_01a221fa868a679dad626428bf4696bb', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'lcdef_01a221fa865917d0d5279f64db3b364c', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a221fa86ba7235c3643f9f4c503aec", "Metadata": {"event_id": "ev_01a221fa86bbf8985a4ac22ecd9de282", "member_id": "lmbr_01a221fa868a679dad626428bf4696bb", "program_id": "lprg_01a221fa8673e0d29b788360ff9e45f0", "earning_item_id": "lernei_01a221fa866bb8da6a4ba6a359046fbc", "earning_rule_id": "lern_01a221fa866bb8da6a4ba6a43d5f6504"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a221fa86ba7235c3643f9f4c503aec', 'earn ord_01a221fa86ba7235c3643f9f4c503aec lern_01a221fa866bb8da6a4ba6a43d5f6504 lmbr_01a221fa868a679dad626428bf4696bb 1', '2026-11-28 11:46:36.408+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a221fa8462f8fe10e34ce15313fbaa', 'Promotions', 1, '2026-11-28 11:46:35.746+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a221fa84658903aee815d21f483c9d', 'Payments', 9, '2026-11-28 11:46:35.749+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a221fa855b1625930db4bac56cd397', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a221fa85d4394789eb9e03f64612e3/cust_01a221fa8483d1b669aaa7062c159fb0/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '10a6104f51d8e7f8571c804f468c61ef', 'demo', 'SERVER', 'demo', '6c676861f9207503a816faf1967c04b82f0da36f12f87c229eb014cc3df40490', '2026-11-28 11:46:35.737+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'a92ce14f022b3fd530366974005689cf', 'demo', 'CLIENT', 'demo', '27e9f6f8775f2d8f6cc4d1719080e5e2cc815534e54753f12a1a024d07b007da', '2026-11-28 11:46:35.738+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '2ff63b5b37d51150c32fd720119099f4', 'demo', 'MANAGEMENT', 'demo', '482f8cfc9d1cd9da408facdfb35026ab109af0e32bef51b0c3e2527a14a8ea6c', '2026-11-28 11:46:35.739+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a221fa86540cf89a2a5f228da13adf', 'visited', NULL, '2026-11-28 11:46:36.244+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a221fa847def872e83f6a65748a7b9', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-28T11:46:36.091Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-28 11:46:35.773+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a221fa8483d1b669aaa7062c159fb0', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-28T11:46:36.345Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-28 11:46:35.779+00', NULL);
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-28 11:46:36.226+00', '2026-11-28 11:46:36.226+00');
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a221fa854c165cb2e437cec47a66d7', 'camp_01a221fa8535979285360efd97612291', 'auto_01a221fa854c165cb2e437cf070c6b53', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-28 11:46:35.96+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-28 11:46:35.94+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('', 'swept', 272, false, '2026-11-28 11:46:36.185+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 656, false, '2026-11-28 11:46:36.388+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 656, false, '2026-11-28 11:46:36.388+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-28 11:46:36.401+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 656, false, '2026-11-28 11:46:36.401+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-28 11:46:36.401+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 656, false, '2026-11-28 11:46:36.401+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-28 11:46:36.411+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 656, false, '2026-11-28 11:46:36.411+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-28 11:46:36.425+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 656, false, '2026-11-28 11:46:36.425+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-28 11:46:36.431+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 656, false, '2026-11-28 11:46:36.431+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-28 11:46:36.447+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 656, false, '2026-11-28 11:46:36.447+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa847def872e83f6a690fef5c4', 1, 'customer.created', 'customer', 'cust_01a221fa847def872e83f6a65748a7b9', 'cust_01a221fa847def872e83f6a65748a7b9', NULL, 'v-01a221fa847b33c91acfc12eaecf0d38', 'ACTION', '{"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T11:46:35.773Z"}}', NULL, NULL, '2026-11-28 11:46:35.773+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8483d1b669aaa7069dbfeffc', 9, 'customer.created', 'customer', 'cust_01a221fa8483d1b669aaa7062c159fb0', 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, 'v-01a221fa848295ea12c999d9e42d7534', 'ACTION', '{"customer":{"ID":"cust_01a221fa8483d1b669aaa7062c159fb0","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-28T11:46:35.779Z"}}', NULL, NULL, '2026-11-28 11:46:35.779+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa84864c121a6a3cc54a4e7dd5', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a221fa84854dc4f920c5a06698a0b1', NULL, NULL, 'v-01a221fa84854dc4f920c5a05c0e034c', 'ACTION', '{"rule":{"ID":"val_01a221fa84854dc4f920c5a06698a0b1","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T11:46:35.781Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:35.781+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa848b41a1c7615222085b662c', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a221fa848b41a1c7615221aa9dfad5', NULL, NULL, 'v-01a221fa84872aa8f9c80aa408110a85', 'ACTION', '{"assignment":{"ID":"asgm_01a221fa848b41a1c7615221aa9dfad5","RuleID":"val_01a221fa84854dc4f920c5a06698a0b1","RelatedObjectType":"voucher","RelatedObjectID":"v_01a221fa8489c57755dd8ee78d97cfe5","CreatedAt":"2026-11-28T11:46:35.785Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a221fa84854dc4f920c5a06698a0b1","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T11:46:35.781Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:35.785+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa848cd3db0cdad5257eac2dd2', 33, 'voucher.created', 'voucher', 'v_01a221fa8489c57755dd8ee78d97cfe5', NULL, NULL, 'v-01a221fa84872aa8f9c80aa408110a85', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a221fa8489c57755dd8ee78d97cfe5","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:35.785Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:35.785+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8492648182ea6faaf3dfc47a', 41, 'campaign.created', 'campaign', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'camp_01a221fa848f725341b1d7bb1d571a73', 'v-01a221fa848d3d057d54ba04b046739b', 'ACTION', '{"campaign":{"ID":"camp_01a221fa848f725341b1d7bb1d571a73","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.791Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T11:46:35.791Z"}', NULL, NULL, '2026-11-28 11:46:35.791+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa849dee7a7dbba34dcc02a4e3', 49, 'voucher.created', 'voucher', 'v_01a221fa849cca8f758bbd745f4e5457', NULL, NULL, 'v-01a221fa8499628eb23546902f5714c5', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a221fa849cca8f758bbd745f4e5457","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:35.804Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:35.804+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa84a23cc885df20ea94ffe87b', 57, 'campaign.created', 'campaign', 'camp_01a221fa84a16bd0548d3b74c0f755d0', NULL, 'camp_01a221fa84a16bd0548d3b74c0f755d0', 'v-01a221fa849fdd3abd422f03e1c5b7b1', 'ACTION', '{"campaign":{"ID":"camp_01a221fa84a16bd0548d3b74c0f755d0","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa84658903aee815d21f483c9d","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.809Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T11:46:35.809Z"}', NULL, NULL, '2026-11-28 11:46:35.809+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa84a4ff035b1e8f0455de7e25', 65, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'camp_01a221fa848f725341b1d7bb1d571a73', 'v-01a221fa848d3d057d54ba04b046739b', 'ACTION', '{"campaign":{"ID":"camp_01a221fa848f725341b1d7bb1d571a73","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.791Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-28 11:46:35.81+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa84acf5e2acad51f8030f6521', 73, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'camp_01a221fa848f725341b1d7bb1d571a73', 'v-01a221fa848d3d057d54ba04b046739b', 'ACTION', '{"campaign":{"ID":"camp_01a221fa848f725341b1d7bb1d571a73","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.791Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-28T11:46:35.81Z","count":20}', NULL, NULL, '2026-11-28 11:46:35.81+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa84b13f4a86fda2b42abddae0', 81, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a221fa84a16bd0548d3b74c0f755d0', NULL, 'camp_01a221fa84a16bd0548d3b74c0f755d0', 'v-01a221fa849fdd3abd422f03e1c5b7b1', 'ACTION', '{"campaign":{"ID":"camp_01a221fa84a16bd0548d3b74c0f755d0","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa84658903aee815d21f483c9d","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.809Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-28 11:46:35.824+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa84b5ed6e87ce4bff7b9dbde6', 105, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a221fa84a16bd0548d3b74c0f755d0', NULL, 'camp_01a221fa84a16bd0548d3b74c0f755d0', 'v-01a221fa849fdd3abd422f03e1c5b7b1', 'ACTION', '{"campaign":{"ID":"camp_01a221fa84a16bd0548d3b74c0f755d0","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa84658903aee815d21f483c9d","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.809Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-28T11:46:35.824Z","count":5}', NULL, NULL, '2026-11-28 11:46:35.824+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa84c2a7a2ed3094714d7cdd78', 113, 'campaign.created', 'campaign', 'camp_01a221fa84bfda4e642a2d755243c135', NULL, 'camp_01a221fa84bfda4e642a2d755243c135', 'v-01a221fa84b821b0129f9740ff421c65', 'ACTION', '{"campaign":{"ID":"camp_01a221fa84bfda4e642a2d755243c135","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa8462f8fe10e34ce15313fbaa","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.839Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T11:46:35.839Z"}', NULL, NULL, '2026-11-28 11:46:35.839+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8572ded70a51183cbf63ca8a', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a221fa8535979285360efd97612291', NULL, 'camp_01a221fa8535979285360efd97612291', 'v-01a221fa856ac0f6e4ee42d721b65d14', 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28 11:46:36.016+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa84b2b46c8bac3c46a73ebd59', 89, 'voucher.created', 'voucher', 'v_01a221fa84b0e7d5ab88a730ca2e9320', NULL, 'camp_01a221fa84a16bd0548d3b74c0f755d0', 'v-01a221fa84abe4cfa7bfc9ce00f96806', 'ACTION', '{"campaign":{"ID":"camp_01a221fa84a16bd0548d3b74c0f755d0","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa84658903aee815d21f483c9d","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.809Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa84b0e7d5ab88a730ca2e9320","Code":"GIFT-50","CampaignID":"camp_01a221fa84a16bd0548d3b74c0f755d0","CategoryID":"cat_01a221fa84658903aee815d21f483c9d","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:35.824Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:35.824+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa84b44937784d055a6f688055', 97, 'campaign.vouchers.added', 'campaign', 'camp_01a221fa84a16bd0548d3b74c0f755d0', NULL, 'camp_01a221fa84a16bd0548d3b74c0f755d0', 'v-01a221fa84abe4cfa7bfc9ce00f96806', 'ACTION', '{"campaign":{"ID":"camp_01a221fa84a16bd0548d3b74c0f755d0","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa84658903aee815d21f483c9d","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.809Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28 11:46:35.824+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8536595ffdebba1d7c3dbfeb', 169, 'campaign.created', 'campaign', 'camp_01a221fa8535979285360efd97612291', NULL, 'camp_01a221fa8535979285360efd97612291', 'v-01a221fa8534d51d064209cdf6030cb0', 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T11:46:35.957Z"}', NULL, NULL, '2026-11-28 11:46:35.957+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa85d1df92121d1596bb7a6806', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a221fa85d00b57ac13d4c9a650f11d', NULL, NULL, 'v-01a221fa85d00b57ac13d4c949befc40', 'ACTION', '{"rule":{"ID":"val_01a221fa85d00b57ac13d4c9a650f11d","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T11:46:36.112Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.112+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa85d71895bf1dd1e1c36a479b', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a221fa85d654482c611e34a8838fbe', NULL, NULL, 'v-01a221fa85d2bc6f736ee7585fd84327', 'ACTION', '{"assignment":{"ID":"asgm_01a221fa85d654482c611e34a8838fbe","RuleID":"val_01a221fa85d00b57ac13d4c9a650f11d","RelatedObjectType":"voucher","RelatedObjectID":"v_01a221fa85d4394789eb9e03f64612e3","CreatedAt":"2026-11-28T11:46:36.116Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a221fa85d00b57ac13d4c9a650f11d","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T11:46:36.112Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.116+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa85d71895bf1dd1e274d24e90', 329, 'voucher.created', 'voucher', 'v_01a221fa85d4394789eb9e03f64612e3', NULL, NULL, 'v-01a221fa85d2bc6f736ee7585fd84327', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a221fa85d4394789eb9e03f64612e3","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.116Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.116+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa84c64dba506f4bef3a1b3cd6', 121, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a221fa84c2a7a2ed309471af54a762', NULL, 'camp_01a221fa84bfda4e642a2d755243c135', 'v-01a221fa84b821b0129f9740ff421c65', 'ACTION', '{"campaign":{"ID":"camp_01a221fa84bfda4e642a2d755243c135","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa8462f8fe10e34ce15313fbaa","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.839Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a221fa84c2a7a2ed309471af54a762","CampaignID":"camp_01a221fa84bfda4e642a2d755243c135","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-28T11:46:35.839Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:35.839+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa84d61bb2cc22a6457dcecc0a', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a221fa84d57c11ed8f5ad1f1cd66e7', NULL, 'camp_01a221fa84bfda4e642a2d755243c135', 'v-01a221fa84d27a9ae4f3eb74ef1f4b05', 'ACTION', '{"campaign":{"ID":"camp_01a221fa84bfda4e642a2d755243c135","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa8462f8fe10e34ce15313fbaa","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.839Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a221fa84d57c11ed8f5ad1f1cd66e7","CampaignID":"camp_01a221fa84bfda4e642a2d755243c135","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-28T11:46:35.859Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:35.859+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa84ddbb6715732b9bad040d4c', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a221fa84ddbb6715732b9b23b65dd6', NULL, NULL, 'v-01a221fa84d95010780a0121bd78c134', 'ACTION', '{"assignment":{"ID":"asgm_01a221fa84ddbb6715732b9b23b65dd6","RuleID":"val_01a221fa84854dc4f920c5a06698a0b1","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a221fa84d57c11ed8f5ad1f1cd66e7","CreatedAt":"2026-11-28T11:46:35.867Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a221fa84854dc4f920c5a06698a0b1","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T11:46:35.781Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:35.867+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa84e7161c1d5cddd1a5d9afcb', 145, 'customer.order.created', 'order', 'ord_01a221fa84e6f80985917b3ad3dd6fbe', 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, 'v-01a221fa84deeb49a814184a9aeec1a2', 'ACTION', '{"customer":{"ID":"cust_01a221fa8483d1b669aaa7062c159fb0","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-28T11:46:35.874Z"},"CreatedAt":"2026-11-28T11:46:35.779Z"},"order":{"ID":"ord_01a221fa84e6f80985917b3ad3dd6fbe","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a221fa84e6f80985917b3bbe90af4e","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a221fa846957df85f4b6867b549bdc","SKUID":"sku_01a221fa84731e3b1a8ee73f93fb235a","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a221fa846957df85f4b6867b549bdc","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a221fa84731e3b1a8ee73f93fb235a","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a221fa84e6f80985917b3c063f63b0","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a221fa8476a4442abdb94813b6c1ee","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a221fa8476a4442abdb94813b6c1ee","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","CreatedAt":"2026-11-28T11:46:35.874Z","PaidAt":"2026-11-28T11:46:35.874Z"}}', NULL, NULL, '2026-11-28 11:46:35.874+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa84e7161c1d5cddd1ba753928', 153, 'customer.order.paid', 'order', 'ord_01a221fa84e6f80985917b3ad3dd6fbe', 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, 'v-01a221fa84deeb49a814184a9aeec1a2', 'ACTION', '{"customer":{"ID":"cust_01a221fa8483d1b669aaa7062c159fb0","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-28T11:46:35.874Z"},"CreatedAt":"2026-11-28T11:46:35.779Z"},"order":{"ID":"ord_01a221fa84e6f80985917b3ad3dd6fbe","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a221fa84e6f80985917b3bbe90af4e","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a221fa846957df85f4b6867b549bdc","SKUID":"sku_01a221fa84731e3b1a8ee73f93fb235a","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a221fa846957df85f4b6867b549bdc","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a221fa84731e3b1a8ee73f93fb235a","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a221fa84e6f80985917b3c063f63b0","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a221fa8476a4442abdb94813b6c1ee","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a221fa8476a4442abdb94813b6c1ee","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","CreatedAt":"2026-11-28T11:46:35.874Z","PaidAt":"2026-11-28T11:46:35.874Z"}}', NULL, NULL, '2026-11-28 11:46:35.874+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa84f3279b29dba038abf53250', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a221fa84f3279b29dba037d17280b4', 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, 'v-01a221fa84e98dfd622426a07a030c89', 'ACTION', '{"redemption":{"ID":"r_01a221fa84f3279b29dba037d17280b4","Object":"redemption","Date":"2026-11-28T11:46:35.891Z","CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","TrackingID":"track_ovjtvdKZR0nDYLncoH2Lm5egJh934GuwiYL6WZ9r_kY","Status":"SUCCEEDED","Channel":{"ID":"10a6104f51d8e7f8571c804f468c61ef","Type":"API"},"APIKey":"10a6104f51d8e7f8571c804f468c61ef","Related":{"Type":"voucher","ID":"v_01a221fa849cca8f758bbd745f4e5457"},"VoucherID":"v_01a221fa849cca8f758bbd745f4e5457","Code":"WELCOME10","OrderID":"ord_01a221fa84f3279b29dba0374fbc07da","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a221fa84f3279b29dba038abf53251","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a221fa84f3279b29dba0374fbc07da","category":"EFFECT","data":0},{"step":2,"id":"ev_01a221fa84f3279b29dba038abf53252","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a221fa84f3279b29dba0374fbc07da","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a221fa8483d1b669aaa7062c159fb0","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-28T11:46:35.891Z"},"CreatedAt":"2026-11-28T11:46:35.779Z"},"order":{"ID":"ord_01a221fa84f3279b29dba0374fbc07da","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a221fa84f3279b29dba037bdb8ceef","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a221fa8474a4e468c929548212384c","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a221fa8474a4e468c929548212384c","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","Redemptions":{"r_01a221fa84f3279b29dba037d17280b4":{"Date":"2026-11-28T11:46:35.891Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a221fa849cca8f758bbd745f4e5457"}},"CreatedAt":"2026-11-28T11:46:35.891Z","PaidAt":"2026-11-28T11:46:35.891Z"}}]', '2026-11-28 11:46:35.891+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa85a9f9eebd0a5dc52784ae80', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a221fa8570b6d8eef5524f1031591d', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa8535979285360efd97612291', 'v-01a221fa858fea1326b5ca4e7709465a', 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-28T11:46:35.957Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T11:46:35.773Z"},"voucher":{"ID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-28T11:46:36.016Z","UpdatedAt":"2026-11-28T11:46:36.073Z"},"voucher_transaction":{"ID":"vtx_01a221fa85a9f9eebd0a5dc44ad71761","VoucherID":"v_01a221fa8570b6d8eef5524f1031591d","CampaignID":"camp_01a221fa8535979285360efd97612291","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a221fa85a9f9eebd0a5dc34d98df25","CreatedAt":"2026-11-28T11:46:36.073Z"}}', '[{"step":1,"id":"ev_01a221fa85a9f9eebd0a5dc52784ae81","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a221fa85a9f9eebd0a5dc34d98df25","campaign_id":"camp_01a221fa8535979285360efd97612291","category":"ACTION","data":0},{"step":2,"id":"ev_01a221fa85a9f9eebd0a5dc52784ae82","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a221fa8570b6d8eef5524f1031591d","campaign_id":"camp_01a221fa8535979285360efd97612291","category":"ACTION","data":1},{"step":3,"id":"ev_01a221fa85a9f9eebd0a5dc52784ae83","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a221fa8570b6d8eef5524f1031591d","campaign_id":"camp_01a221fa8535979285360efd97612291","category":"ACTION","data":1},{"step":4,"id":"ev_01a221fa85a9f9eebd0a5dc52784ae84","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a221fa8570b6d8eef5524f1031591d","campaign_id":"camp_01a221fa8535979285360efd97612291","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a221fa85a9f9eebd0a5dc34d98df25","Object":"redemption","Date":"2026-11-28T11:46:36.073Z","CustomerID":"cust_01a221fa847def872e83f6a65748a7b9","TrackingID":"track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw","Status":"SUCCEEDED","Channel":{"ID":"10a6104f51d8e7f8571c804f468c61ef","Type":"API"},"APIKey":"10a6104f51d8e7f8571c804f468c61ef","Related":{"Type":"voucher","ID":"v_01a221fa8570b6d8eef5524f1031591d"},"VoucherID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","Campaign":"Regulars","RewardID":"rew_01a221fa855b1625930db4bac56cd397","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a221fa85685239540ae7377cd34873","Type":"MATERIAL","LoyaltyTierID":"ltr_01a221fa855746a30e119a2d0aab4444","EntryID":"vtx_01a221fa85a9f9eebd0a5dc44ad71761","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a221fa855b1625930db4bac56cd397","By":1}]}}},{"reward_redemption":{"ID":"r_01a221fa85a9f9eebd0a5dc34d98df25","Object":"redemption","Date":"2026-11-28T11:46:36.073Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a221fa847def872e83f6a65748a7b9","TrackingID":"track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","RefusedOrder":"","Channel":{"ID":"10a6104f51d8e7f8571c804f468c61ef","Type":"API"},"APIKey":"10a6104f51d8e7f8571c804f468c61ef","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a221fa8570b6d8eef5524f1031591d"},"VoucherID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a221fa8535979285360efd97612291","Campaign":"Regulars","RewardID":"rew_01a221fa855b1625930db4bac56cd397","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a221fa85685239540ae7377cd34873","Type":"MATERIAL","LoyaltyTierID":"ltr_01a221fa855746a30e119a2d0aab4444","EntryID":"vtx_01a221fa85a9f9eebd0a5dc44ad71761","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a221fa855b1625930db4bac56cd397","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a221fa855b1625930db4bac56cd397","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a221fa8476a4442abdb94813b6c1ee","SKUID":""},"Coin":null,"CreatedAt":"2026-11-28T11:46:35.995Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a221fa85685239540ae7377cd34873","RewardID":"rew_01a221fa855b1625930db4bac56cd397","CampaignID":"camp_01a221fa8535979285360efd97612291","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-28T11:46:36.006Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.016Z","UpdatedAt":"2026-11-28T11:46:36.073Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.773Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-28T11:46:35.957Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T11:46:35.773Z"},"redemption":{"ID":"r_01a221fa85a9f9eebd0a5dc34d98df25","Object":"redemption","Date":"2026-11-28T11:46:36.073Z","CustomerID":"cust_01a221fa847def872e83f6a65748a7b9","TrackingID":"track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw","Status":"SUCCEEDED","Channel":{"ID":"10a6104f51d8e7f8571c804f468c61ef","Type":"API"},"APIKey":"10a6104f51d8e7f8571c804f468c61ef","Related":{"Type":"voucher","ID":"v_01a221fa8570b6d8eef5524f1031591d"},"VoucherID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","Campaign":"Regulars","RewardID":"rew_01a221fa855b1625930db4bac56cd397","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a221fa85685239540ae7377cd34873","Type":"MATERIAL","LoyaltyTierID":"ltr_01a221fa855746a30e119a2d0aab4444","EntryID":"vtx_01a221fa85a9f9eebd0a5dc44ad71761","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a221fa855b1625930db4bac56cd397","By":1}]}},"reward":{"ID":"rew_01a221fa855b1625930db4bac56cd397","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a221fa8476a4442abdb94813b6c1ee"},"CreatedAt":"2026-11-28T11:46:35.995Z"},"voucher":{"ID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-28T11:46:36.016Z","UpdatedAt":"2026-11-28T11:46:36.073Z"}}]', '2026-11-28 11:46:36.073+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa85bbf1a0117a064238e8d640', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a221fa84b0e7d5ab88a730ca2e9320', NULL, 'camp_01a221fa84a16bd0548d3b74c0f755d0', 'v-01a221fa85b0cb0136492489c9d57742', 'ACTION', '{"campaign":{"ID":"camp_01a221fa84a16bd0548d3b74c0f755d0","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a221fa84658903aee815d21f483c9d","Active":true,"CreatedAt":"2026-11-28T11:46:35.809Z"},"customer":{},"voucher":{"ID":"v_01a221fa84b0e7d5ab88a730ca2e9320","Code":"GIFT-50","CampaignID":"camp_01a221fa84a16bd0548d3b74c0f755d0","CategoryID":"cat_01a221fa84658903aee815d21f483c9d","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-28T11:46:35.824Z","UpdatedAt":"2026-11-28T11:46:36.091Z"},"voucher_transaction":{"ID":"vtx_01a221fa85bbf1a0117a0641feed8a00","VoucherID":"v_01a221fa84b0e7d5ab88a730ca2e9320","CampaignID":"camp_01a221fa84a16bd0548d3b74c0f755d0","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a221fa85bbf1a0117a064183132d44","RedemptionID":"r_01a221fa85bbf1a0117a0641aaef5ce6","CreatedAt":"2026-11-28T11:46:36.091Z"}}', NULL, NULL, '2026-11-28 11:46:36.091+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa85bbf1a0117a064238e8d641', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a221fa85bbf1a0117a0641aaef5ce6', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa84a16bd0548d3b74c0f755d0', 'v-01a221fa85b0cb0136492489c9d57742', 'ACTION', '{"redemption":{"ID":"r_01a221fa85bbf1a0117a0641aaef5ce6","Object":"redemption","Date":"2026-11-28T11:46:36.091Z","CustomerID":"cust_01a221fa847def872e83f6a65748a7b9","TrackingID":"track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw","Status":"SUCCEEDED","Channel":{"ID":"10a6104f51d8e7f8571c804f468c61ef","Type":"API"},"APIKey":"10a6104f51d8e7f8571c804f468c61ef","Related":{"Type":"voucher","ID":"v_01a221fa84b0e7d5ab88a730ca2e9320"},"VoucherID":"v_01a221fa84b0e7d5ab88a730ca2e9320","Code":"GIFT-50","CampaignID":"camp_01a221fa84a16bd0548d3b74c0f755d0","Campaign":"Gift cards","OrderID":"ord_01a221fa85bbf1a0117a064183132d44","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a221fa85bbf1a0117a064238e8d642","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a221fa85bbf1a0117a064183132d44","category":"EFFECT","data":0},{"step":2,"id":"ev_01a221fa85bbf1a0117a064238e8d643","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a221fa85bbf1a0117a064183132d44","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:36.091Z"},"CreatedAt":"2026-11-28T11:46:35.773Z"},"order":{"ID":"ord_01a221fa85bbf1a0117a064183132d44","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a221fa847def872e83f6a65748a7b9","Redemptions":{"r_01a221fa85bbf1a0117a0641aaef5ce6":{"Date":"2026-11-28T11:46:36.091Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a221fa84b0e7d5ab88a730ca2e9320","RelatedObjectParentID":"camp_01a221fa84a16bd0548d3b74c0f755d0"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-28T11:46:36.091Z","PaidAt":"2026-11-28T11:46:36.091Z"}}]', '2026-11-28 11:46:36.091+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa85c188756715f584f9dddca0', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a221fa85c188756715f58437e8cd27', 'cust_01a221fa847def872e83f6a65748a7b9', NULL, 'v-01a221fa85c04eb92d6ad3542d0ead0e', 'ACTION', '{"redemption":{"ID":"r_01a221fa85c188756715f58437e8cd27","Object":"redemption","Date":"2026-11-28T11:46:36.097Z","CustomerID":"cust_01a221fa847def872e83f6a65748a7b9","TrackingID":"track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw","Status":"SUCCEEDED","Channel":{"ID":"10a6104f51d8e7f8571c804f468c61ef","Type":"API"},"APIKey":"10a6104f51d8e7f8571c804f468c61ef","Related":{"Type":"voucher","ID":"v_01a221fa849cca8f758bbd745f4e5457"},"VoucherID":"v_01a221fa849cca8f758bbd745f4e5457","Code":"WELCOME10"}}', NULL, NULL, '2026-11-28 11:46:36.097+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa854ffb1c59619d428e6d8e9e', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a221fa854c165cb2e437cec47a66d7', NULL, 'camp_01a221fa8535979285360efd97612291', 'v-01a221fa8537e26f47530bbaef3a8875', 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a221fa854c165cb2e437cec47a66d7","CampaignID":"camp_01a221fa8535979285360efd97612291","AutomationID":"auto_01a221fa854c165cb2e437cf070c6b53","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:35.96Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:35.96+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa855746a30e119a2d53602056', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a221fa855746a30e119a2d0aab4444', NULL, 'camp_01a221fa8535979285360efd97612291', 'v-01a221fa855235e0becbed01ca3c33da', 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a221fa855746a30e119a2d0aab4444","CampaignID":"camp_01a221fa8535979285360efd97612291","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-28T11:46:35.986Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:35.986+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa85691bfdc3d11221e95d39f9', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a221fa85685239540ae7377cd34873', NULL, 'camp_01a221fa8535979285360efd97612291', 'v-01a221fa8565912631668539cb19ee36', 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a221fa855b1625930db4bac56cd397","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a221fa8476a4442abdb94813b6c1ee","SKUID":""},"Coin":null,"CreatedAt":"2026-11-28T11:46:35.995Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a221fa85685239540ae7377cd34873","RewardID":"rew_01a221fa855b1625930db4bac56cd397","CampaignID":"camp_01a221fa8535979285360efd97612291","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-28T11:46:36.006Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.006+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa85711664c74cdc9be9a69ab8', 201, 'voucher.created', 'voucher', 'v_01a221fa8570b6d8eef5524f1031591d', NULL, 'camp_01a221fa8535979285360efd97612291', 'v-01a221fa856ac0f6e4ee42d721b65d14', 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.016Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.016+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa85c8bc26d3f0b16161520200', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a221fa85c8bc26d3f0b160a5e3decc', 'cust_01a221fa847def872e83f6a65748a7b9', NULL, 'v-01a221fa85c42789b2a7b4c470e9b51b', 'ACTION', '{"redemption":{"ID":"rr_01a221fa85c8bc26d3f0b160a5e3decc","Object":"redemption_rollback","Date":"2026-11-28T11:46:36.104Z","RedemptionID":"r_01a221fa85c188756715f58437e8cd27","CustomerID":"cust_01a221fa847def872e83f6a65748a7b9","TrackingID":"track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw","Status":"SUCCEEDED","Channel":{"ID":"10a6104f51d8e7f8571c804f468c61ef","Type":"API"},"APIKey":"10a6104f51d8e7f8571c804f468c61ef","Related":{"Type":"voucher","ID":"v_01a221fa849cca8f758bbd745f4e5457"},"VoucherID":"v_01a221fa849cca8f758bbd745f4e5457","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-28 11:46:36.104+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa857b34d161a387c1dd651984', 217, 'voucher.published', 'voucher', 'v_01a221fa8570b6d8eef5524f1031591d', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa8535979285360efd97612291', 'v-01a221fa85746f78ddd2bc9b12d3efb0', 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.773Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a221fa8579290202be0b559619158a","CustomerID":"cust_01a221fa847def872e83f6a65748a7b9","TrackingID":"track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221fa8570b6d8eef5524f1031591d"],"Codes":["REGULAR1"],"CampaignID":"camp_01a221fa8535979285360efd97612291","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T11:46:36.021Z"},"voucher":{"ID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.016Z","UpdatedAt":"2026-11-28T11:46:36.021Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.021+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa857b34d161a387c1fb05c300', 225, 'publication.succeeded', 'publication', 'pub_01a221fa8579290202be0b559619158a', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa8535979285360efd97612291', 'v-01a221fa85746f78ddd2bc9b12d3efb0', 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.773Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a221fa8579290202be0b559619158a","CustomerID":"cust_01a221fa847def872e83f6a65748a7b9","TrackingID":"track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221fa8570b6d8eef5524f1031591d"],"Codes":["REGULAR1"],"CampaignID":"camp_01a221fa8535979285360efd97612291","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T11:46:36.021Z"},"voucher":{"ID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.016Z","UpdatedAt":"2026-11-28T11:46:36.021Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.021+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa857b34d161a387c27f76fefe', 233, 'customer.publication.succeeded', 'publication', 'pub_01a221fa8579290202be0b559619158a', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa8535979285360efd97612291', 'v-01a221fa85746f78ddd2bc9b12d3efb0', 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.773Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a221fa8579290202be0b559619158a","CustomerID":"cust_01a221fa847def872e83f6a65748a7b9","TrackingID":"track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221fa8570b6d8eef5524f1031591d"],"Codes":["REGULAR1"],"CampaignID":"camp_01a221fa8535979285360efd97612291","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T11:46:36.021Z"},"voucher":{"ID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.016Z","UpdatedAt":"2026-11-28T11:46:36.021Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.021+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa85896da5434a1f6d0aea60e8', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a221fa8570b6d8eef5524f1031591d', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa8535979285360efd97612291', 'v-01a221fa857eca6101244423ecb12fee', 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.773Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.016Z","UpdatedAt":"2026-11-28T11:46:36.033Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221fa8582556b09b66aefba6f6095","VoucherID":"v_01a221fa8570b6d8eef5524f1031591d","CampaignID":"camp_01a221fa8535979285360efd97612291","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T11:46:36.033Z"}}', NULL, NULL, '2026-11-28 11:46:36.033+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa85896da5434a1f6d3ed19cb8', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a221fa8570b6d8eef5524f1031591d', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa8535979285360efd97612291', 'v-01a221fa857eca6101244423ecb12fee', 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.773Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.016Z","UpdatedAt":"2026-11-28T11:46:36.033Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221fa8582556b09b66aefba6f6095","VoucherID":"v_01a221fa8570b6d8eef5524f1031591d","CampaignID":"camp_01a221fa8535979285360efd97612291","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T11:46:36.033Z"}}', NULL, NULL, '2026-11-28 11:46:36.033+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa85896da5434a1f6e2ef4222e', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a221fa8570b6d8eef5524f1031591d', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa8535979285360efd97612291', 'v-01a221fa857eca6101244423ecb12fee', 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.773Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.016Z","UpdatedAt":"2026-11-28T11:46:36.033Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221fa8582556b09b66aefba6f6095","VoucherID":"v_01a221fa8570b6d8eef5524f1031591d","CampaignID":"camp_01a221fa8535979285360efd97612291","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T11:46:36.033Z"}}', NULL, NULL, '2026-11-28 11:46:36.033+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa858e6a1b79b86da7ae271cf2', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a221fa8570b6d8eef5524f1031591d', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa8535979285360efd97612291', 'v-01a221fa857eca6101244423ecb12fee', 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.773Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a221fa855746a30e119a2d0aab4444","CampaignID":"camp_01a221fa8535979285360efd97612291","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-28T11:46:35.986Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.016Z","UpdatedAt":"2026-11-28T11:46:36.033Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.033+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8701b6ac3044ab4f97959ecb', 657, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a221fa8570b6d8eef5524f1031591d', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa8535979285360efd97612291', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:36.091Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.773Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.016Z","UpdatedAt":"2026-11-28T11:46:36.404Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221fa8701b6ac3044ab4e48b7df8c","VoucherID":"v_01a221fa8570b6d8eef5524f1031591d","CampaignID":"camp_01a221fa8535979285360efd97612291","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a221fa85bbf1a0117a064183132d44","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a221fa85bbf1a0117a064238e8d643","EventType":"customer.order.paid","OrderID":"ord_01a221fa85bbf1a0117a064183132d44","RuleID":"ern_01a221fa854c165cb2e437cec47a66d7","ItemID":"","TierID":"","HolderTierID":"ltr_01a221fa855746a30e119a2d0aab4444","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T11:46:36.404Z"}}', NULL, NULL, '2026-11-28 11:46:36.404+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8701b6ac3044ab4f98714d46', 665, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a221fa8570b6d8eef5524f1031591d', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa8535979285360efd97612291', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:36.091Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.773Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.016Z","UpdatedAt":"2026-11-28T11:46:36.404Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221fa8701b6ac3044ab4e48b7df8c","VoucherID":"v_01a221fa8570b6d8eef5524f1031591d","CampaignID":"camp_01a221fa8535979285360efd97612291","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a221fa85bbf1a0117a064183132d44","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a221fa85bbf1a0117a064238e8d643","EventType":"customer.order.paid","OrderID":"ord_01a221fa85bbf1a0117a064183132d44","RuleID":"ern_01a221fa854c165cb2e437cec47a66d7","ItemID":"","TierID":"","HolderTierID":"ltr_01a221fa855746a30e119a2d0aab4444","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T11:46:36.404Z"}}', NULL, NULL, '2026-11-28 11:46:36.404+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8701b6ac3044ab4ff5371797', 673, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a221fa8570b6d8eef5524f1031591d', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa8535979285360efd97612291', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:36.091Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.773Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.016Z","UpdatedAt":"2026-11-28T11:46:36.404Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221fa8701b6ac3044ab4e48b7df8c","VoucherID":"v_01a221fa8570b6d8eef5524f1031591d","CampaignID":"camp_01a221fa8535979285360efd97612291","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a221fa85bbf1a0117a064183132d44","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a221fa85bbf1a0117a064238e8d643","EventType":"customer.order.paid","OrderID":"ord_01a221fa85bbf1a0117a064183132d44","RuleID":"ern_01a221fa854c165cb2e437cec47a66d7","ItemID":"","TierID":"","HolderTierID":"ltr_01a221fa855746a30e119a2d0aab4444","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T11:46:36.404Z"}}', NULL, NULL, '2026-11-28 11:46:36.404+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8702346be5cbc824187b93aa', 681, 'customer.rewarded', 'voucher', 'v_01a221fa8570b6d8eef5524f1031591d', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa8535979285360efd97612291', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:36.091Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.773Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a221fa854c165cb2e437cec47a66d7","CampaignID":"camp_01a221fa8535979285360efd97612291","AutomationID":"auto_01a221fa854c165cb2e437cf070c6b53","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:35.96Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.016Z","UpdatedAt":"2026-11-28T11:46:36.404Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221fa8701b6ac3044ab4e48b7df8c","VoucherID":"v_01a221fa8570b6d8eef5524f1031591d","CampaignID":"camp_01a221fa8535979285360efd97612291","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a221fa85bbf1a0117a064183132d44","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a221fa85bbf1a0117a064238e8d643","EventType":"customer.order.paid","OrderID":"ord_01a221fa85bbf1a0117a064183132d44","RuleID":"ern_01a221fa854c165cb2e437cec47a66d7","ItemID":"","TierID":"","HolderTierID":"ltr_01a221fa855746a30e119a2d0aab4444","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T11:46:36.404Z"}}', NULL, NULL, '2026-11-28 11:46:36.404+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8702346be5cbc8245c038dce', 689, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a221fa8570b6d8eef5524f1031591d', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa8535979285360efd97612291', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a221fa8535979285360efd97612291","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.957Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:36.091Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.773Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a221fa854c165cb2e437cec47a66d7","CampaignID":"camp_01a221fa8535979285360efd97612291","AutomationID":"auto_01a221fa854c165cb2e437cf070c6b53","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:35.96Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa8570b6d8eef5524f1031591d","Code":"REGULAR1","CampaignID":"camp_01a221fa8535979285360efd97612291","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.016Z","UpdatedAt":"2026-11-28T11:46:36.404Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221fa8701b6ac3044ab4e48b7df8c","VoucherID":"v_01a221fa8570b6d8eef5524f1031591d","CampaignID":"camp_01a221fa8535979285360efd97612291","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a221fa85bbf1a0117a064183132d44","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a221fa85bbf1a0117a064238e8d643","EventType":"customer.order.paid","OrderID":"ord_01a221fa85bbf1a0117a064183132d44","RuleID":"ern_01a221fa854c165cb2e437cec47a66d7","ItemID":"","TierID":"","HolderTierID":"ltr_01a221fa855746a30e119a2d0aab4444","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T11:46:36.404Z"}}', NULL, NULL, '2026-11-28 11:46:36.404+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa85ef7dca79925b1c76a196a0', 337, 'customer.redemption.succeeded', 'redemption', 'r_01a221fa85ef7dca79925b1bd6a85b62', 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, 'v-01a221fa85d97f63c7827c601743c247', 'ACTION', '{"redemption":{"ID":"r_01a221fa85ef7dca79925b1bd6a85b62","Object":"redemption","Date":"2026-11-28T11:46:36.143Z","CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","TrackingID":"track_ovjtvdKZR0nDYLncoH2Lm5egJh934GuwiYL6WZ9r_kY","Status":"SUCCEEDED","Channel":{"ID":"10a6104f51d8e7f8571c804f468c61ef","Type":"API"},"APIKey":"10a6104f51d8e7f8571c804f468c61ef","Related":{"Type":"voucher","ID":"v_01a221fa85d4394789eb9e03f64612e3"},"VoucherID":"v_01a221fa85d4394789eb9e03f64612e3","Code":"ONCE"}}', NULL, NULL, '2026-11-28 11:46:36.143+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa86d8b611926e97a57e513270', 649, 'customer.order.updated', 'order', 'ord_01a221fa86d2e518e54127c5d5ca6f81', NULL, NULL, 'v-01a221fa86d4e12dc0f5385726cf3fa9', 'EFFECT', '{"order":{"ID":"ord_01a221fa86d2e518e54127c5d5ca6f81","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a221fa86d2e518e54127c62ddf4b14","ProductID":"prod_01a221fa8476a4442abdb94813b6c1ee","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a221fa8476a4442abdb94813b6c1ee","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T11:46:36.369Z","UpdatedAt":"2026-11-28T11:46:36.376Z","PaidAt":"2026-11-28T11:46:36.369Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a221fa86d2e518e54127c62ddf4b14","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a221fa86d8b611926e97a5424578d1"]}}}', '[{"step":1,"id":"ev_01a221fa86d8b611926e97a57e513271","type":"order.returned","entity_type":"order","entity_id":"ord_01a221fa86d2e518e54127c5d5ca6f81","category":"ACTION","data":0}]', '[{"before":{},"order":{"ID":"ord_01a221fa86d2e518e54127c5d5ca6f81","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a221fa86d2e518e54127c62ddf4b14","ProductID":"prod_01a221fa8476a4442abdb94813b6c1ee","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a221fa8476a4442abdb94813b6c1ee","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T11:46:36.369Z","UpdatedAt":"2026-11-28T11:46:36.376Z","PaidAt":"2026-11-28T11:46:36.369Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a221fa86d2e518e54127c62ddf4b14","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a221fa86d8b611926e97a5424578d1"]}},"return":{"ID":"ret_01a221fa86d8b611926e97a5424578d1","SourceID":"","OrderID":"ord_01a221fa86d2e518e54127c5d5ca6f81","CustomerID":"","Reason":"","Metadata":null,"APIKey":"10a6104f51d8e7f8571c804f468c61ef","Policy":"KEEP","RefundOrder":"PROPORTIONAL","Last":false,"Rollbacks":null,"Items":[{"ItemID":"ordli_01a221fa86d2e518e54127c62ddf4b14","ProductID":"prod_01a221fa8476a4442abdb94813b6c1ee","SKUID":"","Quantity":1,"Free":0,"Amount":1000,"Subtotal":1000}],"Amount":1000,"Money":1000,"Credits":null,"Points":null,"Forfeited":0,"Uncredited":0,"Withheld":0,"Refunded":1000,"Kept":1000,"Discounts":null,"Records":null,"Warnings":null,"TakesEarned":true,"Earned":{"By":null,"Cards":null},"CreatedAt":"2026-11-28T11:46:36.376Z"}}]', '2026-11-28 11:46:36.376+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa85f4fe39b27223882c532271', 345, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a221fa85f2a8abba35dfec65a620cd', NULL, 'camp_01a221fa84bfda4e642a2d755243c135', 'v-01a221fa85f19f8ddb0cbe2b89df305b', 'ACTION', '{"campaign":{"ID":"camp_01a221fa84bfda4e642a2d755243c135","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa8462f8fe10e34ce15313fbaa","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:35.839Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a221fa85f2a8abba35dfec65a620cd","CampaignID":"camp_01a221fa84bfda4e642a2d755243c135","Name":"Both","TierIDs":["promo_01a221fa84c2a7a2ed309471af54a762"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-28T11:46:36.145Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.145+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8601e97c386b076746c90a68', 353, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a221fa847def872e83f6a65748a7b9', NULL, 'v-01a221fa85fa86d460512f50062e5edb', 'ACTION', '{"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:36.091Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.773Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-28 11:46:36.161+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa86116e100af7944d0f868a90', 361, 'voucher.created', 'voucher', 'v_01a221fa86116e100af7944cc9082165', NULL, NULL, 'v-01a221fa860fc5be2bd931961947bb2e', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a221fa86116e100af7944cc9082165","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.177Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.177+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8616ca3a32b111a21566e046', 369, 'voucher.deleted', 'voucher', 'v_01a221fa86116e100af7944cc9082165', NULL, NULL, 'v-01a221fa86122df65bade4c9682920f2', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a221fa86116e100af7944cc9082165","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.177Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-28T11:46:36.179Z"}}', NULL, NULL, '2026-11-28 11:46:36.179+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa86229c300d060a00070767d4', 377, 'campaign.created', 'campaign', 'camp_01a221fa86211ff1b648ea5105883ac9', NULL, 'camp_01a221fa86211ff1b648ea5105883ac9', 'v-01a221fa86208fc6113dee267deb930e', 'ACTION', '{"campaign":{"ID":"camp_01a221fa86211ff1b648ea5105883ac9","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:36.193Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T11:46:36.193Z"}', NULL, NULL, '2026-11-28 11:46:36.193+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa86293d8951521b85b0250c82', 385, 'voucher.created', 'voucher', 'v_01a221fa862727bfa9b655e01bc436fd', NULL, 'camp_01a221fa86211ff1b648ea5105883ac9', 'v-01a221fa8624a9df75abfecdc06a16bd', 'ACTION', '{"campaign":{"ID":"camp_01a221fa86211ff1b648ea5105883ac9","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:36.193Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa862727bfa9b655e01bc436fd","Code":"FRIEND1","CampaignID":"camp_01a221fa86211ff1b648ea5105883ac9","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.199Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.199+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa862a610e365c4ab036e4aad4', 393, 'campaign.vouchers.added', 'campaign', 'camp_01a221fa86211ff1b648ea5105883ac9', NULL, 'camp_01a221fa86211ff1b648ea5105883ac9', 'v-01a221fa8624a9df75abfecdc06a16bd', 'ACTION', '{"campaign":{"ID":"camp_01a221fa86211ff1b648ea5105883ac9","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:36.193Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28 11:46:36.199+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa86314509dc586631f1daca3b', 401, 'voucher.published', 'voucher', 'v_01a221fa862727bfa9b655e01bc436fd', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa86211ff1b648ea5105883ac9', 'v-01a221fa862ba104c1e2aa55c94447d1', 'ACTION', '{"campaign":{"ID":"camp_01a221fa86211ff1b648ea5105883ac9","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:36.193Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:36.091Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.773Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a221fa862f3d00acff8d3bc4dd205c","CustomerID":"cust_01a221fa847def872e83f6a65748a7b9","TrackingID":"track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221fa862727bfa9b655e01bc436fd"],"Codes":["FRIEND1"],"CampaignID":"camp_01a221fa86211ff1b648ea5105883ac9","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T11:46:36.204Z"},"voucher":{"ID":"v_01a221fa862727bfa9b655e01bc436fd","Code":"FRIEND1","CampaignID":"camp_01a221fa86211ff1b648ea5105883ac9","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","ReferrerID":"cust_01a221fa847def872e83f6a65748a7b9","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.199Z","UpdatedAt":"2026-11-28T11:46:36.204Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.204+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8632e49d989f0395da036708', 409, 'publication.succeeded', 'publication', 'pub_01a221fa862f3d00acff8d3bc4dd205c', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa86211ff1b648ea5105883ac9', 'v-01a221fa862ba104c1e2aa55c94447d1', 'ACTION', '{"campaign":{"ID":"camp_01a221fa86211ff1b648ea5105883ac9","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:36.193Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:36.091Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.773Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a221fa862f3d00acff8d3bc4dd205c","CustomerID":"cust_01a221fa847def872e83f6a65748a7b9","TrackingID":"track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221fa862727bfa9b655e01bc436fd"],"Codes":["FRIEND1"],"CampaignID":"camp_01a221fa86211ff1b648ea5105883ac9","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T11:46:36.204Z"},"voucher":{"ID":"v_01a221fa862727bfa9b655e01bc436fd","Code":"FRIEND1","CampaignID":"camp_01a221fa86211ff1b648ea5105883ac9","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","ReferrerID":"cust_01a221fa847def872e83f6a65748a7b9","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.199Z","UpdatedAt":"2026-11-28T11:46:36.204Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.204+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8632e49d989f0396a788c21c', 417, 'customer.publication.succeeded', 'publication', 'pub_01a221fa862f3d00acff8d3bc4dd205c', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa86211ff1b648ea5105883ac9', 'v-01a221fa862ba104c1e2aa55c94447d1', 'ACTION', '{"campaign":{"ID":"camp_01a221fa86211ff1b648ea5105883ac9","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:36.193Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa847def872e83f6a65748a7b9","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:36.091Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.773Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a221fa862f3d00acff8d3bc4dd205c","CustomerID":"cust_01a221fa847def872e83f6a65748a7b9","TrackingID":"track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221fa862727bfa9b655e01bc436fd"],"Codes":["FRIEND1"],"CampaignID":"camp_01a221fa86211ff1b648ea5105883ac9","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T11:46:36.204Z"},"voucher":{"ID":"v_01a221fa862727bfa9b655e01bc436fd","Code":"FRIEND1","CampaignID":"camp_01a221fa86211ff1b648ea5105883ac9","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","ReferrerID":"cust_01a221fa847def872e83f6a65748a7b9","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.199Z","UpdatedAt":"2026-11-28T11:46:36.204Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.204+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa863aee500f8250237397f7e9', 425, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a221fa8638bca0962f09043cca74dc', 'cust_01a221fa8483d1b669aaa7062c159fb0', 'camp_01a221fa86211ff1b648ea5105883ac9', 'v-01a221fa8634efe518aff8e1b45ada8a', 'ACTION', '{"campaign":{"ID":"camp_01a221fa86211ff1b648ea5105883ac9","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:36.193Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa8483d1b669aaa7062c159fb0","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-28T11:46:35.891Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:35.779Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a221fa8638bca0962f09043cca74dc","VoucherID":"v_01a221fa862727bfa9b655e01bc436fd","CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","Role":"REFEREE","ReferrerID":"cust_01a221fa847def872e83f6a65748a7b9","CampaignID":"camp_01a221fa86211ff1b648ea5105883ac9","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-28T11:46:36.216Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a221fa862727bfa9b655e01bc436fd","Code":"FRIEND1","CampaignID":"camp_01a221fa86211ff1b648ea5105883ac9","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa847def872e83f6a65748a7b9","ReferrerID":"cust_01a221fa847def872e83f6a65748a7b9","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:36.199Z","UpdatedAt":"2026-11-28T11:46:36.204Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.218+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa865c2ca43f202a5afecac63f', 433, 'vl.card_definition.created', 'card_definition', 'lcdef_01a221fa865917d0d5279f64db3b364c', NULL, NULL, 'v-01a221fa865917d0d5279f647609aff2', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a221fa865917d0d5279f64db3b364c","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.249Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.249+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa865fb8d4a455d2d9825dd680', 441, 'vl.tier_structure.created', 'tier_structure', 'lts_01a221fa865d86aee0459ae4a10af716', NULL, NULL, 'v-01a221fa865d86aee0459ae481f6ff2e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a221fa865d86aee0459ae4a10af716","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a221fa865917d0d5279f64db3b364c","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.253Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.253+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa86d2e518e54127c7f1b5d23b', 641, 'customer.order.paid', 'order', 'ord_01a221fa86d2e518e54127c5d5ca6f81', NULL, NULL, 'v-01a221fa86d031448b088e5f726549b3', 'ACTION', '{"order":{"ID":"ord_01a221fa86d2e518e54127c5d5ca6f81","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a221fa86d2e518e54127c62ddf4b14","ProductID":"prod_01a221fa8476a4442abdb94813b6c1ee","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a221fa8476a4442abdb94813b6c1ee","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T11:46:36.369Z","PaidAt":"2026-11-28T11:46:36.369Z"}}', NULL, NULL, '2026-11-28 11:46:36.369+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8664ed69c35cd30a572e0e3b', 449, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a221fa865d86aee0459ae4a10af716', NULL, NULL, 'v-01a221fa8660212092be022ff62b9671', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a221fa865d86aee0459ae4a10af716","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a221fa865917d0d5279f64db3b364c","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.253Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a221fa8660212092be023021d245fe","StructureID":"lts_01a221fa865d86aee0459ae4a10af716","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.256Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.256+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8667a3db83f7fb1e95766ae0', 457, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a221fa865d86aee0459ae4a10af716', NULL, NULL, 'v-01a221fa8665d3f446afbb2ab9e9a12b', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a221fa865d86aee0459ae4a10af716","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a221fa865917d0d5279f64db3b364c","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.253Z","UpdatedAt":"2026-11-28T11:46:36.261Z"}}', NULL, NULL, '2026-11-28 11:46:36.261+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa866a1ca2540609f1191c70b1', 465, 'vl.benefit.created', 'benefit', 'lben_01a221fa8668f78ca2fd566e6aa8c21c', NULL, NULL, 'v-01a221fa8668f78ca2fd566d9ed73cf4', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a221fa8668f78ca2fd566e6aa8c21c","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a221fa865917d0d5279f64db3b364c","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-28T11:46:36.264Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.264+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa866eda6e9fbf48ed6795ad34', 473, 'vl.earning_rule.created', 'earning_rule', 'lern_01a221fa866bb8da6a4ba6a43d5f6504', NULL, NULL, 'v-01a221fa866bb8da6a4ba6a2c3fc4191', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a221fa866bb8da6a4ba6a43d5f6504","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a221fa866bb8da6a4ba6a359046fbc","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a221fa865917d0d5279f64db3b364c","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a221fa8668f78ca2fd566e6aa8c21c"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.267Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.267+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa86721c5ce3cec4bee3cf3085', 481, 'vl.reward.created', 'reward', 'lrew_01a221fa866f27ef45f5440fe21b8539', NULL, NULL, 'v-01a221fa866f27ef45f5440f254ff3e7', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a221fa866f27ef45f5440fe21b8539","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a221fa8476a4442abdb94813b6c1ee","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a221fa866f27ef45f5440f5c80544d","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a221fa866f27ef45f5440fcaba9af8","Name":"","Points":20,"CardDefinitionID":"lcdef_01a221fa865917d0d5279f64db3b364c"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.271Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.271+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8674c6a3385cdecdaa2cb6df', 489, 'vl.program.created', 'program', 'lprg_01a221fa8673e0d29b788360ff9e45f0', NULL, NULL, 'v-01a221fa8673e0d29b788360d4f13c25', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa8673e0d29b788360ff9e45f0","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.275Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.275+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8676f0ccd34992a91e798809', 497, 'vl.program.card_definition.assigned', 'program', 'lprg_01a221fa8673e0d29b788360ff9e45f0', NULL, NULL, 'v-01a221fa8673e0d29b788360d4f13c25', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa8673e0d29b788360ff9e45f0","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.275Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a221fa865917d0d5279f64db3b364c","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.249Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221fa8676f0ccd34992a8a33bb842","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","Type":"card_definition","ResourceID":"lcdef_01a221fa865917d0d5279f64db3b364c","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T11:46:36.275Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.275+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa8677d436947e8f3a6fce0a82', 505, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a221fa865917d0d5279f64db3b364c', NULL, NULL, 'v-01a221fa8673e0d29b788360d4f13c25', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa8673e0d29b788360ff9e45f0","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.275Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a221fa865917d0d5279f64db3b364c","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.249Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221fa8676f0ccd34992a8a33bb842","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","Type":"card_definition","ResourceID":"lcdef_01a221fa865917d0d5279f64db3b364c","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T11:46:36.275Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.275+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa867a5186f9ac1e46d2b21007', 513, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a221fa8673e0d29b788360ff9e45f0', NULL, NULL, 'v-01a221fa8673e0d29b788360d4f13c25', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa8673e0d29b788360ff9e45f0","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.275Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a221fa865d86aee0459ae4a10af716","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a221fa865917d0d5279f64db3b364c","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.253Z","UpdatedAt":"2026-11-28T11:46:36.261Z"},"Assignment":{"ID":"lasgm_01a221fa867904244fcf96f0a301e16b","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","Type":"tier_structure","ResourceID":"lts_01a221fa865d86aee0459ae4a10af716","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T11:46:36.275Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.275+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa867a5186f9ac1e47c7b0dacb', 521, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a221fa865d86aee0459ae4a10af716', NULL, NULL, 'v-01a221fa8673e0d29b788360d4f13c25', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa8673e0d29b788360ff9e45f0","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.275Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a221fa865d86aee0459ae4a10af716","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a221fa865917d0d5279f64db3b364c","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.253Z","UpdatedAt":"2026-11-28T11:46:36.261Z"},"Assignment":{"ID":"lasgm_01a221fa867904244fcf96f0a301e16b","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","Type":"tier_structure","ResourceID":"lts_01a221fa865d86aee0459ae4a10af716","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T11:46:36.275Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.275+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa867c763561325bd53c9e7fb7', 529, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a221fa8673e0d29b788360ff9e45f0', NULL, NULL, 'v-01a221fa8673e0d29b788360d4f13c25', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa8673e0d29b788360ff9e45f0","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.275Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a221fa866bb8da6a4ba6a43d5f6504","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a221fa866bb8da6a4ba6a359046fbc","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a221fa865917d0d5279f64db3b364c","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a221fa8668f78ca2fd566e6aa8c21c"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.267Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221fa867c763561325bd450e76545","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","Type":"earning_rule","ResourceID":"lern_01a221fa866bb8da6a4ba6a43d5f6504","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T11:46:36.275Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.275+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa867ded52fa30514027cff0d6', 537, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a221fa866bb8da6a4ba6a43d5f6504', NULL, NULL, 'v-01a221fa8673e0d29b788360d4f13c25', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa8673e0d29b788360ff9e45f0","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.275Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a221fa866bb8da6a4ba6a43d5f6504","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a221fa866bb8da6a4ba6a359046fbc","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a221fa865917d0d5279f64db3b364c","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a221fa8668f78ca2fd566e6aa8c21c"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.267Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221fa867c763561325bd450e76545","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","Type":"earning_rule","ResourceID":"lern_01a221fa866bb8da6a4ba6a43d5f6504","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T11:46:36.275Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.275+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa868525df6fe706ab0a6202db', 545, 'vl.program.reward.assigned', 'program', 'lprg_01a221fa8673e0d29b788360ff9e45f0', NULL, NULL, 'v-01a221fa8682601f440306eff2fc39a9', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa8673e0d29b788360ff9e45f0","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.275Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a221fa866f27ef45f5440fe21b8539","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a221fa8476a4442abdb94813b6c1ee","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a221fa866f27ef45f5440f5c80544d","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a221fa866f27ef45f5440fcaba9af8","Name":"","Points":20,"CardDefinitionID":"lcdef_01a221fa865917d0d5279f64db3b364c"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.271Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221fa868525df6fe706aa7b18e0df","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","Type":"reward","ResourceID":"lrew_01a221fa866f27ef45f5440fe21b8539","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T11:46:36.291Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.291+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa86869116b2a0c17b1d6a0b4f', 553, 'vl.reward.assigned', 'reward', 'lrew_01a221fa866f27ef45f5440fe21b8539', NULL, NULL, 'v-01a221fa8682601f440306eff2fc39a9', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa8673e0d29b788360ff9e45f0","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.275Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a221fa866f27ef45f5440fe21b8539","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a221fa8476a4442abdb94813b6c1ee","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a221fa866f27ef45f5440f5c80544d","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a221fa866f27ef45f5440fcaba9af8","Name":"","Points":20,"CardDefinitionID":"lcdef_01a221fa865917d0d5279f64db3b364c"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T11:46:36.271Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221fa868525df6fe706aa7b18e0df","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","Type":"reward","ResourceID":"lrew_01a221fa866f27ef45f5440fe21b8539","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T11:46:36.291Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.291+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa868e7dfc17808ede762c9d76', 561, 'vl.member.created', 'member', 'lmbr_01a221fa868a679dad626428bf4696bb', 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, 'v-01a221fa868738803129d3fb92d214bc', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a221fa868a679dad626428bf4696bb","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T11:46:36.298Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.298+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa86915ffc597f23e2461087e4', 569, 'vl.card.created', 'card', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, 'v-01a221fa868738803129d3fb92d214bc', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a221fa868a679dad626428bf4696bb","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T11:46:36.298Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a221fa86903807158e8dcf5929bda0","MemberID":"lmbr_01a221fa868a679dad626428bf4696bb","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","DefinitionID":"lcdef_01a221fa865917d0d5279f64db3b364c","Code":"orz5GcR2Bc","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T11:46:36.298Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.298+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa869233540e1483c52f88bd8b', 577, 'vl.card.assigned', 'card', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, 'v-01a221fa868738803129d3fb92d214bc', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a221fa868a679dad626428bf4696bb","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T11:46:36.298Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a221fa86903807158e8dcf5929bda0","MemberID":"lmbr_01a221fa868a679dad626428bf4696bb","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","DefinitionID":"lcdef_01a221fa865917d0d5279f64db3b364c","Code":"orz5GcR2Bc","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T11:46:36.298Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.298+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa869233540e1483c5ad4b59eb', 585, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, 'v-01a221fa868738803129d3fb92d214bc', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a221fa868a679dad626428bf4696bb","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T11:46:36.298Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a221fa86903807158e8dcf5929bda0","MemberID":"lmbr_01a221fa868a679dad626428bf4696bb","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","DefinitionID":"lcdef_01a221fa865917d0d5279f64db3b364c","Code":"orz5GcR2Bc","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T11:46:36.298Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.298+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa869233540e1483c627f07137', 593, 'vl.member.card.assigned', 'member', 'lmbr_01a221fa868a679dad626428bf4696bb', 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, 'v-01a221fa868738803129d3fb92d214bc', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a221fa868a679dad626428bf4696bb","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T11:46:36.298Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a221fa86903807158e8dcf5929bda0","MemberID":"lmbr_01a221fa868a679dad626428bf4696bb","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","DefinitionID":"lcdef_01a221fa865917d0d5279f64db3b364c","Code":"orz5GcR2Bc","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T11:46:36.298Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.298+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa869f467aa33228b7890ab14e', 601, 'vl.tier.joined', 'tier', 'lt_01a221fa8660212092be023021d245fe', 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, 'v-01a221fa86964a71a3516e22d838ca4b', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"10a6104f51d8e7f8571c804f468c61ef","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a221fa86903807158e8dcf5929bda0","MemberID":"lmbr_01a221fa868a679dad626428bf4696bb","ProgramID":"lprg_01a221fa8673e0d29b788360ff9e45f0","CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","DefinitionID":"lcdef_01a221fa865917d0d5279f64db3b364c","Code":"orz5GcR2Bc","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a221fa865d86aee0459ae4a10af716","Rank":{"TierID":"lt_01a221fa8660212092be023021d245fe","Since":"2026-11-28","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T11:46:36.298Z","UpdatedAt":"2026-11-28T11:46:36.311Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 11:46:36.311+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa86bbf8985a4ac22dde2a2118', 609, 'customer.order.created', 'order', 'ord_01a221fa86ba7235c3643f9f4c503aec', 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, 'v-01a221fa86b8d577e61c21de3f1e990a', 'ACTION', '{"customer":{"ID":"cust_01a221fa8483d1b669aaa7062c159fb0","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T11:46:36.345Z"},"CreatedAt":"2026-11-28T11:46:35.779Z"},"order":{"ID":"ord_01a221fa86ba7235c3643f9f4c503aec","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","CreatedAt":"2026-11-28T11:46:36.345Z","PaidAt":"2026-11-28T11:46:36.345Z"}}', NULL, NULL, '2026-11-28 11:46:36.345+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa86bbf8985a4ac22ecd9de282', 617, 'customer.order.paid', 'order', 'ord_01a221fa86ba7235c3643f9f4c503aec', 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, 'v-01a221fa86b8d577e61c21de3f1e990a', 'ACTION', '{"customer":{"ID":"cust_01a221fa8483d1b669aaa7062c159fb0","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T11:46:36.345Z"},"CreatedAt":"2026-11-28T11:46:35.779Z"},"order":{"ID":"ord_01a221fa86ba7235c3643f9f4c503aec","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","CreatedAt":"2026-11-28T11:46:36.345Z","PaidAt":"2026-11-28T11:46:36.345Z"}}', NULL, NULL, '2026-11-28 11:46:36.345+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa86c0911cd535e73ae4a26ffc', 625, 'customer.order.created', 'order', 'ord_01a221fa86be18f9ef41002398efda14', 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, 'v-01a221fa86bd670691fd011076e65a22', 'ACTION', '{"customer":{"ID":"cust_01a221fa8483d1b669aaa7062c159fb0","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T11:46:36.345Z"},"CreatedAt":"2026-11-28T11:46:35.779Z"},"order":{"ID":"ord_01a221fa86be18f9ef41002398efda14","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a221fa8483d1b669aaa7062c159fb0","CreatedAt":"2026-11-28T11:46:36.35Z"}}', NULL, NULL, '2026-11-28 11:46:36.35+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221fa86d2e518e54127c725d5caa5', 633, 'customer.order.created', 'order', 'ord_01a221fa86d2e518e54127c5d5ca6f81', NULL, NULL, 'v-01a221fa86d031448b088e5f726549b3', 'ACTION', '{"order":{"ID":"ord_01a221fa86d2e518e54127c5d5ca6f81","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a221fa86d2e518e54127c62ddf4b14","ProductID":"prod_01a221fa8476a4442abdb94813b6c1ee","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a221fa8476a4442abdb94813b6c1ee","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T11:46:36.369Z","PaidAt":"2026-11-28T11:46:36.369Z"}}', NULL, NULL, '2026-11-28 11:46:36.369+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a221fa860317f153a403d9715f98cb_0', 'exp_01a221fa860317f153a403d9715f98cb', 'Code,Voucher Type,Value,Discount Type
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,90,
CARD-JKjWjiof,GIFT_VOUCHER,50.00,
CARD-F3oUdmaB,GIFT_VOUCHER,50.00,
CARD-QYjfYRsh,GIFT_VOUCHER,50.00,
CARD-hT4h4QZy,GIFT_VOUCHER,50.00,
CARD-n8eVYAkI,GIFT_VOUCHER,50.00,
GIFT-50,GIFT_VOUCHER,50.00,
HELLO-aD2g,DISCOUNT_VOUCHER,10,PERCENT
HELLO-AngE,DISCOUNT_VOUCHER,10,PERCENT
HELLO-9tfC,DISCOUNT_VOUCHER,10,PERCENT
HELLO-GaSc,DISCOUNT_VOUCHER,10,PERCENT
HELLO-sBb9,DISCOUNT_VOUCHER,10,PERCENT
HELLO-oRIn,DISCOUNT_VOUCHER,10,PERCENT
HELLO-mfAm,DISCOUNT_VOUCHER,10,PERCENT
HELLO-QPz9,DISCOUNT_VOUCHER,10,PERCENT
HELLO-EcWs,DISCOUNT_VOUCHER,10,PERCENT
HELLO-hqSg,DISCOUNT_VOUCHER,10,PERCENT
HELLO-LMnX,DISCOUNT_VOUCHER,10,PERCENT
HELLO-zHMb,DISCOUNT_VOUCHER,10,PERCENT
HELLO-PDls,DISCOUNT_VOUCHER,10,PERCENT
HELLO-LhdO,DISCOUNT_VOUCHER,10,PERCENT
HELLO-v8yk,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Jj3J,DISCOUNT_VOUCHER,10,PERCENT
HELLO-CQvj,DISCOUNT_VOUCHER,10,PERCENT
HELLO-CJF9,DISCOUNT_VOUCHER,10,PERCENT
HELLO-hfcA,DISCOUNT_VOUCHER,10,PERCENT
HELLO-nGE6,DISCOUNT_VOUCHER,10,PERCENT
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a221fa860317f153a403d9715f98cb', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 30, 1, 1182, NULL, '2026-11-28 11:46:36.163+00', '2026-11-28 11:46:36.175+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_fe5b26170cae945f3507edc7d6e2877d', '\xa69a71cde7359f7164c5b3fed83557e5bf06fa9a8ee648766605d9bfd78c2cd772b0db9a9b6d003d6e8414c8358f44561bf998db515dc7f378070f2c13d7350805e04ef8ebdc20e01c8089c872d13298f5d6e8303da39bea6a9a25bc5394cba3421f2cec9c43557a2ab8111401167a2b49fb47cb8a59427c9be9c3e3bc46ab60149d6960934b8ac4406f3c622b08a62bb79b5535696e892c5b6e398bb15d3209f591bc4ec01eac55f0843914901647f7e4ae1c63cc7b1d3fe7a563755a1d698bbbaf8dc9cd5e3fe4822b44dd5b0553284e6e22fb9744ab995e8bbdcd809927471d33b7d38462139739aea850431ec10e0fb75088a95dacc4eea38262837e9551b93386b96507bb8f25b3307d004ff21e6a75d108ced8a68373290943500c5f32873c25e824a5ce0ddccbb9acae20a2cc0bef25e6a59ccb3775a96aa28a1adb98d1be4e36be016ed11a783ac253bc411e6678bb1dba787494232de8383308985d6f5b0b33f8d5ac16d01be6e5ec82a9eabbc5428a186272478f477331fb98bad59db69ac77137bad5c8a3b5e8ebb6a96d2a4a165661e597b5a6474d8df1b6e20b28fe8af2490d81d9b6eb846aad66c9377baf056656da45d23c5a048a4dee8b58966ed7e53321bedd8ff5fddb1c9c93adea9e0353d9b601f801ec04d330d3ed7260c2b69d7e7c6ef38763b3de71152c38aaf4747d96000745496fb3d3d6b6e6a4af51db7a38412417ce19d635c6bcf2ab3f08acb5c5eddec9d7a577a1dad767f308698dc354c0d356ac7f87d7b989e81ebd1188b904c0e0fdfe4f19ca065abab15af9141c82ad3b9b67f3057bf6c4f1e3a264852b3544f3a8df6908a8d4ca062c34a6154b8cda6dca70299ca5e27a448f0a45e5db6a86b359068d840c3601d6f7b284d5459271ca80d6c469140809599b82ca0cc9762173a4e3fdf7ca7bb92f84b23829658e477db2b0a08c2d93fdea99c4ac85431215685c99e9925d', '2026-11-29 11:46:36.091+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_0b3ce82aa6afb0096ada39208694354f', '\x4066aec72a03a4ac4aa40664422ac018cca4d3aaf0d1c16470b32e1de748e85d0ca1f5958c2b48f6c8f7f57309f661cb9596aa8b8d5eab76832a4d39af3b974658cb5edfe6d634cd8c6d92fcbfdf05e51a5be521ee644005d52fb73a1abb658590edb146fad36620823fa7eeccc88442e4bc08110d68ae17f22e199c006fe0f19f8e06ee2179047d6b60d37b31fdb235c5c4530ea172205041dafd6f7145853d4b0cb8dacf92c6372d911af4e4e2f61b5e4d30e203341fcdad8bc065645f793e6764db6d5d18755f93b10719442db003c43d936a30ba7951a5c52cb29ccf88ff73cc027952e3ba4ab88c7d845e022dedfd2ecfbde348d771b1f099b66062a0dcfe51590f0bb86c23495ad716aa38b74f1b3f1abb73386a4fb921835cc4959359f88ad3b06605f8d5e7276f1b3f5d83e7e61ccb4df636c3e81044d1842062ebc1d00fa8333da2b73a69f04a411c4136164759cea46f55f9ec4f2bb2ec55d468634932949e31f20e7d16bcf542b02fd20d9e91b6c4ee66f52248e83be5c8290a5d59381ed88dc8e14f5742c401a98c74beca95472d87a4306d8ea03ea7e178d914c9ed87312047db69ea0d03e264ad3872f169ac172e5a222d6f6eec6795eae9a56f1efa47fd980b4e47b537dd', '2026-11-29 11:46:36.097+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_78835a0263e2a5a7cc07ce90d1c7853a', '\xef43fa67e6a0aff51a74d94fcc1bd146da76f81a8a0c84bc3e4c9a0da7b63ac56b32855b903f84ee56404fa0c6e2c6bb42030c14f4731ec305e8f764044bba62398b4d3e81f18f35573f7b0fdc04f6f08133b2763e459328ce414ec7ec257cff7d7879b42634bef5606782b828451f121526387f3742960b9899cf68f7006e3b8c6307daedc2ec440914efc61e5f7e6a7136a76625fc1f04bcdd625b462a8ddde7299e155dc63e29294adb09caca0d427c3ac0dc7abcca0216438f4eff36fec590204c377f9258f14a2b2aa22db8fb46848e0efb6932223b1f4ec1bce2c32d21d7469044df2f2aac2e0d8ebd4588ebe800f667885615a10a0dd150a5b4df8a23b904b809c8343d6f9b76fdfdd71cb2f997e493aac939cbdc9632d8b1207efd92be8d919c5d39f5d86f5dbc298a04f694e0e61f597539dcb543852018ecee3046d7186a4aabb08220c7fbff182c5a8728bd3d041e05222165ab7f9c0f7b6ecd12c0b97f279d48d2bf3697e3d80dc83ef943cfb8950fd8974dc8276aa595e7f954debaf6db75c9e79dc12e0e7980941cfc18a9c927975d', '2026-11-29 11:46:36.143+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a221fa8657d0e439df71ffc8d9c92e', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-28 11:46:36.247+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a221fa868a679dad626428bf4696bb', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'cust_01a221fa8483d1b669aaa7062c159fb0', 'lprg_01a221fa8673e0d29b788360ff9e45f0 cust_01a221fa8483d1b669aaa7062c159fb0', 'ACTIVE', NULL, '2026-11-28 11:46:36.298+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a221fa8570b6d8eef5524f1031591d', 'camp_01a221fa8535979285360efd97612291', 'cust_01a221fa847def872e83f6a65748a7b9', 'ltr_01a221fa855746a30e119a2d0aab4444', '2026-11-28', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:46:36.033+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a221fa855746a30e119a2d0aab4444', 'camp_01a221fa8535979285360efd97612291', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-28 11:46:35.986+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'lmbr_01a221fa868a679dad626428bf4696bb', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'cust_01a221fa8483d1b669aaa7062c159fb0', 'lcdef_01a221fa865917d0d5279f64db3b364c', 'orz5GcR2Bc', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-28", "TierID": "lt_01a221fa8660212092be023021d245fe"}, "StructureID": "lts_01a221fa865d86aee0459ae4a10af716"}', NULL, '2026-11-28 11:46:36.298+00', '2026-11-28 11:46:36.408+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_b1b60bef2f9f04d09ab36e8c9c7f3198', 'tiers', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'tiers lprg_01a221fa8673e0d29b788360ff9e45f0', '2026-11-28', NULL, NULL, NULL, 'lts_01a221fa865d86aee0459ae4a10af716', 'lt_01a221fa8660212092be023021d245fe', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_6f357b6d6c531b40aa0b120dc3f37171', 'tiers', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'tiers lprg_01a221fa8673e0d29b788360ff9e45f0 total', NULL, NULL, NULL, NULL, 'lts_01a221fa865d86aee0459ae4a10af716', 'lt_01a221fa8660212092be023021d245fe', '{"joins": 1, "holders": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_76d1842b790bcf493a5b46c918e8afb0', 'spending', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'spending lprg_01a221fa8673e0d29b788360ff9e45f0', '2026-11-28', NULL, NULL, 'lcdef_01a221fa865917d0d5279f64db3b364c', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_854b55a6879bc4b160b113fdb9c755d3', 'spending', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'spending lprg_01a221fa8673e0d29b788360ff9e45f0 total', NULL, NULL, NULL, 'lcdef_01a221fa865917d0d5279f64db3b364c', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_1d6e10244a8ec5f22fb1be60748a6040', 'card', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'card lcrd_01a221fa86903807158e8dcf5929bda0', '2026-11-28', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_5b185c38082ce26f0a4ced64815b8f51', 'member_rules', 'lmbr_01a221fa868a679dad626428bf4696bb', 'member_rules lmbr_01a221fa868a679dad626428bf4696bb', '2026-11-28', 'lern_01a221fa866bb8da6a4ba6a43d5f6504', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_8e333390bf714a2d03f0945fb106cdd9', 'points_earnings', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'points_earnings lprg_01a221fa8673e0d29b788360ff9e45f0', '2026-11-28', 'lern_01a221fa866bb8da6a4ba6a43d5f6504', 'lernei_01a221fa866bb8da6a4ba6a359046fbc', 'lcdef_01a221fa865917d0d5279f64db3b364c', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_a6b5be8b9f0e1c92d19270e2e96c3d37', 'earning_rules', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'earning_rules lprg_01a221fa8673e0d29b788360ff9e45f0', '2026-11-28', 'lern_01a221fa866bb8da6a4ba6a43d5f6504', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_dcd3053167c02eba4a19cbf6dba71a3b', 'earning_rules', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'earning_rules lprg_01a221fa8673e0d29b788360ff9e45f0 total', NULL, 'lern_01a221fa866bb8da6a4ba6a43d5f6504', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_ba27b8f05558b1c6f439fb43a6e7d42e', 'points_earnings', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'points_earnings lprg_01a221fa8673e0d29b788360ff9e45f0 total', NULL, 'lern_01a221fa866bb8da6a4ba6a43d5f6504', 'lernei_01a221fa866bb8da6a4ba6a359046fbc', 'lcdef_01a221fa865917d0d5279f64db3b364c', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a221fa868b8ba330b4f9e9097bf3ab', 'seats lprg_01a221fa8673e0d29b788360ff9e45f0', '2026-11-28 11:46:36.302+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a221fa86a7013ad07016bd8cf9227d', 'reward lrew_01a221fa866f27ef45f5440fe21b8539 lmbr_01a221fa868a679dad626428bf4696bb', '2026-11-28 11:46:36.324+00', '2026-11-28', 1, '2026-11-28', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a221fa86ab8a4f870397e1836b2f56', 'spend lcrd_01a221fa86903807158e8dcf5929bda0', '2026-11-28 11:46:36.353+00', '2026-11-28', 1, '2026-11-28', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a221fa870c4f0a1e38e624a11f7c8b', 'lern_01a221fa866bb8da6a4ba6a43d5f6504 lmbr_01a221fa868a679dad626428bf4696bb', '2026-11-28 11:46:36.408+00', '2026-11-28', 1, '2026-11-28', 15);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a221fa870c4f0a1e38e62592ddfcff', 'card lcrd_01a221fa86903807158e8dcf5929bda0', '2026-11-28 11:46:36.408+00', '2026-11-28', 1, '2026-11-28', 5);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a221fa865128ccbf635468c5fac178', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-28 11:46:36.241+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', '391a264e8b02daa7120fbbd9f975f65315ff14ff671fa490d3d83d7dfd0edf92', 'demo', '10a6104f51d8e7f8571c804f468c61ef', '["api"]', '2026-11-28 11:46:36.185+00', '2026-11-28 12:01:36.185+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a221fa86c8221b2c7f8f149fa092c6', 'APPROVED', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'lmbr_01a221fa868a679dad626428bf4696bb', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'lcdef_01a221fa865917d0d5279f64db3b364c', 'lctx_01a221fa86c9e0b877570db6aa094662', 'ord_01a221fa86be18f9ef41002398efda14', 'ordpay_01a221fa86c8221b2c7f8f14e0691d1c', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-28 11:46:36.353+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a221fa84e6f80985917b3ad3dd6fbe', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a221fa84e6f80985917b3bbe90af4e", "SKU": {"ID": "sku_01a221fa84731e3b1a8ee73f93fb235a", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a221fa84731e3b1a8ee73f93fb235a", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a221fa846957df85f4b6867b549bdc", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a221fa846957df85f4b6867b549bdc", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a221fa84e6f80985917b3c063f63b0", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a221fa8476a4442abdb94813b6c1ee", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a221fa8476a4442abdb94813b6c1ee", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, NULL, 0, NULL, NULL, '2026-11-28 11:46:35.874+00', NULL, '2026-11-28 11:46:35.874+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a221fa84f3279b29dba0374fbc07da', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a221fa84f3279b29dba037bdb8ceef", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a221fa8474a4e468c929548212384c", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a221fa8474a4e468c929548212384c", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, '{"r_01a221fa84f3279b29dba037d17280b4": {"Date": "2026-11-28T11:46:35.891Z", "RelatedObjectID": "v_01a221fa849cca8f758bbd745f4e5457", "RelatedObjectType": "voucher"}}', 0, NULL, NULL, '2026-11-28 11:46:35.891+00', NULL, '2026-11-28 11:46:35.891+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a221fa85bbf1a0117a064183132d44', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a221fa847def872e83f6a65748a7b9', NULL, '{"r_01a221fa85bbf1a0117a0641aaef5ce6": {"Date": "2026-11-28T11:46:36.091Z", "RelatedObjectID": "v_01a221fa84b0e7d5ab88a730ca2e9320", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a221fa84a16bd0548d3b74c0f755d0"}}', 0, '{"Shared": 0, "Uncounted": 500}', NULL, '2026-11-28 11:46:36.091+00', NULL, '2026-11-28 11:46:36.091+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a221fa86ba7235c3643f9f4c503aec', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, NULL, 0, NULL, NULL, '2026-11-28 11:46:36.345+00', NULL, '2026-11-28 11:46:36.345+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a221fa86be18f9ef41002398efda14', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a221fa8483d1b669aaa7062c159fb0', NULL, NULL, 1, NULL, NULL, '2026-11-28 11:46:36.35+00', NULL, NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a221fa86d2e518e54127c5d5ca6f81', 'order-1005', 'PAID', 2000, true, 2000, true, 0, false, '[{"ID": "ordli_01a221fa86d2e518e54127c62ddf4b14", "Price": {"Known": true, "Minor": 1000}, "Amount": {"Known": true, "Minor": 2000}, "Product": {"ID": "prod_01a221fa8476a4442abdb94813b6c1ee", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "ProductID": "prod_01a221fa8476a4442abdb94813b6c1ee", "InitialAmount": {"Known": true, "Minor": 2000}, "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, NULL, NULL, NULL, 0, NULL, '{"Sale": {"Cells": [{"Line": "ordli_01a221fa86d2e518e54127c62ddf4b14", "List": 2000, "Paid": 2000, "Units": 2}], "Goods": 2000, "Money": 2000}, "State": {"Free": [], "Money": 1000, "Steps": [], "Units": [1], "Refunded": 1000}, "Policy": "KEEP", "Returns": ["ret_01a221fa86d8b611926e97a5424578d1"], "RefundOrder": "PROPORTIONAL"}', '2026-11-28 11:46:36.369+00', '2026-11-28 11:46:36.376+00', '2026-11-28 11:46:36.369+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a221fa858423578329a3805fea0a48', 'v_01a221fa8570b6d8eef5524f1031591d', 'camp_01a221fa8535979285360efd97612291', 'cust_01a221fa847def872e83f6a65748a7b9', 'vtx_01a221fa8582556b09b66aefba6f6095', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a221fa8570b6d8eef5524f1031591d 9999-12-31 001795866396033', NULL, '2026-11-28 11:46:36.033+00', '2026-11-28 11:46:36.073+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a221fa869a79bece7692fbfd6dd11e', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'lmbr_01a221fa868a679dad626428bf4696bb', 'lctx_01a221fa869a79bece7692fbfd42f2c8', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-28 11:46:36.311+00', '2026-11-28 11:46:36.353+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a221fa8701b6ac3044ab4f0a593a16', 'v_01a221fa8570b6d8eef5524f1031591d', 'camp_01a221fa8535979285360efd97612291', 'cust_01a221fa847def872e83f6a65748a7b9', 'vtx_01a221fa8701b6ac3044ab4e48b7df8c', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a221fa8570b6d8eef5524f1031591d 9999-12-31 001795866396404', NULL, '2026-11-28 11:46:36.404+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a221fa870c4f0a1e38e6264fd9c6b2', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'lmbr_01a221fa868a679dad626428bf4696bb', 'lctx_01a221fa870c4f0a1e38e6260677c800', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a221fa86903807158e8dcf5929bda0 9999-12-31 001795866396408', NULL, '2026-11-28 11:46:36.408+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a221fa870d044c8df1bc3632c87749', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'lmbr_01a221fa868a679dad626428bf4696bb', 'lctx_01a221fa870d044c8df1bc35e11fb514', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a221fa86903807158e8dcf5929bda0 9999-12-31 001795866396408', NULL, '2026-11-28 11:46:36.408+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a221fa85a9f9eebd0a5dc4d0705fd5', 'v_01a221fa8570b6d8eef5524f1031591d', 'vtx_01a221fa85a9f9eebd0a5dc44ad71761', 'lopb_01a221fa858423578329a3805fea0a48', 20, 0, 0, '2026-11-28 11:46:36.073+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a221fa86afaff411e9fdcfa3da4b86', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'lctx_01a221fa86addd579c771ecda9f6af09', 'lcpeb_01a221fa869a79bece7692fbfd6dd11e', 20, 0, 0, '2026-11-28 11:46:36.324+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a221fa86c9e0b877570db727f5a8b6', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'lctx_01a221fa86c9e0b877570db6aa094662', 'lcpeb_01a221fa869a79bece7692fbfd6dd11e', 80, 0, 0, '2026-11-28 11:46:36.353+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-28 11:46:35.735+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a221fa846957df85f4b6867b549bdc', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-28 11:46:35.752+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a221fa8474a4e468c929548212384c', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-28 11:46:35.764+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a221fa8476a4442abdb94813b6c1ee', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-28 11:46:35.766+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-28 11:46:35.735+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a221fa8479ea4b02f7cdc60489d798', 'Equipment', 'STATIC', '[{"ID": "prod_01a221fa8474a4e468c929548212384c", "Object": "product"}, {"ID": "prod_01a221fa8476a4442abdb94813b6c1ee", "Object": "product"}]', NULL, NULL, false, '2026-11-28 11:46:35.769+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a221fa8676f0ccd34992a8a33bb842', 'lprg_01a221fa8673e0d29b788360ff9e45f0 lcdef_01a221fa865917d0d5279f64db3b364c', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'card_definition', 'lcdef_01a221fa865917d0d5279f64db3b364c', NULL, 0, '2026-11-28 11:46:36.275+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a221fa867904244fcf96f0a301e16b', 'lprg_01a221fa8673e0d29b788360ff9e45f0 lts_01a221fa865d86aee0459ae4a10af716', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'tier_structure', 'lts_01a221fa865d86aee0459ae4a10af716', NULL, 0, '2026-11-28 11:46:36.275+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a221fa867c763561325bd450e76545', 'lprg_01a221fa8673e0d29b788360ff9e45f0 lern_01a221fa866bb8da6a4ba6a43d5f6504', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'earning_rule', 'lern_01a221fa866bb8da6a4ba6a43d5f6504', NULL, 0, '2026-11-28 11:46:36.275+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a221fa868525df6fe706aa7b18e0df', 'lprg_01a221fa8673e0d29b788360ff9e45f0 lrew_01a221fa866f27ef45f5440fe21b8539', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'reward', 'lrew_01a221fa866f27ef45f5440fe21b8539', NULL, 1, '2026-11-28 11:46:36.291+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a221fa866bb8da6a4ba6a43d5f6504', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a221fa866bb8da6a4ba6a43d5f6504", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a221fa866bb8da6a4ba6a359046fbc", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a221fa865917d0d5279f64db3b364c"}}, {"BenefitID": "lben_01a221fa8668f78ca2fd566e6aa8c21c"}]}], "CreatedAt": "2026-11-28T11:46:36.267Z"}', '2026-11-28 11:46:36.267+00');
INSERT INTO public.program_locks (project_id, id, created_at) VALUES ('demo', 'llock_definitions', '2026-11-28 11:46:36.249+00');
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a221fa866f27ef45f5440fe21b8539', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a221fa866f27ef45f5440fe21b8539", "Gift": {"Material": {"ProductID": "prod_01a221fa8476a4442abdb94813b6c1ee"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a221fa866f27ef45f5440f5c80544d", "Spending": {"ID": "lrspn_01a221fa866f27ef45f5440fcaba9af8", "Points": 20, "CardDefinitionID": "lcdef_01a221fa865917d0d5279f64db3b364c"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-28T11:46:36.271Z"}', '2026-11-28 11:46:36.271+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a221fa8660212092be023021d245fe', 'lts_01a221fa865d86aee0459ae4a10af716', 'Gold', '{"ID": "lt_01a221fa8660212092be023021d245fe", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-28T11:46:36.256Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a221fa865d86aee0459ae4a10af716"}', '2026-11-28 11:46:36.256+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'Club', 'ACTIVE', NULL, NULL, '2026-11-28 11:46:36.275+00', NULL);
INSERT INTO public.project_revisions (project_id, rules, catalog) VALUES ('demo', 22, 7);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, refusals_off, returns, retention, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, '7fd145980812bc08029cf79da5463b081ebb19b25e43f6b26cfd9b8eadfd89a1', NULL, NULL, NULL, false, NULL, NULL, true, 0, '2026-11-28 11:46:35.734+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a221fa85f2a8abba35dfec65a620cd', 'camp_01a221fa84bfda4e642a2d755243c135', 'Both', '["promo_01a221fa84c2a7a2ed309471af54a762"]', 'MANUAL', NULL, '2026-11-28 11:46:36.145+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a221fa84c2a7a2ed309471af54a762', 'camp_01a221fa84bfda4e642a2d755243c135', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-28 11:46:35.839+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a221fa84d57c11ed8f5ad1f1cd66e7', 'camp_01a221fa84bfda4e642a2d755243c135', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-28 11:46:35.859+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a221fa8579290202be0b559619158a', NULL, 'cust_01a221fa847def872e83f6a65748a7b9', 'track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw', 'API', NULL, '["v_01a221fa8570b6d8eef5524f1031591d"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a221fa8535979285360efd97612291', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-28 11:46:36.021+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a221fa862f3d00acff8d3bc4dd205c', NULL, 'cust_01a221fa847def872e83f6a65748a7b9', 'track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw', 'API', NULL, '["v_01a221fa862727bfa9b655e01bc436fd"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a221fa86211ff1b648ea5105883ac9', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-28 11:46:36.204+00');
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
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a221fa8638bca0962f09043cca74dc', 'v_01a221fa862727bfa9b655e01bc436fd cust_01a221fa8483d1b669aaa7062c159fb0', 'v_01a221fa862727bfa9b655e01bc436fd', 'cust_01a221fa8483d1b669aaa7062c159fb0', 'REFEREE', 'cust_01a221fa847def872e83f6a65748a7b9', 'camp_01a221fa86211ff1b648ea5105883ac9', 'DISCOUNT_VOUCHER', NULL, '2026-11-28 11:46:36.216+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a221fa8535979285360efd97612291/2026-11-28', 'camp_01a221fa8535979285360efd97612291', '2026-11-28', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a221fa84a16bd0548d3b74c0f755d0/2026-11-28', 'camp_01a221fa84a16bd0548d3b74c0f755d0', '2026-11-28', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a221fa84f3279b29dba037d17280b4', 'redemption', '2026-11-28 11:46:35.891+00', NULL, false, NULL, NULL, 'cust_01a221fa8483d1b669aaa7062c159fb0', 'track_ovjtvdKZR0nDYLncoH2Lm5egJh934GuwiYL6WZ9r_kY', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '10a6104f51d8e7f8571c804f468c61ef', 'API', NULL, '10a6104f51d8e7f8571c804f468c61ef', NULL, 'voucher', 'v_01a221fa849cca8f758bbd745f4e5457', 'v_01a221fa849cca8f758bbd745f4e5457', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a221fa84f3279b29dba0374fbc07da', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a221fa85a9f9eebd0a5dc34d98df25', 'redemption', '2026-11-28 11:46:36.073+00', NULL, false, NULL, NULL, 'cust_01a221fa847def872e83f6a65748a7b9', 'track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '10a6104f51d8e7f8571c804f468c61ef', 'API', NULL, '10a6104f51d8e7f8571c804f468c61ef', NULL, 'voucher', 'v_01a221fa8570b6d8eef5524f1031591d', 'v_01a221fa8570b6d8eef5524f1031591d', 'REGULAR1', NULL, 'camp_01a221fa8535979285360efd97612291', 'Regulars', 'rew_01a221fa855b1625930db4bac56cd397', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a221fa85a9f9eebd0a5dc44ad71761", "Delivery": "PENDING", "AssignmentID": "rewa_01a221fa85685239540ae7377cd34873", "LoyaltyTierID": "ltr_01a221fa855746a30e119a2d0aab4444"}, "Counted": [{"By": 1, "Key": "s/rew_01a221fa855b1625930db4bac56cd397"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a221fa85bbf1a0117a0641aaef5ce6', 'redemption', '2026-11-28 11:46:36.091+00', NULL, false, NULL, NULL, 'cust_01a221fa847def872e83f6a65748a7b9', 'track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '10a6104f51d8e7f8571c804f468c61ef', 'API', NULL, '10a6104f51d8e7f8571c804f468c61ef', NULL, 'voucher', 'v_01a221fa84b0e7d5ab88a730ca2e9320', 'v_01a221fa84b0e7d5ab88a730ca2e9320', 'GIFT-50', NULL, 'camp_01a221fa84a16bd0548d3b74c0f755d0', 'Gift cards', NULL, NULL, 'ord_01a221fa85bbf1a0117a064183132d44', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a221fa85c188756715f58437e8cd27', 'redemption', '2026-11-28 11:46:36.097+00', NULL, false, NULL, NULL, 'cust_01a221fa847def872e83f6a65748a7b9', 'track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, NULL, '10a6104f51d8e7f8571c804f468c61ef', 'API', NULL, '10a6104f51d8e7f8571c804f468c61ef', NULL, 'voucher', 'v_01a221fa849cca8f758bbd745f4e5457', 'v_01a221fa849cca8f758bbd745f4e5457', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a221fa85c8bc26d3f0b160a5e3decc', '2026-11-28 11:46:36.104+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'rr_01a221fa85c8bc26d3f0b160a5e3decc', 'redemption_rollback', '2026-11-28 11:46:36.104+00', NULL, false, 'r_01a221fa85c188756715f58437e8cd27', NULL, 'cust_01a221fa847def872e83f6a65748a7b9', 'track_0J_DS9K8VeRB6KHHW5b2gQLn_NP07S_sU6xqKCzcPfw', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '10a6104f51d8e7f8571c804f468c61ef', 'API', NULL, '10a6104f51d8e7f8571c804f468c61ef', NULL, 'voucher', 'v_01a221fa849cca8f758bbd745f4e5457', 'v_01a221fa849cca8f758bbd745f4e5457', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a221fa85ef7dca79925b1bd6a85b62', 'redemption', '2026-11-28 11:46:36.143+00', NULL, false, NULL, NULL, 'cust_01a221fa8483d1b669aaa7062c159fb0', 'track_ovjtvdKZR0nDYLncoH2Lm5egJh934GuwiYL6WZ9r_kY', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '10a6104f51d8e7f8571c804f468c61ef', 'API', NULL, '10a6104f51d8e7f8571c804f468c61ef', NULL, 'voucher', 'v_01a221fa85d4394789eb9e03f64612e3', 'v_01a221fa85d4394789eb9e03f64612e3', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.returns (project_id, id, source_id, order_id, customer_id, campaign_ids, body, created_at) VALUES ('demo', 'ret_01a221fa86d8b611926e97a5424578d1', NULL, 'ord_01a221fa86d2e518e54127c5d5ca6f81', NULL, NULL, '{"Kept": 1000, "Items": [{"Free": 0, "Amount": 1000, "ItemID": "ordli_01a221fa86d2e518e54127c62ddf4b14", "Quantity": 1, "Subtotal": 1000, "ProductID": "prod_01a221fa8476a4442abdb94813b6c1ee"}], "Money": 1000, "APIKey": "10a6104f51d8e7f8571c804f468c61ef", "Amount": 1000, "Earned": {"By": ["campaigns", "programs"]}, "Policy": "KEEP", "Refunded": 1000, "Withheld": 0, "Forfeited": 0, "Uncredited": 0, "RefundOrder": "PROPORTIONAL", "TakesEarned": true}', '2026-11-28 11:46:36.376+00');
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a221fa85685239540ae7377cd34873', 'rew_01a221fa855b1625930db4bac56cd397 camp_01a221fa8535979285360efd97612291', 'rew_01a221fa855b1625930db4bac56cd397', 'camp_01a221fa8535979285360efd97612291', 20, false, '2026-11-28 11:46:36.006+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a221fa86ac112cec127807892c977e', 'PURCHASE', 'APPROVED', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'lmbr_01a221fa868a679dad626428bf4696bb', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'lctx_01a221fa86addd579c771ecda9f6af09', 'lrew_01a221fa866f27ef45f5440fe21b8539', 20, '{"Gift": {"Material": {"ProductID": "prod_01a221fa8476a4442abdb94813b6c1ee"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-28 11:46:36.324+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a221fa855b1625930db4bac56cd397', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a221fa8476a4442abdb94813b6c1ee"}', NULL, '2026-11-28 11:46:35.995+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-28 11:46:35.800893+00', '2026-11-28 11:46:35.796329+00', '2026-11-28 11:46:35.824938+00', '2026-11-28 11:46:35.796329+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a221fa84930bfceea22060348f8ece", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a221fa848f725341b1d7bb1d571a73"}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-28 11:46:35.819003+00', '2026-11-28 11:46:35.813592+00', '2026-11-28 11:46:35.830777+00', '2026-11-28 11:46:35.813592+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a221fa84a5d72940de5e23b366bf81", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a221fa84a16bd0548d3b74c0f755d0"}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-28 11:46:35.969287+00', '2026-11-28 11:46:35.953814+00', '2026-11-28 11:46:35.984586+00', '2026-11-28 11:46:35.953814+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-28 11:46:35.994783+00', '2026-11-28 11:46:35.992016+00', '2026-11-28 11:46:36.0001+00', '2026-11-28 11:46:35.992016+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a221fa8535979285360efd97612291"}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-28 11:46:36.080644+00', '2026-11-28 11:46:36.078094+00', '2026-11-28 11:46:36.097013+00', '2026-11-28 11:46:36.078094+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-28 11:46:36.080644+00', '2026-11-28 11:46:36.078094+00', '2026-11-28 11:46:36.086602+00', '2026-11-28 11:46:36.078094+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-28 11:46:36.080644+00', '2026-11-28 11:46:36.078094+00', '2026-11-28 11:46:36.089915+00', '2026-11-28 11:46:36.078094+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-28 11:46:36.153465+00', '2026-11-28 11:46:36.151388+00', '2026-11-28 11:46:36.16032+00', '2026-11-28 11:46:36.151388+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a221fa85f563c1bc3b7981b784d69a"}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-28 11:46:36.168448+00', '2026-11-28 11:46:36.164086+00', '2026-11-28 11:46:36.178174+00', '2026-11-28 11:46:36.164086+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a221fa860317f153a403d9715f98cb"}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-28 11:46:36.17636+00', '2026-11-28 11:46:36.17295+00', '2026-11-28 11:46:36.189225+00', '2026-11-28 11:46:36.17295+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a221fa8609476fd47dc924873c3e0b", "Metadata": null}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-28 11:46:36.393658+00', '2026-11-28 11:46:36.391589+00', '2026-11-28 11:46:36.432556+00', '2026-11-28 11:46:36.391589+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-28 11:46:36.393658+00', '2026-11-28 11:46:36.391589+00', '2026-11-28 11:46:36.447695+00', '2026-11-28 11:46:36.391589+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-28 11:46:36.393658+00', '2026-11-28 11:46:36.391589+00', '2026-11-28 11:46:36.401408+00', '2026-11-28 11:46:36.391589+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-28 11:46:36.393658+00', '2026-11-28 11:46:36.391589+00', '2026-11-28 11:46:36.402304+00', '2026-11-28 11:46:36.391589+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-28 11:46:36.402711+00', '2026-11-28 11:46:36.391589+00', '2026-11-28 11:46:36.412242+00', '2026-11-28 11:46:36.391589+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-28 11:46:36.413718+00', '2026-11-28 11:46:36.391589+00', '2026-11-28 11:46:36.42557+00', '2026-11-28 11:46:36.391589+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-28 11:46:36.448113+00', '2026-11-28 11:46:36.42233+00', '2026-11-28 11:46:36.457971+00', '2026-11-28 11:46:36.42233+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a221fa8673e0d29b788360ff9e45f0"}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (18, 'completed', 1, 11, '2026-11-28 11:46:36.448113+00', '2026-11-28 11:46:36.424786+00', '2026-11-28 11:46:36.454682+00', '2026-11-28 11:46:36.424786+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a221fa8673e0d29b788360ff9e45f0"}, "project": "demo"}', '{punchcard:2044692305}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-28 11:46:35.580589+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-28 11:46:35.587173+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-28 11:46:35.603976+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-28 11:46:35.605633+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-28 11:46:35.611193+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-28 11:46:35.624111+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-28 11:46:35.627052+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-28 11:46:35.67163+00', '{}', NULL, '2026-11-28 11:46:35.67163+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-28 11:46:35.673294+00', '{}', NULL, '2026-11-28 11:46:35.673294+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-28 11:46:35.678487+00', '{}', NULL, '2026-11-28 11:46:35.678487+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-28 11:46:35.679116+00', '{}', NULL, '2026-11-28 11:46:35.679116+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-28 11:46:35.679669+00', '{}', NULL, '2026-11-28 11:46:35.679669+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-28 11:46:35.680257+00', '{}', NULL, '2026-11-28 11:46:35.680257+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-28 11:46:35.681141+00', '{}', NULL, '2026-11-28 11:46:35.681141+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-28 11:46:35.681861+00', '{}', NULL, '2026-11-28 11:46:35.681861+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-28 11:46:35.682374+00', '{}', NULL, '2026-11-28 11:46:35.682374+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-28 11:46:35.682938+00', '{}', NULL, '2026-11-28 11:46:35.682938+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-28 11:46:35.683387+00', '{}', NULL, '2026-11-28 11:46:35.683387+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-28 11:46:35.683684+00', '{}', NULL, '2026-11-28 11:46:35.683684+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-28 11:46:35.683942+00', '{}', NULL, '2026-11-28 11:46:35.683942+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-28 11:46:35.684158+00', '{}', NULL, '2026-11-28 11:46:35.684158+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-28 11:46:35.686552+00', '{}', NULL, '2026-11-28 11:46:35.686552+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-28 11:46:35.687575+00', '{}', NULL, '2026-11-28 11:46:35.687575+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_change_all', '2026-11-28 11:46:35.68876+00', '{}', NULL, '2026-11-28 11:46:35.68876+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-28 11:46:35.689679+00', '{}', NULL, '2026-11-28 11:46:35.689679+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_change_all', '2026-11-28 11:46:35.690741+00', '{}', NULL, '2026-11-28 11:46:35.690741+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-28 11:46:35.691434+00', '{}', NULL, '2026-11-28 11:46:35.691434+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-28 11:46:35.691868+00', '{}', NULL, '2026-11-28 11:46:35.691868+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-28 11:46:35.692442+00', '{}', NULL, '2026-11-28 11:46:35.692442+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-28 11:46:35.693017+00', '{}', NULL, '2026-11-28 11:46:35.693017+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-28 11:46:35.693333+00', '{}', NULL, '2026-11-28 11:46:35.693333+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-28 11:46:35.693648+00', '{}', NULL, '2026-11-28 11:46:35.693648+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-28 11:46:35.693798+00', '{}', NULL, '2026-11-28 11:46:35.693798+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-28 11:46:35.695563+00', '{}', NULL, '2026-11-28 11:46:35.695563+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_change_all', '2026-11-28 11:46:35.695968+00', '{}', NULL, '2026-11-28 11:46:35.695968+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-28 11:46:35.696364+00', '{}', NULL, '2026-11-28 11:46:35.696364+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-28 11:46:35.697194+00', '{}', NULL, '2026-11-28 11:46:35.697194+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_change_all', '2026-11-28 11:46:35.697463+00', '{}', NULL, '2026-11-28 11:46:35.697463+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-28 11:46:35.698005+00', '{}', NULL, '2026-11-28 11:46:35.698005+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-28 11:46:35.698378+00', '{}', NULL, '2026-11-28 11:46:35.698378+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-28 11:46:35.699276+00', '{}', NULL, '2026-11-28 11:46:35.699276+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-28 11:46:35.700564+00', '{}', NULL, '2026-11-28 11:46:35.700564+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-28 11:46:35.701001+00', '{}', NULL, '2026-11-28 11:46:35.701001+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-28 11:46:35.701558+00', '{}', NULL, '2026-11-28 11:46:35.701558+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-28 11:46:35.702011+00', '{}', NULL, '2026-11-28 11:46:35.702011+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-28 11:46:35.702333+00', '{}', NULL, '2026-11-28 11:46:35.702333+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_change_all', '2026-11-28 11:46:35.702901+00', '{}', NULL, '2026-11-28 11:46:35.702901+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-28 11:46:35.703193+00', '{}', NULL, '2026-11-28 11:46:35.703193+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a221fa85f563c1bc3b7981b784d69a cust_01a221fa847def872e83f6a65748a7b9', 'seg_01a221fa85f563c1bc3b7981b784d69a', 'cust_01a221fa847def872e83f6a65748a7b9', '2026-11-28 11:46:36.159+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a221fa85f563c1bc3b7981b784d69a', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-28 11:46:36.149+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a221fa849cca8f758bbd745f4e5457/ssn_01a221fa85cc45d20c60b8c41e1a4cd6', 'ssn_01a221fa85cc45d20c60b8c41e1a4cd6', 'v_01a221fa849cca8f758bbd745f4e5457', 'cust_01a221fa847def872e83f6a65748a7b9', 1, 0, 0, '2026-11-28 11:46:36.11+00', '2026-12-05 11:46:36.11+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', '7902ae372d13a735c6a625618088b54944957c40e3b5905d7ce7cd6fc1395bcf', NULL, '2026-11-28 11:46:35.733+00', '2026-11-28 12:16:35.733+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a221fa84708b3d5e746b2a0e4512a5', 'beans-250g', 'prod_01a221fa846957df85f4b6867b549bdc', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-28 11:46:35.759+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a221fa84731e3b1a8ee73f93fb235a', 'beans-1kg', 'prod_01a221fa846957df85f4b6867b549bdc', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-28 11:46:35.762+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-28 11:46:36.221+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a221fa865d86aee0459ae4a10af716', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a221fa865d86aee0459ae4a10af716", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-28T11:46:36.253Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-28T11:46:36.261Z", "CardDefinitionID": "lcdef_01a221fa865917d0d5279f64db3b364c"}', '2026-11-28 11:46:36.253+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a221fa869eaff3373453b57ebd27a6', 'JOINED', 'APPROVED', 'lprg_01a221fa8673e0d29b788360ff9e45f0', 'lmbr_01a221fa868a679dad626428bf4696bb', 'lcrd_01a221fa86903807158e8dcf5929bda0', 'lcdef_01a221fa865917d0d5279f64db3b364c', 'lts_01a221fa865d86aee0459ae4a10af716', 'lt_01a221fa8660212092be023021d245fe', '{"To": "lt_01a221fa8660212092be023021d245fe", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-28T11:46:36.311Z", "CardTransactionIDs": ["lctx_01a221fa869a79bece7692fbfd42f2c8"]}', '2026-11-28 11:46:36.311+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a221fa8615dfad4c65bc43e9425daa', 'v_01a221fa86116e100af7944cc9082165', 'voucher', 'GONE', NULL, NULL, '2026-11-28 11:46:36.179+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, identity, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a221fa864e0061f15e279a7a5d0b86', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, NULL, '2026-11-28 11:46:36.238+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a221fa84854dc4f920c5a06698a0b1', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-28 11:46:35.781+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a221fa85d00b57ac13d4c9a650f11d', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-28 11:46:36.112+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a221fa848b41a1c7615221aa9dfad5', 'val_01a221fa84854dc4f920c5a06698a0b1 voucher v_01a221fa8489c57755dd8ee78d97cfe5', 'val_01a221fa84854dc4f920c5a06698a0b1', 'v_01a221fa8489c57755dd8ee78d97cfe5', 'voucher', '2026-11-28 11:46:35.785+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a221fa84ddbb6715732b9b23b65dd6', 'val_01a221fa84854dc4f920c5a06698a0b1 promotion_tier promo_01a221fa84d57c11ed8f5ad1f1cd66e7', 'val_01a221fa84854dc4f920c5a06698a0b1', 'promo_01a221fa84d57c11ed8f5ad1f1cd66e7', 'promotion_tier', '2026-11-28 11:46:35.867+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a221fa85d654482c611e34a8838fbe', 'val_01a221fa85d00b57ac13d4c9a650f11d voucher v_01a221fa85d4394789eb9e03f64612e3', 'val_01a221fa85d00b57ac13d4c9a650f11d', 'v_01a221fa85d4394789eb9e03f64612e3', 'voucher', '2026-11-28 11:46:36.116+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a221fa8582556b09b66aefba6f6095', 'v_01a221fa8570b6d8eef5524f1031591d', 'camp_01a221fa8535979285360efd97612291', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:46:36.033+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a221fa85a9f9eebd0a5dc44ad71761', 'v_01a221fa8570b6d8eef5524f1031591d', 'camp_01a221fa8535979285360efd97612291', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, NULL, 'r_01a221fa85a9f9eebd0a5dc34d98df25', NULL, NULL, NULL, '2026-11-28 11:46:36.073+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a221fa85bbf1a0117a0641feed8a00', 'v_01a221fa84b0e7d5ab88a730ca2e9320', 'camp_01a221fa84a16bd0548d3b74c0f755d0', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, NULL, 'ord_01a221fa85bbf1a0117a064183132d44', 'r_01a221fa85bbf1a0117a0641aaef5ce6', NULL, NULL, NULL, '2026-11-28 11:46:36.091+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a221fa8701b6ac3044ab4e48b7df8c', 'v_01a221fa8570b6d8eef5524f1031591d', 'camp_01a221fa8535979285360efd97612291', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"Earned": 10, "ItemID": "", "RuleID": "ern_01a221fa854c165cb2e437cec47a66d7", "TierID": "", "EventID": "ev_01a221fa85bbf1a0117a064238e8d643", "OrderID": "ord_01a221fa85bbf1a0117a064183132d44", "SchemaID": "", "EventType": "customer.order.paid", "PendingID": "", "SegmentID": "", "HolderTierID": "ltr_01a221fa855746a30e119a2d0aab4444"}', 'ord_01a221fa85bbf1a0117a064183132d44', 'ord_01a221fa85bbf1a0117a064183132d44', NULL, NULL, NULL, NULL, '2026-11-28 11:46:36.404+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa8489c57755dd8ee78d97cfe5', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.785+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fc871de4554', 'HELLO-nGE6', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fc8dcfb6d5d', 'HELLO-hfcA', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fc9d6305f66', 'HELLO-CJF9', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fca1344b923', 'HELLO-CQvj', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fca378b1092', 'HELLO-Jj3J', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fcac2996251', 'HELLO-v8yk', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fcbaf011e06', 'HELLO-LhdO', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fcc75cef585', 'HELLO-PDls', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fcd31fbbbed', 'HELLO-zHMb', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fcdc7dd7064', 'HELLO-LMnX', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fcea5481be2', 'HELLO-hqSg', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fcf1dfb6706', 'HELLO-EcWs', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fcf9208cd2f', 'HELLO-QPz9', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fd066b7a2bf', 'HELLO-mfAm', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fd06dff4557', 'HELLO-oRIn', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fd169be7eab', 'HELLO-sBb9', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fd221a85ffe', 'HELLO-GaSc', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fd28626c1b5', 'HELLO-9tfC', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fd2d8bbffbf', 'HELLO-AngE', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84a75a06810c0fd35402de25', 'HELLO-aD2g', 'camp_01a221fa848f725341b1d7bb1d571a73', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.81+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84b2b46c8bac3c46bbec3107', 'CARD-n8eVYAkI', 'camp_01a221fa84a16bd0548d3b74c0f755d0', 'cat_01a221fa84658903aee815d21f483c9d', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.824+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84b2b46c8bac3c47975fb300', 'CARD-hT4h4QZy', 'camp_01a221fa84a16bd0548d3b74c0f755d0', 'cat_01a221fa84658903aee815d21f483c9d', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.824+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84b2b46c8bac3c47f2ea79ab', 'CARD-QYjfYRsh', 'camp_01a221fa84a16bd0548d3b74c0f755d0', 'cat_01a221fa84658903aee815d21f483c9d', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.824+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84b2b46c8bac3c486e198b55', 'CARD-F3oUdmaB', 'camp_01a221fa84a16bd0548d3b74c0f755d0', 'cat_01a221fa84658903aee815d21f483c9d', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.824+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84b2b46c8bac3c4938dcba5f', 'CARD-JKjWjiof', 'camp_01a221fa84a16bd0548d3b74c0f755d0', 'cat_01a221fa84658903aee815d21f483c9d', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 11:46:35.824+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa84b0e7d5ab88a730ca2e9320', 'GIFT-50', 'camp_01a221fa84a16bd0548d3b74c0f755d0', 'cat_01a221fa84658903aee815d21f483c9d', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-28 11:46:35.824+00', '2026-11-28 11:46:36.091+00', '2026-11-28 11:46:36.091+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa849cca8f758bbd745f4e5457', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-28 11:46:35.804+00', '2026-11-28 11:46:35.891+00', '2026-11-28 11:46:36.104+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa85d4394789eb9e03f64612e3', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-28 11:46:36.116+00', '2026-11-28 11:46:36.143+00', '2026-11-28 11:46:36.143+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa8570b6d8eef5524f1031591d', 'REGULAR1', 'camp_01a221fa8535979285360efd97612291', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a221fa847def872e83f6a65748a7b9', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-28 11:46:36.016+00', '2026-11-28 11:46:36.404+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa86116e100af7944cc9082165', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 11:46:36.177+00', NULL, NULL, '2026-11-28 11:46:36.179+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221fa862727bfa9b655e01bc436fd', 'FRIEND1', 'camp_01a221fa86211ff1b648ea5105883ac9', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a221fa847def872e83f6a65748a7b9', 'cust_01a221fa847def872e83f6a65748a7b9', 1, NULL, 0, 0, 0, 0, 0, '2026-11-28 11:46:36.199+00', '2026-11-28 11:46:36.204+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a221fa8647e15d07998a292885f420', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-28 11:46:36.231+00', '2026-11-28 11:46:36.231+00');
SELECT pg_catalog.setval('public.events_number_seq', 689, true);
SELECT pg_catalog.setval('public.river_job_id_seq', 18, true);
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
CREATE INDEX vouchers_campaign_code ON public.vouchers USING btree (project_id, campaign_id, code NULLS FIRST) WHERE (campaign_id IS NOT NULL);
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
