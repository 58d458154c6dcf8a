package httpapi_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"
	"time"
)

const v2 = "/v2/loyalties"

// wallet makes a card definition with a status and returns its id.
func (s *server) wallet(name, status string) string {
	s.t.Helper()
	return s.post(v2+"/card-definitions", object{"name": name, "type": "INDIVIDUAL", "status": status})["id"].(string)
}

// earning returns an earning rule that adds points to cards of a definition.
func earning(name, wallet, status string) object {
	return object{
		"name": name, "status": status, "trigger": object{"event": "customer.order.paid"},
		"earnings": []object{{"effects": []object{{"type": "POINTS", "points": object{"value": 10, "card_definition_id": wallet}}}}},
	}
}

func (s *server) programRule(name, wallet, status string) string {
	s.t.Helper()
	return s.post(v2+"/earning-rules", earning(name, wallet, status))["id"].(string)
}

// structure makes a tier structure with one tier, in DRAFT.
func (s *server) structure(name, wallet string) (id, tier string) {
	s.t.Helper()
	id = s.post(v2+"/tier-structures", object{"name": name, "type": "POINT_BALANCE", "point_balance": object{"card_definition_id": wallet}})["id"].(string)
	tier = s.post(v2+"/tier-structures/"+id+"/tiers", object{"name": "Gold", "qualification_rules": object{"type": "POINTS", "points": object{"min_value": 100}}})["id"].(string)
	return id, tier
}

func reward(name, wallet, product string) object {
	return object{
		"name": name, "type": "MATERIAL", "material": object{"type": "PRODUCT", "product": object{"id": product}},
		"costs": []object{{"spending": []object{{"points": 100, "card_definition_id": wallet}}}},
	}
}

// program makes a program with an ACTIVE card definition and an ACTIVE earning rule.
func (s *server) program(name, status string) (id, wallet, rule string) {
	s.t.Helper()
	wallet = s.wallet(name+" wallet", "ACTIVE")
	rule = s.programRule(name+" rule", wallet, "ACTIVE")
	p := s.post(v2+"/programs", object{"name": name, "status": status, "card_definitions": []object{{"id": wallet}}, "earning_rules": []object{{"id": rule}}})
	return p["id"].(string), wallet, rule
}

// expectTransition changes the status of a definition and expects the new status or, where to is empty, a refusal.
func (s *server) expectTransition(path, verb, from, to string) {
	s.t.Helper()
	if to == "" {
		s.refuse(400, "invalid_state_transition", "Cannot "+verb, "POST", path+"/"+verb, nil)
		return
	}
	if got := s.post(path+"/"+verb, nil)["status"]; got != to {
		s.t.Errorf("%s %s from %s: %v, want %s", verb, path, from, got, to)
	}
}

// TestDefinitionStatusTransitions tries every transition from every status of every kind of definition.
func TestDefinitionStatusTransitions(t *testing.T) {
	const draft, active, inactive, refused = "DRAFT", "ACTIVE", "INACTIVE", ""
	upAndDown := map[string][3]string{
		draft: {active, refused, refused}, active: {refused, inactive, draft}, inactive: {active, refused, refused},
	}
	for kind, table := range map[string]map[string][3]string{ // activate, deactivate, draft
		"programs":         {draft: {active, refused}, active: {refused, inactive}, inactive: {active, refused}},
		"card-definitions": upAndDown, "earning-rules": upAndDown, "tier-structures": upAndDown, "rewards": upAndDown,
		"benefits": {draft: {active, "", refused}, active: {refused, "", draft}},
	} {
		for from, to := range table {
			for i, verb := range []string{"activate", "deactivate", "draft"} {
				if kind == "programs" && verb == "draft" || kind == "benefits" && verb == "deactivate" {
					continue
				}
				t.Run(fmt.Sprintf("%s_%s_from_%s", kind, verb, from), func(t *testing.T) {
					s := newServer(t)
					path := v2 + "/" + kind + "/" + s.definition(kind)
					if from != draft {
						s.post(path+"/activate", nil)
					}
					if from == inactive {
						s.post(path+"/deactivate", nil)
					}
					s.expectTransition(path, verb, from, to[i])
					if to[i] == "" && s.get(path)["status"] != from {
						t.Errorf("a refused move changed the status to %v", s.get(path)["status"])
					}
					if got := s.expect(200, "DELETE", path, nil); got["status"] != "DELETED" {
						t.Errorf("delete answers status %v", got["status"])
					}
					for _, method := range []string{"GET", "DELETE"} {
						s.refuse(404, "not_found", "Cannot find", method, path, nil)
					}
					s.refuse(404, "not_found", "Cannot find", "POST", path+"/activate", nil)
				})
			}
		}
	}
}

