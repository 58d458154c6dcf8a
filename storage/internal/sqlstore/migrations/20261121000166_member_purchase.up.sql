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
CREATE INDEX reward_transactions_member ON reward_transactions (project_id, member_id, created_at, id);

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
CREATE INDEX order_transactions_member ON order_transactions (project_id, member_id, created_at, id);
CREATE INDEX order_transactions_order ON order_transactions (project_id, order_id, id);
