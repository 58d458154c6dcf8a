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

// TestNobodyWritesToAFileThatIsHeldStill has a program that starts meanwhile. One that was there before goes on afterwards.
func TestNobodyWritesToAFileThatIsHeldStill(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "data.db")
	before := mustOpen(t, path, sqlite.AutoMigrate())
	insert := func(id string) error {
		return before.Project("p").Categories().Insert(t.Context(), catalog.Category{ID: id})
	}
	if err := insert("cat_1"); err != nil {
		t.Fatal(err)
	}
	still, err := sqlite.HoldStill(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Second)
	defer cancel()
	if b, err := sqlite.Open(ctx, path, sqlite.AutoMigrate()); err == nil {
		t.Error("a program can start")
		_ = b.Close()
	}
	if _, err := sqlite.HoldStill(t.Context(), path); err == nil || !strings.Contains(err.Error(), "already") {
		t.Errorf("held twice: %v", err)
	}
	var n int
	if err := still.Tx().QueryRowContext(t.Context(), "SELECT count(*) FROM categories").Scan(&n); err != nil || n != 1 {
		t.Errorf("there are %d categories, %v", n, err)
	}
	if _, err := still.Tx().ExecContext(t.Context(), "DELETE FROM categories"); err != nil {
		t.Error(err)
	}
	if err := still.Release(); err != nil {
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

// TestAFileThatIsSetAsideHasAllUnderItsNewName has a program that keeps the log of the file alive, and one that finds the name taken.
func TestAFileThatIsSetAsideHasAllUnderItsNewName(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "data.db")
	other := mustOpen(t, path, sqlite.AutoMigrate())
	if err := other.Project("p").Categories().Insert(t.Context(), catalog.Category{ID: "cat_1"}); err != nil {
		t.Fatal(err)
	}
	setAside := func() (string, error) {
		still, err := sqlite.HoldStill(t.Context(), path)
		if err != nil {
			t.Fatal(err)
		}
		return still.Archive()
	}
	if err := os.WriteFile(path+".moved", []byte("of last year"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := setAside(); err == nil || !strings.Contains(err.Error(), "data.db.moved is there already") {
		t.Errorf("where another file is: %v", err)
	}
	if text, err := os.ReadFile(path + ".moved"); err != nil || string(text) != "of last year" {
		t.Errorf("the other file is %q, %v", text, err)
	}
	if err := os.Remove(path + ".moved"); err != nil {
		t.Fatal(err)
	}
	to, err := setAside()
	if err != nil || to != path+".moved" {
		t.Fatalf("set aside as %s: %v", to, err)
	}
	if _, err := os.Stat(path); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the old name is still there: %v", err)
	}
	page, err := mustOpen(t, to).Project("p").Categories().List(t.Context(), storage.Query{})
	if err != nil || len(page.Items) != 1 {
		t.Errorf("the new one has %v, %v", page.Items, err)
	}
}

// TestAFileWhoseJobsAreBeingDoneIsNotHeld has a runner, as a server does.
func TestAFileWhoseJobsAreBeingDoneIsNotHeld(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "data.db")
	b := mustOpen(t, path, sqlite.AutoMigrate())
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, func(context.Context, string, errand, asyncaction.Delivery) error { return nil })
	r := b.Runner(handlers, slog.Default())
	if err := r.Start(context.WithoutCancel(t.Context())); err != nil {
		t.Fatal(err)
	}
	if _, err := sqlite.HoldStill(t.Context(), path); err == nil || !strings.Contains(err.Error(), "a server runs on "+path) {
		t.Errorf("it is held: %v", err)
	}
	if err := r.Stop(context.WithoutCancel(t.Context())); err != nil {
		t.Fatal(err)
	}
	still, err := sqlite.HoldStill(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	if err := still.Release(); err != nil {
		t.Error(err)
	}
}

// errand is a job.
type errand struct{}

func (errand) Kind() string { return "SQLITE.STILL" }
