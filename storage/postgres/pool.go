package postgres

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/punchcardhq/punchcard/storage"
)

// poolerParameter of a dsn says that the address is that of a pooler, which assigns a server connection to each
// transaction.
const poolerParameter = "pooler"

// Statements are prepared where they come again and again.
const prepared, unprepared = true, false

// pool is a pool of connections that have Punchcard's session settings while they are in use here.
type pool struct {
	*pgxpool.Pool
	// session, unless nil, is set on a connection while it is acquired, because the program uses the pool, too: neither must see
	// the settings of the other. That takes a round trip before each use and one after it. Connections of Punchcard's own pool are
	// opened with their session settings.
	session session
}

// pooledConn is an acquired connection of a pool.
type pooledConn struct {
	*pgxpool.Conn
	// before are the settings to restore; nil where that is not needed.
	before session
}

// acquire waits for a connection.
func (p pool) acquire(ctx context.Context) (pooledConn, error) {
	conn, err := p.Acquire(ctx)
	if err != nil && ctx.Err() == nil { // as when all hosts of the address are standbys at the moment
		err = fmt.Errorf("%w: %w", storage.ErrUnavailable, err)
	}
	if err != nil || p.session == nil {
		return pooledConn{conn, nil}, err
	}
	setBuffersOnce(conn.Conn())
	before, err := p.session.apply(ctx, conn.Conn(), false)
	if err != nil { // it is not known whether the settings were applied
		err = errors.Join(err, closeNow(ctx, conn.Conn()))
		conn.Release()
		return pooledConn{}, err
	}
	return pooledConn{conn, before}, nil
}

// release returns a connection to the pool, without a transaction and with the settings of before. When that fails the connection
// is closed.
func (t pooledConn) release(ctx context.Context) error {
	defer t.Release()
	if err := endTransaction(ctx, t.Conn.Conn()); err != nil {
		return err
	}
	if c := t.Conn.Conn(); t.before != nil && !c.IsClosed() {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), rollbackTimeout)
		defer cancel()
		if _, err := t.before.apply(ctx, c, false); err != nil {
			return closeNow(ctx, c)
		}
	}
	return nil
}

// acquireForSQL acquires a connection for database/sql.
func (p pool) acquireForSQL(ctx context.Context) (sqlConn, error) {
	t, err := p.acquire(ctx)
	if err != nil {
		return sqlConn{}, err
	}
	c := t.Conn.Conn()
	return sqlConn{Conn: c, begin: c.Begin, release: func() error { return t.release(context.Background()) }}, nil
}

// hijack takes a connection out of the pool for good, with the session settings. The caller closes it.
func (p pool) hijack(ctx context.Context) (*pgx.Conn, error) {
	t, err := p.acquire(ctx)
	if err != nil {
		return nil, err
	}
	return t.Hijack(), nil
}

// closeNow closes a connection although ctx may have ended.
func closeNow(ctx context.Context, conn *pgx.Conn) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), rollbackTimeout)
	defer cancel()
	return conn.Close(ctx)
}

// canShare refuses a pool whose sessions or query mode this package cannot use.
func canShare(ctx context.Context, p *pgxpool.Pool) error {
	if err := describes(p.Config().ConnConfig); err != nil {
		return err
	}
	conn, err := p.Acquire(ctx)
	if err != nil {
		return err
	}
	defer conn.Release()
	var pid uint32
	if err := conn.QueryRow(ctx, "SELECT pg_backend_pid()").Scan(&pid); err != nil {
		return err
	}
	if pid != conn.Conn().PgConn().PID() { // a pooler reports another pid
		return errors.New("the pool leads through a pooler, which may give a session to others between two statements: " +
			"hand over a pool that goes round it, or open the address with pooler=transaction")
	}
	return nil
}

// describes refuses connections in a query mode that does not describe statements: values would be sent without their
// types.
func describes(config *pgx.ConnConfig) error {
	switch mode := config.DefaultQueryExecMode; mode {
	case pgx.QueryExecModeExec, pgx.QueryExecModeSimpleProtocol:
		return fmt.Errorf("a connection in the mode %q does not describe its statements: open it with default_query_exec_mode=cache_statement, or cache_describe", mode)
	}
	return nil
}

// address is a database, and how it is reached.
type address struct {
	dsn string
	// schema is empty where the address sets a search_path of its own, or the role that logs in through a pooler.
	schema string
	pooled bool
}

// parse reads a dsn and removes the parameters that are for Punchcard and not for the server. The schema is that of the options
// when they name one.
func parse(dsn, schema string) (address, error) {
	config, err := pgxpool.ParseConfig(dsn)
	if err != nil {
		return address{}, fmt.Errorf("open PostgreSQL: %w", err)
	}
	a := address{dsn: dsn, schema: schema}
	said := config.ConnConfig.RuntimeParams
	mode, pooled := said[poolerParameter]
	if a.pooled = pooled; pooled && mode != "transaction" {
		return a, fmt.Errorf("open PostgreSQL: %s must be transaction (actual value is %q): a pooler in session mode needs no word", poolerParameter, mode)
	}
	named, inAddress := said[schemaParameter]
	if inAddress {
		if schema != "" && schema != named {
			return a, fmt.Errorf("open PostgreSQL: the address names the schema %q and the program %q: name one of them", named, schema)
		}
		a.schema = named
	}
	if a.schema != "" || inAddress {
		if err := checkSchema(a.schema); err != nil {
			return a, fmt.Errorf("open PostgreSQL: %w", err)
		}
	}
	path, chosen := said["search_path"]
	switch {
	case a.schema != "" && pooled:
		return a, fmt.Errorf("open PostgreSQL: a pooler in transaction mode cannot set a schema: leave %s out and name it for the role, "+
			"as ALTER ROLE %s SET search_path = %s", schemaParameter, config.ConnConfig.User, a.schema)
	case a.schema != "" && chosen:
		return a, fmt.Errorf("open PostgreSQL: %s=%s and search_path=%s say two things: name one of them", schemaParameter, a.schema, path)
	case a.schema == "" && !chosen && !pooled:
		a.schema = defaultSchema
	}
	return a, nil
}

