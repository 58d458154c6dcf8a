-- Customers, and what they are sorted by.

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
-- The customer with an id of the shop's.
CREATE UNIQUE INDEX customers_source_id ON customers (project_id, source_id @nullsfirst);
-- List in order of creation.
CREATE INDEX customers_created_at ON customers (project_id, created_at @nullsfirst, id);
-- List in order of the last change.
CREATE INDEX customers_updated_at ON customers (project_id, updated_at @nullsfirst, id);
-- The customers with a name, and the list by name.
CREATE INDEX customers_name ON customers (project_id, name, id) WHERE name IS NOT NULL;
-- The customers with an address of e-mail, and the list by it.
CREATE INDEX customers_email ON customers (project_id, email, id) WHERE email IS NOT NULL;
-- Find by phone number.
CREATE INDEX customers_phone ON customers (project_id, phone, id) WHERE phone IS NOT NULL;
-- The customers of a city.
CREATE INDEX customers_city ON customers (project_id, address_city, id) WHERE address_city IS NOT NULL;

CREATE TABLE segments (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    name       @text,
    type       @text,
    filter     @verbatim,
    created_at @time,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX segments_created_at ON segments (project_id, created_at @nullsfirst, id);

-- Who is in a segment whose members are kept.
CREATE TABLE segment_members (
    project_id  @text NOT NULL,
    id          @text NOT NULL,
    segment_id  @text,
    customer_id @text,
    entered_at  @time,
    PRIMARY KEY (project_id, id)
);
-- The customers of a segment.
CREATE INDEX segment_members_segment ON segment_members (project_id, segment_id, id);
-- The segments of a customer.
CREATE INDEX segment_members_customer ON segment_members (project_id, customer_id, id);

CREATE TABLE locations (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    name       @text,
    shape      @json,
    created_at @time,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX locations_created_at ON locations (project_id, created_at @nullsfirst, id);
-- List in order of the last change.
CREATE INDEX locations_updated_at ON locations (project_id, updated_at @nullsfirst, id);
