package wire_test

import (
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/voucher"
)

func TestATransactionNamesItsCause(t *testing.T) {
	paid := voucher.Transaction{
		ID: "vtx_1", VoucherID: "v_1", CampaignID: "camp_1", Type: voucher.CreditsRedemption, Amount: -300, Balance: 700, Total: 1000, Source: "API",
		OrderID: "ord_1", RedemptionID: "r_1", CreatedAt: time.UnixMilli(0),
	}
	returned := voucher.Transaction{
		ID: "vtx_2", VoucherID: "v_1", Type: voucher.PointsRefund, Amount: 300, Balance: 1000, Total: 1000, SourceID: "key", Reason: "returned",
		RedemptionID: "r_1", RollbackID: "rr_1", OrderID: "ord_1", RelatedID: "vtx_1", CreatedAt: time.UnixMilli(0),
	}
	for _, test := range []struct {
		transaction wire.Transaction
		want        string
	}{
		{wire.NewTransaction(paid, wire.TransactionContext{OrderSourceID: "basket"}), `{
			"id": "vtx_1", "source_id": null, "voucher_id": "v_1", "campaign_id": "camp_1", "source": "API", "reason": null, "type": "CREDITS_REDEMPTION",
			"related_transaction_id": null, "created_at": "1970-01-01T00:00:00.000Z", "details": {
				"balance": {"amount": -300, "total": 1000, "balance": 700, "type": "gift_voucher", "operation_type": "AUTOMATIC", "object": "balance",
					"related_object": {"type": "voucher", "id": "v_1"}},
				"order": {"id": "ord_1", "source_id": "basket"}, "redemption": {"id": "r_1"}
			}}`},
		{wire.NewTransaction(returned, wire.TransactionContext{}), `{
			"id": "vtx_2", "source_id": "key", "voucher_id": "v_1", "campaign_id": null, "source": null, "reason": "returned", "type": "POINTS_REFUND",
			"related_transaction_id": "vtx_1", "created_at": "1970-01-01T00:00:00.000Z", "details": {
				"balance": {"points": 300, "total": 1000, "balance": 1000, "type": "loyalty_card", "operation_type": "AUTOMATIC", "object": "balance",
					"related_object": {"type": "voucher", "id": "v_1"}},
				"order": {"id": "ord_1", "source_id": null}, "redemption": {"id": "r_1"}, "rollback": {"id": "rr_1"}
			}}`},
	} {
		shows(t, test.transaction, test.want)
	}
}
