package dashboard

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// catalogRoutes are the pages of the catalog.
func (d *Dashboard) catalogRoutes() []route {
	return slices.Concat(productList.routes(), skuList.routes(), []route{
		{method: "GET", path: "catalog/products", act: actRead, lagging: true, handle: d.products},
		{method: "GET", path: "catalog/products/new", act: actBuild, handle: d.showNewProduct},
		{method: "POST", path: "catalog/products", act: actBuild, handle: d.newProduct},
		{method: "GET", path: "catalog/products/{productId}", act: actRead, handle: d.product},
		{method: "POST", path: "catalog/products/{productId}", act: actBuild, handle: d.saveProduct},
		{method: "POST", path: "catalog/products/{productId}/delete", act: actBuild, handle: d.deleteProduct},
		{method: "GET", path: "catalog/products/{productId}/skus/new", act: actBuild, handle: d.showNewSKU},
		{method: "POST", path: "catalog/products/{productId}/skus", act: actBuild, handle: d.newSKU},
		{method: "GET", path: "catalog/skus/{skuId}", act: actRead, handle: d.sku},
		{method: "POST", path: "catalog/skus/{skuId}", act: actBuild, handle: d.saveSKU},
		{method: "POST", path: "catalog/skus/{skuId}/delete", act: actBuild, handle: d.deleteSKU},
		{method: "GET", path: "catalog/collections", act: actRead, handle: d.collections},
		{method: "GET", path: "catalog/collections/new", act: actBuild, handle: d.showNewCollection},
		{method: "POST", path: "catalog/collections", act: actBuild, handle: d.newCollection},
		{method: "GET", path: "catalog/collections/{collectionId}", act: actRead, handle: d.collection},
		{method: "POST", path: "catalog/collections/{collectionId}", act: actBuild, handle: d.saveCollection},
		{method: "POST", path: "catalog/collections/{collectionId}/delete", act: actBuild, handle: d.deleteCollection},
		{method: "GET", path: "catalog/categories", act: actRead, handle: d.categories},
		{method: "GET", path: "catalog/categories/new", act: actBuild, handle: d.showNewCategory},
		{method: "POST", path: "catalog/categories", act: actBuild, handle: d.newCategory},
		{method: "GET", path: "catalog/categories/{categoryId}", act: actRead, handle: d.category},
		{method: "POST", path: "catalog/categories/{categoryId}", act: actBuild, handle: d.saveCategory},
		{method: "POST", path: "catalog/categories/{categoryId}/delete", act: actBuild, handle: d.deleteCategory},
	})
}

// catalogLinks lead from one list of the catalog to the others.
func (v *visit) catalogLinks() (links []filterLink) {
	for _, page := range []string{"products", "collections", "categories"} {
		href := v.path("catalog", page)
		links = append(links, filterLink{v.say("catalog." + page), href, v.URL.EscapedPath() == href})
	}
	return links
}

// catalogList is a list of the catalog with what leads on from it.
func (v *visit) catalogList(page string) tableView {
	view := tableView{Title: v.say("catalog.title"), Pages: v.catalogLinks(), Empty: empty{"package", v.say("catalog." + page + ".none"), v.say("catalog." + page + ".none.why")}}
	if v.may(actBuild) {
		view.Links = []buttonLink{{"plus", v.say("catalog." + page + ".new"), v.path("catalog", page, "new")}}
	}
	if page == "products" && v.may(actBuild) {
		view.Links = append(view.Links, buttonLink{"upload", v.say("import.title"), v.path("imports")}, buttonLink{"download", v.say("exports.title"), v.path("exports")})
	}
	return view
}

