ALTER TABLE redemptions ADD COLUMN reward_status @text;
CREATE INDEX redemptions_reward_status ON redemptions (project_id, reward_status, date @nullslow, id) WHERE reward_status IS NOT NULL;
