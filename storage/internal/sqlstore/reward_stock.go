package sqlstore

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/internal/reward"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/redemption"
)

var _ reward.StockReader = (*Project)(nil)

// RewardsOutOfStock returns rewards of which none is left; see reward.StockReader.
func (p *Project) RewardsOutOfStock(ctx context.Context, limit int) ([]reward.Named, error) {
	db, err := p.reader(ctx)
	if err != nil {
		return nil, err
	}
	text := p.store.text
	latest := fmt.Sprintf("ORDER BY %s, id DESC LIMIT %d", text.order(sortKey{column: "created_at", desc: true, nullable: true}), reward.MaxStocked)
	var found []reward.Named
	err = db.NewRaw(`SELECT id, name FROM (
		SELECT 1 AS part, r.id, coalesce(r.name, '') AS name, r.created_at FROM (SELECT * FROM rewards WHERE project_id = ? AND type = ? `+latest+`) r
			LEFT JOIN counters c ON c.project_id = r.project_id AND c.id = ? || r.id WHERE coalesce(c.value, 0) >= r.stock
		UNION ALL
		SELECT 2 AS part, id, coalesce(name, '') AS name, created_at FROM program_rewards WHERE project_id = ? AND id IN (
			SELECT a.resource_id FROM (SELECT * FROM program_assignments WHERE project_id = ? AND type = ? `+latest+`) a WHERE a.redeemed >= a.stock)
		) t ORDER BY part, `+text.order(sortKey{column: "created_at", desc: true, nullable: true})+`, id DESC LIMIT ?`,
		p.id, string(loyalty.RewardMaterial), string(redemption.StockCounter("")), p.id, p.id, string(program.AssignedReward), limit).Scan(ctx, &found)
	if err != nil {
		return nil, fmt.Errorf("read which rewards are out of stock: %w", err)
	}
	return found, nil
}
