package memory

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/storage"
)

// TestAListReadsFewRows counts the rows that a list of ten looks at among a thousand: a list that gives the right answer by
// reading everything passes the conformance suite, but not in a shop with a million vouchers.
func TestAListReadsFewRows(t *testing.T) {
	p := New().Project("proj")
	var events []event.Event
	for i := range 1000 {
		events = append(events, event.Event{
			ID: fmt.Sprintf("ev_%04d", i), Type: "voucher.published",
			Position: int64(i), CustomerID: fmt.Sprintf("cust_%d", i%100), CampaignID: "camp_1", CreatedAt: time.UnixMilli(int64(5000 - i)),
		})
	}
	if err := p.Events().Insert(t.Context(), events...); err != nil {
		t.Fatal(err)
	}
	newest := []storage.Order{{Field: "created_at", Desc: true}}
	oldest := []storage.Order{{Field: "created_at"}}
	middle := event.Kind.Position(&events[500], newest)
	for name, test := range map[string]struct {
		query storage.Query
		reads int
	}{
		"first page":                            {storage.Query{}, 11},
		"newest first":                          {storage.Query{Order: newest}, 11},
		"oldest first":                          {storage.Query{Order: oldest}, 11},
		"last by id":                            {storage.Query{Order: []storage.Order{{Field: "id", Desc: true}}}, 11},
		"behind a position":                     {storage.Query{Order: newest, After: middle}, 12},
		"behind a position, upwards":            {storage.Query{Order: oldest, After: middle}, 12},
		"behind an id":                          {storage.Query{After: &storage.Position{ID: "ev_0500"}}, 12},
		"by ids":                                {storage.Query{Filter: storage.In("id", []string{"ev_0001", "ev_0002"})}, 2},
		"of a customer":                         {storage.Query{Filter: storage.Is("customer_id", "cust_7"), Order: newest}, 10},
		"of a large campaign":                   {storage.Query{Filter: storage.Is("campaign_id", "camp_1")}, 11},
		"of no customer at all":                 {storage.Query{Filter: storage.In("customer_id", []string(nil))}, 0},
		"of a customer, but not in a condition": {storage.Query{Filter: storage.Or(storage.Is("customer_id", "cust_7"), storage.Is("type", "a"))}, 1000},
		"of a type":                             {storage.Query{Filter: storage.Is("type", "customer.created")}, 1000},
		"behind a position, up to another":      {storage.Query{Filter: between(100, 105), Order: []storage.Order{{Field: "position"}}}, 6},
		"the last ones":                         {storage.Query{Filter: storage.Where("position", storage.OpMore, int64(990)), Order: []storage.Order{{Field: "position"}}}, 10},
		"the first ones, behind one":            {storage.Query{Filter: storage.Where("position", storage.OpLess, int64(9)), Order: []storage.Order{{Field: "position"}}, After: event.Kind.Position(&events[4], []storage.Order{{Field: "position"}})}, 6},
		"all between two times":                 {storage.Query{Filter: storage.And(storage.Where("created_at", storage.OpMoreEqual, time.UnixMilli(4100)), storage.Where("created_at", storage.OpLess, time.UnixMilli(4110)))}, 11},
	} {
		t.Run(name, func(t *testing.T) {
			c := rowsOf(p, event.Kind)
			if !strings.HasPrefix(name, "all ") {
				test.query.Limit = 10
			}
			s, err := c.project.read(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			src, order := c.source(s, test.query, true), newSorter(c.kind, test.query.Order)
			pages := &pager[*event.Event]{query: test.query, sorter: order, sorted: src.sorted, after: order.position(test.query.After)}
			reads := 0
			counted := func() (*event.Event, bool) {
				e, ok := src.next()
				if ok {
					reads++
				}
				return e, ok
			}
			if err := c.eachMatch(t.Context(), counted, test.query.Filter, pages.add); err != nil {
				t.Fatal(err)
			}
			if reads != test.reads {
				t.Errorf("the list reads %d rows, want %d", reads, test.reads)
			}
		})
	}
}

func TestOfSeveralConditionsTheShortestWayIsTaken(t *testing.T) {
	way := func(name string, n int) source[*thing] {
		var taken []*thing
		for range n {
			taken = append(taken, &thing{Name: name})
		}
		return source[*thing]{next: replay(taken), sorted: name == "short"}
	}
	src := shortest([]source[*thing]{way("long", 5), way("short", 2), way("longer", 9)})
	var got []string
	for r, ok := src.next(); ok; r, ok = src.next() {
		got = append(got, r.Name)
	}
	if diff := cmp.Diff([]string{"short", "short"}, got); diff != "" || !src.sorted {
		t.Errorf("sorted: %v, rows: %s", src.sorted, diff)
	}
}
