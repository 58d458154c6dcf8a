package webhook

import (
	"context"
	"net/url"
	"sync"
	"time"
)

const (
	// maxPerHost is how many attempts may run at once to one host.
	maxPerHost = 8
	// slotTimeout is how long an attempt waits for a slot, and the answer time below which a host is not slow.
	slotTimeout = 500 * time.Millisecond
)

// hostLimits bound how many attempts run at once to one receiver. The zero value is ready.
type hostLimits struct {
	mu     sync.Mutex
	byHost map[string]*host
}

// host is a receiver with running attempts.
type host struct {
	slots chan struct{}
	// slow says that an attempt waited in vain, and there was no fast answer since.
	slow bool
	// users is how many attempts have a slot or wait for one; the last one removes the host.
	users int
}

// enter takes a slot of the host of an address. It waits a little when all are taken, but not for a slow host. leave releases the
// slot; free is false when there is none.
func (l *hostLimits) enter(ctx context.Context, target string) (leave func(), free bool) {
	name := target
	if u, err := url.Parse(target); err == nil {
		name = u.Host
	}
	h, slow := l.use(name)
	began := time.Now()
	leave = func() {
		<-h.slots
		l.done(name, h, func() { h.slow = h.slow && time.Since(began) >= slotTimeout })
	}
	select {
	case h.slots <- struct{}{}:
		return leave, true
	default:
	}
	if !slow {
		wait := time.NewTimer(slotTimeout)
		defer wait.Stop()
		select {
		case h.slots <- struct{}{}:
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
		h = &host{slots: make(chan struct{}, maxPerHost)}
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
