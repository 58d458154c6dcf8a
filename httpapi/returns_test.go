package httpapi_test

import (
	"fmt"
	"net/http"
	"slices"
	"testing"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/internal/refundcases"
)

// TestReturnCases plays the worked orders over HTTP.
func TestReturnCases(t *testing.T) {
	for _, c := range refundcases.All() {
		t.Run(c.ID, func(t *testing.T) {
			s := newServer(t)
			s.playReturns(t, &c)
		})
	}
}

func (s *server) playReturns(t *testing.T, c *refundcases.Case) {
	order := object{"source_id": "sold"}
	var items []object
	for _, l := range c.Lines {
		items = append(items, object{"product_id": l.Ref, "quantity": l.Quantity, "price": orNil(l.Price), "amount": orNil(l.Amount)})
	}
	if items != nil {
		order["items"] = items
	}
	if c.Amount.Known {
		order["amount"] = c.Amount.Minor
	}
	records := map[string]string{}
	if len(c.Redeemables) == 0 {
		order["status"], order["customer"] = "PAID", object{"source_id": "ann"}
		s.earn(c)
		s.post("/v1/orders", order)
		s.processEvents()
		for _, p := range c.Payments {
			records[p.Ref] = s.payment(p)
		}
	} else {
		var redeemables []object
		for i := range c.Redeemables {
			redeemables = append(redeemables, s.redeemableOf(c, &c.Redeemables[i]))
		}
		done := s.post("/v1/redemptions", object{"redeemables": redeemables, "order": order, "customer": object{"source_id": "ann"}})
		for _, r := range done["redemptions"].([]any) {
			r := r.(object)
			records[r["voucher"].(object)["code"].(string)] = r["id"].(string)
		}
	}
	for i, r := range c.Returns {
		if r.Rollback {
			parent := s.get("/v1/orders/sold")["redemptions"].(object)
			for id := range parent {
				s.post("/v1/redemptions/"+id+"/rollbacks", nil)
			}
			continue
		}
		body := object{"rest": nil, "policy": nil, "refund_order": nil}
		for name, value := range map[string]string{"policy": c.Policy, "refund_order": c.RefundOrder} {
			if value != "" {
				body[name] = value
			}
		}
		if r.Rest != nil {
			body["rest"] = *r.Rest
		}
		if r.Amount > 0 {
			body["amount"] = r.Amount
		}
		var back []object
		for _, item := range r.Items {
			back = append(back, object{"product_id": item.Ref, "quantity": item.Quantity})
		}
		if back != nil {
			body["items"] = back
		}
		made := s.post("/v1/extensions/orders/sold/returns", body)
		s.expectReturned(t, fmt.Sprintf("return %d", i+1), made, r, records)
		for ref, points := range r.Takes {
			want := fmt.Sprintf("DONE %d+0-0 %d+0-0", points, points)
			if points == 0 {
				want = "DONE"
			}
			if got := s.earnedBack(made); got != want {
				t.Errorf("return %d: %s took back %s, want %s", i+1, ref, got, want)
			}
		}
	}
	s.requireConsistentFigures()
}

// earn makes a rule for the points that the order of a case earns: on a loyalty card, and on the card of a member of a program.
func (s *server) earn(c *refundcases.Case) {
	s.t.Helper()
	for _, e := range c.Earned {
		_, club := s.loyaltyCampaign("Club")
		s.card(club, "ann")
		rule := object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": e.Points}}
		definition := earnedPoints(object{"type": "REVOKE_FROM_BALANCE", "mode": "REVOKE_TO_ZERO"}, object{"name": "Wallet", "type": "INDIVIDUAL", "status": "ACTIVE"})
		wallet := s.post(v2+"/card-definitions", definition)["id"].(string)
		award := object{"type": "POINTS", "points": object{"value": e.Points, "card_definition_id": wallet}}
		for line, weight := range e.Basis {
			product := s.post("/v1/products", object{"source_id": line, "name": line})["id"]
			of := []object{{"object": "product", "id": product}}
			rule["loyalty"] = object{"type": "PROPORTIONAL", "calculation_type": "ORDER_ITEMS_AMOUNT", "order_items": object{
				"amount": object{"every": weight, "points": e.Points, "object": "product", "id": product, "applicable_to": of}}}
			award = object{"type": "POINTS_PROPORTIONAL", "points_proportional": object{"calculation_type": "PRE_DISCOUNT_ORDER_ITEMS_AMOUNT", "card_definition_id": wallet,
				"order_items": object{"amount": object{"every": weight, "value": e.Points, "applicable_to": []object{{"type": "product", "product": object{"id": product}}}}}}}
		}
		s.earningRule(club, rule)
		with := earning("Rule", wallet, "ACTIVE")
		with["earnings"] = []object{{"effects": []object{award}}}
		earns := s.post(v2+"/earning-rules", with)["id"]
		program := s.post(v2+"/programs", object{"name": "Club", "status": "ACTIVE", "card_definitions": []object{{"id": wallet}}, "earning_rules": []object{{"id": earns}}})
		s.post(v2+"/programs/"+program["id"].(string)+"/members", object{"customer_id": s.get("/v1/customers/ann")["id"]})
	}
}

