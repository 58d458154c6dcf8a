package sqlite_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/storage/sqlite"
)

func mustOpen(t *testing.T, path string, opts ...sqlite.Option) *sqlite.Backend {
	t.Helper()
	b, err := sqlite.Open(context.WithoutCancel(t.Context()), path, opts...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := b.Close(); err != nil {
			t.Error(err)
		}
	})
	return b
}

func TestAFileWithoutSchemaIsRefusedUntilItIsMigrated(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "data.db")
	_, err := sqlite.Open(t.Context(), path)
	if err == nil || !strings.Contains(err.Error(), "punchcard migrate") {
		t.Fatalf("open answers %v, want what to do", err)
	}
	b := mustOpen(t, path, sqlite.AutoMigrate())
	if err := b.Migrate(t.Context()); err != nil {
		t.Errorf("migrate again: %v", err)
	}
	mustOpen(t, path)
}

func TestConcurrentMigrationsApplyOnce(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "data.db")
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			b, err := sqlite.Open(t.Context(), path, sqlite.AutoMigrate())
			if err != nil {
				t.Error(err)
				return
			}
			if err := b.Close(); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	mustOpen(t, path)
}

func TestANameWithSignsOfItsOwnIsTheNameOfTheFile(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "what? 100% & #1.db")
	mustOpen(t, path, sqlite.AutoMigrate())
	if _, err := os.Stat(path); err != nil {
		t.Error(err)
	}
}

func TestWhatIsNoFileIsRefused(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	file := filepath.Join(folder, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{
		"": "not the path of a file", ":memory:": "storage/memory", "file::memory:?cache=shared": "storage/memory",
		filepath.Join(folder, "no such folder", "data.db"): "there is no folder " + filepath.Join(folder, "no such folder"),
		folder:                         "is a folder: name a file, as " + filepath.Join(folder, "punchcard.db"),
		filepath.Join(file, "data.db"): file + " is not a folder",
	} {
		b, err := sqlite.Open(t.Context(), path, sqlite.AutoMigrate())
		if err == nil {
			t.Errorf("%q is opened", path)
			_ = b.Close()
		} else if !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want ... %s", path, err, want)
		}
	}
}

func TestTwoBackendsOnOneFileSeeEachOther(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "data.db")
	one, two := mustOpen(t, path, sqlite.AutoMigrate()), mustOpen(t, path, sqlite.AutoMigrate())
	want := catalog.Category{ID: "cat_1", Name: "one"}
	if err := one.Project("p").Categories().Insert(t.Context(), want); err != nil {
		t.Fatal(err)
	}
	got, err := two.Project("p").Categories().Get(t.Context(), "cat_1")
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Errorf("%v\n%s", err, diff)
	}
}

func TestWritersOfTwoBackendsLoseNoUpdate(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "data.db")
	backends := []*sqlite.Backend{mustOpen(t, path, sqlite.AutoMigrate()), mustOpen(t, path)}
	if err := backends[0].Project("p").Categories().Insert(t.Context(), catalog.Category{ID: "cat_1"}); err != nil {
		t.Fatal(err)
	}
	const writers, rounds = 8, 20
	var all sync.WaitGroup
	for i := range writers {
		categories := backends[i%2].Project("p").Categories()
		all.Go(func() {
			for range rounds {
				_, err := categories.Update(t.Context(), "cat_1", func(c *catalog.Category) error { c.Hierarchy++; return nil })
				if err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	got, err := backends[0].Project("p").Categories().Get(t.Context(), "cat_1")
	if diff := cmp.Diff(catalog.Category{ID: "cat_1", Hierarchy: writers * rounds}, got); diff != "" || err != nil {
		t.Errorf("%v\n%s", err, diff)
	}
}
