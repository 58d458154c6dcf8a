package rule

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
)

// Tx offers operations on validation rules to other packages within a transaction of theirs. After an error nothing of the
// transaction may be committed.
type Tx struct {
	tx  Store
	env env.Env
	now time.Time
}

// In returns the validation rules within the transaction of tx. What is written carries the time now.
func In(tx Store, e env.Env, now time.Time) Tx { return Tx{tx, e, now} }

// Assign adds an assignment. It does not check whether the target exists. It fails
// with fault.NotFound for an unknown set, fault.Duplicate for a pair that exists, or an invalid payload.
func (t Tx) Assign(ctx context.Context, ruleID string, to Related) (Assignment, error) {
	if err := to.complete(); err != nil {
		return Assignment{}, err
	}
	r, err := lockRules(ctx, t.tx, ruleID)
	if err != nil {
		return Assignment{}, err
	}
	if _, taken, err := t.tx.RuleAssignments().Find(ctx, "pair", pair(ruleID, to)); err != nil {
		return Assignment{}, err
	} else if taken {
		return Assignment{}, fault.Duplicate(AssignmentKind.Name, "related_object_id", to.ID)
	}
	a := Assignment{ID: t.env.NewID(AssignmentKind.Prefix), RuleID: ruleID, RelatedObjectType: to.Type, RelatedObjectID: to.ID, CreatedAt: t.now}
	if err := t.tx.RuleAssignments().Insert(ctx, a); err != nil {
		return Assignment{}, err
	}
	return a, record(ctx, t.tx, t.env.NewID, EventAssignmentCreated, r, &a, t.now)
}

// Unassign deletes an assignment.
func (t Tx) Unassign(ctx context.Context, a Assignment) error {
	r, err := t.tx.Rules().Get(ctx, a.RuleID)
	if err != nil {
		return err
	}
	if err := t.tx.RuleAssignments().Delete(ctx, a.ID); err != nil {
		return err
	}
	return record(ctx, t.tx, t.env.NewID, EventAssignmentDeleted, r, &a, t.now)
}
