package dashboard

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strconv"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/wording"
)

// loyaltyOf returns the loyalty campaign of the address, and its page without parts.
func (v *visit) loyaltyOf(ctx context.Context) (c campaign.Campaign, view loyaltyView, err error) {
	c, err = v.Project.Loyalty.Campaign(ctx, v.PathValue("loyaltyId"))
	if err == nil && c.ID != v.PathValue("loyaltyId") {
		err = errNowhere // addresses hold ids, and no names
	}
	if err != nil {
		return c, view, err
	}
	view = loyaltyView{Name: c.Name, Kind: v.say("loyalty.campaign"), Status: stateOfCampaign(&c, v.clock().now), Pages: v.loyaltyLinks("loyalty", "campaigns", c.ID)}
	if v.may(actBuild) {
		view.Acts = []buttonForm{v.switchButton(c.Active, "loyalty", "campaigns", c.ID, "active")}
	}
	return c, view, nil
}

// loyaltyCampaign says how points live in a loyalty campaign.
func (d *Dashboard) loyaltyCampaign(ctx context.Context, v *visit) (answer, error) {
	c, view, err := v.loyaltyOf(ctx)
	if err != nil {
		return answer{}, err
	}
	progress, err := v.Project.Campaigns.ProgressOf(ctx, c.ID)
	if err != nil {
		return answer{}, err
	}
	w := v.writer(nil)
	view.Facts = append(view.Facts, fact{Label: v.say("loyalty.cards"), Text: v.number(progress[c.ID].VouchersCount)}, v.window(c.Validity))
	if p := c.Voucher; p != nil && p.Loyalty != nil {
		view.Facts = append(view.Facts, fact{Label: v.say("loyalty.first"), Text: w.Sentence(w.Points(p.Loyalty.Points))},
			fact{Label: v.say("loyalty.expiry"), Text: w.Expiration(voucher.ExpirationOf(p.Loyalty.Expiration))})
	}
	joins := v.say("loyalty.join.card")
	if c.AutoJoin {
		joins = v.say("loyalty.join.auto")
	}
	view.Facts = append(view.Facts, fact{Label: v.say("loyalty.join"), Text: joins})
	days, ranges := v.days()
	view.Ranges = ranges
	if view.Plots, err = v.campaignPointPlots(ctx, &c, days); err != nil {
		return answer{}, err
	}
	view.Activity, err = v.activity(ctx, c.ID)
	return show("loyalty-page", v.say("loyalty.title"), view), err
}

// loyaltyRules lists the earning rules of a campaign.
func (d *Dashboard) loyaltyRules(ctx context.Context, v *visit) (answer, error) {
	view, err := v.loyaltyRulesView(ctx)
	return show("loyalty-page", v.say("loyalty.title"), view), err
}

func (v *visit) loyaltyRulesView(ctx context.Context) (view loyaltyView, err error) {
	c, view, err := v.loyaltyOf(ctx)
	if err != nil {
		return view, err
	}
	view.Empty = empty{"award", v.say("loyalty.rules.none"), v.say("loyalty.rules.none.why")}
	page, err := v.Project.Loyalty.ListEarningRules(ctx, storage.Query{Filter: storage.Is("campaign_id", c.ID), Order: latestFirst})
	if err != nil || len(page.Items) == 0 {
		return view, err
	}
	conditions, err := v.conditionsOf(ctx, rule.RelatedEarningRule, idsOf(page.Items, loyalty.EarningRuleKind.ID))
	if err != nil {
		return view, err
	}
	var ids wording.Ids
	for _, r := range page.Items {
		ids.AddEarningRule(r)
		for _, asked := range conditions[r.ID] {
			ids.AddRules(asked)
		}
	}
	names, err := namer{v.Project}.Names(ctx, ids)
	if err != nil {
		return view, err
	}
	w := v.writer(names)
	for _, r := range page.Items {
		at := []string{"loyalty", "campaigns", c.ID, "rules", r.ID}
		part := loyaltyPart{Name: cmp.Or(r.Banner, v.say("loyalty.rule")), Status: newStatus("active")}
		if !r.Active {
			part.Status = newStatus("paused")
		}
		sentences := w.EarningRule(r)
		if r.Expiration != nil {
			sentences = append(sentences, w.Expiration(voucher.ExpirationOf(r.Expiration)))
		}
		part.Sentences = said(append(sentences, w.Validity(r.Validity)...))
		for _, asked := range conditions[r.ID] {
			part.Sentences = append(part.Sentences, w.Rules(asked)...)
		}
		if v.may(actBuild) {
			part.Acts = []buttonForm{v.switchButton(r.Active, at...)}
			if r.Earning.Formula == "" {
				part.Edit = v.earningForm(&r, at...)
			}
		}
		view.Parts = append(view.Parts, part)
	}
	return view, nil
}

