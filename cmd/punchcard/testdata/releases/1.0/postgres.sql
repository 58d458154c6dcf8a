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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a221c9e8cea840b76863b071de0d13.report.00000000', 'aa_01a221c9e8cea840b76863b071de0d13', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null,"Cells":null}]', '2026-11-28 10:53:30.19+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a221c9e6c1e7de8b81615ec7a72e5a', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a221c9e6b73e8149c21b6367afb27f', '{"AppID": "c736e77ab75dc9f8d2b7166421a15657", "Channel": "API", "KeyName": "demo"}', '2026-11-28 10:53:29.665+00', '2026-11-28 10:53:29.679+00', '2026-11-28 10:53:29.678+00', '2026-11-28 10:53:29.679+00', NULL, 1, 20, 20, 0, false, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a221c9e6d624d983bd512bc4ef16d2', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a221c9e6d06322b87c71892e6f4d55', '{"AppID": "c736e77ab75dc9f8d2b7166421a15657", "Channel": "API", "KeyName": "demo"}', '2026-11-28 10:53:29.686+00', '2026-11-28 10:53:29.704+00', '2026-11-28 10:53:29.704+00', '2026-11-28 10:53:29.704+00', NULL, 1, 5, 5, 0, false, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a221c9e8cea840b76863b071de0d13', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a221c9e8c5751bc78ec4103736667c', '{"AppID": "c736e77ab75dc9f8d2b7166421a15657", "Channel": "API", "KeyName": "demo"}', '2026-11-28 10:53:30.19+00', '2026-11-28 10:53:30.214+00', '2026-11-28 10:53:30.199+00', '2026-11-28 10:53:30.214+00', 'BULK_UPDATE', 1, 1, 1, 0, true, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a221c9e946e633c2d63a7f78559e78', 'DONE', 'POST /management/v1/projects/{projectId}/stacking-rules', '6b0b219233b5454ab517848dccb20065', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'stacking-rules', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', NULL, 'v-01a221c9e943f43eed10bf8311f88f51', NULL, '{"id": "stc_773afff4df7f3d04a6b6ede14ef06bdc", "object": "stacking_rules", "created_at": "2026-11-28T10:53:30.311Z", "joint_categories": [], "redeemables_limit": 30, "exclusive_categories": [], "redeemables_sorting_rule": "REQUESTED_ORDER", "discount_calculation_mode": "DISCOUNTED_AMOUNT", "no_effect_skip_categories": [], "redeemables_no_effect_rule": "REDEEM_ANYWAY", "applicable_redeemables_limit": 5, "redeemables_application_mode": "ALL", "initial_amount_mode_categories": [], "redeemables_rollback_order_mode": "WITH_ORDER", "grouped_redeemables_sorting_rule": "JOINT_ALWAYS_LAST", "discounted_amount_mode_categories": [], "no_effect_redeem_anyway_categories": [], "redeemables_products_application_mode": "STACK", "applicable_exclusive_redeemables_limit": 1}', NULL, NULL, NULL, '2026-11-28 10:53:30.31+00', '2026-11-28 10:53:30.312+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a221c9e94bdad03cf2167cbd7a5f32', 'DONE', 'PUT /management/v1/projects/{projectId}/discount-guard', '6b0b219233b5454ab517848dccb20065', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'discount-guard', NULL, NULL, 'v-01a221c9e94accdebf47477f054147dc', NULL, '{"max_percent": 90}', NULL, NULL, NULL, '2026-11-28 10:53:30.315+00', '2026-11-28 10:53:30.317+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a221c9e94fbd34aa7933399e9ecfc3', 'DONE', 'POST /management/v1/projects/{projectId}/webhooks', '6b0b219233b5454ab517848dccb20065', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'webhooks', 'wh_01a221c9e94fbd34aa79333a9b2595f9', 'https://shop.example/hooks', 'v-01a221c9e94e60b39425287eb9a21472', NULL, '{"id": "wh_01a221c9e94fbd34aa79333a9b2595f9", "active": false, "events": ["voucher.created"], "object": "webhook", "created_at": "2026-11-28T10:53:30.319Z", "target_url": "https://shop.example/hooks"}', NULL, NULL, NULL, '2026-11-28 10:53:30.319+00', '2026-11-28 10:53:30.321+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a221c9e9537c949b2ee3ab27416c22', 'DONE', 'POST /management/v1/projects/{projectId}/branding', '6b0b219233b5454ab517848dccb20065', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'branding', 'brand_95f314155a9119df2c3c384bfa44b2f3', NULL, 'v-01a221c9e95204cf826190304d0f47d7', NULL, '{"id": "brand_95f314155a9119df2c3c384bfa44b2f3", "brand.name": "Mugs", "address.city": "", "address.state": "", "contact.email": "", "contact.phone": "", "address.postal": "", "address.street": "", "address.country": "", "brand.website_url": "https://shop.example", "brand.terms_of_use_url": "", "brand.privacy_policy_url": "", "brand.permission_reminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, NULL, '2026-11-28 10:53:30.323+00', '2026-11-28 10:53:30.325+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a221c9e9566db7c1146ed4372cb698', 'DONE', 'POST /management/v1/projects/users/invite', '6b0b219233b5454ab517848dccb20065', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'invite', NULL, 'owner@shop.example', 'v-01a221c9e9566db7c1146ed3fb2b92a3', NULL, '{"email": "owner@shop.example", "projects.demo": "ADMIN"}', NULL, NULL, NULL, '2026-11-28 10:53:30.326+00', '2026-11-28 10:53:30.329+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a221c9e95af253f58fdf463feb8700', 'DONE', 'POST /management/v1/projects/{projectId}/metadata-schemas', '6b0b219233b5454ab517848dccb20065', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'metadata-schemas', 'ms_01a221c9e95b1e246c31c7dc928ac201', 'product', 'v-01a221c9e95af253f58fdf4579e412b3', NULL, '{"id": "ms_01a221c9e95b1e246c31c7dc928ac201", "object": "metadata_schema", "created_at": "2026-11-28T10:53:30.331Z", "related_object": "product", "allow_defined_only": false, "properties.roast.type": "string", "properties.roast.array": false, "properties.roast.deleted": false, "properties.roast.optional": false}', NULL, NULL, NULL, '2026-11-28 10:53:30.33+00', '2026-11-28 10:53:30.332+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a221c9e95ef69001cce8e18f88339b', 'DONE', 'POST /management/v1/projects/{projectId}/custom-event-schemas', '6b0b219233b5454ab517848dccb20065', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'custom-event-schemas', 'ces_01a221c9e95ef69001cce8e22fa8f9ac', 'visited', 'v-01a221c9e95d6793be07d6e59c66efdc', NULL, '{"id": "ces_01a221c9e95ef69001cce8e22fa8f9ac", "name": "visited", "object": "custom-event-schema", "created_at": "2026-11-28T10:53:30.334Z"}', NULL, NULL, NULL, '2026-11-28 10:53:30.334+00', '2026-11-28 10:53:30.336+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a221c9e9613d7b7fa40efe9f2186b3', 'DONE', 'POST /management/v1/projects/{projectId}/locations', '6b0b219233b5454ab517848dccb20065', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'locations', 'loc_01a221c9e962a6df4432cbc70a5dd5c3', 'Town', 'v-01a221c9e9613d7b7fa40efe4406ab0e', NULL, '{"id": "loc_01a221c9e962a6df4432cbc70a5dd5c3", "name": "Town", "object": "location", "created_at": "2026-11-28T10:53:30.338Z", "shape.type": "circle", "shape.format": "distance", "shape.distance.center": "geo:52.2297,21.0122", "shape.distance.radius": "2 km"}', NULL, NULL, NULL, '2026-11-28 10:53:30.337+00', '2026-11-28 10:53:30.34+00');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a221c9ea9d17f0fcaba9c6f402f153', 'APPROVED', 'lben_01a221c9e977c6fc7382dcd2d86d0050', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'lmbr_01a221c9e99fbb259cffdde1c1e20d8e', 'cust_01a221c9e6a5a38f00630cf88154fc48', 'lern_01a221c9e97b35d4a477de1364d3cd62', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a221c9e965cff1f4704c6f7b5fc127"}', 'earn ord_01a221c9e9e8fdcaa5658604c98840fb lern_01a221c9e97b35d4a477de1364d3cd62 lmbr_01a221c9e99fbb259cffdde1c1e20d8e 1', '2026-11-28 10:53:30.626+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a221c9e977c6fc7382dcd2d86d0050', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a221c9e977c6fc7382dcd2d86d0050", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a221c9e965cff1f4704c6f7b5fc127"}, "Status": "ACTIVE", "CreatedAt": "2026-11-28T10:53:30.359Z", "Delivered": 0}', '2026-11-28 10:53:30.359+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-28 10:53:30.323+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49 2026-11-28', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', '2026-11-28', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a221c9e6d374b4ed5a0756e1b71b86 2026-11-28', 'camp_01a221c9e6d374b4ed5a0756e1b71b86', '2026-11-28', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a221c9e7ce7fbc3a01a69c14e07709 2026-11-28', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', '2026-11-28', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a221c9e908f05719e47103e5c5a499 2026-11-28', 'camp_01a221c9e908f05719e47103e5c5a499', '2026-11-28', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', ' 2026-11-28', NULL, '2026-11-28', '{"rollbacks": 1, "redemptions": 5, "validations": 1, "points_added": 90, "publications": 2, "orders_amount": 11610, "amount_redeemed": 500, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 32, "vouchers_deleted": 1, "discounted_amount": 790, "rollbacks_succeeded": 1, "redemptions_succeeded": 5, "validations_succeeded": 1, "publications_succeeded": 2, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a221c9e6d374b4ed5a0756e1b71b86', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a221c9e908f05719e47103e5c5a499', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a221c9e8ff38564cc09a64b49c4297', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-28 10:53:30.239+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-28 10:53:29.658+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a221c9e6d374b4ed5a0756e1b71b86', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a221c9e68ec441207f84ed9174ef10', NULL, NULL, NULL, true, false, '2026-11-28 10:53:29.683+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-28 10:53:29.934+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a221c9e6ec97880095fb9b11b4fa3a', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a221c9e68cd7007be22531eda9590c', NULL, NULL, NULL, true, false, '2026-11-28 10:53:29.708+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a221c9e908f05719e47103e5c5a499', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-28 10:53:30.248+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a221c9e965cff1f4704c6f7b5fc127', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-28 10:53:30.341+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a221c9e9b6eb17a8356ee307cc577d', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'lmbr_01a221c9e99fbb259cffdde1c1e20d8e', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'lcdef_01a221c9e965cff1f4704c6f7b5fc127', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-28 10:53:30.419+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a221c9e9d66ddaefc2d1cb9f7c773d', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'lmbr_01a221c9e99fbb259cffdde1c1e20d8e', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'lcdef_01a221c9e965cff1f4704c6f7b5fc127', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a221c9e97f9ead91b6a762fec2221e", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a221c9e9d0bf6193b08e0f37a1455a", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-28 10:53:30.435+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a221c9e9fd3fbc57b16bb025fe862e', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'lmbr_01a221c9e99fbb259cffdde1c1e20d8e', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'lcdef_01a221c9e965cff1f4704c6f7b5fc127', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a221c9e9f0f940772e9ff90efc673f", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a221c9e9fc6fd891e1a766eae0c52c", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a221c9e9f0f940772e9ff90efc673f', NULL, '2026-11-28 10:53:30.485+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a221c9ea9d17f0fcaba9c6055dd930', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'lmbr_01a221c9e99fbb259cffdde1c1e20d8e', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'lcdef_01a221c9e965cff1f4704c6f7b5fc127', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a221c9e9e8fdcaa5658604c98840fb", "Metadata": {"event_id": "ev_01a221c9e9e9efa341bbe778b9e96e67", "member_id": "lmbr_01a221c9e99fbb259cffdde1c1e20d8e", "program_id": "lprg_01a221c9e9838fd0416f3f2045e9353f", "earning_item_id": "lernei_01a221c9e97b35d4a477de128eeb91d6", "earning_rule_id": "lern_01a221c9e97b35d4a477de1364d3cd62"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a221c9e9e8fdcaa5658604c98840fb', 'earn ord_01a221c9e9e8fdcaa5658604c98840fb lern_01a221c9e97b35d4a477de1364d3cd62 lmbr_01a221c9e99fbb259cffdde1c1e20d8e 0', '2026-11-28 10:53:30.626+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a221c9ea9e02008e91fb1d43f4af09', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'lmbr_01a221c9e99fbb259cffdde1c1e20d8e', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'lcdef_01a221c9e965cff1f4704c6f7b5fc127', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a221c9e9e8fdcaa5658604c98840fb", "Metadata": {"event_id": "ev_01a221c9e9e9efa341bbe778b9e96e67", "member_id": "lmbr_01a221c9e99fbb259cffdde1c1e20d8e", "program_id": "lprg_01a221c9e9838fd0416f3f2045e9353f", "earning_item_id": "lernei_01a221c9e97b35d4a477de128eeb91d6", "earning_rule_id": "lern_01a221c9e97b35d4a477de1364d3cd62"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a221c9e9e8fdcaa5658604c98840fb', 'earn ord_01a221c9e9e8fdcaa5658604c98840fb lern_01a221c9e97b35d4a477de1364d3cd62 lmbr_01a221c9e99fbb259cffdde1c1e20d8e 1', '2026-11-28 10:53:30.626+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a221c9e68cd7007be22531eda9590c', 'Promotions', 1, '2026-11-28 10:53:29.612+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a221c9e68ec441207f84ed9174ef10', 'Payments', 9, '2026-11-28 10:53:29.614+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a221c9e7e1defe2508eeed563c2502', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a221c9e87d22a60f4acb469e95eee7/cust_01a221c9e6a5a38f00630cf88154fc48/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'c736e77ab75dc9f8d2b7166421a15657', 'demo', 'SERVER', 'demo', '25c5f36b39387d074eb460dff6e2138b131a506941bb7914bb8bde096e5f4f92', '2026-11-28 10:53:29.608+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '6ff002b93eff3e0ce033655bcb69fee6', 'demo', 'CLIENT', 'demo', '1fd5e918c89a2948fc09cf4d01fef447626081793d38237d0b05cefe163aedf0', '2026-11-28 10:53:29.609+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '6b0b219233b5454ab517848dccb20065', 'demo', 'MANAGEMENT', 'demo', '752cea6c9035813f564f23544ade2387e0f940baf89ab6a8811a51aad8e73201', '2026-11-28 10:53:29.61+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a221c9e95ef69001cce8e22fa8f9ac', 'visited', NULL, '2026-11-28 10:53:30.334+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-28T10:53:30.052Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-28 10:53:29.631+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a221c9e6a5a38f00630cf88154fc48', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-28T10:53:30.471Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-28 10:53:29.638+00', NULL);
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-28 10:53:30.315+00', '2026-11-28 10:53:30.315+00');
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a221c9e7d6f883422b3cdd3ff3b567', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'auto_01a221c9e7d6f883422b3cdd506351cc', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-28 10:53:29.936+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-28 10:53:29.792+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-28 10:53:30.279+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-28 10:53:30.281+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('', 'swept', 448, false, '2026-11-28 10:53:30.383+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 704, false, '2026-11-28 10:53:30.592+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 704, false, '2026-11-28 10:53:30.592+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 704, false, '2026-11-28 10:53:30.592+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 704, false, '2026-11-28 10:53:30.592+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-28 10:53:30.633+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 704, false, '2026-11-28 10:53:30.633+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-28 10:53:30.636+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 704, false, '2026-11-28 10:53:30.636+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-28 10:53:30.648+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 704, false, '2026-11-28 10:53:30.648+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-28 10:53:30.664+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 704, false, '2026-11-28 10:53:30.664+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e6a05729f2d01de2ed41e1f5', 1, 'customer.created', 'customer', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', NULL, 'v-01a221c9e69dca4f904b771b946bee92', 'ACTION', '{"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T10:53:29.631Z"}}', NULL, NULL, '2026-11-28 10:53:29.631+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e6a64e7cc693b8fdb6d01a44', 9, 'customer.created', 'customer', 'cust_01a221c9e6a5a38f00630cf88154fc48', 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, 'v-01a221c9e6a5a38f00630cf7d5fa9ef3', 'ACTION', '{"customer":{"ID":"cust_01a221c9e6a5a38f00630cf88154fc48","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-28T10:53:29.638Z"}}', NULL, NULL, '2026-11-28 10:53:29.638+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e6aca994fea53a6e72bd5153', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a221c9e6aa43c351d12d6a034f468e', NULL, NULL, 'v-01a221c9e6aa43c351d12d69d3e5df89', 'ACTION', '{"rule":{"ID":"val_01a221c9e6aa43c351d12d6a034f468e","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T10:53:29.642Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:29.642+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e6b5851f44f2395e7e34fb57', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a221c9e6b5851f44f2395e02f24021', NULL, NULL, 'v-01a221c9e6b1f162968d4ba31defb1f5', 'ACTION', '{"assignment":{"ID":"asgm_01a221c9e6b5851f44f2395e02f24021","RuleID":"val_01a221c9e6aa43c351d12d6a034f468e","RelatedObjectType":"voucher","RelatedObjectID":"v_01a221c9e6b2af2de16588b5eb7bbddb","CreatedAt":"2026-11-28T10:53:29.65Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a221c9e6aa43c351d12d6a034f468e","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T10:53:29.642Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:29.65+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e6b6967b3a1144a512b071c7', 33, 'voucher.created', 'voucher', 'v_01a221c9e6b2af2de16588b5eb7bbddb', NULL, NULL, 'v-01a221c9e6b1f162968d4ba31defb1f5', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a221c9e6b2af2de16588b5eb7bbddb","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:29.65Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:29.65+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e6bd454b6d6460390577fc9b', 41, 'campaign.created', 'campaign', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', 'v-01a221c9e6b73e8149c21b6367afb27f', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e6ba4b40c76ee78bd53a6f49","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.658Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T10:53:29.658Z"}', NULL, NULL, '2026-11-28 10:53:29.658+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e6cd1ecb58c661a3100ef23c', 49, 'voucher.created', 'voucher', 'v_01a221c9e6cd1ecb58c661a23e30aeb4', NULL, NULL, 'v-01a221c9e6caf756d1323b7520325275', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a221c9e6cd1ecb58c661a23e30aeb4","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:29.677Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:29.677+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e6d1b22d75c2fa48cdf09bdb', 57, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', 'v-01a221c9e6b73e8149c21b6367afb27f', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e6ba4b40c76ee78bd53a6f49","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.658Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-28 10:53:29.679+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e6d54ad9b96f88686dbfed15', 65, 'campaign.created', 'campaign', 'camp_01a221c9e6d374b4ed5a0756e1b71b86', NULL, 'camp_01a221c9e6d374b4ed5a0756e1b71b86', 'v-01a221c9e6d06322b87c71892e6f4d55', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e6d374b4ed5a0756e1b71b86","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221c9e68ec441207f84ed9174ef10","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.683Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T10:53:29.683Z"}', NULL, NULL, '2026-11-28 10:53:29.683+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e6e67489bf1de7859699f9d8', 81, 'voucher.created', 'voucher', 'v_01a221c9e6e5e525873544ec2d9be4ac', NULL, 'camp_01a221c9e6d374b4ed5a0756e1b71b86', 'v-01a221c9e6de0438e993a5c7e03ca1c5', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e6d374b4ed5a0756e1b71b86","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221c9e68ec441207f84ed9174ef10","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.683Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221c9e6e5e525873544ec2d9be4ac","Code":"GIFT-50","CampaignID":"camp_01a221c9e6d374b4ed5a0756e1b71b86","CategoryID":"cat_01a221c9e68ec441207f84ed9174ef10","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:29.701Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:29.701+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e6e7b30868bcea1afca8d918', 89, 'campaign.vouchers.added', 'campaign', 'camp_01a221c9e6d374b4ed5a0756e1b71b86', NULL, 'camp_01a221c9e6d374b4ed5a0756e1b71b86', 'v-01a221c9e6de0438e993a5c7e03ca1c5', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e6d374b4ed5a0756e1b71b86","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221c9e68ec441207f84ed9174ef10","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.683Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28 10:53:29.701+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e6ed9bfaaffe0ebbb5aecf18', 105, 'campaign.created', 'campaign', 'camp_01a221c9e6ec97880095fb9b11b4fa3a', NULL, 'camp_01a221c9e6ec97880095fb9b11b4fa3a', 'v-01a221c9e6e90eb655a80607b9f965bc', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e6ec97880095fb9b11b4fa3a","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221c9e68cd7007be22531eda9590c","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.708Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T10:53:29.708Z"}', NULL, NULL, '2026-11-28 10:53:29.708+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e716add21999e67928500df7', 121, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a221c9e6ee04b0eedd58d838bc488d', NULL, 'camp_01a221c9e6ec97880095fb9b11b4fa3a', 'v-01a221c9e6e90eb655a80607b9f965bc', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e6ec97880095fb9b11b4fa3a","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221c9e68cd7007be22531eda9590c","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.708Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a221c9e6ee04b0eedd58d838bc488d","CampaignID":"camp_01a221c9e6ec97880095fb9b11b4fa3a","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-28T10:53:29.708Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:29.708+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e86146068715ffc1577476b0', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a221c9e86146068715ffc0def58639', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', NULL, 'v-01a221c9e85d6a0cd9feac58924aff2c', 'ACTION', '{"redemption":{"ID":"rr_01a221c9e86146068715ffc0def58639","Object":"redemption_rollback","Date":"2026-11-28T10:53:30.081Z","RedemptionID":"r_01a221c9e8597db18cd57610b4648954","CustomerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","TrackingID":"track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U","Status":"SUCCEEDED","Channel":{"ID":"c736e77ab75dc9f8d2b7166421a15657","Type":"API"},"APIKey":"c736e77ab75dc9f8d2b7166421a15657","Related":{"Type":"voucher","ID":"v_01a221c9e6cd1ecb58c661a23e30aeb4"},"VoucherID":"v_01a221c9e6cd1ecb58c661a23e30aeb4","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-28 10:53:30.081+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e6da5fdcbf197fc0614455f5', 73, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', 'v-01a221c9e6b73e8149c21b6367afb27f', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e6ba4b40c76ee78bd53a6f49","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.658Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-28T10:53:29.679Z","count":20}', NULL, NULL, '2026-11-28 10:53:29.679+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e6ec97880095fb9b2fff4de6', 97, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a221c9e6d374b4ed5a0756e1b71b86', NULL, 'camp_01a221c9e6d374b4ed5a0756e1b71b86', 'v-01a221c9e6d06322b87c71892e6f4d55', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e6d374b4ed5a0756e1b71b86","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221c9e68ec441207f84ed9174ef10","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.683Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-28 10:53:29.704+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e6f0878be3e3e6c575913fec', 113, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a221c9e6d374b4ed5a0756e1b71b86', NULL, 'camp_01a221c9e6d374b4ed5a0756e1b71b86', 'v-01a221c9e6d06322b87c71892e6f4d55', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e6d374b4ed5a0756e1b71b86","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221c9e68ec441207f84ed9174ef10","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.683Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-28T10:53:29.704Z","count":5}', NULL, NULL, '2026-11-28 10:53:29.704+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e86c451ae055630d2af26026', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a221c9e86a1e1d62e6d274c6c586dd', NULL, NULL, 'v-01a221c9e86a1e1d62e6d273d1842de3', 'ACTION', '{"rule":{"ID":"val_01a221c9e86a1e1d62e6d274c6c586dd","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T10:53:30.09Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.09+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e8828deca9e1d2bc51766262', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a221c9e880c402d535a0897972b00d', NULL, NULL, 'v-01a221c9e878c1eddf540670e9d5c9c7', 'ACTION', '{"assignment":{"ID":"asgm_01a221c9e880c402d535a0897972b00d","RuleID":"val_01a221c9e86a1e1d62e6d274c6c586dd","RelatedObjectType":"voucher","RelatedObjectID":"v_01a221c9e87d22a60f4acb469e95eee7","CreatedAt":"2026-11-28T10:53:30.109Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a221c9e86a1e1d62e6d274c6c586dd","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T10:53:30.09Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.109+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e883aae0f62c247044cc79c5', 329, 'voucher.created', 'voucher', 'v_01a221c9e87d22a60f4acb469e95eee7', NULL, NULL, 'v-01a221c9e878c1eddf540670e9d5c9c7', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a221c9e87d22a60f4acb469e95eee7","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:30.109Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.109+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e8b2b659aff7691b30917316', 353, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', NULL, 'v-01a221c9e8aa1d3d7026d03e7b7e1427', 'ACTION', '{"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T10:53:30.052Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-28 10:53:30.162+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e72c730e30671bad1c6aba9f', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a221c9e72a6162f3c10e355ef56ade', NULL, 'camp_01a221c9e6ec97880095fb9b11b4fa3a', 'v-01a221c9e7224e71d4251f7dccd75a42', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e6ec97880095fb9b11b4fa3a","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221c9e68cd7007be22531eda9590c","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.708Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a221c9e72a6162f3c10e355ef56ade","CampaignID":"camp_01a221c9e6ec97880095fb9b11b4fa3a","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-28T10:53:29.764Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:29.764+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e73126657b321073f5b53c7c', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a221c9e73126657b321073c841eae9', NULL, NULL, 'v-01a221c9e72eb24c6f50cdd2ff816e4c', 'ACTION', '{"assignment":{"ID":"asgm_01a221c9e73126657b321073c841eae9","RuleID":"val_01a221c9e6aa43c351d12d6a034f468e","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a221c9e72a6162f3c10e355ef56ade","CreatedAt":"2026-11-28T10:53:29.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a221c9e6aa43c351d12d6a034f468e","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T10:53:29.642Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:29.775+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e73ec2b5aafe4171a4b68963', 145, 'customer.order.created', 'order', 'ord_01a221c9e73a6fa29776a462bc6f673e', 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, 'v-01a221c9e73253a6b7f3fac72686e3f8', 'ACTION', '{"customer":{"ID":"cust_01a221c9e6a5a38f00630cf88154fc48","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-28T10:53:29.782Z"},"CreatedAt":"2026-11-28T10:53:29.638Z"},"order":{"ID":"ord_01a221c9e73a6fa29776a462bc6f673e","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a221c9e73a6fa29776a4632ea2c82d","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a221c9e691d8ddf00a1ae5a290fe3a","SKUID":"sku_01a221c9e69830894e7b0707e60316cb","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a221c9e691d8ddf00a1ae5a290fe3a","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a221c9e69830894e7b0707e60316cb","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a221c9e73a6fa29776a4636e5cb724","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a221c9e69ca26a752b228f36da1e2c","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a221c9e69ca26a752b228f36da1e2c","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","CreatedAt":"2026-11-28T10:53:29.782Z","PaidAt":"2026-11-28T10:53:29.782Z"}}', NULL, NULL, '2026-11-28 10:53:29.782+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e73ec2b5aafe41723ef5f608', 153, 'customer.order.paid', 'order', 'ord_01a221c9e73a6fa29776a462bc6f673e', 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, 'v-01a221c9e73253a6b7f3fac72686e3f8', 'ACTION', '{"customer":{"ID":"cust_01a221c9e6a5a38f00630cf88154fc48","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-28T10:53:29.782Z"},"CreatedAt":"2026-11-28T10:53:29.638Z"},"order":{"ID":"ord_01a221c9e73a6fa29776a462bc6f673e","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a221c9e73a6fa29776a4632ea2c82d","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a221c9e691d8ddf00a1ae5a290fe3a","SKUID":"sku_01a221c9e69830894e7b0707e60316cb","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a221c9e691d8ddf00a1ae5a290fe3a","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a221c9e69830894e7b0707e60316cb","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a221c9e73a6fa29776a4636e5cb724","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a221c9e69ca26a752b228f36da1e2c","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a221c9e69ca26a752b228f36da1e2c","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","CreatedAt":"2026-11-28T10:53:29.782Z","PaidAt":"2026-11-28T10:53:29.782Z"}}', NULL, NULL, '2026-11-28 10:53:29.782+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e7cf3abdd19a6b22067f5c77', 169, 'campaign.created', 'campaign', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', NULL, 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'v-01a221c9e7cdcc7d07ea6447b12ba3ab', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T10:53:29.934Z"}', NULL, NULL, '2026-11-28 10:53:29.934+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e7526c0e8f54811884402d90', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a221c9e7526c0e8f5481188205a790', 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, 'v-01a221c9e740ae79ae3fc34600bad760', 'ACTION', '{"redemption":{"ID":"r_01a221c9e7526c0e8f5481188205a790","Object":"redemption","Date":"2026-11-28T10:53:29.81Z","CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","TrackingID":"track_Ew0-lHbisFsUu4jpcRdNFT3PKRHZA5AcCXF40ugdpac","Status":"SUCCEEDED","Channel":{"ID":"c736e77ab75dc9f8d2b7166421a15657","Type":"API"},"APIKey":"c736e77ab75dc9f8d2b7166421a15657","Related":{"Type":"voucher","ID":"v_01a221c9e6cd1ecb58c661a23e30aeb4"},"VoucherID":"v_01a221c9e6cd1ecb58c661a23e30aeb4","Code":"WELCOME10","OrderID":"ord_01a221c9e7526c0e8f54811807c089b2","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a221c9e7526c0e8f54811884402d91","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a221c9e7526c0e8f54811807c089b2","category":"EFFECT","data":0},{"step":2,"id":"ev_01a221c9e7526c0e8f54811884402d92","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a221c9e7526c0e8f54811807c089b2","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a221c9e6a5a38f00630cf88154fc48","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-28T10:53:29.81Z"},"CreatedAt":"2026-11-28T10:53:29.638Z"},"order":{"ID":"ord_01a221c9e7526c0e8f54811807c089b2","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a221c9e7526c0e8f54811832ab3c9c","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a221c9e69ae5d45faa56447a47a47d","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a221c9e69ae5d45faa56447a47a47d","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","Redemptions":{"r_01a221c9e7526c0e8f5481188205a790":{"Date":"2026-11-28T10:53:29.81Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a221c9e6cd1ecb58c661a23e30aeb4"}},"CreatedAt":"2026-11-28T10:53:29.81Z","PaidAt":"2026-11-28T10:53:29.81Z"}}]', '2026-11-28 10:53:29.81+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e81c2a7be6f61bb48e662200', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'v-01a221c9e80a4b7106a1ba25b279be0c', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-28T10:53:29.934Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T10:53:29.631Z"},"voucher":{"ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-28T10:53:29.967Z","UpdatedAt":"2026-11-28T10:53:30.012Z"},"voucher_transaction":{"ID":"vtx_01a221c9e81c2a7be6f61bb364c2fb96","VoucherID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a221c9e81c2a7be6f61bb35715d0d5","CreatedAt":"2026-11-28T10:53:30.012Z"}}', '[{"step":1,"id":"ev_01a221c9e81c2a7be6f61bb48e662201","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a221c9e81c2a7be6f61bb35715d0d5","campaign_id":"camp_01a221c9e7ce7fbc3a01a69c14e07709","category":"ACTION","data":0},{"step":2,"id":"ev_01a221c9e81c2a7be6f61bb48e662202","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a221c9e7ef1a0c7bbae8c133d00f54","campaign_id":"camp_01a221c9e7ce7fbc3a01a69c14e07709","category":"ACTION","data":1},{"step":3,"id":"ev_01a221c9e81c2a7be6f61bb48e662203","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a221c9e7ef1a0c7bbae8c133d00f54","campaign_id":"camp_01a221c9e7ce7fbc3a01a69c14e07709","category":"ACTION","data":1},{"step":4,"id":"ev_01a221c9e81c2a7be6f61bb48e662204","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a221c9e7ef1a0c7bbae8c133d00f54","campaign_id":"camp_01a221c9e7ce7fbc3a01a69c14e07709","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a221c9e81c2a7be6f61bb35715d0d5","Object":"redemption","Date":"2026-11-28T10:53:30.012Z","CustomerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","TrackingID":"track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U","Status":"SUCCEEDED","Channel":{"ID":"c736e77ab75dc9f8d2b7166421a15657","Type":"API"},"APIKey":"c736e77ab75dc9f8d2b7166421a15657","Related":{"Type":"voucher","ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54"},"VoucherID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Campaign":"Regulars","RewardID":"rew_01a221c9e7e1defe2508eeed563c2502","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a221c9e7e9dcc0b211fa1aa90429c5","Type":"MATERIAL","LoyaltyTierID":"ltr_01a221c9e7dd60c2b225eabca721e58d","EntryID":"vtx_01a221c9e81c2a7be6f61bb364c2fb96","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a221c9e7e1defe2508eeed563c2502","By":1}]}}},{"reward_redemption":{"ID":"r_01a221c9e81c2a7be6f61bb35715d0d5","Object":"redemption","Date":"2026-11-28T10:53:30.012Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","TrackingID":"track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","RefusedOrder":"","Channel":{"ID":"c736e77ab75dc9f8d2b7166421a15657","Type":"API"},"APIKey":"c736e77ab75dc9f8d2b7166421a15657","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54"},"VoucherID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Campaign":"Regulars","RewardID":"rew_01a221c9e7e1defe2508eeed563c2502","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a221c9e7e9dcc0b211fa1aa90429c5","Type":"MATERIAL","LoyaltyTierID":"ltr_01a221c9e7dd60c2b225eabca721e58d","EntryID":"vtx_01a221c9e81c2a7be6f61bb364c2fb96","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a221c9e7e1defe2508eeed563c2502","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a221c9e7e1defe2508eeed563c2502","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a221c9e69ca26a752b228f36da1e2c","SKUID":""},"Coin":null,"CreatedAt":"2026-11-28T10:53:29.953Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a221c9e7e9dcc0b211fa1aa90429c5","RewardID":"rew_01a221c9e7e1defe2508eeed563c2502","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-28T10:53:29.959Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:29.967Z","UpdatedAt":"2026-11-28T10:53:30.012Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-28T10:53:29.934Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T10:53:29.631Z"},"redemption":{"ID":"r_01a221c9e81c2a7be6f61bb35715d0d5","Object":"redemption","Date":"2026-11-28T10:53:30.012Z","CustomerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","TrackingID":"track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U","Status":"SUCCEEDED","Channel":{"ID":"c736e77ab75dc9f8d2b7166421a15657","Type":"API"},"APIKey":"c736e77ab75dc9f8d2b7166421a15657","Related":{"Type":"voucher","ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54"},"VoucherID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Campaign":"Regulars","RewardID":"rew_01a221c9e7e1defe2508eeed563c2502","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a221c9e7e9dcc0b211fa1aa90429c5","Type":"MATERIAL","LoyaltyTierID":"ltr_01a221c9e7dd60c2b225eabca721e58d","EntryID":"vtx_01a221c9e81c2a7be6f61bb364c2fb96","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a221c9e7e1defe2508eeed563c2502","By":1}]}},"reward":{"ID":"rew_01a221c9e7e1defe2508eeed563c2502","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a221c9e69ca26a752b228f36da1e2c"},"CreatedAt":"2026-11-28T10:53:29.953Z"},"voucher":{"ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-28T10:53:29.967Z","UpdatedAt":"2026-11-28T10:53:30.012Z"}}]', '2026-11-28 10:53:30.012+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e8440701cc565eb99424ebf0', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a221c9e6e5e525873544ec2d9be4ac', NULL, 'camp_01a221c9e6d374b4ed5a0756e1b71b86', 'v-01a221c9e8359b85eddcb0b83862becb', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e6d374b4ed5a0756e1b71b86","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a221c9e68ec441207f84ed9174ef10","Active":true,"CreatedAt":"2026-11-28T10:53:29.683Z"},"customer":{},"voucher":{"ID":"v_01a221c9e6e5e525873544ec2d9be4ac","Code":"GIFT-50","CampaignID":"camp_01a221c9e6d374b4ed5a0756e1b71b86","CategoryID":"cat_01a221c9e68ec441207f84ed9174ef10","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-28T10:53:29.701Z","UpdatedAt":"2026-11-28T10:53:30.052Z"},"voucher_transaction":{"ID":"vtx_01a221c9e8440701cc565eb9262f1a0b","VoucherID":"v_01a221c9e6e5e525873544ec2d9be4ac","CampaignID":"camp_01a221c9e6d374b4ed5a0756e1b71b86","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a221c9e8440701cc565eb824ddfdd5","RedemptionID":"r_01a221c9e8440701cc565eb88b0d956d","CreatedAt":"2026-11-28T10:53:30.052Z"}}', NULL, NULL, '2026-11-28 10:53:30.052+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e8440701cc565eb99424ebf1', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a221c9e8440701cc565eb88b0d956d', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e6d374b4ed5a0756e1b71b86', 'v-01a221c9e8359b85eddcb0b83862becb', 'ACTION', '{"redemption":{"ID":"r_01a221c9e8440701cc565eb88b0d956d","Object":"redemption","Date":"2026-11-28T10:53:30.052Z","CustomerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","TrackingID":"track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U","Status":"SUCCEEDED","Channel":{"ID":"c736e77ab75dc9f8d2b7166421a15657","Type":"API"},"APIKey":"c736e77ab75dc9f8d2b7166421a15657","Related":{"Type":"voucher","ID":"v_01a221c9e6e5e525873544ec2d9be4ac"},"VoucherID":"v_01a221c9e6e5e525873544ec2d9be4ac","Code":"GIFT-50","CampaignID":"camp_01a221c9e6d374b4ed5a0756e1b71b86","Campaign":"Gift cards","OrderID":"ord_01a221c9e8440701cc565eb824ddfdd5","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a221c9e8440701cc565eb99424ebf2","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a221c9e8440701cc565eb824ddfdd5","category":"EFFECT","data":0},{"step":2,"id":"ev_01a221c9e8440701cc565eb99424ebf3","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a221c9e8440701cc565eb824ddfdd5","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T10:53:30.052Z"},"CreatedAt":"2026-11-28T10:53:29.631Z"},"order":{"ID":"ord_01a221c9e8440701cc565eb824ddfdd5","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","Redemptions":{"r_01a221c9e8440701cc565eb88b0d956d":{"Date":"2026-11-28T10:53:30.052Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a221c9e6e5e525873544ec2d9be4ac","RelatedObjectParentID":"camp_01a221c9e6d374b4ed5a0756e1b71b86"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-28T10:53:30.052Z","PaidAt":"2026-11-28T10:53:30.052Z"}}]', '2026-11-28 10:53:30.052+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e8597db18cd57611702af0f0', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a221c9e8597db18cd57610b4648954', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', NULL, 'v-01a221c9e858318e8d761cf6a3874786', 'ACTION', '{"redemption":{"ID":"r_01a221c9e8597db18cd57610b4648954","Object":"redemption","Date":"2026-11-28T10:53:30.073Z","CustomerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","TrackingID":"track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U","Status":"SUCCEEDED","Channel":{"ID":"c736e77ab75dc9f8d2b7166421a15657","Type":"API"},"APIKey":"c736e77ab75dc9f8d2b7166421a15657","Related":{"Type":"voucher","ID":"v_01a221c9e6cd1ecb58c661a23e30aeb4"},"VoucherID":"v_01a221c9e6cd1ecb58c661a23e30aeb4","Code":"WELCOME10"}}', NULL, NULL, '2026-11-28 10:53:30.073+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e7d7d82065d0e80459730c31', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a221c9e7d6f883422b3cdd3ff3b567', NULL, 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'v-01a221c9e7d01aec30b2b125ffefc667', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a221c9e7d6f883422b3cdd3ff3b567","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","AutomationID":"auto_01a221c9e7d6f883422b3cdd506351cc","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T10:53:29.936Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:29.936+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e7dd60c2b225eabcffbdc2f6', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a221c9e7dd60c2b225eabca721e58d', NULL, 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'v-01a221c9e7d9474b370caeaa7740d94f', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a221c9e7dd60c2b225eabca721e58d","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-28T10:53:29.945Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:29.945+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e7eab0e99c3b8ab13e6f9295', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a221c9e7e9dcc0b211fa1aa90429c5', NULL, 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'v-01a221c9e7e6c2ae2413fe06e06e8192', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a221c9e7e1defe2508eeed563c2502","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a221c9e69ca26a752b228f36da1e2c","SKUID":""},"Coin":null,"CreatedAt":"2026-11-28T10:53:29.953Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a221c9e7e9dcc0b211fa1aa90429c5","RewardID":"rew_01a221c9e7e1defe2508eeed563c2502","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-28T10:53:29.959Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:29.959+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e7f0f9aa0b741f425325f55c', 201, 'voucher.created', 'voucher', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', NULL, 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'v-01a221c9e7eb83ba666dc68ec156dec6', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:29.967Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:29.967+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e89cdc904cf997b869dddba0', 337, 'customer.redemption.succeeded', 'redemption', 'r_01a221c9e89cdc904cf997b78c1ec3d3', 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, 'v-01a221c9e88dc4143208dd1ce34fe98b', 'ACTION', '{"redemption":{"ID":"r_01a221c9e89cdc904cf997b78c1ec3d3","Object":"redemption","Date":"2026-11-28T10:53:30.14Z","CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","TrackingID":"track_Ew0-lHbisFsUu4jpcRdNFT3PKRHZA5AcCXF40ugdpac","Status":"SUCCEEDED","Channel":{"ID":"c736e77ab75dc9f8d2b7166421a15657","Type":"API"},"APIKey":"c736e77ab75dc9f8d2b7166421a15657","Related":{"Type":"voucher","ID":"v_01a221c9e87d22a60f4acb469e95eee7"},"VoucherID":"v_01a221c9e87d22a60f4acb469e95eee7","Code":"ONCE"}}', NULL, NULL, '2026-11-28 10:53:30.14+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e7f1a90235d2470adba6a3f1', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', NULL, 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'v-01a221c9e7eb83ba666dc68ec156dec6', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28 10:53:29.967+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e7f97c378f3724e5c9d058df', 217, 'voucher.published', 'voucher', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'v-01a221c9e7f31773d8fc31abff8fdb70', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a221c9e7f733fc8d4e0048986338f9","CustomerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","TrackingID":"track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221c9e7ef1a0c7bbae8c133d00f54"],"Codes":["REGULAR1"],"CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T10:53:29.972Z"},"voucher":{"ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:29.967Z","UpdatedAt":"2026-11-28T10:53:29.972Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:29.972+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e7f97c378f3724e6543e7ab4', 225, 'publication.succeeded', 'publication', 'pub_01a221c9e7f733fc8d4e0048986338f9', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'v-01a221c9e7f31773d8fc31abff8fdb70', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a221c9e7f733fc8d4e0048986338f9","CustomerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","TrackingID":"track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221c9e7ef1a0c7bbae8c133d00f54"],"Codes":["REGULAR1"],"CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T10:53:29.972Z"},"voucher":{"ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:29.967Z","UpdatedAt":"2026-11-28T10:53:29.972Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:29.972+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e7f97c378f3724e726510356', 233, 'customer.publication.succeeded', 'publication', 'pub_01a221c9e7f733fc8d4e0048986338f9', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'v-01a221c9e7f31773d8fc31abff8fdb70', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a221c9e7f733fc8d4e0048986338f9","CustomerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","TrackingID":"track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221c9e7ef1a0c7bbae8c133d00f54"],"Codes":["REGULAR1"],"CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T10:53:29.972Z"},"voucher":{"ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:29.967Z","UpdatedAt":"2026-11-28T10:53:29.972Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:29.972+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e8a275452721245bf4c670ad', 345, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a221c9e8a06bfc8f28ed19a9393d42', NULL, 'camp_01a221c9e6ec97880095fb9b11b4fa3a', 'v-01a221c9e89e70e03b849257aa80b970', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e6ec97880095fb9b11b4fa3a","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221c9e68cd7007be22531eda9590c","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.708Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a221c9e8a06bfc8f28ed19a9393d42","CampaignID":"camp_01a221c9e6ec97880095fb9b11b4fa3a","Name":"Both","TierIDs":["promo_01a221c9e6ee04b0eedd58d838bc488d"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-28T10:53:30.142Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.142+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e806bd59fa69232f4b5f682c', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'v-01a221c9e7fc58c5294fed46bde258e6', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:29.967Z","UpdatedAt":"2026-11-28T10:53:29.983Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221c9e80056e305e6c0e43f4d8a31","VoucherID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T10:53:29.983Z"}}', NULL, NULL, '2026-11-28 10:53:29.983+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e806bd59fa69232f53f737b3', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'v-01a221c9e7fc58c5294fed46bde258e6', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:29.967Z","UpdatedAt":"2026-11-28T10:53:29.983Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221c9e80056e305e6c0e43f4d8a31","VoucherID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T10:53:29.983Z"}}', NULL, NULL, '2026-11-28 10:53:29.983+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e806bd59fa69232f7b4fda66', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'v-01a221c9e7fc58c5294fed46bde258e6', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:29.967Z","UpdatedAt":"2026-11-28T10:53:29.983Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221c9e80056e305e6c0e43f4d8a31","VoucherID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T10:53:29.983Z"}}', NULL, NULL, '2026-11-28 10:53:29.983+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e809d57636cc1ebbca0b6eaa', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'v-01a221c9e7fc58c5294fed46bde258e6', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a221c9e7dd60c2b225eabca721e58d","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-28T10:53:29.945Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:29.967Z","UpdatedAt":"2026-11-28T10:53:29.983Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:29.983+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e8dbfe1afe4a8fc3b7c297e5', 361, 'voucher.created', 'voucher', 'v_01a221c9e8da27c36189d528232a41d5', NULL, NULL, 'v-01a221c9e8d5d3dffb9b713ddc178f62', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a221c9e8da27c36189d528232a41d5","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:30.202Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.202+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e8c8942a6a27d7e125ad1781', 369, 'customer.segment.entered', 'segment', 'seg_01a221c9e8a3a7fe54cf592542cbbc3c', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', NULL, NULL, 'EFFECT', '{"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T10:53:30.052Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"segment":{"ID":"seg_01a221c9e8a3a7fe54cf592542cbbc3c","Name":"Everybody","Type":"auto-update","Filter":{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}},"CreatedAt":"2026-11-28T10:53:30.147Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.184+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e8f1d1c802066e44026179b9', 377, 'voucher.deleted', 'voucher', 'v_01a221c9e8da27c36189d528232a41d5', NULL, NULL, 'v-01a221c9e8e0b166bff4fb046dffb729', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a221c9e8da27c36189d528232a41d5","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:30.202Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-28T10:53:30.212Z"}}', NULL, NULL, '2026-11-28 10:53:30.212+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e8e4efbe9d1bfa0d9eb6c431', 385, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T10:53:30.052Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:29.967Z","UpdatedAt":"2026-11-28T10:53:30.184Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221c9e8e4efbe9d1bfa0c12b5ecaf","VoucherID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a221c9e8440701cc565eb824ddfdd5","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a221c9e8440701cc565eb99424ebf3","EventType":"customer.order.paid","OrderID":"ord_01a221c9e8440701cc565eb824ddfdd5","RuleID":"ern_01a221c9e7d6f883422b3cdd3ff3b567","ItemID":"","TierID":"","HolderTierID":"ltr_01a221c9e7dd60c2b225eabca721e58d","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T10:53:30.184Z"}}', NULL, NULL, '2026-11-28 10:53:30.184+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e8e4efbe9d1bfa0da4364c94', 393, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T10:53:30.052Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:29.967Z","UpdatedAt":"2026-11-28T10:53:30.184Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221c9e8e4efbe9d1bfa0c12b5ecaf","VoucherID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a221c9e8440701cc565eb824ddfdd5","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a221c9e8440701cc565eb99424ebf3","EventType":"customer.order.paid","OrderID":"ord_01a221c9e8440701cc565eb824ddfdd5","RuleID":"ern_01a221c9e7d6f883422b3cdd3ff3b567","ItemID":"","TierID":"","HolderTierID":"ltr_01a221c9e7dd60c2b225eabca721e58d","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T10:53:30.184Z"}}', NULL, NULL, '2026-11-28 10:53:30.184+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e8e4efbe9d1bfa0de00b8da8', 401, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T10:53:30.052Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:29.967Z","UpdatedAt":"2026-11-28T10:53:30.184Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221c9e8e4efbe9d1bfa0c12b5ecaf","VoucherID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a221c9e8440701cc565eb824ddfdd5","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a221c9e8440701cc565eb99424ebf3","EventType":"customer.order.paid","OrderID":"ord_01a221c9e8440701cc565eb824ddfdd5","RuleID":"ern_01a221c9e7d6f883422b3cdd3ff3b567","ItemID":"","TierID":"","HolderTierID":"ltr_01a221c9e7dd60c2b225eabca721e58d","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T10:53:30.184Z"}}', NULL, NULL, '2026-11-28 10:53:30.184+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e8ec8191aaec87bce6dea41d', 409, 'customer.rewarded', 'voucher', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T10:53:30.052Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a221c9e7d6f883422b3cdd3ff3b567","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","AutomationID":"auto_01a221c9e7d6f883422b3cdd506351cc","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T10:53:29.936Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:29.967Z","UpdatedAt":"2026-11-28T10:53:30.184Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221c9e8e4efbe9d1bfa0c12b5ecaf","VoucherID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a221c9e8440701cc565eb824ddfdd5","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a221c9e8440701cc565eb99424ebf3","EventType":"customer.order.paid","OrderID":"ord_01a221c9e8440701cc565eb824ddfdd5","RuleID":"ern_01a221c9e7d6f883422b3cdd3ff3b567","ItemID":"","TierID":"","HolderTierID":"ltr_01a221c9e7dd60c2b225eabca721e58d","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T10:53:30.184Z"}}', NULL, NULL, '2026-11-28 10:53:30.184+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e8ec8191aaec87bddbfe49d6', 417, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:29.934Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T10:53:30.052Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a221c9e7d6f883422b3cdd3ff3b567","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","AutomationID":"auto_01a221c9e7d6f883422b3cdd506351cc","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T10:53:29.936Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","Code":"REGULAR1","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:29.967Z","UpdatedAt":"2026-11-28T10:53:30.184Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221c9e8e4efbe9d1bfa0c12b5ecaf","VoucherID":"v_01a221c9e7ef1a0c7bbae8c133d00f54","CampaignID":"camp_01a221c9e7ce7fbc3a01a69c14e07709","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a221c9e8440701cc565eb824ddfdd5","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a221c9e8440701cc565eb99424ebf3","EventType":"customer.order.paid","OrderID":"ord_01a221c9e8440701cc565eb824ddfdd5","RuleID":"ern_01a221c9e7d6f883422b3cdd3ff3b567","ItemID":"","TierID":"","HolderTierID":"ltr_01a221c9e7dd60c2b225eabca721e58d","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T10:53:30.184Z"}}', NULL, NULL, '2026-11-28 10:53:30.184+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e90b4335383e9b51792be6ba', 425, 'campaign.created', 'campaign', 'camp_01a221c9e908f05719e47103e5c5a499', NULL, 'camp_01a221c9e908f05719e47103e5c5a499', 'v-01a221c9e9065165d6339187ca57561e', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e908f05719e47103e5c5a499","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:30.248Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T10:53:30.248Z"}', NULL, NULL, '2026-11-28 10:53:30.248+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e914dc528363eec189fe4839', 433, 'voucher.created', 'voucher', 'v_01a221c9e9136d4571c7392f492129b0', NULL, 'camp_01a221c9e908f05719e47103e5c5a499', 'v-01a221c9e90e25cd011eb4972c40d53a', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e908f05719e47103e5c5a499","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:30.248Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221c9e9136d4571c7392f492129b0","Code":"FRIEND1","CampaignID":"camp_01a221c9e908f05719e47103e5c5a499","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:30.259Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.259+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e915a1dc71ba6e0a568dc175', 441, 'campaign.vouchers.added', 'campaign', 'camp_01a221c9e908f05719e47103e5c5a499', NULL, 'camp_01a221c9e908f05719e47103e5c5a499', 'v-01a221c9e90e25cd011eb4972c40d53a', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e908f05719e47103e5c5a499","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:30.248Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28 10:53:30.259+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e93b1777f2a959d2df0683de', 449, 'voucher.published', 'voucher', 'v_01a221c9e9136d4571c7392f492129b0', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e908f05719e47103e5c5a499', 'v-01a221c9e936cd7198d16656be3ecca5', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e908f05719e47103e5c5a499","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:30.248Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T10:53:30.052Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a221c9e939846fdb01a9d3496cf27a","CustomerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","TrackingID":"track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221c9e9136d4571c7392f492129b0"],"Codes":["FRIEND1"],"CampaignID":"camp_01a221c9e908f05719e47103e5c5a499","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T10:53:30.294Z"},"voucher":{"ID":"v_01a221c9e9136d4571c7392f492129b0","Code":"FRIEND1","CampaignID":"camp_01a221c9e908f05719e47103e5c5a499","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","ReferrerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:30.259Z","UpdatedAt":"2026-11-28T10:53:30.294Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.294+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e93b1777f2a959d3a986e177', 457, 'publication.succeeded', 'publication', 'pub_01a221c9e939846fdb01a9d3496cf27a', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e908f05719e47103e5c5a499', 'v-01a221c9e936cd7198d16656be3ecca5', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e908f05719e47103e5c5a499","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:30.248Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T10:53:30.052Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a221c9e939846fdb01a9d3496cf27a","CustomerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","TrackingID":"track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221c9e9136d4571c7392f492129b0"],"Codes":["FRIEND1"],"CampaignID":"camp_01a221c9e908f05719e47103e5c5a499","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T10:53:30.294Z"},"voucher":{"ID":"v_01a221c9e9136d4571c7392f492129b0","Code":"FRIEND1","CampaignID":"camp_01a221c9e908f05719e47103e5c5a499","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","ReferrerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:30.259Z","UpdatedAt":"2026-11-28T10:53:30.294Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.294+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e93b1777f2a959d401c81956', 465, 'customer.publication.succeeded', 'publication', 'pub_01a221c9e939846fdb01a9d3496cf27a', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e908f05719e47103e5c5a499', 'v-01a221c9e936cd7198d16656be3ecca5', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e908f05719e47103e5c5a499","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:30.248Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T10:53:30.052Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a221c9e939846fdb01a9d3496cf27a","CustomerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","TrackingID":"track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221c9e9136d4571c7392f492129b0"],"Codes":["FRIEND1"],"CampaignID":"camp_01a221c9e908f05719e47103e5c5a499","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T10:53:30.294Z"},"voucher":{"ID":"v_01a221c9e9136d4571c7392f492129b0","Code":"FRIEND1","CampaignID":"camp_01a221c9e908f05719e47103e5c5a499","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","ReferrerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:30.259Z","UpdatedAt":"2026-11-28T10:53:30.294Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.294+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e9429ec2ff6d6b253fcba6c2', 473, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a221c9e9410c2ea051945ab66e057a', 'cust_01a221c9e6a5a38f00630cf88154fc48', 'camp_01a221c9e908f05719e47103e5c5a499', 'v-01a221c9e93e71301d944e5520c8365a', 'ACTION', '{"campaign":{"ID":"camp_01a221c9e908f05719e47103e5c5a499","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T10:53:30.248Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221c9e6a5a38f00630cf88154fc48","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-28T10:53:29.81Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T10:53:29.638Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a221c9e9410c2ea051945ab66e057a","VoucherID":"v_01a221c9e9136d4571c7392f492129b0","CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","Role":"REFEREE","ReferrerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","CampaignID":"camp_01a221c9e908f05719e47103e5c5a499","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-28T10:53:30.305Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a221c9e9136d4571c7392f492129b0","Code":"FRIEND1","CampaignID":"camp_01a221c9e908f05719e47103e5c5a499","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","ReferrerID":"cust_01a221c9e69fc5a7a82a1d6c645ab7d1","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T10:53:30.259Z","UpdatedAt":"2026-11-28T10:53:30.294Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.306+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e96a7084a1183f72cdb00767', 481, 'vl.card_definition.created', 'card_definition', 'lcdef_01a221c9e965cff1f4704c6f7b5fc127', NULL, NULL, 'v-01a221c9e965cff1f4704c6f3ee67a13', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.341Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.341+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e96e3c6b04e7aad4fc239d41', 489, 'vl.tier_structure.created', 'tier_structure', 'lts_01a221c9e96b0de769c07217d14a235f', NULL, NULL, 'v-01a221c9e96b0de769c072179610112f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a221c9e96b0de769c07217d14a235f","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.347Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.347+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9ea0c4d534d64d917bbbaefca', 689, 'customer.order.paid', 'order', 'ord_01a221c9ea0c4d534d64d91659bd1868', NULL, NULL, 'v-01a221c9ea0acf3afe9d8009cd0ef099', 'ACTION', '{"order":{"ID":"ord_01a221c9ea0c4d534d64d91659bd1868","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a221c9ea0c4d534d64d916c2fba26a","ProductID":"prod_01a221c9e69ca26a752b228f36da1e2c","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a221c9e69ca26a752b228f36da1e2c","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T10:53:30.507Z","PaidAt":"2026-11-28T10:53:30.507Z"}}', NULL, NULL, '2026-11-28 10:53:30.507+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e972a5dc30f1baa2490b2ea0', 497, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a221c9e96b0de769c07217d14a235f', NULL, NULL, 'v-01a221c9e96fab1349e2edd46aecafc6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a221c9e96b0de769c07217d14a235f","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.347Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a221c9e96fab1349e2edd4db8dbc8d","StructureID":"lts_01a221c9e96b0de769c07217d14a235f","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.351Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.351+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e976d14cb659c40dcf9c6b8f', 505, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a221c9e96b0de769c07217d14a235f', NULL, NULL, 'v-01a221c9e974988cc89533e06f8d732d', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a221c9e96b0de769c07217d14a235f","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.347Z","UpdatedAt":"2026-11-28T10:53:30.356Z"}}', NULL, NULL, '2026-11-28 10:53:30.356+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e97ac0eae11537f0afa9b03c', 513, 'vl.benefit.created', 'benefit', 'lben_01a221c9e977c6fc7382dcd2d86d0050', NULL, NULL, 'v-01a221c9e977c6fc7382dcd27b22dc1b', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a221c9e977c6fc7382dcd2d86d0050","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-28T10:53:30.359Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.359+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e97e65f8b439610ba7f38eeb', 521, 'vl.earning_rule.created', 'earning_rule', 'lern_01a221c9e97b35d4a477de1364d3cd62', NULL, NULL, 'v-01a221c9e97b35d4a477de11ea50b217', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a221c9e97b35d4a477de1364d3cd62","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a221c9e97b35d4a477de128eeb91d6","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a221c9e977c6fc7382dcd2d86d0050"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.363Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.363+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e982f063d2bcf8a275a433ce', 529, 'vl.reward.created', 'reward', 'lrew_01a221c9e97f9ead91b6a762fec2221e', NULL, NULL, 'v-01a221c9e97f9ead91b6a7618138ccc6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a221c9e97f9ead91b6a762fec2221e","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a221c9e69ca26a752b228f36da1e2c","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a221c9e97f9ead91b6a762063d9eb7","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a221c9e97f9ead91b6a762744c517a","Name":"","Points":20,"CardDefinitionID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.367Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.367+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e984aed66bfcebe3ad7f1c0d', 537, 'vl.program.created', 'program', 'lprg_01a221c9e9838fd0416f3f2045e9353f', NULL, NULL, 'v-01a221c9e9838fd0416f3f1ffd0eac26', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221c9e9838fd0416f3f2045e9353f","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.371Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.371+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e987d387e92909d2067ed7af', 545, 'vl.program.card_definition.assigned', 'program', 'lprg_01a221c9e9838fd0416f3f2045e9353f', NULL, NULL, 'v-01a221c9e9838fd0416f3f1ffd0eac26', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221c9e9838fd0416f3f2045e9353f","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.371Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.341Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221c9e986b4b6a588527e1471726a","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","Type":"card_definition","ResourceID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T10:53:30.371Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.371+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e988ff23d5d0083c2ce4bf74', 553, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a221c9e965cff1f4704c6f7b5fc127', NULL, NULL, 'v-01a221c9e9838fd0416f3f1ffd0eac26', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221c9e9838fd0416f3f2045e9353f","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.371Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.341Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221c9e986b4b6a588527e1471726a","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","Type":"card_definition","ResourceID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T10:53:30.371Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.371+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e98de42b0ef1c0df9ccc1dfe', 561, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a221c9e9838fd0416f3f2045e9353f', NULL, NULL, 'v-01a221c9e9838fd0416f3f1ffd0eac26', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221c9e9838fd0416f3f2045e9353f","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.371Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a221c9e96b0de769c07217d14a235f","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.347Z","UpdatedAt":"2026-11-28T10:53:30.356Z"},"Assignment":{"ID":"lasgm_01a221c9e98de42b0ef1c0df0f461740","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","Type":"tier_structure","ResourceID":"lts_01a221c9e96b0de769c07217d14a235f","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T10:53:30.371Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.371+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e98ec8559696ca4bc4dd2ab1', 569, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a221c9e96b0de769c07217d14a235f', NULL, NULL, 'v-01a221c9e9838fd0416f3f1ffd0eac26', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221c9e9838fd0416f3f2045e9353f","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.371Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a221c9e96b0de769c07217d14a235f","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.347Z","UpdatedAt":"2026-11-28T10:53:30.356Z"},"Assignment":{"ID":"lasgm_01a221c9e98de42b0ef1c0df0f461740","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","Type":"tier_structure","ResourceID":"lts_01a221c9e96b0de769c07217d14a235f","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T10:53:30.371Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.371+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e9902b653edfa0e73c27a888', 577, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a221c9e9838fd0416f3f2045e9353f', NULL, NULL, 'v-01a221c9e9838fd0416f3f1ffd0eac26', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221c9e9838fd0416f3f2045e9353f","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.371Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a221c9e97b35d4a477de1364d3cd62","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a221c9e97b35d4a477de128eeb91d6","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a221c9e977c6fc7382dcd2d86d0050"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.363Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221c9e9902b653edfa0e6ba6422e2","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","Type":"earning_rule","ResourceID":"lern_01a221c9e97b35d4a477de1364d3cd62","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T10:53:30.371Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.371+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e9915433c0459b1e0187e206', 585, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a221c9e97b35d4a477de1364d3cd62', NULL, NULL, 'v-01a221c9e9838fd0416f3f1ffd0eac26', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221c9e9838fd0416f3f2045e9353f","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.371Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a221c9e97b35d4a477de1364d3cd62","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a221c9e97b35d4a477de128eeb91d6","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a221c9e977c6fc7382dcd2d86d0050"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.363Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221c9e9902b653edfa0e6ba6422e2","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","Type":"earning_rule","ResourceID":"lern_01a221c9e97b35d4a477de1364d3cd62","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T10:53:30.371Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.371+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e9986e5f96e38afd73707297', 593, 'vl.program.reward.assigned', 'program', 'lprg_01a221c9e9838fd0416f3f2045e9353f', NULL, NULL, 'v-01a221c9e9964387d32b0bb4d256f8ec', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221c9e9838fd0416f3f2045e9353f","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.371Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a221c9e97f9ead91b6a762fec2221e","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a221c9e69ca26a752b228f36da1e2c","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a221c9e97f9ead91b6a762063d9eb7","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a221c9e97f9ead91b6a762744c517a","Name":"","Points":20,"CardDefinitionID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.367Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221c9e9986e5f96e38afc9ab90b7e","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","Type":"reward","ResourceID":"lrew_01a221c9e97f9ead91b6a762fec2221e","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T10:53:30.39Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.39+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e99947d5036f700654deab05', 601, 'vl.reward.assigned', 'reward', 'lrew_01a221c9e97f9ead91b6a762fec2221e', NULL, NULL, 'v-01a221c9e9964387d32b0bb4d256f8ec', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221c9e9838fd0416f3f2045e9353f","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.371Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a221c9e97f9ead91b6a762fec2221e","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a221c9e69ca26a752b228f36da1e2c","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a221c9e97f9ead91b6a762063d9eb7","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a221c9e97f9ead91b6a762744c517a","Name":"","Points":20,"CardDefinitionID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T10:53:30.367Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221c9e9986e5f96e38afc9ab90b7e","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","Type":"reward","ResourceID":"lrew_01a221c9e97f9ead91b6a762fec2221e","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T10:53:30.39Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.39+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e9a53ef646a9a6430ca6190c', 609, 'vl.member.created', 'member', 'lmbr_01a221c9e99fbb259cffdde1c1e20d8e', 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, 'v-01a221c9e99a3c07a836317794e26d25', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a221c9e99fbb259cffdde1c1e20d8e","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T10:53:30.398Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.398+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e9a82163c528ab2257522520', 617, 'vl.card.created', 'card', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, 'v-01a221c9e99a3c07a836317794e26d25', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a221c9e99fbb259cffdde1c1e20d8e","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T10:53:30.398Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a221c9e9a650457e2763b561ebc710","MemberID":"lmbr_01a221c9e99fbb259cffdde1c1e20d8e","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","DefinitionID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Code":"lEJbtrY6ID","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T10:53:30.398Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.398+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e9a93a4cd676d5fe91ef2a3b', 625, 'vl.card.assigned', 'card', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, 'v-01a221c9e99a3c07a836317794e26d25', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a221c9e99fbb259cffdde1c1e20d8e","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T10:53:30.398Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a221c9e9a650457e2763b561ebc710","MemberID":"lmbr_01a221c9e99fbb259cffdde1c1e20d8e","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","DefinitionID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Code":"lEJbtrY6ID","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T10:53:30.398Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.398+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e9a93a4cd676d5ff6a09978f', 633, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, 'v-01a221c9e99a3c07a836317794e26d25', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a221c9e99fbb259cffdde1c1e20d8e","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T10:53:30.398Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a221c9e9a650457e2763b561ebc710","MemberID":"lmbr_01a221c9e99fbb259cffdde1c1e20d8e","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","DefinitionID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Code":"lEJbtrY6ID","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T10:53:30.398Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.398+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e9a93a4cd676d5ff705b7697', 641, 'vl.member.card.assigned', 'member', 'lmbr_01a221c9e99fbb259cffdde1c1e20d8e', 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, 'v-01a221c9e99a3c07a836317794e26d25', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a221c9e99fbb259cffdde1c1e20d8e","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T10:53:30.398Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a221c9e9a650457e2763b561ebc710","MemberID":"lmbr_01a221c9e99fbb259cffdde1c1e20d8e","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","DefinitionID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Code":"lEJbtrY6ID","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T10:53:30.398Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.398+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e9be891307ba731b209bc4cd', 649, 'vl.tier.joined', 'tier', 'lt_01a221c9e96fab1349e2edd4db8dbc8d', 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, 'v-01a221c9e9b284fe6ffbfc2ccef79f1d', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"c736e77ab75dc9f8d2b7166421a15657","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a221c9e9a650457e2763b561ebc710","MemberID":"lmbr_01a221c9e99fbb259cffdde1c1e20d8e","ProgramID":"lprg_01a221c9e9838fd0416f3f2045e9353f","CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","DefinitionID":"lcdef_01a221c9e965cff1f4704c6f7b5fc127","Code":"lEJbtrY6ID","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a221c9e96b0de769c07217d14a235f","Rank":{"TierID":"lt_01a221c9e96fab1349e2edd4db8dbc8d","Since":"2026-11-28","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T10:53:30.398Z","UpdatedAt":"2026-11-28T10:53:30.419Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 10:53:30.419+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e9e9efa341bbe777c0b95a22', 657, 'customer.order.created', 'order', 'ord_01a221c9e9e8fdcaa5658604c98840fb', 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, 'v-01a221c9e9e2b7378738dfd2ed7c2a56', 'ACTION', '{"customer":{"ID":"cust_01a221c9e6a5a38f00630cf88154fc48","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T10:53:30.471Z"},"CreatedAt":"2026-11-28T10:53:29.638Z"},"order":{"ID":"ord_01a221c9e9e8fdcaa5658604c98840fb","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","CreatedAt":"2026-11-28T10:53:30.471Z","PaidAt":"2026-11-28T10:53:30.471Z"}}', NULL, NULL, '2026-11-28 10:53:30.471+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e9e9efa341bbe778b9e96e67', 665, 'customer.order.paid', 'order', 'ord_01a221c9e9e8fdcaa5658604c98840fb', 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, 'v-01a221c9e9e2b7378738dfd2ed7c2a56', 'ACTION', '{"customer":{"ID":"cust_01a221c9e6a5a38f00630cf88154fc48","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T10:53:30.471Z"},"CreatedAt":"2026-11-28T10:53:29.638Z"},"order":{"ID":"ord_01a221c9e9e8fdcaa5658604c98840fb","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","CreatedAt":"2026-11-28T10:53:30.471Z","PaidAt":"2026-11-28T10:53:30.471Z"}}', NULL, NULL, '2026-11-28 10:53:30.471+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9e9f3f390bd3f4b56818a2655', 673, 'customer.order.created', 'order', 'ord_01a221c9e9f0f940772e9ff90efc673f', 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, 'v-01a221c9e9eb17e7d04911990b889873', 'ACTION', '{"customer":{"ID":"cust_01a221c9e6a5a38f00630cf88154fc48","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T10:53:30.471Z"},"CreatedAt":"2026-11-28T10:53:29.638Z"},"order":{"ID":"ord_01a221c9e9f0f940772e9ff90efc673f","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a221c9e6a5a38f00630cf88154fc48","CreatedAt":"2026-11-28T10:53:30.476Z"}}', NULL, NULL, '2026-11-28 10:53:30.476+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9ea0c4d534d64d917669468b9', 681, 'customer.order.created', 'order', 'ord_01a221c9ea0c4d534d64d91659bd1868', NULL, NULL, 'v-01a221c9ea0acf3afe9d8009cd0ef099', 'ACTION', '{"order":{"ID":"ord_01a221c9ea0c4d534d64d91659bd1868","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a221c9ea0c4d534d64d916c2fba26a","ProductID":"prod_01a221c9e69ca26a752b228f36da1e2c","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a221c9e69ca26a752b228f36da1e2c","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T10:53:30.507Z","PaidAt":"2026-11-28T10:53:30.507Z"}}', NULL, NULL, '2026-11-28 10:53:30.507+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a221c9ea201ebd19376da7f76556e0', 697, 'customer.order.updated', 'order', 'ord_01a221c9ea0c4d534d64d91659bd1868', NULL, NULL, 'v-01a221c9ea0e4360686c98f3a085fe10', 'EFFECT', '{"order":{"ID":"ord_01a221c9ea0c4d534d64d91659bd1868","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a221c9ea0c4d534d64d916c2fba26a","ProductID":"prod_01a221c9e69ca26a752b228f36da1e2c","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a221c9e69ca26a752b228f36da1e2c","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T10:53:30.507Z","UpdatedAt":"2026-11-28T10:53:30.528Z","PaidAt":"2026-11-28T10:53:30.507Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a221c9ea0c4d534d64d916c2fba26a","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a221c9ea201ebd19376da71c0d3f5a"]}}}', '[{"step":1,"id":"ev_01a221c9ea201ebd19376da7f76556e1","type":"order.returned","entity_type":"order","entity_id":"ord_01a221c9ea0c4d534d64d91659bd1868","category":"ACTION","data":0}]', '[{"before":{},"order":{"ID":"ord_01a221c9ea0c4d534d64d91659bd1868","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a221c9ea0c4d534d64d916c2fba26a","ProductID":"prod_01a221c9e69ca26a752b228f36da1e2c","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a221c9e69ca26a752b228f36da1e2c","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T10:53:30.507Z","UpdatedAt":"2026-11-28T10:53:30.528Z","PaidAt":"2026-11-28T10:53:30.507Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a221c9ea0c4d534d64d916c2fba26a","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a221c9ea201ebd19376da71c0d3f5a"]}},"return":{"ID":"ret_01a221c9ea201ebd19376da71c0d3f5a","SourceID":"","OrderID":"ord_01a221c9ea0c4d534d64d91659bd1868","CustomerID":"","Reason":"","Metadata":null,"APIKey":"c736e77ab75dc9f8d2b7166421a15657","Policy":"KEEP","RefundOrder":"PROPORTIONAL","Last":false,"Rollbacks":null,"Items":[{"ItemID":"ordli_01a221c9ea0c4d534d64d916c2fba26a","ProductID":"prod_01a221c9e69ca26a752b228f36da1e2c","SKUID":"","Quantity":1,"Free":0,"Amount":1000,"Subtotal":1000}],"Amount":1000,"Money":1000,"Credits":null,"Points":null,"Forfeited":0,"Uncredited":0,"Withheld":0,"Refunded":1000,"Kept":1000,"Discounts":null,"Records":null,"Warnings":null,"TakesEarned":true,"Earned":{"By":null,"Cards":null},"CreatedAt":"2026-11-28T10:53:30.528Z"}}]', '2026-11-28 10:53:30.528+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a221c9e8b76a73f6d9c4950f3d431c_0', 'exp_01a221c9e8b76a73f6d9c4950f3d431c', 'Code,Voucher Type,Value,Discount Type
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,90,
CARD-DRY02J0g,GIFT_VOUCHER,50.00,
CARD-HVDVfiuW,GIFT_VOUCHER,50.00,
CARD-zeQr2nvr,GIFT_VOUCHER,50.00,
CARD-OonoD7qZ,GIFT_VOUCHER,50.00,
CARD-F5Rt6hYr,GIFT_VOUCHER,50.00,
GIFT-50,GIFT_VOUCHER,50.00,
HELLO-Qtwp,DISCOUNT_VOUCHER,10,PERCENT
HELLO-SDtf,DISCOUNT_VOUCHER,10,PERCENT
HELLO-7PKp,DISCOUNT_VOUCHER,10,PERCENT
HELLO-qci3,DISCOUNT_VOUCHER,10,PERCENT
HELLO-AjhF,DISCOUNT_VOUCHER,10,PERCENT
HELLO-LXsK,DISCOUNT_VOUCHER,10,PERCENT
HELLO-MQsu,DISCOUNT_VOUCHER,10,PERCENT
HELLO-cmYE,DISCOUNT_VOUCHER,10,PERCENT
HELLO-TFBr,DISCOUNT_VOUCHER,10,PERCENT
HELLO-qFhi,DISCOUNT_VOUCHER,10,PERCENT
HELLO-BwIz,DISCOUNT_VOUCHER,10,PERCENT
HELLO-mWH6,DISCOUNT_VOUCHER,10,PERCENT
HELLO-VZVQ,DISCOUNT_VOUCHER,10,PERCENT
HELLO-NUsd,DISCOUNT_VOUCHER,10,PERCENT
HELLO-102O,DISCOUNT_VOUCHER,10,PERCENT
HELLO-fbdW,DISCOUNT_VOUCHER,10,PERCENT
HELLO-2PeJ,DISCOUNT_VOUCHER,10,PERCENT
HELLO-VkjB,DISCOUNT_VOUCHER,10,PERCENT
HELLO-ubID,DISCOUNT_VOUCHER,10,PERCENT
HELLO-I3bo,DISCOUNT_VOUCHER,10,PERCENT
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a221c9e8b76a73f6d9c4950f3d431c', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 30, 1, 1182, NULL, '2026-11-28 10:53:30.167+00', '2026-11-28 10:53:30.242+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_3e9bcb81c49f0aed7438e9714f79ecbb', '\xeee3832588ada033c7af5cdabedcc4ca8fc5dc9b350fd1965ee7434bcf68fa68f1c89ddd22d652a27bd3a35ced0124e87537c91b77930adc77d181c87f0bdff31cdfc7fa7b1f09805add763dad226431bbd73fa639fbc5a3c07ef0531a0e5ceeb093bf3aca190488a0bc181765b2777a64a02fce244a7f1e7397e43918ab169d4eb176ca5070fe5edea1bb082ab544470316a0997f77701d31dd147e6dee1bc1563fccb5169bd4bfb881e1a649f9bdcafc148f2c63fd868dbc7b31e706955d2f8b2beac71806347b72fcf409d921d4a68c9a929538569280f6aa0d7b43cdfa8f78d898cf341a8fb9ddfffde9a0289b9039ccc9bdb112dac192d774b2127e776a3b211859ae04eeba6662d7424b5bf98aff5e44c47d735927f3b6f08be3b4404c51f00cb630a5f795c6733e24a0f0f98dadba29b7c2a341e320e18ab67bf632dc585f31c7b70261cf1891b084a5d12665281882a7ee5d6bf729c743982040f6993b2e06df01a48d503b098e0c502d499a96340607554d86aba22e3462caa56405a898f9f5d78a085e6668bd38bd2ae13fca0fdb232d5e4edca0be580eaffdae3741165f7dd10acf6224721cd7c632f892d9b3493d4f0fe747937fa174eedda5c4c326bad230238f20e8d5ccd1cb0e640eab1546c9d0fa8ccbf89b02805c0e302a2e1b7e62b8e2eac6216f388c9c252dc9dafaf140b2c28b2abaa88aa05b9cf0a631d5daa86bc2b0d47ea5f44f85ce22cd9f825d1c4d213ab197acac6c648a4c468f4bf7be1d9d0c3dbeb25ef6709b2b122fe6408d5b8688c4432d40019ba359051654b78ed9452bda5d87040033de9cdb5e9ac249cf99d1356153882459bbab703d0d48f450d9db5125cc95bbfd05dcd161038424246af0d6a70ef962e99b07eba9764987fe2a7b7dd7f15cdc3b1055fac7dc26cbf63139be5006b0ed00aeea62cfdae75ab5cb1681c62848ea401ec1d89fb1cf10f5022504', '2026-11-29 10:53:30.053+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_ad2eee81cb0708f6c0b573dce037cc56', '\x73db9b671a3e4cc97c93dbf17290653118971fff7e1b00fcc5f2e77505371b7b3287fde139e3db5c4fcaa3590dbe8a990e90448f59e79898adae4813d2602a6971c286f3374c4da3d2e9b99c4aafcac308b19b5b030a5b5818e40fc3bd1f3b357fdccb1b58930af1fe0ea6b4b86f05e44087d2ded6289ccb1efb9f5f64b85babedcd9399ccd7c20d3936d30ef0cfc270871daab6c31ae257cd0f601bbd3d0afc175c9b4eb9cec6684921a60df7398811e817edc885f7e11b91bc4238d126733e8d6e18c3d0319b9bcb6f6cc68880670ca8a7442b0ee2a99b4f0a72165f48cb32f23f7c8f89321aef9e3df94d11c8f85cce4217714652351d810dcd29b505b332aad978d268382d802d2367f5f7722e43f543c095a9390d63858cf6e6cf2a524ac4dcf64660f285e3efacd07b645b48bd4a59ffa32dbd87079f78f61b081937b08203b0ec51ab79c86c965e00f34e0985a242c5f40355975946c1af2e2e8139448c0ceacb3f2db4eef9ad6c0748e4d24fb38e887ab9735e0cd3371900f1bab89ed63dd44f2997af9c07939a01c280103b617c8063be64df27e46dbcac64c2fadbef3dcd7b1047010f5f3529fb19e45f0a9ce4f9325902dbadb773806cdaae7177aefe000061623fd564322716545e92', '2026-11-29 10:53:30.074+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_c16807ae1510fa08cf810c57bf77d938', '\x79df5e943ce8b726f2511d81ee6db1757aa75c79efd9e86ea28a23c0e38916c2d95fa385bcef627366ef920eade851e63fe52c027049cd291e77510242848ed3e78d8c1abdfdb5e332d0bf288846b8e5f08054298b26e171100a846668b251a334c97dd0e4e0ee31311c67c8e8acc95f6e4b8f2cdd82ef089e89b0192e9fbcd9f361d5702fc5405e2840beb8c1d31ea16b845a6208ed7f7ab21ba2f76af23178c7afe04f5aa7ff86d264f069a9a4c7bc46afda57b90867c70c18cbace3414fc14c2f2de735f3fbdd727bdab3064ae042495aed84f6866ea1f94adc3384f8cc01f41cf27b855cc5077f4b1fe55abd9cc43f7f27cbbf1bcd9b03d8c727ed27e4e9259c9bf280f02da96512a5395a378326af13679aeabd98c8a0a9f5f66c82ad4940bdb50145d17d0b88a5e0b5defcf222646c44cdc613f7452c509543f4a61dc751d1c8fe34d19b5078f1898a2f056b5d14d9f5805bbcbac2f51f27edaf54a7b7b2600d4c2475ae14fcbc21d84207dc52ecc8b2e4f69e5bbc842bdefb385e9a4b6b1e35908b20cbb62430857792e5d020f2b4c75a14', '2026-11-29 10:53:30.14+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a221c9e962a6df4432cbc70a5dd5c3', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-28 10:53:30.338+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a221c9e99fbb259cffdde1c1e20d8e', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'cust_01a221c9e6a5a38f00630cf88154fc48', 'lprg_01a221c9e9838fd0416f3f2045e9353f cust_01a221c9e6a5a38f00630cf88154fc48', 'ACTIVE', NULL, '2026-11-28 10:53:30.398+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'ltr_01a221c9e7dd60c2b225eabca721e58d', '2026-11-28', NULL, NULL, NULL, NULL, NULL, '2026-11-28 10:53:29.983+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a221c9e7dd60c2b225eabca721e58d', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-28 10:53:29.945+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'lmbr_01a221c9e99fbb259cffdde1c1e20d8e', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'cust_01a221c9e6a5a38f00630cf88154fc48', 'lcdef_01a221c9e965cff1f4704c6f7b5fc127', 'lEJbtrY6ID', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-28", "TierID": "lt_01a221c9e96fab1349e2edd4db8dbc8d"}, "StructureID": "lts_01a221c9e96b0de769c07217d14a235f"}', NULL, '2026-11-28 10:53:30.398+00', '2026-11-28 10:53:30.626+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_fdbba4bffa2940cc44f63e4f3376d0d3', 'tiers', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'tiers lprg_01a221c9e9838fd0416f3f2045e9353f', '2026-11-28', NULL, NULL, NULL, 'lts_01a221c9e96b0de769c07217d14a235f', 'lt_01a221c9e96fab1349e2edd4db8dbc8d', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_e52a9caf4869c0c71cc20178e068dfc0', 'tiers', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'tiers lprg_01a221c9e9838fd0416f3f2045e9353f total', NULL, NULL, NULL, NULL, 'lts_01a221c9e96b0de769c07217d14a235f', 'lt_01a221c9e96fab1349e2edd4db8dbc8d', '{"joins": 1, "holders": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_c5d02e49e468553c3d132a67eb925040', 'spending', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'spending lprg_01a221c9e9838fd0416f3f2045e9353f', '2026-11-28', NULL, NULL, 'lcdef_01a221c9e965cff1f4704c6f7b5fc127', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_ea312ea4a43cd56d6cfc02cfff753c2d', 'spending', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'spending lprg_01a221c9e9838fd0416f3f2045e9353f total', NULL, NULL, NULL, 'lcdef_01a221c9e965cff1f4704c6f7b5fc127', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_0d2fd5636d32a7ba53ad87bf99462aa1', 'card', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'card lcrd_01a221c9e9a650457e2763b561ebc710', '2026-11-28', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_10db2bf04514de5a9e2ad70c84bc9fd6', 'earning_rules', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'earning_rules lprg_01a221c9e9838fd0416f3f2045e9353f', '2026-11-28', 'lern_01a221c9e97b35d4a477de1364d3cd62', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_84885e5b3defa3b389a7e24300efb891', 'points_earnings', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'points_earnings lprg_01a221c9e9838fd0416f3f2045e9353f', '2026-11-28', 'lern_01a221c9e97b35d4a477de1364d3cd62', 'lernei_01a221c9e97b35d4a477de128eeb91d6', 'lcdef_01a221c9e965cff1f4704c6f7b5fc127', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_b129d415dab6798b0ba3124ce6a25cf3', 'member_rules', 'lmbr_01a221c9e99fbb259cffdde1c1e20d8e', 'member_rules lmbr_01a221c9e99fbb259cffdde1c1e20d8e', '2026-11-28', 'lern_01a221c9e97b35d4a477de1364d3cd62', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_98f02ed08cca016d9e32f21eaa76f4ca', 'earning_rules', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'earning_rules lprg_01a221c9e9838fd0416f3f2045e9353f total', NULL, 'lern_01a221c9e97b35d4a477de1364d3cd62', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_8ab98bb6f41bb5c9396a1e752b5ff364', 'points_earnings', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'points_earnings lprg_01a221c9e9838fd0416f3f2045e9353f total', NULL, 'lern_01a221c9e97b35d4a477de1364d3cd62', 'lernei_01a221c9e97b35d4a477de128eeb91d6', 'lcdef_01a221c9e965cff1f4704c6f7b5fc127', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a221c9e99fbb259cffdde27d683d9c', 'seats lprg_01a221c9e9838fd0416f3f2045e9353f', '2026-11-28 10:53:30.404+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a221c9e9cac429c4079e7b10647083', 'reward lrew_01a221c9e97f9ead91b6a762fec2221e lmbr_01a221c9e99fbb259cffdde1c1e20d8e', '2026-11-28 10:53:30.435+00', '2026-11-28', 1, '2026-11-28', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a221c9e9cf70102ab346f60a06f692', 'spend lcrd_01a221c9e9a650457e2763b561ebc710', '2026-11-28 10:53:30.485+00', '2026-11-28', 1, '2026-11-28', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a221c9ea9d17f0fcaba9c5120e608b', 'lern_01a221c9e97b35d4a477de1364d3cd62 lmbr_01a221c9e99fbb259cffdde1c1e20d8e', '2026-11-28 10:53:30.626+00', '2026-11-28', 1, '2026-11-28', 15);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a221c9ea9d17f0fcaba9c59ad0e8a4', 'card lcrd_01a221c9e9a650457e2763b561ebc710', '2026-11-28 10:53:30.626+00', '2026-11-28', 1, '2026-11-28', 5);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a221c9e95b1e246c31c7dc928ac201', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-28 10:53:30.331+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', 'aa180e1a667661618f219f4a986df9d1c42f509f082ba6a75d521487bda2c05c', 'demo', 'c736e77ab75dc9f8d2b7166421a15657', '["api"]', '2026-11-28 10:53:30.23+00', '2026-11-28 11:08:30.23+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a221c9e9fc6fd891e1a766eae0c52c', 'APPROVED', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'lmbr_01a221c9e99fbb259cffdde1c1e20d8e', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'lcdef_01a221c9e965cff1f4704c6f7b5fc127', 'lctx_01a221c9e9fd3fbc57b16bb025fe862e', 'ord_01a221c9e9f0f940772e9ff90efc673f', 'ordpay_01a221c9e9fc6fd891e1a766ef248c8d', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-28 10:53:30.485+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a221c9e73a6fa29776a462bc6f673e', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a221c9e73a6fa29776a4632ea2c82d", "SKU": {"ID": "sku_01a221c9e69830894e7b0707e60316cb", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a221c9e69830894e7b0707e60316cb", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a221c9e691d8ddf00a1ae5a290fe3a", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a221c9e691d8ddf00a1ae5a290fe3a", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a221c9e73a6fa29776a4636e5cb724", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a221c9e69ca26a752b228f36da1e2c", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a221c9e69ca26a752b228f36da1e2c", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, NULL, 0, NULL, NULL, '2026-11-28 10:53:29.782+00', NULL, '2026-11-28 10:53:29.782+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a221c9e7526c0e8f54811807c089b2', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a221c9e7526c0e8f54811832ab3c9c", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a221c9e69ae5d45faa56447a47a47d", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a221c9e69ae5d45faa56447a47a47d", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, '{"r_01a221c9e7526c0e8f5481188205a790": {"Date": "2026-11-28T10:53:29.81Z", "RelatedObjectID": "v_01a221c9e6cd1ecb58c661a23e30aeb4", "RelatedObjectType": "voucher"}}', 0, NULL, NULL, '2026-11-28 10:53:29.81+00', NULL, '2026-11-28 10:53:29.81+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a221c9e8440701cc565eb824ddfdd5', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', NULL, '{"r_01a221c9e8440701cc565eb88b0d956d": {"Date": "2026-11-28T10:53:30.052Z", "RelatedObjectID": "v_01a221c9e6e5e525873544ec2d9be4ac", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a221c9e6d374b4ed5a0756e1b71b86"}}', 0, '{"Shared": 0, "Uncounted": 500}', NULL, '2026-11-28 10:53:30.052+00', NULL, '2026-11-28 10:53:30.052+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a221c9e9e8fdcaa5658604c98840fb', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, NULL, 0, NULL, NULL, '2026-11-28 10:53:30.471+00', NULL, '2026-11-28 10:53:30.471+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a221c9e9f0f940772e9ff90efc673f', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a221c9e6a5a38f00630cf88154fc48', NULL, NULL, 1, NULL, NULL, '2026-11-28 10:53:30.476+00', NULL, NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a221c9ea0c4d534d64d91659bd1868', 'order-1005', 'PAID', 2000, true, 2000, true, 0, false, '[{"ID": "ordli_01a221c9ea0c4d534d64d916c2fba26a", "Price": {"Known": true, "Minor": 1000}, "Amount": {"Known": true, "Minor": 2000}, "Product": {"ID": "prod_01a221c9e69ca26a752b228f36da1e2c", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "ProductID": "prod_01a221c9e69ca26a752b228f36da1e2c", "InitialAmount": {"Known": true, "Minor": 2000}, "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, NULL, NULL, NULL, 0, NULL, '{"Sale": {"Cells": [{"Line": "ordli_01a221c9ea0c4d534d64d916c2fba26a", "List": 2000, "Paid": 2000, "Units": 2}], "Goods": 2000, "Money": 2000}, "State": {"Free": [], "Money": 1000, "Steps": [], "Units": [1], "Refunded": 1000}, "Policy": "KEEP", "Returns": ["ret_01a221c9ea201ebd19376da71c0d3f5a"], "RefundOrder": "PROPORTIONAL"}', '2026-11-28 10:53:30.507+00', '2026-11-28 10:53:30.528+00', '2026-11-28 10:53:30.507+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a221c9e8016378a9a0f243f0931d54', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'vtx_01a221c9e80056e305e6c0e43f4d8a31', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a221c9e7ef1a0c7bbae8c133d00f54 9999-12-31 001795863209983', NULL, '2026-11-28 10:53:29.983+00', '2026-11-28 10:53:30.012+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a221c9e8e4efbe9d1bfa0cb8f8f448', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'vtx_01a221c9e8e4efbe9d1bfa0c12b5ecaf', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a221c9e7ef1a0c7bbae8c133d00f54 9999-12-31 001795863210184', NULL, '2026-11-28 10:53:30.184+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a221c9e9b6eb17a8356ee3c5dfb024', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'lmbr_01a221c9e99fbb259cffdde1c1e20d8e', 'lctx_01a221c9e9b6eb17a8356ee307cc577d', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-28 10:53:30.419+00', '2026-11-28 10:53:30.485+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a221c9ea9d17f0fcaba9c6d21447f8', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'lmbr_01a221c9e99fbb259cffdde1c1e20d8e', 'lctx_01a221c9ea9d17f0fcaba9c6055dd930', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a221c9e9a650457e2763b561ebc710 9999-12-31 001795863210626', NULL, '2026-11-28 10:53:30.626+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a221c9ea9e02008e91fb1dcf6dea9e', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'lmbr_01a221c9e99fbb259cffdde1c1e20d8e', 'lctx_01a221c9ea9e02008e91fb1d43f4af09', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a221c9e9a650457e2763b561ebc710 9999-12-31 001795863210626', NULL, '2026-11-28 10:53:30.626+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a221c9e81c2a7be6f61bb3b484aede', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'vtx_01a221c9e81c2a7be6f61bb364c2fb96', 'lopb_01a221c9e8016378a9a0f243f0931d54', 20, 0, 0, '2026-11-28 10:53:30.012+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a221c9e9d7b64a06f4b742d3c59b8b', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'lctx_01a221c9e9d66ddaefc2d1cb9f7c773d', 'lcpeb_01a221c9e9b6eb17a8356ee3c5dfb024', 20, 0, 0, '2026-11-28 10:53:30.435+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a221c9e9fe591e2c6b4c5b763f9487', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'lctx_01a221c9e9fd3fbc57b16bb025fe862e', 'lcpeb_01a221c9e9b6eb17a8356ee3c5dfb024', 80, 0, 0, '2026-11-28 10:53:30.485+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-28 10:53:29.594+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a221c9e691d8ddf00a1ae5a290fe3a', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-28 10:53:29.617+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a221c9e69ae5d45faa56447a47a47d', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-28 10:53:29.626+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a221c9e69ca26a752b228f36da1e2c', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-28 10:53:29.627+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-28 10:53:29.594+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a221c9e69ca26a752b2290d41a3848', 'Equipment', 'STATIC', '[{"ID": "prod_01a221c9e69ae5d45faa56447a47a47d", "Object": "product"}, {"ID": "prod_01a221c9e69ca26a752b228f36da1e2c", "Object": "product"}]', NULL, NULL, false, '2026-11-28 10:53:29.628+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a221c9e986b4b6a588527e1471726a', 'lprg_01a221c9e9838fd0416f3f2045e9353f lcdef_01a221c9e965cff1f4704c6f7b5fc127', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'card_definition', 'lcdef_01a221c9e965cff1f4704c6f7b5fc127', NULL, 0, '2026-11-28 10:53:30.371+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a221c9e98de42b0ef1c0df0f461740', 'lprg_01a221c9e9838fd0416f3f2045e9353f lts_01a221c9e96b0de769c07217d14a235f', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'tier_structure', 'lts_01a221c9e96b0de769c07217d14a235f', NULL, 0, '2026-11-28 10:53:30.371+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a221c9e9902b653edfa0e6ba6422e2', 'lprg_01a221c9e9838fd0416f3f2045e9353f lern_01a221c9e97b35d4a477de1364d3cd62', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'earning_rule', 'lern_01a221c9e97b35d4a477de1364d3cd62', NULL, 0, '2026-11-28 10:53:30.371+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a221c9e9986e5f96e38afc9ab90b7e', 'lprg_01a221c9e9838fd0416f3f2045e9353f lrew_01a221c9e97f9ead91b6a762fec2221e', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'reward', 'lrew_01a221c9e97f9ead91b6a762fec2221e', NULL, 1, '2026-11-28 10:53:30.39+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a221c9e97b35d4a477de1364d3cd62', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a221c9e97b35d4a477de1364d3cd62", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a221c9e97b35d4a477de128eeb91d6", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a221c9e965cff1f4704c6f7b5fc127"}}, {"BenefitID": "lben_01a221c9e977c6fc7382dcd2d86d0050"}]}], "CreatedAt": "2026-11-28T10:53:30.363Z"}', '2026-11-28 10:53:30.363+00');
INSERT INTO public.program_locks (project_id, id, created_at) VALUES ('demo', 'llock_definitions', '2026-11-28 10:53:30.341+00');
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a221c9e97f9ead91b6a762fec2221e', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a221c9e97f9ead91b6a762fec2221e", "Gift": {"Material": {"ProductID": "prod_01a221c9e69ca26a752b228f36da1e2c"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a221c9e97f9ead91b6a762063d9eb7", "Spending": {"ID": "lrspn_01a221c9e97f9ead91b6a762744c517a", "Points": 20, "CardDefinitionID": "lcdef_01a221c9e965cff1f4704c6f7b5fc127"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-28T10:53:30.367Z"}', '2026-11-28 10:53:30.367+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a221c9e96fab1349e2edd4db8dbc8d', 'lts_01a221c9e96b0de769c07217d14a235f', 'Gold', '{"ID": "lt_01a221c9e96fab1349e2edd4db8dbc8d", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-28T10:53:30.351Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a221c9e96b0de769c07217d14a235f"}', '2026-11-28 10:53:30.351+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'Club', 'ACTIVE', NULL, NULL, '2026-11-28 10:53:30.371+00', NULL);
INSERT INTO public.project_revisions (project_id, rules, catalog) VALUES ('demo', 22, 7);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, refusals_off, returns, retention, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, 'a9920b73a41faafda06f6f019f3887bc2c705e9310028a04db6ef5edf59ac81c', NULL, NULL, NULL, false, NULL, NULL, true, 0, '2026-11-28 10:53:29.59+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a221c9e8a06bfc8f28ed19a9393d42', 'camp_01a221c9e6ec97880095fb9b11b4fa3a', 'Both', '["promo_01a221c9e6ee04b0eedd58d838bc488d"]', 'MANUAL', NULL, '2026-11-28 10:53:30.142+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a221c9e6ee04b0eedd58d838bc488d', 'camp_01a221c9e6ec97880095fb9b11b4fa3a', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-28 10:53:29.708+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a221c9e72a6162f3c10e355ef56ade', 'camp_01a221c9e6ec97880095fb9b11b4fa3a', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-28 10:53:29.764+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a221c9e7f733fc8d4e0048986338f9', NULL, 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U', 'API', NULL, '["v_01a221c9e7ef1a0c7bbae8c133d00f54"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-28 10:53:29.972+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a221c9e939846fdb01a9d3496cf27a', NULL, 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U', 'API', NULL, '["v_01a221c9e9136d4571c7392f492129b0"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a221c9e908f05719e47103e5c5a499', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-28 10:53:30.294+00');
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
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a221c9e9410c2ea051945ab66e057a', 'v_01a221c9e9136d4571c7392f492129b0 cust_01a221c9e6a5a38f00630cf88154fc48', 'v_01a221c9e9136d4571c7392f492129b0', 'cust_01a221c9e6a5a38f00630cf88154fc48', 'REFEREE', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'camp_01a221c9e908f05719e47103e5c5a499', 'DISCOUNT_VOUCHER', NULL, '2026-11-28 10:53:30.305+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a221c9e7ce7fbc3a01a69c14e07709/2026-11-28', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', '2026-11-28', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a221c9e6d374b4ed5a0756e1b71b86/2026-11-28', 'camp_01a221c9e6d374b4ed5a0756e1b71b86', '2026-11-28', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a221c9e7526c0e8f5481188205a790', 'redemption', '2026-11-28 10:53:29.81+00', NULL, false, NULL, NULL, 'cust_01a221c9e6a5a38f00630cf88154fc48', 'track_Ew0-lHbisFsUu4jpcRdNFT3PKRHZA5AcCXF40ugdpac', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, 'c736e77ab75dc9f8d2b7166421a15657', 'API', NULL, 'c736e77ab75dc9f8d2b7166421a15657', NULL, 'voucher', 'v_01a221c9e6cd1ecb58c661a23e30aeb4', 'v_01a221c9e6cd1ecb58c661a23e30aeb4', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a221c9e7526c0e8f54811807c089b2', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a221c9e81c2a7be6f61bb35715d0d5', 'redemption', '2026-11-28 10:53:30.012+00', NULL, false, NULL, NULL, 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, 'c736e77ab75dc9f8d2b7166421a15657', 'API', NULL, 'c736e77ab75dc9f8d2b7166421a15657', NULL, 'voucher', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'REGULAR1', NULL, 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'Regulars', 'rew_01a221c9e7e1defe2508eeed563c2502', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a221c9e81c2a7be6f61bb364c2fb96", "Delivery": "PENDING", "AssignmentID": "rewa_01a221c9e7e9dcc0b211fa1aa90429c5", "LoyaltyTierID": "ltr_01a221c9e7dd60c2b225eabca721e58d"}, "Counted": [{"By": 1, "Key": "s/rew_01a221c9e7e1defe2508eeed563c2502"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a221c9e8440701cc565eb88b0d956d', 'redemption', '2026-11-28 10:53:30.052+00', NULL, false, NULL, NULL, 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, 'c736e77ab75dc9f8d2b7166421a15657', 'API', NULL, 'c736e77ab75dc9f8d2b7166421a15657', NULL, 'voucher', 'v_01a221c9e6e5e525873544ec2d9be4ac', 'v_01a221c9e6e5e525873544ec2d9be4ac', 'GIFT-50', NULL, 'camp_01a221c9e6d374b4ed5a0756e1b71b86', 'Gift cards', NULL, NULL, 'ord_01a221c9e8440701cc565eb824ddfdd5', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a221c9e8597db18cd57610b4648954', 'redemption', '2026-11-28 10:53:30.073+00', NULL, false, NULL, NULL, 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, NULL, 'c736e77ab75dc9f8d2b7166421a15657', 'API', NULL, 'c736e77ab75dc9f8d2b7166421a15657', NULL, 'voucher', 'v_01a221c9e6cd1ecb58c661a23e30aeb4', 'v_01a221c9e6cd1ecb58c661a23e30aeb4', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a221c9e86146068715ffc0def58639', '2026-11-28 10:53:30.081+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'rr_01a221c9e86146068715ffc0def58639', 'redemption_rollback', '2026-11-28 10:53:30.081+00', NULL, false, 'r_01a221c9e8597db18cd57610b4648954', NULL, 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'track_3mLP0vRxEYYVg9wAGrFDopwa8GWV6LYpwtW1Vs1rK3U', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, 'c736e77ab75dc9f8d2b7166421a15657', 'API', NULL, 'c736e77ab75dc9f8d2b7166421a15657', NULL, 'voucher', 'v_01a221c9e6cd1ecb58c661a23e30aeb4', 'v_01a221c9e6cd1ecb58c661a23e30aeb4', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a221c9e89cdc904cf997b78c1ec3d3', 'redemption', '2026-11-28 10:53:30.14+00', NULL, false, NULL, NULL, 'cust_01a221c9e6a5a38f00630cf88154fc48', 'track_Ew0-lHbisFsUu4jpcRdNFT3PKRHZA5AcCXF40ugdpac', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, 'c736e77ab75dc9f8d2b7166421a15657', 'API', NULL, 'c736e77ab75dc9f8d2b7166421a15657', NULL, 'voucher', 'v_01a221c9e87d22a60f4acb469e95eee7', 'v_01a221c9e87d22a60f4acb469e95eee7', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.returns (project_id, id, source_id, order_id, customer_id, campaign_ids, body, created_at) VALUES ('demo', 'ret_01a221c9ea201ebd19376da71c0d3f5a', NULL, 'ord_01a221c9ea0c4d534d64d91659bd1868', NULL, NULL, '{"Kept": 1000, "Items": [{"Free": 0, "Amount": 1000, "ItemID": "ordli_01a221c9ea0c4d534d64d916c2fba26a", "Quantity": 1, "Subtotal": 1000, "ProductID": "prod_01a221c9e69ca26a752b228f36da1e2c"}], "Money": 1000, "APIKey": "c736e77ab75dc9f8d2b7166421a15657", "Amount": 1000, "Earned": {"By": ["campaigns", "programs"]}, "Policy": "KEEP", "Refunded": 1000, "Withheld": 0, "Forfeited": 0, "Uncredited": 0, "RefundOrder": "PROPORTIONAL", "TakesEarned": true}', '2026-11-28 10:53:30.528+00');
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a221c9e7e9dcc0b211fa1aa90429c5', 'rew_01a221c9e7e1defe2508eeed563c2502 camp_01a221c9e7ce7fbc3a01a69c14e07709', 'rew_01a221c9e7e1defe2508eeed563c2502', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 20, false, '2026-11-28 10:53:29.959+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a221c9e9d0bf6193b08e0f37a1455a', 'PURCHASE', 'APPROVED', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'lmbr_01a221c9e99fbb259cffdde1c1e20d8e', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'lctx_01a221c9e9d66ddaefc2d1cb9f7c773d', 'lrew_01a221c9e97f9ead91b6a762fec2221e', 20, '{"Gift": {"Material": {"ProductID": "prod_01a221c9e69ca26a752b228f36da1e2c"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-28 10:53:30.435+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a221c9e7e1defe2508eeed563c2502', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a221c9e69ca26a752b228f36da1e2c"}', NULL, '2026-11-28 10:53:29.953+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-28 10:53:29.674169+00', '2026-11-28 10:53:29.666317+00', '2026-11-28 10:53:29.692067+00', '2026-11-28 10:53:29.666317+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a221c9e6c1e7de8b81615ec7a72e5a", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a221c9e6ba4b40c76ee78bd53a6f49"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-28 10:53:29.692583+00', '2026-11-28 10:53:29.687067+00', '2026-11-28 10:53:29.742653+00', '2026-11-28 10:53:29.687067+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a221c9e6d624d983bd512bc4ef16d2", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a221c9e6d374b4ed5a0756e1b71b86"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-28 10:53:29.807438+00', '2026-11-28 10:53:29.796692+00', '2026-11-28 10:53:29.825531+00', '2026-11-28 10:53:29.796692+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-28 10:53:29.942691+00', '2026-11-28 10:53:29.928548+00', '2026-11-28 10:53:29.952164+00', '2026-11-28 10:53:29.928548+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-28 10:53:29.953171+00', '2026-11-28 10:53:29.950483+00', '2026-11-28 10:53:29.962726+00', '2026-11-28 10:53:29.950483+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a221c9e7ce7fbc3a01a69c14e07709"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-28 10:53:30.050629+00', '2026-11-28 10:53:30.0476+00', '2026-11-28 10:53:30.088578+00', '2026-11-28 10:53:30.0476+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-28 10:53:30.050629+00', '2026-11-28 10:53:30.0476+00', '2026-11-28 10:53:30.077179+00', '2026-11-28 10:53:30.0476+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-28 10:53:30.050629+00', '2026-11-28 10:53:30.0476+00', '2026-11-28 10:53:30.085342+00', '2026-11-28 10:53:30.0476+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-28 10:53:30.154417+00', '2026-11-28 10:53:30.151218+00', '2026-11-28 10:53:30.210523+00', '2026-11-28 10:53:30.151218+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a221c9e8a3a7fe54cf592542cbbc3c"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-28 10:53:30.163611+00', '2026-11-28 10:53:30.160113+00', '2026-11-28 10:53:30.250227+00', '2026-11-28 10:53:30.160113+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-28 10:53:30.163611+00', '2026-11-28 10:53:30.160113+00', '2026-11-28 10:53:30.213198+00', '2026-11-28 10:53:30.160113+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-28 10:53:30.163611+00', '2026-11-28 10:53:30.160113+00', '2026-11-28 10:53:30.188683+00', '2026-11-28 10:53:30.160113+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-28 10:53:30.178865+00', '2026-11-28 10:53:30.169309+00', '2026-11-28 10:53:30.245059+00', '2026-11-28 10:53:30.169309+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a221c9e8b76a73f6d9c4950f3d431c"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-28 10:53:30.198561+00', '2026-11-28 10:53:30.195835+00', '2026-11-28 10:53:30.215895+00', '2026-11-28 10:53:30.195835+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a221c9e8cea840b76863b071de0d13", "Metadata": null}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-28 10:53:30.275562+00', '2026-11-28 10:53:30.272922+00', '2026-11-28 10:53:30.287495+00', '2026-11-28 10:53:30.272922+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-28 10:53:30.275562+00', '2026-11-28 10:53:30.272922+00', '2026-11-28 10:53:30.279447+00', '2026-11-28 10:53:30.272922+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-28 10:53:30.275562+00', '2026-11-28 10:53:30.272922+00', '2026-11-28 10:53:30.281648+00', '2026-11-28 10:53:30.272922+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (19, 'completed', 1, 11, '2026-11-28 10:53:30.288091+00', '2026-11-28 10:53:30.272922+00', '2026-11-28 10:53:30.292778+00', '2026-11-28 10:53:30.272922+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (18, 'completed', 1, 11, '2026-11-28 10:53:30.275562+00', '2026-11-28 10:53:30.272922+00', '2026-11-28 10:53:30.295028+00', '2026-11-28 10:53:30.272922+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (20, 'completed', 1, 11, '2026-11-28 10:53:30.600463+00', '2026-11-28 10:53:30.597487+00', '2026-11-28 10:53:30.650504+00', '2026-11-28 10:53:30.597487+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (21, 'completed', 1, 11, '2026-11-28 10:53:30.600463+00', '2026-11-28 10:53:30.597487+00', '2026-11-28 10:53:30.664737+00', '2026-11-28 10:53:30.597487+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (22, 'completed', 1, 11, '2026-11-28 10:53:30.600463+00', '2026-11-28 10:53:30.597487+00', '2026-11-28 10:53:30.639501+00', '2026-11-28 10:53:30.597487+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (23, 'completed', 1, 11, '2026-11-28 10:53:30.600463+00', '2026-11-28 10:53:30.597487+00', '2026-11-28 10:53:30.637477+00', '2026-11-28 10:53:30.597487+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (24, 'completed', 1, 11, '2026-11-28 10:53:30.665154+00', '2026-11-28 10:53:30.636762+00', '2026-11-28 10:53:30.673731+00', '2026-11-28 10:53:30.636762+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a221c9e9838fd0416f3f2045e9353f"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (25, 'completed', 1, 11, '2026-11-28 10:53:30.665154+00', '2026-11-28 10:53:30.638945+00', '2026-11-28 10:53:30.685903+00', '2026-11-28 10:53:30.638945+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a221c9e9838fd0416f3f2045e9353f"}, "project": "demo"}', '{punchcard:2022590510}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-28 10:53:29.35948+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-28 10:53:29.374826+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-28 10:53:29.395245+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-28 10:53:29.396904+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-28 10:53:29.405244+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-28 10:53:29.432459+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-28 10:53:29.435424+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-28 10:53:29.517574+00', '{}', NULL, '2026-11-28 10:53:29.517574+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-28 10:53:29.519483+00', '{}', NULL, '2026-11-28 10:53:29.519483+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-28 10:53:29.520865+00', '{}', NULL, '2026-11-28 10:53:29.520865+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-28 10:53:29.524353+00', '{}', NULL, '2026-11-28 10:53:29.524353+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-28 10:53:29.524848+00', '{}', NULL, '2026-11-28 10:53:29.524848+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-28 10:53:29.527425+00', '{}', NULL, '2026-11-28 10:53:29.527425+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-28 10:53:29.52923+00', '{}', NULL, '2026-11-28 10:53:29.52923+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-28 10:53:29.529622+00', '{}', NULL, '2026-11-28 10:53:29.529622+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-28 10:53:29.539996+00', '{}', NULL, '2026-11-28 10:53:29.539996+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-28 10:53:29.540591+00', '{}', NULL, '2026-11-28 10:53:29.540591+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-28 10:53:29.541739+00', '{}', NULL, '2026-11-28 10:53:29.541739+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_change_all', '2026-11-28 10:53:29.542146+00', '{}', NULL, '2026-11-28 10:53:29.542146+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-28 10:53:29.542639+00', '{}', NULL, '2026-11-28 10:53:29.542639+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-28 10:53:29.543171+00', '{}', NULL, '2026-11-28 10:53:29.543171+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-28 10:53:29.544045+00', '{}', NULL, '2026-11-28 10:53:29.544045+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-28 10:53:29.544448+00', '{}', NULL, '2026-11-28 10:53:29.544448+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-28 10:53:29.544902+00', '{}', NULL, '2026-11-28 10:53:29.544902+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_change_all', '2026-11-28 10:53:29.545308+00', '{}', NULL, '2026-11-28 10:53:29.545308+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-28 10:53:29.546049+00', '{}', NULL, '2026-11-28 10:53:29.546049+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-28 10:53:29.546355+00', '{}', NULL, '2026-11-28 10:53:29.546355+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-28 10:53:29.546556+00', '{}', NULL, '2026-11-28 10:53:29.546556+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-28 10:53:29.546703+00', '{}', NULL, '2026-11-28 10:53:29.546703+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_change_all', '2026-11-28 10:53:29.547015+00', '{}', NULL, '2026-11-28 10:53:29.547015+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-28 10:53:29.54732+00', '{}', NULL, '2026-11-28 10:53:29.54732+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-28 10:53:29.547779+00', '{}', NULL, '2026-11-28 10:53:29.547779+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_change_all', '2026-11-28 10:53:29.548322+00', '{}', NULL, '2026-11-28 10:53:29.548322+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-28 10:53:29.549113+00', '{}', NULL, '2026-11-28 10:53:29.549113+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-28 10:53:29.549872+00', '{}', NULL, '2026-11-28 10:53:29.549872+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-28 10:53:29.550406+00', '{}', NULL, '2026-11-28 10:53:29.550406+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-28 10:53:29.550981+00', '{}', NULL, '2026-11-28 10:53:29.550981+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-28 10:53:29.551572+00', '{}', NULL, '2026-11-28 10:53:29.551572+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-28 10:53:29.55234+00', '{}', NULL, '2026-11-28 10:53:29.55234+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-28 10:53:29.552764+00', '{}', NULL, '2026-11-28 10:53:29.552764+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_change_all', '2026-11-28 10:53:29.553292+00', '{}', NULL, '2026-11-28 10:53:29.553292+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-28 10:53:29.55374+00', '{}', NULL, '2026-11-28 10:53:29.55374+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-28 10:53:29.554267+00', '{}', NULL, '2026-11-28 10:53:29.554267+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-28 10:53:29.554787+00', '{}', NULL, '2026-11-28 10:53:29.554787+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-28 10:53:29.555272+00', '{}', NULL, '2026-11-28 10:53:29.555272+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-28 10:53:29.555765+00', '{}', NULL, '2026-11-28 10:53:29.555765+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-28 10:53:29.556232+00', '{}', NULL, '2026-11-28 10:53:29.556232+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-28 10:53:29.556729+00', '{}', NULL, '2026-11-28 10:53:29.556729+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a221c9e8a3a7fe54cf592542cbbc3c cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'seg_01a221c9e8a3a7fe54cf592542cbbc3c', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', '2026-11-28 10:53:30.184+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a221c9e8a3a7fe54cf592542cbbc3c', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-28 10:53:30.147+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a221c9e6cd1ecb58c661a23e30aeb4/ssn_01a221c9e86690b5583bc6f2769ec49f', 'ssn_01a221c9e86690b5583bc6f2769ec49f', 'v_01a221c9e6cd1ecb58c661a23e30aeb4', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 1, 0, 0, '2026-11-28 10:53:30.089+00', '2026-12-05 10:53:30.089+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', '90c394f302ef949758ecf2148f0f262b2ad1ccdb1b270d43a58a8d8a951b6822', NULL, '2026-11-28 10:53:29.586+00', '2026-11-28 11:23:29.586+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a221c9e695d0f6fd4707d7dabb67c5', 'beans-250g', 'prod_01a221c9e691d8ddf00a1ae5a290fe3a', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-28 10:53:29.62+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a221c9e69830894e7b0707e60316cb', 'beans-1kg', 'prod_01a221c9e691d8ddf00a1ae5a290fe3a', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-28 10:53:29.623+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-28 10:53:30.311+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a221c9e96b0de769c07217d14a235f', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a221c9e96b0de769c07217d14a235f", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-28T10:53:30.347Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-28T10:53:30.356Z", "CardDefinitionID": "lcdef_01a221c9e965cff1f4704c6f7b5fc127"}', '2026-11-28 10:53:30.347+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a221c9e9bdd3c01c0f4bbef32659d6', 'JOINED', 'APPROVED', 'lprg_01a221c9e9838fd0416f3f2045e9353f', 'lmbr_01a221c9e99fbb259cffdde1c1e20d8e', 'lcrd_01a221c9e9a650457e2763b561ebc710', 'lcdef_01a221c9e965cff1f4704c6f7b5fc127', 'lts_01a221c9e96b0de769c07217d14a235f', 'lt_01a221c9e96fab1349e2edd4db8dbc8d', '{"To": "lt_01a221c9e96fab1349e2edd4db8dbc8d", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-28T10:53:30.419Z", "CardTransactionIDs": ["lctx_01a221c9e9b6eb17a8356ee307cc577d"]}', '2026-11-28 10:53:30.419+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a221c9e8ed97e0d761dde58d60dbb5', 'v_01a221c9e8da27c36189d528232a41d5', 'voucher', 'GONE', NULL, NULL, '2026-11-28 10:53:30.212+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, identity, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a221c9e957d98241a2b329252192b4', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, NULL, '2026-11-28 10:53:30.327+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a221c9e6aa43c351d12d6a034f468e', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-28 10:53:29.642+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a221c9e86a1e1d62e6d274c6c586dd', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-28 10:53:30.09+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a221c9e6b5851f44f2395e02f24021', 'val_01a221c9e6aa43c351d12d6a034f468e voucher v_01a221c9e6b2af2de16588b5eb7bbddb', 'val_01a221c9e6aa43c351d12d6a034f468e', 'v_01a221c9e6b2af2de16588b5eb7bbddb', 'voucher', '2026-11-28 10:53:29.65+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a221c9e73126657b321073c841eae9', 'val_01a221c9e6aa43c351d12d6a034f468e promotion_tier promo_01a221c9e72a6162f3c10e355ef56ade', 'val_01a221c9e6aa43c351d12d6a034f468e', 'promo_01a221c9e72a6162f3c10e355ef56ade', 'promotion_tier', '2026-11-28 10:53:29.775+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a221c9e880c402d535a0897972b00d', 'val_01a221c9e86a1e1d62e6d274c6c586dd voucher v_01a221c9e87d22a60f4acb469e95eee7', 'val_01a221c9e86a1e1d62e6d274c6c586dd', 'v_01a221c9e87d22a60f4acb469e95eee7', 'voucher', '2026-11-28 10:53:30.109+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a221c9e80056e305e6c0e43f4d8a31', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-28 10:53:29.983+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a221c9e81c2a7be6f61bb364c2fb96', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, NULL, 'r_01a221c9e81c2a7be6f61bb35715d0d5', NULL, NULL, NULL, '2026-11-28 10:53:30.012+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a221c9e8440701cc565eb9262f1a0b', 'v_01a221c9e6e5e525873544ec2d9be4ac', 'camp_01a221c9e6d374b4ed5a0756e1b71b86', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, NULL, 'ord_01a221c9e8440701cc565eb824ddfdd5', 'r_01a221c9e8440701cc565eb88b0d956d', NULL, NULL, NULL, '2026-11-28 10:53:30.052+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a221c9e8e4efbe9d1bfa0c12b5ecaf', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"Earned": 10, "ItemID": "", "RuleID": "ern_01a221c9e7d6f883422b3cdd3ff3b567", "TierID": "", "EventID": "ev_01a221c9e8440701cc565eb99424ebf3", "OrderID": "ord_01a221c9e8440701cc565eb824ddfdd5", "SchemaID": "", "EventType": "customer.order.paid", "PendingID": "", "SegmentID": "", "HolderTierID": "ltr_01a221c9e7dd60c2b225eabca721e58d"}', 'ord_01a221c9e8440701cc565eb824ddfdd5', 'ord_01a221c9e8440701cc565eb824ddfdd5', NULL, NULL, NULL, NULL, '2026-11-28 10:53:30.184+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6b2af2de16588b5eb7bbddb', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.65+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded7211223654fdabd5', 'HELLO-I3bo', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded721122367644718d', 'HELLO-ubID', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded72112237131fbb07', 'HELLO-VkjB', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded7211223758523347', 'HELLO-2PeJ', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded721122376826e706', 'HELLO-fbdW', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded721122386311bb31', 'HELLO-102O', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded721122395a42cfcb', 'HELLO-NUsd', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded72112239a6a4b557', 'HELLO-VZVQ', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded72112239f6797720', 'HELLO-mWH6', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded7211223ad58eeec0', 'HELLO-BwIz', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded7211223b16c99505', 'HELLO-qFhi', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded7211223b1f3e5e14', 'HELLO-TFBr', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded7211223bab9e6e19', 'HELLO-cmYE', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded7211223c9c565d3e', 'HELLO-MQsu', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded7211223d6e9435da', 'HELLO-LXsK', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded7211223e6b742013', 'HELLO-AjhF', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded7211223ed8ae2369', 'HELLO-qci3', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded7211223f460ffce9', 'HELLO-7PKp', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded721122402ea634eb', 'HELLO-SDtf', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6d28ded7211224127882bf2', 'HELLO-Qtwp', 'camp_01a221c9e6ba4b40c76ee78bd53a6f49', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.679+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6ed9bfaaffe0eb89a52648e', 'CARD-F5Rt6hYr', 'camp_01a221c9e6d374b4ed5a0756e1b71b86', 'cat_01a221c9e68ec441207f84ed9174ef10', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.704+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6ed9bfaaffe0eb98109f33d', 'CARD-OonoD7qZ', 'camp_01a221c9e6d374b4ed5a0756e1b71b86', 'cat_01a221c9e68ec441207f84ed9174ef10', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.704+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6ed9bfaaffe0eba3f3edae4', 'CARD-zeQr2nvr', 'camp_01a221c9e6d374b4ed5a0756e1b71b86', 'cat_01a221c9e68ec441207f84ed9174ef10', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.704+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6ed9bfaaffe0ebab939296f', 'CARD-HVDVfiuW', 'camp_01a221c9e6d374b4ed5a0756e1b71b86', 'cat_01a221c9e68ec441207f84ed9174ef10', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.704+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6ed9bfaaffe0ebb116dda9b', 'CARD-DRY02J0g', 'camp_01a221c9e6d374b4ed5a0756e1b71b86', 'cat_01a221c9e68ec441207f84ed9174ef10', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 10:53:29.704+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6e5e525873544ec2d9be4ac', 'GIFT-50', 'camp_01a221c9e6d374b4ed5a0756e1b71b86', 'cat_01a221c9e68ec441207f84ed9174ef10', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-28 10:53:29.701+00', '2026-11-28 10:53:30.052+00', '2026-11-28 10:53:30.052+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e6cd1ecb58c661a23e30aeb4', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-28 10:53:29.677+00', '2026-11-28 10:53:29.81+00', '2026-11-28 10:53:30.081+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e87d22a60f4acb469e95eee7', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-28 10:53:30.109+00', '2026-11-28 10:53:30.14+00', '2026-11-28 10:53:30.14+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e7ef1a0c7bbae8c133d00f54', 'REGULAR1', 'camp_01a221c9e7ce7fbc3a01a69c14e07709', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-28 10:53:29.967+00', '2026-11-28 10:53:30.184+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e8da27c36189d528232a41d5', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 10:53:30.202+00', NULL, NULL, '2026-11-28 10:53:30.212+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a221c9e9136d4571c7392f492129b0', 'FRIEND1', 'camp_01a221c9e908f05719e47103e5c5a499', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 'cust_01a221c9e69fc5a7a82a1d6c645ab7d1', 1, NULL, 0, 0, 0, 0, 0, '2026-11-28 10:53:30.259+00', '2026-11-28 10:53:30.294+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a221c9e94fbd34aa79333a9b2595f9', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-28 10:53:30.319+00', '2026-11-28 10:53:30.319+00');
SELECT pg_catalog.setval('public.events_number_seq', 697, true);
SELECT pg_catalog.setval('public.river_job_id_seq', 25, true);
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
