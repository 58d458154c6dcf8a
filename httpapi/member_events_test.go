package httpapi_test

import (
	"fmt"
	"testing"

	"github.com/punchcardhq/punchcard/loyalty/membership"
)

// schema makes the schema of a custom event, and returns its id.
func (s *server) schema(name string) string {
	s.t.Helper()
	return s.post("/management/v1/projects/"+s.project+"/custom-event-schemas", object{"name": name})["id"].(string)
}

// trackEvent tracks a custom event of ann and processes it.
func (s *server) trackEvent(name string, metadata object) {
	s.t.Helper()
	s.post("/v1/events", object{"event": name, "customer": object{"source_id": "ann"}, "metadata": metadata})
	s.processEvents()
}

func TestACustomEventEarnsByItsSchema(t *testing.T) {
	s := newServer(t)
	review := s.schema("review")
	programID, m, _ := s.newMember(object{})
	wallet := s.memberCard(m)["card_definition_id"].(string)
	rule := s.post(v2+"/earning-rules", object{"name": "Reviews", "status": "ACTIVE",
		"trigger": object{"event": "customer.custom_event", "custom_event": object{"schema_id": review}},
		"earnings": []object{{"effects": []object{{"type": "POINTS_PROPORTIONAL", "points_proportional": object{"calculation_type": "CUSTOM_EVENT_METADATA_VALUE",
			"card_definition_id": wallet, "custom_event": object{"metadata": object{"every": 1, "value": 10, "property": "stars"}}}}}}}})["id"]
	s.post(v2+"/programs/"+programID+"/earning-rules/batch", object{"assign": []object{{"id": rule}}})
	s.trackEvent("review", object{"stars": 5})
	s.expectBalance(m, "50 0")
	s.trackEvent("visit", object{"stars": 5})
	s.expectBalance(m, "50 0")
}

func TestPointsWaitForAnEventUntilItsTimeIsOver(t *testing.T) {
	s := newServer(t)
	delivered := s.schema("delivered")
	_, m, _ := s.newMember(object{"pending_points": object{"type": "EVENT_BASED", "event_based": object{"event_types": []string{delivered},
		"cancel_period": object{"value": 5, "unit": "DAY"}}}})
	s.paysOrder("o1")
	s.expectBalance(m, "0 10")
	shows(t, s.memberCard(m)["next_activation"], `{"points": 10, "type": "EVENT_BASED", "cancel_date": "2026-11-26"}`)
	s.trackEvent("delivered", object{})
	s.expectBalance(m, "10 0")
	s.paysOrder("o2")
	s.expectBalance(m, "10 10")
	s.now = s.now.AddDate(0, 0, 6)
	s.trackEvent("delivered", object{}) // its last day was yesterday
	s.expectBalance(m, "10 10")
	s.passDays()
	s.expectBalance(m, "10 0")
}

func TestCustomEventExtendsSlidingExpiration(t *testing.T) {
	s := newServer(t)
	visit := s.schema("visit")
	_, m, card := s.newMember(object{"points_expiration": object{"type": "SLIDING_EXPIRATION", "sliding_expiration": object{"custom_activity": true,
		"custom_activity_types": []string{visit}, "period": object{"value": 10, "unit": "DAY"}}}})
	s.post(card+"/points", object{"points": 5})
	shows(t, s.memberCard(m)["next_expiration"], `{"points": 5, "date": "2026-12-01"}`)
	s.now = s.now.AddDate(0, 0, 3)
	s.trackEvent("review", object{})
	shows(t, s.memberCard(m)["next_expiration"], `{"points": 5, "date": "2026-12-01"}`)
	s.trackEvent("visit", object{})
	shows(t, s.memberCard(m)["next_expiration"], `{"points": 5, "date": "2026-12-04"}`)
}

// earnedPoints is a card definition with a method for taking earned points back.
func earnedPoints(method object, more object) object {
	more["refunds"] = object{"spent_points": object{"type": "NONE"}, "earned_points": object{"type": "REFUNDABLE", "methods": []object{method}}}
	return more
}