// payment pays the order of a case with points of a member's card, and returns the id of the payment.
func (s *server) payment(p refundcases.Payment) string {
	s.t.Helper()
	wallet := paysWithPoints(fmt.Sprint(float64(p.Points) / float64(p.Amount)))
	spent := object{"type": "NONE"}
	if p.Refunds != "NONE" {
		spent = object{"type": "REFUNDABLE", "methods": []object{{"type": "RETURN_POINTS", "mode": p.Refunds}}}
	}
	wallet["refunds"] = object{"spent_points": spent, "earned_points": object{"type": "NONE"}}
	_, m, card := s.newMember(wallet)
	s.post(card+"/points", object{"points": p.Points})
	made := s.expect(202, "POST", m+"/orders/payments", object{"card_id": s.memberCard(m)["id"], "order": object{"source_id": "sold"}})
	return made["transaction"].(object)["id"].(string)
}

func orNil(m discount.Money) any {
	if !m.Known {
		return nil
	}
	return m.Minor
}

// redeemableOf makes a redeemable of a case with its rules.
func (s *server) redeemableOf(c *refundcases.Case, r *refundcases.Redeemable) object {
	s.t.Helper()
	named := object{"object": "voucher", "id": r.Ref}
	switch r.Kind {
	case "gift":
		gift := object{"amount": r.Balance}
		if r.OnItems {
			gift["effect"] = "APPLY_TO_ITEMS"
		}
		s.post("/v1/vouchers/"+r.Ref, object{"type": "GIFT_VOUCHER", "gift": gift})
	case "points":
		_, club := s.loyaltyCampaign("Club", object{"voucher": object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": r.Balance}, "code_config": object{"pattern": "POINTS"}}})
		s.card(club, "ann")
		reward := s.post("/v1/rewards", object{"name": "Pay", "type": "COIN", "parameters": object{"coin": object{"exchange_ratio": r.Coin.ExchangeRatio, "points_ratio": r.Coin.PointsRatio}}})
		s.post(club+"/rewards", []object{{"reward": reward["id"]}})
		named["reward"] = object{"id": reward["id"]}
		return named
	default:
		d := object{"type": r.Discount.Type, "effect": r.Discount.Effect}
		for name, value := range map[string]*int64{"amount_off": r.Discount.AmountOff, "fixed_amount": r.Discount.FixedAmount, "unit_off": r.Discount.UnitOff, "amount_limit": r.Discount.AmountLimit} {
			if value != nil {
				d[name] = *value
			}
		}
		if p := r.Discount.PercentOff; p != nil {
			d["percent_off"] = p
		}
		if id := r.Discount.UnitType; id != "" {
			d["unit_type"] = s.post("/v1/products", object{"source_id": id, "name": id, "price": r.UnitPrice})["id"]
		}
		s.post("/v1/vouchers/"+r.Ref, object{"type": "DISCOUNT_VOUCHER", "discount": d})
	}
	if r.Mode != "" && r.Ref == c.Redeemables[0].Ref {
		s.post("/management/v1/projects/"+s.project+"/stacking-rules", object{"discount_calculation_mode": r.Mode})
	}
	s.requireOf(c, r)
	return named
}

// requireOf gives a redeemable the rules of its case.
func (s *server) requireOf(c *refundcases.Case, r *refundcases.Redeemable) {
	s.t.Helper()
	rules, number := object{}, 0
	add := func(name string, value any) {
		number++
		rules[fmt.Sprint(number)] = object{"name": name, "conditions": object{"$more_than_or_equal": []any{value}}}
	}
	if r.AmountAtLeast > 0 {
		add("order.amount", r.AmountAtLeast)
	}
	if r.ItemsAtLeast > 0 {
		add("order.items.count", r.ItemsAtLeast)
	}
	lines := r.ApplicableTo
	entry := object{"object": "product", "effect": "APPLY_TO_EVERY"}
	if r.CheapestUnit {
		entry["effect"], entry["target"] = "APPLY_TO_CHEAPEST", "UNIT"
		for _, l := range c.Lines {
			lines = append(lines, l.Ref)
		}
	}
	body := object{"name": "Rules of " + r.Ref, "rules": rules}
	if lines != nil {
		var included []object
		for _, line := range lines {
			e := object{"id": s.productOf(line)}
			for k, v := range entry {
				e[k] = v
			}
			included = append(included, e)
		}
		body["applicable_to"] = object{"included": included}
	}
	if r.Bundle != nil {
		parts := object{}
		for line, n := range r.Bundle {
			parts[fmt.Sprint(len(parts)+1)] = object{
				"name": "order.items.any", "conditions": object{"$is": []object{{"id": s.productOf(line), "object": "product"}}},
				"rules": object{"1": object{"name": "order.items.aggregated_quantity", "conditions": object{"$is": []int64{n}}}, "logic": "1"},
			}
		}
		body["bundle_rules"] = parts
	}
	if number == 0 && lines == nil && r.Bundle == nil {
		return
	}
	made := s.post("/v1/validation-rules", body)
	s.post("/v1/validation-rules/"+made["id"].(string)+"/assignments", object{"related_object_type": "voucher", "related_object_id": r.Ref})
}

// productOf makes a product and returns its id; lines go by the source id.
func (s *server) productOf(ref string) string {
	s.t.Helper()
	if a := s.do("GET", "/v1/products/"+ref, nil); a.status == http.StatusOK {
		return a.body.(object)["id"].(string)
	}
	return s.post("/v1/products", object{"source_id": ref, "name": ref})["id"].(string)
}

func (s *server) expectReturned(t *testing.T, what string, got object, want refundcases.Return, records map[string]string) {
	t.Helper()
	refund := got["refund"].(object)
	figures := map[string]any{"amount": refund["amount"], "money": refund["money"], "withheld": refund["withheld"], "kept": got["kept"], "status": got["status"]}
	for name, w := range want.Expect {
		if fmt.Sprint(figures[name]) != w {
			t.Errorf("%s: %s is %v, want %s", what, name, figures[name], w)
		}
	}
	for ref, w := range want.Gives {
		given := object{}
		for _, list := range [][]any{got["discounts"].([]any), refund["credits"].([]any), refund["points"].([]any)} {
			for _, one := range list {
				if one := one.(object); one["redemption_id"] == records[ref] || one["order_transaction_id"] == records[ref] {
					given = one
				}
			}
		}
		given["forfeited"] = refund["forfeited"]
		for name, figure := range w {
			if fmt.Sprint(given[name]) != figure {
				t.Errorf("%s: %s of %s is %v, want %s", what, name, ref, given[name], figure)
			}
		}
	}
}

// sellLamps sells lamps at 25.00 with 10.00 off and a gift card that pays 40.00.
func (s *server) sellLamps(n int) {
	s.t.Helper()
	s.post("/v1/vouchers/OFF", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 1000, "effect": "APPLY_TO_ORDER"}})
	s.post("/v1/vouchers/CARD", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 4000}})
	s.post("/v1/redemptions", object{
		"redeemables": []object{{"object": "voucher", "id": "OFF"}, {"object": "voucher", "id": "CARD"}}, "customer": object{"source_id": "ann"},
		"order": object{"source_id": "sold", "items": []object{{"product_id": "lamp", "quantity": n, "price": 2500}}},
	})
}

