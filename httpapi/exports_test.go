package httpapi_test

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// exported starts an export, waits for its end, and returns it and its file.
func (s *server) exported(path string, body object) (object, string) {
	s.t.Helper()
	x := s.post(path, body)
	if x["status"] != "SCHEDULED" || x["result"] != nil {
		s.t.Fatalf("a new export: %v", x)
	}
	s.await(func() bool {
		x = s.get("/v1/exports/" + x["id"].(string))
		return x["status"] == "DONE" || x["status"] == "ERROR"
	}, func() any { return x })
	if x["status"] != "DONE" {
		s.t.Fatalf("the export did not end: %v", x)
	}
	w := s.fetch(x["result"].(object)["url"].(string))
	if w.Code != 200 || w.Header().Get("Content-Length") != fmt.Sprint(w.Body.Len()) {
		s.t.Fatalf("download: %d %v %s", w.Code, w.Header(), w.Body)
	}
	return x, w.Body.String()
}

func lines(of ...string) string { return strings.Join(of, "\r\n") + "\r\n" }

func TestVouchersAreExportedAsCSV(t *testing.T) {
	s := newServer(t).withJobs()
	s.post("/v1/vouchers/GIFT", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 199999}, "additional_info": `says "hi", twice`,
		"metadata": object{"season": "summer", "grade": 7}})
	s.now = s.now.Add(time.Second)
	s.post("/v1/vouchers/TEN", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 10.5},
		"metadata": object{"Region": "=1+1"}, "redemption": object{"quantity": 3}})
	s.post("/v1/vouchers/GONE", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 1}})
	s.del("/v1/vouchers/GONE")

	x, file := s.exported("/v1/exports", object{"exported_object": "voucher"})
	shows(t, x, `{"id": "*", "object": "export", "created_at": "*", "status": "DONE", "channel": "API", "exported_object": "voucher",
		"parameters": {"order": "-created_at", "fields": ["code", "voucher_type", "value", "discount_type"]}, "result": {"url": "*"}, "user_id": null}`)
	if want := lines("Code,Voucher Type,Value,Discount Type", "TEN,DISCOUNT_VOUCHER,10.5,PERCENT", "GIFT,GIFT_VOUCHER,1999.99,"); file != want {
		t.Errorf("file:\n%s\nwant:\n%s", file, want)
	}

	_, file = s.exported("/v1/exports", object{"exported_object": "voucher", "parameters": object{"order": "code",
		"fields": []string{"code", "additional_info", "redemption_quantity", "active", "created_at", "metadata"}}})
	want := lines("Code,Additional Info,Redemption Quantity,Active,Created At,Region,grade,season",
		`GIFT,"says ""hi"", twice",,true,2026-11-21T12:00:00.000Z,,7,summer`, "TEN,,3,true,2026-11-21T12:00:01.000Z,=1+1,,")
	if file != want {
		t.Errorf("file:\n%s\nwant:\n%s", file, want)
	}

	x, file = s.exported("/v1/exports", object{"exported_object": "voucher", "parameters": object{"fields": []string{"code", "metadata.season"},
		"filters": object{"junction": "and", "code": object{"conditions": object{"$in": []string{"GIFT", "NONE"}}}}}})
	shows(t, x["parameters"], `{"order": "-created_at", "fields": ["code", "metadata.season"], "filters": {"junction": "and", "code": {"conditions": {"$in": ["GIFT", "NONE"]}}}}`)
	if want := lines("Code,season", "GIFT,summer"); file != want {
		t.Errorf("file:\n%s\nwant:\n%s", file, want)
	}
}

