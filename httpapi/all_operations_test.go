package httpapi_test

import (
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
)

// The tests of this file call every documented operation, so that a new one cannot be forgotten.

// TestEveryOperationNeedsACredential calls each operation without a credential, with a wrong one, and with one of another
// audience.
func TestEveryOperationNeedsACredential(t *testing.T) {
	if testing.Short() {
		t.Skip("the walk over the whole API is long")
	}
	s := newServer(t)
	good := s.headers
	for _, op := range s.operations() {
		path := filled(op.Path, "x")
		for name, headers := range map[string]map[string]string{
			"none":         {},
			"wrong secret": {"X-App-Id": good["X-App-Id"], "X-App-Token": "wrong", "X-Client-Application-Id": "x", "X-Client-Token": "x", "X-Management-Id": "x", "X-Management-Token": "x"},
			"wrong bearer": {"Authorization": "Bearer nobody"},
		} {
			s.headers = headers
			a := s.do(op.Method, path, nil)
			if body, _ := a.body.(object); a.status != http.StatusUnauthorized || body["key"] != "unauthorized" {
				t.Errorf("%s %s with %s: %d %s", op.Method, op.Path, name, a.status, a.raw)
			}
		}
	}
}

// TestEveryOperationNeedsItsScope calls each operation with a bearer of other scopes, and with one of each of its scopes.
func TestEveryOperationNeedsItsScope(t *testing.T) {
	if testing.Short() {
		t.Skip("the walk over the whole API is long")
	}
	s := newServer(t)
	app := s.headers
	bearers := map[string]string{}
	bearer := func(scope string) map[string]string {
		if bearers[scope] == "" {
			s.headers = app
			bearers[scope] = s.token(scope)
		}
		return map[string]string{"Authorization": "Bearer " + bearers[scope]}
	}
	for _, op := range s.operations() {
		if len(op.Scopes) == 0 {
			continue
		}
		foreign := "trash-bin"
		if op.Scopes[1] == foreign {
			foreign = "locations"
		}
		s.headers = bearer(foreign)
		a := s.do(op.Method, filled(op.Path, "x"), nil)
		if body, _ := a.body.(object); a.status != http.StatusForbidden || body["key"] != "missing_required_permission" {
			t.Errorf("%s %s with scope %s: %d %s", op.Method, op.Path, foreign, a.status, a.raw)
		}
		for _, scope := range op.Scopes {
			s.headers = bearer(scope)
			a := s.do(op.Method, filled(op.Path, "x"), nil)
			if body, _ := a.body.(object); a.status == http.StatusUnauthorized || body["key"] == "missing_required_permission" {
				t.Errorf("%s %s with its scope %s: %d %s", op.Method, op.Path, scope, a.status, a.raw)
			}
		}
	}
}

// TestNoProjectSeesAnother makes one object of each kind in one project, and calls every operation on them with the keys of
// another project.
func TestNoProjectSeesAnother(t *testing.T) {
	s := newServer(t)
	made := s.createObjects()
	own := made["projectId"]
	stranger, keys := newProjectKeys(t, s)
	s.headers = keys
	for _, op := range s.operations() {
		if !op.Built || !strings.Contains(op.Path, "{") || op.Method+" "+op.Path == "POST /v1/vouchers/{code}" {
			continue // this operation creates the object of its path
		}
		// A management key gives access to all projects: the other project's objects are looked for in its own project.
		made["projectId"] = stranger
		if strings.Count(op.Path, "{") == 1 {
			made["projectId"] = "proj_of_nobody"
		}
		path, ok := filledWith(op.Path, made)
		if !ok {
			t.Errorf("%s %s: the test has no value for a variable of the path", op.Method, op.Path)
			continue
		}
		a := s.do(op.Method, path, bodyFor(op))
		if op.Path == "/v1/customers/{customerId}/segments" && a.status == http.StatusOK {
			shows(t, a.body, `{"object": "list", "data_ref": "data", "total": 0, "data": []}`) // as for an unknown customer
			continue
		}
		if a.status != http.StatusNotFound {
			t.Errorf("%s %s: another project gets %d %s", op.Method, path, a.status, a.raw)
		}
	}
	made["projectId"] = own
	_, s.headers = newProjectKeys(t, s) // failed redemptions of the first project contain what was tried
	for _, op := range s.operations() {
		if !op.Built || op.Method != "GET" || strings.HasPrefix(op.Path, "/management/") || strings.HasPrefix(op.Path, "/client/") || strings.Contains(op.Path, "{") || strings.HasSuffix(op.Path, "/create") {
			continue
		}
		a := s.do("GET", op.Path, nil)
		for name, id := range made {
			if id != "x" && strings.Contains(a.raw, id) {
				t.Errorf("GET %s: another project sees the %s of this one: %s", op.Path, name, a.raw)
			}
		}
	}
}

