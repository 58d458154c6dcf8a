package dashboard

import (
	"cmp"
	"context"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/template"
	"github.com/punchcardhq/punchcard/wording"
)

// templateRoutes are the routes of the templates of campaigns, which a campaign is copied to on its page.
func (d *Dashboard) templateRoutes() []route {
	return []route{
		{method: "GET", path: "templates", act: actRead, handle: d.campaignTemplates},
		{method: "GET", path: "templates/{templateId}", act: actRead, handle: d.campaignTemplate},
		{method: "POST", path: "templates/{templateId}", act: actBuild, handle: d.saveTemplate},
		{method: "GET", path: "templates/{templateId}/campaign", act: actBuild, handle: d.showSetUp},
		{method: "POST", path: "templates/{templateId}/campaign", act: actBuild, handle: d.setUpCampaign},
		{method: "POST", path: "templates/{templateId}/delete", act: actBuild, handle: d.deleteTemplate},
	}
}

// campaignTemplates lists the templates, the latest first.
func (d *Dashboard) campaignTemplates(ctx context.Context, v *visit) (answer, error) {
	view := tableView{Title: v.say("templates.title"), Lead: v.say("templates.lead"), Empty: empty{"copy", v.say("templates.none"), v.say("templates.none.why")}}
	view.Columns = v.columns("name", "kind", "gives", "made")
	_, q, err := v.list("templates", "", nil)
	if err != nil {
		return answer{}, err
	}
	page, err := v.Project.Templates.List(ctx, q)
	if err != nil {
		return answer{}, err
	}
	var ids wording.Ids
	for i := range page.Items {
		addTemplate(&ids, &page.Items[i])
	}
	names, err := namer{v.Project}.Names(ctx, ids)
	if err != nil {
		return answer{}, err
	}
	w, clock := v.writer(names), v.clock()
	fillRows(v, &view, page, func(t *template.Template) []cell {
		return []cell{
			{Text: t.Name, Href: v.path("templates", t.ID)}, {Text: v.templateKind(t)}, {Text: templateWorth(w, t)}, {When: clock.moment(t.CreatedAt)},
		}
	}, func(t *template.Template) (time.Time, string) { return t.CreatedAt, t.ID })
	return show("table", view.Title, view), nil
}

// templateKind is what a template makes.
func (v *visit) templateKind(t *template.Template) string {
	if t.Content.Tier != nil {
		return v.say("templates.tier")
	}
	return v.say("campaign.type." + string(t.CampaignType))
}

// rulesOfTemplate are the validation rules of a template, none or one set.
func rulesOfTemplate(t *template.Template) []rule.Rules {
	d := t.Content.Rules
	if d == nil {
		return nil
	}
	return []rule.Rules{{
		Name: d.Name, Expression: d.Expression, BundleRules: d.BundleRules, Error: d.Error, ApplicableTo: d.ApplicableTo, Type: d.Type, ContextType: d.ContextType,
	}}
}

// addTemplate adds the ids that the sentences of a template name.
func addTemplate(ids *wording.Ids, t *template.Template) {
	for _, r := range rulesOfTemplate(t) {
		ids.AddRules(r)
	}
	switch c := t.Content; {
	case c.Tier != nil:
		ids.AddDiscount(c.Tier.Discount)
	case c.Campaign != nil:
		ids.AddDiscount(c.Campaign.Voucher.Discount)
	}
}

// templateWorth says what the codes of a template give.
func templateWorth(w wording.Writer, t *template.Template) string {
	switch c := t.Content; {
	case c.Tier != nil:
		return w.Sentence(w.Discount(c.Tier.Discount, rulesOfTemplate(t)...))
	case c.Campaign != nil && c.Campaign.Voucher.Gift != nil:
		n := c.Campaign.Voucher.Gift.Amount
		return w.Sentence(w.Gift(n, n))
	case c.Campaign != nil:
		return w.Sentence(w.Discount(c.Campaign.Voucher.Discount, rulesOfTemplate(t)...))
	}
	return ""
}

// templateOf is the template in the address.
func (v *visit) templateOf(ctx context.Context) (template.Template, error) {
	return v.Project.Templates.Get(ctx, v.PathValue("templateId"))
}

func templateObject(t *template.Template) audit.Object {
	return audit.Object{Type: template.Kind.Name, ID: t.ID, Name: t.Name}
}

