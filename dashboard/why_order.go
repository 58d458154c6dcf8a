package dashboard

import (
	"cmp"
	"context"
	"maps"
	"net/url"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/refusal"
	"github.com/punchcardhq/punchcard/storage"
)

// whyOrderView tells what was redeemed with one order and what was refused, in sentences.
type whyOrderView struct {
	// Lead says which order it is, and Href is its page; empty for one that was never stored.
	Lead, Href string
	table
	None string
}

// maxOrderAttempts is how many redemptions, refused redemptions and refused validations of an order are told, of each.
const maxOrderAttempts = 25

// happened is a sentence about something that took place, with the page of it.
type happened struct {
	at     time.Time
	id     string
	status status
	text   string
	href   string
	// note is an id in small type, for the text to be short.
	note string
}

// happenedRows are the rows of a table of what took place, the latest first.
func (v *visit) happenedRows(all []happened) (rows [][]cell) {
	latestHappened(all)
	clock := v.clock()
	for _, h := range all {
		rows = append(rows, []cell{{When: clock.moment(h.at)}, {Status: h.status}, {Text: h.text, Href: h.href, Note: h.note}})
	}
	return rows
}

// orderNamed is the order with this id or source id; nil when there is none.
func (v *visit) orderNamed(ctx context.Context, name string) (*order.Order, error) {
	o, err := v.Project.Orders.Order(ctx, name)
	if fault.IsNotFound(err) {
		return nil, nil
	}
	return &o, err
}

// whyOrder tells about an order, or about the name of one that was never stored; nil when nothing is known of it.
func (v *visit) whyOrder(ctx context.Context, o *order.Order, name string) (*whyOrderView, error) {
	view := &whyOrderView{Lead: v.say("why.order.unknown", name), table: table{Columns: v.columns("time", "result", "happened")}, None: v.say("why.order.none")}
	names := []string{name}
	var made []string
	if o != nil {
		names = slices.Compact([]string{o.ID, cmp.Or(o.SourceID, o.ID)})
		made = recordsOf(o)
		who, err := v.customerNames(ctx, present(o.CustomerID))
		if err != nil {
			return nil, err
		}
		view.Lead = v.say("why.order.lead", o.SourceID, v.say("status."+orderLooks[o.Status]), cmp.Or(v.known(o.TotalAmount()), v.say("why.order.no-amount")))
		if o.SourceID == "" {
			view.Lead = v.say("why.order.lead.unnamed", v.orderName(o), v.say("status."+orderLooks[o.Status]))
		}
		if o.CustomerID != "" {
			view.Lead += " " + v.say("why.order.customer", cmp.Or(who[o.CustomerID], o.CustomerID))
		}
		if v.may(actRead) {
			view.Href = v.path("orders", o.ID)
		}
	}
	all, cut, err := v.orderAttempts(ctx, made, names)
	if err != nil || o == nil && len(all) == 0 {
		return nil, err
	}
	if cut {
		view.More = v.say("why.order.more", maxOrderAttempts)
	}
	view.Rows = v.happenedRows(all)
	return view, nil
}

// recordsOf are the ids of the redemptions of an order, each of a stack by itself.
func recordsOf(o *order.Order) (ids []string) {
	for _, id := range slices.Sorted(maps.Keys(o.Redemptions)) {
		if stacked := o.Redemptions[id].Stacked; len(stacked) > 0 {
			ids = append(ids, stacked...)
		} else {
			ids = append(ids, id)
		}
	}
	return ids
}

// orderAttempts are the redemptions with these ids, and the refused attempts of an order with one of these names. It reports whether there are more.
func (v *visit) orderAttempts(ctx context.Context, made, names []string) (all []happened, cut bool, err error) {
	filters := []storage.Filter{storage.In("refused_order", names)}
	if len(made) > 0 {
		filters = append(filters, storage.In("id", made))
	}
	for _, f := range filters {
		page, err := v.Project.Redemptions.List(ctx, storage.Query{Filter: f, Order: latestFirst, Limit: maxOrderAttempts})
		if err != nil {
			return nil, false, err
		}
		cut = cut || page.HasMore
		for i := range page.Items {
			if r := &page.Items[i]; !r.Parent { // its parts say more
				all = append(all, v.recordHappened(r))
			}
		}
	}
	page, err := v.Project.Refusals.List(ctx, storage.Query{Filter: storage.In("order", names), Order: latestFirst, Limit: maxOrderAttempts})
	for i := range page.Items {
		all = append(all, v.refusalHappened(&page.Items[i]))
	}
	return all, cut || page.HasMore, err
}

// refusalHappened says why a validation was refused.
func (v *visit) refusalHappened(r *refusal.Refusal) happened {
	row := v.refusalRow(r)
	return happened{at: r.CreatedAt, id: r.ID, status: row.Status, text: v.say("happened.not-valid", r.Name) + " " + row.Reason, href: row.Href}
}

// recordHappened says what a redemption or a rollback came to.
func (v *visit) recordHappened(r *redemption.Record) happened {
	row := v.recordRow(r)
	h := happened{at: r.Date, id: r.ID, status: row.Status, href: row.Href}
	switch {
	case r.Status == redemption.StatusFailed && r.Object == redemption.ObjectRollback:
		h.text = v.say("happened.rollback-failed", row.What) + " " + row.Reason
	case r.Status == redemption.StatusFailed:
		h.text = v.say("happened.refused", row.What) + " " + row.Reason
	case r.Object == redemption.ObjectRollback:
		h.text = v.say("happened.rollback", row.What)
	case r.Applied.Points != 0:
		h.text = v.say("happened.points", row.What, v.writer(nil).Points(r.Applied.Points))
	case row.Amount != "":
		h.text = v.say("happened.amount", row.What, row.Amount)
	default:
		h.text = v.say("happened.redeemed", row.What)
	}
	if r.Status == redemption.StatusRolledBack {
		h.text += " " + v.say("happened.rolled-back", v.clock().moment(r.RollbackDate).Text)
	}
	return h
}

// whyOrderHref explains an order.
func (v *visit) whyOrderHref(id string) string {
	return v.path("why") + "?" + url.Values{"order": {id}}.Encode()
}
