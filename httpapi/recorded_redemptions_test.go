package httpapi_test

import (
	"testing"
)

// TestADiscountNeedsNoOrder redeems and validates without an order, by each operation. A discount applies and takes nothing
// off; a card has nothing to pay.
func TestADiscountNeedsNoOrder(t *testing.T) {
	s := newServer(t)
	mug := s.product("mug")
	for code, discount := range map[string]object{
		"PCT": tenOff, "OFF": {"type": "AMOUNT", "amount_off": 1000}, "FIX": {"type": "FIXED", "fixed_amount": 500},
		"LINES": {"type": "PERCENT", "percent_off": 10, "effect": "APPLY_TO_ITEMS"}, "FORMULA": {"type": "AMOUNT", "amount_off": 0, "amount_off_formula": "ORDER_AMOUNT / 2"},
	} {
		s.post("/v1/vouchers/"+code, object{"type": "DISCOUNT_VOUCHER", "discount": discount})
		one := object{"redeemables": []object{{"object": "voucher", "id": code}}}
		got := s.post("/v1/validations", one)
		shows(t, object{"valid": got["valid"], "order": got["order"], "status": got["redeemables"].([]any)[0].(object)["status"]},
			`{"valid": true, "order": null, "status": "APPLICABLE"}`)
		got = s.post("/v1/redemptions", one)
		first := got["redemptions"].([]any)[0].(object)
		shows(t, object{"result": first["result"], "order": first["order"], "whole": got["order"], "uses": first["voucher"].(object)["redemption"].(object)["redeemed_quantity"]},
			`{"result": "SUCCESS", "order": null, "whole": null, "uses": 1}`)
		shows(t, s.post("/v1/vouchers/"+code+"/validate", object{})["valid"], `true`)
		shows(t, s.post("/v1/vouchers/"+code+"/redemption", object{})["result"], `"SUCCESS"`)
	}
	tier := s.promote(s.promotionCampaign("Autumn"), "Ten", 10, nil)
	stacked := object{"redeemables": []object{{"object": "promotion_tier", "id": tier}, {"object": "voucher", "id": "PCT"}}}
	shows(t, s.post("/v1/validations", stacked)["valid"], `true`)
	got := s.post("/v1/redemptions", stacked)
	parent := got["parent_redemption"].(object)
	shows(t, object{"result": parent["result"], "order": parent["order"]}, `{"result": "SUCCESS", "order": null}`)
	shows(t, s.post("/v1/promotions/tiers/"+tier+"/validation", object{})["valid"], `true`)
	shows(t, s.post("/v1/promotions/tiers/"+tier+"/redemption", object{})["result"], `"SUCCESS"`)
	shows(t, s.post("/v1/promotions/validation", object{})["valid"], `true`)

	s.post("/v1/vouchers/FREE", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "UNIT", "unit_type": mug, "unit_off": 2, "effect": "ADD_NEW_ITEMS"}})
	free := object{"redeemables": []object{{"object": "voucher", "id": "FREE"}, {"object": "voucher", "id": "PCT"}}}
	lines := func(o any) any {
		item := o.(object)["items"].([]any)[0].(object)
		return object{"product": item["product_id"], "quantity": item["quantity"], "free": item["discount_quantity"]}
	}
	shows(t, lines(s.post("/v1/validations", free)["order"]), `{"product": "`+mug+`", "quantity": 2, "free": 2}`)
	shows(t, lines(s.post("/v1/redemptions", free)["order"]), `{"product": "`+mug+`", "quantity": 2, "free": 2}`)
	found := s.post("/v1/qualifications", object{"scenario": "ALL", "options": object{"limit": 50}})["redeemables"].(object)["data"].([]any)
	if len(found) != 7 {
		t.Errorf("%d qualify without an order: %v", len(found), found)
	}
	for _, q := range found {
		if q := q.(object); q["id"] == "FREE" {
			shows(t, lines(q["order"]), `{"product": "`+mug+`", "quantity": 2, "free": 2}`)
		}
	}
}

