package program

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// lifecycle holds the operations that all kinds of definitions share: they are made, changed, moved through their statuses and
// deleted, each in a transaction that has locked the definitions, with an entry in their log. The conditions of each kind are
// passed as functions.
type lifecycle[T any] struct {
	kind             storage.Kind[T]
	rows             func(Rows) storage.Collection[T]
	moves            transitions
	status           func(*T) *Status
	created, updated func(*T) *time.Time
	activity         func(*T) Activity
	// keep copies counters from the stored definition, which other operations change; nil where there are none.
	keep func(next, stored *T)
}

// The lifecycles.
var (
	programLife = lifecycle[Program]{
		kind: Kind, rows: Rows.Programs, moves: upAndDown,
		status:  func(p *Program) *Status { return &p.Status },
		created: func(p *Program) *time.Time { return &p.CreatedAt }, updated: func(p *Program) *time.Time { return &p.UpdatedAt },
		activity: func(p *Program) Activity { return Activity{Program: p} },
	}
	cardLife = lifecycle[CardDefinition]{
		kind: CardDefinitionKind, rows: Rows.CardDefinitions, moves: allMoves,
		status:  func(d *CardDefinition) *Status { return &d.Status },
		created: func(d *CardDefinition) *time.Time { return &d.CreatedAt }, updated: func(d *CardDefinition) *time.Time { return &d.UpdatedAt },
		activity: func(d *CardDefinition) Activity { return Activity{CardDefinition: d} },
	}
	ruleLife = lifecycle[EarningRule]{
		kind: EarningRuleKind, rows: Rows.ProgramEarningRules, moves: allMoves,
		status:  func(r *EarningRule) *Status { return &r.Status },
		created: func(r *EarningRule) *time.Time { return &r.CreatedAt }, updated: func(r *EarningRule) *time.Time { return &r.UpdatedAt },
		activity: func(r *EarningRule) Activity { return Activity{EarningRule: r} },
	}
	structureLife = lifecycle[TierStructure]{
		kind: TierStructureKind, rows: Rows.TierStructures, moves: allMoves,
		status:  func(s *TierStructure) *Status { return &s.Status },
		created: func(s *TierStructure) *time.Time { return &s.CreatedAt }, updated: func(s *TierStructure) *time.Time { return &s.UpdatedAt },
		activity: func(s *TierStructure) Activity { return Activity{TierStructure: s} },
	}
	benefitLife = lifecycle[Benefit]{
		kind: BenefitKind, rows: Rows.Benefits, moves: benefitMove,
		status:  func(b *Benefit) *Status { return &b.Status },
		created: func(b *Benefit) *time.Time { return &b.CreatedAt }, updated: func(b *Benefit) *time.Time { return &b.UpdatedAt },
		activity: func(b *Benefit) Activity { return Activity{Benefit: b} },
		keep:     func(next, stored *Benefit) { next.Delivered = stored.Delivered },
	}
	rewardLife = lifecycle[Reward]{
		kind: RewardKind, rows: Rows.ProgramRewards, moves: allMoves,
		status:  func(r *Reward) *Status { return &r.Status },
		created: func(r *Reward) *time.Time { return &r.CreatedAt }, updated: func(r *Reward) *time.Time { return &r.UpdatedAt },
		activity: func(r *Reward) Activity { return Activity{Reward: r} },
	}
)

// get returns a definition that is not deleted, or fault.NotFound.
func (l lifecycle[T]) get(ctx context.Context, store Rows, id string) (T, error) {
	item, err := l.rows(store).Get(ctx, id)
	if err == nil && *l.status(&item) == StatusDeleted {
		err = fault.NotFound(l.kind.Name, id)
	}
	if err != nil {
		var none T
		return none, err
	}
	return item, nil
}

// list returns a page of the definitions that are not deleted.
func (l lifecycle[T]) list(ctx context.Context, store Rows, q storage.Query) (storage.Page[T], error) {
	q.Filter = storage.And(notDeleted, q.Filter)
	return l.rows(store).List(ctx, q)
}

// create stores a definition that has its id, unless holds refuses it.
func (l lifecycle[T]) create(ctx context.Context, e *Engine, item T, holds func(change, T) error) (T, error) {
	err := e.change(ctx, func(c change) error {
		*l.created(&item) = c.now
		if err := holds(c, item); err != nil {
			return err
		}
		if err := l.rows(c.tx).Insert(ctx, item); err != nil {
			return err
		}
		return l.record(ctx, c, &item, "created")
	})
	return item, err
}

// update applies a change to a definition, unless holds refuses the result. A change that changes nothing is not recorded.
func (l lifecycle[T]) update(ctx context.Context, e *Engine, id string, apply func(*T) error, holds func(change, T) error) (item T, err error) {
	err = e.change(ctx, func(c change) error {
		changed := false
		item, err = l.rows(c.tx).Update(ctx, id, func(stored *T) error {
			if *l.status(stored) == StatusDeleted {
				return fault.NotFound(l.kind.Name, id)
			}
			old := *stored
			if err := apply(stored); err != nil || same(old, *stored, l.updated) {
				return err
			}
			*l.updated(stored), changed = c.now, true
			return holds(c, *stored)
		})
		if err != nil || !changed {
			return err
		}
		return l.record(ctx, c, &item, "updated")
	})
	return item, err
}

// move takes a definition to another status, unless the kind has no such move or may refuses it; the definition that may sees has the
// new status already. It fails with invalid_state_transition from a wrong status.
func (l lifecycle[T]) move(ctx context.Context, e *Engine, id string, verb Verb, may func(change, T) error) (item T, err error) {
	err = e.change(ctx, func(c change) error {
		if item, err = l.get(ctx, c.tx, id); err != nil {
			return err
		}
		status := l.status(&item)
		if *status, err = l.moves.to(verb, l.kind.Name, id, *status); err != nil {
			return err
		}
		if err := may(c, item); err != nil {
			return err
		}
		return l.put(ctx, c, &item, participle[verb])
	})
	return item, err
}

// remove deletes a definition, unless may refuses it, and returns it in status DELETED.
func (l lifecycle[T]) remove(ctx context.Context, e *Engine, id string, may func(change, T) error) (item T, err error) {
	err = e.change(ctx, func(c change) error {
		if item, err = l.get(ctx, c.tx, id); err != nil {
			return err
		}
		if err := may(c, item); err != nil {
			return err
		}
		*l.status(&item) = StatusDeleted
		return l.put(ctx, c, &item, "deleted")
	})
	return item, err
}

// put writes a definition that was changed, and its log entry.
func (l lifecycle[T]) put(ctx context.Context, c change, item *T, what string) error {
	*l.updated(item) = c.now
	stored, err := l.rows(c.tx).Update(ctx, l.kind.ID(item), func(old *T) error {
		if l.keep != nil {
			l.keep(item, old)
		}
		*old = *item
		return nil
	})
	if err != nil {
		return err
	}
	*item = stored
	return l.record(ctx, c, item, what)
}

func (l lifecycle[T]) record(ctx context.Context, c change, item *T, what string) error {
	return c.record(ctx, what, l.kind.Name, l.kind.ID(item), l.activity(item))
}
