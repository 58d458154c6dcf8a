package httpapi

import (
	"context"
	"fmt"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

func (a *API) loyaltyTierRoutes() []route {
	return []route{
		{"GET", "/v1/loyalties/{campaignId}/tiers", read(a.listLoyaltyTiers)},
		{"POST", "/v1/loyalties/{campaignId}/tiers", write(a.createLoyaltyTiers)},
		{"GET", "/v1/loyalties/{campaignId}/tiers/{loyaltyTierId}", read(a.getLoyaltyTier)},
		{"GET", "/v1/loyalties/{campaignId}/tiers/{loyaltyTierId}/earning-rules", read(a.listEarningRulesOfTier)},
		{"GET", "/v1/loyalties/{campaignId}/tiers/{loyaltyTierId}/rewards", read(a.listRewardsOfTier)},
		{"GET", "/v1/loyalties/members/{memberId}/tiers", read(a.listTiersOfMember)},
	}
}

var (
	loyaltyTierList   = listing.Spec[loyalty.Tier]{Kind: loyalty.TierKind, Order: []string{"created_at", "updated_at"}, Total: true}
	loyaltyMemberList = listing.Spec[voucher.Voucher]{
		Kind: voucher.Kind, Order: []string{"-created_at", "updated_at", "code"}, Between: []string{"created_at", "updated_at"}, Total: true,
	}
)

func (a *API) listLoyaltyTiers(ctx context.Context, r *request) (list wire.List[wire.LoyaltyTier], err error) {
	c, err := r.Project.Loyalty.Campaign(ctx, r.Path("campaignId"))
	if err != nil {
		return list, err
	}
	return listPage(ctx, a, r, loyaltyTierList, "data", storage.Is("campaign_id", c.ID), r.Project.Loyalty.ListTiers, each(wire.NewLoyaltyTier))
}

func (a *API) createLoyaltyTiers(ctx context.Context, r *request, in []wire.LoyaltyTierCreate) ([]wire.LoyaltyTier, error) {
	if len(in) == 0 {
		return nil, fault.Invalid("invalid_payload", "Invalid payload", "Payload must be an array of at least one tier")
	}
	tiers := make([]loyalty.NewTier, len(in))
	for i, one := range in {
		var err error
		if tiers[i], err = one.Domain(fmt.Sprintf("[%d]", i)); err != nil {
			return nil, err
		}
	}
	made, err := r.Project.Loyalty.CreateTiers(ctx, r.Path("campaignId"), tiers)
	if err != nil {
		return nil, err
	}
	return shapesOf(made, wire.NewLoyaltyTier), nil
}

func (a *API) getLoyaltyTier(ctx context.Context, r *request) (wire.LoyaltyTier, error) {
	t, err := r.Project.Loyalty.Tier(ctx, r.Path("campaignId"), r.Path("loyaltyTierId"))
	if err != nil {
		return wire.LoyaltyTier{}, err
	}
	return wire.NewLoyaltyTier(t), nil
}

// listEarningRulesOfTier lists rules with the points that the tier maps them to.
func (a *API) listEarningRulesOfTier(ctx context.Context, r *request) (list wire.List[wire.EarningRule], err error) {
	t, err := r.Project.Loyalty.Tier(ctx, r.Path("campaignId"), r.Path("loyaltyTierId"))
	if err != nil {
		return list, err
	}
	return listPage(ctx, a, r, earningRuleList, "data", storage.Is("campaign_id", t.CampaignID), r.Project.Loyalty.ListEarningRules,
		func(rules []loyalty.EarningRule) ([]wire.EarningRule, error) {
			mapped := make([]loyalty.EarningRule, len(rules))
			for i, one := range rules {
				one.Earning.Points = calc.Points(decimal.NewFromInt(1), decimal.NewFromInt(one.Earning.Points), t.Earns(one.ID))
				mapped[i] = one
			}
			return earningRuleShapes(ctx, r, mapped...)
		})
}

func (a *API) listRewardsOfTier(ctx context.Context, r *request) (wire.List[wire.Offer], error) {
	t, err := r.Project.Loyalty.Tier(ctx, r.Path("campaignId"), r.Path("loyaltyTierId"))
	if err != nil {
		return wire.List[wire.Offer]{}, err
	}
	return offersTo(ctx, r, t.CampaignID, &t, "loyalty_tier_reward", func(loyalty.Offer) bool { return true })
}

// offersTo lists the rewards that a campaign offers to holders of a tier and for which passes is true.
func offersTo(ctx context.Context, r *request, campaignID string, t *loyalty.Tier, object string, passes func(loyalty.Offer) bool) (list wire.List[wire.Offer], err error) {
	offers, err := r.Project.Loyalty.OffersTo(ctx, campaignID, t)
	if err != nil {
		return list, err
	}
	rewards := make([]loyalty.Reward, len(offers))
	for i := range offers {
		rewards[i] = offers[i].Reward
	}
	if rewards, err = withRedeemedCounts(ctx, r, rewards...); err != nil {
		return list, err
	}
	for i, o := range offers {
		o.Reward = rewards[i]
		if passes(o) {
			list.Items = append(list.Items, wire.NewOffer(o, object))
		}
	}
	return unpagedList(list.Items), nil
}

func (a *API) listTiersOfMember(ctx context.Context, r *request) (list wire.List[wire.LoyaltyTier], err error) {
	v, err := member(ctx, r)
	if err != nil {
		return list, err
	}
	held, err := r.Project.Loyalty.TiersOfMember(ctx, v.ID)
	return unpagedList(shapesOf(held, wire.NewHeldTier)), err
}
