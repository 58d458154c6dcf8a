package memory

import (
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/storage"
)

func TestAnUpdateThatWritesItsOwnRowSidewaysIsRefused(t *testing.T) {
	p := New().Project("proj")
	if err := p.Categories().Insert(t.Context(), catalog.Category{ID: "cat_1", Name: "one"}); err != nil {
		t.Fatal(err)
	}
	err := storage.Atomic(t.Context(), p, func(tx *Project) error {
		_, err := tx.Categories().Update(t.Context(), "cat_1", func(c *catalog.Category) error {
			c.Name = "two"
			_, err := tx.Categories().Update(t.Context(), "cat_1", func(c *catalog.Category) error { c.Hierarchy = 7; return nil })
			return err
		})
		return err
	})
	if err == nil || !strings.Contains(err.Error(), "written while it was being updated") {
		t.Errorf("the update answers %v", err)
	}
	if _, err := p.Categories().Get(t.Context(), "cat_1"); err != nil {
		t.Error(err)
	}
}
