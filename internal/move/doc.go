// Package move takes all shops of a SQLite file into a PostgreSQL database, as of one moment and all or nothing.
//
//	still, err := sqlite.HoldStill(ctx, "punchcard.db")        // no server, nobody else writes
//	backend, err := postgres.OpenEmpty(ctx, "postgres://...")  // nothing is kept there yet
//	moved, err := move.Shops(ctx, still, backend, nil)
//
// # What comes along
//
// Every table and every column, whichever there are: a migration that adds one need not think of this package. Kept lists the few tables that stay,
// with the reason. Both databases are of one schema then, in which values are spelled so that one reads what the other wrote, so rows
// pass through as the text that they are. They are read in the order of the primary key and written by COPY, without more than a few of them in
// memory.
//
// What belongs to a process ends with it: a request that was being performed under an idempotency key may be repeated at once, and a
// job that was running is available again. Jobs that are done stay behind.
//
// # Positions of events
//
// Events keep their numbers, and cursors with them, so that each consumer goes on behind the last event that it got. The rows that
// PostgreSQL writes later are event.MaxTogether numbers apart, for what is folded into them; those that come from SQLite are one
// apart and hold one event each. Numbers go on behind the highest that SQLite ever gave, also when that event is gone.
//
// # Afterwards
//
// The file is what it was. Whoever serves it again has two shops that sell the same codes: still.SetAside gives it another name.
package move
