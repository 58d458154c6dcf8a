package memory

import (
	"context"

	"github.com/punchcardhq/punchcard/storage"
)

// CountTierHolders counts the holders of each tier; see loyalty.Store.
func (p *Project) CountTierHolders(ctx context.Context, tierIDs []string, most int) (map[string]int, error) {
	counts := map[string]int{}
	for _, id := range tierIDs {
		n, err := storage.CountTo(ctx, p.LoyaltyTierHolders(), storage.Is("tier_id", id), most)
		if err != nil {
			return nil, err
		}
		if n > 0 {
			counts[id] = n
		}
	}
	return counts, nil
}

// CountMemberTiers counts the cards of a program by tier; see membership.Store.
func (p *Project) CountMemberTiers(ctx context.Context, programID string, most int) (byTier map[string]int, more bool, err error) {
	page, err := p.MemberCards().List(ctx, storage.Query{Filter: storage.Is("program_id", programID), Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: most})
	if err != nil {
		return nil, false, err
	}
	byTier = map[string]int{}
	for i := range page.Items {
		if tier := page.Items[i].Standing.Rank.TierID; tier != "" {
			byTier[tier]++
		}
	}
	return byTier, page.HasMore, nil
}
