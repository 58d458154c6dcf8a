package httpapi_test

import (
	"encoding/json"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/httpapi"
)

// privateShop fills a project with data of customers that contains SECRET, and with what a client-side caller may name: the
// customer ada, her order o1, the codes KNOWN and REFER of another customer, and the public code OPEN. It returns the ids
// and tracking ids of the rest.
func (s *server) privateShop() (private []string) {
	s.t.Helper()
	five := object{"type": "AMOUNT", "amount_off": 500}
	gift := func(code string) {
		s.post("/v1/vouchers/"+code, object{"type": "GIFT_VOUCHER", "gift": object{"amount": 70000}})
	}
	person := func(sourceID string) string {
		made := s.post("/v1/customers", object{"source_id": sourceID, "name": "SECRET name", "email": "SECRET@shop.example", "phone": "SECRET phone", "metadata": object{"note": "SECRET note"}})
		return made["id"].(string)
	}
	person("ada") // her id is in answers to requests that name her
	private = append(private, person("SECRET bob"))
	give := func(code, customer string) {
		made := s.post("/v1/publications", object{"voucher": code, "customer": object{"source_id": customer}, "metadata": object{"why": "SECRET reason"}})
		private = append(private, made["tracking_id"].(string))
	}
	s.post("/v1/vouchers/OPEN", object{"type": "DISCOUNT_VOUCHER", "discount": five})
	for _, code := range []string{"SECRET_HELD", "SECRET_FREE", "SECRET_OTHER"} {
		s.post("/v1/vouchers/"+code, object{"type": "DISCOUNT_VOUCHER", "discount": five, "redemption": object{"quantity": 1}})
	}
	s.post("/v1/vouchers/SECRET_SHARED", object{"type": "DISCOUNT_VOUCHER", "discount": five})
	for _, code := range []string{"SECRET_GIFT", "SECRET_ANYBODYS_GIFT", "SECRET_BOBS_GIFT", "KNOWN"} {
		gift(code)
	}
	give("SECRET_HELD", "ada")
	give("SECRET_GIFT", "ada")
	give("SECRET_SHARED", "SECRET bob")
	give("SECRET_OTHER", "SECRET bob")
	give("SECRET_BOBS_GIFT", "SECRET bob")
	give("KNOWN", "SECRET bob")
	s.post("/v1/campaigns", object{"name": "Friends", "campaign_type": "REFERRAL_PROGRAM", "referral_program": object{"conversion_event_type": "redemption"},
		"voucher": object{"type": "DISCOUNT_VOUCHER", "discount": five}})
	s.post("/v1/campaigns/Friends/vouchers/REFER", object{})
	give("REFER", "SECRET bob")
	s.post("/v1/campaigns", object{"name": "Welcome", "campaign_type": "DISCOUNT_COUPONS", "join_once": true, "voucher": object{"type": "DISCOUNT_VOUCHER", "discount": five}})
	s.post("/v1/campaigns/Welcome/vouchers/SECRET_WELCOME", object{})
	give("SECRET_WELCOME", "ada")
	club, _ := s.loyaltyCampaign("Club")
	s.post("/v1/campaigns/"+club+"/vouchers/SECRET_CARD", object{})
	give("SECRET_CARD", "ada")
	s.add("SECRET_CARD", 100)
	order := s.post("/v1/orders", object{"source_id": "o1", "amount": 1234500, "customer": object{"source_id": "ada"}, "metadata": object{"address": "SECRET street"},
		"items": []object{{"source_id": "SECRET thing", "quantity": 1, "price": 1234500}}})
	private = append(private, order["id"].(string))
	return append(private, "SECRET", "1234500")
}

