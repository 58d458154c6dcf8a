package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riversqlite"
	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect/sqlitedialect"
	_ "modernc.org/sqlite" // registers the driver "sqlite"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/internal/dump"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// Backend keeps the data of all projects in one file. It is safe for concurrent use.
type Backend struct {
	write, read *bun.DB
	store       *sqlstore.Store
	path        string
	alarm       *alarm
	options     options
}

type options struct {
	autoMigrate bool
	jobTimeout  time.Duration
}

// Option changes how a database is opened.
type Option func(*options)

// AutoMigrate brings the schema up to date when the database is opened, and creates it in a new file.
func AutoMigrate() Option { return func(o *options) { o.autoMigrate = true } }

// JobTimeout is how long the first delivery of a job may take, 20 seconds unless set. Each further one may take as much longer.
func JobTimeout(d time.Duration) Option { return func(o *options) { o.jobTimeout = d } }

// Open opens the database in a file. Without AutoMigrate it fails when the schema is not up to date, and says so.
func Open(ctx context.Context, path string, opts ...Option) (*Backend, error) {
	o := options{jobTimeout: 20 * time.Second}
	for _, apply := range opts {
		apply(&o)
	}
	if path == "" || strings.Contains(path, ":memory:") {
		return nil, fmt.Errorf("open SQLite: %q is not the path of a file; storage/memory keeps data without one", path)
	}
	absolute, err := filepath.Abs(path)
	if err == nil {
		err = canBeFile(absolute)
	}
	if err != nil {
		return nil, fmt.Errorf("open SQLite: %w", err)
	}
	create(absolute)
	read, err := sql.Open("sqlite", dsn(absolute, "ro"))
	if err != nil {
		return nil, fmt.Errorf("open SQLite: %w", err)
	}
	write := sql.OpenDB(connector{read.Driver(), dsn(absolute, "rwc")})
	// One connection writes: more would wait for the lock of the file.
	write.SetMaxOpenConns(1)
	read.SetMaxOpenConns(readers)
	read.SetMaxIdleConns(readers)

	b := &Backend{write: bun.NewDB(write, dialect), read: bun.NewDB(read, dialect), path: absolute, alarm: newAlarm(), options: o}
	if err := b.ready(ctx); err != nil {
		return nil, errors.Join(err, b.Close())
	}
	return b, nil
}

// dialect has what Bun knows of the types of rows. All databases of a process share it, and the two handles of each.
var dialect = sqlitedialect.New()

// canBeFile refuses a path at which SQLite could only say that it is "unable to open database file".
func canBeFile(path string) error {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		return fmt.Errorf("%s is a folder: name a file, as %s", path, filepath.Join(path, "punchcard.db"))
	}
	folder := filepath.Dir(path)
	switch info, err := os.Stat(folder); {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("there is no folder %s: make it first", folder)
	case err == nil && !info.IsDir():
		return fmt.Errorf("%s is not a folder", folder)
	}
	return nil
}

var creating sync.Mutex

// create makes a file that does not exist, readable and writable only by its owner, because it will contain secrets. SQLite would make it readable for
// all users, and gives the files beside it the same mode. A file that exists keeps its mode. When none can be made, SQLite fails with the reason
// when it opens it.
//
// One at a time: closing a file releases the locks of other connections of this process on it.
func create(path string) {
	creating.Lock()
	defer creating.Unlock()
	if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
		return
	}
	if file, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY, 0o600); err == nil {
		_ = file.Close()
	}
}

// readers is how many reads can run at a time, beside the writer.
const readers = 8

// dsn sets what SQLite would otherwise do in a way that loses commits, ignores references, or fails at once when the file
// is busy. Immediate transactions take the write lock when they begin: one that reads first could not get it later.
func dsn(path, mode string) string {
	q := url.Values{"mode": {mode}, "_pragma": {"busy_timeout(10000)", "foreign_keys(1)"}}
	switch mode {
	case "rwc":
		q["_pragma"] = append(q["_pragma"], "journal_mode(WAL)", "synchronous(FULL)")
		q.Set("_txlock", "immediate")
	case "ro":
		q["_pragma"] = append(q["_pragma"], "query_only(1)")
	}
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(path), RawQuery: q.Encode()}).String()
}

func (b *Backend) ready(ctx context.Context) error {
	inserter, err := sqlstore.NewInserter(riversqlite.New(b.write.DB), "")
	if err != nil {
		return fmt.Errorf("open SQLite: %w", err)
	}
	insert := func(ctx context.Context, _ bun.Conn, tx bun.Tx, jobs []river.InsertManyParams) error {
		return inserter.Insert(ctx, tx.Tx, jobs)
	}
	b.store = sqlstore.New(b.write, b.read, sqlstore.Jobs{Insert: insert, Committed: b.alarm.ring})
	if err := b.write.PingContext(ctx); err != nil {
		return fmt.Errorf("open SQLite: %w", err)
	}
	if b.options.autoMigrate {
		return b.Migrate(ctx)
	}
	missing, err := b.missing(ctx)
	if err != nil {
		return fmt.Errorf("open SQLite: %w", err)
	}
	if len(missing) > 0 {
		return fmt.Errorf("open SQLite: the schema lacks %s: run `punchcard migrate`, or open with AutoMigrate",
			strings.Join(missing, ", "))
	}
	return nil
}

// Project returns the store of one project. The empty id is the system scope.
func (b *Backend) Project(id string) *sqlstore.Project { return b.store.Project(id) }

// System returns the store of what belongs to no project: projects, credentials and tokens.
func (b *Backend) System() *sqlstore.Project { return b.store.Project("") }

// Snapshot calls do with a project as of one moment, while others go on writing.
func (b *Backend) Snapshot(ctx context.Context, project string, do func(dump.Source) error) error {
	return b.store.Snapshot(ctx, project, do)
}

// Load calls do with a transaction in which a project is made. An error rolls it back.
func (b *Backend) Load(ctx context.Context, project string, do func(dump.Target) error) error {
	return b.store.Load(ctx, project, do)
}

// Runner returns a runner that delivers the jobs in this file, and logs what fails. Several runners, in this process or others, share them.
func (b *Backend) Runner(handlers *asyncaction.Registry, log *slog.Logger) asyncaction.Runner {
	return sqlstore.NewRunner(driver{riversqlite.New(b.write.DB), b.read.DB, b.alarm}, handlers,
		sqlstore.RunnerOptions{Logger: log, Workers: workers, Poll: jobPoll, Timeout: b.options.jobTimeout, Asked: b.store.Asked(), Watch: b.watch})
}

// workers is small, because handlers wait for the one writer anyway.
const workers = 2

// Ping reports whether the database answers.
func (b *Backend) Ping(ctx context.Context) error {
	return errors.Join(b.write.PingContext(ctx), b.read.PingContext(ctx))
}

// Close closes the file. Stop its runners first.
func (b *Backend) Close() error { return errors.Join(b.read.Close(), b.write.Close()) }
