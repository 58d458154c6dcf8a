package segment

import (
	"context"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// The types of the events of segments.
const (
	EventEntered = "customer.segment.entered"
	EventLeft    = "customer.segment.left"
)

// concerns reports whether an event can change who is in a segment. Entering one changes nothing that a filter depends on.
func concerns(e *event.Event) bool {
	return e.CustomerID != "" && !strings.HasPrefix(e.Type, "customer.segment.")
}

// enabled reports whether consume has anything to do for some events: without auto-update segments only memberships of deleted
// customers have to be removed.
func enabled(ctx context.Context, tx Store, events []event.Event) (bool, error) {
	if slices.ContainsFunc(events, func(e event.Event) bool { return e.Type == customer.EventDeleted }) {
		return true, nil
	}
	_, some, err := storage.First(ctx, tx.Segments(), storage.Query{Filter: autoUpdate})
	return some, err
}

var autoUpdate = storage.Is("type", string(TypeAutoUpdate))

// consume updates the auto-update segments for events of customers. It is a consumer of the outbox.
func (e *Engine) consume(ctx context.Context, tx Store, events []event.Event) error {
	var changed []string
	last := map[string]event.Event{}
	for _, h := range events {
		if !concerns(&h) {
			continue
		}
		if last[h.CustomerID].ID == "" {
			changed = append(changed, h.CustomerID)
		}
		last[h.CustomerID] = h
	}
	if len(changed) == 0 {
		return nil
	}
	segments, err := e.autoUpdated(ctx, tx)
	if err != nil {
		return err
	}
	slices.Sort(changed)
	b := newBatch(tx)
	if len(segments) > 0 {
		err = b.hold(ctx, changed)
	} else {
		err = b.customers.Load(ctx, storage.In("id", changed))
	}
	if err != nil {
		return err
	}
	there := b.customers.IDs()
	gone := slices.DeleteFunc(changed, func(id string) bool { _, found := slices.BinarySearch(there, id); return found })
	if len(gone) > 0 {
		if _, err := tx.SegmentMembers().DeleteAll(ctx, storage.In("customer_id", gone)); err != nil {
			return err
		}
	}
	if err := b.read(ctx, there, segments); err != nil {
		return err
	}
	for _, id := range there {
		c, err := b.Customers().Get(ctx, id)
		if err != nil {
			return err
		}
		for _, s := range segments {
			if err := e.updateMembership(env.WithRequest(ctx, last[id].GroupID), b, s, c, env.MadeBefore(s.ID, last[id].ID)); err != nil {
				return err
			}
		}
	}
	return b.unit.Write(ctx)
}

// tested is a segment with its filter.
type tested struct {
	Segment
	test test
}

// autoUpdated returns the auto-update segments.
func (e *Engine) autoUpdated(ctx context.Context, tx Store) ([]tested, error) {
	page, err := tx.Segments().List(ctx, storage.Query{Filter: autoUpdate})
	if err != nil {
		return nil, err
	}
	all := make([]tested, len(page.Items))
	for i, s := range page.Items {
		t, err := e.test(ctx, s)
		if err != nil {
			return nil, err
		}
		all[i] = tested{s, t}
	}
	return all, nil
}

// updateMembership adds a customer, whom the caller has locked, to an auto-update segment or removes them, according to its filter. Whether it
// writes an event does not depend on whether the consumer or the job that fills a new segment comes first: there is none for
// customers who were in the segment when it was made, and one for customers with an event since then. With tell the caller knows
// that there was one.
func (e *Engine) updateMembership(ctx context.Context, tx Store, s tested, c customer.Customer, tell bool) error {
	is, differs, err := membershipDiffers(ctx, tx, s, c)
	if err != nil || !differs {
		return err
	}
	if !tell {
		if tell, err = happenedSince(ctx, tx, s.Segment, c.ID); err != nil {
			return err
		}
	}
	kind := EventEntered
	if is {
		err = tx.SegmentMembers().Insert(ctx, Member{s.ID, c.ID, e.env.Now()})
	} else {
		kind, err = EventLeft, tx.SegmentMembers().Delete(ctx, MemberID(s.ID, c.ID))
	}
	if err != nil || !tell {
		return err
	}
	data, err := json.Marshal(map[string]any{"customer": c, "segment": s.Segment})
	if err != nil {
		return err
	}
	return tx.Events().Insert(ctx, event.Event{
		ID: e.env.NewID(event.Kind.Prefix), Type: kind, EntityType: Kind.Name, EntityID: s.ID, CustomerID: c.ID,
		GroupID: env.RequestID(ctx), Category: event.CategoryEffect, Data: data, CreatedAt: e.env.Now(),
	})
}

// membershipDiffers reports whether a customer passes the filter of a segment, and whether the stored membership says something else.
func membershipDiffers(ctx context.Context, tx Store, s tested, c customer.Customer) (is, differs bool, err error) {
	if is, err = s.test.passes(ctx, tx, c); err != nil {
		return false, false, err
	}
	_, was, err := storage.First(ctx, tx.SegmentMembers(), storage.Query{Filter: storage.And(storage.Is("segment_id", s.ID), storage.Is("customer_id", c.ID))})
	return is, is != was, err
}

// happenedSince reports whether a customer had an event since a segment was made.
func happenedSince(ctx context.Context, tx Store, s Segment, customerID string) (bool, error) {
	page, err := tx.Events().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("customer_id", customerID), storage.Where("created_at", storage.OpMoreEqual, s.CreatedAt)),
		Order:  []storage.Order{{Field: "created_at", Desc: true}}, Limit: portion,
	})
	return slices.ContainsFunc(page.Items, func(h event.Event) bool { return concerns(&h) && env.MadeBefore(s.ID, h.ID) }), err
}

