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
CREATE UNIQUE INDEX products_source_id ON products (project_id, source_id);
CREATE INDEX products_created_at ON products (project_id, created_at @nullslow, id);
CREATE INDEX products_updated_at ON products (project_id, updated_at @nullslow, id);
CREATE INDEX products_name ON products (project_id, name @nullslow, id);
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
CREATE UNIQUE INDEX skus_source_id ON skus (project_id, source_id);
CREATE INDEX skus_created_at ON skus (project_id, created_at @nullslow, id);
CREATE INDEX skus_updated_at ON skus (project_id, updated_at @nullslow, id);
CREATE INDEX skus_sku ON skus (project_id, sku @nullslow, id);
CREATE INDEX skus_product ON skus (project_id, product_id, created_at @nullslow, id);
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
CREATE INDEX products_collections_created_at ON products_collections (project_id, created_at @nullslow, id);
CREATE INDEX products_collections_updated_at ON products_collections (project_id, updated_at @nullslow, id);
CREATE INDEX products_collections_name ON products_collections (project_id, name @nullslow, id);
