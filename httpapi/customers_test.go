package httpapi_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

const noHistory = `
	"summary": {
		"redemptions": {"total_redeemed": 0, "total_failed": 0, "total_succeeded": 0, "total_rolled_back": 0, "total_rollback_failed": 0,
			"total_rollback_succeeded": 0, "gift": {"redeemed_amount": 0, "amount_to_go": 0}, "loyalty_card": {"redeemed_points": 0, "points_to_go": 0}},
		"orders": {"total_amount": 0, "total_count": 0, "average_amount": 0, "last_order_amount": 0, "last_order_date": null}
	},
	"loyalty": {"points": 0, "referred_customers": 0, "campaigns": {}}, "referrals": {"total": 0, "campaigns": []},
	"system_metadata": {}, "assets": null, "object": "customer"`

func TestACustomerIsUpsertedUpdatedAndDeleted(t *testing.T) {
	s := newServer(t)
	made := s.post("/v1/customers", `{"source_id": "a/d a", "name": "Ada", "birthdate": "1815-12-10", "address": {"city": "London"}, "metadata": {"a": 1, "b": "x"}, "ignored": []}`)
	shows(t, made, `{
		"id": "*", "source_id": "a/d a", "name": "Ada", "description": null, "email": null, "phone": null, "birthdate": "1815-12-10", "birthday": "1815-12-10",
		"address": {"city": "London", "state": null, "line_1": null, "line_2": null, "country": null, "postal_code": null},
		"metadata": {"a": 1, "b": "x"}, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, `+noHistory+`}`)

	s.now = s.now.Add(time.Minute)
	again := s.post("/v1/customers", `{"source_id": "a/d a", "name": null, "email": "ada@example.com", "address": null, "metadata": {"b": null, "c": true}}`)
	made["email"], made["metadata"], made["updated_at"] = "ada@example.com", again["metadata"], "2026-11-21T12:01:00.000Z"
	if diff := cmp.Diff(made, again); diff != "" {
		t.Error(diff)
	}
	shows(t, again["metadata"], `{"a": 1, "c": true}`)

	path := "/v1/customers/" + url.PathEscape("a/d a")
	cleared := s.put(path, `{"name": null, "birthdate": null, "address": null, "metadata": null, "source_id": "other", "id": "other"}`)
	shows(t, cleared, `{
		"id": "*", "source_id": "a/d a", "name": null, "description": null, "email": "ada@example.com", "phone": null, "birthdate": null, "address": null,
		"metadata": null, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": "2026-11-21T12:01:00.000Z", `+noHistory+`}`)
	for _, p := range []string{path, "/v1/customers/" + made["id"].(string)} {
		if diff := cmp.Diff(cleared, s.get(p)); diff != "" {
			t.Error(p, diff)
		}
	}
	s.del(path)
	s.refuse(404, "not_found", "Cannot find customer with id a/d a", "GET", path, nil)
	s.refuse(404, "not_found", "", "DELETE", path, nil)
	s.refuse(404, "not_found", "", "PUT", path, `{}`)
}

func TestAnEmptyBodyMakesAnAnonymousCustomerEachTime(t *testing.T) {
	s := newServer(t)
	first, second := s.post("/v1/customers", `{}`), s.post("/v1/customers", nil)
	shows(t, first, `{"id": "*", "source_id": null, "name": null, "description": null, "email": null, "phone": null, "birthdate": null, "address": null,
		"metadata": null, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, `+noHistory+`}`)
	if first["id"] == second["id"] {
		t.Error("two anonymous customers have the same id")
	}
	named := s.post("/v1/customers", object{"id": first["id"], "source_id": "ada"})
	if named["id"] != first["id"] || named["source_id"] != "ada" {
		t.Errorf("%v", named)
	}
	s.refuse(409, "duplicate_found", "Duplicated customer exists with source_id ada", "POST", "/v1/customers", object{"id": second["id"], "source_id": "ada"})
}

