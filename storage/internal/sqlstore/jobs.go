package sqlstore

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"slices"
	"strings"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver"
)

// jobArgs is what River keeps of a job. To River all jobs are of one kind.
type jobArgs struct {
	ProjectID string          `json:"project"`
	JobKind   string          `json:"kind"`
	Payload   json.RawMessage `json:"payload"`
	// Parent is the span in which the job was enqueued; see package tracing.
	Parent string `json:"traceparent,omitempty"`
}

// Kind is the name by which River finds the worker.
func (jobArgs) Kind() string { return "punchcard" }

// queueOf names the queue of a kind of jobs. Each kind has its own, so that a thousand webhooks do not delay an import. A queue is first in, first out;
// the next portion of a job goes to the end.
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

// Inserter adds jobs in transactions and has them announced when those commit.
type Inserter[Tx any] struct {
	driver riverdriver.Driver[Tx]
	client *river.Client[Tx]
	schema string
}

// NewInserter returns an inserter for the database of a River driver, in a schema, or where the session looks first.
func NewInserter[Tx any](driver riverdriver.Driver[Tx], schema string) (*Inserter[Tx], error) {
	client, err := river.NewClient[Tx](silent[Tx]{driver}, &river.Config{Schema: schema, Logger: slog.New(slog.DiscardHandler)})
	return &Inserter[Tx]{driver, client, schema}, err
}

// fewJobs is up to how many jobs one INSERT adds sooner than a COPY, which asks for the columns first.
const fewJobs = 16

// Insert adds jobs in a transaction.
func (i *Inserter[Tx]) Insert(ctx context.Context, tx Tx, jobs []river.InsertManyParams) (err error) {
	if len(jobs) <= fewJobs {
		_, err = i.client.InsertManyTx(ctx, tx, jobs)
	} else {
		_, err = i.client.InsertManyFastTx(ctx, tx, jobs)
	}
	if err != nil {
		return err
	}
	var queues []string
	for _, job := range jobs {
		if queue := job.InsertOpts.Queue; !slices.Contains(queues, queue) {
			queues = append(queues, queue)
		}
	}
	return announce(ctx, i.driver.UnwrapExecutor(tx), i.schema, queues)
}

// silent keeps River from notifying of jobs by itself. River notifies of a queue at most once in an interval, in the first transaction with a job: when
// that is rolled back, or commits before another one, runners are not notified of the jobs of the other.
type silent[Tx any] struct{ riverdriver.Driver[Tx] }

func (silent[Tx]) SupportsListenNotify() bool { return false }

// announce tells all runners that there may be jobs in these queues; in a transaction it does so when that commits.
func announce(ctx context.Context, db riverdriver.Executor, schema string, queues []string) error {
	if len(queues) == 0 {
		return nil
	}
	payloads := make([]string, len(queues))
	for i, queue := range queues {
		payloads[i] = fmt.Sprintf(`{"queue":%q}`, queue)
	}
	return db.NotifyMany(ctx, &riverdriver.NotifyManyParams{Schema: schema, Payload: payloads, Topic: insertTopic})
}

// insertTopic is what River's runners listen to.
const insertTopic = "river_insert"
