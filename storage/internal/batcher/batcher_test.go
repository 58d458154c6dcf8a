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

// road is a lane of numbers whose drives a test lets through one by one.
type road struct {
	*Batcher[int]
	started chan []int
	release chan struct{}
}

func newRoad(width, most int) *road {
	r := &road{started: make(chan []int), release: make(chan struct{})}
	r.Batcher = New(width, most, func(_ context.Context, group []int) {
		r.started <- group
		<-r.release
	})
	return r
}

// pass sends a number on its way while another one drives, and returns when it waits.
func (r *road) pass(ctx context.Context, n int, wg *sync.WaitGroup, answer func(error)) {
	before := r.Waiting()
	wg.Go(func() { answer(r.Do(ctx, n)) })
	for r.Waiting() == before {
		runtime.Gosched()
	}
}

// underWay is how many groups drive.
func (r *road) underWay() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.flushing
}

func TestThoseWhoWaitShareTheNextDriveUpToTheMost(t *testing.T) {
	r := newRoad(1, 3)
	var wg sync.WaitGroup
	noError := func(err error) {
		if err != nil {
			t.Error(err)
		}
	}
	wg.Go(func() { noError(r.Do(t.Context(), 0)) })
	groups := [][]int{<-r.started}
	for n := 1; n <= 4; n++ {
		r.pass(t.Context(), n, &wg, noError)
	}
	for range 2 {
		r.release <- struct{}{}
		groups = append(groups, <-r.started)
	}
	r.release <- struct{}{}
	wg.Wait()
	if diff := cmp.Diff([][]int{{0}, {1, 2, 3}, {4}}, groups); diff != "" {
		t.Error(diff)
	}
	if r.flushing > 0 || len(r.waiting) > 0 {
		t.Error("the lane is not free again")
	}
}

