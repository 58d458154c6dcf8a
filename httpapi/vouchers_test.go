package httpapi_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"
	"time"
)

const tenPercent = `"discount": {"type": "PERCENT", "percent_off": 10}`

func TestVoucherAnswersNullForEmptyProperties(t *testing.T) {
	s := newServer(t)
	const fresh = `{
		"id": "*", "code": "SUMMER 50%", "campaign": null, "campaign_id": null, "category": null, "category_id": null, "categories": [],
		"type": "DISCOUNT_VOUCHER", "discount": {"type": "PERCENT", "percent_off": 10}, "gift": null, "loyalty_card": null,
		"start_date": null, "expiration_date": null, "validity_timeframe": null, "validity_day_of_week": null, "validity_hours": null,
		"publish": {"object": "list", "count": 0, "url": "/v1/vouchers/SUMMER%2050%25/publications?page=1&limit=10"},
		"redemption": {"quantity": null, "redeemed_quantity": 0, "object": "list", "url": "/v1/vouchers/SUMMER%2050%25/redemptions?page=1&limit=10"},
		"active": true, "additional_info": null, "metadata": {}, "is_referral_code": false,
		"assets": {"qr": {"id": "*", "url": "*"}, "barcode": {"id": "*", "url": "*"}},
		"created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "holder_id": null, "referrer_id": null,
		"validation_rules_assignments": {"object": "list", "data_ref": "data", "data": [], "total": 0}, "object": "voucher"
	}`
	v := s.post("/v1/vouchers", `{"code": "SUMMER 50%", `+tenPercent+`, "campaign": null, "metadata": null, "redemption": {"quantity": null}, "validation_rules": null, "gift": null}`)
	shows(t, v, fresh)
	shows(t, s.get("/v1/vouchers/"+v["id"].(string)), fresh)
	shows(t, s.get("/v1/vouchers/"+url.PathEscape("SUMMER 50%")), fresh)
	s.post("/v1/vouchers", `{"code": "50/50", `+tenPercent+`}`)
	shows(t, s.get("/v1/vouchers/50%2F50/")["code"], `"50/50"`)

	qr := v["assets"].(object)["qr"].(object)
	if id := qr["id"].(string); !strings.HasSuffix(qr["url"].(string), "/v1/assets/qr/"+id) || id == v["assets"].(object)["barcode"].(object)["id"] {
		t.Errorf("assets: %v", v["assets"])
	}
}

func TestVoucherAnswersEveryPropertyOfItsRequest(t *testing.T) {
	s := newServer(t)
	category := s.post("/v1/categories", `{"name": "Seasonal", "hierarchy": 1}`)
	rule := s.post("/v1/validation-rules", `{"name": "Any", "type": "basic", "rules": {"1": {"name": "order.amount", "error": null, "rules": {}, "conditions": {"$more_than": [1]}}, "logic": "1"}}`)
	v := s.post("/v1/vouchers/CARD-1?x=y", fmt.Sprintf(`{"code": "ignored", "gift": {"amount": 5000, "effect": "APPLY_TO_ITEMS", "balance": 5000}, "category_id": %q,
		"start_date": "2026-01-01T00:00:00Z", "expiration_date": "2026-12-31T00:00:00Z", "validity_hours": {"daily": [{"start_time": "08:00", "expiration_time": "12:00", "days_of_week": [1]}]},
		"validity_day_of_week": null, "active": false, "additional_info": "shelf", "metadata": {"n": 1, "none": null}, "redemption": {"quantity": 2}, "validation_rules": [%q]}`,
		category["id"], rule["id"]))
	for _, gone := range []string{"id", "assets", "publish", "categories", "created_at", "updated_at"} {
		delete(v, gone)
	}
	shows(t, v, fmt.Sprintf(`{
		"code": "CARD-1", "campaign": null, "campaign_id": null, "category": "Seasonal", "category_id": %q,
		"type": "GIFT_VOUCHER", "discount": null, "gift": {"amount": 5000, "subtracted_amount": 0, "balance": 5000, "effect": "APPLY_TO_ITEMS"}, "loyalty_card": null,
		"start_date": "2026-01-01T00:00:00.000Z", "expiration_date": "2026-12-31T00:00:00.000Z", "validity_timeframe": null, "validity_day_of_week": null,
		"validity_hours": {"daily": [{"start_time": "08:00", "expiration_time": "12:00", "days_of_week": [1]}]},
		"redemption": {"quantity": 2, "redeemed_quantity": 0, "redeemed_amount": 0, "object": "list", "url": "/v1/vouchers/CARD-1/redemptions?page=1&limit=10"},
		"active": false, "additional_info": "shelf", "metadata": {"n": 1}, "is_referral_code": false, "holder_id": null, "referrer_id": null,
		"validation_rules_assignments": {"object": "list", "data_ref": "data", "total": 1, "data": [
			{"id": "*", "rule_id": %q, "related_object_id": "*", "related_object_type": "voucher", "created_at": "*", "updated_at": null, "object": "validation_rules_assignment"}]},
		"object": "voucher"
	}`, category["id"], rule["id"]))
}

