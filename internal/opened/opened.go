// Package opened keeps the projects that a process works in. A project is opened, which makes its engines, when it is first asked for, and
// stays open until it is known to be deleted.
package opened

import (
	"errors"
	"fmt"
	"maps"
	"sync"
	"sync/atomic"
)

// Projects are the open projects of a process. They are safe for concurrent use.
type Projects[P any] struct {
	open func(id string) P
	mu   sync.RWMutex
	all  map[string]*project[P]
}

type project[P any] struct {
	value P
	// used is whether the program asked for the project; otherwise jobs and the daily work did.
	used atomic.Bool
	// made is whether the project was ever read: one that is missing then was deleted.
	made atomic.Bool
}

// New returns an empty set. open makes what is kept of a project.
func New[P any](open func(id string) P) *Projects[P] {
	return &Projects[P]{open: open, all: map[string]*project[P]{}}
}

// Use returns a project that the program asks for, and opens it unless it is open. The program may use a project that was never made:
// EvictDeleted keeps it.
func (p *Projects[P]) Use(id string) P {
	found := p.get(id)
	found.used.Store(true)
	return found.value
}

// Get is Use for background work. EvictDeleted evicts a project that only a job opened, which an erased project left behind.
func (p *Projects[P]) Get(id string) P { return p.get(id).value }

func (p *Projects[P]) get(id string) *project[P] {
	p.mu.RLock()
	found, ok := p.all[id]
	p.mu.RUnlock()
	if ok {
		return found
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if found, ok := p.all[id]; ok {
		return found
	}
	found = &project[P]{value: p.open(id)}
	p.all[id] = found
	return found
}

// Made notes that a project was read from the storage. It returns the project if it is open.
func (p *Projects[P]) Made(id string) (value P, open bool) {
	p.mu.RLock()
	defer p.mu.RUnlock()
	found, open := p.all[id]
	if open {
		found.made.Store(true)
		value = found.value
	}
	return value, open
}

// All returns the open projects by their ids.
func (p *Projects[P]) All() map[string]P {
	p.mu.RLock()
	defer p.mu.RUnlock()
	all := make(map[string]P, len(p.all))
	for id, found := range p.all {
		all[id] = found.value
	}
	return all
}

// Each runs do for all open projects and joins what fails, with the id of the project.
func (p *Projects[P]) Each(do func(P) error) error {
	var failed []error
	for id, value := range p.All() {
		if err := do(value); err != nil {
			failed = append(failed, fmt.Errorf("project %s: %w", id, err))
		}
	}
	return errors.Join(failed...)
}

// Evict closes a deleted project.
func (p *Projects[P]) Evict(id string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.all, id)
}

// EvictDeleted closes the projects that another process deleted. gone reports whether a project is missing in the storage; it is not
// asked about those that exist.
func (p *Projects[P]) EvictDeleted(exist map[string]bool, gone func(id string) bool) {
	p.mu.RLock()
	all := maps.Clone(p.all)
	p.mu.RUnlock()
	for id, found := range all {
		if neverMade := found.used.Load() && !found.made.Load(); !exist[id] && !neverMade && gone(id) {
			p.Evict(id)
		}
	}
}
