package httpapi_test

import (
	"fmt"
	"strings"
	"testing"
)

// useVersion sets the version header of the next requests. An empty version removes it.
func (s *server) useVersion(version string) {
	delete(s.headers, "X-Voucherify-API-Version")
	if version != "" {
		s.headers["X-Voucherify-API-Version"] = version
	}
}

func TestRequestVersionOverridesProjectVersion(t *testing.T) {
	s := newServer(t)
	managed := "/management/v1/projects/" + s.project
	spoken := func() string { return s.do("GET", "/v1/vouchers", nil).header.Get("X-Voucherify-API-Version") }
	if got := spoken(); got != "v2018-08-01" {
		t.Errorf("a new project speaks %s", got)
	}
	s.put(managed, object{"api_version": "v2017-04-20"})
	s.put(managed, object{"name": "Still old"})
	shows(t, s.get(managed)["api_version"], `"v2017-04-20"`)
	if got := spoken(); got != "v2017-04-20" {
		t.Errorf("the project was moved to v2017-04-20 and speaks %s", got)
	}
	for _, named := range []string{"v2017-04-05", "v2018-08-01"} {
		s.useVersion(named)
		if got := spoken(); got != named {
			t.Errorf("asked for %s, the project speaks %s", named, got)
		}
	}
	for _, unknown := range []string{"v2016-01-01", "2018-08-01", "latest", strings.Repeat("v", 99)} {
		s.useVersion(unknown)
		for _, path := range []string{"/v1/vouchers", managed, "/client/v1/promotions/tiers"} {
			s.refuse(400, "invalid_api_version", "must be one of v2017-04-05, v2017-04-20, v2018-08-01", "GET", path, nil)
		}
	}
	s.useVersion("")
	s.refuse(400, "invalid_payload", "Property .api_version must be one of", "PUT", managed, object{"api_version": "v2016-01-01"})
}

func TestAPublicationIsItsCodeInTheOldestVersion(t *testing.T) {
	s := newServer(t)
	s.openClient(object{"client_publish_enabled": true, "client_create_customer_enabled": true})
	s.post("/v1/campaigns", object{"name": "Gifts", "campaign_type": "GIFT_VOUCHERS", "voucher": object{"type": "GIFT_VOUCHER", "gift": object{"amount": 100}}})
	publish := object{"campaign": object{"name": "Gifts"}, "customer": object{"source_id": "ann"}}
	for version, want := range map[string]string{"v2017-04-05": "voucher", "v2017-04-20": "publication", "v2018-08-01": "publication"} {
		s.useVersion(version)
		for _, path := range []string{"/v1/publications", "/v1/vouchers/publish", "/client/v1/publish"} {
			if got := s.post(path, publish)["object"]; got != want {
				t.Errorf("%s in %s answers a %v, want a %s", path, version, got, want)
			}
		}
	}
	s.refuse(404, "not_found", "Cannot find voucher with id publish", "GET", "/v1/vouchers/publish", nil)
	s.useVersion("v2017-04-05")
	several := s.post("/v1/publications", object{"campaign": object{"name": "Gifts", "count": 2}, "customer": object{"source_id": "ann"}})
	shows(t, several["object"], `"publication"`)
}

func TestTiersHaveConditionsBeforeValidationRulesHadAssignments(t *testing.T) {
	s := newServer(t)
	ruleID := s.post("/v1/validation-rules", object{"name": "Rich", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{100}}}}})["id"]
	tier := func(more object) object {
		t := object{"name": "Ten", "action": object{"discount": object{"type": "PERCENT", "percent_off": 10}}}
		for k, v := range more {
			t[k] = v
		}
		return t
	}
	s.useVersion("v2017-04-20")
	bound := object{"validation_rules": []any{ruleID}}
	campaign := s.post("/v1/campaigns", object{"name": "Sale", "campaign_type": "PROMOTION", "promotion": object{"tiers": []any{tier(object{"conditions": bound}), tier(nil), tier(object{"conditions": bound})}}})
	want := fmt.Sprintf(`{"validation_rules": [%q]}`, ruleID)
	tiers := campaign["promotion"].(object)["tiers"].([]any)
	shows(t, tiers[0].(object)["conditions"], want)
	shows(t, tiers[2].(object)["conditions"], want)
	path := "/v1/promotions/tiers/" + tiers[1].(object)["id"].(string)
	shows(t, s.put(path, object{"conditions": bound})["conditions"], want)
	for _, list := range []string{"/v1/promotions/tiers", "/v1/promotions/" + campaign["id"].(string) + "/tiers"} {
		listed := s.get(list)["tiers"].([]any)
		if len(listed) != 3 {
			t.Errorf("GET %s shows %d tiers", list, len(listed))
		}
		for _, one := range listed {
			o := one.(object)
			shows(t, o["conditions"], want)
			if _, there := o["validation_rule_assignments"]; there {
				t.Errorf("GET %s shows assignments in an older version", list)
			}
		}
	}
	for _, bad := range []any{object{"orders": object{"total_amount": 1}}, object{"validation_rules": "val_x"}, "val_x", []any{1}} {
		s.refuse(400, "invalid_payload", "Property .conditions must be", "POST", "/v1/promotions/"+campaign["id"].(string)+"/tiers", tier(object{"conditions": bad}))
	}
	s.refuse(400, "invalid_payload", "Property .promotion.tiers[0].conditions must be", "POST", "/v1/campaigns",
		object{"name": "Bad", "campaign_type": "PROMOTION", "promotion": object{"tiers": []any{tier(object{"conditions": 1})}}})

	s.useVersion("v2018-08-01")
	shows(t, s.get(path)["validation_rule_assignments"].(object)["data"].([]any)[0].(object)["rule_id"], fmt.Sprintf("%q", ruleID))
	s.useVersion("v2017-04-20")
	s.put(path, object{"conditions": nil})
	for _, version := range []string{"v2017-04-20", "v2018-08-01"} {
		s.useVersion(version)
		now := s.get(path)
		if now["conditions"] != nil || now["validation_rule_assignments"] != nil {
			t.Errorf("a tier without rules shows some: %v", now)
		}
	}
}

// TestMetadataIsUnchangedInEveryVersion stores metadata that looks like objects of the API.
func TestMetadataIsUnchangedInEveryVersion(t *testing.T) {
	s := newServer(t)
	const looks = `{"tier": {"object": "promotion_tier", "validation_rule_assignments": {"data": [1, {"rule_id": "val_1"}]}}}`
	s.useVersion("v2017-04-05")
	made := s.post("/v1/customers", `{"source_id": "ann", "metadata": `+looks+`}`)
	shows(t, made["metadata"], looks)
	shows(t, s.get("/v1/customers")["customers"].([]any)[0].(object)["metadata"], looks)
}

// TestBadInputStaysBadInOlderVersions expects invalid input to be refused even where the body is rewritten.
func TestBadInputStaysBadInOlderVersions(t *testing.T) {
	s := newServer(t)
	s.useVersion("v2017-04-05")
	for _, body := range []string{`{"source_id": "a\ud800"}`, `{"source_id": "a\u0000"}`, `{"source_id":`, `{} {}`, `[]`, `7`} {
		s.refuse(400, "invalid_payload", "", "POST", "/v1/customers", body)
	}
	shows(t, s.post("/v1/orders", `{"amount": 10000000000000}`)["amount"], "10000000000000")
}
