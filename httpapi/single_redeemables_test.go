package httpapi_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

var tenOff = object{"type": "PERCENT", "percent_off": 10, "effect": "APPLY_TO_ORDER"}

// figures returns the amounts of an order that a redeemable changes.
func figures(o any) object {
	order, _ := o.(object)
	return object{"amount": order["amount"], "total_applied_discount_amount": order["total_applied_discount_amount"], "total_amount": order["total_amount"]}
}

func TestASingleCodeIsValidated(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/TEN", object{
		"type": "DISCOUNT_VOUCHER", "discount": tenOff, "metadata": object{"colour": "red"},
		"start_date": "2026-11-01T00:00:00Z", "expiration_date": "2026-12-01T00:00:00Z",
	})
	got := s.post("/v1/vouchers/TEN/validate", object{
		"order": object{"amount": 20000}, "tracking_id": "someone", "session": object{"type": "LOCK", "key": "till", "ttl": 2, "ttl_unit": "HOURS"},
	})
	shows(t, figures(got["order"]), `{"amount": 20000, "total_applied_discount_amount": 2000, "total_amount": 18000}`)
	delete(got, "order")
	shows(t, got, `{
		"valid": true, "code": "TEN", "discount": {"type": "PERCENT", "percent_off": 10, "effect": "APPLY_TO_ORDER", "is_dynamic": false}, "metadata": {"colour": "red"},
		"start_date": "2026-11-01T00:00:00.000Z", "expiration_date": "2026-12-01T00:00:00.000Z", "tracking_id": "*",
		"applicable_to": {"object": "list", "data_ref": "data", "data": [], "total": 0},
		"inapplicable_to": {"object": "list", "data_ref": "data", "data": [], "total": 0},
		"session": {"key": "till", "type": "LOCK", "ttl": 2, "ttl_unit": "HOURS"}}`)
	shows(t, s.get("/v1/vouchers/TEN")["redemption"].(object)["redeemed_quantity"], `0`)
}

func TestASingleGiftCardIsValidated(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/card", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 5000}})
	got := s.post("/v1/vouchers/card/validate", object{"order": object{"amount": 20000}, "gift": object{"credits": 1500}})
	shows(t, figures(got["order"]), `{"amount": 20000, "total_applied_discount_amount": 1500, "total_amount": 18500}`)
	shows(t, got["gift"], `{"amount": 5000, "subtracted_amount": 0, "balance": 5000, "effect": null}`)
	s.refuse(400, "invalid_payload", "gift.credits", "POST", "/v1/vouchers/card/validate", object{"order": object{"amount": 20000}, "gift": object{"credits": "much"}})
}

func TestASingleCodeThatDoesNotApplyIsAnsweredWithTheReason(t *testing.T) {
	s := newServer(t)
	rules := s.ruleSet(object{"name": "Big", "error": object{"message": "Buy more"}, "rules": object{
		"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{900000}}},
	}})
	vips := s.ruleSet(object{"name": "VIPs", "rules": object{
		"1": object{"name": "customer.metadata", "property": "vip", "conditions": object{"$is": []bool{true}}},
	}})
	several := s.ruleSet(object{"name": "Several", "rules": object{
		"1": object{"name": "order.items.count", "conditions": object{"$more_than": []int{1}}},
	}})
	s.post("/v1/vouchers/card", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 100, "effect": "APPLY_TO_ITEMS"}})
	for code, extra := range map[string]object{
		"vips": {"validation_rules": []string{vips}}, "several": {"validation_rules": []string{several}},
		"late": {"expiration_date": "2026-01-01T00:00:00Z"}, "off": {"active": false}, "ruled": {"validation_rules": []string{rules}}, "plain": {},
	} {
		extra["type"], extra["discount"] = "DISCOUNT_VOUCHER", tenOff
		s.post("/v1/vouchers/"+code, extra)
	}
	for _, test := range []struct {
		code, key, reason string
		body              object
	}{
		{"late", "voucher_expired", "voucher expired", object{"order": object{"amount": 100}}},
		{"off", "voucher_disabled", "voucher is disabled", object{"order": object{"amount": 100}}},
		{"ruled", "order_rules_violated", "Buy more", object{"order": object{"amount": 100}}},
		{"vips", "customer_rules_violated", "customer does not match validation rules", object{"order": object{"amount": 100}, "customer": object{"source_id": "bob"}}},
		{"several", "missing_order_items", "Missing order items", object{"order": object{"amount": 100}}},
		{"card", "missing_order_items_amount", "Missing applicable order items", object{"order": object{"amount": 100}}},
		{"plain", "invalid_gift", "Invalid gift", object{"order": object{"amount": 100}, "gift": object{"credits": 1}}},
	} {
		got := s.post("/v1/vouchers/"+test.code+"/validate", test.body)
		wrong := got["error"].(object)
		shows(t, object{"valid": got["valid"], "code": got["code"], "reason": got["reason"], "key": wrong["key"], "status": wrong["code"]},
			`{"valid": false, "code": "`+test.code+`", "reason": "`+test.reason+`", "key": "`+test.key+`", "status": 400}`)
		if got["order"] != nil || got["discount"] != nil {
			t.Errorf("%s: a code that does not apply shows what it would give: %v", test.code, got)
		}
	}
	ada := s.post("/v1/customers", object{"source_id": "ada"})["id"]
	for customer, id := range map[string]any{"ada": ada, "stranger": nil} {
		got := s.post("/v1/vouchers/late/validate", object{"customer": object{"source_id": customer}, "order": object{"amount": 100}})
		if got["customer_id"] != id {
			t.Errorf("the refusal for %s names the customer %v, want %v", customer, got["customer_id"], id)
		}
	}
	s.refuse(404, "not_found", "nobody", "POST", "/v1/vouchers/nobody/validate", object{"order": object{"amount": 100}})
	s.refuse(400, "invalid_payload", "session.type", "POST", "/v1/vouchers/plain/validate", object{"session": object{"type": "OPEN"}})
	s.refuse(400, "invalid_payload", "options.expand[0]", "POST", "/v1/vouchers/plain/validate", object{"options": object{"expand": []string{"all"}}})
}

