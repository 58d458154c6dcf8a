package redemption

import (
	"slices"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/rule"
)

// effect is what a candidate does to the running order.
type effect struct {
	discount.Outcome
	// onOrder says that the effect works on the order as a whole, even when it came to zero.
	onOrder bool
	// Credits are minor units of a gift card, Points points of a loyalty card.
	Credits, Points int64
	counted         []CounterStep
	// pays and exempt say that the effect is a payment, or that the discount guard does not bound it: then it does not count for the guard.
	pays, exempt bool
}

// try judges a candidate on the running order and computes its effect on a copy of it: first the checks that need no order.
// Without an order a discount applies and has nothing to work on, unless it adds units of its own; cards have nothing to pay and refuse.
func (d *decision) try(c *candidate) (effect, *fault.Error) {
	if refusal := d.eligible(c); refusal != nil {
		return effect{}, refusal
	}
	return d.calculate(c)
}

// noFacts are those of a candidate without rules, which are never read.
var noFacts rule.Facts

// calculate asks the rules, looks for the bundle, computes the effect, and last asks the rules about the amount afterwards.
func (d *decision) calculate(c *candidate) (effect, *fault.Error) {
	facts := &noFacts
	if len(c.rules) > 0 {
		facts = d.ruleFacts(c)
	}
	d.explain(c, facts)
	open := false
	for _, p := range c.rules {
		verdict := p.Judge(facts, d.omit)
		if verdict.Fails() {
			return effect{}, verdict.Fault(c.title())
		}
		open = open || !verdict.Holds()
	}
	turn, refusal := d.turn(c, facts)
	if refusal != nil {
		return effect{}, refusal
	}
	out, refusal := d.apply(c, turn)
	if refusal != nil || !open {
		return out, refusal
	}
	facts.Effect = &rule.Effect{
		TotalAmount: out.Cart.TotalAmount(), Discount: out.Cart.TotalAppliedDiscountAmount(), Credits: out.Credits, Points: out.Points,
	}
	d.explain(c, facts)
	for _, p := range c.rules {
		if verdict := p.Judge(facts, d.omit); verdict.Fails() {
			return effect{}, verdict.Fault(c.title())
		}
	}
	return out, nil
}

// turn gathers what the discount arithmetic needs: which lines the rules select, the bundles they find, and how to look up
// catalog entries, unit counters and metadata.
func (d *decision) turn(c *candidate, facts *rule.Facts) (discount.Turn, *fault.Error) {
	turn := discount.Turn{Cart: d.cart, Mode: d.mode(c)}
	if len(c.rules) > 0 || c.program == nil || c.program.Asks() {
		turn.Catalog, turn.InCollection, turn.Facts = d.findGood, d.lineInCollection, &formulaFacts{d, c}
	}
	var lines []rule.Line
	if facts.Order != nil {
		lines = facts.Order.Lines
	}
	applicability, refusal := d.bundlesAndProducts(c, lines, &turn)
	if refusal != nil {
		return turn, refusal
	}
	if applicability == nil {
		turn.Selection.LeftOut = d.alreadyDiscounted()
		return turn, nil
	}
	turn.Selection = applicability.Select(lines)
	turn.Selection.LeftOut = d.alreadyDiscounted()
	if !d.asThen {
		turn.Used = d.unitsUsed(c, turn.Selection.Entries)
	}
	c.describe(turn.Selection.Entries, applicability)
	if c.program != nil && len(lines) > 0 && applicability.Includes() && c.program.ResolvedEffect(true).OnLines() && !selectsAny(turn.Selection) {
		return turn, d.applicabilityProgram(c).Violated(rule.KeyOrderRulesViolated).Fault(c.title())
	}
	return turn, nil
}

