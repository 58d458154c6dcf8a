package httpapi_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/webhook"
)

// documentedData are the properties of the data of each type of webhook event, as published. Where the published description
// leaves them open, they are those that Punchcard sends.
var documentedData = map[string]string{
	"redemption.succeeded":                          "customer order campaign voucher holder promotion_tier promotion_stack redemption created_at",
	"redemption.failed":                             "customer order campaign voucher holder promotion_tier promotion_stack redemption created_at",
	"redemption.rollback.succeeded":                 "customer order campaign voucher holder promotion_tier promotion_stack redemption redemption_rollback created_at",
	"redemption.rollback.failed":                    "customer order campaign voucher holder promotion_tier promotion_stack redemption redemption_rollback created_at",
	"publication.succeeded":                         "customer campaign publication voucher user",
	"customer.created":                              "customer",
	"customer.updated":                              "customer",
	"customer.deleted":                              "customer",
	"customer.confirmed":                            "customer unconfirmed_customer",
	"customer.rewarded":                             "customer holder voucher campaign redemption reward referral_tier balance custom_event customer_event",
	"customer.rewarded.loyalty_points":              "customer holder voucher campaign loyalty_tier earning_rule balance order event publication",
	"customer.reward_redemptions.created":           "customer holder voucher campaign reward_redemption reward reward_assignment source balance publication",
	"customer.reward_redemptions.pending":           "customer holder voucher campaign reward_redemption reward reward_assignment source balance publication",
	"customer.reward_redemptions.completed":         "customer holder voucher campaign reward_redemption reward reward_assignment source balance publication",
	"order.returned":                                "return order customer",
	"customer.reward_redemptions.rolledback":        "customer holder voucher campaign reward_redemption reward reward_assignment source balance publication",
	"voucher.created":                               "voucher campaign",
	"voucher.updated":                               "voucher campaign",
	"voucher.enabled":                               "voucher campaign",
	"voucher.disabled":                              "voucher campaign",
	"voucher.deleted":                               "voucher campaign",
	"voucher.published":                             "customer campaign publication voucher created_at",
	"voucher.loyalty_card.transaction.created":      "transaction voucher campaign holder holder_loyalty_tier balance order event earning_rule segment loyalty_tier redemption rollback reward custom_event source_voucher destination_voucher",
	"voucher.gift.transaction.created":              "transaction voucher campaign holder balance order redemption rollback",
	"voucher.gift.balance_added":                    "voucher balance campaign transaction",
	"voucher.loyalty_card.points_added":             "voucher balance campaign customer transaction",
	"voucher.loyalty_card.points_expired":           "voucher points campaign customer buckets transaction",
	"voucher.loyalty_card.pending_points.activated": "customer campaign voucher balance order transaction pending_points",
	"voucher.loyalty_card.pending_points.added":     "customer campaign voucher voucher_pending_points_balance order pending_points",
	"voucher.loyalty_card.pending_points.canceled":  "customer campaign voucher voucher_pending_points_balance order pending_points",
	"voucher.loyalty_card.pending_points.updated":   "customer campaign voucher voucher_pending_points_balance order pending_points",
	"campaign.created":                              "campaign created_at",
	"campaign.updated":                              "campaign",
	"campaign.enabled":                              "campaign",
	"campaign.disabled":                             "campaign",
	"campaign.deleted":                              "campaign deleted_at",
	"campaign.vouchers.generation.started":          "campaign count",
	"campaign.vouchers.generation.completed":        "campaign count completed_at",
	"campaign.vouchers.added":                       "campaign count",
	"campaign.loyalty_tier.created":                 "campaign loyalty_tier",
	"campaign.promotion_tier.created":               "campaign promotion_tier",
	"campaign.promotion_tier.updated":               "campaign promotion_tier",
	"campaign.promotion_tier.enabled":               "campaign promotion_tier",
	"campaign.promotion_tier.disabled":              "campaign promotion_tier",
	"campaign.promotion_tier.deleted":               "campaign promotion_tier",
	"campaign.promotion_stack.created":              "campaign promotion_stack",
	"campaign.promotion_stack.updated":              "campaign promotion_stack",
	"campaign.earning_rule.assigned":                "campaign earning_rule",
	"campaign.earning_rule.updated":                 "campaign earning_rule",
	"campaign.earning_rule.enabled":                 "campaign earning_rule",
	"campaign.earning_rule.disabled":                "campaign earning_rule",
	"campaign.earning_rule.deleted":                 "campaign earning_rule",
	"campaign.referral_tier.created":                "campaign referral_tier",
	"campaign.referral_tier.updated":                "campaign referral_tier",
	"campaign.referral_tier.deleted":                "campaign referral_tier",
	"campaign.reward.assignment.created":            "campaign reward reward_assignment",
	"campaign.reward.assignment.updated":            "campaign reward reward_assignment",
	"campaign.reward.assignment.deleted":            "campaign reward reward_assignment",
	"business_validation_rule.created":              "rule created_at",
	"business_validation_rule.updated":              "rule updated_at",
	"business_validation_rule.deleted":              "rule deleted_at",
	"business_validation_rule.assignment.created":   "rule assignment voucher campaign distribution promotion_tier earning_rule",
	"business_validation_rule.assignment.deleted":   "rule assignment voucher campaign distribution promotion_tier earning_rule",

	"customer.order.created":                                 "customer referrer order redemption campaign voucher publication promotion_tier",
	"customer.order.updated":                                 "customer referrer order redemption campaign voucher publication promotion_tier",
	"customer.order.paid":                                    "customer referrer order redemption campaign voucher publication promotion_tier",
	"customer.order.canceled":                                "customer referrer order redemption campaign voucher publication promotion_tier",
	"customer.segment.entered":                               "customer segment campaign voucher publication promotion_tier",
	"customer.segment.left":                                  "customer segment campaign voucher publication promotion_tier",
	"customer.loyalty.tier.joined":                           "customer campaign loyalty_tier created_at",
	"customer.loyalty.tier.downgraded":                       "customer campaign loyalty_tier_from loyalty_tier_to created_at",
	"customer.loyalty.tier.upgraded":                         "customer campaign loyalty_tier_from loyalty_tier_to created_at",
	"customer.publication.succeeded":                         "customer campaign publication voucher",
	"customer.redemption.succeeded":                          "customer order campaign voucher holder promotion_tier promotion_stack redemption",
	"customer.redemption.rollback.succeeded":                 "customer order campaign voucher holder promotion_tier promotion_stack redemption redemption_rollback",
	"customer.voucher.gift.balance_added":                    "customer campaign voucher balance transaction",
	"customer.voucher.loyalty_card.points_added":             "customer campaign voucher balance transaction",
	"customer.voucher.loyalty_card.points_expired":           "customer campaign voucher points buckets transaction",
	"customer.voucher.loyalty_card.pending_points.activated": "customer campaign voucher balance order transaction pending_points",
	"customer.voucher.loyalty_card.pending_points.added":     "customer campaign voucher voucher_pending_points_balance order pending_points",
	"customer.voucher.loyalty_card.pending_points.canceled":  "customer campaign voucher voucher_pending_points_balance order pending_points",
	"customer.voucher.loyalty_card.pending_points.updated":   "customer campaign voucher voucher_pending_points_balance order pending_points",
	"customer.custom_event":                                  "event event_schema customer referral loyalty campaign voucher publication promotion_tier",
	"customer.referred":                                      "customer campaign voucher",
	"customer.holder.assignment.created":                     "holder voucher campaign customer",
	"customer.holder.assignment.deleted":                     "holder voucher campaign customer",
}

