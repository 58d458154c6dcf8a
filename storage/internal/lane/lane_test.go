package lane

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// road is a lane of numbers whose drives a test lets through one by one.
type road struct {
	*Lane[int]
	started chan []int
	release chan struct{}
}

func newRoad(most int) *road {
	r := &road{started: make(chan []int), release: make(chan struct{})}
	r.Lane = New(most, func(_ context.Context, group []int) {
		r.started <- group
		<-r.release
	})
	return r
}

// pass sends a number on its way while another one drives, and returns when it waits.
func (r *road) pass(ctx context.Context, n int, wg *sync.WaitGroup, answer func(error)) {
	before := r.Waiting()
	wg.Go(func() { answer(r.Pass(ctx, n)) })
	for r.Waiting() == before {
		runtime.Gosched()
	}
}

func Test_those_who_wait_share_the_next_drive_up_to_the_most(t *testing.T) {
	r := newRoad(3)
	var wg sync.WaitGroup
	noError := func(err error) {
		if err != nil {
			t.Error(err)
		}
	}
	wg.Go(func() { noError(r.Pass(t.Context(), 0)) })
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
	if r.driven || len(r.waiting) > 0 {
		t.Error("the lane is not free again")
	}
}

func Test_a_request_whose_caller_gives_up_is_not_driven(t *testing.T) {
	r := newRoad(3)
	var wg sync.WaitGroup
	var gaveUp error
	ctx, cancel := context.WithCancel(t.Context())
	wg.Go(func() { _ = r.Pass(t.Context(), 0) })
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

func Test_a_drive_outlives_the_callers_context(t *testing.T) {
	var over error
	l := New(1, func(ctx context.Context, _ []int) { over = ctx.Err() })
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := l.Pass(ctx, 1); err != nil || over != nil {
		t.Errorf("pass: %v, the drive's context: %v", err, over)
	}
}

func Test_a_panic_of_a_drive_leaves_the_lane_free(t *testing.T) {
	l := New(1, func(_ context.Context, group []int) {
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
		_ = l.Pass(t.Context(), 0)
	}()
	if err := l.Pass(t.Context(), 1); err != nil {
		t.Error(err)
	}
}
