package postgres

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// poolerParameter of a dsn says that a pooler stands between, which lends connections for one transaction each.
const poolerParameter = "pooler"

// Statements are prepared where they come again and again.
const prepared, unprepared = true, false

// newJobPool opens the pool of the job runner, which asks few questions at a time. It keeps one connection to listen on and one to be
// seen by, besides those that it asks with.
func newJobPool(ctx context.Context, dsn string) (*pgxpool.Pool, error) {
	pool, err := newPool(ctx, dsn, prepared, nil)
	if err != nil {
		return nil, err
	}
	config := pool.Config()
	pool.Close() // it has no connection yet
	config.MaxConns = min(max(config.MaxConns, fewestJobConns), maxJobConns)
	return connect(ctx, config)
}

const fewestJobConns, maxJobConns = 3, 6

// newPool opens a pool in which every connection has the same session, whatever the server's defaults are, with some settings besides.
func newPool(ctx context.Context, dsn string, prepare bool, settings map[string]string) (*pgxpool.Pool, error) {
	config, err := pgxpool.ParseConfig(dsn)
	if err != nil {
		return nil, fmt.Errorf("open PostgreSQL: %w", err)
	}
	if !strings.Contains(dsn, "pool_max_conns") {
		config.MaxConns = maxConns
	}
	config.ConnConfig.DefaultQueryExecMode = pgx.QueryExecModeExec
	session := config.ConnConfig.RuntimeParams
	session["timezone"] = "UTC"
	config.AfterConnect = makeRoom
	pooled, err := takePooler(session)
	if err != nil {
		return nil, err
	}
	if pooled {
		// Each transaction may have another session: nothing can be set for all, and nothing prepared.
		if prepare {
			config.ConnConfig.DefaultQueryExecMode = pgx.QueryExecModeCacheDescribe
		}
		return connect(ctx, config)
	}
	if _, chosen := session["search_path"]; !chosen {
		session["search_path"] = "public"
	}
	if _, chosen := session["application_name"]; !chosen {
		session["application_name"] = "punchcard"
	}
	if _, chosen := session[hungTimeout]; !chosen {
		session[hungTimeout] = "60s"
	}
	if prepare {
		config.ConnConfig.DefaultQueryExecMode = pgx.QueryExecModeCacheStatement
	}
	for name, value := range settings {
		session[name] = value
	}
	return connect(ctx, config)
}

// hungTimeout ends a session that stands still within a transaction: its process hangs or is cut off, and the rows that it holds, and the
// events behind those that it writes, wait for it. No portion of work may take so long.
const hungTimeout = "idle_in_transaction_session_timeout"

// takePooler reports whether a pooler stands between, and takes the word for it from what is sent to the server.
func takePooler(session map[string]string) (pooled bool, err error) {
	mode, there := session[poolerParameter]
	if there && mode != "transaction" {
		return false, fmt.Errorf("open PostgreSQL: %s must be transaction (actual value is %q): a pooler in session mode needs no word", poolerParameter, mode)
	}
	delete(session, poolerParameter)
	return there, nil
}

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
// Whoever holds a row has a lease on it for as long as his commit takes. Those who wait longer than lock_timeout find that somebody
// hangs, and are told to come back before their own callers give up.
//
// Behind a pooler they hold for one transaction at a time; see beginHot.
var hotSettings = map[string]string{"plan_cache_mode": "force_generic_plan", "enable_seqscan": "off", "jit": "off", "lock_timeout": "15s"}

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
