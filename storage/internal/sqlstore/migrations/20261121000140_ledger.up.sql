CREATE TABLE points_lots (
    project_id      @text NOT NULL,
    id              @text NOT NULL,
    account_id      @text,
    scope_id        @text,
    holder_id       @text,
    entry_id        @text,
    opened          @int  NOT NULL,
    left_points     @int  NOT NULL,
    ended           @int  NOT NULL,
    expires_on      @text,
    expiration_type @text,
    status          @text,
    open            @bool NOT NULL,
    burn_order      @text,
    due_on          @text,
    created_at      @time,
    updated_at      @time,
    PRIMARY KEY (project_id, id),
    CONSTRAINT points_lots_left CHECK (left_points >= 0)
);
CREATE INDEX points_lots_created_at ON points_lots (project_id, created_at @nullslow, id);
CREATE INDEX points_lots_account ON points_lots (project_id, account_id, created_at @nullslow, id);
CREATE INDEX points_lots_scope ON points_lots (project_id, scope_id, expires_on @nullslow, id);
CREATE INDEX points_lots_expires_on ON points_lots (project_id, expires_on @nullslow, id);
CREATE INDEX points_lots_entry ON points_lots (project_id, entry_id, id) WHERE entry_id IS NOT NULL;
-- The account is the beginning of the order in which its points are taken.
CREATE INDEX points_lots_burn_order ON points_lots (project_id, burn_order @nullslow, id) WHERE burn_order IS NOT NULL;
CREATE INDEX points_lots_due_on ON points_lots (project_id, due_on @nullslow, id) WHERE due_on IS NOT NULL;
CREATE TABLE points_takes (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    account_id @text,
    entry_id   @text,
    lot_id     @text,
    points     @int  NOT NULL,
    returned   @int  NOT NULL,
    created_at @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX points_takes_created_at ON points_takes (project_id, created_at @nullslow, id);
CREATE INDEX points_takes_account ON points_takes (project_id, account_id, created_at @nullslow, id);
CREATE INDEX points_takes_entry ON points_takes (project_id, entry_id, id);
CREATE INDEX points_takes_lot ON points_takes (project_id, lot_id, id) WHERE lot_id IS NOT NULL;
CREATE TABLE pending_points (
    project_id   @text NOT NULL,
    id           @text NOT NULL,
    account_id   @text,
    scope_id     @text,
    holder_id    @text,
    entry_id     @text,
    points       @int  NOT NULL,
    type         @text,
    activates_on @text,
    cancels_on   @text,
    date         @text,
    due_on       @text,
    expiration   @json,
    status       @text,
    cause        @json,
    order_id     @text,
    created_at   @time,
    updated_at   @time,
    PRIMARY KEY (project_id, id)
);
CREATE INDEX pending_points_created_at ON pending_points (project_id, created_at @nullslow, id);
CREATE INDEX pending_points_account ON pending_points (project_id, account_id, date @nullslow, id);
CREATE INDEX pending_points_scope ON pending_points (project_id, scope_id, id);
CREATE INDEX pending_points_holder ON pending_points (project_id, holder_id, id) WHERE holder_id IS NOT NULL;
CREATE INDEX pending_points_entry ON pending_points (project_id, entry_id, id) WHERE entry_id IS NOT NULL;
CREATE INDEX pending_points_order ON pending_points (project_id, order_id, id) WHERE order_id IS NOT NULL;
CREATE INDEX pending_points_date ON pending_points (project_id, date @nullslow, id);
CREATE INDEX pending_points_due_on ON pending_points (project_id, due_on @nullslow, id) WHERE due_on IS NOT NULL;
CREATE TABLE points_holds (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    account_id @text,
    entry_id   @text,
    points     @int  NOT NULL,
    status     @text,
    created_at @time,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX points_holds_entry ON points_holds (project_id, entry_id);
CREATE INDEX points_holds_created_at ON points_holds (project_id, created_at @nullslow, id);
CREATE INDEX points_holds_account ON points_holds (project_id, account_id, created_at @nullslow, id);
