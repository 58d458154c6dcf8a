package punchcard

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

const (
	// verifiedAtOnce is how many cards are read at once.
	verifiedAtOnce = 200
	// verifyLooks is how often a card that moves is looked at again.
	verifyLooks = 8
)

// Verified says what Verify looked at.
type Verified struct {
	// Cards are gift cards, loyalty cards and cards of members.
	Cards int
	redemption.Audited
}

// Verify computes what the project keeps again from its records. It hands each difference to report and changes nothing; others may go on
// working on the project meanwhile.
//
//	cards        the balances, figures and lots of gift cards, loyalty cards and cards of members, from their entries
//	redemptions  the uses of codes, the totals and counters of limits and budgets, the summaries of customers, and that nothing was taken
//	             back twice, from the records of redemptions and rollbacks; see redemption.Engine.Audit
func (p *Project) Verify(ctx context.Context, report func(difference string)) (done Verified, err error) {
	cards, moving, err := p.verifyCards(ctx, report)
	if err != nil {
		return Verified{Cards: cards}, err
	}
	done.Audited, err = p.Redemptions.Audit(ctx, p.engine.store(p.ID), report)
	done.Cards = cards
	done.Moving += moving
	return done, err
}

func (p *Project) verifyCards(ctx context.Context, report func(difference string)) (cards, moving int, err error) {
	q := storage.Query{Filter: storage.In("type", []string{"GIFT_VOUCHER", "LOYALTY_CARD"}), Limit: verifiedAtOnce}
	for more := true; more; {
		page, err := p.Vouchers.List(ctx, q)
		if err != nil {
			return cards, moving, err
		}
		for _, v := range page.Items {
			settled, err := p.verifyVoucher(ctx, v, report)
			if err != nil {
				return cards, moving, err
			}
			cards++
			if !settled {
				moving++
			}
			q.After = &storage.Position{ID: v.ID}
		}
		more = page.HasMore
	}
	q = storage.Query{Limit: verifiedAtOnce}
	for more := true; more; {
		page, err := p.Members.AllCards(ctx, q)
		if err != nil {
			return cards, moving, err
		}
		for _, c := range page.Items {
			differences, err := p.Members.Audit(ctx, c)
			if err != nil {
				return cards, moving, err
			}
			for _, d := range differences {
				report(d)
			}
			cards++
			q.After = &storage.Position{ID: c.ID}
		}
		more = page.HasMore
	}
	return cards, moving, nil
}

// verifyVoucher adds up the transactions of a gift card or a loyalty card. What the card began with is what its counter holds beyond
// them. Transactions are never changed or removed, and whatever moves a card adds one: while there are as many as before, it stood still.
// A card that moves meanwhile is read again; settled is whether it stood still once.
func (p *Project) verifyVoucher(ctx context.Context, v voucher.Voucher, report func(string)) (settled bool, err error) {
	for range verifyLooks {
		before, err := p.Vouchers.Transactions(ctx, storage.Query{Filter: storage.Is("voucher_id", v.ID)})
		if err != nil {
			return false, err
		}
		lots, err := p.engine.store(p.ID).PointsLots().List(ctx, storage.Query{Filter: storage.And(storage.Is("account_id", v.ID), storage.Is("open", true))})
		if err != nil {
			return false, err
		}
		v, err := p.Vouchers.Get(ctx, v.ID)
		if err != nil {
			return false, err
		}
		after, err := p.Vouchers.Transactions(ctx, storage.Query{Filter: storage.Is("voucher_id", v.ID)})
		if err != nil {
			return false, err
		}
		if len(before.Items) != len(after.Items) {
			continue
		}
		open := int64(0)
		for _, l := range lots.Items {
			open += l.Left
		}
		for _, d := range voucherDifferences(v, after.Items, open) {
			report(d)
		}
		return true, nil
	}
	return false, nil
}

func voucherDifferences(v voucher.Voucher, transactions []voucher.Transaction, open int64) (found []string) {
	var in, removed, expired, redeemed int64
	for _, t := range transactions {
		switch t.Type {
		case voucher.CreditsAddition, voucher.PointsAddition, voucher.PointsAccrual, voucher.PointsTransferIn, voucher.PendingPointsActivation:
			in += t.Amount
		case voucher.CreditsRemoval, voucher.PointsRemoval, voucher.PointsTransferOut:
			removed -= t.Amount
		case voucher.PointsExpiration:
			expired -= t.Amount
		case voucher.CreditsRedemption, voucher.PointsRedemption, voucher.CreditsRefund, voucher.PointsRefund:
			redeemed -= t.Amount
		}
	}
	report := func(what string, stored, computed int64) {
		if stored != computed {
			found = append(found, fmt.Sprintf("voucher %s: %s is %d, its records say %d", v.Code, what, stored, computed))
		}
	}
	switch {
	case v.Gift != nil:
		report("the amount taken off", v.Gift.Subtracted, removed)
		report("the amount redeemed", v.Redemption.RedeemedAmount, redeemed)
		if v.Gift.Amount < in {
			report("the amount", v.Gift.Amount, in)
		}
	case v.Loyalty != nil:
		report("the points taken off", v.Loyalty.Subtracted, removed)
		report("the points expired", v.Loyalty.Expired, expired)
		report("the points redeemed", v.Redemption.RedeemedPoints, redeemed)
		if v.Loyalty.Points < in {
			report("the points", v.Loyalty.Points, in)
		}
		if open > v.Balance() {
			report("the balance", v.Balance(), open)
		}
	}
	return found
}
