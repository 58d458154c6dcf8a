-- Promotions: discounts without a code.

CREATE TABLE promotion_tiers (
    project_id      @text NOT NULL,
    id              @text NOT NULL,
    campaign_id     @text,
    name            @text,
    banner          @text,
    discount        @json,
    metadata        @json,
    hierarchy       @int  NOT NULL,
    active          @bool NOT NULL,
    validity        @json,
    start_date      @time,
    expiration_date @time,
    category_id     @text,
    created_at      @time,
    updated_at      @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX promotion_tiers_created_at ON promotion_tiers (project_id, created_at @nullsfirst, id);
-- List in order of the last change.
CREATE INDEX promotion_tiers_updated_at ON promotion_tiers (project_id, updated_at @nullsfirst, id);
-- List by rank.
CREATE INDEX promotion_tiers_hierarchy ON promotion_tiers (project_id, hierarchy, id);
-- The tiers of a campaign, by rank.
CREATE INDEX promotion_tiers_campaign ON promotion_tiers (project_id, campaign_id, hierarchy, id);

-- Tiers of one campaign that apply together.
CREATE TABLE promotion_stacks (
    project_id     @text NOT NULL,
    id             @text NOT NULL,
    campaign_id    @text,
    name           @text,
    tier_ids       @json,
    hierarchy_mode @text,
    category_id    @text,
    created_at     @time,
    updated_at     @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX promotion_stacks_created_at ON promotion_stacks (project_id, created_at @nullsfirst, id);
-- List in order of the last change.
CREATE INDEX promotion_stacks_updated_at ON promotion_stacks (project_id, updated_at @nullsfirst, id);
-- List by name.
CREATE INDEX promotion_stacks_name ON promotion_stacks (project_id, name @nullsfirst, id);
-- The stacks of a campaign.
CREATE INDEX promotion_stacks_campaign ON promotion_stacks (project_id, campaign_id, created_at @nullsfirst, id);