// TestV2Ref01PointsOfACancelledOrderAreTakenBack is a documented case: an order earned 100 points, of which 60 are left.
func TestV2Ref01PointsOfACancelledOrderAreTakenBack(t *testing.T) {
	below := earnedPoints(object{"type": "REVOKE_FROM_BALANCE", "mode": "REVOKE_BELOW_ZERO"}, object{"balance_settings": object{"allow_negative": true}})
	waiting := earnedPoints(object{"type": "REVOKE_FROM_PENDING"}, object{"pending_points": object{"type": "PERIOD_BASED", "period_based": object{"period": object{"value": 3, "unit": "DAY"}}}})
	for name, c := range map[string]struct {
		wallet       object
		spent        int
		before, want string
	}{
		"v2-ref-01_as_many_as_there_are":   {earnedPoints(object{"type": "REVOKE_FROM_BALANCE", "mode": "REVOKE_TO_ZERO"}, object{}), 4, "6 0", "0 0"},
		"all_of_them_even_below_zero":      {below, 4, "6 0", "-4 0"},
		"those_that_wait":                  {waiting, 0, "0 10", "0 0"},
		"none_where_the_wallet_keeps_them": {object{}, 4, "6 0", "6 0"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			_, m, card := s.newMember(c.wallet)
			s.paysOrder("o1")
			if c.spent > 0 {
				s.post(card+"/points", object{"points": -c.spent})
			}
			s.expectBalance(m, c.before)
			for range 2 {
				s.put("/v1/orders/o1", object{"status": "CANCELED"})
				s.processEvents()
				s.expectBalance(m, c.want)
			}
		})
	}
}

func TestCanceledOrderReturnsPaidPoints(t *testing.T) {
	s := newServer(t)
	wallet := paysWithPoints(1)
	wallet["refunds"] = object{"spent_points": object{"type": "REFUNDABLE", "methods": []object{{"type": "RETURN_POINTS", "mode": "REFUND_ALL"}}}, "earned_points": object{"type": "NONE"}}
	m, card, order := s.payer(1000, wallet)
	for range 2 { // the whole order, and once more after it is opened again
		s.put("/v1/orders/"+order, object{"status": "CREATED"})
		s.processEvents()
		s.expect(202, "POST", m+"/orders/payments", object{"card_id": card, "order": object{"id": order}})
		s.expectBalance(m, "0 0")
		s.put("/v1/orders/"+order, object{"status": "CANCELED"})
		s.processEvents()
		s.expectBalance(m, "1000 0")
	}
}

func TestReopenedOrderReturnsEachPaymentOnce(t *testing.T) {
	cancel := map[string]func(s *server, order string){
		"cancelled": func(s *server, order string) { s.put("/v1/orders/"+order, object{"status": "CANCELED"}) },
		"rolled_back": func(s *server, order string) {
			s.post("/v1/vouchers/TEN", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 10}})
			redeemed := s.post("/v1/vouchers/TEN/redemption", object{"order": object{"id": order}})
			s.post("/v1/redemptions/"+redeemed["id"].(string)+"/rollback", nil)
		},
	}
	for name, cancel := range cancel {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			wallet := paysWithPoints(1)
			wallet["refunds"] = object{"spent_points": object{"type": "REFUNDABLE", "methods": []object{{"type": "RETURN_POINTS", "mode": "REFUND_ALL"}}}, "earned_points": object{"type": "NONE"}}
			m, card, order := s.payer(1000, wallet)
			pay := func(most int) {
				s.expect(202, "POST", m+"/orders/payments", object{"card_id": card, "order": object{"id": order},
					"payment_limit": object{"type": "AMOUNT_LIMIT", "amount_limit": object{"max": most}}})
			}
			s.put("/v1/orders/"+order, object{"metadata": object{"changed": true}})
			pay(400)
			cancel(s, order)
			s.put("/v1/orders/"+order, object{"status": "CREATED"})
			pay(300)
			s.expectBalance(m, "300 0")
			s.processEvents()
			s.expectBalance(m, "700 0")
			s.put("/v1/orders/"+order, object{"status": "CANCELED"})
			s.processEvents()
			s.expectBalance(m, "1000 0")
		})
	}
}

