package storagetest

import (
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/storage"
)

// benchRows is how many rows the benchmarks work among.
const benchRows = 100_000

// Benchmark measures a backend that holds 100,000 events of 1,000 customers: single inserts and reads, an update, and lists
// by an index, in an order, and with a count.
func Benchmark[B Backend[P], P Project](b *testing.B, open func(t testing.TB) B) {
	backend := open(b)
	b.Cleanup(func() { _ = backend.Close() })
	c := Project(backend.Project("proj")).Events()
	row := func(i int64) event.Event {
		return event.Event{
			ID: fmt.Sprintf("ev_%032x", i), Type: "voucher.published", EntityType: "voucher", EntityID: fmt.Sprintf("v_%032x", i),
			CustomerID: fmt.Sprintf("cust_%032x", i%1000), CampaignID: fmt.Sprintf("camp_%032x", i%10), Category: event.CategoryAction,
			Data: []byte(`{"voucher":{"code":"abc"}}`), CreatedAt: firstDay.Add(time.Duration(i) * time.Millisecond),
		}
	}
	const batch = 1000
	for i := int64(0); i < benchRows; i += batch {
		var rows []event.Event
		for j := range int64(batch) {
			rows = append(rows, row(i+j))
		}
		must(b, c.Insert(b.Context(), rows...))
	}
	var next atomic.Int64
	next.Store(benchRows)

	b.Run("insert", func(b *testing.B) {
		for b.Loop() {
			must(b, c.Insert(b.Context(), row(next.Add(1))))
		}
	})
	b.Run("insert_1000", func(b *testing.B) {
		for b.Loop() {
			rows := make([]event.Event, 1000)
			for i := range rows {
				rows[i] = row(next.Add(1))
			}
			must(b, c.Insert(b.Context(), rows...))
		}
	})
	b.Run("get", func(b *testing.B) {
		for i := int64(0); b.Loop(); i++ {
			_, err := c.Get(b.Context(), fmt.Sprintf("ev_%032x", i*7919%benchRows))
			must(b, err)
		}
	})
	b.Run("update", func(b *testing.B) {
		for i := int64(0); b.Loop(); i++ {
			_, err := c.Update(b.Context(), fmt.Sprintf("ev_%032x", i*7919%benchRows), func(e *event.Event) error { e.GroupID = "group"; return nil })
			must(b, err)
		}
	})
	newest := []storage.Order{{Field: "created_at", Desc: true}}
	for name, q := range map[string]storage.Query{
		"list_of_a_customer":     {Filter: storage.Is("customer_id", row(7).CustomerID), Order: newest, Limit: 10},
		"list_newest_with_total": {Order: newest, Limit: 10, WithTotal: true},
		"list_filtered_total":    {Filter: storage.Is("campaign_id", row(7).CampaignID), Limit: 10, WithTotal: true},
		"list_unindexed_order":   {Order: []storage.Order{{Field: "created_at"}, {Field: "id", Desc: true}}, Limit: 10},
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				_, err := c.List(b.Context(), q)
				must(b, err)
			}
		})
	}
}
