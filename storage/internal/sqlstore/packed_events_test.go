package sqlstore

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/riverqueue/river"
	"github.com/uptrace/bun"
)

// happenings are lists of events of redemptions. The events of a list may share a row.
func happenings(ids *event.IDs, customer string, n int) [][]event.Event {
	at := time.Date(2026, 3, 2, 10, n, 0, 0, time.UTC)
	of := func(kind, entity, data string) event.Event {
		return event.Event{
			ID: ids.Next(env.NewID), Type: kind, EntityType: entity, EntityID: fmt.Sprint(entity, "_", n), CustomerID: customer, GroupID: fmt.Sprint("v-", n),
			Category: event.CategoryEffect, Data: []byte(data), CreatedAt: at,
		}
	}
	order := fmt.Sprintf(`{"order":{"ID":"ord_%d","Items":[1,2]}}`, n)
	created := of("customer.created", "customer", `{}`)
	redeemed := of("customer.redemption.succeeded", "redemption", fmt.Sprintf(`{"redemption":{"ID":"r_%d","Note":"\"type\":\"customer.order.paid\""}}`, n))
	redeemed.CampaignID, redeemed.Category = "camp_1", event.CategoryAction
	paid := []event.Event{redeemed, of("customer.order.created", "order", order), of("customer.order.paid", "order", order)}
	moved := of("voucher.gift.transaction", "voucher", `{"n":1}`)
	moved.CustomerID = ""
	back := []event.Event{of("customer.rollback", "redemption_rollback", order), of("customer.order.updated", "order", order)}
	if customer == "" { // then none has a customer
		return [][]event.Event{{created}, slices.Concat(paid, []event.Event{moved}, back)}
	}
	return [][]event.Event{{created}, paid, {moved}, back}
}

// packedShop has a project in which the events of each redemption were written together, and one in which the same events were written one by one.
type packedShop struct {
	*testing.T
	store          *Store
	packed, single *Project
	events         []event.Event
}

// onEachPackedShop runs a test on a fresh database of each sort.
func onEachPackedShop(t *testing.T, test func(s *packedShop)) {
	onEach(t, func(t *testing.T, store *Store) {
		migrated(t, store)
		store.jobs.Insert = func(context.Context, bun.Conn, bun.Tx, []river.InsertManyParams) error { return nil } // the test delivers
		s := &packedShop{T: t, store: store, packed: store.Project("packed"), single: store.Project("single")}
		rows := 0
		for n := range 6 {
			var ids event.IDs
			customer := []string{"ada", "", "ada", "bob", "ada", "bob"}[n]
			var told []event.Event
			for _, row := range happenings(&ids, customer, n) {
				rows, told = rows+1, append(told, row...)
			}
			s.events = append(s.events, told...)
			s.must(s.packed.Events().Insert(t.Context(), told...))
			for _, e := range told {
				s.must(s.single.Events().Insert(t.Context(), e))
			}
		}
		if n := s.count("project_id = 'packed'"); n != rows {
			t.Fatalf("%d events are in %d rows, want %d", len(s.events), n, rows)
		}
		test(s)
	})
}

// count counts rows.
func (s *packedShop) count(where string) (n int) {
	s.Helper()
	s.must(s.store.write.NewRaw("SELECT count(*) FROM events WHERE "+where).Scan(s.Context(), &n))
	return n
}

func (s *packedShop) must(err error) {
	s.Helper()
	if err != nil {
		s.Fatal(err)
	}
}

// list reads all pages of a query. Positions are left out: the two projects have others.
func (s *packedShop) list(p *Project, q storage.Query) (all []event.Event, total int) {
	s.Helper()
	q.WithTotal = true
	if q.After == nil {
		q.Limit = 2
	}
	for ; ; q.Offset += q.Limit {
		page, err := p.Events().List(s.Context(), q)
		s.must(err)
		for _, e := range page.Items {
			e.Position = 0
			all = append(all, e)
		}
		if total = page.Total; !page.HasMore {
			return all, total
		}
	}
}

// same compares the results of a query in the two projects.
func (s *packedShop) same(what string, q storage.Query) (n int) {
	s.Helper()
	got, total := s.list(s.packed, q)
	want, wantTotal := s.list(s.single, q)
	if diff := cmp.Diff(want, got); diff != "" || total != wantTotal {
		s.Errorf("%s: %d of %d events, want %d of %d (-want +got):\n%s", what, len(got), total, len(want), wantTotal, diff)
	}
	return len(got)
}

