package dashboard

import (
	"cmp"
	"context"
	"html/template"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/campaigns"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/plot"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// campaignsRoutes are the routes of the list of campaigns and of the page of each. The parts of a page are wildcards, so that addresses of a new campaign
// may stand beside them.
func (d *Dashboard) campaignsRoutes() []route {
	return []route{
		{method: "GET", path: "campaigns", act: actRead, lagging: true, handle: d.campaigns},
		{method: "POST", path: "campaigns", act: actRead, handle: choosing(d.narrowCampaigns)},
		{method: "POST", path: "campaigns/bulk", act: actBuild, handle: d.changeCampaigns},
		{method: "GET", path: "campaigns/{campaignId}", act: actRead, handle: d.campaign},
		{method: "GET", path: "campaigns/{campaignId}/{part}", act: actRead, handle: d.campaign},
		{method: "POST", path: "campaigns/{campaignId}/{part}", act: actBuild, handle: d.actOnCampaign},
		{method: "POST", path: "publish/{campaignId}", act: actSupport, handle: d.publishCode},
		{method: "GET", path: "delete/campaigns/{campaignId}", act: actBuild, danger: true, handle: d.showDeleteCampaign},
		{method: "POST", path: "delete/campaigns/{campaignId}", act: actBuild, danger: true, handle: d.deleteCampaign},
	}
}

// campaignsView is the list of campaigns, the latest first.
type campaignsView struct {
	Filter codeFilterForm
	Rows   []listedCampaign
	// Bulk is the form of what can be done with several campaigns; nil for who may not. Undo turns back what was done last.
	Bulk     *actForm
	Category field
	Undo     *campaignsUndo
	// NewHref leads to a new campaign; empty for who may not. TemplatesHref leads to the templates.
	NewHref, TemplatesHref string
	turns
	// A list that is narrowed by a text goes on with forms: Step is their address, and After and Before are the places; empty at the ends.
	Step, After, Before string
	Fields              []field
	Empty               empty
	// Templates lead to the wizard while there is no campaign.
	Templates []filterLink
}

type campaignsUndo struct {
	actForm
	Act string
	IDs []string
}

type listedCampaign struct {
	ID, Href, Name, Kind, Gives string
	Status                      status
	Why                         string
	Starts, Ends                moment
	Codes, Uses, Discount       string
	// Days is a small plot of the redemptions of the last days.
	Days                      template.HTML
	DuplicateHref, DeleteHref string
}

// campaignFilter is what narrows the list.
type campaignFilter struct{ Type, State, Category, Text string }

// The values of the filters. The texts are campaign.type.NAME and campaigns.state.NAME.
var (
	campaignTypes = []string{
		string(campaign.TypeDiscountCoupons), string(campaign.TypeGiftVouchers), string(campaign.TypeLoyaltyProgram), string(campaign.TypeReferralProgram), string(campaign.TypePromotion),
	}
	campaignStates = []string{"active", "paused", "scheduled", "ended", "used-up"}
)

func (v *visit) campaignFilter() (f campaignFilter, err error) {
	f = campaignFilter{Type: v.FormValue("type"), State: v.FormValue("state"), Category: v.FormValue("category"), Text: strings.TrimSpace(v.PostFormValue("text"))}
	switch {
	case f.Type != "" && !slices.Contains(campaignTypes, f.Type):
		return f, fault.Query("type", "must be one of %s (actual value is '%.60s')", strings.Join(campaignTypes, ", "), f.Type)
	case f.State != "" && !slices.Contains(campaignStates, f.State):
		return f, fault.Query("state", "must be one of %s (actual value is '%.60s')", strings.Join(campaignStates, ", "), f.State)
	}
	return f, cmp.Or(storage.CheckText("category", f.Category), storage.CheckText("text", f.Text))
}

// storage is the filter as the engine knows it.
func (f campaignFilter) storage(ctx context.Context, p *punchcard.Project) (storage.Filter, error) {
	var all []storage.Filter
	if f.State == "used-up" {
		out, err := p.Campaigns.RunningOut(ctx, 0)
		if err != nil {
			return storage.Filter{}, err
		}
		ids := []string{}
		for _, use := range out {
			if use.UsedUp() {
				ids = append(ids, use.CampaignID)
			}
		}
		all = append(all, storage.In("id", ids))
	} else {
		all = append(all, stateFilter(f.State, p.Now()))
	}
	if f.Type != "" {
		all = append(all, storage.Is("campaign_type", f.Type))
	}
	if f.Category != "" {
		all = append(all, storage.Is("category_id", f.Category))
	}
	if f.Text != "" {
		all = append(all, storage.Where("name", storage.OpContains, f.Text))
	}
	return storage.And(all...), nil
}

// query are the filters that an address may hold.
func (f campaignFilter) query() url.Values {
	query := url.Values{}
	for name, value := range map[string]string{"type": f.Type, "state": f.State, "category": f.Category} {
		if value != "" {
			query.Set(name, value)
		}
	}
	return query
}

func (d *Dashboard) campaigns(ctx context.Context, v *visit) (answer, error) {
	f, err := v.campaignFilter()
	if err != nil {
		return answer{}, err
	}
	view, err := v.loadCampaigns(ctx, f)
	return show("campaigns", v.say("campaigns.title"), view), err
}

// narrowCampaigns shows the campaigns that a form asks for. Names are not in addresses: only filters without one lead to an address.
func (d *Dashboard) narrowCampaigns(ctx context.Context, v *visit) (answer, error) {
	f, err := v.campaignFilter()
	if err != nil {
		return answer{}, err
	}
	if f.Text == "" {
		to := v.path("campaigns")
		if query := f.query(); len(query) > 0 {
			to += "?" + query.Encode()
		}
		return goTo(to), nil
	}
	view, err := v.loadCampaigns(ctx, f)
	return show("campaigns", v.say("campaigns.title"), view), err
}

// campaignPlace is the place of a campaign in a list.
func campaignPlace(c *campaign.Campaign) (time.Time, string) { return c.CreatedAt, c.ID }

// loadCampaigns reads a page of the list.
func (v *visit) loadCampaigns(ctx context.Context, f campaignFilter) (view campaignsView, err error) {
	filter, err := f.storage(ctx, v.Project)
	if err != nil {
		return view, err
	}
	q, err := v.paged("campaigns", filter)
	if err != nil {
		return view, err
	}
	page, err := v.Project.Campaigns.List(ctx, q)
	if err != nil {
		return view, err
	}
	if f.Text != "" {
		view.Step = v.path("campaigns")
		view.After, view.Before = beside(v, &page, func(c *campaign.Campaign) string { return placeOf(campaignPlace(c)) })
	} else {
		view.turns = turn(v, &page, campaignPlace)
	}
	if view.Rows, err = v.campaignRows(ctx, page.Items); err != nil {
		return view, err
	}
	category, err := v.categoryField(ctx, f.Category)
	if err != nil {
		return view, err
	}
	view.Filter.Action = v.path("campaigns")
	offered := category
	offered.Choices = slices.Concat([]choice{{"", v.say("filter.any")}}, category.Choices[1:])
	view.Filter.Fields = []field{
		{Name: "text", Label: v.say("campaigns.text"), Type: "text", Value: f.Text, Autocomplete: "off"},
		v.anyOf("type", v.say("campaigns.type"), f.Type, campaignTypes, "campaign.type."), v.anyOf("state", v.say("column.state"), f.State, campaignStates, "codes.state."), offered,
	}
	for name, values := range f.query() {
		view.Fields = append(view.Fields, field{Name: name, Value: values[0], Type: "hidden"})
	}
	slices.SortFunc(view.Fields, func(a, b field) int { return strings.Compare(a.Name, b.Name) })
	view.Fields = append(view.Fields, field{Name: "text", Value: f.Text, Type: "hidden"})
	if f.Text != "" {
		view.Choice = v.narrowed(view.Step, view.Fields)
	}
	view.Empty = empty{"megaphone", v.say("campaigns.none"), v.say("campaigns.none.why")}
	if f != (campaignFilter{}) {
		view.Filter.All = v.path("campaigns")
		view.Empty = empty{"search", v.say("campaigns.none.here"), v.say("campaigns.none.here.why")}
	}
	view.TemplatesHref = v.path("templates")
	if v.may(actBuild) {
		form := v.actForm("campaigns", "bulk")
		view.Bulk, view.Category = &form, category
		view.Category.Name, view.Category.Value = "to", ""
		view.Undo = v.campaignsUndo()
		if v.dashboard.has("campaigns/new") {
			view.NewHref = v.path("campaigns", "new")
			if f == (campaignFilter{}) {
				view.Templates = v.templateLinks()
			}
		}
	}
	return view, nil
}

// has reports whether there is a page at a path below the project.
func (d *Dashboard) has(path string) bool {
	return slices.ContainsFunc(d.routes(), func(r route) bool { return r.method == "GET" && r.path == path })
}

// anyOf is a filter with the texts prefix+value, or none.
func (v *visit) anyOf(name, label, value string, values []string, prefix string) field {
	f := field{Name: name, Label: label, Type: "select", Value: value, Choices: []choice{{"", v.say("filter.any")}}}
	for _, one := range values {
		f.Choices = append(f.Choices, choice{one, v.say(prefix + one)})
	}
	return f
}

// campaignRows says what campaigns are, with a few reads for all of them.
func (v *visit) campaignRows(ctx context.Context, all []campaign.Campaign) (rows []listedCampaign, err error) {
	if len(all) == 0 {
		return nil, nil
	}
	ids := make([]string, len(all))
	for i := range all {
		ids[i] = all[i].ID
	}
	uses := map[string]campaigns.Use{}
	if v.choice.showsAny("state", "campaigns.codes", "campaigns.uses", "campaigns.given") {
		if uses, err = v.Project.Campaigns.Use(ctx, ids...); err != nil {
			return nil, err
		}
	}
	gives, err := v.gives(ctx, all)
	if err != nil {
		return nil, err
	}
	days := make([]template.HTML, len(all))
	if v.choice.Shows("campaigns.days") {
		if days, err = v.sparks(ctx, all, ids); err != nil {
			return nil, err
		}
	}
	clock := v.clock()
	for i := range all {
		c, use := &all[i], uses[all[i].ID]
		row := listedCampaign{
			ID: c.ID, Href: v.path("campaigns", c.ID), Name: c.Name, Kind: v.say("campaign.type." + string(c.Type)), Gives: gives[c.ID],
			Starts: clock.moment(c.Validity.Start), Ends: clock.moment(c.Validity.End), Uses: v.number(use.Redemptions), Days: days[i],
		}
		if c.Voucher != nil {
			row.Codes = v.number(use.Codes)
		}
		if c.Type == campaign.TypeGiftVouchers {
			row.Discount = v.money(use.Credits)
		} else if c.Type != campaign.TypeLoyaltyProgram {
			row.Discount = v.money(use.Discounts)
		}
		name, why := v.campaignState(c, &use)
		row.Status, row.Why = newStatus(name), why
		if v.may(actBuild) {
			row.DuplicateHref, row.DeleteHref = v.path("campaigns", c.ID, "duplicate"), v.path("delete", "campaigns", c.ID)
		}
		rows = append(rows, row)
	}
	return rows, nil
}

// sparkDays is how many days the small plot of a campaign shows, today included.
const sparkDays = 14

// sparks are small plots of the redemptions of campaigns by day, read in one go. Nothing is known of the days before a campaign was made.
func (v *visit) sparks(ctx context.Context, campaigns []campaign.Campaign, ids []string) ([]template.HTML, error) {
	zone := v.Settings.Zone()
	today := calc.DayOf(v.Project.Now(), zone)
	first := today.AddDays(1 - sparkDays)
	read, err := v.Project.Campaigns.Days(ctx, first, today, ids...)
	if err != nil {
		return nil, err
	}
	redeemed := map[string]int64{}
	for _, d := range read {
		redeemed[d.ID()] = d.Figures["redemptions_succeeded"]
	}
	drawn := make([]template.HTML, len(campaigns))
	for i := range campaigns {
		values, sum := make([]plot.Value, sparkDays), int64(0)
		for k := range values {
			day := punchcard.Day{CampaignID: campaigns[i].ID, Day: first.AddDays(k)}
			if n, counted := redeemed[day.ID()]; counted || day.Day >= calc.DayOf(campaigns[i].CreatedAt, zone) {
				values[k], sum = plot.Known(n), sum+n
			}
		}
		drawn[i] = template.HTML(plot.Spark(v.say("campaigns.days.said", v.number(sum), sparkDays), values))
	}
	return drawn, nil
}

// campaignState is the state of a campaign, and why it is so.
func (v *visit) campaignState(c *campaign.Campaign, use *campaigns.Use) (name, why string) {
	clock := v.clock()
	switch {
	case !c.Active:
		return "paused", v.say("campaign.why.paused")
	case !c.Validity.End.IsZero() && c.Validity.End.Before(clock.now):
		return "ended", v.say("campaign.why.ended", clock.moment(c.Validity.End).Text)
	case use.UsedUp():
		return "used-up", v.whyUsedUp(use)
	case !c.Validity.Start.IsZero() && c.Validity.Start.After(clock.now):
		return "scheduled", v.say("campaign.why.scheduled", clock.moment(c.Validity.Start).Text)
	}
	return "active", ""
}

// whyUsedUp says which limit of a campaign is reached, or that no code is left.
func (v *visit) whyUsedUp(use *campaigns.Use) string {
	if reached := use.Reached(); reached != nil {
		return v.say("campaign.why.used-up", v.limitName(reached), v.limitFigure(reached, reached.Max))
	}
	if use.Codes == 1 {
		return v.say("campaign.why.code-used")
	}
	return v.say("campaign.why.no-code")
}

// limitName says what a limit counts, and limitFigure writes a number of it.
func (v *visit) limitName(l *campaigns.Limit) string { return v.say("limit." + l.Name) }

func (v *visit) limitFigure(l *campaigns.Limit, n int64) string {
	if l.Money() {
		return v.money(n)
	}
	return v.number(n)
}

// gives says what campaigns give, by their ids.
func (v *visit) gives(ctx context.Context, campaigns []campaign.Campaign) (map[string]string, error) {
	var promotions []string
	var ids wording.Ids
	for i := range campaigns {
		if c := &campaigns[i]; c.Voucher != nil {
			ids.AddDiscount(c.Voucher.Discount)
		} else {
			promotions = append(promotions, c.ID)
		}
	}
	tiers := map[string][]promotion.Tier{}
	if len(promotions) > 0 {
		page, err := v.Project.Promotions.ListTiers(ctx, storage.Query{Filter: storage.In("campaign_id", promotions)})
		if err != nil {
			return nil, err
		}
		for _, t := range page.Items {
			tiers[t.CampaignID] = append(tiers[t.CampaignID], t)
			ids.AddDiscount(t.Discount)
		}
	}
	names, err := namer{v.Project}.Names(ctx, ids)
	if err != nil {
		return nil, err
	}
	w, said := v.writer(names), map[string]string{}
	for i := range campaigns {
		said[campaigns[i].ID] = v.give(w, &campaigns[i], tiers[campaigns[i].ID])
	}
	return said, nil
}

// give says what a campaign gives.
func (v *visit) give(w wording.Writer, c *campaign.Campaign, tiers []promotion.Tier) string {
	if c.Voucher == nil {
		var first *discount.Discount
		for i := range tiers {
			if first == nil || tiers[i].Hierarchy == 1 {
				first = tiers[i].Discount
			}
		}
		text := v.say("campaign.gives.tiers", len(tiers))
		if first != nil {
			text = w.Discount(first) + "; " + text
		}
		return sentenceOf(text)
	}
	switch p := c.Voucher; {
	case p.Gift != nil:
		return v.say("campaign.gives.gift", v.money(p.Gift.Amount))
	case p.Loyalty != nil:
		return v.say("campaign.gives.loyalty", w.Points(p.Loyalty.Points))
	default:
		return sentenceOf(w.Discount(p.Discount))
	}
}

// campaignsUndo is the form that turns back what was done last with several campaigns.
func (v *visit) campaignsUndo() *campaignsUndo {
	act := map[string]string{"campaigns-off": "on", "campaigns-on": "off"}[v.URL.Query().Get("done")]
	ids := v.URL.Query()["changed"]
	if act == "" || len(ids) == 0 || len(ids) > maxTicked {
		return nil
	}
	return &campaignsUndo{v.actForm("campaigns", "bulk"), act, ids}
}

// changeCampaigns switches several campaigns on or off, or gives them a category: all of them, or none when one cannot be changed.
func (d *Dashboard) changeCampaigns(ctx context.Context, v *visit) (answer, error) {
	act := v.PostFormValue("act")
	ids := v.PostForm["id"]
	switch {
	case !slices.Contains([]string{"on", "off", "category"}, act):
		return answer{}, fault.Payload("act", "must be one of on, off, category (actual value is '%.60s')", act)
	case len(ids) > maxTicked:
		return answer{}, fault.Payload("id", "must NOT have more than %d values", maxTicked)
	case len(ids) == 0:
		return goTo(v.path("campaigns") + "?done=campaigns-none"), nil
	}
	var update campaign.Update
	if act == "category" {
		to := v.PostFormValue("to")
		if update.CategoryID = patch.Clear[string](); to != "" {
			if _, err := v.Project.Catalog.Category(ctx, to); err != nil {
				return answer{}, err
			}
			update.CategoryID = patch.Set(to)
		}
	}
	var changed []string
	c := audit.Change{Act: "campaigns." + act, Object: audit.Object{Type: campaign.Kind.Name}}
	_, err := v.change(ctx, c, "", func(ctx context.Context) (any, error) {
		changed = nil
		for _, id := range ids {
			before, err := v.Project.Campaigns.Get(ctx, id)
			if err != nil {
				return nil, err
			}
			if act == "category" {
				_, err = v.Project.Campaigns.Update(ctx, before.ID, punchcard.CampaignUpdate{Update: update})
			} else if active := act == "on"; before.Active != active {
				_, err = v.Project.Campaigns.SetActive(ctx, before.ID, active)
				changed = append(changed, before.ID)
			}
			if err != nil {
				return nil, err
			}
		}
		return map[string]any{"Campaigns": ids, "Category": v.PostFormValue("to")}, nil
	})
	query := url.Values{"done": {"campaigns-" + act}, "changed": changed}
	return goTo(v.path("campaigns") + "?" + query.Encode()), err
}
