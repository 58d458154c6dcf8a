package sqlstore

import (
	"context"
	"sync"
	"sync/atomic"
	"time"
)

// throttle slows background work down in favour of requests: after a portion during which a validation or redemption was made, the next portion of
// the same kind begins only after a pause of the same length. So background work takes at most half of the time while there are requests, and all
// of it otherwise. Short portions have no pause, and no kind of work waits for another.
//
// On a database with one writer redemptions get in only during these pauses; otherwise they share processors and disks with the work. It keeps
// validations at half of their rate while a million codes are made (goal P14).
type throttle struct {
	// asked counts validations and redemptions so far.
	asked *atomic.Int64

	mu    sync.Mutex
	until map[string]time.Time // by kind
}

const (
	// shortWork is the length of a portion that delays no request noticeably.
	shortWork = 20 * time.Millisecond
	// longestBreak bounds a pause: a portion that took longer was itself waiting.
	longestBreak = 500 * time.Millisecond
)

func newThrottle(asked *atomic.Int64) *throttle {
	return &throttle{asked: asked, until: map[string]time.Time{}}
}

// do runs work of a kind after its pause. When the context ends before that, it fails with the error of the context and runs nothing.
func (c *throttle) do(ctx context.Context, kind string, work func() error) error {
	if err := c.rest(ctx, kind); err != nil {
		return err
	}
	began, before := time.Now(), c.asked.Load()
	err := work()
	took := time.Since(began)
	if took >= shortWork && c.asked.Load() > before {
		c.mu.Lock()
		c.until[kind] = time.Now().Add(min(took, longestBreak))
		c.mu.Unlock()
	}
	return err
}

func (c *throttle) rest(ctx context.Context, kind string) error {
	c.mu.Lock()
	left := time.Until(c.until[kind])
	c.mu.Unlock()
	if left <= 0 {
		return nil
	}
	timer := time.NewTimer(left)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
