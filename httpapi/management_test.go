package httpapi_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/storage"
)

const projects = "/management/v1/projects"

func TestAProjectIsMadeChangedAndDeleted(t *testing.T) {
	s := newServer(t)
	s.asInstallation()
	s.expect(204, "POST", projects+"/users/invite", object{"email": "Ann@shop.example", "first_name": "Ann", "projects": object{s.project: "ADMIN"}})
	made := s.post(projects, object{
		"name": "Second", "timezone": "Europe/Warsaw", "currency": "PLN", "dial_code": "+48", "case_sensitive_codes": false, "cluster_id": "eu1",
		"client_redeem_enabled": true, "client_trusted_domains": []string{"shop.example"}, "users": []object{{"login": "ann@shop.example", "role": "VIEWER"}},
		"api_usage_notifications": object{"api_calls": object{"enabled": true, "value": 80}}, "webhook_version": nil,
	})
	keys := map[string]string{}
	for _, side := range []string{"server_side_key", "client_side_key"} {
		key := made[side].(object)
		keys[side+" id"], keys[side] = key["app_id"].(string), key["app_token"].(string)
	}
	id := made["id"].(string)
	got := s.get(projects + "/" + id)
	shows(t, got, `{"id":"*","name":"Second","description":"","timezone":"Europe/Warsaw","currency":"PLN","dial_code":"+48","webhook_version":"v2024-01-01",
		"api_version":"v2018-08-01","case_sensitive_codes":false,"cluster_id":"eu1","is_sandbox":false,"webhook_token":"*","client_trusted_domains":["shop.example"],
		"client_redeem_enabled":true,"client_publish_enabled":false,"client_list_vouchers_enabled":false,"client_create_customer_enabled":false,
		"client_loyalty_events_enabled":false,"client_set_voucher_expiration_date_enabled":false,"client_pay_orders_enabled":false,"client_hide_codes_enabled":false,"webhooks_callout_notifications":{},
		"api_usage_notifications":{"api_calls":{"enabled":true,"value":80}},"default_code_config":{"charset":"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"},
		"limits":{"api_calls":[],"bulk_api_calls":[]}}`)
	if names := pluck(s.get(projects), "name"); !cmp.Equal(names, []string{"Shop", "Second"}) {
		t.Errorf("projects: %v", names)
	}
	changed := s.put(projects+"/"+id, object{"name": "Renamed", "default_code_config": object{"charset": "AB"}, "client_redeem_enabled": false,
		"api_usage_notifications": object{"redemptions": object{"value": 50}}})
	shows(t, object{"name": changed["name"], "zone": changed["timezone"], "redeem": changed["client_redeem_enabled"], "usage": changed["api_usage_notifications"],
		"config": changed["default_code_config"]}, `{"name":"Renamed","zone":"Europe/Warsaw","redeem":false,
		"usage":{"api_calls":{"enabled":true,"value":80},"redemptions":{"value":50}},"config":{"charset":"AB"}}`)

	management := s.headers
	s.headers = map[string]string{"X-App-Id": keys["server_side_key id"], "X-App-Token": keys["server_side_key"]}
	s.post("/v1/campaigns", object{"name": "c", "campaign_type": "DISCOUNT_COUPONS", "voucher": object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 1}}})
	code := s.post("/v1/campaigns/c/vouchers", object{})["code"].(string)
	if strings.Trim(code, "AB") != "" || len(code) != 8 {
		t.Errorf("code %q is not drawn from the charset of the project", code)
	}

	server := s.headers
	s.headers = management
	s.del(projects + "/" + id)
	s.headers = server
	s.expect(401, "GET", "/v1/campaigns", nil)
	s.headers = management
	gone := s.expect(404, "GET", projects+"/"+id, nil)
	if _, keyed := gone["key"]; keyed || gone["details"] != "Cannot find project with id "+id {
		t.Errorf("a deleted project: %v", gone)
	}
	s.withJobs()
	rows := func() any {
		left, err := s.backend.store(id).Campaigns().List(t.Context(), storage.Query{})
		if err != nil {
			t.Fatal(err)
		}
		return len(left.Items)
	}
	s.await(func() bool { return rows() == 0 }, rows)
	if names := pluck(s.get("/v1/campaigns"), "name"); len(names) != 0 {
		t.Errorf("campaigns of the other project: %v", names)
	}
	shows(t, s.get(projects + "/" + s.project)["name"], `"Shop"`)
}

