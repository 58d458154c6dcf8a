package sqlstore

import (
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

var _ order.Store = (*Project)(nil)

// Orders returns the orders.
func (p *Project) Orders() storage.Collection[order.Order] { return collection(p, orderTable) }

var orderTable = tableOf(order.Kind, orderItem, newOrderRow).inBulk()

// orderRow keeps an order with its lines: they are read and written together, and nothing asks for lines alone.
type orderRow struct {
	bun.BaseModel `bun:"table:orders,alias:t"`

	ProjectID          string                                `bun:"project_id,pk"`
	ID                 string                                `bun:"id,pk"`
	SourceID           string                                `bun:"source_id,nullzero"`
	Status             string                                `bun:"status,nullzero"`
	Amount             int64                                 `bun:"amount"`
	AmountKnown        bool                                  `bun:"amount_known"`
	InitialAmount      int64                                 `bun:"initial_amount"`
	InitialAmountKnown bool                                  `bun:"initial_amount_known"`
	DiscountAmount     int64                                 `bun:"discount_amount"`
	OrderDiscounted    bool                                  `bun:"order_discounted"`
	Items              document[[]order.Item]                `bun:"items"`
	Metadata           document[metadata.Map]                `bun:"metadata"`
	CustomerID         string                                `bun:"customer_id,nullzero"`
	ReferrerID         string                                `bun:"referrer_id,nullzero"`
	Redemptions        document[map[string]order.Redemption] `bun:"redemptions"`
	Payments           int64                                 `bun:"payments"`
	Guard              document[*order.Guard]                `bun:"guard"`
	Returned           document[*order.Returned]             `bun:"returned"`
	CreatedAt          instant                               `bun:"created_at"`
	UpdatedAt          instant                               `bun:"updated_at"`
	PaidAt             instant                               `bun:"paid_at"`
}

func orderItem(r *orderRow) order.Order {
	return order.Order{
		ID: r.ID, SourceID: r.SourceID, Status: order.Status(r.Status),
		Amount:         discount.Money{Minor: r.Amount, Known: r.AmountKnown},
		InitialAmount:  discount.Money{Minor: r.InitialAmount, Known: r.InitialAmountKnown},
		DiscountAmount: r.DiscountAmount, OrderDiscounted: r.OrderDiscounted, Items: r.Items.value, Metadata: r.Metadata.value,
		CustomerID: r.CustomerID, ReferrerID: r.ReferrerID, Redemptions: r.Redemptions.value,
		Payments: r.Payments, Guard: r.Guard.value, Returned: r.Returned.value, CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(), PaidAt: r.PaidAt.time(),
	}
}

func newOrderRow(project string, o *order.Order) orderRow {
	return orderRow{
		ProjectID: project, ID: o.ID, SourceID: o.SourceID, Status: string(o.Status),
		Amount: o.Amount.Minor, AmountKnown: o.Amount.Known, InitialAmount: o.InitialAmount.Minor, InitialAmountKnown: o.InitialAmount.Known,
		DiscountAmount: o.DiscountAmount, OrderDiscounted: o.OrderDiscounted, Items: asDocument(o.Items), Metadata: asDocument(o.Metadata),
		CustomerID: o.CustomerID, ReferrerID: o.ReferrerID, Redemptions: asDocument(o.Redemptions),
		Payments: o.Payments, Guard: asDocument(o.Guard), Returned: asDocument(o.Returned), CreatedAt: instant(o.CreatedAt), UpdatedAt: instant(o.UpdatedAt), PaidAt: instant(o.PaidAt),
	}
}
