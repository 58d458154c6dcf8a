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
