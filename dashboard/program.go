package dashboard

import (
	"context"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// partsOf is the kind of the parts that each page of a program lists.
var partsOf = map[string]program.AssignedType{
	"": program.AssignedCardDefinition, "rules": program.AssignedEarningRule, "tiers": program.AssignedTierStructure, "rewards": program.AssignedReward,
}

// definition is a part of a program: a card definition, an earning rule, a tier structure or a reward.
type definition struct {
	ID, Name string
	Status   program.Status
	// of is the definition itself, and sentences say what it is.
	of        any
	sentences []wording.Sentence
	// tiers are those of a tier structure that the program has, the lowest first.
	tiers []program.Tier
	href  string
}

// program is a page of a loyalty program: its card definitions, earning rules, tiers or rewards.
func (d *Dashboard) program(ctx context.Context, v *visit) (answer, error) {
	page := strings.TrimPrefix(strings.TrimPrefix(v.URL.Path, v.path("loyalty", "programs", v.PathValue("programId"))), "/")
	p, assigned, err := v.Project.Programs.WithAssignments(ctx, v.PathValue("programId"), partsOf[page])
	if err != nil {
		return answer{}, err
	}
	view := v.programView(&p)
	view.Empty = empty{"award", v.say("program.none." + page), v.say("program.none.why")}
	if page == "" {
		if view.Facts, err = v.programFacts(ctx, &p); err != nil {
			return answer{}, err
		}
		days, ranges := v.days()
		view.Ranges = ranges
		if view.Plots, err = v.programPointPlots(ctx, &p, days); err != nil {
			return answer{}, err
		}
	}
	ids := make([]string, len(assigned))
	for i, a := range assigned {
		ids[i] = a.ResourceID
	}
	all, err := v.definitions(ctx, partsOf[page], ids)
	if err != nil {
		return answer{}, err
	}
	var others []definition
	var tiers []program.Tier
	for _, one := range all {
		at := slices.Index(ids, one.ID)
		if at < 0 {
			others = append(others, one)
			continue
		}
		part := loyaltyPart{Name: one.Name, Status: stateOfDefinition(one.Status), Sentences: one.sentences, Href: one.href}
		if partsOf[page] == program.AssignedReward {
			part.Sentences = append([]wording.Sentence{{Text: v.stock(assigned[at].Stock, assigned[at].Redeemed)}}, part.Sentences...)
		}
		if v.may(actBuild) {
			part.Acts = v.partActs(&p, &one)
		}
		view.Parts = append(view.Parts, part)
		tiers = append(tiers, one.tiers...)
	}
	if len(tiers) > 0 {
		if view.Plots, err = v.programTierPlots(ctx, &p, tiers); err != nil {
			return answer{}, err
		}
	}
	view.Assign = v.assignForm(&p, others)
	if page == "" {
		view.Activity, err = v.activity(ctx, p.ID)
	}
	return show("loyalty-page", v.say("loyalty.title"), view), err
}

// programView is what all pages of a program show.
func (v *visit) programView(p *program.Program) loyaltyView {
	view := loyaltyView{Name: p.Name, Kind: v.say("loyalty.program"), Status: stateOfDefinition(p.Status), Pages: v.loyaltyLinks("loyalty", "programs", p.ID)}
	if v.may(actBuild) {
		verb := program.VerbActivate
		if p.Status == program.StatusActive {
			verb = program.VerbDeactivate
		}
		view.Acts = []buttonForm{{v.actForm("loyalty", "programs", p.ID, "status"), "verb", string(verb), v.say("verb." + string(verb))}}
	}
	return view
}

func (v *visit) programFacts(ctx context.Context, p *program.Program) ([]fact, error) {
	counts, err := v.Project.Members.MemberCounts(ctx, p.ID)
	facts := []fact{{Label: v.say("loyalty.members"), Text: v.number(counts[p.ID])}, v.window(p.Validity), {Label: v.say("loyalty.made"), Text: v.clock().moment(p.CreatedAt).Exact}}
	return facts, err
}

// partActs are the moves of a part that its status allows, and that it is taken out of the program.
func (v *visit) partActs(p *program.Program, one *definition) (acts []buttonForm) {
	verbs := map[program.Status][]program.Verb{
		program.StatusDraft: {program.VerbActivate}, program.StatusInactive: {program.VerbActivate}, program.StatusActive: {program.VerbDeactivate, program.VerbDraft},
	}
	at := []string{"loyalty", "programs", p.ID, "parts", one.ID}
	for _, verb := range verbs[one.Status] {
		acts = append(acts, buttonForm{v.actForm(append(at, "status")...), "verb", string(verb), v.say("verb." + string(verb))})
	}
	return append(acts, buttonForm{v.actForm(append(at, "unassign")...), "part", one.ID, v.say("program.unassign")})
}

func (v *visit) assignForm(p *program.Program, others []definition) *assignForm {
	if len(others) == 0 || !v.may(actBuild) {
		return nil
	}
	f := field{Name: "part", Label: v.say("program.assign.which"), Type: "select"}
	for _, one := range others {
		f.Choices = append(f.Choices, choice{one.ID, one.Name})
	}
	return &assignForm{v.actForm("loyalty", "programs", p.ID, "assign"), f}
}

// maxDefinitions is how many definitions of a kind are offered to be assigned.
const maxDefinitions = 100

// definitions are those of a program and the latest others of the same kind.
func (v *visit) definitions(ctx context.Context, kind program.AssignedType, ids []string) ([]definition, error) {
	switch kind {
	case program.AssignedCardDefinition:
		return listed(ctx, ids, v.Project.Programs.ListCardDefinitions, v.cardDefinitions)
	case program.AssignedEarningRule:
		return listed(ctx, ids, v.Project.Programs.ListEarningRules, func(ctx context.Context, rules []program.EarningRule) ([]definition, error) {
			return v.programRules(ctx, rules, ids)
		})
	case program.AssignedTierStructure:
		return listed(ctx, ids, v.Project.Programs.ListTierStructures, func(ctx context.Context, structures []program.TierStructure) ([]definition, error) {
			return v.tierStructures(ctx, structures, ids)
		})
	}
	return listed(ctx, ids, v.Project.Programs.ListRewards, func(ctx context.Context, rewards []program.Reward) ([]definition, error) {
		return v.programRewards(ctx, rewards, ids)
	})
}

// listed reads definitions: the latest, and the named ones that are not among them.
func listed[T any](ctx context.Context, ids []string, list func(context.Context, storage.Query) (storage.Page[T], error), describe func(context.Context, []T) ([]definition, error)) ([]definition, error) {
	page, err := list(ctx, storage.Query{Order: latestFirst, Limit: maxDefinitions})
	if err == nil && page.HasMore {
		var named storage.Page[T]
		if named, err = list(ctx, storage.Query{Filter: storage.In("id", ids)}); err == nil {
			page.Items = append(named.Items, page.Items...)
		}
	}
	if err != nil {
		return nil, err
	}
	all, err := describe(ctx, page.Items)
	var once []definition
	for _, one := range all {
		if !slices.ContainsFunc(once, func(known definition) bool { return known.ID == one.ID }) {
			once = append(once, one)
		}
	}
	return once, err
}

func (v *visit) cardDefinitions(_ context.Context, all []program.CardDefinition) (list []definition, err error) {
	for _, d := range all {
		list = append(list, definition{ID: d.ID, Name: d.Name, Status: d.Status, of: d, sentences: said(v.writer(nil).CardDefinition(d))})
	}
	return list, nil
}

// programRules describes earning rules. The names in the sentences are those of the rules that the program has.
func (v *visit) programRules(ctx context.Context, rules []program.EarningRule, shown []string) (list []definition, err error) {
	var ids wording.Ids
	var structures, benefits, events []string
	for _, r := range rules {
		if !slices.Contains(shown, r.ID) {
			continue
		}
		ids.AddProgramRule(r)
		events = append(events, present(r.Trigger.SchemaID)...)
		for _, e := range r.Earnings {
			structures = append(structures, structuresOf(e.Tiers)...)
			for _, effect := range e.Effects {
				benefits = append(benefits, present(effect.BenefitID)...)
			}
		}
	}
	names, err := v.partNames(ctx, ids, structures)
	if err != nil {
		return nil, err
	}
	if len(benefits) > 0 {
		page, err := v.Project.Programs.ListBenefits(ctx, storage.Query{Filter: storage.In("id", benefits)})
		if err != nil {
			return nil, err
		}
		for _, b := range page.Items {
			names[b.ID] = b.Name
		}
	}
	if len(events) > 0 {
		page, err := v.Project.Schemas.ListEvents(ctx, storage.Query{Filter: storage.In("id", events)})
		if err != nil {
			return nil, err
		}
		for _, s := range page.Items {
			names[s.ID] = s.Name
		}
	}
	w := v.writer(names)
	for _, r := range rules {
		list = append(list, definition{ID: r.ID, Name: r.Name, Status: r.Status, of: r, sentences: append(w.ProgramRule(r), said(w.Validity(r.Validity))...)})
	}
	return list, nil
}

func structuresOf(rules []program.TierRule) (ids []string) {
	for _, r := range rules {
		ids = append(ids, r.StructureID)
	}
	return ids
}

// partNames are the names of ids, and those of the tiers of structures. A program has one structure at most.
func (v *visit) partNames(ctx context.Context, ids wording.Ids, structures []string) (wording.Names, error) {
	names, err := namer{v.Project}.Names(ctx, ids)
	if err != nil || len(structures) == 0 {
		return names, err
	}
	tiers, err := v.Project.Programs.ListTiers(ctx, structures[0], storage.Query{})
	for _, t := range tiers.Items {
		names[t.ID] = t.Name
	}
	return names, err
}

// tierStructures describes structures: that of the program with its tiers.
func (v *visit) tierStructures(ctx context.Context, structures []program.TierStructure, shown []string) (list []definition, err error) {
	for _, s := range structures {
		one := definition{ID: s.ID, Name: s.Name, Status: s.Status, of: s, sentences: said(v.writer(nil).TierStructure(s))}
		if slices.Contains(shown, s.ID) {
			tiers, err := v.Project.Programs.ListTiers(ctx, s.ID, storage.Query{Order: []storage.Order{{Field: "created_at"}}})
			if err != nil {
				return nil, err
			}
			var ids wording.Ids
			for _, t := range tiers.Items {
				ids.AddProgramTier(t)
			}
			names, err := namer{v.Project}.Names(ctx, ids)
			if err != nil {
				return nil, err
			}
			w := v.writer(names)
			slices.SortStableFunc(tiers.Items, func(a, b program.Tier) int { return int(min(max(a.Min-b.Min, -1), 1)) })
			one.tiers = tiers.Items
			for _, t := range tiers.Items {
				one.sentences = append(one.sentences, wording.Sentence{Text: t.Name, Joins: true, Below: said(w.ProgramTier(t))})
			}
		}
		list = append(list, one)
	}
	return list, nil
}

// programRewards describes rewards. The names in the sentences are those of the rewards that the program has.
func (v *visit) programRewards(ctx context.Context, rewards []program.Reward, shown []string) (list []definition, err error) {
	var mine []program.Reward
	for _, r := range rewards {
		if slices.Contains(shown, r.ID) {
			mine = append(mine, r)
		}
	}
	names, err := v.programRewardNames(ctx, mine...)
	if err != nil {
		return nil, err
	}
	w := v.writer(names)
	for _, r := range rewards {
		sentences := append([]wording.Sentence{{Text: w.Sentence(w.ProgramReward(r))}}, w.Costs(r)...)
		list = append(list, definition{ID: r.ID, Name: r.Name, Status: r.Status, of: r, sentences: sentences, href: v.path("rewards", r.ID)})
	}
	return list, nil
}

// programRewardNames are the names of what rewards of programs give and cost.
func (v *visit) programRewardNames(ctx context.Context, rewards ...program.Reward) (wording.Names, error) {
	var ids wording.Ids
	var campaigns, cards, structures []string
	for _, r := range rewards {
		ids.AddProgramReward(r)
		if g := r.Gift.Digital; g != nil {
			campaigns, cards = append(campaigns, present(g.CampaignID)...), append(cards, present(g.CardDefinitionID)...)
		}
		for _, c := range r.Costs {
			cards, structures = append(cards, c.Spending.CardDefinitionID), append(structures, structuresOf(c.Tiers)...)
		}
	}
	names, err := v.partNames(ctx, ids, structures)
	if err != nil {
		return nil, err
	}
	if len(campaigns) > 0 {
		found, err := v.Project.Campaigns.ByID(ctx, campaigns...)
		if err != nil {
			return nil, err
		}
		for id, c := range found {
			names[id] = c.Name
		}
	}
	if len(cards) > 0 {
		page, err := v.Project.Programs.ListCardDefinitions(ctx, storage.Query{Filter: storage.In("id", cards)})
		if err != nil {
			return nil, err
		}
		for _, d := range page.Items {
			names[d.ID] = d.Name
		}
	}
	return names, nil
}

// stock says how many of a reward were given, of how many.
func (v *visit) stock(stock *int64, given int64) string {
	if stock == nil {
		return v.say("reward.unlimited", given)
	}
	return v.say("reward.stock", given, *stock)
}

// moveProgram activates or deactivates a program.
func (d *Dashboard) moveProgram(ctx context.Context, v *visit) (answer, error) {
	before, err := v.Project.Programs.Program(ctx, v.PathValue("programId"))
	if err != nil {
		return answer{}, err
	}
	verb := program.Verb(v.PostFormValue("verb"))
	c := audit.Change{Act: "program.moved", Object: audit.Object{Type: program.Kind.Name, ID: before.ID, Name: before.Name}, Before: before}
	return v.change(ctx, c, v.path("loyalty", "programs", before.ID)+"?done=moved", func(ctx context.Context) (any, error) {
		return v.Project.Programs.MoveProgram(ctx, before.ID, verb)
	})
}

// part returns the definition of an id of any kind, the kind, and its page.
func (v *visit) part(ctx context.Context, id string) (one definition, kind program.AssignedType, page string, err error) {
	p := v.Project.Programs
	switch {
	case strings.HasPrefix(id, program.EarningRuleKind.Prefix):
		r, err := p.EarningRule(ctx, id)
		return definition{ID: r.ID, Name: r.Name, of: r}, program.AssignedEarningRule, "rules", err
	case strings.HasPrefix(id, program.TierStructureKind.Prefix):
		s, err := p.TierStructure(ctx, id)
		return definition{ID: s.ID, Name: s.Name, of: s}, program.AssignedTierStructure, "tiers", err
	case strings.HasPrefix(id, program.RewardKind.Prefix):
		r, err := p.Reward(ctx, id)
		return definition{ID: r.ID, Name: r.Name, of: r}, program.AssignedReward, "rewards", err
	}
	card, err := p.CardDefinition(ctx, id)
	return definition{ID: card.ID, Name: card.Name, of: card}, program.AssignedCardDefinition, "", err
}

// move takes a definition of any kind to another status.
func (v *visit) move(ctx context.Context, id string, kind program.AssignedType, verb program.Verb) (any, error) {
	p := v.Project.Programs
	switch kind {
	case program.AssignedEarningRule:
		return p.MoveEarningRule(ctx, id, verb)
	case program.AssignedTierStructure:
		return p.MoveTierStructure(ctx, id, verb)
	case program.AssignedReward:
		return p.MoveReward(ctx, id, verb)
	}
	return p.MoveCardDefinition(ctx, id, verb)
}

// movePart activates, deactivates or drafts a part of a program. It changes in every program that has it.
func (d *Dashboard) movePart(ctx context.Context, v *visit) (answer, error) {
	one, kind, page, err := v.part(ctx, v.PathValue("partId"))
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "program_part.moved", Object: audit.Object{Type: string(kind), ID: one.ID, Name: one.Name}, Before: one.of}
	return v.change(ctx, c, v.programPage(page)+"?done=moved", func(ctx context.Context) (any, error) {
		return v.move(ctx, one.ID, kind, program.Verb(v.PostFormValue("verb")))
	})
}

