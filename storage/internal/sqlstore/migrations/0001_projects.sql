-- Projects, who may use them, and how they are configured.
--
-- Every table has the project in its key. What belongs to no project, such as the projects themselves, has an empty project.

CREATE TABLE projects (
    project_id           @text NOT NULL,
    id                   @text NOT NULL,
    name                 @text,
    description          @text,
    timezone             @text,
    currency             @text,
    dial_code            @text,
    api_version          @text,
    webhook_version      @text,
    case_sensitive_codes @bool NOT NULL,
    code_charset         @text,
    cluster_id           @text,
    secret               @text,
    client               @json,
    notifications        @json,
    restricted           @json,
    refusals_off         @bool NOT NULL,
    returns              @json,
    retention            @json,
    sandbox              @bool NOT NULL,
    clock_offset         @int  NOT NULL,
    created_at           @time,
    updated_at           @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX projects_created_at ON projects (project_id, created_at @nullsfirst, id);
-- List by name.
CREATE INDEX projects_name ON projects (project_id, name @nullsfirst, id);

-- API keys. Of the token only the digest is kept.
CREATE TABLE credentials (
    project_id       @text NOT NULL,
    id               @text NOT NULL,
    owner_project_id @text,
    audience         @text,
    name             @text,
    digest           @text,
    created_at       @time,
    blocked_at       @time,
    integration      @bool NOT NULL,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX credentials_created_at ON credentials (project_id, created_at @nullsfirst, id);
-- The keys of a project.
CREATE INDEX credentials_owner ON credentials (project_id, owner_project_id, created_at @nullsfirst, id);

CREATE TABLE oauth_tokens (
    project_id       @text NOT NULL,
    id               @text NOT NULL,
    owner_project_id @text,
    app_id           @text,
    scopes           @json,
    issued_at        @time,
    expires_at       @time,
    PRIMARY KEY (project_id, id)
);
-- Which tokens of an application are not over yet.
CREATE INDEX oauth_tokens_app ON oauth_tokens (project_id, app_id, expires_at);
-- Which tokens are over and can be removed.
CREATE INDEX oauth_tokens_expires_at ON oauth_tokens (project_id, expires_at @nullsfirst, id);

CREATE TABLE users (
    project_id   @text NOT NULL,
    id           @text NOT NULL,
    login        @text,
    email        @text,
    first_name   @text,
    last_name    @text,
    owner        @bool NOT NULL,
    roles        @json,
    projects     @json,
    state        @text,
    password     @text,
    identity     @text,
    signed_in_at @time,
    created_at   @time,
    updated_at   @time,
    PRIMARY KEY (project_id, id)
);
-- The user of a login, of whom there is one.
CREATE UNIQUE INDEX users_login ON users (project_id, login);
-- The user of an identity at an OpenID Connect provider, of whom there is one.
CREATE UNIQUE INDEX users_identity ON users (project_id, identity);
-- List in order of creation.
CREATE INDEX users_created_at ON users (project_id, created_at @nullsfirst, id);

-- How the pages of a project look to its customers.
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
-- List in order of creation.
CREATE INDEX brandings_created_at ON brandings (project_id, created_at @nullsfirst, id);

-- How many codes and promotions can be combined.
CREATE TABLE stacking_rules (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    settings   @json,
    created_at @time,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX stacking_rules_created_at ON stacking_rules (project_id, created_at @nullsfirst, id);

-- What metadata a kind of object may have.
CREATE TABLE metadata_schemas (
    project_id         @text NOT NULL,
    id                 @text NOT NULL,
    related_object     @text,
    properties         @json,
    allow_defined_only @bool NOT NULL,
    created_at         @time,
    updated_at         @time,
    PRIMARY KEY (project_id, id)
);
-- The schema of a kind of object, of which there is one.
CREATE UNIQUE INDEX metadata_schemas_related_object ON metadata_schemas (project_id, related_object);
-- List by kind of object.
CREATE INDEX metadata_schemas_by_object ON metadata_schemas (project_id, related_object @nullsfirst, id);
-- List in order of creation.
CREATE INDEX metadata_schemas_created_at ON metadata_schemas (project_id, created_at @nullsfirst, id);

-- What the custom events of a project are called, and their properties.
CREATE TABLE custom_event_schemas (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    name       @text,
    properties @json,
    created_at @time,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
-- The schema of an event, of which there is one.
CREATE UNIQUE INDEX custom_event_schemas_name ON custom_event_schemas (project_id, name);
-- List by name.
CREATE INDEX custom_event_schemas_by_name ON custom_event_schemas (project_id, name @nullsfirst, id);
-- List in order of creation.
CREATE INDEX custom_event_schemas_created_at ON custom_event_schemas (project_id, created_at @nullsfirst, id);

-- The numbers that tell a process that what it has compiled is out of date: rules for campaigns, tiers, rules and settings, catalog for
-- products, SKUs and collections.
CREATE TABLE project_revisions (
    project_id @text NOT NULL,
    rules      @int  NOT NULL,
    catalog    @int  NOT NULL,
    PRIMARY KEY (project_id)
);

-- What was deleted and can be restored.
CREATE TABLE trash_entries (
    project_id    @text NOT NULL,
    id            @text NOT NULL,
    resource_id   @text,
    resource_type @text,
    resource_name @text,
    parent_id     @text,
    deleted_by    @text,
    created_at    @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX trash_entries_created_at ON trash_entries (project_id, created_at @nullsfirst, id);
-- The entry of something that is restored or removed for good.
CREATE INDEX trash_entries_resource ON trash_entries (project_id, resource_id);
