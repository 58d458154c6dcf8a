package storagetest

import (
	"fmt"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/storage"
)

// odd is a text with all that a format for many rows could stumble over.
const odd = "\\N\ta\\b\r\n\"c\" {d} ü"

// testMany adds more items at once than a database may want to take one by one.
func testMany(t *testing.T, s *suite) {
	const n = 120
	at := time.UnixMilli(1_700_000_000_123).UTC()
	note := metadata.Map{"note": odd, "none": nil, "list": []any{"x", "\\."}}
	price := int64(1999)
	manyOf(t, s, Project.Customers, func(i int) customer.Customer {
		return customer.Customer{ID: fmt.Sprintf("cust_%03d", i), SourceID: odd + fmt.Sprint(i), Name: odd, Metadata: note, Address: &customer.Address{City: odd}, CreatedAt: at}
	}, n)
	manyOf(t, s, Project.Orders, func(i int) order.Order {
		return order.Order{ID: fmt.Sprintf("ord_%03d", i), SourceID: odd + fmt.Sprint(i), Status: order.StatusPaid, Amount: discount.Minor(int64(i)), Metadata: note,
			Items: []order.Item{{ProductID: odd, Quantity: int64(i)}}, CreatedAt: at, PaidAt: at}
	}, n)
	manyOf(t, s, Project.Products, func(i int) catalog.Product {
		return catalog.Product{ID: fmt.Sprintf("prod_%03d", i), SourceID: fmt.Sprint(i), Name: odd, Price: &price, Attributes: []string{odd}, Metadata: note, CreatedAt: at}
	}, n)
	manyOf(t, s, Project.SKUs, func(i int) catalog.SKU {
		return catalog.SKU{ID: fmt.Sprintf("sku_%03d", i), SourceID: fmt.Sprint(i), ProductID: "prod_1", Attributes: note, CreatedAt: at}
	}, n)
}

func manyOf[T any](t *testing.T, s *suite, of func(Project) storage.Collection[T], item func(i int) T, n int) {
	t.Helper()
	t.Run(fmt.Sprintf("%T", *new(T)), func(t *testing.T) {
		t.Parallel()
		c := of(s.project())
		items := make([]T, n)
		for i := range items {
			items[i] = item(i)
		}
		taken := items[n/2 : n/2+1]
		must(t, c.Insert(t.Context(), taken...))
		if err := c.Insert(t.Context(), items...); !fault.Has(err, "duplicate_found") {
			t.Errorf("one of them is there already: %v", err)
		}
		page, err := c.List(t.Context(), storage.Query{})
		must(t, err)
		equal(t, "after a refusal", page.Items, taken)
		must(t, c.Insert(t.Context(), items[:n/2]...))
		must(t, c.Insert(t.Context(), items[n/2+1:]...))
		page, err = c.List(t.Context(), storage.Query{})
		must(t, err)
		equal(t, "all", page.Items, items)
	})
}