const soldReturns = "/v1/extensions/orders/sold/returns"

func lamps(n int) object { return object{"items": []object{{"product_id": "lamp", "quantity": n}}} }

func TestAReturnIsAnswered(t *testing.T) {
	s := newServer(t)
	s.sellLamps(4)
	body := lamps(1)
	body["simulate"] = true
	tried := s.post(soldReturns, body)
	if tried["id"] != "" || len(s.get(soldReturns)["data"].([]any)) > 0 {
		t.Errorf("simulated: %v", tried)
	}
	body = lamps(1)
	body["source_id"], body["reason"], body["metadata"] = "mine", "The light is too warm", object{"shelf": 7}
	made := s.post(soldReturns, body)
	order := s.get("/v1/orders/sold")
	shows(t, made, `{"id": "*", "object": "return", "source_id": "mine", "order_id": "`+order["id"].(string)+`", "customer_id": "`+order["customer_id"].(string)+`",
		"date": "2026-11-21T12:00:00.000Z", "reason": "The light is too warm", "metadata": {"shelf": 7}, "policy": "KEEP", "refund_order": "PROPORTIONAL", "status": "PARTIALLY_RETURNED",
		"items": [{"id": "*", "product_id": "lamp", "sku_id": null, "quantity": 1, "free_quantity": 0, "amount": 2500, "subtotal_amount": 2250}],
		"refund": {"amount": 2250, "money": 1250, "credits": [{"redemption_id": "*", "voucher_id": "*", "code": "CARD", "credits": 1000, "balance": 1000}], "points": [],
			"forfeited": 0, "uncredited": 0, "withheld": 0},
		"kept": 6750, "refunded": 2250, "discounts": [{"redemption_id": "*", "voucher_id": "*", "amount": 250, "units": 0}],
		"points_taken_back": {"status": "PENDING", "cards": []}, "rollbacks": [], "warnings": []}`)
	line := order["items"].([]any)[0].(object)
	shows(t, []any{order["returned_amount"], order["returns"], line["returned_quantity"], order["total_amount"], order["status"]}, `[2250, ["`+made["id"].(string)+`"], 1, 5000, "PAID"]`)
	id := made["id"].(string)
	shows(t, s.get("/v1/extensions/returns/" + id)["source_id"], `"mine"`)
	for query, n := range map[string]int{
		"": 1, "?filters[order_id][conditions][$is]=" + made["order_id"].(string): 1, "?filters[customer_id][conditions][$is]=cust_0": 0,
		"?filters[created_at][conditions][$after]=2026-11-21T11:00:00Z": 1, "?starting_after_id=" + id: 0, "?filters[campaign_id][conditions][$is]=camp_0": 0,
	} {
		if list := s.get("/v1/extensions/returns" + query); len(list["data"].([]any)) != n {
			t.Errorf("%s lists %v", query, list)
		}
	}
	again := s.refuse(409, "duplicate_found", "", "POST", soldReturns, body)
	if again["resource_id"] != id {
		t.Errorf("the second return of one source id: %v", again)
	}
	shows(t, s.get("/v1/customers/ann")["summary"].(object)["orders"].(object)["total_amount"], "3750")
	s.requireConsistentFigures()
}

