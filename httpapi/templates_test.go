package httpapi_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/project"
)

const templates = "/v1/templates/campaigns"

// mugTemplate makes a product and a template of a campaign that adds the product to carts that contain it. It returns both
// ids.
func (s *server) mugTemplate() (productID, templateID string) {
	s.t.Helper()
	productID = s.post("/v1/products", object{"name": "Mug", "source_id": "mug", "price": 500})["id"].(string)
	rules := s.post("/v1/validation-rules", object{"name": "Has a mug", "rules": object{"1": object{"name": "order.items.any",
		"conditions": object{"$is": []object{{"id": productID, "object": "product"}}}}}})
	s.post("/v1/campaigns", object{
		"name": "Mugs", "description": "One more mug", "campaign_type": "DISCOUNT_COUPONS", "metadata": object{"season": "autumn"},
		"validation_rules": []any{rules["id"]},
		"voucher": object{"type": "DISCOUNT_VOUCHER", "redemption": object{"quantity": 3}, "code_config": object{"pattern": "MUG-####"},
			"discount": object{"type": "UNIT", "unit_off": 1, "unit_type": productID, "effect": "ADD_MISSING_ITEMS"}},
	})
	return productID, s.post(templates, object{"name": "Mug pattern", "description": "d", "campaign_id": "Mugs"})["id"].(string)
}

func TestATemplateMakesCampaignsWithRulesOfTheirOwn(t *testing.T) {
	s := newServer(t)
	product, id := s.mugTemplate()
	shows(t, s.get(templates+"/"+id), `{"id":"*","name":"Mug pattern","description":"d","campaign_type":"DISCOUNT_COUPONS",
		"created_at":"2026-11-21T12:00:00.000Z","object":"campaign_template"}`)
	setup := templates + "/" + id + "/campaign-setup"
	made := s.post(setup, object{"name": "More mugs", "vouchers_count": 1, "metadata": object{"year": 2026},
		"voucher": object{"code_config": object{"pattern": "NEW-####"}, "redemption": object{"quantity": 1}}})
	shows(t, made["created_resources"], `[{"id":"*","object":"validation_rules"}]`)
	c := made["campaign"].(object)
	shows(t, object{"object": made["object"], "name": c["name"], "description": c["description"], "metadata": c["metadata"], "count": c["vouchers_count"],
		"voucher": c["voucher"]}, `{"object":"campaign_setup","name":"More mugs","description":"One more mug","metadata":{"season":"autumn","year":2026},"count":1,
		"voucher":{"type":"DISCOUNT_VOUCHER","discount":{"type":"UNIT","unit_off":1,"unit_type":"`+product+`","effect":"ADD_MISSING_ITEMS",
			"product":{"id":"`+product+`","source_id":"mug","name":"Mug"}},
		"redemption":{"quantity":1},"code_config":{"length":4,"charset":"*","pattern":"NEW-####"},"is_referral_code":false}}`)
	rules := pluck(s.get("/v1/validation-rules/"+made["created_resources"].([]any)[0].(object)["id"].(string)+"/assignments"), "related_object_id")
	if diff := cmp.Diff([]string{c["id"].(string)}, rules); diff != "" {
		t.Errorf("the assignments of the clone: %s", diff)
	}
	s.refuse(409, "duplicate_found", "More mugs", "POST", setup, object{"name": "More mugs"})
	if n := len(s.get("/v1/validation-rules")["data"].([]any)); n != 2 {
		t.Errorf("a refused set-up leaves %d sets of rules, want the original and one clone", n)
	}
}

func TestATemplateOfADiscountMakesTiers(t *testing.T) {
	s := newServer(t)
	_, id := s.mugTemplate()
	promotion := s.promotionCampaign("Carts")
	setup := templates + "/" + id + "/tier-setup"
	made := s.post(setup, object{"campaign_id": promotion, "name": "Mug tier", "banner": "A mug", "active": false})
	tier := made["promotion_tier"].(object)
	shows(t, object{"o": made["object"], "banner": tier["banner"], "active": tier["active"], "metadata": tier["metadata"], "campaign": tier["campaign_id"]},
		`{"o":"promotion_tier_setup","banner":"A mug","active":false,"metadata":{"season":"autumn"},"campaign":"`+promotion+`"}`)
	copied := s.post(templates, object{"name": "Of a tier", "promotion_tier_id": tier["id"]})
	shows(t, copied["campaign_type"], `"DISCOUNT_COUPONS"`)
	again := s.post(templates+"/"+copied["id"].(string)+"/tier-setup", object{"campaign_id": promotion, "name": "Again"})["promotion_tier"].(object)
	shows(t, object{"action": again["action"], "active": again["active"]}, `{"action":{"discount":{"type":"UNIT","unit_off":1,"unit_type":"*",
		"effect":"ADD_MISSING_ITEMS","product":{"id":"*","source_id":"mug","name":"Mug"}}},"active":false}`)
	s.refuse(400, "campaign_type_is_not_supported_by_campaign_template", "tier-setup", "POST", templates+"/"+copied["id"].(string)+"/campaign-setup", object{"name": "No"})
	s.refuse(400, "invalid_payload", "campaign_id", "POST", setup, object{"name": "x"})
	s.refuse(404, "not_found", "camp_x", "POST", setup, object{"name": "x", "campaign_id": "camp_x"})
}

