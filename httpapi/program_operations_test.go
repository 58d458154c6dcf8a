package httpapi_test

import (
	"maps"
	"strings"
	"testing"
)

// programWalk calls the operations of loyalty programs in an order in which each finds what it needs.
type programWalk struct {
	*server
	v      map[string]string
	called map[string]bool
	// refusing says that each operation is called with invalid input first.
	refusing bool
	// keys are the headers of a call with the keys of the project.
	keys map[string]string
}

// call calls an operation by its documented path, and returns the answer, which must have the documented status.
func (w *programWalk) call(status int, method, path string, body any) object {
	w.t.Helper()
	template, query, _ := strings.Cut(path, "?")
	first := !w.called[method+" "+v2+template]
	w.called[method+" "+v2+template] = true
	if query != "" {
		query = "?" + query
	}
	if first && w.refusing {
		w.refusesIDs(method, template, query, body)
		w.refusesBodies(method, w.filled(template, nil), body)
	}
	answer := w.expect(status, method, w.filled(template, nil)+query, body)
	if _, pages := answer["cursor"]; first && w.refusing && pages {
		w.refusesPages(w.filled(template, nil))
	}
	return answer
}

// filled replaces the variables of a documented path by known ids. Those of instead override them.
func (w *programWalk) filled(template string, instead map[string]string) string {
	for _, ids := range []map[string]string{instead, w.v} {
		for name, value := range ids {
			template = strings.ReplaceAll(template, "{"+name+"}", value)
		}
	}
	return v2 + template
}

// refusesIDs calls an operation with wrong ids: an unknown one, one of another kind, and malformed ones.
func (w *programWalk) refusesIDs(method, template, query string, body any) {
	w.t.Helper()
	for name, known := range w.v {
		if !strings.Contains(template, "{"+name+"}") {
			continue
		}
		prefix, _, _ := strings.Cut(known, "_")
		for _, wrong := range []string{prefix + "_00", "camp_00", "no%20id'", "%00", strings.Repeat("x", 3000)} {
			w.refused(404, "not_found", method, w.filled(template, map[string]string{name: wrong})+query, body)
		}
	}
}

// refusesBodies calls an operation with invalid bodies.
func (w *programWalk) refusesBodies(method, path string, body any) {
	w.t.Helper()
	var wrong []any
	switch body := body.(type) {
	case nil:
		return
	case object:
		more := maps.Clone(body)
		more["colour"] = "red"
		wrong = []any{more, `[]`}
	default:
		wrong = []any{`{}`, `["x"]`}
	}
	for _, body := range append(wrong, `{`, `"text"`, `null`, `{"a": 1} {}`) {
		w.refused(400, "invalid_payload", method, path, body)
	}
}

// refused reports a call that is not refused as it should be, and goes on, so that one run reports all.
func (w *programWalk) refused(status int, key, method, path string, body any) {
	w.t.Helper()
	a := w.do(method, path, body)
	if got, _ := a.body.(object); a.status != status || got["key"] != key {
		w.t.Errorf("%s %.200s with %v: %d %.200s, want %d %s", method, path, body, a.status, a.raw, status, key)
	}
}

// refusesPages calls a list with invalid parameters.
func (w *programWalk) refusesPages(path string) {
	w.t.Helper()
	for query, key := range map[string]string{
		"limit=0": "invalid_query_params", "limit=101": "invalid_query_params", "limit=many": "invalid_query_params", "order=colour": "invalid_query_params",
		"filters[colour][conditions][$is]=red": "invalid_query_params", "cursor=x": "invalid_or_expired_cursor",
	} {
		w.refused(400, key, "GET", path+"?"+query, nil)
	}
}

// paysOrder has the customer pay an order, which takes the keys of the project.
func (w *programWalk) paysOrder(sourceID string) {
	w.t.Helper()
	own := w.headers
	w.headers = w.keys
	w.server.paysOrder(sourceID)
	w.headers = own
}

// keep stores the id of a created object under the name of a path variable.
func (w *programWalk) keep(name string, made object) { w.v[name] = made["id"].(string) }

// lives calls every status change of a definition, in the given order.
func (w *programWalk) lives(path string, moves ...string) {
	w.t.Helper()
	w.call(200, "GET", path, nil)
	w.call(200, "PUT", path, object{"name": "Renamed"})
	for _, move := range moves {
		w.call(200, "POST", path+"/"+move, nil)
	}
	w.call(200, "GET", path+"/activities", nil)
}

