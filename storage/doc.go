// Package storage is the contract between the domain and whatever keeps its data.
//
// # Kinds and collections
//
// Most resources of Punchcard have the same needs: be inserted, read by id or by a natural key, listed with filters, order
// and pages, changed under a lock, deleted. A Kind says everything a backend has to know about such a resource: its id
// prefix, its unique keys and its filterable and sortable fields. A Collection is what a backend offers for a kind.
//
// Each domain package declares its kinds beside its types and its Store interface in its own words, made of collections and
// of the few hot operations that need more than one row at a time. A backend implements all those interfaces with one
// concrete type, already bound to a project: a query without a project cannot be written.
//
// # Guarantees that every backend gives
//
//   - A collection call is atomic. Inside Atomic, several are atomic together, and a failed function leaves nothing. A call
//     that is refused inside Atomic leaves what was done before it, and the transaction can go on.
//   - Update holds the row from reading it until it is written, so two updates of one row never lose one of them. The
//     function may run again after a conflict: it must not have effects beyond its argument. It cannot change the id.
//   - Insert refuses a second row with the same id or the same unique key with fault.Duplicate and inserts none of its items.
//   - Get and Update answer fault.NotFound for a missing id; Find answers false.
//   - A null sorts below every value. Every order ends with the id, so pages neither repeat nor skip rows. Text compares
//     byte by byte.
//   - Positive conditions are false for a null, negative ones true.
//   - A query that Kind.Check refuses is not answered; an item that Kind.CheckItem refuses is not written.
//   - Empty lists, maps and JSON texts are stored as nothing and may come back as nil.
//   - A write to a kind that Configures the engine raises the number of its configuration in the project's Revision, in the same commit.
//   - Values that are handed out are shared: replace the maps, slices and pointers in them, never write into them.
//
// Package storagetest holds one conformance suite for all of this; when backends disagree, storage/memory and the suite
// define what is right.
package storage
