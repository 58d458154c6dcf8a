-- Why validations were refused, for some days.

CREATE TABLE refusals (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    object      @text,
    name        @text,
    voucher_id  @text,
    tier_id     @text,
    campaign_id @text,
    customer_id @text,
    refusal_key @text,
    message     @text,
    amount      @int,
    order_name  @text,
    request_id  @text,
    created_at  @time,
    PRIMARY KEY (project_id, id)
);
-- The latest first, and which are over.
CREATE INDEX refusals_created_at ON refusals (project_id, created_at @nullsfirst, id);
-- Those of a code, of a code that does not exist, of a customer and of an order.
CREATE INDEX refusals_voucher ON refusals (project_id, voucher_id, created_at);
CREATE INDEX refusals_name ON refusals (project_id, name, created_at);
CREATE INDEX refusals_customer ON refusals (project_id, customer_id, created_at);
CREATE INDEX refusals_order ON refusals (project_id, order_name, created_at) WHERE order_name IS NOT NULL;