// bundlesAndProducts looks for the bundle that the rules ask for, and joins what several rule sets say about products: a line
// counts when all of them select it.
func (d *decision) bundlesAndProducts(c *candidate, lines []rule.Line, turn *discount.Turn) (*rule.Applicability, *fault.Error) {
	var joined *rule.Applicability
	c.Bundle = nil
	for _, p := range c.rules {
		if !c.bundled(p, lines) {
			return nil, p.Violated(rule.KeyOrderRulesViolated).Fault(c.title())
		}
		a := p.Applicability()
		if joined == nil {
			joined = a
			continue
		}
		both, err := rule.Intersect(joined, a)
		if err != nil {
			return nil, fault.Invalid("invalid_validation_rules", "Invalid Validation Rule Definition", "%s", err)
		}
		joined = both
	}
	if c.Bundle != nil {
		turn.Bundles = c.Bundle.Multiplier()
	}
	return joined, nil
}

// bundled looks for the bundle that a rule set asks for and reports whether it is there. Where several sets ask for one, the candidate keeps
// the one that lets its effect count the least: what each of them allows, all do.
func (c *candidate) bundled(p *rule.Program, lines []rule.Line) bool {
	if !p.HasBundle() {
		return true
	}
	b := p.Bundle(lines)
	if c.Bundle == nil || b.Quantity == 0 || max(1, b.Multiplier()) < max(1, c.Bundle.Multiplier()) {
		c.Bundle = &b
	}
	return b.Quantity > 0
}

// applicabilityProgram is the rule set that names products, for the refusal when none of them is there.
func (d *decision) applicabilityProgram(c *candidate) *rule.Program {
	for _, p := range c.rules {
		if p.Applicability().Includes() {
			return p
		}
	}
	return c.rules[0]
}

func selectsAny(s discount.Selection) bool {
	if s.Match == nil {
		return true
	}
	for _, m := range s.Match {
		if m != discount.NotSelected {
			return true
		}
	}
	return false
}

// alreadyDiscounted marks the lines that have had a discount, in projects where a line gets one discount at most.
func (d *decision) alreadyDiscounted() []bool {
	if d.stacking.ProductsMode != project.ProductsOnce {
		return nil
	}
	return d.discounted
}

// apply computes the effect of the candidate's kind.
func (d *decision) apply(c *candidate, turn discount.Turn) (effect, *fault.Error) {
	if c.Voucher != nil && c.Voucher.Gift != nil {
		return d.applyGift(c, turn)
	}
	if c.Reward != nil {
		return d.applyReward(c, turn)
	}
	if c.program == nil {
		return effect{Outcome: discount.Outcome{Cart: d.cart}}, nil
	}
	onOrder := c.program.ResolvedEffect(turn.Selection.RuleListsProducts) == discount.EffectApplyToOrder
	turn.Guard = d.guardOf(c)
	out := c.program.Apply(turn)
	if refusal := d.tellGuard(c, out.Guarded); refusal != nil {
		return effect{}, refusal
	}
	c.Discount = &out.Discount
	c.Reached = out.Entries
	return effect{
		Outcome: out.Outcome, onOrder: onOrder, counted: d.unitSteps(c, turn.Selection.Entries, out.Units), exempt: d.exempt(c),
	}, nil
}

// applyGift pays with a gift card. Only what the order takes is taken from the card.
func (d *decision) applyGift(c *candidate, turn discount.Turn) (effect, *fault.Error) {
	v := c.Voucher
	c.Balance = v.Balance()
	available := c.Balance - d.reserved(v.ID).Credits
	paid, err := discount.Gift{Effect: v.Gift.Effect, Balance: available, Credits: c.Redeemable.Credits}.Apply(turn)
	if err != nil {
		refusal, ok := fault.As(err)
		if !ok {
			refusal = fault.Invalid("invalid_gift", "Invalid gift", "%s", err)
		}
		if refusal.Key == "gift_amount_exceeded" {
			refusal.Details = v.Code
		}
		return effect{}, refusal
	}
	c.Credits, c.Reached = paid.Spent, paid.Entries
	return effect{
		Outcome: paid.Outcome, onOrder: v.Gift.Effect != discount.EffectApplyToItems, Credits: paid.Spent,
		counted: d.unitSteps(c, turn.Selection.Entries, paid.Units), pays: true,
	}, nil
}

func (d *decision) lineInCollection(collection string, line int) bool {
	return slices.Contains(d.collectionsOf(d.line(line)), collection)
}
