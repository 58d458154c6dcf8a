//go:build unix

package sqlite_test

import (
	"context"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/storage/sqlite"
)

// TestNewFilesAreReadableByTheirOwnerAlone opens a new file and checks its mode and those of the files beside it. Other users of the machine must not
// read the secrets in them.
func TestNewFilesAreReadableByTheirOwnerAlone(t *testing.T) {
	dir := t.TempDir()
	b := mustOpen(t, filepath.Join(dir, "data.db"), sqlite.AutoMigrate())
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, func(context.Context, string, nothing, asyncaction.Delivery) error { return nil })
	ctx := context.WithoutCancel(t.Context())
	runner := b.Runner(handlers, slog.Default())
	if err := runner.Start(ctx); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := runner.Stop(ctx); err != nil {
			t.Error(err)
		}
	})
	want := map[string]fs.FileMode{"data.db": 0o600, "data.db-wal": 0o600, "data.db-shm": 0o600, "data.db-jobs": 0o600}
	if diff := cmp.Diff(want, modes(t, dir)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

// TestAFileThatExistsKeepsItsMode opens a file whose owner lets a group read it, as a backup may need.
func TestAFileThatExistsKeepsItsMode(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "data.db")
	if err := os.WriteFile(path, nil, 0o640); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(path, 0o640); err != nil {
		t.Fatal(err)
	}
	mustOpen(t, path, sqlite.AutoMigrate())
	want := map[string]fs.FileMode{"data.db": 0o640, "data.db-wal": 0o640, "data.db-shm": 0o640}
	if diff := cmp.Diff(want, modes(t, dir)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func modes(t *testing.T, dir string) map[string]fs.FileMode {
	t.Helper()
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]fs.FileMode{}
	for _, file := range files {
		info, err := file.Info()
		if err != nil {
			t.Fatal(err)
		}
		found[file.Name()] = info.Mode().Perm()
	}
	return found
}

// nothing is a job without work, for a runner that only has to run.
type nothing struct{}

func (nothing) Kind() string { return "nothing" }
