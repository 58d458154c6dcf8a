package program

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// TierUpdate is a partial change: a zero field keeps what is stored, a cleared one returns to the default.
type TierUpdate struct {
	Name          patch.Field[string]
	Qualification patch.Field[Qualification]
	Downgrade     patch.Field[DowngradeType]
	Expiration    patch.Field[Expiration]
	Metadata      patch.Field[metadata.Map]
}

// Qualification is what a tier requires of a card.
type Qualification struct {
	Type      TierType
	Min       int64
	Max       *int64
	SegmentID string
}

// With returns the tier with the update, unchecked.
func (t Tier) With(u TierUpdate) Tier {
	u.Name.Apply(&t.Name)
	if q, ok := u.Qualification.Value(); ok {
		t.Type, t.Min, t.Max, t.SegmentID = q.Type, q.Min, q.Max, q.SegmentID
	}
	u.Downgrade.Apply(&t.Downgrade)
	u.Expiration.Apply(&t.Expiration)
	u.Metadata.Apply(&t.Metadata)
	return t
}

func tierUpdated(t *Tier) *time.Time { return &t.UpdatedAt }

// CreateTier adds a tier to a structure in DRAFT. It fails with an invalid payload where ranges overlap, and when the structure is
// full.
func (e *Engine) CreateTier(ctx context.Context, structureID string, t Tier) (Tier, error) {
	if err := t.complete(); err != nil {
		return Tier{}, err
	}
	t.ID, t.StructureID = e.env.NewID(TierKind.Prefix), structureID
	err := e.change(ctx, func(c change) error {
		t.CreatedAt = c.now
		s, err := c.structure(ctx, structureID)
		if err != nil {
			return err
		}
		if s.Status != StatusDraft {
			return fault.Invalid("invalid_payload", "Invalid payload", "Tiers can be created in status DRAFT only (tier structure %s is in status %s)", s.ID, s.Status)
		}
		others, err := c.tierFits(ctx, s, t)
		if err != nil {
			return err
		}
		if len(others) >= MaxTiers {
			return tooManyTiers(s.ID)
		}
		if err := c.tx.StructureTiers().Insert(ctx, t); err != nil {
			return err
		}
		return c.recordStructure(ctx, "tier.created", Activity{TierStructure: &s, Tier: &t})
	})
	return t, err
}

func (c change) tierFits(ctx context.Context, s TierStructure, t Tier) (others []Tier, err error) {
	wallet, err := c.cardDefinition(ctx, s.CardDefinitionID)
	if err != nil {
		return nil, err
	}
	if err := t.fitWallet(wallet); err != nil {
		return nil, err
	}
	if others, err = c.tiersOf(ctx, s.ID); err != nil {
		return nil, err
	}
	return others, t.fitAmong(others)
}

// ListTiers returns a page of the tiers of a structure. It fails with fault.NotFound.
func (e *Engine) ListTiers(ctx context.Context, structureID string, q storage.Query) (storage.Page[Tier], error) {
	if _, err := e.TierStructure(ctx, structureID); err != nil {
		return storage.Page[Tier]{}, err
	}
	q.Filter = storage.And(storage.Is("tier_structure_id", structureID), q.Filter)
	return e.store.StructureTiers().List(ctx, q)
}

// tierOf returns a tier and its structure.
func (c change) tierOf(ctx context.Context, structureID, id string) (s TierStructure, t Tier, err error) {
	if s, err = c.structure(ctx, structureID); err != nil {
		return s, t, err
	}
	t, err = c.tx.StructureTiers().Get(ctx, id)
	if err == nil && t.StructureID != structureID {
		err = fault.NotFound(TierKind.Name, id)
	}
	return s, t, err
}

// UpdateTier changes a tier; outside DRAFT of its structure only its name and metadata. A change that changes nothing is not recorded.
func (e *Engine) UpdateTier(ctx context.Context, structureID, id string, u TierUpdate) (t Tier, err error) {
	err = e.change(ctx, func(c change) error {
		s, old, err := c.tierOf(ctx, structureID, id)
		if err != nil {
			return err
		}
		properties := sent(map[string]bool{
			"name": u.Name.Kept(), "qualification_rules": u.Qualification.Kept(), "downgrade": u.Downgrade.Kept(),
			"points_expiration": u.Expiration.Kept(), "metadata": u.Metadata.Kept(),
		})
		if err := notUpdatable(s.Status, properties, []string{"name", "metadata"}); err != nil {
			return err
		}
		t = old.With(u)
		if err := t.complete(); err != nil || same(old, t, tierUpdated) {
			return err
		}
		if _, err := c.tierFits(ctx, s, t); err != nil {
			return err
		}
		t.UpdatedAt = c.now
		if t, err = c.tx.StructureTiers().Update(ctx, id, func(old *Tier) error { *old = t; return nil }); err != nil {
			return err
		}
		return c.recordStructure(ctx, "tier.updated", Activity{TierStructure: &s, Tier: &t})
	})
	return t, err
}

// DeleteTier removes a tier from a structure in DRAFT. It fails with resource_in_use when a rule or a reward names the tier.
func (e *Engine) DeleteTier(ctx context.Context, structureID, id string) (t Tier, err error) {
	err = e.change(ctx, func(c change) error {
		var s TierStructure
		if s, t, err = c.tierOf(ctx, structureID, id); err != nil {
			return err
		}
		if s.Status != StatusDraft {
			return fault.Invalid("invalid_payload", "Invalid payload", "Tiers can be deleted in status DRAFT only (tier structure %s is in status %s)", s.ID, s.Status)
		}
		if err := c.tiersUnused(ctx, TierKind.Name, id, structureID, id); err != nil {
			return err
		}
		if err := c.tx.StructureTiers().Delete(ctx, id); err != nil {
			return err
		}
		return c.recordStructure(ctx, "tier.deleted", Activity{TierStructure: &s, Tier: &t})
	})
	return t, err
}
