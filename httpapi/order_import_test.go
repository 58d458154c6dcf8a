package httpapi_test

import (
	"encoding/csv"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestOrdersAreImportedInEveryShape(t *testing.T) {
	s := newServer(t)
	shirt := s.post("/v1/products", object{"source_id": "shirt", "name": "Shirt", "price": 3000})
	s.post("/v1/products/shirt/skus", object{"source_id": "shirt-red", "sku": "Red", "price": 3500})
	got := s.result(200, "/v1/orders/import", `[
		{"source_id": "o-1", "status": "PAID", "created_at": "2020-01-01T00:00:00Z", "customer": {"source_id": "ada", "name": "Ada",
			"email": "ada@example.com", "phone": "1", "birthdate": "1990-05-17", "description": "d", "metadata": {"vip": true},
			"address": {"city": "Paris", "country": "FR", "line_1": "a", "line_2": "b", "postal_code": "1", "state": "x"}},
			"items": [
				{"source_id": "cap", "related_object": "product", "quantity": 2, "product": {"source_id": "cap", "name": "Cap", "price": 100, "override": true}},
				{"source_id": "shirt-red", "related_object": "sku", "quantity": 1, "sku": {"source_id": "shirt-red", "sku": "Red", "price": 3600, "override": true}},
				{"product_id": "shirt", "quantity": 1},
				{"sku_id": "shirt-red", "quantity": 1},
				{"amount": 50},
				{"price": 10, "quantity": 5},
				{"source_id": "shirt", "related_object": "product", "amount": 1}
			]},
		{"amount": 100, "initial_amount": 120, "discount_amount": 20, "status": "FULFILLED", "customer": {"source_id": "ada"}, "referrer": {"source_id": "bob"},
			"metadata": {"channel": "shop"}},
		{"source_id": "o-3", "items": [{"source_id": "cap", "quantity": 1}], "referrer_id": "bob", "customer": {}}
	]`)
	shows(t, got, `{"message": "3 order(s) imported successfully, 0 failed.", "done_count": 3, "failed_count": 0, "failed": []}`)
	o := s.get("/v1/orders/o-1")
	if o["status"] != "PAID" || fmt.Sprint(o["amount"]) != "10501" || o["created_at"] != "2026-11-21T12:00:00.000Z" {
		t.Errorf("order: %v %v %v", o["status"], o["amount"], o["created_at"])
	}
	if first := o["items"].([]any)[2].(object); first["product_id"] != shirt["id"] || fmt.Sprint(first["price"]) != "3000" {
		t.Errorf("a line that names a product by its source id: %v", first)
	}
	shows(t, s.get("/v1/customers/ada")["summary"].(object)["orders"], `{"total_amount": 10581, "total_count": 2, "average_amount": 5291,
		"last_order_amount": 80, "last_order_date": "2026-11-21T12:00:00.000Z"}`)
	if o := s.get("/v1/orders/o-3"); o["referrer_id"] != s.get("/v1/customers/bob")["id"] || fmt.Sprint(o["amount"]) != "100" {
		t.Errorf("a line is priced by what an earlier row wrote into the catalog: %v", o)
	}
	shows(t, s.get("/v1/products/cap")["price"], `100`)
	shows(t, s.get("/v1/products/shirt/skus")["skus"].([]any)[0].(object)["price"], `3600`)
	if log := pluck(s.get("/v1/customers/ada/activity"), "type"); len(log) != 0 {
		t.Errorf("an import sends %q", log)
	}
}

func TestOrderImportMergesOrReplacesStoredOrder(t *testing.T) {
	s := newServer(t)
	kept := s.post("/v1/orders", object{"source_id": "kept", "amount": 500, "status": "PAID", "customer": object{"source_id": "ada"}})
	named := s.post("/v1/orders", object{"source_id": "named", "amount": 500, "status": "PAID", "customer": object{"source_id": "ada"}})
	got := s.result(200, "/v1/orders/import", []object{
		{"source_id": "kept", "amount": 1, "status": "CANCELED", "customer": object{"source_id": "eve"}},
		{"id": named["id"], "amount": 700},
		{"source_id": "new", "amount": 10},
		{"source_id": "new", "amount": 99},
	})
	shows(t, got, `{"message": "4 order(s) imported successfully, 0 failed.", "done_count": 4, "failed_count": 0, "failed": []}`)
	if diff := cmp.Diff(kept, s.get("/v1/orders/kept")); diff != "" {
		t.Error("an order that a source id finds:", diff)
	}
	s.refuse(404, "not_found", "", "GET", "/v1/customers/eve", nil)
	shows(t, s.get("/v1/orders/named")["amount"], `700`)
	shows(t, s.get("/v1/orders/new")["amount"], `10`)
	shows(t, s.get("/v1/customers/ada")["summary"].(object)["orders"].(object)["total_amount"], `1200`)
}

func TestRowsOfAnImportFailOneByOne(t *testing.T) {
	s := newServer(t)
	a := s.work(s.post("/v1/orders/import", []object{
		{"source_id": "good", "amount": 1},
		{"id": "ord_nobody", "source_id": "bad-id"},
		{"source_id": "bad-customer", "customer": object{"id": "cust_nobody"}},
		{"source_id": "bad-referrer", "referrer_id": "nobody", "customer": object{"source_id": "not-made"}},
		{"items": []object{{"sku_id": "unknown", "sku": object{"override": true}}}},
		{"source_id": "also-good", "amount": 2},
	})["async_action_id"])
	shows(t, a["operation_status"], `"SUCCESS"`)
	result := a["result"].(object)
	report := result["reports"].([]any)[0].(string)
	shows(t, result, `{"message": "2 order(s) imported successfully, 4 failed.", "done_count": 2, "failed_count": 4, "reports": ["*"],
		"reports_available_till": "2026-12-21T12:00:00.000Z", "failed": [
		{"source_id": "bad-id", "reason": "Cannot find order with id ord_nobody"},
		{"source_id": "bad-customer", "reason": "Cannot find customer with id cust_nobody"},
		{"source_id": "bad-referrer", "reason": "Cannot find customer with id nobody"},
		{"source_id": null, "reason": "Property .[4].items[0].product_id must name the product of the SKU that override makes"}]}`)
	shows(t, anyList(pluck(s.get("/v1/orders?order=created_at"), "source_id")), `["good", "also-good"]`)
	s.refuse(404, "not_found", "", "GET", "/v1/customers/not-made", nil)

	s.headers = nil
	a2 := s.file("GET", report)
	lines, err := csv.NewReader(strings.NewReader(a2)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([][]string{{"row", "source_id", "found", "updated", "reason"},
		{"2", "bad-id", "false", "false", "Cannot find order with id ord_nobody"}}, lines[:2]); diff != "" || len(lines) != 5 {
		t.Errorf("report of %d lines: %s", len(lines), diff)
	}
	s.refuse(404, "not_found", "Cannot find report", "GET", report[:len(report)-1]+"_", nil)
}

func TestInvalidOrderImportIsRefused(t *testing.T) {
	s := newServer(t)
	lines := make([]object, 501)
	for i := range lines {
		lines[i] = object{"amount": 1}
	}
	orders := make([]object, 2001)
	for i := range orders {
		orders[i] = object{"amount": 1}
	}
	for want, body := range map[string]any{
		"at least 1 item":                                      "[]",
		"Payload must be an array":                             nil,
		"must be array":                                        `{"amount":1}`,
		"more than 2000 items":                                 orders,
		"Property .[0].items must NOT":                         []object{{"items": lines}},
		"[1].status must be one of":                            []object{{"amount": 1}, {"status": "LOST"}},
		"[0].items[0].initial_quantity cannot be lower than 1": []object{{"items": []object{{"initial_quantity": 0}}}},
		"[0].amount must be":                                   []object{{"amount": -1}},
		"Item [0]: Property .amount":                           `[{"amount":"much"}]`,
		"[0] must be object":                                   `[null]`,
		"Item [0]: Payload must be obj":                        `[5]`,
		"[0].customer.birthdate must be":                       []object{{"customer": object{"birthdate": "soon"}}},
		"[0].items[0].related_object":                          []object{{"items": []object{{"related_object": "car"}}}},
	} {
		s.refuse(400, "invalid_payload", want, "POST", "/v1/orders/import", body)
	}
	shows(t, s.get("/v1/async-actions")["async_actions"], `[]`)
}

func TestImportsOfAProjectRunOneAfterTheOther(t *testing.T) {
	s := newServer(t)
	many := func(prefix string) []object {
		orders := make([]object, 1500) // two portions
		for i := range orders {
			orders[i] = object{"source_id": fmt.Sprint(prefix, i), "amount": 1, "customer": object{"source_id": fmt.Sprint("c-", i%7)}}
		}
		return orders
	}
	s.post("/v1/orders/import", many("a"))
	s.post("/v1/orders/import", many("b"))
	last := s.post("/v1/orders/import", many("a"))
	s.work(last["async_action_id"])
	shows(t, s.get("/v1/orders?limit=1")["total"], `3000`)
	shows(t, s.get("/v1/customers")["total"], `7`)
	for _, status := range pluck(s.get("/v1/async-actions"), "operation_status") {
		if status != "SUCCESS" {
			t.Errorf("an import ends as %s before the last one", status)
		}
	}
}
