package httpapi_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/redemption"
)

// TestFullTotalsOfCampaignStop begins with the totals of a campaign and its tier at the end of 64 bits, as after very many
// orders of the largest amount. They are still answered, redemptions go on, and an order above the largest amount is
// refused.
func TestFullTotalsOfCampaignStop(t *testing.T) {
	s := newServer(t)
	c := s.post("/v1/campaigns", object{"name": "P", "campaign_type": "PROMOTION", "promotion": object{"tiers": []object{
		{"name": "T", "banner": "B", "action": object{"discount": object{"type": "PERCENT", "percent_off": 10}}}}}})
	tier := c["promotion"].(object)["tiers"].([]any)[0].(object)["id"].(string)
	full := redemption.Totals{Redemptions: 1, Orders: math.MaxInt64, Discounts: math.MaxInt64}
	var days []redemption.DayTotals
	for _, subject := range []string{c["id"].(string), tier} {
		for _, day := range []string{"2026-11-20", "2026-11-21"} {
			days = append(days, redemption.DayTotals{TotalsKey: redemption.TotalsKey{Subject: subject, Day: day}, Totals: full})
		}
	}
	if err := s.backend.store(s.project).RedemptionTotals().Insert(t.Context(), days...); err != nil {
		t.Fatal(err)
	}
	order := func(amount int64) object {
		return object{"redeemables": []object{{"object": "promotion_tier", "id": tier}}, "order": object{"amount": amount}, "customer": object{"source_id": "ann"}}
	}
	for range 2 {
		s.post("/v1/redemptions", order(10_000_000_000_000))
	}
	s.refuse(400, "invalid_payload", "Property .order.amount must be >= 0 and <= 10000000000000 (actual value is '10000000000001')", "POST", "/v1/redemptions", order(10_000_000_000_001))
	shows(t, s.get("/v1/promotions/tiers")["tiers"].([]any)[0].(object)["summary"].(object)["orders"].(object)["total_amount"], fmt.Sprint(math.MaxInt64))
	for _, path := range []string{"/v1/campaigns", "/v1/campaigns/" + c["id"].(string), "/v1/promotions/" + c["id"].(string) + "/tiers", "/v1/customers/ann"} {
		s.get(path)
	}
}

// TestFullTotalOfCustomerStops pays orders of a customer whose total is nearly at the end of 64 bits. Answers, the average
// and segments stay at the end.
func TestFullTotalOfCustomerStops(t *testing.T) {
	s := newServer(t)
	s.post("/v1/customers", object{"source_id": "ann"})
	s.post("/v1/orders", object{"amount": 5, "status": "PAID", "customer": object{"source_id": "ann"}})
	id := s.get("/v1/customers/ann")["id"].(string)
	_, err := s.backend.store(s.project).Customers().Update(t.Context(), id, func(c *customer.Customer) error {
		c.Summary.OrdersAmount = math.MaxInt64 - 1
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	s.post("/v1/orders", object{"amount": 10_000_000_000_000, "status": "PAID", "customer": object{"source_id": "ann"}})
	total := s.get("/v1/customers/ann")["summary"].(object)["orders"].(object)
	shows(t, total["total_amount"], fmt.Sprint(math.MaxInt64))
	shows(t, total["average_amount"], fmt.Sprint(math.MaxInt64/2))
	segment := s.post("/v1/segments", object{"name": "S", "type": "passive", "filter": object{"junction": "and",
		"summary.orders.total_amount": object{"conditions": object{"$more_than": []int64{1 << 60}}}}})
	if in := s.get("/v1/customers?segment_id=" + segment["id"].(string))["total"]; fmt.Sprint(in) != "1" {
		t.Errorf("the segment has %v customers", in)
	}
}
