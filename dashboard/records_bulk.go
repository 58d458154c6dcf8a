package dashboard

import (
	"context"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/storage"
)

// recordActs are what can be done with many records of a list.
var recordActs = []string{"metadata", "export"}

// recordList is a list of records whose metadata are set, and which are exported, many at once.
type recordList struct {
	// object is the name of the records in exports and in the audit log, texts begins the keys of their texts, and path is the address of the list.
	object, texts string
	path          []string
	// act is what a role has to allow for the least of recordActs.
	act    act
	filter func(context.Context, *visit) (recordFilter, error)
	total  func(context.Context, *visit, storage.Query) (int, error)
	change func(context.Context, *visit, storage.Filter, metadata.Map) (asyncaction.Action, error)
}

// recordFilter is what narrows a list: for the engine, for a form and in words. back leads to the list, and is empty where its path does.
type recordFilter struct {
	storage storage.Filter
	fields  []field
	which   string
	back    string
}

// needs is what a role has to allow for one of recordActs.
func (l recordList) needs(name string) act {
	if name == "export" {
		return exportAct(l.object, nil)
	}
	return actBuild
}

// form is the form around the list; nil for who may do nothing with many records.
func (l recordList) form(v *visit) *bulkForm {
	return v.bulkForm(recordActs, l.needs, l.texts, nil, append(slices.Clone(l.path), "bulk")...)
}

// routes ask what will happen, and have it done.
func (l recordList) routes() []route {
	at := strings.Join(l.path, "/")
	return []route{{method: "POST", path: at + "/bulk", act: l.act, handle: l.ask}, {method: "POST", path: at + "/bulk/start", act: l.act, handle: l.start}}
}

// all is the list without a filter.
func (l recordList) all(_ context.Context, v *visit) (recordFilter, error) {
	return recordFilter{which: v.say(l.texts + "which.all")}, nil
}

var customerList = recordList{
	object: "customer", texts: "bulk.customers.", path: []string{"customers"}, act: actBuild,
	total: func(ctx context.Context, v *visit, q storage.Query) (int, error) {
		page, err := v.Project.Customers.List(ctx, q)
		return page.Total, err
	},
	change: func(ctx context.Context, v *visit, f storage.Filter, m metadata.Map) (asyncaction.Action, error) {
		return v.Project.Customers.ChangeAll(ctx, f, m)
	},
}

var orderList = recordList{
	object: "order", texts: "bulk.orders.", path: []string{"orders"}, act: actBuild,
	filter: func(_ context.Context, v *visit) (recordFilter, error) {
		status := v.PostFormValue("show")
		if status == "" {
			return recordFilter{which: v.say("bulk.orders.which.all")}, nil
		}
		if !slices.Contains(order.Statuses, order.Status(status)) {
			return recordFilter{}, fault.Payload("show", "must be one of the statuses of orders (actual value is '%.60s')", status)
		}
		return recordFilter{
			storage: storage.Is("status", status), fields: []field{{Name: "show", Value: status}}, which: v.say("bulk.orders.which.status", v.say("orders.show."+status)),
			back: v.path("orders") + "?show=" + status,
		}, nil
	},
	total: func(ctx context.Context, v *visit, q storage.Query) (int, error) {
		page, err := v.Project.Orders.List(ctx, q)
		return page.Total, err
	},
	change: func(ctx context.Context, v *visit, f storage.Filter, m metadata.Map) (asyncaction.Action, error) {
		return v.Project.Orders.ChangeAll(ctx, f, m)
	},
}

var productList = recordList{
	object: "product", texts: "bulk.products.", path: []string{"catalog", "products"}, act: actExportLists,
	total: func(ctx context.Context, v *visit, q storage.Query) (int, error) {
		page, err := v.Project.Catalog.ListProducts(ctx, q)
		return page.Total, err
	},
	change: func(ctx context.Context, v *visit, f storage.Filter, m metadata.Map) (asyncaction.Action, error) {
		return v.Project.Catalog.ChangeProducts(ctx, f, m)
	},
}

