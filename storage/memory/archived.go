package memory

import (
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// ArchivedUses returns what archived redemptions add up to.
func (p *Project) ArchivedUses() storage.Collection[redemption.ArchivedUses] {
	return collection(p, redemption.ArchivedUsesKind)
}

// ArchivedCounts returns the share of counters that archived redemptions have.
func (p *Project) ArchivedCounts() storage.Collection[redemption.ArchivedCount] {
	return collection(p, redemption.ArchivedCountKind)
}

// ArchivedCustomers returns the share of the summaries of customers that archived redemptions and orders have.
func (p *Project) ArchivedCustomers() storage.Collection[customer.Archived] {
	return collection(p, customer.ArchivedKind)
}

// ArchivedDays returns the share of the figures of days that archived redemptions have.
func (p *Project) ArchivedDays() storage.Collection[summary.Day] {
	return collection(p, summary.ArchivedKind)
}

// Archives returns the times that history was archived.
func (p *Project) Archives() storage.Collection[redemption.Archive] {
	return collection(p, redemption.ArchiveKind)
}
