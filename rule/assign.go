package rule

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// CreateAssignment assigns a set of rules to something. It does not check whether the target exists; its caller does. The
// same pair twice is fault.Duplicate, unless force deletes the earlier assignment and makes a new one.
func (e *Engine) CreateAssignment(ctx context.Context, ruleID string, to Related, force bool) (a Assignment, err error) {
	now := e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if err := to.complete(); err != nil {
			return err
		}
		if force {
			earlier, assigned, err := tx.RuleAssignments().Find(ctx, "pair", pair(ruleID, to))
			if err != nil {
				return err
			}
			if assigned {
				if err := In(tx, e.env, now).Unassign(ctx, earlier); err != nil {
					return err
				}
			}
		}
		a, err = In(tx, e.env, now).Assign(ctx, ruleID, to)
		return err
	})
	return a, err
}

// AssignedTo matches the assignments of one target: to list them, and to delete them with it.
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
	for _, id := range ruleIDs { // a rule may have a million assignments: they are counted, not read
		n, err := storage.Count(ctx, e.store.RuleAssignments(), storage.Is("rule_id", id))
		if err != nil {
			return nil, err
		}
		if n > 0 {
			counts[id] = n
		}
	}
	return counts, nil
}

// DeleteAssignment removes an assignment of a set. It fails with fault.NotFound when the set has no such assignment.
func (e *Engine) DeleteAssignment(ctx context.Context, ruleID, id string) error {
	now := e.env.Now()
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		a, err := tx.RuleAssignments().Get(ctx, id)
		if err != nil {
			return err
		}
		if a.RuleID != ruleID {
			return fault.NotFound(AssignmentKind.Name, id)
		}
		return In(tx, e.env, now).Unassign(ctx, a)
	})
}
