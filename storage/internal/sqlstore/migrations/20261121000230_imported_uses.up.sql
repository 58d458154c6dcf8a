ALTER TABLE vouchers ADD COLUMN imported_uses bigint NOT NULL DEFAULT 0;
ALTER TABLE vouchers ADD COLUMN imported_amount bigint NOT NULL DEFAULT 0;
