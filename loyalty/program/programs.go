package program

import (
	"context"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// NewProgram is the input for making a program, with its first assignments.
type NewProgram struct {
	Program
	CardDefinitions, EarningRules, TierStructures []string
	Rewards                                       []NewRewardAssignment
}

// NewRewardAssignment is a reward that a program sells. A nil stock is without limit.
type NewRewardAssignment struct {
	ID    string
	Stock *int64
}

// Update is a partial change of a program: a zero field keeps what is stored.
type Update struct {
	Name     patch.Field[string]
	Validity validity.Update
	Metadata patch.Field[metadata.Map]
}

func (u Update) sent() []string {
	return sent(map[string]bool{
		"name": u.Name.Kept(), "start_date": u.Validity.Start.Kept(), "end_date": u.Validity.End.Kept(),
		"validity_hours": u.Validity.Hours.Kept(), "metadata": u.Metadata.Kept(),
	})
}

// CreateProgram stores a program and its assignments in one commit. One that is to be ACTIVE needs an ACTIVE card definition, an
// ACTIVE earning rule, and no tier structure that is not. It fails with fault.NotFound for a referenced object that does not
// exist.
func (e *Engine) CreateProgram(ctx context.Context, n NewProgram) (p Program, err error) {
	p = n.Program
	wanted := p.Status
	if err := newStatus(&wanted); err != nil {
		return Program{}, err
	}
	if err := p.complete(); err != nil {
		return Program{}, err
	}
	p.ID, p.Status = e.env.NewID(Kind.Prefix), StatusDraft
	err = e.change(ctx, func(c change) error {
		p.CreatedAt, p.Status = c.now, StatusDraft
		if err := c.tx.Programs().Insert(ctx, p); err != nil {
			return err
		}
		final := p
		final.Status = wanted
		if err := programLife.record(ctx, c, &final, "created"); err != nil {
			return err
		}
		if err := c.assignAtCreation(ctx, p, n); err != nil {
			return err
		}
		if wanted != StatusActive {
			return nil
		}
		if err := c.canActivateProgram(ctx, p); err != nil {
			return err
		}
		p, err = c.tx.Programs().Update(ctx, p.ID, func(p *Program) error { p.Status = StatusActive; return nil })
		return err
	})
	if err != nil {
		return Program{}, err
	}
	return p, nil
}

func (c change) assignAtCreation(ctx context.Context, p Program, n NewProgram) error {
	for _, part := range []struct {
		kind   AssignedType
		assign []NewRewardAssignment
	}{
		{AssignedCardDefinition, unstocked(n.CardDefinitions)}, {AssignedTierStructure, unstocked(n.TierStructures)},
		{AssignedEarningRule, unstocked(n.EarningRules)}, {AssignedReward, n.Rewards},
	} {
		if _, err := c.batch(ctx, p, part.kind, Batch{Assign: part.assign}); err != nil {
			return err
		}
	}
	return nil
}

func unstocked(ids []string) (list []NewRewardAssignment) {
	for _, id := range ids {
		list = append(list, NewRewardAssignment{ID: id})
	}
	return list
}

// canActivateProgram refuses to activate a program that could give no points.
func (c change) canActivateProgram(ctx context.Context, p Program) error {
	wallets, err := c.activeWallets(ctx, p.ID)
	if err != nil {
		return err
	}
	if len(wallets) == 0 {
		return missingCardDefinition(p.ID)
	}
	rules, err := c.activeRules(ctx, p.ID)
	if err != nil {
		return err
	}
	if len(rules) == 0 {
		return missingEarningRule(p.ID)
	}
	structures, err := c.assignments(ctx, ofProgram(p.ID, AssignedTierStructure))
	if err != nil {
		return err
	}
	for _, a := range structures {
		s, err := c.structure(ctx, a.ResourceID)
		if err != nil {
			return err
		}
		switch {
		case p.Status == StatusDraft && s.Status != StatusActive:
			return locked("connected_non_active_tier_structure", "Connected tier structure is not in ACTIVE status",
				"Cannot activate program %s: tier structure %s is in status %s", p.ID, s.ID, s.Status)
		case s.Status == StatusDraft:
			return locked("connected_draft_tier_structure", "Connected tier structure is in DRAFT status",
				"Cannot activate program %s: tier structure %s is in status DRAFT", p.ID, s.ID)
		}
	}
	return nil
}

func missingCardDefinition(programID string) error {
	return locked("missing_active_card_definition", "Missing active card definition", "Program %s needs at least one ACTIVE card definition", programID)
}

func missingEarningRule(programID string) error {
	return locked("missing_active_earning_rule", "Missing active earning rule", "Program %s needs at least one ACTIVE earning rule", programID)
}

// activeWallets and activeRules list the ACTIVE ones of a program.
func (c change) activeWallets(ctx context.Context, programID string) (ids []string, err error) {
	list, err := c.assignments(ctx, ofProgram(programID, AssignedCardDefinition))
	if err != nil || len(list) == 0 {
		return nil, err
	}
	return users(ctx, c.tx.CardDefinitions(), storage.In("id", resourceIDs(list)), CardDefinitionKind.ID,
		func(d *CardDefinition) bool { return d.Status == StatusActive })
}

func (c change) activeRules(ctx context.Context, programID string) (ids []string, err error) {
	list, err := c.assignments(ctx, ofProgram(programID, AssignedEarningRule))
	if err != nil || len(list) == 0 {
		return nil, err
	}
	return users(ctx, c.tx.ProgramEarningRules(), storage.In("id", resourceIDs(list)), EarningRuleKind.ID,
		func(r *EarningRule) bool { return r.Status == StatusActive })
}

func resourceIDs(list []Assignment) (ids []string) {
	for _, a := range list {
		ids = append(ids, a.ResourceID)
	}
	return ids
}

// Program returns a program, or fault.NotFound for one that does not exist or was deleted.
func (e *Engine) Program(ctx context.Context, id string) (Program, error) {
	return programLife.get(ctx, e.store, id)
}

// ListPrograms returns a page of the programs that are not deleted.
func (e *Engine) ListPrograms(ctx context.Context, q storage.Query) (storage.Page[Program], error) {
	return programLife.list(ctx, e.store, q)
}

// UpdateProgram changes a program. Outside DRAFT only its name, end and metadata can change. A change that changes nothing is not
// recorded.
func (e *Engine) UpdateProgram(ctx context.Context, id string, u Update) (Program, error) {
	apply := func(p *Program) error {
		if err := notUpdatable(p.Status, u.sent(), []string{"name", "end_date", "metadata"}); err != nil {
			return err
		}
		u.Name.Apply(&p.Name)
		u.Validity.Apply(&p.Validity)
		u.Metadata.Apply(&p.Metadata)
		return p.complete()
	}
	return programLife.update(ctx, e, id, apply, func(change, Program) error { return nil })
}

// MoveProgram activates or deactivates a program. It fails with invalid_state_transition from a wrong status; an activation fails
// as CreateProgram does. Members of a program that is not ACTIVE keep their points and can neither earn nor spend.
func (e *Engine) MoveProgram(ctx context.Context, id string, verb Verb) (Program, error) {
	return programLife.move(ctx, e, id, verb, func(c change, p Program) error {
		if verb != VerbActivate {
			return nil
		}
		before, err := c.program(ctx, id) // from DRAFT more is required than from INACTIVE
		if err != nil {
			return err
		}
		return c.canActivateProgram(ctx, before)
	})
}

// DeleteProgram deletes a program in any status and removes all its assignments. Its members are closed by package membership,
// which consumes the event.
func (e *Engine) DeleteProgram(ctx context.Context, id string) (Program, error) {
	return programLife.remove(ctx, e, id, func(c change, p Program) error {
		list, err := c.assignments(ctx, storage.Is("program_id", id))
		if err != nil {
			return err
		}
		for _, a := range list {
			if err := c.unassign(ctx, p, a); err != nil {
				return err
			}
		}
		return nil
	})
}
