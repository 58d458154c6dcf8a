package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
)

func (a *API) categoryRoutes() []route {
	return []route{
		{"GET", "/v1/categories", read(a.listCategories)},
		{"POST", "/v1/categories", write(a.createCategory)},
		{"GET", "/v1/categories/{categoryId}", read(a.getCategory)},
		{"PUT", "/v1/categories/{categoryId}", write(a.updateCategory)},
		{"DELETE", "/v1/categories/{categoryId}", remove(a.deleteCategory)},
	}
}

// listCategories answers all categories. The list has no pages.
func (a *API) listCategories(ctx context.Context, r *request) (list wire.List[wire.Category], err error) {
	page, err := r.Project.Catalog.ListCategories(ctx, storage.Query{Order: []storage.Order{{Field: "created_at", Desc: true}}})
	if err != nil {
		return list, err
	}
	return unpagedList(shapesOf(page.Items, wire.NewCategory)), nil
}

func (a *API) createCategory(ctx context.Context, r *request, in wire.CategoryBody) (wire.Category, error) {
	n, err := in.Domain()
	if err != nil {
		return wire.Category{}, err
	}
	c, err := r.Project.Catalog.CreateCategory(ctx, n)
	return wire.NewCategory(c), err
}

func (a *API) getCategory(ctx context.Context, r *request) (wire.Category, error) {
	c, err := r.Project.Catalog.Category(ctx, r.Path("categoryId"))
	return wire.NewCategory(c), err
}

func (a *API) updateCategory(ctx context.Context, r *request, in wire.CategoryBody) (wire.Category, error) {
	u, err := in.Change()
	if err != nil {
		return wire.Category{}, err
	}
	u.From = r.from
	c, err := r.Project.Catalog.UpdateCategory(ctx, r.Path("categoryId"), u)
	return wire.NewCategory(c), err
}

func (a *API) deleteCategory(ctx context.Context, r *request) error {
	unlist, err := r.Flag("remove_from_stacking_rules")
	if err != nil {
		return err
	}
	return r.Project.Catalog.DeleteCategory(ctx, r.Path("categoryId"), unlist)
}
