package punchcard

import (
	"context"
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// catalogGuards ask those who refer to the catalog from above it, in the transaction of the deletion. Every backend hands out one
// type of store for all packages, so the store of the catalog is the store of the others as well.
var catalogGuards = catalog.Guards{Category: unlistCategory, Collection: refuseUsedCollection}

// unlistCategory takes a deleted category out of the stacking rules, or refuses the deletion.
func unlistCategory(ctx context.Context, tx catalog.Store, id string, unlist bool) error {
	all := tx.(interface {
		StackingRules() storage.Collection[project.StackingRules]
	}).StackingRules()
	page, err := all.List(ctx, storage.Query{})
	if err != nil {
		return err
	}
	for _, s := range page.Items {
		if !s.NamesCategory(id) {
			continue
		}
		if !unlist {
			return fault.InUse(catalog.CategoryKind.Name, id, project.StackingKind.Name, []string{s.ID})
		}
		if _, err := all.Update(ctx, s.ID, func(s *project.StackingRules) error { s.RemoveCategory(id); return nil }); err != nil {
			return err
		}
	}
	return nil
}

// refuseUsedCollection refuses to delete a collection that validation rules ask for.
func refuseUsedCollection(ctx context.Context, tx catalog.Store, id string) error {
	page, err := tx.(rule.Store).Rules().List(ctx, storage.Query{})
	if err != nil {
		return err
	}
	var users []string
	for _, r := range page.Items {
		program, err := rule.Compile(r)
		if err != nil {
			return fmt.Errorf("compile validation rules %s: %w", r.ID, err)
		}
		if slices.Contains(program.Needs().Collections, id) {
			users = append(users, r.ID)
		}
	}
	if len(users) > 0 {
		return fault.InUse(catalog.CollectionKind.Name, id, rule.Kind.Name, users)
	}
	return nil
}
