package dashboard

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// rewardView is the page of a reward of loyalty campaigns (v1) or of loyalty programs (v2).
type rewardView struct {
	Name, Kind string
	Status     status
	Acts       []buttonForm
	Facts      []fact
	Sentences  []wording.Sentence
	// Offers are the campaigns or programs that have the reward, and Offer adds another campaign.
	Offers []rewardOffer
	Edit   *editForm
	Offer  *editForm

	Activity []activityRow
}

// rewardOffer is a campaign or program with the price or the stock of the reward there.
type rewardOffer struct {
	Name, Href, Text string
	// Edit changes the price or the stock, and Withdraw takes the reward out of a campaign; nil for who may not.
	Edit     *editForm
	Withdraw *dialogForm
}

// stockFields choose between a stock without limit and a number.
func (v *visit) stockFields(id string, stock *int64) []field {
	limited := field{Name: "limited", ID: "limited-" + id, Label: v.say("reward.limited"), Type: "select", Value: "no", Choices: []choice{{"no", v.say("reward.limited.no")}, {"yes", v.say("reward.limited.yes")}}}
	number := field{Name: "stock", ID: "stock-" + id, Label: v.say("reward.limited.number"), Type: "text", Autocomplete: "off"}
	if stock != nil {
		limited.Value, number.Value = "yes", strconv.FormatInt(*stock, 10)
	}
	return []field{limited, number}
}

// sentStock is the stock of a form; nil is without limit.
func (v *visit) sentStock() (*int64, error) {
	if v.PostFormValue("limited") != "yes" {
		return nil, nil
	}
	n, ok := parseMinor(strings.TrimSpace(v.PostFormValue("stock")), false)
	if !ok {
		return nil, fault.Payload("stock", "must be a whole number (actual value is '%.60s')", v.PostFormValue("stock"))
	}
	return &n, nil
}

func ofProgram(rewardID string) bool { return strings.HasPrefix(rewardID, program.RewardKind.Prefix) }

func (d *Dashboard) reward(ctx context.Context, v *visit) (answer, error) {
	view, err := v.rewardView(ctx)
	return show("reward", v.say("reward.title"), view), err
}

func (v *visit) rewardView(ctx context.Context) (rewardView, error) {
	id := v.PathValue("rewardId")
	if ofProgram(id) {
		return v.programRewardView(ctx, id)
	}
	r, err := v.Project.Loyalty.Reward(ctx, id)
	if err != nil {
		return rewardView{}, err
	}
	given, err := v.Project.Redemptions.Given(ctx, r.ID)
	if err != nil {
		return rewardView{}, err
	}
	names, err := v.rewardNames(ctx, r)
	if err != nil {
		return rewardView{}, err
	}
	w := v.writer(names)
	view := rewardView{Name: r.Name, Kind: v.say("reward.kind." + string(r.Type)), Sentences: said([]string{w.Sentence(w.Reward(r))}), Status: newStatus("not-offered")}
	if r.Type == loyalty.RewardMaterial {
		view.Facts = append(view.Facts, fact{Label: v.say("column.stock"), Text: v.stock(r.Stock, given[r.ID])})
	}
	view.Facts = append(view.Facts, fact{Label: v.say("loyalty.made"), Text: v.clock().moment(r.CreatedAt).Exact})
	if r.Description != "" {
		view.Facts = append(view.Facts, fact{Label: v.say("reward.description"), Text: r.Description})
	}
	if err := v.addOffers(ctx, &view, &r); err != nil {
		return view, err
	}
	if v.may(actBuild) {
		fields := []field{{Name: "name", Label: v.say("column.name"), Type: "text", Value: r.Name, Required: true, Autocomplete: "off"}}
		if r.Type == loyalty.RewardMaterial {
			fields = append(fields, v.stockFields("reward", r.Stock)...)
		}
		view.Edit = &editForm{actForm: v.actForm("rewards", r.ID), Title: v.say("reward.edit"), Submit: v.say("settings.save"), form: form{Fields: fields}}
	}
	view.Activity, err = v.activity(ctx, r.ID)
	return view, err
}

