package httpapi_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// promote makes a promotion tier with a percentage and returns its id.
func (s *server) promote(campaignID, name string, percent int, extra object) string {
	s.t.Helper()
	body := object{"name": name, "action": object{"discount": object{"type": "PERCENT", "percent_off": percent, "effect": "APPLY_TO_ORDER"}}}
	for k, v := range extra {
		body[k] = v
	}
	return s.post("/v1/promotions/"+campaignID+"/tiers", body)["id"].(string)
}

func (s *server) ruleSet(body object) string {
	s.t.Helper()
	return s.post("/v1/validation-rules", body)["id"].(string)
}

// redeemables sends a qualification and returns its list.
func (s *server) redeemables(body any) object {
	s.t.Helper()
	return s.post("/v1/qualifications", body)["redeemables"].(object)
}

// twoLines is an order of 115.00.
var twoLines = object{"items": []object{
	{"source_id": "bosch", "related_object": "product", "quantity": 1, "price": 10000}, {"source_id": "book", "related_object": "product", "quantity": 1, "price": 1500},
}}

const defaultStacking = `{
	"redeemables_limit": 30, "applicable_redeemables_limit": 5, "applicable_redeemables_per_category_limit": null, "applicable_redeemables_category_limits": {},
	"applicable_exclusive_redeemables_limit": 1, "applicable_exclusive_redeemables_per_category_limit": null, "exclusive_categories": [], "joint_categories": [],
	"redeemables_application_mode": "ALL", "redeemables_sorting_rule": "REQUESTED_ORDER", "grouped_redeemables_sorting_rule": "JOINT_ALWAYS_LAST",
	"discount_calculation_mode": "DISCOUNTED_AMOUNT", "initial_amount_mode_categories": [], "discounted_amount_mode_categories": [],
	"redeemables_products_application_mode": "STACK", "redeemables_no_effect_rule": "REDEEM_ANYWAY", "no_effect_skip_categories": [],
	"no_effect_redeem_anyway_categories": [], "redeemables_rollback_order_mode": "WITH_ORDER", "object": "stacking_rules"}`

func TestAQualificationShowsWhatCouldBeRedeemed(t *testing.T) {
	s := newServer(t)
	id := s.promotionCampaign("Autumn")
	rules := s.ruleSet(object{"name": "Big", "rules": object{
		"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{900000}}},
		"2": object{"name": "order.initial_amount", "conditions": object{"$more_than": []int{100}}},
	}})
	tier := s.promote(id, "Ten", 10, object{"banner": "Ten off", "metadata": object{"colour": "red"}, "category_id": s.category("Sale"), "validation_rules": []string{rules}})
	s.now = noon.Add(time.Second)
	s.post("/v1/vouchers/card", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 2500}})
	got := s.post("/v1/qualifications", object{
		"customer": object{"source_id": "alice"}, "order": twoLines, "session": object{"type": "LOCK"},
		"options": object{"expand": []string{"redeemable", "category", "validation_rules"}},
	})
	items := func(figures bool) string {
		if !figures {
			return `[{"object": "order_item", "source_id": "bosch", "related_object": "product", "quantity": 1},
				{"object": "order_item", "source_id": "book", "related_object": "product", "quantity": 1}]`
		}
		return `[{"object": "order_item", "source_id": "bosch", "related_object": "product", "quantity": 1, "initial_quantity": 1, "amount": 10000,
				"initial_amount": 10000, "price": 10000, "subtotal_amount": 10000},
			{"object": "order_item", "source_id": "book", "related_object": "product", "quantity": 1, "initial_quantity": 1, "amount": 1500,
				"initial_amount": 1500, "price": 1500, "subtotal_amount": 1500}]`
	}
	const list = `{"object": "list", "data_ref": "data", "data": [], "total": 0}`
	order := func(off, left int) string {
		return fmt.Sprintf(`{"source_id": null, "amount": 11500, "discount_amount": %[1]d, "total_discount_amount": %[1]d, "total_amount": %[2]d,
			"applied_discount_amount": %[1]d, "total_applied_discount_amount": %[1]d, "items": %[3]s, "metadata": {}, "customer_id": null, "referrer_id": null,
			"object": "order"}`, off, left, items(true))
	}
	shows(t, got, `{
		"redeemables": {"object": "list", "data_ref": "data", "total": 2, "has_more": false, "data": [
			{"id": "card", "object": "voucher", "created_at": "2026-11-21T12:00:01.000Z", "result": {"gift": {"balance": 2500, "credits": 2500, "locked_credits": 0}},
				"order": `+order(2500, 9000)+`, "applicable_to": `+list+`, "inapplicable_to": `+list+`, "metadata": {}, "categories": [],
				"validation_rules_assignments": `+list+`},
			{"id": "`+tier+`", "object": "promotion_tier", "created_at": "2026-11-21T12:00:00.000Z",
				"result": {"discount": {"type": "PERCENT", "percent_off": 10, "effect": "APPLY_TO_ORDER", "is_dynamic": false}},
				"order": `+order(1150, 10350)+`, "validation_rule_id": "`+rules+`", "applicable_to": `+list+`, "inapplicable_to": `+list+`,
				"metadata": {"colour": "red"}, "name": "Ten", "banner": "Ten off", "campaign_name": "Autumn", "campaign_id": "`+id+`",
				"categories": [{"id": "*", "name": "Sale", "hierarchy": 5, "object": "category", "created_at": "2026-11-21T12:00:00.000Z"}],
				"validation_rules_assignments": {"object": "list", "data_ref": "data", "total": 1, "data": [{"id": "*", "rule_id": "`+rules+`", "related_object_id": "`+tier+`",
					"related_object_type": "promotion_tier", "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "validation_rules_assignment",
					"validation_status": "PARTIALLY_VALID", "validation_omitted_rules": ["1"]}]}}]},
		"tracking_id": "*",
		"order": {"amount": 11500, "items": `+items(false)+`, "metadata": {}, "customer_id": null, "referrer_id": null, "object": "order"},
		"stacking_rules": `+defaultStacking+`}`)

	bare := s.post("/v1/qualifications", object{"order": twoLines, "options": object{"limit": 1}})
	card := bare["redeemables"].(object)["data"].([]any)[0].(object)
	shows(t, card["result"], `{"gift": {"balance": 2500, "credits": 2500}}`)
	for _, expanded := range []string{"categories", "name", "campaign_id", "validation_rules_assignments"} {
		if _, there := card[expanded]; there {
			t.Errorf("%s is shown without being expanded", expanded)
		}
	}
	if _, there := bare["tracking_id"]; there {
		t.Errorf("no customer, but the tracking id %v", bare["tracking_id"])
	}
}