// programPage is the address of a page of the program of the address.
func (v *visit) programPage(page string) string {
	return v.path(append([]string{"loyalty", "programs", v.PathValue("programId")}, present(page)...)...)
}

// assignPart adds a definition to a program.
func (d *Dashboard) assignPart(ctx context.Context, v *visit) (answer, error) {
	return v.changeAssignment(ctx, v.PostFormValue("part"), "program.assigned", func(id string) program.Batch {
		return program.Batch{Assign: []program.NewRewardAssignment{{ID: id}}}
	})
}

// unassignPart takes a definition out of a program.
func (d *Dashboard) unassignPart(ctx context.Context, v *visit) (answer, error) {
	return v.changeAssignment(ctx, v.PathValue("partId"), "program.unassigned", func(id string) program.Batch { return program.Batch{Unassign: []string{id}} })
}

func (v *visit) changeAssignment(ctx context.Context, id, act string, batch func(id string) program.Batch) (answer, error) {
	p, err := v.Project.Programs.Program(ctx, v.PathValue("programId"))
	if err != nil {
		return answer{}, err
	}
	one, kind, page, err := v.part(ctx, id)
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: act, Object: audit.Object{Type: program.Kind.Name, ID: p.ID, Name: p.Name}, Reason: one.Name}
	return v.change(ctx, c, v.programPage(page)+"?done=assigned", func(ctx context.Context) (any, error) {
		return v.Project.Programs.Assign(ctx, p.ID, kind, batch(one.ID))
	})
}