func TestAnExportOfSeveralPortionsHasEveryRowOnce(t *testing.T) {
	s := newServer(t).withJobs()
	const count = 4500
	s.post("/v1/campaigns", object{"name": "Many", "campaign_type": "DISCOUNT_COUPONS", "vouchers_count": count,
		"voucher": object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 10}, "code_config": object{"prefix": "M-"}}})
	s.await(func() bool { return s.get("/v1/campaigns/Many")["vouchers_generation_status"] == "DONE" },
		func() any { return s.get("/v1/campaigns/Many") })
	s.post("/v1/vouchers/OTHER", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 1}})
	_, file := s.exported("/v1/exports", object{"exported_object": "voucher", "parameters": object{"campaign_id": "Many", "order": "code"}})
	rows := strings.Split(strings.TrimSuffix(file, "\r\n"), "\r\n")
	if len(rows) != count+1 {
		t.Fatalf("%d lines", len(rows))
	}
	for i, row := range rows[1:] {
		if !strings.HasPrefix(row, "M-") || i > 0 && row <= rows[i] {
			t.Fatalf("line %d: %s after %s", i+1, row, rows[i])
		}
	}
}

func TestEveryObjectIsExportedWithAllItsFields(t *testing.T) {
	s := newServer(t).withJobs()
	s.createObjects()
	s.post("/v1/vouchers/CARD", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 1000}})
	s.post("/v1/vouchers/CARD/balance", object{"amount": 250, "reason": "late, sorry"})
	for object_, want := range map[string][2]string{
		"redemption":           {"id,object,date,voucher_code,campaign,promotion_tier_id,customer_id,customer_source_id,customer_name,tracking_id,order_id,order_amount,gift_amount,loyalty_points,result,failure_code,failure_message,metadata", ",redemption,2026-11-21T12:00:00.000Z,walk-code,,,"},
		"customer":             {"name,id,description,email,source_id,created_at,address_city,address_state,address_line_1,address_line_2,address_country,address_postal_code,redemptions_total_redeemed,redemptions_total_failed,redemptions_total_succeeded,redemptions_total_rolled_back,redemptions_total_rollback_failed,redemptions_total_rollback_succeeded,orders_total_amount,orders_total_count,orders_average_amount,orders_last_order_amount,orders_last_order_date,loyalty_points,loyalty_referred_customers,updated_at,phone,birthday,metadata,birthdate", ",walk-customer,2026-11-21T12:00:00.000Z,,,,,,,0,0,0,0,0,0,0.00,0,0.00,0.00,,0,0,"},
		"publication":          {"voucher_code,customer_id,customer_source_id,date,channel,campaign,is_winner,metadata", "Voucher Code,Customer ID,"},
		"order":                {"id,source_id,created_at,updated_at,status,amount,discount_amount,items_discount_amount,total_discount_amount,total_amount,customer_id,referrer_id,metadata", ",walk-order,2026-11-21T12:00:00.000Z,,CREATED,10.00,0.00,0.00,0.00,10.00,"},
		"voucher_transactions": {"id,campaign_id,voucher_id,type,source_id,reason,source,balance,amount,related_transaction_id,created_at,details", `CREDITS_ADDITION,,"late, sorry",API,12.50,2.50,`},
		"product":              {"id,name,price,image_url,source_id,attributes,created_at", ",Walk product,"},
		"sku":                  {"id,sku,product_id,currency,price,image_url,source_id,attributes,created_at", ",Walk SKU,"},
		"voucher":              {"code,voucher_type,value,formula,discount_type,campaign,category,start_date,expiration_date,gift_balance,loyalty_balance,redemption_quantity,redemption_count,active,qr_code,bar_code,metadata,id,is_referral_code,created_at,updated_at,validity_timeframe_interval,validity_timeframe_duration,validity_day_of_week,discount_amount_limit,campaign_id,additional_info,customer_id,discount_effect,discount_unit_type,discount_unit_effect,validation_rules_id,customer_source_id", "CARD,GIFT_VOUCHER,12.50,,,,,,,12.50,,,0,true,/v1/assets/qr/"},
	} {
		_, file := s.exported("/v1/exports", object{"exported_object": object_, "parameters": object{"fields": strings.Split(want[0], ",")}})
		if !strings.Contains(file, want[1]) {
			t.Errorf("%s: no %s in\n%s", object_, want[1], file)
		}
	}
	_, file := s.exported("/v1/orders/export", object{"parameters": object{"fields": []string{"source_id"}, "filters": object{"amount": object{"conditions": object{"$more_than": []int{999}}}}, "order": "-status"}})
	if !strings.Contains(file, "walk-order") {
		t.Errorf("orders: %s", file)
	}
}

