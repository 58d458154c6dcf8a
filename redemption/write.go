package redemption

import (
	"reflect"
	"slices"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/voucher"
)

// Redeemed is the result of a redemption.
type Redeemed struct {
	*Result
	// Records are the redemptions, one for each applied entry in order of application; Parent is set when there are several.
	Records  []Record
	Parent   *Record
	Customer *customer.Customer
	// Vouchers are the vouchers of the records as they are afterwards, see voucher.Current; nil for a tier's.
	Vouchers []*voucher.Voucher
	// RelatedObjects are set where the request asks for them.
	RelatedObjects RelatedObjects
}

// redeem decides a request and, when its result is valid, what to write.
func redeem(v *view, r *Request) (*Redeemed, *Outcome, error) {
	result, err := decide(v, r, true)
	if err != nil {
		return nil, nil, err
	}
	if result.Valid {
		v.orderOwner(result.who.Customer.ID)
	}
	if err := v.complete(); err != nil {
		return nil, nil, err
	}
	w := &writer{view: v, request: r, result: result, who: result.who, reply: &Redeemed{Result: result}, out: &Outcome{}}
	if !result.Valid {
		w.failures()
		return w.reply, w.out, nil
	}
	w.settleOrder()
	w.writeCustomer()
	w.writeRecords()
	w.writeOrder()
	w.recount(w.out, w.who.Customer.ID, w.result.Order)
	w.writeCatalog()
	w.release()
	if r.RelatedObjects {
		w.reply.RelatedObjects = w.relatedObjects(w.reply.Records, w.reply.Vouchers, w.reply.Customer, r.Caller.Visitor)
	}
	return w.reply, w.out, w.err
}

// writer turns a result into an outcome.
type writer struct {
	*view
	request *Request
	result  *Result
	reply   *Redeemed
	out     *Outcome
	who     who
	err     error
}

// writeCustomer stores the customer with what the redemption and its order add to its summary.
func (w *writer) writeCustomer() {
	if !w.who.present {
		return
	}
	c := w.who.Customer
	for i := range w.result.Entries {
		e := &w.result.Entries[i]
		if e.Status != EntryApplicable { // one that was refused for its effect has credits or points, too
			continue
		}
		c.Summary.Redeemed++
		c.Summary.Succeeded++
		c.Summary.GiftRedeemed = saturate.Add(c.Summary.GiftRedeemed, e.Credits)
		c.Summary.PointsRedeemed = saturate.Add(c.Summary.PointsRedeemed, e.Points)
	}
	c.Summary = w.purchased(c.Summary, c.ID, w.result.Order)
	w.reply.Customer = &c
	w.out.Customer, w.out.NewCustomer = &c, w.who.New
	upsert := w.who.Merged
	upsert.Customer = c
	w.out.Events = append(w.out.Events, upsert.Events(w.eventBase(), w.newID)...)
}

// eventBase holds the fields that all events of a redemption share.
func (w *writer) eventBase() event.Event {
	return event.Event{GroupID: w.request.Caller.RequestID, Category: event.CategoryEffect, CreatedAt: w.now}
}

// writeRecords makes a record for each applied entry, a parent when there are several, and the steps of all counters and
// totals.
func (w *writer) writeRecords() {
	applied := w.result.With(EntryApplicable)
	if len(applied) > 1 {
		parent := w.record(PrefixRedemption)
		parent.Parent = true
		parent.Related = Related{"redemption", parent.ID}
		w.reply.Parent = &parent
	}
	for i := range applied {
		w.writeEntry(&applied[i])
	}
	records := w.reply.Records
	if w.reply.Parent != nil {
		p := w.reply.Parent
		for _, r := range records {
			p.Applied.Order += r.Applied.Order
			p.Applied.Items += r.Applied.Items
		}
		if w.result.Order != nil {
			p.Applied.OrderTotal = w.result.Cart.TotalAmount().Minor
		}
		w.out.Events = append(w.out.Events, w.stackEvent(EventStackSucceeded, p, w.request.Caller.RequestID))
		records = append([]Record{*p}, records...)
	}
	w.out.Records = records
}

// release deletes the locks of the request's session, and expired ones.
func (w *writer) release() {
	key := ""
	if w.request.Session != nil {
		key = w.request.Session.Key
	}
	w.out.Unlock = w.staleLocks(key)
}

