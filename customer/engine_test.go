package customer_test

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// world is a project whose clock goes on by a second with every look and whose ids count up.
type world struct {
	*customer.Engine
	store *memory.Project
}

func newWorld() world {
	var mu sync.Mutex
	at, ids := now, map[string]int{}
	outside := env.Env{
		Now: func() time.Time { mu.Lock(); defer mu.Unlock(); at = at.Add(time.Second); return at },
		NewID: func(prefix string) string {
			mu.Lock()
			defer mu.Unlock()
			ids[prefix]++
			return fmt.Sprintf("%s%d", prefix, ids[prefix])
		},
	}
	store := memory.New().Project("proj")
	return world{customer.New(customer.Deps{Store: store, Env: outside}), store}
}

// log is the activity that was recorded: what happened to whom, in which request, and how the customer was called then.
func (w world) log(t *testing.T) (log []string) {
	t.Helper()
	page, err := w.store.Events().List(context.Background(), storage.Query{})
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range page.Items {
		var data struct{ Customer customer.Customer }
		if err := json.Unmarshal(e.Data, &data); err != nil {
			t.Fatal(err)
		}
		log = append(log, fmt.Sprintf("%s %s %s %s %q", e.Category, e.Type, e.CustomerID, e.GroupID, data.Customer.Name))
	}
	return log
}

func (w world) all(t *testing.T) []customer.Customer {
	t.Helper()
	page, err := w.List(context.Background(), storage.Query{})
	if err != nil {
		t.Fatal(err)
	}
	return page.Items
}

func TestUpsert(t *testing.T) {
	w := newWorld()
	ctx := env.WithRequest(t.Context(), "v-1")
	made, err := w.Upsert(ctx, customer.Request{SourceID: "ada", Update: customer.Update{Name: patch.Set("Ada"), Metadata: patch.Set(metadata.Map{"a": 1})}})
	if err != nil {
		t.Fatal(err)
	}
	ctx = env.WithRequest(t.Context(), "v-2")
	if _, err := w.Upsert(ctx, customer.Request{SourceID: "ada", Update: customer.Update{Name: patch.Set("Ada Lovelace")}}); err != nil {
		t.Fatal(err)
	}
	if _, err := w.Upsert(ctx, customer.Request{ID: made.ID, Update: customer.Update{Name: patch.Set("Ada Lovelace")}}); err != nil {
		t.Fatal(err)
	}
	want := []customer.Customer{{
		ID: "cust_1", SourceID: "ada", Name: "Ada Lovelace", Metadata: metadata.Map{"a": json.Number("1")},
		CreatedAt: now.Add(time.Second), UpdatedAt: now.Add(2 * time.Second),
	}}
	if diff := cmp.Diff(want, w.all(t)); diff != "" {
		t.Error(diff)
	}
	wantLog := []string{`ACTION customer.created cust_1 v-1 "Ada"`, `ACTION customer.updated cust_1 v-2 "Ada Lovelace"`}
	if diff := cmp.Diff(wantLog, w.log(t)); diff != "" {
		t.Error("an upsert that changes nothing must not be recorded:", diff)
	}
}

func TestAnonymousCustomers(t *testing.T) {
	t.Run("an_empty_request_makes_another_one_each_time", func(t *testing.T) {
		w := newWorld()
		for range 2 {
			if _, err := w.Upsert(t.Context(), customer.Request{}); err != nil {
				t.Fatal(err)
			}
		}
		if n := len(w.all(t)); n != 2 {
			t.Errorf("%d customers", n)
		}
	})
	t.Run("one_that_gets_a_source_id_is_confirmed", func(t *testing.T) {
		w := newWorld()
		made, _ := w.Upsert(t.Context(), customer.Request{})
		got, err := w.Upsert(t.Context(), customer.Request{ID: made.ID, SourceID: "ada"})
		if err != nil || got.ID != made.ID || got.SourceID != "ada" {
			t.Errorf("%+v, %v", got, err)
		}
		want := []string{`ACTION customer.created cust_1  ""`, `ACTION customer.updated cust_1  ""`, `ACTION customer.confirmed cust_1  ""`}
		if diff := cmp.Diff(want, w.log(t)); diff != "" {
			t.Error(diff)
		}
	})
	t.Run("one_cannot_take_the_source_id_of_somebody_else", func(t *testing.T) {
		w := newWorld()
		anonymous, _ := w.Upsert(t.Context(), customer.Request{})
		_, _ = w.Upsert(t.Context(), customer.Request{SourceID: "ada"})
		before := w.all(t)
		_, err := w.Upsert(t.Context(), customer.Request{ID: anonymous.ID, SourceID: "ada"})
		if !fault.Has(err, "duplicate_found") {
			t.Error(err)
		}
		if diff := cmp.Diff(before, w.all(t)); diff != "" {
			t.Error(diff)
		}
	})
}

