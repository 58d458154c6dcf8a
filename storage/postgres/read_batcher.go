package postgres

import (
	"context"
	"runtime"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
)

// readBatcher sends queries that arrive during a round trip together in the next one, each as a statement of its own. They share most of the cost
// of a query, in this process and in the server: this and the decoding of binary rows took a validation of one code from 0.28 to 0.10 ms of
// processor time, server and database, with 32 clients (goals P6 and P7).
// A query that arrives while no round trip is in flight is sent at once.
//
// A query is sent after the call for it began, so its answer has everything that was committed before the call.
type readBatcher struct {
	mu       sync.Mutex
	inFlight int       // round trips
	sent     time.Time // the last round trip
	waiting  []*query
}

// query is a statement and what reads its rows, which may be called again after an error.
type query struct {
	statement string
	args      []any
	read      func(pgx.Rows) error

	answered bool
	// batch is set for the query whose caller has to send it and others: the queries of the round trip, itself first.
	batch []*query
	// ready receives when the caller has to send batch or, without one, when the query was sent.
	ready chan struct{}
}

const (
	// maxQueries bounds the queries of a round trip: the last answer waits for all others.
	maxQueries = 32
	// batchTimeout bounds a round trip of several queries, which does not end with the context of one caller.
	batchTimeout = 30 * time.Second
	// slowRoundTrip is how long queries wait for a round trip before another one is begun: an answer takes less than a millisecond, so
	// something holds that round trip up.
	slowRoundTrip = 10 * time.Millisecond
)

// maxInFlight is how many round trips are in flight before queries wait. During these the processors have other work: half of them serve the
// database where it runs on the same machine.
var maxInFlight = max(1, runtime.GOMAXPROCS(0)/2)

// query sends a query and reads its rows.
func (b *Backend) query(ctx context.Context, q *query) error {
	p := &b.reads
	now := time.Now()
	p.mu.Lock()
	if p.inFlight < maxInFlight {
		p.inFlight++
		p.sent = now
		p.mu.Unlock()
		defer p.done()
		return b.queryAlone(ctx, q)
	}
	q.ready = make(chan struct{}, 1)
	p.waiting = append(p.waiting, q)
	if now.Sub(p.sent) > slowRoundTrip {
		p.inFlight++
		p.startNext(now)
	}
	p.mu.Unlock()
	select {
	case <-q.ready:
	case <-ctx.Done():
		if p.withdraw(q) {
			return ctx.Err()
		}
		<-q.ready // it is in a batch, and other callers wait for that
	}
	switch {
	case len(q.batch) > 1:
		b.queryBatch(ctx, q.batch)
	case len(q.batch) == 1:
		defer p.done()
		return b.queryAlone(ctx, q)
	}
	if q.answered {
		return nil
	}
	return b.queryAlone(ctx, q) // the round trip may have failed because of another query
}

// withdraw removes a waiting query. It returns false for one that is in a batch.
func (p *readBatcher) withdraw(q *query) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	for i, other := range p.waiting {
		if other == q {
			p.waiting = append(p.waiting[:i:i], p.waiting[i+1:]...)
			return true
		}
	}
	return false
}

// done ends a round trip and starts the next one.
func (p *readBatcher) done() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.waiting) == 0 || p.inFlight > maxInFlight {
		p.inFlight--
		return
	}
	p.startNext(time.Now())
}

// startNext has the caller of the first waiting query send a batch.
func (p *readBatcher) startNext(now time.Time) {
	p.sent = now
	n := min(len(p.waiting), maxQueries)
	first := p.waiting[0]
	first.batch = p.waiting[:n:n]
	p.waiting = p.waiting[n:]
	first.ready <- struct{}{}
}

// queryAlone sends one query.
func (b *Backend) queryAlone(ctx context.Context, q *query) error {
	return retryStalePlan(func() error {
		return b.onHot(ctx, func(conn *pgx.Conn) error {
			rows, err := conn.Query(ctx, q.statement, q.args...)
			if err != nil {
				return err
			}
			defer rows.Close()
			if err := q.read(rows); err != nil {
				return err
			}
			return rows.Err()
		})
	})
}

// queryBatch sends several queries in one round trip. The callers of those that are not answered send them alone afterwards.
func (b *Backend) queryBatch(ctx context.Context, all []*query) {
	defer func() {
		b.reads.done()
		for _, q := range all[1:] {
			q.ready <- struct{}{}
		}
	}()
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), batchTimeout)
	defer cancel()
	_ = b.onHot(ctx, func(conn *pgx.Conn) error {
		batch := &pgx.Batch{QueuedQueries: make([]*pgx.QueuedQuery, 0, len(all))}
		for _, q := range all {
			batch.Queue(q.statement, q.args...).Query(func(rows pgx.Rows) error {
				if err := q.read(rows); err != nil {
					return err
				}
				if err := rows.Err(); err != nil {
					return err
				}
				q.answered = true
				return nil
			})
		}
		return conn.SendBatch(ctx, batch).Close()
	})
}
