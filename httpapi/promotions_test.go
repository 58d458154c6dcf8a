package httpapi_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/validity"
)

// promotionCampaign makes a campaign without tiers and returns its id.
func (s *server) promotionCampaign(name string) string {
	s.t.Helper()
	c := campaign.Campaign{
		ID: env.NewID(campaign.Kind.Prefix), Name: name, Type: campaign.TypePromotion, Active: true, CreatedAt: s.now,
		Validity: validity.Validity{Start: s.now.Add(-time.Hour)},
	}
	if _, err := promotion.InternalsOf(s.engine.Project(s.project).Promotions).CreateCampaign(s.t.Context(), campaign.Draft{Campaign: c}, nil); err != nil {
		s.t.Fatal(err)
	}
	return c.ID
}

func (s *server) category(name string) string {
	s.t.Helper()
	c, err := s.engine.Project(s.project).Catalog.CreateCategory(s.t.Context(), catalog.NewCategory{Name: name, Hierarchy: 5})
	if err != nil {
		s.t.Fatal(err)
	}
	return c.ID
}

// tier makes a tier and returns its path.
func (s *server) tier(campaignID, name string) (id, path string) {
	s.t.Helper()
	id = s.post("/v1/promotions/"+campaignID+"/tiers", object{"name": name})["id"].(string)
	return id, "/v1/promotions/tiers/" + id
}

const freshTier = `{
	"id": "*", "name": "Ten", "banner": null, "action": {"discount": {"type": "AMOUNT", "amount_off": 1}}, "metadata": {}, "hierarchy": 1,
	"promotion_id": "*", "campaign_id": "*", "active": true, "categories": [], "created_at": "2026-11-21T12:00:00.000Z",
	"campaign": {"id": "*", "name": "Autumn", "active": true, "start_date": "2026-11-21T11:00:00.000Z", "object": "campaign"},
	"summary": {"redemptions": {"total_redeemed": 0}, "orders": {"total_amount": 0, "total_discount_amount": 0}}, "object": "promotion_tier"
}`

func TestAFreshTierAnswersItsDefaults(t *testing.T) {
	s := newServer(t)
	id := s.promotionCampaign("Autumn")
	made := s.post("/v1/promotions/"+id+"/tiers", `{"name":"Ten","action":{"discount":{"type":"AMOUNT","amount_off":1}},"banner":null,"metadata":null,"hierarchy":null,
		"active":null,"start_date":null,"category":null,"category_id":null,"validation_rule_assignments":null,"validity_hours":null}`)
	shows(t, made, freshTier)
	shows(t, s.get("/v1/promotions/tiers/"+made["id"].(string)), freshTier)
	if made["campaign_id"] != id || made["promotion_id"] != id {
		t.Errorf("campaign of the tier is %v and %v, want %s", made["campaign_id"], made["promotion_id"], id)
	}
}

const changedTier = `{
	"id": "*", "name": "Happy hour", "banner": "Buy now", "action": {"discount": {"type": "PERCENT", "percent_off": 12.5, "amount_limit": 900, "effect": "APPLY_TO_ORDER"}},
	"metadata": {"colour": "red", "weight": 1.50}, "hierarchy": 3, "promotion_id": "*", "campaign_id": "*", "active": true,
	"campaign": {"id": "*", "name": "Autumn", "active": true, "start_date": "2026-11-21T11:00:00.000Z", "object": "campaign"},
	"start_date": "2026-11-30T23:00:00.000Z", "expiration_date": "2026-12-24T22:59:59.999Z",
	"validity_timeframe": {"interval": "P2D", "duration": "PT1H"}, "validity_day_of_week": [1, 2],
	"validation_rule_assignments": {"object": "list", "data_ref": "data", "total": 1, "data": [{"id": "*", "rule_id": "*", "related_object_id": "*",
		"related_object_type": "promotion_tier", "created_at": "2026-11-21T13:00:00.000Z", "updated_at": null, "object": "validation_rules_assignment"}]},
	"category_id": "*", "categories": [{"id": "*", "name": "Sale", "hierarchy": 5, "object": "category", "created_at": "2026-11-21T12:00:00.000Z"}],
	"summary": {"redemptions": {"total_redeemed": 0}, "orders": {"total_amount": 0, "total_discount_amount": 0}},
	"created_at": "2026-11-21T12:00:00.000Z", "updated_at": "2026-11-21T13:00:00.000Z", "object": "promotion_tier"
}`

