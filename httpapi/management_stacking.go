package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/project"
)

func (a *API) stackingRoutes() []route {
	return []route{
		{"GET", "/management/v1/projects/{projectId}/stacking-rules", read(a.listStacking)},
		{"POST", "/management/v1/projects/{projectId}/stacking-rules", write(a.createStacking)},
		{"GET", "/management/v1/projects/{projectId}/stacking-rules/{stackingRulesId}", read(a.getStacking)},
		{"PUT", "/management/v1/projects/{projectId}/stacking-rules/{stackingRulesId}", write(a.updateStacking)},
		{"DELETE", "/management/v1/projects/{projectId}/stacking-rules/{stackingRulesId}", remove(a.deleteStacking)},
	}
}

// listStacking always lists one object: the rules of the project, or else the defaults.
func (a *API) listStacking(ctx context.Context, r *request) (wire.List[wire.StackingRules], error) {
	s, err := r.Project.Settings.Stacking(ctx)
	return unpagedList([]wire.StackingRules{wire.NewStackingRules(s)}), err
}

func (a *API) createStacking(ctx context.Context, r *request, in wire.StackingInput) (wire.StackingRules, error) {
	u, err := stackingOf(ctx, r, in)
	if err != nil {
		return wire.StackingRules{}, err
	}
	s, err := r.Project.Settings.CreateStacking(ctx, u)
	return wire.NewStackingRules(s), err
}

// stackingOf reads stacking rules. It refuses categories that do not exist, because such rules would have no effect.
func stackingOf(ctx context.Context, r *request, in wire.StackingInput) (u project.StackingUpdate, err error) {
	u = in.Domain()
	known, err := r.shapes().Categories(ctx, u.Categories()...)
	if err != nil {
		return u, err
	}
	for _, id := range u.Categories() {
		if _, ok := known[id]; !ok {
			return u, fault.NotFound(catalog.CategoryKind.Name, id)
		}
	}
	return u, nil
}

func (a *API) getStacking(ctx context.Context, r *request) (wire.StackingRules, error) {
	s, err := r.Project.Settings.StackingByID(ctx, r.Path("stackingRulesId"))
	return wire.NewStackingRules(s), err
}

func (a *API) updateStacking(ctx context.Context, r *request, in wire.StackingInput) (wire.StackingRules, error) {
	u, err := stackingOf(ctx, r, in)
	if err != nil {
		return wire.StackingRules{}, err
	}
	s, err := r.Project.Settings.UpdateStacking(ctx, r.Path("stackingRulesId"), u)
	return wire.NewStackingRules(s), err
}

func (a *API) deleteStacking(ctx context.Context, r *request) error {
	return r.Project.Settings.DeleteStacking(ctx, r.Path("stackingRulesId"))
}