func TestInvalidTemplatesAreRefused(t *testing.T) {
	s := newServer(t)
	s.mugTemplate()
	key := "campaign_type_is_not_supported_by_campaign_template"
	s.post("/v1/campaigns", object{"name": "Points", "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE", "voucher": object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": 0}}})
	s.refuse(400, key, "LOYALTY_PROGRAM", "POST", templates, object{"name": "a", "campaign_id": "Points"})
	rules := s.post("/v1/validation-rules", object{"name": "Key", "rules": object{"1": object{"name": "redemption.api_key", "conditions": object{"$is": []string{"x"}}}}})
	s.post("/v1/campaigns", object{"name": "Keyed", "campaign_type": "DISCOUNT_COUPONS", "validation_rules": []any{rules["id"]},
		"voucher": object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 1}}})
	s.refuse(400, key, "redemption.api_key", "POST", templates, object{"name": "a", "campaign_id": "Keyed"})
	static := s.post("/v1/segments", object{"name": "VIPs", "type": "static"})["id"]
	rules = s.post("/v1/validation-rules", object{"name": "VIPs", "rules": object{"1": object{"name": "customer.segment", "conditions": object{"$is": []any{static}}}}})
	s.post("/v1/campaigns", object{"name": "For VIPs", "campaign_type": "DISCOUNT_COUPONS", "validation_rules": []any{rules["id"]}, "voucher": coupon})
	s.refuse(400, key, static.(string), "POST", templates, object{"name": "a", "campaign_id": "For VIPs"})
	s.refuse(409, "duplicate_found", "Mug pattern", "POST", templates, object{"name": "Mug pattern", "campaign_id": "Mugs"})
	s.refuse(400, "invalid_payload", "name", "POST", templates, object{"campaign_id": "Mugs"})
	s.refuse(400, "invalid_payload", "campaign_id", "POST", templates, object{"name": "b"})
	s.refuse(400, "invalid_payload", "campaign_id", "POST", templates, object{"name": "b", "campaign_id": "Mugs", "promotion_tier_id": "promo_1"})
	s.refuse(404, "not_found", "Nothing", "POST", templates, object{"name": "b", "campaign_id": "Nothing"})
}

func TestTemplatesAreListedAndChanged(t *testing.T) {
	s := newServer(t)
	_, id := s.mugTemplate()
	s.post("/v1/campaigns", object{"name": "Gifts", "campaign_type": "GIFT_VOUCHERS", "voucher": object{"type": "GIFT_VOUCHER", "gift": object{"amount": 100}}})
	s.post(templates, object{"name": "Gift pattern", "campaign_id": "Gifts"})
	s.post(templates, object{"name": "Third", "campaign_id": "Gifts"})
	management := "/management/v1/projects/" + s.project + "/templates/campaigns"
	for _, list := range []string{templates, management} {
		page := s.get(list + "?limit=2&include_total=true&filters[name][conditions][$contains]=pattern")
		shows(t, object{"names": strings.Join(pluck(page, "name"), " and "), "total": page["total"], "ref": page["data_ref"], "more": page["has_more"]},
			`{"names":"Mug pattern and Gift pattern","total":3,"ref":"data","more":false}`)
		first := s.get(list + "?limit=1&order=-id")
		next := s.get(list + "?limit=5&order=-id&starting_after_id=" + first["more_starting_after"].(string))
		names := append(pluck(first, "name"), pluck(next, "name")...)
		if diff := cmp.Diff([]string{"Third", "Gift pattern", "Mug pattern"}, names); diff != "" || next["total"] != nil {
			t.Errorf("%s from the newest (-want +got): %s, total %v", list, diff, next["total"])
		}
		if gifts := pluck(s.get(list+"?filters[campaign_type][conditions][$is]=GIFT_VOUCHERS"), "name"); len(gifts) != 2 {
			t.Errorf("%s: gift templates: %v", list, gifts)
		}
		s.refuse(400, "invalid_query_params", "include_total", "GET", list+"?include_total=maybe", nil)
	}
	changed := s.put(templates+"/"+id, object{"name": "Renamed"})
	shows(t, object{"name": changed["name"], "description": changed["description"]}, `{"name":"Renamed","description":"d"}`)
	s.refuse(409, "duplicate_found", "Third", "PUT", templates+"/"+id, object{"name": "Third"})
	s.refuse(400, "invalid_query_params", "json_template", "GET", templates+"/"+id+"?expand=all", nil)
	if s.get(templates + "/" + id + "?expand=json_template")["json_template"].(object)["validation_rules"].(object)["name"] != "Has a mug" {
		t.Error("the expanded template does not show its rules")
	}
	s.del(templates + "/" + id)
	s.refuse(404, "not_found", id, "GET", templates+"/"+id, nil)
}

