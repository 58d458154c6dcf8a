package redemption_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
)

// overriding is a request whose line makes or overwrites a SKU of a product.
func overriding(productID, sku string, price int64, codes ...string) redemption.Request {
	r := ask(0, codes...)
	r.Order = &order.Request{At: "order", Items: patch.Set([]order.ItemRequest{{
		ProductID: productID, SKU: &order.ItemSKU{SourceID: sku, Price: &price, Override: true},
	}})}
	return r
}

// TestOverrideAddsSKUToProductNotLoadedYet has an engine that knows nothing of the catalog yet.
func TestOverrideAddsSKUToProductNotLoadedYet(t *testing.T) {
	s := newShop(t)
	s.coupon("a", amountOff(1))
	s.must(s.store.Products().Insert(t.Context(), catalog.Product{ID: "prod_1", Name: "one", CreatedAt: opening}))
	_, err := s.engine.Redeem(t.Context(), overriding("prod_1", "sku-1", 500, "a"))
	s.must(err)
	got, found, err := s.store.SKUs().Find(t.Context(), "source_id", "sku-1")
	s.must(err)
	price := int64(500)
	want := catalog.SKU{ID: got.ID, SourceID: "sku-1", ProductID: "prod_1", Price: &price, CreatedAt: opening}
	if diff := cmp.Diff(want, got); diff != "" || !found {
		t.Errorf("the SKU (-want +got):\n%s", diff)
	}
}

func TestUnchangedOverrideWritesNothing(t *testing.T) {
	s := newShop(t)
	s.coupon("a", amountOff(1))
	s.must(s.store.Products().Insert(t.Context(), catalog.Product{ID: "prod_1", Name: "one", CreatedAt: opening}))
	revision := func() int64 {
		n, err := s.store.Revision(t.Context())
		s.must(err)
		return n.Catalog
	}
	var seen []int64
	for _, price := range []int64{500, 500, 600} {
		before := revision()
		_, err := s.engine.Redeem(t.Context(), overriding("prod_1", "sku-1", price, "a"))
		s.must(err)
		seen = append(seen, revision()-before)
	}
	if diff := cmp.Diff([]int64{1, 0, 1}, seen); diff != "" {
		t.Errorf("the revision rises (-want +got):\n%s", diff)
	}
}
