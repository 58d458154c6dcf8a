// Package move copies all projects of a SQLite file into an empty PostgreSQL database, as of one moment and all or nothing.
//
//	still, err := sqlite.Freeze(ctx, "punchcard.db")        // no server and no other writer
//	backend, err := postgres.OpenEmpty(ctx, "postgres://...")  // nothing is kept there yet
//	moved, err := move.Shops(ctx, still, backend, nil)
//
// # What is copied
//
// Every table and every column: a migration that adds one need not change this package. Kept lists the few tables that are not copied, with
// the reason. Both databases have the same schema, and each reads values as the other writes them, so rows are copied as text. They are
// read in the order of the primary key and written by COPY, with only a few of them in memory.
//
// The state of a process is not copied: a request that was being performed under an idempotency key may be repeated at once, and a job that
// was running is available again. Finished jobs are not copied.
//
// # Positions of events
//
// Events and cursors keep their numbers, so that each consumer goes on after the last event that it got. Rows are event.MaxConsecutive numbers apart in both,
// because one row may hold several events. New numbers follow the highest that SQLite ever gave, also when that event is deleted.
//
// # How this differs from internal/dump
//
// Package dump exports one project from any storage to files, and imports it into any other, without secrets and beside other projects. The move is for
// a whole installation that only changes its database: keys, users, bearer tokens and kept answers stay valid, events keep their numbers, and rows go
// from one database to the other without files between them.
//
// # Afterwards
//
// The file is unchanged. A server that is started on it again would redeem the same codes a second time: still.SetAside renames it.
package move
