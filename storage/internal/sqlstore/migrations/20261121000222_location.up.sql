CREATE TABLE locations (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    name       @text,
    shape      @json,
    created_at @time,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX locations_created_at ON locations (project_id, created_at @nullslow, id);
CREATE INDEX locations_updated_at ON locations (project_id, updated_at @nullslow, id);