func TestCustomersThatAreRefused(t *testing.T) {
	s := newServer(t)
	s.post("/v1/customers", `{"source_id": "ada"}`)
	before := s.get("/v1/customers")
	cases := map[string]struct{ method, path, body, key, details string }{
		"a_birthdate_that_is_no_date":      {"POST", "/v1/customers", `{"birthdate": "1990-02-30"}`, "invalid_payload", "Property .birthdate must be a date such as 1990-05-17 (actual value is '1990-02-30')"},
		"the_same_in_an_update":            {"PUT", "/v1/customers/ada", `{"birthday": "tomorrow", "name": "x"}`, "invalid_payload", "Property .birthdate must be a date"},
		"a_name_that_is_no_text":           {"POST", "/v1/customers", `{"name": 5}`, "invalid_payload", "Property .name must be string (actual value is number)"},
		"an_address_that_is_no_object":     {"PUT", "/v1/customers/ada", `{"address": "London"}`, "invalid_payload", "Property .address must be object (actual value is string)"},
		"a_part_of_an_address":             {"PUT", "/v1/customers/ada", `{"address": {"city": []}}`, "invalid_payload", "Property .address.city must be string (actual value is array)"},
		"metadata_that_is_no_object":       {"POST", "/v1/customers", `{"metadata": "x"}`, "invalid_payload", "Property .metadata must be object (actual value is string)"},
		"a_source_id_that_is_too_long":     {"POST", "/v1/customers", `{"source_id": "` + strings.Repeat("x", 256) + `"}`, "invalid_payload", "Property .source_id must NOT have more than 255 characters"},
		"a_body_that_is_no_json":           {"POST", "/v1/customers", `{"name": `, "invalid_payload", "Payload must be JSON"},
		"a_body_that_is_a_list":            {"POST", "/v1/customers", `[]`, "invalid_payload", "Payload must be object (actual value is array)"},
		"a_nul_character":                  {"POST", "/v1/customers", `{"name": "a\u0000b"}`, "invalid_payload", "Payload must be UTF-8 text without NUL characters"},
		"an_id_that_nobody_has":            {"POST", "/v1/customers", `{"id": "cust_9", "name": "Bob"}`, "not_found", "Cannot find customer with id cust_9"},
		"an_unknown_order_of_the_list":     {"GET", "/v1/customers?order=name", ``, "invalid_query_params", "Property .order must be one of"},
		"a_page_beyond_the_last":           {"GET", "/v1/customers?page=100", ``, "invalid_query_params", "Property .page must be a whole number from 1 to 99"},
		"a_limit_beyond_100":               {"GET", "/v1/customers?limit=101", ``, "invalid_query_params", "Property .limit"},
		"a_date_that_is_none":              {"GET", "/v1/customers?created_at[after]=soon", ``, "invalid_query_params", "created_at[after]"},
		"a_segment_that_does_not_exist":    {"GET", "/v1/customers?segment_id=seg_1", ``, "not_found", "Cannot find segment with id seg_1"},
		"a_category_that_is_none":          {"GET", "/v1/customers/ada/activity?category=CAUSE", ``, "invalid_query_params", "Property .category must be one of: ACTION, EFFECT"},
		"a_type_of_activity_that_is_none":  {"GET", "/v1/customers/ada/activity?type=customer.born", ``, "invalid_query_params", "Property .type must be a type of customer activity"},
		"the_activity_of_nobody":           {"GET", "/v1/customers/bob/activity", ``, "not_found", "Cannot find customer with id bob"},
		"the_permanent_deletion_of_nobody": {"POST", "/v1/customers/bob/permanent-deletion", ``, "not_found", "Cannot find customer with id bob"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			status := 400
			if c.key == "not_found" {
				status = 404
			}
			var body any
			if c.body != "" {
				body = c.body
			}
			s.refuse(status, c.key, c.details, c.method, c.path, body)
		})
	}
	if diff := cmp.Diff(before, s.get("/v1/customers")); diff != "" {
		t.Error("a refused request wrote something:", diff)
	}
}

