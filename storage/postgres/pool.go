package postgres

import (
	"context"
	"fmt"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// newPool opens a pool in which every connection has the same session, whatever the server's defaults are. Without hot
// settings it sends statements unprepared.
func newPool(ctx context.Context, dsn string, hot map[string]string) (*pgxpool.Pool, error) {
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
	if _, chosen := session["search_path"]; !chosen {
		session["search_path"] = "public"
	}
	if _, chosen := session["application_name"]; !chosen {
		session["application_name"] = "punchcard"
	}
	if hot != nil {
		config.ConnConfig.DefaultQueryExecMode = pgx.QueryExecModeCacheStatement
		for name, value := range hot {
			session[name] = value
		}
	}
	pool, err := pgxpool.NewWithConfig(ctx, config)
	if err != nil {
		return nil, fmt.Errorf("open PostgreSQL: %w", err)
	}
	return pool, nil
}

// maxConns is the size of each pool unless the dsn says otherwise. The job runner keeps one connection to listen on.
const maxConns = 16

// hotSettings suit statements that are short, always the same, and written with arrays: planning them each time costs as
// much as running them, and compiling them more.
//
// Whoever holds a row has a lease on it for as long as his commit takes. Those who wait longer than lock_timeout find that somebody
// hangs, and are told to come back before their own callers give up.
var hotSettings = map[string]string{"plan_cache_mode": "force_generic_plan", "enable_seqscan": "off", "jit": "off", "lock_timeout": "15s"}
