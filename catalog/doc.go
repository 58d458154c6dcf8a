// Package catalog holds what a shop sells and how it is grouped: products, SKUs, product collections and categories.
//
// # Products and SKUs
//
// A product is something the shop sells, an SKU one variant of it. Each has an id of ours and, when the shop says so, a source
// id: the shop's own id, unique among products and among SKUs. Wherever one is named, by a path or by an order, either id will
// do; an id of ours beats an equal source id. A source id that was given stays.
//
// Upserting looks for the id, then for the source id, and changes what it finds or makes something new. A request whose id
// nobody has needs a source id to go by. What changes nothing is not written: shops send their whole catalog again and again,
// and each write lets every process read its configuration anew.
//
//	UpsertProduct{SourceID: "mug", Name: "Mug", Price: 1200}                 makes prod_1
//	UpsertProduct{SourceID: "mug", Price: 1500, Metadata: {"color": "red"}}  changes prod_1; its name stays
//	UpsertSKU("mug", {SourceID: "mug-xl", Attributes: {"size": "XL"}})       makes sku_1; the product's attributes gain "size"
//
// Prices are minor units; none is not the same as zero. The price of an SKU beats that of its product. Metadata merges key by
// key. The values of an SKU's attributes are texts, numbers, true or false.
//
// Files of products and of SKUs make what does not exist. Of a product that exists only the name changes, of an SKU the name and the
// price: a list of the shop is no reason to overwrite what was refined here.
//
// # Deleting
//
// Deleting puts a product with its SKUs, or an SKU, into the trash bin: nothing finds it any more, and its source id stays
// reserved. With force, or out of the trash, it is removed for good, also from static collections. Restoring a product brings
// back the SKUs that went with it, not those that had been deleted before. Orders and redemptions keep what they recorded.
//
// # Collections
//
// A product collection is static, a list of products and SKUs, or dynamic, everything that passes a filter. A static one that
// names a product holds all SKUs of the product; one that names an SKU holds that SKU alone. A dynamic one holds what passes its
// filter as a product or as an SKU; condition.go says how either answers. A line of an order is a Subject, and a Membership, made
// of all collections of a project, tells to which of them it belongs.
//
// The filter is kept as it was written, and beside it what it means. It cannot ask for something that moves with the calendar,
// as "created today" does. Members have to be in the catalog when they are named. The type of a collection never changes.
//
// # Categories
//
// A category groups redeemables. Its name is unique, because campaigns and files refer to it by name.
//
// # What comes with every project
//
// The product Shipping and the collection All Products. EnsureBuiltins makes them; they cannot be deleted.
//
// # What it leaves to others
//
// Who uses a category or a collection stands in packages above this one. Guards ask them when one is deleted, within the same
// transaction: a collection that a validation rule asks for stays (resource_in_use), and so does a category that the stacking
// rules name, unless the caller wants it taken out of them.
package catalog