// skuList is the list of the SKUs of a product, on its page.
var skuList = recordList{
	object: "sku", texts: "bulk.skus.", path: []string{"catalog", "skus"}, act: actExportLists,
	filter: func(ctx context.Context, v *visit) (recordFilter, error) {
		id := v.PostFormValue("product")
		p, err := v.Project.Catalog.Product(ctx, id)
		return recordFilter{
			storage: storage.Is("product_id", p.ID), fields: []field{{Name: "product", Value: p.ID}}, which: v.say("bulk.skus.which.all"), back: v.path("catalog", "products", p.ID),
		}, err
	},
	total: func(ctx context.Context, v *visit, q storage.Query) (int, error) {
		page, err := v.Project.Catalog.ListSKUs(ctx, v.PostFormValue("product"), q)
		return page.Total, err
	},
	change: func(ctx context.Context, v *visit, f storage.Filter, m metadata.Map) (asyncaction.Action, error) {
		return v.Project.Catalog.ChangeSKUs(ctx, f, m)
	},
}

// sent reads a form: what it asks for, and which records it concerns.
func (l recordList) sent(ctx context.Context, v *visit) (b bulk, f recordFilter, err error) {
	if b, err = v.sentBulk(recordActs, l.needs); err != nil {
		return b, f, err
	}
	read := l.filter
	if read == nil {
		read = l.all
	}
	if f, err = read(ctx, v); err == nil && b.ids != nil {
		f.storage = storage.And(f.storage, storage.In("id", b.ids))
	}
	return b, f, err
}

// ask says what will happen, and to how many records.
func (l recordList) ask(ctx context.Context, v *visit) (answer, error) {
	b, f, err := l.sent(ctx, v)
	if err != nil {
		return answer{}, err
	}
	view, err := l.view(ctx, v, b, f)
	return show("bulk", view.Title, view), err
}

func (l recordList) view(ctx context.Context, v *visit, b bulk, f recordFilter) (bulkView, error) {
	n, err := b.count(f.storage, func(q storage.Query) (int, error) { return l.total(ctx, v, q) })
	if err != nil {
		return bulkView{}, err
	}
	view := v.bulkView(b, l.texts, n, f.fields, f.which)
	view.actForm = v.actForm(append(slices.Clone(l.path), "bulk", "start")...)
	if view.Back = f.back; f.back == "" {
		view.Back = v.path(l.path...)
	}
	if b.act == "export" {
		view.Consequence = v.say("codes.bulk.export.consequence")
	} else {
		view.Consequence = v.say(l.texts + "metadata.consequence")
	}
	return view, nil
}

// start begins the background task that does it, and leads to its progress.
func (l recordList) start(ctx context.Context, v *visit) (answer, error) {
	b, f, err := l.sent(ctx, v)
	if err != nil {
		return answer{}, err
	}
	if b.act == "export" {
		return v.startExportOf(ctx, export.Request{Object: l.object, Filter: f.storage})
	}
	out, err := l.setMetadata(ctx, v, b, f)
	return v.bulkAnswer(b, out, err, func() (bulkView, error) { return l.view(ctx, v, b, f) })
}

func (l recordList) setMetadata(ctx context.Context, v *visit, b bulk, f recordFilter) (answer, error) {
	m, err := v.bulkMetadata()
	if err != nil {
		return answer{}, err
	}
	which := map[string]any{}
	for _, x := range f.fields {
		which[x.Name] = x.Value
	}
	if b.ids != nil {
		which["IDs"] = b.ids
	}
	c := audit.Change{Act: l.texts + "metadata", Object: audit.Object{Type: l.object}}
	return v.task(ctx, c, func(ctx context.Context) (asyncaction.Action, any, error) {
		a, err := l.change(ctx, v, f.storage, m)
		return a, map[string]any{"Task": a.ID, "Which": which, "Metadata": m}, err
	})
}