func TestAKeyOfOneProjectManagesThatProjectAlone(t *testing.T) {
	s := newServer(t)
	other, _ := newProjectKeys(t, s)
	if names := pluck(s.get(projects), "name"); !cmp.Equal(names, []string{"Shop"}) {
		t.Errorf("projects: %v", names)
	}
	s.expect(404, "GET", projects+"/"+other, nil)
	s.expect(404, "DELETE", projects+"/"+other, nil)
	s.expect(404, "POST", projects+"/users/invite", object{"email": "a@b.example", "projects": object{other: "ADMIN"}})
	s.refuse(403, "missing_required_permission", "installation", "POST", projects, object{"name": "Mine"})
}

func TestInvalidProjectsAreRefused(t *testing.T) {
	s := newServer(t)
	s.asInstallation()
	path := projects + "/" + s.project
	for _, c := range []struct {
		field string
		body  object
	}{
		{"timezone", object{"timezone": "Moon/Base"}}, {"name", object{"name": nil}}, {"name", object{"name": ""}},
		{"api_version", object{"api_version": "v1999-01-01"}}, {"webhook_version", object{"webhook_version": "v1"}},
		{"api_usage_notifications.api_calls.value", object{"api_usage_notifications": object{"api_calls": object{"value": 95}}}},
		{"webhooks_callout_notifications.webhooks.emails[0]", object{"webhooks_callout_notifications": object{"webhooks": object{"emails": []string{"x"}}}}},
		{"client_trusted_domains", object{"client_trusted_domains": "shop.example"}}, {"default_code_config.charset", object{"default_code_config": object{"charset": 5}}},
		{"currency must be a code of three letters such as USD (actual value is 'XX')", object{"currency": "XX"}}, {"currency", object{"currency": "eu1"}},
		{"dial_code must be a dial code such as +48 (actual value is 'abc')", object{"dial_code": "abc"}}, {"dial_code", object{"dial_code": "+"}},
		{"client_trusted_domains[1] must be", object{"client_trusted_domains": []string{"*", "http://"}}},
		{"client_trusted_domains[0]", object{"client_trusted_domains": []string{"https://*"}}},
		{"client_trusted_domains[0]", object{"client_trusted_domains": []string{"*shop.example"}}},
		{"client_trusted_domains[0]", object{"client_trusted_domains": []string{"*."}}},
		{"client_trusted_domains[0]", object{"client_trusted_domains": []string{""}}},
		{"client_trusted_domains[0]", object{"client_trusted_domains": []string{"shop.example/cart"}}},
		{"client_trusted_domains[0]", object{"client_trusted_domains": []string{"shop.example:web"}}},
	} {
		s.refuse(400, "invalid_payload", c.field, "PUT", path, c.body)
	}
	s.refuse(400, "invalid_payload", "name", "POST", projects, object{})
	s.refuse(400, "invalid_payload", "currency", "POST", projects, object{"name": "x", "currency": "XX"})
	right := object{"currency": "EUR", "dial_code": "+1-684", "client_trusted_domains": []any{"*", "shop.example", "https://SHOP.example:8443/", "*.shop.example",
		"capacitor://localhost", "http://[::1]:3000"}}
	for property, value := range s.put(path, right) {
		if want, sent := right[property]; sent && !cmp.Equal(value, want) {
			t.Errorf("%s became %v, want %v", property, value, want)
		}
	}
	s.refuse(400, "invalid_payload", "users[0]", "POST", projects, object{"name": "x", "users": []object{{"login": "nobody@x.example"}}})
	s.refuse(404, "not_found", "nobody@x.example", "POST", projects, object{"name": "x", "users": []object{{"login": "nobody@x.example", "role": "ADMIN"}}})
	if names := pluck(s.get(projects), "name"); !cmp.Equal(names, []string{"Shop"}) {
		t.Errorf("refused creations left projects: %v", names)
	}
}

