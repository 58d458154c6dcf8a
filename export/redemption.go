package export

import (
	"context"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

type redemptionRecord = record[redemption.Record]

// redemptions are exported with rollbacks and failures, each a row of its own.
var redemptions = source[redemption.Record]{
	kind:   redemption.RecordKind,
	list:   func(s Store) storage.Collection[redemption.Record] { return s.Redemptions() },
	orders: []string{"-created_at", "created_at", "-id", "id", "-voucher_code", "voucher_code", "-tracking_id", "tracking_id", "-customer_id", "customer_id"},
	custom: func(r *redemption.Record) metadata.Map { return r.Metadata },
	look: func(ctx context.Context, store Store, items []redemption.Record) (of *related, err error) {
		of = &related{}
		if of.customers, err = customersOf(ctx, store, items, func(r *redemption.Record) string { return r.CustomerID }); err != nil {
			return nil, err
		}
		of.orders, err = byID(ctx, store.Orders(), items, func(r *redemption.Record) string { return r.OrderID }, order.Kind.ID)
		return of, err
	},
	fields: []field[redemption.Record]{
		text("id", func(r *redemption.Record) string { return r.ID }).byDefault(),
		text("object", func(r *redemption.Record) string { return string(r.Object) }).byDefault(),
		text("voucher_code", func(r *redemption.Record) string { return r.Code }).byDefault(),
		text("customer_id", func(r *redemption.Record) string { return r.CustomerID }).byDefault(),
		text("date", func(r *redemption.Record) string { return instant(r.Date) }).byDefault(),
		text("result", func(r *redemption.Record) string { return r.Result() }).byDefault(),
		text("campaign", func(r *redemption.Record) string { return r.Campaign }),
		text("promotion_tier_id", func(r *redemption.Record) string { return r.TierID }),
		{name: "customer_source_id", value: func(r *redemptionRecord) string { return r.customers[r.item.CustomerID].SourceID }},
		{name: "customer_name", value: func(r *redemptionRecord) string { return r.customers[r.item.CustomerID].Name }},
		text("tracking_id", func(r *redemption.Record) string { return r.TrackingID }),
		text("order_id", func(r *redemption.Record) string { return r.OrderID }),
		{name: "order_amount", value: func(r *redemptionRecord) string { return moneyKnown(r.orders[r.item.OrderID].Amount) }},
		text("gift_amount", func(r *redemption.Record) string { return unlessZero(r.Applied.Credits, Money) }),
		text("loyalty_points", func(r *redemption.Record) string { return unlessZero(r.Applied.Points, number) }),
		text("failure_code", func(r *redemption.Record) string { return r.FailureCode }),
		text("failure_message", func(r *redemption.Record) string { return r.FailureMessage }),
	},
}

func unlessZero(n int64, write func(int64) string) string {
	if n == 0 {
		return ""
	}
	return write(n)
}
