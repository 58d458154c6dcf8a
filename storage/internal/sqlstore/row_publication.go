package sqlstore

import (
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/uptrace/bun"
)

// Publications returns the publications.
func (p *Project) Publications() storage.Collection[voucher.Publication] {
	return collection(p, publicationTable)
}

// VoucherTransactions returns the movements on gift cards and loyalty cards.
func (p *Project) VoucherTransactions() storage.Collection[voucher.Transaction] {
	return collection(p, voucherTransactionTable)
}

var publicationTable = tableOf(voucher.PublicationKind, publicationItem, newPublicationRow)

type publicationRow struct {
	bun.BaseModel `bun:"table:publications,alias:t"`

	ProjectID  string                 `bun:"project_id,pk"`
	ID         string                 `bun:"id,pk"`
	SourceID   string                 `bun:"source_id,nullzero"`
	CustomerID string                 `bun:"customer_id,nullzero"`
	TrackingID string                 `bun:"tracking_id,nullzero"`
	Channel    string                 `bun:"channel,nullzero"`
	Metadata   document[metadata.Map] `bun:"metadata"`
	VoucherIDs document[[]string]     `bun:"voucher_ids"`
	Codes      document[[]string]     `bun:"codes"`
	// VoucherCode is the first of the codes, Result follows from the failure; lists filter by them.
	VoucherCode    string  `bun:"voucher_code,nullzero"`
	Result         string  `bun:"result,nullzero"`
	CampaignID     string  `bun:"campaign_id,nullzero"`
	VoucherType    string  `bun:"voucher_type,nullzero"`
	Referral       bool    `bun:"is_referral_code"`
	FailureCode    string  `bun:"failure_code,nullzero"`
	FailureMessage string  `bun:"failure_message,nullzero"`
	CreatedAt      instant `bun:"created_at"`
}

func publicationItem(r *publicationRow) voucher.Publication {
	return voucher.Publication{
		ID: r.ID, SourceID: r.SourceID, CustomerID: r.CustomerID, TrackingID: r.TrackingID, Channel: r.Channel, Metadata: r.Metadata.value,
		VoucherIDs: r.VoucherIDs.value, Codes: r.Codes.value, CampaignID: r.CampaignID, VoucherType: campaign.VoucherType(r.VoucherType),
		Referral: r.Referral, FailureCode: r.FailureCode, FailureMessage: r.FailureMessage, CreatedAt: r.CreatedAt.time(),
	}
}

func newPublicationRow(project string, p *voucher.Publication) publicationRow {
	row := publicationRow{
		ProjectID: project, ID: p.ID, SourceID: p.SourceID, CustomerID: p.CustomerID, TrackingID: p.TrackingID, Channel: p.Channel,
		Metadata: asDocument(p.Metadata), VoucherIDs: asDocument(p.VoucherIDs), Codes: asDocument(p.Codes), Result: p.Result(),
		CampaignID: p.CampaignID, VoucherType: string(p.VoucherType), Referral: p.Referral,
		FailureCode: p.FailureCode, FailureMessage: p.FailureMessage, CreatedAt: instant(p.CreatedAt),
	}
	if len(p.Codes) > 0 {
		row.VoucherCode = p.Codes[0]
	}
	return row
}

var voucherTransactionTable = tableOf(voucher.TransactionKind, voucherTransactionItem, newVoucherTransactionRow)

type voucherTransactionRow struct {
	bun.BaseModel `bun:"table:voucher_transactions,alias:t"`

	ProjectID    string                 `bun:"project_id,pk"`
	ID           string                 `bun:"id,pk"`
	VoucherID    string                 `bun:"voucher_id,nullzero"`
	CampaignID   string                 `bun:"campaign_id,nullzero"`
	Type         string                 `bun:"type,nullzero"`
	Amount       int64                  `bun:"amount"`
	Balance      int64                  `bun:"balance"`
	Total        int64                  `bun:"total"`
	SourceID     string                 `bun:"source_id,nullzero"`
	Source       string                 `bun:"source,nullzero"`
	Reason       string                 `bun:"reason,nullzero"`
	OrderID      string                 `bun:"order_id,nullzero"`
	RedemptionID string                 `bun:"redemption_id,nullzero"`
	RollbackID   string                 `bun:"rollback_id,nullzero"`
	ReturnID     string                 `bun:"return_id,nullzero"`
	RelatedID    string                 `bun:"related_transaction_id,nullzero"`
	Cause        document[ledger.Cause] `bun:"cause"`
	EarnedFrom   string                 `bun:"earned_from,nullzero"`
	CreatedAt    instant                `bun:"created_at"`
}

func voucherTransactionItem(r *voucherTransactionRow) voucher.Transaction {
	return voucher.Transaction{
		ID: r.ID, VoucherID: r.VoucherID, CampaignID: r.CampaignID, Type: voucher.TransactionType(r.Type),
		Amount: r.Amount, Balance: r.Balance, Total: r.Total, SourceID: r.SourceID, Source: r.Source, Reason: r.Reason,
		OrderID: r.OrderID, RedemptionID: r.RedemptionID, RollbackID: r.RollbackID, ReturnID: r.ReturnID, RelatedID: r.RelatedID, Cause: r.Cause.value,
		CreatedAt: r.CreatedAt.time(),
	}
}

func newVoucherTransactionRow(project string, t *voucher.Transaction) voucherTransactionRow {
	return voucherTransactionRow{
		ProjectID: project, ID: t.ID, VoucherID: t.VoucherID, CampaignID: t.CampaignID, Type: string(t.Type),
		Amount: t.Amount, Balance: t.Balance, Total: t.Total, SourceID: t.SourceID, Source: t.Source, Reason: t.Reason,
		OrderID: t.OrderID, RedemptionID: t.RedemptionID, RollbackID: t.RollbackID, ReturnID: t.ReturnID, RelatedID: t.RelatedID, Cause: asDocument(t.Cause),
		EarnedFrom: t.Cause.OrderID, CreatedAt: instant(t.CreatedAt),
	}
}