func TestMembersOfDeletedProgramAreHidden(t *testing.T) {
	s := newServer(t)
	programID, m, card := s.newMember(object{})
	s.post(card+"/points", object{"points": 5})
	s.expect(200, "DELETE", v2+"/programs/"+programID, nil)
	s.refuse(404, "not_found", "Cannot find program", "GET", m, nil)
	s.workUntil(func() bool {
		return len(s.get(v2 + "/memberships/ann?identification_type=customer_source_id")["memberships"].([]any)) == 0
	})
}

func TestAProgramIsFullAtItsLimit(t *testing.T) {
	s := newServer(t)
	programID, _, _ := s.newMember(object{})
	tallies := s.backend.store(s.project).MemberTallies()
	seats, _, err := tallies.Find(t.Context(), "subject", "seats "+programID)
	if err == nil {
		_, err = tallies.Update(t.Context(), seats.ID, func(t *membership.Tally) error { t.Count = membership.MaxMembers - 1; return nil })
	}
	if err != nil {
		t.Fatal(err)
	}
	path := v2 + "/programs/" + programID + "/members"
	join := func(name string) object {
		return object{"customer_id": s.post("/v1/customers", object{"source_id": name})["id"]}
	}
	bob := s.post(path, join("bob"))["id"].(string)
	s.refuse(403, "members_limit_exceeded", "100000 members", "POST", path, join("eve"))
	s.expect(200, "DELETE", path+"/"+bob, nil)
	s.post(path, join("eve"))
	s.refuse(403, "members_limit_exceeded", "100000 members", "POST", path, join("bob"))
}

func TestDailyReports(t *testing.T) {
	s := newServer(t)
	club, m, card, mug := s.sellsMug(1000, unlimited, nil, paysWithPoints(1))
	rule := s.get(club + "/earning-rules")["data"].([]any)[0].(object)["earning_rule_id"].(string)
	s.put(v2+"/earning-rules/"+rule, object{"trigger_limits": object{"cooldown": object{"type": "FIXED_COOLDOWN", "fixed_cooldown": object{"period": object{"value": 1, "unit": "HOUR"}}}}})
	order := s.post("/v1/orders", object{"amount": 1000})["id"]
	s.purchase(m, mug)
	s.expect(202, "POST", m+"/orders/payments", object{"card_id": s.memberCard(m)["id"], "order": object{"id": order}, "payment_limit": object{"type": "POINTS_LIMIT", "points_limit": object{"max": 30}}})
	s.paysOrder("o1")
	s.paysOrder("o2") // within the hour
	s.now = s.now.AddDate(0, 0, 3)
	s.paysOrder("o3")
	s.purchase(m, mug)
	days := func(first, last, resolution string) string {
		return fmt.Sprintf("?start_date=%s&end_date=%s&resolution=%s", first, last, resolution)
	}
	november := days("2026-11-20", "2026-11-25", "day")
	shows(t, s.get(club+"/reports/spending/daily"+november), `{"object": "report", "data": [
		{"date": "2026-11-21", "card_definition_id": "*", "success": 2, "success_on_reward": 1, "success_on_order": 1, "points": 130, "points_on_rewards": 100, "points_on_order": 30, "amount_on_order": 30, "object": "spending_daily_report"},
		{"date": "2026-11-24", "card_definition_id": "*", "success": 1, "success_on_reward": 1, "success_on_order": 0, "points": 100, "points_on_rewards": 100, "points_on_order": 0, "amount_on_order": 0, "object": "spending_daily_report"}]}`)
	shows(t, s.get(club+"/reports/spending/summary"), `{"object": "report", "data": [
		{"id": "*", "card_definition_id": "*", "success": 3, "success_on_reward": 2, "success_on_order": 1, "points": 230, "points_on_rewards": 200, "points_on_order": 30, "amount_on_order": 30, "object": "spending_summary_report"}]}`)
	shows(t, s.get(club + "/reports/earning-rules/daily" + november)["data"].([]any)[0], `{"date": "2026-11-21", "earning_rule_id": "*", "success_count": 1, "failures_count": 1,
		"failures_breakdown": {"cooldown": 1, "frequency": 0}, "object": "program_earning_rules_daily_report"}`)
	shows(t, s.get(club+"/reports/earning-rules/summary"), `{"object": "report", "data": [{"id": "*", "earning_rule_id": "*", "success_count": 2, "failures_count": 1,
		"failures_breakdown": {"cooldown": 1, "frequency": 0}, "object": "program_earning_rules_summary_report"}]}`)
	shows(t, s.get(club+"/reports/points-earnings/daily"+days("2026-11-16", "2026-11-29", "month")), `{"object": "report", "data": [{"date": "2026-11-01", "earning_rule_id": "*",
		"earning_item_id": "*", "card_definition_id": "*", "success_count": 2, "points": 20, "pending_points": 0, "object": "program_points_earnings_daily_report"}]}`)
	shows(t, s.get(club + "/reports/points-earnings/summary?filters[earning_rule_id][conditions][$is_not]=" + rule)["data"], `[]`)
	shows(t, s.get(m+"/earning-rules/"+rule+"/reports/daily"+november), `{"object": "report", "data": [
		{"date": "2026-11-21", "count": 1, "object": "earning_rule_daily_report"}, {"date": "2026-11-24", "count": 1, "object": "earning_rule_daily_report"}]}`)
	shows(t, s.get(card + "/reports/daily" + days("2026-11-21", "2026-11-27", "week"))["data"].([]any)[1], `{"date": "2026-11-23", "points_total": 10, "points_earned": 10, "points_added": 0,
		"points_purchased": 0, "points_purchased_reversed": 0, "points_subtracted": 0, "points_expired": 0, "points_spent": 100, "points_refunded": 0, "points_returned": 0,
		"points_locked": 100, "points_unlocked": 100, "pending_points_total": 0, "pending_points_activated": 0, "pending_points_canceled": 0, "object": "card_daily_report"}`)
	for query, details := range map[string]string{
		"": "start_date", "?start_date=2026-11-20&end_date=2026-11-21": "resolution", days("yesterday", "2026-11-21", "day"): "start_date",
		days("2026-11-21", "2026-11-20", "day"): "end_date", days("2026-01-01", "2026-11-20", "day"): "end_date", days("2026-11-20", "2026-11-21", "year"): "resolution",
		november + "&filters[name][conditions][$is]=x": "name",
	} {
		s.refuse(400, "invalid_query_params", details, "GET", club+"/reports/spending/daily"+query, nil)
	}
	s.refuse(404, "not_found", "Cannot find earning_rule", "GET", m+"/earning-rules/lern_0/reports/daily"+november, nil)
	s.refuse(404, "not_found", "Cannot find program", "GET", v2+"/programs/lprg_0/reports/tiers/summary", nil)
}

