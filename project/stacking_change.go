package project

import (
	"cmp"
	"context"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// StackingUpdate is a partial change: a zero field keeps the present value, a cleared one returns to its default. From is the ChangedAt of the
// rules that the change was decided upon: rules that were changed since are not changed. The zero field does not ask.
type StackingUpdate struct {
	From                                                     patch.Field[time.Time]
	RedeemablesLimit, ApplicableLimit, ApplicablePerCategory patch.Field[int]
	CategoryLimits                                           patch.Field[map[string]int]
	ExclusiveLimit, ExclusivePerCategory                     patch.Field[int]
	Exclusive, Joint                                         patch.Field[[]string]
	ApplicationMode                                          patch.Field[ApplicationMode]
	Sorting                                                  patch.Field[SortingRule]
	GroupedSorting                                           patch.Field[GroupedSorting]
	CalculationMode                                          patch.Field[CalculationMode]
	InitialAmountCategories, DiscountedAmountCategories      patch.Field[[]string]
	ProductsMode                                             patch.Field[ProductsMode]
	NoEffect                                                 patch.Field[NoEffectRule]
	NoEffectSkipCategories, NoEffectRedeemCategories         patch.Field[[]string]
	RollbackOrderMode                                        patch.Field[RollbackOrderMode]
}

// ChangedAt is when the rules were made or changed last; zero for the defaults.
func (s *StackingRules) ChangedAt() time.Time { return cmp.Or(s.UpdatedAt, s.CreatedAt) }

// Categories lists the ids of all categories that the change names.
func (u StackingUpdate) Categories() (ids []string) {
	for _, list := range []patch.Field[[]string]{
		u.Exclusive, u.Joint, u.InitialAmountCategories, u.DiscountedAmountCategories, u.NoEffectSkipCategories, u.NoEffectRedeemCategories,
	} {
		ids = append(ids, list.Or(nil)...)
	}
	for id := range u.CategoryLimits.Or(nil) {
		ids = append(ids, id)
	}
	return ids
}

func (s *StackingRules) apply(u StackingUpdate) error {
	usual := DefaultStackingRules()
	orDefault(u.RedeemablesLimit, &s.RedeemablesLimit, usual.RedeemablesLimit)
	orDefault(u.ApplicableLimit, &s.ApplicableLimit, min(usual.ApplicableLimit, s.RedeemablesLimit))
	orDefault(u.ApplicablePerCategory, &s.ApplicablePerCategory, usual.ApplicablePerCategory)
	orDefault(u.CategoryLimits, &s.CategoryLimits, usual.CategoryLimits)
	orDefault(u.ExclusiveLimit, &s.ExclusiveLimit, usual.ExclusiveLimit)
	orDefault(u.ExclusivePerCategory, &s.ExclusivePerCategory, usual.ExclusivePerCategory)
	orDefault(u.Exclusive, &s.Exclusive, nil)
	orDefault(u.Joint, &s.Joint, nil)
	orDefault(u.ApplicationMode, &s.ApplicationMode, usual.ApplicationMode)
	orDefault(u.Sorting, &s.Sorting, usual.Sorting)
	orDefault(u.GroupedSorting, &s.GroupedSorting, usual.GroupedSorting)
	orDefault(u.CalculationMode, &s.CalculationMode, usual.CalculationMode)
	orDefault(u.InitialAmountCategories, &s.InitialAmountCategories, nil)
	orDefault(u.DiscountedAmountCategories, &s.DiscountedAmountCategories, nil)
	orDefault(u.ProductsMode, &s.ProductsMode, usual.ProductsMode)
	orDefault(u.NoEffect, &s.NoEffect, usual.NoEffect)
	orDefault(u.NoEffectSkipCategories, &s.NoEffectSkipCategories, nil)
	orDefault(u.NoEffectRedeemCategories, &s.NoEffectRedeemCategories, nil)
	orDefault(u.RollbackOrderMode, &s.RollbackOrderMode, usual.RollbackOrderMode)
	if err := u.validateSent(); err != nil {
		return err
	}
	return s.Validate()
}

// validateSent refuses a 0 where only null means that there is no limit.
func (u StackingUpdate) validateSent() error {
	for _, sent := range []struct {
		name  string
		value patch.Field[int]
	}{
		{"applicable_redeemables_per_category_limit", u.ApplicablePerCategory},
		{"applicable_exclusive_redeemables_per_category_limit", u.ExclusivePerCategory},
	} {
		if n, set := sent.value.Value(); set && n < 1 {
			return fault.Payload(sent.name, "must be >= 1, or null for no limit (actual value is '%d')", n)
		}
	}
	return nil
}

func orDefault[T any](f patch.Field[T], to *T, usual T) {
	switch v, set := f.Value(); {
	case set:
		*to = v
	case f.Cleared():
		*to = usual
	}
}

// CreateStacking gives the project stacking rules of its own. It fails with stacking_rules_exist when it has them, or an invalid payload.
func (e *Settings) CreateStacking(ctx context.Context, u StackingUpdate) (StackingRules, error) {
	s := DefaultStackingRules()
	if err := s.apply(u); err != nil {
		return StackingRules{}, err
	}
	s.ID, s.CreatedAt = soleID(StackingKind.Prefix, e.projectID), e.env.Now()
	err := e.store.StackingRules().Insert(ctx, s)
	if fault.Has(err, "duplicate_found") {
		err = fault.New(fault.KindConflict, "stacking_rules_exist", "Cannot exist more stacking rules for given project", "The project has stacking rules: change them instead, or delete them first.")
	}
	return s, err
}

// Stacking returns the rules of the project: its own, or the defaults, which have no id.
func (e *Settings) Stacking(ctx context.Context) (StackingRules, error) {
	s, found, err := storage.First(ctx, e.store.StackingRules(), storage.Query{})
	if !found {
		s = DefaultStackingRules()
	}
	return s, err
}

// StackingByID returns the project's own rules, or fault.NotFound.
func (e *Settings) StackingByID(ctx context.Context, id string) (StackingRules, error) {
	return e.store.StackingRules().Get(ctx, id)
}

// UpdateStacking changes the project's own rules. It fails with fault.NotFound, fault.Changed or an invalid payload.
func (e *Settings) UpdateStacking(ctx context.Context, id string, u StackingUpdate) (StackingRules, error) {
	now := e.env.Now()
	return e.store.StackingRules().Update(ctx, id, func(s *StackingRules) error {
		if from, asked := u.From.Value(); asked && !from.Equal(s.ChangedAt()) {
			return fault.Changed(StackingKind.Name, id)
		}
		s.UpdatedAt = now
		return s.apply(u)
	})
}

// DeleteStacking returns the project to the defaults. It fails with fault.NotFound when it has no rules of its own.
func (e *Settings) DeleteStacking(ctx context.Context, id string) error {
	return e.store.StackingRules().Delete(ctx, id)
}