// definition makes a definition of a kind in DRAFT on which nothing depends.
func (s *server) definition(kind string) string {
	s.t.Helper()
	switch kind {
	case "programs":
		id, _, _ := s.program("A", "DRAFT")
		return id
	case "card-definitions":
		return s.wallet("A", "DRAFT")
	case "earning-rules":
		return s.programRule("A", s.wallet("W", "ACTIVE"), "DRAFT")
	case "tier-structures":
		id, _ := s.structure("A", s.wallet("W", "ACTIVE"))
		return id
	case "rewards":
		product := s.post("/v1/products", object{"name": "Mug"})["id"].(string)
		return s.post(v2+"/rewards", reward("A", s.wallet("W", "ACTIVE"), product))["id"].(string)
	}
	return s.post(v2+"/benefits", object{"name": "A", "type": "POINTS", "points": object{"value": 5, "card_definition_id": s.wallet("W", "ACTIVE")}})["id"].(string)
}

func TestAnEarningRuleOfAProgramCannotBeDeleted(t *testing.T) {
	for status, key := range map[string]string{"DRAFT": "resource_in_use", "ACTIVE": "non_draft_program", "INACTIVE": "non_draft_program"} {
		t.Run(status, func(t *testing.T) {
			s := newServer(t)
			created := "ACTIVE"
			if status == "DRAFT" {
				created = status
			}
			p, _, rule := s.program("A", created)
			if status == "INACTIVE" {
				s.post(v2+"/programs/"+p+"/deactivate", nil)
			}
			got := s.refuse(409, key, rule, "DELETE", v2+"/earning-rules/"+rule, nil)
			if ids := got["related_object_ids"].([]any); len(ids) != 1 || ids[0] != p {
				t.Errorf("the conflict names %v", ids)
			}
			s.get(v2 + "/earning-rules/" + rule)
			s.expect(200, "DELETE", v2+"/programs/"+p, nil)
			s.expect(200, "DELETE", v2+"/earning-rules/"+rule, nil)
		})
	}
}

func TestTiersOfAStructureAreListed(t *testing.T) {
	s := newServer(t)
	structure, first := s.structure("A", s.wallet("W", "ACTIVE"))
	tiers := v2 + "/tier-structures/" + structure + "/tiers"
	s.put(tiers+"/"+first, object{"qualification_rules": object{"type": "POINTS", "min_value": 100, "max_value": 199}})
	for i, name := range []string{"Amber", "Silver"} {
		s.now = s.now.Add(time.Second)
		s.post(tiers, object{"name": name, "qualification_rules": object{"type": "POINTS", "points": object{"min_value": 200 + 100*i, "max_value": 299 + 100*i}}})
	}
	shows(t, s.get(tiers+"?limit=1&order=created_at"), `{"object": "list", "cursor": {"next": "*", "expires_at": "*"}, "data": [{
		"id": "*", "tier_structure_id": "`+structure+`", "name": "Gold", "downgrade": {"type": "INHERIT"}, "points_expiration": {"type": "INHERIT"},
		"qualification_rules": {"type": "POINTS", "min_value": 100, "max_value": 199, "points": {"min_value": 100, "max_value": 199}},
		"metadata": {}, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": "2026-11-21T12:00:00.000Z", "object": "tier"}]}`)
	for order, want := range map[string]string{"": "Silver Amber Gold", "created_at": "Gold Amber Silver", "name": "Amber Gold Silver", "-name": "Silver Gold Amber"} {
		var names []string
		cursor := ""
		for range 3 {
			page := s.get(tiers + "?limit=1&order=" + order + "&cursor=" + cursor)
			names = append(names, page["data"].([]any)[0].(object)["name"].(string))
			if next, ok := page["cursor"].(object); ok {
				cursor = next["next"].(string)
			}
		}
		if got := strings.Join(names, " "); got != want {
			t.Errorf("order %q: %s, want %s", order, got, want)
		}
	}
	for query, key := range map[string]string{"limit=0": "invalid_query_params", "limit=101": "invalid_query_params", "order=id": "invalid_query_params", "cursor=x": "invalid_or_expired_cursor"} {
		s.refuse(400, key, "", "GET", tiers+"?"+query, nil)
	}
	s.refuse(404, "not_found", "tier_structure", "GET", v2+"/tier-structures/lts_00/tiers", nil)
}

