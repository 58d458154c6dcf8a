-- Codes, who has them, and what is on them.

-- A job makes thousands of codes at one moment. Entries that are the same take next to no room in an index of PostgreSQL, and entries with an id
-- at their end never are: so lists of codes have indexes without the id, and the few rows of one moment are sorted when a list comes to them.
-- Most codes are never changed, so updated_at is indexed only where there is one.
--
-- A redemption of a code that was changed within the minute before writes used_at in place of updated_at, which is in an index: PostgreSQL
-- then writes no index at all. The code was changed at the later of the two.
--
-- PostgreSQL looks at a table again when a tenth of it has changed. Among ten million codes it believes for a million redemptions that none was ever
-- changed, and lists the latest of a campaign by reading all that were: so it looks when a hundredth has.
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
    imported_uses                @int  NOT NULL,
    imported_amount              @int  NOT NULL,
    created_at                   @time,
    updated_at                   @time,
    used_at                      @time,
    deleted_at                   @time,
    PRIMARY KEY (project_id, id),
    -- The last line of defence: the engine refuses all of this in words before.
    CONSTRAINT vouchers_uses CHECK (redemption_redeemed_quantity >= 0 AND (redemption_quantity IS NULL OR redemption_redeemed_quantity <= redemption_quantity)),
    CONSTRAINT vouchers_gift CHECK (gift_amount IS NULL OR gift_amount - gift_subtracted - redeemed_amount >= 0),
    CONSTRAINT vouchers_spent CHECK (publish_count >= 0 AND redeemed_amount >= 0 AND redeemed_points >= 0)
) WITH (autovacuum_analyze_scale_factor = 0.01); -- only postgres
);                                               -- only sqlite
-- The voucher of a code, of which there is one.
CREATE UNIQUE INDEX vouchers_code ON vouchers (project_id, code @nullsfirst);
-- List in order of creation.
CREATE INDEX vouchers_created_at ON vouchers (project_id, created_at @nullsfirst);
-- List in order of the last change.
CREATE INDEX vouchers_updated_at ON vouchers (project_id, updated_at @nullsfirst, id) WHERE updated_at IS NOT NULL;
-- The codes of a campaign.
CREATE INDEX vouchers_campaign ON vouchers (project_id, campaign_id, created_at @nullsfirst);
-- The next code of a campaign to publish.
CREATE INDEX vouchers_unpublished ON vouchers (project_id, campaign_id, created_at @nullsfirst) WHERE holder_id IS NULL AND deleted_at IS NULL AND active AND publish_count = 0;
-- The codes of a category.
CREATE INDEX vouchers_category ON vouchers (project_id, category_id, created_at @nullsfirst, id) WHERE category_id IS NOT NULL;
-- The codes of a customer.
CREATE INDEX vouchers_holder ON vouchers (project_id, holder_id, created_at @nullsfirst, id) WHERE holder_id IS NOT NULL;

-- That a customer was given codes, and by which channel.
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
-- Whether a publication was made already under an id of the shop's.
CREATE UNIQUE INDEX publications_source_id ON publications (project_id, source_id);
-- List in order of creation.
CREATE INDEX publications_created_at ON publications (project_id, created_at @nullsfirst, id);
-- The publications to a customer.
CREATE INDEX publications_customer ON publications (project_id, customer_id, created_at @nullsfirst, id) WHERE customer_id IS NOT NULL;
-- List by tracking id.
CREATE INDEX publications_tracking ON publications (project_id, tracking_id, id) WHERE tracking_id IS NOT NULL;
-- The publications of a code, and the list by code.
CREATE INDEX publications_voucher_code ON publications (project_id, voucher_code, id) WHERE voucher_code IS NOT NULL;
-- The publications of a campaign.
CREATE INDEX publications_campaign ON publications (project_id, campaign_id, created_at @nullsfirst, id) WHERE campaign_id IS NOT NULL;

