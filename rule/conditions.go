package rule

import (
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/validity"
)

// conditions compiles the conditions of a rule. Product filters may have none and then select every line; every other rule
// needs one.
func (c *compiler) conditions(out *compiled, r Rule) error {
	for _, operator := range slices.Sorted(maps.Keys(r.Conditions)) {
		known, ok := operations[operator]
		if !ok {
			return malformed("Rule '%s' at '%s' has the unknown operator '%s'", out.name.text, out.path, shorten(string(operator)))
		}
		values := r.Conditions[operator]
		if len(values) == 0 {
			return malformed("Operator '%s' of rule '%s' at '%s' must have a value", operator, out.name.text, out.path)
		}
		var err error
		switch {
		case out.name.fact == factLines:
			err = out.filterBy(known.does, values)
		case out.name.fact == factMention && out.name.object != "":
			err = c.mention(out, known.does, values)
		case out.name.fact == factMention && known.does > opNotIntersect:
			err = fmt.Errorf("products are not chosen by dates")
		default:
			err = out.compareWith(operator, values)
		}
		if err != nil {
			return malformed("Operator '%s' of rule '%s' at '%s': %s", operator, out.name.text, out.path, err)
		}
	}
	if out.name.fact == factMention && len(out.tests) > 0 {
		c.mentions = append(c.mentions, mention{selector: selector{rank: rankMetadata, key: out.property, tests: out.tests}})
	}
	if len(r.Conditions) == 0 && out.name.fact != factLines && out.name.fact != factMention {
		return malformed("Rule '%s' at '%s' must have conditions", out.name.text, out.path)
	}
	if out.name.object != "" && out.filter.onlyExcludes() {
		// "product.id is not X" is about the cart: no line may be X.
		out.lines = quantifierEvery
	}
	return nil
}

// filterBy adds one condition of a product filter.
func (out *compiled) filterBy(does operation, values []any) error {
	refs := make([]itemRef, 0, len(values))
	for _, v := range values {
		ref, err := itemOf(v, discount.Object(out.name.object))
		if err != nil {
			return fmt.Errorf("a value %w", err)
		}
		refs = append(refs, ref)
	}
	switch does {
	case opFrom:
		out.filter.from = refs
	case opIs, opIsNot:
		out.filter.tests = append(out.filter.tests, itemTest{not: does == opIsNot, refs: refs})
	default:
		return fmt.Errorf("products are named by $is, $in, $is_not, $not_in and $from only")
	}
	return nil
}

// compareWith adds one condition on a value.
func (out *compiled) compareWith(operator Operator, values []any) error {
	known := operations[operator]
	if known.does == opFrom {
		return fmt.Errorf("it belongs to the rules order.items.any, every, none, cheapest and most_expensive")
	}
	t := test{operator: operator, does: known.does}
	for _, v := range values {
		if m, ok := v.(map[string]any); ok && m["id"] != nil {
			v = m["id"] // segments and loyalty tiers are sent as objects too
		}
		o, err := operandOf(v, known.takes)
		if err != nil {
			return fmt.Errorf("a value %w", err)
		}
		t.operands = append(t.operands, o)
	}
	switch known.takes {
	case readsOneNumber, readsOneCount, readsOneDate:
		if len(values) > 1 {
			return fmt.Errorf("it must have exactly one value (there are %d)", len(values))
		}
	}
	out.tests = append(out.tests, t)
	return nil
}

// operandOf reads one value of a condition. The text of its error completes "a value ...".
func operandOf(v any, takes reads) (operand, error) {
	left := valueOf(v)
	o := operand{kind: left.kind, text: left.literal()}
	o.num, o.numeric = left.number()
	switch left.kind {
	case valueNumber, valueText, valueFlag:
	default:
		return o, fmt.Errorf("must be string, number or boolean (actual value is '%s')", shorten(fmt.Sprint(v)))
	}
	var err error
	switch takes {
	case readsOneNumber:
		if !o.numeric {
			err = fmt.Errorf("must be number (actual value is '%s')", shorten(o.text))
		}
	case readsOneCount:
		if n, ok := o.num.integer(); !o.numeric || !ok || n < 0 {
			err = fmt.Errorf("must be integer >= 0 (actual value is '%s')", shorten(o.text))
		}
	case readsOneDate:
		var at moment
		at, err = parseMoment(o.text, validity.ParseTime)
		o.window.start = &at
	case readsTimeframe:
		o.window, err = parseTimeframe(o.text)
	case readsPeriod:
		o.window, err = parsePeriod(o.text)
	case readsDailyHours:
		o.window, err = parseDailyHours(o.text)
	case readsDays:
		n, ok := o.num.integer()
		if !o.numeric || !ok || n < 0 || n > int64(time.Saturday) {
			return o, fmt.Errorf("must be a day from 0, Sunday, to 6, Saturday (actual value is '%s')", shorten(o.text))
		}
		o.window.recurring.DayOfWeek = []int{int(n)}
	}
	return o, err
}
