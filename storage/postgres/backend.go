package postgres

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect/pgdialect"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/internal/dump"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// Backend keeps the data of all projects in one PostgreSQL database. It is safe for concurrent use.
type Backend struct {
	// pool serves Bun. Its statements are not prepared: Bun writes values into the text, so that no two are the same.
	pool pool
	// jobs serves the job runner, which sends the same few queries all the time.
	jobs pool
	// hot serves the few statements of redemptions and validations, which are prepared once on each connection.
	hot pool
	// programPool says that the three are one pool, which belongs to the program that embeds this one.
	programPool bool
	// schema has our tables; empty for the one in which a session looks first.
	schema string
	// path is where a session of ours looks for tables.
	path string
	// pooled says that a pooler lends connections for one transaction each.
	pooled bool
	db     *bun.DB
	store  *sqlstore.Store
	// insertJobs adds jobs in the transaction that a connection is in.
	insertJobs func(context.Context, *pgx.Conn, []river.InsertManyParams) error
	options    options
	batchers   batchers
	reads      readBatcher
	replica    *replica // nil without one
}

type options struct {
	schema      string
	autoMigrate bool
	logger      *slog.Logger
	jobTimeout  time.Duration
	// replica is the address of a standby to read lists from; empty for none.
	replica    string
	replicaLag time.Duration
}

// Option changes how a database is opened.
type Option func(*options)

// AutoMigrate brings the schema up to date when the database is opened.
func AutoMigrate() Option { return func(o *options) { o.autoMigrate = true } }

// Logger is told when the schema is brought up to date, which can take a while, and when a replica begins or ceases to be used. What else happens later
// the logger of the engine is told; see punchcard.WithLogger.
func Logger(l *slog.Logger) Option { return func(o *options) { o.logger = l } }

// JobTimeout is how long the first delivery of a job may take, 20 seconds unless set. Each further one may take as much longer.
func JobTimeout(d time.Duration) Option { return func(o *options) { o.jobTimeout = d } }

// Schema names the schema that has the tables, public unless set. Migrate makes it. The address of a database can name it as well, with
// schema=NAME.
func Schema(name string) Option { return func(o *options) { o.schema = name } }

func optionsOf(opts []Option) options {
	o := options{logger: slog.New(slog.DiscardHandler), jobTimeout: 20 * time.Second}
	for _, apply := range opts {
		apply(&o)
	}
	return o
}

// Open connects to a database. The dsn is a postgres:// URL or a list of keywords, in which pool_max_conns and the other
// settings of pgxpool hold for each pool. Without AutoMigrate Open fails when the schema is not up to date,
// and says so.
func Open(ctx context.Context, dsn string, opts ...Option) (*Backend, error) {
	o := optionsOf(opts)
	at, err := parse(dsn, o.schema)
	if err != nil {
		return nil, err
	}
	b := &Backend{options: o, pooled: at.pooled, schema: at.schema}
	if b.pool.Pool, err = newPool(ctx, at, unprepared, nil); err != nil {
		return nil, err
	}
	if b.hot.Pool, err = newPool(ctx, at, prepared, hotSettings); err != nil {
		b.pool.Close()
		return nil, err
	}
	if b.jobs.Pool, err = newJobPool(ctx, at); err != nil {
		b.pool.Close()
		b.hot.Close()
		return nil, err
	}
	return b.opened(ctx)
}

// OpenPool works on the connections of a pool that the program has already, with tables in public unless Schema names another schema. Close
// leaves the pool open. Everything else holds that Open says.
//
// Others see nothing of our settings on these connections, the search_path among them: they are set when a connection is taken and set back before it
// is given back, each in a round trip. The pool must not lead through a pooler in transaction mode, nor describe no statements (the modes
// exec and simple_protocol of pgx): such a pool is refused. Two connections more than it counts are used while the engine runs: to hear of
// jobs, and to be seen by other servers.
func OpenPool(ctx context.Context, p *pgxpool.Pool, opts ...Option) (*Backend, error) {
	o := optionsOf(opts)
	schema := cmp.Or(o.schema, defaultSchema)
	if err := cmp.Or(checkSchema(schema), canShare(ctx, p)); err != nil {
		return nil, fmt.Errorf("open PostgreSQL: %w", err)
	}
	ours := ourSession(schema)
	b := &Backend{options: o, programPool: true, schema: schema, pool: pool{p, ours}, jobs: pool{p, ours}, hot: pool{p, ours.hot()}}
	return b.opened(ctx)
}

// dialect has what Bun knows of the types of rows. All databases of a process share it.
var dialect = pgdialect.New()