func TestTemplateCopyCreatesMissingObjects(t *testing.T) {
	s := newServer(t)
	product, id := s.mugTemplate()
	other, err := s.engine.CreateProject(t.Context(), project.NewProject{Name: "Other"})
	if err != nil {
		t.Fatal(err)
	}
	keys, err := s.engine.Projects.GrantNew(t.Context(), other.ID, "other")
	if err != nil {
		t.Fatal(err)
	}
	s.asInstallation()
	copyPath := "/management/v1/projects/" + s.project + "/templates/campaigns/" + id + "/copy"
	copied := s.post(copyPath, object{"name": "Copy", "destination_project_id": other.ID})
	shows(t, copied, `{"id":"*","name":"Copy","description":"d","campaign_type":"DISCOUNT_COUPONS","created_at":"2026-11-21T12:00:00.000Z","object":"campaign_template"}`)
	twice := s.expect(409, "POST", copyPath, object{"name": "Copy", "destination_project_id": other.ID})
	if _, keyed := twice["key"]; keyed {
		t.Error("the conflict of a copy has a key")
	}
	s.expect(404, "POST", copyPath, object{"destination_project_id": "proj_nobody"})

	s.headers = headersOf(keys)
	setup := templates + "/" + copied["id"].(string) + "/campaign-setup"
	made := s.post(setup, object{"name": "Mugs here"})
	shows(t, made["created_resources"], `[{"id":"`+product+`","object":"product"},{"id":"*","object":"validation_rules"}]`)
	shows(t, s.get("/v1/products/mug")["id"], `"`+product+`"`)
	second := s.post(setup, object{"name": "Mugs again"})
	shows(t, second["created_resources"], `[{"id":"*","object":"validation_rules"}]`)
}

func TestTemplateCopyUsesProductWithSameSourceID(t *testing.T) {
	s := newServer(t)
	_, id := s.mugTemplate()
	otherID, headers := newProjectKeys(t, s)
	s.asInstallation()
	copied := s.post("/management/v1/projects/"+s.project+"/templates/campaigns/"+id+"/copy", object{"destination_project_id": otherID})
	s.headers = headers
	here := s.post("/v1/products", object{"name": "Our mug", "source_id": "mug"})["id"].(string)
	made := s.post(templates+"/"+copied["id"].(string)+"/campaign-setup", object{"name": "Mugs here"})
	discount := made["campaign"].(object)["voucher"].(object)["discount"].(object)
	shows(t, object{"created": made["created_resources"], "unit": discount["unit_type"]}, `{"created":[{"id":"*","object":"validation_rules"}],"unit":"`+here+`"}`)
	rule := s.get("/v1/validation-rules/" + made["created_resources"].([]any)[0].(object)["id"].(string))
	shows(t, rule["rules"].(object)["1"].(object)["conditions"], `{"$is":[{"id":"`+here+`","object":"product"}]}`)
}

func TestTemplateCopyCreatesSegmentsAndLocations(t *testing.T) {
	s := newServer(t).withJobs()
	otherID, headers := newProjectKeys(t, s)
	s.asInstallation()
	place := s.post("/management/v1/projects/"+s.project+"/locations", object{"name": "Town", "shape": circle("geo:52.2297,21.0122", "2 km")})["id"].(string)
	near := s.post("/v1/segments", object{"name": "Near", "type": "auto-update", "filter": object{"metadata.home": object{"conditions": object{"$in_location": []string{place}}}}})["id"].(string)
	rules := s.ruleSet(object{"name": "Near", "rules": object{"1": object{"name": "customer.segment", "conditions": object{"$is": []string{near}}}}})
	s.post("/v1/campaigns", object{"name": "For neighbours", "campaign_type": "DISCOUNT_COUPONS", "validation_rules": []string{rules}, "voucher": coupon})
	id := s.post(templates, object{"name": "Neighbours", "campaign_id": "For neighbours"})["id"].(string)
	s.asInstallation()
	copied := s.post("/management/v1/projects/"+s.project+"/templates/campaigns/"+id+"/copy", object{"destination_project_id": otherID})

	s.headers = headers
	s.post("/v1/customers", object{"source_id": "ada", "metadata": object{"home": "52.2350,21.0170"}})
	setup := templates + "/" + copied["id"].(string) + "/campaign-setup"
	made := s.post(setup, object{"name": "Here"})
	shows(t, made["created_resources"], `[{"id":"`+place+`","object":"location"},{"id":"`+near+`","object":"segments"},{"id":"*","object":"validation_rules"}]`)
	s.awaitSegment("Near")
	shows(t, s.post(setup, object{"name": "Again"})["created_resources"], `[{"id":"*","object":"validation_rules"}]`)
}
