package redemption

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/refund"
	"github.com/punchcardhq/punchcard/voucher"
)

// takeReturn decides what a return means, on held rows. It fails with errOrderMoved when the order has redemptions whose rows are not there.
func takeReturn(v *view, r *ReturnRequest, payments []refund.Payment) (*Returned, *Outcome, error) {
	w := &returner{view: v, request: r, payments: payments, out: &Outcome{}}
	if v.Snapshot.Order == nil {
		return nil, nil, fault.NotFound(order.Kind.Name, r.OrderID)
	}
	if err := w.returnable(); err != nil {
		return nil, nil, err
	}
	sold, err := w.sold()
	if err != nil {
		return nil, nil, err
	}
	items, err := w.items()
	if err != nil {
		return nil, nil, err
	}
	w.change, err = sold.Sale.Return(sold.State, refund.Request{
		Items: items, Amount: r.Amount, Rest: r.Rest, Policy: sold.Policy, RefundOrder: sold.RefundOrder, Lines: v.Snapshot.Order.Cart().Lines,
		Judge: func(record string, cart discount.Cart, lines []string) (discount.Cart, bool) {
			return w.judge(&sold.Sale, record, cart, lines)
		},
	})
	if err != nil || v.lacks != nil {
		return nil, nil, err
	}
	w.before = refund.State{Units: sold.State.Units, Free: sold.State.Free, Refunded: sold.State.Refunded}
	w.begin(sold)
	w.giveBackAll(sold)
	w.tell()
	out := w.out
	if r.Simulate {
		w.ret.ID, out = "", nil
	}
	return &Returned{Return: w.ret, Order: v.Snapshot.Order, Customer: w.buyer()}, out, w.err
}

// returner turns a return into an outcome. It works in steps: each is decided on the snapshot that the one before leaves.
type returner struct {
	*view
	request  *ReturnRequest
	payments []refund.Payment
	change   refund.Change
	before   refund.State
	ret      Return
	out      *Outcome
	err      error
}

// returnable refuses an order of which nothing can come back.
func (w *returner) returnable() error {
	o := w.Snapshot.Order
	switch {
	case !o.Status.Paid():
		return fault.Invalid("invalid_order", "Invalid order", "Goods of an order that is PAID or FULFILLED can come back (this one is %s)", o.Status)
	case !o.Amount.Known:
		return fault.Invalid("missing_amount", "Missing order amount", "The order has no amount and no line with a price, so that nothing can be refunded")
	}
	if days := w.config.settings.Returns.WindowDays; days != nil && w.now.After(o.PaidAt.AddDate(0, 0, int(*days))) {
		return fault.Invalid("return_window_passed", "Return window passed", "Goods can come back for %d days after the order was paid", *days)
	}
	if o.Returned != nil && len(o.Returned.Returns) >= maxReturns {
		return fault.Invalid("invalid_order", "Invalid order", "The order has %d returns, which is as many as there can be", maxReturns)
	}
	for _, id := range standing(o) {
		if w.record(id) == nil {
			return errOrderMoved
		}
	}
	if int64(len(w.payments)) != o.Payments { // one was made after they were read
		return errOrderMoved
	}
	for i := range w.Records {
		if c := w.Records[i].CustomerID; c != "" && !w.hasCustomer(c) {
			return fault.Invalid("invalid_order", "Invalid order", "The order was redeemed for by more than two customers, so that a part of it cannot come back")
		}
	}
	if o.Returned == nil {
		return nil
	}
	for _, s := range o.Returned.Sale.Steps {
		if rec := w.record(s.Record); rec == nil && s.Record != "" && s.Tender != refund.TenderPayment || rec != nil && rec.Status != StatusSucceeded {
			return fault.Invalid("invalid_order", "Invalid order", "A redemption of the order was rolled back after the first return, which took back all that was left of it")
		}
	}
	return nil
}

