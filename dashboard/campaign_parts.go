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
	"github.com/punchcardhq/punchcard/campaigns"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/plot"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/wording"
)

// campaignCodes are the codes of a campaign.
type campaignCodes struct {
	Count string
	List  codeList
	Empty empty
	// Add makes more codes; nil for a campaign that has one code, and for who may not. Making is the task that makes some now.
	Add        *addForm
	Making     *makingView
	ImportHref string
	// Export asks for an export of the codes; empty for who may not.
	Export string
	ID     string
}

type addForm struct {
	actForm
	form
}

// makingView is the part that follows a task.
type makingView struct {
	Poll poll
	Task taskRow
}

func loadCampaignCodes(ctx context.Context, v *visit, view *campaignView) (err error) {
	c := view.of
	codes := &campaignCodes{ID: c.ID, Empty: empty{"ticket", v.say("campaign.codes.none"), v.say("campaign.codes.none.why")}}
	view.Codes = codes
	if id := v.URL.Query().Get("task"); id != "" {
		a, err := v.Project.AsyncActions.Get(ctx, id)
		if err != nil && !fault.IsNotFound(err) {
			return err
		}
		if err == nil {
			codes.Making = &makingView{Task: v.taskRow(&a, func(asker) string { return "" })}
			pause := pauseRunning
			if a.Finished() {
				pause = pauseIdle
			}
			if codes.Making.Poll = newPoll(v, "making", pause, codes.Making.Task); a.Finished() {
				codes.Making.Poll.Trigger = ""
			}
		}
	}
	if codes.List, err = v.codeList(ctx, codeFilter{Campaign: c.ID}, c); err != nil {
		return err
	}
	progress, err := v.Project.Campaigns.ProgressOf(ctx, c.ID)
	if err != nil {
		return err
	}
	codes.Count = v.say("campaign.codes.count", progress[c.ID].VouchersCount)
	if v.may(actBuild) && c.Distribution != campaign.DistributionStandalone {
		codes.Add = &addForm{v.actForm("campaigns", c.ID, "codes"), form{Fields: []field{
			{Name: "vouchers_count", Label: v.say("campaign.codes.add"), Type: "text", Required: true, Autocomplete: "off"},
		}}}
		codes.ImportHref = v.importPath(c.ID)
	}
	if v.may(bulkAct("export")) {
		codes.Export = v.path("codes", "bulk")
	}
	return nil
}

// addCodes begins to make more codes, and leads back to the codes and the progress of that.
func addCodes(ctx context.Context, v *visit, c *campaign.Campaign) (answer, error) {
	to := v.path("campaigns", c.ID, "codes")
	n, err := strconv.ParseInt(strings.TrimSpace(v.PostFormValue("vouchers_count")), 10, 64)
	if err != nil {
		err = fault.Payload("vouchers_count", "must be a whole number above 0 (actual value is '%.60s')", v.PostFormValue("vouchers_count"))
	} else {
		_, err = v.change(ctx, audit.Change{Act: "campaign.codes", Object: campaignObject(c)}, "", func(ctx context.Context) (any, error) {
			a, err := v.Project.Vouchers.Generate(ctx, c.ID, n, voucher.Overrides{})
			if err == nil {
				to += "?task=" + a.ID
			}
			return map[string]any{"Task": a.ID, "Codes": n}, err
		})
	}
	if err != nil {
		return v.refusedCampaign(ctx, "codes", err, func(view *campaignView) *form {
			if view.Codes.Add == nil {
				return nil
			}
			return &view.Codes.Add.form
		})
	}
	return goTo(to), nil
}

// campaignRules are the sets of rules that a campaign has.
type campaignRules struct {
	Sets []ruleSet
	// Assign gives the campaign another set; nil when there is none, and for who may not.
	Assign *addForm
	Empty  empty
}

type ruleSet struct {
	Name, Href string
	Sentences  []wording.Sentence
	Unassign   *unassignForm
}

type unassignForm struct {
	actForm
	Rule string
}

