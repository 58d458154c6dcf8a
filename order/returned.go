package order

import (
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/refund"
)

// Returned is what came back of an order, and what each of its units was paid when the first of them did.
type Returned struct {
	Policy      refund.Policy
	RefundOrder refund.RefundOrder
	Sale        refund.Sale
	State       refund.State
	// Returns are the ids of the returns, the oldest first.
	Returns []string
}

// sold reports whether an order has the lines and figures of the stored one. Of an order of which goods came back they do not change: what its
// units were paid is settled.
func (o *Order) sold(stored *Order) bool {
	same := o.Amount == stored.Amount && o.InitialAmount == stored.InitialAmount && o.DiscountAmount == stored.DiscountAmount && len(o.Items) == len(stored.Items)
	for i := range o.Items {
		if !same {
			break
		}
		a, b := &o.Items[i], &stored.Items[i]
		same = a.ID == b.ID && a.Quantity == b.Quantity && a.Price == b.Price && a.Amount == b.Amount &&
			a.DiscountAmount == b.DiscountAmount && a.DiscountQuantity == b.DiscountQuantity
	}
	return same
}

// HasReturns is the refusal of what an order with returns does not take.
func HasReturns(o *Order) *fault.Error {
	return fault.Invalid("order_has_returns", "Order has returns",
		"Goods of order %s came back: its items and amounts do not change, and it takes no further redemptions or payments", o.ID)
}