// record begins a record with the fields that all records of the request share.
func (w *writer) record(prefix string) Record {
	r := Record{
		ID: w.newID(prefix), Object: ObjectRedemption, Date: w.now, Status: StatusSucceeded,
		TrackingID: w.who.trackingID, Metadata: w.request.Metadata, Channel: w.request.Caller.Channel, APIKey: w.request.Caller.APIKey,
	}
	if w.who.present {
		r.CustomerID = w.who.Customer.ID
	}
	if w.result.Order != nil {
		r.OrderID = w.result.Order.ID
	}
	if w.request.Session != nil {
		r.SessionKey = w.request.Session.Key
	}
	return r
}

func (w *writer) writeEntry(e *Entry) {
	r := w.record(PrefixRedemption)
	if w.reply.Parent != nil {
		r.ParentID = w.reply.Parent.ID
	}
	e.identify(&r)
	r.Applied = appliedOf(e, w.result.Order)
	after := w.writeVoucher(e, &r)
	w.reply.Vouchers = append(w.reply.Vouchers, w.current(after))
	w.reply.Records = append(w.reply.Records, r)
	if r.awaitsDelivery() {
		w.out.Jobs = append(w.out.Jobs, DeliverJob{r.ID})
	}
	w.countInto(w.out, &r, e.Counted, +1)
	w.out.Events = append(w.out.Events, w.recordEvent(EventSucceeded, &r, w.request.Caller.RequestID))
	w.addRewardEvents(e, &r, after)
}

// identify says on a record what was redeemed.
func (e *Entry) identify(r *Record) {
	r.CampaignID, r.Campaign = e.CampaignID, e.CampaignName
	if e.Reward != nil {
		r.RewardID = e.Reward.ID
	}
	switch {
	case e.Voucher != nil:
		r.VoucherID, r.Code, r.Related = e.Voucher.ID, e.Voucher.Code, Related{"voucher", e.Voucher.ID}
	case e.Tier != nil:
		r.TierID, r.Related = e.Tier.ID, Related{"promotion_tier", e.Tier.ID}
	default:
		r.Related = Related{string(e.Redeemable.Object), e.Redeemable.ID}
	}
}

// appliedOf is the effect of an entry, line by line, so that a rollback can take back exactly that.
func appliedOf(e *Entry, o *order.Order) Applied {
	a := Applied{
		Order: e.Applied.AppliedDiscountAmount, Items: e.Applied.AppliedLineDiscountAmount(),
		OrderTotal: e.Applied.TotalAmount().Minor, Credits: e.Credits, Points: e.Points, Guarded: e.Guarded, Exempt: e.exempt,
	}
	if e.Reward != nil {
		a.Reward = &RewardTaken{AssignmentID: e.AssignmentID, Type: e.Reward.Type, LoyaltyTierID: e.LoyaltyTierID, Delivery: DeliveryPending}
		if e.Reward.Coin != nil {
			a.Reward.Delivery = DeliveryCompleted
		}
	}
	if e.Bundle != nil && o != nil {
		for _, b := range e.Bundle.Identified {
			if b.ItemIndex < len(o.Items) && !slices.Contains(a.Qualified, o.Items[b.ItemIndex].ID) {
				a.Qualified = append(a.Qualified, o.Items[b.ItemIndex].ID)
			}
		}
	}
	for _, s := range e.Counted {
		a.Counted = append(a.Counted, CounterStep{Key: s.Key, By: s.By})
	}
	if o == nil {
		return a
	}
	for i := range e.Applied.Lines {
		l := &e.Applied.Lines[i]
		line := AppliedLine{Discount: l.AppliedDiscountAmount, FreeUnits: l.AppliedDiscountQuantity, Units: l.AppliedQuantity, Amount: l.AppliedQuantityAmount}
		if line != (AppliedLine{}) && i < len(o.Items) {
			line.ItemID = o.Items[i].ID
			a.Lines = append(a.Lines, line)
		}
	}
	return a
}

