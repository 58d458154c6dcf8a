package redemption

import (
	"context"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/internal/tracing"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/voucher"
)

// RollbackMonths is for how many months a redemption can be rolled back.
const RollbackMonths = 3

// RollbackRequest asks to roll a redemption back.
type RollbackRequest struct {
	// RedemptionID is the redemption. Stacked says that the caller accepts a parent, and then gets all its children.
	RedemptionID string
	Stacked      bool

	Reason     string
	TrackingID string
	// Customer and Order, when sent, must be the redemption's own; the order's status becomes the order's.
	Customer *customer.Request
	Order    *order.Request
	Metadata metadata.Map
	Caller   Caller
	// RelatedObjects asks for RolledBack.RelatedObjects.
	RelatedObjects bool
	// Keep keeps the answer under an idempotency key.
	Keep *Keep[*RolledBack]
}

// RolledBack is the result of a rollback.
type RolledBack struct {
	// Records are the rollbacks, one for each redemption rolled back; Parent is set for a stack.
	Records  []Record
	Parent   *Record
	Order    *order.Order
	Customer *customer.Customer
	// Vouchers are the vouchers of the records as they are afterwards, see voucher.Current; nil for a tier's.
	Vouchers []*voucher.Voucher
	// RelatedObjects are set where the request asks for them.
	RelatedObjects RelatedObjects

	refusal *fault.Error
}

// Rollback rolls a redemption back: its uses, credits and points return, its counters are lowered, and its discounts are taken
// out of the order (unless the project keeps them). Of several requests at the same time one succeeds. A refused rollback is
// recorded too and returned as a fault that names its record; one of a redemption, or for a customer, that does not exist is not.
func (e *Engine) Rollback(ctx context.Context, r RollbackRequest) (_ *RolledBack, err error) {
	ctx, span := tracing.Begin(ctx, "redemption.roll_back")
	defer func() { tracing.End(span, err) }()
	r.Caller.RequestID = env.RequestID(ctx)
	if err := knownStatus(r.Order); err != nil {
		return nil, err
	}
	scope, err := e.rollbackScope(ctx, r)
	if err != nil {
		return nil, err
	}
	var reply *RolledBack
	scope = r.Keep.in(scope)
	var refusal error
	err = e.decideUpdate(ctx, func(*config) Scope { return scope }, func(v *view) (out *Outcome, err error) {
		if err := r.Keep.performed(v.Snapshot); err != nil {
			return nil, err
		}
		reply, out, err = rollback(v, &r)
		if err := v.settled(err); err != nil {
			return nil, err
		}
		refusal = nil
		if reply.refusal != nil {
			refusal = reply.refusal.About("redemption_rollback", reply.Records[0].ID)
		}
		return out, r.Keep.seal(out, v.Snapshot, reply, refusal)
	})
	if err != nil {
		return nil, err
	}
	return reply, refusal
}

// rollbackScope finds the rows that a redemption changed. The ids in a record never change, so reading them before the rows
// are locked is safe.
func (e *Engine) rollbackScope(ctx context.Context, r RollbackRequest) (Scope, error) {
	record, err := e.Get(ctx, r.RedemptionID)
	if err != nil {
		return Scope{}, err
	}
	if c := r.Customer; c != nil && c.ID != "" && c.SourceID == "" && c.ID != record.CustomerID {
		if _, err := e.store.Customers().Get(ctx, c.ID); err != nil {
			return Scope{}, err
		}
	}
	s := Scope{RecordIDs: []string{record.ID}, OrderID: record.OrderID, CustomerID: record.CustomerID}
	records := []Record{record}
	if record.Parent {
		children, err := e.Children(ctx, record.ID)
		if err != nil {
			return Scope{}, err
		}
		records = append(records, children...)
	}
	for i := range records {
		s.touch(&records[i])
		if id := records[i].TierID; id != "" && r.RelatedObjects {
			s.Totals = append(s.Totals, id)
		}
	}
	return s, nil
}

// rollback decides on locked rows what a rollback writes.
func rollback(v *view, r *RollbackRequest) (*RolledBack, *Outcome, error) {
	w := &undoer{view: v, request: r, reply: &RolledBack{Order: v.Snapshot.Order, Customer: v.Snapshot.Customer}, out: &Outcome{}}
	target := w.find(r.RedemptionID)
	if target == nil {
		return nil, nil, fault.NotFound("redemption", r.RedemptionID)
	}
	if refusal := w.refuse(target); refusal != nil {
		w.recordRefusal(target, refusal)
		return w.reply, w.out, nil
	}
	w.undo(target)
	w.recount(w.out, target.CustomerID, w.reply.Order)
	if r.RelatedObjects {
		w.reply.RelatedObjects = w.relatedObjects(w.reply.Records, w.reply.Vouchers, w.reply.Customer, r.Caller.Visitor)
	}
	return w.reply, w.out, w.err
}

