package membership

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/steady"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// ofAllTime matches counts without a day.
var ofAllTime = storage.Where("day", storage.OpIsUnknown)

// auditedAtOnce is how many figures are read at once.
const auditedAtOnce = 200

// AuditPrograms computes again the numbers of members of programs and of sold rewards, the totals of reports, and the tallies of
// limits, and tells of each difference. It returns how many figures it compared. The numbers of members and of sold rewards are not locked, because
// to count them may take long; the others, whose records are few, are locked while they are compared, so that they do not change meanwhile.
func (i Internals) AuditPrograms(ctx context.Context, told steady.Told) (figures int, err error) {
	e := i.engine
	differ := func(what string, stored, computed int64) {
		if stored != computed {
			told.Differs(fmt.Sprintf("%s: stored %d, the records say %d", what, stored, computed))
		}
	}
	seats := storage.Where("subject", storage.OpStartsWith, memberCountSubject(""))
	err = eachOf(ctx, e.store.MemberTallies(), seats, TallyKind.ID, func(t *Tally) error {
		figures++
		programID := strings.TrimPrefix(t.Subject, memberCountSubject(""))
		return steady.Compare("the members of program "+programID, told, func() (int64, error) {
			now, err := e.store.MemberTallies().Get(ctx, t.ID)
			if err == nil && now.LastAt.IsZero() {
				err = fault.NotFound(TallyKind.Name, t.ID) // not counted yet
			}
			return now.Count, err
		}, func() (int64, error) {
			n, err := storage.Count(ctx, e.store.Members(), storage.And(storage.Is("program_id", programID), notDeleted))
			return int64(n), err
		})
	})
	if err != nil {
		return figures, err
	}
	rewards := storage.Is("type", string(program.AssignedReward))
	err = eachOf(ctx, e.store.ProgramAssignments(), rewards, program.AssignmentKind.ID, func(a *program.Assignment) error {
		figures++
		return steady.Compare("what program "+a.ProgramID+" sold of reward "+a.ResourceID, told, func() (int64, error) {
			now, err := e.store.ProgramAssignments().Get(ctx, a.ID)
			return now.Redeemed, err
		}, func() (int64, error) { return soldOf(ctx, e.store, *a) })
	})
	if err != nil {
		return figures, err
	}
	if err := e.auditTallies(ctx, told.Differs, &figures); err != nil {
		return figures, err
	}
	if err := e.auditTiers(ctx, told, &figures); err != nil {
		return figures, err
	}
	// A transaction that counts writes the day first and the total after it: while the total is locked, none is between the
	// two.
	return figures, audited(ctx, e.store, Store.MemberCounts, ofAllTime, CountKind.ID, &figures, func(tx Store, sum Count) error {
		days, err := daysOf(ctx, tx, sum)
		for name := range plus(sum.Numbers, days) {
			if name == holders {
				continue // has no days
			}
			differ(fmt.Sprintf("%s in the report %s of %s about %+v", name, sum.Report, sum.OwnerID, sum.Subject), sum.Numbers[name], days[name])
		}
		return err
	})
}

// triedTiers is how often the cards of a program are counted by tier, when members change their tiers meanwhile.
const triedTiers = 3

// auditTiers compares how many cards are in each tier with the cards. It locks nothing, because to read all cards of a program may take long: figures that
// changed meanwhile are compared again, a bounded number of times.
func (e *Engine) auditTiers(ctx context.Context, told steady.Told, figures *int) error {
	return eachOf(ctx, e.store.Programs(), storage.Filter{}, program.Kind.ID, func(p *program.Program) error {
		for range triedTiers {
			if settled, err := e.auditTiersOf(ctx, p.ID, told, figures); settled || err != nil {
				return err
			}
		}
		told.Moves("the members of program " + p.ID + " in each tier")
		return nil
	})
}