// TestEveryOperationRefusesABodyOfTheWrongType sends bodies that are not JSON objects to each operation with a body.
func TestEveryOperationRefusesABodyOfTheWrongType(t *testing.T) {
	if testing.Short() {
		t.Skip("the walk over the whole API is long")
	}
	s := newServer(t)
	made := s.createObjects()
	s.openClient(object{})
	for _, op := range s.operations() {
		if !op.Built || op.Method == "GET" || op.Method == "DELETE" || takesNoBody[op.Method+" "+op.Path] || movesOnly(op) {
			continue
		}
		path, _ := filledWith(op.Path, made)
		for _, body := range []string{`{"name":`, `"text"`, `[1,2`, "\x00"} {
			if a := s.do(op.Method, path, body); a.status != http.StatusBadRequest {
				t.Errorf("%s %s with the body %q: %d %s", op.Method, op.Path, body, a.status, a.raw)
			}
		}
	}
}

// TestOperationsThatAreNotBuiltAnswer501 expects 501 for documented operations that are not built.
func TestOperationsThatAreNotBuiltAnswer501(t *testing.T) {
	s := newServer(t)
	for _, op := range s.operations() {
		if op.Built || !strings.HasPrefix(op.Path, "/v") {
			continue
		}
		s.refuse(http.StatusNotImplemented, "not_implemented", op.Path, op.Method, filled(op.Path, "x"), nil)
	}
}

// TestUnknownPathsAndMethods expects 404 and 405 with the error body of the API.
func TestUnknownPathsAndMethods(t *testing.T) {
	s := newServer(t)
	s.refuse(404, "not_found", "/v1/nothing", "GET", "/v1/nothing", nil)
	a := s.do("PATCH", "/v1/categories", nil)
	if body, _ := a.body.(object); a.status != 405 || !strings.Contains(fmt.Sprint(body["details"]), "GET or POST") {
		t.Errorf("PATCH /v1/categories: %d %s", a.status, a.raw)
	}
	if allow := a.header.Get("Allow"); allow != "GET, POST" {
		t.Errorf("PATCH /v1/categories: Allow %q", allow)
	}
	if a := s.do("POST", "/v1/categories", `{"name":"`+strings.Repeat("x", httpapi.MaxBody)+`"}`); a.status != 413 {
		t.Errorf("a body over the limit: %d", a.status)
	}
}

var variable = regexp.MustCompile(`\{[^}]+\}`)

// filled replaces all variables of a path by one value.
func filled(path, value string) string { return variable.ReplaceAllString(path, value) }

// filledWith replaces the variables of a path by their values.
func filledWith(path string, values map[string]string) (string, bool) {
	ok := true
	out := variable.ReplaceAllStringFunc(path, func(v string) string {
		value, known := values[strings.Trim(v, "{}")]
		ok = ok && known
		return value
	})
	return out, ok
}

func (s *server) operations() []httpapi.Operation { return s.api.(*httpapi.API).Operations() }

// token requests a bearer with a scope.
func (s *server) token(scope string) string {
	s.t.Helper()
	got := s.expect(200, "POST", "/v1/oauth/token", map[string]string{"grant_type": "client_credentials", "scope": scope})
	return got["access_token"].(string)
}

func newProjectKeys(t *testing.T, s *server) (id string, headers map[string]string) {
	t.Helper()
	p, err := s.engine.CreateProject(t.Context(), project.NewProject{Name: "Stranger"})
	if err != nil {
		t.Fatal(err)
	}
	keys, err := s.engine.Projects.GrantNew(t.Context(), p.ID, "stranger")
	if err != nil {
		t.Fatal(err)
	}
	return p.ID, headersOf(keys)
}

