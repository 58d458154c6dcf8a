package rule

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// CreateAssignment assigns a set of rules to something. It does not know whether that thing exists; its caller does. The
// same pair twice is fault.Duplicate, unless force asks to delete the earlier assignment and make a new one.
func (e *Engine) CreateAssignment(ctx context.Context, ruleID string, to Related, force bool) (a Assignment, err error) {
	id, now := e.env.NewID(AssignmentKind.Prefix), e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if force {
			if err := to.complete(); err != nil {
				return err
			}
			if _, err := tx.RuleAssignments().DeleteAll(ctx, storage.And(storage.Is("rule_id", ruleID), AssignedTo(to))); err != nil {
				return err
			}
		}
		a, err = Assign(ctx, tx, id, ruleID, to, now)
		return err
	})
	return a, err
}

// Assign adds an assignment in the transaction of a caller that creates the thing together with its assignments. It fails
// with fault.NotFound for an unknown set, fault.Duplicate for a pair that exists, or an invalid payload.
func Assign(ctx context.Context, tx Store, id, ruleID string, to Related, now time.Time) (Assignment, error) {
	if err := to.complete(); err != nil {
		return Assignment{}, err
	}
	if err := hold(ctx, tx, ruleID); err != nil {
		return Assignment{}, err
	}
	a := Assignment{ID: id, RuleID: ruleID, RelatedObjectType: to.Type, RelatedObjectID: to.ID, CreatedAt: now}
	if _, taken, err := tx.RuleAssignments().Find(ctx, "pair", a.pair()); err != nil {
		return Assignment{}, err
	} else if taken {
		return Assignment{}, fault.Duplicate(AssignmentKind.Name, "related_object_id", to.ID)
	}
	return a, tx.RuleAssignments().Insert(ctx, a)
}

// AssignedTo lets pass the assignments of one thing: to list them, and to delete them with it.
func AssignedTo(to Related) storage.Filter {
	return storage.And(storage.Is("related_object_id", to.ID), storage.Is("related_object_type", string(to.Type)))
}

// AssignmentsOf returns a page of the assignments of one set, or fault.NotFound for an unknown set.
func (e *Engine) AssignmentsOf(ctx context.Context, ruleID string, q storage.Query) (storage.Page[Assignment], error) {
	if _, err := e.store.Rules().Get(ctx, ruleID); err != nil {
		return storage.Page[Assignment]{}, err
	}
	q.Filter = storage.And(q.Filter, storage.Is("rule_id", ruleID))
	return e.store.RuleAssignments().List(ctx, q)
}

// ListAssignments returns a page of assignments of all sets.
func (e *Engine) ListAssignments(ctx context.Context, q storage.Query) (storage.Page[Assignment], error) {
	return e.store.RuleAssignments().List(ctx, q)
}

// CountAssignments returns how many assignments each of the sets has; a set without any is absent.
func (e *Engine) CountAssignments(ctx context.Context, ruleIDs ...string) (map[string]int, error) {
	counts := make(map[string]int)
	if len(ruleIDs) == 0 {
		return counts, nil
	}
	page, err := e.store.RuleAssignments().List(ctx, storage.Query{Filter: storage.In("rule_id", ruleIDs)})
	for _, a := range page.Items {
		counts[a.RuleID]++
	}
	return counts, err
}

// DeleteAssignment removes an assignment of a set. It fails with fault.NotFound when the set has no such assignment.
func (e *Engine) DeleteAssignment(ctx context.Context, ruleID, id string) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		a, err := tx.RuleAssignments().Get(ctx, id)
		if err != nil {
			return err
		}
		if a.RuleID != ruleID {
			return fault.NotFound(AssignmentKind.Name, id)
		}
		return tx.RuleAssignments().Delete(ctx, id)
	})
}
