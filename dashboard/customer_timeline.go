package dashboard

import (
	"cmp"
	"context"
	"encoding/json"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// customerPages are the pages of a customer.
func (v *visit) customerPages(id string) (pages []filterLink) {
	for _, name := range []string{"", "wallet", "timeline", "offers"} {
		href := v.path(append([]string{"customers", id}, present(name)...)...)
		pages = append(pages, filterLink{v.say("customer.page." + name), href, v.URL.EscapedPath() == href})
	}
	return pages
}

// customerOf is the customer of the address, which has an id and no other name.
func (v *visit) customerOf(ctx context.Context) (customer.Customer, error) {
	c, err := v.Project.Customers.Customer(ctx, v.PathValue("customerId"))
	if err == nil && c.ID != v.PathValue("customerId") {
		err = errNowhere
	}
	return c, err
}

// customerTimeline is what happened to a customer, the latest first: their events, their refused validations, and the movements of their points in
// loyalty programs, which have no events.
func (d *Dashboard) customerTimeline(ctx context.Context, v *visit) (answer, error) {
	c, err := v.customerOf(ctx)
	if err != nil {
		return answer{}, err
	}
	q, err := v.paged("timeline", storage.Filter{})
	if err != nil {
		return answer{}, err
	}
	events, err := v.Project.Customers.Activity(ctx, c.ID, q)
	if err != nil {
		return answer{}, err
	}
	moved, err := v.Project.Members.MovementsOf(ctx, c.ID, q)
	if err != nil {
		return answer{}, err
	}
	q.Filter = storage.Is("customer_id", c.ID)
	refused, err := v.Project.Refusals.List(ctx, q)
	if err != nil {
		return answer{}, err
	}
	all, err := v.movementsHappened(ctx, moved.Items)
	if err != nil {
		return answer{}, err
	}
	for i := range events.Items {
		all = append(all, v.eventHappened(&events.Items[i]))
	}
	for i := range refused.Items {
		all = append(all, v.refusalHappened(&refused.Items[i]))
	}
	page := merge(v, all, events.HasMore || refused.HasMore || moved.HasMore, placeOfHappened)
	view := tableView{
		Title: customerName(&c), Pages: v.customerPages(c.ID), table: table{Columns: v.columns("time", "result", "happened")},
		Empty: empty{"users", v.say("customer.timeline.none"), v.say("customer.timeline.none.why")},
	}
	view.turns = turn(v, &page, placeOfHappened)
	view.Rows = v.happenedRows(page.Items)
	view.leaveOut(view.Choice)
	return show("table", v.say("customer.title"), view), nil
}

func placeOfHappened(h *happened) (time.Time, string) { return h.at, h.id }

// latestHappened sorts what happened as lists of the storage are, the latest first.
func latestHappened(all []happened) {
	slices.SortFunc(all, func(a, b happened) int { return cmp.Or(b.at.Compare(a.at), cmp.Compare(b.id, a.id)) })
}

// customerEvent is what the data of events of customers has; each type has some of it.
type customerEvent struct {
	Redemption  *redemption.Record   `json:"redemption"`
	Delivery    *redemption.Record   `json:"reward_redemption"`
	Order       *order.Order         `json:"order"`
	Voucher     *voucher.Voucher     `json:"voucher"`
	Publication *voucher.Publication `json:"publication"`
	Movement    *voucher.Transaction `json:"voucher_transaction"`
	Pending     *ledger.Pending      `json:"pending_points"`
	Segment     *segment.Segment     `json:"segment"`
	Tier        *loyalty.Tier        `json:"loyalty_tier"`
}

// eventHappened says an event of a customer. One of a type without words of its own is named by its type; data that cannot be read leaves out the
// name of what it is about.
func (v *visit) eventHappened(e *event.Event) happened {
	var data customerEvent
	if err := json.Unmarshal(e.Data, &data); err != nil {
		data = customerEvent{}
	}
	if r := data.Redemption; r != nil && strings.HasPrefix(e.Type, "customer.redemption.") {
		h := v.recordHappened(r)
		h.at, h.id = e.CreatedAt, e.ID
		return h
	}
	h := happened{at: e.CreatedAt, id: e.ID, status: newStatus("event")}
	name, amount := "", ""
	switch {
	case data.Publication != nil:
		name, h.href = strings.Join(data.Publication.Codes, ", "), v.path("publications")
		if p := data.Publication; len(p.VoucherIDs) == 1 {
			h.href = v.path("codes", p.VoucherIDs[0])
		} else if !v.may(actRead) {
			h.href = ""
		}
	case data.Order != nil:
		name, h.href, amount = v.orderName(data.Order), v.whyOrderHref(data.Order.ID), v.known(data.Order.TotalAmount())
		if v.may(actRead) {
			h.href = v.path("orders", data.Order.ID)
		}
	case data.Segment != nil:
		name = data.Segment.Name
	case data.Tier != nil:
		name = data.Tier.Name
	case data.Delivery != nil:
		name, h.href = data.Delivery.Code, v.path("redemptions", data.Delivery.ID)
	case data.Voucher != nil:
		name, h.href = data.Voucher.Code, v.path("codes", data.Voucher.ID)
	}
	switch {
	case data.Pending != nil:
		amount = v.writer(nil).Points(data.Pending.Points)
	case data.Movement != nil && data.Voucher != nil && data.Voucher.Gift != nil:
		amount = v.money(data.Movement.Amount)
	case data.Movement != nil:
		amount = v.writer(nil).Points(data.Movement.Amount)
	}
	if key := "event." + e.Type; data.Order != nil && data.Order.SourceID == "" && v.texts.has(key+".unnamed") {
		h.text, h.note = v.say(key+".unnamed", name), data.Order.ID
	} else if v.texts.has(key) {
		h.text = v.say(key, name, cmp.Or(amount, "–"))
	} else {
		h.text = v.say("event.other", e.Type)
	}
	return h
}

// movementsHappened says movements of points in loyalty programs. Those who may read programs are led to the page of the member.
func (v *visit) movementsHappened(ctx context.Context, moved []membership.CardTransaction) (all []happened, err error) {
	if len(moved) == 0 {
		return nil, nil
	}
	var ids []string
	for _, t := range moved {
		if !slices.Contains(ids, t.ProgramID) {
			ids = append(ids, t.ProgramID)
		}
	}
	programs, err := v.Project.Programs.ListPrograms(ctx, storage.Query{Filter: storage.In("id", ids)})
	if err != nil {
		return nil, err
	}
	names := map[string]string{}
	for _, p := range programs.Items {
		names[p.ID] = p.Name
	}
	for _, t := range moved {
		h := happened{at: t.CreatedAt, id: t.ID, status: newStatus("event")}
		kind := string(t.Type)
		if key := "movement." + kind; v.texts.has(key) {
			kind = v.say(key)
		}
		h.text = v.say("timeline.moved", kind, cmp.Or(names[t.ProgramID], t.ProgramID), v.pointsText(t.Points))
		switch {
		case t.Status == membership.TransactionRejected:
			h.status, h.text = newStatus("refused"), h.text+" "+v.say("card.rejected")
		case (t.Type == ledger.AdminCredit || t.Type == ledger.AdminDebit) && t.Details.Reason != "":
			h.text += " " + v.say("timeline.moved.reason", t.Details.Reason)
		}
		if v.may(actRead) && names[t.ProgramID] != "" {
			h.href = v.path("loyalty", "programs", t.ProgramID, "members", t.MemberID, "movements") + "?" + url.Values{"card": {t.CardID}}.Encode()
		}
		all = append(all, h)
	}
	return all, nil
}

// maxOffers is how many redeemables a customer could use are listed.
const maxOffers = 20

// customerOffers is what the customer could use now, as the engine qualifies it for them without an order.
func (d *Dashboard) customerOffers(ctx context.Context, v *visit) (answer, error) {
	id := v.PathValue("customerId")
	found, err := v.Project.Redemptions.Qualify(ctx, redemption.QualifyRequest{Customer: &customer.Request{ID: id}, Limit: maxOffers})
	if err != nil {
		return answer{}, err
	}
	entries := make([]*redemption.Entry, len(found.Items))
	for i := range found.Items {
		entries[i] = &found.Items[i].Entry
	}
	all, names, err := v.sayAll(ctx, []string{id}, entries)
	if err != nil {
		return answer{}, err
	}
	name, there := names[id]
	if !there {
		return answer{}, errNowhere
	}
	view := tableView{
		Title: name, Pages: v.customerPages(id), table: table{Columns: v.columns("redeemed", "campaign", "worth")},
		Empty: empty{"ticket", v.say("customer.offers.none"), v.say("customer.offers.none.why")},
	}
	for i := range found.Items {
		q := &found.Items[i]
		row := []cell{{Text: v.redeemableName(&q.Entry)}, {}, {}}
		switch {
		case q.Voucher != nil:
			row[0] = cell{Text: q.Voucher.Code, Code: true, Href: v.path("codes", q.Voucher.ID)}
			row[2].Text = v.worth(all[i], q.Voucher)
		case q.Tier != nil:
			row[2].Text = sentenceOf(all[i].Writer.Discount(q.Tier.Discount, all[i].Rules...))
		}
		if q.Campaign != nil {
			row[1].Text = q.Campaign.Name
			if v.may(actRead) {
				row[1].Href = v.path("campaigns", q.Campaign.ID)
			}
		}
		view.Rows = append(view.Rows, row)
	}
	if found.More {
		view.More = v.say("customer.offers.more", maxOffers)
	}
	return show("table", v.say("customer.title"), view), nil
}