// TestCustomerLogHasCauses expects the moved points and their cause in each entry.
func TestCustomerLogHasCauses(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	card := s.card(club, "ann")
	s.earningRule(club, object{"event": "signup", "loyalty": object{"type": "FIXED", "points": 7}})
	s.post("/v1/events", object{"event": "signup", "customer": object{"source_id": "ann"}, "loyalty": object{"code": card}, "metadata": object{"by": "mail"}})
	s.processEvents()
	s.post("/v1/loyalties/members/"+card+"/balance", object{"points": 50})
	told := map[string]object{}
	for _, item := range s.get("/v1/customers/ann/activity?limit=50")["data"].([]any) {
		entry := item.(object)
		if kind := entry["type"].(string); told[kind] == nil { // newest first
			told[kind] = entry["data"].(object)["data"].(object)
		}
	}
	shows(t, told["customer.custom_event"]["event"], `{"id": "*", "type": "signup", "created_at": "2026-11-21T12:00:00.000Z", "loyalty": {"code": "`+card+`"}, "metadata": {"by": "mail"}, "object": "event",
		"customer": {"id": "*", "source_id": "ann", "object": "customer"}}`)
	earned := told["customer.rewarded.loyalty_points"]
	shows(t, earned["balance"].(object)["points"], `7`)
	shows(t, earned["earning_rule"].(object)["event"], `"signup"`)
	added := told["customer.voucher.loyalty_card.points_added"]
	shows(t, added["balance"].(object)["total"], `57`)
	shows(t, added["transaction"].(object)["type"], `"POINTS_ADDITION"`)
	shows(t, added["voucher"].(object)["code"], `"`+card+`"`)
}
