package outbox

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/storage"
)

// Handler handles one event of a project outside of any transaction. It is code of the library's user: it may fail, panic, or not return.
type Handler func(ctx context.Context, projectID string, e event.Event) error

// handling is the state of a consumer with a Handler, which does not run in the transaction of the outbox.
type handling struct {
	handle Handler
	// timeout is how long the handler may take for one event.
	timeout time.Duration

	mu sync.Mutex
	// busy has the projects for which the handler is running. The channel is closed when the handler returns.
	busy map[string]chan struct{}
}

// AddHandler adds a consumer that gets one event after the other, each at least once. The outbox moves its cursor after the handler has
// returned without an error. The name must not be taken.
func (c *Consumers) AddHandler(name string, types []string, timeout time.Duration, handle Handler) {
	if c.find(name) != nil {
		panic("outbox: two consumers are called " + name)
	}
	c.list = append(c.list, consumer{
		name: name, subscription: Subscription[Store]{Types: types},
		handling: &handling{handle: handle, timeout: timeout, busy: map[string]chan struct{}{}},
	})
}

// HandleJob delivers events to the Handler of one consumer of a project. Each consumer has its own kind of job, and so its own workers: a
// handler that hangs blocks no other consumer, and a process without the consumer does not take its jobs.
type HandleJob struct{ Consumer string }

// HandleKind is the kind of the jobs of a consumer.
func HandleKind(consumer string) string { return "EVENTS.HANDLE." + consumer }

// Kind is the name of the job.
func (j HandleJob) Kind() string { return HandleKind(j.Consumer) }

// job returns the job that delivers events to a consumer.
func (c *consumer) job() asyncaction.Job {
	if c.handling != nil {
		return HandleJob{Consumer: c.name}
	}
	return DeliverJob{Consumer: c.name}
}

const (
	// handledPortion is the largest number of events after which the cursor is stored. So many events may come again after a crash.
	handledPortion = 50
	// handlingTime is how long a job begins further events. It is well below the timeout of jobs.
	handlingTime = 5 * time.Second
	// storeTimeout bounds the time to store the cursor after the job was canceled.
	storeTimeout = 5 * time.Second
)

// Handle runs a job. An event on which the handler fails is delivered again, and holds back the later ones of its project. When the last
// delivery of the job fails it enqueues a new one: events are never given up.
func (r *Relay) Handle(ctx context.Context, projectID string, job HandleJob, d asyncaction.Delivery) error {
	c := r.consumers.find(job.Consumer)
	if c == nil || c.handling == nil {
		return fmt.Errorf("outbox: this server has no handler %s", job.Consumer)
	}
	until := time.Now().Add(handlingTime)
	for {
		more, err := r.handlePortion(ctx, projectID, c, until)
		if err != nil {
			err = fmt.Errorf("deliver events to %s: %w", c.name, err)
			if d.Last {
				if again := r.project(projectID).Enqueue(context.WithoutCancel(ctx), job); again != nil {
					err = errors.Join(err, again)
				}
			}
			return err
		}
		if !more {
			return nil
		}
	}
}

// handlePortion delivers the next events, and stores how far it came. It reports whether there are more to deliver now. When there are none,
// or when the time is over, it ends the job.
func (r *Relay) handlePortion(ctx context.Context, projectID string, c *consumer, until time.Time) (more bool, err error) {
	release, err := c.handling.acquire(ctx, projectID)
	if err != nil {
		return false, err
	}
	defer func() { release(err) }()
	store := r.project(projectID)
	from, err := store.EventCursors().Get(ctx, deliveredCursor(c.name))
	if err != nil {
		return false, err
	}
	return r.handleFrom(ctx, store, projectID, c, from.Position, until)
}

