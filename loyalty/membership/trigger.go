package membership

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// trigger is an event that may trigger earning rules.
type trigger struct {
	event    program.Event
	cause    ledger.Cause
	subject  string // the order or the event, which triggers a rule once
	customer customer.Customer
	order    *order.Order
	custom   metadata.Map
	// name is that of a custom event; any means every segment and every custom event.
	name     string
	any      bool
	lines    []rule.Line
	quantity []int64 // of the lines, without free units
}

// readTrigger reads an event; of is false for one that triggers no rules. Of orders only PAID ones do.
func readTrigger(ctx context.Context, tx Store, happened event.Event) (t trigger, of bool, err error) {
	var data struct {
		Order   *order.Order
		Segment struct{ ID string }
		Event   struct{ Metadata metadata.Map }
	}
	if json.Unmarshal(happened.Data, &data) != nil {
		return t, false, nil // unreadable data earns nothing, now or later
	}
	t = trigger{event: program.Event(happened.Type), subject: happened.ID, cause: ledger.Cause{EventID: happened.ID, EventType: happened.Type}}
	switch t.event {
	case program.EventOrderPaid:
		if data.Order == nil || data.Order.Status != order.StatusPaid {
			return t, false, nil
		}
		t.order, t.subject, t.cause.OrderID = data.Order, data.Order.ID, data.Order.ID
	case program.EventSegment:
		t.cause.SegmentID = data.Segment.ID
	case program.EventCustom:
		t.custom, t.name = data.Event.Metadata, happened.EntityID
		if t.cause.SchemaID, err = schemaOf(ctx, tx, t.name); err != nil {
			return t, false, err
		}
	default:
		return t, false, nil
	}
	t.customer, err = tx.Customers().Get(ctx, happened.CustomerID)
	if fault.IsNotFound(err) {
		return t, false, nil
	}
	return t, err == nil, err
}

// schemaOf returns the id of the schema of custom events with a name; for one without a schema, its name.
func schemaOf(ctx context.Context, tx Store, name string) (string, error) {
	s, found, err := tx.CustomEventSchemas().Find(ctx, "name", name)
	if err != nil || !found {
		return name, err
	}
	return s.ID, nil
}

// triggers reports whether the event triggers a rule. An event from before the rule was made does not. Rules name a custom event by its
// schema, or by its name.
func (t *trigger) triggers(r program.EarningRule) bool {
	switch {
	case r.Status != program.StatusActive || r.Trigger.Event != t.event || env.MadeBefore(t.cause.EventID, r.ID):
		return false
	case t.any || t.event == program.EventOrderPaid:
		return true
	case t.event == program.EventCustom:
		return r.Trigger.SchemaID == t.cause.SchemaID || r.Trigger.SchemaID == t.name
	}
	return r.Trigger.SegmentID == t.cause.SegmentID
}

// describe reads the lines of the order, each with those of the given collections that it belongs to.
func (t *trigger) describe(ctx context.Context, tx Store, collections []string) (err error) {
	if t.order == nil {
		return nil
	}
	t.quantity = nil
	for _, item := range t.order.Items {
		t.quantity = append(t.quantity, item.Quantity-item.DiscountQuantity)
	}
	t.lines, err = InternalsOf(nil).Lines(ctx, tx, t.order, collections)
	return err
}

// Lines are the lines of an order as rules judge them, with those of some collections that each belongs to.
func (Internals) Lines(ctx context.Context, tx Store, o *order.Order, collections []string) (lines []rule.Line, err error) {
	var membership *catalog.Membership
	if len(collections) > 0 {
		page, err := tx.Collections().List(ctx, storage.Query{Filter: storage.In("id", collections)})
		if err != nil {
			return nil, err
		}
		membership = catalog.NewMembership(page.Items)
	}
	for i, l := range o.Cart().Lines {
		item := o.Items[i]
		line := rule.Line{ProductID: item.ProductID, SKUID: item.SKUID, Quantity: item.Quantity, Price: item.Price, Amount: item.Amount,
			Subtotal: l.Subtotal(), Metadata: item.Metadata}
		if item.Product != nil {
			line.ProductSourceID, line.ProductMetadata = item.Product.SourceID, item.Product.Metadata
		}
		if item.SKU != nil {
			line.SKUSourceID, line.SKUMetadata = item.SKU.SourceID, item.SKU.Metadata
		}
		if membership != nil {
			var subject catalog.Subject
			if p, err := tx.Products().Get(ctx, item.ProductID); err == nil {
				subject.Product = &p
			} else if !fault.IsNotFound(err) {
				return nil, err
			}
			if s, err := tx.SKUs().Get(ctx, item.SKUID); err == nil {
				subject.SKU = &s
			} else if !fault.IsNotFound(err) {
				return nil, err
			}
			line.Collections = membership.Of(subject)
		}
		lines = append(lines, line)
	}
	return lines, nil
}

// facts are the facts that the rules of an earning may read.
func (t *trigger) facts(at operation, segments []string) *rule.Facts {
	f := &rule.Facts{
		Now: at.Now, Zone: at.zone, WeekStart: time.Monday, Event: t.custom,
		Customer: &rule.Customer{ID: t.customer.ID, Metadata: t.customer.Metadata, Segments: segments},
	}
	if t.order != nil {
		f.Order = &rule.Order{Amount: t.order.Amount, InitialAmount: t.order.Amount, Metadata: t.order.Metadata, Lines: t.lines}
		f.Effect = &rule.Effect{TotalAmount: t.order.TotalAmount()}
	}
	return f
}

// basis holds the facts from which proportional awards are computed.
func (t *trigger) basis() program.Basis {
	b := program.Basis{Customer: t.customer.Metadata, CustomEvent: t.custom}
	if t.order == nil {
		return b
	}
	b.OrderAmount, b.OrderTotal, b.Order = minor(t.order.Amount), minor(t.order.TotalAmount()), t.order.Metadata
	for i, l := range t.lines {
		b.Lines = append(b.Lines, program.Line{
			ID: t.order.Items[i].ID, ProductID: l.ProductID, SKUID: l.SKUID, Collections: l.Collections, Quantity: t.quantity[i], Amount: minor(l.Amount), Subtotal: minor(l.Subtotal),
		})
	}
	return b
}

func minor(m discount.Money) int64 {
	if !m.Known {
		return 0
	}
	return m.Minor
}

// distinct returns the ids, each once, in order.
func distinct(ids []string) []string {
	ids = slices.Clone(ids)
	slices.Sort(ids)
	return slices.Compact(ids)
}
