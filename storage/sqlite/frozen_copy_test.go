package sqlite_test

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/sqlite"
)

// TestAFrozenFileIsNotWritten opens the file while it is frozen, which fails. A backend that was open before writes again afterwards.
func TestAFrozenFileIsNotWritten(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "data.db")
	before := mustOpen(t, path, sqlite.AutoMigrate())
	insert := func(id string) error {
		return before.Project("p").Categories().Insert(t.Context(), catalog.Category{ID: id})
	}
	if err := insert("cat_1"); err != nil {
		t.Fatal(err)
	}
	frozen, err := sqlite.Freeze(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Second)
	defer cancel()
	if b, err := sqlite.Open(ctx, path, sqlite.AutoMigrate()); err == nil {
		t.Error("a program can start")
		_ = b.Close()
	}
	if _, err := sqlite.Freeze(t.Context(), path); err == nil || !strings.Contains(err.Error(), "already") {
		t.Errorf("frozen twice: %v", err)
	}
	var n int
	if err := frozen.Tx().QueryRowContext(t.Context(), "SELECT count(*) FROM categories").Scan(&n); err != nil || n != 1 {
		t.Errorf("there are %d categories, %v", n, err)
	}
	if _, err := frozen.Tx().ExecContext(t.Context(), "DELETE FROM categories"); err != nil {
		t.Error(err)
	}
	if err := frozen.Release(); err != nil {
		t.Error(err)
	}
	if err := insert("cat_2"); err != nil {
		t.Errorf("afterwards: %v", err)
	}
	page, err := before.Project("p").Categories().List(t.Context(), storage.Query{})
	if err != nil || len(page.Items) != 2 {
		t.Errorf("there are %v, %v", page.Items, err)
	}
}

// TestAnArchivedFileIsComplete has another backend keep the log of the file open, and a file that has the new name already.
func TestAnArchivedFileIsComplete(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "data.db")
	other := mustOpen(t, path, sqlite.AutoMigrate())
	if err := other.Project("p").Categories().Insert(t.Context(), catalog.Category{ID: "cat_1"}); err != nil {
		t.Fatal(err)
	}
	archive := func() (string, error) {
		frozen, err := sqlite.Freeze(t.Context(), path)
		if err != nil {
			t.Fatal(err)
		}
		return frozen.Archive()
	}
	if err := os.WriteFile(path+".moved", []byte("of last year"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := archive(); err == nil || !strings.Contains(err.Error(), "data.db.moved is there already") {
		t.Errorf("where another file is: %v", err)
	}
	if text, err := os.ReadFile(path + ".moved"); err != nil || string(text) != "of last year" {
		t.Errorf("the other file is %q, %v", text, err)
	}
	if err := os.Remove(path + ".moved"); err != nil {
		t.Fatal(err)
	}
	to, err := archive()
	if err != nil || to != path+".moved" {
		t.Fatalf("archived as %s: %v", to, err)
	}
	if _, err := os.Stat(path); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the old name is still there: %v", err)
	}
	page, err := mustOpen(t, to).Project("p").Categories().List(t.Context(), storage.Query{})
	if err != nil || len(page.Items) != 1 {
		t.Errorf("the new one has %v, %v", page.Items, err)
	}
}

// TestAFileWithARunnerIsNotFrozen starts a runner, as a server does.
func TestAFileWithARunnerIsNotFrozen(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "data.db")
	b := mustOpen(t, path, sqlite.AutoMigrate())
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, func(context.Context, string, errand, asyncaction.Delivery) error { return nil })
	r := b.Runner(handlers, slog.Default())
	if err := r.Start(context.WithoutCancel(t.Context())); err != nil {
		t.Fatal(err)
	}
	if _, err := sqlite.Freeze(t.Context(), path); err == nil || !strings.Contains(err.Error(), "a server runs on "+path) {
		t.Errorf("it is frozen: %v", err)
	}
	if err := r.Stop(context.WithoutCancel(t.Context())); err != nil {
		t.Fatal(err)
	}
	frozen, err := sqlite.Freeze(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	if err := frozen.Release(); err != nil {
		t.Error(err)
	}
}

// errand is a job.
type errand struct{}

func (errand) Kind() string { return "SQLITE.STILL" }
