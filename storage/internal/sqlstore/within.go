package sqlstore

import (
	"context"
	"errors"

	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/serial"
)

// within is a transaction that the program opened, for rows of its own, and will end. The context of what belongs in it carries it, because the
// stores of the project, of its settings and of its segments are each in other hands.
type within struct {
	store  *Store
	tx     *transaction
	update Update
	used   bool
}

// Update decides on held rows and writes the outcome; see redemption.Store.
type Update func(ctx context.Context, projectID string, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error)

var errNested = errors.New("a transaction within a transaction of the program")

// Within runs work with a context in which all that the store does happens in a transaction of the program, redemptions by way of
// update. It neither commits nor rolls back.
func (s *Store) Within(ctx context.Context, conn bun.Conn, tx bun.Tx, update Update, work func(context.Context) error) error {
	if storage.TransactionOf(ctx) != nil {
		return errNested
	}
	o := &within{store: s, tx: &transaction{conn: conn, tx: tx}, update: update}
	defer func() { o.tx.over = true }()
	if err := work(storage.WithTransaction(ctx, o)); err != nil {
		return err
	}
	if err := o.tx.raiseRevisions(ctx); err != nil {
		return err
	}
	if !o.used { // and something was done in another place
		return serial.ErrElsewhere
	}
	return nil
}

// Together runs do with a context in which everything that the store does, in whatever project, is one transaction; see idempotency.Store.
func (p *Project) Together(ctx context.Context, do func(context.Context) error) error {
	if hot := p.store.redemptions; hot != nil {
		return hot.Together(ctx, do)
	}
	return p.inTx(ctx, func(tx *Project) error {
		update := func(ctx context.Context, projectID string, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error) {
			return serial.Update(ctx, &Project{store: p.store, id: projectID, tx: tx.tx}, scope, decide)
		}
		return do(storage.WithTransaction(ctx, &within{store: p.store, tx: tx.tx, update: update}))
	})
}

// withinOf returns the transaction of the program that a context belongs to; nil without any.
func (s *Store) withinOf(ctx context.Context) (*within, error) {
	tx := storage.TransactionOf(ctx)
	if tx == nil {
		return nil, nil
	}
	o, ours := tx.(*within)
	if !ours || o.store != s {
		return nil, serial.ErrElsewhere
	}
	o.used = true
	return o, nil
}

// joined is the project within the transaction of the program that a context belongs to, or as it is.
func (p *Project) joined(ctx context.Context) (*Project, error) {
	if p.tx != nil {
		return p, nil
	}
	o, err := p.store.withinOf(ctx)
	if o == nil || err != nil {
		return p, err
	}
	return &Project{store: p.store, id: p.id, tx: o.tx}, nil
}