func loadCampaignRules(ctx context.Context, v *visit, view *campaignView) error {
	var ids wording.Ids
	for _, r := range view.use.Rules {
		ids.AddRules(r)
	}
	names, err := namer{v.Project}.Names(ctx, ids)
	if err != nil {
		return err
	}
	view.Rules, err = v.rulesToAssign(ctx, v.writer(names), view.use.Rules, "campaigns", view.of.ID)
	view.Rules.Empty = empty{"list-todo", v.say("campaign.rules.none"), v.say("campaign.rules.none.why")}
	return err
}

// rulesToAssign are the sets of rules that an object has, with the forms below its address that assign others and take these away.
func (v *visit) rulesToAssign(ctx context.Context, w wording.Writer, of []rule.Rules, at ...string) (*campaignRules, error) {
	rules, has := &campaignRules{}, map[string]bool{}
	for _, r := range of {
		has[r.ID] = true
		set := ruleSet{Name: r.Name, Sentences: w.Rules(r)}
		if v.dashboard.has("rules/{ruleId}") {
			set.Href = v.path("rules", r.ID)
		}
		if v.may(actBuild) {
			set.Unassign = &unassignForm{v.actForm(append(slices.Clone(at), "unassign")...), r.ID}
		}
		rules.Sets = append(rules.Sets, set)
	}
	if !v.may(actBuild) {
		return rules, nil
	}
	page, err := v.Project.Rules.List(ctx, storage.Query{Order: latestFirst, Limit: maxOffered})
	if err != nil {
		return rules, err
	}
	choices := field{Name: "rule", Label: v.say("campaign.rules.assign"), Type: "select"}
	for _, r := range page.Items {
		if !has[r.ID] {
			choices.Choices = append(choices.Choices, choice{r.ID, r.Name})
		}
	}
	if len(choices.Choices) > 0 {
		rules.Assign = &addForm{v.actForm(append(slices.Clone(at), "rules")...), form{Fields: []field{choices}}}
	}
	return rules, nil
}

// assignRules gives a campaign a set of rules.
func assignRules(ctx context.Context, v *visit, c *campaign.Campaign) (answer, error) {
	change := audit.Change{Act: "campaign.rule_assigned", Object: campaignObject(c)}
	out, err := v.assignRule(ctx, change, rule.Related{Type: rule.RelatedCampaign, ID: c.ID}, v.path("campaigns", c.ID, "rules"))
	if err != nil {
		return v.refusedCampaign(ctx, "rules", err, func(view *campaignView) *form {
			if view.Rules.Assign == nil {
				return nil
			}
			return &view.Rules.Assign.form
		})
	}
	return out, nil
}

// unassignRules takes a set of rules away from a campaign. The set itself stays.
func unassignRules(ctx context.Context, v *visit, c *campaign.Campaign) (answer, error) {
	change := audit.Change{Act: "campaign.rule_unassigned", Object: campaignObject(c)}
	return v.unassignRule(ctx, change, rule.Related{Type: rule.RelatedCampaign, ID: c.ID}, v.path("campaigns", c.ID, "rules"))
}

// assignRule assigns the set of rules that a form names to an object, and leads back.
func (v *visit) assignRule(ctx context.Context, c audit.Change, to rule.Related, back string) (answer, error) {
	id := v.PostFormValue("rule")
	return v.change(ctx, c, back+"?done=rule-assigned", func(ctx context.Context) (any, error) {
		_, err := v.Project.Rules.CreateAssignment(ctx, id, to, false)
		return map[string]any{"Rule": id}, err
	})
}

// unassignRule takes the set of rules that a form names away from an object, and leads back.
func (v *visit) unassignRule(ctx context.Context, c audit.Change, from rule.Related, back string) (answer, error) {
	id := v.PostFormValue("rule")
	return v.change(ctx, c, back+"?done=rule-unassigned", func(ctx context.Context) (any, error) {
		page, err := v.Project.Rules.ListAssignments(ctx, storage.Query{Filter: storage.And(rule.AssignedTo(from), storage.Is("rule_id", id))})
		if err != nil {
			return nil, err
		}
		for _, a := range page.Items {
			if err := v.Project.Rules.DeleteAssignment(ctx, a.RuleID, a.ID); err != nil {
				return nil, err
			}
		}
		return map[string]any{"Rule": id}, nil
	})
}

