package storagetest

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
)

// testSegments holds the customers of a segment against the list of those who have the ids of its members, in every order and from every place.
func testSegments(t *testing.T, s *suite) {
	p, other := s.project(), s.project()
	at := time.UnixMilli(1_700_000_000_123).UTC()
	var ids []string
	for i := range 9 {
		c := customer.Customer{ID: fmt.Sprintf("cust_%d", i), SourceID: fmt.Sprintf("s%d", 7*i%9), Name: []string{"Ann", "Bob"}[i%2], CreatedAt: at.Add(time.Duration(i/2) * time.Minute)}
		if i%3 > 0 {
			c.UpdatedAt = at.Add(time.Duration(9-i) * time.Hour)
		}
		must(t, p.Customers().Insert(t.Context(), c))
		must(t, other.Customers().Insert(t.Context(), c))
		in := "seg_few"
		if i != 4 {
			in, ids = "seg_most", append(ids, c.ID)
		}
		must(t, p.SegmentMembers().Insert(t.Context(), segment.Member{SegmentID: in, CustomerID: c.ID, EnteredAt: at}))
	}
	// One who was deleted since, and a member of another project's segment of that name.
	must(t, p.SegmentMembers().Insert(t.Context(), segment.Member{SegmentID: "seg_most", CustomerID: "cust_gone", EnteredAt: at}))
	must(t, other.SegmentMembers().Insert(t.Context(), segment.Member{SegmentID: "seg_most", CustomerID: "cust_4", EnteredAt: at}))

	names := func(page storage.Page[customer.Customer], err error) (got outline) {
		t.Helper()
		must(t, err)
		for _, c := range page.Items {
			got.IDs = append(got.IDs, c.ID)
		}
		got.Total, got.HasMore = page.Total, page.HasMore
		return got
	}
	var queries []storage.Query
	for _, order := range [][]storage.Order{nil, {{Field: "created_at"}}, {{Field: "created_at", Desc: true}}, {{Field: "updated_at"}}, {{Field: "updated_at", Desc: true}}, {{Field: "source_id"}}} {
		for _, f := range []storage.Filter{{}, storage.Is("name", "Ann"), storage.Is("id", "cust_4"), storage.In("id", []string{"cust_2", "cust_4"}), storage.Is("source_id", "s0")} {
			for _, limit := range []int{0, 3, -1} {
				q := storage.Query{Filter: f, Order: order, Limit: limit}
				queries = append(queries, q)
				q.WithTotal = true
				queries = append(queries, q)
				q.Offset = 2
				queries = append(queries, q)
			}
			all, err := p.Customers().List(t.Context(), storage.Query{Order: order})
			must(t, err)
			for i := range all.Items {
				queries = append(queries, storage.Query{Filter: f, Order: order, Limit: 2, WithTotal: i%2 == 0, After: customer.Kind.Position(&all.Items[i], order)})
			}
		}
	}
	for _, q := range queries {
		listed := q
		listed.Filter = storage.And(q.Filter, storage.In("id", slices.Concat(ids, []string{"cust_gone"})))
		want := names(p.Customers().List(t.Context(), listed))
		if diff := cmp.Diff(want, names(p.CustomersOf(t.Context(), "seg_most", q))); diff != "" {
			t.Errorf("%+v (-want +got):\n%s", q, diff)
		}
	}
	for _, none := range []string{"seg_none", "", "seg"} {
		if got := names(p.CustomersOf(t.Context(), none, storage.Query{WithTotal: true})); len(got.IDs) > 0 || got.Total > 0 {
			t.Errorf("the segment %q has %v", none, got)
		}
	}
	must(t, storage.Atomic(t.Context(), p, func(tx Project) error {
		must(t, tx.SegmentMembers().Insert(t.Context(), segment.Member{SegmentID: "seg_new", CustomerID: "cust_4", EnteredAt: at}))
		if got := names(tx.CustomersOf(t.Context(), "seg_new", storage.Query{})); !slices.Equal(got.IDs, []string{"cust_4"}) {
			t.Errorf("the transaction that puts a customer into a segment finds %v in it", got)
		}
		return nil
	}))
	if _, err := p.CustomersOf(t.Context(), "seg_most", storage.Query{Filter: storage.Is("colour", "red")}); !fault.Has(err, "invalid_query_params") {
		t.Errorf("a list by an undeclared field answers %v", err)
	}
}
