package voucher

import (
	"context"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Adjust asks to put credits or points on a card, or to take some off.
type Adjust struct {
	// Amount is signed and not 0: minor units on a gift card, points on a loyalty card.
	Amount int64
	// SourceID is the caller's own key of the transaction: under one key a card is changed once.
	SourceID, Reason string
}

// The types of the events of cards. Every transaction writes the first of its card; changing the balance by hand writes the
// second as well and, for a card with a holder, the third.
const (
	EventGiftTransaction       = "voucher.gift.transaction.created"
	EventGiftAdded             = "voucher.gift.balance_added"
	EventCustomerGiftAdded     = "customer.voucher.gift.balance_added"
	EventLoyaltyTransaction    = "voucher.loyalty_card.transaction.created"
	EventLoyaltyAdded          = "voucher.loyalty_card.points_added"
	EventCustomerLoyaltyPoints = "customer.voucher.loyalty_card.points_added"
	EventPendingCanceled       = "voucher.loyalty_card.pending_points.canceled"
)

// maxBalance is the largest amount that a client with numbers in double precision, as JavaScript, reads exactly.
const maxBalance = 1<<53 - 1

// AdjustBalance changes the balance of a gift card or loyalty card and writes the transaction in the same commit. It fails with
// fault.NotFound; with duplicate_source_id when a transaction of the card has that source id; with invalid_voucher for a
// coupon; with invalid_customer for a loyalty card without a holder; with gift_amount_exceeded or loyalty_card_points_exceeded
// when less is left than is to be taken off; and with an invalid payload for an amount of 0 or one that makes more than
// 9007199254740991 ever put on the card.
func (e *Engine) AdjustBalance(ctx context.Context, codeOrID string, a Adjust) (Transaction, error) {
	if err := a.check(); err != nil {
		return Transaction{}, err
	}
	settings, err := e.settings(ctx)
	if err != nil {
		return Transaction{}, err
	}
	now := e.env.Now()
	var made Transaction
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		found, err := settings.resolve(ctx, tx, codeOrID)
		if err == nil {
			made, _, err = Tx{e, tx, settings, now}.adjust(ctx, found, e.env.NewID(TransactionKind.Prefix), a, defaultChannel)
		}
		return err
	})
	if err != nil {
		return Transaction{}, err
	}
	return made, nil
}

// adjust is AdjustBalance of a card, with the id and the source of the transaction. It returns the card after the change,
// too.
func (t Tx) adjust(ctx context.Context, found Voucher, id string, a Adjust, source string) (made Transaction, v Voucher, err error) {
	v, err = t.move(ctx, found, id, a.Amount)
	// With the card locked, all of its transactions are visible. A repeated source id is refused before an impossible amount:
	// the first call may have emptied the card.
	if twice := a.once(ctx, t.tx, found.ID); twice != nil {
		return made, v, twice
	}
	if err != nil {
		return made, v, err
	}
	made = Transaction{
		ID: id, VoucherID: v.ID, CampaignID: v.CampaignID, Type: v.adjustment(a.Amount),
		Amount: a.Amount, Balance: v.Balance(), Total: v.Total(),
		SourceID: a.SourceID, Source: source, Reason: a.Reason, CreatedAt: t.now,
	}
	if err := t.tx.VoucherTransactions().Insert(ctx, made); err != nil {
		return made, v, err
	}
	return made, v, t.engine.recordAdjustment(ctx, t.tx, v, made)
}

// once refuses a change that was made already, so that a caller who lost the answer can safely send it again.
func (a Adjust) once(ctx context.Context, tx Store, voucherID string) error {
	if a.SourceID == "" {
		return nil
	}
	_, twice, err := storage.First(ctx, tx.VoucherTransactions(), storage.Query{
		Filter: storage.And(storage.Is("voucher_id", voucherID), storage.Is("source_id", a.SourceID)),
	})
	if err == nil && twice {
		err = fault.Invalid("duplicate_source_id", "Duplicate source_id", "Transaction with source_id: '"+a.SourceID+"' already exists")
	}
	return err
}

func (a Adjust) check() error {
	switch {
	case a.Amount == 0:
		return fault.Payload("amount", "must not be 0: a positive amount is put on the card, a negative one taken off")
	case a.Amount < -maxBalance || a.Amount > maxBalance:
		return fault.Payload("amount", "must be from %d to %d (actual value is '%d')", -maxBalance, maxBalance, a.Amount)
	}
	return nil
}

// Total is everything that was ever put on a card; of a loyalty card without what expired or was taken off.
func (v *Voucher) Total() int64 {
	switch {
	case v.Gift != nil:
		return v.Gift.Amount
	case v.Loyalty != nil:
		return v.Loyalty.Points - v.Loyalty.Expired - v.Loyalty.Subtracted
	}
	return 0
}

// adjust changes the balance of a card by an amount within the bounds of Adjust.
func (v *Voucher) adjust(amount int64) error {
	var added, subtracted *int64
	exceeded := fault.Invalid("gift_amount_exceeded", "gift amount exceeded", v.Code)
	switch {
	case !v.DeletedAt.IsZero(): // after it was found
		return fault.NotFound(Kind.Name, v.Code)
	case v.Gift != nil:
		gift := *v.Gift
		v.Gift, added, subtracted = &gift, &gift.Amount, &gift.Subtracted
	case v.Loyalty != nil && v.HolderID == "":
		return fault.Invalid("invalid_customer", "Customer must be a holder of a loyalty card.", v.Code)
	case v.Loyalty != nil:
		card := *v.Loyalty
		v.Loyalty, added, subtracted = &card, &card.Points, &card.Subtracted
		exceeded = pointsExceeded(v.Code)
	default:
		return fault.Invalid("invalid_voucher", "Invalid voucher", "Voucher '%s' is of type %s; only gift cards and loyalty cards have a balance",
			v.Code, v.Type)
	}
	switch {
	case amount < 0 && -amount > v.Balance():
		return exceeded
	case amount < 0:
		*subtracted -= amount
	case *added > maxBalance-amount:
		return fault.Payload("amount", "must be at most %d: no more than %d can ever be put on a card (actual value is '%d')",
			max(maxBalance-*added, 0), maxBalance, amount)
	default:
		*added += amount
	}
	return nil
}

func pointsExceeded(code string) *fault.Error {
	return fault.Invalid("loyalty_card_points_exceeded", "loyalty card points exceeded", "%s", code)
}

// adjustment is the type of a transaction made by hand.
func (v *Voucher) adjustment(amount int64) TransactionType {
	switch {
	case v.Gift != nil && amount > 0:
		return CreditsAddition
	case v.Gift != nil:
		return CreditsRemoval
	case amount > 0:
		return PointsAddition
	}
	return PointsRemoval
}

func (e *Engine) recordAdjustment(ctx context.Context, tx Store, v Voucher, t Transaction) error {
	types := []string{EventGiftTransaction, EventGiftAdded, EventCustomerGiftAdded}
	if v.Loyalty != nil {
		types = []string{EventLoyaltyTransaction, EventLoyaltyAdded, EventCustomerLoyaltyPoints}
	}
	besides := map[string]any{TransactionKind.Name: t, customer.Kind.Name: nil}
	if v.HolderID == "" {
		types = types[:2]
	} else {
		holder, err := tx.Customers().Get(ctx, v.HolderID)
		switch {
		case err == nil:
			besides[customer.Kind.Name] = holder
		case !fault.IsNotFound(err):
			return err
		}
	}
	for _, kind := range types {
		if err := e.record(ctx, tx, kind, v, besides, t.CreatedAt); err != nil {
			return err
		}
	}
	return nil
}