func (d *Dashboard) products(ctx context.Context, v *visit) (answer, error) {
	_, q, err := v.list("products", "", nil)
	if err != nil {
		return answer{}, err
	}
	view := v.catalogList("products")
	view.Bulk = productList.form(v)
	view.Columns = v.columns("name", "source-id", "#price", "attributes", "changed")
	page, err := v.Project.Catalog.ListProducts(ctx, q)
	if err != nil {
		return answer{}, err
	}
	clock := v.clock()
	fillRows(v, &view, page, func(p *catalog.Product) []cell {
		return []cell{
			{Text: cmp.Or(p.Name, p.SourceID, p.ID), Href: v.path("catalog", "products", p.ID)}, {Text: p.SourceID, Code: true}, {Text: v.price(p.Price)},
			{Text: strings.Join(p.Attributes, ", ")}, {When: clock.moment(later(p.CreatedAt, p.UpdatedAt))},
		}
	}, func(p *catalog.Product) (time.Time, string) { return p.CreatedAt, p.ID })
	return show("table", view.Title, view), nil
}

func later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}

// productFields are the form of a product. The source id is fixed once it is set.
func (v *visit) productFields(p catalog.Product) []field {
	fields := []field{v.input("name", "text", p.Name)}
	if p.SourceID == "" {
		fields = append(fields, v.input("source_id", "text", ""))
	}
	attributes := v.input("attributes", "textarea", strings.Join(p.Attributes, "\n"))
	attributes.Rows = 2
	return append(fields, v.input("price", "text", priceText(p.Price)), attributes, v.input("image_url", "url", p.ImageURL), v.metadataInput(p.Metadata))
}

// sentProduct is the change that a form asks for.
func (v *visit) sentProduct(p catalog.Product) (r catalog.ProductRequest, err error) {
	if r.ID = p.ID; p.SourceID == "" {
		r.SourceID = strings.TrimSpace(v.PostFormValue("source_id"))
	}
	if r.Name, err = v.textChange("name", p.Name); err != nil {
		return r, err
	}
	if r.Price, err = v.priceChange(p.Price); err != nil {
		return r, err
	}
	if r.ImageURL, err = v.textChange("image_url", p.ImageURL); err != nil {
		return r, err
	}
	attributes, err := linesOf("attributes", v.PostFormValue("attributes"))
	if err != nil {
		return r, err
	}
	if !slices.Equal(attributes, p.Attributes) {
		r.Attributes = patch.Set(attributes)
	}
	r.Metadata, err = v.sentMetadata(p.Metadata)
	return r, err
}

func (v *visit) newProductView() recordView {
	return recordView{Pages: v.catalogLinks(), Title: v.say("catalog.products.new"), Edit: &recordForm{
		Title: v.say("catalog.products.new"), Submit: v.say("record.create"), actForm: v.actForm("catalog", "products"), Back: v.path("catalog", "products"),
		form: form{Fields: v.productFields(catalog.Product{})},
	}}
}

func (d *Dashboard) showNewProduct(_ context.Context, v *visit) (answer, error) {
	return show("record", v.say("catalog.products.new"), v.newProductView()), nil
}

func (d *Dashboard) newProduct(ctx context.Context, v *visit) (answer, error) {
	r, err := v.sentProduct(catalog.Product{})
	if err == nil && r.Name.Or("") == "" {
		err = fault.PayloadMissing("name")
	}
	made := ""
	var out answer
	if err == nil {
		c := audit.Change{Act: "product.created", Object: audit.Object{Type: catalog.ProductKind.Name, Name: cmp.Or(r.Name.Or(""), r.SourceID)}}
		out, err = v.change(ctx, c, "", func(ctx context.Context) (any, error) {
			if r.SourceID != "" {
				if _, err := v.Project.Catalog.Product(ctx, r.SourceID); !fault.IsNotFound(err) {
					return nil, cmp.Or(err, error(fault.Payload("source_id", "must NOT be that of another product")))
				}
			}
			is, err := v.Project.Catalog.UpsertProduct(ctx, r)
			made = is.ID
			return is, err
		})
	}
	if err != nil {
		return v.refuseRecord(v.newProductView(), err)
	}
	return v.createdAt(out, made, "catalog", "products"), nil
}

