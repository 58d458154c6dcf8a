-- A redemption of a code that was changed within the minute before writes this column in the place of updated_at, which is in an index:
-- PostgreSQL then writes no index at all. The code was changed at the later of the two.
ALTER TABLE vouchers ADD COLUMN used_at @time;
