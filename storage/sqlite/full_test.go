package sqlite

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// TestAFullDiskLeavesNothingHalfWritten bounds the pages of the file. The test of package internal/torture/site fills real disks.
func TestAFullDiskLeavesNothingHalfWritten(t *testing.T) {
	t.Parallel()
	b, err := Open(t.Context(), filepath.Join(t.TempDir(), "shop.db"), AutoMigrate())
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	shop, wide := b.Project("shop"), strings.Repeat("x", 100_000)
	if err := shop.Categories().Insert(t.Context(), catalog.Category{ID: "cat_1", Name: "before"}); err != nil {
		t.Fatal(err)
	}
	write := func() error {
		return storage.Atomic(t.Context(), shop, func(tx *sqlstore.Project) error {
			if _, err := tx.Categories().Update(t.Context(), "cat_1", func(c *catalog.Category) error { c.Name = "after"; return nil }); err != nil {
				return err
			}
			return tx.Categories().Insert(t.Context(), catalog.Category{ID: "cat_2", Name: wide})
		})
	}
	var pages int
	if err := b.write.QueryRowContext(t.Context(), "PRAGMA page_count").Scan(&pages); err != nil {
		t.Fatal(err)
	}
	b.mayHave(t, pages+1)
	for range 3 { // those who come later meet it, too
		if err := write(); err == nil || !strings.Contains(err.Error(), "full") {
			t.Errorf("without room: %v", err)
		}
	}
	if c, err := shop.Categories().Get(t.Context(), "cat_1"); err != nil || c.Name != "before" {
		t.Errorf("what was there is %q, %v", c.Name, err)
	}
	if _, err := shop.Categories().Get(t.Context(), "cat_2"); !fault.IsNotFound(err) {
		t.Errorf("what was to come: %v", err)
	}
	b.mayHave(t, pages+100)
	if err := write(); err != nil {
		t.Errorf("with room again: %v", err)
	}
	if c, err := shop.Categories().Get(t.Context(), "cat_1"); err != nil || c.Name != "after" {
		t.Errorf("what was there is %q, %v", c.Name, err)
	}
}

// TestAStatementAfterAnEndedTransactionIsRefused goes on where SQLite has rolled back by itself: the statement would be committed alone.
func TestAStatementAfterAnEndedTransactionIsRefused(t *testing.T) {
	t.Parallel()
	b, err := Open(t.Context(), filepath.Join(t.TempDir(), "shop.db"), AutoMigrate())
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	shop := b.Project("shop")
	var pages int
	if err := b.write.QueryRowContext(t.Context(), "PRAGMA page_count").Scan(&pages); err != nil {
		t.Fatal(err)
	}
	insert := func(p *sqlstore.Project, ids ...string) error {
		var categories []catalog.Category
		for _, id := range ids {
			categories = append(categories, catalog.Category{ID: id, Name: "narrow"})
		}
		return p.Categories().Insert(t.Context(), categories...)
	}
	b.mayHave(t, pages+1)
	err = storage.Atomic(t.Context(), shop, func(tx *sqlstore.Project) error {
		if err := insert(tx, "cat_before"); err != nil {
			t.Error(err)
		}
		if err := tx.Categories().Insert(t.Context(), catalog.Category{ID: "cat_wide", Name: strings.Repeat("x", 100_000)}); err == nil {
			t.Error("there is room for everything")
		}
		if err := insert(tx, "cat_after"); err == nil {
			t.Error("a statement behind the end of its transaction is taken")
		}
		if err := insert(tx, "cat_one", "cat_two"); err == nil {
			t.Error("a savepoint behind the end of its transaction is taken")
		}
		return nil
	})
	if err == nil {
		t.Error("a transaction commits that was rolled back")
	}
	if page, err := shop.Categories().List(t.Context(), storage.Query{}); err != nil || len(page.Items) > 0 {
		t.Errorf("written all the same: %+v, %v", page.Items, err)
	}
	if err := insert(shop, "cat_later"); err != nil {
		t.Errorf("the next one: %v", err)
	}
}

// mayHave bounds the pages of the file, on the one connection that writes.
func (b *Backend) mayHave(t *testing.T, pages int) {
	t.Helper()
	if _, err := b.write.ExecContext(t.Context(), fmt.Sprintf("PRAGMA max_page_count = %d", pages)); err != nil {
		t.Fatal(err)
	}
}
