package project

import (
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/refund"
)

// Returns say what a project refunds for goods that come back, where the first return of an order says nothing else. The zero Returns are the
// defaults; see Resolved.
type Returns struct {
	Policy      refund.Policy
	RefundOrder refund.RefundOrder
	// EarnedPoints says what becomes of points that the order earned.
	EarnedPoints EarnedPoints
	// WindowDays is for how many days after it was paid goods of an order can come back; nil for ever.
	WindowDays *int64
}

// EarnedPoints says what becomes of the points that an order earned when goods of it come back.
type EarnedPoints string

// Earned points are taken back in the proportion of the refund, or stay with the customer.
const (
	EarnedTakeBack EarnedPoints = "TAKE_BACK"
	EarnedKeep     EarnedPoints = "KEEP"
)

// maxWindowDays is a hundred years.
const maxWindowDays = 36500

// Resolved returns the settings with the defaults in the place of what is empty: KEEP, PROPORTIONAL and TAKE_BACK.
func (r Returns) Resolved() Returns {
	if r.Policy == "" {
		r.Policy = refund.PolicyKeep
	}
	if r.RefundOrder == "" {
		r.RefundOrder = refund.Proportional
	}
	if r.EarnedPoints == "" {
		r.EarnedPoints = EarnedTakeBack
	}
	return r
}

// Validate refuses, with invalid_payload, words that are none of the above.
func (r Returns) Validate() error {
	r = r.Resolved()
	if err := oneOf("policy", r.Policy, refund.PolicyKeep, refund.PolicyReevaluate); err != nil {
		return err
	}
	if err := oneOf("refund_order", r.RefundOrder, refund.Proportional, refund.CreditsFirst, refund.MoneyFirst); err != nil {
		return err
	}
	if err := oneOf("earned_points", r.EarnedPoints, EarnedTakeBack, EarnedKeep); err != nil {
		return err
	}
	if d := r.WindowDays; d != nil && (*d < 1 || *d > maxWindowDays) {
		return fault.Payload("window_days", "must be >= 1 and <= %d (actual value is '%d')", maxWindowDays, *d)
	}
	return nil
}

func oneOf[T ~string](property string, value T, known ...T) error {
	if slices.Contains(known, value) {
		return nil
	}
	words := string(known[0])
	for _, k := range known[1:] {
		words += ", " + string(k)
	}
	return fault.Payload(property, "must be one of %s (actual value is '%.60s')", words, string(value))
}
