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

// concerns reports whether an event can change who is in a segment. Entering one changes nothing that a filter can ask for.
func concerns(e *event.Event) bool {
	return e.CustomerID != "" && !strings.HasPrefix(e.Type, "customer.segment.")
}

// enabled reports whether consume has anything to do for some events: without segments that fill themselves only customers who are gone
// leave something behind.
func enabled(ctx context.Context, tx Store, events []event.Event) (bool, error) {
	if slices.ContainsFunc(events, func(e event.Event) bool { return e.Type == customer.EventDeleted }) {
		return true, nil
	}
	_, some, err := storage.First(ctx, tx.Segments(), storage.Query{Filter: autoUpdate})
	return some, err
}

var autoUpdate = storage.Is("type", string(TypeAutoUpdate))

// consume brings the auto-update segments up to date with what happened to customers. It is a consumer of the outbox.
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
	segments, err := tx.Segments().List(ctx, storage.Query{Filter: autoUpdate})
	if err != nil {
		return err
	}
	slices.Sort(changed)
	for _, id := range changed {
		c, err := seen(ctx, tx, id, len(segments.Items) > 0)
		if fault.IsNotFound(err) {
			if _, err := tx.SegmentMembers().DeleteAll(ctx, storage.Is("customer_id", id)); err != nil {
				return err
			}
			continue
		}
		if err != nil {
			return err
		}
		for _, s := range segments.Items {
			if err := e.place(env.WithRequest(ctx, last[id].GroupID), tx, s, c, env.MadeBefore(s.ID, last[id].ID)); err != nil {
				return err
			}
		}
	}
	return nil
}

// seen returns a customer. Whoever places him holds him: what two find out at once, they write one after the other, and the second looks
// at what is there after the first. Without that, a sync that has read an old customer could undo what has followed since.
func seen(ctx context.Context, tx Store, id string, hold bool) (customer.Customer, error) {
	if !hold {
		return tx.Customers().Get(ctx, id)
	}
	return tx.Customers().Update(ctx, id, func(*customer.Customer) error { return nil })
}

// place puts a customer whom the caller holds into an auto-update segment or takes them out, as its filter says. Whether it tells so does not
// depend on who comes first, the consumer or the job that fills a new segment: who was in the segment when it was made is filled in without a
// word, and what has happened to customers since is told. With tell the caller knows that something has.
func (e *Engine) place(ctx context.Context, tx Store, s Segment, c customer.Customer, tell bool) error {
	t, err := e.test(ctx, s)
	if err != nil {
		return err
	}
	is, err := t.passes(ctx, tx, c)
	if err != nil {
		return err
	}
	m := Member{s.ID, c.ID, e.env.Now()}
	_, err = tx.SegmentMembers().Get(ctx, m.ID())
	was := err == nil
	if err != nil && !fault.IsNotFound(err) || is == was {
		if was || fault.IsNotFound(err) {
			return nil
		}
		return err
	}
	if !tell {
		if tell, err = happenedSince(ctx, tx, s, c.ID); err != nil {
			return err
		}
	}
	kind := EventEntered
	if is {
		err = tx.SegmentMembers().Insert(ctx, m)
		if fault.Has(err, "duplicate_found") {
			return nil // somebody else saw it first, and tells
		}
	} else {
		kind, err = EventLeft, tx.SegmentMembers().Delete(ctx, m.ID())
		if fault.IsNotFound(err) {
			return nil
		}
	}
	if err != nil || !tell {
		return err
	}
	data, err := json.Marshal(map[string]any{"customer": c, "segment": s})
	if err != nil {
		return err
	}
	return tx.Events().Insert(ctx, event.Event{
		ID: e.env.NewID(event.Kind.Prefix), Type: kind, EntityType: Kind.Name, EntityID: s.ID, CustomerID: c.ID,
		GroupID: env.RequestID(ctx), Category: event.CategoryEffect, Data: data, CreatedAt: e.env.Now(),
	})
}

// happenedSince reports whether something has happened to a customer since a segment was made.
func happenedSince(ctx context.Context, tx Store, s Segment, customerID string) (bool, error) {
	page, err := tx.Events().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("customer_id", customerID), storage.Where("created_at", storage.OpMoreEqual, s.CreatedAt)),
		Order:  []storage.Order{{Field: "created_at", Desc: true}}, Limit: portion,
	})
	return slices.ContainsFunc(page.Items, func(h event.Event) bool { return concerns(&h) && env.MadeBefore(s.ID, h.ID) }), err
}

// syncJob asks all customers whether they are in an auto-update segment.
type syncJob struct {
	SegmentID string
	// After is the last customer that was asked.
	After string
	// Tell says that entering and leaving make events, also for customers to whom nothing has happened since the segment was made.
	Tell bool
}

// Kind is the name of the job.
func (syncJob) Kind() string { return "SEGMENTS.SYNC" }

// syncPortion does a job. What it finds done already it leaves, so a repeated delivery changes nothing.
func (e *Engine) syncPortion(ctx context.Context, job syncJob, _ asyncaction.Delivery) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		s, err := tx.Segments().Get(ctx, job.SegmentID)
		if fault.IsNotFound(err) || err == nil && s.Type != TypeAutoUpdate {
			return nil
		}
		if err != nil {
			return err
		}
		page, err := customersBehind(ctx, tx, job.After)
		if err != nil {
			return err
		}
		next := job
		for _, c := range page.Items {
			next.After = c.ID
			moves, err := e.moves(ctx, tx, s, c)
			if err != nil {
				return err
			}
			if !moves {
				continue
			}
			c, err := seen(ctx, tx, c.ID, true)
			if fault.IsNotFound(err) {
				continue
			}
			if err == nil {
				err = e.place(ctx, tx, s, c, job.Tell)
			}
			if err != nil {
				return err
			}
		}
		if !page.HasMore {
			return nil
		}
		return tx.Enqueue(ctx, next)
	})
}

// moves reports whether a customer is in a segment and should not be, or the other way round.
func (e *Engine) moves(ctx context.Context, tx Store, s Segment, c customer.Customer) (bool, error) {
	t, err := e.test(ctx, s)
	if err != nil {
		return false, err
	}
	is, err := t.passes(ctx, tx, c)
	if err != nil {
		return false, err
	}
	_, err = tx.SegmentMembers().Get(ctx, MemberID(s.ID, c.ID))
	if fault.IsNotFound(err) {
		return is, nil
	}
	return !is, err
}

// refresh is the daily step that asks all customers again about the segments whose filters mean something else than on the day before, or ask
// about locations, which may have changed. It enqueues jobs, and none that runs twice does harm. A segment that was made since the day began has
// its own job, which tells of nobody; a second one beside it would tell of those whom it found first.
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