func TestPackedEventsAreListedLikeEventsWithRowsOfTheirOwn(t *testing.T) {
	onEachPackedShop(t, func(s *packedShop) {
		t := s.T
		by := func(field string, desc bool) []storage.Order { return []storage.Order{{Field: field, Desc: desc}} }
		for what, q := range map[string]storage.Query{
			"all":                  {},
			"newest first":         {Order: by("created_at", true)},
			"by type":              {Order: by("type", false)},
			"of a customer":        {Filter: storage.Is("customer_id", "ada"), Order: by("created_at", true)},
			"effects on customers": {Filter: storage.And(storage.Is("customer_id", "ada"), storage.Is("category", "EFFECT"))},
			"payments":             {Filter: storage.Is("type", "customer.order.paid")},
			"of an order":          {Filter: storage.Is("entity_id", "order_3")},
			"of orders":            {Filter: storage.Is("entity_type", "order")},
			"of orders or others":  {Filter: storage.In("entity_type", []string{"customer", "order"})},
			"of customers":         {Filter: storage.Is("entity_type", "customer")},
			"of a campaign":        {Filter: storage.Is("campaign_id", "camp_1")},
			"not of a campaign":    {Filter: storage.Where("campaign_id", storage.OpIsUnknown)},
			"behind another": {Order: by("created_at", false), After: &storage.Position{
				Values: []any{s.events[9].CreatedAt}, ID: s.events[9].ID}},
		} {
			if n := s.same(what, q); n == 0 {
				t.Errorf("%s: no events", what)
			}
		}
		for _, want := range s.events {
			got, err := s.packed.Events().Get(t.Context(), want.ID)
			if got.Position = 0; err != nil || cmp.Diff(want, got) != "" {
				t.Errorf("get %s: %v (-want +got):\n%s", want.ID, err, cmp.Diff(want, got))
			}
		}
		id := s.events[0].ID
		for _, missing := range []string{id[:len(id)-1] + "7", id[:len(id)-1] + "a", "ev_", "", "x"} {
			if _, err := s.packed.Events().Get(t.Context(), missing); !fault.IsNotFound(err) {
				t.Errorf("get %q: %v, want that there is none", missing, err)
			}
		}
	})
}

func TestAChangeOfPackedEventsUnpacksThem(t *testing.T) {
	onEachPackedShop(t, func(s *packedShop) {
		t := s.T
		paid := storage.Is("type", "customer.order.paid")
		both := func(what string, do func(p *Project) (any, error)) {
			t.Helper()
			got, err := do(s.packed)
			want, wantErr := do(s.single)
			if cmp.Diff(want, got) != "" || (err == nil) != (wantErr == nil) {
				t.Errorf("%s: %v, %v, want %v, %v", what, got, err, want, wantErr)
			}
			if n := s.same(what, storage.Query{}); n == 0 {
				t.Errorf("%s: no events are left", what)
			}
		}
		both("a failed change", func(p *Project) (any, error) {
			return p.Events().UpdateAll(t.Context(), paid, func(*event.Event) (bool, error) { return false, errors.New("no") })
		})
		both("a change of one", func(p *Project) (any, error) {
			got, err := p.Events().Update(t.Context(), s.events[3].ID, func(e *event.Event) error { e.EntityID = "other"; return nil })
			got.Position = 0
			return got, err
		})
		both("deletion of one", func(p *Project) (any, error) { return nil, p.Events().Delete(t.Context(), s.events[2].ID) })
		both("deletion of one that is gone", func(p *Project) (any, error) { return nil, p.Events().Delete(t.Context(), s.events[2].ID) })
		both("deletion by type", func(p *Project) (any, error) { return p.Events().DeleteAll(t.Context(), paid) })
		both("deletion of a customer's", func(p *Project) (any, error) {
			return p.Events().DeleteAll(t.Context(), storage.Is("customer_id", "ada"))
		})
		both("a change of many", func(p *Project) (any, error) {
			return p.Events().UpdateAll(t.Context(), storage.Is("entity_type", "order"), func(e *event.Event) (bool, error) { e.EntityID = "none"; return true, nil })
		})
		if rows := s.count("number IN (SELECT number FROM events GROUP BY 1 HAVING count(*) > 1)"); rows > 0 {
			t.Errorf("%d numbers are of several rows", rows)
		}
	})
}

