-- Every redemption writes events and an order, and each index on them costs it about what a row does. These are left out of it.
--
-- The list of what happened to something is that of a definition or a member of a program. Nobody asks for all events of a campaign:
-- those of its members are found by the customer.
DROP INDEX events_entity;
DROP INDEX events_campaign;
CREATE INDEX events_of_entity ON events (project_id, entity_id, created_at @nullslow, id) @programs;
-- One index finds news, whose they are, and those of one project in their order.
DROP INDEX events_number;
DROP INDEX events_news;
CREATE INDEX events_in_order ON events (number @nullslow, project_id);
-- Most orders have no name of the shop's, and are never changed.
DROP INDEX orders_source_id;
DROP INDEX orders_updated_at;
CREATE UNIQUE INDEX orders_source_id ON orders (project_id, source_id) WHERE source_id IS NOT NULL;
CREATE INDEX orders_updated ON orders (project_id, updated_at @nullslow, id) WHERE updated_at IS NOT NULL;
