-- The points of loyalty cards, of campaigns as well as of programs. A lot is points that were earned together and expire together; a take is what was
-- taken from a lot.

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
-- List in order of creation.
CREATE INDEX points_lots_created_at ON points_lots (project_id, created_at @nullsfirst, id);
-- The lots of a card.
CREATE INDEX points_lots_account ON points_lots (project_id, account_id, created_at @nullsfirst, id);
-- The lots of a campaign or a program by the day on which they expire.
CREATE INDEX points_lots_scope ON points_lots (project_id, scope_id, expires_on @nullsfirst, id);
-- List by the day on which points expire.
CREATE INDEX points_lots_expires_on ON points_lots (project_id, expires_on @nullsfirst, id);
-- The lots of the transaction that earned them.
CREATE INDEX points_lots_entry ON points_lots (project_id, entry_id, id) WHERE entry_id IS NOT NULL;
-- The next lots of a card to take points from: the card is the beginning of this order.
CREATE INDEX points_lots_burn_order ON points_lots (project_id, burn_order @nullsfirst, id) WHERE burn_order IS NOT NULL;
-- Which lots expire today, or expired while no server ran.
CREATE INDEX points_lots_due_on ON points_lots (project_id, due_on @nullsfirst, id) WHERE due_on IS NOT NULL;

CREATE TABLE points_takes (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    account_id @text,
    entry_id   @text,
    lot_id     @text,
    points     @int  NOT NULL,
    returned   @int  NOT NULL,
    restored   @int  NOT NULL,
    created_at @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX points_takes_created_at ON points_takes (project_id, created_at @nullsfirst, id);
-- What was taken from a card.
CREATE INDEX points_takes_account ON points_takes (project_id, account_id, created_at @nullsfirst, id);
-- What a transaction took, for its refund.
CREATE INDEX points_takes_entry ON points_takes (project_id, entry_id, id);

-- Points that were earned and wait for the day on which they count.
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
-- List in order of creation.
CREATE INDEX pending_points_created_at ON pending_points (project_id, created_at @nullsfirst, id);
-- What waits for a card, by day.
CREATE INDEX pending_points_account ON pending_points (project_id, account_id, date @nullsfirst, id);
-- What waits in a campaign or a program.
CREATE INDEX pending_points_scope ON pending_points (project_id, scope_id, id);
-- What waits for a customer.
CREATE INDEX pending_points_holder ON pending_points (project_id, holder_id, id) WHERE holder_id IS NOT NULL;
-- What waits of the transaction that earned it.
CREATE INDEX pending_points_entry ON pending_points (project_id, entry_id, id) WHERE entry_id IS NOT NULL;
-- What waits for an order, which may be cancelled.
CREATE INDEX pending_points_order ON pending_points (project_id, order_id, id) WHERE order_id IS NOT NULL;
-- List by day.
CREATE INDEX pending_points_date ON pending_points (project_id, date @nullsfirst, id);
-- Which points count from today, or did while no server ran.
CREATE INDEX pending_points_due_on ON pending_points (project_id, due_on @nullsfirst, id) WHERE due_on IS NOT NULL;
