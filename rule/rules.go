package rule

import (
	"time"

	"github.com/punchcardhq/punchcard/discount"
)

// Rules is a validation rules resource: the conditions under which something may be redeemed, awarded or sent, the products
// that its discount is meant for, and the product bundle that it requires. Assignments attach it to redeemables.
type Rules struct {
	ID string
	// Name is unique in a project.
	Name string
	Expression
	// BundleRules is nil for a set that never had a bundle and has no parts once the bundle was removed.
	BundleRules *BundleRules
	// Error is the text for customers when a rule without a text of its own fails.
	Error        string
	ApplicableTo ApplicableTo
	Type         Type
	ContextType  ContextType
	CreatedAt    time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// Expression is a set of numbered rules and the logic that joins them: "(1 and 2) or 3". Without logic all rules have to
// hold; a rule that the logic does not name is stored but never evaluated.
type Expression struct {
	Rules map[string]Rule
	Logic string
}

// Rule compares one named fact with values. Several conditions in one rule must all hold, so that $more_than and $less_than
// make a range. Rules below a rule refine it: they judge the order lines that it hands to them.
type Rule struct {
	// Name is the fact, "order.amount". The older spelling with underscores is accepted and stored with dots.
	Name string
	// Property is the metadata key, dotted for nested keys, or the product of the older product rules.
	Property   string
	Conditions map[Operator][]any
	Expression
	// Error is the text for customers when this rule fails.
	Error string
}

// ApplicableTo says which order lines the discount of an assigned redeemable is meant for.
type ApplicableTo struct {
	Included []discount.Entry
	Excluded []discount.Entry
	// IncludedAll selects every line that no excluded entry names; included entries then only give details.
	IncludedAll bool
}

// Lists reports whether products are named at all, included or excluded. The default effect of a discount depends on it.
func (a ApplicableTo) Lists() bool { return len(a.Included) > 0 || len(a.Excluded) > 0 }

// BundleRules requires a combination of products in the cart: each rule is one part, "two units of the mug".
type BundleRules struct {
	Expression
	// Limit is how many whole bundles count at most, 1 to 100; 0 means 1.
	Limit int
	// Fixed gives the discount once, however many bundles the cart holds. Extension: the published API has no such field.
	Fixed bool
}

// Type is a label for authoring tools. It never changes the meaning of the set.
type Type string

// The types. A set is an expression by default.
const (
	TypeExpression Type = "expression"
	TypeBasic      Type = "basic"
	TypeAdvanced   Type = "advanced"
	TypeComplex    Type = "complex"
)

// ContextType is a hint for authoring tools which rules to offer. It never changes the meaning of the set.
type ContextType string

// ContextGlobal is the context of a set that may be assigned to anything; it is the default. The other contexts are
// named by ContextTypes.
const ContextGlobal ContextType = "global"

// ContextTypes returns every context in the order in which the published API lists them.
func ContextTypes() []ContextType { return append([]ContextType(nil), contextTypes...) }