func TestActivitiesOfACardDefinition(t *testing.T) {
	s := newServer(t)
	id := s.wallet("A", "DRAFT")
	path := v2 + "/card-definitions/" + id
	step := func(method, path string, body any) { s.now = s.now.Add(time.Second); s.expect(200, method, path, body) }
	step("PUT", path, object{"name": "B"})
	step("PUT", path, object{"name": "B"}) // changes nothing and is not logged
	step("POST", path+"/activate", nil)
	step("POST", path+"/deactivate", nil)
	step("POST", path+"/activate", nil)
	step("POST", path+"/draft", nil)
	program := s.post(v2+"/programs", object{"name": "P", "card_definitions": []object{{"id": id}}})["id"].(string)
	step("POST", v2+"/programs/"+program+"/card-definitions/batch", object{"unassign": []object{{"id": id}}})
	step("DELETE", path, nil)

	log := path + "/activities"
	types := func(query string) (list []string) {
		t.Helper()
		for _, item := range s.get(log + "?" + query)["data"].([]any) {
			list = append(list, strings.TrimPrefix(item.(object)["type"].(string), "vl.card_definition."))
		}
		return list
	}
	in := func(values ...string) string {
		q := url.Values{}
		for i, v := range values {
			q.Set(fmt.Sprintf("filters[type][conditions][$in][%d]", i), "vl.card_definition."+v)
		}
		return q.Encode()
	}
	first := s.get(log + "?limit=1&order=created_at")["data"].([]any)[0].(object)
	for query, want := range map[string]string{
		"":                 "[deleted unassigned assigned drafted activated deactivated activated updated created]",
		"order=created_at": "[created updated activated deactivated activated drafted assigned unassigned deleted]",
		"filters[type][conditions][$is]=vl.card_definition.activated": "[activated activated]",
		in("created", "deleted"): "[deleted created]",
		in("created", "updated", "deleted", "activated", "deactivated", "drafted", "assigned", "unassigned") + "&limit=2":                    "[deleted unassigned]",
		"filters[id][conditions][$is]=" + first["id"].(string):                                                                               "[created]",
		"filters[junction]=OR&filters[id][conditions][$is]=" + first["id"].(string) + "&" + in("drafted"):                                    "[drafted created]",
		"filters[junction]=AND&filters[id][conditions][$is]=" + first["id"].(string) + "&" + in("drafted"):                                   "[]",
		"filters[created_at][conditions][$after]=2026-11-21T12:00:04.500Z&filters[created_at][conditions][$before]=2026-11-21T12:00:06.500Z": "[assigned drafted activated]",
	} {
		if got := fmt.Sprint(types(query)); got != want {
			t.Errorf("%s: %s, want %s", query, got, want)
		}
	}
	shows(t, first, `{"id": "`+first["id"].(string)+`", "card_definition_id": "`+id+`", "type": "vl.card_definition.created", "created_at": "2026-11-21T12:00:00.000Z",
		"group_id": "*", "source": {"channel": "API", "api_key": {"name": "test", "app_id": "`+s.headers["X-App-Id"]+`"}}, "data": {"card_definition": {
		"id": "`+id+`", "name": "A", "type": "INDIVIDUAL", "status": "DRAFT", "metadata": {}, "created_at": "2026-11-21T12:00:00.000Z", "updated_at": null,
		"code_config": {"pattern": "##########", "length": 10, "charset": "*", "prefix": "", "postfix": ""},
		"points_expiration": {"type": "NO_EXPIRATION"}, "pending_points": {"type": "IMMEDIATE"},
		"earning_limits": {"global": {"type": "NO_LIMIT", "limits": []}, "transactions": {"type": "NO_LIMIT", "limits": []}},
		"spending_limits": {"global": {"type": "NO_LIMIT", "limits": []}, "transactions": {"type": "NO_LIMIT", "limits": []}},
		"refunds": {"spent_points": {"type": "NONE", "methods": []}, "earned_points": {"type": "NONE", "methods": []}},
		"balance_settings": {"allow_negative": false}, "pay_with_points": {"type": "NO_PAYMENTS"}, "object": "card_definition"}}}`)
	if !strings.HasPrefix(first["id"].(string), "lacd_") {
		t.Errorf("the id of an activity is %v", first["id"])
	}
	page := s.get(log + "?limit=8")
	rest := types("limit=8&cursor=" + page["cursor"].(object)["next"].(string))
	if fmt.Sprint(rest) != "[created]" {
		t.Errorf("the second page has %v", rest)
	}
	s.refuse(400, "invalid_query_params", "type", "GET", log+"?filters[type][conditions][$is]=vl.card_definition.painted", nil)
	s.refuse(404, "not_found", "card_definition", "GET", v2+"/card-definitions/lcdef_00/activities", nil)
}

