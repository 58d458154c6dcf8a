package dashboard

import (
	"cmp"
	"context"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// maxCategories is how many categories are listed.
const maxCategories = 100

// categories lists the categories in the order in which their discounts are processed.
func (d *Dashboard) categories(ctx context.Context, v *visit) (answer, error) {
	view := v.catalogList("categories")
	view.Columns = v.columns("name", "#hierarchy", "changed")
	page, err := v.Project.Catalog.ListCategories(ctx, storage.Query{Order: []storage.Order{{Field: "hierarchy"}}, Limit: maxCategories})
	if err != nil {
		return answer{}, err
	}
	clock := v.clock()
	for _, c := range page.Items {
		view.Rows = append(view.Rows, []cell{
			{Text: cmp.Or(c.Name, c.ID), Href: v.path("catalog", "categories", c.ID)}, {Text: v.number(c.Hierarchy)}, {When: clock.moment(later(c.CreatedAt, c.UpdatedAt))},
		})
	}
	if page.HasMore {
		view.More = v.say("webhooks.more")
	}
	return show("table", view.Title, view), nil
}

// categoryOf is the category in the address.
func (v *visit) categoryOf(ctx context.Context) (catalog.Category, error) {
	return v.Project.Catalog.Category(ctx, v.PathValue("categoryId"))
}

func (v *visit) categoryForm(c catalog.Category, action actForm) *recordForm {
	f := &recordForm{Title: v.say("catalog.categories.new"), Submit: v.say("record.create"), actForm: action, Back: v.path("catalog", "categories"), form: form{Fields: []field{
		v.input("name", "text", c.Name), v.input("hierarchy", "text", strconv.FormatInt(c.Hierarchy, 10)),
	}}}
	f.Fields[0].Required = true
	if c.ID != "" {
		f.Title, f.Submit, f.Back, f.From = v.say("record.change"), v.say("settings.save"), "", fromOf(c.UpdatedAt)
	}
	return f
}

func (v *visit) newCategoryView() recordView {
	return recordView{Pages: v.catalogLinks(), Title: v.say("catalog.categories.new"), Edit: v.categoryForm(catalog.Category{}, v.actForm("catalog", "categories"))}
}

func (d *Dashboard) showNewCategory(_ context.Context, v *visit) (answer, error) {
	return show("record", v.say("catalog.categories.new"), v.newCategoryView()), nil
}

// categoryOfForm is the name and the place that a form has sent.
func (v *visit) categoryOfForm() (n catalog.NewCategory, err error) {
	n.Name = strings.TrimSpace(v.PostFormValue("name"))
	text := strings.TrimSpace(v.PostFormValue("hierarchy"))
	if n.Hierarchy, err = strconv.ParseInt(text, 10, 64); err != nil {
		return n, fault.Payload("hierarchy", "must be a whole number (actual value is '%.60s')", text)
	}
	return n, nil
}

func (d *Dashboard) newCategory(ctx context.Context, v *visit) (answer, error) {
	n, err := v.categoryOfForm()
	made := ""
	var out answer
	if err == nil {
		c := audit.Change{Act: "category.created", Object: audit.Object{Type: catalog.CategoryKind.Name, Name: n.Name}}
		out, err = v.change(ctx, c, "", func(ctx context.Context) (any, error) {
			is, err := v.Project.Catalog.CreateCategory(ctx, n)
			made = is.ID
			return is, err
		})
	}
	if err != nil {
		return v.refuseRecord(v.newCategoryView(), err)
	}
	return v.createdAt(out, made, "catalog", "categories"), nil
}

func (v *visit) categoryView(ctx context.Context, c *catalog.Category) (view recordView, err error) {
	view.Pages, view.Title = v.catalogLinks(), cmp.Or(c.Name, c.ID)
	view.fact(v.say("column.hierarchy"), v.number(c.Hierarchy), "")
	view.fact(v.say("record.made"), v.clock().moment(c.CreatedAt).Exact, "")
	if v.may(actBuild) {
		view.Edit = v.categoryForm(*c, v.actForm("catalog", "categories", c.ID))
		view.Delete = v.deleteForm("category", view.Title, "catalog", "categories", c.ID, "delete")
	}
	view.Activity, err = v.activity(ctx, c.ID)
	return view, err
}

func (d *Dashboard) category(ctx context.Context, v *visit) (answer, error) {
	c, err := v.categoryOf(ctx)
	if err != nil {
		return answer{}, err
	}
	view, err := v.categoryView(ctx, &c)
	return show("record", view.Title, view), err
}

func (d *Dashboard) saveCategory(ctx context.Context, v *visit) (answer, error) {
	is, err := v.categoryOf(ctx)
	if err != nil {
		return answer{}, err
	}
	n, err := v.categoryOfForm()
	from, noFrom := v.sentFrom()
	if err = cmp.Or(err, noFrom); err == nil {
		c := audit.Change{Act: "category.updated", Object: audit.Object{Type: catalog.CategoryKind.Name, ID: is.ID, Name: is.Name}, Before: is}
		out, failed := v.change(ctx, c, v.path("catalog", "categories", is.ID)+"?done=saved", func(ctx context.Context) (any, error) {
			return v.Project.Catalog.UpdateCategory(ctx, is.ID, catalog.CategoryUpdate{From: from, Name: patch.Set(n.Name), Hierarchy: patch.Set(n.Hierarchy)})
		})
		if err = failed; err == nil {
			return out, nil
		}
	}
	return refuseChanged(ctx, v, v.categoryOf, v.categoryView, err)
}

// deleteCategory deletes a category that the stacking rules do not name.
func (d *Dashboard) deleteCategory(ctx context.Context, v *visit) (answer, error) {
	is, err := v.categoryOf(ctx)
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "category.deleted", Object: audit.Object{Type: catalog.CategoryKind.Name, ID: is.ID, Name: is.Name}, Before: is}
	return v.change(ctx, c, v.path("catalog", "categories")+"?done=deleted", func(ctx context.Context) (any, error) {
		return nil, v.Project.Catalog.DeleteCategory(ctx, is.ID, false)
	})
}
