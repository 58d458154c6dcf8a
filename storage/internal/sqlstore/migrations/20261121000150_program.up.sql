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
CREATE INDEX programs_created_at ON programs (project_id, created_at @nullslow, id);
CREATE INDEX programs_name ON programs (project_id, name @nullslow, id);
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
CREATE INDEX card_definitions_created_at ON card_definitions (project_id, created_at @nullslow, id);
CREATE INDEX card_definitions_name ON card_definitions (project_id, name @nullslow, id);
CREATE INDEX card_definitions_type ON card_definitions (project_id, type @nullslow, id);
CREATE INDEX card_definitions_status ON card_definitions (project_id, status @nullslow, id);
