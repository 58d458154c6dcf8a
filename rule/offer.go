package rule

import (
	"slices"

	"github.com/punchcardhq/punchcard/discount"
)

// Offer says what the rules of a name take, for those who let people write rules.
type Offer struct {
	Name string
	Kind ValueKind
	// TakesProperty and NeedsProperty say whether a rule may and must have a property. It is a metadata key, or the id of an item of the kind Item.
	TakesProperty, NeedsProperty bool
	Item                         discount.Object
	// Below is set for a name that stands below a rule that hands it cart lines, and Hands for a name that rules may stand below.
	Below, Hands bool
	// Operators are those that can hold for values of this kind, each in one spelling. A rule may have others: all that Compile takes.
	Operators []Operator
}

// Offered returns what the rules of a name take; ok is false for a name that does not exist.
func Offered(ruleName string) (o Offer, ok bool) {
	n, ok := nameOf(ruleName)
	if !ok {
		return o, false
	}
	o = Offer{
		Name: n.text, Kind: KindOf(n.text), TakesProperty: n.property != useNever, NeedsProperty: n.property == useRequired, Item: discount.Object(n.object),
		Below: n.below, Hands: n.fact == factLines && n.lines != quantifierNone,
	}
	for operator, does := range operations {
		if operator.Canonical() == operator && o.suits(n, does.does, does.takes) {
			o.Operators = append(o.Operators, operator)
		}
	}
	slices.SortFunc(o.Operators, func(a, b Operator) int { return int(operations[a].does) - int(operations[b].does) })
	return o, true
}

// suits reports whether an operator can hold for the values of a name.
func (o *Offer) suits(n *name, does operation, takes reads) bool {
	equals := does == opIs || does == opIsNot
	switch o.Kind {
	case ValueMoney, ValueCount:
		return equals || takes == readsOneNumber
	case ValueText:
		return does <= opContains
	case ValueFlag:
		return does == opIs
	case ValueSegments, ValueTiers:
		return equals || does >= opCount && does <= opNotDiffer
	case ValueItems:
		return equals || does == opFrom && n.fact == factLines
	}
	if n.fact == factMention {
		return does <= opNotIntersect
	}
	return does != opFrom
}

// Canonical is the operator that means the same and that Offered names: $is for $in.
func (o Operator) Canonical() Operator {
	switch o {
	case OperatorIn:
		return OperatorIs
	case OperatorNotIn:
		return OperatorIsNot
	case OperatorGreaterThan:
		return OperatorMoreThan
	case OperatorGreaterThanOrEqual:
		return OperatorMoreThanOrEqual
	}
	return o
}

// Operand is what the values of an operator are.
type Operand string

// The operands. OperandValue is a value of the kind of the rule.
const (
	OperandValue     Operand = "value"
	OperandText      Operand = "text"
	OperandNumber    Operand = "number"    // one
	OperandCount     Operand = "count"     // one whole number from 0
	OperandDate      Operand = "date"      // one
	OperandTimeframe Operand = "timeframe" // 2024-02-29;P1D;PT1H
	OperandPeriod    Operand = "period"    // 2024-02-01;2024-02-29
	OperandHours     Operand = "hours"     // 18:00;20:00;5,6
	OperandWeekday   Operand = "weekday"   // 0 Sunday to 6 Saturday
)

// Operand returns what the values of the operator are; OperandValue for an operator that does not exist.
func (o Operator) Operand() Operand {
	return [...]Operand{
		OperandValue, OperandText, OperandNumber, OperandCount, OperandDate, OperandTimeframe, OperandPeriod, OperandHours, OperandWeekday,
	}[operations[o].takes]
}

// Single reports whether the operator takes one value.
func (o Operand) Single() bool { return o == OperandNumber || o == OperandCount || o == OperandDate }
