package customer

import (
	"time"

	"github.com/punchcardhq/punchcard/internal/saturate"
)

// Purchase is a paid order as a customer's summary counts it.
type Purchase struct {
	// Amount is the paid amount, in minor units.
	Amount int64
	// At is when the order was made.
	At time.Time
}

// Count returns the summary after one order changed from before to after, where nil is an order that is not paid or not the
// customer's. The last order is the latest one that was counted; when it stops counting and others remain, the summary does
// not know which of them is the last now, and the caller has to look it up; see Lost.
func (s Summary) Count(before, after *Purchase) Summary {
	if before != nil {
		s.OrdersCount--
		s.OrdersAmount = saturate.Sub(s.OrdersAmount, before.Amount)
	}
	if after != nil {
		s.OrdersCount++
		s.OrdersAmount = saturate.Add(s.OrdersAmount, after.Amount)
		if !after.At.Before(s.LastOrderAt) {
			s.LastOrderAmount, s.LastOrderAt = after.Amount, after.At
		}
	}
	if s.OrdersCount <= 0 {
		s.OrdersCount, s.OrdersAmount, s.LastOrderAmount, s.LastOrderAt = 0, 0, 0, time.Time{}
	}
	return s
}

// Lost reports whether the order that stops counting is the one that the summary shows as the last, while others remain.
func (s Summary) Lost(before, after *Purchase) bool {
	return before != nil && after == nil && s.OrdersCount > 1 && before.At.Equal(s.LastOrderAt)
}
