CREATE TABLE program_earning_rules (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    name       @text,
    status     @text,
    event      @text,
    definition @json,
    created_at @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX program_earning_rules_created_at ON program_earning_rules (project_id, created_at @nullslow, id);
CREATE INDEX program_earning_rules_name ON program_earning_rules (project_id, name @nullslow, id);
CREATE TABLE tier_structures (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    name       @text,
    type       @text,
    status     @text,
    definition @json,
    created_at @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX tier_structures_created_at ON tier_structures (project_id, created_at @nullslow, id);
CREATE INDEX tier_structures_name ON tier_structures (project_id, name @nullslow, id);
CREATE INDEX tier_structures_type ON tier_structures (project_id, type @nullslow, id);
CREATE INDEX tier_structures_status ON tier_structures (project_id, status @nullslow, id);
CREATE TABLE program_tiers (
    project_id        @text NOT NULL,
    id                @text NOT NULL,
    tier_structure_id @text,
    name              @text,
    definition        @json,
    created_at        @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX program_tiers_created_at ON program_tiers (project_id, created_at @nullslow, id);
CREATE INDEX program_tiers_name ON program_tiers (project_id, name @nullslow, id);
CREATE INDEX program_tiers_structure ON program_tiers (project_id, tier_structure_id, created_at @nullslow, id);
CREATE TABLE benefits (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    living_name @text,
    name        @text,
    type        @text,
    status      @text,
    delivered   @int  NOT NULL,
    definition  @json,
    created_at  @time,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX benefits_living_name ON benefits (project_id, living_name);
CREATE INDEX benefits_created_at ON benefits (project_id, created_at @nullslow, id);
CREATE INDEX benefits_name ON benefits (project_id, name @nullslow, id);
CREATE INDEX benefits_type ON benefits (project_id, type @nullslow, id);
CREATE TABLE program_rewards (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    name       @text,
    type       @text,
    status     @text,
    definition @json,
    created_at @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX program_rewards_created_at ON program_rewards (project_id, created_at @nullslow, id);
CREATE INDEX program_rewards_name ON program_rewards (project_id, name @nullslow, id);
CREATE TABLE program_assignments (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    pair        @text,
    program_id  @text,
    type        @text,
    resource_id @text,
    stock       @int,
    redeemed    @int  NOT NULL,
    created_at  @time,
    updated_at  @time,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX program_assignments_pair ON program_assignments (project_id, pair);
CREATE INDEX program_assignments_created_at ON program_assignments (project_id, created_at @nullslow, id);
CREATE INDEX program_assignments_program ON program_assignments (project_id, program_id, created_at @nullslow, id);
CREATE INDEX program_assignments_resource ON program_assignments (project_id, resource_id, created_at @nullslow, id);
CREATE TABLE program_revisions (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    number     @int  NOT NULL,
    PRIMARY KEY (project_id, id)
);