func TestCardDefinitionOfActiveRuleIsNotDrafted(t *testing.T) {
	s := newServer(t)
	wallet := s.wallet("W", "ACTIVE")
	rule := s.programRule("R", wallet, "ACTIVE")
	s.refuse(423, "connected_active_earning_rule", rule, "POST", v2+"/card-definitions/"+wallet+"/draft", nil)
	s.post(v2+"/earning-rules/"+rule+"/draft", nil)
	s.post(v2+"/card-definitions/"+wallet+"/draft", nil)
}

func TestProgramNeedsActiveParts(t *testing.T) {
	s := newServer(t)
	wallet, draft := s.wallet("W", "ACTIVE"), s.wallet("Draft", "DRAFT")
	rule, asleep := s.programRule("R", wallet, "ACTIVE"), s.programRule("Asleep", wallet, "DRAFT")
	structure, tier := s.structure("S", wallet)
	product := s.post("/v1/products", object{"name": "Mug"})["id"].(string)
	gift := s.post(v2+"/rewards", reward("Mug", wallet, product))["id"].(string)
	ref := func(ids ...string) (list []object) {
		for _, id := range ids {
			list = append(list, object{"id": id})
		}
		return list
	}
	create := func(status, key, details string, parts object) {
		t.Helper()
		body := object{"name": "P", "status": "ACTIVE"}
		for k, v := range parts {
			body[k] = v
		}
		code := map[string]int{"400": 400, "404": 404, "423": 423}[status]
		s.refuse(code, key, details, "POST", v2+"/programs", body)
	}
	create("423", "missing_active_card_definition", "", object{})
	create("423", "missing_active_card_definition", "", object{"card_definitions": ref(draft)})
	create("423", "missing_active_earning_rule", "", object{"card_definitions": ref(wallet), "earning_rules": ref(asleep)})
	create("423", "missing_card_definition_assignment", wallet, object{"earning_rules": ref(rule)})
	create("423", "connected_non_active_tier_structure", structure, object{"card_definitions": ref(wallet), "earning_rules": ref(rule), "tier_structures": ref(structure)})
	create("404", "not_found", "lcdef_00", object{"card_definitions": ref("lcdef_00")})
	create("400", "invalid_payload", "card_definitions[1]", object{"card_definitions": ref(wallet, wallet)})
	create("400", "invalid_payload", "color", object{"color": "red"})
	create("400", "invalid_payload", "end_date", object{"start_date": "2026-11-21T12:00:00Z", "end_date": "2026-11-20T12:00:00Z"})
	if list := s.get(v2 + "/programs")["data"].([]any); len(list) != 0 {
		t.Fatalf("refused programs are stored: %v", list)
	}

	p := s.post(v2+"/programs", object{"name": "P", "card_definitions": ref(wallet), "earning_rules": ref(rule),
		"rewards": []object{{"id": gift, "stock": object{"type": "LIMITED", "limited": object{"quantity": 3}}}}})
	shows(t, p["rewards"], `[{"id": "`+gift+`", "stock": {"type": "LIMITED", "limited": {"quantity": 3}}}]`)
	shows(t, p["tier_structures"], `[]`)
	path := v2 + "/programs/" + p["id"].(string)

	s.refuse(409, "duplicate_found", wallet, "POST", path+"/card-definitions/batch", object{"assign": ref(wallet)})
	s.refuse(400, "resource_in_use", wallet, "POST", path+"/card-definitions/batch", object{"unassign": ref(wallet)})
	done := s.post(path+"/tier-structures/batch", object{"assign": ref(structure)})
	shows(t, done, `{"assigned": [{"tier_structure_id": "`+structure+`", "created_at": "*", "object": "program_tier_structure"}], "unassigned": null}`)
	second, _ := s.structure("S2", wallet)
	s.refuse(403, "tier_structure_assignments_limit_exceeded", "", "POST", path+"/tier-structures/batch", object{"assign": ref(second)})
	s.refuse(423, "connected_non_active_tier_structure", structure, "POST", path+"/activate", nil)
	s.post(v2+"/tier-structures/"+structure+"/activate", nil)
	s.post(path+"/activate", nil)

	for _, move := range []string{"draft", "deactivate"} {
		s.refuse(423, "connected_non_draft_program", p["id"].(string), "POST", v2+"/tier-structures/"+structure+"/"+move, nil)
	}
	s.refuse(423, "missing_active_earning_rule", "", "POST", v2+"/earning-rules/"+rule+"/deactivate", nil)
	s.refuse(423, "connected_non_draft_program", "", "POST", v2+"/earning-rules/"+rule+"/draft", nil)
	s.refuse(423, "missing_active_earning_rule", "", "POST", path+"/earning-rules/batch", object{"unassign": ref(rule)})
	s.refuse(423, "non_draft_program", "", "POST", path+"/card-definitions/batch", object{"assign": ref(draft)})
	s.refuse(423, "non_draft_program", "", "POST", path+"/tier-structures/batch", object{"unassign": ref(structure)})
	s.refuse(423, "connected_non_draft_program", "", "POST", v2+"/card-definitions/"+wallet+"/draft", nil)
	s.refuse(423, "missing_active_card_definition", "", "POST", v2+"/card-definitions/"+wallet+"/deactivate", nil)
	s.refuse(400, "invalid_payload", "start_date", "PUT", path, object{"start_date": "2026-11-21T12:00:00Z"})
	s.refuse(400, "invalid_payload", "DRAFT", "DELETE", v2+"/tier-structures/"+structure+"/tiers/"+tier, nil)
	for resource, by := range map[string]string{"card-definitions/" + wallet: "program", "tier-structures/" + structure: "program", "rewards/" + gift: "program"} {
		if got := s.refuse(400, "resource_in_use", "", "DELETE", v2+"/"+resource, nil); got["related_object_type"] != by {
			t.Errorf("%s is in use by %v", resource, got["related_object_type"])
		}
	}

	done = s.post(path+"/earning-rules/batch", object{"assign": ref(asleep), "unassign": []object{}})
	shows(t, done, `{"assigned": [{"earning_rule_id": "`+asleep+`", "created_at": "*", "object": "program_earning_rule"}], "unassigned": []}`)
	restocked := s.put(path+"/rewards/"+gift, object{"stock": object{"type": "UNLIMITED"}})
	shows(t, restocked, `{"reward_id": "`+gift+`", "stock": {"type": "UNLIMITED"}, "redeemed": 0, "created_at": "*", "updated_at": "*", "object": "program_reward"}`)
	s.refuse(404, "not_found", "reward", "PUT", path+"/rewards/lrew_00", object{"stock": object{"type": "UNLIMITED"}})

	s.expect(200, "DELETE", path, nil)
	var types []string
	for _, item := range s.get(path + "/activities?limit=100&order=created_at")["data"].([]any) {
		types = append(types, strings.TrimPrefix(item.(object)["type"].(string), "vl.program."))
	}
	want := "created card_definition.assigned earning_rule.assigned reward.assigned tier_structure.assigned activated earning_rule.assigned reward.updated " +
		"card_definition.unassigned earning_rule.unassigned reward.unassigned tier_structure.unassigned earning_rule.unassigned deleted"
	if got := strings.Join(types, " "); got != want {
		t.Errorf("the log says\n%s, want\n%s", got, want)
	}
}

