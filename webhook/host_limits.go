package webhook

import (
	"context"
	"net/url"
	"sync"
	"time"
)

const (
	// maxPerHost is how many attempts may be under way to one host: a part of asyncaction.OutwardWorkers.
	maxPerHost = 4
	// patience is how long an attempt waits for a lane, and the answer time from which on a host is not slow.
	patience = 500 * time.Millisecond
)

// hostLimits bound how much of the workers one receiver can hold. The zero value is ready.
type hostLimits struct {
	mu     sync.Mutex
	byHost map[string]*host
}

// host is a receiver that has attempts under way.
type host struct {
	lanes chan struct{}
	// slow says that somebody waited in vain, and nobody has seen a fast answer since.
	slow bool
	// users are those who have a lane or wait for one; the last one forgets the host.
	users int
}

// enter takes a lane to the host of an address. It waits a little when all are taken, but not for a host that is slow. leave gives the lane
// back; free is false when there is none.
func (l *hostLimits) enter(ctx context.Context, target string) (leave func(), free bool) {
	name := target
	if u, err := url.Parse(target); err == nil {
		name = u.Host
	}
	h, slow := l.use(name)
	began := time.Now()
	leave = func() {
		<-h.lanes
		l.done(name, h, func() { h.slow = h.slow && time.Since(began) >= patience })
	}
	select {
	case h.lanes <- struct{}{}:
		return leave, true
	default:
	}
	if !slow {
		wait := time.NewTimer(patience)
		defer wait.Stop()
		select {
		case h.lanes <- struct{}{}:
			began = time.Now()
			return leave, true
		case <-wait.C:
		case <-ctx.Done():
		}
	}
	l.done(name, h, func() { h.slow = true })
	return nil, false
}

func (l *hostLimits) use(name string) (h *host, slow bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	h, known := l.byHost[name]
	if !known {
		if l.byHost == nil {
			l.byHost = map[string]*host{}
		}
		h = &host{lanes: make(chan struct{}, maxPerHost)}
		l.byHost[name] = h
	}
	h.users++
	return h, h.slow
}

func (l *hostLimits) done(name string, h *host, learn func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	learn()
	if h.users--; h.users == 0 {
		delete(l.byHost, name)
	}
}
