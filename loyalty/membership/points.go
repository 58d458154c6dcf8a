package membership

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// CardPath names a card by its program and its member.
type CardPath struct{ ProgramID, MemberID, CardID string }

// hold locks and returns the card of a path when points may be moved on it by hand: the program is open and the member ACTIVE. What
// names the operation in refusals.
func (e *Engine) hold(ctx context.Context, tx Store, path CardPath, at operation, what string) (Card, program.CardDefinition, error) {
	p, err := findProgram(ctx, tx, path.ProgramID)
	if err != nil {
		return Card{}, program.CardDefinition{}, err
	}
	m, err := findMember(ctx, tx, path.ProgramID, path.MemberID)
	if err != nil {
		return Card{}, program.CardDefinition{}, err
	}
	// The row of the card is locked until the transaction ends.
	c, err := tx.MemberCards().Update(ctx, path.CardID, func(c *Card) error {
		if c.MemberID != m.ID || !c.DeletedAt.IsZero() {
			return fault.NotFound(CardKind.Name, path.CardID)
		}
		return nil
	})
	if err == nil {
		err = able(p, m, at, what)
	}
	if err == nil {
		c, err = current(ctx, tx, at, c)
	}
	if err != nil {
		return Card{}, program.CardDefinition{}, err
	}
	d, err := tx.CardDefinitions().Get(ctx, c.DefinitionID)
	return c, d, err
}

// current returns a card with its balance of today. Points whose last day has passed have expired, whether or not the daily run has
// booked that yet: they are neither shown nor spent, and do not count for the maximum. It is for reading and deciding; changes
// begin from the stored row.
func current(ctx context.Context, store Store, at operation, c Card) (Card, error) {
	if !c.overdue(at.Today) {
		return c, nil
	}
	points, next, err := ledger.Overdue(ctx, store.PointsLots(), c.ID, at.Today)
	c.Figures.Post(ledger.PointsExpired, points)
	c.Next = next
	return c, err
}

// byHand runs a movement of a request.
func (e *Engine) byHand(ctx context.Context, path CardPath, what string,
	do func(tx Store, at operation, c Card, d program.CardDefinition) (CardTransaction, error)) (t CardTransaction, err error) {
	err = e.atomic(ctx, func(tx Store, at operation) error {
		c, d, err := e.hold(ctx, tx, path, at, what)
		if err != nil {
			return err
		}
		t, err = do(tx, at, c, d)
		return err
	})
	if err != nil {
		return CardTransaction{}, err
	}
	return t, nil
}

// Adjust puts points on a card, or takes -points off it, and reports whether it made a transaction: 0 makes none. Taking off more
// than the card holds makes a REJECTED one. It fails with fault.NotFound, non_active_program, program_outside_validity_window,
// non_active_member, or with invalid_payload for more points than a card can hold.
func (e *Engine) Adjust(ctx context.Context, path CardPath, points int64, reason string) (t CardTransaction, moved bool, err error) {
	if points < -ledger.MaxPoints || points > ledger.MaxPoints {
		return t, false, fault.Payload("points", "must be %d to %d (actual value is '%d')", int64(-ledger.MaxPoints), int64(ledger.MaxPoints), points)
	}
	t, err = e.byHand(ctx, path, "adjust member's card points", func(tx Store, at operation, c Card, _ program.CardDefinition) (CardTransaction, error) {
		t := CardTransaction{CardID: c.ID, Details: Details{Reason: reason}}
		switch {
		case points > 0:
			t.Type, t.Points = ledger.AdminCredit, points
			return e.post(ctx, tx, at, t, credit)
		case points < 0:
			t.Type, t.Points = ledger.AdminDebit, -points
			return e.post(ctx, tx, at, t, debit)
		}
		return t, nil
	})
	return t, err == nil && points != 0, err
}

// room is how many points a card can still get. Pending points count, so that the maximum is not exceeded when they become usable.
func (c *Card) room() int64 {
	return max(0, ledger.MaxPoints-c.Figures.Total()-c.Figures.Pending())
}

// credit opens a lot with the terms of the wallet.
func credit(b *ledger.Book, w Wallet, t *CardTransaction) error {
	if room := w.room(); b.Balance >= 0 && t.Points > room {
		return fault.Payload("points", "must be at most %d: no card can be given more than %d points (actual value is '%d')",
			room, int64(ledger.MaxPoints), t.Points)
	}
	terms, err := w.terms(b, w.Expiration())
	if err != nil {
		return err
	}
	t.Details.ExpiresOn, t.Details.Expiration = terms.ExpiresOn, terms.Type
	_, err = b.Open(t.ID, t.Points, terms)
	return err
}

// debit takes points off the lots that expire first.
func debit(b *ledger.Book, _ Wallet, t *CardTransaction) error {
	if credit := b.Credit(); b.AllowNegative && t.Points > credit {
		return fault.Payload("points", "must be >= %d: no card can owe more than %d points (actual value is '%d')", -credit, int64(ledger.MaxPoints), -t.Points)
	}
	return b.Burn(t.ID, t.Points)
}

