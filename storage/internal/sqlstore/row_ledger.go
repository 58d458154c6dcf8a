package sqlstore

import (
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

var _ ledger.Store = (*Project)(nil)

// PointsLots returns the lots of points.
func (p *Project) PointsLots() storage.Collection[ledger.Lot] { return collection(p, lotTable) }

// PointsTakes returns what was taken from lots.
func (p *Project) PointsTakes() storage.Collection[ledger.Take] { return collection(p, takeTable) }

// PendingPoints returns the points that wait or waited.
func (p *Project) PendingPoints() storage.Collection[ledger.Pending] {
	return collection(p, pendingTable)
}

var lotTable = tableOf(ledger.LotKind, lotItem, newLotRow)

type lotRow struct {
	bun.BaseModel `bun:"table:points_lots,alias:t"`

	ProjectID      string `bun:"project_id,pk"`
	ID             string `bun:"id,pk"`
	AccountID      string `bun:"account_id,nullzero"`
	ScopeID        string `bun:"scope_id,nullzero"`
	HolderID       string `bun:"holder_id,nullzero"`
	EntryID        string `bun:"entry_id,nullzero"`
	Opened         int64  `bun:"opened"`
	Left           int64  `bun:"left_points"`
	Ended          int64  `bun:"ended"`
	ExpiresOn      string `bun:"expires_on,nullzero"`
	ExpirationType string `bun:"expiration_type,nullzero"`
	Status         string `bun:"status,nullzero"`
	// Open to DueOn follow from the others; lists filter and sort by them.
	Open      bool    `bun:"open"`
	BurnOrder string  `bun:"burn_order,nullzero"`
	DueOn     string  `bun:"due_on,nullzero"`
	CreatedAt instant `bun:"created_at"`
	UpdatedAt instant `bun:"updated_at"`
}

func lotItem(r *lotRow) ledger.Lot {
	return ledger.Lot{
		ID: r.ID, AccountID: r.AccountID, ScopeID: r.ScopeID, HolderID: r.HolderID, EntryID: r.EntryID,
		Opened: r.Opened, Left: r.Left, Ended: r.Ended, ExpiresOn: calc.Day(r.ExpiresOn), ExpirationType: calc.ExpirationType(r.ExpirationType),
		Status: ledger.LotStatus(r.Status), CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newLotRow(project string, l *ledger.Lot) lotRow {
	return lotRow{
		ProjectID: project, ID: l.ID, AccountID: l.AccountID, ScopeID: l.ScopeID, HolderID: l.HolderID, EntryID: l.EntryID,
		Opened: l.Opened, Left: l.Left, Ended: l.Ended, ExpiresOn: string(l.ExpiresOn), ExpirationType: string(l.ExpirationType),
		Status: string(l.Status), Open: l.Open(), BurnOrder: l.BurnOrder(), DueOn: l.DueOrder(),
		CreatedAt: instant(l.CreatedAt), UpdatedAt: instant(l.UpdatedAt),
	}
}

var takeTable = tableOf(ledger.TakeKind, takeItem, newTakeRow)

type takeRow struct {
	bun.BaseModel `bun:"table:points_takes,alias:t"`

	ProjectID string  `bun:"project_id,pk"`
	ID        string  `bun:"id,pk"`
	AccountID string  `bun:"account_id,nullzero"`
	EntryID   string  `bun:"entry_id,nullzero"`
	LotID     string  `bun:"lot_id,nullzero"`
	Points    int64   `bun:"points"`
	Returned  int64   `bun:"returned"`
	Restored  int64   `bun:"restored"`
	CreatedAt instant `bun:"created_at"`
}

func takeItem(r *takeRow) ledger.Take {
	return ledger.Take{
		ID: r.ID, AccountID: r.AccountID, EntryID: r.EntryID, LotID: r.LotID, Points: r.Points, Returned: r.Returned, Restored: r.Restored,
		CreatedAt: r.CreatedAt.time(),
	}
}

func newTakeRow(project string, t *ledger.Take) takeRow {
	return takeRow{
		ProjectID: project, ID: t.ID, AccountID: t.AccountID, EntryID: t.EntryID, LotID: t.LotID, Points: t.Points, Returned: t.Returned, Restored: t.Restored,
		CreatedAt: instant(t.CreatedAt),
	}
}

var pendingTable = tableOf(ledger.PendingKind, pendingItem, newPendingRow)

type pendingRow struct {
	bun.BaseModel `bun:"table:pending_points,alias:t"`

	ProjectID   string                    `bun:"project_id,pk"`
	ID          string                    `bun:"id,pk"`
	AccountID   string                    `bun:"account_id,nullzero"`
	ScopeID     string                    `bun:"scope_id,nullzero"`
	HolderID    string                    `bun:"holder_id,nullzero"`
	EntryID     string                    `bun:"entry_id,nullzero"`
	Points      int64                     `bun:"points"`
	Type        string                    `bun:"column:type,nullzero"`
	ActivatesOn string                    `bun:"activates_on,nullzero"`
	CancelsOn   string                    `bun:"cancels_on,nullzero"`
	Date        string                    `bun:"date,nullzero"`   // follows from the two before
	DueOn       string                    `bun:"due_on,nullzero"` // likewise
	Expiration  document[calc.Expiration] `bun:"expiration"`
	Status      string                    `bun:"status,nullzero"`
	Cause       document[ledger.Cause]    `bun:"cause"`
	OrderID     string                    `bun:"order_id,nullzero"` // stands in the cause as well
	CreatedAt   instant                   `bun:"created_at"`
	UpdatedAt   instant                   `bun:"updated_at"`
}

func pendingItem(r *pendingRow) ledger.Pending {
	return ledger.Pending{
		ID: r.ID, AccountID: r.AccountID, ScopeID: r.ScopeID, HolderID: r.HolderID, EntryID: r.EntryID, Points: r.Points,
		Type: calc.PendingType(r.Type), ActivatesOn: calc.Day(r.ActivatesOn), CancelsOn: calc.Day(r.CancelsOn),
		Expiration: r.Expiration.value, Status: ledger.PendingStatus(r.Status), Cause: r.Cause.value,
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newPendingRow(project string, p *ledger.Pending) pendingRow {
	return pendingRow{
		ProjectID: project, ID: p.ID, AccountID: p.AccountID, ScopeID: p.ScopeID, HolderID: p.HolderID, EntryID: p.EntryID, Points: p.Points,
		Type: string(p.Type), ActivatesOn: string(p.ActivatesOn), CancelsOn: string(p.CancelsOn), Date: string(p.Date()), DueOn: p.DueOrder(),
		Expiration: asDocument(p.Expiration), Status: string(p.Status), Cause: asDocument(p.Cause), OrderID: p.Cause.OrderID,
		CreatedAt: instant(p.CreatedAt), UpdatedAt: instant(p.UpdatedAt),
	}
}
