package dashboard

import (
	"context"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/storage"
)

// stackView is the page of a promotion stack, or of a new one.
type stackView struct {
	Name, Campaign string
	// Tiers are the tiers of the stack in their order, for who may not change it.
	Tiers  []string
	Form   *ruleForm
	Delete *actForm
	// CampaignID is that of a new stack.
	CampaignID string
	Lost       bool
}

// newStack is the page of a new stack of the campaign in the address.
func (d *Dashboard) newStack(ctx context.Context, v *visit) (answer, error) {
	id := v.URL.Query().Get("campaign")
	if id == "" {
		return goTo(v.path("promotions")), nil
	}
	view, _, err := v.newStackView(ctx, id)
	return show("stack", v.say("stack.new"), view), err
}

func (v *visit) newStackView(ctx context.Context, campaignID string) (view stackView, tiers []promotion.Tier, err error) {
	c, err := v.Project.Campaigns.Get(ctx, campaignID)
	if err != nil {
		return view, nil, err
	}
	view = stackView{Name: v.say("stack.new"), Campaign: c.Name, CampaignID: c.ID}
	tiers, view.Form, err = v.stackForm(ctx, &promotion.Stack{CampaignID: c.ID}, v.actForm("promotions", "stacks", "new"))
	return view, tiers, err
}

// maxPlaces is how many tiers of a campaign the form of a stack has a field for, beside those of the stack.
const maxPlaces = 40

// stackForm is the form of a stack: its name, its category, and the place of each tier of the campaign. A campaign with very many tiers has a field to
// name further ones.
func (v *visit) stackForm(ctx context.Context, s *promotion.Stack, act actForm) ([]promotion.Tier, *ruleForm, error) {
	tiers, err := v.Project.Promotions.TiersOf(ctx, s.CampaignID)
	if err != nil {
		return nil, nil, err
	}
	categories, err := v.Project.Catalog.ListCategories(ctx, storage.Query{Order: []storage.Order{{Field: "name"}}, Limit: maxNamed})
	if err != nil {
		return nil, nil, err
	}
	category := field{Name: "category", Label: v.say("stack.category"), Hint: v.say("stack.category.hint"), Type: "select", Value: s.CategoryID, Choices: []choice{{"", v.say("stack.category.none")}}}
	for _, c := range categories.Items {
		category.Choices = append(category.Choices, choice{c.ID, c.Name})
	}
	if !slices.ContainsFunc(category.Choices, func(c choice) bool { return c.Value == s.CategoryID }) {
		category.Choices = append(category.Choices, choice{s.CategoryID, s.CategoryID})
	}
	f := &ruleForm{actForm: act, From: s.UpdatedAt.UTC().Format(time.RFC3339Nano), Back: v.path("campaigns", s.CampaignID, "stacks"), form: form{Fields: []field{
		{Name: "name", Label: v.say("rules.name"), Type: "text", Value: s.Name, Required: true, Autocomplete: "off"}, category,
	}}}
	for n, t := range tiers {
		place := ""
		if i := slices.Index(s.TierIDs, t.ID); i >= 0 {
			place = strconv.Itoa(i + 1)
		} else if n >= maxPlaces {
			continue
		}
		f.Fields = append(f.Fields, field{Name: "place." + t.ID, Label: v.say("stack.place", t.Name), Hint: v.say("stack.place.hint"), Type: "text", Value: place, Autocomplete: "off"})
	}
	if len(tiers) > maxPlaces {
		f.Fields = append(f.Fields, field{Name: "further", Label: v.say("stack.further"), Hint: v.say("stack.further.hint"), Type: "textarea", Autocomplete: "off"})
	}
	return tiers, f, nil
}

// sentStack is what a form has sent: the tiers by their places, and behind them those that are named.
func (v *visit) sentStack(tiers []promotion.Tier) (n promotion.NewStack, err error) {
	n = promotion.NewStack{Name: strings.TrimSpace(v.PostFormValue("name")), CategoryID: v.PostFormValue("category")}
	places := map[string]int{}
	for _, t := range tiers {
		text := strings.TrimSpace(v.PostFormValue("place." + t.ID))
		if text == "" {
			continue
		}
		place, err := strconv.Atoi(text)
		if err != nil || place < 1 {
			return n, fault.Payload("place."+t.ID, "must be a whole number from 1, or empty (actual value is '%.60s')", text)
		}
		places[t.ID], n.TierIDs = place, append(n.TierIDs, t.ID)
	}
	slices.SortStableFunc(n.TierIDs, func(a, b string) int { return places[a] - places[b] })
	for line := range strings.Lines(v.PostFormValue("further")) {
		name := strings.TrimSpace(line)
		if name == "" {
			continue
		}
		if n.TierIDs, err = withTier(n.TierIDs, tiers, "further", name); err != nil {
			return n, err
		}
	}
	return n, nil
}

// withTier adds the promotion with a name or an id to ids, unless they have it. A field names one on each line.
func withTier(ids []string, tiers []promotion.Tier, field, name string) ([]string, error) {
	found := slices.DeleteFunc(slices.Clone(tiers), func(t promotion.Tier) bool { return t.ID != name && t.Name != name })
	switch {
	case len(found) != 1:
		return ids, fault.Payload(field, "must have a name or an ID of one promotion on each line ('%.60s' is that of %d)", name, len(found))
	case slices.Contains(ids, found[0].ID):
		return ids, nil
	}
	return append(ids, found[0].ID), nil
}

