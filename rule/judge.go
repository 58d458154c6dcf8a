package rule

import (
	"slices"

	"github.com/punchcardhq/punchcard/internal/saturate"
)

// Judge evaluates the rules on the facts, from left to right: a passing rule 1 in "1 or 2" means that rule 2, and the input
// that it would need, is never read. The reported rule is the first one, in the order of the logic, whose failure made the
// expression fail.
//
// Without Facts.Effect the rules that need it are open. The verdict then holds or fails only when it does so whatever the
// effect will be; otherwise it is open and Judge has to be called again with the effect.
//
// Judge never fails and never panics, whichever facts are missing.
func (p *Program) Judge(f *Facts, omit Omission) Verdict {
	e := evaluation{facts: f, omit: omit, line: -1}
	return p.verdict(&e)
}

// Violated is the verdict of a set whose rules hold but whose products or bundle are not in the cart.
func (p *Program) Violated(key string) Verdict {
	return Verdict{Outcome: OutcomeFails, Key: key, RulesID: p.id, Custom: p.custom}
}

func (p *Program) verdict(e *evaluation) Verdict {
	v := Verdict{Outcome: OutcomeHolds, RulesID: p.id}
	if p.root == nil {
		return v
	}
	e.clock = clockOf(e.facts.Now, e.facts.Zone)
	r := e.node(p.root)
	v.Outcome, v.AwaitsEffect, v.Omitted = r.outcome, e.awaits, e.omitted
	if r.outcome == OutcomeFails {
		v.Key, v.Path, v.Name, v.Custom = r.key, r.rule.path, r.rule.name.text, r.rule.custom
	}
	return v
}

// evaluation is the state of one evaluation of a program.
type evaluation struct {
	facts   *Facts
	omit    Omission
	clock   clock
	explain *explanation // nil without an explanation

	// lines are the cart lines that are handed to the rules of the present level, line the one of them that is judged, or
	// -1.
	lines []int
	line  int
	// buffer holds all sets of lines of the evaluation, one after the other.
	buffer []int

	awaits  bool
	omitted []string
}

// result is the result of a rule or of an expression; a failing one has its rule and the key of the fault.
type result struct {
	outcome Outcome
	rule    *compiled
	key     string
}

var holding = result{outcome: OutcomeHolds}

func (e *evaluation) node(x *node) result {
	if x.rule != nil {
		return e.rule(x.rule)
	}
	e.explain.enter(x.junction)
	r := e.joined(x)
	e.explain.leave(r.outcome)
	return r
}

// joined evaluates "and" until a part fails and "or" until one holds. An open part does not end it.
func (e *evaluation) joined(x *node) result {
	decisive := OutcomeFails
	if x.junction == junctionOr {
		decisive = OutcomeHolds
	}
	var first result
	open := false
	for i, part := range x.parts {
		r := e.node(part)
		if r.outcome == decisive {
			return r
		}
		if i == 0 {
			first = r
		}
		open = open || r.outcome == OutcomeOpen
	}
	if open {
		return result{}
	}
	return first
}

func (e *evaluation) rule(r *compiled) result {
	e.explain.enterRule(r, e.line)
	out := e.judge(r)
	e.explain.leave(out.outcome)
	return out
}

func (e *evaluation) judge(r *compiled) result {
	if r.name.fact == factMention {
		return holding
	}
	if e.omit.leavesOut(r.name) {
		if !slices.Contains(e.omitted, r.top) {
			e.omitted = append(e.omitted, r.top)
		}
		return result{}
	}
	if key := e.missing(r.name.need); key != "" {
		return e.fails(r, key)
	}
	switch r.name.fact {
	case factLines:
		return e.filtered(r)
	case factLinePrice, factLineQuantity, factLineMetadata, factProductMetadata:
		return e.singleLines(r)
	case factSumAmount, factSumQuantity:
		return e.summed(r)
	}
	v, state := e.value(r)
	if state == awaitsEffect {
		e.awaits = true
		return result{}
	}
	if state != "" {
		return e.fails(r, state)
	}
	return e.compared(r, v)
}

