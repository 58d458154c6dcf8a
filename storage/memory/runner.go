package memory

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime"
	"runtime/debug"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
)

// runner is a pool of workers on the queue of a backend.
type runner struct {
	queue    *queue
	handlers *asyncaction.Registry
	log      *slog.Logger
	workers  int

	mu      sync.Mutex
	running *run // nil while stopped
}

// run is the time between a Start and a Stop.
type run struct {
	// taking ends when no further job is to be begun, working when those that run are to give up.
	taking, working         context.Context
	stopTaking, stopWorking context.CancelFunc
	workers                 sync.WaitGroup
}

// defaultWorkers is more than there are processors, because handlers wait for each other.
func defaultWorkers() int { return max(4, 2*runtime.GOMAXPROCS(0)) }

// Start begins to deliver, until Stop or until ctx ends.
func (r *runner) Start(ctx context.Context) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.running != nil {
		return errors.New("memory: the runner is started already")
	}
	now := &run{}
	now.working, now.stopWorking = context.WithCancel(ctx)
	now.taking, now.stopTaking = context.WithCancel(now.working)
	outward, others := split(r.handlers)
	for range r.workers {
		now.workers.Go(func() { r.work(now, others) })
	}
	for _, kind := range outward {
		for range asyncaction.OutwardWorkers {
			now.workers.Go(func() { r.work(now, []string{kind}) })
		}
	}
	r.running = now
	return nil
}

// Stop begins no further job and waits for those that run. When ctx ends first they are told to give up, their jobs go back
// to the queue, and the error of ctx is returned.
func (r *runner) Stop(ctx context.Context) error {
	r.mu.Lock()
	now := r.running
	r.running = nil
	r.mu.Unlock()
	if now == nil {
		return nil
	}
	now.stopTaking()
	defer now.stopWorking()
	idle := make(chan struct{})
	go func() {
		now.workers.Wait()
		close(idle)
	}()
	select {
	case <-idle:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// split separates the kinds of jobs that wait for other servers from the other kinds.
func split(handlers *asyncaction.Registry) (outward, others []string) {
	for _, kind := range handlers.Kinds() {
		if handlers.Outward(kind) {
			outward = append(outward, kind)
		} else {
			others = append(others, kind)
		}
	}
	return outward, others
}

// work delivers jobs of some kinds until the run stops.
func (r *runner) work(now *run, kinds []string) {
	for now.taking.Err() == nil {
		j, ok, changed := r.queue.take(kinds)
		if !ok {
			select {
			case <-changed:
			case <-now.taking.Done():
			}
			continue
		}
		r.queue.count(r.queue.running, j, 1)
		failure := r.deliver(now.working, j)
		r.queue.count(r.queue.running, j, -1)
		r.settle(now, j, failure)
	}
}

// settle decides what becomes of a job after an attempt.
func (r *runner) settle(now *run, j job, failure error) {
	log := r.log.With("project", j.project, "job", j.kind, "attempt", j.attempts)
	if asyncaction.WasReported(failure) {
		log = slog.New(slog.DiscardHandler)
	}
	switch {
	case failure == nil:
	case now.working.Err() != nil:
		r.queue.handBack(j)
	case j.attempts >= maxAttempts:
		log.Error("job failed for good", "error", failure)
		r.queue.bury(j, failure)
	default:
		wait := pause(j.attempts)
		log.Warn("job failed", "error", failure, "again_in", wait)
		r.queue.count(r.queue.repeated, j, 1)
		time.AfterFunc(wait, func() {
			r.queue.count(r.queue.repeated, j, -1)
			r.queue.push(j)
		})
	}
}

// deliver gives a job to its handler and turns a panic into an error.
func (r *runner) deliver(ctx context.Context, j job) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
		}
	}()
	return r.handlers.Run(ctx, j.delivery())
}
