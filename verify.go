package punchcard

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// verifiedAtOnce is how many cards are read at once.
const verifiedAtOnce = 200

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
	if done.Cards, err = p.verifyCards(ctx, report); err != nil {
		return done, err
	}
	done.Audited, err = p.Redemptions.Audit(ctx, p.engine.store(p.ID), report)
	return done, err
}

func (p *Project) verifyCards(ctx context.Context, report func(difference string)) (cards int, err error) {
	q := storage.Query{Filter: storage.In("type", []string{"GIFT_VOUCHER", "LOYALTY_CARD"}), Limit: verifiedAtOnce}
	for more := true; more; {
		page, err := p.Vouchers.List(ctx, q)
		if err != nil {
			return cards, err
		}
		for _, v := range page.Items {
			if err := p.verifyVoucher(ctx, v, report); err != nil {
				return cards, err
			}
			cards++
			q.After = &storage.Position{ID: v.ID}
		}
		more = page.HasMore
	}
	q = storage.Query{Limit: verifiedAtOnce}
	for more := true; more; {
		page, err := p.Members.AllCards(ctx, q)
		if err != nil {
			return cards, err
		}
		for _, c := range page.Items {
			differences, err := p.Members.Audit(ctx, c)
			if err != nil {
				return cards, err
			}
			for _, d := range differences {
				report(d)
			}
			cards++
			q.After = &storage.Position{ID: c.ID}
		}
		more = page.HasMore
	}
	return cards, nil
}

// verifyVoucher adds up the transactions of a gift card or a loyalty card. What the card began with is what its counter holds beyond
// them. A card that moves in the meantime is read once more.
func (p *Project) verifyVoucher(ctx context.Context, v voucher.Voucher, report func(string)) error {
	var differences []string
	for range 3 {
		transactions, err := p.Vouchers.Transactions(ctx, storage.Query{Filter: storage.Is("voucher_id", v.ID)})
		if err != nil {
			return err
		}
		lots, err := p.engine.store(p.ID).PointsLots().List(ctx, storage.Query{Filter: storage.And(storage.Is("account_id", v.ID), storage.Is("open", true))})
		if err != nil {
			return err
		}
		open := int64(0)
		for _, l := range lots.Items {
			open += l.Left
		}
		again, err := p.Vouchers.Get(ctx, v.ID)
		if err != nil {
			return err
		}
		differences = voucherDifferences(again, transactions.Items, open)
		if len(differences) == 0 {
			return nil
		}
	}
	for _, d := range differences {
		report(d)
	}
	return nil
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
