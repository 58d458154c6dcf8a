package wording

import (
	"slices"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/rule"
)

// CardDefinition says how points live on the cards of a loyalty program: when they expire and become usable, how many a card earns and spends, and
// what happens to them when an order is taken back.
func (w Writer) CardDefinition(d program.CardDefinition) []string {
	said := []string{w.Expiration(membership.ExpirationOf(d.PointsExpiration))}
	add := func(key string, pairs ...string) { said = append(said, w.Sentence(w.say(key, pairs...))) }
	if waits := w.Waiting(d.PendingPoints); waits != "" {
		said = append(said, waits)
	}
	for _, side := range []struct {
		key    string
		limits program.Limits
	}{{"limit.earning.", d.EarningLimits}, {"limit.spending.", d.SpendingLimits}} {
		for _, set := range []struct {
			key string
			of  program.LimitSet
		}{{"global.", side.limits.Global}, {"transaction.", side.limits.Transactions}} {
			if !set.of.Limited {
				continue
			}
			for _, l := range set.of.Limits {
				most := w.Points(l.Max)
				if l.Type == program.LimitAmount {
					most = w.Money(l.Max)
				}
				add(side.key+set.key+string(l.Type), "points", most, "period", w.calendar(l.Unit))
			}
		}
	}
	for _, back := range []struct {
		key string
		set program.RefundSet
	}{{"refund.spent.", d.Refunds.Spent}, {"refund.earned.", d.Refunds.Earned}} {
		for _, m := range back.set.Methods {
			if back.set.Refundable {
				add(w.language().first(back.key+m.Type+"."+m.Mode, back.key+m.Type))
			}
		}
	}
	if d.AllowNegative {
		add("balance.negative")
	}
	if d.PayWithPoints.Enabled {
		add("pay_with_points", "ratio", w.quote(d.PayWithPoints.Formula))
	}
	return said
}

func (w Writer) calendar(u calc.Unit) string {
	if u == "" {
		return ""
	}
	return w.say("calendar." + string(u))
}

// ProgramRule says what an earning rule of a loyalty program gives: a sentence for each of its earnings, of which the first that holds is given,
// with what it asks below, and the limits of the rule.
func (w Writer) ProgramRule(r program.EarningRule) []Sentence {
	event := w.programEvent(r.Trigger)
	var said []Sentence
	for _, e := range r.Earnings {
		gives := make([]string, len(e.Effects))
		for i, effect := range e.Effects {
			gives[i] = w.effect(effect)
		}
		s := Sentence{Text: w.Sentence(w.say("earning.rule", "points", w.list("list.and", gives), "event", event))}
		s.Below = append(w.Rules(rule.Rules{Expression: e.Rules}), w.tierRules(e.Tiers)...)
		said = append(said, s)
	}
	for _, limit := range append(w.useLimits("use_limit.rule.", r.TriggerLimits), w.ruleLimits(r.EarningLimits)...) {
		said = append(said, Sentence{Text: limit})
	}
	return said
}

func (w Writer) programEvent(t program.Trigger) string {
	switch {
	case t.Event == program.EventSegment && t.SegmentID != "":
		return w.say("event.customer.segment.entered", "name", w.named(t.SegmentID))
	case t.Event == program.EventCustom && t.SchemaID != "":
		return w.say("event.custom", "name", w.named(t.SchemaID))
	case t.Event == program.EventCustom:
		return w.say("event.custom.any")
	case t.Event == program.EventSegment:
		return w.say("event.segment.any")
	}
	return w.say("event.order.paid")
}

func (w Writer) effect(e program.Effect) string {
	if e.BenefitID != "" {
		return w.say("effect.benefit", "name", w.named(e.BenefitID))
	}
	p := e.Award.Proportion
	if p == nil {
		return w.Points(e.Award.Points)
	}
	points, every, scope := w.say("points.decimal", "n", w.decimal(p.Value)), w.Number(p.Every), make([]rule.Item, len(p.Items))
	if p.Value.IsInteger() {
		points = w.Points(p.Value.IntPart())
	}
	if slices.Contains([]program.Calculation{
		program.CalculateOrderAmount, program.CalculateOrderTotal, program.CalculateItemsAmount, program.CalculateItemsSubtotal,
	}, p.Calculation) {
		every = w.Money(p.Every)
	}
	for i, item := range p.Items {
		scope[i] = rule.Item{Object: discount.Object(item.Type), ID: item.ID}
	}
	return w.say("earning."+string(p.Calculation), "points", points, "every", every, "property", w.quote(p.Property), "items", w.list("list.and", w.items(scope)))
}

func (w Writer) tierRules(rules []program.TierRule) (said []Sentence) {
	for _, r := range rules {
		tiers := make([]string, len(r.TierIDs))
		for i, id := range r.TierIDs {
			tiers[i] = w.named(id)
		}
		said = append(said, Sentence{Text: w.Sentence(w.say("tier_rule", "tiers", w.list("list.or", tiers)))})
	}
	return said
}

// useLimits says how often something may happen to a member.
func (w Writer) useLimits(key string, l program.UseLimits) (said []string) {
	if l.Cooldown.Value > 0 {
		said = append(said, w.Sentence(w.say(key+"cooldown", "period", w.span(l.Cooldown))))
	}
	if l.Max > 0 {
		said = append(said, w.Sentence(w.language().count(key+"max", l.Max, "n", w.Number(l.Max), "period", w.calendar(l.Unit))))
	}
	return said
}