// clientCalls returns client-side requests by operation, with every way to name a customer, an order and a code.
func (s *server) clientCalls(customerID, orderID string) map[string][]any {
	customers := []object{
		{}, {"customer": object{"source_id": "ada"}}, {"customer": object{"id": customerID}}, {"tracking_id": "ada"}, {"customer": object{"source_id": "ada"}, "tracking_id": "ada"},
		{"customer": object{"source_id": "ada"}, "tracking_id": "track_guessed"}, {"customer": object{"source_id": "new"}}, {"customer": object{"id": customerID}, "tracking_id": "track_guessed"},
	}
	orders := []object{
		{}, {"order": object{"amount": 5000}}, {"order": object{"source_id": "o1"}}, {"order": object{"id": orderID}}, {"order": object{"source_id": "o1", "status": "CANCELED"}},
		{"order": object{"source_id": "o1", "customer": object{"source_id": "ada"}}}, {"order": object{"amount": 5000, "customer": object{"source_id": "ada"}, "referrer": object{"source_id": "ada"}}},
	}
	var carts []object
	for _, c := range customers {
		for _, o := range orders {
			cart := object{}
			for _, part := range []object{c, o} {
				for k, v := range part {
					cart[k] = v
				}
			}
			carts = append(carts, cart)
		}
	}
	with := func(cart object, more object) object {
		all := object{}
		for _, part := range []object{cart, more} {
			for k, v := range part {
				all[k] = v
			}
		}
		return all
	}
	calls := map[string][]any{}
	add := func(op string, body any) { calls[op] = append(calls[op], body) }
	for _, cart := range carts {
		for _, scenario := range []string{"ALL", "CUSTOMER_WALLET", "AUDIENCE_ONLY", "PRODUCTS", "PRODUCTS_DISCOUNT", "PROMOTION_STACKS", "PRODUCTS_BY_CUSTOMER", "PRODUCTS_DISCOUNT_BY_CUSTOMER"} {
			add("POST /client/v1/qualifications", with(cart, object{"scenario": scenario, "options": object{"limit": 50, "expand": []string{"redeemable", "category", "validation_rules"}}}))
		}
		for _, code := range []string{"KNOWN", "OPEN", "REFER", "NOTHING"} {
			body := with(cart, object{"redeemables": []object{{"object": "voucher", "id": code, "gift": object{"credits": 1}}}, "options": object{"expand": []string{"order", "redeemable", "redemption", "category", "validation_rules"}}})
			add("POST /client/v1/validations", body)
			if cart["tracking_id"] == nil {
				add("POST /client/v1/redemptions", body)
				add("POST /client/v1/redeem?code="+code, cart)
			}
		}
		query := url.Values{"code": {"KNOWN"}, "amount": {"500"}}
		for name, value := range cart {
			text, isText := value.(string)
			if !isText {
				encoded, _ := json.Marshal(value)
				text = string(encoded)
			}
			query.Set(name, text)
		}
		add("GET /client/v1/validate?"+query.Encode(), nil)
		query.Del("code")
		add("GET /client/v1/promotions/validation?"+query.Encode(), nil)
		query.Set("audienceRulesOnly", "true")
		add("GET /client/v1/promotions/validation?"+query.Encode(), nil)
	}
	for _, c := range customers[1:3] {
		add("POST /client/v1/customers", c["customer"])
		for _, more := range []object{{}, {"loyalty": object{"code": "KNOWN"}}, {"referral": object{"code": "REFER"}}, {"referral": object{"code": "REFER", "referrer_id": "ada"}}} {
			add("POST /client/v1/events", with(with(c, object{"event": "visit"}), more))
		}
		for _, more := range []object{{"voucher": "KNOWN"}, {"campaign": object{"name": "Welcome"}}, {"campaign": object{"name": "Club"}}, {"campaign": object{"name": "Club", "count": 2}}, {"voucher": "OPEN"}} {
			add("POST /client/v1/publish", with(c, more))
			add("POST /client/v1/publish?join_once=true&tracking_id=ada", with(c, more))
			add("POST /client/v1/publish?join_once=false", with(c, more))
		}
	}
	for _, query := range []string{"", "limit=100", "campaign=Club", "campaign=Welcome", "campaign=Friends", "customer=ada", "customer=" + customerID, "customer=ada&tracking_id=ada", "code=KNOWN",
		"order=code", "category=x", "filters[holder_id][conditions][$has_value]=", "filters[type][conditions][$is]=GIFT_VOUCHER", "ids=v_1"} {
		add("GET /client/v1/vouchers?"+query, nil)
	}
	add("GET /client/v1/promotions/tiers?limit=100", nil)
	add("GET /client/v1/promotions/tiers?is_available=true", nil)
	return calls
}