func TestUpdateAndDelete(t *testing.T) {
	w := newWorld()
	made, _ := w.Upsert(t.Context(), customer.Request{SourceID: "ada", Update: customer.Update{Name: patch.Set("Ada"), Phone: patch.Set("1")}})
	got, err := w.Update(t.Context(), "ada", customer.Update{Phone: patch.Clear[string]()})
	made.Phone, made.UpdatedAt = "", got.UpdatedAt
	if diff := cmp.Diff(made, got); err != nil || diff != "" {
		t.Error(err, diff)
	}
	if err := w.Delete(t.Context(), "ada"); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]customer.Customer(nil), w.all(t), cmpopts.EquateEmpty()); diff != "" {
		t.Error(diff)
	}
	want := []string{`ACTION customer.created cust_1  "Ada"`, `ACTION customer.updated cust_1  "Ada"`, `ACTION customer.deleted cust_1  "Ada"`}
	if diff := cmp.Diff(want, w.log(t)); diff != "" {
		t.Error(diff)
	}
}

func TestNotFoundNamesCustomerAsSent(t *testing.T) {
	w := newWorld()
	_, update := w.Update(t.Context(), "nobody", customer.Update{})
	_, get := w.Customer(t.Context(), "nobody")
	_, upsert := w.Upsert(t.Context(), customer.Request{ID: "nobody"})
	for name, err := range map[string]error{"update": update, "get": get, "upsert": upsert, "delete": w.Delete(t.Context(), "nobody")} {
		if f, ok := fault.As(err); !ok || f.Kind != fault.KindNotFound || f.ResourceID != "nobody" || f.ResourceType != "customer" {
			t.Errorf("%s: %v", name, err)
		}
	}
	if log := w.log(t); log != nil {
		t.Error(log)
	}
}

