-- The browsers in which people are signed in, and the links with which they set a password. Of their tokens only the digest is kept, as the id.

CREATE TABLE sign_ins (
    project_id   @text NOT NULL,
    id           @text NOT NULL,
    user_id      @text,
    address      @text,
    agent        @text,
    created_at   @time,
    seen_at      @time,
    confirmed_at @time,
    expires_at   @time,
    PRIMARY KEY (project_id, id)
);
-- The sign-ins of a user, the oldest first.
CREATE INDEX sign_ins_user ON sign_ins (project_id, user_id, created_at @nullsfirst, id);

CREATE TABLE sign_in_links (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    user_id    @text,
    created_at @time,
    expires_at @time,
    PRIMARY KEY (project_id, id)
);
-- The links of a user.
CREATE INDEX sign_in_links_user ON sign_in_links (project_id, user_id);
