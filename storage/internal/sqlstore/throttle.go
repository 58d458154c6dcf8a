package sqlstore

import (
	"context"
	"sync"
	"sync/atomic"
	"time"
)

// throttle has long work leave room for the people in the shop: after a portion during which somebody asked for something, the next one of
// its kind begins only when as long again has passed. Work takes so half of its time at most while the shop is open, and all of it
// otherwise. Short work never rests, and no kind waits for another.
//
// Where there is one writer this is what lets redemptions in between portions at all; elsewhere they share processors and disks.
type throttle struct {
	// asked counts validations and redemptions so far.
	asked *atomic.Int64

	mu    sync.Mutex
	until map[string]time.Time // by kind
}

const (
	// shortWork is too little to be in anybody's way.
	shortWork = 20 * time.Millisecond
	// longestBreak bounds a rest: a portion that took longer was itself kept waiting.
	longestBreak = 500 * time.Millisecond
)

func newThrottle(asked *atomic.Int64) *throttle {
	return &throttle{asked: asked, until: map[string]time.Time{}}
}

// do runs work of a kind when it may begin. It fails with the context's error, and without having run anything, when that ends first.
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
