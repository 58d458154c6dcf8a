package order_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
)

// TestLinesOfOrderAreBounded fills the lines of an order, in each place that a request can fill, up to the end and beyond it.
func TestLinesOfOrderAreBounded(t *testing.T) {
	const most, line = 192 << 10, 16 << 10
	lines := func(last int) order.Request {
		var items []order.ItemRequest
		for i := range most / line {
			bytes := line - len(`{"x":""}`)
			if i == 0 {
				bytes += last
			}
			m := metadata.Map{"x": strings.Repeat("x", bytes)}
			switch i % 3 {
			case 0:
				items = append(items, order.ItemRequest{Metadata: m})
			case 1:
				items = append(items, order.ItemRequest{Product: &order.ItemProduct{Metadata: m}})
			case 2:
				items = append(items, order.ItemRequest{SKU: &order.ItemSKU{Name: strings.Repeat("n", line-8), Metadata: metadata.Map{"x": ""}}})
			}
		}
		return order.Request{At: "order", Items: patch.Set(items), Metadata: patch.Set(metadata.Map{"x": strings.Repeat("x", 60_000)})}
	}
	if _, err := order.Resolve(lines(0), nil, order.NewCatalogIndex(nil, nil)); err != nil {
		t.Fatal(err)
	}
	refused := func(req order.Request, want string) {
		t.Helper()
		_, err := order.Resolve(req, nil, order.NewCatalogIndex(nil, nil))
		if f, ok := fault.As(err); !ok || f.Key != "invalid_payload" || !strings.HasPrefix(f.Details, want) {
			t.Errorf("%v", err)
		}
	}
	refused(lines(1), "Property .order.items must NOT have more than 196608 bytes in names, ids and metadata")
	short := order.ItemRequest{Metadata: metadata.Map{"x": make([]any, 600)}} // 3 KB that are 60 KB written out
	for i := range short.Metadata["x"].([]any) {
		short.Metadata["x"].([]any)[i] = json.Number("1e99")
	}
	refused(order.Request{Items: patch.Set([]order.ItemRequest{short, short, short, short})}, "Property .items must NOT have more than 196608 bytes")
}

// TestCatalogMetadataNeverRefusesOrder has lines of products with very much metadata. The last lines go without it; what was sent stays.
func TestCatalogMetadataNeverRefusesOrder(t *testing.T) {
	heavy := catalog.Product{ID: "prod_1", SourceID: "heavy", Metadata: metadata.Map{"x": strings.Repeat("x", 50_000)}}
	sku := catalog.SKU{ID: "sku_1", SourceID: "s", ProductID: "prod_1", Metadata: metadata.Map{"x": strings.Repeat("x", 30_000)}}
	index := order.NewCatalogIndex([]catalog.Product{heavy}, []catalog.SKU{sku})
	item := order.ItemRequest{ProductID: "heavy", Amount: p[int64](1), Product: &order.ItemProduct{Metadata: metadata.Map{"own": "y"}}}
	o, err := order.Resolve(order.Request{Items: patch.Set([]order.ItemRequest{item, item, item, {SKUID: "s"}, {SKUID: "s"}})}, nil, index)
	if err != nil {
		t.Fatal(err)
	}
	for i := range o.Items {
		item := &o.Items[i]
		if own := item.Product.Metadata["own"]; (own == "y") != (i < 3) {
			t.Errorf("line %d: what was sent is %v", i, own)
		}
		if has := item.Product.Metadata["x"] != nil; has != (i < 3) {
			t.Errorf("line %d has what the catalog says: %v", i, has)
		}
		if i >= 3 && len(item.SKU.Metadata) > 0 {
			t.Errorf("line %d has what the catalog says of the SKU", i)
		}
	}
	cart := o.Cart()
	for range 3 {
		cart.Lines = append(cart.Lines, discount.Line{Product: "prod_1", Quantity: 1, UnitEffect: true})
	}
	o.SetCart(cart, index, nil)
	if last := o.Items[7].Product; last.ID != "prod_1" || last.Metadata != nil {
		t.Errorf("the line of an effect: %+v", last)
	}
}
