package punchcard

import (
	"context"
	"fmt"
	"log/slog"
	"runtime/debug"
	"time"
)

// afterPanic is how long work that panicked waits before it goes on.
const afterPanic = time.Second

// keepOn runs work that lasts as long as the engine does. A panic is a bug of ours; it is logged, and the work begins again: what some row
// of one project brings about must not end a server that answers for all of them, and end it again at every start. Work that has something
// to finish is called even when the engine stopped before it could begin.
func keepOn(ctx context.Context, log *slog.Logger, what string, run func(context.Context)) {
	for panics(ctx, log, what, run) {
		select {
		case <-time.After(afterPanic):
		case <-ctx.Done():
			return
		}
	}
}

func panics(ctx context.Context, log *slog.Logger, what string, run func(context.Context)) (panicked bool) {
	defer func() {
		if p := recover(); p != nil {
			panicked = true
			log.Error(what, "error", fmt.Sprintf("panic: %v\n%s", p, debug.Stack()))
		}
	}()
	run(ctx)
	return false
}
