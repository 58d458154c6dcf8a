package main

import (
	"context"
	"log/slog"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestRun runs the program on a PostgreSQL database.
func TestRun(t *testing.T) {
	pool, err := pgxpool.New(context.WithoutCancel(t.Context()), pgtest.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	defer pool.Close()
	var out strings.Builder
	run(context.WithoutCancel(t.Context()), pool, slog.New(slog.DiscardHandler), &out)
	want := `with the code 5500 of 6000
to pay: 4950
points: 49
to pay: 0
to pay: 1000
the code was used 0 times
`
	if diff := cmp.Diff(want, out.String()); diff != "" {
		t.Errorf("output (-want +got):\n%s", diff)
	}
}
