package punchcard

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/project"
)

// kept returns a function that reads how long a project keeps something.
func (e *Engine) kept(projectID string, of func(project.Retention) time.Duration) func(context.Context) (time.Duration, error) {
	settings := e.Projects.Source(projectID)
	return func(ctx context.Context) (time.Duration, error) {
		p, err := settings(ctx)
		return of(p.Retention), err
	}
}

// retentionSteps are the parts of the daily work that end the history of a project; webhooks and refusals have their own.
func (e *Engine) retentionSteps(p *Project, store Store) []daily.Step {
	settings := e.Projects.Source(p.ID)
	return []daily.Step{
		{Phase: daily.Forget, Name: "forget actions", Do: func(ctx context.Context, _ calc.Day, _ []string) (bool, error) {
			s, err := settings(ctx)
			if err != nil {
				return false, err
			}
			return p.AsyncActions.Forget(ctx, project.KeptFor(s.Retention.Actions, project.DefaultActions))
		}},
		{Phase: daily.Forget, Name: "forget events", Do: func(ctx context.Context, _ calc.Day, _ []string) (bool, error) {
			s, err := settings(ctx)
			if err != nil || s.Retention.Events == nil {
				return false, err
			}
			return outbox.Forget(ctx, store, p.env, p.env.Now().Add(-project.KeptFor(s.Retention.Events, 0)))
		}},
	}
}
