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
INSERT INTO async_action_parts ("project_id", "id", "action_id", "role", "data", "created_at") VALUES ('demo', 'aa_01a22248ce53947479ec6afed8b0b775.report.00000000', 'aa_01a22248ce53947479ec6afed8b0b775', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null,"Cells":null}]', '2026-11-28T13:12:06.483Z');
INSERT INTO async_action_queues ("project_id", "id", "running", "waiting") VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO async_actions ("project_id", "id", "type", "status", "operation", "request_id", "source", "created_at", "updated_at", "started_at", "finished_at", "queue", "portion", "total", "done", "failed", "by_rows", "result") VALUES ('demo', 'aa_01a22248cd9cc579120a1dda3d6f038a', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a22248cd9a6abd38aac82c7966e124', '{"Channel":"API","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo"}', '2026-11-28T13:12:06.300Z', '2026-11-28T13:12:06.308Z', '2026-11-28T13:12:06.308Z', '2026-11-28T13:12:06.308Z', NULL, 1, 20, 20, 0, 0, '{"Message":"Generated 20 vouchers."}');
INSERT INTO async_actions ("project_id", "id", "type", "status", "operation", "request_id", "source", "created_at", "updated_at", "started_at", "finished_at", "queue", "portion", "total", "done", "failed", "by_rows", "result") VALUES ('demo', 'aa_01a22248cdaaef0349938888dc087390', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a22248cda9f116a65af47002c27476', '{"Channel":"API","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo"}', '2026-11-28T13:12:06.314Z', '2026-11-28T13:12:06.319Z', '2026-11-28T13:12:06.319Z', '2026-11-28T13:12:06.319Z', NULL, 1, 5, 5, 0, 0, '{"Message":"Generated 5 vouchers."}');
INSERT INTO async_actions ("project_id", "id", "type", "status", "operation", "request_id", "source", "created_at", "updated_at", "started_at", "finished_at", "queue", "portion", "total", "done", "failed", "by_rows", "result") VALUES ('demo', 'aa_01a22248ce53947479ec6afed8b0b775', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a22248ce53947479ec6afec3c878b4', '{"Channel":"API","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo"}', '2026-11-28T13:12:06.483Z', '2026-11-28T13:12:06.489Z', '2026-11-28T13:12:06.489Z', '2026-11-28T13:12:06.489Z', 'BULK_UPDATE', 1, 1, 1, 0, 1, '{"Message":"Updated 1 customers.","Reported":true}');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a22248ce6b689cc94b432092112abe', 'DONE', 'POST /management/v1/projects/{projectId}/stacking-rules', '966962134afe2a259bb2d51d1d21788e', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'stacking-rules', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', NULL, 'v-01a22248ce6b689cc94b43205055fff5', NULL, '{"applicable_exclusive_redeemables_limit":1,"applicable_redeemables_limit":5,"created_at":"2026-11-28T13:12:06.507Z","discount_calculation_mode":"DISCOUNTED_AMOUNT","discounted_amount_mode_categories":[],"exclusive_categories":[],"grouped_redeemables_sorting_rule":"JOINT_ALWAYS_LAST","id":"stc_773afff4df7f3d04a6b6ede14ef06bdc","initial_amount_mode_categories":[],"joint_categories":[],"no_effect_redeem_anyway_categories":[],"no_effect_skip_categories":[],"object":"stacking_rules","redeemables_application_mode":"ALL","redeemables_limit":30,"redeemables_no_effect_rule":"REDEEM_ANYWAY","redeemables_products_application_mode":"STACK","redeemables_rollback_order_mode":"WITH_ORDER","redeemables_sorting_rule":"REQUESTED_ORDER"}', NULL, NULL, NULL, '2026-11-28T13:12:06.507Z', '2026-11-28T13:12:06.508Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a22248ce6ea6821a3575d3b90b7f8b', 'DONE', 'PUT /management/v1/projects/{projectId}/discount-guard', '966962134afe2a259bb2d51d1d21788e', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'discount-guard', NULL, NULL, 'v-01a22248ce6dc5b0a5d95bed7f21d38b', NULL, '{"max_percent":90}', NULL, NULL, NULL, '2026-11-28T13:12:06.510Z', '2026-11-28T13:12:06.511Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a22248ce70e41843a6fda52edfee44', 'DONE', 'POST /management/v1/projects/{projectId}/webhooks', '966962134afe2a259bb2d51d1d21788e', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'webhooks', 'wh_01a22248ce7136b5f87a5182a5b1bb8c', 'https://shop.example/hooks', 'v-01a22248ce70e41843a6fda4758ff25f', NULL, '{"active":false,"created_at":"2026-11-28T13:12:06.513Z","events":["voucher.created"],"id":"wh_01a22248ce7136b5f87a5182a5b1bb8c","object":"webhook","target_url":"https://shop.example/hooks"}', NULL, NULL, NULL, '2026-11-28T13:12:06.512Z', '2026-11-28T13:12:06.514Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a22248ce73e5a70bbacc265e5d6c66', 'DONE', 'POST /management/v1/projects/{projectId}/branding', '966962134afe2a259bb2d51d1d21788e', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'branding', 'brand_95f314155a9119df2c3c384bfa44b2f3', NULL, 'v-01a22248ce73e5a70bbacc25ec60b3b1', NULL, '{"address.city":"","address.country":"","address.postal":"","address.state":"","address.street":"","brand.name":"Mugs","brand.permission_reminder":"You are receiving this email because you opted in at our website.","brand.privacy_policy_url":"","brand.terms_of_use_url":"","brand.website_url":"https://shop.example","contact.email":"","contact.phone":"","id":"brand_95f314155a9119df2c3c384bfa44b2f3"}', NULL, NULL, NULL, '2026-11-28T13:12:06.515Z', '2026-11-28T13:12:06.517Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a22248ce753a0b90ceff489c99e737', 'DONE', 'POST /management/v1/projects/users/invite', '966962134afe2a259bb2d51d1d21788e', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'invite', NULL, 'owner@shop.example', 'v-01a22248ce753a0b90ceff47a01df9bc', NULL, '{"email":"owner@shop.example","projects.demo":"ADMIN"}', NULL, NULL, NULL, '2026-11-28T13:12:06.518Z', '2026-11-28T13:12:06.519Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a22248ce787399d1ec2b06164ac68e', 'DONE', 'POST /management/v1/projects/{projectId}/metadata-schemas', '966962134afe2a259bb2d51d1d21788e', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'metadata-schemas', 'ms_01a22248ce787399d1ec2b064c689e80', 'product', 'v-01a22248ce787399d1ec2b06010fae6b', NULL, '{"allow_defined_only":false,"created_at":"2026-11-28T13:12:06.520Z","id":"ms_01a22248ce787399d1ec2b064c689e80","object":"metadata_schema","properties.roast.array":false,"properties.roast.deleted":false,"properties.roast.optional":false,"properties.roast.type":"string","related_object":"product"}', NULL, NULL, NULL, '2026-11-28T13:12:06.520Z', '2026-11-28T13:12:06.521Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a22248ce7afa46c355c0200eea9ab5', 'DONE', 'POST /management/v1/projects/{projectId}/custom-event-schemas', '966962134afe2a259bb2d51d1d21788e', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'custom-event-schemas', 'ces_01a22248ce7afa46c355c020de7624ae', 'visited', 'v-01a22248ce796ff6ad5ef11e62fa19d0', NULL, '{"created_at":"2026-11-28T13:12:06.522Z","id":"ces_01a22248ce7afa46c355c020de7624ae","name":"visited","object":"custom-event-schema"}', NULL, NULL, NULL, '2026-11-28T13:12:06.522Z', '2026-11-28T13:12:06.523Z');
INSERT INTO audit_entries ("project_id", "id", "status", "act", "actor_id", "actor_name", "actor_role", "actor_address", "object_type", "object_id", "object_name", "request_id", "before_change", "after_change", "reason", "refusal_key", "refusal_message", "created_at", "ended_at") VALUES ('demo', 'aud_01a22248ce7c533bc13a469a006aafb5', 'DONE', 'POST /management/v1/projects/{projectId}/locations', '966962134afe2a259bb2d51d1d21788e', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'locations', 'loc_01a22248ce7c533bc13a469ab14ab086', 'Town', 'v-01a22248ce7bc86186d655e474b4392c', NULL, '{"created_at":"2026-11-28T13:12:06.524Z","id":"loc_01a22248ce7c533bc13a469ab14ab086","name":"Town","object":"location","shape.distance.center":"geo:52.2297,21.0122","shape.distance.radius":"2 km","shape.format":"distance","shape.type":"circle"}', NULL, NULL, NULL, '2026-11-28T13:12:06.524Z', '2026-11-28T13:12:06.525Z');
INSERT INTO benefit_transactions ("project_id", "id", "status", "benefit_id", "program_id", "member_id", "customer_id", "earning_rule_id", "details", "key", "created_at", "updated_at") VALUES ('demo', 'lbtx_01a22248cf39cb10d3ed6ef4fe104f28', 'APPROVED', 'lben_01a22248ce86ba72cc418badf5466be5', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'lmbr_01a22248ce967d9e9409ae19ea8315b8', 'cust_01a22248cd924ad459361f38142a7c0f', 'lern_01a22248ce883cdd6a58c357bdd054b1', '{"Reason":"Club / Orders","Type":"POINTS","Points":5,"CardDefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b"}', 'earn ord_01a22248ceaa6cbf1abcb9741840ccbd lern_01a22248ce883cdd6a58c357bdd054b1 lmbr_01a22248ce967d9e9409ae19ea8315b8 1', '2026-11-28T13:12:06.708Z', NULL);
INSERT INTO benefits ("project_id", "id", "living_name", "name", "type", "status", "delivered", "definition", "created_at") VALUES ('demo', 'lben_01a22248ce86ba72cc418badf5466be5', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID":"lben_01a22248ce86ba72cc418badf5466be5","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Points":5},"CreatedAt":"2026-11-28T13:12:06.534Z"}', '2026-11-28T13:12:06.534Z');
INSERT INTO brandings ("project_id", "id", "brand", "address", "contact", "created_at", "updated_at") VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name":"Mugs","PermissionReminder":"You are receiving this email because you opted in at our website.","WebsiteURL":"https://shop.example"}', NULL, NULL, '2026-11-28T13:12:06.515Z', NULL);
INSERT INTO campaign_days ("project_id", "id", "campaign_id", "day", "figures") VALUES ('demo', ' 2026-11-28', NULL, '2026-11-28', '{"amount_redeemed":500,"created_vouchers_amount":30000,"discounted_amount":790,"orders_amount":11610,"points_added":90,"points_redeemed":20,"points_rewarded":10,"publications":2,"publications_succeeded":2,"redemptions":5,"redemptions_succeeded":5,"rollbacks":1,"rollbacks_succeeded":1,"validations":1,"validations_succeeded":1,"vouchers_created":32,"vouchers_deleted":1}');
INSERT INTO campaign_days ("project_id", "id", "campaign_id", "day", "figures") VALUES ('demo', 'camp_01a22248cd9a6abd38aac82d5a32426d 2026-11-28', 'camp_01a22248cd9a6abd38aac82d5a32426d', '2026-11-28', '{"vouchers_created":20}');
INSERT INTO campaign_days ("project_id", "id", "campaign_id", "day", "figures") VALUES ('demo', 'camp_01a22248cdaaef0349938888476af46c 2026-11-28', 'camp_01a22248cdaaef0349938888476af46c', '2026-11-28', '{"amount_redeemed":500,"created_vouchers_amount":30000,"discounted_amount":500,"orders_amount":4500,"redemptions":1,"redemptions_succeeded":1,"vouchers_created":6}');
INSERT INTO campaign_days ("project_id", "id", "campaign_id", "day", "figures") VALUES ('demo', 'camp_01a22248cded2ed8fc4d5312ca56251a 2026-11-28', 'camp_01a22248cded2ed8fc4d5312ca56251a', '2026-11-28', '{"points_added":90,"points_redeemed":20,"points_rewarded":10,"publications":1,"publications_succeeded":1,"redemptions":1,"redemptions_succeeded":1,"vouchers_created":1}');
INSERT INTO campaign_days ("project_id", "id", "campaign_id", "day", "figures") VALUES ('demo', 'camp_01a22248ce61f59c692ea8af7c6123b6 2026-11-28', 'camp_01a22248ce61f59c692ea8af7c6123b6', '2026-11-28', '{"publications":1,"publications_succeeded":1,"vouchers_created":1}');
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a22248cd9a6abd38aac82d5a32426d', 20, 'DONE', 'DONE', 0);
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a22248cdaaef0349938888476af46c', 6, 'DONE', 'DONE', 0);
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a22248cded2ed8fc4d5312ca56251a', 1, 'DONE', 'DONE', 0);
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a22248ce61f59c692ea8af7c6123b6', 1, 'DONE', 'DONE', 0);
INSERT INTO campaign_templates ("project_id", "id", "name", "description", "campaign_type", "content", "created_at", "updated_at") VALUES ('demo', 'camp_tpl_01a22248ce5fff2f9d4c4358a26780aa', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content":{"Campaign":{"Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"},"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"HELLO-####"}},"UseVoucherSchema":true}}}', '2026-11-28T13:12:06.495Z', NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a22248cd9a6abd38aac82d5a32426d', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"},"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"HELLO-####"}}', 'DISCOUNT_VOUCHER', 0, NULL, NULL, 0, 0, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 0, '2026-11-28T13:12:06.298Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a22248cdaaef0349938888476af46c', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}}', 'GIFT_VOUCHER', 0, NULL, NULL, 0, 0, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a22248cd83f362ff120b2b29833a92', NULL, NULL, NULL, 1, 0, '2026-11-28T13:12:06.314Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a22248cdb5d140d7457141ad139f95', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, 0, NULL, NULL, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a22248cd82396c5362722c19db0fa4', NULL, NULL, NULL, 1, 0, '2026-11-28T13:12:06.325Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type":"LOYALTY_CARD","Loyalty":{"Points":0},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}}', 'LOYALTY_CARD', 0, NULL, NULL, 0, 1, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 0, '2026-11-28T13:12:06.381Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a22248ce61f59c692ea8af7c6123b6', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","PercentOff":"10"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"},"ReferralCode":true}', 'DISCOUNT_VOUCHER', 1, '{"ConversionEvent":"redemption","RewardAmount":0}', NULL, 0, 0, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 0, '2026-11-28T13:12:06.497Z', NULL, NULL);
INSERT INTO card_definitions ("project_id", "id", "name", "type", "status", "code_config", "points_expiration", "pending_points", "earning_limits", "spending_limits", "refunds", "allow_negative", "pay_with_points", "metadata", "created_at", "updated_at") VALUES ('demo', 'lcdef_01a22248ce7ed0b8825d756a29d0296b', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########"}', '{"Type":"NO_EXPIRATION"}', '{"Type":"IMMEDIATE"}', NULL, NULL, NULL, 0, '{"Enabled":true,"Formula":"1"}', NULL, '2026-11-28T13:12:06.526Z', NULL);
INSERT INTO card_transactions ("project_id", "id", "card_id", "member_id", "program_id", "card_definition_id", "type", "status", "points", "details", "order_id", "key", "created_at", "updated_at") VALUES ('demo', 'lctx_01a22248ce9ba95839424753fb90ae9a', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'lmbr_01a22248ce967d9e9409ae19ea8315b8', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'lcdef_01a22248ce7ed0b8825d756a29d0296b', 'ADMIN_CREDIT', 'APPROVED', 100, '{"Reason":"","RejectionReason":"","RejectionDetails":"","Metadata":null,"ExpiresOn":"","Expiration":"NO_EXPIRATION","Waits":"","On":"","Buckets":null,"OrderID":"","OrderTransactionID":"","RewardID":"","RewardTransactionID":"","CardTransactionID":"","TargetCardID":"","PurchaseTransactionID":"","PurchaseID":""}', NULL, NULL, '2026-11-28T13:12:06.555Z', NULL);
INSERT INTO card_transactions ("project_id", "id", "card_id", "member_id", "program_id", "card_definition_id", "type", "status", "points", "details", "order_id", "key", "created_at", "updated_at") VALUES ('demo', 'lctx_01a22248cea523d72130ffa0a568a056', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'lmbr_01a22248ce967d9e9409ae19ea8315b8', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'lcdef_01a22248ce7ed0b8825d756a29d0296b', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"Reason":"Points spent on reward","RejectionReason":"","RejectionDetails":"","Metadata":null,"ExpiresOn":"","Expiration":"","Waits":"","On":"","Buckets":null,"OrderID":"","OrderTransactionID":"","RewardID":"lrew_01a22248ce8ab4c268636c7aa3e4576f","RewardTransactionID":"lrtx_01a22248cea523d72130ff9fe857b8f6","CardTransactionID":"","TargetCardID":"","PurchaseTransactionID":"","PurchaseID":""}', NULL, NULL, '2026-11-28T13:12:06.563Z', NULL);
INSERT INTO card_transactions ("project_id", "id", "card_id", "member_id", "program_id", "card_definition_id", "type", "status", "points", "details", "order_id", "key", "created_at", "updated_at") VALUES ('demo', 'lctx_01a22248ceafbd4afadd926042cf4f1d', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'lmbr_01a22248ce967d9e9409ae19ea8315b8', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'lcdef_01a22248ce7ed0b8825d756a29d0296b', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"Reason":"Points spent on order payment","RejectionReason":"","RejectionDetails":"","Metadata":null,"ExpiresOn":"","Expiration":"","Waits":"","On":"","Buckets":null,"OrderID":"ord_01a22248ceacd514aa9996970a819de2","OrderTransactionID":"lotx_01a22248ceae9e50ac876158fbefcd7e","RewardID":"","RewardTransactionID":"","CardTransactionID":"","TargetCardID":"","PurchaseTransactionID":"","PurchaseID":""}', 'ord_01a22248ceacd514aa9996970a819de2', NULL, '2026-11-28T13:12:06.574Z', NULL);
INSERT INTO card_transactions ("project_id", "id", "card_id", "member_id", "program_id", "card_definition_id", "type", "status", "points", "details", "order_id", "key", "created_at", "updated_at") VALUES ('demo', 'lctx_01a22248cf39cb10d3ed6ef361ae7350', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'lmbr_01a22248ce967d9e9409ae19ea8315b8', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'lcdef_01a22248ce7ed0b8825d756a29d0296b', 'POINTS_EARNED', 'APPROVED', 10, '{"Reason":"Club / Orders","RejectionReason":"","RejectionDetails":"","Metadata":{"earning_item_id":"lernei_01a22248ce883cdd6a58c357964fea13","earning_rule_id":"lern_01a22248ce883cdd6a58c357bdd054b1","event_id":"ev_01a22248ceaa6cbf1abcb9756a76d082","member_id":"lmbr_01a22248ce967d9e9409ae19ea8315b8","program_id":"lprg_01a22248ce8c6f78a7a19f7d32775149"},"ExpiresOn":"","Expiration":"NO_EXPIRATION","Waits":"","On":"","Buckets":null,"OrderID":"ord_01a22248ceaa6cbf1abcb9741840ccbd","OrderTransactionID":"","RewardID":"","RewardTransactionID":"","CardTransactionID":"","TargetCardID":"","PurchaseTransactionID":"","PurchaseID":""}', 'ord_01a22248ceaa6cbf1abcb9741840ccbd', 'earn ord_01a22248ceaa6cbf1abcb9741840ccbd lern_01a22248ce883cdd6a58c357bdd054b1 lmbr_01a22248ce967d9e9409ae19ea8315b8 0', '2026-11-28T13:12:06.708Z', NULL);
INSERT INTO card_transactions ("project_id", "id", "card_id", "member_id", "program_id", "card_definition_id", "type", "status", "points", "details", "order_id", "key", "created_at", "updated_at") VALUES ('demo', 'lctx_01a22248cf39cb10d3ed6ef55d5931a6', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'lmbr_01a22248ce967d9e9409ae19ea8315b8', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'lcdef_01a22248ce7ed0b8825d756a29d0296b', 'POINTS_EARNED', 'APPROVED', 5, '{"Reason":"Club / Orders","RejectionReason":"","RejectionDetails":"","Metadata":{"earning_item_id":"lernei_01a22248ce883cdd6a58c357964fea13","earning_rule_id":"lern_01a22248ce883cdd6a58c357bdd054b1","event_id":"ev_01a22248ceaa6cbf1abcb9756a76d082","member_id":"lmbr_01a22248ce967d9e9409ae19ea8315b8","program_id":"lprg_01a22248ce8c6f78a7a19f7d32775149"},"ExpiresOn":"","Expiration":"NO_EXPIRATION","Waits":"","On":"","Buckets":null,"OrderID":"ord_01a22248ceaa6cbf1abcb9741840ccbd","OrderTransactionID":"","RewardID":"","RewardTransactionID":"","CardTransactionID":"","TargetCardID":"","PurchaseTransactionID":"","PurchaseID":""}', 'ord_01a22248ceaa6cbf1abcb9741840ccbd', 'earn ord_01a22248ceaa6cbf1abcb9741840ccbd lern_01a22248ce883cdd6a58c357bdd054b1 lmbr_01a22248ce967d9e9409ae19ea8315b8 1', '2026-11-28T13:12:06.708Z', NULL);
INSERT INTO categories ("project_id", "id", "name", "hierarchy", "created_at", "updated_at") VALUES ('demo', 'cat_01a22248cd82396c5362722c19db0fa4', 'Promotions', 1, '2026-11-28T13:12:06.274Z', NULL);
INSERT INTO categories ("project_id", "id", "name", "hierarchy", "created_at", "updated_at") VALUES ('demo', 'cat_01a22248cd83f362ff120b2b29833a92', 'Payments', 9, '2026-11-28T13:12:06.275Z', NULL);
INSERT INTO counters ("project_id", "id", "value") VALUES ('demo', 's/rew_01a22248cdf6bbe9d996a9eaffac16bc', 1);
INSERT INTO counters ("project_id", "id", "value") VALUES ('demo', 'r1.1.0/v_01a22248ce2c90098d3c7855f1ecd4de/cust_01a22248cd924ad459361f38142a7c0f/', 1);
INSERT INTO credentials ("project_id", "id", "owner_project_id", "audience", "name", "digest", "created_at", "blocked_at", "integration") VALUES ('', '777eae599d5f20a9ffd2ffafd8745ae5', 'demo', 'SERVER', 'demo', 'f36b4bc66495d930f75d4a56dd40d393e9e6445c1ffdb090765df605ea622904', '2026-11-28T13:12:06.271Z', NULL, 0);
INSERT INTO credentials ("project_id", "id", "owner_project_id", "audience", "name", "digest", "created_at", "blocked_at", "integration") VALUES ('', '696fef8cf3e1d28ad2c2fef1b125f95b', 'demo', 'CLIENT', 'demo', '549d6b01ae8ae3e404880513903ce07b27edbca547c8d51172755c3452f35e63', '2026-11-28T13:12:06.272Z', NULL, 0);
INSERT INTO credentials ("project_id", "id", "owner_project_id", "audience", "name", "digest", "created_at", "blocked_at", "integration") VALUES ('', '966962134afe2a259bb2d51d1d21788e', 'demo', 'MANAGEMENT', 'demo', '1420766b7c03564e8e4d3349e45352c768795e6448b704653628c90f4ec2afd6', '2026-11-28T13:12:06.272Z', NULL, 0);
INSERT INTO custom_event_schemas ("project_id", "id", "name", "properties", "created_at", "updated_at") VALUES ('demo', 'ces_01a22248ce7afa46c355c020de7624ae', 'visited', NULL, '2026-11-28T13:12:06.522Z', NULL);
INSERT INTO customers ("project_id", "id", "source_id", "name", "description", "email", "phone", "birthdate", "address", "address_city", "address_country", "metadata", "summary", "system_metadata", "created_at", "updated_at") VALUES ('demo', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City":"Lyon","Country":"FR"}', 'Lyon', 'FR', '{"newsletter":true}', '{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:06.429Z"}', NULL, '2026-11-28T13:12:06.287Z', NULL);
INSERT INTO customers ("project_id", "id", "source_id", "name", "description", "email", "phone", "birthdate", "address", "address_city", "address_country", "metadata", "summary", "system_metadata", "created_at", "updated_at") VALUES ('demo', 'cust_01a22248cd924ad459361f38142a7c0f', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City":"Uppsala","Country":"SE"}', 'Uppsala', 'SE', NULL, '{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T13:12:06.57Z"}', NULL, '2026-11-28T13:12:06.290Z', NULL);
INSERT INTO discount_guards ("project_id", "id", "settings", "created_at", "updated_at") VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID":"","MaxPercent":"90","MaxAmount":null,"MaxLinePercent":null,"FloorMetadata":"","Mode":"CUT","ExemptCategories":null,"ExemptCampaigns":null,"CreatedAt":"0001-01-01T00:00:00Z","UpdatedAt":"0001-01-01T00:00:00Z"}', '2026-11-28T13:12:06.510Z', '2026-11-28T13:12:06.510Z');
INSERT INTO earning_rules ("project_id", "id", "campaign_id", "automation_id", "event", "earning", "schema_id", "segment_id", "tier_id", "banner", "pending_days", "expiration_rules", "active", "validity", "metadata", "created_at", "updated_at") VALUES ('demo', 'ern_01a22248cdf178421901dfacefe6b398', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'auto_01a22248cdf178421901dfad5d83afd8', 'order.paid', '{"Points":10,"Every":0}', NULL, NULL, NULL, NULL, 0, NULL, 1, NULL, NULL, '2026-11-28T13:12:06.383Z', NULL);
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'settled', 704, 0, '2026-11-28T13:12:06.703Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due loyalty', 0, 0, '2026-11-28T13:12:06.724Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed loyalty', 704, 0, '2026-11-28T13:12:06.724Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due programs', 0, 0, '2026-11-28T13:12:06.716Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed programs', 704, 0, '2026-11-28T13:12:06.716Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due referrals', 0, 0, '2026-11-28T13:12:06.729Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed referrals', 704, 0, '2026-11-28T13:12:06.729Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due rewards', 0, 0, '2026-11-28T13:12:06.731Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed rewards', 704, 0, '2026-11-28T13:12:06.731Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due segments', 0, 0, '2026-11-28T13:12:06.733Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed segments', 704, 0, '2026-11-28T13:12:06.733Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due summaries', 0, 0, '2026-11-28T13:12:06.738Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed summaries', 704, 0, '2026-11-28T13:12:06.738Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due webhooks', 0, 0, '2026-11-28T13:12:06.449Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed webhooks', 704, 0, '2026-11-28T13:12:06.703Z');
INSERT INTO event_numbers ("last") VALUES (704);
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cd8fa1c20b3f19cad2de8967', 1, 'customer.created', 'customer', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', NULL, 'v-01a22248cd8e1bb3e5225f97df1a6c22', 'ACTION', '{"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T13:12:06.287Z"}}', NULL, NULL, '2026-11-28T13:12:06.287Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cd93e4f8633af5bb014d8dca', 9, 'customer.created', 'customer', 'cust_01a22248cd924ad459361f38142a7c0f', 'cust_01a22248cd924ad459361f38142a7c0f', NULL, 'v-01a22248cd924ad459361f37b7a60745', 'ACTION', '{"customer":{"ID":"cust_01a22248cd924ad459361f38142a7c0f","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-28T13:12:06.29Z"}}', NULL, NULL, '2026-11-28T13:12:06.290Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cd95e72bd625373aadf37583', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a22248cd95e72bd625373a0987e93a', NULL, NULL, 'v-01a22248cd94008256520a5d843d5248', 'ACTION', '{"rule":{"ID":"val_01a22248cd95e72bd625373a0987e93a","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T13:12:06.293Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.293Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cd98156571011e61fdf8d7e7', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a22248cd98156571011e611aa88a06', NULL, NULL, 'v-01a22248cd97c37b19d87254df608d7d', 'ACTION', '{"assignment":{"ID":"asgm_01a22248cd98156571011e611aa88a06","RuleID":"val_01a22248cd95e72bd625373a0987e93a","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22248cd97c37b19d87255797beb06","CreatedAt":"2026-11-28T13:12:06.295Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a22248cd95e72bd625373a0987e93a","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T13:12:06.293Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.295Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cd98156571011e62f63ea049', 33, 'voucher.created', 'voucher', 'v_01a22248cd97c37b19d87255797beb06', NULL, NULL, 'v-01a22248cd97c37b19d87254df608d7d', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22248cd97c37b19d87255797beb06","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.295Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.295Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cd9cc579120a1dd9fac3f0b9', 41, 'campaign.created', 'campaign', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'camp_01a22248cd9a6abd38aac82d5a32426d', 'v-01a22248cd9a6abd38aac82c7966e124', 'ACTION', '{"campaign":{"ID":"camp_01a22248cd9a6abd38aac82d5a32426d","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.298Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T13:12:06.298Z"}', NULL, NULL, '2026-11-28T13:12:06.298Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cda48b55aad24c9ff30e2fab', 49, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'camp_01a22248cd9a6abd38aac82d5a32426d', 'v-01a22248cd9a6abd38aac82c7966e124', 'ACTION', '{"campaign":{"ID":"camp_01a22248cd9a6abd38aac82d5a32426d","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.298Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-28T13:12:06.308Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cda6661aa7ee6f4b8f593521', 57, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'camp_01a22248cd9a6abd38aac82d5a32426d', 'v-01a22248cd9a6abd38aac82c7966e124', 'ACTION', '{"campaign":{"ID":"camp_01a22248cd9a6abd38aac82d5a32426d","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.298Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-28T13:12:06.308Z","count":20}', NULL, NULL, '2026-11-28T13:12:06.308Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cda7a5bc98b8fcf605db6a15', 65, 'voucher.created', 'voucher', 'v_01a22248cda7a5bc98b8fcf57432b9cd', NULL, NULL, 'v-01a22248cda52a98a4d6ed7284e6a18c', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22248cda7a5bc98b8fcf57432b9cd","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.311Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.311Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cdaaef0349938888ac9a648d', 73, 'campaign.created', 'campaign', 'camp_01a22248cdaaef0349938888476af46c', NULL, 'camp_01a22248cdaaef0349938888476af46c', 'v-01a22248cda9f116a65af47002c27476', 'ACTION', '{"campaign":{"ID":"camp_01a22248cdaaef0349938888476af46c","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248cd83f362ff120b2b29833a92","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.314Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T13:12:06.314Z"}', NULL, NULL, '2026-11-28T13:12:06.314Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cdafda81227fdc921fca1ae2', 81, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a22248cdaaef0349938888476af46c', NULL, 'camp_01a22248cdaaef0349938888476af46c', 'v-01a22248cda9f116a65af47002c27476', 'ACTION', '{"campaign":{"ID":"camp_01a22248cdaaef0349938888476af46c","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248cd83f362ff120b2b29833a92","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.314Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-28T13:12:06.319Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cdafda81227fdc9486485c0b', 89, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a22248cdaaef0349938888476af46c', NULL, 'camp_01a22248cdaaef0349938888476af46c', 'v-01a22248cda9f116a65af47002c27476', 'ACTION', '{"campaign":{"ID":"camp_01a22248cdaaef0349938888476af46c","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248cd83f362ff120b2b29833a92","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.314Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-28T13:12:06.319Z","count":5}', NULL, NULL, '2026-11-28T13:12:06.319Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cdb20def25911d30bcb8fa3c', 97, 'voucher.created', 'voucher', 'v_01a22248cdb197dd73c0cbee92980a13', NULL, 'camp_01a22248cdaaef0349938888476af46c', 'v-01a22248cdae6127a66ede308574732c', 'ACTION', '{"campaign":{"ID":"camp_01a22248cdaaef0349938888476af46c","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248cd83f362ff120b2b29833a92","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.314Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248cdb197dd73c0cbee92980a13","Code":"GIFT-50","CampaignID":"camp_01a22248cdaaef0349938888476af46c","CategoryID":"cat_01a22248cd83f362ff120b2b29833a92","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.321Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.321Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cdb20def25911d31473e3b56', 105, 'campaign.vouchers.added', 'campaign', 'camp_01a22248cdaaef0349938888476af46c', NULL, 'camp_01a22248cdaaef0349938888476af46c', 'v-01a22248cdae6127a66ede308574732c', 'ACTION', '{"campaign":{"ID":"camp_01a22248cdaaef0349938888476af46c","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248cd83f362ff120b2b29833a92","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.314Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28T13:12:06.321Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cdb5d140d7457141e6334d96', 113, 'campaign.created', 'campaign', 'camp_01a22248cdb5d140d7457141ad139f95', NULL, 'camp_01a22248cdb5d140d7457141ad139f95', 'v-01a22248cdb5d140d74571414b79ef13', 'ACTION', '{"campaign":{"ID":"camp_01a22248cdb5d140d7457141ad139f95","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248cd82396c5362722c19db0fa4","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.325Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T13:12:06.325Z"}', NULL, NULL, '2026-11-28T13:12:06.325Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cdb67b78563b11591e1df5ed', 121, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a22248cdb67b78563b115851966ab6', NULL, 'camp_01a22248cdb5d140d7457141ad139f95', 'v-01a22248cdb5d140d74571414b79ef13', 'ACTION', '{"campaign":{"ID":"camp_01a22248cdb5d140d7457141ad139f95","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248cd82396c5362722c19db0fa4","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.325Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a22248cdb67b78563b115851966ab6","CampaignID":"camp_01a22248cdb5d140d7457141ad139f95","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-28T13:12:06.325Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.325Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cdbaeee15c30659334d1033e', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a22248cdbaeee15c306592abff372b', NULL, 'camp_01a22248cdb5d140d7457141ad139f95', 'v-01a22248cdb90e17d68b1b9742c5df06', 'ACTION', '{"campaign":{"ID":"camp_01a22248cdb5d140d7457141ad139f95","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248cd82396c5362722c19db0fa4","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.325Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a22248cdbaeee15c306592abff372b","CampaignID":"camp_01a22248cdb5d140d7457141ad139f95","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-28T13:12:06.329Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.329Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cdbd58462631559d3deea6f1', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a22248cdbd58462631559cbc36bad4', NULL, NULL, 'v-01a22248cdbc51fe8f21e631f8e277b6', 'ACTION', '{"assignment":{"ID":"asgm_01a22248cdbd58462631559cbc36bad4","RuleID":"val_01a22248cd95e72bd625373a0987e93a","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a22248cdbaeee15c306592abff372b","CreatedAt":"2026-11-28T13:12:06.332Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a22248cd95e72bd625373a0987e93a","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T13:12:06.293Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.332Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cdc1bc97218ecaab93317de8', 145, 'customer.order.created', 'order', 'ord_01a22248cdc0d0d6bb8805f634d92fc8', 'cust_01a22248cd924ad459361f38142a7c0f', NULL, 'v-01a22248cdbe8d8e948c6504110455d5', 'ACTION', '{"customer":{"ID":"cust_01a22248cd924ad459361f38142a7c0f","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-28T13:12:06.335Z"},"CreatedAt":"2026-11-28T13:12:06.29Z"},"order":{"ID":"ord_01a22248cdc0d0d6bb8805f634d92fc8","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a22248cdc0d0d6bb8805f6d8988c67","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a22248cd85d20b309af7cf36802f9f","SKUID":"sku_01a22248cd89d3080e3052904a3d4795","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a22248cd85d20b309af7cf36802f9f","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a22248cd89d3080e3052904a3d4795","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a22248cdc0d0d6bb8805f773da9d74","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a22248cd8ca6354c5c007df600330d","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a22248cd8ca6354c5c007df600330d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","CreatedAt":"2026-11-28T13:12:06.335Z","PaidAt":"2026-11-28T13:12:06.335Z"}}', NULL, NULL, '2026-11-28T13:12:06.335Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cdc1bc97218ecaac2749ca36', 153, 'customer.order.paid', 'order', 'ord_01a22248cdc0d0d6bb8805f634d92fc8', 'cust_01a22248cd924ad459361f38142a7c0f', NULL, 'v-01a22248cdbe8d8e948c6504110455d5', 'ACTION', '{"customer":{"ID":"cust_01a22248cd924ad459361f38142a7c0f","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-28T13:12:06.335Z"},"CreatedAt":"2026-11-28T13:12:06.29Z"},"order":{"ID":"ord_01a22248cdc0d0d6bb8805f634d92fc8","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a22248cdc0d0d6bb8805f6d8988c67","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a22248cd85d20b309af7cf36802f9f","SKUID":"sku_01a22248cd89d3080e3052904a3d4795","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a22248cd85d20b309af7cf36802f9f","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a22248cd89d3080e3052904a3d4795","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a22248cdc0d0d6bb8805f773da9d74","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a22248cd8ca6354c5c007df600330d","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a22248cd8ca6354c5c007df600330d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","CreatedAt":"2026-11-28T13:12:06.335Z","PaidAt":"2026-11-28T13:12:06.335Z"}}', NULL, NULL, '2026-11-28T13:12:06.335Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cdc7193d177037ac24812180', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a22248cdc7193d177037ac0d1e2c74', 'cust_01a22248cd924ad459361f38142a7c0f', NULL, 'v-01a22248cdc3f15dcbb003fb6f43b535', 'ACTION', '{"redemption":{"ID":"r_01a22248cdc7193d177037ac0d1e2c74","Object":"redemption","Date":"2026-11-28T13:12:06.343Z","CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","TrackingID":"track_0VtTxIz7S4LPG7AvtVZ_W4kjrsHs6igwEU1O9ucwlPo","Status":"SUCCEEDED","Channel":{"ID":"777eae599d5f20a9ffd2ffafd8745ae5","Type":"API"},"APIKey":"777eae599d5f20a9ffd2ffafd8745ae5","Related":{"Type":"voucher","ID":"v_01a22248cda7a5bc98b8fcf57432b9cd"},"VoucherID":"v_01a22248cda7a5bc98b8fcf57432b9cd","Code":"WELCOME10","OrderID":"ord_01a22248cdc7193d177037ab0ee11a19","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a22248cdc7193d177037ac24812181","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a22248cdc7193d177037ab0ee11a19","category":"EFFECT","data":0},{"step":2,"id":"ev_01a22248cdc7193d177037ac24812182","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a22248cdc7193d177037ab0ee11a19","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a22248cd924ad459361f38142a7c0f","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-28T13:12:06.343Z"},"CreatedAt":"2026-11-28T13:12:06.29Z"},"order":{"ID":"ord_01a22248cdc7193d177037ab0ee11a19","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a22248cdc7193d177037ac08368509","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a22248cd8a77eee61c46d3e0759d34","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a22248cd8a77eee61c46d3e0759d34","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","Redemptions":{"r_01a22248cdc7193d177037ac0d1e2c74":{"Date":"2026-11-28T13:12:06.343Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22248cda7a5bc98b8fcf57432b9cd"}},"CreatedAt":"2026-11-28T13:12:06.343Z","PaidAt":"2026-11-28T13:12:06.343Z"}}]', '2026-11-28T13:12:06.343Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cded2ed8fc4d53139dada7ce', 169, 'campaign.created', 'campaign', 'camp_01a22248cded2ed8fc4d5312ca56251a', NULL, 'camp_01a22248cded2ed8fc4d5312ca56251a', 'v-01a22248cdec26955a50e2ab911b4fcd', 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T13:12:06.381Z"}', NULL, NULL, '2026-11-28T13:12:06.381Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cdf178421901dfadef0836b7', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a22248cdf178421901dfacefe6b398', NULL, 'camp_01a22248cded2ed8fc4d5312ca56251a', 'v-01a22248cdef92c0ced028de47c03188', 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a22248cdf178421901dfacefe6b398","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","AutomationID":"auto_01a22248cdf178421901dfad5d83afd8","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.383Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.383Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cdf44729375dcbd256af4fed', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a22248cdf44729375dcbd1f24d0fe1', NULL, 'camp_01a22248cded2ed8fc4d5312ca56251a', 'v-01a22248cdf34f7a89b117f8f4e4b8b7', 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a22248cdf44729375dcbd1f24d0fe1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.387Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.387Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248cdfb4920448cd9d961242fb7', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a22248cdfacdc1574cc9a79ba90acb', NULL, 'camp_01a22248cded2ed8fc4d5312ca56251a', 'v-01a22248cdf9a0abf1bda534fe855199', 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a22248cdf6bbe9d996a9eaffac16bc","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a22248cd8ca6354c5c007df600330d","SKUID":""},"Coin":null,"CreatedAt":"2026-11-28T13:12:06.39Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a22248cdfacdc1574cc9a79ba90acb","RewardID":"rew_01a22248cdf6bbe9d996a9eaffac16bc","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-28T13:12:06.394Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.394Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce02e122ec1731eb8234ba1d', 201, 'voucher.created', 'voucher', 'v_01a22248ce01d57c2ad02833804d93a4', NULL, 'camp_01a22248cded2ed8fc4d5312ca56251a', 'v-01a22248ce01d57c2ad0283352574a1b', 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.401Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.401Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce02e122ec1731ec61b5fe3d', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a22248cded2ed8fc4d5312ca56251a', NULL, 'camp_01a22248cded2ed8fc4d5312ca56251a', 'v-01a22248ce01d57c2ad0283352574a1b', 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28T13:12:06.401Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce06dde074997033ccc4af33', 217, 'voucher.published', 'voucher', 'v_01a22248ce01d57c2ad02833804d93a4', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'v-01a22248ce042119767e697aa508de94', 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a22248ce06dde0749970332fec1617","CustomerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","TrackingID":"track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22248ce01d57c2ad02833804d93a4"],"Codes":["REGULAR1"],"CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T13:12:06.404Z"},"voucher":{"ID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.401Z","UpdatedAt":"2026-11-28T13:12:06.404Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.404Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce06dde074997034514ac354', 225, 'publication.succeeded', 'publication', 'pub_01a22248ce06dde0749970332fec1617', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'v-01a22248ce042119767e697aa508de94', 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a22248ce06dde0749970332fec1617","CustomerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","TrackingID":"track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22248ce01d57c2ad02833804d93a4"],"Codes":["REGULAR1"],"CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T13:12:06.404Z"},"voucher":{"ID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.401Z","UpdatedAt":"2026-11-28T13:12:06.404Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.404Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce06dde0749970354f8e3411', 233, 'customer.publication.succeeded', 'publication', 'pub_01a22248ce06dde0749970332fec1617', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'v-01a22248ce042119767e697aa508de94', 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a22248ce06dde0749970332fec1617","CustomerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","TrackingID":"track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22248ce01d57c2ad02833804d93a4"],"Codes":["REGULAR1"],"CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T13:12:06.404Z"},"voucher":{"ID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.401Z","UpdatedAt":"2026-11-28T13:12:06.404Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.404Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce0b213ca310413a6d795fd4', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a22248ce01d57c2ad02833804d93a4', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'v-01a22248ce08b4057feb0f0198407b60', 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.401Z","UpdatedAt":"2026-11-28T13:12:06.409Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22248ce0937a15678287d137eb741","VoucherID":"v_01a22248ce01d57c2ad02833804d93a4","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T13:12:06.409Z"}}', NULL, NULL, '2026-11-28T13:12:06.409Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce0b213ca310413aa2e30d65', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a22248ce01d57c2ad02833804d93a4', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'v-01a22248ce08b4057feb0f0198407b60', 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.401Z","UpdatedAt":"2026-11-28T13:12:06.409Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22248ce0937a15678287d137eb741","VoucherID":"v_01a22248ce01d57c2ad02833804d93a4","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T13:12:06.409Z"}}', NULL, NULL, '2026-11-28T13:12:06.409Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce0b213ca310413b14cd565d', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a22248ce01d57c2ad02833804d93a4', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'v-01a22248ce08b4057feb0f0198407b60', 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.401Z","UpdatedAt":"2026-11-28T13:12:06.409Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22248ce0937a15678287d137eb741","VoucherID":"v_01a22248ce01d57c2ad02833804d93a4","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T13:12:06.409Z"}}', NULL, NULL, '2026-11-28T13:12:06.409Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce0c20ffac3768df54cebf79', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a22248ce01d57c2ad02833804d93a4', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'v-01a22248ce08b4057feb0f0198407b60', 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a22248cdf44729375dcbd1f24d0fe1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.387Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.401Z","UpdatedAt":"2026-11-28T13:12:06.409Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.409Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce17a6d7ae1c1e4651c0e800', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a22248ce01d57c2ad02833804d93a4', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'v-01a22248ce0d780708bf3fa303f15b49', 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-28T13:12:06.381Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T13:12:06.287Z"},"voucher":{"ID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-28T13:12:06.401Z","UpdatedAt":"2026-11-28T13:12:06.423Z"},"voucher_transaction":{"ID":"vtx_01a22248ce17a6d7ae1c1e4541c9f618","VoucherID":"v_01a22248ce01d57c2ad02833804d93a4","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a22248ce17a6d7ae1c1e4509bc6c4a","CreatedAt":"2026-11-28T13:12:06.423Z"}}', '[{"step":1,"id":"ev_01a22248ce17a6d7ae1c1e4651c0e801","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a22248ce17a6d7ae1c1e4509bc6c4a","campaign_id":"camp_01a22248cded2ed8fc4d5312ca56251a","category":"ACTION","data":0},{"step":2,"id":"ev_01a22248ce17a6d7ae1c1e4651c0e802","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a22248ce01d57c2ad02833804d93a4","campaign_id":"camp_01a22248cded2ed8fc4d5312ca56251a","category":"ACTION","data":1},{"step":3,"id":"ev_01a22248ce17a6d7ae1c1e4651c0e803","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a22248ce01d57c2ad02833804d93a4","campaign_id":"camp_01a22248cded2ed8fc4d5312ca56251a","category":"ACTION","data":1},{"step":4,"id":"ev_01a22248ce17a6d7ae1c1e4651c0e804","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a22248ce01d57c2ad02833804d93a4","campaign_id":"camp_01a22248cded2ed8fc4d5312ca56251a","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a22248ce17a6d7ae1c1e4509bc6c4a","Object":"redemption","Date":"2026-11-28T13:12:06.423Z","CustomerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","TrackingID":"track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI","Status":"SUCCEEDED","Channel":{"ID":"777eae599d5f20a9ffd2ffafd8745ae5","Type":"API"},"APIKey":"777eae599d5f20a9ffd2ffafd8745ae5","Related":{"Type":"voucher","ID":"v_01a22248ce01d57c2ad02833804d93a4"},"VoucherID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Campaign":"Regulars","RewardID":"rew_01a22248cdf6bbe9d996a9eaffac16bc","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a22248cdfacdc1574cc9a79ba90acb","Type":"MATERIAL","LoyaltyTierID":"ltr_01a22248cdf44729375dcbd1f24d0fe1","EntryID":"vtx_01a22248ce17a6d7ae1c1e4541c9f618","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a22248cdf6bbe9d996a9eaffac16bc","By":1}]}}},{"reward_redemption":{"ID":"r_01a22248ce17a6d7ae1c1e4509bc6c4a","Object":"redemption","Date":"2026-11-28T13:12:06.423Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","TrackingID":"track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","RefusedOrder":"","Channel":{"ID":"777eae599d5f20a9ffd2ffafd8745ae5","Type":"API"},"APIKey":"777eae599d5f20a9ffd2ffafd8745ae5","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a22248ce01d57c2ad02833804d93a4"},"VoucherID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Campaign":"Regulars","RewardID":"rew_01a22248cdf6bbe9d996a9eaffac16bc","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a22248cdfacdc1574cc9a79ba90acb","Type":"MATERIAL","LoyaltyTierID":"ltr_01a22248cdf44729375dcbd1f24d0fe1","EntryID":"vtx_01a22248ce17a6d7ae1c1e4541c9f618","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a22248cdf6bbe9d996a9eaffac16bc","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a22248cdf6bbe9d996a9eaffac16bc","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a22248cd8ca6354c5c007df600330d","SKUID":""},"Coin":null,"CreatedAt":"2026-11-28T13:12:06.39Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a22248cdfacdc1574cc9a79ba90acb","RewardID":"rew_01a22248cdf6bbe9d996a9eaffac16bc","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-28T13:12:06.394Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.401Z","UpdatedAt":"2026-11-28T13:12:06.423Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-28T13:12:06.381Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T13:12:06.287Z"},"redemption":{"ID":"r_01a22248ce17a6d7ae1c1e4509bc6c4a","Object":"redemption","Date":"2026-11-28T13:12:06.423Z","CustomerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","TrackingID":"track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI","Status":"SUCCEEDED","Channel":{"ID":"777eae599d5f20a9ffd2ffafd8745ae5","Type":"API"},"APIKey":"777eae599d5f20a9ffd2ffafd8745ae5","Related":{"Type":"voucher","ID":"v_01a22248ce01d57c2ad02833804d93a4"},"VoucherID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Campaign":"Regulars","RewardID":"rew_01a22248cdf6bbe9d996a9eaffac16bc","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a22248cdfacdc1574cc9a79ba90acb","Type":"MATERIAL","LoyaltyTierID":"ltr_01a22248cdf44729375dcbd1f24d0fe1","EntryID":"vtx_01a22248ce17a6d7ae1c1e4541c9f618","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a22248cdf6bbe9d996a9eaffac16bc","By":1}]}},"reward":{"ID":"rew_01a22248cdf6bbe9d996a9eaffac16bc","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a22248cd8ca6354c5c007df600330d"},"CreatedAt":"2026-11-28T13:12:06.39Z"},"voucher":{"ID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-28T13:12:06.401Z","UpdatedAt":"2026-11-28T13:12:06.423Z"}}]', '2026-11-28T13:12:06.423Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce1d907c72db0d17fc169490', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a22248cdb197dd73c0cbee92980a13', NULL, 'camp_01a22248cdaaef0349938888476af46c', 'v-01a22248ce1b30a7cf5ff6e0054f0b88', 'ACTION', '{"campaign":{"ID":"camp_01a22248cdaaef0349938888476af46c","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a22248cd83f362ff120b2b29833a92","Active":true,"CreatedAt":"2026-11-28T13:12:06.314Z"},"customer":{},"voucher":{"ID":"v_01a22248cdb197dd73c0cbee92980a13","Code":"GIFT-50","CampaignID":"camp_01a22248cdaaef0349938888476af46c","CategoryID":"cat_01a22248cd83f362ff120b2b29833a92","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-28T13:12:06.321Z","UpdatedAt":"2026-11-28T13:12:06.429Z"},"voucher_transaction":{"ID":"vtx_01a22248ce1d907c72db0d1704264950","VoucherID":"v_01a22248cdb197dd73c0cbee92980a13","CampaignID":"camp_01a22248cdaaef0349938888476af46c","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a22248ce1d907c72db0d169e88d2d3","RedemptionID":"r_01a22248ce1d907c72db0d16b04b1a28","CreatedAt":"2026-11-28T13:12:06.429Z"}}', NULL, NULL, '2026-11-28T13:12:06.429Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce1d907c72db0d17fc169491', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a22248ce1d907c72db0d16b04b1a28', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248cdaaef0349938888476af46c', 'v-01a22248ce1b30a7cf5ff6e0054f0b88', 'ACTION', '{"redemption":{"ID":"r_01a22248ce1d907c72db0d16b04b1a28","Object":"redemption","Date":"2026-11-28T13:12:06.429Z","CustomerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","TrackingID":"track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI","Status":"SUCCEEDED","Channel":{"ID":"777eae599d5f20a9ffd2ffafd8745ae5","Type":"API"},"APIKey":"777eae599d5f20a9ffd2ffafd8745ae5","Related":{"Type":"voucher","ID":"v_01a22248cdb197dd73c0cbee92980a13"},"VoucherID":"v_01a22248cdb197dd73c0cbee92980a13","Code":"GIFT-50","CampaignID":"camp_01a22248cdaaef0349938888476af46c","Campaign":"Gift cards","OrderID":"ord_01a22248ce1d907c72db0d169e88d2d3","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a22248ce1d907c72db0d17fc169492","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a22248ce1d907c72db0d169e88d2d3","category":"EFFECT","data":0},{"step":2,"id":"ev_01a22248ce1d907c72db0d17fc169493","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a22248ce1d907c72db0d169e88d2d3","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:06.429Z"},"CreatedAt":"2026-11-28T13:12:06.287Z"},"order":{"ID":"ord_01a22248ce1d907c72db0d169e88d2d3","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","Redemptions":{"r_01a22248ce1d907c72db0d16b04b1a28":{"Date":"2026-11-28T13:12:06.429Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22248cdb197dd73c0cbee92980a13","RelatedObjectParentID":"camp_01a22248cdaaef0349938888476af46c"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-28T13:12:06.429Z","PaidAt":"2026-11-28T13:12:06.429Z"}}]', '2026-11-28T13:12:06.429Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce212c4684cf4647d1b8a120', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a22248ce212c4684cf464758ac9e72', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', NULL, 'v-01a22248ce203f316f165664e185e223', 'ACTION', '{"redemption":{"ID":"r_01a22248ce212c4684cf464758ac9e72","Object":"redemption","Date":"2026-11-28T13:12:06.433Z","CustomerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","TrackingID":"track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI","Status":"SUCCEEDED","Channel":{"ID":"777eae599d5f20a9ffd2ffafd8745ae5","Type":"API"},"APIKey":"777eae599d5f20a9ffd2ffafd8745ae5","Related":{"Type":"voucher","ID":"v_01a22248cda7a5bc98b8fcf57432b9cd"},"VoucherID":"v_01a22248cda7a5bc98b8fcf57432b9cd","Code":"WELCOME10"}}', NULL, NULL, '2026-11-28T13:12:06.433Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce2639f3bade7ec82fc08f00', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a22248ce2639f3bade7ec7634f6f2e', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', NULL, 'v-01a22248ce238c726846673e3097f2a1', 'ACTION', '{"redemption":{"ID":"rr_01a22248ce2639f3bade7ec7634f6f2e","Object":"redemption_rollback","Date":"2026-11-28T13:12:06.438Z","RedemptionID":"r_01a22248ce212c4684cf464758ac9e72","CustomerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","TrackingID":"track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI","Status":"SUCCEEDED","Channel":{"ID":"777eae599d5f20a9ffd2ffafd8745ae5","Type":"API"},"APIKey":"777eae599d5f20a9ffd2ffafd8745ae5","Related":{"Type":"voucher","ID":"v_01a22248cda7a5bc98b8fcf57432b9cd"},"VoucherID":"v_01a22248cda7a5bc98b8fcf57432b9cd","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-28T13:12:06.438Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce2ae217e0969b3c43c2a2a4', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a22248ce2ae217e0969b3c2ee036d9', NULL, NULL, 'v-01a22248ce2ae217e0969b3b6cb5256f', 'ACTION', '{"rule":{"ID":"val_01a22248ce2ae217e0969b3c2ee036d9","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T13:12:06.442Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.442Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce2d7c2a52eba83c1a869ff9', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a22248ce2d7c2a52eba83b8adcf8e4', NULL, NULL, 'v-01a22248ce2c90098d3c785562fbeff7', 'ACTION', '{"assignment":{"ID":"asgm_01a22248ce2d7c2a52eba83b8adcf8e4","RuleID":"val_01a22248ce2ae217e0969b3c2ee036d9","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22248ce2c90098d3c7855f1ecd4de","CreatedAt":"2026-11-28T13:12:06.444Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a22248ce2ae217e0969b3c2ee036d9","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T13:12:06.442Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.444Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce2d7c2a52eba83cb3bed3d9', 329, 'voucher.created', 'voucher', 'v_01a22248ce2c90098d3c7855f1ecd4de', NULL, NULL, 'v-01a22248ce2c90098d3c785562fbeff7', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22248ce2c90098d3c7855f1ecd4de","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.444Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.444Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce386fd56c5713a5eacc2c40', 337, 'customer.redemption.succeeded', 'redemption', 'r_01a22248ce386fd56c5713a5b15577ad', 'cust_01a22248cd924ad459361f38142a7c0f', NULL, 'v-01a22248ce2ebae8e3176283802e1eb5', 'ACTION', '{"redemption":{"ID":"r_01a22248ce386fd56c5713a5b15577ad","Object":"redemption","Date":"2026-11-28T13:12:06.456Z","CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","TrackingID":"track_0VtTxIz7S4LPG7AvtVZ_W4kjrsHs6igwEU1O9ucwlPo","Status":"SUCCEEDED","Channel":{"ID":"777eae599d5f20a9ffd2ffafd8745ae5","Type":"API"},"APIKey":"777eae599d5f20a9ffd2ffafd8745ae5","Related":{"Type":"voucher","ID":"v_01a22248ce2c90098d3c7855f1ecd4de"},"VoucherID":"v_01a22248ce2c90098d3c7855f1ecd4de","Code":"ONCE"}}', NULL, NULL, '2026-11-28T13:12:06.456Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce3f9f6180f6a76f744cfe00', 345, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a22248ce3ee9dc3e2598a43426f8be', NULL, 'camp_01a22248cdb5d140d7457141ad139f95', 'v-01a22248ce3c0ce411830c473da5adda', 'ACTION', '{"campaign":{"ID":"camp_01a22248cdb5d140d7457141ad139f95","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22248cd82396c5362722c19db0fa4","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.325Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a22248ce3ee9dc3e2598a43426f8be","CampaignID":"camp_01a22248cdb5d140d7457141ad139f95","Name":"Both","TierIDs":["promo_01a22248cdb67b78563b115851966ab6"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-28T13:12:06.46Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.460Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce44c6e4af8442c7dc7cbacc', 353, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a22248ce01d57c2ad02833804d93a4', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248cded2ed8fc4d5312ca56251a', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:06.429Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.401Z","UpdatedAt":"2026-11-28T13:12:06.466Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22248ce44c6e4af8442c669bc9743","VoucherID":"v_01a22248ce01d57c2ad02833804d93a4","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22248ce1d907c72db0d169e88d2d3","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22248ce1d907c72db0d17fc169493","EventType":"customer.order.paid","OrderID":"ord_01a22248ce1d907c72db0d169e88d2d3","RuleID":"ern_01a22248cdf178421901dfacefe6b398","ItemID":"","TierID":"","HolderTierID":"ltr_01a22248cdf44729375dcbd1f24d0fe1","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T13:12:06.466Z"}}', NULL, NULL, '2026-11-28T13:12:06.466Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce44c6e4af8442c803d15737', 361, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a22248ce01d57c2ad02833804d93a4', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248cded2ed8fc4d5312ca56251a', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:06.429Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.401Z","UpdatedAt":"2026-11-28T13:12:06.466Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22248ce44c6e4af8442c669bc9743","VoucherID":"v_01a22248ce01d57c2ad02833804d93a4","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22248ce1d907c72db0d169e88d2d3","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22248ce1d907c72db0d17fc169493","EventType":"customer.order.paid","OrderID":"ord_01a22248ce1d907c72db0d169e88d2d3","RuleID":"ern_01a22248cdf178421901dfacefe6b398","ItemID":"","TierID":"","HolderTierID":"ltr_01a22248cdf44729375dcbd1f24d0fe1","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T13:12:06.466Z"}}', NULL, NULL, '2026-11-28T13:12:06.466Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce44c6e4af8442c81d42a665', 369, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a22248ce01d57c2ad02833804d93a4', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248cded2ed8fc4d5312ca56251a', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:06.429Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.401Z","UpdatedAt":"2026-11-28T13:12:06.466Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22248ce44c6e4af8442c669bc9743","VoucherID":"v_01a22248ce01d57c2ad02833804d93a4","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22248ce1d907c72db0d169e88d2d3","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22248ce1d907c72db0d17fc169493","EventType":"customer.order.paid","OrderID":"ord_01a22248ce1d907c72db0d169e88d2d3","RuleID":"ern_01a22248cdf178421901dfacefe6b398","ItemID":"","TierID":"","HolderTierID":"ltr_01a22248cdf44729375dcbd1f24d0fe1","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T13:12:06.466Z"}}', NULL, NULL, '2026-11-28T13:12:06.466Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce44c6e4af8442c8e0ca7dce', 377, 'customer.rewarded', 'voucher', 'v_01a22248ce01d57c2ad02833804d93a4', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248cded2ed8fc4d5312ca56251a', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:06.429Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a22248cdf178421901dfacefe6b398","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","AutomationID":"auto_01a22248cdf178421901dfad5d83afd8","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.383Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.401Z","UpdatedAt":"2026-11-28T13:12:06.466Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22248ce44c6e4af8442c669bc9743","VoucherID":"v_01a22248ce01d57c2ad02833804d93a4","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22248ce1d907c72db0d169e88d2d3","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22248ce1d907c72db0d17fc169493","EventType":"customer.order.paid","OrderID":"ord_01a22248ce1d907c72db0d169e88d2d3","RuleID":"ern_01a22248cdf178421901dfacefe6b398","ItemID":"","TierID":"","HolderTierID":"ltr_01a22248cdf44729375dcbd1f24d0fe1","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T13:12:06.466Z"}}', NULL, NULL, '2026-11-28T13:12:06.466Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce44c6e4af8442c986875183', 385, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a22248ce01d57c2ad02833804d93a4', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248cded2ed8fc4d5312ca56251a', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22248cded2ed8fc4d5312ca56251a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.381Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:06.429Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a22248cdf178421901dfacefe6b398","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","AutomationID":"auto_01a22248cdf178421901dfad5d83afd8","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.383Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248ce01d57c2ad02833804d93a4","Code":"REGULAR1","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.401Z","UpdatedAt":"2026-11-28T13:12:06.466Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22248ce44c6e4af8442c669bc9743","VoucherID":"v_01a22248ce01d57c2ad02833804d93a4","CampaignID":"camp_01a22248cded2ed8fc4d5312ca56251a","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22248ce1d907c72db0d169e88d2d3","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22248ce1d907c72db0d17fc169493","EventType":"customer.order.paid","OrderID":"ord_01a22248ce1d907c72db0d169e88d2d3","RuleID":"ern_01a22248cdf178421901dfacefe6b398","ItemID":"","TierID":"","HolderTierID":"ltr_01a22248cdf44729375dcbd1f24d0fe1","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T13:12:06.466Z"}}', NULL, NULL, '2026-11-28T13:12:06.466Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce4dbb30be5ecc41a8e69283', 393, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', NULL, 'v-01a22248ce4b73cc392444d0a6344ee5', 'ACTION', '{"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:06.429Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-28T13:12:06.477Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce52e8f0433332209991df28', 401, 'customer.segment.entered', 'segment', 'seg_01a22248ce419d0132a7b7f300e84942', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', NULL, NULL, 'EFFECT', '{"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:06.429Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"segment":{"ID":"seg_01a22248ce419d0132a7b7f300e84942","Name":"Everybody","Type":"auto-update","Filter":{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}},"CreatedAt":"2026-11-28T13:12:06.465Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.482Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce568ff273f799523974bee0', 409, 'voucher.created', 'voucher', 'v_01a22248ce568ff273f79951cb309264', NULL, NULL, 'v-01a22248ce5561b5556384fd5827bab6', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22248ce568ff273f79951cb309264","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.486Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.486Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce5b769fc2e8b84658c06f75', 417, 'voucher.deleted', 'voucher', 'v_01a22248ce568ff273f79951cb309264', NULL, NULL, 'v-01a22248ce58632d4a6f630d3fe2e80c', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22248ce568ff273f79951cb309264","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.486Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-28T13:12:06.489Z"}}', NULL, NULL, '2026-11-28T13:12:06.489Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce61f59c692ea8b077f49c2b', 425, 'campaign.created', 'campaign', 'camp_01a22248ce61f59c692ea8af7c6123b6', NULL, 'camp_01a22248ce61f59c692ea8af7c6123b6', 'v-01a22248ce6074389c016330ce16d783', 'ACTION', '{"campaign":{"ID":"camp_01a22248ce61f59c692ea8af7c6123b6","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.497Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T13:12:06.497Z"}', NULL, NULL, '2026-11-28T13:12:06.497Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce63e096392856c2d5b9c4e8', 433, 'voucher.created', 'voucher', 'v_01a22248ce63e096392856c2193013fc', NULL, 'camp_01a22248ce61f59c692ea8af7c6123b6', 'v-01a22248ce624d6811d0cbb86cefdf47', 'ACTION', '{"campaign":{"ID":"camp_01a22248ce61f59c692ea8af7c6123b6","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.497Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22248ce63e096392856c2193013fc","Code":"FRIEND1","CampaignID":"camp_01a22248ce61f59c692ea8af7c6123b6","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.499Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.499Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce63e096392856c3481fe1ce', 441, 'campaign.vouchers.added', 'campaign', 'camp_01a22248ce61f59c692ea8af7c6123b6', NULL, 'camp_01a22248ce61f59c692ea8af7c6123b6', 'v-01a22248ce624d6811d0cbb86cefdf47', 'ACTION', '{"campaign":{"ID":"camp_01a22248ce61f59c692ea8af7c6123b6","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.497Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28T13:12:06.499Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce666ca70f5857b4306751d3', 449, 'voucher.published', 'voucher', 'v_01a22248ce63e096392856c2193013fc', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248ce61f59c692ea8af7c6123b6', 'v-01a22248ce651fa567971be3e3fc8594', 'ACTION', '{"campaign":{"ID":"camp_01a22248ce61f59c692ea8af7c6123b6","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.497Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:06.429Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a22248ce666ca70f5857b351e23bac","CustomerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","TrackingID":"track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22248ce63e096392856c2193013fc"],"Codes":["FRIEND1"],"CampaignID":"camp_01a22248ce61f59c692ea8af7c6123b6","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T13:12:06.501Z"},"voucher":{"ID":"v_01a22248ce63e096392856c2193013fc","Code":"FRIEND1","CampaignID":"camp_01a22248ce61f59c692ea8af7c6123b6","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","ReferrerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.499Z","UpdatedAt":"2026-11-28T13:12:06.501Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.501Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce666ca70f5857b43ef63caa', 457, 'publication.succeeded', 'publication', 'pub_01a22248ce666ca70f5857b351e23bac', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248ce61f59c692ea8af7c6123b6', 'v-01a22248ce651fa567971be3e3fc8594', 'ACTION', '{"campaign":{"ID":"camp_01a22248ce61f59c692ea8af7c6123b6","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.497Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:06.429Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a22248ce666ca70f5857b351e23bac","CustomerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","TrackingID":"track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22248ce63e096392856c2193013fc"],"Codes":["FRIEND1"],"CampaignID":"camp_01a22248ce61f59c692ea8af7c6123b6","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T13:12:06.501Z"},"voucher":{"ID":"v_01a22248ce63e096392856c2193013fc","Code":"FRIEND1","CampaignID":"camp_01a22248ce61f59c692ea8af7c6123b6","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","ReferrerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.499Z","UpdatedAt":"2026-11-28T13:12:06.501Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.501Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce666ca70f5857b45b0ecac9', 465, 'customer.publication.succeeded', 'publication', 'pub_01a22248ce666ca70f5857b351e23bac', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248ce61f59c692ea8af7c6123b6', 'v-01a22248ce651fa567971be3e3fc8594', 'ACTION', '{"campaign":{"ID":"camp_01a22248ce61f59c692ea8af7c6123b6","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.497Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T13:12:06.429Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.287Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a22248ce666ca70f5857b351e23bac","CustomerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","TrackingID":"track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22248ce63e096392856c2193013fc"],"Codes":["FRIEND1"],"CampaignID":"camp_01a22248ce61f59c692ea8af7c6123b6","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T13:12:06.501Z"},"voucher":{"ID":"v_01a22248ce63e096392856c2193013fc","Code":"FRIEND1","CampaignID":"camp_01a22248ce61f59c692ea8af7c6123b6","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","ReferrerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.499Z","UpdatedAt":"2026-11-28T13:12:06.501Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.501Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce6a366a0c735f73e4cc3859', 473, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a22248ce692906afcdd62bf733623f', 'cust_01a22248cd924ad459361f38142a7c0f', 'camp_01a22248ce61f59c692ea8af7c6123b6', 'v-01a22248ce68ab338ccfa6adf0eedb0a', 'ACTION', '{"campaign":{"ID":"camp_01a22248ce61f59c692ea8af7c6123b6","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T13:12:06.497Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22248cd924ad459361f38142a7c0f","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-28T13:12:06.343Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T13:12:06.29Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a22248ce692906afcdd62bf733623f","VoucherID":"v_01a22248ce63e096392856c2193013fc","CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","Role":"REFEREE","ReferrerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","CampaignID":"camp_01a22248ce61f59c692ea8af7c6123b6","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-28T13:12:06.505Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a22248ce63e096392856c2193013fc","Code":"FRIEND1","CampaignID":"camp_01a22248ce61f59c692ea8af7c6123b6","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","ReferrerID":"cust_01a22248cd8fa1c20b3f19c9db5333a8","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T13:12:06.499Z","UpdatedAt":"2026-11-28T13:12:06.501Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.506Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce7f6c595127376cc8a08c89', 481, 'vl.card_definition.created', 'card_definition', 'lcdef_01a22248ce7ed0b8825d756a29d0296b', NULL, NULL, 'v-01a22248ce7dc5d3b58a169908bc2fb1', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.526Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.526Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce814f5b4a4cc473abca1e47', 489, 'vl.tier_structure.created', 'tier_structure', 'lts_01a22248ce805caf3eae225d1c89502d', NULL, NULL, 'v-01a22248ce805caf3eae225caa466db5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a22248ce805caf3eae225d1c89502d","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.528Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.528Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce83119b339232e73a2687fd', 497, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a22248ce805caf3eae225d1c89502d', NULL, NULL, 'v-01a22248ce82e9e53827787a77062bad', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a22248ce805caf3eae225d1c89502d","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.528Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a22248ce82e9e53827787b5e23cc09","StructureID":"lts_01a22248ce805caf3eae225d1c89502d","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.53Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.530Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce8504e75d700d2b60dc671a', 505, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a22248ce805caf3eae225d1c89502d', NULL, NULL, 'v-01a22248ce84b45d72b775dd3ba9c6ee', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a22248ce805caf3eae225d1c89502d","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.528Z","UpdatedAt":"2026-11-28T13:12:06.532Z"}}', NULL, NULL, '2026-11-28T13:12:06.532Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce8784519883f513b68bb6f3', 513, 'vl.benefit.created', 'benefit', 'lben_01a22248ce86ba72cc418badf5466be5', NULL, NULL, 'v-01a22248ce86ba72cc418bad718abefb', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a22248ce86ba72cc418badf5466be5","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-28T13:12:06.534Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.534Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce89da37eef5774603c7845e', 521, 'vl.earning_rule.created', 'earning_rule', 'lern_01a22248ce883cdd6a58c357bdd054b1', NULL, NULL, 'v-01a22248ce883cdd6a58c357814cd6e6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a22248ce883cdd6a58c357bdd054b1","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a22248ce883cdd6a58c357964fea13","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a22248ce86ba72cc418badf5466be5"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.536Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.536Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce8ab4c268636c7b376c9096', 529, 'vl.reward.created', 'reward', 'lrew_01a22248ce8ab4c268636c7aa3e4576f', NULL, NULL, 'v-01a22248ce89da37eef577466cdc2f14', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a22248ce8ab4c268636c7aa3e4576f","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a22248cd8ca6354c5c007df600330d","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a22248ce8ab4c268636c79d2cb8a81","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a22248ce8ab4c268636c7a104c4efa","Name":"","Points":20,"CardDefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.538Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.538Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce8c6f78a7a19f7d591e26cb', 537, 'vl.program.created', 'program', 'lprg_01a22248ce8c6f78a7a19f7d32775149', NULL, NULL, 'v-01a22248ce8b2e50d077c28972037889', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248ce8c6f78a7a19f7d32775149","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.54Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.540Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce8d6f1be3c006918c624fb2', 545, 'vl.program.card_definition.assigned', 'program', 'lprg_01a22248ce8c6f78a7a19f7d32775149', NULL, NULL, 'v-01a22248ce8b2e50d077c28972037889', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248ce8c6f78a7a19f7d32775149","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.54Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.526Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22248ce8d6f1be3c00690d196e5bc","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","Type":"card_definition","ResourceID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T13:12:06.54Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.540Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce8d6f1be3c00691b5cf6c2b', 553, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a22248ce7ed0b8825d756a29d0296b', NULL, NULL, 'v-01a22248ce8b2e50d077c28972037889', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248ce8c6f78a7a19f7d32775149","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.54Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.526Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22248ce8d6f1be3c00690d196e5bc","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","Type":"card_definition","ResourceID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T13:12:06.54Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.540Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce8ef7564ef820523675d6a7', 561, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a22248ce8c6f78a7a19f7d32775149', NULL, NULL, 'v-01a22248ce8b2e50d077c28972037889', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248ce8c6f78a7a19f7d32775149","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.54Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a22248ce805caf3eae225d1c89502d","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.528Z","UpdatedAt":"2026-11-28T13:12:06.532Z"},"Assignment":{"ID":"lasgm_01a22248ce8ef7564ef82051400a0f18","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","Type":"tier_structure","ResourceID":"lts_01a22248ce805caf3eae225d1c89502d","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T13:12:06.54Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.540Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce8ef7564ef82052d8f9b7ce', 569, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a22248ce805caf3eae225d1c89502d', NULL, NULL, 'v-01a22248ce8b2e50d077c28972037889', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248ce8c6f78a7a19f7d32775149","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.54Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a22248ce805caf3eae225d1c89502d","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.528Z","UpdatedAt":"2026-11-28T13:12:06.532Z"},"Assignment":{"ID":"lasgm_01a22248ce8ef7564ef82051400a0f18","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","Type":"tier_structure","ResourceID":"lts_01a22248ce805caf3eae225d1c89502d","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T13:12:06.54Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.540Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce8f15aa15a41b57dd1bb3f3', 577, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a22248ce8c6f78a7a19f7d32775149', NULL, NULL, 'v-01a22248ce8b2e50d077c28972037889', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248ce8c6f78a7a19f7d32775149","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.54Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a22248ce883cdd6a58c357bdd054b1","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a22248ce883cdd6a58c357964fea13","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a22248ce86ba72cc418badf5466be5"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.536Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22248ce8f15aa15a41b575c19ce99","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","Type":"earning_rule","ResourceID":"lern_01a22248ce883cdd6a58c357bdd054b1","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T13:12:06.54Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.540Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce8f15aa15a41b57f51d3a52', 585, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a22248ce883cdd6a58c357bdd054b1', NULL, NULL, 'v-01a22248ce8b2e50d077c28972037889', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248ce8c6f78a7a19f7d32775149","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.54Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a22248ce883cdd6a58c357bdd054b1","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a22248ce883cdd6a58c357964fea13","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a22248ce86ba72cc418badf5466be5"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.536Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22248ce8f15aa15a41b575c19ce99","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","Type":"earning_rule","ResourceID":"lern_01a22248ce883cdd6a58c357bdd054b1","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T13:12:06.54Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.540Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce942f584760eb8fb480cb7c', 593, 'vl.program.reward.assigned', 'program', 'lprg_01a22248ce8c6f78a7a19f7d32775149', NULL, NULL, 'v-01a22248ce93b4f7cecfeee80f53820b', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248ce8c6f78a7a19f7d32775149","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.54Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a22248ce8ab4c268636c7aa3e4576f","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a22248cd8ca6354c5c007df600330d","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a22248ce8ab4c268636c79d2cb8a81","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a22248ce8ab4c268636c7a104c4efa","Name":"","Points":20,"CardDefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.538Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22248ce93b4f7cecfeee90d0cd7b5","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","Type":"reward","ResourceID":"lrew_01a22248ce8ab4c268636c7aa3e4576f","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T13:12:06.547Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.547Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce942f584760eb9004fcd61a', 601, 'vl.reward.assigned', 'reward', 'lrew_01a22248ce8ab4c268636c7aa3e4576f', NULL, NULL, 'v-01a22248ce93b4f7cecfeee80f53820b', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22248ce8c6f78a7a19f7d32775149","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.54Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a22248ce8ab4c268636c7aa3e4576f","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a22248cd8ca6354c5c007df600330d","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a22248ce8ab4c268636c79d2cb8a81","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a22248ce8ab4c268636c7a104c4efa","Name":"","Points":20,"CardDefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T13:12:06.538Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22248ce93b4f7cecfeee90d0cd7b5","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","Type":"reward","ResourceID":"lrew_01a22248ce8ab4c268636c7aa3e4576f","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T13:12:06.547Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.547Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce971dd167e4f4c907b49a5b', 609, 'vl.member.created', 'member', 'lmbr_01a22248ce967d9e9409ae19ea8315b8', 'cust_01a22248cd924ad459361f38142a7c0f', NULL, 'v-01a22248ce951718245d15cc64a31e63', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22248ce967d9e9409ae19ea8315b8","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T13:12:06.55Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.550Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce98bc50a6a2a3cae400df50', 617, 'vl.card.created', 'card', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'cust_01a22248cd924ad459361f38142a7c0f', NULL, 'v-01a22248ce951718245d15cc64a31e63', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22248ce967d9e9409ae19ea8315b8","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T13:12:06.55Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a22248ce971dd167e4f4c9fc6e638c","MemberID":"lmbr_01a22248ce967d9e9409ae19ea8315b8","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","DefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Code":"FKpkZfr2o8","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T13:12:06.55Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.550Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce98bc50a6a2a3cb35ebd420', 625, 'vl.card.assigned', 'card', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'cust_01a22248cd924ad459361f38142a7c0f', NULL, 'v-01a22248ce951718245d15cc64a31e63', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22248ce967d9e9409ae19ea8315b8","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T13:12:06.55Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a22248ce971dd167e4f4c9fc6e638c","MemberID":"lmbr_01a22248ce967d9e9409ae19ea8315b8","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","DefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Code":"FKpkZfr2o8","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T13:12:06.55Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.550Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce98bc50a6a2a3cbb19ab243', 633, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'cust_01a22248cd924ad459361f38142a7c0f', NULL, 'v-01a22248ce951718245d15cc64a31e63', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22248ce967d9e9409ae19ea8315b8","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T13:12:06.55Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a22248ce971dd167e4f4c9fc6e638c","MemberID":"lmbr_01a22248ce967d9e9409ae19ea8315b8","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","DefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Code":"FKpkZfr2o8","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T13:12:06.55Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.550Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce98bc50a6a2a3cbf215eb95', 641, 'vl.member.card.assigned', 'member', 'lmbr_01a22248ce967d9e9409ae19ea8315b8', 'cust_01a22248cd924ad459361f38142a7c0f', NULL, 'v-01a22248ce951718245d15cc64a31e63', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22248ce967d9e9409ae19ea8315b8","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T13:12:06.55Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a22248ce971dd167e4f4c9fc6e638c","MemberID":"lmbr_01a22248ce967d9e9409ae19ea8315b8","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","DefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Code":"FKpkZfr2o8","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T13:12:06.55Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.550Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ce9f6ad4cb12e8caf8208ad4', 649, 'vl.tier.joined', 'tier', 'lt_01a22248ce82e9e53827787b5e23cc09', 'cust_01a22248cd924ad459361f38142a7c0f', NULL, 'v-01a22248ce9ba958394247531451cbbb', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"777eae599d5f20a9ffd2ffafd8745ae5","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a22248ce971dd167e4f4c9fc6e638c","MemberID":"lmbr_01a22248ce967d9e9409ae19ea8315b8","ProgramID":"lprg_01a22248ce8c6f78a7a19f7d32775149","CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","DefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Code":"FKpkZfr2o8","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a22248ce805caf3eae225d1c89502d","Rank":{"TierID":"lt_01a22248ce82e9e53827787b5e23cc09","Since":"2026-11-28","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T13:12:06.55Z","UpdatedAt":"2026-11-28T13:12:06.555Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28T13:12:06.555Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ceaa6cbf1abcb975009382a8', 657, 'customer.order.created', 'order', 'ord_01a22248ceaa6cbf1abcb9741840ccbd', 'cust_01a22248cd924ad459361f38142a7c0f', NULL, 'v-01a22248cea9aad663ad41fa01b90dab', 'ACTION', '{"customer":{"ID":"cust_01a22248cd924ad459361f38142a7c0f","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T13:12:06.57Z"},"CreatedAt":"2026-11-28T13:12:06.29Z"},"order":{"ID":"ord_01a22248ceaa6cbf1abcb9741840ccbd","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","CreatedAt":"2026-11-28T13:12:06.57Z","PaidAt":"2026-11-28T13:12:06.57Z"}}', NULL, NULL, '2026-11-28T13:12:06.570Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ceaa6cbf1abcb9756a76d082', 665, 'customer.order.paid', 'order', 'ord_01a22248ceaa6cbf1abcb9741840ccbd', 'cust_01a22248cd924ad459361f38142a7c0f', NULL, 'v-01a22248cea9aad663ad41fa01b90dab', 'ACTION', '{"customer":{"ID":"cust_01a22248cd924ad459361f38142a7c0f","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T13:12:06.57Z"},"CreatedAt":"2026-11-28T13:12:06.29Z"},"order":{"ID":"ord_01a22248ceaa6cbf1abcb9741840ccbd","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","CreatedAt":"2026-11-28T13:12:06.57Z","PaidAt":"2026-11-28T13:12:06.57Z"}}', NULL, NULL, '2026-11-28T13:12:06.570Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ceacd514aa99969713db3171', 673, 'customer.order.created', 'order', 'ord_01a22248ceacd514aa9996970a819de2', 'cust_01a22248cd924ad459361f38142a7c0f', NULL, 'v-01a22248ceab0215d04926c55ed16b8b', 'ACTION', '{"customer":{"ID":"cust_01a22248cd924ad459361f38142a7c0f","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T13:12:06.57Z"},"CreatedAt":"2026-11-28T13:12:06.29Z"},"order":{"ID":"ord_01a22248ceacd514aa9996970a819de2","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a22248cd924ad459361f38142a7c0f","CreatedAt":"2026-11-28T13:12:06.572Z"}}', NULL, NULL, '2026-11-28T13:12:06.572Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ceb20269627d6381ea36f4cd', 681, 'customer.order.created', 'order', 'ord_01a22248ceb20269627d6380e0ad872f', NULL, NULL, 'v-01a22248ceb128c2e7ae4b2b90e98a42', 'ACTION', '{"order":{"ID":"ord_01a22248ceb20269627d6380e0ad872f","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a22248ceb20269627d6381b5ab80d5","ProductID":"prod_01a22248cd8ca6354c5c007df600330d","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a22248cd8ca6354c5c007df600330d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T13:12:06.578Z","PaidAt":"2026-11-28T13:12:06.578Z"}}', NULL, NULL, '2026-11-28T13:12:06.578Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ceb20269627d63825b210d5e', 689, 'customer.order.paid', 'order', 'ord_01a22248ceb20269627d6380e0ad872f', NULL, NULL, 'v-01a22248ceb128c2e7ae4b2b90e98a42', 'ACTION', '{"order":{"ID":"ord_01a22248ceb20269627d6380e0ad872f","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a22248ceb20269627d6381b5ab80d5","ProductID":"prod_01a22248cd8ca6354c5c007df600330d","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a22248cd8ca6354c5c007df600330d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T13:12:06.578Z","PaidAt":"2026-11-28T13:12:06.578Z"}}', NULL, NULL, '2026-11-28T13:12:06.578Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a22248ceb5f28f4984ccc05d33dca0', 697, 'customer.order.updated', 'order', 'ord_01a22248ceb20269627d6380e0ad872f', NULL, NULL, 'v-01a22248ceb3ffeb66b925aa061533e2', 'EFFECT', '{"order":{"ID":"ord_01a22248ceb20269627d6380e0ad872f","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a22248ceb20269627d6381b5ab80d5","ProductID":"prod_01a22248cd8ca6354c5c007df600330d","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a22248cd8ca6354c5c007df600330d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T13:12:06.578Z","UpdatedAt":"2026-11-28T13:12:06.581Z","PaidAt":"2026-11-28T13:12:06.578Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a22248ceb20269627d6381b5ab80d5","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a22248ceb5f28f4984ccc02747d094"]}}}', '[{"step":1,"id":"ev_01a22248ceb5f28f4984ccc05d33dca1","type":"order.returned","entity_type":"order","entity_id":"ord_01a22248ceb20269627d6380e0ad872f","category":"ACTION","data":0}]', '[{"before":{},"order":{"ID":"ord_01a22248ceb20269627d6380e0ad872f","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a22248ceb20269627d6381b5ab80d5","ProductID":"prod_01a22248cd8ca6354c5c007df600330d","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a22248cd8ca6354c5c007df600330d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T13:12:06.578Z","UpdatedAt":"2026-11-28T13:12:06.581Z","PaidAt":"2026-11-28T13:12:06.578Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a22248ceb20269627d6381b5ab80d5","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a22248ceb5f28f4984ccc02747d094"]}},"return":{"ID":"ret_01a22248ceb5f28f4984ccc02747d094","SourceID":"","OrderID":"ord_01a22248ceb20269627d6380e0ad872f","CustomerID":"","Reason":"","Metadata":null,"APIKey":"777eae599d5f20a9ffd2ffafd8745ae5","Policy":"KEEP","RefundOrder":"PROPORTIONAL","Last":false,"Rollbacks":null,"Items":[{"ItemID":"ordli_01a22248ceb20269627d6381b5ab80d5","ProductID":"prod_01a22248cd8ca6354c5c007df600330d","SKUID":"","Quantity":1,"Free":0,"Amount":1000,"Subtotal":1000}],"Amount":1000,"Money":1000,"Credits":null,"Points":null,"Forfeited":0,"Uncredited":0,"Withheld":0,"Refunded":1000,"Kept":1000,"Discounts":null,"Records":null,"Warnings":null,"TakesEarned":true,"Earned":{"By":null,"Cards":null},"CreatedAt":"2026-11-28T13:12:06.581Z"}}]', '2026-11-28T13:12:06.581Z');
INSERT INTO export_chunks ("project_id", "id", "export_id", "content") VALUES ('demo', 'expc_exp_01a22248ce4e4ce785c710e41f7a72f2_0', 'exp_01a22248ce4e4ce785c710e41f7a72f2', 'Code,Voucher Type,Value,Discount Type
GONE,DISCOUNT_VOUCHER,1.00,AMOUNT
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,100,
GIFT-50,GIFT_VOUCHER,50.00,
CARD-Fs6ZjnTX,GIFT_VOUCHER,50.00,
CARD-r30LQOjt,GIFT_VOUCHER,50.00,
CARD-L85iFZdU,GIFT_VOUCHER,50.00,
CARD-ucTj3pbZ,GIFT_VOUCHER,50.00,
CARD-kX17G2qC,GIFT_VOUCHER,50.00,
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
HELLO-5lmL,DISCOUNT_VOUCHER,10,PERCENT
HELLO-V8Gr,DISCOUNT_VOUCHER,10,PERCENT
HELLO-AGQK,DISCOUNT_VOUCHER,10,PERCENT
HELLO-9BVX,DISCOUNT_VOUCHER,10,PERCENT
HELLO-JvGC,DISCOUNT_VOUCHER,10,PERCENT
HELLO-ZTvs,DISCOUNT_VOUCHER,10,PERCENT
HELLO-4fOK,DISCOUNT_VOUCHER,10,PERCENT
HELLO-30GH,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Ffry,DISCOUNT_VOUCHER,10,PERCENT
HELLO-clYD,DISCOUNT_VOUCHER,10,PERCENT
HELLO-0lvZ,DISCOUNT_VOUCHER,10,PERCENT
HELLO-2FaM,DISCOUNT_VOUCHER,10,PERCENT
HELLO-iqv2,DISCOUNT_VOUCHER,10,PERCENT
HELLO-ZMAX,DISCOUNT_VOUCHER,10,PERCENT
HELLO-jPvG,DISCOUNT_VOUCHER,10,PERCENT
HELLO-N0pR,DISCOUNT_VOUCHER,10,PERCENT
HELLO-3JNY,DISCOUNT_VOUCHER,10,PERCENT
HELLO-PUNh,DISCOUNT_VOUCHER,10,PERCENT
HELLO-xW3I,DISCOUNT_VOUCHER,10,PERCENT
HELLO-pZld,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO exports ("project_id", "id", "object", "sorted_by", "fields", "filters", "campaign_id", "selection", "channel", "user_id", "status", "keys", "portion", "row_count", "chunks", "size", "cause", "created_at", "updated_at") VALUES ('demo', 'exp_01a22248ce4e4ce785c710e41f7a72f2', 'voucher', '-created_at', '["code","voucher_type","value","discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 31, 1, 1218, NULL, '2026-11-28T13:12:06.478Z', '2026-11-28T13:12:06.493Z');
INSERT INTO idempotency_records ("project_id", "id", "answer", "expires_at") VALUES ('demo', 'idem_a63f8fe873aace3ebad935c3cd51a403', X'BAE68A2EA179FCF0C495C5FF81CA9629C408A7DC3F2968CD80693A145DBEEC12C6736D33BEB0FA3E52D1BD6FBE30A0AD1BC774C048046A26DBFB61A9B282DAB16400F8E0EA13B837836AD4AC669A7341A5D6B627283E82DCB18D2B3D505BCC38074FA9BA306A7043511262A90E48BB01A035D6C388ED636BF2371F9DDABEE09B60B0F5ABDD9B84CB764C95E39A26BD930B1F7C7E158D8E05A486567AEE73F79099A5F51936352D02329D4B8A28AE4E08778CCABD480695DB3F761F7B27BFF18DDAC707ECA5B95BEF7A4366BDC43E55EC68BCA496C9C25A4811A1BB736924624C941DDE8A6B4ABFE097A46E42F580A66DDD7BC7B7311D424419759D15603F719586B9BD00441A3115DF5BB2ED009EE3FD8D80502921878890610F8A9EC5BF068C327444E3C26C9971A705D0024F49D7C18C22B53EEAC482DB46CD48F1C7A6208B06F6195FF62E052099CEB516378E445DC0B4E0A789A5423FB206BD7A8EE3BEA10CE05B00880F7C65953E5B8E86DF75F353F7727400667A13F3AB4F9B86B944F6E1DFBEC2C94C794980E13C922338AF670D0DD901B438FD44E76B283F7B949916E9E6184EE44BFD3D10C9BB721D9BBFCB9404CEE0169BA78F3FF444A751558941E31D117E0C95621E0BDEECA6FC0922FDEBD88316CA16245901F0BC2FAF0DD3A18E65C2B3953F0BFA50781316641FE093F89ADE3B5C93A2EFF67EE0D80E23124253A36FBFC87CEF09B28C0E0EEB8FF61B28934E822AFD442BC3EC62992A8D0423D33D2EA874032BB61186E6C20BE4C467D4E3DEA21A0167FBB5E8B6E9EB28E47DF44E5184D64B1CDB3D09099B212E21889408A1944A9F6E11E36AAB82649C926E82D1FBAD44D873D88367C80C316CFF32E1FB184B1A8AD70041B81785DD4D629C6E658A32171493B3C4CF26568AEC6DA5FB95895BDD4F559D2742962FF866BBF81E4FE7B967672CC90574D06F079614D56BB216B13740A3', '2026-11-29T13:12:06.430Z');
INSERT INTO idempotency_records ("project_id", "id", "answer", "expires_at") VALUES ('demo', 'idem_cfab3a942aa34395dc0cfbb6d492b686', X'01587223411968AEFB8CA9D97AB15D68E61E7817EDD592BBA3026DA8C78D4C3967FB02A05EF872209F95D05ABF52B27759C3CD1746EEDF493CEC800A0A6766A652A4B75479C7AFF8B47393E69EF58E9DFE71739CD0816D28B67213C7A063599CB90CA6E6C477926579D1FD293253D254BD0F44AE0855A36A367ECE40709DABA61CDAB340F0B629C304A60B2D6C47438848B3B3FC2C2E41418F7D69C738E4F1E2DB572C908DEB07ABF861593E08C13F493257D734CF80B879362E1CD0527E4DBC259E81F549BBE911568326499C71A2A589AA7454DAC0027036094309FE80F4A17E7A669B5598D3FEA111EF5AE13A3A26C0FCA4257ACBC96B826630464FF1A806E72F8F7CE905DA7D15A35AE0799DF85479A6E37804642AEBF2066F3C54996B0AE895DE2566DF970A0C2A063E709093D88EB0D609DF1C0DCA74A153842C79647DEF1FEA410D24091155D3CE23D3A9BFE17348F0EE3FCAC546EF041F69A29A46A3242CAEC4624287C374A3282CF041ED64CD5054893E6E4F509C5E23810A2C342A22FCCFCBBF6AE67367CB4554F27EF73DAF3331C6DB35658272BA3EE3D63FE9D08D0A49BB76665D7C7CF21D2E71635AA624D8DC7E65A4D2E33966FEA8CEE2A7F30543FC8B585B6260D23C', '2026-11-29T13:12:06.433Z');
INSERT INTO idempotency_records ("project_id", "id", "answer", "expires_at") VALUES ('demo', 'idem_5b4253d1ad079997b548381d0b100555', X'3E241068A709BA4F7C14E28DCC5FADF6F7394B1F7B5A58D26F5E5205085D982BE8BCCA0F559C939BF62BEBF3EF463EB71EEC1E8B3C77E2AAD1AF8FD48F25AD264F97CBC0B78B1549C1B781EED05AA8C20D5C0982CD53D23402E6B5F8C5C7D42AD8150EFB81D49E7F025029CB34CD2C7176E414487E5E636BE887143B0C992BD13A5CD49817CCA0F0FF5813445294B718E776A22FB2B299C3B1654FF7B9861736D91337AE614286D91C2B59B46B7C615CF85F67457F63DBD5A8E148BD95DEB823508199FCE9AE821736880B6DD21FD92A6A52EBB2490D303D6A149E19660E59041A9891589EE3D5386D70AC69996D854DF15A204A3DD634FC0D070D1A5E3B609868EB7A94F23DF2905E95CE70E066E6568023475C5B318DC1724BEF667399F88F420A16253A3D1B4AF66A9DBE5E80082509321829563C2110A928382FF12C57E9492E0913463AF5F6600E4CF99EDA9CEA4D7D4925B0AF9AB1914A2DDBA4305DA1559909AC3B84F5C5B7AEE19196294C4C416E1FA5D9050BF391275E3C409203AD84CECC9D612288BFA91AF1DF53714C45835F9D54183C', '2026-11-29T13:12:06.457Z');
INSERT INTO locations ("project_id", "id", "name", "shape", "created_at", "updated_at") VALUES ('demo', 'loc_01a22248ce7c533bc13a469ab14ab086', 'Town', '{"Circle":{"Center":{"Lat":52.2297,"Lng":21.0122},"Radius":2}}', '2026-11-28T13:12:06.524Z', NULL);
INSERT INTO loyalty_members ("project_id", "id", "program_id", "customer_id", "membership", "status", "metadata", "created_at", "updated_at") VALUES ('demo', 'lmbr_01a22248ce967d9e9409ae19ea8315b8', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'cust_01a22248cd924ad459361f38142a7c0f', 'lprg_01a22248ce8c6f78a7a19f7d32775149 cust_01a22248cd924ad459361f38142a7c0f', 'ACTIVE', NULL, '2026-11-28T13:12:06.550Z', NULL);
INSERT INTO loyalty_tier_holders ("project_id", "id", "campaign_id", "customer_id", "tier_id", "start_day", "end_day", "next_tier", "next_start", "next_end", "due_on", "created_at", "updated_at") VALUES ('demo', 'v_01a22248ce01d57c2ad02833804d93a4', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'ltr_01a22248cdf44729375dcbd1f24d0fe1', '2026-11-28', NULL, NULL, NULL, NULL, NULL, '2026-11-28T13:12:06.409Z', NULL);
INSERT INTO loyalty_tiers ("project_id", "id", "campaign_id", "name", "points_from", "points_to", "earning_rules", "rewards", "metadata", "created_at", "updated_at") VALUES ('demo', 'ltr_01a22248cdf44729375dcbd1f24d0fe1', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-28T13:12:06.387Z', NULL);
INSERT INTO member_cards ("project_id", "id", "member_id", "program_id", "customer_id", "card_definition_id", "code", "earned", "added", "purchased", "subtracted", "expired", "refunded", "purchase_reversed", "spent", "returned", "locked", "unlocked", "pending_total", "pending_activated", "pending_canceled", "written_off", "pending_written_off", "balance", "next_on", "next_points", "next_activation", "tier_standing", "tier_due", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'lmbr_01a22248ce967d9e9409ae19ea8315b8', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'cust_01a22248cd924ad459361f38142a7c0f', 'lcdef_01a22248ce7ed0b8825d756a29d0296b', 'FKpkZfr2o8', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"StructureID":"lts_01a22248ce805caf3eae225d1c89502d","Rank":{"TierID":"lt_01a22248ce82e9e53827787b5e23cc09","Since":"2026-11-28"}}', NULL, '2026-11-28T13:12:06.550Z', '2026-11-28T13:12:06.708Z', NULL);
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_55250f206c03bdaa308aa203135cd1b2', 'tiers', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'tiers lprg_01a22248ce8c6f78a7a19f7d32775149', '2026-11-28', NULL, NULL, NULL, 'lts_01a22248ce805caf3eae225d1c89502d', 'lt_01a22248ce82e9e53827787b5e23cc09', '{"joins":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_a2710f1f10c700b149ddb43b29dcf0fd', 'card', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'card lcrd_01a22248ce971dd167e4f4c9fc6e638c', '2026-11-28', NULL, NULL, NULL, NULL, NULL, '{"points_added":100,"points_earned":15,"points_locked":100,"points_spent":100,"points_total":115,"points_unlocked":100}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lptrs_0714d9df3568bccb62b10f4ff1e13e67', 'tiers', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'tiers lprg_01a22248ce8c6f78a7a19f7d32775149 total', NULL, NULL, NULL, NULL, 'lts_01a22248ce805caf3eae225d1c89502d', 'lt_01a22248ce82e9e53827787b5e23cc09', '{"holders":1,"joins":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_bc8eacbd9e3b992d005b0160112eca9f', 'spending', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'spending lprg_01a22248ce8c6f78a7a19f7d32775149', '2026-11-28', NULL, NULL, 'lcdef_01a22248ce7ed0b8825d756a29d0296b', NULL, NULL, '{"amount_on_order":80,"points":100,"points_on_order":80,"points_on_rewards":20,"success":2,"success_on_order":1,"success_on_reward":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lssum_68b61c735129763d9294dbc2da212c2a', 'spending', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'spending lprg_01a22248ce8c6f78a7a19f7d32775149 total', NULL, NULL, NULL, 'lcdef_01a22248ce7ed0b8825d756a29d0296b', NULL, NULL, '{"amount_on_order":80,"points":100,"points_on_order":80,"points_on_rewards":20,"success":2,"success_on_order":1,"success_on_reward":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_1cc6324ccb88c6641d39f24fda99f26f', 'earning_rules', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'earning_rules lprg_01a22248ce8c6f78a7a19f7d32775149', '2026-11-28', 'lern_01a22248ce883cdd6a58c357bdd054b1', NULL, NULL, NULL, NULL, '{"success_count":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_6a0194208c88a98c4db367ef72c9afd5', 'points_earnings', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'points_earnings lprg_01a22248ce8c6f78a7a19f7d32775149', '2026-11-28', 'lern_01a22248ce883cdd6a58c357bdd054b1', 'lernei_01a22248ce883cdd6a58c357964fea13', 'lcdef_01a22248ce7ed0b8825d756a29d0296b', NULL, NULL, '{"points":15,"success_count":2}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lcnt_8b6ca066a7b76e37d14b87c4b1f408ad', 'member_rules', 'lmbr_01a22248ce967d9e9409ae19ea8315b8', 'member_rules lmbr_01a22248ce967d9e9409ae19ea8315b8', '2026-11-28', 'lern_01a22248ce883cdd6a58c357bdd054b1', NULL, NULL, NULL, NULL, '{"count":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lpers_aad43c8e3c206d080d1170c10dbdbb9d', 'earning_rules', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'earning_rules lprg_01a22248ce8c6f78a7a19f7d32775149 total', NULL, 'lern_01a22248ce883cdd6a58c357bdd054b1', NULL, NULL, NULL, NULL, '{"success_count":1}');
INSERT INTO member_counts ("project_id", "id", "report", "owner_id", "series", "day", "earning_rule_id", "earning_item_id", "card_definition_id", "tier_structure_id", "tier_id", "numbers") VALUES ('demo', 'lppes_7ec900e593d65ef81c6cfae6c8afda32', 'points_earnings', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'points_earnings lprg_01a22248ce8c6f78a7a19f7d32775149 total', NULL, 'lern_01a22248ce883cdd6a58c357bdd054b1', 'lernei_01a22248ce883cdd6a58c357964fea13', 'lcdef_01a22248ce7ed0b8825d756a29d0296b', NULL, NULL, '{"points":15,"success_count":2}');
INSERT INTO member_tallies ("project_id", "id", "subject", "last_at", "count_from", "times", "points_from", "points") VALUES ('demo', 'ltly_01a22248ce967d9e9409ae1aa889f21d', 'seats lprg_01a22248ce8c6f78a7a19f7d32775149', '2026-11-28T13:12:06.551Z', NULL, 1, NULL, 0);
INSERT INTO member_tallies ("project_id", "id", "subject", "last_at", "count_from", "times", "points_from", "points") VALUES ('demo', 'ltly_01a22248cea462067249bc7566817788', 'reward lrew_01a22248ce8ab4c268636c7aa3e4576f lmbr_01a22248ce967d9e9409ae19ea8315b8', '2026-11-28T13:12:06.563Z', '2026-11-28', 1, '2026-11-28', 0);
INSERT INTO member_tallies ("project_id", "id", "subject", "last_at", "count_from", "times", "points_from", "points") VALUES ('demo', 'ltly_01a22248cea523d72130ff9ef8900697', 'spend lcrd_01a22248ce971dd167e4f4c9fc6e638c', '2026-11-28T13:12:06.574Z', '2026-11-28', 1, '2026-11-28', 80);
INSERT INTO member_tallies ("project_id", "id", "subject", "last_at", "count_from", "times", "points_from", "points") VALUES ('demo', 'ltly_01a22248cf387cd80341114d7ee1abc6', 'lern_01a22248ce883cdd6a58c357bdd054b1 lmbr_01a22248ce967d9e9409ae19ea8315b8', '2026-11-28T13:12:06.708Z', '2026-11-28', 1, '2026-11-28', 15);
INSERT INTO member_tallies ("project_id", "id", "subject", "last_at", "count_from", "times", "points_from", "points") VALUES ('demo', 'ltly_01a22248cf39cb10d3ed6ef33a5b8d8e', 'card lcrd_01a22248ce971dd167e4f4c9fc6e638c', '2026-11-28T13:12:06.708Z', '2026-11-28', 1, '2026-11-28', 5);
INSERT INTO metadata_schemas ("project_id", "id", "related_object", "properties", "allow_defined_only", "created_at", "updated_at") VALUES ('demo', 'ms_01a22248ce787399d1ec2b064c689e80', 'product', '{"roast":{"Type":"string"}}', 0, '2026-11-28T13:12:06.520Z', NULL);
INSERT INTO oauth_tokens ("project_id", "id", "owner_project_id", "app_id", "scopes", "issued_at", "expires_at") VALUES ('', 'ac25ab35360f6fbffd4fb39831eb007c8438e7ed8e5565c81f634fdf9029f440', 'demo', '777eae599d5f20a9ffd2ffafd8745ae5', '["api"]', '2026-11-28T13:12:06.493Z', '2026-11-28T13:27:06.493Z');
INSERT INTO order_transactions ("project_id", "id", "status", "program_id", "member_id", "card_id", "card_definition_id", "card_transaction_id", "order_id", "payment_id", "amount", "points", "details", "created_at", "updated_at") VALUES ('demo', 'lotx_01a22248ceae9e50ac876158fbefcd7e', 'APPROVED', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'lmbr_01a22248ce967d9e9409ae19ea8315b8', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'lcdef_01a22248ce7ed0b8825d756a29d0296b', 'lctx_01a22248ceafbd4afadd926042cf4f1d', 'ord_01a22248ceacd514aa9996970a819de2', 'ordpay_01a22248ceae9e50ac876159cc189de1', 80, 80, '{"Reason":"Points spent on order payment","Ratio":"1","AmountLimit":0,"PointsLimit":0}', '2026-11-28T13:12:06.574Z', NULL);
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a22248cdc0d0d6bb8805f634d92fc8', 'order-1001', 'PAID', 5890, 1, 5890, 1, 0, 0, '[{"ID":"ordli_01a22248cdc0d0d6bb8805f6d8988c67","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a22248cd85d20b309af7cf36802f9f","SKUID":"sku_01a22248cd89d3080e3052904a3d4795","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"Product":{"ID":"prod_01a22248cd85d20b309af7cf36802f9f","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a22248cd89d3080e3052904a3d4795","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a22248cdc0d0d6bb8805f773da9d74","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a22248cd8ca6354c5c007df600330d","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"Product":{"ID":"prod_01a22248cd8ca6354c5c007df600330d","SourceID":"mug","Name":"Enamel mug","Price":1450}}]', NULL, 'cust_01a22248cd924ad459361f38142a7c0f', NULL, NULL, 0, NULL, NULL, '2026-11-28T13:12:06.335Z', NULL, '2026-11-28T13:12:06.335Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a22248cdc7193d177037ab0ee11a19', 'order-1002', 'PAID', 7900, 1, 7900, 1, 790, 1, '[{"ID":"ordli_01a22248cdc7193d177037ac08368509","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a22248cd8a77eee61c46d3e0759d34","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"Product":{"ID":"prod_01a22248cd8a77eee61c46d3e0759d34","SourceID":"grinder","Name":"Hand grinder","Price":7900}}]', NULL, 'cust_01a22248cd924ad459361f38142a7c0f', NULL, '{"r_01a22248cdc7193d177037ac0d1e2c74":{"Date":"2026-11-28T13:12:06.343Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22248cda7a5bc98b8fcf57432b9cd"}}', 0, NULL, NULL, '2026-11-28T13:12:06.343Z', NULL, '2026-11-28T13:12:06.343Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a22248ce1d907c72db0d169e88d2d3', NULL, 'PAID', 5000, 1, 5000, 1, 500, 1, NULL, NULL, 'cust_01a22248cd8fa1c20b3f19c9db5333a8', NULL, '{"r_01a22248ce1d907c72db0d16b04b1a28":{"Date":"2026-11-28T13:12:06.429Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22248cdb197dd73c0cbee92980a13","RelatedObjectParentID":"camp_01a22248cdaaef0349938888476af46c"}}', 0, '{"Uncounted":500,"Shared":0}', NULL, '2026-11-28T13:12:06.429Z', NULL, '2026-11-28T13:12:06.429Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a22248ceaa6cbf1abcb9741840ccbd', 'order-1003', 'PAID', 4000, 1, 4000, 1, 0, 0, NULL, NULL, 'cust_01a22248cd924ad459361f38142a7c0f', NULL, NULL, 0, NULL, NULL, '2026-11-28T13:12:06.570Z', NULL, '2026-11-28T13:12:06.570Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a22248ceacd514aa9996970a819de2', 'order-1004', 'CREATED', 1000, 1, 1000, 1, 0, 0, NULL, NULL, 'cust_01a22248cd924ad459361f38142a7c0f', NULL, NULL, 1, NULL, NULL, '2026-11-28T13:12:06.572Z', NULL, NULL);
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "payments", "guard", "returned", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a22248ceb20269627d6380e0ad872f', 'order-1005', 'PAID', 2000, 1, 2000, 1, 0, 0, '[{"ID":"ordli_01a22248ceb20269627d6381b5ab80d5","ProductID":"prod_01a22248cd8ca6354c5c007df600330d","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"Product":{"ID":"prod_01a22248cd8ca6354c5c007df600330d","SourceID":"mug","Name":"Enamel mug","Price":1450}}]', NULL, NULL, NULL, NULL, 0, NULL, '{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a22248ceb20269627d6381b5ab80d5","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a22248ceb5f28f4984ccc02747d094"]}', '2026-11-28T13:12:06.578Z', '2026-11-28T13:12:06.581Z', '2026-11-28T13:12:06.578Z');
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lopb_01a22248ce0a325fce045a0eae9354fe', 'v_01a22248ce01d57c2ad02833804d93a4', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'vtx_01a22248ce0937a15678287d137eb741', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 1, 'v_01a22248ce01d57c2ad02833804d93a4 9999-12-31 001795871526409', NULL, '2026-11-28T13:12:06.409Z', '2026-11-28T13:12:06.423Z');
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lopb_01a22248ce44c6e4af8442c7165a3589', 'v_01a22248ce01d57c2ad02833804d93a4', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'vtx_01a22248ce44c6e4af8442c669bc9743', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 1, 'v_01a22248ce01d57c2ad02833804d93a4 9999-12-31 001795871526466', NULL, '2026-11-28T13:12:06.466Z', NULL);
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lcpeb_01a22248ce9ba958394247547ddac68b', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'lmbr_01a22248ce967d9e9409ae19ea8315b8', 'lctx_01a22248ce9ba95839424753fb90ae9a', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 0, NULL, NULL, '2026-11-28T13:12:06.555Z', '2026-11-28T13:12:06.574Z');
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lcpeb_01a22248cf39cb10d3ed6ef445ca9bbe', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'lmbr_01a22248ce967d9e9409ae19ea8315b8', 'lctx_01a22248cf39cb10d3ed6ef361ae7350', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 1, 'lcrd_01a22248ce971dd167e4f4c9fc6e638c 9999-12-31 001795871526708', NULL, '2026-11-28T13:12:06.708Z', NULL);
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lcpeb_01a22248cf39cb10d3ed6ef595fb124f', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'lmbr_01a22248ce967d9e9409ae19ea8315b8', 'lctx_01a22248cf39cb10d3ed6ef55d5931a6', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 1, 'lcrd_01a22248ce971dd167e4f4c9fc6e638c 9999-12-31 001795871526708', NULL, '2026-11-28T13:12:06.708Z', NULL);
INSERT INTO points_takes ("project_id", "id", "account_id", "entry_id", "lot_id", "points", "returned", "restored", "created_at") VALUES ('demo', 'lpt_01a22248ce17a6d7ae1c1e4552c71650', 'v_01a22248ce01d57c2ad02833804d93a4', 'vtx_01a22248ce17a6d7ae1c1e4541c9f618', 'lopb_01a22248ce0a325fce045a0eae9354fe', 20, 0, 0, '2026-11-28T13:12:06.423Z');
INSERT INTO points_takes ("project_id", "id", "account_id", "entry_id", "lot_id", "points", "returned", "restored", "created_at") VALUES ('demo', 'lpt_01a22248cea6196278bdce17dea3c388', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'lctx_01a22248cea523d72130ffa0a568a056', 'lcpeb_01a22248ce9ba958394247547ddac68b', 20, 0, 0, '2026-11-28T13:12:06.563Z');
INSERT INTO points_takes ("project_id", "id", "account_id", "entry_id", "lot_id", "points", "returned", "restored", "created_at") VALUES ('demo', 'lpt_01a22248ceafbd4afadd92613763336c', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'lctx_01a22248ceafbd4afadd926042cf4f1d', 'lcpeb_01a22248ce9ba958394247547ddac68b', 80, 0, 0, '2026-11-28T13:12:06.574Z');
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-28T13:12:06.269Z', NULL, NULL);
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_01a22248cd85d20b309af7cf36802f9f', 'beans', 'House blend', NULL, '["weight"]', '{"roast":"medium"}', NULL, '2026-11-28T13:12:06.277Z', NULL, NULL);
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_01a22248cd8a77eee61c46d3e0759d34', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-28T13:12:06.282Z', NULL, NULL);
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_01a22248cd8ca6354c5c007df600330d', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-28T13:12:06.283Z', NULL, NULL);
INSERT INTO products_collections ("project_id", "id", "name", "type", "members", "filter", "condition", "builtin", "created_at", "updated_at") VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction":"and"}', NULL, 1, '2026-11-28T13:12:06.269Z', NULL);
INSERT INTO products_collections ("project_id", "id", "name", "type", "members", "filter", "condition", "builtin", "created_at", "updated_at") VALUES ('demo', 'pc_01a22248cd8dfda96c44038e4483d71f', 'Equipment', 'STATIC', '[{"ID":"prod_01a22248cd8a77eee61c46d3e0759d34","Object":"product"},{"ID":"prod_01a22248cd8ca6354c5c007df600330d","Object":"product"}]', NULL, NULL, 0, '2026-11-28T13:12:06.285Z', NULL);
INSERT INTO program_assignments ("project_id", "id", "pair", "program_id", "type", "resource_id", "stock", "redeemed", "created_at", "updated_at") VALUES ('demo', 'lasgm_01a22248ce8d6f1be3c00690d196e5bc', 'lprg_01a22248ce8c6f78a7a19f7d32775149 lcdef_01a22248ce7ed0b8825d756a29d0296b', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'card_definition', 'lcdef_01a22248ce7ed0b8825d756a29d0296b', NULL, 0, '2026-11-28T13:12:06.540Z', NULL);
INSERT INTO program_assignments ("project_id", "id", "pair", "program_id", "type", "resource_id", "stock", "redeemed", "created_at", "updated_at") VALUES ('demo', 'lasgm_01a22248ce8ef7564ef82051400a0f18', 'lprg_01a22248ce8c6f78a7a19f7d32775149 lts_01a22248ce805caf3eae225d1c89502d', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'tier_structure', 'lts_01a22248ce805caf3eae225d1c89502d', NULL, 0, '2026-11-28T13:12:06.540Z', NULL);
INSERT INTO program_assignments ("project_id", "id", "pair", "program_id", "type", "resource_id", "stock", "redeemed", "created_at", "updated_at") VALUES ('demo', 'lasgm_01a22248ce8f15aa15a41b575c19ce99', 'lprg_01a22248ce8c6f78a7a19f7d32775149 lern_01a22248ce883cdd6a58c357bdd054b1', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'earning_rule', 'lern_01a22248ce883cdd6a58c357bdd054b1', NULL, 0, '2026-11-28T13:12:06.540Z', NULL);
INSERT INTO program_assignments ("project_id", "id", "pair", "program_id", "type", "resource_id", "stock", "redeemed", "created_at", "updated_at") VALUES ('demo', 'lasgm_01a22248ce93b4f7cecfeee90d0cd7b5', 'lprg_01a22248ce8c6f78a7a19f7d32775149 lrew_01a22248ce8ab4c268636c7aa3e4576f', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'reward', 'lrew_01a22248ce8ab4c268636c7aa3e4576f', NULL, 1, '2026-11-28T13:12:06.547Z', NULL);
INSERT INTO program_earning_rules ("project_id", "id", "name", "status", "event", "definition", "created_at") VALUES ('demo', 'lern_01a22248ce883cdd6a58c357bdd054b1', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID":"lern_01a22248ce883cdd6a58c357bdd054b1","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid"},"Earnings":[{"ID":"lernei_01a22248ce883cdd6a58c357964fea13","Effects":[{"Award":{"CardDefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Points":10}},{"BenefitID":"lben_01a22248ce86ba72cc418badf5466be5"}]}],"CreatedAt":"2026-11-28T13:12:06.536Z"}', '2026-11-28T13:12:06.536Z');
INSERT INTO program_locks ("project_id", "id", "created_at") VALUES ('demo', 'llock_definitions', '2026-11-28T13:12:06.526Z');
INSERT INTO program_rewards ("project_id", "id", "name", "type", "status", "definition", "created_at") VALUES ('demo', 'lrew_01a22248ce8ab4c268636c7aa3e4576f', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID":"lrew_01a22248ce8ab4c268636c7aa3e4576f","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Gift":{"Material":{"ProductID":"prod_01a22248cd8ca6354c5c007df600330d"}},"Costs":[{"ID":"lrcst_01a22248ce8ab4c268636c79d2cb8a81","Spending":{"ID":"lrspn_01a22248ce8ab4c268636c7a104c4efa","Points":20,"CardDefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b"}}],"CreatedAt":"2026-11-28T13:12:06.538Z"}', '2026-11-28T13:12:06.538Z');
INSERT INTO program_tiers ("project_id", "id", "tier_structure_id", "name", "definition", "created_at") VALUES ('demo', 'lt_01a22248ce82e9e53827787b5e23cc09', 'lts_01a22248ce805caf3eae225d1c89502d', 'Gold', '{"ID":"lt_01a22248ce82e9e53827787b5e23cc09","StructureID":"lts_01a22248ce805caf3eae225d1c89502d","Name":"Gold","Type":"POINTS","Min":10,"Downgrade":"INHERIT","Expiration":{"Type":"INHERIT"},"CreatedAt":"2026-11-28T13:12:06.53Z"}', '2026-11-28T13:12:06.530Z');
INSERT INTO programs ("project_id", "id", "name", "status", "validity", "metadata", "created_at", "updated_at") VALUES ('demo', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'Club', 'ACTIVE', NULL, NULL, '2026-11-28T13:12:06.540Z', NULL);
INSERT INTO project_revisions ("project_id", "rules", "catalog") VALUES ('demo', 22, 7);
INSERT INTO projects ("project_id", "id", "name", "description", "timezone", "currency", "dial_code", "api_version", "webhook_version", "case_sensitive_codes", "code_charset", "cluster_id", "secret", "client", "notifications", "restricted", "refusals_off", "returns", "retention", "sandbox", "clock_offset", "created_at", "updated_at") VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', 1, NULL, NULL, 'cf76f3015c14094b841ff9dceb03cc57bb4f73ad0f6fc73bcee452b03255235c', NULL, NULL, NULL, 0, NULL, NULL, 1, 0, '2026-11-28T13:12:06.268Z', NULL);
INSERT INTO promotion_stacks ("project_id", "id", "campaign_id", "name", "tier_ids", "hierarchy_mode", "category_id", "created_at", "updated_at") VALUES ('demo', 'stack_01a22248ce3ee9dc3e2598a43426f8be', 'camp_01a22248cdb5d140d7457141ad139f95', 'Both', '["promo_01a22248cdb67b78563b115851966ab6"]', 'MANUAL', NULL, '2026-11-28T13:12:06.460Z', NULL);
INSERT INTO promotion_tiers ("project_id", "id", "campaign_id", "name", "banner", "discount", "metadata", "hierarchy", "active", "validity", "start_date", "expiration_date", "category_id", "created_at", "updated_at") VALUES ('demo', 'promo_01a22248cdb67b78563b115851966ab6', 'camp_01a22248cdb5d140d7457141ad139f95', 'Five off', '5.00 off every order', '{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500}', NULL, 1, 1, NULL, NULL, NULL, NULL, '2026-11-28T13:12:06.325Z', NULL);
INSERT INTO promotion_tiers ("project_id", "id", "campaign_id", "name", "banner", "discount", "metadata", "hierarchy", "active", "validity", "start_date", "expiration_date", "category_id", "created_at", "updated_at") VALUES ('demo', 'promo_01a22248cdbaeee15c306592abff372b', 'camp_01a22248cdb5d140d7457141ad139f95', 'Fifteen off', '15.00 off above 50.00', '{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500}', NULL, 2, 1, NULL, NULL, NULL, NULL, '2026-11-28T13:12:06.329Z', NULL);
INSERT INTO publications ("project_id", "id", "source_id", "customer_id", "tracking_id", "channel", "metadata", "voucher_ids", "codes", "voucher_code", "result", "campaign_id", "voucher_type", "is_referral_code", "failure_code", "failure_message", "created_at") VALUES ('demo', 'pub_01a22248ce06dde0749970332fec1617', NULL, 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI', 'API', NULL, '["v_01a22248ce01d57c2ad02833804d93a4"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'LOYALTY_CARD', 0, NULL, NULL, '2026-11-28T13:12:06.404Z');
INSERT INTO publications ("project_id", "id", "source_id", "customer_id", "tracking_id", "channel", "metadata", "voucher_ids", "codes", "voucher_code", "result", "campaign_id", "voucher_type", "is_referral_code", "failure_code", "failure_message", "created_at") VALUES ('demo', 'pub_01a22248ce666ca70f5857b351e23bac', NULL, 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI', 'API', NULL, '["v_01a22248ce63e096392856c2193013fc"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a22248ce61f59c692ea8af7c6123b6', 'DISCOUNT_VOUCHER', 1, NULL, NULL, '2026-11-28T13:12:06.501Z');
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
INSERT INTO redeemable_holders ("project_id", "id", "assignment", "voucher_id", "customer_id", "holder_role", "referrer_id", "campaign_id", "voucher_type", "metadata", "created_at", "converted_at", "cause_type", "cause_id") VALUES ('demo', 'rh_01a22248ce692906afcdd62bf733623f', 'v_01a22248ce63e096392856c2193013fc cust_01a22248cd924ad459361f38142a7c0f', 'v_01a22248ce63e096392856c2193013fc', 'cust_01a22248cd924ad459361f38142a7c0f', 'REFEREE', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'camp_01a22248ce61f59c692ea8af7c6123b6', 'DISCOUNT_VOUCHER', NULL, '2026-11-28T13:12:06.505Z', NULL, NULL, NULL);
INSERT INTO redemption_totals ("project_id", "id", "subject_id", "day", "redemptions", "orders", "discounts", "credits", "points") VALUES ('demo', 'camp_01a22248cded2ed8fc4d5312ca56251a/2026-11-28', 'camp_01a22248cded2ed8fc4d5312ca56251a', '2026-11-28', 1, 0, 0, 0, 20);
INSERT INTO redemption_totals ("project_id", "id", "subject_id", "day", "redemptions", "orders", "discounts", "credits", "points") VALUES ('demo', 'camp_01a22248cdaaef0349938888476af46c/2026-11-28', 'camp_01a22248cdaaef0349938888476af46c', '2026-11-28', 1, 4500, 500, 500, 0);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a22248cdc7193d177037ac0d1e2c74', 'redemption', '2026-11-28T13:12:06.343Z', NULL, 0, NULL, NULL, 'cust_01a22248cd924ad459361f38142a7c0f', 'track_0VtTxIz7S4LPG7AvtVZ_W4kjrsHs6igwEU1O9ucwlPo', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '777eae599d5f20a9ffd2ffafd8745ae5', 'API', NULL, '777eae599d5f20a9ffd2ffafd8745ae5', NULL, 'voucher', 'v_01a22248cda7a5bc98b8fcf57432b9cd', 'v_01a22248cda7a5bc98b8fcf57432b9cd', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a22248cdc7193d177037ab0ee11a19', '{"Order":790,"Items":0,"OrderTotal":7110,"Credits":0,"Points":0}', NULL, NULL, NULL);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a22248ce17a6d7ae1c1e4509bc6c4a', 'redemption', '2026-11-28T13:12:06.423Z', NULL, 0, NULL, NULL, 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '777eae599d5f20a9ffd2ffafd8745ae5', 'API', NULL, '777eae599d5f20a9ffd2ffafd8745ae5', NULL, 'voucher', 'v_01a22248ce01d57c2ad02833804d93a4', 'v_01a22248ce01d57c2ad02833804d93a4', 'REGULAR1', NULL, 'camp_01a22248cded2ed8fc4d5312ca56251a', 'Regulars', 'rew_01a22248cdf6bbe9d996a9eaffac16bc', 'PENDING', NULL, '{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Reward":{"AssignmentID":"rewa_01a22248cdfacdc1574cc9a79ba90acb","Type":"MATERIAL","LoyaltyTierID":"ltr_01a22248cdf44729375dcbd1f24d0fe1","EntryID":"vtx_01a22248ce17a6d7ae1c1e4541c9f618","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a22248cdf6bbe9d996a9eaffac16bc","By":1}]}', NULL, NULL, NULL);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a22248ce1d907c72db0d16b04b1a28', 'redemption', '2026-11-28T13:12:06.429Z', NULL, 0, NULL, NULL, 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '777eae599d5f20a9ffd2ffafd8745ae5', 'API', NULL, '777eae599d5f20a9ffd2ffafd8745ae5', NULL, 'voucher', 'v_01a22248cdb197dd73c0cbee92980a13', 'v_01a22248cdb197dd73c0cbee92980a13', 'GIFT-50', NULL, 'camp_01a22248cdaaef0349938888476af46c', 'Gift cards', NULL, NULL, 'ord_01a22248ce1d907c72db0d169e88d2d3', '{"Order":500,"Items":0,"OrderTotal":4500,"Credits":500,"Points":0}', NULL, NULL, NULL);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a22248ce212c4684cf464758ac9e72', 'redemption', '2026-11-28T13:12:06.433Z', NULL, 0, NULL, NULL, 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, NULL, '777eae599d5f20a9ffd2ffafd8745ae5', 'API', NULL, '777eae599d5f20a9ffd2ffafd8745ae5', NULL, 'voucher', 'v_01a22248cda7a5bc98b8fcf57432b9cd', 'v_01a22248cda7a5bc98b8fcf57432b9cd', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a22248ce2639f3bade7ec7634f6f2e', '2026-11-28T13:12:06.438Z');
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'rr_01a22248ce2639f3bade7ec7634f6f2e', 'redemption_rollback', '2026-11-28T13:12:06.438Z', NULL, 0, 'r_01a22248ce212c4684cf464758ac9e72', NULL, 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'track_obKNulPTqrlHOoYixUOY0zvOjmgtnWQNfqVplPhknoI', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '777eae599d5f20a9ffd2ffafd8745ae5', 'API', NULL, '777eae599d5f20a9ffd2ffafd8745ae5', NULL, 'voucher', 'v_01a22248cda7a5bc98b8fcf57432b9cd', 'v_01a22248cda7a5bc98b8fcf57432b9cd', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":0,"OrderMode":"WITH_ORDER"}', NULL, NULL, NULL);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "refused_order", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "returned", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a22248ce386fd56c5713a5b15577ad', 'redemption', '2026-11-28T13:12:06.456Z', NULL, 0, NULL, NULL, 'cust_01a22248cd924ad459361f38142a7c0f', 'track_0VtTxIz7S4LPG7AvtVZ_W4kjrsHs6igwEU1O9ucwlPo', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '777eae599d5f20a9ffd2ffafd8745ae5', 'API', NULL, '777eae599d5f20a9ffd2ffafd8745ae5', NULL, 'voucher', 'v_01a22248ce2c90098d3c7855f1ecd4de', 'v_01a22248ce2c90098d3c7855f1ecd4de', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO returns ("project_id", "id", "source_id", "order_id", "customer_id", "campaign_ids", "body", "created_at") VALUES ('demo', 'ret_01a22248ceb5f28f4984ccc02747d094', NULL, 'ord_01a22248ceb20269627d6380e0ad872f', NULL, NULL, '{"APIKey":"777eae599d5f20a9ffd2ffafd8745ae5","Policy":"KEEP","RefundOrder":"PROPORTIONAL","Items":[{"ItemID":"ordli_01a22248ceb20269627d6381b5ab80d5","ProductID":"prod_01a22248cd8ca6354c5c007df600330d","Quantity":1,"Free":0,"Amount":1000,"Subtotal":1000}],"Amount":1000,"Money":1000,"Forfeited":0,"Uncredited":0,"Withheld":0,"Refunded":1000,"Kept":1000,"TakesEarned":true,"Earned":{"By":["programs","campaigns"]}}', '2026-11-28T13:12:06.581Z');
INSERT INTO reward_assignments ("project_id", "id", "pair", "reward_id", "campaign_id", "points", "auto_redeem", "created_at", "updated_at") VALUES ('demo', 'rewa_01a22248cdfacdc1574cc9a79ba90acb', 'rew_01a22248cdf6bbe9d996a9eaffac16bc camp_01a22248cded2ed8fc4d5312ca56251a', 'rew_01a22248cdf6bbe9d996a9eaffac16bc', 'camp_01a22248cded2ed8fc4d5312ca56251a', 20, 0, '2026-11-28T13:12:06.394Z', NULL);
INSERT INTO reward_transactions ("project_id", "id", "type", "status", "program_id", "member_id", "card_id", "card_transaction_id", "reward_id", "points", "details", "created_at", "updated_at") VALUES ('demo', 'lrtx_01a22248cea523d72130ff9fe857b8f6', 'PURCHASE', 'APPROVED', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'lmbr_01a22248ce967d9e9409ae19ea8315b8', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'lctx_01a22248cea523d72130ffa0a568a056', 'lrew_01a22248ce8ab4c268636c7aa3e4576f', 20, '{"Reason":"Points spent on reward","RewardType":"MATERIAL","Gift":{"Material":{"ProductID":"prod_01a22248cd8ca6354c5c007df600330d"}}}', '2026-11-28T13:12:06.563Z', NULL);
INSERT INTO rewards ("project_id", "id", "name", "type", "stock", "redeemed", "image_url", "description", "metadata", "campaign_id", "campaign", "product", "coin", "created_at", "updated_at") VALUES ('demo', 'rew_01a22248cdf6bbe9d996a9eaffac16bc', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID":"prod_01a22248cd8ca6354c5c007df600330d"}', NULL, '2026-11-28T13:12:06.390Z', NULL);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (1, X'DC012F7770726F6A6563744764656D6F476B696E64C71A43414D504149474E2E564F5543484552535F47454E4552415445777061796C6F6164CCF787416374696F6E4944C72361615F3031613232323438636439636335373931323061316464613364366630333861A743616D706169676E4944C72563616D705F303161323232343863643961366162643338616163383264356133323432366477506F7274696F6E133047506163651330974F7665727269646573CC73A7436F6465436F6E66696700875175616E7469747900575374617274C714303030312D30312D30315430303A30303A30305A37456E64C714303030312D30312D30315430303A30303A30305AA743617465676F7279494407C70E4164646974696F6E616C496E666F07874D657461646174610057466972737401', 1, '2026-11-28 13:12:06.306', X'CB16C71470756E6368636172643A31343633373936353433', '2026-11-28 13:12:06.301', NULL, '2026-11-28 13:12:06.312', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71030663063663939346262313531346439', 1, 'campaign_vouchers_generate', 'completed', '2026-11-28 13:12:06.301', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (2, X'DC012F7770726F6A6563744764656D6F476B696E64C71A43414D504149474E2E564F5543484552535F47454E4552415445777061796C6F6164CCF787416374696F6E4944C72361615F3031613232323438636461616566303334393933383838386463303837333930A743616D706169676E4944C72563616D705F303161323232343863646161656630333439393338383838343736616634366377506F7274696F6E133047506163651330974F7665727269646573CC73A7436F6465436F6E66696700875175616E7469747900575374617274C714303030312D30312D30315430303A30303A30305A37456E64C714303030312D30312D30315430303A30303A30305AA743617465676F7279494407C70E4164646974696F6E616C496E666F07874D657461646174610057466972737401', 1, '2026-11-28 13:12:06.317', X'CB16C71470756E6368636172643A31343633373936353433', '2026-11-28 13:12:06.315', NULL, '2026-11-28 13:12:06.321', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71038373731323666616338663436613264', 1, 'campaign_vouchers_generate', 'completed', '2026-11-28 13:12:06.315', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (3, X'CC787770726F6A6563744764656D6F476B696E64C71B4C4F59414C544945532E524543414C43554C4154455F5449455253777061796C6F6164CC3FA743616D706169676E4944C72563616D705F303161323232343863646564326564386663346435333132636135363235316157416674657207475269736502', 1, '2026-11-28 13:12:06.390', X'CB16C71470756E6368636172643A31343633373936353433', '2026-11-28 13:12:06.388', NULL, '2026-11-28 13:12:06.394', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71062333236333832633861383663393839', 1, 'loyalties_recalculate_tiers', 'completed', '2026-11-28 13:12:06.388', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (4, X'CC3E7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1187436F6E73756D6572776C6F79616C7479', 1, '2026-11-28 13:12:06.454', X'CB16C71470756E6368636172643A31343633373936353433', '2026-11-28 13:12:06.451', NULL, '2026-11-28 13:12:06.471', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71035663062613864353435666563303461', 1, 'events_hand_out', 'completed', '2026-11-28 13:12:06.451', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (5, X'CC3E7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1187436F6E73756D65727772657761726473', 1, '2026-11-28 13:12:06.454', X'CB16C71470756E6368636172643A31343633373936353433', '2026-11-28 13:12:06.451', NULL, '2026-11-28 13:12:06.462', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71035663062613864353435666563303461', 1, 'events_hand_out', 'completed', '2026-11-28 13:12:06.451', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (6, X'CC407770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1387436F6E73756D65729773756D6D6172696573', 1, '2026-11-28 13:12:06.465', X'CB16C71470756E6368636172643A31343633373936353433', '2026-11-28 13:12:06.451', NULL, '2026-11-28 13:12:06.481', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71035663062613864353435666563303461', 1, 'events_hand_out', 'completed', '2026-11-28 13:12:06.451', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (7, X'CC687770726F6A6563744764656D6F476B696E64C70D5345474D454E54532E53594E43777061796C6F6164CC3D975365676D656E744944C7247365675F3031613232323438636534313964303133326137623766333030653834393432574166746572074754656C6C02', 1, '2026-11-28 13:12:06.476', X'CB16C71470756E6368636172643A31343633373936353433', '2026-11-28 13:12:06.472', NULL, '2026-11-28 13:12:06.484', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71032366661343166353533393438346133', 1, 'segments_sync', 'completed', '2026-11-28 13:12:06.472', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (8, X'CC6B7770726F6A6563744764656D6F476B696E64674558504F5254777061796C6F6164CC48874578706F72744944C7246578705F303161323232343863653465346365373835633731306534316637613732663277506F7274696F6E1330675375727665790257416674657207', 1, '2026-11-28 13:12:06.485', X'CB16C71470756E6368636172643A31343633373936353433', '2026-11-28 13:12:06.481', NULL, '2026-11-28 13:12:06.494', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71035313332366164636565353635613839', 1, 'export', 'completed', '2026-11-28 13:12:06.481', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (9, X'CC757770726F6A6563744764656D6F476B696E64C715435553544F4D4552532E42554C4B5F555044415445777061796C6F6164CC4287416374696F6E4944C72361615F303161323232343863653533393437343739656336616665643862306237373577506F7274696F6E1330874D6574616461746100', 1, '2026-11-28 13:12:06.487', X'CB16C71470756E6368636172643A31343633373936353433', '2026-11-28 13:12:06.484', NULL, '2026-11-28 13:12:06.491', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71061343835376534373632393837646261', 1, 'customers_bulk_update', 'completed', '2026-11-28 13:12:06.484', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (10, X'CC3E7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1187436F6E73756D6572776C6F79616C7479', 1, '2026-11-28 13:12:06.707', X'CB16C71470756E6368636172643A31343633373936353433', '2026-11-28 13:12:06.705', NULL, '2026-11-28 13:12:06.725', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71036333539616638663639653264376262', 1, 'events_hand_out', 'completed', '2026-11-28 13:12:06.705', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (11, X'CC3F7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1287436F6E73756D65728770726F6772616D73', 1, '2026-11-28 13:12:06.707', X'CB16C71470756E6368636172643A31343633373936353433', '2026-11-28 13:12:06.705', NULL, '2026-11-28 13:12:06.717', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71036333539616638663639653264376262', 1, 'events_hand_out', 'completed', '2026-11-28 13:12:06.705', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (12, X'CC407770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1387436F6E73756D657297726566657272616C73', 1, '2026-11-28 13:12:06.727', X'CB16C71470756E6368636172643A31343633373936353433', '2026-11-28 13:12:06.705', NULL, '2026-11-28 13:12:06.730', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71036333539616638663639653264376262', 1, 'events_hand_out', 'completed', '2026-11-28 13:12:06.705', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (13, X'CC3E7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1187436F6E73756D65727772657761726473', 1, '2026-11-28 13:12:06.730', X'CB16C71470756E6368636172643A31343633373936353433', '2026-11-28 13:12:06.705', NULL, '2026-11-28 13:12:06.732', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71036333539616638663639653264376262', 1, 'events_hand_out', 'completed', '2026-11-28 13:12:06.705', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (14, X'CC3F7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1287436F6E73756D6572877365676D656E7473', 1, '2026-11-28 13:12:06.730', X'CB16C71470756E6368636172643A31343633373936353433', '2026-11-28 13:12:06.705', NULL, '2026-11-28 13:12:06.734', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71036333539616638663639653264376262', 1, 'events_hand_out', 'completed', '2026-11-28 13:12:06.705', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (15, X'CC407770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1387436F6E73756D65729773756D6D6172696573', 1, '2026-11-28 13:12:06.734', X'CB16C71470756E6368636172643A31343633373936353433', '2026-11-28 13:12:06.705', NULL, '2026-11-28 13:12:06.739', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71036333539616638663639653264376262', 1, 'events_hand_out', 'completed', '2026-11-28 13:12:06.705', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (16, X'CC6B7770726F6A6563744764656D6F476B696E64C7154C4F59414C544945532E54494552535F4A55444745777061796C6F6164CC389750726F6772616D4944C7256C7072675F303161323232343863653863366637386137613139663764333237373531343957416674657207', 1, '2026-11-28 13:12:06.719', X'CB16C71470756E6368636172643A31343633373936353433', '2026-11-28 13:12:06.711', NULL, '2026-11-28 13:12:06.729', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71064393062656162626130616662326134', 1, 'loyalties_tiers_judge', 'completed', '2026-11-28 13:12:06.711', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (17, X'CC6B7770726F6A6563744764656D6F476B696E64C7154C4F59414C544945532E54494552535F4A55444745777061796C6F6164CC389750726F6772616D4944C7256C7072675F303161323232343863653863366637386137613139663764333237373531343957416674657207', 1, '2026-11-28 13:12:06.719', X'CB16C71470756E6368636172643A31343633373936353433', '2026-11-28 13:12:06.712', NULL, '2026-11-28 13:12:06.726', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71031333961613730316337616664323165', 1, 'loyalties_tiers_judge', 'completed', '2026-11-28 13:12:06.712', X'0B', NULL, NULL, 11);
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 1, '2026-11-28 13:12:06');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 2, '2026-11-28 13:12:06');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 3, '2026-11-28 13:12:06');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 4, '2026-11-28 13:12:06');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 5, '2026-11-28 13:12:06');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 6, '2026-11-28 13:12:06');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 7, '2026-11-28 13:12:06');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (1, '2026-11-28 13:12:06.302', '{"queue":"campaign_vouchers_generate"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (2, '2026-11-28 13:12:06.315', '{"queue":"campaign_vouchers_generate"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (3, '2026-11-28 13:12:06.388', '{"queue":"loyalties_recalculate_tiers"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (4, '2026-11-28 13:12:06.451', '{"queue":"events_hand_out"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (5, '2026-11-28 13:12:06.472', '{"queue":"segments_sync"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (6, '2026-11-28 13:12:06.481', '{"queue":"export"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (7, '2026-11-28 13:12:06.484', '{"queue":"customers_bulk_update"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (8, '2026-11-28 13:12:06.705', '{"queue":"events_hand_out"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (9, '2026-11-28 13:12:06.712', '{"queue":"loyalties_tiers_judge"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (10, '2026-11-28 13:12:06.712', '{"queue":"loyalties_tiers_judge"}', 'river_insert');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_change_all', '2026-11-28 13:12:06.166', X'0C', NULL, '2026-11-28 13:12:06.166');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_tiers_judge', '2026-11-28 13:12:06.169', X'0C', NULL, '2026-11-28 13:12:06.169');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('project_verify', '2026-11-28 13:12:06.171', X'0C', NULL, '2026-11-28 13:12:06.171');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_metadata_key_purge', '2026-11-28 13:12:06.172', X'0C', NULL, '2026-11-28 13:12:06.172');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_metadata_update', '2026-11-28 13:12:06.174', X'0C', NULL, '2026-11-28 13:12:06.174');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_recalculate_tiers', '2026-11-28 13:12:06.175', X'0C', NULL, '2026-11-28 13:12:06.175');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_metadata_update', '2026-11-28 13:12:06.177', X'0C', NULL, '2026-11-28 13:12:06.177');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('export', '2026-11-28 13:12:06.178', X'0C', NULL, '2026-11-28 13:12:06.178');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_import', '2026-11-28 13:12:06.180', X'0C', NULL, '2026-11-28 13:12:06.180');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('project_daily_run', '2026-11-28 13:12:06.182', X'0C', NULL, '2026-11-28 13:12:06.182');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_import_csv', '2026-11-28 13:12:06.185', X'0C', NULL, '2026-11-28 13:12:06.185');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('orders_metadata_key_purge', '2026-11-28 13:12:06.187', X'0C', NULL, '2026-11-28 13:12:06.187');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_import_csv', '2026-11-28 13:12:06.189', X'0C', NULL, '2026-11-28 13:12:06.189');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_bulk_update', '2026-11-28 13:12:06.190', X'0C', NULL, '2026-11-28 13:12:06.190');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_change_all', '2026-11-28 13:12:06.191', X'0C', NULL, '2026-11-28 13:12:06.191');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaigns_metadata_key_purge', '2026-11-28 13:12:06.194', X'0C', NULL, '2026-11-28 13:12:06.194');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_delete', '2026-11-28 13:12:06.195', X'0C', NULL, '2026-11-28 13:12:06.195');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_generate', '2026-11-28 13:12:06.198', X'0C', NULL, '2026-11-28 13:12:06.198');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_members_batch_create', '2026-11-28 13:12:06.200', X'0C', NULL, '2026-11-28 13:12:06.200');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_members_delete', '2026-11-28 13:12:06.200', X'0C', NULL, '2026-11-28 13:12:06.200');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('rewards_deliver', '2026-11-28 13:12:06.202', X'0C', NULL, '2026-11-28 13:12:06.202');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_metadata_key_purge', '2026-11-28 13:12:06.205', X'0C', NULL, '2026-11-28 13:12:06.205');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('orders_import', '2026-11-28 13:12:06.205', X'0C', NULL, '2026-11-28 13:12:06.205');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_metadata_key_purge', '2026-11-28 13:12:06.207', X'0C', NULL, '2026-11-28 13:12:06.207');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('webhooks_send', '2026-11-28 13:12:06.210', X'0C', NULL, '2026-11-28 13:12:06.210');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('skus_import_csv', '2026-11-28 13:12:06.213', X'0C', NULL, '2026-11-28 13:12:06.213');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_import_csv', '2026-11-28 13:12:06.216', X'0C', NULL, '2026-11-28 13:12:06.216');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('referrals_reward', '2026-11-28 13:12:06.217', X'0C', NULL, '2026-11-28 13:12:06.217');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_change_all', '2026-11-28 13:12:06.218', X'0C', NULL, '2026-11-28 13:12:06.218');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('skus_change_all', '2026-11-28 13:12:06.220', X'0C', NULL, '2026-11-28 13:12:06.220');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_metadata_update', '2026-11-28 13:12:06.222', X'0C', NULL, '2026-11-28 13:12:06.222');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_import', '2026-11-28 13:12:06.225', X'0C', NULL, '2026-11-28 13:12:06.225');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('orders_change_all', '2026-11-28 13:12:06.226', X'0C', NULL, '2026-11-28 13:12:06.226');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('project_erase', '2026-11-28 13:12:06.228', X'0C', NULL, '2026-11-28 13:12:06.228');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_import_csv', '2026-11-28 13:12:06.229', X'0C', NULL, '2026-11-28 13:12:06.229');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('segments_sync', '2026-11-28 13:12:06.231', X'0C', NULL, '2026-11-28 13:12:06.231');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('distributions_send', '2026-11-28 13:12:06.233', X'0C', NULL, '2026-11-28 13:12:06.233');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_update', '2026-11-28 13:12:06.235', X'0C', NULL, '2026-11-28 13:12:06.235');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_bulk_update', '2026-11-28 13:12:06.237', X'0C', NULL, '2026-11-28 13:12:06.237');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('events_hand_out', '2026-11-28 13:12:06.238', X'0C', NULL, '2026-11-28 13:12:06.238');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_bulk_update', '2026-11-28 13:12:06.241', X'0C', NULL, '2026-11-28 13:12:06.241');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('rewards_auto_redeem', '2026-11-28 13:12:06.242', X'0C', NULL, '2026-11-28 13:12:06.242');
INSERT INTO segment_members ("project_id", "id", "segment_id", "customer_id", "entered_at") VALUES ('demo', 'seg_01a22248ce419d0132a7b7f300e84942 cust_01a22248cd8fa1c20b3f19c9db5333a8', 'seg_01a22248ce419d0132a7b7f300e84942', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', '2026-11-28T13:12:06.482Z');
INSERT INTO segments ("project_id", "id", "name", "type", "filter", "created_at", "updated_at") VALUES ('demo', 'seg_01a22248ce419d0132a7b7f300e84942', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-28T13:12:06.465Z', NULL);
INSERT INTO sessions ("project_id", "id", "session_key", "redeemable_id", "customer_id", "quantity", "credits", "points", "created_at", "expires_at") VALUES ('demo', 'v_01a22248cda7a5bc98b8fcf57432b9cd/ssn_01a22248ce28ddd278deebfa2ceee620', 'ssn_01a22248ce28ddd278deebfa2ceee620', 'v_01a22248cda7a5bc98b8fcf57432b9cd', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 1, 0, 0, '2026-11-28T13:12:06.441Z', '2026-12-05T13:12:06.441Z');
INSERT INTO sign_in_links ("project_id", "id", "user_id", "created_at", "expires_at") VALUES ('', 'bc2afcb19598205527ec4485cc92dcc37448362b17c3d4c07ce3a533ea5f0296', NULL, '2026-11-28T13:12:06.267Z', '2026-11-28T13:42:06.267Z');
INSERT INTO skus ("project_id", "id", "source_id", "product_id", "sku", "price", "currency", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'sku_01a22248cd870a66aa0a8a1dae51e576', 'beans-250g', 'prod_01a22248cd85d20b309af7cf36802f9f', 'House blend 250 g', 890, 'EUR', '{"weight":"250g"}', NULL, NULL, '2026-11-28T13:12:06.279Z', NULL, NULL);
INSERT INTO skus ("project_id", "id", "source_id", "product_id", "sku", "price", "currency", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'sku_01a22248cd89d3080e3052904a3d4795', 'beans-1kg', 'prod_01a22248cd85d20b309af7cf36802f9f', 'House blend 1 kg', 2990, 'EUR', '{"weight":"1kg"}', NULL, NULL, '2026-11-28T13:12:06.280Z', NULL, NULL);
INSERT INTO stacking_rules ("project_id", "id", "settings", "created_at", "updated_at") VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"RedeemablesLimit":30,"ApplicableLimit":5,"ApplicablePerCategory":0,"ExclusiveLimit":1,"ExclusivePerCategory":0,"ApplicationMode":"ALL","Sorting":"REQUESTED_ORDER","GroupedSorting":"JOINT_ALWAYS_LAST","CalculationMode":"DISCOUNTED_AMOUNT","ProductsMode":"STACK","NoEffect":"REDEEM_ANYWAY","RollbackOrderMode":"WITH_ORDER"}', '2026-11-28T13:12:06.507Z', NULL);
INSERT INTO tier_structures ("project_id", "id", "name", "type", "status", "definition", "created_at") VALUES ('demo', 'lts_01a22248ce805caf3eae225d1c89502d', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID":"lts_01a22248ce805caf3eae225d1c89502d","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a22248ce7ed0b8825d756a29d0296b","Retention":{"Type":"NO_RETENTION"},"Downgrade":{"Type":"NO_DOWNGRADE"},"CreatedAt":"2026-11-28T13:12:06.528Z","UpdatedAt":"2026-11-28T13:12:06.532Z"}', '2026-11-28T13:12:06.528Z');
INSERT INTO tier_transactions ("project_id", "id", "type", "status", "program_id", "member_id", "card_id", "card_definition_id", "tier_structure_id", "tier_id", "details", "created_at", "updated_at") VALUES ('demo', 'lttx_01a22248ce9f6ad4cb12e8ca26e2fb88', 'JOINED', 'APPROVED', 'lprg_01a22248ce8c6f78a7a19f7d32775149', 'lmbr_01a22248ce967d9e9409ae19ea8315b8', 'lcrd_01a22248ce971dd167e4f4c9fc6e638c', 'lcdef_01a22248ce7ed0b8825d756a29d0296b', 'lts_01a22248ce805caf3eae225d1c89502d', 'lt_01a22248ce82e9e53827787b5e23cc09', '{"Points":100,"To":"lt_01a22248ce82e9e53827787b5e23cc09","Origin":"card_operations","CardTransactionIDs":["lctx_01a22248ce9ba95839424753fb90ae9a"],"StartsAt":"2026-11-28T13:12:06.555Z"}', '2026-11-28T13:12:06.555Z', NULL);
INSERT INTO trash_entries ("project_id", "id", "resource_id", "resource_type", "resource_name", "parent_id", "deleted_by", "created_at") VALUES ('demo', 'tbe_01a22248ce5b769fc2e8b845e6c9e794', 'v_01a22248ce568ff273f79951cb309264', 'voucher', 'GONE', NULL, NULL, '2026-11-28T13:12:06.489Z');
INSERT INTO users ("project_id", "id", "login", "email", "first_name", "last_name", "owner", "roles", "projects", "state", "password", "identity", "signed_in_at", "created_at", "updated_at") VALUES ('', 'user_01a22248ce7693cf5ec90b69b6d085b2', 'owner@shop.example', 'owner@shop.example', NULL, NULL, 0, '{"demo":"ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, NULL, '2026-11-28T13:12:06.518Z', NULL);
INSERT INTO validation_rules ("project_id", "id", "name", "rules", "bundle_rules", "error", "applicable_to", "type", "context_type", "created_at", "updated_at") VALUES ('demo', 'val_01a22248cd95e72bd625373a0987e93a', 'Orders above 50.00', '{"Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1"}', NULL, NULL, NULL, 'expression', 'global', '2026-11-28T13:12:06.293Z', NULL);
INSERT INTO validation_rules ("project_id", "id", "name", "rules", "bundle_rules", "error", "applicable_to", "type", "context_type", "created_at", "updated_at") VALUES ('demo', 'val_01a22248ce2ae217e0969b3c2ee036d9', 'Once each', '{"Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-28T13:12:06.442Z', NULL);
INSERT INTO validation_rules_assignments ("project_id", "id", "pair", "rule_id", "related_object_id", "related_object_type", "created_at", "updated_at") VALUES ('demo', 'asgm_01a22248cd98156571011e611aa88a06', 'val_01a22248cd95e72bd625373a0987e93a voucher v_01a22248cd97c37b19d87255797beb06', 'val_01a22248cd95e72bd625373a0987e93a', 'v_01a22248cd97c37b19d87255797beb06', 'voucher', '2026-11-28T13:12:06.295Z', NULL);
INSERT INTO validation_rules_assignments ("project_id", "id", "pair", "rule_id", "related_object_id", "related_object_type", "created_at", "updated_at") VALUES ('demo', 'asgm_01a22248cdbd58462631559cbc36bad4', 'val_01a22248cd95e72bd625373a0987e93a promotion_tier promo_01a22248cdbaeee15c306592abff372b', 'val_01a22248cd95e72bd625373a0987e93a', 'promo_01a22248cdbaeee15c306592abff372b', 'promotion_tier', '2026-11-28T13:12:06.332Z', NULL);
INSERT INTO validation_rules_assignments ("project_id", "id", "pair", "rule_id", "related_object_id", "related_object_type", "created_at", "updated_at") VALUES ('demo', 'asgm_01a22248ce2d7c2a52eba83b8adcf8e4', 'val_01a22248ce2ae217e0969b3c2ee036d9 voucher v_01a22248ce2c90098d3c7855f1ecd4de', 'val_01a22248ce2ae217e0969b3c2ee036d9', 'v_01a22248ce2c90098d3c7855f1ecd4de', 'voucher', '2026-11-28T13:12:06.444Z', NULL);
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "cause", "earned_from", "order_id", "redemption_id", "rollback_id", "return_id", "related_transaction_id", "created_at") VALUES ('demo', 'vtx_01a22248ce0937a15678287d137eb741', 'v_01a22248ce01d57c2ad02833804d93a4', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-28T13:12:06.409Z');
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "cause", "earned_from", "order_id", "redemption_id", "rollback_id", "return_id", "related_transaction_id", "created_at") VALUES ('demo', 'vtx_01a22248ce17a6d7ae1c1e4541c9f618', 'v_01a22248ce01d57c2ad02833804d93a4', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, NULL, 'r_01a22248ce17a6d7ae1c1e4509bc6c4a', NULL, NULL, NULL, '2026-11-28T13:12:06.423Z');
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "cause", "earned_from", "order_id", "redemption_id", "rollback_id", "return_id", "related_transaction_id", "created_at") VALUES ('demo', 'vtx_01a22248ce1d907c72db0d1704264950', 'v_01a22248cdb197dd73c0cbee92980a13', 'camp_01a22248cdaaef0349938888476af46c', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, NULL, 'ord_01a22248ce1d907c72db0d169e88d2d3', 'r_01a22248ce1d907c72db0d16b04b1a28', NULL, NULL, NULL, '2026-11-28T13:12:06.429Z');
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "cause", "earned_from", "order_id", "redemption_id", "rollback_id", "return_id", "related_transaction_id", "created_at") VALUES ('demo', 'vtx_01a22248ce44c6e4af8442c669bc9743', 'v_01a22248ce01d57c2ad02833804d93a4', 'camp_01a22248cded2ed8fc4d5312ca56251a', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"EventID":"ev_01a22248ce1d907c72db0d17fc169493","EventType":"customer.order.paid","OrderID":"ord_01a22248ce1d907c72db0d169e88d2d3","RuleID":"ern_01a22248cdf178421901dfacefe6b398","ItemID":"","TierID":"","HolderTierID":"ltr_01a22248cdf44729375dcbd1f24d0fe1","SegmentID":"","SchemaID":"","PendingID":"","Earned":10}', 'ord_01a22248ce1d907c72db0d169e88d2d3', 'ord_01a22248ce1d907c72db0d169e88d2d3', NULL, NULL, NULL, NULL, '2026-11-28T13:12:06.466Z');
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cd97c37b19d87255797beb06', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.295Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed67cd8ea427', 'HELLO-pZld', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed68121a1aef', 'HELLO-xW3I', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed684aa6664d', 'HELLO-PUNh', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed690d6f4510', 'HELLO-3JNY', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed6995679216', 'HELLO-N0pR', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed6a69e380bb', 'HELLO-jPvG', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed6b3488e1ee', 'HELLO-ZMAX', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed6b420ef8bd', 'HELLO-iqv2', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed6be7dc9301', 'HELLO-2FaM', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed6cbda0790f', 'HELLO-0lvZ', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed6d6d994a54', 'HELLO-clYD', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed6e2df3d843', 'HELLO-Ffry', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed6e894e69e7', 'HELLO-30GH', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed6f07cd4ae1', 'HELLO-4fOK', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed6f90700c70', 'HELLO-ZTvs', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed6feafa3258', 'HELLO-JvGC', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed7062d13ef3', 'HELLO-9BVX', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed713aa08e1b', 'HELLO-AGQK', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed71e4284e9a', 'HELLO-V8Gr', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda52a98a4d6ed726cbc4a51', 'HELLO-5lmL', 'camp_01a22248cd9a6abd38aac82d5a32426d', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.308Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cda7a5bc98b8fcf57432b9cd', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 'on the flyer', NULL, 0, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-28T13:12:06.311Z', '2026-11-28T13:12:06.438Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cdafda81227fdc9285b4ca7a', 'CARD-kX17G2qC', 'camp_01a22248cdaaef0349938888476af46c', 'cat_01a22248cd83f362ff120b2b29833a92', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.319Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cdafda81227fdc92f20c4c11', 'CARD-ucTj3pbZ', 'camp_01a22248cdaaef0349938888476af46c', 'cat_01a22248cd83f362ff120b2b29833a92', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.319Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cdafda81227fdc93145cdfc2', 'CARD-L85iFZdU', 'camp_01a22248cdaaef0349938888476af46c', 'cat_01a22248cd83f362ff120b2b29833a92', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.319Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cdafda81227fdc93e7ae808e', 'CARD-r30LQOjt', 'camp_01a22248cdaaef0349938888476af46c', 'cat_01a22248cd83f362ff120b2b29833a92', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.319Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cdafda81227fdc941d2c6630', 'CARD-Fs6ZjnTX', 'camp_01a22248cdaaef0349938888476af46c', 'cat_01a22248cd83f362ff120b2b29833a92', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.319Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248cdb197dd73c0cbee92980a13', 'GIFT-50', 'camp_01a22248cdaaef0349938888476af46c', 'cat_01a22248cd83f362ff120b2b29833a92', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-28T13:12:06.321Z', '2026-11-28T13:12:06.429Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248ce01d57c2ad02833804d93a4', 'REGULAR1', 'camp_01a22248cded2ed8fc4d5312ca56251a', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, 'cust_01a22248cd8fa1c20b3f19c9db5333a8', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-28T13:12:06.401Z', '2026-11-28T13:12:06.466Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248ce2c90098d3c7855f1ecd4de', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-28T13:12:06.444Z', '2026-11-28T13:12:06.456Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248ce568ff273f79951cb309264', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type":"AMOUNT","AmountOff":100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.486Z', NULL, NULL, '2026-11-28T13:12:06.489Z');
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a22248ce63e096392856c2193013fc', 'FRIEND1', 'camp_01a22248ce61f59c692ea8af7c6123b6', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 1, 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 'cust_01a22248cd8fa1c20b3f19c9db5333a8', 1, NULL, 0, 0, 0, 0, 0, '2026-11-28T13:12:06.499Z', '2026-11-28T13:12:06.501Z', NULL, NULL);
INSERT INTO webhooks ("project_id", "id", "target_url", "events", "active", "distribution", "settings", "due_at", "created_at", "updated_at") VALUES ('demo', 'wh_01a22248ce7136b5f87a5182a5b1bb8c', 'https://shop.example/hooks', '["voucher.created"]', 0, 0, NULL, NULL, '2026-11-28T13:12:06.513Z', '2026-11-28T13:12:06.513Z');
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
