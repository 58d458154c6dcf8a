package order

import (
	"encoding/json"
	"fmt"

	"github.com/punchcardhq/punchcard/event"
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

// EventReturned is the type of the event of a return of goods.
const EventReturned = "order.returned"

// GoodsReturned is what the event of a return says to those who take points back. They act on an order after they have acted on its
// payment, as that event came before.
type GoodsReturned struct {
	Return struct {
		ID string
		// TakesEarned says that points which the order earned are taken back.
		TakesEarned bool
		// Points are those that paid and go back; of members' cards they have an OrderTransactionID.
		Points []struct {
			OrderTransactionID, CardID string
			Points                     int64
		}
	}
	// Order is as the return left it.
	Order Order
	// Before is what had come back before.
	Before refund.State
}

// ReadReturned reads the event of a return.
func ReadReturned(happened event.Event) (r GoodsReturned, err error) {
	if err = json.Unmarshal(happened.Data, &r); err == nil && r.Order.Returned == nil {
		err = fmt.Errorf("the order has no returns")
	}
	if err != nil {
		err = fmt.Errorf("read the event of a return: %w", err)
	}
	return r, err
}

// Due is how many points of an earning are to be taken back for the goods of this return.
func (r *GoodsReturned) Due(e refund.Earning) int64 {
	if !r.Return.TakesEarned {
		return 0
	}
	sale := &r.Order.Returned.Sale
	return sale.TakenBack(r.Order.Returned.State, e) - sale.TakenBack(r.Before, e)
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
