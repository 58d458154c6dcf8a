CREATE TABLE bin_entries (
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
CREATE INDEX bin_entries_created_at ON bin_entries (project_id, created_at @nullslow, id);
CREATE INDEX bin_entries_resource ON bin_entries (project_id, resource_id);
