package outbox

import (
	"context"
	"slices"
	"sort"
	"sync"

	"github.com/punchcardhq/punchcard/event"
)

// eventCache reads settled events, with their data only where it is needed, and keeps those that it has read last: the relay and all
// consumers of a process read the same events within moments, and settled events never change.
type eventCache struct {
	mu      sync.Mutex
	batches []*batch // the youngest last
}

// batch is all events of a project after one position up to another.
type batch struct {
	projectID   string
	after, upTo int64
	heads       []event.Event // without their data

	mu       sync.Mutex
	withData map[string]event.Event // those whose data was read, by id
}

const (
	// maxBatches bounds how many batches are kept, maxHeads about how many events one of them has.
	maxBatches, maxHeads = 8, 2500
)

// read returns the events after one position up to another, which is settled, without their data. until is the position up to which none
// is missing. The batch that they are part of reads their data.
func (c *eventCache) read(ctx context.Context, store Store, projectID string, after, upTo int64) (heads []event.Event, until int64, from *batch, err error) {
	if after >= upTo {
		return nil, upTo, nil, nil
	}
	b := c.find(projectID, after)
	if b == nil {
		if b, err = readBatch(ctx, store, projectID, after, upTo); err != nil {
			return nil, 0, nil, err
		}
		c.add(b)
	}
	until = min(upTo, b.upTo)
	return b.heads[b.indexAfter(after):b.indexAfter(until)], until, b, nil
}

// indexAfter is the index of the first event after a position.
func (b *batch) indexAfter(position int64) int {
	return sort.Search(len(b.heads), func(i int) bool { return b.heads[i].Position > position })
}

// find returns a batch that has events after a position, or nil.
func (c *eventCache) find(projectID string, after int64) *batch {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, b := range c.batches {
		if b.projectID == projectID && b.after <= after && after < b.upTo {
			return b
		}
	}
	return nil
}

func readBatch(ctx context.Context, store Store, projectID string, after, upTo int64) (*batch, error) {
	heads, until, err := store.EventHeads(ctx, after, upTo, maxHeads)
	if err != nil {
		return nil, err
	}
	return &batch{projectID: projectID, after: after, upTo: until, heads: heads, withData: map[string]event.Event{}}, nil
}

// fill sets the data of events of the batch. The events are in the order of their positions.
func (b *batch) fill(ctx context.Context, store Store, events []event.Event) error {
	if len(events) == 0 {
		return nil
	}
	b.mu.Lock()
	types := b.typesWithoutData(events)
	b.mu.Unlock()
	if len(types) > 0 {
		found, err := store.EventData(ctx, events[0].Position-1, events[len(events)-1].Position, types)
		if err != nil {
			return err
		}
		b.mu.Lock()
		for _, e := range found {
			b.withData[e.ID] = e
		}
		b.mu.Unlock()
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	for i := range events {
		if len(events[i].Data) == 0 {
			events[i].Data = b.withData[events[i].ID].Data
		}
	}
	return nil
}

// typesWithoutData returns the types of the events that came without their data and whose data is not read yet. The caller holds the lock.
func (b *batch) typesWithoutData(events []event.Event) (types []string) {
	for i := range events {
		if _, known := b.withData[events[i].ID]; !known && len(events[i].Data) == 0 && !slices.Contains(types, events[i].Type) {
			types = append(types, events[i].Type)
		}
	}
	return types
}

func (c *eventCache) add(b *batch) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.batches) == maxBatches {
		c.batches = slices.Delete(c.batches, 0, 1)
	}
	c.batches = append(c.batches, b)
}
