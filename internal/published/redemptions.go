package published

import (
	"context"
	"maps"
	"slices"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
)

// Redemptions converts stored records for an answer, with the order and customer as they are now and a short form of the
// voucher.
func (s *Shapes) Redemptions(ctx context.Context, records []redemption.Record) ([]wire.Redemption, error) {
	if len(records) == 0 {
		return []wire.Redemption{}, nil
	}
	orders, err := ByID(ctx, s.engines.Orders.List, records, func(rec redemption.Record) string { return rec.OrderID }, func(o order.Order) string { return o.ID })
	if err != nil {
		return nil, err
	}
	customers, err := ByID(ctx, s.engines.Customers.List, records, func(rec redemption.Record) string { return rec.CustomerID }, func(c customer.Customer) string { return c.ID })
	if err != nil {
		return nil, err
	}
	rollbacks, err := ByID(ctx, s.engines.Redemptions.List, records, func(rec redemption.Record) string { return rec.RollbackID }, func(rec redemption.Record) string { return rec.ID })
	if err != nil {
		return nil, err
	}
	tiers, err := s.TiersOfRecords(ctx, records)
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
			of.Customer = new(s.Customer(c))
		}
		if rec.VoucherID != "" {
			of.Voucher = wire.NewSlimVoucher(rec)
		}
		if of.Reward, err = s.Reward(ctx, rec, of.Customer); err != nil {
			return nil, err
		}
		if rec.Parent {
			if of.Children, err = s.engines.Redemptions.Children(ctx, rec.ID); err != nil {
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

// TiersOfRecords returns the tiers of records by id, converted for an answer. Each is read once; a deleted one is absent.
func (s *Shapes) TiersOfRecords(ctx context.Context, records []redemption.Record) (map[string]*wire.Tier, error) {
	found, err := ByID(ctx, s.engines.Promotions.ListTiers, records, func(rec redemption.Record) string { return rec.TierID }, func(t promotion.Tier) string { return t.ID })
	if err != nil || len(found) == 0 {
		return nil, err
	}
	shapes, err := s.Tiers(ctx, slices.Collect(maps.Values(found))...)
	tiers := make(map[string]*wire.Tier, len(shapes))
	for i := range shapes {
		tiers[shapes[i].ID] = &shapes[i]
	}
	return tiers, err
}
