ALTER TABLE async_actions ADD COLUMN line @text;

CREATE TABLE async_action_parts (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    action_id  @text,
    role       @text,
    data       @verbatim,
    created_at @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX async_action_parts_created_at ON async_action_parts (project_id, created_at @nullslow, id);
CREATE INDEX async_action_parts_action_id ON async_action_parts (project_id, action_id, created_at @nullslow, id);

CREATE TABLE async_action_lines (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    running    @text,
    waiting    @json,
    PRIMARY KEY (project_id, id)
);