func TestEveryFieldOfATierIsUpdatedAndCleared(t *testing.T) {
	s := newServer(t, func(n *project.NewProject) { n.Timezone = "Europe/Warsaw" })
	_, path := s.tier(s.promotionCampaign("Autumn"), "Ten")
	s.category("Sale")
	val := s.post("/v1/validation-rules", object{"name": "Rich", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{5}}}}})["id"]
	s.now = noon.Add(time.Hour)
	changed := s.put(path, object{
		"name": "Happy hour", "banner": "Buy now", "metadata": object{"colour": "red", "weight": json.Number("1.50")}, "hierarchy": 3,
		"action":     object{"discount": object{"type": "PERCENT", "percent_off": 12.5, "amount_limit": 900, "effect": "APPLY_TO_ORDER"}},
		"start_date": "2026-12-01", "expiration_date": "2026-12-24", "category": "Sale",
		"validity_timeframe": object{"interval": "P2D", "duration": "PT1H"}, "validity_day_of_week": []int{1, 2},
		"validation_rule_assignments": object{"data": []object{{"rule_id": val}}}, "active": false, "unknown": 1,
	})
	shows(t, changed, changedTier)
	shows(t, s.get(path), changedTier)

	hours := object{"daily": []object{{"start_time": "08:00", "expiration_time": "10:00", "days_of_week": []int{5}}}}
	cleared := s.put(path, object{
		"banner": nil, "metadata": nil, "action": nil, "start_date": nil, "expiration_date": nil, "validity_timeframe": nil,
		"validity_day_of_week": nil, "validity_hours": hours, "category_id": nil, "validation_rule_assignments": nil, "hierarchy": nil,
	})
	const want = `{
		"id": "*", "name": "Happy hour", "banner": null, "metadata": {}, "hierarchy": 1, "promotion_id": "*", "campaign_id": "*", "active": true,
		"campaign": {"id": "*", "name": "Autumn", "active": true, "start_date": "2026-11-21T11:00:00.000Z", "object": "campaign"},
		"validity_hours": {"daily": [{"start_time": "08:00", "expiration_time": "10:00", "days_of_week": [5]}]}, "categories": [],
		"summary": {"redemptions": {"total_redeemed": 0}, "orders": {"total_amount": 0, "total_discount_amount": 0}},
		"created_at": "2026-11-21T12:00:00.000Z", "updated_at": "2026-11-21T13:00:00.000Z", "object": "promotion_tier"}`
	shows(t, cleared, want)
	shows(t, s.put(path, object{"validity_hours": nil, "category_id": s.category("Other")})["categories"],
		`[{"id": "*", "name": "Other", "hierarchy": 5, "object": "category", "created_at": "2026-11-21T13:00:00.000Z"}]`)
	s.del("/v1/validation-rules/" + val.(string)) // the cleared assignment is gone
}

func TestWhatWasReadFromATierCanBeWrittenBack(t *testing.T) {
	s := newServer(t)
	_, path := s.tier(s.promotionCampaign("Autumn"), "Ten")
	val := s.post("/v1/validation-rules", object{"name": "None"})["id"]
	before := s.put(path, object{
		"action":                      object{"discount": object{"type": "UNIT", "unit_off": 1, "unit_type": "prod_1", "effect": "ADD_NEW_ITEMS"}},
		"validation_rule_assignments": object{"data": []object{{"rule_id": val}}}, "category_id": s.category("Sale"), "metadata": object{"a": object{"b": []any{1, "x"}}},
	})
	if diff := cmp.Diff(before, s.put(path, before)); diff != "" {
		t.Errorf("after writing back (-want +got):\n%s", diff)
	}
}

func TestTiersAreSwitchedAndDeleted(t *testing.T) {
	s := newServer(t)
	_, path := s.tier(s.promotionCampaign("Autumn"), "Ten")
	if got := s.post(path+"/disable", nil)["active"]; got != false {
		t.Errorf("active after disabling: %v", got)
	}
	if got := s.post(path+"/enable", object{})["active"]; got != true {
		t.Errorf("active after enabling: %v", got)
	}
	s.del(path)
	for _, try := range []struct{ method, path string }{{"GET", path}, {"DELETE", path}, {"POST", path + "/enable"}, {"PUT", path}} {
		got := s.refuse(404, "not_found", "Cannot find promotion_tier with id promo_", try.method, try.path, nil)
		if got["resource_type"] != "promotion_tier" {
			t.Errorf("resource type %v", got["resource_type"])
		}
	}
}

