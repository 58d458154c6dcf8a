package project

import (
	"context"
	"maps"
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// GuardCategory removes a category that is deleted from the stacking rules and the discount guard, or, without remove, refuses the
// deletion with resource_in_use. It runs in the transaction of the deletion.
func GuardCategory(ctx context.Context, tx SettingsStore, id string, remove bool) error {
	rules, err := tx.StackingRules().List(ctx, storage.Query{})
	if err != nil {
		return err
	}
	for _, s := range rules.Items {
		if !s.NamesCategory(id) {
			continue
		}
		if !remove {
			return fault.InUse("category", id, StackingKind.Name, []string{s.ID})
		}
		if _, err := tx.StackingRules().Update(ctx, s.ID, func(s *StackingRules) error { s.RemoveCategory(id); return nil }); err != nil {
			return err
		}
	}
	guards, err := tx.DiscountGuards().List(ctx, storage.Query{})
	if err != nil {
		return err
	}
	for _, g := range guards.Items {
		if !slices.Contains(g.ExemptCategories, id) {
			continue
		}
		if !remove {
			return fault.InUse("category", id, DiscountGuardKind.Name, []string{g.ID})
		}
		if _, err := tx.DiscountGuards().Update(ctx, g.ID, func(g *DiscountGuard) error { g.removeCategory(id); return nil }); err != nil {
			return err
		}
	}
	return nil
}

func (g *DiscountGuard) removeCategory(id string) {
	g.ExemptCategories = slices.DeleteFunc(slices.Clone(g.ExemptCategories), func(other string) bool { return other == id })
}

// NamesCategory reports whether any of the rules names this category.
func (s *StackingRules) NamesCategory(id string) bool {
	_, limited := s.CategoryLimits[id]
	return limited || slices.ContainsFunc(s.categoryLists(), func(list *[]string) bool { return slices.Contains(*list, id) })
}

// RemoveCategory removes a category from all rules.
func (s *StackingRules) RemoveCategory(id string) {
	s.CategoryLimits = maps.Clone(s.CategoryLimits)
	delete(s.CategoryLimits, id)
	for _, list := range s.categoryLists() {
		*list = slices.DeleteFunc(slices.Clone(*list), func(other string) bool { return other == id })
	}
}

func (s *StackingRules) categoryLists() []*[]string {
	return []*[]string{
		&s.Exclusive, &s.Joint, &s.InitialAmountCategories, &s.DiscountedAmountCategories, &s.NoEffectSkipCategories,
		&s.NoEffectRedeemCategories,
	}
}