// earn puts earned points on a card, or makes them pending where its definition says so. They expire by the wallet's rule unless another is given.
// The caller sets the card, the key and the details of the transaction; earn sets its type.
func (e *Engine) earn(ctx context.Context, tx Store, at operation, t CardTransaction, points int64, expiration *calc.Expiration, cause ledger.Cause) (CardTransaction, error) {
	t.Points = points
	return e.post(ctx, tx, at, t, func(b *ledger.Book, w Wallet, t *CardTransaction) error {
		rule := w.Expiration()
		if expiration != nil {
			rule = *expiration
		}
		waits := w.Definition.PendingPoints
		if !waits.Waits() {
			t.Type = ledger.PointsEarned
			terms, err := w.terms(b, rule)
			if err != nil {
				return err
			}
			t.Details.ExpiresOn, t.Details.Expiration = terms.ExpiresOn, terms.Type
			_, err = b.Open(t.ID, t.Points, terms)
			return err
		}
		t.Type = ledger.PendingAdded
		p := ledger.Pending{EntryID: t.ID, Points: t.Points, Type: waits.Type, Expiration: rule, Cause: cause}
		p.ActivatesOn, p.CancelsOn = waits.On(b.Today)
		p = b.Wait(p)
		t.Details.Waits, t.Details.On = p.Type, p.Date()
		t.Details.Buckets = []Bucket{{ID: p.ID, Points: p.Points}}
		return nil
	})
}

// PendingPoints returns a page of the pending points of a card. It fails with fault.NotFound.
func (e *Engine) PendingPoints(ctx context.Context, cardID string, q storage.Query) (storage.Page[ledger.Pending], error) {
	q.Filter = storage.And(storage.Is("account_id", cardID), storage.Is("status", string(ledger.PendingWaiting)), q.Filter)
	return e.store.PendingPoints().List(ctx, q)
}

// ActivatePending makes pending points usable before their day. It fails with fault.NotFound, as Adjust does, or with
// invalid_pending_points_bucket_status for points that are not pending any more.
func (e *Engine) ActivatePending(ctx context.Context, path CardPath, pendingID string) (CardTransaction, error) {
	return e.byHand(ctx, path, "activate member's card pending points", func(tx Store, at operation, c Card, _ program.CardDefinition) (CardTransaction, error) {
		p, err := waiting(ctx, tx, c, pendingID, at, "activate")
		if err != nil {
			return CardTransaction{}, err
		}
		return e.activate(ctx, tx, at, p, ReasonActivated)
	})
}

// CancelPending cancels pending points. It fails as ActivatePending does.
func (e *Engine) CancelPending(ctx context.Context, path CardPath, pendingID string) (CardTransaction, error) {
	return e.byHand(ctx, path, "cancel member's card pending points", func(tx Store, at operation, c Card, _ program.CardDefinition) (CardTransaction, error) {
		p, err := waiting(ctx, tx, c, pendingID, at, "cancel")
		if err != nil {
			return CardTransaction{}, err
		}
		return e.cancel(ctx, tx, at, p, ReasonCanceled)
	})
}

// pendingName is the name of pending points in answers.
const pendingName = "card_pending_points_bucket"

// waiting returns pending points of a card, whose row is locked.
func waiting(ctx context.Context, tx Store, c Card, id string, at operation, verb string) (ledger.Pending, error) {
	p, err := tx.PendingPoints().Get(ctx, id)
	switch {
	case fault.IsNotFound(err), err == nil && p.AccountID != c.ID:
		return p, fault.NotFound(pendingName, id)
	case err != nil:
		return p, err
	case p.Status != ledger.PendingWaiting || p.Date() < at.Today:
		return p, locked("invalid_pending_points_bucket_status", "Invalid pending points bucket status",
			fmt.Sprintf("Only pending points in 'PENDING' status can be %sd. Current status: '%s'.", pastStem(verb), p.Status))
	}
	return p, nil
}

// pastStem is the stem of the past of a verb, before its d.
func pastStem(verb string) string {
	if verb == "cancel" {
		return "cancele"
	}
	return verb
}

// activate turns pending points into a lot whose expiration counts from now.
func (e *Engine) activate(ctx context.Context, tx Store, at operation, p ledger.Pending, reason string) (CardTransaction, error) {
	t := CardTransaction{CardID: p.AccountID, Type: ledger.PendingActivatedMove, Points: p.Points, Details: Details{
		Reason: reason, OrderID: p.Cause.OrderID, CardTransactionID: p.EntryID, Waits: p.Type, On: p.Date(),
	}, Key: activationKey(p.ID)}
	return e.post(ctx, tx, at, t, func(b *ledger.Book, w Wallet, t *CardTransaction) error {
		terms, err := w.terms(b, p.Expiration)
		if err != nil {
			return err
		}
		t.Details.ExpiresOn, t.Details.Expiration = terms.ExpiresOn, terms.Type
		_, err = b.Activate(t.ID, p, terms)
		return err
	})
}

// activationKey is the key of the transaction that activates pending points.
func activationKey(pendingID string) string { return "activate " + pendingID }

func (e *Engine) cancel(ctx context.Context, tx Store, at operation, p ledger.Pending, reason string) (CardTransaction, error) {
	return e.reduce(ctx, tx, at, p, p.Points, "cancel "+p.ID, reason)
}

// reduce cancels so many of pending points.
func (e *Engine) reduce(ctx context.Context, tx Store, at operation, p ledger.Pending, points int64, key, reason string) (CardTransaction, error) {
	t := CardTransaction{CardID: p.AccountID, Type: ledger.PendingCanceledMove, Points: points, Details: Details{
		Reason: reason, OrderID: p.Cause.OrderID, CardTransactionID: p.EntryID, Waits: p.Type, On: p.Date(),
	}, Key: key}
	return e.post(ctx, tx, at, t, func(b *ledger.Book, _ Wallet, _ *CardTransaction) error {
		b.Reduce(p, points)
		return nil
	})
}
