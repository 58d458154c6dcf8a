package sqlstore

import (
	"context"
	"fmt"
	"strings"

	"github.com/punchcardhq/punchcard/storage"
)

type tierCount struct {
	Tier string
	N    int
}

// CountTierHolders counts the holders of each tier in the index of tiers; see loyalty.Store.
func (p *Project) CountTierHolders(ctx context.Context, tierIDs []string, most int) (map[string]int, error) {
	counts := map[string]int{}
	tierIDs = storage.StorableNames(tierIDs)
	db, err := p.reader(ctx)
	if err != nil || len(tierIDs) == 0 {
		return counts, err
	}
	var parts []string
	var args []any
	for _, id := range tierIDs {
		parts = append(parts, "SELECT CAST(? AS text) AS tier, count(*) AS n FROM (SELECT 1 FROM loyalty_tier_holders WHERE project_id = ? AND tier_id = ? LIMIT ?) AS counted")
		args = append(args, id, p.id, id, most)
	}
	var found []tierCount
	if err := db.NewRaw(strings.Join(parts, " UNION ALL "), args...).Scan(ctx, &found); err != nil {
		return nil, fmt.Errorf("count the holders of tiers: %w", err)
	}
	for _, c := range found {
		if c.N > 0 {
			counts[c.Tier] = c.N
		}
	}
	return counts, nil
}
