// Package lane lets concurrent requests share commits.
//
// Requests wait in a lane, and one of them drives all that set out together. A lone request sets out at once, waits for nobody and
// pays nothing, and a few do not wait for each other. When many are under way they set out in groups of about the same size, as many as may drive beside each other. Where
// only one group may, since the lane is narrow or all want the same key, nearly all set out together: a drive costs as much again as
// several requests, and those of the last one are soon back. Whoever waits, waits no longer than for the drives under way and a pause
// that is a part of the time that such a drive took.
//
// Two drives never have a key in common, so that they do not wait for the same row of a database, and whoever waits for a key is not
// overtaken by those who want it, too.
package lane

import (
	"context"
	"slices"
	"sync"
	"time"
)

// Lane is a lane of requests R. New makes one.
type Lane[R any] struct {
	width, most int
	drive       func(context.Context, []R)

	mu      sync.Mutex
	waiting []*passenger[R] // the eldest first
	ready   int             // of the waiting, how many no key holds back
	held    map[string]bool // the keys of the waiting who are held back; nobody who comes later overtakes them

	driving int             // groups
	driven  int             // requests in those groups
	keys    map[string]bool // of those requests

	abreast int           // how many groups found that they may drive at a time, of late
	crowd   float64       // how many requests were on the way at a time, of late
	took    time.Duration // the last drive
	ended   time.Time     // the last drive
	pause   *time.Timer   // until a group sets out that is smaller than a fair one
}

// New returns a lane in which up to width groups drive at the same time, each with up to most requests. Drive answers each request
// through the request itself.
func New[R any](width, most int, drive func(context.Context, []R)) *Lane[R] {
	return &Lane[R]{width: width, most: most, drive: drive, abreast: width, held: map[string]bool{}, keys: map[string]bool{}}
}

// passenger is a request in the lane.
type passenger[R any] struct {
	request R
	keys    []string
	done    chan struct{}        // closed when the request was driven
	turn    chan []*passenger[R] // receives the group that this one is to drive
	taken   bool                 // along by a group
}

// Pass has a request driven, by this call or by another one's. It fails only when the context ends before the request was taken
// along, and then nothing happens to it any more. The context that drive gets carries the values of a driver's and never ends.
func (l *Lane[R]) Pass(ctx context.Context, request R, keys ...string) error {
	p := &passenger[R]{request: request, keys: keys, done: make(chan struct{}), turn: make(chan []*passenger[R], 1)}
	l.enter(p)
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

// Waiting returns how many requests wait to be taken along.
func (l *Lane[R]) Waiting() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.waiting)
}

func (l *Lane[R]) enter(p *passenger[R]) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.waiting = append(l.waiting, p)
	if l.admit(p) {
		l.setOut()
	}
}

// leave reports whether the passenger was still waiting.
func (l *Lane[R]) leave(p *passenger[R]) bool {
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
func (l *Lane[R]) admit(p *passenger[R]) (ready bool) {
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
func (l *Lane[R]) admitAll() (ready []*passenger[R]) {
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

// setOut lets the eldest who is ready drive, unless it is better that more of them gather first.
func (l *Lane[R]) setOut() {
	if l.ready == 0 || l.driving == l.width {
		return
	}
	if l.driving > 0 { // so that these want other keys
		l.abreast = l.width
	}
	if float64(l.ready) < l.fair() {
		if l.driving > 0 {
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
	l.waiting = slices.DeleteFunc(l.waiting, func(p *passenger[R]) bool { return p.taken })
	l.driving, l.driven = l.driving+1, l.driven+len(group)
	l.admitAll()
	group[0].turn <- group
}

// few is too small a crowd for anybody to wait for company.
const few = 6

// most of a crowd, when the last of them are not waited for.
const nearlyAll = 0.9

// fair is the size of a group when nearly all of those on the way are shared among the groups that drive at a time.
func (l *Lane[R]) fair() float64 {
	if l.driving == 0 && time.Since(l.ended) > longestPause {
		l.crowd = 0
	}
	l.crowd = max(l.crowd, float64(l.driven+len(l.waiting)))
	if l.crowd < few {
		return 1
	}
	return min(nearlyAll*l.crowd/float64(l.abreast), float64(l.most))
}

func (l *Lane[R]) endPause() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.pause = nil
	l.setOut()
}

// run drives a group, whose first is the caller, and then lets others set out: also when drive panics.
func (l *Lane[R]) run(ctx context.Context, group []*passenger[R]) {
	start := time.Now()
	defer func() {
		for _, p := range group[1:] {
			close(p.done)
		}
		l.arrive(group, start)
	}()
	requests := make([]R, len(group))
	for i, p := range group {
		requests[i] = p.request
	}
	l.drive(context.WithoutCancel(ctx), requests)
}

func (l *Lane[R]) arrive(group []*passenger[R], start time.Time) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.crowd = max(l.crowd*3/4, float64(l.driven+len(l.waiting)))
	switch {
	case l.ready > 0:
		l.abreast = l.width
	case l.driving == 1 && len(l.waiting) > 0: // all want what this group had
		l.abreast = 1
	}
	l.driving, l.driven = l.driving-1, l.driven-len(group)
	for _, p := range group {
		for _, key := range p.keys {
			delete(l.keys, key)
		}
	}
	l.ended = time.Now()
	l.took = l.ended.Sub(start)
	l.admitAll()
	l.setOut()
}
