// Package retention is the part of the daily work that ends the history of a project: its events and its finished asynchronous actions. The
// deliveries of webhooks and the refused validations have steps of their own in their packages.
package retention

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/project"
)

// Steps are the steps for a project, whose settings say how long it keeps what.
func Steps(settings project.Source, actions *asyncaction.Engine, store outbox.Store, e env.Env) []daily.Step {
	return []daily.Step{
		{Phase: daily.Forget, Name: "forget actions", Do: func(ctx context.Context, _ calc.Day, _ []string) (bool, error) {
			s, err := settings(ctx)
			if err != nil {
				return false, err
			}
			return actions.Forget(ctx, project.KeptFor(s.Retention.Actions, project.DefaultActions))
		}},
		{Phase: daily.Forget, Name: "forget events", Do: func(ctx context.Context, _ calc.Day, _ []string) (bool, error) {
			s, err := settings(ctx)
			if err != nil || s.Retention.Events == nil {
				return false, err
			}
			return outbox.Forget(ctx, store, e, e.Now().Add(-project.KeptFor(s.Retention.Events, 0)))
		}},
	}
}
