package httpapi_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

const freshRule = `{
	"id": "*", "name": "Summer", "type": "expression", "context_type": "global", "object": "validation_rules", "created_at": "2026-11-21T12:00:00.000Z",
	"rules": {"1": {"name": "order.amount", "conditions": {"$more_than": [1000], "$less_than": [20000]}, "error": {"message": "Too small"}, "rules": {}},
		"2": {"name": "customer.metadata", "property": "level", "conditions": {"$in": ["gold", 5]}, "rules": {}}, "logic": "1 or 2"},
	"bundle_rules": {"limit": 2, "1": {"name": "order.items.any", "conditions": {"$is": [{"id": "prod_1", "type": "product_or_sku", "object": "product"}]},
		"rules": {"1": {"name": "order.items.aggregated_quantity", "conditions": {"$is": [2]}, "rules": {}}, "logic": "1"}}, "logic": "1"},
	"error": {"message": "Not for you"},
	"applicable_to": {"included": [{"object": "product", "id": "prod_1", "effect": "APPLY_TO_EVERY", "strict": false, "repeat": 1, "skip_initially": 0, "target": "ITEM"}],
		"included_all": false}
}`

const newRule = `{
	"name": "Summer", "type": null, "context_type": null,
	"rules": {"1": {"name": "order_amount", "property": null, "conditions": {"$more_than": [1000], "$less_than": [20000]}, "error": {"message": "Too small"}},
		"2": {"name": "customer.metadata", "property": "level", "conditions": {"$in": ["gold", 5]}, "rules": {}}, "logic": "1 or 2"},
	"bundle_rules": {"limit": 2, "1": {"name": "order.items.any", "conditions": {"$is": [{"id": "prod_1", "type": "product_or_sku", "object": "product"}]},
		"rules": {"1": {"name": "order.items.aggregated_quantity", "conditions": {"$is": [2]}}, "logic": "1"}}, "logic": "1"},
	"error": {"message": "Not for you"},
	"applicable_to": {"included": [{"object": "product", "id": "prod_1", "effect": "APPLY_TO_EVERY"}]}
}`

func TestAValidationRuleIsMadeReadChangedAndDeleted(t *testing.T) {
	s := newServer(t)
	made := s.post("/v1/validation-rules", newRule)
	shows(t, made, freshRule)
	path := "/v1/validation-rules/" + made["id"].(string)
	made["assignments_count"] = s.get(path)["assignments_count"]
	if diff := cmp.Diff(made, s.get(path)); diff != "" {
		t.Errorf("read (-want +got):\n%s", diff)
	}

	s.now = noon.Add(time.Hour)
	const changed = `{"id": "*", "name": "Summer", "type": "basic", "context_type": "campaign.promotion", "rules": {"1": {"name": "redemption.count.per_customer", "conditions": {"$less_than_or_equal": [1]}, "rules": {}}, "logic": "1"},
		"bundle_rules": {}, "applicable_to": {"included": [], "included_all": true}, "assignments_count": 0, "object": "validation_rules",
		"created_at": "2026-11-21T12:00:00.000Z", "updated_at": "2026-11-21T13:00:00.000Z"}`
	shows(t, s.put(path, `{"rules": {"1": {"name": "redemption.count.per_customer", "conditions": {"$less_than_or_equal": [1]}}}, "bundle_rules": null, "error": null,
		"applicable_to": {"included_all": true}, "type": "basic", "context_type": "campaign.promotion"}`), changed)
	shows(t, s.get("/v1/validation-rules"), `{"object": "list", "data_ref": "data", "total": 1, "data": [`+changed+`]}`)
	s.del(path)
	got := s.refuse(404, "not_found", "Cannot find validation_rules with id val_", "GET", path, nil)
	if got["resource_type"] != "validation_rules" {
		t.Errorf("resource type %v", got["resource_type"])
	}
}

func TestWhatWasReadFromAValidationRuleCanBeWrittenBack(t *testing.T) {
	s := newServer(t)
	path := "/v1/validation-rules/" + s.post("/v1/validation-rules", newRule)["id"].(string)
	before := s.put(path, object{})
	if diff := cmp.Diff(before, s.put(path, before)); diff != "" {
		t.Errorf("after writing back (-want +got):\n%s", diff)
	}
}

