package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/project"
)

const managedDiscountGuard = "/management/v1/projects/{projectId}/discount-guard"

func (a *API) discountGuardRoutes() []route {
	return []route{
		{"GET", managedDiscountGuard, read(a.getDiscountGuard)},
		{"PUT", managedDiscountGuard, writeStrictly(a.updateDiscountGuard)},
	}
}

func (a *API) getDiscountGuard(ctx context.Context, r *request) (wire.DiscountGuard, error) {
	g, err := r.Project.Settings.DiscountGuard(ctx)
	return wire.NewDiscountGuard(g), err
}

// updateDiscountGuard refuses categories and campaigns that do not exist, because to exempt them would have no effect.
func (a *API) updateDiscountGuard(ctx context.Context, r *request, in wire.GuardInput) (wire.DiscountGuard, error) {
	u, err := in.Domain()
	if err != nil {
		return wire.DiscountGuard{}, err
	}
	if err := r.refuseUnknown(ctx, u); err != nil {
		return wire.DiscountGuard{}, err
	}
	g, err := r.Project.Settings.UpdateDiscountGuard(ctx, u)
	return wire.NewDiscountGuard(g), err
}

func (r *request) refuseUnknown(ctx context.Context, u project.GuardUpdate) error {
	exempt, campaigns := u.Categories.Or(nil), u.Campaigns.Or(nil)
	if err := u.CheckExempt(); err != nil {
		return err
	}
	categories, err := r.shapes().Categories(ctx, exempt...)
	if err != nil {
		return err
	}
	for _, id := range exempt {
		if _, ok := categories[id]; !ok {
			return fault.NotFound(catalog.CategoryKind.Name, id)
		}
	}
	known, err := r.Project.Campaigns.ByID(ctx, campaigns...)
	if err != nil {
		return err
	}
	for _, id := range campaigns {
		if c, ok := known[id]; !ok || !c.DeletedAt.IsZero() {
			return fault.NotFound(campaign.Kind.Name, id)
		}
	}
	return nil
}
