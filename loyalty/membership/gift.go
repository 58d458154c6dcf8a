package membership

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/voucher"
)

// Issued is a coupon or a gift voucher that a member got.
type Issued struct {
	ID, Code string
	// Amount is the credit that was added to a gift voucher, in minor units; Balance is its balance afterwards.
	Amount, Balance int64
	// Result is what was done with it when the purchase was refunded.
	Result IssuedResult
}

// IssuedResult is what a refund did with a code.
type IssuedResult string

// The results: nothing, because the code was used; the coupon is gone; the credit was taken off.
const (
	IssuedSkipped    IssuedResult = "SKIPPED"
	IssuedDeleted    IssuedResult = "DELETED"
	IssuedSubtracted IssuedResult = "CREDITS_SUBTRACTED"
)

// issue gives a customer a code of the campaign of a digital gift, in the transaction of tx. When the campaign cannot give one, it
// fails and leaves nothing.
func (e *Engine) issue(ctx context.Context, tx Store, d program.Digital, customerID string) (Issued, error) {
	if e.vouchers == nil {
		return Issued{}, fault.Invalid("no_voucher_suitable_for_publication", "Couldn't find any voucher suitable for publication", "")
	}
	settings, err := voucher.InternalsOf(e.vouchers).Settings(ctx)
	if err != nil {
		return Issued{}, err
	}
	var v voucher.Voucher
	err = apart(ctx, tx, func(tx Store) error {
		v, err = voucher.In(e.vouchers, tx, settings).Grant(ctx, d.CampaignID, customerID, d.Balance)
		return err
	})
	if err != nil {
		return Issued{}, err
	}
	issued := Issued{ID: v.ID, Code: v.Code}
	if v.Gift != nil {
		issued.Amount, issued.Balance = d.Balance, v.Balance()
	}
	return issued, nil
}

// takeBack takes unused codes back: coupons are deleted, and credit that was added to gift vouchers is taken off again.
func (e *Engine) takeBack(ctx context.Context, tx Store, d program.Digital, issued []Issued) ([]Issued, error) {
	after := make([]Issued, len(issued))
	for i, one := range issued {
		after[i] = one
		after[i].Result = IssuedSkipped
	}
	if e.vouchers == nil || len(issued) == 0 {
		return after, nil
	}
	settings, err := voucher.InternalsOf(e.vouchers).Settings(ctx)
	if err != nil {
		return nil, err
	}
	vouchers := voucher.In(e.vouchers, tx, settings)
	for i, one := range issued {
		var taken bool
		if d.Type == program.DigitalGifts {
			var v voucher.Voucher
			if v, taken, err = vouchers.TakeOff(ctx, one.ID, one.Amount); taken {
				after[i].Result, after[i].Balance = IssuedSubtracted, v.Balance()
			}
		} else if taken, err = vouchers.Withdraw(ctx, one.ID); taken {
			after[i].Result = IssuedDeleted
		}
		if err != nil {
			return nil, err
		}
	}
	return after, nil
}
