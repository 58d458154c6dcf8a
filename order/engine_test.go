package order_test

import (
	"encoding/json"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// world is a project whose clock goes on by a second with every operation and whose ids count up.
type world struct {
	*order.Engine
	customers *customer.Engine
	store     *memory.Project
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
	return world{order.New(order.Deps{Store: store, Env: outside}), customer.New(customer.Deps{Store: store, Env: outside}), store}
}

func (w world) upsert(t *testing.T, req order.Request) order.Order {
	t.Helper()
	o, err := w.Upsert(t.Context(), req)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func (w world) update(t *testing.T, id string, req order.Request) order.Order {
	t.Helper()
	o, err := w.Update(t.Context(), id, req)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// state is everything that the project holds, to compare before and after.
func (w world) state(t *testing.T) map[string]any {
	t.Helper()
	return map[string]any{
		"orders": all(t, w.store.Orders()), "customers": all(t, w.store.Customers()), "events": all(t, w.store.Events()),
		"products": all(t, w.store.Products()), "skus": all(t, w.store.SKUs()),
	}
}

func all[T any](t *testing.T, c storage.Collection[T]) []T {
	t.Helper()
	page, err := c.List(t.Context(), storage.Query{})
	if err != nil {
		t.Fatal(err)
	}
	return page.Items
}

// log is the activity of orders: what happened, whose order it was, and what of it was recorded.
func (w world) log(t *testing.T) (log []string) {
	t.Helper()
	for _, e := range all(t, w.store.Events()) {
		var data struct {
			Order    *order.Order
			Customer *customer.Customer
			Referrer *customer.Customer
		}
		if err := json.Unmarshal(e.Data, &data); err != nil {
			t.Fatal(err)
		}
		line := fmt.Sprintf("%s %s %s", e.Category, e.Type, e.CustomerID)
		if data.Order != nil {
			line += " " + string(data.Order.Status)
		}
		if data.Customer != nil {
			line += fmt.Sprintf(" %d orders", data.Customer.Summary.OrdersCount)
		}
		if data.Referrer != nil {
			line += " by " + data.Referrer.ID
		}
		log = append(log, line)
	}
	return log
}

func by(source string) patch.Field[customer.Request] {
	return patch.Set(customer.Request{SourceID: source})
}

func TestAnOrderIsStoredWithIDsAndItsCustomer(t *testing.T) {
	w := newWorld()
	if err := w.store.Products().Insert(t.Context(), catalog.Product{ID: "prod_a", SourceID: "a", Price: p[int64](700)}); err != nil {
		t.Fatal(err)
	}
	got := w.upsert(t, order.Request{
		SourceID: patch.Set("o-1"), Customer: by("ada"), Referrer: by("bob"), Metadata: patch.Set(metadata.Map{"m": 1}),
		Items: patch.Set([]order.ItemRequest{{ProductID: "a", Quantity: p[int64](2)}, {ProductID: "unknown"}}),
	})
	want := order.Order{
		ID: "ord_1", SourceID: "o-1", Status: order.StatusCreated, Amount: minor(1400), InitialAmount: minor(1400),
		CustomerID: "cust_1", ReferrerID: "cust_2", Metadata: metadata.Map{"m": json.Number("1")},
		Items: []order.Item{
			{
				ID: "ordli_1", ProductID: "prod_a", Quantity: 2, InitialQuantity: 2, Price: minor(700), Amount: minor(1400), InitialAmount: minor(1400),
				Product: &order.ItemProduct{ID: "prod_a", SourceID: "a", Price: p[int64](700)},
			},
			{ID: "ordli_2", ProductID: "unknown", Quantity: 1, InitialQuantity: 1},
		},
		CreatedAt: got.CreatedAt,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	stored, err := w.Order(t.Context(), "o-1")
	if diff := cmp.Diff(got, stored); err != nil || diff != "" {
		t.Error(err, diff)
	}
	wantLog := []string{"EFFECT customer.created cust_1", "EFFECT customer.created cust_2", "ACTION customer.order.created cust_1 CREATED 0 orders by cust_2"}
	if diff := cmp.Diff(wantLog, withoutCustomers(w.log(t))); diff != "" {
		t.Error(diff)
	}
}

// withoutCustomers drops the order count of the customer events, which have no order.
func withoutCustomers(log []string) []string {
	for i, line := range log {
		var category, kind, id string
		if n, _ := fmt.Sscan(line, &category, &kind, &id); n == 3 && kind == customer.EventCreated {
			log[i] = category + " " + kind + " " + id
		}
	}
	return log
}

func TestUpsertFindsTheStoredOrder(t *testing.T) {
	w := newWorld()
	made := w.upsert(t, order.Request{SourceID: patch.Set("o-1"), Amount: patch.Set[int64](5000), Metadata: patch.Set(metadata.Map{"a": "x"})})
	byID := w.upsert(t, order.Request{ID: made.ID, Amount: patch.Set[int64](6000)})
	bySource := w.upsert(t, order.Request{SourceID: patch.Set("o-1"), Metadata: patch.Set(metadata.Map{"b": "y"})})
	want := made
	want.Amount, want.InitialAmount, want.UpdatedAt, want.Metadata = minor(6000), minor(6000), bySource.UpdatedAt, metadata.Map{"a": "x", "b": "y"}
	if diff := cmp.Diff(want, bySource); diff != "" {
		t.Error(diff)
	}
	if byID.ID != made.ID || len(all(t, w.store.Orders())) != 1 {
		t.Error("an upsert made a second order")
	}
	before := w.state(t)
	same := w.upsert(t, order.Request{ID: made.ID, Amount: patch.Set[int64](6000)})
	if diff := cmp.Diff(bySource, same); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(before, w.state(t)); diff != "" {
		t.Error("an upsert that changes nothing left something:", diff)
	}
}

func TestStatuses(t *testing.T) {
	status := func(s order.Status) order.Request { return order.Request{Status: patch.Set(s)} }
	cases := map[string]struct {
		steps []order.Status
		want  []string
	}{
		"paying":                          {[]order.Status{order.StatusCreated, order.StatusPaid}, []string{"created", "paid"}},
		"made_paid":                       {[]order.Status{order.StatusPaid}, []string{"created", "paid"}},
		"straight_to_fulfilled_is_paid":   {[]order.Status{order.StatusCreated, order.StatusFulfilled}, []string{"created", "paid"}},
		"fulfilling_what_is_paid":         {[]order.Status{order.StatusPaid, order.StatusFulfilled}, []string{"created", "paid", "updated"}},
		"canceling":                       {[]order.Status{order.StatusPaid, order.StatusCanceled}, []string{"created", "paid", "canceled"}},
		"made_canceled":                   {[]order.Status{order.StatusCanceled}, []string{"created", "canceled"}},
		"paying_again_after_cancellation": {[]order.Status{order.StatusPaid, order.StatusCanceled, order.StatusPaid}, []string{"created", "paid", "canceled", "updated"}},
		"the_same_status_again":           {[]order.Status{order.StatusPaid, order.StatusPaid}, []string{"created", "paid"}},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			w := newWorld()
			made := w.upsert(t, status(c.steps[0]))
			paidAt := made.PaidAt
			for _, s := range c.steps[1:] {
				o := w.update(t, made.ID, status(s))
				if paidAt.IsZero() {
					paidAt = o.PaidAt
				}
				if o.Status != s || !o.PaidAt.Equal(paidAt) {
					t.Errorf("%s: %s, paid at %s instead of %s", s, o.Status, o.PaidAt, paidAt)
				}
			}
			var got []string
			for _, e := range all(t, w.store.Events()) {
				got = append(got, e.Type[len("customer.order."):])
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestSummaryFollowsOrders(t *testing.T) {
	w := newWorld()
	summary := func(id string) customer.Summary {
		c, err := w.customers.Customer(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		c.Summary.LastOrderAt = time.Time{}
		return c.Summary
	}
	expect := func(id string, count, amount, last int64) {
		t.Helper()
		if diff := cmp.Diff(customer.Summary{OrdersCount: count, OrdersAmount: amount, LastOrderAmount: last}, summary(id)); diff != "" {
			t.Error(diff)
		}
	}
	paid := func(amount int64) order.Request {
		return order.Request{Amount: patch.Set(amount), DiscountAmount: patch.Set[int64](100), Status: patch.Set(order.StatusPaid), Customer: by("ada")}
	}
	w.upsert(t, order.Request{Amount: patch.Set[int64](9999), Customer: by("ada")})
	expect("ada", 0, 0, 0)
	first := w.upsert(t, paid(1100))
	expect("ada", 1, 1000, 1000)
	second := w.upsert(t, paid(3100))
	expect("ada", 2, 4000, 3000)
	w.update(t, second.ID, order.Request{Amount: patch.Set[int64](2100)})
	expect("ada", 2, 3000, 2000)
	w.update(t, second.ID, order.Request{Status: patch.Set(order.StatusCanceled)})
	expect("ada", 1, 1000, 1000)
	w.update(t, first.ID, order.Request{Customer: by("bob")})
	expect("ada", 0, 0, 0)
	expect("bob", 1, 1000, 1000)
	w.update(t, first.ID, order.Request{Customer: patch.Clear[customer.Request]()})
	expect("bob", 0, 0, 0)
}

func TestOrderStaysAfterDeletionOfCustomer(t *testing.T) {
	w := newWorld()
	made := w.upsert(t, order.Request{Amount: patch.Set[int64](5), Customer: by("ada")})
	if err := w.customers.Delete(t.Context(), "ada"); err != nil {
		t.Fatal(err)
	}
	if o := w.update(t, made.ID, order.Request{Status: patch.Set(order.StatusPaid)}); o.CustomerID != made.CustomerID {
		t.Errorf("%+v", o)
	}
}

func TestCustomersOfAnOrder(t *testing.T) {
	t.Run("buyer_and_referrer_may_be_one_new_customer", func(t *testing.T) {
		w := newWorld()
		o := w.upsert(t, order.Request{Customer: by("ada"), Referrer: by("ada")})
		if o.CustomerID == "" || o.CustomerID != o.ReferrerID {
			t.Errorf("%+v", o)
		}
	})
	t.Run("a_referrer_is_named_by_id_or_source_id", func(t *testing.T) {
		w := newWorld()
		ada, _ := w.customers.Upsert(t.Context(), customer.Request{SourceID: "ada"})
		for _, name := range []string{ada.ID, "ada"} {
			if o := w.upsert(t, order.Request{ReferrerID: patch.Set(name)}); o.ReferrerID != ada.ID {
				t.Errorf("%s: %+v", name, o)
			}
		}
	})
	t.Run("an_empty_customer_is_an_anonymous_one", func(t *testing.T) {
		w := newWorld()
		if o := w.upsert(t, order.Request{Customer: patch.Set(customer.Request{})}); o.CustomerID != "cust_1" {
			t.Errorf("%+v", o)
		}
	})
}

func TestOverrideWritesCatalog(t *testing.T) {
	w := newWorld()
	req := order.Request{Items: patch.Set([]order.ItemRequest{{
		Product: &order.ItemProduct{SourceID: "sock", Name: "Sock", Price: p[int64](500), Override: true},
		SKU:     &order.ItemSKU{SourceID: "left", Name: "Left sock", Override: true},
	}})}
	o := w.upsert(t, req)
	if o.Items[0].ProductID != "prod_1" || o.Items[0].SKUID != "sku_1" || o.Amount != minor(500) {
		t.Errorf("%+v", o)
	}
	(*req.Items.Or(nil)[0].Product).Price = p[int64](600)
	if o = w.upsert(t, req); o.Amount != minor(600) {
		t.Errorf("%+v", o)
	}
	ignore := cmpopts.IgnoreTypes(time.Time{})
	if diff := cmp.Diff([]catalog.Product{{ID: "prod_1", SourceID: "sock", Name: "Sock", Price: p[int64](600)}}, all(t, w.store.Products()), ignore); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]catalog.SKU{{ID: "sku_1", SourceID: "left", ProductID: "prod_1", Name: "Left sock"}}, all(t, w.store.SKUs()), ignore); diff != "" {
		t.Error(diff)
	}
}

func TestRefusedOrderWritesNothing(t *testing.T) {
	w := newWorld()
	stored := w.upsert(t, order.Request{SourceID: patch.Set("o-1"), Amount: patch.Set[int64](5), Customer: by("ada")})
	w.upsert(t, order.Request{SourceID: patch.Set("o-2")})
	before := w.state(t)
	override := order.ItemRequest{Product: &order.ItemProduct{SourceID: "sock", Override: true}}
	cases := map[string]struct {
		req order.Request
		key string
		of  string
	}{
		"a_line_that_is_none": {order.Request{ID: stored.ID, Customer: by("bob"), Referrer: by("cid"),
			Items: patch.Set([]order.ItemRequest{override, {Quantity: p[int64](-1)}})}, "invalid_payload", ""},
		"a_new_order_with_a_line_that_is_none": {order.Request{Customer: by("bob"),
			Items: patch.Set([]order.ItemRequest{override, {Price: p[int64](discount.MaxAmount + 1)}})}, "invalid_payload", ""},
		"a_customer_that_is_none": {order.Request{Referrer: by("cid"), Customer: patch.Set(customer.Request{SourceID: "bob",
			Update: customer.Update{Birthdate: patch.Set("?")}})}, "invalid_payload", ""},
		"an_order_id_that_nobody_has":   {order.Request{ID: "ord_9", Customer: by("bob")}, "not_found", "order"},
		"a_customer_id_that_nobody_has": {order.Request{Customer: patch.Set(customer.Request{ID: "cust_9"})}, "not_found", "customer"},
		"a_referrer_id_that_nobody_has": {order.Request{ReferrerID: patch.Set("cust_9"), Customer: by("bob")}, "not_found", "customer"},
		"a_source_id_of_another_order":  {order.Request{ID: stored.ID, SourceID: patch.Set("o-2"), Customer: by("bob")}, "duplicate_found", "order"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			_, err := w.Upsert(t.Context(), c.req)
			if f, ok := fault.As(err); !ok || f.Key != c.key || f.ResourceType != c.of {
				t.Errorf("%v", err)
			}
			if diff := cmp.Diff(before, w.state(t)); diff != "" {
				t.Error(diff)
			}
		})
	}
	if _, err := w.Update(t.Context(), "o-9", order.Request{}); !fault.IsNotFound(err) {
		t.Error(err)
	}
}

func TestForgetCustomer(t *testing.T) {
	w := newWorld()
	ada, _ := w.customers.Upsert(t.Context(), customer.Request{SourceID: "ada", Update: customer.Update{Email: patch.Set("ada@example.com")}})
	w.upsert(t, order.Request{Amount: patch.Set[int64](1), Status: patch.Set(order.StatusPaid), Customer: by("ada")})
	w.upsert(t, order.Request{Amount: patch.Set[int64](2), Customer: by("ada")})
	others := w.upsert(t, order.Request{Amount: patch.Set[int64](3), Customer: by("bob")})

	got, err := w.ForgetCustomer(t.Context(), "ada")
	if err != nil {
		t.Fatal(err)
	}
	want := order.Forgotten{ID: "del_1", CustomerID: ada.ID, CreatedAt: got.CreatedAt, Orders: 2, OrderEvents: 3, CustomerEvents: 1}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]order.Order{others}, all(t, w.store.Orders())); diff != "" {
		t.Error(diff)
	}
	left, _, _ := storage.First(t.Context(), w.store.Events(), storage.Query{Filter: storage.Is("customer_id", ada.ID)})
	var data struct{ Customer customer.Customer }
	if err := json.Unmarshal(left.Data, &data); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(customer.Customer{ID: ada.ID, SourceID: "ada", CreatedAt: ada.CreatedAt}, data.Customer); diff != "" || left.Type != customer.EventDeleted {
		t.Error("the only trace carries more than ids:", left.Type, diff)
	}
	if _, err := w.ForgetCustomer(t.Context(), "ada"); !fault.IsNotFound(err) {
		t.Error(err)
	}
}

func TestManyUpsertsOfOneOrderCountOnce(t *testing.T) {
	w := newWorld()
	var wait sync.WaitGroup
	for range 40 {
		wait.Go(func() {
			_, err := w.Upsert(t.Context(), order.Request{
				SourceID: patch.Set("o-1"), Amount: patch.Set[int64](1000), Status: patch.Set(order.StatusPaid), Customer: by("ada"),
			})
			if err != nil {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	ada, err := w.customers.Customer(t.Context(), "ada")
	if err != nil || len(all(t, w.store.Orders())) != 1 || ada.Summary.OrdersCount != 1 || ada.Summary.OrdersAmount != 1000 {
		t.Errorf("%+v, %v", ada.Summary, err)
	}
}

// TestAChangeOfAnEarlierStateIsRefused changes an order from the state that was read, from an older one, and when there is none.
func TestAChangeOfAnEarlierStateIsRefused(t *testing.T) {
	w := newWorld()
	made := w.upsert(t, order.Request{SourceID: patch.Set("o-1")})
	change := func(from time.Time, status order.Status) error {
		_, err := w.Update(t.Context(), made.ID, order.Request{From: patch.Set(from), Status: patch.Set(status)})
		return err
	}
	if err := change(made.UpdatedAt, order.StatusPaid); err != nil {
		t.Fatal(err)
	}
	if err := change(made.UpdatedAt, order.StatusCanceled); !fault.Has(err, "resource_changed") {
		t.Errorf("a change of an earlier state: %v", err)
	}
	is, err := w.Order(t.Context(), made.ID)
	if err != nil || is.Status != order.StatusPaid {
		t.Errorf("the order is %+v %v", is, err)
	}
	if err := change(is.UpdatedAt, order.StatusFulfilled); err != nil {
		t.Error(err)
	}
	_, err = w.Upsert(t.Context(), order.Request{SourceID: patch.Set("o-2"), From: patch.Set(is.UpdatedAt)})
	if !fault.IsNotFound(err) {
		t.Errorf("a change of an order that there is not: %v", err)
	}
}
