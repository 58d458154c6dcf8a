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

// CountMemberTiers counts the cards of a program by tier; see membership.Store. The tier is a part of a document without an index, so that only some
// of the cards are looked at.
func (p *Project) CountMemberTiers(ctx context.Context, programID string, most int) (byTier map[string]int, more bool, err error) {
	byTier = map[string]int{}
	db, err := p.reader(ctx)
	if err != nil || !storage.ValidText(programID) {
		return byTier, false, err
	}
	var found []string // the tier of each card, the latest first
	query := `SELECT coalesce(tier_standing->'Rank'->>'TierID', '') FROM member_cards WHERE project_id = ? AND program_id = ?
		ORDER BY created_at DESC NULLS LAST, id DESC LIMIT ?`
	if err := db.NewRaw(query, p.id, programID, most+1).Scan(ctx, &found); err != nil {
		return nil, false, fmt.Errorf("count the members of tiers: %w", err)
	}
	for _, tier := range found[:min(len(found), most)] {
		if tier != "" {
			byTier[tier]++
		}
	}
	return byTier, len(found) > most, nil
}
