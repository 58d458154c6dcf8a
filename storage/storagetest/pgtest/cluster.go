//go:build unix

package pgtest

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
)

// Options says what kind of cluster to start. The zero value is fast and forgetful.
type Options struct {
	// Durable keeps PostgreSQL's defaults, with which a committed transaction outlives a killed server. Without it
	// nothing is flushed to disk.
	Durable bool
	// Archive has the server copy each segment of its write-ahead log beside its data, for Cluster.Restored. It needs Durable.
	Archive bool
	// Settings are server settings by name, as in postgresql.conf. They win over those that this package chooses.
	Settings map[string]string
}

func (o Options) settings(dir string) map[string]string {
	s := map[string]string{
		"listen_addresses":        "",
		"unix_socket_directories": dir,
		"max_connections":         "200",
		"timezone":                "UTC",
		"log_line_prefix":         "%m [%p] %d ",
	}
	if !o.Durable {
		maps.Copy(s, map[string]string{
			"fsync":              "off",
			"synchronous_commit": "off",
			"full_page_writes":   "off",
			"wal_level":          "minimal",
			"max_wal_senders":    "0",
			"checkpoint_timeout": "1h",
			"autovacuum":         "off",
		})
	}
	if o.Archive {
		maps.Copy(s, archiving(dir))
	}
	maps.Copy(s, o.Settings)
	return s
}

// startLimit is generous: a killed server recovers first, and a busy machine starts nothing quickly.
const startLimit = time.Minute

// Cluster is a private PostgreSQL server with its data. Its methods may be called from several goroutines.
type Cluster struct {
	installation installation
	dir          string // holds the data, the socket and the log
	options      Options
	settings     map[string]string

	mu         sync.Mutex
	postmaster *process // nil while stopped
	watchdog   *watchdog
}

// Private starts a cluster for one test and removes it when the test ends.
func Private(t testing.TB, o Options) *Cluster {
	t.Helper()
	c, err := New(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := c.Close(); err != nil {
			t.Error(err)
		}
	})
	return c
}

// New creates and starts a cluster. The caller ends it with Close; if the program dies before, the watchdog does.
func New(ctx context.Context, o Options) (*Cluster, error) {
	return startOn(ctx, o, (*Cluster).initialise)
}

// startOn starts a cluster whose data fill makes.
func startOn(ctx context.Context, o Options, fill func(*Cluster) error) (*Cluster, error) {
	found, err := findInstallation()
	if err != nil {
		return nil, err
	}
	c, err := newCluster(found, o)
	if err != nil {
		return nil, err
	}
	err = fill(c)
	if err == nil {
		err = c.Start(ctx)
	}
	if err != nil {
		return nil, errors.Join(err, c.Close())
	}
	return c, nil
}

// newCluster makes the directory of a cluster, which has no data yet.
func newCluster(found installation, o Options) (*Cluster, error) {
	dir, err := os.MkdirTemp("", "punchcard-postgres-")
	if err != nil {
		return nil, err
	}
	// The watchdog recognises the server by its working directory, which the system reports without symbolic links.
	if dir, err = filepath.EvalSymlinks(dir); err != nil {
		return nil, err
	}
	guard, err := watch(dir)
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(dir))
	}
	c := &Cluster{installation: found, dir: dir, options: o, settings: o.settings(dir), watchdog: guard}
	if err := found.own(dir); err != nil {
		return nil, errors.Join(err, c.Close())
	}
	return c, nil
}

func (c *Cluster) initialise() error {
	if err := os.Mkdir(archive(c.dir), 0o700); err != nil {
		return err
	}
	if err := c.installation.own(archive(c.dir)); err != nil {
		return err
	}
	initdb := c.installation.command(c.dir, "initdb", "--pgdata", c.data(), "--username", "postgres", "--auth", "trust",
		"--encoding", "UTF8", "--locale", "C", "--no-sync")
	out, err := initdb.CombinedOutput()
	if errors.Is(err, fs.ErrPermission) {
		return fmt.Errorf("the user who runs PostgreSQL cannot enter %s: set TMPDIR to a directory that all users may enter", c.dir)
	}
	if err != nil {
		return fmt.Errorf("create a PostgreSQL cluster in %s: %w\n%s", c.dir, err, out)
	}
	return nil
}

func (c *Cluster) data() string { return filepath.Join(c.dir, "data") }

// DSN returns the URL of a database of this cluster, whether or not it exists. It stays the same through restarts.
func (c *Cluster) DSN(database string) string {
	at := url.URL{Scheme: "postgres", User: url.User("postgres"), Path: "/" + database,
		RawQuery: url.Values{"host": {c.dir}, "port": {"5432"}, "sslmode": {"disable"}}.Encode()}
	return at.String()
}