// TestDefinitionsAreRefusedClearly sends invalid definitions.
func TestDefinitionsAreRefusedClearly(t *testing.T) {
	s := newServer(t)
	wallet := s.wallet("W", "ACTIVE")
	card := func(change object) object {
		body := object{"name": "C", "type": "INDIVIDUAL"}
		for k, v := range change {
			body[k] = v
		}
		return body
	}
	points := func(change object) object {
		award := object{"value": 10, "card_definition_id": wallet}
		for k, v := range change {
			award[k] = v
		}
		body := earning("R", wallet, "DRAFT")
		body["earnings"] = []object{{"effects": []object{{"type": "POINTS", "points": award}}}}
		return body
	}
	with := func(body, change object) object {
		for k, v := range change {
			body[k] = v
		}
		return body
	}
	proportional := func(calculation string) object {
		return with(earning("R", wallet, "DRAFT"), object{"earnings": []object{{"effects": []object{{"type": "POINTS_PROPORTIONAL", "points_proportional": object{
			"calculation_type": calculation, "card_definition_id": wallet, "order": object{"amount": object{"every": 100, "value": 1}}}}}}}})
	}
	period := func(value int, unit string) object { return object{"period": object{"value": value, "unit": unit}} }
	for _, c := range []struct {
		path    string
		body    any
		details string
	}{
		{"/card-definitions", `{}`, "required property 'name'"},
		{"/card-definitions", card(object{"type": "TEAM"}), ".type"},
		{"/card-definitions", card(object{"status": "DELETED"}), ".status"},
		{"/card-definitions", card(object{"name": strings.Repeat("x", 201)}), "200 characters"},
		{"/card-definitions", card(object{"points_expiration": object{"type": "SOON"}}), ".points_expiration.type"},
		{"/card-definitions", card(object{"points_expiration": object{"type": "SOON", "rolling_expiration": period(1, "DAY")}}), ".points_expiration.type must be equal to one of"},
		{"/card-definitions", card(object{"pending_points": object{"type": "SOON", "period_based": period(1, "DAY")}}), ".pending_points.type must be equal to one of"},
		{"/card-definitions", card(object{"earning_limits": object{"global": object{"type": "LIMITED", "limits": []object{{"type": "BALANCE", "min_amount": 5}}},
			"transactions": object{"type": "NO_LIMIT"}}}), ".limits[0].type must be equal to one of"},
		{"/card-definitions", card(object{"points_expiration": object{"type": "ROLLING_EXPIRATION"}}), "rolling_expiration"},
		{"/card-definitions", card(object{"points_expiration": object{"type": "ROLLING_EXPIRATION", "rolling_expiration": period(91, "DAY")}}), "1 to 90"},
		{"/card-definitions", card(object{"points_expiration": object{"type": "ROLLING_EXPIRATION", "rolling_expiration": period(1, "WEEK")}}), ".unit"},
		{"/card-definitions", card(object{"points_expiration": object{"type": "NO_EXPIRATION", "rolling_expiration": period(1, "DAY")}}), "does not belong"},
		{"/card-definitions", card(object{"points_expiration": object{"type": "CALENDAR_EXPIRATION", "calendar_expiration": object{"expiration_dates": []object{{"day": 31, "month": 2}}}}}), ".day"},
		{"/card-definitions", card(object{"points_expiration": object{"type": "SLIDING_EXPIRATION", "sliding_expiration": period(1, "YEAR")}}), "at least one of"},
		{"/card-definitions", card(object{"points_expiration": object{"type": "NO_EXPIRATION", "colour": 1}}), ".points_expiration.colour is not a known property"},
		{"/card-definitions", card(object{"pending_points": object{"type": "PERIOD_BASED", "period_based": period(0, "DAY")}}), "1 to 90"},
		{"/card-definitions", card(object{"pending_points": object{"type": "EVENT_BASED", "event_based": object{"event_types": []string{}, "cancel_period": object{"value": 1, "unit": "DAY"}}}}), ".event_types"},
		{"/card-definitions", card(object{"balance_settings": object{"allow_negative": true}, "points_expiration": object{"type": "ROLLING_EXPIRATION", "rolling_expiration": period(1, "DAY")}}), "allow_negative"},
		{"/card-definitions", card(object{"refunds": object{"spent_points": object{"type": "NONE"}, "earned_points": object{"type": "REFUNDABLE", "methods": []object{{"type": "REVOKE_FROM_PENDING"}}}}}), "REVOKE_FROM_BALANCE"},
		{"/card-definitions", card(object{"refunds": object{"spent_points": object{"type": "NONE"}, "earned_points": object{"type": "REFUNDABLE", "methods": []object{{"type": "REVOKE_FROM_BALANCE", "mode": "REVOKE_BELOW_ZERO"}}}}}), "REVOKE_TO_ZERO"},
		{"/card-definitions", card(object{"earning_limits": object{"global": object{"type": "LIMITED", "limits": []object{{"type": "SPENDING_BASED", "max": 1}}}, "transactions": object{"type": "NO_LIMIT"}}}), "BALANCE_BASED"},
		{"/card-definitions", card(object{"earning_limits": object{"global": object{"type": "LIMITED", "limits": []object{{"type": "BALANCE_BASED", "max": 0}}}, "transactions": object{"type": "NO_LIMIT"}}}), ".max"},
		{"/card-definitions", card(object{"pay_with_points": object{"type": "EXCHANGE_RATIO", "exchange_ratio": object{"formula": "-1"}}}), "above 0"},
		{"/card-definitions", card(object{"pay_with_points": object{"type": "EXCHANGE_RATIO", "exchange_ratio": object{"formula": "ORDER_AMOUNT +"}}}), ".formula"},

		{"/earning-rules", points(object{"value": -1}), ".earnings[0].effects[0].points.value"},
		{"/earning-rules", proportional("ORDER_AMOUNT"), "points_proportional.calculation_type must be equal to one of the allowed values [ PRE_DISCOUNT_ORDER_AMOUNT"},
		{"/earning-rules", with(earning("R", wallet, "DRAFT"), object{"earnings": []object{{"effects": []object{{"type": "POINTS_PROPORTIONAL", "points_proportional": object{
			"calculation_type": "PRE_DISCOUNT_ORDER_ITEMS_AMOUNT", "card_definition_id": wallet, "order_items": object{"amount": object{"every": 100, "value": 1,
				"applicable_to": []object{{"type": "category", "product": object{"id": "prod_1"}}}}}}}}}}}), ".applicable_to[0].type must be equal to one of"},
		{"/earning-rules", points(object{"value": 1.5}), "integer"},
		{"/earning-rules", points(object{"colour": 1}), ".earnings[0].effects[0].points.colour is not a known property"},
		{"/earning-rules", with(earning("R", wallet, "DRAFT"), object{"earnings": []object{}}), "earnings"},
		{"/earning-rules", with(earning("R", wallet, "DRAFT"), object{"trigger": object{"event": "customer.born"}}), ".trigger.event"},
		{"/earning-rules", with(earning("R", wallet, "DRAFT"), object{"trigger": object{"event": "customer.custom_event"}}), "schema_id"},
		{"/earning-rules", with(earning("R", wallet, "DRAFT"), object{"trigger": object{"event": "customer.order.paid", "segment": object{"id": "seg_1"}}}), ".trigger.segment"},
		{"/earning-rules", with(earning("R", wallet, "DRAFT"), object{"trigger_limits": object{"cooldown": object{"type": "FIXED_COOLDOWN", "fixed_cooldown": period(25, "HOUR")}}}), "1 to 24"},
		{"/earning-rules", with(earning("R", wallet, "DRAFT"), object{"trigger_limits": object{"frequency": object{"type": "LIMITED", "limits": []object{}}}}), ".frequency.limits"},
		{"/earning-rules", with(earning("R", wallet, "DRAFT"), object{"validity_hours": object{"type": "DAILY"}}), "daily"},
		{"/earning-rules", with(earning("R", wallet, "DRAFT"), object{"error": object{"message": ""}}), "message"},

		{"/tier-structures", object{"name": "S", "type": "POINT_BALANCE"}, "point_balance"},
		{"/tier-structures", object{"name": "S", "type": "POINTS", "point_balance": object{"card_definition_id": wallet}}, ".type must be equal to one of"},
		{"/tier-structures", object{"name": "S", "type": "POINT_BALANCE", "point_balance": object{"card_definition_id": wallet},
			"expiration": object{"type": "FIXED", "fixed_duration": period(1, "DAY")}}, ".expiration.type must be equal to one of"},
		{"/tier-structures", object{"name": "S", "type": "POINT_BALANCE", "point_balance": object{"card_definition_id": wallet}, "status": "ACTIVE"}, "must be DRAFT until"},
		{"/tier-structures", object{"name": "S", "type": "POINT_EARNED", "point_earned": object{"card_definition_id": wallet, "type": "IMMEDIATELY", "period": object{"value": 1, "unit": "QUARTER"}}}, ".unit"},
		{"/tier-structures", object{"name": "S", "type": "POINT_BALANCE", "point_balance": object{"card_definition_id": wallet}, "downgrade": object{"type": "NO_DOWNGRADE", "grace_period": object{"value": 1, "unit": "DAY"}}}, "grace_period"},

		{"/benefits", object{"name": "B", "type": "POINTS"}, "required property 'points'"},
		{"/benefits", object{"name": "B", "type": "POINT", "points": object{"value": 1, "card_definition_id": wallet}}, ".type must be equal to one of"},
		{"/benefits", object{"name": "B", "type": "DIGITAL", "digital": object{"type": "COUPONS", "discount_coupons": object{"campaign_id": "camp_00"}}}, ".digital.type must be equal to one of"},
		{"/benefits", object{"name": "B", "type": "MATERIAL", "points": object{"value": 1, "card_definition_id": wallet}}, "does not belong"},
		{"/benefits", object{"name": "B", "type": "POINTS", "points": object{"value": 1, "card_definition_id": wallet}, "stock": object{"type": "LIMITED"}}, "quantity"},

		{"/rewards", object{"name": "R", "type": "DIGITAL", "costs": []object{{"spending": []object{{"points": 1, "card_definition_id": wallet}}}}}, "required property 'digital'"},
		{"/rewards", object{"name": "R", "type": "DIGITAL", "digital": object{"type": "LOYALTY_CARD_POINTS", "loyalty_card_points": object{"points": 0, "card_definition_id": wallet}}, "costs": []object{{"spending": []object{{"points": 1, "card_definition_id": wallet}}}}}, ".points"},
		{"/rewards", with(reward("R", wallet, "prod_1"), object{"costs": []object{{"spending": []object{}}}}), ".spending"},
		{"/rewards", with(reward("R", wallet, "prod_1"), object{"type": "THING"}), ".type must be equal to one of"},
		{"/rewards", with(reward("R", wallet, "prod_1"), object{"costs": []object{{"rules": object{"1": object{"name": "order.amount", "conditions": object{"$is": []int{1}}}, "logic": "1"}, "spending": []object{{"points": 1, "card_definition_id": wallet}}}}}), ".name"},
	} {
		s.refuse(400, "invalid_payload", c.details, "POST", v2+c.path, c.body)
	}
	for _, c := range []struct {
		path    string
		body    any
		details string
	}{
		{"/earning-rules", earning("R", "lcdef_00", "DRAFT"), "card_definition with id lcdef_00"},
		{"/tier-structures", object{"name": "S", "type": "POINT_BALANCE", "point_balance": object{"card_definition_id": "lcdef_00"}}, "card_definition"},
		{"/rewards", reward("R", wallet, "prod_00"), "product"},
		{"/benefits", object{"name": "B", "type": "DIGITAL", "digital": object{"type": "DISCOUNT_COUPONS", "discount_coupons": object{"campaign_id": "camp_00"}}}, "campaign"},
	} {
		s.refuse(404, "not_found", c.details, "POST", v2+c.path, c.body)
	}
	for _, list := range []string{"earning-rules", "tier-structures", "benefits", "rewards"} {
		if data := s.get(v2 + "/" + list)["data"].([]any); len(data) != 0 {
			t.Errorf("refused %s are stored", list)
		}
	}
}

