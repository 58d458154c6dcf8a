package daily

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"github.com/punchcardhq/punchcard/loyalty/calc"
)

// ProjectClock is the clock of one project: that of the system, or in a sandbox one that was moved.
type ProjectClock struct {
	System func() time.Time
	ahead  atomic.Int64 // nanoseconds
	// mu is held by Follow; known says that a stored offset was read. The first one may be behind the system.
	mu    sync.Mutex
	known bool
}

// Now is the project's present instant.
func (c *ProjectClock) Now() time.Time { return c.System().Add(c.Ahead()) }

// Ahead is how far the clock is ahead of the system's; negative for one that is behind.
func (c *ProjectClock) Ahead() time.Duration { return time.Duration(c.ahead.Load()) }

// Follow sets the clock to a stored offset. A clock never goes back: an offset that was read before a later Advance is ignored.
func (c *ProjectClock) Follow(ahead time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.known {
		c.known = true
		c.ahead.Store(int64(ahead))
		return
	}
	for {
		now := c.ahead.Load()
		if int64(ahead) <= now || c.ahead.CompareAndSwap(now, int64(ahead)) {
			return
		}
	}
}

// Advance moves the clock from one offset to another and calls work at each midnight in between, as if the time had passed, and
// once more at the end, after save has stored the new offset. Where work or save fails before that, the clock is back at from.
func (c *ProjectClock) Advance(ctx context.Context, from, to time.Duration, zone *time.Location, work, save func(context.Context) error) error {
	start := c.System()
	for end := start.Add(to); ; {
		midnight := calc.DayOf(c.Now(), zone).AddDays(1).Begins(zone)
		if !midnight.Before(end) {
			break
		}
		c.ahead.Store(int64(midnight.Sub(start)))
		if err := work(ctx); err != nil {
			c.ahead.Store(int64(from))
			return err
		}
	}
	if err := save(ctx); err != nil {
		c.ahead.Store(int64(from))
		return err
	}
	c.ahead.Store(int64(to))
	return work(ctx)
}
