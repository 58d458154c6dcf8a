CREATE TABLE webhooks (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    target_url @text,
    events     @json,
    active     @bool NOT NULL,
    created_at @time,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX webhooks_created_at ON webhooks (project_id, created_at @nullslow, id);
CREATE TABLE webhook_deliveries (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    webhook_id  @text,
    event_id    @text,
    event_type  @text,
    subject     @text,
    position    @int NOT NULL,
    target_url  @text,
    body        @verbatim,
    status      @text,
    attempts    @int NOT NULL,
    log         @json,
    first_at    @time,
    next_at     @time,
    created_at  @time,
    finished_at @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX webhook_deliveries_created_at ON webhook_deliveries (project_id, created_at @nullslow, id);
CREATE INDEX webhook_deliveries_subject ON webhook_deliveries (project_id, subject, position, id);
CREATE INDEX webhook_deliveries_webhook ON webhook_deliveries (project_id, webhook_id, created_at @nullslow, id);
CREATE INDEX webhook_deliveries_next_at ON webhook_deliveries (project_id, next_at @nullslow, id);
CREATE INDEX webhook_deliveries_finished_at ON webhook_deliveries (project_id, finished_at @nullslow, id);
