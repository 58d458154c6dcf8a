package daily_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// shop is the daily work of a project whose clock the test moves and whose steps write down what they do.
type shop struct {
	now  time.Time
	did  []string
	fail error
	left int
	runs storage.Collection[daily.Run]
	// cards are those that are due by their names; those in broken fail.
	cards  []string
	broken map[string]bool
	*daily.Engine
}

func newShop(t *testing.T) *shop {
	s := &shop{now: time.Date(2026, 11, 21, 22, 0, 0, 0, time.UTC)}
	warsaw, err := time.LoadLocation("Europe/Warsaw")
	if err != nil {
		t.Fatal(err)
	}
	clock := daily.Clock{Now: func() time.Time { return s.now }, Zone: func(context.Context) (*time.Location, error) { return warsaw, nil }}
	mature := daily.Step{Name: "mature", Do: func(_ context.Context, day calc.Day, _ []string) (bool, error) {
		s.did = append(s.did, fmt.Sprint("mature ", day))
		return false, nil
	}}
	expire := daily.Step{Name: "expire", Do: func(_ context.Context, day calc.Day, passing []string) (bool, error) {
		if s.cards != nil {
			return s.expire(day, passing)
		}
		if s.fail != nil {
			return false, s.fail
		}
		s.did = append(s.did, fmt.Sprint("expire ", day))
		s.left--
		return s.left > 0, nil
	}}
	backend := memory.New()
	t.Cleanup(func() { _ = backend.Close() })
	s.runs = backend.Project("proj_1").DailyRuns()
	s.Engine = daily.New(backend.Project("proj_1"), clock, slog.Default(), []daily.Step{mature, expire})
	return s
}

// expire ends the points of the first card that is due and not skipped.
func (s *shop) expire(day calc.Day, passing []string) (bool, error) {
	for i, card := range s.cards {
		switch {
		case slices.Contains(passing, card):
		case s.broken[card]:
			return true, daily.Failed(card, errors.New("broken"))
		default:
			s.did = append(s.did, fmt.Sprint("expire ", card, " ", day))
			s.cards = slices.Delete(s.cards, i, i+1)
			return true, nil
		}
	}
	return false, nil
}

// waited makes the run unchanged for a while.
func (s *shop) waited(t *testing.T, d time.Duration) {
	t.Helper()
	_, err := s.runs.Update(t.Context(), "daily", func(r *daily.Run) error { r.UpdatedAt = r.UpdatedAt.Add(-d); return nil })
	if err != nil {
		t.Fatal(err)
	}
}

func (s *shop) expect(t *testing.T, want ...string) {
	t.Helper()
	if diff := cmp.Diff(want, s.did); diff != "" {
		t.Errorf("what was done (-want +got):\n%s", diff)
	}
	s.did = nil
}

func TestMissedDaysAreDoneInOrder(t *testing.T) {
	s := newShop(t)
	if err := s.CatchUp(t.Context()); err != nil {
		t.Fatal(err)
	}
	s.expect(t, "mature 2026-11-21", "expire 2026-11-21")
	s.now = s.now.Add(49 * time.Hour) // 23 November 23:00 in UTC is the 24th in Warsaw
	if err := s.CatchUp(t.Context()); err != nil {
		t.Fatal(err)
	}
	s.expect(t, "mature 2026-11-22", "expire 2026-11-22", "mature 2026-11-23", "expire 2026-11-23", "mature 2026-11-24", "expire 2026-11-24")
	if err := s.CatchUp(t.Context()); err != nil {
		t.Fatal(err)
	}
	s.expect(t)
}

func TestStepContinuesAfterFailure(t *testing.T) {
	s := newShop(t)
	s.fail = errors.New("no connection")
	if err := s.Work(t.Context(), false); !errors.Is(err, s.fail) {
		t.Fatalf("work answers %v", err)
	}
	s.expect(t, "mature 2026-11-21")
	s.fail, s.left = nil, 3
	if err := s.Work(t.Context(), false); err != nil {
		t.Fatal(err)
	}
	s.expect(t, "expire 2026-11-21", "expire 2026-11-21", "expire 2026-11-21")
}