// templateView is the page of a template: its sentence, its conditions, and its form.
func (v *visit) templateView(ctx context.Context, t *template.Template) (view recordView, err error) {
	var ids wording.Ids
	addTemplate(&ids, t)
	names, err := namer{v.Project}.Names(ctx, ids)
	if err != nil {
		return view, err
	}
	w := v.writer(names)
	view.Title, view.Lead = t.Name, templateWorth(w, t)
	for _, r := range rulesOfTemplate(t) {
		view.Conditions = append(view.Conditions, w.Rules(r)...)
	}
	view.fact(v.say("column.kind"), v.templateKind(t), "")
	if c := t.Content.Campaign; c != nil {
		view.fact(v.say("code.valid"), strings.Join(w.Validity(c.Validity), " "), "")
		view.fact(v.say("code.uses"), sentenceOf(w.Uses(c.Voucher.RedemptionQuantity, 0)), "")
	}
	view.fact(v.say("record.description"), t.Description, "")
	view.fact(v.say("record.made"), v.clock().moment(t.CreatedAt).Exact, "")
	if v.may(actBuild) {
		if t.Content.Campaign != nil {
			view.Links = []buttonLink{{"plus", v.say("templates.make"), v.path("templates", t.ID, "campaign")}}
		}
		view.Edit = &recordForm{Title: v.say("record.change"), Submit: v.say("settings.save"), actForm: v.actForm("templates", t.ID), form: form{Fields: []field{
			v.input("name", "text", t.Name), v.input("description", "textarea", t.Description),
		}}}
		view.Edit.Fields[0].Required = true
		view.Delete = v.deleteForm("template", t.Name, "templates", t.ID, "delete")
	}
	view.Activity, err = v.activity(ctx, t.ID)
	return view, err
}

func (d *Dashboard) campaignTemplate(ctx context.Context, v *visit) (answer, error) {
	t, err := v.templateOf(ctx)
	if err != nil {
		return answer{}, err
	}
	view, err := v.templateView(ctx, &t)
	return show("record", view.Title, view), err
}

// saveTemplate changes the name and the description of a template.
func (d *Dashboard) saveTemplate(ctx context.Context, v *visit) (answer, error) {
	is, err := v.templateOf(ctx)
	if err != nil {
		return answer{}, err
	}
	description, err := v.sentText("description", is.Description)
	if err == nil {
		u := template.Update{Name: patch.Set(asLine(v.PostFormValue("name"))), Description: description}
		c := audit.Change{Act: "template.updated", Object: templateObject(&is), Before: is}
		out, failed := v.change(ctx, c, v.path("templates", is.ID)+"?done=saved", func(ctx context.Context) (any, error) {
			return v.Project.Templates.Update(ctx, is.ID, u)
		})
		if err = failed; err == nil {
			return out, nil
		}
	}
	return refuseChanged(ctx, v, v.templateOf, v.templateView, err)
}

// deleteTemplate deletes a template. The campaigns that were made of it stay.
func (d *Dashboard) deleteTemplate(ctx context.Context, v *visit) (answer, error) {
	is, err := v.templateOf(ctx)
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "template.deleted", Object: templateObject(&is), Before: is}
	return v.change(ctx, c, v.path("templates")+"?done=deleted", func(ctx context.Context) (any, error) {
		return nil, v.Project.Templates.Delete(ctx, is.ID)
	})
}

// setUpView is the form that makes a campaign of a template. What it begins with is that of the template.
func (v *visit) setUpView(ctx context.Context, t *template.Template) (view recordView, err error) {
	from := t.Content.Campaign
	if from == nil { // it makes promotion tiers
		return view, errNowhere
	}
	var ids wording.Ids
	addTemplate(&ids, t)
	names, err := namer{v.Project}.Names(ctx, ids)
	if err != nil {
		return view, err
	}
	view = recordView{Title: v.say("templates.make.title", t.Name), Lead: templateWorth(v.writer(names), t)}
	category, err := v.categoryField(ctx, "")
	if err != nil {
		return view, err
	}
	f := &recordForm{Title: v.say("templates.make.form"), Submit: v.say("templates.make"), actForm: v.actForm("templates", t.ID, "campaign"), Back: v.path("templates", t.ID)}
	f.Fields = []field{v.input("name", "text", t.Name), v.input("description", "textarea", from.Description), category}
	f.Fields[0].Required = true
	f.Fields = append(f.Fields, v.windowFields(from.Validity)...)
	f.Fields = append(f.Fields, v.usesFields(from.Voucher.RedemptionQuantity)...)
	f.Fields = append(f.Fields,
		field{Name: "vouchers_count", Label: v.say("templates.codes"), Hint: v.say("templates.codes.hint"), Type: "text", Mode: "numeric", Value: "1", Autocomplete: "off"},
		field{Name: "active", Label: v.say("templates.active"), Type: "checkbox", Value: "false"})
	view.Edit = f
	return view, nil
}

