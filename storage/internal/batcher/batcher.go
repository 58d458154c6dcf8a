// Package batcher lets concurrent requests share commits.
//
// Requests wait in a lane, and one of them drives all that set out together. A lone request sets out at once, waits for nobody and
// pays nothing, and a few do not wait for each other. When many are under way they set out in groups of about the same size, as many as may drive beside each other. Where
// only one group may, since the lane is narrow or all want the same key, nearly all set out together: a drive costs as much again as
// several requests, and those of the last one are soon back. Whoever waits, waits no longer than for the drives under way and a pause
// that is a part of the time that such a drive took.
//
// Two drives never have a key in common, so that they do not wait for the same row of a database, and whoever waits for a key is not
// overtaken by those who want it, too.
package batcher

import (
	"context"
	"slices"
	"sync"
	"time"
)

// Batcher is a lane of requests R. New makes one.
type Batcher[R any] struct {
	width, most int
	flush       func(context.Context, []R)

	mu      sync.Mutex
	waiting []*entry[R]     // the eldest first
	ready   int             // of the waiting, how many no key holds back
	held    map[string]bool // the keys of the waiting who are held back; nobody who comes later overtakes them

	flushing int             // groups
	inFlight int             // requests in those groups
	keys     map[string]bool // of those requests

	concurrent int           // how many groups found that they may drive at a time, of late
	load       float64       // how many requests were on the way at a time, of late
	took       time.Duration // the last drive
	ended      time.Time     // the last drive
	pause      *time.Timer   // until a group sets out that is smaller than a fair one
}

// New returns a lane in which up to width groups drive at the same time, each with up to most requests. Drive answers each request
// through the request itself.
func New[R any](width, most int, drive func(context.Context, []R)) *Batcher[R] {
	return &Batcher[R]{width: width, most: most, flush: drive, concurrent: width, held: map[string]bool{}, keys: map[string]bool{}}
}

// entry is a request in the lane.
type entry[R any] struct {
	request R
	keys    []string
	done    chan struct{}    // closed when the request was driven
	group   chan []*entry[R] // receives the group that this one is to drive
	taken   bool             // along by a group
}

// Do has a request driven, by this call or by another one's. It fails only when the context ends before the request was taken
// along, and then nothing happens to it any more. The context that drive gets carries the values of a driver's and never ends.
func (l *Batcher[R]) Do(ctx context.Context, request R, keys ...string) error {
	p := &entry[R]{request: request, keys: keys, done: make(chan struct{}), group: make(chan []*entry[R], 1)}
	l.enqueue(p)
	select {
	case <-p.done:
		return nil
	case group := <-p.group:
		l.run(ctx, group)
		return nil
	case <-ctx.Done():
		if l.withdraw(p) {
			return ctx.Err()
		}
	}
	// It was taken along in the same moment.
	select {
	case <-p.done:
	case group := <-p.group:
		l.run(ctx, group)
	}
	return nil
}

// Waiting returns how many requests wait to be taken along.
func (l *Batcher[R]) Waiting() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.waiting)
}

func (l *Batcher[R]) enqueue(p *entry[R]) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.waiting = append(l.waiting, p)
	if l.admit(p) {
		l.flushReady()
	}
}

// withdraw reports whether the passenger was still waiting.
func (l *Batcher[R]) withdraw(p *entry[R]) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	i := slices.Index(l.waiting, p)
	if i < 0 {
		return false
	}
	l.waiting = slices.Delete(l.waiting, i, i+1)
	l.admitAll()
	return true
}

// admit counts one who waits, and reports whether he is ready.
func (l *Batcher[R]) admit(p *entry[R]) (ready bool) {
	if slices.ContainsFunc(p.keys, func(key string) bool { return l.keys[key] || l.held[key] }) {
		for _, key := range p.keys {
			l.held[key] = true
		}
		return false
	}
	l.ready++
	return true
}

// admitAll counts all who wait anew and returns those who are ready.
func (l *Batcher[R]) admitAll() (ready []*entry[R]) {
	l.ready = 0
	clear(l.held)
	for _, p := range l.waiting {
		if l.admit(p) {
			ready = append(ready, p)
		}
	}
	return ready
}

// longestPause bounds how long anybody waits for company while nobody drives; it is a half of the last drive's time at most.
const longestPause = 2 * time.Millisecond

// flushReady lets the eldest who is ready drive, unless it is better that more of them gather first.
func (l *Batcher[R]) flushReady() {
	if l.ready == 0 || l.flushing == l.width {
		return
	}
	if l.flushing > 0 { // so that these want other keys
		l.concurrent = l.width
	}
	if float64(l.ready) < l.fair() {
		if l.flushing > 0 {
			return
		}
		if rest := min(l.took/2, longestPause) - time.Since(l.ended); rest > 0 {
			if l.pause == nil {
				l.pause = time.AfterFunc(rest, l.endPause)
			}
			return
		}
	}
	ready := l.admitAll()
	group := ready[:min(l.most, len(ready))]
	for _, p := range group {
		p.taken = true
		for _, key := range p.keys {
			l.keys[key] = true
		}
	}
	l.waiting = slices.DeleteFunc(l.waiting, func(p *entry[R]) bool { return p.taken })
	l.flushing, l.inFlight = l.flushing+1, l.inFlight+len(group)
	l.admitAll()
	group[0].group <- group
}

// few is too small a crowd for anybody to wait for company.
const few = 6

// most of a crowd, when the last of them are not waited for.
const nearlyAll = 0.9

// fair is the size of a group when nearly all of those on the way are shared among the groups that drive at a time.
func (l *Batcher[R]) fair() float64 {
	if l.flushing == 0 && time.Since(l.ended) > longestPause {
		l.load = 0
	}
	l.load = max(l.load, float64(l.inFlight+len(l.waiting)))
	if l.load < few {
		return 1
	}
	return min(nearlyAll*l.load/float64(l.concurrent), float64(l.most))
}

func (l *Batcher[R]) endPause() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.pause = nil
	l.flushReady()
}

// run drives a group, whose first is the caller, and then lets others set out: also when drive panics.
func (l *Batcher[R]) run(ctx context.Context, group []*entry[R]) {
	start := time.Now()
	defer func() {
		for _, p := range group[1:] {
			close(p.done)
		}
		l.finish(group, start)
	}()
	requests := make([]R, len(group))
	for i, p := range group {
		requests[i] = p.request
	}
	l.flush(context.WithoutCancel(ctx), requests)
}

func (l *Batcher[R]) finish(group []*entry[R], start time.Time) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.load = max(l.load*3/4, float64(l.inFlight+len(l.waiting)))
	switch {
	case l.ready > 0:
		l.concurrent = l.width
	case l.flushing == 1 && len(l.waiting) > 0: // all want what this group had
		l.concurrent = 1
	}
	l.flushing, l.inFlight = l.flushing-1, l.inFlight-len(group)
	for _, p := range group {
		for _, key := range p.keys {
			delete(l.keys, key)
		}
	}
	l.ended = time.Now()
	l.took = l.ended.Sub(start)
	l.admitAll()
	l.flushReady()
}
