package dashboard

import (
	"context"
	"errors"
	"net/url"
	"slices"
	"strconv"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
)

// newCampaignView is a page of the wizard that makes a campaign: one of its questions, or the check of all answers.
type newCampaignView struct {
	// Action is the address of the next page, and Save that which makes the campaign.
	Action string
	Save   actForm
	// At is the question, from 1 on, and Last says that it is the check.
	At    int
	Last  bool
	Steps []newCampaignStep
	Title string
	Lead  string
	Error string
	// Carried are the answers to the other questions.
	Carried   []field
	Groups    []fieldGroup
	Goods     []choice
	Templates []filterLink
	// Stored are the latest templates of the shop, and the list of all; empty where there are none.
	Stored []filterLink
	Check  *campaignCheck
}

// newCampaignStep leads to a question.
type newCampaignStep struct {
	Number  int
	Text    string
	Current bool
}

func (d *Dashboard) newCampaignRoutes() []route {
	return []route{
		{method: "GET", path: "campaigns/new", act: actBuild, handle: d.newCampaign},
		{method: "POST", path: "campaigns/new", act: actBuild, handle: d.nextQuestion},
		{method: "POST", path: "campaigns/new/save", act: actBuild, handle: d.saveCampaign},
	}
}

// newCampaign begins with the first question, from a template or from what most campaigns have. An address can choose the kind of the campaign.
func (d *Dashboard) newCampaign(ctx context.Context, v *visit) (answer, error) {
	a := v.firstAnswers(v.URL.Query().Get("template"))
	if kind := v.URL.Query().Get("kind"); slices.Contains(campaignKinds, kind) {
		a.values.Set("kind", kind)
	}
	return v.question(ctx, a, 1, nil)
}

// newCampaignOf leads to the wizard for a kind of campaign; empty for who may make none.
func (v *visit) newCampaignOf(kind string) string {
	if !v.may(actBuild) {
		return ""
	}
	return v.path("campaigns", "new") + "?kind=" + kind
}

// templateLinks lead to the wizard with the answers of a template.
func (v *visit) templateLinks() (links []filterLink) {
	for _, name := range templateNames {
		links = append(links, filterLink{Text: v.say("campaign-new.template." + name), Href: v.path("campaigns", "new") + "?template=" + url.QueryEscape(name)})
	}
	return links
}

// sentAnswers are the answers that a form has sent: those to its own question, and those that it carries.
func (v *visit) sentAnswers() answers {
	if v.PostFormValue("at") == "" {
		return v.firstAnswers("")
	}
	return v.answersNamed(answerNames[:]...)
}

// answersNamed are the answers that a form has sent under these names.
func (v *visit) answersNamed(names ...[]string) answers {
	a := answers{url.Values{}}
	for _, some := range names {
		for _, name := range some {
			if sent := v.PostForm[name]; len(sent) > 0 {
				a.values[name] = sent[:min(len(sent), 7)]
			}
		}
	}
	return a
}

// nextQuestion leads from one question to another. On the way forward the answers to the question are checked. Nothing is stored: forms carry all
// answers, so that going back keeps them, and no address has a name or a code.
func (d *Dashboard) nextQuestion(ctx context.Context, v *visit) (answer, error) {
	a := v.sentAnswers()
	at, err := strconv.Atoi(v.PostFormValue("at"))
	if err != nil || at < 1 || at > questions {
		at = 1
	}
	to := at
	switch step := v.PostFormValue("go"); step {
	case "back":
		to = max(at-1, 1)
	case "next":
		to = min(at+1, questions)
	default:
		if n, err := strconv.Atoi(step); err == nil && n >= 1 && n <= questions {
			to = n
		}
	}
	if to <= at && to != questions {
		return v.question(ctx, a, to, nil)
	}
	plan, errs, err := v.readPlan(ctx, a)
	if err != nil {
		return answer{}, err
	}
	for name := range errs {
		if to == questions || questionOf(name) == at {
			return v.refusedQuestion(ctx, a, at, to, errs)
		}
	}
	if to < questions {
		return v.question(ctx, a, to, nil)
	}
	return v.checkPage(ctx, a, plan)
}

// refusedQuestion shows the question that a person was at, or on the way to the check the first one with an answer that is wrong.
func (v *visit) refusedQuestion(ctx context.Context, a answers, at, to int, errs map[string]string) (answer, error) {
	if to == questions {
		at = questions
		for name := range errs {
			at = min(at, questionOf(name))
		}
	}
	out, err := v.question(ctx, a, at, errs)
	return unprocessable(out), err
}

// wizardPage is what all pages of the wizard have.
func (v *visit) wizardPage(a answers, at int) newCampaignView {
	view := newCampaignView{
		Action: v.path("campaigns", "new"), At: at, Last: at == questions, Title: v.say("campaign-new.question." + strconv.Itoa(at)),
	}
	if lead := "campaign-new.lead." + strconv.Itoa(at); v.texts.has(lead) {
		view.Lead = v.say(lead)
	}
	for n := 1; n <= questions; n++ {
		view.Steps = append(view.Steps, newCampaignStep{n, v.say("campaign-new.step." + strconv.Itoa(n)), n == at})
	}
	return view
}

