// Package memory keeps all data of an installation in the memory of one process.
//
// It is the reference: where the contract of package storage leaves a question open, this backend and package storagetest
// give the answer. It is also a backend to use, for tests, demonstrations and services that can afford to forget.
//
//	backend := memory.New()
//	shop := catalog.New(catalog.Deps{Store: backend.Project("my-shop"), Env: env.System()})
//	c, err := shop.CreateCategory(ctx, catalog.NewCategory{Name: "Summer"})
//
// # Isolation
//
// Readers see one snapshot per call and wait for nobody. Writers take turns: there is one write transaction at a time, over
// all projects, so transactions are serializable and never have to be repeated. Who waits for a turn stops waiting when the
// context ends. A transaction belongs to one goroutine and writes through the store it is given; writing through another
// store from inside it would wait for its own end.
//
// An error, a panic, or a context that ended before the commit leaves nothing. A refused call inside a transaction (a taken
// key, a missing row) leaves what the transaction did before, and it may go on.
//
// # Tables and indexes
//
// A project has a table for each kind, and a table a tree for each index, in which an item is a pointer: see tree. Every kind has an index of
// its ids, of its natural keys, of created_at, and of each reference to another resource (a text field whose name ends in _id);
// schema.go names more where lists ask for more. A commit puts the new roots in the place of the old ones; who reads the old
// ones goes on with them. A list takes the shortest way it finds:
//
//   - an equality on the id, a natural key or an indexed text reads the rows with that value; of several such conditions
//     the one with the fewest rows wins,
//   - an order by the id or by one indexed field reads in that order and stops at the end of the page,
//   - everything else reads the rows of the project once, keeping no more than the page needs.
//
// The total of a list without a filter is a counter. The total of a filtered one has to visit what passes the filter.
//
// # A new kind
//
// Two lines: one in schema.go, one method in project.go. The compiler then checks the domain package's Store, and one line
// in storagetest/kinds.go has the whole suite exercise it.
//
// # Jobs
//
// Jobs reach the queue with the commit that enqueues them. Every kind of job has a line; kinds take turns, and in a line the
// first goes first. A portion's follow-up stands at the end, which is how long jobs take turns. A handler that fails or
// panics is called again after a pause that doubles from 200 ms to a minute, ten times in all; then the job is dead and
// stays visible in Backend.Dead. Jobs of a kind without a handler wait. When the process ends, jobs end with it.
package memory
