package campaigns

import (
	"context"
	"maps"
	"slices"
	"strconv"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// LimitsFor returns the names of the limits that a campaign of a type can have in all, sorted: see Limit.
func LimitsFor(t campaign.Type) []string {
	names := slices.Sorted(maps.Keys(limiting))
	return slices.DeleteFunc(names, func(name string) bool {
		gift := name == "redemption.gift.amount"
		return t == campaign.TypeLoyaltyProgram || gift != (t == campaign.TypeGiftVouchers) && name != "campaign.redemptions.count"
	})
}

// SetLimit sets the most that a campaign, which is named by id or by name, gives in all, by the name of the limit: redemptions, or minor units. nil takes
// the limit away. It changes the rules of the campaign, and gives it a set of rules when it has none that can take the limit. Other rules stay as they
// are. It fails with fault.NotFound, with an invalid payload for a name that is none, and with resource_in_use when the limit stands in a set of rules
// that others have, too; then nothing is changed.
func (e *Engine) SetLimit(ctx context.Context, idOrName, name string, most *int64) error {
	return e.deps.Together(ctx, func(ctx context.Context) error {
		of, err := e.Get(ctx, idOrName)
		if err != nil {
			return err
		}
		if !slices.Contains(LimitsFor(of.Type), name) {
			return fault.Payload("limit", "must be a limit of a %s campaign (actual value is '%.60s')", of.Type, name)
		}
		if most != nil && *most < 0 {
			return fault.Payload(name, "must be >= 0 (actual value is '%d')", *most)
		}
		uses, err := e.Use(ctx, of.ID)
		if err != nil {
			return err
		}
		use := uses[of.ID]
		ids := make([]string, len(use.Rules))
		for i := range use.Rules {
			ids[i] = use.Rules[i].ID
		}
		shared, err := e.deps.Rules.CountAssignments(ctx, ids...)
		if err != nil {
			return err
		}
		left := most
		for i := range use.Rules {
			r := &use.Rules[i]
			if len(limitRules(r, name)) == 0 {
				continue
			}
			if shared[r.ID] > 1 {
				return fault.Invalid("resource_in_use", "Resource in use", "The limit stands in the validation rules %s, which others have, too: change it there", r.ID).
					About(rule.Kind.Name, r.ID)
			}
			if err := e.changeLimit(ctx, of.ID, r, name, left); err != nil {
				return err
			}
			left = nil // one rule is enough
		}
		if left == nil {
			return nil
		}
		return e.addLimit(ctx, &of, use.Rules, shared, name, *left)
	})
}

// limitRules returns the numbers of the rules of a set that are a limit and have to hold.
func limitRules(r *rule.Rules, name string) (numbers []string) {
	joins, err := r.Joins()
	if err != nil {
		return nil
	}
	parts := []rule.Logic{joins}
	if joins.Junction == "and" {
		parts = joins.Parts
	}
	for _, part := range parts {
		one, there := r.Rules[part.Number]
		if part.Junction != "" || !there || one.Name != name || len(one.Rules) > 0 {
			continue
		}
		_, less := one.Conditions[rule.OperatorLessThan]
		_, lessOrEqual := one.Conditions[rule.OperatorLessThanOrEqual]
		if len(one.Conditions) == 1 && (less || lessOrEqual) {
			numbers = append(numbers, part.Number)
		}
	}
	return numbers
}

// changeLimit changes a limit in a set of rules, or takes it out. A set that asks for nothing any more is deleted.
func (e *Engine) changeLimit(ctx context.Context, campaignID string, r *rule.Rules, name string, most *int64) error {
	x := rule.Expression{Rules: maps.Clone(r.Rules), Logic: r.Logic}
	for _, number := range limitRules(r, name) {
		if most != nil {
			one := x.Rules[number]
			one.Conditions = map[rule.Operator][]any{rule.OperatorLessThanOrEqual: {*most}}
			x.Rules[number], most = one, nil
			continue
		}
		joins, err := x.Joins()
		if err != nil {
			return err
		}
		joins.Parts = slices.DeleteFunc(joins.Parts, func(part rule.Logic) bool { return part.Number == number })
		delete(x.Rules, number)
		if x.Logic != "" {
			x.Logic = joins.String()
		}
	}
	if len(x.Rules) == 0 {
		x.Logic = ""
	}
	if len(x.Rules) == 0 && r.BundleRules == nil && !r.ApplicableTo.Lists() {
		if err := e.unassign(ctx, campaignID, r.ID); err != nil {
			return err
		}
		return e.deps.Rules.Delete(ctx, r.ID)
	}
	_, err := e.deps.Rules.Update(ctx, r.ID, rule.Update{Rules: patch.Set(x)})
	return err
}

// addLimit adds a limit to a set of rules that the campaign has alone and that asks for all of its rules, or makes one.
func (e *Engine) addLimit(ctx context.Context, of *campaign.Campaign, sets []rule.Rules, shared map[string]int, name string, most int64) error {
	added := rule.Rule{Name: name, Conditions: map[rule.Operator][]any{rule.OperatorLessThanOrEqual: {most}}}
	for i := range sets {
		r := &sets[i]
		joins, err := r.Joins()
		if err != nil || shared[r.ID] > 1 || joins.Junction == "or" || len(r.Rules) == 0 {
			continue
		}
		x := rule.Expression{Rules: maps.Clone(r.Rules), Logic: r.Logic}
		number := len(x.Rules) + 1
		for x.Rules[strconv.Itoa(number)].Name != "" {
			number++
		}
		x.Rules[strconv.Itoa(number)] = added
		if x.Logic != "" {
			if joins.Junction == "" {
				joins = rule.Logic{Junction: "and", Parts: []rule.Logic{joins}}
			}
			joins.Parts = append(joins.Parts, rule.Logic{Number: strconv.Itoa(number)})
			x.Logic = joins.String()
		}
		_, err = e.deps.Rules.Update(ctx, r.ID, rule.Update{Rules: patch.Set(x)})
		return err
	}
	made, err := e.deps.Rules.CreateCopy(ctx, rule.Definition{Name: of.Name, Expression: rule.Expression{Rules: map[string]rule.Rule{"1": added}}})
	if err != nil {
		return err
	}
	_, err = e.deps.Rules.CreateAssignment(ctx, made.ID, rule.Related{Type: rule.RelatedCampaign, ID: of.ID}, false)
	return err
}

// unassign takes a set of rules away from a campaign.
func (e *Engine) unassign(ctx context.Context, campaignID, ruleID string) error {
	of := rule.AssignedTo(rule.Related{Type: rule.RelatedCampaign, ID: campaignID})
	page, err := e.deps.Rules.ListAssignments(ctx, storage.Query{Filter: storage.And(of, storage.Is("rule_id", ruleID))})
	if err != nil {
		return err
	}
	for _, a := range page.Items {
		if err := e.deps.Rules.DeleteAssignment(ctx, a.RuleID, a.ID); err != nil {
			return err
		}
	}
	return nil
}