// hasCustomer reports whether a customer's row is there, or the customer is gone.
func (w *returner) hasCustomer(id string) bool {
	return id == w.scope.CustomerID || id == w.scope.OwnerID
}

func (w *returner) record(id string) *Record {
	for i := range w.Records {
		if w.Records[i].ID == id {
			return &w.Records[i]
		}
	}
	return nil
}

// sold is what the units of the order were paid, and what came back of it so far: kept with the order since its first return.
func (w *returner) sold() (*order.Returned, error) {
	o, settings := w.Snapshot.Order, w.config.settings.Returns.Resolved()
	if o.Returned == nil {
		sale := refund.NewSale(saleOf(o), w.records())
		return &order.Returned{
			Policy: cmp.Or(w.request.Policy, settings.Policy), RefundOrder: cmp.Or(w.request.RefundOrder, settings.RefundOrder), Sale: sale,
		}, nil
	}
	sold := *o.Returned
	if p := w.request.Policy; p != "" && p != sold.Policy {
		return nil, fixedPolicy("policy", string(p), string(sold.Policy))
	}
	if f := w.request.RefundOrder; f != "" && f != sold.RefundOrder {
		return nil, fixedPolicy("refund_order", string(f), string(sold.RefundOrder))
	}
	return &sold, nil
}

func fixedPolicy(property, asked, fixed string) error {
	return fault.Invalid("return_policy_fixed", "Return policy fixed", "The first return of the order fixed the %s %s (the return has %s)", property, fixed, asked)
}

// saleOf is the order as package refund knows it.
func saleOf(o *order.Order) refund.Order {
	sale := refund.Order{Amount: o.Amount, Discount: o.DiscountAmount, Lines: make([]refund.Line, len(o.Items))}
	for i := range o.Items {
		item := &o.Items[i]
		sale.Lines[i] = refund.Line{ID: item.ID, Quantity: item.Quantity, Amount: item.Amount, Discount: item.DiscountAmount}
	}
	return sale
}

// records are the standing redemptions of the order and its payments, in the order of application.
func (w *returner) records() (records []refund.Record) {
	for _, r := range w.applied() {
		a := refund.Record{ID: r.ID, Order: r.Applied.Order, Qualified: r.Applied.Qualified}
		for _, l := range r.Applied.Lines {
			a.Lines = append(a.Lines, refund.RecordLine{LineID: l.ItemID, Discount: l.Discount, FreeUnits: l.FreeUnits})
		}
		switch reward := r.Applied.Reward; {
		case r.Applied.Credits > 0:
			a.Tender = refund.TenderCredits
		case reward != nil && reward.Type == loyalty.RewardCoin:
			a.Tender, a.Points = refund.TenderPoints, r.Applied.Points
		}
		records = append(records, a)
	}
	for _, p := range w.payments {
		if p.Returned {
			continue
		}
		records = append(records, refund.Record{ID: p.ID, Tender: refund.TenderPayment, Order: p.Amount, Points: p.Points, PointsBack: p.PointsBack})
	}
	return records
}

// applied are the standing redemptions in the order of application, without the records of stacks.
func (w *returner) applied() (records []*Record) {
	o := w.Snapshot.Order
	for _, id := range standing(o) {
		ids := o.Redemptions[id].Stacked
		if len(ids) == 0 {
			ids = []string{id}
		}
		for _, id := range ids {
			if r := w.record(id); r != nil && r.Status == StatusSucceeded {
				records = append(records, r)
			}
		}
	}
	return records
}

// items finds the lines that the request names.
func (w *returner) items() (items []refund.Item, err error) {
	for i, asked := range w.request.Items {
		item := refund.Item{Quantity: asked.Quantity}
		for j := range w.Snapshot.Order.Items {
			if line := &w.Snapshot.Order.Items[j]; asked.names(line) {
				item.Lines = append(item.Lines, line.ID)
			}
		}
		if len(item.Lines) == 0 {
			return nil, fault.Payload("items["+strconv.Itoa(i)+"]", "names a line that the order does not have")
		}
		items = append(items, item)
	}
	return items, nil
}

