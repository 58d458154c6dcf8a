// Package catalog holds the goods of a shop and their groups: products, SKUs, product collections and categories.
//
// # Products and SKUs
//
// A product is something the shop sells, an SKU one variant of it. Each has an id of Punchcard and may have a source id: the
// shop's own id, unique among products and among SKUs. Wherever one is named, by a path or by an order, either id can be used;
// an id of Punchcard beats an equal source id. A source id never changes.
//
// Upserting looks up the id, then the source id, and changes the object that it finds or makes a new one. A request with an
// unknown id needs a source id. A request that changes nothing is not written: shops send their whole catalog again and
// again, and after each write every process loads its configuration again.
//
//	UpsertProduct{SourceID: "mug", Name: "Mug", Price: 1200}                 makes prod_1
//	UpsertProduct{SourceID: "mug", Price: 1500, Metadata: {"color": "red"}}  changes prod_1; its name stays
//	UpsertSKU("mug", {SourceID: "mug-xl", Attributes: {"size": "XL"}})       makes sku_1; the product's attributes gain "size"
//
// Prices are minor units; none is not the same as zero. The price of an SKU beats that of its product. Metadata merges key by
// key. The values of an SKU's attributes are texts, numbers, true or false.
//
// Files of products and of SKUs make the ones that do not exist. Of a product that exists only the name changes, of an SKU the name
// and the price, so that a list of the shop does not overwrite other properties that were edited here.
//
// # Deleting
//
// Deleting puts a product with its SKUs, or an SKU, into the trash: it is not found any more, and its source id stays
// reserved. With force, or out of the trash, it is removed for good, also from static collections. Restoring a product brings
// back the SKUs that were deleted with it, not those that had been deleted before. Orders and redemptions are not changed.
//
// # Collections
//
// A product collection is static, a list of products and SKUs, or dynamic, everything that matches a filter. A static one that
// names a product holds all SKUs of the product; one that names an SKU holds that SKU alone. A dynamic one holds the products and
// the SKUs that match its filter; see condition.go for the values of their fields. A line of an order is a Subject, and a
// Membership, made of all collections of a project, returns the collections to which it belongs.
//
// The filter is stored as it was sent, and in parsed form. It cannot have conditions relative to the present day, such as
// "created today". Members have to be in the catalog when they are named. The type of a collection never changes.
//
// # Categories
//
// A category groups redeemables. Its name is unique, because campaigns and files refer to it by name.
//
// # Built-ins
//
// The product Shipping and the collection All Products. EnsureBuiltins makes them; they cannot be deleted.
//
// # Guards
//
// Categories and collections are used in packages above this one. Guards check that when one is deleted, within the same
// transaction: a collection that a validation rule uses stays (resource_in_use), and so does a category that the stacking
// rules name, unless the caller wants it removed from them.
package catalog