// undoer turns a rollback into an outcome.
type undoer struct {
	*view
	request *RollbackRequest
	reply   *RolledBack
	out     *Outcome
	err     error
}

func (w *undoer) find(id string) *Record {
	for i := range w.Records {
		if w.Records[i].ID == id {
			return &w.Records[i]
		}
	}
	return nil
}

// refuse says why a redemption cannot be taken back, or nil.
func (w *undoer) refuse(target *Record) *fault.Error {
	switch {
	case target.Object != ObjectRedemption || target.Status == StatusFailed:
		return fault.Invalid("invalid_redemption", "Invalid redemption", "Only a redemption that succeeded can be rolled back.")
	case target.ParentID != "":
		return fault.Invalid("invalid_redemption_parent", "Invalid redemption parent",
			"You can rollback only a redemption that does not have parent redemption.")
	case target.Parent && !w.request.Stacked:
		return fault.Invalid("invalid_redemption", "Invalid redemption",
			"You can rollback only a single redemption. Use different endpoint for stacked redemption.")
	case target.Status == StatusRolledBack:
		return fault.Invalid("already_rolled_back", "Already rolled back", "Redemption has been already rolled back.")
	case w.now.After(target.Date.AddDate(0, RollbackMonths, 0)):
		return fault.Invalid("invalid_redemption", "Invalid redemption", "A redemption can be rolled back for %d months.", RollbackMonths)
	case w.foreignOrder(target):
		return fault.Invalid("invalid_order", "Invalid order", "Order is not related with redemption.")
	case w.foreignCustomer(target):
		return fault.Invalid("invalid_customer", "Invalid customer", "Customer is not related with redemption.")
	}
	return nil
}

func (w *undoer) foreignOrder(target *Record) bool {
	o := w.request.Order
	if o == nil {
		return false
	}
	own := w.Snapshot.Order
	sourceID, sent := o.SourceID.Value()
	switch {
	case o.ID != "":
		return own == nil || o.ID != own.ID
	case sent:
		return own == nil || sourceID != own.SourceID
	}
	return false
}

func (w *undoer) foreignCustomer(target *Record) bool {
	c, own := w.request.Customer, w.Snapshot.Customer
	switch {
	case c != nil && c.ID != "":
		return c.ID != target.CustomerID
	case c != nil && c.SourceID != "":
		return own == nil || c.SourceID != own.SourceID
	case w.request.TrackingID != "":
		return own == nil || w.request.TrackingID != own.SourceID && w.request.TrackingID != target.TrackingID
	}
	return false
}

// recordRefusal records a rollback that was refused.
func (w *undoer) recordRefusal(target *Record, refusal *fault.Error) {
	r := w.record(target, PrefixFailedRollback)
	r.Status, r.FailureCode, r.FailureMessage = StatusFailed, refusal.Key, refusal.Message
	r.Applied = Applied{}
	w.reply.Records, w.reply.refusal = []Record{r}, refusal
	w.out.Records = w.reply.Records
	w.out.Events = append(w.out.Events, w.recordEvent(EventRollbackFailed, &r, w.request.Caller.RequestID))
	if w.Snapshot.Customer != nil {
		c := *w.Snapshot.Customer
		c.Summary.RollbackFailed++
		w.out.Customer = &c
	}
}

// record begins the record of the rollback of one redemption.
func (w *undoer) record(target *Record, prefix string) Record {
	r := *target
	r.ID, r.Object, r.Date = w.newID(prefix), ObjectRollback, w.now
	r.RedemptionID, r.Reason, r.ParentID = target.ID, w.request.Reason, ""
	r.Status, r.RollbackID, r.RollbackDate, r.SessionKey = StatusSucceeded, "", time.Time{}, ""
	r.Channel, r.APIKey = w.request.Caller.Channel, w.request.Caller.APIKey
	r.Applied, r.Returned = target.Left(), nil
	r.Applied.OrderMode = w.config.stacking.RollbackOrderMode
	if w.request.Metadata != nil {
		r.Metadata = w.request.Metadata
	}
	return r
}

