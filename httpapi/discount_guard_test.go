package httpapi_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/project"
)

// guard is the path of the discount guard of the project.
func (s *server) guard() string {
	return "/management/v1/projects/" + s.project + "/discount-guard"
}

const noGuard = `{"max_percent":null,"max_amount":null,"max_line_percent":null,"floor_metadata":null,"mode":"CUT","exempt":{"categories":[],"campaigns":[]}}`

func TestTheDiscountGuardIsReadAndChanged(t *testing.T) {
	s := newServer(t)
	shows(t, s.get(s.guard()), noGuard)
	category := s.post("/v1/categories", object{"name": "Staff", "hierarchy": 1})["id"]
	campaign := s.post("/v1/campaigns", object{"name": "Staff", "campaign_type": "PROMOTION"})["id"]
	s.put(s.guard(), object{"max_percent": 60, "max_amount": 5000, "max_line_percent": "33.3", "floor_metadata": "min_price", "mode": "REFUSE",
		"exempt": object{"categories": []any{category}, "campaigns": []any{campaign}}})
	exempt := `{"categories":["` + category.(string) + `"],"campaigns":["` + campaign.(string) + `"]}`
	shows(t, s.get(s.guard()), `{"max_percent":60,"max_amount":5000,"max_line_percent":33.3,"floor_metadata":"min_price","mode":"REFUSE","exempt":`+exempt+`}`)
	shows(t, s.put(s.guard(), object{"max_amount": 100, "exempt": object{}}),
		`{"max_percent":60,"max_amount":100,"max_line_percent":33.3,"floor_metadata":"min_price","mode":"REFUSE","exempt":`+exempt+`}`)
	changed := s.get(s.guard())
	if again := s.put(s.guard(), changed); !cmp.Equal(again, changed) {
		t.Errorf("what was read and sent back became %v", again)
	}
	shows(t, s.put(s.guard(), object{"max_percent": nil, "max_amount": nil, "max_line_percent": nil, "floor_metadata": nil, "mode": nil, "exempt": nil}), noGuard)
}

func TestInvalidDiscountGuardsAreRefused(t *testing.T) {
	s := newServer(t)
	set := s.put(s.guard(), object{"max_percent": 60})
	for _, c := range []struct {
		says string
		body any
	}{
		{"max_percent must be >= 0 and <= 100 (actual value is '-1')", object{"max_percent": -1}},
		{"max_percent must be >= 0 and <= 100 (actual value is '100.01')", object{"max_percent": 100.01}},
		{"max_percent must NOT have more than 15 decimals", object{"max_percent": "1.0000000000000001"}},
		{"max_percent must be", object{"max_percent": "sixty"}}, {"max_percent must be", object{"max_percent": []int{60}}},
		{"max_line_percent must be >= 0 and <= 100 (actual value is '101')", object{"max_line_percent": 101}},
		{"max_amount must be >= 0 and <= 10000000000000 (actual value is '-5')", object{"max_amount": -5}},
		{"max_amount must be >= 0 and <= 10000000000000", object{"max_amount": 10000000000001}},
		{"max_amount must be integer (actual value is '0.5')", object{"max_amount": 0.5}},
		{"floor_metadata must be a key of product metadata, or null", object{"floor_metadata": ""}},
		{"floor_metadata", object{"floor_metadata": strings.Repeat("k", 2001)}}, {"floor_metadata", object{"floor_metadata": 5}},
		{"mode must be one of CUT, REFUSE (actual value is 'WARN')", object{"mode": "WARN"}}, {"mode", object{"mode": 1}},
		{"max_percentage is not a known property", object{"max_percentage": 60}},
		{"exempt.tiers is not a known property", object{"exempt": object{"tiers": []string{}}}},
		{"exempt.categories", object{"exempt": object{"categories": "cat_1"}}},
		{"exempt.campaigns must NOT have more than 500 items (it has 501)", object{"exempt": object{"campaigns": make([]string, project.MaxExempt+1)}}},
		{"must not be null", "null"},
	} {
		s.refuse(400, "invalid_payload", c.says, "PUT", s.guard(), c.body)
	}
	s.refuse(404, "not_found", "cat_none", "PUT", s.guard(), object{"exempt": object{"categories": []string{"cat_none"}}})
	s.refuse(404, "not_found", "camp_none", "PUT", s.guard(), object{"exempt": object{"campaigns": []string{"camp_none"}}})
	binned := s.post("/v1/campaigns", object{"name": "Over", "campaign_type": "PROMOTION"})["id"].(string)
	s.expect(202, "DELETE", "/v1/campaigns/"+binned, nil)
	s.refuse(404, "not_found", binned, "PUT", s.guard(), object{"exempt": object{"campaigns": []string{binned}}})
	if now := s.get(s.guard()); !cmp.Equal(now, set) {
		t.Errorf("refused changes left %v", now)
	}
}

