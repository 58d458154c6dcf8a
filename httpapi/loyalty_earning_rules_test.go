package httpapi_test

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/project"
)

// loyaltyCampaign makes a loyalty campaign and returns its id and path.
func (s *server) loyaltyCampaign(name string, more ...object) (id, path string) {
	s.t.Helper()
	body := object{"name": name, "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE", "voucher": object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": 0}}}
	for _, o := range more {
		for k, v := range o {
			body[k] = v
		}
	}
	id = s.post("/v1/campaigns", body)["id"].(string)
	return id, "/v1/loyalties/" + id
}

// earningRule makes one earning rule and returns it and its path.
func (s *server) earningRule(campaign string, rule object) (made object, path string) {
	s.t.Helper()
	a := s.do("POST", campaign+"/earning-rules", []object{rule})
	list, ok := a.body.([]any)
	if a.status != 200 || !ok || len(list) != 1 {
		s.t.Fatalf("create an earning rule: %d %s", a.status, a.raw)
	}
	made = list[0].(object)
	return made, campaign + "/earning-rules/" + made["id"].(string)
}

const freshEarningRule = `{
	"id": "*", "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null, "validation_rule_id": null,
	"loyalty": {"type": "FIXED", "points": 10}, "event": "order.paid", "source": {"banner": null, "object_id": "*", "object_type": "campaign"},
	"automation_id": "*", "active": true, "pending_points": null, "metadata": {}, "object": "earning_rule"
}`

func TestAFreshEarningRuleAnswersItsDefaults(t *testing.T) {
	s := newServer(t)
	id, campaign := s.loyaltyCampaign("Club")
	made, path := s.earningRule(campaign, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": "10"}, "active": nil, "pending_points": nil,
		"expiration_rules": nil, "metadata": nil, "validation_rule_id": nil, "segment": nil, "custom_event": nil, "source": nil, "start_date": nil})
	shows(t, made, freshEarningRule)
	shows(t, s.get(path), freshEarningRule)
	shows(t, s.get("/v1/loyalties/Club/earning-rules/"+made["id"].(string)), freshEarningRule)
	if got := made["source"].(object)["object_id"]; got != id {
		t.Errorf("campaign of the rule is %v, want %s", got, id)
	}
}

const changedEarningRule = `{
	"id": "*", "created_at": "2026-11-21T12:00:00.000Z", "updated_at": "2026-11-21T13:00:00.000Z", "validation_rule_id": "*",
	"loyalty": {"type": "PROPORTIONAL", "calculation_type": "ORDER_ITEMS_AMOUNT", "order_items": {"amount": {"every": 100, "points": 3, "points_formula": "ORDER_AMOUNT * 2",
		"object": "products_collection", "id": "pc_1", "applicable_to": [{"object": "products_collection", "id": "pc_1"}, {"object": "sku", "id": "sku_1"}]}}},
	"event": "order.paid", "source": {"banner": "Three for a euro", "object_id": "*", "object_type": "campaign"}, "automation_id": "*", "active": false,
	"pending_points": {"period_type": "DAY", "period_value": 14},
	"expiration_rules": {"period_type": "MONTH", "period_value": 6, "rounding_type": "PARTICULAR_MONTH", "rounding_value": 12},
	"start_date": "2026-11-30T23:00:00.000Z", "expiration_date": "2026-12-24T22:59:59.999Z",
	"validity_timeframe": {"interval": "P2D", "duration": "PT1H"}, "validity_day_of_week": [1, 2],
	"metadata": {"colour": "red"}, "object": "earning_rule"
}`