func TestSKUsWithoutAttributesHaveAnEmptyCellInExports(t *testing.T) {
	s := newServer(t).withJobs()
	s.post("/v1/products", object{"source_id": "mug", "name": "Mug"})
	s.post("/v1/products/mug/skus", object{"source_id": "plain", "sku": "Plain", "price": 1250})
	s.post("/v1/products/mug/skus", object{"source_id": "blue", "sku": "Blue", "attributes": object{"color": "blue"}})
	_, file := s.exported("/v1/exports", object{"exported_object": "sku", "parameters": object{"fields": []string{"sku", "price", "source_id", "attributes"}, "order": "sku"}})
	if want := lines("SKU,Price,Source ID,Attributes", `Blue,,blue,"{""color"":""blue""}"`, "Plain,12.50,plain,"); file != want {
		t.Errorf("file:\n%s\nwant:\n%s", file, want)
	}
}

func TestTransactionsOfOneCardOrCampaignAreExported(t *testing.T) {
	s := newServer(t).withJobs()
	gift := object{"type": "GIFT_VOUCHER", "gift": object{"amount": 1000}}
	s.post("/v1/campaigns", object{"name": "Gifts", "campaign_type": "GIFT_VOUCHERS", "voucher": gift})
	s.post("/v1/campaigns/Gifts/vouchers/INSIDE", object{})
	s.post("/v1/vouchers/OUTSIDE", gift)
	s.post("/v1/vouchers/PERCENT", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 1}})
	s.post("/v1/campaigns", object{"name": "Coupons", "campaign_type": "DISCOUNT_COUPONS", "voucher": object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 1}}})
	for i, code := range []string{"INSIDE", "OUTSIDE"} {
		s.post("/v1/vouchers/"+code+"/balance", object{"amount": 100 * (i + 1)})
	}
	amounts := object{"parameters": object{"fields": []string{"type", "amount"}, "order": "created_at"}}
	x, file := s.exported("/v1/vouchers/OUTSIDE/transactions/export", amounts)
	if want := lines("Type,Amount", "CREDITS_ADDITION,2.00"); file != want {
		t.Errorf("of a card: %q", file)
	}
	shows(t, x["parameters"].(object)["filters"], `{"voucher_id": {"conditions": {"$in": ["*"]}}}`)
	made := s.post("/v1/campaigns/Gifts/transactions/export", amounts)
	shows(t, made["parameters"].(object)["filters"], `{"campaign_id": {"conditions": {"$in": ["*"]}}}`)
	_, file = s.exported("/v1/campaigns/Gifts/transactions/export", amounts)
	if want := lines("Type,Amount", "CREDITS_ADDITION,1.00"); file != want {
		t.Errorf("of a campaign: %q", file)
	}
	for _, path := range []string{"/v1/vouchers/PERCENT", "/v1/campaigns/Coupons"} {
		s.refuse(403, "forbidden", "only for loyalty or gift campaigns", "POST", path+"/transactions/export", object{})
	}
}

func TestExportsAreListedAndDeleted(t *testing.T) {
	s := newServer(t)
	var ids []string
	for range 3 {
		s.now = s.now.Add(time.Second)
		ids = append(ids, s.post("/v1/exports", object{"exported_object": "order"})["id"].(string))
	}
	s.withJobs() // the clock must not move from here on: background jobs read it
	list := s.get("/v1/exports?limit=2")
	if got := fmt.Sprintf("%v of %v: %v", list["data_ref"], list["total"], pluck(list, "id")); got != fmt.Sprintf("exports of 3: %v", []string{ids[2], ids[1]}) {
		t.Errorf("list: %s", got)
	}
	x, _ := s.exported("/v1/exports", object{"exported_object": "order"})
	url := x["result"].(object)["url"].(string)
	s.del("/v1/exports/" + x["id"].(string))
	s.refuse(404, "not_found", "", "GET", "/v1/exports/"+x["id"].(string), nil)
	s.refuse(404, "not_found", "", "DELETE", "/v1/exports/"+x["id"].(string), nil)
	if w := s.fetch(url); w.Code != 404 {
		t.Errorf("the file of a deleted export: %d", w.Code)
	}
}