// TestClientSideAnswersHaveNoPrivateData sends every client-side request to a project full of private data.
func TestClientSideAnswersHaveNoPrivateData(t *testing.T) {
	if testing.Short() {
		t.Skip("the walk over the whole API is long")
	}
	s := newServer(t)
	private := s.privateShop()
	// The caller may have the id of a customer or of an order, and sends these, too.
	customerID, orderID := s.get("/v1/customers/SECRET%20bob")["id"].(string), s.get("/v1/orders/o1")["id"].(string)
	s.openClient(object{"client_list_vouchers_enabled": true, "client_pay_orders_enabled": true})
	calls := s.clientCalls(customerID, orderID)
	asked := map[string]int{}
	for op, bodies := range calls {
		method, target, _ := strings.Cut(op, " ")
		path, _, _ := strings.Cut(target, "?")
		for _, body := range bodies {
			encoded, _ := json.Marshal(body)
			sent, _ := url.QueryUnescape(target)
			sent += string(encoded)
			a := s.do(method, target, body)
			asked[method+" "+path]++
			if a.status >= 500 || a.status == 429 {
				t.Errorf("%s %s: %d %s", op, encoded, a.status, a.raw)
			}
			for _, thing := range private {
				if strings.Contains(a.raw, thing) && !strings.Contains(sent, thing) {
					t.Errorf("%s %s tells %s: %s", op, encoded, thing, a.raw)
				}
			}
		}
	}
	for _, op := range s.clientOperations() {
		if asked[op] == 0 {
			t.Errorf("no test walks %s", op)
		}
	}
	o := s.get("/v1/orders/o1")
	shows(t, object{"status": o["status"], "customer": o["customer_id"]}, fmt.Sprintf(`{"status": "CREATED", "customer": %q}`, s.get("/v1/customers/ada")["id"]))
}

// clientOperations returns all client-side operations.
func (s *server) clientOperations() (ops []string) {
	var document struct {
		Paths map[string]map[string]any
	}
	if err := json.Unmarshal(s.fetch("/openapi.json").Body.Bytes(), &document); err != nil {
		s.t.Fatal(err)
	}
	for path, methods := range document.Paths {
		for method := range methods {
			if strings.HasPrefix(path, "/client/") {
				ops = append(ops, strings.ToUpper(method)+" "+path)
			}
		}
	}
	if len(ops) == 0 {
		s.t.Fatal("the document has no operations of the client side")
	}
	return ops
}

