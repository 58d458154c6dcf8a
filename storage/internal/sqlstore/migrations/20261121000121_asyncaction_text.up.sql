DROP TABLE async_action_parts;
CREATE TABLE async_action_parts (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    action_id  @text,
    role       @text,
    data       @text,
    created_at @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX async_action_parts_created_at ON async_action_parts (project_id, created_at @nullslow, id);
CREATE INDEX async_action_parts_action_id ON async_action_parts (project_id, action_id, created_at @nullslow, id);
