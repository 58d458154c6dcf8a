package program

import (
	"context"
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// EarningRuleUpdate is a partial change: a zero field keeps what is stored, a cleared one returns to the default. Earnings replaces
// all earnings; those that have the id of a stored one replace it.
type EarningRuleUpdate struct {
	Name          patch.Field[string]
	Trigger       patch.Field[Trigger]
	Earnings      patch.Field[[]Earning]
	Message       patch.Field[string]
	Validity      validity.Update
	TriggerLimits patch.Field[UseLimits]
	EarningLimits patch.Field[LimitSet]
	Metadata      patch.Field[metadata.Map]
}

func (u EarningRuleUpdate) apply(r *EarningRule) error {
	if !u.Trigger.Kept() {
		if err := notUpdatable(r.Status, []string{"trigger"}, nil); err != nil {
			return err
		}
	}
	if earnings, ok := u.Earnings.Value(); ok {
		for i, e := range earnings {
			if e.ID != "" && !slices.ContainsFunc(r.Earnings, func(old Earning) bool { return old.ID == e.ID }) {
				return fault.Payload(fmt.Sprintf("earnings[%d].id", i), "must be the id of an earning of the rule (actual value is '%.60s')", e.ID)
			}
		}
	}
	*r = r.With(u)
	return nil
}

// With returns the rule with the update, unchecked.
func (r EarningRule) With(u EarningRuleUpdate) EarningRule {
	u.Name.Apply(&r.Name)
	u.Trigger.Apply(&r.Trigger)
	u.Earnings.Apply(&r.Earnings)
	u.Message.Apply(&r.Message)
	u.Validity.Apply(&r.Validity)
	u.TriggerLimits.Apply(&r.TriggerLimits)
	u.EarningLimits.Apply(&r.EarningLimits)
	u.Metadata.Apply(&r.Metadata)
	return r
}

// CreateEarningRule stores a rule. It fails with fault.NotFound for a referenced object that does not exist, and as locked when it
// is to be ACTIVE and refers to an object that is not.
func (e *Engine) CreateEarningRule(ctx context.Context, r EarningRule) (EarningRule, error) {
	err := newStatus(&r.Status)
	if err == nil {
		err = r.complete(e.env.NewID)
	}
	if err != nil {
		return EarningRule{}, err
	}
	r.ID = e.env.NewID(EarningRuleKind.Prefix)
	return ruleLife.create(ctx, e, r, func(c change, r EarningRule) error { return c.ruleHolds(ctx, r) })
}

// ruleHolds refuses a rule that refers to an object that does not exist, or, when it is ACTIVE, that is not ACTIVE.
func (c change) ruleHolds(ctx context.Context, r EarningRule) error {
	inactive, err := c.walletsNot(ctx, StatusActive, r.wallets())
	if err != nil {
		return err
	}
	if err := c.tiersExist(ctx, r.tierRules()); err != nil {
		return err
	}
	for _, earning := range r.Earnings {
		for _, effect := range earning.Effects {
			if err := c.itemsExist(ctx, effect.Award.Proportion); err != nil {
				return err
			}
		}
	}
	var asleep *Benefit
	for _, id := range r.benefits() {
		b, err := c.benefit(ctx, id)
		if err != nil {
			return err
		}
		if b.Status != StatusActive && asleep == nil {
			asleep = &b
		}
	}
	switch {
	case r.Status != StatusActive:
		return nil
	case len(inactive) > 0:
		return locked("non_active_card_definition", "Invalid card definition status",
			"An ACTIVE earning rule needs ACTIVE card definitions: %s is not", inactive[0])
	case asleep != nil:
		return locked("non_active_benefit", "Invalid benefit status", "An ACTIVE earning rule needs ACTIVE benefits: %s is in status %s", asleep.ID, asleep.Status)
	}
	return nil
}

// EarningRule returns a rule, or fault.NotFound for one that does not exist or was deleted.
func (e *Engine) EarningRule(ctx context.Context, id string) (EarningRule, error) {
	return ruleLife.get(ctx, e.store, id)
}

// ListEarningRules returns a page of the rules that are not deleted.
func (e *Engine) ListEarningRules(ctx context.Context, q storage.Query) (storage.Page[EarningRule], error) {
	return ruleLife.list(ctx, e.store, q)
}

// UpdateEarningRule applies the update that the function returns for the rule as it is in the transaction; the trigger changes in
// DRAFT only. The rule must keep fitting the programs that have it. A change that changes nothing is not recorded.
func (e *Engine) UpdateEarningRule(ctx context.Context, id string, update func(EarningRule) (EarningRuleUpdate, error)) (EarningRule, error) {
	var before []string // what the stored rule refers to
	apply := func(r *EarningRule) error {
		before = referred(r.wallets(), r.tierRules())
		u, err := update(*r)
		if err != nil {
			return err
		}
		if err := u.apply(r); err != nil {
			return err
		}
		return r.complete(e.env.NewID)
	}
	return ruleLife.update(ctx, e, id, apply, func(c change, r EarningRule) error {
		err := c.ruleHolds(ctx, r)
		if err != nil || slices.Equal(before, referred(r.wallets(), r.tierRules())) { // programs keep what their rules refer to
			return err
		}
		return c.ruleFitsPrograms(ctx, r)
	})
}

// MoveEarningRule activates, deactivates or drafts a rule. It fails with invalid_state_transition from a wrong status, and as
// locked where the rule refers to an object that is not ACTIVE or a program depends on the rule.
func (e *Engine) MoveEarningRule(ctx context.Context, id string, verb Verb) (EarningRule, error) {
	return ruleLife.move(ctx, e, id, verb, func(c change, r EarningRule) error {
		switch verb {
		case VerbActivate:
			return c.ruleHolds(ctx, r)
		case VerbDraft:
			return c.beyondDraft(ctx, verb, EarningRuleKind.Name, id)
		}
		return c.lastActive(ctx, id, c.activeRules, missingEarningRule)
	})
}

// DeleteEarningRule deletes a rule that no program has. For one that is assigned it fails with a conflict: non_draft_program when
// a program has left DRAFT, resource_in_use otherwise. It returns the rule as it is now, in status DELETED.
func (e *Engine) DeleteEarningRule(ctx context.Context, id string) (EarningRule, error) {
	return ruleLife.remove(ctx, e, id, func(c change, _ EarningRule) error {
		programs, err := c.programsOf(ctx, id)
		if err != nil {
			return err
		}
		return ruleAssigned(id, programs)
	})
}

func ruleAssigned(id string, programs []Program) error {
	if len(programs) == 0 {
		return nil
	}
	ids := make([]string, len(programs))
	for i, p := range programs {
		ids[i] = p.ID
	}
	conflict := *fault.InUse(EarningRuleKind.Name, id, Kind.Name, ids)
	conflict.Kind = fault.KindConflict
	for _, p := range programs {
		if p.Status != StatusDraft {
			conflict.Key, conflict.Message = "non_draft_program", "Invalid vl_program status"
			conflict.Details = fmt.Sprintf("Cannot delete earning rule %s: it is assigned to program %s, which is not in DRAFT status", id, p.ID)
			break
		}
	}
	return &conflict
}
