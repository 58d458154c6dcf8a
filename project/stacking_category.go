package project

import (
	"context"
	"maps"
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// GuardCategory takes a category that is deleted out of the stacking rules, or, without remove, refuses the deletion with resource_in_use. It
// works in the transaction of the deletion.
func GuardCategory(ctx context.Context, tx SettingsStore, id string, remove bool) error {
	page, err := tx.StackingRules().List(ctx, storage.Query{})
	if err != nil {
		return err
	}
	for _, s := range page.Items {
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
	return nil
}

// NamesCategory reports whether any of the rules is about this category.
func (s *StackingRules) NamesCategory(id string) bool {
	_, limited := s.CategoryLimits[id]
	return limited || slices.ContainsFunc(s.categoryLists(), func(list *[]string) bool { return slices.Contains(*list, id) })
}

// RemoveCategory takes a category out of all rules.
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
