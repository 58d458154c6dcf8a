package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/wire"
)

func (a *API) brandingRoutes() []route {
	return []route{
		{"GET", "/management/v1/projects/{projectId}/branding", read(a.listBranding)},
		{"POST", "/management/v1/projects/{projectId}/branding", write(a.createBranding)},
		{"GET", "/management/v1/projects/{projectId}/branding/{brandingId}", read(a.getBranding)},
		{"PUT", "/management/v1/projects/{projectId}/branding/{brandingId}", write(a.updateBranding)},
		{"DELETE", "/management/v1/projects/{projectId}/branding/{brandingId}", remove(a.deleteBranding)},
	}
}

func (a *API) listBranding(ctx context.Context, r *request) (list wire.List[wire.Branding], err error) {
	all, err := r.Project.Settings.Brandings(ctx)
	if err != nil {
		return list, err
	}
	return unpagedList(shapesOf(all, wire.NewBranding)), nil
}

func (a *API) createBranding(ctx context.Context, r *request, in wire.BrandingInput) (wire.Branding, error) {
	b, err := r.Project.Settings.CreateBranding(ctx, in.Domain())
	return wire.NewBranding(b), err
}

func (a *API) getBranding(ctx context.Context, r *request) (wire.Branding, error) {
	b, err := r.Project.Settings.Branding(ctx, r.Path("brandingId"))
	return wire.NewBranding(b), err
}

func (a *API) updateBranding(ctx context.Context, r *request, in wire.BrandingInput) (wire.Branding, error) {
	b, err := r.Project.Settings.UpdateBranding(ctx, r.Path("brandingId"), in.Domain())
	return wire.NewBranding(b), err
}

func (a *API) deleteBranding(ctx context.Context, r *request) error {
	return r.Project.Settings.DeleteBranding(ctx, r.Path("brandingId"))
}
