package program

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Batch removes definitions of one type from a program and assigns others, all or nothing. Removals come first.
type Batch struct {
	Assign   []NewRewardAssignment
	Unassign []string
}

// BatchResult is the result of a Batch, in the order of the request.
type BatchResult struct{ Assigned, Unassigned []Assignment }

// Assign carries out a batch on the definitions of one type. It fails with fault.NotFound for a program or definition that does not
// exist, duplicate_found for one that is assigned already, a limit of the program (403), or as locked where the program would be
// inconsistent afterwards; then it changes nothing.
func (e *Engine) Assign(ctx context.Context, programID string, kind AssignedType, b Batch) (done BatchResult, err error) {
	err = e.change(ctx, func(c change) error {
		p, err := c.program(ctx, programID)
		if err != nil {
			return err
		}
		if kind == AssignedCardDefinition && p.Status != StatusDraft {
			return nonDraft(p, "card-definition assignments cannot be changed")
		}
		done, err = c.batch(ctx, p, kind, b)
		return err
	})
	return done, err
}

func nonDraft(p Program, consequence string) error {
	return locked("non_draft_program", "Invalid vl_program status", "Program %s is in status %s: %s outside DRAFT", p.ID, p.Status, consequence)
}

// distinct refuses a batch that names a definition twice.
func (b Batch) distinct() error {
	seen := map[string]bool{}
	for _, a := range b.Assign {
		if seen[a.ID] {
			return fault.Payload("assign", "must NOT have duplicate items (%s is there twice)", a.ID)
		}
		seen[a.ID] = true
	}
	seen = map[string]bool{}
	for _, id := range b.Unassign {
		if seen[id] {
			return fault.Payload("unassign", "must NOT have duplicate items (%s is there twice)", id)
		}
		seen[id] = true
	}
	return nil
}

// batch is Assign on a program that is locked already.
func (c change) batch(ctx context.Context, p Program, kind AssignedType, b Batch) (done BatchResult, err error) {
	if err := b.distinct(); err != nil {
		return done, err
	}
	for _, id := range b.Unassign {
		a, found, err := c.tx.ProgramAssignments().Find(ctx, "pair", PairOf(p.ID, id))
		if err == nil && (!found || a.Type != kind) {
			err = fault.NotFound(string(kind), id)
		}
		if err == nil {
			err = c.canUnassign(ctx, p, a)
		}
		if err == nil {
			err = c.unassign(ctx, p, a)
		}
		if err != nil {
			return done, err
		}
		done.Unassigned = append(done.Unassigned, a)
	}
	for _, n := range b.Assign {
		a, err := c.assign(ctx, p, kind, n)
		if err != nil {
			return done, err
		}
		done.Assigned = append(done.Assigned, a)
	}
	return done, c.fits(ctx, p, kind, len(b.Assign) > 0)
}

// fits checks the program after a batch.
func (c change) fits(ctx context.Context, p Program, kind AssignedType, grew bool) error {
	list, err := c.assignments(ctx, ofProgram(p.ID, kind))
	if err != nil {
		return err
	}
	if most := MaxAssigned[kind]; grew && len(list) > most {
		return fault.New(fault.KindForbidden, string(kind)+"_assignments_limit_exceeded", "Assignments limit exceeded",
			"Program %s cannot have more than %d assignments of type %s", p.ID, most, kind)
	}
	if kind != AssignedEarningRule || p.Status != StatusActive {
		return nil
	}
	active, err := c.activeRules(ctx, p.ID)
	if err == nil && len(active) == 0 {
		err = missingEarningRule(p.ID)
	}
	return err
}

