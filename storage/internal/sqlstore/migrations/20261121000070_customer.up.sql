CREATE TABLE customers (
    project_id      @text NOT NULL,
    id              @text NOT NULL,
    source_id       @text,
    name            @text,
    description     @text,
    email           @text,
    phone           @text,
    birthdate       @text,
    address         @json,
    address_city    @text,
    address_country @text,
    metadata        @json,
    summary         @json,
    system_metadata @json,
    created_at      @time,
    updated_at      @time,
    PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX customers_source_id ON customers (project_id, source_id);
CREATE INDEX customers_created_at ON customers (project_id, created_at @nullslow, id);
CREATE INDEX customers_updated_at ON customers (project_id, updated_at @nullslow, id);
CREATE INDEX customers_name ON customers (project_id, name, id) WHERE name IS NOT NULL;
CREATE INDEX customers_email ON customers (project_id, email, id) WHERE email IS NOT NULL;
CREATE INDEX customers_city ON customers (project_id, address_city, id) WHERE address_city IS NOT NULL;