// schemaParameter of a dsn names the schema in which the tables are.
const schemaParameter = "schema"

// defaultSchema has the tables unless another one is named.
const defaultSchema = "public"

// checkSchema refuses a name that needs quotes, or is too long for the channels of the job runner, which begin with it.
func checkSchema(name string) error {
	if !schemaName.MatchString(name) {
		return fmt.Errorf("a schema is named by at most 46 lower case letters, digits and underscores, and begins with no digit (actual value is %q)", name)
	}
	return nil
}

var schemaName = regexp.MustCompile(`^[a-z_][a-z0-9_]{0,45}$`)

// newJobPool opens the pool of the job runner, which asks few questions at a time. It keeps one connection to listen on and one to be
// seen by, besides those that it asks with.
func newJobPool(ctx context.Context, a address) (*pgxpool.Pool, error) {
	p, err := newPool(ctx, a, prepared, nil)
	if err != nil {
		return nil, err
	}
	config := p.Config()
	p.Close() // it has no connection yet
	config.MaxConns = min(max(config.MaxConns, fewestJobConns), maxJobConns)
	return connect(ctx, config)
}

const fewestJobConns, maxJobConns = 3, 6

// newPool opens a pool in which every connection has the same session, whatever the server's defaults are, with some settings besides.
func newPool(ctx context.Context, a address, prepare bool, settings session) (*pgxpool.Pool, error) {
	config, err := pgxpool.ParseConfig(a.dsn)
	if err != nil {
		return nil, fmt.Errorf("open PostgreSQL: %w", err)
	}
	if !strings.Contains(a.dsn, "pool_max_conns") {
		config.MaxConns = maxConns
	}
	config.ConnConfig.DefaultQueryExecMode = pgx.QueryExecModeExec
	config.ConnConfig.Tracer = tracer{}
	said := config.ConnConfig.RuntimeParams
	delete(said, poolerParameter)
	delete(said, schemaParameter)
	config.AfterConnect = setBuffers
	survive(config)
	if a.pooled {
		// Each transaction may have another session: nothing can be set for all, and nothing prepared.
		said["timezone"] = "UTC"
		if prepare {
			config.ConnConfig.DefaultQueryExecMode = pgx.QueryExecModeCacheDescribe
		}
		return connect(ctx, config)
	}
	ours := ourSession(a.schema)
	if _, chosen := said[hungTimeout]; chosen {
		delete(ours, hungTimeout)
	}
	if a.schema == "" {
		delete(ours, "search_path")
	}
	maps.Copy(said, ours)
	maps.Copy(said, settings)
	if _, chosen := said["application_name"]; !chosen {
		said["application_name"] = "punchcard"
	}
	if prepare {
		config.ConnConfig.DefaultQueryExecMode = pgx.QueryExecModeCacheStatement
	}
	return connect(ctx, config)
}

// hungTimeout ends a session that is idle within a transaction: its process hangs or lost its network, while others wait for the
// rows that it has locked, and for its events. No portion of work may take so long.
const hungTimeout = "idle_in_transaction_session_timeout"

func connect(ctx context.Context, config *pgxpool.Config) (*pgxpool.Pool, error) {
	pool, err := pgxpool.NewWithConfig(ctx, config)
	if err != nil {
		return nil, fmt.Errorf("open PostgreSQL: %w", err)
	}
	return pool, nil
}

// maxConns is the size of each pool unless the dsn says otherwise.
const maxConns = 16

// hotSettings suit statements that are short, always the same, and written with arrays: planning them each time costs as
// much as running them, and compiling them more.
//
// A transaction holds its row locks until its commit. One that waits longer than lock_timeout fails, because the holder probably
// hangs: the client is asked to try again before its own timeout.
//
// Behind a pooler they are set for one transaction at a time; see beginHot.
var hotSettings = session{"plan_cache_mode": "force_generic_plan", "enable_seqscan": "off", "jit": "off", "lock_timeout": "15s"}

// setLocally gives a transaction the hot settings that matter where statements are not prepared.
var setLocally = func() string {
	var all []string
	for _, name := range slices.Sorted(maps.Keys(hotSettings)) {
		all = append(all, "set_config('"+name+"', '"+hotSettings[name]+"', true)")
	}
	return "SELECT " + strings.Join(all, ", ")
}()

// beginHot queues the begin of a hot transaction.
func (b *Backend) beginHot(batch *pgx.Batch, begin string) {
	batch.Queue(begin)
	if b.pooled {
		batch.Queue(setLocally)
	}
}
