CREATE TABLE metadata_schemas (
    project_id         @text NOT NULL,
    id                 @text NOT NULL,
    related_object     @text,
    properties         @json,
    allow_defined_only @bool NOT NULL,
    created_at         @time,
    updated_at         @time,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX metadata_schemas_related_object ON metadata_schemas (project_id, related_object);
CREATE INDEX metadata_schemas_by_object ON metadata_schemas (project_id, related_object @nullslow, id);
CREATE INDEX metadata_schemas_created_at ON metadata_schemas (project_id, created_at @nullslow, id);

CREATE TABLE custom_event_schemas (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    name       @text,
    properties @json,
    created_at @time,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX custom_event_schemas_name ON custom_event_schemas (project_id, name);
CREATE INDEX custom_event_schemas_by_name ON custom_event_schemas (project_id, name @nullslow, id);
CREATE INDEX custom_event_schemas_created_at ON custom_event_schemas (project_id, created_at @nullslow, id);
