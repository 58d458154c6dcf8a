package membership

import (
	"context"
	"errors"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// Wallet is a card that is locked while points move on it, and its definition.
type Wallet struct {
	Card
	Definition program.CardDefinition
}

// Expiration is the rule by which points of the wallet expire, unless the earning overrides it.
func (w *Wallet) Expiration() calc.Expiration { return ExpirationOf(w.Definition.PointsExpiration) }

// terms are the terms by a rule for points that are added to the wallet, whose account is open. All sliding points of a wallet
// share one day, which follows from the last activity that counted. Points with an expiration of their own, from an earning or a
// tier, are not part of that.
func (w *Wallet) terms(b *ledger.Book, rule calc.Expiration) (ledger.Terms, error) {
	t := ledger.TermsOf(rule, b.Today)
	if t.Type != calc.SlidingExpiration {
		return t, nil
	}
	shared, err := b.SlidingDay()
	if shared != "" {
		t.ExpiresOn = shared
	}
	return t, err
}

// movement is a movement of the ledger on the wallet. It completes the transaction: the points that were moved, and the details. It
// may run more than once, so it sets values and adds nothing up. When it returns ledger.ErrInsufficient, the transaction is written
// as REJECTED.
type movement func(b *ledger.Book, w Wallet, t *CardTransaction) error

// post moves points of a card in the transaction of tx and writes the entry. The transaction needs a card, a type and, where an
// event causes it, a key; post sets the rest and returns it as it was written. When the key exists, the existing transaction is
// returned and nothing moves. It fails with fault.NotFound for a card that is deleted.
func (e *Engine) post(ctx context.Context, tx Store, at operation, t CardTransaction, move movement) (CardTransaction, error) {
	card, err := tx.MemberCards().Update(ctx, t.CardID, func(*Card) error { return nil })
	if err == nil && !card.DeletedAt.IsZero() {
		err = fault.NotFound(CardKind.Name, t.CardID)
	}
	if err != nil {
		return t, err
	}
	if t.Key != "" {
		if made, found, err := tx.CardTransactions().Find(ctx, "key", t.Key); err != nil || found {
			return made, err
		}
	}
	definition, err := tx.CardDefinitions().Get(ctx, card.DefinitionID)
	if err != nil {
		return t, err
	}
	t.ID = e.env.NewID(TransactionKind.Prefix)
	t.MemberID, t.ProgramID, t.DefinitionID, t.CreatedAt = card.MemberID, card.ProgramID, card.DefinitionID, at.Now
	t.Status = TransactionApproved
	w := Wallet{card, definition}
	var done CardTransaction
	book, err := ledger.Post(ctx, tx, at.Moment, card.account(definition.AllowNegative), func(b *ledger.Book) error {
		done = t
		if err := move(b, w, &done); err != nil {
			return err
		}
		return w.slide(b, &done)
	})
	switch {
	case errors.Is(err, ledger.ErrInsufficient):
		done.Status, done.UpdatedAt = TransactionRejected, at.Now
		done.Details.RejectionReason, done.Details.RejectionDetails = RejectedBalance, "The card does not hold enough points"
		return done, tx.CardTransactions().Insert(ctx, done)
	case err != nil:
		return t, err
	}
	return done, e.settle(ctx, tx, at, done, book)
}

// settle writes the figures of a card and the entry of a movement that was done.
func (e *Engine) settle(ctx context.Context, tx Store, at operation, t CardTransaction, book *ledger.Book) error {
	next, err := nextActivation(ctx, tx, t.CardID)
	if err != nil {
		return err
	}
	_, err = tx.MemberCards().Update(ctx, t.CardID, func(c *Card) error {
		c.Figures.Post(t.Type, t.Points)
		c.Next, c.NextActivation, c.UpdatedAt = book.Next, next, at.Now
		return c.Figures.Check()
	})
	if err != nil {
		return err
	}
	if err := tx.CardTransactions().Insert(ctx, t); err != nil {
		return err
	}
	at.countMovement(t.CardID, t.Type, t.Points)
	return e.judge(ctx, tx, at, t.CardID, at.origin(), t.ID)
}

// nextActivation reads the next activation of a card.
func nextActivation(ctx context.Context, tx Store, cardID string) (next Activation, err error) {
	q := storage.Query{
		Filter: storage.And(storage.Is("account_id", cardID), storage.Is("status", string(ledger.PendingWaiting))),
		Order:  []storage.Order{{Field: "date"}}, Limit: 100,
	}
	for {
		page, err := tx.PendingPoints().List(ctx, q)
		if err != nil {
			return next, err
		}
		for i := range page.Items {
			p := &page.Items[i]
			if next.Points > 0 && p.Date() != max(next.On, next.CancelsOn) {
				return next, nil
			}
			next.Points, next.Type, next.On, next.CancelsOn = next.Points+p.Points, p.Type, p.ActivatesOn, p.CancelsOn
			q.After = ledger.PendingKind.Position(p, q.Order)
		}
		if !page.HasMore {
			return next, nil
		}
	}
}

// slide moves the day of sliding points of a card, when the movement is an activity that counts; points that it added get the new
// day.
func (w *Wallet) slide(b *ledger.Book, t *CardTransaction) error {
	e := w.Expiration()
	if e.Type != calc.SlidingExpiration || e.Sliding == nil {
		return nil
	}
	counts := false
	switch t.Type {
	case ledger.PointsEarned, ledger.PendingAdded:
		counts = e.Sliding.Earning
	case ledger.PointsSpentOnReward, ledger.PointsSpentOnOrder:
		counts = e.Sliding.Spending
	}
	if !counts {
		return nil
	}
	day := e.On(b.Today)
	if t.Details.Expiration == calc.SlidingExpiration {
		t.Details.ExpiresOn = day
	}
	return b.Slide(day)
}

// touch moves the day of all sliding points of a card, because of a custom event that counts.
func (e *Engine) touch(ctx context.Context, tx Store, at operation, cardID, schemaID string) error {
	card, err := tx.MemberCards().Update(ctx, cardID, func(*Card) error { return nil })
	if err != nil || !card.DeletedAt.IsZero() {
		return err
	}
	definition, err := tx.CardDefinitions().Get(ctx, card.DefinitionID)
	if err != nil {
		return err
	}
	rule := ExpirationOf(definition.PointsExpiration)
	if rule.Type != calc.SlidingExpiration || !rule.Sliding.CountsEvent(schemaID) {
		return nil
	}
	book, err := ledger.Post(ctx, tx, at.Moment, card.account(definition.AllowNegative), func(b *ledger.Book) error {
		return b.Slide(rule.On(b.Today))
	})
	if err != nil {
		return err
	}
	_, err = tx.MemberCards().Update(ctx, cardID, func(c *Card) error { c.Next = book.Next; return nil })
	return err
}

// ExpirationOf converts the rule of a definition, an earning effect or a tier to that of package calc.
func ExpirationOf(e program.Expiration) calc.Expiration {
	rule := calc.Expiration{Type: e.Type}
	switch rule.Type {
	case calc.RollingExpiration:
		rule.Rolling = &calc.Rolling{Period: e.Period}
		if e.Rounding.Type != "" {
			rule.Rolling.Rounding = &e.Rounding
		}
	case calc.CalendarExpiration:
		rule.Calendar = e.Dates
	case calc.SlidingExpiration:
		rule.Sliding = &calc.Sliding{
			Earning: e.Activity.Earning, Spending: e.Activity.Spending, Custom: e.Activity.Custom, CustomTypes: e.Activity.EventTypes, Period: e.Period,
		}
	}
	return rule
}