// TestTiersDoNotOverlap expects the ranges of the tiers of a structure not to overlap, for each kind of points by itself.
func TestTiersDoNotOverlap(t *testing.T) {
	s := newServer(t)
	structure, gold := s.structure("A", s.wallet("W", "ACTIVE"))
	tiers := v2 + "/tier-structures/" + structure + "/tiers"
	tier := func(q object) object { return object{"name": "T", "qualification_rules": q} }
	s.refuse(400, "invalid_payload", "overlap", "POST", tiers, tier(object{"type": "POINTS", "points": object{"min_value": 200, "max_value": 300}}))
	s.refuse(400, "invalid_payload", "overlap", "POST", tiers, tier(object{"type": "POINTS", "points": object{"min_value": 0, "max_value": 100}}))
	s.refuse(400, "invalid_payload", "max_value", "POST", tiers, tier(object{"type": "POINTS", "points": object{"min_value": 50, "max_value": 49}}))
	s.refuse(400, "invalid_payload", "the same range", "POST", tiers, tier(object{"type": "POINTS", "min_value": 1, "points": object{"min_value": 0, "max_value": 99}}))
	s.refuse(400, "invalid_payload", "segment", "POST", tiers, tier(object{"type": "POINTS_AND_SEGMENT", "points": object{"min_value": 0, "max_value": 99}}))
	s.post(tiers, tier(object{"type": "POINTS_AND_SEGMENT", "points": object{"min_value": 0}, "segment": object{"id": "seg_1"}}))
	s.post(tiers, tier(object{"type": "POINTS", "points": object{"min_value": 0, "max_value": 99}}))
	s.put(tiers+"/"+gold, object{"name": "Platinum"})
	if got := s.expect(200, "DELETE", tiers+"/"+gold, nil); got["name"] != "Platinum" {
		t.Errorf("the deleted tier is %v", got)
	}
	s.refuse(404, "not_found", "tier", "PUT", tiers+"/"+gold, object{"name": "Gone"})
}
