package httpapi_test

import (
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/httpapi"
)

const shopOrigin = "https://www.shop.example"

// openClient allows everything to client-side callers, except for the changes.
func (s *server) openClient(changes object) {
	s.t.Helper()
	settings := object{"client_trusted_domains": []string{"*.shop.example"}, "client_redeem_enabled": true, "client_publish_enabled": true, "client_create_customer_enabled": true, "client_loyalty_events_enabled": true}
	maps.Copy(settings, changes)
	s.put("/management/v1/projects/"+s.project, settings)
	s.headers["Origin"] = shopOrigin
}

func TestClientSideQualifiesValidatesAndRedeemsFromTrustedOrigin(t *testing.T) {
	s := newServer(t)
	s.openClient(object{})
	s.post("/v1/vouchers/SPRING", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 500}})
	body := object{"redeemables": []object{{"object": "voucher", "id": "SPRING"}}, "order": object{"amount": 2000}, "customer": object{"source_id": "ada"}}

	shows(t, s.post("/client/v1/validations", body)["valid"], `true`)
	shows(t, s.post("/client/v1/qualifications", object{"scenario": "ALL", "order": object{"amount": 2000}})["redeemables"].(object)["total"], `1`)
	redeemed := s.post("/client/v1/redemptions", body)
	shows(t, redeemed["order"].(object)["total_amount"], `1500`)
	shows(t, s.get("/client/v1/promotions/tiers?is_available=true&limit=5")["object"], `"list"`)
	shows(t, s.get("/client/v1/validate?code=SPRING&item[0][source_id]=mug&item[0][quantity]=2&item[0][price]=1000&item[0][related_object]=product&customer[source_id]=ada")["order"].(object)["total_amount"], `1500`)
	many := "/client/v1/validate?code=SPRING"
	for i := range 11 { // index 10 sorts after 9, not after 1
		many += fmt.Sprintf("&item[%d][source_id]=p&item[%d][quantity]=%d&item[%d][price]=100", i, i, i+1, i)
	}
	for i, line := range s.get(many)["order"].(object)["items"].([]any) {
		shows(t, line.(object)["quantity"], fmt.Sprint(i+1))
	}
	shows(t, s.get("/client/v1/validate?code=SPRING&amount=700")["order"].(object)["total_amount"], `200`)
	shows(t, s.get("/client/v1/validate?code=SPRING")["valid"], `true`)
	s.post("/v1/vouchers/CARD", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 500, "effect": "APPLY_TO_ORDER"}, "expiration_date": "2027-01-01T00:00:00Z"})
	card := s.get("/client/v1/validate?code=CARD&amount=200")
	shows(t, card["gift"], `{"amount": 500, "balance": 500, "credits": 200, "effect": "APPLY_TO_ORDER"}`)
	shows(t, card["expiration_date"], `"2027-01-01T00:00:00.000Z"`)
	one := s.post("/client/v1/redeem?code=SPRING&tracking_id=ada", object{"order": object{"amount": 1200}, "customer": object{}})
	shows(t, one["order"].(object)["total_amount"], `700`)
	shows(t, one["result"], `"SUCCESS"`)
	shows(t, s.post("/client/v1/events", object{"event": "viewed", "customer": object{"source_id": "ada"}})["type"], `"viewed"`)
	shows(t, s.post("/client/v1/publish", object{"voucher": "SPRING", "customer": object{"source_id": "ada"}})["result"], `"SUCCESS"`)
}

func TestClientSideIsClosedByDefault(t *testing.T) {
	s := newServer(t)
	ask := func(details, method, path string, body any) {
		t.Helper()
		s.refuse(403, "forbidden", details, method, path, body)
	}
	validation := object{"redeemables": []object{{"object": "voucher", "id": "X"}}}

	ask("Header Origin is required", "POST", "/client/v1/validations", validation)
	s.headers["Origin"] = "https://evil.example"
	ask("https://evil.example", "POST", "/client/v1/validations", validation)
	s.put("/management/v1/projects/"+s.project, object{"client_trusted_domains": []string{"*.shop.example"}})
	ask("https://evil.example", "POST", "/client/v1/validations", validation)
	s.headers["Origin"] = shopOrigin
	s.expect(200, "POST", "/client/v1/validations", validation)

	ask("client_redeem_enabled", "POST", "/client/v1/redemptions", validation)
	ask("client_redeem_enabled", "POST", "/client/v1/redeem?code=X", object{})
	ask("client_publish_enabled", "POST", "/client/v1/publish", object{})
	ask("client_loyalty_events_enabled", "POST", "/client/v1/events", object{"event": "e", "customer": object{"source_id": "ada"}, "loyalty": object{"code": "X"}})
	ask("client_loyalty_events_enabled", "POST", "/client/v1/events", object{"event": "e", "customer": object{"source_id": "ada"}, "referral": object{"code": "X"}})
}