func TestCustomersAreListed(t *testing.T) {
	s := newServer(t)
	for i, c := range []string{
		`{"source_id": "b", "name": "Bernoulli", "email": "jacob@example.com", "address": {"city": "Basel"}}`,
		`{"source_id": "c", "name": "Bernoulli", "email": "johann@example.com", "address": {"city": "Basel"}}`,
		`{"source_id": "a", "name": "Noether", "address": {"city": "Erlangen"}}`,
	} {
		s.now = noon.Add(time.Duration(i) * time.Hour)
		s.post("/v1/customers", c)
	}
	s.now = noon.Add(9 * time.Hour)
	s.put("/v1/customers/b", `{"phone": "1"}`)
	cases := map[string]struct {
		query string
		want  []string
		more  bool
		total int
	}{
		"newest_first":                         {"", []string{"a", "c", "b"}, false, 3},
		"oldest_first":                         {"order=created_at", []string{"b", "c", "a"}, false, 3},
		"by_the_shops_own_id":                  {"order=-source_id", []string{"c", "b", "a"}, false, 3},
		"by_the_last_change":                   {"order=-updated_at&limit=1", []string{"b"}, true, 3},
		"by_name":                              {"name=Bernoulli&order=source_id", []string{"b", "c"}, false, 2},
		"by_city":                              {"city=Erlangen", []string{"a"}, false, 1},
		"by_email":                             {"email=johann%40example.com", []string{"c"}, false, 1},
		"by_several":                           {"name=Bernoulli&email=jacob%40example.com&city=Basel", []string{"b"}, false, 1},
		"the_second_page":                      {"order=created_at&limit=2&page=2", []string{"a"}, false, 3},
		"the_first_page_has_more":              {"order=created_at&limit=2", []string{"b", "c"}, true, 3},
		"made_before":                          {"created_at[before]=2026-11-21T13:00:00.000Z", []string{"b"}, false, 1},
		"made_after":                           {"[created_at][after]=2026-11-21T13:00:00.000Z", []string{"a"}, false, 1},
		"changed_after":                        {"updated_at[after]=2026-11-21", []string{"b"}, false, 1},
		"starting_after_in_a_falling_order":    {"starting_after=2026-11-21T13:00:00.000Z", []string{"b"}, false, 1},
		"starting_after_in_a_rising_order":     {"starting_after=2026-11-21T13:00:00.000Z&order=created_at", []string{"a"}, false, 1},
		"an_unknown_parameter_does_not_matter": {"unknown=1", []string{"a", "c", "b"}, false, 3},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			list := s.get("/v1/customers?" + c.query)
			if diff := cmp.Diff(c.want, pluck(list, "source_id")); diff != "" {
				t.Error(diff)
			}
			delete(list, "customers")
			shows(t, list, fmt.Sprintf(`{"object": "list", "data_ref": "customers", "total": %d, "has_more": %t}`, c.total, c.more))
		})
	}
}