func (c change) assign(ctx context.Context, p Program, kind AssignedType, n NewRewardAssignment) (a Assignment, err error) {
	if n.Stock != nil {
		if err := within("stock.limited.quantity", *n.Stock, 0, MaxPoints); err != nil {
			return a, err
		}
	}
	subject, err := c.canAssign(ctx, p, kind, n.ID)
	if err != nil {
		return a, err
	}
	_, twice, err := c.tx.ProgramAssignments().Find(ctx, "pair", PairOf(p.ID, n.ID))
	if err != nil {
		return a, err
	}
	if twice {
		return a, fault.New(fault.KindConflict, "duplicate_found", "Duplicated resource found", "%s %s is already assigned to program %s",
			kind, n.ID, p.ID).About(string(kind), n.ID)
	}
	a = Assignment{ID: c.env.NewID(AssignmentKind.Prefix), ProgramID: p.ID, Type: kind, ResourceID: n.ID, Stock: n.Stock, CreatedAt: c.now}
	if err := c.tx.ProgramAssignments().Insert(ctx, a); err != nil {
		return a, err
	}
	return a, c.recordAssignment(ctx, "assigned", p, a, subject)
}

// recordAssignment writes the two events of an assignment: that of the program and that of the definition.
func (c change) recordAssignment(ctx context.Context, what string, p Program, a Assignment, subject Activity) error {
	subject.Program, subject.Assignment = &p, &a
	if err := c.record(ctx, string(a.Type)+"."+what, Kind.Name, p.ID, subject); err != nil {
		return err
	}
	return c.record(ctx, what, string(a.Type), a.ResourceID, subject)
}

// canAssign finds the definition to assign and refuses one that does not fit the program.
func (c change) canAssign(ctx context.Context, p Program, kind AssignedType, id string) (subject Activity, err error) {
	switch kind {
	case AssignedCardDefinition:
		d, err := c.cardDefinition(ctx, id)
		if err == nil && d.Status == StatusInactive {
			err = locked("non_active_card_definition", "Invalid card definition status", "Card definition %s is in status %s", id, d.Status)
		}
		return Activity{CardDefinition: &d}, err
	case AssignedEarningRule:
		r, err := c.earningRule(ctx, id)
		if err == nil {
			err = c.ruleFits(ctx, r, p)
		}
		return Activity{EarningRule: &r}, err
	case AssignedTierStructure:
		s, err := c.structure(ctx, id)
		if err == nil {
			err = c.structureFits(ctx, s, p)
		}
		return Activity{TierStructure: &s}, err
	default:
		r, err := c.reward(ctx, id)
		if err == nil {
			err = c.rewardFits(ctx, r, p)
		}
		return Activity{Reward: &r}, err
	}
}

// ruleFits refuses a rule whose wallets or tier structures are not the program's.
func (c change) ruleFits(ctx context.Context, r EarningRule, p Program) error {
	return c.referredAssigned(ctx, r.wallets(), r.tierRules(), p)
}

// ruleFitsPrograms refuses a rule whose wallets or tier structures are not those of each program that has the rule.
func (c change) ruleFitsPrograms(ctx context.Context, r EarningRule) error {
	wallets, rules := r.wallets(), r.tierRules()
	list, err := c.assignments(ctx, storage.In("resource_id", append(referred(wallets, rules), r.ID)))
	if err != nil {
		return err
	}
	assigned := map[string]map[string]bool{} // by program
	for _, a := range list {
		if assigned[a.ProgramID] == nil {
			assigned[a.ProgramID] = map[string]bool{}
		}
		assigned[a.ProgramID][a.ResourceID] = true
	}
	for _, a := range list {
		if a.ResourceID != r.ID {
			continue
		}
		if err := allAssigned(wallets, rules, a.ProgramID, assigned[a.ProgramID]); err != nil {
			return err
		}
	}
	return nil
}

// referredAssigned refuses wallets and tier structures that are not the program's.
func (c change) referredAssigned(ctx context.Context, wallets []string, rules []TierRule, p Program) error {
	if len(wallets)+len(rules) == 0 {
		return nil
	}
	list, err := c.assignments(ctx, storage.And(storage.Is("program_id", p.ID), storage.In("resource_id", referred(wallets, rules))))
	if err != nil {
		return err
	}
	assigned := make(map[string]bool, len(list))
	for _, a := range list {
		assigned[a.ResourceID] = true
	}
	return allAssigned(wallets, rules, p.ID, assigned)
}