// names reports whether an item of a request means a line: by the most exact of its names.
func (i *ReturnItem) names(line *order.Item) bool {
	sku := func(id string) bool {
		return id == line.SKUID || line.SKU != nil && (id == line.SKU.ID || id == line.SKU.SourceID)
	}
	product := func(id string) bool {
		return id == line.ProductID || line.Product != nil && (id == line.Product.ID || id == line.Product.SourceID)
	}
	switch {
	case i.ID != "":
		return i.ID == line.ID
	case i.SKUID != "":
		return sku(i.SKUID)
	case i.ProductID != "":
		return product(i.ProductID)
	case i.RelatedObject == order.RelatedSKU:
		return sku(i.SourceID) || line.RelatedObject == order.RelatedSKU && i.SourceID == line.SourceID
	}
	return product(i.SourceID) || line.RelatedObject != order.RelatedSKU && i.SourceID == line.SourceID
}

// begin makes the return, and writes it on the order.
func (w *returner) begin(sold *order.Returned) {
	o, c, r := *w.Snapshot.Order, &w.change, w.request
	w.ret = Return{ID: w.newID(PrefixReturn), SourceID: r.SourceID, OrderID: o.ID, CustomerID: o.CustomerID, CreatedAt: w.now}
	w.ret.ReturnBody = ReturnBody{
		Reason: r.Reason, Metadata: r.Metadata, APIKey: r.Caller.APIKey, Policy: sold.Policy, RefundOrder: sold.RefundOrder, Last: c.State.Done,
		TakesEarned: w.config.settings.Returns.Resolved().EarnedPoints == project.EarnedTakeBack,
		Amount:      c.Amount, Money: c.Money, Withheld: c.Withheld, Refunded: c.Refunded, Kept: c.Kept,
	}
	for _, item := range c.Items {
		shown := ReturnedItem{ItemID: item.Line, Quantity: item.Quantity, Free: item.Free, Amount: item.Amount, Subtotal: item.Subtotal}
		for i := range o.Items {
			if o.Items[i].ID == item.Line {
				shown.ProductID, shown.SKUID = o.Items[i].ProductID, o.Items[i].SKUID
			}
		}
		w.ret.Items = append(w.ret.Items, shown)
	}
	for _, id := range c.Unjudged {
		w.warn(WarningRulesChanged, "The terms of redemption "+id+" changed, or are gone: it gives what it gave for the kept goods")
	}
	next := *sold
	next.State = c.State
	next.Returns = append(slices.Clone(sold.Returns), w.ret.ID)
	o.Returned = &next
	if c.State.Done && (r.KeepUses || len(standing(&o)) == 0) && w.config.stacking.RollbackOrderMode == project.RollbackWithOrder {
		o.Status = order.StatusCanceled
	}
	o.Touch(w.now)
	out := &Outcome{Order: &o}
	if c := w.buyer(); c != nil {
		buyer := *c
		buyer.Summary = w.purchased(buyer.Summary, buyer.ID, &o)
		out.Customer = &buyer
	}
	base := event.Event{GroupID: w.request.Caller.RequestID, Category: event.CategoryEffect, CreatedAt: w.now}
	out.Events = order.Change{Before: w.Snapshot.Order, After: &o, Customer: w.buyer()}.Events(base, w.newID)
	w.then(out)
}

// buyer is the customer of the order; nil without one.
func (w *returner) buyer() *customer.Customer {
	if c := w.Snapshot.Customer; c != nil && c.ID == w.Snapshot.Order.CustomerID {
		return c
	}
	return nil
}

func (w *returner) warn(code, details string) {
	w.ret.Warnings = append(w.ret.Warnings, ReturnWarning{code, details})
}

