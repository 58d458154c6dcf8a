package sqlstore

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver"
	"github.com/riverqueue/river/rivertype"

	"github.com/punchcardhq/punchcard/asyncaction"
)

const (
	// maxAttempts bounds the deliveries of a job. River may make one more when the server was killed during the last.
	maxAttempts   = 10
	riverAttempts = maxAttempts + 1
	// The pause after a failure doubles from the first to the longest.
	firstPause   = 200 * time.Millisecond
	longestPause = time.Minute
	// fetchCooldown bounds how often a queue is asked for jobs. River's default of 100 ms would allow ten portions a second.
	fetchCooldown = time.Millisecond
	// pollUntold is how often each queue is polled where no notification can be received. New jobs, repeated ones and those that are handed back are
	// notified of.
	pollUntold = 500 * time.Millisecond
)

// RunnerOptions are the settings of a runner that depend on the database.
type RunnerOptions struct {
	// Logger logs what fails.
	Logger *slog.Logger
	// Schema has the tables of the job queue; empty for the one in which the session looks first.
	Schema string
	// Workers is how many jobs of one kind run at once in this process.
	Workers int
	// Timeout is how long the first delivery of a job may take; each further one may take that much longer. A delivery that has not ended after
	// one and a half times that counts as killed, and the job is delivered again.
	Timeout time.Duration
	// Poll is how often each queue is asked for jobs whose notification was lost.
	Poll time.Duration
	// PollOnly has the runner ask twice a second in place of that, where a connection cannot listen.
	PollOnly bool
	// Asked returns the number of validations and redemptions of this process, which background work makes room for.
	Asked *atomic.Int64
	// Watch, unless nil, holds a lock that shows that the runner with this number runs, and makes the jobs of runners that died available again
	// before their timeout. It calls begin when the runner may begin, once or more often, handedBack with the queues of such jobs, and returns
	// when ctx ends.
	Watch func(ctx context.Context, log *slog.Logger, number int32, begin func(), handedBack func(queues []string))
}

// RunnerID is the id of a runner in River. A job has the ids of the runners that began it.
func RunnerID(number int32) string { return fmt.Sprintf("%s%d", RunnerPrefix, number) }

// RunnerPrefix begins the ids of all runners.
const RunnerPrefix = "punchcard:"

// runner delivers jobs through a River client, which exists from Start to Stop.
type runner[Tx any] struct {
	driver   riverdriver.Driver[Tx]
	handlers *asyncaction.Registry
	options  RunnerOptions

	mu  sync.Mutex
	run *run[Tx] // nil while stopped
}

// run is the state from Start to Stop.
type run[Tx any] struct {
	client   *river.Client[Tx]
	stopping atomic.Bool
	watching sync.WaitGroup
	unwatch  context.CancelFunc
}

// NewRunner returns a runner for the jobs in the database of a River driver.
func NewRunner[Tx any](driver riverdriver.Driver[Tx], handlers *asyncaction.Registry, o RunnerOptions) asyncaction.Runner {
	o.Logger = Quiet(o.Logger)
	return &runner[Tx]{driver: driver, handlers: handlers, options: o}
}

// Start begins to deliver, until Stop or until ctx ends.
func (r *runner[Tx]) Start(ctx context.Context) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.run != nil {
		return errors.New("the runner is started already")
	}
	workers := river.NewWorkers()
	begun := make(chan struct{})
	river.AddWorker(workers, &worker{handlers: r.handlers, logger: r.options.Logger, timeout: r.options.Timeout, begun: begun, throttle: newThrottle(r.options.Asked)})
	queues := map[string]river.QueueConfig{}
	for _, kind := range r.handlers.Kinds() {
		most := r.options.Workers
		if r.handlers.Outward(kind) {
			most = asyncaction.OutwardWorkers
		}
		queues[queueOf(kind)] = river.QueueConfig{MaxWorkers: most}
	}
	if len(queues) == 0 {
		return errors.New("start the runner: no job has a handler")
	}
	poll := r.options.Poll
	if r.options.PollOnly {
		poll = pollUntold
	}
	started, number := &run[Tx]{}, runnerNumber()
	client, err := river.NewClient(r.driver, &river.Config{
		ID: RunnerID(number), Schema: r.options.Schema, Queues: queues, Workers: workers, Logger: r.options.Logger,
		FetchCooldown: fetchCooldown, FetchPollInterval: poll, PollOnly: r.options.PollOnly,
		JobTimeout: r.options.Timeout, RescueStuckJobsAfter: r.options.Timeout + r.options.Timeout/2,
		MaxAttempts: riverAttempts, RetryPolicy: retryPolicy{stopping: &started.stopping, again: r.announceAt},
		CompletedJobRetentionPeriod: time.Hour,
	})
	if err != nil {
		return err
	}
	started.client = client
	watched, unwatch := context.WithCancel(ctx)
	started.unwatch = unwatch
	if r.options.Watch != nil {
		begin := make(chan struct{})
		started.watching.Go(func() {
			r.options.Watch(watched, r.options.Logger, number, sync.OnceFunc(func() { close(begin) }), func(queues []string) { r.announceNow(watched, queues) })
		})
		select {
		case <-begin:
		case <-ctx.Done():
		}
	}
	if err := client.Start(ctx); err != nil {
		unwatch()
		started.watching.Wait()
		return err
	}
	close(begun)
	r.run = started
	return nil
}

