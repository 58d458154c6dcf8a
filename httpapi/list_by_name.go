package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/storage"
)

// nameConditions turns conditions on names into conditions on ids, because resources refer to each other by id. The hook of
// a field cannot fail, so its error is kept until the list is loaded.
type nameConditions struct {
	ctx context.Context
	r   *request
	err error
}

// categories filters by the names of categories.
func (n *nameConditions) categories() listing.Field {
	return byName(n, "categories", "category_id", n.r.Project.Catalog.ListCategories, func(c catalog.Category) string { return c.ID })
}

// byName returns a field that filters by the name of another resource, of which only the id is stored.
func byName[T any](n *nameConditions, field, idField string, list func(context.Context, storage.Query) (storage.Page[T], error), id func(T) string) listing.Field {
	return listing.Text(field).In(idField).Through(func(c storage.Condition) storage.Filter {
		lookup, ids, hasName := idCondition(c, idField)
		if !hasName {
			return storage.Filter{Where: &ids}
		}
		page, err := list(n.ctx, storage.Query{Filter: storage.Filter{Where: &lookup}})
		n.keep(err)
		for _, found := range page.Items {
			ids.Values = append(ids.Values, id(found))
		}
		return storage.Filter{Where: &ids}
	})
}

func (n *nameConditions) keep(err error) {
	if n.err == nil {
		n.err = err
	}
}

// idCondition splits a condition on a name: lookup finds the resources with such a name, and ids is the condition on their ids,
// without values. A negative condition looks for the resources that it excludes. hasName is false for conditions without a
// name.
func idCondition(c storage.Condition, idField string) (lookup, ids storage.Condition, hasName bool) {
	lookup, ids = c, storage.Condition{Field: idField, Op: storage.OpIs}
	lookup.Field = "name"
	switch c.Op {
	case storage.OpHasValue, storage.OpIsUnknown:
		ids.Op = c.Op
		return lookup, ids, false
	case storage.OpIsNot:
		lookup.Op, ids.Op = storage.OpIs, storage.OpIsNot
	case storage.OpNotContain:
		lookup.Op, ids.Op = storage.OpContains, storage.OpIsNot
	}
	return lookup, ids, true
}

// idOr returns the condition on the id that was found or, when err says that nothing was found, on the value itself, which
// no row has.
func idOr(field, id, value string, err error) (storage.Filter, error) {
	switch {
	case fault.IsNotFound(err):
		return storage.Is(field, value), nil
	case err != nil:
		return storage.Filter{}, err
	}
	return storage.Is(field, id), nil
}
