package export

import (
	"context"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/storage"
)

// customers are exported with their summaries.
var customers = source[customer.Customer]{
	kind: customer.Kind,
	list: func(s Store) storage.Collection[customer.Customer] { return s.Customers() },
	orders: []string{"-created_at", "created_at", "-name", "name", "-id", "id", "-email", "email", "-source_id", "source_id",
		"-updated_at", "updated_at"},
	custom: func(c *customer.Customer) metadata.Map { return c.Metadata },
	look:   heldAndBrought,
	fields: []field[customer.Customer]{
		text("name", func(c *customer.Customer) string { return c.Name }).byDefault(),
		text("source_id", func(c *customer.Customer) string { return c.SourceID }).byDefault(),
		text("id", func(c *customer.Customer) string { return c.ID }),
		text("description", func(c *customer.Customer) string { return c.Description }),
		text("email", func(c *customer.Customer) string { return c.Email }),
		text("phone", func(c *customer.Customer) string { return c.Phone }),
		text("birthday", func(c *customer.Customer) string { return c.Birthdate }),
		text("birthdate", func(c *customer.Customer) string { return c.Birthdate }),
		text("created_at", func(c *customer.Customer) string { return instant(c.CreatedAt) }),
		text("updated_at", func(c *customer.Customer) string { return instant(c.UpdatedAt) }),
		address("address_city", func(a customer.Address) string { return a.City }),
		address("address_state", func(a customer.Address) string { return a.State }),
		address("address_line_1", func(a customer.Address) string { return a.Line1 }),
		address("address_line_2", func(a customer.Address) string { return a.Line2 }),
		address("address_country", func(a customer.Address) string { return a.Country }),
		address("address_postal_code", func(a customer.Address) string { return a.PostalCode }),
		text("redemptions_total_redeemed", func(c *customer.Customer) string { return number(c.Summary.Redeemed) }),
		text("redemptions_total_failed", func(c *customer.Customer) string { return number(c.Summary.Failed) }),
		text("redemptions_total_succeeded", func(c *customer.Customer) string { return number(c.Summary.Succeeded) }),
		text("redemptions_total_rolled_back", func(c *customer.Customer) string { return number(c.Summary.RolledBack) }),
		text("redemptions_total_rollback_failed", func(c *customer.Customer) string { return number(c.Summary.RollbackFailed) }),
		text("redemptions_total_rollback_succeeded", func(c *customer.Customer) string { return number(c.Summary.RollbackSucceeded) }),
		text("orders_total_amount", func(c *customer.Customer) string { return Money(c.Summary.OrdersAmount) }),
		text("orders_total_count", func(c *customer.Customer) string { return number(c.Summary.OrdersCount) }),
		text("orders_average_amount", func(c *customer.Customer) string { return Money(c.Summary.OrdersAverage()) }),
		text("orders_last_order_amount", func(c *customer.Customer) string { return Money(c.Summary.LastOrderAmount) }),
		text("orders_last_order_date", func(c *customer.Customer) string { return instant(c.Summary.LastOrderAt) }),
		{name: "loyalty_points", value: func(r *record[customer.Customer]) string { return number(r.points[r.item.ID]) }},
		{name: "loyalty_referred_customers", value: func(r *record[customer.Customer]) string { return number(r.brought[r.item.ID]) }},
	},
}

func address(name string, part func(customer.Address) string) field[customer.Customer] {
	return text(name, func(c *customer.Customer) string {
		if c.Address == nil {
			return ""
		}
		return part(*c.Address)
	})
}

// heldAndBrought adds up the loyalty cards of customers and counts whom they referred.
func heldAndBrought(ctx context.Context, store Store, items []customer.Customer) (*related, error) {
	of := &related{points: map[string]int64{}, brought: map[string]int64{}}
	const atOnce = 500
	for len(items) > 0 {
		n := min(atOnce, len(items))
		var ids []string
		for _, c := range items[:n] {
			ids = append(ids, c.ID)
		}
		items = items[n:]
		page, err := store.Vouchers().List(ctx, storage.Query{
			Filter: storage.And(campaign.Kept, storage.In("holder_id", ids), storage.Is("type", string(campaign.VoucherLoyalty))),
		})
		if err != nil {
			return nil, err
		}
		for _, v := range page.Items {
			of.points[v.HolderID] = saturate.Add(of.points[v.HolderID], v.Balance())
		}
		brought, err := store.Holders().List(ctx, storage.Query{Filter: storage.And(storage.In("referrer_id", ids), referral.Converted)})
		if err != nil {
			return nil, err
		}
		for _, h := range brought.Items {
			of.brought[h.ReferrerID]++
		}
	}
	return of, nil
}
