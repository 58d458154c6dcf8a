package httpapi

import (
	"context"
	"maps"
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/published"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

func (a *API) customerShape(ctx context.Context, r *request, c customer.Customer, err error) (wire.Customer, error) {
	if err != nil {
		return wire.Customer{}, err
	}
	shapes, err := a.customerShapes(ctx, r, c)
	if err != nil {
		return wire.Customer{}, err
	}
	return shapes[0], nil
}

// customerShapes converts customers for an answer. Their balances are read from the cards that they hold, once for all
// customers. A copy stored with the customer would have to change with every redemption, publication and adjustment.
func (a *API) customerShapes(ctx context.Context, r *request, customers ...customer.Customer) ([]wire.Customer, error) {
	ids := make([]string, len(customers))
	for i, c := range customers {
		ids[i] = c.ID
	}
	cards, err := cardsByHolder(ctx, r, ids)
	if err != nil {
		return nil, err
	}
	referrers, err := r.Project.Referrals.Of(ctx, ids)
	if err != nil {
		return nil, err
	}
	referrals, err := r.Project.Referrals.By(ctx, ids)
	if err != nil {
		return nil, err
	}
	var campaignIDs []string
	for _, h := range referrals {
		campaignIDs = append(campaignIDs, h.CampaignID)
	}
	if err := r.shapes().RefreshCards(ctx, slices.Collect(maps.Values(cards))...); err != nil {
		return nil, err
	}
	var loyaltyCards []string
	for _, held := range cards {
		for _, v := range held {
			campaignIDs = append(campaignIDs, v.CampaignID)
			if v.Type == campaign.VoucherLoyalty {
				loyaltyCards = append(loyaltyCards, v.ID)
			}
		}
	}
	tiers, err := r.Project.Loyalty.TiersOfCards(ctx, loyaltyCards)
	if err != nil {
		return nil, err
	}
	campaigns, err := r.Project.Campaigns.ByID(ctx, published.Distinct(campaignIDs)...)
	if err != nil {
		return nil, err
	}
	p, err := a.engine.Projects.Recent(ctx, r.Project.ID)
	if err != nil {
		return nil, err
	}
	shapes := make([]wire.Customer, len(customers))
	for i, c := range customers {
		points, ranks := map[string]int64{}, map[string]loyalty.Tier{}
		c.Summary.GiftToGo, c.Summary.PointsToGo = 0, 0
		for _, v := range cards[c.ID] {
			if v.Type == campaign.VoucherGift {
				c.Summary.GiftToGo = saturate.Add(c.Summary.GiftToGo, v.Balance())
				continue
			}
			c.Summary.PointsToGo = saturate.Add(c.Summary.PointsToGo, v.Balance())
			name := campaigns[v.CampaignID].Name
			points[name] = saturate.Add(points[name], v.Balance())
			if t, holds := tiers[v.ID]; holds && (ranks[name].ID == "" || ranks[name].From < t.From) {
				ranks[name] = t // the highest tier of several cards
			}
		}
		shapes[i] = wire.NewCustomer(c, points)
		for name, t := range ranks {
			shapes[i].SetTier(name, t.Name)
		}
		if !a.switchedOff(cockpitFeature) {
			shapes[i].Assets = r.shapes().CustomerAssets(p, &c)
		}
		for _, h := range referrers {
			if h.CustomerID == c.ID {
				shapes[i].AddReferrer(h)
			}
		}
		for _, h := range referrals {
			if h.ReferrerID == c.ID {
				shapes[i].AddReferrals(campaigns[h.CampaignID].Name, h.Count)
			}
		}
	}
	return shapes, nil
}

// cardsByHolder reads the gift cards and loyalty cards of customers.
func cardsByHolder(ctx context.Context, r *request, ids []string) (map[string][]voucher.Voucher, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	page, err := r.Project.Vouchers.List(ctx, storage.Query{Filter: storage.And(
		storage.In("holder_id", ids), storage.In("type", []string{string(campaign.VoucherGift), string(campaign.VoucherLoyalty)}),
	)})
	held := make(map[string][]voucher.Voucher, len(ids))
	for _, v := range page.Items {
		held[v.HolderID] = append(held[v.HolderID], v)
	}
	return held, err
}
