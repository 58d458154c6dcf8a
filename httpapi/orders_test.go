package httpapi_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func TestAnOrderIsResolvedStoredAndRead(t *testing.T) {
	s := newServer(t)
	made := s.post("/v1/orders", `{
		"source_id": "o-1", "currency": "EUR", "metadata": {"channel": "web"}, "status": null, "referrer": null,
		"customer": {"source_id": "ada", "name": "Ada"},
		"items": [
			{"product_id": "test_order_item1", "quantity": "1", "sku": null},
			{"product_id": "inline", "quantity": 3, "price": 100, "metadata": {"note": "x"}, "currency": "EUR",
				"product": {"name": "Inline", "metadata": {"fit": "slim"}}}
		]}`)
	shows(t, made, `{
		"id": "*", "source_id": "o-1", "status": "CREATED", "amount": 300, "total_amount": 300, "metadata": {"channel": "web"},
		"items": [
			{"object": "order_item", "id": "*", "product_id": "test_order_item1", "quantity": 1},
			{"object": "order_item", "id": "*", "product_id": "inline", "quantity": 3, "price": 100, "amount": 300, "subtotal_amount": 300,
				"product": {"name": "Inline", "metadata": {"fit": "slim"}}, "metadata": {"note": "x"}}
		],
		"customer": {"id": "*", "object": "customer"}, "customer_id": "*", "referrer_id": null,
		"created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "order"}`)
	for _, path := range []string{"/v1/orders/o-1", "/v1/orders/" + made["id"].(string)} {
		if diff := cmp.Diff(made, s.get(path)); diff != "" {
			t.Error(path, diff)
		}
	}
	if c := s.get("/v1/customers/ada"); c["id"] != made["customer_id"] || c["name"] != "Ada" {
		t.Errorf("%v", c)
	}
}

func TestAnOrderOfAnAmountAlone(t *testing.T) {
	s := newServer(t)
	shows(t, s.post("/v1/orders", `{"amount": 10000, "items": [{"product_id": "a"}]}`), `{
		"id": "*", "source_id": null, "status": "CREATED", "amount": 10000, "total_amount": 10000, "metadata": null,
		"items": [{"object": "order_item", "id": "*", "product_id": "a", "quantity": 1}],
		"customer_id": null, "referrer_id": null, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "order"}`)
	shows(t, s.post("/v1/orders", `{}`), `{
		"id": "*", "source_id": null, "status": "CREATED", "amount": null, "total_amount": null, "metadata": null, "items": [],
		"customer_id": null, "referrer_id": null, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "order"}`)
}

func TestAnOrderIsUpsertedAndUpdated(t *testing.T) {
	s := newServer(t)
	made := s.post("/v1/orders", `{"source_id": "o-1", "amount": 5000, "metadata": {"a": 1}, "customer": {"source_id": "ada"}}`)
	s.now = s.now.Add(time.Minute)
	again := s.post("/v1/orders", `{"source_id": "o-1", "status": "PAID", "amount": null, "discount_amount": 500, "metadata": {"b": 2}}`)
	shows(t, again, `{
		"id": "`+made["id"].(string)+`", "source_id": "o-1", "status": "PAID", "amount": 5000, "discount_amount": 500, "total_discount_amount": 500,
		"total_amount": 4500, "metadata": {"a": 1, "b": 2}, "items": [], "customer": {"id": "*", "object": "customer"}, "customer_id": "*", "referrer_id": null,
		"created_at": "2026-11-21T12:00:00.000Z", "updated_at": "2026-11-21T12:01:00.000Z", "object": "order"}`)
	shows(t, s.get("/v1/customers/ada")["summary"].(object)["orders"],
		`{"total_amount": 4500, "total_count": 1, "average_amount": 4500, "last_order_amount": 4500, "last_order_date": "2026-11-21T12:00:00.000Z"}`)

	s.now = s.now.Add(time.Minute)
	shows(t, s.put("/v1/orders/o-1", `{"discount_amount": null, "metadata": null, "customer": null, "source_id": null, "status": null, "created_at": "2026-11-20"}`), `{
		"id": "`+made["id"].(string)+`", "source_id": null, "status": "PAID", "amount": 5000, "total_amount": 5000, "metadata": null, "items": [],
		"customer_id": null, "referrer_id": null, "created_at": "2026-11-20T00:00:00.000Z", "updated_at": "2026-11-21T12:02:00.000Z", "object": "order"}`)
	shows(t, s.get("/v1/customers/ada")["summary"].(object)["orders"],
		`{"total_amount": 0, "total_count": 0, "average_amount": 0, "last_order_amount": 0, "last_order_date": null}`)
	s.refuse(404, "not_found", "Cannot find order with id o-1", "PUT", "/v1/orders/o-1", `{}`)
}