func TestWrongTiersAreRefused(t *testing.T) {
	s := newServer(t)
	id := s.promotionCampaign("Autumn")
	tiers := "/v1/promotions/" + id + "/tiers"
	_, path := s.tier(id, "Ten")
	before := s.get(path)
	for name, c := range map[string]struct {
		method, path string
		status       int
		body         string
		key, details string
	}{
		"no name":               {"POST", tiers, 400, `{}`, "invalid_payload", "Payload must have required property 'name'"},
		"name is a number":      {"POST", tiers, 400, `{"name":1}`, "invalid_payload", "Property .name must be string (actual value is number)"},
		"campaign is unknown":   {"POST", "/v1/promotions/camp_z/tiers", 404, `{"name":"x"}`, "not_found", "Cannot find campaign with id camp_z"},
		"category is unknown":   {"POST", tiers, 404, `{"name":"x","category":"None"}`, "not_found", "Cannot find category with id None"},
		"rule is unknown":       {"POST", tiers, 404, `{"name":"x","validation_rules":["val_z"]}`, "not_found", "Cannot find validation_rules with id val_z"},
		"fraction of a cent":    {"PUT", path, 400, `{"action":{"discount":{"type":"AMOUNT","amount_off":1.5}}}`, "invalid_payload", "Property .action.discount.amount_off must be integer (actual value is '1.5')"},
		"amount as text":        {"PUT", path, 400, `{"action":{"discount":{"type":"AMOUNT","amount_off":"x"}}}`, "invalid_payload", "Property .action.discount.amount_off must be number (actual value is string)"},
		"unit as text":          {"PUT", path, 400, `{"action":{"discount":{"type":"UNIT","unit_off":"x"}}}`, "invalid_payload", "Property .action.discount.unit_off must be number (actual value is string)"},
		"effect is unknown":     {"PUT", path, 400, `{"action":{"discount":{"type":"AMOUNT","amount_off":1,"effect":"APPLY"}}}`, "invalid_payload", "Property .action.discount.effect must be one of APPLY_TO_ORDER"},
		"date is none":          {"PUT", path, 400, `{"start_date":"soon"}`, "invalid_payload", "Property .start_date must be an ISO 8601 date"},
		"date is a number":      {"PUT", path, 400, `{"start_date":5}`, "invalid_payload", "Property .start_date must be string (actual value is number)"},
		"ends before it starts": {"PUT", path, 400, `{"start_date":"2026-12-02","expiration_date":"2026-12-01"}`, "invalid_payload", "Property .expiration_date must not be before start_date"},
		"hours and days":        {"PUT", path, 400, `{"validity_day_of_week":[1],"validity_hours":{"daily":[{"start_time":"08:00","expiration_time":"09:00"}]}}`, "invalid_payload", "Property .validity_hours cannot be combined"},
		"overlapping hours": {"PUT", path, 400, `{"validity_hours":{"daily":[{"start_time":"08:00","expiration_time":"10:00"},{"start_time":"09:00","expiration_time":"11:00"}]}}`,
			"invalid_payload", "Property .validity_hours.daily[1] must not overlap daily[0]"},
		"day eight":            {"PUT", path, 400, `{"validity_day_of_week":[8]}`, "invalid_payload", "Property .validity_day_of_week[0] must be 0 (Sunday) to 6 (Saturday)"},
		"name cleared":         {"PUT", path, 400, `{"name":null}`, "invalid_payload", "Payload must have required property 'name'"},
		"negative place":       {"PUT", path, 400, `{"hierarchy":-1}`, "invalid_payload", "Property .hierarchy must be >= 0 and <= 1000000000 (actual value is '-1')"},
		"place is a fraction":  {"PUT", path, 400, `{"hierarchy":1.5}`, "invalid_payload", "Property .hierarchy must be integer (actual value is number 1.5)"},
		"assignment of nobody": {"PUT", path, 400, `{"validation_rule_assignments":{"data":[{}]}}`, "invalid_payload", "Property .validation_rule_assignments.data[0] must have required property 'rule_id'"},
		"rule to be unknown":   {"PUT", path, 404, `{"name":"x","validation_rule_assignments":{"data":[{"rule_id":"val_z"}]}}`, "not_found", "val_z"},
		"category unknown":     {"PUT", path, 404, `{"name":"x","category_id":"cat_z"}`, "not_found", "Cannot find category with id cat_z"},
		"metadata is a list":   {"PUT", path, 400, `{"metadata":[]}`, "invalid_payload", "Property .metadata must be object"},
		"not JSON":             {"PUT", path, 400, `{"name":`, "invalid_payload", "Payload must be JSON"},
	} {
		t.Run(name, func(t *testing.T) {
			s := *s
			s.t = t
			s.refuse(c.status, c.key, c.details, c.method, c.path, c.body)
			if diff := cmp.Diff(before, s.get(path)); diff != "" {
				t.Errorf("the tier changed (-want +got):\n%s", diff)
			}
			if n := s.get(tiers)["total"]; n != before["hierarchy"] {
				t.Errorf("there are %v tiers", n)
			}
		})
	}
}

