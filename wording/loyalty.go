package wording

import (
	"maps"
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/validity"
)

// EarningRule says what an earning rule of a loyalty campaign gives and when, and until when its points wait: "1 point for each full 10.00 EUR of
// the order, after discounts, when an order is paid."
func (w Writer) EarningRule(r loyalty.EarningRule) []string {
	said := []string{w.Sentence(w.say("earning.rule", "points", w.earning(r.Earning), "event", w.earningEvent(r)))}
	if r.PendingDays > 0 {
		said = append(said, w.Sentence(w.say("pending.period", "period", w.counted("span.DAY", r.PendingDays))))
	}
	return said
}

func (w Writer) earning(e loyalty.Earning) string {
	points := w.Points(e.Points)
	if e.Formula != "" {
		points = w.say("earning.formula", "formula", w.formula(e.Formula))
	}
	if e.Calculation == "" {
		return points
	}
	every, scope := w.Number(e.Every), make([]rule.Item, len(e.Scope))
	if slices.Contains([]loyalty.Calculation{loyalty.OrderAmount, loyalty.OrderTotalAmount, loyalty.OrderItemsAmount, loyalty.OrderItemsSubtotalAmount}, e.Calculation) {
		every = w.Money(e.Every)
	}
	for i, item := range e.Scope {
		scope[i] = rule.Item{Object: discount.Object(item.Object), ID: item.ID}
	}
	return w.say("earning."+string(e.Calculation), "points", points, "every", every, "property", w.quote(e.Property), "items", w.list("list.and", w.items(scope)))
}

func (w Writer) earningEvent(r loyalty.EarningRule) string {
	switch key := "event." + r.Event; {
	case r.SegmentID != "":
		return w.say(key, "name", w.named(r.SegmentID))
	case r.TierID == loyalty.AnyTier:
		return w.say(key + ".any")
	case r.TierID != "":
		return w.say(key, "name", w.named(r.TierID))
	case w.language().has(key):
		return w.say(key)
	}
	return w.say("event.custom", "name", w.quote(r.Event))
}

// AddEarningRule adds what an earning rule mentions.
func (i *Ids) AddEarningRule(r loyalty.EarningRule) {
	addID(&i.Segments, r.SegmentID)
	if r.TierID != loyalty.AnyTier {
		addID(&i.Tiers, r.TierID)
	}
	for _, item := range r.Earning.Scope {
		i.addItem(rule.Item{Object: discount.Object(item.Object), ID: item.ID})
	}
}

// Tier says what a tier of a loyalty campaign asks, and what it changes for its holders. Names has those of the earning rules and of the rewards
// that it changes, by the ids of the rules and of the assignments.
func (w Writer) Tier(t loyalty.Tier) []string {
	said := []string{w.Sentence(w.Range(t.From, t.To))}
	for _, part := range []struct {
		key      string
		mappings map[string]loyalty.Mapping
	}{{"tier.rule.", t.EarningRules}, {"tier.reward.", t.Rewards}} {
		for _, id := range slices.Sorted(maps.Keys(part.mappings)) {
			m := part.mappings[id]
			said = append(said, w.Sentence(w.say(part.key+string(m.Type), "name", w.named(id), "points", w.Points(m.Points), "factor", w.decimal(m.Multiplier))))
		}
	}
	return said
}

// Qualification says how members of a loyalty campaign reach its tiers and when they lose them.
func (w Writer) Qualification(x *campaign.TierExpiration) []string {
	if x == nil || x.QualificationType == "" {
		x = &campaign.TierExpiration{QualificationType: "BALANCE", Expiration: "BALANCE_DROP"}
	}
	var said []string
	switch x.QualificationType {
	case "BALANCE":
		said = append(said, w.say("qualification.balance"))
	default:
		said = append(said, w.say("qualification.period", "period", w.say("calendar."+x.QualificationPeriod)))
	}
	if x.Start == "NEXT_PERIOD" {
		said = append(said, w.say("qualification.next"))
	}
	if key := "qualification.end." + x.Expiration; x.Expiration != "" && w.language().has(key) {
		said = append(said, w.say(key))
	}
	if d, err := validity.ParseDuration(x.Extend); x.Extend != "" && err == nil {
		said = append(said, w.say("qualification.extend", "duration", w.duration(d)))
	}
	for i := range said {
		said[i] = w.Sentence(said[i])
	}
	return said
}

// Reward says what a reward of loyalty campaigns gives, without a full stop. Names has those of campaigns, products and SKUs.
func (w Writer) Reward(r loyalty.Reward) string {
	switch {
	case r.Campaign != nil && r.Campaign.Type == campaign.TypeGiftVouchers:
		return w.say("reward.credit", "amount", w.Money(r.Campaign.Balance), "campaign", w.named(r.Campaign.ID))
	case r.Campaign != nil && r.Campaign.Type == campaign.TypeLoyaltyProgram:
		return w.say("reward.points", "points", w.Points(r.Campaign.Balance), "campaign", w.named(r.Campaign.ID))
	case r.Campaign != nil:
		return w.say("reward.code", "campaign", w.named(r.Campaign.ID))
	case r.Product != nil && r.Product.SKUID != "":
		return w.say("reward.product", "product", w.named(r.Product.SKUID))
	case r.Product != nil:
		return w.say("reward.product", "product", w.named(r.Product.ID))
	case r.Coin != nil:
		return w.say("reward.coin", "points", w.Points(r.Coin.PointsRatio), "amount", w.money(r.Coin.ExchangeRatio))
	}
	return ""
}

// Offer says the price of a reward in a loyalty campaign, without a full stop.
func (w Writer) Offer(a loyalty.RewardAssignment) string {
	switch {
	case a.Points == 0:
		return w.say("offer.order")
	case a.AutoRedeem:
		return w.say("offer.automatic", "points", w.Points(a.Points))
	}
	return w.say("offer", "points", w.Points(a.Points))
}
