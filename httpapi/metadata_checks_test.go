package httpapi_test

import (
	"strings"
	"testing"
)

// TestMetadataIsValidatedAgainstItsSchema has a schema with a required colour for each kind of resource, and sends metadata
// without a colour, with a valid one and with an invalid one.
func TestMetadataIsValidatedAgainstItsSchema(t *testing.T) {
	const coupon = `"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 100}`
	const redeem = `"redeemables": [{"object": "voucher", "id": "walk-code"}]`
	cases := map[string]struct {
		object, method, path string
		// METADATA in body is replaced by the metadata.
		body string
	}{
		"a new customer":           {"customer", "POST", "/v1/customers", `{"source_id": "new", "metadata": METADATA}`},
		"a customer":               {"customer", "PUT", "/v1/customers/walk-customer", `{"metadata": METADATA}`},
		"a customer of an order":   {"customer", "POST", "/v1/orders", `{"amount": 1, "customer": {"source_id": "other", "metadata": METADATA}}`},
		"a customer who redeems":   {"customer", "POST", "/v1/redemptions", `{` + redeem + `, "order": {"amount": 1000}, "customer": {"source_id": "other", "metadata": METADATA}}`},
		"a customer of an event":   {"customer", "POST", "/v1/events", `{"event": "seen", "customer": {"source_id": "other", "metadata": METADATA}}`},
		"a new order":              {"order", "POST", "/v1/orders", `{"amount": 1, "metadata": METADATA}`},
		"an order":                 {"order", "PUT", "/v1/orders/walk-order", `{"metadata": METADATA}`},
		"a line of an order":       {"order_item", "POST", "/v1/orders", `{"items": [{"quantity": 1, "amount": 1, "metadata": METADATA}]}`},
		"an order to redeem on":    {"order", "POST", "/v1/redemptions", `{` + redeem + `, "order": {"amount": 1000, "metadata": METADATA}}`},
		"a line to redeem on":      {"order_item", "POST", "/v1/redemptions", `{` + redeem + `, "order": {"items": [{"quantity": 1, "amount": 1000, "metadata": METADATA}]}}`},
		"a redemption":             {"redemption", "POST", "/v1/redemptions", `{` + redeem + `, "order": {"amount": 1000}, "metadata": METADATA}`},
		"a validation":             {"redemption", "POST", "/v1/validations", `{` + redeem + `, "order": {"amount": 1000}, "metadata": METADATA}`},
		"a new product":            {"product", "POST", "/v1/products", `{"name": "x", "metadata": METADATA}`},
		"a product":                {"product", "PUT", "/v1/products/walk-product", `{"metadata": METADATA}`},
		"a new SKU":                {"sku", "POST", "/v1/products/walk-product/skus", `{"sku": "x", "metadata": METADATA}`},
		"an SKU":                   {"sku", "PUT", "/v1/products/walk-product/skus/walk-sku", `{"metadata": METADATA}`},
		"a new voucher":            {"voucher", "POST", "/v1/vouchers", `{` + coupon + `, "metadata": METADATA}`},
		"a voucher":                {"voucher", "PUT", "/v1/vouchers/walk-code", `{"metadata": METADATA}`},
		"a new code of a campaign": {"voucher", "POST", "/v1/vouchers", `{"campaign": "Walk codes", "metadata": METADATA}`},
		"a publication":            {"publication", "POST", "/v1/publications", `{"voucher": "walk-code", "customer": {"source_id": "walk-customer"}, "metadata": METADATA}`},
		"a new campaign":           {"campaign", "POST", "/v1/campaigns", `{"name": "x", "campaign_type": "DISCOUNT_COUPONS", "voucher": {` + coupon + `}, "metadata": METADATA}`},
		"a new promotion":          {"campaign", "POST", "/v1/campaigns", `{"name": "x", "campaign_type": "PROMOTION", "metadata": METADATA}`},
		"a campaign":               {"campaign", "PUT", "/v1/campaigns/Walk%20promotion", `{"metadata": METADATA}`},
		"a new reward":             {"reward", "POST", "/v1/rewards", `{"name": "x", "parameters": {"coin": {"exchange_ratio": 1, "points_ratio": 1}}, "metadata": METADATA}`},
		"a reward":                 {"reward", "PUT", "/v1/rewards/{rewardId}", `{"metadata": METADATA}`},
		"a new earning rule":       {"earning_rule", "POST", "/v1/loyalties/Walk%20club/earning-rules", `[{"event": "order.paid", "loyalty": {"type": "FIXED", "points": 1}, "metadata": METADATA}]`},
		"an earning rule":          {"earning_rule", "PUT", "/v1/loyalties/Walk%20club/earning-rules/{earningRuleId}", `{"metadata": METADATA}`},
		"a new loyalty tier":       {"loyalty_tier", "POST", "/v1/loyalties/Empty%20club/tiers", `[{"name": "x", "points": {"from": 1}, "metadata": METADATA}]`},
		"a new tier":               {"promotion_tier", "POST", "/v1/promotions/Walk%20promotion/tiers", `{"name": "x", "action": {"discount": {"type": "PERCENT", "percent_off": 1}}, "metadata": METADATA}`},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newServer(t)
			made := s.createObjects()
			s.loyaltyCampaign("Empty club")
			path := strings.NewReplacer("{rewardId}", made["rewardId"], "{earningRuleId}", made["earningRuleId"]).Replace(c.path)
			s.post("/management/v1/projects/"+s.project+"/metadata-schemas", object{"related_object": c.object,
				"properties": object{"color": object{"type": "string", "eq": []string{"red", "blue"}}}})
			send := func(metadata string) string { return strings.ReplaceAll(c.body, "METADATA", metadata) }
			s.refuse(400, "metadata_validation_failed", "color: must be a string, must be equal to one of [ red, blue ] (actual value is 'green')",
				c.method, path, send(`{"color": "green"}`))
			s.refuse(400, "metadata_validation_failed", "color: must be present", c.method, path, send(`{"size": 1}`))
			if got := s.do(c.method, path, send(`{"color": "red", "size": 1}`)); got.status != 200 {
				t.Errorf("valid metadata is refused: %d %s", got.status, got.raw)
			}
		})
	}
}

// TestSchemaDoesNotAffectRequestsWithoutMetadata updates a resource that is older than the schema.
func TestSchemaDoesNotAffectRequestsWithoutMetadata(t *testing.T) {
	s := newServer(t)
	s.post("/v1/customers", `{"source_id": "old", "metadata": {"size": 1}}`)
	s.post("/management/v1/projects/"+s.project+"/metadata-schemas", `{"related_object": "customer", "allow_defined_only": true, "properties": {"color": {"type": "string"}}}`)
	s.put("/v1/customers/old", `{"name": "Old"}`)
	s.refuse(400, "metadata_validation_failed", "color: must be present", "POST", "/v1/customers", `{"source_id": "new"}`)
	s.refuse(400, "metadata_validation_failed", "size: must not be present", "PUT", "/v1/customers/old", `{"metadata": {"color": "red"}}`)
	s.put("/v1/customers/old", `{"metadata": {"color": "red", "size": null}}`)
}
