package httpapi_test

import (
	"testing"

	"github.com/punchcardhq/punchcard/httpapi"
)

const replacingMug = `"type": "UNIT", "effect": "REPLACE_ITEMS", "unit_off": 1, "unit_type": "`

// TestReplaceItemsNeedsItsOption sends discounts that replace items in every body with discounts, to a server without the
// option and to one with it.
func TestReplaceItemsNeedsItsOption(t *testing.T) {
	s := newServer(t)
	mug := s.post("/v1/products", `{"name": "Mug"}`)["id"].(string)
	promotion := s.promotionCampaign("Upgrade")
	sent := map[string]string{
		"/v1/vouchers/UP":                        `{"type": "DISCOUNT_VOUCHER", "discount": {` + replacingMug + mug + `"}}`,
		"/v1/vouchers/ESCAPED":                   `{"Discount": {"type": "UNIT", "Effect": "REPLACE\u005fITEMS", "unit_off": 1, "unit_type": "` + mug + `"}}`,
		"/v1/campaigns":                          `{"name": "Up", "campaign_type": "DISCOUNT_COUPONS", "voucher": {"type": "DISCOUNT_VOUCHER", "discount": {` + replacingMug + mug + `"}}}`,
		"/v1/promotions/" + promotion + "/tiers": `{"name": "Up", "action": {"discount": {` + replacingMug + mug + `"}}}`,
	}
	for path, body := range sent {
		a := s.do("POST", path, body)
		if refused, _ := a.body.(object); a.status != 400 || refused["key"] != "invalid_payload" {
			t.Errorf("POST %s answers %d %s", path, a.status, a.raw)
		}
	}
	s.post("/v1/vouchers/NOTED", `{`+tenPercent+`, "metadata": {"discount": {"effect": "REPLACE_ITEMS"}}}`)
	s.api = httpapi.New(s.engine, httpapi.WithReplaceItems())
	for path, body := range sent {
		s.post(path, body)
	}
}
