package httpapi_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestLengthsOfConfigurationTextsAreBounded sends each text at its longest and one letter longer.
func TestLengthsOfConfigurationTextsAreBounded(t *testing.T) {
	const name, text = 2000, 10_000
	const discount = `{"type": "AMOUNT", "amount_off": 1}`
	for path, c := range map[string]struct {
		most int
		body string
	}{
		"/v1/customers description":                        {text, `{"description": "LONG"}`},
		"/v1/customers address.line_1":                     {text, `{"address": {"line_1": "LONG"}}`},
		"/v1/customers address.line_2":                     {text, `{"address": {"line_2": "LONG"}}`},
		"/v1/customers address.state":                      {text, `{"address": {"state": "LONG"}}`},
		"/v1/customers address.postal_code":                {text, `{"address": {"postal_code": "LONG"}}`},
		"/v1/categories name":                              {name, `{"name": "LONG", "hierarchy": 1}`},
		"/v1/campaigns name":                               {name, `{"name": "LONG", "campaign_type": "PROMOTION"}`},
		"/v1/campaigns description":                        {text, `{"description": "LONG", "name": "a", "campaign_type": "PROMOTION"}`},
		"/v1/promotions/{promotion}/tiers name":            {name, `{"name": "LONG", "action": {"discount": ` + discount + `}}`},
		"/v1/promotions/{promotion}/tiers banner":          {text, `{"banner": "LONG", "name": "a", "action": {"discount": ` + discount + `}}`},
		"/v1/promotions/{promotion}/stacks name":           {name, `{"name": "LONG", "tiers": {"ids": ["{tier}"]}}`},
		"/v1/rewards name":                                 {name, `{"name": "LONG", "type": "COIN", "parameters": {"coin": {"exchange_ratio": 1, "points_ratio": 1}}}`},
		"/v1/rewards attributes.description":               {text, `{"attributes": {"description": "LONG"}, "name": "a", "type": "MATERIAL", "parameters": {"product": {"id": "{product}"}}}`},
		"/v1/rewards attributes.image_url":                 {text, `{"attributes": {"image_url": "LONG"}, "name": "a", "type": "MATERIAL", "parameters": {"product": {"id": "{product}"}}}`},
		"/v1/loyalties/{loyalty}/tiers [0].name":           {name, `[{"name": "LONG", "points": {"from": 1}}]`},
		"/v1/loyalties/{loyalty}/earning-rules banner":     {text, `[{"source": {"banner": "LONG"}, "event": "order.paid", "loyalty": {"type": "FIXED", "points": 1}}]`},
		"/v1/validation-rules name":                        {name, `{"name": "LONG"}`},
		"/v1/validation-rules error.message":               {text, `{"name": "a", "error": {"message": "LONG"}}`},
		"/v1/templates/campaigns name":                     {name, `{"name": "LONG", "campaign_id": "{coupons}"}`},
		"/v1/templates/campaigns description":              {text, `{"description": "LONG", "name": "a", "campaign_id": "{coupons}"}`},
		"/management/v1/projects name":                     {name, `{"name": "LONG", "timezone": "UTC"}`},
		"/management/v1/projects description":              {text, `{"description": "LONG", "name": "a", "timezone": "UTC"}`},
		"/management/v1/projects/{project}/branding brand": {text, `{"brand": {"permission_reminder": "LONG"}}`},
	} {
		t.Run(path, func(t *testing.T) {
			s := newServer(t)
			s.asInstallation()
			promotion := s.post("/v1/campaigns", `{"name": "promotion", "campaign_type": "PROMOTION"}`)["id"].(string)
			known := strings.NewReplacer("{promotion}", promotion, "{project}", s.project,
				"{tier}", s.post("/v1/promotions/"+promotion+"/tiers", `{"name": "one", "action": {"discount": `+discount+`}}`)["id"].(string),
				"{coupons}", s.post("/v1/campaigns", `{"name": "coupons", "campaign_type": "DISCOUNT_COUPONS", "voucher": {"type": "DISCOUNT_VOUCHER", "discount": `+discount+`}}`)["id"].(string),
				"{loyalty}", s.post("/v1/campaigns", `{"name": "loyalty", "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE", "voucher": {"type": "LOYALTY_CARD", "loyalty_card": {"points": 1}}}`)["id"].(string),
				"{product}", s.post("/v1/products", `{"name": "mug"}`)["id"].(string))
			to, property, _ := strings.Cut(known.Replace(path), " ")
			body := func(length int) string {
				return strings.Replace(known.Replace(c.body), "LONG", strings.Repeat("x", length), 1)
			}
			got := s.refuse(400, "invalid_payload", property, "POST", to, body(c.most+1))
			if want := fmt.Sprintf("must NOT have more than %d", c.most); !strings.Contains(got["details"].(string), want) {
				t.Errorf("refused with %s, want %s", got["details"], want)
			}
			s.post(to, body(c.most))
		})
	}
}