func TestClientSideShowsHoldingsForValidTrackingID(t *testing.T) {
	s := newServer(t)
	s.privateShop()
	s.openClient(object{})
	token := s.post("/v1/validations", object{"redeemables": []object{{"object": "voucher", "id": "OPEN"}}, "order": object{"amount": 1}, "customer": object{"source_id": "ada"}})["tracking_id"].(string)
	ask := func(scenario string, more object) (ids []string) {
		body := object{"scenario": scenario, "order": object{"amount": 5000}, "options": object{"limit": 50}}
		for k, v := range more {
			body[k] = v
		}
		for _, q := range s.post("/client/v1/qualifications", body)["redeemables"].(object)["data"].([]any) {
			ids = append(ids, q.(object)["id"].(string))
		}
		slices.Sort(ids)
		return ids
	}
	ada := object{"customer": object{"source_id": "ada"}, "tracking_id": token}
	for scenario, want := range map[string]string{
		"CUSTOMER_WALLET": "[SECRET_CARD SECRET_GIFT SECRET_HELD SECRET_WELCOME]",
		"ALL":             "[OPEN SECRET_CARD SECRET_GIFT SECRET_HELD SECRET_WELCOME]",
	} {
		if got := fmt.Sprint(ask(scenario, ada)); got != want {
			t.Errorf("%s: %s, want %s", scenario, got, want)
		}
	}
	if got := fmt.Sprint(ask("ALL", object{"customer": object{"source_id": "ada"}})); got != "[OPEN]" {
		t.Errorf("to a request that names ada: %s", got)
	}
	s.refuse(403, "forbidden", "tracking_id", "POST", "/client/v1/qualifications", object{"scenario": "CUSTOMER_WALLET", "customer": object{"source_id": "ada"}})

	join := object{"campaign": object{"name": "Welcome"}, "customer": object{"source_id": "ada"}}
	s.refuse(403, "forbidden", "tracking_id", "POST", "/client/v1/publish", join)
	again := s.post("/client/v1/publish?tracking_id="+token, join)
	shows(t, object{"code": again["voucher"].(object)["code"], "tracking": again["tracking_id"]}, `{"code": "SECRET_WELCOME", "tracking": "`+token+`"}`)

	of := object{"redeemables": []object{{"object": "voucher", "id": "OPEN"}}, "order": object{"source_id": "o1"}, "customer": object{"source_id": "ada"}}
	for _, path := range []string{"/client/v1/validations", "/client/v1/redemptions"} {
		s.refuse(403, "forbidden", "order", "POST", path, of)
	}
	of["tracking_id"] = token
	shows(t, s.post("/client/v1/validations", of)["tracking_id"], `"`+token+`"`)
	shows(t, s.post("/client/v1/redemptions", of)["redemptions"].([]any)[0].(object)["tracking_id"], `"`+token+`"`)

	s.put("/management/v1/projects/"+s.project, object{"client_hide_codes_enabled": true})
	if got := fmt.Sprint(ask("ALL", object{"customer": object{"source_id": "ada"}})); got != "[]" {
		t.Errorf("a project that hides its codes: %s", got)
	}
	if got := fmt.Sprint(ask("ALL", ada)); got != "[OPEN SECRET_CARD SECRET_GIFT SECRET_HELD SECRET_WELCOME]" {
		t.Errorf("a project that hides its codes, to ada: %s", got)
	}
}

// TestServerSideQualifiesAllButCodesOfOtherHolders expects no gift cards, loyalty cards and single-use codes that other
// customers hold.
func TestServerSideQualifiesAllButCodesOfOtherHolders(t *testing.T) {
	s := newServer(t)
	s.privateShop()
	offered := func(customer string) (ids []string) {
		body := object{"scenario": "ALL", "order": object{"amount": 5000}, "options": object{"limit": 50}}
		if customer != "" {
			body["customer"] = object{"source_id": customer}
		}
		for _, q := range s.post("/v1/qualifications", body)["redeemables"].(object)["data"].([]any) {
			ids = append(ids, strings.TrimPrefix(q.(object)["id"].(string), "SECRET_"))
		}
		slices.Sort(ids)
		return ids
	}
	for customer, want := range map[string]string{
		"":           "[ANYBODYS_GIFT FREE OPEN SHARED]",
		"ada":        "[ANYBODYS_GIFT CARD FREE GIFT HELD OPEN SHARED WELCOME]",
		"SECRET bob": "[ANYBODYS_GIFT BOBS_GIFT FREE KNOWN OPEN OTHER SHARED]",
	} {
		if got := fmt.Sprint(offered(customer)); got != want {
			t.Errorf("to %q: %s, want %s", customer, got, want)
		}
	}
}

