package verify

import (
	"context"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/liability"
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

const (
	// pageSize is how many items are read at once.
	pageSize = 200
	// maxLooks is how often a figure that changes is read again.
	maxLooks = 8
)

// Store is the part of a backend that an audit reads.
type Store interface {
	campaign.Store
	ledger.Store
	RedemptionStore
	ArchivedDays() storage.Collection[summary.Day]
	summary.Store
	voucher.Store
}

// Project holds the store of a project and its engines, for an audit.
type Project struct {
	Store       Store
	Zone        func(context.Context) (*time.Location, error)
	Vouchers    *voucher.Engine
	Members     *membership.Engine
	Redemptions *redemption.Engine
	Liabilities *liability.Engine
	// Behind reports whether events wait to be counted in the figures of days.
	Behind func(context.Context) (bool, error)
}

// Verified counts the objects that an audit examined.
type Verified struct {
	// Cards are gift cards, loyalty cards and cards of members, Campaigns those whose codes were counted, Figures those of loyalty programs.
	// Days are those of the figures of the project and of campaigns.
	Cards, Campaigns, Figures, Days int
	// Liabilities are the statements of what was outstanding.
	Liabilities int
	Audited
}

// Verify computes the figures of the project again and calls report with each difference.
func (p *Project) Verify(ctx context.Context, report func(difference string)) (done Verified, err error) {
	for _, step := range []func(context.Context, func(string), *Verified) error{p.cards, p.memberCards, p.codes, p.publications, p.redemptions, p.days, p.liabilities} {
		if err := step(ctx, report, &done); err != nil {
			return done, err
		}
	}
	return done, nil
}

func (p *Project) memberCards(ctx context.Context, report func(string), done *Verified) error {
	q := storage.Query{Limit: pageSize}
	for more := true; more; {
		page, err := membership.InternalsOf(p.Members).AllCards(ctx, q)
		if err != nil {
			return err
		}
		for _, c := range page.Items {
			differences, err := membership.InternalsOf(p.Members).Audit(ctx, c)
			if err != nil {
				return err
			}
			for _, d := range differences {
				report(d)
			}
			done.Cards++
			q.After = &storage.Position{ID: c.ID}
		}
		more = page.HasMore
	}
	var err error
	done.Figures, err = membership.InternalsOf(p.Members).AuditPrograms(ctx, report)
	return err
}

func (p *Project) liabilities(ctx context.Context, report func(string), done *Verified) (err error) {
	done.Liabilities, err = liability.Audit(ctx, p.Liabilities, report)
	return err
}

func (p *Project) redemptions(ctx context.Context, report func(string), done *Verified) error {
	audited, err := Redemptions(ctx, p.Redemptions, p.Store, report)
	audited.Moving += done.Moving
	done.Audited = audited
	return err
}

// steady is compare for a figure whose records need not be counted.
func steady[F comparable](what string, report func(string), moving *int, stored, computed func() (F, error)) error {
	return compare(what, report, moving, stored, func() (F, int, error) { f, err := computed(); return f, 0, err })
}

// compare compares a figure with its records until both agree, or differ in the same way twice while neither what the records say nor their number
// changes. A figure that changes all the time is counted in moving.
func compare[F comparable](what string, report func(string), moving *int, stored func() (F, error), computed func() (F, int, error)) error {
	type pair struct{ stored, computed F }
	var last *pair
	for range maxLooks {
		before, records, err := computed()
		if err != nil {
			return err
		}
		figure, err := stored()
		if fault.IsNotFound(err) {
			return nil
		}
		if err != nil {
			return err
		}
		after, now, err := computed()
		switch {
		case err != nil:
			return err
		case now != records || before != after:
			continue
		case figure == after:
			return nil
		}
		seen := pair{figure, after}
		if last != nil && *last == seen {
			report(fmt.Sprintf("%s: stored %+v, the records say %+v", what, figure, after))
			return nil
		}
		last = &seen
	}
	*moving++
	return nil
}
