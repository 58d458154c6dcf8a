// Package batcher implements group commit: concurrent requests share one flush, which for a database is one commit.
//
// Each request waits in a queue. When a flush starts, it takes a batch from the head of the queue; the caller of the first request of the
// batch runs the flush, and the others wait for it. Up to width flushes run at a time. With few requests in flight each is flushed at once.
// With many, a flush waits until a batch has enough requests, because a flush has a fixed cost of about that of several requests:
//
//   - with two flushes at a time, until a batch has about half of the requests in flight, so that both have the same size;
//   - with one flush at a time, because width is 1 or all requests want the same key, until it has nearly all of them, because those of the
//     last flush are sent again soon.
//
// A request waits no longer than for the flushes that run, and for a pause of at most half the time of the last flush.
//
// A request may name keys, such as the rows that it locks. Two flushes never have a key in common, so that they do not wait for the same row
// of the database, and requests of one key are flushed in their order.
//
// Goals: with a flush for each request, 32 clients redeem one hot code (P3, P4) at a third to a quarter of this rate. Batches of one size took
// a fifth of the processor time of a redemption with 8 and with 32 clients (P2).
package batcher

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Batcher batches requests R. New makes one.
type Batcher[R any] struct {
	width, maxBatch int
	flush           func(context.Context, []R)

	mu      sync.Mutex
	waiting []*entry[R]     // oldest first
	ready   int             // how many of the waiting requests have no key that blocks them
	blocked map[string]bool // the keys of blocked requests: a later request that wants one is blocked, too

	flushing int             // flushes that run
	inFlight int             // requests in those flushes
	keys     map[string]bool // keys of those requests

	concurrent int           // how many flushes the keys have allowed at a time lately: 1 or width
	load       float64       // how many requests were waiting or in flight lately
	took       time.Duration // time of the last flush
	ended      time.Time     // end of the last flush
	pause      *time.Timer   // until a batch that is smaller than it should be is flushed anyway

	flushes, flushed uint64 // how many flushes there were, and requests in them
}

// New returns a batcher that runs up to width flushes at a time, each with up to maxBatch requests. Flush answers each request through the
// request itself.
func New[R any](width, maxBatch int, flush func(context.Context, []R)) *Batcher[R] {
	return &Batcher[R]{width: width, maxBatch: maxBatch, flush: flush, concurrent: width, blocked: map[string]bool{}, keys: map[string]bool{}}
}

// entry is a request in the queue.
type entry[R any] struct {
	request R
	keys    []string
	done    chan struct{}    // closed after the flush
	batch   chan []*entry[R] // receives the batch that the caller of this request has to flush
	taken   bool             // into a batch
}

// Do has a request flushed, by this call or by that of another request. It fails only when the context ends before the request is in a
// batch, and then the request is not flushed. The context of a flush has the values of one caller's context, and never ends.
func (b *Batcher[R]) Do(ctx context.Context, request R, keys ...string) error {
	e := &entry[R]{request: request, keys: keys, done: make(chan struct{}), batch: make(chan []*entry[R], 1)}
	b.enqueue(e)
	select {
	case <-e.done:
		return nil
	case batch := <-e.batch:
		b.run(ctx, batch)
		return nil
	case <-ctx.Done():
		if b.withdraw(e) {
			return ctx.Err()
		}
	}
	// The request got into a batch when the context ended.
	select {
	case <-e.done:
	case batch := <-e.batch:
		b.run(ctx, batch)
	}
	return nil
}

// Count adds what was flushed so far, and what waits, to counts of a backend.
func (b *Batcher[R]) Count(to *storage.Stats) {
	b.mu.Lock()
	defer b.mu.Unlock()
	to.SharedCommits, to.SharedUpdates, to.WaitingUpdates = to.SharedCommits+b.flushes, to.SharedUpdates+b.flushed, to.WaitingUpdates+len(b.waiting)
}

// Waiting returns how many requests are in no batch yet.
func (b *Batcher[R]) Waiting() int {
	b.mu.Lock()
	defer b.mu.Unlock()
	return len(b.waiting)
}

func (b *Batcher[R]) enqueue(e *entry[R]) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.waiting = append(b.waiting, e)
	if b.admit(e) {
		b.startFlush()
	}
}

// withdraw removes a request from the queue. It returns false for one that is in a batch.
func (b *Batcher[R]) withdraw(e *entry[R]) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	i := slices.Index(b.waiting, e)
	if i < 0 {
		return false
	}
	b.waiting = slices.Delete(b.waiting, i, i+1)
	b.admitAll()
	return true
}

