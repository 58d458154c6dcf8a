-- The number that tells a process that its compiled rules, tiers and campaigns are out of date.
CREATE TABLE project_revisions (
    project_id @text NOT NULL PRIMARY KEY,
    revision   @int  NOT NULL
);
