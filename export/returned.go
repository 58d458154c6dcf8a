package export

import (
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// returns are exported with one row for each, however many lines came back.
var returns = source[redemption.Return]{
	kind:   redemption.ReturnKind,
	list:   func(s Store) storage.Collection[redemption.Return] { return s.Returns() },
	orders: []string{"-created_at", "created_at", "-id", "id"},
	custom: func(r *redemption.Return) metadata.Map { return r.Metadata },
	fields: []field[redemption.Return]{
		text("id", func(r *redemption.Return) string { return r.ID }).byDefault(),
		text("order_id", func(r *redemption.Return) string { return r.OrderID }).byDefault(),
		text("customer_id", func(r *redemption.Return) string { return r.CustomerID }).byDefault(),
		text("date", func(r *redemption.Return) string { return instant(r.CreatedAt) }).byDefault(),
		text("status", func(r *redemption.Return) string { return string(r.Status()) }).byDefault(),
		text("amount", func(r *redemption.Return) string { return Money(r.Amount) }).byDefault(),
		text("money", func(r *redemption.Return) string { return Money(r.Money) }).byDefault(),
		text("credits", func(r *redemption.Return) string {
			return Money(total(r.Credits, func(c redemption.ReturnedCredits) int64 { return c.Credits }))
		}).byDefault(),
		text("points", func(r *redemption.Return) string {
			return number(total(r.Points, func(p redemption.ReturnedPoints) int64 { return p.Points }))
		}).byDefault(),
		text("points_value", func(r *redemption.Return) string {
			return Money(total(r.Points, func(p redemption.ReturnedPoints) int64 { return p.Value }))
		}),
		text("forfeited", func(r *redemption.Return) string { return Money(r.Forfeited) }),
		text("uncredited", func(r *redemption.Return) string { return Money(r.Uncredited) }),
		text("withheld", func(r *redemption.Return) string { return Money(r.Withheld) }),
		text("discounts", func(r *redemption.Return) string {
			return Money(total(r.Discounts, func(d redemption.ReturnedDiscount) int64 { return d.Amount }))
		}),
		text("quantity", func(r *redemption.Return) string {
			return number(total(r.Items, func(i redemption.ReturnedItem) int64 { return i.Quantity }))
		}),
		text("refunded", func(r *redemption.Return) string { return Money(r.Refunded) }),
		text("kept", func(r *redemption.Return) string { return Money(r.Kept) }),
		text("source_id", func(r *redemption.Return) string { return r.SourceID }),
		text("reason", func(r *redemption.Return) string { return r.Reason }),
		text("policy", func(r *redemption.Return) string { return string(r.Policy) }),
		text("refund_order", func(r *redemption.Return) string { return string(r.RefundOrder) }),
		text("campaign_ids", func(r *redemption.Return) string { return joined(r.CampaignIDs()) }),
		text("rollback_ids", func(r *redemption.Return) string { return joined(r.Rollbacks) }),
	},
}

func total[T any](parts []T, of func(T) int64) (sum int64) {
	for _, p := range parts {
		sum += of(p)
	}
	return sum
}