// referred are the ids of wallets and of the structures of tier rules.
func referred(wallets []string, rules []TierRule) []string {
	ids := slices.Clone(wallets)
	for _, r := range rules {
		ids = append(ids, r.StructureID)
	}
	return ids
}

// allAssigned refuses wallets and tier structures that are not among those of a program.
func allAssigned(wallets []string, rules []TierRule, programID string, assigned map[string]bool) error {
	for _, id := range wallets {
		if !assigned[id] {
			return locked("missing_card_definition_assignment", "Missing card definition assignment",
				"Card definition %s is not assigned to program %s", id, programID)
		}
	}
	for _, r := range rules {
		if !assigned[r.StructureID] {
			return locked("missing_tier_structure_assignment", "Missing tier structure assignment",
				"Tier structure %s is not assigned to program %s", r.StructureID, programID)
		}
	}
	return nil
}

func (c change) structureFits(ctx context.Context, s TierStructure, p Program) error {
	if p.Status == StatusActive && s.Status != StatusActive {
		return locked("non_active_tier_structure", "Invalid tier structure status",
			"Tier structure %s is in status %s: an ACTIVE program takes ACTIVE ones only", s.ID, s.Status)
	}
	return c.referredAssigned(ctx, []string{s.CardDefinitionID}, nil, p)
}

func (c change) rewardFits(ctx context.Context, r Reward, p Program) error {
	err := c.referredAssigned(ctx, r.wallets(), r.tierRules(), p)
	if f, isFault := fault.As(err); isFault && f.Key == "missing_card_definition_assignment" {
		return fault.Invalid("invalid_payload", "Invalid payload", "%s", f.Details)
	}
	return err
}

// canUnassign refuses to remove a definition that other parts of the program refer to.
func (c change) canUnassign(ctx context.Context, p Program, a Assignment) error {
	var uses func(wallets []string, tiers []TierRule) bool
	switch a.Type {
	case AssignedCardDefinition:
		uses = func(wallets []string, _ []TierRule) bool { return slices.Contains(wallets, a.ResourceID) }
	case AssignedTierStructure:
		if p.Status != StatusDraft {
			return nonDraft(p, "a tier structure cannot be unassigned")
		}
		uses = func(_ []string, tiers []TierRule) bool { return namesTier(tiers, a.ResourceID, "") }
	default:
		return nil
	}
	parts, err := c.assignments(ctx, storage.Is("program_id", p.ID))
	if err != nil {
		return err
	}
	for _, part := range parts {
		wallets, tiers, err := c.pointsTo(ctx, part)
		if err != nil {
			return err
		}
		if uses(wallets, tiers) {
			return fault.InUse(string(a.Type), a.ResourceID, string(part.Type), []string{part.ResourceID})
		}
	}
	return nil
}

// pointsTo lists the wallets and tiers that an assigned definition refers to.
func (c change) pointsTo(ctx context.Context, a Assignment) (wallets []string, tiers []TierRule, err error) {
	switch a.Type {
	case AssignedEarningRule:
		r, err := c.earningRule(ctx, a.ResourceID)
		return r.wallets(), r.tierRules(), err
	case AssignedReward:
		r, err := c.reward(ctx, a.ResourceID)
		return r.wallets(), r.tierRules(), err
	case AssignedTierStructure:
		s, err := c.structure(ctx, a.ResourceID)
		return []string{s.CardDefinitionID}, nil, err
	}
	return nil, nil, nil
}

func (c change) unassign(ctx context.Context, p Program, a Assignment) error {
	subject, err := c.subjectOf(ctx, a)
	if err != nil {
		return err
	}
	if err := c.tx.ProgramAssignments().Delete(ctx, a.ID); err != nil {
		return err
	}
	return c.recordAssignment(ctx, "unassigned", p, a, subject)
}

