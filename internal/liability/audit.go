package liability

import (
	"context"
	"fmt"
	"reflect"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Audit computes the statements of the last finished day again from the cards, as of the time at which they were written, and calls report with each
// difference. It returns how many statements it compared. Cards that changed since then have no past: a campaign or program with such cards is passed
// over when it differs.
func Audit(ctx context.Context, e *Engine, report func(difference string)) (compared int, err error) {
	statements, err := e.Of(ctx, "")
	if err != nil {
		return 0, err
	}
	zone, err := e.zone(ctx)
	if err != nil {
		return 0, err
	}
	var total Sums
	for i := range statements {
		s := &statements[i]
		if s.ScopeID == All {
			continue
		}
		total = total.plus(s.Body.Sums)
		now, err := e.again(ctx, s, zone)
		if err != nil {
			return compared, err
		}
		if !reflect.DeepEqual(now, s.Body.Sums) {
			if moved, err := e.moved(ctx, s, now); err != nil || moved {
				if err != nil {
					return compared, err
				}
				continue
			}
			report(fmt.Sprintf("what is outstanding in %q on %s: stored %+v, the cards say %+v", s.ScopeID, s.Day, s.Body.Sums, now))
		}
		compared++
	}
	for i := range statements {
		if s := &statements[i]; s.ScopeID == All {
			if !reflect.DeepEqual(total, s.Body.Sums) {
				report(fmt.Sprintf("what is outstanding in all on %s: stored %+v, its parts say %+v", s.Day, s.Body.Sums, total))
			}
			compared++
		}
	}
	return compared, nil
}

// again reads all cards of a statement.
func (e *Engine) again(ctx context.Context, s *Statement, zone *time.Location) (sums Sums, err error) {
	r := reader{tx: e.store, zone: zone, now: s.Body.At}
	p := Progress{Open: &Open{s.ScopeID, Outstanding{Program: s.Body.Program}}}
	for more := true; more; {
		var part Sums
		var last position
		if part, last, more, err = r.cards(ctx, &p); err != nil {
			return sums, err
		}
		sums, p.AfterID, p.AfterAt = sums.plus(part), last.ID, last.at
	}
	return sums, nil
}

// moved reports whether cards of a statement changed since it was begun. A card that is gone leaves no trace but the number of cards.
func (e *Engine) moved(ctx context.Context, s *Statement, now Sums) (bool, error) {
	if now.Cards < s.Body.Cards {
		return true, nil
	}
	since := func(field string) storage.Filter { return storage.Where(field, storage.OpMoreEqual, s.Body.Began) }
	if s.Body.Program {
		_, moved, err := storage.First(ctx, e.store.CardTransactions(), storage.Query{Filter: storage.And(storage.Is("program_id", s.ScopeID), since("created_at"))})
		if moved || err != nil {
			return moved, err
		}
		_, moved, err = storage.First(ctx, e.store.MemberCards(), storage.Query{Filter: storage.And(storage.Is("program_id", s.ScopeID), since("created_at"))})
		return moved, err
	}
	of := storage.Where("campaign_id", storage.OpIsUnknown)
	if s.ScopeID != "" {
		of = storage.Is("campaign_id", s.ScopeID)
		c, err := e.store.Campaigns().Get(ctx, s.ScopeID)
		if fault.IsNotFound(err) || err == nil && (!c.UpdatedAt.Before(s.Body.Began) || !c.DeletedAt.IsZero()) {
			return true, nil
		}
		if err != nil {
			return false, err
		}
	}
	for _, field := range []string{"created_at", "updated_at"} {
		if _, moved, err := storage.First(ctx, e.store.Vouchers(), storage.Query{Filter: storage.And(of, since(field))}); moved || err != nil {
			return moved, err
		}
	}
	if _, moved, err := storage.First(ctx, e.store.VoucherTransactions(), storage.Query{Filter: storage.And(of, since("created_at"))}); moved || err != nil {
		return moved, err
	}
	q := storage.Query{Filter: storage.Is("scope_id", s.ScopeID), Limit: portion}
	for more := s.ScopeID != ""; more; {
		page, err := e.store.PendingPoints().List(ctx, q)
		if err != nil {
			return false, err
		}
		for _, p := range page.Items {
			if !p.UpdatedAt.Before(s.Body.Began) || !p.CreatedAt.Before(s.Body.Began) {
				return true, nil
			}
			q.After = behind(p.ID)
		}
		more = page.HasMore
	}
	return false, nil
}
