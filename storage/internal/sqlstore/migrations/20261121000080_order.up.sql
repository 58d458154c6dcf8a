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
    created_at           @time,
    updated_at           @time,
    paid_at              @time,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX orders_source_id ON orders (project_id, source_id);
CREATE INDEX orders_created_at ON orders (project_id, created_at @nullslow, id);
CREATE INDEX orders_updated_at ON orders (project_id, updated_at @nullslow, id);
CREATE INDEX orders_customer ON orders (project_id, customer_id, created_at @nullslow, id) WHERE customer_id IS NOT NULL;