// writeVoucher uses a voucher once and moves its balance; it returns the voucher as it is afterwards.
func (w *writer) writeVoucher(e *Entry, r *Record) *voucher.Voucher {
	if e.Voucher == nil {
		return nil
	}
	delta := VoucherDelta{ID: e.Voucher.ID, Redeemed: 1, Credits: e.Credits, Points: e.Points, At: w.now}
	points := w.takePoints(e, r, &delta)
	after := *e.Voucher
	delta.Apply(&after)
	if points != nil {
		points.Balance, points.Total = after.Balance(), after.Total()
		w.out.Transactions = append(w.out.Transactions, *points)
		w.out.Events = append(w.out.Events, w.pointsEvents(*points, &after, w.who.Customer, w.request.Caller.RequestID)...)
	}
	w.out.Vouchers = append(w.out.Vouchers, delta)
	if e.Credits != 0 && after.Gift != nil {
		w.out.Transactions = append(w.out.Transactions, voucher.Transaction{
			ID: w.newID(voucher.TransactionKind.Prefix), VoucherID: after.ID, CampaignID: after.CampaignID, Type: voucher.CreditsRedemption,
			Amount: -e.Credits, Balance: after.Balance(), Total: after.Gift.Amount, Source: "API", OrderID: r.OrderID, RedemptionID: r.ID, CreatedAt: w.now,
		})
		w.out.Events = append(w.out.Events, w.creditsEvent(w.out.Transactions[len(w.out.Transactions)-1], &after, w.who.Customer, w.request.Caller.RequestID))
	}
	return &after
}

// countInto adds a redemption to the totals and counters of its campaign and tier, or takes it out again with a sign of -1.
func (v *view) countInto(out *Outcome, r *Record, unitSteps []CounterStep, sign int64) {
	t := r.Totals()
	if sign < 0 {
		t = Totals{}.Minus(t)
	}
	day := v.config.settings.day(r.Date)
	for _, subject := range []string{r.CampaignID, r.TierID} {
		if subject != "" {
			out.Totals = append(out.Totals, TotalsStep{TotalsKey{subject, day}, t})
		}
	}
	for _, s := range append(v.config.settings.steps(r.counted()), unitSteps...) {
		out.Counters = append(out.Counters, CounterStep{s.Key, sign * s.By, s.New})
	}
}

// statusAfter is the status that the order has after the redemption, which pays it unless the request names another one.
func (w *writer) statusAfter() order.Status {
	switch {
	case !w.request.Unpaid && w.request.Order == nil: // a discount made it
		return order.StatusPaid
	case !w.request.Unpaid:
		return w.request.Order.Status.Or(order.StatusPaid)
	case w.Snapshot.Order != nil:
		return w.Snapshot.Order.Status
	}
	return order.StatusCreated
}

// settleOrder gives the order its status and ids, which the records contain.
func (w *writer) settleOrder() {
	if w.result.Order == nil {
		return
	}
	o := *w.result.Order
	o.Status = w.statusAfter()
	if w.who.present {
		o.CustomerID = w.who.Customer.ID
	}
	if w.request.referrerID != "" && (w.Snapshot.Order == nil || w.request.Order.ID != "") { // an order that is found by its source id stays as it is
		o.ReferrerID = w.request.referrerID
	}
	for _, e := range w.result.Entries {
		if e.Status == EntryApplicable && e.Voucher != nil && e.Voucher.ReferralCode {
			o.ReferrerID = e.Voucher.HolderID
		}
	}
	unnamed := o.Items
	o.AssignIDs(w.now, w.newID)
	w.result.Order = &o
	w.result.replaceLines(unnamed, o.Items)
}

// writeOrder stores the order with the redemptions that it went through.
func (w *writer) writeOrder() {
	o := w.result.Order
	if o == nil {
		return
	}
	o.Redemptions = w.orderHistory(o.Redemptions)
	w.out.Order, w.out.NewOrder = o, w.Snapshot.Order == nil
	change := order.Change{Before: w.Snapshot.Order, After: o, Customer: w.out.Customer}
	w.out.Events = append(w.out.Events, change.Events(w.eventBase(), w.newID)...)
}

// orderHistory adds the redemption to the order's own list: a stack under its parent, a single one under itself.
func (w *writer) orderHistory(old map[string]order.Redemption) map[string]order.Redemption {
	history := make(map[string]order.Redemption, len(old)+1)
	for id, r := range old {
		history[id] = r
	}
	if p := w.reply.Parent; p != nil {
		entry := order.Redemption{Date: w.now, RelatedObjectType: "redemption", RelatedObjectID: p.ID}
		for _, r := range w.reply.Records {
			entry.Stacked = append(entry.Stacked, r.ID)
		}
		history[p.ID] = entry
		return history
	}
	for _, r := range w.reply.Records {
		history[r.ID] = order.Redemption{Date: w.now, RelatedObjectType: r.Related.Type, RelatedObjectID: r.Related.ID, RelatedObjectParentID: r.CampaignID}
	}
	return history
}

