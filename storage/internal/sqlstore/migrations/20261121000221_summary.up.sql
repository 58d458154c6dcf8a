CREATE TABLE campaign_days (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    campaign_id @text,
    day         @text,
    figures     @json,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX campaign_days_campaign ON campaign_days (project_id, campaign_id, id);
