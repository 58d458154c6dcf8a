-- Loyalty campaigns: what earns points, tiers of customers, and rewards.

CREATE TABLE earning_rules (
    project_id       @text NOT NULL,
    id               @text NOT NULL,
    campaign_id      @text,
    automation_id    @text,
    event            @text,
    earning          @json,
    schema_id        @text,
    segment_id       @text,
    tier_id          @text,
    banner           @text,
    pending_days     @int  NOT NULL,
    expiration_rules @json,
    active           @bool NOT NULL,
    validity         @json,
    metadata         @json,
    created_at       @time,
    updated_at       @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX earning_rules_created_at ON earning_rules (project_id, created_at @nullsfirst, id);
-- List in order of the last change.
CREATE INDEX earning_rules_updated_at ON earning_rules (project_id, updated_at @nullsfirst, id);
-- The rules of a campaign.
CREATE INDEX earning_rules_campaign ON earning_rules (project_id, campaign_id, created_at @nullsfirst, id);
-- The rules that an event may earn by.
CREATE INDEX earning_rules_event ON earning_rules (project_id, event, created_at @nullsfirst, id);

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
-- List in order of creation.
CREATE INDEX loyalty_tiers_created_at ON loyalty_tiers (project_id, created_at @nullsfirst, id);
-- List in order of the last change.
CREATE INDEX loyalty_tiers_updated_at ON loyalty_tiers (project_id, updated_at @nullsfirst, id);
-- The tiers of a campaign by points.
CREATE INDEX loyalty_tiers_campaign ON loyalty_tiers (project_id, campaign_id, points_from, id);

-- In which tier a customer is, and from when to when.
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
    due_on      @text,
    created_at  @time,
    updated_at  @time,
    PRIMARY KEY (project_id, id)
);
-- Who is in a tier of a campaign.
CREATE INDEX loyalty_tier_holders_campaign ON loyalty_tier_holders (project_id, campaign_id, created_at @nullsfirst, id);
-- The tiers of a customer.
CREATE INDEX loyalty_tier_holders_customer ON loyalty_tier_holders (project_id, customer_id, created_at @nullsfirst, id);
-- Who is in a tier.
CREATE INDEX loyalty_tier_holders_tier ON loyalty_tier_holders (project_id, tier_id, created_at @nullsfirst, id);
-- Who leaves or changes a tier today, or did while no server ran.
CREATE INDEX loyalty_tier_holders_due_on ON loyalty_tier_holders (project_id, due_on @nullsfirst, id) WHERE due_on IS NOT NULL;

CREATE TABLE rewards (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    name        @text,
    type        @text,
    stock       @int  CHECK (stock >= 0),
    redeemed    @int  NOT NULL,
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
-- List in order of creation.
CREATE INDEX rewards_created_at ON rewards (project_id, created_at @nullsfirst, id);
-- List in order of the last change.
CREATE INDEX rewards_updated_at ON rewards (project_id, updated_at @nullsfirst, id);
-- The rewards that give codes of a campaign.
CREATE INDEX rewards_campaign ON rewards (project_id, campaign_id, created_at @nullsfirst, id);

-- What a reward costs in a campaign.
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
-- Whether a campaign has a reward already.
CREATE UNIQUE INDEX reward_assignments_pair ON reward_assignments (project_id, pair);
-- List in order of creation.
CREATE INDEX reward_assignments_created_at ON reward_assignments (project_id, created_at @nullsfirst, id);
-- List in order of the last change.
CREATE INDEX reward_assignments_updated_at ON reward_assignments (project_id, updated_at @nullsfirst, id);
-- The campaigns of a reward.
CREATE INDEX reward_assignments_reward ON reward_assignments (project_id, reward_id, created_at @nullsfirst, id);
-- The rewards of a campaign.
CREATE INDEX reward_assignments_campaign ON reward_assignments (project_id, campaign_id, created_at @nullsfirst, id);