// addOffers adds the campaigns that offer a reward, and the form for another one.
func (v *visit) addOffers(ctx context.Context, view *rewardView, r *loyalty.Reward) error {
	offers, err := v.Project.Loyalty.ListAssignments(ctx, storage.Query{Filter: storage.Is("reward_id", r.ID), Order: []storage.Order{{Field: "created_at"}}, Limit: maxDefinitions})
	if err != nil {
		return err
	}
	campaigns, err := v.Project.Campaigns.List(ctx, storage.Query{Filter: storage.Is("campaign_type", string(campaign.TypeLoyaltyProgram)), Order: latestFirst, Limit: maxDefinitions})
	if err != nil {
		return err
	}
	w, names := v.writer(nil), map[string]string{}
	for _, c := range campaigns.Items {
		names[c.ID] = c.Name
	}
	for _, o := range offers.Items {
		view.Status = newStatus("offered")
		row := rewardOffer{Name: names[o.CampaignID], Href: v.path("loyalty", "campaigns", o.CampaignID, "rewards"), Text: w.Sentence(w.Offer(o))}
		if row.Name == "" {
			row.Name = v.say("loyalty.campaign")
		}
		if v.may(actBuild) {
			if r.Coin == nil {
				row.Edit = &editForm{actForm: v.actForm("rewards", r.ID, "offers", o.ID), Submit: v.say("settings.save"), form: form{Fields: []field{{
					Name: "points", ID: "points-" + o.ID, Label: v.say("reward.price"), Type: "text", Value: strconv.FormatInt(o.Points, 10), Required: true, Autocomplete: "off",
				}}}}
			}
			row.Withdraw = &dialogForm{
				buttonForm{v.actForm("rewards", r.ID, "offers", o.ID), "withdraw", "true", v.say("reward.withdraw")}, "withdraw-" + o.ID, v.say("reward.withdraw.title"),
				v.say("reward.withdraw.text", row.Name),
			}
		}
		view.Offers = append(view.Offers, row)
	}
	choose := field{Name: "campaign", Label: v.say("loyalty.campaign"), Type: "select", Value: v.PostFormValue("campaign")}
	for _, c := range campaigns.Items {
		if !slices.ContainsFunc(offers.Items, func(o loyalty.RewardAssignment) bool { return o.CampaignID == c.ID }) {
			choose.Choices = append(choose.Choices, choice{c.ID, c.Name})
		}
	}
	if len(choose.Choices) > 0 && v.may(actBuild) {
		fields := []field{choose}
		if r.Coin == nil {
			fields = append(fields, field{Name: "points", ID: "points-new", Label: v.say("reward.price"), Type: "text", Value: v.PostFormValue("points"), Required: true, Autocomplete: "off"})
		}
		view.Offer = &editForm{actForm: v.actForm("rewards", r.ID, "offer"), Title: v.say("reward.offer"), Submit: v.say("reward.offer"), form: form{Fields: fields}}
	}
	return nil
}

func (v *visit) programRewardView(ctx context.Context, id string) (rewardView, error) {
	r, err := v.Project.Programs.Reward(ctx, id)
	if err != nil {
		return rewardView{}, err
	}
	names, err := v.programRewardNames(ctx, r)
	if err != nil {
		return rewardView{}, err
	}
	w := v.writer(names)
	view := rewardView{
		Name: r.Name, Kind: v.say("reward.kind." + string(r.Type)), Status: stateOfDefinition(r.Status),
		Sentences: append([]wording.Sentence{{Text: w.Sentence(w.ProgramReward(r))}}, w.Costs(r)...),
		Facts:     []fact{v.window(r.Validity), {Label: v.say("loyalty.made"), Text: v.clock().moment(r.CreatedAt).Exact}},
	}
	assigned, err := v.Project.Programs.AssignmentsOf(ctx, r.ID)
	if err != nil {
		return view, err
	}
	programs := map[string]string{}
	if len(assigned) > 0 {
		page, err := v.Project.Programs.ListPrograms(ctx, storage.Query{Filter: storage.In("id", idsOf(assigned, func(a *program.Assignment) string { return a.ProgramID }))})
		if err != nil {
			return view, err
		}
		for _, p := range page.Items {
			programs[p.ID] = p.Name
		}
	}
	for _, a := range assigned {
		row := rewardOffer{Name: programs[a.ProgramID], Href: v.path("loyalty", "programs", a.ProgramID, "rewards"), Text: v.stock(a.Stock, a.Redeemed)}
		if v.may(actBuild) {
			row.Edit = &editForm{actForm: v.actForm("rewards", r.ID, "offers", a.ProgramID), Submit: v.say("settings.save"), form: form{Fields: v.stockFields(a.ProgramID, a.Stock)}}
		}
		view.Offers = append(view.Offers, row)
	}
	if v.may(actBuild) {
		verbs := map[program.Status][]program.Verb{
			program.StatusDraft: {program.VerbActivate}, program.StatusInactive: {program.VerbActivate}, program.StatusActive: {program.VerbDeactivate, program.VerbDraft},
		}
		for _, verb := range verbs[r.Status] {
			view.Acts = append(view.Acts, buttonForm{v.actForm("rewards", r.ID, "status"), "verb", string(verb), v.say("verb." + string(verb))})
		}
		view.Edit = &editForm{actForm: v.actForm("rewards", r.ID), Title: v.say("reward.edit"), Submit: v.say("settings.save"), form: form{Fields: []field{
			{Name: "name", Label: v.say("column.name"), Type: "text", Value: r.Name, Required: true, Autocomplete: "off"},
		}}}
	}
	view.Activity, err = v.activity(ctx, r.ID)
	return view, err
}

