package segment

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// The types of the events of segments.
const (
	EventEntered = "customer.segment.entered"
	EventLeft    = "customer.segment.left"
)

// Follow brings the auto-update segments up to date with what happened to customers. It is a consumer of the outbox.
func (e *Engine) Follow(ctx context.Context, tx Store, events []event.Event) error {
	var changed []string
	cause := map[string]string{}
	for _, h := range events {
		// Entering a segment changes nothing that a filter can ask for.
		if h.CustomerID == "" || strings.HasPrefix(h.Type, "customer.segment.") {
			continue
		}
		if cause[h.CustomerID] == "" {
			changed = append(changed, h.CustomerID)
		}
		cause[h.CustomerID] = h.GroupID
	}
	if len(changed) == 0 {
		return nil
	}
	segments, err := tx.Segments().List(ctx, storage.Query{Filter: storage.Is("type", string(TypeAutoUpdate))})
	if err != nil {
		return err
	}
	slices.Sort(changed)
	for _, id := range slices.Compact(changed) {
		c, err := tx.Customers().Get(ctx, id)
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
			if err := e.place(env.WithRequest(ctx, cause[id]), tx, s, c, true); err != nil {
				return err
			}
		}
	}
	return nil
}

// place puts a customer into an auto-update segment or takes him out, as its filter says, and tells so.
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

// SyncJob asks all customers whether they are in an auto-update segment.
type SyncJob struct {
	SegmentID string
	// After is the last customer that was asked.
	After string
	// Tell says that entering and leaving make events.
	Tell bool
}

// Kind is the name of the job.
func (SyncJob) Kind() string { return "SEGMENTS.SYNC" }

// SyncPortion does a job. What it finds done already it leaves, so a repeated delivery changes nothing.
func (e *Engine) SyncPortion(ctx context.Context, job SyncJob) error {
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
		for _, c := range page.Items {
			if err := e.place(ctx, tx, s, c, job.Tell); err != nil {
				return err
			}
			job.After = c.ID
		}
		if !page.HasMore {
			return nil
		}
		return tx.Enqueue(ctx, job)
	})
}

// Refresh asks all customers again about the segments whose filters depend on the date. It is due once a day.
func (e *Engine) Refresh(ctx context.Context) error {
	page, err := e.store.Segments().List(ctx, storage.Query{Filter: storage.Is("type", string(TypeAutoUpdate))})
	if err != nil {
		return err
	}
	for _, s := range page.Items {
		if err := e.store.Enqueue(ctx, SyncJob{SegmentID: s.ID, Tell: true}); err != nil {
			return err
		}
	}
	return nil
}
