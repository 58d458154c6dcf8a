package httpapi

import (
	"context"
	"fmt"
	"net/url"
	"slices"
	"strconv"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/promotion"
)

func (a *API) campaignRoutes() []route {
	return []route{
		{"GET", "/v1/campaigns", read(a.listCampaigns)},
		{"POST", "/v1/campaigns", write(a.createCampaign)},
		{"GET", "/v1/campaigns/{campaignId}", read(a.getCampaign)},
		{"PUT", "/v1/campaigns/{campaignId}", write(a.updateCampaign)},
		{"DELETE", "/v1/campaigns/{campaignId}", read(a.deleteCampaign)},
		{"GET", "/v1/campaigns/{campaignId}/summary", read(a.summarizeCampaign)},
		{"POST", "/v1/campaigns/{campaignId}/enable", read(a.enableCampaign)},
		{"POST", "/v1/campaigns/{campaignId}/disable", read(a.disableCampaign)},
		{"POST", "/v1/campaigns/{campaignId}/vouchers", write(a.addVouchers)},
		{"POST", "/v1/campaigns/{campaignId}/vouchers/{code}", write(a.addNamedVoucher)},
	}
}

func (a *API) createCampaign(ctx context.Context, r *request, in wire.CampaignInput) (wire.Campaign, error) {
	p, err := a.engine.Projects.Recent(ctx, r.Caller.ProjectID)
	if err != nil {
		return wire.Campaign{}, err
	}
	n, err := in.Domain(p.Zone())
	if err != nil {
		return wire.Campaign{}, err
	}
	category, err := categoryID(ctx, r, in.CategoryInput)
	if err != nil {
		return wire.Campaign{}, err
	}
	n.CategoryID = category.Or("")
	whole := punchcard.NewCampaign{NewCampaign: n}
	if in.VouchersCount != nil {
		whole.Codes = *in.VouchersCount
	}
	if in.Promotion != nil {
		if whole.Tiers, err = a.newTiers(ctx, r, whole, in.Promotion.Tiers); err != nil {
			return wire.Campaign{}, err
		}
	}
	c, err := r.Project.Campaigns.Create(ctx, whole)
	return a.campaignShape(ctx, r, c, err)
}

// newTiers reads the tiers of a new promotion. A campaign that is refused itself, or that cannot have tiers, is refused before its tiers.
func (a *API) newTiers(ctx context.Context, r *request, n punchcard.NewCampaign, in []wire.TierCreate) (tiers []promotion.NewTier, err error) {
	d, err := r.Project.Campaigns.Draft(ctx, n)
	if err != nil {
		return nil, err
	}
	if d.Campaign.Type != campaign.TypePromotion {
		return nil, campaign.Internals{}.NotFor("promotion", d.Campaign.Type)
	}
	for i, t := range in {
		tier, err := a.newTier(ctx, r, t, fmt.Sprintf("promotion.tiers[%d]", i))
		if err != nil {
			return nil, err
		}
		tiers = append(tiers, tier)
	}
	return tiers, nil
}

func (a *API) getCampaign(ctx context.Context, r *request) (wire.Campaign, error) {
	c, err := r.Project.Campaigns.Get(ctx, r.Path("campaignId"))
	return a.campaignShape(ctx, r, c, err)
}

func (a *API) updateCampaign(ctx context.Context, r *request, in wire.CampaignUpdate) (wire.Campaign, error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return wire.Campaign{}, err
	}
	u, err := in.Domain(zone)
	if err != nil {
		return wire.Campaign{}, err
	}
	if u.CategoryID, err = categoryID(ctx, r, in.CategoryInput); err != nil {
		return wire.Campaign{}, err
	}
	u.From = r.from
	c, err := r.Project.Campaigns.Update(ctx, r.Path("campaignId"), punchcard.CampaignUpdate{Update: u, RecalculateTiers: in.Options.RecalculateTiers})
	return a.campaignShape(ctx, r, c, err)
}

func (a *API) deleteCampaign(ctx context.Context, r *request) (answer, error) {
	force, err := r.Flag("force")
	if err != nil {
		return answer{}, err
	}
	action, err := r.Project.Campaigns.Delete(ctx, r.Path("campaignId"), force)
	return accepted(wire.AsyncActionRef{ID: action.ID}), err
}

