package httpapi_test

import (
	"fmt"
	"testing"
)

// withIdentification adds the identification of ann to an examination.
func withIdentification(body object) object {
	body["customer_identification"] = object{"type": "customer_source_id", "customer_source_id": "ann"}
	return body
}

func orderPaid(order object) object {
	return withIdentification(object{"trigger": object{"type": "SPECIFIC", "specific": object{"event": "customer.order.paid"}}, "customer_order_paid": object{"order": order}})
}

// TestV2Exam01PointsOfAllRulesAreEstimated is the documented case of two rules.
func TestV2Exam01PointsOfAllRulesAreEstimated(t *testing.T) {
	s := newServer(t)
	programID, m, _ := s.newMember(object{})
	wallet := s.memberCard(m)["card_definition_id"].(string)
	products := []any{}
	for _, name := range []string{"A", "B", "C", "D"} {
		products = append(products, s.post("/v1/products", object{"name": name, "source_id": name})["id"])
	}
	segment := s.post("/v1/segments", object{"name": "VIP", "type": "static"})["id"]
	items := []object{}
	for _, id := range products {
		items = append(items, object{"type": "product", "product": object{"id": id}})
	}
	first := s.post(v2+"/earning-rules", object{"name": "Order rule", "status": "ACTIVE", "trigger": object{"event": "customer.order.paid"}, "earnings": []object{{"effects": []object{{
		"type": "POINTS_PROPORTIONAL", "points_proportional": object{"calculation_type": "PRE_DISCOUNT_ORDER_ITEMS_AMOUNT", "card_definition_id": wallet,
			"order_items": object{"amount": object{"every": 1, "value": 1, "applicable_to": items}}}}}}}})["id"]
	second := s.post(v2+"/earning-rules", object{"name": "Segment rule", "status": "ACTIVE", "trigger": object{"event": "customer.segment.entered", "segment": object{"id": segment}},
		"earnings": []object{{"effects": []object{{"type": "POINTS", "points": object{"value": 150, "card_definition_id": wallet}}}}}})["id"]
	rule := s.get(v2 + "/programs/" + programID + "/earning-rules")["data"].([]any)[0].(object)["earning_rule_id"].(string)
	s.post(v2+"/programs/"+programID+"/earning-rules/batch", object{"assign": []object{{"id": first}, {"id": second}}, "unassign": []object{{"id": rule}}})
	lines := []object{}
	for i, amount := range []any{1000, "15000", 6500, "3000"} {
		lines = append(lines, object{"product_id": products[i], "quantity": 1, "amount": amount})
	}
	got := s.post(v2+"/examine/earning-rules", withIdentification(object{"trigger": object{"type": "ALL"}, "customer_order_paid": object{"order": object{"items": lines}}}))
	shows(t, got, `{"event": null, "customer": {"id": "*", "source_id": "ann", "metadata": {}, "object": "customer"},
		"earning_rules": [{"id": "*", "name": "Order rule", "metadata": {}, "object": "earning_rule"}, {"id": "*", "name": "Segment rule", "metadata": {}, "object": "earning_rule"}],
		"memberships": [{"member": {"id": "*", "customer_id": "*", "program_id": "*", "metadata": {}, "object": "member"},
		"program": {"id": "*", "name": "Club", "metadata": {}, "object": "program"}, "benefits": [], "object": "member_earnings_opportunity",
		"cards": [{"card": {"id": "*", "card_definition_id": "*", "card_type": "INDIVIDUAL", "code": "*", "object": "card"}, "points_estimation": 25650, "object": "card_estimation",
		"earning_rules": [{"earning_rule": {"id": "*", "object": "earning_rule"}, "points_estimation": 25500, "object": "earning_rule_estimation"},
		{"earning_rule": {"id": "*", "object": "earning_rule"}, "points_estimation": 150, "object": "earning_rule_estimation"}]}]}], "object": "earnings_examine_result"}`)
	s.expectBalance(m, "0 0")
}

func TestExaminationOfEarningsRespectsLimitsWithoutUse(t *testing.T) {
	s := newServer(t)
	programID, m, _ := s.newMember(object{"earning_limits": object{"global": object{"type": "LIMITED", "limits": []object{{"type": "BALANCE_BASED", "max": 7}}},
		"transactions": object{"type": "NO_LIMIT"}}})
	estimate := func() any {
		cards := s.post(v2+"/examine/earning-rules", orderPaid(object{"amount": 100}))["memberships"].([]any)[0].(object)["cards"].([]any)
		if len(cards) == 0 {
			return nil
		}
		return cards[0].(object)["points_estimation"]
	}
	shows(t, estimate(), `7`)
	shows(t, estimate(), `7`)
	s.paysOrder("o1")
	s.expectBalance(m, "7 0")
	shows(t, estimate(), `null`)
	s.processEvents()
	s.expectBalance(m, "7 0")
	if n := len(s.get(m + "/cards/" + s.memberCard(m)["id"].(string) + "/transactions")["data"].([]any)); n != 1 {
		t.Errorf("%d transactions", n)
	}
	s.post(v2+"/programs/"+programID+"/deactivate", nil)
	shows(t, s.post(v2+"/examine/earning-rules", orderPaid(object{}))["memberships"], `[]`)
}

