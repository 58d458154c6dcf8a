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
// Readers see one snapshot per call and never wait. There is one write transaction at a time, over all projects, so transactions are serializable
// and never repeated. Waiting for it ends with the context. A transaction belongs to one goroutine and writes through the store that it is given;
// a write through another store from inside it would wait for its own end.
//
// An error, a panic, or a context that ended before the commit rolls back. A refused call inside a transaction (a taken key, a missing row) keeps the
// writes before it, and the transaction may go on.
//
// # Tables and indexes
//
// A project has a table for each kind, and a table a tree for each index, in which an item is a pointer: see tree. Every kind has an index of
// its ids, of its natural keys, of created_at, and of each reference to another resource (a text field whose name ends in _id);
// schema.go names more where lists ask for more. A commit replaces the roots; readers of the old
// roots keep these. A list is read in the cheapest of these ways:
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
// Jobs reach the queue with the commit that enqueues them. Each kind of job has a FIFO queue, and the kinds are served round
// robin. The next portion of a long job goes to the end of its queue, so that long jobs of one kind alternate. A handler that fails or
// panics is called again after a pause that doubles from 200 ms to a minute, ten times in all; then the job is dead and
// stays visible in Backend.Dead. Jobs of a kind without a handler wait. When the process ends, jobs end with it.
package memory
