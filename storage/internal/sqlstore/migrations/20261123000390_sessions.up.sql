ALTER TABLE sessions ADD COLUMN customer_id @text;
CREATE INDEX sessions_customer ON sessions (project_id, customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX sessions_expires_at ON sessions (project_id, expires_at @nullslow, id);