// createObjects makes one object of each kind and returns the values of path variables.
func (s *server) createObjects() map[string]string {
	s.t.Helper()
	id := func(o object) string { return o["id"].(string) }
	v := map[string]string{"projectId": s.project, "sessionKey": "key-of-a-session"}
	v["categoryId"] = id(s.post("/v1/categories", object{"name": "Walk category", "hierarchy": 1}))
	v["productId"] = id(s.post("/v1/products", object{"name": "Walk product", "source_id": "walk-product"}))
	v["skuId"] = id(s.post("/v1/products/"+v["productId"]+"/skus", object{"sku": "Walk SKU", "source_id": "walk-sku"}))
	v["productCollectionId"] = id(s.post("/v1/product-collections", object{"type": "STATIC", "name": "Walk collection",
		"products": []object{{"id": v["productId"], "object": "product"}}}))
	v["segmentId"] = id(s.post("/v1/segments", object{"name": "Walk segment", "type": "static"}))
	v["customerId"] = id(s.post("/v1/customers", object{"source_id": "walk-customer"}))
	v["orderId"] = id(s.post("/v1/orders", object{"source_id": "walk-order", "amount": 1000, "customer": object{"id": v["customerId"]}}))
	percent := object{"type": "PERCENT", "percent_off": 10, "effect": "APPLY_TO_ORDER"}
	s.post("/v1/campaigns", object{"name": "Walk codes", "campaign_type": "DISCOUNT_COUPONS", "voucher": object{"type": "DISCOUNT_VOUCHER", "discount": percent}})
	v["campaignId"] = id(s.post("/v1/campaigns", object{"name": "Walk promotion", "campaign_type": "PROMOTION"}))
	v["promotionTierId"] = id(s.post("/v1/promotions/"+v["campaignId"]+"/tiers", object{"name": "Walk tier", "action": object{"discount": percent}}))
	v["tierId"] = v["promotionTierId"]
	v["stackId"] = id(s.post("/v1/promotions/"+v["campaignId"]+"/stacks", object{"name": "Walk stack", "tiers": object{"ids": []string{v["promotionTierId"]}}}))
	v["validationRuleId"] = id(s.post("/v1/validation-rules", object{"name": "Walk rule", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{1}}}}}))
	v["assignmentId"] = id(s.post("/v1/validation-rules/"+v["validationRuleId"]+"/assignments", object{"related_object_type": "promotion_tier", "related_object_id": v["promotionTierId"]}))
	_, club := s.loyaltyCampaign("Walk club")
	rule, _ := s.earningRule(club, object{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 1}})
	v["earningRuleId"] = id(rule)
	v["memberId"] = s.card(club, "walk-member")
	v["rewardId"] = id(s.post("/v1/rewards", object{"name": "Walk reward", "parameters": object{"product": object{"id": v["productId"]}}}))
	tiers := s.do("POST", club+"/tiers", []object{{"name": "Walk tier of club", "points": object{"from": 0}}})
	v["loyaltyTierId"] = id(tiers.body.([]any)[0].(object))
	v["pendingPointsId"] = "lopp_x"
	s.post("/v1/vouchers/walk-code", object{"type": "DISCOUNT_VOUCHER", "discount": percent})
	v["code"] = "walk-code"
	redeemed := s.post("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "walk-code"}}, "order": object{"amount": 1000}})
	v["redemptionId"] = redeemed["redemptions"].([]any)[0].(object)["id"].(string)
	v["parentRedemptionId"] = v["redemptionId"]
	action := s.expect(202, "POST", "/v1/campaigns/Walk%20codes/vouchers?vouchers_count=2", object{})
	managed := "/management/v1/projects/" + s.project
	v["stackingRulesId"] = id(s.post(managed+"/stacking-rules", object{}))
	v["webhookId"] = id(s.post(managed+"/webhooks", object{"target_url": "https://shop.example/hooks", "events": []string{"voucher.created"}}))
	v["distributionId"] = id(s.post(managed+"/distributions", object{"name": "Walk distribution", "event": "customer.order.paid", "target_url": "https://shop.example/hooks"}))
	v["deliveryId"] = "x"
	v["brandingId"] = id(s.post(managed+"/branding", object{}))
	s.expect(204, "POST", "/management/v1/projects/users/invite", object{"email": "walk@shop.example", "projects": object{s.project: "ADMIN"}})
	v["userId"] = s.get(managed + "/users")["data"].([]any)[0].(object)["id"].(string)
	v["campaignTemplateId"] = id(s.post("/v1/templates/campaigns", object{"name": "Walk template", "campaign_id": "Walk codes"}))
	v["asyncActionId"] = action["async_action_id"].(string)
	v["exportId"] = id(s.post("/v1/exports", object{"exported_object": "voucher"}))
	s.post("/v1/vouchers/walk-binned", object{"type": "DISCOUNT_VOUCHER", "discount": percent})
	s.del("/v1/vouchers/walk-binned")
	v["metadataSchemaId"] = id(s.post(managed+"/metadata-schemas", object{"related_object": "walk-object"}))
	v["resource"] = "walk-object"
	v["customEventSchemaId"] = id(s.post(managed+"/custom-event-schemas", object{"name": "walk-event"}))
	bin := s.get("/v1/trash-bin")
	v["binEntryId"] = bin["data"].([]any)[0].(object)["id"].(string)
	s.createPrograms(v)
	s.post("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": v["code"]}}, "order": object{"source_id": "walk-returned", "items": []object{{"product_id": "walk-lamp", "quantity": 3, "price": 1000}}}})
	v["returnId"] = id(s.post("/v1/extensions/orders/walk-returned/returns", object{"items": []object{{"product_id": "walk-lamp", "quantity": 1}}}))
	v["locationId"] = id(s.post(managed+"/locations", object{"name": "Walk location", "shape": object{"type": "circle", "format": "distance",
		"distance": object{"center": "geo:52.2297,21.0122", "radius": "1.54 km"}}}))
	friends := s.referral(object{"conversion_event_type": "redemption"})
	assigned := s.post("/v1/referrals/members/"+friends+"/holders", object{"holders": []object{{"source_id": "walk-referee"}}})
	v["holderId"] = id(assigned["holders"].([]any)[0].(object))
	v["cardId"], v["bucketId"], v["rewardTransactionId"] = "x", "x", "x"
	return v
}

