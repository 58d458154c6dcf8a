package reward

import (
	"context"

	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// Named is a reward of loyalty campaigns or of loyalty programs.
type Named struct{ ID, Name string }

// maxStocked is how many of the latest material rewards OutOfStock looks at.
const maxStocked = 1000

// OutOfStock returns rewards of which none is left: of loyalty campaigns, the latest first, and then of loyalty programs. It looks at the latest
// 1,000 of each.
func (e *Engine) OutOfStock(ctx context.Context, programs *program.Engine, limit int) (out []Named, err error) {
	page, err := e.Loyalty.ListRewards(ctx, storage.Query{
		Filter: storage.Is("type", string(loyalty.RewardMaterial)), Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: maxStocked,
	})
	if err != nil {
		return nil, err
	}
	var stocked []string
	for _, r := range page.Items {
		if r.Stock != nil {
			stocked = append(stocked, r.ID)
		}
	}
	given, err := e.Redemptions.Given(ctx, stocked...)
	if err != nil {
		return nil, err
	}
	for _, r := range page.Items {
		if r.Stock != nil && given[r.ID] >= *r.Stock {
			out = append(out, Named{r.ID, r.Name})
		}
	}
	sold, err := program.InternalsOf(programs).SoldOut(ctx)
	if err != nil || len(sold) == 0 {
		return out[:min(len(out), limit)], err
	}
	var ids []string
	for _, a := range sold {
		ids = append(ids, a.ResourceID)
	}
	rewards, err := programs.ListRewards(ctx, storage.Query{Filter: storage.In("id", ids)})
	for _, r := range rewards.Items {
		out = append(out, Named{r.ID, r.Name})
	}
	return out[:min(len(out), limit)], err
}
