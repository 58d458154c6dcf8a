package published

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// Categories reads categories for an answer. A deleted category is absent.
func (s *Shapes) Categories(ctx context.Context, ids ...string) (map[string]catalog.Category, error) {
	ids = Distinct(ids)
	if len(ids) == 0 {
		return nil, nil
	}
	page, err := s.engines.Catalog.ListCategories(ctx, storage.Query{Filter: storage.In("id", ids)})
	byID := make(map[string]catalog.Category, len(page.Items))
	for _, c := range page.Items {
		byID[c.ID] = c
	}
	return byID, err
}

// Assignments reads the rule assignments of objects for an answer, oldest first.
func (s *Shapes) Assignments(ctx context.Context, ids ...string) (map[string][]rule.Assignment, error) {
	ids = Distinct(ids)
	if len(ids) == 0 {
		return nil, nil
	}
	page, err := s.engines.Rules.ListAssignments(ctx, storage.Query{
		Filter: storage.In("related_object_id", ids),
		Order:  []storage.Order{{Field: "created_at"}},
	})
	of := make(map[string][]rule.Assignment, len(ids))
	for _, a := range page.Items {
		of[a.RelatedObjectID] = append(of[a.RelatedObjectID], a)
	}
	return of, err
}

// ByID reads the objects that records refer to, each once.
func ByID[T, R any](ctx context.Context, list func(context.Context, storage.Query) (storage.Page[T], error), records []R, refers func(R) string, id func(T) string) (map[string]T, error) {
	var ids []string
	for _, rec := range records {
		ids = append(ids, refers(rec))
	}
	if ids = Distinct(ids); len(ids) == 0 {
		return nil, nil
	}
	page, err := list(ctx, storage.Query{Filter: storage.In("id", ids)})
	found := make(map[string]T, len(page.Items))
	for _, item := range page.Items {
		found[id(item)] = item
	}
	return found, err
}

// Distinct returns the ids that are not empty, each once.
func Distinct(ids []string) []string {
	ids = slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return id == "" })
	slices.Sort(ids)
	return slices.Compact(ids)
}
