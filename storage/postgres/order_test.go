package postgres_test

import (
	"fmt"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/postgres"
)

// The writes of an order lock several rows. Here the referrer of one is the buyer of the next, and all write the same product: only a common order
// of locks keeps them from a deadlock.
func TestOrdersThatShareCustomersAndProductsDoNotDeadlock(t *testing.T) {
	b, err := postgres.Open(t.Context(), postgres.Migrated.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	store := b.Project("proj")
	orders, customers := order.New(order.Deps{Store: store, Env: env.System()}), customer.New(customer.Deps{Store: store, Env: env.System()})
	who := func(i int) patch.Field[customer.Request] {
		return patch.Set(customer.Request{SourceID: fmt.Sprint("c", i%3), Update: customer.Update{Name: patch.Set(fmt.Sprint(i))}})
	}
	var wait sync.WaitGroup
	for i := range 24 {
		wait.Go(func() {
			_, err := orders.Upsert(t.Context(), order.Request{
				SourceID: patch.Set(fmt.Sprint("o", i%4)), Amount: patch.Set[int64](1000), Status: patch.Set(order.StatusPaid),
				Customer: who(i), Referrer: who(i + 1),
				Items: patch.Set([]order.ItemRequest{{Product: &order.ItemProduct{SourceID: "sock", Name: fmt.Sprint(i), Override: true}}}),
			})
			if err != nil {
				t.Error(i, err)
			}
		})
	}
	wait.Wait()
	page, err := customers.List(t.Context(), storage.Query{})
	if err != nil {
		t.Fatal(err)
	}
	var counted, spent int64
	for _, c := range page.Items {
		counted, spent = counted+c.Summary.OrdersCount, spent+c.Summary.OrdersAmount
	}
	stored, err := storage.Count(t.Context(), store.Orders(), storage.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]int64{3, 4, 4, 4000}, []int64{int64(len(page.Items)), int64(stored), counted, spent}); diff != "" {
		t.Error("customers, orders, orders counted, money spent:", diff)
	}
}