// createPrograms makes one definition of each kind of the /v2 API. Variables that have a value keep it.
func (s *server) createPrograms(v map[string]string) {
	s.t.Helper()
	wallet := s.wallet("Walk wallet", "ACTIVE")
	program, _, rule := s.program("Walk program", "DRAFT")
	structure, tier := s.structure("Walk structure", wallet)
	benefit := s.post(v2+"/benefits", object{"name": "Walk benefit", "type": "POINTS", "points": object{"value": 5, "card_definition_id": wallet}})["id"].(string)
	for name, id := range map[string]string{
		"cardDefinitionId": wallet, "programId": program, "earningRuleId": rule, "tierStructureId": structure, "tierId": tier, "benefitId": benefit,
	} {
		if v[name] == "" {
			v[name] = id
		}
	}
}

// movesOnly reports whether an operation of the /v2 API only changes the status of a definition, and has no body.
func movesOnly(op httpapi.Operation) bool {
	return strings.HasPrefix(op.Path, "/v2/") && (strings.HasSuffix(op.Path, "/activate") || strings.HasSuffix(op.Path, "/deactivate") || strings.HasSuffix(op.Path, "/draft") ||
		strings.HasSuffix(op.Path, "/cancel") || strings.HasSuffix(op.Path, "/expire"))
}

