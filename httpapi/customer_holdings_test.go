package httpapi_test

import "testing"

func TestACustomerShowsWhatIsLeftOnTheCards(t *testing.T) {
	s := newServer(t)
	s.post("/v1/campaigns", `{"name": "Club", "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE", "voucher": {"type": "LOYALTY_CARD", "loyalty_card": {"points": 100}}}`)
	s.post("/v1/vouchers/GIFT", `{"gift": {"amount": 5000}}`)
	s.post("/v1/vouchers/COUPON", `{`+tenPercent+`}`)
	s.post("/v1/vouchers/OTHERS", `{"gift": {"amount": 700}}`)
	s.published(`{"campaign": "Club", "customer": {"source_id": "ada"}}`)
	s.published(`{"voucher": "GIFT", "customer": {"source_id": "ada"}}`)
	s.published(`{"voucher": "COUPON", "customer": {"source_id": "ada"}}`)
	s.published(`{"voucher": "OTHERS", "customer": {"source_id": "bob"}}`)
	s.post("/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "GIFT"}], "order": {"amount": 1500}, "customer": {"source_id": "ada"}}`)

	list := s.get("/v1/customers?order=created_at")["customers"].([]any)
	for name, ada := range map[string]object{
		"read": s.get("/v1/customers/ada"), "changed": s.put("/v1/customers/ada", `{"phone": "1"}`), "upserted": s.post("/v1/customers", `{"source_id": "ada"}`),
		"listed": list[0].(object),
	} {
		t.Run(name, func(t *testing.T) {
			done := ada["summary"].(object)["redemptions"].(object)
			shows(t, object{"gift": done["gift"], "card": done["loyalty_card"], "loyalty": ada["loyalty"]}, `{
				"gift": {"redeemed_amount": 1500, "amount_to_go": 3500}, "card": {"redeemed_points": 0, "points_to_go": 100},
				"loyalty": {"points": 100, "referred_customers": 0, "campaigns": {"Club": {"points": 100, "referred_customers": 0}}}}`)
		})
	}
	shows(t, list[1].(object)["summary"].(object)["redemptions"].(object)["gift"], `{"redeemed_amount": 0, "amount_to_go": 700}`)
}