// CreateDatabase makes an empty database and returns its URL. It goes away with the cluster.
func (c *Cluster) CreateDatabase(ctx context.Context) (dsn string, err error) {
	return c.server().create(ctx, emptyDatabase)
}

// CopyDatabase makes a copy of a database of this cluster, to which nobody is connected, and returns its URL. It goes away with the cluster.
func (c *Cluster) CopyDatabase(ctx context.Context, of string) (dsn string, err error) {
	return c.server().create(ctx, databaseName(of))
}

func (c *Cluster) server() server {
	s := server{admin: c.DSN("postgres"), throwaway: true}
	if !c.options.Durable && c.installation.major >= 15 {
		// By default PostgreSQL writes a new database to its log, page by page. Copying the files takes a third of the processor time.
		s.strategy = " STRATEGY FILE_COPY"
	}
	return s
}

// Start starts a server that was stopped or killed, and returns once it takes connections. It fails when the server is
// running.
func (c *Cluster) Start(ctx context.Context) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.postmaster != nil {
		return errors.New("start the PostgreSQL cluster: it is running")
	}
	deadline := time.Now().Add(startLimit)
	for {
		started, logged, err := c.launch(ctx, deadline)
		if err == nil {
			c.postmaster = started
			return nil
		}
		// The last backends of a killed server may hold its memory for a moment longer.
		passing := strings.Contains(logged, "shared memory block")
		if !passing || time.Now().After(deadline) {
			return fmt.Errorf("start PostgreSQL in %s: %w\n%s", c.dir, err, logged)
		}
		time.Sleep(50 * time.Millisecond)
	}
}

// launch makes one attempt. When it fails, it returns what the server had to say.
func (c *Cluster) launch(ctx context.Context, deadline time.Time) (_ *process, logged string, err error) {
	log, err := os.OpenFile(c.LogFile(), os.O_CREATE|os.O_RDWR|os.O_APPEND, 0o600)
	if err != nil {
		return nil, "", err
	}
	defer log.Close()
	before, err := log.Seek(0, io.SeekEnd)
	if err != nil {
		return nil, "", err
	}

	args := []string{"-D", c.data()}
	for _, name := range slices.Sorted(maps.Keys(c.settings)) {
		args = append(args, "-c", name+"="+c.settings[name])
	}
	postgres := c.installation.command(c.dir, "postgres", args...)
	postgres.Stdout, postgres.Stderr = log, log
	started, err := spawn(postgres)
	if err != nil {
		return nil, "", err
	}
	if err := c.awaitConnection(ctx, started, deadline); err != nil {
		started.killTree()
		text, _ := io.ReadAll(io.NewSectionReader(log, before, 1<<20))
		return nil, string(text), err
	}
	return started, "", nil
}

func (c *Cluster) awaitConnection(ctx context.Context, started *process, deadline time.Time) error {
	for {
		conn, err := pgx.Connect(ctx, c.DSN("postgres"))
		switch {
		case err == nil:
			return conn.Close(ctx)
		case started.exited():
			return errors.New("the server ended at once")
		case ctx.Err() != nil:
			return ctx.Err()
		case time.Now().After(deadline):
			return fmt.Errorf("no connection within %s: %w", startLimit, err)
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// Stop ends the server in an orderly way: it breaks every connection, rolls back what is open and flushes the rest. A
// stopped server stays stopped.
func (c *Cluster) Stop() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.halt(syscall.SIGINT)
}

// Kill ends the server and all its backends at one blow, as when the machine fails.
func (c *Cluster) Kill() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.postmaster != nil {
		c.postmaster.killTree()
		c.postmaster = nil
	}
}

// Restart stops the server in an orderly way and starts it again.
func (c *Cluster) Restart(ctx context.Context) error {
	if err := c.Stop(); err != nil {
		return err
	}
	return c.Start(ctx)
}

// Close ends the server and removes everything of it. The cluster is of no further use.
func (c *Cluster) Close() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	return errors.Join(c.halt(syscall.SIGQUIT), c.watchdog.release())
}

func (c *Cluster) halt(how syscall.Signal) error {
	if c.postmaster == nil {
		return nil
	}
	halted := c.postmaster
	c.postmaster = nil
	if err := halted.signal(how); err != nil {
		return err
	}
	if !halted.await(2 * startLimit) {
		halted.killTree()
		return fmt.Errorf("stop PostgreSQL in %s: it had to be killed", c.dir)
	}
	return nil
}

// LogFile is the path of the file into which the server writes its log.
func (c *Cluster) LogFile() string { return filepath.Join(c.dir, "log") }
