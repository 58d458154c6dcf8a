package program

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// BenefitUpdate is a partial change: a zero field keeps what is stored. The part that the type needs has to be there
// afterwards; the others are removed when the type changes.
type BenefitUpdate struct {
	Name     patch.Field[string]
	Type     patch.Field[BenefitType]
	Points   patch.Field[Award]
	Portion  patch.Field[Award]
	Material patch.Field[Material]
	Digital  patch.Field[Digital]
	Stock    patch.Field[int64]
}

func (u BenefitUpdate) apply(b *Benefit) error {
	properties := sent(map[string]bool{
		"name": u.Name.Kept(), "type": u.Type.Kept(), "points": u.Points.Kept(), "points_proportional": u.Portion.Kept(),
		"material": u.Material.Kept(), "digital": u.Digital.Kept(), "stock": u.Stock.Kept(),
	})
	if err := notUpdatable(b.Status, properties, []string{"name", "stock", "points", "points_proportional", "digital"}); err != nil {
		return err
	}
	changed, err := b.With(u)
	if err == nil {
		*b = changed
	}
	return err
}

// With returns the benefit with the update. It refuses a part that does not belong to the type.
func (b Benefit) With(u BenefitUpdate) (Benefit, error) {
	u.Name.Apply(&b.Name)
	u.Type.Apply(&b.Type)
	if quantity, ok := u.Stock.Value(); ok {
		if quantity < b.Delivered {
			return b, fault.Payload("stock.limited.quantity", "must be at least %d, the number that is delivered (actual value is '%d')", b.Delivered, quantity)
		}
		b.Stock = &quantity
	} else if u.Stock.Cleared() {
		b.Stock = nil
	}
	if err := oneOf("type", b.Type, BenefitPoints, BenefitProportional, BenefitMaterial, BenefitDigital); err != nil {
		return b, err
	}
	points, hasPoints := u.Points.Value()
	portion, hasPortion := u.Portion.Value()
	material, hasMaterial := u.Material.Value()
	digital, hasDigital := u.Digital.Value()
	for _, part := range []struct {
		property string
		of       BenefitType
		sent     bool
	}{{"points", BenefitPoints, hasPoints}, {"points_proportional", BenefitProportional, hasPortion}, {"material", BenefitMaterial, hasMaterial}, {"digital", BenefitDigital, hasDigital}} {
		if part.sent && part.of != b.Type {
			return b, fault.Payload(part.property, "does not belong to the type %s", b.Type)
		}
	}
	switch {
	case hasPoints:
		b.Award, b.Gift = &points, Gift{}
	case hasPortion:
		b.Award, b.Gift = &portion, Gift{}
	case hasMaterial:
		b.Award, b.Gift = nil, Gift{Material: &material}
	case hasDigital:
		b.Award, b.Gift = nil, Gift{Digital: &digital}
	}
	return b, nil
}

// CreateBenefit stores a benefit. It fails with duplicate_found for a name that is taken, fault.NotFound for a referenced object
// that does not exist, and as locked when it is to be ACTIVE and its wallet is not.
func (e *Engine) CreateBenefit(ctx context.Context, b Benefit) (Benefit, error) {
	err := newStatus(&b.Status)
	if err == nil {
		err = b.complete()
	}
	if err != nil {
		return Benefit{}, err
	}
	b.ID = e.env.NewID(BenefitKind.Prefix)
	made, err := benefitLife.create(ctx, e, b, func(c change, b Benefit) error { return c.benefitHolds(ctx, b) })
	return made, nameTaken(err, b.Name)
}

// nameTaken is the error of the API for a name that another benefit has.
func nameTaken(err error, name string) error {
	if fault.Has(err, "duplicate_found") {
		return fault.Duplicate(BenefitKind.Name, "name", name)
	}
	return err
}

func (c change) benefitHolds(ctx context.Context, b Benefit) error {
	if err := c.giftExists(ctx, b.Gift); err != nil || b.Award == nil {
		return err
	}
	if err := c.itemsExist(ctx, b.Award.Proportion); err != nil {
		return err
	}
	wallet, err := c.cardDefinition(ctx, b.wallet())
	if err == nil && b.Status == StatusActive && wallet.Status != StatusActive {
		err = locked("resource_locked", "Resource locked", "An ACTIVE benefit needs an ACTIVE card definition: %s is in status %s", wallet.ID, wallet.Status)
	}
	return err
}

// Benefit returns a benefit, or fault.NotFound for one that does not exist or was deleted.
func (e *Engine) Benefit(ctx context.Context, id string) (Benefit, error) {
	return benefitLife.get(ctx, e.store, id)
}

// ListBenefits returns a page of the benefits that are not deleted.
func (e *Engine) ListBenefits(ctx context.Context, q storage.Query) (storage.Page[Benefit], error) {
	return benefitLife.list(ctx, e.store, q)
}

// UpdateBenefit changes a benefit; its type and material in DRAFT only. A change that changes nothing is not recorded.
func (e *Engine) UpdateBenefit(ctx context.Context, id string, u BenefitUpdate) (Benefit, error) {
	apply := func(b *Benefit) error {
		if err := u.apply(b); err != nil {
			return err
		}
		return b.complete()
	}
	b, err := benefitLife.update(ctx, e, id, apply, func(c change, b Benefit) error { return c.benefitHolds(ctx, b) })
	return b, nameTaken(err, b.Name)
}

// MoveBenefit activates or drafts a benefit. It fails with invalid_state_transition from a wrong status, and as locked where its wallet
// is not ACTIVE or an ACTIVE rule delivers it.
func (e *Engine) MoveBenefit(ctx context.Context, id string, verb Verb) (Benefit, error) {
	return benefitLife.move(ctx, e, id, verb, func(c change, b Benefit) error {
		if err := c.benefitHolds(ctx, b); err != nil || verb != VerbDraft {
			return err
		}
		rules, err := c.rulesThat(ctx, func(r *EarningRule) bool { return r.Status == StatusActive && slices.Contains(r.benefits(), id) })
		if err == nil && len(rules) > 0 {
			err = locked("connected_active_earning_rule", "Connected earning rule is in ACTIVE status",
				"Cannot draft benefit %s: earning rule %s is ACTIVE and delivers it", id, rules[0])
		}
		return err
	})
}

// DeleteBenefit deletes a benefit that no rule delivers, else it fails with resource_in_use. It returns the benefit as it is now,
// in status DELETED.
func (e *Engine) DeleteBenefit(ctx context.Context, id string) (Benefit, error) {
	return benefitLife.remove(ctx, e, id, func(c change, _ Benefit) error {
		rules, err := c.rulesThat(ctx, func(r *EarningRule) bool { return slices.Contains(r.benefits(), id) })
		if err != nil {
			return err
		}
		return notInUse(BenefitKind.Name, id, EarningRuleKind.Name, rules)
	})
}
