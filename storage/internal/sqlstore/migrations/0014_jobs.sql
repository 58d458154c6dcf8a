-- Work in the background. The jobs themselves are in the tables of River.

-- What a caller is told about work in the background.
CREATE TABLE async_actions (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    type        @text,
    status      @text,
    operation   @text,
    request_id  @text,
    source      @json,
    created_at  @time,
    updated_at  @time,
    started_at  @time,
    finished_at @time,
    queue       @text,
    portion     @int  NOT NULL,
    total       @int  NOT NULL,
    done        @int  NOT NULL,
    failed      @int  NOT NULL,
    by_rows     @bool NOT NULL,
    result      @json,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX async_actions_created_at ON async_actions (project_id, created_at @nullsfirst, id);

-- What such work was given, and its results, in pieces.
CREATE TABLE async_action_parts (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    action_id  @text,
    role       @text,
    data       @text,
    created_at @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX async_action_parts_created_at ON async_action_parts (project_id, created_at @nullsfirst, id);
-- The pieces of an action.
CREATE INDEX async_action_parts_action_id ON async_action_parts (project_id, action_id, created_at @nullsfirst, id);

-- Actions that run one after another: which one runs, and which wait.
CREATE TABLE async_action_queues (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    running    @text,
    waiting    @json,
    PRIMARY KEY (project_id, id)
);

-- How far the work of a day is done in a project.
CREATE TABLE daily_runs (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    day        @text,
    working    @bool NOT NULL,
    step       @text,
    failed     @json,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);

CREATE TABLE exports (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    object      @text,
    sorted_by   @text,
    fields      @json,
    filters     @verbatim,
    campaign_id @text,
    selection   @verbatim,
    channel     @text,
    user_id     @text,
    status      @text,
    keys        @json,
    portion     @int  NOT NULL,
    row_count   @int  NOT NULL,
    chunks      @int  NOT NULL,
    size        @int  NOT NULL,
    cause       @text,
    created_at  @time,
    updated_at  @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX exports_created_at ON exports (project_id, created_at @nullsfirst, id);
-- List by status.
CREATE INDEX exports_status ON exports (project_id, status @nullsfirst, id);

-- The file of an export, in pieces.
CREATE TABLE export_chunks (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    export_id  @text,
    content    @text,
    PRIMARY KEY (project_id, id)
);
-- The pieces of an export.
CREATE INDEX export_chunks_export ON export_chunks (project_id, export_id);