func TestARequestWhoseCallerGivesUpIsNotDriven(t *testing.T) {
	r := newRoad(1, 3)
	var wg sync.WaitGroup
	var gaveUp error
	ctx, cancel := context.WithCancel(t.Context())
	wg.Go(func() { _ = r.Do(t.Context(), 0) })
	<-r.started
	left := make(chan struct{})
	r.pass(ctx, 1, &wg, func(err error) { gaveUp = err; close(left) })
	r.pass(t.Context(), 2, &wg, func(error) {})
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

func TestADriveOutlivesTheCallersContext(t *testing.T) {
	var over error
	l := New(1, 1, func(ctx context.Context, _ []int) { over = ctx.Err() })
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := l.Do(ctx, 1); err != nil || over != nil {
		t.Errorf("pass: %v, the drive's context: %v", err, over)
	}
}

func TestAPanicOfADriveLeavesTheLaneFree(t *testing.T) {
	l := New(1, 1, func(_ context.Context, group []int) {
		if group[0] == 0 {
			panic("broken down")
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

func TestRequestsOfOneKeyDoNotDriveBesideEachOtherNorOvertake(t *testing.T) {
	r := newRoad(2, 1)
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
	wait(2, "a", "b") // held back by a
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
		t.Errorf("keys %v, %d groups and %d requests are left", r.keys, r.flushing, r.inFlight)
	}
}

func TestAGroupBesideAnotherSetsOutWhenItIsAsLarge(t *testing.T) {
	r := newRoad(2, 100)
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
		r.pass(t.Context(), n, &wg, noError)
	}
	r.release <- struct{}{}
	started() // the eight that waited
	r.release <- struct{}{}
	for r.underWay() > 1 {
		runtime.Gosched()
	}
	for n := 11; n <= 16; n++ {
		r.pass(t.Context(), n, &wg, noError)
	}
	set(17)
	started() // seven beside eight: nearly all of fifteen in two groups
	for range 2 {
		r.release <- struct{}{}
	}
	wg.Wait()
	if diff := cmp.Diff([]int{1, 1, 8, 7}, got); diff != "" {
		t.Error(diff)
	}
}

func TestThoseWhoWantOneKeyGatherIntoOneGroup(t *testing.T) {
	r := newRoad(2, 100)
	var wg sync.WaitGroup
	set := func(n int, key string) { wg.Go(func() { _ = r.Do(t.Context(), n, key) }) }
	wait := func(n int, key string) {
		before := r.Waiting()
		set(n, key)
		for r.Waiting() == before {
			runtime.Gosched()
		}
	}
	abreast := func() int {
		r.mu.Lock()
		defer r.mu.Unlock()
		return r.concurrent
	}
	set(1, "a")
	<-r.started
	wait(2, "a")
	r.release <- struct{}{}
	<-r.started
	if n := abreast(); n != 1 {
		t.Errorf("who waits for the only key is to be shared among %d groups", n)
	}
	r.release <- struct{}{}
	wg.Wait()
	for n, key := range []string{"b", "c"} {
		set(n, key)
		<-r.started
	}
	wait(5, "d") // both places are taken
	wait(6, "e")
	r.release <- struct{}{}
	<-r.started
	if n := abreast(); n != 2 {
		t.Errorf("who wants other keys is to be shared among %d groups", n)
	}
	for range 2 {
		r.release <- struct{}{}
	}
	wg.Wait()
}

func TestManyGatherAndAFewDoNot(t *testing.T) {
	for _, c := range []struct {
		width, driving, driven, waiting int
		fair                            float64
	}{
		{width: 2, driving: 1, driven: 1, waiting: 4, fair: 1},
		{width: 2, driving: 1, driven: 4, waiting: 6, fair: 4.5},
		{width: 1, driving: 1, driven: 4, waiting: 6, fair: 9},
		{width: 1, driving: 1, driven: 50, waiting: 50, fair: 20},
	} {
		l := New(c.width, 20, func(context.Context, []int) {})
		l.flushing, l.inFlight, l.waiting = c.driving, c.driven, make([]*entry[int], c.waiting)
		if fair := l.fair(); fair != c.fair {
			t.Errorf("%+v: a fair group has %v", c, fair)
		}
	}
}

// However requests come and give up, each is driven once or not at all, by at most two drives at a time that share no key.
func TestEveryRequestIsDrivenOnceOrGivenUp(t *testing.T) {
	const requests, keys = 2_000, 5
	var mu sync.Mutex
	busy, drives, driven := map[int]int{}, 0, map[int]int{}
	l := New(2, 7, func(_ context.Context, group []int) {
		mu.Lock()
		drives++
		if drives > 2 || len(group) > 7 {
			t.Errorf("%d drives, one of %d", drives, len(group))
		}
		for _, n := range group {
			if busy[n%keys] > 0 && busy[n%keys] != group[0]+1 {
				t.Errorf("key %d is on the way twice", n%keys)
			}
			busy[n%keys] = group[0] + 1
			driven[n]++
		}
		mu.Unlock()
		runtime.Gosched()
		mu.Lock()
		for _, n := range group {
			delete(busy, n%keys)
		}
		drives--
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
			if times := driven[n]; err == nil && times != 1 || err != nil && times != 0 {
				t.Errorf("%d was driven %d times: %v", n, times, err)
			}
		})
	}
	wg.Wait()
	if len(l.waiting) > 0 || l.flushing > 0 || l.ready > 0 || len(l.keys) > 0 || len(l.held) > 0 {
		t.Errorf("left behind: %+v", l)
	}
}

func TestAPauseMayEndWhenThoseWhoWaitedHaveGivenUp(t *testing.T) {
	l := New(1, 100, func(context.Context, []int) { t.Error("somebody drives") })
	l.load, l.took, l.ended = 10, time.Hour, time.Now().Add(time.Hour) // so that the first one waits for company
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := l.Do(ctx, 1); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	l.ended = time.Time{}
	l.endPause()
}
