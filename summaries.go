package punchcard

import (
	"context"
	"time"
)

const (
	// summaryWatch is how often the validations that were counted in memory are written: what a killed process loses.
	summaryWatch = 5 * time.Second
	// lastFlush bounds the writing when the engine stops.
	lastFlush = 5 * time.Second
)

// watchSummaries writes counted validations until ctx ends, and then the last ones.
func (e *Engine) watchSummaries(ctx context.Context) {
	for ended := false; !ended; {
		select {
		case <-time.After(summaryWatch):
		case <-ctx.Done():
			ended = true
			var stop context.CancelFunc
			ctx, stop = context.WithTimeout(context.WithoutCancel(ctx), lastFlush)
			defer stop()
		}
		e.mu.RLock()
		open := make([]*Project, 0, len(e.open))
		for _, p := range e.open {
			open = append(open, p)
		}
		e.mu.RUnlock()
		for _, p := range open {
			if err := p.Summaries.Flush(ctx); err != nil && ctx.Err() == nil {
				e.log.Error("write the validations of campaigns", "project", p.ID, "error", err)
			}
		}
	}
}
