-- Loyalty programs, and what they are put together from. What has no column of its own is in definition.

CREATE TABLE programs (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    name       @text,
    status     @text,
    validity   @json,
    metadata   @json,
    created_at @time,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX programs_created_at ON programs (project_id, created_at @nullsfirst, id);
-- List by name.
CREATE INDEX programs_name ON programs (project_id, name @nullsfirst, id);

CREATE TABLE card_definitions (
    project_id        @text NOT NULL,
    id                @text NOT NULL,
    name              @text,
    type              @text,
    status            @text,
    code_config       @json,
    points_expiration @json,
    pending_points    @json,
    earning_limits    @json,
    spending_limits   @json,
    refunds           @json,
    allow_negative    @bool NOT NULL,
    pay_with_points   @json,
    metadata          @json,
    created_at        @time,
    updated_at        @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX card_definitions_created_at ON card_definitions (project_id, created_at @nullsfirst, id);
-- List by name.
CREATE INDEX card_definitions_name ON card_definitions (project_id, name @nullsfirst, id);
-- List by type.
CREATE INDEX card_definitions_type ON card_definitions (project_id, type @nullsfirst, id);
-- List by status.
CREATE INDEX card_definitions_status ON card_definitions (project_id, status @nullsfirst, id);

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
-- List in order of creation.
CREATE INDEX program_earning_rules_created_at ON program_earning_rules (project_id, created_at @nullsfirst, id);
-- List by name.
CREATE INDEX program_earning_rules_name ON program_earning_rules (project_id, name @nullsfirst, id);

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
-- List in order of creation.
CREATE INDEX tier_structures_created_at ON tier_structures (project_id, created_at @nullsfirst, id);
-- List by name.
CREATE INDEX tier_structures_name ON tier_structures (project_id, name @nullsfirst, id);
-- List by type.
CREATE INDEX tier_structures_type ON tier_structures (project_id, type @nullsfirst, id);
-- List by status.
CREATE INDEX tier_structures_status ON tier_structures (project_id, status @nullsfirst, id);

CREATE TABLE program_tiers (
    project_id        @text NOT NULL,
    id                @text NOT NULL,
    tier_structure_id @text,
    name              @text,
    definition        @json,
    created_at        @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX program_tiers_created_at ON program_tiers (project_id, created_at @nullsfirst, id);
-- List by name.
CREATE INDEX program_tiers_name ON program_tiers (project_id, name @nullsfirst, id);
-- The tiers of a structure.
CREATE INDEX program_tiers_structure ON program_tiers (project_id, tier_structure_id, created_at @nullsfirst, id);

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
-- The benefit of a name that is not archived, of which there is one.
CREATE UNIQUE INDEX benefits_living_name ON benefits (project_id, living_name);
-- List in order of creation.
CREATE INDEX benefits_created_at ON benefits (project_id, created_at @nullsfirst, id);
-- List by name.
CREATE INDEX benefits_name ON benefits (project_id, name @nullsfirst, id);
-- List by type.
CREATE INDEX benefits_type ON benefits (project_id, type @nullsfirst, id);

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
-- List in order of creation.
CREATE INDEX program_rewards_created_at ON program_rewards (project_id, created_at @nullsfirst, id);
-- List by name.
CREATE INDEX program_rewards_name ON program_rewards (project_id, name @nullsfirst, id);

-- What belongs to a program.
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
-- Whether a program has something already.
CREATE UNIQUE INDEX program_assignments_pair ON program_assignments (project_id, pair);
-- List in order of creation.
CREATE INDEX program_assignments_created_at ON program_assignments (project_id, created_at @nullsfirst, id);
-- What belongs to a program.
CREATE INDEX program_assignments_program ON program_assignments (project_id, program_id, created_at @nullsfirst, id);
-- The programs of something.
CREATE INDEX program_assignments_resource ON program_assignments (project_id, resource_id, created_at @nullsfirst, id);

-- One row for each project, which every change of the definitions of programs locks.
CREATE TABLE program_locks (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    created_at @time,
    PRIMARY KEY (project_id, id)
);