func TestReturnsAreRefused(t *testing.T) {
	s := newServer(t)
	s.sellLamps(4)
	s.post("/v1/orders", object{"source_id": "basket", "items": []object{{"product_id": "lamp", "price": 2500}}})
	s.post("/v1/orders", object{"source_id": "bare", "status": "PAID", "items": []object{{"product_id": "lamp"}}})
	s.post("/v1/orders", object{"source_id": "sum", "status": "PAID", "amount": 5000})
	item := func(o object) object { return object{"items": []object{o}} }
	path := func(order string) string { return "/v1/extensions/orders/" + order + "/returns" }
	s.refuse(404, "not_found", "", "POST", path("none"), lamps(1))
	s.refuse(404, "not_found", "", "GET", path("none"), nil)
	s.refuse(404, "not_found", "", "GET", "/v1/extensions/returns/ret_0", nil)
	s.refuse(400, "invalid_payload", "items", "POST", soldReturns, object{})
	s.refuse(400, "invalid_payload", "items[0].quantity", "POST", soldReturns, lamps(0))
	s.refuse(400, "invalid_payload", "items[0].quantity", "POST", soldReturns, item(object{"product_id": "lamp"}))
	s.refuse(400, "invalid_payload", "items[0] must have one of", "POST", soldReturns, item(object{"quantity": 1}))
	s.refuse(400, "invalid_payload", "items[0] names a line that the order does not have", "POST", soldReturns, item(object{"product_id": "chair", "quantity": 1}))
	s.refuse(400, "invalid_payload", "amount", "POST", soldReturns, object{"amount": 100})
	s.refuse(400, "invalid_payload", "amount", "POST", path("sum"), object{"amount": 100, "items": lamps(1)["items"]})
	s.refuse(400, "invalid_payload", "policy", "POST", soldReturns, object{"policy": "MAYBE", "items": lamps(1)["items"]})
	s.refuse(400, "return_exceeds_order", "has 4 units left (the return has 5)", "POST", soldReturns, lamps(5))
	s.refuse(400, "return_exceeds_order", "has an amount of 5000 left (the return has 5001)", "POST", path("sum"), object{"amount": 5001})
	s.refuse(400, "invalid_order", "CREATED", "POST", path("basket"), lamps(1))
	s.refuse(400, "missing_amount", "", "POST", path("bare"), lamps(1))
	if list := s.get("/v1/extensions/returns"); len(list["data"].([]any)) > 0 {
		t.Errorf("refused returns were written: %v", list)
	}
	s.post(soldReturns, lamps(1))
	fixed := lamps(1)
	fixed["policy"] = "REEVALUATE"
	s.refuse(400, "return_policy_fixed", "KEEP", "POST", soldReturns, fixed)
	s.refuse(400, "order_has_returns", "", "PUT", "/v1/orders/sold", object{"items": []object{{"product_id": "lamp", "quantity": 9, "price": 2500}}})
	s.refuse(400, "order_has_returns", "", "PUT", "/v1/orders/sold", object{"amount": 1})
	s.put("/v1/orders/sold", object{"metadata": object{"gift": true}, "status": "FULFILLED"})
	s.post("/v1/vouchers/MORE", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 100}})
	s.refuse(400, "order_has_returns", "", "POST", "/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "MORE"}}, "order": object{"id": s.get("/v1/orders/sold")["id"]}})
	s.requireConsistentFigures()
}

