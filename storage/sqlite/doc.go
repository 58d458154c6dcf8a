// Package sqlite keeps the data of all projects in one file: durable without a database server. Several processes on one
// machine may open the file; a network file system will not do.
//
//	backend, err := sqlite.Open(ctx, "punchcard.db", sqlite.AutoMigrate())
//	engine := punchcard.New(backend)
//
// Tables, queries and jobs are those of all SQL backends (see storage/internal/sqlstore).
//
// # One writer
//
// A backend has one connection that writes and eight that read. Reads never wait: they see what was committed last. A
// transaction takes the write lock when it begins, so that one that reads before it writes cannot fail in between; a write
// through a store outside of the transaction, made from inside of it, would wait for ever. Writers of other processes wait for
// each other up to ten seconds, then the transaction is repeated. Redemptions of one project that arrive during a commit share
// the next one.
//
// Freeze keeps all writers away and refuses a file on which a server runs, so that the file can be read as of one moment.
//
// Commits are flushed to disk before they are acknowledged. Beside the file there are two more while it is open, with the
// endings -wal and -shm; a copy of the file alone is no backup.
//
// # Jobs
//
// SQLite has no notifications. Jobs of this process start at once because its commits wake its runners; those of other processes are found within a
// twentieth of a second. Runners share a lock on a file with the ending -jobs. A runner that is alone on the file takes the jobs that a killed
// process had begun; otherwise these are available again after their timeout.
package sqlite
