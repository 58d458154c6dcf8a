package rule

import "github.com/punchcardhq/punchcard/fault"

// Outcome is the answer of an evaluation.
type Outcome uint8

// The outcomes.
const (
	// OutcomeOpen is neither: the outcome depends on an effect that is not calculated yet, or on rules that were left out.
	OutcomeOpen Outcome = iota
	OutcomeHolds
	OutcomeFails
)

// String returns "open", "holds" or "fails".
func (o Outcome) String() string { return [...]string{"open", "holds", "fails"}[o] }

// The keys of failing verdicts, which are those of the published API.
const (
	KeyCustomerRulesViolated   = "customer_rules_violated"
	KeyOrderRulesViolated      = "order_rules_violated"
	KeyRedemptionRulesViolated = "redemption_rules_violated"
	KeyMissingCustomer         = "missing_customer"
	KeyMissingOrder            = "missing_order"
	KeyMissingOrderItems       = "missing_order_items"
	KeyMissingAmount           = "missing_amount"
)

// Verdict says whether a set of rules is satisfied and, if not, which rule decided it and why.
type Verdict struct {
	Outcome Outcome
	// AwaitsEffect says that a rule was reached that needs Facts.Effect.
	AwaitsEffect bool
	// Omitted lists the numbers of the top-level rules that were reached and left out, in the order of the logic.
	Omitted []string

	// The remaining fields describe a failure. Key is one of the constants above.
	Key string
	// Path is the number of the failing rule, "2", or "2.1" for a rule below it. It is empty when no rule failed but the
	// set's products or bundle were not found.
	Path string
	// Name is the name of the failing rule.
	Name string
	// RulesID is the set.
	RulesID string
	// Custom is the text for customers, empty when there is none.
	Custom string
}

// Holds reports whether nothing failed and nothing is open.
func (v Verdict) Holds() bool { return v.Outcome == OutcomeHolds }

// Fails reports whether the set is not satisfied, whatever the open rules are.
func (v Verdict) Fails() bool { return v.Outcome == OutcomeFails }

// Message is the generic text for the verdict's key; it is empty for a verdict that does not fail.
func (v Verdict) Message() string { return messages[v.Key].message }

var messages = map[string]struct{ message, details string }{
	KeyCustomerRulesViolated:   {"customer does not match validation rules", ""},
	KeyOrderRulesViolated:      {"order does not match validation rules", ""},
	KeyRedemptionRulesViolated: {"redemption does not match validation rules", ""},
	KeyMissingCustomer:         {"Missing customer", "Customer is required to validate rules"},
	KeyMissingOrder:            {"Missing order", "Order is required to validate rules"},
	KeyMissingOrderItems:       {"Missing order items", "Order items are required to validate rules"},
	KeyMissingAmount:           {"Missing order amount", "Order amount is required to validate rules"},
}

// Fault returns the fault of a failing verdict for the API. The subject is the kind of redeemable, as the API spells it:
// "Discount Coupon", "Gift Card", "Loyalty Card", "Promotion Tier".
func (v Verdict) Fault(subject string) *fault.Error {
	text := messages[v.Key]
	if text.details == "" {
		text.details = subject + " cannot be redeemed because of violated validation rules: " + v.RulesID
	}
	e := fault.Invalid(v.Key, text.message, "%s", text.details)
	e.Custom = v.Custom
	return e
}
