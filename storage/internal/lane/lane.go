// Package lane lets concurrent requests share one commit.
//
// Whoever finds a lane free drives at once, alone: a lone request waits for nobody and pays nothing. Requests that arrive while
// somebody drives wait, and then one of them drives all of them. So nobody waits longer than for the commit under way, and the
// busier a lane is, the more requests each commit carries.
package lane

import (
	"context"
	"slices"
	"sync"
)

// Lane is a lane of requests R. New makes one.
type Lane[R any] struct {
	most  int
	drive func(context.Context, []R)

	mu      sync.Mutex
	driven  bool
	waiting []*passenger[R]
}

// New returns a lane that drives up to most requests at a time. Drive answers each request through the request itself; it never runs
// twice at the same time.
func New[R any](most int, drive func(context.Context, []R)) *Lane[R] {
	return &Lane[R]{most: most, drive: drive}
}

// passenger is a request in the lane.
type passenger[R any] struct {
	request R
	done    chan struct{}        // closed when the request was driven
	turn    chan []*passenger[R] // receives the group that this one is to drive
}

// Pass has a request driven, by this call or by another one's. It fails only when the context ends before the request was taken
// along, and then nothing happens to it any more. The context that drive gets carries the values of a driver's and never ends.
func (l *Lane[R]) Pass(ctx context.Context, request R) error {
	p := &passenger[R]{request: request, done: make(chan struct{}), turn: make(chan []*passenger[R], 1)}
	if !l.enter(p) {
		select {
		case <-p.done:
			return nil
		case group := <-p.turn:
			l.run(ctx, group)
			return nil
		case <-ctx.Done():
			if l.leave(p) {
				return ctx.Err()
			}
		}
		// It was taken along in the same moment.
		select {
		case <-p.done:
		case group := <-p.turn:
			l.run(ctx, group)
		}
		return nil
	}
	l.run(ctx, []*passenger[R]{p})
	return nil
}

// Waiting returns how many requests wait to be taken along.
func (l *Lane[R]) Waiting() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.waiting)
}

// enter reports whether the lane was free, so that the passenger drives; otherwise he waits.
func (l *Lane[R]) enter(p *passenger[R]) (free bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if free = !l.driven; free {
		l.driven = true
	} else {
		l.waiting = append(l.waiting, p)
	}
	return free
}

// leave reports whether the passenger was still waiting.
func (l *Lane[R]) leave(p *passenger[R]) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	i := slices.Index(l.waiting, p)
	if i >= 0 {
		l.waiting = slices.Delete(l.waiting, i, i+1)
	}
	return i >= 0
}

// run drives a group, whose first is the caller, and then hands the lane on: also when drive panics.
func (l *Lane[R]) run(ctx context.Context, group []*passenger[R]) {
	defer func() {
		for _, p := range group[1:] {
			close(p.done)
		}
		l.handOn()
	}()
	requests := make([]R, len(group))
	for i, p := range group {
		requests[i] = p.request
	}
	l.drive(context.WithoutCancel(ctx), requests)
}

// handOn lets the eldest who waits drive those behind him.
func (l *Lane[R]) handOn() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.waiting) == 0 {
		l.driven = false
		return
	}
	n := min(l.most, len(l.waiting))
	group := slices.Clone(l.waiting[:n])
	l.waiting = slices.Delete(l.waiting, 0, n)
	group[0].turn <- group
}