func TestUsersHaveRolesInProjects(t *testing.T) {
	s := newServer(t)
	s.asInstallation()
	other, _ := newProjectKeys(t, s)
	users := projects + "/" + s.project + "/users"
	invite := func(role string) (int, object) {
		a := s.do("POST", projects+"/users/invite", object{"email": "ann@shop.example", "first_name": "Ann", "last_name": "Lee", "projects": object{s.project: role}})
		o, _ := a.body.(object)
		return a.status, o
	}
	if status, body := invite("BOSS"); status != 400 || body["key"] != "used_incorrect_role" {
		t.Errorf("an unknown role: %d %v", status, body)
	}
	if status, _ := invite("ADMIN"); status != 204 {
		t.Fatalf("invitation: %d", status)
	}
	if status, body := invite("ADMIN"); status != 409 || body["key"] != "duplicate_found" {
		t.Errorf("the same address again: %d %v", status, body)
	}
	list := s.get(users)
	shows(t, list, `{"object":"list","data_ref":"data","total":1,"data":[{"id":"*","login":"ann@shop.example","email":"ann@shop.example","first_name":"Ann",
		"last_name":"Lee","is_owner":false,"projects":{"`+s.project+`":"ADMIN"}}]}`)
	id := list["data"].([]any)[0].(object)["id"].(string)
	shows(t, s.put(users+"/"+id, object{"role": "VIEWER"})["projects"], `{"`+s.project+`":"VIEWER"}`)
	s.refuse(400, "used_incorrect_role", "KING", "PUT", users+"/"+id, object{"role": "KING"})
	s.refuse(400, "invalid_payload", "role", "PUT", users+"/"+id, object{})
	elsewhere := projects + "/" + other + "/users"
	s.refuse(404, "not_found", id, "GET", elsewhere+"/"+id, nil)
	s.refuse(404, "not_found", id, "PUT", elsewhere+"/"+id, object{"role": "USER"})
	s.refuse(400, "user_not_assigned", id, "DELETE", elsewhere+"/"+id, nil)
	s.refuse(400, "invalid_payload", "login", "POST", elsewhere, object{"role": "USER"})
	s.post(elsewhere, object{"id": id, "role": "USER"})
	s.del(users + "/" + id)
	shows(t, s.get(elsewhere + "/" + id)["projects"], `{"`+other+`":"USER"}`)
	s.refuse(404, "not_found", id, "GET", users+"/"+id, nil)
}

