CREATE TABLE daily_runs (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    day        @text,
    working    @bool NOT NULL,
    step       @text,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
ALTER TABLE projects ADD COLUMN clock_offset @int NOT NULL DEFAULT 0;
