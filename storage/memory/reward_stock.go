package memory

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/reward"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

var _ reward.StockReader = (*Project)(nil)

// RewardsOutOfStock returns rewards of which none is left; see reward.StockReader.
func (p *Project) RewardsOutOfStock(ctx context.Context, limit int) (out []reward.Named, err error) {
	latest := []storage.Order{{Field: "created_at", Desc: true}}
	rewards, err := p.Rewards().List(ctx, storage.Query{Filter: storage.Is("type", string(loyalty.RewardMaterial)), Order: latest, Limit: reward.MaxStocked})
	if err != nil {
		return nil, err
	}
	for _, r := range rewards.Items {
		given, err := p.Counters().Get(ctx, string(redemption.StockCounter(r.ID)))
		if err != nil && !fault.IsNotFound(err) {
			return nil, err
		}
		if r.Stock != nil && given.Value >= *r.Stock {
			out = append(out, reward.Named{ID: r.ID, Name: r.Name})
		}
	}
	assigned, err := p.ProgramAssignments().List(ctx, storage.Query{Filter: storage.Is("type", string(program.AssignedReward)), Order: latest, Limit: reward.MaxStocked})
	if err != nil {
		return nil, err
	}
	var ids []string
	for _, a := range assigned.Items {
		if a.SoldOut() {
			ids = append(ids, a.ResourceID)
		}
	}
	if len(ids) > 0 {
		sold, err := p.ProgramRewards().List(ctx, storage.Query{Filter: storage.In("id", ids), Order: latest})
		if err != nil {
			return nil, err
		}
		for _, r := range sold.Items {
			out = append(out, reward.Named{ID: r.ID, Name: r.Name})
		}
	}
	return out[:min(len(out), limit)], nil
}
