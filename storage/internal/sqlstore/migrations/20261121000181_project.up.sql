ALTER TABLE projects ADD COLUMN code_charset @text;
ALTER TABLE projects ADD COLUMN notifications @json;

CREATE TABLE users (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    login      @text,
    email      @text,
    first_name @text,
    last_name  @text,
    owner      @bool NOT NULL,
    roles      @json,
    projects   @json,
    created_at @time,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX users_login ON users (project_id, login);
CREATE INDEX users_created_at ON users (project_id, created_at @nullslow, id);

CREATE TABLE brandings (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    brand      @json,
    address    @json,
    contact    @json,
    created_at @time,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX brandings_created_at ON brandings (project_id, created_at @nullslow, id);
