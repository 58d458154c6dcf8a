//go:build unix

package site_test

import (
	"context"
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
	for _, storage := range []string{"sqlite", "postgres"} {
		t.Run(storage, func(t *testing.T) {
			ctx, cancel := context.WithTimeout(t.Context(), 3*time.Minute)
			defer cancel()
			trial := site.Trial{
				Program: program, Storage: storage, Seed: uint64(time.Now().UnixNano()) % 1e6, For: 8 * time.Second, Gap: 1200 * time.Millisecond, Worlds: 1,
				Out: t.Output(),
			}
			if err := trial.Run(ctx); err != nil {
				t.Error(err)
			}
		})
	}
}