// TestEveryOperationOfLoyaltyProgramsAnswersAsDocumented calls all of them, once with a key and once with a token.
func TestEveryOperationOfLoyaltyProgramsAnswersAsDocumented(t *testing.T) {
	for name, headers := range map[string]func(*server) map[string]string{
		"with_a_key": func(s *server) map[string]string {
			return map[string]string{"X-App-Id": s.headers["X-App-Id"], "X-App-Token": s.headers["X-App-Token"]}
		},
		"with_a_token": func(s *server) map[string]string {
			return map[string]string{"Authorization": "Bearer " + s.token("loyalties")}
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			own := headers(s)
			w := &programWalk{server: s, v: map[string]string{}, called: map[string]bool{}, refusing: name == "with_a_key"}
			product := s.post("/v1/products", object{"name": "Mug"})["id"].(string)
			w.v["customerId"] = s.post("/v1/customers", object{"source_id": "ann"})["id"].(string)
			order := s.post("/v1/orders", object{"amount": 1000})["id"]
			w.keys = s.headers
			s.headers = own
			w.definitions(product)
			w.members()
			w.spending(order)
			w.paysOrder("o1")
			w.reports()
			w.ends()
			for _, op := range s.operations() {
				if strings.HasPrefix(op.Path, v2) && !w.called[op.Method+" "+op.Path] {
					t.Errorf("%s %s was not called", op.Method, op.Path)
				}
			}
		})
	}
}

func (w *programWalk) definitions(product string) {
	w.t.Helper()
	daily := object{"type": "ROLLING_EXPIRATION", "rolling_expiration": object{"period": object{"value": 90, "unit": "DAY"}}}
	w.keep("cardDefinitionId", w.call(200, "POST", "/card-definitions", object{"name": "Wallet", "type": "INDIVIDUAL", "points_expiration": daily,
		"pending_points":  object{"type": "PERIOD_BASED", "period_based": object{"period": object{"value": 3, "unit": "DAY"}}},
		"pay_with_points": object{"type": "EXCHANGE_RATIO", "exchange_ratio": object{"formula": 1}}}))
	w.lives("/card-definitions/{cardDefinitionId}", "activate", "deactivate", "activate", "draft", "activate")
	wallet := w.v["cardDefinitionId"]
	w.keep("earningRuleId", w.call(200, "POST", "/earning-rules", earning("Rule", wallet, "DRAFT")))
	w.lives("/earning-rules/{earningRuleId}", "activate", "deactivate", "activate", "draft", "activate")
	w.keep("tierStructureId", w.call(200, "POST", "/tier-structures", object{"name": "Levels", "type": "POINT_BALANCE", "point_balance": object{"card_definition_id": wallet}}))
	w.keep("tierId", w.call(200, "POST", "/tier-structures/{tierStructureId}/tiers", object{"name": "Gold", "qualification_rules": object{"type": "POINTS", "points": object{"min_value": 100}}}))
	w.call(200, "PUT", "/tier-structures/{tierStructureId}/tiers/{tierId}", object{"name": "Golden"})
	w.call(200, "GET", "/tier-structures/{tierStructureId}/tiers", nil)
	w.lives("/tier-structures/{tierStructureId}", "activate", "deactivate", "activate", "draft", "activate")
	w.keep("benefitId", w.call(200, "POST", "/benefits", object{"name": "Gift", "type": "MATERIAL", "material": object{"type": "PRODUCT", "product": object{"id": product}}}))
	w.lives("/benefits/{benefitId}", "activate", "draft", "activate")
	w.keep("rewardId", w.call(200, "POST", "/rewards", reward("Mug", wallet, product)))
	w.lives("/rewards/{rewardId}", "activate", "deactivate", "activate", "draft", "activate")
	for _, list := range []string{"/programs", "/card-definitions", "/earning-rules", "/tier-structures", "/benefits", "/rewards"} {
		w.call(200, "GET", list, nil)
	}
	w.keep("programId", w.call(200, "POST", "/programs", object{"name": "Club"}))
	const one = "/programs/{programId}"
	assign := func(kind string, item object) {
		w.call(200, "POST", one+"/"+kind+"/batch", object{"assign": []object{item}})
		w.call(200, "GET", one+"/"+kind, nil)
	}
	assign("card-definitions", object{"id": wallet})
	assign("earning-rules", object{"id": w.v["earningRuleId"]})
	assign("tier-structures", object{"id": w.v["tierStructureId"]})
	assign("rewards", object{"id": w.v["rewardId"], "stock": unlimited})
	w.call(200, "PUT", one+"/rewards/{rewardId}", object{"stock": two})
	w.lives(one, "activate", "deactivate", "activate")
}

