package punchcard

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

const (
	// verifiedAtOnce is how many items are read at once.
	verifiedAtOnce = 200
	// verifyLooks is how often something that moves is looked at again.
	verifyLooks = 8
)

// Verified says what Verify looked at.
type Verified struct {
	// Cards are gift cards, loyalty cards and cards of members, Campaigns those whose codes were counted, Figures those of loyalty programs.
	Cards, Campaigns, Figures int
	redemption.Audited
}

// Verify computes what the project keeps again from its records. It hands each difference to report and changes nothing; others may go on
// working on the project meanwhile.
//
//	cards        the balances, figures, lots and what waits and expires next of gift cards, loyalty cards and cards of members, from their
//	             entries, lots and what waits
//	codes        how many codes campaigns count, and how often codes were published, from the codes and the publications
//	programs     the members of programs, what they sold of each reward, and the sums of their reports, from the members, the purchases and
//	             the days of the reports; and that limits count no more of the present period than there was
//	redemptions  the uses of codes, the totals and counters of limits and budgets, the summaries of customers with their last orders, and that
//	             nothing was taken back twice, from the records of redemptions and rollbacks and the orders; see redemption.Engine.Audit
//
// What the records do not hold is not looked at. The days of campaigns' summaries count events, of which those of customers who had to be
// forgotten are gone, and validations, which leave none. What v2 limits count of the present period begins where the limit was set, which
// nothing tells: it may be less than there was. How often earning rules of v2 were set off has no record of each time. In which tier of v1 a
// card is depends on what it had on past days, and on when tiers and rules were changed. Cards and campaigns in the trash keep their figures as
// they were.
func (p *Project) Verify(ctx context.Context, report func(difference string)) (done Verified, err error) {
	for _, step := range []func(context.Context, func(string), *Verified) error{p.verifyVouchers, p.verifyMembers, p.verifyCounts, p.verifyPublished, p.verifyRedemptions} {
		if err := step(ctx, report, &done); err != nil {
			return done, err
		}
	}
	return done, nil
}

func (p *Project) verifyMembers(ctx context.Context, report func(string), done *Verified) error {
	q := storage.Query{Limit: verifiedAtOnce}
	for more := true; more; {
		page, err := p.Members.AllCards(ctx, q)
		if err != nil {
			return err
		}
		for _, c := range page.Items {
			differences, err := p.Members.Audit(ctx, c)
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
	done.Figures, err = p.Members.AuditPrograms(ctx, report)
	return err
}

func (p *Project) verifyRedemptions(ctx context.Context, report func(string), done *Verified) error {
	audited, err := p.Redemptions.Audit(ctx, p.engine.store(p.ID), report)
	audited.Moving += done.Moving
	done.Audited = audited
	return err
}

// steady compares a figure with its records until both agree, or differ in the same way twice while the records stand still. A figure that
// moves all the time is counted in moving.
func steady[F comparable](what string, report func(string), moving *int, stored, computed func() (F, error)) error {
	type pair struct{ stored, computed F }
	var last *pair
	for range verifyLooks {
		before, err := computed()
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
		after, err := computed()
		switch {
		case err != nil:
			return err
		case before != after:
			continue
		case figure == after:
			return nil
		}
		seen := pair{figure, after}
		if last != nil && *last == seen {
			report(fmt.Sprintf("%s: stored %v, the records say %v", what, figure, after))
			return nil
		}
		last = &seen
	}
	*moving++
	return nil
}
