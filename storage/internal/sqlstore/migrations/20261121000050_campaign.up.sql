CREATE TABLE campaigns (
    project_id           @text NOT NULL,
    id                   @text NOT NULL,
    name                 @text,
    description          @text,
    campaign_type        @text,
    type                 @text,
    voucher              @json,
    voucher_type         @text,
    is_referral_code     @bool NOT NULL,
    referral_program     @json,
    tier_expiration      @json,
    auto_join            @bool NOT NULL,
    join_once            @bool NOT NULL,
    use_voucher_schema   @bool NOT NULL,
    validity             @json,
    start_date           @time,
    expiration_date      @time,
    validity_timeframe   @text,
    validity_day_of_week @json,
    activity_duration    @text,
    category_id          @text,
    metadata             @json,
    access_settings      @json,
    access               @json,
    active               @bool NOT NULL,
    protected            @bool NOT NULL,
    created_at           @time,
    updated_at           @time,
    deleted_at           @time,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX campaigns_name ON campaigns (project_id, name);
CREATE INDEX campaigns_created_at ON campaigns (project_id, created_at @nullslow, id);
CREATE INDEX campaigns_updated_at ON campaigns (project_id, updated_at @nullslow, id);
CREATE INDEX campaigns_category ON campaigns (project_id, category_id, created_at @nullslow, id) WHERE category_id IS NOT NULL;
CREATE TABLE campaign_progress (
    project_id        @text NOT NULL,
    id                @text NOT NULL,
    vouchers_count    @int  NOT NULL,
    creation_status   @text,
    generation_status @text,
    jobs              @int  NOT NULL,
    PRIMARY KEY (project_id, id)
);
