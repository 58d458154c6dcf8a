package httpapi

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// categoryID finds the category in a body by id or, without an id, by name. It fails with fault.NotFound.
func categoryID(ctx context.Context, r *request, in wire.CategoryInput) (patch.Field[string], error) {
	id, name := in.ID.Or(""), in.Name.Or("")
	if id == "" && name == "" {
		if in.ID.Kept() && in.Name.Kept() {
			return patch.Field[string]{}, nil
		}
		return patch.Clear[string](), nil
	}
	c, err := r.Project.Catalog.ResolveCategory(ctx, id, name)
	return patch.Set(c.ID), err
}

// categoriesByID reads categories for an answer. A deleted category is absent.
func categoriesByID(ctx context.Context, r *request, ids ...string) (map[string]catalog.Category, error) {
	ids = distinct(ids)
	if len(ids) == 0 {
		return nil, nil
	}
	page, err := r.Project.Catalog.ListCategories(ctx, storage.Query{Filter: storage.In("id", ids)})
	byID := make(map[string]catalog.Category, len(page.Items))
	for _, c := range page.Items {
		byID[c.ID] = c
	}
	return byID, err
}

// assignmentsByRelated reads the rule assignments of objects for an answer, oldest first.
func assignmentsByRelated(ctx context.Context, r *request, ids ...string) (map[string][]rule.Assignment, error) {
	ids = distinct(ids)
	if len(ids) == 0 {
		return nil, nil
	}
	page, err := r.Project.Rules.ListAssignments(ctx, storage.Query{
		Filter: storage.In("related_object_id", ids),
		Order:  []storage.Order{{Field: "created_at"}},
	})
	of := make(map[string][]rule.Assignment, len(ids))
	for _, a := range page.Items {
		of[a.RelatedObjectID] = append(of[a.RelatedObjectID], a)
	}
	return of, err
}

// byID reads the objects that records refer to, each once.
func byID[T, R any](ctx context.Context, list func(context.Context, storage.Query) (storage.Page[T], error), records []R, refers func(R) string, id func(T) string) (map[string]T, error) {
	var ids []string
	for _, rec := range records {
		ids = append(ids, refers(rec))
	}
	if ids = distinct(ids); len(ids) == 0 {
		return nil, nil
	}
	page, err := list(ctx, storage.Query{Filter: storage.In("id", ids)})
	found := make(map[string]T, len(page.Items))
	for _, item := range page.Items {
		found[id(item)] = item
	}
	return found, err
}

// distinct returns the ids that are not empty, each once.
func distinct(ids []string) []string {
	ids = slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return id == "" })
	slices.Sort(ids)
	return slices.Compact(ids)
}
