package punchcard

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/audit"
)

// Verified says what Verify looked at.
type Verified = audit.Verified

// Verify computes what the project keeps again from its records: balances, lots, uses, counters, totals, summaries, and the counts of codes,
// publications, members and sold rewards. It hands each difference to report and changes nothing; others may go on working on the project
// meanwhile.
func (p *Project) Verify(ctx context.Context, report func(difference string)) (Verified, error) {
	project := audit.Project{
		Store: p.engine.store(p.ID), Zone: p.engine.Projects.Source(p.ID).Zone, Vouchers: p.Vouchers, Members: p.Members, Redemptions: p.Redemptions,
	}
	return project.Verify(ctx, report)
}