// auditTiersOf is auditTiers for one program, once. It is settled when no figure changed meanwhile.
func (e *Engine) auditTiersOf(ctx context.Context, programID string, told steady.Told, figures *int) (settled bool, err error) {
	before, err := e.Totals(ctx, ReportTiers, programID, storage.Query{})
	if err != nil {
		return false, err
	}
	computed, err := e.tiersOfCards(ctx, programID)
	if err != nil {
		return false, err
	}
	after, err := e.Totals(ctx, ReportTiers, programID, storage.Query{})
	if err != nil || !slices.EqualFunc(before, after, func(a, b Count) bool { return a.ID == b.ID && maps.Equal(a.Numbers, b.Numbers) }) {
		return false, err
	}
	stored := map[Subject]int64{}
	for _, c := range after {
		stored[c.Subject] = c.Numbers[holders]
	}
	for subject := range computed {
		stored[subject] += 0 // a tier that was never counted
	}
	for subject, n := range stored {
		*figures++
		if n != computed[subject] {
			told.Differs(fmt.Sprintf("the members of program %s in tier %s: stored %d, the records say %d", programID, subject.TierID, n, computed[subject]))
		}
	}
	return true, nil
}

// tiersOfCards counts the cards of a program by their tier.
func (e *Engine) tiersOfCards(ctx context.Context, programID string) (map[Subject]int64, error) {
	counts := map[Subject]int64{}
	q := storage.Query{Filter: storage.Is("program_id", programID), Limit: auditedAtOnce}
	for {
		page, err := e.store.MemberCards().List(ctx, q)
		if err != nil {
			return nil, err
		}
		for i := range page.Items {
			c := &page.Items[i]
			if tierID := c.Standing.Rank.TierID; tierID != "" {
				counts[Subject{StructureID: c.Standing.StructureID, TierID: tierID}]++
			}
			q.After = &storage.Position{ID: c.ID}
		}
		if !page.HasMore {
			return counts, nil
		}
	}
}

// eachOf calls do with every item that passes a filter.
func eachOf[T any](ctx context.Context, c storage.Collection[T], f storage.Filter, id func(*T) string, do func(*T) error) error {
	q := storage.Query{Filter: f, Limit: auditedAtOnce}
	for {
		page, err := c.List(ctx, q)
		if err != nil {
			return err
		}
		for i := range page.Items {
			if err := do(&page.Items[i]); err != nil {
				return err
			}
			q.After = &storage.Position{ID: id(&page.Items[i])}
		}
		if !page.HasMore {
			return nil
		}
	}
}

// audited calls do with every item that passes a filter, each locked in a transaction of its own.
func audited[T any](ctx context.Context, s Store, of func(Store) storage.Collection[T], f storage.Filter, id func(*T) string, n *int, do func(Store, T) error) error {
	return eachOf(ctx, of(s), f, id, func(item *T) error {
		*n++
		err := storage.Atomic(ctx, s, func(tx Store) error {
			held, err := of(tx).Update(ctx, id(item), func(*T) error { return nil })
			if err != nil {
				return err
			}
			return do(tx, held)
		})
		if fault.IsNotFound(err) { // it was deleted meanwhile
			return nil
		}
		return err
	})
}

// soldOf is how many purchases of an assigned reward were made since it was assigned, and not refunded.
func soldOf(ctx context.Context, tx Store, a program.Assignment) (sold int64, err error) {
	q := storage.Query{Filter: storage.And(storage.Is("program_id", a.ProgramID), storage.Is("reward_id", a.ResourceID)), Limit: auditedAtOnce}
	for {
		page, err := tx.RewardTransactions().List(ctx, q)
		if err != nil {
			return sold, err
		}
		for _, t := range page.Items {
			if t.Type == TypePurchase && t.Status == TransactionApproved && !a.CreatedAt.After(t.CreatedAt) {
				sold++
			}
			q.After = &storage.Position{ID: t.ID}
		}
		if !page.HasMore {
			return sold, nil
		}
	}
}

// daysOf adds up the days of a total of all time.
func daysOf(ctx context.Context, tx Store, sum Count) (numbers map[string]int64, err error) {
	page, err := tx.MemberCounts().List(ctx, storage.Query{Filter: storage.Is("series", seriesOf(sum.Report, sum.OwnerID, true))})
	for _, day := range page.Items {
		if day.Subject == sum.Subject {
			numbers = plus(numbers, day.Numbers)
		}
	}
	return numbers, err
}
