package sqlstore

import (
	"context"
	"errors"
	"fmt"

	"github.com/punchcardhq/punchcard/voucher"
	"github.com/uptrace/bun"
)

// unpublished is voucher.Voucher.Unpublished for the rows of a campaign. The index vouchers_unpublished serves it, in its order.
const (
	unpublished    = `t."campaign_id" = ? AND ` + canBePublished
	canBePublished = `t."holder_id" IS NULL AND t."deleted_at" IS NULL AND t."active" AND t."publish_count" = 0`
)

// TakeUnpublished returns up to n codes of a campaign that can be published, oldest first, and locks them until the transaction ends. It skips
// codes that other transactions have locked, so that publications do not wait for each other (goal P25). Only when too few are left it waits for these
// transactions: the last code is not refused because of a publication that fails.
func (p *Project) TakeUnpublished(ctx context.Context, campaignID string, n int) (taken []voucher.Voucher, err error) {
	if p.tx == nil {
		return nil, errors.New("codes are taken in a transaction")
	}
	db, err := p.tx.handle()
	if err != nil {
		return nil, err
	}
	locks := []string{""}
	if p.store.text.locksRows() {
		locks = []string{"NO KEY UPDATE SKIP LOCKED", "NO KEY UPDATE"}
	}
	var ids []string
	for _, lock := range locks {
		if len(taken) == n {
			break
		}
		var free []voucherRow
		query := db.NewSelect().Model(&free).Where(`t."project_id" = ?`, p.id).Where(unpublished, campaignID).
			OrderExpr(p.store.text.order(sortKey{column: column("created_at"), nullable: true})).Limit(int64(n - len(taken)))
		if len(ids) > 0 {
			query = query.Where(`t."id" NOT IN (?)`, bun.List(ids))
		}
		if lock != "" {
			query = query.For(lock)
		}
		if err := query.Scan(ctx); err != nil {
			return nil, fmt.Errorf("take codes of campaign %s: %w", campaignID, err)
		}
		for i := range free {
			taken = append(taken, voucherItem(&free[i]))
			ids = append(ids, free[i].ID)
		}
	}
	return taken, nil
}
