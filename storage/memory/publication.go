package memory

import (
	"context"
	"errors"
	"reflect"

	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// unpublished is an index of the codes of a campaign that can be published. Without it each publication would read all published codes first.
var unpublished = storage.String("unpublished", func(v *voucher.Voucher) string {
	if !v.Unpublished() {
		return ""
	}
	return v.CampaignID
})

// voucherTable is the table of the schema.
var voucherTable = func() *table[*voucher.Voucher] {
	t := tableOf(voucher.Kind).also(unpublished)
	t.share = shareVoucher
	return t
}()

// shareVoucher has vouchers that are inserted one after the other, as those of a campaign and of an import are, share one discount and one metadata
// when these are equal: a map of one key takes 336 bytes, more than half of a voucher (goal P18).
func shareVoucher(v, before *voucher.Voucher) {
	if v.Discount != nil && v.Discount != before.Discount && reflect.DeepEqual(v.Discount, before.Discount) {
		v.Discount = before.Discount
	}
	if len(v.Metadata) > 0 && len(v.Metadata) == len(before.Metadata) && reflect.DeepEqual(v.Metadata, before.Metadata) {
		v.Metadata = before.Metadata
	}
}

var errNoTransaction = errors.New("memory: codes are taken in a transaction")

// TakeUnpublished returns up to n codes of a campaign that can be published, oldest first. There is no other writer until the
// transaction ends.
func (p *Project) TakeUnpublished(ctx context.Context, campaignID string, n int) ([]voucher.Voucher, error) {
	if p.tx == nil {
		return nil, errNoTransaction
	}
	s, err := p.read(ctx)
	if err != nil || n <= 0 {
		return nil, err
	}
	var taken []voucher.Voucher
	voucherTable.each(s, voucherTable.index(unpublished.Name), campaignID, func(v *voucher.Voucher) bool {
		taken = append(taken, *v)
		return len(taken) < n
	})
	return taken, nil
}
