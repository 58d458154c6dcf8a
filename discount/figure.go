package discount

import (
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/formula"
)

// source is where a figure came from.
type source uint8

const (
	fromNowhere source = iota // neither a formula that can be evaluated nor a fallback
	fromFallback
	fromFormula
)

// moneyFigure returns the amount that a formula in major units or its fallback yields, never below zero.
func (s *step) moneyFigure(f *formula.Formula, fallback *int64) (minor int64, from source) {
	if n, ok := f.Number(&s.facts); ok {
		return max(0, Round(n.Shift(2))), fromFormula
	}
	if fallback == nil {
		return 0, fromNowhere
	}
	return *fallback, fromFallback
}

// percentFigure returns the percentage that a formula or its fallback yields, between 0 and 100.
func (s *step) percentFigure(f *formula.Formula, fallback *decimal.Decimal) (percent decimal.Decimal, from source) {
	if n, ok := f.Number(&s.facts); ok {
		return decimal.Max(decimal.Zero, decimal.Min(hundred, n)), fromFormula
	}
	if fallback == nil {
		return decimal.Zero, fromNowhere
	}
	return *fallback, fromFallback
}

var hundred = decimal.NewFromInt(100)

// wholeFigure returns the number of units that a formula or its fallback yields, cut off towards zero and never below it.
func (s *step) wholeFigure(f *formula.Formula, fallback *int64) (units int64, from source) {
	if n, ok := f.Number(&s.facts); ok {
		return max(0, min(n.IntPart(), MaxQuantity)), fromFormula
	}
	if fallback == nil {
		return 0, fromNowhere
	}
	return *fallback, fromFallback
}

// show replaces the fallback by the figure of a formula in the discount that answers show. Where the formula reads the
// current line, so that each line has its own figure, the first one is shown.
func show[T any](s *step, place **T, figure T, from source) {
	if from != fromFormula {
		return
	}
	if !s.dynamic {
		shown := figure // a copy, so that a figure that is not shown stays off the heap
		*place = &shown
	}
	s.dynamic = true
}
