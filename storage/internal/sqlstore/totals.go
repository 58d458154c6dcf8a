package sqlstore

import (
	"context"
	"sync"
	"time"
)

// totals are numbers of rows that took long to count. To count ten million codes takes seconds, and a list of the API tells the number with each page
// (goal P35).
type totals struct {
	mu  sync.Mutex
	all map[string]*total
}

type total struct {
	n        int
	at       time.Time
	took     time.Duration
	counting bool
}

const (
	// totalsKept bounds how many totals are known at once, whatever filters a caller thinks of.
	totalsKept = 1000
	// totalAge is how old a total may be, in times that it takes to count it: then counting takes at most a twentieth of the time of one connection.
	totalAge = 20
	// totalTimeout bounds a count in the background.
	totalTimeout = time.Minute
)

// of returns the total of this name. The first time it is counted while the caller waits, later in the background: the total until then is the one before.
func (t *totals) of(ctx context.Context, name string, count func(context.Context) (int, error)) (int, error) {
	t.mu.Lock()
	if known := t.all[name]; known != nil {
		defer t.mu.Unlock()
		if !known.counting && time.Since(known.at) > totalAge*known.took {
			known.counting = true
			go func() {
				ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), totalTimeout)
				defer cancel()
				_, _ = t.count(ctx, name, count) // when it fails, the next list counts
			}()
		}
		return known.n, nil
	}
	t.mu.Unlock()
	return t.count(ctx, name, count)
}

func (t *totals) count(ctx context.Context, name string, count func(context.Context) (int, error)) (int, error) {
	began := time.Now()
	n, err := count(ctx)
	t.mu.Lock()
	defer t.mu.Unlock()
	if err != nil {
		delete(t.all, name)
		return 0, err
	}
	if t.all == nil || len(t.all) >= totalsKept {
		t.all = map[string]*total{}
	}
	t.all[name] = &total{n: n, at: time.Now(), took: time.Since(began)}
	return n, nil
}