func TestEveryFieldOfAnEarningRuleIsUpdatedAndCleared(t *testing.T) {
	s := newServer(t, func(n *project.NewProject) { n.Timezone = "Europe/Warsaw" })
	_, campaign := s.loyaltyCampaign("Club")
	_, path := s.earningRule(campaign, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 10}})
	val := s.post("/v1/validation-rules", object{"name": "Rich", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{5}}}}})["id"]
	s.now = noon.Add(time.Hour)
	changed := s.put(path, object{
		"validation_rule_id": val, "source": object{"banner": "Three for a euro"}, "active": false, "start_date": "2026-12-01", "expiration_date": "2026-12-24",
		"loyalty": object{"type": "PROPORTIONAL", "calculation_type": "ORDER_ITEMS_AMOUNT", "order_items": object{"amount": object{"every": "100", "points": "3",
			"points_formula": "ORDER_AMOUNT * 2", "applicable_to": []object{{"object": "products_collection", "id": "pc_1"}, {"object": "sku", "id": "sku_1"}}}}},
		"pending_points":     object{"period_type": "DAY", "period_value": 14},
		"expiration_rules":   object{"period_type": "MONTH", "period_value": 6, "rounding_type": "PARTICULAR_MONTH", "rounding_value": 12},
		"validity_timeframe": object{"interval": "P2D", "duration": "PT1H"}, "validity_day_of_week": []int{1, 2}, "metadata": object{"colour": "red"}, "unknown": 1,
	})
	shows(t, changed, changedEarningRule)
	shows(t, s.get(path), changedEarningRule)
	if diff := cmp.Diff(changed, s.put(path, changed)); diff != "" {
		t.Errorf("after writing back (-want +got):\n%s", diff)
	}
	cleared := s.put(path, object{
		"validation_rule_id": nil, "source": nil, "active": true, "start_date": nil, "expiration_date": nil, "pending_points": nil, "expiration_rules": nil,
		"validity_timeframe": nil, "validity_day_of_week": nil, "metadata": nil, "loyalty": object{"type": "FIXED", "points": "25"},
	})
	shows(t, cleared, `{
		"id": "*", "created_at": "2026-11-21T12:00:00.000Z", "updated_at": "2026-11-21T13:00:00.000Z", "validation_rule_id": null,
		"loyalty": {"type": "FIXED", "points": 25}, "event": "order.paid", "source": {"banner": null, "object_id": "*", "object_type": "campaign"},
		"automation_id": "*", "active": true, "pending_points": null, "metadata": {}, "object": "earning_rule"}`)
	s.del("/v1/validation-rules/" + val.(string)) // no object uses it any more
}

func TestEveryCalculationOfAnEarningRuleComesBackAsItWasSent(t *testing.T) {
	s := newServer(t)
	_, campaign := s.loyaltyCampaign("Club")
	block := func(more object) object {
		b := object{"every": 5, "points": 2}
		for k, v := range more {
			b[k] = v
		}
		return b
	}
	scope := object{"object": "product", "id": "prod_1", "applicable_to": []any{object{"object": "product", "id": "prod_1"}}}
	key := object{"property": "answers"}
	for calculation, c := range map[string]struct {
		event            string
		object, property string
		more             object
	}{
		"ORDER_AMOUNT":                {"order.paid", "order", "amount", nil},
		"ORDER_TOTAL_AMOUNT":          {"order.paid", "order", "total_amount", nil},
		"ORDER_METADATA":              {"order.paid", "order", "metadata", key},
		"ORDER_ITEMS_QUANTITY":        {"order.paid", "order_items", "quantity", scope},
		"ORDER_ITEMS_AMOUNT":          {"order.paid", "order_items", "amount", scope},
		"ORDER_ITEMS_SUBTOTAL_AMOUNT": {"order.paid", "order_items", "subtotal_amount", scope},
		"CUSTOMER_METADATA":           {"customer.segment.entered", "customer", "metadata", key},
		"CUSTOM_EVENT_METADATA":       {"survey_finished", "custom_event", "metadata", key},
	} {
		loyalty := object{"type": "PROPORTIONAL", "calculation_type": calculation, c.object: object{c.property: block(c.more)}}
		rule := object{"event": c.event, "loyalty": loyalty}
		switch c.event {
		case "customer.segment.entered":
			rule["segment"] = object{"id": "seg_1"}
		case "survey_finished":
			rule["custom_event"] = object{"schema_id": "ms_1"}
		}
		made, path := s.earningRule(campaign, rule)
		shows(t, made["loyalty"], asJSON(t, loyalty))
		shows(t, s.put(path, object{"loyalty": loyalty})["loyalty"], asJSON(t, loyalty))
	}
}

