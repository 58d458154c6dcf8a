package program

import (
	"time"

	"github.com/punchcardhq/punchcard/loyalty/calc"
)

// Standing holds the figures of a card that limits depend on.
type Standing struct {
	Balance, Pending int64
	// InPeriod is how many points the card got, or spent, in the calendar period of the limit.
	InPeriod int64
	// Ever is how many points the card has ever spent.
	Ever int64
}

// The reasons for which points are not given or cannot be spent.
const (
	RejectedGlobalEarning       = "GLOBAL_EARNING_LIMIT_EXCEEDED"
	RejectedTransactionEarning  = "TRANSACTION_EARNING_LIMIT_EXCEEDED"
	RejectedGlobalSpending      = "GLOBAL_SPENDING_LIMIT_EXCEEDED"
	RejectedTransactionSpending = "TRANSACTION_SPENDING_LIMIT_EXCEEDED"
)

// Earnable returns how many of the points a card of this definition may get. A number above the maximum of one transaction is
// refused as a whole; a number beyond what the card may hold, or get in the period, is cut. A refusal is the reason for getting
// none.
//
// A card with 700 points and 200 pending, bounded to 1000, gets 100 of 250.
func (d *CardDefinition) Earnable(points int64, s Standing) (allowed int64, refusal string) {
	if l, ok := d.EarningLimits.Transactions.Of(LimitPoints); ok && points > l.Max {
		return 0, RejectedTransactionEarning
	}
	allowed = points
	if l, ok := d.EarningLimits.Global.Of(LimitBalance); ok {
		held := s.Balance
		if d.PendingPoints.Type != calc.Immediate {
			held += s.Pending
		}
		allowed = min(allowed, l.Max-held)
	}
	if l, ok := d.EarningLimits.Global.Of(LimitTime); ok {
		allowed = min(allowed, l.Max-s.InPeriod)
	}
	if allowed < 1 {
		if points > 0 {
			refusal = RejectedGlobalEarning
		}
		return 0, refusal
	}
	return allowed, ""
}

// Spendable returns how many points a card of this definition may spend at once, at most the points asked for, and the reason that
// bounds it: empty when nothing does. A purchase at a fixed price is refused when it is less than the price.
func (d *CardDefinition) Spendable(points int64, s Standing) (allowed int64, refusal string) {
	allowed = points
	bound := func(most int64, reason string) {
		if most < allowed {
			allowed, refusal = max(most, 0), reason
		}
	}
	if l, ok := d.SpendingLimits.Transactions.Of(LimitPoints); ok {
		bound(l.Max, RejectedTransactionSpending)
	}
	if l, ok := d.SpendingLimits.Global.Of(LimitSpending); ok {
		bound(l.Max-s.Ever, RejectedGlobalSpending)
	}
	if l, ok := d.SpendingLimits.Global.Of(LimitTime); ok {
		bound(l.Max-s.InPeriod, RejectedGlobalSpending)
	}
	return allowed, refusal
}

// Exhausted returns the limit that leaves a card nothing to spend, and the points that were spent of it.
func (d *CardDefinition) Exhausted(s Standing) (limit Limit, spent int64, found bool) {
	if l, ok := d.SpendingLimits.Global.Of(LimitSpending); ok && s.Ever >= l.Max {
		return l, s.Ever, true
	}
	if l, ok := d.SpendingLimits.Global.Of(LimitTime); ok && s.InPeriod >= l.Max {
		return l, s.InPeriod, true
	}
	return Limit{}, 0, false
}

// The reasons for which a rule is not triggered, or a reward not sold, as the reports count them.
const (
	BlockedByCooldown  = "cooldown"
	BlockedByFrequency = "frequency"
)

// Bound reports whether there is any limit.
func (l UseLimits) Bound() bool { return l.Cooldown.Value > 0 || l.Max > 0 }

// Blocks returns why something may not happen to a member again, or nothing: last is when it happened the last time, and used how often
// in the present period of Unit.
func (l UseLimits) Blocks(now, last time.Time, used int64, zone *time.Location) string {
	switch {
	case l.Cooldown.Value > 0 && !last.IsZero() && now.Before(l.Cooldown.Since(last, zone)):
		return BlockedByCooldown
	case l.Max > 0 && used >= l.Max:
		return BlockedByFrequency
	}
	return ""
}
