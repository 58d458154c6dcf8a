-- What redemptions and orders that were archived and dropped add up to, so that figures and limits stay exact without them.

-- By code or promotion tier, campaign, and who redeemed. Limits that are set later start from it.
CREATE TABLE archived_uses (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    subject_id  @text,
    campaign_id @text,
    customer_id @text,
    api_key     @text,
    user_login  @text,
    redemptions @int NOT NULL DEFAULT 0,
    orders      @int NOT NULL DEFAULT 0,
    discounts   @int NOT NULL DEFAULT 0,
    credits     @int NOT NULL DEFAULT 0,
    points      @int NOT NULL DEFAULT 0,
    PRIMARY KEY (project_id, id)
);
-- The uses of a code or tier, by all and by one customer.
CREATE INDEX archived_uses_subject ON archived_uses (project_id, subject_id, customer_id, id);
-- The uses of a campaign, by all and by one customer.
CREATE INDEX archived_uses_campaign ON archived_uses (project_id, campaign_id, customer_id, id) WHERE campaign_id IS NOT NULL;

-- The share of counters that cannot be told from archived_uses: those of units, and of days, weeks and months.
CREATE TABLE archived_counts (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    value      @int NOT NULL DEFAULT 0,
    PRIMARY KEY (project_id, id)
);

-- The share of the summaries of customers.
CREATE TABLE archived_customers (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    body       @json,
    PRIMARY KEY (project_id, id)
);

-- The share of the figures of days.
CREATE TABLE archived_days (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    campaign_id @text,
    day         @text,
    figures     @json,
    PRIMARY KEY (project_id, id)
);
-- The days of a campaign.
CREATE INDEX archived_days_campaign ON archived_days (project_id, campaign_id, day @nullsfirst, id);
-- All of a day.
CREATE INDEX archived_days_day ON archived_days (project_id, day @nullsfirst, id);

-- The times that history was archived.
CREATE TABLE archives (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    before_day  @text,
    orders      @int NOT NULL DEFAULT 0,
    redemptions @int NOT NULL DEFAULT 0,
    returns     @int NOT NULL DEFAULT 0,
    kept        @int NOT NULL DEFAULT 0,
    created_at  @time,
    ended_at    @time,
    PRIMARY KEY (project_id, id)
);