func TestACategoryOfTheDiscountGuardIsDeletedOnlyOnRequest(t *testing.T) {
	s := newServer(t)
	id := s.post("/v1/categories", object{"name": "Staff", "hierarchy": 1})["id"].(string)
	s.put(s.guard(), object{"exempt": object{"categories": []string{id}}})
	s.refuse(400, "resource_in_use", "discount_guard", "DELETE", "/v1/categories/"+id, nil)
	s.del("/v1/categories/" + id + "?remove_from_stacking_rules=true")
	shows(t, s.get(s.guard()), noGuard)
}

// TestTheDiscountGuardBoundsEveryDecision has the worked example of docs/guard.md.
func TestTheDiscountGuardBoundsEveryDecision(t *testing.T) {
	s := newServer(t)
	s.post("/management/v1/projects/"+s.project+"/stacking-rules", object{"discount_calculation_mode": "INITIAL_AMOUNT"})
	for code, off := range map[string]int{"FORTY": 40, "SEVENTY": 70} {
		s.post("/v1/vouchers/"+code, object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": off, "effect": "APPLY_TO_ORDER"}})
	}
	s.post("/v1/vouchers/CARD", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 5000}})
	body := func() object {
		return object{"redeemables": []object{{"object": "voucher", "id": "FORTY"}, {"object": "voucher", "id": "SEVENTY"}, {"object": "voucher", "id": "CARD"}},
			"order": object{"amount": 10000}, "options": object{"explain": true}}
	}
	figures := func(answer object, list string) (all []any) {
		for _, r := range answer[list].([]any) {
			of := r.(object)["order"].(object)
			all = append(all, []any{of["total_applied_discount_amount"], of["total_amount"], r.(object)["guarded"]})
		}
		return all
	}
	without := s.post("/v1/validations", object{"redeemables": body()["redeemables"].([]object)[:2], "order": object{"amount": 10000}})
	shows(t, figures(without, "redeemables"), `[[4000,6000,null],[6000,0,null]]`)

	s.put(s.guard(), object{"max_percent": 60})
	valid := s.post("/v1/validations", body())
	want := `[[4000,6000,null],[2000,4000,true],[4000,0,null]]`
	shows(t, figures(valid, "redeemables"), want)
	var guards []any
	for _, r := range valid["redeemables"].([]any) {
		guards = append(guards, r.(object)["explanation"].(object)["guard"])
	}
	shows(t, guards, `[{"room":6000,"figure":4000},{"room":2000,"figure":6000},null]`)
	found := s.post("/v1/qualifications", object{"order": object{"amount": 10000}, "options": object{"filters": object{"resource_id": object{"conditions": object{"$is": []string{"SEVENTY"}}}}}})
	shows(t, figures(found["redeemables"].(object), "data"), `[[6000,4000,true]]`)

	s.put(s.guard(), object{"mode": "REFUSE"})
	refused := s.refuse(400, "discount_guard_exceeded", "Order would be discounted by 100 % (at most 60 %)", "POST", "/v1/redemptions", body())
	shows(t, refused["redeemable_id"], `"SEVENTY"`)

	s.put(s.guard(), object{"mode": "CUT"})
	done := s.post("/v1/redemptions", body())
	shows(t, figures(done, "redemptions"), want)
	shows(t, done["order"].(object)["total_amount"], `0`)
}
