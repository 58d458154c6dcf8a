//go:build unix

package site_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/internal/torture/site"
)

// TestAnswersAreLinearizableUnderFaults is a short run; make torture is a long one.
func TestAnswersAreLinearizableUnderFaults(t *testing.T) {
	program, err := site.Build(t.Context(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, trial := range []site.Trial{
		{Storage: "sqlite", Gap: 1200 * time.Millisecond},
		{Storage: "postgres", Gap: 1200 * time.Millisecond},
		{Storage: "sqlite", Gap: 3 * time.Second, Keys: true},
		{Storage: "postgres", Gap: 3 * time.Second, Keys: true},
	} {
		t.Run(fmt.Sprintf("%s_keys_%t", trial.Storage, trial.Keys), func(t *testing.T) {
			ctx, cancel := context.WithTimeout(t.Context(), 3*time.Minute)
			defer cancel()
			trial.Program, trial.Seed, trial.Worlds, trial.Out = program, uint64(time.Now().UnixNano())%1e6, 1, t.Output()
			trial.For, trial.GiveUp = 8*time.Second, time.Minute
			if err := trial.Run(ctx); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestFailoversLoseNothing kills a primary under load, twice, and has its synchronous standby take over.
func TestFailoversLoseNothing(t *testing.T) {
	program, err := site.Build(t.Context(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Minute)
	defer cancel()
	trial := site.Trial{
		Program: program, Storage: "standby", Seed: uint64(time.Now().UnixNano()) % 1e6, For: 2 * time.Minute, Gap: time.Second, Worlds: 1, Failovers: 2,
		GiveUp: time.Minute, Out: t.Output(),
	}
	if err := trial.Run(ctx); err != nil {
		t.Error(err)
	}
}
