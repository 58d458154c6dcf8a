// Package pgtest gives tests a real PostgreSQL.
//
// # Terms
//
// The server of a test binary is either the one that TEST_DATABASE_URL names or a cluster that this package starts by
// itself. A cluster is a data directory with one server process; it is private (a temporary directory, a Unix socket that
// only this user may enter, no TCP port) and thrown away with the test binary. A database is what one test gets.
//
// # A database for a test
//
//	func TestOrders(t *testing.T) {
//		pool, err := pgxpool.New(t.Context(), pgtest.Database(t))
//		...
//	}
//
// The first call of a test binary starts the cluster, in about a second; each further database takes about a tenth of one.
// Databases are empty, encoded in UTF-8 and sorted by byte ("C" collation), as Go sorts strings. They are dropped when
// their test ends. Where each test would first run the same migrations, a [Template] runs them once and copies the result, or
// hands a test what another one has used, with all rows gone: a package with hundreds of tests takes a fifth of the time then.
//
// # A cluster to maltreat
//
// A test that stops, kills or restarts its server takes one of its own with [Private]. With Options.Durable it keeps what
// it has committed through [Cluster.Kill]; without, it is fast and forgets.
//
// # Which server
//
// TEST_DATABASE_URL, a postgres:// URL of a user who may create databases, wins. Otherwise the newest server binaries are
// used that are installed in one of the usual places or found on PATH; PostgreSQL 13 is the oldest that will do. When
// there is neither, the test fails and says what to install. It is never skipped: a suite that passes because it did not
// run says nothing.
//
// The server refuses to run as root, so that root runs it as the user postgres or, where there is none, nobody.
//
// # Nothing stays behind
//
// A watchdog process holds the reading end of a pipe whose writing end belongs to the test binary. However the binary ends
// (done, failed, panicked, timed out, killed), the pipe closes, and the watchdog stops the server and removes its files.
// The machine's own clusters are never touched.
//
// The package needs a Unix system.
package pgtest
