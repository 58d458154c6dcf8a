package httpapi_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/punchcardhq/punchcard/redemption"
)

// TestAFullTotalHarmsNobody has the totals of a campaign and its tier at their end, as very many orders of the largest amount leave them.
// They are still told, redemptions go on, and an order beyond the largest amount is refused with what would be right.
func TestAFullTotalHarmsNobody(t *testing.T) {
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
