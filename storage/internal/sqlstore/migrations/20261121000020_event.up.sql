CREATE TABLE events (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    type        @text,
    entity_type @text,
    entity_id   @text,
    customer_id @text,
    campaign_id @text,
    group_id    @text,
    category    @text,
    data        @verbatim,
    created_at  @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX events_created_at ON events (project_id, created_at @nullslow, id);
CREATE INDEX events_entity ON events (project_id, entity_id, created_at @nullslow, id);
CREATE INDEX events_customer ON events (project_id, customer_id, created_at @nullslow, id) WHERE customer_id IS NOT NULL;
CREATE INDEX events_campaign ON events (project_id, campaign_id, created_at @nullslow, id) WHERE campaign_id IS NOT NULL;
