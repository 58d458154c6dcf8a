package member

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/storage"
)

// Audit computes the figures of a card again from its entries, and its balance from its lots, and returns what differs: one line each.
func (e *Engine) Audit(ctx context.Context, c Card) (differences []string, err error) {
	var r records
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		// Holding the card keeps it from moving meanwhile.
		if c, err = tx.MemberCards().Update(ctx, c.ID, func(*Card) error { return nil }); err != nil {
			return err
		}
		r, err = recordsOf(ctx, tx, c.ID)
		return err
	})
	if err != nil {
		return nil, err
	}
	return r.differences(c), nil
}

// records is everything that was written about a card.
type records struct {
	entries []CardTransaction
	lots    []ledger.Lot
	takes   []ledger.Take
	waiting []ledger.Pending
	holds   []ledger.Hold
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
	holds, err := tx.PointsHolds().List(ctx, of)
	return records{entries.Items, lots.Items, takes.Items, waiting.Items, holds.Items}, err
}

func (r records) differences(c Card) (found []string) {
	report := func(what string, stored, computed any) {
		if stored != computed {
			found = append(found, fmt.Sprintf("card %s: %s is %v, its records say %v", c.ID, what, stored, computed))
		}
	}
	figures := r.figures(c)
	report("the lifetime counters", fmt.Sprintf("%+v", c.Figures), fmt.Sprintf("%+v", figures))

	open, next := int64(0), ledger.Next{}
	for _, l := range r.lots {
		if !l.Open() {
			continue
		}
		open += l.Left
		switch {
		case l.ExpiresOn == "":
		case next.On == "" || l.ExpiresOn < next.On:
			next = ledger.Next{On: l.ExpiresOn, Points: l.Left}
		case l.ExpiresOn == next.On:
			next.Points += l.Left
		}
	}
	report("the balance", max(c.Figures.Balance(), 0), open)
	report("what expires next", c.Next, next)

	taken := map[string]int64{}
	for _, t := range r.takes {
		taken[t.LotID] += t.Points - t.Restored
	}
	for _, l := range r.lots {
		report("what lot "+l.ID+" began with", l.Opened, l.Left+l.Ended+taken[l.ID])
	}
	waiting, held := int64(0), int64(0)
	for _, p := range r.waiting {
		if p.Status == ledger.PendingWaiting {
			waiting += p.Points
		}
	}
	for _, h := range r.holds {
		if h.Status == ledger.HoldOpen {
			held += h.Points
		}
	}
	report("what waits", c.Figures.Pending(), waiting)
	report("what is held", c.Figures.Held(), held)
	return found
}

// figures adds up the entries. What a closed card lost has no entry.
func (r records) figures(c Card) (f ledger.Figures) {
	released := map[string]bool{}
	for _, h := range r.holds {
		released[h.EntryID] = h.Status == ledger.HoldReleased
	}
	for _, t := range r.entries {
		switch {
		case t.Status == TransactionApproved:
			f.Post(t.Type, t.Points)
		case t.Status == TransactionPending:
			f.Post(ledger.Lock, t.Points)
		case released[t.ID]:
			f.Post(ledger.Lock, t.Points)
			f.Post(ledger.Unlock, t.Points)
		}
	}
	f.WrittenOff, f.PendingWrittenOff = c.Figures.WrittenOff, c.Figures.PendingWrittenOff
	return f
}

// AllCards returns a page of the cards of all members, deleted ones included.
func (e *Engine) AllCards(ctx context.Context, q storage.Query) (storage.Page[Card], error) {
	return e.store.MemberCards().List(ctx, q)
}
