// Package openapi describes operations in the words of OpenAPI 3.1: it reads the Go types that handlers decode and encode, so that
// the description cannot say anything else than the code does.
//
// # Answers and requests
//
// A type has two schemas, one as an answer and one as a request. In an answer a property is always there, unless it is tagged omitzero
// or omitempty, and it is null only where its type can be: wire.Null, a time, a pointer, or a list tagged openapi:"null", which is null
// instead of empty. In a request a property has to be there where its field is tagged required:"true", or an embedded struct required with its
// name, which is when every operation that takes the type refuses a body without it; what only some require is said by their refusals, which name
// the property. It may be null where openapi:"null" says that null means something. All others may be null, which is as if they were not sent.
// Named struct types become components; where a type is used both ways, the request's component ends with "Request".
//
// Numbers are whole, as amounts in minor units are, unless their field is tagged openapi:"fraction".
//
// # Values
//
// A text that is one of some values says so by a tag: enum:"LIMITED UNLIMITED" names them, enum:"discount.Effect" refers to the constants of a
// type, which Facts.Lists has. Where a request takes fewer than an answer shows, the tag takes names those.
//
// # What reflection cannot see
//
// A type that writes or reads its JSON by itself needs an entry in the table of shapes. Schemas.Err names those that have none,
// and a test calls it for the whole API.
package openapi
