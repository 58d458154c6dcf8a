package httpapi_test

import (
	"fmt"
	"strings"
	"testing"
)

func TestVouchersAreUpdatedInBulk(t *testing.T) {
	s := newServer(t)
	for _, code := range []string{"A", "B"} {
		s.post("/v1/vouchers/"+code, object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 100}, "metadata": object{"kept": 1, "gone": 2}})
	}
	got := s.result(202, "/v1/vouchers/bulk/async", `[{"code":"A","metadata":{"gone":null,"new":true}},{"code":"C","metadata":{"x":1}},{"metadata":{}},
		{"code":"B"},{"code":5},{"code":"A","metadata":{"last":"x"}}]`)
	if errs := got["errors"].([]any); len(errs) != 3 || fmt.Sprint(got["done_count"]) != "2" || fmt.Sprint(got["failed_count"]) != "4" {
		t.Errorf("result: %v", got)
	}
	shows(t, got["errors"].([]any)[1], `{"message":"Invalid payload","details":"Payload must have required property 'metadata'","key":"invalid_payload","code":"B"}`)
	shows(t, s.get("/v1/vouchers/A")["metadata"], `{"kept":1,"new":true,"last":"x"}`)
	shows(t, s.get("/v1/vouchers/B")["metadata"], `{"kept":1,"gone":2}`)
	s.refuse(404, "not_found", "", "GET", "/v1/vouchers/C", nil)
	if report := s.file("GET", got["reports"].([]any)[0].(string)); !strings.Contains(report, "\n1,A,true,true,\n2,C,false,false,\n") {
		t.Errorf("report: %s", report)
	}

	got = s.result(202, "/v1/vouchers/metadata/async", `{"codes":["A","B","C"],"metadata":{"all":1}}`)
	if fmt.Sprint(got["done_count"]) != "2" || fmt.Sprint(got["failed_count"]) != "1" {
		t.Errorf("result: %v", got)
	}
	shows(t, s.get("/v1/vouchers/B")["metadata"], `{"kept":1,"gone":2,"all":1}`)
}

func TestCustomersAndProductsAreUpsertedInBulk(t *testing.T) {
	for what, bad := range map[string]string{"customers": `{"source_id":"bad","metadata":5}`, "products": `{"source_id":"bad","price":-1}`} {
		s := newServer(t)
		s.post("/v1/"+what, object{"source_id": "a", "name": "Old", "metadata": object{"kept": 1}})
		got := s.result(202, "/v1/"+what+"/bulk/async", `[{"source_id":"a","name":"New"},{"source_id":"b","name":"B"},{"source_id":"b","metadata":{"x":1}},{"name":"nobody"},`+bad+`]`)
		if fmt.Sprint(got["done_count"]) != "3" || fmt.Sprint(got["failed_count"]) != "2" {
			t.Errorf("%s: %v", what, got)
		}
		a, b := s.get("/v1/"+what+"/a"), s.get("/v1/"+what+"/b")
		if a["name"] != "New" || b["name"] != "B" {
			t.Errorf("%s: %v, %v", what, a["name"], b["name"])
		}
		shows(t, a["metadata"], `{"kept":1}`)
		shows(t, b["metadata"], `{"x":1}`)
		s.result(202, "/v1/"+what+"/metadata/async", `{"source_ids":["a","c"],"metadata":{"all":true}}`)
		shows(t, s.get("/v1/" + what + "/a")["metadata"], `{"kept":1,"all":true}`)
		shows(t, s.get("/v1/" + what + "/c")["metadata"], `{"all":true}`)
		s.result(202, "/v1/"+what+"/bulk/async", []object{{"id": a["id"], "source_id": "other", "name": "Other"}}) // rows are matched by source id alone
		shows(t, s.get("/v1/" + what + "/a")["name"], `"New"`)
		shows(t, s.get("/v1/" + what + "/other")["name"], `"Other"`)
		got = s.result(202, "/v1/"+what+"/metadata/async", `{"source_ids":["a"]}`)
		shows(t, got["errors"].([]any)[0].(object)["details"], `"Payload must have required property 'metadata'"`)
	}
}

func TestEmptyBulkUpdateIsAccepted(t *testing.T) {
	s := newServer(t)
	shows(t, s.result(202, "/v1/products/bulk/async", nil), `{"done_count":0,"failed_count":0,"errors":[]}`)
	shows(t, s.result(202, "/v1/products/metadata/async", `{"product_ids":["x"],"metadata":{}}`), `{"done_count":0,"failed_count":0,"errors":[]}`)
}