// writeCatalog creates or overwrites the products and SKUs that lines ask to override. A shop may send override with every order:
// values that the catalog has already are not written, for each write to it makes all engines load their configuration anew.
func (w *writer) writeCatalog() {
	o := w.result.overrides
	if o == nil {
		return
	}
	for _, p := range o.Products {
		if !p.New {
			known, _ := w.Product(p.Item.ID)
			known.UpdatedAt = p.Item.UpdatedAt
			if reflect.DeepEqual(known, p.Item) {
				continue
			}
		}
		w.out.Products = append(w.out.Products, p)
	}
	for _, s := range o.SKUs {
		if !s.New {
			known, _ := w.SKU(s.Item.ID)
			known.UpdatedAt = s.Item.UpdatedAt
			if reflect.DeepEqual(known, s.Item) {
				continue
			}
		}
		w.out.SKUs = append(w.out.SKUs, s)
	}
}

// failures records an attempt that was refused: one record for each entry that does not apply, under a parent when several
// redeemables were sent. Nothing else is written; a customer that did not exist is not made for it.
func (w *writer) failures() {
	refused := w.result.With(EntryInapplicable)
	first := w.failure(w.result.Refusal())
	if len(w.result.Entries) == 1 && len(refused) == 1 {
		refused[0].identify(&first)
		w.reply.Records = []Record{first}
		w.out.Records = w.reply.Records
		w.addFailureEvent(&first)
		w.countFailure()
		return
	}
	first.Parent = true
	first.Related = Related{"redemption", first.ID}
	w.reply.Parent = &first
	w.out.Records = []Record{first}
	for i := range refused {
		r := w.failure(refused[i].Err)
		r.ParentID = first.ID
		refused[i].identify(&r)
		w.out.Records = append(w.out.Records, r)
	}
	w.addFailureEvent(&first)
	w.countFailure()
}

// addFailureEvent adds one event for an attempt, however many redeemables were refused in it.
func (w *writer) addFailureEvent(r *Record) {
	w.out.Events = append(w.out.Events, w.recordEvent(EventFailed, r, w.request.Caller.RequestID))
}

func (w *writer) failure(f *fault.Error) Record {
	r := w.record(PrefixFailedRedemption)
	r.Status, r.FailureCode, r.FailureMessage = StatusFailed, f.Key, f.Message
	if w.Snapshot.Order == nil {
		r.OrderID = ""
	}
	r.RefusedOrder = r.OrderID
	if o := w.result.Order; o != nil && o.SourceID != "" {
		r.RefusedOrder = o.SourceID
	}
	if w.who.New {
		r.CustomerID = ""
	}
	return r
}

func (w *writer) countFailure() {
	if !w.who.stored() {
		return
	}
	c := *w.Snapshot.Customer
	c.Summary.Failed++
	w.out.Customer = &c
}

// recordEvent is the event of a record. Its data is the record alone: objects that the record names are read when the event
// is shown.
func (v *view) recordEvent(kind string, r *Record, requestID string) event.Event {
	data := event.Data(map[string]any{"redemption": r})
	return event.Event{
		ID: v.newID(event.Kind.Prefix), Type: kind, EntityType: string(r.Object), EntityID: r.ID, CustomerID: r.CustomerID,
		CampaignID: r.CampaignID, GroupID: requestID, Category: event.CategoryAction, Data: data, CreatedAt: v.now,
	}
}

// stackEvent is the event of the record of a stack as a whole. It is for webhooks: the log of the customer has the parts.
func (v *view) stackEvent(kind string, parent *Record, requestID string) event.Event {
	e := v.recordEvent(kind, parent, requestID)
	e.CustomerID = ""
	return e
}

// Totals are what the redemption adds to the totals of its campaign and of its tier.
func (r *Record) Totals() Totals {
	left := r.Left()
	return Totals{Redemptions: 1, Orders: left.OrderTotal, Discounts: left.Money(), Credits: left.Credits, Points: left.Points}
}

// counted is the part of the record that counters depend on.
func (r *Record) counted() countedRedemption {
	c := countedRedemption{incentive: r.VoucherID, campaign: r.CampaignID, customer: r.CustomerID, apiKey: r.APIKey, user: r.user(), date: r.Date}
	if r.TierID != "" {
		c.incentive = r.TierID
	}
	left := r.Left()
	c.effect.Discount, c.effect.Credits, c.effect.Points = left.Money(), left.Credits, left.Points
	c.effect.TotalAmount.Minor, c.effect.TotalAmount.Known = left.OrderTotal, true
	return c
}