// then makes the outcome of a step part of the return's, and goes on with the state after it.
func (w *returner) then(out *Outcome) {
	all := w.out
	all.Vouchers = append(all.Vouchers, out.Vouchers...)
	all.Records = append(all.Records, out.Records...)
	all.RolledBack = append(all.RolledBack, out.RolledBack...)
	all.Returned = append(all.Returned, out.Returned...)
	all.Transactions = append(all.Transactions, out.Transactions...)
	all.Lots = append(all.Lots, out.Lots...)
	all.Totals = append(all.Totals, out.Totals...)
	all.Counters = append(all.Counters, out.Counters...)
	all.Events = append(all.Events, out.Events...)
	all.Order = cmp.Or(out.Order, all.Order)
	w.view.Snapshot = w.view.Snapshot.Apply(out)
	w.view.books = nil
	all.Customer, all.Owner = cmp.Or(out.Customer, all.Customer), cmp.Or(out.Owner, all.Owner)
}

// giveBackAll gives back what the return gives of each redemption: a part, or with the last unit all that is left, by rollbacks.
func (w *returner) giveBackAll(sold *order.Returned) {
	for i := range sold.Sale.Steps {
		step, given := &sold.Sale.Steps[i], &w.change.Steps[i]
		rec := w.record(step.Record)
		switch {
		case step.Tender == refund.TenderPayment:
			w.backToMember(step, given)
		case rec == nil:
		default:
			w.describe(rec, step, given)
			if !w.change.State.Done || w.request.KeepUses {
				w.giveBackPart(sold, rec, given)
			}
		}
	}
	if !w.change.State.Done || w.request.KeepUses {
		return
	}
	for _, id := range standing(w.Snapshot.Order) {
		w.rollBack(id)
	}
}

// describe says in the return what goes back to a redemption.
func (w *returner) describe(rec *Record, step *refund.Step, given *refund.Given) {
	switch step.Tender {
	case refund.TenderCredits:
		card, found := w.Snapshot.VoucherByID(rec.VoucherID)
		if !found {
			if given.Value > 0 {
				w.ret.Uncredited += given.Value
				w.warn(WarningCardGone, "Gift card "+rec.Code+" is gone: its credits go to nobody")
			}
			return
		}
		w.warnCard(card)
		w.ret.Credits = append(w.ret.Credits, ReturnedCredits{RedemptionID: rec.ID, VoucherID: card.ID, Code: card.Code, Credits: given.Value, Balance: card.Balance() + given.Value + w.credited(card.ID)})
	case refund.TenderPoints:
		card, found := w.Snapshot.VoucherByID(rec.VoucherID)
		if !found {
			if given.Value > 0 {
				w.ret.Uncredited += given.Value
				w.warn(WarningCardGone, "Loyalty card "+rec.Code+" is gone: its points go to nobody")
			}
			return
		}
		w.warnCard(card)
		w.ret.Points = append(w.ret.Points, ReturnedPoints{RedemptionID: rec.ID, VoucherID: card.ID, Value: given.Value, Points: given.Points, Status: PointsDone})
	default:
		w.ret.Discounts = append(w.ret.Discounts, ReturnedDiscount{
			RedemptionID: rec.ID, VoucherID: rec.VoucherID, TierID: rec.TierID, CampaignID: rec.CampaignID, Amount: given.Discount(), Units: sumOf(given.FreeUnits),
		})
	}
}

// credited is what the return gives a card for other redemptions, and its balance does not tell yet, as it does not with the last unit.
func (w *returner) credited(voucherID string) (sum int64) {
	for _, c := range w.ret.Credits {
		if c.VoucherID == voucherID && w.change.State.Done && !w.request.KeepUses {
			sum += c.Credits
		}
	}
	return sum
}

