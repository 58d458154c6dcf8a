package rule

import (
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Store is the part of a backend that validation rules need.
type Store interface {
	storage.Transactor
	event.Store
	Rules() storage.Collection[Rules]
	RuleAssignments() storage.Collection[Assignment]
}

// Engine manages the validation rules of one project.
type Engine struct {
	store Store
	env   env.Env
}

// New returns the validation rules of the project that the store belongs to.
func New(store Store, env env.Env) *Engine { return &Engine{store: store, env: env} }

// Create adds a set of rules. It fails with invalid_validation_rules, an invalid payload, or fault.Duplicate for a name
// that is taken.
func (e *Engine) Create(ctx context.Context, d Definition) (Rules, error) {
	r, err := newRules(e.env.NewID(Kind.Prefix), d, e.env.Now())
	if err != nil {
		return Rules{}, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if err := tx.Rules().Insert(ctx, r); err != nil {
			return err
		}
		return record(ctx, tx, e.env.NewID, EventCreated, r, nil, r.CreatedAt)
	})
	if err != nil {
		return Rules{}, err
	}
	return r, nil
}

// CreateCopy makes a set with the content of another one. Names of sets are unique, so that of the copy ends with random characters.
func (e *Engine) CreateCopy(ctx context.Context, d Definition) (Rules, error) {
	mark := e.env.NewID(" ")
	d.Name = strings.ToValidUTF8(d.Name[:min(len(d.Name), storage.MaxName-len(mark))], "") + mark
	return e.Create(ctx, d)
}

// Get returns the set with this id, or fault.NotFound.
func (e *Engine) Get(ctx context.Context, id string) (Rules, error) {
	return e.store.Rules().Get(ctx, id)
}

// List returns a page of sets.
func (e *Engine) List(ctx context.Context, q storage.Query) (storage.Page[Rules], error) {
	return e.store.Rules().List(ctx, q)
}

// Update changes one set; the change applies to every assignment at once. It fails with fault.NotFound, with fault.Changed for a set that is no
// longer as of Update.From, and as Create does, and then changes nothing.
func (e *Engine) Update(ctx context.Context, id string, u Update) (r Rules, err error) {
	now := e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if r, err = tx.Rules().Update(ctx, id, func(r *Rules) error { return r.Apply(u, now) }); err != nil {
			return err
		}
		return record(ctx, tx, e.env.NewID, EventUpdated, r, nil, now)
	})
	if err != nil {
		return Rules{}, err
	}
	return r, nil
}

// Delete removes a set. It fails with fault.NotFound, or with resource_in_use while the set is assigned.
func (e *Engine) Delete(ctx context.Context, id string) error {
	now := e.env.Now()
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		r, err := lockRules(ctx, tx, id)
		if err != nil {
			return err
		}
		const named = 10
		used, err := tx.RuleAssignments().List(ctx, storage.Query{Filter: storage.Is("rule_id", id), Limit: named})
		if err != nil {
			return err
		}
		if len(used.Items) == 0 {
			if err := tx.Rules().Delete(ctx, id); err != nil {
				return err
			}
			return record(ctx, tx, e.env.NewID, EventDeleted, r, nil, now)
		}
		ids := make([]string, len(used.Items))
		for i, a := range used.Items {
			ids[i] = a.ID
		}
		return fault.InUse(Kind.Name, id, AssignmentKind.Name, ids)
	})
}

// lockRules locks a set until the transaction ends, so that others can neither delete nor assign it.
func lockRules(ctx context.Context, tx Store, id string) (Rules, error) {
	return tx.Rules().Update(ctx, id, func(*Rules) error { return nil })
}
