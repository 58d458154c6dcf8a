CREATE TABLE member_tallies (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    subject     @text,
    last_at     @time,
    count_from  @text,
    times       @int  NOT NULL,
    points_from @text,
    points      @int  NOT NULL,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX member_tallies_subject ON member_tallies (project_id, subject);