func (w *returner) warnCard(card *voucher.Voucher) {
	switch {
	case !card.Active:
		w.warn(WarningCardDisabled, "Card "+card.Code+" is switched off; it was given its share nevertheless")
	case !card.Validity.End.IsZero() && w.now.After(card.Validity.End):
		w.warn(WarningCardExpired, "Card "+card.Code+" has expired; it was given its share nevertheless")
	}
}

func sumOf(figures []int64) (sum int64) {
	for _, f := range figures {
		sum += f
	}
	return sum
}

// backToMember says in the return what goes back to a card of a member. A consumer of the event moves the points.
func (w *returner) backToMember(step *refund.Step, given *refund.Given) {
	for _, p := range w.payments {
		if p.ID != step.Record {
			continue
		}
		back := ReturnedPoints{OrderTransactionID: p.ID, CardID: p.CardID, Value: given.Value, Points: given.Points, Status: PointsDone}
		if step.PointsBack == refund.PointsNever {
			w.ret.Forfeited += given.Value
		}
		if given.Points > 0 {
			back.Status = PointsPending
		}
		w.ret.Points = append(w.ret.Points, back)
	}
}

// giveBackPart gives back a part of a redemption, which stands.
func (w *returner) giveBackPart(sold *order.Returned, rec *Record, given *refund.Given) {
	part := w.part(sold, rec, given)
	out := &Outcome{}
	var buyer customer.Customer
	for _, c := range []*customer.Customer{w.Snapshot.Customer, w.Snapshot.Owner} {
		if c == nil || c.ID != rec.CustomerID {
			continue
		}
		buyer = *c
		after := buyer
		after.Summary.GiftRedeemed -= part.Credits
		after.Summary.PointsRedeemed -= part.Points
		if after.Summary != buyer.Summary {
			w.put(out, &after)
		}
	}
	w.giveBack(out, &givingBack{
		record: rec, part: part, reason: w.ret.Reason, returnID: w.ret.ID, buyer: buyer, requestID: w.request.Caller.RequestID, err: &w.err,
	})
	w.countOut(out, rec, part)
	all := part
	if rec.Returned != nil {
		all = rec.Returned.Plus(part)
	}
	out.Returned = []ReturnMark{{rec.ID, rec.CampaignID, all}}
	w.ret.Records = append(w.ret.Records, ReturnMark{rec.ID, rec.CampaignID, part})
	w.then(out)
}

// put writes a customer where it was read.
func (w *returner) put(out *Outcome, c *customer.Customer) {
	if own := w.Snapshot.Customer; own != nil && own.ID == c.ID {
		out.Customer = c
	} else {
		out.Owner = c
	}
}

// part is what a return gives back of a redemption, in the shape of what that did.
func (w *returner) part(sold *order.Returned, rec *Record, given *refund.Given) Applied {
	left := rec.Left()
	if w.change.State.Done {
		left.Reward, left.Qualified = nil, nil
		return left
	}
	part := Applied{Order: given.Order, Points: given.Points}
	if rec.Applied.Credits > 0 {
		part.Credits = given.Value
	}
	for cell, c := range sold.Sale.Cells {
		l := AppliedLine{ItemID: c.Line}
		if given.Lines != nil {
			l.Discount = given.Lines[cell]
		}
		if given.FreeUnits != nil {
			l.FreeUnits = given.FreeUnits[cell]
		}
		part.Items += l.Discount
		if l.Discount != 0 || l.FreeUnits != 0 {
			part.Lines = append(part.Lines, l)
		}
	}
	part.OrderTotal = max(0, min(rec.Applied.OrderTotal, w.change.Refunded)-(rec.Applied.OrderTotal-left.OrderTotal))
	for i, c := range rec.Applied.Counted {
		part.Counted = append(part.Counted, CounterStep{Key: c.Key, By: refund.Floor(c.By, given.Returned, given.Units) - (c.By - left.Counted[i].By)})
	}
	return part
}

