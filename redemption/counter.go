package redemption

import (
	"time"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// CounterKey names one counter. Rules and unit limits have their own keys; storage keeps them as text.
type CounterKey string

// Count is a stored counter; its id is its key.
type Count struct {
	ID    CounterKey
	Value int64
}

// CountKind describes counters to a backend.
var CountKind = storage.Kind[Count]{
	Name: "counter", Prefix: "",
	ID: func(c *Count) string { return string(c.ID) },
}

// CounterStep adds to one counter.
type CounterStep struct {
	Key CounterKey
	By  int64
	// New makes the counter, from zero, when it does not exist: a unit counter of a customer that the same outcome makes, so
	// that no decision could have made the counter before.
	New bool
}

// Totals are what redemptions of one voucher campaign or promotion tier add up to on one day. They are written by every
// redemption, whether or not a rule asks: summaries read them, and a limit that is set later starts from them.
type Totals struct {
	// Redemptions counts successes less rollbacks, at the date of the redemption.
	Redemptions int64
	// Orders, Discounts and Credits are minor units: order totals, discounts given, gift credits used. Points are points.
	Orders, Discounts, Credits, Points int64
}

// DayTotals are the stored totals of one subject on one day.
type DayTotals struct {
	TotalsKey
	Totals
}

// DayTotalsKind describes totals to a backend.
var DayTotalsKind = storage.Kind[DayTotals]{
	Name: "redemption_totals", Prefix: "",
	ID: func(t *DayTotals) string { return t.TotalsKey.String() },
	Fields: []storage.Field[DayTotals]{
		storage.String("subject_id", func(t *DayTotals) string { return t.Subject }),
		storage.String("day", func(t *DayTotals) string { return t.Day }).Ordered(),
	},
}

// TotalsKey names the totals of one subject on one day.
type TotalsKey struct {
	// Subject is a campaign or promotion tier.
	Subject string
	// Day is "2006-01-02" in the project's time zone.
	Day string
}

// String is the key as storage knows it: subject and day.
func (k TotalsKey) String() string { return k.Subject + "/" + k.Day }

// Plus returns the sum of two totals. Figures stop at the ends of 64 bits; those of a stored total do on every backend.
func (t Totals) Plus(o Totals) Totals {
	return t.with(o, saturate.Add)
}

// Minus returns the totals without another's share.
func (t Totals) Minus(o Totals) Totals {
	return t.with(o, saturate.Sub)
}

func (t Totals) with(o Totals, op func(a, b int64) int64) Totals {
	return Totals{
		op(t.Redemptions, o.Redemptions), op(t.Orders, o.Orders), op(t.Discounts, o.Discounts), op(t.Credits, o.Credits), op(t.Points, o.Points),
	}
}

// Counter is a counter that a decision reads.
//
// Counters exist only for limits that a redemption has met. The first decision that needs one makes it: a counter of a rule is
// computed from the records of the past, a unit counter starts at zero. Every redemption raises all counters of its subject that
// exist, whether or not its own rules read them. A transaction that makes a counter, reads it for a change, or raises it holds a
// lock on the counter's subject until the commit, so that no redemption is missed or counted twice: the voucher's row, or the
// advisory lock of the campaign or tier.
type Counter struct {
	Key CounterKey
	// Rule says how to compute the counter from the records; nil for a unit counter, which starts at zero.
	Rule *rule.CounterKey
	// From is the first instant of the counter's window, zero for ever.
	From time.Time
	// Subject is the voucher, campaign or tier that is counted.
	Subject string
}

// QuotaKey names the counter of units that a limit of an applicable_to entry gave away.
type QuotaKey struct {
	Quota discount.Quota
	// RulesID is the validation rule, Entry the product, SKU or collection that its entry names: entries may be reordered.
	// Subject is the campaign or tier.
	RulesID, Entry, Subject string
	// Customer is empty for limits over all customers, Product for limits over all products.
	Customer, Product string
}
