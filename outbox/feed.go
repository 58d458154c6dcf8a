package outbox

import (
	"context"
	"slices"
	"sync"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/storage"
)

// feed reads settled events. What it has read last it keeps: the relay and all consumers in a process want the same events within
// moments, and events that are settled never change.
type feed struct {
	mu   sync.Mutex
	kept []stretch // the youngest last
}

// stretch is all events of a project behind a position, up to another.
type stretch struct {
	projectID   string
	after, upto int64
	events      []event.Event
}

// mostKept bounds how many stretches are kept.
const mostKept = 32

// read returns the events behind a position, up to another that is settled, at most limit of them, and how far they go.
func (f *feed) read(ctx context.Context, store Store, projectID string, after, upto int64, limit int) ([]event.Event, int64, error) {
	if after >= upto {
		return nil, upto, nil
	}
	s, kept := f.find(projectID, after)
	if !kept {
		var err error
		if s, err = readStretch(ctx, store, projectID, after, upto, limit); err != nil {
			return nil, 0, err
		}
		f.keep(s)
	}
	var events []event.Event
	for _, e := range s.events {
		switch {
		case e.Position <= after:
		case e.Position > upto:
			return events, upto, nil
		case len(events) == limit:
			return events, events[limit-1].Position, nil
		default:
			events = append(events, e)
		}
	}
	return events, min(upto, s.upto), nil
}

// find returns a stretch that goes on behind a position.
func (f *feed) find(projectID string, after int64) (stretch, bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, s := range f.kept {
		if s.projectID == projectID && s.after <= after && after < s.upto {
			return s, true
		}
	}
	return stretch{}, false
}

func readStretch(ctx context.Context, store Store, projectID string, after, upto int64, limit int) (stretch, error) {
	page, err := store.Events().List(ctx, storage.Query{
		Filter: storage.And(storage.Where("position", storage.OpMore, after), storage.Where("position", storage.OpLessEqual, upto)),
		Order:  []storage.Order{{Field: "position"}}, Limit: limit,
	})
	if err != nil {
		return stretch{}, err
	}
	if n := len(page.Items); n == limit {
		upto = page.Items[n-1].Position
	}
	return stretch{projectID, after, upto, page.Items}, nil
}

func (f *feed) keep(s stretch) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if len(f.kept) == mostKept {
		f.kept = slices.Delete(f.kept, 0, 1)
	}
	f.kept = append(f.kept, s)
}
