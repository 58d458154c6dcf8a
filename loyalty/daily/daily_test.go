package daily_test

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/daily"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// shop is the daily work of a project whose clock the test moves and whose steps write down what they do.
type shop struct {
	now  time.Time
	did  []string
	fail error
	left int
	*daily.Engine
}

func newShop(t *testing.T) *shop {
	s := &shop{now: time.Date(2026, 11, 21, 22, 0, 0, 0, time.UTC)}
	warsaw, err := time.LoadLocation("Europe/Warsaw")
	if err != nil {
		t.Fatal(err)
	}
	clock := daily.Clock{Now: func() time.Time { return s.now }, Zone: func(context.Context) (*time.Location, error) { return warsaw, nil }}
	mature := daily.Step{Name: "mature", Do: func(_ context.Context, day calc.Day) (bool, error) {
		s.did = append(s.did, fmt.Sprint("mature ", day))
		return false, nil
	}}
	expire := daily.Step{Name: "expire", Do: func(_ context.Context, day calc.Day) (bool, error) {
		if s.fail != nil {
			return false, s.fail
		}
		s.did = append(s.did, fmt.Sprint("expire ", day))
		s.left--
		return s.left > 0, nil
	}}
	backend := memory.New()
	t.Cleanup(func() { _ = backend.Close() })
	s.Engine = daily.New(backend.Project("proj_1"), clock, mature, expire)
	return s
}

func (s *shop) expect(t *testing.T, want ...string) {
	t.Helper()
	if diff := cmp.Diff(want, s.did); diff != "" {
		t.Errorf("what was done (-want +got):\n%s", diff)
	}
	s.did = nil
}

func Test_missed_days_are_made_up_for_in_order(t *testing.T) {
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

func Test_a_step_goes_on_where_it_failed(t *testing.T) {
	s := newShop(t)
	s.fail = errors.New("no connection")
	if err := s.Work(t.Context()); !errors.Is(err, s.fail) {
		t.Fatalf("work answers %v", err)
	}
	s.expect(t, "mature 2026-11-21")
	s.fail, s.left = nil, 3
	if err := s.Work(t.Context()); err != nil {
		t.Fatal(err)
	}
	s.expect(t, "expire 2026-11-21", "expire 2026-11-21", "expire 2026-11-21")
}
