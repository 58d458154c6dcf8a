package httpapi_test

import (
	"testing"
)

// TestRequestsOfPublishedClientsAreAccepted sends bodies and queries in the notation of published clients.
func TestRequestsOfPublishedClientsAreAccepted(t *testing.T) {
	s := newServer(t)
	customer := s.post("/v1/customers", object{"source_id": "ann"})["id"].(string)
	s.post("/v1/campaigns", object{"name": "Autumn", "campaign_type": "DISCOUNT_COUPONS", "voucher": object{"type": "DISCOUNT_VOUCHER", "discount": tenOff}})
	mug := s.product("mug")
	for _, call := range []struct{ name, method, path, body, shows string }{
		{"an amount in text", "POST", "/v1/orders", `{"amount": "6903.00"}`, `{"amount": 6903}`},
		{"an amount with a fraction", "POST", "/v1/orders", `{"amount": 2698.9999999999995, "discount_amount": "10.4"}`, `{"amount": 2699, "discount_amount": 10}`},
		{"half a minor unit", "POST", "/v1/orders", `{"amount": "0.5"}`, `{"amount": 1}`},
		{
			"prices in text", "POST", "/v1/orders", `{"items": [{"product_id": "mug", "quantity": "2", "price": "26.99", "product": {"price": "5.0"}}]}`,
			`{"amount": 54}`,
		},
		{"a price in text", "POST", "/v1/products", `{"name": "Cap", "price": "20000.4"}`, `{"name": "Cap", "price": 20000}`},
		{
			"a percentage in text", "POST", "/v1/vouchers/HALF", `{"type": "DISCOUNT_VOUCHER", "discount": {"type": "PERCENT", "percent_off": "50.0"}}`,
			`{"code": "HALF"}`,
		},
		{"a boolean as 1", "POST", "/v1/publications?join_once=1", `{"campaign": {"name": "Autumn"}, "customer": {"id": "` + customer + `"}}`, `{"result": "SUCCESS"}`},
		{"a boolean as 0", "GET", "/v1/promotions/tiers?is_available=0", ``, `{"object": "list"}`},
		{
			"a product without effect", "POST", "/v1/validation-rules", `{"name": "Mugs", "applicable_to": {"included": [{"object": "product", "id": "` + mug + `"}]}}`,
			`{"rules": {}, "bundle_rules": {}, "applicable_to": {"included": [
				{"object": "product", "id": "` + mug + `", "strict": false, "effect": "APPLY_TO_EVERY", "target": "ITEM", "skip_initially": 0, "repeat": 1}], "included_all": false}}`,
		},
		{
			"rules without logic", "POST", "/v1/validation-rules", `{"name": "Big", "rules": {"1": {"name": "order.amount", "conditions": {"$more_than": [500000]}}}, "bundle_rules": {}, "applicable_to": null}`,
			`{"rules": {"1": {"name": "order.amount", "conditions": {"$more_than": [500000]}, "rules": {}}, "logic": "1"}, "bundle_rules": {}, "applicable_to": null}`,
		},
		{
			"a loyalty campaign without type", "POST", "/v1/campaigns",
			`{"name": "Club", "campaign_type": "LOYALTY_PROGRAM", "voucher": {"type": "LOYALTY_CARD", "loyalty_card": {"points": 1000}}}`,
			`{"type": "STATIC", "join_once": true, "auto_join": false, "creation_status": "DONE", "vouchers_count": 0}`,
		},
		{
			"a coupon campaign without type", "POST", "/v1/campaigns",
			`{"name": "Winter", "campaign_type": "DISCOUNT_COUPONS", "voucher": {"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 1000}}}`,
			`{"type": "AUTO_UPDATE", "join_once": false, "use_voucher_metadata_schema": true}`,
		},
		{"a page of 100 qualifications", "POST", "/v1/qualifications", `{"options": {"limit": 100}, "order": {"amount": "20000"}}`, `{"order": {"amount": 20000, "metadata": {}, "customer_id": null, "referrer_id": null, "object": "order"}}`},
		{"a product that goes at once", "DELETE", "/v1/products/mug?force=1", ``, ``},
	} {
		t.Run(call.name, func(t *testing.T) {
			s.t = t
			got := s.do(call.method, call.path, call.body)
			if got.status != 200 && got.status != 204 {
				t.Fatalf("%d: %s", got.status, got.raw)
			}
			if call.shows == "" {
				return
			}
			wanted, whole := decodeJSON(t, []byte(call.shows)).(object), got.body.(object)
			some := object{}
			for property := range wanted {
				some[property] = whole[property]
			}
			shows(t, some, call.shows)
		})
	}
	s.t = t
	for _, call := range []struct{ path, body, details string }{
		{"/v1/orders", `{"amount": "12,50"}`, "amount"},
		{"/v1/orders", `{"amount": ""}`, "amount"},
		{"/v1/orders", `{"items": [{"product_id": "cap", "quantity": "1.5"}]}`, "items[0].quantity"},
		{"/v1/vouchers/FIVE", `{"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": "500.5"}}`, "discount.amount_off"},
		{"/v1/validation-rules", `{"name": "x", "applicable_to": {"included": [{"object": "product", "id": "x", "effect": "APPLY"}]}}`, "applicable_to.included[0].effect"},
		{"/v1/qualifications", `{"options": {"limit": 0}}`, "options.limit"},
	} {
		s.refuse(400, "invalid_payload", call.details, "POST", call.path, call.body)
	}
}

