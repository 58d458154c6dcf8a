-- What a shop sells.

CREATE TABLE categories (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    name       @text,
    hierarchy  @int  NOT NULL,
    created_at @time,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
-- The category of a name, of which there is one.
CREATE UNIQUE INDEX categories_name ON categories (project_id, name);
-- List in order of creation.
CREATE INDEX categories_created_at ON categories (project_id, created_at @nullsfirst, id);

CREATE TABLE products (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    source_id  @text,
    name       @text,
    price      @int,
    attributes @json,
    metadata   @json,
    image_url  @text,
    created_at @time,
    updated_at @time,
    deleted_at @time,
    PRIMARY KEY (project_id, id)
);
-- The product with an id of the shop's.
CREATE UNIQUE INDEX products_source_id ON products (project_id, source_id);
-- List in order of creation.
CREATE INDEX products_created_at ON products (project_id, created_at @nullsfirst, id);
-- List in order of the last change.
CREATE INDEX products_updated_at ON products (project_id, updated_at @nullsfirst, id);
-- List by name.
CREATE INDEX products_name ON products (project_id, name @nullsfirst, id);

-- The variants of products.
CREATE TABLE skus (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    source_id  @text,
    product_id @text,
    sku        @text,
    price      @int,
    currency   @text,
    attributes @json,
    metadata   @json,
    image_url  @text,
    created_at @time,
    updated_at @time,
    deleted_at @time,
    PRIMARY KEY (project_id, id)
);
-- The variant with an id of the shop's.
CREATE UNIQUE INDEX skus_source_id ON skus (project_id, source_id);
-- List in order of creation.
CREATE INDEX skus_created_at ON skus (project_id, created_at @nullsfirst, id);
-- List in order of the last change.
CREATE INDEX skus_updated_at ON skus (project_id, updated_at @nullsfirst, id);
-- List by the name of the variant.
CREATE INDEX skus_sku ON skus (project_id, sku @nullsfirst, id);
-- The variants of a product.
CREATE INDEX skus_product ON skus (project_id, product_id, created_at @nullsfirst, id);

-- Products and variants that rules name together: listed one by one, or found by a filter.
CREATE TABLE products_collections (
    project_id @text NOT NULL,
    id         @text NOT NULL,
    name       @text,
    type       @text,
    members    @json,
    filter     @json,
    condition  @json,
    builtin    @bool NOT NULL,
    created_at @time,
    updated_at @time,
    PRIMARY KEY (project_id, id)
);
-- List in order of creation.
CREATE INDEX products_collections_created_at ON products_collections (project_id, created_at @nullsfirst, id);
-- List in order of the last change.
CREATE INDEX products_collections_updated_at ON products_collections (project_id, updated_at @nullsfirst, id);
-- List by name.
CREATE INDEX products_collections_name ON products_collections (project_id, name @nullsfirst, id);