// campaignBudget are the limits of a campaign.
type campaignBudget struct {
	Limits []limitRow
	// Edit sets the limits; nil for who may not.
	Edit *addForm
	// Each says how often one code can be used.
	Each     string
	EditHref string
	Empty    empty
	// Plots are the credit of gift cards by day, of the days that Ranges choose; none for other campaigns.
	Ranges []filterLink
	Plots  []plotView
}

func loadBudget(ctx context.Context, v *visit, view *campaignView) error {
	b := &campaignBudget{Empty: empty{"circle-check", v.say("campaign.budget.none"), v.say("campaign.budget.none.why")}}
	view.Budget = b
	if len(view.use.Limits) > 0 {
		today := calc.DayOf(v.Project.Now(), v.Settings.Zone())
		days, err := v.Project.Days(ctx, view.of.ID, today, today)
		if err != nil {
			return err
		}
		b.Limits = v.limitRows(view, days)
	}
	if names := campaigns.LimitsFor(view.of.Type); len(names) > 0 && v.may(actBuild) {
		b.Edit = &addForm{actForm: v.actForm("campaigns", view.of.ID, "budget")}
		for _, name := range names {
			b.Edit.Fields = append(b.Edit.Fields, v.limitFields(name, limitOf(&view.use, name))...)
		}
	}
	if c := view.of; c.Voucher != nil {
		b.Each = v.say("campaign.budget.each.unlimited")
		if c.Voucher.RedemptionQuantity != nil {
			b.Each = v.say("campaign.budget.each", *c.Voucher.RedemptionQuantity)
		}
		if v.may(actBuild) {
			b.EditHref = v.path("campaigns", c.ID, "settings")
		}
	}
	if view.of.Type != campaign.TypeGiftVouchers {
		return nil
	}
	days, links := v.days()
	p, err := v.loadPeriod(ctx, view.of.ID, days)
	if err != nil {
		return err
	}
	b.Ranges, b.Plots = links, []plotView{v.dayPlot("credit", "figures.credit", plot.Lines, p.now, v.money, seriesOf{"figure.created_vouchers_amount", "created_vouchers_amount"},
		seriesOf{"figure.amount_added", "amount_added"}, seriesOf{"figure.amount_redeemed", "amount_redeemed"}, seriesOf{"figure.amount_rolledback", "amount_rolledback"})}
	return nil
}

// limitOf is a limit that a campaign has, or nil.
func limitOf(use *campaigns.Use, name string) *campaigns.Limit {
	for i := range use.Limits {
		if use.Limits[i].Name == name {
			return &use.Limits[i]
		}
	}
	return nil
}

// limitFields are a limit as a form sets it: none, or a number.
func (v *visit) limitFields(name string, l *campaigns.Limit) []field {
	number := field{Name: name, Label: v.say("limit.most", v.say("limit."+name)), Type: "text", Autocomplete: "off"}
	if l != nil && l.Money() {
		number.Value = moneyText(l.Max)
	} else if l != nil {
		number.Value = strconv.FormatInt(l.Max, 10)
	}
	return []field{{Name: name + ".unlimited", Label: v.say("limit.unlimited", v.say("limit."+name)), Type: "checkbox", Value: strconv.FormatBool(l == nil)}, number}
}

