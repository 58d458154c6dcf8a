package verify

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
)

// TaskType is the type of the action that verifies a project.
const TaskType = "PROJECT.VERIFY"

// wakeJob has a process look for the action that was committed with it.
type wakeJob struct{}

func (wakeJob) Kind() string { return TaskType }

// RegisterJobs registers the handlers of the jobs of this package; wake has the process look for verifications.
func RegisterJobs(r *asyncaction.Registry, wake func()) {
	asyncaction.Handle(r, func(context.Context, string, wakeJob, asyncaction.Delivery) error {
		wake()
		return nil
	})
}

const (
	// MaxDifferences is how many differences an action keeps, and maxDifference how many bytes of each.
	MaxDifferences, maxDifference = 200, 500
)

// Task verifies the project in the background. Its action has a part for each step of Verify, and what was found so far.
func (p *Project) Task(store asyncaction.Store, e env.Env) *asyncaction.Alone {
	return &asyncaction.Alone{Store: store, Env: e, Wake: wakeJob{}, Parts: int64(len(parts)), Do: p.check}
}

func (p *Project) check(ctx context.Context, save func(func(*asyncaction.Action)) error) error {
	var found asyncaction.Check
	_, err := p.verify(ctx, func(difference string) {
		if found.Differing++; len(found.Differences) < MaxDifferences {
			found.Differences = append(found.Differences, strings.ToValidUTF8(difference[:min(len(difference), maxDifference)], ""))
		}
	}, func(parts int, done *Verified) error {
		found.Compared, found.Moving, found.NotCompared = int64(done.Compared()), int64(done.Moving), done.NotCompared
		now := found
		now.Differences, now.NotCompared = slices.Clone(found.Differences), slices.Clone(found.NotCompared)
		return save(func(a *asyncaction.Action) {
			a.Done, a.Result.Check = int64(parts), &now
			a.Result.Message = fmt.Sprintf("Compared with their records: %d. Different: %d. Not compared: %d.", now.Compared, now.Differing, now.Moving)
		})
	})
	return err
}
