package httpapi

import (
	"context"
	"maps"
	"net/url"
	"slices"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

var redemptionList = listing.Spec[redemption.Record]{
	Kind: redemption.RecordKind, Total: true, MaxPage: 99,
	Order:   []string{"-created_at", "id", "voucher_code", "tracking_id", "customer_id"},
	Between: []string{"created_at"},
	Fields: listing.Fields{
		listing.Text("id"), listing.Text("voucher_code"), listing.Text("related_object_id"),
		listing.Text("related_object_parent_id").In("campaign_id"), listing.Text("parent_redemption_id"),
		// Imported records may have resource_not_found where Punchcard writes not_found.
		listing.Text("failure_code").Through(matchNotFound),
		listing.Enum("result", "SUCCESS", "FAILURE"), listing.Enum("object", "redemption", "redemption_rollback"),
		listing.Text("customer_id"), listing.Text("campaign_name"), listing.Text("user_login"), listing.Time("created_at"),
	},
}

func matchNotFound(c storage.Condition) storage.Filter {
	for _, v := range c.Values {
		if v == "resource_not_found" {
			c.Values = append(append([]any{}, c.Values...), "not_found")
		}
	}
	return storage.Filter{Where: &c}
}

func (a *API) listRedemptions(ctx context.Context, r *request) (list wire.List[wire.Redemption], err error) {
	within, err := a.redemptionShortcuts(ctx, r, r.URL.Query())
	if err != nil {
		return list, err
	}
	// The list has child redemptions as well as their parents.
	return listPage(ctx, a, r, redemptionList, "redemptions", within, r.Project.Redemptions.List,
		func(records []redemption.Record) ([]wire.Redemption, error) { return a.recordShapes(ctx, r, records) })
}

// redemptionShortcuts reads the parameters result, campaign (by name) and customer (by id or source id).
func (a *API) redemptionShortcuts(ctx context.Context, r *request, query url.Values) (storage.Filter, error) {
	var all []storage.Filter
	results, err := listing.Several(query, "result")
	if err != nil {
		return storage.Filter{}, err
	}
	if len(results) > 0 {
		for _, result := range results {
			if result != "SUCCESS" && result != "FAILURE" {
				return storage.Filter{}, fault.Query("result", "must be one of SUCCESS, FAILURE (actual value is '%.60s')", result)
			}
		}
		all = append(all, storage.In("result", results))
	}
	campaign, err := listing.Single(query, "campaign")
	if err != nil {
		return storage.Filter{}, err
	}
	if campaign != "" {
		all = append(all, storage.Is("campaign_name", campaign))
	}
	customerRef, err := listing.Single(query, "customer")
	if err != nil {
		return storage.Filter{}, err
	}
	if customerRef != "" {
		c, err := r.Project.Customers.Customer(ctx, customerRef)
		if err != nil && !fault.IsNotFound(err) {
			return storage.Filter{}, err
		}
		if err != nil {
			c.ID = customerRef // no such customer: the list is empty
		}
		all = append(all, storage.Is("customer_id", c.ID))
	}
	return storage.And(all...), nil
}

func (a *API) getRedemption(ctx context.Context, r *request) (wire.Redemption, error) {
	record, err := r.Project.Redemptions.Get(ctx, r.Path("redemptionId"))
	if err != nil {
		return wire.Redemption{}, err
	}
	shapes, err := a.recordShapes(ctx, r, []redemption.Record{record})
	if err != nil {
		return wire.Redemption{}, err
	}
	return shapes[0], nil
}

// recordShapes converts stored records for an answer, with the order and customer as they are now and a short form of the
// voucher.
func (a *API) recordShapes(ctx context.Context, r *request, records []redemption.Record) ([]wire.Redemption, error) {
	if len(records) == 0 {
		return []wire.Redemption{}, nil
	}
	orders, err := byID(ctx, r.Project.Orders.List, records, func(rec redemption.Record) string { return rec.OrderID }, func(o order.Order) string { return o.ID })
	if err != nil {
		return nil, err
	}
	customers, err := byID(ctx, r.Project.Customers.List, records, func(rec redemption.Record) string { return rec.CustomerID }, func(c customer.Customer) string { return c.ID })
	if err != nil {
		return nil, err
	}
	rollbacks, err := byID(ctx, r.Project.Redemptions.List, records, func(rec redemption.Record) string { return rec.RollbackID }, func(rec redemption.Record) string { return rec.ID })
	if err != nil {
		return nil, err
	}
	tiers, err := a.tiersOfRecords(ctx, r, records)
	if err != nil {
		return nil, err
	}
	shapes := make([]wire.Redemption, len(records))
	for i, rec := range records {
		of := wire.RedemptionContext{Tier: tiers[rec.TierID]}
		if back, ok := rollbacks[rec.RollbackID]; ok {
			of.Rollback = &back
		}
		if o, ok := orders[rec.OrderID]; ok {
			// A rolled back redemption is not shown as applied to the order.
			var applied *discount.Cart
			if inOrder(rec, rollbacks[rec.RollbackID]) {
				step := rec.Applied.Step(&o)
				applied = &step
			}
			shown := wire.NewOrder(o, applied, wire.OrderWhole)
			of.Order = &shown
		}
		if c, ok := customers[rec.CustomerID]; ok {
			of.Customer = r.shortCustomer(&c)
		}
		if rec.VoucherID != "" {
			of.Voucher = wire.NewSlimVoucher(rec)
		}
		if of.Reward, err = a.rewardOf(ctx, r, rec, of.Customer); err != nil {
			return nil, err
		}
		if rec.Parent {
			if of.Children, err = r.Project.Redemptions.Children(ctx, rec.ID); err != nil {
				return nil, err
			}
		}
		shapes[i] = wire.NewRedemption(rec, of)
	}
	return shapes, nil
}

// inOrder reports whether the figures of an order include a redemption: it was not rolled back, or was rolled back without
// the order.
func inOrder(rec, rollback redemption.Record) bool {
	if rec.Object != redemption.ObjectRedemption {
		return false
	}
	return rec.RollbackID == "" || rollback.Applied.OrderMode == project.RollbackWithoutOrder
}

// tiersOfRecords returns the tiers of records by id, converted for an answer. Each is read once; a deleted one is absent.
func (a *API) tiersOfRecords(ctx context.Context, r *request, records []redemption.Record) (map[string]*wire.Tier, error) {
	found, err := byID(ctx, r.Project.Promotions.ListTiers, records, func(rec redemption.Record) string { return rec.TierID }, func(t promotion.Tier) string { return t.ID })
	if err != nil || len(found) == 0 {
		return nil, err
	}
	shapes, err := a.tierShapes(ctx, r, slices.Collect(maps.Values(found))...)
	tiers := make(map[string]*wire.Tier, len(shapes))
	for i := range shapes {
		tiers[shapes[i].ID] = &shapes[i]
	}
	return tiers, err
}
