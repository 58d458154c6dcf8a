package httpapi_test

import (
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// fuzzServer is a project with one object of each kind, to which fuzz targets send requests. It is in memory.
type fuzzServer struct {
	testing.TB
	api     http.Handler
	headers map[string]string
	project string
	ids     *strings.Replacer
}

// longest is the largest answer in bytes: a short request may not answer much more than a full page of a list.
const longest = 4 << 20

func newFuzzed(t testing.TB) *fuzzServer {
	t.Helper()
	e := punchcard.New(memory.New())
	p, err := e.Projects.Create(context.Background(), project.NewProject{Name: "Shop"})
	if err != nil {
		t.Fatal(err)
	}
	keys, err := e.Projects.GrantNew(context.Background(), p.ID, "test")
	if err != nil {
		t.Fatal(err)
	}
	s := &fuzzServer{TB: t, api: httpapi.New(e, httpapi.WithClientLimiter(nil)), headers: headersOf(keys), project: p.ID}
	s.createObjects()
	return s
}

// send sends a request and fails on a 5xx, an answer that is not JSON, or one that is too long. A panic ends the test
// anyway.
func (s *fuzzServer) send(t testing.TB, method, path, body string) (status int, answer map[string]any) {
	t.Helper()
	r := httptest.NewRequest(method, "/", strings.NewReader(body)).WithContext(context.Background())
	before, query, _ := strings.Cut(path, "?")
	r.URL = &url.URL{Path: before, RawQuery: query}
	r.Header.Set("Content-Type", "application/json")
	for name, value := range s.headers {
		r.Header.Set(name, value)
	}
	w := httptest.NewRecorder()
	s.api.ServeHTTP(w, r)
	switch content := w.Body.Bytes(); {
	case w.Code >= 500:
		t.Errorf("%s %s %q: status %d: %s", method, path, body, w.Code, content)
	case len(content) > longest:
		t.Errorf("%s %s %q: an answer of %d bytes", method, path, body, len(content))
	case len(content) > 0 && !json.Valid(content):
		t.Errorf("%s %s %q: no JSON: %.300s", method, path, body, content)
	default:
		_ = json.Unmarshal(content, &answer)
	}
	return w.Code, answer
}

// createObjects makes an object of each kind that requests can name, and stores their ids under names in braces.
func (s *fuzzServer) createObjects() {
	s.Helper()
	ids := []string{"{project}", s.project}
	s.ids = strings.NewReplacer(ids...)
	for _, made := range []struct{ name, method, path, body string }{
		{"customer", "POST", "/v1/customers", `{"source_id":"ann","metadata":{"age":30}}`},
		{"product", "POST", "/v1/products", `{"source_id":"shirt","name":"Shirt","price":2000}`},
		{"sku", "POST", "/v1/products/shirt/skus", `{"source_id":"shirt-red","sku":"Red shirt"}`},
		{"coupons", "POST", "/v1/campaigns", `{"name":"Coupons","campaign_type":"DISCOUNT_COUPONS","type":"AUTO_UPDATE","voucher":{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10}}}`},
		{"promotion", "POST", "/v1/campaigns", `{"name":"Promotion","campaign_type":"PROMOTION"}`},
		{"tier", "POST", "/v1/promotions/{promotion}/tiers", `{"name":"Tier","action":{"discount":{"type":"AMOUNT","amount_off":100}}}`},
		{"stack", "POST", "/v1/promotions/{promotion}/stacks", `{"name":"Stack","tiers":{"ids":["{tier}"]}}`},
		{"coupon", "POST", "/v1/vouchers/TEN", `{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10}}`},
		{"gift", "POST", "/v1/vouchers/GIFT", `{"type":"GIFT_VOUCHER","gift":{"amount":100000}}`},
		{"club", "POST", "/v1/campaigns", `{"name":"Club","campaign_type":"LOYALTY_PROGRAM","type":"AUTO_UPDATE","voucher":{"type":"LOYALTY_CARD","loyalty_card":{"points":100000}}}`},
		{"card", "POST", "/v1/loyalties/{club}/members", `{"voucher":"","customer":{"source_id":"ann"}}`},
		{"coin", "POST", "/v1/rewards", `{"name":"Pay","parameters":{"coin":{"exchange_ratio":1,"points_ratio":10}}}`},
		{"", "POST", "/v1/loyalties/{club}/rewards", `[{"reward":"{coin}"}]`},
		{"rule", "POST", "/v1/validation-rules", `{"name":"Rule","rules":{"1":{"name":"order.amount","conditions":{"$more_than":[1]}}}}`},
		{"segment", "POST", "/v1/segments", `{"name":"Segment","type":"static","customers":["{customer}"]}`},
		{"order", "POST", "/v1/orders", `{"source_id":"order","amount":1000,"customer":{"source_id":"ann"}}`},
		{"program", "POST", "/v2/loyalties/programs", `{"name":"Program","status":"DRAFT"}`},
	} {
		status, answer := s.send(s, made.method, s.ids.Replace(made.path), s.ids.Replace(made.body))
		if status >= 300 {
			s.Fatalf("%s %s: %d %v", made.method, made.path, status, answer)
		}
		id, _ := answer["id"].(string)
		ids = append(ids, "{"+made.name+"}", id)
		s.ids = strings.NewReplacer(ids...)
	}
}

// bodies fuzzes the bodies of operations. The first byte of the input chooses the operation.
func bodies(f *testing.F, operations []string, seeds ...string) {
	s := newFuzzed(f)
	for i := range operations {
		for _, seed := range append(seeds, `{}`, `[]`, `null`, `{"metadata":{"a":[1,{"b":null}]}}`, `[{"source_id":"a"}]`) {
			f.Add(uint8(i), s.ids.Replace(seed))
		}
	}
	f.Fuzz(func(t *testing.T, operation uint8, body string) {
		method, path, _ := strings.Cut(operations[int(operation)%len(operations)], " ")
		s.send(t, method, s.ids.Replace(path), body)
	})
}

const (
	anOrder = `"order":{"source_id":"o1","amount":20000,"status":"PAID","metadata":{"till":4},"items":[{"product_id":"{product}","quantity":2,"price":1000},
		{"sku_id":"{sku}","quantity":"1","amount":500},{"source_id":"x","related_object":"product","quantity":1,"price":3,"product":{"override":true,"name":"X","price":1.5}}]}`
	aCustomer   = `"customer":{"source_id":"ann","name":"Ann","email":"ann@shop.example","metadata":{"age":31},"address":{"city":"Ulm"},"birthdate":"1990-02-28"}`
	redeemables = `"redeemables":[{"object":"voucher","id":"TEN"},{"object":"voucher","id":"GIFT","gift":{"credits":100}},
		{"object":"voucher","id":"{card}","reward":{"id":"{coin}","points":30}},{"object":"promotion_tier","id":"{tier}"}]`
	aSession = `"session":{"type":"LOCK","key":"k","ttl":5,"ttl_unit":"MINUTES"}`
	anAction = `"options":{"expand":["order","redeemable","category"],"explain":true}`
)

func FuzzRedemptions(f *testing.F) {
	bodies(f, []string{
		"POST /v1/redemptions", "POST /v1/vouchers/TEN/redemption", "POST /v1/vouchers/{card}/redemption", "POST /v1/promotions/tiers/{tier}/redemption",
		"POST /v1/loyalties/members/{card}/redemption", "POST /v1/redemptions/r_x/rollback", "POST /v1/redemptions/r_x/rollbacks", "POST /client/v1/redemptions",
	}, `{`+redeemables+`,`+anOrder+`,`+aCustomer+`,`+aSession+`,"metadata":{"a":"b"}}`, `{"redeemables":[{"object":"promotion_stack","id":"{stack}"}],`+anOrder+`}`,
		`{"reward":{"id":"{coin}","points":100},`+anOrder+`}`, `{"reason":"returned","tracking_id":"ann",`+aCustomer+`,"order":{"id":"{order}","status":"CANCELED"}}`)
}

func FuzzValidations(f *testing.F) {
	bodies(f, []string{
		"POST /v1/validations", "POST /v1/vouchers/TEN/validate", "POST /v1/vouchers/{card}/validate", "POST /v1/promotions/tiers/{tier}/validation",
		"POST /v1/promotions/validation", "POST /client/v1/validations",
	}, `{`+redeemables+`,`+anOrder+`,`+aCustomer+`,`+anAction+`}`, `{"gift":{"credits":5},"reward":{"id":"{coin}"},`+anOrder+`,`+aSession+`}`)
}

func FuzzQualifications(f *testing.F) {
	bodies(f, []string{"POST /v1/qualifications", "POST /client/v1/qualifications", "POST /v1/vouchers/qualification", "POST /v1/campaigns/qualification"},
		`{"scenario":"ALL",`+anOrder+`,`+aCustomer+`,"options":{"limit":5,"starting_after":"2026-01-01T00:00:00Z","sorting_rule":"BEST_DEAL","expand":["redeemable","category","validation_rules"],
			"filters":{"junction":"and","campaign_id":{"conditions":{"$in":["{coupons}"]}},"holder_role":{"conditions":{"$is":["OWNER"]}}}}}`,
		`{"scenario":"PRODUCTS_DISCOUNT_BY_CUSTOMER","mode":"BASIC",`+anOrder+`}`)
}

func FuzzVouchers(f *testing.F) {
	bodies(f, []string{
		"POST /v1/vouchers", "POST /v1/vouchers/NEW", "PUT /v1/vouchers/TEN", "POST /v1/vouchers/GIFT/balance", "POST /v1/publications", "POST /v1/campaigns/{coupons}/vouchers",
	}, `{"code":"A","type":"DISCOUNT_VOUCHER","discount":{"type":"UNIT","unit_off":1,"unit_type":"{product}","effect":"ADD_MISSING_ITEMS"},"redemption":{"quantity":5},
		"validity_timeframe":{"interval":"P7D","duration":"P1D"},"validity_day_of_week":[1,2],"validity_hours":{"daily":[{"start_time":"12:00","expiration_time":"14:00","days_of_week":[1]}]}}`,
		`{"type":"GIFT_VOUCHER","gift":{"amount":100,"effect":"APPLY_TO_ITEMS"},"code_config":{"length":6,"charset":"ab","pattern":"X-##"}}`,
		`{"start_date":"2026-01-01T00:00:00Z","expiration_date":null,"active":false,"category_id":null}`, `{"amount":-5,"source_id":"s","reason":"r","expiration_type":"CUSTOM_DATE","expiration_date":"2030-01-01"}`,
		`{"campaign":{"name":"Coupons","count":2},`+aCustomer+`,"channel":"x"}`)
}

func FuzzCampaigns(f *testing.F) {
	bodies(f, []string{"POST /v1/campaigns", "PUT /v1/campaigns/{coupons}", "POST /v1/campaigns/{coupons}/vouchers/NEW", "POST /v1/templates/campaigns"},
		`{"name":"C","campaign_type":"REFERRAL_PROGRAM","type":"AUTO_UPDATE","join_once":true,"vouchers_count":2,"activity_duration_after_publishing":"P10D",
			"voucher":{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":"10.5","amount_limit":500,"percent_off_formula":"IF(ORDER_AMOUNT > 10; 5; 6)"},"redemption":{"quantity":1}},
			"validation_rules":["{rule}"]}`,
		`{"name":"P","campaign_type":"PROMOTION","promotion":{"tiers":[{"name":"T","banner":"B","hierarchy":1,"action":{"discount":{"type":"FIXED","fixed_amount":100,"effect":"APPLY_TO_ITEMS"}}}]}}`,
		`{"name":"L","campaign_type":"LOYALTY_PROGRAM","type":"AUTO_UPDATE","voucher":{"type":"LOYALTY_CARD","loyalty_card":{"points":5,"expiration_rules":{"period_type":"MONTH","period_value":3,"rounding_type":"END_OF_YEAR"}}},
			"loyalty_tiers_expiration":{"qualification_type":"BALANCE","start_date":{"type":"IMMEDIATE"},"expiration_date":{"type":"BALANCE_DROP"}}}`,
		`{"name":"Template","campaign_id":"{coupons}","description":"d"}`)
}

func FuzzCustomers(f *testing.F) {
	bodies(f, []string{"POST /v1/customers", "PUT /v1/customers/{customer}", "POST /v1/customers/bulk/async", "POST /v1/customers/metadata/async"},
		`{`+strings.TrimSuffix(strings.TrimPrefix(aCustomer, `"customer":{`), `}`)+`}`, `[{"source_id":"b","metadata":{"n":1e400}},{"source_id":"c","birthday":"02-30"}]`,
		`{"source_ids":["ann"],"metadata":{"level":[1,2]}}`)
}

func FuzzOrders(f *testing.F) {
	bodies(f, []string{"POST /v1/orders", "PUT /v1/orders/{order}", "POST /v1/orders/export"}, `{`+strings.TrimPrefix(anOrder, `"order":{`),
		`{"status":"FULFILLED","referrer":{"source_id":"bob"},`+aCustomer+`}`, `{"parameters":{"fields":["id","status"],"order":"-created_at","filters":{"junction":"or","status":{"conditions":{"$is":["PAID"]}}}}}`)
}

func FuzzProducts(f *testing.F) {
	bodies(f, []string{
		"POST /v1/products", "PUT /v1/products/{product}", "POST /v1/products/{product}/skus", "PUT /v1/products/{product}/skus/{sku}", "POST /v1/product-collections",
		"POST /v1/products/bulk/async", "POST /v1/products/metadata/async", "POST /v1/categories",
	}, `{"name":"P","source_id":"p","price":"12","attributes":["color"],"image_url":"https://a.example/b.png","metadata":{"a":true}}`, `{"sku":"S","attributes":{"color":"red"},"price":1,"currency":"EUR"}`,
		`{"type":"AUTO_UPDATE","name":"C","filter":{"junction":"and","name":{"conditions":{"$contains":["x"]}}}}`, `{"type":"STATIC","name":"C","products":[{"id":"{product}","object":"product"}]}`,
		`[{"source_id":"q","price":1e30}]`, `{"source_ids":["shirt"],"metadata":{"a":null}}`, `{"name":"Cat","hierarchy":3}`)
}

func FuzzValidationRules(f *testing.F) {
	bodies(f, []string{"POST /v1/validation-rules", "PUT /v1/validation-rules/{rule}", "POST /v1/validation-rules/{rule}/assignments"},
		`{"name":"R","type":"advanced","context_type":"voucher.discount_voucher","error":{"message":"no"},"rules":{"1":{"name":"customer.segment","conditions":{"$is":[{"id":"{segment}"}]}},
			"2":{"name":"order.items.any","rules":{"1":{"name":"order.items.any.price","conditions":{"$more_than":[5]}},"logic":"1"}},"3":{"name":"customer.metadata","property":"age","conditions":{"$between":[1,"2"]}},
			"logic":"1 and (2 or not 3)"},"applicable_to":{"included":[{"object":"product","id":"{product}","quantity_limit":2,"effect":"APPLY_TO_CHEAPEST"}],"excluded":[],"included_all":false},
			"bundle_rules":{"type":"ALL","quantity":2,"products":[{"id":"{product}","object":"product","item_quantity":1}]}}`,
		`{"related_object_type":"voucher","related_object_id":"TEN"}`, `{"rules":{"1":{"name":"redemption.count","conditions":{"$less_than":["x",null]}},"logic":"((1)"}}`)
}

func FuzzPromotions(f *testing.F) {
	bodies(f, []string{"POST /v1/promotions/{promotion}/tiers", "PUT /v1/promotions/tiers/{tier}", "POST /v1/promotions/{promotion}/stacks", "PUT /v1/promotions/{promotion}/stacks/{stack}"},
		`{"name":"T","banner":"B","hierarchy":-1,"active":true,"action":{"discount":{"type":"AMOUNT","amount_off":1.5,"effect":"APPLY_TO_ITEMS_BY_QUANTITY","aggregated_amount_limit":9}},
			"validation_rules":["{rule}"],"metadata":{"a":1},"start_date":"2026-13-01"}`,
		`{"name":"S","tiers":{"ids":["{tier}","{tier}"],"hierarchy_mode":"MANUAL"},"category_id":"cat_x"}`)
}

func FuzzLoyalties(f *testing.F) {
	bodies(f, []string{
		"POST /v1/loyalties", "PUT /v1/loyalties/{club}", "POST /v1/loyalties/{club}/members", "POST /v1/loyalties/members/{card}/balance", "POST /v1/loyalties/{club}/members/{card}/transfers",
		"POST /v1/loyalties/{club}/earning-rules", "POST /v1/loyalties/{club}/tiers", "POST /v1/loyalties/{club}/rewards", "POST /v1/rewards", "PUT /v1/rewards/{coin}",
		"POST /v1/rewards/{coin}/assignments", "POST /v2/loyalties/programs", "POST /v2/loyalties/card-definitions", "POST /v2/loyalties/earning-rules", "POST /v2/loyalties/rewards",
		"POST /v2/loyalties/tier-structures", "POST /v2/loyalties/benefits", "PUT /v2/loyalties/programs/{program}",
	}, `{"points":5,"expiration_type":"CUSTOM_DATE","expiration_date":"2030-02-30","source_id":"s"}`, `[{"code":"{card}","points":1e19,"reason":"r"}]`,
		`[{"event":"order.paid","loyalty":{"type":"PROPORTIONAL","calculation_type":"ORDER_AMOUNT","order":{"amount":{"every":100,"points":1}}},"pending_points":{"period_type":"DAY","period_value":3}}]`,
		`[{"name":"T","points":{"from":1,"to":5},"earning_rules":{"ern_x":{"type":"MULTIPLY","multiplier":1.5}},"rewards":{"rewa_x":{"type":"CUSTOM","points":3}}}]`,
		`{"name":"R","stock":1,"parameters":{"product":{"id":"{product}"},"coin":{"exchange_ratio":"0.01","points_ratio":1}}}`, `[{"reward":"{coin}","parameters":{"loyalty":{"points":1,"auto_redeem":true}},"validation_rules":["{rule}"]}]`,
		`{"name":"D","card_type":"INDIVIDUAL","expiration":{"type":"ROLLING"},"allow_negative":true,"pay_with_points":{"enabled":true},"status":"DRAFT","costs":[{"spending":[{"points":1}]}]}`)
}

func FuzzEvents(f *testing.F) {
	bodies(f, []string{"POST /v1/events", "POST /client/v1/events"},
		`{"event":"viewed",`+aCustomer+`,"metadata":{"page":"x"},"referral":{"code":"TEN","referrer_id":"bob"},"loyalty":{"code":"{card}"}}`, `{"event":"","customer":null}`)
}

func FuzzSegments(f *testing.F) {
	bodies(f, []string{"POST /v1/segments"}, `{"name":"S","type":"static","customers":["{customer}"]}`,
		`{"name":"S","type":"passive","filter":{"junction":"or","metadata.age":{"conditions":{"$more_than":[3]}},"summary.orders.total_amount":{"conditions":{"$less_than":["x"]}},
			"address.city":{"conditions":{"$in":["Ulm",5]}},"birthdate":{"conditions":{"$before":["P1D"]}}},"initial_sync_status":"DONE"}`)
}

func FuzzImports(f *testing.F) {
	bodies(f, []string{"POST /v1/vouchers/import", "POST /v1/campaigns/{coupons}/import", "POST /v1/orders/import", "POST /v1/vouchers/bulk/async", "POST /v1/vouchers/metadata/async", "POST /v1/exports"},
		`[{"code":"I1","type":"GIFT_VOUCHER","gift":{"amount":5},"redemption":{"quantity":1,"redeemed_quantity":3}},{"code":"I1"}]`, `[{`+anOrder[len(`"order":{`):]+`]`,
		`{"codes":["TEN"],"metadata":{"a":{"b":1}}}`, `[{"code":"TEN","metadata":{"a":1}}]`, `{"exported_object":"voucher","parameters":{"fields":["code"],"order":"code","filters":{"junction":"and"}}}`)
}

func FuzzManagement(f *testing.F) {
	managed := "/management/v1/projects/{project}"
	bodies(f, []string{
		"PUT " + managed, "POST " + managed + "/stacking-rules", "POST " + managed + "/metadata-schemas", "POST " + managed + "/custom-event-schemas", "POST " + managed + "/webhooks",
		"POST " + managed + "/branding", "POST " + managed + "/users", "POST /management/v1/projects/users/invite", "POST /v1/oauth/introspect",
	}, `{"redeemables_limit":5,"applicable_redeemables_limit":3,"exclusive_categories":["cat_x"],"redeemables_sorting_rule":"CATEGORY_HIERARCHY","applicable_redeemables_category_limits":{"cat_x":1}}`,
		`{"related_object":"order","allow_defined_only":true,"properties":{"a":{"type":"string","array":false,"optional":true},"o":{"type":"object","object_type":"x"},"n":{"type":"number","eq":[1],"lt":5}}}`,
		`{"target_url":"https://a.example","events":["voucher.created"],"active":true}`, `{"name":"e","schema":{"properties":{"a":{"type":"date"}}}}`, `{"timezone":"Europe/Berlin","currency":"EUR","dial_code":"+49","name":"S"}`,
		`{"email":"a@b.example","role":"USER","projects":{"{project}":"ADMIN"}}`, `{"token":"x"}`)
}

// fuzzedLists are the lists whose parameters FuzzQueries sends.
var fuzzedLists = []string{
	"/v1/vouchers", "/v1/campaigns", "/v1/customers", "/v1/orders", "/v1/products", "/v1/redemptions", "/v1/publications", "/v1/segments", "/v1/validation-rules", "/v1/rewards",
	"/v1/events", "/v1/exports", "/v1/async-actions", "/v1/trash-bin", "/v1/customers/{customer}/activities", "/v1/customers/{customer}/redeemables", "/v1/vouchers/GIFT/transactions",
	"/v1/loyalties/{club}/members", "/v1/loyalties/members/{card}/transactions", "/v1/promotions/tiers", "/v2/loyalties/programs", "/v2/loyalties/programs/{program}/members",
	"/v1/loyalties/{club}/members/{card}/points-expiration", "/v1/categories", "/v1/product-collections", "/client/v1/promotions/tiers", "/v2/loyalties/rewards",
}

func FuzzQueries(f *testing.F) {
	s := newFuzzed(f)
	for i := range fuzzedLists {
		for _, seed := range []string{
			"limit=1&page=2&order=-created_at", "limit=100&page=100000&order=id", "starting_after_id=v_1&starting_after=2026-01-01T00:00:00Z", "cursor=eyJ2IjoxfQ==&limit=0",
			"filters[junction]=and&filters[code][conditions][$is][0]=TEN&filters[created_at][conditions][$after][0]=2020-01-01", "filters[id][conditions][$in][]=a&filters[id][conditions][$in][1]=b",
			"filters[metadata.age][conditions][$more_than][0]=1", "filters%5Bcampaign_id%5D%5Bconditions%5D%5B%24is_unknown%5D=", "created_at[before]=2030-01-01&created_at%5Bafter%5D=x", "limit=1&limit=2&%zz",
			"order=metadata.a&filters[x]=1&filters[][[]]=\x00", "name=%00&email=%ff&city=a&code=*&campaign=Club&customer={customer}&result=FAILURE&affordable_only=maybe",
		} {
			f.Add(uint8(i), s.ids.Replace(seed))
		}
	}
	f.Fuzz(func(t *testing.T, list uint8, query string) {
		s.send(t, "GET", s.ids.Replace(fuzzedLists[int(list)%len(fuzzedLists)])+"?"+query, "")
	})
}

// FuzzCursors follows the cursors of lists, complete and truncated ones.
func FuzzCursors(f *testing.F) {
	s := newFuzzed(f)
	for _, seed := range []string{"", "a", "eyJhIjoxfQ", "bnVsbA==", "W10=", "eyJvcmRlciI6ImlkIiwidmFsdWVzIjpbMV19", "\xff\xfe"} {
		f.Add(uint8(0), seed, "id")
		f.Add(uint8(20), seed, "-created_at")
	}
	f.Fuzz(func(t *testing.T, list uint8, cursor, order string) {
		q := url.Values{"cursor": {cursor}, "starting_after": {cursor}, "starting_after_id": {cursor}, "order": {order}}
		s.send(t, "GET", s.ids.Replace(fuzzedLists[int(list)%len(fuzzedLists)])+"?"+q.Encode(), "")
	})
}
