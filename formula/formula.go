package formula

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
)

// The limits of one formula. They keep the cost of parsing and evaluating in proportion to the text.
const (
	MaxLength  = 4096 // bytes of text
	MaxNesting = 32   // parentheses open at the same time
)

// Formula is a parsed formula. It never changes: any number of goroutines may evaluate it at once.
type Formula struct {
	text  string
	root  node
	reads []string // sorted
}

// Facts is what a formula may read. Money is in major units: 465 for an order of 46500 cents.
type Facts interface {
	// Variable returns the value of one of the Variable… names. Null means that there is none, as for the line of an effect
	// that works on the whole order.
	Variable(name string) Value
	// Metadata returns the value under a key; function is one of the Metadata… names and selects the object.
	Metadata(function, key string) Value
	// Now returns the instant of the operation, in the time zone of the project: it decides which day is today.
	Now() time.Time
}

// SyntaxError is the reason why a text is not a formula, with the position.
type SyntaxError struct {
	Offset  int // byte at which the offending part begins, from 0
	Message string
}

func (e *SyntaxError) Error() string { return fmt.Sprintf("%s at offset %d", e.Message, e.Offset) }

// Parse compiles a formula. The error is always a *SyntaxError. Besides malformed text it refuses names that do not exist
// and operands that can never fit, such as a text that is multiplied or a whole formula that is a comparison: such a
// formula would always use its fallback, unnoticed.
func Parse(text string) (*Formula, error) {
	p := newParser(text)
	root := p.formula()
	if p.err != nil {
		return nil, p.err
	}
	return &Formula{text: text, root: root, reads: p.reads}, nil
}

// Check reports whether a property of a request body holds a formula: nil, or the fault invalid_payload that names the
// property and the position, counted in characters from 1.
func Check(field, text string) error {
	_, err := Parse(text)
	var wrong *SyntaxError
	if !errors.As(err, &wrong) {
		return nil
	}
	position := 1 + utf8.RuneCountInString(text[:wrong.Offset])
	return fault.Payload(field, "must be a formula: %s at position %d", wrong.Message, position)
}

// Number evaluates the formula. It returns false when there is no figure: a fact is missing, an operand has the wrong type,
// a divisor is zero, or the figure is beyond ±10^16 and so cannot become a count of minor units. The caller then uses the
// static value next to the formula.
//
// The result is exact if it has a finite decimal form; otherwise it is cut off after 40 decimals, so that rounding it half
// up to fewer gives the same as rounding the exact figure.
func (f *Formula) Number(facts Facts) (decimal.Decimal, bool) {
	if f == nil || facts == nil {
		return decimal.Zero, false
	}
	v := f.root.eval(facts)
	if v.kind != kindNumber {
		return decimal.Zero, false
	}
	d := v.cut(resultPlaces)
	if d.NumDigits()+int(d.Exponent()) > resultDigits && d.Abs().GreaterThan(decimal.New(1, resultDigits)) {
		return decimal.Zero, false
	}
	return d, true
}

const (
	resultPlaces = 40
	resultDigits = 16
)

// Variables returns the names of all variables and metadata functions that the formula mentions, sorted.
func (f *Formula) Variables() []string { return slices.Clone(f.reads) }

// ReadsLine reports whether the formula depends on the current line of the order, so that it has to be evaluated once
// per line and has no value for an effect on the whole order.
func (f *Formula) ReadsLine() bool {
	return slices.ContainsFunc(f.reads, func(name string) bool { return strings.HasPrefix(name, "ORDER_ITEM_") })
}

// String returns the text that the formula was parsed from.
func (f *Formula) String() string { return f.text }
