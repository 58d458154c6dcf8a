package dashboard

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// tierFormView is the form that makes or changes a promotion tier. It has the fields of the wizard for a discount and for when it applies.
type tierFormView struct {
	Title, Lead, Back string
	actForm
	// State is that of the tier that the form shows, and CampaignID the campaign of a new tier. Lost says that another person has changed the tier.
	State, CampaignID string
	Lost              bool
	Error             string
	Groups            []fieldGroup
	Goods             []choice
}

// asItIs is the choice that keeps what the form has no fields for.
const asItIs = "kept"

// tierAnswers are the names of the fields of the form.
var tierAnswers = [][]string{{"name", "banner", "active", "start_date", "expiration_date", "segment", "minimum", "rule", "category", "metadata"}, discountAnswers, timesAnswers}

// firstTierAnswers are the answers that the form of a new tier begins with.
func (v *visit) firstTierAnswers() answers {
	a := v.firstAnswers("")
	a.values.Set("active", "true")
	return a
}

// sentTierAnswers are the answers that a form has sent.
func (v *visit) sentTierAnswers() answers {
	a := v.answersNamed(tierAnswers...)
	for _, name := range []string{"banner", "metadata"} {
		a.values.Set(name, strings.ReplaceAll(a.get(name), "\r\n", "\n"))
	}
	a.values.Set("active", strconv.FormatBool(a.get("active") == "true"))
	return a
}

// drawTier are the answers that a tier stands for. times reports whether they say all of its days and hours.
func (v *visit) drawTier(t *promotion.Tier) (a answers, times bool) {
	a = v.firstTierAnswers()
	if !drawDiscount(a, t.Discount) {
		a.values.Set("give", asItIs)
	}
	times = drawTimes(a, t.Validity)
	a.values.Set("name", asLine(t.Name))
	a.values.Set("banner", t.Banner)
	a.values.Set("category", t.CategoryID)
	a.values.Set("metadata", metadataText(t.Metadata))
	a.values.Set("active", strconv.FormatBool(t.Active))
	for _, f := range v.windowFields(t.Validity) {
		a.values.Set(f.Name, f.Value)
	}
	return a, times
}

// drawDiscount writes a discount as the answers that give it. It reports whether they say all of the discount.
func drawDiscount(a answers, d *discount.Discount) bool {
	if d == nil {
		return false
	}
	set, rest := a.values.Set, *d
	rest.Type, rest.Effect, rest.IsDynamic = "", "", nil // what is dynamic has a formula
	switch {
	case d.Type == discount.TypePercent && d.PercentOff != nil:
		set("give", "percent")
		set("percent", d.PercentOff.String())
		ceiling := &rest.AmountLimit
		if d.Effect.OnLines() {
			ceiling = &rest.AggregatedAmountLimit
		}
		if *ceiling != nil {
			set("ceiling_limit", "some")
			set("ceiling", minorText(**ceiling, true))
		}
		rest.PercentOff, *ceiling = nil, nil
	case d.Type == discount.TypeAmount && d.AmountOff != nil && d.AmountOffFormula != "":
		set("give", "formula")
		set("formula", d.AmountOffFormula)
		set("formula_else", minorText(*d.AmountOff, true))
		rest.AmountOff, rest.AmountOffFormula = nil, ""
	case d.Type == discount.TypeAmount && d.AmountOff != nil:
		set("give", "amount")
		set("amount", minorText(*d.AmountOff, true))
		rest.AmountOff = nil
	case d.Type == discount.TypeFixed && d.FixedAmount != nil:
		set("give", "fixed")
		set("fixed", minorText(*d.FixedAmount, true))
		rest.FixedAmount = nil
	case d.Type == discount.TypeUnit && d.UnitOff != nil && (d.Effect == discount.EffectAddMissingItems || d.Effect == discount.EffectAddNewItems):
		set("give", "unit")
		set("units", strconv.FormatInt(*d.UnitOff, 10))
		set("unit_product", d.UnitType)
		set("unit_add", string(d.Effect))
		rest.UnitOff, rest.UnitType, rest.Product, rest.SKU = nil, "", nil, nil // the last two are for answers alone
	}
	set("on", effectAnswer(d))
	return reflect.ValueOf(rest).IsZero()
}

// effectAnswer is what a discount works on, as the form says it.
func effectAnswer(d *discount.Discount) string {
	switch {
	case d.Effect == discount.EffectApplyToOrder || d.Type == discount.TypeUnit:
		return "order"
	case d.Effect == discount.EffectApplyToItems:
		return "items"
	}
	return asItIs
}

