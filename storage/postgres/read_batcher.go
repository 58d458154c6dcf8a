package postgres

import (
	"context"
	"runtime"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
)

// readBatcher sends questions that come while others are on their way together, each as a statement of its own: they share a round trip, and
// with it most of what a question costs, in this process and in the server. Who comes while nothing is on its way waits for nobody.
// Every question is sent after it was asked, so that its answer tells of everything that was committed before.
type readBatcher struct {
	mu       sync.Mutex
	inFlight int
	took     time.Time // when the last one was sent off
	waiting  []*query
}

// query is a statement and what reads its rows, which may be called again after an error.
type query struct {
	statement string
	args      []any
	read      func(pgx.Rows) error

	answered bool
	// with are the questions that are sent with this one, itself first.
	with []*query
	// turn says that the question was answered, or, when with is set, that it is to be sent.
	turn chan struct{}
}

const (
	maxTogether = 32
	// togetherTimeout bounds a round trip that nobody's context bounds, because it is several people's.
	togetherTimeout = 30 * time.Second
	// longFlight is after how long those who wait wait no more: something holds the round trip up, which is no reason for theirs to be late.
	longFlight = 10 * time.Millisecond
)

// maxInFlight is how many round trips are under way before a question waits for company: while one is, the processors have other work.
var maxInFlight = max(1, runtime.GOMAXPROCS(0)/2)

// ask gets the answer to a question.
func (b *Backend) ask(ctx context.Context, q *query) error {
	p := &b.pipe
	now := time.Now()
	p.mu.Lock()
	if p.inFlight < maxInFlight {
		p.inFlight++
		p.took = now
		p.mu.Unlock()
		defer p.done()
		return b.askAlone(ctx, q)
	}
	q.turn = make(chan struct{}, 1)
	p.waiting = append(p.waiting, q)
	if now.Sub(p.took) > longFlight {
		p.inFlight++
		p.sendOff(now)
	}
	p.mu.Unlock()
	select {
	case <-q.turn:
	case <-ctx.Done():
		if p.withdraw(q) {
			return ctx.Err()
		}
		<-q.turn // others wait for what is in hand
	}
	switch {
	case len(q.with) > 1:
		b.askTogether(ctx, q.with)
	case len(q.with) == 1:
		defer p.done()
		return b.askAlone(ctx, q)
	}
	if q.answered {
		return nil
	}
	return b.askAlone(ctx, q) // what went wrong may be another's fault
}

// withdraw takes back a question that was not sent.
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

// done ends a round trip, and has those who wait sent off.
func (p *readBatcher) done() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.waiting) == 0 || p.inFlight > maxInFlight {
		p.inFlight--
		return
	}
	p.sendOff(time.Now())
}

// sendOff has the first one of those who wait ask for as many as go together.
func (p *readBatcher) sendOff(now time.Time) {
	p.took = now
	n := min(len(p.waiting), maxTogether)
	first := p.waiting[0]
	first.with = p.waiting[:n:n]
	p.waiting = p.waiting[n:]
	first.turn <- struct{}{}
}

// askAlone asks one question.
func (b *Backend) askAlone(ctx context.Context, q *query) error {
	return fresh(func() error {
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

// askTogether asks several questions, and tells those who wait for them. Those that are not answered then are asked alone.
func (b *Backend) askTogether(ctx context.Context, all []*query) {
	defer func() {
		b.pipe.done()
		for _, q := range all[1:] {
			q.turn <- struct{}{}
		}
	}()
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), togetherTimeout)
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