func TestWrongValidationRulesAreRefused(t *testing.T) {
	s := newServer(t)
	path := "/v1/validation-rules/" + s.post("/v1/validation-rules", newRule)["id"].(string)
	s.post("/v1/validation-rules", object{"name": "Other"})
	before := s.get(path)
	for name, c := range map[string]struct {
		method, body string
		status       int
		key, details string
	}{
		"no name":               {"POST", `{}`, 400, "invalid_payload", "Payload must have required property 'name'"},
		"name is taken":         {"POST", `{"name":"Summer"}`, 409, "duplicate_found", "Duplicated validation_rules exists with name Summer"},
		"name becomes taken":    {"PUT", `{"name":"Other"}`, 409, "duplicate_found", "Other"},
		"unknown rule":          {"PUT", `{"rules":{"1":{"name":"weather","conditions":{"$is":[1]}}}}`, 400, "invalid_validation_rules", "weather"},
		"unknown operator":      {"PUT", `{"rules":{"1":{"name":"order.amount","conditions":{"$near":[1]}}}}`, 400, "invalid_validation_rules", "$near"},
		"no property":           {"PUT", `{"rules":{"1":{"name":"order.metadata","conditions":{"$is":[1]}}}}`, 400, "invalid_validation_rules", "Rule 'order.metadata' must have a 'property'"},
		"logic without rule":    {"PUT", `{"rules":{"logic":"1"}}`, 400, "invalid_validation_rules", "names rule '1', which does not exist"},
		"values without list":   {"PUT", `{"rules":{"1":{"name":"order.amount","conditions":{"$is":1}}}}`, 400, "invalid_payload", "Property .rules.1.conditions must be array (actual value is number)"},
		"unknown type":          {"PUT", `{"type":"simple"}`, 400, "invalid_payload", "Property .type must be equal to one of the allowed values"},
		"unknown context":       {"PUT", `{"context_type":"mars"}`, 400, "invalid_payload", "Property .context_type must be equal to one of the allowed values"},
		"bundle by alternative": {"PUT", `{"bundle_rules":{"1":{"name":"order.items.any","conditions":{"$is":[{"id":"p"}]}},"logic":"1 or 1"}}`, 400, "invalid_validation_rules", "must join all parts with 'and'"},
		"bundle limit":          {"PUT", `{"bundle_rules":{"limit":101}}`, 400, "invalid_payload", "Property .bundle_rules.limit must be 1 to 100 (actual value is '101')"},
	} {
		t.Run(name, func(t *testing.T) {
			s := *s
			s.t = t
			target := path
			if c.method == "POST" {
				target = "/v1/validation-rules"
			}
			s.refuse(c.status, c.key, c.details, c.method, target, c.body)
			if diff := cmp.Diff(before, s.get(path)); diff != "" {
				t.Errorf("the rule changed (-want +got):\n%s", diff)
			}
			shows(t, s.get("/v1/validation-rules")["total"], "2")
		})
	}
	for _, method := range []string{"GET", "PUT", "DELETE"} {
		s.refuse(404, "not_found", "Cannot find validation_rules with id val_z", method, "/v1/validation-rules/val_z", nil)
	}
}

func TestListsOfValidationRules(t *testing.T) {
	s := newServer(t)
	for i := range 3 {
		s.now = noon.Add(time.Duration(i) * 24 * time.Hour)
		s.post("/v1/validation-rules", object{"name": fmt.Sprint("rule ", i)})
	}
	for query, want := range map[string][]string{
		"":                       {"rule 2", "rule 1", "rule 0"},
		"?limit=1&page=2":        {"rule 1"},
		"?order=name":            {"rule 0", "rule 1", "rule 2"},
		"?order=-name":           {"rule 2", "rule 1", "rule 0"},
		"?start_date=2026-11-22": {"rule 2", "rule 1"},
		"?end_date=2026-11-21T12:00:00.000Z&order=created_at": {"rule 0"},
	} {
		if diff := cmp.Diff(want, pluck(s.get("/v1/validation-rules"+query), "name")); diff != "" {
			t.Errorf("%s (-want +got):\n%s", query, diff)
		}
	}
	for query, details := range map[string]string{
		"?order=type": "Property .order must be one of", "?limit=101": "Property .limit must be", "?start_date=never": "Property .start_date must be",
	} {
		s.refuse(400, "invalid_query_params", details, "GET", "/v1/validation-rules"+query, nil)
	}
}