// Each consumer gets all events once, in order and with their data, wherever in a row a portion ends.
func TestPackedEventsAreDeliveredOneByOne(t *testing.T) {
	onEachPackedShop(t, func(s *packedShop) {
		t := s.T
		consumers := &outbox.Consumers{}
		got := map[string][]event.Event{}
		failed := map[string]bool{}
		subscribe := func(name string, types ...string) {
			outbox.Subscribe(consumers, name, types, func(_ context.Context, project string, _ outbox.Store, events []event.Event) error {
				if project != "packed" {
					return nil
				}
				if !failed[name] {
					failed[name] = true
					return errors.New("comes again, one event at a time")
				}
				got[name] = append(got[name], events...)
				return nil
			})
		}
		subscribe("all")
		subscribe("payments", "customer.order.paid")
		subscribe("redemptions", "customer.redemption.succeeded", "customer.created")
		relay := outbox.NewRelay(s.store.Project(""), func(id string) outbox.Store { return s.store.Project(id) }, consumers, env.System(), slog.Default())
		for range 4 { // each consumer fails once
			_ = relay.Drain(t.Context(), "packed")
		}
		s.must(relay.Drain(t.Context(), "packed"))
		last := map[string]int64{}
		for name, types := range map[string][]string{"all": nil, "payments": {"customer.order.paid"}, "redemptions": {"customer.redemption.succeeded", "customer.created"}} {
			var want []event.Event
			for _, e := range s.events {
				if len(types) == 0 || slices.Contains(types, e.Type) {
					want = append(want, e)
				}
			}
			for i := range got[name] {
				if e := &got[name][i]; e.Position <= last[name] {
					t.Errorf("%s: position %d comes after %d", name, e.Position, last[name])
				} else {
					last[name], e.Position = e.Position, 0
				}
			}
			if diff := cmp.Diff(want, got[name]); diff != "" {
				t.Errorf("%s (-want +got):\n%s", name, diff)
			}
		}
	})
}

// A portion may end in the middle of a row: the next one begins with the event after it.
func TestPackedEventsAreReadFromAnyPosition(t *testing.T) {
	onEachPackedShop(t, func(s *packedShop) {
		s.readBehindAnyPosition()
	})
}

// Rows that were unpacked are one number apart, not eight: the event after a portion may have the next number.
func TestUnpackedEventsAreReadFromAnyPosition(t *testing.T) {
	onEachPackedShop(t, func(s *packedShop) {
		t := s.T
		_, err := s.packed.Events().UpdateAll(t.Context(), storage.Filter{}, func(*event.Event) (bool, error) { return false, nil })
		s.must(err)
		if packed := s.count("packed IS NOT NULL"); packed > 0 {
			t.Fatalf("%d rows are packed", packed)
		}
		s.readBehindAnyPosition()
	})
}

// Old events are deleted with their rows, and none that is behind the position.
func TestPackedEventsAreDroppedWithTheirRow(t *testing.T) {
	onEachPackedShop(t, func(s *packedShop) {
		t := s.T
		whole, _, err := s.packed.EventHeads(t.Context(), 0, 1<<40, 1000)
		s.must(err)
		for i, e := range whole {
			s.must(s.packed.DropEvents(t.Context(), 0, e.Position))
			left, _, err := s.packed.EventHeads(t.Context(), 0, 1<<40, 1000)
			s.must(err)
			n := len(whole) - i - 1
			if len(left) < n || len(left) >= n+event.MaxConsecutive || !cmp.Equal(whole[i+1:], left[len(left)-n:], cmpopts.EquateEmpty()) {
				t.Errorf("up to event %d are dropped: %d are left of %d", i, len(left), len(whole))
			}
		}
		s.must(s.packed.DropEvents(t.Context(), 0, whole[len(whole)-1].Position+event.MaxConsecutive))
		if left, _, err := s.packed.EventHeads(t.Context(), 0, 1<<40, 1000); err != nil || len(left) != 0 {
			t.Errorf("%d are left: %v", len(left), err)
		}
	})
}

func (s *packedShop) readBehindAnyPosition() {
	t := s.T
	t.Helper()
	whole, until, err := s.packed.EventHeads(t.Context(), 0, 1<<40, 1000)
	s.must(err)
	if len(whole) != len(s.events) || until != 1<<40 {
		t.Fatalf("%d heads up to %d, want %d", len(whole), until, len(s.events))
	}
	for i, e := range whole {
		for most := 1; most <= 3; most++ {
			var rest []event.Event
			for after := e.Position; after < whole[len(whole)-1].Position; {
				part, until, err := s.packed.EventHeads(t.Context(), after, 1<<40, most)
				s.must(err)
				if until <= after {
					t.Fatalf("behind %d nothing is known up to %d", after, until)
				}
				rest, after = append(rest, part...), until
			}
			if diff := cmp.Diff(whole[i+1:], append([]event.Event{}, rest...)); diff != "" {
				t.Errorf("behind event %d, %d rows at a time (-want +got):\n%s", i, most, diff)
			}
		}
		for j := i; j < len(whole); j++ {
			data, err := s.packed.EventData(t.Context(), e.Position-1, whole[j].Position, []string{"customer.order.paid", "customer.created"})
			s.must(err)
			var want, got []string
			for _, e := range s.events[i : j+1] {
				if e.Type == "customer.order.paid" || e.Type == "customer.created" {
					want = append(want, e.ID+string(e.Data))
				}
			}
			for _, e := range data {
				got = append(got, e.ID+string(e.Data))
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("data of events %d to %d (-want +got):\n%s", i, j, diff)
			}
		}
	}
}
