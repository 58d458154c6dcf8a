package punchcard_test

import (
	"context"
	"database/sql"
	"log/slog"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/storage/storagetest/sqlitetest"
)

// unreadable is a job of a kind that the engine handles, with a payload that it cannot read.
type unreadable struct {
	ProjectID int
}

func (unreadable) Kind() string { return "PROJECT.ERASE" }

// passingHandler is a log handler that passes on what is logged.
type passingHandler struct {
	slog.Handler
	words chan string
}

func (h passingHandler) Enabled(context.Context, slog.Level) bool { return true }

func (h passingHandler) Handle(_ context.Context, r slog.Record) error {
	select {
	case h.words <- r.Message:
	default: // the channel is full
	}
	return nil
}

func (h passingHandler) WithAttrs([]slog.Attr) slog.Handler { return h }

// await waits until all of some words were logged.
func (h passingHandler) await(t *testing.T, words ...string) {
	t.Helper()
	var before []string
	for limit := time.After(3 * time.Minute); len(words) > 0; {
		select {
		case said := <-h.words:
			before = append(before, said)
			words = slices.DeleteFunc(words, func(w string) bool { return strings.Contains(said, w) })
		case <-limit:
			t.Fatalf("the engine's logger is not told %q, but %q", words, before)
		}
	}
}

// TestTheEngineLogsForItsBackend has a job fail on each storage, and takes away the connection by which a server on PostgreSQL is seen.
func TestTheEngineLogsForItsBackend(t *testing.T) {
	elsewhere := passingHandler{slog.DiscardHandler, make(chan string, 1000)}
	before := slog.Default()
	slog.SetDefault(slog.New(elsewhere))
	defer slog.SetDefault(before)
	watch := passingHandler{slog.DiscardHandler, make(chan string, 1000)}
	log := punchcard.WithLogger(slog.New(watch))
	started := func(t *testing.T, engine *punchcard.Engine, enqueue func(context.Context, ...asyncaction.Job) error, tried func(statement string) error) {
		t.Helper()
		ctx := context.WithoutCancel(t.Context())
		err := enqueue(ctx, unreadable{1})
		if err == nil && tried != nil {
			err = tried("UPDATE river_job SET attempt = 9") // the next delivery is the last
		}
		if err == nil {
			err = engine.Start(ctx)
		}
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			if err := engine.Stop(ctx); err != nil {
				t.Error(err)
			}
			if err := engine.Close(); err != nil {
				t.Error(err)
			}
		})
	}
	t.Run("memory", func(t *testing.T) {
		b := memory.New()
		started(t, punchcard.New(b, log), b.System().Enqueue, nil)
		watch.await(t, "job failed")
	})
	t.Run("sqlite", func(t *testing.T) {
		path := sqlitetest.File(t)
		b, err := sqlite.Open(t.Context(), path)
		if err != nil {
			t.Fatal(err)
		}
		file, err := sql.Open("sqlite", path)
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		started(t, punchcard.New(b, log), b.System().Enqueue, func(statement string) error { _, err := file.Exec(statement); return err })
		watch.await(t, "job failed for good")
	})
	t.Run("postgres", func(t *testing.T) {
		dsn := migrated.Emptied(t)
		b, err := postgres.Open(t.Context(), dsn)
		if err != nil {
			t.Fatal(err)
		}
		conn, err := pgx.Connect(t.Context(), dsn)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close(context.WithoutCancel(t.Context()))
		execute := func(statement string) error { _, err := conn.Exec(t.Context(), statement); return err }
		started(t, punchcard.New(b, log), b.System().Enqueue, execute)
		watch.await(t, "job failed for good")
		const end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'punchcard'"
		if err := execute(end); err != nil {
			t.Fatal(err)
		}
		both := []string{"watch other servers", "Notifier"} // the storage and River
		watch.await(t, both...)
	})
	select {
	case said := <-elsewhere.words:
		t.Errorf("the default logger is told %q", said)
	default:
	}
}