func TestTheAddressOfAFileExpires(t *testing.T) {
	s := newServer(t).withJobs()
	x, _ := s.exported("/v1/exports", object{"exported_object": "order"})
	y, _ := s.exported("/v1/exports", object{"exported_object": "order"})
	url, other := x["result"].(object)["url"].(string), y["result"].(object)["url"].(string)
	path, token, _ := strings.Cut(url, "?token=")
	_, foreign, _ := strings.Cut(other, "?token=")
	for name, address := range map[string]string{
		"of another export": path + "?token=" + foreign,
		"cut off":           url[:len(url)-2],
		"longer":            url + "AA",
		"empty":             path + "?token=",
		"no token at all":   path,
		"no base64":         path + "?token=%20" + token,
	} {
		if w := s.fetch(address); w.Code != 401 {
			t.Errorf("%s: %d %s", name, w.Code, w.Body)
		}
	}
	s.now = s.now.Add(24*time.Hour - time.Millisecond)
	if w := s.fetch(url); w.Code != 200 {
		t.Errorf("before its end: %d %s", w.Code, w.Body)
	}
	s.now = s.now.Add(time.Second)
	if w := s.fetch(url); w.Code != 401 || !strings.Contains(w.Body.String(), "expired") {
		t.Errorf("after its end: %d %s", w.Code, w.Body)
	}
	if fresh := s.get("/v1/exports/" + x["id"].(string))["result"].(object)["url"].(string); s.fetch(fresh).Code != 200 {
		t.Error("a new address does not work")
	}
}

func TestExportsAreRefused(t *testing.T) {
	s := newServer(t)
	for name, test := range map[string]struct {
		body         object
		key, details string
	}{
		"no object":       {object{}, "missing_payload", "exported_object"},
		"unknown object":  {object{"exported_object": "campaign"}, "invalid_payload", "one of the allowed values [ customer, "},
		"unknown field":   {object{"exported_object": "order", "parameters": object{"fields": []string{"id", "code"}}}, "invalid_export_fields", "Unsupported field used. Allowed fields: id, source_id,"},
		"field twice":     {object{"exported_object": "order", "parameters": object{"fields": []string{"id", "id"}}}, "invalid_export_fields", "each once"},
		"unknown order":   {object{"exported_object": "order", "parameters": object{"order": "amount"}}, "invalid_payload", "-created_at, created_at"},
		"unknown filter":  {object{"exported_object": "order", "parameters": object{"filters": object{"color": object{"conditions": object{"$is": "x"}}}}}, "invalid_payload", "color"},
		"campaign_id":     {object{"exported_object": "order", "parameters": object{"campaign_id": "x"}}, "invalid_payload", "only vouchers"},
		"fields no list":  {object{"exported_object": "order", "parameters": object{"fields": "id"}}, "invalid_payload", "parameters.fields"},
		"no metadata":     {object{"exported_object": "voucher_transactions", "parameters": object{"fields": []string{"metadata"}}}, "invalid_export_fields", "metadata"},
		"filters no JSON": {object{"exported_object": "order", "parameters": object{"filters": []int{1}}}, "invalid_payload", "filters"},
	} {
		t.Run(name, func(t *testing.T) {
			got := s.expect(400, "POST", "/v1/exports", test.body)
			if test.key != "missing_payload" && got["key"] != test.key || !strings.Contains(fmt.Sprint(got["details"]), test.details) {
				t.Errorf("%v: %v", got["key"], got["details"])
			}
		})
	}
	s.refuse(404, "not_found", "None", "POST", "/v1/exports", object{"exported_object": "voucher", "campaign_id": "None"})
	if total := s.get("/v1/exports")["total"]; fmt.Sprint(total) != "0" {
		t.Errorf("%v exports were stored", total)
	}
}
