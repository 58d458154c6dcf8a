package refusal

import (
	"cmp"
	"context"
	"sync"
	"sync/atomic"
	"time"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// The bounds of the log.
const (
	// MaxKept is how many refusals of a project are kept. Each process looks after every 1,000 that it writes, so that there may be some more.
	MaxKept = 100_000
	// maxQueued is how many wait in memory to be written.
	maxQueued = 2000
	// maxName is how many characters of a code are kept.
	maxName = 255
)

// Store is where refusals are kept.
type Store interface {
	Refusals() storage.Collection[Refusal]
}

// Engine keeps the refusals of one project.
type Engine struct {
	store Store
	env   env.Env
	// on says whether the project keeps refusals.
	on   func(context.Context) (bool, error)
	kept func(context.Context) (time.Duration, error)
	// bound is MaxKept; tests lower it.
	bound int

	dropped atomic.Int64
	mu      sync.Mutex
	queued  []Refusal
	written int // since the number of refusals was last looked at
}

// Deps is what an Engine works with.
type Deps struct {
	// Store keeps the refusals of one project.
	Store Store
	Env   env.Env
	// On says whether the project keeps refusals; it is asked before they are written.
	On func(context.Context) (bool, error)
	// Kept returns how long a refusal is kept.
	Kept func(context.Context) (time.Duration, error)
	// Bound is how many are kept; MaxKept when it is 0.
	Bound int
}

// New returns the refusals of the project that the store belongs to.
func New(d Deps) *Engine {
	if d.Bound == 0 {
		d.Bound = MaxKept
	}
	return &Engine{store: d.Store, env: d.Env, on: d.On, kept: d.Kept, bound: d.Bound}
}

// DailySteps returns what an engine does each day.
func DailySteps(e *Engine) []daily.Step {
	return []daily.Step{{Phase: daily.Forget, Name: "forget old refusals", Do: e.forget}}
}

// Notice takes the refusals of a validation. It never waits for the storage.
func (e *Engine) Notice(requestID string, result *redemption.Result) {
	if result == nil {
		return
	}
	for i := range result.Entries {
		if entry := &result.Entries[i]; entry.Status != redemption.EntryApplicable {
			e.queue(e.refusalOf(requestID, result, entry))
		}
	}
}

func (e *Engine) refusalOf(requestID string, result *redemption.Result, entry *redemption.Entry) Refusal {
	out := Refusal{
		ID: e.env.NewID(Kind.Prefix), CreatedAt: e.env.Now(), Object: string(entry.Redeemable.Object), Name: cut(entry.Redeemable.ID),
		CampaignID: entry.CampaignID, CustomerID: result.CustomerID(), Key: entry.Skip.Key, Message: entry.Skip.Message, RequestID: requestID,
	}
	if entry.Err != nil {
		out.Key, out.Message = entry.Err.Key, entry.Err.Message
	}
	if entry.Voucher != nil {
		out.VoucherID = entry.Voucher.ID
	}
	if entry.Tier != nil {
		out.TierID = entry.Tier.ID
	}
	if o := result.Order; o != nil {
		out.Order = cut(cmp.Or(o.SourceID, o.ID))
		if amount := result.Start.Amount; amount.Known {
			out.Amount = &amount.Minor
		}
	}
	return out
}

func cut(name string) string {
	name = storage.Storable(name)
	if utf8.RuneCountInString(name) <= maxName {
		return name
	}
	return string([]rune(name)[:maxName])
}

func (e *Engine) queue(r Refusal) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if len(e.queued) >= maxQueued {
		e.dropped.Add(1)
		return
	}
	e.queued = append(e.queued, r)
}

// Dropped is how many refusals this process has not kept since it started, because they came faster than they could be written.
func (e *Engine) Dropped() int64 { return e.dropped.Load() }

// writtenAtOnce is how many refusals are written in one statement.
const writtenAtOnce = 500

// Flush writes the refusals that wait. When that fails they are dropped and counted: the log must not grow while the storage is away.
func (e *Engine) Flush(ctx context.Context) error {
	e.mu.Lock()
	queued := e.queued
	e.queued = nil
	e.mu.Unlock()
	if len(queued) == 0 {
		return nil
	}
	on, err := e.on(ctx)
	if err == nil && !on {
		return nil
	}
	for err == nil && len(queued) > 0 {
		n := min(len(queued), writtenAtOnce)
		if err = e.store.Refusals().Insert(ctx, queued[:n]...); err == nil {
			queued = queued[n:]
			e.written += n
		}
	}
	if err != nil {
		e.dropped.Add(int64(len(queued)))
		return err
	}
	return e.trim(ctx)
}

// trimEvery is after how many refusals of this process their number is looked at.
const trimEvery = 1000

// trim deletes the oldest of too many refusals.
func (e *Engine) trim(ctx context.Context) error {
	if e.written < min(trimEvery, e.bound) {
		return nil
	}
	n, err := storage.Count(ctx, e.store.Refusals(), storage.Filter{})
	if err != nil {
		return err
	}
	e.written = 0
	for n > e.bound {
		some := min(n-e.bound, writtenAtOnce)
		if err := e.deleteOldest(ctx, storage.Filter{}, some); err != nil {
			return err
		}
		n -= some
	}
	return nil
}

func (e *Engine) deleteOldest(ctx context.Context, f storage.Filter, n int) error {
	page, err := e.store.Refusals().List(ctx, storage.Query{Filter: f, Order: []storage.Order{{Field: "created_at"}}, Limit: n})
	if err != nil || len(page.Items) == 0 {
		return err
	}
	ids := make([]string, len(page.Items))
	for i := range page.Items {
		ids[i] = page.Items[i].ID
	}
	_, err = e.store.Refusals().DeleteAll(ctx, storage.In("id", ids))
	return err
}

// List returns a page of refusals.
func (e *Engine) List(ctx context.Context, q storage.Query) (storage.Page[Refusal], error) {
	return e.store.Refusals().List(ctx, q)
}

// forget deletes some of the refusals that are over, and reports whether there are more.
func (e *Engine) forget(ctx context.Context, _ calc.Day, _ []string) (more bool, err error) {
	on, err := e.on(ctx)
	if err != nil {
		return false, err
	}
	over := storage.Filter{}
	if on {
		kept, err := e.kept(ctx)
		if err != nil {
			return false, err
		}
		over = storage.Where("created_at", storage.OpLess, e.env.Now().Add(-kept))
	}
	if err := e.deleteOldest(ctx, over, writtenAtOnce); err != nil {
		return false, err
	}
	_, more, err = storage.First(ctx, e.store.Refusals(), storage.Query{Filter: over})
	return more, err
}