func (d *Dashboard) showSetUp(ctx context.Context, v *visit) (answer, error) {
	t, err := v.templateOf(ctx)
	if err != nil {
		return answer{}, err
	}
	view, err := v.setUpView(ctx, &t)
	return show("record", view.Title, view), err
}

// sentSetUp is the campaign that a form asks for.
func (v *visit) sentSetUp(ctx context.Context, from *template.Campaign) (s template.CampaignSetup, err error) {
	s.Name = asLine(v.PostFormValue("name"))
	if s.Description, err = v.sentText("description", from.Description); err != nil {
		return s, err
	}
	category, err := v.sentCategory(ctx, "")
	if err != nil {
		return s, err
	}
	s.CategoryID = category.Or("")
	if s.Validity, err = v.sentWindow(from.Validity); err != nil {
		return s, err
	}
	uses, err := v.sentUses(from.Voucher.RedemptionQuantity)
	if err != nil {
		return s, err
	}
	if n, changed := uses.Value(); changed {
		s.RedemptionQuantity = patch.Set(&n)
	} else if uses.Cleared() {
		s.RedemptionQuantity = patch.Set[*int64](nil)
	}
	text := cmp.Or(strings.TrimSpace(v.PostFormValue("vouchers_count")), "0")
	n, ok := parseMinor(text, false)
	if !ok {
		return s, fault.Payload("vouchers_count", "must be a whole number (actual value is '%.60s')", text)
	}
	s.VouchersCount = n
	return s, nil
}

// setUpCampaign makes a campaign of a template, switched off unless the form says otherwise, and leads to it.
func (d *Dashboard) setUpCampaign(ctx context.Context, v *visit) (answer, error) {
	t, err := v.templateOf(ctx)
	if err != nil {
		return answer{}, err
	}
	view, err := v.setUpView(ctx, &t)
	if err != nil {
		return answer{}, err
	}
	s, err := v.sentSetUp(ctx, t.Content.Campaign)
	if err != nil {
		return v.refuseRecord(view, err)
	}
	to := v.path("campaigns")
	c := audit.Change{Act: "campaign.from_template", Object: audit.Object{Type: campaign.Kind.Name, Name: s.Name}}
	out, err := v.change(ctx, c, "", func(ctx context.Context) (any, error) {
		made, _, err := v.Project.Templates.SetUpCampaign(ctx, t.ID, s)
		if err == nil && v.PostFormValue("active") != "true" {
			made, err = v.Project.Campaigns.SetActive(ctx, made.ID, false)
		}
		to = v.path("campaigns", made.ID) + "?done=campaign"
		return made, err
	})
	if err != nil {
		return v.refuseRecord(view, err)
	}
	out.to = to
	return out, nil
}

// templatesLink leads to the templates of the project.
func (v *visit) templatesLink() filterLink {
	return filterLink{Text: v.say("templates.stored"), Href: v.path("templates")}
}

// latestTemplates are the latest templates that make campaigns, as links to a form with their answers.
func (v *visit) latestTemplates(ctx context.Context) (links []filterLink, err error) {
	page, err := v.Project.Templates.List(ctx, storage.Query{Order: latestFirst, Limit: maxLatestTemplates})
	for i := range page.Items {
		if t := &page.Items[i]; t.Content.Campaign != nil {
			links = append(links, filterLink{Text: t.Name, Href: v.path("templates", t.ID, "campaign")})
		}
	}
	if len(page.Items) > 0 {
		links = append(links, v.templatesLink())
	}
	return links, err
}

// maxLatestTemplates is how many templates the first page of a new campaign offers.
const maxLatestTemplates = 5
