package postgres

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect/pgdialect"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// Backend keeps the data of all projects in one PostgreSQL database. It is safe for concurrent use.
type Backend struct {
	// pool serves Bun. It sends every statement by itself, for Bun writes values into the text: a cache of prepared statements
	// would fill with statements that never come again.
	pool *pgxpool.Pool
	// jobs serves the job runner, which asks the same few questions for as long as it lives.
	jobs *pgxpool.Pool
	// hot serves the few statements of a redemption, which are prepared once on each connection.
	hot *pgxpool.Pool
	// pooled says that a pooler lends connections for one transaction each.
	pooled bool
	db     *bun.DB
	store  *sqlstore.Store
	// insertJobs adds jobs in the transaction that a connection is in.
	insertJobs func(context.Context, *pgx.Conn, []river.InsertManyParams) error
	options    options
	lanes      lanes
	pipe       readBatcher
}

type options struct {
	autoMigrate bool
	logger      *slog.Logger
	// told is the logger that hears of migrations, too; logger has warnings and errors alone.
	told       *slog.Logger
	jobTimeout time.Duration
}

// Option changes how a database is opened.
type Option func(*options)

// AutoMigrate brings the schema up to date when the database is opened.
func AutoMigrate() Option { return func(o *options) { o.autoMigrate = true } }

// Logger receives the warnings and errors of the job runner, and a line when the schema is brought up to date; slog.Default() unless set.
func Logger(l *slog.Logger) Option { return func(o *options) { o.logger = l } }

// JobTimeout is how long the first delivery of a job may take, 20 seconds unless set. Each further one may take as much longer.
func JobTimeout(d time.Duration) Option { return func(o *options) { o.jobTimeout = d } }

// Open connects to a database. The dsn is a postgres:// URL or a list of keywords, in which pool_max_conns and the other
// settings of pgxpool hold for each pool. Without AutoMigrate Open fails when the schema is not up to date,
// and says so.
func Open(ctx context.Context, dsn string, opts ...Option) (*Backend, error) {
	o := options{logger: slog.Default(), jobTimeout: 20 * time.Second}
	for _, apply := range opts {
		apply(&o)
	}
	o.told, o.logger = o.logger, sqlstore.Quiet(o.logger)
	b := &Backend{options: o}
	config, err := pgxpool.ParseConfig(dsn)
	if err != nil {
		return nil, fmt.Errorf("open PostgreSQL: %w", err)
	}
	_, b.pooled = config.ConnConfig.RuntimeParams[poolerParameter]
	if b.pool, err = newPool(ctx, dsn, unprepared, nil); err != nil {
		return nil, err
	}
	if b.hot, err = newPool(ctx, dsn, prepared, hotSettings); err != nil {
		b.pool.Close()
		return nil, err
	}
	if b.jobs, err = newJobPool(ctx, dsn); err != nil {
		b.pool.Close()
		b.hot.Close()
		return nil, err
	}
	b.db = bun.NewDB(stdlib.OpenDBFromPool(b.pool), pgdialect.New())
	if err := b.ready(ctx); err != nil {
		return nil, errors.Join(err, b.Close())
	}
	return b, nil
}

func (b *Backend) ready(ctx context.Context) error {
	inserter, err := sqlstore.NewInserter(riverpgxv5.New(b.jobs), b.options.logger)
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
	if err := b.Ping(ctx); err != nil {
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

// Runner returns a runner that delivers the jobs in this database. Several runners, in this process or others, share them.
func (b *Backend) Runner(handlers *asyncaction.Registry) asyncaction.Runner {
	o := sqlstore.RunnerOptions{Logger: b.options.logger, Workers: workers, Timeout: b.options.jobTimeout, PollOnly: b.pooled, Asked: b.store.Asked()}
	if !b.pooled { // who lives is told by a lock of a session
		o.Watch = b.watch
	}
	return sqlstore.NewRunner(riverpgxv5.New(b.jobs), handlers, o)
}

const workers = 4

// Ping reports whether the database answers.
func (b *Backend) Ping(ctx context.Context) error { return b.pool.Ping(ctx) }

// Close closes all connections. Stop the runners first.
func (b *Backend) Close() error {
	err := b.db.Close()
	b.jobs.Close()
	b.hot.Close()
	b.pool.Close()
	return err
}
