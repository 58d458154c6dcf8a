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
CREATE UNIQUE INDEX validation_rules_name ON validation_rules (project_id, name);
CREATE INDEX validation_rules_created_at ON validation_rules (project_id, created_at @nullslow, id);
CREATE INDEX validation_rules_updated_at ON validation_rules (project_id, updated_at @nullslow, id);
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
CREATE UNIQUE INDEX validation_rules_assignments_pair ON validation_rules_assignments (project_id, pair);
CREATE INDEX validation_rules_assignments_created_at ON validation_rules_assignments (project_id, created_at @nullslow, id);
CREATE INDEX validation_rules_assignments_rule ON validation_rules_assignments (project_id, rule_id, created_at @nullslow, id);
CREATE INDEX validation_rules_assignments_related ON validation_rules_assignments (project_id, related_object_id, created_at @nullslow, id);