// admit counts a waiting request as ready or blocked, after those before it.
func (b *Batcher[R]) admit(e *entry[R]) (ready bool) {
	if slices.ContainsFunc(e.keys, func(key string) bool { return b.keys[key] || b.blocked[key] }) {
		for _, key := range e.keys {
			b.blocked[key] = true
		}
		return false
	}
	b.ready++
	return true
}

// admitAll counts all waiting requests again, and returns those that are ready.
func (b *Batcher[R]) admitAll() (ready []*entry[R]) {
	b.ready = 0
	clear(b.blocked)
	for _, e := range b.waiting {
		if b.admit(e) {
			ready = append(ready, e)
		}
	}
	return ready
}

// maxPause bounds how long ready requests wait for others while no flush runs. It is about the time of two commits, of which one
// client makes some 1,000 a second: half of a slow flush would be much longer, and delay an answer by more than the commit that it saves.
const maxPause = 2 * time.Millisecond

// startFlush starts a flush of the oldest ready requests, unless it is better to wait for more of them.
func (b *Batcher[R]) startFlush() {
	if b.ready == 0 || b.flushing == b.width {
		return
	}
	if b.flushing > 0 { // there are ready requests beside a flush: they want other keys
		b.concurrent = b.width
	}
	if float64(b.ready) < b.batchSize() {
		if b.flushing > 0 {
			return // the end of that flush starts the next one
		}
		if rest := min(b.took/2, maxPause) - time.Since(b.ended); rest > 0 {
			if b.pause == nil {
				b.pause = time.AfterFunc(rest, b.endPause)
			}
			return
		}
	}
	ready := b.admitAll()
	batch := ready[:min(b.maxBatch, len(ready))]
	for _, e := range batch {
		e.taken = true
		for _, key := range e.keys {
			b.keys[key] = true
		}
	}
	b.waiting = slices.DeleteFunc(b.waiting, func(e *entry[R]) bool { return e.taken })
	b.flushing, b.inFlight = b.flushing+1, b.inFlight+len(batch)
	b.admitAll()
	batch[0].batch <- batch
}

const (
	// fewRequests is a load below which no request waits for others. With four or five, as at half of the rate that a server can do, the
	// pause took a fifth of the time of an answer and brought no rate (P16).
	fewRequests = 6
	// nearlyAll is the part of the load that a batch waits for. The last requests are not waited for: their callers may be slow to send.
	// Waiting for half of them, where one flush runs at a time, cost 6 to 19 percent of the redemptions of one campaign or code (P3).
	nearlyAll = 0.9
	// loadDecay is what is left of the load after each flush. A load that has fallen to a half is forgotten after three flushes; one that
	// varies from flush to flush keeps its peak.
	loadDecay = 0.75
)

// batchSize is how many ready requests a flush waits for: nearly all requests, shared among the flushes that may run at a time.
func (b *Batcher[R]) batchSize() float64 {
	if b.flushing == 0 && time.Since(b.ended) > maxPause {
		b.load = 0 // idle since: the load of before says nothing
	}
	b.load = max(b.load, float64(b.inFlight+len(b.waiting)))
	if b.load < fewRequests {
		return 1
	}
	return min(nearlyAll*b.load/float64(b.concurrent), float64(b.maxBatch))
}

func (b *Batcher[R]) endPause() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.pause = nil
	b.startFlush()
}

// run flushes a batch, whose first request is that of the caller. The next flush starts also when this one panics.
func (b *Batcher[R]) run(ctx context.Context, batch []*entry[R]) {
	start := time.Now()
	defer func() {
		for _, e := range batch[1:] {
			close(e.done)
		}
		b.finish(batch, start)
	}()
	requests := make([]R, len(batch))
	for i, e := range batch {
		requests[i] = e.request
	}
	b.flush(context.WithoutCancel(ctx), requests)
}

func (b *Batcher[R]) finish(batch []*entry[R], start time.Time) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.load = max(b.load*loadDecay, float64(b.inFlight+len(b.waiting)))
	switch {
	case b.ready > 0:
		b.concurrent = b.width
	case b.flushing == 1 && len(b.waiting) > 0: // all waiting requests want keys of this batch
		b.concurrent = 1
	}
	b.flushing, b.inFlight = b.flushing-1, b.inFlight-len(batch)
	b.flushes, b.flushed = b.flushes+1, b.flushed+uint64(len(batch))
	for _, e := range batch {
		for _, key := range e.keys {
			delete(b.keys, key)
		}
	}
	b.ended = time.Now()
	b.took = b.ended.Sub(start)
	b.admitAll()
	b.startFlush()
}
