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
CREATE UNIQUE INDEX redeemable_holders_assignment ON redeemable_holders (project_id, assignment);
CREATE INDEX redeemable_holders_voucher ON redeemable_holders (project_id, voucher_id, id);
CREATE INDEX redeemable_holders_customer ON redeemable_holders (project_id, customer_id, created_at @nullslow, id);
CREATE INDEX redeemable_holders_referrer ON redeemable_holders (project_id, referrer_id, created_at @nullslow, id);
CREATE INDEX redeemable_holders_created_at ON redeemable_holders (project_id, created_at @nullslow, id);
CREATE TABLE referral_rewards (
    project_id       @text NOT NULL,
    id               @text NOT NULL,
    granted_for      @text,
    customer_id      @text,
    campaign_id      @text,
    holder_id        @text,
    tier_id          @text,
    card_campaign_id @text,
    amount           @int NOT NULL,
    status           @text,
    transaction_id   @text,
    refusal          @text,
    created_at       @time,
    settled_at       @time,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX referral_rewards_granted_for ON referral_rewards (project_id, granted_for);
CREATE INDEX referral_rewards_customer ON referral_rewards (project_id, customer_id, created_at @nullslow, id);
CREATE INDEX referral_rewards_created_at ON referral_rewards (project_id, created_at @nullslow, id);
CREATE TABLE referral_tiers (
    project_id       @text NOT NULL,
    id               @text NOT NULL,
    campaign_id      @text,
    banner           @text,
    conversions      @int NOT NULL,
    repeats          @bool NOT NULL,
    card_campaign_id @text,
    amount           @int NOT NULL,
    created_at       @time,
    updated_at       @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX referral_tiers_campaign ON referral_tiers (project_id, campaign_id, created_at @nullslow, id);
CREATE INDEX referral_tiers_created_at ON referral_tiers (project_id, created_at @nullslow, id);
