CREATE TABLE categories (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    name       @text,
    hierarchy  @int  NOT NULL,
    created_at @time,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX categories_name ON categories (project_id, name);
CREATE INDEX categories_created_at ON categories (project_id, created_at @nullslow, id);
