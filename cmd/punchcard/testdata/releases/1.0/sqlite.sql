CREATE TABLE archived_counts (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    value      INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE archived_customers (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    body       JSON_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE archived_days (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    campaign_id TEXT,
    day         TEXT,
    figures     JSON_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE archived_uses (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    subject_id  TEXT,
    campaign_id TEXT,
    customer_id TEXT,
    api_key     TEXT,
    user_login  TEXT,
    redemptions INTEGER NOT NULL DEFAULT 0,
    orders      INTEGER NOT NULL DEFAULT 0,
    discounts   INTEGER NOT NULL DEFAULT 0,
    credits     INTEGER NOT NULL DEFAULT 0,
    points      INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE archives (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    before_day  TEXT,
    orders      INTEGER NOT NULL DEFAULT 0,
    redemptions INTEGER NOT NULL DEFAULT 0,
    returns     INTEGER NOT NULL DEFAULT 0,
    kept        INTEGER NOT NULL DEFAULT 0,
    created_at  TIME_TEXT,
    ended_at    TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE async_action_parts (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    action_id  TEXT,
    role       TEXT,
    data       TEXT,
    created_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE async_action_queues (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    running    TEXT,
    waiting    JSON_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE async_actions (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    type        TEXT,
    status      TEXT,
    operation   TEXT,
    request_id  TEXT,
    source      JSON_TEXT,
    created_at  TIME_TEXT,
    updated_at  TIME_TEXT,
    started_at  TIME_TEXT,
    finished_at TIME_TEXT,
    queue       TEXT,
    portion     INTEGER  NOT NULL,
    total       INTEGER  NOT NULL,
    done        INTEGER  NOT NULL,
    failed      INTEGER  NOT NULL,
    by_rows     BOOLEAN_INT NOT NULL,
    result      JSON_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE audit_entries (
    project_id      TEXT NOT NULL,
    id              TEXT NOT NULL,
    status          TEXT,
    act             TEXT,
    actor_id        TEXT,
    actor_name      TEXT,
    actor_role      TEXT,
    actor_address   TEXT,
    object_type     TEXT,
    object_id       TEXT,
    object_name     TEXT,
    request_id      TEXT,
    before_change   JSON_TEXT,
    after_change    JSON_TEXT,
    reason          TEXT,
    refusal_key     TEXT,
    refusal_message TEXT,
    created_at      TIME_TEXT,
    ended_at        TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE benefit_transactions (
    project_id      TEXT NOT NULL,
    id              TEXT NOT NULL,
    status          TEXT,
    benefit_id      TEXT,
    program_id      TEXT,
    member_id       TEXT,
    customer_id     TEXT,
    earning_rule_id TEXT,
    details         JSON_TEXT,
    key             TEXT,
    created_at      TIME_TEXT,
    updated_at      TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE benefits (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    living_name TEXT,
    name        TEXT,
    type        TEXT,
    status      TEXT,
    delivered   INTEGER  NOT NULL,
    definition  JSON_TEXT,
    created_at  TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE brandings (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    brand      JSON_TEXT,
    address    JSON_TEXT,
    contact    JSON_TEXT,
    created_at TIME_TEXT,
    updated_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE campaign_days (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    campaign_id TEXT,
    day         TEXT,
    figures     JSON_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE campaign_progress (
    project_id        TEXT NOT NULL,
    id                TEXT NOT NULL,
    vouchers_count    INTEGER  NOT NULL,
    creation_status   TEXT,
    generation_status TEXT,
    jobs              INTEGER  NOT NULL,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE campaign_templates (
    project_id    TEXT NOT NULL,
    id            TEXT NOT NULL,
    name          TEXT,
    description   TEXT,
    campaign_type TEXT,
    content       JSON_TEXT,
    created_at    TIME_TEXT,
    updated_at    TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE campaigns (
    project_id           TEXT NOT NULL,
    id                   TEXT NOT NULL,
    name                 TEXT,
    description          TEXT,
    campaign_type        TEXT,
    type                 TEXT,
    voucher              JSON_TEXT,
    voucher_type         TEXT,
    is_referral_code     BOOLEAN_INT NOT NULL,
    referral_program     JSON_TEXT,
    tier_expiration      JSON_TEXT,
    auto_join            BOOLEAN_INT NOT NULL,
    join_once            BOOLEAN_INT NOT NULL,
    use_voucher_schema   BOOLEAN_INT NOT NULL,
    validity             JSON_TEXT,
    start_date           TIME_TEXT,
    expiration_date      TIME_TEXT,
    validity_timeframe   TEXT,
    validity_day_of_week JSON_TEXT,
    activity_duration    TEXT,
    category_id          TEXT,
    metadata             JSON_TEXT,
    access_settings      JSON_TEXT,
    access               JSON_TEXT,
    active               BOOLEAN_INT NOT NULL,
    protected            BOOLEAN_INT NOT NULL,
    created_at           TIME_TEXT,
    updated_at           TIME_TEXT,
    deleted_at           TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE card_definitions (
    project_id        TEXT NOT NULL,
    id                TEXT NOT NULL,
    name              TEXT,
    type              TEXT,
    status            TEXT,
    code_config       JSON_TEXT,
    points_expiration JSON_TEXT,
    pending_points    JSON_TEXT,
    earning_limits    JSON_TEXT,
    spending_limits   JSON_TEXT,
    refunds           JSON_TEXT,
    allow_negative    BOOLEAN_INT NOT NULL,
    pay_with_points   JSON_TEXT,
    metadata          JSON_TEXT,
    created_at        TIME_TEXT,
    updated_at        TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE card_transactions (
    project_id         TEXT NOT NULL,
    id                 TEXT NOT NULL,
    card_id            TEXT,
    member_id          TEXT,
    program_id         TEXT,
    card_definition_id TEXT,
    type               TEXT,
    status             TEXT,
    points             INTEGER  NOT NULL,
    details            JSON_TEXT,
    order_id           TEXT,
    key                TEXT,
    created_at         TIME_TEXT,
    updated_at         TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE categories (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    hierarchy  INTEGER  NOT NULL,
    created_at TIME_TEXT,
    updated_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE counters (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    value      INTEGER  NOT NULL,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE credentials (
    project_id       TEXT NOT NULL,
    id               TEXT NOT NULL,
    owner_project_id TEXT,
    audience         TEXT,
    name             TEXT,
    digest           TEXT,
    created_at       TIME_TEXT,
    blocked_at       TIME_TEXT,
    integration      BOOLEAN_INT NOT NULL,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE custom_event_schemas (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    properties JSON_TEXT,
    created_at TIME_TEXT,
    updated_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE customers (
    project_id      TEXT NOT NULL,
    id              TEXT NOT NULL,
    source_id       TEXT,
    name            TEXT,
    description     TEXT,
    email           TEXT,
    phone           TEXT,
    birthdate       TEXT,
    address         JSON_TEXT,
    address_city    TEXT,
    address_country TEXT,
    metadata        JSON_TEXT,
    summary         JSON_TEXT,
    system_metadata JSON_TEXT,
    created_at      TIME_TEXT,
    updated_at      TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE daily_runs (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    day        TEXT,
    working    BOOLEAN_INT NOT NULL,
    step       TEXT,
    failed     JSON_TEXT,
    updated_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE discount_guards (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    settings   JSON_TEXT,
    created_at TIME_TEXT,
    updated_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE earning_rules (
    project_id       TEXT NOT NULL,
    id               TEXT NOT NULL,
    campaign_id      TEXT,
    automation_id    TEXT,
    event            TEXT,
    earning          JSON_TEXT,
    schema_id        TEXT,
    segment_id       TEXT,
    tier_id          TEXT,
    banner           TEXT,
    pending_days     INTEGER  NOT NULL,
    expiration_rules JSON_TEXT,
    active           BOOLEAN_INT NOT NULL,
    validity         JSON_TEXT,
    metadata         JSON_TEXT,
    created_at       TIME_TEXT,
    updated_at       TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE event_cursors (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    position   INTEGER  NOT NULL,
    scheduled  BOOLEAN_INT NOT NULL,
    updated_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE event_numbers (last INTEGER NOT NULL);
CREATE TABLE events (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    -- Consumers read events in the order of their numbers. A packed row has the number of its first event, and those behind it are for the others.
    number      INTEGER,
    type        TEXT,
    entity_type TEXT,
    entity_id   TEXT,
    customer_id TEXT,
    campaign_id TEXT,
    group_id    TEXT,
    category    TEXT,
    data        VERBATIM_TEXT,
    packed      TEXT,
    packed_data TEXT,
    created_at  TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE export_chunks (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    export_id  TEXT,
    content    TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE exports (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    object      TEXT,
    sorted_by   TEXT,
    fields      JSON_TEXT,
    filters     VERBATIM_TEXT,
    campaign_id TEXT,
    selection   VERBATIM_TEXT,
    channel     TEXT,
    user_id     TEXT,
    status      TEXT,
    keys        JSON_TEXT,
    portion     INTEGER  NOT NULL,
    row_count   INTEGER  NOT NULL,
    chunks      INTEGER  NOT NULL,
    size        INTEGER  NOT NULL,
    cause       TEXT,
    created_at  TIME_TEXT,
    updated_at  TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE full_export_chunks (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    content    BLOB,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE full_exports (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    slot        TEXT,
    since       TIME_TEXT,
    status      TEXT,
    removed     BOOLEAN_INT NOT NULL,
    holder      TEXT,
    held_until  TIME_TEXT,
    attempts    INTEGER  NOT NULL,
    done        INTEGER  NOT NULL,
    row_count   INTEGER  NOT NULL,
    dropped     INTEGER  NOT NULL,
    first_chunk INTEGER  NOT NULL,
    chunks      INTEGER  NOT NULL,
    size        INTEGER  NOT NULL,
    sha256      TEXT,
    cause       TEXT,
    created_at  TIME_TEXT,
    started_at  TIME_TEXT,
    ended_at    TIME_TEXT,
    expires_at  TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE idempotency_records (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    answer     BLOB,
    expires_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE liabilities (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    scope_id   TEXT,
    day        TEXT,
    body       JSON_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE locations (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    shape      JSON_TEXT,
    created_at TIME_TEXT,
    updated_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE loyalty_members (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    program_id  TEXT,
    customer_id TEXT,
    membership  TEXT,
    status      TEXT,
    metadata    JSON_TEXT,
    created_at  TIME_TEXT,
    updated_at  TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE loyalty_tier_holders (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    campaign_id TEXT,
    customer_id TEXT,
    tier_id     TEXT,
    start_day   TEXT,
    end_day     TEXT,
    next_tier   TEXT,
    next_start  TEXT,
    next_end    TEXT,
    due_on      TEXT,
    created_at  TIME_TEXT,
    updated_at  TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE loyalty_tiers (
    project_id    TEXT NOT NULL,
    id            TEXT NOT NULL,
    campaign_id   TEXT,
    name          TEXT,
    points_from   INTEGER  NOT NULL,
    points_to     INTEGER,
    earning_rules JSON_TEXT,
    rewards       JSON_TEXT,
    metadata      JSON_TEXT,
    created_at    TIME_TEXT,
    updated_at    TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE member_cards (
    project_id          TEXT NOT NULL,
    id                  TEXT NOT NULL,
    member_id           TEXT,
    program_id          TEXT,
    customer_id         TEXT,
    card_definition_id  TEXT,
    code                TEXT,
    earned              INTEGER  NOT NULL,
    added               INTEGER  NOT NULL,
    purchased           INTEGER  NOT NULL,
    subtracted          INTEGER  NOT NULL,
    expired             INTEGER  NOT NULL,
    refunded            INTEGER  NOT NULL,
    purchase_reversed   INTEGER  NOT NULL,
    spent               INTEGER  NOT NULL,
    returned            INTEGER  NOT NULL,
    locked              INTEGER  NOT NULL,
    unlocked            INTEGER  NOT NULL,
    pending_total       INTEGER  NOT NULL,
    pending_activated   INTEGER  NOT NULL,
    pending_canceled    INTEGER  NOT NULL,
    written_off         INTEGER  NOT NULL,
    pending_written_off INTEGER  NOT NULL,
    balance             INTEGER  NOT NULL,
    next_on             TEXT,
    next_points         INTEGER  NOT NULL,
    next_activation     JSON_TEXT,
    tier_standing       JSON_TEXT,
    tier_due            TEXT,
    created_at          TIME_TEXT,
    updated_at          TIME_TEXT,
    deleted_at          TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE member_counts (
    project_id         TEXT NOT NULL,
    id                 TEXT NOT NULL,
    report             TEXT,
    owner_id           TEXT,
    series             TEXT,
    day                TEXT,
    earning_rule_id    TEXT,
    earning_item_id    TEXT,
    card_definition_id TEXT,
    tier_structure_id  TEXT,
    tier_id            TEXT,
    numbers            JSON_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE member_tallies (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    subject     TEXT,
    last_at     TIME_TEXT,
    count_from  TEXT,
    times       INTEGER  NOT NULL,
    points_from TEXT,
    points      INTEGER  NOT NULL,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE metadata_schemas (
    project_id         TEXT NOT NULL,
    id                 TEXT NOT NULL,
    related_object     TEXT,
    properties         JSON_TEXT,
    allow_defined_only BOOLEAN_INT NOT NULL,
    created_at         TIME_TEXT,
    updated_at         TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE oauth_tokens (
    project_id       TEXT NOT NULL,
    id               TEXT NOT NULL,
    owner_project_id TEXT,
    app_id           TEXT,
    scopes           JSON_TEXT,
    issued_at        TIME_TEXT,
    expires_at       TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE order_transactions (
    project_id          TEXT NOT NULL,
    id                  TEXT NOT NULL,
    status              TEXT,
    program_id          TEXT,
    member_id           TEXT,
    card_id             TEXT,
    card_definition_id  TEXT,
    card_transaction_id TEXT,
    order_id            TEXT,
    payment_id          TEXT,
    amount              INTEGER  NOT NULL,
    points              INTEGER  NOT NULL,
    details             JSON_TEXT,
    created_at          TIME_TEXT,
    updated_at          TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE orders (
    project_id           TEXT NOT NULL,
    id                   TEXT NOT NULL,
    source_id            TEXT,
    status               TEXT,
    amount               INTEGER  NOT NULL,
    amount_known         BOOLEAN_INT NOT NULL,
    initial_amount       INTEGER  NOT NULL,
    initial_amount_known BOOLEAN_INT NOT NULL,
    discount_amount      INTEGER  NOT NULL,
    order_discounted     BOOLEAN_INT NOT NULL,
    items                JSON_TEXT,
    metadata             JSON_TEXT,
    customer_id          TEXT,
    referrer_id          TEXT,
    redemptions          JSON_TEXT,
    payments             INTEGER  NOT NULL,
    guard                JSON_TEXT,
    returned             JSON_TEXT,
    created_at           TIME_TEXT,
    updated_at           TIME_TEXT,
    paid_at              TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE pending_points (
    project_id   TEXT NOT NULL,
    id           TEXT NOT NULL,
    account_id   TEXT,
    scope_id     TEXT,
    holder_id    TEXT,
    entry_id     TEXT,
    points       INTEGER  NOT NULL,
    type         TEXT,
    activates_on TEXT,
    cancels_on   TEXT,
    date         TEXT,
    due_on       TEXT,
    expiration   JSON_TEXT,
    status       TEXT,
    cause        JSON_TEXT,
    order_id     TEXT,
    created_at   TIME_TEXT,
    updated_at   TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE points_lots (
    project_id      TEXT NOT NULL,
    id              TEXT NOT NULL,
    account_id      TEXT,
    scope_id        TEXT,
    holder_id       TEXT,
    entry_id        TEXT,
    opened          INTEGER  NOT NULL,
    left_points     INTEGER  NOT NULL,
    ended           INTEGER  NOT NULL,
    expires_on      TEXT,
    expiration_type TEXT,
    status          TEXT,
    open            BOOLEAN_INT NOT NULL,
    burn_order      TEXT,
    due_on          TEXT,
    created_at      TIME_TEXT,
    updated_at      TIME_TEXT,
    PRIMARY KEY (project_id, id),
    CONSTRAINT points_lots_left CHECK (left_points >= 0)
);
CREATE TABLE points_takes (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    account_id TEXT,
    entry_id   TEXT,
    lot_id     TEXT,
    points     INTEGER  NOT NULL,
    returned   INTEGER  NOT NULL,
    restored   INTEGER  NOT NULL,
    created_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE products (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    source_id  TEXT,
    name       TEXT,
    price      INTEGER,
    attributes JSON_TEXT,
    metadata   JSON_TEXT,
    image_url  TEXT,
    created_at TIME_TEXT,
    updated_at TIME_TEXT,
    deleted_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE products_collections (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    type       TEXT,
    members    JSON_TEXT,
    filter     JSON_TEXT,
    condition  JSON_TEXT,
    builtin    BOOLEAN_INT NOT NULL,
    created_at TIME_TEXT,
    updated_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE program_assignments (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    pair        TEXT,
    program_id  TEXT,
    type        TEXT,
    resource_id TEXT,
    stock       INTEGER,
    redeemed    INTEGER  NOT NULL,
    created_at  TIME_TEXT,
    updated_at  TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE program_earning_rules (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    status     TEXT,
    event      TEXT,
    definition JSON_TEXT,
    created_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE program_locks (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    created_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE program_rewards (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    type       TEXT,
    status     TEXT,
    definition JSON_TEXT,
    created_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE program_tiers (
    project_id        TEXT NOT NULL,
    id                TEXT NOT NULL,
    tier_structure_id TEXT,
    name              TEXT,
    definition        JSON_TEXT,
    created_at        TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE programs (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    status     TEXT,
    validity   JSON_TEXT,
    metadata   JSON_TEXT,
    created_at TIME_TEXT,
    updated_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE project_revisions (
    project_id TEXT NOT NULL,
    rules      INTEGER  NOT NULL,
    catalog    INTEGER  NOT NULL,
    PRIMARY KEY (project_id)
);
CREATE TABLE projects (
    project_id           TEXT NOT NULL,
    id                   TEXT NOT NULL,
    name                 TEXT,
    description          TEXT,
    timezone             TEXT,
    currency             TEXT,
    dial_code            TEXT,
    api_version          TEXT,
    webhook_version      TEXT,
    case_sensitive_codes BOOLEAN_INT NOT NULL,
    code_charset         TEXT,
    cluster_id           TEXT,
    secret               TEXT,
    client               JSON_TEXT,
    notifications        JSON_TEXT,
    restricted           JSON_TEXT,
    refusals_off         BOOLEAN_INT NOT NULL,
    returns              JSON_TEXT,
    retention            JSON_TEXT,
    sandbox              BOOLEAN_INT NOT NULL,
    clock_offset         INTEGER  NOT NULL,
    created_at           TIME_TEXT,
    updated_at           TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE promotion_stacks (
    project_id     TEXT NOT NULL,
    id             TEXT NOT NULL,
    campaign_id    TEXT,
    name           TEXT,
    tier_ids       JSON_TEXT,
    hierarchy_mode TEXT,
    category_id    TEXT,
    created_at     TIME_TEXT,
    updated_at     TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE promotion_tiers (
    project_id      TEXT NOT NULL,
    id              TEXT NOT NULL,
    campaign_id     TEXT,
    name            TEXT,
    banner          TEXT,
    discount        JSON_TEXT,
    metadata        JSON_TEXT,
    hierarchy       INTEGER  NOT NULL,
    active          BOOLEAN_INT NOT NULL,
    validity        JSON_TEXT,
    start_date      TIME_TEXT,
    expiration_date TIME_TEXT,
    category_id     TEXT,
    created_at      TIME_TEXT,
    updated_at      TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE publications (
    project_id       TEXT NOT NULL,
    id               TEXT NOT NULL,
    source_id        TEXT,
    customer_id      TEXT,
    tracking_id      TEXT,
    channel          TEXT,
    metadata         JSON_TEXT,
    voucher_ids      JSON_TEXT,
    codes            JSON_TEXT,
    voucher_code     TEXT,
    result           TEXT,
    campaign_id      TEXT,
    voucher_type     TEXT,
    is_referral_code BOOLEAN_INT NOT NULL,
    failure_code     TEXT,
    failure_message  TEXT,
    created_at       TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE punchcard_migrations (name TEXT NOT NULL PRIMARY KEY);
CREATE TABLE redeemable_holders (
    project_id   TEXT NOT NULL,
    id           TEXT NOT NULL,
    assignment   TEXT,
    voucher_id   TEXT,
    customer_id  TEXT,
    holder_role  TEXT,
    referrer_id  TEXT,
    campaign_id  TEXT,
    voucher_type TEXT,
    metadata     JSON_TEXT,
    created_at   TIME_TEXT,
    converted_at TIME_TEXT,
    cause_type   TEXT,
    cause_id     TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE redemption_totals (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    subject_id  TEXT,
    day         TEXT,
    redemptions INTEGER  NOT NULL,
    orders      INTEGER  NOT NULL,
    discounts   INTEGER  NOT NULL,
    credits     INTEGER  NOT NULL,
    points      INTEGER  NOT NULL,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE redemptions (
    project_id          TEXT NOT NULL,
    id                  TEXT NOT NULL,
    object              TEXT,
    date                TIME_TEXT,
    parent_id           TEXT,
    parent              BOOLEAN_INT NOT NULL,
    redemption_id       TEXT,
    reason              TEXT,
    customer_id         TEXT,
    tracking_id         TEXT,
    metadata            JSON_TEXT,
    status              TEXT,
    result              TEXT,
    failure_code        TEXT,
    failure_message     TEXT,
    refused_order       TEXT,
    channel_id          TEXT,
    channel_type        TEXT,
    user_login          TEXT,
    api_key             TEXT,
    session_key         TEXT,
    related_object_type TEXT,
    related_object_id   TEXT,
    voucher_id          TEXT,
    voucher_code        TEXT,
    tier_id             TEXT,
    campaign_id         TEXT,
    campaign_name       TEXT,
    reward_id           TEXT,
    reward_status       TEXT,
    order_id            TEXT,
    applied             JSON_TEXT,
    returned            JSON_TEXT,
    rollback_id         TEXT,
    rollback_date       TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE referral_rewards (
    project_id       TEXT NOT NULL,
    id               TEXT NOT NULL,
    granted_for      TEXT,
    customer_id      TEXT,
    campaign_id      TEXT,
    holder_id        TEXT,
    tier_id          TEXT,
    card_campaign_id TEXT,
    amount           INTEGER  NOT NULL,
    status           TEXT,
    transaction_id   TEXT,
    refusal          TEXT,
    created_at       TIME_TEXT,
    settled_at       TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE referral_tiers (
    project_id       TEXT NOT NULL,
    id               TEXT NOT NULL,
    campaign_id      TEXT,
    banner           TEXT,
    conversions      INTEGER  NOT NULL,
    repeats          BOOLEAN_INT NOT NULL,
    card_campaign_id TEXT,
    amount           INTEGER  NOT NULL,
    created_at       TIME_TEXT,
    updated_at       TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE refusals (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    object      TEXT,
    name        TEXT,
    voucher_id  TEXT,
    tier_id     TEXT,
    campaign_id TEXT,
    customer_id TEXT,
    refusal_key TEXT,
    message     TEXT,
    amount      INTEGER,
    order_name  TEXT,
    request_id  TEXT,
    created_at  TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE returns (
    project_id   TEXT NOT NULL,
    id           TEXT NOT NULL,
    source_id    TEXT,
    order_id     TEXT,
    customer_id  TEXT,
    campaign_ids JSON_TEXT,
    body         JSON_TEXT,
    created_at   TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE reward_assignments (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    pair        TEXT,
    reward_id   TEXT,
    campaign_id TEXT,
    points      INTEGER  NOT NULL,
    auto_redeem BOOLEAN_INT NOT NULL,
    created_at  TIME_TEXT,
    updated_at  TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE reward_transactions (
    project_id          TEXT NOT NULL,
    id                  TEXT NOT NULL,
    type                TEXT,
    status              TEXT,
    program_id          TEXT,
    member_id           TEXT,
    card_id             TEXT,
    card_transaction_id TEXT,
    reward_id           TEXT,
    points              INTEGER  NOT NULL,
    details             JSON_TEXT,
    created_at          TIME_TEXT,
    updated_at          TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE rewards (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    name        TEXT,
    type        TEXT,
    stock       INTEGER  CHECK (stock >= 0),
    redeemed    INTEGER  NOT NULL,
    image_url   TEXT,
    description TEXT,
    metadata    JSON_TEXT,
    campaign_id TEXT,
    campaign    JSON_TEXT,
    product     JSON_TEXT,
    coin        JSON_TEXT,
    created_at  TIME_TEXT,
    updated_at  TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE river_job (
    id integer PRIMARY KEY, -- SQLite makes this autoincrementing automatically
    args blob NOT NULL DEFAULT (jsonb('{}')),
    attempt integer NOT NULL DEFAULT 0,
    attempted_at timestamp,
    attempted_by blob, -- json
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    errors blob, -- json
    finalized_at timestamp,
    kind text NOT NULL,
    metadata blob NOT NULL DEFAULT (jsonb('{}')),
    priority integer NOT NULL DEFAULT 1,
    queue text NOT NULL DEFAULT 'default',
    state text NOT NULL DEFAULT 'available',
    scheduled_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    tags blob NOT NULL DEFAULT (jsonb('[]')),
    unique_key blob,
    unique_states integer, max_attempts integer NOT NULL DEFAULT 25,
    CONSTRAINT finalized_or_finalized_at_null CHECK (
        (finalized_at IS NULL AND state NOT IN ('cancelled', 'completed', 'discarded')) OR
        (finalized_at IS NOT NULL AND state IN ('cancelled', 'completed', 'discarded'))
    ),
    CONSTRAINT priority_in_range CHECK (priority >= 1 AND priority <= 4),
    CONSTRAINT queue_length CHECK (length(queue) > 0 AND length(queue) < 128),
    CONSTRAINT kind_length CHECK (length(kind) > 0 AND length(kind) < 128),
    CONSTRAINT state_valid CHECK (state IN ('available', 'cancelled', 'completed', 'discarded', 'pending', 'retryable', 'running', 'scheduled'))
);
CREATE TABLE river_leader (
    elected_at timestamp NOT NULL,
    expires_at timestamp NOT NULL,
    leader_id text NOT NULL,
    name text PRIMARY KEY NOT NULL DEFAULT 'default' CHECK (name = 'default'),
    CONSTRAINT name_length CHECK (length(name) > 0 AND length(name) < 128),
    CONSTRAINT leader_id_length CHECK (length(leader_id) > 0 AND length(leader_id) < 128)
);
CREATE TABLE river_migration (
    line text NOT NULL,
    version integer NOT NULL,
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT line_length CHECK (length(line) > 0 AND length(line) < 128),
    CONSTRAINT version_gte_1 CHECK (version >= 1),
    PRIMARY KEY (line, version)
);
CREATE TABLE river_notification (
    id integer PRIMARY KEY AUTOINCREMENT,
    created_at timestamp NOT NULL DEFAULT (datetime('now', 'subsec')),
    payload text NOT NULL,
    topic text NOT NULL,
    CONSTRAINT topic_length CHECK (length(topic) > 0 AND length(topic) < 128)
);
CREATE TABLE river_queue (
    name text PRIMARY KEY NOT NULL,
    created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
    metadata blob NOT NULL DEFAULT (jsonb('{}')),
    paused_at timestamp,
    updated_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE TABLE segment_members (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    segment_id  TEXT,
    customer_id TEXT,
    entered_at  TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE segments (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    type       TEXT,
    filter     VERBATIM_TEXT,
    created_at TIME_TEXT,
    updated_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE sessions (
    project_id    TEXT NOT NULL,
    id            TEXT NOT NULL,
    session_key   TEXT,
    redeemable_id TEXT,
    customer_id   TEXT,
    quantity      INTEGER  NOT NULL,
    credits       INTEGER  NOT NULL,
    points        INTEGER  NOT NULL,
    created_at    TIME_TEXT,
    expires_at    TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE sign_in_links (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    user_id    TEXT,
    created_at TIME_TEXT,
    expires_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE sign_ins (
    project_id   TEXT NOT NULL,
    id           TEXT NOT NULL,
    user_id      TEXT,
    address      TEXT,
    agent        TEXT,
    created_at   TIME_TEXT,
    seen_at      TIME_TEXT,
    confirmed_at TIME_TEXT,
    expires_at   TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE skus (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    source_id  TEXT,
    product_id TEXT,
    sku        TEXT,
    price      INTEGER,
    currency   TEXT,
    attributes JSON_TEXT,
    metadata   JSON_TEXT,
    image_url  TEXT,
    created_at TIME_TEXT,
    updated_at TIME_TEXT,
    deleted_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE stacking_rules (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    settings   JSON_TEXT,
    created_at TIME_TEXT,
    updated_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE tier_structures (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    type       TEXT,
    status     TEXT,
    definition JSON_TEXT,
    created_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE tier_transactions (
    project_id         TEXT NOT NULL,
    id                 TEXT NOT NULL,
    type               TEXT,
    status             TEXT,
    program_id         TEXT,
    member_id          TEXT,
    card_id            TEXT,
    card_definition_id TEXT,
    tier_structure_id  TEXT,
    tier_id            TEXT,
    details            JSON_TEXT,
    created_at         TIME_TEXT,
    updated_at         TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE trash_entries (
    project_id    TEXT NOT NULL,
    id            TEXT NOT NULL,
    resource_id   TEXT,
    resource_type TEXT,
    resource_name TEXT,
    parent_id     TEXT,
    deleted_by    TEXT,
    created_at    TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE users (
    project_id   TEXT NOT NULL,
    id           TEXT NOT NULL,
    login        TEXT,
    email        TEXT,
    first_name   TEXT,
    last_name    TEXT,
    owner        BOOLEAN_INT NOT NULL,
    roles        JSON_TEXT,
    projects     JSON_TEXT,
    state        TEXT,
    password     TEXT,
    identity     TEXT,
    signed_in_at TIME_TEXT,
    created_at   TIME_TEXT,
    updated_at   TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE validation_rules (
    project_id    TEXT NOT NULL,
    id            TEXT NOT NULL,
    name          TEXT,
    rules         JSON_TEXT,
    bundle_rules  JSON_TEXT,
    error         TEXT,
    applicable_to JSON_TEXT,
    type          TEXT,
    context_type  TEXT,
    created_at    TIME_TEXT,
    updated_at    TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE validation_rules_assignments (
    project_id          TEXT NOT NULL,
    id                  TEXT NOT NULL,
    pair                TEXT,
    rule_id             TEXT,
    related_object_id   TEXT,
    related_object_type TEXT,
    created_at          TIME_TEXT,
    updated_at          TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE voucher_transactions (
    project_id             TEXT NOT NULL,
    id                     TEXT NOT NULL,
    voucher_id             TEXT,
    campaign_id            TEXT,
    type                   TEXT,
    amount                 INTEGER  NOT NULL,
    balance                INTEGER  NOT NULL,
    total                  INTEGER  NOT NULL,
    source_id              TEXT,
    source                 TEXT,
    reason                 TEXT,
    cause                  JSON_TEXT,
    earned_from            TEXT,
    order_id               TEXT,
    redemption_id          TEXT,
    rollback_id            TEXT,
    return_id              TEXT,
    related_transaction_id TEXT,
    created_at             TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE vouchers (
    project_id                   TEXT NOT NULL,
    id                           TEXT NOT NULL,
    code                         TEXT,
    campaign_id                  TEXT,
    category_id                  TEXT,
    type                         TEXT,
    discount                     JSON_TEXT,
    gift_amount                  INTEGER,
    gift_subtracted              INTEGER,
    gift_effect                  TEXT,
    loyalty_points               INTEGER,
    loyalty_expired              INTEGER,
    loyalty_subtracted           INTEGER,
    loyalty_pending              INTEGER,
    next_expiration_at           TIME_TEXT,
    next_expiration_points       INTEGER,
    validity                     JSON_TEXT,
    start_date                   TIME_TEXT,
    expiration_date              TIME_TEXT,
    validity_timeframe           TEXT,
    validity_day_of_week         JSON_TEXT,
    active                       BOOLEAN_INT NOT NULL,
    additional_info              TEXT,
    metadata                     JSON_TEXT,
    is_referral_code             BOOLEAN_INT NOT NULL,
    holder_id                    TEXT,
    referrer_id                  TEXT,
    publish_count                INTEGER  NOT NULL,
    redemption_quantity          INTEGER,
    redemption_redeemed_quantity INTEGER  NOT NULL,
    exhausted                    BOOLEAN_INT NOT NULL GENERATED ALWAYS AS (redemption_quantity IS NOT NULL AND redemption_redeemed_quantity >= redemption_quantity) STORED,
    redeemed_amount              INTEGER  NOT NULL,
    redeemed_points              INTEGER  NOT NULL,
    imported_uses                INTEGER  NOT NULL,
    imported_amount              INTEGER  NOT NULL,
    created_at                   TIME_TEXT,
    updated_at                   TIME_TEXT,
    used_at                      TIME_TEXT,
    deleted_at                   TIME_TEXT,
    PRIMARY KEY (project_id, id),
    -- The last line of defence: the engine refuses all of this in words before.
    CONSTRAINT vouchers_uses CHECK (redemption_redeemed_quantity >= 0 AND (redemption_quantity IS NULL OR redemption_redeemed_quantity <= redemption_quantity)),
    CONSTRAINT vouchers_gift CHECK (gift_amount IS NULL OR gift_amount - gift_subtracted - redeemed_amount >= 0),
    CONSTRAINT vouchers_spent CHECK (publish_count >= 0 AND redeemed_amount >= 0 AND redeemed_points >= 0)
);
CREATE TABLE webhook_deliveries (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    webhook_id  TEXT,
    event_id    TEXT,
    event_type  TEXT,
    subject     TEXT,
    position    INTEGER  NOT NULL,
    target_url  TEXT,
    body        VERBATIM_TEXT,
    status      TEXT,
    attempts    INTEGER  NOT NULL,
    log         JSON_TEXT,
    first_at    TIME_TEXT,
    next_at     TIME_TEXT,
    created_at  TIME_TEXT,
    finished_at TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE webhooks (
    project_id   TEXT NOT NULL,
    id           TEXT NOT NULL,
    target_url   TEXT,
    events       JSON_TEXT,
    active       BOOLEAN_INT NOT NULL,
    distribution BOOLEAN_INT NOT NULL,
    settings     JSON_TEXT,
    due_at       TIME_TEXT,
    created_at   TIME_TEXT,
    updated_at   TIME_TEXT,
    PRIMARY KEY (project_id, id)
);
INSERT INTO async_action_parts ("project_id", "id", "action_id", "role", "data", "created_at") VALUES ('demo', 'aa_01a221fa7b83932671df9df41ce09ad7.report.00000000', 'aa_01a221fa7b83932671df9df41ce09ad7', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null,"Cells":null}]', '2026-11-28T11:46:33.475Z');
INSERT INTO async_action_queues ("project_id", "id", "running", "waiting") VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO async_actions ("project_id", "id", "type", "status", "operation", "request_id", "source", "created_at", "updated_at", "started_at", "finished_at", "queue", "portion", "total", "done", "failed", "by_rows", "result") VALUES ('demo', 'aa_01a221fa7ab62cb80de9886b21c8c139', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a221fa7ab318b4fedf1fa0a793057d', '{"Channel":"API","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo"}', '2026-11-28T11:46:33.270Z', '2026-11-28T11:46:33.278Z', '2026-11-28T11:46:33.278Z', '2026-11-28T11:46:33.278Z', NULL, 1, 20, 20, 0, 0, '{"Message":"Generated 20 vouchers."}');
INSERT INTO async_actions ("project_id", "id", "type", "status", "operation", "request_id", "source", "created_at", "updated_at", "started_at", "finished_at", "queue", "portion", "total", "done", "failed", "by_rows", "result") VALUES ('demo', 'aa_01a221fa7ac1c8100a3a9c15c2151965', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a221fa7ac009159c5d746a7b79e8d1', '{"Channel":"API","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo"}', '2026-11-28T11:46:33.281Z', '2026-11-28T11:46:33.286Z', '2026-11-28T11:46:33.286Z', '2026-11-28T11:46:33.286Z', NULL, 1, 5, 5, 0, 0, '{"Message":"Generated 5 vouchers."}');
INSERT INTO async_actions ("project_id", "id", "type", "status", "operation", "request_id", "source", "created_at", "updated_at", "started_at", "finished_at", "queue", "portion", "total", "done", "failed", "by_rows", "result") VALUES ('demo', 'aa_01a221fa7b83932671df9df41ce09ad7', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a221fa7b82a554264199b8051a0f28', '{"Channel":"API","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo"}', '2026-11-28T11:46:33.475Z', '2026-11-28T11:46:33.483Z', '2026-11-28T11:46:33.482Z', '2026-11-28T11:46:33.483Z', 'BULK_UPDATE', 1, 1, 1, 0, 1, '{"Message":"Updated 1 customers.","Reported":true}');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a221fa7ba158a8864cb9c0ed585404', 'DONE', 'POST /management/v1/projects/{projectId}/stacking-rules', '1b276175ad203d0c56b87684e55e10ba', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'stacking-rules', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', NULL, 'v-01a221fa7ba158a8864cb9c07eaf3e02', NULL, '{"applicable_exclusive_redeemables_limit":1,"applicable_redeemables_limit":5,"created_at":"2026-11-28T11:46:33.506Z","discount_calculation_mode":"DISCOUNTED_AMOUNT","discounted_amount_mode_categories":[],"exclusive_categories":[],"grouped_redeemables_sorting_rule":"JOINT_ALWAYS_LAST","id":"stc_773afff4df7f3d04a6b6ede14ef06bdc","initial_amount_mode_categories":[],"joint_categories":[],"no_effect_redeem_anyway_categories":[],"no_effect_skip_categories":[],"object":"stacking_rules","redeemables_application_mode":"ALL","redeemables_limit":30,"redeemables_no_effect_rule":"REDEEM_ANYWAY","redeemables_products_application_mode":"STACK","redeemables_rollback_order_mode":"WITH_ORDER","redeemables_sorting_rule":"REQUESTED_ORDER"}', NULL, NULL, NULL, '2026-11-28T11:46:33.505Z', '2026-11-28T11:46:33.507Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a221fa7ba565f3cfbeca97c354f69c', 'DONE', 'PUT /management/v1/projects/{projectId}/discount-guard', '1b276175ad203d0c56b87684e55e10ba', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'discount-guard', NULL, NULL, 'v-01a221fa7ba4c9d0bf4d7768ebf8d15f', NULL, '{"max_percent":90}', NULL, NULL, NULL, '2026-11-28T11:46:33.509Z', '2026-11-28T11:46:33.510Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a221fa7ba722897dfa11609c5adaba', 'DONE', 'POST /management/v1/projects/{projectId}/webhooks', '1b276175ad203d0c56b87684e55e10ba', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'webhooks', 'wh_01a221fa7ba81be5dab2bd92afab80d9', 'https://shop.example/hooks', 'v-01a221fa7ba722897dfa11602b388766', NULL, '{"active":false,"created_at":"2026-11-28T11:46:33.512Z","events":["voucher.created"],"id":"wh_01a221fa7ba81be5dab2bd92afab80d9","object":"webhook","target_url":"https://shop.example/hooks"}', NULL, NULL, NULL, '2026-11-28T11:46:33.511Z', '2026-11-28T11:46:33.513Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a221fa7baa1c6d4b3d772ba8f1ed1c', 'DONE', 'POST /management/v1/projects/{projectId}/branding', '1b276175ad203d0c56b87684e55e10ba', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'branding', 'brand_95f314155a9119df2c3c384bfa44b2f3', NULL, 'v-01a221fa7baa1c6d4b3d772af4e60715', NULL, '{"address.city":"","address.country":"","address.postal":"","address.state":"","address.street":"","brand.name":"Mugs","brand.permission_reminder":"You are receiving this email because you opted in at our website.","brand.privacy_policy_url":"","brand.terms_of_use_url":"","brand.website_url":"https://shop.example","contact.email":"","contact.phone":"","id":"brand_95f314155a9119df2c3c384bfa44b2f3"}', NULL, NULL, NULL, '2026-11-28T11:46:33.514Z', '2026-11-28T11:46:33.516Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a221fa7bac64591c1b42fddf684d86', 'DONE', 'POST /management/v1/projects/users/invite', '1b276175ad203d0c56b87684e55e10ba', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'invite', NULL, 'owner@shop.example', 'v-01a221fa7bac64591c1b42fd34802dfa', NULL, '{"email":"owner@shop.example","projects.demo":"ADMIN"}', NULL, NULL, NULL, '2026-11-28T11:46:33.516Z', '2026-11-28T11:46:33.518Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a221fa7baf3722bcff2c6768eafc85', 'DONE', 'POST /management/v1/projects/{projectId}/metadata-schemas', '1b276175ad203d0c56b87684e55e10ba', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'metadata-schemas', 'ms_01a221fa7baf3722bcff2c68092337d7', 'product', 'v-01a221fa7baf3722bcff2c6761bcb431', NULL, '{"allow_defined_only":false,"created_at":"2026-11-28T11:46:33.519Z","id":"ms_01a221fa7baf3722bcff2c68092337d7","object":"metadata_schema","properties.roast.array":false,"properties.roast.deleted":false,"properties.roast.optional":false,"properties.roast.type":"string","related_object":"product"}', NULL, NULL, NULL, '2026-11-28T11:46:33.519Z', '2026-11-28T11:46:33.520Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a221fa7bb19c7a0cdb7ee9f3d019f7', 'DONE', 'POST /management/v1/projects/{projectId}/custom-event-schemas', '1b276175ad203d0c56b87684e55e10ba', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'custom-event-schemas', 'ces_01a221fa7bb21f6f90ff7a83f2530fd6', 'visited', 'v-01a221fa7bb19c7a0cdb7ee970de5b8f', NULL, '{"created_at":"2026-11-28T11:46:33.522Z","id":"ces_01a221fa7bb21f6f90ff7a83f2530fd6","name":"visited","object":"custom-event-schema"}', NULL, NULL, NULL, '2026-11-28T11:46:33.521Z', '2026-11-28T11:46:33.522Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a221fa7bb4011cb306d983b877ecc5', 'DONE', 'POST /management/v1/projects/{projectId}/locations', '1b276175ad203d0c56b87684e55e10ba', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'locations', 'loc_01a221fa7bb4011cb306d984404a444b', 'Town', 'v-01a221fa7bb3992915b8efcfd7242c80', NULL, '{"created_at":"2026-11-28T11:46:33.524Z","id":"loc_01a221fa7bb4011cb306d984404a444b","name":"Town","object":"location","shape.distance.center":"geo:52.2297,21.0122","shape.distance.radius":"2 km","shape.format":"distance","shape.type":"circle"}', NULL, NULL, NULL, '2026-11-28T11:46:33.524Z', '2026-11-28T11:46:33.525Z');
INSERT INTO benefit_transactions ("project_id", "id", "status", "benefit_id", "program_id", "member_id", "customer_id", "earning_rule_id", "details", "key", "created_at", "updated_at") VALUES ('demo', 'lbtx_01a221fa7c4c7f1031ab5e86e7db42ca', 'APPROVED', 'lben_01a221fa7bc0cc4bdce59a696495f8e1', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'lmbr_01a221fa7bcc9b525ce7fd5f080a484b', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', 'lern_01a221fa7bc2de3ffeb0b020b179518d', '{"Reason":"Club / Orders","Type":"POINTS","Points":5,"CardDefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b"}', 'earn ord_01a221fa7bdeb31f73104e6185e8e11a lern_01a221fa7bc2de3ffeb0b020b179518d lmbr_01a221fa7bcc9b525ce7fd5f080a484b 1', '2026-11-28T11:46:33.672Z', NULL);
INSERT INTO benefits ("project_id", "id", "living_name", "name", "type", "status", "delivered", "definition", "created_at") VALUES ('demo', 'lben_01a221fa7bc0cc4bdce59a696495f8e1', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID":"lben_01a221fa7bc0cc4bdce59a696495f8e1","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Points":5},"CreatedAt":"2026-11-28T11:46:33.536Z"}', '2026-11-28T11:46:33.536Z');
INSERT INTO brandings ("project_id", "id", "brand", "address", "contact", "created_at", "updated_at") VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name":"Mugs","PermissionReminder":"You are receiving this email because you opted in at our website.","WebsiteURL":"https://shop.example"}', NULL, NULL, '2026-11-28T11:46:33.514Z', NULL);
INSERT INTO campaign_days ("project_id", "id", "campaign_id", "day", "figures") VALUES ('demo', ' 2026-11-28', NULL, '2026-11-28', '{"created_vouchers_amount":30000,"discounted_amount":790,"orders_amount":7110,"points_added":90,"publications":1,"publications_succeeded":1,"redemptions":1,"redemptions_succeeded":1,"validations":1,"validations_succeeded":1,"vouchers_created":29}');
INSERT INTO campaign_days ("project_id", "id", "campaign_id", "day", "figures") VALUES ('demo', 'camp_01a221fa7ab40d51b064c389b6c5c067 2026-11-28', 'camp_01a221fa7ab40d51b064c389b6c5c067', '2026-11-28', '{"vouchers_created":20}');
INSERT INTO campaign_days ("project_id", "id", "campaign_id", "day", "figures") VALUES ('demo', 'camp_01a221fa7ac009159c5d746af00df39d 2026-11-28', 'camp_01a221fa7ac009159c5d746af00df39d', '2026-11-28', '{"created_vouchers_amount":30000,"vouchers_created":6}');
INSERT INTO campaign_days ("project_id", "id", "campaign_id", "day", "figures") VALUES ('demo', 'camp_01a221fa7b0affc3963a8ee047920fa9 2026-11-28', 'camp_01a221fa7b0affc3963a8ee047920fa9', '2026-11-28', '{"points_added":90,"publications":1,"publications_succeeded":1,"vouchers_created":1}');
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a221fa7ab40d51b064c389b6c5c067', 20, 'DONE', 'DONE', 0);
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a221fa7ac009159c5d746af00df39d', 6, 'DONE', 'DONE', 0);
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a221fa7b0affc3963a8ee047920fa9', 1, 'DONE', 'DONE', 0);
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a221fa7b957653b53577aa4c1639e4', 1, 'DONE', 'DONE', 0);
INSERT INTO campaign_templates ("project_id", "id", "name", "description", "campaign_type", "content", "created_at", "updated_at") VALUES ('demo', 'camp_tpl_01a221fa7b92e5ba4701eb5cf905305e', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content":{"Campaign":{"Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"},"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"HELLO-####"}},"UseVoucherSchema":true}}}', '2026-11-28T11:46:33.490Z', NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a221fa7ab40d51b064c389b6c5c067', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"},"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"HELLO-####"}}', 'DISCOUNT_VOUCHER', 0, NULL, NULL, 0, 0, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 0, '2026-11-28T11:46:33.268Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a221fa7ac009159c5d746af00df39d', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}}', 'GIFT_VOUCHER', 0, NULL, NULL, 0, 0, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a221fa7a9ae538a63c111f9c264817', NULL, NULL, NULL, 1, 0, '2026-11-28T11:46:33.280Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a221fa7acde1c69ca8ef95a414b44e', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, 0, NULL, NULL, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a221fa7a997bf597d27e5172f0dc87', NULL, NULL, NULL, 1, 0, '2026-11-28T11:46:33.293Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type":"LOYALTY_CARD","Loyalty":{"Points":0},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}}', 'LOYALTY_CARD', 0, NULL, NULL, 0, 1, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 0, '2026-11-28T11:46:33.354Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a221fa7b957653b53577aa4c1639e4', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","PercentOff":"10"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"},"ReferralCode":true}', 'DISCOUNT_VOUCHER', 1, '{"ConversionEvent":"redemption","RewardAmount":0}', NULL, 0, 0, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 0, '2026-11-28T11:46:33.493Z', NULL, NULL);
INSERT INTO card_definitions ("project_id", "id", "name", "type", "status", "code_config", "points_expiration", "pending_points", "earning_limits", "spending_limits", "refunds", "allow_negative", "pay_with_points", "metadata", "created_at", "updated_at") VALUES ('demo', 'lcdef_01a221fa7bb6073231e5aaf8d529e94b', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########"}', '{"Type":"NO_EXPIRATION"}', '{"Type":"IMMEDIATE"}', NULL, NULL, NULL, 0, '{"Enabled":true,"Formula":"1"}', NULL, '2026-11-28T11:46:33.526Z', NULL);
INSERT INTO card_transactions ("project_id", "id", "card_id", "member_id", "program_id", "card_definition_id", "type", "status", "points", "details", "order_id", "key", "created_at", "updated_at") VALUES ('demo', 'lctx_01a221fa7bd2368c4dc4cbeaf2b38549', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'lmbr_01a221fa7bcc9b525ce7fd5f080a484b', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'lcdef_01a221fa7bb6073231e5aaf8d529e94b', 'ADMIN_CREDIT', 'APPROVED', 100, '{"Reason":"","RejectionReason":"","RejectionDetails":"","Metadata":null,"ExpiresOn":"","Expiration":"NO_EXPIRATION","Waits":"","On":"","Buckets":null,"OrderID":"","OrderTransactionID":"","RewardID":"","RewardTransactionID":"","CardTransactionID":"","TargetCardID":"","PurchaseTransactionID":"","PurchaseID":""}', NULL, NULL, '2026-11-28T11:46:33.553Z', NULL);
INSERT INTO card_transactions ("project_id", "id", "card_id", "member_id", "program_id", "card_definition_id", "type", "status", "points", "details", "order_id", "key", "created_at", "updated_at") VALUES ('demo', 'lctx_01a221fa7bdacf1494f0b3e1b79c2cf9', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'lmbr_01a221fa7bcc9b525ce7fd5f080a484b', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'lcdef_01a221fa7bb6073231e5aaf8d529e94b', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"Reason":"Points spent on reward","RejectionReason":"","RejectionDetails":"","Metadata":null,"ExpiresOn":"","Expiration":"","Waits":"","On":"","Buckets":null,"OrderID":"","OrderTransactionID":"","RewardID":"lrew_01a221fa7bc4b854d3af0760f4d3f46c","RewardTransactionID":"lrtx_01a221fa7bd9064810c8ef9f191af1be","CardTransactionID":"","TargetCardID":"","PurchaseTransactionID":"","PurchaseID":""}', NULL, NULL, '2026-11-28T11:46:33.559Z', NULL);
INSERT INTO card_transactions ("project_id", "id", "card_id", "member_id", "program_id", "card_definition_id", "type", "status", "points", "details", "order_id", "key", "created_at", "updated_at") VALUES ('demo', 'lctx_01a221fa7be5ac4045cefda1ba348ca3', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'lmbr_01a221fa7bcc9b525ce7fd5f080a484b', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'lcdef_01a221fa7bb6073231e5aaf8d529e94b', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"Reason":"Points spent on order payment","RejectionReason":"","RejectionDetails":"","Metadata":null,"ExpiresOn":"","Expiration":"","Waits":"","On":"","Buckets":null,"OrderID":"ord_01a221fa7be0c585b962658abb661c6c","OrderTransactionID":"lotx_01a221fa7be4248031e3f385e0acb34b","RewardID":"","RewardTransactionID":"","CardTransactionID":"","TargetCardID":"","PurchaseTransactionID":"","PurchaseID":""}', 'ord_01a221fa7be0c585b962658abb661c6c', NULL, '2026-11-28T11:46:33.571Z', NULL);
INSERT INTO card_transactions ("project_id", "id", "card_id", "member_id", "program_id", "card_definition_id", "type", "status", "points", "details", "order_id", "key", "created_at", "updated_at") VALUES ('demo', 'lctx_01a221fa7c4c7f1031ab5e864437d733', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'lmbr_01a221fa7bcc9b525ce7fd5f080a484b', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'lcdef_01a221fa7bb6073231e5aaf8d529e94b', 'POINTS_EARNED', 'APPROVED', 10, '{"Reason":"Club / Orders","RejectionReason":"","RejectionDetails":"","Metadata":{"earning_item_id":"lernei_01a221fa7bc2de3ffeb0b020085f4593","earning_rule_id":"lern_01a221fa7bc2de3ffeb0b020b179518d","event_id":"ev_01a221fa7bdfc65896646c137d71eb98","member_id":"lmbr_01a221fa7bcc9b525ce7fd5f080a484b","program_id":"lprg_01a221fa7bc633b51cb9ae1a7d36337c"},"ExpiresOn":"","Expiration":"NO_EXPIRATION","Waits":"","On":"","Buckets":null,"OrderID":"ord_01a221fa7bdeb31f73104e6185e8e11a","OrderTransactionID":"","RewardID":"","RewardTransactionID":"","CardTransactionID":"","TargetCardID":"","PurchaseTransactionID":"","PurchaseID":""}', 'ord_01a221fa7bdeb31f73104e6185e8e11a', 'earn ord_01a221fa7bdeb31f73104e6185e8e11a lern_01a221fa7bc2de3ffeb0b020b179518d lmbr_01a221fa7bcc9b525ce7fd5f080a484b 0', '2026-11-28T11:46:33.672Z', NULL);
INSERT INTO card_transactions ("project_id", "id", "card_id", "member_id", "program_id", "card_definition_id", "type", "status", "points", "details", "order_id", "key", "created_at", "updated_at") VALUES ('demo', 'lctx_01a221fa7c4c7f1031ab5e87d59d0cb4', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'lmbr_01a221fa7bcc9b525ce7fd5f080a484b', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'lcdef_01a221fa7bb6073231e5aaf8d529e94b', 'POINTS_EARNED', 'APPROVED', 5, '{"Reason":"Club / Orders","RejectionReason":"","RejectionDetails":"","Metadata":{"earning_item_id":"lernei_01a221fa7bc2de3ffeb0b020085f4593","earning_rule_id":"lern_01a221fa7bc2de3ffeb0b020b179518d","event_id":"ev_01a221fa7bdfc65896646c137d71eb98","member_id":"lmbr_01a221fa7bcc9b525ce7fd5f080a484b","program_id":"lprg_01a221fa7bc633b51cb9ae1a7d36337c"},"ExpiresOn":"","Expiration":"NO_EXPIRATION","Waits":"","On":"","Buckets":null,"OrderID":"ord_01a221fa7bdeb31f73104e6185e8e11a","OrderTransactionID":"","RewardID":"","RewardTransactionID":"","CardTransactionID":"","TargetCardID":"","PurchaseTransactionID":"","PurchaseID":""}', 'ord_01a221fa7bdeb31f73104e6185e8e11a', 'earn ord_01a221fa7bdeb31f73104e6185e8e11a lern_01a221fa7bc2de3ffeb0b020b179518d lmbr_01a221fa7bcc9b525ce7fd5f080a484b 1', '2026-11-28T11:46:33.672Z', NULL);
INSERT INTO categories ("project_id", "id", "name", "hierarchy", "created_at", "updated_at") VALUES ('demo', 'cat_01a221fa7a997bf597d27e5172f0dc87', 'Promotions', 1, '2026-11-28T11:46:33.241Z', NULL);
INSERT INTO categories ("project_id", "id", "name", "hierarchy", "created_at", "updated_at") VALUES ('demo', 'cat_01a221fa7a9ae538a63c111f9c264817', 'Payments', 9, '2026-11-28T11:46:33.242Z', NULL);
INSERT INTO counters ("project_id", "id", "value") VALUES ('demo', 's/rew_01a221fa7b165c5a395951883246c766', 1);
INSERT INTO counters ("project_id", "id", "value") VALUES ('demo', 'r1.1.0/v_01a221fa7b6af52be3564c5e6bf35f69/cust_01a221fa7aab31a929ea4e6f7ba02ba1/', 1);
INSERT INTO credentials ("project_id", "id", "owner_project_id", "audience", "name", "digest", "created_at", "blocked_at", "integration") VALUES ('', '9de6851935b04ff56421b06b03e20a18', 'demo', 'SERVER', 'demo', 'f3aade311899214eae68e98523e6b5fd9b20b8e9fe5eaba38996fb29a7838f48', '2026-11-28T11:46:33.237Z', NULL, 0);
INSERT INTO credentials ("project_id", "id", "owner_project_id", "audience", "name", "digest", "created_at", "blocked_at", "integration") VALUES ('', '047dc3fb354698a00c8f400b3e4eec7d', 'demo', 'CLIENT', 'demo', '671696567fede2356ac4b0d34dd8ec7ba4b9ceec23596dc5292cebab3e4f7e35', '2026-11-28T11:46:33.238Z', NULL, 0);
INSERT INTO credentials ("project_id", "id", "owner_project_id", "audience", "name", "digest", "created_at", "blocked_at", "integration") VALUES ('', '1b276175ad203d0c56b87684e55e10ba', 'demo', 'MANAGEMENT', 'demo', 'ebd02d24cc7810af94e4c4f2138c107d500062319e0dd7779321775f235797f4', '2026-11-28T11:46:33.239Z', NULL, 0);
INSERT INTO custom_event_schemas ("project_id", "id", "name", "properties", "created_at", "updated_at") VALUES ('demo', 'ces_01a221fa7bb21f6f90ff7a83f2530fd6', 'visited', NULL, '2026-11-28T11:46:33.522Z', NULL);
INSERT INTO customers ("project_id", "id", "source_id", "name", "description", "email", "phone", "birthdate", "address", "address_city", "address_country", "metadata", "summary", "system_metadata", "created_at", "updated_at") VALUES ('demo', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City":"Lyon","Country":"FR"}', 'Lyon', 'FR', '{"newsletter":true}', '{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:33.418Z"}', NULL, '2026-11-28T11:46:33.255Z', NULL);
INSERT INTO customers ("project_id", "id", "source_id", "name", "description", "email", "phone", "birthdate", "address", "address_city", "address_country", "metadata", "summary", "system_metadata", "created_at", "updated_at") VALUES ('demo', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City":"Uppsala","Country":"SE"}', 'Uppsala', 'SE', NULL, '{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T11:46:33.566Z"}', NULL, '2026-11-28T11:46:33.259Z', NULL);
INSERT INTO discount_guards ("project_id", "id", "settings", "created_at", "updated_at") VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID":"","MaxPercent":"90","MaxAmount":null,"MaxLinePercent":null,"FloorMetadata":"","Mode":"CUT","ExemptCategories":null,"ExemptCampaigns":null,"CreatedAt":"0001-01-01T00:00:00Z","UpdatedAt":"0001-01-01T00:00:00Z"}', '2026-11-28T11:46:33.509Z', '2026-11-28T11:46:33.509Z');
INSERT INTO earning_rules ("project_id", "id", "campaign_id", "automation_id", "event", "earning", "schema_id", "segment_id", "tier_id", "banner", "pending_days", "expiration_rules", "active", "validity", "metadata", "created_at", "updated_at") VALUES ('demo', 'ern_01a221fa7b0f01339dd2bf798773fe76', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'auto_01a221fa7b0f01339dd2bf7a08dcc503', 'order.paid', '{"Points":10,"Every":0}', NULL, NULL, NULL, NULL, 0, NULL, 1, NULL, NULL, '2026-11-28T11:46:33.357Z', NULL);
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'settled', 664, 0, '2026-11-28T11:46:33.665Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due loyalty', 0, 0, '2026-11-28T11:46:33.688Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed loyalty', 664, 0, '2026-11-28T11:46:33.688Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due programs', 0, 0, '2026-11-28T11:46:33.678Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed programs', 664, 0, '2026-11-28T11:46:33.678Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due referrals', 0, 0, '2026-11-28T11:46:33.697Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed referrals', 664, 0, '2026-11-28T11:46:33.697Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due rewards', 0, 0, '2026-11-28T11:46:33.703Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed rewards', 664, 0, '2026-11-28T11:46:33.703Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due segments', 0, 0, '2026-11-28T11:46:33.704Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed segments', 664, 0, '2026-11-28T11:46:33.704Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due summaries', 0, 1, '2026-11-28T11:46:33.665Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed summaries', 272, 0, '2026-11-28T11:46:33.440Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due webhooks', 0, 0, '2026-11-28T11:46:33.411Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed webhooks', 664, 0, '2026-11-28T11:46:33.665Z');
INSERT INTO event_numbers ("last") VALUES (704);
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7aa7e07e7a78cd985556cfcf', 1, 'customer.created', 'customer', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'cust_01a221fa7aa7e07e7a78cd97e874c370', NULL, 'v-01a221fa7aa69270040705ea9988e32c', 'ACTION', '{"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T11:46:33.255Z"}}', NULL, NULL, '2026-11-28T11:46:33.255Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7aab31a929ea4e6ff5058649', 9, 'customer.created', 'customer', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, 'v-01a221fa7aaa429753de83d3f5f64639', 'ACTION', '{"customer":{"ID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-28T11:46:33.259Z"}}', NULL, NULL, '2026-11-28T11:46:33.259Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7aae586bfa6328164c53735e', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a221fa7aad0c1bd825495b243a7ae8', NULL, NULL, 'v-01a221fa7aac3a3ee5aa8d68eecc8804', 'ACTION', '{"rule":{"ID":"val_01a221fa7aad0c1bd825495b243a7ae8","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T11:46:33.261Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.261Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7ab1d4dfcdf37afe5f8b490b', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a221fa7ab1d4dfcdf37afdc310fbf8', NULL, NULL, 'v-01a221fa7aaf94c140ad758b0aa28ffe', 'ACTION', '{"assignment":{"ID":"asgm_01a221fa7ab1d4dfcdf37afdc310fbf8","RuleID":"val_01a221fa7aad0c1bd825495b243a7ae8","RelatedObjectType":"voucher","RelatedObjectID":"v_01a221fa7ab0a266207d0b71213ce3cc","CreatedAt":"2026-11-28T11:46:33.264Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a221fa7aad0c1bd825495b243a7ae8","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T11:46:33.261Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.264Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7ab1d4dfcdf37aff2e8e3d41', 33, 'voucher.created', 'voucher', 'v_01a221fa7ab0a266207d0b71213ce3cc', NULL, NULL, 'v-01a221fa7aaf94c140ad758b0aa28ffe', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a221fa7ab0a266207d0b71213ce3cc","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.264Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.264Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7ab62cb80de9886af30b5f89', 41, 'campaign.created', 'campaign', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'camp_01a221fa7ab40d51b064c389b6c5c067', 'v-01a221fa7ab318b4fedf1fa0a793057d', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7ab40d51b064c389b6c5c067","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.268Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T11:46:33.268Z"}', NULL, NULL, '2026-11-28T11:46:33.268Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7abd5380c3a479f1d82295a3', 49, 'voucher.created', 'voucher', 'v_01a221fa7abd5380c3a479f1299549bc', NULL, NULL, 'v-01a221fa7abc4d2a62ef5f502e12d310', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a221fa7abd5380c3a479f1299549bc","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.277Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.277Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7abe5efae8f62c3b4de6456e', 57, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'camp_01a221fa7ab40d51b064c389b6c5c067', 'v-01a221fa7ab318b4fedf1fa0a793057d', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7ab40d51b064c389b6c5c067","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.268Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-28T11:46:33.278Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7abf809dbba96d8cbbb92a88', 65, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'camp_01a221fa7ab40d51b064c389b6c5c067', 'v-01a221fa7ab318b4fedf1fa0a793057d', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7ab40d51b064c389b6c5c067","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.268Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-28T11:46:33.278Z","count":20}', NULL, NULL, '2026-11-28T11:46:33.278Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7ac1c8100a3a9c1520b3ced0', 73, 'campaign.created', 'campaign', 'camp_01a221fa7ac009159c5d746af00df39d', NULL, 'camp_01a221fa7ac009159c5d746af00df39d', 'v-01a221fa7ac009159c5d746a7b79e8d1', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7ac009159c5d746af00df39d","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa7a9ae538a63c111f9c264817","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.28Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T11:46:33.28Z"}', NULL, NULL, '2026-11-28T11:46:33.280Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7ac6a25aaafedef30d1e313b', 81, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a221fa7ac009159c5d746af00df39d', NULL, 'camp_01a221fa7ac009159c5d746af00df39d', 'v-01a221fa7ac009159c5d746a7b79e8d1', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7ac009159c5d746af00df39d","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa7a9ae538a63c111f9c264817","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.28Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-28T11:46:33.286Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7ac732eabc4c6d2b172ccf55', 89, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a221fa7ac009159c5d746af00df39d', NULL, 'camp_01a221fa7ac009159c5d746af00df39d', 'v-01a221fa7ac009159c5d746a7b79e8d1', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7ac009159c5d746af00df39d","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa7a9ae538a63c111f9c264817","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.28Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-28T11:46:33.286Z","count":5}', NULL, NULL, '2026-11-28T11:46:33.286Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7ac9779870f4aee084ee8b96', 97, 'voucher.created', 'voucher', 'v_01a221fa7ac9779870f4aee042544e5c', NULL, 'camp_01a221fa7ac009159c5d746af00df39d', 'v-01a221fa7ac525d7ebaf625dcf565f57', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7ac009159c5d746af00df39d","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa7a9ae538a63c111f9c264817","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.28Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa7ac9779870f4aee042544e5c","Code":"GIFT-50","CampaignID":"camp_01a221fa7ac009159c5d746af00df39d","CategoryID":"cat_01a221fa7a9ae538a63c111f9c264817","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.289Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.289Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7ac9779870f4aee08c314122', 105, 'campaign.vouchers.added', 'campaign', 'camp_01a221fa7ac009159c5d746af00df39d', NULL, 'camp_01a221fa7ac009159c5d746af00df39d', 'v-01a221fa7ac525d7ebaf625dcf565f57', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7ac009159c5d746af00df39d","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa7a9ae538a63c111f9c264817","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.28Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28T11:46:33.289Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7acde1c69ca8ef95e6444463', 113, 'campaign.created', 'campaign', 'camp_01a221fa7acde1c69ca8ef95a414b44e', NULL, 'camp_01a221fa7acde1c69ca8ef95a414b44e', 'v-01a221fa7acc8c03287e0682eaa60bf0', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7acde1c69ca8ef95a414b44e","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa7a997bf597d27e5172f0dc87","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.293Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T11:46:33.293Z"}', NULL, NULL, '2026-11-28T11:46:33.293Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7ace99641be4871cc19851d1', 121, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a221fa7acde1c69ca8ef967280194a', NULL, 'camp_01a221fa7acde1c69ca8ef95a414b44e', 'v-01a221fa7acc8c03287e0682eaa60bf0', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7acde1c69ca8ef95a414b44e","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa7a997bf597d27e5172f0dc87","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.293Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a221fa7acde1c69ca8ef967280194a","CampaignID":"camp_01a221fa7acde1c69ca8ef95a414b44e","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-28T11:46:33.293Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.293Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7ad28ebb29a8358932c228be', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a221fa7ad1e7fa312be992016bf101', NULL, 'camp_01a221fa7acde1c69ca8ef95a414b44e', 'v-01a221fa7ad0001dc60dba4d86111506', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7acde1c69ca8ef95a414b44e","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa7a997bf597d27e5172f0dc87","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.293Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a221fa7ad1e7fa312be992016bf101","CampaignID":"camp_01a221fa7acde1c69ca8ef95a414b44e","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-28T11:46:33.297Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.297Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7ad5c28e9fb81afc8051e395', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a221fa7ad5c28e9fb81afc40afaaa1', NULL, NULL, 'v-01a221fa7ad43c9e684d17bbf57cffda', 'ACTION', '{"assignment":{"ID":"asgm_01a221fa7ad5c28e9fb81afc40afaaa1","RuleID":"val_01a221fa7aad0c1bd825495b243a7ae8","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a221fa7ad1e7fa312be992016bf101","CreatedAt":"2026-11-28T11:46:33.301Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a221fa7aad0c1bd825495b243a7ae8","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T11:46:33.261Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.301Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7ad9c0c81124fe429ab753a4', 145, 'customer.order.created', 'order', 'ord_01a221fa7ad9c0c81124fe41a74b8ebf', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, 'v-01a221fa7ad6544311da3e1f49fe1baa', 'ACTION', '{"customer":{"ID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-28T11:46:33.304Z"},"CreatedAt":"2026-11-28T11:46:33.259Z"},"order":{"ID":"ord_01a221fa7ad9c0c81124fe41a74b8ebf","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a221fa7ad9c0c81124fe41d4e45403","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a221fa7a9d2fd8cf0a9e3d86a3acb1","SKUID":"sku_01a221fa7aa0b53fae496289ffb840aa","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a221fa7a9d2fd8cf0a9e3d86a3acb1","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a221fa7aa0b53fae496289ffb840aa","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a221fa7ad9c0c81124fe4281705407","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a221fa7aa419181eff3630f8f56759","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a221fa7aa419181eff3630f8f56759","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","CreatedAt":"2026-11-28T11:46:33.304Z","PaidAt":"2026-11-28T11:46:33.304Z"}}', NULL, NULL, '2026-11-28T11:46:33.304Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7ad9c0c81124fe43153bf1c0', 153, 'customer.order.paid', 'order', 'ord_01a221fa7ad9c0c81124fe41a74b8ebf', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, 'v-01a221fa7ad6544311da3e1f49fe1baa', 'ACTION', '{"customer":{"ID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-28T11:46:33.304Z"},"CreatedAt":"2026-11-28T11:46:33.259Z"},"order":{"ID":"ord_01a221fa7ad9c0c81124fe41a74b8ebf","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a221fa7ad9c0c81124fe41d4e45403","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a221fa7a9d2fd8cf0a9e3d86a3acb1","SKUID":"sku_01a221fa7aa0b53fae496289ffb840aa","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a221fa7a9d2fd8cf0a9e3d86a3acb1","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a221fa7aa0b53fae496289ffb840aa","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a221fa7ad9c0c81124fe4281705407","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a221fa7aa419181eff3630f8f56759","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a221fa7aa419181eff3630f8f56759","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","CreatedAt":"2026-11-28T11:46:33.304Z","PaidAt":"2026-11-28T11:46:33.304Z"}}', NULL, NULL, '2026-11-28T11:46:33.304Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7adf81dc9db6b8009a807890', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a221fa7adf81dc9db6b7ffa38e5e6f', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, 'v-01a221fa7adb072aa4b1425612df6322', 'ACTION', '{"redemption":{"ID":"r_01a221fa7adf81dc9db6b7ffa38e5e6f","Object":"redemption","Date":"2026-11-28T11:46:33.311Z","CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","TrackingID":"track_XcJlN71bwnxL75XGI2PxMvdJQFZC25P9vwK8_-ntSHI","Status":"SUCCEEDED","Channel":{"ID":"9de6851935b04ff56421b06b03e20a18","Type":"API"},"APIKey":"9de6851935b04ff56421b06b03e20a18","Related":{"Type":"voucher","ID":"v_01a221fa7abd5380c3a479f1299549bc"},"VoucherID":"v_01a221fa7abd5380c3a479f1299549bc","Code":"WELCOME10","OrderID":"ord_01a221fa7adf81dc9db6b7fe62bdef9a","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a221fa7adf81dc9db6b8009a807891","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a221fa7adf81dc9db6b7fe62bdef9a","category":"EFFECT","data":0},{"step":2,"id":"ev_01a221fa7adf81dc9db6b8009a807892","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a221fa7adf81dc9db6b7fe62bdef9a","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-28T11:46:33.311Z"},"CreatedAt":"2026-11-28T11:46:33.259Z"},"order":{"ID":"ord_01a221fa7adf81dc9db6b7fe62bdef9a","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a221fa7adf81dc9db6b7ff5999399c","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a221fa7aa27222f8af86c5f628cffd","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a221fa7aa27222f8af86c5f628cffd","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","Redemptions":{"r_01a221fa7adf81dc9db6b7ffa38e5e6f":{"Date":"2026-11-28T11:46:33.311Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a221fa7abd5380c3a479f1299549bc"}},"CreatedAt":"2026-11-28T11:46:33.311Z","PaidAt":"2026-11-28T11:46:33.311Z"}}]', '2026-11-28T11:46:33.311Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b0affc3963a8ee0f2eaabdc', 169, 'campaign.created', 'campaign', 'camp_01a221fa7b0affc3963a8ee047920fa9', NULL, 'camp_01a221fa7b0affc3963a8ee047920fa9', 'v-01a221fa7b09086147a6626e70c097f4', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T11:46:33.354Z"}', NULL, NULL, '2026-11-28T11:46:33.354Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b0f01339dd2bf7a4a121676', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a221fa7b0f01339dd2bf798773fe76', NULL, 'camp_01a221fa7b0affc3963a8ee047920fa9', 'v-01a221fa7b0c6125a1e9211f6334fda6', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a221fa7b0f01339dd2bf798773fe76","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","AutomationID":"auto_01a221fa7b0f01339dd2bf7a08dcc503","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.357Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.357Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b137bc4b99816e915c67ad1', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a221fa7b137bc4b99816e8c1d93b55', NULL, 'camp_01a221fa7b0affc3963a8ee047920fa9', 'v-01a221fa7b116b00976ab749d9fef495', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a221fa7b137bc4b99816e8c1d93b55","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.361Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.361Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b1d33666ebbb6e390d18d92', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a221fa7b1cf909f43cc02e1db356b7', NULL, 'camp_01a221fa7b0affc3963a8ee047920fa9', 'v-01a221fa7b1b855de796ed0b0968ca26', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a221fa7b165c5a395951883246c766","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a221fa7aa419181eff3630f8f56759","SKUID":""},"Coin":null,"CreatedAt":"2026-11-28T11:46:33.366Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a221fa7b1cf909f43cc02e1db356b7","RewardID":"rew_01a221fa7b165c5a395951883246c766","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-28T11:46:33.372Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.372Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b24f28dca07fbfdf87719a5', 201, 'voucher.created', 'voucher', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', NULL, 'camp_01a221fa7b0affc3963a8ee047920fa9', 'v-01a221fa7b23217524c663a30d6acf7a', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.38Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.380Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b25f0bf0af12e6813ba9baa', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a221fa7b0affc3963a8ee047920fa9', NULL, 'camp_01a221fa7b0affc3963a8ee047920fa9', 'v-01a221fa7b23217524c663a30d6acf7a', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28T11:46:33.380Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b29aea32287c1b00a1e418d', 217, 'voucher.published', 'voucher', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'v-01a221fa7b27b5fdcdbae4a7d3b4b3e0', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a221fa7b29aea32287c1aff06ad536","CustomerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","TrackingID":"track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221fa7b24f28dca07fbfd1b97c7f3"],"Codes":["REGULAR1"],"CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T11:46:33.383Z"},"voucher":{"ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.38Z","UpdatedAt":"2026-11-28T11:46:33.383Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.383Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b2ae7f68ea1033ed23cc3ca', 225, 'publication.succeeded', 'publication', 'pub_01a221fa7b29aea32287c1aff06ad536', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'v-01a221fa7b27b5fdcdbae4a7d3b4b3e0', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a221fa7b29aea32287c1aff06ad536","CustomerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","TrackingID":"track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221fa7b24f28dca07fbfd1b97c7f3"],"Codes":["REGULAR1"],"CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T11:46:33.383Z"},"voucher":{"ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.38Z","UpdatedAt":"2026-11-28T11:46:33.383Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.383Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b2ae7f68ea1033fa22e6571', 233, 'customer.publication.succeeded', 'publication', 'pub_01a221fa7b29aea32287c1aff06ad536', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'v-01a221fa7b27b5fdcdbae4a7d3b4b3e0', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a221fa7b29aea32287c1aff06ad536","CustomerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","TrackingID":"track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221fa7b24f28dca07fbfd1b97c7f3"],"Codes":["REGULAR1"],"CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T11:46:33.383Z"},"voucher":{"ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.38Z","UpdatedAt":"2026-11-28T11:46:33.383Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.383Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b2f2aa097f6c6731a535fbc', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'v-01a221fa7b2c5f0549a6f6454e1a79e1', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.38Z","UpdatedAt":"2026-11-28T11:46:33.389Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221fa7b2dabd9a6240ec5503f4260","VoucherID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T11:46:33.389Z"}}', NULL, NULL, '2026-11-28T11:46:33.389Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b2f2aa097f6c673a41bd223', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'v-01a221fa7b2c5f0549a6f6454e1a79e1', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.38Z","UpdatedAt":"2026-11-28T11:46:33.389Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221fa7b2dabd9a6240ec5503f4260","VoucherID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T11:46:33.389Z"}}', NULL, NULL, '2026-11-28T11:46:33.389Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b2f2aa097f6c673f986b09a', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'v-01a221fa7b2c5f0549a6f6454e1a79e1', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.38Z","UpdatedAt":"2026-11-28T11:46:33.389Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221fa7b2dabd9a6240ec5503f4260","VoucherID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T11:46:33.389Z"}}', NULL, NULL, '2026-11-28T11:46:33.389Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b31d193bc4c3c6b6e669e05', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'v-01a221fa7b2c5f0549a6f6454e1a79e1', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a221fa7b137bc4b99816e8c1d93b55","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.361Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.38Z","UpdatedAt":"2026-11-28T11:46:33.389Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.389Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b3e83b61296abfb09a67b90', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'v-01a221fa7b32bf50a1a1be80f020083c', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-28T11:46:33.354Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T11:46:33.255Z"},"voucher":{"ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-28T11:46:33.38Z","UpdatedAt":"2026-11-28T11:46:33.405Z"},"voucher_transaction":{"ID":"vtx_01a221fa7b3e83b61296abfaaa8bfb29","VoucherID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a221fa7b3e83b61296abfa2c830910","CreatedAt":"2026-11-28T11:46:33.405Z"}}', '[{"step":1,"id":"ev_01a221fa7b3e83b61296abfb09a67b91","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a221fa7b3e83b61296abfa2c830910","campaign_id":"camp_01a221fa7b0affc3963a8ee047920fa9","category":"ACTION","data":0},{"step":2,"id":"ev_01a221fa7b3e83b61296abfb09a67b92","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a221fa7b24f28dca07fbfd1b97c7f3","campaign_id":"camp_01a221fa7b0affc3963a8ee047920fa9","category":"ACTION","data":1},{"step":3,"id":"ev_01a221fa7b3e83b61296abfb09a67b93","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a221fa7b24f28dca07fbfd1b97c7f3","campaign_id":"camp_01a221fa7b0affc3963a8ee047920fa9","category":"ACTION","data":1},{"step":4,"id":"ev_01a221fa7b3e83b61296abfb09a67b94","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a221fa7b24f28dca07fbfd1b97c7f3","campaign_id":"camp_01a221fa7b0affc3963a8ee047920fa9","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a221fa7b3e83b61296abfa2c830910","Object":"redemption","Date":"2026-11-28T11:46:33.405Z","CustomerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","TrackingID":"track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU","Status":"SUCCEEDED","Channel":{"ID":"9de6851935b04ff56421b06b03e20a18","Type":"API"},"APIKey":"9de6851935b04ff56421b06b03e20a18","Related":{"Type":"voucher","ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3"},"VoucherID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Campaign":"Regulars","RewardID":"rew_01a221fa7b165c5a395951883246c766","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a221fa7b1cf909f43cc02e1db356b7","Type":"MATERIAL","LoyaltyTierID":"ltr_01a221fa7b137bc4b99816e8c1d93b55","EntryID":"vtx_01a221fa7b3e83b61296abfaaa8bfb29","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a221fa7b165c5a395951883246c766","By":1}]}}},{"reward_redemption":{"ID":"r_01a221fa7b3e83b61296abfa2c830910","Object":"redemption","Date":"2026-11-28T11:46:33.405Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","TrackingID":"track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","RefusedOrder":"","Channel":{"ID":"9de6851935b04ff56421b06b03e20a18","Type":"API"},"APIKey":"9de6851935b04ff56421b06b03e20a18","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3"},"VoucherID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Campaign":"Regulars","RewardID":"rew_01a221fa7b165c5a395951883246c766","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a221fa7b1cf909f43cc02e1db356b7","Type":"MATERIAL","LoyaltyTierID":"ltr_01a221fa7b137bc4b99816e8c1d93b55","EntryID":"vtx_01a221fa7b3e83b61296abfaaa8bfb29","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a221fa7b165c5a395951883246c766","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a221fa7b165c5a395951883246c766","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a221fa7aa419181eff3630f8f56759","SKUID":""},"Coin":null,"CreatedAt":"2026-11-28T11:46:33.366Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a221fa7b1cf909f43cc02e1db356b7","RewardID":"rew_01a221fa7b165c5a395951883246c766","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-28T11:46:33.372Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.38Z","UpdatedAt":"2026-11-28T11:46:33.405Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-28T11:46:33.354Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T11:46:33.255Z"},"redemption":{"ID":"r_01a221fa7b3e83b61296abfa2c830910","Object":"redemption","Date":"2026-11-28T11:46:33.405Z","CustomerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","TrackingID":"track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU","Status":"SUCCEEDED","Channel":{"ID":"9de6851935b04ff56421b06b03e20a18","Type":"API"},"APIKey":"9de6851935b04ff56421b06b03e20a18","Related":{"Type":"voucher","ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3"},"VoucherID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Campaign":"Regulars","RewardID":"rew_01a221fa7b165c5a395951883246c766","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a221fa7b1cf909f43cc02e1db356b7","Type":"MATERIAL","LoyaltyTierID":"ltr_01a221fa7b137bc4b99816e8c1d93b55","EntryID":"vtx_01a221fa7b3e83b61296abfaaa8bfb29","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a221fa7b165c5a395951883246c766","By":1}]}},"reward":{"ID":"rew_01a221fa7b165c5a395951883246c766","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a221fa7aa419181eff3630f8f56759"},"CreatedAt":"2026-11-28T11:46:33.366Z"},"voucher":{"ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-28T11:46:33.38Z","UpdatedAt":"2026-11-28T11:46:33.405Z"}}]', '2026-11-28T11:46:33.405Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b4a0828dfe22572486a8940', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a221fa7ac9779870f4aee042544e5c', NULL, 'camp_01a221fa7ac009159c5d746af00df39d', 'v-01a221fa7b42cee34dfc91ad9ac0340b', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7ac009159c5d746af00df39d","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a221fa7a9ae538a63c111f9c264817","Active":true,"CreatedAt":"2026-11-28T11:46:33.28Z"},"customer":{},"voucher":{"ID":"v_01a221fa7ac9779870f4aee042544e5c","Code":"GIFT-50","CampaignID":"camp_01a221fa7ac009159c5d746af00df39d","CategoryID":"cat_01a221fa7a9ae538a63c111f9c264817","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-28T11:46:33.289Z","UpdatedAt":"2026-11-28T11:46:33.418Z"},"voucher_transaction":{"ID":"vtx_01a221fa7b4a0828dfe22571e4b36064","VoucherID":"v_01a221fa7ac9779870f4aee042544e5c","CampaignID":"camp_01a221fa7ac009159c5d746af00df39d","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a221fa7b4a0828dfe22570edd0a236","RedemptionID":"r_01a221fa7b4a0828dfe2257194acd4ec","CreatedAt":"2026-11-28T11:46:33.418Z"}}', NULL, NULL, '2026-11-28T11:46:33.418Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b4a0828dfe22572486a8941', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a221fa7b4a0828dfe2257194acd4ec', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7ac009159c5d746af00df39d', 'v-01a221fa7b42cee34dfc91ad9ac0340b', 'ACTION', '{"redemption":{"ID":"r_01a221fa7b4a0828dfe2257194acd4ec","Object":"redemption","Date":"2026-11-28T11:46:33.418Z","CustomerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","TrackingID":"track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU","Status":"SUCCEEDED","Channel":{"ID":"9de6851935b04ff56421b06b03e20a18","Type":"API"},"APIKey":"9de6851935b04ff56421b06b03e20a18","Related":{"Type":"voucher","ID":"v_01a221fa7ac9779870f4aee042544e5c"},"VoucherID":"v_01a221fa7ac9779870f4aee042544e5c","Code":"GIFT-50","CampaignID":"camp_01a221fa7ac009159c5d746af00df39d","Campaign":"Gift cards","OrderID":"ord_01a221fa7b4a0828dfe22570edd0a236","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a221fa7b4a0828dfe22572486a8942","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a221fa7b4a0828dfe22570edd0a236","category":"EFFECT","data":0},{"step":2,"id":"ev_01a221fa7b4a0828dfe22572486a8943","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a221fa7b4a0828dfe22570edd0a236","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:33.418Z"},"CreatedAt":"2026-11-28T11:46:33.255Z"},"order":{"ID":"ord_01a221fa7b4a0828dfe22570edd0a236","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","Redemptions":{"r_01a221fa7b4a0828dfe2257194acd4ec":{"Date":"2026-11-28T11:46:33.418Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a221fa7ac9779870f4aee042544e5c","RelatedObjectParentID":"camp_01a221fa7ac009159c5d746af00df39d"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-28T11:46:33.418Z","PaidAt":"2026-11-28T11:46:33.418Z"}}]', '2026-11-28T11:46:33.418Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b5300670e150765369baef0', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a221fa7b5300670e1507652128be44', 'cust_01a221fa7aa7e07e7a78cd97e874c370', NULL, 'v-01a221fa7b4ea1becfaf29184e5fc305', 'ACTION', '{"redemption":{"ID":"r_01a221fa7b5300670e1507652128be44","Object":"redemption","Date":"2026-11-28T11:46:33.427Z","CustomerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","TrackingID":"track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU","Status":"SUCCEEDED","Channel":{"ID":"9de6851935b04ff56421b06b03e20a18","Type":"API"},"APIKey":"9de6851935b04ff56421b06b03e20a18","Related":{"Type":"voucher","ID":"v_01a221fa7abd5380c3a479f1299549bc"},"VoucherID":"v_01a221fa7abd5380c3a479f1299549bc","Code":"WELCOME10"}}', NULL, NULL, '2026-11-28T11:46:33.427Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b5bdd6c2f15898b08cae540', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a221fa7b5bdd6c2f15898afd760f13', 'cust_01a221fa7aa7e07e7a78cd97e874c370', NULL, 'v-01a221fa7b57a73164e1b4cc909e3da5', 'ACTION', '{"redemption":{"ID":"rr_01a221fa7b5bdd6c2f15898afd760f13","Object":"redemption_rollback","Date":"2026-11-28T11:46:33.435Z","RedemptionID":"r_01a221fa7b5300670e1507652128be44","CustomerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","TrackingID":"track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU","Status":"SUCCEEDED","Channel":{"ID":"9de6851935b04ff56421b06b03e20a18","Type":"API"},"APIKey":"9de6851935b04ff56421b06b03e20a18","Related":{"Type":"voucher","ID":"v_01a221fa7abd5380c3a479f1299549bc"},"VoucherID":"v_01a221fa7abd5380c3a479f1299549bc","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-28T11:46:33.435Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b6834945df4971d47e1bcc8', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a221fa7b6834945df4971ce04af339', NULL, NULL, 'v-01a221fa7b6834945df4971cdaa5225a', 'ACTION', '{"rule":{"ID":"val_01a221fa7b6834945df4971ce04af339","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T11:46:33.448Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.448Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b6b80c4d90ddb3abc8635fc', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a221fa7b6b80c4d90ddb39ee2c54f1', NULL, NULL, 'v-01a221fa7b6af52be3564c5daf66c6cf', 'ACTION', '{"assignment":{"ID":"asgm_01a221fa7b6b80c4d90ddb39ee2c54f1","RuleID":"val_01a221fa7b6834945df4971ce04af339","RelatedObjectType":"voucher","RelatedObjectID":"v_01a221fa7b6af52be3564c5e6bf35f69","CreatedAt":"2026-11-28T11:46:33.45Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a221fa7b6834945df4971ce04af339","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T11:46:33.448Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.450Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b6b80c4d90ddb3b840f3834', 329, 'voucher.created', 'voucher', 'v_01a221fa7b6af52be3564c5e6bf35f69', NULL, NULL, 'v-01a221fa7b6af52be3564c5daf66c6cf', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a221fa7b6af52be3564c5e6bf35f69","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.45Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.450Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b72d490f37138ef78f8a7f0', 337, 'customer.redemption.succeeded', 'redemption', 'r_01a221fa7b72d490f37138eed9a654d3', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, 'v-01a221fa7b6cdc99fe2b0a8cdb673765', 'ACTION', '{"redemption":{"ID":"r_01a221fa7b72d490f37138eed9a654d3","Object":"redemption","Date":"2026-11-28T11:46:33.458Z","CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","TrackingID":"track_XcJlN71bwnxL75XGI2PxMvdJQFZC25P9vwK8_-ntSHI","Status":"SUCCEEDED","Channel":{"ID":"9de6851935b04ff56421b06b03e20a18","Type":"API"},"APIKey":"9de6851935b04ff56421b06b03e20a18","Related":{"Type":"voucher","ID":"v_01a221fa7b6af52be3564c5e6bf35f69"},"VoucherID":"v_01a221fa7b6af52be3564c5e6bf35f69","Code":"ONCE"}}', NULL, NULL, '2026-11-28T11:46:33.458Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b767dee9db13459e427c992', 345, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a221fa7b75f618b95030f763377a4a', NULL, 'camp_01a221fa7acde1c69ca8ef95a414b44e', 'v-01a221fa7b75f618b95030f75918e008', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7acde1c69ca8ef95a414b44e","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a221fa7a997bf597d27e5172f0dc87","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.293Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a221fa7b75f618b95030f763377a4a","CampaignID":"camp_01a221fa7acde1c69ca8ef95a414b44e","Name":"Both","TierIDs":["promo_01a221fa7acde1c69ca8ef967280194a"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-28T11:46:33.461Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.461Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b7cc75a672f7343f39afa27', 353, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a221fa7aa7e07e7a78cd97e874c370', NULL, 'v-01a221fa7b798bc41456b163527eb6ef', 'ACTION', '{"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:33.418Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-28T11:46:33.468Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b7f8df1f82a4525fd227af8', 361, 'customer.segment.entered', 'segment', 'seg_01a221fa7b77092a6caa75f05bc82de9', 'cust_01a221fa7aa7e07e7a78cd97e874c370', NULL, NULL, 'EFFECT', '{"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:33.418Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"segment":{"ID":"seg_01a221fa7b77092a6caa75f05bc82de9","Name":"Everybody","Type":"auto-update","Filter":{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}},"CreatedAt":"2026-11-28T11:46:33.463Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.471Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b8ce64d4d22e6c39c5161fb', 369, 'voucher.created', 'voucher', 'v_01a221fa7b8ce64d4d22e6c33e905d51', NULL, NULL, 'v-01a221fa7b866c97fc8fec757d783022', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a221fa7b8ce64d4d22e6c33e905d51","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.484Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.484Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b8f483ecca2e5183958e8ee', 377, 'voucher.deleted', 'voucher', 'v_01a221fa7b8ce64d4d22e6c33e905d51', NULL, NULL, 'v-01a221fa7b8e18ca296701a8ac0d15c9', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a221fa7b8ce64d4d22e6c33e905d51","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.484Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-28T11:46:33.486Z"}}', NULL, NULL, '2026-11-28T11:46:33.486Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b957653b53577ab399c7006', 385, 'campaign.created', 'campaign', 'camp_01a221fa7b957653b53577aa4c1639e4', NULL, 'camp_01a221fa7b957653b53577aa4c1639e4', 'v-01a221fa7b957653b53577aa44a0a68f', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b957653b53577aa4c1639e4","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.493Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T11:46:33.493Z"}', NULL, NULL, '2026-11-28T11:46:33.493Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b983f196b0d5af74c8e60fe', 393, 'voucher.created', 'voucher', 'v_01a221fa7b983f196b0d5af66ce8c6bf', NULL, 'camp_01a221fa7b957653b53577aa4c1639e4', 'v-01a221fa7b972ed39d668992a5c96279', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b957653b53577aa4c1639e4","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.493Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa7b983f196b0d5af66ce8c6bf","Code":"FRIEND1","CampaignID":"camp_01a221fa7b957653b53577aa4c1639e4","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.496Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.496Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b9963674d80caccd1a5f4f1', 401, 'campaign.vouchers.added', 'campaign', 'camp_01a221fa7b957653b53577aa4c1639e4', NULL, 'camp_01a221fa7b957653b53577aa4c1639e4', 'v-01a221fa7b972ed39d668992a5c96279', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b957653b53577aa4c1639e4","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.493Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28T11:46:33.496Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b9c7356ff250162a35abdd5', 409, 'voucher.published', 'voucher', 'v_01a221fa7b983f196b0d5af66ce8c6bf', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7b957653b53577aa4c1639e4', 'v-01a221fa7b9a870db4d742028815185c', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b957653b53577aa4c1639e4","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.493Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:33.418Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a221fa7b9be352511b4326702770ee","CustomerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","TrackingID":"track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221fa7b983f196b0d5af66ce8c6bf"],"Codes":["FRIEND1"],"CampaignID":"camp_01a221fa7b957653b53577aa4c1639e4","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T11:46:33.498Z"},"voucher":{"ID":"v_01a221fa7b983f196b0d5af66ce8c6bf","Code":"FRIEND1","CampaignID":"camp_01a221fa7b957653b53577aa4c1639e4","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","ReferrerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.496Z","UpdatedAt":"2026-11-28T11:46:33.498Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.498Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b9c7356ff2501636664e21b', 417, 'publication.succeeded', 'publication', 'pub_01a221fa7b9be352511b4326702770ee', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7b957653b53577aa4c1639e4', 'v-01a221fa7b9a870db4d742028815185c', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b957653b53577aa4c1639e4","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.493Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:33.418Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a221fa7b9be352511b4326702770ee","CustomerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","TrackingID":"track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221fa7b983f196b0d5af66ce8c6bf"],"Codes":["FRIEND1"],"CampaignID":"camp_01a221fa7b957653b53577aa4c1639e4","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T11:46:33.498Z"},"voucher":{"ID":"v_01a221fa7b983f196b0d5af66ce8c6bf","Code":"FRIEND1","CampaignID":"camp_01a221fa7b957653b53577aa4c1639e4","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","ReferrerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.496Z","UpdatedAt":"2026-11-28T11:46:33.498Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.498Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7b9c7356ff250163fe2f0423', 425, 'customer.publication.succeeded', 'publication', 'pub_01a221fa7b9be352511b4326702770ee', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7b957653b53577aa4c1639e4', 'v-01a221fa7b9a870db4d742028815185c', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b957653b53577aa4c1639e4","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.493Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:33.418Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a221fa7b9be352511b4326702770ee","CustomerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","TrackingID":"track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a221fa7b983f196b0d5af66ce8c6bf"],"Codes":["FRIEND1"],"CampaignID":"camp_01a221fa7b957653b53577aa4c1639e4","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T11:46:33.498Z"},"voucher":{"ID":"v_01a221fa7b983f196b0d5af66ce8c6bf","Code":"FRIEND1","CampaignID":"camp_01a221fa7b957653b53577aa4c1639e4","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","ReferrerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.496Z","UpdatedAt":"2026-11-28T11:46:33.498Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.498Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7ba0609d150a06770f522084', 433, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a221fa7b9fd426ada2b76d7ad50966', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', 'camp_01a221fa7b957653b53577aa4c1639e4', 'v-01a221fa7b9e37b9b38034187039cf35', 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b957653b53577aa4c1639e4","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.493Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-28T11:46:33.311Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a221fa7b9fd426ada2b76d7ad50966","VoucherID":"v_01a221fa7b983f196b0d5af66ce8c6bf","CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","Role":"REFEREE","ReferrerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","CampaignID":"camp_01a221fa7b957653b53577aa4c1639e4","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-28T11:46:33.503Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a221fa7b983f196b0d5af66ce8c6bf","Code":"FRIEND1","CampaignID":"camp_01a221fa7b957653b53577aa4c1639e4","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","ReferrerID":"cust_01a221fa7aa7e07e7a78cd97e874c370","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.496Z","UpdatedAt":"2026-11-28T11:46:33.498Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.504Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bb85a74d91e5fa65a183965', 441, 'vl.card_definition.created', 'card_definition', 'lcdef_01a221fa7bb6073231e5aaf8d529e94b', NULL, NULL, 'v-01a221fa7bb6073231e5aaf808be0378', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.526Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.526Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bbba338551161330d5bad8a', 449, 'vl.tier_structure.created', 'tier_structure', 'lts_01a221fa7bbae352f9a21194868c13ea', NULL, NULL, 'v-01a221fa7bbae352f9a21194022ec381', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a221fa7bbae352f9a21194868c13ea","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.53Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.530Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bbd3811911e894b35c7d382', 457, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a221fa7bbae352f9a21194868c13ea', NULL, NULL, 'v-01a221fa7bbc2ac1d0b8db1af20e826c', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a221fa7bbae352f9a21194868c13ea","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.53Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a221fa7bbc2ac1d0b8db1b709b434c","StructureID":"lts_01a221fa7bbae352f9a21194868c13ea","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.532Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.532Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bbf15c2c3febe02c4066b30', 465, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a221fa7bbae352f9a21194868c13ea', NULL, NULL, 'v-01a221fa7bbe1fd0d101c70e5e2e15a4', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a221fa7bbae352f9a21194868c13ea","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.53Z","UpdatedAt":"2026-11-28T11:46:33.534Z"}}', NULL, NULL, '2026-11-28T11:46:33.534Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bc12a637f04ac251da5259c', 473, 'vl.benefit.created', 'benefit', 'lben_01a221fa7bc0cc4bdce59a696495f8e1', NULL, NULL, 'v-01a221fa7bc0cc4bdce59a68d7b48681', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a221fa7bc0cc4bdce59a696495f8e1","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-28T11:46:33.536Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.536Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bc3d3e16a878bced7e1a4bc', 481, 'vl.earning_rule.created', 'earning_rule', 'lern_01a221fa7bc2de3ffeb0b020b179518d', NULL, NULL, 'v-01a221fa7bc2de3ffeb0b01f801c4834', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a221fa7bc2de3ffeb0b020b179518d","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a221fa7bc2de3ffeb0b020085f4593","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a221fa7bc0cc4bdce59a696495f8e1"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.538Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.538Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bc596f8918b5ba2a4fbb4bc', 489, 'vl.reward.created', 'reward', 'lrew_01a221fa7bc4b854d3af0760f4d3f46c', NULL, NULL, 'v-01a221fa7bc4b854d3af075f453d7d67', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a221fa7bc4b854d3af0760f4d3f46c","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a221fa7aa419181eff3630f8f56759","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a221fa7bc4b854d3af075febe6d614","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a221fa7bc4b854d3af0760b0826808","Name":"","Points":20,"CardDefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.54Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.540Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bc633b51cb9ae1afd42066a', 497, 'vl.program.created', 'program', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', NULL, NULL, 'v-01a221fa7bc633b51cb9ae1a19b6c8bb', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.542Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.542Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bc7a7a2d9bf40ebbba6cc52', 505, 'vl.program.card_definition.assigned', 'program', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', NULL, NULL, 'v-01a221fa7bc633b51cb9ae1a19b6c8bb', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.542Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.526Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221fa7bc7a7a2d9bf40eb77111fb2","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","Type":"card_definition","ResourceID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T11:46:33.542Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.542Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bc7a7a2d9bf40ec73629f9f', 513, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a221fa7bb6073231e5aaf8d529e94b', NULL, NULL, 'v-01a221fa7bc633b51cb9ae1a19b6c8bb', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.542Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.526Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221fa7bc7a7a2d9bf40eb77111fb2","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","Type":"card_definition","ResourceID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T11:46:33.542Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.542Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bc7a7a2d9bf40ed1c237017', 521, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', NULL, NULL, 'v-01a221fa7bc633b51cb9ae1a19b6c8bb', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.542Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a221fa7bbae352f9a21194868c13ea","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.53Z","UpdatedAt":"2026-11-28T11:46:33.534Z"},"Assignment":{"ID":"lasgm_01a221fa7bc7a7a2d9bf40ecc564ec8b","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","Type":"tier_structure","ResourceID":"lts_01a221fa7bbae352f9a21194868c13ea","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T11:46:33.542Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.542Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bc7a7a2d9bf40ed70f260b2', 529, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a221fa7bbae352f9a21194868c13ea', NULL, NULL, 'v-01a221fa7bc633b51cb9ae1a19b6c8bb', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.542Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a221fa7bbae352f9a21194868c13ea","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.53Z","UpdatedAt":"2026-11-28T11:46:33.534Z"},"Assignment":{"ID":"lasgm_01a221fa7bc7a7a2d9bf40ecc564ec8b","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","Type":"tier_structure","ResourceID":"lts_01a221fa7bbae352f9a21194868c13ea","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T11:46:33.542Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.542Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bc88ead7fa1f96ebceaa16d', 537, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', NULL, NULL, 'v-01a221fa7bc633b51cb9ae1a19b6c8bb', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.542Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a221fa7bc2de3ffeb0b020b179518d","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a221fa7bc2de3ffeb0b020085f4593","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a221fa7bc0cc4bdce59a696495f8e1"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.538Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221fa7bc88ead7fa1f96df2ee673b","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","Type":"earning_rule","ResourceID":"lern_01a221fa7bc2de3ffeb0b020b179518d","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T11:46:33.542Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.542Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bc88ead7fa1f96f56cdc6d3', 545, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a221fa7bc2de3ffeb0b020b179518d', NULL, NULL, 'v-01a221fa7bc633b51cb9ae1a19b6c8bb', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.542Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a221fa7bc2de3ffeb0b020b179518d","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a221fa7bc2de3ffeb0b020085f4593","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a221fa7bc0cc4bdce59a696495f8e1"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.538Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221fa7bc88ead7fa1f96df2ee673b","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","Type":"earning_rule","ResourceID":"lern_01a221fa7bc2de3ffeb0b020b179518d","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T11:46:33.542Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.542Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bca89e6375ace900aadee7e', 553, 'vl.program.reward.assigned', 'program', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', NULL, NULL, 'v-01a221fa7bca89e6375ace8f74660313', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.542Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a221fa7bc4b854d3af0760f4d3f46c","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a221fa7aa419181eff3630f8f56759","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a221fa7bc4b854d3af075febe6d614","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a221fa7bc4b854d3af0760b0826808","Name":"","Points":20,"CardDefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.54Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221fa7bca89e6375ace8fc5c9096d","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","Type":"reward","ResourceID":"lrew_01a221fa7bc4b854d3af0760f4d3f46c","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T11:46:33.546Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.546Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bca89e6375ace90c1d36d18', 561, 'vl.reward.assigned', 'reward', 'lrew_01a221fa7bc4b854d3af0760f4d3f46c', NULL, NULL, 'v-01a221fa7bca89e6375ace8f74660313', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.542Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a221fa7bc4b854d3af0760f4d3f46c","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a221fa7aa419181eff3630f8f56759","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a221fa7bc4b854d3af075febe6d614","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a221fa7bc4b854d3af0760b0826808","Name":"","Points":20,"CardDefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.54Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a221fa7bca89e6375ace8fc5c9096d","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","Type":"reward","ResourceID":"lrew_01a221fa7bc4b854d3af0760f4d3f46c","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T11:46:33.546Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.546Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bcdeccaadee495072a02325', 569, 'vl.member.created', 'member', 'lmbr_01a221fa7bcc9b525ce7fd5f080a484b', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, 'v-01a221fa7bcc9b525ce7fd5e0e65a05e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a221fa7bcc9b525ce7fd5f080a484b","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T11:46:33.548Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.548Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bcedfbd2c93e426d3c878cd', 577, 'vl.card.created', 'card', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, 'v-01a221fa7bcc9b525ce7fd5e0e65a05e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a221fa7bcc9b525ce7fd5f080a484b","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T11:46:33.548Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a221fa7bcedfbd2c93e42686f0402f","MemberID":"lmbr_01a221fa7bcc9b525ce7fd5f080a484b","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","DefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Code":"H6tuINmaME","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T11:46:33.548Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.548Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bcf645f083e95b550c15341', 585, 'vl.card.assigned', 'card', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, 'v-01a221fa7bcc9b525ce7fd5e0e65a05e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a221fa7bcc9b525ce7fd5f080a484b","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T11:46:33.548Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a221fa7bcedfbd2c93e42686f0402f","MemberID":"lmbr_01a221fa7bcc9b525ce7fd5f080a484b","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","DefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Code":"H6tuINmaME","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T11:46:33.548Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.548Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bcf645f083e95b5536e1a40', 593, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, 'v-01a221fa7bcc9b525ce7fd5e0e65a05e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a221fa7bcc9b525ce7fd5f080a484b","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T11:46:33.548Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a221fa7bcedfbd2c93e42686f0402f","MemberID":"lmbr_01a221fa7bcc9b525ce7fd5f080a484b","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","DefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Code":"H6tuINmaME","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T11:46:33.548Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.548Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bcf645f083e95b5ad2c1fab', 601, 'vl.member.card.assigned', 'member', 'lmbr_01a221fa7bcc9b525ce7fd5f080a484b', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, 'v-01a221fa7bcc9b525ce7fd5e0e65a05e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a221fa7bcc9b525ce7fd5f080a484b","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T11:46:33.548Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a221fa7bcedfbd2c93e42686f0402f","MemberID":"lmbr_01a221fa7bcc9b525ce7fd5f080a484b","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","DefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Code":"H6tuINmaME","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T11:46:33.548Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.548Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bd4f041dd2f4311aaa45a84', 609, 'vl.tier.joined', 'tier', 'lt_01a221fa7bbc2ac1d0b8db1b709b434c', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, 'v-01a221fa7bd10b3c02845870014b3841', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"9de6851935b04ff56421b06b03e20a18","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a221fa7bcedfbd2c93e42686f0402f","MemberID":"lmbr_01a221fa7bcc9b525ce7fd5f080a484b","ProgramID":"lprg_01a221fa7bc633b51cb9ae1a7d36337c","CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","DefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Code":"H6tuINmaME","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a221fa7bbae352f9a21194868c13ea","Rank":{"TierID":"lt_01a221fa7bbc2ac1d0b8db1b709b434c","Since":"2026-11-28","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T11:46:33.548Z","UpdatedAt":"2026-11-28T11:46:33.553Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T11:46:33.553Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bdfc65896646c12cc0f86f3', 617, 'customer.order.created', 'order', 'ord_01a221fa7bdeb31f73104e6185e8e11a', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, 'v-01a221fa7bdeb31f73104e614d0fbe60', 'ACTION', '{"customer":{"ID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T11:46:33.566Z"},"CreatedAt":"2026-11-28T11:46:33.259Z"},"order":{"ID":"ord_01a221fa7bdeb31f73104e6185e8e11a","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","CreatedAt":"2026-11-28T11:46:33.566Z","PaidAt":"2026-11-28T11:46:33.566Z"}}', NULL, NULL, '2026-11-28T11:46:33.566Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bdfc65896646c137d71eb98', 625, 'customer.order.paid', 'order', 'ord_01a221fa7bdeb31f73104e6185e8e11a', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, 'v-01a221fa7bdeb31f73104e614d0fbe60', 'ACTION', '{"customer":{"ID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T11:46:33.566Z"},"CreatedAt":"2026-11-28T11:46:33.259Z"},"order":{"ID":"ord_01a221fa7bdeb31f73104e6185e8e11a","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","CreatedAt":"2026-11-28T11:46:33.566Z","PaidAt":"2026-11-28T11:46:33.566Z"}}', NULL, NULL, '2026-11-28T11:46:33.566Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7be18b912930d656399acc2d', 633, 'customer.order.created', 'order', 'ord_01a221fa7be0c585b962658abb661c6c', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, 'v-01a221fa7be0c585b962658a94905557', 'ACTION', '{"customer":{"ID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T11:46:33.566Z"},"CreatedAt":"2026-11-28T11:46:33.259Z"},"order":{"ID":"ord_01a221fa7be0c585b962658abb661c6c","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a221fa7aab31a929ea4e6f7ba02ba1","CreatedAt":"2026-11-28T11:46:33.568Z"}}', NULL, NULL, '2026-11-28T11:46:33.568Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7be9a89ef7a4f1b90d58df41', 641, 'customer.order.created', 'order', 'ord_01a221fa7be9a89ef7a4f1b7d1d0fa77', NULL, NULL, 'v-01a221fa7be9a89ef7a4f1b6f9d71ff5', 'ACTION', '{"order":{"ID":"ord_01a221fa7be9a89ef7a4f1b7d1d0fa77","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a221fa7be9a89ef7a4f1b8bb2b8cb4","ProductID":"prod_01a221fa7aa419181eff3630f8f56759","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a221fa7aa419181eff3630f8f56759","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T11:46:33.577Z","PaidAt":"2026-11-28T11:46:33.577Z"}}', NULL, NULL, '2026-11-28T11:46:33.577Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7be9a89ef7a4f1b99b28fbe6', 649, 'customer.order.paid', 'order', 'ord_01a221fa7be9a89ef7a4f1b7d1d0fa77', NULL, NULL, 'v-01a221fa7be9a89ef7a4f1b6f9d71ff5', 'ACTION', '{"order":{"ID":"ord_01a221fa7be9a89ef7a4f1b7d1d0fa77","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a221fa7be9a89ef7a4f1b8bb2b8cb4","ProductID":"prod_01a221fa7aa419181eff3630f8f56759","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a221fa7aa419181eff3630f8f56759","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T11:46:33.577Z","PaidAt":"2026-11-28T11:46:33.577Z"}}', NULL, NULL, '2026-11-28T11:46:33.577Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7bee92d20ecd6774d9d2a960', 657, 'customer.order.updated', 'order', 'ord_01a221fa7be9a89ef7a4f1b7d1d0fa77', NULL, NULL, 'v-01a221fa7beb1234e8624ad6887463ef', 'EFFECT', '{"order":{"ID":"ord_01a221fa7be9a89ef7a4f1b7d1d0fa77","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a221fa7be9a89ef7a4f1b8bb2b8cb4","ProductID":"prod_01a221fa7aa419181eff3630f8f56759","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a221fa7aa419181eff3630f8f56759","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T11:46:33.577Z","UpdatedAt":"2026-11-28T11:46:33.582Z","PaidAt":"2026-11-28T11:46:33.577Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a221fa7be9a89ef7a4f1b8bb2b8cb4","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a221fa7bee92d20ecd67748aa8e849"]}}}', '[{"step":1,"id":"ev_01a221fa7bee92d20ecd6774d9d2a961","type":"order.returned","entity_type":"order","entity_id":"ord_01a221fa7be9a89ef7a4f1b7d1d0fa77","category":"ACTION","data":0}]', '[{"before":{},"order":{"ID":"ord_01a221fa7be9a89ef7a4f1b7d1d0fa77","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a221fa7be9a89ef7a4f1b8bb2b8cb4","ProductID":"prod_01a221fa7aa419181eff3630f8f56759","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a221fa7aa419181eff3630f8f56759","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T11:46:33.577Z","UpdatedAt":"2026-11-28T11:46:33.582Z","PaidAt":"2026-11-28T11:46:33.577Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a221fa7be9a89ef7a4f1b8bb2b8cb4","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a221fa7bee92d20ecd67748aa8e849"]}},"return":{"ID":"ret_01a221fa7bee92d20ecd67748aa8e849","SourceID":"","OrderID":"ord_01a221fa7be9a89ef7a4f1b7d1d0fa77","CustomerID":"","Reason":"","Metadata":null,"APIKey":"9de6851935b04ff56421b06b03e20a18","Policy":"KEEP","RefundOrder":"PROPORTIONAL","Last":false,"Rollbacks":null,"Items":[{"ItemID":"ordli_01a221fa7be9a89ef7a4f1b8bb2b8cb4","ProductID":"prod_01a221fa7aa419181eff3630f8f56759","SKUID":"","Quantity":1,"Free":0,"Amount":1000,"Subtotal":1000}],"Amount":1000,"Money":1000,"Credits":null,"Points":null,"Forfeited":0,"Uncredited":0,"Withheld":0,"Refunded":1000,"Kept":1000,"Discounts":null,"Records":null,"Warnings":null,"TakesEarned":true,"Earned":{"By":null,"Cards":null},"CreatedAt":"2026-11-28T11:46:33.582Z"}}]', '2026-11-28T11:46:33.582Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7c56ed691259349081705371', 665, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7b0affc3963a8ee047920fa9', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:33.418Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.38Z","UpdatedAt":"2026-11-28T11:46:33.683Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221fa7c56ed691259348fef10b2cc","VoucherID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a221fa7b4a0828dfe22570edd0a236","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a221fa7b4a0828dfe22572486a8943","EventType":"customer.order.paid","OrderID":"ord_01a221fa7b4a0828dfe22570edd0a236","RuleID":"ern_01a221fa7b0f01339dd2bf798773fe76","ItemID":"","TierID":"","HolderTierID":"ltr_01a221fa7b137bc4b99816e8c1d93b55","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T11:46:33.683Z"}}', NULL, NULL, '2026-11-28T11:46:33.683Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7c56ed6912593490836dcd39', 673, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7b0affc3963a8ee047920fa9', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:33.418Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.38Z","UpdatedAt":"2026-11-28T11:46:33.683Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221fa7c56ed691259348fef10b2cc","VoucherID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a221fa7b4a0828dfe22570edd0a236","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a221fa7b4a0828dfe22572486a8943","EventType":"customer.order.paid","OrderID":"ord_01a221fa7b4a0828dfe22570edd0a236","RuleID":"ern_01a221fa7b0f01339dd2bf798773fe76","ItemID":"","TierID":"","HolderTierID":"ltr_01a221fa7b137bc4b99816e8c1d93b55","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T11:46:33.683Z"}}', NULL, NULL, '2026-11-28T11:46:33.683Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7c56ed6912593490ceecaa36', 681, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7b0affc3963a8ee047920fa9', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:33.418Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.38Z","UpdatedAt":"2026-11-28T11:46:33.683Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221fa7c56ed691259348fef10b2cc","VoucherID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a221fa7b4a0828dfe22570edd0a236","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a221fa7b4a0828dfe22572486a8943","EventType":"customer.order.paid","OrderID":"ord_01a221fa7b4a0828dfe22570edd0a236","RuleID":"ern_01a221fa7b0f01339dd2bf798773fe76","ItemID":"","TierID":"","HolderTierID":"ltr_01a221fa7b137bc4b99816e8c1d93b55","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T11:46:33.683Z"}}', NULL, NULL, '2026-11-28T11:46:33.683Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7c56ed69125934911dadda9f', 689, 'customer.rewarded', 'voucher', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7b0affc3963a8ee047920fa9', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:33.418Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a221fa7b0f01339dd2bf798773fe76","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","AutomationID":"auto_01a221fa7b0f01339dd2bf7a08dcc503","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.38Z","UpdatedAt":"2026-11-28T11:46:33.683Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221fa7c56ed691259348fef10b2cc","VoucherID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a221fa7b4a0828dfe22570edd0a236","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a221fa7b4a0828dfe22572486a8943","EventType":"customer.order.paid","OrderID":"ord_01a221fa7b4a0828dfe22570edd0a236","RuleID":"ern_01a221fa7b0f01339dd2bf798773fe76","ItemID":"","TierID":"","HolderTierID":"ltr_01a221fa7b137bc4b99816e8c1d93b55","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T11:46:33.683Z"}}', NULL, NULL, '2026-11-28T11:46:33.683Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a221fa7c56ed691259349177048668', 697, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7b0affc3963a8ee047920fa9', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a221fa7b0affc3963a8ee047920fa9","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T11:46:33.354Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a221fa7aa7e07e7a78cd97e874c370","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T11:46:33.418Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T11:46:33.255Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a221fa7b0f01339dd2bf798773fe76","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","AutomationID":"auto_01a221fa7b0f01339dd2bf7a08dcc503","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T11:46:33.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","Code":"REGULAR1","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a221fa7aa7e07e7a78cd97e874c370","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T11:46:33.38Z","UpdatedAt":"2026-11-28T11:46:33.683Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a221fa7c56ed691259348fef10b2cc","VoucherID":"v_01a221fa7b24f28dca07fbfd1b97c7f3","CampaignID":"camp_01a221fa7b0affc3963a8ee047920fa9","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a221fa7b4a0828dfe22570edd0a236","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a221fa7b4a0828dfe22572486a8943","EventType":"customer.order.paid","OrderID":"ord_01a221fa7b4a0828dfe22570edd0a236","RuleID":"ern_01a221fa7b0f01339dd2bf798773fe76","ItemID":"","TierID":"","HolderTierID":"ltr_01a221fa7b137bc4b99816e8c1d93b55","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T11:46:33.683Z"}}', NULL, NULL, '2026-11-28T11:46:33.683Z');
INSERT INTO export_chunks ("project_id", "id", "export_id", "content") VALUES ('demo', 'expc_exp_01a221fa7b8089b7350e1f8a6817c410_0', 'exp_01a221fa7b8089b7350e1f8a6817c410', 'Code,Voucher Type,Value,Discount Type
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,90,
GIFT-50,GIFT_VOUCHER,50.00,
CARD-CkjcaQG3,GIFT_VOUCHER,50.00,
CARD-KDCJLLPx,GIFT_VOUCHER,50.00,
CARD-7y6Cpuiz,GIFT_VOUCHER,50.00,
CARD-GXA4jmbq,GIFT_VOUCHER,50.00,
CARD-vehRVKTp,GIFT_VOUCHER,50.00,
HELLO-NwE2,DISCOUNT_VOUCHER,10,PERCENT
HELLO-pCvR,DISCOUNT_VOUCHER,10,PERCENT
HELLO-pIeL,DISCOUNT_VOUCHER,10,PERCENT
HELLO-lh6D,DISCOUNT_VOUCHER,10,PERCENT
HELLO-nPaF,DISCOUNT_VOUCHER,10,PERCENT
HELLO-EmUk,DISCOUNT_VOUCHER,10,PERCENT
HELLO-MgRY,DISCOUNT_VOUCHER,10,PERCENT
HELLO-uIYA,DISCOUNT_VOUCHER,10,PERCENT
HELLO-ALSm,DISCOUNT_VOUCHER,10,PERCENT
HELLO-cr8w,DISCOUNT_VOUCHER,10,PERCENT
HELLO-UpfK,DISCOUNT_VOUCHER,10,PERCENT
HELLO-AKvn,DISCOUNT_VOUCHER,10,PERCENT
HELLO-K1B8,DISCOUNT_VOUCHER,10,PERCENT
HELLO-LjPB,DISCOUNT_VOUCHER,10,PERCENT
HELLO-QmIt,DISCOUNT_VOUCHER,10,PERCENT
HELLO-4rUp,DISCOUNT_VOUCHER,10,PERCENT
HELLO-uVtG,DISCOUNT_VOUCHER,10,PERCENT
HELLO-aNT6,DISCOUNT_VOUCHER,10,PERCENT
HELLO-KJLg,DISCOUNT_VOUCHER,10,PERCENT
HELLO-czFu,DISCOUNT_VOUCHER,10,PERCENT
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO exports ("project_id", "id", "object", "sorted_by", "fields", "filters", "campaign_id", "selection", "channel", "user_id", "status", "keys", "portion", "row_count", "chunks", "size", "cause", "created_at", "updated_at") VALUES ('demo', 'exp_01a221fa7b8089b7350e1f8a6817c410', 'voucher', '-created_at', '["code","voucher_type","value","discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 30, 1, 1182, NULL, '2026-11-28T11:46:33.472Z', '2026-11-28T11:46:33.481Z');
INSERT INTO idempotency_records ("project_id", "id", "answer", "expires_at") VALUES ('demo', 'idem_10384d8bab37fff2732a5a09359d5704', X'4F1182E2EC07A42ECEE78F4755CE293DC4A62B26DADBAD99A7946F37AB17F31B62804C75AAE194E86308D76BA5D589C6EDCB9200F326EB75F6F62DAC2EA99F60238F6FBABEE950F24156FF876DF4E34EDCF37BBC1BE1C52F4F25A9575BB26003767A19584F4B09CCB32EDE35CCC1E81B7E8E52432F35C6B0135065C16DDB7B57F97DF234FBAD7B0B00BAD581922587248567EEA2FBA16E4FFB9353760C90189D760E57FD2A027B45641BA320916C177447D899696C899E8DB3A3B58D82B7A6401C8F8AC982668318FF50B002C2F210BA7DFEC7179CC12C05C1F0FD20E097493BBB2ED64F1191817DD0743EC696450877DEC0BAB3FFD2CBB71B1C36041FB9E45E9A1FCF6C49E2667A0F3B158CCCB3D441879C51CBFF7882E538280DCDAD96EA3A61D34DAB7A83E3133A778A18058AC1A21BDC79302C23EBCCB4F6610182498852E0EE9542A12ED2DEA141EBA7633620B9A9273C410DB9C9112FF27CD00BE52EE9329F760D83B0921D03F41A9DA7392862925C5586F18FFC1DBFAA6D6D46D29451CD3575BCC3A2D89460C769862529399A16B5835BCF0639F25B841378F73483032AED893D69547951E0C1BCDA1C20C7EE810726F760A4FE11D64A49E20530CFCD4435F419A915D8EDD6988DF6FE456162F3F2053C8D15FE844376548793B5000783BC68FAF1ACDA51A4530DBCD5301610CB7A915E0FD4ACD618014297D8624F7B13EA0FE6EDDD74C56A38D81F585D679B16E99AB7E7AD191840B454B6B6987E2E84B6F0CA0922E79EDDF63938B2752C2E1F6A50FCFA6845F420DF19FC38DECC25B54CCDBA0E96E73068651FED3CA71E1F938761DD1940D782518AA28C71CB21DAB49588D6F8608359270F4BEB7354A5A1F009DD4FA3C2214175B060F55EDB24DCA3B80CCDC7C130BEC183E0F55A50355602A6989BB88843D16ED30CA698C6D585A579CCB1EA37E65A71CA86C888F06CF7734A863C', '2026-11-29T11:46:33.419Z');
INSERT INTO idempotency_records ("project_id", "id", "answer", "expires_at") VALUES ('demo', 'idem_915bcfe1ee816763bd6f13cf5f8d09e9', X'1396EFF030647AF2F8471F717FE2675568A8D8BFB3DAD121E1A3C69E72F65B96E984A59C7AA1C0E97124BC8D320E1E29F3685180D678818F1316426652469AA78EE3960D74DB4EE9030DCCEDC58C68DCDDA7DD96D1DF2827DFB72178631CDAAB187D98F2CE5CAE1FCADE2F4FB4364F14D4659AE560FCA1E09113664515588714B924A419DEF3C2596F9D2417DAA141A95B12B0170830388D76D6ED7B8157F6BFBE87935C8E7018038FC856BC5E77AEC9135246F402E6E639E9FDC429B583482BDCD0D4ECAD91BB402DF572A4ED8796968C410B09235A09B29E51F7D8D04272056AF7F67E80963EDEB8020350AEED89A0DAA9FC62C8BBEA496EC0E983BCA29E3D313B2FC70B8184BB3129BBAC4AA78D08399D2F1E35CF0635294C78FB6FE606F3DFFE5AAFACB56095E20F7F7113E3167AF2FA6AD4E5F549AFCF04E56D8A6971F8279DFA71A8784EF77BE6431A4E226EE43A81741F3F52FE4D2951E615DEFD308543EC66EDE005D3A9A580D13D8F90332DEF7AB31666EDDD1D5CD49E47AB1113D1C4C6C2FF9E45FB35F5D7BF7D9830C6636679248764ADDA33F1675794FE71EE277305DE61815826B9550ADCE180ADC30D317FF2E520408AD74D703D41C1BC541197CBAEDF15F13830458964CD41', '2026-11-29T11:46:33.427Z');
INSERT INTO idempotency_records ("project_id", "id", "answer", "expires_at") VALUES ('demo', 'idem_028ccd5088af5f1cdd15d8d27f4f02ad', X'A921B9A26F5F179B90B4F5E84F0AAD8754242E45D5F18FEECEE2FA8708E93C9DA956F9A1E30E4874B507BF51830C494588B6A92CD95F2F197A0D61A68780D74B03B91D9EB919989B4FABA5FA36DC327318BFE77DA0D7AE181F31F1081CAB99C18E3F4636B540E2EEDF375F229346D16941E1B321E94E2E3C4AF9A14BE0F94B0C0B481204463F8A7E88715CA6128CFE4D1BE044FDDC7A49B8EF7BDF02EECA38DEC31D87B83D0A4BED7F538090B803ADC5DEF62943850D4C3884BBA4C75809226029239100B022EAD8EE2D79612B4166EE869865D80E2372C1C007B1F207F5E0B30652E045C4E1797F18B063068FF772774CD883765A529A1A2624102241BB2B8FC7E49BAFBD2824F8EB2844CA445E050A66E2B219592306A0FEC1319720408DEFBFC8099B2AB5463C0CA2E49619ABCE2955C23BCAAAD44EF275395B69C72BCE1FC0ECD5B6803B366A746591899274898F47ABC12B6100E97E0D9158DA45193D9FEF8C52ACEA85B706A14F8103C1578DB19D70B19F82EB1513419CDE0688C9B70BDD99C17D7DDC42CDA96DE3477C66', '2026-11-29T11:46:33.458Z');
INSERT INTO locations ("project_id", "id", "name", "shape", "created_at", "updated_at") VALUES ('demo', 'loc_01a221fa7bb4011cb306d984404a444b', 'Town', '{"Circle":{"Center":{"Lat":52.2297,"Lng":21.0122},"Radius":2}}', '2026-11-28T11:46:33.524Z', NULL);
INSERT INTO loyalty_members ("project_id", "id", "program_id", "customer_id", "membership", "status", "metadata", "created_at", "updated_at") VALUES ('demo', 'lmbr_01a221fa7bcc9b525ce7fd5f080a484b', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c cust_01a221fa7aab31a929ea4e6f7ba02ba1', 'ACTIVE', NULL, '2026-11-28T11:46:33.548Z', NULL);
INSERT INTO loyalty_tier_holders ("project_id", "id", "campaign_id", "customer_id", "tier_id", "start_day", "end_day", "next_tier", "next_start", "next_end", "due_on", "created_at", "updated_at") VALUES ('demo', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'ltr_01a221fa7b137bc4b99816e8c1d93b55', '2026-11-28', NULL, NULL, NULL, NULL, NULL, '2026-11-28T11:46:33.389Z', NULL);
INSERT INTO loyalty_tiers ("project_id", "id", "campaign_id", "name", "points_from", "points_to", "earning_rules", "rewards", "metadata", "created_at", "updated_at") VALUES ('demo', 'ltr_01a221fa7b137bc4b99816e8c1d93b55', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-28T11:46:33.361Z', NULL);
INSERT INTO member_cards ("project_id", "id", "member_id", "program_id", "customer_id", "card_definition_id", "code", "earned", "added", "purchased", "subtracted", "expired", "refunded", "purchase_reversed", "spent", "returned", "locked", "unlocked", "pending_total", "pending_activated", "pending_canceled", "written_off", "pending_written_off", "balance", "next_on", "next_points", "next_activation", "tier_standing", "tier_due", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'lmbr_01a221fa7bcc9b525ce7fd5f080a484b', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', 'lcdef_01a221fa7bb6073231e5aaf8d529e94b', 'H6tuINmaME', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"StructureID":"lts_01a221fa7bbae352f9a21194868c13ea","Rank":{"TierID":"lt_01a221fa7bbc2ac1d0b8db1b709b434c","Since":"2026-11-28"}}', NULL, '2026-11-28T11:46:33.548Z', '2026-11-28T11:46:33.672Z', NULL);
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_70a2d448e5d0778b867bd4abe6009a1a', 'card', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'card lcrd_01a221fa7bcedfbd2c93e42686f0402f', '2026-11-28', NULL, NULL, NULL, NULL, NULL, '{"points_added":100,"points_earned":15,"points_locked":100,"points_spent":100,"points_total":115,"points_unlocked":100}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_9d7b2f952f73d9a5e594127ab9b9c19a', 'tiers', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'tiers lprg_01a221fa7bc633b51cb9ae1a7d36337c', '2026-11-28', NULL, NULL, NULL, 'lts_01a221fa7bbae352f9a21194868c13ea', 'lt_01a221fa7bbc2ac1d0b8db1b709b434c', '{"joins":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lptrs_4d452d56f7a5d438cb790369793870ed', 'tiers', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'tiers lprg_01a221fa7bc633b51cb9ae1a7d36337c total', NULL, NULL, NULL, NULL, 'lts_01a221fa7bbae352f9a21194868c13ea', 'lt_01a221fa7bbc2ac1d0b8db1b709b434c', '{"holders":1,"joins":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_b37b23766c86a491cd083b7ef7faa2c1', 'spending', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'spending lprg_01a221fa7bc633b51cb9ae1a7d36337c', '2026-11-28', NULL, NULL, 'lcdef_01a221fa7bb6073231e5aaf8d529e94b', NULL, NULL, '{"amount_on_order":80,"points":100,"points_on_order":80,"points_on_rewards":20,"success":2,"success_on_order":1,"success_on_reward":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lssum_eb427d883cf4733acfdec1296e24a094', 'spending', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'spending lprg_01a221fa7bc633b51cb9ae1a7d36337c total', NULL, NULL, NULL, 'lcdef_01a221fa7bb6073231e5aaf8d529e94b', NULL, NULL, '{"amount_on_order":80,"points":100,"points_on_order":80,"points_on_rewards":20,"success":2,"success_on_order":1,"success_on_reward":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_15597dda70cbc1fb52ff86cd29d22ba0', 'earning_rules', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'earning_rules lprg_01a221fa7bc633b51cb9ae1a7d36337c', '2026-11-28', 'lern_01a221fa7bc2de3ffeb0b020b179518d', NULL, NULL, NULL, NULL, '{"success_count":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_5eeb1febcc6873dc0a2f4190f7251eba', 'member_rules', 'lmbr_01a221fa7bcc9b525ce7fd5f080a484b', 'member_rules lmbr_01a221fa7bcc9b525ce7fd5f080a484b', '2026-11-28', 'lern_01a221fa7bc2de3ffeb0b020b179518d', NULL, NULL, NULL, NULL, '{"count":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_eac39ff891aa84bdce03c2682463c261', 'points_earnings', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'points_earnings lprg_01a221fa7bc633b51cb9ae1a7d36337c', '2026-11-28', 'lern_01a221fa7bc2de3ffeb0b020b179518d', 'lernei_01a221fa7bc2de3ffeb0b020085f4593', 'lcdef_01a221fa7bb6073231e5aaf8d529e94b', NULL, NULL, '{"points":15,"success_count":2}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lpers_4136b77fcf8501775c8c2a85b38622ee', 'earning_rules', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'earning_rules lprg_01a221fa7bc633b51cb9ae1a7d36337c total', NULL, 'lern_01a221fa7bc2de3ffeb0b020b179518d', NULL, NULL, NULL, NULL, '{"success_count":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lppes_e5b280ea628d6a3b7d7996ae59e1915f', 'points_earnings', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'points_earnings lprg_01a221fa7bc633b51cb9ae1a7d36337c total', NULL, 'lern_01a221fa7bc2de3ffeb0b020b179518d', 'lernei_01a221fa7bc2de3ffeb0b020085f4593', 'lcdef_01a221fa7bb6073231e5aaf8d529e94b', NULL, NULL, '{"points":15,"success_count":2}');
INSERT INTO member_tallies ("project_id", "id", "subject", "last_at", "count_from", "times", "points_from", "points") VALUES ('demo', 'ltly_01a221fa7bcdeccaadee495006267644', 'seats lprg_01a221fa7bc633b51cb9ae1a7d36337c', '2026-11-28T11:46:33.549Z', NULL, 1, NULL, 0);
INSERT INTO member_tallies ("project_id", "id", "subject", "last_at", "count_from", "times", "points_from", "points") VALUES ('demo', 'ltly_01a221fa7bd8f13756339a1d72943509', 'reward lrew_01a221fa7bc4b854d3af0760f4d3f46c lmbr_01a221fa7bcc9b525ce7fd5f080a484b', '2026-11-28T11:46:33.559Z', '2026-11-28', 1, '2026-11-28', 0);
INSERT INTO member_tallies ("project_id", "id", "subject", "last_at", "count_from", "times", "points_from", "points") VALUES ('demo', 'ltly_01a221fa7bd9064810c8ef9e47c8e71c', 'spend lcrd_01a221fa7bcedfbd2c93e42686f0402f', '2026-11-28T11:46:33.571Z', '2026-11-28', 1, '2026-11-28', 80);
INSERT INTO member_tallies ("project_id", "id", "subject", "last_at", "count_from", "times", "points_from", "points") VALUES ('demo', 'ltly_01a221fa7c4c7f1031ab5e84bd6a3182', 'lern_01a221fa7bc2de3ffeb0b020b179518d lmbr_01a221fa7bcc9b525ce7fd5f080a484b', '2026-11-28T11:46:33.672Z', '2026-11-28', 1, '2026-11-28', 15);
INSERT INTO member_tallies ("project_id", "id", "subject", "last_at", "count_from", "times", "points_from", "points") VALUES ('demo', 'ltly_01a221fa7c4c7f1031ab5e85514c7ce5', 'card lcrd_01a221fa7bcedfbd2c93e42686f0402f', '2026-11-28T11:46:33.672Z', '2026-11-28', 1, '2026-11-28', 5);
INSERT INTO metadata_schemas ("project_id", "id", "related_object", "properties", "allow_defined_only", "created_at", "updated_at") VALUES ('demo', 'ms_01a221fa7baf3722bcff2c68092337d7', 'product', '{"roast":{"Type":"string"}}', 0, '2026-11-28T11:46:33.519Z', NULL);
INSERT INTO oauth_tokens ("project_id", "id", "owner_project_id", "app_id", "scopes", "issued_at", "expires_at") VALUES ('', 'd369aa299c3a5a862d9b10b4d933c8a81c3fe2c3082ecc4c9a0727a040ae233b', 'demo', '9de6851935b04ff56421b06b03e20a18', '["api"]', '2026-11-28T11:46:33.488Z', '2026-11-28T12:01:33.488Z');
INSERT INTO order_transactions ("project_id", "id", "status", "program_id", "member_id", "card_id", "card_definition_id", "card_transaction_id", "order_id", "payment_id", "amount", "points", "details", "created_at", "updated_at") VALUES ('demo', 'lotx_01a221fa7be4248031e3f385e0acb34b', 'APPROVED', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'lmbr_01a221fa7bcc9b525ce7fd5f080a484b', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'lcdef_01a221fa7bb6073231e5aaf8d529e94b', 'lctx_01a221fa7be5ac4045cefda1ba348ca3', 'ord_01a221fa7be0c585b962658abb661c6c', 'ordpay_01a221fa7be4248031e3f3865f7ab128', 80, 80, '{"Reason":"Points spent on order payment","Ratio":"1","AmountLimit":0,"PointsLimit":0}', '2026-11-28T11:46:33.571Z', NULL);
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a221fa7ad9c0c81124fe41a74b8ebf', 'order-1001', 'PAID', 5890, 1, 5890, 1, 0, 0, '[{"ID":"ordli_01a221fa7ad9c0c81124fe41d4e45403","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a221fa7a9d2fd8cf0a9e3d86a3acb1","SKUID":"sku_01a221fa7aa0b53fae496289ffb840aa","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"Product":{"ID":"prod_01a221fa7a9d2fd8cf0a9e3d86a3acb1","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a221fa7aa0b53fae496289ffb840aa","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a221fa7ad9c0c81124fe4281705407","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a221fa7aa419181eff3630f8f56759","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"Product":{"ID":"prod_01a221fa7aa419181eff3630f8f56759","SourceID":"mug","Name":"Enamel mug","Price":1450}}]', NULL, 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, NULL, 0, NULL, NULL, '2026-11-28T11:46:33.304Z', NULL, '2026-11-28T11:46:33.304Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a221fa7adf81dc9db6b7fe62bdef9a', 'order-1002', 'PAID', 7900, 1, 7900, 1, 790, 1, '[{"ID":"ordli_01a221fa7adf81dc9db6b7ff5999399c","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a221fa7aa27222f8af86c5f628cffd","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"Product":{"ID":"prod_01a221fa7aa27222f8af86c5f628cffd","SourceID":"grinder","Name":"Hand grinder","Price":7900}}]', NULL, 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, '{"r_01a221fa7adf81dc9db6b7ffa38e5e6f":{"Date":"2026-11-28T11:46:33.311Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a221fa7abd5380c3a479f1299549bc"}}', 0, NULL, NULL, '2026-11-28T11:46:33.311Z', NULL, '2026-11-28T11:46:33.311Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a221fa7b4a0828dfe22570edd0a236', NULL, 'PAID', 5000, 1, 5000, 1, 500, 1, NULL, NULL, 'cust_01a221fa7aa7e07e7a78cd97e874c370', NULL, '{"r_01a221fa7b4a0828dfe2257194acd4ec":{"Date":"2026-11-28T11:46:33.418Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a221fa7ac9779870f4aee042544e5c","RelatedObjectParentID":"camp_01a221fa7ac009159c5d746af00df39d"}}', 0, '{"Uncounted":500,"Shared":0}', NULL, '2026-11-28T11:46:33.418Z', NULL, '2026-11-28T11:46:33.418Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a221fa7bdeb31f73104e6185e8e11a', 'order-1003', 'PAID', 4000, 1, 4000, 1, 0, 0, NULL, NULL, 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, NULL, 0, NULL, NULL, '2026-11-28T11:46:33.566Z', NULL, '2026-11-28T11:46:33.566Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a221fa7be0c585b962658abb661c6c', 'order-1004', 'CREATED', 1000, 1, 1000, 1, 0, 0, NULL, NULL, 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', NULL, NULL, 1, NULL, NULL, '2026-11-28T11:46:33.568Z', NULL, NULL);
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a221fa7be9a89ef7a4f1b7d1d0fa77', 'order-1005', 'PAID', 2000, 1, 2000, 1, 0, 0, '[{"ID":"ordli_01a221fa7be9a89ef7a4f1b8bb2b8cb4","ProductID":"prod_01a221fa7aa419181eff3630f8f56759","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"Product":{"ID":"prod_01a221fa7aa419181eff3630f8f56759","SourceID":"mug","Name":"Enamel mug","Price":1450}}]', NULL, NULL, NULL, NULL, 0, NULL, '{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a221fa7be9a89ef7a4f1b8bb2b8cb4","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a221fa7bee92d20ecd67748aa8e849"]}', '2026-11-28T11:46:33.577Z', '2026-11-28T11:46:33.582Z', '2026-11-28T11:46:33.577Z');
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lopb_01a221fa7b2edf1ec4da533149d184d5', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'vtx_01a221fa7b2dabd9a6240ec5503f4260', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 1, 'v_01a221fa7b24f28dca07fbfd1b97c7f3 9999-12-31 001795866393389', NULL, '2026-11-28T11:46:33.389Z', '2026-11-28T11:46:33.405Z');
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lcpeb_01a221fa7bd2368c4dc4cbebe497accb', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'lmbr_01a221fa7bcc9b525ce7fd5f080a484b', 'lctx_01a221fa7bd2368c4dc4cbeaf2b38549', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 0, NULL, NULL, '2026-11-28T11:46:33.553Z', '2026-11-28T11:46:33.571Z');
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lcpeb_01a221fa7c4c7f1031ab5e86478e9ef1', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'lmbr_01a221fa7bcc9b525ce7fd5f080a484b', 'lctx_01a221fa7c4c7f1031ab5e864437d733', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 1, 'lcrd_01a221fa7bcedfbd2c93e42686f0402f 9999-12-31 001795866393672', NULL, '2026-11-28T11:46:33.672Z', NULL);
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lcpeb_01a221fa7c4c7f1031ab5e88b3208b67', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'lmbr_01a221fa7bcc9b525ce7fd5f080a484b', 'lctx_01a221fa7c4c7f1031ab5e87d59d0cb4', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 1, 'lcrd_01a221fa7bcedfbd2c93e42686f0402f 9999-12-31 001795866393672', NULL, '2026-11-28T11:46:33.672Z', NULL);
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lopb_01a221fa7c56ed691259349045383f38', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'vtx_01a221fa7c56ed691259348fef10b2cc', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 1, 'v_01a221fa7b24f28dca07fbfd1b97c7f3 9999-12-31 001795866393683', NULL, '2026-11-28T11:46:33.683Z', NULL);
INSERT INTO points_takes ("project_id", "id", "account_id", "entry_id", "lot_id", "points", "returned", "restored", "created_at") VALUES ('demo', 'lpt_01a221fa7b3e83b61296abfaf21dd76f', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'vtx_01a221fa7b3e83b61296abfaaa8bfb29', 'lopb_01a221fa7b2edf1ec4da533149d184d5', 20, 0, 0, '2026-11-28T11:46:33.405Z');
INSERT INTO points_takes ("project_id", "id", "account_id", "entry_id", "lot_id", "points", "returned", "restored", "created_at") VALUES ('demo', 'lpt_01a221fa7bdacf1494f0b3e20eaae853', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'lctx_01a221fa7bdacf1494f0b3e1b79c2cf9', 'lcpeb_01a221fa7bd2368c4dc4cbebe497accb', 20, 0, 0, '2026-11-28T11:46:33.559Z');
INSERT INTO points_takes ("project_id", "id", "account_id", "entry_id", "lot_id", "points", "returned", "restored", "created_at") VALUES ('demo', 'lpt_01a221fa7be5ac4045cefda1d6ed486c', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'lctx_01a221fa7be5ac4045cefda1ba348ca3', 'lcpeb_01a221fa7bd2368c4dc4cbebe497accb', 80, 0, 0, '2026-11-28T11:46:33.571Z');
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-28T11:46:33.235Z', NULL, NULL);
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_01a221fa7a9d2fd8cf0a9e3d86a3acb1', 'beans', 'House blend', NULL, '["weight"]', '{"roast":"medium"}', NULL, '2026-11-28T11:46:33.244Z', NULL, NULL);
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_01a221fa7aa27222f8af86c5f628cffd', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-28T11:46:33.250Z', NULL, NULL);
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_01a221fa7aa419181eff3630f8f56759', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-28T11:46:33.251Z', NULL, NULL);
INSERT INTO products_collections ("project_id", "id", "name", "type", "members", "filter", "condition", "builtin", "created_at", "updated_at") VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction":"and"}', NULL, 1, '2026-11-28T11:46:33.235Z', NULL);
INSERT INTO products_collections ("project_id", "id", "name", "type", "members", "filter", "condition", "builtin", "created_at", "updated_at") VALUES ('demo', 'pc_01a221fa7aa589a280900d3d7fb92cd3', 'Equipment', 'STATIC', '[{"ID":"prod_01a221fa7aa27222f8af86c5f628cffd","Object":"product"},{"ID":"prod_01a221fa7aa419181eff3630f8f56759","Object":"product"}]', NULL, NULL, 0, '2026-11-28T11:46:33.253Z', NULL);
INSERT INTO program_assignments ("project_id", "id", "pair", "program_id", "type", "resource_id", "stock", "redeemed", "created_at", "updated_at") VALUES ('demo', 'lasgm_01a221fa7bc7a7a2d9bf40eb77111fb2', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c lcdef_01a221fa7bb6073231e5aaf8d529e94b', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'card_definition', 'lcdef_01a221fa7bb6073231e5aaf8d529e94b', NULL, 0, '2026-11-28T11:46:33.542Z', NULL);
INSERT INTO program_assignments ("project_id", "id", "pair", "program_id", "type", "resource_id", "stock", "redeemed", "created_at", "updated_at") VALUES ('demo', 'lasgm_01a221fa7bc7a7a2d9bf40ecc564ec8b', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c lts_01a221fa7bbae352f9a21194868c13ea', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'tier_structure', 'lts_01a221fa7bbae352f9a21194868c13ea', NULL, 0, '2026-11-28T11:46:33.542Z', NULL);
INSERT INTO program_assignments ("project_id", "id", "pair", "program_id", "type", "resource_id", "stock", "redeemed", "created_at", "updated_at") VALUES ('demo', 'lasgm_01a221fa7bc88ead7fa1f96df2ee673b', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c lern_01a221fa7bc2de3ffeb0b020b179518d', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'earning_rule', 'lern_01a221fa7bc2de3ffeb0b020b179518d', NULL, 0, '2026-11-28T11:46:33.542Z', NULL);
INSERT INTO program_assignments ("project_id", "id", "pair", "program_id", "type", "resource_id", "stock", "redeemed", "created_at", "updated_at") VALUES ('demo', 'lasgm_01a221fa7bca89e6375ace8fc5c9096d', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c lrew_01a221fa7bc4b854d3af0760f4d3f46c', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'reward', 'lrew_01a221fa7bc4b854d3af0760f4d3f46c', NULL, 1, '2026-11-28T11:46:33.546Z', NULL);
INSERT INTO program_earning_rules ("project_id", "id", "name", "status", "event", "definition", "created_at") VALUES ('demo', 'lern_01a221fa7bc2de3ffeb0b020b179518d', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID":"lern_01a221fa7bc2de3ffeb0b020b179518d","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid"},"Earnings":[{"ID":"lernei_01a221fa7bc2de3ffeb0b020085f4593","Effects":[{"Award":{"CardDefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Points":10}},{"BenefitID":"lben_01a221fa7bc0cc4bdce59a696495f8e1"}]}],"CreatedAt":"2026-11-28T11:46:33.538Z"}', '2026-11-28T11:46:33.538Z');
INSERT INTO program_locks ("project_id", "id", "created_at") VALUES ('demo', 'llock_definitions', '2026-11-28T11:46:33.526Z');
INSERT INTO program_rewards ("project_id", "id", "name", "type", "status", "definition", "created_at") VALUES ('demo', 'lrew_01a221fa7bc4b854d3af0760f4d3f46c', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID":"lrew_01a221fa7bc4b854d3af0760f4d3f46c","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Gift":{"Material":{"ProductID":"prod_01a221fa7aa419181eff3630f8f56759"}},"Costs":[{"ID":"lrcst_01a221fa7bc4b854d3af075febe6d614","Spending":{"ID":"lrspn_01a221fa7bc4b854d3af0760b0826808","Points":20,"CardDefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b"}}],"CreatedAt":"2026-11-28T11:46:33.54Z"}', '2026-11-28T11:46:33.540Z');
INSERT INTO program_tiers ("project_id", "id", "tier_structure_id", "name", "definition", "created_at") VALUES ('demo', 'lt_01a221fa7bbc2ac1d0b8db1b709b434c', 'lts_01a221fa7bbae352f9a21194868c13ea', 'Gold', '{"ID":"lt_01a221fa7bbc2ac1d0b8db1b709b434c","StructureID":"lts_01a221fa7bbae352f9a21194868c13ea","Name":"Gold","Type":"POINTS","Min":10,"Downgrade":"INHERIT","Expiration":{"Type":"INHERIT"},"CreatedAt":"2026-11-28T11:46:33.532Z"}', '2026-11-28T11:46:33.532Z');
INSERT INTO programs ("project_id", "id", "name", "status", "validity", "metadata", "created_at", "updated_at") VALUES ('demo', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'Club', 'ACTIVE', NULL, NULL, '2026-11-28T11:46:33.542Z', NULL);
INSERT INTO project_revisions ("project_id", "rules", "catalog") VALUES ('demo', 22, 7);
INSERT INTO projects ("project_id", "id", "name", "description", "timezone", "currency", "dial_code", "api_version", "webhook_version", "case_sensitive_codes", "code_charset", "cluster_id", "secret", "client", "notifications", "restricted", "refusals_off", "returns", "retention", "sandbox", "clock_offset", "created_at", "updated_at") VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', 1, NULL, NULL, 'ee87619da8f9937924820778658e2de7e1ac67139e5b2144a4ae3bd4d64295a1', NULL, NULL, NULL, 0, NULL, NULL, 1, 0, '2026-11-28T11:46:33.235Z', NULL);
INSERT INTO promotion_stacks ("project_id", "id", "campaign_id", "name", "tier_ids", "hierarchy_mode", "category_id", "created_at", "updated_at") VALUES ('demo', 'stack_01a221fa7b75f618b95030f763377a4a', 'camp_01a221fa7acde1c69ca8ef95a414b44e', 'Both', '["promo_01a221fa7acde1c69ca8ef967280194a"]', 'MANUAL', NULL, '2026-11-28T11:46:33.461Z', NULL);
INSERT INTO promotion_tiers ("project_id", "id", "campaign_id", "name", "banner", "discount", "metadata", "hierarchy", "active", "validity", "start_date", "expiration_date", "category_id", "created_at", "updated_at") VALUES ('demo', 'promo_01a221fa7acde1c69ca8ef967280194a', 'camp_01a221fa7acde1c69ca8ef95a414b44e', 'Five off', '5.00 off every order', '{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500}', NULL, 1, 1, NULL, NULL, NULL, NULL, '2026-11-28T11:46:33.293Z', NULL);
INSERT INTO promotion_tiers ("project_id", "id", "campaign_id", "name", "banner", "discount", "metadata", "hierarchy", "active", "validity", "start_date", "expiration_date", "category_id", "created_at", "updated_at") VALUES ('demo', 'promo_01a221fa7ad1e7fa312be992016bf101', 'camp_01a221fa7acde1c69ca8ef95a414b44e', 'Fifteen off', '15.00 off above 50.00', '{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500}', NULL, 2, 1, NULL, NULL, NULL, NULL, '2026-11-28T11:46:33.297Z', NULL);
INSERT INTO publications ("project_id", "id", "source_id", "customer_id", "tracking_id", "channel", "metadata", "voucher_ids", "codes", "voucher_code", "result", "campaign_id", "voucher_type", "is_referral_code", "failure_code", "failure_message", "created_at") VALUES ('demo', 'pub_01a221fa7b29aea32287c1aff06ad536', NULL, 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU', 'API', NULL, '["v_01a221fa7b24f28dca07fbfd1b97c7f3"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'LOYALTY_CARD', 0, NULL, NULL, '2026-11-28T11:46:33.383Z');
INSERT INTO publications ("project_id", "id", "source_id", "customer_id", "tracking_id", "channel", "metadata", "voucher_ids", "codes", "voucher_code", "result", "campaign_id", "voucher_type", "is_referral_code", "failure_code", "failure_message", "created_at") VALUES ('demo', 'pub_01a221fa7b9be352511b4326702770ee', NULL, 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU', 'API', NULL, '["v_01a221fa7b983f196b0d5af66ce8c6bf"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a221fa7b957653b53577aa4c1639e4', 'DISCOUNT_VOUCHER', 1, NULL, NULL, '2026-11-28T11:46:33.498Z');
INSERT INTO punchcard_migrations ("name") VALUES ('0001_projects');
INSERT INTO punchcard_migrations ("name") VALUES ('0002_catalog');
INSERT INTO punchcard_migrations ("name") VALUES ('0003_customers');
INSERT INTO punchcard_migrations ("name") VALUES ('0004_campaigns');
INSERT INTO punchcard_migrations ("name") VALUES ('0005_vouchers');
INSERT INTO punchcard_migrations ("name") VALUES ('0006_promotions');
INSERT INTO punchcard_migrations ("name") VALUES ('0007_orders');
INSERT INTO punchcard_migrations ("name") VALUES ('0008_redemptions');
INSERT INTO punchcard_migrations ("name") VALUES ('0009_points');
INSERT INTO punchcard_migrations ("name") VALUES ('0010_loyalty');
INSERT INTO punchcard_migrations ("name") VALUES ('0011_programs');
INSERT INTO punchcard_migrations ("name") VALUES ('0012_members');
INSERT INTO punchcard_migrations ("name") VALUES ('0013_events');
INSERT INTO punchcard_migrations ("name") VALUES ('0014_jobs');
INSERT INTO punchcard_migrations ("name") VALUES ('0015_idempotency');
INSERT INTO punchcard_migrations ("name") VALUES ('0016_returns');
INSERT INTO punchcard_migrations ("name") VALUES ('0017_sign_in');
INSERT INTO punchcard_migrations ("name") VALUES ('0018_audit');
INSERT INTO punchcard_migrations ("name") VALUES ('0019_refusals');
INSERT INTO punchcard_migrations ("name") VALUES ('0020_discount_guard');
INSERT INTO punchcard_migrations ("name") VALUES ('0021_liabilities');
INSERT INTO punchcard_migrations ("name") VALUES ('0022_archives');
INSERT INTO punchcard_migrations ("name") VALUES ('0023_full_exports');
INSERT INTO redeemable_holders ("project_id", "id", "assignment", "voucher_id", "customer_id", "holder_role", "referrer_id", "campaign_id", "voucher_type", "metadata", "created_at", "converted_at", "cause_type", "cause_id") VALUES ('demo', 'rh_01a221fa7b9fd426ada2b76d7ad50966', 'v_01a221fa7b983f196b0d5af66ce8c6bf cust_01a221fa7aab31a929ea4e6f7ba02ba1', 'v_01a221fa7b983f196b0d5af66ce8c6bf', 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', 'REFEREE', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'camp_01a221fa7b957653b53577aa4c1639e4', 'DISCOUNT_VOUCHER', NULL, '2026-11-28T11:46:33.503Z', NULL, NULL, NULL);
INSERT INTO redemption_totals ("project_id", "id", "subject_id", "day", "redemptions", "orders", "discounts", "credits", "points") VALUES ('demo', 'camp_01a221fa7b0affc3963a8ee047920fa9/2026-11-28', 'camp_01a221fa7b0affc3963a8ee047920fa9', '2026-11-28', 1, 0, 0, 0, 20);
INSERT INTO redemption_totals ("project_id", "id", "subject_id", "day", "redemptions", "orders", "discounts", "credits", "points") VALUES ('demo', 'camp_01a221fa7ac009159c5d746af00df39d/2026-11-28', 'camp_01a221fa7ac009159c5d746af00df39d', '2026-11-28', 1, 4500, 500, 500, 0);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a221fa7adf81dc9db6b7ffa38e5e6f', 'redemption', '2026-11-28T11:46:33.311Z', NULL, 0, NULL, NULL, 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', 'track_XcJlN71bwnxL75XGI2PxMvdJQFZC25P9vwK8_-ntSHI', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '9de6851935b04ff56421b06b03e20a18', 'API', NULL, '9de6851935b04ff56421b06b03e20a18', NULL, 'voucher', 'v_01a221fa7abd5380c3a479f1299549bc', 'v_01a221fa7abd5380c3a479f1299549bc', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a221fa7adf81dc9db6b7fe62bdef9a', '{"Order":790,"Items":0,"OrderTotal":7110,"Credits":0,"Points":0}', NULL, NULL, NULL);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a221fa7b3e83b61296abfa2c830910', 'redemption', '2026-11-28T11:46:33.405Z', NULL, 0, NULL, NULL, 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '9de6851935b04ff56421b06b03e20a18', 'API', NULL, '9de6851935b04ff56421b06b03e20a18', NULL, 'voucher', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'REGULAR1', NULL, 'camp_01a221fa7b0affc3963a8ee047920fa9', 'Regulars', 'rew_01a221fa7b165c5a395951883246c766', 'PENDING', NULL, '{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Reward":{"AssignmentID":"rewa_01a221fa7b1cf909f43cc02e1db356b7","Type":"MATERIAL","LoyaltyTierID":"ltr_01a221fa7b137bc4b99816e8c1d93b55","EntryID":"vtx_01a221fa7b3e83b61296abfaaa8bfb29","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a221fa7b165c5a395951883246c766","By":1}]}', NULL, NULL, NULL);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a221fa7b4a0828dfe2257194acd4ec', 'redemption', '2026-11-28T11:46:33.418Z', NULL, 0, NULL, NULL, 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '9de6851935b04ff56421b06b03e20a18', 'API', NULL, '9de6851935b04ff56421b06b03e20a18', NULL, 'voucher', 'v_01a221fa7ac9779870f4aee042544e5c', 'v_01a221fa7ac9779870f4aee042544e5c', 'GIFT-50', NULL, 'camp_01a221fa7ac009159c5d746af00df39d', 'Gift cards', NULL, NULL, 'ord_01a221fa7b4a0828dfe22570edd0a236', '{"Order":500,"Items":0,"OrderTotal":4500,"Credits":500,"Points":0}', NULL, NULL, NULL);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a221fa7b5300670e1507652128be44', 'redemption', '2026-11-28T11:46:33.427Z', NULL, 0, NULL, NULL, 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, NULL, '9de6851935b04ff56421b06b03e20a18', 'API', NULL, '9de6851935b04ff56421b06b03e20a18', NULL, 'voucher', 'v_01a221fa7abd5380c3a479f1299549bc', 'v_01a221fa7abd5380c3a479f1299549bc', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a221fa7b5bdd6c2f15898afd760f13', '2026-11-28T11:46:33.435Z');
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'rr_01a221fa7b5bdd6c2f15898afd760f13', 'redemption_rollback', '2026-11-28T11:46:33.435Z', NULL, 0, 'r_01a221fa7b5300670e1507652128be44', NULL, 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'track_sWs3Yos7yUS2niZfi2EMJx6SZ5Xb6JwUxelu_0WQhiU', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '9de6851935b04ff56421b06b03e20a18', 'API', NULL, '9de6851935b04ff56421b06b03e20a18', NULL, 'voucher', 'v_01a221fa7abd5380c3a479f1299549bc', 'v_01a221fa7abd5380c3a479f1299549bc', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":0,"OrderMode":"WITH_ORDER"}', NULL, NULL, NULL);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a221fa7b72d490f37138eed9a654d3', 'redemption', '2026-11-28T11:46:33.458Z', NULL, 0, NULL, NULL, 'cust_01a221fa7aab31a929ea4e6f7ba02ba1', 'track_XcJlN71bwnxL75XGI2PxMvdJQFZC25P9vwK8_-ntSHI', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '9de6851935b04ff56421b06b03e20a18', 'API', NULL, '9de6851935b04ff56421b06b03e20a18', NULL, 'voucher', 'v_01a221fa7b6af52be3564c5e6bf35f69', 'v_01a221fa7b6af52be3564c5e6bf35f69', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO returns ("project_id", "id", "source_id", "order_id", "customer_id", "campaign_ids", "body", "created_at") VALUES ('demo', 'ret_01a221fa7bee92d20ecd67748aa8e849', NULL, 'ord_01a221fa7be9a89ef7a4f1b7d1d0fa77', NULL, NULL, '{"APIKey":"9de6851935b04ff56421b06b03e20a18","Policy":"KEEP","RefundOrder":"PROPORTIONAL","Items":[{"ItemID":"ordli_01a221fa7be9a89ef7a4f1b8bb2b8cb4","ProductID":"prod_01a221fa7aa419181eff3630f8f56759","Quantity":1,"Free":0,"Amount":1000,"Subtotal":1000}],"Amount":1000,"Money":1000,"Forfeited":0,"Uncredited":0,"Withheld":0,"Refunded":1000,"Kept":1000,"TakesEarned":true,"Earned":{"By":["programs","campaigns"]}}', '2026-11-28T11:46:33.582Z');
INSERT INTO reward_assignments ("project_id", "id", "pair", "reward_id", "campaign_id", "points", "auto_redeem", "created_at", "updated_at") VALUES ('demo', 'rewa_01a221fa7b1cf909f43cc02e1db356b7', 'rew_01a221fa7b165c5a395951883246c766 camp_01a221fa7b0affc3963a8ee047920fa9', 'rew_01a221fa7b165c5a395951883246c766', 'camp_01a221fa7b0affc3963a8ee047920fa9', 20, 0, '2026-11-28T11:46:33.372Z', NULL);
INSERT INTO reward_transactions ("project_id", "id", "type", "status", "program_id", "member_id", "card_id", "card_transaction_id", "reward_id", "points", "details", "created_at", "updated_at") VALUES ('demo', 'lrtx_01a221fa7bd9064810c8ef9f191af1be', 'PURCHASE', 'APPROVED', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'lmbr_01a221fa7bcc9b525ce7fd5f080a484b', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'lctx_01a221fa7bdacf1494f0b3e1b79c2cf9', 'lrew_01a221fa7bc4b854d3af0760f4d3f46c', 20, '{"Reason":"Points spent on reward","RewardType":"MATERIAL","Gift":{"Material":{"ProductID":"prod_01a221fa7aa419181eff3630f8f56759"}}}', '2026-11-28T11:46:33.559Z', NULL);
INSERT INTO rewards ("project_id", "id", "name", "type", "stock", "redeemed", "image_url", "description", "metadata", "campaign_id", "campaign", "product", "coin", "created_at", "updated_at") VALUES ('demo', 'rew_01a221fa7b165c5a395951883246c766', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID":"prod_01a221fa7aa419181eff3630f8f56759"}', NULL, '2026-11-28T11:46:33.366Z', NULL);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (1, X'DC012F7770726F6A6563744764656D6F476B696E64C71A43414D504149474E2E564F5543484552535F47454E4552415445777061796C6F6164CCF787416374696F6E4944C72361615F3031613232316661376162363263623830646539383836623231633863313339A743616D706169676E4944C72563616D705F303161323231666137616234306435316230363463333839623663356330363777506F7274696F6E133047506163651330974F7665727269646573CC73A7436F6465436F6E66696700875175616E7469747900575374617274C714303030312D30312D30315430303A30303A30305A37456E64C714303030312D30312D30315430303A30303A30305AA743617465676F7279494407C70E4164646974696F6E616C496E666F07874D657461646174610057466972737401', 1, '2026-11-28 11:46:33.275', X'CB15C71370756E6368636172643A353535343036313936', '2026-11-28 11:46:33.272', NULL, '2026-11-28 11:46:33.281', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71037346133663836616338313737363538', 1, 'campaign_vouchers_generate', 'completed', '2026-11-28 11:46:33.272', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (2, X'DC012F7770726F6A6563744764656D6F476B696E64C71A43414D504149474E2E564F5543484552535F47454E4552415445777061796C6F6164CCF787416374696F6E4944C72361615F3031613232316661376163316338313030613361396331356332313531393635A743616D706169676E4944C72563616D705F303161323231666137616330303931353963356437343661663030646633396477506F7274696F6E133047506163651330974F7665727269646573CC73A7436F6465436F6E66696700875175616E7469747900575374617274C714303030312D30312D30315430303A30303A30305A37456E64C714303030312D30312D30315430303A30303A30305AA743617465676F7279494407C70E4164646974696F6E616C496E666F07874D657461646174610057466972737401', 1, '2026-11-28 11:46:33.284', X'CB15C71370756E6368636172643A353535343036313936', '2026-11-28 11:46:33.282', NULL, '2026-11-28 11:46:33.289', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71061303538663861366532656135363561', 1, 'campaign_vouchers_generate', 'completed', '2026-11-28 11:46:33.282', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (3, X'CC787770726F6A6563744764656D6F476B696E64C71B4C4F59414C544945532E524543414C43554C4154455F5449455253777061796C6F6164CC3FA743616D706169676E4944C72563616D705F303161323231666137623061666663333936336138656530343739323066613957416674657207475269736502', 1, '2026-11-28 11:46:33.367', X'CB15C71370756E6368636172643A353535343036313936', '2026-11-28 11:46:33.364', NULL, '2026-11-28 11:46:33.371', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71032316430343633316639336234623964', 1, 'loyalties_recalculate_tiers', 'completed', '2026-11-28 11:46:33.364', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (4, X'CC3E7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1187436F6E73756D6572776C6F79616C7479', 1, '2026-11-28 11:46:33.416', X'CB15C71370756E6368636172643A353535343036313936', '2026-11-28 11:46:33.413', NULL, '2026-11-28 11:46:33.427', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71062373935303939393565363330613136', 1, 'events_hand_out', 'completed', '2026-11-28 11:46:33.413', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (5, X'CC3E7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1187436F6E73756D65727772657761726473', 1, '2026-11-28 11:46:33.416', X'CB15C71370756E6368636172643A353535343036313936', '2026-11-28 11:46:33.413', NULL, '2026-11-28 11:46:33.432', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71062373935303939393565363330613136', 1, 'events_hand_out', 'completed', '2026-11-28 11:46:33.413', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (6, X'CC407770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1387436F6E73756D65729773756D6D6172696573', 1, '2026-11-28 11:46:33.433', X'CB15C71370756E6368636172643A353535343036313936', '2026-11-28 11:46:33.413', NULL, '2026-11-28 11:46:33.441', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71062373935303939393565363330613136', 1, 'events_hand_out', 'completed', '2026-11-28 11:46:33.413', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (7, X'CC687770726F6A6563744764656D6F476B696E64C70D5345474D454E54532E53594E43777061796C6F6164CC3D975365676D656E744944C7247365675F3031613232316661376237373039326136636161373566303562633832646539574166746572074754656C6C02', 1, '2026-11-28 11:46:33.466', X'CB15C71370756E6368636172643A353535343036313936', '2026-11-28 11:46:33.464', NULL, '2026-11-28 11:46:33.473', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71037376232643865323434376537393836', 1, 'segments_sync', 'completed', '2026-11-28 11:46:33.464', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (8, X'CC6B7770726F6A6563744764656D6F476B696E64674558504F5254777061796C6F6164CC48874578706F72744944C7246578705F303161323231666137623830383962373335306531663861363831376334313077506F7274696F6E1330675375727665790257416674657207', 1, '2026-11-28 11:46:33.474', X'CB15C71370756E6368636172643A353535343036313936', '2026-11-28 11:46:33.473', NULL, '2026-11-28 11:46:33.482', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71064386133626161663563303931623034', 1, 'export', 'completed', '2026-11-28 11:46:33.473', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (9, X'CC757770726F6A6563744764656D6F476B696E64C715435553544F4D4552532E42554C4B5F555044415445777061796C6F6164CC4287416374696F6E4944C72361615F303161323231666137623833393332363731646639646634316365303961643777506F7274696F6E1330874D6574616461746100', 1, '2026-11-28 11:46:33.479', X'CB15C71370756E6368636172643A353535343036313936', '2026-11-28 11:46:33.477', NULL, '2026-11-28 11:46:33.484', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71033643531643131316637323432643964', 1, 'customers_bulk_update', 'completed', '2026-11-28 11:46:33.477', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (10, X'CC3E7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1187436F6E73756D6572776C6F79616C7479', 1, '2026-11-28 11:46:33.671', X'CB15C71370756E6368636172643A353535343036313936', '2026-11-28 11:46:33.668', NULL, '2026-11-28 11:46:33.690', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71066346664366566313132383065313537', 1, 'events_hand_out', 'completed', '2026-11-28 11:46:33.668', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (11, X'CC3F7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1287436F6E73756D65728770726F6772616D73', 1, '2026-11-28 11:46:33.671', X'CB15C71370756E6368636172643A353535343036313936', '2026-11-28 11:46:33.668', NULL, '2026-11-28 11:46:33.682', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71066346664366566313132383065313537', 1, 'events_hand_out', 'completed', '2026-11-28 11:46:33.668', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (12, X'CC407770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1387436F6E73756D657297726566657272616C73', 1, '2026-11-28 11:46:33.694', X'CB15C71370756E6368636172643A353535343036313936', '2026-11-28 11:46:33.668', NULL, '2026-11-28 11:46:33.698', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71066346664366566313132383065313537', 1, 'events_hand_out', 'completed', '2026-11-28 11:46:33.668', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (13, X'CC3E7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1187436F6E73756D65727772657761726473', 1, '2026-11-28 11:46:33.701', X'CB15C71370756E6368636172643A353535343036313936', '2026-11-28 11:46:33.668', NULL, '2026-11-28 11:46:33.704', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71066346664366566313132383065313537', 1, 'events_hand_out', 'completed', '2026-11-28 11:46:33.668', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (14, X'CC3F7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1287436F6E73756D6572877365676D656E7473', 1, '2026-11-28 11:46:33.701', X'CB15C71370756E6368636172643A353535343036313936', '2026-11-28 11:46:33.668', NULL, '2026-11-28 11:46:33.705', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71066346664366566313132383065313537', 1, 'events_hand_out', 'completed', '2026-11-28 11:46:33.668', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (15, X'CC407770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1387436F6E73756D65729773756D6D6172696573', 0, NULL, NULL, '2026-11-28 11:46:33.668', NULL, NULL, 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71066346664366566313132383065313537', 1, 'events_hand_out', 'available', '2026-11-28 11:46:33.668', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (16, X'CC6B7770726F6A6563744764656D6F476B696E64C7154C4F59414C544945532E54494552535F4A55444745777061796C6F6164CC389750726F6772616D4944C7256C7072675F303161323231666137626336333362353163623961653161376433363333376357416674657207', 1, '2026-11-28 11:46:33.690', X'CB15C71370756E6368636172643A353535343036313936', '2026-11-28 11:46:33.675', NULL, '2026-11-28 11:46:33.701', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71062663465616663323630316639393264', 1, 'loyalties_tiers_judge', 'completed', '2026-11-28 11:46:33.675', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (17, X'CC6B7770726F6A6563744764656D6F476B696E64C7154C4F59414C544945532E54494552535F4A55444745777061796C6F6164CC389750726F6772616D4944C7256C7072675F303161323231666137626336333362353163623961653161376433363333376357416674657207', 1, '2026-11-28 11:46:33.690', X'CB15C71370756E6368636172643A353535343036313936', '2026-11-28 11:46:33.675', NULL, '2026-11-28 11:46:33.697', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71033656266623161633433343532643836', 1, 'loyalties_tiers_judge', 'completed', '2026-11-28 11:46:33.675', X'0B', NULL, NULL, 11);
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 1, '2026-11-28 11:46:33');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 2, '2026-11-28 11:46:33');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 3, '2026-11-28 11:46:33');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 4, '2026-11-28 11:46:33');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 5, '2026-11-28 11:46:33');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 6, '2026-11-28 11:46:33');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 7, '2026-11-28 11:46:33');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (1, '2026-11-28 11:46:33.272', '{"queue":"campaign_vouchers_generate"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (2, '2026-11-28 11:46:33.282', '{"queue":"campaign_vouchers_generate"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (3, '2026-11-28 11:46:33.365', '{"queue":"loyalties_recalculate_tiers"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (4, '2026-11-28 11:46:33.414', '{"queue":"events_hand_out"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (5, '2026-11-28 11:46:33.464', '{"queue":"segments_sync"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (6, '2026-11-28 11:46:33.473', '{"queue":"export"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (7, '2026-11-28 11:46:33.477', '{"queue":"customers_bulk_update"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (8, '2026-11-28 11:46:33.669', '{"queue":"events_hand_out"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (9, '2026-11-28 11:46:33.675', '{"queue":"loyalties_tiers_judge"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (10, '2026-11-28 11:46:33.675', '{"queue":"loyalties_tiers_judge"}', 'river_insert');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('webhooks_send', '2026-11-28 11:46:33.141', X'0C', NULL, '2026-11-28 11:46:33.141');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_update', '2026-11-28 11:46:33.143', X'0C', NULL, '2026-11-28 11:46:33.143');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('referrals_reward', '2026-11-28 11:46:33.145', X'0C', NULL, '2026-11-28 11:46:33.145');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_metadata_key_purge', '2026-11-28 11:46:33.146', X'0C', NULL, '2026-11-28 11:46:33.146');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_metadata_update', '2026-11-28 11:46:33.149', X'0C', NULL, '2026-11-28 11:46:33.149');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('rewards_auto_redeem', '2026-11-28 11:46:33.149', X'0C', NULL, '2026-11-28 11:46:33.149');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_bulk_update', '2026-11-28 11:46:33.151', X'0C', NULL, '2026-11-28 11:46:33.151');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('orders_change_all', '2026-11-28 11:46:33.152', X'0C', NULL, '2026-11-28 11:46:33.152');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_members_delete', '2026-11-28 11:46:33.154', X'0C', NULL, '2026-11-28 11:46:33.154');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('project_erase', '2026-11-28 11:46:33.156', X'0C', NULL, '2026-11-28 11:46:33.156');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_import', '2026-11-28 11:46:33.157', X'0C', NULL, '2026-11-28 11:46:33.157');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_bulk_update', '2026-11-28 11:46:33.159', X'0C', NULL, '2026-11-28 11:46:33.159');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_import_csv', '2026-11-28 11:46:33.161', X'0C', NULL, '2026-11-28 11:46:33.161');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('orders_import', '2026-11-28 11:46:33.161', X'0C', NULL, '2026-11-28 11:46:33.161');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('rewards_deliver', '2026-11-28 11:46:33.163', X'0C', NULL, '2026-11-28 11:46:33.163');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('events_hand_out', '2026-11-28 11:46:33.164', X'0C', NULL, '2026-11-28 11:46:33.164');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_recalculate_tiers', '2026-11-28 11:46:33.167', X'0C', NULL, '2026-11-28 11:46:33.167');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_change_all', '2026-11-28 11:46:33.167', X'0C', NULL, '2026-11-28 11:46:33.167');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_bulk_update', '2026-11-28 11:46:33.170', X'0C', NULL, '2026-11-28 11:46:33.170');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_change_all', '2026-11-28 11:46:33.170', X'0C', NULL, '2026-11-28 11:46:33.170');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_import_csv', '2026-11-28 11:46:33.172', X'0C', NULL, '2026-11-28 11:46:33.172');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_metadata_key_purge', '2026-11-28 11:46:33.173', X'0C', NULL, '2026-11-28 11:46:33.173');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_generate', '2026-11-28 11:46:33.174', X'0C', NULL, '2026-11-28 11:46:33.174');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_import_csv', '2026-11-28 11:46:33.175', X'0C', NULL, '2026-11-28 11:46:33.175');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_metadata_update', '2026-11-28 11:46:33.177', X'0C', NULL, '2026-11-28 11:46:33.177');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_change_all', '2026-11-28 11:46:33.178', X'0C', NULL, '2026-11-28 11:46:33.178');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_tiers_judge', '2026-11-28 11:46:33.179', X'0C', NULL, '2026-11-28 11:46:33.179');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('export', '2026-11-28 11:46:33.180', X'0C', NULL, '2026-11-28 11:46:33.180');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_import', '2026-11-28 11:46:33.182', X'0C', NULL, '2026-11-28 11:46:33.182');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_import_csv', '2026-11-28 11:46:33.183', X'0C', NULL, '2026-11-28 11:46:33.183');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaigns_metadata_key_purge', '2026-11-28 11:46:33.185', X'0C', NULL, '2026-11-28 11:46:33.185');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('skus_change_all', '2026-11-28 11:46:33.187', X'0C', NULL, '2026-11-28 11:46:33.187');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('skus_import_csv', '2026-11-28 11:46:33.187', X'0C', NULL, '2026-11-28 11:46:33.187');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('project_daily_run', '2026-11-28 11:46:33.189', X'0C', NULL, '2026-11-28 11:46:33.189');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_metadata_update', '2026-11-28 11:46:33.192', X'0C', NULL, '2026-11-28 11:46:33.192');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('orders_metadata_key_purge', '2026-11-28 11:46:33.193', X'0C', NULL, '2026-11-28 11:46:33.193');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_members_batch_create', '2026-11-28 11:46:33.195', X'0C', NULL, '2026-11-28 11:46:33.195');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('segments_sync', '2026-11-28 11:46:33.196', X'0C', NULL, '2026-11-28 11:46:33.196');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_metadata_key_purge', '2026-11-28 11:46:33.198', X'0C', NULL, '2026-11-28 11:46:33.198');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_delete', '2026-11-28 11:46:33.199', X'0C', NULL, '2026-11-28 11:46:33.199');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('distributions_send', '2026-11-28 11:46:33.201', X'0C', NULL, '2026-11-28 11:46:33.201');
INSERT INTO segment_members ("project_id", "id", "segment_id", "customer_id", "entered_at") VALUES ('demo', 'seg_01a221fa7b77092a6caa75f05bc82de9 cust_01a221fa7aa7e07e7a78cd97e874c370', 'seg_01a221fa7b77092a6caa75f05bc82de9', 'cust_01a221fa7aa7e07e7a78cd97e874c370', '2026-11-28T11:46:33.471Z');
INSERT INTO segments ("project_id", "id", "name", "type", "filter", "created_at", "updated_at") VALUES ('demo', 'seg_01a221fa7b77092a6caa75f05bc82de9', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-28T11:46:33.463Z', NULL);
INSERT INTO sessions ("project_id", "id", "session_key", "redeemable_id", "customer_id", "quantity", "credits", "points", "created_at", "expires_at") VALUES ('demo', 'v_01a221fa7abd5380c3a479f1299549bc/ssn_01a221fa7b603c8c9d61c28ae07dd09e', 'ssn_01a221fa7b603c8c9d61c28ae07dd09e', 'v_01a221fa7abd5380c3a479f1299549bc', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 1, 0, 0, '2026-11-28T11:46:33.447Z', '2026-12-05T11:46:33.447Z');
INSERT INTO sign_in_links ("project_id", "id", "user_id", "created_at", "expires_at") VALUES ('', '7f15e8c3fde8688473642c9ef3886b483e67449f9416ae57fe35d1fdac9511e8', NULL, '2026-11-28T11:46:33.234Z', '2026-11-28T12:16:33.234Z');
INSERT INTO skus ("project_id", "id", "source_id", "product_id", "sku", "price", "currency", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'sku_01a221fa7a9f19fa182362847ed78f53', 'beans-250g', 'prod_01a221fa7a9d2fd8cf0a9e3d86a3acb1', 'House blend 250 g', 890, 'EUR', '{"weight":"250g"}', NULL, NULL, '2026-11-28T11:46:33.247Z', NULL, NULL);
INSERT INTO skus ("project_id", "id", "source_id", "product_id", "sku", "price", "currency", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'sku_01a221fa7aa0b53fae496289ffb840aa', 'beans-1kg', 'prod_01a221fa7a9d2fd8cf0a9e3d86a3acb1', 'House blend 1 kg', 2990, 'EUR', '{"weight":"1kg"}', NULL, NULL, '2026-11-28T11:46:33.248Z', NULL, NULL);
INSERT INTO stacking_rules ("project_id", "id", "settings", "created_at", "updated_at") VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"RedeemablesLimit":30,"ApplicableLimit":5,"ApplicablePerCategory":0,"ExclusiveLimit":1,"ExclusivePerCategory":0,"ApplicationMode":"ALL","Sorting":"REQUESTED_ORDER","GroupedSorting":"JOINT_ALWAYS_LAST","CalculationMode":"DISCOUNTED_AMOUNT","ProductsMode":"STACK","NoEffect":"REDEEM_ANYWAY","RollbackOrderMode":"WITH_ORDER"}', '2026-11-28T11:46:33.506Z', NULL);
INSERT INTO tier_structures ("project_id", "id", "name", "type", "status", "definition", "created_at") VALUES ('demo', 'lts_01a221fa7bbae352f9a21194868c13ea', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID":"lts_01a221fa7bbae352f9a21194868c13ea","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a221fa7bb6073231e5aaf8d529e94b","Retention":{"Type":"NO_RETENTION"},"Downgrade":{"Type":"NO_DOWNGRADE"},"CreatedAt":"2026-11-28T11:46:33.53Z","UpdatedAt":"2026-11-28T11:46:33.534Z"}', '2026-11-28T11:46:33.530Z');
INSERT INTO tier_transactions ("project_id", "id", "type", "status", "program_id", "member_id", "card_id", "card_definition_id", "tier_structure_id", "tier_id", "details", "created_at", "updated_at") VALUES ('demo', 'lttx_01a221fa7bd4f041dd2f4310faae6fb2', 'JOINED', 'APPROVED', 'lprg_01a221fa7bc633b51cb9ae1a7d36337c', 'lmbr_01a221fa7bcc9b525ce7fd5f080a484b', 'lcrd_01a221fa7bcedfbd2c93e42686f0402f', 'lcdef_01a221fa7bb6073231e5aaf8d529e94b', 'lts_01a221fa7bbae352f9a21194868c13ea', 'lt_01a221fa7bbc2ac1d0b8db1b709b434c', '{"Points":100,"To":"lt_01a221fa7bbc2ac1d0b8db1b709b434c","Origin":"card_operations","CardTransactionIDs":["lctx_01a221fa7bd2368c4dc4cbeaf2b38549"],"StartsAt":"2026-11-28T11:46:33.553Z"}', '2026-11-28T11:46:33.553Z', NULL);
INSERT INTO trash_entries ("project_id", "id", "resource_id", "resource_type", "resource_name", "parent_id", "deleted_by", "created_at") VALUES ('demo', 'tbe_01a221fa7b8f483ecca2e5181c2fd274', 'v_01a221fa7b8ce64d4d22e6c33e905d51', 'voucher', 'GONE', NULL, NULL, '2026-11-28T11:46:33.486Z');
INSERT INTO users ("project_id", "id", "login", "email", "first_name", "last_name", "owner", "roles", "projects", "state", "password", "identity", "signed_in_at", "created_at", "updated_at") VALUES ('', 'user_01a221fa7bad1b2fb510c7efa42aa60d', 'owner@shop.example', 'owner@shop.example', NULL, NULL, 0, '{"demo":"ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, NULL, '2026-11-28T11:46:33.517Z', NULL);
INSERT INTO validation_rules ("project_id", "id", "name", "rules", "bundle_rules", "error", "applicable_to", "type", "context_type", "created_at", "updated_at") VALUES ('demo', 'val_01a221fa7aad0c1bd825495b243a7ae8', 'Orders above 50.00', '{"Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1"}', NULL, NULL, NULL, 'expression', 'global', '2026-11-28T11:46:33.261Z', NULL);
INSERT INTO validation_rules ("project_id", "id", "name", "rules", "bundle_rules", "error", "applicable_to", "type", "context_type", "created_at", "updated_at") VALUES ('demo', 'val_01a221fa7b6834945df4971ce04af339', 'Once each', '{"Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-28T11:46:33.448Z', NULL);
INSERT INTO validation_rules_assignments ("project_id", "id", "pair", "rule_id", "related_object_id", "related_object_type", "created_at", "updated_at") VALUES ('demo', 'asgm_01a221fa7ab1d4dfcdf37afdc310fbf8', 'val_01a221fa7aad0c1bd825495b243a7ae8 voucher v_01a221fa7ab0a266207d0b71213ce3cc', 'val_01a221fa7aad0c1bd825495b243a7ae8', 'v_01a221fa7ab0a266207d0b71213ce3cc', 'voucher', '2026-11-28T11:46:33.264Z', NULL);
INSERT INTO validation_rules_assignments ("project_id", "id", "pair", "rule_id", "related_object_id", "related_object_type", "created_at", "updated_at") VALUES ('demo', 'asgm_01a221fa7ad5c28e9fb81afc40afaaa1', 'val_01a221fa7aad0c1bd825495b243a7ae8 promotion_tier promo_01a221fa7ad1e7fa312be992016bf101', 'val_01a221fa7aad0c1bd825495b243a7ae8', 'promo_01a221fa7ad1e7fa312be992016bf101', 'promotion_tier', '2026-11-28T11:46:33.301Z', NULL);
INSERT INTO validation_rules_assignments ("project_id", "id", "pair", "rule_id", "related_object_id", "related_object_type", "created_at", "updated_at") VALUES ('demo', 'asgm_01a221fa7b6b80c4d90ddb39ee2c54f1', 'val_01a221fa7b6834945df4971ce04af339 voucher v_01a221fa7b6af52be3564c5e6bf35f69', 'val_01a221fa7b6834945df4971ce04af339', 'v_01a221fa7b6af52be3564c5e6bf35f69', 'voucher', '2026-11-28T11:46:33.450Z', NULL);
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "cause", "earned_from", "order_id", "redemption_id", "rollback_id", "return_id", "related_transaction_id", "created_at") VALUES ('demo', 'vtx_01a221fa7b2dabd9a6240ec5503f4260', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-28T11:46:33.389Z');
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "cause", "earned_from", "order_id", "redemption_id", "rollback_id", "return_id", "related_transaction_id", "created_at") VALUES ('demo', 'vtx_01a221fa7b3e83b61296abfaaa8bfb29', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, NULL, 'r_01a221fa7b3e83b61296abfa2c830910', NULL, NULL, NULL, '2026-11-28T11:46:33.405Z');
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "cause", "earned_from", "order_id", "redemption_id", "rollback_id", "return_id", "related_transaction_id", "created_at") VALUES ('demo', 'vtx_01a221fa7b4a0828dfe22571e4b36064', 'v_01a221fa7ac9779870f4aee042544e5c', 'camp_01a221fa7ac009159c5d746af00df39d', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, NULL, 'ord_01a221fa7b4a0828dfe22570edd0a236', 'r_01a221fa7b4a0828dfe2257194acd4ec', NULL, NULL, NULL, '2026-11-28T11:46:33.418Z');
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "cause", "earned_from", "order_id", "redemption_id", "rollback_id", "return_id", "related_transaction_id", "created_at") VALUES ('demo', 'vtx_01a221fa7c56ed691259348fef10b2cc', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'camp_01a221fa7b0affc3963a8ee047920fa9', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"EventID":"ev_01a221fa7b4a0828dfe22572486a8943","EventType":"customer.order.paid","OrderID":"ord_01a221fa7b4a0828dfe22570edd0a236","RuleID":"ern_01a221fa7b0f01339dd2bf798773fe76","ItemID":"","TierID":"","HolderTierID":"ltr_01a221fa7b137bc4b99816e8c1d93b55","SegmentID":"","SchemaID":"","PendingID":"","Earned":10}', 'ord_01a221fa7b4a0828dfe22570edd0a236', 'ord_01a221fa7b4a0828dfe22570edd0a236', NULL, NULL, NULL, NULL, '2026-11-28T11:46:33.683Z');
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7ab0a266207d0b71213ce3cc', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.264Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abd5380c3a479f1299549bc', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 'on the flyer', NULL, 0, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-28T11:46:33.277Z', '2026-11-28T11:46:33.435Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abe5efae8f62c3c3618645f', 'HELLO-czFu', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d84b72dc035', 'HELLO-KJLg', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d84f89efe77', 'HELLO-aNT6', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d85521a8136', 'HELLO-uVtG', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d860bad7d72', 'HELLO-4rUp', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d8644654f85', 'HELLO-QmIt', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d865d515e52', 'HELLO-LjPB', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d8669eb2ca3', 'HELLO-K1B8', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d86d6d763c0', 'HELLO-AKvn', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d873892aea5', 'HELLO-UpfK', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d873bbc5f77', 'HELLO-cr8w', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d8805203e63', 'HELLO-ALSm', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d88059a9b06', 'HELLO-uIYA', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d88f3da24ee', 'HELLO-MgRY', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d8916ac27c3', 'HELLO-EmUk', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d89da517658', 'HELLO-nPaF', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d8a1f301783', 'HELLO-lh6D', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d8ae4e75c39', 'HELLO-pIeL', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d8be1196a27', 'HELLO-pCvR', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7abf809dbba96d8c4b0b27f6', 'HELLO-NwE2', 'camp_01a221fa7ab40d51b064c389b6c5c067', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.278Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7ac732eabc4c6d291d09802a', 'CARD-vehRVKTp', 'camp_01a221fa7ac009159c5d746af00df39d', 'cat_01a221fa7a9ae538a63c111f9c264817', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.286Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7ac732eabc4c6d29a4dc649f', 'CARD-GXA4jmbq', 'camp_01a221fa7ac009159c5d746af00df39d', 'cat_01a221fa7a9ae538a63c111f9c264817', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.286Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7ac732eabc4c6d29da88090a', 'CARD-7y6Cpuiz', 'camp_01a221fa7ac009159c5d746af00df39d', 'cat_01a221fa7a9ae538a63c111f9c264817', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.286Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7ac732eabc4c6d2a8e566ec9', 'CARD-KDCJLLPx', 'camp_01a221fa7ac009159c5d746af00df39d', 'cat_01a221fa7a9ae538a63c111f9c264817', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.286Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7ac732eabc4c6d2ae8e91ded', 'CARD-CkjcaQG3', 'camp_01a221fa7ac009159c5d746af00df39d', 'cat_01a221fa7a9ae538a63c111f9c264817', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.286Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7ac9779870f4aee042544e5c', 'GIFT-50', 'camp_01a221fa7ac009159c5d746af00df39d', 'cat_01a221fa7a9ae538a63c111f9c264817', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-28T11:46:33.289Z', '2026-11-28T11:46:33.418Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7b24f28dca07fbfd1b97c7f3', 'REGULAR1', 'camp_01a221fa7b0affc3963a8ee047920fa9', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, 'cust_01a221fa7aa7e07e7a78cd97e874c370', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-28T11:46:33.380Z', '2026-11-28T11:46:33.683Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7b6af52be3564c5e6bf35f69', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-28T11:46:33.450Z', '2026-11-28T11:46:33.458Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7b8ce64d4d22e6c33e905d51', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type":"AMOUNT","AmountOff":100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.484Z', NULL, NULL, '2026-11-28T11:46:33.486Z');
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a221fa7b983f196b0d5af66ce8c6bf', 'FRIEND1', 'camp_01a221fa7b957653b53577aa4c1639e4', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 1, 'cust_01a221fa7aa7e07e7a78cd97e874c370', 'cust_01a221fa7aa7e07e7a78cd97e874c370', 1, NULL, 0, 0, 0, 0, 0, '2026-11-28T11:46:33.496Z', '2026-11-28T11:46:33.498Z', NULL, NULL);
INSERT INTO webhooks ("project_id", "id", "target_url", "events", "active", "distribution", "settings", "due_at", "created_at", "updated_at") VALUES ('demo', 'wh_01a221fa7ba81be5dab2bd92afab80d9', 'https://shop.example/hooks', '["voucher.created"]', 0, 0, NULL, NULL, '2026-11-28T11:46:33.512Z', '2026-11-28T11:46:33.512Z');
CREATE INDEX archived_days_campaign ON archived_days (project_id, campaign_id, day , id);
CREATE INDEX archived_days_day ON archived_days (project_id, day , id);
CREATE INDEX archived_uses_campaign ON archived_uses (project_id, campaign_id, customer_id, id) WHERE campaign_id IS NOT NULL;
CREATE INDEX archived_uses_subject ON archived_uses (project_id, subject_id, customer_id, id);
CREATE INDEX async_action_parts_action_id ON async_action_parts (project_id, action_id, created_at , id);
CREATE INDEX async_action_parts_created_at ON async_action_parts (project_id, created_at , id);
CREATE INDEX async_actions_created_at ON async_actions (project_id, created_at , id);
CREATE INDEX audit_entries_actor ON audit_entries (project_id, actor_id, created_at , id);
CREATE INDEX audit_entries_created_at ON audit_entries (project_id, created_at , id);
CREATE INDEX audit_entries_object ON audit_entries (project_id, object_id, created_at);
CREATE UNIQUE INDEX benefit_transactions_key ON benefit_transactions (project_id, key);
CREATE INDEX benefit_transactions_member ON benefit_transactions (project_id, member_id, created_at , id);
CREATE INDEX benefits_created_at ON benefits (project_id, created_at , id);
CREATE UNIQUE INDEX benefits_living_name ON benefits (project_id, living_name);
CREATE INDEX benefits_name ON benefits (project_id, name , id);
CREATE INDEX benefits_type ON benefits (project_id, type , id);
CREATE INDEX brandings_created_at ON brandings (project_id, created_at , id);
CREATE INDEX campaign_days_campaign ON campaign_days (project_id, campaign_id, day , id);
CREATE INDEX campaign_days_day ON campaign_days (project_id, day , id);
CREATE INDEX campaign_templates_created_at ON campaign_templates (project_id, created_at , id);
CREATE UNIQUE INDEX campaign_templates_name ON campaign_templates (project_id, name);
CREATE INDEX campaigns_category ON campaigns (project_id, category_id, created_at , id) WHERE category_id IS NOT NULL;
CREATE INDEX campaigns_created_at ON campaigns (project_id, created_at , id);
CREATE UNIQUE INDEX campaigns_name ON campaigns (project_id, name);
CREATE INDEX campaigns_updated_at ON campaigns (project_id, updated_at , id);
CREATE INDEX card_definitions_created_at ON card_definitions (project_id, created_at , id);
CREATE INDEX card_definitions_name ON card_definitions (project_id, name , id);
CREATE INDEX card_definitions_status ON card_definitions (project_id, status , id);
CREATE INDEX card_definitions_type ON card_definitions (project_id, type , id);
CREATE INDEX card_transactions_card ON card_transactions (project_id, card_id, created_at , id);
CREATE INDEX card_transactions_created_at ON card_transactions (project_id, created_at , id);
CREATE UNIQUE INDEX card_transactions_key ON card_transactions (project_id, key);
CREATE INDEX card_transactions_member ON card_transactions (project_id, member_id, created_at , id);
CREATE INDEX card_transactions_order ON card_transactions (project_id, order_id, id) WHERE order_id IS NOT NULL;
CREATE INDEX card_transactions_program ON card_transactions (project_id, program_id, created_at , id);
CREATE INDEX categories_created_at ON categories (project_id, created_at , id);
CREATE UNIQUE INDEX categories_name ON categories (project_id, name);
CREATE INDEX credentials_created_at ON credentials (project_id, created_at , id);
CREATE INDEX credentials_owner ON credentials (project_id, owner_project_id, created_at , id);
CREATE INDEX custom_event_schemas_by_name ON custom_event_schemas (project_id, name , id);
CREATE INDEX custom_event_schemas_created_at ON custom_event_schemas (project_id, created_at , id);
CREATE UNIQUE INDEX custom_event_schemas_name ON custom_event_schemas (project_id, name);
CREATE INDEX customers_city ON customers (project_id, address_city, id) WHERE address_city IS NOT NULL;
CREATE INDEX customers_created_at ON customers (project_id, created_at , id);
CREATE INDEX customers_email ON customers (project_id, email, id) WHERE email IS NOT NULL;
CREATE INDEX customers_name ON customers (project_id, name, id) WHERE name IS NOT NULL;
CREATE INDEX customers_phone ON customers (project_id, phone, id) WHERE phone IS NOT NULL;
CREATE UNIQUE INDEX customers_source_id ON customers (project_id, source_id );
CREATE INDEX customers_updated_at ON customers (project_id, updated_at , id);
CREATE INDEX discount_guards_created_at ON discount_guards (project_id, created_at , id);
CREATE INDEX earning_rules_campaign ON earning_rules (project_id, campaign_id, created_at , id);
CREATE INDEX earning_rules_created_at ON earning_rules (project_id, created_at , id);
CREATE INDEX earning_rules_event ON earning_rules (project_id, event, created_at , id);
CREATE INDEX earning_rules_updated_at ON earning_rules (project_id, updated_at , id);
CREATE TRIGGER event_has_number AFTER INSERT ON events WHEN NEW.number IS NULL BEGIN
    UPDATE event_numbers SET last = last + 8;
    UPDATE events SET number = (SELECT last - 7 FROM event_numbers) WHERE rowid = NEW.rowid;
END;
CREATE INDEX events_customer ON events (project_id, customer_id, created_at , id) WHERE customer_id IS NOT NULL;
CREATE INDEX events_entity ON events (project_id, entity_id, created_at, id);
CREATE INDEX events_number ON events (number , project_id);
CREATE INDEX export_chunks_export ON export_chunks (project_id, export_id);
CREATE INDEX exports_created_at ON exports (project_id, created_at , id);
CREATE INDEX exports_status ON exports (project_id, status , id);
CREATE UNIQUE INDEX full_exports_slot ON full_exports (project_id, slot);
CREATE INDEX idempotency_records_expires_at ON idempotency_records (project_id, expires_at , id);
CREATE INDEX liabilities_day ON liabilities (project_id, day , id);
CREATE INDEX liabilities_scope ON liabilities (project_id, scope_id, day , id);
CREATE INDEX locations_created_at ON locations (project_id, created_at , id);
CREATE INDEX locations_updated_at ON locations (project_id, updated_at , id);
CREATE INDEX loyalty_members_created_at ON loyalty_members (project_id, created_at , id);
CREATE INDEX loyalty_members_customer ON loyalty_members (project_id, customer_id , id);
CREATE UNIQUE INDEX loyalty_members_membership ON loyalty_members (project_id, membership);
CREATE INDEX loyalty_members_program ON loyalty_members (project_id, program_id, created_at , id);
CREATE INDEX loyalty_members_status ON loyalty_members (project_id, program_id, status , id);
CREATE INDEX loyalty_tier_holders_campaign ON loyalty_tier_holders (project_id, campaign_id, created_at , id);
CREATE INDEX loyalty_tier_holders_customer ON loyalty_tier_holders (project_id, customer_id, created_at , id);
CREATE INDEX loyalty_tier_holders_due_on ON loyalty_tier_holders (project_id, due_on , id) WHERE due_on IS NOT NULL;
CREATE INDEX loyalty_tier_holders_tier ON loyalty_tier_holders (project_id, tier_id, created_at , id);
CREATE INDEX loyalty_tiers_campaign ON loyalty_tiers (project_id, campaign_id, points_from, id);
CREATE INDEX loyalty_tiers_created_at ON loyalty_tiers (project_id, created_at , id);
CREATE INDEX loyalty_tiers_updated_at ON loyalty_tiers (project_id, updated_at , id);
CREATE UNIQUE INDEX member_cards_code ON member_cards (project_id, code);
CREATE INDEX member_cards_created_at ON member_cards (project_id, created_at , id);
CREATE INDEX member_cards_definition ON member_cards (project_id, card_definition_id, created_at , id);
CREATE INDEX member_cards_member ON member_cards (project_id, member_id, created_at , id);
CREATE INDEX member_cards_program ON member_cards (project_id, program_id, created_at , id);
CREATE INDEX member_cards_tier_due ON member_cards (project_id, tier_due , id);
CREATE INDEX member_counts_series ON member_counts (project_id, series, day , id);
CREATE UNIQUE INDEX member_tallies_subject ON member_tallies (project_id, subject);
CREATE INDEX metadata_schemas_by_object ON metadata_schemas (project_id, related_object , id);
CREATE INDEX metadata_schemas_created_at ON metadata_schemas (project_id, created_at , id);
CREATE UNIQUE INDEX metadata_schemas_related_object ON metadata_schemas (project_id, related_object);
CREATE INDEX oauth_tokens_app ON oauth_tokens (project_id, app_id, expires_at);
CREATE INDEX oauth_tokens_expires_at ON oauth_tokens (project_id, expires_at , id);
CREATE INDEX order_transactions_member ON order_transactions (project_id, member_id, created_at, id);
CREATE INDEX order_transactions_order ON order_transactions (project_id, order_id, id);
CREATE INDEX orders_created_at ON orders (project_id, created_at , id);
CREATE INDEX orders_customer ON orders (project_id, customer_id, created_at , id) WHERE customer_id IS NOT NULL;
CREATE UNIQUE INDEX orders_source_id ON orders (project_id, source_id) WHERE source_id IS NOT NULL;
CREATE INDEX orders_updated_at ON orders (project_id, updated_at , id) WHERE updated_at IS NOT NULL;
CREATE INDEX pending_points_account ON pending_points (project_id, account_id, date , id);
CREATE INDEX pending_points_created_at ON pending_points (project_id, created_at , id);
CREATE INDEX pending_points_date ON pending_points (project_id, date , id);
CREATE INDEX pending_points_due_on ON pending_points (project_id, due_on , id) WHERE due_on IS NOT NULL;
CREATE INDEX pending_points_entry ON pending_points (project_id, entry_id, id) WHERE entry_id IS NOT NULL;
CREATE INDEX pending_points_holder ON pending_points (project_id, holder_id, id) WHERE holder_id IS NOT NULL;
CREATE INDEX pending_points_order ON pending_points (project_id, order_id, id) WHERE order_id IS NOT NULL;
CREATE INDEX pending_points_scope ON pending_points (project_id, scope_id, id);
CREATE INDEX points_lots_account ON points_lots (project_id, account_id, created_at , id);
CREATE INDEX points_lots_burn_order ON points_lots (project_id, burn_order , id) WHERE burn_order IS NOT NULL;
CREATE INDEX points_lots_created_at ON points_lots (project_id, created_at , id);
CREATE INDEX points_lots_due_on ON points_lots (project_id, due_on , id) WHERE due_on IS NOT NULL;
CREATE INDEX points_lots_entry ON points_lots (project_id, entry_id, id) WHERE entry_id IS NOT NULL;
CREATE INDEX points_lots_expires_on ON points_lots (project_id, expires_on , id);
CREATE INDEX points_lots_scope ON points_lots (project_id, scope_id, expires_on , id);
CREATE INDEX points_takes_account ON points_takes (project_id, account_id, created_at , id);
CREATE INDEX points_takes_created_at ON points_takes (project_id, created_at , id);
CREATE INDEX points_takes_entry ON points_takes (project_id, entry_id, id);
CREATE INDEX products_collections_created_at ON products_collections (project_id, created_at , id);
CREATE INDEX products_collections_name ON products_collections (project_id, name , id);
CREATE INDEX products_collections_updated_at ON products_collections (project_id, updated_at , id);
CREATE INDEX products_created_at ON products (project_id, created_at , id);
CREATE INDEX products_name ON products (project_id, name , id);
CREATE UNIQUE INDEX products_source_id ON products (project_id, source_id);
CREATE INDEX products_updated_at ON products (project_id, updated_at , id);
CREATE INDEX program_assignments_created_at ON program_assignments (project_id, created_at , id);
CREATE UNIQUE INDEX program_assignments_pair ON program_assignments (project_id, pair);
CREATE INDEX program_assignments_program ON program_assignments (project_id, program_id, created_at , id);
CREATE INDEX program_assignments_resource ON program_assignments (project_id, resource_id, created_at , id);
CREATE INDEX program_earning_rules_created_at ON program_earning_rules (project_id, created_at , id);
CREATE INDEX program_earning_rules_name ON program_earning_rules (project_id, name , id);
CREATE INDEX program_rewards_created_at ON program_rewards (project_id, created_at , id);
CREATE INDEX program_rewards_name ON program_rewards (project_id, name , id);
CREATE INDEX program_tiers_created_at ON program_tiers (project_id, created_at , id);
CREATE INDEX program_tiers_name ON program_tiers (project_id, name , id);
CREATE INDEX program_tiers_structure ON program_tiers (project_id, tier_structure_id, created_at , id);
CREATE INDEX programs_created_at ON programs (project_id, created_at , id);
CREATE INDEX programs_name ON programs (project_id, name , id);
CREATE INDEX projects_created_at ON projects (project_id, created_at , id);
CREATE INDEX projects_name ON projects (project_id, name , id);
CREATE INDEX promotion_stacks_campaign ON promotion_stacks (project_id, campaign_id, created_at , id);
CREATE INDEX promotion_stacks_created_at ON promotion_stacks (project_id, created_at , id);
CREATE INDEX promotion_stacks_name ON promotion_stacks (project_id, name , id);
CREATE INDEX promotion_stacks_updated_at ON promotion_stacks (project_id, updated_at , id);
CREATE INDEX promotion_tiers_campaign ON promotion_tiers (project_id, campaign_id, hierarchy, id);
CREATE INDEX promotion_tiers_created_at ON promotion_tiers (project_id, created_at , id);
CREATE INDEX promotion_tiers_hierarchy ON promotion_tiers (project_id, hierarchy, id);
CREATE INDEX promotion_tiers_updated_at ON promotion_tiers (project_id, updated_at , id);
CREATE INDEX publications_campaign ON publications (project_id, campaign_id, created_at , id) WHERE campaign_id IS NOT NULL;
CREATE INDEX publications_created_at ON publications (project_id, created_at , id);
CREATE INDEX publications_customer ON publications (project_id, customer_id, created_at , id) WHERE customer_id IS NOT NULL;
CREATE UNIQUE INDEX publications_source_id ON publications (project_id, source_id);
CREATE INDEX publications_tracking ON publications (project_id, tracking_id, id) WHERE tracking_id IS NOT NULL;
CREATE INDEX publications_voucher_code ON publications (project_id, voucher_code, id) WHERE voucher_code IS NOT NULL;
CREATE UNIQUE INDEX redeemable_holders_assignment ON redeemable_holders (project_id, assignment);
CREATE INDEX redeemable_holders_created_at ON redeemable_holders (project_id, created_at , id);
CREATE INDEX redeemable_holders_customer ON redeemable_holders (project_id, customer_id, created_at , id);
CREATE INDEX redeemable_holders_referrer ON redeemable_holders (project_id, referrer_id, created_at , id);
CREATE INDEX redeemable_holders_voucher ON redeemable_holders (project_id, voucher_id, id);
CREATE INDEX redemption_totals_subject ON redemption_totals (project_id, subject_id, day);
CREATE INDEX redemptions_campaign ON redemptions (project_id, campaign_id, date , id) WHERE campaign_id IS NOT NULL;
CREATE INDEX redemptions_code ON redemptions (project_id, voucher_code , date , id);
CREATE INDEX redemptions_customer ON redemptions (project_id, customer_id , date , id);
CREATE INDEX redemptions_date ON redemptions (project_id, date , id);
CREATE INDEX redemptions_failed ON redemptions (project_id, date , id) WHERE result = 'FAILURE';
CREATE INDEX redemptions_parent ON redemptions (project_id, parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX redemptions_refused_order ON redemptions (project_id, refused_order, date , id) WHERE refused_order IS NOT NULL;
CREATE INDEX redemptions_reward_status ON redemptions (project_id, reward_status, date , id) WHERE reward_status IS NOT NULL;
CREATE INDEX redemptions_rolled_back ON redemptions (project_id, date , id) WHERE status = 'ROLLED_BACK';
CREATE INDEX redemptions_tier ON redemptions (project_id, tier_id, date , id) WHERE tier_id IS NOT NULL;
CREATE INDEX redemptions_voucher ON redemptions (project_id, voucher_id, date , id) WHERE voucher_id IS NOT NULL;
CREATE INDEX referral_rewards_created_at ON referral_rewards (project_id, created_at , id);
CREATE INDEX referral_rewards_customer ON referral_rewards (project_id, customer_id, created_at , id);
CREATE UNIQUE INDEX referral_rewards_granted_for ON referral_rewards (project_id, granted_for);
CREATE INDEX referral_tiers_campaign ON referral_tiers (project_id, campaign_id, created_at , id);
CREATE INDEX referral_tiers_created_at ON referral_tiers (project_id, created_at , id);
CREATE INDEX refusals_created_at ON refusals (project_id, created_at , id);
CREATE INDEX refusals_customer ON refusals (project_id, customer_id, created_at);
CREATE INDEX refusals_name ON refusals (project_id, name, created_at);
CREATE INDEX refusals_order ON refusals (project_id, order_name, created_at) WHERE order_name IS NOT NULL;
CREATE INDEX refusals_voucher ON refusals (project_id, voucher_id, created_at);
CREATE INDEX returns_created_at ON returns (project_id, created_at , id);
CREATE INDEX returns_customer ON returns (project_id, customer_id, created_at , id) WHERE customer_id IS NOT NULL;
CREATE INDEX returns_order ON returns (project_id, order_id, created_at , id);
CREATE UNIQUE INDEX returns_source_id ON returns (project_id, source_id) WHERE source_id IS NOT NULL;
CREATE INDEX reward_assignments_campaign ON reward_assignments (project_id, campaign_id, created_at , id);
CREATE INDEX reward_assignments_created_at ON reward_assignments (project_id, created_at , id);
CREATE UNIQUE INDEX reward_assignments_pair ON reward_assignments (project_id, pair);
CREATE INDEX reward_assignments_reward ON reward_assignments (project_id, reward_id, created_at , id);
CREATE INDEX reward_assignments_updated_at ON reward_assignments (project_id, updated_at , id);
CREATE INDEX reward_transactions_member ON reward_transactions (project_id, member_id, created_at, id);
CREATE INDEX rewards_campaign ON rewards (project_id, campaign_id, created_at , id);
CREATE INDEX rewards_created_at ON rewards (project_id, created_at , id);
CREATE INDEX rewards_updated_at ON rewards (project_id, updated_at , id);
CREATE INDEX river_job_kind ON river_job (kind);
CREATE INDEX river_job_prioritized_fetching_index ON river_job (state, queue, priority, scheduled_at, id);
CREATE INDEX river_job_state_and_finalized_at_index ON river_job (state, finalized_at) WHERE finalized_at IS NOT NULL;
CREATE UNIQUE INDEX river_job_unique_idx ON river_job (unique_key)
    WHERE unique_key IS NOT NULL
        AND unique_states IS NOT NULL
        AND CASE state
            WHEN 'available' THEN unique_states & (1 << 0)
            WHEN 'cancelled' THEN unique_states & (1 << 1)
            WHEN 'completed' THEN unique_states & (1 << 2)
            WHEN 'discarded' THEN unique_states & (1 << 3)
            WHEN 'pending'   THEN unique_states & (1 << 4)
            WHEN 'retryable' THEN unique_states & (1 << 5)
            WHEN 'running'   THEN unique_states & (1 << 6)
            WHEN 'scheduled' THEN unique_states & (1 << 7)
            ELSE 0
        END >= 1;
CREATE INDEX river_notification_created_at_idx ON river_notification (created_at);
CREATE INDEX river_notification_topic_id_idx ON river_notification (topic, id);
CREATE INDEX segment_members_customer ON segment_members (project_id, customer_id, id);
CREATE INDEX segment_members_segment ON segment_members (project_id, segment_id, id);
CREATE INDEX segments_created_at ON segments (project_id, created_at , id);
CREATE INDEX sessions_customer ON sessions (project_id, customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX sessions_expires_at ON sessions (project_id, expires_at , id);
CREATE INDEX sessions_redeemable ON sessions (project_id, redeemable_id);
CREATE INDEX sign_in_links_user ON sign_in_links (project_id, user_id);
CREATE INDEX sign_ins_user ON sign_ins (project_id, user_id, created_at , id);
CREATE INDEX skus_created_at ON skus (project_id, created_at , id);
CREATE INDEX skus_product ON skus (project_id, product_id, created_at , id);
CREATE INDEX skus_sku ON skus (project_id, sku , id);
CREATE UNIQUE INDEX skus_source_id ON skus (project_id, source_id);
CREATE INDEX skus_updated_at ON skus (project_id, updated_at , id);
CREATE INDEX stacking_rules_created_at ON stacking_rules (project_id, created_at , id);
CREATE INDEX tier_structures_created_at ON tier_structures (project_id, created_at , id);
CREATE INDEX tier_structures_name ON tier_structures (project_id, name , id);
CREATE INDEX tier_structures_status ON tier_structures (project_id, status , id);
CREATE INDEX tier_structures_type ON tier_structures (project_id, type , id);
CREATE INDEX tier_transactions_member ON tier_transactions (project_id, member_id, created_at , id);
CREATE INDEX trash_entries_created_at ON trash_entries (project_id, created_at , id);
CREATE INDEX trash_entries_resource ON trash_entries (project_id, resource_id);
CREATE INDEX users_created_at ON users (project_id, created_at , id);
CREATE UNIQUE INDEX users_identity ON users (project_id, identity);
CREATE UNIQUE INDEX users_login ON users (project_id, login);
CREATE INDEX validation_rules_assignments_created_at ON validation_rules_assignments (project_id, created_at , id);
CREATE UNIQUE INDEX validation_rules_assignments_pair ON validation_rules_assignments (project_id, pair);
CREATE INDEX validation_rules_assignments_related ON validation_rules_assignments (project_id, related_object_id, created_at , id);
CREATE INDEX validation_rules_assignments_rule ON validation_rules_assignments (project_id, rule_id, created_at , id);
CREATE INDEX validation_rules_created_at ON validation_rules (project_id, created_at , id);
CREATE UNIQUE INDEX validation_rules_name ON validation_rules (project_id, name);
CREATE INDEX validation_rules_updated_at ON validation_rules (project_id, updated_at , id);
CREATE INDEX voucher_transactions_campaign ON voucher_transactions (project_id, campaign_id, created_at , id) WHERE campaign_id IS NOT NULL;
CREATE INDEX voucher_transactions_created_at ON voucher_transactions (project_id, created_at , id);
CREATE INDEX voucher_transactions_earned_from ON voucher_transactions (project_id, earned_from, id) WHERE earned_from IS NOT NULL;
CREATE INDEX voucher_transactions_redemption ON voucher_transactions (project_id, redemption_id, created_at , id) WHERE redemption_id IS NOT NULL;
CREATE INDEX voucher_transactions_source ON voucher_transactions (project_id, voucher_id, source_id) WHERE source_id IS NOT NULL;
CREATE INDEX voucher_transactions_voucher ON voucher_transactions (project_id, voucher_id, created_at , id);
CREATE INDEX vouchers_campaign ON vouchers (project_id, campaign_id, created_at );
CREATE INDEX vouchers_category ON vouchers (project_id, category_id, created_at , id) WHERE category_id IS NOT NULL;
CREATE UNIQUE INDEX vouchers_code ON vouchers (project_id, code );
CREATE INDEX vouchers_created_at ON vouchers (project_id, created_at );
CREATE INDEX vouchers_holder ON vouchers (project_id, holder_id, created_at , id) WHERE holder_id IS NOT NULL;
CREATE INDEX vouchers_unpublished ON vouchers (project_id, campaign_id, created_at ) WHERE holder_id IS NULL AND deleted_at IS NULL AND active AND publish_count = 0;
CREATE INDEX vouchers_updated_at ON vouchers (project_id, updated_at , id) WHERE updated_at IS NOT NULL;
CREATE INDEX webhook_deliveries_created_at ON webhook_deliveries (project_id, created_at , id);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (project_id, webhook_id, next_at , id) WHERE next_at IS NOT NULL;
CREATE INDEX webhook_deliveries_finished_at ON webhook_deliveries (project_id, finished_at , id) WHERE finished_at IS NOT NULL;
CREATE INDEX webhook_deliveries_next_at ON webhook_deliveries (project_id, next_at , id) WHERE next_at IS NOT NULL;
CREATE INDEX webhook_deliveries_subject ON webhook_deliveries (project_id, subject, position, id);
CREATE INDEX webhook_deliveries_webhook ON webhook_deliveries (project_id, webhook_id, created_at , id);
CREATE INDEX webhooks_created_at ON webhooks (project_id, created_at , id);
CREATE INDEX webhooks_due_at ON webhooks (project_id, due_at , id);
