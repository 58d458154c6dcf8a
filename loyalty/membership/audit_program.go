package membership

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// ofAllTime matches counts without a day.
var ofAllTime = storage.Where("day", storage.OpIsUnknown)

// auditedAtOnce is how many figures are read at once.
const auditedAtOnce = 200

// AuditPrograms computes again the numbers of members of programs and of sold rewards, the totals of reports, and the tallies of
// limits, and calls report with each difference. It returns how many figures it compared. Each is locked while it is compared, so
// that it does not change meanwhile.
func (i Internals) AuditPrograms(ctx context.Context, report func(difference string)) (figures int, err error) {
	e := i.engine
	differ := func(what string, stored, computed int64) {
		if stored != computed {
			report(fmt.Sprintf("%s: stored %d, the records say %d", what, stored, computed))
		}
	}
	seats := storage.Where("subject", storage.OpStartsWith, memberCountSubject(""))
	err = audited(ctx, e.store, Store.MemberTallies, seats, TallyKind.ID, &figures, func(tx Store, t Tally) error {
		if t.LastAt.IsZero() {
			return nil // not counted yet
		}
		programID := strings.TrimPrefix(t.Subject, memberCountSubject(""))
		n, err := storage.Count(ctx, tx.Members(), storage.And(storage.Is("program_id", programID), notDeleted))
		differ("the members of program "+programID, t.Count, int64(n))
		return err
	})
	if err != nil {
		return figures, err
	}
	rewards := storage.Is("type", string(program.AssignedReward))
	err = audited(ctx, e.store, Store.ProgramAssignments, rewards, program.AssignmentKind.ID, &figures, func(tx Store, a program.Assignment) error {
		n, err := soldOf(ctx, tx, a)
		differ("what program "+a.ProgramID+" sold of reward "+a.ResourceID, a.Redeemed, n)
		return err
	})
	if err != nil {
		return figures, err
	}
	if err := e.auditTallies(ctx, report, &figures); err != nil {
		return figures, err
	}
	if err := e.auditTiers(ctx, differ, &figures); err != nil {
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
func (e *Engine) auditTiers(ctx context.Context, differ func(what string, stored, computed int64), figures *int) error {
	programs, err := e.store.Programs().List(ctx, storage.Query{})
	if err != nil {
		return err
	}
	for _, p := range programs.Items {
		for range triedTiers {
			before, err := e.Totals(ctx, ReportTiers, p.ID, storage.Query{})
			if err != nil {
				return err
			}
			computed, err := e.tiersOfCards(ctx, p.ID)
			if err != nil {
				return err
			}
			after, err := e.Totals(ctx, ReportTiers, p.ID, storage.Query{})
			if err != nil {
				return err
			}
			if !slices.EqualFunc(before, after, func(a, b Count) bool { return a.ID == b.ID && maps.Equal(a.Numbers, b.Numbers) }) {
				continue
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
				differ(fmt.Sprintf("the members of program %s in tier %s", p.ID, subject.TierID), n, computed[subject])
			}
			break
		}
	}
	return nil
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

// audited calls do with every item that passes a filter, each locked in a transaction of its own.
func audited[T any](ctx context.Context, s Store, of func(Store) storage.Collection[T], f storage.Filter, id func(*T) string, n *int, do func(Store, T) error) error {
	q := storage.Query{Filter: f, Limit: auditedAtOnce}
	for {
		page, err := of(s).List(ctx, q)
		if err != nil {
			return err
		}
		for i := range page.Items {
			*n++
			err := storage.Atomic(ctx, s, func(tx Store) error {
				held, err := of(tx).Update(ctx, id(&page.Items[i]), func(*T) error { return nil })
				if err != nil {
					return err
				}
				return do(tx, held)
			})
			if err != nil && !fault.IsNotFound(err) { // it was deleted meanwhile
				return err
			}
			q.After = &storage.Position{ID: id(&page.Items[i])}
		}
		if !page.HasMore {
			return nil
		}
	}
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
