package punchcard

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/daily"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

// dailySteps is what a project does each day, one line a step, in the order that package daily explains.
func (p *Project) dailySteps() []daily.Step {
	return []daily.Step{
		{Name: "mature loyalty cards", Do: p.Loyalty.ActivateDue},
		{Name: "mature cards", Do: p.Members.Mature},
		{Name: "redeem rewards automatically", Do: p.rewards.RedeemDue},
		{Name: "rank members of loyalty campaigns", Do: p.Loyalty.RankDue},
		{Name: "judge tiers of cards", Do: p.Members.JudgeDue},
		{Name: "expire loyalty cards", Do: p.Loyalty.ExpireDue},
		{Name: "expire cards", Do: p.Members.Expire},
		{Name: "refresh segments", Do: p.Segments.Refresh},
		{Name: "forget webhook deliveries", Do: onAnyDay(p.Webhooks.Forget)},
		{Name: "forget sessions that are over", Do: onAnyDay(p.Redemptions.ForgetSessions)},
	}
}

// onAnyDay is a step that does the same whatever the day.
func onAnyDay(do func(context.Context) (more bool, err error)) func(context.Context, calc.Day, []string) (bool, error) {
	return func(ctx context.Context, _ calc.Day, _ []string) (bool, error) { return do(ctx) }
}

const (
	// dayWatch is how often somebody looks whether a day has begun.
	dayWatch = time.Minute
	// projectsAtOnce is how many projects one look reads at once.
	projectsAtOnce = 100
)

// watchDays begins the daily work of all projects until ctx ends.
func (e *Engine) watchDays(ctx context.Context) {
	for {
		if err := e.beginDays(ctx); err != nil && ctx.Err() == nil {
			e.log.Error("begin the daily work", "error", err)
		}
		select {
		case <-time.After(dayWatch):
		case <-ctx.Done():
			return
		}
	}
}

// beginDays looks at every project once, and follows clocks that other processes moved.
func (e *Engine) beginDays(ctx context.Context) error {
	e.Idempotency.Sweep(ctx) // keys that nobody uses any more end, too
	return e.eachProject(ctx, func(p *Project, settings project.Project) error {
		p.clock.set(settings.ClockOffset)
		return p.Daily.Begin(ctx)
	})
}

// eachProject does something in one project after the other. What fails in one of them does not keep it from the others; the errors
// come together at the end.
func (e *Engine) eachProject(ctx context.Context, do func(p *Project, settings project.Project) error) error {
	var failed []error
	q := storage.Query{Limit: projectsAtOnce}
	for {
		page, err := e.Projects.List(ctx, q)
		if err != nil {
			return errors.Join(append(failed, err)...)
		}
		for _, settings := range page.Items {
			if err := do(e.Project(settings.ID), settings); err != nil {
				failed = append(failed, fmt.Errorf("project %s: %w", settings.ID, err))
			}
			q.After = &storage.Position{ID: settings.ID}
		}
		if !page.HasMore {
			return errors.Join(failed...)
		}
	}
}