func TestAVoucherOfACampaignTakesItsProfile(t *testing.T) {
	s := newServer(t)
	c := s.post("/v1/campaigns", `{"name": "Cards", "start_date": "2026-01-01", "metadata": {"a": 1, "b": 1}, "voucher": {"loyalty_card": {"points": 30}, "redemption": {"quantity": 9}}}`)
	v := s.post("/v1/vouchers", `{"campaign": "Cards", "loyalty_card": {"points": 50}, "metadata": {"b": 2}, "expiration_date": "2027-01-01"}`)
	shows(t, object{"campaign": v["campaign"], "id": v["campaign_id"], "type": v["type"], "card": v["loyalty_card"], "metadata": v["metadata"], "start": v["start_date"], "end": v["expiration_date"]},
		fmt.Sprintf(`{"campaign": "Cards", "id": %q, "type": "LOYALTY_CARD", "metadata": {"a": 1, "b": 2}, "start": "2026-01-01T00:00:00.000Z", "end": "2027-01-01T23:59:59.999Z",
			"card": {"points": 50, "balance": 50, "next_expiration_date": null, "next_expiration_points": null, "pending_points": 0, "expired_points": 0, "subtracted_points": 0}}`, c["id"]))
	shows(t, v["redemption"].(object)["redeemed_points"], `0`)
	shows(t, v["redemption"].(object)["quantity"], `9`)
	v = s.post("/v1/vouchers", fmt.Sprintf(`{"campaign_id": %q, "code": "MINE", "loyalty_card": null}`, c["id"]))
	shows(t, v["loyalty_card"].(object)["points"], `30`)
	shows(t, s.get("/v1/campaigns/Cards")["vouchers_count"], `2`)
	s.refuse(400, "invalid_voucher", "Campaign Cards holds vouchers of type LOYALTY_CARD", "POST", "/v1/vouchers", `{"campaign": "Cards", `+tenPercent+`}`)
}

