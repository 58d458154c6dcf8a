CREATE TABLE async_action_parts (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    action_id  TEXT,
    role       TEXT,
    data       TEXT,
    created_at TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE async_action_queues (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    running    TEXT,
    waiting    TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE async_actions (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    type        TEXT,
    status      TEXT,
    operation   TEXT,
    request_id  TEXT,
    created_at  TEXT,
    updated_at  TEXT,
    started_at  TEXT,
    finished_at TEXT,
    queue       TEXT,
    portion     INTEGER  NOT NULL,
    total       INTEGER  NOT NULL,
    done        INTEGER  NOT NULL,
    failed      INTEGER  NOT NULL,
    result      TEXT,
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
    details         TEXT,
    key             TEXT,
    created_at      TEXT,
    updated_at      TEXT,
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
    definition  TEXT,
    created_at  TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE brandings (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    brand      TEXT,
    address    TEXT,
    contact    TEXT,
    created_at TEXT,
    updated_at TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE campaign_days (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    campaign_id TEXT,
    day         TEXT,
    figures     TEXT,
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
    content       TEXT,
    created_at    TEXT,
    updated_at    TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE campaigns (
    project_id           TEXT NOT NULL,
    id                   TEXT NOT NULL,
    name                 TEXT,
    description          TEXT,
    campaign_type        TEXT,
    type                 TEXT,
    voucher              TEXT,
    voucher_type         TEXT,
    is_referral_code     INTEGER NOT NULL,
    referral_program     TEXT,
    tier_expiration      TEXT,
    auto_join            INTEGER NOT NULL,
    join_once            INTEGER NOT NULL,
    use_voucher_schema   INTEGER NOT NULL,
    validity             TEXT,
    start_date           TEXT,
    expiration_date      TEXT,
    validity_timeframe   TEXT,
    validity_day_of_week TEXT,
    activity_duration    TEXT,
    category_id          TEXT,
    metadata             TEXT,
    access_settings      TEXT,
    access               TEXT,
    active               INTEGER NOT NULL,
    protected            INTEGER NOT NULL,
    created_at           TEXT,
    updated_at           TEXT,
    deleted_at           TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE card_definitions (
    project_id        TEXT NOT NULL,
    id                TEXT NOT NULL,
    name              TEXT,
    type              TEXT,
    status            TEXT,
    code_config       TEXT,
    points_expiration TEXT,
    pending_points    TEXT,
    earning_limits    TEXT,
    spending_limits   TEXT,
    refunds           TEXT,
    allow_negative    INTEGER NOT NULL,
    pay_with_points   TEXT,
    metadata          TEXT,
    created_at        TEXT,
    updated_at        TEXT,
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
    details            TEXT,
    order_id           TEXT,
    key                TEXT,
    created_at         TEXT,
    updated_at         TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE categories (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    hierarchy  INTEGER  NOT NULL,
    created_at TEXT,
    updated_at TEXT,
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
    created_at       TEXT,
    blocked_at       TEXT,
    integration      INTEGER NOT NULL,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE custom_event_schemas (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    properties TEXT,
    created_at TEXT,
    updated_at TEXT,
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
    address         TEXT,
    address_city    TEXT,
    address_country TEXT,
    metadata        TEXT,
    summary         TEXT,
    system_metadata TEXT,
    created_at      TEXT,
    updated_at      TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE daily_runs (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    day        TEXT,
    working    INTEGER NOT NULL,
    step       TEXT,
    failed     TEXT,
    updated_at TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE earning_rules (
    project_id       TEXT NOT NULL,
    id               TEXT NOT NULL,
    campaign_id      TEXT,
    automation_id    TEXT,
    event            TEXT,
    earning          TEXT,
    schema_id        TEXT,
    segment_id       TEXT,
    tier_id          TEXT,
    banner           TEXT,
    pending_days     INTEGER  NOT NULL,
    expiration_rules TEXT,
    active           INTEGER NOT NULL,
    validity         TEXT,
    metadata         TEXT,
    created_at       TEXT,
    updated_at       TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE event_cursors (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    position   INTEGER  NOT NULL,
    scheduled  INTEGER NOT NULL,
    updated_at TEXT,
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
    data        TEXT,
    packed      TEXT,
    packed_data TEXT,
    created_at  TEXT,
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
    fields      TEXT,
    filters     TEXT,
    campaign_id TEXT,
    selection   TEXT,
    channel     TEXT,
    user_id     TEXT,
    status      TEXT,
    keys        TEXT,
    portion     INTEGER  NOT NULL,
    row_count   INTEGER  NOT NULL,
    chunks      INTEGER  NOT NULL,
    size        INTEGER  NOT NULL,
    cause       TEXT,
    created_at  TEXT,
    updated_at  TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE idempotency_records (
    project_id       TEXT NOT NULL,
    id               TEXT NOT NULL,
    owner_project_id TEXT,
    fingerprint      TEXT,
    holder           TEXT,
    lease_until      TEXT,
    answer           TEXT,
    created_at       TEXT,
    expires_at       TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE locations (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    shape      TEXT,
    created_at TEXT,
    updated_at TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE loyalty_members (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    program_id  TEXT,
    customer_id TEXT,
    membership  TEXT,
    status      TEXT,
    metadata    TEXT,
    created_at  TEXT,
    updated_at  TEXT,
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
    created_at  TEXT,
    updated_at  TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE loyalty_tiers (
    project_id    TEXT NOT NULL,
    id            TEXT NOT NULL,
    campaign_id   TEXT,
    name          TEXT,
    points_from   INTEGER  NOT NULL,
    points_to     INTEGER,
    earning_rules TEXT,
    rewards       TEXT,
    metadata      TEXT,
    created_at    TEXT,
    updated_at    TEXT,
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
    next_activation     TEXT,
    tier_standing       TEXT,
    tier_due            TEXT,
    created_at          TEXT,
    updated_at          TEXT,
    deleted_at          TEXT,
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
    numbers            TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE member_tallies (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    subject     TEXT,
    last_at     TEXT,
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
    properties         TEXT,
    allow_defined_only INTEGER NOT NULL,
    created_at         TEXT,
    updated_at         TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE oauth_tokens (
    project_id       TEXT NOT NULL,
    id               TEXT NOT NULL,
    owner_project_id TEXT,
    app_id           TEXT,
    scopes           TEXT,
    issued_at        TEXT,
    expires_at       TEXT,
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
    details             TEXT,
    created_at          TEXT,
    updated_at          TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE orders (
    project_id           TEXT NOT NULL,
    id                   TEXT NOT NULL,
    source_id            TEXT,
    status               TEXT,
    amount               INTEGER  NOT NULL,
    amount_known         INTEGER NOT NULL,
    initial_amount       INTEGER  NOT NULL,
    initial_amount_known INTEGER NOT NULL,
    discount_amount      INTEGER  NOT NULL,
    order_discounted     INTEGER NOT NULL,
    items                TEXT,
    metadata             TEXT,
    customer_id          TEXT,
    referrer_id          TEXT,
    redemptions          TEXT,
    created_at           TEXT,
    updated_at           TEXT,
    paid_at              TEXT,
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
    expiration   TEXT,
    status       TEXT,
    cause        TEXT,
    order_id     TEXT,
    created_at   TEXT,
    updated_at   TEXT,
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
    open            INTEGER NOT NULL,
    burn_order      TEXT,
    due_on          TEXT,
    created_at      TEXT,
    updated_at      TEXT,
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
    created_at TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE products (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    source_id  TEXT,
    name       TEXT,
    price      INTEGER,
    attributes TEXT,
    metadata   TEXT,
    image_url  TEXT,
    created_at TEXT,
    updated_at TEXT,
    deleted_at TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE products_collections (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    type       TEXT,
    members    TEXT,
    filter     TEXT,
    condition  TEXT,
    builtin    INTEGER NOT NULL,
    created_at TEXT,
    updated_at TEXT,
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
    created_at  TEXT,
    updated_at  TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE program_earning_rules (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    status     TEXT,
    event      TEXT,
    definition TEXT,
    created_at TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE program_revisions (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    number     INTEGER  NOT NULL,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE program_rewards (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    type       TEXT,
    status     TEXT,
    definition TEXT,
    created_at TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE program_tiers (
    project_id        TEXT NOT NULL,
    id                TEXT NOT NULL,
    tier_structure_id TEXT,
    name              TEXT,
    definition        TEXT,
    created_at        TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE programs (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    status     TEXT,
    validity   TEXT,
    metadata   TEXT,
    created_at TEXT,
    updated_at TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE project_revisions (
    project_id TEXT NOT NULL,
    revision   INTEGER  NOT NULL,
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
    case_sensitive_codes INTEGER NOT NULL,
    code_charset         TEXT,
    cluster_id           TEXT,
    secret               TEXT,
    client               TEXT,
    notifications        TEXT,
    sandbox              INTEGER NOT NULL,
    clock_offset         INTEGER  NOT NULL,
    created_at           TEXT,
    updated_at           TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE promotion_stacks (
    project_id     TEXT NOT NULL,
    id             TEXT NOT NULL,
    campaign_id    TEXT,
    name           TEXT,
    tier_ids       TEXT,
    hierarchy_mode TEXT,
    category_id    TEXT,
    created_at     TEXT,
    updated_at     TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE promotion_tiers (
    project_id      TEXT NOT NULL,
    id              TEXT NOT NULL,
    campaign_id     TEXT,
    name            TEXT,
    banner          TEXT,
    discount        TEXT,
    metadata        TEXT,
    hierarchy       INTEGER  NOT NULL,
    active          INTEGER NOT NULL,
    validity        TEXT,
    start_date      TEXT,
    expiration_date TEXT,
    category_id     TEXT,
    created_at      TEXT,
    updated_at      TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE publications (
    project_id       TEXT NOT NULL,
    id               TEXT NOT NULL,
    source_id        TEXT,
    customer_id      TEXT,
    tracking_id      TEXT,
    channel          TEXT,
    metadata         TEXT,
    voucher_ids      TEXT,
    codes            TEXT,
    voucher_code     TEXT,
    result           TEXT,
    campaign_id      TEXT,
    voucher_type     TEXT,
    is_referral_code INTEGER NOT NULL,
    failure_code     TEXT,
    failure_message  TEXT,
    created_at       TEXT,
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
    metadata     TEXT,
    created_at   TEXT,
    converted_at TEXT,
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
    date                TEXT,
    parent_id           TEXT,
    parent              INTEGER NOT NULL,
    redemption_id       TEXT,
    reason              TEXT,
    customer_id         TEXT,
    tracking_id         TEXT,
    metadata            TEXT,
    status              TEXT,
    result              TEXT,
    failure_code        TEXT,
    failure_message     TEXT,
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
    applied             TEXT,
    rollback_id         TEXT,
    rollback_date       TEXT,
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
    created_at       TEXT,
    settled_at       TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE referral_tiers (
    project_id       TEXT NOT NULL,
    id               TEXT NOT NULL,
    campaign_id      TEXT,
    banner           TEXT,
    conversions      INTEGER  NOT NULL,
    repeats          INTEGER NOT NULL,
    card_campaign_id TEXT,
    amount           INTEGER  NOT NULL,
    created_at       TEXT,
    updated_at       TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE reward_assignments (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    pair        TEXT,
    reward_id   TEXT,
    campaign_id TEXT,
    points      INTEGER  NOT NULL,
    auto_redeem INTEGER NOT NULL,
    created_at  TEXT,
    updated_at  TEXT,
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
    details             TEXT,
    created_at          TEXT,
    updated_at          TEXT,
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
    metadata    TEXT,
    campaign_id TEXT,
    campaign    TEXT,
    product     TEXT,
    coin        TEXT,
    created_at  TEXT,
    updated_at  TEXT,
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
    entered_at  TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE segments (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    type       TEXT,
    filter     TEXT,
    created_at TEXT,
    updated_at TEXT,
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
    created_at    TEXT,
    expires_at    TEXT,
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
    attributes TEXT,
    metadata   TEXT,
    image_url  TEXT,
    created_at TEXT,
    updated_at TEXT,
    deleted_at TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE stacking_rules (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    settings   TEXT,
    created_at TEXT,
    updated_at TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE tier_structures (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    name       TEXT,
    type       TEXT,
    status     TEXT,
    definition TEXT,
    created_at TEXT,
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
    details            TEXT,
    created_at         TEXT,
    updated_at         TEXT,
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
    created_at    TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE users (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    login      TEXT,
    email      TEXT,
    first_name TEXT,
    last_name  TEXT,
    owner      INTEGER NOT NULL,
    roles      TEXT,
    projects   TEXT,
    created_at TEXT,
    updated_at TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE validation_rules (
    project_id    TEXT NOT NULL,
    id            TEXT NOT NULL,
    name          TEXT,
    rules         TEXT,
    bundle_rules  TEXT,
    error         TEXT,
    applicable_to TEXT,
    type          TEXT,
    context_type  TEXT,
    created_at    TEXT,
    updated_at    TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE validation_rules_assignments (
    project_id          TEXT NOT NULL,
    id                  TEXT NOT NULL,
    pair                TEXT,
    rule_id             TEXT,
    related_object_id   TEXT,
    related_object_type TEXT,
    created_at          TEXT,
    updated_at          TEXT,
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
    cause                  TEXT,
    order_id               TEXT,
    redemption_id          TEXT,
    rollback_id            TEXT,
    related_transaction_id TEXT,
    created_at             TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE vouchers (
    project_id                   TEXT NOT NULL,
    id                           TEXT NOT NULL,
    code                         TEXT,
    campaign_id                  TEXT,
    category_id                  TEXT,
    type                         TEXT,
    discount                     TEXT,
    gift_amount                  INTEGER,
    gift_subtracted              INTEGER,
    gift_effect                  TEXT,
    loyalty_points               INTEGER,
    loyalty_expired              INTEGER,
    loyalty_subtracted           INTEGER,
    loyalty_pending              INTEGER,
    next_expiration_at           TEXT,
    next_expiration_points       INTEGER,
    validity                     TEXT,
    start_date                   TEXT,
    expiration_date              TEXT,
    validity_timeframe           TEXT,
    validity_day_of_week         TEXT,
    active                       INTEGER NOT NULL,
    additional_info              TEXT,
    metadata                     TEXT,
    is_referral_code             INTEGER NOT NULL,
    holder_id                    TEXT,
    referrer_id                  TEXT,
    publish_count                INTEGER  NOT NULL,
    redemption_quantity          INTEGER,
    redemption_redeemed_quantity INTEGER  NOT NULL,
    exhausted                    INTEGER NOT NULL GENERATED ALWAYS AS (redemption_quantity IS NOT NULL AND redemption_redeemed_quantity >= redemption_quantity) STORED,
    redeemed_amount              INTEGER  NOT NULL,
    redeemed_points              INTEGER  NOT NULL,
    imported_uses                INTEGER  NOT NULL,
    imported_amount              INTEGER  NOT NULL,
    created_at                   TEXT,
    updated_at                   TEXT,
    used_at                      TEXT,
    deleted_at                   TEXT,
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
    body        TEXT,
    status      TEXT,
    attempts    INTEGER  NOT NULL,
    log         TEXT,
    first_at    TEXT,
    next_at     TEXT,
    created_at  TEXT,
    finished_at TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE webhooks (
    project_id   TEXT NOT NULL,
    id           TEXT NOT NULL,
    target_url   TEXT,
    events       TEXT,
    active       INTEGER NOT NULL,
    distribution INTEGER NOT NULL,
    settings     TEXT,
    due_at       TEXT,
    created_at   TEXT,
    updated_at   TEXT,
    PRIMARY KEY (project_id, id)
);
INSERT INTO async_actions ("project_id", "id", "type", "status", "operation", "request_id", "created_at", "updated_at", "started_at", "finished_at", "queue", "portion", "total", "done", "failed", "result") VALUES ('demo', 'aa_01a2078a1ea27ccf4522c89361727ad7', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a2078a1e9e0ce33e5b7edc2aea25e9', '2026-11-23T08:33:42.050Z', '2026-11-23T08:33:42.085Z', '2026-11-23T08:33:42.085Z', '2026-11-23T08:33:42.085Z', NULL, 1, 20, 20, 0, '{"Message":"Generated 20 vouchers."}');
INSERT INTO async_actions ("project_id", "id", "type", "status", "operation", "request_id", "created_at", "updated_at", "started_at", "finished_at", "queue", "portion", "total", "done", "failed", "result") VALUES ('demo', 'aa_01a2078a1ed2a54a0be2ea0f438f9928', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a2078a1ec7562b938d17b1dc44ad59', '2026-11-23T08:33:42.098Z', '2026-11-23T08:33:42.128Z', '2026-11-23T08:33:42.127Z', '2026-11-23T08:33:42.128Z', NULL, 1, 5, 5, 0, '{"Message":"Generated 5 vouchers."}');
INSERT INTO campaign_days ("project_id", "id", "campaign_id", "day", "figures") VALUES ('demo', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694 2026-11-23', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', '2026-11-23', '{"vouchers_created":20}');
INSERT INTO campaign_days ("project_id", "id", "campaign_id", "day", "figures") VALUES ('demo', 'camp_01a2078a1ec7562b938d17b2b6351144 2026-11-23', 'camp_01a2078a1ec7562b938d17b2b6351144', '2026-11-23', '{"amount_redeemed":500,"created_vouchers_amount":30000,"discounted_amount":500,"orders_amount":4500,"redemptions":1,"redemptions_succeeded":1,"vouchers_created":6}');
INSERT INTO campaign_days ("project_id", "id", "campaign_id", "day", "figures") VALUES ('demo', 'camp_01a2078a1f600b0683a3063d2f89d1f6 2026-11-23', 'camp_01a2078a1f600b0683a3063d2f89d1f6', '2026-11-23', '{"points_added":70,"publications":1,"publications_succeeded":1,"vouchers_created":1}');
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', 20, 'DONE', 'DONE', 0);
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a2078a1ec7562b938d17b2b6351144', 6, 'DONE', 'DONE', 0);
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a2078a1f600b0683a3063d2f89d1f6', 1, 'DONE', 'DONE', 0);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"},"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"HELLO-####"}}', 'DISCOUNT_VOUCHER', 0, NULL, NULL, 0, 0, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 0, '2026-11-23T08:33:42.046Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a2078a1ec7562b938d17b2b6351144', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}}', 'GIFT_VOUCHER', 0, NULL, NULL, 0, 0, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a2078a1e15c6098b64409028f39202', NULL, NULL, NULL, 1, 0, '2026-11-23T08:33:42.087Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a2078a1ef4b9d6a7d65414c05cc56c', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, 0, NULL, NULL, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a2078a1e132d1e2222cee33d688774', NULL, NULL, NULL, 1, 0, '2026-11-23T08:33:42.132Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a2078a1f600b0683a3063d2f89d1f6', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type":"LOYALTY_CARD","Loyalty":{"Points":0},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}}', 'LOYALTY_CARD', 0, NULL, NULL, 0, 1, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 0, '2026-11-23T08:33:42.240Z', NULL, NULL);
INSERT INTO categories ("project_id", "id", "name", "hierarchy", "created_at", "updated_at") VALUES ('demo', 'cat_01a2078a1e132d1e2222cee33d688774', 'Promotions', 1, '2026-11-23T08:33:41.907Z', NULL);
INSERT INTO categories ("project_id", "id", "name", "hierarchy", "created_at", "updated_at") VALUES ('demo', 'cat_01a2078a1e15c6098b64409028f39202', 'Payments', 9, '2026-11-23T08:33:41.909Z', NULL);
INSERT INTO credentials ("project_id", "id", "owner_project_id", "audience", "name", "digest", "created_at", "blocked_at", "integration") VALUES ('', 'a365582ee346c475fa840e2f16dd6471', 'demo', 'SERVER', 'demo', '84688d23e4c30fdc2ac3493e99b45dd00ddc5f3c88e551d16688bef817738b93', '2026-11-23T08:33:41.901Z', NULL, 0);
INSERT INTO credentials ("project_id", "id", "owner_project_id", "audience", "name", "digest", "created_at", "blocked_at", "integration") VALUES ('', '0f082a4f0d4afde6905a4c41e81044e8', 'demo', 'CLIENT', 'demo', 'c1c1c56b4e0152f258f54df9556259438e53ae193132c79c4ab8c8f6a81d2968', '2026-11-23T08:33:41.902Z', NULL, 0);
INSERT INTO credentials ("project_id", "id", "owner_project_id", "audience", "name", "digest", "created_at", "blocked_at", "integration") VALUES ('', 'f0e3328ca3f2c9f964f6a8f5eb21ebd5', 'demo', 'MANAGEMENT', 'demo', 'd03e5212ced3902104b3944c9bdf6d8d9bbaf8687a1ad1f50dd37f6c2e753397', '2026-11-23T08:33:41.902Z', NULL, 0);
INSERT INTO customers ("project_id", "id", "source_id", "name", "description", "email", "phone", "birthdate", "address", "address_city", "address_country", "metadata", "summary", "system_metadata", "created_at", "updated_at") VALUES ('demo', 'cust_01a2078a1e6c196a34a28cc76392e190', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City":"Lyon","Country":"FR"}', 'Lyon', 'FR', '{"newsletter":true}', '{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T08:33:42.38Z"}', NULL, '2026-11-23T08:33:41.996Z', NULL);
INSERT INTO customers ("project_id", "id", "source_id", "name", "description", "email", "phone", "birthdate", "address", "address_city", "address_country", "metadata", "summary", "system_metadata", "created_at", "updated_at") VALUES ('demo', 'cust_01a2078a1e742ed129d88f2e168b5c94', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City":"Uppsala","Country":"SE"}', 'Uppsala', 'SE', NULL, '{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T08:33:42.2Z"}', NULL, '2026-11-23T08:33:42.004Z', NULL);
INSERT INTO earning_rules ("project_id", "id", "campaign_id", "automation_id", "event", "earning", "schema_id", "segment_id", "tier_id", "banner", "pending_days", "expiration_rules", "active", "validity", "metadata", "created_at", "updated_at") VALUES ('demo', 'ern_01a2078a1f81ab4724d6363f981a7326', 'camp_01a2078a1f600b0683a3063d2f89d1f6', 'auto_01a2078a1f81ab4724d636408ca98471', 'order.paid', '{"Points":10,"Every":0}', NULL, NULL, NULL, NULL, 0, NULL, 1, NULL, NULL, '2026-11-23T08:33:42.262Z', NULL);
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'settled', 39, 0, '2026-11-23T08:33:42.456Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due segments', 0, 0, '2026-11-23T08:33:42.545Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed segments', 39, 0, '2026-11-23T08:33:42.545Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due webhooks', 0, 0, '2026-11-23T08:33:42.088Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed webhooks', 39, 0, '2026-11-23T08:33:42.456Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due loyalty', 0, 0, '2026-11-23T08:33:42.519Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed loyalty', 39, 0, '2026-11-23T08:33:42.519Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due rewards', 0, 0, '2026-11-23T08:33:42.506Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed rewards', 39, 0, '2026-11-23T08:33:42.506Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due programs', 0, 0, '2026-11-23T08:33:42.093Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed programs', 39, 0, '2026-11-23T08:33:42.456Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due summaries', 0, 0, '2026-11-23T08:33:42.571Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed summaries', 39, 0, '2026-11-23T08:33:42.571Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'due referrals', 0, 0, '2026-11-23T08:33:42.093Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'passed referrals', 39, 0, '2026-11-23T08:33:42.456Z');
INSERT INTO event_numbers ("last") VALUES (44);
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1e6c196a34a28cc7b49f900d', 1, 'customer.created', 'customer', 'cust_01a2078a1e6c196a34a28cc76392e190', 'cust_01a2078a1e6c196a34a28cc76392e190', NULL, 'v-01a2078a1e6b6b1b299883512bbb205d', 'ACTION', '{"customer":{"ID":"cust_01a2078a1e6c196a34a28cc76392e190","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T08:33:41.996Z"}}', NULL, NULL, '2026-11-23T08:33:41.996Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1e75a05d39f1b233860b10c7', 2, 'customer.created', 'customer', 'cust_01a2078a1e742ed129d88f2e168b5c94', 'cust_01a2078a1e742ed129d88f2e168b5c94', NULL, 'v-01a2078a1e742ed129d88f2d74165803', 'ACTION', '{"customer":{"ID":"cust_01a2078a1e742ed129d88f2e168b5c94","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-23T08:33:42.004Z"}}', NULL, NULL, '2026-11-23T08:33:42.004Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1e7db0c3c5f22e96c6a8b0b9', 3, 'business_validation_rule.created', 'validation_rules', 'val_01a2078a1e784f5c7b0a46ef3952bb40', NULL, NULL, 'v-01a2078a1e784f5c7b0a46eea693f05e', 'ACTION', '{"rule":{"ID":"val_01a2078a1e784f5c7b0a46ef3952bb40","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T08:33:42.008Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23T08:33:42.008Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1e8e1ba5c7d92b9e032e74b2', 4, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2078a1e8d81c7f6b27f4bc944aa57', NULL, NULL, 'v-01a2078a1e87ce810640ae3a1205655d', 'ACTION', '{"assignment":{"ID":"asgm_01a2078a1e8d81c7f6b27f4bc944aa57","RuleID":"val_01a2078a1e784f5c7b0a46ef3952bb40","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2078a1e8d81c7f6b27f4b66382078","CreatedAt":"2026-11-23T08:33:42.029Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2078a1e784f5c7b0a46ef3952bb40","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T08:33:42.008Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23T08:33:42.029Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1e8e1ba5c7d92b9e396b0ef8', 5, 'voucher.created', 'voucher', 'v_01a2078a1e8d81c7f6b27f4b66382078', NULL, NULL, 'v-01a2078a1e87ce810640ae3a1205655d', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2078a1e8d81c7f6b27f4b66382078","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T08:33:42.029Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23T08:33:42.029Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1e9f2e009ae8dab63a2af563', 6, 'campaign.created', 'campaign', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', 'v-01a2078a1e9e0ce33e5b7edc2aea25e9', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1e9e0ce33e5b7edcf88ee694","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.046Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T08:33:42.046Z"}', NULL, NULL, '2026-11-23T08:33:42.046Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1ec074182285a628de1ac32b', 7, 'voucher.created', 'voucher', 'v_01a2078a1ebf0873196d965cd591772c', NULL, NULL, 'v-01a2078a1eb4854834dbb367600e4b97', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2078a1ebf0873196d965cd591772c","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T08:33:42.079Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23T08:33:42.079Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1ec511628ffdc08a9611542c', 8, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', 'v-01a2078a1e9e0ce33e5b7edc2aea25e9', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1e9e0ce33e5b7edcf88ee694","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.046Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-23T08:33:42.085Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1ec6c1271177bdd3e6fe8009', 9, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', 'v-01a2078a1e9e0ce33e5b7edc2aea25e9', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1e9e0ce33e5b7edcf88ee694","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.046Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T08:33:42.085Z","count":20}', NULL, NULL, '2026-11-23T08:33:42.085Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1ed2a54a0be2ea0e783a5d12', 10, 'campaign.created', 'campaign', 'camp_01a2078a1ec7562b938d17b2b6351144', NULL, 'camp_01a2078a1ec7562b938d17b2b6351144', 'v-01a2078a1ec7562b938d17b1dc44ad59', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1ec7562b938d17b2b6351144","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2078a1e15c6098b64409028f39202","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.087Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T08:33:42.087Z"}', NULL, NULL, '2026-11-23T08:33:42.087Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1ee1dff6edcf109b84194010', 11, 'voucher.created', 'voucher', 'v_01a2078a1ee1dff6edcf109ae3ecc164', NULL, 'camp_01a2078a1ec7562b938d17b2b6351144', 'v-01a2078a1edd69d76b386671ff62a66b', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1ec7562b938d17b2b6351144","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2078a1e15c6098b64409028f39202","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.087Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2078a1ee1dff6edcf109ae3ecc164","Code":"GIFT-50","CampaignID":"camp_01a2078a1ec7562b938d17b2b6351144","CategoryID":"cat_01a2078a1e15c6098b64409028f39202","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T08:33:42.113Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23T08:33:42.113Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1ee2e7f9042491584fd37910', 12, 'campaign.vouchers.added', 'campaign', 'camp_01a2078a1ec7562b938d17b2b6351144', NULL, 'camp_01a2078a1ec7562b938d17b2b6351144', 'v-01a2078a1edd69d76b386671ff62a66b', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1ec7562b938d17b2b6351144","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2078a1e15c6098b64409028f39202","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.087Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23T08:33:42.113Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1ef085522ba212f5eb20d110', 13, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a2078a1ec7562b938d17b2b6351144', NULL, 'camp_01a2078a1ec7562b938d17b2b6351144', 'v-01a2078a1ec7562b938d17b1dc44ad59', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1ec7562b938d17b2b6351144","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2078a1e15c6098b64409028f39202","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.087Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-23T08:33:42.128Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1ef085522ba212f8aae8b686', 14, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a2078a1ec7562b938d17b2b6351144', NULL, 'camp_01a2078a1ec7562b938d17b2b6351144', 'v-01a2078a1ec7562b938d17b1dc44ad59', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1ec7562b938d17b2b6351144","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2078a1e15c6098b64409028f39202","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.087Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T08:33:42.128Z","count":5}', NULL, NULL, '2026-11-23T08:33:42.128Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1efa693afe0747f471cda86a', 15, 'campaign.created', 'campaign', 'camp_01a2078a1ef4b9d6a7d65414c05cc56c', NULL, 'camp_01a2078a1ef4b9d6a7d65414c05cc56c', 'v-01a2078a1ef3a28bdfc106307b4d595e', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1ef4b9d6a7d65414c05cc56c","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2078a1e132d1e2222cee33d688774","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.132Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T08:33:42.132Z"}', NULL, NULL, '2026-11-23T08:33:42.132Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1efa693afe0747f611c6c9b2', 16, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a2078a1efa693afe0747f524d17e18', NULL, 'camp_01a2078a1ef4b9d6a7d65414c05cc56c', 'v-01a2078a1ef3a28bdfc106307b4d595e', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1ef4b9d6a7d65414c05cc56c","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2078a1e132d1e2222cee33d688774","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.132Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a2078a1efa693afe0747f524d17e18","CampaignID":"camp_01a2078a1ef4b9d6a7d65414c05cc56c","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T08:33:42.132Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23T08:33:42.132Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1f0c8fe7c1911d5f2049b3b1', 17, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a2078a1f09a8e20dbcd1e85da22e9f', NULL, 'camp_01a2078a1ef4b9d6a7d65414c05cc56c', 'v-01a2078a1f08899581307c9d0f0c12b5', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1ef4b9d6a7d65414c05cc56c","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2078a1e132d1e2222cee33d688774","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.132Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a2078a1f09a8e20dbcd1e85da22e9f","CampaignID":"camp_01a2078a1ef4b9d6a7d65414c05cc56c","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T08:33:42.152Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23T08:33:42.152Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1f17d9fde350646bcf54ab07', 18, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2078a1f17d9fde350646b3165572f', NULL, NULL, 'v-01a2078a1f125ff8e39b1343e8a63aa2', 'ACTION', '{"assignment":{"ID":"asgm_01a2078a1f17d9fde350646b3165572f","RuleID":"val_01a2078a1e784f5c7b0a46ef3952bb40","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a2078a1f09a8e20dbcd1e85da22e9f","CreatedAt":"2026-11-23T08:33:42.163Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2078a1e784f5c7b0a46ef3952bb40","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T08:33:42.008Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23T08:33:42.163Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1f2ad783b484d349b30754d3', 19, 'customer.order.created', 'order', 'ord_01a2078a1f293d5201c0794076fdb15f', 'cust_01a2078a1e742ed129d88f2e168b5c94', NULL, 'v-01a2078a1f24ce79648f0ee7f01d5632', 'ACTION', '{"customer":{"ID":"cust_01a2078a1e742ed129d88f2e168b5c94","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T08:33:42.184Z"},"CreatedAt":"2026-11-23T08:33:42.004Z"},"order":{"ID":"ord_01a2078a1f293d5201c0794076fdb15f","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a2078a1f293d5201c07940d53eb300","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a2078a1e1c17d4e6c35221e1c7f0e3","SKUID":"sku_01a2078a1e31298b1656a62296c1886d","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a2078a1e1c17d4e6c35221e1c7f0e3","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a2078a1e31298b1656a62296c1886d","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a2078a1f293d5201c07941c978b3d9","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a2078a1e3888a13b06272fd0ecf4b4","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a2078a1e3888a13b06272fd0ecf4b4","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a2078a1e742ed129d88f2e168b5c94","CreatedAt":"2026-11-23T08:33:42.184Z","PaidAt":"2026-11-23T08:33:42.184Z"}}', NULL, NULL, '2026-11-23T08:33:42.184Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1f2ad783b484d34a825d29b7', 20, 'customer.order.paid', 'order', 'ord_01a2078a1f293d5201c0794076fdb15f', 'cust_01a2078a1e742ed129d88f2e168b5c94', NULL, 'v-01a2078a1f24ce79648f0ee7f01d5632', 'ACTION', '{"customer":{"ID":"cust_01a2078a1e742ed129d88f2e168b5c94","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T08:33:42.184Z"},"CreatedAt":"2026-11-23T08:33:42.004Z"},"order":{"ID":"ord_01a2078a1f293d5201c0794076fdb15f","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a2078a1f293d5201c07940d53eb300","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a2078a1e1c17d4e6c35221e1c7f0e3","SKUID":"sku_01a2078a1e31298b1656a62296c1886d","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a2078a1e1c17d4e6c35221e1c7f0e3","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a2078a1e31298b1656a62296c1886d","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a2078a1f293d5201c07941c978b3d9","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a2078a1e3888a13b06272fd0ecf4b4","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a2078a1e3888a13b06272fd0ecf4b4","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a2078a1e742ed129d88f2e168b5c94","CreatedAt":"2026-11-23T08:33:42.184Z","PaidAt":"2026-11-23T08:33:42.184Z"}}', NULL, NULL, '2026-11-23T08:33:42.184Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1f380f945f40d9ca056b22e0', 21, 'customer.redemption.succeeded', 'redemption', 'r_01a2078a1f380f945f40d9c94a0efcfa', 'cust_01a2078a1e742ed129d88f2e168b5c94', NULL, 'v-01a2078a1f3174076af657afbfc41eb5', 'ACTION', '{"redemption":{"ID":"r_01a2078a1f380f945f40d9c94a0efcfa","Object":"redemption","Date":"2026-11-23T08:33:42.2Z","CustomerID":"cust_01a2078a1e742ed129d88f2e168b5c94","TrackingID":"track_joGVyzugSIaMBZuTQ2x9d0_fwY3Xi3XEL61xxO75adw","Status":"SUCCEEDED","Channel":{"ID":"a365582ee346c475fa840e2f16dd6471","Type":"API"},"APIKey":"a365582ee346c475fa840e2f16dd6471","Related":{"Type":"voucher","ID":"v_01a2078a1ebf0873196d965cd591772c"},"VoucherID":"v_01a2078a1ebf0873196d965cd591772c","Code":"WELCOME10","OrderID":"ord_01a2078a1f380f945f40d9c79f7b8dae","Applied":{"Order":790,"OrderTotal":7110}}}', NULL, NULL, '2026-11-23T08:33:42.200Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1f380f945f40d9ca056b22e1', 22, 'customer.order.created', 'order', 'ord_01a2078a1f380f945f40d9c79f7b8dae', 'cust_01a2078a1e742ed129d88f2e168b5c94', NULL, 'v-01a2078a1f3174076af657afbfc41eb5', 'EFFECT', '{"customer":{"ID":"cust_01a2078a1e742ed129d88f2e168b5c94","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T08:33:42.2Z"},"CreatedAt":"2026-11-23T08:33:42.004Z"},"order":{"ID":"ord_01a2078a1f380f945f40d9c79f7b8dae","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a2078a1f380f945f40d9c87fe1ed7d","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a2078a1e3429db0d0345baf90bf5ec","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a2078a1e3429db0d0345baf90bf5ec","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a2078a1e742ed129d88f2e168b5c94","Redemptions":{"r_01a2078a1f380f945f40d9c94a0efcfa":{"Date":"2026-11-23T08:33:42.2Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2078a1ebf0873196d965cd591772c"}},"CreatedAt":"2026-11-23T08:33:42.2Z","PaidAt":"2026-11-23T08:33:42.2Z"}}', NULL, NULL, '2026-11-23T08:33:42.200Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1f380f945f40d9ca056b22e2', 23, 'customer.order.paid', 'order', 'ord_01a2078a1f380f945f40d9c79f7b8dae', 'cust_01a2078a1e742ed129d88f2e168b5c94', NULL, 'v-01a2078a1f3174076af657afbfc41eb5', 'EFFECT', '{"customer":{"ID":"cust_01a2078a1e742ed129d88f2e168b5c94","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T08:33:42.2Z"},"CreatedAt":"2026-11-23T08:33:42.004Z"},"order":{"ID":"ord_01a2078a1f380f945f40d9c79f7b8dae","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a2078a1f380f945f40d9c87fe1ed7d","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a2078a1e3429db0d0345baf90bf5ec","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a2078a1e3429db0d0345baf90bf5ec","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a2078a1e742ed129d88f2e168b5c94","Redemptions":{"r_01a2078a1f380f945f40d9c94a0efcfa":{"Date":"2026-11-23T08:33:42.2Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2078a1ebf0873196d965cd591772c"}},"CreatedAt":"2026-11-23T08:33:42.2Z","PaidAt":"2026-11-23T08:33:42.2Z"}}', NULL, NULL, '2026-11-23T08:33:42.200Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1f6409cd4a427a86c8668eb9', 24, 'campaign.created', 'campaign', 'camp_01a2078a1f600b0683a3063d2f89d1f6', NULL, 'camp_01a2078a1f600b0683a3063d2f89d1f6', 'v-01a2078a1f5f256d41ae1c98ca50d012', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.24Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T08:33:42.24Z"}', NULL, NULL, '2026-11-23T08:33:42.240Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1f81ab4724d63641159eb47d', 25, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a2078a1f81ab4724d6363f981a7326', NULL, 'camp_01a2078a1f600b0683a3063d2f89d1f6', 'v-01a2078a1f76ca7ba89bc31588537ffd', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.24Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2078a1f81ab4724d6363f981a7326","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","AutomationID":"auto_01a2078a1f81ab4724d636408ca98471","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T08:33:42.262Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23T08:33:42.262Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1f98d968c613b7deb5dc7dcf', 26, 'voucher.created', 'voucher', 'v_01a2078a1f98d968c613b7ddbfb68113', NULL, 'camp_01a2078a1f600b0683a3063d2f89d1f6', 'v-01a2078a1f8f0fcc2094c2454a48adac', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.24Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2078a1f98d968c613b7ddbfb68113","Code":"REGULAR1","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T08:33:42.296Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23T08:33:42.296Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1f98d968c613b7deeb6dd64c', 27, 'campaign.vouchers.added', 'campaign', 'camp_01a2078a1f600b0683a3063d2f89d1f6', NULL, 'camp_01a2078a1f600b0683a3063d2f89d1f6', 'v-01a2078a1f8f0fcc2094c2454a48adac', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.24Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23T08:33:42.296Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1fa7d26bf88b5d600e6e78ae', 28, 'voucher.published', 'voucher', 'v_01a2078a1f98d968c613b7ddbfb68113', 'cust_01a2078a1e6c196a34a28cc76392e190', 'camp_01a2078a1f600b0683a3063d2f89d1f6', 'v-01a2078a1f9f6ebdaaa0ba7d5ebbdb72', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.24Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2078a1e6c196a34a28cc76392e190","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T08:33:41.996Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a2078a1fa4c2f54922dd5afd890870","CustomerID":"cust_01a2078a1e6c196a34a28cc76392e190","TrackingID":"track_mKsRBona7fKERwCV444-PfcQCnkOtTwrWNLtOTPtJ-g","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2078a1f98d968c613b7ddbfb68113"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T08:33:42.303Z"},"voucher":{"ID":"v_01a2078a1f98d968c613b7ddbfb68113","Code":"REGULAR1","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2078a1e6c196a34a28cc76392e190","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T08:33:42.296Z","UpdatedAt":"2026-11-23T08:33:42.303Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23T08:33:42.303Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1fa863ed4836c868b80b15c6', 29, 'publication.succeeded', 'publication', 'pub_01a2078a1fa4c2f54922dd5afd890870', 'cust_01a2078a1e6c196a34a28cc76392e190', 'camp_01a2078a1f600b0683a3063d2f89d1f6', 'v-01a2078a1f9f6ebdaaa0ba7d5ebbdb72', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.24Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2078a1e6c196a34a28cc76392e190","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T08:33:41.996Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2078a1fa4c2f54922dd5afd890870","CustomerID":"cust_01a2078a1e6c196a34a28cc76392e190","TrackingID":"track_mKsRBona7fKERwCV444-PfcQCnkOtTwrWNLtOTPtJ-g","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2078a1f98d968c613b7ddbfb68113"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T08:33:42.303Z"},"voucher":{"ID":"v_01a2078a1f98d968c613b7ddbfb68113","Code":"REGULAR1","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2078a1e6c196a34a28cc76392e190","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T08:33:42.296Z","UpdatedAt":"2026-11-23T08:33:42.303Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23T08:33:42.303Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1fa863ed4836c869951bbebf', 30, 'customer.publication.succeeded', 'publication', 'pub_01a2078a1fa4c2f54922dd5afd890870', 'cust_01a2078a1e6c196a34a28cc76392e190', 'camp_01a2078a1f600b0683a3063d2f89d1f6', 'v-01a2078a1f9f6ebdaaa0ba7d5ebbdb72', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.24Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2078a1e6c196a34a28cc76392e190","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T08:33:41.996Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2078a1fa4c2f54922dd5afd890870","CustomerID":"cust_01a2078a1e6c196a34a28cc76392e190","TrackingID":"track_mKsRBona7fKERwCV444-PfcQCnkOtTwrWNLtOTPtJ-g","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2078a1f98d968c613b7ddbfb68113"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T08:33:42.303Z"},"voucher":{"ID":"v_01a2078a1f98d968c613b7ddbfb68113","Code":"REGULAR1","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2078a1e6c196a34a28cc76392e190","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T08:33:42.296Z","UpdatedAt":"2026-11-23T08:33:42.303Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23T08:33:42.303Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1fb21f0c0ad6da9ff17283fe', 31, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2078a1f98d968c613b7ddbfb68113', 'cust_01a2078a1e6c196a34a28cc76392e190', 'camp_01a2078a1f600b0683a3063d2f89d1f6', 'v-01a2078a1fb160bb3933cb27accb948e', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.24Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2078a1e6c196a34a28cc76392e190","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T08:33:41.996Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2078a1f98d968c613b7ddbfb68113","Code":"REGULAR1","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":70,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2078a1e6c196a34a28cc76392e190","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T08:33:42.296Z","UpdatedAt":"2026-11-23T08:33:42.321Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2078a1fb160bb3933cb282a46947e","VoucherID":"v_01a2078a1f98d968c613b7ddbfb68113","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Type":"POINTS_ADDITION","Amount":70,"Balance":70,"Total":70,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T08:33:42.321Z"}}', NULL, NULL, '2026-11-23T08:33:42.321Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1fb21f0c0ad6daa0d8b45d22', 32, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a2078a1f98d968c613b7ddbfb68113', 'cust_01a2078a1e6c196a34a28cc76392e190', 'camp_01a2078a1f600b0683a3063d2f89d1f6', 'v-01a2078a1fb160bb3933cb27accb948e', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.24Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2078a1e6c196a34a28cc76392e190","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T08:33:41.996Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2078a1f98d968c613b7ddbfb68113","Code":"REGULAR1","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":70,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2078a1e6c196a34a28cc76392e190","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T08:33:42.296Z","UpdatedAt":"2026-11-23T08:33:42.321Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2078a1fb160bb3933cb282a46947e","VoucherID":"v_01a2078a1f98d968c613b7ddbfb68113","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Type":"POINTS_ADDITION","Amount":70,"Balance":70,"Total":70,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T08:33:42.321Z"}}', NULL, NULL, '2026-11-23T08:33:42.321Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1fb21f0c0ad6daa1b911f348', 33, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a2078a1f98d968c613b7ddbfb68113', 'cust_01a2078a1e6c196a34a28cc76392e190', 'camp_01a2078a1f600b0683a3063d2f89d1f6', 'v-01a2078a1fb160bb3933cb27accb948e', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.24Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2078a1e6c196a34a28cc76392e190","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T08:33:41.996Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2078a1f98d968c613b7ddbfb68113","Code":"REGULAR1","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":70,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2078a1e6c196a34a28cc76392e190","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T08:33:42.296Z","UpdatedAt":"2026-11-23T08:33:42.321Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2078a1fb160bb3933cb282a46947e","VoucherID":"v_01a2078a1f98d968c613b7ddbfb68113","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Type":"POINTS_ADDITION","Amount":70,"Balance":70,"Total":70,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T08:33:42.321Z"}}', NULL, NULL, '2026-11-23T08:33:42.321Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1fed77ca0dee7c37320a7620', 34, 'voucher.gift.transaction.created', 'voucher', 'v_01a2078a1ee1dff6edcf109ae3ecc164', NULL, 'camp_01a2078a1ec7562b938d17b2b6351144', 'v-01a2078a1fc700dcb9b50b1a8908f72b', 'ACTION', '{"campaign":{"ID":"camp_01a2078a1ec7562b938d17b2b6351144","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a2078a1e15c6098b64409028f39202","Active":true,"CreatedAt":"2026-11-23T08:33:42.087Z"},"customer":{},"voucher":{"ID":"v_01a2078a1ee1dff6edcf109ae3ecc164","Code":"GIFT-50","CampaignID":"camp_01a2078a1ec7562b938d17b2b6351144","CategoryID":"cat_01a2078a1e15c6098b64409028f39202","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-23T08:33:42.113Z","UpdatedAt":"2026-11-23T08:33:42.38Z"},"voucher_transaction":{"ID":"vtx_01a2078a1fecd1fd82d0340e3c9b571a","VoucherID":"v_01a2078a1ee1dff6edcf109ae3ecc164","CampaignID":"camp_01a2078a1ec7562b938d17b2b6351144","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a2078a1fecd1fd82d0340d6ac58ed6","RedemptionID":"r_01a2078a1fecd1fd82d0340d86c56f00","CreatedAt":"2026-11-23T08:33:42.38Z"}}', NULL, NULL, '2026-11-23T08:33:42.380Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1fed77ca0dee7c37320a7621', 35, 'customer.redemption.succeeded', 'redemption', 'r_01a2078a1fecd1fd82d0340d86c56f00', 'cust_01a2078a1e6c196a34a28cc76392e190', 'camp_01a2078a1ec7562b938d17b2b6351144', 'v-01a2078a1fc700dcb9b50b1a8908f72b', 'ACTION', '{"redemption":{"ID":"r_01a2078a1fecd1fd82d0340d86c56f00","Object":"redemption","Date":"2026-11-23T08:33:42.38Z","CustomerID":"cust_01a2078a1e6c196a34a28cc76392e190","TrackingID":"track_mKsRBona7fKERwCV444-PfcQCnkOtTwrWNLtOTPtJ-g","Status":"SUCCEEDED","Channel":{"ID":"a365582ee346c475fa840e2f16dd6471","Type":"API"},"APIKey":"a365582ee346c475fa840e2f16dd6471","Related":{"Type":"voucher","ID":"v_01a2078a1ee1dff6edcf109ae3ecc164"},"VoucherID":"v_01a2078a1ee1dff6edcf109ae3ecc164","Code":"GIFT-50","CampaignID":"camp_01a2078a1ec7562b938d17b2b6351144","Campaign":"Gift cards","OrderID":"ord_01a2078a1fecd1fd82d0340d6ac58ed6","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', NULL, NULL, '2026-11-23T08:33:42.380Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1fed77ca0dee7c37320a7622', 36, 'customer.order.created', 'order', 'ord_01a2078a1fecd1fd82d0340d6ac58ed6', 'cust_01a2078a1e6c196a34a28cc76392e190', NULL, 'v-01a2078a1fc700dcb9b50b1a8908f72b', 'EFFECT', '{"customer":{"ID":"cust_01a2078a1e6c196a34a28cc76392e190","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Succeeded":1,"GiftRedeemed":500,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T08:33:42.38Z"},"CreatedAt":"2026-11-23T08:33:41.996Z"},"order":{"ID":"ord_01a2078a1fecd1fd82d0340d6ac58ed6","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a2078a1e6c196a34a28cc76392e190","Redemptions":{"r_01a2078a1fecd1fd82d0340d86c56f00":{"Date":"2026-11-23T08:33:42.38Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2078a1ee1dff6edcf109ae3ecc164","RelatedObjectParentID":"camp_01a2078a1ec7562b938d17b2b6351144"}},"CreatedAt":"2026-11-23T08:33:42.38Z","PaidAt":"2026-11-23T08:33:42.38Z"}}', NULL, NULL, '2026-11-23T08:33:42.380Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a1fed77ca0dee7c37320a7623', 37, 'customer.order.paid', 'order', 'ord_01a2078a1fecd1fd82d0340d6ac58ed6', 'cust_01a2078a1e6c196a34a28cc76392e190', NULL, 'v-01a2078a1fc700dcb9b50b1a8908f72b', 'EFFECT', '{"customer":{"ID":"cust_01a2078a1e6c196a34a28cc76392e190","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Succeeded":1,"GiftRedeemed":500,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T08:33:42.38Z"},"CreatedAt":"2026-11-23T08:33:41.996Z"},"order":{"ID":"ord_01a2078a1fecd1fd82d0340d6ac58ed6","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a2078a1e6c196a34a28cc76392e190","Redemptions":{"r_01a2078a1fecd1fd82d0340d86c56f00":{"Date":"2026-11-23T08:33:42.38Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2078a1ee1dff6edcf109ae3ecc164","RelatedObjectParentID":"camp_01a2078a1ec7562b938d17b2b6351144"}},"CreatedAt":"2026-11-23T08:33:42.38Z","PaidAt":"2026-11-23T08:33:42.38Z"}}', NULL, NULL, '2026-11-23T08:33:42.380Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a2000893700307325d9322ed9', 38, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a2078a1e6c196a34a28cc76392e190', NULL, 'v-01a2078a2000893700307325a6bcfade', 'ACTION', '{"customer":{"ID":"cust_01a2078a1e6c196a34a28cc76392e190","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T08:33:42.38Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T08:33:41.996Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-23T08:33:42.400Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a2016e0d9e2d6c6ef5b506d52', 39, 'customer.segment.entered', 'segment', 'seg_01a2078a1ffc8421a18446a848add8bd', 'cust_01a2078a1e6c196a34a28cc76392e190', NULL, NULL, 'EFFECT', '{"customer":{"ID":"cust_01a2078a1e6c196a34a28cc76392e190","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T08:33:42.38Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T08:33:41.996Z","UpdatedAt":"0001-01-01T00:00:00Z"},"segment":{"ID":"seg_01a2078a1ffc8421a18446a848add8bd","Name":"Everybody","Type":"auto-update","Filter":{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}},"CreatedAt":"2026-11-23T08:33:42.396Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23T08:33:42.422Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a207615069313b99ea8442b1e', 40, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2078a1f98d968c613b7ddbfb68113', 'cust_01a2078a1e6c196a34a28cc76392e190', 'camp_01a2078a1f600b0683a3063d2f89d1f6', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.24Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2078a1e6c196a34a28cc76392e190","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T08:33:42.38Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T08:33:41.996Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2078a1f98d968c613b7ddbfb68113","Code":"REGULAR1","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":80,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2078a1e6c196a34a28cc76392e190","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T08:33:42.296Z","UpdatedAt":"2026-11-23T08:33:42.516Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2078a20758838685b6f91d36b9bce","VoucherID":"v_01a2078a1f98d968c613b7ddbfb68113","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":80,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2078a1fecd1fd82d0340d6ac58ed6","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2078a1fed77ca0dee7c37320a7623","EventType":"customer.order.paid","OrderID":"ord_01a2078a1fecd1fd82d0340d6ac58ed6","RuleID":"ern_01a2078a1f81ab4724d6363f981a7326","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T08:33:42.516Z"}}', NULL, NULL, '2026-11-23T08:33:42.516Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a207615069313b99f4962c99b', 41, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a2078a1f98d968c613b7ddbfb68113', 'cust_01a2078a1e6c196a34a28cc76392e190', 'camp_01a2078a1f600b0683a3063d2f89d1f6', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.24Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2078a1e6c196a34a28cc76392e190","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T08:33:42.38Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T08:33:41.996Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2078a1f98d968c613b7ddbfb68113","Code":"REGULAR1","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":80,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2078a1e6c196a34a28cc76392e190","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T08:33:42.296Z","UpdatedAt":"2026-11-23T08:33:42.516Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2078a20758838685b6f91d36b9bce","VoucherID":"v_01a2078a1f98d968c613b7ddbfb68113","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":80,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2078a1fecd1fd82d0340d6ac58ed6","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2078a1fed77ca0dee7c37320a7623","EventType":"customer.order.paid","OrderID":"ord_01a2078a1fecd1fd82d0340d6ac58ed6","RuleID":"ern_01a2078a1f81ab4724d6363f981a7326","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T08:33:42.516Z"}}', NULL, NULL, '2026-11-23T08:33:42.516Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a207615069313b9a0387ce736', 42, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a2078a1f98d968c613b7ddbfb68113', 'cust_01a2078a1e6c196a34a28cc76392e190', 'camp_01a2078a1f600b0683a3063d2f89d1f6', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.24Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2078a1e6c196a34a28cc76392e190","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T08:33:42.38Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T08:33:41.996Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2078a1f98d968c613b7ddbfb68113","Code":"REGULAR1","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":80,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2078a1e6c196a34a28cc76392e190","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T08:33:42.296Z","UpdatedAt":"2026-11-23T08:33:42.516Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2078a20758838685b6f91d36b9bce","VoucherID":"v_01a2078a1f98d968c613b7ddbfb68113","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":80,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2078a1fecd1fd82d0340d6ac58ed6","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2078a1fed77ca0dee7c37320a7623","EventType":"customer.order.paid","OrderID":"ord_01a2078a1fecd1fd82d0340d6ac58ed6","RuleID":"ern_01a2078a1f81ab4724d6363f981a7326","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T08:33:42.516Z"}}', NULL, NULL, '2026-11-23T08:33:42.516Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a207615069313b9a0c0ba78e5', 43, 'customer.rewarded', 'voucher', 'v_01a2078a1f98d968c613b7ddbfb68113', 'cust_01a2078a1e6c196a34a28cc76392e190', 'camp_01a2078a1f600b0683a3063d2f89d1f6', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.24Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2078a1e6c196a34a28cc76392e190","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T08:33:42.38Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T08:33:41.996Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2078a1f81ab4724d6363f981a7326","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","AutomationID":"auto_01a2078a1f81ab4724d636408ca98471","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T08:33:42.262Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2078a1f98d968c613b7ddbfb68113","Code":"REGULAR1","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":80,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2078a1e6c196a34a28cc76392e190","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T08:33:42.296Z","UpdatedAt":"2026-11-23T08:33:42.516Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2078a20758838685b6f91d36b9bce","VoucherID":"v_01a2078a1f98d968c613b7ddbfb68113","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":80,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2078a1fecd1fd82d0340d6ac58ed6","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2078a1fed77ca0dee7c37320a7623","EventType":"customer.order.paid","OrderID":"ord_01a2078a1fecd1fd82d0340d6ac58ed6","RuleID":"ern_01a2078a1f81ab4724d6363f981a7326","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T08:33:42.516Z"}}', NULL, NULL, '2026-11-23T08:33:42.516Z');
INSERT INTO events ("project_id", "id", "number", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "packed", "packed_data", "created_at") VALUES ('demo', 'ev_01a2078a207615069313b9a14fc75641', 44, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a2078a1f98d968c613b7ddbfb68113', 'cust_01a2078a1e6c196a34a28cc76392e190', 'camp_01a2078a1f600b0683a3063d2f89d1f6', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T08:33:42.24Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2078a1e6c196a34a28cc76392e190","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T08:33:42.38Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T08:33:41.996Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2078a1f81ab4724d6363f981a7326","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","AutomationID":"auto_01a2078a1f81ab4724d636408ca98471","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T08:33:42.262Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2078a1f98d968c613b7ddbfb68113","Code":"REGULAR1","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":80,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2078a1e6c196a34a28cc76392e190","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T08:33:42.296Z","UpdatedAt":"2026-11-23T08:33:42.516Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2078a20758838685b6f91d36b9bce","VoucherID":"v_01a2078a1f98d968c613b7ddbfb68113","CampaignID":"camp_01a2078a1f600b0683a3063d2f89d1f6","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":80,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2078a1fecd1fd82d0340d6ac58ed6","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2078a1fed77ca0dee7c37320a7623","EventType":"customer.order.paid","OrderID":"ord_01a2078a1fecd1fd82d0340d6ac58ed6","RuleID":"ern_01a2078a1f81ab4724d6363f981a7326","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T08:33:42.516Z"}}', NULL, NULL, '2026-11-23T08:33:42.516Z');
INSERT INTO export_chunks ("project_id", "id", "export_id", "content") VALUES ('demo', 'expc_exp_01a2078a2005a2ea38b3ee31a84e058d_0', 'exp_01a2078a2005a2ea38b3ee31a84e058d', 'Code,Voucher Type,Value,Discount Type
REGULAR1,LOYALTY_CARD,70,
CARD-hSL8Rlba,GIFT_VOUCHER,50.00,
CARD-Vf5atoKr,GIFT_VOUCHER,50.00,
CARD-ePVvRnPa,GIFT_VOUCHER,50.00,
CARD-O2fw6yC2,GIFT_VOUCHER,50.00,
CARD-REa22YBq,GIFT_VOUCHER,50.00,
GIFT-50,GIFT_VOUCHER,50.00,
HELLO-Pqhg,DISCOUNT_VOUCHER,10,PERCENT
HELLO-OyUp,DISCOUNT_VOUCHER,10,PERCENT
HELLO-X0JQ,DISCOUNT_VOUCHER,10,PERCENT
HELLO-g5yV,DISCOUNT_VOUCHER,10,PERCENT
HELLO-38Fg,DISCOUNT_VOUCHER,10,PERCENT
HELLO-dLqG,DISCOUNT_VOUCHER,10,PERCENT
HELLO-u8NY,DISCOUNT_VOUCHER,10,PERCENT
HELLO-BBhj,DISCOUNT_VOUCHER,10,PERCENT
HELLO-bKnG,DISCOUNT_VOUCHER,10,PERCENT
HELLO-4WAO,DISCOUNT_VOUCHER,10,PERCENT
HELLO-cJ3J,DISCOUNT_VOUCHER,10,PERCENT
HELLO-dSEl,DISCOUNT_VOUCHER,10,PERCENT
HELLO-RW60,DISCOUNT_VOUCHER,10,PERCENT
HELLO-PlQb,DISCOUNT_VOUCHER,10,PERCENT
HELLO-sjdt,DISCOUNT_VOUCHER,10,PERCENT
HELLO-jKQ2,DISCOUNT_VOUCHER,10,PERCENT
HELLO-eYxG,DISCOUNT_VOUCHER,10,PERCENT
HELLO-EaJo,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Gjkp,DISCOUNT_VOUCHER,10,PERCENT
HELLO-qwAV,DISCOUNT_VOUCHER,10,PERCENT
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO exports ("project_id", "id", "object", "sorted_by", "fields", "filters", "campaign_id", "selection", "channel", "user_id", "status", "keys", "portion", "row_count", "chunks", "size", "cause", "created_at", "updated_at") VALUES ('demo', 'exp_01a2078a2005a2ea38b3ee31a84e058d', 'voucher', '-created_at', '["code","voucher_type","value","discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 29, 1, 1148, NULL, '2026-11-23T08:33:42.405Z', '2026-11-23T08:33:42.440Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a2078a1f293d5201c0794076fdb15f', 'order-1001', 'PAID', 5890, 1, 5890, 1, 0, 0, '[{"ID":"ordli_01a2078a1f293d5201c07940d53eb300","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a2078a1e1c17d4e6c35221e1c7f0e3","SKUID":"sku_01a2078a1e31298b1656a62296c1886d","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"Product":{"ID":"prod_01a2078a1e1c17d4e6c35221e1c7f0e3","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a2078a1e31298b1656a62296c1886d","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a2078a1f293d5201c07941c978b3d9","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a2078a1e3888a13b06272fd0ecf4b4","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"Product":{"ID":"prod_01a2078a1e3888a13b06272fd0ecf4b4","SourceID":"mug","Name":"Enamel mug","Price":1450}}]', NULL, 'cust_01a2078a1e742ed129d88f2e168b5c94', NULL, NULL, '2026-11-23T08:33:42.184Z', NULL, '2026-11-23T08:33:42.184Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a2078a1f380f945f40d9c79f7b8dae', 'order-1002', 'PAID', 7900, 1, 7900, 1, 790, 1, '[{"ID":"ordli_01a2078a1f380f945f40d9c87fe1ed7d","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a2078a1e3429db0d0345baf90bf5ec","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"Product":{"ID":"prod_01a2078a1e3429db0d0345baf90bf5ec","SourceID":"grinder","Name":"Hand grinder","Price":7900}}]', NULL, 'cust_01a2078a1e742ed129d88f2e168b5c94', NULL, '{"r_01a2078a1f380f945f40d9c94a0efcfa":{"Date":"2026-11-23T08:33:42.2Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2078a1ebf0873196d965cd591772c"}}', '2026-11-23T08:33:42.200Z', NULL, '2026-11-23T08:33:42.200Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a2078a1fecd1fd82d0340d6ac58ed6', NULL, 'PAID', 5000, 1, 5000, 1, 500, 1, NULL, NULL, 'cust_01a2078a1e6c196a34a28cc76392e190', NULL, '{"r_01a2078a1fecd1fd82d0340d86c56f00":{"Date":"2026-11-23T08:33:42.38Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2078a1ee1dff6edcf109ae3ecc164","RelatedObjectParentID":"camp_01a2078a1ec7562b938d17b2b6351144"}}', '2026-11-23T08:33:42.380Z', NULL, '2026-11-23T08:33:42.380Z');
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lopb_01a2078a1fb21f0c0ad6da9faf49ee28', 'v_01a2078a1f98d968c613b7ddbfb68113', 'camp_01a2078a1f600b0683a3063d2f89d1f6', 'cust_01a2078a1e6c196a34a28cc76392e190', 'vtx_01a2078a1fb160bb3933cb282a46947e', 70, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 1, 'v_01a2078a1f98d968c613b7ddbfb68113 9999-12-31 001795422822321', NULL, '2026-11-23T08:33:42.321Z', NULL);
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lopb_01a2078a207615069313b99de19bf229', 'v_01a2078a1f98d968c613b7ddbfb68113', 'camp_01a2078a1f600b0683a3063d2f89d1f6', 'cust_01a2078a1e6c196a34a28cc76392e190', 'vtx_01a2078a20758838685b6f91d36b9bce', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 1, 'v_01a2078a1f98d968c613b7ddbfb68113 9999-12-31 001795422822516', NULL, '2026-11-23T08:33:42.516Z', NULL);
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-23T08:33:41.898Z', NULL, NULL);
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_01a2078a1e1c17d4e6c35221e1c7f0e3', 'beans', 'House blend', NULL, '["weight"]', '{"roast":"medium"}', NULL, '2026-11-23T08:33:41.916Z', NULL, NULL);
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_01a2078a1e3429db0d0345baf90bf5ec', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-23T08:33:41.939Z', NULL, NULL);
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_01a2078a1e3888a13b06272fd0ecf4b4', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-23T08:33:41.944Z', NULL, NULL);
INSERT INTO products_collections ("project_id", "id", "name", "type", "members", "filter", "condition", "builtin", "created_at", "updated_at") VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction":"and"}', NULL, 1, '2026-11-23T08:33:41.898Z', NULL);
INSERT INTO products_collections ("project_id", "id", "name", "type", "members", "filter", "condition", "builtin", "created_at", "updated_at") VALUES ('demo', 'pc_01a2078a1e5f760bc039357d2805d89d', 'Equipment', 'STATIC', '[{"ID":"prod_01a2078a1e3429db0d0345baf90bf5ec","Object":"product"},{"ID":"prod_01a2078a1e3888a13b06272fd0ecf4b4","Object":"product"}]', NULL, NULL, 0, '2026-11-23T08:33:41.983Z', NULL);
INSERT INTO project_revisions ("project_id", "revision") VALUES ('demo', 18);
INSERT INTO projects ("project_id", "id", "name", "description", "timezone", "currency", "dial_code", "api_version", "webhook_version", "case_sensitive_codes", "code_charset", "cluster_id", "secret", "client", "notifications", "sandbox", "clock_offset", "created_at", "updated_at") VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', 1, NULL, NULL, 'b0631afd66f9503c7f735b404d927ecc600e75d8f71d8b3c5427e62b7bfb3786', NULL, NULL, 1, 0, '2026-11-23T08:33:41.896Z', NULL);
INSERT INTO promotion_tiers ("project_id", "id", "campaign_id", "name", "banner", "discount", "metadata", "hierarchy", "active", "validity", "start_date", "expiration_date", "category_id", "created_at", "updated_at") VALUES ('demo', 'promo_01a2078a1efa693afe0747f524d17e18', 'camp_01a2078a1ef4b9d6a7d65414c05cc56c', 'Five off', '5.00 off every order', '{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500}', NULL, 1, 1, NULL, NULL, NULL, NULL, '2026-11-23T08:33:42.132Z', NULL);
INSERT INTO promotion_tiers ("project_id", "id", "campaign_id", "name", "banner", "discount", "metadata", "hierarchy", "active", "validity", "start_date", "expiration_date", "category_id", "created_at", "updated_at") VALUES ('demo', 'promo_01a2078a1f09a8e20dbcd1e85da22e9f', 'camp_01a2078a1ef4b9d6a7d65414c05cc56c', 'Fifteen off', '15.00 off above 50.00', '{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500}', NULL, 2, 1, NULL, NULL, NULL, NULL, '2026-11-23T08:33:42.152Z', NULL);
INSERT INTO publications ("project_id", "id", "source_id", "customer_id", "tracking_id", "channel", "metadata", "voucher_ids", "codes", "voucher_code", "result", "campaign_id", "voucher_type", "is_referral_code", "failure_code", "failure_message", "created_at") VALUES ('demo', 'pub_01a2078a1fa4c2f54922dd5afd890870', NULL, 'cust_01a2078a1e6c196a34a28cc76392e190', 'track_mKsRBona7fKERwCV444-PfcQCnkOtTwrWNLtOTPtJ-g', 'API', NULL, '["v_01a2078a1f98d968c613b7ddbfb68113"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a2078a1f600b0683a3063d2f89d1f6', 'LOYALTY_CARD', 0, NULL, NULL, '2026-11-23T08:33:42.303Z');
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
INSERT INTO redemption_totals ("project_id", "id", "subject_id", "day", "redemptions", "orders", "discounts", "credits", "points") VALUES ('demo', 'camp_01a2078a1ec7562b938d17b2b6351144/2026-11-23', 'camp_01a2078a1ec7562b938d17b2b6351144', '2026-11-23', 1, 4500, 500, 500, 0);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a2078a1f380f945f40d9c94a0efcfa', 'redemption', '2026-11-23T08:33:42.200Z', NULL, 0, NULL, NULL, 'cust_01a2078a1e742ed129d88f2e168b5c94', 'track_joGVyzugSIaMBZuTQ2x9d0_fwY3Xi3XEL61xxO75adw', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'a365582ee346c475fa840e2f16dd6471', 'API', NULL, 'a365582ee346c475fa840e2f16dd6471', NULL, 'voucher', 'v_01a2078a1ebf0873196d965cd591772c', 'v_01a2078a1ebf0873196d965cd591772c', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a2078a1f380f945f40d9c79f7b8dae', '{"Order":790,"Items":0,"OrderTotal":7110,"Credits":0,"Points":0}', NULL, NULL);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "reward_status", "order_id", "applied", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a2078a1fecd1fd82d0340d86c56f00', 'redemption', '2026-11-23T08:33:42.380Z', NULL, 0, NULL, NULL, 'cust_01a2078a1e6c196a34a28cc76392e190', 'track_mKsRBona7fKERwCV444-PfcQCnkOtTwrWNLtOTPtJ-g', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'a365582ee346c475fa840e2f16dd6471', 'API', NULL, 'a365582ee346c475fa840e2f16dd6471', NULL, 'voucher', 'v_01a2078a1ee1dff6edcf109ae3ecc164', 'v_01a2078a1ee1dff6edcf109ae3ecc164', 'GIFT-50', NULL, 'camp_01a2078a1ec7562b938d17b2b6351144', 'Gift cards', NULL, NULL, 'ord_01a2078a1fecd1fd82d0340d6ac58ed6', '{"Order":500,"Items":0,"OrderTotal":4500,"Credits":500,"Points":0}', NULL, NULL);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (1, X'DC012F7770726F6A6563744764656D6F476B696E64C71A43414D504149474E2E564F5543484552535F47454E4552415445777061796C6F6164CCF787416374696F6E4944C72361615F3031613230373861316561323763636634353232633839333631373237616437A743616D706169676E4944C72563616D705F303161323037386131653965306365333365356237656463663838656536393477506F7274696F6E133047506163651330974F7665727269646573CC73A7436F6465436F6E66696700875175616E7469747900575374617274C714303030312D30312D30315430303A30303A30305A37456E64C714303030312D30312D30315430303A30303A30305AA743617465676F7279494407C70E4164646974696F6E616C496E666F07874D657461646174610057466972737401', 1, '2026-11-23 08:33:42.075', X'CB15C71370756E6368636172643A323432313931343237', '2026-11-23 08:33:42.050', NULL, '2026-11-23 08:33:42.088', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71033316535313235613461616534396538', 1, 'campaign_vouchers_generate', 'completed', '2026-11-23 08:33:42.050', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (2, X'DC012F7770726F6A6563744764656D6F476B696E64C71A43414D504149474E2E564F5543484552535F47454E4552415445777061796C6F6164CCF787416374696F6E4944C72361615F3031613230373861316564326135346130626532656130663433386639393238A743616D706169676E4944C72563616D705F303161323037386131656337353632623933386431376232623633353131343477506F7274696F6E133047506163651330974F7665727269646573CC73A7436F6465436F6E66696700875175616E7469747900575374617274C714303030312D30312D30315430303A30303A30305A37456E64C714303030312D30312D30315430303A30303A30305AA743617465676F7279494407C70E4164646974696F6E616C496E666F07874D657461646174610057466972737401', 1, '2026-11-23 08:33:42.111', X'CB15C71370756E6368636172643A323432313931343237', '2026-11-23 08:33:42.099', NULL, '2026-11-23 08:33:42.138', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71031386536316665383837373762366234', 1, 'campaign_vouchers_generate', 'completed', '2026-11-23 08:33:42.099', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (3, X'CC407770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1387436F6E73756D65729773756D6D6172696573', 1, '2026-11-23 08:33:42.259', X'CB15C71370756E6368636172643A323432313931343237', '2026-11-23 08:33:42.216', NULL, '2026-11-23 08:33:42.296', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71064396366663635303538633938313132', 1, 'events_hand_out', 'completed', '2026-11-23 08:33:42.216', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (4, X'CC3E7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1187436F6E73756D6572776C6F79616C7479', 1, '2026-11-23 08:33:42.348', X'CB15C71370756E6368636172643A323432313931343237', '2026-11-23 08:33:42.341', NULL, '2026-11-23 08:33:42.380', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71036326266643534383866363333373364', 1, 'events_hand_out', 'completed', '2026-11-23 08:33:42.341', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (5, X'CC407770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1387436F6E73756D65729773756D6D6172696573', 1, '2026-11-23 08:33:42.348', X'CB15C71370756E6368636172643A323432313931343237', '2026-11-23 08:33:42.341', NULL, '2026-11-23 08:33:42.359', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71036326266643534383866363333373364', 1, 'events_hand_out', 'completed', '2026-11-23 08:33:42.341', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (6, X'CC687770726F6A6563744764656D6F476B696E64C70D5345474D454E54532E53594E43777061796C6F6164CC3D975365676D656E744944C7247365675F3031613230373861316666633834323161313834343661383438616464386264574166746572074754656C6C02', 1, '2026-11-23 08:33:42.404', X'CB15C71370756E6368636172643A323432313931343237', '2026-11-23 08:33:42.396', NULL, '2026-11-23 08:33:42.432', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71032663035386466343834666264613163', 1, 'segments_sync', 'completed', '2026-11-23 08:33:42.396', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (7, X'CC6B7770726F6A6563744764656D6F476B696E64674558504F5254777061796C6F6164CC48874578706F72744944C7246578705F303161323037386132303035613265613338623365653331613834653035386477506F7274696F6E1330675375727665790257416674657207', 1, '2026-11-23 08:33:42.439', X'CB15C71370756E6368636172643A323432313931343237', '2026-11-23 08:33:42.413', NULL, '2026-11-23 08:33:42.456', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71066636166636537323933323035626339', 1, 'export', 'completed', '2026-11-23 08:33:42.413', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (8, X'CC3E7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1187436F6E73756D6572776C6F79616C7479', 1, '2026-11-23 08:33:42.493', X'CB15C71370756E6368636172643A323432313931343237', '2026-11-23 08:33:42.462', NULL, '2026-11-23 08:33:42.535', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71036646266363834343937353734653337', 1, 'events_hand_out', 'completed', '2026-11-23 08:33:42.462', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (9, X'CC3E7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1187436F6E73756D65727772657761726473', 1, '2026-11-23 08:33:42.493', X'CB15C71370756E6368636172643A323432313931343237', '2026-11-23 08:33:42.462', NULL, '2026-11-23 08:33:42.528', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71036646266363834343937353734653337', 1, 'events_hand_out', 'completed', '2026-11-23 08:33:42.462', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (10, X'CC3F7770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1287436F6E73756D6572877365676D656E7473', 1, '2026-11-23 08:33:42.534', X'CB15C71370756E6368636172643A323432313931343237', '2026-11-23 08:33:42.462', NULL, '2026-11-23 08:33:42.551', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71036646266363834343937353734653337', 1, 'events_hand_out', 'completed', '2026-11-23 08:33:42.462', X'0B', NULL, NULL, 11);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (11, X'CC407770726F6A6563744764656D6F476B696E64C70F4556454E54532E48414E445F4F5554777061796C6F6164CC1387436F6E73756D65729773756D6D6172696573', 1, '2026-11-23 08:33:42.555', X'CB15C71370756E6368636172643A323432313931343237', '2026-11-23 08:33:42.462', NULL, '2026-11-23 08:33:42.572', 'punchcard', X'CC26C71272697665723A756E697175655F6E6F6E6365C71036646266363834343937353734653337', 1, 'events_hand_out', 'completed', '2026-11-23 08:33:42.462', X'0B', NULL, NULL, 11);
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 1, '2026-11-23 08:33:41');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 2, '2026-11-23 08:33:41');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 3, '2026-11-23 08:33:41');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 4, '2026-11-23 08:33:41');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 5, '2026-11-23 08:33:41');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 6, '2026-11-23 08:33:41');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 7, '2026-11-23 08:33:41');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (1, '2026-11-23 08:33:42.051', '{"queue":"campaign_vouchers_generate"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (2, '2026-11-23 08:33:42.099', '{"queue":"campaign_vouchers_generate"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (3, '2026-11-23 08:33:42.216', '{"queue":"events_hand_out"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (4, '2026-11-23 08:33:42.341', '{"queue":"events_hand_out"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (5, '2026-11-23 08:33:42.397', '{"queue":"segments_sync"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (6, '2026-11-23 08:33:42.413', '{"queue":"export"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (7, '2026-11-23 08:33:42.462', '{"queue":"events_hand_out"}', 'river_insert');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('rewards_auto_redeem', '2026-11-23 08:33:41.695', X'0C', NULL, '2026-11-23 08:33:41.695');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_import', '2026-11-23 08:33:41.705', X'0C', NULL, '2026-11-23 08:33:41.705');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_tiers_judge', '2026-11-23 08:33:41.712', X'0C', NULL, '2026-11-23 08:33:41.712');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('project_daily_run', '2026-11-23 08:33:41.720', X'0C', NULL, '2026-11-23 08:33:41.720');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_bulk_update', '2026-11-23 08:33:41.726', X'0C', NULL, '2026-11-23 08:33:41.726');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_metadata_update', '2026-11-23 08:33:41.740', X'0C', NULL, '2026-11-23 08:33:41.740');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('segments_sync', '2026-11-23 08:33:41.753', X'0C', NULL, '2026-11-23 08:33:41.753');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_import_csv', '2026-11-23 08:33:41.753', X'0C', NULL, '2026-11-23 08:33:41.753');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_bulk_update', '2026-11-23 08:33:41.754', X'0C', NULL, '2026-11-23 08:33:41.754');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_members_delete', '2026-11-23 08:33:41.768', X'0C', NULL, '2026-11-23 08:33:41.768');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_metadata_key_purge', '2026-11-23 08:33:41.774', X'0C', NULL, '2026-11-23 08:33:41.774');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_update', '2026-11-23 08:33:41.774', X'0C', NULL, '2026-11-23 08:33:41.774');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_generate', '2026-11-23 08:33:41.779', X'0C', NULL, '2026-11-23 08:33:41.779');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('export', '2026-11-23 08:33:41.780', X'0C', NULL, '2026-11-23 08:33:41.780');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_metadata_update', '2026-11-23 08:33:41.784', X'0C', NULL, '2026-11-23 08:33:41.784');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_import_csv', '2026-11-23 08:33:41.788', X'0C', NULL, '2026-11-23 08:33:41.788');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_bulk_update', '2026-11-23 08:33:41.788', X'0C', NULL, '2026-11-23 08:33:41.788');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_metadata_update', '2026-11-23 08:33:41.804', X'0C', NULL, '2026-11-23 08:33:41.804');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaigns_metadata_key_purge', '2026-11-23 08:33:41.805', X'0C', NULL, '2026-11-23 08:33:41.805');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_metadata_key_purge', '2026-11-23 08:33:41.810', X'0C', NULL, '2026-11-23 08:33:41.810');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_metadata_key_purge', '2026-11-23 08:33:41.810', X'0C', NULL, '2026-11-23 08:33:41.810');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('orders_metadata_key_purge', '2026-11-23 08:33:41.814', X'0C', NULL, '2026-11-23 08:33:41.814');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('skus_import_csv', '2026-11-23 08:33:41.819', X'0C', NULL, '2026-11-23 08:33:41.819');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_members_batch_create', '2026-11-23 08:33:41.822', X'0C', NULL, '2026-11-23 08:33:41.822');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('distributions_send', '2026-11-23 08:33:41.825', X'0C', NULL, '2026-11-23 08:33:41.825');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_import_csv', '2026-11-23 08:33:41.828', X'0C', NULL, '2026-11-23 08:33:41.828');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_import', '2026-11-23 08:33:41.836', X'0C', NULL, '2026-11-23 08:33:41.836');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_import_csv', '2026-11-23 08:33:41.840', X'0C', NULL, '2026-11-23 08:33:41.840');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('webhooks_send', '2026-11-23 08:33:41.844', X'0C', NULL, '2026-11-23 08:33:41.844');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_delete', '2026-11-23 08:33:41.845', X'0C', NULL, '2026-11-23 08:33:41.845');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('events_deliver', '2026-11-23 08:33:41.845', X'0C', NULL, '2026-11-23 08:33:41.845');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('project_erase', '2026-11-23 08:33:41.848', X'0C', NULL, '2026-11-23 08:33:41.848');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('referrals_reward', '2026-11-23 08:33:41.854', X'0C', NULL, '2026-11-23 08:33:41.854');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('orders_import', '2026-11-23 08:33:41.855', X'0C', NULL, '2026-11-23 08:33:41.855');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('events_hand_out', '2026-11-23 08:33:41.859', X'0C', NULL, '2026-11-23 08:33:41.859');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('rewards_deliver', '2026-11-23 08:33:41.876', X'0C', NULL, '2026-11-23 08:33:41.876');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_recalculate_tiers', '2026-11-23 08:33:41.882', X'0C', NULL, '2026-11-23 08:33:41.882');
INSERT INTO segment_members ("project_id", "id", "segment_id", "customer_id", "entered_at") VALUES ('demo', 'seg_01a2078a1ffc8421a18446a848add8bd cust_01a2078a1e6c196a34a28cc76392e190', 'seg_01a2078a1ffc8421a18446a848add8bd', 'cust_01a2078a1e6c196a34a28cc76392e190', '2026-11-23T08:33:42.422Z');
INSERT INTO segments ("project_id", "id", "name", "type", "filter", "created_at", "updated_at") VALUES ('demo', 'seg_01a2078a1ffc8421a18446a848add8bd', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-23T08:33:42.396Z', NULL);
INSERT INTO sessions ("project_id", "id", "session_key", "redeemable_id", "customer_id", "quantity", "credits", "points", "created_at", "expires_at") VALUES ('demo', 'v_01a2078a1ebf0873196d965cd591772c/ssn_01a2078a201cfdde66e6a5713573a3da', 'ssn_01a2078a201cfdde66e6a5713573a3da', 'v_01a2078a1ebf0873196d965cd591772c', 'cust_01a2078a1e6c196a34a28cc76392e190', 1, 0, 0, '2026-11-23T08:33:42.484Z', '2026-11-30T08:33:42.484Z');
INSERT INTO skus ("project_id", "id", "source_id", "product_id", "sku", "price", "currency", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'sku_01a2078a1e280bc150099885f271b6aa', 'beans-250g', 'prod_01a2078a1e1c17d4e6c35221e1c7f0e3', 'House blend 250 g', 890, 'EUR', '{"weight":"250g"}', NULL, NULL, '2026-11-23T08:33:41.928Z', NULL, NULL);
INSERT INTO skus ("project_id", "id", "source_id", "product_id", "sku", "price", "currency", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'sku_01a2078a1e31298b1656a62296c1886d', 'beans-1kg', 'prod_01a2078a1e1c17d4e6c35221e1c7f0e3', 'House blend 1 kg', 2990, 'EUR', '{"weight":"1kg"}', NULL, NULL, '2026-11-23T08:33:41.935Z', NULL, NULL);
INSERT INTO validation_rules ("project_id", "id", "name", "rules", "bundle_rules", "error", "applicable_to", "type", "context_type", "created_at", "updated_at") VALUES ('demo', 'val_01a2078a1e784f5c7b0a46ef3952bb40', 'Orders above 50.00', '{"Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1"}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23T08:33:42.008Z', NULL);
INSERT INTO validation_rules_assignments ("project_id", "id", "pair", "rule_id", "related_object_id", "related_object_type", "created_at", "updated_at") VALUES ('demo', 'asgm_01a2078a1e8d81c7f6b27f4bc944aa57', 'val_01a2078a1e784f5c7b0a46ef3952bb40 voucher v_01a2078a1e8d81c7f6b27f4b66382078', 'val_01a2078a1e784f5c7b0a46ef3952bb40', 'v_01a2078a1e8d81c7f6b27f4b66382078', 'voucher', '2026-11-23T08:33:42.029Z', NULL);
INSERT INTO validation_rules_assignments ("project_id", "id", "pair", "rule_id", "related_object_id", "related_object_type", "created_at", "updated_at") VALUES ('demo', 'asgm_01a2078a1f17d9fde350646b3165572f', 'val_01a2078a1e784f5c7b0a46ef3952bb40 promotion_tier promo_01a2078a1f09a8e20dbcd1e85da22e9f', 'val_01a2078a1e784f5c7b0a46ef3952bb40', 'promo_01a2078a1f09a8e20dbcd1e85da22e9f', 'promotion_tier', '2026-11-23T08:33:42.163Z', NULL);
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "cause", "order_id", "redemption_id", "rollback_id", "related_transaction_id", "created_at") VALUES ('demo', 'vtx_01a2078a1fb160bb3933cb282a46947e', 'v_01a2078a1f98d968c613b7ddbfb68113', 'camp_01a2078a1f600b0683a3063d2f89d1f6', 'POINTS_ADDITION', 70, 70, 70, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23T08:33:42.321Z');
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "cause", "order_id", "redemption_id", "rollback_id", "related_transaction_id", "created_at") VALUES ('demo', 'vtx_01a2078a1fecd1fd82d0340e3c9b571a', 'v_01a2078a1ee1dff6edcf109ae3ecc164', 'camp_01a2078a1ec7562b938d17b2b6351144', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, 'ord_01a2078a1fecd1fd82d0340d6ac58ed6', 'r_01a2078a1fecd1fd82d0340d86c56f00', NULL, NULL, '2026-11-23T08:33:42.380Z');
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "cause", "order_id", "redemption_id", "rollback_id", "related_transaction_id", "created_at") VALUES ('demo', 'vtx_01a2078a20758838685b6f91d36b9bce', 'v_01a2078a1f98d968c613b7ddbfb68113', 'camp_01a2078a1f600b0683a3063d2f89d1f6', 'POINTS_ACCRUAL', 10, 80, 80, NULL, 'SYSTEM', NULL, '{"EventID":"ev_01a2078a1fed77ca0dee7c37320a7623","EventType":"customer.order.paid","OrderID":"ord_01a2078a1fecd1fd82d0340d6ac58ed6","RuleID":"ern_01a2078a1f81ab4724d6363f981a7326"}', 'ord_01a2078a1fecd1fd82d0340d6ac58ed6', NULL, NULL, NULL, '2026-11-23T08:33:42.516Z');
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1e8d81c7f6b27f4b66382078', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.029Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ebf0873196d965cd591772c', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 'on the flyer', NULL, 0, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-23T08:33:42.079Z', '2026-11-23T08:33:42.200Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc08b484e24bb', 'HELLO-qwAV', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc08bb9270e21', 'HELLO-Gjkp', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc08bc845aee0', 'HELLO-EaJo', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc08ca55fd965', 'HELLO-eYxG', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc08d69efd8b5', 'HELLO-jKQ2', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc08de5925513', 'HELLO-sjdt', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc08ed2d26089', 'HELLO-PlQb', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc08fbe4b7866', 'HELLO-RW60', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc0900c0f9957', 'HELLO-dSEl', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc090daefad7e', 'HELLO-cJ3J', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc09157c3d5ee', 'HELLO-4WAO', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc0917bfb9ff6', 'HELLO-bKnG', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc091e5ef71be', 'HELLO-BBhj', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc09231432935', 'HELLO-u8NY', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc09268b8b7ea', 'HELLO-dLqG', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc092a8f85766', 'HELLO-38Fg', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc092abaf312b', 'HELLO-g5yV', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc092e630cdeb', 'HELLO-X0JQ', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc093d6f541d6', 'HELLO-OyUp', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ec511628ffdc09477d9eb62', 'HELLO-Pqhg', 'camp_01a2078a1e9e0ce33e5b7edcf88ee694', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","PercentOff":"10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.085Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ee1dff6edcf109ae3ecc164', 'GIFT-50', 'camp_01a2078a1ec7562b938d17b2b6351144', 'cat_01a2078a1e15c6098b64409028f39202', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-23T08:33:42.113Z', '2026-11-23T08:33:42.380Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ef085522ba212f6875a7248', 'CARD-REa22YBq', 'camp_01a2078a1ec7562b938d17b2b6351144', 'cat_01a2078a1e15c6098b64409028f39202', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.128Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ef085522ba212f6e24d9644', 'CARD-O2fw6yC2', 'camp_01a2078a1ec7562b938d17b2b6351144', 'cat_01a2078a1e15c6098b64409028f39202', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.128Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ef085522ba212f7a14be786', 'CARD-ePVvRnPa', 'camp_01a2078a1ec7562b938d17b2b6351144', 'cat_01a2078a1e15c6098b64409028f39202', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.128Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ef085522ba212f7b41692cd', 'CARD-Vf5atoKr', 'camp_01a2078a1ec7562b938d17b2b6351144', 'cat_01a2078a1e15c6098b64409028f39202', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.128Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1ef085522ba212f85bb83481', 'CARD-hSL8Rlba', 'camp_01a2078a1ec7562b938d17b2b6351144', 'cat_01a2078a1e15c6098b64409028f39202', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.128Z', NULL, NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "imported_uses", "imported_amount", "created_at", "updated_at", "used_at", "deleted_at") VALUES ('demo', 'v_01a2078a1f98d968c613b7ddbfb68113', 'REGULAR1', 'camp_01a2078a1f600b0683a3063d2f89d1f6', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 80, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, 'cust_01a2078a1e6c196a34a28cc76392e190', NULL, 1, NULL, 0, 0, 0, 0, 0, '2026-11-23T08:33:42.296Z', '2026-11-23T08:33:42.516Z', NULL, NULL);
CREATE INDEX async_action_parts_action_id ON async_action_parts (project_id, action_id, created_at , id);
CREATE INDEX async_action_parts_created_at ON async_action_parts (project_id, created_at , id);
CREATE INDEX async_actions_created_at ON async_actions (project_id, created_at , id);
CREATE UNIQUE INDEX benefit_transactions_key ON benefit_transactions (project_id, key);
CREATE INDEX benefit_transactions_member ON benefit_transactions (project_id, member_id, created_at , id);
CREATE INDEX benefits_created_at ON benefits (project_id, created_at , id);
CREATE UNIQUE INDEX benefits_living_name ON benefits (project_id, living_name);
CREATE INDEX benefits_name ON benefits (project_id, name , id);
CREATE INDEX benefits_type ON benefits (project_id, type , id);
CREATE INDEX brandings_created_at ON brandings (project_id, created_at , id);
CREATE INDEX campaign_days_campaign ON campaign_days (project_id, campaign_id, id);
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
CREATE UNIQUE INDEX customers_source_id ON customers (project_id, source_id);
CREATE INDEX customers_updated_at ON customers (project_id, updated_at , id);
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
CREATE INDEX idempotency_records_expires_at ON idempotency_records (project_id, expires_at , id);
CREATE INDEX idempotency_records_owner ON idempotency_records (project_id, owner_project_id);
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
CREATE INDEX redemptions_customer ON redemptions (project_id, customer_id, date , id) WHERE customer_id IS NOT NULL;
CREATE INDEX redemptions_date ON redemptions (project_id, date , id);
CREATE INDEX redemptions_parent ON redemptions (project_id, parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX redemptions_reward_status ON redemptions (project_id, reward_status, date , id) WHERE reward_status IS NOT NULL;
CREATE INDEX redemptions_tier ON redemptions (project_id, tier_id, date , id) WHERE tier_id IS NOT NULL;
CREATE INDEX redemptions_voucher ON redemptions (project_id, voucher_id, date , id) WHERE voucher_id IS NOT NULL;
CREATE INDEX referral_rewards_created_at ON referral_rewards (project_id, created_at , id);
CREATE INDEX referral_rewards_customer ON referral_rewards (project_id, customer_id, created_at , id);
CREATE UNIQUE INDEX referral_rewards_granted_for ON referral_rewards (project_id, granted_for);
CREATE INDEX referral_tiers_campaign ON referral_tiers (project_id, campaign_id, created_at , id);
CREATE INDEX referral_tiers_created_at ON referral_tiers (project_id, created_at , id);
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
CREATE INDEX voucher_transactions_redemption ON voucher_transactions (project_id, redemption_id, created_at , id) WHERE redemption_id IS NOT NULL;
CREATE INDEX voucher_transactions_source ON voucher_transactions (project_id, voucher_id, source_id) WHERE source_id IS NOT NULL;
CREATE INDEX voucher_transactions_voucher ON voucher_transactions (project_id, voucher_id, created_at , id);
CREATE INDEX vouchers_campaign ON vouchers (project_id, campaign_id, created_at );
CREATE INDEX vouchers_category ON vouchers (project_id, category_id, created_at , id) WHERE category_id IS NOT NULL;
CREATE UNIQUE INDEX vouchers_code ON vouchers (project_id, code);
CREATE INDEX vouchers_created_at ON vouchers (project_id, created_at );
CREATE INDEX vouchers_holder ON vouchers (project_id, holder_id, created_at , id) WHERE holder_id IS NOT NULL;
CREATE INDEX vouchers_unheld ON vouchers (project_id, campaign_id, created_at ) WHERE holder_id IS NULL AND deleted_at IS NULL;
CREATE INDEX vouchers_updated_at ON vouchers (project_id, updated_at , id) WHERE updated_at IS NOT NULL;
CREATE INDEX webhook_deliveries_created_at ON webhook_deliveries (project_id, created_at , id);
CREATE INDEX webhook_deliveries_finished_at ON webhook_deliveries (project_id, finished_at , id);
CREATE INDEX webhook_deliveries_next_at ON webhook_deliveries (project_id, next_at , id);
CREATE INDEX webhook_deliveries_subject ON webhook_deliveries (project_id, subject, position, id);
CREATE INDEX webhook_deliveries_webhook ON webhook_deliveries (project_id, webhook_id, created_at , id);
CREATE INDEX webhooks_created_at ON webhooks (project_id, created_at , id);
CREATE INDEX webhooks_due_at ON webhooks (project_id, due_at , id);
