package published

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/promotion"
)

// Tiers converts tiers for an answer. Related resources are read once for all of them.
func (s *Shapes) Tiers(ctx context.Context, tiers ...promotion.Tier) ([]wire.Tier, error) {
	tiers = slices.Clone(tiers)
	ids, categoryIDs, discounts := make([]string, len(tiers)), make([]string, len(tiers)), make([]**discount.Discount, len(tiers))
	for i, t := range tiers {
		ids[i], categoryIDs[i], discounts[i] = t.ID, t.CategoryID, &tiers[i].Discount
	}
	if err := s.AddUnits(ctx, discounts...); err != nil {
		return nil, err
	}
	campaigns, err := s.engines.Promotions.CampaignsOf(ctx, tiers)
	if err != nil {
		return nil, err
	}
	categories, err := s.Categories(ctx, categoryIDs...)
	if err != nil {
		return nil, err
	}
	assignments, err := s.Assignments(ctx, ids...)
	if err != nil {
		return nil, err
	}
	summaries, err := s.tierSummaries(ctx, ids...)
	if err != nil {
		return nil, err
	}
	shapes := make([]wire.Tier, len(tiers))
	for i, t := range tiers {
		shapes[i] = wire.NewTier(t, wire.TierContext{
			Campaign: campaigns[t.CampaignID], Category: categories[t.CategoryID], Assignments: assignments[t.ID], Summary: summaries[t.ID],
		})
	}
	return shapes, nil
}

// tierSummaries adds up the redemptions of tiers.
func (s *Shapes) tierSummaries(ctx context.Context, ids ...string) (map[string]wire.TierSummary, error) {
	totals, err := s.engines.Redemptions.Totals(ctx, ids...)
	summaries := make(map[string]wire.TierSummary, len(totals))
	for id, t := range totals {
		summaries[id] = wire.NewTierSummary(t.Redemptions, t.Orders, t.Discounts)
	}
	return summaries, err
}
