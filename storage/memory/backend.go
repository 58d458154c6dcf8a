package memory

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"sync/atomic"

	"github.com/punchcardhq/punchcard/asyncaction"
)

// Backend keeps the data of all projects in memory. It is safe for concurrent use.
type Backend struct {
	// spaces is what is committed.
	spaces atomic.Pointer[tree[*space]]
	// byKind has the tables by the name and prefix of their kinds.
	byKind map[[2]string]anyTable
	queue  *queue
	// writer holds one token, which the transaction that writes has taken. Unlike a mutex it can be waited for with a context.
	writer chan struct{}
	closed atomic.Bool

	newsMu sync.Mutex
	news   news
}

// New returns an empty backend.
func New() *Backend {
	b := &Backend{byKind: map[[2]string]anyTable{}, queue: newQueue(), writer: make(chan struct{}, 1), news: news{projects: map[string]int64{}}}
	for _, t := range schema {
		if _, twice := b.byKind[t.key()]; twice {
			panic("memory: two kinds are called " + t.name())
		}
		b.byKind[t.key()] = t
	}
	b.spaces.Store(&tree[*space]{})
	return b
}

// Project returns the store of one project. The empty id is the system scope.
func (b *Backend) Project(id string) *Project { return &Project{backend: b, id: id} }

// System returns the store of what belongs to no project: projects, credentials and tokens.
func (b *Backend) System() *Project { return b.Project("") }

// Runner returns a runner that delivers the jobs of this backend, and logs what fails. Several runners share them.
func (b *Backend) Runner(handlers *asyncaction.Registry, log *slog.Logger) asyncaction.Runner {
	return &runner{queue: b.queue, handlers: handlers, log: log, workers: defaultWorkers()}
}

// Dead returns the jobs that failed in their last attempt, the oldest first. They stay until the backend is closed.
func (b *Backend) Dead(ctx context.Context) ([]DeadJob, error) {
	return b.queue.deadJobs(), b.Ping(ctx)
}

// Ping reports whether the backend can be used.
func (b *Backend) Ping(ctx context.Context) error {
	if b.closed.Load() {
		return errClosed
	}
	return ctx.Err()
}

// Close ends the use of the backend and forgets its data. Stop its runners first.
func (b *Backend) Close() error {
	b.closed.Store(true)
	return nil
}

var (
	errClosed = errors.New("memory: the backend is closed")
	errOver   = errors.New("memory: the transaction is over")
)
