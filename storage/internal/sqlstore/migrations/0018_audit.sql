-- Who changed what by hand or with a management key. The entries without a project are about the installation.

CREATE TABLE audit_entries (
    project_id      @text NOT NULL,
    id              @text NOT NULL,
    status          @text,
    act             @text,
    actor_id        @text,
    actor_name      @text,
    actor_role      @text,
    actor_address   @text,
    object_type     @text,
    object_id       @text,
    object_name     @text,
    request_id      @text,
    before_change   @json,
    after_change    @json,
    reason          @text,
    refusal_key     @text,
    refusal_message @text,
    created_at      @time,
    ended_at        @time,
    PRIMARY KEY (project_id, id)
);
-- The latest first, and which are over.
CREATE INDEX audit_entries_created_at ON audit_entries (project_id, created_at @nullsfirst, id);
-- What one person or key did.
CREATE INDEX audit_entries_actor ON audit_entries (project_id, actor_id, created_at @nullsfirst, id);
-- What was done to one object.
CREATE INDEX audit_entries_object ON audit_entries (project_id, object_id, created_at);