// rewardChange is the entry of the audit log for a change of the reward of the address.
func (v *visit) rewardChange(ctx context.Context, act string) (c audit.Change, err error) {
	id := v.PathValue("rewardId")
	c = audit.Change{Act: act, Object: audit.Object{Type: loyalty.RewardKind.Name, ID: id}}
	if ofProgram(id) {
		r, err := v.Project.Programs.Reward(ctx, id)
		c.Object.Name, c.Before = r.Name, r
		return c, err
	}
	r, err := v.Project.Loyalty.Reward(ctx, id)
	c.Object.Name, c.Before = r.Name, r
	return c, err
}

// changeReward changes the name and the stock of a reward.
func (d *Dashboard) changeReward(ctx context.Context, v *visit) (answer, error) {
	c, err := v.rewardChange(ctx, "reward.updated")
	if err != nil {
		return answer{}, err
	}
	name := strings.TrimSpace(v.PostFormValue("name"))
	stock, err := v.sentStock()
	var out answer
	if err == nil {
		out, err = v.change(ctx, c, v.path("rewards", c.Object.ID)+"?done=reward", func(ctx context.Context) (any, error) {
			if ofProgram(c.Object.ID) {
				return v.Project.Programs.UpdateReward(ctx, c.Object.ID, program.RewardUpdate{Name: patch.Set(name)})
			}
			u := loyalty.RewardUpdate{Name: patch.Set(name)}
			switch {
			case !v.PostForm.Has("limited"):
			case stock == nil:
				u.Stock = patch.Clear[int64]()
			default:
				u.Stock = patch.Set(*stock)
			}
			return v.Project.Loyalty.UpdateReward(ctx, c.Object.ID, u)
		})
	}
	return v.refusedReward(ctx, out, err, func(view *rewardView) *editForm { return view.Edit })
}

// refusedReward shows the reward again, with what is wrong in one of its forms.
func (v *visit) refusedReward(ctx context.Context, out answer, refusal error, which func(*rewardView) *editForm) (answer, error) {
	f, refused := fault.As(refusal)
	if !refused || f.Kind == fault.KindNotFound {
		return out, refusal
	}
	view, err := v.rewardView(ctx)
	if err != nil {
		return answer{}, err
	}
	form := which(&view)
	if form == nil {
		return answer{}, refusal
	}
	for i := range form.Fields {
		form.Fields[i].Value = v.PostFormValue(form.Fields[i].Name)
	}
	if err := form.refuse(v.texts, refusal); err != nil {
		return answer{}, err
	}
	return unprocessable(show("reward", v.say("reward.title"), view)), nil
}

// moveReward activates, deactivates or drafts a reward of programs.
func (d *Dashboard) moveReward(ctx context.Context, v *visit) (answer, error) {
	c, err := v.rewardChange(ctx, "reward.moved")
	if err != nil {
		return answer{}, err
	}
	return v.change(ctx, c, v.path("rewards", c.Object.ID)+"?done=moved", func(ctx context.Context) (any, error) {
		return v.Project.Programs.MoveReward(ctx, c.Object.ID, program.Verb(v.PostFormValue("verb")))
	})
}