// editForms are the choices of the form that changes a tier: what its discount gives, and on what. The discount is kept as it is, or what it works on,
// where the form has no other choice for it. That it is for some items alone is said by its rules.
func editForms(d *discount.Discount) (forms, on []string) {
	forms, on = slices.Clone(discountForms), []string{"order", "items"}
	if !drawDiscount(answers{url.Values{}}, d) {
		forms = append(forms, asItIs)
	}
	if d != nil && effectAnswer(d) == asItIs {
		on = append(on, asItIs)
	}
	return forms, on
}

// drawTimes writes days and hours as the answers that give them. It reports whether they say all of them.
func drawTimes(a answers, valid validity.Validity) bool {
	days := valid.DayOfWeek
	switch {
	case !valid.Timeframe.IsZero():
		return false
	case valid.Hours.IsZero():
	case len(valid.Hours.Daily) > 1:
		return false
	default:
		period := valid.Hours.Daily[0]
		days = period.DaysOfWeek
		from, until := period.Start.String(), period.End.String()
		if until == "24:00" { // fields of browsers have no such time
			until = "00:00"
		}
		if from == until {
			return false
		}
		a.values.Set("from", from)
		a.values.Set("until", until)
	}
	if len(days) > 0 {
		a.values["days"] = nil
		for _, day := range days {
			a.values.Add("days", strconv.Itoa(day))
		}
	}
	return true
}

// same reports whether two sets of answers agree on some of them.
func (a answers) same(b answers, names []string) bool {
	for _, name := range names {
		x, y := present(a.values[name]...), present(b.values[name]...)
		slices.Sort(x)
		slices.Sort(y)
		if !slices.EqualFunc(x, y, func(x, y string) bool { return strings.TrimSpace(x) == strings.TrimSpace(y) }) {
			return false
		}
	}
	return true
}

// tierForm is the form of a tier, or of a new one for nil, with answers and what is wrong with them.
func (v *visit) tierForm(ctx context.Context, c *campaign.Campaign, t *promotion.Tier, a answers, errs map[string]string) (view tierFormView, err error) {
	if view.Goods, err = v.goods(ctx); err != nil {
		return view, err
	}
	q := questionForm{a, v, errs}
	name, banner, active := q.text("name"), q.of("banner", "textarea"), field{Name: "active", Label: v.say("promotion.active"), Type: "checkbox", Value: a.get("active")}
	name.Label, name.Hint, name.Required, banner.Rows = v.say("column.name"), "", true, 2
	was, forms, on := promotion.Tier{}, discountForms, []string{"order", "items", "some"}
	if t != nil {
		was = *t
		forms, on = editForms(t.Discount)
	}
	window := fieldGroup{Legend: v.say("campaign-new.window"), Fields: v.windowFields(was.Validity)}
	for i := range window.Fields {
		f := &window.Fields[i]
		f.Value, f.Error = a.values.Get(f.Name), errs[answersOf[f.Name]]
	}
	category, err := v.categoryField(ctx, was.CategoryID)
	if err != nil {
		return view, err
	}
	category.Hint, category.Value, category.Error = v.say("stack.category.hint"), a.get("category"), errs["category"]
	further := fieldGroup{Fields: []field{category, {
		Name: "metadata", Label: v.say("metadata"), Hint: v.say("metadata.hint"), Type: "textarea", Rows: 4, Value: a.values.Get("metadata"), Error: errs["metadata"],
	}}}
	view.Groups = append([]fieldGroup{{Fields: []field{name, banner, active}}}, q.discount(forms, on)...)
	if t == nil {
		who, err := q.who(ctx)
		if err != nil {
			return view, err
		}
		view.Title, view.Lead, view.Back = v.say("promotion.new"), v.say("promotion.new.lead", c.Name), v.path("campaigns", c.ID, "promotions")
		view.actForm, view.CampaignID = v.actForm("promotions", "tiers", "new"), c.ID
		view.Groups = append(append(append(view.Groups, window, who), q.times()...), further)
		return view, nil
	}
	view.Title, view.Lead, view.Back = t.Name, v.say("promotion.edit.lead", c.Name), v.tierPath(t)
	view.actForm, view.State = v.actForm("promotions", "tiers", t.ID, "edit"), fromOf(t.UpdatedAt)
	_, times := v.drawTier(t)
	if view.Groups = append(view.Groups, window); times {
		view.Groups = append(view.Groups, q.times()...)
	} else {
		kept := validity.Validity{Timeframe: t.Validity.Timeframe, DayOfWeek: t.Validity.DayOfWeek, Hours: t.Validity.Hours}
		view.Groups = append(view.Groups, fieldGroup{Legend: v.say("campaign-new.days"), Hint: v.say("promotion.times.kept", strings.Join(v.writer(nil).Validity(kept), " "))})
	}
	view.Groups = append(view.Groups, further)
	return view, nil
}

