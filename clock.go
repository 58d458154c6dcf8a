package punchcard

import (
	"context"
	"sync/atomic"
	"time"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/webhook"
)

// clock is the time of one project: the machine's, or ahead of it.
type clock struct {
	machine func() time.Time
	ahead   atomic.Int64 // nanoseconds
}

// Now is the project's present instant.
func (c *clock) Now() time.Time { return c.machine().Add(time.Duration(c.ahead.Load())) }

func (c *clock) set(ahead time.Duration) { c.ahead.Store(int64(ahead)) }

// follow moves the clock to where it was read to be. A clock never goes back: what was read before it was moved here is passed over.
func (c *clock) follow(ahead time.Duration) {
	for {
		now := c.ahead.Load()
		if int64(ahead) <= now || c.ahead.CompareAndSwap(now, int64(ahead)) {
			return
		}
	}
}

// follow keeps what the engine has of a project with what was read of it. A project whose clock runs ahead is opened, so that the clock is right
// from its first operation on.
func (e *Engine) follow(read project.Project) {
	e.mu.RLock()
	p := e.open[read.ID]
	e.mu.RUnlock()
	if p == nil && read.ClockOffset == 0 {
		return
	}
	if p == nil {
		p = e.Project(read.ID)
	}
	p.made.Store(true)
	p.clock.follow(read.ClockOffset)
}

// Now is the present instant of the project.
func (p *Project) Now() time.Time { return p.clock.Now() }

// AdvanceClock moves the clock of a sandbox project forward and does the work of the days that begin, as if the time had passed: points
// mature and expire, tiers end. Each day is worked on at its own midnight. Other processes follow within a minute. It fails with
// fault.NotFound, and with invalid_payload for a project that is no sandbox or a time that is not forward.
func (p *Project) AdvanceClock(ctx context.Context, by time.Duration) error {
	settings, err := p.engine.Projects.Get(ctx, p.ID)
	if err != nil {
		return err
	}
	if err := settings.CanAdvance(by); err != nil {
		return err
	}
	from := settings.ClockOffset
	start := p.clock.machine()
	for end := start.Add(from + by); ; {
		day := calc.DayOf(p.Now(), settings.Zone()).AddDays(1).Begins(settings.Zone())
		if !day.Before(end) {
			break
		}
		p.clock.set(day.Sub(start))
		if err := p.Daily.CatchUp(ctx); err != nil {
			p.clock.set(from)
			return err
		}
	}
	moved, err := p.engine.Projects.Update(ctx, p.ID, project.Update{ClockOffset: patch.Set(from + by)})
	if err != nil {
		p.clock.set(from)
		return err
	}
	p.clock.set(moved.ClockOffset)
	if err := p.Daily.CatchUp(ctx); err != nil {
		return err
	}
	return webhook.EnqueueDue(ctx, p.Webhooks)
}