func TestOverrideWritesTheProductOfALine(t *testing.T) {
	s := newServer(t)
	order := s.post("/v1/orders", `{"items": [{"quantity": 2, "product": {"source_id": "sock", "name": "Sock", "price": 500, "override": true}}]}`)
	shows(t, order["items"], `[{"object": "order_item", "id": "*", "product_id": "*", "quantity": 2, "price": 500, "amount": 1000, "subtotal_amount": 1000,
		"product": {"id": "*", "source_id": "sock", "name": "Sock", "price": 500, "override": true}}]`)
	next := s.post("/v1/orders", `{"items": [{"related_object": "product", "source_id": "sock"}]}`)
	shows(t, next["items"], `[{"object": "order_item", "id": "*", "product_id": "*", "related_object": "product", "source_id": "sock", "quantity": 1,
		"price": 500, "amount": 500, "subtotal_amount": 500, "product": {"id": "*", "source_id": "sock", "name": "Sock", "price": 500}}]`)
}

func TestOrdersAreListed(t *testing.T) {
	s := newServer(t)
	for i, source := range []string{"a", "b", "c"} {
		s.now = noon.Add(time.Duration(i) * time.Hour)
		s.post("/v1/orders", object{"source_id": source})
	}
	s.now = noon.Add(9 * time.Hour)
	s.put("/v1/orders/a", `{"amount": 1}`)
	for query, want := range map[string]string{
		"": "a b c", "order=-created_at": "c b a", "order=-updated_at&limit=1": "a", "limit=2&page=2": "c", "page=3": "",
	} {
		list := s.get("/v1/orders?" + query)
		if got := strings.Join(pluck(list, "source_id"), " "); got != want {
			t.Errorf("%s: %s", query, got)
		}
		delete(list, "orders")
		shows(t, list, `{"object": "list", "data_ref": "orders", "total": 3}`)
	}
}

