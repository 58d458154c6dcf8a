package export

import (
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/storage"
)

var orders = source[order.Order]{
	kind:   order.Kind,
	list:   func(s Store) storage.Collection[order.Order] { return s.Orders() },
	orders: []string{"-created_at", "created_at", "-updated_at", "updated_at", "-status", "status"},
	custom: func(o *order.Order) metadata.Map { return o.Metadata },
	fields: []field[order.Order]{
		text("id", func(o *order.Order) string { return o.ID }).byDefault(),
		text("source_id", func(o *order.Order) string { return o.SourceID }).byDefault(),
		text("status", func(o *order.Order) string { return string(o.Status) }).byDefault(),
		text("created_at", func(o *order.Order) string { return instant(o.CreatedAt) }),
		text("updated_at", func(o *order.Order) string { return instant(o.UpdatedAt) }),
		text("amount", func(o *order.Order) string { return moneyKnown(o.Amount) }),
		text("discount_amount", func(o *order.Order) string { return Money(o.DiscountAmount) }),
		text("items_discount_amount", func(o *order.Order) string { return Money(o.ItemsDiscountAmount()) }),
		text("total_discount_amount", func(o *order.Order) string { return Money(o.TotalDiscountAmount()) }),
		text("total_amount", func(o *order.Order) string { return moneyKnown(o.TotalAmount()) }),
		text("customer_id", func(o *order.Order) string { return o.CustomerID }),
		text("referrer_id", func(o *order.Order) string { return o.ReferrerID }),
	},
}

func moneyKnown(m discount.Money) string {
	if !m.Known {
		return ""
	}
	return Money(m.Minor)
}
