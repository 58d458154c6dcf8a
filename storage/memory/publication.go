package memory

import (
	"context"
	"errors"
	"reflect"

	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// unpublished leads to the codes of a campaign that can be handed out. Without it every publication would pass over all the
// codes that were handed out before.
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

// shareVoucher has codes that come one after the other, as those of a campaign and of an import do, keep one discount and one metadata where
// these are the same: a map takes more memory than everything else about a code.
func shareVoucher(v, before *voucher.Voucher) {
	if v.Discount != nil && v.Discount != before.Discount && reflect.DeepEqual(v.Discount, before.Discount) {
		v.Discount = before.Discount
	}
	if len(v.Metadata) > 0 && len(v.Metadata) == len(before.Metadata) && reflect.DeepEqual(v.Metadata, before.Metadata) {
		v.Metadata = before.Metadata
	}
}

var errNoTransaction = errors.New("memory: codes are taken in a transaction")

// TakeUnpublished returns up to n codes of a campaign that can be handed out, the oldest first. Nobody else writes until the
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