// markNow says at each field what is set now, where something else was sent.
func (v *visit) markNow(groups []fieldGroup, now answers) {
	mark := func(fields []field) {
		for i := range fields {
			if f := &fields[i]; f.Value != now.values.Get(f.Name) {
				f.Now = v.say("settings.now", v.shownSetting(*f, now.values.Get(f.Name)))
			}
		}
	}
	for i := range groups {
		g := &groups[i]
		mark(g.Fields)
		var set []string
		differs := false
		for _, c := range slices.Concat(g.Choices, g.Boxes) {
			mark(c.Fields)
			is := slices.Contains(now.values[g.Name], c.Value)
			if differs = differs || is != c.Checked; is {
				set = append(set, c.Text)
			}
		}
		if differs {
			g.Hint = v.say("settings.now", strings.Join(set, ", "))
		}
	}
}

// readTier reads the form of a tier: what differs from the tier that is edited, or everything of a new one. errs of the reader has what is wrong.
func (v *visit) readTier(ctx context.Context, a answers, edited *promotion.Tier) (u promotion.TierUpdate, r *planReader, err error) {
	r = &planReader{answers: a, v: v, errs: map[string]string{}, edited: edited}
	was, shown, times := promotion.Tier{}, answers{}, true
	if edited != nil {
		was = *edited
		shown, times = v.drawTier(edited)
	}
	r.plan.Name = a.get("name")
	if r.plan.Name == "" {
		r.wrong("name", "form.missing")
	} else if err := storage.CheckName("name", r.plan.Name); err != nil {
		r.refuse(err)
	} else if r.plan.Name != asLine(was.Name) {
		u.Name = patch.Set(r.plan.Name)
	}
	if u.Banner, err = v.sentText("banner", was.Banner); err != nil {
		r.refuse(err)
	}
	if u.Metadata, err = v.sentMetadata(was.Metadata); err != nil {
		r.refuse(err)
	}
	if u.CategoryID, err = v.sentCategory(ctx, was.CategoryID); err != nil {
		if _, refused := fault.As(err); !refused {
			return u, r, err
		}
		r.refuse(err)
	}
	if edited == nil || !a.same(shown, discountAnswers) {
		d, err := r.readDiscount(ctx)
		if err != nil {
			return u, r, err
		}
		u.Discount = patch.Set(d)
	}
	window, err := v.sentWindow(was.Validity)
	if err != nil {
		r.refuse(err)
	}
	if u.Validity = window; edited == nil || times && !a.same(shown, timesAnswers) {
		r.readTimes()
		u.Validity.DayOfWeek, u.Validity.Hours = patch.Clear[[]int](), patch.Clear[validity.Hours]()
		if days := r.plan.Validity.DayOfWeek; days != nil {
			u.Validity.DayOfWeek = patch.Set(days)
		}
		if hours := r.plan.Validity.Hours; hours != nil {
			u.Validity.Hours = patch.Set(*hours)
		}
	}
	if edited == nil {
		err = r.readWho(ctx)
		return u, r, err
	}
	return u, r, nil
}

// refusedTier answers with the form of a tier as it was sent, and what is wrong with it: in errs, or in an error of the engine.
func (v *visit) refusedTier(ctx context.Context, c *campaign.Campaign, t *promotion.Tier, a answers, errs map[string]string, err error) (answer, error) {
	general := ""
	if err != nil {
		refusal, err := ruleRefusal(err)
		if err != nil {
			return answer{}, err
		}
		name, text := v.texts.answerFor(refusal, a)
		if errs = map[string]string{name: text}; name == "" {
			errs, general = nil, text
		}
	}
	view, err := v.tierForm(ctx, c, t, a, errs)
	if err != nil {
		return answer{}, err
	}
	if view.Error = general; t != nil {
		view.State = v.PostFormValue("state")
	}
	return unprocessable(show("tier-form", view.Title, view)), nil
}

