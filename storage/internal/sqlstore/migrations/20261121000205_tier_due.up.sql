ALTER TABLE loyalty_tier_holders ADD COLUMN due_on @text;
CREATE INDEX loyalty_tier_holders_due_on ON loyalty_tier_holders (project_id, due_on @nullslow, id) WHERE due_on IS NOT NULL;