// carry puts the answers that the page has no field for into the form.
func (view *newCampaignView) carry(a answers) {
	shown := map[string]bool{}
	for _, g := range view.Groups {
		shown[g.Name] = true
		for _, f := range g.Fields {
			shown[f.Name] = true
		}
		for _, c := range g.Choices {
			for _, f := range c.Fields {
				shown[f.Name] = true
			}
		}
	}
	for _, names := range answerNames {
		for _, name := range names {
			for _, value := range a.values[name] {
				if !shown[name] && value != "" && (name != "example" || !view.Last) {
					view.Carried = append(view.Carried, field{Name: name, Type: "hidden", Value: value, Autocomplete: "off"})
				}
			}
		}
	}
}

// question shows one question.
func (v *visit) question(ctx context.Context, a answers, at int, errs map[string]string) (answer, error) {
	view := v.wizardPage(a, at)
	q := questionForm{a, v, errs}
	if !slices.Contains(campaignKinds, a.get("kind")) {
		q.values.Set("kind", kindCode)
	}
	var err error
	if view.Groups, err = q.groups(ctx, at); err != nil {
		return answer{}, err
	}
	if at == 2 && slices.Contains(discountKinds, q.get("kind")) {
		if view.Goods, err = v.goods(ctx); err != nil {
			return answer{}, err
		}
	}
	if at == 1 {
		if view.Stored, err = v.latestTemplates(ctx); err != nil {
			return answer{}, err
		}
		view.Templates = v.templateLinks()
	}
	view.carry(a)
	return show("campaign-new", v.say("campaign-new.title"), view), nil
}

// checkPage shows all answers and what trying them came to.
func (v *visit) checkPage(ctx context.Context, a answers, plan campaignPlan) (answer, error) {
	check, err := v.checkPlan(ctx, a, plan)
	if refusal, ok := fault.As(err); ok && statuses[refusal.Kind] < 500 {
		return v.refusedPlan(ctx, a, refusal)
	}
	if err != nil {
		return answer{}, err
	}
	view := v.wizardPage(a, questions)
	view.Check, view.Save = &check, v.actForm("campaigns", "new", "save")
	view.carry(a)
	out := show("campaign-new", v.say("campaign-new.title"), view)
	if check.Example.Error != "" {
		out = unprocessable(out)
	}
	return out, nil
}

// refusedPlan shows what the engine says at the answer that it is about, or above all of them.
func (v *visit) refusedPlan(ctx context.Context, a answers, refusal *fault.Error) (answer, error) {
	name, text := v.texts.answerFor(refusal, a)
	if name != "" {
		return v.refusedQuestion(ctx, a, 1, questions, map[string]string{name: text})
	}
	out, err := v.question(ctx, a, 1, nil)
	if view, ok := out.view.(newCampaignView); ok {
		view.Error = text
		out.view = view
	}
	return unprocessable(out), err
}

// notMade is a refusal after a part of a campaign was made. It is no fault, so that the transaction is rolled back.
type notMade struct{ refusal *fault.Error }

func (n notMade) Error() string { return n.refusal.Error() }

// saveCampaign makes the campaign of all answers.
func (d *Dashboard) saveCampaign(ctx context.Context, v *visit) (answer, error) {
	a := v.sentAnswers()
	plan, errs, err := v.readPlan(ctx, a)
	if err != nil {
		return answer{}, err
	}
	if len(errs) > 0 && !v.onlyTaken(errs) {
		return v.refusedQuestion(ctx, a, 1, questions, errs)
	}
	var made madeCampaign
	change := audit.Change{Act: "campaign.created", Object: audit.Object{Type: campaign.Kind.Name, Name: plan.Name}}
	again, err := v.once(ctx, v.Project.ID, v.Project.Audit, change, func(ctx context.Context) (any, error) {
		var err error
		made, err = plan.create(ctx, v.Project, v.PostFormValue("switch") == "on")
		if refusal, ok := fault.As(err); ok {
			return nil, notMade{refusal}
		}
		return made.Campaign, err
	})
	var refused notMade
	if errors.As(err, &refused) {
		return v.refusedPlan(ctx, a, refused.refusal)
	}
	if err != nil {
		return answer{}, err
	}
	if again {
		if made.Campaign, err = v.Project.Campaigns.Get(ctx, plan.Name); err != nil {
			return answer{}, err
		}
	}
	to := v.path("campaigns", "new")
	if slices.ContainsFunc(d.routes(), func(r route) bool { return r.path == "campaigns/{campaignId}" }) {
		to = v.path("campaigns", made.ID)
	}
	return goTo(to + "?done=campaign"), nil
}

// onlyTaken reports whether nothing is wrong but that the name or the code is taken. When the form was sent before, both are.
func (v *visit) onlyTaken(errs map[string]string) bool {
	for _, text := range errs {
		if text != v.say("campaign-new.wrong.taken") {
			return false
		}
	}
	return true
}