// TestClientSideEarnsOnlyWhenAllowed sends every client-side request that could earn points, in a project where everything
// earns.
func TestClientSideEarnsOnlyWhenAllowed(t *testing.T) {
	s, to, distributions := newDistributionReceiver(t)
	thanks := s.post("/v1/campaigns", object{"name": "Thanks", "campaign_type": "DISCOUNT_COUPONS", "type": "AUTO_UPDATE", "voucher": coupon})["id"]
	program, member, _ := s.newMember(object{})
	visits := s.schema("visit")
	rule := s.post(v2+"/earning-rules", object{"name": "Visits", "status": "ACTIVE", "trigger": object{"event": "customer.custom_event", "custom_event": object{"schema_id": visits}},
		"earnings": []object{{"effects": []object{{"type": "POINTS", "points": object{"value": 7, "card_definition_id": s.memberCard(member)["card_definition_id"]}}}}}})["id"]
	s.post(v2+"/programs/"+program+"/earning-rules/batch", object{"assign": []object{{"id": rule}}})
	_, club := s.loyaltyCampaign("Cards")
	card := s.card(club, "ann")
	regular := s.post("/v1/segments", object{"name": "Regulars", "type": "auto-update", "filter": object{"junction": "or",
		"events.visit.count": object{"conditions": object{"$more_than": []int{0}}}, "summary.orders.total_amount": object{"conditions": object{"$more_than": []int{100}}}}})
	s.processEvents(regular)
	for event, more := range map[string]object{"order.paid": {}, "visit": {}, "customer.segment.entered": {"segment": object{"id": regular["id"]}}} {
		body := object{"event": event, "loyalty": object{"type": "FIXED", "points": 100}}
		for k, v := range more {
			body[k] = v
		}
		s.earningRule(club, body)
	}
	s.post(distributions, object{"name": "Visitors", "event": "customer.custom_event", "event_name": "x", "target_url": to.URL, "publish_campaign_id": thanks})
	s.post("/v1/vouchers/TEN", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 10}})
	standing := func() string {
		s.processEvents()
		s.deliver()
		s.processEvents()
		held := 0
		for _, p := range s.get("/v1/publications?limit=100")["publications"].([]any) {
			if p.(object)["channel"] == "distribution" {
				held++
			}
		}
		return fmt.Sprintf("%v points, %v in the program, %d codes", s.get("/v1/vouchers/" + card)["loyalty_card"].(object)["balance"], s.balance(member), held)
	}
	before := standing()
	visit := object{"event": "visit", "customer": object{"source_id": "ann"}}
	pay := func(sourceID string) object {
		return object{"redeemables": []object{{"object": "voucher", "id": "TEN"}}, "order": object{"source_id": sourceID, "amount": 1000000000000}, "customer": object{"source_id": "ann"}}
	}
	s.api = httpapi.New(s.engine, httpapi.WithClientLimiter(nil))
	s.openClient(object{"client_loyalty_events_enabled": false})
	shows(t, s.post("/client/v1/events", visit)["type"], `"visit"`)
	shows(t, s.post("/client/v1/redemptions", pay("o1"))["order"].(object)["status"], `"CREATED"`)
	s.post("/client/v1/redeem?code=TEN", object{"order": object{"amount": 1000000}, "customer": object{"source_id": "ann"}})
	for _, status := range []string{"PAID", "FULFILLED", "CANCELED"} {
		body := pay("o-" + status)
		body["order"].(object)["status"] = status
		s.refuse(403, "forbidden", "client_pay_orders_enabled", "POST", "/client/v1/redemptions", body)
	}
	if got := standing(); got != before {
		t.Errorf("a client-side caller who may only redeem changes %s to %s", before, got)
	}
	s.put("/v1/orders/o1", object{"status": "PAID"})
	if got := standing(); got == before {
		t.Error("an order that the server says is paid earns nothing")
	}

	before = standing()
	s.put("/management/v1/projects/"+s.project, object{"client_loyalty_events_enabled": true})
	s.post("/client/v1/events", visit)
	if got := standing(); got == before {
		t.Error("client_loyalty_events_enabled has no effect")
	}
	before = standing()
	s.put("/management/v1/projects/"+s.project, object{"client_pay_orders_enabled": true})
	shows(t, s.post("/client/v1/redemptions", pay("o2"))["order"].(object)["status"], `"PAID"`)
	if got := standing(); got == before {
		t.Error("client_pay_orders_enabled has no effect")
	}
}

func TestClientSidePublishesOneCodeToCustomerWhoJoinsOnce(t *testing.T) {
	s := newServer(t)
	s.openClient(object{})
	s.post("/v1/campaigns", object{"name": "Welcome", "campaign_type": "DISCOUNT_COUPONS", "join_once": true, "type": "AUTO_UPDATE",
		"voucher": object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 1}}})
	body := object{"campaign": object{"name": "Welcome"}, "customer": object{"source_id": "ada"}}
	s.post("/client/v1/publish", body)
	s.refuse(400, "invalid_query_params", "join_once", "POST", "/client/v1/publish?join_once=false", body)
	shows(t, s.get("/v1/publications")["total"], `1`)
}

