package formula_test

import (
	"time"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/formula"
)

// shop is the facts of a test: plain maps at a fixed instant.
type shop struct {
	variables map[string]any
	metadata  map[string]map[string]any
	now       time.Time
}

func (s shop) Variable(name string) formula.Value { return formula.FromAny(s.variables[name]) }

func (s shop) Metadata(function, key string) formula.Value {
	return formula.FromAny(s.metadata[function][key])
}

func (s shop) Now() time.Time { return s.now }

type values = map[string]any

type metadata = map[string]map[string]any

func number(s string) decimal.Decimal { return decimal.RequireFromString(s) }

// result evaluates a formula; "none" means that it has no value.
func result(text string, facts formula.Facts) string {
	f, err := formula.Parse(text)
	if err != nil {
		return err.Error()
	}
	d, ok := f.Number(facts)
	if !ok {
		return "none"
	}
	return d.String()
}
