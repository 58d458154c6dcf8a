package redemption

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/tracing"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/refund"
	"github.com/punchcardhq/punchcard/storage"
)

// ReturnRequest says which goods of an order came back.
type ReturnRequest struct {
	// OrderID is the id of the order, or the shop's own.
	OrderID string
	// SourceID is the shop's id of the return, unique; empty for none.
	SourceID string
	Items    []ReturnItem
	// Amount is list value in minor units, of an order without priced lines.
	Amount int64
	// Rest says whether what is in no line comes back now; nil brings it back with the last unit.
	Rest *bool
	// Policy and RefundOrder are of the first return of an order; empty for those of the project, or of the first return.
	Policy      refund.Policy
	RefundOrder refund.RefundOrder
	// KeepUses leaves the uses of the redemptions taken when the last unit comes back.
	KeepUses bool
	Reason   string
	Metadata metadata.Map
	// Simulate says what would happen, and writes nothing: the return has no id then.
	Simulate bool
	Caller   Caller
	// Keep has the answer kept by the commit; nil keeps nothing.
	Keep *Keep[*Returned]
}

// ReturnItem is units of a line, named as lines of orders are: by the id of the line, or by the product or SKU. Of several lines of one
// product the first comes first.
type ReturnItem struct {
	ID, ProductID, SKUID    string
	SourceID, RelatedObject string
	Quantity                int64
}

// Returned is what a return answers.
type Returned struct {
	Return Return
	Order  *order.Order
	// Customer is that of the order; nil without one.
	Customer *customer.Customer
}

// maxReturns is how many returns an order has at most: its row has their ids.
const maxReturns = 500

// returnAttempts bounds how often a return is decided again because another request redeemed for the order meanwhile.
const returnAttempts = 5

// Return takes back goods of an order: it says what is to be refunded and to which means of payment, gives credits and points back, and takes
// the goods out of totals, budgets and unit limits, on the day of each redemption. The return of the last unit is the rollback of all that is
// left. Package refund says how the figures come about.
//
// It fails, and writes nothing, with fault.NotFound, and with invalid_payload, return_exceeds_order, invalid_order for an order that is neither
// PAID nor FULFILLED, missing_amount, return_policy_fixed, return_window_passed, and duplicate_found, which names the return that has the source
// id.
func (e *Engine) Return(ctx context.Context, r ReturnRequest) (_ *Returned, err error) {
	ctx, span := tracing.Begin(ctx, "redemption.return")
	defer func() { tracing.End(span, err) }()
	r.Caller.RequestID = env.RequestID(ctx)
	if err := r.validate(); err != nil {
		return nil, err
	}
	if err := e.returnedBefore(ctx, &r); err != nil {
		return nil, err
	}
	over := e.decideUpdate
	if r.Simulate {
		over = func(ctx context.Context, scope func(*config) Scope, run func(*view) (*Outcome, error)) error {
			return e.decideRead(ctx, &view{}, scope, run)
		}
	}
	for range returnAttempts {
		scope, payments, err := e.returnScope(ctx, &r)
		if err != nil {
			return nil, err
		}
		scope = r.Keep.in(scope)
		var reply *Returned
		err = over(ctx, func(*config) Scope { return scope }, func(v *view) (out *Outcome, err error) {
			if err := r.Keep.performed(v.Snapshot); err != nil {
				return nil, err
			}
			reply, out, err = takeReturn(v, &r, payments)
			if err := v.settled(err); err != nil || out == nil {
				return nil, err
			}
			return out, r.Keep.seal(out, v.Snapshot, reply, nil)
		})
		switch {
		case err == nil:
			return reply, nil
		case errors.Is(err, errOrderMoved):
			continue
		case fault.Has(err, "duplicate_found"):
			if known := e.returnedBefore(ctx, &r); known != nil {
				return nil, known
			}
		}
		return nil, err
	}
	return nil, fault.Invalid("multiple_requests", "Multiple requests", "The order is used by other requests at this moment; try again")
}

// GetReturn returns the return with this id, or fault.NotFound.
func (e *Engine) GetReturn(ctx context.Context, id string) (Return, error) {
	return e.store.Returns().Get(ctx, id)
}

// ListReturns returns a page of returns.
func (e *Engine) ListReturns(ctx context.Context, q storage.Query) (storage.Page[Return], error) {
	return e.store.Returns().List(ctx, q)
}

// OrderReturns returns the returns of an order, which its id or its source id names, the oldest first. It fails with fault.NotFound.
func (e *Engine) OrderReturns(ctx context.Context, idOrSourceID string) ([]Return, error) {
	o, err := storage.Resolve(ctx, e.store.Orders(), "source_id", idOrSourceID)
	if err != nil || o.Returned == nil {
		return nil, err
	}
	page, err := e.store.Returns().List(ctx, storage.Query{Filter: storage.Is("order_id", o.ID), Order: []storage.Order{{Field: "created_at"}}})
	return page.Items, err
}

