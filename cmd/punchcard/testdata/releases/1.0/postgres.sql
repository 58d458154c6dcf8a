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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a22248ca7da97a1a37d5ba07b431db.report.00000000', 'aa_01a22248ca7da97a1a37d5ba07b431db', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null,"Cells":null}]', '2026-11-28 13:12:05.501+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a22248c9352353f252784d12dddb62', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a22248c92fe2a6a701c2f6988ffae9', '{"AppID": "34169ed8a8fc52481bb1561d5f5838fb", "Channel": "API", "KeyName": "demo"}', '2026-11-28 13:12:05.173+00', '2026-11-28 13:12:05.185+00', '2026-11-28 13:12:05.184+00', '2026-11-28 13:12:05.185+00', NULL, 1, 20, 20, 0, false, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a22248c944dd8d98013eb23dcc07f0', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a22248c9417cd1e415157688ebfa39', '{"AppID": "34169ed8a8fc52481bb1561d5f5838fb", "Channel": "API", "KeyName": "demo"}', '2026-11-28 13:12:05.188+00', '2026-11-28 13:12:05.196+00', '2026-11-28 13:12:05.195+00', '2026-11-28 13:12:05.196+00', NULL, 1, 5, 5, 0, false, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a22248ca7da97a1a37d5ba07b431db', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a22248ca7da97a1a37d5b9f3bc33d6', '{"AppID": "34169ed8a8fc52481bb1561d5f5838fb", "Channel": "API", "KeyName": "demo"}', '2026-11-28 13:12:05.501+00', '2026-11-28 13:12:05.517+00', '2026-11-28 13:12:05.513+00', '2026-11-28 13:12:05.517+00', 'BULK_UPDATE', 1, 1, 1, 0, true, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a22248cac4a297a5e360254870773b', 'DONE', 'POST /management/v1/projects/{projectId}/stacking-rules', '0f39ddadeff23347ca686d6589c4e6c8', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'stacking-rules', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', NULL, 'v-01a22248cac26df40dd7fd016a1582e3', NULL, '{"id": "stc_773afff4df7f3d04a6b6ede14ef06bdc", "object": "stacking_rules", "created_at": "2026-11-28T13:12:05.573Z", "joint_categories": [], "redeemables_limit": 30, "exclusive_categories": [], "redeemables_sorting_rule": "REQUESTED_ORDER", "discount_calculation_mode": "DISCOUNTED_AMOUNT", "no_effect_skip_categories": [], "redeemables_no_effect_rule": "REDEEM_ANYWAY", "applicable_redeemables_limit": 5, "redeemables_application_mode": "ALL", "initial_amount_mode_categories": [], "redeemables_rollback_order_mode": "WITH_ORDER", "grouped_redeemables_sorting_rule": "JOINT_ALWAYS_LAST", "discounted_amount_mode_categories": [], "no_effect_redeem_anyway_categories": [], "redeemables_products_application_mode": "STACK", "applicable_exclusive_redeemables_limit": 1}', NULL, NULL, NULL, '2026-11-28 13:12:05.572+00', '2026-11-28 13:12:05.575+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a22248caca0925969fe6477e7d6e0f', 'DONE', 'PUT /management/v1/projects/{projectId}/discount-guard', '0f39ddadeff23347ca686d6589c4e6c8', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'discount-guard', NULL, NULL, 'v-01a22248cac9017d50e14f1ccbe87bce', NULL, '{"max_percent": 90}', NULL, NULL, NULL, '2026-11-28 13:12:05.578+00', '2026-11-28 13:12:05.582+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a22248cad073b92e744bd6c8624ea2', 'DONE', 'POST /management/v1/projects/{projectId}/webhooks', '0f39ddadeff23347ca686d6589c4e6c8', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'webhooks', 'wh_01a22248cad150cf47809e5b24d02b00', 'https://shop.example/hooks', 'v-01a22248cacf8596d444d7996c26dca4', NULL, '{"id": "wh_01a22248cad150cf47809e5b24d02b00", "active": false, "events": ["voucher.created"], "object": "webhook", "created_at": "2026-11-28T13:12:05.585Z", "target_url": "https://shop.example/hooks"}', NULL, NULL, NULL, '2026-11-28 13:12:05.584+00', '2026-11-28 13:12:05.586+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a22248cad4205e8e31825860e87f0a', 'DONE', 'POST /management/v1/projects/{projectId}/branding', '0f39ddadeff23347ca686d6589c4e6c8', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'branding', 'brand_95f314155a9119df2c3c384bfa44b2f3', NULL, 'v-01a22248cad4205e8e318257d56ba63d', NULL, '{"id": "brand_95f314155a9119df2c3c384bfa44b2f3", "brand.name": "Mugs", "address.city": "", "address.state": "", "contact.email": "", "contact.phone": "", "address.postal": "", "address.street": "", "address.country": "", "brand.website_url": "https://shop.example", "brand.terms_of_use_url": "", "brand.privacy_policy_url": "", "brand.permission_reminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, NULL, '2026-11-28 13:12:05.588+00', '2026-11-28 13:12:05.591+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a22248cad9e7cb494b92d43b04eddb', 'DONE', 'POST /management/v1/projects/users/invite', '0f39ddadeff23347ca686d6589c4e6c8', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'invite', NULL, 'owner@shop.example', 'v-01a22248cad9e7cb494b92d3953fa044', NULL, '{"email": "owner@shop.example", "projects.demo": "ADMIN"}', NULL, NULL, NULL, '2026-11-28 13:12:05.593+00', '2026-11-28 13:12:05.596+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a22248cadf72c1b10792f8b02bae58', 'DONE', 'POST /management/v1/projects/{projectId}/metadata-schemas', '0f39ddadeff23347ca686d6589c4e6c8', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'metadata-schemas', 'ms_01a22248cae0cf1990ad7c4a1a95d22a', 'product', 'v-01a22248cadf72c1b10792f843a889f9', NULL, '{"id": "ms_01a22248cae0cf1990ad7c4a1a95d22a", "object": "metadata_schema", "created_at": "2026-11-28T13:12:05.600Z", "related_object": "product", "allow_defined_only": false, "properties.roast.type": "string", "properties.roast.array": false, "properties.roast.deleted": false, "properties.roast.optional": false}', NULL, NULL, NULL, '2026-11-28 13:12:05.599+00', '2026-11-28 13:12:05.602+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a22248cae49513177774821faaf839', 'DONE', 'POST /management/v1/projects/{projectId}/custom-event-schemas', '0f39ddadeff23347ca686d6589c4e6c8', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'custom-event-schemas', 'ces_01a22248cae4951317777482889cdf36', 'visited', 'v-01a22248cae36f6200776a381677cfeb', NULL, '{"id": "ces_01a22248cae4951317777482889cdf36", "name": "visited", "object": "custom-event-schema", "created_at": "2026-11-28T13:12:05.604Z"}', NULL, NULL, NULL, '2026-11-28 13:12:05.604+00', '2026-11-28 13:12:05.606+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a22248cae80681af3ee481c4479ded', 'DONE', 'POST /management/v1/projects/{projectId}/locations', '0f39ddadeff23347ca686d6589c4e6c8', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'locations', 'loc_01a22248cae9f061efe75f6d1e35dbb6', 'Town', 'v-01a22248cae80681af3ee48107d557c3', NULL, '{"id": "loc_01a22248cae9f061efe75f6d1e35dbb6", "name": "Town", "object": "location", "created_at": "2026-11-28T13:12:05.609Z", "shape.type": "circle", "shape.format": "distance", "shape.distance.center": "geo:52.2297,21.0122", "shape.distance.radius": "2 km"}', NULL, NULL, NULL, '2026-11-28 13:12:05.608+00', '2026-11-28 13:12:05.61+00');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a22248cba173d941356d172226809e', 'APPROVED', 'lben_01a22248cafd85ed34d7b3882ef4d92c', 'lprg_01a22248cb08fcca31333362f4c7c671', 'lmbr_01a22248cb23d92a56aecf298bb76c33', 'cust_01a22248c92155fcf5d318e203e07d57', 'lern_01a22248cb01e386f0c77c341d401724', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a22248caeba8900da969076bb83510"}', 'earn ord_01a22248cb5bcbdd78b6a077ef331d9e lern_01a22248cb01e386f0c77c341d401724 lmbr_01a22248cb23d92a56aecf298bb76c33 1', '2026-11-28 13:12:05.772+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a22248cafd85ed34d7b3882ef4d92c', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a22248cafd85ed34d7b3882ef4d92c", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a22248caeba8900da969076bb83510"}, "Status": "ACTIVE", "CreatedAt": "2026-11-28T13:12:05.629Z", "Delivered": 0}', '2026-11-28 13:12:05.629+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-28 13:12:05.589+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a22248c9314bd95d5ebd9e9edbc133 2026-11-28', 'camp_01a22248c9314bd95d5ebd9e9edbc133', '2026-11-28', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a22248c942e6dd4dcf1e2c69e2683e 2026-11-28', 'camp_01a22248c942e6dd4dcf1e2c69e2683e', '2026-11-28', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a22248c9b7156c318cc1490fa1ba13 2026-11-28', 'camp_01a22248c9b7156c318cc1490fa1ba13', '2026-11-28', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a22248ca98ef74a32a18b65efa1060 2026-11-28', 'camp_01a22248ca98ef74a32a18b65efa1060', '2026-11-28', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', ' 2026-11-28', NULL, '2026-11-28', '{"rollbacks": 1, "redemptions": 5, "validations": 1, "points_added": 90, "publications": 2, "orders_amount": 11610, "amount_redeemed": 500, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 32, "vouchers_deleted": 1, "discounted_amount": 790, "rollbacks_succeeded": 1, "redemptions_succeeded": 5, "validations_succeeded": 1, "publications_succeeded": 2, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a22248c9314bd95d5ebd9e9edbc133', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a22248c942e6dd4dcf1e2c69e2683e', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a22248c9b7156c318cc1490fa1ba13', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a22248ca98ef74a32a18b65efa1060', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a22248ca9278f29a9681a8b782a740', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-28 13:12:05.522+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a22248c9314bd95d5ebd9e9edbc133', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-28 13:12:05.169+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a22248c942e6dd4dcf1e2c69e2683e', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a22248c909b6aaee4022a94b79fc23', NULL, NULL, NULL, true, false, '2026-11-28 13:12:05.186+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-28 13:12:05.303+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a22248c95626f7ccc38612ae31de4b', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a22248c9070fb09434b55740e83d8f', NULL, NULL, NULL, true, false, '2026-11-28 13:12:05.206+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a22248ca98ef74a32a18b65efa1060', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-28 13:12:05.528+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a22248caeba8900da969076bb83510', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-28 13:12:05.611+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a22248cb36c0f301eeddb065ab755d', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'lmbr_01a22248cb23d92a56aecf298bb76c33', 'lprg_01a22248cb08fcca31333362f4c7c671', 'lcdef_01a22248caeba8900da969076bb83510', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-28 13:12:05.682+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a22248cb4d988050866939b5f179fe', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'lmbr_01a22248cb23d92a56aecf298bb76c33', 'lprg_01a22248cb08fcca31333362f4c7c671', 'lcdef_01a22248caeba8900da969076bb83510', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a22248cb04ada675795d392963ef1d", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a22248cb4b3050d1313be314be2601", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-28 13:12:05.7+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a22248cb69b131fe452465969a9e09', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'lmbr_01a22248cb23d92a56aecf298bb76c33', 'lprg_01a22248cb08fcca31333362f4c7c671', 'lcdef_01a22248caeba8900da969076bb83510', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a22248cb5fd4bbec6b9c6b4541db20", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a22248cb685b348c50cd28178716a5", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a22248cb5fd4bbec6b9c6b4541db20', NULL, '2026-11-28 13:12:05.73+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a22248cba173d941356d154ad59bf4', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'lmbr_01a22248cb23d92a56aecf298bb76c33', 'lprg_01a22248cb08fcca31333362f4c7c671', 'lcdef_01a22248caeba8900da969076bb83510', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a22248cb5bcbdd78b6a077ef331d9e", "Metadata": {"event_id": "ev_01a22248cb5c809ad8b078c48c42145a", "member_id": "lmbr_01a22248cb23d92a56aecf298bb76c33", "program_id": "lprg_01a22248cb08fcca31333362f4c7c671", "earning_item_id": "lernei_01a22248cb01e386f0c77c332003d086", "earning_rule_id": "lern_01a22248cb01e386f0c77c341d401724"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a22248cb5bcbdd78b6a077ef331d9e', 'earn ord_01a22248cb5bcbdd78b6a077ef331d9e lern_01a22248cb01e386f0c77c341d401724 lmbr_01a22248cb23d92a56aecf298bb76c33 0', '2026-11-28 13:12:05.772+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a22248cba2b7a11c7c570e6139d51d', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'lmbr_01a22248cb23d92a56aecf298bb76c33', 'lprg_01a22248cb08fcca31333362f4c7c671', 'lcdef_01a22248caeba8900da969076bb83510', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a22248cb5bcbdd78b6a077ef331d9e", "Metadata": {"event_id": "ev_01a22248cb5c809ad8b078c48c42145a", "member_id": "lmbr_01a22248cb23d92a56aecf298bb76c33", "program_id": "lprg_01a22248cb08fcca31333362f4c7c671", "earning_item_id": "lernei_01a22248cb01e386f0c77c332003d086", "earning_rule_id": "lern_01a22248cb01e386f0c77c341d401724"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a22248cb5bcbdd78b6a077ef331d9e', 'earn ord_01a22248cb5bcbdd78b6a077ef331d9e lern_01a22248cb01e386f0c77c341d401724 lmbr_01a22248cb23d92a56aecf298bb76c33 1', '2026-11-28 13:12:05.772+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a22248c9070fb09434b55740e83d8f', 'Promotions', 1, '2026-11-28 13:12:05.127+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a22248c909b6aaee4022a94b79fc23', 'Payments', 9, '2026-11-28 13:12:05.129+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a22248c9cdaf3ff1ae5feb8e2d466f', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a22248ca52720476815175aa0ea707/cust_01a22248c92155fcf5d318e203e07d57/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '34169ed8a8fc52481bb1561d5f5838fb', 'demo', 'SERVER', 'demo', '869cf0bf33adf12a3bacd243875f3e7b9e3294a9877a05dc9e9032fd65d50036', '2026-11-28 13:12:05.123+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '78007ea78aa9b7b0ac860295ea401aa2', 'demo', 'CLIENT', 'demo', '11f6649ab92340281057f1d08e3fec646808f783876127db44619491f842c6eb', '2026-11-28 13:12:05.124+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '0f39ddadeff23347ca686d6589c4e6c8', 'demo', 'MANAGEMENT', 'demo', '0f4391cd30fc9fc2566f572be022df1893682b34ddbca893c1319459673bc018', '2026-11-28 13:12:05.125+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a22248cae4951317777482889cdf36', 'visited', NULL, '2026-11-28 13:12:05.604+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a22248c91b5cba293286a75431d95c', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-28T13:12:05.41Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-28 13:12:05.147+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a22248c92155fcf5d318e203e07d57', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-28T13:12:05.722Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-28 13:12:05.153+00', NULL);
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-28 13:12:05.579+00', '2026-11-28 13:12:05.579+00');
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a22248c9c1769b53b147b9f4234bc5', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'auto_01a22248c9c1769b53b147ba17055036', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-28 13:12:05.305+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-28 13:12:05.297+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-28 13:12:05.301+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-28 13:12:05.665+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-28 13:12:05.674+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 672, false, '2026-11-28 13:12:05.749+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 672, false, '2026-11-28 13:12:05.749+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 672, false, '2026-11-28 13:12:05.749+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 672, false, '2026-11-28 13:12:05.749+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 672, false, '2026-11-28 13:12:05.749+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-28 13:12:05.783+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 672, false, '2026-11-28 13:12:05.783+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-28 13:12:05.785+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 672, false, '2026-11-28 13:12:05.785+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-28 13:12:05.799+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 672, false, '2026-11-28 13:12:05.799+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c91c3b2645d690ed0c3c631c', 1, 'customer.created', 'customer', 'cust_01a22248c91b5cba293286a75431d95c', 'cust_01a22248c91b5cba293286a75431d95c', NULL, 'v-01a22248c91aa95ab0b3c9ca01a1326a', 'ACTION', '{"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T13:12:05.147Z"}}', NULL, NULL, '2026-11-28 13:12:05.147+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9227dfb2d81c2ee9a355042', 9, 'customer.created', 'customer', 'cust_01a22248c92155fcf5d318e203e07d57', 'cust_01a22248c92155fcf5d318e203e07d57', NULL, 'v-01a22248c92155fcf5d318e150418ef0', 'ACTION', '{"customer":{"ID":"cust_01a22248c92155fcf5d318e203e07d57","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-28T13:12:05.153Z"}}', NULL, NULL, '2026-11-28 13:12:05.153+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c926f6574e8a991941d24819', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a22248c9243048092adbc1e79c175e', NULL, NULL, 'v-01a22248c9243048092adbc1334157ca', 'ACTION', '{"rule":{"ID":"val_01a22248c9243048092adbc1e79c175e","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T13:12:05.156Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.156+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c92cd644be5bcf39cc761fba', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a22248c92cd644be5bcf3926adcbc7', NULL, NULL, 'v-01a22248c927a8a0d0b3cdda234c2530', 'ACTION', '{"assignment":{"ID":"asgm_01a22248c92cd644be5bcf3926adcbc7","RuleID":"val_01a22248c9243048092adbc1e79c175e","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22248c929e062bcaf5ad1aee0af53","CreatedAt":"2026-11-28T13:12:05.161Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a22248c9243048092adbc1e79c175e","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T13:12:05.156Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.161+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c92dea10506cdce626829172', 33, 'voucher.created', 'voucher', 'v_01a22248c929e062bcaf5ad1aee0af53', NULL, NULL, 'v-01a22248c927a8a0d0b3cdda234c2530', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22248c929e062bcaf5ad1aee0af53","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.161Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.161+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9347c6c6f5a775996f06ebd', 41, 'campaign.created', 'campaign', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'camp_01a22248c9314bd95d5ebd9e9edbc133', 'v-01a22248c92fe2a6a701c2f6988ffae9', 'ACTION', '{"campaign":{"ID":"camp_01a22248c9314bd95d5ebd9e9edbc133","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.169Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T13:12:05.169Z"}', NULL, NULL, '2026-11-28 13:12:05.169+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c94061ffe75f4f0b0d578fce', 49, 'voucher.created', 'voucher', 'v_01a22248c93f99b8f95fe81e6777c7dd', NULL, NULL, 'v-01a22248c93d4f29282f0f9cb40c3496', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22248c93f99b8f95fe81e6777c7dd","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.183Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.183+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c942e6dd4dcf1e2bcfcc0eb6', 57, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'camp_01a22248c9314bd95d5ebd9e9edbc133', 'v-01a22248c92fe2a6a701c2f6988ffae9', 'ACTION', '{"campaign":{"ID":"camp_01a22248c9314bd95d5ebd9e9edbc133","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.169Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-28 13:12:05.185+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c944dd8d98013eb17ec91740', 65, 'campaign.created', 'campaign', 'camp_01a22248c942e6dd4dcf1e2c69e2683e', NULL, 'camp_01a22248c942e6dd4dcf1e2c69e2683e', 'v-01a22248c9417cd1e415157688ebfa39', 'ACTION', '{"campaign":{"ID":"camp_01a22248c942e6dd4dcf1e2c69e2683e","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248c909b6aaee4022a94b79fc23","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.186Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T13:12:05.186Z"}', NULL, NULL, '2026-11-28 13:12:05.186+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c94d04f1510b53d44e0603fe', 81, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a22248c942e6dd4dcf1e2c69e2683e', NULL, 'camp_01a22248c942e6dd4dcf1e2c69e2683e', 'v-01a22248c9417cd1e415157688ebfa39', 'ACTION', '{"campaign":{"ID":"camp_01a22248c942e6dd4dcf1e2c69e2683e","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248c909b6aaee4022a94b79fc23","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.186Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-28 13:12:05.196+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c95368fad1c1d127c8cf05c8', 105, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a22248c942e6dd4dcf1e2c69e2683e', NULL, 'camp_01a22248c942e6dd4dcf1e2c69e2683e', 'v-01a22248c9417cd1e415157688ebfa39', 'ACTION', '{"campaign":{"ID":"camp_01a22248c942e6dd4dcf1e2c69e2683e","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248c909b6aaee4022a94b79fc23","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.186Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-28T13:12:05.196Z","count":5}', NULL, NULL, '2026-11-28 13:12:05.196+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9b8ae57be4f6de0c74817b4', 169, 'campaign.created', 'campaign', 'camp_01a22248c9b7156c318cc1490fa1ba13', NULL, 'camp_01a22248c9b7156c318cc1490fa1ba13', 'v-01a22248c9b59acad5886511e58158c9', 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T13:12:05.303Z"}', NULL, NULL, '2026-11-28 13:12:05.303+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9c2c75a09ac89ff00bdef4e', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a22248c9c1769b53b147b9f4234bc5', NULL, 'camp_01a22248c9b7156c318cc1490fa1ba13', 'v-01a22248c9b978e4f316e5d938e07e25', 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a22248c9c1769b53b147b9f4234bc5","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","AutomationID":"auto_01a22248c9c1769b53b147ba17055036","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.305Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.305+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248ca6272f9489a137491c71b70', 337, 'customer.redemption.succeeded', 'redemption', 'r_01a22248ca6272f9489a1373d34118ed', 'cust_01a22248c92155fcf5d318e203e07d57', NULL, 'v-01a22248ca58c263bb7c5c8b4520d260', 'ACTION', '{"redemption":{"ID":"r_01a22248ca6272f9489a1373d34118ed","Object":"redemption","Date":"2026-11-28T13:12:05.474Z","CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","TrackingID":"track_PqQpTpjTydcEz9PErsa5pEQhr5XUfPKkVy2gTwV0j7M","Status":"SUCCEEDED","Channel":{"ID":"34169ed8a8fc52481bb1561d5f5838fb","Type":"API"},"APIKey":"34169ed8a8fc52481bb1561d5f5838fb","Related":{"Type":"voucher","ID":"v_01a22248ca52720476815175aa0ea707"},"VoucherID":"v_01a22248ca52720476815175aa0ea707","Code":"ONCE"}}', NULL, NULL, '2026-11-28 13:12:05.474+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9469ff540073ece28789be1', 73, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'camp_01a22248c9314bd95d5ebd9e9edbc133', 'v-01a22248c92fe2a6a701c2f6988ffae9', 'ACTION', '{"campaign":{"ID":"camp_01a22248c9314bd95d5ebd9e9edbc133","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.169Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-28T13:12:05.185Z","count":20}', NULL, NULL, '2026-11-28 13:12:05.185+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c950b4103029d637c4a70c17', 89, 'voucher.created', 'voucher', 'v_01a22248c94f0d135b00bbe8bf228e7a', NULL, 'camp_01a22248c942e6dd4dcf1e2c69e2683e', 'v-01a22248c94a256c03ac6a24415ca259', 'ACTION', '{"campaign":{"ID":"camp_01a22248c942e6dd4dcf1e2c69e2683e","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248c909b6aaee4022a94b79fc23","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.186Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248c94f0d135b00bbe8bf228e7a","Code":"GIFT-50","CampaignID":"camp_01a22248c942e6dd4dcf1e2c69e2683e","CategoryID":"cat_01a22248c909b6aaee4022a94b79fc23","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.199Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.199+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9529e3d35f013188e71ee5e', 97, 'campaign.vouchers.added', 'campaign', 'camp_01a22248c942e6dd4dcf1e2c69e2683e', NULL, 'camp_01a22248c942e6dd4dcf1e2c69e2683e', 'v-01a22248c94a256c03ac6a24415ca259', 'ACTION', '{"campaign":{"ID":"camp_01a22248c942e6dd4dcf1e2c69e2683e","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248c909b6aaee4022a94b79fc23","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.186Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28 13:12:05.199+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c957ba8c04a971b86b3faa6c', 113, 'campaign.created', 'campaign', 'camp_01a22248c95626f7ccc38612ae31de4b', NULL, 'camp_01a22248c95626f7ccc38612ae31de4b', 'v-01a22248c955e71f48d75bd3ca44d8c2', 'ACTION', '{"campaign":{"ID":"camp_01a22248c95626f7ccc38612ae31de4b","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248c9070fb09434b55740e83d8f","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.206Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T13:12:05.206Z"}', NULL, NULL, '2026-11-28 13:12:05.206+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c959a94cf4b2147f521b9cf7', 121, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a22248c957ba8c04a971b89cc6c5b5', NULL, 'camp_01a22248c95626f7ccc38612ae31de4b', 'v-01a22248c955e71f48d75bd3ca44d8c2', 'ACTION', '{"campaign":{"ID":"camp_01a22248c95626f7ccc38612ae31de4b","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248c9070fb09434b55740e83d8f","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.206Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a22248c957ba8c04a971b89cc6c5b5","CampaignID":"camp_01a22248c95626f7ccc38612ae31de4b","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-28T13:12:05.206Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.206+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cab2239f1158c436d258944c', 409, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248c9b7156c318cc1490fa1ba13', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:05.41Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.147Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.341Z","UpdatedAt":"2026-11-28T13:12:05.547Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22248cab11b02a90d0d4e926b1523","VoucherID":"v_01a22248c9dd570ecbfbcd794f6cad60","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22248ca222b45769c35d80652ab0a","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22248ca222b45769c35d9a8010a23","EventType":"customer.order.paid","OrderID":"ord_01a22248ca222b45769c35d80652ab0a","RuleID":"ern_01a22248c9c1769b53b147b9f4234bc5","ItemID":"","TierID":"","HolderTierID":"ltr_01a22248c9c90e9d38a6415d2248cd65","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T13:12:05.547Z"}}', NULL, NULL, '2026-11-28 13:12:05.547+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c968db72a042532122623602', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a22248c96725742c8b66e8c5a1f7b2', NULL, 'camp_01a22248c95626f7ccc38612ae31de4b', 'v-01a22248c963bfe40fadcd70c80bb7f3', 'ACTION', '{"campaign":{"ID":"camp_01a22248c95626f7ccc38612ae31de4b","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248c9070fb09434b55740e83d8f","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.206Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a22248c96725742c8b66e8c5a1f7b2","CampaignID":"camp_01a22248c95626f7ccc38612ae31de4b","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-28T13:12:05.221Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.221+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c96d7cd61e80052bdc833438', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a22248c96d7cd61e80052ae47a3a92', NULL, NULL, 'v-01a22248c96acd0e496fd22a1b8bbc0d', 'ACTION', '{"assignment":{"ID":"asgm_01a22248c96d7cd61e80052ae47a3a92","RuleID":"val_01a22248c9243048092adbc1e79c175e","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a22248c96725742c8b66e8c5a1f7b2","CreatedAt":"2026-11-28T13:12:05.228Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a22248c9243048092adbc1e79c175e","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T13:12:05.156Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.228+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9754a0b53c63998064796a2', 145, 'customer.order.created', 'order', 'ord_01a22248c9746aba520a5d4b0b4034e7', 'cust_01a22248c92155fcf5d318e203e07d57', NULL, 'v-01a22248c96e4ef02d20ee4f8a2f1041', 'ACTION', '{"customer":{"ID":"cust_01a22248c92155fcf5d318e203e07d57","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-28T13:12:05.233Z"},"CreatedAt":"2026-11-28T13:12:05.153Z"},"order":{"ID":"ord_01a22248c9746aba520a5d4b0b4034e7","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a22248c9746aba520a5d4be5d8d4da","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a22248c90c3e71ae6d05a6b4d46e60","SKUID":"sku_01a22248c912cbefe697bc18463f3095","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a22248c90c3e71ae6d05a6b4d46e60","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a22248c912cbefe697bc18463f3095","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a22248c9746aba520a5d4ccce3816a","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a22248c9170abb67d5240ea633d47d","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a22248c9170abb67d5240ea633d47d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","CreatedAt":"2026-11-28T13:12:05.233Z","PaidAt":"2026-11-28T13:12:05.233Z"}}', NULL, NULL, '2026-11-28 13:12:05.233+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9754a0b53c63998fcd12c27', 153, 'customer.order.paid', 'order', 'ord_01a22248c9746aba520a5d4b0b4034e7', 'cust_01a22248c92155fcf5d318e203e07d57', NULL, 'v-01a22248c96e4ef02d20ee4f8a2f1041', 'ACTION', '{"customer":{"ID":"cust_01a22248c92155fcf5d318e203e07d57","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-28T13:12:05.233Z"},"CreatedAt":"2026-11-28T13:12:05.153Z"},"order":{"ID":"ord_01a22248c9746aba520a5d4b0b4034e7","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a22248c9746aba520a5d4be5d8d4da","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a22248c90c3e71ae6d05a6b4d46e60","SKUID":"sku_01a22248c912cbefe697bc18463f3095","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a22248c90c3e71ae6d05a6b4d46e60","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a22248c912cbefe697bc18463f3095","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a22248c9746aba520a5d4ccce3816a","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a22248c9170abb67d5240ea633d47d","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a22248c9170abb67d5240ea633d47d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","CreatedAt":"2026-11-28T13:12:05.233Z","PaidAt":"2026-11-28T13:12:05.233Z"}}', NULL, NULL, '2026-11-28 13:12:05.233+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9ca843f05c7b8c64a339156', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a22248c9c90e9d38a6415d2248cd65', NULL, 'camp_01a22248c9b7156c318cc1490fa1ba13', 'v-01a22248c9c4d02fc301942e0609b6b0', 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a22248c9c90e9d38a6415d2248cd65","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.317Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.317+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9823a338d90edbe470cb140', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a22248c9823a338d90edbe098e72dd', 'cust_01a22248c92155fcf5d318e203e07d57', NULL, 'v-01a22248c97771e895900ddf4a6804fb', 'ACTION', '{"redemption":{"ID":"r_01a22248c9823a338d90edbe098e72dd","Object":"redemption","Date":"2026-11-28T13:12:05.25Z","CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","TrackingID":"track_PqQpTpjTydcEz9PErsa5pEQhr5XUfPKkVy2gTwV0j7M","Status":"SUCCEEDED","Channel":{"ID":"34169ed8a8fc52481bb1561d5f5838fb","Type":"API"},"APIKey":"34169ed8a8fc52481bb1561d5f5838fb","Related":{"Type":"voucher","ID":"v_01a22248c93f99b8f95fe81e6777c7dd"},"VoucherID":"v_01a22248c93f99b8f95fe81e6777c7dd","Code":"WELCOME10","OrderID":"ord_01a22248c9823a338d90edbc441af943","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a22248c9823a338d90edbe470cb141","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a22248c9823a338d90edbc441af943","category":"EFFECT","data":0},{"step":2,"id":"ev_01a22248c9823a338d90edbe470cb142","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a22248c9823a338d90edbc441af943","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a22248c92155fcf5d318e203e07d57","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-28T13:12:05.25Z"},"CreatedAt":"2026-11-28T13:12:05.153Z"},"order":{"ID":"ord_01a22248c9823a338d90edbc441af943","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a22248c9823a338d90edbd256c337b","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a22248c91558eef04850de660dd466","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a22248c91558eef04850de660dd466","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","Redemptions":{"r_01a22248c9823a338d90edbe098e72dd":{"Date":"2026-11-28T13:12:05.25Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22248c93f99b8f95fe81e6777c7dd"}},"CreatedAt":"2026-11-28T13:12:05.25Z","PaidAt":"2026-11-28T13:12:05.25Z"}}]', '2026-11-28 13:12:05.25+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248ca17a09a5a89221479983b20', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'v-01a22248c9ffe540fa9aae65a2aee3bf', 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-28T13:12:05.303Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T13:12:05.147Z"},"voucher":{"ID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-28T13:12:05.341Z","UpdatedAt":"2026-11-28T13:12:05.399Z"},"voucher_transaction":{"ID":"vtx_01a22248ca17a09a5a892212c857f052","VoucherID":"v_01a22248c9dd570ecbfbcd794f6cad60","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a22248ca17a09a5a892212ae3ed479","CreatedAt":"2026-11-28T13:12:05.399Z"}}', '[{"step":1,"id":"ev_01a22248ca17a09a5a89221479983b21","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a22248ca17a09a5a892212ae3ed479","campaign_id":"camp_01a22248c9b7156c318cc1490fa1ba13","category":"ACTION","data":0},{"step":2,"id":"ev_01a22248ca17a09a5a89221479983b22","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a22248c9dd570ecbfbcd794f6cad60","campaign_id":"camp_01a22248c9b7156c318cc1490fa1ba13","category":"ACTION","data":1},{"step":3,"id":"ev_01a22248ca17a09a5a89221479983b23","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a22248c9dd570ecbfbcd794f6cad60","campaign_id":"camp_01a22248c9b7156c318cc1490fa1ba13","category":"ACTION","data":1},{"step":4,"id":"ev_01a22248ca17a09a5a89221479983b24","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a22248c9dd570ecbfbcd794f6cad60","campaign_id":"camp_01a22248c9b7156c318cc1490fa1ba13","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a22248ca17a09a5a892212ae3ed479","Object":"redemption","Date":"2026-11-28T13:12:05.399Z","CustomerID":"cust_01a22248c91b5cba293286a75431d95c","TrackingID":"track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80","Status":"SUCCEEDED","Channel":{"ID":"34169ed8a8fc52481bb1561d5f5838fb","Type":"API"},"APIKey":"34169ed8a8fc52481bb1561d5f5838fb","Related":{"Type":"voucher","ID":"v_01a22248c9dd570ecbfbcd794f6cad60"},"VoucherID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Campaign":"Regulars","RewardID":"rew_01a22248c9cdaf3ff1ae5feb8e2d466f","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a22248c9d7e1d0e03820d15a111fe7","Type":"MATERIAL","LoyaltyTierID":"ltr_01a22248c9c90e9d38a6415d2248cd65","EntryID":"vtx_01a22248ca17a09a5a892212c857f052","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a22248c9cdaf3ff1ae5feb8e2d466f","By":1}]}}},{"reward_redemption":{"ID":"r_01a22248ca17a09a5a892212ae3ed479","Object":"redemption","Date":"2026-11-28T13:12:05.399Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a22248c91b5cba293286a75431d95c","TrackingID":"track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","RefusedOrder":"","Channel":{"ID":"34169ed8a8fc52481bb1561d5f5838fb","Type":"API"},"APIKey":"34169ed8a8fc52481bb1561d5f5838fb","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a22248c9dd570ecbfbcd794f6cad60"},"VoucherID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Campaign":"Regulars","RewardID":"rew_01a22248c9cdaf3ff1ae5feb8e2d466f","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a22248c9d7e1d0e03820d15a111fe7","Type":"MATERIAL","LoyaltyTierID":"ltr_01a22248c9c90e9d38a6415d2248cd65","EntryID":"vtx_01a22248ca17a09a5a892212c857f052","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a22248c9cdaf3ff1ae5feb8e2d466f","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a22248c9cdaf3ff1ae5feb8e2d466f","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a22248c9170abb67d5240ea633d47d","SKUID":""},"Coin":null,"CreatedAt":"2026-11-28T13:12:05.325Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a22248c9d7e1d0e03820d15a111fe7","RewardID":"rew_01a22248c9cdaf3ff1ae5feb8e2d466f","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-28T13:12:05.333Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.341Z","UpdatedAt":"2026-11-28T13:12:05.399Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.147Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-28T13:12:05.303Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T13:12:05.147Z"},"redemption":{"ID":"r_01a22248ca17a09a5a892212ae3ed479","Object":"redemption","Date":"2026-11-28T13:12:05.399Z","CustomerID":"cust_01a22248c91b5cba293286a75431d95c","TrackingID":"track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80","Status":"SUCCEEDED","Channel":{"ID":"34169ed8a8fc52481bb1561d5f5838fb","Type":"API"},"APIKey":"34169ed8a8fc52481bb1561d5f5838fb","Related":{"Type":"voucher","ID":"v_01a22248c9dd570ecbfbcd794f6cad60"},"VoucherID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Campaign":"Regulars","RewardID":"rew_01a22248c9cdaf3ff1ae5feb8e2d466f","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a22248c9d7e1d0e03820d15a111fe7","Type":"MATERIAL","LoyaltyTierID":"ltr_01a22248c9c90e9d38a6415d2248cd65","EntryID":"vtx_01a22248ca17a09a5a892212c857f052","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a22248c9cdaf3ff1ae5feb8e2d466f","By":1}]}},"reward":{"ID":"rew_01a22248c9cdaf3ff1ae5feb8e2d466f","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a22248c9170abb67d5240ea633d47d"},"CreatedAt":"2026-11-28T13:12:05.325Z"},"voucher":{"ID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-28T13:12:05.341Z","UpdatedAt":"2026-11-28T13:12:05.399Z"}}]', '2026-11-28 13:12:05.399+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248ca222b45769c35d9a8010a20', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a22248c94f0d135b00bbe8bf228e7a', NULL, 'camp_01a22248c942e6dd4dcf1e2c69e2683e', 'v-01a22248ca1d6fb9123f253e26d7d1f7', 'ACTION', '{"campaign":{"ID":"camp_01a22248c942e6dd4dcf1e2c69e2683e","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a22248c909b6aaee4022a94b79fc23","Active":true,"CreatedAt":"2026-11-28T13:12:05.186Z"},"customer":{},"voucher":{"ID":"v_01a22248c94f0d135b00bbe8bf228e7a","Code":"GIFT-50","CampaignID":"camp_01a22248c942e6dd4dcf1e2c69e2683e","CategoryID":"cat_01a22248c909b6aaee4022a94b79fc23","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-28T13:12:05.199Z","UpdatedAt":"2026-11-28T13:12:05.41Z"},"voucher_transaction":{"ID":"vtx_01a22248ca222b45769c35d9a203dd89","VoucherID":"v_01a22248c94f0d135b00bbe8bf228e7a","CampaignID":"camp_01a22248c942e6dd4dcf1e2c69e2683e","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a22248ca222b45769c35d80652ab0a","RedemptionID":"r_01a22248ca222b45769c35d8d70df85f","CreatedAt":"2026-11-28T13:12:05.41Z"}}', NULL, NULL, '2026-11-28 13:12:05.41+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248ca222b45769c35d9a8010a21', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a22248ca222b45769c35d8d70df85f', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248c942e6dd4dcf1e2c69e2683e', 'v-01a22248ca1d6fb9123f253e26d7d1f7', 'ACTION', '{"redemption":{"ID":"r_01a22248ca222b45769c35d8d70df85f","Object":"redemption","Date":"2026-11-28T13:12:05.41Z","CustomerID":"cust_01a22248c91b5cba293286a75431d95c","TrackingID":"track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80","Status":"SUCCEEDED","Channel":{"ID":"34169ed8a8fc52481bb1561d5f5838fb","Type":"API"},"APIKey":"34169ed8a8fc52481bb1561d5f5838fb","Related":{"Type":"voucher","ID":"v_01a22248c94f0d135b00bbe8bf228e7a"},"VoucherID":"v_01a22248c94f0d135b00bbe8bf228e7a","Code":"GIFT-50","CampaignID":"camp_01a22248c942e6dd4dcf1e2c69e2683e","Campaign":"Gift cards","OrderID":"ord_01a22248ca222b45769c35d80652ab0a","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a22248ca222b45769c35d9a8010a22","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a22248ca222b45769c35d80652ab0a","category":"EFFECT","data":0},{"step":2,"id":"ev_01a22248ca222b45769c35d9a8010a23","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a22248ca222b45769c35d80652ab0a","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:05.41Z"},"CreatedAt":"2026-11-28T13:12:05.147Z"},"order":{"ID":"ord_01a22248ca222b45769c35d80652ab0a","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a22248c91b5cba293286a75431d95c","Redemptions":{"r_01a22248ca222b45769c35d8d70df85f":{"Date":"2026-11-28T13:12:05.41Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22248c94f0d135b00bbe8bf228e7a","RelatedObjectParentID":"camp_01a22248c942e6dd4dcf1e2c69e2683e"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-28T13:12:05.41Z","PaidAt":"2026-11-28T13:12:05.41Z"}}]', '2026-11-28 13:12:05.41+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248ca277ecebb6cb39c83bccb90', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a22248ca277ecebb6cb39bc40238ab', 'cust_01a22248c91b5cba293286a75431d95c', NULL, 'v-01a22248ca267fcbb4a96a47dd77edea', 'ACTION', '{"redemption":{"ID":"r_01a22248ca277ecebb6cb39bc40238ab","Object":"redemption","Date":"2026-11-28T13:12:05.415Z","CustomerID":"cust_01a22248c91b5cba293286a75431d95c","TrackingID":"track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80","Status":"SUCCEEDED","Channel":{"ID":"34169ed8a8fc52481bb1561d5f5838fb","Type":"API"},"APIKey":"34169ed8a8fc52481bb1561d5f5838fb","Related":{"Type":"voucher","ID":"v_01a22248c93f99b8f95fe81e6777c7dd"},"VoucherID":"v_01a22248c93f99b8f95fe81e6777c7dd","Code":"WELCOME10"}}', NULL, NULL, '2026-11-28 13:12:05.415+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9d8106fbd43881ac6a70337', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a22248c9d7e1d0e03820d15a111fe7', NULL, 'camp_01a22248c9b7156c318cc1490fa1ba13', 'v-01a22248c9d3b49a20a0d833f606e140', 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a22248c9cdaf3ff1ae5feb8e2d466f","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a22248c9170abb67d5240ea633d47d","SKUID":""},"Coin":null,"CreatedAt":"2026-11-28T13:12:05.325Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a22248c9d7e1d0e03820d15a111fe7","RewardID":"rew_01a22248c9cdaf3ff1ae5feb8e2d466f","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-28T13:12:05.333Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.333+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9de8e83f7ef5dd70a837d0a', 201, 'voucher.created', 'voucher', 'v_01a22248c9dd570ecbfbcd794f6cad60', NULL, 'camp_01a22248c9b7156c318cc1490fa1ba13', 'v-01a22248c9dab6299044e3e8e60401df', 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.341Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.341+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9de8e83f7ef5dd7e2fdd0df', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a22248c9b7156c318cc1490fa1ba13', NULL, 'camp_01a22248c9b7156c318cc1490fa1ba13', 'v-01a22248c9dab6299044e3e8e60401df', 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28 13:12:05.341+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9e80e40febbfdc566fac8c6', 217, 'voucher.published', 'voucher', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'v-01a22248c9e07b36cf7663f2f7d75065', 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.147Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a22248c9e605c14f2e3529e415020d","CustomerID":"cust_01a22248c91b5cba293286a75431d95c","TrackingID":"track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22248c9dd570ecbfbcd794f6cad60"],"Codes":["REGULAR1"],"CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T13:12:05.345Z"},"voucher":{"ID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.341Z","UpdatedAt":"2026-11-28T13:12:05.345Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.345+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248ca2e51e02756ad18f8c8c460', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a22248ca2e51e02756ad183b5d0459', 'cust_01a22248c91b5cba293286a75431d95c', NULL, 'v-01a22248ca2b9489f5c3cb0107b1a4da', 'ACTION', '{"redemption":{"ID":"rr_01a22248ca2e51e02756ad183b5d0459","Object":"redemption_rollback","Date":"2026-11-28T13:12:05.422Z","RedemptionID":"r_01a22248ca277ecebb6cb39bc40238ab","CustomerID":"cust_01a22248c91b5cba293286a75431d95c","TrackingID":"track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80","Status":"SUCCEEDED","Channel":{"ID":"34169ed8a8fc52481bb1561d5f5838fb","Type":"API"},"APIKey":"34169ed8a8fc52481bb1561d5f5838fb","Related":{"Type":"voucher","ID":"v_01a22248c93f99b8f95fe81e6777c7dd"},"VoucherID":"v_01a22248c93f99b8f95fe81e6777c7dd","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-28 13:12:05.422+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9e80e40febbfdc5cf925226', 225, 'publication.succeeded', 'publication', 'pub_01a22248c9e605c14f2e3529e415020d', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'v-01a22248c9e07b36cf7663f2f7d75065', 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.147Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a22248c9e605c14f2e3529e415020d","CustomerID":"cust_01a22248c91b5cba293286a75431d95c","TrackingID":"track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22248c9dd570ecbfbcd794f6cad60"],"Codes":["REGULAR1"],"CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T13:12:05.345Z"},"voucher":{"ID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.341Z","UpdatedAt":"2026-11-28T13:12:05.345Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.345+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9e80e40febbfdc65d18b5a9', 233, 'customer.publication.succeeded', 'publication', 'pub_01a22248c9e605c14f2e3529e415020d', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'v-01a22248c9e07b36cf7663f2f7d75065', 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.147Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a22248c9e605c14f2e3529e415020d","CustomerID":"cust_01a22248c91b5cba293286a75431d95c","TrackingID":"track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22248c9dd570ecbfbcd794f6cad60"],"Codes":["REGULAR1"],"CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T13:12:05.345Z"},"voucher":{"ID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.341Z","UpdatedAt":"2026-11-28T13:12:05.345Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.345+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9f660362c9635f5cc9e3bb6', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'v-01a22248c9ecb265832a2a5a7a0f66d0', 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.147Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.341Z","UpdatedAt":"2026-11-28T13:12:05.358Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22248c9efd6b6991bb2da938c833b","VoucherID":"v_01a22248c9dd570ecbfbcd794f6cad60","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T13:12:05.358Z"}}', NULL, NULL, '2026-11-28 13:12:05.358+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9f660362c9635f679e9551d', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'v-01a22248c9ecb265832a2a5a7a0f66d0', 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.147Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.341Z","UpdatedAt":"2026-11-28T13:12:05.358Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22248c9efd6b6991bb2da938c833b","VoucherID":"v_01a22248c9dd570ecbfbcd794f6cad60","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T13:12:05.358Z"}}', NULL, NULL, '2026-11-28 13:12:05.358+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9f660362c9635f6dc922219', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'v-01a22248c9ecb265832a2a5a7a0f66d0', 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.147Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.341Z","UpdatedAt":"2026-11-28T13:12:05.358Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22248c9efd6b6991bb2da938c833b","VoucherID":"v_01a22248c9dd570ecbfbcd794f6cad60","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T13:12:05.358Z"}}', NULL, NULL, '2026-11-28 13:12:05.358+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248c9fd47f6d13017d43b5f0a95', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'v-01a22248c9ecb265832a2a5a7a0f66d0', 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.147Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a22248c9c90e9d38a6415d2248cd65","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.317Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.341Z","UpdatedAt":"2026-11-28T13:12:05.358Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.358+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248ca43834b9b0f65909467ff4b', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a22248ca42e5369b062b5165f677eb', NULL, NULL, 'v-01a22248ca42e5369b062b51092d290f', 'ACTION', '{"rule":{"ID":"val_01a22248ca42e5369b062b5165f677eb","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T13:12:05.442Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.442+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248ca552e1f958fb1b7691ebf5d', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a22248ca552e1f958fb1b6e5129e1d', NULL, NULL, 'v-01a22248ca491dff72f91dbad6ef5840', 'ACTION', '{"assignment":{"ID":"asgm_01a22248ca552e1f958fb1b6e5129e1d","RuleID":"val_01a22248ca42e5369b062b5165f677eb","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22248ca52720476815175aa0ea707","CreatedAt":"2026-11-28T13:12:05.458Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a22248ca42e5369b062b5165f677eb","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T13:12:05.442Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.458+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248ca5645462d281ceb24d59b2e', 329, 'voucher.created', 'voucher', 'v_01a22248ca52720476815175aa0ea707', NULL, NULL, 'v-01a22248ca491dff72f91dbad6ef5840', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22248ca52720476815175aa0ea707","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.458Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.458+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248ca67fb476a2e070a24369a58', 345, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a22248ca6656a1c9eed1afbb482ecb', NULL, 'camp_01a22248c95626f7ccc38612ae31de4b', 'v-01a22248ca640ed25e1cb430258c9157', 'ACTION', '{"campaign":{"ID":"camp_01a22248c95626f7ccc38612ae31de4b","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248c9070fb09434b55740e83d8f","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.206Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a22248ca6656a1c9eed1afbb482ecb","CampaignID":"camp_01a22248c95626f7ccc38612ae31de4b","Name":"Both","TierIDs":["promo_01a22248c957ba8c04a971b89cc6c5b5"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-28T13:12:05.476Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.476+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248ca77f992747b83dca97093ba', 353, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a22248c91b5cba293286a75431d95c', NULL, 'v-01a22248ca6fa7ec1f4559f9c51c2a12', 'ACTION', '{"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:05.41Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.147Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-28 13:12:05.495+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248ca8977efbf48434994e2ef76', 361, 'voucher.created', 'voucher', 'v_01a22248ca883a39c7a5ed88df2f0eb7', NULL, NULL, 'v-01a22248ca870a8b1d620907938ab1d3', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22248ca883a39c7a5ed88df2f0eb7","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.512Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.512+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248ca8ff77b034d87f6f5fc6a38', 369, 'voucher.deleted', 'voucher', 'v_01a22248ca883a39c7a5ed88df2f0eb7', NULL, NULL, 'v-01a22248ca8a96273933b453cf7d0e19', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22248ca883a39c7a5ed88df2f0eb7","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.512Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-28T13:12:05.515Z"}}', NULL, NULL, '2026-11-28 13:12:05.515+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248ca9acaec713354f9d5eb51a1', 377, 'campaign.created', 'campaign', 'camp_01a22248ca98ef74a32a18b65efa1060', NULL, 'camp_01a22248ca98ef74a32a18b65efa1060', 'v-01a22248ca96425bb2c69092e319b383', 'ACTION', '{"campaign":{"ID":"camp_01a22248ca98ef74a32a18b65efa1060","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.528Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T13:12:05.528Z"}', NULL, NULL, '2026-11-28 13:12:05.528+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248caa94f94d5009d868e50a46a', 385, 'voucher.created', 'voucher', 'v_01a22248caa6090658d9b9a36212b63c', NULL, 'camp_01a22248ca98ef74a32a18b65efa1060', 'v-01a22248ca9c9f4b4319e8e3708a85d6', 'ACTION', '{"campaign":{"ID":"camp_01a22248ca98ef74a32a18b65efa1060","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.528Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248caa6090658d9b9a36212b63c","Code":"FRIEND1","CampaignID":"camp_01a22248ca98ef74a32a18b65efa1060","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.542+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248caac654d31bb3fd1d480ebe4', 393, 'campaign.vouchers.added', 'campaign', 'camp_01a22248ca98ef74a32a18b65efa1060', NULL, 'camp_01a22248ca98ef74a32a18b65efa1060', 'v-01a22248ca9c9f4b4319e8e3708a85d6', 'ACTION', '{"campaign":{"ID":"camp_01a22248ca98ef74a32a18b65efa1060","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.528Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28 13:12:05.542+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cab6331de51c57bf265b2afd', 401, 'voucher.published', 'voucher', 'v_01a22248caa6090658d9b9a36212b63c', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248ca98ef74a32a18b65efa1060', 'v-01a22248caaea38b9c46546160a434f6', 'ACTION', '{"campaign":{"ID":"camp_01a22248ca98ef74a32a18b65efa1060","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.528Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:05.41Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.147Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a22248cab44ba3ca030920e9c44357","CustomerID":"cust_01a22248c91b5cba293286a75431d95c","TrackingID":"track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22248caa6090658d9b9a36212b63c"],"Codes":["FRIEND1"],"CampaignID":"camp_01a22248ca98ef74a32a18b65efa1060","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T13:12:05.552Z"},"voucher":{"ID":"v_01a22248caa6090658d9b9a36212b63c","Code":"FRIEND1","CampaignID":"camp_01a22248ca98ef74a32a18b65efa1060","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","ReferrerID":"cust_01a22248c91b5cba293286a75431d95c","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.542Z","UpdatedAt":"2026-11-28T13:12:05.552Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.552+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cab7a17060c230e33ee4c650', 441, 'publication.succeeded', 'publication', 'pub_01a22248cab44ba3ca030920e9c44357', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248ca98ef74a32a18b65efa1060', 'v-01a22248caaea38b9c46546160a434f6', 'ACTION', '{"campaign":{"ID":"camp_01a22248ca98ef74a32a18b65efa1060","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.528Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:05.41Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.147Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a22248cab44ba3ca030920e9c44357","CustomerID":"cust_01a22248c91b5cba293286a75431d95c","TrackingID":"track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22248caa6090658d9b9a36212b63c"],"Codes":["FRIEND1"],"CampaignID":"camp_01a22248ca98ef74a32a18b65efa1060","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T13:12:05.552Z"},"voucher":{"ID":"v_01a22248caa6090658d9b9a36212b63c","Code":"FRIEND1","CampaignID":"camp_01a22248ca98ef74a32a18b65efa1060","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","ReferrerID":"cust_01a22248c91b5cba293286a75431d95c","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.542Z","UpdatedAt":"2026-11-28T13:12:05.552Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.552+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cab7a17060c230e43e6c9a8d', 457, 'customer.publication.succeeded', 'publication', 'pub_01a22248cab44ba3ca030920e9c44357', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248ca98ef74a32a18b65efa1060', 'v-01a22248caaea38b9c46546160a434f6', 'ACTION', '{"campaign":{"ID":"camp_01a22248ca98ef74a32a18b65efa1060","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.528Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:05.41Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.147Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a22248cab44ba3ca030920e9c44357","CustomerID":"cust_01a22248c91b5cba293286a75431d95c","TrackingID":"track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22248caa6090658d9b9a36212b63c"],"Codes":["FRIEND1"],"CampaignID":"camp_01a22248ca98ef74a32a18b65efa1060","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T13:12:05.552Z"},"voucher":{"ID":"v_01a22248caa6090658d9b9a36212b63c","Code":"FRIEND1","CampaignID":"camp_01a22248ca98ef74a32a18b65efa1060","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","ReferrerID":"cust_01a22248c91b5cba293286a75431d95c","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.542Z","UpdatedAt":"2026-11-28T13:12:05.552Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.552+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cab2239f1158c436d89ccf24', 417, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248c9b7156c318cc1490fa1ba13', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:05.41Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.147Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.341Z","UpdatedAt":"2026-11-28T13:12:05.547Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22248cab11b02a90d0d4e926b1523","VoucherID":"v_01a22248c9dd570ecbfbcd794f6cad60","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22248ca222b45769c35d80652ab0a","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22248ca222b45769c35d9a8010a23","EventType":"customer.order.paid","OrderID":"ord_01a22248ca222b45769c35d80652ab0a","RuleID":"ern_01a22248c9c1769b53b147b9f4234bc5","ItemID":"","TierID":"","HolderTierID":"ltr_01a22248c9c90e9d38a6415d2248cd65","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T13:12:05.547Z"}}', NULL, NULL, '2026-11-28 13:12:05.547+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cab2239f1158c4373a8f3f31', 425, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248c9b7156c318cc1490fa1ba13', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:05.41Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.147Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.341Z","UpdatedAt":"2026-11-28T13:12:05.547Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22248cab11b02a90d0d4e926b1523","VoucherID":"v_01a22248c9dd570ecbfbcd794f6cad60","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22248ca222b45769c35d80652ab0a","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22248ca222b45769c35d9a8010a23","EventType":"customer.order.paid","OrderID":"ord_01a22248ca222b45769c35d80652ab0a","RuleID":"ern_01a22248c9c1769b53b147b9f4234bc5","ItemID":"","TierID":"","HolderTierID":"ltr_01a22248c9c90e9d38a6415d2248cd65","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T13:12:05.547Z"}}', NULL, NULL, '2026-11-28 13:12:05.547+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cab3eb150aa500e78b97231f', 433, 'customer.rewarded', 'voucher', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248c9b7156c318cc1490fa1ba13', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:05.41Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.147Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a22248c9c1769b53b147b9f4234bc5","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","AutomationID":"auto_01a22248c9c1769b53b147ba17055036","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.305Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.341Z","UpdatedAt":"2026-11-28T13:12:05.547Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22248cab11b02a90d0d4e926b1523","VoucherID":"v_01a22248c9dd570ecbfbcd794f6cad60","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22248ca222b45769c35d80652ab0a","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22248ca222b45769c35d9a8010a23","EventType":"customer.order.paid","OrderID":"ord_01a22248ca222b45769c35d80652ab0a","RuleID":"ern_01a22248c9c1769b53b147b9f4234bc5","ItemID":"","TierID":"","HolderTierID":"ltr_01a22248c9c90e9d38a6415d2248cd65","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T13:12:05.547Z"}}', NULL, NULL, '2026-11-28 13:12:05.547+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cab3eb150aa500e836b6c20c', 449, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248c9b7156c318cc1490fa1ba13', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22248c9b7156c318cc1490fa1ba13","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248c91b5cba293286a75431d95c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:05.41Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.147Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a22248c9c1769b53b147b9f4234bc5","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","AutomationID":"auto_01a22248c9c1769b53b147ba17055036","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.305Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248c9dd570ecbfbcd794f6cad60","Code":"REGULAR1","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.341Z","UpdatedAt":"2026-11-28T13:12:05.547Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22248cab11b02a90d0d4e926b1523","VoucherID":"v_01a22248c9dd570ecbfbcd794f6cad60","CampaignID":"camp_01a22248c9b7156c318cc1490fa1ba13","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22248ca222b45769c35d80652ab0a","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22248ca222b45769c35d9a8010a23","EventType":"customer.order.paid","OrderID":"ord_01a22248ca222b45769c35d80652ab0a","RuleID":"ern_01a22248c9c1769b53b147b9f4234bc5","ItemID":"","TierID":"","HolderTierID":"ltr_01a22248c9c90e9d38a6415d2248cd65","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T13:12:05.547Z"}}', NULL, NULL, '2026-11-28 13:12:05.547+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cac1bac89299ebcc7194ec45', 465, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a22248cabf6291b985bac3bdbd232d', 'cust_01a22248c92155fcf5d318e203e07d57', 'camp_01a22248ca98ef74a32a18b65efa1060', 'v-01a22248caba2947cb16fb715aef4974', 'ACTION', '{"campaign":{"ID":"camp_01a22248ca98ef74a32a18b65efa1060","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:05.528Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248c92155fcf5d318e203e07d57","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-28T13:12:05.25Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:05.153Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a22248cabf6291b985bac3bdbd232d","VoucherID":"v_01a22248caa6090658d9b9a36212b63c","CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","Role":"REFEREE","ReferrerID":"cust_01a22248c91b5cba293286a75431d95c","CampaignID":"camp_01a22248ca98ef74a32a18b65efa1060","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-28T13:12:05.567Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a22248caa6090658d9b9a36212b63c","Code":"FRIEND1","CampaignID":"camp_01a22248ca98ef74a32a18b65efa1060","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248c91b5cba293286a75431d95c","ReferrerID":"cust_01a22248c91b5cba293286a75431d95c","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:05.542Z","UpdatedAt":"2026-11-28T13:12:05.552Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.569+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248caf03b9ebc9837964cd17f6a', 473, 'vl.card_definition.created', 'card_definition', 'lcdef_01a22248caeba8900da969076bb83510', NULL, NULL, 'v-01a22248caeba8900da96906f311ecb7', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a22248caeba8900da969076bb83510","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.611Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.611+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248caf4b8561ad903e60980f2aa', 481, 'vl.tier_structure.created', 'tier_structure', 'lts_01a22248caf29251d277a98f8ac59bac', NULL, NULL, 'v-01a22248caf29251d277a98f693cd094', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a22248caf29251d277a98f8ac59bac","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a22248caeba8900da969076bb83510","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.618Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.618+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cafa7d7c1804738aad2065c8', 489, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a22248caf29251d277a98f8ac59bac', NULL, NULL, 'v-01a22248caf59acc560c8dbde7cbbfd8', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a22248caf29251d277a98f8ac59bac","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a22248caeba8900da969076bb83510","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.618Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a22248caf68747f82ffea517c1cfee","StructureID":"lts_01a22248caf29251d277a98f8ac59bac","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.622Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.622+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cafd85ed34d7b387a8241319', 497, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a22248caf29251d277a98f8ac59bac', NULL, NULL, 'v-01a22248cafb8191309a2d62e8537b46', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a22248caf29251d277a98f8ac59bac","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a22248caeba8900da969076bb83510","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.618Z","UpdatedAt":"2026-11-28T13:12:05.627Z"}}', NULL, NULL, '2026-11-28 13:12:05.627+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248caff9b81dcd94541b14a6ab6', 505, 'vl.benefit.created', 'benefit', 'lben_01a22248cafd85ed34d7b3882ef4d92c', NULL, NULL, 'v-01a22248cafd85ed34d7b387fa011ec2', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a22248cafd85ed34d7b3882ef4d92c","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a22248caeba8900da969076bb83510","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-28T13:12:05.629Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.629+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb035627698d429f373c47eb', 513, 'vl.earning_rule.created', 'earning_rule', 'lern_01a22248cb01e386f0c77c341d401724', NULL, NULL, 'v-01a22248cb004f2c5e0717d342f8808c', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a22248cb01e386f0c77c341d401724","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a22248cb01e386f0c77c332003d086","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a22248caeba8900da969076bb83510","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a22248cafd85ed34d7b3882ef4d92c"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.633Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.633+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb0684e04d7a3f934f04dd1f', 521, 'vl.reward.created', 'reward', 'lrew_01a22248cb04ada675795d392963ef1d', NULL, NULL, 'v-01a22248cb04ada675795d37d3ad6fa4', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a22248cb04ada675795d392963ef1d","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a22248c9170abb67d5240ea633d47d","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a22248cb04ada675795d381c4aff18","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a22248cb04ada675795d386abb2763","Name":"","Points":20,"CardDefinitionID":"lcdef_01a22248caeba8900da969076bb83510"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.636Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.636+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb09a811d3ffc0e1be06ac89', 529, 'vl.program.created', 'program', 'lprg_01a22248cb08fcca31333362f4c7c671', NULL, NULL, 'v-01a22248cb07b08e887323b4abdbf249', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248cb08fcca31333362f4c7c671","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.64Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.64+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb0b77106998074605f88514', 537, 'vl.program.card_definition.assigned', 'program', 'lprg_01a22248cb08fcca31333362f4c7c671', NULL, NULL, 'v-01a22248cb07b08e887323b4abdbf249', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248cb08fcca31333362f4c7c671","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.64Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a22248caeba8900da969076bb83510","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.611Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22248cb0a64f14e520da37a26da88","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","Type":"card_definition","ResourceID":"lcdef_01a22248caeba8900da969076bb83510","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T13:12:05.64Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.64+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb0b77106998074673e7b95c', 545, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a22248caeba8900da969076bb83510', NULL, NULL, 'v-01a22248cb07b08e887323b4abdbf249', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248cb08fcca31333362f4c7c671","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.64Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a22248caeba8900da969076bb83510","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.611Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22248cb0a64f14e520da37a26da88","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","Type":"card_definition","ResourceID":"lcdef_01a22248caeba8900da969076bb83510","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T13:12:05.64Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.64+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb7ab71655cf285d3b48c01a', 681, 'customer.order.paid', 'order', 'ord_01a22248cb7916cbb76c472a2d3291a7', NULL, NULL, 'v-01a22248cb74fc419ae7903b3e12eed0', 'ACTION', '{"order":{"ID":"ord_01a22248cb7916cbb76c472a2d3291a7","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a22248cb7916cbb76c472b1ba55af7","ProductID":"prod_01a22248c9170abb67d5240ea633d47d","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a22248c9170abb67d5240ea633d47d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T13:12:05.752Z","PaidAt":"2026-11-28T13:12:05.752Z"}}', NULL, NULL, '2026-11-28 13:12:05.752+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb0d2a56ae4ad53092f4dd27', 553, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a22248cb08fcca31333362f4c7c671', NULL, NULL, 'v-01a22248cb07b08e887323b4abdbf249', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248cb08fcca31333362f4c7c671","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.64Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a22248caf29251d277a98f8ac59bac","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a22248caeba8900da969076bb83510","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.618Z","UpdatedAt":"2026-11-28T13:12:05.627Z"},"Assignment":{"ID":"lasgm_01a22248cb0c855ce54d398ded76b1f3","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","Type":"tier_structure","ResourceID":"lts_01a22248caf29251d277a98f8ac59bac","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T13:12:05.64Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.64+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb0d2a56ae4ad530b484de96', 561, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a22248caf29251d277a98f8ac59bac', NULL, NULL, 'v-01a22248cb07b08e887323b4abdbf249', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248cb08fcca31333362f4c7c671","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.64Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a22248caf29251d277a98f8ac59bac","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a22248caeba8900da969076bb83510","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.618Z","UpdatedAt":"2026-11-28T13:12:05.627Z"},"Assignment":{"ID":"lasgm_01a22248cb0c855ce54d398ded76b1f3","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","Type":"tier_structure","ResourceID":"lts_01a22248caf29251d277a98f8ac59bac","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T13:12:05.64Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.64+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb10e84b5f00273fff650204', 569, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a22248cb08fcca31333362f4c7c671', NULL, NULL, 'v-01a22248cb07b08e887323b4abdbf249', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248cb08fcca31333362f4c7c671","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.64Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a22248cb01e386f0c77c341d401724","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a22248cb01e386f0c77c332003d086","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a22248caeba8900da969076bb83510","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a22248cafd85ed34d7b3882ef4d92c"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.633Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22248cb0f5341acdcb3af0ac3b4dc","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","Type":"earning_rule","ResourceID":"lern_01a22248cb01e386f0c77c341d401724","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T13:12:05.64Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.64+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb11d8695ab7264b81bdc1ac', 577, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a22248cb01e386f0c77c341d401724', NULL, NULL, 'v-01a22248cb07b08e887323b4abdbf249', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248cb08fcca31333362f4c7c671","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.64Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a22248cb01e386f0c77c341d401724","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a22248cb01e386f0c77c332003d086","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a22248caeba8900da969076bb83510","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a22248cafd85ed34d7b3882ef4d92c"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.633Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22248cb0f5341acdcb3af0ac3b4dc","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","Type":"earning_rule","ResourceID":"lern_01a22248cb01e386f0c77c341d401724","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T13:12:05.64Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.64+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb1524104b818c9b85b3e6bb', 585, 'vl.program.reward.assigned', 'program', 'lprg_01a22248cb08fcca31333362f4c7c671', NULL, NULL, 'v-01a22248cb14d3dae1bd7b23211fefc4', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248cb08fcca31333362f4c7c671","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.64Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a22248cb04ada675795d392963ef1d","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a22248c9170abb67d5240ea633d47d","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a22248cb04ada675795d381c4aff18","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a22248cb04ada675795d386abb2763","Name":"","Points":20,"CardDefinitionID":"lcdef_01a22248caeba8900da969076bb83510"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.636Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22248cb1524104b818c9aaff4f44e","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","Type":"reward","ResourceID":"lrew_01a22248cb04ada675795d392963ef1d","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T13:12:05.652Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.652+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb1524104b818c9c37b50d1f', 593, 'vl.reward.assigned', 'reward', 'lrew_01a22248cb04ada675795d392963ef1d', NULL, NULL, 'v-01a22248cb14d3dae1bd7b23211fefc4', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248cb08fcca31333362f4c7c671","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.64Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a22248cb04ada675795d392963ef1d","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a22248c9170abb67d5240ea633d47d","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a22248cb04ada675795d381c4aff18","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a22248cb04ada675795d386abb2763","Name":"","Points":20,"CardDefinitionID":"lcdef_01a22248caeba8900da969076bb83510"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T13:12:05.636Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22248cb1524104b818c9aaff4f44e","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","Type":"reward","ResourceID":"lrew_01a22248cb04ada675795d392963ef1d","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T13:12:05.652Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.652+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb28ce4d35c297feb7aa33f0', 601, 'vl.member.created', 'member', 'lmbr_01a22248cb23d92a56aecf298bb76c33', 'cust_01a22248c92155fcf5d318e203e07d57', NULL, 'v-01a22248cb183f222b5551bd1f0df62b', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22248cb23d92a56aecf298bb76c33","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T13:12:05.663Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.663+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb2c4a32bae39a1e3b4a3414', 609, 'vl.card.created', 'card', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'cust_01a22248c92155fcf5d318e203e07d57', NULL, 'v-01a22248cb183f222b5551bd1f0df62b', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22248cb23d92a56aecf298bb76c33","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T13:12:05.663Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a22248cb2a8bca39ee1e3702c85103","MemberID":"lmbr_01a22248cb23d92a56aecf298bb76c33","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","DefinitionID":"lcdef_01a22248caeba8900da969076bb83510","Code":"fXDx7ujrDY","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T13:12:05.663Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.663+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb2c4a32bae39a1e9ab5b862', 617, 'vl.card.assigned', 'card', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'cust_01a22248c92155fcf5d318e203e07d57', NULL, 'v-01a22248cb183f222b5551bd1f0df62b', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22248cb23d92a56aecf298bb76c33","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T13:12:05.663Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a22248cb2a8bca39ee1e3702c85103","MemberID":"lmbr_01a22248cb23d92a56aecf298bb76c33","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","DefinitionID":"lcdef_01a22248caeba8900da969076bb83510","Code":"fXDx7ujrDY","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T13:12:05.663Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.663+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb2c4a32bae39a1f2adbdba4', 625, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'cust_01a22248c92155fcf5d318e203e07d57', NULL, 'v-01a22248cb183f222b5551bd1f0df62b', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22248cb23d92a56aecf298bb76c33","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T13:12:05.663Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a22248cb2a8bca39ee1e3702c85103","MemberID":"lmbr_01a22248cb23d92a56aecf298bb76c33","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","DefinitionID":"lcdef_01a22248caeba8900da969076bb83510","Code":"fXDx7ujrDY","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T13:12:05.663Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.663+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb2deb6869e7d4ed9b876b50', 633, 'vl.member.card.assigned', 'member', 'lmbr_01a22248cb23d92a56aecf298bb76c33', 'cust_01a22248c92155fcf5d318e203e07d57', NULL, 'v-01a22248cb183f222b5551bd1f0df62b', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22248cb23d92a56aecf298bb76c33","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T13:12:05.663Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a22248cb2a8bca39ee1e3702c85103","MemberID":"lmbr_01a22248cb23d92a56aecf298bb76c33","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","DefinitionID":"lcdef_01a22248caeba8900da969076bb83510","Code":"fXDx7ujrDY","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T13:12:05.663Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.663+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb3e041806cd534727c05505', 641, 'vl.tier.joined', 'tier', 'lt_01a22248caf68747f82ffea517c1cfee', 'cust_01a22248c92155fcf5d318e203e07d57', NULL, 'v-01a22248cb3149a487c51859ff0de5bf', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"34169ed8a8fc52481bb1561d5f5838fb","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a22248cb2a8bca39ee1e3702c85103","MemberID":"lmbr_01a22248cb23d92a56aecf298bb76c33","ProgramID":"lprg_01a22248cb08fcca31333362f4c7c671","CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","DefinitionID":"lcdef_01a22248caeba8900da969076bb83510","Code":"fXDx7ujrDY","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a22248caf29251d277a98f8ac59bac","Rank":{"TierID":"lt_01a22248caf68747f82ffea517c1cfee","Since":"2026-11-28","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T13:12:05.663Z","UpdatedAt":"2026-11-28T13:12:05.682Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 13:12:05.682+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb5c809ad8b078c3a725a1f3', 649, 'customer.order.created', 'order', 'ord_01a22248cb5bcbdd78b6a077ef331d9e', 'cust_01a22248c92155fcf5d318e203e07d57', NULL, 'v-01a22248cb59f992ce630017d1daa355', 'ACTION', '{"customer":{"ID":"cust_01a22248c92155fcf5d318e203e07d57","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T13:12:05.722Z"},"CreatedAt":"2026-11-28T13:12:05.153Z"},"order":{"ID":"ord_01a22248cb5bcbdd78b6a077ef331d9e","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","CreatedAt":"2026-11-28T13:12:05.722Z","PaidAt":"2026-11-28T13:12:05.722Z"}}', NULL, NULL, '2026-11-28 13:12:05.722+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb5c809ad8b078c48c42145a', 657, 'customer.order.paid', 'order', 'ord_01a22248cb5bcbdd78b6a077ef331d9e', 'cust_01a22248c92155fcf5d318e203e07d57', NULL, 'v-01a22248cb59f992ce630017d1daa355', 'ACTION', '{"customer":{"ID":"cust_01a22248c92155fcf5d318e203e07d57","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T13:12:05.722Z"},"CreatedAt":"2026-11-28T13:12:05.153Z"},"order":{"ID":"ord_01a22248cb5bcbdd78b6a077ef331d9e","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","CreatedAt":"2026-11-28T13:12:05.722Z","PaidAt":"2026-11-28T13:12:05.722Z"}}', NULL, NULL, '2026-11-28 13:12:05.722+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb61da53b555fcdd1e04a296', 665, 'customer.order.created', 'order', 'ord_01a22248cb5fd4bbec6b9c6b4541db20', 'cust_01a22248c92155fcf5d318e203e07d57', NULL, 'v-01a22248cb5eb5a187b4f3ac329534fa', 'ACTION', '{"customer":{"ID":"cust_01a22248c92155fcf5d318e203e07d57","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T13:12:05.722Z"},"CreatedAt":"2026-11-28T13:12:05.153Z"},"order":{"ID":"ord_01a22248cb5fd4bbec6b9c6b4541db20","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a22248c92155fcf5d318e203e07d57","CreatedAt":"2026-11-28T13:12:05.727Z"}}', NULL, NULL, '2026-11-28 13:12:05.727+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb7ab71655cf285c64dc4384', 673, 'customer.order.created', 'order', 'ord_01a22248cb7916cbb76c472a2d3291a7', NULL, NULL, 'v-01a22248cb74fc419ae7903b3e12eed0', 'ACTION', '{"order":{"ID":"ord_01a22248cb7916cbb76c472a2d3291a7","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a22248cb7916cbb76c472b1ba55af7","ProductID":"prod_01a22248c9170abb67d5240ea633d47d","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a22248c9170abb67d5240ea633d47d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T13:12:05.752Z","PaidAt":"2026-11-28T13:12:05.752Z"}}', NULL, NULL, '2026-11-28 13:12:05.752+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22248cb871d4959b15701cb6f8c10', 689, 'customer.order.updated', 'order', 'ord_01a22248cb7916cbb76c472a2d3291a7', NULL, NULL, 'v-01a22248cb7c71b0f62ce20f82f318be', 'EFFECT', '{"order":{"ID":"ord_01a22248cb7916cbb76c472a2d3291a7","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a22248cb7916cbb76c472b1ba55af7","ProductID":"prod_01a22248c9170abb67d5240ea633d47d","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a22248c9170abb67d5240ea633d47d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T13:12:05.752Z","UpdatedAt":"2026-11-28T13:12:05.767Z","PaidAt":"2026-11-28T13:12:05.752Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a22248cb7916cbb76c472b1ba55af7","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a22248cb871d4959b157015d6bdd81"]}}}', '[{"step":1,"id":"ev_01a22248cb871d4959b15701cb6f8c11","type":"order.returned","entity_type":"order","entity_id":"ord_01a22248cb7916cbb76c472a2d3291a7","category":"ACTION","data":0}]', '[{"before":{},"order":{"ID":"ord_01a22248cb7916cbb76c472a2d3291a7","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a22248cb7916cbb76c472b1ba55af7","ProductID":"prod_01a22248c9170abb67d5240ea633d47d","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a22248c9170abb67d5240ea633d47d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T13:12:05.752Z","UpdatedAt":"2026-11-28T13:12:05.767Z","PaidAt":"2026-11-28T13:12:05.752Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a22248cb7916cbb76c472b1ba55af7","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a22248cb871d4959b157015d6bdd81"]}},"return":{"ID":"ret_01a22248cb871d4959b157015d6bdd81","SourceID":"","OrderID":"ord_01a22248cb7916cbb76c472a2d3291a7","CustomerID":"","Reason":"","Metadata":null,"APIKey":"34169ed8a8fc52481bb1561d5f5838fb","Policy":"KEEP","RefundOrder":"PROPORTIONAL","Last":false,"Rollbacks":null,"Items":[{"ItemID":"ordli_01a22248cb7916cbb76c472b1ba55af7","ProductID":"prod_01a22248c9170abb67d5240ea633d47d","SKUID":"","Quantity":1,"Free":0,"Amount":1000,"Subtotal":1000}],"Amount":1000,"Money":1000,"Credits":null,"Points":null,"Forfeited":0,"Uncredited":0,"Withheld":0,"Refunded":1000,"Kept":1000,"Discounts":null,"Records":null,"Warnings":null,"TakesEarned":true,"Earned":{"By":null,"Cards":null},"CreatedAt":"2026-11-28T13:12:05.767Z"}}]', '2026-11-28 13:12:05.767+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a22248ca797abd727f8054fb7a5ecd_0', 'exp_01a22248ca797abd727f8054fb7a5ecd', 'Code,Voucher Type,Value,Discount Type
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,90,
GIFT-50,GIFT_VOUCHER,50.00,
CARD-bbyKTlMk,GIFT_VOUCHER,50.00,
CARD-ZaBi2xaQ,GIFT_VOUCHER,50.00,
CARD-uxX8AVTV,GIFT_VOUCHER,50.00,
CARD-sBPKFklD,GIFT_VOUCHER,50.00,
CARD-dLVxkGY2,GIFT_VOUCHER,50.00,
HELLO-pOCO,DISCOUNT_VOUCHER,10,PERCENT
HELLO-V8Oy,DISCOUNT_VOUCHER,10,PERCENT
HELLO-5yKe,DISCOUNT_VOUCHER,10,PERCENT
HELLO-YLEO,DISCOUNT_VOUCHER,10,PERCENT
HELLO-662Q,DISCOUNT_VOUCHER,10,PERCENT
HELLO-PDE9,DISCOUNT_VOUCHER,10,PERCENT
HELLO-yTO4,DISCOUNT_VOUCHER,10,PERCENT
HELLO-CFJJ,DISCOUNT_VOUCHER,10,PERCENT
HELLO-cKQY,DISCOUNT_VOUCHER,10,PERCENT
HELLO-0HOm,DISCOUNT_VOUCHER,10,PERCENT
HELLO-iEDq,DISCOUNT_VOUCHER,10,PERCENT
HELLO-PU5P,DISCOUNT_VOUCHER,10,PERCENT
HELLO-TQZ0,DISCOUNT_VOUCHER,10,PERCENT
HELLO-uxsc,DISCOUNT_VOUCHER,10,PERCENT
HELLO-HD8g,DISCOUNT_VOUCHER,10,PERCENT
HELLO-2nKk,DISCOUNT_VOUCHER,10,PERCENT
HELLO-vUIm,DISCOUNT_VOUCHER,10,PERCENT
HELLO-7qgQ,DISCOUNT_VOUCHER,10,PERCENT
HELLO-XcIr,DISCOUNT_VOUCHER,10,PERCENT
HELLO-kfpU,DISCOUNT_VOUCHER,10,PERCENT
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a22248ca797abd727f8054fb7a5ecd', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 30, 1, 1182, NULL, '2026-11-28 13:12:05.497+00', '2026-11-28 13:12:05.509+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_2cc8a5e3d7557b7b05101acc2054d288', '\xea09c4f1caec45b3d5bc31be570323d8192936a076cde6572c6a01ba9475a88c1d32bbce4c20212f357ddaeabfba780c67f75b67d4d930ccbaab359d0e3b2946937c85b36f5c2f497725a2fad2e77a70374a25bbafbce9972efe009d1876cc638812a53d174042f3a48cfaca6c62d0ab6f90a0b44e5e598b6a567e77dfbc6528cc20225b629b829256764e19966aa3ed111331b2d64c0cb59020e5c1dfa5776f83f4508c6ea6a20678f8417de95262e987e4a6e2e42dc6b7bcd340ecc33a2bdf0f11482afd662e8c9e3c2ca9244bc869eb710a91f372379da7582658a8a6e15411c3e63bfd710f7ebc363a6e83ada88579a9419b1b545bdfdd4d7f19a43faf87cec2aaffdca038c3fc775443988d7a5747a44444bf6fdf8ae25a89db05d943025f695da7e1c62d9bd57f46476982a1aea10dfdc63c934f813d96cfc9824007c3809ff66ef095058ad38d8972a7c2efa6971749e39ebe94c3494cbbaa502fbc163082807340f8bbf11344d264b2217c7805b08cb54c1295f792fafcf89cf9066b46c74d950f758d7ebac98c2ada6aca693f9fe92e264eb4c0a5a1c049cdf34364639015bedaa317227dc9c5247b867d27931ede6a9747388768c493b23bdbe11c330dfb2b3b1dd7028dd4f9d998efe5ee5440674053449cdc4a5e09759620e0e91a0fed86e066a817212a5a7948ee035db453e26866c97c77d01c48b01cff382de3980ef29c79d4fa8ea425ef74c33a472f4f4288be948833dbb849fc5bc1dbf5c5a0d4dd7ce84635342e806312ba2303892679c92a56fba6a81ed7aca8289dba3eb403e280e55e6e2fc401eb5898ed26c2cd1291a21b5479f08d17d61659073de58f3315a6894129614031eb637f42141dfebf124bda0e50c6d09fa6bad7b4c50be83cc90ffb6c44b56dc68708fc4516050d001850d02fe256d23171d2fe9f5bfa79efc6f45b461cb10d4ad68fef882bc0007a46', '2026-11-29 13:12:05.41+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_c265a941d94c782ab3795f5bce47637e', '\x8bee003ca054eb6ad4648a83fd6c44429d9b225091cdefc053115b2d24995926d859546656c135fa1eb153bb7e8b0d9f4b2d6033e094f36f04da411a5012e1fa43df29c30dbca1bf908c73b8bc1789288d521e5ab039b396d0d2c4c1d87e83d5da0fb7e5ee717c81fa9b24cf1f6447e087035196c679c60f6e3a0555796f5bed816662a8cdfbcd1d47d10f5efac27228700a927b20d4eb5492cba8e2944975e1d6b002ceb97c23b34acd4a6b7fb9c46a336fc00a692bc8350d13afc37ee957ee17beedce23da2d38c0e76ac056ae59ed38fd360d0c9cbde9537459c8c677d76301904120111e22e240a369298a8c3225bee3415fbe71739c171b636268b380435e9ba27c5740389a4706be1545cdea06e4d3a0d85b7f205af728e9432248bc7806df9e077b0433049c737e07257904125c53ac2a1fd6a1760ca076e172fa39ae246c8ca4d99b44596af259e256fff68751e1f5260877a273ff8f8c5637fec5cfd6542e4e65ba0a7c5a2e655e471d5f6ede7777e3de7a703f081d88a8fbd50e1a4367db7620087b9fc19b4d768dc424dcc00f1b8c3afdede9c2ebb204086d298b108f254d233d0b33faa5067433c007bdafb7cc73048c02b027ca2260d1ebacd9585210ded7fa2a7913f9', '2026-11-29 13:12:05.415+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_7ad2b998316c300018bbd569cd2d0241', '\xf89c0609edd772acb2ea630f97c24ccdd370934ae6129f79d0693c697f42b0a157e427409180697fc1e937e8e903ccce9d4fe3f9277ab91978d12f042bfe46f4eb32fed2d5d2127051277a76ebd3b016bc2c4e03b998e29076c1823986b6be33d66e5f18f6e2259e9987adc461eff174dbf18225e796f607f74e32efbd3c38bd0073fce491bce04158a27401b80a191f017cefccc54bfdd947cda07507305b833ebdf1d9e7bea19785321d508906b47d86b226fdfd369358ebe1540ee6de54c01e97acaad52e6eed043d892d349467b214a1a93dfae9efa59dd0ab9f1436a329fa21a14a1f6641c453adae2dfb7aa2d62b87464c0763657fa40964cb3ecc9eafc04c2152930b9a0ea2e11cd0a8a3442e27c87e8153ad8b2bb457211dede41403063cec72f93d5fae283a5f0856871fde28f65c0c0573890d14032675ad08ffa80a2f59909d15d4b4051d2d3a5bfeab6db810078ba3c81b11bf013a50bf453ed8efe21dd2b8cd2d563c69001f54b4990635811a486e33ba2c39bc0ee3114addec15117ce4a5357494a59f064baa73e679e3335e25f8d9', '2026-11-29 13:12:05.474+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a22248cae9f061efe75f6d1e35dbb6', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-28 13:12:05.609+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a22248cb23d92a56aecf298bb76c33', 'lprg_01a22248cb08fcca31333362f4c7c671', 'cust_01a22248c92155fcf5d318e203e07d57', 'lprg_01a22248cb08fcca31333362f4c7c671 cust_01a22248c92155fcf5d318e203e07d57', 'ACTIVE', NULL, '2026-11-28 13:12:05.663+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'cust_01a22248c91b5cba293286a75431d95c', 'ltr_01a22248c9c90e9d38a6415d2248cd65', '2026-11-28', NULL, NULL, NULL, NULL, NULL, '2026-11-28 13:12:05.358+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a22248c9c90e9d38a6415d2248cd65', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-28 13:12:05.317+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'lmbr_01a22248cb23d92a56aecf298bb76c33', 'lprg_01a22248cb08fcca31333362f4c7c671', 'cust_01a22248c92155fcf5d318e203e07d57', 'lcdef_01a22248caeba8900da969076bb83510', 'fXDx7ujrDY', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-28", "TierID": "lt_01a22248caf68747f82ffea517c1cfee"}, "StructureID": "lts_01a22248caf29251d277a98f8ac59bac"}', NULL, '2026-11-28 13:12:05.663+00', '2026-11-28 13:12:05.772+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_38cde2d9f1b91b1ab5aa2abd119da0da', 'tiers', 'lprg_01a22248cb08fcca31333362f4c7c671', 'tiers lprg_01a22248cb08fcca31333362f4c7c671', '2026-11-28', NULL, NULL, NULL, 'lts_01a22248caf29251d277a98f8ac59bac', 'lt_01a22248caf68747f82ffea517c1cfee', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_ebbd0d2065025f9b711f6a2741ae6310', 'tiers', 'lprg_01a22248cb08fcca31333362f4c7c671', 'tiers lprg_01a22248cb08fcca31333362f4c7c671 total', NULL, NULL, NULL, NULL, 'lts_01a22248caf29251d277a98f8ac59bac', 'lt_01a22248caf68747f82ffea517c1cfee', '{"joins": 1, "holders": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_b76b90bdf7eee54535a272e80e597502', 'spending', 'lprg_01a22248cb08fcca31333362f4c7c671', 'spending lprg_01a22248cb08fcca31333362f4c7c671', '2026-11-28', NULL, NULL, 'lcdef_01a22248caeba8900da969076bb83510', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_3589bc54b4c7c1652b80896ebf0bcd44', 'spending', 'lprg_01a22248cb08fcca31333362f4c7c671', 'spending lprg_01a22248cb08fcca31333362f4c7c671 total', NULL, NULL, NULL, 'lcdef_01a22248caeba8900da969076bb83510', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_7285979b6ed18d7c745f6f62f9daf65e', 'card', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'card lcrd_01a22248cb2a8bca39ee1e3702c85103', '2026-11-28', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_6d390f32fe982a782e074b94a94a92d0', 'earning_rules', 'lprg_01a22248cb08fcca31333362f4c7c671', 'earning_rules lprg_01a22248cb08fcca31333362f4c7c671', '2026-11-28', 'lern_01a22248cb01e386f0c77c341d401724', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_7217ff0899ed7a7f5f9494bca76a1f30', 'member_rules', 'lmbr_01a22248cb23d92a56aecf298bb76c33', 'member_rules lmbr_01a22248cb23d92a56aecf298bb76c33', '2026-11-28', 'lern_01a22248cb01e386f0c77c341d401724', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_cc547545749df35aa0afad1817e3741e', 'points_earnings', 'lprg_01a22248cb08fcca31333362f4c7c671', 'points_earnings lprg_01a22248cb08fcca31333362f4c7c671', '2026-11-28', 'lern_01a22248cb01e386f0c77c341d401724', 'lernei_01a22248cb01e386f0c77c332003d086', 'lcdef_01a22248caeba8900da969076bb83510', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_25c5068fdab951a4a4f29cd385f1b54a', 'earning_rules', 'lprg_01a22248cb08fcca31333362f4c7c671', 'earning_rules lprg_01a22248cb08fcca31333362f4c7c671 total', NULL, 'lern_01a22248cb01e386f0c77c341d401724', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_444d3556c5ed089c37ec7de5c04c3f6b', 'points_earnings', 'lprg_01a22248cb08fcca31333362f4c7c671', 'points_earnings lprg_01a22248cb08fcca31333362f4c7c671 total', NULL, 'lern_01a22248cb01e386f0c77c341d401724', 'lernei_01a22248cb01e386f0c77c332003d086', 'lcdef_01a22248caeba8900da969076bb83510', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a22248cb24391d8bb118a1a430fd9c', 'seats lprg_01a22248cb08fcca31333362f4c7c671', '2026-11-28 13:12:05.671+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a22248cb4626cac52e67af5f38e29d', 'reward lrew_01a22248cb04ada675795d392963ef1d lmbr_01a22248cb23d92a56aecf298bb76c33', '2026-11-28 13:12:05.7+00', '2026-11-28', 1, '2026-11-28', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a22248cb4a5509bc7bb8544f1777fa', 'spend lcrd_01a22248cb2a8bca39ee1e3702c85103', '2026-11-28 13:12:05.73+00', '2026-11-28', 1, '2026-11-28', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a22248cba173d941356d141340a41b', 'lern_01a22248cb01e386f0c77c341d401724 lmbr_01a22248cb23d92a56aecf298bb76c33', '2026-11-28 13:12:05.772+00', '2026-11-28', 1, '2026-11-28', 15);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a22248cba173d941356d148bf4fbfc', 'card lcrd_01a22248cb2a8bca39ee1e3702c85103', '2026-11-28 13:12:05.772+00', '2026-11-28', 1, '2026-11-28', 5);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a22248cae0cf1990ad7c4a1a95d22a', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-28 13:12:05.6+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', '26a3cd38b643d7f2d2bf4215a01825928efb8d6c834ba8521ca895d67682346f', 'demo', '34169ed8a8fc52481bb1561d5f5838fb', '["api"]', '2026-11-28 13:12:05.52+00', '2026-11-28 13:27:05.52+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a22248cb685b348c50cd28178716a5', 'APPROVED', 'lprg_01a22248cb08fcca31333362f4c7c671', 'lmbr_01a22248cb23d92a56aecf298bb76c33', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'lcdef_01a22248caeba8900da969076bb83510', 'lctx_01a22248cb69b131fe452465969a9e09', 'ord_01a22248cb5fd4bbec6b9c6b4541db20', 'ordpay_01a22248cb685b348c50cd28204b28f4', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-28 13:12:05.73+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a22248c9746aba520a5d4b0b4034e7', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a22248c9746aba520a5d4be5d8d4da", "SKU": {"ID": "sku_01a22248c912cbefe697bc18463f3095", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a22248c912cbefe697bc18463f3095", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a22248c90c3e71ae6d05a6b4d46e60", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a22248c90c3e71ae6d05a6b4d46e60", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a22248c9746aba520a5d4ccce3816a", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a22248c9170abb67d5240ea633d47d", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a22248c9170abb67d5240ea633d47d", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a22248c92155fcf5d318e203e07d57', NULL, NULL, 0, NULL, NULL, '2026-11-28 13:12:05.233+00', NULL, '2026-11-28 13:12:05.233+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a22248c9823a338d90edbc441af943', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a22248c9823a338d90edbd256c337b", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a22248c91558eef04850de660dd466", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a22248c91558eef04850de660dd466", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a22248c92155fcf5d318e203e07d57', NULL, '{"r_01a22248c9823a338d90edbe098e72dd": {"Date": "2026-11-28T13:12:05.25Z", "RelatedObjectID": "v_01a22248c93f99b8f95fe81e6777c7dd", "RelatedObjectType": "voucher"}}', 0, NULL, NULL, '2026-11-28 13:12:05.25+00', NULL, '2026-11-28 13:12:05.25+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a22248ca222b45769c35d80652ab0a', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a22248c91b5cba293286a75431d95c', NULL, '{"r_01a22248ca222b45769c35d8d70df85f": {"Date": "2026-11-28T13:12:05.41Z", "RelatedObjectID": "v_01a22248c94f0d135b00bbe8bf228e7a", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a22248c942e6dd4dcf1e2c69e2683e"}}', 0, '{"Shared": 0, "Uncounted": 500}', NULL, '2026-11-28 13:12:05.41+00', NULL, '2026-11-28 13:12:05.41+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a22248cb5bcbdd78b6a077ef331d9e', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a22248c92155fcf5d318e203e07d57', NULL, NULL, 0, NULL, NULL, '2026-11-28 13:12:05.722+00', NULL, '2026-11-28 13:12:05.722+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a22248cb5fd4bbec6b9c6b4541db20', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a22248c92155fcf5d318e203e07d57', NULL, NULL, 1, NULL, NULL, '2026-11-28 13:12:05.727+00', NULL, NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a22248cb7916cbb76c472a2d3291a7', 'order-1005', 'PAID', 2000, true, 2000, true, 0, false, '[{"ID": "ordli_01a22248cb7916cbb76c472b1ba55af7", "Price": {"Known": true, "Minor": 1000}, "Amount": {"Known": true, "Minor": 2000}, "Product": {"ID": "prod_01a22248c9170abb67d5240ea633d47d", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "ProductID": "prod_01a22248c9170abb67d5240ea633d47d", "InitialAmount": {"Known": true, "Minor": 2000}, "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, NULL, NULL, NULL, 0, NULL, '{"Sale": {"Cells": [{"Line": "ordli_01a22248cb7916cbb76c472b1ba55af7", "List": 2000, "Paid": 2000, "Units": 2}], "Goods": 2000, "Money": 2000}, "State": {"Free": [], "Money": 1000, "Steps": [], "Units": [1], "Refunded": 1000}, "Policy": "KEEP", "Returns": ["ret_01a22248cb871d4959b157015d6bdd81"], "RefundOrder": "PROPORTIONAL"}', '2026-11-28 13:12:05.752+00', '2026-11-28 13:12:05.767+00', '2026-11-28 13:12:05.752+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a22248c9f1e3095749e51815005e67', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'cust_01a22248c91b5cba293286a75431d95c', 'vtx_01a22248c9efd6b6991bb2da938c833b', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a22248c9dd570ecbfbcd794f6cad60 9999-12-31 001795871525358', NULL, '2026-11-28 13:12:05.358+00', '2026-11-28 13:12:05.399+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a22248cab11b02a90d0d4ea760fc78', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'cust_01a22248c91b5cba293286a75431d95c', 'vtx_01a22248cab11b02a90d0d4e926b1523', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a22248c9dd570ecbfbcd794f6cad60 9999-12-31 001795871525547', NULL, '2026-11-28 13:12:05.547+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a22248cb36c0f301eeddb153d500e0', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'lprg_01a22248cb08fcca31333362f4c7c671', 'lmbr_01a22248cb23d92a56aecf298bb76c33', 'lctx_01a22248cb36c0f301eeddb065ab755d', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-28 13:12:05.682+00', '2026-11-28 13:12:05.73+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a22248cba173d941356d1624875ce0', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'lprg_01a22248cb08fcca31333362f4c7c671', 'lmbr_01a22248cb23d92a56aecf298bb76c33', 'lctx_01a22248cba173d941356d154ad59bf4', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a22248cb2a8bca39ee1e3702c85103 9999-12-31 001795871525772', NULL, '2026-11-28 13:12:05.772+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a22248cba2b7a11c7c570ef2b69855', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'lprg_01a22248cb08fcca31333362f4c7c671', 'lmbr_01a22248cb23d92a56aecf298bb76c33', 'lctx_01a22248cba2b7a11c7c570e6139d51d', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a22248cb2a8bca39ee1e3702c85103 9999-12-31 001795871525772', NULL, '2026-11-28 13:12:05.772+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a22248ca17a09a5a89221391cca8e8', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'vtx_01a22248ca17a09a5a892212c857f052', 'lopb_01a22248c9f1e3095749e51815005e67', 20, 0, 0, '2026-11-28 13:12:05.399+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a22248cb4ec408e00f2adb2a1c2394', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'lctx_01a22248cb4d988050866939b5f179fe', 'lcpeb_01a22248cb36c0f301eeddb153d500e0', 20, 0, 0, '2026-11-28 13:12:05.7+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a22248cb6a212a43d0b4c9c61325a4', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'lctx_01a22248cb69b131fe452465969a9e09', 'lcpeb_01a22248cb36c0f301eeddb153d500e0', 80, 0, 0, '2026-11-28 13:12:05.73+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-28 13:12:05.12+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a22248c90c3e71ae6d05a6b4d46e60', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-28 13:12:05.132+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a22248c91558eef04850de660dd466', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-28 13:12:05.141+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a22248c9170abb67d5240ea633d47d', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-28 13:12:05.142+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-28 13:12:05.12+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a22248c9187661692929150f84a707', 'Equipment', 'STATIC', '[{"ID": "prod_01a22248c91558eef04850de660dd466", "Object": "product"}, {"ID": "prod_01a22248c9170abb67d5240ea633d47d", "Object": "product"}]', NULL, NULL, false, '2026-11-28 13:12:05.144+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a22248cb0a64f14e520da37a26da88', 'lprg_01a22248cb08fcca31333362f4c7c671 lcdef_01a22248caeba8900da969076bb83510', 'lprg_01a22248cb08fcca31333362f4c7c671', 'card_definition', 'lcdef_01a22248caeba8900da969076bb83510', NULL, 0, '2026-11-28 13:12:05.64+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a22248cb0c855ce54d398ded76b1f3', 'lprg_01a22248cb08fcca31333362f4c7c671 lts_01a22248caf29251d277a98f8ac59bac', 'lprg_01a22248cb08fcca31333362f4c7c671', 'tier_structure', 'lts_01a22248caf29251d277a98f8ac59bac', NULL, 0, '2026-11-28 13:12:05.64+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a22248cb0f5341acdcb3af0ac3b4dc', 'lprg_01a22248cb08fcca31333362f4c7c671 lern_01a22248cb01e386f0c77c341d401724', 'lprg_01a22248cb08fcca31333362f4c7c671', 'earning_rule', 'lern_01a22248cb01e386f0c77c341d401724', NULL, 0, '2026-11-28 13:12:05.64+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a22248cb1524104b818c9aaff4f44e', 'lprg_01a22248cb08fcca31333362f4c7c671 lrew_01a22248cb04ada675795d392963ef1d', 'lprg_01a22248cb08fcca31333362f4c7c671', 'reward', 'lrew_01a22248cb04ada675795d392963ef1d', NULL, 1, '2026-11-28 13:12:05.652+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a22248cb01e386f0c77c341d401724', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a22248cb01e386f0c77c341d401724", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a22248cb01e386f0c77c332003d086", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a22248caeba8900da969076bb83510"}}, {"BenefitID": "lben_01a22248cafd85ed34d7b3882ef4d92c"}]}], "CreatedAt": "2026-11-28T13:12:05.633Z"}', '2026-11-28 13:12:05.633+00');
INSERT INTO public.program_locks (project_id, id, created_at) VALUES ('demo', 'llock_definitions', '2026-11-28 13:12:05.611+00');
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a22248cb04ada675795d392963ef1d', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a22248cb04ada675795d392963ef1d", "Gift": {"Material": {"ProductID": "prod_01a22248c9170abb67d5240ea633d47d"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a22248cb04ada675795d381c4aff18", "Spending": {"ID": "lrspn_01a22248cb04ada675795d386abb2763", "Points": 20, "CardDefinitionID": "lcdef_01a22248caeba8900da969076bb83510"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-28T13:12:05.636Z"}', '2026-11-28 13:12:05.636+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a22248caf68747f82ffea517c1cfee', 'lts_01a22248caf29251d277a98f8ac59bac', 'Gold', '{"ID": "lt_01a22248caf68747f82ffea517c1cfee", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-28T13:12:05.622Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a22248caf29251d277a98f8ac59bac"}', '2026-11-28 13:12:05.622+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a22248cb08fcca31333362f4c7c671', 'Club', 'ACTIVE', NULL, NULL, '2026-11-28 13:12:05.64+00', NULL);
INSERT INTO public.project_revisions (project_id, rules, catalog) VALUES ('demo', 22, 7);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, refusals_off, returns, retention, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, 'b645c68bef8a40a64d569b5ba0b8d541f7e928634d6a16a1a3760537fbff5fa8', NULL, NULL, NULL, false, NULL, NULL, true, 0, '2026-11-28 13:12:05.119+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a22248ca6656a1c9eed1afbb482ecb', 'camp_01a22248c95626f7ccc38612ae31de4b', 'Both', '["promo_01a22248c957ba8c04a971b89cc6c5b5"]', 'MANUAL', NULL, '2026-11-28 13:12:05.476+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a22248c957ba8c04a971b89cc6c5b5', 'camp_01a22248c95626f7ccc38612ae31de4b', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-28 13:12:05.206+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a22248c96725742c8b66e8c5a1f7b2', 'camp_01a22248c95626f7ccc38612ae31de4b', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-28 13:12:05.221+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a22248c9e605c14f2e3529e415020d', NULL, 'cust_01a22248c91b5cba293286a75431d95c', 'track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80', 'API', NULL, '["v_01a22248c9dd570ecbfbcd794f6cad60"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-28 13:12:05.345+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a22248cab44ba3ca030920e9c44357', NULL, 'cust_01a22248c91b5cba293286a75431d95c', 'track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80', 'API', NULL, '["v_01a22248caa6090658d9b9a36212b63c"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a22248ca98ef74a32a18b65efa1060', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-28 13:12:05.552+00');
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
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a22248cabf6291b985bac3bdbd232d', 'v_01a22248caa6090658d9b9a36212b63c cust_01a22248c92155fcf5d318e203e07d57', 'v_01a22248caa6090658d9b9a36212b63c', 'cust_01a22248c92155fcf5d318e203e07d57', 'REFEREE', 'cust_01a22248c91b5cba293286a75431d95c', 'camp_01a22248ca98ef74a32a18b65efa1060', 'DISCOUNT_VOUCHER', NULL, '2026-11-28 13:12:05.567+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a22248c9b7156c318cc1490fa1ba13/2026-11-28', 'camp_01a22248c9b7156c318cc1490fa1ba13', '2026-11-28', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a22248c942e6dd4dcf1e2c69e2683e/2026-11-28', 'camp_01a22248c942e6dd4dcf1e2c69e2683e', '2026-11-28', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a22248c9823a338d90edbe098e72dd', 'redemption', '2026-11-28 13:12:05.25+00', NULL, false, NULL, NULL, 'cust_01a22248c92155fcf5d318e203e07d57', 'track_PqQpTpjTydcEz9PErsa5pEQhr5XUfPKkVy2gTwV0j7M', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '34169ed8a8fc52481bb1561d5f5838fb', 'API', NULL, '34169ed8a8fc52481bb1561d5f5838fb', NULL, 'voucher', 'v_01a22248c93f99b8f95fe81e6777c7dd', 'v_01a22248c93f99b8f95fe81e6777c7dd', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a22248c9823a338d90edbc441af943', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a22248ca17a09a5a892212ae3ed479', 'redemption', '2026-11-28 13:12:05.399+00', NULL, false, NULL, NULL, 'cust_01a22248c91b5cba293286a75431d95c', 'track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '34169ed8a8fc52481bb1561d5f5838fb', 'API', NULL, '34169ed8a8fc52481bb1561d5f5838fb', NULL, 'voucher', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'REGULAR1', NULL, 'camp_01a22248c9b7156c318cc1490fa1ba13', 'Regulars', 'rew_01a22248c9cdaf3ff1ae5feb8e2d466f', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a22248ca17a09a5a892212c857f052", "Delivery": "PENDING", "AssignmentID": "rewa_01a22248c9d7e1d0e03820d15a111fe7", "LoyaltyTierID": "ltr_01a22248c9c90e9d38a6415d2248cd65"}, "Counted": [{"By": 1, "Key": "s/rew_01a22248c9cdaf3ff1ae5feb8e2d466f"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a22248ca222b45769c35d8d70df85f', 'redemption', '2026-11-28 13:12:05.41+00', NULL, false, NULL, NULL, 'cust_01a22248c91b5cba293286a75431d95c', 'track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '34169ed8a8fc52481bb1561d5f5838fb', 'API', NULL, '34169ed8a8fc52481bb1561d5f5838fb', NULL, 'voucher', 'v_01a22248c94f0d135b00bbe8bf228e7a', 'v_01a22248c94f0d135b00bbe8bf228e7a', 'GIFT-50', NULL, 'camp_01a22248c942e6dd4dcf1e2c69e2683e', 'Gift cards', NULL, NULL, 'ord_01a22248ca222b45769c35d80652ab0a', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a22248ca277ecebb6cb39bc40238ab', 'redemption', '2026-11-28 13:12:05.415+00', NULL, false, NULL, NULL, 'cust_01a22248c91b5cba293286a75431d95c', 'track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, NULL, '34169ed8a8fc52481bb1561d5f5838fb', 'API', NULL, '34169ed8a8fc52481bb1561d5f5838fb', NULL, 'voucher', 'v_01a22248c93f99b8f95fe81e6777c7dd', 'v_01a22248c93f99b8f95fe81e6777c7dd', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a22248ca2e51e02756ad183b5d0459', '2026-11-28 13:12:05.422+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'rr_01a22248ca2e51e02756ad183b5d0459', 'redemption_rollback', '2026-11-28 13:12:05.422+00', NULL, false, 'r_01a22248ca277ecebb6cb39bc40238ab', NULL, 'cust_01a22248c91b5cba293286a75431d95c', 'track_AQy0noWIeaLTxfPVu4JpJkQtcRuf77ujddlDmSwpP80', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '34169ed8a8fc52481bb1561d5f5838fb', 'API', NULL, '34169ed8a8fc52481bb1561d5f5838fb', NULL, 'voucher', 'v_01a22248c93f99b8f95fe81e6777c7dd', 'v_01a22248c93f99b8f95fe81e6777c7dd', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a22248ca6272f9489a1373d34118ed', 'redemption', '2026-11-28 13:12:05.474+00', NULL, false, NULL, NULL, 'cust_01a22248c92155fcf5d318e203e07d57', 'track_PqQpTpjTydcEz9PErsa5pEQhr5XUfPKkVy2gTwV0j7M', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '34169ed8a8fc52481bb1561d5f5838fb', 'API', NULL, '34169ed8a8fc52481bb1561d5f5838fb', NULL, 'voucher', 'v_01a22248ca52720476815175aa0ea707', 'v_01a22248ca52720476815175aa0ea707', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.returns (project_id, id, source_id, order_id, customer_id, campaign_ids, body, created_at) VALUES ('demo', 'ret_01a22248cb871d4959b157015d6bdd81', NULL, 'ord_01a22248cb7916cbb76c472a2d3291a7', NULL, NULL, '{"Kept": 1000, "Items": [{"Free": 0, "Amount": 1000, "ItemID": "ordli_01a22248cb7916cbb76c472b1ba55af7", "Quantity": 1, "Subtotal": 1000, "ProductID": "prod_01a22248c9170abb67d5240ea633d47d"}], "Money": 1000, "APIKey": "34169ed8a8fc52481bb1561d5f5838fb", "Amount": 1000, "Policy": "KEEP", "Refunded": 1000, "Withheld": 0, "Forfeited": 0, "Uncredited": 0, "RefundOrder": "PROPORTIONAL", "TakesEarned": true}', '2026-11-28 13:12:05.767+00');
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a22248c9d7e1d0e03820d15a111fe7', 'rew_01a22248c9cdaf3ff1ae5feb8e2d466f camp_01a22248c9b7156c318cc1490fa1ba13', 'rew_01a22248c9cdaf3ff1ae5feb8e2d466f', 'camp_01a22248c9b7156c318cc1490fa1ba13', 20, false, '2026-11-28 13:12:05.333+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a22248cb4b3050d1313be314be2601', 'PURCHASE', 'APPROVED', 'lprg_01a22248cb08fcca31333362f4c7c671', 'lmbr_01a22248cb23d92a56aecf298bb76c33', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'lctx_01a22248cb4d988050866939b5f179fe', 'lrew_01a22248cb04ada675795d392963ef1d', 20, '{"Gift": {"Material": {"ProductID": "prod_01a22248c9170abb67d5240ea633d47d"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-28 13:12:05.7+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a22248c9cdaf3ff1ae5feb8e2d466f', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a22248c9170abb67d5240ea633d47d"}', NULL, '2026-11-28 13:12:05.325+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-28 13:12:05.179814+00', '2026-11-28 13:12:05.174947+00', '2026-11-28 13:12:05.193423+00', '2026-11-28 13:12:05.174947+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a22248c9352353f252784d12dddb62", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a22248c9314bd95d5ebd9e9edbc133"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-28 13:12:05.191372+00', '2026-11-28 13:12:05.189069+00', '2026-11-28 13:12:05.205473+00', '2026-11-28 13:12:05.189069+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a22248c944dd8d98013eb23dcc07f0", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a22248c942e6dd4dcf1e2c69e2683e"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-28 13:12:05.308301+00', '2026-11-28 13:12:05.304148+00', '2026-11-28 13:12:05.315912+00', '2026-11-28 13:12:05.304148+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-28 13:12:05.32586+00', '2026-11-28 13:12:05.322851+00', '2026-11-28 13:12:05.328243+00', '2026-11-28 13:12:05.322851+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a22248c9b7156c318cc1490fa1ba13"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-28 13:12:05.424281+00', '2026-11-28 13:12:05.421292+00', '2026-11-28 13:12:05.455694+00', '2026-11-28 13:12:05.421292+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-28 13:12:05.424281+00', '2026-11-28 13:12:05.421292+00', '2026-11-28 13:12:05.442243+00', '2026-11-28 13:12:05.421292+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-28 13:12:05.424281+00', '2026-11-28 13:12:05.421292+00', '2026-11-28 13:12:05.435732+00', '2026-11-28 13:12:05.421292+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-28 13:12:05.487347+00', '2026-11-28 13:12:05.483341+00', '2026-11-28 13:12:05.495094+00', '2026-11-28 13:12:05.483341+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a22248ca6945ef8b02d79f5dba593a"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-28 13:12:05.500088+00', '2026-11-28 13:12:05.49828+00', '2026-11-28 13:12:05.511611+00', '2026-11-28 13:12:05.49828+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a22248ca797abd727f8054fb7a5ecd"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-28 13:12:05.510818+00', '2026-11-28 13:12:05.504844+00', '2026-11-28 13:12:05.519544+00', '2026-11-28 13:12:05.504844+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a22248ca7da97a1a37d5ba07b431db", "Metadata": null}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-28 13:12:05.537015+00', '2026-11-28 13:12:05.534339+00', '2026-11-28 13:12:05.562002+00', '2026-11-28 13:12:05.534339+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-28 13:12:05.537015+00', '2026-11-28 13:12:05.534339+00', '2026-11-28 13:12:05.549047+00', '2026-11-28 13:12:05.534339+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (23, 'completed', 1, 11, '2026-11-28 13:12:05.799994+00', '2026-11-28 13:12:05.774133+00', '2026-11-28 13:12:05.805972+00', '2026-11-28 13:12:05.774133+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a22248cb08fcca31333362f4c7c671"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-28 13:12:05.537015+00', '2026-11-28 13:12:05.534339+00', '2026-11-28 13:12:05.548927+00', '2026-11-28 13:12:05.534339+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-28 13:12:05.647602+00', '2026-11-28 13:12:05.643218+00', '2026-11-28 13:12:05.669338+00', '2026-11-28 13:12:05.643218+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-28 13:12:05.647602+00', '2026-11-28 13:12:05.643218+00', '2026-11-28 13:12:05.670673+00', '2026-11-28 13:12:05.643218+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-28 13:12:05.647602+00', '2026-11-28 13:12:05.643218+00', '2026-11-28 13:12:05.666266+00', '2026-11-28 13:12:05.643218+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-28 13:12:05.647602+00', '2026-11-28 13:12:05.643218+00', '2026-11-28 13:12:05.664973+00', '2026-11-28 13:12:05.643218+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (18, 'completed', 1, 11, '2026-11-28 13:12:05.665116+00', '2026-11-28 13:12:05.643218+00', '2026-11-28 13:12:05.676269+00', '2026-11-28 13:12:05.643218+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (19, 'completed', 1, 11, '2026-11-28 13:12:05.670883+00', '2026-11-28 13:12:05.662314+00', '2026-11-28 13:12:05.674765+00', '2026-11-28 13:12:05.662314+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a22248cb08fcca31333362f4c7c671"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (20, 'completed', 1, 11, '2026-11-28 13:12:05.760616+00', '2026-11-28 13:12:05.75545+00', '2026-11-28 13:12:05.785993+00', '2026-11-28 13:12:05.75545+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (21, 'completed', 1, 11, '2026-11-28 13:12:05.760616+00', '2026-11-28 13:12:05.75545+00', '2026-11-28 13:12:05.799947+00', '2026-11-28 13:12:05.75545+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (22, 'completed', 1, 11, '2026-11-28 13:12:05.760616+00', '2026-11-28 13:12:05.75545+00', '2026-11-28 13:12:05.784971+00', '2026-11-28 13:12:05.75545+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:1096369498}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-28 13:12:04.985247+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-28 13:12:04.987872+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-28 13:12:04.994515+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-28 13:12:04.996309+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-28 13:12:05.001813+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-28 13:12:05.009848+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-28 13:12:05.012162+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-28 13:12:05.050469+00', '{}', NULL, '2026-11-28 13:12:05.050469+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-28 13:12:05.052444+00', '{}', NULL, '2026-11-28 13:12:05.052444+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-28 13:12:05.052695+00', '{}', NULL, '2026-11-28 13:12:05.052695+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-28 13:12:05.053595+00', '{}', NULL, '2026-11-28 13:12:05.053595+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-28 13:12:05.054035+00', '{}', NULL, '2026-11-28 13:12:05.054035+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_change_all', '2026-11-28 13:12:05.056273+00', '{}', NULL, '2026-11-28 13:12:05.056273+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-28 13:12:05.060032+00', '{}', NULL, '2026-11-28 13:12:05.060032+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-28 13:12:05.060264+00', '{}', NULL, '2026-11-28 13:12:05.060264+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-28 13:12:05.063245+00', '{}', NULL, '2026-11-28 13:12:05.063245+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-28 13:12:05.069093+00', '{}', NULL, '2026-11-28 13:12:05.069093+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-28 13:12:05.069416+00', '{}', NULL, '2026-11-28 13:12:05.069416+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-28 13:12:05.070751+00', '{}', NULL, '2026-11-28 13:12:05.070751+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_change_all', '2026-11-28 13:12:05.071058+00', '{}', NULL, '2026-11-28 13:12:05.071058+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-28 13:12:05.071338+00', '{}', NULL, '2026-11-28 13:12:05.071338+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-28 13:12:05.071675+00', '{}', NULL, '2026-11-28 13:12:05.071675+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-28 13:12:05.0718+00', '{}', NULL, '2026-11-28 13:12:05.0718+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-28 13:12:05.072582+00', '{}', NULL, '2026-11-28 13:12:05.072582+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-28 13:12:05.072892+00', '{}', NULL, '2026-11-28 13:12:05.072892+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_verify', '2026-11-28 13:12:05.073061+00', '{}', NULL, '2026-11-28 13:12:05.073061+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-28 13:12:05.073331+00', '{}', NULL, '2026-11-28 13:12:05.073331+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-28 13:12:05.074023+00', '{}', NULL, '2026-11-28 13:12:05.074023+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-28 13:12:05.074221+00', '{}', NULL, '2026-11-28 13:12:05.074221+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-28 13:12:05.074473+00', '{}', NULL, '2026-11-28 13:12:05.074473+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-28 13:12:05.075581+00', '{}', NULL, '2026-11-28 13:12:05.075581+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-28 13:12:05.076259+00', '{}', NULL, '2026-11-28 13:12:05.076259+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-28 13:12:05.07653+00', '{}', NULL, '2026-11-28 13:12:05.07653+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-28 13:12:05.076892+00', '{}', NULL, '2026-11-28 13:12:05.076892+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-28 13:12:05.077247+00', '{}', NULL, '2026-11-28 13:12:05.077247+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-28 13:12:05.077598+00', '{}', NULL, '2026-11-28 13:12:05.077598+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-28 13:12:05.077958+00', '{}', NULL, '2026-11-28 13:12:05.077958+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-28 13:12:05.078042+00', '{}', NULL, '2026-11-28 13:12:05.078042+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-28 13:12:05.078809+00', '{}', NULL, '2026-11-28 13:12:05.078809+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-28 13:12:05.078993+00', '{}', NULL, '2026-11-28 13:12:05.078993+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-28 13:12:05.079813+00', '{}', NULL, '2026-11-28 13:12:05.079813+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-28 13:12:05.079994+00', '{}', NULL, '2026-11-28 13:12:05.079994+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_change_all', '2026-11-28 13:12:05.080265+00', '{}', NULL, '2026-11-28 13:12:05.080265+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-28 13:12:05.080495+00', '{}', NULL, '2026-11-28 13:12:05.080495+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-28 13:12:05.080866+00', '{}', NULL, '2026-11-28 13:12:05.080866+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-28 13:12:05.081255+00', '{}', NULL, '2026-11-28 13:12:05.081255+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_change_all', '2026-11-28 13:12:05.081503+00', '{}', NULL, '2026-11-28 13:12:05.081503+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-28 13:12:05.08171+00', '{}', NULL, '2026-11-28 13:12:05.08171+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_change_all', '2026-11-28 13:12:05.082085+00', '{}', NULL, '2026-11-28 13:12:05.082085+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a22248ca6945ef8b02d79f5dba593a cust_01a22248c91b5cba293286a75431d95c', 'seg_01a22248ca6945ef8b02d79f5dba593a', 'cust_01a22248c91b5cba293286a75431d95c', '2026-11-28 13:12:05.494+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a22248ca6945ef8b02d79f5dba593a', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-28 13:12:05.481+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a22248c93f99b8f95fe81e6777c7dd/ssn_01a22248ca34bc0a86baa72cbf765144', 'ssn_01a22248ca34bc0a86baa72cbf765144', 'v_01a22248c93f99b8f95fe81e6777c7dd', 'cust_01a22248c91b5cba293286a75431d95c', 1, 0, 0, '2026-11-28 13:12:05.435+00', '2026-12-05 13:12:05.435+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', '498021ae78e7b304965b64bc76c0bbcbf288e6ff5171045320c6b1d1f437c6ee', NULL, '2026-11-28 13:12:05.117+00', '2026-11-28 13:42:05.117+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a22248c90fd9fa0aee7e896a405a92', 'beans-250g', 'prod_01a22248c90c3e71ae6d05a6b4d46e60', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-28 13:12:05.134+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a22248c912cbefe697bc18463f3095', 'beans-1kg', 'prod_01a22248c90c3e71ae6d05a6b4d46e60', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-28 13:12:05.138+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-28 13:12:05.573+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a22248caf29251d277a98f8ac59bac', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a22248caf29251d277a98f8ac59bac", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-28T13:12:05.618Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-28T13:12:05.627Z", "CardDefinitionID": "lcdef_01a22248caeba8900da969076bb83510"}', '2026-11-28 13:12:05.618+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a22248cb3dea71fa4131f922d7fa2d', 'JOINED', 'APPROVED', 'lprg_01a22248cb08fcca31333362f4c7c671', 'lmbr_01a22248cb23d92a56aecf298bb76c33', 'lcrd_01a22248cb2a8bca39ee1e3702c85103', 'lcdef_01a22248caeba8900da969076bb83510', 'lts_01a22248caf29251d277a98f8ac59bac', 'lt_01a22248caf68747f82ffea517c1cfee', '{"To": "lt_01a22248caf68747f82ffea517c1cfee", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-28T13:12:05.682Z", "CardTransactionIDs": ["lctx_01a22248cb36c0f301eeddb065ab755d"]}', '2026-11-28 13:12:05.682+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a22248ca8eeefd9ea6625dbd25f97d', 'v_01a22248ca883a39c7a5ed88df2f0eb7', 'voucher', 'GONE', NULL, NULL, '2026-11-28 13:12:05.515+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, identity, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a22248cada69d6f11d9059fee1f138', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, NULL, '2026-11-28 13:12:05.594+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a22248c9243048092adbc1e79c175e', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-28 13:12:05.156+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a22248ca42e5369b062b5165f677eb', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-28 13:12:05.442+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a22248c92cd644be5bcf3926adcbc7', 'val_01a22248c9243048092adbc1e79c175e voucher v_01a22248c929e062bcaf5ad1aee0af53', 'val_01a22248c9243048092adbc1e79c175e', 'v_01a22248c929e062bcaf5ad1aee0af53', 'voucher', '2026-11-28 13:12:05.161+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a22248c96d7cd61e80052ae47a3a92', 'val_01a22248c9243048092adbc1e79c175e promotion_tier promo_01a22248c96725742c8b66e8c5a1f7b2', 'val_01a22248c9243048092adbc1e79c175e', 'promo_01a22248c96725742c8b66e8c5a1f7b2', 'promotion_tier', '2026-11-28 13:12:05.228+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a22248ca552e1f958fb1b6e5129e1d', 'val_01a22248ca42e5369b062b5165f677eb voucher v_01a22248ca52720476815175aa0ea707', 'val_01a22248ca42e5369b062b5165f677eb', 'v_01a22248ca52720476815175aa0ea707', 'voucher', '2026-11-28 13:12:05.458+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a22248c9efd6b6991bb2da938c833b', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-28 13:12:05.358+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a22248ca17a09a5a892212c857f052', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, NULL, 'r_01a22248ca17a09a5a892212ae3ed479', NULL, NULL, NULL, '2026-11-28 13:12:05.399+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a22248ca222b45769c35d9a203dd89', 'v_01a22248c94f0d135b00bbe8bf228e7a', 'camp_01a22248c942e6dd4dcf1e2c69e2683e', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, NULL, 'ord_01a22248ca222b45769c35d80652ab0a', 'r_01a22248ca222b45769c35d8d70df85f', NULL, NULL, NULL, '2026-11-28 13:12:05.41+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a22248cab11b02a90d0d4e926b1523', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'camp_01a22248c9b7156c318cc1490fa1ba13', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"Earned": 10, "ItemID": "", "RuleID": "ern_01a22248c9c1769b53b147b9f4234bc5", "TierID": "", "EventID": "ev_01a22248ca222b45769c35d9a8010a23", "OrderID": "ord_01a22248ca222b45769c35d80652ab0a", "SchemaID": "", "EventType": "customer.order.paid", "PendingID": "", "SegmentID": "", "HolderTierID": "ltr_01a22248c9c90e9d38a6415d2248cd65"}', 'ord_01a22248ca222b45769c35d80652ab0a', 'ord_01a22248ca222b45769c35d80652ab0a', NULL, NULL, NULL, NULL, '2026-11-28 13:12:05.547+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c929e062bcaf5ad1aee0af53', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.161+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cf17ccb47bd', 'HELLO-kfpU', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cf1c23e1020', 'HELLO-XcIr', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cf1cbff6cbf', 'HELLO-7qgQ', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cf2a0621143', 'HELLO-vUIm', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cf2b42b949b', 'HELLO-2nKk', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cf3585d1a8f', 'HELLO-HD8g', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cf401a119ab', 'HELLO-uxsc', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cf4a1f777b4', 'HELLO-TQZ0', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cf4cb7e22ca', 'HELLO-PU5P', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cf5a3e19f87', 'HELLO-iEDq', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cf62b9ee756', 'HELLO-0HOm', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cf713cd2396', 'HELLO-cKQY', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cf792e9bf30', 'HELLO-CFJJ', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cf810a38b18', 'HELLO-yTO4', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cf9072124db', 'HELLO-PDE9', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cf9818b31a3', 'HELLO-662Q', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cfa55e40562', 'HELLO-YLEO', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cfaa1fb9935', 'HELLO-5yKe', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cfb3b2f859a', 'HELLO-V8Oy', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c943b877b4536cfc2e722b0e', 'HELLO-pOCO', 'camp_01a22248c9314bd95d5ebd9e9edbc133', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.185+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c94d04f1510b53d4f274befd', 'CARD-dLVxkGY2', 'camp_01a22248c942e6dd4dcf1e2c69e2683e', 'cat_01a22248c909b6aaee4022a94b79fc23', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.196+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c94d04f1510b53d5ef280b9e', 'CARD-sBPKFklD', 'camp_01a22248c942e6dd4dcf1e2c69e2683e', 'cat_01a22248c909b6aaee4022a94b79fc23', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.196+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c94d04f1510b53d67e73940c', 'CARD-uxX8AVTV', 'camp_01a22248c942e6dd4dcf1e2c69e2683e', 'cat_01a22248c909b6aaee4022a94b79fc23', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.196+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c94d04f1510b53d71f965c2a', 'CARD-ZaBi2xaQ', 'camp_01a22248c942e6dd4dcf1e2c69e2683e', 'cat_01a22248c909b6aaee4022a94b79fc23', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.196+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c94d04f1510b53d78cdbe686', 'CARD-bbyKTlMk', 'camp_01a22248c942e6dd4dcf1e2c69e2683e', 'cat_01a22248c909b6aaee4022a94b79fc23', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.196+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c94f0d135b00bbe8bf228e7a', 'GIFT-50', 'camp_01a22248c942e6dd4dcf1e2c69e2683e', 'cat_01a22248c909b6aaee4022a94b79fc23', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-28 13:12:05.199+00', '2026-11-28 13:12:05.41+00', '2026-11-28 13:12:05.41+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c93f99b8f95fe81e6777c7dd', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-28 13:12:05.183+00', '2026-11-28 13:12:05.25+00', '2026-11-28 13:12:05.422+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248ca52720476815175aa0ea707', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-28 13:12:05.458+00', '2026-11-28 13:12:05.474+00', '2026-11-28 13:12:05.474+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248c9dd570ecbfbcd794f6cad60', 'REGULAR1', 'camp_01a22248c9b7156c318cc1490fa1ba13', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a22248c91b5cba293286a75431d95c', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-28 13:12:05.341+00', '2026-11-28 13:12:05.547+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248ca883a39c7a5ed88df2f0eb7', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.512+00', NULL, NULL, '2026-11-28 13:12:05.515+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22248caa6090658d9b9a36212b63c', 'FRIEND1', 'camp_01a22248ca98ef74a32a18b65efa1060', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a22248c91b5cba293286a75431d95c', 'cust_01a22248c91b5cba293286a75431d95c', 1, NULL, 0, 0, 0, 0, 0, '2026-11-28 13:12:05.542+00', '2026-11-28 13:12:05.552+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a22248cad150cf47809e5b24d02b00', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-28 13:12:05.585+00', '2026-11-28 13:12:05.585+00');
SELECT pg_catalog.setval('public.events_number_seq', 689, true);
SELECT pg_catalog.setval('public.river_job_id_seq', 23, true);
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