func TestClientSideCreatesCustomersOnlyWhenAllowed(t *testing.T) {
	s := newServer(t)
	s.openClient(object{"client_create_customer_enabled": false})
	s.post("/v1/vouchers/SPRING", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 500}})
	s.post("/v1/customers", object{"source_id": "ada"})
	of := func(customer string) object {
		return object{"redeemables": []object{{"object": "voucher", "id": "SPRING"}}, "order": object{"amount": 2000}, "customer": object{"source_id": customer}}
	}
	event := func(customer string) object {
		return object{"event": "viewed", "customer": object{"source_id": customer}}
	}
	publication := func(customer string) object {
		return object{"voucher": "SPRING", "customer": object{"source_id": customer}}
	}

	s.post("/client/v1/validations", of("stranger"))
	s.refuse(403, "forbidden", "client_create_customer_enabled", "POST", "/client/v1/redemptions", of("stranger"))
	s.refuse(403, "forbidden", "client_create_customer_enabled", "POST", "/client/v1/events", event("stranger"))
	s.refuse(403, "forbidden", "client_create_customer_enabled", "POST", "/client/v1/publish", publication("stranger"))
	s.post("/client/v1/redemptions", of("ada"))
	s.post("/client/v1/events", event("ada"))
	s.post("/client/v1/publish", publication("ada"))
	shows(t, s.get("/v1/customers")["total"], `1`)
}

func TestClientSideDoesNotChangeStoredCustomers(t *testing.T) {
	s := newServer(t)
	s.openClient(object{"client_create_customer_enabled": false})
	s.post("/v1/customers", object{"source_id": "ada", "email": "ada@shop.example", "metadata": object{"vip": false}})
	vip := s.post("/v1/validation-rules", `{"name": "vip", "rules": {"1": {"name": "customer.metadata", "property": "vip", "conditions": {"$is": [true]}}}}`)["id"].(string)
	s.post("/v1/vouchers/SPRING", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 500}, "validation_rules": []string{vip}})
	s.post("/v1/vouchers/GIFT", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 100}})
	ada := object{"source_id": "ada", "email": "eve@evil.example", "name": "Eve", "metadata": object{"vip": true}}
	of := func(code string) object {
		return object{"redeemables": []object{{"object": "voucher", "id": code}}, "order": object{"amount": 2000}, "customer": ada}
	}
	if got := s.post("/client/v1/validations", of("SPRING")); got["valid"] != false {
		t.Errorf("a client-side request changed the customer for its validation: %v", got)
	}
	s.post("/client/v1/validations", of("GIFT"))
	s.post("/client/v1/redemptions", of("GIFT"))
	s.post("/client/v1/events", object{"event": "viewed", "customer": ada})
	s.post("/client/v1/publish", object{"voucher": "GIFT", "customer": ada})
	got := s.get("/v1/customers/ada")
	if got["email"] != "ada@shop.example" || got["name"] != nil || got["metadata"].(object)["vip"] != false {
		t.Errorf("a client-side request changed %v", got)
	}
}

func TestClientSideAnswersHideCustomers(t *testing.T) {
	s := newServer(t)
	s.openClient(nil)
	for _, name := range []string{"ada", "bob"} {
		s.post("/v1/customers", object{"source_id": name, "name": "Mx " + name, "email": name + "@shop.example", "metadata": object{"note": "private"}})
	}
	for _, code := range []string{"GIFT", "CARD", "FREE"} {
		s.post("/v1/vouchers/"+code, object{"type": "GIFT_VOUCHER", "gift": object{"amount": 100}})
	}
	for _, code := range []string{"GIFT", "CARD"} {
		s.post("/v1/publications", object{"voucher": code, "customer": object{"source_id": "ada"}})
	}
	body := object{"redeemables": []object{{"object": "voucher", "id": "GIFT", "gift": object{"credits": 1}}}, "order": object{"amount": 2000},
		"customer": object{"source_id": "bob"}, "options": object{"expand": []string{"order", "redeemable"}}}
	for path, body := range map[string]object{
		"/client/v1/validations": body, "/client/v1/redemptions": body, "/client/v1/qualifications": {"customer": object{"source_id": "bob"}, "options": object{"expand": []string{"redeemable"}}},
		"/client/v1/redeem?code=CARD": {"customer": object{"source_id": "bob"}, "order": object{"amount": 2000}},
		"/client/v1/events":           {"event": "viewed", "customer": object{"source_id": "bob"}},
		"/client/v1/publish":          {"voucher": "FREE", "customer": object{"source_id": "bob"}},
	} {
		a := s.do("POST", path, body)
		if a.status != 200 || strings.Contains(a.raw, "@shop.example") || strings.Contains(a.raw, "Mx ") || strings.Contains(a.raw, "private") {
			t.Errorf("%s: %d %s", path, a.status, a.raw)
		}
	}
}

