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
CREATE UNIQUE INDEX campaign_templates_name ON campaign_templates (project_id, name);
CREATE INDEX campaign_templates_created_at ON campaign_templates (project_id, created_at @nullslow, id);
