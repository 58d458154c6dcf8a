package program

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/campaign/code"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// CardDefinitionUpdate is a partial change: a zero field keeps what is stored, a cleared one returns to the default.
type CardDefinitionUpdate struct {
	Name             patch.Field[string]
	CodeConfig       patch.Field[code.Config]
	PointsExpiration patch.Field[Expiration]
	PendingPoints    patch.Field[calc.Pending]
	EarningLimits    patch.Field[Limits]
	SpendingLimits   patch.Field[Limits]
	Refunds          patch.Field[Refunds]
	AllowNegative    patch.Field[bool]
	PayWithPoints    patch.Field[PayWithPoints]
	Metadata         patch.Field[metadata.Map]
}

func (u CardDefinitionUpdate) sent() []string {
	return sent(map[string]bool{
		"name": u.Name.Kept(), "code_config": u.CodeConfig.Kept(), "points_expiration": u.PointsExpiration.Kept(),
		"pending_points": u.PendingPoints.Kept(), "earning_limits": u.EarningLimits.Kept(), "spending_limits": u.SpendingLimits.Kept(),
		"refunds": u.Refunds.Kept(), "balance_settings": u.AllowNegative.Kept(), "pay_with_points": u.PayWithPoints.Kept(),
		"metadata": u.Metadata.Kept(),
	})
}

func (d *CardDefinition) apply(u CardDefinitionUpdate) error {
	if err := notUpdatable(d.Status, u.sent(), []string{"name", "metadata", "pay_with_points"}); err != nil {
		return err
	}
	*d = d.With(u)
	return d.complete()
}

// With returns the definition with the update, unchecked. A name cannot be cleared.
func (d CardDefinition) With(u CardDefinitionUpdate) CardDefinition {
	if !u.Name.Cleared() {
		u.Name.Apply(&d.Name)
	}
	u.CodeConfig.Apply(&d.CodeConfig)
	u.PointsExpiration.Apply(&d.PointsExpiration)
	u.PendingPoints.Apply(&d.PendingPoints)
	u.EarningLimits.Apply(&d.EarningLimits)
	u.SpendingLimits.Apply(&d.SpendingLimits)
	u.Refunds.Apply(&d.Refunds)
	u.AllowNegative.Apply(&d.AllowNegative)
	u.PayWithPoints.Apply(&d.PayWithPoints)
	u.Metadata.Apply(&d.Metadata)
	return d
}

// CreateCardDefinition stores a definition. Its status is DRAFT unless it says ACTIVE.
func (e *Engine) CreateCardDefinition(ctx context.Context, d CardDefinition) (CardDefinition, error) {
	err := d.complete()
	if err == nil {
		err = newStatus(&d.Status)
	}
	if err != nil {
		return CardDefinition{}, err
	}
	d.ID = e.env.NewID(CardDefinitionKind.Prefix)
	return cardLife.create(ctx, e, d, func(change, CardDefinition) error { return nil })
}

// newStatus is the status of a new definition: DRAFT unless ACTIVE is asked for.
func newStatus(s *Status) error {
	if *s == "" {
		*s = StatusDraft
	}
	return oneOf("status", *s, StatusDraft, StatusActive)
}

// CardDefinition returns a definition, or fault.NotFound for one that does not exist or was deleted.
func (e *Engine) CardDefinition(ctx context.Context, id string) (CardDefinition, error) {
	return cardLife.get(ctx, e.store, id)
}

// ListCardDefinitions returns a page of the definitions that are not deleted.
func (e *Engine) ListCardDefinitions(ctx context.Context, q storage.Query) (storage.Page[CardDefinition], error) {
	return cardLife.list(ctx, e.store, q)
}

// UpdateCardDefinition changes a definition. Outside DRAFT only its name, metadata and pay_with_points can change. A change that
// changes nothing is not recorded.
func (e *Engine) UpdateCardDefinition(ctx context.Context, id string, u CardDefinitionUpdate) (CardDefinition, error) {
	return cardLife.update(ctx, e, id, func(d *CardDefinition) error { return d.apply(u) },
		func(c change, d CardDefinition) error { return c.walletAgrees(ctx, d) })
}