func TestBadVouchersAreRefused(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/TAKEN", `{`+tenPercent+`}`)
	s.post("/v1/campaigns", `{"name": "Sale", "campaign_type": "PROMOTION"}`)
	for _, c := range []struct {
		status             int
		key, details, body string
	}{
		{400, "invalid_voucher", "must have one of 'discount', 'gift' and 'loyalty_card'", `{}`},
		{400, "invalid_voucher", "A loyalty card needs a campaign", `{"loyalty_card": {"points": 1}}`},
		{400, "invalid_voucher", "A voucher of type GIFT_VOUCHER must have 'gift'", `{"type": "GIFT_VOUCHER", ` + tenPercent + `}`},
		{400, "invalid_voucher", "nothing else of", `{"gift": {"amount": 1}, ` + tenPercent + `}`},
		{400, "invalid_payload", "Property .type must be equal to one of", `{"type": "COUPON", ` + tenPercent + `}`},
		{400, "invalid_payload", "Property .discount", `{"discount": {"type": "PERCENT", "percent_off": 101}}`},
		{400, "invalid_payload", "Property .discount", `{"discount": {"type": "AMOUNT"}}`},
		{400, "invalid_payload", "Property .gift.amount must be 0 to", `{"gift": {"amount": -1}}`},
		{400, "invalid_payload", "Property .gift.amount must be integer", `{"gift": {"amount": 1.5}}`},
		{400, "invalid_payload", "Property .redemption.quantity must be >= 0", `{"redemption": {"quantity": -1}, ` + tenPercent + `}`},
		{400, "invalid_payload", "Property .expiration_date", `{"start_date": "2026-02-01", "expiration_date": "2026-01-01", ` + tenPercent + `}`},
		{400, "invalid_payload", "Property .start_date", `{"start_date": "tomorrow", ` + tenPercent + `}`},
		{400, "invalid_payload", "Property .metadata must be object", `{"metadata": [], ` + tenPercent + `}`},
		{400, "invalid_payload", "Property .code must NOT be empty", `{"code": " ", ` + tenPercent + `}`},
		{400, "invalid_payload", "Property .code must be UTF-8 text without control characters", `{"code": "a\nb", ` + tenPercent + `}`},
		{400, "invalid_payload", "Property .code must NOT be longer than 255 bytes", `{"code": "` + strings.Repeat("x", 256) + `", ` + tenPercent + `}`},
		{400, "invalid_code_config", "Property .code_config.charset", `{"code_config": {"charset": ""}, ` + tenPercent + `}`},
		{400, "invalid_campaign", "You can not generate vouchers for PROMOTION", `{"campaign": "Sale", ` + tenPercent + `}`},
		{404, "not_found", "Cannot find campaign with id Nothing", `{"campaign": "Nothing", ` + tenPercent + `}`},
		{404, "not_found", "Cannot find category with id Nothing", `{"category": "Nothing", ` + tenPercent + `}`},
		{404, "not_found", "val_x", `{"validation_rules": ["val_x"], ` + tenPercent + `}`},
		{409, "duplicate_found", "Duplicated voucher exists with id TAKEN", `{"code": "TAKEN", ` + tenPercent + `}`},
	} {
		got := s.refuse(c.status, c.key, c.details, "POST", "/v1/vouchers", c.body)
		if c.status == 409 {
			shows(t, object{"type": got["resource_type"], "id": got["resource_id"]}, `{"type": "voucher", "id": "TAKEN"}`)
		}
	}
	shows(t, s.get("/v1/vouchers")["total"], `1`)
}

func TestAnUpdateOfAVoucherChangesWhatItNames(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/V", `{`+tenPercent+`, "metadata": {"a": 1, "b": 1}, "additional_info": "before", "expiration_date": "2027-01-01", "validity_day_of_week": [1]}`)
	s.now = s.now.Add(time.Minute)
	v := s.put("/v1/vouchers/V", `{"metadata": {"b": 2}, "expiration_date": null, "discount": {"type": "PERCENT", "percent_off": 15}, "active": false, "code": "W", "validity_day_of_week": null}`)
	shows(t, object{"code": v["code"], "m": v["metadata"], "end": v["expiration_date"], "off": v["discount"], "active": v["active"], "info": v["additional_info"], "at": v["updated_at"], "days": v["validity_day_of_week"]},
		`{"code": "V", "m": {"a": 1, "b": 2}, "end": null, "off": {"type": "PERCENT", "percent_off": 15}, "active": false, "info": "before", "at": "2026-11-21T12:01:00.000Z", "days": null}`)
	v = s.put("/v1/vouchers/V", `{"metadata": null, "additional_info": null, "active": null, "discount": null}`)
	shows(t, object{"m": v["metadata"], "info": v["additional_info"], "active": v["active"], "off": v["discount"].(object)["percent_off"]}, `{"m": {}, "info": null, "active": false, "off": 15}`)
	s.refuse(400, "invalid_voucher", "It is not possible to change Voucher discount type", "PUT", "/v1/vouchers/V", `{"discount": {"type": "AMOUNT", "amount_off": 1}}`)
	s.refuse(400, "invalid_payload", "Property .expiration_date", "PUT", "/v1/vouchers/V", `{"start_date": "2026-01-02", "expiration_date": "2026-01-01"}`)
	s.refuse(404, "not_found", "Cannot find category", "PUT", "/v1/vouchers/V", `{"category": "Nothing"}`)
	got := s.refuse(404, "not_found", "Cannot find voucher with id nobody", "PUT", "/v1/vouchers/nobody", `{}`)
	shows(t, got["resource_type"], `"voucher"`)
	shows(t, s.get("/v1/vouchers/V")["start_date"], `null`)
}

