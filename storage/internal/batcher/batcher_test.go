package batcher

import (
	"context"
	"errors"
	"runtime"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// heldBatcher is a batcher of numbers whose flushes end one by one, when the test says so.
type heldBatcher struct {
	*Batcher[int]
	started chan []int
	release chan struct{}
}

func newHeldBatcher(width, maxBatch int) *heldBatcher {
	r := &heldBatcher{started: make(chan []int), release: make(chan struct{})}
	r.Batcher = New(width, maxBatch, func(_ context.Context, batch []int) {
		r.started <- batch
		<-r.release
	})
	return r
}

// enqueueBehind sends a number while a flush runs, and returns when it waits.
func (r *heldBatcher) enqueueBehind(ctx context.Context, n int, wg *sync.WaitGroup, answer func(error)) {
	before := r.Waiting()
	wg.Go(func() { answer(r.Do(ctx, n)) })
	for r.Waiting() == before {
		runtime.Gosched()
	}
}

// running is how many flushes run.
func (r *heldBatcher) running() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.flushing
}

func TestWaitingRequestsShareTheNextFlushUpToTheLimit(t *testing.T) {
	r := newHeldBatcher(1, 3)
	var wg sync.WaitGroup
	noError := func(err error) {
		if err != nil {
			t.Error(err)
		}
	}
	wg.Go(func() { noError(r.Do(t.Context(), 0)) })
	batches := [][]int{<-r.started}
	for n := 1; n <= 4; n++ {
		r.enqueueBehind(t.Context(), n, &wg, noError)
	}
	for range 2 {
		r.release <- struct{}{}
		batches = append(batches, <-r.started)
	}
	r.release <- struct{}{}
	wg.Wait()
	if diff := cmp.Diff([][]int{{0}, {1, 2, 3}, {4}}, batches); diff != "" {
		t.Error(diff)
	}
	if r.flushing > 0 || len(r.waiting) > 0 {
		t.Error("the batcher is not idle again")
	}
}

func TestARequestWhoseContextEndsIsNotFlushed(t *testing.T) {
	r := newHeldBatcher(1, 3)
	var wg sync.WaitGroup
	var gaveUp error
	ctx, cancel := context.WithCancel(t.Context())
	wg.Go(func() { _ = r.Do(t.Context(), 0) })
	<-r.started
	left := make(chan struct{})
	r.enqueueBehind(ctx, 1, &wg, func(err error) { gaveUp = err; close(left) })
	r.enqueueBehind(t.Context(), 2, &wg, func(error) {})
	cancel()
	<-left
	r.release <- struct{}{}
	if diff := cmp.Diff([]int{2}, <-r.started); diff != "" {
		t.Error(diff)
	}
	r.release <- struct{}{}
	wg.Wait()
	if !errors.Is(gaveUp, context.Canceled) {
		t.Errorf("got %v", gaveUp)
	}
}

func TestAFlushOutlivesTheContextOfItsCaller(t *testing.T) {
	var over error
	l := New(1, 1, func(ctx context.Context, _ []int) { over = ctx.Err() })
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := l.Do(ctx, 1); err != nil || over != nil {
		t.Errorf("Do: %v, the context of the flush: %v", err, over)
	}
}

func TestTheBatcherGoesOnAfterAPanicOfAFlush(t *testing.T) {
	l := New(1, 1, func(_ context.Context, batch []int) {
		if batch[0] == 0 {
			panic("flush failed")
		}
	})
	func() {
		defer func() {
			if recover() == nil {
				t.Error("the panic is lost")
			}
		}()
		_ = l.Do(t.Context(), 0)
	}()
	if err := l.Do(t.Context(), 1); err != nil {
		t.Error(err)
	}
}

func TestRequestsOfOneKeyAreFlushedOneAfterTheOther(t *testing.T) {
	r := newHeldBatcher(2, 1)
	var wg sync.WaitGroup
	set := func(n int, keys ...string) { wg.Go(func() { _ = r.Do(t.Context(), n, keys...) }) }
	wait := func(n int, keys ...string) {
		before := r.Waiting()
		set(n, keys...)
		for r.Waiting() == before {
			runtime.Gosched()
		}
	}
	set(1, "a")
	<-r.started
	wait(2, "a", "b") // blocked by the key a
	wait(3, "b")      // does not overtake
	set(4, "c")
	got := [][]int{<-r.started}
	for range 2 { // first 1 or 4 arrives: the order in which they do makes no difference to who follows
		r.release <- struct{}{}
	}
	got = append(got, <-r.started)
	r.release <- struct{}{}
	got = append(got, <-r.started)
	r.release <- struct{}{}
	wg.Wait()
	if diff := cmp.Diff([][]int{{4}, {2}, {3}}, got); diff != "" {
		t.Error(diff)
	}
	if len(r.keys) > 0 || r.flushing > 0 || r.inFlight > 0 {
		t.Errorf("keys %v, %d batches and %d requests are left", r.keys, r.flushing, r.inFlight)
	}
}