func TestEarningRulesAreSwitchedListedAndDeleted(t *testing.T) {
	s := newServer(t)
	_, campaign := s.loyaltyCampaign("Club")
	_, other := s.loyaltyCampaign("Other")
	first, path := s.earningRule(campaign, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 1}})
	s.now = noon.Add(time.Minute)
	second, _ := s.earningRule(campaign, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 2}})
	s.earningRule(other, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 3}})
	if got := s.post(path+"/disable", nil)["active"]; got != false {
		t.Errorf("active after disabling: %v", got)
	}
	if got := s.post(path+"/enable", object{})["active"]; got != true {
		t.Errorf("active after enabling: %v", got)
	}
	list := s.get(campaign + "/earning-rules")
	if diff := cmp.Diff([]string{second["id"].(string), first["id"].(string)}, pluck(list, "id")); diff != "" {
		t.Errorf("rules (-want +got):\n%s", diff)
	}
	if fmt.Sprint(list["total"]) != "2" || list["data_ref"] != "data" || list["object"] != "list" {
		t.Errorf("list %v", list)
	}
	if got := pluck(s.get(campaign+"/earning-rules?order=created_at&limit=1&page=2"), "id"); len(got) != 1 || got[0] != second["id"] {
		t.Errorf("second page: %v", got)
	}
	s.del(path)
	id := first["id"].(string)
	for _, try := range []struct{ method, path string }{
		{"GET", path}, {"DELETE", path}, {"POST", path + "/enable"}, {"POST", path + "/disable"}, {"PUT", path}, {"GET", other + "/earning-rules/" + second["id"].(string)},
	} {
		got := s.refuse(404, "not_found", "Cannot find earning_rule with id ern_", try.method, try.path, object{})
		if got["resource_type"] != "earning_rule" {
			t.Errorf("resource type %v", got["resource_type"])
		}
	}
	s.refuse(404, "not_found", "Cannot find campaign with id camp_z", "PUT", "/v1/loyalties/camp_z/earning-rules/"+id, object{})
	promotion := s.promotionCampaign("Autumn")
	s.refuse(404, "not_found", "Cannot find campaign with id "+promotion, "GET", "/v1/loyalties/"+promotion+"/earning-rules", nil)
}