func TestRepeatedNameIsRefused(t *testing.T) {
	s := newServer(t)
	for path, body := range map[string]string{
		"/v1/vouchers":            `{"code": "X", "discount": {"type": "UNIT", "effect": "REPLACE_ITEMS", "unit_type": "prod_1", "unit_off": 1}, "discount": {}}`,
		"/v1/customers":           `{"source_id": "a", "metadata": {"k": 1, "k": 2}}`,
		"/v1/orders":              `{"amount": 1, "items": [{"price": 1, "price": 2}]}`,
		v2 + "/card-definitions":  `{"name": "a", "name": "b"}`,
		"/v1/validations":         `{"redeemables": [{"object": "voucher", "id": "a", "id": "b"}]}`,
		"/v1/vouchers/bulk/async": `[{"code": "a", "code": "b"}]`,
	} {
		s.refuse(400, "invalid_payload", "must stand once", "POST", path, body)
	}
	s.useVersion("v2017-04-05")
	s.refuse(400, "invalid_payload", "discount must stand once", "POST", "/v1/vouchers", `{"code": "X", "discount": {"type": "UNIT", "effect": "REPLACE_ITEMS"}, "discount": {}}`)
	shows(t, s.get("/v1/vouchers")["total"], `0`)
}

func TestClientSideDiscountAmountsAreBounded(t *testing.T) {
	s := newServer(t)
	s.openClient(object{})
	s.post("/v1/vouchers/TEN", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 10}})
	line := func(amount, off int) object {
		return object{"source_id": "mug", "quantity": 1, "amount": amount, "discount_amount": off}
	}
	for details, order := range map[string]object{
		"discount_amount must be, with the discounts of the lines, at most the amount of the order, 1000 (actual value is '1001')": {"amount": 1000, "discount_amount": 1001},
		"items[0].discount_amount must be at most the amount of the line, 100 (actual value is '101')":                             {"items": []object{line(100, 101)}},
		"at most the amount of the order, 100 (actual value is '120')":                                                             {"discount_amount": 20, "items": []object{line(100, 100)}},
	} {
		body := object{"redeemables": []object{{"object": "voucher", "id": "TEN"}}, "order": order}
		s.refuse(400, "invalid_payload", details, "POST", "/client/v1/validations", body)
		s.refuse(400, "invalid_payload", details, "POST", "/client/v1/redemptions", body)
		s.post("/v1/validations", body) // servers may send any discount
	}
	shows(t, s.get("/v1/orders")["total"], `0`)
}

func TestAKeyOfOneProjectLearnsNothingOfTheUsersOfOthers(t *testing.T) {
	s := newServer(t)
	bound := s.headers
	s.headers = map[string]string{}
	for k, v := range bound {
		s.headers[k] = v
	}
	s.asInstallation()
	other, _ := newProjectKeys(t, s)
	s.expect(204, "POST", projects+"/users/invite", object{"email": "eve@other.example", "first_name": "Eve", "last_name": "Moore", "projects": object{other: "ADMIN"}})
	eve := s.get(projects + "/" + other + "/users")["data"].([]any)[0].(object)["id"].(string)
	s.headers = bound
	users := projects + "/" + s.project + "/users"
	for _, body := range []object{{"id": eve, "role": "USER"}, {"login": "eve@other.example", "role": "USER"}, {"login": "EVE@other.example", "role": "USER"}, {"login": "nobody@other.example", "role": "USER"}} {
		a := s.do("POST", users, body)
		if a.status != 404 || strings.Contains(a.raw, "Moore") {
			t.Errorf("%v: %d %s", body, a.status, a.raw)
		}
	}
	shows(t, s.get(users)["total"], `0`)
	s.expect(204, "POST", projects+"/users/invite", object{"email": "own@shop.example", "first_name": "O", "last_name": "Wn", "projects": object{s.project: "USER"}})
	shows(t, s.post(users, object{"login": "own@shop.example", "role": "ADMIN"})["projects"], `{"`+s.project+`": "ADMIN"}`)
}
