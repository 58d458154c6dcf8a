package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/patch"
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