func TestAVoucherIsSwitchedOffAndOn(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/V", `{`+tenPercent+`}`)
	v := s.post("/v1/vouchers/V/disable", nil)
	shows(t, object{"code": v["code"], "active": v["active"], "object": v["object"]}, `{"code": "V", "active": false, "object": "voucher"}`)
	shows(t, s.post("/v1/vouchers/V/enable", nil)["active"], `true`)
	s.refuse(404, "not_found", "nobody", "POST", "/v1/vouchers/nobody/disable", nil)
}

func TestADeletedVoucherKeepsItsCodeUnlessForced(t *testing.T) {
	s := newServer(t)
	create := `{"code": "V", ` + tenPercent + `}`
	first := s.post("/v1/vouchers", create)
	s.del("/v1/vouchers/V?force=true")
	s.refuse(404, "not_found", "V", "GET", "/v1/vouchers/V", nil)
	s.refuse(404, "not_found", "id", "GET", "/v1/vouchers/"+first["id"].(string), nil)
	second := s.post("/v1/vouchers", create)
	s.del("/v1/vouchers/" + second["id"].(string))
	s.refuse(404, "not_found", "V", "GET", "/v1/vouchers/V", nil)
	s.refuse(404, "not_found", "V", "DELETE", "/v1/vouchers/V", nil)
	s.refuse(409, "duplicate_found", "V", "POST", "/v1/vouchers", create)
	shows(t, s.get("/v1/vouchers")["total"], `0`)
	s.refuse(400, "invalid_query_params", "Property .force must be true or false", "DELETE", "/v1/vouchers/V?force=2", nil)

	entries := s.get("/v1/trash-bin")
	shows(t, plucked(t, entries, "resource_name"), `["V"]`)
	s.del("/v1/trash-bin/" + entries["data"].([]any)[0].(object)["id"].(string))
	s.post("/v1/vouchers", create)
	shows(t, plucked(t, s.get("/v1/trash-bin"), "resource_name"), `null`)
}