// saveBudget sets the limits of a campaign that differ from what it has: all of them, or none.
func saveBudget(ctx context.Context, v *visit, c *campaign.Campaign) (answer, error) {
	uses, err := v.Project.Campaigns.Use(ctx, c.ID)
	if err != nil {
		return answer{}, err
	}
	use := uses[c.ID]
	wanted, err := v.sentLimits(c, &use)
	out := answer{}
	if err == nil {
		change := audit.Change{Act: "campaign.limits", Object: campaignObject(c), Before: use.Limits}
		out, err = v.change(ctx, change, v.path("campaigns", c.ID, "budget")+"?done=limits", func(ctx context.Context) (any, error) {
			for _, name := range slices.Sorted(maps.Keys(wanted)) {
				if err := v.Project.Campaigns.SetLimit(ctx, c.ID, name, wanted[name]); err != nil {
					return nil, err
				}
			}
			return wanted, nil
		})
	}
	if err != nil {
		return v.refusedCampaign(ctx, "budget", err, func(view *campaignView) *form {
			if view.Budget.Edit == nil {
				return nil
			}
			return &view.Budget.Edit.form
		})
	}
	return out, nil
}

// sentLimits are the limits of a form that differ from what a campaign has; nil is none.
func (v *visit) sentLimits(c *campaign.Campaign, use *campaigns.Use) (map[string]*int64, error) {
	wanted := map[string]*int64{}
	for _, name := range campaigns.LimitsFor(c.Type) {
		has, text := limitOf(use, name), strings.TrimSpace(v.PostFormValue(name))
		if v.PostFormValue(name+".unlimited") == "true" {
			if has != nil {
				wanted[name] = nil
			}
			continue
		}
		money := name != "campaign.redemptions.count"
		n, ok := parseMinor(text, money)
		if !ok || n < 1 {
			example := "100"
			if money {
				example = "100 or 99.50"
			}
			return nil, fault.Payload(name, "must be a number above 0 such as %s, unless there is no limit (actual value is '%.60s')", example, text)
		}
		if has == nil || has.Max != n {
			wanted[name] = &n
		}
	}
	return wanted, nil
}

// campaignPublications are the codes that customers were given.
type campaignPublications struct {
	Rows    []publicationRow
	Publish *addForm
	turns
	Empty empty
}

type publicationRow struct {
	When                   moment
	Customer, CustomerHref string
	Codes                  []filterLink
	Status                 status
	Reason, Channel        string
}

func loadPublications(ctx context.Context, v *visit, view *campaignView) error {
	p := &campaignPublications{Empty: empty{"users", v.say("campaign.publications.none"), v.say("campaign.publications.none.why")}}
	view.Publications = p
	if v.may(actSupport) {
		p.Publish = &addForm{v.actForm("publish", view.of.ID), form{Fields: []field{
			{Name: "customer", Label: v.say("campaign.publish.customer"), Hint: v.say("campaign.publish.hint"), Type: "text", Required: true, Autocomplete: "off"},
		}}}
	}
	q, err := v.paged("campaign-publications", storage.Is("campaign_id", view.of.ID))
	if err != nil {
		return err
	}
	page, err := v.Project.Vouchers.Publications(ctx, q)
	if err != nil {
		return err
	}
	p.turns = turn(v, &page, func(x *voucher.Publication) (time.Time, string) { return x.CreatedAt, x.ID })
	named := make([]attemptRow, len(page.Items))
	for i, x := range page.Items {
		if named[i].customerID = x.CustomerID; x.CustomerID != "" {
			named[i].CustomerHref = v.path("customers", x.CustomerID)
		}
	}
	if v.choice.Shows("customer") {
		if err := v.nameCustomers(ctx, named); err != nil {
			return err
		}
	}
	for i, x := range page.Items {
		row := publicationRow{
			When: v.clock().moment(x.CreatedAt), Customer: named[i].Customer, CustomerHref: named[i].CustomerHref, Status: newStatus("delivered"), Channel: x.Channel,
		}
		if x.Failed() {
			row.Status, row.Reason = newStatus("refused"), v.writer(nil).Refusal(x.FailureCode, x.FailureMessage)
		}
		for n, id := range x.VoucherIDs {
			if n < len(x.Codes) {
				row.Codes = append(row.Codes, filterLink{Text: x.Codes[n], Href: v.path("codes", id)})
			}
		}
		p.Rows = append(p.Rows, row)
	}
	return nil
}

