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
INSERT INTO async_action_parts ("project_id", "id", "action_id", "role", "data", "created_at") VALUES ('demo', 'aa_01a22155fec0016a512c33ef9a13c19e.report.00000000', 'aa_01a22155fec0016a512c33ef9a13c19e', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null,"Cells":null}]', '2026-11-28T08:46:53.632Z');
INSERT INTO async_action_queues ("project_id", "id", "running", "waiting") VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO async_actions ("project_id", "id", "type", "status", "operation", "request_id", "source", "created_at", "updated_at", "started_at", "finished_at", "queue", "portion", "total", "done", "failed", "by_rows", "result") VALUES ('demo', 'aa_01a22155fd9aa7e40a71af94be4c3ca8', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a22155fd973d0779e39ba87e05375d', '{"Channel":"API","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo"}', '2026-11-28T08:46:53.338Z', '2026-11-28T08:46:53.348Z', '2026-11-28T08:46:53.348Z', '2026-11-28T08:46:53.348Z', NULL, 1, 20, 20, 0, 0, '{"Message":"Generated 20 vouchers."}');
INSERT INTO async_actions ("project_id", "id", "type", "status", "operation", "request_id", "source", "created_at", "updated_at", "started_at", "finished_at", "queue", "portion", "total", "done", "failed", "by_rows", "result") VALUES ('demo', 'aa_01a22155fdb087c1090113307ea2024a', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a22155fdafa2366a00792df8ed13c4', '{"Channel":"API","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo"}', '2026-11-28T08:46:53.360Z', '2026-11-28T08:46:53.365Z', '2026-11-28T08:46:53.365Z', '2026-11-28T08:46:53.365Z', NULL, 1, 5, 5, 0, 0, '{"Message":"Generated 5 vouchers."}');
INSERT INTO async_actions ("project_id", "id", "type", "status", "operation", "request_id", "source", "created_at", "updated_at", "started_at", "finished_at", "queue", "portion", "total", "done", "failed", "by_rows", "result") VALUES ('demo', 'aa_01a22155fec0016a512c33ef9a13c19e', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a22155fec0016a512c33ef702a598a', '{"Channel":"API","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo"}', '2026-11-28T08:46:53.632Z', '2026-11-28T08:46:53.658Z', '2026-11-28T08:46:53.657Z', '2026-11-28T08:46:53.658Z', 'BULK_UPDATE', 1, 1, 1, 0, 1, '{"Message":"Updated 1 customers.","Reported":true}');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a22155ff11404c9229659d1cbb5bb1', 'DONE', 'POST /management/v1/projects/{projectId}/stacking-rules', '902c68caa6e17f6b9e92c2e6e24101a1', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'stacking-rules', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', NULL, 'v-01a22155ff106679d233ce7d4b910b6c', NULL, '{"applicable_exclusive_redeemables_limit":1,"applicable_redeemables_limit":5,"created_at":"2026-11-28T08:46:53.713Z","discount_calculation_mode":"DISCOUNTED_AMOUNT","discounted_amount_mode_categories":[],"exclusive_categories":[],"grouped_redeemables_sorting_rule":"JOINT_ALWAYS_LAST","id":"stc_773afff4df7f3d04a6b6ede14ef06bdc","initial_amount_mode_categories":[],"joint_categories":[],"no_effect_redeem_anyway_categories":[],"no_effect_skip_categories":[],"object":"stacking_rules","redeemables_application_mode":"ALL","redeemables_limit":30,"redeemables_no_effect_rule":"REDEEM_ANYWAY","redeemables_products_application_mode":"STACK","redeemables_rollback_order_mode":"WITH_ORDER","redeemables_sorting_rule":"REQUESTED_ORDER"}', NULL, NULL, NULL, '2026-11-28T08:46:53.713Z', '2026-11-28T08:46:53.728Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a22155ff24c0fa9909365f630156ec', 'DONE', 'PUT /management/v1/projects/{projectId}/discount-guard', '902c68caa6e17f6b9e92c2e6e24101a1', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'discount-guard', NULL, NULL, 'v-01a22155ff2371be2a854106f88b9d08', NULL, '{"max_percent":90}', NULL, NULL, NULL, '2026-11-28T08:46:53.732Z', '2026-11-28T08:46:53.737Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a22155ff2dbdc7634b91a452fa8a85', 'DONE', 'POST /management/v1/projects/{projectId}/webhooks', '902c68caa6e17f6b9e92c2e6e24101a1', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'webhooks', 'wh_01a22155ff30638d7f60c4ba6a43d5b8', 'https://shop.example/hooks', 'v-01a22155ff2cf0d86021b6f7c275a84c', NULL, '{"active":false,"created_at":"2026-11-28T08:46:53.744Z","events":["voucher.created"],"id":"wh_01a22155ff30638d7f60c4ba6a43d5b8","object":"webhook","target_url":"https://shop.example/hooks"}', NULL, NULL, NULL, '2026-11-28T08:46:53.741Z', '2026-11-28T08:46:53.748Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a22155ff38e60919687dace529c374', 'DONE', 'POST /management/v1/projects/{projectId}/branding', '902c68caa6e17f6b9e92c2e6e24101a1', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'branding', 'brand_95f314155a9119df2c3c384bfa44b2f3', NULL, 'v-01a22155ff374ed8159fb123bfb3eaed', NULL, '{"address.city":"","address.country":"","address.postal":"","address.state":"","address.street":"","brand.name":"Mugs","brand.permission_reminder":"You are receiving this email because you opted in at our website.","brand.privacy_policy_url":"","brand.terms_of_use_url":"","brand.website_url":"https://shop.example","contact.email":"","contact.phone":"","id":"brand_95f314155a9119df2c3c384bfa44b2f3"}', NULL, NULL, NULL, '2026-11-28T08:46:53.752Z', '2026-11-28T08:46:53.760Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a22155ff42eaf93dbaeb39484b7c2a', 'DONE', 'POST /management/v1/projects/users/invite', '902c68caa6e17f6b9e92c2e6e24101a1', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'invite', NULL, 'owner@shop.example', 'v-01a22155ff41d45d72de07dec5d89281', NULL, '{"email":"owner@shop.example","projects.demo":"ADMIN"}', NULL, NULL, NULL, '2026-11-28T08:46:53.762Z', '2026-11-28T08:46:53.768Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a22155ff4cec7d93a2d37702bf350c', 'DONE', 'POST /management/v1/projects/{projectId}/metadata-schemas', '902c68caa6e17f6b9e92c2e6e24101a1', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'metadata-schemas', 'ms_01a22155ff4df55bdafd1a25d01294d8', 'product', 'v-01a22155ff4cec7d93a2d376eb37c08b', NULL, '{"allow_defined_only":false,"created_at":"2026-11-28T08:46:53.773Z","id":"ms_01a22155ff4df55bdafd1a25d01294d8","object":"metadata_schema","properties.roast.array":false,"properties.roast.deleted":false,"properties.roast.optional":false,"properties.roast.type":"string","related_object":"product"}', NULL, NULL, NULL, '2026-11-28T08:46:53.772Z', '2026-11-28T08:46:53.786Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a22155ff5bc45f5ecaceb5a6bbd05d', 'DONE', 'POST /management/v1/projects/{projectId}/custom-event-schemas', '902c68caa6e17f6b9e92c2e6e24101a1', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'custom-event-schemas', 'ces_01a22155ff667fdf5e710b60f62c01f4', 'visited', 'v-01a22155ff5bc45f5ecaceb4ad2403f5', NULL, '{"created_at":"2026-11-28T08:46:53.798Z","id":"ces_01a22155ff667fdf5e710b60f62c01f4","name":"visited","object":"custom-event-schema"}', NULL, NULL, NULL, '2026-11-28T08:46:53.787Z', '2026-11-28T08:46:53.806Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a22155ff7118c0ee01a65e8a6e5ccb', 'DONE', 'POST /management/v1/projects/{projectId}/locations', '902c68caa6e17f6b9e92c2e6e24101a1', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'locations', 'loc_01a22155ff7213dd52cb6d6e8acb15bf', 'Town', 'v-01a22155ff70c5303e00910d6c01a7d7', NULL, '{"created_at":"2026-11-28T08:46:53.810Z","id":"loc_01a22155ff7213dd52cb6d6e8acb15bf","name":"Town","object":"location","shape.distance.center":"geo:52.2297,21.0122","shape.distance.radius":"2 km","shape.format":"distance","shape.type":"circle"}', NULL, NULL, NULL, '2026-11-28T08:46:53.809Z', '2026-11-28T08:46:53.812Z');
INSERT INTO benefit_transactions ("project_id", "id", "status", "benefit_id", "program_id", "member_id", "customer_id", "earning_rule_id", "details", "key", "created_at", "updated_at") VALUES ('demo', 'lbtx_01a22155ffdb909b894226dbbf3983ad', 'APPROVED', 'lben_01a22155ff8254602ec9625370147f2e', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'lmbr_01a22155ff96b1eecceba01484dbef5b', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', 'lern_01a22155ff85ec8dde961ba9d717c143', '{"Reason":"Club / Orders","Type":"POINTS","Points":5,"CardDefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7"}', 'earn ord_01a22155ffb58081d0642914721b6e8d lern_01a22155ff85ec8dde961ba9d717c143 lmbr_01a22155ff96b1eecceba01484dbef5b 1', '2026-11-28T08:46:53.909Z', NULL);
INSERT INTO benefits ("project_id", "id", "living_name", "name", "type", "status", "delivered", "definition", "created_at") VALUES ('demo', 'lben_01a22155ff8254602ec9625370147f2e', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID":"lben_01a22155ff8254602ec9625370147f2e","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Points":5},"CreatedAt":"2026-11-28T08:46:53.826Z"}', '2026-11-28T08:46:53.826Z');
INSERT INTO brandings ("project_id", "id", "brand", "address", "contact", "created_at", "updated_at") VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name":"Mugs","PermissionReminder":"You are receiving this email because you opted in at our website.","WebsiteURL":"https://shop.example"}', NULL, NULL, '2026-11-28T08:46:53.752Z', NULL);
INSERT INTO campaign_days ("project_id", "id", "campaign_id", "day", "figures") VALUES ('demo', ' 2026-11-28', NULL, '2026-11-28', '{"amount_redeemed":500,"created_vouchers_amount":30000,"discounted_amount":790,"orders_amount":11610,"points_added":90,"points_redeemed":20,"points_rewarded":10,"publications":2,"publications_succeeded":2,"redemptions":5,"redemptions_succeeded":5,"rollbacks":1,"rollbacks_succeeded":1,"validations":1,"validations_succeeded":1,"vouchers_created":32,"vouchers_deleted":1}');
INSERT INTO campaign_days ("project_id", "id", "campaign_id", "day", "figures") VALUES ('demo', 'camp_01a22155fd973d0779e39ba9209eb00e 2026-11-28', 'camp_01a22155fd973d0779e39ba9209eb00e', '2026-11-28', '{"vouchers_created":20}');
INSERT INTO campaign_days ("project_id", "id", "campaign_id", "day", "figures") VALUES ('demo', 'camp_01a22155fdafa2366a00792e61dcfa62 2026-11-28', 'camp_01a22155fdafa2366a00792e61dcfa62', '2026-11-28', '{"amount_redeemed":500,"created_vouchers_amount":30000,"discounted_amount":500,"orders_amount":4500,"redemptions":1,"redemptions_succeeded":1,"vouchers_created":6}');
INSERT INTO campaign_days ("project_id", "id", "campaign_id", "day", "figures") VALUES ('demo', 'camp_01a22155fe0e1533158848759c471bbc 2026-11-28', 'camp_01a22155fe0e1533158848759c471bbc', '2026-11-28', '{"points_added":90,"points_redeemed":20,"points_rewarded":10,"publications":1,"publications_succeeded":1,"redemptions":1,"redemptions_succeeded":1,"vouchers_created":1}');
INSERT INTO campaign_days ("project_id", "id", "campaign_id", "day", "figures") VALUES ('demo', 'camp_01a22155fee7125b57d8a3b8de815478 2026-11-28', 'camp_01a22155fee7125b57d8a3b8de815478', '2026-11-28', '{"publications":1,"publications_succeeded":1,"vouchers_created":1}');
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a22155fd973d0779e39ba9209eb00e', 20, 'DONE', 'DONE', 0);
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a22155fdafa2366a00792e61dcfa62', 6, 'DONE', 'DONE', 0);
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a22155fe0e1533158848759c471bbc', 1, 'DONE', 'DONE', 0);
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a22155fee7125b57d8a3b8de815478', 1, 'DONE', 'DONE', 0);
INSERT INTO campaign_templates ("project_id", "id", "name", "description", "campaign_type", "content", "created_at", "updated_at") VALUES ('demo', 'camp_tpl_01a22155fed96037a42d1253219a92bb', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content":{"Campaign":{"Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"},"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"HELLO-####"}},"UseVoucherSchema":true}}}', '2026-11-28T08:46:53.657Z', NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a22155fd973d0779e39ba9209eb00e', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"},"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"HELLO-####"}}', 'DISCOUNT_VOUCHER', 0, NULL, NULL, 0, 0, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 0, '2026-11-28T08:46:53.335Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a22155fdafa2366a00792e61dcfa62', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}}', 'GIFT_VOUCHER', 0, NULL, NULL, 0, 0, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a22155fd788a1065e64cd46107c883', NULL, NULL, NULL, 1, 0, '2026-11-28T08:46:53.359Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a22155fdbd2c6d181de675a1985f45', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, 0, NULL, NULL, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a22155fd788a1065e64cd3340d1508', NULL, NULL, NULL, 1, 0, '2026-11-28T08:46:53.373Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a22155fe0e1533158848759c471bbc', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type":"LOYALTY_CARD","Loyalty":{"Points":0},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}}', 'LOYALTY_CARD', 0, NULL, NULL, 0, 1, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 0, '2026-11-28T08:46:53.454Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a22155fee7125b57d8a3b8de815478', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","PercentOff":"10"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"},"ReferralCode":true}', 'DISCOUNT_VOUCHER', 1, '{"ConversionEvent":"redemption","RewardAmount":0}', NULL, 0, 0, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 0, '2026-11-28T08:46:53.671Z', NULL, NULL);
INSERT INTO card_definitions ("project_id", "id", "name", "type", "status", "code_config", "points_expiration", "pending_points", "earning_limits", "spending_limits", "refunds", "allow_negative", "pay_with_points", "metadata", "created_at", "updated_at") VALUES ('demo', 'lcdef_01a22155ff76e54b5f857d44b2d613f7', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########"}', '{"Type":"NO_EXPIRATION"}', '{"Type":"IMMEDIATE"}', NULL, NULL, NULL, 0, '{"Enabled":true,"Formula":"1"}', NULL, '2026-11-28T08:46:53.814Z', NULL);
INSERT INTO card_transactions ("project_id", "id", "card_id", "member_id", "program_id", "card_definition_id", "type", "status", "points", "details", "order_id", "key", "created_at", "updated_at") VALUES ('demo', 'lctx_01a22155ffa13de05c096af464731fc7', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'lmbr_01a22155ff96b1eecceba01484dbef5b', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'lcdef_01a22155ff76e54b5f857d44b2d613f7', 'ADMIN_CREDIT', 'APPROVED', 100, '{"Reason":"","RejectionReason":"","RejectionDetails":"","Metadata":null,"ExpiresOn":"","Expiration":"NO_EXPIRATION","Waits":"","On":"","Buckets":null,"OrderID":"","OrderTransactionID":"","RewardID":"","RewardTransactionID":"","CardTransactionID":"","TargetCardID":"","PurchaseTransactionID":"","PurchaseID":""}', NULL, NULL, '2026-11-28T08:46:53.855Z', NULL);
INSERT INTO card_transactions ("project_id", "id", "card_id", "member_id", "program_id", "card_definition_id", "type", "status", "points", "details", "order_id", "key", "created_at", "updated_at") VALUES ('demo', 'lctx_01a22155ffafef154fcf90346e37cc41', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'lmbr_01a22155ff96b1eecceba01484dbef5b', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'lcdef_01a22155ff76e54b5f857d44b2d613f7', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"Reason":"Points spent on reward","RejectionReason":"","RejectionDetails":"","Metadata":null,"ExpiresOn":"","Expiration":"","Waits":"","On":"","Buckets":null,"OrderID":"","OrderTransactionID":"","RewardID":"lrew_01a22155ff872d707e150e0afc2b52c1","RewardTransactionID":"lrtx_01a22155ffafef154fcf90341570dc34","CardTransactionID":"","TargetCardID":"","PurchaseTransactionID":"","PurchaseID":""}', NULL, NULL, '2026-11-28T08:46:53.869Z', NULL);
INSERT INTO card_transactions ("project_id", "id", "card_id", "member_id", "program_id", "card_definition_id", "type", "status", "points", "details", "order_id", "key", "created_at", "updated_at") VALUES ('demo', 'lctx_01a22155ffce6c86b6b057b9d1465f17', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'lmbr_01a22155ff96b1eecceba01484dbef5b', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'lcdef_01a22155ff76e54b5f857d44b2d613f7', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"Reason":"Points spent on order payment","RejectionReason":"","RejectionDetails":"","Metadata":null,"ExpiresOn":"","Expiration":"","Waits":"","On":"","Buckets":null,"OrderID":"ord_01a22155ffc2bf8cded5a6b0de4cd69f","OrderTransactionID":"lotx_01a22155ffcd11782fa48982d345fb02","RewardID":"","RewardTransactionID":"","CardTransactionID":"","TargetCardID":"","PurchaseTransactionID":"","PurchaseID":""}', 'ord_01a22155ffc2bf8cded5a6b0de4cd69f', NULL, '2026-11-28T08:46:53.898Z', NULL);
INSERT INTO card_transactions ("project_id", "id", "card_id", "member_id", "program_id", "card_definition_id", "type", "status", "points", "details", "order_id", "key", "created_at", "updated_at") VALUES ('demo', 'lctx_01a22155ffdb909b894226da7931d1e8', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'lmbr_01a22155ff96b1eecceba01484dbef5b', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'lcdef_01a22155ff76e54b5f857d44b2d613f7', 'POINTS_EARNED', 'APPROVED', 10, '{"Reason":"Club / Orders","RejectionReason":"","RejectionDetails":"","Metadata":{"earning_item_id":"lernei_01a22155ff85ec8dde961ba94f4f36e1","earning_rule_id":"lern_01a22155ff85ec8dde961ba9d717c143","event_id":"ev_01a22155ffb58081d0642914fa355136","member_id":"lmbr_01a22155ff96b1eecceba01484dbef5b","program_id":"lprg_01a22155ff8a2bc48d6e0a3de18d0545"},"ExpiresOn":"","Expiration":"NO_EXPIRATION","Waits":"","On":"","Buckets":null,"OrderID":"ord_01a22155ffb58081d0642914721b6e8d","OrderTransactionID":"","RewardID":"","RewardTransactionID":"","CardTransactionID":"","TargetCardID":"","PurchaseTransactionID":"","PurchaseID":""}', 'ord_01a22155ffb58081d0642914721b6e8d', 'earn ord_01a22155ffb58081d0642914721b6e8d lern_01a22155ff85ec8dde961ba9d717c143 lmbr_01a22155ff96b1eecceba01484dbef5b 0', '2026-11-28T08:46:53.909Z', NULL);
INSERT INTO card_transactions ("project_id", "id", "card_id", "member_id", "program_id", "card_definition_id", "type", "status", "points", "details", "order_id", "key", "created_at", "updated_at") VALUES ('demo', 'lctx_01a22155ffdb909b894226dc340375c0', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'lmbr_01a22155ff96b1eecceba01484dbef5b', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'lcdef_01a22155ff76e54b5f857d44b2d613f7', 'POINTS_EARNED', 'APPROVED', 5, '{"Reason":"Club / Orders","RejectionReason":"","RejectionDetails":"","Metadata":{"earning_item_id":"lernei_01a22155ff85ec8dde961ba94f4f36e1","earning_rule_id":"lern_01a22155ff85ec8dde961ba9d717c143","event_id":"ev_01a22155ffb58081d0642914fa355136","member_id":"lmbr_01a22155ff96b1eecceba01484dbef5b","program_id":"lprg_01a22155ff8a2bc48d6e0a3de18d0545"},"ExpiresOn":"","Expiration":"NO_EXPIRATION","Waits":"","On":"","Buckets":null,"OrderID":"ord_01a22155ffb58081d0642914721b6e8d","OrderTransactionID":"","RewardID":"","RewardTransactionID":"","CardTransactionID":"","TargetCardID":"","PurchaseTransactionID":"","PurchaseID":""}', 'ord_01a22155ffb58081d0642914721b6e8d', 'earn ord_01a22155ffb58081d0642914721b6e8d lern_01a22155ff85ec8dde961ba9d717c143 lmbr_01a22155ff96b1eecceba01484dbef5b 1', '2026-11-28T08:46:53.909Z', NULL);
INSERT INTO categories ("project_id", "id", "name", "hierarchy", "created_at", "updated_at") VALUES ('demo', 'cat_01a22155fd788a1065e64cd3340d1508', 'Promotions', 1, '2026-11-28T08:46:53.304Z', NULL);
INSERT INTO categories ("project_id", "id", "name", "hierarchy", "created_at", "updated_at") VALUES ('demo', 'cat_01a22155fd788a1065e64cd46107c883', 'Payments', 9, '2026-11-28T08:46:53.304Z', NULL);
INSERT INTO counters ("project_id", "id", "value") VALUES ('demo', 's/rew_01a22155fe2533720c09e842aaf306dd', 1);
INSERT INTO counters ("project_id", "id", "value") VALUES ('demo', 'r1.1.0/v_01a22155fe9875108a5413fe7fd17e0a/cust_01a22155fd8fa6ba8b4ceef74c61f8e7/', 1);
INSERT INTO credentials ("project_id", "id", "owner_project_id", "audience", "name", "digest", "created_at", "blocked_at", "integration") VALUES ('', '44a7da37e917f9f71805c48ec129b09b', 'demo', 'SERVER', 'demo', '6981371d5194b9be8cdbe62bd3e48ebd6a22a6f44331c52a36960d3105798349', '2026-11-28T08:46:53.292Z', NULL, 0);
INSERT INTO credentials ("project_id", "id", "owner_project_id", "audience", "name", "digest", "created_at", "blocked_at", "integration") VALUES ('', '5e5f31e4d3cddf7cf3515f18480c3d52', 'demo', 'CLIENT', 'demo', '2b59d434578b6b15e135d2be4dc4b05631db630746d267dd13ba6564b15e8aac', '2026-11-28T08:46:53.296Z', NULL, 0);
INSERT INTO credentials ("project_id", "id", "owner_project_id", "audience", "name", "digest", "created_at", "blocked_at", "integration") VALUES ('', '902c68caa6e17f6b9e92c2e6e24101a1', 'demo', 'MANAGEMENT', 'demo', '8cdd68551b286ff77c25c5ccef2be0dee24511dea4356068aa0056b3b92c2d3d', '2026-11-28T08:46:53.300Z', NULL, 0);
INSERT INTO custom_event_schemas ("project_id", "id", "name", "properties", "created_at", "updated_at") VALUES ('demo', 'ces_01a22155ff667fdf5e710b60f62c01f4', 'visited', NULL, '2026-11-28T08:46:53.798Z', NULL);
INSERT INTO customers ("project_id", "id", "source_id", "name", "description", "email", "phone", "birthdate", "address", "address_city", "address_country", "metadata", "summary", "system_metadata", "created_at", "updated_at") VALUES ('demo', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City":"Lyon","Country":"FR"}', 'Lyon', 'FR', '{"newsletter":true}', '{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:53.533Z"}', NULL, '2026-11-28T08:46:53.324Z', NULL);
INSERT INTO customers ("project_id", "id", "source_id", "name", "description", "email", "phone", "birthdate", "address", "address_city", "address_country", "metadata", "summary", "system_metadata", "created_at", "updated_at") VALUES ('demo', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City":"Uppsala","Country":"SE"}', 'Uppsala', 'SE', NULL, '{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T08:46:53.877Z"}', NULL, '2026-11-28T08:46:53.327Z', NULL);
INSERT INTO discount_guards ("project_id", "id", "settings", "created_at", "updated_at") VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID":"","MaxPercent":"90","MaxAmount":null,"MaxLinePercent":null,"FloorMetadata":"","Mode":"CUT","ExemptCategories":null,"ExemptCampaigns":null,"CreatedAt":"0001-01-01T00:00:00Z","UpdatedAt":"0001-01-01T00:00:00Z"}', '2026-11-28T08:46:53.736Z', '2026-11-28T08:46:53.736Z');
INSERT INTO earning_rules ("project_id", "id", "campaign_id", "automation_id", "event", "earning", "schema_id", "segment_id", "tier_id", "banner", "pending_days", "expiration_rules", "active", "validity", "metadata", "created_at", "updated_at") VALUES ('demo', 'ern_01a22155fe1709a77cf288084abab12f', 'camp_01a22155fe0e1533158848759c471bbc', 'auto_01a22155fe1709a77cf288092c6ebf73', 'order.paid', '{"Points":10,"Every":0}', NULL, NULL, NULL, NULL, 0, NULL, 1, NULL, NULL, '2026-11-28T08:46:53.462Z', NULL);
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'settled', 92, 0, '2026-11-28T08:46:53.884Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due loyalty', 0, 0, '2026-11-28T08:46:53.923Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed loyalty', 92, 0, '2026-11-28T08:46:53.923Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due programs', 0, 0, '2026-11-28T08:46:53.919Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed programs', 92, 0, '2026-11-28T08:46:53.919Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due referrals', 0, 0, '2026-11-28T08:46:53.439Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed referrals', 92, 0, '2026-11-28T08:46:53.884Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due rewards', 0, 0, '2026-11-28T08:46:53.679Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed rewards', 92, 0, '2026-11-28T08:46:53.884Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due segments', 0, 0, '2026-11-28T08:46:53.929Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed segments', 92, 0, '2026-11-28T08:46:53.929Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due summaries', 0, 0, '2026-11-28T08:46:53.799Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed summaries', 92, 0, '2026-11-28T08:46:53.884Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due webhooks', 0, 0, '2026-11-28T08:46:53.439Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed webhooks', 92, 0, '2026-11-28T08:46:53.884Z');
INSERT INTO event_numbers ("last") VALUES (97);
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fd8ccd77522fcd347ed06b5e', 1, 'customer.created', 'customer', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'cust_01a22155fd8ccd77522fcd33e9ee05da', NULL, 'v-01a22155fd8bd671741616bca2aec635', 'ACTION', '{"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T08:46:53.324Z"}}', NULL, NULL, '2026-11-28T08:46:53.324Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fd8fa6ba8b4ceef7b287e341', 2, 'customer.created', 'customer', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, 'v-01a22155fd8fa6ba8b4ceef6af37c574', 'ACTION', '{"customer":{"ID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-28T08:46:53.327Z"}}', NULL, NULL, '2026-11-28T08:46:53.327Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fd931104be523a5105fe0cf9', 3, 'business_validation_rule.created', 'validation_rules', 'val_01a22155fd92b7e06a29983d3c3910b4', NULL, NULL, 'v-01a22155fd92b7e06a29983d1d0b4d0a', 'ACTION', '{"rule":{"ID":"val_01a22155fd92b7e06a29983d3c3910b4","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T08:46:53.33Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.330Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fd95de7097edbe2330e40ee6', 4, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a22155fd95de7097edbe223f34ea22', NULL, NULL, 'v-01a22155fd94da2c171cc0ae1fb13da2', 'ACTION', '{"assignment":{"ID":"asgm_01a22155fd95de7097edbe223f34ea22","RuleID":"val_01a22155fd92b7e06a29983d3c3910b4","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22155fd94da2c171cc0ae2c85e1f6","CreatedAt":"2026-11-28T08:46:53.332Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a22155fd92b7e06a29983d3c3910b4","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T08:46:53.33Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.332Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fd95de7097edbe2331542e99', 5, 'voucher.created', 'voucher', 'v_01a22155fd94da2c171cc0ae2c85e1f6', NULL, NULL, 'v-01a22155fd94da2c171cc0ae1fb13da2', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22155fd94da2c171cc0ae2c85e1f6","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.332Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.332Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fd9aa7e40a71af943c80f916', 6, 'campaign.created', 'campaign', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'camp_01a22155fd973d0779e39ba9209eb00e', 'v-01a22155fd973d0779e39ba87e05375d', 'ACTION', '{"campaign":{"ID":"camp_01a22155fd973d0779e39ba9209eb00e","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.335Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T08:46:53.335Z"}', NULL, NULL, '2026-11-28T08:46:53.335Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fda4bb76bf092ddfe2db1fc8', 7, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'camp_01a22155fd973d0779e39ba9209eb00e', 'v-01a22155fd973d0779e39ba87e05375d', 'ACTION', '{"campaign":{"ID":"camp_01a22155fd973d0779e39ba9209eb00e","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.335Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-28T08:46:53.348Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fdac19592465e20bff699375', 8, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'camp_01a22155fd973d0779e39ba9209eb00e', 'v-01a22155fd973d0779e39ba87e05375d', 'ACTION', '{"campaign":{"ID":"camp_01a22155fd973d0779e39ba9209eb00e","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.335Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-28T08:46:53.348Z","count":20}', NULL, NULL, '2026-11-28T08:46:53.348Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fdad46294c9a094b4f9f1bf1', 9, 'voucher.created', 'voucher', 'v_01a22155fdad46294c9a094b013873f5', NULL, NULL, 'v-01a22155fda786878c338e97808e9f9c', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22155fdad46294c9a094b013873f5","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.357Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.357Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fdb087c10901132f8b575017', 10, 'campaign.created', 'campaign', 'camp_01a22155fdafa2366a00792e61dcfa62', NULL, 'camp_01a22155fdafa2366a00792e61dcfa62', 'v-01a22155fdafa2366a00792df8ed13c4', 'ACTION', '{"campaign":{"ID":"camp_01a22155fdafa2366a00792e61dcfa62","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155fd788a1065e64cd46107c883","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.359Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T08:46:53.359Z"}', NULL, NULL, '2026-11-28T08:46:53.359Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fdb53d6ff5e133c8a5721eb9', 11, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a22155fdafa2366a00792e61dcfa62', NULL, 'camp_01a22155fdafa2366a00792e61dcfa62', 'v-01a22155fdafa2366a00792df8ed13c4', 'ACTION', '{"campaign":{"ID":"camp_01a22155fdafa2366a00792e61dcfa62","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155fd788a1065e64cd46107c883","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.359Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-28T08:46:53.365Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fdb772d53e30c7133e863f4f', 12, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a22155fdafa2366a00792e61dcfa62', NULL, 'camp_01a22155fdafa2366a00792e61dcfa62', 'v-01a22155fdafa2366a00792df8ed13c4', 'ACTION', '{"campaign":{"ID":"camp_01a22155fdafa2366a00792e61dcfa62","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155fd788a1065e64cd46107c883","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.359Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-28T08:46:53.365Z","count":5}', NULL, NULL, '2026-11-28T08:46:53.365Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fdb971de175e919b01182997', 13, 'voucher.created', 'voucher', 'v_01a22155fdb971de175e919affd91a52', NULL, 'camp_01a22155fdafa2366a00792e61dcfa62', 'v-01a22155fdb40c308d6dd870dfbced0d', 'ACTION', '{"campaign":{"ID":"camp_01a22155fdafa2366a00792e61dcfa62","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155fd788a1065e64cd46107c883","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.359Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155fdb971de175e919affd91a52","Code":"GIFT-50","CampaignID":"camp_01a22155fdafa2366a00792e61dcfa62","CategoryID":"cat_01a22155fd788a1065e64cd46107c883","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.369Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.369Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fdb971de175e919b06120a6d', 14, 'campaign.vouchers.added', 'campaign', 'camp_01a22155fdafa2366a00792e61dcfa62', NULL, 'camp_01a22155fdafa2366a00792e61dcfa62', 'v-01a22155fdb40c308d6dd870dfbced0d', 'ACTION', '{"campaign":{"ID":"camp_01a22155fdafa2366a00792e61dcfa62","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155fd788a1065e64cd46107c883","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.359Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28T08:46:53.369Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fdbd2c6d181de6760ca71ed3', 15, 'campaign.created', 'campaign', 'camp_01a22155fdbd2c6d181de675a1985f45', NULL, 'camp_01a22155fdbd2c6d181de675a1985f45', 'v-01a22155fdbc937be83f5e5923fe07fe', 'ACTION', '{"campaign":{"ID":"camp_01a22155fdbd2c6d181de675a1985f45","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155fd788a1065e64cd3340d1508","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.373Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T08:46:53.373Z"}', NULL, NULL, '2026-11-28T08:46:53.373Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fdbe284fc2a54442dcb64317', 16, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a22155fdbd2c6d181de676ef7e3c9c', NULL, 'camp_01a22155fdbd2c6d181de675a1985f45', 'v-01a22155fdbc937be83f5e5923fe07fe', 'ACTION', '{"campaign":{"ID":"camp_01a22155fdbd2c6d181de675a1985f45","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155fd788a1065e64cd3340d1508","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.373Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a22155fdbd2c6d181de676ef7e3c9c","CampaignID":"camp_01a22155fdbd2c6d181de675a1985f45","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-28T08:46:53.373Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.373Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fdc78cb865c836d9a87fa461', 17, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a22155fdc667b67a3829b60dcfc4e0', NULL, 'camp_01a22155fdbd2c6d181de675a1985f45', 'v-01a22155fdc54bd383923402dabe51d1', 'ACTION', '{"campaign":{"ID":"camp_01a22155fdbd2c6d181de675a1985f45","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155fd788a1065e64cd3340d1508","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.373Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a22155fdc667b67a3829b60dcfc4e0","CampaignID":"camp_01a22155fdbd2c6d181de675a1985f45","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-28T08:46:53.382Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.382Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fdc92b39e4c93b0baed26531', 18, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a22155fdc92b39e4c93b0b301624fd', NULL, NULL, 'v-01a22155fdc92b39e4c93b0a9f04503d', 'ACTION', '{"assignment":{"ID":"asgm_01a22155fdc92b39e4c93b0b301624fd","RuleID":"val_01a22155fd92b7e06a29983d3c3910b4","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a22155fdc667b67a3829b60dcfc4e0","CreatedAt":"2026-11-28T08:46:53.385Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a22155fd92b7e06a29983d3c3910b4","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T08:46:53.33Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.385Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fdcdce4f74081d586a26500e', 19, 'customer.order.created', 'order', 'ord_01a22155fdcdce4f74081d5758f734ff', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, 'v-01a22155fdca5ae243e45af4d1a42f61', 'ACTION', '{"customer":{"ID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-28T08:46:53.388Z"},"CreatedAt":"2026-11-28T08:46:53.327Z"},"order":{"ID":"ord_01a22155fdcdce4f74081d5758f734ff","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a22155fdcdce4f74081d57c6a63b76","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a22155fd7d7924ccbb09637de80327","SKUID":"sku_01a22155fd859efd0097e46ed11c7e21","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a22155fd7d7924ccbb09637de80327","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a22155fd859efd0097e46ed11c7e21","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a22155fdcdce4f74081d5827691c4e","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a22155fd8704a30d1a2f9e2b963873","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a22155fd8704a30d1a2f9e2b963873","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","CreatedAt":"2026-11-28T08:46:53.388Z","PaidAt":"2026-11-28T08:46:53.388Z"}}', NULL, NULL, '2026-11-28T08:46:53.388Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fdcdce4f74081d588243f42c', 20, 'customer.order.paid', 'order', 'ord_01a22155fdcdce4f74081d5758f734ff', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, 'v-01a22155fdca5ae243e45af4d1a42f61', 'ACTION', '{"customer":{"ID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-28T08:46:53.388Z"},"CreatedAt":"2026-11-28T08:46:53.327Z"},"order":{"ID":"ord_01a22155fdcdce4f74081d5758f734ff","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a22155fdcdce4f74081d57c6a63b76","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a22155fd7d7924ccbb09637de80327","SKUID":"sku_01a22155fd859efd0097e46ed11c7e21","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a22155fd7d7924ccbb09637de80327","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a22155fd859efd0097e46ed11c7e21","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a22155fdcdce4f74081d5827691c4e","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a22155fd8704a30d1a2f9e2b963873","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a22155fd8704a30d1a2f9e2b963873","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","CreatedAt":"2026-11-28T08:46:53.388Z","PaidAt":"2026-11-28T08:46:53.388Z"}}', NULL, NULL, '2026-11-28T08:46:53.388Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fdd8d39f01a3ccde8a8d3610', 21, 'customer.redemption.succeeded', 'redemption', 'r_01a22155fdd8d39f01a3ccdd9fb545e5', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, 'v-01a22155fdcf5b679150b455a8e1bcd0', 'ACTION', '{"redemption":{"ID":"r_01a22155fdd8d39f01a3ccdd9fb545e5","Object":"redemption","Date":"2026-11-28T08:46:53.4Z","CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","TrackingID":"track_ULGzIm83wAfZdXVbbs5iTtMxvCmV9i0Q0LTOjlhlrPU","Status":"SUCCEEDED","Channel":{"ID":"44a7da37e917f9f71805c48ec129b09b","Type":"API"},"APIKey":"44a7da37e917f9f71805c48ec129b09b","Related":{"Type":"voucher","ID":"v_01a22155fdad46294c9a094b013873f5"},"VoucherID":"v_01a22155fdad46294c9a094b013873f5","Code":"WELCOME10","OrderID":"ord_01a22155fdd8d39f01a3ccdc3fe93a98","Applied":{"Order":790,"OrderTotal":7110}}}', NULL, NULL, '2026-11-28T08:46:53.400Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fdd8d39f01a3ccde8a8d3611', 22, 'customer.order.created', 'order', 'ord_01a22155fdd8d39f01a3ccdc3fe93a98', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, 'v-01a22155fdcf5b679150b455a8e1bcd0', 'EFFECT', '{"customer":{"ID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-28T08:46:53.4Z"},"CreatedAt":"2026-11-28T08:46:53.327Z"},"order":{"ID":"ord_01a22155fdd8d39f01a3ccdc3fe93a98","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a22155fdd8d39f01a3ccdca03f4a1c","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a22155fd866cd6695738440479a0f7","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a22155fd866cd6695738440479a0f7","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","Redemptions":{"r_01a22155fdd8d39f01a3ccdd9fb545e5":{"Date":"2026-11-28T08:46:53.4Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22155fdad46294c9a094b013873f5"}},"CreatedAt":"2026-11-28T08:46:53.4Z","PaidAt":"2026-11-28T08:46:53.4Z"}}', NULL, NULL, '2026-11-28T08:46:53.400Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fdd8d39f01a3ccde8a8d3612', 23, 'customer.order.paid', 'order', 'ord_01a22155fdd8d39f01a3ccdc3fe93a98', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, 'v-01a22155fdcf5b679150b455a8e1bcd0', 'EFFECT', '{"customer":{"ID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-28T08:46:53.4Z"},"CreatedAt":"2026-11-28T08:46:53.327Z"},"order":{"ID":"ord_01a22155fdd8d39f01a3ccdc3fe93a98","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a22155fdd8d39f01a3ccdca03f4a1c","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a22155fd866cd6695738440479a0f7","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a22155fd866cd6695738440479a0f7","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","Redemptions":{"r_01a22155fdd8d39f01a3ccdd9fb545e5":{"Date":"2026-11-28T08:46:53.4Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22155fdad46294c9a094b013873f5"}},"CreatedAt":"2026-11-28T08:46:53.4Z","PaidAt":"2026-11-28T08:46:53.4Z"}}', NULL, NULL, '2026-11-28T08:46:53.400Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe14331f00129a4e2a512dde', 24, 'campaign.created', 'campaign', 'camp_01a22155fe0e1533158848759c471bbc', NULL, 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe0e153315884874d540c9df', 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T08:46:53.454Z"}', NULL, NULL, '2026-11-28T08:46:53.454Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe1709a77cf288093288b6a4', 25, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a22155fe1709a77cf288084abab12f', NULL, 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe1620fa97f416b4745dd26f', 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a22155fe1709a77cf288084abab12f","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","AutomationID":"auto_01a22155fe1709a77cf288092c6ebf73","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.462Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.462Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe19ddb88ea0700d25f56d85', 26, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a22155fe19ddb88ea0700ce2fd4872', NULL, 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe18fa99e700fe91ffd64b5d', 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a22155fe19ddb88ea0700ce2fd4872","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.465Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.465Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe2fac7364f5cbc0b35771f2', 27, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a22155fe2e7410b8a9969a02882425', NULL, 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe2dc179e9dff2b5506af373', 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a22155fe2533720c09e842aaf306dd","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a22155fd8704a30d1a2f9e2b963873","SKUID":""},"Coin":null,"CreatedAt":"2026-11-28T08:46:53.477Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a22155fe2e7410b8a9969a02882425","RewardID":"rew_01a22155fe2533720c09e842aaf306dd","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-28T08:46:53.486Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.486Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe330ada6b0da5ff566603d7', 28, 'voucher.created', 'voucher', 'v_01a22155fe32ea374a4597131d47d401', NULL, 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe32ea374a45971220e16165', 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.49Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.490Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe330ada6b0da5ffc2160719', 29, 'campaign.vouchers.added', 'campaign', 'camp_01a22155fe0e1533158848759c471bbc', NULL, 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe32ea374a45971220e16165', 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28T08:46:53.490Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe3bcc9e460731437826f28c', 30, 'voucher.published', 'voucher', 'v_01a22155fe32ea374a4597131d47d401', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe3943b99dd4fbcb027ca8b0', 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a22155fe3bcc9e46073142a388ac96","CustomerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","TrackingID":"track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22155fe32ea374a4597131d47d401"],"Codes":["REGULAR1"],"CampaignID":"camp_01a22155fe0e1533158848759c471bbc","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T08:46:53.498Z"},"voucher":{"ID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.49Z","UpdatedAt":"2026-11-28T08:46:53.498Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.498Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe3bcc9e46073143a4b287db', 31, 'publication.succeeded', 'publication', 'pub_01a22155fe3bcc9e46073142a388ac96', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe3943b99dd4fbcb027ca8b0', 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a22155fe3bcc9e46073142a388ac96","CustomerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","TrackingID":"track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22155fe32ea374a4597131d47d401"],"Codes":["REGULAR1"],"CampaignID":"camp_01a22155fe0e1533158848759c471bbc","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T08:46:53.498Z"},"voucher":{"ID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.49Z","UpdatedAt":"2026-11-28T08:46:53.498Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.498Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe3bcc9e46073144070675b3', 32, 'customer.publication.succeeded', 'publication', 'pub_01a22155fe3bcc9e46073142a388ac96', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe3943b99dd4fbcb027ca8b0', 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a22155fe3bcc9e46073142a388ac96","CustomerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","TrackingID":"track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22155fe32ea374a4597131d47d401"],"Codes":["REGULAR1"],"CampaignID":"camp_01a22155fe0e1533158848759c471bbc","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T08:46:53.498Z"},"voucher":{"ID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.49Z","UpdatedAt":"2026-11-28T08:46:53.498Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.498Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe414806fbe6d1cf3c6aadb1', 33, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a22155fe32ea374a4597131d47d401', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe3d2ce7d7b7283e1464f20d', 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.49Z","UpdatedAt":"2026-11-28T08:46:53.503Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22155fe3f76ec56f0040d16141b8d","VoucherID":"v_01a22155fe32ea374a4597131d47d401","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T08:46:53.503Z"}}', NULL, NULL, '2026-11-28T08:46:53.503Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe414806fbe6d1cf4318a1e1', 34, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a22155fe32ea374a4597131d47d401', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe3d2ce7d7b7283e1464f20d', 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.49Z","UpdatedAt":"2026-11-28T08:46:53.503Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22155fe3f76ec56f0040d16141b8d","VoucherID":"v_01a22155fe32ea374a4597131d47d401","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T08:46:53.503Z"}}', NULL, NULL, '2026-11-28T08:46:53.503Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe414806fbe6d1d02a8e7918', 35, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a22155fe32ea374a4597131d47d401', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe3d2ce7d7b7283e1464f20d', 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.49Z","UpdatedAt":"2026-11-28T08:46:53.503Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22155fe3f76ec56f0040d16141b8d","VoucherID":"v_01a22155fe32ea374a4597131d47d401","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T08:46:53.503Z"}}', NULL, NULL, '2026-11-28T08:46:53.503Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe4254d227246f7091834ba1', 36, 'customer.loyalty.tier.joined', 'voucher', 'v_01a22155fe32ea374a4597131d47d401', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe3d2ce7d7b7283e1464f20d', 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a22155fe19ddb88ea0700ce2fd4872","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.465Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.49Z","UpdatedAt":"2026-11-28T08:46:53.503Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.503Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe55c2f42dff71c5e8f73540', 37, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a22155fe32ea374a4597131d47d401', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe45c15597063b392f28ae0c', 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-28T08:46:53.454Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T08:46:53.324Z"},"voucher":{"ID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-28T08:46:53.49Z","UpdatedAt":"2026-11-28T08:46:53.525Z"},"voucher_transaction":{"ID":"vtx_01a22155fe55c2f42dff71c4d97f9d75","VoucherID":"v_01a22155fe32ea374a4597131d47d401","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a22155fe55c2f42dff71c3df7b3a10","CreatedAt":"2026-11-28T08:46:53.525Z"}}', NULL, NULL, '2026-11-28T08:46:53.525Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe55c2f42dff71c5e8f73541', 38, 'customer.redemption.succeeded', 'redemption', 'r_01a22155fe55c2f42dff71c3df7b3a10', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe45c15597063b392f28ae0c', 'ACTION', '{"redemption":{"ID":"r_01a22155fe55c2f42dff71c3df7b3a10","Object":"redemption","Date":"2026-11-28T08:46:53.525Z","CustomerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","TrackingID":"track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs","Status":"SUCCEEDED","Channel":{"ID":"44a7da37e917f9f71805c48ec129b09b","Type":"API"},"APIKey":"44a7da37e917f9f71805c48ec129b09b","Related":{"Type":"voucher","ID":"v_01a22155fe32ea374a4597131d47d401"},"VoucherID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Campaign":"Regulars","RewardID":"rew_01a22155fe2533720c09e842aaf306dd","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a22155fe2e7410b8a9969a02882425","Type":"MATERIAL","LoyaltyTierID":"ltr_01a22155fe19ddb88ea0700ce2fd4872","EntryID":"vtx_01a22155fe55c2f42dff71c4d97f9d75","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a22155fe2533720c09e842aaf306dd","By":1}]}}}', NULL, NULL, '2026-11-28T08:46:53.525Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe55c2f42dff71c5e8f73542', 39, 'customer.reward_redemptions.created', 'voucher', 'v_01a22155fe32ea374a4597131d47d401', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe45c15597063b392f28ae0c', 'ACTION', '{"reward_redemption":{"ID":"r_01a22155fe55c2f42dff71c3df7b3a10","Object":"redemption","Date":"2026-11-28T08:46:53.525Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","TrackingID":"track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","RefusedOrder":"","Channel":{"ID":"44a7da37e917f9f71805c48ec129b09b","Type":"API"},"APIKey":"44a7da37e917f9f71805c48ec129b09b","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a22155fe32ea374a4597131d47d401"},"VoucherID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Campaign":"Regulars","RewardID":"rew_01a22155fe2533720c09e842aaf306dd","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a22155fe2e7410b8a9969a02882425","Type":"MATERIAL","LoyaltyTierID":"ltr_01a22155fe19ddb88ea0700ce2fd4872","EntryID":"vtx_01a22155fe55c2f42dff71c4d97f9d75","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a22155fe2533720c09e842aaf306dd","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a22155fe2533720c09e842aaf306dd","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a22155fd8704a30d1a2f9e2b963873","SKUID":""},"Coin":null,"CreatedAt":"2026-11-28T08:46:53.477Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a22155fe2e7410b8a9969a02882425","RewardID":"rew_01a22155fe2533720c09e842aaf306dd","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-28T08:46:53.486Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.49Z","UpdatedAt":"2026-11-28T08:46:53.525Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70}', NULL, NULL, '2026-11-28T08:46:53.525Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe55c2f42dff71c5e8f73543', 40, 'customer.reward_redemptions.pending', 'voucher', 'v_01a22155fe32ea374a4597131d47d401', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe45c15597063b392f28ae0c', 'ACTION', '{"reward_redemption":{"ID":"r_01a22155fe55c2f42dff71c3df7b3a10","Object":"redemption","Date":"2026-11-28T08:46:53.525Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","TrackingID":"track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","RefusedOrder":"","Channel":{"ID":"44a7da37e917f9f71805c48ec129b09b","Type":"API"},"APIKey":"44a7da37e917f9f71805c48ec129b09b","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a22155fe32ea374a4597131d47d401"},"VoucherID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Campaign":"Regulars","RewardID":"rew_01a22155fe2533720c09e842aaf306dd","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a22155fe2e7410b8a9969a02882425","Type":"MATERIAL","LoyaltyTierID":"ltr_01a22155fe19ddb88ea0700ce2fd4872","EntryID":"vtx_01a22155fe55c2f42dff71c4d97f9d75","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a22155fe2533720c09e842aaf306dd","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a22155fe2533720c09e842aaf306dd","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a22155fd8704a30d1a2f9e2b963873","SKUID":""},"Coin":null,"CreatedAt":"2026-11-28T08:46:53.477Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a22155fe2e7410b8a9969a02882425","RewardID":"rew_01a22155fe2533720c09e842aaf306dd","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-28T08:46:53.486Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.49Z","UpdatedAt":"2026-11-28T08:46:53.525Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70}', NULL, NULL, '2026-11-28T08:46:53.525Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe55c2f42dff71c5e8f73544', 41, 'customer.rewarded', 'voucher', 'v_01a22155fe32ea374a4597131d47d401', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fe0e1533158848759c471bbc', 'v-01a22155fe45c15597063b392f28ae0c', 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-28T08:46:53.454Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T08:46:53.324Z"},"redemption":{"ID":"r_01a22155fe55c2f42dff71c3df7b3a10","Object":"redemption","Date":"2026-11-28T08:46:53.525Z","CustomerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","TrackingID":"track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs","Status":"SUCCEEDED","Channel":{"ID":"44a7da37e917f9f71805c48ec129b09b","Type":"API"},"APIKey":"44a7da37e917f9f71805c48ec129b09b","Related":{"Type":"voucher","ID":"v_01a22155fe32ea374a4597131d47d401"},"VoucherID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Campaign":"Regulars","RewardID":"rew_01a22155fe2533720c09e842aaf306dd","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a22155fe2e7410b8a9969a02882425","Type":"MATERIAL","LoyaltyTierID":"ltr_01a22155fe19ddb88ea0700ce2fd4872","EntryID":"vtx_01a22155fe55c2f42dff71c4d97f9d75","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a22155fe2533720c09e842aaf306dd","By":1}]}},"reward":{"ID":"rew_01a22155fe2533720c09e842aaf306dd","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a22155fd8704a30d1a2f9e2b963873"},"CreatedAt":"2026-11-28T08:46:53.477Z"},"voucher":{"ID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-28T08:46:53.49Z","UpdatedAt":"2026-11-28T08:46:53.525Z"}}', NULL, NULL, '2026-11-28T08:46:53.525Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe5d9eff485f6bc9df866040', 42, 'voucher.gift.transaction.created', 'voucher', 'v_01a22155fdb971de175e919affd91a52', NULL, 'camp_01a22155fdafa2366a00792e61dcfa62', 'v-01a22155fe5a2605e535c48f8b0e06d8', 'ACTION', '{"campaign":{"ID":"camp_01a22155fdafa2366a00792e61dcfa62","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a22155fd788a1065e64cd46107c883","Active":true,"CreatedAt":"2026-11-28T08:46:53.359Z"},"customer":{},"voucher":{"ID":"v_01a22155fdb971de175e919affd91a52","Code":"GIFT-50","CampaignID":"camp_01a22155fdafa2366a00792e61dcfa62","CategoryID":"cat_01a22155fd788a1065e64cd46107c883","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-28T08:46:53.369Z","UpdatedAt":"2026-11-28T08:46:53.533Z"},"voucher_transaction":{"ID":"vtx_01a22155fe5d9eff485f6bc98240dcab","VoucherID":"v_01a22155fdb971de175e919affd91a52","CampaignID":"camp_01a22155fdafa2366a00792e61dcfa62","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a22155fe5d9eff485f6bc85a4d4957","RedemptionID":"r_01a22155fe5d9eff485f6bc8a61b48b5","CreatedAt":"2026-11-28T08:46:53.533Z"}}', NULL, NULL, '2026-11-28T08:46:53.533Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe5d9eff485f6bc9df866041', 43, 'customer.redemption.succeeded', 'redemption', 'r_01a22155fe5d9eff485f6bc8a61b48b5', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fdafa2366a00792e61dcfa62', 'v-01a22155fe5a2605e535c48f8b0e06d8', 'ACTION', '{"redemption":{"ID":"r_01a22155fe5d9eff485f6bc8a61b48b5","Object":"redemption","Date":"2026-11-28T08:46:53.533Z","CustomerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","TrackingID":"track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs","Status":"SUCCEEDED","Channel":{"ID":"44a7da37e917f9f71805c48ec129b09b","Type":"API"},"APIKey":"44a7da37e917f9f71805c48ec129b09b","Related":{"Type":"voucher","ID":"v_01a22155fdb971de175e919affd91a52"},"VoucherID":"v_01a22155fdb971de175e919affd91a52","Code":"GIFT-50","CampaignID":"camp_01a22155fdafa2366a00792e61dcfa62","Campaign":"Gift cards","OrderID":"ord_01a22155fe5d9eff485f6bc85a4d4957","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', NULL, NULL, '2026-11-28T08:46:53.533Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe5d9eff485f6bc9df866042', 44, 'customer.order.created', 'order', 'ord_01a22155fe5d9eff485f6bc85a4d4957', 'cust_01a22155fd8ccd77522fcd33e9ee05da', NULL, 'v-01a22155fe5a2605e535c48f8b0e06d8', 'EFFECT', '{"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:53.533Z"},"CreatedAt":"2026-11-28T08:46:53.324Z"},"order":{"ID":"ord_01a22155fe5d9eff485f6bc85a4d4957","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","Redemptions":{"r_01a22155fe5d9eff485f6bc8a61b48b5":{"Date":"2026-11-28T08:46:53.533Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22155fdb971de175e919affd91a52","RelatedObjectParentID":"camp_01a22155fdafa2366a00792e61dcfa62"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-28T08:46:53.533Z","PaidAt":"2026-11-28T08:46:53.533Z"}}', NULL, NULL, '2026-11-28T08:46:53.533Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe5d9eff485f6bc9df866043', 45, 'customer.order.paid', 'order', 'ord_01a22155fe5d9eff485f6bc85a4d4957', 'cust_01a22155fd8ccd77522fcd33e9ee05da', NULL, 'v-01a22155fe5a2605e535c48f8b0e06d8', 'EFFECT', '{"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:53.533Z"},"CreatedAt":"2026-11-28T08:46:53.324Z"},"order":{"ID":"ord_01a22155fe5d9eff485f6bc85a4d4957","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","Redemptions":{"r_01a22155fe5d9eff485f6bc8a61b48b5":{"Date":"2026-11-28T08:46:53.533Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22155fdb971de175e919affd91a52","RelatedObjectParentID":"camp_01a22155fdafa2366a00792e61dcfa62"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-28T08:46:53.533Z","PaidAt":"2026-11-28T08:46:53.533Z"}}', NULL, NULL, '2026-11-28T08:46:53.533Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe613f20f766448e9573a520', 46, 'customer.redemption.succeeded', 'redemption', 'r_01a22155fe613f20f766448e182ee248', 'cust_01a22155fd8ccd77522fcd33e9ee05da', NULL, 'v-01a22155fe60e7d6feeb3f1a88396480', 'ACTION', '{"redemption":{"ID":"r_01a22155fe613f20f766448e182ee248","Object":"redemption","Date":"2026-11-28T08:46:53.537Z","CustomerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","TrackingID":"track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs","Status":"SUCCEEDED","Channel":{"ID":"44a7da37e917f9f71805c48ec129b09b","Type":"API"},"APIKey":"44a7da37e917f9f71805c48ec129b09b","Related":{"Type":"voucher","ID":"v_01a22155fdad46294c9a094b013873f5"},"VoucherID":"v_01a22155fdad46294c9a094b013873f5","Code":"WELCOME10"}}', NULL, NULL, '2026-11-28T08:46:53.537Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe6aa4396bb4b415412745d0', 47, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a22155fe6aa4396bb4b41539749bea', 'cust_01a22155fd8ccd77522fcd33e9ee05da', NULL, 'v-01a22155fe682abb1482d481a695d6c0', 'ACTION', '{"redemption":{"ID":"rr_01a22155fe6aa4396bb4b41539749bea","Object":"redemption_rollback","Date":"2026-11-28T08:46:53.546Z","RedemptionID":"r_01a22155fe613f20f766448e182ee248","CustomerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","TrackingID":"track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs","Status":"SUCCEEDED","Channel":{"ID":"44a7da37e917f9f71805c48ec129b09b","Type":"API"},"APIKey":"44a7da37e917f9f71805c48ec129b09b","Related":{"Type":"voucher","ID":"v_01a22155fdad46294c9a094b013873f5"},"VoucherID":"v_01a22155fdad46294c9a094b013873f5","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-28T08:46:53.546Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe8b10bc3ab7bb5b6d5b91ad', 48, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a22155fe32ea374a4597131d47d401', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fe0e1533158848759c471bbc', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:53.533Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.49Z","UpdatedAt":"2026-11-28T08:46:53.572Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22155fe8ada2802599f64513078f5","VoucherID":"v_01a22155fe32ea374a4597131d47d401","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22155fe5d9eff485f6bc85a4d4957","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22155fe5d9eff485f6bc9df866043","EventType":"customer.order.paid","OrderID":"ord_01a22155fe5d9eff485f6bc85a4d4957","RuleID":"ern_01a22155fe1709a77cf288084abab12f","ItemID":"","TierID":"","HolderTierID":"ltr_01a22155fe19ddb88ea0700ce2fd4872","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T08:46:53.572Z"}}', NULL, NULL, '2026-11-28T08:46:53.572Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe8b10bc3ab7bb5c29c6c709', 49, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a22155fe32ea374a4597131d47d401', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fe0e1533158848759c471bbc', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:53.533Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.49Z","UpdatedAt":"2026-11-28T08:46:53.572Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22155fe8ada2802599f64513078f5","VoucherID":"v_01a22155fe32ea374a4597131d47d401","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22155fe5d9eff485f6bc85a4d4957","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22155fe5d9eff485f6bc9df866043","EventType":"customer.order.paid","OrderID":"ord_01a22155fe5d9eff485f6bc85a4d4957","RuleID":"ern_01a22155fe1709a77cf288084abab12f","ItemID":"","TierID":"","HolderTierID":"ltr_01a22155fe19ddb88ea0700ce2fd4872","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T08:46:53.572Z"}}', NULL, NULL, '2026-11-28T08:46:53.572Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe8b10bc3ab7bb5d21e1d84b', 50, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a22155fe32ea374a4597131d47d401', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fe0e1533158848759c471bbc', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:53.533Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.49Z","UpdatedAt":"2026-11-28T08:46:53.572Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22155fe8ada2802599f64513078f5","VoucherID":"v_01a22155fe32ea374a4597131d47d401","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22155fe5d9eff485f6bc85a4d4957","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22155fe5d9eff485f6bc9df866043","EventType":"customer.order.paid","OrderID":"ord_01a22155fe5d9eff485f6bc85a4d4957","RuleID":"ern_01a22155fe1709a77cf288084abab12f","ItemID":"","TierID":"","HolderTierID":"ltr_01a22155fe19ddb88ea0700ce2fd4872","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T08:46:53.572Z"}}', NULL, NULL, '2026-11-28T08:46:53.572Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe8b10bc3ab7bb5dd8d0132e', 51, 'customer.rewarded', 'voucher', 'v_01a22155fe32ea374a4597131d47d401', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fe0e1533158848759c471bbc', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:53.533Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a22155fe1709a77cf288084abab12f","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","AutomationID":"auto_01a22155fe1709a77cf288092c6ebf73","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.462Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.49Z","UpdatedAt":"2026-11-28T08:46:53.572Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22155fe8ada2802599f64513078f5","VoucherID":"v_01a22155fe32ea374a4597131d47d401","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22155fe5d9eff485f6bc85a4d4957","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22155fe5d9eff485f6bc9df866043","EventType":"customer.order.paid","OrderID":"ord_01a22155fe5d9eff485f6bc85a4d4957","RuleID":"ern_01a22155fe1709a77cf288084abab12f","ItemID":"","TierID":"","HolderTierID":"ltr_01a22155fe19ddb88ea0700ce2fd4872","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T08:46:53.572Z"}}', NULL, NULL, '2026-11-28T08:46:53.572Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe8b10bc3ab7bb5ec707bc84', 52, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a22155fe32ea374a4597131d47d401', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fe0e1533158848759c471bbc', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22155fe0e1533158848759c471bbc","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.454Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:53.533Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a22155fe1709a77cf288084abab12f","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","AutomationID":"auto_01a22155fe1709a77cf288092c6ebf73","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.462Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155fe32ea374a4597131d47d401","Code":"REGULAR1","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.49Z","UpdatedAt":"2026-11-28T08:46:53.572Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22155fe8ada2802599f64513078f5","VoucherID":"v_01a22155fe32ea374a4597131d47d401","CampaignID":"camp_01a22155fe0e1533158848759c471bbc","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22155fe5d9eff485f6bc85a4d4957","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22155fe5d9eff485f6bc9df866043","EventType":"customer.order.paid","OrderID":"ord_01a22155fe5d9eff485f6bc85a4d4957","RuleID":"ern_01a22155fe1709a77cf288084abab12f","ItemID":"","TierID":"","HolderTierID":"ltr_01a22155fe19ddb88ea0700ce2fd4872","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T08:46:53.572Z"}}', NULL, NULL, '2026-11-28T08:46:53.572Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe92d1c8209311fc272f2ff2', 53, 'business_validation_rule.created', 'validation_rules', 'val_01a22155fe88293afc6e67af74daf492', NULL, NULL, 'v-01a22155fe88293afc6e67aee78d19ce', 'ACTION', '{"rule":{"ID":"val_01a22155fe88293afc6e67af74daf492","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T08:46:53.576Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.576Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe99736a465f78b4fa3bb8d5', 54, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a22155fe99736a465f78b4b22f8e25', NULL, NULL, 'v-01a22155fe94acb646c665108f9eb030', 'ACTION', '{"assignment":{"ID":"asgm_01a22155fe99736a465f78b4b22f8e25","RuleID":"val_01a22155fe88293afc6e67af74daf492","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22155fe9875108a5413fe7fd17e0a","CreatedAt":"2026-11-28T08:46:53.592Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a22155fe88293afc6e67af74daf492","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T08:46:53.576Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.592Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fe99736a465f78b5100d4867', 55, 'voucher.created', 'voucher', 'v_01a22155fe9875108a5413fe7fd17e0a', NULL, NULL, 'v-01a22155fe94acb646c665108f9eb030', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22155fe9875108a5413fe7fd17e0a","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.592Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.592Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fea7435ff4cf28d8267f7ee0', 56, 'customer.redemption.succeeded', 'redemption', 'r_01a22155fea7435ff4cf28d793fe517c', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, 'v-01a22155fe9b994db5e9124c8d5aea9f', 'ACTION', '{"redemption":{"ID":"r_01a22155fea7435ff4cf28d793fe517c","Object":"redemption","Date":"2026-11-28T08:46:53.606Z","CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","TrackingID":"track_ULGzIm83wAfZdXVbbs5iTtMxvCmV9i0Q0LTOjlhlrPU","Status":"SUCCEEDED","Channel":{"ID":"44a7da37e917f9f71805c48ec129b09b","Type":"API"},"APIKey":"44a7da37e917f9f71805c48ec129b09b","Related":{"Type":"voucher","ID":"v_01a22155fe9875108a5413fe7fd17e0a"},"VoucherID":"v_01a22155fe9875108a5413fe7fd17e0a","Code":"ONCE"}}', NULL, NULL, '2026-11-28T08:46:53.606Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155feab5ef40fbe7f9eec901fb4', 57, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a22155feab5ef40fbe7f9e5d833959', NULL, 'camp_01a22155fdbd2c6d181de675a1985f45', 'v-01a22155feaa916ad3a8a5bb4ea35e82', 'ACTION', '{"campaign":{"ID":"camp_01a22155fdbd2c6d181de675a1985f45","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155fd788a1065e64cd3340d1508","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.373Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a22155feab5ef40fbe7f9e5d833959","CampaignID":"camp_01a22155fdbd2c6d181de675a1985f45","Name":"Both","TierIDs":["promo_01a22155fdbd2c6d181de676ef7e3c9c"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-28T08:46:53.61Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.610Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155feb4c109aa54c4e312822c73', 58, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a22155fd8ccd77522fcd33e9ee05da', NULL, 'v-01a22155feb02d4c8a052e4628f1b171', 'ACTION', '{"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:53.533Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-28T08:46:53.620Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155feb943d0dc0f9ef946200dee', 59, 'customer.segment.entered', 'segment', 'seg_01a22155feac58866c1415fe00bfecac', 'cust_01a22155fd8ccd77522fcd33e9ee05da', NULL, NULL, 'EFFECT', '{"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:53.533Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"segment":{"ID":"seg_01a22155feac58866c1415fe00bfecac","Name":"Everybody","Type":"auto-update","Filter":{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}},"CreatedAt":"2026-11-28T08:46:53.612Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.625Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fec6bfffc95c1b9045caed27', 60, 'voucher.created', 'voucher', 'v_01a22155fec504a8a7349bdf6cfc565e', NULL, NULL, 'v-01a22155fec43f19776c6244d8f28040', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22155fec504a8a7349bdf6cfc565e","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.637Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.637Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fecd3357d6e95b71e3dc2614', 61, 'voucher.deleted', 'voucher', 'v_01a22155fec504a8a7349bdf6cfc565e', NULL, NULL, 'v-01a22155fec9dc163f069ae672c8bc6a', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22155fec504a8a7349bdf6cfc565e","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.637Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-28T08:46:53.641Z"}}', NULL, NULL, '2026-11-28T08:46:53.641Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fee95c64c393fdb9b806b907', 62, 'campaign.created', 'campaign', 'camp_01a22155fee7125b57d8a3b8de815478', NULL, 'camp_01a22155fee7125b57d8a3b8de815478', 'v-01a22155fee7125b57d8a3b86ac4445c', 'ACTION', '{"campaign":{"ID":"camp_01a22155fee7125b57d8a3b8de815478","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.671Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T08:46:53.671Z"}', NULL, NULL, '2026-11-28T08:46:53.671Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fef3e5d29e70d376a8360ed3', 63, 'voucher.created', 'voucher', 'v_01a22155fef3e5d29e70d3761256de69', NULL, 'camp_01a22155fee7125b57d8a3b8de815478', 'v-01a22155feeeab450d95f885adbb795c', 'ACTION', '{"campaign":{"ID":"camp_01a22155fee7125b57d8a3b8de815478","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.671Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155fef3e5d29e70d3761256de69","Code":"FRIEND1","CampaignID":"camp_01a22155fee7125b57d8a3b8de815478","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.683Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.683Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155fef4f7cb3f087e8a488a05cf', 64, 'campaign.vouchers.added', 'campaign', 'camp_01a22155fee7125b57d8a3b8de815478', NULL, 'camp_01a22155fee7125b57d8a3b8de815478', 'v-01a22155feeeab450d95f885adbb795c', 'ACTION', '{"campaign":{"ID":"camp_01a22155fee7125b57d8a3b8de815478","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.671Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28T08:46:53.683Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff037bcecb8d745de7191c36', 65, 'voucher.published', 'voucher', 'v_01a22155fef3e5d29e70d3761256de69', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fee7125b57d8a3b8de815478', 'v-01a22155fefb9000febc85bc2b0ce758', 'ACTION', '{"campaign":{"ID":"camp_01a22155fee7125b57d8a3b8de815478","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.671Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:53.533Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a22155ff02db37c8a11883305dda0a","CustomerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","TrackingID":"track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22155fef3e5d29e70d3761256de69"],"Codes":["FRIEND1"],"CampaignID":"camp_01a22155fee7125b57d8a3b8de815478","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T08:46:53.697Z"},"voucher":{"ID":"v_01a22155fef3e5d29e70d3761256de69","Code":"FRIEND1","CampaignID":"camp_01a22155fee7125b57d8a3b8de815478","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.683Z","UpdatedAt":"2026-11-28T08:46:53.697Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.697Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff037bcecb8d745e34bb8908', 66, 'publication.succeeded', 'publication', 'pub_01a22155ff02db37c8a11883305dda0a', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fee7125b57d8a3b8de815478', 'v-01a22155fefb9000febc85bc2b0ce758', 'ACTION', '{"campaign":{"ID":"camp_01a22155fee7125b57d8a3b8de815478","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.671Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:53.533Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a22155ff02db37c8a11883305dda0a","CustomerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","TrackingID":"track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22155fef3e5d29e70d3761256de69"],"Codes":["FRIEND1"],"CampaignID":"camp_01a22155fee7125b57d8a3b8de815478","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T08:46:53.697Z"},"voucher":{"ID":"v_01a22155fef3e5d29e70d3761256de69","Code":"FRIEND1","CampaignID":"camp_01a22155fee7125b57d8a3b8de815478","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.683Z","UpdatedAt":"2026-11-28T08:46:53.697Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.697Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff037bcecb8d745e64a6054f', 67, 'customer.publication.succeeded', 'publication', 'pub_01a22155ff02db37c8a11883305dda0a', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fee7125b57d8a3b8de815478', 'v-01a22155fefb9000febc85bc2b0ce758', 'ACTION', '{"campaign":{"ID":"camp_01a22155fee7125b57d8a3b8de815478","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.671Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8ccd77522fcd33e9ee05da","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:53.533Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.324Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a22155ff02db37c8a11883305dda0a","CustomerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","TrackingID":"track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22155fef3e5d29e70d3761256de69"],"Codes":["FRIEND1"],"CampaignID":"camp_01a22155fee7125b57d8a3b8de815478","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T08:46:53.697Z"},"voucher":{"ID":"v_01a22155fef3e5d29e70d3761256de69","Code":"FRIEND1","CampaignID":"camp_01a22155fee7125b57d8a3b8de815478","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.683Z","UpdatedAt":"2026-11-28T08:46:53.697Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.697Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff0a7e45a774db628929ee3a', 68, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a22155ff0a7e45a774db620937b0d0', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', 'camp_01a22155fee7125b57d8a3b8de815478', 'v-01a22155ff08bc15d1def548bc68470a', 'ACTION', '{"campaign":{"ID":"camp_01a22155fee7125b57d8a3b8de815478","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:53.671Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-28T08:46:53.4Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:53.327Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a22155ff0a7e45a774db620937b0d0","VoucherID":"v_01a22155fef3e5d29e70d3761256de69","CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","Role":"REFEREE","ReferrerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","CampaignID":"camp_01a22155fee7125b57d8a3b8de815478","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-28T08:46:53.706Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a22155fef3e5d29e70d3761256de69","Code":"FRIEND1","CampaignID":"camp_01a22155fee7125b57d8a3b8de815478","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155fd8ccd77522fcd33e9ee05da","ReferrerID":"cust_01a22155fd8ccd77522fcd33e9ee05da","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:53.683Z","UpdatedAt":"2026-11-28T08:46:53.697Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.706Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff7805350137b781e12ace88', 69, 'vl.card_definition.created', 'card_definition', 'lcdef_01a22155ff76e54b5f857d44b2d613f7', NULL, NULL, 'v-01a22155ff75b774b6ec5e486dd7f8f0', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.814Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.814Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff7a803d19a5bbc90fa9dfa8', 70, 'vl.tier_structure.created', 'tier_structure', 'lts_01a22155ff7914de507a414dad490d2d', NULL, NULL, 'v-01a22155ff7914de507a414ceed81055', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a22155ff7914de507a414dad490d2d","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.817Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.817Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff7daf2a9ee4dab6d94daaa7', 71, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a22155ff7914de507a414dad490d2d', NULL, NULL, 'v-01a22155ff7cdde6c9be610b3006eaa4', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a22155ff7914de507a414dad490d2d","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.817Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a22155ff7cdde6c9be610bd039b12d","StructureID":"lts_01a22155ff7914de507a414dad490d2d","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.82Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.820Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff810c36f6d3f4bf900421cf', 72, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a22155ff7914de507a414dad490d2d', NULL, NULL, 'v-01a22155ff7ffccdc06080dc31ba3efb', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a22155ff7914de507a414dad490d2d","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.817Z","UpdatedAt":"2026-11-28T08:46:53.823Z"}}', NULL, NULL, '2026-11-28T08:46:53.823Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff83acd879878e076db276a2', 73, 'vl.benefit.created', 'benefit', 'lben_01a22155ff8254602ec9625370147f2e', NULL, NULL, 'v-01a22155ff8254602ec962534fc6b88d', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a22155ff8254602ec9625370147f2e","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-28T08:46:53.826Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.826Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff863f908ac6eb8282a7be9e', 74, 'vl.earning_rule.created', 'earning_rule', 'lern_01a22155ff85ec8dde961ba9d717c143', NULL, NULL, 'v-01a22155ff84e5d0cb4cfa6e0baf9518', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a22155ff85ec8dde961ba9d717c143","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a22155ff85ec8dde961ba94f4f36e1","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a22155ff8254602ec9625370147f2e"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.829Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.829Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff89cff6504fcfe0d3ea7fc6', 75, 'vl.reward.created', 'reward', 'lrew_01a22155ff872d707e150e0afc2b52c1', NULL, NULL, 'v-01a22155ff872d707e150e09f6f04d10', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a22155ff872d707e150e0afc2b52c1","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a22155fd8704a30d1a2f9e2b963873","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a22155ff872d707e150e0a1610db76","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a22155ff872d707e150e0a7ac11231","Name":"","Points":20,"CardDefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.831Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.831Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff8b3d377adfb3b565776352', 76, 'vl.program.created', 'program', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', NULL, NULL, 'v-01a22155ff8a2bc48d6e0a3ddea525f0', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.834Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.834Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff8c405ec62b7ac2f3ca1004', 77, 'vl.program.card_definition.assigned', 'program', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', NULL, NULL, 'v-01a22155ff8a2bc48d6e0a3ddea525f0', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.834Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.814Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22155ff8b3d377adfb3b5e9ca9946","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","Type":"card_definition","ResourceID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T08:46:53.834Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.834Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff8c405ec62b7ac3b94db3ee', 78, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a22155ff76e54b5f857d44b2d613f7', NULL, NULL, 'v-01a22155ff8a2bc48d6e0a3ddea525f0', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.834Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.814Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22155ff8b3d377adfb3b5e9ca9946","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","Type":"card_definition","ResourceID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T08:46:53.834Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.834Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff8e2803ef429ebea93a340c', 79, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', NULL, NULL, 'v-01a22155ff8a2bc48d6e0a3ddea525f0', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.834Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a22155ff7914de507a414dad490d2d","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.817Z","UpdatedAt":"2026-11-28T08:46:53.823Z"},"Assignment":{"ID":"lasgm_01a22155ff8e2803ef429ebe0c3466fb","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","Type":"tier_structure","ResourceID":"lts_01a22155ff7914de507a414dad490d2d","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T08:46:53.834Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.834Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff8e2803ef429ebf44ea097f', 80, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a22155ff7914de507a414dad490d2d', NULL, NULL, 'v-01a22155ff8a2bc48d6e0a3ddea525f0', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.834Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a22155ff7914de507a414dad490d2d","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.817Z","UpdatedAt":"2026-11-28T08:46:53.823Z"},"Assignment":{"ID":"lasgm_01a22155ff8e2803ef429ebe0c3466fb","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","Type":"tier_structure","ResourceID":"lts_01a22155ff7914de507a414dad490d2d","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T08:46:53.834Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.834Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff9039354f1b86ba2825b193', 81, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', NULL, NULL, 'v-01a22155ff8a2bc48d6e0a3ddea525f0', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.834Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a22155ff85ec8dde961ba9d717c143","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a22155ff85ec8dde961ba94f4f36e1","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a22155ff8254602ec9625370147f2e"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.829Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22155ff9039354f1b86b940f547cd","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","Type":"earning_rule","ResourceID":"lern_01a22155ff85ec8dde961ba9d717c143","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T08:46:53.834Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.834Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff9039354f1b86baa027d8d0', 82, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a22155ff85ec8dde961ba9d717c143', NULL, NULL, 'v-01a22155ff8a2bc48d6e0a3ddea525f0', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.834Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a22155ff85ec8dde961ba9d717c143","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a22155ff85ec8dde961ba94f4f36e1","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a22155ff8254602ec9625370147f2e"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.829Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22155ff9039354f1b86b940f547cd","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","Type":"earning_rule","ResourceID":"lern_01a22155ff85ec8dde961ba9d717c143","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T08:46:53.834Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.834Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff933a1bec86dc6f8c355b1f', 83, 'vl.program.reward.assigned', 'program', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', NULL, NULL, 'v-01a22155ff92dcdf8f69dec3e9c448d5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.834Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a22155ff872d707e150e0afc2b52c1","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a22155fd8704a30d1a2f9e2b963873","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a22155ff872d707e150e0a1610db76","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a22155ff872d707e150e0a7ac11231","Name":"","Points":20,"CardDefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.831Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22155ff933a1bec86dc6e94e3e90c","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","Type":"reward","ResourceID":"lrew_01a22155ff872d707e150e0afc2b52c1","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T08:46:53.842Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.842Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff933a1bec86dc705c98e73c', 84, 'vl.reward.assigned', 'reward', 'lrew_01a22155ff872d707e150e0afc2b52c1', NULL, NULL, 'v-01a22155ff92dcdf8f69dec3e9c448d5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.834Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a22155ff872d707e150e0afc2b52c1","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a22155fd8704a30d1a2f9e2b963873","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a22155ff872d707e150e0a1610db76","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a22155ff872d707e150e0a7ac11231","Name":"","Points":20,"CardDefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T08:46:53.831Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22155ff933a1bec86dc6e94e3e90c","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","Type":"reward","ResourceID":"lrew_01a22155ff872d707e150e0afc2b52c1","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T08:46:53.842Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.842Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff98ab8d4a9c2ce152698bdc', 85, 'vl.member.created', 'member', 'lmbr_01a22155ff96b1eecceba01484dbef5b', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, 'v-01a22155ff950759e11b3a016f7c6f80', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22155ff96b1eecceba01484dbef5b","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T08:46:53.846Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.846Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff9ab8ac175258f0d74f651a', 86, 'vl.card.created', 'card', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, 'v-01a22155ff950759e11b3a016f7c6f80', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22155ff96b1eecceba01484dbef5b","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T08:46:53.846Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a22155ff99bb71d74f71ab4051e703","MemberID":"lmbr_01a22155ff96b1eecceba01484dbef5b","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","DefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Code":"J99tXZs4Wc","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T08:46:53.846Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.846Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff9ab8ac175258f16c29e4a5', 87, 'vl.card.assigned', 'card', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, 'v-01a22155ff950759e11b3a016f7c6f80', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22155ff96b1eecceba01484dbef5b","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T08:46:53.846Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a22155ff99bb71d74f71ab4051e703","MemberID":"lmbr_01a22155ff96b1eecceba01484dbef5b","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","DefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Code":"J99tXZs4Wc","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T08:46:53.846Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.846Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff9b04d19436fc7bde84d8ef', 88, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, 'v-01a22155ff950759e11b3a016f7c6f80', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22155ff96b1eecceba01484dbef5b","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T08:46:53.846Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a22155ff99bb71d74f71ab4051e703","MemberID":"lmbr_01a22155ff96b1eecceba01484dbef5b","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","DefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Code":"J99tXZs4Wc","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T08:46:53.846Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.846Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ff9b04d19436fc7c3ea4cae2', 89, 'vl.member.card.assigned', 'member', 'lmbr_01a22155ff96b1eecceba01484dbef5b', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, 'v-01a22155ff950759e11b3a016f7c6f80', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22155ff96b1eecceba01484dbef5b","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T08:46:53.846Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a22155ff99bb71d74f71ab4051e703","MemberID":"lmbr_01a22155ff96b1eecceba01484dbef5b","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","DefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Code":"J99tXZs4Wc","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T08:46:53.846Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.846Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ffa5d46b20c0d71bcf9e9833', 90, 'vl.tier.joined', 'tier', 'lt_01a22155ff7cdde6c9be610bd039b12d', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, 'v-01a22155ff9f8d92786ba30d3b1d6c55', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"44a7da37e917f9f71805c48ec129b09b","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a22155ff99bb71d74f71ab4051e703","MemberID":"lmbr_01a22155ff96b1eecceba01484dbef5b","ProgramID":"lprg_01a22155ff8a2bc48d6e0a3de18d0545","CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","DefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Code":"J99tXZs4Wc","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a22155ff7914de507a414dad490d2d","Rank":{"TierID":"lt_01a22155ff7cdde6c9be610bd039b12d","Since":"2026-11-28","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T08:46:53.846Z","UpdatedAt":"2026-11-28T08:46:53.855Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T08:46:53.855Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ffb58081d0642914d97398bc', 91, 'customer.order.created', 'order', 'ord_01a22155ffb58081d0642914721b6e8d', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, 'v-01a22155ffb4db592232fdf50f1109f6', 'ACTION', '{"customer":{"ID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T08:46:53.877Z"},"CreatedAt":"2026-11-28T08:46:53.327Z"},"order":{"ID":"ord_01a22155ffb58081d0642914721b6e8d","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","CreatedAt":"2026-11-28T08:46:53.877Z","PaidAt":"2026-11-28T08:46:53.877Z"}}', NULL, NULL, '2026-11-28T08:46:53.877Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ffb58081d0642914fa355136', 92, 'customer.order.paid', 'order', 'ord_01a22155ffb58081d0642914721b6e8d', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, 'v-01a22155ffb4db592232fdf50f1109f6', 'ACTION', '{"customer":{"ID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T08:46:53.877Z"},"CreatedAt":"2026-11-28T08:46:53.327Z"},"order":{"ID":"ord_01a22155ffb58081d0642914721b6e8d","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","CreatedAt":"2026-11-28T08:46:53.877Z","PaidAt":"2026-11-28T08:46:53.877Z"}}', NULL, NULL, '2026-11-28T08:46:53.877Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ffc34d7099bbe082a57b423a', 93, 'customer.order.created', 'order', 'ord_01a22155ffc2bf8cded5a6b0de4cd69f', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, 'v-01a22155ffbcf2d9fa05490d29e2ba32', 'ACTION', '{"customer":{"ID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T08:46:53.877Z"},"CreatedAt":"2026-11-28T08:46:53.327Z"},"order":{"ID":"ord_01a22155ffc2bf8cded5a6b0de4cd69f","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a22155fd8fa6ba8b4ceef74c61f8e7","CreatedAt":"2026-11-28T08:46:53.89Z"}}', NULL, NULL, '2026-11-28T08:46:53.890Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ffe4423fb7bd33999ec13bb8', 94, 'customer.order.created', 'order', 'ord_01a22155ffe4423fb7bd339846e9776b', NULL, NULL, 'v-01a22155ffd85eebbfd1ca3a24a715d7', 'ACTION', '{"order":{"ID":"ord_01a22155ffe4423fb7bd339846e9776b","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a22155ffe4423fb7bd3398e5388ac7","ProductID":"prod_01a22155fd8704a30d1a2f9e2b963873","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a22155fd8704a30d1a2f9e2b963873","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T08:46:53.923Z","PaidAt":"2026-11-28T08:46:53.923Z"}}', NULL, NULL, '2026-11-28T08:46:53.923Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ffe4423fb7bd33999ef68dc3', 95, 'customer.order.paid', 'order', 'ord_01a22155ffe4423fb7bd339846e9776b', NULL, NULL, 'v-01a22155ffd85eebbfd1ca3a24a715d7', 'ACTION', '{"order":{"ID":"ord_01a22155ffe4423fb7bd339846e9776b","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a22155ffe4423fb7bd3398e5388ac7","ProductID":"prod_01a22155fd8704a30d1a2f9e2b963873","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a22155fd8704a30d1a2f9e2b963873","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T08:46:53.923Z","PaidAt":"2026-11-28T08:46:53.923Z"}}', NULL, NULL, '2026-11-28T08:46:53.923Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ffec16835c835de2b01cd810', 96, 'customer.order.updated', 'order', 'ord_01a22155ffe4423fb7bd339846e9776b', NULL, NULL, 'v-01a22155ffe6d34676e9a9a090c7efbb', 'EFFECT', '{"order":{"ID":"ord_01a22155ffe4423fb7bd339846e9776b","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a22155ffe4423fb7bd3398e5388ac7","ProductID":"prod_01a22155fd8704a30d1a2f9e2b963873","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a22155fd8704a30d1a2f9e2b963873","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T08:46:53.923Z","UpdatedAt":"2026-11-28T08:46:53.932Z","PaidAt":"2026-11-28T08:46:53.923Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a22155ffe4423fb7bd3398e5388ac7","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a22155ffec16835c835de1e355342f"]}}}', NULL, NULL, '2026-11-28T08:46:53.932Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22155ffec16835c835de2b01cd811', 97, 'order.returned', 'order', 'ord_01a22155ffe4423fb7bd339846e9776b', NULL, NULL, 'v-01a22155ffe6d34676e9a9a090c7efbb', 'ACTION', '{"before":{},"order":{"ID":"ord_01a22155ffe4423fb7bd339846e9776b","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a22155ffe4423fb7bd3398e5388ac7","ProductID":"prod_01a22155fd8704a30d1a2f9e2b963873","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a22155fd8704a30d1a2f9e2b963873","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T08:46:53.923Z","UpdatedAt":"2026-11-28T08:46:53.932Z","PaidAt":"2026-11-28T08:46:53.923Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a22155ffe4423fb7bd3398e5388ac7","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a22155ffec16835c835de1e355342f"]}},"return":{"ID":"ret_01a22155ffec16835c835de1e355342f","SourceID":"","OrderID":"ord_01a22155ffe4423fb7bd339846e9776b","CustomerID":"","Reason":"","Metadata":null,"APIKey":"44a7da37e917f9f71805c48ec129b09b","Policy":"KEEP","RefundOrder":"PROPORTIONAL","Last":false,"Rollbacks":null,"Items":[{"ItemID":"ordli_01a22155ffe4423fb7bd3398e5388ac7","ProductID":"prod_01a22155fd8704a30d1a2f9e2b963873","SKUID":"","Quantity":1,"Free":0,"Amount":1000,"Subtotal":1000}],"Amount":1000,"Money":1000,"Credits":null,"Points":null,"Forfeited":0,"Uncredited":0,"Withheld":0,"Refunded":1000,"Kept":1000,"Discounts":null,"Records":null,"Warnings":null,"TakesEarned":true,"Earned":{"By":null,"Cards":null},"CreatedAt":"2026-11-28T08:46:53.932Z"}}', NULL, NULL, '2026-11-28T08:46:53.932Z');
INSERT INTO export_chunks ("project_id", "id", "export_id", "content") VALUES ('demo', 'expc_exp_01a22155feba1a5d831b4194fdfd3be7_0', 'exp_01a22155feba1a5d831b4194fdfd3be7', 'Code,Voucher Type,Value,Discount Type
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,100,
GIFT-50,GIFT_VOUCHER,50.00,
CARD-9LdCdwmD,GIFT_VOUCHER,50.00,
CARD-uooVxFzA,GIFT_VOUCHER,50.00,
CARD-yScrFr7f,GIFT_VOUCHER,50.00,
CARD-376SHt1U,GIFT_VOUCHER,50.00,
CARD-qHMGrDJ3,GIFT_VOUCHER,50.00,
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
HELLO-0rL6,DISCOUNT_VOUCHER,10,PERCENT
HELLO-R14G,DISCOUNT_VOUCHER,10,PERCENT
HELLO-I3mY,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Gx4H,DISCOUNT_VOUCHER,10,PERCENT
HELLO-PG9a,DISCOUNT_VOUCHER,10,PERCENT
HELLO-oDwz,DISCOUNT_VOUCHER,10,PERCENT
HELLO-emBc,DISCOUNT_VOUCHER,10,PERCENT
HELLO-YjCz,DISCOUNT_VOUCHER,10,PERCENT
HELLO-2L11,DISCOUNT_VOUCHER,10,PERCENT
HELLO-N4b8,DISCOUNT_VOUCHER,10,PERCENT
HELLO-rqJn,DISCOUNT_VOUCHER,10,PERCENT
HELLO-o00k,DISCOUNT_VOUCHER,10,PERCENT
HELLO-kb5h,DISCOUNT_VOUCHER,10,PERCENT
HELLO-QOlx,DISCOUNT_VOUCHER,10,PERCENT
HELLO-dzg2,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Agr5,DISCOUNT_VOUCHER,10,PERCENT
HELLO-xSnK,DISCOUNT_VOUCHER,10,PERCENT
HELLO-uHpp,DISCOUNT_VOUCHER,10,PERCENT
HELLO-577J,DISCOUNT_VOUCHER,10,PERCENT
HELLO-2i6P,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO exports ("project_id", "id", "object", "sorted_by", "fields", "filters", "campaign_id", "selection", "channel", "user_id", "status", "keys", "portion", "row_count", "chunks", "size", "cause", "created_at", "updated_at") VALUES ('demo', 'exp_01a22155feba1a5d831b4194fdfd3be7', 'voucher', '-created_at', '["code","voucher_type","value","discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 30, 1, 1183, NULL, '2026-11-28T08:46:53.626Z', '2026-11-28T08:46:53.640Z');
INSERT INTO idempotency_records ("project_id", "id", "answer", "expires_at") VALUES ('demo', 'idem_adfc8ccb9ca97e6215f31765b8807c5b', X'52F488A08C6A95E2C0844A640895A5D22A7BB331B6CA3AB33227CA97DC6998F185E312E8BFFC89AE877015398E57E484013102FF054BF25B364A8078CA08966C03816F5D4015D60DDAB4EC6EF9EA71C475441A8A36D77C2671C1F90017F35E4430592B4888D4310586A3F292E6C9436C8F2E8352DBFF55788643140EB07957F8F49A398E176FDF6AC946D46E8906BA188E5D5B9D7CE98ED7F71F574D307D2998291F19F3974DEE4F23E5AD8FBD87DD76662D05B7C2EB7EE3EABF9107882196F8DABDB2855B3C21B583A364D8D563BCC7F77303954F18E9798043DAE4B64AC04C0889C9BA656493EDD0DC247026A1DE90EF9472296239206AB9AB0464D9011755B38351394589D6BD1985B2A7384E3254F1432AD7052061B8013FBF4198654CBA8AF6E78689C742665E74B931D1F7E043C1F92118D9F04887A846130CB3F9ED4B3AE0BB6B7A258059A9EA0822F28D08BB045A0E865BA6C52DA0C4584EE4A1C3EDDB6EF9196144FB51416B0C59762F1DC621BD950BD9DA5D1D7F955D45FDBFC3858528BADAFEB0E4958A1B9598D35170449C5E499CCA11C2F9CEA006EFAF7F568606C2AED45199EC27A54A1924493A82EAFF9301BD0019B3DE56D3171535658A270F5BF5FEAC1A06E2A4B6283A914409DDB9D573F7306A8E3BB402ED7909F44B0DFA089775FEC1F46293310FA784B42067C0A943C9BC704B09BA52AA254677C95FB13F14F21D963CA7EE7B446ED7B93DE0653FCBA9E408C743B772279EE1C4D3B3CD0D1C975E6A4F96C962F2787799D8E49EFD46DC02E427F0ED1E0669F21FA1A6E2AE3AF794A6FFA7CB6C70B883025E97F21AC08311820B3E160275464A0FC9429634ABB80E3D0160B981FFD39F0F5CE67F825BA9B191121C2F3435CBC9849CB5F8AEE30DA527CFB6E2B1773392BB83B74355E722A83EECC11DC3731544E3DB41F7F134', '2026-11-29T08:46:53.533Z');
INSERT INTO idempotency_records ("project_id", "id", "answer", "expires_at") VALUES ('demo', 'idem_7eb8c4459864cdf576977779d2b96b2b', X'E8ECF792CC52DF7659A0954AB1DBCAAFC028A2F724732C31740BC3E5F01F3E8827FDBE03C52E5F0C52F0744C87175A5116FD5E26CAA87BF35F0159C137495D3014EB999EBD24B80BA3F3C2EB97319E60F1D2EEAB23144AD897C32E93894B966408E4E446A890F05CB873E3B8CBA074CED34B2D6EB3594E07652636BA11A1834ECC64D45971C178E732A8B234046651AEF34ECF662FB80D3E1106E2000F4F73FAF7061A22662E954BDA9D6B4C9C8E8820A65A4EE3E129FE93A2B459140B59431D7B91D9869495D4378DF1FA8BA70766B5B79F801C51C76C868BAF94F89B7B9F173A46013A501109926DCD384E18B4B1B06E0D8B974D978F476850C06EFE837A06164A0631F36E00CD3B600CB6AF3B54D5C3C24AA29AE32C53C07CBAE67FD6BEEC0D9B3CE3EA26B967288EBFCB71BB258DFD9704FADA936C147777265E56810D8C5E01A2DA4C935E7B1ECDDE6109DAD50B4C069D28390C59CDD44B1DBAB82D74D15A6FF6BFC52BAFBF0B44B8F4EB0F7DCBB419FC399391D5BCE3D86F91EB6997D4CC2FD4BA62482E93661CA8E9C3174799BFB1ABCBE1B2CFEBD2D1BCA5506F38549ED703C1831BA4E384DCA66D16DC8E8C202258D4AA1FE600CB41BA15C1C0FE40E654E8C70783783075A9', '2026-11-29T08:46:53.537Z');
INSERT INTO idempotency_records ("project_id", "id", "answer", "expires_at") VALUES ('demo', 'idem_1ec237e1e9032a620d3b02fcd1c26d28', X'6D411A209982F26A08B029BAA973CB41B9AB70AE0C482DB2207FEFADDDA4B23949B4F351646DC48D5C9294AEB8252C1C1E1D75EC301E8C0C16D4A6D28DBC39C9917644B417B31412731B47D38FFB2D6EBAEF99C43854407F59849FA4A917C37FEAEC3CF38291950A53B559EE9205536E9975B72A562246D66B7A6DAFDB5B491FE671D4353F37553515E3D8A0D3A94839730A2800B11164EC5892C5D65444A1612A406735934B40E26123FA75B90625350ADB8C4A38DA8E0BF2E49A97E1AEA639387C6CA5E11FED231D7DF5263C928700C4A0AF0ACB78CFE2075611FAD82B9FC2976C5EE24EB5BD5E9077E64C0FD7CF85BC473068879A185D18D53661A13AD6898B6F0E6BB8B53D2940E49596FC35A47179157040C76A06C52A74928348D83476C7CCA7A6EAA6C4860058D4E56D53293D29DAE6DF7A3809DF21BEA45E07BB70534CA7CC477A82053C85529CFA2C64B57B10D12A132B56C1CF95BF5CBCA10A648CA408764F49685DCE6B093C56FBDC3C74153A9E3AA65BDA236D65B44B20CFCBA428273BB2C8BE11C8CE23BCDE227061F4CCFF', '2026-11-29T08:46:53.607Z');
INSERT INTO locations ("project_id", "id", "name", "shape", "created_at", "updated_at") VALUES ('demo', 'loc_01a22155ff7213dd52cb6d6e8acb15bf', 'Town', '{"Circle":{"Center":{"Lat":52.2297,"Lng":21.0122},"Radius":2}}', '2026-11-28T08:46:53.810Z', NULL);
INSERT INTO loyalty_members ("project_id", "id", "program_id", "customer_id", "membership", "status", "metadata", "created_at", "updated_at") VALUES ('demo', 'lmbr_01a22155ff96b1eecceba01484dbef5b', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545 cust_01a22155fd8fa6ba8b4ceef74c61f8e7', 'ACTIVE', NULL, '2026-11-28T08:46:53.846Z', NULL);
INSERT INTO loyalty_tier_holders ("project_id", "id", "campaign_id", "customer_id", "tier_id", "start_day", "end_day", "next_tier", "next_start", "next_end", "due_on", "created_at", "updated_at") VALUES ('demo', 'v_01a22155fe32ea374a4597131d47d401', 'camp_01a22155fe0e1533158848759c471bbc', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'ltr_01a22155fe19ddb88ea0700ce2fd4872', '2026-11-28', NULL, NULL, NULL, NULL, NULL, '2026-11-28T08:46:53.503Z', NULL);
INSERT INTO loyalty_tiers ("project_id", "id", "campaign_id", "name", "points_from", "points_to", "earning_rules", "rewards", "metadata", "created_at", "updated_at") VALUES ('demo', 'ltr_01a22155fe19ddb88ea0700ce2fd4872', 'camp_01a22155fe0e1533158848759c471bbc', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-28T08:46:53.465Z', NULL);
INSERT INTO member_cards ("project_id", "id", "member_id", "program_id", "customer_id", "card_definition_id", "code", "earned", "added", "purchased", "subtracted", "expired", "refunded", "purchase_reversed", "spent", "returned", "locked", "unlocked", "pending_total", "pending_activated", "pending_canceled", "written_off", "pending_written_off", "balance", "next_on", "next_points", "next_activation", "tier_standing", "tier_due", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'lmbr_01a22155ff96b1eecceba01484dbef5b', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', 'lcdef_01a22155ff76e54b5f857d44b2d613f7', 'J99tXZs4Wc', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"StructureID":"lts_01a22155ff7914de507a414dad490d2d","Rank":{"TierID":"lt_01a22155ff7cdde6c9be610bd039b12d","Since":"2026-11-28"}}', NULL, '2026-11-28T08:46:53.846Z', '2026-11-28T08:46:53.909Z', NULL);
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_400e12f7f4841bae9a5c77fb44db89f9', 'card', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'card lcrd_01a22155ff99bb71d74f71ab4051e703', '2026-11-28', NULL, NULL, NULL, NULL, NULL, '{"points_added":100,"points_earned":15,"points_locked":100,"points_spent":100,"points_total":115,"points_unlocked":100}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_60d2774fe9ac125dc6958f2c2a9e067b', 'tiers', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'tiers lprg_01a22155ff8a2bc48d6e0a3de18d0545', '2026-11-28', NULL, NULL, NULL, 'lts_01a22155ff7914de507a414dad490d2d', 'lt_01a22155ff7cdde6c9be610bd039b12d', '{"joins":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lptrs_9fd82bc7b1977e42aa6e6d950bfc97dd', 'tiers', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'tiers lprg_01a22155ff8a2bc48d6e0a3de18d0545 total', NULL, NULL, NULL, NULL, 'lts_01a22155ff7914de507a414dad490d2d', 'lt_01a22155ff7cdde6c9be610bd039b12d', '{"holders":1,"joins":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_771a9b53e6699c02ca26d57bbb52a170', 'spending', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'spending lprg_01a22155ff8a2bc48d6e0a3de18d0545', '2026-11-28', NULL, NULL, 'lcdef_01a22155ff76e54b5f857d44b2d613f7', NULL, NULL, '{"amount_on_order":80,"points":100,"points_on_order":80,"points_on_rewards":20,"success":2,"success_on_order":1,"success_on_reward":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lssum_fe55afa4c6368a75b54d1b975086dab3', 'spending', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'spending lprg_01a22155ff8a2bc48d6e0a3de18d0545 total', NULL, NULL, NULL, 'lcdef_01a22155ff76e54b5f857d44b2d613f7', NULL, NULL, '{"amount_on_order":80,"points":100,"points_on_order":80,"points_on_rewards":20,"success":2,"success_on_order":1,"success_on_reward":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_1edd534561ac5ab555778b0394e0e5e3', 'earning_rules', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'earning_rules lprg_01a22155ff8a2bc48d6e0a3de18d0545', '2026-11-28', 'lern_01a22155ff85ec8dde961ba9d717c143', NULL, NULL, NULL, NULL, '{"success_count":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_21c2ff15a613aeaa65b1d2ef4bec7d84', 'member_rules', 'lmbr_01a22155ff96b1eecceba01484dbef5b', 'member_rules lmbr_01a22155ff96b1eecceba01484dbef5b', '2026-11-28', 'lern_01a22155ff85ec8dde961ba9d717c143', NULL, NULL, NULL, NULL, '{"count":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_e8afe2a07220ad4d5caecb908205f61b', 'points_earnings', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'points_earnings lprg_01a22155ff8a2bc48d6e0a3de18d0545', '2026-11-28', 'lern_01a22155ff85ec8dde961ba9d717c143', 'lernei_01a22155ff85ec8dde961ba94f4f36e1', 'lcdef_01a22155ff76e54b5f857d44b2d613f7', NULL, NULL, '{"points":15,"success_count":2}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lpers_72824e8455ad05e7f5789285363363a2', 'earning_rules', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'earning_rules lprg_01a22155ff8a2bc48d6e0a3de18d0545 total', NULL, 'lern_01a22155ff85ec8dde961ba9d717c143', NULL, NULL, NULL, NULL, '{"success_count":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lppes_11f998ebe248aa46478dcbfb8fb295fd', 'points_earnings', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'points_earnings lprg_01a22155ff8a2bc48d6e0a3de18d0545 total', NULL, 'lern_01a22155ff85ec8dde961ba9d717c143', 'lernei_01a22155ff85ec8dde961ba94f4f36e1', 'lcdef_01a22155ff76e54b5f857d44b2d613f7', NULL, NULL, '{"points":15,"success_count":2}');
INSERT INTO member_tallies ("project_id", "id", "subject", "last_at", "count_from", "times", "points_from", "points") VALUES ('demo', 'ltly_01a22155ff971d1a0662b44cdbc42305', 'seats lprg_01a22155ff8a2bc48d6e0a3de18d0545', '2026-11-28T08:46:53.848Z', NULL, 1, NULL, 0);
INSERT INTO member_tallies ("project_id", "id", "subject", "last_at", "count_from", "times", "points_from", "points") VALUES ('demo', 'ltly_01a22155ffae2d05224532f792082570', 'reward lrew_01a22155ff872d707e150e0afc2b52c1 lmbr_01a22155ff96b1eecceba01484dbef5b', '2026-11-28T08:46:53.869Z', '2026-11-28', 1, '2026-11-28', 0);
INSERT INTO member_tallies ("project_id", "id", "subject", "last_at", "count_from", "times", "points_from", "points") VALUES ('demo', 'ltly_01a22155ffae2d05224532f7bd8d94d5', 'spend lcrd_01a22155ff99bb71d74f71ab4051e703', '2026-11-28T08:46:53.898Z', '2026-11-28', 1, '2026-11-28', 80);
INSERT INTO member_tallies ("project_id", "id", "subject", "last_at", "count_from", "times", "points_from", "points") VALUES ('demo', 'ltly_01a22155ffdb909b894226d9f2d36c13', 'lern_01a22155ff85ec8dde961ba9d717c143 lmbr_01a22155ff96b1eecceba01484dbef5b', '2026-11-28T08:46:53.909Z', '2026-11-28', 1, '2026-11-28', 15);
INSERT INTO member_tallies ("project_id", "id", "subject", "last_at", "count_from", "times", "points_from", "points") VALUES ('demo', 'ltly_01a22155ffdb909b894226da18cf03ca', 'card lcrd_01a22155ff99bb71d74f71ab4051e703', '2026-11-28T08:46:53.909Z', '2026-11-28', 1, '2026-11-28', 5);
INSERT INTO metadata_schemas ("project_id", "id", "related_object", "properties", "allow_defined_only", "created_at", "updated_at") VALUES ('demo', 'ms_01a22155ff4df55bdafd1a25d01294d8', 'product', '{"roast":{"Type":"string"}}', 0, '2026-11-28T08:46:53.773Z', NULL);
INSERT INTO oauth_tokens ("project_id", "id", "owner_project_id", "app_id", "scopes", "issued_at", "expires_at") VALUES ('', '60a4a92a2237147e0014778da144dad1f77cc446ef5e488646475e2da50eb9c0', 'demo', '44a7da37e917f9f71805c48ec129b09b', '["api"]', '2026-11-28T08:46:53.647Z', '2026-11-28T09:01:53.647Z');
INSERT INTO order_transactions ("project_id", "id", "status", "program_id", "member_id", "card_id", "card_definition_id", "card_transaction_id", "order_id", "payment_id", "amount", "points", "details", "created_at", "updated_at") VALUES ('demo', 'lotx_01a22155ffcd11782fa48982d345fb02', 'APPROVED', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'lmbr_01a22155ff96b1eecceba01484dbef5b', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'lcdef_01a22155ff76e54b5f857d44b2d613f7', 'lctx_01a22155ffce6c86b6b057b9d1465f17', 'ord_01a22155ffc2bf8cded5a6b0de4cd69f', 'ordpay_01a22155ffcd11782fa489833da6f12a', 80, 80, '{"Reason":"Points spent on order payment","Ratio":"1","AmountLimit":0,"PointsLimit":0}', '2026-11-28T08:46:53.898Z', NULL);
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a22155fdcdce4f74081d5758f734ff', 'order-1001', 'PAID', 5890, 1, 5890, 1, 0, 0, '[{"ID":"ordli_01a22155fdcdce4f74081d57c6a63b76","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a22155fd7d7924ccbb09637de80327","SKUID":"sku_01a22155fd859efd0097e46ed11c7e21","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"Product":{"ID":"prod_01a22155fd7d7924ccbb09637de80327","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a22155fd859efd0097e46ed11c7e21","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a22155fdcdce4f74081d5827691c4e","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a22155fd8704a30d1a2f9e2b963873","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"Product":{"ID":"prod_01a22155fd8704a30d1a2f9e2b963873","SourceID":"mug","Name":"Enamel mug","Price":1450}}]', NULL, 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, NULL, 0, NULL, NULL, '2026-11-28T08:46:53.388Z', NULL, '2026-11-28T08:46:53.388Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a22155fdd8d39f01a3ccdc3fe93a98', 'order-1002', 'PAID', 7900, 1, 7900, 1, 790, 1, '[{"ID":"ordli_01a22155fdd8d39f01a3ccdca03f4a1c","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a22155fd866cd6695738440479a0f7","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"Product":{"ID":"prod_01a22155fd866cd6695738440479a0f7","SourceID":"grinder","Name":"Hand grinder","Price":7900}}]', NULL, 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, '{"r_01a22155fdd8d39f01a3ccdd9fb545e5":{"Date":"2026-11-28T08:46:53.4Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22155fdad46294c9a094b013873f5"}}', 0, NULL, NULL, '2026-11-28T08:46:53.400Z', NULL, '2026-11-28T08:46:53.400Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a22155fe5d9eff485f6bc85a4d4957', NULL, 'PAID', 5000, 1, 5000, 1, 500, 1, NULL, NULL, 'cust_01a22155fd8ccd77522fcd33e9ee05da', NULL, '{"r_01a22155fe5d9eff485f6bc8a61b48b5":{"Date":"2026-11-28T08:46:53.533Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22155fdb971de175e919affd91a52","RelatedObjectParentID":"camp_01a22155fdafa2366a00792e61dcfa62"}}', 0, '{"Uncounted":500,"Shared":0}', NULL, '2026-11-28T08:46:53.533Z', NULL, '2026-11-28T08:46:53.533Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a22155ffb58081d0642914721b6e8d', 'order-1003', 'PAID', 4000, 1, 4000, 1, 0, 0, NULL, NULL, 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, NULL, 0, NULL, NULL, '2026-11-28T08:46:53.877Z', NULL, '2026-11-28T08:46:53.877Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a22155ffc2bf8cded5a6b0de4cd69f', 'order-1004', 'CREATED', 1000, 1, 1000, 1, 0, 0, NULL, NULL, 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', NULL, NULL, 1, NULL, NULL, '2026-11-28T08:46:53.890Z', NULL, NULL);
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a22155ffe4423fb7bd339846e9776b', 'order-1005', 'PAID', 2000, 1, 2000, 1, 0, 0, '[{"ID":"ordli_01a22155ffe4423fb7bd3398e5388ac7","ProductID":"prod_01a22155fd8704a30d1a2f9e2b963873","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"Product":{"ID":"prod_01a22155fd8704a30d1a2f9e2b963873","SourceID":"mug","Name":"Enamel mug","Price":1450}}]', NULL, NULL, NULL, NULL, 0, NULL, '{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a22155ffe4423fb7bd3398e5388ac7","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a22155ffec16835c835de1e355342f"]}', '2026-11-28T08:46:53.923Z', '2026-11-28T08:46:53.932Z', '2026-11-28T08:46:53.923Z');
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lopb_01a22155fe3f76ec56f0040d75ece4a4', 'v_01a22155fe32ea374a4597131d47d401', 'camp_01a22155fe0e1533158848759c471bbc', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'vtx_01a22155fe3f76ec56f0040d16141b8d', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 1, 'v_01a22155fe32ea374a4597131d47d401 9999-12-31 001795855613503', NULL, '2026-11-28T08:46:53.503Z', '2026-11-28T08:46:53.525Z');
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lopb_01a22155fe8ada2802599f652bef61ee', 'v_01a22155fe32ea374a4597131d47d401', 'camp_01a22155fe0e1533158848759c471bbc', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'vtx_01a22155fe8ada2802599f64513078f5', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 1, 'v_01a22155fe32ea374a4597131d47d401 9999-12-31 001795855613572', NULL, '2026-11-28T08:46:53.572Z', NULL);
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lcpeb_01a22155ffa13de05c096af507c33c3d', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'lmbr_01a22155ff96b1eecceba01484dbef5b', 'lctx_01a22155ffa13de05c096af464731fc7', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 0, NULL, NULL, '2026-11-28T08:46:53.855Z', '2026-11-28T08:46:53.898Z');
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lcpeb_01a22155ffdb909b894226dae283691b', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'lmbr_01a22155ff96b1eecceba01484dbef5b', 'lctx_01a22155ffdb909b894226da7931d1e8', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 1, 'lcrd_01a22155ff99bb71d74f71ab4051e703 9999-12-31 001795855613909', NULL, '2026-11-28T08:46:53.909Z', NULL);
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lcpeb_01a22155ffdb909b894226dcd7d48877', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'lmbr_01a22155ff96b1eecceba01484dbef5b', 'lctx_01a22155ffdb909b894226dc340375c0', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 1, 'lcrd_01a22155ff99bb71d74f71ab4051e703 9999-12-31 001795855613909', NULL, '2026-11-28T08:46:53.909Z', NULL);
INSERT INTO points_takes ("project_id", "id", "account_id", "entry_id", "lot_id", "points", "returned", "restored", "created_at") VALUES ('demo', 'lpt_01a22155fe55c2f42dff71c5685f5b8d', 'v_01a22155fe32ea374a4597131d47d401', 'vtx_01a22155fe55c2f42dff71c4d97f9d75', 'lopb_01a22155fe3f76ec56f0040d75ece4a4', 20, 0, 0, '2026-11-28T08:46:53.525Z');
INSERT INTO points_takes ("project_id", "id", "account_id", "entry_id", "lot_id", "points", "returned", "restored", "created_at") VALUES ('demo', 'lpt_01a22155ffafef154fcf90349e19d1a0', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'lctx_01a22155ffafef154fcf90346e37cc41', 'lcpeb_01a22155ffa13de05c096af507c33c3d', 20, 0, 0, '2026-11-28T08:46:53.869Z');
INSERT INTO points_takes ("project_id", "id", "account_id", "entry_id", "lot_id", "points", "returned", "restored", "created_at") VALUES ('demo', 'lpt_01a22155ffce6c86b6b057ba302dbf00', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'lctx_01a22155ffce6c86b6b057b9d1465f17', 'lcpeb_01a22155ffa13de05c096af507c33c3d', 80, 0, 0, '2026-11-28T08:46:53.898Z');
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-28T08:46:53.290Z', NULL, NULL);
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_01a22155fd7d7924ccbb09637de80327', 'beans', 'House blend', NULL, '["weight"]', '{"roast":"medium"}', NULL, '2026-11-28T08:46:53.309Z', NULL, NULL);
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_01a22155fd866cd6695738440479a0f7', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-28T08:46:53.318Z', NULL, NULL);
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_01a22155fd8704a30d1a2f9e2b963873', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-28T08:46:53.319Z', NULL, NULL);
INSERT INTO products_collections ("project_id", "id", "name", "type", "members", "filter", "condition", "builtin", "created_at", "updated_at") VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction":"and"}', NULL, 1, '2026-11-28T08:46:53.290Z', NULL);
INSERT INTO products_collections ("project_id", "id", "name", "type", "members", "filter", "condition", "builtin", "created_at", "updated_at") VALUES ('demo', 'pc_01a22155fd89bcb4ae04d9f491456290', 'Equipment', 'STATIC', '[{"ID":"prod_01a22155fd866cd6695738440479a0f7","Object":"product"},{"ID":"prod_01a22155fd8704a30d1a2f9e2b963873","Object":"product"}]', NULL, NULL, 0, '2026-11-28T08:46:53.321Z', NULL);
INSERT INTO program_assignments ("project_id", "id", "pair", "program_id", "type", "resource_id", "stock", "redeemed", "created_at", "updated_at") VALUES ('demo', 'lasgm_01a22155ff8b3d377adfb3b5e9ca9946', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545 lcdef_01a22155ff76e54b5f857d44b2d613f7', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'card_definition', 'lcdef_01a22155ff76e54b5f857d44b2d613f7', NULL, 0, '2026-11-28T08:46:53.834Z', NULL);
INSERT INTO program_assignments ("project_id", "id", "pair", "program_id", "type", "resource_id", "stock", "redeemed", "created_at", "updated_at") VALUES ('demo', 'lasgm_01a22155ff8e2803ef429ebe0c3466fb', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545 lts_01a22155ff7914de507a414dad490d2d', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'tier_structure', 'lts_01a22155ff7914de507a414dad490d2d', NULL, 0, '2026-11-28T08:46:53.834Z', NULL);
INSERT INTO program_assignments ("project_id", "id", "pair", "program_id", "type", "resource_id", "stock", "redeemed", "created_at", "updated_at") VALUES ('demo', 'lasgm_01a22155ff9039354f1b86b940f547cd', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545 lern_01a22155ff85ec8dde961ba9d717c143', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'earning_rule', 'lern_01a22155ff85ec8dde961ba9d717c143', NULL, 0, '2026-11-28T08:46:53.834Z', NULL);
INSERT INTO program_assignments ("project_id", "id", "pair", "program_id", "type", "resource_id", "stock", "redeemed", "created_at", "updated_at") VALUES ('demo', 'lasgm_01a22155ff933a1bec86dc6e94e3e90c', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545 lrew_01a22155ff872d707e150e0afc2b52c1', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'reward', 'lrew_01a22155ff872d707e150e0afc2b52c1', NULL, 1, '2026-11-28T08:46:53.842Z', NULL);
INSERT INTO program_earning_rules ("project_id", "id", "name", "status", "event", "definition", "created_at") VALUES ('demo', 'lern_01a22155ff85ec8dde961ba9d717c143', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID":"lern_01a22155ff85ec8dde961ba9d717c143","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid"},"Earnings":[{"ID":"lernei_01a22155ff85ec8dde961ba94f4f36e1","Effects":[{"Award":{"CardDefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Points":10}},{"BenefitID":"lben_01a22155ff8254602ec9625370147f2e"}]}],"CreatedAt":"2026-11-28T08:46:53.829Z"}', '2026-11-28T08:46:53.829Z');
INSERT INTO program_locks ("project_id", "id", "created_at") VALUES ('demo', 'llock_definitions', '2026-11-28T08:46:53.814Z');
INSERT INTO program_rewards ("project_id", "id", "name", "type", "status", "definition", "created_at") VALUES ('demo', 'lrew_01a22155ff872d707e150e0afc2b52c1', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID":"lrew_01a22155ff872d707e150e0afc2b52c1","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Gift":{"Material":{"ProductID":"prod_01a22155fd8704a30d1a2f9e2b963873"}},"Costs":[{"ID":"lrcst_01a22155ff872d707e150e0a1610db76","Spending":{"ID":"lrspn_01a22155ff872d707e150e0a7ac11231","Points":20,"CardDefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7"}}],"CreatedAt":"2026-11-28T08:46:53.831Z"}', '2026-11-28T08:46:53.831Z');
INSERT INTO program_tiers ("project_id", "id", "tier_structure_id", "name", "definition", "created_at") VALUES ('demo', 'lt_01a22155ff7cdde6c9be610bd039b12d', 'lts_01a22155ff7914de507a414dad490d2d', 'Gold', '{"ID":"lt_01a22155ff7cdde6c9be610bd039b12d","StructureID":"lts_01a22155ff7914de507a414dad490d2d","Name":"Gold","Type":"POINTS","Min":10,"Downgrade":"INHERIT","Expiration":{"Type":"INHERIT"},"CreatedAt":"2026-11-28T08:46:53.82Z"}', '2026-11-28T08:46:53.820Z');
INSERT INTO programs ("project_id", "id", "name", "status", "validity", "metadata", "created_at", "updated_at") VALUES ('demo', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'Club', 'ACTIVE', NULL, NULL, '2026-11-28T08:46:53.834Z', NULL);
INSERT INTO project_revisions ("project_id", "rules", "catalog") VALUES ('demo', 22, 7);
INSERT INTO projects ("project_id", "id", "name", "description", "timezone", "currency", "dial_code", "api_version", "webhook_version", "case_sensitive_codes", "code_charset", "cluster_id", "secret", "client", "notifications", "restricted", "refusals_off", "returns", "retention", "sandbox", "clock_offset", "created_at", "updated_at") VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', 1, NULL, NULL, '953a733621acde3f93280cf6e0d6051f17cfe2fcda512f2ec19927dafe12539d', NULL, NULL, NULL, 0, NULL, NULL, 1, 0, '2026-11-28T08:46:53.289Z', NULL);
INSERT INTO promotion_stacks ("project_id", "id", "campaign_id", "name", "tier_ids", "hierarchy_mode", "category_id", "created_at", "updated_at") VALUES ('demo', 'stack_01a22155feab5ef40fbe7f9e5d833959', 'camp_01a22155fdbd2c6d181de675a1985f45', 'Both', '["promo_01a22155fdbd2c6d181de676ef7e3c9c"]', 'MANUAL', NULL, '2026-11-28T08:46:53.610Z', NULL);
INSERT INTO promotion_tiers ("project_id", "id", "campaign_id", "name", "banner", "discount", "metadata", "hierarchy", "active", "validity", "start_date", "expiration_date", "category_id", "created_at", "updated_at") VALUES ('demo', 'promo_01a22155fdbd2c6d181de676ef7e3c9c', 'camp_01a22155fdbd2c6d181de675a1985f45', 'Five off', '5.00 off every order', '{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500}', NULL, 1, 1, NULL, NULL, NULL, NULL, '2026-11-28T08:46:53.373Z', NULL);
INSERT INTO promotion_tiers ("project_id", "id", "campaign_id", "name", "banner", "discount", "metadata", "hierarchy", "active", "validity", "start_date", "expiration_date", "category_id", "created_at", "updated_at") VALUES ('demo', 'promo_01a22155fdc667b67a3829b60dcfc4e0', 'camp_01a22155fdbd2c6d181de675a1985f45', 'Fifteen off', '15.00 off above 50.00', '{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500}', NULL, 2, 1, NULL, NULL, NULL, NULL, '2026-11-28T08:46:53.382Z', NULL);
INSERT INTO publications ("project_id", "id", "source_id", "customer_id", "tracking_id", "channel", "metadata", "voucher_ids", "codes", "voucher_code", "result", "campaign_id", "voucher_type", "is_referral_code", "failure_code", "failure_message", "created_at") VALUES ('demo', 'pub_01a22155fe3bcc9e46073142a388ac96', NULL, 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs', 'API', NULL, '["v_01a22155fe32ea374a4597131d47d401"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a22155fe0e1533158848759c471bbc', 'LOYALTY_CARD', 0, NULL, NULL, '2026-11-28T08:46:53.498Z');
INSERT INTO publications ("project_id", "id", "source_id", "customer_id", "tracking_id", "channel", "metadata", "voucher_ids", "codes", "voucher_code", "result", "campaign_id", "voucher_type", "is_referral_code", "failure_code", "failure_message", "created_at") VALUES ('demo', 'pub_01a22155ff02db37c8a11883305dda0a', NULL, 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs', 'API', NULL, '["v_01a22155fef3e5d29e70d3761256de69"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a22155fee7125b57d8a3b8de815478', 'DISCOUNT_VOUCHER', 1, NULL, NULL, '2026-11-28T08:46:53.697Z');
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
INSERT INTO redeemable_holders ("project_id", "id", "assignment", "voucher_id", "customer_id", "holder_role", "referrer_id", "campaign_id", "voucher_type", "metadata", "created_at", "converted_at", "cause_type", "cause_id") VALUES ('demo', 'rh_01a22155ff0a7e45a774db620937b0d0', 'v_01a22155fef3e5d29e70d3761256de69 cust_01a22155fd8fa6ba8b4ceef74c61f8e7', 'v_01a22155fef3e5d29e70d3761256de69', 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', 'REFEREE', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'camp_01a22155fee7125b57d8a3b8de815478', 'DISCOUNT_VOUCHER', NULL, '2026-11-28T08:46:53.706Z', NULL, NULL, NULL);
INSERT INTO redemption_totals ("project_id", "id", "subject_id", "day", "redemptions", "orders", "discounts", "credits", "points") VALUES ('demo', 'camp_01a22155fe0e1533158848759c471bbc/2026-11-28', 'camp_01a22155fe0e1533158848759c471bbc', '2026-11-28', 1, 0, 0, 0, 20);
INSERT INTO redemption_totals ("project_id", "id", "subject_id", "day", "redemptions", "orders", "discounts", "credits", "points") VALUES ('demo', 'camp_01a22155fdafa2366a00792e61dcfa62/2026-11-28', 'camp_01a22155fdafa2366a00792e61dcfa62', '2026-11-28', 1, 4500, 500, 500, 0);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a22155fdd8d39f01a3ccdd9fb545e5', 'redemption', '2026-11-28T08:46:53.400Z', NULL, 0, NULL, NULL, 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', 'track_ULGzIm83wAfZdXVbbs5iTtMxvCmV9i0Q0LTOjlhlrPU', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '44a7da37e917f9f71805c48ec129b09b', 'API', NULL, '44a7da37e917f9f71805c48ec129b09b', NULL, 'voucher', 'v_01a22155fdad46294c9a094b013873f5', 'v_01a22155fdad46294c9a094b013873f5', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a22155fdd8d39f01a3ccdc3fe93a98', '{"Order":790,"Items":0,"OrderTotal":7110,"Credits":0,"Points":0}', NULL, NULL, NULL);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a22155fe55c2f42dff71c3df7b3a10', 'redemption', '2026-11-28T08:46:53.525Z', NULL, 0, NULL, NULL, 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '44a7da37e917f9f71805c48ec129b09b', 'API', NULL, '44a7da37e917f9f71805c48ec129b09b', NULL, 'voucher', 'v_01a22155fe32ea374a4597131d47d401', 'v_01a22155fe32ea374a4597131d47d401', 'REGULAR1', NULL, 'camp_01a22155fe0e1533158848759c471bbc', 'Regulars', 'rew_01a22155fe2533720c09e842aaf306dd', 'PENDING', NULL, '{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Reward":{"AssignmentID":"rewa_01a22155fe2e7410b8a9969a02882425","Type":"MATERIAL","LoyaltyTierID":"ltr_01a22155fe19ddb88ea0700ce2fd4872","EntryID":"vtx_01a22155fe55c2f42dff71c4d97f9d75","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a22155fe2533720c09e842aaf306dd","By":1}]}', NULL, NULL, NULL);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a22155fe5d9eff485f6bc8a61b48b5', 'redemption', '2026-11-28T08:46:53.533Z', NULL, 0, NULL, NULL, 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '44a7da37e917f9f71805c48ec129b09b', 'API', NULL, '44a7da37e917f9f71805c48ec129b09b', NULL, 'voucher', 'v_01a22155fdb971de175e919affd91a52', 'v_01a22155fdb971de175e919affd91a52', 'GIFT-50', NULL, 'camp_01a22155fdafa2366a00792e61dcfa62', 'Gift cards', NULL, NULL, 'ord_01a22155fe5d9eff485f6bc85a4d4957', '{"Order":500,"Items":0,"OrderTotal":4500,"Credits":500,"Points":0}', NULL, NULL, NULL);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a22155fe613f20f766448e182ee248', 'redemption', '2026-11-28T08:46:53.537Z', NULL, 0, NULL, NULL, 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, NULL, '44a7da37e917f9f71805c48ec129b09b', 'API', NULL, '44a7da37e917f9f71805c48ec129b09b', NULL, 'voucher', 'v_01a22155fdad46294c9a094b013873f5', 'v_01a22155fdad46294c9a094b013873f5', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a22155fe6aa4396bb4b41539749bea', '2026-11-28T08:46:53.546Z');
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'rr_01a22155fe6aa4396bb4b41539749bea', 'redemption_rollback', '2026-11-28T08:46:53.546Z', NULL, 0, 'r_01a22155fe613f20f766448e182ee248', NULL, 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'track_XBC02uYUbAuL1OdYZntUjVgGc9ZUKxM5oSdhWiNQVKs', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '44a7da37e917f9f71805c48ec129b09b', 'API', NULL, '44a7da37e917f9f71805c48ec129b09b', NULL, 'voucher', 'v_01a22155fdad46294c9a094b013873f5', 'v_01a22155fdad46294c9a094b013873f5', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":0,"OrderMode":"WITH_ORDER"}', NULL, NULL, NULL);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a22155fea7435ff4cf28d793fe517c', 'redemption', '2026-11-28T08:46:53.606Z', NULL, 0, NULL, NULL, 'cust_01a22155fd8fa6ba8b4ceef74c61f8e7', 'track_ULGzIm83wAfZdXVbbs5iTtMxvCmV9i0Q0LTOjlhlrPU', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '44a7da37e917f9f71805c48ec129b09b', 'API', NULL, '44a7da37e917f9f71805c48ec129b09b', NULL, 'voucher', 'v_01a22155fe9875108a5413fe7fd17e0a', 'v_01a22155fe9875108a5413fe7fd17e0a', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO returns ("project_id", "id", "source_id", "order_id", "customer_id", "campaign_ids", "body", "created_at") VALUES ('demo', 'ret_01a22155ffec16835c835de1e355342f', NULL, 'ord_01a22155ffe4423fb7bd339846e9776b', NULL, NULL, '{"APIKey":"44a7da37e917f9f71805c48ec129b09b","Policy":"KEEP","RefundOrder":"PROPORTIONAL","Items":[{"ItemID":"ordli_01a22155ffe4423fb7bd3398e5388ac7","ProductID":"prod_01a22155fd8704a30d1a2f9e2b963873","Quantity":1,"Free":0,"Amount":1000,"Subtotal":1000}],"Amount":1000,"Money":1000,"Forfeited":0,"Uncredited":0,"Withheld":0,"Refunded":1000,"Kept":1000,"TakesEarned":true}', '2026-11-28T08:46:53.932Z');
INSERT INTO reward_assignments ("project_id", "id", "pair", "reward_id", "campaign_id", "points", "auto_redeem", "created_at", "updated_at") VALUES ('demo', 'rewa_01a22155fe2e7410b8a9969a02882425', 'rew_01a22155fe2533720c09e842aaf306dd camp_01a22155fe0e1533158848759c471bbc', 'rew_01a22155fe2533720c09e842aaf306dd', 'camp_01a22155fe0e1533158848759c471bbc', 20, 0, '2026-11-28T08:46:53.486Z', NULL);
INSERT INTO reward_transactions ("project_id", "id", "type", "status", "program_id", "member_id", "card_id", "card_transaction_id", "reward_id", "points", "details", "created_at", "updated_at") VALUES ('demo', 'lrtx_01a22155ffafef154fcf90341570dc34', 'PURCHASE', 'APPROVED', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'lmbr_01a22155ff96b1eecceba01484dbef5b', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'lctx_01a22155ffafef154fcf90346e37cc41', 'lrew_01a22155ff872d707e150e0afc2b52c1', 20, '{"Reason":"Points spent on reward","RewardType":"MATERIAL","Gift":{"Material":{"ProductID":"prod_01a22155fd8704a30d1a2f9e2b963873"}}}', '2026-11-28T08:46:53.869Z', NULL);
INSERT INTO rewards ("project_id", "id", "name", "type", "stock", "redeemed", "image_url", "description", "metadata", "campaign_id", "campaign", "product", "coin", "created_at", "updated_at") VALUES ('demo', 'rew_01a22155fe2533720c09e842aaf306dd', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID":"prod_01a22155fd8704a30d1a2f9e2b963873"}', NULL, '2026-11-28T08:46:53.477Z', NULL);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (1, X'DC012F7770726F6A6563744764656D6F476B696E64C71A43414D504149474E2E564F5543484552535F47454E4552415445777061796C6F6164CCF787416374696F6E4944C72361615F3031613232313535666439616137653430613731616639346265346333636138A743616D706169676E4944C72563616D705F303161323231353566643937336430373739653339626139323039656230306577506F7274696F6E133047506163651330974F7665727269646573CC73A7436F6465436F6E66696700875175616E7469747900575374617274C714303030312D30312D30315430303A30303A30305A37456E64C714303030312D30312D30315430303A30303A30305AA743617465676F7279494407C70E4164646974696F6E616C496E666F07874D657461646174610057466972737401', 1, '2026-11-28 08:46:53.347', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.339', NULL, '2026-11-28 08:46:53.357', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71064343061623265356431613665363432', 1, 'campaign_vouchers_generate', 'completed', '2026-11-28 08:46:53.339', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (2, X'DC012F7770726F6A6563744764656D6F476B696E64C71A43414D504149474E2E564F5543484552535F47454E4552415445777061796C6F6164CCF787416374696F6E4944C72361615F3031613232313535666462303837633130393031313333303765613230323461A743616D706169676E4944C72563616D705F303161323231353566646166613233363661303037393265363164636661363277506F7274696F6E133047506163651330974F7665727269646573CC73A7436F6465436F6E66696700875175616E7469747900575374617274C714303030312D30312D30315430303A30303A30305A37456E64C714303030312D30312D30315430303A30303A30305AA743617465676F7279494407C70E4164646974696F6E616C496E666F07874D657461646174610057466972737401', 1, '2026-11-28 08:46:53.363', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.360', NULL, '2026-11-28 08:46:53.368', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71038313036646632323830346532636530', 1, 'campaign_vouchers_generate', 'completed', '2026-11-28 08:46:53.360', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (3, X'CC407770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1387436F6E73756D65729773756D6D6172696573', 1, '2026-11-28 08:46:53.451', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.444', NULL, '2026-11-28 08:46:53.461', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71064333232616264333335323533366637', 1, 'events_hand_out', 'completed', '2026-11-28 08:46:53.444', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (4, X'CC787770726F6A6563744764656D6F476B696E64C71B4C4F59414C544945532E524543414C43554C4154455F5449455253777061796C6F6164CC3FA743616D706169676E4944C72563616D705F303161323231353566653065313533333135383834383735396334373162626357416674657207475269736502', 1, '2026-11-28 08:46:53.477', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.466', NULL, '2026-11-28 08:46:53.485', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71063343131616537333364663430663264', 1, 'loyalties_recalculate_tiers', 'completed', '2026-11-28 08:46:53.466', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (5, X'CC3E7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1187436F6E73756D6572776C6F79616C7479', 1, '2026-11-28 08:46:53.566', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.551', NULL, '2026-11-28 08:46:53.581', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71064613534356365376437383264393034', 1, 'events_hand_out', 'completed', '2026-11-28 08:46:53.551', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (6, X'CC3E7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1187436F6E73756D65727772657761726473', 1, '2026-11-28 08:46:53.566', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.551', NULL, '2026-11-28 08:46:53.586', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71064613534356365376437383264393034', 1, 'events_hand_out', 'completed', '2026-11-28 08:46:53.551', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (7, X'CC407770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1387436F6E73756D65729773756D6D6172696573', 1, '2026-11-28 08:46:53.589', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.551', NULL, '2026-11-28 08:46:53.598', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71064613534356365376437383264393034', 1, 'events_hand_out', 'completed', '2026-11-28 08:46:53.551', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (8, X'CC687770726F6A6563744764656D6F476B696E64C70D5345474D454E54532E53594E43777061796C6F6164CC3D975365676D656E744944C7247365675F3031613232313535666561633538383636633134313566653030626665636163574166746572074754656C6C02', 1, '2026-11-28 08:46:53.617', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.613', NULL, '2026-11-28 08:46:53.629', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71066633534646265383435356462306630', 1, 'segments_sync', 'completed', '2026-11-28 08:46:53.613', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (9, X'CC6B7770726F6A6563744764656D6F476B696E64674558504F5254777061796C6F6164CC48874578706F72744944C7246578705F303161323231353566656261316135643833316234313934666466643362653777506F7274696F6E1330675375727665790257416674657207', 1, '2026-11-28 08:46:53.637', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.629', NULL, '2026-11-28 08:46:53.645', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71039336537653236373366663464626639', 1, 'export', 'completed', '2026-11-28 08:46:53.629', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (10, X'CC757770726F6A6563744764656D6F476B696E64C715435553544F4D4552532E42554C4B5F555044415445777061796C6F6164CC4287416374696F6E4944C72361615F303161323231353566656330303136613531326333336566396131336331396577506F7274696F6E1330874D6574616461746100', 1, '2026-11-28 08:46:53.647', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.634', NULL, '2026-11-28 08:46:53.665', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71035306436663334316364383137623062', 1, 'customers_bulk_update', 'completed', '2026-11-28 08:46:53.634', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (11, X'CC3E7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1187436F6E73756D6572776C6F79616C7479', 1, '2026-11-28 08:46:53.677', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.668', NULL, '2026-11-28 08:46:53.692', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71036383063383663373064623362366238', 1, 'events_hand_out', 'completed', '2026-11-28 08:46:53.668', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (12, X'CC3E7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1187436F6E73756D65727772657761726473', 1, '2026-11-28 08:46:53.677', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.668', NULL, '2026-11-28 08:46:53.683', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71036383063383663373064623362366238', 1, 'events_hand_out', 'completed', '2026-11-28 08:46:53.668', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (13, X'CC3F7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1287436F6E73756D6572877365676D656E7473', 1, '2026-11-28 08:46:53.704', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.668', NULL, '2026-11-28 08:46:53.717', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71036383063383663373064623362366238', 1, 'events_hand_out', 'completed', '2026-11-28 08:46:53.668', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (14, X'CC407770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1387436F6E73756D65729773756D6D6172696573', 1, '2026-11-28 08:46:53.723', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.668', NULL, '2026-11-28 08:46:53.733', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71036383063383663373064623362366238', 1, 'events_hand_out', 'completed', '2026-11-28 08:46:53.668', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (15, X'CC3E7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1187436F6E73756D6572776C6F79616C7479', 1, '2026-11-28 08:46:53.784', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.775', NULL, '2026-11-28 08:46:53.790', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71034313234333563616630666635386362', 1, 'events_hand_out', 'completed', '2026-11-28 08:46:53.775', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (16, X'CC3F7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1287436F6E73756D6572877365676D656E7473', 1, '2026-11-28 08:46:53.784', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.775', NULL, '2026-11-28 08:46:53.791', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71034313234333563616630666635386362', 1, 'events_hand_out', 'completed', '2026-11-28 08:46:53.775', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (17, X'CC407770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1387436F6E73756D65729773756D6D6172696573', 1, '2026-11-28 08:46:53.792', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.775', NULL, '2026-11-28 08:46:53.804', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71034313234333563616630666635386362', 1, 'events_hand_out', 'completed', '2026-11-28 08:46:53.775', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (18, X'CC3E7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1187436F6E73756D6572776C6F79616C7479', 1, '2026-11-28 08:46:53.897', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.886', NULL, '2026-11-28 08:46:53.924', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71033363236643265343130626230306237', 1, 'events_hand_out', 'completed', '2026-11-28 08:46:53.886', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (19, X'CC3F7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1287436F6E73756D65728770726F6772616D73', 1, '2026-11-28 08:46:53.897', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.886', NULL, '2026-11-28 08:46:53.921', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71033363236643265343130626230306237', 1, 'events_hand_out', 'completed', '2026-11-28 08:46:53.886', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (20, X'CC3F7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1287436F6E73756D6572877365676D656E7473', 1, '2026-11-28 08:46:53.926', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.886', NULL, '2026-11-28 08:46:53.931', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71033363236643265343130626230306237', 1, 'events_hand_out', 'completed', '2026-11-28 08:46:53.886', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (21, X'CC6B7770726F6A6563744764656D6F476B696E64C7154C4F59414C544945532E54494552535F4A55444745777061796C6F6164CC389750726F6772616D4944C7256C7072675F303161323231353566663861326263343864366530613364653138643035343557416674657207', 1, '2026-11-28 08:46:53.927', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.910', NULL, '2026-11-28 08:46:53.941', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71034303763366533633638386566346664', 1, 'loyalties_tiers_judge', 'completed', '2026-11-28 08:46:53.910', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (22, X'CC6B7770726F6A6563744764656D6F476B696E64C7154C4F59414C544945532E54494552535F4A55444745777061796C6F6164CC389750726F6772616D4944C7256C7072675F303161323231353566663861326263343864366530613364653138643035343557416674657207', 1, '2026-11-28 08:46:53.927', X'CB16C71470756E6368636172643A31363730323131363931', '2026-11-28 08:46:53.911', NULL, '2026-11-28 08:46:53.942', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71032386339623337363338363438666533', 1, 'loyalties_tiers_judge', 'completed', '2026-11-28 08:46:53.911', X'0B', NULL, NULL, 11);
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 1, '2026-11-28 08:46:53');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 2, '2026-11-28 08:46:53');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 3, '2026-11-28 08:46:53');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 4, '2026-11-28 08:46:53');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 5, '2026-11-28 08:46:53');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 6, '2026-11-28 08:46:53');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 7, '2026-11-28 08:46:53');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (1, '2026-11-28 08:46:53.340', '{"queue":"campaign_vouchers_generate"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (2, '2026-11-28 08:46:53.361', '{"queue":"campaign_vouchers_generate"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (3, '2026-11-28 08:46:53.445', '{"queue":"events_hand_out"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (4, '2026-11-28 08:46:53.466', '{"queue":"loyalties_recalculate_tiers"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (5, '2026-11-28 08:46:53.551', '{"queue":"events_hand_out"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (6, '2026-11-28 08:46:53.613', '{"queue":"segments_sync"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (7, '2026-11-28 08:46:53.629', '{"queue":"export"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (8, '2026-11-28 08:46:53.634', '{"queue":"customers_bulk_update"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (9, '2026-11-28 08:46:53.672', '{"queue":"events_hand_out"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (10, '2026-11-28 08:46:53.775', '{"queue":"events_hand_out"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (11, '2026-11-28 08:46:53.887', '{"queue":"events_hand_out"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (12, '2026-11-28 08:46:53.910', '{"queue":"loyalties_tiers_judge"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (13, '2026-11-28 08:46:53.911', '{"queue":"loyalties_tiers_judge"}', 'river_insert');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_import', '2026-11-28 08:46:53.142', X'0C', NULL, '2026-11-28 08:46:53.142');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_metadata_key_purge', '2026-11-28 08:46:53.144', X'0C', NULL, '2026-11-28 08:46:53.144');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('orders_metadata_key_purge', '2026-11-28 08:46:53.147', X'0C', NULL, '2026-11-28 08:46:53.147');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_members_delete', '2026-11-28 08:46:53.149', X'0C', NULL, '2026-11-28 08:46:53.149');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_metadata_key_purge', '2026-11-28 08:46:53.150', X'0C', NULL, '2026-11-28 08:46:53.150');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_import_csv', '2026-11-28 08:46:53.154', X'0C', NULL, '2026-11-28 08:46:53.154');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('rewards_deliver', '2026-11-28 08:46:53.159', X'0C', NULL, '2026-11-28 08:46:53.159');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('segments_sync', '2026-11-28 08:46:53.160', X'0C', NULL, '2026-11-28 08:46:53.160');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_change_all', '2026-11-28 08:46:53.163', X'0C', NULL, '2026-11-28 08:46:53.163');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('events_hand_out', '2026-11-28 08:46:53.165', X'0C', NULL, '2026-11-28 08:46:53.165');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_metadata_update', '2026-11-28 08:46:53.167', X'0C', NULL, '2026-11-28 08:46:53.167');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('rewards_auto_redeem', '2026-11-28 08:46:53.169', X'0C', NULL, '2026-11-28 08:46:53.169');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('skus_import_csv', '2026-11-28 08:46:53.172', X'0C', NULL, '2026-11-28 08:46:53.172');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('distributions_send', '2026-11-28 08:46:53.173', X'0C', NULL, '2026-11-28 08:46:53.173');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_bulk_update', '2026-11-28 08:46:53.176', X'0C', NULL, '2026-11-28 08:46:53.176');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('orders_change_all', '2026-11-28 08:46:53.178', X'0C', NULL, '2026-11-28 08:46:53.178');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_import_csv', '2026-11-28 08:46:53.181', X'0C', NULL, '2026-11-28 08:46:53.181');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_metadata_update', '2026-11-28 08:46:53.183', X'0C', NULL, '2026-11-28 08:46:53.183');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_tiers_judge', '2026-11-28 08:46:53.186', X'0C', NULL, '2026-11-28 08:46:53.186');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('skus_change_all', '2026-11-28 08:46:53.188', X'0C', NULL, '2026-11-28 08:46:53.188');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('webhooks_send', '2026-11-28 08:46:53.192', X'0C', NULL, '2026-11-28 08:46:53.192');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_members_batch_create', '2026-11-28 08:46:53.194', X'0C', NULL, '2026-11-28 08:46:53.194');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_bulk_update', '2026-11-28 08:46:53.197', X'0C', NULL, '2026-11-28 08:46:53.197');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('referrals_reward', '2026-11-28 08:46:53.199', X'0C', NULL, '2026-11-28 08:46:53.199');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_bulk_update', '2026-11-28 08:46:53.201', X'0C', NULL, '2026-11-28 08:46:53.201');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('export', '2026-11-28 08:46:53.203', X'0C', NULL, '2026-11-28 08:46:53.203');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaigns_metadata_key_purge', '2026-11-28 08:46:53.205', X'0C', NULL, '2026-11-28 08:46:53.205');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('project_daily_run', '2026-11-28 08:46:53.208', X'0C', NULL, '2026-11-28 08:46:53.208');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_import', '2026-11-28 08:46:53.209', X'0C', NULL, '2026-11-28 08:46:53.209');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_import_csv', '2026-11-28 08:46:53.212', X'0C', NULL, '2026-11-28 08:46:53.212');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('orders_import', '2026-11-28 08:46:53.215', X'0C', NULL, '2026-11-28 08:46:53.215');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('project_erase', '2026-11-28 08:46:53.221', X'0C', NULL, '2026-11-28 08:46:53.221');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_update', '2026-11-28 08:46:53.222', X'0C', NULL, '2026-11-28 08:46:53.222');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_change_all', '2026-11-28 08:46:53.223', X'0C', NULL, '2026-11-28 08:46:53.223');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_change_all', '2026-11-28 08:46:53.225', X'0C', NULL, '2026-11-28 08:46:53.225');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_metadata_key_purge', '2026-11-28 08:46:53.226', X'0C', NULL, '2026-11-28 08:46:53.226');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_recalculate_tiers', '2026-11-28 08:46:53.227', X'0C', NULL, '2026-11-28 08:46:53.227');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_delete', '2026-11-28 08:46:53.229', X'0C', NULL, '2026-11-28 08:46:53.229');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_import_csv', '2026-11-28 08:46:53.230', X'0C', NULL, '2026-11-28 08:46:53.230');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_metadata_update', '2026-11-28 08:46:53.234', X'0C', NULL, '2026-11-28 08:46:53.234');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_generate', '2026-11-28 08:46:53.235', X'0C', NULL, '2026-11-28 08:46:53.235');
INSERT INTO segment_members ("project_id", "id", "segment_id", "customer_id", "entered_at") VALUES ('demo', 'seg_01a22155feac58866c1415fe00bfecac cust_01a22155fd8ccd77522fcd33e9ee05da', 'seg_01a22155feac58866c1415fe00bfecac', 'cust_01a22155fd8ccd77522fcd33e9ee05da', '2026-11-28T08:46:53.625Z');
INSERT INTO segments ("project_id", "id", "name", "type", "filter", "created_at", "updated_at") VALUES ('demo', 'seg_01a22155feac58866c1415fe00bfecac', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-28T08:46:53.612Z', NULL);
INSERT INTO sessions ("project_id", "id", "session_key", "redeemable_id", "customer_id", "quantity", "credits", "points", "created_at", "expires_at") VALUES ('demo', 'v_01a22155fdad46294c9a094b013873f5/ssn_01a22155fe6d279fa62c3d36a03dbd0b', 'ssn_01a22155fe6d279fa62c3d36a03dbd0b', 'v_01a22155fdad46294c9a094b013873f5', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 1, 0, 0, '2026-11-28T08:46:53.568Z', '2026-12-05T08:46:53.568Z');
INSERT INTO sign_in_links ("project_id", "id", "user_id", "created_at", "expires_at") VALUES ('', '467da30aebe2da3ac6ab77a43f71beed7d97c21bb4692d03bd497c98e24cf54a', NULL, '2026-11-28T08:46:53.266Z', '2026-11-28T09:16:53.266Z');
INSERT INTO skus ("project_id", "id", "source_id", "product_id", "sku", "price", "currency", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'sku_01a22155fd7fa500edb56ef978f2ede4', 'beans-250g', 'prod_01a22155fd7d7924ccbb09637de80327', 'House blend 250 g', 890, 'EUR', '{"weight":"250g"}', NULL, NULL, '2026-11-28T08:46:53.311Z', NULL, NULL);
INSERT INTO skus ("project_id", "id", "source_id", "product_id", "sku", "price", "currency", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'sku_01a22155fd859efd0097e46ed11c7e21', 'beans-1kg', 'prod_01a22155fd7d7924ccbb09637de80327', 'House blend 1 kg', 2990, 'EUR', '{"weight":"1kg"}', NULL, NULL, '2026-11-28T08:46:53.317Z', NULL, NULL);
INSERT INTO stacking_rules ("project_id", "id", "settings", "created_at", "updated_at") VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"RedeemablesLimit":30,"ApplicableLimit":5,"ApplicablePerCategory":0,"ExclusiveLimit":1,"ExclusivePerCategory":0,"ApplicationMode":"ALL","Sorting":"REQUESTED_ORDER","GroupedSorting":"JOINT_ALWAYS_LAST","CalculationMode":"DISCOUNTED_AMOUNT","ProductsMode":"STACK","NoEffect":"REDEEM_ANYWAY","RollbackOrderMode":"WITH_ORDER"}', '2026-11-28T08:46:53.713Z', NULL);
INSERT INTO tier_structures ("project_id", "id", "name", "type", "status", "definition", "created_at") VALUES ('demo', 'lts_01a22155ff7914de507a414dad490d2d', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID":"lts_01a22155ff7914de507a414dad490d2d","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a22155ff76e54b5f857d44b2d613f7","Retention":{"Type":"NO_RETENTION"},"Downgrade":{"Type":"NO_DOWNGRADE"},"CreatedAt":"2026-11-28T08:46:53.817Z","UpdatedAt":"2026-11-28T08:46:53.823Z"}', '2026-11-28T08:46:53.817Z');
INSERT INTO tier_transactions ("project_id", "id", "type", "status", "program_id", "member_id", "card_id", "card_definition_id", "tier_structure_id", "tier_id", "details", "created_at", "updated_at") VALUES ('demo', 'lttx_01a22155ffa4db0da6ea7b6fa2a8fea3', 'JOINED', 'APPROVED', 'lprg_01a22155ff8a2bc48d6e0a3de18d0545', 'lmbr_01a22155ff96b1eecceba01484dbef5b', 'lcrd_01a22155ff99bb71d74f71ab4051e703', 'lcdef_01a22155ff76e54b5f857d44b2d613f7', 'lts_01a22155ff7914de507a414dad490d2d', 'lt_01a22155ff7cdde6c9be610bd039b12d', '{"Points":100,"To":"lt_01a22155ff7cdde6c9be610bd039b12d","Origin":"card_operations","CardTransactionIDs":["lctx_01a22155ffa13de05c096af464731fc7"],"StartsAt":"2026-11-28T08:46:53.855Z"}', '2026-11-28T08:46:53.855Z', NULL);
INSERT INTO trash_entries ("project_id", "id", "resource_id", "resource_type", "resource_name", "parent_id", "deleted_by", "created_at") VALUES ('demo', 'tbe_01a22155fecd3357d6e95b7162e3fbe5', 'v_01a22155fec504a8a7349bdf6cfc565e', 'voucher', 'GONE', NULL, NULL, '2026-11-28T08:46:53.641Z');
INSERT INTO users ("project_id", "id", "login", "email", "first_name", "last_name", "owner", "roles", "projects", "state", "password", "identity", "signed_in_at", "created_at", "updated_at") VALUES ('', 'user_01a22155ff44e7bdda68eb867928bf11', 'owner@shop.example', 'owner@shop.example', NULL, NULL, 0, '{"demo":"ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, NULL, '2026-11-28T08:46:53.764Z', NULL);
INSERT INTO validation_rules ("project_id", "id", "name", "rules", "bundle_rules", "error", "applicable_to", "type", "context_type", "created_at", "updated_at") VALUES ('demo', 'val_01a22155fd92b7e06a29983d3c3910b4', 'Orders above 50.00', '{"Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1"}', NULL, NULL, NULL, 'expression', 'global', '2026-11-28T08:46:53.330Z', NULL);
INSERT INTO validation_rules ("project_id", "id", "name", "rules", "bundle_rules", "error", "applicable_to", "type", "context_type", "created_at", "updated_at") VALUES ('demo', 'val_01a22155fe88293afc6e67af74daf492', 'Once each', '{"Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-28T08:46:53.576Z', NULL);
INSERT INTO validation_rules_assignments ("project_id", "id", "pair", "rule_id", "related_object_id", "related_object_type", "created_at", "updated_at") VALUES ('demo', 'asgm_01a22155fd95de7097edbe223f34ea22', 'val_01a22155fd92b7e06a29983d3c3910b4 voucher v_01a22155fd94da2c171cc0ae2c85e1f6', 'val_01a22155fd92b7e06a29983d3c3910b4', 'v_01a22155fd94da2c171cc0ae2c85e1f6', 'voucher', '2026-11-28T08:46:53.332Z', NULL);
INSERT INTO validation_rules_assignments ("project_id", "id", "pair", "rule_id", "related_object_id", "related_object_type", "created_at", "updated_at") VALUES ('demo', 'asgm_01a22155fdc92b39e4c93b0b301624fd', 'val_01a22155fd92b7e06a29983d3c3910b4 promotion_tier promo_01a22155fdc667b67a3829b60dcfc4e0', 'val_01a22155fd92b7e06a29983d3c3910b4', 'promo_01a22155fdc667b67a3829b60dcfc4e0', 'promotion_tier', '2026-11-28T08:46:53.385Z', NULL);
INSERT INTO validation_rules_assignments ("project_id", "id", "pair", "rule_id", "related_object_id", "related_object_type", "created_at", "updated_at") VALUES ('demo', 'asgm_01a22155fe99736a465f78b4b22f8e25', 'val_01a22155fe88293afc6e67af74daf492 voucher v_01a22155fe9875108a5413fe7fd17e0a', 'val_01a22155fe88293afc6e67af74daf492', 'v_01a22155fe9875108a5413fe7fd17e0a', 'voucher', '2026-11-28T08:46:53.592Z', NULL);
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "cause", "earned_from", "order_id", "redemption_id", "rollback_id", "return_id", "related_transaction_id", "created_at") VALUES ('demo', 'vtx_01a22155fe3f76ec56f0040d16141b8d', 'v_01a22155fe32ea374a4597131d47d401', 'camp_01a22155fe0e1533158848759c471bbc', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-28T08:46:53.503Z');
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "cause", "earned_from", "order_id", "redemption_id", "rollback_id", "return_id", "related_transaction_id", "created_at") VALUES ('demo', 'vtx_01a22155fe55c2f42dff71c4d97f9d75', 'v_01a22155fe32ea374a4597131d47d401', 'camp_01a22155fe0e1533158848759c471bbc', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, NULL, 'r_01a22155fe55c2f42dff71c3df7b3a10', NULL, NULL, NULL, '2026-11-28T08:46:53.525Z');
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "cause", "earned_from", "order_id", "redemption_id", "rollback_id", "return_id", "related_transaction_id", "created_at") VALUES ('demo', 'vtx_01a22155fe5d9eff485f6bc98240dcab', 'v_01a22155fdb971de175e919affd91a52', 'camp_01a22155fdafa2366a00792e61dcfa62', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, NULL, 'ord_01a22155fe5d9eff485f6bc85a4d4957', 'r_01a22155fe5d9eff485f6bc8a61b48b5', NULL, NULL, NULL, '2026-11-28T08:46:53.533Z');
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "cause", "earned_from", "order_id", "redemption_id", "rollback_id", "return_id", "related_transaction_id", "created_at") VALUES ('demo', 'vtx_01a22155fe8ada2802599f64513078f5', 'v_01a22155fe32ea374a4597131d47d401', 'camp_01a22155fe0e1533158848759c471bbc', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"EventID":"ev_01a22155fe5d9eff485f6bc9df866043","EventType":"customer.order.paid","OrderID":"ord_01a22155fe5d9eff485f6bc85a4d4957","RuleID":"ern_01a22155fe1709a77cf288084abab12f","ItemID":"","TierID":"","HolderTierID":"ltr_01a22155fe19ddb88ea0700ce2fd4872","SegmentID":"","SchemaID":"","PendingID":"","Earned":10}', 'ord_01a22155fe5d9eff485f6bc85a4d4957', 'ord_01a22155fe5d9eff485f6bc85a4d4957', NULL, NULL, NULL, NULL, '2026-11-28T08:46:53.572Z');
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fd94da2c171cc0ae2c85e1f6', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.332Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c7242713ba1aaa4b', 'HELLO-2i6P', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c72427148227c909', 'HELLO-577J', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c7242714e38fe23a', 'HELLO-uHpp', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c7242715165d99b6', 'HELLO-xSnK', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c7242716038458dc', 'HELLO-Agr5', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c72427163e0d7b87', 'HELLO-dzg2', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c724271705399e4a', 'HELLO-QOlx', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c724271732f59ce3', 'HELLO-kb5h', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c7242717412a39bc', 'HELLO-o00k', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c724271752d91323', 'HELLO-rqJn', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c7242717da1a878a', 'HELLO-N4b8', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c724271883146f2b', 'HELLO-2L11', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c72427191a4a6159', 'HELLO-YjCz', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c72427195bc6b83f', 'HELLO-emBc', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c7242719ba4b4935', 'HELLO-oDwz', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c724271a91f6f96d', 'HELLO-PG9a', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c724271af62b5566', 'HELLO-Gx4H', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c724271b78a6f5e1', 'HELLO-I3mY', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c724271b7c40591b', 'HELLO-R14G', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fda5efd3c724271bcac5d764', 'HELLO-0rL6', 'camp_01a22155fd973d0779e39ba9209eb00e', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.348Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fdad46294c9a094b013873f5', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 'on the flyer', NULL, 0, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-28T08:46:53.357Z', '2026-11-28T08:46:53.546Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fdb53d6ff5e133c94485201b', 'CARD-qHMGrDJ3', 'camp_01a22155fdafa2366a00792e61dcfa62', 'cat_01a22155fd788a1065e64cd46107c883', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.365Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fdb53d6ff5e133ca3286afd2', 'CARD-376SHt1U', 'camp_01a22155fdafa2366a00792e61dcfa62', 'cat_01a22155fd788a1065e64cd46107c883', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.365Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fdb53d6ff5e133cae93f6cff', 'CARD-yScrFr7f', 'camp_01a22155fdafa2366a00792e61dcfa62', 'cat_01a22155fd788a1065e64cd46107c883', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.365Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fdb53d6ff5e133cbaa27060b', 'CARD-uooVxFzA', 'camp_01a22155fdafa2366a00792e61dcfa62', 'cat_01a22155fd788a1065e64cd46107c883', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.365Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fdb53d6ff5e133cc791b0a18', 'CARD-9LdCdwmD', 'camp_01a22155fdafa2366a00792e61dcfa62', 'cat_01a22155fd788a1065e64cd46107c883', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.365Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fdb971de175e919affd91a52', 'GIFT-50', 'camp_01a22155fdafa2366a00792e61dcfa62', 'cat_01a22155fd788a1065e64cd46107c883', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-28T08:46:53.369Z', '2026-11-28T08:46:53.533Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fe32ea374a4597131d47d401', 'REGULAR1', 'camp_01a22155fe0e1533158848759c471bbc', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, 'cust_01a22155fd8ccd77522fcd33e9ee05da', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-28T08:46:53.490Z', '2026-11-28T08:46:53.572Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fe9875108a5413fe7fd17e0a', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-28T08:46:53.592Z', '2026-11-28T08:46:53.606Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fec504a8a7349bdf6cfc565e', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type":"AMOUNT","AmountOff":100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.637Z', NULL, NULL, '2026-11-28T08:46:53.641Z');
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22155fef3e5d29e70d3761256de69', 'FRIEND1', 'camp_01a22155fee7125b57d8a3b8de815478', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 1, 'cust_01a22155fd8ccd77522fcd33e9ee05da', 'cust_01a22155fd8ccd77522fcd33e9ee05da', 1, NULL, 0, 0, 0, 0, 0, '2026-11-28T08:46:53.683Z', '2026-11-28T08:46:53.697Z', NULL, NULL);
INSERT INTO webhooks ("project_id", "id", "target_url", "events", "active", "distribution", "settings", "due_at", "created_at", "updated_at") VALUES ('demo', 'wh_01a22155ff30638d7f60c4ba6a43d5b8', 'https://shop.example/hooks', '["voucher.created"]', 0, 0, NULL, NULL, '2026-11-28T08:46:53.744Z', '2026-11-28T08:46:53.744Z');
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
    UPDATE event_numbers SET last = last + 1;
    UPDATE events SET number = (SELECT last FROM event_numbers) WHERE rowid = NEW.rowid;
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
