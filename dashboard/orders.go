package dashboard

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/plot"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// orderLooks are the statuses of orders in the words of all pages.
var orderLooks = map[order.Status]string{
	order.StatusCreated: "order-created", order.StatusPaid: "order-paid", order.StatusCanceled: "canceled", order.StatusFulfilled: "order-fulfilled",
}

func orderStatus(s order.Status) status { return newStatus(cmp.Or(orderLooks[s], "unknown")) }

func (d *Dashboard) orders(ctx context.Context, v *visit) (answer, error) {
	filters := []listFilter{{"", storage.Filter{}}}
	for _, s := range order.Statuses {
		filters = append(filters, listFilter{string(s), storage.Is("status", string(s))})
	}
	links, q, err := v.list("orders", "orders.show.", filters)
	if err != nil {
		return answer{}, err
	}
	view := tableView{Title: v.say("orders.title"), Filters: links, Empty: empty{"shopping-cart", v.say("orders.none"), v.say("orders.none.why")}}
	if !q.Filter.Empty() {
		view.Empty = v.nothingMatches()
	}
	if v.may(actExport) {
		view.Links = append(view.Links, buttonLink{"download", v.say("exports.title"), v.path("exports")})
	}
	if view.Bulk = orderList.form(v); view.Bulk != nil && !q.Filter.Empty() {
		view.Bulk.Fields = []field{{Type: "hidden", Name: "show", Value: v.URL.Query().Get("show")}}
	}
	view.Columns = v.columns("order", "time", "customer", "state", "#discount", "#amount")
	page, err := v.Project.Orders.List(ctx, q)
	if err != nil {
		return answer{}, err
	}
	var ids []string
	for _, o := range page.Items {
		if v.choice.Shows("customer") && o.CustomerID != "" && !slices.Contains(ids, o.CustomerID) {
			ids = append(ids, o.CustomerID)
		}
	}
	names, err := v.customerNames(ctx, ids)
	if err != nil {
		return answer{}, err
	}
	clock := v.clock()
	fillRows(v, &view, page, func(o *order.Order) []cell {
		row := []cell{
			v.orderCell(o), {When: clock.moment(o.CreatedAt)}, v.customerCell(o.CustomerID, names), {Status: orderStatus(o.Status)},
			{}, {Text: v.known(o.TotalAmount())},
		}
		if off := o.TotalDiscountAmount(); off > 0 {
			row[4].Text = v.money(off)
		}
		return row
	}, func(o *order.Order) (time.Time, string) { return o.CreatedAt, o.ID })
	if len(view.Rows) > 0 && q.After == nil && q.Filter.Empty() {
		if view.Plot, err = v.orderPlot(ctx); err != nil {
			return answer{}, err
		}
	}
	return show("table", view.Title, view), nil
}

// orderPlot is what orders came to by day, and nil while nothing was redeemed. The figures of days have no others than orders with a redemption: to add up
// all orders would read all of them.
func (v *visit) orderPlot(ctx context.Context) (*plotView, error) {
	p, err := v.loadPeriod(ctx, "", defaultRange)
	if err != nil || p.empty() {
		return nil, err
	}
	view := v.dayPlot("order-value", "orders.value", plot.Bars, p.now, v.money, seriesOf{"figures.orders_amount", "orders_amount"})
	view.Source += " " + v.say("orders.value.source")
	return &view, nil
}

// orderName is what people call an order: its id in the shop or, without one, its day and what it comes to.
func (v *visit) orderName(o *order.Order) string {
	day := v.clock().day(o.CreatedAt)
	amount := v.known(o.TotalAmount())
	switch {
	case o.SourceID != "":
		return o.SourceID
	case amount == "":
		return v.say("order.unnamed.day", day)
	}
	return v.say("order.unnamed", day, amount)
}

// orderNote is the id of an order that orderName does not name by it; empty for one with an id of the shop.
func orderNote(o *order.Order) string {
	if o.SourceID != "" {
		return ""
	}
	return o.ID
}

