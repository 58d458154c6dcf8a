-- Events are handed out in the order of their numbers, which they have from the moment in which they are written: nothing updates
-- them any more. What was not handed out yet gets new numbers, in the order that it had.
@fillnumbers
UPDATE events SET number = t.number FROM (
    SELECT e.project_id AS project_id, e.id AS id,
        (SELECT max(number) FROM events) + row_number() OVER (ORDER BY e.position IS NULL, e.position, e.number) AS number
    FROM events e
    WHERE e.position IS NULL OR e.position > coalesce(
        (SELECT min(c.position) FROM event_cursors c WHERE c.project_id = e.project_id AND c.id LIKE 'reached %'), 0)) t
WHERE events.project_id = t.project_id AND events.id = t.id;
-- Cursors that count in numbers have names of their own.
INSERT INTO event_cursors (project_id, id, position, scheduled, updated_at)
SELECT c.project_id, CASE c.id WHEN 'numbered' THEN 'settled' ELSE 'passed ' || substr(c.id, 9) END,
    coalesce((SELECT max(e.number) FROM events e WHERE e.project_id = c.project_id AND e.position <= c.position), 0), c.scheduled, c.updated_at
FROM event_cursors c WHERE c.id = 'numbered' OR c.id LIKE 'reached %';
INSERT INTO event_cursors (project_id, id, position, scheduled, updated_at)
SELECT c.project_id, 'due ' || substr(c.id, 11), 0, c.scheduled, c.updated_at FROM event_cursors c WHERE c.id LIKE 'scheduled %';
UPDATE event_cursors SET scheduled = (0 = 1) WHERE id LIKE 'due %';
-- The column of the positions stays for servers of the release before. They find nothing without one, and so hand out nothing.
UPDATE events SET position = 0 WHERE position IS NULL;
@givenumbers
DROP INDEX events_position;
DROP INDEX events_created_at;
CREATE INDEX events_number ON events (project_id, number);
CREATE INDEX events_news ON events (number);
