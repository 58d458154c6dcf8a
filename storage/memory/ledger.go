package memory

import (
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/storage"
)

var _ ledger.Store = (*Project)(nil)

// PointsLots returns the lots of points.
func (p *Project) PointsLots() storage.Collection[ledger.Lot] { return collection(p, ledger.LotKind) }

// PointsTakes returns what was taken from lots.
func (p *Project) PointsTakes() storage.Collection[ledger.Take] {
	return collection(p, ledger.TakeKind)
}

// PendingPoints returns the points that wait or waited.
func (p *Project) PendingPoints() storage.Collection[ledger.Pending] {
	return collection(p, ledger.PendingKind)
}

// DailyRuns returns how far the project is with its days.
func (p *Project) DailyRuns() storage.Collection[daily.Run] { return collection(p, daily.Kind) }
