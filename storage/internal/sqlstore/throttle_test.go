package sqlstore

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// shift has a courtesy's work done and says when it began.
type shift struct {
	*throttle
	people atomic.Int64
}

func newShift() *shift {
	s := &shift{}
	s.throttle = newThrottle(&s.people)
	return s
}

// work takes so long while so many people ask, and returns how long it had to wait.
func (s *shift) work(t *testing.T, kind string, took time.Duration, people int64) (waited time.Duration) {
	t.Helper()
	before := time.Now()
	err := s.do(t.Context(), kind, func() error {
		waited = time.Since(before)
		s.people.Add(people)
		time.Sleep(took)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return waited
}

func TestLongWorkRestsAsLongAsItTookWhilePeopleAreInTheShop(t *testing.T) {
	const quarter = 250 * time.Millisecond
	for name, c := range map[string]struct {
		took   time.Duration
		people int64
		then   string
		later  time.Duration // that the next work comes
		want   time.Duration
	}{
		"a visitor in the shop":            {took: quarter, people: 1, then: "codes", want: quarter},
		"an empty shop":                    {took: quarter, then: "codes"},
		"work that is short":               {took: shortWork - time.Millisecond, people: 1000, then: "codes"},
		"work that comes later":            {took: quarter, people: 1000, then: "codes", later: 200 * time.Millisecond, want: 50 * time.Millisecond},
		"work of another kind":             {took: quarter, people: 1000, then: "points"},
		"a portion that was kept waiting":  {took: 10 * time.Second, people: 10_000, then: "codes", want: longestBreak},
		"work that comes when all is over": {took: quarter, people: 1000, then: "codes", later: time.Minute},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := newShift()
				s.work(t, "codes", c.took, c.people)
				time.Sleep(c.later)
				if got := s.work(t, c.then, 0, 0); got != c.want {
					t.Errorf("the next waited %s, want %s", got, c.want)
				}
			})
		})
	}
}

func TestWorkThatIsCalledOffWhileItRestsIsNotDone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newShift()
		s.work(t, "codes", time.Second, 1000)
		ctx, cancel := context.WithTimeout(t.Context(), longestBreak/2)
		defer cancel()
		err := s.do(ctx, "codes", func() error { t.Error("it was done"); return nil })
		if !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("got %v, want the context's error", err)
		}
	})
}

func TestWhatBecomesOfWorkIsTold(t *testing.T) {
	broken := errors.New("broken")
	if err := newShift().do(t.Context(), "codes", func() error { return broken }); !errors.Is(err, broken) {
		t.Errorf("got %v, want %v", err, broken)
	}
}
