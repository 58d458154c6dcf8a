package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

func (a *API) loyaltyRoutes() []route {
	return []route{
		{"GET", "/v1/loyalties", read(a.listLoyalties)},
		{"POST", "/v1/loyalties", write(a.createLoyalty)},
		{"GET", "/v1/loyalties/{campaignId}", read(a.getLoyalty)},
		{"PUT", "/v1/loyalties/{campaignId}", write(a.updateLoyalty)},
		{"DELETE", "/v1/loyalties/{campaignId}", read(a.deleteLoyalty)},
		{"GET", "/v1/loyalties/{campaignId}/members", read(a.listLoyaltyMembers)},
		{"POST", "/v1/loyalties/{campaignId}/members", write(a.createMember)},
		{"GET", "/v1/loyalties/{campaignId}/members/{memberId}", read(a.getMember)},
		{"GET", "/v1/loyalties/members/{memberId}", read(a.getMember)},
	}
}

func (a *API) listLoyalties(ctx context.Context, r *request) (wire.List[wire.Campaign], error) {
	return a.campaignsWithin(ctx, r, storage.Is("campaign_type", string(campaign.TypeLoyaltyProgram)))
}

func (a *API) createLoyalty(ctx context.Context, r *request, in wire.CampaignInput) (wire.Campaign, error) {
	if in.CampaignType == "" {
		in.CampaignType = wire.Word(campaign.TypeLoyaltyProgram)
	}
	if in.CampaignType != wire.Word(campaign.TypeLoyaltyProgram) {
		return wire.Campaign{}, fault.Payload("campaign_type", "must be equal to one of the allowed values [ LOYALTY_PROGRAM ] (actual value is '%.100s')", in.CampaignType)
	}
	return a.createCampaign(ctx, r, in)
}

// loyaltyCampaign returns the loyalty campaign in the path. It refuses a campaign of another type.
func loyaltyCampaign(ctx context.Context, r *request) (campaign.Campaign, error) {
	c, err := r.Project.Campaigns.Get(ctx, r.Path("campaignId"))
	if err == nil && c.Type != campaign.TypeLoyaltyProgram {
		err = fault.New(fault.KindForbidden, "forbidden", "Forbidden", "Campaign %s is of type %s, not LOYALTY_PROGRAM", c.ID, c.Type).
			About(campaign.Kind.Name, c.ID)
	}
	return c, err
}

func (a *API) getLoyalty(ctx context.Context, r *request) (wire.Campaign, error) {
	c, err := loyaltyCampaign(ctx, r)
	return a.campaignShape(ctx, r, c, err)
}

func (a *API) updateLoyalty(ctx context.Context, r *request, in wire.CampaignUpdate) (wire.Campaign, error) {
	if _, err := loyaltyCampaign(ctx, r); err != nil {
		return wire.Campaign{}, err
	}
	return a.updateCampaign(ctx, r, in)
}

func (a *API) deleteLoyalty(ctx context.Context, r *request) (wire.AsyncActionRef, error) {
	if _, err := loyaltyCampaign(ctx, r); err != nil {
		return wire.AsyncActionRef{}, err
	}
	force, err := r.Flag("force")
	if err != nil {
		return wire.AsyncActionRef{}, err
	}
	action, err := r.Project.Campaigns.Delete(ctx, r.Path("campaignId"), force)
	return wire.AsyncActionRef{ID: action.ID}, err
}

func (a *API) listLoyaltyMembers(ctx context.Context, r *request) (list wire.List[wire.Voucher], err error) {
	c, err := r.Project.Loyalty.Campaign(ctx, r.Path("campaignId"))
	if err != nil {
		return list, err
	}
	within := storage.And(storage.Is("campaign_id", c.ID), storage.Where("holder_id", storage.OpHasValue))
	customer, err := r.Parameter("customer")
	if err != nil {
		return list, err
	}
	if customer != "" {
		found, err := r.Project.Customers.Customer(ctx, customer)
		one, err := idOr("holder_id", found.ID, customer, err)
		if err != nil {
			return list, err
		}
		within = storage.And(within, one)
	}
	code, err := r.Parameter("code")
	if err != nil {
		return list, err
	}
	if code != "" {
		v, err := r.Project.Vouchers.Get(ctx, code)
		one, err := idOr("id", v.ID, code, err)
		if err != nil {
			return list, err
		}
		within = storage.And(within, one)
	}
	ids, err := listing.Several(r.URL.Query(), "ids")
	if err != nil {
		return list, err
	}
	if len(ids) > 0 {
		within = storage.And(within, storage.In("id", ids))
	}
	return listPage(ctx, a, r, loyaltyMemberList, "vouchers", within, r.Project.Vouchers.List,
		func(page []voucher.Voucher) ([]wire.Voucher, error) { return r.shapes().Vouchers(ctx, page...) })
}

func (a *API) createMember(ctx context.Context, r *request, in wire.MemberCreate) (wire.Voucher, error) {
	c, err := r.Project.Loyalty.Campaign(ctx, r.Path("campaignId"))
	if err != nil {
		return wire.Voucher{}, err
	}
	publication, err := in.PublicationCreate.Domain(nil)
	if err != nil {
		return wire.Voucher{}, err
	}
	if publication.Campaign = c.ID; publication.Voucher != "" {
		if _, err := r.Project.Loyalty.Member(ctx, c.ID, publication.Voucher); err != nil {
			return wire.Voucher{}, err
		}
	}
	publication.Count = 1
	p, err := r.Project.Vouchers.Publish(ctx, publication)
	if err != nil {
		return wire.Voucher{}, err
	}
	return r.shapes().Voucher(ctx, p.Vouchers[0], nil)
}

// member returns the card in the path. Where the path names a campaign, the card has to belong to it.
func member(ctx context.Context, r *request) (voucher.Voucher, error) {
	return r.Project.Loyalty.Member(ctx, r.Path("campaignId"), r.Path("memberId"))
}

func (a *API) getMember(ctx context.Context, r *request) (wire.Voucher, error) {
	v, err := member(ctx, r)
	return r.shapes().Voucher(ctx, v, err)
}
