ALTER TABLE webhooks ADD COLUMN due_at @time;
CREATE INDEX webhooks_due_at ON webhooks (project_id, due_at @nullslow, id);