// compared applies the conditions of a rule to its value, and then the rules below it.
func (e *evaluation) compared(r *compiled, v value) result {
	if !e.passes(r, v) {
		return e.fails(r, "")
	}
	if r.below == nil {
		return holding
	}
	return e.node(r.below)
}

func (e *evaluation) passes(r *compiled, v value) bool {
	e.explain.compared(v)
	for i := range r.tests {
		ok := r.tests[i].holds(v, e.clock)
		e.explain.tested(&r.tests[i], ok)
		if !ok {
			return false
		}
	}
	return true
}

// fails is a failure of the rule; without a key of a missing input it has the key of the rule's family.
func (e *evaluation) fails(r *compiled, key string) result {
	if key != "" {
		e.explain.missing(key)
		return result{OutcomeFails, r, key}
	}
	switch r.name.family {
	case familyCustomer:
		key = KeyCustomerRulesViolated
	case familyOrder:
		key = KeyOrderRulesViolated
	default:
		key = KeyRedemptionRulesViolated
	}
	return result{OutcomeFails, r, key}
}

// missing returns the key for the input that a rule needs and that is not there.
func (e *evaluation) missing(n need) string {
	switch {
	case n == needCustomer && e.facts.Customer == nil:
		return KeyMissingCustomer
	case n >= needOrder && e.facts.Order == nil:
		return KeyMissingOrder
	case n == needItems && len(e.facts.Order.Lines) == 0:
		return KeyMissingOrderItems
	}
	return ""
}

// awaitsEffect is the state of a value that is only known after the effect.
const awaitsEffect = "awaits effect"

// value is the fact that a rule compares; the state is awaitsEffect, the key of a missing input, or empty. The caller has
// checked that the inputs which the rule's name needs are there.
func (e *evaluation) value(r *compiled) (v value, state string) {
	f := e.facts
	switch r.name.fact {
	case factCustomerSegment:
		return value{kind: valueIDs, ids: f.Customer.Segments}, ""
	case factCustomerLoyaltyTier:
		return value{kind: valueIDs, ids: f.Customer.LoyaltyTiers}, ""
	case factCustomerMetadata:
		return metadataValue(f.Customer.Metadata, r.property), ""
	case factHolder:
		return value{kind: valueFlag, flag: f.Customer.Holder}, ""
	case factOrderAmount:
		return money(f.Order.Amount.Known, f.Order.Amount.Minor)
	case factOrderInitialAmount:
		return money(f.Order.InitialAmount.Known, f.Order.InitialAmount.Minor)
	case factOrderTotalAmount:
		if f.Effect == nil {
			return v, awaitsEffect
		}
		return money(f.Effect.TotalAmount.Known, f.Effect.TotalAmount.Minor)
	case factOrderMetadata:
		return metadataValue(f.Order.Metadata, r.property), ""
	case factOrderUnits:
		var units int64
		for i := range f.Order.Lines {
			units = saturate.Add(units, f.Order.Lines[i].Quantity)
		}
		return number64(units), ""
	case factCounter:
		return e.counter(r.name.counter)
	case factPointsUsed:
		if f.Effect == nil {
			return v, awaitsEffect
		}
		return number64(f.Effect.Points), ""
	case factAPIKey:
		return textOrAbsent(f.APIKey), ""
	case factUser:
		return textOrAbsent(f.User), ""
	case factRedemptionMetadata:
		return metadataValue(f.Metadata, r.property), ""
	case factEventMetadata:
		return metadataValue(f.Event, r.property), ""
	}
	return v, ""
}

func money(known bool, minor int64) (value, string) {
	if !known {
		return value{}, KeyMissingAmount
	}
	return number64(minor), ""
}

// counter is the value of a counter with this redemption included. A customer who is not stored has no history; without a
// campaign, API key or user there is no counter and the value is absent.
func (e *evaluation) counter(u CounterUse) (v value, state string) {
	if u.AwaitsEffect() && e.facts.Effect == nil {
		return v, awaitsEffect
	}
	key, ok := u.Key(e.facts)
	if !ok && !(u.Per == PerCustomer && key.Subject != "") {
		return v, ""
	}
	var before int64
	if ok && e.facts.Counters != nil {
		before = e.facts.Counters.Count(key)
	}
	return number64(saturate.Add(before, u.Step(e.facts))), ""
}
