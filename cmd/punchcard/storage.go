package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
)

// defaultStorage is where the server keeps its data unless told otherwise: one durable file in the working directory.
const defaultStorage = "sqlite:punchcard.db"

const storageHelp = "where data is kept: memory, sqlite:PATH or postgres://USER@HOST/DATABASE"

// open returns the engine over the storage that a setting names, with its schema brought up to date.
func open(ctx context.Context, where string, options ...punchcard.Option) (*punchcard.Engine, error) {
	switch scheme, rest, _ := strings.Cut(where, ":"); scheme {
	case "memory":
		return punchcard.New(memory.New(), options...), nil
	case "sqlite":
		if rest == "" {
			return nil, fmt.Errorf("storage %q names no file: use sqlite:PATH", where)
		}
		backend, err := sqlite.Open(ctx, rest, sqlite.AutoMigrate())
		if err != nil {
			return nil, err
		}
		return punchcard.New(backend, options...), nil
	case "postgres", "postgresql":
		backend, err := postgres.Open(ctx, where, postgres.AutoMigrate())
		if err != nil {
			return nil, err
		}
		return punchcard.New(backend, options...), nil
	}
	return nil, fmt.Errorf("storage %q is unknown: use memory, sqlite:PATH or a postgres:// address", where)
}