// createdAt leads to the page of a record that was made, or to its list when the form was sent twice.
func (v *visit) createdAt(out answer, id string, list ...string) answer {
	if id != "" {
		list = append(list, id)
	}
	out.to = v.path(list...) + "?done=created"
	return out
}

// productOf is the product in the address, which has an id and no other name.
func (v *visit) productOf(ctx context.Context) (catalog.Product, error) {
	p, err := v.Project.Catalog.Product(ctx, v.PathValue("productId"))
	if err == nil && p.ID != v.PathValue("productId") {
		err = errNowhere
	}
	return p, err
}

func (d *Dashboard) product(ctx context.Context, v *visit) (answer, error) {
	p, err := v.productOf(ctx)
	if err != nil {
		return answer{}, err
	}
	view, err := v.productView(ctx, &p)
	return show("record", view.Title, view), err
}

// maxSKUs is how many SKUs a page of a product lists.
const maxSKUs = 100

func (v *visit) productView(ctx context.Context, p *catalog.Product) (view recordView, err error) {
	view.Pages, view.Title = v.catalogLinks(), cmp.Or(p.Name, p.SourceID, p.ID)
	view.fact(v.say("record.source_id"), p.SourceID, "")
	view.fact(v.say("record.price"), v.price(p.Price), "")
	view.fact(v.say("record.made"), v.clock().moment(p.CreatedAt).Exact, "")
	page, err := v.Project.Catalog.ListSKUs(ctx, p.ID, storage.Query{Order: latestFirst, Limit: maxSKUs})
	if err != nil {
		return view, err
	}
	skus := recordSection{ID: "skus", Title: v.say("catalog.skus"), None: v.say("catalog.skus.none"), table: table{Columns: v.columns("name", "source-id", "#price", "attributes")}}
	if skus.Bulk = skuList.form(v); skus.Bulk != nil {
		skus.Bulk.Fields = []field{{Type: "hidden", Name: "product", Value: p.ID}}
	}
	for i := range page.Items {
		s := &page.Items[i]
		if skus.Bulk != nil {
			skus.IDs = append(skus.IDs, s.ID)
		}
		skus.Rows = append(skus.Rows, []cell{
			{Text: cmp.Or(s.Name, s.SourceID, s.ID), Href: v.path("catalog", "skus", s.ID)}, {Text: s.SourceID, Code: true}, {Text: v.price(s.Price)}, {Text: metadataText(s.Attributes)},
		})
	}
	if page.HasMore {
		skus.More = v.say("catalog.skus.more", maxSKUs)
	}
	view.Sections = append(view.Sections, skus)
	if v.may(actBuild) {
		view.Links = []buttonLink{{"plus", v.say("catalog.skus.new"), v.path("catalog", "products", p.ID, "skus", "new")}}
		view.Edit = &recordForm{Title: v.say("record.change"), Submit: v.say("settings.save"), actForm: v.actForm("catalog", "products", p.ID), From: fromOf(p.UpdatedAt), form: form{Fields: v.productFields(*p)}}
		if p.ID != catalog.ShippingID {
			view.Delete = v.deleteForm("trash", view.Title, "catalog", "products", p.ID, "delete")
		}
	} else {
		view.fact(v.say("metadata"), metadataText(p.Metadata), "")
	}
	view.Activity, err = v.activity(ctx, p.ID)
	return view, err
}

// deleteForm asks before something is deleted; kind says what comes of it: into the trash, or for good.
func (v *visit) deleteForm(kind, name string, action ...string) *deleteForm {
	return &deleteForm{Title: v.say("record.delete.title", name), Text: v.say("record.delete." + kind), Submit: v.say("record.delete"), actForm: v.actForm(action...)}
}

