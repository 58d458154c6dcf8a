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
    cluster_id           @text,
    secret               @text,
    client               @json,
    sandbox              @bool NOT NULL,
    created_at           @time,
    updated_at           @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX projects_created_at ON projects (project_id, created_at @nullslow, id);
CREATE INDEX projects_name ON projects (project_id, name @nullslow, id);

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
CREATE INDEX credentials_created_at ON credentials (project_id, created_at @nullslow, id);
CREATE INDEX credentials_owner ON credentials (project_id, owner_project_id, created_at @nullslow, id);

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
CREATE INDEX oauth_tokens_app ON oauth_tokens (project_id, app_id, expires_at);
CREATE INDEX oauth_tokens_expires_at ON oauth_tokens (project_id, expires_at @nullslow, id);

CREATE TABLE stacking_rules (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    settings   @json,
    created_at @time,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX stacking_rules_created_at ON stacking_rules (project_id, created_at @nullslow, id);
