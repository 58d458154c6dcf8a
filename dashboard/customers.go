package dashboard

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// shopRoutes are the lists of what the shop has told: customers, orders, the catalog, and who got which code.
func (d *Dashboard) shopRoutes() []route {
	return slices.Concat(customerList.routes(), orderList.routes(), []route{
		{method: "GET", path: "customers", act: actRead, lagging: true, handle: d.customers},
		{method: "GET", path: "customers/new", act: actBuild, handle: d.showNewCustomer},
		{method: "POST", path: "customers", act: actBuild, handle: d.newCustomer},
		{method: "GET", path: "orders", act: actRead, lagging: true, handle: d.orders},
		{method: "GET", path: "orders/{orderId}", act: actRead, handle: d.order},
		{method: "POST", path: "orders/{orderId}", act: actBuild, handle: d.saveOrder},
		{method: "GET", path: "publications", act: actRead, lagging: true, handle: d.publications},
	})
}

func (d *Dashboard) customers(ctx context.Context, v *visit) (answer, error) {
	_, q, err := v.list("customers", "", nil)
	if err != nil {
		return answer{}, err
	}
	view := tableView{Title: v.say("customers.title"), Empty: empty{"user", v.say("customers.none"), v.say("customers.none.why")},
		Links: []buttonLink{{"megaphone", v.say("publications.title"), v.path("publications")}}}
	if v.may(actBuild) {
		view.Links = append(view.Links, buttonLink{"plus", v.say("customers.new"), v.path("customers", "new")}, buttonLink{"upload", v.say("import.title"), v.path("imports")})
	}
	if v.may(actExport) {
		view.Links = append(view.Links, buttonLink{"download", v.say("exports.title"), v.path("exports")})
	}
	view.Bulk = customerList.form(v)
	view.Columns = v.columns("customer", "email", "source-id", "since", "#orders", "#value")
	page, err := v.Project.Customers.List(ctx, q)
	if err != nil {
		return answer{}, err
	}
	clock := v.clock()
	fillRows(v, &view, page, func(c *customer.Customer) []cell {
		row := []cell{{Text: customerName(c), Href: v.path("customers", c.ID)}, {Text: c.Email}, {Text: c.SourceID, Code: true}, {When: clock.moment(c.CreatedAt)}, {}, {}}
		if n := c.Summary.OrdersCount; n > 0 {
			row[4].Text, row[5].Text = v.number(n), v.money(c.Summary.OrdersAmount)
		}
		return row
	}, func(c *customer.Customer) (time.Time, string) { return c.CreatedAt, c.ID })
	return show("table", view.Title, view), nil
}

func (v *visit) newCustomerView() recordView {
	return recordView{Title: v.say("customers.new"), Edit: &recordForm{
		Title: v.say("customers.new"), Submit: v.say("record.create"), actForm: v.actForm("customers"), Back: v.path("customers"), form: form{Fields: []field{
			v.input("name", "text", ""), v.input("email", "email", ""), v.input("phone", "tel", ""), v.input("source_id", "text", ""), v.metadataInput(nil),
		}},
	}}
}

func (d *Dashboard) showNewCustomer(_ context.Context, v *visit) (answer, error) {
	return show("record", v.say("customers.new"), v.newCustomerView()), nil
}

func (d *Dashboard) newCustomer(ctx context.Context, v *visit) (answer, error) {
	made := ""
	out, err := v.makeCustomer(ctx, &made)
	if err != nil {
		return v.refuseRecord(v.newCustomerView(), err)
	}
	if out.to = v.path("customers"); made != "" {
		out.to = v.path("customers", made)
	}
	out.to += "?done=created"
	return out, nil
}

// makeCustomer makes the customer of a form. A source id that another customer has is refused: an upsert would change that one.
func (v *visit) makeCustomer(ctx context.Context, made *string) (out answer, err error) {
	r := customer.Request{SourceID: strings.TrimSpace(v.PostFormValue("source_id"))}
	if err := storage.CheckText("source_id", r.SourceID); err != nil {
		return out, err
	}
	if r.Name, err = v.textChange("name", ""); err != nil {
		return out, err
	}
	if r.Email, err = v.textChange("email", ""); err != nil {
		return out, err
	}
	if r.Phone, err = v.textChange("phone", ""); err != nil {
		return out, err
	}
	if r.Metadata, err = v.sentMetadata(nil); err != nil {
		return out, err
	}
	c := audit.Change{Act: "customer.created", Object: audit.Object{Type: customer.Kind.Name, Name: cmp.Or(r.Name.Or(""), r.Email.Or(""), r.SourceID)}}
	return v.change(ctx, c, "", func(ctx context.Context) (any, error) {
		if r.SourceID != "" {
			if _, err := v.Project.Customers.Customer(ctx, r.SourceID); !fault.IsNotFound(err) {
				return nil, cmp.Or(err, error(fault.Payload("source_id", "must NOT be that of another customer")))
			}
		}
		is, err := v.Project.Customers.Upsert(ctx, r)
		*made = is.ID
		return is, err
	})
}

// customerNames are the names of customers by id, with one read. A customer who was deleted has none.
func (v *visit) customerNames(ctx context.Context, ids []string) (map[string]string, error) {
	names := map[string]string{}
	if len(ids) == 0 {
		return names, nil
	}
	page, err := v.Project.Customers.List(ctx, storage.Query{Filter: storage.In("id", ids)})
	for i := range page.Items {
		names[page.Items[i].ID] = customerName(&page.Items[i])
	}
	return names, err
}

// customerCell names a customer, and leads to their page while there is one.
func (v *visit) customerCell(id string, names map[string]string) cell {
	if name, there := names[id]; there {
		return cell{Text: name, Href: v.path("customers", id)}
	}
	return cell{Text: id}
}
