package httpapi_test

import "testing"

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

func TestAnExpandedRedeemableTellsItsCampaign(t *testing.T) {
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