// TestCardNeedsOrderToPay tries gift cards and points without an order, by each operation.
func TestCardNeedsOrderToPay(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/GIFT", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 100}})
	_, club := s.loyaltyCampaign("Club")
	card := s.card(club, "ann")
	s.add(card, 100)
	pay := s.reward(club, 0, payingWith("1", 10))
	for id, with := range map[string]object{"GIFT": {}, card: {"reward": object{"id": pay}}} {
		single := object{"customer": object{"source_id": "ann"}}
		redeemable := object{"object": "voucher", "id": id}
		for k, v := range with {
			single[k], redeemable[k] = v, v
		}
		many := object{"redeemables": []object{redeemable}, "customer": object{"source_id": "ann"}}
		got := s.post("/v1/validations", many)
		shows(t, object{"valid": got["valid"], "key": got["redeemables"].([]any)[0].(object)["result"].(object)["error"].(object)["key"]},
			`{"valid": false, "key": "missing_amount"}`)
		s.refuse(400, "missing_amount", "", "POST", "/v1/redemptions", many)
		s.refuse(400, "missing_amount", "", "POST", "/v1/vouchers/"+id+"/redemption", single)
		shows(t, s.post("/v1/vouchers/"+id+"/validate", single)["error"].(object)["key"], `"missing_amount"`)
	}
	s.refuse(400, "missing_amount", "", "POST", "/v1/loyalties/members/"+card+"/redemption", object{"reward": object{"id": pay}})
}

// TestAnOrderWithoutLinesPassesRulesThatOnlyNameProducts validates and redeems a code whose rules only select the discounted
// products, with an order that has an amount alone.
func TestAnOrderWithoutLinesPassesRulesThatOnlyNameProducts(t *testing.T) {
	s := newServer(t)
	mug, cap := s.product("mug"), s.product("cap")
	rules := s.ruleSet(object{"name": "Mugs", "rules": object{}, "applicable_to": object{"included": []object{{"object": "product", "id": mug, "effect": "APPLY_TO_EVERY"}}}})
	s.post("/v1/vouchers/MUGS", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 1000}, "validation_rules": []string{rules}})
	asked := func(order object) object {
		return object{"redeemables": []object{{"object": "voucher", "id": "MUGS"}}, "order": order}
	}
	shows(t, s.post("/v1/validations", asked(object{"amount": 20000}))["valid"], `true`)
	got := s.post("/v1/redemptions", asked(object{"amount": 20000}))
	order := got["order"].(object)
	shows(t, object{
		"result": got["redemptions"].([]any)[0].(object)["result"], "amount": order["amount"], "total": order["total_amount"],
		"applied": order["applied_discount_amount"], "whole": order["total_applied_discount_amount"], "metadata": order["metadata"],
	}, `{"result": "SUCCESS", "amount": 20000, "total": 20000, "applied": 0, "whole": 0, "metadata": {}}`)
	s.refuse(400, "order_rules_violated", "", "POST", "/v1/redemptions", asked(object{"items": []object{{"product_id": cap, "quantity": 1, "price": 500}}}))
	got = s.post("/v1/redemptions", asked(object{"items": []object{{"product_id": mug, "quantity": 1, "price": 20000}}}))
	shows(t, got["order"].(object)["total_applied_discount_amount"], `1000`)
}

// TestAnOrderOfAValidationNamesItsCustomer validates with a stored customer. Client-side answers do not show the customer.
func TestAnOrderOfAValidationNamesItsCustomer(t *testing.T) {
	s := newServer(t)
	ann := s.post("/v1/customers", object{"source_id": "ann"})["id"].(string)
	s.post("/v1/vouchers/TEN", object{"type": "DISCOUNT_VOUCHER", "discount": tenOff})
	asked := object{"redeemables": []object{{"object": "voucher", "id": "TEN"}}, "order": object{"amount": 1000}, "customer": object{"source_id": "ann"}}
	order := s.post("/v1/validations", asked)["order"].(object)
	shows(t, object{"customer": order["customer"], "id": order["customer_id"], "metadata": order["metadata"]},
		`{"customer": {"id": "`+ann+`", "object": "customer"}, "id": "`+ann+`", "metadata": {}}`)
	asked["customer"] = object{"source_id": "nobody"}
	shows(t, s.post("/v1/validations", asked)["order"].(object)["customer_id"], `null`)
}