func (a *API) enableCampaign(ctx context.Context, r *request) (struct{}, error) {
	_, err := r.Project.Campaigns.SetActive(ctx, r.Path("campaignId"), true)
	return struct{}{}, err
}

func (a *API) disableCampaign(ctx context.Context, r *request) (struct{}, error) {
	_, err := r.Project.Campaigns.SetActive(ctx, r.Path("campaignId"), false)
	return struct{}{}, err
}

func (a *API) campaignShape(ctx context.Context, r *request, c campaign.Campaign, err error) (wire.Campaign, error) {
	if err != nil {
		return wire.Campaign{}, err
	}
	shapes, err := a.campaignShapes(ctx, r, c)
	if err != nil {
		return wire.Campaign{}, err
	}
	return shapes[0], nil
}

// campaignShapes converts campaigns for an answer. Related resources are read once for all of them, except for the tiers of
// promotions.
func (a *API) campaignShapes(ctx context.Context, r *request, campaigns ...campaign.Campaign) ([]wire.Campaign, error) {
	campaigns = slices.Clone(campaigns)
	ids, categoryIDs := make([]string, len(campaigns)), make([]string, len(campaigns))
	var discounts []**discount.Discount
	for i, c := range campaigns {
		ids[i], categoryIDs[i] = c.ID, c.CategoryID
		if c.Voucher != nil {
			profile := *c.Voucher
			campaigns[i].Voucher = &profile
			discounts = append(discounts, &profile.Discount)
		}
	}
	if err := r.shapes().AddUnits(ctx, discounts...); err != nil {
		return nil, err
	}
	progress, err := r.Project.Campaigns.ProgressOf(ctx, ids...)
	if err != nil {
		return nil, err
	}
	categories, err := r.shapes().Categories(ctx, categoryIDs...)
	if err != nil {
		return nil, err
	}
	assignments, err := r.shapes().Assignments(ctx, ids...)
	if err != nil {
		return nil, err
	}
	shapes := make([]wire.Campaign, len(campaigns))
	for i, c := range campaigns {
		of := wire.CampaignContext{Progress: progress[c.ID], Category: categories[c.CategoryID], Assignments: assignments[c.ID]}
		if c.Type == campaign.TypePromotion {
			tiers, err := a.tiersOf(ctx, r, c.ID)
			if err != nil {
				return nil, err
			}
			of.Tiers = &tiers
		}
		shapes[i] = wire.NewCampaign(c, of)
	}
	return shapes, nil
}

func (a *API) addVouchers(ctx context.Context, r *request, in wire.VoucherAddition) (answer, error) {
	count, err := vouchersCount(r.URL.Query())
	if err != nil {
		return answer{}, err
	}
	if in.Code != "" && count != 1 {
		return answer{}, fault.Payload("code", "must NOT be there when vouchers_count is %d: one code is one voucher", count)
	}
	o, err := a.overrides(ctx, r, in)
	if err != nil {
		return answer{}, err
	}
	if count == 1 {
		v, err := r.Project.Vouchers.Add(ctx, r.Path("campaignId"), in.Code, o)
		shape, err := r.shapes().Voucher(ctx, v, err)
		return ok(shape), err
	}
	action, err := r.Project.Vouchers.Generate(ctx, r.Path("campaignId"), count, o)
	return accepted(wire.AsyncActionRef{ID: action.ID}), err
}

func (a *API) addNamedVoucher(ctx context.Context, r *request, in wire.VoucherAddition) (wire.Voucher, error) {
	o, err := a.overrides(ctx, r, in)
	if err != nil {
		return wire.Voucher{}, err
	}
	v, err := r.Project.Vouchers.Add(ctx, r.Path("campaignId"), r.Path("code"), o)
	return r.shapes().Voucher(ctx, v, err)
}

// vouchersCount reads how many codes are to be added. The default is one.
func vouchersCount(query url.Values) (int64, error) {
	text, err := listing.Single(query, "vouchers_count")
	if err != nil || text == "" {
		return 1, err
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || n < 1 || n > campaign.MaxCodes {
		return 0, fault.Query("vouchers_count", "must be a whole number from 1 to %d (actual value is '%.60s')", int64(campaign.MaxCodes), text)
	}
	return n, nil
}
