package dashboard

import (
	"context"
	"net/url"
	"slices"
	"strconv"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/campaigns"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// campaignView is the page of a campaign, which has several parts: one of the fields below Parts is set.
type campaignView struct {
	Name, Kind, Gives, Why string
	Status                 status
	Parts                  []filterLink
	// Switch turns the campaign on or off, and Undo turns back what was done last; nil for who may not.
	Switch, Undo  *switchForm
	DuplicateHref string

	Overview     *campaignOverview
	Tiers        *campaignTiers
	Stacks       *tableView
	Codes        *campaignCodes
	Rules        *campaignRules
	Budget       *campaignBudget
	Publications *campaignPublications
	Redemptions  *campaignRedemptions
	Activity     *campaignActivity
	Settings     *campaignSettings
	Duplicate    *campaignDuplicate

	of  *campaign.Campaign
	use campaigns.Use
}

// campaignPart is a part of the page.
type campaignPart struct {
	name string
	load func(ctx context.Context, v *visit, view *campaignView) error
	// codes is set for a part that only campaigns with codes have, tiers for one that only those without have: promotions. hidden is set for one that no
	// link in the row of parts leads to.
	codes, tiers, hidden bool
	act                  act
}

// campaignParts are the parts in their order; the first one has no name.
var campaignParts []campaignPart

func init() {
	campaignParts = []campaignPart{
		{name: "", load: loadOverview}, {name: "promotions", load: loadCampaignTiers, tiers: true}, {name: "stacks", load: loadCampaignStacks, tiers: true},
		{name: "codes", load: loadCampaignCodes, codes: true}, {name: "rules", load: loadCampaignRules}, {name: "budget", load: loadBudget},
		{name: "publications", load: loadPublications, codes: true}, {name: "redemptions", load: loadCampaignRedemptions}, {name: "activity", load: loadCampaignActivity},
		{name: "settings", load: loadCampaignSettings, act: actBuild}, {name: "duplicate", load: loadDuplicate, act: actBuild, hidden: true},
	}
}

// of reports whether a campaign has the part, for who visits.
func (p *campaignPart) of(v *visit, c *campaign.Campaign) bool {
	return (!p.codes || c.Voucher != nil) && (!p.tiers || c.Voucher == nil) && (p.act == "" || v.may(p.act))
}

// campaignOf is the campaign of an address.
func (v *visit) campaignOf(ctx context.Context) (c campaign.Campaign, err error) {
	id := v.PathValue("campaignId")
	if c, err = v.Project.Campaigns.Get(ctx, id); err == nil && c.ID != id {
		err = errNowhere // addresses hold ids, and no names
	}
	return c, err
}

func (d *Dashboard) campaign(ctx context.Context, v *visit) (answer, error) {
	view, err := v.campaignView(ctx, v.PathValue("part"))
	if err != nil {
		return answer{}, err
	}
	out := show("campaign", v.say("campaign.title"), view)
	if view.Codes != nil && view.Codes.Making != nil {
		return v.live(view.Codes.Making.Poll, out), nil
	}
	return out, nil
}

// campaignView loads a part of the page.
func (v *visit) campaignView(ctx context.Context, name string) (view campaignView, err error) {
	c, err := v.campaignOf(ctx)
	if err != nil {
		return view, err
	}
	at := slices.IndexFunc(campaignParts, func(p campaignPart) bool { return p.name == name && p.of(v, &c) })
	if at < 0 {
		return view, errNowhere
	}
	view = campaignView{Name: c.Name, Kind: v.say("campaign.type." + string(c.Type)), of: &c}
	uses, err := v.Project.Campaigns.Use(ctx, c.ID)
	if err != nil {
		return view, err
	}
	view.use = uses[c.ID]
	state, why := v.campaignState(&c, &view.use)
	view.Status, view.Why = newStatus(state), why
	for _, p := range campaignParts {
		href := v.path(present("campaigns", c.ID, p.name)...)
		if p.of(v, &c) && !p.hidden {
			view.Parts = append(view.Parts, filterLink{v.say("campaign.part." + p.name), href, p.name == name})
		}
	}
	if v.may(actBuild) {
		toggle := switchForm{v.actForm("campaigns", c.ID, "active"), !c.Active, v.say("code.switch-on")}
		if c.Active {
			toggle.Text = v.say("code.switch-off")
		}
		view.Switch, view.DuplicateHref = &toggle, v.path("campaigns", c.ID, "duplicate")
		if done := v.URL.Query().Get("done"); done == "campaign-off" && !c.Active || done == "campaign-on" && c.Active {
			undo := toggle
			undo.Text = v.say("undo")
			view.Undo = &undo
		}
	}
	return view, campaignParts[at].load(ctx, v, &view)
}

// campaignOverview says what a campaign is and how it runs.
type campaignOverview struct {
	Description string
	// Code is the code of the campaign, or the first of many; nil for a campaign that has none.
	Code    *campaignCode
	Valid   []string
	Rules   []wording.Sentence
	Limits  []limitRow
	Figures []fact
	// Plots are of the days that Ranges choose.
	Ranges []filterLink
	Plots  []plotView
}

// campaignCode is a code to copy. AllHref leads to all codes, where there are many.
type campaignCode struct{ Label, Code, Href, AllHref, All string }

// firstCode is the code that a campaign was made with, which people hand on next. It is read only where there is one.
func (v *visit) firstCode(ctx context.Context, view *campaignView) (*campaignCode, error) {
	if view.of.Voucher == nil || view.use.Codes == 0 {
		return nil, nil
	}
	page, err := v.Project.Vouchers.List(ctx, storage.Query{Filter: storage.Is("campaign_id", view.of.ID), Order: earliestFirst, Limit: 1})
	if err != nil || len(page.Items) == 0 {
		return nil, err
	}
	first := &page.Items[0]
	code := &campaignCode{Label: v.say("code.title"), Code: first.Code, Href: v.path("codes", first.ID)}
	if view.use.Codes > 1 {
		code.Label, code.AllHref, code.All = v.say("campaign.first-code"), v.path("campaigns", view.of.ID, "codes"), v.say("campaign.codes.all", view.use.Codes)
	}
	return code, nil
}

// limitRow is a limit as a meter, with the day on which it would be reached.
type limitRow struct {
	Name, Text, Ends, Href string
	Value, Max             int64
}

// figureUnits are the figures of a campaign that its page shows, in their order: whether each is money.
var figureUnits = []struct {
	name  string
	money bool
}{
	{"redemptions_succeeded", false}, {"redemptions_failed", false}, {"rollbacks_succeeded", false}, {"validations_succeeded", false}, {"validations_failed", false},
	{"discounted_amount", true}, {"rolledback_discounted_amount", true}, {"orders_amount", true}, {"vouchers_created", false}, {"publications_succeeded", false},
	{"created_vouchers_amount", true}, {"amount_added", true}, {"amount_redeemed", true}, {"amount_rolledback", true}, {"points_rewarded", false}, {"points_redeemed", false},
	{"points_expired", false}, {"referred_customers", false},
}

func loadOverview(ctx context.Context, v *visit, view *campaignView) error {
	o := &campaignOverview{Description: view.of.Description}
	view.Overview = o
	var ids wording.Ids
	for _, r := range view.use.Rules {
		ids.AddRules(r)
	}
	var tiers []promotion.Tier
	if view.of.Voucher != nil {
		ids.AddDiscount(view.of.Voucher.Discount)
	} else {
		var err error
		if tiers, err = v.Project.Promotions.TiersOf(ctx, view.of.ID); err != nil {
			return err
		}
		for i := range tiers {
			ids.AddDiscount(tiers[i].Discount)
		}
	}
	names, err := namer{v.Project}.Names(ctx, ids)
	if err != nil {
		return err
	}
	w := v.writer(names)
	view.Gives = v.give(w, view.of, tiers)
	for _, r := range view.use.Rules {
		o.Rules = append(o.Rules, w.Rules(r)...)
	}
	if o.Valid = w.Validity(view.of.Validity); len(o.Valid) == 0 {
		o.Valid = []string{v.say("code.always")}
	}
	if o.Code, err = v.firstCode(ctx, view); err != nil {
		return err
	}
	all, err := v.Project.Days(ctx, view.of.ID, "", "")
	if err != nil {
		return err
	}
	figures := punchcard.SumOf(all).Of(view.of.Type)
	for _, f := range figureUnits {
		n, there := figures[f.name]
		if !there {
			continue
		}
		row := fact{Label: v.say("figure." + f.name), Text: v.number(n)}
		if f.money {
			row.Text = v.money(n)
		}
		o.Figures = append(o.Figures, row)
	}
	o.Limits = v.limitRows(view, all)
	days, links := v.days()
	o.Ranges = links
	o.Plots, err = v.campaignPlots(ctx, view.of.ID, days)
	return err
}

// limitRows are the limits of a campaign, with what the figures of today, the last of some days, say about their end.
func (v *visit) limitRows(view *campaignView, days []punchcard.Day) (rows []limitRow) {
	day := calc.DayOf(v.Project.Now(), v.Settings.Zone())
	var today punchcard.Figures
	if n := len(days); n > 0 && days[n-1].Day == day {
		today = days[n-1].Figures
	}
	for i := range view.use.Limits {
		l := &view.use.Limits[i]
		row := limitRow{Name: v.limitName(l), Text: v.say("limit.of", v.limitFigure(l, l.Used), v.limitFigure(l, l.Max)), Value: min(l.Used, l.Max), Max: max(l.Max, 1)}
		switch ends := l.Ends(day, today); {
		case l.Used >= l.Max:
			row.Ends = v.say("limit.reached")
		case ends != "":
			row.Ends = v.say("limit.ends", v.writer(nil).Date(ends.Begins(v.Settings.Zone())))
		}
		if v.dashboard.has("rules/{ruleId}") {
			row.Href = v.path("rules", l.RuleID)
		}
		rows = append(rows, row)
	}
	return rows
}

// actOnCampaign does what a form on the page asks for.
func (d *Dashboard) actOnCampaign(ctx context.Context, v *visit) (answer, error) {
	acts := map[string]func(context.Context, *visit, *campaign.Campaign) (answer, error){
		"active": switchCampaign, "codes": addCodes, "rules": assignRules, "unassign": unassignRules, "settings": saveCampaignSettings, "duplicate": duplicateCampaign,
		"template": copyToTemplate, "budget": saveBudget,
	}
	act, ok := acts[v.PathValue("part")]
	if !ok {
		return answer{}, errNowhere
	}
	c, err := v.campaignOf(ctx)
	if err != nil {
		return answer{}, err
	}
	return act(ctx, v, &c)
}

// refusedCampaign shows a part of the page again, with what was wrong in one of its forms.
func (v *visit) refusedCampaign(ctx context.Context, part string, err error, which func(*campaignView) *form) (answer, error) {
	if _, isFault := fault.As(err); !isFault {
		return answer{}, err
	}
	view, loadErr := v.campaignView(ctx, part)
	if loadErr != nil {
		return answer{}, loadErr
	}
	f := which(&view)
	if f == nil {
		return answer{}, err
	}
	for i := range f.Fields {
		f.Fields[i].Value = v.PostFormValue(f.Fields[i].Name)
		if f.Fields[i].Type == "checkbox" && f.Fields[i].Value == "" {
			f.Fields[i].Value = "false"
		}
	}
	if err := f.refuse(v.texts, err); err != nil {
		return answer{}, err
	}
	return unprocessable(show("campaign", v.say("campaign.title"), view)), nil
}

func campaignObject(c *campaign.Campaign) audit.Object {
	return audit.Object{Type: campaign.Kind.Name, ID: c.ID, Name: c.Name}
}

// switchCampaign switches a campaign on or off.
func switchCampaign(ctx context.Context, v *visit, c *campaign.Campaign) (answer, error) {
	active, err := strconv.ParseBool(v.PostFormValue("active"))
	if err != nil {
		return answer{}, fault.Payload("active", "must be true or false")
	}
	act, done := campaign.EventDisabled, "campaign-off"
	if active {
		act, done = campaign.EventEnabled, "campaign-on"
	}
	return v.change(ctx, audit.Change{Act: act, Object: campaignObject(c), Before: *c}, v.path("campaigns", c.ID)+"?done="+done, func(ctx context.Context) (any, error) {
		return v.Project.Campaigns.SetActive(ctx, c.ID, active)
	})
}

// campaignDuplicate asks for the name of a copy.
type campaignDuplicate struct {
	actForm
	form
}

func loadDuplicate(_ context.Context, v *visit, view *campaignView) error {
	name := asLine(v.say("campaign.copy-of", view.of.Name))
	if len(name) > storage.MaxName {
		name = ""
	}
	view.Duplicate = &campaignDuplicate{v.actForm("campaigns", view.of.ID, "duplicate"), form{Fields: []field{
		{Name: "name", Label: v.say("campaign.name"), Hint: v.say("campaign.fixed"), Type: "text", Value: name, Required: true, Autocomplete: "off"},
	}}}
	return nil
}

// duplicateCampaign makes a copy, and leads to it.
func duplicateCampaign(ctx context.Context, v *visit, c *campaign.Campaign) (answer, error) {
	to := v.path("campaigns")
	out, err := v.change(ctx, audit.Change{Act: "campaign.duplicated", Object: campaignObject(c)}, "", func(ctx context.Context) (any, error) {
		made, err := v.Project.Campaigns.Duplicate(ctx, c.ID, asLine(v.PostFormValue("name")))
		if err == nil {
			to = v.path("campaigns", made.ID) + "?" + url.Values{"done": {"campaign-duplicated"}}.Encode()
		}
		return made, err
	})
	if err != nil {
		return v.refusedCampaign(ctx, "duplicate", err, func(view *campaignView) *form { return &view.Duplicate.form })
	}
	out.to = to
	return out, nil
}
