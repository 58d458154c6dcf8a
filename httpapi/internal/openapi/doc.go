// Package openapi makes OpenAPI 3.1 schemas of the Go types that handlers decode and encode, so that the document cannot
// differ from the code.
//
// # Answers and requests
//
// A type has two schemas, one for answers and one for requests. In an answer a property is always there, unless it is tagged
// omitzero or omitempty. It can be null for wire.Null, a time, a pointer, or a list tagged openapi:"null", which is null
// instead of empty. In a request a property is required where its field is tagged required:"true", or an embedded struct is
// tagged required with its name. That is for properties that every operation with the type requires; the refusals of single
// operations name the others. A required property may be null where it is tagged openapi:"null". All others may be null,
// which counts as missing. Named struct types become components. Where a type is used both ways, the component of the
// request ends with "Request".
//
// Numbers are whole, as amounts in minor units are, unless their field is tagged openapi:"fraction".
//
// # Values
//
// An enumeration has a tag: enum:"LIMITED UNLIMITED" lists the values, enum:"discount.Effect" refers to the constants of a
// type in Facts.Lists. Where requests accept fewer values than answers have, the tag takes lists those.
//
// # What reflection cannot see
//
// A type with its own JSON methods needs an entry in Facts.Shapes. Schemas.Err reports those without one, and a test calls
// it for the whole API.
package openapi
