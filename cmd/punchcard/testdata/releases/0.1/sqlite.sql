CREATE TABLE async_action_lines (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    running    TEXT,
    waiting    TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE async_action_parts (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    action_id  TEXT,
    role       TEXT,
    data       TEXT,
    created_at TEXT,
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
    portion     INTEGER NOT NULL,
    total       INTEGER NOT NULL,
    done        INTEGER NOT NULL,
    failed      INTEGER NOT NULL,
    result      TEXT, line TEXT,
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
CREATE TABLE bin_entries (
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
    points             INTEGER NOT NULL,
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
    updated_at TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE earning_rules (
    project_id         TEXT NOT NULL,
    id                 TEXT NOT NULL,
    campaign_id        TEXT,
    automation_id      TEXT,
    event              TEXT,
    earning            TEXT,
    schema_id          TEXT,
    segment_id         TEXT,
    tier_id            TEXT,
    banner             TEXT,
    pending_days       INTEGER  NOT NULL,
    expiration_rules   TEXT,
    active             INTEGER NOT NULL,
    validity           TEXT,
    metadata           TEXT,
    created_at         TEXT,
    updated_at         TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE event_cursors (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    position   INTEGER NOT NULL,
    scheduled  INTEGER NOT NULL,
    updated_at TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE events (
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    type        TEXT,
    entity_type TEXT,
    entity_id   TEXT,
    customer_id TEXT,
    campaign_id TEXT,
    group_id    TEXT,
    category    TEXT,
    data        TEXT,
    created_at  TEXT, number INTEGER, position INTEGER,
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
    portion     INTEGER NOT NULL,
    row_count   INTEGER NOT NULL,
    chunks      INTEGER NOT NULL,
    size        INTEGER NOT NULL,
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
    created_at  TEXT,
    updated_at  TEXT, due_on TEXT,
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
    project_id         TEXT NOT NULL,
    id                 TEXT NOT NULL,
    member_id          TEXT,
    program_id         TEXT,
    customer_id        TEXT,
    card_definition_id TEXT,
    code               TEXT,
    earned             INTEGER NOT NULL,
    added              INTEGER NOT NULL,
    purchased          INTEGER NOT NULL,
    subtracted         INTEGER NOT NULL,
    expired            INTEGER NOT NULL,
    refunded           INTEGER NOT NULL,
    purchase_reversed  INTEGER NOT NULL,
    spent              INTEGER NOT NULL,
    returned           INTEGER NOT NULL,
    locked             INTEGER NOT NULL,
    unlocked           INTEGER NOT NULL,
    pending_total      INTEGER NOT NULL,
    pending_activated  INTEGER NOT NULL,
    pending_canceled   INTEGER NOT NULL,
    written_off        INTEGER NOT NULL,
    pending_written_off INTEGER NOT NULL,
    balance            INTEGER NOT NULL,
    next_on            TEXT,
    next_points        INTEGER NOT NULL,
    next_activation    TEXT,
    created_at         TEXT,
    updated_at         TEXT,
    deleted_at         TEXT,
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
CREATE TABLE points_holds (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    account_id TEXT,
    entry_id   TEXT,
    points     INTEGER  NOT NULL,
    status     TEXT,
    created_at TEXT,
    updated_at TEXT,
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
    created_at TEXT, restored INTEGER NOT NULL DEFAULT 0,
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
    project_id TEXT NOT NULL PRIMARY KEY,
    revision   INTEGER  NOT NULL
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
    cluster_id           TEXT,
    secret               TEXT,
    client               TEXT,
    sandbox              INTEGER NOT NULL,
    created_at           TEXT,
    updated_at           TEXT, clock_offset INTEGER NOT NULL DEFAULT 0, code_charset TEXT, notifications TEXT,
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
    amount           INTEGER NOT NULL,
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
    conversions      INTEGER NOT NULL,
    repeats          INTEGER NOT NULL,
    card_campaign_id TEXT,
    amount           INTEGER NOT NULL,
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
    stock       INTEGER CHECK (stock >= 0),
    redeemed    INTEGER NOT NULL,
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
    amount                 INTEGER NOT NULL,
    balance                INTEGER NOT NULL,
    total                  INTEGER NOT NULL,
    source_id              TEXT,
    source                 TEXT,
    reason                 TEXT,
    order_id               TEXT,
    redemption_id          TEXT,
    rollback_id            TEXT,
    related_transaction_id TEXT,
    created_at             TEXT, cause TEXT,
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
    created_at                   TEXT,
    updated_at                   TEXT,
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
    position    INTEGER NOT NULL,
    target_url  TEXT,
    body        TEXT,
    status      TEXT,
    attempts    INTEGER NOT NULL,
    log         TEXT,
    first_at    TEXT,
    next_at     TEXT,
    created_at  TEXT,
    finished_at TEXT,
    PRIMARY KEY (project_id, id)
);
CREATE TABLE webhooks (
    project_id TEXT NOT NULL,
    id         TEXT NOT NULL,
    target_url TEXT,
    events     TEXT,
    active     INTEGER NOT NULL,
    created_at TEXT,
    updated_at TEXT,
    PRIMARY KEY (project_id, id)
);
INSERT INTO async_actions ("project_id", "id", "type", "status", "operation", "request_id", "created_at", "updated_at", "started_at", "finished_at", "portion", "total", "done", "failed", "result", "line") VALUES ('demo', 'aa_01a1fea04a8ff8d5c23ea13778a31eae', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a1fea04a8efa3008ee4bfb4c62eedd', '2026-11-21T15:01:20.143Z', '2026-11-21T15:01:20.149Z', '2026-11-21T15:01:20.149Z', '2026-11-21T15:01:20.149Z', 1, 20, 20, 0, '{"Message":"Generated 20 vouchers.","Failures":null,"Cause":"","Reported":false}', NULL);
INSERT INTO async_actions ("project_id", "id", "type", "status", "operation", "request_id", "created_at", "updated_at", "started_at", "finished_at", "portion", "total", "done", "failed", "result", "line") VALUES ('demo', 'aa_01a1fea04a983dafcaf132d6909a02fa', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a1fea04a9692d82fe616f905bcd646', '2026-11-21T15:01:20.152Z', '2026-11-21T15:01:20.156Z', '2026-11-21T15:01:20.156Z', '2026-11-21T15:01:20.156Z', 1, 5, 5, 0, '{"Message":"Generated 5 vouchers.","Failures":null,"Cause":"","Reported":false}', NULL);
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', 20, 'DONE', 'DONE', 0);
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a1fea04a975c9083daf167df855385', 6, 'DONE', 'DONE', 0);
INSERT INTO campaign_progress ("project_id", "id", "vouchers_count", "creation_status", "generation_status", "jobs") VALUES ('demo', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 1, 'DONE', 'DONE', 0);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false}', 'DISCOUNT_VOUCHER', 0, NULL, NULL, 0, 0, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 0, '2026-11-21T15:01:20.142Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a1fea04a975c9083daf167df855385', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false}', 'GIFT_VOUCHER', 0, NULL, NULL, 0, 0, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a1fea04a47a9af607f928820e210af', NULL, NULL, NULL, 1, 0, '2026-11-21T15:01:20.151Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a1fea04aaa3a8c7459262c393a4c91', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, 0, NULL, NULL, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a1fea04a3f40d021191e48f1063f6c', NULL, NULL, NULL, 1, 0, '2026-11-21T15:01:20.170Z', NULL, NULL);
INSERT INTO campaigns ("project_id", "id", "name", "description", "campaign_type", "type", "voucher", "voucher_type", "is_referral_code", "referral_program", "tier_expiration", "auto_join", "join_once", "use_voucher_schema", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "activity_duration", "category_id", "metadata", "access_settings", "access", "active", "protected", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false}', 'LOYALTY_CARD', 0, NULL, NULL, 0, 1, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 0, '2026-11-21T15:01:20.396Z', NULL, NULL);
INSERT INTO categories ("project_id", "id", "name", "hierarchy", "created_at", "updated_at") VALUES ('demo', 'cat_01a1fea04a3f40d021191e48f1063f6c', 'Promotions', 1, '2026-11-21T15:01:20.063Z', NULL);
INSERT INTO categories ("project_id", "id", "name", "hierarchy", "created_at", "updated_at") VALUES ('demo', 'cat_01a1fea04a47a9af607f928820e210af', 'Payments', 9, '2026-11-21T15:01:20.071Z', NULL);
INSERT INTO credentials ("project_id", "id", "owner_project_id", "audience", "name", "digest", "created_at", "blocked_at", "integration") VALUES ('', '85de8619ddf5a9eeed47e37b3c44b198', 'demo', 'SERVER', 'demo', 'aa1decf5dc856267a6c7be3559fa928fb3a022b4ee200e0c0348fa4f162257cb', '2026-11-21T15:01:20.042Z', NULL, 0);
INSERT INTO credentials ("project_id", "id", "owner_project_id", "audience", "name", "digest", "created_at", "blocked_at", "integration") VALUES ('', '9249ce9778dd755a732d9a7bf6c09326', 'demo', 'CLIENT', 'demo', '37d74159306debb6ca8f17ddf5af4e52717c8cd4ec5cfb748ec8b5d6dd1778e3', '2026-11-21T15:01:20.045Z', NULL, 0);
INSERT INTO credentials ("project_id", "id", "owner_project_id", "audience", "name", "digest", "created_at", "blocked_at", "integration") VALUES ('', '2a1b0707475de6381c73b60b514e1cce', 'demo', 'MANAGEMENT', 'demo', '0fa665d738f470eca9ccca9b12139028bcbf9268d7b5b9bcb4fbac0b9180290c', '2026-11-21T15:01:20.053Z', NULL, 0);
INSERT INTO customers ("project_id", "id", "source_id", "name", "description", "email", "phone", "birthdate", "address", "address_city", "address_country", "metadata", "summary", "system_metadata", "created_at", "updated_at") VALUES ('demo', 'cust_01a1fea04a820990de9f951abc8f2cf6', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""}', 'Lyon', 'FR', '{"newsletter":true}', '{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:20.378Z"}', NULL, '2026-11-21T15:01:20.130Z', NULL);
INSERT INTO customers ("project_id", "id", "source_id", "name", "description", "email", "phone", "birthdate", "address", "address_city", "address_country", "metadata", "summary", "system_metadata", "created_at", "updated_at") VALUES ('demo', 'cust_01a1fea04a86cec8cd19af7fd27d802c', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""}', 'Uppsala', 'SE', NULL, '{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-21T15:01:20.332Z"}', NULL, '2026-11-21T15:01:20.134Z', NULL);
INSERT INTO earning_rules ("project_id", "id", "campaign_id", "automation_id", "event", "earning", "schema_id", "segment_id", "tier_id", "banner", "pending_days", "expiration_rules", "active", "validity", "metadata", "created_at", "updated_at") VALUES ('demo', 'ern_01a1fea04b9657dc9a806c5f6cfec5dc', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 'auto_01a1fea04b9657dc9a806c5ff08f0044', 'order.paid', '{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null}', NULL, NULL, NULL, NULL, 0, NULL, 1, NULL, NULL, '2026-11-21T15:01:20.406Z', NULL);
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'numbered', 40, 0, '2026-11-21T15:01:20.526Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'scheduled segments', 0, 1, '2026-11-21T15:01:20.526Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'reached segments', 31, 0, '2026-11-21T15:01:20.492Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'scheduled webhooks', 0, 1, '2026-11-21T15:01:20.526Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'reached webhooks', 31, 0, '2026-11-21T15:01:20.482Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'scheduled loyalty', 0, 1, '2026-11-21T15:01:20.527Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'reached loyalty', 31, 0, '2026-11-21T15:01:20.512Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'scheduled programs', 0, 0, '2026-11-21T15:01:20.546Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'reached programs', 40, 0, '2026-11-21T15:01:20.539Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'scheduled referrals', 0, 1, '2026-11-21T15:01:20.411Z');
INSERT INTO event_cursors ("project_id", "id", "position", "scheduled", "updated_at") VALUES ('demo', 'reached referrals', 21, 0, '2026-11-21T15:01:20.356Z');
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04a83512a20939f6eeae79b55', 'customer.created', 'customer', 'cust_01a1fea04a820990de9f951abc8f2cf6', 'cust_01a1fea04a820990de9f951abc8f2cf6', NULL, 'v-01a1fea04a81676c9b0906f034e2e83d', 'ACTION', '{"customer":{"ID":"cust_01a1fea04a820990de9f951abc8f2cf6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.13Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21T15:01:20.130Z', NULL, 1);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04a86cec8cd19af806564fad4', 'customer.created', 'customer', 'cust_01a1fea04a86cec8cd19af7fd27d802c', 'cust_01a1fea04a86cec8cd19af7fd27d802c', NULL, 'v-01a1fea04a85a5b160c2beb745dbe525', 'ACTION', '{"customer":{"ID":"cust_01a1fea04a86cec8cd19af7fd27d802c","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.134Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21T15:01:20.134Z', NULL, 2);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04a887671d34e53e493be3a52', 'business_validation_rule.created', 'validation_rules', 'val_01a1fea04a887671d34e53e44e9afa26', NULL, NULL, 'v-01a1fea04a87ffffb66b9412b34a8e54', 'ACTION', '{"rule":{"ID":"val_01a1fea04a887671d34e53e44e9afa26","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-21T15:01:20.136Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21T15:01:20.136Z', NULL, 3);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04a8ff8d5c23ea137555943a9', 'campaign.created', 'campaign', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'camp_01a1fea04a8efa3008ee4bfba1e92e43', 'v-01a1fea04a8efa3008ee4bfb4c62eedd', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04a8efa3008ee4bfba1e92e43","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.142Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-21T15:01:20.142Z"}', '2026-11-21T15:01:20.142Z', NULL, 4);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04a94f11553341e80a53e5d45', 'voucher.created', 'voucher', 'v_01a1fea04a94f11553341e7fc0d3ba68', NULL, NULL, 'v-01a1fea04a91bef6a1af094c1ecd701a', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a1fea04a94f11553341e7fc0d3ba68","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"on the flyer","Metadata":null,"ReferralCode":false,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:20.148Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21T15:01:20.148Z', NULL, 5);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04a9539db8910b81c32250782', 'campaign.vouchers.generation.started', 'campaign', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'camp_01a1fea04a8efa3008ee4bfba1e92e43', 'v-01a1fea04a8efa3008ee4bfb4c62eedd', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04a8efa3008ee4bfba1e92e43","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.142Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', '2026-11-21T15:01:20.149Z', NULL, 6);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04a975c9083daf166e729fe34', 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'camp_01a1fea04a8efa3008ee4bfba1e92e43', 'v-01a1fea04a8efa3008ee4bfb4c62eedd', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04a8efa3008ee4bfba1e92e43","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.142Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-21T15:01:20.149Z","count":20}', '2026-11-21T15:01:20.149Z', NULL, 7);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04a983dafcaf132d5c880e04d', 'campaign.created', 'campaign', 'camp_01a1fea04a975c9083daf167df855385', NULL, 'camp_01a1fea04a975c9083daf167df855385', 'v-01a1fea04a9692d82fe616f905bcd646', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04a975c9083daf167df855385","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"cat_01a1fea04a47a9af607f928820e210af","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.151Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-21T15:01:20.151Z"}', '2026-11-21T15:01:20.151Z', NULL, 8);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04a9c500ab588edb4c75bc212', 'campaign.vouchers.generation.started', 'campaign', 'camp_01a1fea04a975c9083daf167df855385', NULL, 'camp_01a1fea04a975c9083daf167df855385', 'v-01a1fea04a9692d82fe616f905bcd646', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04a975c9083daf167df855385","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"cat_01a1fea04a47a9af607f928820e210af","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.151Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', '2026-11-21T15:01:20.156Z', NULL, 9);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04a9d372651e5bb9d91378c2f', 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a1fea04a975c9083daf167df855385', NULL, 'camp_01a1fea04a975c9083daf167df855385', 'v-01a1fea04a9692d82fe616f905bcd646', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04a975c9083daf167df855385","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"cat_01a1fea04a47a9af607f928820e210af","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.151Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-21T15:01:20.156Z","count":5}', '2026-11-21T15:01:20.156Z', NULL, 10);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04aa28e0ebbf76335599b5c4e', 'voucher.created', 'voucher', 'v_01a1fea04aa28e0ebbf76335066a42a2', NULL, 'camp_01a1fea04a975c9083daf167df855385', 'v-01a1fea04a9fad4f14e8536b97bcbaf3', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04a975c9083daf167df855385","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"cat_01a1fea04a47a9af607f928820e210af","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.151Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04aa28e0ebbf76335066a42a2","Code":"GIFT-50","CampaignID":"camp_01a1fea04a975c9083daf167df855385","CategoryID":"cat_01a1fea04a47a9af607f928820e210af","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:20.162Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21T15:01:20.162Z', NULL, 11);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04aa28e0ebbf763359d073b27', 'campaign.vouchers.added', 'campaign', 'camp_01a1fea04a975c9083daf167df855385', NULL, 'camp_01a1fea04a975c9083daf167df855385', 'v-01a1fea04a9fad4f14e8536b97bcbaf3', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04a975c9083daf167df855385","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"cat_01a1fea04a47a9af607f928820e210af","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.151Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1}', '2026-11-21T15:01:20.162Z', NULL, 12);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04aaa3a8c7459262c58bc9327', 'campaign.created', 'campaign', 'camp_01a1fea04aaa3a8c7459262c393a4c91', NULL, 'camp_01a1fea04aaa3a8c7459262c393a4c91', 'v-01a1fea04aaa3a8c7459262bb34acb5c', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04aaa3a8c7459262c393a4c91","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"cat_01a1fea04a3f40d021191e48f1063f6c","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.17Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-21T15:01:20.17Z"}', '2026-11-21T15:01:20.170Z', NULL, 13);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04aab8b21a743544798d7407e', 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a1fea04aaa3a8c7459262d43d24c9b', NULL, 'camp_01a1fea04aaa3a8c7459262c393a4c91', 'v-01a1fea04aaa3a8c7459262bb34acb5c', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04aaa3a8c7459262c393a4c91","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"cat_01a1fea04a3f40d021191e48f1063f6c","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.17Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a1fea04aaa3a8c7459262d43d24c9b","CampaignID":"camp_01a1fea04aaa3a8c7459262c393a4c91","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"CategoryID":"","CreatedAt":"2026-11-21T15:01:20.17Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21T15:01:20.170Z', NULL, 14);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04b1cc82f3f67d96a07450c35', 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a1fea04b1bfb8c4a58483eff12d871', NULL, 'camp_01a1fea04aaa3a8c7459262c393a4c91', 'v-01a1fea04ac4a16cd064ea4ece9e32dc', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04aaa3a8c7459262c393a4c91","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"cat_01a1fea04a3f40d021191e48f1063f6c","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.17Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a1fea04b1bfb8c4a58483eff12d871","CampaignID":"camp_01a1fea04aaa3a8c7459262c393a4c91","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"CategoryID":"","CreatedAt":"2026-11-21T15:01:20.196Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21T15:01:20.196Z', NULL, 15);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04b2952f082d7b079ef35722d', 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a1fea04b28ad1f113bf8b6a44e743c', NULL, NULL, 'v-01a1fea04b2380c76ec660debd31fff6', 'ACTION', '{"assignment":{"ID":"asgm_01a1fea04b28ad1f113bf8b6a44e743c","RuleID":"val_01a1fea04a887671d34e53e44e9afa26","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a1fea04b1bfb8c4a58483eff12d871","CreatedAt":"2026-11-21T15:01:20.291Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a1fea04a887671d34e53e44e9afa26","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-21T15:01:20.136Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21T15:01:20.291Z', NULL, 16);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04b3871c3825fea0dcfbeffbb', 'customer.order.created', 'order', 'ord_01a1fea04b3871c3825fea0bdb9f71a3', 'cust_01a1fea04a86cec8cd19af7fd27d802c', NULL, 'v-01a1fea04b2db6ef33224c07556c6f25', 'ACTION', '{"customer":{"ID":"cust_01a1fea04a86cec8cd19af7fd27d802c","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-21T15:01:20.311Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.134Z","UpdatedAt":"0001-01-01T00:00:00Z"},"order":{"ID":"ord_01a1fea04b3871c3825fea0bdb9f71a3","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"DiscountAmount":0,"OrderDiscounted":false,"Items":[{"ID":"ordli_01a1fea04b3871c3825fea0c264381d0","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a1fea04a4c9375ef18e6ecaaa56d88","SKUID":"sku_01a1fea04a56f3b16c2207e350cbb77b","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"UnitEffect":false,"Product":{"ID":"prod_01a1fea04a4c9375ef18e6ecaaa56d88","SourceID":"beans","Name":"House blend","Price":null,"Metadata":{"roast":"medium"},"Override":false},"SKU":{"ID":"sku_01a1fea04a56f3b16c2207e350cbb77b","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990,"Metadata":null,"Override":false},"Metadata":null,"Replacements":null},{"ID":"ordli_01a1fea04b3871c3825fea0cd07c9931","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a1fea04a7e48b1797609fd945cd879","SKUID":"","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"UnitEffect":false,"Product":{"ID":"prod_01a1fea04a7e48b1797609fd945cd879","SourceID":"mug","Name":"Enamel mug","Price":1450,"Metadata":null,"Override":false},"SKU":null,"Metadata":null,"Replacements":null}],"Metadata":null,"CustomerID":"cust_01a1fea04a86cec8cd19af7fd27d802c","ReferrerID":"","Redemptions":null,"CreatedAt":"2026-11-21T15:01:20.311Z","UpdatedAt":"0001-01-01T00:00:00Z","PaidAt":"2026-11-21T15:01:20.311Z"}}', '2026-11-21T15:01:20.311Z', NULL, 17);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04b39c5616fba6da41d16da9f', 'customer.order.paid', 'order', 'ord_01a1fea04b3871c3825fea0bdb9f71a3', 'cust_01a1fea04a86cec8cd19af7fd27d802c', NULL, 'v-01a1fea04b2db6ef33224c07556c6f25', 'ACTION', '{"customer":{"ID":"cust_01a1fea04a86cec8cd19af7fd27d802c","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-21T15:01:20.311Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.134Z","UpdatedAt":"0001-01-01T00:00:00Z"},"order":{"ID":"ord_01a1fea04b3871c3825fea0bdb9f71a3","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"DiscountAmount":0,"OrderDiscounted":false,"Items":[{"ID":"ordli_01a1fea04b3871c3825fea0c264381d0","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a1fea04a4c9375ef18e6ecaaa56d88","SKUID":"sku_01a1fea04a56f3b16c2207e350cbb77b","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"UnitEffect":false,"Product":{"ID":"prod_01a1fea04a4c9375ef18e6ecaaa56d88","SourceID":"beans","Name":"House blend","Price":null,"Metadata":{"roast":"medium"},"Override":false},"SKU":{"ID":"sku_01a1fea04a56f3b16c2207e350cbb77b","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990,"Metadata":null,"Override":false},"Metadata":null,"Replacements":null},{"ID":"ordli_01a1fea04b3871c3825fea0cd07c9931","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a1fea04a7e48b1797609fd945cd879","SKUID":"","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"UnitEffect":false,"Product":{"ID":"prod_01a1fea04a7e48b1797609fd945cd879","SourceID":"mug","Name":"Enamel mug","Price":1450,"Metadata":null,"Override":false},"SKU":null,"Metadata":null,"Replacements":null}],"Metadata":null,"CustomerID":"cust_01a1fea04a86cec8cd19af7fd27d802c","ReferrerID":"","Redemptions":null,"CreatedAt":"2026-11-21T15:01:20.311Z","UpdatedAt":"0001-01-01T00:00:00Z","PaidAt":"2026-11-21T15:01:20.311Z"}}', '2026-11-21T15:01:20.311Z', NULL, 18);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04b4c182a132d27cdc19a4f20', 'customer.redemption.succeeded', 'redemption', 'r_01a1fea04b4c182a132d27ccee628757', 'cust_01a1fea04a86cec8cd19af7fd27d802c', NULL, 'v-01a1fea04b3e3b11ede22fc5b776b454', 'ACTION', '{"redemption":{"ID":"r_01a1fea04b4c182a132d27ccee628757","Object":"redemption","Date":"2026-11-21T15:01:20.332Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a1fea04a86cec8cd19af7fd27d802c","TrackingID":"track_g9q4-Fc6y07jhoIv397vUHelAKQ4-mBaccNjTx1TYOY","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","Channel":{"ID":"85de8619ddf5a9eeed47e37b3c44b198","Type":"API"},"APIKey":"85de8619ddf5a9eeed47e37b3c44b198","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a1fea04a94f11553341e7fc0d3ba68"},"VoucherID":"v_01a1fea04a94f11553341e7fc0d3ba68","Code":"WELCOME10","TierID":"","CampaignID":"","Campaign":"","RewardID":"","OrderID":"ord_01a1fea04b4c182a132d27cb80f51a79","Applied":{"Order":790,"Items":0,"OrderTotal":7110,"Credits":0,"Points":0,"Lines":null,"OrderMode":"","Counted":null},"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"}}', '2026-11-21T15:01:20.332Z', NULL, 19);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04b4c182a132d27cdf19737ee', 'customer.order.created', 'order', 'ord_01a1fea04b4c182a132d27cb80f51a79', 'cust_01a1fea04a86cec8cd19af7fd27d802c', NULL, 'v-01a1fea04b3e3b11ede22fc5b776b454', 'EFFECT', '{"customer":{"ID":"cust_01a1fea04a86cec8cd19af7fd27d802c","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-21T15:01:20.332Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.134Z","UpdatedAt":"0001-01-01T00:00:00Z"},"order":{"ID":"ord_01a1fea04b4c182a132d27cb80f51a79","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a1fea04b4c182a132d27cc04fb73a0","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a1fea04a7413cbdb8ee9253d6f2cc8","SKUID":"","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"UnitEffect":false,"Product":{"ID":"prod_01a1fea04a7413cbdb8ee9253d6f2cc8","SourceID":"grinder","Name":"Hand grinder","Price":7900,"Metadata":null,"Override":false},"SKU":null,"Metadata":null,"Replacements":null}],"Metadata":null,"CustomerID":"cust_01a1fea04a86cec8cd19af7fd27d802c","ReferrerID":"","Redemptions":{"r_01a1fea04b4c182a132d27ccee628757":{"Date":"2026-11-21T15:01:20.332Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a1fea04a94f11553341e7fc0d3ba68","RelatedObjectParentID":"","Stacked":null,"RollbackStacked":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"}},"CreatedAt":"2026-11-21T15:01:20.332Z","UpdatedAt":"0001-01-01T00:00:00Z","PaidAt":"2026-11-21T15:01:20.332Z"}}', '2026-11-21T15:01:20.332Z', NULL, 20);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04b4c182a132d27ce9c6c3e8a', 'customer.order.paid', 'order', 'ord_01a1fea04b4c182a132d27cb80f51a79', 'cust_01a1fea04a86cec8cd19af7fd27d802c', NULL, 'v-01a1fea04b3e3b11ede22fc5b776b454', 'EFFECT', '{"customer":{"ID":"cust_01a1fea04a86cec8cd19af7fd27d802c","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-21T15:01:20.332Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.134Z","UpdatedAt":"0001-01-01T00:00:00Z"},"order":{"ID":"ord_01a1fea04b4c182a132d27cb80f51a79","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a1fea04b4c182a132d27cc04fb73a0","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a1fea04a7413cbdb8ee9253d6f2cc8","SKUID":"","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"UnitEffect":false,"Product":{"ID":"prod_01a1fea04a7413cbdb8ee9253d6f2cc8","SourceID":"grinder","Name":"Hand grinder","Price":7900,"Metadata":null,"Override":false},"SKU":null,"Metadata":null,"Replacements":null}],"Metadata":null,"CustomerID":"cust_01a1fea04a86cec8cd19af7fd27d802c","ReferrerID":"","Redemptions":{"r_01a1fea04b4c182a132d27ccee628757":{"Date":"2026-11-21T15:01:20.332Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a1fea04a94f11553341e7fc0d3ba68","RelatedObjectParentID":"","Stacked":null,"RollbackStacked":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"}},"CreatedAt":"2026-11-21T15:01:20.332Z","UpdatedAt":"0001-01-01T00:00:00Z","PaidAt":"2026-11-21T15:01:20.332Z"}}', '2026-11-21T15:01:20.332Z', NULL, 21);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04b7a934174e10a2849d7a7e7', 'customer.redemption.succeeded', 'redemption', 'r_01a1fea04b7a934174e10a26fcc2c074', 'cust_01a1fea04a820990de9f951abc8f2cf6', 'camp_01a1fea04a975c9083daf167df855385', 'v-01a1fea04b70c25f571e6933d68ac678', 'ACTION', '{"redemption":{"ID":"r_01a1fea04b7a934174e10a26fcc2c074","Object":"redemption","Date":"2026-11-21T15:01:20.378Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a1fea04a820990de9f951abc8f2cf6","TrackingID":"track_8UAVu5TzTa30eT3E6neKJKCu8of1XihNk2w77bvZdu4","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","Channel":{"ID":"85de8619ddf5a9eeed47e37b3c44b198","Type":"API"},"APIKey":"85de8619ddf5a9eeed47e37b3c44b198","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a1fea04aa28e0ebbf76335066a42a2"},"VoucherID":"v_01a1fea04aa28e0ebbf76335066a42a2","Code":"GIFT-50","TierID":"","CampaignID":"camp_01a1fea04a975c9083daf167df855385","Campaign":"Gift cards","RewardID":"","OrderID":"ord_01a1fea04b7a934174e10a26b1d1745b","Applied":{"Order":500,"Items":0,"OrderTotal":4500,"Credits":500,"Points":0,"Lines":null,"OrderMode":"","Counted":null},"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"}}', '2026-11-21T15:01:20.378Z', NULL, 22);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04b7a934174e10a290ae6757c', 'customer.order.created', 'order', 'ord_01a1fea04b7a934174e10a26b1d1745b', 'cust_01a1fea04a820990de9f951abc8f2cf6', NULL, 'v-01a1fea04b70c25f571e6933d68ac678', 'EFFECT', '{"customer":{"ID":"cust_01a1fea04a820990de9f951abc8f2cf6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:20.378Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.13Z","UpdatedAt":"0001-01-01T00:00:00Z"},"order":{"ID":"ord_01a1fea04b7a934174e10a26b1d1745b","SourceID":"","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"Items":null,"Metadata":null,"CustomerID":"cust_01a1fea04a820990de9f951abc8f2cf6","ReferrerID":"","Redemptions":{"r_01a1fea04b7a934174e10a26fcc2c074":{"Date":"2026-11-21T15:01:20.378Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a1fea04aa28e0ebbf76335066a42a2","RelatedObjectParentID":"camp_01a1fea04a975c9083daf167df855385","Stacked":null,"RollbackStacked":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"}},"CreatedAt":"2026-11-21T15:01:20.378Z","UpdatedAt":"0001-01-01T00:00:00Z","PaidAt":"2026-11-21T15:01:20.378Z"}}', '2026-11-21T15:01:20.378Z', NULL, 23);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04b7a934174e10a29484a7ac9', 'customer.order.paid', 'order', 'ord_01a1fea04b7a934174e10a26b1d1745b', 'cust_01a1fea04a820990de9f951abc8f2cf6', NULL, 'v-01a1fea04b70c25f571e6933d68ac678', 'EFFECT', '{"customer":{"ID":"cust_01a1fea04a820990de9f951abc8f2cf6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:20.378Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.13Z","UpdatedAt":"0001-01-01T00:00:00Z"},"order":{"ID":"ord_01a1fea04b7a934174e10a26b1d1745b","SourceID":"","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"Items":null,"Metadata":null,"CustomerID":"cust_01a1fea04a820990de9f951abc8f2cf6","ReferrerID":"","Redemptions":{"r_01a1fea04b7a934174e10a26fcc2c074":{"Date":"2026-11-21T15:01:20.378Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a1fea04aa28e0ebbf76335066a42a2","RelatedObjectParentID":"camp_01a1fea04a975c9083daf167df855385","Stacked":null,"RollbackStacked":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"}},"CreatedAt":"2026-11-21T15:01:20.378Z","UpdatedAt":"0001-01-01T00:00:00Z","PaidAt":"2026-11-21T15:01:20.378Z"}}', '2026-11-21T15:01:20.378Z', NULL, 24);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04b927221027e9fe4018be935', 'campaign.created', 'campaign', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', NULL, 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 'v-01a1fea04b8c9a8fc07c2b373c53887b', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.396Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-21T15:01:20.396Z"}', '2026-11-21T15:01:20.396Z', NULL, 25);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04b974ff371b41cb855cfd643', 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a1fea04b9657dc9a806c5f6cfec5dc', NULL, 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 'v-01a1fea04b9533232385a44c49f40be5', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.396Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a1fea04b9657dc9a806c5f6cfec5dc","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","AutomationID":"auto_01a1fea04b9657dc9a806c5ff08f0044","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Metadata":null,"CreatedAt":"2026-11-21T15:01:20.406Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21T15:01:20.406Z', NULL, 26);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04ba3ab328d2ec4d3826ab5ef', 'voucher.created', 'voucher', 'v_01a1fea04ba26b1d8091923251f40eb7', NULL, 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 'v-01a1fea04b9cc7c4f1a661db39b622d1', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.396Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04ba26b1d8091923251f40eb7","Code":"REGULAR1","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:20.418Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21T15:01:20.418Z', NULL, 27);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04ba5a94a8944069808895831', 'campaign.vouchers.added', 'campaign', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', NULL, 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 'v-01a1fea04b9cc7c4f1a661db39b622d1', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.396Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1}', '2026-11-21T15:01:20.418Z', NULL, 28);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04bce22e51ab584106995413b', 'voucher.published', 'voucher', 'v_01a1fea04ba26b1d8091923251f40eb7', 'cust_01a1fea04a820990de9f951abc8f2cf6', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 'v-01a1fea04bb74ae7759bc08450149ee0', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.396Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea04a820990de9f951abc8f2cf6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:20.378Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.13Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a1fea04bce22e51ab58410022abd97","CustomerID":"cust_01a1fea04a820990de9f951abc8f2cf6","TrackingID":"track_8UAVu5TzTa30eT3E6neKJKCu8of1XihNk2w77bvZdu4","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a1fea04ba26b1d8091923251f40eb7"],"Codes":["REGULAR1"],"CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-21T15:01:20.455Z"},"voucher":{"ID":"v_01a1fea04ba26b1d8091923251f40eb7","Code":"REGULAR1","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea04a820990de9f951abc8f2cf6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:20.418Z","UpdatedAt":"2026-11-21T15:01:20.455Z","DeletedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21T15:01:20.455Z', NULL, 29);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04bcf34dedd9a64058654d815', 'publication.succeeded', 'publication', 'pub_01a1fea04bce22e51ab58410022abd97', 'cust_01a1fea04a820990de9f951abc8f2cf6', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 'v-01a1fea04bb74ae7759bc08450149ee0', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.396Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea04a820990de9f951abc8f2cf6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:20.378Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.13Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a1fea04bce22e51ab58410022abd97","CustomerID":"cust_01a1fea04a820990de9f951abc8f2cf6","TrackingID":"track_8UAVu5TzTa30eT3E6neKJKCu8of1XihNk2w77bvZdu4","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a1fea04ba26b1d8091923251f40eb7"],"Codes":["REGULAR1"],"CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-21T15:01:20.455Z"},"voucher":{"ID":"v_01a1fea04ba26b1d8091923251f40eb7","Code":"REGULAR1","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea04a820990de9f951abc8f2cf6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:20.418Z","UpdatedAt":"2026-11-21T15:01:20.455Z","DeletedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21T15:01:20.455Z', NULL, 30);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04bcf34dedd9a6406496957ac', 'customer.publication.succeeded', 'publication', 'pub_01a1fea04bce22e51ab58410022abd97', 'cust_01a1fea04a820990de9f951abc8f2cf6', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 'v-01a1fea04bb74ae7759bc08450149ee0', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.396Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea04a820990de9f951abc8f2cf6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:20.378Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.13Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a1fea04bce22e51ab58410022abd97","CustomerID":"cust_01a1fea04a820990de9f951abc8f2cf6","TrackingID":"track_8UAVu5TzTa30eT3E6neKJKCu8of1XihNk2w77bvZdu4","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a1fea04ba26b1d8091923251f40eb7"],"Codes":["REGULAR1"],"CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-21T15:01:20.455Z"},"voucher":{"ID":"v_01a1fea04ba26b1d8091923251f40eb7","Code":"REGULAR1","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea04a820990de9f951abc8f2cf6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:20.418Z","UpdatedAt":"2026-11-21T15:01:20.455Z","DeletedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21T15:01:20.455Z', NULL, 31);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04befae592bcecf68b6934a18', 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a1fea04ba26b1d8091923251f40eb7', 'cust_01a1fea04a820990de9f951abc8f2cf6', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 'v-01a1fea04bde67f8ad34d980dfd0d622', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.396Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea04a820990de9f951abc8f2cf6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:20.378Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.13Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04ba26b1d8091923251f40eb7","Code":"REGULAR1","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":70,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea04a820990de9f951abc8f2cf6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:20.418Z","UpdatedAt":"2026-11-21T15:01:20.479Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a1fea04bedd5a035a6151e6db6037b","VoucherID":"v_01a1fea04ba26b1d8091923251f40eb7","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Type":"POINTS_ADDITION","Amount":70,"Balance":70,"Total":70,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":""},"CreatedAt":"2026-11-21T15:01:20.479Z"}}', '2026-11-21T15:01:20.479Z', NULL, 32);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04befae592bcecf691c244486', 'voucher.loyalty_card.points_added', 'voucher', 'v_01a1fea04ba26b1d8091923251f40eb7', 'cust_01a1fea04a820990de9f951abc8f2cf6', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 'v-01a1fea04bde67f8ad34d980dfd0d622', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.396Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea04a820990de9f951abc8f2cf6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:20.378Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.13Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04ba26b1d8091923251f40eb7","Code":"REGULAR1","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":70,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea04a820990de9f951abc8f2cf6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:20.418Z","UpdatedAt":"2026-11-21T15:01:20.479Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a1fea04bedd5a035a6151e6db6037b","VoucherID":"v_01a1fea04ba26b1d8091923251f40eb7","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Type":"POINTS_ADDITION","Amount":70,"Balance":70,"Total":70,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":""},"CreatedAt":"2026-11-21T15:01:20.479Z"}}', '2026-11-21T15:01:20.479Z', NULL, 33);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04befae592bcecf6986775cad', 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a1fea04ba26b1d8091923251f40eb7', 'cust_01a1fea04a820990de9f951abc8f2cf6', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 'v-01a1fea04bde67f8ad34d980dfd0d622', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.396Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea04a820990de9f951abc8f2cf6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:20.378Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.13Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04ba26b1d8091923251f40eb7","Code":"REGULAR1","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":70,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea04a820990de9f951abc8f2cf6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:20.418Z","UpdatedAt":"2026-11-21T15:01:20.479Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a1fea04bedd5a035a6151e6db6037b","VoucherID":"v_01a1fea04ba26b1d8091923251f40eb7","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Type":"POINTS_ADDITION","Amount":70,"Balance":70,"Total":70,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":""},"CreatedAt":"2026-11-21T15:01:20.479Z"}}', '2026-11-21T15:01:20.479Z', NULL, 34);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04bf99b9bc6fe2e85ad56c8c9', 'customer.custom_event', 'custom_event', 'visited', 'cust_01a1fea04a820990de9f951abc8f2cf6', NULL, 'v-01a1fea04bf6d9140c53aa6a029cd8d9', 'ACTION', '{"customer":{"ID":"cust_01a1fea04a820990de9f951abc8f2cf6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:20.378Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.13Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', '2026-11-21T15:01:20.505Z', NULL, 35);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04bfe3849e2227a1e199036b1', 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a1fea04ba26b1d8091923251f40eb7', 'cust_01a1fea04a820990de9f951abc8f2cf6', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.396Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea04a820990de9f951abc8f2cf6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:20.378Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.13Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04ba26b1d8091923251f40eb7","Code":"REGULAR1","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":80,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea04a820990de9f951abc8f2cf6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:20.418Z","UpdatedAt":"2026-11-21T15:01:20.507Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a1fea04bfdb73df41c4e8ec7e7ae70","VoucherID":"v_01a1fea04ba26b1d8091923251f40eb7","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":80,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a1fea04b7a934174e10a26b1d1745b","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a1fea04b7a934174e10a29484a7ac9","EventType":"customer.order.paid","OrderID":"ord_01a1fea04b7a934174e10a26b1d1745b","RuleID":"ern_01a1fea04b9657dc9a806c5f6cfec5dc","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":""},"CreatedAt":"2026-11-21T15:01:20.507Z"}}', '2026-11-21T15:01:20.507Z', NULL, 36);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04bfe3849e2227a1e50cf5342', 'voucher.loyalty_card.points_added', 'voucher', 'v_01a1fea04ba26b1d8091923251f40eb7', 'cust_01a1fea04a820990de9f951abc8f2cf6', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.396Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea04a820990de9f951abc8f2cf6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:20.378Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.13Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04ba26b1d8091923251f40eb7","Code":"REGULAR1","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":80,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea04a820990de9f951abc8f2cf6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:20.418Z","UpdatedAt":"2026-11-21T15:01:20.507Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a1fea04bfdb73df41c4e8ec7e7ae70","VoucherID":"v_01a1fea04ba26b1d8091923251f40eb7","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":80,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a1fea04b7a934174e10a26b1d1745b","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a1fea04b7a934174e10a29484a7ac9","EventType":"customer.order.paid","OrderID":"ord_01a1fea04b7a934174e10a26b1d1745b","RuleID":"ern_01a1fea04b9657dc9a806c5f6cfec5dc","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":""},"CreatedAt":"2026-11-21T15:01:20.507Z"}}', '2026-11-21T15:01:20.507Z', NULL, 37);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04bfe3849e2227a1ebb25ab17', 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a1fea04ba26b1d8091923251f40eb7', 'cust_01a1fea04a820990de9f951abc8f2cf6', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.396Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea04a820990de9f951abc8f2cf6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:20.378Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.13Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04ba26b1d8091923251f40eb7","Code":"REGULAR1","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":80,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea04a820990de9f951abc8f2cf6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:20.418Z","UpdatedAt":"2026-11-21T15:01:20.507Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a1fea04bfdb73df41c4e8ec7e7ae70","VoucherID":"v_01a1fea04ba26b1d8091923251f40eb7","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":80,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a1fea04b7a934174e10a26b1d1745b","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a1fea04b7a934174e10a29484a7ac9","EventType":"customer.order.paid","OrderID":"ord_01a1fea04b7a934174e10a26b1d1745b","RuleID":"ern_01a1fea04b9657dc9a806c5f6cfec5dc","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":""},"CreatedAt":"2026-11-21T15:01:20.507Z"}}', '2026-11-21T15:01:20.507Z', NULL, 38);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04bffc44486245a78e9363927', 'customer.rewarded', 'voucher', 'v_01a1fea04ba26b1d8091923251f40eb7', 'cust_01a1fea04a820990de9f951abc8f2cf6', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.396Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea04a820990de9f951abc8f2cf6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:20.378Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.13Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a1fea04b9657dc9a806c5f6cfec5dc","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","AutomationID":"auto_01a1fea04b9657dc9a806c5ff08f0044","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Metadata":null,"CreatedAt":"2026-11-21T15:01:20.406Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04ba26b1d8091923251f40eb7","Code":"REGULAR1","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":80,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea04a820990de9f951abc8f2cf6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:20.418Z","UpdatedAt":"2026-11-21T15:01:20.507Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a1fea04bfdb73df41c4e8ec7e7ae70","VoucherID":"v_01a1fea04ba26b1d8091923251f40eb7","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":80,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a1fea04b7a934174e10a26b1d1745b","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a1fea04b7a934174e10a29484a7ac9","EventType":"customer.order.paid","OrderID":"ord_01a1fea04b7a934174e10a26b1d1745b","RuleID":"ern_01a1fea04b9657dc9a806c5f6cfec5dc","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":""},"CreatedAt":"2026-11-21T15:01:20.507Z"}}', '2026-11-21T15:01:20.507Z', NULL, 39);
INSERT INTO events ("project_id", "id", "type", "entity_type", "entity_id", "customer_id", "campaign_id", "group_id", "category", "data", "created_at", "number", "position") VALUES ('demo', 'ev_01a1fea04bffc44486245a798acab6a5', 'customer.rewarded.loyalty_points', 'voucher', 'v_01a1fea04ba26b1d8091923251f40eb7', 'cust_01a1fea04a820990de9f951abc8f2cf6', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:20.396Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea04a820990de9f951abc8f2cf6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:20.378Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:20.13Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a1fea04b9657dc9a806c5f6cfec5dc","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","AutomationID":"auto_01a1fea04b9657dc9a806c5ff08f0044","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Metadata":null,"CreatedAt":"2026-11-21T15:01:20.406Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04ba26b1d8091923251f40eb7","Code":"REGULAR1","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":80,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea04a820990de9f951abc8f2cf6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:20.418Z","UpdatedAt":"2026-11-21T15:01:20.507Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a1fea04bfdb73df41c4e8ec7e7ae70","VoucherID":"v_01a1fea04ba26b1d8091923251f40eb7","CampaignID":"camp_01a1fea04b8c9a8fc07c2b37cf953d47","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":80,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a1fea04b7a934174e10a26b1d1745b","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a1fea04b7a934174e10a29484a7ac9","EventType":"customer.order.paid","OrderID":"ord_01a1fea04b7a934174e10a26b1d1745b","RuleID":"ern_01a1fea04b9657dc9a806c5f6cfec5dc","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":""},"CreatedAt":"2026-11-21T15:01:20.507Z"}}', '2026-11-21T15:01:20.507Z', NULL, 40);
INSERT INTO export_chunks ("project_id", "id", "export_id", "content") VALUES ('demo', 'expc_exp_01a1fea04bfb1ac32a51d977bc89aacb_0', 'exp_01a1fea04bfb1ac32a51d977bc89aacb', 'Code,Voucher Type,Value,Discount Type
REGULAR1,LOYALTY_CARD,80,
GIFT-50,GIFT_VOUCHER,50.00,
CARD-7i7jQwi3,GIFT_VOUCHER,50.00,
CARD-m50G3jj2,GIFT_VOUCHER,50.00,
CARD-5Rv13xCk,GIFT_VOUCHER,50.00,
CARD-M3hh8FPl,GIFT_VOUCHER,50.00,
CARD-tCzdq8WU,GIFT_VOUCHER,50.00,
HELLO-aMiV,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Hc9j,DISCOUNT_VOUCHER,10,PERCENT
HELLO-rvUa,DISCOUNT_VOUCHER,10,PERCENT
HELLO-9fH7,DISCOUNT_VOUCHER,10,PERCENT
HELLO-SmxN,DISCOUNT_VOUCHER,10,PERCENT
HELLO-dCiM,DISCOUNT_VOUCHER,10,PERCENT
HELLO-JJ7F,DISCOUNT_VOUCHER,10,PERCENT
HELLO-ALIa,DISCOUNT_VOUCHER,10,PERCENT
HELLO-XXAY,DISCOUNT_VOUCHER,10,PERCENT
HELLO-bqMK,DISCOUNT_VOUCHER,10,PERCENT
HELLO-untO,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Px0L,DISCOUNT_VOUCHER,10,PERCENT
HELLO-eVcU,DISCOUNT_VOUCHER,10,PERCENT
HELLO-3XvI,DISCOUNT_VOUCHER,10,PERCENT
HELLO-savT,DISCOUNT_VOUCHER,10,PERCENT
HELLO-pPWd,DISCOUNT_VOUCHER,10,PERCENT
HELLO-l6e3,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Kp2B,DISCOUNT_VOUCHER,10,PERCENT
HELLO-c80u,DISCOUNT_VOUCHER,10,PERCENT
HELLO-TScL,DISCOUNT_VOUCHER,10,PERCENT
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
');
INSERT INTO exports ("project_id", "id", "object", "sorted_by", "fields", "filters", "campaign_id", "selection", "channel", "user_id", "status", "keys", "portion", "row_count", "chunks", "size", "cause", "created_at", "updated_at") VALUES ('demo', 'exp_01a1fea04bfb1ac32a51d977bc89aacb', 'voucher', '-created_at', '["code","voucher_type","value","discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 28, 1, 1109, NULL, '2026-11-21T15:01:20.507Z', '2026-11-21T15:01:20.547Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a1fea04b3871c3825fea0bdb9f71a3', 'order-1001', 'PAID', 5890, 1, 5890, 1, 0, 0, '[{"ID":"ordli_01a1fea04b3871c3825fea0c264381d0","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a1fea04a4c9375ef18e6ecaaa56d88","SKUID":"sku_01a1fea04a56f3b16c2207e350cbb77b","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"UnitEffect":false,"Product":{"ID":"prod_01a1fea04a4c9375ef18e6ecaaa56d88","SourceID":"beans","Name":"House blend","Price":null,"Metadata":{"roast":"medium"},"Override":false},"SKU":{"ID":"sku_01a1fea04a56f3b16c2207e350cbb77b","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990,"Metadata":null,"Override":false},"Metadata":null,"Replacements":null},{"ID":"ordli_01a1fea04b3871c3825fea0cd07c9931","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a1fea04a7e48b1797609fd945cd879","SKUID":"","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"UnitEffect":false,"Product":{"ID":"prod_01a1fea04a7e48b1797609fd945cd879","SourceID":"mug","Name":"Enamel mug","Price":1450,"Metadata":null,"Override":false},"SKU":null,"Metadata":null,"Replacements":null}]', NULL, 'cust_01a1fea04a86cec8cd19af7fd27d802c', NULL, NULL, '2026-11-21T15:01:20.311Z', NULL, '2026-11-21T15:01:20.311Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a1fea04b4c182a132d27cb80f51a79', 'order-1002', 'PAID', 7900, 1, 7900, 1, 790, 1, '[{"ID":"ordli_01a1fea04b4c182a132d27cc04fb73a0","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a1fea04a7413cbdb8ee9253d6f2cc8","SKUID":"","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"UnitEffect":false,"Product":{"ID":"prod_01a1fea04a7413cbdb8ee9253d6f2cc8","SourceID":"grinder","Name":"Hand grinder","Price":7900,"Metadata":null,"Override":false},"SKU":null,"Metadata":null,"Replacements":null}]', NULL, 'cust_01a1fea04a86cec8cd19af7fd27d802c', NULL, '{"r_01a1fea04b4c182a132d27ccee628757":{"Date":"2026-11-21T15:01:20.332Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a1fea04a94f11553341e7fc0d3ba68","RelatedObjectParentID":"","Stacked":null,"RollbackStacked":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"}}', '2026-11-21T15:01:20.332Z', NULL, '2026-11-21T15:01:20.332Z');
INSERT INTO orders ("project_id", "id", "source_id", "status", "amount", "amount_known", "initial_amount", "initial_amount_known", "discount_amount", "order_discounted", "items", "metadata", "customer_id", "referrer_id", "redemptions", "created_at", "updated_at", "paid_at") VALUES ('demo', 'ord_01a1fea04b7a934174e10a26b1d1745b', NULL, 'PAID', 5000, 1, 5000, 1, 500, 1, NULL, NULL, 'cust_01a1fea04a820990de9f951abc8f2cf6', NULL, '{"r_01a1fea04b7a934174e10a26fcc2c074":{"Date":"2026-11-21T15:01:20.378Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a1fea04aa28e0ebbf76335066a42a2","RelatedObjectParentID":"camp_01a1fea04a975c9083daf167df855385","Stacked":null,"RollbackStacked":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"}}', '2026-11-21T15:01:20.378Z', NULL, '2026-11-21T15:01:20.378Z');
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lopb_01a1fea04bee56f39ab7c538bab43de5', 'v_01a1fea04ba26b1d8091923251f40eb7', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 'cust_01a1fea04a820990de9f951abc8f2cf6', 'vtx_01a1fea04bedd5a035a6151e6db6037b', 70, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 1, 'v_01a1fea04ba26b1d8091923251f40eb7 9999-12-31 001795273280479', NULL, '2026-11-21T15:01:20.479Z', NULL);
INSERT INTO points_lots ("project_id", "id", "account_id", "scope_id", "holder_id", "entry_id", "opened", "left_points", "ended", "expires_on", "expiration_type", "status", "open", "burn_order", "due_on", "created_at", "updated_at") VALUES ('demo', 'lopb_01a1fea04bfdb73df41c4e8f819cb259', 'v_01a1fea04ba26b1d8091923251f40eb7', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 'cust_01a1fea04a820990de9f951abc8f2cf6', 'vtx_01a1fea04bfdb73df41c4e8ec7e7ae70', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', 1, 'v_01a1fea04ba26b1d8091923251f40eb7 9999-12-31 001795273280507', NULL, '2026-11-21T15:01:20.507Z', NULL);
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-21T15:01:20.040Z', NULL, NULL);
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_01a1fea04a4c9375ef18e6ecaaa56d88', 'beans', 'House blend', NULL, '["weight"]', '{"roast":"medium"}', NULL, '2026-11-21T15:01:20.076Z', NULL, NULL);
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_01a1fea04a7413cbdb8ee9253d6f2cc8', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-21T15:01:20.115Z', NULL, NULL);
INSERT INTO products ("project_id", "id", "source_id", "name", "price", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'prod_01a1fea04a7e48b1797609fd945cd879', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-21T15:01:20.126Z', NULL, NULL);
INSERT INTO products_collections ("project_id", "id", "name", "type", "members", "filter", "condition", "builtin", "created_at", "updated_at") VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction":"and"}', NULL, 1, '2026-11-21T15:01:20.040Z', NULL);
INSERT INTO products_collections ("project_id", "id", "name", "type", "members", "filter", "condition", "builtin", "created_at", "updated_at") VALUES ('demo', 'pc_01a1fea04a80365ca30015b3ac903bce', 'Equipment', 'STATIC', '[{"ID":"prod_01a1fea04a7413cbdb8ee9253d6f2cc8","ProductID":"","Object":"product"},{"ID":"prod_01a1fea04a7e48b1797609fd945cd879","ProductID":"","Object":"product"}]', NULL, NULL, 0, '2026-11-21T15:01:20.128Z', NULL);
INSERT INTO project_revisions ("project_id", "revision") VALUES ('demo', 17);
INSERT INTO projects ("project_id", "id", "name", "description", "timezone", "currency", "dial_code", "api_version", "webhook_version", "case_sensitive_codes", "cluster_id", "secret", "client", "sandbox", "created_at", "updated_at", "clock_offset", "code_charset", "notifications") VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', 1, NULL, '2255cd85fb3f90d9b125f18535bc25cc9aca0b975bf12c39777b20c8002019a7', NULL, 1, '2026-11-21T15:01:20.031Z', NULL, 0, NULL, NULL);
INSERT INTO promotion_tiers ("project_id", "id", "campaign_id", "name", "banner", "discount", "metadata", "hierarchy", "active", "validity", "start_date", "expiration_date", "category_id", "created_at", "updated_at") VALUES ('demo', 'promo_01a1fea04aaa3a8c7459262d43d24c9b', 'camp_01a1fea04aaa3a8c7459262c393a4c91', 'Five off', '5.00 off every order', '{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, 1, 1, NULL, NULL, NULL, NULL, '2026-11-21T15:01:20.170Z', NULL);
INSERT INTO promotion_tiers ("project_id", "id", "campaign_id", "name", "banner", "discount", "metadata", "hierarchy", "active", "validity", "start_date", "expiration_date", "category_id", "created_at", "updated_at") VALUES ('demo', 'promo_01a1fea04b1bfb8c4a58483eff12d871', 'camp_01a1fea04aaa3a8c7459262c393a4c91', 'Fifteen off', '15.00 off above 50.00', '{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, 2, 1, NULL, NULL, NULL, NULL, '2026-11-21T15:01:20.196Z', NULL);
INSERT INTO publications ("project_id", "id", "source_id", "customer_id", "tracking_id", "channel", "metadata", "voucher_ids", "codes", "voucher_code", "result", "campaign_id", "voucher_type", "is_referral_code", "failure_code", "failure_message", "created_at") VALUES ('demo', 'pub_01a1fea04bce22e51ab58410022abd97', NULL, 'cust_01a1fea04a820990de9f951abc8f2cf6', 'track_8UAVu5TzTa30eT3E6neKJKCu8of1XihNk2w77bvZdu4', 'API', NULL, '["v_01a1fea04ba26b1d8091923251f40eb7"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 'LOYALTY_CARD', 0, NULL, NULL, '2026-11-21T15:01:20.455Z');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000000_revisions');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000005_project');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000010_catalog');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000012_bin');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000015_products');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000020_event');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000030_asyncaction');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000040_rule');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000050_campaign');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000055_voucher');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000060_promotion');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000070_customer');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000080_order');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000100_redemption');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000110_idempotency');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000111_metadata');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000115_redeem');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000120_asyncaction_rows');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000121_asyncaction_text');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000125_export');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000130_outbox');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000131_segment');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000140_ledger');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000141_daily');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000142_ledger');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000143_member');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000145_loyalty');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000146_points_cause');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000150_program');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000151_program_parts');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000165_member_tally');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000166_member_purchase');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000180_template');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000181_project');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000190_webhook');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000205_tier_due');
INSERT INTO punchcard_migrations ("name") VALUES ('20261121000220_referral');
INSERT INTO redemption_totals ("project_id", "id", "subject_id", "day", "redemptions", "orders", "discounts", "credits", "points") VALUES ('demo', 'camp_01a1fea04a975c9083daf167df855385/2026-11-21', 'camp_01a1fea04a975c9083daf167df855385', '2026-11-21', 1, 4500, 500, 500, 0);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "order_id", "applied", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a1fea04b4c182a132d27ccee628757', 'redemption', '2026-11-21T15:01:20.332Z', NULL, 0, NULL, NULL, 'cust_01a1fea04a86cec8cd19af7fd27d802c', 'track_g9q4-Fc6y07jhoIv397vUHelAKQ4-mBaccNjTx1TYOY', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '85de8619ddf5a9eeed47e37b3c44b198', 'API', NULL, '85de8619ddf5a9eeed47e37b3c44b198', NULL, 'voucher', 'v_01a1fea04a94f11553341e7fc0d3ba68', 'v_01a1fea04a94f11553341e7fc0d3ba68', 'WELCOME10', NULL, NULL, NULL, NULL, 'ord_01a1fea04b4c182a132d27cb80f51a79', '{"Order":790,"Items":0,"OrderTotal":7110,"Credits":0,"Points":0,"Lines":null,"OrderMode":"","Counted":null}', NULL, NULL);
INSERT INTO redemptions ("project_id", "id", "object", "date", "parent_id", "parent", "redemption_id", "reason", "customer_id", "tracking_id", "metadata", "status", "result", "failure_code", "failure_message", "channel_id", "channel_type", "user_login", "api_key", "session_key", "related_object_type", "related_object_id", "voucher_id", "voucher_code", "tier_id", "campaign_id", "campaign_name", "reward_id", "order_id", "applied", "rollback_id", "rollback_date") VALUES ('demo', 'r_01a1fea04b7a934174e10a26fcc2c074', 'redemption', '2026-11-21T15:01:20.378Z', NULL, 0, NULL, NULL, 'cust_01a1fea04a820990de9f951abc8f2cf6', 'track_8UAVu5TzTa30eT3E6neKJKCu8of1XihNk2w77bvZdu4', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '85de8619ddf5a9eeed47e37b3c44b198', 'API', NULL, '85de8619ddf5a9eeed47e37b3c44b198', NULL, 'voucher', 'v_01a1fea04aa28e0ebbf76335066a42a2', 'v_01a1fea04aa28e0ebbf76335066a42a2', 'GIFT-50', NULL, 'camp_01a1fea04a975c9083daf167df855385', 'Gift cards', NULL, 'ord_01a1fea04b7a934174e10a26b1d1745b', '{"Order":500,"Items":0,"OrderTotal":4500,"Credits":500,"Points":0,"Lines":null,"OrderMode":"","Counted":null}', NULL, NULL);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (1, X'DC01287770726F6A6563744764656D6F476B696E64C71A43414D504149474E2E564F5543484552535F47454E4552415445777061796C6F6164CCF087416374696F6E4944C72361615F3031613166656130346138666638643563323365613133373738613331656165A743616D706169676E4944C72563616D705F303161316665613034613865666133303038656534626662613165393265343377506F7274696F6E1330974F7665727269646573CC73A7436F6465436F6E66696700875175616E7469747900575374617274C714303030312D30312D30315430303A30303A30305A37456E64C714303030312D30312D30315430303A30303A30305AA743617465676F7279494407C70E4164646974696F6E616C496E666F07874D657461646174610057466972737401', 1, '2026-11-21 15:01:20.146', X'CB1FC71D766D5F323032365F31315F32315431355F30315F31395F383434363034', '2026-11-21 15:01:20.144', NULL, '2026-11-21 15:01:20.152', 'punchcard', X'0C', 1, 'campaign_vouchers_generate', 'completed', '2026-11-21 15:01:20.144', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (2, X'DC01287770726F6A6563744764656D6F476B696E64C71A43414D504149474E2E564F5543484552535F47454E4552415445777061796C6F6164CCF087416374696F6E4944C72361615F3031613166656130346139383364616663616631333264363930396130326661A743616D706169676E4944C72563616D705F303161316665613034613937356339303833646166313637646638353533383577506F7274696F6E1330974F7665727269646573CC73A7436F6465436F6E66696700875175616E7469747900575374617274C714303030312D30312D30315430303A30303A30305A37456E64C714303030312D30312D30315430303A30303A30305AA743617465676F7279494407C70E4164646974696F6E616C496E666F07874D657461646174610057466972737401', 1, '2026-11-21 15:01:20.154', X'CB1FC71D766D5F323032365F31315F32315431355F30315F31395F383434363034', '2026-11-21 15:01:20.152', NULL, '2026-11-21 15:01:20.159', 'punchcard', X'0C', 1, 'campaign_vouchers_generate', 'completed', '2026-11-21 15:01:20.152', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (3, X'CC3E7770726F6A6563744764656D6F476B696E64C70E4556454E54532E44454C49564552777061796C6F6164CC1287436F6E73756D6572877365676D656E7473', 1, '2026-11-21 15:01:20.190', X'CB1FC71D766D5F323032365F31315F32315431355F30315F31395F383434363034', '2026-11-21 15:01:20.159', NULL, '2026-11-21 15:01:20.341', 'punchcard', X'0C', 1, 'events_deliver', 'completed', '2026-11-21 15:01:20.159', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (4, X'CC3E7770726F6A6563744764656D6F476B696E64C70E4556454E54532E44454C49564552777061796C6F6164CC1287436F6E73756D657287776562686F6F6B73', 1, '2026-11-21 15:01:20.190', X'CB1FC71D766D5F323032365F31315F32315431355F30315F31395F383434363034', '2026-11-21 15:01:20.160', NULL, '2026-11-21 15:01:20.326', 'punchcard', X'0C', 1, 'events_deliver', 'completed', '2026-11-21 15:01:20.160', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (5, X'CC3D7770726F6A6563744764656D6F476B696E64C70E4556454E54532E44454C49564552777061796C6F6164CC1187436F6E73756D6572776C6F79616C7479', 1, '2026-11-21 15:01:20.327', X'CB1FC71D766D5F323032365F31315F32315431355F30315F31395F383434363034', '2026-11-21 15:01:20.160', NULL, '2026-11-21 15:01:20.350', 'punchcard', X'0C', 1, 'events_deliver', 'completed', '2026-11-21 15:01:20.160', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (6, X'CC3E7770726F6A6563744764656D6F476B696E64C70E4556454E54532E44454C49564552777061796C6F6164CC1287436F6E73756D65728770726F6772616D73', 1, '2026-11-21 15:01:20.342', X'CB1FC71D766D5F323032365F31315F32315431355F30315F31395F383434363034', '2026-11-21 15:01:20.160', NULL, '2026-11-21 15:01:20.355', 'punchcard', X'0C', 1, 'events_deliver', 'completed', '2026-11-21 15:01:20.160', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (7, X'CC3F7770726F6A6563744764656D6F476B696E64C70E4556454E54532E44454C49564552777061796C6F6164CC1387436F6E73756D657297726566657272616C73', 1, '2026-11-21 15:01:20.353', X'CB1FC71D766D5F323032365F31315F32315431355F30315F31395F383434363034', '2026-11-21 15:01:20.161', NULL, '2026-11-21 15:01:20.359', 'punchcard', X'0C', 1, 'events_deliver', 'completed', '2026-11-21 15:01:20.161', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (8, X'CC3E7770726F6A6563744764656D6F476B696E64C70E4556454E54532E44454C49564552777061796C6F6164CC1287436F6E73756D657287776562686F6F6B73', 1, '2026-11-21 15:01:20.357', X'CB1FC71D766D5F323032365F31315F32315431355F30315F31395F383434363034', '2026-11-21 15:01:20.323', NULL, '2026-11-21 15:01:20.363', 'punchcard', X'0C', 1, 'events_deliver', 'completed', '2026-11-21 15:01:20.323', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (9, X'CC3E7770726F6A6563744764656D6F476B696E64C70E4556454E54532E44454C49564552777061796C6F6164CC1287436F6E73756D6572877365676D656E7473', 1, '2026-11-21 15:01:20.360', X'CB1FC71D766D5F323032365F31315F32315431355F30315F31395F383434363034', '2026-11-21 15:01:20.343', NULL, '2026-11-21 15:01:20.367', 'punchcard', X'0C', 1, 'events_deliver', 'completed', '2026-11-21 15:01:20.343', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (10, X'CC3D7770726F6A6563744764656D6F476B696E64C70E4556454E54532E44454C49564552777061796C6F6164CC1187436F6E73756D6572776C6F79616C7479', 1, '2026-11-21 15:01:20.365', X'CB1FC71D766D5F323032365F31315F32315431355F30315F31395F383434363034', '2026-11-21 15:01:20.349', NULL, '2026-11-21 15:01:20.402', 'punchcard', X'0C', 1, 'events_deliver', 'completed', '2026-11-21 15:01:20.349', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (11, X'CC3E7770726F6A6563744764656D6F476B696E64C70E4556454E54532E44454C49564552777061796C6F6164CC1287436F6E73756D6572877365676D656E7473', 1, '2026-11-21 15:01:20.445', X'CB1FC71D766D5F323032365F31315F32315431355F30315F31395F383434363034', '2026-11-21 15:01:20.410', NULL, '2026-11-21 15:01:20.500', 'punchcard', X'0C', 1, 'events_deliver', 'completed', '2026-11-21 15:01:20.410', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (12, X'CC3E7770726F6A6563744764656D6F476B696E64C70E4556454E54532E44454C49564552777061796C6F6164CC1287436F6E73756D657287776562686F6F6B73', 1, '2026-11-21 15:01:20.445', X'CB1FC71D766D5F323032365F31315F32315431355F30315F31395F383434363034', '2026-11-21 15:01:20.411', NULL, '2026-11-21 15:01:20.522', 'punchcard', X'0C', 1, 'events_deliver', 'completed', '2026-11-21 15:01:20.411', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (13, X'CC3D7770726F6A6563744764656D6F476B696E64C70E4556454E54532E44454C49564552777061796C6F6164CC1187436F6E73756D6572776C6F79616C7479', 1, '2026-11-21 15:01:20.503', X'CB1FC71D766D5F323032365F31315F32315431355F30315F31395F383434363034', '2026-11-21 15:01:20.411', NULL, '2026-11-21 15:01:20.526', 'punchcard', X'0C', 1, 'events_deliver', 'completed', '2026-11-21 15:01:20.411', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (14, X'CC3E7770726F6A6563744764656D6F476B696E64C70E4556454E54532E44454C49564552777061796C6F6164CC1287436F6E73756D65728770726F6772616D73', 1, '2026-11-21 15:01:20.529', X'CB1FC71D766D5F323032365F31315F32315431355F30315F31395F383434363034', '2026-11-21 15:01:20.411', NULL, '2026-11-21 15:01:20.547', 'punchcard', X'0C', 1, 'events_deliver', 'completed', '2026-11-21 15:01:20.411', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (15, X'CC3F7770726F6A6563744764656D6F476B696E64C70E4556454E54532E44454C49564552777061796C6F6164CC1387436F6E73756D657297726566657272616C73', 0, NULL, NULL, '2026-11-21 15:01:20.413', NULL, NULL, 'punchcard', X'0C', 1, 'events_deliver', 'available', '2026-11-21 15:01:20.413', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (16, X'CC687770726F6A6563744764656D6F476B696E64C70D5345474D454E54532E53594E43777061796C6F6164CC3D975365676D656E744944C7247365675F3031613166656130346266313930323530613961336637336336646434623962574166746572074754656C6C02', 1, '2026-11-21 15:01:20.524', X'CB1FC71D766D5F323032365F31315F32315431355F30315F31395F383434363034', '2026-11-21 15:01:20.500', NULL, '2026-11-21 15:01:20.546', 'punchcard', X'0C', 1, 'segments_sync', 'completed', '2026-11-21 15:01:20.500', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (17, X'CC6B7770726F6A6563744764656D6F476B696E64674558504F5254777061796C6F6164CC48874578706F72744944C7246578705F303161316665613034626662316163333261353164393737626338396161636277506F7274696F6E1330675375727665790257416674657207', 1, '2026-11-21 15:01:20.543', X'CB1FC71D766D5F323032365F31315F32315431355F30315F31395F383434363034', '2026-11-21 15:01:20.517', NULL, '2026-11-21 15:01:20.550', 'punchcard', X'0C', 1, 'export', 'completed', '2026-11-21 15:01:20.517', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (18, X'CC3E7770726F6A6563744764656D6F476B696E64C70E4556454E54532E44454C49564552777061796C6F6164CC1287436F6E73756D6572877365676D656E7473', 0, NULL, NULL, '2026-11-21 15:01:20.526', NULL, NULL, 'punchcard', X'0C', 1, 'events_deliver', 'available', '2026-11-21 15:01:20.526', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (19, X'CC3E7770726F6A6563744764656D6F476B696E64C70E4556454E54532E44454C49564552777061796C6F6164CC1287436F6E73756D657287776562686F6F6B73', 0, NULL, NULL, '2026-11-21 15:01:20.526', NULL, NULL, 'punchcard', X'0C', 1, 'events_deliver', 'available', '2026-11-21 15:01:20.526', X'0B', NULL, NULL, 10);
INSERT INTO river_job ("id", "args", "attempt", "attempted_at", "attempted_by", "created_at", "errors", "finalized_at", "kind", "metadata", "priority", "queue", "state", "scheduled_at", "tags", "unique_key", "unique_states", "max_attempts") VALUES (20, X'CC3D7770726F6A6563744764656D6F476B696E64C70E4556454E54532E44454C49564552777061796C6F6164CC1187436F6E73756D6572776C6F79616C7479', 0, NULL, NULL, '2026-11-21 15:01:20.527', NULL, NULL, 'punchcard', X'0C', 1, 'events_deliver', 'available', '2026-11-21 15:01:20.527', X'0B', NULL, NULL, 10);
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 1, '2026-11-21 15:01:19');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 2, '2026-11-21 15:01:19');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 3, '2026-11-21 15:01:19');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 4, '2026-11-21 15:01:19');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 5, '2026-11-21 15:01:19');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 6, '2026-11-21 15:01:19');
INSERT INTO river_migration ("line", "version", "created_at") VALUES ('main', 7, '2026-11-21 15:01:19');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (1, '2026-11-21 15:01:20.144', '{"queue": "campaign_vouchers_generate"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (2, '2026-11-21 15:01:20.153', '{"queue": "campaign_vouchers_generate"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (3, '2026-11-21 15:01:20.160', '{"queue": "events_deliver"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (4, '2026-11-21 15:01:20.161', '{"queue": "events_deliver"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (5, '2026-11-21 15:01:20.323', '{"queue": "events_deliver"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (6, '2026-11-21 15:01:20.344', '{"queue": "events_deliver"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (7, '2026-11-21 15:01:20.349', '{"queue": "events_deliver"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (8, '2026-11-21 15:01:20.410', '{"queue": "events_deliver"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (9, '2026-11-21 15:01:20.413', '{"queue": "events_deliver"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (10, '2026-11-21 15:01:20.500', '{"queue": "segments_sync"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (11, '2026-11-21 15:01:20.517', '{"queue": "export"}', 'river_insert');
INSERT INTO river_notification ("id", "created_at", "payload", "topic") VALUES (12, '2026-11-21 15:01:20.526', '{"queue": "events_deliver"}', 'river_insert');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('orders_import', '2026-11-21 15:01:19.882', X'0C', NULL, '2026-11-21 15:01:19.882');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_metadata_update', '2026-11-21 15:01:19.910', X'0C', NULL, '2026-11-21 15:01:19.910');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_members_batch_create', '2026-11-21 15:01:19.913', X'0C', NULL, '2026-11-21 15:01:19.913');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_bulk_update', '2026-11-21 15:01:19.918', X'0C', NULL, '2026-11-21 15:01:19.918');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_generate', '2026-11-21 15:01:19.927', X'0C', NULL, '2026-11-21 15:01:19.927');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('products_metadata_update', '2026-11-21 15:01:19.940', X'0C', NULL, '2026-11-21 15:01:19.940');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('export', '2026-11-21 15:01:19.951', X'0C', NULL, '2026-11-21 15:01:19.951');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('project_daily_run', '2026-11-21 15:01:19.954', X'0C', NULL, '2026-11-21 15:01:19.954');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('segments_sync', '2026-11-21 15:01:19.961', X'0C', NULL, '2026-11-21 15:01:19.961');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_import', '2026-11-21 15:01:19.974', X'0C', NULL, '2026-11-21 15:01:19.974');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('loyalties_recalculate_tiers', '2026-11-21 15:01:19.978', X'0C', NULL, '2026-11-21 15:01:19.978');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('events_deliver', '2026-11-21 15:01:19.990', X'0C', NULL, '2026-11-21 15:01:19.990');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('customers_bulk_update', '2026-11-21 15:01:19.991', X'0C', NULL, '2026-11-21 15:01:19.991');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('project_erase', '2026-11-21 15:01:20.021', X'0C', NULL, '2026-11-21 15:01:20.021');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_import', '2026-11-21 15:01:20.022', X'0C', NULL, '2026-11-21 15:01:20.022');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_update', '2026-11-21 15:01:20.024', X'0C', NULL, '2026-11-21 15:01:20.024');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('campaign_vouchers_delete', '2026-11-21 15:01:20.025', X'0C', NULL, '2026-11-21 15:01:20.025');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_bulk_update', '2026-11-21 15:01:20.026', X'0C', NULL, '2026-11-21 15:01:20.026');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('webhooks_send', '2026-11-21 15:01:20.028', X'0C', NULL, '2026-11-21 15:01:20.028');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('referrals_reward', '2026-11-21 15:01:20.029', X'0C', NULL, '2026-11-21 15:01:20.029');
INSERT INTO river_queue ("name", "created_at", "metadata", "paused_at", "updated_at") VALUES ('vouchers_metadata_update', '2026-11-21 15:01:20.031', X'0C', NULL, '2026-11-21 15:01:20.031');
INSERT INTO segment_members ("project_id", "id", "segment_id", "customer_id", "entered_at") VALUES ('demo', 'seg_01a1fea04bf190250a9a3f73c6dd4b9b cust_01a1fea04a820990de9f951abc8f2cf6', 'seg_01a1fea04bf190250a9a3f73c6dd4b9b', 'cust_01a1fea04a820990de9f951abc8f2cf6', '2026-11-21T15:01:20.544Z');
INSERT INTO segments ("project_id", "id", "name", "type", "filter", "created_at", "updated_at") VALUES ('demo', 'seg_01a1fea04bf190250a9a3f73c6dd4b9b', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-21T15:01:20.497Z', NULL);
INSERT INTO sessions ("project_id", "id", "session_key", "redeemable_id", "quantity", "credits", "points", "created_at", "expires_at") VALUES ('demo', 'v_01a1fea04a94f11553341e7fc0d3ba68/ssn_01a1fea04c09d8f3ccfac868dac33947', 'ssn_01a1fea04c09d8f3ccfac868dac33947', 'v_01a1fea04a94f11553341e7fc0d3ba68', 1, 0, 0, '2026-11-21T15:01:20.532Z', '2026-11-28T15:01:20.532Z');
INSERT INTO skus ("project_id", "id", "source_id", "product_id", "sku", "price", "currency", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'sku_01a1fea04a52b7b7793214e82fb79f50', 'beans-250g', 'prod_01a1fea04a4c9375ef18e6ecaaa56d88', 'House blend 250 g', 890, 'EUR', '{"weight":"250g"}', NULL, NULL, '2026-11-21T15:01:20.082Z', NULL, NULL);
INSERT INTO skus ("project_id", "id", "source_id", "product_id", "sku", "price", "currency", "attributes", "metadata", "image_url", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'sku_01a1fea04a56f3b16c2207e350cbb77b', 'beans-1kg', 'prod_01a1fea04a4c9375ef18e6ecaaa56d88', 'House blend 1 kg', 2990, 'EUR', '{"weight":"1kg"}', NULL, NULL, '2026-11-21T15:01:20.086Z', NULL, NULL);
INSERT INTO validation_rules ("project_id", "id", "name", "rules", "bundle_rules", "error", "applicable_to", "type", "context_type", "created_at", "updated_at") VALUES ('demo', 'val_01a1fea04a887671d34e53e44e9afa26', 'Orders above 50.00', '{"Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1"}', NULL, NULL, NULL, 'expression', 'global', '2026-11-21T15:01:20.136Z', NULL);
INSERT INTO validation_rules_assignments ("project_id", "id", "pair", "rule_id", "related_object_id", "related_object_type", "created_at", "updated_at") VALUES ('demo', 'asgm_01a1fea04b28ad1f113bf8b6a44e743c', 'val_01a1fea04a887671d34e53e44e9afa26 promotion_tier promo_01a1fea04b1bfb8c4a58483eff12d871', 'val_01a1fea04a887671d34e53e44e9afa26', 'promo_01a1fea04b1bfb8c4a58483eff12d871', 'promotion_tier', '2026-11-21T15:01:20.291Z', NULL);
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "order_id", "redemption_id", "rollback_id", "related_transaction_id", "created_at", "cause") VALUES ('demo', 'vtx_01a1fea04b7a934174e10a278e9394a9', 'v_01a1fea04aa28e0ebbf76335066a42a2', 'camp_01a1fea04a975c9083daf167df855385', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, 'ord_01a1fea04b7a934174e10a26b1d1745b', 'r_01a1fea04b7a934174e10a26fcc2c074', NULL, NULL, '2026-11-21T15:01:20.378Z', NULL);
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "order_id", "redemption_id", "rollback_id", "related_transaction_id", "created_at", "cause") VALUES ('demo', 'vtx_01a1fea04bedd5a035a6151e6db6037b', 'v_01a1fea04ba26b1d8091923251f40eb7', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 'POINTS_ADDITION', 70, 70, 70, NULL, 'API', NULL, NULL, NULL, NULL, NULL, '2026-11-21T15:01:20.479Z', NULL);
INSERT INTO voucher_transactions ("project_id", "id", "voucher_id", "campaign_id", "type", "amount", "balance", "total", "source_id", "source", "reason", "order_id", "redemption_id", "rollback_id", "related_transaction_id", "created_at", "cause") VALUES ('demo', 'vtx_01a1fea04bfdb73df41c4e8ec7e7ae70', 'v_01a1fea04ba26b1d8091923251f40eb7', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', 'POINTS_ACCRUAL', 10, 80, 80, NULL, 'SYSTEM', NULL, 'ord_01a1fea04b7a934174e10a26b1d1745b', NULL, NULL, NULL, '2026-11-21T15:01:20.507Z', '{"EventID":"ev_01a1fea04b7a934174e10a29484a7ac9","EventType":"customer.order.paid","OrderID":"ord_01a1fea04b7a934174e10a26b1d1745b","RuleID":"ern_01a1fea04b9657dc9a806c5f6cfec5dc","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":""}');
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a94f11553341e7fc0d3ba68', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 'on the flyer', NULL, 0, NULL, NULL, 0, 1000, 1, 0, 0, '2026-11-21T15:01:20.148Z', '2026-11-21T15:01:20.332Z', NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616ef552c7138', 'HELLO-TScL', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f0289bfc0c', 'HELLO-c80u', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f0644bd4be', 'HELLO-Kp2B', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f0a2a75f66', 'HELLO-l6e3', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f160a0e4aa', 'HELLO-pPWd', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f1ed03923b', 'HELLO-savT', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f2dd59f362', 'HELLO-3XvI', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f2e0c2a7db', 'HELLO-eVcU', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f397ed3a8d', 'HELLO-Px0L', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f3e6d9b0e3', 'HELLO-untO', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f47bda4cb4', 'HELLO-bqMK', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f53587afd9', 'HELLO-XXAY', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f572f10bd9', 'HELLO-ALIa', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f6533df7f1', 'HELLO-JJ7F', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f66b03b662', 'HELLO-dCiM', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f6fa2a1107', 'HELLO-SmxN', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f7709aa067', 'HELLO-9fH7', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f785f6e15a', 'HELLO-rvUa', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f7fe3adb22', 'HELLO-Hc9j', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9692d82fe616f8441dcada', 'HELLO-aMiV', 'camp_01a1fea04a8efa3008ee4bfba1e92e43', NULL, 'DISCOUNT_VOUCHER', '{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21T15:01:20.149Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9c500ab588edb50c00cfad', 'CARD-tCzdq8WU', 'camp_01a1fea04a975c9083daf167df855385', 'cat_01a1fea04a47a9af607f928820e210af', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, '2026-11-21T15:01:20.156Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9c500ab588edb57e2983b3', 'CARD-M3hh8FPl', 'camp_01a1fea04a975c9083daf167df855385', 'cat_01a1fea04a47a9af607f928820e210af', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, '2026-11-21T15:01:20.156Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9c500ab588edb608b5f906', 'CARD-5Rv13xCk', 'camp_01a1fea04a975c9083daf167df855385', 'cat_01a1fea04a47a9af607f928820e210af', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, '2026-11-21T15:01:20.156Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9c500ab588edb6ee56dd47', 'CARD-m50G3jj2', 'camp_01a1fea04a975c9083daf167df855385', 'cat_01a1fea04a47a9af607f928820e210af', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, '2026-11-21T15:01:20.156Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04a9c500ab588edb708e0b367', 'CARD-7i7jQwi3', 'camp_01a1fea04a975c9083daf167df855385', 'cat_01a1fea04a47a9af607f928820e210af', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 0, 0, 0, '2026-11-21T15:01:20.156Z', NULL, NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04aa28e0ebbf76335066a42a2', 'GIFT-50', 'camp_01a1fea04a975c9083daf167df855385', 'cat_01a1fea04a47a9af607f928820e210af', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, NULL, NULL, 0, NULL, 1, 500, 0, '2026-11-21T15:01:20.162Z', '2026-11-21T15:01:20.378Z', NULL);
INSERT INTO vouchers ("project_id", "id", "code", "campaign_id", "category_id", "type", "discount", "gift_amount", "gift_subtracted", "gift_effect", "loyalty_points", "loyalty_expired", "loyalty_subtracted", "loyalty_pending", "next_expiration_at", "next_expiration_points", "validity", "start_date", "expiration_date", "validity_timeframe", "validity_day_of_week", "active", "additional_info", "metadata", "is_referral_code", "holder_id", "referrer_id", "publish_count", "redemption_quantity", "redemption_redeemed_quantity", "redeemed_amount", "redeemed_points", "created_at", "updated_at", "deleted_at") VALUES ('demo', 'v_01a1fea04ba26b1d8091923251f40eb7', 'REGULAR1', 'camp_01a1fea04b8c9a8fc07c2b37cf953d47', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 80, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 0, 'cust_01a1fea04a820990de9f951abc8f2cf6', NULL, 1, NULL, 0, 0, 0, '2026-11-21T15:01:20.418Z', '2026-11-21T15:01:20.507Z', NULL);
CREATE INDEX async_action_parts_action_id ON async_action_parts (project_id, action_id, created_at , id);
CREATE INDEX async_action_parts_created_at ON async_action_parts (project_id, created_at , id);
CREATE INDEX async_actions_created_at ON async_actions (project_id, created_at , id);
CREATE INDEX benefits_created_at ON benefits (project_id, created_at , id);
CREATE UNIQUE INDEX benefits_living_name ON benefits (project_id, living_name);
CREATE INDEX benefits_name ON benefits (project_id, name , id);
CREATE INDEX benefits_type ON benefits (project_id, type , id);
CREATE INDEX bin_entries_created_at ON bin_entries (project_id, created_at , id);
CREATE INDEX bin_entries_resource ON bin_entries (project_id, resource_id);
CREATE INDEX brandings_created_at ON brandings (project_id, created_at , id);
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
CREATE INDEX events_campaign ON events (project_id, campaign_id, created_at , id) WHERE campaign_id IS NOT NULL;
CREATE INDEX events_created_at ON events (project_id, created_at , id);
CREATE INDEX events_customer ON events (project_id, customer_id, created_at , id) WHERE customer_id IS NOT NULL;
CREATE INDEX events_entity ON events (project_id, entity_id, created_at , id);
CREATE INDEX events_position ON events (project_id, position , id) WHERE position IS NOT NULL;
CREATE INDEX events_without_position ON events (project_id) WHERE position IS NULL;
CREATE INDEX export_chunks_export ON export_chunks (project_id, export_id);
CREATE INDEX exports_created_at ON exports (project_id, created_at , id);
CREATE INDEX exports_status ON exports (project_id, status , id);
CREATE INDEX idempotency_records_expires_at ON idempotency_records (project_id, expires_at , id);
CREATE INDEX idempotency_records_owner ON idempotency_records (project_id, owner_project_id);
CREATE INDEX loyalty_members_created_at ON loyalty_members (project_id, created_at , id);
CREATE INDEX loyalty_members_customer ON loyalty_members (project_id, customer_id , id);
CREATE UNIQUE INDEX loyalty_members_membership ON loyalty_members (project_id, membership);
CREATE INDEX loyalty_members_program ON loyalty_members (project_id, program_id, created_at , id);
CREATE INDEX loyalty_members_status ON loyalty_members (project_id, program_id, status , id);
CREATE INDEX loyalty_tier_holders_campaign ON loyalty_tier_holders (project_id, campaign_id, created_at , id);
CREATE INDEX loyalty_tier_holders_customer ON loyalty_tier_holders (project_id, customer_id, created_at , id);
CREATE INDEX loyalty_tier_holders_due_on ON loyalty_tier_holders (project_id, due_on , id) WHERE due_on IS NOT NULL;
CREATE INDEX loyalty_tier_holders_end ON loyalty_tier_holders (project_id, end_day, id);
CREATE INDEX loyalty_tier_holders_next ON loyalty_tier_holders (project_id, next_start, id);
CREATE INDEX loyalty_tier_holders_tier ON loyalty_tier_holders (project_id, tier_id, created_at , id);
CREATE INDEX loyalty_tiers_campaign ON loyalty_tiers (project_id, campaign_id, points_from, id);
CREATE INDEX loyalty_tiers_created_at ON loyalty_tiers (project_id, created_at , id);
CREATE INDEX loyalty_tiers_updated_at ON loyalty_tiers (project_id, updated_at , id);
CREATE UNIQUE INDEX member_cards_code ON member_cards (project_id, code);
CREATE INDEX member_cards_created_at ON member_cards (project_id, created_at , id);
CREATE INDEX member_cards_definition ON member_cards (project_id, card_definition_id, created_at , id);
CREATE INDEX member_cards_member ON member_cards (project_id, member_id, created_at , id);
CREATE INDEX member_cards_program ON member_cards (project_id, program_id, created_at , id);
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
CREATE UNIQUE INDEX orders_source_id ON orders (project_id, source_id);
CREATE INDEX orders_updated_at ON orders (project_id, updated_at , id);
CREATE INDEX pending_points_account ON pending_points (project_id, account_id, date , id);
CREATE INDEX pending_points_created_at ON pending_points (project_id, created_at , id);
CREATE INDEX pending_points_date ON pending_points (project_id, date , id);
CREATE INDEX pending_points_due_on ON pending_points (project_id, due_on , id) WHERE due_on IS NOT NULL;
CREATE INDEX pending_points_entry ON pending_points (project_id, entry_id, id) WHERE entry_id IS NOT NULL;
CREATE INDEX pending_points_holder ON pending_points (project_id, holder_id, id) WHERE holder_id IS NOT NULL;
CREATE INDEX pending_points_order ON pending_points (project_id, order_id, id) WHERE order_id IS NOT NULL;
CREATE INDEX pending_points_scope ON pending_points (project_id, scope_id, id);
CREATE INDEX points_holds_account ON points_holds (project_id, account_id, created_at , id);
CREATE INDEX points_holds_created_at ON points_holds (project_id, created_at , id);
CREATE UNIQUE INDEX points_holds_entry ON points_holds (project_id, entry_id);
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
CREATE INDEX points_takes_lot ON points_takes (project_id, lot_id, id) WHERE lot_id IS NOT NULL;
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
CREATE INDEX vouchers_campaign ON vouchers (project_id, campaign_id, created_at , id);
CREATE INDEX vouchers_category ON vouchers (project_id, category_id, created_at , id) WHERE category_id IS NOT NULL;
CREATE UNIQUE INDEX vouchers_code ON vouchers (project_id, code);
CREATE INDEX vouchers_created_at ON vouchers (project_id, created_at , id);
CREATE INDEX vouchers_free ON vouchers (project_id, campaign_id, id) WHERE holder_id IS NULL AND deleted_at IS NULL;
CREATE INDEX vouchers_holder ON vouchers (project_id, holder_id, created_at , id) WHERE holder_id IS NOT NULL;
CREATE INDEX vouchers_updated_at ON vouchers (project_id, updated_at , id);
CREATE INDEX webhook_deliveries_created_at ON webhook_deliveries (project_id, created_at , id);
CREATE INDEX webhook_deliveries_finished_at ON webhook_deliveries (project_id, finished_at , id);
CREATE INDEX webhook_deliveries_next_at ON webhook_deliveries (project_id, next_at , id);
CREATE INDEX webhook_deliveries_subject ON webhook_deliveries (project_id, subject, position, id);
CREATE INDEX webhook_deliveries_webhook ON webhook_deliveries (project_id, webhook_id, created_at , id);
CREATE INDEX webhooks_created_at ON webhooks (project_id, created_at , id);
