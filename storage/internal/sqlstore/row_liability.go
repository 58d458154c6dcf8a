package sqlstore

import (
	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/internal/liability"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

var _ liability.Store = (*Project)(nil)

// Liabilities returns what was outstanding on cards on each day.
func (p *Project) Liabilities() storage.Collection[liability.Statement] {
	return collection(p, liabilityTable)
}

var liabilityTable = tableOf(liability.Kind, liabilityItem, newLiabilityRow)

type liabilityRow struct {
	bun.BaseModel `bun:"table:liabilities,alias:t"`

	ProjectID string                   `bun:"project_id,pk"`
	ID        string                   `bun:"id,pk"`
	ScopeID   string                   `bun:"scope_id,nullzero"`
	Day       string                   `bun:"day,nullzero"`
	Body      document[liability.Body] `bun:"body"`
}

func liabilityItem(r *liabilityRow) liability.Statement {
	return liability.Statement{ID: r.ID, ScopeID: r.ScopeID, Day: calc.Day(r.Day), Body: r.Body.value}
}

func newLiabilityRow(project string, s *liability.Statement) liabilityRow {
	return liabilityRow{ProjectID: project, ID: s.ID, ScopeID: s.ScopeID, Day: string(s.Day), Body: asDocument(s.Body)}
}
