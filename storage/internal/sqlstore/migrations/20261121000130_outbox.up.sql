ALTER TABLE events ADD COLUMN @arrival;
ALTER TABLE events ADD COLUMN position @int;
UPDATE events SET position = 0;
CREATE INDEX events_position ON events (project_id, position @nullslow, id) WHERE position IS NOT NULL;
CREATE INDEX events_without_position ON events (project_id) WHERE position IS NULL;
CREATE TABLE event_cursors (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    position   @int NOT NULL,
    scheduled  @bool NOT NULL,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
