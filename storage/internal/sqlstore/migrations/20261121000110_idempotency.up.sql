CREATE TABLE idempotency_records (
    project_id       @text NOT NULL,
    id               @text NOT NULL,
    owner_project_id @text,
    fingerprint      @text,
    holder           @text,
    lease_until      @time,
    answer           @text,
    created_at       @time,
    expires_at       @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX idempotency_records_expires_at ON idempotency_records (project_id, expires_at @nullslow, id);
CREATE INDEX idempotency_records_owner ON idempotency_records (project_id, owner_project_id);
