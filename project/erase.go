package project

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/fault"
)

// Eraser is the store of one project, as far as its erasure needs it.
type Eraser interface {
	asyncaction.Queue
	// Erase removes up to limit rows of the project, whatever their kind, and reports whether any were left to remove.
	Erase(ctx context.Context, limit int) (more bool, err error)
}

// RegisterJobs registers the handlers of the jobs of this package; store returns the store of a project. Each project that is erased is handed to
// release.
func RegisterJobs(r *asyncaction.Registry, e *Engine, store func(projectID string) Eraser, release func(projectID string)) {
	asyncaction.Handle(r, func(ctx context.Context, _ string, job EraseJob, _ asyncaction.Delivery) error {
		more, err := e.erase(ctx, store(job.ProjectID), job)
		if err == nil && !more {
			release(job.ProjectID)
		}
		return err
	})
}

// erasePortion is how many rows one delivery of an EraseJob removes.
const erasePortion = 5000

// erase removes the next rows of a deleted project and reports whether there are more, which another job removes. A project whose id is in use again
// keeps its rows.
func (e *Engine) erase(ctx context.Context, store Eraser, job EraseJob) (more bool, err error) {
	if _, err := e.Get(ctx, job.ProjectID); !fault.IsNotFound(err) {
		return true, err
	}
	more, err = store.Erase(ctx, erasePortion)
	if err == nil && more {
		err = store.Enqueue(ctx, job)
	}
	return more, err
}