func TestPagesOfQualifications(t *testing.T) {
	s := newServer(t)
	id := s.promotionCampaign("Autumn")
	for i := range 7 {
		s.now = noon.Add(time.Duration(i/3) * time.Second) // three of them with the same time
		s.promote(id, fmt.Sprint("T", i), 1+i, nil)
	}
	for sorting, want := range map[string][]string{
		"DEFAULT":    {"T6", "T5", "T4", "T3", "T2", "T1", "T0"},
		"BEST_DEAL":  {"T6", "T5", "T4", "T3", "T2", "T1", "T0"},
		"LEAST_DEAL": {"T0", "T1", "T2", "T3", "T4", "T5", "T6"},
	} {
		var got []string
		options := object{"limit": 2, "sorting_rule": sorting, "expand": []string{"redeemable"}}
		for range 10 {
			list := s.redeemables(object{"order": twoLines, "options": options})
			got = append(got, pluck(list, "name")...)
			if list["has_more"] == false {
				break
			}
			options["starting_after"] = list["more_starting_after"]
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", sorting, diff)
		}
	}
	list := s.redeemables(object{"order": twoLines, "options": object{"starting_after": "2026-11-21T12:00:02Z", "limit": 3, "expand": []string{"redeemable"}}})
	if diff := cmp.Diff([]string{"T5", "T4", "T3"}, pluck(list, "name")); diff != "" || list["more_starting_after"] != "2026-11-21T12:00:01.000Z" {
		t.Errorf("behind an instant, on to %v (-want +got):\n%s", list["more_starting_after"], diff)
	}
	if list := s.redeemables(object{"order": twoLines}); len(list["data"].([]any)) != 5 {
		t.Errorf("a page of the default size has %d items", len(list["data"].([]any)))
	}
}