func (r *Relay) handleFrom(ctx context.Context, store Store, projectID string, c *consumer, after int64, until time.Time) (more bool, err error) {
	announced, err := store.EventCursors().Get(ctx, announcedCursor)
	if err != nil {
		return false, err
	}
	heads, upTo, from, err := r.events.read(ctx, store, projectID, after, announced.Position)
	if err != nil {
		return false, err
	}
	matching, examined := c.firstMatching(heads, handledPortion)
	if examined < len(heads) {
		upTo = heads[examined-1].Position
	}
	if len(matching) > 0 {
		if err := from.fill(ctx, store, matching); err != nil {
			return false, err
		}
	}
	end := false
	for i, e := range matching {
		if failed := c.handling.call(ctx, projectID, e); failed != nil {
			if ctx.Err() == nil { // else the job was canceled
				r.log.Error("an event handler failed", "handler", c.name, "project", projectID, "event", e.ID, "type", e.Type, "error", failed)
				failed = asyncaction.Reported(failed)
			}
			if i == 0 {
				return false, failed
			}
			if _, err := r.storeHandled(ctx, store, c, after, matching[i-1].Position, false); err != nil {
				return false, errors.Join(failed, err)
			}
			return false, failed
		}
		if end = !time.Now().Before(until); end && i < len(matching)-1 {
			upTo = e.Position
			break
		}
	}
	more = upTo < announced.Position && !end
	ours, err := r.storeHandled(ctx, store, c, after, upTo, !more)
	return more && ours, err
}

// storeHandled moves the cursor of a consumer, and ends the job when end is set, also after the job was canceled. It does nothing when the cursor
// has moved since this delivery began: then another process has delivered the same events, and continues.
func (r *Relay) storeHandled(ctx context.Context, store Store, c *consumer, from, to int64, end bool) (ours bool, err error) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), storeTimeout)
	defer cancel()
	err = storage.Atomic(ctx, store, func(tx Store) error {
		at, err := lockCursor(ctx, tx, deliveredCursor(c.name))
		if ours = err == nil && at == from; !ours {
			return err
		}
		if end {
			return r.finishJob(ctx, tx, c, to)
		}
		return r.advance(ctx, tx, []string{deliveredCursor(c.name)}, to, nil)
	})
	return ours, err
}

// errStuck is the failure of an event whose handler has not returned in time. The handler gets no event of the project until it returns.
var errStuck = errors.New("the handler has not returned within its time")

// acquire waits until the handler is not running for a project, so that it gets one event after the other. The caller calls release with the
// error of its last call: a stuck handler is released when it returns.
func (h *handling) acquire(ctx context.Context, projectID string) (release func(error), err error) {
	for {
		h.mu.Lock()
		busy, taken := h.busy[projectID]
		if !taken {
			mine := make(chan struct{})
			h.busy[projectID] = mine
			h.mu.Unlock()
			return func(err error) {
				if !errors.Is(err, errStuck) {
					h.release(projectID)
				}
			}, nil
		}
		h.mu.Unlock()
		select {
		case <-busy:
		case <-ctx.Done():
			return nil, fmt.Errorf("the handler is still busy with an earlier event of the project: %w", ctx.Err())
		}
	}
}

func (h *handling) release(projectID string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	close(h.busy[projectID])
	delete(h.busy, projectID)
}

// call calls the handler with one event. It returns errStuck when the handler has not returned at the end of its time.
func (h *handling) call(ctx context.Context, projectID string, e event.Event) error {
	ctx, cancel := context.WithTimeout(ctx, h.timeout)
	done, left := make(chan error), make(chan struct{})
	go func() {
		defer cancel()
		err := errors.New("the handler ended its goroutine")
		defer func() {
			if p := recover(); p != nil {
				err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
			}
			select {
			case done <- err:
			case <-left:
				h.release(projectID)
			}
		}()
		err = h.handle(ctx, projectID, e)
	}()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
	}
	// A handler that observes its context returns now.
	select {
	case err := <-done:
		return err
	case <-time.After(handlerGrace):
		close(left)
		return errStuck
	}
}

// handlerGrace is how long a handler may take to return after the end of its time.
const handlerGrace = time.Second
