package wording

import (
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/rule"
)

// Discount says what a discount gives, without its conditions and without a full stop: "10 % off the order, up to 20.00 EUR". The rules say
// whether its effect is on the order or on items, where it does not say so itself. It is empty for nil.
func (w Writer) Discount(d *discount.Discount, rules ...rule.Rules) string {
	if d == nil {
		return ""
	}
	lists := false
	for _, r := range rules {
		lists = lists || r.ApplicableTo.Lists()
	}
	effect := d.ResolvedEffect(lists)
	what := w.say(w.language().first("effect."+string(effect), "effect.APPLY_TO_ORDER"))
	text := ""
	switch d.Type {
	case discount.TypeAmount:
		text = w.say("discount.amount", "figure", w.figure(d.AmountOff, d.AmountOffFormula), "what", what)
	case discount.TypePercent:
		percent := w.formula(d.PercentOffFormula)
		if d.PercentOffFormula == "" && d.PercentOff != nil {
			percent = w.say("percent", "n", w.decimal(*d.PercentOff))
		}
		text = w.say("discount.percent", "figure", percent, "what", what)
	case discount.TypeFixed:
		key := "discount.fixed.order"
		if effect.OnLines() {
			key = "discount.fixed.items"
		}
		if d.FixedAmount == nil && d.FixedAmountFormula == "" {
			text = w.say("discount.fixed.entries")
			break
		}
		text = w.say(key, "figure", w.figure(d.FixedAmount, d.FixedAmountFormula))
	case discount.TypeUnit:
		text = w.units(d, effect)
	default:
		return w.say("discount.none")
	}
	for _, limit := range []struct {
		key   string
		minor *int64
	}{{"discount.limit." + limitScope(effect), d.AmountLimit}, {"discount.limit.all", d.AggregatedAmountLimit}} {
		if limit.minor != nil {
			text = w.say(limit.key, "discount", text, "limit", w.Money(*limit.minor))
		}
	}
	return text
}

func limitScope(e discount.Effect) string {
	if e.OnLines() {
		return "line"
	}
	return "order"
}

// figure is an amount, or the formula in its place.
func (w Writer) figure(minor *int64, formula string) string {
	if formula != "" || minor == nil {
		return w.formula(formula)
	}
	return w.Money(*minor)
}

func (w Writer) formula(text string) string { return w.say("formula", "formula", w.quote(text)) }

func (w Writer) units(d *discount.Discount, effect discount.Effect) string {
	if effect != discount.EffectAddManyItems {
		return w.say(w.language().first("unit."+string(effect), "unit.ADD_MISSING_ITEMS"), "units", w.unitsOf(d.UnitOff, d.UnitOffFormula),
			"product", w.good(d.UnitType, d.Product, d.SKU))
	}
	parts := make([]string, len(d.Units))
	for i, u := range d.Units {
		parts[i] = w.say(w.language().first("unit."+string(u.Effect), "unit.ADD_MISSING_ITEMS"), "units", w.unitsOf(u.UnitOff, u.UnitOffFormula),
			"product", w.good(u.UnitType, u.Product, u.SKU))
	}
	return w.list("list.and", parts)
}

func (w Writer) unitsOf(n *int64, formula string) string {
	switch {
	case formula != "":
		return w.formula(formula)
	case n == nil:
		return w.Number(1)
	}
	return w.Number(*n)
}

// good names what a unit discount gives.
func (w Writer) good(id string, refs ...*discount.Reference) string {
	for _, r := range refs {
		if r != nil && r.Name != "" {
			return w.quote(r.Name)
		}
	}
	return w.named(id)
}

// Gift says what a gift card holds.
func (w Writer) Gift(balance, amount int64) string {
	return w.say("gift", "balance", w.Money(balance), "amount", w.Money(amount))
}

// Points says how many points a loyalty card holds.
func (w Writer) Points(balance int64) string { return w.counted("points", balance) }

// Uses says how often something may be used and was; a nil limit is none.
func (w Writer) Uses(limit *int64, used int64) string {
	if limit == nil {
		return w.counted("uses.unlimited", used)
	}
	return w.language().count("uses", *limit, "limit", w.Number(*limit), "used", w.Number(used))
}