func (w *programWalk) members() {
	w.t.Helper()
	const all, one = "/programs/{programId}/members", "/programs/{programId}/members/{memberId}"
	const card = one + "/cards/{cardId}"
	made := w.call(200, "POST", all, object{"customer_id": w.v["customerId"]})
	w.keep("memberId", made)
	w.keep("cardId", made["cards"].([]any)[0].(object)["card"].(object))
	w.call(202, "POST", all+"/batch", []object{{"customer_id": w.v["customerId"]}})
	w.call(200, "GET", all, nil)
	w.call(200, "GET", one, nil)
	w.call(200, "PUT", one, object{"metadata": object{"vip": true}})
	w.call(200, "POST", one+"/deactivate", nil)
	w.call(200, "POST", one+"/activate", nil)
	w.call(200, "GET", one+"/activities", nil)
	w.call(200, "GET", "/memberships/{customerId}", nil)
	w.call(200, "GET", "/programs/{programId}/memberships/{customerId}", nil)
	w.call(200, "POST", card+"/points", object{"points": 500})
	w.call(200, "GET", card+"/activities", nil)
	w.call(200, "GET", card+"/transactions", nil)
	for _, act := range []string{"activate", "cancel"} {
		w.paysOrder("waits-" + act)
		w.v["bucketId"] = w.call(200, "GET", card+"/pending-points", nil)["data"].([]any)[0].(object)["id"].(string)
		w.call(200, "POST", card+"/pending-points/{bucketId}/"+act, nil)
	}
	w.v["bucketId"] = w.call(200, "GET", card+"/expiring-points", nil)["data"].([]any)[0].(object)["id"].(string)
	w.call(200, "POST", card+"/expiring-points/{bucketId}/expire", nil)
}

func (w *programWalk) spending(order any) {
	w.t.Helper()
	const one = "/programs/{programId}/members/{memberId}"
	w.adjusts(400)
	w.call(200, "POST", one+"/rewards/purchases", object{"reward_id": w.v["rewardId"], "mode": "DRY_RUN"})
	w.keep("rewardTransactionId", w.call(202, "POST", one+"/rewards/purchases", object{"reward_id": w.v["rewardId"]})["transaction"].(object))
	w.call(202, "POST", "/programs/{programId}/rewards/purchases/{rewardTransactionId}/refund", object{"policies": object{"refund": "ALLOW"}})
	w.call(200, "GET", one+"/rewards/purchases", nil)
	pay := object{"card_id": w.v["cardId"], "order": object{"id": order}, "payment_limit": object{"type": "POINTS_LIMIT", "points_limit": object{"max": 10}}}
	w.call(202, "POST", one+"/orders/payments", pay)
	pay["mode"] = "DRY_RUN"
	w.call(200, "POST", one+"/orders/payments", pay)
	w.call(200, "GET", one+"/orders/payments", nil)
	w.call(200, "GET", one+"/tiers/transactions", nil)
	w.call(200, "GET", one+"/benefits/transactions", nil)
}

func (w *programWalk) adjusts(points int) {
	w.t.Helper()
	w.call(200, "POST", "/programs/{programId}/members/{memberId}/cards/{cardId}/points", object{"points": points})
}

func (w *programWalk) reports() {
	w.t.Helper()
	const days = "?start_date=2026-11-20&end_date=2026-11-22&resolution=day"
	const one = "/programs/{programId}/members/{memberId}"
	daily := func(path string) {
		w.t.Helper()
		w.call(200, "GET", path+days, nil)
	}
	daily(one + "/cards/{cardId}/reports/daily")
	daily(one + "/earning-rules/{earningRuleId}/reports/daily")
	for _, report := range []string{"spending", "tiers", "points-earnings", "earning-rules"} {
		daily("/programs/{programId}/reports/" + report + "/daily")
		w.call(200, "GET", "/programs/{programId}/reports/"+report+"/summary", nil)
	}
	who := object{"type": "member_id", "member_id": w.v["memberId"]}
	w.call(200, "POST", "/examine/rewards", object{"customer_identification": who})
	w.call(200, "POST", "/examine/earning-rules", object{"customer_identification": who, "trigger": object{"type": "ALL"}})
}

// ends deletes everything, users before what they use.
func (w *programWalk) ends() {
	w.t.Helper()
	w.call(200, "DELETE", "/programs/{programId}/members/{memberId}", nil)
	w.call(200, "DELETE", "/programs/{programId}", nil)
	w.call(200, "DELETE", "/rewards/{rewardId}", nil)
	w.call(200, "DELETE", "/benefits/{benefitId}", nil)
	w.call(200, "POST", "/tier-structures/{tierStructureId}/draft", nil)
	w.call(200, "DELETE", "/tier-structures/{tierStructureId}/tiers/{tierId}", nil)
	w.call(200, "DELETE", "/tier-structures/{tierStructureId}", nil)
	w.call(200, "DELETE", "/earning-rules/{earningRuleId}", nil)
	w.call(200, "DELETE", "/card-definitions/{cardDefinitionId}", nil)
}
