package httpapi_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

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

func TestACustomerShowsTheTierOfEachLoyaltyCampaign(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club", lasting(1))
	s.post("/v1/loyalties", object{"name": "Plain", "type": "AUTO_UPDATE", "voucher": object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": 5}}})
	if a := s.do("POST", club+"/tiers", []object{{"name": "Silver", "points": object{"from": 100, "to": 999}}, {"name": "Gold", "points": object{"from": 1000}}}); a.status != 200 {
		t.Fatal(a.raw)
	}
	card := s.card(club, "ada")
	s.card("/v1/loyalties/Plain", "ada")
	loyalty := func() any {
		s.processEvents()
		listed := s.get("/v1/customers?order=created_at")["customers"].([]any)[0].(object)["loyalty"]
		read := s.get("/v1/customers/ada")["loyalty"]
		if diff := cmp.Diff(listed, read); diff != "" {
			t.Errorf("the list differs from the customer (-listed +read):\n%s", diff)
		}
		return read.(object)["campaigns"].(object)["Club"]
	}
	shows(t, loyalty(), `{"points": 0, "referred_customers": 0}`)
	s.post("/v1/loyalties/members/"+card+"/balance", object{"points": 150})
	shows(t, loyalty(), `{"points": 150, "loyalty_tier": "Silver", "referred_customers": 0}`)
	s.post("/v1/loyalties/members/"+card+"/balance", object{"points": 1500})
	shows(t, loyalty(), `{"points": 1650, "loyalty_tier": "Gold", "referred_customers": 0}`)
}
