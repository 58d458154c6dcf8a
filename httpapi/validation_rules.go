package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

func (a *API) validationRuleRoutes() []route {
	return []route{
		{"GET", "/v1/validation-rules", read(a.listValidationRules)},
		{"POST", "/v1/validation-rules", write(a.createValidationRule)},
		{"GET", "/v1/validation-rules/{validationRuleId}", read(a.getValidationRule)},
		{"PUT", "/v1/validation-rules/{validationRuleId}", write(a.updateValidationRule)},
		{"DELETE", "/v1/validation-rules/{validationRuleId}", remove(a.deleteValidationRule)},
		{"GET", "/v1/validation-rules/{validationRuleId}/assignments", read(a.listAssignmentsOfRule)},
		{"POST", "/v1/validation-rules/{validationRuleId}/assignments", write(a.createAssignment)},
		{"DELETE", "/v1/validation-rules/{validationRuleId}/assignments/{assignmentId}", remove(a.deleteAssignment)},
		{"GET", "/v1/validation-rules-assignments", read(a.listAssignments)},
	}
}

var validationRuleList = listing.Spec[rule.Rules]{
	Kind: rule.Kind, Order: []string{"-created_at", "updated_at", "name"}, Window: "created_at", Total: true,
}

var assignmentList = listing.Spec[rule.Assignment]{
	Kind: rule.AssignmentKind, Order: []string{"-created_at", "updated_at"}, Total: true,
}

func (a *API) listValidationRules(ctx context.Context, r *request) (wire.List[wire.ValidationRule], error) {
	return listPage(ctx, a, r, validationRuleList, "data", storage.Filter{}, r.Project.Rules.List,
		func(sets []rule.Rules) ([]wire.ValidationRule, error) { return validationRuleShapes(ctx, r, sets...) })
}

// validationRuleShapes converts sets of rules for an answer, with the number of assignments of each.
func validationRuleShapes(ctx context.Context, r *request, sets ...rule.Rules) ([]wire.ValidationRule, error) {
	ids := make([]string, len(sets))
	for i, set := range sets {
		ids[i] = set.ID
	}
	counts, err := r.Project.Rules.CountAssignments(ctx, ids...)
	shapes := make([]wire.ValidationRule, len(sets))
	for i, set := range sets {
		shapes[i] = wire.NewCountedValidationRule(set, counts[set.ID])
	}
	return shapes, err
}

func validationRuleShape(ctx context.Context, r *request, set rule.Rules, err error) (wire.ValidationRule, error) {
	if err != nil {
		return wire.ValidationRule{}, err
	}
	shapes, err := validationRuleShapes(ctx, r, set)
	return shapes[0], err
}

func (a *API) createValidationRule(ctx context.Context, r *request, in wire.ValidationRuleCreate) (wire.ValidationRule, error) {
	definition, err := in.Domain()
	if err != nil {
		return wire.ValidationRule{}, err
	}
	set, err := r.Project.Rules.Create(ctx, definition)
	return wire.NewValidationRule(set), err
}

func (a *API) getValidationRule(ctx context.Context, r *request) (wire.ValidationRule, error) {
	set, err := r.Project.Rules.Get(ctx, r.Path("validationRuleId"))
	return validationRuleShape(ctx, r, set, err)
}

func (a *API) updateValidationRule(ctx context.Context, r *request, in wire.ValidationRuleUpdate) (wire.ValidationRule, error) {
	update, err := in.Domain()
	if err != nil {
		return wire.ValidationRule{}, err
	}
	update.From = r.from
	set, err := r.Project.Rules.Update(ctx, r.Path("validationRuleId"), update)
	return validationRuleShape(ctx, r, set, err)
}

func (a *API) deleteValidationRule(ctx context.Context, r *request) error {
	return r.Project.Rules.Delete(ctx, r.Path("validationRuleId"))
}

func (a *API) listAssignmentsOfRule(ctx context.Context, r *request) (wire.List[wire.Assignment], error) {
	ofRule := func(ctx context.Context, q storage.Query) (storage.Page[rule.Assignment], error) {
		return r.Project.Rules.AssignmentsOf(ctx, r.Path("validationRuleId"), q)
	}
	return listPage(ctx, a, r, assignmentList, "data", storage.Filter{}, ofRule, each(wire.NewAssignment))
}

func (a *API) listAssignments(ctx context.Context, r *request) (wire.List[wire.Assignment], error) {
	var within []storage.Filter
	for _, p := range []struct{ parameter, field string }{{"related_object_id", "related_object_id"}, {"rule", "rule_id"}} {
		value, err := listing.Single(r.URL.Query(), p.parameter)
		if err != nil {
			return wire.List[wire.Assignment]{}, err
		}
		if value != "" {
			within = append(within, storage.Is(p.field, value))
		}
	}
	return listPage(ctx, a, r, assignmentList, "data", storage.And(within...), r.Project.Rules.ListAssignments, each(wire.NewAssignment))
}

func (a *API) createAssignment(ctx context.Context, r *request, in wire.AssignmentCreate) (wire.Assignment, error) {
	force, err := r.Flag("force")
	if err != nil {
		return wire.Assignment{}, err
	}
	to, err := related(ctx, r, in.Domain())
	if err != nil {
		return wire.Assignment{}, err
	}
	assignment, err := r.Project.Rules.CreateAssignment(ctx, r.Path("validationRuleId"), to, force)
	return wire.NewAssignment(assignment), err
}

// related looks up the object that a rule is to be assigned to. A campaign may be given by name and a voucher by code;
// assignments have ids. An empty id is refused by the engine.
func related(ctx context.Context, r *request, to rule.Related) (_ rule.Related, err error) {
	if to.ID == "" {
		return to, nil
	}
	switch to.Type {
	case "", rule.RelatedVoucher:
		v, err := r.Project.Vouchers.Get(ctx, to.ID)
		return rule.Related{Type: rule.RelatedVoucher, ID: v.ID}, err
	case rule.RelatedCampaign:
		c, err := r.Project.Campaigns.Get(ctx, to.ID)
		return rule.Related{Type: rule.RelatedCampaign, ID: c.ID}, err
	case rule.RelatedPromotionTier:
		_, err = r.Project.Promotions.Tier(ctx, to.ID)
	case rule.RelatedDistribution:
		_, err = r.Project.Webhooks.Distribution(ctx, to.ID)
	case rule.RelatedRewardAssignment:
		_, err = r.Project.Loyalty.Assignment(ctx, to.ID, loyalty.AssignmentOf{})
	case rule.RelatedEarningRule:
		var found storage.Page[loyalty.EarningRule]
		found, err = r.Project.Loyalty.ListEarningRules(ctx, storage.Query{Filter: storage.Is("id", to.ID), Limit: 1})
		if err == nil && len(found.Items) == 0 {
			err = fault.NotFound(loyalty.EarningRuleKind.Name, to.ID)
		}
	}
	return to, err
}

func (a *API) deleteAssignment(ctx context.Context, r *request) error {
	return r.Project.Rules.DeleteAssignment(ctx, r.Path("validationRuleId"), r.Path("assignmentId"))
}