func TestTwoFlushesAtATimeHaveTheSameSize(t *testing.T) {
	r := newHeldBatcher(2, 100)
	var wg sync.WaitGroup
	noError := func(err error) {
		if err != nil {
			t.Error(err)
		}
	}
	set := func(n int) { wg.Go(func() { noError(r.Do(t.Context(), n)) }) }
	var got []int
	started := func() { got = append(got, len(<-r.started)) }
	set(1)
	started()
	set(2)
	started()
	for n := 3; n <= 10; n++ {
		r.enqueueBehind(t.Context(), n, &wg, noError)
	}
	r.release <- struct{}{}
	started() // the eight that waited
	r.release <- struct{}{}
	for r.running() > 1 {
		runtime.Gosched()
	}
	for n := 11; n <= 16; n++ {
		r.enqueueBehind(t.Context(), n, &wg, noError)
	}
	set(17)
	started() // seven beside eight: nearly all of fifteen in two flushes
	for range 2 {
		r.release <- struct{}{}
	}
	wg.Wait()
	if diff := cmp.Diff([]int{1, 1, 8, 7}, got); diff != "" {
		t.Error(diff)
	}
}

func TestRequestsOfOneKeyAreFlushedTogether(t *testing.T) {
	r := newHeldBatcher(2, 100)
	var wg sync.WaitGroup
	set := func(n int, key string) { wg.Go(func() { _ = r.Do(t.Context(), n, key) }) }
	wait := func(n int, key string) {
		before := r.Waiting()
		set(n, key)
		for r.Waiting() == before {
			runtime.Gosched()
		}
	}
	concurrent := func() int {
		r.mu.Lock()
		defer r.mu.Unlock()
		return r.concurrent
	}
	set(1, "a")
	<-r.started
	wait(2, "a")
	r.release <- struct{}{}
	<-r.started
	if n := concurrent(); n != 1 {
		t.Errorf("requests of one key are shared among %d flushes", n)
	}
	r.release <- struct{}{}
	wg.Wait()
	for n, key := range []string{"b", "c"} {
		set(n, key)
		<-r.started
	}
	wait(5, "d") // both flushes run
	wait(6, "e")
	r.release <- struct{}{}
	<-r.started
	if n := concurrent(); n != 2 {
		t.Errorf("requests of other keys are shared among %d flushes", n)
	}
	for range 2 {
		r.release <- struct{}{}
	}
	wg.Wait()
}

func TestManyRequestsWaitForABatchAndFewDoNot(t *testing.T) {
	for _, c := range []struct {
		width, flushing, inFlight, waiting int
		size                               float64
	}{
		{width: 2, flushing: 1, inFlight: 1, waiting: 4, size: 1},
		{width: 2, flushing: 1, inFlight: 4, waiting: 6, size: 4.5},
		{width: 1, flushing: 1, inFlight: 4, waiting: 6, size: 9},
		{width: 1, flushing: 1, inFlight: 50, waiting: 50, size: 20},
	} {
		l := New(c.width, 20, func(context.Context, []int) {})
		l.flushing, l.inFlight, l.waiting = c.flushing, c.inFlight, make([]*entry[int], c.waiting)
		if size := l.batchSize(); size != c.size {
			t.Errorf("%+v: a batch has %v", c, size)
		}
	}
}

// Each request is flushed once, or not at all when its context ends, by at most two flushes at a time that share no key.
func TestEveryRequestIsFlushedOnceOrWithdrawn(t *testing.T) {
	const requests, keys = 2_000, 5
	var mu sync.Mutex
	busy, flushes, flushed := map[int]int{}, 0, map[int]int{}
	l := New(2, 7, func(_ context.Context, batch []int) {
		mu.Lock()
		flushes++
		if flushes > 2 || len(batch) > 7 {
			t.Errorf("%d flushes, one of %d", flushes, len(batch))
		}
		for _, n := range batch {
			if busy[n%keys] > 0 && busy[n%keys] != batch[0]+1 {
				t.Errorf("key %d is in flight twice", n%keys)
			}
			busy[n%keys] = batch[0] + 1
			flushed[n]++
		}
		mu.Unlock()
		runtime.Gosched()
		mu.Lock()
		for _, n := range batch {
			delete(busy, n%keys)
		}
		flushes--
		mu.Unlock()
	})
	var wg sync.WaitGroup
	for n := range requests {
		wg.Go(func() {
			ctx, cancel := context.WithCancel(t.Context())
			if n%3 == 0 {
				go cancel()
			} else {
				defer cancel()
			}
			err := l.Do(ctx, n, strconv.Itoa(n%keys))
			mu.Lock()
			defer mu.Unlock()
			if times := flushed[n]; err == nil && times != 1 || err != nil && times != 0 {
				t.Errorf("%d was flushed %d times: %v", n, times, err)
			}
		})
	}
	wg.Wait()
	if len(l.waiting) > 0 || l.flushing > 0 || l.ready > 0 || len(l.keys) > 0 || len(l.blocked) > 0 {
		t.Errorf("left behind: %+v", l)
	}
}

func TestAPauseEndsWithNothingToFlush(t *testing.T) {
	l := New(1, 100, func(context.Context, []int) { t.Error("something is flushed") })
	l.load, l.took, l.ended = 10, time.Hour, time.Now().Add(time.Hour) // so that the request waits for others
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := l.Do(ctx, 1); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	l.ended = time.Time{}
	l.endPause()
}
