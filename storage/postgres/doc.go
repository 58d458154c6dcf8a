// Package postgres keeps the data of all projects in a PostgreSQL database, version 13 or later. Any number of processes may
// share it.
//
//	backend, err := postgres.Open(ctx, "postgres://punchcard@db/punchcard?pool_max_conns=20", postgres.AutoMigrate())
//	engine := punchcard.New(backend)
//
// Tables, queries and jobs are those of all SQL backends (see storage/internal/sqlstore). This package adds what is
// PostgreSQL's own: connections, locks and the way in which a redemption takes two round trips.
//
// # Connections
//
// There are three pools. One serves Bun and prepares nothing, because Bun writes values into its statements and no two are
// alike. The hot pool serves redemptions and validations: their statements are prepared once per connection and planned once, without
// compilation. The third serves the job runner, which keeps one connection to listen for jobs and one for the lock that shows that it runs. All see times in
// UTC and one schema: that which the dsn names with schema=NAME, or else public. The first two have at most 16 connections each, or pool_max_conns
// of the dsn, the third has 6 at most.
//
// A pooler in transaction mode, such as PgBouncer, is named in the dsn with pooler=transaction. Then no statement is prepared and no setting belongs
// to a session: hot transactions set what they need for themselves, the job runner polls twice a second, and migrations are refused, because their
// lock needs a session.
//
// # Failover
//
// An address with several hosts and target_session_attrs=read-write leads to the one that takes writes. No commit is cancelled: one that waits for a
// synchronous standby would be shown to all others without being there. The context of a caller does not end it; after 30 seconds its connection is
// closed, without the request to cancel that pgx sends otherwise, and the error says that the commit is in doubt. So it does when an operator cancels the
// wait. Connecting takes at most 5 seconds for each host unless connect_timeout says otherwise, and a host that acknowledges nothing is given up after 15.
// Errors of a database that cannot be reached, or takes no writes at the moment, are told by storage.Unavailable.
//
// # A standby for lists
//
// With ReadReplica lists are read from a streaming standby, where their context says that they may lag behind (storage.MayLag). The API, the dashboard and exports
// say so of their lists; a program can for its own. Everything else is read from the database itself, and so are these lists while the standby fails or is
// too far behind. It is asked once a second how far it is.
//
// # In a program that has a pool
//
// OpenPool works on the connections of a pool that is there already, and Schema keeps our tables apart from the program's own:
//
//	backend, err := postgres.OpenPool(ctx, pool, postgres.Schema("punchcard"), postgres.AutoMigrate())
//
// All three uses share that pool then. Others who use a connection never see our settings, nor do we see theirs: settings are set when a connection
// is taken, and what was there before is set again when it is given back. That costs a round trip before and one after each use, which a pool
// of our own does not need. A connection on which it fails is closed. Two connections leave the pool for as long as a runner runs: one hears of
// jobs, one is seen by other servers. What the pool does in a failover are settings of the program; a commit that has waited for a standby for 30
// seconds is cancelled by pgx.
//
// # In a transaction of the program
//
// A shop with orders of its own redeems in the transaction that writes the order, on its own connection:
//
//	err := pgx.BeginFunc(ctx, pool, func(tx pgx.Tx) error {
//		if _, err := tx.Exec(ctx, "INSERT INTO orders ..."); err != nil {
//			return err
//		}
//		_, err := shop.Redemptions.In(backend.In(tx)).Redeem(ctx, request)
//		return err
//	})
//
// The shop's commit decides about both: the uses, balances and counters, the record, the order, the events and the jobs are rows of its transaction. A
// request that is refused leaves the transaction as usable as before, by a savepoint. What was refused is recorded in the transaction; who rolls back has
// no record of it. Validate and Rollback work in the same way. The pool may be the backend's or another one on the same database; its search_path
// and other settings are the shop's again when a call returns. examples/checkout is a program that does so.
//
// What it costs: six round trips in place of two, and no shared commit. The rows of the code, the customer and the order, and the locks of campaigns with
// limits, are held until the shop commits. All others who want the same code wait so long, and are answered multiple_requests after 15 seconds. Events are
// handed out in their order, so those of later commits wait for a transaction that has redeemed, too. PostgreSQL ends one that hangs when
// the shop sets idle_in_transaction_session_timeout.
//
// What has to hold:
//
//   - The transaction is at READ COMMITTED, PostgreSQL's default. At another level it would not see what those have committed that it waited
//     for; it is refused.
//   - Redeem last, and commit soon. Rows that the shop locks in different orders before and after it make deadlocks. PostgreSQL ends one of the
//     two with 40P01, which comes back as it is, as a *pgconn.PgError: the shop rolls back and does its whole transaction again. A
//     transaction that redeems several codes one after the other can meet another that does so in another order; one request with several redeemables
//     cannot.
//   - Nothing else of the engine is called for the same code while the transaction is open, unless through In: it would wait for the
//     transaction that waits for it.
//   - The connection describes its statements, as pgx does unless told otherwise: not in the modes exec and simple_protocol.
//   - When ctx ends during a call, pgx closes the connection, and the transaction is gone.
//   - A program that repeats a transaction, because it does not know whether the first one was committed, first looks for a row of its own that
//     the first one wrote.
//
// What the engine keeps in memory is not touched by a transaction that may be rolled back. Rewards of campaigns are delivered by their job, after the
// commit.
//
// # Transactions
//
// Administrative transactions are at READ COMMITTED and lock the rows that they change. Where Bun, CopyFrom and the job queue take part in one
// transaction, a bridge gives it to pgx.
//
// A redemption does not use Bun. One batch begins the transaction and reads with locks, a pure decision follows, and a second batch writes and
// commits; only a redemption that enqueues jobs takes more round trips. The function exchange opens and ends such a transaction.
//
// A validation reads its codes and its customer in one statement, which also says whether rules are assigned to the codes or sessions hold them.
// In that case, and when it needs counters, cards or a stored order, it reads everything in one batch from one snapshot of the database.
// Statements that arrive during a round trip are sent together in the next one. They wait for it 10 milliseconds at most; without a round trip in
// flight they do not wait.
//
// Redemptions of one project that arrive during a commit share the next one: their rows are loaded together, they are decided one after the
// other, and all is written together. So a code that is redeemed by many clients at once is locked and committed once for many redemptions. A shared
// transaction waits a tenth of a second for locks; then, or when it fails, each of its redemptions is tried alone.
//
// Redemptions take locks in one global order: vouchers by id, the order, its customers, the records of a rollback, and the subjects (campaigns and
// tiers), whose locks are advisory locks. The totals and counters of a subject change only under its lock, and those of a voucher under the lock
// of its row. So a redemption that reads the counter of a limit, one that only raises it, and one that makes it from the records run one after
// the other. A request that waits 15 seconds for a lock is answered with multiple_requests.
//
// A redemption writes few index entries. Events and orders are in few indexes. A code that was changed within the minute before keeps updated_at,
// which is in an index; used_at, which is in none, has the time, and the code was changed at the later of the two. The events of a redemption are
// one row, into which those of its order are packed: lists and the outbox read each event, and a change of one unpacks its row.
//
// # Schema
//
// Migrate makes the schema and brings it up to date, and so does Open with AutoMigrate; processes that start at once wait for each other.
// Otherwise Open refuses a database whose schema is older or newer than the program, and says what to do. OpenEmpty and Fill are for
// what comes from elsewhere as a whole, into a database that keeps nothing; see internal/move.
//
// # Limits
//
// A text that lists can search for is refused above about 2700 bytes, which is what an index entry holds. Text sorts by
// byte whatever the collation of the database. JSON documents come back with their numbers exact, but spelled as PostgreSQL
// spells them: 1e3 as 1000.
package postgres
