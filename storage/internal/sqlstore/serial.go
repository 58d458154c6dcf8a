package sqlstore

import (
	"context"
	"fmt"
	"sync"

	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/batcher"
	"github.com/punchcardhq/punchcard/storage/internal/serial"
	"github.com/punchcardhq/punchcard/storage/internal/shared"
)

// Read loads the rows that a decision needs, without locks, from one snapshot of the database.
func (p *Project) Read(ctx context.Context, scope redemption.Scope) (*redemption.Snapshot, error) {
	p, err := p.joined(ctx)
	if err != nil {
		return nil, err
	}
	if p.tx != nil {
		return serial.Read(ctx, p, scope)
	}
	p.store.asked.Add(1)
	if hot := p.store.redemptions; hot != nil {
		return hot.Read(ctx, p.id, scope)
	}
	tx, err := p.store.traced(ctx, p.store.read).BeginTx(ctx, nil)
	if err != nil {
		return nil, fmt.Errorf("begin to read: %w", err)
	}
	t := &transaction{tx: tx}
	defer func() {
		t.over = true
		_ = tx.Rollback() // nothing was written
	}()
	return serial.Read(ctx, &Project{store: p.store, id: p.id, tx: t}, scope)
}

// Update decides on locked rows and writes the outcome in one commit. On a database with one writer it is an ordinary transaction, which several
// redemptions may share; otherwise the Redemptions of the store run it. It has a transaction of its own, or one of
// the program, and refuses to run in another of ours.
func (p *Project) Update(ctx context.Context, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error) {
	if p.tx != nil {
		return nil, serial.ErrNested
	}
	p.store.asked.Add(1)
	if o, err := p.store.withinOf(ctx); err != nil {
		return nil, err
	} else if o != nil {
		return o.update(ctx, p.id, scope, decide)
	}
	if hot := p.store.redemptions; hot != nil {
		return hot.Update(ctx, p.id, scope, decide)
	}
	u := shared.New(ctx, scope, decide)
	if err := p.store.batcher(p).Do(ctx, u); err != nil {
		return nil, err
	}
	if out, done, err := u.Answer(); done {
		return out, err
	}
	return serial.Update(ctx, p, scope, decide)
}

// batchers has a batcher for each project, for databases with one writer: redemptions that arrive during a commit share the next one.
type batchers struct {
	mu  sync.Mutex
	all map[string]*batcher.Batcher[*shared.Update]
}

// maxShared bounds how many redemptions share a transaction.
const maxShared = 64

func (s *Store) batcher(p *Project) *batcher.Batcher[*shared.Update] {
	s.batchers.mu.Lock()
	defer s.batchers.mu.Unlock()
	found, ok := s.batchers.all[p.id]
	if !ok {
		found = batcher.New(1, maxShared, func(ctx context.Context, updates []*shared.Update) { serial.UpdateTogether(ctx, p, updates) })
		if s.batchers.all == nil {
			s.batchers.all = map[string]*batcher.Batcher[*shared.Update]{}
		}
		s.batchers.all[p.id] = found
	}
	return found
}

// Stats returns the counts of the shared commits.
func (s *Store) Stats() (stats storage.Stats) {
	s.batchers.mu.Lock()
	defer s.batchers.mu.Unlock()
	for _, each := range s.batchers.all {
		each.Count(&stats)
	}
	return stats
}

// Redemptions runs redemptions on a database with many writers.
type Redemptions interface {
	Read(ctx context.Context, projectID string, scope redemption.Scope) (*redemption.Snapshot, error)
	Update(ctx context.Context, projectID string, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error)
	// Together runs do with a context in which everything that the store does is one transaction.
	Together(ctx context.Context, do func(context.Context) error) error
}
