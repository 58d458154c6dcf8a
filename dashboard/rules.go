package dashboard

import (
	"context"
	"net/http"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// rulesView is the list of sets of rules, the latest first.
type rulesView struct {
	Rows []rulesRow
	New  string
	turns
	Empty empty
}

type rulesRow struct {
	Name, Href string
	Sentences  []string
	// More is how many sentences are left out, in words, and Used how many objects the rules are assigned to.
	More, Used string
	Changed    moment
}

// ruleView is the page of a set of rules, or of a new one.
type ruleView struct {
	Name string
	// Sentences are what the set asks, for who may not change it.
	Sentences []wording.Sentence
	// Form is nil for who may not change it.
	Form    *ruleForm
	Builder *builderView
	Facts   []fact
	Used    []usedBy
	// MoreUsed says that only some of the objects are listed.
	MoreUsed, IsNew bool
	// Try asks whether the set is true for a cart.
	Copy, Try string
	Delete    *actForm
	// Lost says that another person has changed the set meanwhile, and Now what it asks since then.
	Lost bool
	Now  []wording.Sentence
}

type ruleForm struct {
	actForm
	form
	From, Back string
}

// usedBy is an object that a set of rules is assigned to.
type usedBy struct{ Kind, Name, Href string }

// rulesRoutes are the routes of sets of rules.
func (d *Dashboard) rulesRoutes() []route {
	return []route{
		{method: "GET", path: "rules", act: actRead, handle: d.rules},
		{method: "GET", path: "rules/new", act: actBuild, handle: d.newRule},
		{method: "POST", path: "rules/new", act: actBuild, handle: d.makeRule},
		{method: "POST", path: "rules/pick", act: actBuild, handle: d.pickRule},
		{method: "GET", path: "rules/{ruleId}", act: actRead, handle: d.rule},
		{method: "POST", path: "rules/{ruleId}", act: actBuild, handle: d.saveRule},
		{method: "GET", path: "rules/{ruleId}/try", act: actRead, handle: d.showRuleTry},
		{method: "POST", path: "rules/{ruleId}/try", act: actRead, handle: d.tryRule},
		{method: "POST", path: "rules/{ruleId}/delete", act: actBuild, handle: d.deleteRule},
	}
}

// maxSaid is how many sentences of a set the list has, maxUsed how many objects that use it its page names, and maxCounted how many assignments the
// list counts.
const maxSaid, maxUsed, maxCounted = 3, 10, 1000

func (d *Dashboard) rules(ctx context.Context, v *visit) (answer, error) {
	view := rulesView{Empty: empty{"scale", v.say("rules.none"), v.say("rules.none.why")}}
	if v.may(actBuild) {
		view.New = v.path("rules", "new")
	}
	_, q, err := v.list("rules", "", nil)
	if err != nil {
		return answer{}, err
	}
	page, err := v.Project.Rules.List(ctx, q)
	if err != nil {
		return answer{}, err
	}
	view.turns = turn(v, &page, func(r *rule.Rules) (time.Time, string) { return r.CreatedAt, r.ID })
	var ids wording.Ids
	all := make([]string, len(page.Items))
	for i, r := range page.Items {
		if all[i] = r.ID; v.choice.Shows("rules.asks") {
			ids.AddRules(r)
		}
	}
	names, err := namer{v.Project}.Names(ctx, ids)
	if err != nil {
		return answer{}, err
	}
	used := map[string]string{}
	if v.choice.Shows("rules.used.by") {
		if used, err = v.countUses(ctx, all); err != nil {
			return answer{}, err
		}
	}
	for _, r := range page.Items {
		row := rulesRow{Name: r.Name, Href: v.path("rules", r.ID), Used: used[r.ID], Changed: v.clock().moment(laterOf(r.UpdatedAt, r.CreatedAt))}
		said := v.writer(names).Rules(r)
		for _, s := range said[:min(len(said), maxSaid)] {
			row.Sentences = append(row.Sentences, flat(s))
		}
		if more := len(said) - maxSaid; more > 0 {
			row.More = v.say("rules.more", more)
		}
		view.Rows = append(view.Rows, row)
	}
	return show("rules", v.say("rules.title"), view), nil
}

// laterOf is the later of two times.
func laterOf(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}

// flat is a sentence on one line: those that it joins follow it.
func flat(s wording.Sentence) string {
	parts := []string{s.Text}
	for _, below := range s.Below {
		parts = append(parts, flat(below))
	}
	return strings.Join(parts, " ")
}

// countUses says how many objects each of some sets is assigned to. Of sets with very many assignments it says that there are many.
func (v *visit) countUses(ctx context.Context, ids []string) (map[string]string, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	page, err := v.Project.Rules.ListAssignments(ctx, storage.Query{Filter: storage.In("rule_id", ids), Limit: maxCounted})
	if err != nil {
		return nil, err
	}
	counts, said := map[string]int{}, map[string]string{}
	for _, a := range page.Items {
		counts[a.RuleID]++
	}
	for _, id := range ids {
		switch n := counts[id]; {
		case page.HasMore:
			said[id] = v.say("rules.used.many")
		default:
			said[id] = v.say("rules.used", n)
		}
	}
	return said, nil
}

// usesOf are the first objects that a set is assigned to, by name.
func (v *visit) usesOf(ctx context.Context, id string) (uses []usedBy, more bool, err error) {
	page, err := v.Project.Rules.ListAssignments(ctx, storage.Query{Filter: storage.Is("rule_id", id), Order: latestFirst, Limit: maxUsed})
	if err != nil {
		return nil, false, err
	}
	var ids storage.NameIDs
	addAssigned(&ids, page.Items)
	names, err := v.Project.Names(ctx, ids)
	if err != nil {
		return nil, false, err
	}
	for _, a := range page.Items {
		uses = append(uses, v.assignedTo(a, names))
	}
	return uses, page.HasMore, nil
}

// addAssigned adds the objects of assignments to the ids whose names are read.
func addAssigned(ids *storage.NameIDs, assignments []rule.Assignment) {
	for _, a := range assignments {
		switch a.RelatedObjectType {
		case rule.RelatedCampaign:
			ids.Campaigns = append(ids.Campaigns, a.RelatedObjectID)
		case rule.RelatedVoucher:
			ids.Vouchers = append(ids.Vouchers, a.RelatedObjectID)
		case rule.RelatedPromotionTier:
			ids.PromotionTiers = append(ids.PromotionTiers, a.RelatedObjectID)
		}
	}
}

// assignedTo is the object that a set is assigned to. One that was deleted has no name and no page.
func (v *visit) assignedTo(a rule.Assignment, names map[string]string) usedBy {
	id, name := a.RelatedObjectID, names[a.RelatedObjectID]
	use := usedBy{v.say("rules.related." + string(a.RelatedObjectType)), cmpOr(name, id), ""}
	switch {
	case name == "":
	case a.RelatedObjectType == rule.RelatedCampaign:
		use.Href = v.path("campaigns", id)
	case a.RelatedObjectType == rule.RelatedVoucher:
		use.Href = v.path("codes", id)
	case a.RelatedObjectType == rule.RelatedPromotionTier:
		use.Href = v.path("promotions", "tiers", id)
	}
	return use
}

// rule is the page of a set of rules.
func (d *Dashboard) rule(ctx context.Context, v *visit) (answer, error) {
	r, err := v.Project.Rules.Get(ctx, v.PathValue("ruleId"))
	if err != nil {
		return answer{}, err
	}
	view, err := v.ruleView(ctx, &r, nil)
	return show("rule", r.Name, view), err
}

// ruleView is the page of a set. The builder is that of the set, or the one that a form has sent.
func (v *visit) ruleView(ctx context.Context, r *rule.Rules, b *ruleBuilder) (view ruleView, err error) {
	view = ruleView{Name: r.Name, Try: v.path("rules", r.ID, "try")}
	if view.Used, view.MoreUsed, err = v.usesOf(ctx, r.ID); err != nil {
		return view, err
	}
	if !v.may(actBuild) {
		var ids wording.Ids
		ids.AddRules(*r)
		names, err := namer{v.Project}.Names(ctx, ids)
		if view.Sentences = v.writer(names).Rules(*r); r.Error != "" {
			view.Facts = []fact{{Label: v.say("rules.message"), Text: r.Error}}
		}
		return view, err
	}
	if b == nil {
		if b, err = v.drawBuilder(ctx, rule.Definition{Expression: r.Expression, BundleRules: r.BundleRules, ApplicableTo: r.ApplicableTo}); err != nil {
			return view, err
		}
	}
	at := v.path("rules", r.ID)
	if view.Builder, err = b.view(ctx, v, at); err != nil {
		return view, err
	}
	remove := v.actForm("rules", r.ID, "delete")
	view.Copy, view.Delete = v.path("rules", "new")+"?copy="+r.ID, &remove
	view.Form = &ruleForm{actForm: v.actForm("rules", r.ID), form: form{Fields: v.ruleFields(r.Name, r.Error)}, From: r.UpdatedAt.UTC().Format(time.RFC3339Nano), Back: v.path("rules")}
	return view, nil
}

// ruleFields are the fields of a set besides its rules.
func (v *visit) ruleFields(name, message string) []field {
	return []field{
		{Name: "name", Label: v.say("rules.name"), Type: "text", Value: name, Required: true, Autocomplete: "off"},
		{Name: "error.message", Label: v.say("rules.message"), Hint: v.say("rules.message.hint"), Type: "text", Value: message, Autocomplete: "off"},
	}
}

// newRule is the page of a new set, or of a copy of one, which is assigned to nothing.
func (d *Dashboard) newRule(ctx context.Context, v *visit) (answer, error) {
	var r rule.Rules
	if id := v.URL.Query().Get("copy"); id != "" {
		from, err := v.Project.Rules.Get(ctx, id)
		if err != nil {
			return answer{}, err
		}
		r = from
		r.Name = v.say("rules.copy.of", from.Name)
	}
	b, err := v.drawBuilder(ctx, rule.Definition{Expression: r.Expression, BundleRules: r.BundleRules, ApplicableTo: r.ApplicableTo})
	if err != nil {
		return answer{}, err
	}
	view, err := v.newRuleView(ctx, b, r.Name, r.Error)
	return show("rule", v.say("rules.new"), view), err
}

func (v *visit) newRuleView(ctx context.Context, b *ruleBuilder, name, message string) (view ruleView, err error) {
	view = ruleView{Name: v.say("rules.new"), IsNew: true}
	view.Form = &ruleForm{actForm: v.actForm("rules", "new"), form: form{Fields: v.ruleFields(name, message)}, Back: v.path("rules")}
	view.Builder, err = b.view(ctx, v, v.path("rules", "new"))
	return view, err
}

func (d *Dashboard) makeRule(ctx context.Context, v *visit) (answer, error) {
	name, message := strings.TrimSpace(v.PostFormValue("name")), strings.TrimSpace(v.PostFormValue("error.message"))
	b, err := v.readBuilder(ctx)
	if err != nil {
		return answer{}, err
	}
	var refusal *fault.Error
	if !b.acted {
		d, ok := b.definition()
		if ok {
			d.Name, d.Error = name, message
			made := ""
			c := audit.Change{Act: "rules.created", Object: audit.Object{Type: rule.Kind.Name, Name: name}}
			repeated, err := v.once(ctx, v.Project.ID, v.Project.Audit, c, func(ctx context.Context) (any, error) {
				r, err := v.Project.Rules.Create(ctx, d)
				made = r.ID
				return r, err
			})
			switch {
			case err == nil && repeated:
				return goTo(v.path("rules")), nil
			case err == nil:
				return goTo(v.path("rules", made) + "?done=rules"), nil
			}
			if refusal, err = ruleRefusal(err); err != nil {
				return answer{}, err
			}
		}
	}
	return v.formAgain(refusal, b, func() (ruleView, error) { return v.newRuleView(ctx, b, name, message) })
}

// ruleRefusal is the refusal of rules that a form can show; other errors are returned.
func ruleRefusal(err error) (*fault.Error, error) {
	refusal, isFault := fault.As(err)
	if !isFault || refusal.Kind != fault.KindInvalid && refusal.Key != "duplicate_found" && refusal.Key != "resource_changed" {
		return nil, err
	}
	return refusal, nil
}

// formAgain answers with the form of a set as it was sent, and what was wrong with it.
func (v *visit) formAgain(refusal *fault.Error, b *ruleBuilder, load func() (ruleView, error)) (answer, error) {
	aboutForm := refusal != nil && (refusal.Key == "duplicate_found" || refusal.Key == "resource_changed")
	if refusal != nil && !aboutForm {
		if name, _ := v.texts.faultField(refusal); name != "name" && name != "error.message" {
			b.refuse(refusal)
		} else {
			aboutForm = true
		}
	}
	view, err := load()
	if err != nil {
		return answer{}, err
	}
	if refusal != nil && refusal.Key == "duplicate_found" {
		refusal = fault.Payload("name", "must be another one: other rules have it")
	}
	if aboutForm && refusal.Key != "resource_changed" {
		if err := view.Form.refuse(v.texts, refusal); err != nil {
			return answer{}, err
		}
	}
	out := show("rule", view.Name, view)
	if !b.acted {
		out = unprocessable(out)
	}
	return out, nil
}

func (d *Dashboard) saveRule(ctx context.Context, v *visit) (answer, error) {
	r, err := v.Project.Rules.Get(ctx, v.PathValue("ruleId"))
	if err != nil {
		return answer{}, err
	}
	b, err := v.readBuilder(ctx)
	if err != nil {
		return answer{}, err
	}
	from, err := time.Parse(time.RFC3339Nano, v.PostFormValue("from"))
	if err != nil {
		return answer{}, fault.Payload("from", "must be the time that came with the form")
	}
	name, message := strings.TrimSpace(v.PostFormValue("name")), strings.TrimSpace(v.PostFormValue("error.message"))
	var refusal *fault.Error
	if !b.acted {
		if d, ok := b.definition(); ok {
			u := ruleUpdate(&r, d)
			if u.From = patch.Set(from); name != strings.TrimSpace(r.Name) {
				u.Name = patch.Set(name)
			}
			if message != strings.TrimSpace(r.Error) {
				u.Error = patch.Set(message)
			}
			c := audit.Change{Act: "rules.updated", Object: audit.Object{Type: rule.Kind.Name, ID: r.ID, Name: r.Name}, Before: r}
			out, err := v.change(ctx, c, v.path("rules", r.ID)+"?done=rules", func(ctx context.Context) (any, error) { return v.Project.Rules.Update(ctx, r.ID, u) })
			if err == nil {
				return out, nil
			}
			if refusal, err = ruleRefusal(err); err != nil {
				return answer{}, err
			}
		}
	}
	lost := refusal != nil && refusal.Key == "resource_changed"
	out, err := v.formAgain(refusal, b, func() (ruleView, error) {
		view, err := v.ruleView(ctx, &r, b)
		if err != nil {
			return view, err
		}
		view.Form.Fields = v.ruleFields(name, message)
		if view.Form.From = v.PostFormValue("from"); !lost {
			return view, nil
		}
		now, err := v.Project.Rules.Get(ctx, r.ID)
		if err != nil {
			return view, err
		}
		var ids wording.Ids
		ids.AddRules(now)
		names, err := namer{v.Project}.Names(ctx, ids)
		view.Lost, view.Now, view.Form.From = true, v.writer(names).Rules(now), now.UpdatedAt.UTC().Format(time.RFC3339Nano)
		for i, was := range []string{now.Name, now.Error} {
			if was != view.Form.Fields[i].Value {
				view.Form.Fields[i].Now = v.say("settings.now", cmpOr(was, v.say("settings.nothing")))
			}
		}
		return view, err
	})
	if lost {
		out.status = http.StatusConflict
	}
	return out, err
}

// ruleUpdate changes what differs between a set and a definition.
func ruleUpdate(r *rule.Rules, d rule.Definition) (u rule.Update) {
	if !reflect.DeepEqual(r.Expression, d.Expression) {
		u.Rules = patch.Set(d.Expression)
	}
	if !reflect.DeepEqual(r.BundleRules, d.BundleRules) {
		u.BundleRules = patch.Set(d.BundleRules)
	}
	if !reflect.DeepEqual(r.ApplicableTo, d.ApplicableTo) {
		u.ApplicableTo = patch.Set(d.ApplicableTo)
	}
	return u
}

func (d *Dashboard) deleteRule(ctx context.Context, v *visit) (answer, error) {
	r, err := v.Project.Rules.Get(ctx, v.PathValue("ruleId"))
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "rules.deleted", Object: audit.Object{Type: rule.Kind.Name, ID: r.ID, Name: r.Name}, Before: r}
	return v.change(ctx, c, v.path("rules")+"?done=rules-deleted", func(ctx context.Context) (any, error) { return nil, v.Project.Rules.Delete(ctx, r.ID) })
}

// leads reports whether the dashboard has a page with an address.
func (d *Dashboard) leads(address string) bool {
	rest, ok := strings.CutPrefix(address, d.base+"projects/")
	_, rest, below := strings.Cut(rest, "/")
	parts := strings.Split(rest, "/")
	return ok && below && slices.ContainsFunc(d.routes(), func(r route) bool {
		pattern := strings.Split(r.path, "/")
		return r.method == http.MethodGet && len(pattern) == len(parts) && pattern[0] == parts[0]
	})
}
