-- What is outstanding on gift cards and loyalty cards, on each day.

CREATE TABLE liabilities (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    scope_id   @text,
    day        @text,
    body       @json,
    PRIMARY KEY (project_id, id)
);
-- The days of a campaign, a program or all cards.
CREATE INDEX liabilities_scope ON liabilities (project_id, scope_id, day @nullsfirst, id);
-- What was outstanding on a day, and which are over.
CREATE INDEX liabilities_day ON liabilities (project_id, day @nullsfirst, id);