func TestTrackingIDOfAnotherCustomerIsRefused(t *testing.T) {
	s := newServer(t)
	s.openClient(object{})
	s.post("/v1/vouchers/SPRING", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 500}})
	ada := s.post("/v1/customers", object{"source_id": "ada"})["id"].(string)
	token := s.post("/v1/publications", object{"voucher": "SPRING", "customer": object{"source_id": "ada"}})["tracking_id"].(string)
	asks := func(trackingID string, customer object) object {
		return object{"redeemables": []object{{"object": "voucher", "id": "SPRING"}}, "order": object{"amount": 2000}, "tracking_id": trackingID, "customer": customer}
	}
	for _, path := range []string{"/client/v1/validations", "/client/v1/redemptions", "/client/v1/qualifications"} {
		a := s.expect(400, "POST", path, asks("bob", object{"source_id": "ada"}))
		shows(t, a, `{"code": 400, "key": "ambiguous_tracking_id", "message": "Ambiguous trackingId ('bob' vs. 'ada')", "details": "*", "request_id": "*"}`)
		shows(t, s.expect(400, "POST", path, asks("bob", object{"id": ada}))["message"], `"Ambiguous trackingId ('bob' vs. '`+ada+`')"`) // the tracking id of another customer
		s.post(path, asks("ada", object{"source_id": "ada"}))
		s.post(path, asks(token, object{"id": ada}))
	}
	s.refuse(400, "ambiguous_tracking_id", "", "GET", "/client/v1/validate?code=SPRING&tracking_id=bob&customer[source_id]=ada", nil)
	s.post("/v1/validations", asks("bob", object{"source_id": "ada"})) // a server may send any tracking id
	shows(t, s.get("/v1/customers")["total"], `1`)
}

func TestClientSideCannotTellUnusableCodeFromMissingCode(t *testing.T) {
	s := newServer(t)
	s.openClient(object{})
	category := s.post("/v1/categories", object{"name": "First", "hierarchy": 0})["id"]
	discount := object{"type": "AMOUNT", "amount_off": 500}
	coupon := func(more object) object {
		o := object{"type": "DISCOUNT_VOUCHER", "discount": discount, "category_id": category, "metadata": object{"secret": true}}
		maps.Copy(o, more)
		return o
	}
	s.post("/v1/vouchers/FINE", object{"type": "DISCOUNT_VOUCHER", "discount": discount})
	s.post("/v1/vouchers/EXPIRED", coupon(object{"expiration_date": "2020-01-01T00:00:00Z"}))
	s.post("/v1/vouchers/LATER", coupon(object{"start_date": "2030-01-01T00:00:00Z"}))
	s.post("/v1/vouchers/OFF", coupon(object{"active": false}))
	s.post("/v1/vouchers/USED", coupon(object{"redemption": object{"quantity": 1}}))
	s.post("/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "USED"}}, "order": object{"amount": 900}})

	calls := map[string]func(code string) answer{
		"validation": func(code string) answer {
			return s.do("POST", "/client/v1/validations", object{"redeemables": []object{{"object": "voucher", "id": "FINE"}, {"object": "voucher", "id": code}}, "order": object{"amount": 900}})
		},
		"without an order": func(code string) answer {
			return s.do("POST", "/client/v1/validations", object{"redeemables": []object{{"object": "voucher", "id": code}}})
		},
		"redemption": func(code string) answer {
			return s.do("POST", "/client/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": code}}, "order": object{"amount": 900}})
		},
		"validation of a code": func(code string) answer { return s.do("GET", "/client/v1/validate?amount=900&code="+code, nil) },
		"redemption of a code": func(code string) answer {
			return s.do("POST", "/client/v1/redeem?code="+code, object{"order": object{"amount": 900}})
		},
	}
	for name, call := range calls {
		unknown := withoutIDs(call("UNKNOWN"), "UNKNOWN")
		if !strings.Contains(unknown, "not_found") {
			t.Errorf("%s of an unknown code: %s", name, unknown)
		}
		for _, code := range []string{"EXPIRED", "LATER", "OFF", "USED"} {
			if diff := cmp.Diff(unknown, withoutIDs(call(code), code)); diff != "" {
				t.Errorf("%s of the code %s (-unknown +got):\n%s", name, code, diff)
			}
		}
	}
}

