package verify

import (
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

// uses are the figures of a voucher that redemptions keep.
type uses struct{ Redeemed, Credits int64 }

// usesOf are the figures of a voucher that its records must add up to: its uses without those that an import set.
func usesOf(v *voucher.Voucher) uses {
	r := v.Redemption
	return uses{r.Redeemed - r.ImportedUses, r.RedeemedAmount - r.ImportedAmount}
}

// behaviour is the part of a customer's summary that follows from records and orders.
type behaviour struct {
	Redeemed, Failed, Succeeded, RolledBack, RollbackFailed, RollbackSucceeded int64
	GiftRedeemed, PointsRedeemed, OrdersAmount, OrdersCount, LastOrderAmount   int64
	LastOrderAt                                                                string
}

func behaviourOf(c *customer.Customer) behaviour {
	s := c.Summary
	return behaviour{
		s.Redeemed, s.Failed, s.Succeeded, s.RolledBack, s.RollbackFailed, s.RollbackSucceeded,
		s.GiftRedeemed, s.PointsRedeemed, s.OrdersAmount, s.OrdersCount, s.LastOrderAmount, shownAt(s.LastOrderAt),
	}
}

// shownAt is a time as reports show it, empty for none.
func shownAt(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return validity.FormatTime(t)
}

// latest are the orders of a customer at the instant of their last purchase. Of several orders at that instant the summary shows
// the one that was paid last, which cannot be told from the orders.
type latest struct {
	at      time.Time
	amounts []int64
}

// among makes the amount of the last order the first of the amounts when it is any of them, so that they compare equal.
func (b behaviour) among(amounts []int64) behaviour {
	if slices.Contains(amounts, b.LastOrderAmount) {
		b.LastOrderAmount = amounts[0]
	}
	return b
}

func (l *latest) buy(p *customer.Purchase) {
	switch {
	case len(l.amounts) > 0 && p.At.Before(l.at):
		return
	case len(l.amounts) == 0 || p.At.After(l.at):
		l.at, l.amounts = p.At, l.amounts[:0]
	}
	l.amounts = append(l.amounts, p.Amount)
}

// tally adds up the figures of records.
type tally struct {
	settings  *redemption.Settings
	records   int
	vouchers  map[string]uses
	customers map[string]behaviour
	bought    map[string]latest
	totals    map[string]redemption.Totals
	// counters are those that are added up; their keys are set before the first record.
	counters map[redemption.CounterKey]int64
	taken    map[string]rollbackCount
}

func newTally(s *redemption.Settings) *tally {
	return &tally{
		settings: s, vouchers: map[string]uses{}, customers: map[string]behaviour{}, bought: map[string]latest{}, totals: map[string]redemption.Totals{},
		counters: map[redemption.CounterKey]int64{}, taken: map[string]rollbackCount{},
	}
}

// buy counts an order for its customer.
func (t *tally) buy(o *order.Order) {
	if p := o.Purchase(o.CustomerID); p != nil {
		b := t.customers[o.CustomerID]
		b.OrdersAmount = saturate.Add(b.OrdersAmount, p.Amount)
		b.OrdersCount++
		t.customers[o.CustomerID] = b
		last := t.bought[o.CustomerID]
		last.buy(p)
		t.bought[o.CustomerID] = last
	}
}

// behaviour returns the figures of a customer by records and orders; the last order has one of the amounts.
func (t *tally) behaviour(customerID string) (b behaviour, amounts []int64) {
	b = t.customers[customerID]
	if last, bought := t.bought[customerID]; bought {
		b.LastOrderAt, b.LastOrderAmount = shownAt(last.at), last.amounts[0]
		amounts = last.amounts
	}
	return b, amounts
}

// add counts a record. The record of a stack counts nothing that its parts count.
func (t *tally) add(r *redemption.Record) {
	t.records++
	t.behave(r)
	switch {
	case r.Object == redemption.ObjectRollback && r.Status == redemption.StatusSucceeded:
		back := t.taken[r.RedemptionID]
		back.Times++
		t.taken[r.RedemptionID] = back
	case r.Object == redemption.ObjectRedemption && r.Status == redemption.StatusRolledBack:
		back := t.taken[r.ID]
		back.RolledBack = true
		t.taken[r.ID] = back
	}
	if !stands(r) {
		return
	}
	left := r.Left()
	if r.VoucherID != "" {
		u := t.vouchers[r.VoucherID]
		t.vouchers[r.VoucherID] = uses{u.Redeemed + 1, u.Credits + left.Credits}
	}
	sum := r.Totals()
	for _, subject := range []string{r.CampaignID, r.TierID} {
		if subject != "" {
			t.totals[subject] = t.totals[subject].Plus(sum)
		}
	}
	if len(t.counters) == 0 {
		return
	}
	for _, s := range redemption.InternalsOf(nil).CounterSteps(t.settings, r) {
		if _, asked := t.counters[s.Key]; asked {
			t.counters[s.Key] = saturate.Add(t.counters[s.Key], s.By)
		}
	}
}

// behave counts a record for its customer: an attempt with several redeemables fails once, and succeeds as often as it has parts.
func (t *tally) behave(r *redemption.Record) {
	if r.CustomerID == "" {
		return
	}
	b := t.customers[r.CustomerID]
	switch {
	case r.Status == redemption.StatusFailed && r.ParentID != "", r.Status != redemption.StatusFailed && r.Parent:
		return
	case r.Status == redemption.StatusFailed && r.Object == redemption.ObjectRollback:
		b.RollbackFailed++
	case r.Status == redemption.StatusFailed:
		b.Failed++
	case r.Object == redemption.ObjectRollback:
		b.RollbackSucceeded++
	case r.Status == redemption.StatusRolledBack:
		b.Succeeded++
		b.RolledBack++
	default:
		b.Succeeded++
		b.Redeemed++
		b.GiftRedeemed = saturate.Add(b.GiftRedeemed, r.Left().Credits)
		b.PointsRedeemed = saturate.Add(b.PointsRedeemed, r.Left().Points)
	}
	t.customers[r.CustomerID] = b
}
