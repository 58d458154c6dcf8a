package order

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/storage"
)

// Forgotten is the result of a permanent deletion.
type Forgotten struct {
	ID         string
	CustomerID string
	CreatedAt  time.Time
	// Orders, OrderEvents, CustomerEvents and CustomEvents count the objects that were removed besides the customer.
	Orders, OrderEvents, CustomerEvents, CustomEvents int
}

// ForgottenPrefix starts the id of every permanent deletion.
const ForgottenPrefix = "del_"

// eventCustom is the type of custom events.
const eventCustom = "customer.custom_event"

// ForgetCustomer removes a customer for good, with all orders and the activity log. Redemptions and codes, which belong to the
// shop, keep the id of the customer, which identifies no person. The event customer.deleted, for other systems, contains the
// ids alone. It cannot be undone. It fails with fault.NotFound.
func (e *Engine) ForgetCustomer(ctx context.Context, idOrSourceID string) (f Forgotten, err error) {
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		c, err := storage.Resolve(ctx, tx.Customers(), "source_id", idOrSourceID)
		if err != nil {
			return err
		}
		f = Forgotten{ID: e.env.NewID(ForgottenPrefix), CustomerID: c.ID, CreatedAt: e.env.Now()}
		if f.Orders, err = tx.Orders().DeleteAll(ctx, storage.Is("customer_id", c.ID)); err != nil {
			return err
		}
		if err := tx.Customers().Delete(ctx, c.ID); err != nil {
			return err
		}
		if _, err := tx.ArchivedCustomers().DeleteAll(ctx, storage.Is("id", c.ID)); err != nil {
			return err
		}
		of := storage.Is("customer_id", c.ID)
		for _, part := range []struct {
			count  *int
			filter storage.Filter
		}{
			{&f.OrderEvents, storage.And(of, storage.Is("entity_type", Kind.Name))},
			{&f.CustomEvents, storage.And(of, storage.Is("type", eventCustom))},
			{&f.CustomerEvents, of},
		} {
			if *part.count, err = tx.Events().DeleteAll(ctx, part.filter); err != nil {
				return err
			}
		}
		trace := customer.Customer{ID: c.ID, SourceID: c.SourceID, CreatedAt: c.CreatedAt}
		eventBase := event.Event{GroupID: env.RequestID(ctx), Category: event.CategoryAction, CreatedAt: f.CreatedAt}
		return tx.Events().Insert(ctx, trace.Event(customer.EventDeleted, eventBase, e.env.NewID))
	})
	return f, err
}
