package verify

import (
	"context"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/internal/liability"
	"github.com/punchcardhq/punchcard/internal/steady"
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
	// maxLooks is how often what changes is read again.
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

// told is who hears of the figures of an audit.
func (done *Verified) told(report func(difference string)) steady.Told {
	return steady.Told{Differs: report, Moves: done.moves}
}

// part is a part of an audit.
type part func(p *Project, ctx context.Context, report func(difference string), done *Verified) error

// parts are all parts, in their order.
var parts = []part{
	(*Project).cards, (*Project).memberCards, (*Project).codes, (*Project).publications, (*Project).redemptions, (*Project).days, (*Project).liabilities,
}

// Verify computes the figures of the project again and calls report with each difference.
func (p *Project) Verify(ctx context.Context, report func(difference string)) (Verified, error) {
	return p.verify(ctx, report, func(int, *Verified) error { return nil })
}

// verify is Verify, and calls after with the number of parts that are done.
func (p *Project) verify(ctx context.Context, report func(difference string), after func(parts int, done *Verified) error) (done Verified, err error) {
	for i, part := range parts {
		if err := part(p, ctx, report, &done); err != nil {
			return done, err
		}
		if err := after(i+1, &done); err != nil {
			return done, err
		}
	}
	return done, nil
}

// Compared is how many objects were compared.
func (done *Verified) Compared() int {
	return done.Cards + done.Campaigns + done.Figures + done.Days + done.Liabilities + done.Records + done.Vouchers + done.Customers + done.Counters + done.Totals
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
	done.Figures, err = membership.InternalsOf(p.Members).AuditPrograms(ctx, done.told(report))
	return err
}

func (p *Project) liabilities(ctx context.Context, report func(string), done *Verified) (err error) {
	done.Liabilities, err = liability.Audit(ctx, p.Liabilities, report)
	return err
}

func (p *Project) redemptions(ctx context.Context, report func(string), done *Verified) error {
	audited, err := Redemptions(ctx, p.Redemptions, p.Store, report)
	before := done.Audited
	done.Audited = audited
	done.Moving += before.Moving
	done.NotCompared = slices.Concat(before.NotCompared, audited.NotCompared)
	done.NotCompared = done.NotCompared[:min(len(done.NotCompared), MaxNotCompared)]
	return err
}
