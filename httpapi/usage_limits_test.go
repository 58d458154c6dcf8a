package httpapi_test

import (
	"fmt"
	"testing"
)

// TestLimitsHoldExactly uses everything with a limit exactly as often as it may be, once more, and once more after a
// rollback. Each validation before a redemption has to have the same result and key.
func TestLimitsHoldExactly(t *testing.T) {
	atMost := func(s *server, name string, n int, kind, id string) {
		s.t.Helper()
		rule := s.post("/v1/validation-rules", object{"name": name, "rules": object{"1": object{"name": name, "conditions": object{"$less_than_or_equal": []int{n}}}}})
		s.post("/v1/validation-rules/"+rule["id"].(string)+"/assignments", object{"related_object_type": kind, "related_object_id": id})
	}
	for name, c := range map[string]struct {
		key   string
		least int // a gift card or a stock of zero is refused on creation
		// shop makes a redeemable that can be used n times and returns it.
		shop func(s *server, n int) object
	}{
		"the_quantity_of_a_code": {"quantity_exceeded", 0, func(s *server, n int) object {
			s.post("/v1/vouchers/A", object{"type": "DISCOUNT_VOUCHER", "discount": coupon["discount"], "redemption": object{"quantity": n}})
			return object{"object": "voucher", "id": "A"}
		}},
		"the_uses_of_a_code_by_a_rule": {"redemption_rules_violated", 0, func(s *server, n int) object {
			atMost(s, "redemption.count", n, "voucher", s.post("/v1/vouchers/A", coupon)["id"].(string))
			return object{"object": "voucher", "id": "A"}
		}},
		"the_uses_of_a_customer": {"redemption_rules_violated", 0, func(s *server, n int) object {
			atMost(s, "redemption.count.per_customer", n, "voucher", s.post("/v1/vouchers/A", coupon)["id"].(string))
			return object{"object": "voucher", "id": "A"}
		}},
		"the_uses_of_a_campaign": {"redemption_rules_violated", 0, func(s *server, n int) object {
			atMost(s, "campaign.redemptions.count", n, "campaign", s.couponCampaign("Autumn", nil, "A"))
			return object{"object": "voucher", "id": "A"}
		}},
		"the_money_of_a_campaign": {"redemption_rules_violated", 0, func(s *server, n int) object {
			atMost(s, "campaign.orders.amount_discounted", 1000*n, "campaign", s.couponCampaign("Autumn", nil, "A"))
			return object{"object": "voucher", "id": "A"}
		}},
		"the_uses_of_a_promotion": {"redemption_rules_violated", 0, func(s *server, n int) object {
			promo := s.post("/v1/campaigns", object{"name": "Promo", "campaign_type": "PROMOTION"})["id"].(string)
			tier := s.post("/v1/promotions/"+promo+"/tiers", object{"name": "Tier", "action": object{"discount": coupon["discount"]}})["id"].(string)
			atMost(s, "redemption.count", n, "promotion_tier", tier)
			return object{"object": "promotion_tier", "id": tier}
		}},
		"the_credits_of_a_gift_card": {"gift_amount_exceeded", 1, func(s *server, n int) object {
			s.post("/v1/vouchers/A", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 70 * n}})
			return object{"object": "voucher", "id": "A", "gift": object{"credits": 70}}
		}},
		"the_stock_of_a_reward": {"reward_out_of_stock", 1, func(s *server, n int) object {
			_, club := s.loyaltyCampaign("Club")
			card := s.card(club, "ada")
			s.post("/v1/loyalties/members/"+card+"/balance", object{"points": 500})
			mug := s.post("/v1/rewards", object{"name": "Mug", "stock": n, "parameters": object{"product": object{"id": s.product("mug")}}})["id"]
			s.post(club+"/rewards", []object{{"reward": mug, "parameters": object{"loyalty": object{"points": 10}}}})
			return object{"object": "voucher", "id": card, "reward": object{"id": mug}}
		}},
	} {
		for n := c.least; n <= 2; n++ {
			t.Run(fmt.Sprintf("%s_of_%d", name, n), func(t *testing.T) {
				s := newServer(t)
				body := object{"redeemables": []object{c.shop(s, n)}, "order": object{"amount": 1000}, "customer": object{"source_id": "ada"}}
				use := func(of int) (redemption string) {
					t.Helper()
					validated := s.post("/v1/validations", body)
					if of > n {
						if validated["valid"] != false {
							t.Fatalf("use %d of %d is valid", of, n)
						}
						if got := validated["inapplicable_redeemables"].([]any)[0].(object)["result"].(object)["error"].(object); got["key"] != c.key {
							t.Errorf("validation of use %d: %v", of, got)
						}
						s.refuse(400, c.key, "", "POST", "/v1/redemptions", body)
						return ""
					}
					if validated["valid"] != true {
						t.Errorf("validation of use %d: %v", of, validated["redeemables"])
					}
					return s.post("/v1/redemptions", body)["redemptions"].([]any)[0].(object)["id"].(string)
				}
				last := ""
				for of := 1; of <= n; of++ {
					last = use(of)
				}
				use(n + 1)
				if n == 0 {
					return
				}
				s.post("/v1/redemptions/"+last+"/rollback", nil)
				use(n)
				use(n + 1)
			})
		}
	}
}
