package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/storage"
)

func (a *API) promotionRoutes() []route {
	return []route{
		{"GET", "/v1/promotions/tiers", read(a.listTiers)},
		{"GET", "/v1/promotions/tiers/{promotionTierId}", read(a.getTier)},
		{"PUT", "/v1/promotions/tiers/{promotionTierId}", write(a.updateTier)},
		{"DELETE", "/v1/promotions/tiers/{promotionTierId}", remove(a.deleteTier)},
		{"POST", "/v1/promotions/tiers/{promotionTierId}/enable", read(a.enableTier)},
		{"POST", "/v1/promotions/tiers/{promotionTierId}/disable", read(a.disableTier)},
		{"GET", "/v1/promotions/{campaignId}/tiers", read(a.listTiersOfCampaign)},
		{"POST", "/v1/promotions/{campaignId}/tiers", write(a.createTier)},
		{"GET", "/v1/promotions/stacks", read(a.listStacks)},
		{"GET", "/v1/promotions/{campaignId}/stacks", read(a.listStacksOfCampaign)},
		{"POST", "/v1/promotions/{campaignId}/stacks", write(a.createStack)},
		{"GET", "/v1/promotions/{campaignId}/stacks/{stackId}", read(a.getStack)},
		{"PUT", "/v1/promotions/{campaignId}/stacks/{stackId}", write(a.updateStack)},
		{"DELETE", "/v1/promotions/{campaignId}/stacks/{stackId}", remove(a.deleteStack)},
	}
}

// tierList is sorted by hierarchy by default.
var tierList = listing.Spec[promotion.Tier]{
	Kind: promotion.TierKind, Order: []string{"hierarchy", "created_at", "updated_at"}, Total: true,
}

var stackList = listing.Spec[promotion.Stack]{
	Kind: promotion.StackKind, Order: []string{"-created_at", "updated_at", "name"}, Between: []string{"created_at", "updated_at"}, Total: true,
}

func (a *API) listTiers(ctx context.Context, r *request) (list wire.List[wire.Tier], err error) {
	available, err := r.Flag("is_available")
	if err != nil {
		return list, err
	}
	zone, err := a.zone(ctx, r)
	if err != nil {
		return list, err
	}
	more := false
	load := func(ctx context.Context, q storage.Query) (page storage.Page[promotion.Tier], err error) {
		if available {
			page, err = r.Project.Promotions.ListUsableTiers(ctx, q, zone)
		} else {
			page, err = r.Project.Promotions.ListTiers(ctx, q)
		}
		more = page.HasMore
		return page, err
	}
	list, err = listPage(ctx, a, r, tierList, "tiers", storage.Filter{}, load,
		func(tiers []promotion.Tier) ([]wire.Tier, error) { return r.shapes().Tiers(ctx, tiers...) })
	list.HasMore = &more
	return list, err
}

func (a *API) listTiersOfCampaign(ctx context.Context, r *request) (wire.TierList, error) {
	c, err := r.Project.Promotions.Campaign(ctx, r.Path("campaignId"))
	if err != nil {
		return wire.TierList{}, err
	}
	return a.tiersOf(ctx, r, c.ID)
}

// tiersOf returns the list of the tiers of a campaign. It is part of the campaign in answers, too.
func (a *API) tiersOf(ctx context.Context, r *request, campaignID string) (wire.TierList, error) {
	tiers, err := r.Project.Promotions.TiersOf(ctx, campaignID)
	if err != nil {
		return wire.TierList{}, err
	}
	shapes, err := r.shapes().Tiers(ctx, tiers...)
	return wire.NewTierList(shapes), err
}

func (a *API) createTier(ctx context.Context, r *request, in wire.TierCreate) (wire.Tier, error) {
	n, err := a.newTier(ctx, r, in, "")
	if err != nil {
		return wire.Tier{}, err
	}
	t, err := r.Project.Promotions.CreateTier(ctx, r.Path("campaignId"), n)
	return a.tierShape(ctx, r, t, err)
}

// newTier reads a tier of a request. path is where it is in the body: empty at the top, "promotion.tiers[0]" in a campaign.
func (a *API) newTier(ctx context.Context, r *request, in wire.TierCreate, path string) (n promotion.NewTier, err error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return n, err
	}
	if n, err = in.Domain(path, zone); err != nil {
		return n, err
	}
	category, err := categoryID(ctx, r, in.CategoryInput)
	n.CategoryID = category.Or("")
	return n, err
}

func (a *API) getTier(ctx context.Context, r *request) (wire.Tier, error) {
	t, err := r.Project.Promotions.Tier(ctx, r.Path("promotionTierId"))
	return a.tierShape(ctx, r, t, err)
}

func (a *API) updateTier(ctx context.Context, r *request, in wire.TierUpdate) (wire.Tier, error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return wire.Tier{}, err
	}
	update, err := in.Domain(zone)
	if err != nil {
		return wire.Tier{}, err
	}
	if update.CategoryID, err = categoryID(ctx, r, in.CategoryInput); err != nil {
		return wire.Tier{}, err
	}
	update.From = r.from
	t, err := r.Project.Promotions.UpdateTier(ctx, r.Path("promotionTierId"), update)
	return a.tierShape(ctx, r, t, err)
}

func (a *API) enableTier(ctx context.Context, r *request) (wire.Tier, error) {
	t, err := r.Project.Promotions.SetActive(ctx, r.Path("promotionTierId"), true)
	return a.tierShape(ctx, r, t, err)
}

func (a *API) disableTier(ctx context.Context, r *request) (wire.Tier, error) {
	t, err := r.Project.Promotions.SetActive(ctx, r.Path("promotionTierId"), false)
	return a.tierShape(ctx, r, t, err)
}

func (a *API) deleteTier(ctx context.Context, r *request) error {
	return r.Project.Promotions.DeleteTier(ctx, r.Path("promotionTierId"))
}

func (a *API) tierShape(ctx context.Context, r *request, t promotion.Tier, err error) (wire.Tier, error) {
	if err != nil {
		return wire.Tier{}, err
	}
	shapes, err := r.shapes().Tiers(ctx, t)
	if err != nil {
		return wire.Tier{}, err
	}
	return shapes[0], nil
}