// syncJob evaluates an auto-update segment for all customers.
type syncJob struct {
	SegmentID string
	// After is the last customer that was processed.
	After string
	// Tell says that entering and leaving have events, also for customers without an event since the segment was made.
	Tell bool
}

// Kind is the name of the job.
func (syncJob) Kind() string { return "SEGMENTS.SYNC" }

// syncPortion does a portion of a job. A repeated delivery changes nothing.
func (e *Engine) syncPortion(ctx context.Context, job syncJob, _ asyncaction.Delivery) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		s, err := tx.Segments().Get(ctx, job.SegmentID)
		if fault.IsNotFound(err) || err == nil && s.Type != TypeAutoUpdate {
			return nil
		}
		if err != nil {
			return err
		}
		t, err := e.test(ctx, s)
		if err != nil {
			return err
		}
		page, err := customersBehind(ctx, tx, job.After)
		if err != nil {
			return err
		}
		moving, err := differing(ctx, tx, tested{s, t}, page.Items)
		if err == nil && len(moving) > 0 {
			err = e.move(ctx, tx, tested{s, t}, moving, job.Tell)
		}
		if err != nil || !page.HasMore {
			return err
		}
		next := job
		next.After = page.Items[len(page.Items)-1].ID
		return tx.Enqueue(ctx, next)
	})
}

// differing returns the ids of the customers whose stored membership differs from the filter. It locks nothing.
func differing(ctx context.Context, tx Store, s tested, customers []customer.Customer) (ids []string, err error) {
	all := make([]string, len(customers))
	for i, c := range customers {
		all[i] = c.ID
	}
	b := newBatch(tx)
	if err := b.read(ctx, all, []tested{s}); err != nil {
		return nil, err
	}
	for _, c := range customers {
		_, differs, err := membershipDiffers(ctx, b, s, c)
		if err != nil {
			return nil, err
		}
		if differs {
			ids = append(ids, c.ID)
		}
	}
	return ids, nil
}

// move updates the memberships of customers, after it has locked them.
func (e *Engine) move(ctx context.Context, tx Store, s tested, customerIDs []string, tell bool) error {
	b := newBatch(tx)
	if err := b.hold(ctx, customerIDs); err != nil {
		return err
	}
	if err := b.read(ctx, customerIDs, []tested{s}); err != nil {
		return err
	}
	for _, id := range b.customers.IDs() {
		c, err := b.Customers().Get(ctx, id)
		if err == nil {
			err = e.updateMembership(ctx, b, s, c, tell)
		}
		if err != nil {
			return err
		}
	}
	return b.unit.Write(ctx)
}

// refresh is the daily step that evaluates the segments again whose filters depend on the day, or on locations, which may have
// changed. It enqueues jobs, which may run twice. A segment that was made since the day began has its own job, which writes no
// events; a second one would write events for the customers that it processed first.
func (e *Engine) refresh(ctx context.Context, day calc.Day, _ []string) (more bool, err error) {
	page, err := e.store.Segments().List(ctx, storage.Query{Filter: storage.Is("type", string(TypeAutoUpdate))})
	if err != nil {
		return false, err
	}
	zone, err := e.zone(ctx)
	if err != nil {
		return false, err
	}
	since, begun := day.AddDays(-1).Begins(zone), day.Begins(zone)
	for _, s := range page.Items {
		if !s.CreatedAt.Before(begun) {
			continue
		}
		before, err := read(s.Filter, since, zone)
		if err != nil {
			return false, fmt.Errorf("read the filter of segment %s: %w", s.ID, err)
		}
		now, err := read(s.Filter, e.env.Now(), zone)
		if err != nil {
			return false, fmt.Errorf("read the filter of segment %s: %w", s.ID, err)
		}
		if reflect.DeepEqual(before.filter, now.filter) && len(now.within) == 0 {
			continue
		}
		if err := e.store.Enqueue(ctx, syncJob{SegmentID: s.ID, Tell: true}); err != nil {
			return false, err
		}
	}
	return false, nil
}
