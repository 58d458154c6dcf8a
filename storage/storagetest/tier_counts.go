package storagetest

import (
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/loyalty"
)

// testTierCounts counts who is in tiers of a loyalty campaign.
func testTierCounts(t *testing.T, s *suite) {
	ctx, p, other := t.Context(), s.project(), s.project()
	begin := time.UnixMilli(1_700_000_000_000).UTC()
	for i, tier := range []string{"ltr_1", "ltr_1", "ltr_2", "ltr_1", ""} {
		id := string(rune('a' + i))
		must(t, p.LoyaltyTierHolders().Insert(ctx, loyalty.TierHolder{ID: "v_" + id, CampaignID: "camp_1", TierID: tier, CreatedAt: begin}))
	}
	must(t, other.LoyaltyTierHolders().Insert(ctx, loyalty.TierHolder{ID: "v_z", CampaignID: "camp_1", TierID: "ltr_1", CreatedAt: begin}))
	for most, want := range map[int]map[string]int{10: {"ltr_1": 3, "ltr_2": 1}, 2: {"ltr_1": 2, "ltr_2": 1}} {
		got, err := p.CountTierHolders(ctx, []string{"ltr_1", "ltr_2", "ltr_9"}, most)
		must(t, err)
		equal(t, "holders", got, want)
	}
}
