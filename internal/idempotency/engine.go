package idempotency

import (
	"context"
	"net/http"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Engine performs requests once.
type Engine struct {
	store func(projectID string) Store
	env   env.Env
}

// New returns an engine over the stores of projects. That of the empty id is the system store.
func New(store func(projectID string) Store, env env.Env) *Engine {
	return &Engine{store: store, env: env}
}

// Outcome is how a call was answered.
type Outcome struct {
	Answer
	// Replayed says that the answer is one that was kept.
	Replayed bool
}

// Live reports whether a stored record counts: it does not when it has expired.
func (e *Engine) Live(r *Record) bool { return r.ExpiresAt.After(e.env.Now()) }

// Do answers a call with the kept answer, or with that of perform, which is kept. What perform does with its context is one transaction with
// the record; it may run again after a conflict, and its error ends the transaction and comes back as it is. An answer may be a refusal: then
// parts that failed were taken back, and what records the refusal is written.
func (e *Engine) Do(ctx context.Context, c Call, perform func(context.Context) (Answer, error)) (Outcome, error) {
	store := e.store(c.ProjectID)
	var did Outcome
	var sealed Record // of a call that was performed, and may be rolled back
	err := store.Together(ctx, func(ctx context.Context) error {
		did, sealed = Outcome{}, Record{}
		records := store.IdempotencyRecords()
		kept, err := e.take(ctx, records, Record{ID: c.RecordID(), ExpiresAt: e.env.Now().Add(Retention)})
		if err != nil {
			return err
		}
		if kept != nil {
			did, err = c.Open(*kept)
			return err
		}
		if did.Answer, err = perform(ctx); err != nil {
			return err
		}
		if sealed, err = e.Seal(c, did.Answer); err != nil {
			return err
		}
		_, err = records.Update(ctx, sealed.ID, func(r *Record) error { *r = sealed; return nil })
		return err
	})
	if err != nil && sealed.ID != "" && did.Status >= http.StatusBadRequest {
		// The database ended the transaction for the error that is refused, a number that is too large for instance.
		return e.Keep(ctx, c, did.Answer)
	}
	if err != nil {
		return Outcome{}, err
	}
	return did, nil
}

// Keep keeps the answer to a call that made no change. When an answer is there already, that of a request that was performed meanwhile, it
// returns that one.
func (e *Engine) Keep(ctx context.Context, c Call, a Answer) (Outcome, error) {
	sealed, err := e.Seal(c, a)
	if err != nil {
		return Outcome{}, err
	}
	kept, err := e.take(ctx, e.store(c.ProjectID).IdempotencyRecords(), sealed)
	if err != nil {
		return Outcome{}, err
	}
	if kept != nil {
		return c.Open(*kept)
	}
	return Outcome{Answer: a}, nil
}

// Replace keeps another answer to a call that was performed: one that shows what happened right after its commit.
func (e *Engine) Replace(ctx context.Context, c Call, a Answer) error {
	sealed, err := e.Seal(c, a)
	if err != nil {
		return err
	}
	_, err = e.store(c.ProjectID).IdempotencyRecords().Update(ctx, sealed.ID, func(r *Record) error { r.Answer = sealed.Answer; return nil })
	return err
}

// take inserts a record, or returns the one that is there and has not expired.
func (e *Engine) take(ctx context.Context, records storage.Collection[Record], fresh Record) (kept *Record, err error) {
	for {
		err := records.Insert(ctx, fresh)
		if err == nil || !fault.Has(err, "duplicate_found") {
			return nil, err
		}
		stored, err := records.Get(ctx, fresh.ID)
		if err == nil && e.Live(&stored) {
			return &stored, nil
		}
		if err == nil {
			_, err = records.DeleteAll(ctx, storage.And(storage.Is("id", fresh.ID), expired(e.env.Now())))
		}
		if err != nil && !fault.IsNotFound(err) {
			return nil, err
		}
	}
}

func expired(now time.Time) storage.Filter {
	return storage.Where("expires_at", storage.OpLessEqual, now)
}

// sweepSize is how many expired records one statement deletes: it is a short one on every storage.
const sweepSize = 2000

// Sweep deletes the expired records of a project.
func (e *Engine) Sweep(ctx context.Context, projectID string) error {
	records := e.store(projectID).IdempotencyRecords()
	for {
		over := expired(e.env.Now())
		last, err := records.List(ctx, storage.Query{Filter: over, Order: []storage.Order{{Field: "expires_at"}}, Offset: sweepSize - 1, Limit: 1})
		if err != nil {
			return err
		}
		more := len(last.Items) > 0
		if more {
			over = expired(last.Items[0].ExpiresAt)
		}
		if _, err := records.DeleteAll(ctx, over); err != nil || !more {
			return err
		}
	}
}