func TestTheActivityOfACustomer(t *testing.T) {
	s := newServer(t)
	s.post("/v1/customers", `{"source_id": "ada", "name": "Ada"}`)
	s.post("/v1/customers", `{"source_id": "bob"}`)
	s.now = s.now.Add(time.Hour)
	s.put("/v1/customers/ada", `{"name": "Ada Lovelace"}`)
	s.now = s.now.Add(time.Hour)
	paid := s.do("POST", "/v1/orders", `{"amount": 1000, "status": "PAID", "customer": {"source_id": "ada"}, "referrer": {"source_id": "bob"}}`)
	if paid.status != 200 {
		t.Fatal(paid.raw)
	}

	list := s.get("/v1/customers/ada/activity")
	entries := list["data"].([]any)
	delete(list, "data")
	shows(t, list, `{"object": "list", "data_ref": "data", "has_more": false}`)
	list["data"] = entries
	if diff := cmp.Diff([]string{"customer.order.paid", "customer.order.created", "customer.updated", "customer.created"}, pluck(list, "type")); diff != "" {
		t.Error(diff)
	}
	shows(t, entries[0], `{
		"id": "*", "type": "customer.order.paid", "created_at": "2026-11-21T14:00:00.000Z", "group_id": "`+paid.header.Get("X-Request-Id")+`",
		"data": {"data": {
			"customer": {"id": "*", "name": "Ada Lovelace", "source_id": "ada", "object": "customer"},
			"referrer": {"id": "*", "source_id": "bob", "object": "customer"},
			"order": {"id": "*", "source_id": null, "status": "PAID", "amount": 1000, "total_amount": 1000, "items": [], "metadata": null,
				"customer": {"id": "*", "object": "customer"}, "customer_id": "*", "referrer": {"id": "*", "object": "customer"}, "referrer_id": "*",
				"created_at": "2026-11-21T14:00:00.000Z", "updated_at": null, "object": "order"}}, "event_source": {"channel": "API"}}}`)
	shows(t, entries[3], `{
		"id": "*", "type": "customer.created", "created_at": "2026-11-21T12:00:00.000Z", "group_id": "*",
		"data": {"data": {"customer": {"id": "*", "source_id": "ada", "name": "Ada", "description": null, "email": null, "phone": null, "birthdate": null,
			"address": null, "metadata": null, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, `+noHistory+`}}, "event_source": {"channel": "API"}}}`)

	updated := entries[2].(object)["id"].(string)
	cases := map[string]struct {
		query string
		want  []string
	}{
		"oldest_first":       {"activity?order=created_at", []string{"customer.created", "customer.updated", "customer.order.created", "customer.order.paid"}},
		"what_followed":      {"activity?category=EFFECT", nil},
		"of_a_type":          {"activity?type=customer.order.paid", []string{"customer.order.paid"}},
		"within_dates":       {"activity?start_date=2026-11-21T12:30&end_date=2026-11-21T13:30", []string{"customer.updated"}},
		"after_an_entry":     {"activity?starting_after_id=" + updated, []string{"customer.created"}},
		"of_a_campaign":      {"activity?campaign_id=camp_1", nil},
		"the_older_form":     {"activities?limit=1&order=updated_at", []string{"customer.created"}},
		"from_a_time_on":     {"activities?starting_after=2026-11-21T13:00:00.000Z", []string{"customer.created"}},
		"about_a_product":    {"activities?product_id=prod_1", nil},
		"after_an_entry_too": {"activities?starting_after_id=" + updated, []string{"customer.created"}},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, pluck(s.get("/v1/customers/ada/"+c.query), "type")); diff != "" {
				t.Error(diff)
			}
		})
	}
	older := s.get("/v1/customers/ada/activities?limit=3")
	delete(older, "data")
	shows(t, older, `{"object": "list", "data_ref": "data", "total": 4, "has_more": true, "more_starting_after": "`+updated+`"}`)
	first := s.get("/v1/customers/ada/activity?limit=3")
	if first["has_more"] != true || first["more_starting_after"] != updated {
		t.Errorf("%v %v", first["has_more"], first["more_starting_after"])
	}
}

func TestPermanentDeletion(t *testing.T) {
	s := newServer(t)
	ada := s.post("/v1/customers", `{"source_id": "ada"}`)
	order := s.post("/v1/orders", `{"amount": 1, "customer": {"source_id": "ada"}}`)
	shows(t, s.post("/v1/customers/ada/permanent-deletion", nil), `{
		"id": "*", "created_at": "2026-11-21T12:00:00.000Z", "related_object_id": "`+ada["id"].(string)+`", "related_object": "customer", "status": "DONE",
		"data_json": {"events": 0, "customer_events": 1, "daily_events": 0, "segments": 0, "orders": 1, "order_events": 1, "customer": 1},
		"object": "pernament_deletion"}`)
	s.refuse(404, "not_found", "", "GET", "/v1/customers/ada", nil)
	s.refuse(404, "not_found", "", "GET", "/v1/orders/"+order["id"].(string), nil)
}
