package httpapi_test

import (
	"strings"
	"testing"
)

// sellInCampaigns sells four lamps at 25.00 with 10.00 off and a gift card that pays 40.00, both of campaigns.
func (s *server) sellInCampaigns() (coupons, gifts string) {
	s.t.Helper()
	coupons = s.post("/v1/campaigns", object{"name": "Coupons", "campaign_type": "DISCOUNT_COUPONS", "vouchers_count": 0,
		"voucher": object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 1000}}})["id"].(string)
	s.post("/v1/campaigns/Coupons/vouchers/OFF", object{})
	gifts = s.post("/v1/campaigns", object{"name": "Gifts", "campaign_type": "GIFT_VOUCHERS", "vouchers_count": 0,
		"voucher": object{"type": "GIFT_VOUCHER", "gift": object{"amount": 4000}}})["id"].(string)
	s.post("/v1/campaigns/Gifts/vouchers/CARD", object{})
	s.post("/v1/redemptions", object{
		"redeemables": []object{{"object": "voucher", "id": "OFF"}, {"object": "voucher", "id": "CARD"}}, "customer": object{"source_id": "ann"},
		"order": object{"source_id": "sold", "items": []object{{"product_id": "lamp", "quantity": 4, "price": 2500}}},
	})
	return coupons, gifts
}

// TestDaySummariesCountReturns returns a lamp on the day after the sale, and the others on the day after that.
func TestDaySummariesCountReturns(t *testing.T) {
	s := newServer(t)
	coupons, gifts := s.sellInCampaigns()
	s.now = s.now.AddDate(0, 0, 1)
	s.post(soldReturns, lamps(1))
	s.now = s.now.AddDate(0, 0, 1)
	s.post(soldReturns, lamps(3))
	s.processEvents()
	for id, days := range map[string][3]string{
		coupons: {"orders_amount=9000 discounted_amount=1000", "orders_rolledback_amount=2250 rolledback_discounted_amount=250", "orders_rolledback_amount=6750 rolledback_discounted_amount=750"},
		gifts:   {"orders_amount=5000 amount_redeemed=4000", "orders_rolledback_amount=2250 amount_rolledback=1000", "orders_rolledback_amount=2750 amount_rolledback=3000"},
	} {
		for i, want := range days {
			day := []string{"2026-11-21", "2026-11-22", "2026-11-23"}[i]
			figures := s.summaryFigures(id, "?start_date="+day+"&end_date="+day)
			for _, figure := range strings.Fields(want) {
				if name, value, _ := strings.Cut(figure, "="); figures[name] != value {
					t.Errorf("%s: %s is %s, want %s", day, name, figures[name], value)
				}
			}
		}
	}
}

func TestReturnsAreExported(t *testing.T) {
	s := newServer(t).withJobs()
	_, gifts := s.sellInCampaigns()
	body := lamps(1)
	body["source_id"], body["reason"], body["metadata"] = "mine", "too warm", object{"shelf": 7}
	made := s.post(soldReturns, body)
	s.post(soldReturns, lamps(1))
	fields := []string{"source_id", "order_id", "customer_id", "date", "status", "reason", "policy", "refund_order", "quantity", "amount", "money", "credits", "points",
		"points_value", "forfeited", "uncredited", "withheld", "discounts", "refunded", "kept", "campaign_ids", "metadata.shelf"}
	_, file := s.exported("/v1/exports", object{"exported_object": "return", "parameters": object{"fields": fields, "order": "-created_at",
		"filters": object{"campaign_id": object{"conditions": object{"$is": []string{gifts}}}}}})
	if rows := strings.Count(file, "\r\n"); rows != 1 {
		t.Errorf("a gift card gives no discount, but %d rows are exported:\n%s", rows-1, file)
	}
	_, file = s.exported("/v1/exports", object{"exported_object": "return", "parameters": object{"fields": fields, "order": "created_at",
		"filters": object{"order_id": object{"conditions": object{"$is": []any{made["order_id"]}}}}}})
	want := lines("Source ID,Order ID,Customer ID,Date,Status,Reason,Policy,Refund Order,Quantity,Amount,Money,Credits,Points,Points Value,Forfeited,Uncredited,Withheld,Discounts,Refunded,Kept,Campaign Ids,shelf",
		"mine,"+made["order_id"].(string)+","+made["customer_id"].(string)+",2026-11-21T12:00:00.000Z,PARTIALLY_RETURNED,too warm,KEEP,PROPORTIONAL,1,22.50,12.50,10.00,0,0.00,0.00,0.00,0.00,2.50,22.50,67.50,"+s.get("/v1/campaigns/Coupons")["id"].(string)+",7",
	)
	if !strings.HasPrefix(file, want) {
		t.Errorf("file:\n%s\nwant:\n%s", file, want)
	}
	_, file = s.exported("/v1/exports", object{"exported_object": "return"})
	if !strings.HasPrefix(file, "ID,Order ID,Customer ID,Date,Status,Amount,Money,Credits,Points\r\nret_") {
		t.Errorf("the default fields: %s", file)
	}
}
