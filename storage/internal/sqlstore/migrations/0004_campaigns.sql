-- Campaigns, and the rules that say when what they give is valid.

CREATE TABLE campaigns (
    project_id           @text NOT NULL,
    id                   @text NOT NULL,
    name                 @text,
    description          @text,
    campaign_type        @text,
    type                 @text,
    voucher              @json,
    voucher_type         @text,
    is_referral_code     @bool NOT NULL,
    referral_program     @json,
    tier_expiration      @json,
    auto_join            @bool NOT NULL,
    join_once            @bool NOT NULL,
    use_voucher_schema   @bool NOT NULL,
    validity             @json,
    start_date           @time,
    expiration_date      @time,
    validity_timeframe   @text,
    validity_day_of_week @json,
    activity_duration    @text,
    category_id          @text,
    metadata             @json,
    access_settings      @json,
    access               @json,
    active               @bool NOT NULL,
    protected            @bool NOT NULL,
    created_at           @time,
    updated_at           @time,
    deleted_at           @time,
    PRIMARY KEY (project_id, id)
);
-- The campaign of a name, of which there is one.
CREATE UNIQUE INDEX campaigns_name ON campaigns (project_id, name);
-- List in order of creation.
CREATE INDEX campaigns_created_at ON campaigns (project_id, created_at @nullsfirst, id);
-- List in order of the last change.
CREATE INDEX campaigns_updated_at ON campaigns (project_id, updated_at @nullsfirst, id);
-- The campaigns of a category.
CREATE INDEX campaigns_category ON campaigns (project_id, category_id, created_at @nullsfirst, id) WHERE category_id IS NOT NULL;

-- How many codes a campaign has. Apart from the campaign, because each new code changes it.
CREATE TABLE campaign_progress (
    project_id        @text NOT NULL,
    id                @text NOT NULL,
    vouchers_count    @int  NOT NULL,
    creation_status   @text,
    generation_status @text,
    jobs              @int  NOT NULL,
    PRIMARY KEY (project_id, id)
);

-- What happened in a campaign on each day, for its summary; without a campaign, in the whole project.
CREATE TABLE campaign_days (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    campaign_id @text,
    day         @text,
    figures     @json,
    PRIMARY KEY (project_id, id)
);
-- The days of a campaign, or of the whole project.
CREATE INDEX campaign_days_campaign ON campaign_days (project_id, campaign_id, day @nullsfirst, id);
-- The days of all campaigns.
CREATE INDEX campaign_days_day ON campaign_days (project_id, day @nullsfirst, id);

CREATE TABLE campaign_templates (
    project_id    @text NOT NULL,
    id            @text NOT NULL,
    name          @text,
    description   @text,
    campaign_type @text,
    content       @json,
    created_at    @time,
    updated_at    @time,
    PRIMARY KEY (project_id, id)
);
-- The template of a name, of which there is one.
CREATE UNIQUE INDEX campaign_templates_name ON campaign_templates (project_id, name);
-- List in order of creation.
CREATE INDEX campaign_templates_created_at ON campaign_templates (project_id, created_at @nullsfirst, id);

CREATE TABLE validation_rules (
    project_id    @text NOT NULL,
    id            @text NOT NULL,
    name          @text,
    rules         @json,
    bundle_rules  @json,
    error         @text,
    applicable_to @json,
    type          @text,
    context_type  @text,
    created_at    @time,
    updated_at    @time,
    PRIMARY KEY (project_id, id)
);
-- The rule of a name, of which there is one.
CREATE UNIQUE INDEX validation_rules_name ON validation_rules (project_id, name);
-- List in order of creation.
CREATE INDEX validation_rules_created_at ON validation_rules (project_id, created_at @nullsfirst, id);
-- List in order of the last change.
CREATE INDEX validation_rules_updated_at ON validation_rules (project_id, updated_at @nullsfirst, id);

-- What a rule applies to.
CREATE TABLE validation_rules_assignments (
    project_id          @text NOT NULL,
    id                  @text NOT NULL,
    pair                @text,
    rule_id             @text,
    related_object_id   @text,
    related_object_type @text,
    created_at          @time,
    updated_at          @time,
    PRIMARY KEY (project_id, id)
);
-- Whether something has a rule already.
CREATE UNIQUE INDEX validation_rules_assignments_pair ON validation_rules_assignments (project_id, pair);
-- List in order of creation.
CREATE INDEX validation_rules_assignments_created_at ON validation_rules_assignments (project_id, created_at @nullsfirst, id);
-- What a rule applies to.
CREATE INDEX validation_rules_assignments_rule ON validation_rules_assignments (project_id, rule_id, created_at @nullsfirst, id);
-- The rules of something.
CREATE INDEX validation_rules_assignments_related ON validation_rules_assignments (project_id, related_object_id, created_at @nullsfirst, id);
