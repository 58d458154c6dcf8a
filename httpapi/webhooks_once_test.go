package httpapi_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/webhook"
)

// newListeners returns a server with a webhook for all events, and a distribution for each event of customers. heard returns the
// types of the deliveries since its last call, sorted; those of distributions have the prefix "> ".
func newListeners(t *testing.T) (s *server, heard func() []string) {
	t.Helper()
	s, to, hook := newWebhookReceiver(t, webhook.Types...)
	for _, kind := range webhook.DistributionTypes {
		s.post(projects+"/"+s.project+"/distributions", object{"name": kind, "event": kind, "target_url": to.URL + "/distribution"})
	}
	known := 0
	return s, func() []string {
		t.Helper()
		s.processEvents()
		all := s.deliveries()
		types := []string{}
		for _, d := range all[known:] {
			name, _ := webhook.PublishedType(d.EventType)
			if d.WebhookID != hook {
				name = "> " + d.EventType
			}
			types = append(types, name)
		}
		known = len(all)
		slices.Sort(types)
		return types
	}
}

// TestCallSendsEachEventOnce counts the deliveries to webhooks and distributions. A receiver may add points or send a
// message for each.
func TestCallSendsEachEventOnce(t *testing.T) {
	s, heard := newListeners(t)
	ann := object{"source_id": "ann"}
	_, club := s.loyaltyCampaign("Club", lasting(1))
	card := s.card(club, "ann")
	s.post("/v1/vouchers/A", coupon)
	s.post("/v1/vouchers/GIFT", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 5000, "effect": "APPLY_TO_ORDER"}})
	s.post("/v1/publications", object{"voucher": "GIFT", "customer": ann})
	s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 5}})
	s.post("/v1/campaigns", object{"name": "Mass", "campaign_type": "DISCOUNT_COUPONS", "voucher": coupon})
	heard()

	var stacked object
	for _, step := range []struct {
		what string
		do   func()
		want []string
	}{
		{"two_redeemables", func() {
			stacked = s.post("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "A"}, {"object": "voucher", "id": "GIFT", "gift": object{"credits": 100}}},
				"order": object{"source_id": "o-1", "amount": 1000}, "customer": ann})
		}, []string{
			"> customer.order.created", "> customer.order.paid", "> customer.redemption.succeeded", "> customer.redemption.succeeded", "> customer.rewarded",
			"> customer.rewarded.loyalty_points", "> customer.voucher.loyalty_card.points_added", "customer.rewarded", "customer.rewarded.loyalty_points",
			"redemption.succeeded", "redemption.succeeded", "redemption.succeeded", "voucher.gift.transaction.created", "voucher.loyalty_card.points_added",
			"voucher.loyalty_card.transaction.created",
		}},
		{"its_rollback", func() {
			s.post("/v1/redemptions/"+stacked["parent_redemption"].(object)["id"].(string)+"/rollbacks", nil)
		}, []string{
			"> customer.order.canceled", "> customer.redemption.rollback.succeeded", "> customer.redemption.rollback.succeeded",
			"redemption.rollback.succeeded", "redemption.rollback.succeeded", "redemption.rollback.succeeded", "voucher.gift.transaction.created",
		}},
		{"its_rollback_again", func() {
			s.expect(400, "POST", "/v1/redemptions/"+stacked["parent_redemption"].(object)["id"].(string)+"/rollbacks", nil)
		}, []string{"redemption.rollback.failed"}},
		{"the_same_order_twice", func() {
			s.post("/v1/orders", object{"source_id": "o-2", "amount": 100, "status": "PAID", "customer": ann})
			s.post("/v1/orders", object{"source_id": "o-2", "amount": 100, "status": "PAID", "customer": ann})
		}, []string{
			"> customer.order.created", "> customer.order.paid", "> customer.rewarded", "> customer.rewarded.loyalty_points",
			"> customer.voucher.loyalty_card.points_added", "customer.rewarded", "customer.rewarded.loyalty_points", "voucher.loyalty_card.points_added",
			"voucher.loyalty_card.transaction.created",
		}},
		{"an_order_that_is_canceled", func() { s.put("/v1/orders/o-2", object{"status": "CANCELED"}) }, []string{"> customer.order.canceled"}},
		{"an_update_that_changes_nothing", func() { s.post("/v1/customers", ann) }, []string{}},
		{"points_by_hand", func() { s.post("/v1/loyalties/members/"+card+"/balance", object{"points": 50}) }, []string{
			"> customer.voucher.loyalty_card.points_added", "voucher.loyalty_card.points_added", "voucher.loyalty_card.transaction.created",
		}},
		{"credits_by_hand", func() { s.post("/v1/vouchers/GIFT/balance", object{"amount": 50}) }, []string{
			"> customer.voucher.gift.balance_added", "voucher.gift.balance_added", "voucher.gift.transaction.created",
		}},
		{"many_codes", func() {
			s.work(s.expect(202, "POST", "/v1/campaigns/Mass/vouchers?vouchers_count=3", object{})["async_action_id"])
		}, []string{
			"campaign.vouchers.added", "campaign.vouchers.generation.completed", "campaign.vouchers.generation.started",
		}},
		{"one_code", func() { s.post("/v1/campaigns/Mass/vouchers?vouchers_count=1", object{}) }, []string{"campaign.vouchers.added", "voucher.created"}},
		{"one_code_by_name", func() { s.post("/v1/campaigns/Mass/vouchers/BYNAME", object{}) }, []string{"campaign.vouchers.added", "voucher.created"}},
		{"customers_in_bulk", func() {
			s.work(s.expect(202, "POST", "/v1/customers/bulk/async", []object{{"source_id": "ann", "name": "Anna"}})["async_action_id"])
		}, []string{}},
		{"metadata_of_customers", func() {
			s.work(s.expect(202, "POST", "/v1/customers/metadata/async", object{"source_ids": []string{"ann"}, "metadata": object{"a": 1}})["async_action_id"])
		}, []string{}},
		{"customers_of_a_file", func() { s.imported(202, "/v1/customers/importCSV", "Source_id,Name\nann,Annie\nnew,New\n") }, []string{}},
		{"vouchers_in_bulk", func() {
			s.work(s.expect(202, "POST", "/v1/vouchers/bulk/async", []object{{"code": "A", "metadata": object{"a": 2}}})["async_action_id"])
		}, []string{}},
		{"metadata_of_vouchers", func() {
			s.work(s.expect(202, "POST", "/v1/vouchers/metadata/async", object{"codes": []string{"A"}, "metadata": object{"a": 1}})["async_action_id"])
		}, []string{}},
		{"imported_orders", func() {
			s.work(s.post("/v1/orders/import", []object{{"source_id": "o-3", "amount": 100, "status": "PAID", "customer": ann}})["async_action_id"])
		}, []string{}},
		{"imported_codes", func() {
			s.work(s.expect(202, "POST", "/v1/campaigns/Mass/import", []object{{"code": "IMP1"}, {"code": "IMP2"}})["async_action_id"])
		}, []string{"campaign.vouchers.added"}},
		{"a_publication", func() { s.post("/v1/publications", object{"campaign": "Mass", "customer": ann}) }, []string{"> customer.publication.succeeded", "publication.succeeded", "voucher.published"}},
		{"a_change_of_a_code", func() { s.put("/v1/vouchers/A", object{"metadata": object{"b": 1}}) }, []string{"voucher.updated"}},
		{"switching_off", func() { s.post("/v1/vouchers/A/disable", nil) }, []string{"voucher.disabled"}},
		{"a_refused_redemption", func() {
			s.expect(400, "POST", "/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "A"}}, "order": object{"amount": 1000}, "customer": ann})
		}, []string{"redemption.failed"}},
		{"a_custom_event", func() { s.post("/v1/events", object{"event": "review", "customer": ann}) }, []string{"> customer.custom_event"}},
		{"a_deletion", func() { s.del("/v1/vouchers/A") }, []string{"voucher.deleted"}},
		{"a_customer_is_gone", func() { s.del("/v1/customers/new") }, []string{"customer.deleted"}},
	} {
		step.do()
		if diff := cmp.Diff(step.want, heard()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", step.what, diff)
		}
	}
}
