CREATE TABLE segments (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    name       @text,
    type       @text,
    filter     @verbatim,
    created_at @time,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX segments_created_at ON segments (project_id, created_at @nullslow, id);
CREATE TABLE segment_members (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    segment_id  @text,
    customer_id @text,
    entered_at  @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX segment_members_segment ON segment_members (project_id, segment_id, id);
CREATE INDEX segment_members_customer ON segment_members (project_id, customer_id, id);
