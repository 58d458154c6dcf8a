package outbox

import (
	"context"
	"slices"
	"sort"
	"sync"

	"github.com/punchcardhq/punchcard/event"
)

// feed reads settled events: what stands at their heads, and the data only of those that somebody wants. What it has read last it keeps:
// the relay and all consumers in a process look at the same events within moments, and events that are settled never change.
type feed struct {
	mu   sync.Mutex
	kept []*stretch // the youngest last
}

// stretch is all events of a project behind a position, up to another.
type stretch struct {
	projectID   string
	after, upto int64
	heads       []event.Event // without their data

	mu    sync.Mutex
	whole map[string]event.Event // those whose data was read, by id
}

const (
	// maxKept bounds how many stretches are kept, maxHeads about how many events one of them has.
	maxKept, maxHeads = 8, 2500
)

// read returns the heads of the events behind a position, up to another that is settled, and how far they go. They are a part of the
// stretch that knows their data.
func (f *feed) read(ctx context.Context, store Store, projectID string, after, upto int64) (heads []event.Event, until int64, of *stretch, err error) {
	if after >= upto {
		return nil, upto, nil, nil
	}
	s := f.find(projectID, after)
	if s == nil {
		if s, err = readStretch(ctx, store, projectID, after, upto); err != nil {
			return nil, 0, nil, err
		}
		f.keep(s)
	}
	until = min(upto, s.upto)
	return s.heads[s.behind(after):s.behind(until)], until, s, nil
}

// behind is where the events behind a position begin.
func (s *stretch) behind(position int64) int {
	return sort.Search(len(s.heads), func(i int) bool { return s.heads[i].Position > position })
}

// find returns a stretch that goes on behind a position.
func (f *feed) find(projectID string, after int64) *stretch {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, s := range f.kept {
		if s.projectID == projectID && s.after <= after && after < s.upto {
			return s
		}
	}
	return nil
}

func readStretch(ctx context.Context, store Store, projectID string, after, upto int64) (*stretch, error) {
	heads, until, err := store.EventHeads(ctx, after, upto, maxHeads)
	if err != nil {
		return nil, err
	}
	return &stretch{projectID: projectID, after: after, upto: until, heads: heads, whole: map[string]event.Event{}}, nil
}

// fill puts the data to events of a stretch, in their order.
func (s *stretch) fill(ctx context.Context, store Store, events []event.Event) error {
	if len(events) == 0 {
		return nil
	}
	s.mu.Lock()
	lacks := s.lacks(events)
	s.mu.Unlock()
	if len(lacks) > 0 {
		found, err := store.EventData(ctx, events[0].Position-1, events[len(events)-1].Position, lacks)
		if err != nil {
			return err
		}
		s.mu.Lock()
		for _, e := range found {
			s.whole[e.ID] = e
		}
		s.mu.Unlock()
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for i := range events {
		if len(events[i].Data) == 0 {
			events[i].Data = s.whole[events[i].ID].Data
		}
	}
	return nil
}

// lacks returns the types of those events that came without their data, and whose data was not read yet.
func (s *stretch) lacks(events []event.Event) (types []string) {
	for i := range events {
		if _, known := s.whole[events[i].ID]; !known && len(events[i].Data) == 0 && !slices.Contains(types, events[i].Type) {
			types = append(types, events[i].Type)
		}
	}
	return types
}

func (f *feed) keep(s *stretch) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if len(f.kept) == maxKept {
		f.kept = slices.Delete(f.kept, 0, 1)
	}
	f.kept = append(f.kept, s)
}
