package httpapi_test

import (
	"fmt"
	"testing"
	"time"
)

func TestARefusalNamesTheRedeemable(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/GOOD", coupon)
	s.post("/v1/vouchers/OVER", coupon)
	s.post("/v1/vouchers/OVER/disable", nil)
	promo := s.post("/v1/campaigns", object{"name": "Promo", "campaign_type": "PROMOTION"})["id"].(string)
	tier := s.post("/v1/promotions/"+promo+"/tiers", object{"name": "Tier", "action": object{"discount": coupon["discount"]}})["id"].(string)
	s.post("/v1/promotions/tiers/"+tier+"/disable", nil)
	for kind, id := range map[string]string{"voucher": "OVER", "promotion_tier": tier} {
		t.Run(kind, func(t *testing.T) {
			body := object{"redeemables": []object{{"object": "voucher", "id": "GOOD"}, {"object": kind, "id": id}}, "order": object{"amount": 1000}}
			names := func(refusal object) {
				t.Helper()
				shows(t, object{"type": refusal["redeemable_type"], "id": refusal["redeemable_id"]}, `{"type": "`+kind+`", "id": "`+id+`"}`)
			}
			names(s.expect(400, "POST", "/v1/redemptions", body))
			names(s.post("/v1/validations", body)["inapplicable_redeemables"].([]any)[0].(object)["result"].(object)["error"].(object))
		})
	}
	single := s.post("/v1/vouchers/OVER/validate", object{"order": object{"amount": 1000}})["error"].(object)
	if single["redeemable_id"] != "OVER" || single["redeemable_type"] != "voucher" {
		t.Errorf("the refusal of a single code names %v %v", single["redeemable_type"], single["redeemable_id"])
	}
	s.refuse(404, "not_found", "NONE", "POST", "/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "NONE"}}, "order": object{"amount": 1000}})
}

func TestExpandedRedeemableHasItsCampaign(t *testing.T) {
	s := newServer(t)
	campaign := s.couponCampaign("Autumn", nil, "ONE")
	promo := s.post("/v1/campaigns", object{"name": "Promo", "campaign_type": "PROMOTION"})["id"].(string)
	tier := s.post("/v1/promotions/"+promo+"/tiers", object{"name": "Tier", "action": object{"discount": coupon["discount"]}})["id"].(string)
	body := object{"redeemables": []object{{"object": "voucher", "id": "ONE"}, {"object": "promotion_tier", "id": tier}}, "order": object{"amount": 5000}}
	told := func() (all []any) {
		for _, e := range s.post("/v1/validations", body)["redeemables"].([]any) {
			e := e.(object)
			all = append(all, object{"campaign": e["campaign_name"], "id": e["campaign_id"], "name": e["name"]})
		}
		return all
	}
	shows(t, told(), `[{"campaign": null, "id": null, "name": null}, {"campaign": null, "id": null, "name": null}]`)
	body["options"] = object{"expand": []string{"redeemable"}}
	shows(t, told(), `[{"campaign": "Autumn", "id": "`+campaign+`", "name": null}, {"campaign": "Promo", "id": "`+promo+`", "name": "Tier"}]`)
}

func TestASkippedRedeemableSaysWhyAndIsNotUsed(t *testing.T) {
	for key, c := range map[string]struct {
		rules object
		codes []string
	}{
		"applicable_redeemables_limit_exceeded":                        {object{"applicable_redeemables_limit": 1}, []string{"a", "b"}},
		"applicable_redeemables_per_category_limit_exceeded":           {object{"applicable_redeemables_per_category_limit": 1}, []string{"vip1", "vip2"}},
		"applicable_exclusive_redeemables_limit_exceeded":              {object{"exclusive_categories": true}, []string{"vip1", "vip2"}},
		"applicable_exclusive_redeemables_per_category_limit_exceeded": {object{"exclusive_categories": true, "applicable_exclusive_redeemables_limit": 2, "applicable_exclusive_redeemables_per_category_limit": 1}, []string{"vip1", "vip2"}},
		"exclusion_rules_not_met":                                      {object{"exclusive_categories": true}, []string{"vip1", "a"}},
		"no_effect":                                                    {object{"redeemables_no_effect_rule": "SKIP"}, []string{"all", "a"}},
	} {
		t.Run(key, func(t *testing.T) {
			s := newServer(t)
			vip := s.category("VIP")
			for code, percent := range map[string]int{"a": 10, "b": 10, "vip1": 10, "vip2": 10, "all": 100} {
				made := object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": percent}, "redemption": object{"quantity": 1}}
				if len(code) == 4 {
					made["category_id"] = vip
				}
				s.post("/v1/vouchers/"+code, made)
			}
			if c.rules["exclusive_categories"] == true {
				c.rules["exclusive_categories"] = []string{vip}
			}
			s.post(projects+"/"+s.project+"/stacking-rules", c.rules)
			body := object{"redeemables": []object{{"object": "voucher", "id": c.codes[0]}, {"object": "voucher", "id": c.codes[1]}}, "order": object{"amount": 1000}}
			validated := s.post("/v1/validations", body)
			shows(t, validated["skipped_redeemables"].([]any)[0].(object)["result"], `{"details": {"key": "`+key+`", "message": "*"}}`)
			if validated["valid"] != true {
				t.Error("a skipped redeemable made the request invalid")
			}
			if n := len(s.post("/v1/redemptions", body)["redemptions"].([]any)); n != 1 {
				t.Errorf("%d redemptions", n)
			}
			for i, want := range []string{"1", "0"} {
				if got := s.get("/v1/vouchers/" + c.codes[i])["redemption"].(object)["redeemed_quantity"]; fmt.Sprint(got) != want {
					t.Errorf("%s was redeemed %v times, want %s", c.codes[i], got, want)
				}
			}
		})
	}
}

func TestRedemptionWithoutEffectIsRefusedAndUsesNothing(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/A", object{"type": "DISCOUNT_VOUCHER", "discount": coupon["discount"], "redemption": object{"quantity": 1}})
	s.post(projects+"/"+s.project+"/stacking-rules", object{"redeemables_no_effect_rule": "SKIP"})
	body := func(amount int) object {
		return object{"redeemables": []object{{"object": "voucher", "id": "A"}}, "order": object{"amount": amount}, "customer": object{"source_id": "ada"}}
	}
	s.refuse(400, "no_applicable_redeemables", "", "POST", "/v1/redemptions", body(0))
	failed := s.get("/v1/redemptions")["redemptions"].([]any)[0].(object)
	shows(t, object{"result": failed["result"], "status": failed["status"], "code": failed["failure_code"]},
		`{"result": "FAILURE", "status": "FAILED", "code": "no_applicable_redeemables"}`)
	shows(t, s.get("/v1/vouchers/A")["redemption"].(object)["redeemed_quantity"], "0")
	s.post("/v1/redemptions", body(1000)) // the refusals did not use it
}

func TestAPromotionOutsideItsTimeIsRefused(t *testing.T) {
	s := newServer(t) // noon, a Saturday
	promo := s.post("/v1/campaigns", object{"name": "Promo", "campaign_type": "PROMOTION"})["id"].(string)
	for name, c := range map[string]struct {
		key    string
		window object
	}{
		"not_yet":       {"promotion_not_active_now", object{"start_date": noon.Add(time.Millisecond)}},
		"another_day":   {"promotion_not_active_now", object{"validity_day_of_week": []int{0}}},
		"other_hours":   {"promotion_not_active_now", object{"validity_hours": object{"daily": []object{{"start_time": "13:00", "expiration_time": "14:00", "days_of_week": []int{6}}}}}},
		"between_times": {"promotion_not_active_now", object{"start_date": noon.Add(-2 * time.Hour), "validity_timeframe": object{"interval": "P1D", "duration": "PT1H"}}},
		"over":          {"promotion_inactive", object{"expiration_date": noon.Add(-time.Millisecond)}},
	} {
		t.Run(name, func(t *testing.T) {
			s := *s
			s.t = t
			c.window["name"], c.window["action"] = name, object{"discount": coupon["discount"]}
			tier := s.post("/v1/promotions/"+promo+"/tiers", c.window)["id"].(string)
			body := object{"redeemables": []object{{"object": "promotion_tier", "id": tier}}, "order": object{"amount": 1000}}
			s.refuse(400, c.key, tier, "POST", "/v1/redemptions", body)
			refused := s.post("/v1/validations", body)["inapplicable_redeemables"].([]any)[0].(object)["result"].(object)["error"].(object)
			shows(t, refused["key"], `"`+c.key+`"`)
		})
	}
}
