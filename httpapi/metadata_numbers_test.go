package httpapi_test

import "testing"

// TestNumbersOfMetadataAreTheSameInEveryStorage sends numbers in all notations. Every storage returns the same digits with
// the exponent written out, and another key can be changed.
func TestNumbersOfMetadataAreTheSameInEveryStorage(t *testing.T) {
	s := newServer(t)
	const sent = `{"tenth": 0.10, "long": 12345678901234567890.5, "thousand": 1e3, "least": 5e-3, "none": -0, "most": 1e99, "list": [1E2, {"in": 2.50e1}]}`
	const kept = `{"tenth": 0.10, "long": 12345678901234567890.5, "thousand": 1000, "least": 0.005, "none": 0, "most": 1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000, "list": [100, {"in": 25.0}], "other": 1}`
	s.post("/v1/customers", `{"source_id": "ann", "metadata": `+sent+`}`)
	s.put("/v1/customers/ann", `{"metadata": {"other": 1}}`)
	shows(t, s.get("/v1/customers/ann")["metadata"], kept)
	o := s.post("/v1/orders", `{"amount": 5, "metadata": {"n": 1e3}, "items": [{"quantity": 1, "amount": 5, "metadata": {"n": 1e-2}}]}`)
	shows(t, s.get("/v1/orders/" + o["id"].(string))["metadata"], `{"n": 1000}`)
}

// TestANumberThatWouldFillTheStorageIsRefused sends a short number with a very large exponent wherever metadata is accepted,
// with codes that exist and with others. Each refusal names the field, and nothing is written.
func TestANumberThatWouldFillTheStorageIsRefused(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/TEN", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 10}})
	const n = `{"a": {"n": 1e400}}`
	for _, code := range []string{"TEN", "missing"} {
		for field, body := range map[string]string{
			"metadata.a.n":                        `"metadata": ` + n,
			"order.metadata.a.n":                  `"order": {"amount": 5, "metadata": ` + n + `}`,
			"order.items[0].metadata.a.n":         `"order": {"items": [{"quantity": 1, "amount": 5, "metadata": ` + n + `}]}`,
			"order.items[0].product.metadata.a.n": `"order": {"items": [{"quantity": 1, "amount": 5, "product": {"metadata": ` + n + `}}]}`,
			"order.items[0].sku.metadata.a.n":     `"order": {"items": [{"quantity": 1, "amount": 5, "sku": {"metadata": ` + n + `}}]}`,
			"customer.metadata.a.n":               `"customer": {"source_id": "ann", "metadata": ` + n + `}`,
		} {
			s.refuse(400, "invalid_payload", "Property ."+field+" must be a number of at most 100 characters", "POST", "/v1/redemptions",
				`{"redeemables": [{"object": "voucher", "id": "`+code+`"}], `+body+`}`)
		}
	}
	s.refuse(400, "invalid_payload", "Property .metadata.a.n must be a number of at most 100 characters", "POST", "/v1/events", `{"event": "visit", "customer": {"source_id": "ann"}, "metadata": `+n+`}`)
	shows(t, s.get("/v1/redemptions")["total"], "0")
}
