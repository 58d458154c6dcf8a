ALTER TABLE webhooks ADD COLUMN distribution @bool NOT NULL DEFAULT FALSE;
ALTER TABLE webhooks ADD COLUMN settings @json;
