-- How much the discounts of an order may come to.
CREATE TABLE discount_guards (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    settings   @json,
    created_at @time,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX discount_guards_created_at ON discount_guards (project_id, created_at @nullsfirst, id);