// Plus adds what another return gave back.
func (a Applied) Plus(b Applied) Applied {
	a.Order, a.Items, a.OrderTotal = a.Order+b.Order, a.Items+b.Items, a.OrderTotal+b.OrderTotal
	a.Credits, a.Points = a.Credits+b.Credits, a.Points+b.Points
	a.Lines, a.Counted = slices.Clone(a.Lines), slices.Clone(a.Counted)
	for _, l := range b.Lines {
		if i := slices.IndexFunc(a.Lines, func(k AppliedLine) bool { return k.ItemID == l.ItemID }); i >= 0 {
			a.Lines[i].Discount += l.Discount
			a.Lines[i].FreeUnits += l.FreeUnits
		} else {
			a.Lines = append(a.Lines, l)
		}
	}
	for i := range b.Counted {
		a.Counted[i].By += b.Counted[i].By
	}
	return a
}

// countOut takes a part of a redemption out of the totals and counters of what it belongs to. Its use stays counted.
func (w *returner) countOut(out *Outcome, rec *Record, part Applied) {
	of := *rec
	of.Applied, of.Returned = part, nil
	by := Totals{}.Minus(of.Totals())
	by.Redemptions = 0
	for _, subject := range []string{rec.CampaignID, rec.TierID} {
		if subject != "" && by != (Totals{}) {
			out.Totals = append(out.Totals, TotalsStep{TotalsKey{subject, w.config.settings.day(rec.Date)}, by})
		}
	}
	for _, s := range append(w.config.settings.amounts(of.counted()), part.Counted...) {
		if s.By != 0 {
			out.Counters = append(out.Counters, CounterStep{Key: s.Key, By: -s.By})
		}
	}
}

// rollBack takes back all that is left of a redemption, as a rollback does.
func (w *returner) rollBack(id string) {
	target := w.record(id)
	s := *w.Snapshot
	other := target.CustomerID != "" && s.Customer != nil && target.CustomerID != s.Customer.ID
	if other {
		s.Customer, s.Owner = s.Owner, s.Customer
	} else if target.CustomerID == "" {
		s.Customer = nil
	}
	before := w.view.Snapshot
	w.view.Snapshot = &s
	u := &undoer{view: w.view, out: &Outcome{}, reply: &RolledBack{Order: s.Order, Customer: s.Customer}, request: &RollbackRequest{
		RedemptionID: id, Stacked: true, Reason: w.ret.Reason, Caller: w.request.Caller,
	}}
	u.undo(target)
	w.view.Snapshot = before
	out := u.out
	if other {
		out.Customer, out.Owner = nil, out.Customer
	}
	if buyer := before.Customer; buyer != nil && out.Customer == nil && out.Order != nil { // the order's customer counts it no more
		c := *buyer
		if c.Summary = w.purchased(c.Summary, c.ID, out.Order); c.Summary != buyer.Summary {
			out.Customer = &c
		}
	}
	if u.err != nil {
		w.err = u.err
	}
	for i := range u.reply.Records {
		w.ret.Rollbacks = append(w.ret.Rollbacks, u.reply.Records[i].ID)
	}
	if p := u.reply.Parent; p != nil {
		w.ret.Rollbacks = append(w.ret.Rollbacks, p.ID)
	}
	w.then(out)
}

// tell adds the return and its event.
func (w *returner) tell() {
	w.out.Returns = []Return{w.ret}
	o := w.Snapshot.Order
	data := map[string]any{"return": &w.ret, "order": o, "before": w.before}
	if c := w.buyer(); c != nil {
		data["customer"] = c
	}
	w.out.Events = append(w.out.Events, event.Event{
		ID: w.newID(event.Kind.Prefix), Type: order.EventReturned, EntityType: order.Kind.Name, EntityID: o.ID, CustomerID: o.CustomerID,
		GroupID: w.request.Caller.RequestID, Category: event.CategoryAction, Data: event.Data(data), CreatedAt: w.now,
	})
}
