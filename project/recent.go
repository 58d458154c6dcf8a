package project

import (
	"context"
	"sync"
	"time"
)

// recentFor is how long an answer about a project or credential may be given again: how long another process may go on working by
// settings that were changed, or with a key that was taken away.
const recentFor = time.Second

// maxRecent bounds what is kept; a process that sees more projects within a second forgets all of them at once.
const maxRecent = 10_000

// recent keeps what was read a moment ago, for what every request asks. Its zero value is empty.
type recent[T any] struct {
	mu    sync.RWMutex
	items map[string]kept[T]
	// changes counts what this process changed: what was read before is not kept after it.
	changes uint64
}

type kept[T any] struct {
	item  T
	until time.Time
}

// get returns an item as it was a moment ago at most. Failures are not kept.
func (r *recent[T]) get(ctx context.Context, id string, read func(context.Context, string) (T, error)) (T, error) {
	now := time.Now() // how long a process may be wrong is a matter of real time, whatever the clock of the engine says
	r.mu.RLock()
	known, changes := r.items[id], r.changes
	r.mu.RUnlock()
	if now.Before(known.until) {
		return known.item, nil
	}
	item, err := read(ctx, id)
	if err != nil {
		return item, err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.changes != changes {
		return item, nil
	}
	if r.items == nil || len(r.items) >= maxRecent {
		r.items = map[string]kept[T]{}
	}
	r.items[id] = kept[T]{item, now.Add(recentFor)}
	return item, nil
}

// forget drops everything: something was changed.
func (r *recent[T]) forget() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.items = nil
	r.changes++
}

// Recent returns the project with this id as it was up to a second ago, or fault.NotFound. What this process changed it shows at once.
// It costs nothing, and is for what requests are read and shown by; who decides or changes something asks Get.
func (e *Engine) Recent(ctx context.Context, id string) (Project, error) {
	return e.projects.get(ctx, id, e.Get)
}

// credential is the credential with this id as it was up to a second ago.
func (e *Engine) credential(ctx context.Context, id string) (Credential, error) {
	return e.credentials.get(ctx, id, e.store.Credentials().Get)
}

// changed makes this process see what it changed, whether or not the change succeeded.
func (e *Engine) changed() {
	e.projects.forget()
	e.credentials.forget()
}