func TestASingleCodeIsRedeemed(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/ONCE", object{"type": "DISCOUNT_VOUCHER", "discount": tenOff, "redemption": object{"quantity": 1}})
	got := s.post("/v1/vouchers/ONCE/redemption?tracking_id=someone", object{
		"order": object{"amount": 20000}, "customer": object{"source_id": "alice", "name": "Alice"}, "metadata": object{"till": 7},
	})
	shows(t, figures(got["order"]), `{"amount": 20000, "total_applied_discount_amount": 2000, "total_amount": 18000}`)
	shows(t, object{
		"object": got["object"], "result": got["result"], "status": got["status"], "tracking_id": got["tracking_id"], "metadata": got["metadata"],
		"related": got["related_object_type"], "code": got["voucher"].(object)["code"], "customer": got["customer"].(object)["source_id"],
	}, `{"object": "redemption", "result": "SUCCESS", "status": "SUCCEEDED", "tracking_id": "*", "metadata": {"till": 7}, "related": "voucher", "code": "ONCE", "customer": "alice"}`)
	shows(t, s.get("/v1/vouchers/ONCE/redemption")["redeemed_quantity"], `1`)

	s.refuse(400, "quantity_exceeded", "", "POST", "/v1/vouchers/ONCE/redemption", object{"order": object{"amount": 20000}})
	shows(t, s.get("/v1/vouchers/ONCE/redemption")["total"], `2`) // the refusal is recorded
	s.refuse(404, "not_found", "nobody", "POST", "/v1/vouchers/nobody/redemption", object{"order": object{"amount": 100}})
	s.refuse(400, "invalid_payload", "order.amount", "POST", "/v1/vouchers/ONCE/redemption", object{"order": object{"amount": -1}})
	shows(t, s.get("/v1/vouchers/ONCE/redemption")["redeemed_quantity"], `1`)
}

