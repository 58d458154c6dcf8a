CREATE TABLE vouchers (
    project_id                   @text NOT NULL,
    id                           @text NOT NULL,
    code                         @text,
    campaign_id                  @text,
    category_id                  @text,
    type                         @text,
    discount                     @json,
    gift_amount                  @int,
    gift_subtracted              @int,
    gift_effect                  @text,
    loyalty_points               @int,
    loyalty_expired              @int,
    loyalty_subtracted           @int,
    loyalty_pending              @int,
    next_expiration_at           @time,
    next_expiration_points       @int,
    validity                     @json,
    start_date                   @time,
    expiration_date              @time,
    validity_timeframe           @text,
    validity_day_of_week         @json,
    active                       @bool NOT NULL,
    additional_info              @text,
    metadata                     @json,
    is_referral_code             @bool NOT NULL,
    holder_id                    @text,
    referrer_id                  @text,
    publish_count                @int  NOT NULL,
    redemption_quantity          @int,
    redemption_redeemed_quantity @int  NOT NULL,
    exhausted                    @bool NOT NULL GENERATED ALWAYS AS (redemption_quantity IS NOT NULL AND redemption_redeemed_quantity >= redemption_quantity) STORED,
    redeemed_amount              @int  NOT NULL,
    redeemed_points              @int  NOT NULL,
    created_at                   @time,
    updated_at                   @time,
    deleted_at                   @time,
    PRIMARY KEY (project_id, id),
    -- The last line of defence: the engine refuses all of this in words before.
    CONSTRAINT vouchers_uses CHECK (redemption_redeemed_quantity >= 0 AND (redemption_quantity IS NULL OR redemption_redeemed_quantity <= redemption_quantity)),
    CONSTRAINT vouchers_gift CHECK (gift_amount IS NULL OR gift_amount - gift_subtracted - redeemed_amount >= 0),
    CONSTRAINT vouchers_spent CHECK (publish_count >= 0 AND redeemed_amount >= 0 AND redeemed_points >= 0)
);
CREATE UNIQUE INDEX vouchers_code ON vouchers (project_id, code);
CREATE INDEX vouchers_created_at ON vouchers (project_id, created_at @nullslow, id);
CREATE INDEX vouchers_updated_at ON vouchers (project_id, updated_at @nullslow, id);
CREATE INDEX vouchers_campaign ON vouchers (project_id, campaign_id, created_at @nullslow, id);
-- Publication takes the first of these.
CREATE INDEX vouchers_free ON vouchers (project_id, campaign_id, id) WHERE holder_id IS NULL AND deleted_at IS NULL;
CREATE INDEX vouchers_category ON vouchers (project_id, category_id, created_at @nullslow, id) WHERE category_id IS NOT NULL;
CREATE INDEX vouchers_holder ON vouchers (project_id, holder_id, created_at @nullslow, id) WHERE holder_id IS NOT NULL;
CREATE TABLE publications (
    project_id       @text NOT NULL,
    id               @text NOT NULL,
    source_id        @text,
    customer_id      @text,
    tracking_id      @text,
    channel          @text,
    metadata         @json,
    voucher_ids      @json,
    codes            @json,
    voucher_code     @text,
    result           @text,
    campaign_id      @text,
    voucher_type     @text,
    is_referral_code @bool NOT NULL,
    failure_code     @text,
    failure_message  @text,
    created_at       @time,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX publications_source_id ON publications (project_id, source_id);
CREATE INDEX publications_created_at ON publications (project_id, created_at @nullslow, id);
CREATE INDEX publications_customer ON publications (project_id, customer_id, created_at @nullslow, id) WHERE customer_id IS NOT NULL;
CREATE INDEX publications_tracking ON publications (project_id, tracking_id, id) WHERE tracking_id IS NOT NULL;
CREATE INDEX publications_voucher_code ON publications (project_id, voucher_code, id) WHERE voucher_code IS NOT NULL;
CREATE INDEX publications_campaign ON publications (project_id, campaign_id, created_at @nullslow, id) WHERE campaign_id IS NOT NULL;
CREATE TABLE voucher_transactions (
    project_id             @text NOT NULL,
    id                     @text NOT NULL,
    voucher_id             @text,
    campaign_id            @text,
    type                   @text,
    amount                 @int NOT NULL,
    balance                @int NOT NULL,
    total                  @int NOT NULL,
    source_id              @text,
    source                 @text,
    reason                 @text,
    order_id               @text,
    redemption_id          @text,
    rollback_id            @text,
    related_transaction_id @text,
    created_at             @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX voucher_transactions_created_at ON voucher_transactions (project_id, created_at @nullslow, id);
CREATE INDEX voucher_transactions_voucher ON voucher_transactions (project_id, voucher_id, created_at @nullslow, id);
CREATE INDEX voucher_transactions_campaign ON voucher_transactions (project_id, campaign_id, created_at @nullslow, id) WHERE campaign_id IS NOT NULL;
CREATE INDEX voucher_transactions_redemption ON voucher_transactions (project_id, redemption_id, created_at @nullslow, id) WHERE redemption_id IS NOT NULL;
