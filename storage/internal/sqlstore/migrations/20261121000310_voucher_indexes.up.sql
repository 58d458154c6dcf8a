-- A job makes thousands of codes at one moment. Entries that are the same take next to no room in an index of PostgreSQL, and those with an
-- id at their end never are: the few rows of a moment are sorted when a list comes to them. Most codes are never changed.
DROP INDEX vouchers_created_at;
DROP INDEX vouchers_updated_at;
DROP INDEX vouchers_campaign;
DROP INDEX vouchers_free;
CREATE INDEX vouchers_created ON vouchers (project_id, created_at @nullslow);
CREATE INDEX vouchers_updated ON vouchers (project_id, updated_at @nullslow, id) WHERE updated_at IS NOT NULL;
CREATE INDEX vouchers_of_campaign ON vouchers (project_id, campaign_id, created_at @nullslow);
-- Publication takes the first of these.
CREATE INDEX vouchers_unheld ON vouchers (project_id, campaign_id, created_at @nullslow) WHERE holder_id IS NULL AND deleted_at IS NULL;
