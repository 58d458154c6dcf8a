package voucher

import (
	"context"
	"errors"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
)

// Grant publishes a code of a campaign to a customer in the transaction of tx, as a gift of somebody else's operation, and puts credit on it
// when there is any. A customer gets another code each time, whatever the campaign says of joining. It fails as Publish does, and leaves
// nothing then that the transaction could not commit.
func (e *Engine) Grant(ctx context.Context, tx Store, campaignID, customerID string, credit int64) (Voucher, error) {
	settings, err := e.settings(ctx)
	if err != nil {
		return Voucher{}, err
	}
	again := false
	asked := Publish{Campaign: campaignID, JoinOnce: &again, Customer: customer.Request{ID: customerID}}
	if err := asked.check(); err != nil {
		return Voucher{}, err
	}
	p := &publishing{engine: e, tx: tx, settings: settings, asked: asked, now: e.env.Now()}
	if err := p.run(ctx); err != nil {
		return Voucher{}, err
	}
	given := p.out.Vouchers[0]
	if given.Gift == nil || credit == 0 {
		return given, nil
	}
	if _, err := e.adjustIn(ctx, tx, settings, given, e.env.NewID(TransactionKind.Prefix), Adjust{Amount: credit}, p.now); err != nil {
		return Voucher{}, err
	}
	return tx.Vouchers().Get(ctx, given.ID)
}

// Withdraw deletes a code that nobody has used, in the transaction of tx, and reports whether it did.
func (e *Engine) Withdraw(ctx context.Context, tx Store, id string) (withdrawn bool, err error) {
	v, err := tx.Vouchers().Get(ctx, id)
	if fault.IsNotFound(err) || err == nil && (!v.DeletedAt.IsZero() || v.Redemption.Redeemed > 0) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	if err := uncount(ctx, tx, v.CampaignID, 0); err != nil {
		return false, err
	}
	v, err = tx.Vouchers().Update(ctx, id, func(v *Voucher) error {
		if !v.DeletedAt.IsZero() || v.Redemption.Redeemed > 0 { // in the meantime
			return errUsed
		}
		v.DeletedAt = e.env.Now()
		return nil
	})
	if errors.Is(err, errUsed) || fault.IsNotFound(err) {
		return false, nil
	}
	if err == nil {
		err = uncount(ctx, tx, v.CampaignID, 1)
	}
	if err != nil {
		return false, err
	}
	return true, e.discard(ctx, tx, v, false, v.DeletedAt)
}

var errUsed = errors.New("the voucher was used")

// TakeOff takes credit off a gift voucher that still holds it, in the transaction of tx, and reports whether it did.
func (e *Engine) TakeOff(ctx context.Context, tx Store, id string, credit int64) (v Voucher, taken bool, err error) {
	settings, err := e.settings(ctx)
	if err != nil {
		return v, false, err
	}
	v, err = tx.Vouchers().Update(ctx, id, func(*Voucher) error { return nil })
	if fault.IsNotFound(err) || err == nil && (!v.DeletedAt.IsZero() || v.Gift == nil || credit == 0 || v.Balance() < credit) {
		return v, false, nil
	}
	if err == nil {
		_, err = e.adjustIn(ctx, tx, settings, v, e.env.NewID(TransactionKind.Prefix), Adjust{Amount: -credit}, e.env.Now())
	}
	if err != nil {
		return v, false, err
	}
	v, err = tx.Vouchers().Get(ctx, id)
	return v, err == nil, err
}

// uncount takes codes off the count of their campaign, which is held before its codes, here as everywhere.
func uncount(ctx context.Context, tx Store, campaignID string, codes int64) error {
	if campaignID == "" {
		return nil
	}
	_, err := tx.CampaignProgress().Update(ctx, campaignID, func(p *campaign.Progress) error {
		p.VouchersCount = max(0, p.VouchersCount-codes)
		return nil
	})
	if fault.IsNotFound(err) {
		return nil
	}
	return err
}