func TestASingleTierIsValidatedAndRedeemed(t *testing.T) {
	s := newServer(t)
	id := s.promotionCampaign("Autumn")
	rules := s.ruleSet(object{"name": "Big", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{10000}}}}})
	tier := s.promote(id, "Ten", 10, object{"banner": "Ten off", "validation_rules": []string{rules}})
	path := "/v1/promotions/tiers/" + tier

	got := s.post(path+"/validation", object{"order": object{"amount": 20000}, "tracking_id": "someone"})
	shows(t, figures(got["order"]), `{"amount": 20000, "total_applied_discount_amount": 2000, "total_amount": 18000}`)
	shows(t, got["campaign"].(object)["id"], `"`+id+`"`)
	delete(got, "order")
	delete(got, "campaign")
	shows(t, got, `{
		"valid": true, "id": "`+tier+`", "object": "promotion_tier", "name": "Ten", "banner": "Ten off", "hierarchy": 1, "metadata": {}, "categories": [],
		"discount": {"type": "PERCENT", "percent_off": 10, "effect": "APPLY_TO_ORDER", "is_dynamic": false}, "discount_amount": 2000, "applied_discount_amount": 2000,
		"applicable_to": {"object": "list", "data_ref": "data", "data": [], "total": 0},
		"inapplicable_to": {"object": "list", "data_ref": "data", "data": [], "total": 0}, "tracking_id": "*"}`)

	small := object{"order": object{"amount": 100}}
	got = s.post(path+"/validation", small)
	shows(t, object{"valid": got["valid"], "id": got["id"], "key": got["error"].(object)["key"], "order": got["order"]},
		`{"valid": false, "id": "`+tier+`", "key": "order_rules_violated", "order": null}`)
	s.refuse(404, "not_found", "promo_x", "POST", "/v1/promotions/tiers/promo_x/validation", small)

	got = s.post(path+"/redemption", object{"order": object{"amount": 20000}})
	shows(t, object{"result": got["result"], "tier": got["promotion_tier"].(object)["id"], "figures": figures(got["order"])},
		`{"result": "SUCCESS", "tier": "`+tier+`", "figures": {"amount": 20000, "total_applied_discount_amount": 2000, "total_amount": 18000}}`)
	s.refuse(400, "order_rules_violated", "", "POST", path+"/redemption", small)
	s.refuse(404, "not_found", "promo_x", "POST", "/v1/promotions/tiers/promo_x/redemption", small)
}

func TestAllPromotionsAreValidatedByHierarchy(t *testing.T) {
	s := newServer(t)
	autumn, winter := s.promotionCampaign("Autumn"), s.promotionCampaign("Winter")
	limited := s.ruleSet(object{"name": "Once", "rules": object{"1": object{"name": "redemption.count.daily", "conditions": object{"$less_than_or_equal": []int{1}}}}})
	big := s.ruleSet(object{"name": "Big", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{900000}}}}})
	s.promote(autumn, "Second", 10, object{"hierarchy": 2})
	s.promote(autumn, "First", 20, object{"hierarchy": 1})
	once := s.promote(winter, "Once", 30, object{"hierarchy": 3, "validation_rules": []string{limited}})
	s.promote(winter, "Big", 40, object{"hierarchy": 4, "validation_rules": []string{big}})
	s.post("/v1/vouchers/TEN", object{"type": "DISCOUNT_VOUCHER", "discount": tenOff})
	names := func(path string, body object) (list []any) {
		t.Helper()
		got := s.post("/v1/promotions/validation"+path, body)
		for _, p := range got["promotions"].([]any) {
			list = append(list, p.(object)["name"], p.(object)["discount_amount"])
		}
		shows(t, got["valid"], map[bool]string{true: "true", false: "false"}[len(list) > 0])
		return list
	}
	cart := object{"order": object{"amount": 1000}}
	shows(t, names("", cart), `["First", 200, "Second", 100, "Once", 300]`)
	s.post("/v1/promotions/tiers/"+once+"/redemption", cart)
	shows(t, names("", cart), `["First", 200, "Second", 100]`)
	shows(t, names("?filters[promotion_id][conditions][$in][0]="+autumn, cart), `["First", 200, "Second", 100]`)
	if none := names("?filters[promotion_id][conditions][$in][0]=camp_x", cart); none != nil {
		t.Errorf("another campaign's: %v", none)
	}
	if all := names("?audienceRulesOnly=true", object{}); len(all) != 8 {
		t.Errorf("rules about the order are evaluated where only those about the customer count: %v", all)
	}
	for details, request := range map[string]struct {
		query string
		body  object
	}{
		"audienceRulesOnly": {"?audienceRulesOnly=maybe", cart},
		"metadata":          {"?filters[metadata][conditions][$is][0]=x", cart},
		"session":           {"", object{"session": object{"type": "LOCK"}}},
		"gift":              {"", object{"gift": object{"credits": 1}}},
		"order.amount":      {"", object{"order": object{"amount": -1}}},
	} {
		got := s.expect(400, "POST", "/v1/promotions/validation"+request.query, request.body)
		if text, _ := got["details"].(string); !strings.Contains(text, details) {
			t.Errorf("%s: %v", details, got)
		}
	}
}