func TestListsOfTiers(t *testing.T) {
	s := newServer(t)
	autumn, winter := s.promotionCampaign("Autumn"), s.promotionCampaign("Winter sale")
	minute := func() { s.now = s.now.Add(time.Minute) }
	_, c := s.tier(autumn, "c")
	minute()
	s.tier(autumn, "b")
	minute()
	s.tier(winter, "a")
	minute()
	s.put(c, object{"hierarchy": 9})

	list := s.get("/v1/promotions/" + autumn + "/tiers")
	if diff := cmp.Diff([]string{"b", "c"}, pluck(list, "name")); diff != "" {
		t.Errorf("tiers of a campaign (-want +got):\n%s", diff)
	}
	delete(list, "tiers")
	shows(t, list, `{"object":"list","data_ref":"tiers","total":2,"has_more":false}`)
	if diff := cmp.Diff([]string{"a"}, pluck(s.get("/v1/promotions/Winter%20sale/tiers"), "name")); diff != "" {
		t.Errorf("tiers of a campaign by name (-want +got):\n%s", diff)
	}

	for path, want := range map[string][]string{
		"":                                     {"a", "b", "c"},
		"?order=-created_at":                   {"a", "b", "c"},
		"?order=created_at&limit=2":            {"c", "b"},
		"?order=created_at&limit=2&page=2":     {"a"},
		"?is_available=false":                  {"a", "b", "c"},
		"?is_available=true&limit=1&page=2":    {"b"},
		"?is_available=true&order=-updated_at": {"c", "a", "b"},
	} {
		if diff := cmp.Diff(want, pluck(s.get("/v1/promotions/tiers"+path), "name")); diff != "" {
			t.Errorf("tiers%s (-want +got):\n%s", path, diff)
		}
	}
	for path, details := range map[string]string{
		"?limit=0":            "Property .limit must be a whole number from 1 to 100",
		"?page=x":             "Property .page must be a whole number",
		"?order=name":         "Property .order must be one of",
		"?is_available=maybe": "Property .is_available must be true or false",
	} {
		s.refuse(400, "invalid_query_params", details, "GET", "/v1/promotions/tiers"+path, nil)
	}
	more := s.get("/v1/promotions/tiers?limit=2")
	delete(more, "tiers")
	shows(t, more, `{"object":"list","data_ref":"tiers","total":3,"has_more":true}`)
	s.refuse(404, "not_found", "camp_z", "GET", "/v1/promotions/camp_z/tiers", nil)
}

func TestAvailableTiersAreThoseThatCanBeUsed(t *testing.T) {
	s := newServer(t)
	autumn := s.promotionCampaign("Autumn")
	for name, body := range map[string]object{
		"open":   {},
		"off":    {"active": false},
		"ended":  {"expiration_date": "2026-11-20"},
		"sunday": {"validity_day_of_week": []int{0}},
		"today":  {"validity_day_of_week": []int{6}},
	} {
		body["name"] = name
		s.post("/v1/promotions/"+autumn+"/tiers", body)
	}
	names := map[string]bool{}
	for _, name := range pluck(s.get("/v1/promotions/tiers?is_available=true"), "name") {
		names[name] = true
	}
	if diff := cmp.Diff(map[string]bool{"open": true, "today": true}, names); diff != "" {
		t.Errorf("available (-want +got):\n%s", diff)
	}
}

