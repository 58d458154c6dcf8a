package liability

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Store is what statements need of a backend.
type Store interface {
	storage.Transactor
	Campaigns() storage.Collection[campaign.Campaign]
	Liabilities() storage.Collection[Statement]
	CardTransactions() storage.Collection[membership.CardTransaction]
	MemberCards() storage.Collection[membership.Card]
	PendingPoints() storage.Collection[ledger.Pending]
	PointsLots() storage.Collection[ledger.Lot]
	Programs() storage.Collection[program.Program]
	Vouchers() storage.Collection[voucher.Voucher]
	VoucherTransactions() storage.Collection[voucher.Transaction]
}

// Engine writes the statements of one project.
type Engine struct {
	store Store
	env   env.Env
	zone  func(context.Context) (*time.Location, error)
}

// New returns the statements of the project that the store belongs to.
func New(store Store, env env.Env, zone func(context.Context) (*time.Location, error)) *Engine {
	return &Engine{store: store, env: env, zone: zone}
}

const (
	// portion is how many cards are read at once. A transaction begins with no further ones when it has read as many.
	portion = 500
	// stepsAtOnce bounds what is done in a transaction where campaigns have few cards: two steps for each of them.
	stepsAtOnce = 40
	// keptDays is how long statements are kept.
	keptDays = 400
)

// DailySteps returns what an engine does each day.
func DailySteps(e *Engine) []daily.Step {
	return []daily.Step{
		{Phase: daily.Refresh, Name: "write what is outstanding", Do: func(ctx context.Context, day calc.Day, _ []string) (bool, error) { return e.portion(ctx, day) }},
		{Phase: daily.Forget, Name: "forget old statements", Do: e.forget},
	}
}

func (e *Engine) forget(ctx context.Context, day calc.Day, _ []string) (more bool, err error) {
	_, err = e.store.Liabilities().DeleteAll(ctx, storage.Where("day", storage.OpLess, string(day.AddDays(-keptDays))))
	return false, err
}

// Of returns the statements of a day, the one over all cards included. With an empty day they are those of the last day that is finished. There are
// none for a day that is not.
func (e *Engine) Of(ctx context.Context, day calc.Day) ([]Statement, error) {
	row, err := e.store.Liabilities().Get(ctx, progressID)
	if fault.IsNotFound(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	finished := row.Body.Progress.Finished
	if day == "" {
		day = finished
	}
	if day == "" || day > finished {
		return nil, nil
	}
	page, err := e.store.Liabilities().List(ctx, storage.Query{Filter: storage.Is("day", string(day))})
	return page.Items, err
}

// History returns the statements over all cards from one day to another, both included, the oldest first.
func (e *Engine) History(ctx context.Context, from, to calc.Day) ([]Statement, error) {
	page, err := e.store.Liabilities().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("scope_id", All), storage.Where("day", storage.OpMoreEqual, string(from)), storage.Where("day", storage.OpLessEqual, string(to))),
		Order:  []storage.Order{{Field: "day"}},
	})
	return page.Items, err
}

// portion reads the next cards of a day and reports whether there are more. The row of the progress is locked meanwhile, so that of several processes
// each goes on where the other ended.
func (e *Engine) portion(ctx context.Context, day calc.Day) (more bool, err error) {
	zone, err := e.zone(ctx)
	if err != nil {
		return false, err
	}
	err = storage.AtomicUpsert(ctx, e.store, func(tx Store) error {
		rows := tx.Liabilities()
		row, err := rows.Update(ctx, progressID, func(*Statement) error { return nil })
		if fault.IsNotFound(err) {
			row = Statement{ID: progressID, Body: Body{Progress: &Progress{}}}
			err = rows.Insert(ctx, row)
		}
		if err != nil {
			return err
		}
		p := *row.Body.Progress
		if p.Day != day {
			p = Progress{Day: day, Finished: p.Finished}
		}
		if more = !p.Done; !more {
			return nil
		}
		r := reader{tx: tx, zone: zone, now: e.env.Now()}
		for n := 0; !p.Done && r.read < portion && n < stepsAtOnce; n++ {
			if err := r.next(ctx, &p); err != nil {
				return err
			}
		}
		if len(r.written) > 0 {
			var ids []string
			for i := range r.written {
				ids = append(ids, r.written[i].ID)
			}
			// Statements of the day that an interrupted run has left are written again.
			if _, err := rows.DeleteAll(ctx, storage.In("id", ids)); err != nil {
				return err
			}
			if err := rows.Insert(ctx, r.written...); err != nil {
				return err
			}
		}
		more = !p.Done
		_, err = rows.Update(ctx, progressID, func(s *Statement) error { s.Body.Progress = &p; return nil })
		return err
	})
	return more, err
}
