package dashboard

import (
	"context"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// promotionsView lists the promotion tiers of all campaigns in the order in which they apply, the stacks, and how discounts combine.
type promotionsView struct {
	Campaigns []promotionCampaign
	Empty     empty
	// More says that there are more campaigns than the page lists.
	More bool
	// New is where a promotion is made; empty where nobody can.
	New   string
	Rules []string
	// Settings is the page that changes how discounts combine; empty for who may not.
	Settings string
}

type promotionCampaign struct {
	ID, Name, Href string
	Status         status
	Tiers          []tierRow
	Stacks         []stackRow
	// NewStack is empty for who may not make one.
	NewStack string
}

type tierRow struct {
	ID, Name, Discount string
	Position           int
	Status             status
	Conditions         []string
	// Active, Up and Down are nil for who may not change tiers, and for the first and the last one.
	Active   *switchForm
	Up, Down *moveForm
}

type stackRow struct {
	Name, Href, Category string
	Tiers                string
}

type moveForm struct {
	actForm
	To, Text string
}

// promotionsRoutes are the routes of promotion tiers and stacks.
func (d *Dashboard) promotionsRoutes() []route {
	return []route{
		{method: "GET", path: "promotions", act: actRead, handle: d.promotions},
		{method: "POST", path: "promotions/tiers/{tierId}/active", act: actBuild, handle: d.switchTier},
		{method: "POST", path: "promotions/tiers/{tierId}/move", act: actBuild, handle: d.moveTier},
		{method: "GET", path: "promotions/stacks/new", act: actBuild, handle: d.newStack},
		{method: "POST", path: "promotions/stacks/new", act: actBuild, handle: d.makeStack},
		{method: "GET", path: "promotions/stacks/{stackId}", act: actRead, handle: d.stack},
		{method: "POST", path: "promotions/stacks/{stackId}", act: actBuild, handle: d.saveStack},
		{method: "POST", path: "promotions/stacks/{stackId}/delete", act: actBuild, handle: d.deleteStack},
	}
}

// maxPromotionCampaigns, maxTierRows and maxStacks bound what the page lists.
const maxPromotionCampaigns, maxTierRows, maxStacks = 50, 300, 100

func (d *Dashboard) promotions(ctx context.Context, v *visit) (answer, error) {
	view := promotionsView{Empty: empty{"layers", v.say("promotions.none"), v.say("promotions.none.why")}}
	if href := v.path("campaigns", "new"); v.may(actBuild) && v.dashboard.leads(href) {
		view.New = href
	}
	if v.may(actManage) {
		view.Settings = v.path("settings", "stacking")
	}
	found, err := v.Project.Campaigns.List(ctx, storage.Query{
		Filter: storage.And(storage.Is("campaign_type", string(campaign.TypePromotion)), storage.Where("deleted_at", storage.OpIsUnknown)), Order: latestFirst, Limit: maxPromotionCampaigns,
	})
	if err != nil {
		return answer{}, err
	}
	view.More = found.HasMore
	var ids []string
	for _, c := range found.Items {
		ids = append(ids, c.ID)
	}
	tiers, stacks, said, err := v.tiersOf(ctx, ids)
	if err != nil {
		return answer{}, err
	}
	rules, err := v.Project.Settings.Stacking(ctx)
	if err != nil {
		return answer{}, err
	}
	named := &configuration{names: map[string]string{}}
	lists := [][]string{rules.Exclusive, rules.Joint}
	for _, own := range stacks {
		for _, s := range own {
			if s.CategoryID != "" {
				lists = append(lists, []string{s.CategoryID})
			}
		}
	}
	if err := v.nameCategories(ctx, named, lists...); err != nil {
		return answer{}, err
	}
	names := named.names
	view.Rules = v.stackingSentences(&rules, names)
	for _, c := range found.Items {
		row := promotionCampaign{ID: c.ID, Name: c.Name, Status: newStatus(campaignState(&c, v))}
		if href := v.path("campaigns", c.ID); v.dashboard.leads(href) {
			row.Href = href
		}
		own := tiers[c.ID]
		for i := range own {
			row.Tiers = append(row.Tiers, v.tierRow(&c, own, i, said))
		}
		for _, s := range stacks[c.ID] {
			row.Stacks = append(row.Stacks, stackRow{Name: s.Name, Href: v.path("promotions", "stacks", s.ID), Category: names[s.CategoryID], Tiers: strings.Join(tierNames(own, s.TierIDs), " → ")})
		}
		if v.may(actBuild) && len(own) > 0 {
			row.NewStack = v.path("promotions", "stacks", "new") + "?campaign=" + c.ID
		}
		view.Campaigns = append(view.Campaigns, row)
	}
	return show("promotions", v.say("promotions.title"), view), nil
}

// tierSaid is what a tier gives, and what it asks.
type tierSaid struct {
	discount   string
	conditions []string
}

// tiersOf reads the tiers and stacks of campaigns by campaign, the tiers in their order, and says the tiers by id.
func (v *visit) tiersOf(ctx context.Context, campaigns []string) (tiers map[string][]promotion.Tier, stacks map[string][]promotion.Stack, said map[string]tierSaid, err error) {
	tiers, stacks, said = map[string][]promotion.Tier{}, map[string][]promotion.Stack{}, map[string]tierSaid{}
	if len(campaigns) == 0 {
		return tiers, stacks, said, nil
	}
	all, err := v.Project.Promotions.ListTiers(ctx, storage.Query{Filter: storage.In("campaign_id", campaigns), Order: []storage.Order{{Field: "hierarchy"}}, Limit: maxTierRows})
	if err != nil {
		return nil, nil, nil, err
	}
	found, err := v.Project.Promotions.ListStacks(ctx, storage.Query{Filter: storage.In("campaign_id", campaigns), Order: latestFirst, Limit: maxStacks})
	if err != nil {
		return nil, nil, nil, err
	}
	for _, s := range found.Items {
		stacks[s.CampaignID] = append(stacks[s.CampaignID], s)
	}
	var ids []string
	for _, t := range all.Items {
		tiers[t.CampaignID], ids = append(tiers[t.CampaignID], t), append(ids, t.ID)
	}
	if len(ids) == 0 {
		return tiers, stacks, said, nil
	}
	assigned, err := v.Project.Rules.ListAssignments(ctx, storage.Query{Filter: storage.And(storage.Is("related_object_type", string(rule.RelatedPromotionTier)), storage.In("related_object_id", ids)), Limit: maxCounted})
	if err != nil {
		return nil, nil, nil, err
	}
	var ruleIDs []string
	for _, a := range assigned.Items {
		ruleIDs = append(ruleIDs, a.RuleID)
	}
	slices.Sort(ruleIDs)
	sets, err := rulesOf(ctx, v.Project, slices.Compact(ruleIDs))
	if err != nil {
		return nil, nil, nil, err
	}
	var mentioned wording.Ids
	byID := map[string]rule.Rules{}
	for _, r := range sets {
		mentioned.AddRules(r)
		byID[r.ID] = r
	}
	for _, t := range all.Items {
		mentioned.AddDiscount(t.Discount)
	}
	names, err := namer{v.Project}.Names(ctx, mentioned)
	if err != nil {
		return nil, nil, nil, err
	}
	w := v.writer(names)
	for _, t := range all.Items {
		var own []rule.Rules
		var s tierSaid
		for _, a := range assigned.Items {
			if r, ok := byID[a.RuleID]; ok && a.RelatedObjectID == t.ID {
				own = append(own, r)
				for _, sentence := range w.Rules(r) {
					s.conditions = append(s.conditions, flat(sentence))
				}
			}
		}
		s.discount = w.Sentence(w.Discount(t.Discount, own...))
		said[t.ID] = s
	}
	return tiers, stacks, said, nil
}

func (v *visit) tierRow(c *campaign.Campaign, own []promotion.Tier, i int, said map[string]tierSaid) tierRow {
	t := &own[i]
	row := tierRow{ID: t.ID, Name: t.Name, Position: i + 1, Discount: said[t.ID].discount, Conditions: said[t.ID].conditions, Status: newStatus(tierState(c, t, v))}
	if !v.may(actBuild) {
		return row
	}
	row.Active = &switchForm{v.actForm("promotions", "tiers", t.ID, "active"), !t.Active, v.say("promotions.switch-on", t.Name)}
	if t.Active {
		row.Active.Text = v.say("promotions.switch-off", t.Name)
	}
	move := func(to string) *moveForm {
		return &moveForm{v.actForm("promotions", "tiers", t.ID, "move"), to, v.say("promotions.move."+to, t.Name)}
	}
	if i > 0 {
		row.Up = move("up")
	}
	if i < len(own)-1 {
		row.Down = move("down")
	}
	return row
}

// tierState is the name of the status of a tier: whether it can be used now.
func tierState(c *campaign.Campaign, t *promotion.Tier, v *visit) string {
	now := v.Project.Now()
	switch {
	case promotion.Usable(t, c, now, v.Settings.Zone()) == nil:
		return "active"
	case !t.Active || !c.Active:
		return "paused"
	case !t.Validity.End.IsZero() && t.Validity.End.Before(now), !c.Validity.End.IsZero() && c.Validity.End.Before(now):
		return "ended"
	}
	return "scheduled"
}

// campaignState is the name of the status of a promotion campaign.
func campaignState(c *campaign.Campaign, v *visit) string {
	return tierState(c, &promotion.Tier{Active: true}, v)
}

func tierNames(tiers []promotion.Tier, ids []string) (names []string) {
	for _, id := range ids {
		name := id
		for _, t := range tiers {
			if t.ID == id {
				name = t.Name
			}
		}
		names = append(names, name)
	}
	return names
}

// stackingSentences say how the discounts of one order combine.
func (v *visit) stackingSentences(s *project.StackingRules, categories map[string]string) (said []string) {
	said = append(said, v.say("stacking.say.limit", s.RedeemablesLimit, s.ApplicableLimit))
	if s.ApplicablePerCategory > 0 {
		said = append(said, v.say("stacking.say.category", s.ApplicablePerCategory))
	}
	if named := namesOf(s.Exclusive, categories); named != "" {
		said = append(said, v.say("stacking.say.exclusive", named, s.ExclusiveLimit))
	}
	if named := namesOf(s.Joint, categories); named != "" {
		said = append(said, v.say("stacking.say.joint", named))
	}
	for _, mode := range []string{string(s.ApplicationMode), string(s.Sorting), string(s.CalculationMode), string(s.ProductsMode), string(s.NoEffect)} {
		if key := "stacking.say." + mode; v.texts.has(key) { // imported rules may have others
			said = append(said, v.say(key))
		}
	}
	return said
}

func namesOf(ids []string, names map[string]string) string {
	var list []string
	for _, id := range ids {
		list = append(list, cmpOr(names[id], id))
	}
	return strings.Join(list, ", ")
}

func (d *Dashboard) switchTier(ctx context.Context, v *visit) (answer, error) {
	t, err := v.Project.Promotions.Tier(ctx, v.PathValue("tierId"))
	if err != nil {
		return answer{}, err
	}
	active := v.PostFormValue("active") == "true"
	c := audit.Change{Act: "promotion_tier.disabled", Object: audit.Object{Type: promotion.TierKind.Name, ID: t.ID, Name: t.Name}, Before: t}
	done := "tier-off"
	if active {
		c.Act, done = "promotion_tier.enabled", "tier-on"
	}
	return v.change(ctx, c, v.path("promotions")+"?done="+done, func(ctx context.Context) (any, error) { return v.Project.Promotions.SetActive(ctx, t.ID, active) })
}

func (d *Dashboard) moveTier(ctx context.Context, v *visit) (answer, error) {
	t, err := v.Project.Promotions.Tier(ctx, v.PathValue("tierId"))
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "promotion_tier.moved", Object: audit.Object{Type: promotion.TierKind.Name, ID: t.ID, Name: t.Name}, Before: t}
	return v.change(ctx, c, v.path("promotions")+"?done=tier-moved", func(ctx context.Context) (any, error) {
		return v.Project.Promotions.MoveTier(ctx, t.ID, v.PostFormValue("to") == "up")
	})
}
