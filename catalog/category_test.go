package catalog_test

import (
	"context"
	"testing"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
)

func TestCategories(t *testing.T) {
	s, ctx := newShop(t), t.Context()
	made := must[catalog.Category](t)(s.CreateCategory(ctx, catalog.NewCategory{Name: "Summer", Hierarchy: 2}))
	same(t, catalog.Category{ID: "cat_1", Name: "Summer", Hierarchy: 2, CreatedAt: at(1)}, made)
	changed := must[catalog.Category](t)(s.UpdateCategory(ctx, "cat_1", catalog.CategoryUpdate{Hierarchy: patch.Set[int64](0)}))
	same(t, catalog.Category{ID: "cat_1", Name: "Summer", CreatedAt: at(1), UpdatedAt: at(2)}, changed)

	_, err := s.CreateCategory(ctx, catalog.NewCategory{Name: "Summer"})
	refused(t, err, "duplicate_found", "Duplicated category exists with name Summer")
	_, err = s.UpdateCategory(ctx, "cat_1", catalog.CategoryUpdate{Hierarchy: patch.Set[int64](-1)})
	refused(t, err, "invalid_payload", "Property .hierarchy must be >= 0 and <= 1000000000 (actual value is '-1')")
	_, err = s.UpdateCategory(ctx, "cat_1", catalog.CategoryUpdate{Hierarchy: patch.Set[int64](catalog.MaxHierarchy + 1)})
	refused(t, err, "invalid_payload", "Property .hierarchy must be >= 0 and <= 1000000000 (actual value is '1000000001')")
	_, err = s.UpdateCategory(ctx, "cat_1", catalog.CategoryUpdate{Name: patch.Clear[string]()})
	refused(t, err, "invalid_payload", "Payload must have required property 'name'")
	same(t, []catalog.Category{changed}, everything(t, s.store.Categories()))
}

func TestCategoryIsFoundByIDOrName(t *testing.T) {
	s, ctx := newShop(t), t.Context()
	made := must[catalog.Category](t)(s.CreateCategory(ctx, catalog.NewCategory{Name: "Summer"}))
	same(t, made, must[catalog.Category](t)(s.ResolveCategory(ctx, "cat_1", "")))
	same(t, made, must[catalog.Category](t)(s.ResolveCategory(ctx, "", "Summer")))
	same(t, catalog.Category{}, must[catalog.Category](t)(s.ResolveCategory(ctx, "", "")))
	_, err := s.ResolveCategory(ctx, "", "Winter")
	refused(t, err, "not_found", "Cannot find category with id Winter")
}

func TestDeleteCategoryInUseNeedsUnlist(t *testing.T) {
	s, ctx := newGuardedShop(t, catalog.Guards{Category: func(_ context.Context, _ catalog.Store, id string, unlist bool) error {
		if unlist {
			return nil
		}
		return fault.InUse("category", id, "stacking_rules", []string{"stc_1"})
	}}), t.Context()
	made := must[catalog.Category](t)(s.CreateCategory(ctx, catalog.NewCategory{Name: "Summer"}))
	refused(t, s.DeleteCategory(ctx, "cat_1", false), "resource_in_use",
		"Resource category with id cat_1 is in use by stacking_ruless with ids [stc_1]")
	same(t, []catalog.Category{made}, everything(t, s.store.Categories()))
	if err := s.DeleteCategory(ctx, "cat_1", true); err != nil {
		t.Fatal(err)
	}
	same(t, []catalog.Category(nil), everything(t, s.store.Categories()))
}