// orderHref is the page of an order, or what became of it for who may not read orders.
func (v *visit) orderHref(id string) string {
	if v.may(actRead) {
		return v.path("orders", id)
	}
	return v.whyOrderHref(id)
}

// orderCell names an order in a table.
func (v *visit) orderCell(o *order.Order) cell {
	return cell{Text: v.orderName(o), Href: v.path("orders", o.ID), Code: o.SourceID != "", Note: orderNote(o)}
}

// known is an amount for people; empty where it is not known.
func (v *visit) known(m discount.Money) string {
	if !m.Known {
		return ""
	}
	return v.money(m.Minor)
}

// orderOf is the order in the address, which has an id and no other name.
func (v *visit) orderOf(ctx context.Context) (order.Order, error) {
	o, err := v.Project.Orders.Order(ctx, v.PathValue("orderId"))
	if err == nil && o.ID != v.PathValue("orderId") {
		err = errNowhere
	}
	return o, err
}

func (d *Dashboard) order(ctx context.Context, v *visit) (answer, error) {
	o, err := v.orderOf(ctx)
	if err != nil {
		return answer{}, err
	}
	view, err := v.orderView(ctx, &o)
	return show("record", v.say("order.title"), view), err
}

// orderView is the page of an order: its lines with what took effect on each, its redemptions and its returns.
func (v *visit) orderView(ctx context.Context, o *order.Order) (view recordView, err error) {
	names, err := v.customerNames(ctx, []string{o.CustomerID})
	if err != nil {
		return view, err
	}
	view.Title, view.Status = v.orderName(o), orderStatus(o.Status)
	if o.SourceID != "" {
		view.Title = v.say("order.of", o.SourceID)
	}
	buyer, clock := v.customerCell(o.CustomerID, names), v.clock()
	view.fact(v.say("column.customer"), buyer.Text, buyer.Href)
	view.fact(v.say("order.id"), orderNote(o), "")
	view.fact(v.say("order.created"), clock.moment(o.CreatedAt).Exact, "")
	view.fact(v.say("order.paid"), clock.moment(o.PaidAt).Exact, "")
	view.fact(v.say("order.before"), v.known(o.Amount), "")
	if o.DiscountAmount > 0 {
		view.fact(v.say("order.discount"), v.money(o.DiscountAmount), "")
	}
	if off := o.ItemsDiscountAmount(); off > 0 {
		view.fact(v.say("order.items-discount"), v.money(off), "")
	}
	view.fact(v.say("order.total"), v.known(o.TotalAmount()), "")
	view.Links = append(view.Links, buttonLink{"search", v.say("why.title"), v.whyOrderHref(o.ID)})
	view.Sections = []recordSection{v.orderLines(o)}
	var records []attemptRow
	if ids := slices.Sorted(maps.Keys(o.Redemptions)); len(ids) > 0 {
		if records, err = v.records(ctx, storage.In("id", ids)); err != nil {
			return view, err
		}
	}
	made := recordSection{ID: "redemptions", Title: v.say("redemptions.title"), None: v.say("order.no-redemptions"), table: table{Columns: v.columns("time", "result", "redeemed", "#amount")}}
	for _, r := range records {
		made.Rows = append(made.Rows, []cell{{When: r.When, Href: r.Href}, {Status: r.Status, Note: r.Reason}, {Text: r.What, Code: r.Code}, {Text: r.Amount}})
	}
	view.Sections = append(view.Sections, made)
	if o.Returned != nil {
		returns, err := v.orderReturns(ctx, o)
		if err != nil {
			return view, err
		}
		view.Sections = append(view.Sections, returns)
	}
	if v.may(actBuild) {
		state := v.input("status", "select", string(o.Status))
		for _, s := range order.Statuses {
			state.Choices = append(state.Choices, choice{string(s), v.say("status." + orderLooks[s])})
		}
		view.Edit = &recordForm{
			Title: v.say("record.change"), Submit: v.say("settings.save"), actForm: v.actForm("orders", o.ID), From: fromOf(o.UpdatedAt), form: form{Fields: []field{state, v.metadataInput(o.Metadata)}},
		}
	} else {
		view.fact(v.say("metadata"), metadataText(o.Metadata), "")
	}
	view.Activity, err = v.activity(ctx, o.ID)
	return view, err
}

