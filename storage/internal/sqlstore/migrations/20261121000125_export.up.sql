CREATE TABLE exports (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    object      @text,
    sorted_by   @text,
    fields      @json,
    filters     @verbatim,
    campaign_id @text,
    selection   @verbatim,
    channel     @text,
    user_id     @text,
    status      @text,
    keys        @json,
    portion     @int NOT NULL,
    row_count   @int NOT NULL,
    chunks      @int NOT NULL,
    size        @int NOT NULL,
    cause       @text,
    created_at  @time,
    updated_at  @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX exports_created_at ON exports (project_id, created_at @nullslow, id);
CREATE INDEX exports_status ON exports (project_id, status @nullslow, id);
CREATE TABLE export_chunks (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    export_id  @text,
    content    @text,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX export_chunks_export ON export_chunks (project_id, export_id);
