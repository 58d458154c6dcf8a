package memory

import (
	"context"

	"github.com/punchcardhq/punchcard/storage/internal/pointers"
	"github.com/punchcardhq/punchcard/voucher"
)

var _ voucher.Store = (*Project)(nil)

// InsertNewVouchers adds the vouchers whose codes are free and returns how many it added.
func (p *Project) InsertNewVouchers(ctx context.Context, vouchers []voucher.Voucher) (inserted int, err error) {
	err = p.write(ctx, func(tx *Project) error {
		inserted, err = rowsOf(tx, voucher.Kind).insertNew(pointers.To(vouchers))
		return err
	})
	if err != nil {
		return 0, err
	}
	return inserted, nil
}

// insertNew adds the items whose id and natural keys are free. Everything is checked before anything is written: inside a
// larger transaction nothing could take half of it back.
func (c rows[P]) insertNew(items []P) (int, error) {
	for i := range items {
		if err := c.kind.CheckItem(items[i]); err != nil {
			return 0, err
		}
	}
	p := c.project
	added := 0
	for i := range items {
		if c.taken(items[i]) {
			continue
		}
		c.put(p.tx, p.id, items[i])
		added++
	}
	c.written(p)
	return added, nil
}

// taken reports whether a row has the id of an item or one of its natural keys.
func (c rows[P]) taken(item P) bool {
	s := c.project.tx.space(c.project.id)
	for i := range 1 + len(c.kind.Unique) {
		k := c.indexes[i].key(item)
		if _, taken := c.at(s, i, k); taken && c.indexes[i].has(&k) {
			return true
		}
	}
	return false
}
