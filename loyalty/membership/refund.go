package membership

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// RefundPolicy says how a purchase is refunded.
type RefundPolicy struct {
	// Force refunds a purchase of a reward that is not refundable.
	Force bool
	// WriteOff leaves the stock as it is.
	WriteOff bool
}

// Refund refunds a purchase: its points return to the lots that they came from, points that it gave are taken, and the stock grows
// again. It fails with fault.NotFound, and with KindLocked: invalid_reward_transaction_status for what is not an APPROVED purchase,
// reward_not_refundable, insufficient_card_balance when points that it gave were spent.
func (e *Engine) Refund(ctx context.Context, programID, id string, policy RefundPolicy) (t RewardTransaction, err error) {
	err = e.atomic(ctx, func(tx Store, at operation) error {
		if _, err := findProgram(ctx, tx, programID); err != nil {
			return err
		}
		t, err = e.refund(ctx, tx, at, programID, id, policy)
		return err
	})
	if err != nil {
		return RewardTransaction{}, err
	}
	return t, nil
}

func (e *Engine) refund(ctx context.Context, tx Store, at operation, programID, id string, policy RefundPolicy) (t RewardTransaction, err error) {
	purchase, err := tx.RewardTransactions().Update(ctx, id, func(t *RewardTransaction) error {
		switch {
		case t.ProgramID != programID:
			return fault.NotFound(RewardTransactionKind.Name, id)
		case t.Type != TypePurchase || t.Status != TransactionApproved:
			return locked("invalid_reward_transaction_status", "Cannot refund reward transaction",
				"Only an APPROVED PURCHASE can be refunded (this is a "+string(t.Type)+" in status "+string(t.Status)+")")
		}
		t.Status, t.UpdatedAt = TransactionRefunded, at.Now
		return nil
	})
	if err != nil {
		return t, err
	}
	reward, err := tx.ProgramRewards().Get(ctx, purchase.RewardID)
	if err != nil {
		return t, err
	}
	if !reward.Refundable && !policy.Force {
		return t, locked("reward_not_refundable", "Reward is not refundable", "Refunds of the reward are NONE; the policy ALLOW refunds it all the same")
	}
	if !policy.WriteOff {
		if err := restock(ctx, tx, purchase); err != nil {
			return t, err
		}
	}
	// Both cards are locked in the order of their ids before anything moves.
	for _, card := range distinct([]string{purchase.CardID, purchase.Details.TargetCardID}) {
		if card == "" {
			continue
		}
		if _, err := tx.MemberCards().Update(ctx, card, func(*Card) error { return nil }); err != nil {
			return t, err
		}
	}
	t = RewardTransaction{
		ID: e.env.NewID(RewardTransactionKind.Prefix), Type: TypeRefund, Status: TransactionApproved, ProgramID: programID, MemberID: purchase.MemberID,
		CardID: purchase.CardID, RewardID: purchase.RewardID, Points: purchase.Points, CreatedAt: at.Now,
		Details: PurchaseDetails{
			Reason: ReasonReturned, RewardType: purchase.Details.RewardType, Gift: purchase.Details.Gift, TargetCardID: purchase.Details.TargetCardID,
			PurchaseID: purchase.ID, PurchaseCardTransactionID: purchase.CardTransactionID,
		},
	}
	if err := e.reverseGift(ctx, tx, at, purchase, t.ID); err != nil {
		return t, err
	}
	if g := purchase.Details.Gift.Digital; g != nil {
		if t.Details.Vouchers, err = e.takeBack(ctx, tx, *g, purchase.Details.Vouchers); err != nil {
			return t, err
		}
	}
	takes, err := ledger.TakesOf(ctx, tx.PointsTakes(), purchase.CardTransactionID)
	if err != nil {
		return t, err
	}
	lots, err := ledger.LotsOf(ctx, tx.PointsLots(), takes)
	if err != nil {
		return t, err
	}
	entry := CardTransaction{CardID: purchase.CardID, Type: ledger.PointsReturned, Points: purchase.Points, Details: Details{
		Reason: ReasonReturned, RewardID: purchase.RewardID, RewardTransactionID: t.ID, PurchaseTransactionID: purchase.CardTransactionID,
		PurchaseID: purchase.ID,
	}}
	entry, err = e.post(ctx, tx, at, entry, func(b *ledger.Book, w Wallet, t *CardTransaction) error {
		b.With(lots...)
		terms, err := w.terms(b, w.Expiration())
		if err != nil {
			return err
		}
		return b.Restore(t.ID, takes, t.Points, terms)
	})
	if err != nil {
		return t, err
	}
	t.CardTransactionID = entry.ID
	return t, tx.RewardTransactions().Insert(ctx, t)
}

// reverseGift takes back the points that a purchase put on a card.
func (e *Engine) reverseGift(ctx context.Context, tx Store, at operation, purchase RewardTransaction, refundID string) error {
	d := purchase.Details
	if d.TargetCardID == "" {
		return nil
	}
	given, err := tx.CardTransactions().Get(ctx, d.TargetTransactionID)
	if err != nil {
		return err
	}
	lots, err := tx.PointsLots().List(ctx, storage.Query{Filter: storage.And(storage.Is("account_id", given.CardID), storage.Is("entry_id", given.ID))})
	if err != nil {
		return err
	}
	entry := CardTransaction{CardID: given.CardID, Type: ledger.PointsPurchaseReverse, Points: given.Points, Details: Details{
		RewardID: purchase.RewardID, RewardTransactionID: refundID, PurchaseTransactionID: purchase.CardTransactionID,
		PurchaseID: purchase.ID,
	}}
	entry, err = e.post(ctx, tx, at, entry, func(b *ledger.Book, _ Wallet, t *CardTransaction) error {
		b.With(lots.Items...)
		return b.Revoke(t.ID, given.ID, t.Points)
	})
	if err == nil && entry.Status == TransactionRejected {
		err = locked("insufficient_card_balance", "Insufficient card balance", "The points that the reward gave are spent")
	}
	return err
}

// restock adds a refunded reward to the stock of its program again.
func restock(ctx context.Context, tx Store, purchase RewardTransaction) error {
	a, found, err := tx.ProgramAssignments().Find(ctx, "pair", program.PairOf(purchase.ProgramID, purchase.RewardID))
	if err != nil || !found || a.CreatedAt.After(purchase.CreatedAt) { // assigned again since: it has not counted this purchase
		return err
	}
	_, err = tx.ProgramAssignments().Update(ctx, a.ID, func(a *program.Assignment) error {
		a.Redeemed = max(0, a.Redeemed-1)
		return nil
	})
	return err
}