func TestRefusedUpsertWritesNothing(t *testing.T) {
	w := newWorld()
	_, _ = w.Upsert(t.Context(), customer.Request{SourceID: "ada"})
	before, log := w.all(t), w.log(t)
	bad := customer.Update{Name: patch.Set("Ada"), Birthdate: patch.Set("yesterday")}
	_, first := w.Upsert(t.Context(), customer.Request{SourceID: "ada", Update: bad})
	_, second := w.Upsert(t.Context(), customer.Request{SourceID: "bob", Update: bad})
	_, third := w.Update(t.Context(), "ada", bad)
	for _, err := range []error{first, second, third} {
		if !fault.Has(err, "invalid_payload") {
			t.Error(err)
		}
	}
	if diff := cmp.Diff(before, w.all(t)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(log, w.log(t)); diff != "" {
		t.Error(diff)
	}
}

func TestConcurrentUpsertsOfOneSourceIDMakeOneCustomer(t *testing.T) {
	w := newWorld()
	var wait sync.WaitGroup
	for i := range 40 {
		wait.Go(func() {
			_, err := w.Upsert(context.Background(), customer.Request{SourceID: "ada", Update: customer.Update{
				Metadata: patch.Set(metadata.Map{fmt.Sprint(i): true}),
			}})
			if err != nil {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	if all := w.all(t); len(all) != 1 || len(all[0].Metadata) != 40 {
		t.Errorf("%d customers: %+v", len(all), all)
	}
}

func TestActivity(t *testing.T) {
	w := newWorld()
	ada, _ := w.Upsert(t.Context(), customer.Request{SourceID: "ada"})
	_, _ = w.Upsert(t.Context(), customer.Request{SourceID: "bob"})
	_, _ = w.Update(t.Context(), "ada", customer.Update{Name: patch.Set("Ada")})
	if err := w.store.Events().Insert(t.Context(), event.Event{ID: "ev_9", Type: "voucher.updated", CustomerID: ada.ID}); err != nil {
		t.Fatal(err)
	}
	page, err := w.Activity(t.Context(), ada.ID, storage.Query{})
	var got []string
	for _, e := range page.Items {
		got = append(got, e.ID+" "+e.Type)
	}
	if diff := cmp.Diff([]string{"ev_1 customer.created", "ev_3 customer.updated"}, got); err != nil || diff != "" {
		t.Error(err, diff)
	}
}

func TestSummaryCountsPaidOrders(t *testing.T) {
	day := func(n int) time.Time { return now.Add(time.Duration(n) * 24 * time.Hour) }
	bought := func(amount int64, on int) *customer.Purchase { return &customer.Purchase{Amount: amount, At: day(on)} }
	three := customer.Summary{}.Count(nil, bought(1000, 1)).Count(nil, bought(3000, 3)).Count(nil, bought(2000, 2))
	cases := map[string]struct {
		got  customer.Summary
		want customer.Summary
	}{
		"the_youngest_order_is_the_last_one_whatever_comes_in_later": {three,
			customer.Summary{OrdersCount: 3, OrdersAmount: 6000, LastOrderAmount: 3000, LastOrderAt: day(3)}},
		"a_changed_amount_replaces_the_old_one": {three.Count(bought(3000, 3), bought(3500, 3)),
			customer.Summary{OrdersCount: 3, OrdersAmount: 6500, LastOrderAmount: 3500, LastOrderAt: day(3)}},
		"an_order_that_is_canceled_counts_no_more": {three.Count(bought(1000, 1), nil),
			customer.Summary{OrdersCount: 2, OrdersAmount: 5000, LastOrderAmount: 3000, LastOrderAt: day(3)}},
		"without_orders_there_is_no_last_one": {customer.Summary{}.Count(nil, bought(5, 1)).Count(bought(5, 1), nil), customer.Summary{}},
		"what_is_not_paid_does_not_count":     {three.Count(nil, nil), three},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, c.got); diff != "" {
				t.Error(diff)
			}
		})
	}
	if avg := (customer.Summary{OrdersCount: 2, OrdersAmount: 5}).OrdersAverage(); avg != 3 {
		t.Errorf("the average of 2 and 3 is shown as %d", avg)
	}
	if !three.Lost(bought(3000, 3), nil) || three.Lost(bought(1000, 1), nil) || three.Lost(bought(3000, 3), bought(1, 3)) ||
		(customer.Summary{}).Count(nil, bought(5, 1)).Lost(bought(5, 1), nil) {
		t.Error("only the cancellation of the last of several orders loses it")
	}
}

func TestTrackingID(t *testing.T) {
	id := customer.TrackingID("secret", "ada")
	if id != customer.TrackingID("secret", "ada") || id == customer.TrackingID("other", "ada") || id == customer.TrackingID("secret", "bob") {
		t.Error("a tracking id depends on the secret and the source id and on nothing else")
	}
	if customer.TrackingID("secret", "") != "" {
		t.Error("a customer without a source id has a tracking id")
	}
}

// TestAChangeOfAnEarlierStateIsRefused changes a customer from the state that was read, from an older one, and after they were deleted.
func TestAChangeOfAnEarlierStateIsRefused(t *testing.T) {
	w, ctx := newWorld(), t.Context()
	made, err := w.Upsert(ctx, customer.Request{Update: customer.Update{Name: patch.Set("Ada")}})
	if err != nil {
		t.Fatal(err)
	}
	change := func(from time.Time, name string) error {
		_, err := w.Upsert(ctx, customer.Request{ID: made.ID, SourceID: "ada", Update: customer.Update{From: patch.Set(from), Name: patch.Set(name)}})
		return err
	}
	if err := change(made.UpdatedAt, "Ada L."); err != nil {
		t.Fatal(err)
	}
	if refused, _ := fault.As(change(made.UpdatedAt, "Eve")); refused == nil || refused.Key != "resource_changed" {
		t.Errorf("a change of an earlier state: %v", refused)
	}
	is, err := w.Customer(ctx, made.ID)
	if err != nil || is.Name != "Ada L." || is.SourceID != "ada" {
		t.Errorf("the customer is %+v %v", is, err)
	}
	if err := w.Delete(ctx, made.ID); err != nil {
		t.Fatal(err)
	}
	if err := change(is.UpdatedAt, "Eve"); !fault.IsNotFound(err) {
		t.Errorf("a change of a customer who was deleted: %v", err)
	}
	if page, err := w.List(ctx, storage.Query{}); err != nil || len(page.Items) != 0 {
		t.Errorf("there are %d customers %v", len(page.Items), err)
	}
}