// withoutIDs returns an answer as text, without the code and the ids that differ in each call.
func withoutIDs(a answer, code string) string {
	text := http.StatusText(a.status) + strings.ReplaceAll(a.raw, code, "CODE")
	for _, prefix := range []string{"v-", "valid_", "rf_"} {
		parts := strings.Split(text, `"`+prefix)
		for i := range parts[1:] {
			_, rest, _ := strings.Cut(parts[i+1], `"`)
			parts[i+1] = `"` + rest
		}
		text = strings.Join(parts, `"ID`)
	}
	return text
}

func TestClientSideAnswersHideServerData(t *testing.T) {
	s := newServer(t)
	s.openClient(object{})
	one := []object{{"object": "voucher", "id": "X"}}
	s.refuse(400, "invalid_payload", "options.explain", "POST", "/client/v1/validations", object{"redeemables": one, "options": object{"explain": true}})
	s.refuse(400, "invalid_payload", "order.items[0].product.override", "POST", "/client/v1/redemptions",
		object{"redeemables": one, "order": object{"items": []object{{"product": object{"source_id": "mug", "override": true, "price": 1}}}}})
}

func TestCORSAllowsTrustedOriginsAlone(t *testing.T) {
	s := newServer(t)
	s.openClient(object{})
	preflight := func(origin string) http.Header {
		r := httptest.NewRequestWithContext(t.Context(), http.MethodOptions, "/client/v1/validations", nil)
		r.Header.Set("Origin", origin)
		r.Header.Set("Access-Control-Request-Method", "POST")
		r.Header.Set("Access-Control-Request-Headers", "content-type,x-client-application-id,x-client-token")
		w := httptest.NewRecorder()
		s.api.ServeHTTP(w, r)
		if w.Code != http.StatusNoContent {
			t.Errorf("preflight from %s: %d", origin, w.Code)
		}
		return w.Header()
	}
	if got := preflight(shopOrigin); got.Get("Access-Control-Allow-Origin") != shopOrigin || !strings.Contains(got.Get("Access-Control-Allow-Headers"), "x-client-token") {
		t.Errorf("preflight from the shop: %v", got)
	} else if got.Get("Access-Control-Allow-Credentials") != "true" { // the official client sends requests with credentials
		t.Errorf("a browser drops the answers to calls with credentials: %v", got)
	}
	if got := preflight("https://evil.example"); got.Get("Access-Control-Allow-Origin") != "" || got.Get("Access-Control-Allow-Credentials") != "" {
		t.Errorf("preflight from elsewhere: %v", got)
	}
	if got := s.do("GET", "/client/v1/promotions/tiers", nil); got.header.Get("Access-Control-Allow-Origin") != shopOrigin || got.header.Get("Access-Control-Allow-Credentials") != "true" {
		t.Errorf("a call from the shop: %v", got.header)
	}
	if got := s.do("GET", "/v1/vouchers", nil); got.header.Get("Access-Control-Allow-Origin") != "" {
		t.Errorf("a call of the server side: %v", got.header)
	}
}

func TestAnAddressHasFiveClientSideCallsInFiveSeconds(t *testing.T) {
	s := newServer(t)
	s.openClient(object{})
	s.api = httpapi.New(s.engine, httpapi.WithTrustedProxies(netip.MustParsePrefix("192.0.2.0/24")))
	call := func(forwarded string) answer {
		s.headers["X-Forwarded-For"] = forwarded
		return s.do("GET", "/client/v1/promotions/tiers", nil)
	}
	for i, remaining := range []string{"4", "3", "2", "1", "0"} {
		// Entries left of the one that the proxy appends are ignored.
		if got := call([]string{"198.51.100.1", "203.0.113.9"}[i%2] + ", 198.51.100.7"); got.status != 200 || got.header.Get("X-Rate-Limit-Remaining") != remaining {
			t.Errorf("call %d: %d %v", i, got.status, got.header)
		}
	}
	refused := call("198.51.100.7")
	shows(t, refused.body, `{"code": 429, "message": "Too many requests hit the API too quickly.", "request_id": "*"}`)
	limits := map[string]string{}
	for name := range refused.header {
		if strings.HasPrefix(name, "X-Rate") || name == "Retry-After" {
			limits[name] = refused.header.Get(name)
		}
	}
	want := map[string]string{
		"X-Rate-Limit-Limit": "5", "X-Rate-Limit-Remaining": "0", "X-Rate-Limit-Retry": "1795262401", "X-Rate-Limit-Type": "api_calls", "Retry-After": "1",
	}
	if diff := cmp.Diff(want, limits); diff != "" {
		t.Errorf("headers (-want +got):\n%s", diff)
	}
	for _, written := range []string{"198.51.100.7:4711", "::ffff:198.51.100.7"} { // as some proxies write it
		if got := call(written); got.status != 429 {
			t.Errorf("%s: %d, want 429 as for the same address", written, got.status)
		}
	}
	if got := call("198.51.100.8"); got.status != 200 {
		t.Errorf("another address: %d", got.status)
	}
	s.now = s.now.Add(time.Second)
	if got := call("198.51.100.7"); got.status != 200 {
		t.Errorf("a second later: %d", got.status)
	}
}

