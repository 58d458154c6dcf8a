package project

import (
	"maps"
	"slices"
)

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
