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
		ask, of, asked := idCondition(c, idField)
		if !asked {
			return storage.Filter{Where: &of}
		}
		page, err := list(n.ctx, storage.Query{Filter: storage.Filter{Where: &ask}})
		n.keep(err)
		for _, found := range page.Items {
			of.Values = append(of.Values, id(found))
		}
		return storage.Filter{Where: &of}
	})
}

func (n *nameConditions) keep(err error) {
	if n.err == nil {
		n.err = err
	}
}

// idCondition splits a condition on a name: ask finds the resources with such a name, and of is the condition on their ids,
// without values. A negative condition looks for the resources that it excludes. asked is false for conditions without a
// name.
func idCondition(c storage.Condition, idField string) (ask, of storage.Condition, asked bool) {
	ask, of = c, storage.Condition{Field: idField, Op: storage.OpIs}
	ask.Field = "name"
	switch c.Op {
	case storage.OpHasValue, storage.OpIsUnknown:
		of.Op = c.Op
		return ask, of, false
	case storage.OpIsNot:
		ask.Op, of.Op = storage.OpIs, storage.OpIsNot
	case storage.OpNotContain:
		ask.Op, of.Op = storage.OpContains, storage.OpIsNot
	}
	return ask, of, true
}

// isOr returns the condition on the id that was found or, when err says that nothing was found, on the value itself, which
// no row has.
func isOr(field, id, value string, err error) (storage.Filter, error) {
	switch {
	case fault.IsNotFound(err):
		return storage.Is(field, value), nil
	case err != nil:
		return storage.Filter{}, err
	}
	return storage.Is(field, id), nil
}