// orderLines are the lines of an order. What took effect on the order as a whole is among the facts.
func (v *visit) orderLines(o *order.Order) recordSection {
	s := recordSection{ID: "lines", Title: v.say("order.lines"), None: v.say("order.no-lines"), table: table{Columns: v.columns("item", "#quantity", "#price", "#amount", "#discount", "effect")}}
	for i := range o.Items {
		item := &o.Items[i]
		name := cmp.Or(item.SourceID, item.SKUID, item.ProductID)
		if item.Product != nil {
			name = cmp.Or(item.Product.Name, name)
		}
		if item.SKU != nil {
			name = strings.TrimSpace(name + " " + item.SKU.Name)
		}
		row := []cell{{Text: name}, {Text: v.number(item.Quantity)}, {Text: v.known(item.Price)}, {Text: v.known(item.Amount)}, {}, {}}
		if item.DiscountAmount > 0 {
			row[4].Text = v.money(item.DiscountAmount)
		}
		var effects []string
		if item.DiscountQuantity > 0 {
			effects = append(effects, v.say("order.free", item.DiscountQuantity))
		}
		if item.UnitEffect && item.InitialQuantity != item.Quantity {
			effects = append(effects, v.say("order.asked", item.InitialQuantity))
		}
		for _, r := range item.Replacements {
			if r.TargetIndex < len(o.Items) && r.TargetIndex != i {
				effects = append(effects, v.say("order.replaced", -r.SourceQuantity, r.TargetIndex+1))
			}
		}
		row[5].Text = strings.Join(effects, "; ")
		s.Rows = append(s.Rows, row)
	}
	return s
}

// orderReturns are what came back of an order.
func (v *visit) orderReturns(ctx context.Context, o *order.Order) (recordSection, error) {
	s := recordSection{ID: "returns", Title: v.say("order.returns"), None: v.say("order.no-returns"), table: table{Columns: v.columns("time", "return", "#units", "#refund")}}
	returns, err := v.Project.Redemptions.OrderReturns(ctx, o.ID)
	for i := range returns {
		r, units := &returns[i], int64(0)
		for _, item := range r.Items {
			units += item.Quantity
		}
		s.Rows = append(s.Rows, []cell{{When: v.clock().moment(r.CreatedAt)}, {Text: cmp.Or(r.SourceID, r.ID), Code: true}, {Text: v.number(units)}, {Text: v.money(r.Amount)}})
	}
	return s, err
}

// saveOrder changes the status and the metadata of an order.
func (d *Dashboard) saveOrder(ctx context.Context, v *visit) (answer, error) {
	o, err := v.orderOf(ctx)
	if err != nil {
		return answer{}, err
	}
	var r order.Request
	out, err := func() (out answer, err error) {
		if r.From, err = v.sentFrom(); err != nil {
			return out, err
		}
		if s := order.Status(v.PostFormValue("status")); s != o.Status {
			if !slices.Contains(order.Statuses, s) {
				return out, fault.Payload("status", "must be one of the statuses of orders")
			}
			r.Status = patch.Set(s)
		}
		if r.Metadata, err = v.sentMetadata(o.Metadata); err != nil {
			return out, err
		}
		c := audit.Change{Act: "order.updated", Object: audit.Object{Type: order.Kind.Name, ID: o.ID, Name: o.SourceID}, Before: o}
		return v.change(ctx, c, v.path("orders", o.ID)+"?done=saved", func(ctx context.Context) (any, error) { return v.Project.Orders.Update(ctx, o.ID, r) })
	}()
	if err == nil {
		return out, nil
	}
	return refuseChanged(ctx, v, v.orderOf, v.orderView, err)
}
