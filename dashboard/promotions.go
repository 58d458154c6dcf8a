package dashboard

import (
	"context"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// promotionsView lists the promotion campaigns, the latest first, each with its first promotion tiers in the order in which they apply and its latest
// stacks, and says how discounts combine. The page of a campaign has all its tiers and stacks.
type promotionsView struct {
	Campaigns []promotionCampaign
	turns
	Empty empty
	// New is where a promotion is made; empty where nobody can.
	New   string
	Rules []string
	// Settings is the page that changes how discounts combine; empty for who may not.
	Settings string
}

type promotionCampaign struct {
	ID, Name, Href string
	Status         status
	Tiers          tierTable
	Stacks         []stackRow
	// All leads to the tiers and stacks of the campaign, for what is not listed here.
	All []filterLink
	// New and NewStack are empty for who may not make a promotion or a stack.
	New, NewStack string
}

// tierTable are tiers of a campaign in the order in which they apply. The part "tiers" renders it.
type tierTable struct {
	Rows []tierRow
	// Form moves and switches the tiers; nil for who may not. Back is the page that it leads back to.
	Form *actForm
	Back string
	// New leads to the form of a further tier; empty for who may not make one, and where the page has another link for it.
	New string
}

type tierRow struct {
	ID, Name, Href, Discount string
	Position                 int
	Status                   status
	// Conditions are the first sentences of what the tier asks. More leads to the set of rules that has others.
	Conditions []string
	More       filterLink
	// Up, Down and Switch name the buttons. Up is empty for the first tier of the campaign, and Down for the last one.
	Up, Down, Switch string
	Active           bool
}

type stackRow struct {
	Name, Href, Category string
	Tiers                string
}

// promotionsRoutes are the routes of promotion tiers and stacks.
func (d *Dashboard) promotionsRoutes() []route {
	return []route{
		{method: "GET", path: "promotions", act: actRead, handle: d.promotions},
		{method: "POST", path: "promotions/tiers", act: actBuild, handle: d.actOnTier},
		{method: "GET", path: "promotions/tiers/new", act: actBuild, handle: d.newTier},
		{method: "POST", path: "promotions/tiers/new", act: actBuild, handle: d.makeTier},
		{method: "GET", path: "promotions/tiers/{tierId}", act: actRead, handle: d.tier},
		{method: "GET", path: "promotions/tiers/{tierId}/edit", act: actBuild, handle: d.editTier},
		{method: "POST", path: "promotions/tiers/{tierId}/edit", act: actBuild, handle: d.saveTier},
		{method: "POST", path: "promotions/tiers/{tierId}/rules", act: actBuild, handle: d.assignTierRule},
		{method: "POST", path: "promotions/tiers/{tierId}/unassign", act: actBuild, handle: d.unassignTierRule},
		{method: "POST", path: "promotions/tiers/{tierId}/delete", act: actBuild, handle: d.deleteTier},
		{method: "GET", path: "promotions/stacks/new", act: actBuild, handle: d.newStack},
		{method: "POST", path: "promotions/stacks/new", act: actBuild, handle: d.makeStack},
		{method: "GET", path: "promotions/stacks/{stackId}", act: actRead, handle: d.stack},
		{method: "POST", path: "promotions/stacks/{stackId}", act: actBuild, handle: d.saveStack},
		{method: "POST", path: "promotions/stacks/{stackId}/delete", act: actBuild, handle: d.deleteStack},
	}
}

// promotionCampaigns is how many campaigns a page lists, firstTiers and firstStacks how much of each, and tiersPage how many tiers a page of one campaign
// has. With rules in several sentences such pages have less than 60 kB.
const promotionCampaigns, firstTiers, firstStacks, tiersPage = 5, 3, 3, 20

// maxTierRows and maxStackRows bound what is read of the campaigns of a page together. The rows that are read of a campaign are always its first ones.
const maxTierRows, maxStackRows = 300, 100

func (d *Dashboard) promotions(ctx context.Context, v *visit) (answer, error) {
	view := promotionsView{New: v.newCampaignOf(kindCart), Empty: empty{"layers", v.say("promotions.none"), v.say("promotions.none.why")}}
	if v.may(actManage) {
		view.Settings = v.path("settings", "stacking")
	}
	q, err := v.paged("promotions", storage.And(storage.Is("campaign_type", string(campaign.TypePromotion)), storage.Where("deleted_at", storage.OpIsUnknown)))
	if err != nil {
		return answer{}, err
	}
	q.Limit = promotionCampaigns
	found, err := v.Project.Campaigns.List(ctx, q)
	if err != nil {
		return answer{}, err
	}
	view.turns = turn(v, &found, campaignPlace)
	ids := idsOf(found.Items, campaign.Kind.ID)
	tiers, err := v.Project.Promotions.FirstTiers(ctx, ids, maxTierRows)
	if err != nil {
		return answer{}, err
	}
	stacks, err := v.Project.Promotions.LatestStacks(ctx, ids, maxStackRows)
	if err != nil {
		return answer{}, err
	}
	tiersOf, stacksOf := map[string][]promotion.Tier{}, map[string][]promotion.Stack{}
	for _, t := range tiers.Items {
		tiersOf[t.CampaignID] = append(tiersOf[t.CampaignID], t)
	}
	for _, s := range stacks.Items {
		stacksOf[s.CampaignID] = append(stacksOf[s.CampaignID], s)
	}
	var shownTiers []promotion.Tier
	var shownStacks []promotion.Stack
	for _, id := range ids {
		shownTiers = append(shownTiers, atMost(tiersOf[id], firstTiers)...)
		shownStacks = append(shownStacks, atMost(stacksOf[id], firstStacks)...)
	}
	said, err := v.sayTiers(ctx, shownTiers)
	if err != nil {
		return answer{}, err
	}
	rules, err := v.Project.Settings.Stacking(ctx)
	if err != nil {
		return answer{}, err
	}
	named, err := v.namesOfStacks(ctx, shownStacks, tiers.Items, rules.Exclusive, rules.Joint)
	if err != nil {
		return answer{}, err
	}
	view.Rules = v.stackingSentences(&rules, named)
	for i := range found.Items {
		c := &found.Items[i]
		row := promotionCampaign{ID: c.ID, Name: c.Name, Status: newStatus(campaignState(c, v))}
		if href := v.path("campaigns", c.ID); v.dashboard.leads(href) {
			row.Href = href
		}
		own := tiersOf[c.ID]
		row.Tiers = v.tierTable(c, atMost(own, firstTiers), 0, len(own) > firstTiers || tiers.HasMore, said)
		switch {
		case tiers.HasMore:
			row.All = append(row.All, filterLink{Text: v.say("promotions.all"), Href: v.path("campaigns", c.ID, "promotions")})
		case len(own) > firstTiers:
			row.All = append(row.All, filterLink{Text: v.say("promotions.all.count", len(own)), Href: v.path("campaigns", c.ID, "promotions")})
		}
		for _, s := range atMost(stacksOf[c.ID], firstStacks) {
			row.Stacks = append(row.Stacks, v.stackRow(&s, named))
		}
		if stacks.HasMore || len(stacksOf[c.ID]) > firstStacks {
			row.All = append(row.All, filterLink{Text: v.say("stack.all"), Href: v.path("campaigns", c.ID, "stacks")})
		}
		if v.may(actBuild) {
			row.New = v.path("promotions", "tiers", "new") + "?campaign=" + c.ID
			if len(own) > 0 {
				row.NewStack = v.path("promotions", "stacks", "new") + "?campaign=" + c.ID
			}
		}
		view.Campaigns = append(view.Campaigns, row)
	}
	return show("promotions", v.say("promotions.title"), view), nil
}

// atMost are the first n items of a list, or all.
func atMost[T any](all []T, n int) []T { return all[:min(len(all), n)] }

// tierSaid is what a tier gives, and what it asks, each sentence with the set of rules that it is of.
type tierSaid struct {
	discount   string
	conditions []string
	sets       []string
}

// sayTiers says what tiers give and ask, by their ids.
func (v *visit) sayTiers(ctx context.Context, tiers []promotion.Tier) (map[string]tierSaid, error) {
	said := map[string]tierSaid{}
	if len(tiers) == 0 {
		return said, nil
	}
	assigned, err := v.Project.Rules.ListAssignments(ctx, storage.Query{
		Filter: storage.And(storage.Is("related_object_type", string(rule.RelatedPromotionTier)), storage.In("related_object_id", idsOf(tiers, promotion.TierKind.ID)))})
	if err != nil {
		return nil, err
	}
	var ruleIDs []string
	for _, a := range assigned.Items {
		ruleIDs = append(ruleIDs, a.RuleID)
	}
	slices.Sort(ruleIDs)
	sets, err := rulesOf(ctx, v.Project, slices.Compact(ruleIDs))
	if err != nil {
		return nil, err
	}
	var mentioned wording.Ids
	byID := map[string]rule.Rules{}
	for _, r := range sets {
		mentioned.AddRules(r)
		byID[r.ID] = r
	}
	for _, t := range tiers {
		mentioned.AddDiscount(t.Discount)
	}
	names, err := namer{v.Project}.Names(ctx, mentioned)
	if err != nil {
		return nil, err
	}
	w := v.writer(names)
	for _, t := range tiers {
		var own []rule.Rules
		var s tierSaid
		for _, a := range assigned.Items {
			if r, ok := byID[a.RuleID]; ok && a.RelatedObjectID == t.ID {
				own = append(own, r)
				for _, sentence := range w.Rules(r) {
					s.conditions, s.sets = append(s.conditions, flat(sentence)), append(s.sets, r.ID)
				}
			}
		}
		s.discount = w.Sentence(w.Discount(t.Discount, own...))
		said[t.ID] = s
	}
	return said, nil
}

// tierTable are tiers of a campaign that stand behind a number of others. more says that others follow.
func (v *visit) tierTable(c *campaign.Campaign, tiers []promotion.Tier, behind int, more bool, said map[string]tierSaid) tierTable {
	table := tierTable{Back: v.here()}
	if v.may(actBuild) {
		form := v.actForm("promotions", "tiers")
		table.Form = &form
	}
	for i := range tiers {
		t := &tiers[i]
		s := said[t.ID]
		row := tierRow{
			ID: t.ID, Name: t.Name, Href: v.path("promotions", "tiers", t.ID), Position: behind + i + 1, Discount: s.discount, Conditions: atMost(s.conditions, maxSaid), Status: newStatus(tierState(c, t, v)),
			Active: t.Active, Switch: v.say("promotions.switch-on", t.Name),
		}
		if n := len(s.conditions) - maxSaid; n > 0 {
			row.More = filterLink{Text: v.say("rules.more", n), Href: v.path("rules", s.sets[maxSaid])}
		}
		if t.Active {
			row.Switch = v.say("promotions.switch-off", t.Name)
		}
		if behind+i > 0 {
			row.Up = v.say("promotions.move.up", t.Name)
		}
		if more || i < len(tiers)-1 {
			row.Down = v.say("promotions.move.down", t.Name)
		}
		table.Rows = append(table.Rows, row)
	}
	return table
}

// namesOfStacks are the names of the tiers and categories of stacks, and of other categories, by id. Tiers that were read are not read again.
func (v *visit) namesOfStacks(ctx context.Context, stacks []promotion.Stack, tiers []promotion.Tier, categories ...[]string) (map[string]string, error) {
	named := &configuration{names: map[string]string{}}
	for _, t := range tiers {
		named.names[t.ID] = t.Name
	}
	var missing storage.NameIDs
	for _, s := range stacks {
		if s.CategoryID != "" {
			categories = append(categories, []string{s.CategoryID})
		}
		for _, id := range s.TierIDs {
			if _, known := named.names[id]; !known {
				missing.PromotionTiers = append(missing.PromotionTiers, id)
			}
		}
	}
	if len(missing.PromotionTiers) > 0 {
		read, err := v.Project.Names(ctx, missing)
		if err != nil {
			return nil, err
		}
		maps.Copy(named.names, read)
	}
	return named.names, v.nameCategories(ctx, named, categories...)
}

func (v *visit) stackRow(s *promotion.Stack, names map[string]string) stackRow {
	tiers := make([]string, len(s.TierIDs))
	for i, id := range s.TierIDs {
		tiers[i] = cmpOr(names[id], id)
	}
	return stackRow{Name: s.Name, Href: v.path("promotions", "stacks", s.ID), Category: names[s.CategoryID], Tiers: strings.Join(tiers, " → ")}
}

// campaignTiers are all tiers of a promotion campaign, some places on a page.
type campaignTiers struct {
	tierTable
	// Places says which places of how many the page has; empty when it has all. Newer and Older lead to those before and behind them.
	Places       string
	Newer, Older string
	Empty        empty
}

// loadCampaignTiers reads all tiers of the campaign, as the overview and each move do, and shows some of them.
func loadCampaignTiers(ctx context.Context, v *visit, view *campaignView) error {
	p := &campaignTiers{Empty: empty{"layers", v.say("promotions.no-tiers"), v.say("promotions.none.why")}}
	view.Tiers = p
	place := 1
	if asked := v.URL.Query().Get("place"); asked != "" {
		var err error
		if place, err = strconv.Atoi(asked); err != nil || place < 1 {
			return fault.Query("place", "must be a whole number from 1 (actual value is '%.20s')", asked)
		}
	}
	tiers, err := v.Project.Promotions.TiersOf(ctx, view.of.ID)
	if err != nil {
		return err
	}
	from := pageOfPlace(min(place, len(tiers)))
	to := min(from+tiersPage, len(tiers))
	said, err := v.sayTiers(ctx, tiers[from:to])
	if err != nil {
		return err
	}
	p.tierTable = v.tierTable(view.of, tiers[from:to], from, to < len(tiers), said)
	if v.may(actBuild) {
		p.New = v.path("promotions", "tiers", "new") + "?campaign=" + view.of.ID
	}
	if from > 0 || to < len(tiers) {
		p.Places = v.say("promotions.places", from+1, to, len(tiers))
	}
	if from > 0 {
		p.Newer = v.with("place", strconv.Itoa(from-tiersPage+1))
	}
	if to < len(tiers) {
		p.Older = v.with("place", strconv.Itoa(to+1))
	}
	return nil
}

// pageOfPlace is how many tiers stand before the page that has a place.
func pageOfPlace(place int) int { return max(place-1, 0) / tiersPage * tiersPage }

// loadCampaignStacks are the stacks of a promotion campaign, the latest first.
func loadCampaignStacks(ctx context.Context, v *visit, view *campaignView) error {
	list := &tableView{Empty: empty{"layers", v.say("stack.none"), v.say("stack.none.why")}, table: table{Columns: v.columns("name", "stack.category", "stack.tiers")}}
	view.Stacks = list
	if v.may(actBuild) {
		list.Links = []buttonLink{{"layers", v.say("stack.new"), v.path("promotions", "stacks", "new") + "?campaign=" + view.of.ID}}
	}
	q, err := v.paged("campaign-stacks", storage.Is("campaign_id", view.of.ID))
	if err != nil {
		return err
	}
	page, err := v.Project.Promotions.ListStacks(ctx, q)
	if err != nil {
		return err
	}
	named, err := v.namesOfStacks(ctx, page.Items, nil)
	if err != nil {
		return err
	}
	fillRows(v, list, page, func(s *promotion.Stack) []cell {
		row := v.stackRow(s, named)
		return []cell{{Text: row.Name, Href: row.Href}, {Text: row.Category}, {Text: row.Tiers}}
	}, func(s *promotion.Stack) (time.Time, string) { return s.CreatedAt, s.ID })
	return nil
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

// actOnTier moves a tier or switches it, as the button that was pressed says: "up", "down", "on" or "off", and the id of the tier.
func (d *Dashboard) actOnTier(ctx context.Context, v *visit) (answer, error) {
	do, id, _ := strings.Cut(v.PostFormValue("do"), " ")
	if !slices.Contains([]string{"up", "down", "on", "off"}, do) {
		return answer{}, fault.Payload("do", "must be up, down, on or off, and the id of a promotion tier")
	}
	t, err := v.Project.Promotions.Tier(ctx, id)
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Object: tierObject(&t), Before: t}
	switch do {
	case "on", "off":
		c.Act = "promotion_tier.disabled"
		if do == "on" {
			c.Act = "promotion_tier.enabled"
		}
		return v.change(ctx, c, v.backWith("tier-"+do, v.path("promotions")), func(ctx context.Context) (any, error) {
			return v.Project.Promotions.SetActive(ctx, t.ID, do == "on")
		})
	}
	c.Act = "promotion_tier.moved"
	return v.change(ctx, c, v.backWith("tier-moved", v.path("promotions")), func(ctx context.Context) (any, error) {
		return v.Project.Promotions.MoveTier(ctx, t.ID, do == "up")
	})
}
