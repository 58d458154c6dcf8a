ALTER TABLE member_cards ADD COLUMN tier_standing @json;
ALTER TABLE member_cards ADD COLUMN tier_due @text;
CREATE INDEX member_cards_tier_due ON member_cards (project_id, tier_due @nullslow, id);

CREATE TABLE tier_transactions (
    project_id         @text NOT NULL,
    id                 @text NOT NULL,
    type               @text,
    status             @text,
    program_id         @text,
    member_id          @text,
    card_id            @text,
    card_definition_id @text,
    tier_structure_id  @text,
    tier_id            @text,
    details            @json,
    created_at         @time,
    updated_at         @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX tier_transactions_member ON tier_transactions (project_id, member_id, created_at @nullslow, id);

CREATE TABLE benefit_transactions (
    project_id      @text NOT NULL,
    id              @text NOT NULL,
    status          @text,
    benefit_id      @text,
    program_id      @text,
    member_id       @text,
    customer_id     @text,
    earning_rule_id @text,
    details         @json,
    key             @text,
    created_at      @time,
    updated_at      @time,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX benefit_transactions_key ON benefit_transactions (project_id, key);
CREATE INDEX benefit_transactions_member ON benefit_transactions (project_id, member_id, created_at @nullslow, id);

CREATE TABLE member_counts (
    project_id         @text NOT NULL,
    id                 @text NOT NULL,
    report             @text,
    owner_id           @text,
    series             @text,
    day                @text,
    earning_rule_id    @text,
    earning_item_id    @text,
    card_definition_id @text,
    tier_structure_id  @text,
    tier_id            @text,
    numbers            @json,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX member_counts_series ON member_counts (project_id, series, day @nullslow, id);