// earningForm changes the points of an earning rule.
func (v *visit) earningForm(r *loyalty.EarningRule, at ...string) *editForm {
	return &editForm{actForm: v.actForm(at...), Title: v.say("loyalty.rule.edit"), Submit: v.say("settings.save"), form: form{Fields: []field{
		{Name: "points", ID: "points-" + r.ID, Label: v.say("code.points.amount"), Type: "text", Value: strconv.FormatInt(r.Earning.Points, 10), Required: true, Autocomplete: "off"},
	}}}
}

// idsOf are the ids of items.
func idsOf[T any](items []T, id func(*T) string) []string {
	ids := make([]string, len(items))
	for i := range items {
		ids[i] = id(&items[i])
	}
	return ids
}

// conditionsOf are the validation rules of things of one type, by their ids.
func (v *visit) conditionsOf(ctx context.Context, of rule.RelatedType, ids []string) (map[string][]rule.Rules, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	assigned, err := v.Project.Rules.ListAssignments(ctx, storage.Query{Filter: storage.And(storage.Is("related_object_type", string(of)), storage.In("related_object_id", ids))})
	if err != nil || len(assigned.Items) == 0 {
		return nil, err
	}
	var wanted []string
	for _, a := range assigned.Items {
		wanted = append(wanted, a.RuleID)
	}
	sets, err := rulesOf(ctx, v.Project, wanted)
	if err != nil {
		return nil, err
	}
	all := map[string][]rule.Rules{}
	for _, a := range assigned.Items {
		if i := slices.IndexFunc(sets, func(r rule.Rules) bool { return r.ID == a.RuleID }); i >= 0 {
			all[a.RelatedObjectID] = append(all[a.RelatedObjectID], sets[i])
		}
	}
	return all, nil
}

// loyaltyTiers lists the tiers of a campaign, the lowest first, with what they change.
func (d *Dashboard) loyaltyTiers(ctx context.Context, v *visit) (answer, error) {
	c, view, err := v.loyaltyOf(ctx)
	if err != nil {
		return answer{}, err
	}
	view.Empty = empty{"award", v.say("loyalty.tiers.none"), v.say("loyalty.tiers.none.why")}
	tiers, err := v.Project.Loyalty.ListTiers(ctx, storage.Query{Filter: storage.Is("campaign_id", c.ID), Order: []storage.Order{{Field: "points_from"}}})
	if err != nil {
		return answer{}, err
	}
	names := wording.Names{}
	if slices.ContainsFunc(tiers.Items, func(t loyalty.Tier) bool { return len(t.EarningRules) > 0 }) {
		rules, err := v.Project.Loyalty.ListEarningRules(ctx, storage.Query{Filter: storage.Is("campaign_id", c.ID)})
		if err != nil {
			return answer{}, err
		}
		for _, r := range rules.Items {
			names[r.ID] = cmp.Or(r.Banner, v.writer(nil).EarningRule(r)[0])
		}
	}
	if slices.ContainsFunc(tiers.Items, func(t loyalty.Tier) bool { return len(t.Rewards) > 0 }) {
		offers, err := v.Project.Loyalty.OffersTo(ctx, c.ID, nil)
		if err != nil {
			return answer{}, err
		}
		for _, o := range offers {
			names[o.Assignment.ID] = o.Reward.Name
		}
	}
	w := v.writer(names)
	if len(tiers.Items) > 0 {
		view.Lead = w.Qualification(c.TierExpiration)
	}
	if view.Plots, err = v.campaignTierPlots(ctx, tiers.Items); err != nil {
		return answer{}, err
	}
	for _, t := range tiers.Items {
		view.Parts = append(view.Parts, loyaltyPart{Name: t.Name, Sentences: said(w.Tier(t))})
	}
	return show("loyalty-page", v.say("loyalty.title"), view), nil
}

// loyaltyOffers lists the rewards that a campaign offers, with their prices.
func (d *Dashboard) loyaltyOffers(ctx context.Context, v *visit) (answer, error) {
	c, view, err := v.loyaltyOf(ctx)
	if err != nil {
		return answer{}, err
	}
	view.Empty = empty{"gift", v.say("loyalty.rewards.none"), v.say("loyalty.rewards.none.why")}
	offers, err := v.Project.Loyalty.OffersTo(ctx, c.ID, nil)
	if err != nil {
		return answer{}, err
	}
	rewards := make([]loyalty.Reward, len(offers))
	for i, o := range offers {
		rewards[i] = o.Reward
	}
	names, err := v.rewardNames(ctx, rewards...)
	if err != nil {
		return answer{}, err
	}
	w := v.writer(names)
	for _, o := range offers {
		view.Parts = append(view.Parts, loyaltyPart{
			Name: o.Reward.Name, Href: v.path("rewards", o.Reward.ID), Sentences: said([]string{w.Sentence(w.Offer(o.Assignment)), w.Sentence(w.Reward(o.Reward))}),
		})
	}
	return show("loyalty-page", v.say("loyalty.title"), view), nil
}