-- Each change of the balance of a gift card or a loyalty card.
CREATE TABLE voucher_transactions (
    project_id             @text NOT NULL,
    id                     @text NOT NULL,
    voucher_id             @text,
    campaign_id            @text,
    type                   @text,
    amount                 @int  NOT NULL,
    balance                @int  NOT NULL,
    total                  @int  NOT NULL,
    source_id              @text,
    source                 @text,
    reason                 @text,
    cause                  @json,
    earned_from            @text,
    order_id               @text,
    redemption_id          @text,
    rollback_id            @text,
    return_id              @text,
    related_transaction_id @text,
    created_at             @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX voucher_transactions_created_at ON voucher_transactions (project_id, created_at @nullsfirst, id);
-- The changes of a card.
CREATE INDEX voucher_transactions_voucher ON voucher_transactions (project_id, voucher_id, created_at @nullsfirst, id);
-- The changes of the cards of a campaign.
CREATE INDEX voucher_transactions_campaign ON voucher_transactions (project_id, campaign_id, created_at @nullsfirst, id) WHERE campaign_id IS NOT NULL;
-- The changes that a redemption made, for its rollback.
CREATE INDEX voucher_transactions_redemption ON voucher_transactions (project_id, redemption_id, created_at @nullsfirst, id) WHERE redemption_id IS NOT NULL;
-- The points that an order earned.
CREATE INDEX voucher_transactions_earned_from ON voucher_transactions (project_id, earned_from, id) WHERE earned_from IS NOT NULL;
-- Whether a change was made already under an id of the shop's.
CREATE INDEX voucher_transactions_source ON voucher_transactions (project_id, voucher_id, source_id) WHERE source_id IS NOT NULL;

-- Who holds a code, and in which role: the referrer who shares it, or the referee who uses it.
CREATE TABLE redeemable_holders (
    project_id   @text NOT NULL,
    id           @text NOT NULL,
    assignment   @text,
    voucher_id   @text,
    customer_id  @text,
    holder_role  @text,
    referrer_id  @text,
    campaign_id  @text,
    voucher_type @text,
    metadata     @json,
    created_at   @time,
    converted_at @time,
    cause_type   @text,
    cause_id     @text,
    PRIMARY KEY (project_id, id)
);
-- Whether a customer holds a code already.
CREATE UNIQUE INDEX redeemable_holders_assignment ON redeemable_holders (project_id, assignment);
-- The holders of a code.
CREATE INDEX redeemable_holders_voucher ON redeemable_holders (project_id, voucher_id, id);
-- The codes that a customer holds.
CREATE INDEX redeemable_holders_customer ON redeemable_holders (project_id, customer_id, created_at @nullsfirst, id);
-- Whom a referrer has brought.
CREATE INDEX redeemable_holders_referrer ON redeemable_holders (project_id, referrer_id, created_at @nullsfirst, id);
-- List in order of creation.
CREATE INDEX redeemable_holders_created_at ON redeemable_holders (project_id, created_at @nullsfirst, id);

-- What a referrer gets for how many conversions.
CREATE TABLE referral_tiers (
    project_id       @text NOT NULL,
    id               @text NOT NULL,
    campaign_id      @text,
    banner           @text,
    conversions      @int  NOT NULL,
    repeats          @bool NOT NULL,
    card_campaign_id @text,
    amount           @int  NOT NULL,
    created_at       @time,
    updated_at       @time,
    PRIMARY KEY (project_id, id)
);
-- The tiers of a campaign.
CREATE INDEX referral_tiers_campaign ON referral_tiers (project_id, campaign_id, created_at @nullsfirst, id);
-- List in order of creation.
CREATE INDEX referral_tiers_created_at ON referral_tiers (project_id, created_at @nullsfirst, id);

-- What a referrer or a referee was given, or why not.
CREATE TABLE referral_rewards (
    project_id       @text NOT NULL,
    id               @text NOT NULL,
    granted_for      @text,
    customer_id      @text,
    campaign_id      @text,
    holder_id        @text,
    tier_id          @text,
    card_campaign_id @text,
    amount           @int  NOT NULL,
    status           @text,
    transaction_id   @text,
    refusal          @text,
    created_at       @time,
    settled_at       @time,
    PRIMARY KEY (project_id, id)
);
-- Whether something was given already for a conversion.
CREATE UNIQUE INDEX referral_rewards_granted_for ON referral_rewards (project_id, granted_for);
-- What a customer was given.
CREATE INDEX referral_rewards_customer ON referral_rewards (project_id, customer_id, created_at @nullsfirst, id);
-- List in order of creation.
CREATE INDEX referral_rewards_created_at ON referral_rewards (project_id, created_at @nullsfirst, id);
