-- Orders.
--
-- Every redemption writes one, and each index on them costs it about what a row does: most orders have no id of the shop's and are never changed,
-- and are not in the indexes for that.

CREATE TABLE orders (
    project_id           @text NOT NULL,
    id                   @text NOT NULL,
    source_id            @text,
    status               @text,
    amount               @int  NOT NULL,
    amount_known         @bool NOT NULL,
    initial_amount       @int  NOT NULL,
    initial_amount_known @bool NOT NULL,
    discount_amount      @int  NOT NULL,
    order_discounted     @bool NOT NULL,
    items                @json,
    metadata             @json,
    customer_id          @text,
    referrer_id          @text,
    redemptions          @json,
    payments             @int  NOT NULL,
    guard                @json,
    returned             @json,
    created_at           @time,
    updated_at           @time,
    paid_at              @time,
    PRIMARY KEY (project_id, id)
);
-- The order with an id of the shop's.
CREATE UNIQUE INDEX orders_source_id ON orders (project_id, source_id) WHERE source_id IS NOT NULL;
-- List in order of creation.
CREATE INDEX orders_created_at ON orders (project_id, created_at @nullsfirst, id);
-- The orders of a status; paid ones, which most are, cost nothing. SQLite would not use it.
CREATE INDEX orders_status ON orders (project_id, status, created_at NULLS FIRST, id) WHERE status <> 'PAID'; -- only postgres
-- List in order of the last change.
CREATE INDEX orders_updated_at ON orders (project_id, updated_at @nullsfirst, id) WHERE updated_at IS NOT NULL;
-- The orders of a customer.
CREATE INDEX orders_customer ON orders (project_id, customer_id, created_at @nullsfirst, id) WHERE customer_id IS NOT NULL;