func TestAProjectHasTheServerSideCallsThatTheServerAllows(t *testing.T) {
	s := newServer(t)
	s.api = httpapi.New(s.engine, httpapi.WithServerRates(httpapi.Rate{Calls: 2, Per: time.Minute}, httpapi.Rate{Calls: 1, Per: time.Hour}))
	s.get("/v1/vouchers")
	s.get("/v1/vouchers")
	s.expect(429, "GET", "/v1/vouchers", nil)
	if got := s.do("POST", "/v1/vouchers/bulk/async", []object{}); got.header.Get("X-Rate-Limit-Type") != "bulk_api_calls" || got.status == 429 {
		t.Errorf("a bulk call: %d %v", got.status, got.header)
	}
	s.expect(429, "POST", "/v1/vouchers/bulk/async", []object{})
	shows(t, s.get("/management/v1/projects/" + s.project)["limits"],
		`{"api_calls": [{"value": 2, "duration": "1m0s"}], "bulk_api_calls": [{"value": 1, "duration": "1h0m0s"}]}`)
}

func TestClientSideBodyLimitIsLower(t *testing.T) {
	s := newServer(t)
	s.openClient(object{})
	long := `{"redeemables": [{"object": "voucher", "id": "X"}], "note": "` + strings.Repeat("x", httpapi.MaxClientBody) + `"}`
	s.refuse(413, "payload_too_large", fmt.Sprint(httpapi.MaxClientBody), "POST", "/client/v1/validations", long)
	s.expect(200, "POST", "/v1/validations", long)
}

func TestClientSideValidatesLoyaltyCardForReward(t *testing.T) {
	s := newServer(t)
	s.openClient(object{})
	_, club := s.loyaltyCampaign("Club")
	card := s.card(club, "ann")
	s.add(card, 300)
	mug := s.reward(club, 70, object{"product": object{"id": s.product("mug")}}, object{"stock": 5})
	pay := s.reward(club, 0, payingWith("1", 10))
	assignment := func(reward string) string {
		return s.get("/v1/rewards/" + reward + "/assignments")["data"].([]any)[0].(object)["id"].(string)
	}
	validation := "/client/v1/validate?customer[source_id]=ann&code=" + card
	for query, want := range map[string]string{
		"&reward[id]=" + mug: `{"id": "` + mug + `", "assignment_id": "` + assignment(mug) + `", "points": 70}`,
		"&amount=1000&reward[points]=50&reward[id]=" + pay:                `{"id": "` + pay + `", "assignment_id": "` + assignment(pay) + `", "points": 50}`,
		"&reward=" + url.QueryEscape(`{"id": "`+mug+`", "points": null}`): `{"id": "` + mug + `", "assignment_id": "` + assignment(mug) + `", "points": 70}`,
	} {
		got := s.get(validation + query)
		shows(t, object{"valid": got["valid"], "reward": got["reward"]}, `{"valid": true, "reward": `+want+`}`)
	}
	without := s.get(validation)
	shows(t, object{"valid": without["valid"], "key": without["error"].(object)["key"], "reward": without["reward"]}, `{"valid": false, "key": "missing_reward", "reward": null}`)
	s.refuse(400, "invalid_query_params", "Property .reward.points must be", "GET", validation+"&reward[points]=many&reward[id]="+pay, nil)
	s.refuse(400, "invalid_query_params", "Property .reward.points must be", "GET", validation+"&reward[points]=-1&reward[id]="+pay, nil)
}
