package sqlstore

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"strings"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver"
	"github.com/riverqueue/river/rivertype"
)

const (
	// maxAttempts bounds the deliveries of one job.
	maxAttempts = 10
	// The pause after a failure doubles from the first to the longest.
	firstPause   = 200 * time.Millisecond
	longestPause = time.Minute
)

// jobArgs is what River keeps of a job. To River all jobs are of one kind.
type jobArgs struct {
	ProjectID string          `json:"project"`
	JobKind   string          `json:"kind"`
	Payload   json.RawMessage `json:"payload"`
}

// Kind is the name by which River finds the worker.
func (jobArgs) Kind() string { return "punchcard" }

// queueOf names the queue of a kind of jobs. Every kind has its own, so that a thousand webhooks and an import take turns; in
// a queue the job that came first goes first, and the follow-up of a portion stands at the end.
func queueOf(kind string) string {
	name := strings.Map(func(r rune) rune {
		if r >= 'A' && r <= 'Z' {
			return r + 'a' - 'A'
		}
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return '_'
	}, kind)
	return strings.Trim(name, "_")
}

// RunnerOptions are the settings of a runner that depend on the database.
type RunnerOptions struct {
	Logger *slog.Logger
	// Workers is how many jobs of one kind run at once in this process.
	Workers int
	// Timeout is how long a delivery may take. One that has not ended half as long after it counts as killed, and is delivered again.
	Timeout time.Duration
	// PollOnly has the runner ask for jobs instead of being told, where a connection cannot listen.
	PollOnly bool
}

// InserterConfig is the configuration of a River client that only adds jobs.
func InserterConfig(logger *slog.Logger) *river.Config {
	return &river.Config{FetchCooldown: fetchCooldown, FetchPollInterval: fetchPollInterval, Logger: logger}
}

const (
	// fetchCooldown bounds how often a queue is asked for jobs. River's default of 100 ms would allow ten portions a second.
	fetchCooldown = time.Millisecond
	// fetchPollInterval matters for jobs that wait to be tried again, and for the rare new one whose announcement River saved
	// because of another a moment ago that was rolled back.
	fetchPollInterval = 500 * time.Millisecond
)

// runner delivers jobs through a River client, which lives from Start to Stop.
type runner[Tx any] struct {
	driver   riverdriver.Driver[Tx]
	handlers *asyncaction.Registry
	options  RunnerOptions

	mu     sync.Mutex
	client *river.Client[Tx] // nil while stopped
}

// NewRunner returns a runner for the jobs in the database of a River driver.
func NewRunner[Tx any](driver riverdriver.Driver[Tx], handlers *asyncaction.Registry, o RunnerOptions) asyncaction.Runner {
	return &runner[Tx]{driver: driver, handlers: handlers, options: o}
}

// Start begins to deliver, until Stop or until ctx ends.
func (r *runner[Tx]) Start(ctx context.Context) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.client != nil {
		return errors.New("the runner is started already")
	}
	workers := river.NewWorkers()
	river.AddWorker(workers, &worker{handlers: r.handlers})
	queues := map[string]river.QueueConfig{}
	for _, kind := range r.handlers.Kinds() {
		queues[queueOf(kind)] = river.QueueConfig{MaxWorkers: r.options.Workers}
	}
	if len(queues) == 0 {
		return errors.New("start the runner: no job has a handler")
	}
	client, err := river.NewClient(r.driver, &river.Config{
		Queues: queues, Workers: workers, Logger: r.options.Logger,
		FetchCooldown: fetchCooldown, FetchPollInterval: fetchPollInterval, PollOnly: r.options.PollOnly,
		JobTimeout: r.options.Timeout, RescueStuckJobsAfter: r.options.Timeout + r.options.Timeout/2,
		MaxAttempts: maxAttempts, RetryPolicy: retryPolicy{},
		CompletedJobRetentionPeriod: time.Hour,
	})
	if err != nil {
		return err
	}
	if err := client.Start(ctx); err != nil {
		return err
	}
	r.client = client
	return nil
}

// Stop begins no further job and waits for those that run. When ctx ends first they are told to give up, their jobs go back
// to the queue, and the error of ctx is returned.
func (r *runner[Tx]) Stop(ctx context.Context) error {
	r.mu.Lock()
	client := r.client
	r.client = nil
	r.mu.Unlock()
	if client == nil {
		return nil
	}
	err := client.Stop(ctx)
	if err != nil && ctx.Err() != nil {
		// The jobs are handed back with a context of their own: the caller's is over.
		last, cancel := context.WithTimeout(context.WithoutCancel(ctx), handBackTimeout)
		defer cancel()
		err = errors.Join(err, client.StopAndCancel(last))
	}
	return err
}

// handBackTimeout bounds how long a handler that was told to give up may still take.
const handBackTimeout = 5 * time.Second

// worker hands a job of River to its handler.
type worker struct {
	river.WorkerDefaults[jobArgs]
	handlers *asyncaction.Registry
}

func (w *worker) Work(ctx context.Context, job *river.Job[jobArgs]) error {
	return w.handlers.Run(ctx, asyncaction.Delivery{
		ProjectID: job.Args.ProjectID, Kind: job.Args.JobKind, Payload: job.Args.Payload,
		Attempt: job.Attempt, Last: job.Attempt >= job.MaxAttempts,
	})
}

type retryPolicy struct{}

func (retryPolicy) NextRetry(job *rivertype.JobRow) time.Time {
	pause := longestPause
	if n := job.Attempt - 1; n < 16 {
		pause = min(firstPause<<max(n, 0), longestPause)
	}
	return time.Now().UTC().Add(pause)
}