func (w Writer) ruleLimits(set program.LimitSet) (said []string) {
	for _, l := range set.Limits {
		if set.Limited {
			said = append(said, w.Sentence(w.say("limit.rule", "points", w.Points(l.Max), "period", w.calendar(l.Unit))))
		}
	}
	return said
}

// AddProgramRule adds what an earning rule mentions, besides its tiers, its benefits and its custom event.
func (i *Ids) AddProgramRule(r program.EarningRule) {
	addID(&i.Segments, r.Trigger.SegmentID)
	for _, e := range r.Earnings {
		i.AddRules(rule.Rules{Expression: e.Rules})
		for _, effect := range e.Effects {
			if p := effect.Award.Proportion; p != nil {
				for _, item := range p.Items {
					i.addItem(rule.Item{Object: discount.Object(item.Type), ID: item.ID})
				}
			}
		}
	}
}

// TierStructure says which points count for the tiers of a program, and how long a tier is kept.
func (w Writer) TierStructure(s program.TierStructure) []string {
	text := w.say("structure." + string(s.Type))
	if s.Type == program.StructureEarned {
		text = w.say("structure."+string(s.Type), "period", w.span(s.Tracking))
	}
	said := []string{text}
	if s.Start == program.StartNextPeriod {
		said = append(said, w.say("qualification.next"))
	}
	switch s.Retention.Type {
	case program.RetentionFixed:
		said = append(said, w.say("retention.fixed", "period", w.span(s.Retention.Period)))
	case program.RetentionCalendar:
		said = append(said, w.say("retention.calendar", "dates", w.dates(s.Retention.Dates, "list.or")))
	}
	said = append(said, w.say("downgrade."+string(s.Downgrade.Type)))
	if s.Downgrade.Grace.Value > 0 {
		said = append(said, w.say("downgrade.grace", "period", w.span(s.Downgrade.Grace)))
	}
	for i := range said {
		said[i] = w.Sentence(said[i])
	}
	return said
}

// ProgramTier says what a tier of a structure asks.
func (w Writer) ProgramTier(t program.Tier) []string {
	said := []string{w.Sentence(w.Range(t.Min, t.Max))}
	if t.SegmentID != "" {
		said = append(said, w.Sentence(w.say("tier.segment", "name", w.named(t.SegmentID))))
	}
	if t.Downgrade == program.DowngradeNone {
		said = append(said, w.Sentence(w.say("downgrade."+string(t.Downgrade))))
	}
	if x := membership.ExpirationOf(t.Expiration); x.Type != calc.Inherit && x.Type != "" {
		said = append(said, w.Expiration(x))
	}
	return said
}

// AddProgramTier adds the segment of a tier.
func (i *Ids) AddProgramTier(t program.Tier) { addID(&i.Segments, t.SegmentID) }

// ProgramReward says what a reward of loyalty programs gives, without a full stop. Names has those of campaigns, products, SKUs and card
// definitions.
func (w Writer) ProgramReward(r program.Reward) string {
	switch g := r.Gift; {
	case g.Material != nil && g.Material.SKUID != "":
		return w.say("reward.product", "product", w.named(g.Material.SKUID))
	case g.Material != nil:
		return w.say("reward.product", "product", w.named(g.Material.ProductID))
	case g.Digital == nil:
		return ""
	case g.Digital.Type == program.DigitalPoints:
		return w.say("reward.points", "points", w.Points(g.Digital.Points), "campaign", w.named(g.Digital.CardDefinitionID))
	case g.Digital.Type == program.DigitalGifts:
		return w.say("reward.credit.top", "amount", w.Money(g.Digital.Balance), "campaign", w.named(g.Digital.CampaignID))
	}
	return w.say("reward.code", "campaign", w.named(r.Gift.Digital.CampaignID))
}

// Costs says the prices of a reward of loyalty programs, of which the first that holds for a member counts, and how often it can be bought.
func (w Writer) Costs(r program.Reward) []Sentence {
	var said []Sentence
	for _, c := range r.Costs {
		said = append(said, Sentence{
			Text:  w.Sentence(w.say("cost", "points", w.Points(c.Spending.Points), "card", w.named(c.Spending.CardDefinitionID))),
			Below: append(w.Rules(rule.Rules{Expression: c.Rules}), w.tierRules(c.Tiers)...),
		})
	}
	for _, limit := range w.useLimits("use_limit.reward.", r.PurchaseLimits) {
		said = append(said, Sentence{Text: limit})
	}
	if r.Refundable {
		said = append(said, Sentence{Text: w.Sentence(w.say("reward.refundable"))})
	}
	return said
}

// AddProgramReward adds what the prices of a reward and what it gives mention, besides campaigns, tiers and card definitions.
func (i *Ids) AddProgramReward(r program.Reward) {
	for _, c := range r.Costs {
		i.AddRules(rule.Rules{Expression: c.Rules})
	}
	if m := r.Gift.Material; m != nil {
		addID(&i.Products, m.ProductID)
		addID(&i.SKUs, m.SKUID)
	}
}

// AddReward adds the product of a reward of loyalty campaigns.
func (i *Ids) AddReward(productID, skuID string) {
	addID(&i.Products, productID)
	addID(&i.SKUs, skuID)
}
