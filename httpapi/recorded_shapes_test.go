package httpapi_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"
)

// TestRedemptionsOfAnAnswerAreShort redeems one code and a stack of thirty. The answer does not repeat the history of the
// order for each redemption, and leaves out pictures, rules and publications of codes.
func TestRedemptionsOfAnAnswerAreShort(t *testing.T) {
	s := newServer(t)
	s.couponCampaign("Autumn", nil)
	var codes []object
	for i := range 30 {
		code := fmt.Sprint("CODE", i)
		s.post("/v1/campaigns/Autumn/vouchers/"+code, object{})
		codes = append(codes, object{"object": "voucher", "id": code})
	}
	const plain = "active additional_info campaign campaign_id category category_id code created_at discount expiration_date gift holder_id id is_referral_code " +
		"loyalty_card metadata object redemption referrer_id start_date type updated_at validity_day_of_week validity_hours validity_timeframe"
	redeemed := func(of []object) object {
		done := s.post("/v1/redemptions", object{"redeemables": of, "order": object{"amount": 20000}})
		for _, r := range done["redemptions"].([]any) {
			r := r.(object)
			if _, shown := r["order"].(object)["redemptions"]; shown {
				t.Errorf("the order of a redemption repeats its history: %v", r["order"])
			}
			code := r["voucher"].(object)
			shows(t, code["redemption"], `{"quantity": null, "redeemed_quantity": 1}`)
			if got := fmt.Sprint(slices.Sorted(maps.Keys(code))); got != "["+plain+"]" {
				t.Errorf("a redeemed code shows %s", got)
			}
		}
		return done
	}
	done := redeemed(codes[:1])
	if history := done["order"].(object)["redemptions"].(object); len(history) != 1 {
		t.Errorf("the history of the order: %v", history)
	}
	done = redeemed(codes[1:])
	parent := done["parent_redemption"].(object)
	if _, shown := parent["order"].(object)["redemptions"]; shown {
		t.Errorf("the order of the parent repeats its history: %v", parent["order"])
	}
	history := done["order"].(object)["redemptions"].(object)[parent["id"].(string)].(object)
	if stacked, used, skipped := len(history["stacked"].([]any)), len(done["redemptions"].([]any)), len(done["skipped_redeemables"].([]any)); stacked != 5 || used != 5 || skipped != 24 {
		t.Errorf("%d stacked, %d used, %d skipped", stacked, used, skipped)
	}
}

// TestAPublishedCodeComesWithoutItsRules publishes a code with a rule. Only reading the code shows its rules.
func TestAPublishedCodeComesWithoutItsRules(t *testing.T) {
	s := newServer(t)
	rule := s.ruleSet(object{"name": "Big", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{10}}}}})
	s.post("/v1/vouchers/TEN", object{"type": "DISCOUNT_VOUCHER", "discount": tenOff, "validation_rules": []string{rule}})
	code := s.post("/v1/publications", object{"voucher": "TEN", "customer": object{"source_id": "ann"}})["voucher"].(object)
	if rules, shown := code["validation_rules_assignments"]; shown {
		t.Errorf("a publication shows the rules of its code: %v", rules)
	}
	shows(t, object{"assets": code["assets"] != nil, "published": code["publish"].(object)["count"]}, `{"assets": true, "published": 1}`)
	shows(t, s.get("/v1/vouchers/TEN")["validation_rules_assignments"].(object)["total"], `1`)
}