func TestInvalidExaminationsAreRefused(t *testing.T) {
	s := newServer(t)
	s.newMember(object{})
	for name, c := range map[string]struct {
		body    object
		details string
	}{
		"nobody":                    {object{"trigger": object{"type": "ALL"}}, "customer_identification"},
		"no trigger":                {withIdentification(object{}), "trigger"},
		"another trigger":           {withIdentification(object{"trigger": object{"type": "SOME"}}), "trigger.type"},
		"no event":                  {withIdentification(object{"trigger": object{"type": "SPECIFIC"}}), "trigger.specific"},
		"another event":             {withIdentification(object{"trigger": object{"type": "SPECIFIC", "specific": object{"event": "customer.born"}}}), "trigger.specific.event"},
		"no context":                {withIdentification(object{"trigger": object{"type": "SPECIFIC", "specific": object{"event": "customer.order.paid"}}}), "customer_order_paid"},
		"the context of another":    {func() object { b := orderPaid(object{}); b["customer_segment_entered"] = object{}; return b }(), "customer_segment_entered"},
		"an amount that is no one":  {orderPaid(object{"amount": "ten"}), "amount"},
		"what no order has":         {orderPaid(object{"total": 1}), "total"},
		"two ids":                   {object{"trigger": object{"type": "ALL"}, "customer_identification": object{"type": "customer_id", "customer_id": "cust_1", "member_id": "lmbr_1"}}, "customer_identification"},
		"an event without a schema": {withIdentification(object{"trigger": object{"type": "SPECIFIC", "specific": object{"event": "customer.custom_event"}}, "customer_custom_event": object{"type": "SPECIFIC", "specific": object{"custom_event": object{}}}}), "schema_id"},
	} {
		t.Run(name, func(t *testing.T) {
			s.t = t
			s.refuse(400, "invalid_payload", c.details, "POST", v2+"/examine/earning-rules", c.body)
		})
	}
	s.t = t
	s.refuse(404, "not_found", "Cannot find customer", "POST", v2+"/examine/earning-rules", object{"trigger": object{"type": "ALL"}, "customer_identification": object{"type": "customer_id", "customer_id": "cust_0"}})
	s.refuse(404, "not_found", "Cannot find member", "POST", v2+"/examine/rewards", object{"customer_identification": object{"type": "member_id", "member_id": "lmbr_0"}})
}

// TestV2Exam02ARewardIsTooDear is the documented case of a balance below the price.
func TestV2Exam02ARewardIsTooDear(t *testing.T) {
	for id, c := range map[string]struct {
		balance, cost int
		want          string
	}{
		"v2-exam-02": {50, 250, `{"required": 250, "available": 50, "missing": 200}`},
		"v2-exam-03": {10, 321, `{"required": 321, "available": 10, "missing": 311}`},
	} {
		t.Run(id, func(t *testing.T) {
			s := newServer(t)
			_, _, card, _ := s.sellsMug(c.balance, two, func(r object) { r["costs"].([]object)[0]["spending"].([]object)[0]["points"] = c.cost }, object{})
			estimate := func() any {
				got := s.post(v2+"/examine/rewards", withIdentification(object{}))
				return got["memberships"].([]any)[0].(object)["cards"].([]any)[0].(object)["rewards"].([]any)[0]
			}
			shows(t, estimate(), `{"reward": {"id": "*", "object": "reward"}, "status": "UNAVAILABLE", "cost": {"points": `+fmt.Sprint(c.cost)+`, "object": "reward_cost"},
				"unavailability_reasons": [{"reason": "insufficient_balance", "details": `+c.want+`, "object": "reward_unavailability_reason"}], "object": "reward_estimation"}`)
			s.post(card+"/points", object{"points": 1000})
			shows(t, estimate().(object)["status"], `"AVAILABLE"`)
			shows(t, estimate().(object)["unavailability_reasons"], `[]`)
		})
	}
}

func TestExaminationOfRewardsAgreesWithPurchase(t *testing.T) {
	s := newServer(t)
	club, m, _, mug := s.sellsMug(1000, object{"type": "LIMITED", "limited": object{"quantity": 1}}, func(r object) {
		r["costs"].([]object)[0]["rules"] = object{"logic": "1", "1": object{"name": "customer.metadata", "property": "vip", "conditions": object{"$is": []any{true}}}}
	}, object{})
	reason := func(body object) any {
		found := s.post(v2+"/examine/rewards", withIdentification(body))["memberships"].([]any)[0].(object)["cards"].([]any)[0].(object)["rewards"].([]any)[0].(object)
		reasons := found["unavailability_reasons"].([]any)
		if len(reasons) == 0 {
			return found["status"]
		}
		return reasons[0].(object)["reason"]
	}
	shows(t, reason(object{}), `"no_matching_cost"`)
	supposed := object{"customer": object{"metadata": object{"vip": true}}}
	shows(t, reason(supposed), `"AVAILABLE"`)
	s.put("/v1/customers/ann", object{"metadata": object{"vip": true}})
	s.purchase(m, mug)
	shows(t, reason(object{}), `"out_of_stock"`)
	s.post(v2+"/rewards/"+mug+"/deactivate", nil)
	shows(t, reason(object{}), `"reward_inactive"`)
	if got := s.soldUnits(club); got != "1" {
		t.Errorf("%s sold", got)
	}
}
