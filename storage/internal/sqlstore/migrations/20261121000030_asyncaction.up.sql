CREATE TABLE async_actions (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    type        @text,
    status      @text,
    operation   @text,
    request_id  @text,
    created_at  @time,
    updated_at  @time,
    started_at  @time,
    finished_at @time,
    portion     @int NOT NULL,
    total       @int NOT NULL,
    done        @int NOT NULL,
    failed      @int NOT NULL,
    result      @json,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX async_actions_created_at ON async_actions (project_id, created_at @nullslow, id);