// rewardNames are the names of what rewards of loyalty campaigns give.
func (v *visit) rewardNames(ctx context.Context, rewards ...loyalty.Reward) (wording.Names, error) {
	var ids wording.Ids
	var campaigns []string
	for _, r := range rewards {
		if r.Campaign != nil {
			campaigns = append(campaigns, r.Campaign.ID)
		}
		if r.Product != nil {
			ids.AddReward(r.Product.ID, r.Product.SKUID)
		}
	}
	return v.campaignNames(ctx, ids, campaigns)
}

// campaignNames are the names of campaigns, besides those of ids.
func (v *visit) campaignNames(ctx context.Context, ids wording.Ids, campaigns []string) (wording.Names, error) {
	names, err := namer{v.Project}.Names(ctx, ids)
	if err != nil || len(campaigns) == 0 {
		return names, err
	}
	found, err := v.Project.Campaigns.ByID(ctx, campaigns...)
	for id, c := range found {
		names[id] = c.Name
	}
	return names, err
}

// switchLoyalty switches a loyalty campaign on or off.
func (d *Dashboard) switchLoyalty(ctx context.Context, v *visit) (answer, error) {
	active, err := v.switched()
	if err != nil {
		return answer{}, err
	}
	before, _, err := v.loyaltyOf(ctx)
	if err != nil {
		return answer{}, err
	}
	name, done := "loyalty.disabled", "loyalty-off"
	if active {
		name, done = "loyalty.enabled", "loyalty-on"
	}
	c := audit.Change{Act: name, Object: audit.Object{Type: campaign.Kind.Name, ID: before.ID, Name: before.Name}, Before: before}
	return v.change(ctx, c, v.path("loyalty", "campaigns", before.ID)+"?done="+done, func(ctx context.Context) (any, error) {
		return v.Project.Campaigns.SetActive(ctx, before.ID, active)
	})
}

// changeLoyaltyRule switches an earning rule on or off, or changes its points.
func (d *Dashboard) changeLoyaltyRule(ctx context.Context, v *visit) (answer, error) {
	c, _, err := v.loyaltyOf(ctx)
	if err != nil {
		return answer{}, err
	}
	before, err := v.Project.Loyalty.EarningRule(ctx, c.ID, v.PathValue("earningRuleId"))
	if err != nil {
		return answer{}, err
	}
	if v.PostFormValue("active") == "" {
		out, err := v.changeEarning(ctx, &c, &before)
		if refusal, ok := fault.As(err); ok && refusal.Kind == fault.KindInvalid {
			return v.refusedEarning(ctx, before.ID, err)
		}
		return out, err
	}
	active, err := v.switched()
	if err != nil {
		return answer{}, err
	}
	return v.change(ctx, earningChange(&before), v.path("loyalty", "campaigns", c.ID, "rules")+"?done=rule", func(ctx context.Context) (any, error) {
		return v.Project.Loyalty.SetEarningRuleActive(ctx, c.ID, before.ID, active)
	})
}

func earningChange(before *loyalty.EarningRule) audit.Change {
	return audit.Change{Act: "earning_rule.updated", Object: audit.Object{Type: loyalty.EarningRuleKind.Name, ID: before.ID, Name: before.Banner}, Before: *before}
}

func (v *visit) changeEarning(ctx context.Context, c *campaign.Campaign, before *loyalty.EarningRule) (answer, error) {
	points, err := parsePoints("points", v.PostFormValue("points"))
	if err != nil {
		return answer{}, err
	}
	return v.change(ctx, earningChange(before), v.path("loyalty", "campaigns", c.ID, "rules")+"?done=rule", func(ctx context.Context) (any, error) {
		return v.Project.Loyalty.UpdateEarningRule(ctx, c.ID, before.ID, func(r loyalty.EarningRule) (loyalty.EarningRuleUpdate, error) {
			r.Earning.Points = points
			return loyalty.EarningRuleUpdate{Earning: patch.Set(r.Earning)}, nil
		})
	})
}

// refusedEarning shows the rules again, with what is wrong at the field of one of them.
func (v *visit) refusedEarning(ctx context.Context, id string, refusal error) (answer, error) {
	view, err := v.loyaltyRulesView(ctx)
	if err != nil {
		return answer{}, errors.Join(err, refusal)
	}
	for _, p := range view.Parts {
		if p.Edit == nil || p.Edit.Fields[0].ID != "points-"+id {
			continue
		}
		p.Edit.Fields[0].Value = v.PostFormValue("points")
		if err := p.Edit.refuse(v.texts, refusal); err != nil {
			return answer{}, err
		}
	}
	return unprocessable(show("loyalty-page", v.say("loyalty.title"), view)), nil
}

// parsePoints reads a whole number above 0.
func parsePoints(name, text string) (int64, error) {
	n, ok := parseMinor(text, false)
	if !ok || n <= 0 {
		return 0, fault.Payload(name, "must be a whole number above 0 (actual value is '%.60s')", text)
	}
	return n, nil
}