func TestThePromotionThatIsValidatedNamesTheCategoryOfItsCampaign(t *testing.T) {
	s := newServer(t)
	category := s.category("Outlet")
	campaign := s.post("/v1/campaigns", object{"name": "Autumn", "campaign_type": "PROMOTION", "category_id": category})["id"].(string)
	tier := s.promote(campaign, "Ten", 10, nil)
	s.promote(s.promotionCampaign("Winter"), "Five", 5, object{"hierarchy": 2})
	cart := object{"order": object{"amount": 1000}}
	const outlet = `[{"id": "*", "name": "Outlet", "hierarchy": 5, "object": "category", "created_at": "*"}]`
	found := s.post("/v1/promotions/validation", cart)["promotions"].([]any)
	shows(t, found[0].(object)["campaign"].(object)["categories"], outlet)
	shows(t, found[1].(object)["campaign"].(object)["categories"], `[]`)
	shows(t, s.post("/v1/promotions/tiers/"+tier+"/validation", cart)["campaign"].(object)["categories"], outlet)
	shows(t, s.post("/v1/promotions/tiers/"+tier+"/validation", object{"order": object{}})["campaign"].(object)["categories"], outlet)
}

func lists(t *testing.T, got []string, want ...string) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("list (-want +got):\n%s", diff)
	}
}

func TestVouchersAndCampaignsQualify(t *testing.T) {
	s := newServer(t)
	rules := s.ruleSet(object{"name": "Big", "rules": object{"1": object{"name": "order.initial_amount", "conditions": object{"$more_than": []int{5000}}}}})
	for code, extra := range map[string]object{"b": {}, "a": {}, "c": {"validation_rules": []string{rules}}, "off": {"active": false}} {
		extra["type"], extra["discount"] = "DISCOUNT_VOUCHER", tenOff
		s.post("/v1/vouchers/"+code, extra)
	}
	s.promote(s.promotionCampaign("Autumn"), "Ten", 10, nil)
	for _, name := range []string{"Spring", "Summer"} {
		s.now = s.now.Add(time.Second)
		s.post("/v1/campaigns", object{"name": name, "campaign_type": "DISCOUNT_COUPONS", "type": "AUTO_UPDATE", "voucher": object{"type": "DISCOUNT_VOUCHER", "discount": tenOff}})
	}
	small, large := object{"order": object{"amount": 1000}}, object{"order": object{"amount": 10000}, "customer": object{"source_id": "alice"}}
	got := s.post("/v1/vouchers/qualification?order=code", large)
	lists(t, pluck(got, "code"), "a", "b", "c")
	delete(got, "data")
	shows(t, got, `{"id": "*", "object": "list", "data_ref": "data", "created_at": "2026-11-21T12:00:02.000Z", "tracking_id": "*", "total": 3}`)
	lists(t, pluck(s.post("/v1/vouchers/qualification?order=-code", small), "code"), "b", "a")
	lists(t, pluck(s.post("/v1/vouchers/qualification?order=-code&audienceRulesOnly=true", small), "code"), "c", "b", "a")
	lists(t, pluck(s.post("/v1/vouchers/qualification?order=code&limit=1", large), "code"), "a")
	shows(t, s.post("/v1/vouchers/qualification?limit=2", large)["total"], `2`)

	lists(t, pluck(s.post("/v1/campaigns/qualification", large), "name"), "Summer", "Spring")
	lists(t, pluck(s.post("/v1/campaigns/qualification?order=campaign&audienceRulesOnly=true", object{}), "name"), "Spring", "Summer")
	lists(t, pluck(s.post("/v1/campaigns/qualification?order=-type&limit=1", large), "object"), "campaign")

	for _, kind := range []string{"vouchers", "campaigns"} {
		path := "/v1/" + kind + "/qualification"
		s.refuse(400, "invalid_query_params", "limit", "POST", path+"?limit=51", large)
		s.refuse(400, "invalid_query_params", "limit", "POST", path+"?limit=x", large)
		s.refuse(400, "invalid_query_params", "order", "POST", path+"?order=size", large)
	}
}

// TestAnOrderNamesItsCustomerByID validates with an order as it was read, which has the id of its customer alone.
func TestAnOrderNamesItsCustomerByID(t *testing.T) {
	s := newServer(t)
	ann := s.post("/v1/customers", object{"source_id": "ann", "metadata": object{"vip": true}})["id"]
	rule := s.post("/v1/validation-rules", object{"name": "Ann", "rules": object{"1": object{"name": "customer.metadata", "property": "vip", "conditions": object{"$is": []bool{true}}}}})["id"]
	s.post("/v1/vouchers/ANNS", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 10}, "validation_rules": []any{rule}})
	for id, valid := range map[any]bool{ann: true, nil: false} {
		answer := s.post("/v1/vouchers/ANNS/validate", object{"order": object{"amount": 100, "customer_id": id}})
		if answer["valid"] != valid {
			t.Errorf("the order of %v: %v", id, answer)
		}
	}
}

