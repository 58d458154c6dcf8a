package program

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// TierStructureUpdate is a partial change: a zero field keeps what is stored, a cleared one returns to the default. Points is the
// part that depends on the type: wallet, tracking period and start.
type TierStructureUpdate struct {
	Name      patch.Field[string]
	Type      patch.Field[StructureType]
	Points    patch.Field[StructurePoints]
	Retention patch.Field[Retention]
	Downgrade patch.Field[Downgrade]
	Metadata  patch.Field[metadata.Map]
}

// StructurePoints is which points of which wallet count.
type StructurePoints struct {
	CardDefinitionID string
	Tracking         calc.Period
	Start            TierStart
}

func (u TierStructureUpdate) apply(s *TierStructure) error {
	properties := sent(map[string]bool{
		"name": u.Name.Kept(), "type": u.Type.Kept(), "point_balance": u.Points.Kept(), "expiration": u.Retention.Kept(),
		"downgrade": u.Downgrade.Kept(), "metadata": u.Metadata.Kept(),
	})
	if err := notUpdatable(s.Status, properties, []string{"name", "metadata"}); err != nil {
		return err
	}
	*s = s.With(u)
	return nil
}

// With returns the structure with the update, unchecked.
func (s TierStructure) With(u TierStructureUpdate) TierStructure {
	u.Name.Apply(&s.Name)
	u.Type.Apply(&s.Type)
	if points, ok := u.Points.Value(); ok {
		s.CardDefinitionID, s.Tracking, s.Start = points.CardDefinitionID, points.Tracking, points.Start
	}
	u.Retention.Apply(&s.Retention)
	u.Downgrade.Apply(&s.Downgrade)
	u.Metadata.Apply(&s.Metadata)
	return s
}

// CreateTierStructure stores a structure, without tiers and therefore in DRAFT. It fails with fault.NotFound for a wallet that does
// not exist.
func (e *Engine) CreateTierStructure(ctx context.Context, s TierStructure) (TierStructure, error) {
	err := newStatus(&s.Status)
	if err == nil && s.Status == StatusActive {
		err = needsTier()
	}
	if err == nil {
		err = s.complete()
	}
	if err != nil {
		return TierStructure{}, err
	}
	s.ID = e.env.NewID(TierStructureKind.Prefix)
	return structureLife.create(ctx, e, s, func(c change, s TierStructure) error {
		_, err := c.cardDefinition(ctx, s.CardDefinitionID)
		return err
	})
}

func needsTier() error {
	return fault.Payload("status", "must be DRAFT until the tier structure has a tier: create tiers, then activate it")
}

func (c change) recordStructure(ctx context.Context, what string, a Activity) error {
	return c.record(ctx, what, TierStructureKind.Name, a.TierStructure.ID, a)
}

// TierStructure returns a structure, or fault.NotFound for one that does not exist or was deleted.
func (e *Engine) TierStructure(ctx context.Context, id string) (TierStructure, error) {
	return structureLife.get(ctx, e.store, id)
}

// ListTierStructures returns a page of the structures that are not deleted.
func (e *Engine) ListTierStructures(ctx context.Context, q storage.Query) (storage.Page[TierStructure], error) {
	return structureLife.list(ctx, e.store, q)
}

// UpdateTierStructure applies the update that the function returns for the structure as it is in the transaction; outside DRAFT
// only its name and metadata can change. A change that changes nothing is not recorded.
func (e *Engine) UpdateTierStructure(ctx context.Context, id string, update func(TierStructure) (TierStructureUpdate, error)) (TierStructure, error) {
	apply := func(s *TierStructure) error {
		u, err := update(*s)
		if err != nil {
			return err
		}
		if err := u.apply(s); err != nil {
			return err
		}
		return s.complete()
	}
	return structureLife.update(ctx, e, id, apply, func(c change, s TierStructure) error { return c.structureHolds(ctx, s) })
}

// structureHolds refuses a structure over a wallet that does not exist, that its tiers do not fit, or that is not assigned to a
// program of the structure.
func (c change) structureHolds(ctx context.Context, s TierStructure) error {
	wallet, err := c.cardDefinition(ctx, s.CardDefinitionID)
	if err != nil {
		return err
	}
	tiers, err := c.tiersOf(ctx, s.ID)
	if err != nil {
		return err
	}
	for i := range tiers {
		if err := tiers[i].fitWallet(wallet); err != nil {
			return err
		}
	}
	return c.eachProgram(ctx, s.ID, func(p Program) error { return c.referredAssigned(ctx, []string{s.CardDefinitionID}, nil, p) })
}

func (c change) tiersOf(ctx context.Context, structureID string) ([]Tier, error) {
	page, err := c.tx.StructureTiers().List(ctx, storage.Query{Filter: storage.Is("tier_structure_id", structureID)})
	return page.Items, err
}

// MoveTierStructure activates, deactivates or drafts a structure. It fails with invalid_state_transition from a wrong status, with an
// invalid payload when a structure without tiers is activated, and as locked while a program beyond DRAFT has the structure.
func (e *Engine) MoveTierStructure(ctx context.Context, id string, verb Verb) (TierStructure, error) {
	return structureLife.move(ctx, e, id, verb, func(c change, _ TierStructure) error {
		if verb == VerbActivate {
			return c.hasTiers(ctx, id)
		}
		return c.beyondDraft(ctx, verb, TierStructureKind.Name, id)
	})
}

func (c change) hasTiers(ctx context.Context, id string) error {
	tiers, err := c.tiersOf(ctx, id)
	switch {
	case err != nil:
		return err
	case len(tiers) == 0:
		return needsTier()
	case len(tiers) > MaxTiers:
		return tooManyTiers(id)
	}
	return nil
}

func tooManyTiers(id string) error {
	return fault.New(fault.KindForbidden, "tiers_per_tier_structure_limit_exceeded", "Tiers limit exceeded",
		"Tier structure %s cannot have more than %d tiers", id, MaxTiers)
}

// DeleteTierStructure deletes a structure to which nothing refers, else it fails with resource_in_use. It returns the structure as
// it is now, in status DELETED.
func (e *Engine) DeleteTierStructure(ctx context.Context, id string) (TierStructure, error) {
	return structureLife.remove(ctx, e, id, func(c change, _ TierStructure) error {
		if err := c.unassigned(ctx, TierStructureKind.Name, id); err != nil {
			return err
		}
		return c.tiersUnused(ctx, TierStructureKind.Name, id, id, "")
	})
}

// tiersUnused refuses to delete a structure, or one of its tiers, that a rule or a reward names.
func (c change) tiersUnused(ctx context.Context, kindName, id, structureID, tierID string) error {
	rules, err := c.rulesThat(ctx, func(r *EarningRule) bool { return namesTier(r.tierRules(), structureID, tierID) })
	if err != nil {
		return err
	}
	if err := notInUse(kindName, id, EarningRuleKind.Name, rules); err != nil {
		return err
	}
	rewards, err := c.rewardsThat(ctx, func(r *Reward) bool { return namesTier(r.tierRules(), structureID, tierID) })
	if err != nil {
		return err
	}
	return notInUse(kindName, id, RewardKind.Name, rewards)
}
