-- Answers that are kept, so that a request that is sent again with its Idempotency-Key is not performed again.

CREATE TABLE idempotency_records (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    answer     @bytes,
    expires_at @time,
    PRIMARY KEY (project_id, id)
);
-- Which answers are over and can be removed.
CREATE INDEX idempotency_records_expires_at ON idempotency_records (project_id, expires_at @nullsfirst, id);