// takesNoBody are the operations that ignore their body or accept any.
var takesNoBody = map[string]bool{
	"POST /v1/campaigns/{campaignId}/enable": true, "POST /v1/campaigns/{campaignId}/disable": true,
	"POST /v1/vouchers/{code}/enable": true, "POST /v1/vouchers/{code}/disable": true,
	"POST /v1/promotions/tiers/{promotionTierId}/enable": true, "POST /v1/promotions/tiers/{promotionTierId}/disable": true,
	"POST /v1/customers/{customerId}/permanent-deletion": true,
	"POST /v1/campaigns/{campaignId}/vouchers":           true, "POST /v1/campaigns/{campaignId}/vouchers/{code}": true,
	"POST /v1/loyalties/{campaignId}/earning-rules/{earningRuleId}/enable": true, "POST /v1/loyalties/{campaignId}/earning-rules/{earningRuleId}/disable": true,
	"POST /v1/loyalties/members/{memberId}/pending-points/{pendingPointsId}/activate": true,
	"POST /v1/loyalties/members/{memberId}/pending-points/{pendingPointsId}/cancel":   true,
	"POST /v1/oauth/token": true, "POST /v1/oauth/introspect": true, "POST /v1/oauth/token/revoke": true,
}

// bodyFor returns a valid body for operations that check the body before the path.
func bodyFor(op httpapi.Operation) any {
	switch op.Method + " " + op.Path {
	case "POST /v1/validation-rules/{validationRuleId}/assignments":
		return object{"related_object_type": "voucher", "related_object_id": "v_1"}
	case "POST /v1/campaigns/{campaignId}/import":
		return []object{{"code": "A"}}
	case "POST /v1/loyalties/{campaignId}/earning-rules":
		return []object{{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 1}}}
	case "POST /v1/loyalties/{campaignId}/members/{memberId}/transfers":
		return []object{{"code": "x", "points": 1}}
	case "POST /v1/loyalties/{campaignId}/tiers":
		return []object{{"name": "x", "points": object{"from": 1}}}
	case "POST /v1/loyalties/{campaignId}/rewards":
		return []object{{"reward": "rew_x"}}
	case "POST /v1/vouchers/{code}/balance":
		return object{"amount": 1}
	case "POST /v1/loyalties/{campaignId}/qualifications":
		return object{"customer": object{"source_id": "x"}, "order": object{"amount": 1}}
	}
	switch {
	case strings.HasSuffix(op.Path, "/programs/{programId}/members"):
		return object{"customer_id": "cust_x"}
	case strings.HasSuffix(op.Path, "/members/batch"):
		return []object{{"customer_id": "cust_x"}}
	case strings.HasSuffix(op.Path, "/programs/{programId}/members/{memberId}"):
		return object{"metadata": object{}}
	case strings.HasSuffix(op.Path, "/examine/rewards"):
		return object{"customer_identification": object{"type": "customer_id", "customer_id": "cust_x"}}
	case strings.HasSuffix(op.Path, "/examine/earning-rules"):
		return object{"trigger": object{"type": "ALL"}, "customer_identification": object{"type": "customer_id", "customer_id": "cust_x"}}
	case strings.HasSuffix(op.Path, "/rewards/purchases"):
		return object{"reward_id": "lrew_0"}
	case strings.HasSuffix(op.Path, "/orders/payments"):
		return object{"card_id": "lcrd_0", "order": object{"id": "ord_0"}}
	case strings.HasSuffix(op.Path, "/{rewardTransactionId}/refund"):
		return object{}
	case strings.HasSuffix(op.Path, "/cards/{cardId}/points"):
		return object{"points": 1}
	case strings.HasSuffix(op.Path, "/programs/{programId}/rewards/{rewardId}"):
		return object{"stock": object{"type": "UNLIMITED"}}
	case strings.HasPrefix(op.Path, "/v2/loyalties/programs") && strings.HasSuffix(op.Path, "/batch"):
		return object{}
	case strings.HasSuffix(op.Path, "/tier-structures/{tierStructureId}/tiers"):
		return object{"name": "x", "qualification_rules": object{"type": "POINTS", "min_value": 1}}
	case strings.HasPrefix(op.Path, "/v2/") && op.Method == "PUT":
		return object{"name": "x"}
	}
	if op.Method == "POST" || op.Method == "PUT" {
		return object{"role": "USER", "name": "x", "campaign_id": "camp_x", "action": object{"discount": object{"type": "PERCENT", "percent_off": 1}}, "tiers": object{"ids": []string{"promo_x"}}, "hierarchy": 1}
	}
	return nil
}
