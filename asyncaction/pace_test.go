package asyncaction_test

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/asyncaction"
)

func TestPortionSizeFollowsTimeOfLastPortion(t *testing.T) {
	for _, c := range []struct {
		items int
		took  time.Duration
		want  asyncaction.Pace
	}{
		{500, 250 * time.Millisecond, 500},
		{500, 200 * time.Millisecond, 625},
		{500, time.Millisecond, 1000},
		{500, 10 * time.Second, 250},
		{60, 10 * time.Second, 50},
		{4000, 0, 5000},
		{0, time.Second, 300},
	} {
		if got := asyncaction.Pace(300).After(c.items, c.took); got != c.want {
			t.Errorf("%d items in %s lead to %d, want %d", c.items, c.took, got, c.want)
		}
	}
	if n := asyncaction.Pace(0).Size(77); n != 77 {
		t.Errorf("a job begins with %d", n)
	}
}

// Work of any constant speed is soon cut into portions of about the right time, unless their size has come to its bounds.
func TestPortionSizeConvergesForConstantWork(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		each := time.Duration(rapid.IntRange(1, int(20*time.Millisecond)).Draw(t, "each"))
		p := asyncaction.Pace(500)
		for range 12 {
			p = p.After(int(p), time.Duration(p)*each)
		}
		took := time.Duration(p) * each
		if (took < 200*time.Millisecond && p < 5000) || (took > 300*time.Millisecond && p > 50) {
			t.Errorf("portions of %d items take %s", p, took)
		}
	})
}
