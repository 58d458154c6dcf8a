package membership

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/storage"
)

// Audit computes the figures of a card again from its entries, and its balance from its lots, and returns the differences: one line
// each.
func (i Internals) Audit(ctx context.Context, c Card) (differences []string, err error) {
	e := i.engine
	var r records
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		// While the card is locked it does not change.
		if c, err = tx.MemberCards().Update(ctx, c.ID, func(*Card) error { return nil }); err != nil {
			return err
		}
		r, err = recordsOf(ctx, tx, c.ID)
		return err
	})
	if err != nil {
		return nil, err
	}
	at, err := e.newOperation(ctx)
	if err != nil {
		return nil, err
	}
	return r.differences(c, at.Today), nil
}

// records are all stored records of a card.
type records struct {
	entries []CardTransaction
	lots    []ledger.Lot
	takes   []ledger.Take
	waiting []ledger.Pending
	// next is the next activation.
	next Activation
}

func recordsOf(ctx context.Context, tx Store, cardID string) (r records, err error) {
	of := storage.Query{Filter: storage.Is("account_id", cardID)}
	entries, err := tx.CardTransactions().List(ctx, storage.Query{Filter: storage.Is("card_id", cardID)})
	if err != nil {
		return r, err
	}
	lots, err := tx.PointsLots().List(ctx, of)
	if err != nil {
		return r, err
	}
	takes, err := tx.PointsTakes().List(ctx, of)
	if err != nil {
		return r, err
	}
	waiting, err := tx.PendingPoints().List(ctx, of)
	if err != nil {
		return r, err
	}
	next, err := nextActivation(ctx, tx, cardID)
	return records{entries.Items, lots.Items, takes.Items, waiting.Items, next}, err
}

func (r records) differences(c Card, today calc.Day) (found []string) {
	report := func(what string, stored, computed any) {
		if stored != computed {
			found = append(found, fmt.Sprintf("card %s: %s is %v, its records say %v", c.ID, what, stored, computed))
		}
	}
	figures := r.figures(c)
	report("the lifetime counters", fmt.Sprintf("%+v", c.Figures), fmt.Sprintf("%+v", figures))

	sums := ledger.SumsOf(r.lots, r.waiting)
	// A card with a debt has no open lots, except overdue ones that the daily run has not ended yet.
	late := ledger.OverdueIn(r.lots, today)
	report("the balance", max(c.Figures.Balance()-late, 0)+late, sums.Open)
	report("what expires next", c.Next, sums.Next)
	report("what becomes usable next", c.NextActivation, r.next)
	report("what waits", c.Figures.Pending(), sums.Waiting)
	ledger.Uneven(r.lots, r.takes, func(id string, opened, computed int64) { report("what lot "+id+" began with", opened, computed) })
	return found
}

// figures adds up the entries. Points that a closed card lost have no entry.
func (r records) figures(c Card) (f ledger.Figures) {
	for _, t := range r.entries {
		switch {
		case t.Status == TransactionApproved:
			f.Post(t.Type, t.Points)
		case t.Type.Spends(): // a rejected payment or purchase was locked and unlocked
			f.Unlock(t.Points)
		}
	}
	f.WrittenOff, f.PendingWrittenOff = c.Figures.WrittenOff, c.Figures.PendingWrittenOff
	return f
}

// AllCards returns a page of the cards of all members, deleted ones included.
func (i Internals) AllCards(ctx context.Context, q storage.Query) (storage.Page[Card], error) {
	e := i.engine
	return e.store.MemberCards().List(ctx, q)
}
