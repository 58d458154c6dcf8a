-- Redemptions and their rollbacks, sessions that hold what will be redeemed, and counts.

-- Redemptions that succeeded or failed, and rollbacks; object tells which. A redemption of several codes has a parent.
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
    refused_order       @text,
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
    reward_status       @text,
    order_id            @text,
    applied             @json,
    returned            @json,
    rollback_id         @text,
    rollback_date       @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX redemptions_date ON redemptions (project_id, date @nullsfirst, id);
-- The redemptions of a customer.
CREATE INDEX redemptions_customer ON redemptions (project_id, customer_id @nullsfirst, date @nullsfirst, id);
-- Those that failed; redemptions that succeeded cost nothing.
CREATE INDEX redemptions_failed ON redemptions (project_id, date @nullsfirst, id) WHERE result = 'FAILURE';
-- Those that were rolled back.
CREATE INDEX redemptions_rolled_back ON redemptions (project_id, date @nullsfirst, id) WHERE status = 'ROLLED_BACK';
-- The refused attempts of an order; redemptions that succeeded have none and cost nothing.
CREATE INDEX redemptions_refused_order ON redemptions (project_id, refused_order, date @nullsfirst, id) WHERE refused_order IS NOT NULL;
-- The redemptions of a campaign.
CREATE INDEX redemptions_campaign ON redemptions (project_id, campaign_id, date @nullsfirst, id) WHERE campaign_id IS NOT NULL;
-- The redemptions of a code.
CREATE INDEX redemptions_voucher ON redemptions (project_id, voucher_id, date @nullsfirst, id) WHERE voucher_id IS NOT NULL;
-- Find by code, in the list of all redemptions. It costs each redemption of a code 125 bytes on disk and 200 of the write-ahead log, of some 4 kB.
CREATE INDEX redemptions_code ON redemptions (project_id, voucher_code @nullsfirst, date @nullsfirst, id);
-- The redemptions of a promotion.
CREATE INDEX redemptions_tier ON redemptions (project_id, tier_id, date @nullsfirst, id) WHERE tier_id IS NOT NULL;
-- The parts of a redemption of several codes.
CREATE INDEX redemptions_parent ON redemptions (project_id, parent_id) WHERE parent_id IS NOT NULL;
-- The rewards that are still to be delivered, or were.
CREATE INDEX redemptions_reward_status ON redemptions (project_id, reward_status, date @nullsfirst, id) WHERE reward_status IS NOT NULL;

-- What a validation holds for a customer until they redeem it or the session is over.
CREATE TABLE sessions (
    project_id    @text NOT NULL,
    id            @text NOT NULL,
    session_key   @text,
    redeemable_id @text,
    customer_id   @text,
    quantity      @int  NOT NULL,
    credits       @int  NOT NULL,
    points        @int  NOT NULL,
    created_at    @time,
    expires_at    @time,
    PRIMARY KEY (project_id, id)
);
-- What sessions hold of a code or promotion.
CREATE INDEX sessions_redeemable ON sessions (project_id, redeemable_id);
-- The sessions of a customer.
CREATE INDEX sessions_customer ON sessions (project_id, customer_id) WHERE customer_id IS NOT NULL;
-- Which sessions are over and can be removed.
CREATE INDEX sessions_expires_at ON sessions (project_id, expires_at @nullsfirst, id);

-- The uses that limits of rules count, such as those of one customer.
CREATE TABLE counters (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    value      @int  NOT NULL,
    PRIMARY KEY (project_id, id)
);

-- What was redeemed on each day of a code, a campaign or a promotion.
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
-- The days of something, in their order.
CREATE INDEX redemption_totals_subject ON redemption_totals (project_id, subject_id, day);