// errOrderMoved says that the order has other redemptions than those whose rows were loaded, or other payments than those that were read.
var errOrderMoved = errors.New("redemption: the order was redeemed or paid for meanwhile")

// The limits of a return's texts.
const (
	maxReturnSource = 255
	maxReturnReason = 1000
)

func (r *ReturnRequest) validate() (err error) {
	if n := utf8.RuneCountInString(r.SourceID); n > maxReturnSource {
		return fault.Payload("source_id", "must NOT have more than %d characters (it has %d)", maxReturnSource, n)
	}
	if n := utf8.RuneCountInString(r.Reason); n > maxReturnReason {
		return fault.Payload("reason", "must NOT have more than %d characters (it has %d)", maxReturnReason, n)
	}
	if r.Amount != 0 && len(r.Items) > 0 {
		return fault.Payload("amount", "must not be sent together with items")
	}
	if len(r.Items) > order.MaxItems {
		return fault.Payload("items", "must NOT have more than %d items (it has %d)", order.MaxItems, len(r.Items))
	}
	for i, item := range r.Items {
		path := fmt.Sprintf("items[%d]", i)
		if item.ID == "" && item.ProductID == "" && item.SKUID == "" && item.SourceID == "" {
			return fault.Payload(path, "must have one of id, product_id, sku_id, source_id")
		}
		if !order.KnownRelated(item.RelatedObject) {
			return order.UnknownRelated(path, item.RelatedObject)
		}
	}
	if r.Policy != "" && r.Policy != refund.PolicyKeep && r.Policy != refund.PolicyReevaluate {
		return fault.Payload("policy", "must be one of KEEP, REEVALUATE (actual value is '%.60s')", r.Policy)
	}
	if known := []refund.RefundOrder{"", refund.Proportional, refund.CreditsFirst, refund.MoneyFirst}; !slices.Contains(known, r.RefundOrder) {
		return fault.Payload("refund_order", "must be one of PROPORTIONAL, CREDITS_FIRST, MONEY_FIRST (actual value is '%.60s')", r.RefundOrder)
	}
	r.Metadata, err = metadata.Normalize("metadata", r.Metadata)
	return err
}

// returnedBefore refuses a return whose source id another one has.
func (e *Engine) returnedBefore(ctx context.Context, r *ReturnRequest) error {
	if r.Simulate || r.SourceID == "" {
		return nil
	}
	known, found, err := e.store.Returns().Find(ctx, "source_id", r.SourceID)
	if err != nil || !found {
		return err
	}
	return fault.Duplicate(ReturnKind.Name, "source_id", r.SourceID).About(ReturnKind.Name, known.ID)
}

// returnScope finds out what the redemptions of an order touched, ahead of the held rows; see takeReturn for one that comes in between.
func (e *Engine) returnScope(ctx context.Context, r *ReturnRequest) (Scope, []refund.Payment, error) {
	read, err := e.store.Read(ctx, Scope{OrderID: r.OrderID, OrderSourceID: r.OrderID, OrderRecords: true})
	if err != nil {
		return Scope{}, nil, err
	}
	o := read.Order
	if o == nil {
		return Scope{}, nil, fault.NotFound(order.Kind.Name, r.OrderID)
	}
	s := Scope{OrderID: o.ID, CustomerID: o.CustomerID, RecordIDs: standing(o)}
	for i := range read.Records {
		if record := &read.Records[i]; !record.Parent && slices.Contains(s.RecordIDs, cmp.Or(record.ParentID, record.ID)) {
			s.touch(record)
		}
	}
	if e.payments == nil || o.Payments == 0 { // one that comes in between is noticed on the held order
		return s, nil, nil
	}
	payments, err := e.payments(ctx, o.ID)
	return s, payments, err
}

// touch adds the rows that taking back a redemption changes.
func (s *Scope) touch(r *Record) {
	if r.VoucherID != "" && !slices.Contains(s.Codes, r.VoucherID) {
		s.Codes = append(s.Codes, r.VoucherID)
	}
	if reward := r.Applied.Reward; reward != nil && reward.EntryID != "" {
		s.Entries = append(s.Entries, reward.EntryID)
	}
	switch {
	case r.CustomerID == "" || r.CustomerID == s.CustomerID || s.OwnerID != "":
	case s.CustomerID == "":
		s.CustomerID = r.CustomerID
	default:
		s.OwnerID = r.CustomerID
	}
}

// standing are the ids of the redemptions of an order that were not rolled back, stacks by their parents, in the order of redemption.
func standing(o *order.Order) (ids []string) {
	for id, entry := range o.Redemptions {
		if entry.RollbackID == "" {
			ids = append(ids, id)
		}
	}
	slices.SortFunc(ids, func(a, b string) int {
		x, y := o.Redemptions[a], o.Redemptions[b]
		return cmp.Or(x.Date.Compare(y.Date), strings.Compare(a, b))
	})
	return ids
}
