package httpapi_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/voucher"
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

// nearlyFull is a figure that a few more units take to the end of 64 bits.
const nearlyFull = math.MaxInt64 - 1

// TestExportsShowFiguresAtTheEndOf64Bits exports amounts and points at the end of 64 bits, and the sum of two cards that together are beyond it.
func TestExportsShowFiguresAtTheEndOf64Bits(t *testing.T) {
	s := newServer(t).withJobs()
	s.post("/v1/customers", object{"source_id": "ann"})
	s.post("/v1/orders", object{"amount": 5, "status": "PAID", "customer": object{"source_id": "ann"}})
	id := s.get("/v1/customers/ann")["id"].(string)
	store := s.backend.store(s.project)
	_, err := store.Customers().Update(t.Context(), id, func(c *customer.Customer) error {
		c.Summary.OrdersAmount, c.Summary.OrdersCount, c.Summary.LastOrderAmount = math.MaxInt64, 1, math.MinInt64
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	cards := []voucher.Voucher{{ID: "v_gift", Code: "GIFT", Type: campaign.VoucherGift, Active: true, Gift: &voucher.Gift{Amount: math.MaxInt64}}}
	for _, code := range []string{"ONE", "TWO"} {
		cards = append(cards, voucher.Voucher{ID: "v_" + code, Code: code, Type: campaign.VoucherLoyalty, Active: true, HolderID: id, Loyalty: &voucher.Loyalty{Points: nearlyFull}})
	}
	if err := store.Vouchers().Insert(t.Context(), cards...); err != nil {
		t.Fatal(err)
	}
	if err := store.Orders().Insert(t.Context(), order.Order{ID: "ord_full", SourceID: "full", Amount: discount.Minor(math.MaxInt64)}); err != nil {
		t.Fatal(err)
	}
	const most, least = "92233720368547758.07", "-92233720368547758.08"
	for _, c := range []struct {
		object, filter, value string
		fields                []string
		want                  string
	}{
		{"customer", "source_id", "ann", []string{"orders_total_amount", "orders_average_amount", "orders_last_order_amount", "loyalty_points"},
			most + "," + most + "," + least + "," + fmt.Sprint(math.MaxInt64)},
		{"voucher", "code", "GIFT", []string{"code", "value"}, "GIFT," + most},
		{"order", "source_id", "full", []string{"source_id", "amount"}, "full," + most},
	} {
		_, file := s.exported("/v1/exports", object{"exported_object": c.object, "parameters": object{"fields": c.fields,
			"filters": object{"junction": "and", c.filter: object{"conditions": object{"$is": []string{c.value}}}}}})
		if _, row, _ := strings.Cut(file, "\r\n"); row != c.want+"\r\n" {
			t.Errorf("%s: %q, want %q", c.object, row, c.want)
		}
	}
}

// TestReportsStopAtTheEndOf64Bits adds up days of a campaign and of a program whose figures are nearly at the end of 64 bits.
func TestReportsStopAtTheEndOf64Bits(t *testing.T) {
	s := newServer(t)
	store := s.backend.store(s.project)
	gifts := s.post("/v1/campaigns", object{"name": "Gifts", "campaign_type": "GIFT_VOUCHERS", "voucher": object{"type": "GIFT_VOUCHER", "gift": object{"amount": 1}}})["id"].(string)
	club, wallet, _ := s.program("Club", "ACTIVE")
	var days []summary.Day
	var counts []membership.Count
	for i, day := range []calc.Day{"2026-11-18", "2026-11-19", "2026-11-20"} {
		days = append(days, summary.Day{CampaignID: gifts, Day: day, Figures: summary.Figures{"orders_amount": nearlyFull, "amount_redeemed": -nearlyFull, "redemptions": 1}})
		counts = append(counts, membership.Count{ID: fmt.Sprintf("lcnt_%d", i), Report: membership.ReportSpending, OwnerID: club, Day: day,
			Subject: membership.Subject{DefinitionID: wallet}, Numbers: map[string]int64{"points": nearlyFull, "amount_on_order": nearlyFull, "success": 1}})
	}
	if err := store.CampaignDays().Insert(t.Context(), days...); err != nil {
		t.Fatal(err)
	}
	if err := store.MemberCounts().Insert(t.Context(), counts...); err != nil {
		t.Fatal(err)
	}
	figures := s.get("/v1/campaigns/Gifts/summary?start_date=2026-11-17&end_date=2026-11-21")
	shows(t, figures["orders_amount"], fmt.Sprint(math.MaxInt64))
	shows(t, figures["amount_redeemed"], fmt.Sprint(int64(math.MinInt64)))
	shows(t, figures["redemptions"], "3")
	report := v2 + "/programs/" + club + "/reports/spending/daily?start_date=2026-11-17&end_date=2026-11-21&resolution="
	week := s.get(report + "week")["data"].([]any)[0].(object)
	shows(t, week["points"], fmt.Sprint(math.MaxInt64))
	shows(t, week["amount_on_order"], fmt.Sprint(math.MaxInt64))
	shows(t, week["success"], "3")
	shows(t, s.get(report + "day")["data"].([]any)[0].(object)["points"], fmt.Sprint(int64(nearlyFull)))
}
