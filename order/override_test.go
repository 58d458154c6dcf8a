package order_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
)

func override(t *testing.T, items ...order.ItemRequest) *order.Overrides {
	t.Helper()
	w, err := order.Override(order.Request{Items: patch.Set(items)}, shop, now, counter())
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func TestOverride(t *testing.T) {
	stored, _ := shop.Product("shirt")
	shirtWith := func(change func(*catalog.Product)) catalog.Product { s := stored; change(&s); return s }
	cases := map[string]struct {
		items []order.ItemRequest
		want  order.Overrides
	}{
		"without_override_the_catalog_stays_as_it_is": {
			items: []order.ItemRequest{{ProductID: "shirt", Product: &order.ItemProduct{Name: "Tee", Price: p[int64](1)}}},
		},
		"a_known_product_is_overwritten_where_something_was_sent": {
			items: []order.ItemRequest{{ProductID: "shirt", Product: &order.ItemProduct{Override: true, Price: p[int64](1), Metadata: metadata.Map{"color": "red"}}}},
			want: order.Overrides{Products: []order.Write[catalog.Product]{{Item: shirtWith(func(q *catalog.Product) {
				q.Price, q.UpdatedAt, q.Metadata = p[int64](1), now, metadata.Map{"color": "red", "fit": "slim"}
			})}}},
		},
		"an_unknown_product_is_made_with_its_source_id": {
			items: []order.ItemRequest{{Product: &order.ItemProduct{SourceID: "sock", Name: "Sock", Override: true, Metadata: metadata.Map{"n": 1}}}},
			want: order.Overrides{Products: []order.Write[catalog.Product]{{New: true, Item: catalog.Product{
				ID: "prod_1", SourceID: "sock", Name: "Sock", Metadata: metadata.Map{"n": json.Number("1")}, CreatedAt: now,
			}}}},
		},
		"a_product_id_that_the_catalog_does_not_know_becomes_the_source_id": {
			items: []order.ItemRequest{{ProductID: "sock", Product: &order.ItemProduct{Override: true}}},
			want:  order.Overrides{Products: []order.Write[catalog.Product]{{New: true, Item: catalog.Product{ID: "prod_1", SourceID: "sock", CreatedAt: now}}}},
		},
		"two_lines_of_one_new_product_make_it_once_and_the_last_word_counts": {
			items: []order.ItemRequest{
				{Product: &order.ItemProduct{SourceID: "sock", Name: "Sock", Override: true}},
				{Product: &order.ItemProduct{SourceID: "sock", Price: p[int64](5), Override: true}},
			},
			want: order.Overrides{Products: []order.Write[catalog.Product]{{New: true, Item: catalog.Product{
				ID: "prod_1", SourceID: "sock", Name: "Sock", Price: p[int64](5), CreatedAt: now,
			}}}},
		},
		"a_new_sku_belongs_to_the_product_that_the_same_line_makes": {
			items: []order.ItemRequest{{
				Product: &order.ItemProduct{SourceID: "sock", Override: true},
				SKU:     &order.ItemSKU{SourceID: "left sock", Name: "Left", Price: p[int64](3), Override: true},
			}},
			want: order.Overrides{
				Products: []order.Write[catalog.Product]{{New: true, Item: catalog.Product{ID: "prod_1", SourceID: "sock", CreatedAt: now}}},
				SKUs: []order.Write[catalog.SKU]{{New: true, Item: catalog.SKU{
					ID: "sku_2", SourceID: "left sock", ProductID: "prod_1", Name: "Left", Price: p[int64](3), CreatedAt: now,
				}}},
			},
		},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(&c.want, override(t, c.items...), cmpopts.IgnoreUnexported(order.Overrides{})); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestAnOrderIsResolvedAgainstTheCatalogAfterItsOverrides(t *testing.T) {
	items := []order.ItemRequest{{Product: &order.ItemProduct{SourceID: "sock", Price: p[int64](700), Override: true}}, {ProductID: "sock"}, {ProductID: "shirt"}}
	o, err := order.Resolve(order.Request{Items: patch.Set(items)}, nil, override(t, items...))
	if err != nil {
		t.Fatal(err)
	}
	var got []any
	for _, i := range o.Items {
		got = append(got, i.ProductID, i.Price.Minor)
	}
	if diff := cmp.Diff([]any{"prod_1", int64(700), "prod_1", int64(700), "prod_shirt", int64(3000)}, got); diff != "" {
		t.Error(diff)
	}
}

// TestEmptyIDFindsNoProductWithoutSourceID: lines without a product or SKU are looked up by the empty id.
func TestEmptyIDFindsNoProductWithoutSourceID(t *testing.T) {
	known := order.NewCatalogIndex([]catalog.Product{{ID: "prod_x"}}, []catalog.SKU{{ID: "sku_x", ProductID: "prod_x"}})
	req := order.Request{Items: patch.Set([]order.ItemRequest{{
		SKUID: "sku_x", SKU: &order.ItemSKU{Override: true, Price: p[int64](5)},
	}, {ProductID: "prod_x", Product: &order.ItemProduct{Override: true, Price: p[int64](5)}}})}
	w, err := order.Override(req, known, now, counter())
	if err != nil {
		t.Fatal(err)
	}
	if found, ok := w.Product(""); ok {
		t.Errorf("the product %+v has no id", found)
	}
	if found, ok := w.SKU(""); ok {
		t.Errorf("the SKU %+v has no id", found)
	}
}

func TestOverrideRefuses(t *testing.T) {
	cases := map[string]struct {
		item    order.ItemRequest
		details string
	}{
		"a_product_without_a_name_to_know_it_by": {order.ItemRequest{Product: &order.ItemProduct{Name: "Sock", Override: true}},
			"Property .items[0].product.source_id must name the product that override makes, unless the line has a SKU with override"},
		"a_sku_without_a_name_to_know_it_by": {order.ItemRequest{ProductID: "shirt", SKU: &order.ItemSKU{Override: true}},
			"Property .items[0].sku.source_id must name the SKU that override makes"},
		"a_new_sku_without_a_product": {order.ItemRequest{SKU: &order.ItemSKU{SourceID: "x", Override: true}},
			"Property .items[0].product_id must name the product of the SKU that override makes"},
		"a_negative_price": {order.ItemRequest{ProductID: "shirt", Product: &order.ItemProduct{Price: p[int64](-1), Override: true}},
			"Property .items[0].product.price must be >= 0 and <= 10000000000000 (actual value is '-1')"},
		"a_source_id_that_no_index_takes": {order.ItemRequest{Product: &order.ItemProduct{SourceID: strings.Repeat("x", 256), Override: true}},
			"Property .items[0].product.source_id must NOT have more than 255 characters (it has 256)"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			_, err := order.Override(order.Request{Items: patch.Set([]order.ItemRequest{c.item})}, shop, now, counter())
			if f, ok := fault.As(err); !ok || f.Key != "invalid_payload" || f.Details != c.details {
				t.Errorf("got %v, want %s", err, c.details)
			}
		})
	}
}
