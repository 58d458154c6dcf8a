-- What one redemption tells of, itself and its order, is one row where it was three: the first event has the row, the others are folded
-- into it. Each of them has a number of its own behind that of the row.
ALTER TABLE events ADD COLUMN folded @text;
ALTER TABLE events ADD COLUMN folded_data @text;
@numbersapart