// opened completes a backend that has its pools.
func (b *Backend) opened(ctx context.Context) (*Backend, error) {
	db := sql.OpenDB(connector{b.pool.acquireForSQL})
	db.SetMaxIdleConns(0)
	b.db = bun.NewDB(db, dialect)
	err := b.ready(ctx)
	if err == nil && b.options.replica != "" {
		if b.replica, err = b.openReplica(ctx); err == nil {
			b.store.ReadFrom(b.replica)
		}
	}
	if err != nil {
		return nil, errors.Join(err, b.Close())
	}
	return b, nil
}

func (b *Backend) ready(ctx context.Context) error {
	inserter, err := sqlstore.NewInserter(riverpgxv5.New(b.jobs.Pool), b.schema)
	if err != nil {
		return fmt.Errorf("open PostgreSQL: %w", err)
	}
	b.insertJobs = func(ctx context.Context, c *pgx.Conn, jobs []river.InsertManyParams) error {
		return inserter.Insert(ctx, bridge{c}, jobs)
	}
	insert := func(ctx context.Context, conn bun.Conn, _ bun.Tx, jobs []river.InsertManyParams) error {
		return onConnection(conn, func(c *pgx.Conn) error { return b.insertJobs(ctx, c, jobs) })
	}
	b.store = sqlstore.New(b.db, b.db, sqlstore.Jobs{Insert: insert})
	b.store.RunRedemptions(redemptions{b})
	b.store.CopyThrough(copyIn)
	if b.path = b.schema; b.path == "" {
		if err := b.pool.QueryRow(ctx, "SELECT current_setting('search_path')").Scan(&b.path); err != nil {
			return fmt.Errorf("open PostgreSQL: %w", err)
		}
	} else if err := b.Ping(ctx); err != nil {
		return fmt.Errorf("open PostgreSQL: %w", err)
	}
	if b.options.autoMigrate && !b.pooled {
		return b.Migrate(ctx)
	}
	missing, err := b.missing(ctx)
	if err != nil {
		return fmt.Errorf("open PostgreSQL: %w", err)
	}
	if len(missing) > 0 && b.pooled {
		return fmt.Errorf("open PostgreSQL: the schema lacks %s: run `punchcard migrate` with an address that goes round the pooler",
			strings.Join(missing, ", "))
	}
	if len(missing) > 0 {
		return fmt.Errorf("open PostgreSQL: the schema lacks %s: run `punchcard migrate`, or open with AutoMigrate",
			strings.Join(missing, ", "))
	}
	return nil
}

// Project returns the store of one project. The empty id is the system scope.
func (b *Backend) Project(id string) *sqlstore.Project { return b.store.Project(id) }

// System returns the store of what belongs to no project: projects, credentials and tokens.
func (b *Backend) System() *sqlstore.Project { return b.store.Project("") }

// jobPoll is how often a runner looks for jobs that it was not notified of: the listening connection may be broken for a moment.
const jobPoll = 5 * time.Second

// Snapshot calls do with a project as of one moment, while others go on writing.
func (b *Backend) Snapshot(ctx context.Context, project string, do func(dump.Source) error) error {
	return b.store.Snapshot(ctx, project, do)
}

// Load calls do with a transaction in which a project is made. An error rolls it back.
func (b *Backend) Load(ctx context.Context, project string, do func(dump.Target) error) error {
	return b.store.Load(ctx, project, do)
}

// Runner returns a runner that delivers the jobs in this database, and logs what fails. Several runners, in this process or others, share them.
func (b *Backend) Runner(handlers *asyncaction.Registry, log *slog.Logger) asyncaction.Runner {
	o := sqlstore.RunnerOptions{
		Logger: log, Schema: b.schema, Workers: workers, Timeout: b.options.jobTimeout, Poll: jobPoll, PollOnly: b.pooled, Asked: b.store.Asked(),
	}
	if !b.pooled { // who lives is told by a lock of a session
		o.Watch = b.watch
	}
	return sqlstore.NewRunner(riverpgxv5.New(b.jobs.Pool), handlers, o)
}

const workers = 4

// Ping reports whether the database answers.
func (b *Backend) Ping(ctx context.Context) error { return b.pool.Ping(ctx) }

// Close closes all connections, but for those of a pool that was handed over. Stop the runners first.
func (b *Backend) Close() error {
	var replica error
	if b.replica != nil {
		replica = b.replica.close()
	}
	err := errors.Join(replica, b.db.Close())
	if b.programPool {
		return err
	}
	b.jobs.Close()
	b.hot.Close()
	b.pool.Close()
	return err
}
