package wording

import (
	"encoding/json"
	"fmt"
	"strconv"

	"github.com/punchcardhq/punchcard/rule"
	"github.com/shopspring/decimal"
)

// found says the value that a rule was asked about and, where it falls short of a figure, by how much.
func (w Writer) found(c rule.Clause, n *rule.Node) string {
	kind := rule.KindOf(c.Name)
	switch {
	case n.Outcome == unreached:
		return ""
	case n.Missing != "":
		return w.say(w.language().first("missing."+n.Missing, "missing"))
	case kind == rule.ValueItems && n.Outcome != rule.OutcomeOpen && c.Lines != "":
		return w.matched(n)
	case n.Outcome == rule.OutcomeOpen || len(n.Compared) == 0:
		return ""
	}
	compared := decisive(n)
	if present(compared.Tests) {
		return ""
	}
	switch v := compared.Value.(type) {
	case bool:
		if key := "flag." + c.Name + "." + strconv.FormatBool(v); kind == rule.ValueFlag && w.language().has(key) {
			return w.say(key)
		}
	case []string:
		if of := "found." + string(kind); len(v) == 0 {
			return w.say(w.language().first(of+".none", "found"), "value", w.say("value.none"))
		} else if w.language().has(of) {
			return w.say(of, "value", w.seen(kind, v))
		}
	}
	value := w.seen(kind, compared.Value)
	if gap := w.gap(kind, compared); gap != "" {
		return w.say("found.gap", "value", value, "gap", gap)
	}
	return w.say("found", "value", value)
}

// decisive is the comparison that says most: of several lines the first that failed, where the rule failed.
func decisive(n *rule.Node) rule.Comparison {
	for _, c := range n.Compared {
		for _, t := range c.Tests {
			if !t.Holds && n.Outcome == rule.OutcomeFails {
				return c
			}
		}
	}
	return n.Compared[0]
}

// present reports whether all conditions are about the present instant, which no value of the request changes.
func present(tests []rule.Tested) bool {
	for _, t := range tests {
		switch t.Operator {
		case rule.OperatorTimeframe, rule.OperatorTimeframeAbsolute, rule.OperatorTimeframeDailyHours, rule.OperatorDayOfWeek:
		default:
			return false
		}
	}
	return len(tests) > 0
}

// matched says which lines of the order a product filter found.
func (w Writer) matched(n *rule.Node) string {
	if len(n.Lines) == 0 {
		return w.say("found.no_line")
	}
	lines := make([]string, len(n.Lines))
	for i, l := range n.Lines {
		lines[i] = w.Number(int64(l) + 1)
	}
	return w.language().count("found.lines", int64(len(lines)), "lines", w.list("list.and", lines))
}

// seen says a value as the evaluation saw it.
func (w Writer) seen(kind rule.ValueKind, value any) string {
	switch v := value.(type) {
	case nil:
		return w.say("value.absent")
	case bool:
		return w.say("value." + strconv.FormatBool(v))
	case json.Number:
		if kind != rule.ValueMoney {
			kind = rule.ValueCount
		}
		return w.value(kind, v.String())
	case string:
		return w.value(kind, v)
	case []string:
		if len(v) == 0 {
			return w.say("value.none")
		}
		said := make([]string, len(v))
		for i, id := range v {
			said[i] = w.named(id)
		}
		return w.list("list.and", said)
	case []any:
		if len(v) == 0 {
			return w.say("value.none")
		}
		said := make([]string, len(v))
		for i, element := range v {
			said[i] = w.seen(kind, element)
		}
		return w.list("list.and", said)
	}
	return w.quote(fmt.Sprint(value))
}

// gap says by how much a figure misses the first condition that it does not satisfy.
func (w Writer) gap(kind rule.ValueKind, c rule.Comparison) string {
	number, ok := c.Value.(json.Number)
	if !ok || kind != rule.ValueMoney && kind != rule.ValueCount {
		return ""
	}
	have, err := decimal.NewFromString(number.String())
	if err != nil {
		return ""
	}
	for _, t := range c.Tests {
		if t.Holds || len(t.Values) != 1 {
			continue
		}
		want, err := decimal.NewFromString(t.Values[0])
		if err != nil {
			return ""
		}
		lacks, over := decimal.Zero, decimal.Zero
		switch t.Operator.Canonical() {
		case rule.OperatorMoreThan:
			lacks = want.Sub(have).Add(decimal.New(1, 0))
		case rule.OperatorMoreThanOrEqual:
			lacks = want.Sub(have)
		case rule.OperatorLessThan:
			over = have.Sub(want).Add(decimal.New(1, 0))
		case rule.OperatorLessThanOrEqual:
			over = have.Sub(want)
		}
		switch {
		case lacks.IsPositive():
			return w.say("gap.lacks", "figure", w.value(kind, lacks.String()))
		case over.IsPositive():
			return w.say("gap.over", "figure", w.value(kind, over.String()))
		}
		return ""
	}
	return ""
}