func (c change) subjectOf(ctx context.Context, a Assignment) (subject Activity, err error) {
	switch a.Type {
	case AssignedCardDefinition:
		d, err := c.cardDefinition(ctx, a.ResourceID)
		return Activity{CardDefinition: &d}, err
	case AssignedEarningRule:
		r, err := c.earningRule(ctx, a.ResourceID)
		return Activity{EarningRule: &r}, err
	case AssignedTierStructure:
		s, err := c.structure(ctx, a.ResourceID)
		return Activity{TierStructure: &s}, err
	default:
		r, err := c.reward(ctx, a.ResourceID)
		return Activity{Reward: &r}, err
	}
}

// ListAssignments returns a page of the assignments of one type to a program. It fails with fault.NotFound.
func (e *Engine) ListAssignments(ctx context.Context, programID string, kind AssignedType, q storage.Query) (storage.Page[Assignment], error) {
	if _, err := e.Program(ctx, programID); err != nil {
		return storage.Page[Assignment]{}, err
	}
	q.Filter = storage.And(ofProgram(programID, kind), q.Filter)
	return e.store.ProgramAssignments().List(ctx, q)
}

// WithAssignments returns a program and its assignments of one type, the oldest first. It fails with fault.NotFound.
func (e *Engine) WithAssignments(ctx context.Context, programID string, kind AssignedType) (Program, []Assignment, error) {
	p, err := e.Program(ctx, programID)
	if err != nil {
		return Program{}, nil, err
	}
	page, err := e.store.ProgramAssignments().List(ctx, storage.Query{Filter: ofProgram(programID, kind), Order: []storage.Order{{Field: "created_at"}}})
	return p, page.Items, err
}

// AssignmentsOf returns the assignments of definitions to programs, the oldest first.
func (e *Engine) AssignmentsOf(ctx context.Context, resourceIDs ...string) ([]Assignment, error) {
	if len(resourceIDs) == 0 {
		return nil, nil
	}
	page, err := e.store.ProgramAssignments().List(ctx, storage.Query{Filter: storage.In("resource_id", resourceIDs), Order: []storage.Order{{Field: "created_at"}}})
	return page.Items, err
}

// Restock sets how many of a reward a program can sell in all; nil is without limit. It fails with fault.NotFound for a reward that
// the program does not have, and when more were sold already.
func (e *Engine) Restock(ctx context.Context, programID, rewardID string, stock *int64) (a Assignment, err error) {
	if stock != nil {
		if err := within("stock.limited.quantity", *stock, 0, MaxPoints); err != nil {
			return a, err
		}
	}
	err = e.change(ctx, func(c change) error {
		p, err := c.program(ctx, programID)
		if err != nil {
			return err
		}
		r, err := c.reward(ctx, rewardID)
		if err != nil {
			return err
		}
		found, ok, err := c.tx.ProgramAssignments().Find(ctx, "pair", PairOf(programID, rewardID))
		if err == nil && !ok {
			err = fault.NotFound(RewardKind.Name, rewardID)
		}
		if err != nil {
			return err
		}
		changed := false
		a, err = c.tx.ProgramAssignments().Update(ctx, found.ID, func(a *Assignment) error {
			if stock != nil && *stock < a.Redeemed {
				return fault.Payload("stock.limited.quantity", "must be at least %d, the number that is sold (actual value is '%d')", a.Redeemed, *stock)
			}
			if changed = (a.Stock == nil) != (stock == nil) || stock != nil && *a.Stock != *stock; changed {
				a.Stock, a.UpdatedAt = stock, c.now
			}
			return nil
		})
		if err != nil || !changed {
			return err
		}
		return c.record(ctx, "reward.updated", Kind.Name, p.ID, Activity{Program: &p, Reward: &r, Assignment: &a})
	})
	return a, err
}
