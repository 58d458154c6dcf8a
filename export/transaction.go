package export

import (
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// transactions are the movements on gift cards, in money, and on loyalty cards, in points.
var transactions = source[voucher.Transaction]{
	kind:   voucher.TransactionKind,
	list:   func(s Store) storage.Collection[voucher.Transaction] { return s.VoucherTransactions() },
	orders: []string{"-created_at", "created_at"},
	fields: []field[voucher.Transaction]{
		text("id", func(t *voucher.Transaction) string { return t.ID }).byDefault(),
		text("type", func(t *voucher.Transaction) string { return string(t.Type) }).byDefault(),
		text("source_id", func(t *voucher.Transaction) string { return t.SourceID }).byDefault(),
		text("reason", func(t *voucher.Transaction) string { return t.Reason }).byDefault(),
		text("source", func(t *voucher.Transaction) string { return t.Source }).byDefault(),
		text("balance", func(t *voucher.Transaction) string { return moved(t, t.Balance) }).byDefault(),
		text("amount", func(t *voucher.Transaction) string { return moved(t, t.Amount) }).byDefault(),
		text("created_at", func(t *voucher.Transaction) string { return instant(t.CreatedAt) }).byDefault(),
		text("campaign_id", func(t *voucher.Transaction) string { return t.CampaignID }),
		text("voucher_id", func(t *voucher.Transaction) string { return t.VoucherID }),
		text("related_transaction_id", func(t *voucher.Transaction) string { return t.RelatedID }),
		text("details", details),
	},
}

func moved(t *voucher.Transaction, amount int64) string {
	if t.Type.Credits() {
		return Money(amount)
	}
	return number(amount)
}

// details names the cause of a movement, and the balance of the card.
func details(t *voucher.Transaction) string {
	d := map[string]any{"balance": map[string]any{"amount": t.Amount, "total": t.Total, "balance": t.Balance}}
	for name, id := range map[string]string{
		"order": t.OrderID, "redemption": t.RedemptionID, "rollback": t.RollbackID, "event": t.Cause.EventID, "earning_rule": t.Cause.RuleID,
		"segment": t.Cause.SegmentID, "loyalty_tier": t.Cause.TierID, "holder_loyalty_tier": t.Cause.HolderTierID, "event_schema": t.Cause.SchemaID,
	} {
		if id != "" {
			d[name] = map[string]any{"id": id}
		}
	}
	return asJSON(d)
}