// publishCode gives a customer a code of a campaign.
func (d *Dashboard) publishCode(ctx context.Context, v *visit) (answer, error) {
	c, err := v.campaignOf(ctx)
	if err != nil {
		return answer{}, err
	}
	person, err := v.oneCustomer(ctx, "customer", strings.TrimSpace(v.PostFormValue("customer")))
	out := answer{}
	if err == nil {
		out, err = v.publish(ctx, &c, person.ID, v.path("campaigns", c.ID, "publications"))
	}
	if err != nil {
		return v.refusedCampaign(ctx, "publications", err, func(view *campaignView) *form {
			if view.Publications.Publish == nil {
				return nil
			}
			return &view.Publications.Publish.form
		})
	}
	return out, nil
}

// oneCustomer is the customer with an id, a source id or an e-mail address.
func (v *visit) oneCustomer(ctx context.Context, field, text string) (c customer.Customer, err error) {
	if text == "" {
		return c, fault.PayloadMissing(field)
	}
	if err := storage.CheckText(field, text); err != nil {
		return c, err
	}
	same := storage.Or(storage.Is("source_id", text), storage.Is("id", text))
	if strings.Contains(text, "@") {
		same = storage.Or(storage.Is("source_id", text), storage.Is("email", text))
	}
	page, err := v.Project.Customers.List(ctx, storage.Query{Filter: same, Limit: 2})
	switch {
	case err != nil:
		return c, err
	case len(page.Items) == 0:
		return c, fault.Payload(field, "must be the id, the source id or the e-mail address of a customer (actual value is '%.60s')", text)
	case len(page.Items) > 1:
		return c, fault.Payload(field, "must be of one customer: several have it (actual value is '%.60s')", text)
	}
	return page.Items[0], nil
}

// campaignRedemptions are the redemptions of a campaign.
type campaignRedemptions struct {
	Rows []attemptRow
	turns
	Empty empty
}

func loadCampaignRedemptions(ctx context.Context, v *visit, view *campaignView) (err error) {
	r := &campaignRedemptions{Empty: empty{"ticket", v.say("redemptions.none"), v.say("home.none.why")}}
	view.Redemptions = r
	q, err := v.paged("campaign-redemptions", storage.Is("campaign_id", view.of.ID))
	if err != nil {
		return err
	}
	page, err := v.Project.Redemptions.List(ctx, q)
	if err != nil {
		return err
	}
	r.turns = turn(v, &page, func(x *redemption.Record) (time.Time, string) { return x.Date, x.ID })
	for i := range page.Items {
		r.Rows = append(r.Rows, v.recordRow(&page.Items[i]))
	}
	if v.choice.Shows("customer") {
		return v.nameCustomers(ctx, r.Rows)
	}
	return nil
}

// campaignActivity is what happened to a campaign: its events, and what people did by hand.
type campaignActivity struct {
	Events []eventRow
	turns
	People []activityRow
	Empty  empty
}

type eventRow struct {
	When moment
	Text string
}

func loadCampaignActivity(ctx context.Context, v *visit, view *campaignView) (err error) {
	a := &campaignActivity{Empty: empty{"scroll-text", v.say("campaign.activity.none"), v.say("campaign.activity.none.why")}}
	view.Activity = a
	q, err := v.paged("campaign-activity", storage.Filter{})
	if err != nil {
		return err
	}
	page, err := v.Project.Campaigns.Activity(ctx, view.of.ID, q)
	if err != nil {
		return err
	}
	a.turns = turn(v, &page, func(e *event.Event) (time.Time, string) { return e.CreatedAt, e.ID })
	for _, e := range page.Items {
		row := eventRow{v.clock().moment(e.CreatedAt), e.Type}
		if key := "event." + e.Type; v.texts.has(key) {
			row.Text = v.say(key)
		}
		a.Events = append(a.Events, row)
	}
	a.People, err = v.activity(ctx, view.of.ID)
	return err
}