// offerReward offers a reward in a loyalty campaign.
func (d *Dashboard) offerReward(ctx context.Context, v *visit) (answer, error) {
	c, err := v.rewardChange(ctx, "reward.offered")
	if err != nil {
		return answer{}, err
	}
	n := loyalty.NewAssignment{RewardID: c.Object.ID, Campaign: v.PostFormValue("campaign")}
	if v.PostForm.Has("points") {
		var points int64
		if points, err = parsePoints("points", v.PostFormValue("points")); err == nil {
			n.Points = &points
		}
	}
	var out answer
	if err == nil {
		out, err = v.change(ctx, c, v.path("rewards", c.Object.ID)+"?done=offered", func(ctx context.Context) (any, error) {
			made, err := v.Project.Loyalty.Assign(ctx, nil, n)
			return map[string]any{"Assignments": made}, err
		})
	}
	return v.refusedReward(ctx, out, err, func(view *rewardView) *editForm { return view.Offer })
}

// changeOffer changes the price of a reward in a campaign, or takes it out of the campaign; of a reward of programs it changes the stock in a program.
func (d *Dashboard) changeOffer(ctx context.Context, v *visit) (answer, error) {
	offerID := v.PathValue("offerId")
	c, err := v.rewardChange(ctx, "reward.price")
	if err != nil {
		return answer{}, err
	}
	to := v.path("rewards", c.Object.ID) + "?done=offered"
	var out answer
	switch {
	case ofProgram(c.Object.ID):
		c.Act = "reward.stock"
		var stock *int64
		if stock, err = v.sentStock(); err == nil {
			out, err = v.change(ctx, c, to, func(ctx context.Context) (any, error) {
				return v.Project.Programs.Restock(ctx, offerID, c.Object.ID, stock)
			})
		}
	case v.PostFormValue("withdraw") == "true":
		c.Act = "reward.withdrawn"
		return v.change(ctx, c, to, func(ctx context.Context) (any, error) {
			return nil, v.Project.Loyalty.DeleteAssignment(ctx, offerID, loyalty.AssignmentOf{RewardID: c.Object.ID})
		})
	default:
		var points int64
		if points, err = parsePoints("points", v.PostFormValue("points")); err == nil {
			out, err = v.change(ctx, c, to, func(ctx context.Context) (any, error) {
				return v.Project.Loyalty.UpdateAssignment(ctx, offerID, loyalty.AssignmentOf{RewardID: c.Object.ID}, loyalty.AssignmentUpdate{Points: patch.Set(points)})
			})
		}
	}
	return v.refusedReward(ctx, out, err, func(view *rewardView) *editForm {
		for _, o := range view.Offers {
			if o.Edit != nil && strings.HasSuffix(o.Edit.Fields[0].ID, "-"+offerID) {
				return o.Edit
			}
		}
		return nil
	})
}

// rewardKinds are the rewards that the form makes.
var rewardKinds = []string{"product", "campaign", "program"}

// newRewardForm makes a simple reward.
func (v *visit) newRewardForm(ctx context.Context) (*editForm, error) {
	campaigns, err := v.Project.Campaigns.List(ctx, storage.Query{
		Filter: storage.In("campaign_type", []string{string(campaign.TypeDiscountCoupons), string(campaign.TypeGiftVouchers), string(campaign.TypeLoyaltyProgram)}),
		Order:  latestFirst, Limit: maxDefinitions,
	})
	if err != nil {
		return nil, err
	}
	cards, err := v.Project.Programs.ListCardDefinitions(ctx, storage.Query{Order: latestFirst, Limit: maxDefinitions})
	if err != nil {
		return nil, err
	}
	text := func(name string) field {
		return field{Name: name, Label: v.say("reward.new." + name), Hint: v.say("reward.new." + name + ".hint"), Type: "text", Autocomplete: "off"}
	}
	kind, from, card := field{Name: "kind", Label: v.say("reward.new.kind"), Type: "select"}, text("campaign"), text("card")
	for _, k := range rewardKinds {
		kind.Choices = append(kind.Choices, choice{k, v.say("reward.new.kind." + k)})
	}
	from.Type, from.Choices = "select", []choice{{"", v.say("reward.new.none")}}
	for _, c := range campaigns.Items {
		from.Choices = append(from.Choices, choice{c.ID, c.Name})
	}
	card.Type, card.Choices = "select", []choice{{"", v.say("reward.new.none")}}
	for _, c := range cards.Items {
		card.Choices = append(card.Choices, choice{c.ID, c.Name})
	}
	name := text("name")
	name.Required = true
	f := &editForm{actForm: v.actForm("rewards", "new"), Submit: v.say("reward.new.submit"), form: form{Fields: append([]field{
		name, kind, text("product"), from, text("balance"), card, text("points"),
	}, v.stockFields("new", nil)...)}}
	for i := range f.Fields {
		if v.PostForm.Has(f.Fields[i].Name) {
			f.Fields[i].Value = v.PostFormValue(f.Fields[i].Name)
		}
	}
	return f, nil
}

