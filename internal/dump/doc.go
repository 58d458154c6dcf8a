// Package dump writes a whole project into a directory as of one moment, and makes a project from such a directory.
//
//	err = backend.Snapshot(ctx, "shop", func(from dump.Source) error {
//		manifest, err = dump.Write(ctx, from, "shop", "shop-export", dump.Options{})
//		return err
//	})
//
//	export, err := dump.Open(ctx, "shop-export")
//	err = backend.Load(ctx, export.Project, func(to dump.Target) error {
//		keys, err = export.Load(ctx, to, nil)
//		return err
//	})
//
// storage/sqlite and storage/postgres have Snapshot and Load. Data in memory ends with its process, and no command can reach it.
//
// # The files
//
// There is one file for each kind of rows, KIND.ndjson or KIND.ndjson.gz, also for a kind of which the project has no rows, and manifest.json. A line is a
// JSON object: a row of a table, with the columns in their order and without those that are NULL. Lines are sorted by the key of the table; events
// and jobs are in the order in which they came.
//
//	{"id":"v_1","code":"SUMMER","discount":{"amount_off":500,"type":"AMOUNT"},"active":true,...,"created_at":"2026-03-02T10:00:00.123Z"}
//
// The same rows give the same bytes, whatever database they come from: documents are in one spelling (sorted keys, exponents written out), times in UTC
// with milliseconds, whole numbers have all their digits. Documents that are kept to the byte, such as the data of events, are written to the byte.
// An export of what was imported from an export has the bytes of the first.
//
// # What is exported
//
// Every table with rows of projects, and every column: a migration that adds one need not change this package. Omitted lists what is left out, with the
// reason. The row of the project itself and those of its keys are among the rows of the installation, and are exported, too.
//
// No file has a secret. An import draws another one for the project, on which the signatures of webhooks, tracking ids of customers and links
// depend. Its keys keep their ids and get new tokens, which Load returns; those that are blocked get none.
//
// # Events, positions and jobs
//
// Numbers of events are those of one database, in which projects share them, and PostgreSQL packs several events into a row. So events.ndjson has
// each event in a line, without its number, and a position, such as that up to which a consumer has got events, is written as the number of events of the
// project up to there: 3 is the third line. An import gives the events the next numbers, one after another, and the positions follow: each consumer goes on
// after the last event that it got.
//
// Unfinished jobs are enqueued anew. One that was running at the moment of the export counts as one that waits, and that attempt as not made.
//
// # Parts
//
// With Options.Since there are only rows that have changed since a time, as far as they say it. A table is in changing with the times that each change of a row
// moves, those of its creation included. In following are tables whose rows also change with a row of another table, without a time of their own. A table that
// is in neither is whole, and the manifest says so. Deletions are not told. The manifest has the time; Open refuses it.
//
// WriteCustomer writes the rows of one customer. Each table is either in ofCustomers, with the column that names the customer or something of theirs, or
// in notOfCustomers with the reason; a test fails for a table that is in neither. Ids of other customers, and what is said of them in documents, are left
// out.
//
// # All or nothing
//
// Write works in a directory beside the one that it is asked for, and renames it in the end. Open checks the manifest: that the files are there, and no
// others, each with its bytes and its number of rows. Load refuses the schema of another version, a kind, column or value that it does not know, and
// a project that exists. It runs in one transaction. Both keep a few rows in memory.
//
// # How this differs from internal/move
//
// Package move copies all projects of a SQLite file, with users, secrets and kept answers, into an empty PostgreSQL database: nobody notices the
// move, and it takes a fraction of the time. An export is of one project, between any two storages, and can be kept and read.
package dump
