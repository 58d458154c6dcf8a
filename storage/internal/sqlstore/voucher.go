package sqlstore

import (
	"context"
	"errors"
	"slices"

	"github.com/punchcardhq/punchcard/voucher"
)

var _ voucher.Store = (*Project)(nil)

// InsertNewVouchers adds the vouchers whose codes are free and returns how many it added.
func (p *Project) InsertNewVouchers(ctx context.Context, vouchers []voucher.Voucher) (inserted int, err error) {
	c := rows[*voucher.Voucher, *voucherRow]{voucherTable, p}
	made := make([]*voucherRow, len(vouchers))
	for i := range vouchers {
		if err := c.kind.CheckItem(&vouchers[i]); err != nil {
			return 0, err
		}
		made[i] = c.row(p.id, &vouchers[i])
	}
	err = p.inTx(ctx, func(tx *Project) error {
		inserted = 0
		c.project = tx
		if tx.store.copy != nil && len(made) >= minCopied {
			err := copied(ctx, tx, c.kind.Name, made)
			if !errors.Is(err, errCollision) {
				inserted = len(made)
				return err
			}
		}
		for chunk := range slices.Chunk(made, batch) {
			added, err := c.insert(ctx, tx.tx.tx, chunk)
			if err != nil && !errors.Is(err, errCollision) {
				return err
			}
			inserted += int(added)
		}
		return nil
	})
	if err != nil {
		return 0, err
	}
	return inserted, nil
}
