package httpapi

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/storage"
)

func (a *API) earningRuleRoutes() []route {
	return []route{
		{"GET", "/v1/loyalties/{campaignId}/earning-rules", read(a.listEarningRules)},
		{"POST", "/v1/loyalties/{campaignId}/earning-rules", write(a.createEarningRules)},
		{"GET", "/v1/loyalties/{campaignId}/earning-rules/{earningRuleId}", read(a.getEarningRule)},
		{"PUT", "/v1/loyalties/{campaignId}/earning-rules/{earningRuleId}", write(a.updateEarningRule)},
		{"DELETE", "/v1/loyalties/{campaignId}/earning-rules/{earningRuleId}", remove(a.deleteEarningRule)},
		{"POST", "/v1/loyalties/{campaignId}/earning-rules/{earningRuleId}/enable", read(a.enableEarningRule)},
		{"POST", "/v1/loyalties/{campaignId}/earning-rules/{earningRuleId}/disable", read(a.disableEarningRule)},
	}
}

var earningRuleList = listing.Spec[loyalty.EarningRule]{
	Kind: loyalty.EarningRuleKind, Order: []string{"-created_at", "updated_at"}, Total: true,
}

func (a *API) listEarningRules(ctx context.Context, r *request) (list wire.List[wire.EarningRule], err error) {
	c, err := r.Project.Loyalty.Campaign(ctx, r.Path("campaignId"))
	if err != nil {
		return list, err
	}
	return listPage(ctx, a, r, earningRuleList, "data", storage.Is("campaign_id", c.ID), r.Project.Loyalty.ListEarningRules,
		func(rules []loyalty.EarningRule) ([]wire.EarningRule, error) {
			return earningRuleShapes(ctx, r, rules...)
		})
}

func (a *API) createEarningRules(ctx context.Context, r *request, in []wire.EarningRuleCreate) ([]wire.EarningRule, error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return nil, err
	}
	if len(in) == 0 {
		return nil, fault.Invalid("invalid_payload", "Invalid payload", "Payload must be an array of at least one earning rule")
	}
	rules := make([]loyalty.NewEarningRule, len(in))
	for i, one := range in {
		if rules[i], err = one.Domain(fmt.Sprintf("[%d]", i), zone); err != nil {
			return nil, err
		}
	}
	made, err := r.Project.Loyalty.CreateEarningRules(ctx, r.Path("campaignId"), rules)
	if err != nil {
		return nil, err
	}
	return earningRuleShapes(ctx, r, made...)
}

func (a *API) getEarningRule(ctx context.Context, r *request) (wire.EarningRule, error) {
	rule, err := r.Project.Loyalty.EarningRule(ctx, r.Path("campaignId"), r.Path("earningRuleId"))
	return earningRuleShape(ctx, r, rule, err)
}

func (a *API) updateEarningRule(ctx context.Context, r *request, in wire.EarningRuleUpdate) (wire.EarningRule, error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return wire.EarningRule{}, err
	}
	change := func(stored loyalty.EarningRule) (loyalty.EarningRuleUpdate, error) { return in.Domain(stored, zone) }
	after, err := r.Project.Loyalty.UpdateEarningRule(ctx, r.Path("campaignId"), r.Path("earningRuleId"), change)
	return earningRuleShape(ctx, r, after, err)
}

func (a *API) deleteEarningRule(ctx context.Context, r *request) error {
	return r.Project.Loyalty.DeleteEarningRule(ctx, r.Path("campaignId"), r.Path("earningRuleId"))
}

func (a *API) enableEarningRule(ctx context.Context, r *request) (wire.EarningRule, error) {
	rule, err := r.Project.Loyalty.SetEarningRuleActive(ctx, r.Path("campaignId"), r.Path("earningRuleId"), true)
	return earningRuleShape(ctx, r, rule, err)
}

func (a *API) disableEarningRule(ctx context.Context, r *request) (wire.EarningRule, error) {
	rule, err := r.Project.Loyalty.SetEarningRuleActive(ctx, r.Path("campaignId"), r.Path("earningRuleId"), false)
	return earningRuleShape(ctx, r, rule, err)
}

func earningRuleShape(ctx context.Context, r *request, one loyalty.EarningRule, err error) (wire.EarningRule, error) {
	if err != nil {
		return wire.EarningRule{}, err
	}
	shapes, err := earningRuleShapes(ctx, r, one)
	if err != nil {
		return wire.EarningRule{}, err
	}
	return shapes[0], nil
}

// earningRuleShapes converts rules for an answer. Their validation rules are read once for all of them.
func earningRuleShapes(ctx context.Context, r *request, rules ...loyalty.EarningRule) ([]wire.EarningRule, error) {
	ids := make([]string, len(rules))
	for i, one := range rules {
		ids[i] = one.ID
	}
	assignments, err := r.shapes().Assignments(ctx, ids...)
	shapes := make([]wire.EarningRule, len(rules))
	for i, one := range rules {
		guard := ""
		if of := assignments[one.ID]; len(of) > 0 {
			guard = of[0].RuleID
		}
		shapes[i] = wire.NewEarningRule(one, guard)
	}
	return shapes, err
}
