CREATE TABLE loyalty_members (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    program_id  @text,
    customer_id @text,
    membership  @text,
    status      @text,
    metadata    @json,
    created_at  @time,
    updated_at  @time,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX loyalty_members_membership ON loyalty_members (project_id, membership);
CREATE INDEX loyalty_members_created_at ON loyalty_members (project_id, created_at @nullslow, id);
CREATE INDEX loyalty_members_program ON loyalty_members (project_id, program_id, created_at @nullslow, id);
CREATE INDEX loyalty_members_customer ON loyalty_members (project_id, customer_id @nullslow, id);
CREATE INDEX loyalty_members_status ON loyalty_members (project_id, program_id, status @nullslow, id);
CREATE TABLE member_cards (
    project_id         @text NOT NULL,
    id                 @text NOT NULL,
    member_id          @text,
    program_id         @text,
    customer_id        @text,
    card_definition_id @text,
    code               @text,
    earned             @int NOT NULL,
    added              @int NOT NULL,
    purchased          @int NOT NULL,
    subtracted         @int NOT NULL,
    expired            @int NOT NULL,
    refunded           @int NOT NULL,
    purchase_reversed  @int NOT NULL,
    spent              @int NOT NULL,
    returned           @int NOT NULL,
    locked             @int NOT NULL,
    unlocked           @int NOT NULL,
    pending_total      @int NOT NULL,
    pending_activated  @int NOT NULL,
    pending_canceled   @int NOT NULL,
    written_off        @int NOT NULL,
    pending_written_off @int NOT NULL,
    balance            @int NOT NULL,
    next_on            @text,
    next_points        @int NOT NULL,
    next_activation    @json,
    created_at         @time,
    updated_at         @time,
    deleted_at         @time,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX member_cards_code ON member_cards (project_id, code);
CREATE INDEX member_cards_created_at ON member_cards (project_id, created_at @nullslow, id);
CREATE INDEX member_cards_member ON member_cards (project_id, member_id, created_at @nullslow, id);
CREATE INDEX member_cards_program ON member_cards (project_id, program_id, created_at @nullslow, id);
CREATE INDEX member_cards_definition ON member_cards (project_id, card_definition_id, created_at @nullslow, id);
CREATE TABLE card_transactions (
    project_id         @text NOT NULL,
    id                 @text NOT NULL,
    card_id            @text,
    member_id          @text,
    program_id         @text,
    card_definition_id @text,
    type               @text,
    status             @text,
    points             @int NOT NULL,
    details            @json,
    order_id           @text,
    key                @text,
    created_at         @time,
    updated_at         @time,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX card_transactions_key ON card_transactions (project_id, key);
CREATE INDEX card_transactions_created_at ON card_transactions (project_id, created_at @nullslow, id);
CREATE INDEX card_transactions_card ON card_transactions (project_id, card_id, created_at @nullslow, id);
CREATE INDEX card_transactions_member ON card_transactions (project_id, member_id, created_at @nullslow, id);
CREATE INDEX card_transactions_program ON card_transactions (project_id, program_id, created_at @nullslow, id);
CREATE INDEX card_transactions_order ON card_transactions (project_id, order_id, id) WHERE order_id IS NOT NULL;
