package dashboard

import (
	"cmp"
	"context"
	"net/url"
	"strings"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// whyView is the page that asks why a code applies or does not, for a customer and an order.
type whyView struct {
	Action string
	// What was asked, as the person wrote it.
	Code, Customer, Amount, Items string
	Error                         string
	Answer                        *checkView
	// Link leads to the same question, and names ids alone; empty for one that has a cart of its own.
	Link string
	// Voucher is the page of the code.
	Voucher string
	// Order is told in place of an answer when the text is that of an order.
	Order *whyOrderView
	// Then is why a redemption failed at its time.
	Then string
}

// why asks with the ids in the address: voucher, customer, order, redemption. An order alone is told whole; with a voucher it is the cart.
func (d *Dashboard) why(ctx context.Context, v *visit) (answer, error) {
	view := whyView{Action: v.path("why")}
	query := v.URL.Query()
	if id := query.Get("redemption"); id != "" {
		record, err := v.Project.Redemptions.Get(ctx, id)
		if err != nil {
			return answer{}, err
		}
		query.Set("voucher", record.VoucherID)
		query.Set("customer", record.CustomerID)
		query.Set("order", record.OrderID)
		if record.Status == redemption.StatusFailed {
			view.Then = v.say("why.then", v.clock().moment(record.Date).Text, v.writer(nil).Refusal(record.FailureCode, record.FailureMessage))
		}
	}
	var cart *order.Order
	if id := query.Get("order"); id != "" {
		o, err := v.orderNamed(ctx, id)
		if err == nil && (o == nil || o.ID != id) {
			err = errNowhere
		}
		if err != nil {
			return answer{}, err
		}
		if cart = o; query.Get("voucher") == "" {
			view.Code = cmp.Or(o.SourceID, o.ID)
			view.Order, err = v.whyOrder(ctx, o, "")
			return show("why", v.say("why.title"), view), err
		}
	}
	if query.Get("voucher") == "" {
		return show("why", v.say("why.title"), view), nil
	}
	q := question{ID: query.Get("voucher")}
	if id := query.Get("customer"); id != "" {
		c, err := v.Project.Customers.Customer(ctx, id)
		if err != nil {
			return answer{}, err
		}
		q.CustomerID, view.Customer = c.ID, customerName(&c)
		if c.SourceID != "" {
			view.Customer = c.SourceID
		}
	}
	if cart != nil && cart.Returned == nil { // one that came back is not decided again
		q.Order, view.Link = &order.Request{ID: cart.ID}, v.path("why")+"?"+url.Values{"voucher": {q.ID}, "customer": {q.CustomerID}, "order": {cart.ID}}.Encode()
	}
	if amount := query.Get("amount"); amount != "" && q.Order == nil {
		minor, err := parseAmount(amount, true)
		if err != nil {
			return answer{}, err
		}
		q.Order, view.Amount = order.Total(minor), amount
	}
	found, err := v.answerWhy(ctx, &view, q)
	if err == nil && (found == nil || found.ID != q.ID) {
		err = errNowhere // addresses hold ids, and no codes
	}
	if err != nil {
		return answer{}, err
	}
	view.Code = found.Code
	return show("why", v.say("why.title"), view), nil
}

// askWhy asks with what a person wrote. A code is in the body, because browsers keep addresses.
func (d *Dashboard) askWhy(ctx context.Context, v *visit) (answer, error) {
	view := whyView{
		Action: v.path("why"), Code: strings.TrimSpace(v.PostFormValue("code")), Customer: strings.TrimSpace(v.PostFormValue("customer")),
		Amount: strings.TrimSpace(v.PostFormValue("amount")), Items: v.PostFormValue("items"),
	}
	q, err := v.readQuestion(ctx, &view)
	var found *voucher.Voucher
	if err == nil {
		found, err = v.answerWhy(ctx, &view, q)
	}
	if err == nil && found == nil { // no code: it may be an order
		o, readErr := v.orderNamed(ctx, q.ID)
		if o != nil && readErr == nil {
			return goTo(v.whyOrderHref(o.ID)), nil
		}
		if err = readErr; err == nil {
			view.Order, err = v.whyOrder(ctx, nil, q.ID)
		}
		if view.Order != nil {
			view.Answer = nil
		}
	}
	out := show("why", v.say("why.title"), view)
	if refusal, ok := fault.As(err); ok && statuses[refusal.Kind] < 500 {
		view.Error = refusal.Details
		if view.Error == "" {
			view.Error = refusal.Message
		}
		out.view = view
		return unprocessable(out), nil
	}
	return out, err
}

// readQuestion reads the form of the page.
func (v *visit) readQuestion(ctx context.Context, view *whyView) (q question, err error) {
	if q.ID = view.Code; q.ID == "" || len(q.ID) > storage.MaxName || !storage.ValidText(q.ID) {
		return q, fault.Invalid("invalid_payload", "Invalid payload", "%s", v.say("why.no-code"))
	}
	if view.Customer != "" {
		c, err := v.customerBy(ctx, view.Customer)
		if fault.IsNotFound(err) {
			return q, fault.Invalid("invalid_payload", "Invalid payload", "%s", v.say("why.no-customer", view.Customer))
		}
		if err != nil {
			return q, err
		}
		q.CustomerID = c.ID
	}
	lines, err := v.parseLines(view.Items)
	if err != nil {
		return q, err
	}
	switch {
	case len(lines) > 0:
		q.Order = order.Lines(lines...)
	case view.Amount != "":
		minor, err := parseAmount(view.Amount, true)
		if err != nil {
			return q, err
		}
		q.Order = order.Total(minor)
	}
	return q, nil
}

// customerBy finds a customer by id, source id or e-mail.
func (v *visit) customerBy(ctx context.Context, text string) (customer.Customer, error) {
	if !storage.ValidText(text) {
		return customer.Customer{}, fault.NotFound(customer.Kind.Name, "")
	}
	c, err := v.Project.Customers.Customer(ctx, text)
	if !fault.IsNotFound(err) || !strings.Contains(text, "@") {
		return c, err
	}
	page, listErr := v.Project.Customers.List(ctx, storage.Query{Filter: storage.Is("email", text), Limit: 1})
	if listErr != nil || len(page.Items) == 0 {
		if listErr == nil {
			listErr = err
		}
		return c, listErr
	}
	return page.Items[0], nil
}

// maxLines is how many lines a cart has at most.
const maxLines = 100

// parseLines reads a cart: "mug 2 15.00" on each line is two mugs at 15.00 each.
func (v *visit) parseLines(text string) (lines []order.ItemRequest, err error) {
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		switch {
		case len(words) == 0:
			continue
		case len(words) != 3 || len(lines) == maxLines:
			return nil, fault.Invalid("invalid_payload", "Invalid payload", "%s", v.say("why.bad-line", strings.TrimSpace(line)))
		}
		quantity, err := parseAmount(words[1], false)
		if err != nil {
			return nil, fault.Invalid("invalid_payload", "Invalid payload", "%s", v.say("why.bad-line", strings.TrimSpace(line)))
		}
		price, err := parseAmount(words[2], true)
		if err != nil {
			return nil, fault.Invalid("invalid_payload", "Invalid payload", "%s", v.say("why.bad-line", strings.TrimSpace(line)))
		}
		lines = append(lines, order.Line(words[0], quantity, price))
	}
	return lines, nil
}

// answerWhy asks the engine. It returns the voucher of the answer, nil where there is none.
func (v *visit) answerWhy(ctx context.Context, view *whyView, q question) (*voucher.Voucher, error) {
	e, err := v.explain(ctx, q)
	if err != nil {
		return nil, err
	}
	basis := v.say("why.basis.nobody")
	switch {
	case q.CustomerID != "" && q.Order != nil:
		basis = v.say("why.basis.both", view.Customer)
	case q.CustomerID != "":
		basis = v.say("why.basis.customer", view.Customer)
	case q.Order != nil:
		basis = v.say("why.basis.order")
	}
	checks := newCheckView(e, basis)
	view.Answer = &checks
	if e.Entry.Voucher == nil {
		return nil, nil
	}
	view.Voucher = v.path("codes", e.Entry.Voucher.ID)
	if strings.TrimSpace(view.Items) == "" && view.Link == "" {
		ids := url.Values{"voucher": {e.Entry.Voucher.ID}}
		if q.CustomerID != "" {
			ids.Set("customer", q.CustomerID)
		}
		if view.Amount != "" {
			ids.Set("amount", view.Amount)
		}
		view.Link = v.path("why") + "?" + ids.Encode()
	}
	return e.Entry.Voucher, nil
}
