package memory

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/internal/tracing"
)

// job is a job on its way: attempts counts the deliveries that were begun and not handed back.
type job struct {
	project, kind string
	payload       json.RawMessage
	attempts      int
	// parent is the span in which the job was enqueued; see package tracing.
	parent string
	// since is when the job was due.
	since time.Time
}

func newJob(ctx context.Context, project string, j asyncaction.Job) (job, error) {
	payload, err := json.Marshal(j)
	if err != nil {
		return job{}, fmt.Errorf("write job %s: %w", j.Kind(), err)
	}
	return job{project: project, kind: j.Kind(), payload: payload, parent: tracing.Parent(ctx)}, nil
}

func (j job) delivery() asyncaction.Delivery {
	return asyncaction.Delivery{
		ProjectID: j.project, Kind: j.kind, Payload: j.payload, Attempt: j.attempts, Last: j.attempts >= maxAttempts, Parent: j.parent,
	}
}

const (
	// maxAttempts bounds the deliveries of one job.
	maxAttempts = 10
	// The pause after a failure doubles from the first to the longest: ten attempts take a little over a minute and a half.
	firstPause   = 200 * time.Millisecond
	longestPause = time.Minute
)

// pause is how long a job waits after this many failed attempts.
func pause(attempts int) time.Duration { return min(firstPause<<(attempts-1), longestPause) }

// DeadJob is a job that failed in its last attempt.
type DeadJob struct {
	ProjectID string
	Kind      string
	Payload   json.RawMessage
	Attempts  int
	// Cause is the error of the last attempt, with the stack if it was a panic.
	Cause string
}

// queue has the committed jobs of a backend: a FIFO queue for each kind. The kinds are served round robin; the next portion of a long job goes to the
// end of its queue.
type queue struct {
	mu    sync.Mutex
	fifos map[string][]job
	kinds []string // in the order in which they are served next
	dead  []DeadJob
	// changed is closed and replaced when there is something new to take.
	changed chan struct{}
	// running and repeated count the jobs that run, and those that failed and wait to be pushed again.
	running, repeated map[jobKind]int64
}

// jobKind is a kind of jobs of a project.
type jobKind struct{ project, kind string }

func newQueue() *queue {
	return &queue{fifos: map[string][]job{}, changed: make(chan struct{}), running: map[jobKind]int64{}, repeated: map[jobKind]int64{}}
}

// push adds jobs at the ends of their queues.
func (q *queue) push(jobs ...job) {
	if len(jobs) == 0 {
		return
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	for _, j := range jobs {
		j.since = time.Now()
		q.fifos[j.kind] = append(q.fifo(j.kind), j)
	}
	q.announce()
}

// count changes a number of jobs of the kind of a job.
func (q *queue) count(of map[jobKind]int64, j job, by int64) {
	q.mu.Lock()
	defer q.mu.Unlock()
	key := jobKind{j.project, j.kind}
	if of[key] += by; of[key] == 0 {
		delete(of, key)
	}
}

// backlog counts the jobs of a project that are not done.
func (q *queue) backlog(project string) []asyncaction.Backlog {
	q.mu.Lock()
	defer q.mu.Unlock()
	byKind := map[string]asyncaction.Backlog{}
	for kind, fifo := range q.fifos {
		for _, j := range fifo {
			if j.project != project {
				continue
			}
			b := byKind[kind]
			if b.Waiting++; b.Waiting == 1 || j.since.Before(b.Since) {
				b.Since = j.since.UTC().Truncate(time.Second)
			}
			byKind[kind] = b
		}
	}
	for key, n := range q.running {
		if b := byKind[key.kind]; key.project == project {
			b.Running = n
			byKind[key.kind] = b
		}
	}
	for key, n := range q.repeated {
		if b := byKind[key.kind]; key.project == project {
			b.Repeated = n
			byKind[key.kind] = b
		}
	}
	var all []asyncaction.Backlog
	for _, kind := range slices.Sorted(maps.Keys(byKind)) {
		b := byKind[kind]
		b.Kind = kind
		all = append(all, b)
	}
	return all
}

// handBack puts a job that was taken but not done at the head of its queue.
func (q *queue) handBack(j job) {
	j.attempts--
	q.mu.Lock()
	defer q.mu.Unlock()
	q.fifos[j.kind] = slices.Insert(q.fifo(j.kind), 0, j)
	q.announce()
}

// fifo returns the queue of a kind, and adds the kind to those that are served.
func (q *queue) fifo(kind string) []job {
	fifo, known := q.fifos[kind]
	if !known {
		q.kinds = append(q.kinds, kind)
	}
	return fifo
}

func (q *queue) announce() {
	close(q.changed)
	q.changed = make(chan struct{})
}

// take begins the next attempt of the next job of these kinds. When there is none it returns a channel that
// closes when there is one.
func (q *queue) take(among []string) (j job, ok bool, changed <-chan struct{}) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for i, kind := range q.kinds {
		fifo := q.fifos[kind]
		if len(fifo) == 0 || !slices.Contains(among, kind) {
			continue
		}
		j = fifo[0]
		fifo[0] = job{} // the rest of the queue shares its array
		q.fifos[kind] = fifo[1:]
		q.kinds = append(slices.Delete(q.kinds, i, i+1), kind)
		j.attempts++
		return j, true, nil
	}
	return job{}, false, q.changed
}

// bury keeps a job that failed for good, for Backend.Dead.
func (q *queue) bury(j job, cause error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.dead = append(q.dead, DeadJob{j.project, j.kind, j.payload, j.attempts, cause.Error()})
}

func (q *queue) deadJobs() []DeadJob {
	q.mu.Lock()
	defer q.mu.Unlock()
	return slices.Clone(q.dead)
}
