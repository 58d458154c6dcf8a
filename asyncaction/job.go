package asyncaction

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/internal/tracing"
	"github.com/punchcardhq/punchcard/storage"
)

// Job is the data of a piece of work. It marshals to JSON and back without loss; its kind never changes once released.
type Job interface {
	Kind() string
}

// Outward is a job whose handler spends most of its time waiting for another server, as for the receiver of a webhook. Jobs of its
// kind have workers of their own, OutwardWorkers in a process: otherwise they would occupy the few workers of all other jobs.
type Outward interface {
	Job
	// Outward does nothing; it marks the job.
	Outward()
}

// OutwardWorkers is how many jobs of an outward kind a process does at once.
const OutwardWorkers = 12

// Prompt is a job that has to keep up with the requests of the shop, as the delivery of events. It does not pause while the shop is
// busy, when it has most to do.
type Prompt interface {
	Job
	// Prompt does nothing; it marks the job.
	Prompt()
}

// Queue accepts jobs in the transaction of the change that causes them.
type Queue interface {
	Enqueue(ctx context.Context, jobs ...Job) error
}

// Store is the part of a backend that actions and their jobs need.
type Store interface {
	storage.Transactor
	Queue
	AsyncActions() storage.Collection[Action]
	AsyncActionParts() storage.Collection[Part]
	AsyncActionLines() storage.Collection[FIFO]
	// Backlog counts the jobs of the project that are not done, by kind, up to MaxBacklog of them.
	Backlog(ctx context.Context) ([]Backlog, error)
}

// Delivery is a job that is passed to its handler.
type Delivery struct {
	ProjectID string
	Kind      string
	Payload   json.RawMessage
	// Attempt counts deliveries of this job, starting at 1; Last says that no further one follows a failure.
	Attempt int
	Last    bool
	// GivenUp says that the server was killed in the last delivery. The work is not tried again; the handler has to end what waits
	// for it.
	GivenUp bool
	// Parent is the span in which the job was enqueued, as a W3C traceparent; empty without one.
	Parent string
	// Trial, unless nil, has a portion of rows tried and rolled back; see PrepareFile.
	Trial *Trial
}

// Reported marks an error of a handler that the handler has logged itself, so that a runner does not log it again.
func Reported(err error) error { return reported{err} }

type reported struct{ error }

func (r reported) Unwrap() error { return r.error }

// WasReported reports whether an error is marked by Reported. An error that others are joined to is not: they were not logged.
func WasReported(err error) bool {
	for ; err != nil; err = errors.Unwrap(err) {
		if _, marked := err.(reported); marked {
			return true
		}
	}
	return false
}

// ErrGivenUp is the error of a job that was given up.
var ErrGivenUp = errors.New("the server was killed while it did the job, again and again")

// Registry holds the handler of each kind of job.
type Registry struct {
	handlers map[string]handler
	outward  map[string]bool
	prompt   map[string]bool
	// Tracer, unless nil, makes a span for each delivery.
	Tracer tracing.Tracer
}

type handler func(ctx context.Context, d Delivery) error

// Handle registers the handler of one kind of job. The handler works in the project that the job was enqueued in and returns
// an error to have the job delivered again later.
func Handle[J Job](r *Registry, do func(ctx context.Context, projectID string, job J, d Delivery) error) {
	var zero J
	_, outward := any(zero).(Outward)
	_, prompt := any(zero).(Prompt)
	HandleKind(r, zero.Kind(), outward, prompt, do)
}

// HandleKind is Handle for jobs whose kind depends on more than their type.
func HandleKind[J Job](r *Registry, kind string, outward, prompt bool, do func(ctx context.Context, projectID string, job J, d Delivery) error) {
	if r.handlers == nil {
		r.handlers, r.outward, r.prompt = map[string]handler{}, map[string]bool{}, map[string]bool{}
	}
	if _, twice := r.handlers[kind]; twice {
		panic("asyncaction: two handlers for " + kind)
	}
	r.outward[kind], r.prompt[kind] = outward, prompt
	r.handlers[kind] = func(ctx context.Context, d Delivery) error {
		var job J
		if err := json.Unmarshal(d.Payload, &job); err != nil {
			return fmt.Errorf("read job %s: %w", kind, err)
		}
		return do(ctx, d.ProjectID, job, d)
	}
}

// HandleBy registers a method of the engines of a package as the handler of one kind of job; engine returns the engine of a project.
func HandleBy[E any, J Job](r *Registry, engine func(projectID string) E, method func(e E, ctx context.Context, job J, d Delivery) error) {
	Handle(r, func(ctx context.Context, projectID string, job J, d Delivery) error {
		return method(engine(projectID), ctx, job, d)
	})
}

// Kinds lists the kinds that have a handler, sorted.
func (r *Registry) Kinds() []string {
	kinds := make([]string, 0, len(r.handlers))
	for kind := range r.handlers {
		kinds = append(kinds, kind)
	}
	slices.Sort(kinds)
	return kinds
}

// Outward reports whether the jobs of a kind are outward.
func (r *Registry) Outward(kind string) bool { return r.outward[kind] }

// YieldsBetweenPortions reports whether jobs of a kind pause between portions while the shop is busy: those that are neither outward, which use
// little processor time, nor prompt.
func (r *Registry) YieldsBetweenPortions(kind string) bool {
	return !r.outward[kind] && !r.prompt[kind]
}

// Run passes a delivery to its handler. A kind without a handler is an error, so that the job waits for a server that has one.
func (r *Registry) Run(ctx context.Context, d Delivery) (err error) {
	h, ok := r.handlers[d.Kind]
	if !ok {
		return fmt.Errorf("no handler for jobs of kind %s", d.Kind)
	}
	ctx, span := tracing.Job(ctx, r.Tracer, d.Kind, d.ProjectID, d.Parent, d.Attempt)
	defer func() { tracing.End(span, err) }()
	return h(ctx, d)
}

// Runner delivers the jobs of all projects to their handlers, at least once each, the ones enqueued first before later ones
// of the same kind. Failed deliveries are repeated with growing delays, a bounded number of times.
type Runner interface {
	// Start begins to deliver. It returns at once.
	Start(ctx context.Context) error
	// Stop ends delivering: running handlers may finish until ctx ends, all other jobs are returned to the queue.
	Stop(ctx context.Context) error
}
