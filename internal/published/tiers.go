package published

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
)

// Tiers converts tiers for an answer. Related resources are read once for all of them.
func (s *Shapes) Tiers(ctx context.Context, tiers ...promotion.Tier) ([]wire.Tier, error) {
	var ids factIDs
	for i := range tiers {
		ids.tier(&tiers[i])
	}
	var f facts
	if err := f.read(ctx, s, ids); err != nil {
		return nil, err
	}
	shapes := make([]wire.Tier, len(tiers))
	for i, t := range tiers {
		shapes[i] = f.tier(t, redemption.Totals{})
	}
	return shapes, nil
}