// Stop begins no further job and waits for those that run. When ctx ends first, the contexts of the jobs end, the jobs are available again, and the
// error of ctx is returned.
func (r *runner[Tx]) Stop(ctx context.Context) error {
	r.mu.Lock()
	now := r.run
	r.run = nil
	r.mu.Unlock()
	if now == nil {
		return nil
	}
	defer now.watching.Wait()
	defer now.unwatch() // keeps the lock until the last job has ended
	err := now.client.Stop(ctx)
	if err != nil && ctx.Err() != nil {
		// With a context of its own, because that of the caller has ended.
		last, cancel := context.WithTimeout(context.WithoutCancel(ctx), handBackTimeout)
		defer cancel()
		now.stopping.Store(true)
		err = errors.Join(err, now.client.StopAndCancel(last))
		var queues []string
		for _, kind := range r.handlers.Kinds() {
			queues = append(queues, queueOf(kind))
		}
		r.announceNow(last, queues)
	}
	return err
}

// handBackTimeout bounds how long a handler may take after its context has ended.
const handBackTimeout = 5 * time.Second

// announceAt notifies all runners, at a time, that a job is to be repeated. It does so twice, because the row of the job may be written a little
// later.
func (r *runner[Tx]) announceAt(queue string, at time.Time) {
	for _, late := range []time.Duration{20 * time.Millisecond, pollUntold} {
		time.AfterFunc(time.Until(at)+late, func() {
			ctx, cancel := context.WithTimeout(context.Background(), handBackTimeout)
			defer cancel()
			r.mu.Lock()
			running := r.run != nil
			r.mu.Unlock()
			if running {
				r.announceNow(ctx, []string{queue})
			}
		})
	}
}

// announceNow notifies all runners of jobs in some queues. When that fails, runners find these jobs by polling.
func (r *runner[Tx]) announceNow(ctx context.Context, queues []string) {
	if r.options.PollOnly {
		return
	}
	if err := announce(ctx, r.driver.GetExecutor(), r.options.Schema, queues); err != nil && ctx.Err() == nil {
		r.options.Logger.WarnContext(ctx, "announce jobs", "error", err)
	}
}

// runnerNumber draws a number that no other runner has.
func runnerNumber() int32 {
	var b [4]byte
	_, _ = rand.Read(b[:]) // never fails
	return int32(binary.BigEndian.Uint32(b[:]) >> 1)
}

// worker calls the handler of a job.
type worker struct {
	river.WorkerDefaults[jobArgs]
	handlers *asyncaction.Registry
	logger   *slog.Logger
	timeout  time.Duration
	// begun is closed when the runner has started. Jobs that are fetched before that wait: River writes a row for each queue, and fails to start when
	// handlers keep the one writer of SQLite for too long.
	begun    <-chan struct{}
	throttle *throttle
}

// Timeout grows with each delivery, so that also a slow machine completes a portion in the end.
func (w *worker) Timeout(job *river.Job[jobArgs]) time.Duration {
	return w.timeout * time.Duration(max(job.Attempt, 1))
}

func (w *worker) Work(ctx context.Context, job *river.Job[jobArgs]) error {
	select {
	case <-w.begun:
	case <-ctx.Done():
		return ctx.Err()
	}
	d := asyncaction.Delivery{
		ProjectID: job.Args.ProjectID, Kind: job.Args.JobKind, Payload: job.Args.Payload, Parent: job.Args.Parent,
		Attempt: job.Attempt, Last: job.Attempt >= job.MaxAttempts-1, GivenUp: job.Attempt >= job.MaxAttempts,
	}
	run := func() error { return w.handlers.Run(ctx, d) }
	var err error
	if w.handlers.YieldsBetweenPortions(d.Kind) {
		err = w.throttle.do(ctx, d.Kind, run)
	} else {
		err = run()
	}
	// A server that stops makes the job available again; this does not count as an attempt.
	if err == nil || !d.Last || ctx.Err() != nil {
		return err
	}
	if !asyncaction.WasReported(err) {
		w.logger.ErrorContext(ctx, "job failed for good", "project", d.ProjectID, "job", d.Kind, "attempt", d.Attempt, "error", err)
	}
	return river.JobCancel(err)
}

// retryPolicy computes when a job is repeated, and notifies of it then.
type retryPolicy struct {
	stopping *atomic.Bool
	again    func(queue string, at time.Time)
}

// NextRetry is at once for a job whose context ended: another server may continue it.
func (p retryPolicy) NextRetry(job *rivertype.JobRow) time.Time {
	if p.stopping.Load() {
		return time.Now().UTC()
	}
	pause := longestPause
	if n := job.Attempt - 1; n < 16 {
		pause = min(firstPause<<max(n, 0), longestPause)
	}
	at := time.Now().UTC().Add(pause)
	p.again(job.Queue, at)
	return at
}