func TestVouchersAreListedByFilters(t *testing.T) {
	s := newServer(t)
	s.post("/v1/categories", `{"name": "Seasonal", "hierarchy": 1}`)
	c := s.post("/v1/campaigns", `{"name": "Coupons", "voucher": {`+tenPercent+`, "redemption": {"quantity": 1}}}`)
	campaignID := c["id"].(string)
	ids := map[string]any{}
	for i, v := range []struct{ code, body string }{
		{"A", `{"category": "Seasonal", "metadata": {"n": 1}, "start_date": "2027-01-01", "gift": {"amount": 1}}`},
		{"B", `{"expiration_date": "2026-01-01", "validity_day_of_week": [1, 3], ` + tenPercent + `}`},
		{"C", `{"campaign": "Coupons", "discount": null}`},
		{"D", `{"active": false, "validity_timeframe": {"interval": "P2D", "duration": "P1D"}, "start_date": "2026-01-01", ` + tenPercent + `}`},
	} {
		s.now = noon.Add(time.Duration(i) * time.Hour)
		ids[v.code] = s.post("/v1/vouchers/"+v.code, v.body)["id"]
	}
	s.now = noon.Add(9 * time.Hour)
	published := s.post("/v1/publications", `{"voucher": "C", "customer": {"source_id": "ada"}}`)
	s.post("/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "C"}], "order": {"amount": 1000}}`)
	for query, want := range map[string]string{
		"":                          `["D", "C", "B", "A"]`,
		"order=code&limit=2&page=2": `["C", "D"]`,
		"order=created_at":          `["A", "B", "C", "D"]`,
		"campaign=Coupons":          `["C"]`,
		"campaign=Nothing":          `null`,
		"campaign_id=" + campaignID: `["C"]`,
		"category=Seasonal":         `["A"]`,
		"customer=ada":              `["C"]`,
		"customer=" + fmt.Sprint(published["customer_id"]): `["C"]`,
		"customer=nobody": `null`,
		"code=B":          `["B"]`,
		fmt.Sprintf("ids[]=%s&ids[]=%s", ids["A"], ids["D"]):                      `["D", "A"]`,
		"created_at[before]=2026-11-21T13:00:00Z":                                 `["A"]`,
		"created_at[after]=2026-11-21T13:00:00Z":                                  `["D", "C"]`,
		"filters[code][conditions][$in][0]=A&filters[code][conditions][$in][1]=B": `["B", "A"]`,
		"filters[vouchers][conditions][$starts_with]=A":                           `["A"]`,
		"filters[campaign_ids][conditions][$in]=" + campaignID:                    `["C"]`,
		"filters[categories][conditions][$is]=Seasonal":                           `["A"]`,
		"filters[metadata.n][conditions][$is]=1":                                  `["A"]`,
		"filters[active][conditions][$active]=":                                   `["C"]`,
		"filters[active][conditions][$expired]=":                                  `["B"]`,
		"filters[active][conditions][$disabled]=":                                 `["D"]`,
		"filters[redemption_status][conditions][$redeemed]=":                      `["C"]`,
		"filters[redemption_status][conditions][$redeemable]=":                    `["D", "B", "A"]`,
		"filters[redemption.redeemed_quantity][conditions][$more_than]=0":         `["C"]`,
		"filters[redemption.quantity][conditions][$is]=1":                         `["C"]`,
		"filters[validity_day_of_week][conditions][$is]=3":                        `["B"]`,
		"filters[validity_timeframe][conditions][$has_value]=":                    `["D"]`,
		"filters[holder_id][conditions][$has_value]=":                             `["C"]`,
		"filters[junction]=OR&filters%5Bcampaign_ids%5D%5Bconditions%5D%5B%24in%5D%5B0%5D=does-not-exist&filters%5Bcode%5D%5Bconditions%5D%5B%24is%5D=B": `["B"]`,
	} {
		t.Run(query, func(t *testing.T) {
			list := s.get("/v1/vouchers?" + query)
			shows(t, plucked(t, list, "code"), want)
			shows(t, list["data_ref"], `"vouchers"`)
		})
	}
	for query, details := range map[string]string{
		"page=100":                            "Property .page must be a whole number from 1 to 99",
		"order=type":                          "Property .order",
		"filters[color][conditions][$is]=1":   "Property .filters[color]",
		"filters[active][conditions][$open]=": "Property .filters[active][conditions][$open]",
		"created_at[since]=2026":              "Property .created_at[since]",
	} {
		s.refuse(400, "invalid_query_params", details, "GET", "/v1/vouchers?"+query, nil)
	}
}

func TestEmptyCodeInPathIsIgnored(t *testing.T) {
	s := newServer(t)
	v := s.post("/v1/vouchers/", `{`+tenPercent+`}`)
	if code := v["code"].(string); len(code) != 8 {
		t.Errorf("code %q", code)
	}
	shows(t, s.get("/v1/vouchers/?limit=1")["total"], `1`)
	shows(t, s.post("/v1/vouchers/"+url.PathEscape("a/"), `{`+tenPercent+`}`)["code"], `"a/"`)
	shows(t, s.get("/v1/vouchers/" + url.PathEscape("a/"))["code"], `"a/"`)
}

func TestTheTypeOfACodeMayBeRepeatedAndNeverChanges(t *testing.T) {
	s := newServer(t)
	s.post("/v1/vouchers/A", coupon)
	shows(t, s.put("/v1/vouchers/A", object{"type": "DISCOUNT_VOUCHER", "additional_info": "x"})["additional_info"], `"x"`)
	other := s.put("/v1/vouchers/A", object{"type": "GIFT_VOUCHER", "additional_info": "y"}) // ignored, as in the published API
	shows(t, object{"type": other["type"], "info": other["additional_info"]}, `{"type": "DISCOUNT_VOUCHER", "info": "y"}`)
	shows(t, s.get("/v1/vouchers/A")["type"], `"DISCOUNT_VOUCHER"`)
}
