// Package background runs work for as long as an engine runs.
package background

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync"
	"time"
)

// Work is one piece of work. When its context ends, Run finishes what it has begun and returns.
type Work struct {
	// Name is the name of the work in the log.
	Name string
	Run  func(ctx context.Context)
}

const (
	// afterPanic is how long work that panicked waits before it starts again.
	afterPanic = time.Second
	// maxFinish bounds how long work may run after the engine stops.
	maxFinish = 5 * time.Second
)

// Start runs each piece of work in a goroutine of its own. stop ends them and waits for their end.
//
// A panic is a bug; it is logged, and the work starts again: a bad row of one project must not end a server of many projects, and
// end it again at every start.
func Start(ctx context.Context, log *slog.Logger, all ...Work) (stop func()) {
	ctx, cancel := context.WithCancel(ctx)
	var running sync.WaitGroup
	for _, w := range all {
		running.Go(func() { runWithRestart(ctx, log, w) })
	}
	return func() { cancel(); running.Wait() }
}

// Every is work that is done at once, and again after each interval. Errors are logged. finish is done once when the engine stops,
// even when it stops before the work could begin; nil for nothing.
func Every(interval time.Duration, log *slog.Logger, name string, do, finish func(ctx context.Context) error) Work {
	attempt := func(ctx context.Context, do func(context.Context) error) {
		if err := do(ctx); err != nil && ctx.Err() == nil {
			log.Error(name, "error", err)
		}
	}
	return Work{Name: name, Run: func(ctx context.Context) {
		for ctx.Err() == nil {
			attempt(ctx, do)
			select {
			case <-time.After(interval):
			case <-ctx.Done():
			}
		}
		if finish != nil {
			last, cancel := context.WithTimeout(context.WithoutCancel(ctx), maxFinish)
			defer cancel()
			attempt(last, finish)
		}
	}}
}

// WhileHeld runs do, and calls renew after each interval until do ends, so that other processes know that this one is at work. When renew fails with lost,
// the context of do ends with it as its cause: another process has taken over. Other errors of renew are passed over; the next interval tries again.
func WhileHeld(ctx context.Context, interval time.Duration, lost error, renew, do func(ctx context.Context) error) error {
	working, cancel := context.WithCancelCause(ctx)
	defer cancel(nil) // also after a panic: otherwise this process would hold it for ever
	renewed := make(chan struct{})
	go func() {
		defer close(renewed)
		for {
			select {
			case <-working.Done():
				return
			case <-time.After(interval):
			}
			if err := renew(working); errors.Is(err, lost) {
				cancel(err)
			}
		}
	}()
	err := do(working)
	if cause := context.Cause(working); err != nil && cause != nil {
		err = errors.Join(cause, err)
	}
	cancel(nil)
	<-renewed
	return err
}

// runWithRestart runs work, and runs it again after a panic.
func runWithRestart(ctx context.Context, log *slog.Logger, w Work) {
	for panics(ctx, log, w) {
		select {
		case <-time.After(afterPanic):
		case <-ctx.Done():
			return
		}
	}
}

func panics(ctx context.Context, log *slog.Logger, w Work) (panicked bool) {
	defer func() {
		if p := recover(); p != nil {
			panicked = true
			log.Error(w.Name, "error", fmt.Sprintf("panic: %v\n%s", p, debug.Stack()))
		}
	}()
	w.Run(ctx)
	return false
}