func TestTiersAndStacksOfDeletedCampaignAreHidden(t *testing.T) {
	s := newServer(t)
	autumn, winter := s.promotionCampaign("Autumn"), s.promotionCampaign("Winter")
	id, path := s.tier(autumn, "leaf")
	s.post("/v1/promotions/"+autumn+"/stacks", object{"name": "leaves", "tiers": object{"ids": []string{id}}})
	snow, _ := s.tier(winter, "snow")
	s.post("/v1/promotions/"+winter+"/stacks", object{"name": "snows", "tiers": object{"ids": []string{snow}}})

	s.expect(202, "DELETE", "/v1/campaigns/"+autumn, nil)
	for list, want := range map[string]string{"/v1/promotions/tiers": "snow", "/v1/promotions/stacks": "snows"} {
		got := s.get(list)
		if diff := cmp.Diff([]string{want}, pluck(got, "name")); diff != "" || fmt.Sprint(got["total"]) != "1" {
			t.Errorf("%s: total %v, (-want +got):\n%s", list, got["total"], diff)
		}
	}
	for _, call := range []string{"GET ", "PUT ", "DELETE ", "POST enable", "POST disable"} {
		method, action, _ := strings.Cut(call, " ")
		s.refuse(404, "not_found", id, method, strings.TrimSuffix(path+"/"+action, "/"), object{})
	}
}

func TestStacks(t *testing.T) {
	s := newServer(t)
	autumn := s.promotionCampaign("Autumn")
	one, _ := s.tier(autumn, "one")
	two, _ := s.tier(autumn, "two")
	stacks := "/v1/promotions/Autumn/stacks"
	made := s.post(stacks, object{"name": "Both", "tiers": object{"ids": []string{two, one}}, "category_id": s.category("Sale")})
	shows(t, made, `{"id":"*","name":"Both","tiers":{"ids":["`+two+`","`+one+`"],"hierarchy_mode":"MANUAL"},"campaign_id":"`+autumn+`","category_id":"*",
		"categories":[{"id":"*","name":"Sale","hierarchy":5,"object":"category","created_at":"2026-11-21T12:00:00.000Z"}],
		"created_at":"2026-11-21T12:00:00.000Z","object":"promotion_stack"}`)
	path := stacks + "/" + made["id"].(string)

	s.now = noon.Add(time.Hour)
	const changed = `{"id":"*","name":"One","tiers":{"ids":["*"],"hierarchy_mode":"MANUAL"},"campaign_id":"*","categories":[],
		"created_at":"2026-11-21T12:00:00.000Z","updated_at":"2026-11-21T13:00:00.000Z","object":"promotion_stack"}`
	shows(t, s.put(path, object{"name": "One", "tiers": object{"ids": []string{one}, "hierarchy_mode": nil}, "category_id": nil}), changed)
	shows(t, s.get(path), changed)
	for _, list := range []string{stacks, "/v1/promotions/stacks"} {
		shows(t, s.get(list), `{"object":"list","data_ref":"data","total":1,"data":[`+changed+`]}`)
	}
	if diff := cmp.Diff([]string(nil), pluck(s.get("/v1/promotions/stacks?created_at[after]=2026-11-22"), "id")); diff != "" {
		t.Errorf("later stacks (-want +got):\n%s", diff)
	}
	s.get("/v1/promotions/stacks?order=-name&limit=5&page=1&updated_at%5Bbefore%5D=2026-11-22")
	s.refuse(400, "invalid_query_params", "Property .order must be one of", "GET", "/v1/promotions/stacks?order=id", nil)

	before := s.get(path)
	for name, c := range map[string]struct {
		method, path string
		status       int
		body         string
		key, details string
	}{
		"no tiers":           {"POST", stacks, 400, `{"name":"x"}`, "invalid_payload", "Property .tiers.ids must NOT have fewer than 1 items"},
		"tiers cleared":      {"PUT", path, 400, `{"tiers":null}`, "invalid_payload", "Property .tiers.ids must NOT have fewer than 1 items"},
		"mode is unknown":    {"PUT", path, 400, `{"tiers":{"hierarchy_mode":"AUTO"}}`, "invalid_payload", "Property .tiers.hierarchy_mode must be MANUAL (actual value is 'AUTO')"},
		"tier is unknown":    {"PUT", path, 404, `{"tiers":{"ids":["promo_z"]}}`, "not_found", "Cannot find promotion_tier with id promo_z"},
		"tier is a number":   {"PUT", path, 400, `{"tiers":{"ids":[1]}}`, "invalid_payload", "Property .tiers.ids[0] must be string"},
		"no such stack":      {"GET", stacks + "/stack_z", 404, "", "not_found", "Cannot find promotion_stack with id stack_z"},
		"of no such promo":   {"GET", "/v1/promotions/camp_z/stacks", 404, "", "not_found", "Cannot find campaign with id camp_z"},
		"of another promo":   {"DELETE", "/v1/promotions/" + s.promotionCampaign("Winter") + "/stacks/" + made["id"].(string), 404, "", "not_found", "stack_"},
		"category not there": {"PUT", path, 404, `{"category_id":"cat_z"}`, "not_found", "Cannot find category with id cat_z"},
	} {
		t.Run(name, func(t *testing.T) {
			s := *s
			s.t = t
			var body any
			if c.body != "" {
				body = c.body
			}
			s.refuse(c.status, c.key, c.details, c.method, c.path, body)
			if diff := cmp.Diff(before, s.get(path)); diff != "" {
				t.Errorf("the stack changed (-want +got):\n%s", diff)
			}
		})
	}
	s.del(path)
	s.refuse(404, "not_found", "stack_", "DELETE", path, nil)
}