func TestWrongEarningRulesAreRefused(t *testing.T) {
	s := newServer(t)
	_, campaign := s.loyaltyCampaign("Club")
	rules := campaign + "/earning-rules"
	_, path := s.earningRule(campaign, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 10}})
	_, entered := s.earningRule(campaign, object{"event": "customer.segment.entered", "segment": object{"id": "seg_1"}, "loyalty": object{"type": "FIXED", "points": 10}})
	before := s.get(rules)
	for name, c := range map[string]struct {
		method, path string
		status       int
		body         string
		key, details string
	}{
		"an object":                 {"POST", rules, 400, `{"event":"order.paid"}`, "invalid_payload", "Payload must be array"},
		"no rule":                   {"POST", rules, 400, `[]`, "invalid_payload", "array of at least one earning rule"},
		"no body":                   {"POST", rules, 400, ``, "invalid_payload", "array of at least one earning rule"},
		"no event":                  {"POST", rules, 400, `[{"loyalty":{"type":"FIXED","points":1}}]`, "invalid_payload", "must have required property 'event'"},
		"no loyalty":                {"POST", rules, 400, `[{"event":"order.paid"}]`, "invalid_payload", "must have required property 'loyalty'"},
		"second rule is wrong":      {"POST", rules, 400, `[{"event":"order.paid","loyalty":{"type":"FIXED","points":1}},{"event":"order.paid","loyalty":{"type":"FIXED","points":-1}}]`, "invalid_payload", "[1].loyalty.points must be 0 to"},
		"unknown standard event":    {"POST", rules, 400, `[{"event":"customer.created","loyalty":{"type":"FIXED","points":1}}]`, "invalid_payload", "event must be one of order.paid"},
		"no segment":                {"POST", rules, 400, `[{"event":"customer.segment.entered","loyalty":{"type":"FIXED","points":1}}]`, "invalid_payload", "segment.id is required"},
		"no tier":                   {"POST", rules, 400, `[{"event":"customer.loyalty.tier.joined","loyalty":{"type":"FIXED","points":1}}]`, "invalid_payload", "loyalty_tier.id is required"},
		"tier is unknown":           {"POST", rules, 404, `[{"event":"customer.loyalty.tier.joined","loyalty_tier":{"id":"ltr_z"},"loyalty":{"type":"FIXED","points":1}}]`, "not_found", "Cannot find loyalty_tier with id ltr_z"},
		"segment of an order":       {"POST", rules, 400, `[{"event":"order.paid","segment":{"id":"seg_1"},"loyalty":{"type":"FIXED","points":1}}]`, "invalid_payload", "segment.id is not allowed"},
		"validation rule unknown":   {"POST", rules, 404, `[{"event":"order.paid","validation_rule_id":"val_z","loyalty":{"type":"FIXED","points":1}}]`, "not_found", "val_z"},
		"pending of a segment":      {"PUT", entered, 400, `{"pending_points":{"period_type":"DAY","period_value":5}}`, "invalid_payload", "Property .pending_points is allowed for the event order.paid only"},
		"pending of no day":         {"PUT", path, 400, `{"pending_points":{"period_type":"DAY","period_value":0}}`, "invalid_payload", "Property .pending_points.period_value must be 1 to 90"},
		"pending of 91 days":        {"PUT", path, 400, `{"pending_points":{"period_type":"DAY","period_value":91}}`, "invalid_payload", "Property .pending_points.period_value must be 1 to 90"},
		"pending of months":         {"PUT", path, 400, `{"pending_points":{"period_type":"MONTH","period_value":1}}`, "invalid_payload", "Property .pending_points.period_type must be"},
		"pending without a period":  {"PUT", path, 400, `{"pending_points":{}}`, "invalid_payload", "Property .pending_points must have required property 'period_value'"},
		"loyalty is null":           {"PUT", path, 400, `{"loyalty":null}`, "invalid_payload", "Property .loyalty must be object"},
		"active is null":            {"PUT", path, 400, `{"active":null}`, "invalid_payload", "Property .active must be boolean"},
		"active is a text":          {"PUT", path, 400, `{"active":"yes"}`, "invalid_payload", "Property .active must be boolean"},
		"type is unknown":           {"PUT", path, 400, `{"loyalty":{"type":"RANDOM","points":1}}`, "invalid_payload", "Property .loyalty.type must be equal to one of"},
		"points are negative":       {"PUT", path, 400, `{"loyalty":{"type":"FIXED","points":-1}}`, "invalid_payload", "Property .loyalty.points must be 0 to"},
		"points are a fraction":     {"PUT", path, 400, `{"loyalty":{"type":"FIXED","points":1.5}}`, "invalid_payload", "Property .loyalty.points must be integer"},
		"points are a word":         {"PUT", path, 400, `{"loyalty":{"type":"FIXED","points":"many"}}`, "invalid_payload", "Property .loyalty.points must be integer"},
		"points are a list":         {"PUT", path, 400, `{"loyalty":{"type":"FIXED","points":[1]}}`, "invalid_payload", "Property .loyalty.points must be integer"},
		"points are too many":       {"PUT", path, 400, `{"loyalty":{"type":"FIXED","points":9007199254740992}}`, "invalid_payload", "Property .loyalty.points must be 0 to"},
		"points are missing":        {"PUT", path, 400, `{"loyalty":{"type":"FIXED"}}`, "invalid_payload", "Property .loyalty must have required property 'points'"},
		"calculation is missing":    {"PUT", path, 400, `{"loyalty":{"type":"PROPORTIONAL"}}`, "invalid_payload", "must have required property 'calculation_type'"},
		"calculation is unknown":    {"PUT", path, 400, `{"loyalty":{"type":"PROPORTIONAL","calculation_type":"WEATHER"}}`, "invalid_payload", "Property .loyalty.calculation_type must be equal to one of"},
		"calculation of others":     {"PUT", entered, 400, `{"loyalty":{"type":"PROPORTIONAL","calculation_type":"ORDER_AMOUNT","order":{"amount":{"every":1,"points":1}}}}`, "invalid_payload", "Property .loyalty.calculation_type must be one of"},
		"block is missing":          {"PUT", path, 400, `{"loyalty":{"type":"PROPORTIONAL","calculation_type":"ORDER_AMOUNT","order":{}}}`, "invalid_payload", "Property .loyalty.order must have required property 'amount'"},
		"every nothing":             {"PUT", path, 400, `{"loyalty":{"type":"PROPORTIONAL","calculation_type":"ORDER_AMOUNT","order":{"amount":{"every":0,"points":1}}}}`, "invalid_payload", "Property .loyalty.order.amount.every must be >= 1"},
		"every is missing":          {"PUT", path, 400, `{"loyalty":{"type":"PROPORTIONAL","calculation_type":"ORDER_AMOUNT","order":{"amount":{"points":1}}}}`, "invalid_payload", "must have required property 'every'"},
		"property is missing":       {"PUT", path, 400, `{"loyalty":{"type":"PROPORTIONAL","calculation_type":"ORDER_METADATA","order":{"metadata":{"every":1,"points":1}}}}`, "invalid_payload", "must have required property 'property'"},
		"scope is missing":          {"PUT", path, 400, `{"loyalty":{"type":"PROPORTIONAL","calculation_type":"ORDER_ITEMS_QUANTITY","order_items":{"quantity":{"every":1,"points":1}}}}`, "invalid_payload", "must have required property 'applicable_to'"},
		"scope is unknown":          {"PUT", path, 400, `{"loyalty":{"type":"PROPORTIONAL","calculation_type":"ORDER_ITEMS_QUANTITY","order_items":{"quantity":{"every":1,"points":1,"object":"shop","id":"x"}}}}`, "invalid_payload", "object must be one of products_collection, product, sku"},
		"formula is none":           {"PUT", path, 400, `{"loyalty":{"type":"FIXED","points":1,"points_formula":"ORDER_AMOUNT *"}}`, "invalid_payload", "Property .loyalty.points_formula must be a formula"},
		"expiration is unknown":     {"PUT", path, 400, `{"expiration_rules":{"period_type":"WEEK"}}`, "invalid_payload", "Property .expiration_rules.period_type must be"},
		"expiration on the 32nd":    {"PUT", path, 400, `{"expiration_rules":{"period_type":"FIXED_DAY_OF_YEAR","fixed_month":1,"fixed_day":32}}`, "invalid_payload", "Property .expiration_rules.fixed_day must be 1 to 31"},
		"ends before it starts":     {"PUT", path, 400, `{"start_date":"2026-12-02","expiration_date":"2026-12-01"}`, "invalid_payload", "Property .expiration_date must not be before start_date"},
		"date is none":              {"PUT", path, 400, `{"start_date":"soon"}`, "invalid_payload", "Property .start_date must be an ISO 8601 date"},
		"validation rule is absent": {"PUT", path, 404, `{"validation_rule_id":"val_z","loyalty":{"type":"FIXED","points":3}}`, "not_found", "val_z"},
		"metadata is a list":        {"PUT", path, 400, `{"metadata":[]}`, "invalid_payload", "Property .metadata must be object"},
	} {
		t.Run(name, func(t *testing.T) {
			s := *s
			s.t = t
			s.refuse(c.status, c.key, c.details, c.method, c.path, c.body)
			if diff := cmp.Diff(before, s.get(rules)); diff != "" {
				t.Errorf("the rules changed (-want +got):\n%s", diff)
			}
		})
	}
}

