CREATE TABLE earning_rules (
    project_id         @text NOT NULL,
    id                 @text NOT NULL,
    campaign_id        @text,
    automation_id      @text,
    event              @text,
    earning            @json,
    schema_id          @text,
    segment_id         @text,
    tier_id            @text,
    banner             @text,
    pending_days       @int  NOT NULL,
    expiration_rules   @json,
    active             @bool NOT NULL,
    validity           @json,
    metadata           @json,
    created_at         @time,
    updated_at         @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX earning_rules_created_at ON earning_rules (project_id, created_at @nullslow, id);
CREATE INDEX earning_rules_updated_at ON earning_rules (project_id, updated_at @nullslow, id);
CREATE INDEX earning_rules_campaign ON earning_rules (project_id, campaign_id, created_at @nullslow, id);
CREATE INDEX earning_rules_event ON earning_rules (project_id, event, created_at @nullslow, id);
CREATE TABLE loyalty_tiers (
    project_id    @text NOT NULL,
    id            @text NOT NULL,
    campaign_id   @text,
    name          @text,
    points_from   @int  NOT NULL,
    points_to     @int,
    earning_rules @json,
    rewards       @json,
    metadata      @json,
    created_at    @time,
    updated_at    @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX loyalty_tiers_created_at ON loyalty_tiers (project_id, created_at @nullslow, id);
CREATE INDEX loyalty_tiers_updated_at ON loyalty_tiers (project_id, updated_at @nullslow, id);
CREATE INDEX loyalty_tiers_campaign ON loyalty_tiers (project_id, campaign_id, points_from, id);
CREATE TABLE loyalty_tier_holders (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    campaign_id @text,
    customer_id @text,
    tier_id     @text,
    start_day   @text,
    end_day     @text,
    next_tier   @text,
    next_start  @text,
    next_end    @text,
    created_at  @time,
    updated_at  @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX loyalty_tier_holders_campaign ON loyalty_tier_holders (project_id, campaign_id, created_at @nullslow, id);
CREATE INDEX loyalty_tier_holders_customer ON loyalty_tier_holders (project_id, customer_id, created_at @nullslow, id);
CREATE INDEX loyalty_tier_holders_tier ON loyalty_tier_holders (project_id, tier_id, created_at @nullslow, id);
CREATE INDEX loyalty_tier_holders_end ON loyalty_tier_holders (project_id, end_day, id);
CREATE INDEX loyalty_tier_holders_next ON loyalty_tier_holders (project_id, next_start, id);
CREATE TABLE rewards (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    name        @text,
    type        @text,
    stock       @int CHECK (stock >= 0),
    redeemed    @int NOT NULL,
    image_url   @text,
    description @text,
    metadata    @json,
    campaign_id @text,
    campaign    @json,
    product     @json,
    coin        @json,
    created_at  @time,
    updated_at  @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX rewards_created_at ON rewards (project_id, created_at @nullslow, id);
CREATE INDEX rewards_updated_at ON rewards (project_id, updated_at @nullslow, id);
CREATE INDEX rewards_campaign ON rewards (project_id, campaign_id, created_at @nullslow, id);
CREATE TABLE reward_assignments (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    pair        @text,
    reward_id   @text,
    campaign_id @text,
    points      @int  NOT NULL,
    auto_redeem @bool NOT NULL,
    created_at  @time,
    updated_at  @time,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX reward_assignments_pair ON reward_assignments (project_id, pair);
CREATE INDEX reward_assignments_created_at ON reward_assignments (project_id, created_at @nullslow, id);
CREATE INDEX reward_assignments_updated_at ON reward_assignments (project_id, updated_at @nullslow, id);
CREATE INDEX reward_assignments_reward ON reward_assignments (project_id, reward_id, created_at @nullslow, id);
CREATE INDEX reward_assignments_campaign ON reward_assignments (project_id, campaign_id, created_at @nullslow, id);