func TestFailingCardDoesNotStopOthers(t *testing.T) {
	s := newShop(t)
	s.cards, s.broken = []string{"ann", "bob", "cid", "dot"}, map[string]bool{"ann": true, "cid": true}
	for range 2 {
		if err := s.Work(t.Context(), false); err != nil {
			t.Fatal(err)
		}
	}
	s.expect(t, "mature 2026-11-21", "expire bob 2026-11-21", "expire dot 2026-11-21")
	s.broken["ann"] = false
	s.now = s.now.AddDate(0, 0, 1)
	if err := s.CatchUp(t.Context()); err != nil {
		t.Fatal(err)
	}
	s.expect(t, "mature 2026-11-22", "expire ann 2026-11-22")
}

func TestFailureIsRetriedOnSameDay(t *testing.T) {
	s := newShop(t)
	s.cards, s.broken = []string{"ann"}, map[string]bool{"ann": true}
	if err := s.CatchUp(t.Context()); err != nil {
		t.Fatal(err)
	}
	s.expect(t, "mature 2026-11-21")
	s.broken = nil
	again := func() {
		t.Helper()
		if err := s.Begin(t.Context()); err != nil {
			t.Fatal(err)
		}
		if err := s.Work(t.Context(), false); err != nil {
			t.Fatal(err)
		}
	}
	again()
	s.expect(t) // it is too early
	s.waited(t, 11*time.Minute)
	again()
	s.expect(t, "mature 2026-11-21", "expire ann 2026-11-21")
	s.waited(t, 11*time.Minute)
	again()
	s.expect(t) // nothing failed
}

func TestStepThatAlwaysFailsIsSkipped(t *testing.T) {
	s := newShop(t)
	s.fail = errors.New("no such table")
	for _, last := range []bool{false, false, true} {
		if err := s.Work(t.Context(), last); (err == nil) != last {
			t.Fatalf("work answers %v, last %t", err, last)
		}
	}
	s.fail = nil
	s.now = s.now.AddDate(0, 0, 1)
	if err := s.Work(t.Context(), false); err != nil {
		t.Fatal(err)
	}
	s.expect(t, "mature 2026-11-21", "mature 2026-11-22", "expire 2026-11-22")
}

// countedRuns counts the changes of runs.
type countedRuns struct {
	storage.Collection[daily.Run]
	changes *int
}

func (c countedRuns) Update(ctx context.Context, id string, change func(*daily.Run) error) (daily.Run, error) {
	*c.changes++
	return c.Collection.Update(ctx, id, change)
}

// countedStore is a store whose changes of runs are counted.
type countedStore struct {
	*memory.Project
	changes int
}

func (c *countedStore) DailyRuns() storage.Collection[daily.Run] {
	return countedRuns{c.Project.DailyRuns(), &c.changes}
}

// TestADayIsStoredAtItsBeginningAndItsEnd does days of many steps, for each of which a change of the run would be a commit.
func TestADayIsStoredAtItsBeginningAndItsEnd(t *testing.T) {
	backend := memory.New()
	t.Cleanup(func() { _ = backend.Close() })
	store, did := &countedStore{Project: backend.Project("proj_1")}, 0
	now := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	clock := daily.Clock{Now: func() time.Time { return now }, Zone: func(context.Context) (*time.Location, error) { return time.UTC, nil }}
	var steps []daily.Step
	for i := range 20 {
		steps = append(steps, daily.Step{Name: fmt.Sprint("step ", i), Do: func(context.Context, calc.Day, []string) (bool, error) { did++; return did%3 == 0, nil }})
	}
	engine := daily.New(store, clock, slog.Default(), steps)
	if err := engine.CatchUp(t.Context()); err != nil {
		t.Fatal(err)
	}
	store.changes = 0
	now = now.AddDate(0, 0, 2)
	if err := engine.CatchUp(t.Context()); err != nil {
		t.Fatal(err)
	}
	run, err := engine.Last(t.Context())
	if err != nil || run.Working || run.Day != "2026-11-23" || did < 60 {
		t.Errorf("after %d portions the run is %+v, %v", did, run, err)
	}
	// A machine that is so busy that a day takes more than a second stores it in between, too.
	if store.changes > did/4 {
		t.Errorf("two days are %d changes of the run", store.changes)
	}
}
