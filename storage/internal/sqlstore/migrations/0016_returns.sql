-- Returns: goods of orders that came back, and what was refunded for them.

CREATE TABLE returns (
    project_id   @text NOT NULL,
    id           @text NOT NULL,
    source_id    @text,
    order_id     @text,
    customer_id  @text,
    campaign_ids @json,
    body         @json,
    created_at   @time,
    PRIMARY KEY (project_id, id)
);
-- The return with an id of the shop's.
CREATE UNIQUE INDEX returns_source_id ON returns (project_id, source_id) WHERE source_id IS NOT NULL;
-- List in order of creation.
CREATE INDEX returns_created_at ON returns (project_id, created_at @nullsfirst, id);
-- The returns of an order.
CREATE INDEX returns_order ON returns (project_id, order_id, created_at @nullsfirst, id);
-- The returns of a customer.
CREATE INDEX returns_customer ON returns (project_id, customer_id, created_at @nullsfirst, id) WHERE customer_id IS NOT NULL;
