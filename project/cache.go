package project

import (
	"context"
	"sync"
	"time"
)

// recentFor is how long a project or credential is cached: how long another process may use old settings, or accept a removed
// key.
const recentFor = time.Second

// maxRecent bounds the cache; a process that reads more projects within a second drops all of them at once.
const maxRecent = 10_000

// cache is a cache of items that every request needs. Its zero value is empty.
type cache[T any] struct {
	mu    sync.RWMutex
	items map[string]cacheEntry[T]
	// changes counts the changes of this process: an item that was read before a change is not cached after it.
	changes uint64
}

type cacheEntry[T any] struct {
	item  T
	until time.Time
}

// get returns an item as it was up to recentFor ago. Errors are not cached.
func (r *cache[T]) get(ctx context.Context, id string, read func(context.Context, string) (T, error)) (T, error) {
	now := time.Now() // real time, not the clock of the engine
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
		r.items = map[string]cacheEntry[T]{}
	}
	r.items[id] = cacheEntry[T]{item, now.Add(recentFor)}
	return item, nil
}

// forget drops everything: something was changed.
func (r *cache[T]) forget() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.items = nil
	r.changes++
}

// Recent returns the project with this id as it was up to a second ago, or fault.NotFound. Changes of this process are visible at
// once. It is cheap, and for reading and answering requests; decisions and changes use Get.
func (e *Engine) Recent(ctx context.Context, id string) (Project, error) {
	return e.projects.get(ctx, id, e.Get)
}

// credential is the credential with this id as it was up to a second ago.
func (e *Engine) credential(ctx context.Context, id string) (Credential, error) {
	return e.credentials.get(ctx, id, e.store.Credentials().Get)
}

// changed drops the caches after a change by this process, whether or not the change succeeded.
func (e *Engine) changed() {
	e.projects.forget()
	e.credentials.forget()
}
