package postgres_test

import (
	"context"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

func mustOpen(t *testing.T, dsn string, opts ...postgres.Option) *postgres.Backend {
	t.Helper()
	b, err := postgres.Open(context.WithoutCancel(t.Context()), dsn, opts...)
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

func TestADatabaseWithoutSchemaIsRefusedUntilItIsMigrated(t *testing.T) {
	t.Parallel()
	dsn := pgtest.Database(t)
	_, err := postgres.Open(t.Context(), dsn)
	if err == nil || !strings.Contains(err.Error(), "punchcard migrate") {
		t.Fatalf("open answers %v, want what to do", err)
	}
	b := mustOpen(t, dsn, postgres.AutoMigrate())
	if err := b.Migrate(t.Context()); err != nil {
		t.Errorf("migrate again: %v", err)
	}
	mustOpen(t, dsn)
}

func TestConcurrentMigrationsApplyOnce(t *testing.T) {
	t.Parallel()
	dsn := pgtest.Database(t)
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			b, err := postgres.Open(t.Context(), dsn, postgres.AutoMigrate())
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
	mustOpen(t, dsn)
}

func TestAnAddressWithoutADatabaseIsRefused(t *testing.T) {
	t.Parallel()
	for _, dsn := range []string{"postgres://%zz", "host=/no/such/folder connect_timeout=1"} {
		if b, err := postgres.Open(t.Context(), dsn); err == nil {
			t.Errorf("%q is opened", dsn)
			_ = b.Close()
		}
	}
}

func TestTwoBackendsOnOneDatabaseSeeEachOther(t *testing.T) {
	t.Parallel()
	dsn := postgres.Migrated.Database(t)
	one, two := mustOpen(t, dsn), mustOpen(t, dsn)
	want := catalog.Category{ID: "cat_1", Name: "one"}
	if err := one.Project("p").Categories().Insert(t.Context(), want); err != nil {
		t.Fatal(err)
	}
	got, err := two.Project("p").Categories().Get(t.Context(), "cat_1")
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Errorf("%v\n%s", err, diff)
	}
}

func TestATextTooLongForAnIndexIsRefusedWithAFault(t *testing.T) {
	t.Parallel()
	b := mustOpen(t, postgres.Migrated.Database(t))
	var name strings.Builder
	for i := range rune(10_000) { // nothing that the server could compress
		name.WriteRune('一' + i)
	}
	categories := b.Project("p").Categories()
	err := categories.Insert(t.Context(), catalog.Category{ID: "cat_1", Name: name.String()})
	if !fault.Has(err, "invalid_payload") {
		t.Errorf("insert answers %v, want invalid_payload", err)
	}
	if err := categories.Insert(t.Context(), catalog.Category{ID: "cat_1"}); err != nil {
		t.Fatal(err)
	}
	_, err = categories.Update(t.Context(), "cat_1", func(c *catalog.Category) error { c.Name = name.String(); return nil })
	if !fault.Has(err, "invalid_payload") {
		t.Errorf("update answers %v, want invalid_payload", err)
	}
}
