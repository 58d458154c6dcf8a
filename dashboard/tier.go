package dashboard

import (
	"context"
	"slices"
	"strconv"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// promotionView is the page of a promotion tier.
type promotionView struct {
	ID, Name, Gives string
	Status          status
	Facts           []fact
	// Times are the dates, days and hours at which it can be used.
	Times []string
	Rules *campaignRules
	// Switch turns the tier on or off and leads back to Back; EditHref leads to the form, and Delete asks once. They are empty for who may not.
	Switch         *actForm
	Active         bool
	Back, EditHref string
	Delete         *deleteForm
}

func tierObject(t *promotion.Tier) audit.Object {
	return audit.Object{Type: promotion.TierKind.Name, ID: t.ID, Name: t.Name}
}

func (v *visit) tierPath(t *promotion.Tier) string { return v.path("promotions", "tiers", t.ID) }

// tierOf is the tier of an address, with its campaign.
func (v *visit) tierOf(ctx context.Context) (promotion.Tier, campaign.Campaign, error) {
	return v.Project.Promotions.TierAndCampaign(ctx, v.PathValue("tierId"))
}

func (d *Dashboard) tier(ctx context.Context, v *visit) (answer, error) {
	view, err := v.promotionView(ctx)
	return show("tier", view.Name, view), err
}

func (v *visit) promotionView(ctx context.Context) (view promotionView, err error) {
	t, c, err := v.tierOf(ctx)
	if err != nil {
		return view, err
	}
	tiers, err := v.Project.Promotions.TiersOf(ctx, c.ID)
	if err != nil {
		return view, err
	}
	assigned, err := v.Project.Rules.ListAssignments(ctx, storage.Query{Filter: rule.AssignedTo(rule.Related{Type: rule.RelatedPromotionTier, ID: t.ID})})
	if err != nil {
		return view, err
	}
	sets, err := rulesOf(ctx, v.Project, idsOf(assigned.Items, func(a *rule.Assignment) string { return a.RuleID }))
	if err != nil {
		return view, err
	}
	var ids wording.Ids
	ids.AddDiscount(t.Discount)
	for _, r := range sets {
		ids.AddRules(r)
	}
	names, err := namer{v.Project}.Names(ctx, ids)
	if err != nil {
		return view, err
	}
	w := v.writer(names)
	view = promotionView{ID: t.ID, Name: t.Name, Gives: v.say("promotion.gives.nothing"), Status: newStatus(tierState(&c, &t, v)), Active: t.Active, Times: w.Validity(t.Validity)}
	if t.Discount != nil {
		view.Gives = w.Sentence(w.Discount(t.Discount, sets...))
	}
	if len(view.Times) == 0 {
		view.Times = []string{v.say("code.always")}
	}
	place := slices.IndexFunc(tiers, func(other promotion.Tier) bool { return other.ID == t.ID }) + 1
	view.Facts = []fact{
		{Label: v.say("promotion.campaign"), Text: c.Name, Href: v.path("campaigns", c.ID)},
		{Label: v.say("promotions.place"), Text: v.say("promotion.place", place, len(tiers)), Href: v.path("campaigns", c.ID, "promotions") + "?place=" + strconv.Itoa(pageOfPlace(place)+1)},
	}
	if t.Banner != "" {
		view.Facts = append(view.Facts, fact{Label: v.say("campaign-new.banner"), Text: t.Banner})
	}
	if view.Rules, err = v.rulesToAssign(ctx, w, sets, "promotions", "tiers", t.ID); err != nil {
		return view, err
	}
	view.Rules.Empty = empty{"list-todo", v.say("campaign.rules.none"), v.say("promotion.rules.none.why")}
	if v.may(actBuild) {
		toggle := v.actForm("promotions", "tiers")
		view.Switch, view.Back, view.EditHref = &toggle, v.tierPath(&t), v.path("promotions", "tiers", t.ID, "edit")
		view.Delete = v.deleteForm("tier", t.Name, "promotions", "tiers", t.ID, "delete")
	}
	return view, nil
}

// assignTierRule gives a tier a set of rules.
func (d *Dashboard) assignTierRule(ctx context.Context, v *visit) (answer, error) {
	t, err := v.Project.Promotions.Tier(ctx, v.PathValue("tierId"))
	if err != nil {
		return answer{}, err
	}
	change := audit.Change{Act: "promotion_tier.rule_assigned", Object: tierObject(&t)}
	out, err := v.assignRule(ctx, change, rule.Related{Type: rule.RelatedPromotionTier, ID: t.ID}, v.tierPath(&t))
	if _, refused := fault.As(err); !refused {
		return out, err
	}
	view, loadErr := v.promotionView(ctx)
	if loadErr != nil {
		return answer{}, loadErr
	}
	if view.Rules.Assign == nil {
		return answer{}, err
	}
	if err := view.Rules.Assign.refuse(v.texts, err); err != nil {
		return answer{}, err
	}
	return unprocessable(show("tier", view.Name, view)), nil
}

// unassignTierRule takes a set of rules away from a tier. The set itself stays.
func (d *Dashboard) unassignTierRule(ctx context.Context, v *visit) (answer, error) {
	t, err := v.Project.Promotions.Tier(ctx, v.PathValue("tierId"))
	if err != nil {
		return answer{}, err
	}
	change := audit.Change{Act: "promotion_tier.rule_unassigned", Object: tierObject(&t)}
	return v.unassignRule(ctx, change, rule.Related{Type: rule.RelatedPromotionTier, ID: t.ID}, v.tierPath(&t))
}

// deleteTier deletes a tier for good, as the API does.
func (d *Dashboard) deleteTier(ctx context.Context, v *visit) (answer, error) {
	t, err := v.Project.Promotions.Tier(ctx, v.PathValue("tierId"))
	if err != nil {
		return answer{}, err
	}
	change := audit.Change{Act: "promotion_tier.deleted", Object: tierObject(&t), Before: t}
	to := v.path("campaigns", t.CampaignID, "promotions") + "?done=tier-deleted"
	return v.change(ctx, change, to, func(ctx context.Context) (any, error) {
		return nil, v.Project.Promotions.DeleteTier(ctx, t.ID)
	})
}