// newTier is the form of a new tier of the campaign in the address.
func (d *Dashboard) newTier(ctx context.Context, v *visit) (answer, error) {
	id := v.URL.Query().Get("campaign")
	if id == "" {
		return goTo(v.path("promotions")), nil
	}
	c, err := v.promotionCampaignOf(ctx, id)
	if err != nil {
		return answer{}, err
	}
	view, err := v.tierForm(ctx, &c, nil, v.firstTierAnswers(), nil)
	return show("tier-form", view.Title, view), err
}

// promotionCampaignOf is a promotion campaign by its id: addresses hold no names.
func (v *visit) promotionCampaignOf(ctx context.Context, id string) (campaign.Campaign, error) {
	c, err := v.Project.Promotions.Campaign(ctx, id)
	if err == nil && c.ID != id {
		err = errNowhere
	}
	return c, err
}

// makeTier makes a tier, with the rule that its conditions ask for.
func (d *Dashboard) makeTier(ctx context.Context, v *visit) (answer, error) {
	c, err := v.promotionCampaignOf(ctx, v.PostFormValue("campaign"))
	if err != nil {
		return answer{}, err
	}
	a := v.sentTierAnswers()
	u, r, err := v.readTier(ctx, a, nil)
	if err != nil {
		return answer{}, err
	}
	if len(r.errs) > 0 {
		return v.refusedTier(ctx, &c, nil, a, r.errs, nil)
	}
	n := promotion.NewTier{
		Name: r.plan.Name, Banner: u.Banner.Or(""), Discount: u.Discount.Or(nil), Inactive: a.get("active") != "true", CategoryID: u.CategoryID.Or(""), Metadata: u.Metadata.Or(nil),
	}
	u.Validity.Apply(&n.Validity)
	to := v.path("campaigns", c.ID, "promotions") + "?done=tier-made"
	change := audit.Change{Act: "promotion_tier.created", Object: audit.Object{Type: promotion.TierKind.Name, Name: n.Name}}
	out, err := v.change(ctx, change, "", func(ctx context.Context) (any, error) {
		var made promotion.Tier
		var err error
		if n.RuleIDs, err = r.plan.createRules(ctx, v.Project); err == nil {
			made, err = v.Project.Promotions.CreateTier(ctx, c.ID, n)
		}
		if refusal, ok := fault.As(err); ok {
			return nil, notMade{refusal}
		}
		to = v.tierPath(&made) + "?done=tier-made"
		return made, err
	})
	var refused notMade
	if errors.As(err, &refused) {
		return v.refusedTier(ctx, &c, nil, a, nil, refused.refusal)
	}
	out.to = to
	return out, err
}

func (d *Dashboard) editTier(ctx context.Context, v *visit) (answer, error) {
	t, c, err := v.tierOf(ctx)
	if err != nil {
		return answer{}, err
	}
	a, _ := v.drawTier(&t)
	view, err := v.tierForm(ctx, &c, &t, a, nil)
	return show("tier-form", view.Title, view), err
}

// saveTier changes what differs in the form from the tier. What the form has no field for stays.
func (d *Dashboard) saveTier(ctx context.Context, v *visit) (answer, error) {
	t, c, err := v.tierOf(ctx)
	if err != nil {
		return answer{}, err
	}
	from, err := v.sentState("state") // "from" is the hour
	if err != nil {
		return answer{}, err
	}
	a := v.sentTierAnswers()
	u, r, err := v.readTier(ctx, a, &t)
	if err != nil {
		return answer{}, err
	}
	if len(r.errs) > 0 {
		return v.refusedTier(ctx, &c, &t, a, r.errs, nil)
	}
	u.From = from
	active := a.get("active") == "true"
	change := audit.Change{Act: "promotion_tier.updated", Object: tierObject(&t), Before: t}
	out, err := v.change(ctx, change, v.tierPath(&t)+"?done=tier-saved", func(ctx context.Context) (any, error) {
		changed, err := v.Project.Promotions.UpdateTier(ctx, t.ID, u)
		if err == nil && changed.Active != active {
			changed, err = v.Project.Promotions.SetActive(ctx, t.ID, active)
		}
		return changed, err
	})
	switch {
	case err == nil:
		return out, nil
	case !fault.Has(err, "resource_changed"):
		return v.refusedTier(ctx, &c, &t, a, nil, err)
	}
	if t, c, err = v.tierOf(ctx); err != nil { // as another person has left it
		return answer{}, err
	}
	view, err := v.tierForm(ctx, &c, &t, a, nil)
	if err != nil {
		return answer{}, err
	}
	now, _ := v.drawTier(&t)
	v.markNow(view.Groups, now)
	view.Lost = true
	out = show("tier-form", view.Title, view)
	out.status = http.StatusConflict
	return out, nil
}