// TestOrderLineCreatesSKUAndProduct sends lines like shop connectors: a SKU with a source id and a product without one, both
// with override. The second order finds what the first one created.
func TestOrderLineCreatesSKUAndProduct(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/TEN", object{"type": "DISCOUNT_VOUCHER", "discount": tenOff})
	line := func(name string) object {
		return object{
			"source_id": "red-mug", "related_object": "sku", "quantity": 1, "price": 500,
			"product": object{"name": name, "override": true}, "sku": object{"sku": "Red", "override": true},
		}
	}
	order := func(name string) object { return object{"status": "PAID", "items": []object{line(name)}} }
	first := s.post("/v1/orders", order("Mug"))["items"].([]any)[0].(object)
	done := s.post("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "TEN"}}, "order": order("Large mug")})
	second := done["order"].(object)["items"].([]any)[0].(object)
	shows(t, object{"product": second["product_id"] == first["product_id"], "sku": second["sku_id"] == first["sku_id"]}, `{"product": true, "sku": true}`)
	product := s.get("/v1/products/" + first["product_id"].(string))
	shows(t, object{"name": product["name"], "source": product["source_id"]}, `{"name": "Large mug", "source": null}`)
	shows(t, s.get("/v1/products")["total"], `1`)
	shows(t, s.get("/v1/skus/red-mug")["product_id"], `"`+first["product_id"].(string)+`"`)
	s.refuse(400, "invalid_payload", "items[0].product.source_id", "POST", "/v1/orders", object{"items": []object{{"product": object{"name": "x", "override": true}}}})
}

// TestACodeShowsTheRulesOfItsCampaign reads a code of a campaign with a rule in all answers that show codes.
func TestACodeShowsTheRulesOfItsCampaign(t *testing.T) {
	s := newServer(t)
	rule := s.ruleSet(object{"name": "Big", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{10}}}}})
	campaign := s.post("/v1/campaigns", object{
		"name": "Autumn", "campaign_type": "DISCOUNT_COUPONS", "validation_rules": []string{rule}, "voucher": object{"type": "DISCOUNT_VOUCHER", "discount": tenOff},
	})["id"].(string)
	assigned := `{"object": "list", "data_ref": "data", "total": 1, "data": [{"id": "*", "rule_id": "` + rule + `", "related_object_id": "` + campaign +
		`", "related_object_type": "campaign", "created_at": "*", "updated_at": null, "object": "validation_rules_assignment"}]}`
	code := s.post("/v1/campaigns/"+campaign+"/vouchers", object{})
	shows(t, code["validation_rules_assignments"], assigned)
	shows(t, s.get("/v1/vouchers/" + code["code"].(string))["validation_rules_assignments"], assigned)
	published := s.post("/v1/publications", object{"campaign": object{"name": "Autumn"}, "customer": object{"source_id": "ann", "name": "Ann"}})
	shows(t, published["customer"], `{"id": "*", "source_id": "ann", "name": "Ann", "object": "customer"}`)
	for _, p := range s.get("/v1/publications")["publications"].([]any) {
		shows(t, p.(object)["customer"], `{"id": "*", "source_id": "ann", "name": "Ann", "object": "customer"}`)
	}
}

// TestAHeldCodeQualifiesWithEachOfItsRulesOnce qualifies a public code for the customer who holds it.
func TestAHeldCodeQualifiesWithEachOfItsRulesOnce(t *testing.T) {
	s := newServer(t)
	rule := s.ruleSet(object{"name": "Big", "rules": object{"1": object{"name": "order.initial_amount", "conditions": object{"$more_than": []int{10}}}}})
	s.post("/v1/vouchers/TEN", object{"type": "DISCOUNT_VOUCHER", "discount": tenOff, "validation_rules": []string{rule}})
	s.post("/v1/publications", object{"voucher": "TEN", "customer": object{"source_id": "ann"}})
	found := s.post("/v1/qualifications", object{
		"scenario": "ALL", "customer": object{"source_id": "ann"}, "order": object{"amount": 1000}, "options": object{"expand": []string{"validation_rules"}},
	})["redeemables"].(object)["data"].([]any)
	shows(t, found[0].(object)["validation_rules_assignments"].(object)["total"], `1`)
}

// TestProductQualifiesForPromotionOfMoreUnits qualifies one unit where a tier needs three.
func TestProductQualifiesForPromotionOfMoreUnits(t *testing.T) {
	s := newServer(t)
	mug := s.product("mug")
	rule := s.ruleSet(object{
		"name": "Three mugs", "applicable_to": object{"included": []object{{"object": "product", "id": mug, "effect": "APPLY_TO_EVERY"}}},
		"rules": object{"1": object{
			"name": "order.items.any", "conditions": object{"$is": []object{{"id": mug, "object": "product"}}},
			"rules": object{"1": object{"name": "order.items.aggregated_quantity", "conditions": object{"$more_than_or_equal": []int{3}}}},
		}},
	})
	tier := s.promote(s.promotionCampaign("Autumn"), "Ten", 10, object{
		"validation_rules": []string{rule}, "action": object{"discount": object{"type": "PERCENT", "percent_off": 10, "effect": "APPLY_TO_ITEMS"}},
	})
	for scenario, offered := range map[string]bool{"PRODUCTS": true, "PRODUCTS_DISCOUNT": true, "PRODUCTS_BY_CUSTOMER": true, "PRODUCTS_DISCOUNT_BY_CUSTOMER": true, "ALL": false} {
		found := s.post("/v1/qualifications", object{
			"scenario": scenario, "customer": object{"source_id": "ann"}, "order": object{"items": []object{{"product_id": mug, "quantity": 1, "price": 500}}},
		})["redeemables"].(object)["data"].([]any)
		if has := len(found) == 1 && found[0].(object)["id"] == tier; has != offered {
			t.Errorf("%s: %v", scenario, found)
		}
	}
}
