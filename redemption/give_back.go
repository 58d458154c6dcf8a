package redemption

import (
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/voucher"
)

// givingBack is what a voucher gets back of one redemption: by a rollback all that is left, by a return a part.
type givingBack struct {
	record *Record
	part   Applied
	// uses is 1 where the use comes back, too.
	uses                         int64
	reason, rollbackID, returnID string
	// buyer is the customer of the redemption.
	buyer     customer.Customer
	requestID string
	err       *error
}

// giveBack gives a voucher its use and its balance back, and returns it as it is afterwards; nil where there is none any more.
func (v *view) giveBack(out *Outcome, g *givingBack) *voucher.Voucher {
	card, ok := v.Snapshot.VoucherByID(g.record.VoucherID)
	if !ok {
		return nil
	}
	if g.uses == 0 && g.part.Credits == 0 && g.part.Points == 0 {
		return card
	}
	delta := VoucherDelta{ID: card.ID, Redeemed: -g.uses, Credits: -g.part.Credits, Points: -g.part.Points, At: v.now}
	points := v.returnPoints(out, g, card, &delta)
	after := *card
	delta.Apply(&after)
	if points != nil {
		points.Balance, points.Total = after.Balance(), after.Total()
		out.Transactions = append(out.Transactions, *points)
		out.Events = append(out.Events, v.pointsEvents(*points, &after, g.buyer, g.requestID)...)
	}
	out.Vouchers = append(out.Vouchers, delta)
	if g.part.Credits != 0 && after.Gift != nil {
		t := g.transaction(v, card, voucher.CreditsRefund, g.part.Credits)
		t.Balance, t.Total = after.Balance(), after.Gift.Amount
		out.Transactions = append(out.Transactions, t)
		out.Events = append(out.Events, v.creditsEvent(t, &after, g.buyer, g.requestID))
	}
	return &after
}

// transaction begins the entry of what a card gets back.
func (g *givingBack) transaction(v *view, card *voucher.Voucher, kind voucher.TransactionType, amount int64) voucher.Transaction {
	return voucher.Transaction{
		ID: v.newID(voucher.TransactionKind.Prefix), VoucherID: card.ID, CampaignID: card.CampaignID, Type: kind, Amount: amount, Source: "API",
		OrderID: g.record.OrderID, RedemptionID: g.record.ID, RollbackID: g.rollbackID, ReturnID: g.returnID, Reason: g.reason, CreatedAt: v.now,
	}
}

// returnPoints puts points back into the lots that a redemption took them from, and returns the transaction of it.
func (v *view) returnPoints(out *Outcome, g *givingBack, card *voucher.Voucher, delta *VoucherDelta) *voucher.Transaction {
	if g.part.Points == 0 || g.record.Applied.Reward == nil {
		return nil
	}
	back := g.transaction(v, card, voucher.PointsRefund, g.part.Points)
	back.RelatedID = g.record.Applied.Reward.EntryID
	var takes []ledger.Take
	for _, take := range v.Snapshot.Taken {
		if take.EntryID == back.RelatedID {
			takes = append(takes, take)
		}
	}
	var rules *campaign.ExpirationRules
	if c := v.campaign(card.CampaignID); c != nil && c.Voucher != nil && c.Voucher.Loyalty != nil {
		rules = c.Voucher.Loyalty.Expiration
	}
	err := v.movePoints(card, delta, out, func(b *ledger.Book) error {
		b.With(slices.DeleteFunc(slices.Clone(v.Snapshot.TakenLots), func(l ledger.Lot) bool { return l.AccountID != card.ID })...)
		return b.Restore(back.ID, takes, g.part.Points, ledger.TermsOf(voucher.ExpirationOf(rules), b.Today))
	})
	if err != nil {
		*g.err = err
	}
	return &back
}

// buyer is the customer of the redemption that is rolled back.
func (w *undoer) buyer() customer.Customer {
	if w.Snapshot.Customer == nil {
		return customer.Customer{}
	}
	return *w.Snapshot.Customer
}