// walletAgrees refuses a change of expiration that contradicts tiers over the wallet.
func (c change) walletAgrees(ctx context.Context, d CardDefinition) error {
	structures, err := c.structuresThat(ctx, func(s *TierStructure) bool { return s.CardDefinitionID == d.ID })
	if err != nil || len(structures) == 0 {
		return err
	}
	tiers, err := c.tx.StructureTiers().List(ctx, storage.Query{Filter: storage.In("tier_structure_id", structures)})
	for _, t := range tiers.Items {
		if err := t.fitWallet(d); err != nil {
			return err
		}
	}
	return err
}

// MoveCardDefinition activates, deactivates or drafts a definition. It fails with invalid_state_transition from a wrong status,
// and as locked where programs, rules or benefits depend on it.
func (e *Engine) MoveCardDefinition(ctx context.Context, id string, verb Verb) (CardDefinition, error) {
	return cardLife.move(ctx, e, id, verb, func(c change, _ CardDefinition) error {
		switch verb {
		case VerbDraft:
			return c.walletCanBeDrafted(ctx, id)
		case VerbDeactivate:
			return c.lastActive(ctx, id, c.activeWallets, missingCardDefinition)
		}
		return nil
	})
}

func (c change) walletCanBeDrafted(ctx context.Context, id string) error {
	if err := c.beyondDraft(ctx, VerbDraft, CardDefinitionKind.Name, id); err != nil {
		return err
	}
	rules, err := c.rulesThat(ctx, func(r *EarningRule) bool { return r.Status == StatusActive && slices.Contains(r.wallets(), id) })
	if err != nil {
		return err
	}
	if len(rules) > 0 {
		return locked("connected_active_earning_rule", "Connected earning rule is in ACTIVE status",
			"Cannot draft card_definition %s: earning rule %s is ACTIVE and fills it", id, rules[0])
	}
	benefits, err := c.benefitsThat(ctx, func(b *Benefit) bool { return b.Status == StatusActive && b.wallet() == id })
	if err == nil && len(benefits) > 0 {
		err = locked("resource_locked", "Resource locked", "Cannot draft card_definition %s: benefit %s is ACTIVE and fills it", id, benefits[0])
	}
	return err
}

// DeleteCardDefinition deletes a definition to which nothing refers, else it fails with resource_in_use. It returns the definition
// as it is now, in status DELETED.
func (e *Engine) DeleteCardDefinition(ctx context.Context, id string) (CardDefinition, error) {
	return cardLife.remove(ctx, e, id, func(c change, _ CardDefinition) error { return c.walletUnused(ctx, id) })
}

func (c change) walletUnused(ctx context.Context, id string) error {
	for _, by := range []struct {
		kind string
		find func() ([]string, error)
	}{
		{Kind.Name, func() ([]string, error) { return c.programIDs(ctx, id) }},
		{RewardKind.Name, func() ([]string, error) {
			return c.rewardsThat(ctx, func(r *Reward) bool { return slices.Contains(r.wallets(), id) })
		}},
		{EarningRuleKind.Name, func() ([]string, error) {
			return c.rulesThat(ctx, func(r *EarningRule) bool { return slices.Contains(r.wallets(), id) })
		}},
		{TierStructureKind.Name, func() ([]string, error) {
			return c.structuresThat(ctx, func(s *TierStructure) bool { return s.CardDefinitionID == id })
		}},
		{BenefitKind.Name, func() ([]string, error) {
			return c.benefitsThat(ctx, func(b *Benefit) bool { return b.wallet() == id })
		}},
	} {
		ids, err := by.find()
		if err != nil {
			return err
		}
		if err := notInUse(CardDefinitionKind.Name, id, by.kind, ids); err != nil {
			return err
		}
	}
	return nil
}