func TestAssignments(t *testing.T) {
	s := newServer(t)
	tier, tierPath := s.tier(s.promotionCampaign("Autumn"), "Ten")
	rule := s.post("/v1/validation-rules", object{"name": "Rich"})["id"].(string)
	path := "/v1/validation-rules/" + rule
	body := object{"related_object_type": "promotion_tier", "related_object_id": tier}
	made := s.post(path+"/assignments", body)
	want := `{"id": "*", "rule_id": "` + rule + `", "related_object_id": "` + tier + `", "related_object_type": "promotion_tier",
		"created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "object": "validation_rules_assignment"}`
	shows(t, made, want)
	for _, list := range []string{path + "/assignments?limit=5&order=-created_at", "/v1/validation-rules-assignments?related_object_id=" + tier,
		"/v1/validation-rules-assignments?rule=" + rule + "&page=1"} {
		shows(t, s.get(list), `{"object": "list", "data_ref": "data", "total": 1, "data": [`+want+`]}`)
	}
	shows(t, s.get("/v1/validation-rules-assignments?rule=val_z")["total"], "0")
	shows(t, s.get(tierPath)["validation_rule_assignments"], `{"object": "list", "data_ref": "data", "total": 1, "data": [`+want+`]}`)
	shows(t, s.get(path)["assignments_count"], "1")

	inUse := s.refuse(400, "resource_in_use", made["id"].(string), "DELETE", path, nil)
	shows(t, inUse["related_object_ids"], `["`+made["id"].(string)+`"]`)
	s.refuse(409, "duplicate_found", "Duplicated validation_rules_assignment exists", "POST", path+"/assignments", body)
	again := s.post(path+"/assignments?force=true", body)
	if again["id"] == made["id"] {
		t.Error("force keeps the earlier assignment")
	}
	shows(t, s.get(path + "/assignments")["total"], "1")

	s.refuse(404, "not_found", "Cannot find validation_rules_assignment", "DELETE", path+"/assignments/"+made["id"].(string), nil)
	s.del(path + "/assignments/" + again["id"].(string))
	s.post(path+"/assignments", body)
	s.del(tierPath)
	shows(t, s.get("/v1/validation-rules-assignments")["total"], "0")
	s.del(path)
}

func TestWrongAssignmentsAreRefused(t *testing.T) {
	s := newServer(t)
	tier, _ := s.tier(s.promotionCampaign("Autumn"), "Ten")
	path := "/v1/validation-rules/" + s.post("/v1/validation-rules", object{"name": "Rich"})["id"].(string) + "/assignments"
	for name, c := range map[string]struct {
		path, body   string
		status       int
		key, details string
	}{
		"nothing":          {path, `{}`, 400, "invalid_payload", "Payload must have required property 'related_object_id'"},
		"unknown kind":     {path, `{"related_object_type":"order","related_object_id":"x"}`, 400, "invalid_payload", "Property .related_object_type must be equal to one of the allowed values"},
		"unknown tier":     {path, `{"related_object_type":"promotion_tier","related_object_id":"promo_z"}`, 404, "not_found", "Cannot find promotion_tier with id promo_z"},
		"unknown campaign": {path, `{"related_object_type":"campaign","related_object_id":"camp_z"}`, 404, "not_found", "Cannot find campaign with id camp_z"},
		"unknown voucher":  {path, `{"related_object_id":"CODE"}`, 404, "not_found", "Cannot find voucher with id CODE"},
		"unknown earning":  {path, `{"related_object_type":"earning_rule","related_object_id":"ern_z"}`, 404, "not_found", "Cannot find earning_rule with id ern_z"},
		"unknown rule":     {"/v1/validation-rules/val_z/assignments", `{"related_object_type":"promotion_tier","related_object_id":"` + tier + `"}`, 404, "not_found", "Cannot find validation_rules with id val_z"},
		"neither yes nor no": {path + "?force=perhaps", `{"related_object_type":"promotion_tier","related_object_id":"` + tier + `"}`, 400, "invalid_query_params",
			"Property .force must be true or false (actual value is 'perhaps')"},
	} {
		t.Run(name, func(t *testing.T) {
			s := *s
			s.t = t
			s.refuse(c.status, c.key, c.details, "POST", c.path, c.body)
			shows(t, s.get("/v1/validation-rules-assignments")["total"], "0")
		})
	}
	s.refuse(404, "not_found", "Cannot find validation_rules with id val_z", "GET", "/v1/validation-rules/val_z/assignments", nil)
}

func TestAssignmentsNameCampaignsAndVouchersById(t *testing.T) {
	s := newServer(t)
	campaign := s.promotionCampaign("Autumn")
	voucher := s.post("/v1/vouchers", object{"code": "TEN", "type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 100}})["id"].(string)
	path := "/v1/validation-rules/" + s.post("/v1/validation-rules", object{"name": "Rich"})["id"].(string) + "/assignments"
	for _, c := range []struct {
		body           object
		wantType, want string
	}{
		{object{"related_object_id": "TEN"}, "voucher", voucher},
		{object{"related_object_type": "campaign", "related_object_id": "Autumn"}, "campaign", campaign},
	} {
		got := s.post(path, c.body)
		if got["related_object_type"] != c.wantType || got["related_object_id"] != c.want {
			t.Errorf("%v is assigned as %v %v, want %s %s", c.body, got["related_object_type"], got["related_object_id"], c.wantType, c.want)
		}
		s.refuse(409, "duplicate_found", c.want, "POST", path, c.body)
	}
}
