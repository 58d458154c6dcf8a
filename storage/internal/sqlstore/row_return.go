package sqlstore

import (
	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// Returns returns the returns of goods.
func (p *Project) Returns() storage.Collection[redemption.Return] { return collection(p, returnTable) }

var returnTable = tableOf(redemption.ReturnKind, returnItem, newReturnRow)

type returnRow struct {
	bun.BaseModel `bun:"table:returns,alias:t"`

	ProjectID   string                          `bun:"project_id,pk"`
	ID          string                          `bun:"id,pk"`
	SourceID    string                          `bun:"source_id,nullzero"`
	OrderID     string                          `bun:"order_id,nullzero"`
	CustomerID  string                          `bun:"customer_id,nullzero"`
	CampaignIDs document[[]string]              `bun:"campaign_ids"` // follow from the body; lists filter by them
	Body        document[redemption.ReturnBody] `bun:"body"`
	CreatedAt   instant                         `bun:"created_at"`
}

func returnItem(r *returnRow) redemption.Return {
	return redemption.Return{
		ID: r.ID, SourceID: r.SourceID, OrderID: r.OrderID, CustomerID: r.CustomerID, ReturnBody: r.Body.value, CreatedAt: r.CreatedAt.time(),
	}
}

func newReturnRow(project string, r *redemption.Return) returnRow {
	return returnRow{
		ProjectID: project, ID: r.ID, SourceID: r.SourceID, OrderID: r.OrderID, CustomerID: r.CustomerID,
		CampaignIDs: asDocument(r.CampaignIDs()), Body: asDocument(r.ReturnBody), CreatedAt: instant(r.CreatedAt),
	}
}
