package storagetest

import (
	"fmt"
	"sync/atomic"
	"testing"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// testCatalog has many delete the same products and SKUs at once, and make SKUs of products that are being deleted.
func testCatalog(t *testing.T, s *suite) {
	shop := func(t *testing.T) (Project, *catalog.Engine) {
		p := s.project()
		e := catalog.New(catalog.Deps{Store: p, Env: env.System()})
		_, err := e.UpsertProduct(t.Context(), catalog.ProductRequest{SourceID: "mug"})
		must(t, err)
		_, err = e.UpsertSKU(t.Context(), "mug", catalog.SKURequest{SourceID: "red"})
		must(t, err)
		return p, e
	}
	binned := func(t *testing.T, p Project, want int) {
		page, err := p.TrashEntries().List(t.Context(), storage.Query{})
		must(t, err)
		if len(page.Items) != want {
			t.Errorf("the trash has %d entries, want %d", len(page.Items), want)
		}
	}
	once := func(t *testing.T, what string, remove func() error) {
		var removed atomic.Int64
		together(t, 8, func(int) error {
			err := remove()
			if err == nil {
				removed.Add(1)
			}
			return unlessNotFound(err)
		})
		if n := removed.Load(); n != 1 {
			t.Errorf("deletions of %s: %d, want 1", what, n)
		}
	}
	t.Run("names_as_long_as_they_may_be_are_stored_and_longer_ones_refused", func(t *testing.T) {
		t.Parallel()
		p, e := shop(t)
		g, incompressible := newGenerator(t.Name()), ""
		for r := '!'; r <= '~'; r++ {
			incompressible += string(r)
		}
		longest := g.letters(incompressible, storage.MaxName)
		made, err := e.CreateCategory(t.Context(), catalog.NewCategory{Name: longest})
		must(t, err)
		found, err := storage.Resolve(t.Context(), p.Categories(), "name", longest)
		must(t, err)
		equal(t, "found by its name", found, made)
		longer := g.letters(incompressible, 2*storage.MaxName)
		if _, err := e.CreateCategory(t.Context(), catalog.NewCategory{Name: longer}); !fault.Has(err, "invalid_payload") {
			t.Errorf("a name that no index takes: %v, want invalid_payload", err)
		}
	})
	t.Run("what_many_delete_at_once_goes_into_the_bin_once", func(t *testing.T) {
		t.Parallel()
		p, e := shop(t)
		once(t, "one SKU", func() error { return e.DeleteSKU(t.Context(), "mug", "red", false) })
		binned(t, p, 1)
		once(t, "one product", func() error { return e.DeleteProduct(t.Context(), "mug", false) })
		binned(t, p, 2)
	})
	t.Run("an_sku_made_while_its_product_goes_into_the_bin_goes_with_it_or_is_refused", func(t *testing.T) {
		t.Parallel()
		_, e := shop(t)
		together(t, 8, func(i int) error {
			if i == 0 {
				return e.DeleteProduct(t.Context(), "mug", false)
			}
			_, err := e.UpsertSKU(t.Context(), "mug", catalog.SKURequest{SourceID: fmt.Sprint("blue ", i)})
			return unlessNotFound(err)
		})
		for i := range 8 {
			if found, err := e.SKU(t.Context(), fmt.Sprint("blue ", i)); !fault.IsNotFound(err) {
				t.Errorf("an SKU of a deleted product: %+v, %v", found, err)
			}
		}
	})
}

// unlessNotFound is the error, but none when another call has deleted it before.
func unlessNotFound(err error) error {
	if fault.IsNotFound(err) {
		return nil
	}
	return err
}
