-- Members of loyalty programs: their cards, tiers, transactions and counts.

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
-- Whether a customer is a member of a program already.
CREATE UNIQUE INDEX loyalty_members_membership ON loyalty_members (project_id, membership);
-- List in order of creation.
CREATE INDEX loyalty_members_created_at ON loyalty_members (project_id, created_at @nullsfirst, id);
-- The members of a program.
CREATE INDEX loyalty_members_program ON loyalty_members (project_id, program_id, created_at @nullsfirst, id);
-- The memberships of a customer, and the list by customer.
CREATE INDEX loyalty_members_customer ON loyalty_members (project_id, customer_id @nullsfirst, id);
-- The members of a program by status.
CREATE INDEX loyalty_members_status ON loyalty_members (project_id, program_id, status @nullsfirst, id);

CREATE TABLE member_cards (
    project_id          @text NOT NULL,
    id                  @text NOT NULL,
    member_id           @text,
    program_id          @text,
    customer_id         @text,
    card_definition_id  @text,
    code                @text,
    earned              @int  NOT NULL,
    added               @int  NOT NULL,
    purchased           @int  NOT NULL,
    subtracted          @int  NOT NULL,
    expired             @int  NOT NULL,
    refunded            @int  NOT NULL,
    purchase_reversed   @int  NOT NULL,
    spent               @int  NOT NULL,
    returned            @int  NOT NULL,
    locked              @int  NOT NULL,
    unlocked            @int  NOT NULL,
    pending_total       @int  NOT NULL,
    pending_activated   @int  NOT NULL,
    pending_canceled    @int  NOT NULL,
    written_off         @int  NOT NULL,
    pending_written_off @int  NOT NULL,
    balance             @int  NOT NULL,
    next_on             @text,
    next_points         @int  NOT NULL,
    next_activation     @json,
    tier_standing       @json,
    tier_due            @text,
    created_at          @time,
    updated_at          @time,
    deleted_at          @time,
    PRIMARY KEY (project_id, id)
);
-- The card of a code, of which there is one.
CREATE UNIQUE INDEX member_cards_code ON member_cards (project_id, code);
-- List in order of creation.
CREATE INDEX member_cards_created_at ON member_cards (project_id, created_at @nullsfirst, id);
-- The cards of a member.
CREATE INDEX member_cards_member ON member_cards (project_id, member_id, created_at @nullsfirst, id);
-- The cards of a program.
CREATE INDEX member_cards_program ON member_cards (project_id, program_id, created_at @nullsfirst, id);
-- The cards of a definition.
CREATE INDEX member_cards_definition ON member_cards (project_id, card_definition_id, created_at @nullsfirst, id);
-- Whose tier is to be judged today, or was while no server ran.
CREATE INDEX member_cards_tier_due ON member_cards (project_id, tier_due @nullsfirst, id);

-- Each change of the points of a card.
CREATE TABLE card_transactions (
    project_id         @text NOT NULL,
    id                 @text NOT NULL,
    card_id            @text,
    member_id          @text,
    program_id         @text,
    card_definition_id @text,
    type               @text,
    status             @text,
    points             @int  NOT NULL,
    details            @json,
    order_id           @text,
    key                @text,
    created_at         @time,
    updated_at         @time,
    PRIMARY KEY (project_id, id)
);
-- Whether something was earned already for what happened.
CREATE UNIQUE INDEX card_transactions_key ON card_transactions (project_id, key);
-- List in order of creation.
CREATE INDEX card_transactions_created_at ON card_transactions (project_id, created_at @nullsfirst, id);
-- The changes of a card.
CREATE INDEX card_transactions_card ON card_transactions (project_id, card_id, created_at @nullsfirst, id);
-- The changes of a member's cards.
CREATE INDEX card_transactions_member ON card_transactions (project_id, member_id, created_at @nullsfirst, id);
-- The changes of a program's cards.
CREATE INDEX card_transactions_program ON card_transactions (project_id, program_id, created_at @nullsfirst, id);
-- What an order earned.
CREATE INDEX card_transactions_order ON card_transactions (project_id, order_id, id) WHERE order_id IS NOT NULL;

-- Orders that were paid with points.
CREATE TABLE order_transactions (
    project_id          @text NOT NULL,
    id                  @text NOT NULL,
    status              @text,
    program_id          @text,
    member_id           @text,
    card_id             @text,
    card_definition_id  @text,
    card_transaction_id @text,
    order_id            @text,
    payment_id          @text,
    amount              @int  NOT NULL,
    points              @int  NOT NULL,
    details             @json,
    created_at          @time,
    updated_at          @time,
    PRIMARY KEY (project_id, id)
);
-- What a member paid.
CREATE INDEX order_transactions_member ON order_transactions (project_id, member_id, created_at, id);
-- What was paid for an order.
CREATE INDEX order_transactions_order ON order_transactions (project_id, order_id, id);

-- Rewards that were bought with points.
CREATE TABLE reward_transactions (
    project_id          @text NOT NULL,
    id                  @text NOT NULL,
    type                @text,
    status              @text,
    program_id          @text,
    member_id           @text,
    card_id             @text,
    card_transaction_id @text,
    reward_id           @text,
    points              @int  NOT NULL,
    details             @json,
    created_at          @time,
    updated_at          @time,
    PRIMARY KEY (project_id, id)
);
-- What a member bought.
CREATE INDEX reward_transactions_member ON reward_transactions (project_id, member_id, created_at, id);

-- Each change of a member's tier.
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
-- The changes of a member.
CREATE INDEX tier_transactions_member ON tier_transactions (project_id, member_id, created_at @nullsfirst, id);

-- Benefits that a member was given.
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
-- Whether a benefit was given already for what happened.
CREATE UNIQUE INDEX benefit_transactions_key ON benefit_transactions (project_id, key);
-- The benefits of a member.
CREATE INDEX benefit_transactions_member ON benefit_transactions (project_id, member_id, created_at @nullsfirst, id);

-- What limits count: how often, and how many points, since when.
CREATE TABLE member_tallies (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    subject     @text,
    last_at     @time,
    count_from  @text,
    times       @int  NOT NULL,
    points_from @text,
    points      @int  NOT NULL,
    PRIMARY KEY (project_id, id)
);
-- The count of something, of which there is one.
CREATE UNIQUE INDEX member_tallies_subject ON member_tallies (project_id, subject);

-- The figures of the reports about programs, for each day.
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
-- The days of a report, in their order.
CREATE INDEX member_counts_series ON member_counts (project_id, series, day @nullsfirst, id);