func TestStackingRulesApplyAtOnce(t *testing.T) {
	s := newServer(t)
	path := projects + "/" + s.project + "/stacking-rules"
	first := s.get(path)["data"].([]any)[0].(object)
	if _, has := first["id"]; has || first["applicable_redeemables_limit"].(interface{ String() string }).String() != "5" {
		t.Errorf("the defaults: %v", first)
	}
	two := func() object {
		return object{"redeemables": []object{{"object": "voucher", "id": "a"}, {"object": "voucher", "id": "b"}}, "order": object{"amount": 1000}}
	}
	for _, code := range []string{"a", "b"} {
		s.post("/v1/vouchers/"+code, object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 100}})
	}
	shows(t, s.post("/v1/validations", two())["valid"], `true`)
	made := s.post(path, object{"redeemables_limit": 1, "applicable_redeemables_limit": nil, "discount_calculation_mode": "INITIAL_AMOUNT"})
	shows(t, object{"l": made["redeemables_limit"], "a": made["applicable_redeemables_limit"], "m": made["discount_calculation_mode"], "object": made["object"]},
		`{"l":1,"a":1,"m":"INITIAL_AMOUNT","object":"stacking_rules"}`)
	s.expect(400, "POST", "/v1/validations", two())
	refused := s.refuse(409, "stacking_rules_exist", "", "POST", path, object{})
	shows(t, refused["message"], `"Cannot exist more stacking rules for given project"`)
	one := path + "/" + made["id"].(string)
	category := s.category("Exclusive")
	changed := s.put(one, object{"redeemables_limit": 30, "exclusive_categories": []string{category}})
	shows(t, object{"l": changed["redeemables_limit"], "a": changed["applicable_redeemables_limit"], "e": changed["exclusive_categories"]}, `{"l":30,"a":1,"e":["`+category+`"]}`)
	for field, body := range map[string]object{
		"redeemables_limit":                                  {"redeemables_limit": 31},
		"applicable_redeemables_per_category_limit":          {"applicable_redeemables_per_category_limit": 0},
		"redeemables_sorting_rule":                           {"redeemables_sorting_rule": "RANDOM"},
		"grouped_redeemables_sorting_rule":                   {"grouped_redeemables_sorting_rule": strings.Repeat("X", 2001)},
		"applicable_redeemables_category_limits." + category: {"applicable_redeemables_category_limits": object{category: 11}},
		"applicable_exclusive_redeemables_limit":             {"applicable_exclusive_redeemables_limit": 6},
	} {
		s.refuse(400, "invalid_payload", field, "PUT", one, body)
	}
	shows(t, s.put(one, object{"grouped_redeemables_sorting_rule": "BY_HIERARCHY"})["grouped_redeemables_sorting_rule"], `"BY_HIERARCHY"`)
	s.refuse(400, "invalid_payload", "grouped_redeemables_sorting_rule", "PUT", one, object{"grouped_redeemables_sorting_rule": ""})
	s.refuse(404, "not_found", "cat_x", "PUT", one, object{"joint_categories": []string{"cat_x"}})
	s.del(one)
	s.refuse(404, "not_found", "", "GET", one, nil)
	shows(t, s.post("/v1/validations", two())["valid"], `true`)
}

func TestAProjectHasOneBranding(t *testing.T) {
	s := newServer(t)
	path := projects + "/" + s.project + "/branding"
	shows(t, s.get(path), `{"object":"list","data_ref":"data","data":[],"total":0}`)
	made := s.post(path, object{"brand": object{"name": "Shop", "website_url": "https://shop.example"}, "contact": object{"email": "hello@shop.example"}})
	shows(t, made, `{"id":"*","brand":{"name":"Shop","privacy_policy_url":"","terms_of_use_url":"","website_url":"https://shop.example",
		"permission_reminder":"You are receiving this email because you opted in at our website."},
		"address":{"city":"","state":"","postal":"","street":"","country":""},"contact":{"phone":"","email":"hello@shop.example"}}`)
	s.refuse(409, "branding_exist", "", "POST", path, object{})
	one := path + "/" + made["id"].(string)
	changed := s.put(one, object{"address": object{"city": "Łódź"}, "contact": object{"email": nil}})
	shows(t, object{"name": changed["brand"].(object)["name"], "city": changed["address"].(object)["city"], "email": changed["contact"].(object)["email"]},
		`{"name":"Shop","city":"Łódź","email":""}`)
	s.refuse(400, "invalid_payload", "contact.email", "PUT", one, object{"contact": object{"email": "nobody"}})
	s.refuse(400, "invalid_payload", "brand.website_url", "PUT", one, object{"brand": object{"website_url": "javascript:alert(1)"}})
	s.del(one)
	s.expect(404, "GET", one, nil)
}

func TestEveryRefusalOfTheManagementSideNamesItsRequest(t *testing.T) {
	s := newServer(t)
	a := s.do("GET", "/management/v1/projects/proj_none", nil)
	refusal, _ := a.body.(object)
	if id, _ := refusal["request_id"].(string); a.status != 404 || id == "" {
		t.Errorf("%d %s", a.status, a.raw)
	}
}