func TestASingleLoyaltyCardIsValidatedForARewardOfItsCampaign(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	card := s.card(club, "ann")
	s.post("/v1/loyalties/members/"+card+"/balance", object{"points": 300})
	mug := s.reward(club, 70, object{"product": object{"id": s.product("mug")}}, object{"stock": 5})
	assignment := s.get("/v1/rewards/" + mug + "/assignments")["data"].([]any)[0].(object)["id"].(string)
	body := func(assignment string) object {
		return object{"customer": object{"source_id": "ann"}, "reward": object{"id": mug, "assignment_id": assignment}}
	}
	got := s.post("/v1/vouchers/"+card+"/validate", body(assignment))
	shows(t, object{"valid": got["valid"], "reward": got["reward"], "loyalty": got["loyalty"]},
		`{"valid": true, "loyalty": {"points_cost": 70}, "reward": {"id": "`+mug+`", "assignment_id": "`+assignment+`", "points": 70}}`)
	got = s.post("/v1/vouchers/"+card+"/validate", body("rewa_other"))
	wrong := got["error"].(object)
	shows(t, object{"valid": got["valid"], "key": wrong["key"], "of": wrong["resource_type"], "reward": got["reward"]},
		`{"valid": false, "key": "not_found", "of": "reward_assignment", "reward": null}`)
}

func TestALoyaltyCardQualifiesForARewardThatItCouldBeRedeemedFor(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	_, other := s.loyaltyCampaign("Other")
	rich := s.card(club, "ann")
	s.add(rich, 300)
	s.add(s.card(other, "ann"), 300)
	s.post("/v1/vouchers/COUPON", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 10}})
	mug := s.reward(club, 70, object{"product": object{"id": s.product("mug")}}, object{"stock": 5})
	house := s.reward(club, 301, object{"product": object{"id": s.product("house")}}, object{"stock": 5})
	pay := s.reward(club, 0, payingWith("1", 10))
	const path = "/v1/vouchers/qualification"
	for name, test := range map[string]struct {
		body object
		want []string
	}{
		"none":                        {object{}, []string{"COUPON", rich}},
		"one that it can pay":         {object{"reward": object{"id": mug}}, []string{"COUPON", rich}},
		"one that is too dear":        {object{"reward": object{"id": house}}, []string{"COUPON"}},
		"one that pays":               {object{"reward": object{"id": pay}}, []string{"COUPON", rich}},
		"one that pays with so many":  {object{"reward": object{"id": pay, "points": 300}, "order": object{"amount": 100000}}, []string{"COUPON", rich}},
		"one that pays with too many": {object{"reward": object{"id": pay, "points": 301}, "order": object{"amount": 100000}}, []string{"COUPON"}},
		"another assignment":          {object{"reward": object{"id": mug, "assignment_id": "rewa_x"}}, []string{"COUPON"}},
	} {
		test.body["customer"] = object{"source_id": "ann"}
		got := pluck(s.post(path+"?order=created_at", test.body), "code")
		if name == "none" { // the cards of all campaigns
			if len(got) != 3 {
				t.Errorf("without a reward: %v", got)
			}
			continue
		}
		slices.Sort(got)
		slices.Sort(test.want)
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	lists(t, pluck(s.post(path+"?limit=1", object{"customer": object{"source_id": "ann"}, "reward": object{"id": house}}), "code"), "COUPON")
	s.refuse(404, "not_found", "rew_x", "POST", path, object{"reward": object{"id": "rew_x"}})
	s.refuse(400, "invalid_payload", "reward.id", "POST", path, object{"reward": object{}})
	s.refuse(400, "invalid_payload", "reward", "POST", "/v1/campaigns/qualification", object{"reward": object{"id": mug}})
}

func TestACodeThatQualifiesNamesTheProductsOfItsDiscount(t *testing.T) {
	s := newServer(t)
	mug := s.product("mug")
	rules := s.ruleSet(object{"name": "Mugs", "rules": object{}, "applicable_to": object{"included": []object{{"object": "product", "id": mug, "effect": "APPLY_TO_EVERY"}}}})
	s.post("/v1/vouchers/MUG", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 10, "effect": "APPLY_TO_ITEMS"}, "validation_rules": []string{rules}})
	got := s.post("/v1/vouchers/qualification", object{"order": object{"items": []object{{"product_id": mug, "quantity": 1, "price": 500}}}})
	found := got["data"].([]any)[0].(object)
	first := found["applicable_to"].(object)["data"].([]any)[0].(object)
	shows(t, object{"code": found["code"], "id": first["id"], "object": first["object"], "not": found["inapplicable_to"]},
		`{"code": "MUG", "id": "`+mug+`", "object": "product", "not": {"object": "list", "data_ref": "data", "data": [], "total": 0}}`)
}