func TestTiersNeedAPromotionCampaign(t *testing.T) {
	s := newServer(t)
	codes := campaign.Campaign{ID: env.NewID(campaign.Kind.Prefix), Name: "Codes", Type: campaign.TypeDiscountCoupons, CreatedAt: noon}
	if _, err := promotion.InternalsOf(s.engine.Project(s.project).Promotions).CreateCampaign(t.Context(), campaign.Draft{Campaign: codes}, []promotion.NewTier{}); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"/v1/promotions/Codes/tiers", "/v1/promotions/" + codes.ID + "/stacks"} {
		s.refuse(400, "invalid_campaign", "only a campaign of type PROMOTION has promotion tiers", "GET", path, nil)
	}
}

func TestUnitDiscountsShowTheirProducts(t *testing.T) {
	s := newServer(t)
	mug := s.post("/v1/products", object{"name": "Mug", "source_id": "mug"})["id"].(string)
	red := s.post("/v1/products/mug/skus", object{"sku": "Red mug"})["id"].(string)
	_, path := s.tier(s.promotionCampaign("Autumn"), "Gifts")
	const product = `"product": {"id": "*", "source_id": "mug", "name": "Mug"}`
	got := s.put(path, object{"action": object{"discount": object{"type": "UNIT", "unit_off": 2, "unit_type": mug}}})
	shows(t, got["action"], `{"discount": {"type": "UNIT", "unit_off": 2, "unit_type": "`+mug+`", `+product+`}}`)
	got = s.put(path, object{"action": object{"discount": object{"type": "UNIT", "effect": "ADD_MANY_ITEMS", "units": []object{
		{"unit_off": 1, "unit_type": red, "effect": "ADD_NEW_ITEMS"}, {"unit_off": 1, "unit_type": "unheard of", "effect": "ADD_NEW_ITEMS"}}}}})
	shows(t, got["action"], `{"discount": {"type": "UNIT", "effect": "ADD_MANY_ITEMS", "units": [
		{"unit_off": 1, "unit_type": "`+red+`", "effect": "ADD_NEW_ITEMS", `+product+`, "sku": {"id": "*", "source_id": null, "name": "Red mug"}},
		{"unit_off": 1, "unit_type": "unheard of", "effect": "ADD_NEW_ITEMS"}]}}`)
}

func TestADeletedCategoryIsNotShown(t *testing.T) {
	s := newServer(t)
	category := s.category("Sale")
	_, path := s.tier(s.promotionCampaign("Autumn"), "Ten")
	s.put(path, object{"category_id": category})
	s.del("/v1/categories/" + category)
	got := s.get(path)
	shows(t, got["categories"], `[]`)
	if id, there := got["category_id"]; there {
		t.Errorf("category_id is %v", id)
	}
}

func TestATierSumsUpItsRedemptions(t *testing.T) {
	s := newServer(t)
	id, path := s.tier(s.promotionCampaign("Autumn"), "Ten")
	s.put(path, object{"action": object{"discount": object{"type": "AMOUNT", "amount_off": 100}}})
	for range 2 {
		s.post("/v1/redemptions", object{"redeemables": []object{{"object": "promotion_tier", "id": id}}, "order": object{"amount": 1000}})
	}
	shows(t, s.get(path)["summary"], `{"redemptions": {"total_redeemed": 2}, "orders": {"total_amount": 1800, "total_discount_amount": 200}}`)
}
