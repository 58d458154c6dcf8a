package httpapi_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestUpdatesIgnoreImmutableProperties sends other values of properties that never change. The published API ignores them,
// so that a client can read an object, change it and send it back.
func TestUpdatesIgnoreImmutableProperties(t *testing.T) {
	s := newServer(t)
	promotion := s.post("/v1/campaigns", `{"name": "p", "campaign_type": "PROMOTION"}`)["id"].(string)
	club := s.post("/v1/campaigns", `{"name": "club", "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE", "voucher": {"type": "LOYALTY_CARD", "loyalty_card": {"points": 5}}}`)["id"].(string)
	product := s.post("/v1/products", `{"name": "mug", "source_id": "mug"}`)["id"].(string)
	rule, _ := s.earningRule("/v1/loyalties/"+club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 1}})
	for name, c := range map[string]struct {
		path    string
		created object
		sent    object
	}{
		"a campaign": {"/v1/campaigns/", s.post("/v1/campaigns", `{"name": "a", "campaign_type": "DISCOUNT_COUPONS", "voucher": {"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 1}}}`),
			object{"id": "camp_x", "name": "b", "campaign_type": "PROMOTION", "voucher": object{"code_config": object{"length": 3}}, "object": "thing"}},
		"a voucher": {"/v1/vouchers/", s.post("/v1/vouchers/CODE", `{"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 1}}`),
			object{"id": "v_x", "code": "OTHER", "campaign_id": club, "redemption": object{"quantity": 7}, "holder_id": "cust_x"}},
		"a promotion tier": {"/v1/promotions/tiers/", s.post("/v1/promotions/"+promotion+"/tiers", `{"name": "t"}`), object{"campaign_id": club, "object": "thing"}},
		"a reward":         {"/v1/rewards/", s.post("/v1/rewards", `{"name": "r", "type": "COIN", "parameters": {"coin": {"exchange_ratio": 1, "points_ratio": 1}}}`), object{"type": "MATERIAL", "redeemed": 9}},
		"an earning rule":  {"/v1/loyalties/" + club + "/earning-rules/", rule, object{"event": "customer.segment.entered", "segment": object{"id": "seg_x"}, "automation_id": "auto_x"}},
		"a customer":       {"/v1/customers/", s.post("/v1/customers", `{"source_id": "ann", "name": "Ann"}`), object{"id": "cust_x", "source_id": "bob", "created_at": "2020-01-01T00:00:00Z"}},
		"a product":        {"/v1/products/", s.post("/v1/products", `{"name": "cup", "source_id": "cup"}`), object{"source_id": "other"}},
		"an SKU":           {"/v1/products/" + product + "/skus/", s.post("/v1/products/"+product+"/skus", `{"sku": "red", "source_id": "red"}`), object{"source_id": "blue", "product_id": "prod_x"}},
	} {
		t.Run(name, func(t *testing.T) {
			path := c.path + c.created["id"].(string)
			read := strings.Replace(path, "/v1/products/"+product+"/skus/", "/v1/skus/", 1)
			before := s.get(read)
			s.put(path, c.sent)
			after := s.get(read)
			delete(before, "updated_at")
			delete(after, "updated_at")
			if diff := cmp.Diff(before, after); diff != "" {
				t.Errorf("the update changed (-before +after):\n%s", diff)
			}
		})
	}
	s.refuse(400, "invalid_payload", "color", "POST", v2+"/programs", object{"name": "p", "color": "red"})
}