// undo rolls the target back, a stack child by child.
func (w *undoer) undo(target *Record) {
	taken := []*Record{target}
	if target.Parent {
		taken = nil
		for i := range w.Records {
			if c := &w.Records[i]; c.ParentID == target.ID && c.Status == StatusSucceeded {
				taken = append(taken, c)
			}
		}
		parent := w.record(target, PrefixRollback)
		parent.Related = Related{"redemption", target.ID}
		w.reply.Parent = &parent
		w.out.Records = append(w.out.Records, parent)
		w.out.Events = append(w.out.Events, w.stackEvent(EventStackRolledBack, &parent, w.request.Caller.RequestID))
		w.out.RolledBack = append(w.out.RolledBack, RollbackMark{target.ID, parent.ID, w.now})
	}
	for _, t := range taken {
		r := w.record(t, PrefixRollback)
		if w.reply.Parent != nil {
			r.ParentID = w.reply.Parent.ID
		}
		w.reply.Records = append(w.reply.Records, r)
		after := w.giveBack(w.out, &givingBack{
			record: t, part: r.Applied, uses: 1, reason: r.Reason, rollbackID: r.ID, buyer: w.buyer(), requestID: w.request.Caller.RequestID, err: &w.err,
		})
		w.reply.Vouchers = append(w.reply.Vouchers, w.current(after))
		w.out.RolledBack = append(w.out.RolledBack, RollbackMark{t.ID, r.ID, w.now})
		w.countInto(w.out, t, r.Applied.Counted, -1)
		w.out.Events = append(w.out.Events, w.recordEvent(EventRolledBack, &r, w.request.Caller.RequestID))
		w.addRewardRollbackEvent(t, after, r.ID)
	}
	w.out.Records = append(w.out.Records, w.reply.Records...)
	w.restoreOrder(target, taken)
	w.restoreCustomer(taken)
}

// restoreOrder takes the redemption's own discounts out of the order and leaves those of others.
func (w *undoer) restoreOrder(target *Record, taken []*Record) {
	if w.Snapshot.Order == nil {
		return
	}
	o := *w.Snapshot.Order
	if w.config.stacking.RollbackOrderMode == project.RollbackWithOrder {
		cart := o.Cart()
		for i := len(taken) - 1; i >= 0; i-- {
			cart = cart.Undo(taken[i].Applied.Step(&o))
		}
		o.SetCart(cart, w.view, w.newID)
		ungive(&o, taken)
		o.Items = slices.DeleteFunc(o.Items, func(i order.Item) bool { return i.UnitEffect && i.Quantity == 0 && i.InitialQuantity == 0 })
		o.Status = order.StatusCanceled
		if w.request.Order != nil {
			o.Status = w.request.Order.Status.Or(o.Status)
		}
	}
	o.Touch(w.now)
	history := make(map[string]order.Redemption, len(o.Redemptions))
	for id, entry := range o.Redemptions {
		history[id] = entry
	}
	entry := history[target.ID]
	entry.RollbackDate = w.now
	if w.reply.Parent != nil {
		entry.RollbackID = w.reply.Parent.ID
		for _, r := range w.reply.Records {
			entry.RollbackStacked = append(entry.RollbackStacked, r.ID)
		}
	} else {
		entry.RollbackID = w.reply.Records[0].ID
	}
	history[target.ID] = entry
	o.Redemptions = history
	w.reply.Order, w.out.Order = &o, &o
	eventBase := event.Event{GroupID: w.request.Caller.RequestID, Category: event.CategoryEffect, CreatedAt: w.now}
	w.out.Events = append(w.out.Events, order.Change{Before: w.Snapshot.Order, After: &o, Customer: w.Snapshot.Customer}.Events(eventBase, w.newID)...)
}

// Step is what a redemption did, in the shape that discount.Cart.Undo takes: the applied figures, line by line of the order as
// it is now.
func (a Applied) Step(o *order.Order) discount.Cart {
	c := discount.Cart{AppliedDiscountAmount: a.Order, Lines: make([]discount.Line, len(o.Items))}
	for _, l := range a.Lines {
		for i := range o.Items {
			if o.Items[i].ID == l.ItemID {
				c.Lines[i].AppliedDiscountAmount = l.Discount
				c.Lines[i].AppliedDiscountQuantity = l.FreeUnits
				c.Lines[i].AppliedQuantity = l.Units
				c.Lines[i].AppliedQuantityAmount = l.Amount
			}
		}
	}
	return c
}

func (w *undoer) restoreCustomer(taken []*Record) {
	if w.Snapshot.Customer == nil {
		return
	}
	c := *w.Snapshot.Customer
	n := int64(len(taken))
	c.Summary.Redeemed -= n
	c.Summary.RolledBack += n
	c.Summary.RollbackSucceeded += n
	for _, t := range taken {
		c.Summary.GiftRedeemed = saturate.Sub(c.Summary.GiftRedeemed, t.Left().Credits)
		c.Summary.PointsRedeemed = saturate.Sub(c.Summary.PointsRedeemed, t.Left().Points)
	}
	if w.out.Order != nil {
		c.Summary = w.purchased(c.Summary, c.ID, w.out.Order)
	}
	w.reply.Customer, w.out.Customer = &c, &c
}
