CREATE TABLE redemptions (
    project_id          @text NOT NULL,
    id                  @text NOT NULL,
    object              @text,
    date                @time,
    parent_id           @text,
    parent              @bool NOT NULL,
    redemption_id       @text,
    reason              @text,
    customer_id         @text,
    tracking_id         @text,
    metadata            @json,
    status              @text,
    result              @text,
    failure_code        @text,
    failure_message     @text,
    channel_id          @text,
    channel_type        @text,
    user_login          @text,
    api_key             @text,
    session_key         @text,
    related_object_type @text,
    related_object_id   @text,
    voucher_id          @text,
    voucher_code        @text,
    tier_id             @text,
    campaign_id         @text,
    campaign_name       @text,
    reward_id           @text,
    order_id            @text,
    applied             @json,
    rollback_id         @text,
    rollback_date       @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX redemptions_date ON redemptions (project_id, date @nullslow, id);
CREATE INDEX redemptions_customer ON redemptions (project_id, customer_id, date @nullslow, id) WHERE customer_id IS NOT NULL;
CREATE INDEX redemptions_campaign ON redemptions (project_id, campaign_id, date @nullslow, id) WHERE campaign_id IS NOT NULL;
CREATE INDEX redemptions_voucher ON redemptions (project_id, voucher_id, date @nullslow, id) WHERE voucher_id IS NOT NULL;
CREATE INDEX redemptions_tier ON redemptions (project_id, tier_id, date @nullslow, id) WHERE tier_id IS NOT NULL;
CREATE INDEX redemptions_parent ON redemptions (project_id, parent_id) WHERE parent_id IS NOT NULL;

CREATE TABLE sessions (
    project_id    @text NOT NULL,
    id            @text NOT NULL,
    session_key   @text,
    redeemable_id @text,
    quantity      @int  NOT NULL,
    credits       @int  NOT NULL,
    points        @int  NOT NULL,
    created_at    @time,
    expires_at    @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX sessions_redeemable ON sessions (project_id, redeemable_id);

CREATE TABLE counters (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    value      @int  NOT NULL,
    PRIMARY KEY (project_id, id)
);

CREATE TABLE redemption_totals (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    subject_id  @text,
    day         @text,
    redemptions @int  NOT NULL,
    orders      @int  NOT NULL,
    discounts   @int  NOT NULL,
    credits     @int  NOT NULL,
    points      @int  NOT NULL,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX redemption_totals_subject ON redemption_totals (project_id, subject_id, day);