func (d *Dashboard) makeStack(ctx context.Context, v *visit) (answer, error) {
	view, tiers, err := v.newStackView(ctx, v.PostFormValue("campaign"))
	if err != nil {
		return answer{}, err
	}
	n, err := v.sentStack(tiers)
	if err == nil {
		made := audit.Change{Act: "promotion_stack.created", Object: audit.Object{Type: promotion.StackKind.Name, Name: n.Name}}
		var out answer
		out, err = v.change(ctx, made, v.path("campaigns", view.CampaignID, "stacks")+"?done=stack", func(ctx context.Context) (any, error) {
			return v.Project.Promotions.CreateStack(ctx, view.CampaignID, n)
		})
		if err == nil {
			return out, nil
		}
	}
	return v.stackAgain(&view, err)
}

// stackAgain answers with the form of a stack as it was sent, and what was wrong with it.
func (v *visit) stackAgain(view *stackView, err error) (answer, error) {
	refusal, err := ruleRefusal(err)
	if err != nil {
		return answer{}, err
	}
	for i := range view.Form.Fields {
		f := &view.Form.Fields[i]
		if sent := strings.TrimSpace(v.PostFormValue(f.Name)); sent != f.Value && refusal.Kind == fault.KindConflict {
			f.Now, f.Value = v.say("settings.now", cmpOr(f.Value, v.say("settings.nothing"))), sent
		} else {
			f.Value = sent
		}
	}
	if refusal.Kind == fault.KindConflict {
		view.Lost = true
		out := show("stack", view.Name, *view)
		out.status = http.StatusConflict
		return out, nil
	}
	if err := view.Form.refuse(v.texts, refusal); err != nil {
		return answer{}, err
	}
	return unprocessable(show("stack", view.Name, *view)), nil
}

func (v *visit) stackOf(ctx context.Context) (s promotion.Stack, c campaign.Campaign, err error) {
	page, err := v.Project.Promotions.ListStacks(ctx, storage.Query{Filter: storage.Is("id", v.PathValue("stackId")), Limit: 1})
	if err != nil {
		return s, c, err
	}
	if len(page.Items) == 0 {
		return s, c, fault.NotFound(promotion.StackKind.Name, v.PathValue("stackId"))
	}
	c, err = v.Project.Campaigns.Get(ctx, page.Items[0].CampaignID)
	return page.Items[0], c, err
}

func (v *visit) stackView(ctx context.Context, s *promotion.Stack, c *campaign.Campaign) (view stackView, tiers []promotion.Tier, err error) {
	view = stackView{Name: s.Name, Campaign: c.Name}
	var f *ruleForm
	if tiers, f, err = v.stackForm(ctx, s, v.actForm("promotions", "stacks", s.ID)); err != nil {
		return view, nil, err
	}
	if view.Tiers = tierNames(tiers, s.TierIDs); v.may(actBuild) {
		remove := v.actForm("promotions", "stacks", s.ID, "delete")
		view.Form, view.Delete = f, &remove
	}
	return view, tiers, nil
}

func (d *Dashboard) stack(ctx context.Context, v *visit) (answer, error) {
	s, c, err := v.stackOf(ctx)
	if err != nil {
		return answer{}, err
	}
	view, _, err := v.stackView(ctx, &s, &c)
	return show("stack", s.Name, view), err
}

func (d *Dashboard) saveStack(ctx context.Context, v *visit) (answer, error) {
	s, c, err := v.stackOf(ctx)
	if err != nil {
		return answer{}, err
	}
	from, err := time.Parse(time.RFC3339Nano, v.PostFormValue("from"))
	if err != nil {
		return answer{}, fault.Payload("from", "must be the time that came with the form")
	}
	view, tiers, err := v.stackView(ctx, &s, &c)
	if err != nil {
		return answer{}, err
	}
	n, err := v.sentStack(tiers)
	if err == nil {
		u := promotion.StackUpdate{From: patch.Set(from), Name: patch.Set(n.Name), CategoryID: patch.Set(n.CategoryID), TierIDs: patch.Set(n.TierIDs)}
		change := audit.Change{Act: "promotion_stack.updated", Object: audit.Object{Type: promotion.StackKind.Name, ID: s.ID, Name: s.Name}, Before: s}
		var out answer
		out, err = v.change(ctx, change, v.path("campaigns", s.CampaignID, "stacks")+"?done=stack", func(ctx context.Context) (any, error) {
			return v.Project.Promotions.UpdateStack(ctx, s.CampaignID, s.ID, u)
		})
		if err == nil {
			return out, nil
		}
	}
	return v.stackAgain(&view, err)
}

func (d *Dashboard) deleteStack(ctx context.Context, v *visit) (answer, error) {
	s, _, err := v.stackOf(ctx)
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "promotion_stack.deleted", Object: audit.Object{Type: promotion.StackKind.Name, ID: s.ID, Name: s.Name}, Before: s}
	return v.change(ctx, c, v.path("campaigns", s.CampaignID, "stacks")+"?done=stack-deleted", func(ctx context.Context) (any, error) {
		return nil, v.Project.Promotions.DeleteStack(ctx, s.CampaignID, s.ID)
	})
}