func TestAProjectHasAHundredEarningRulesAtMost(t *testing.T) {
	s := newServer(t)
	_, campaign := s.loyaltyCampaign("Club")
	many := make([]object, 100)
	for i := range many {
		many[i] = object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": i + 1}}
	}
	if a := s.do("POST", campaign+"/earning-rules", many); a.status != 200 {
		t.Fatalf("a hundred rules: %d %s", a.status, a.raw)
	}
	_, other := s.loyaltyCampaign("Other")
	s.refuse(400, "invalid_payload", "A project may have 100 earning rules", "POST", other+"/earning-rules", many[:1])
}

func asJSON(t *testing.T, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestPointsOfRuleMayBeAFormula(t *testing.T) {
	s := newServer(t)
	_, club := s.loyaltyCampaign("Club")
	byFormula := object{"type": "FIXED", "points": 0, "points_formula": `CUSTOMER_METADATA("score")`}
	made, _ := s.earningRule(club, object{"event": "order.paid", "loyalty": byFormula})
	shows(t, made["loyalty"], `{"type": "FIXED", "points": 0, "points_formula": "CUSTOMER_METADATA(\"score\")"}`)
	s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "PROPORTIONAL", "calculation_type": "ORDER_AMOUNT", "order": object{
		"amount": object{"every": 1000, "points": 0, "points_formula": `CUSTOMER_METADATA("score")`}}}})
	ann, bob := s.card(club, "ann"), s.card(club, "bob")
	s.put("/v1/customers/ann", object{"metadata": object{"score": 7}})
	for _, who := range []string{"ann", "bob"} {
		s.post("/v1/orders", object{"amount": 2000, "status": "PAID", "customer": object{"source_id": who}})
	}
	s.processEvents()
	s.expectPoints(ann, "21 of 21 in lots 21") // 7, and 7 for each 10.00
	s.expectPoints(bob, "0 of 0 in lots 0")
	s.requireConsistentFigures()
}
