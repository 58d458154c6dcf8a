package idempotency

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Engine performs requests once.
type Engine struct {
	store Store
	env   env.Env
	lease time.Duration
	// swept is when this process last deleted expired records, as a Unix time in seconds.
	swept atomic.Int64
}

// New returns an engine over the system store of a backend. A lease that is not renewed ends after the given time, as Lease.
func New(store Store, env env.Env, lease time.Duration) *Engine {
	return &Engine{store: store, env: env, lease: lease}
}

// Run is one attempt to perform a request.
type Run struct {
	// ID is 32 hex digits, the same in every run of the call. A resource that has it as its id, behind the prefix, is made by one run
	// only.
	ID string
	// Repeated says that an earlier run ended without an answer, and may have made its change.
	Repeated bool
}

// Outcome is how a call was answered.
type Outcome struct {
	Answer
	// Replayed says that the answer is one that was kept.
	Replayed bool
}

// Do answers a call with the kept answer, or with that of perform, which is kept when it is final. It fails with
// idempotency_key_reused and idempotency_key_in_use; see the package documentation. An error beside an answer means that the
// answer is right but could not be kept.
func (e *Engine) Do(ctx context.Context, c Call, perform func(context.Context, Run) (a Answer, final bool)) (Outcome, error) {
	record, run, err := e.begin(ctx, c)
	if err != nil {
		return Outcome{}, err
	}
	if record.Answer != "" {
		a, err := c.open(record.Answer)
		if err != nil {
			return Outcome{}, err
		}
		return Outcome{Answer: a, Replayed: true}, nil
	}
	// The client may hang up as soon as the change is made: the answer is kept all the same.
	lasting, cancel := context.WithCancel(context.WithoutCancel(ctx))
	defer cancel()
	stop := e.renew(lasting, record)
	var a Answer
	final := false
	defer func() {
		if !final { // also when perform panics
			_ = e.finish(lasting, record, func(r *Record) { r.LeaseUntil = time.Time{} })
		}
	}()
	defer stop()
	if a, final = perform(ctx, run); !final {
		return Outcome{Answer: a}, nil
	}
	sealed, err := c.seal(a, e.env.Random)
	if err != nil {
		return Outcome{Answer: a}, err
	}
	stop()
	return Outcome{Answer: a}, e.keep(lasting, record, sealed)
}

var errTaken = errors.New("another run has taken over the record of the idempotency key")

// keep stores the answer of the run that holds a record.
func (e *Engine) keep(ctx context.Context, held Record, answer string) error {
	kept := false
	err := e.finish(ctx, held, func(r *Record) { r.Answer, r.LeaseUntil, kept = answer, time.Time{}, true })
	if err == nil && !kept || fault.IsNotFound(err) { // another run holds it, or it expired and was deleted
		return errTaken
	}
	return err
}

// begin makes the record of a call, or takes over one whose lease has ended. A returned record with an answer belongs to an earlier run.
func (e *Engine) begin(ctx context.Context, c Call) (Record, Run, error) {
	now := e.env.Now()
	fresh := Record{
		ID: c.recordID(), ProjectID: c.ProjectID, Fingerprint: c.fingerprint(), Holder: e.env.NewID("run_"),
		LeaseUntil: now.Add(e.lease), CreatedAt: now, ExpiresAt: now.Add(Retention),
	}
	records := e.store.IdempotencyRecords()
	for {
		err := records.Insert(ctx, fresh)
		if err == nil {
			e.Sweep(ctx)
			return fresh, Run{ID: c.runID(now)}, nil
		}
		if !fault.Has(err, "duplicate_found") {
			return Record{}, Run{}, err
		}
		repeated := false
		stored, err := records.Update(ctx, fresh.ID, func(r *Record) (err error) {
			repeated, err = r.claim(c, fresh, now)
			return err
		})
		if !fault.IsNotFound(err) { // else the record was deleted in between, and Insert is tried again
			return stored, Run{ID: c.runID(stored.CreatedAt), Repeated: repeated}, err
		}
	}
}

// renew extends the lease of a run again and again until the returned function is called.
func (e *Engine) renew(ctx context.Context, held Record) (stop func()) {
	ctx, cancel := context.WithCancel(ctx)
	done := make(chan struct{})
	go func() {
		defer close(done)
		ticker := time.NewTicker(e.lease / 3)
		defer ticker.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-ticker.C:
				// A renewal that fails is tried again at the next tick: the lease lasts for three ticks.
				_ = e.finish(ctx, held, func(r *Record) { r.LeaseUntil = e.env.Now().Add(e.lease) })
			}
		}
	}()
	return func() { cancel(); <-done }
}

// finishTimeout bounds the last write of a run, which the ready answer waits for.
const finishTimeout = 5 * time.Second

// finish changes the record of a run, unless another run has taken it over.
func (e *Engine) finish(ctx context.Context, held Record, change func(*Record)) error {
	ctx, cancel := context.WithTimeout(ctx, finishTimeout)
	defer cancel()
	_, err := e.store.IdempotencyRecords().Update(ctx, held.ID, func(r *Record) error {
		if r.Holder == held.Holder {
			change(r)
		}
		return nil
	})
	return err
}

// sweepEvery is how often a process deletes expired records.
const sweepEvery = 10 * time.Minute

// Sweep deletes expired records, at most once in sweepEvery. It ignores a failure: the next sweep deletes these records, too.
func (e *Engine) Sweep(ctx context.Context) {
	now := e.env.Now()
	last := e.swept.Load()
	if now.Unix()-last < int64(sweepEvery/time.Second) || !e.swept.CompareAndSwap(last, now.Unix()) {
		return
	}
	_, _ = e.store.IdempotencyRecords().DeleteAll(ctx, storage.Where("expires_at", storage.OpLess, now))
}
