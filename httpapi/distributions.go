package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/webhook"
)

const managedDistributions = "/management/v1/projects/{projectId}/distributions"

// distributionRoutes manage distributions: messages about events of customers, and codes that are published on them.
func (a *API) distributionRoutes() []route {
	const one = managedDistributions + "/{distributionId}"
	return []route{
		{"GET", managedDistributions, read(a.listDistributions)},
		{"POST", managedDistributions, write(a.createDistribution)},
		{"GET", one, read(a.getDistribution)},
		{"PUT", one, write(a.updateDistribution)},
		{"DELETE", one, remove(a.deleteDistribution)},
	}
}

func (a *API) listDistributions(ctx context.Context, r *request) (list wire.List[wire.Distribution], err error) {
	page, err := r.Project.Webhooks.Distributions(ctx, storage.Query{Order: []storage.Order{{Field: "created_at"}}})
	if err != nil {
		return list, err
	}
	return unpagedList(shapesOf(page.Items, wire.NewDistribution)), nil
}

func (a *API) createDistribution(ctx context.Context, r *request, in wire.DistributionInput) (wire.Distribution, error) {
	c, err := a.distributionOf(ctx, r, in)
	if err != nil {
		return wire.Distribution{}, err
	}
	w, err := r.Project.Webhooks.CreateDistribution(ctx, c)
	return wire.NewDistribution(w), err
}

// distributionOf reads a distribution. It refuses campaigns and segments that do not exist, because such a distribution
// would never send anything.
func (a *API) distributionOf(ctx context.Context, r *request, in wire.DistributionInput) (c webhook.DistributionChange, err error) {
	p, err := a.engine.Projects.Recent(ctx, r.Project.ID)
	if err != nil {
		return c, err
	}
	if c, err = in.Domain(p.Zone()); err != nil {
		return c, err
	}
	for _, campaignID := range []*patch.Field[string]{&c.CampaignID, &c.PublishCampaignID} {
		if id := campaignID.Or(""); id != "" {
			found, err := r.Project.Campaigns.Get(ctx, id)
			if err != nil {
				return c, err
			}
			*campaignID = patch.Set(found.ID)
		}
	}
	if id := c.SegmentID.Or(""); id != "" {
		_, err = r.Project.Segments.Get(ctx, id)
	}
	return c, err
}

func (a *API) getDistribution(ctx context.Context, r *request) (w wire.Distribution, err error) {
	d, err := r.Project.Webhooks.Distribution(ctx, r.Path("distributionId"))
	if err != nil {
		return w, err
	}
	return wire.NewDistribution(d), nil
}

func (a *API) updateDistribution(ctx context.Context, r *request, in wire.DistributionInput) (w wire.Distribution, err error) {
	c, err := a.distributionOf(ctx, r, in)
	if err != nil {
		return w, err
	}
	d, err := r.Project.Webhooks.UpdateDistribution(ctx, r.Path("distributionId"), c)
	if err != nil {
		return w, err
	}
	return wire.NewDistribution(d), nil
}

func (a *API) deleteDistribution(ctx context.Context, r *request) error {
	return r.Project.Webhooks.DeleteDistribution(ctx, r.Path("distributionId"))
}