// unsent are the types that a webhook can subscribe to and that this scenario does not produce, each with the reason.
var unsent = map[string]string{
	"campaign.vouchers.generation.failed": "needs a job whose codes run out while it runs; see the tests of generation",
	"campaign.loyalty_tier.updated":       "no operation changes a tier",
	"campaign.loyalty_tier.deleted":       "no operation deletes a tier",
	"customer.loyalty.tier.left":          "needs the end of a tier; see the tests of tiers",
	"customer.loyalty.tier.prolonged":     "needs the end of a tier; see the tests of tiers",
}

// TestEveryTypeOfWebhookIsSentWithItsData makes calls that produce every type of webhook event.
func TestEveryTypeOfWebhookIsSentWithItsData(t *testing.T) {
	s, to, _ := newWebhookReceiver(t, webhook.Types...)
	for _, kind := range webhook.DistributionTypes {
		s.post(projects+"/"+s.project+"/distributions", object{"name": kind, "event": kind, "target_url": to.URL + "/distribution"})
	}
	id := func(o object) string { return o["id"].(string) }
	percent := object{"type": "PERCENT", "percent_off": 5, "effect": "APPLY_TO_ORDER"}

	promo := "/v1/promotions/" + id(s.post("/v1/campaigns", object{"name": "Promo", "campaign_type": "PROMOTION"}))
	tier := "/v1/promotions/tiers/" + id(s.post(promo+"/tiers", object{"name": "Tier", "action": object{"discount": percent}}))
	s.put(tier, object{"name": "Better"})
	s.post(tier+"/disable", nil)
	s.post(tier+"/enable", nil)
	stack := id(s.post(promo+"/stacks", object{"name": "Stack", "tiers": object{"ids": []string{strings.TrimPrefix(tier, "/v1/promotions/tiers/")}}}))
	s.put(promo+"/stacks/"+stack, object{"name": "Pile"})
	s.del(promo + "/stacks/" + stack)
	rule := "/v1/validation-rules/" + id(s.post("/v1/validation-rules", object{"name": "Rule", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{1}}}}}))
	assigned := id(s.post(rule+"/assignments", object{"related_object_type": "promotion_tier", "related_object_id": strings.TrimPrefix(tier, "/v1/promotions/tiers/")}))
	s.put(rule, object{"name": "Stricter"})
	s.del(rule + "/assignments/" + assigned)
	s.del(rule)
	s.del(tier)

	s.post("/v1/vouchers/A", coupon)
	s.put("/v1/vouchers/A", object{"metadata": object{"a": 1}})
	done := s.post("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "A"}}, "order": object{"amount": 1000}, "customer": object{"source_id": "ann", "name": "Ann"}})
	redeemed := id(done["redemptions"].([]any)[0].(object))
	s.post("/v1/redemptions/"+redeemed+"/rollback", nil)
	s.expect(400, "POST", "/v1/redemptions/"+redeemed+"/rollback", nil)
	s.post("/v1/vouchers/A/disable", nil)
	s.expect(400, "POST", "/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "A"}}, "order": object{"amount": 1000}})
	s.post("/v1/vouchers/A/enable", nil)
	s.post("/v1/publications", object{"voucher": "A", "customer": object{"source_id": "ann"}})
	s.put("/v1/customers/ann", object{"name": "Anna"})
	s.post("/v1/customers", object{"source_id": "gone"})
	s.del("/v1/customers/gone")
	anonymous := s.post("/v1/customers", object{})
	s.post("/v1/customers", object{"id": anonymous["id"], "source_id": "known"})
	s.post("/v1/vouchers/GIFT", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 500}})
	s.post("/v1/publications", object{"voucher": "GIFT", "customer": object{"source_id": "ann"}})
	s.post("/v1/vouchers/GIFT/balance", object{"amount": 100})
	s.post("/v1/segments", object{"name": "Annas", "type": "auto-update", "filter": object{"name": object{"conditions": object{"$is": []string{"Anna"}}}}})
	s.processEvents()
	for _, name := range []string{"Annie", "Anna", "Annie", "Anna"} {
		s.put("/v1/customers/ann", object{"name": name})
		s.processEvents()
	}
	s.post("/v1/orders", object{"source_id": "sold", "amount": 500, "status": "PAID", "customer": object{"source_id": "ann"}})
	s.post(soldReturns, object{"amount": 100})
	s.put("/v1/orders/"+id(s.post("/v1/orders", object{"amount": 5, "customer": object{"source_id": "ann"}})), object{"metadata": object{"a": 1}})
	s.processEvents()
	s.del("/v1/vouchers/GIFT")

	s.post("/v1/campaigns", object{"name": "Mass", "campaign_type": "DISCOUNT_COUPONS", "voucher": coupon})
	s.put("/v1/campaigns/Mass", object{"description": "x"})
	s.post("/v1/campaigns/Mass/disable", nil)
	s.post("/v1/campaigns/Mass/enable", nil)
	s.work(s.expect(202, "POST", "/v1/campaigns/Mass/vouchers?vouchers_count=2", object{})["async_action_id"])
	s.work(s.expect(202, "DELETE", "/v1/campaigns/Mass", nil)["async_action_id"])

	_, club := s.loyaltyCampaign("Club", lasting(1))
	card := s.card(club, "ann")
	_, earning := s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 5}, "pending_points": object{"period_type": "DAY", "period_value": 1}})
	s.post("/v1/orders", object{"amount": 100, "status": "PAID", "customer": object{"source_id": "ann"}})
	s.post("/v1/orders", object{"amount": 100, "status": "PAID", "customer": object{"source_id": "ann"}})
	s.processEvents()
	at := "/v1/loyalties/members/" + card + "/pending-points"
	waiting := pluck(s.get(at), "id")
	s.post(at+"/"+waiting[0]+"/balance", object{"points": 3})
	s.post(at+"/"+waiting[0]+"/activate", nil)
	s.expect(204, "POST", at+"/"+waiting[1]+"/cancel", nil)
	s.put(earning, object{"metadata": object{"a": 1}})
	s.post(earning+"/disable", nil)
	s.post(earning+"/enable", nil)
	s.del(earning)
	s.earningRule(club, object{"event": "signup", "loyalty": object{"type": "FIXED", "points": 7}})
	s.post("/v1/events", object{"event": "signup", "customer": object{"source_id": "ann"}})
	s.processEvents()
	s.post("/v1/loyalties/members/"+card+"/balance", object{"points": 50})
	if a := s.do("POST", club+"/tiers", []object{{"name": "Silver", "points": object{"from": 0, "to": 999}}, {"name": "Gold", "points": object{"from": 1000}}}); a.status != 200 {
		t.Fatal(a.raw)
	}
	s.processEvents()
	s.post("/v1/loyalties/members/"+card+"/balance", object{"points": 2000})
	mug := s.post("/v1/rewards", object{"name": "Mug", "stock": 5, "parameters": object{"product": object{"id": s.product("mug")}}})["id"]
	reward := club + "/rewards/" + id(s.post(club+"/rewards", []object{{"reward": mug, "parameters": object{"loyalty": object{"points": 100}}}}))
	s.put(reward, object{"parameters": object{"loyalty": object{"points": 10}}})
	got := id(s.post("/v1/loyalties/members/"+card+"/redemption", object{"reward": object{"id": mug}}))
	s.post(s.rewardRedemptions()+"/"+got+"/complete", nil)
	s.post("/v1/redemptions/"+got+"/rollback", nil)
	s.del(reward)

	code := s.referral(object{"conversion_event_type": "redemption",
		"referee_reward": object{"type": "LOYALTY_CARD", "amount": 500, "related_object_parent": object{"name": "Club", "object": "CAMPAIGN"}}})
	referrals := s.engine.Project(s.project).Referrals
	request := referral.TierRequest{Conversions: 1, RewardCampaign: "Club", Amount: 70}
	made, err := referrals.CreateTier(t.Context(), "Friends", request)
	if err == nil {
		_, err = referrals.UpdateTier(t.Context(), "Friends", made.ID, request)
	}
	if err != nil {
		t.Fatal(err)
	}
	held := "/v1/referrals/members/" + code + "/holders"
	added := s.post(held, object{"holders": []object{{"source_id": "carl"}}})
	s.del(held + "/" + id(added["holders"].([]any)[0].(object)))
	s.redeemCode(code, "bob")
	s.processReferrals()
	if err := referrals.DeleteTier(t.Context(), "Friends", made.ID); err != nil {
		t.Fatal(err)
	}
	s.now = noon.AddDate(0, 3, 0)
	if err := s.engine.Project(s.project).CatchUp(t.Context()); err != nil {
		t.Fatal(err)
	}
	for before := -1; before < len(to.got); {
		before = len(to.got)
		s.deliver()
	}

	sent := map[string]string{}
	for _, r := range to.got {
		keys := slices.Sorted(maps.Keys(r.body["data"].(object)))
		sent[r.body["type"].(string)] = strings.Join(keys, " ")
	}
	want := map[string]string{}
	for kind, keys := range documentedData {
		list := strings.Fields(keys)
		slices.Sort(list)
		want[kind] = strings.Join(list, " ")
	}
	if diff := cmp.Diff(want, sent); diff != "" {
		t.Errorf("types and the properties of their data (-want +got):\n%s", diff)
	}
	for _, kind := range slices.Concat(webhook.Types, webhook.DistributionTypes) {
		if _, known := documentedData[kind]; !known && unsent[kind] == "" {
			t.Errorf("the test has no data of %s", kind)
		}
	}
}
