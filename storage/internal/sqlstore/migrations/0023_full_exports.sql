-- Exports of a whole project that were asked for over the API. No export has these tables.

CREATE TABLE full_exports (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    slot        @text,
    since       @time,
    status      @text,
    removed     @bool NOT NULL,
    holder      @text,
    held_until  @time,
    attempts    @int  NOT NULL,
    done        @int  NOT NULL,
    row_count   @int  NOT NULL,
    dropped     @int  NOT NULL,
    first_chunk @int  NOT NULL,
    chunks      @int  NOT NULL,
    size        @int  NOT NULL,
    sha256      @text,
    cause       @text,
    created_at  @time,
    started_at  @time,
    ended_at    @time,
    expires_at  @time,
    PRIMARY KEY (project_id, id)
);
-- How many a project may have.
CREATE UNIQUE INDEX full_exports_slot ON full_exports (project_id, slot);

-- Their archives, in pieces. The bytes are compressed already.
CREATE TABLE full_export_chunks (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    content    @bytes,
    PRIMARY KEY (project_id, id)
);
ALTER TABLE full_export_chunks ALTER COLUMN content SET STORAGE EXTERNAL; -- only postgres
