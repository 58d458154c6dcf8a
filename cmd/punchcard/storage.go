package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/url"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
)

// defaultStorage is the default storage: one durable file in the working directory.
const defaultStorage = "sqlite:punchcard.db"

const storageHelp = "where data is kept: memory, sqlite:PATH or postgres://USER@HOST/DATABASE"

// redacted hides the passwords of a storage address in logs. PostgreSQL allows them among the parameters, too.
func redacted(where string) string {
	u, err := url.Parse(where)
	if err != nil {
		return "(unreadable)"
	}
	if parameters := u.Query(); parameters.Has("password") || parameters.Has("sslpassword") {
		parameters.Del("password")
		parameters.Del("sslpassword")
		u.RawQuery = parameters.Encode()
	}
	return u.Redacted()
}

func isPostgres(where string) bool {
	scheme, _, _ := strings.Cut(where, ":")
	return scheme == "postgres" || scheme == "postgresql"
}

// open returns an engine over the storage at an address, and migrates its schema. timeout bounds one portion of a background job; zero means
// the default of the storage. stats is what the storage counts; nil in memory.
func open(ctx context.Context, where string, timeout time.Duration, options ...punchcard.Option) (engine *punchcard.Engine, stats func() storage.Stats, err error) {
	return openWithReplica(ctx, where, replica{}, timeout, options...)
}

// replica is a standby that lists are read from; empty for none.
type replica struct {
	where string
	// most is how far it may be behind; 0 means the default of the storage.
	most time.Duration
}

// openWithReplica is open with a replica, which only PostgreSQL has.
func openWithReplica(ctx context.Context, where string, from replica, timeout time.Duration, options ...punchcard.Option) (engine *punchcard.Engine, stats func() storage.Stats, err error) {
	if from.where != "" && !isPostgres(where) {
		return nil, nil, errors.New("--read-storage names a standby of PostgreSQL, which --storage is not: leave it out")
	}
	if from.where != "" && !isPostgres(from.where) {
		return nil, nil, errors.New("--read-storage must be the postgres:// address of a standby of --storage")
	}
	switch scheme, rest, _ := strings.Cut(where, ":"); scheme {
	case "memory":
		return punchcard.New(memory.New(), options...), nil, nil
	case "sqlite":
		if rest == "" {
			return nil, nil, fmt.Errorf("storage %q names no file: use sqlite:PATH", where)
		}
		settings := []sqlite.Option{sqlite.AutoMigrate()}
		if timeout > 0 {
			settings = append(settings, sqlite.JobTimeout(timeout))
		}
		backend, err := sqlite.Open(ctx, rest, settings...)
		if err != nil {
			return nil, nil, err
		}
		return punchcard.New(backend, options...), backend.Stats, nil
	case "postgres", "postgresql":
		settings := []postgres.Option{postgres.AutoMigrate(), postgres.Logger(slog.Default())}
		if timeout > 0 {
			settings = append(settings, postgres.JobTimeout(timeout))
		}
		if from.where != "" {
			settings = append(settings, postgres.ReadReplica(from.where, from.most))
		}
		backend, err := postgres.Open(ctx, where, settings...)
		if err != nil {
			return nil, nil, err
		}
		return punchcard.New(backend, options...), backend.Stats, nil
	}
	return nil, nil, fmt.Errorf("storage %q is unknown: use memory, sqlite:PATH or a postgres:// address", where)
}