func TestOrdersThatAreRefused(t *testing.T) {
	s := newServer(t)
	s.post("/v1/orders", `{"source_id": "o-1", "amount": 5}`)
	s.post("/v1/orders", `{"source_id": "o-2"}`)
	s.post("/v1/customers", `{"source_id": "ada"}`)
	before := []object{s.get("/v1/orders"), s.get("/v1/customers"), s.get("/v1/customers/ada/activity")}
	cases := map[string]struct {
		status                     int
		method, path               string
		body, key, details, object string
	}{
		"an_unknown_status":            {400, "POST", "/v1/orders", `{"status": "LOST", "customer": {"source_id": "bob"}}`, "invalid_payload", "Property .status must be one of CREATED, PAID, CANCELED, FULFILLED (actual value is 'LOST')", ""},
		"the_same_in_an_update":        {400, "PUT", "/v1/orders/o-1", `{"status": "LOST", "amount": 7}`, "invalid_payload", "Property .status must be one of", ""},
		"a_negative_quantity":          {400, "POST", "/v1/orders", `{"items": [{"product_id": "x", "quantity": -1}], "customer": {"source_id": "bob"}}`, "invalid_payload", "Property .items[0].quantity must be >= 0", ""},
		"a_fraction_of_a_unit":         {400, "PUT", "/v1/orders/o-1", `{"items": [{"quantity": 0.5}]}`, "invalid_payload", "Property .items[0].quantity must be integer (actual value is '0.5')", ""},
		"a_quantity_that_is_no_number": {400, "POST", "/v1/orders", `{"items": [{"quantity": "two"}]}`, "invalid_payload", "Property .items[0].quantity must be number (actual value is string)", ""},
		"an_amount_in_words":           {400, "POST", "/v1/orders", `{"amount": "ten"}`, "invalid_payload", "Property .amount must be number (actual value is string)", ""},
		"an_unknown_related_object":    {400, "POST", "/v1/orders", `{"items": [{"related_object": "service", "source_id": "x"}]}`, "invalid_payload", "Property .items[0].related_object must be one of product, sku (actual value is 'service')", ""},
		"too_many_lines":               {400, "POST", "/v1/orders", `{"items": [` + strings.Repeat("{},", 500) + `{}]}`, "invalid_payload", "Property .items must NOT have more than 500 items (it has 501)", ""},
		"a_customer_that_is_none":      {400, "POST", "/v1/orders", `{"customer": {"source_id": "bob", "birthdate": "?"}}`, "invalid_payload", "Property .customer.birthdate must be a date", ""},
		"a_date_that_is_none":          {400, "POST", "/v1/orders", `{"created_at": "soon"}`, "invalid_payload", "Property .created_at must be an ISO 8601 date", ""},
		"an_override_of_nothing":       {400, "POST", "/v1/orders", `{"items": [{"product": {"name": "x", "override": true}}]}`, "invalid_payload", "Property .items[0].product.source_id must name the product that override makes", ""},
		"an_order_id_that_nobody_has":  {404, "POST", "/v1/orders", `{"id": "ord_9", "customer": {"source_id": "bob"}}`, "not_found", "Cannot find order with id ord_9", "order"},
		"a_customer_id_nobody_has":     {404, "POST", "/v1/orders", `{"customer": {"id": "cust_9"}}`, "not_found", "Cannot find customer with id cust_9", "customer"},
		"a_referrer_id_nobody_has":     {404, "POST", "/v1/orders", `{"referrer_id": "cust_9", "customer": {"source_id": "bob"}}`, "not_found", "Cannot find customer with id cust_9", "customer"},
		"a_source_id_of_another_order": {409, "PUT", "/v1/orders/o-1", `{"source_id": "o-2", "customer": {"source_id": "bob"}}`, "duplicate_found", "Duplicated order exists with source_id o-2", "order"},
		"an_order_that_does_not_exist": {404, "GET", "/v1/orders/ord_unknown", ``, "not_found", "Cannot find order with id ord_unknown", "order"},
		"an_unknown_order_of_the_list": {400, "GET", "/v1/orders?order=amount", ``, "invalid_query_params", "Property .order must be one of: created_at, -created_at, updated_at, -updated_at", ""},
		"a_page_beyond_the_last":       {400, "GET", "/v1/orders?page=101", ``, "invalid_query_params", "Property .page must be a whole number from 1 to 100", ""},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			var body any
			if c.body != "" {
				body = c.body
			}
			got := s.refuse(c.status, c.key, c.details, c.method, c.path, body)
			if kind, _ := got["resource_type"].(string); kind != c.object {
				t.Errorf("resource_type is %q", kind)
			}
		})
	}
	after := []object{s.get("/v1/orders"), s.get("/v1/customers"), s.get("/v1/customers/ada/activity")}
	if diff := cmp.Diff(before, after); diff != "" {
		t.Error("a refused request wrote something:", diff)
	}
}

// TestTheLossOfAnOrderMovesTheTimeOfItsCustomer takes an order that has stopped to count away from its customer: what stopped to count is not to be found by the
// order any more, which names another customer, so that an export of what has changed finds it by the customer's own time.
func TestTheLossOfAnOrderMovesTheTimeOfItsCustomer(t *testing.T) {
	for name, move := range map[string]func(s *server, id string){
		"update": func(s *server, id string) {
			s.put("/v1/orders/"+id, `{"customer": {"source_id": "bob"}}`)
		},
		"import": func(s *server, id string) {
			s.result(200, "/v1/orders/import", []object{{"id": id, "customer": object{"source_id": "bob"}}})
		},
		"redemption": func(s *server, id string) {
			s.post("/v1/vouchers", `{"code": "TEN", "type": "DISCOUNT_VOUCHER", "discount": {"type": "PERCENT", "percent_off": 10}}`)
			s.post("/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "TEN"}], "order": {"id": "`+id+`"}, "customer": {"source_id": "bob"}}`)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			id := s.post("/v1/orders", `{"amount": 5000, "status": "PAID", "customer": {"source_id": "ada"}}`)["id"].(string)
			s.now = s.now.Add(time.Minute)
			s.put("/v1/orders/"+id, `{"status": "CREATED"}`)
			if c := s.get("/v1/customers/ada"); c["updated_at"] != nil {
				t.Fatalf("an order of a customer moves their time: %v", c["updated_at"])
			}
			s.now = s.now.Add(time.Minute)
			move(s, id)
			if c := s.get("/v1/customers/" + s.get("/v1/orders/" + id)["customer_id"].(string)); c["source_id"] != "bob" {
				t.Fatalf("the order is of %v", c)
			}
			if c := s.get("/v1/customers/ada"); c["updated_at"] != "2026-11-21T12:02:00.000Z" {
				t.Errorf("the time of the last change is %v", c["updated_at"])
			}
		})
	}
}