func TestCustomerWalletScenarioListsPublishedCodes(t *testing.T) {
	s := newServer(t)
	s.post("/v1/campaigns", object{"name": "Bulk", "campaign_type": "DISCOUNT_COUPONS", "type": "AUTO_UPDATE",
		"voucher": object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 100, "effect": "APPLY_TO_ORDER"}}})
	s.post("/v1/publications", object{"customer": object{"source_id": "alice"}, "campaign": object{"name": "Bulk"}})
	s.post("/v1/vouchers/free", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 50}})
	for who, want := range map[string]int{"alice": 1, "bob": 0} {
		list := s.redeemables(object{"scenario": "CUSTOMER_WALLET", "customer": object{"source_id": who}, "order": twoLines})
		if n := len(list["data"].([]any)); n != want {
			t.Errorf("%s has %d codes, want %d", who, n, want)
		}
	}
	list := s.redeemables(object{"scenario": "AUDIENCE_ONLY", "customer": object{"source_id": "alice"}, "options": object{"filters": object{
		"junction": "or", "resource_type": object{"conditions": object{"$is": []string{"campaign", "voucher"}}}, "code": object{"conditions": object{"$in": []string{"free"}}},
	}}})
	if diff := cmp.Diff([]string{"campaign", "voucher"}, slices.Sorted(slices.Values(pluck(list, "object")))); diff != "" {
		t.Errorf("campaigns or a code (-want +got):\n%s", diff)
	}
	list = s.redeemables(object{"tracking_id": "alice", "order": twoLines, "options": object{"filters": object{"holder_role": object{"conditions": object{"$is_not": []string{"OWNER"}}}}}})
	if diff := cmp.Diff([]string{"free"}, pluck(list, "id")); diff != "" {
		t.Errorf("what alice does not hold (-want +got):\n%s", diff)
	}
}

func TestAStackQualifiesWithItsTiers(t *testing.T) {
	s := newServer(t)
	id := s.promotionCampaign("Autumn")
	a, b := s.promote(id, "Ten", 10, nil), s.promote(id, "Half", 50, nil)
	stack := s.post("/v1/promotions/"+id+"/stacks", object{"name": "Both", "tiers": object{"ids": []string{a, b}}})["id"]
	list := s.redeemables(object{"scenario": "PROMOTION_STACKS", "order": object{"amount": 1000}, "options": object{"expand": []string{"redeemable"}}})
	found := list["data"].([]any)[0].(object)
	shows(t, object{"id": found["id"], "object": found["object"], "name": found["name"], "total": found["order"].(object)["total_amount"]},
		fmt.Sprintf(`{"id": "%s", "object": "promotion_stack", "name": "Both", "total": 450}`, stack))
	parts := found["redeemables"].([]any)
	shows(t, []any{parts[0].(object)["id"], parts[0].(object)["order"].(object)["total_amount"], parts[1].(object)["id"], parts[1].(object)["order"].(object)["total_amount"]},
		fmt.Sprintf(`["%s", 900, "%s", 450]`, a, b))
}

func TestQualificationsAreRefusedWithTheProperty(t *testing.T) {
	s := newServer(t)
	for details, body := range map[string]any{
		"scenario":                   object{"scenario": "SOME"},
		"options.limit":              object{"options": object{"limit": 0}},
		"must be integer":            object{"options": object{"limit": 1.5}},
		"options.sorting_rule":       object{"options": object{"sorting_rule": "WORST"}},
		"options.starting_after":     object{"options": object{"starting_after": "yesterday"}},
		"options.expand[1]":          object{"options": object{"expand": []string{"redeemable", "all"}}},
		"session.type":               object{"session": object{"type": "KEY"}},
		"options.filters.colour":     object{"options": object{"filters": object{"colour": object{"conditions": object{"$is": []string{"red"}}}}}},
		"only the operators":         object{"options": object{"filters": object{"code": object{"conditions": object{"$contains": []string{"A"}}}}}},
		"actual value is '$like'":    object{"options": object{"filters": object{"code": object{"$like": []string{"A"}}}}},
		"options.filters.junction":   object{"options": object{"filters": object{"junction": "xor"}}},
		"options.filters must match": object{"options": object{"filters": "code"}},
		"REFERRER":                   object{"options": object{"filters": object{"holder_role": object{"conditions": object{"$is": []string{"THIEF"}}}}}},
		"promotion_tier":             object{"options": object{"filters": object{"resource_type": object{"conditions": object{"$in": []string{"order"}}}}}},
		"order.status":               object{"order": object{"status": "LOST"}},
	} {
		s.refuse(400, "invalid_payload", details, "POST", "/v1/qualifications", body)
	}
	s.refuse(404, "not_found", "", "POST", "/v1/qualifications", object{"customer": object{"id": "cust_0"}})
	s.post("/v1/qualifications", object{"scenario": nil, "order": nil, "customer": nil, "session": nil, "tracking_id": nil, "metadata": nil,
		"options": object{"limit": nil, "starting_after": nil, "sorting_rule": nil, "expand": nil, "filters": object{"code": nil, "campaign_id": object{"conditions": nil}}}})
	s.post("/v1/qualifications", nil)
}