func TestReturnsSettings(t *testing.T) {
	s := newServer(t)
	path := "/management/v1/projects/" + s.project + "/returns-settings"
	defaults := `{"policy": "KEEP", "refund_order": "PROPORTIONAL", "earned_points": "TAKE_BACK", "window_days": null}`
	shows(t, s.get(path), defaults)
	shows(t, s.put(path, object{"policy": "REEVALUATE", "refund_order": "CREDITS_FIRST", "earned_points": "KEEP", "window_days": 30}),
		`{"policy": "REEVALUATE", "refund_order": "CREDITS_FIRST", "earned_points": "KEEP", "window_days": 30}`)
	s.sellLamps(4)
	made := s.post(soldReturns, lamps(1))
	shows(t, []any{made["policy"], made["refund_order"], made["refund"].(object)["money"]}, `["REEVALUATE", "CREDITS_FIRST", 0]`)
	for property, value := range map[string]any{"policy": "MAYBE", "refund_order": "LAST", "earned_points": "SOME", "window_days": 0} {
		s.refuse(400, "invalid_payload", property, "PUT", path, object{property: value})
	}
	shows(t, s.put(path, object{}), defaults)
}

// TestTheLastReturnIsARollback returns everything, and the redemptions are rolled back.
func TestTheLastReturnIsARollback(t *testing.T) {
	s := newServer(t)
	s.sellLamps(4)
	s.post(soldReturns, lamps(1))
	last := s.post(soldReturns, lamps(3))
	shows(t, []any{last["status"], last["kept"], fmt.Sprint(len(last["rollbacks"].([]any)))}, `["RETURNED", 0, "3"]`)
	shows(t, s.get("/v1/vouchers/CARD")["gift"].(object)["balance"], "4000")
	shows(t, s.get("/v1/vouchers/OFF")["redemption"].(object)["redeemed_quantity"], "0")
	shows(t, s.get("/v1/orders/sold")["status"], `"CANCELED"`)
	s.requireConsistentFigures()
}

// TestAReturnIsPerformedOnce repeats a return with its idempotency key.
func TestAReturnIsPerformedOnce(t *testing.T) {
	s := newServer(t)
	s.sellLamps(4)
	s.headers["Idempotency-Key"] = "return-1"
	first := s.do("POST", soldReturns, lamps(1))
	second := s.do("POST", soldReturns, lamps(1))
	delete(s.headers, "Idempotency-Key")
	if first.status != 200 || first.raw != second.raw || len(s.get(soldReturns)["data"].([]any)) != 1 {
		t.Errorf("first %s\nthen %s", first.raw, second.raw)
	}
}

// TestReturnsAreToldToWebhooks lists the type of the event.
func TestReturnsAreToldToWebhooks(t *testing.T) {
	s := newServer(t)
	hook := s.post("/management/v1/projects/"+s.project+"/webhooks", object{"target_url": "https://shop.example/hooks", "events": []string{"order.returned"}})
	if !slices.Contains(hook["events"].([]any), any("order.returned")) {
		t.Errorf("the webhook is %v", hook)
	}
}
