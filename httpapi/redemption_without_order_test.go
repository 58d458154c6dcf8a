package httpapi_test

import (
	"strings"
	"testing"
)

// TestRedemptionsWithoutOrderAreShownEverywhere redeems a code alone and with a tier, rolls both back, and checks all
// answers that show it.
func TestRedemptionsWithoutOrderAreShownEverywhere(t *testing.T) {
	s := newServer(t).withJobs()
	s.couponCampaign("Autumn", nil)
	s.post("/v1/campaigns/Autumn/vouchers/TEN", object{})
	tiers := s.post("/v1/campaigns", object{"name": "Winter", "campaign_type": "PROMOTION"})["id"].(string)
	tier := s.promote(tiers, "Ten", 10, nil)
	code := object{"object": "voucher", "id": "TEN"}
	redeem := func(redeemables ...object) object {
		return s.post("/v1/redemptions", object{"redeemables": redeemables})
	}
	one := redeem(code)["redemptions"].([]any)[0].(object)["id"].(string)
	stack := redeem(code, object{"object": "promotion_tier", "id": tier})["parent_redemption"].(object)["id"].(string)
	expectFigures(t, "the campaign of the code", s.summaryFigures("Autumn", ""), "vouchers_created=1 redemptions=2 redemptions_succeeded=2")
	expectFigures(t, "the campaign of the tier", s.summaryFigures(tiers, ""), "redemptions=1 redemptions_succeeded=1")
	shows(t, s.get("/v1/promotions/tiers/" + tier)["summary"], `{"redemptions": {"total_redeemed": 1}, "orders": {"total_amount": 0, "total_discount_amount": 0}}`)

	back := s.post("/v1/redemptions/"+one+"/rollback", nil)
	shows(t, object{"result": back["result"], "order": back["order"]}, `{"result": "SUCCESS", "order": null}`)
	all := s.post("/v1/redemptions/"+stack+"/rollbacks", nil)
	first, second := all["rollbacks"].([]any)[0].(object), all["rollbacks"].([]any)[1].(object)
	shows(t, object{"code": first["result"], "tier": second["result"], "order": all["order"], "parent": all["parent_rollback"].(object)["order"]},
		`{"code": "SUCCESS", "tier": "SUCCESS", "order": null, "parent": null}`)
	shows(t, s.get("/v1/vouchers/TEN")["redemption"].(object)["redeemed_quantity"], `0`)
	shows(t, s.get("/v1/promotions/tiers/" + tier)["summary"].(object)["redemptions"], `{"total_redeemed": 0}`)
	read := s.get("/v1/redemptions/" + one)
	shows(t, object{"status": read["status"], "order": read["order"]}, `{"status": "ROLLED_BACK", "order": null}`)
	shows(t, s.get("/v1/orders")["total"], `0`)
	expectFigures(t, "the campaign of the code afterwards", s.summaryFigures("Autumn", ""), "vouchers_created=1 redemptions=2 redemptions_succeeded=2 rollbacks=2 rollbacks_succeeded=2")

	_, file := s.exported("/v1/exports", object{"exported_object": "redemption", "parameters": object{
		"fields": []string{"object", "voucher_code", "campaign", "promotion_tier_id", "order_amount", "gift_amount", "loyalty_points", "result"}}})
	for line, count := range map[string]int{",TEN,Autumn,,,,,SUCCESS": 4, ",,Winter," + tier + ",,,,SUCCESS": 2, ",,,,,,,SUCCESS": 2} {
		if got := strings.Count(file, line+"\r\n"); got != count {
			t.Errorf("%d lines are %s, want %d:\n%s", got, line, count, file)
		}
	}
}

// TestServerSideExplainsWithoutOrder requests explanations without an order, of a code with a rule about the order and of
// one without.
func TestServerSideExplainsWithoutOrder(t *testing.T) {
	s := newServer(t)
	rule := s.ruleSet(object{"name": "Big", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{10}}}}})
	s.post("/v1/vouchers/TEN", object{"type": "DISCOUNT_VOUCHER", "discount": tenOff})
	s.post("/v1/vouchers/BIG", object{"type": "DISCOUNT_VOUCHER", "discount": tenOff, "validation_rules": []string{rule}})
	explained := func(code string) object {
		asked := object{"redeemables": []object{{"object": "voucher", "id": code}}, "options": object{"explain": true}}
		return s.post("/v1/validations", asked)["redeemables"].([]any)[0].(object)
	}
	shows(t, explained("TEN")["explanation"], `{"rules": [], "remedy": null}`)
	big := explained("BIG")
	shows(t, object{"status": big["status"], "key": big["result"].(object)["error"].(object)["key"]}, `{"status": "INAPPLICABLE", "key": "missing_order"}`)
	if rules := big["explanation"].(object)["rules"].([]any); len(rules) != 1 {
		t.Errorf("the explanation of a rule about the order: %v", rules)
	}
	found := s.post("/v1/qualifications", object{"scenario": "ALL", "options": object{"explain": true, "filters": object{"code": object{"conditions": object{"$is": []string{"TEN"}}}}}})
	shows(t, found["redeemables"].(object)["data"].([]any)[0].(object)["explanation"], `{"rules": [], "remedy": null}`)
}

// TestClientSideRedeemsWithoutOrder validates and redeems by each client-side operation.
func TestClientSideRedeemsWithoutOrder(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/TEN", object{"type": "DISCOUNT_VOUCHER", "discount": tenOff})
	s.openClient(object{})
	one := object{"redeemables": []object{{"object": "voucher", "id": "TEN"}}}
	shows(t, s.post("/client/v1/validations", one)["valid"], `true`)
	shows(t, s.get("/client/v1/validate?code=TEN")["valid"], `true`)
	shows(t, s.post("/client/v1/qualifications", object{"scenario": "ALL"})["redeemables"].(object)["total"], `1`)
	done := s.post("/client/v1/redemptions", one)["redemptions"].([]any)[0].(object)
	shows(t, object{"result": done["result"], "order": done["order"]}, `{"result": "SUCCESS", "order": null}`)
	shows(t, s.post("/client/v1/redeem?code=TEN", object{})["result"], `"SUCCESS"`)
}

// TestWebhookHasRedemptionWithoutOrder redeems a code without an order and rolls it back.
func TestWebhookHasRedemptionWithoutOrder(t *testing.T) {
	s, to, _ := newWebhookReceiver(t, "redemption.succeeded", "redemption.rollback.succeeded")
	s.post("/v1/vouchers/TEN", object{"type": "DISCOUNT_VOUCHER", "discount": tenOff})
	id := s.post("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "TEN"}}})["redemptions"].([]any)[0].(object)["id"].(string)
	s.post("/v1/redemptions/"+id+"/rollback", nil)
	s.deliver()
	expectList(t, "what is told", to.types(), "redemption.succeeded", "redemption.rollback.succeeded")
	for _, g := range to.got {
		data := g.body["data"].(object)
		done := data["redemption"].(object)
		shows(t, object{"order": data["order"], "id": done["id"], "its": done["order"], "code": data["voucher"].(object)["code"]},
			`{"order": null, "id": "`+id+`", "its": null, "code": "TEN"}`)
	}
}