func (d *Dashboard) saveProduct(ctx context.Context, v *visit) (answer, error) {
	p, err := v.productOf(ctx)
	if err != nil {
		return answer{}, err
	}
	r, err := v.sentProduct(p)
	if err == nil {
		r.From, err = v.sentFrom()
	}
	if err == nil {
		c := audit.Change{Act: "product.updated", Object: audit.Object{Type: catalog.ProductKind.Name, ID: p.ID, Name: p.Name}, Before: p}
		out, failed := v.change(ctx, c, v.path("catalog", "products", p.ID)+"?done=saved", func(ctx context.Context) (any, error) { return v.Project.Catalog.UpsertProduct(ctx, r) })
		if err = failed; err == nil {
			return out, nil
		}
	}
	return refuseChanged(ctx, v, v.productOf, v.productView, err)
}

func (d *Dashboard) deleteProduct(ctx context.Context, v *visit) (answer, error) {
	p, err := v.productOf(ctx)
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "product.deleted", Object: audit.Object{Type: catalog.ProductKind.Name, ID: p.ID, Name: p.Name}, Before: p}
	return v.change(ctx, c, v.path("catalog", "products")+"?done=deleted", func(ctx context.Context) (any, error) {
		return nil, v.Project.Catalog.DeleteProduct(ctx, p.ID, false)
	})
}

// skuFields are the form of an SKU: a value for each attribute of its product.
func (v *visit) skuFields(s catalog.SKU) []field {
	fields := []field{v.input("sku", "text", s.Name)}
	if s.SourceID == "" {
		fields = append(fields, v.input("source_id", "text", ""))
	}
	attributes := v.input("values", "textarea", metadataText(s.Attributes))
	attributes.Rows = 2
	return append(fields, v.input("price", "text", priceText(s.Price)), v.input("currency", "text", s.Currency), attributes, v.input("image_url", "url", s.ImageURL), v.metadataInput(s.Metadata))
}

func (v *visit) sentSKU(s catalog.SKU) (r catalog.SKURequest, err error) {
	if r.ID = s.ID; s.SourceID == "" {
		r.SourceID = strings.TrimSpace(v.PostFormValue("source_id"))
	}
	if r.Name, err = v.textChange("sku", s.Name); err != nil {
		return r, err
	}
	if r.Price, err = v.priceChange(s.Price); err != nil {
		return r, err
	}
	if r.Currency, err = v.textChange("currency", s.Currency); err != nil {
		return r, err
	}
	if r.ImageURL, err = v.textChange("image_url", s.ImageURL); err != nil {
		return r, err
	}
	values, err := readMetadata("values", v.PostFormValue("values"))
	if err != nil {
		return r, err
	}
	if metadataText(values) != metadataText(s.Attributes) {
		r.Attributes = patch.Set(values)
	}
	r.Metadata, err = v.sentMetadata(s.Metadata)
	return r, err
}

func (v *visit) newSKUView(p *catalog.Product) recordView {
	return recordView{Pages: v.catalogLinks(), Title: v.say("catalog.skus.new-of", cmp.Or(p.Name, p.SourceID, p.ID)), Edit: &recordForm{
		Title: v.say("catalog.skus.new"), Submit: v.say("record.create"), actForm: v.actForm("catalog", "products", p.ID, "skus"), Back: v.path("catalog", "products", p.ID),
		form: form{Fields: v.skuFields(catalog.SKU{})},
	}}
}

func (d *Dashboard) showNewSKU(ctx context.Context, v *visit) (answer, error) {
	p, err := v.productOf(ctx)
	view := v.newSKUView(&p)
	return show("record", view.Title, view), err
}