func (d *Dashboard) newReward(ctx context.Context, v *visit) (answer, error) {
	f, err := v.newRewardForm(ctx)
	return show("reward-new", v.say("reward.new"), f), err
}

// makeReward makes a reward: of loyalty campaigns, which offer it when they are told to on its page, or of loyalty programs as a draft.
func (d *Dashboard) makeReward(ctx context.Context, v *visit) (answer, error) {
	var id string
	c := audit.Change{Act: "reward.created", Object: audit.Object{Type: loyalty.RewardKind.Name, Name: strings.TrimSpace(v.PostFormValue("name"))}}
	perform, err := v.sentReward(ctx, c.Object.Name)
	var out answer
	if err == nil {
		out, err = v.change(ctx, c, v.path("rewards")+"?done=reward-made", func(ctx context.Context) (made any, err error) {
			id, made, err = perform(ctx)
			return made, err
		})
	}
	if id != "" && err == nil {
		return goTo(v.path("rewards", id) + "?done=reward-made"), nil
	}
	if _, refused := fault.As(err); !refused {
		return out, err
	}
	f, formErr := v.newRewardForm(ctx)
	if formErr != nil {
		return answer{}, formErr
	}
	if err := f.refuse(v.texts, err); err != nil {
		return answer{}, err
	}
	return unprocessable(show("reward-new", v.say("reward.new"), f)), nil
}

// sentReward reads the form, and returns what makes the reward.
func (v *visit) sentReward(ctx context.Context, name string) (func(context.Context) (id string, made any, err error), error) {
	stock, err := v.sentStock()
	if err != nil {
		return nil, err
	}
	kind := v.PostFormValue("kind")
	if kind == "campaign" {
		n := loyalty.NewReward{Name: name, Campaign: &loyalty.CampaignReward{ID: v.PostFormValue("campaign")}}
		if text := strings.TrimSpace(v.PostFormValue("balance")); text != "" {
			c, err := v.Project.Campaigns.Get(ctx, n.Campaign.ID)
			if err != nil {
				return nil, err
			}
			balance, ok := parseMinor(text, c.Type == campaign.TypeGiftVouchers)
			if !ok {
				return nil, fault.Payload("balance", "must be a number (actual value is '%.60s')", text)
			}
			n.Campaign.Balance = balance
		}
		return func(ctx context.Context) (string, any, error) {
			r, err := v.Project.Loyalty.CreateReward(ctx, n)
			return r.ID, r, err
		}, nil
	}
	product, err := v.Project.Catalog.Product(ctx, strings.TrimSpace(v.PostFormValue("product")))
	if fault.IsNotFound(err) {
		return nil, fault.Payload("product", "%s", v.say("reward.new.product.unknown"))
	}
	if err != nil {
		return nil, err
	}
	if kind == "product" {
		return func(ctx context.Context) (string, any, error) {
			r, err := v.Project.Loyalty.CreateReward(ctx, loyalty.NewReward{Name: name, Stock: stock, Product: &loyalty.ProductReward{ID: product.ID}})
			return r.ID, r, err
		}, nil
	}
	points, err := parsePoints("points", strings.TrimSpace(v.PostFormValue("points")))
	if err != nil {
		return nil, err
	}
	if v.PostFormValue("card") == "" {
		return nil, fault.PayloadMissing("card")
	}
	return func(ctx context.Context) (string, any, error) {
		r, err := v.Project.Programs.CreateReward(ctx, program.Reward{
			Name: name, Type: program.RewardMaterial, Gift: program.Gift{Material: &program.Material{ProductID: product.ID}},
			Costs: []program.Cost{{Spending: program.Spending{Points: points, CardDefinitionID: v.PostFormValue("card")}}},
		})
		return r.ID, r, err
	}, nil
}
