package rule

import (
	"maps"
	"slices"

	"github.com/punchcardhq/punchcard/discount"
)

// Clause is one step of what a set of rules asks, before anything is judged: parts that are joined, or a rule. The tree has the shape of the
// Node that Explain returns, which leaves out what was never reached, and repeats what is below a rule for each line that it was asked about.
type Clause struct {
	// Junction is "and" or "or" for a joined expression, whose parts are Below; it is empty for a rule.
	Junction string
	// Path, Name and Property say which rule it is, as those of Node.
	Path, Name, Property string
	// Lines says of how many cart lines a rule about lines is asked; empty for any other rule.
	Lines Lines
	// Conditions are what the rule asks, in the order in which they are tested.
	Conditions []Condition
	Below      []Clause
}

// Condition is an operator and what it compares with: values, or the items that a product filter names.
type Condition struct {
	Operator Operator
	Values   []string
	Items    []Item
}

// Item is a product, an SKU or a collection that a condition names. Object is empty where the author did not say which of them, and
// "product_or_sku" for one of the two.
type Item struct {
	Object       discount.Object
	ID, SourceID string
}

// Lines says of how many cart lines a rule is asked.
type Lines string

// The numbers of cart lines that a rule can be asked about.
const (
	LinesAny           Lines = "any"
	LinesEvery         Lines = "every"
	LinesNone          Lines = "none"
	LinesCheapest      Lines = "cheapest"
	LinesMostExpensive Lines = "most_expensive"
)

// ValueKind is what the values of a rule are, for those who show them.
type ValueKind string

// The kinds of values.
const (
	ValueAny      ValueKind = "any"   // metadata: whatever it holds
	ValueMoney    ValueKind = "money" // minor units
	ValueCount    ValueKind = "count"
	ValueText     ValueKind = "text"
	ValueFlag     ValueKind = "flag"
	ValueSegments ValueKind = "segments" // ids
	ValueTiers    ValueKind = "tiers"    // ids of loyalty tiers
	ValueItems    ValueKind = "items"    // products, SKUs and collections
)

// Names returns the names of all rules, sorted.
func Names() []string {
	list := make([]string, 0, len(names))
	for _, n := range names {
		list = append(list, n.text)
	}
	slices.Sort(list)
	return list
}

// Operators returns all operators, sorted.
func Operators() []Operator { return slices.Sorted(maps.Keys(operations)) }

// KindOf says what the values of the rules of a name are; ValueAny for a name that does not exist.
func KindOf(ruleName string) ValueKind {
	n, ok := nameOf(ruleName)
	if !ok {
		return ValueAny
	}
	switch n.fact {
	case factCustomerSegment:
		return ValueSegments
	case factCustomerLoyaltyTier:
		return ValueTiers
	case factHolder:
		return ValueFlag
	case factOrderAmount, factOrderInitialAmount, factOrderTotalAmount, factLinePrice, factSumAmount:
		return ValueMoney
	case factOrderUnits, factLineQuantity, factSumQuantity, factPointsUsed:
		return ValueCount
	case factLines:
		return ValueItems
	case factAPIKey, factUser:
		return ValueText
	case factCounter:
		switch n.counter.Measure {
		case MeasureCampaignOrders, MeasureCampaignDiscounts, MeasureCampaignCredits:
			return ValueMoney
		}
		return ValueCount
	case factMention:
		if n.object != "" {
			return ValueItems
		}
	}
	return ValueAny
}

// Clause returns what the program asks, or false when it has no rules.
func (p *Program) Clause() (Clause, bool) {
	if p.root == nil {
		return Clause{}, false
	}
	return p.root.clause(), true
}

func (x *node) clause() Clause {
	if x.rule != nil {
		return x.rule.clause()
	}
	c := Clause{Junction: "and"}
	if x.junction == junctionOr {
		c.Junction = "or"
	}
	for _, part := range x.parts {
		c.Below = append(c.Below, part.clause())
	}
	return c
}

func (r *compiled) clause() Clause {
	c := Clause{Path: r.path, Name: r.name.text, Property: r.property, Conditions: slices.Clone(r.named)}
	if r.of != nil {
		c.Property = r.of.id
	}
	if r.name.need == needItems {
		c.Lines = [...]Lines{"", LinesAny, LinesEvery, LinesNone, LinesCheapest, LinesMostExpensive}[r.lines]
	}
	for _, t := range r.tests {
		condition := Condition{Operator: t.operator}
		for _, o := range t.operands {
			condition.Values = append(condition.Values, o.text)
		}
		c.Conditions = append(c.Conditions, condition)
	}
	for _, t := range r.filter.tests {
		operator := OperatorIs
		if t.not {
			operator = OperatorIsNot
		}
		c.Conditions = append(c.Conditions, Condition{Operator: operator, Items: itemsOf(t.refs)})
	}
	if len(r.filter.from) > 0 {
		c.Conditions = append(c.Conditions, Condition{Operator: OperatorFrom, Items: itemsOf(r.filter.from)})
	}
	if r.below != nil {
		c.Below = []Clause{r.below.clause()}
	}
	return c
}

func itemsOf(refs []itemRef) []Item {
	items := make([]Item, len(refs))
	for i, r := range refs {
		items[i] = Item{Object: r.object, ID: r.id, SourceID: r.sourceID}
	}
	return items
}
