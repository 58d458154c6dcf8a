package postgres_test

import (
	"testing"

	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/postgres"
)

// TestOrderOfRecordsIsDecodedOnce reads an order with its records, as a return does before it locks them: the lines are left out then, and are there
// when the order is held.
func TestOrderOfRecordsIsDecodedOnce(t *testing.T) {
	b := mustOpen(t, postgres.Migrated.Database(t))
	p := b.Project("proj")
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(p.Orders().Insert(t.Context(), order.Order{
		ID: "ord_1", SourceID: "a", CustomerID: "cust_1", Payments: 2, Items: []order.Item{{ID: "ordli_1", Quantity: 2}},
		Redemptions: map[string]order.Redemption{"r_1": {}},
	}))
	scope := redemption.Scope{OrderSourceID: "a", OrderRecords: true}
	read, err := p.Read(t.Context(), scope)
	must(err)
	if o := read.Order; o == nil || o.CustomerID != "cust_1" || o.Payments != 2 || len(o.Redemptions) != 1 || len(o.Items) != 0 {
		t.Errorf("read: %+v", o)
	}
	_, err = p.Update(t.Context(), scope, func(held *redemption.Snapshot) (*redemption.Outcome, error) {
		if o := held.Order; o == nil || len(o.Items) != 1 || o.Items[0].Quantity != 2 {
			t.Errorf("held: %+v", o)
		}
		return &redemption.Outcome{}, nil
	})
	must(err)
}
