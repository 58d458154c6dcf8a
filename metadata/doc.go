// Package metadata holds the custom keys and values that shops attach to campaigns, vouchers, customers and most other
// resources, and the schemas that say what such values must look like.
//
// # Values
//
// A Map is a JSON object. Numbers stay json.Number: what was sent as 0.10 or 12345678901234567890 is never passed through a
// float, and is compared by value. A Map decodes itself from JSON that way, also inside a patch.Field.
//
// Normalize prepares a Map for storage: it copies it, turns the numbers of Go into those of JSON for programs that embed the
// engine, and refuses values that a backend could not store or return: NUL characters, broken UTF-8, values that are no
// JSON, more than 64 KiB, more than ten levels. Exponents are written out, as PostgreSQL would do by itself, so that all
// backends keep the same and the bytes that are counted are those that are stored. A normalized Map may be shared and is
// never changed.
//
// # Updates
//
// An update merges by key: keys that it names are set, keys with null are removed, all others stay, and null instead of a map
// removes everything. Only the top level merges; a nested object is replaced as a whole. For a patch field that is not kept,
// an engine calls:
//
//	sent, _ := field.Value() // nil when cleared
//	stored, err := metadata.Normalize("metadata", metadata.Merge(stored, sent))
//
// Removing named keys, as campaigns allow, is a Merge with nulls.
//
// # Schemas
//
// A Schema defines keys. Check validates a Map against it: keys that are not optional must be there, values must have the type
// and be within the limits, of arrays every element. Keys without a definition, or with a deleted one, are accepted as they
// are unless AllowDefinedOnly is set. A definition of type object may name another schema, and that is where nesting ends.
//
// A failed Check lists every violation in one text, so that a shop can correct them at once. The metadata is checked as it
// would be stored, after merging.
//
// An Engine keeps the schemas of a project. They count as configuration: Engine.Schemas reads them again only when the project's
// revision has changed, and a redemption has them in its compiled configuration. A create is always checked, an update only when
// it contains metadata: a resource that is older than its schema can still be renamed.
//
// # Types
//
//	string     any text; limits count characters
//	number     any JSON number
//	boolean    true or false
//	date       2024-02-29
//	datetime   a text that validity.ParseTime reads
//	geopoint   "52.23,21.01": latitude -90 to 90, longitude -180 to 180
//	image_url  HTTPS, the path ending in .png, .jpg or .jpeg
//	object     a JSON object
//
// # Worked example
//
// A schema asks for a season, one of "autumn" and "winter", and an optional price above zero. Metadata {"price": 0} violates
// it twice, and the fault metadata_validation_failed says:
//
//	price: must be a number, must be > 0 (actual value is '0'); season: must be present, must be a string, must be equal to one of [ autumn, winter ]
package metadata
