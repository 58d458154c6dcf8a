package punchcard

import (
	"context"
	"errors"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/background"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/webhook"
)

const (
	// dayInterval is how often the engine looks whether a day has begun.
	dayInterval = time.Minute
	// webhookInterval is how often it looks whether a delivery is to be tried again.
	webhookInterval = 15 * time.Second
	// summaryInterval is how often validations that were counted in memory are written: what a process that is killed loses.
	summaryInterval = 5 * time.Second
	// sweepInterval is how often answers that are kept under idempotency keys are deleted, a day after they were given.
	sweepInterval = time.Minute
	// longInterval is how often it looks for full exports and verifications whose process ended, and for full exports that are over.
	longInterval = time.Minute
)

// Start begins to run background jobs and to hand events to their consumers. Stop ends it.
func (e *Engine) Start(ctx context.Context) error {
	e.endSubscribing()
	// Jobs are to know from the first on how far the clocks of sandboxes run ahead.
	if err := e.Projects.Each(ctx, func(project.Project) error { return nil }); err != nil {
		return err
	}
	if err := e.runner.Start(ctx); err != nil {
		return err
	}
	stop := background.Start(ctx, e.log,
		background.Work{Name: "hand out events", Run: e.relay.Run},
		background.Every(dayInterval, e.log, "begin the daily work", e.beginDays, nil),
		background.Every(sweepInterval, e.log, "delete answers that are over", e.sweepAnswers, nil),
		background.Every(webhookInterval, e.log, "try webhooks again", e.retryWebhooks, nil),
		e.long("write full exports", e.wakeFullExports, func(ctx context.Context, p *Project) error { return p.FullExports.Work(ctx) }),
		e.long("verify projects", e.wakeVerify, func(ctx context.Context, p *Project) error { return p.verification.Work(ctx) }),
		background.Every(summaryInterval, e.log, "write the validations of campaigns", e.Flush, e.Flush),
	)
	e.mu.Lock()
	e.stopBackground = stop
	e.mu.Unlock()
	return nil
}

// Stop lets running jobs finish until ctx ends and hands back the others.
func (e *Engine) Stop(ctx context.Context) error {
	e.mu.Lock()
	stop := e.stopBackground
	e.stopBackground = nil
	e.mu.Unlock()
	if stop != nil {
		stop()
	}
	return e.runner.Stop(ctx)
}

// beginDays begins the daily work of all projects, lets go of those that another process deleted, and does the daily work of the installation.
func (e *Engine) beginDays(ctx context.Context) error {
	there := map[string]bool{}
	failed := e.Projects.Each(ctx, func(settings project.Project) error {
		there[settings.ID] = true
		return e.open.Get(settings.ID).daily.Begin(ctx)
	})
	e.open.EvictDeleted(there, func(id string) bool { _, err := e.Projects.Get(ctx, id); return fault.IsNotFound(err) })
	return errors.Join(failed, audit.Forget(ctx, e.Audit))
}

// sweepAnswers deletes expired answers of all projects, and of management calls that concern none.
func (e *Engine) sweepAnswers(ctx context.Context) error {
	return errors.Join(e.Idempotency.Sweep(ctx, ""),
		e.Projects.Each(ctx, func(settings project.Project) error { return e.Idempotency.Sweep(ctx, settings.ID) }))
}

// long is work that reads whole projects, one after the other. It begins when it is asked for, and looks again each minute for what a process that ended
// has left.
func (e *Engine) long(name string, asked <-chan struct{}, do func(context.Context, *Project) error) background.Work {
	return background.Work{Name: name, Run: func(ctx context.Context) {
		for ctx.Err() == nil {
			err := e.Projects.Each(ctx, func(settings project.Project) error { return do(ctx, e.open.Get(settings.ID)) })
			if err != nil && ctx.Err() == nil {
				e.log.Error(name, "error", err)
			}
			select {
			case <-time.After(longInterval):
			case <-asked:
			case <-ctx.Done():
			}
		}
	}}
}

// wake has work looked at soon.
func wake(asked chan<- struct{}) {
	select {
	case asked <- struct{}{}:
	default: // it will look anyway
	}
}

// retryWebhooks has deliveries tried again whose time has come.
func (e *Engine) retryWebhooks(ctx context.Context) error {
	return e.Projects.Each(ctx, func(settings project.Project) error { return webhook.EnqueueDue(ctx, e.open.Get(settings.ID).Webhooks) })
}

// Flush writes what is counted in memory: the validations of campaigns, and the refusals among them. A started engine does so every five
// seconds and when it stops. A program that does not start it calls Flush before Close.
func (e *Engine) Flush(ctx context.Context) error {
	return e.open.Each(func(p *Project) error { return errors.Join(p.summaries.Flush(ctx), p.Refusals.Flush(ctx)) })
}
