package httpapi_test

import "testing"

func TestVouchersAndCampaignsShowProductsOfUnitDiscounts(t *testing.T) {
	s := newServer(t)
	mug := s.post("/v1/products", `{"name": "Mug", "source_id": "mug"}`)["id"].(string)
	red := s.post("/v1/products/mug/skus", `{"sku": "Red mug"}`)["id"].(string)
	const product = `"product": {"id": "*", "source_id": "mug", "name": "Mug"}`
	one := `"discount": {"type": "UNIT", "unit_off": 2, "unit_type": "` + mug + `", "effect": "ADD_NEW_ITEMS"`
	many := `"discount": {"type": "UNIT", "effect": "ADD_MANY_ITEMS", "units": [{"unit_off": 1, "unit_type": "` + red + `", "effect": "ADD_MISSING_ITEMS"`
	const sku = `, "sku": {"id": "*", "source_id": null, "name": "Red mug"}`

	for name, c := range map[string]struct{ sent, shown string }{
		"one_kind":      {`{` + one + `}}`, `{` + one + `, ` + product + `}}`},
		"several_kinds": {`{` + many + `}]}}`, `{` + many + `, ` + product + sku + `}]}}`},
	} {
		t.Run(name, func(t *testing.T) {
			made := s.post("/v1/vouchers/"+name, c.sent)
			shows(t, object{"discount": made["discount"]}, c.shown)
			shows(t, object{"discount": s.get("/v1/vouchers/" + name)["discount"]}, c.shown)
			s.post("/v1/campaigns", `{"name": "`+name+`", "voucher": `+c.sent+`}`)
			shows(t, object{"discount": s.get("/v1/campaigns/" + name)["voucher"].(object)["discount"]}, c.shown)
			// Names of products are not stored with the discount: a new name is shown at once.
			s.put("/v1/products/mug", `{"name": "Cup"}`)
			got := s.get("/v1/vouchers?code=" + name)["vouchers"].([]any)[0].(object)["discount"].(object)
			if units, several := got["units"].([]any); several {
				got = units[0].(object)
			}
			shows(t, got["product"], `{"id": "*", "source_id": "mug", "name": "Cup"}`)
			s.put("/v1/products/mug", `{"name": "Mug"}`)
		})
	}
}