func (d *Dashboard) newSKU(ctx context.Context, v *visit) (answer, error) {
	p, err := v.productOf(ctx)
	if err != nil {
		return answer{}, err
	}
	r, err := v.sentSKU(catalog.SKU{})
	if err == nil && r.Name.Or("") == "" {
		err = fault.PayloadMissing("sku")
	}
	made := ""
	var out answer
	if err == nil {
		c := audit.Change{Act: "sku.created", Object: audit.Object{Type: catalog.SKUKind.Name, Name: cmp.Or(r.Name.Or(""), r.SourceID)}}
		out, err = v.change(ctx, c, "", func(ctx context.Context) (any, error) {
			if r.SourceID != "" {
				if _, err := v.Project.Catalog.SKU(ctx, r.SourceID); !fault.IsNotFound(err) {
					return nil, cmp.Or(err, error(fault.Payload("source_id", "must NOT be that of another SKU")))
				}
			}
			is, err := v.Project.Catalog.UpsertSKU(ctx, p.ID, r)
			made = is.ID
			return is, err
		})
	}
	if err != nil {
		return v.refuseRecord(v.newSKUView(&p), err)
	}
	if made == "" {
		return v.createdAt(out, p.ID, "catalog", "products"), nil
	}
	return v.createdAt(out, made, "catalog", "skus"), nil
}

// skuOf is the SKU in the address.
func (v *visit) skuOf(ctx context.Context) (catalog.SKU, error) {
	s, err := v.Project.Catalog.SKU(ctx, v.PathValue("skuId"))
	if err == nil && s.ID != v.PathValue("skuId") {
		err = errNowhere
	}
	return s, err
}

func (d *Dashboard) sku(ctx context.Context, v *visit) (answer, error) {
	s, err := v.skuOf(ctx)
	if err != nil {
		return answer{}, err
	}
	view, err := v.skuView(ctx, &s)
	return show("record", view.Title, view), err
}

func (v *visit) skuView(ctx context.Context, s *catalog.SKU) (view recordView, err error) {
	p, err := v.Project.Catalog.Product(ctx, s.ProductID)
	if err != nil {
		return view, err
	}
	view.Pages, view.Title = v.catalogLinks(), cmp.Or(s.Name, s.SourceID, s.ID)
	view.fact(v.say("catalog.product"), cmp.Or(p.Name, p.SourceID, p.ID), v.path("catalog", "products", p.ID))
	view.fact(v.say("record.source_id"), s.SourceID, "")
	view.fact(v.say("record.price"), v.price(s.Price), "")
	view.fact(v.say("record.made"), v.clock().moment(s.CreatedAt).Exact, "")
	if v.may(actBuild) {
		view.Edit = &recordForm{Title: v.say("record.change"), Submit: v.say("settings.save"), actForm: v.actForm("catalog", "skus", s.ID), From: fromOf(s.UpdatedAt), form: form{Fields: v.skuFields(*s)}}
		view.Delete = v.deleteForm("trash", view.Title, "catalog", "skus", s.ID, "delete")
	} else {
		view.fact(v.say("metadata"), metadataText(s.Metadata), "")
	}
	view.Activity, err = v.activity(ctx, s.ID)
	return view, err
}

func (d *Dashboard) saveSKU(ctx context.Context, v *visit) (answer, error) {
	s, err := v.skuOf(ctx)
	if err != nil {
		return answer{}, err
	}
	r, err := v.sentSKU(s)
	if err == nil {
		r.From, err = v.sentFrom()
	}
	if err == nil {
		c := audit.Change{Act: "sku.updated", Object: audit.Object{Type: catalog.SKUKind.Name, ID: s.ID, Name: s.Name}, Before: s}
		out, failed := v.change(ctx, c, v.path("catalog", "skus", s.ID)+"?done=saved", func(ctx context.Context) (any, error) { return v.Project.Catalog.UpsertSKU(ctx, s.ProductID, r) })
		if err = failed; err == nil {
			return out, nil
		}
	}
	return refuseChanged(ctx, v, v.skuOf, v.skuView, err)
}

func (d *Dashboard) deleteSKU(ctx context.Context, v *visit) (answer, error) {
	s, err := v.skuOf(ctx)
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "sku.deleted", Object: audit.Object{Type: catalog.SKUKind.Name, ID: s.ID, Name: s.Name}, Before: s}
	return v.change(ctx, c, v.path("catalog", "products", s.ProductID)+"?done=deleted", func(ctx context.Context) (any, error) {
		return nil, v.Project.Catalog.DeleteSKU(ctx, s.ProductID, s.ID, false)
	})
}
