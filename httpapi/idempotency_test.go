package httpapi_test

import (
	"bytes"
	"fmt"
	"mime/multipart"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/storage"
)

// withKey sends requests with an idempotency key.
func (s *server) withKey(key string) *server {
	with := *s
	with.headers = map[string]string{"Idempotency-Key": key}
	for name, value := range s.headers {
		with.headers[name] = value
	}
	return &with
}

const walkCoupon = `{"code": "once", "type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 100}, "redemption": {"quantity": %d}}`

func (s *server) coupon(quantity int) {
	s.t.Helper()
	s.post("/v1/vouchers", fmt.Sprintf(walkCoupon, quantity))
}

const redeemOnce = `{"redeemables": [{"object": "voucher", "id": "once"}], "order": {"amount": 1000}}`

func TestARepeatedRequestGetsTheSameAnswerAndIsPerformedOnce(t *testing.T) {
	s := newServer(t)
	s.coupon(5)
	with := s.withKey("order-1")
	first := with.do("POST", "/v1/redemptions", redeemOnce)
	again := with.do("POST", "/v1/redemptions", redeemOnce)
	if first.status != 200 || again.status != 200 || first.raw != again.raw {
		t.Errorf("first %d %s\nagain %d %s", first.status, first.raw, again.status, again.raw)
	}
	for name, want := range map[string][2]string{"Idempotency-Replayed": {"", "true"}, "Content-Type": {"application/json; charset=utf-8", "application/json; charset=utf-8"}} {
		if got := [2]string{first.header.Get(name), again.header.Get(name)}; got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	if first.header.Get("X-Request-Id") == again.header.Get("X-Request-Id") {
		t.Error("two requests have one id")
	}
	shows(t, s.get("/v1/redemptions")["total"], "1")
	s.now = s.now.Add(24*time.Hour + time.Minute)
	if later := with.do("POST", "/v1/redemptions", redeemOnce); later.status != 200 || later.raw == first.raw {
		t.Errorf("a day later: %d %s", later.status, later.raw)
	}
	shows(t, s.get("/v1/redemptions")["total"], "2")
}

func TestAnIdempotencyKeyBelongsToOneRequest(t *testing.T) {
	s := newServer(t)
	s.coupon(5)
	with := s.withKey("order-1")
	with.post("/v1/redemptions", redeemOnce)
	for name, c := range map[string]struct{ method, path, body string }{
		"another body":   {"POST", "/v1/redemptions", strings.Replace(redeemOnce, "1000", "2000", 1)},
		"another path":   {"POST", "/v1/vouchers", redeemOnce},
		"another query":  {"POST", "/v1/redemptions?x=1", redeemOnce},
		"another method": {"DELETE", "/v1/vouchers/once", ""},
	} {
		t.Run(name, func(t *testing.T) {
			with.refuse(422, "idempotency_key_reused", "'order-1' was used for another request", c.method, c.path, c.body)
		})
	}
	shows(t, s.get("/v1/redemptions")["total"], "1")
}

func TestAnIdempotencyKeyBelongsToItsCredential(t *testing.T) {
	s := newServer(t)
	with := s.withKey("same")
	with.post("/v1/customers", `{"source_id": "a"}`)
	keys, err := s.engine.Projects.GrantNew(t.Context(), s.project, "second")
	if err != nil {
		t.Fatal(err)
	}
	with.headers["X-App-Id"], with.headers["X-App-Token"] = keys.AppID, keys.AppToken
	if a := with.do("POST", "/v1/customers", `{"source_id": "b"}`); a.status != 200 || a.header.Get("Idempotency-Replayed") != "" {
		t.Errorf("%d %s", a.status, a.raw)
	}
	with.headers["X-App-Token"] = "wrong"
	with.refuse(401, "unauthorized", "", "POST", "/v1/customers", `{"source_id": "b"}`)
}

func TestFinalRefusalsAreReplayedAndOthersAreNot(t *testing.T) {
	s := newServer(t)
	with := s.withKey("order-1")
	refused := with.do("POST", "/v1/redemptions", redeemOnce)
	s.coupon(1)
	again := with.do("POST", "/v1/redemptions", redeemOnce)
	if refused.status != 404 || again.raw != refused.raw || again.header.Get("Idempotency-Replayed") != "true" {
		t.Errorf("first %d %s\nagain %d %s", refused.status, refused.raw, again.status, again.raw)
	}
	missing := s.withKey("missing")
	for range 2 {
		a := missing.do("POST", "/v1/loyalties/x/members/y/redemption", `{}`)
		if a.status == 501 && a.header.Get("Idempotency-Replayed") != "" {
			t.Error("a 501 is stored as an answer")
		}
	}
}

func TestInvalidIdempotencyKeysAreRefused(t *testing.T) {
	s := newServer(t)
	for name, key := range map[string]string{"empty": "", "too long": strings.Repeat("k", 256), "not ASCII": "ключ", "a control character": "a\tb"} {
		t.Run(name, func(t *testing.T) {
			s.withKey(key).refuse(400, "invalid_idempotency_key", "1 to 255 printable ASCII characters", "POST", "/v1/customers", `{"source_id": "a"}`)
		})
	}
	s.withKey(strings.Repeat("k", 255)).post("/v1/customers", `{"source_id": "longest"}`)
	s.withKey("").get("/v1/customers") // ignored by calls that change nothing
	r := httptest.NewRequestWithContext(t.Context(), "POST", "/v1/customers", strings.NewReader(`{"source_id":"a"}`))
	for name, value := range s.headers {
		r.Header.Set(name, value)
	}
	r.Header["Idempotency-Key"] = []string{"a", "b"}
	w := httptest.NewRecorder()
	s.api.ServeHTTP(w, r)
	if w.Code != 400 || !strings.Contains(w.Body.String(), "must be there once (it is there 2 times)") {
		t.Errorf("two keys: %d %s", w.Code, w.Body)
	}
	shows(t, s.get("/v1/customers")["total"], "1")
}

func TestTooLargeBodyDoesNotUseUpIdempotencyKey(t *testing.T) {
	s := newServer(t)
	with := s.withKey("large")
	large := with.do("POST", "/v1/customers", `{"name": "`+strings.Repeat("x", httpapi.MaxBody)+`"}`)
	if large.status != 413 {
		t.Errorf("%d", large.status)
	}
	with.post("/v1/customers", `{"source_id": "a"}`)
}

// TestUploadWithAnotherBoundaryIsTheSameRequest sends one file twice. HTTP clients use another boundary each time.
func TestUploadWithAnotherBoundaryIsTheSameRequest(t *testing.T) {
	s := newServer(t)
	upload := func(content string) answer {
		var body bytes.Buffer
		form := multipart.NewWriter(&body)
		part, err := form.CreateFormFile("file", "codes.csv")
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprint(part, content)
		if err := form.Close(); err != nil {
			t.Fatal(err)
		}
		with := s.withKey("upload")
		with.headers["Content-Type"] = form.FormDataContentType()
		return with.do("POST", "/v1/customers", body.String()) // refused, because the operation takes JSON; the test is about the digest
	}
	first, again, other := upload("a,b"), upload("a,b"), upload("a,c")
	if first.status != 415 || again.raw != first.raw || again.header.Get("Idempotency-Replayed") != "true" || other.status != 422 {
		t.Errorf("first %d %s\nagain %d %s\nother %d %s", first.status, first.raw, again.status, again.raw, other.status, other.raw)
	}
}

func TestConcurrentRequestsWithOneKeyArePerformedOnce(t *testing.T) {
	s := newServer(t)
	s.coupon(100)
	with := s.withKey("burst")
	statuses := make([]atomic.Int64, 600)
	var all sync.WaitGroup
	for range 20 {
		all.Go(func() { statuses[with.do("POST", "/v1/redemptions", redeemOnce).status].Add(1) })
	}
	all.Wait()
	if statuses[200].Load() == 0 || statuses[200].Load()+statuses[409].Load() != 20 {
		t.Errorf("%d got 200, %d got 409", statuses[200].Load(), statuses[409].Load())
	}
	shows(t, s.get("/v1/redemptions")["total"], "1")
}

func TestManagementCallsTakeIdempotencyKeys(t *testing.T) {
	s := newServer(t)
	with := s.withKey("managed")
	path := "/management/v1/projects/" + s.project + "/metadata-schemas"
	first := with.do("POST", path, `{"related_object": "customer"}`)
	if again := with.do("POST", path, `{"related_object": "customer"}`); first.status != 200 || again.raw != first.raw {
		t.Errorf("first %d %s\nagain %d %s", first.status, first.raw, again.status, again.raw)
	}
}

// TestRepeatedRequestMovesNothing sends requests that move money or points again with their key.
func TestRepeatedRequestMovesNothing(t *testing.T) {
	s := newServer(t)
	s.coupon(5)
	s.post("/v1/vouchers", `{"code": "card", "type": "GIFT_VOUCHER", "gift": {"amount": 500, "effect": "APPLY_TO_ORDER"}}`)
	s.post("/v1/vouchers", strings.Replace(fmt.Sprintf(walkCoupon, 1), "once", "last", 1))
	_, club := s.loyaltyCampaign("Club")
	ann, bob := s.card(club, "ann"), s.card(club, "bob")
	s.post("/v1/loyalties/members/"+bob+"/balance", object{"points": 100})
	programPath, memberPath, cardPath, mug := s.sellsMug(1000, unlimited, func(r object) { r["refunds"] = object{"type": "REFUNDABLE"} }, object{})
	bought := s.purchase(memberPath, mug)["id"].(string)
	done := s.post("/v1/redemptions", redeemOnce)["redemptions"].([]any)[0].(object)["id"].(string)
	stack := s.post("/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "once"}, {"object": "voucher", "id": "card", "gift": {"credits": 50}}], "order": {"amount": 1000}}`)
	parent := stack["parent_redemption"].(object)["id"].(string)
	s.repeats(map[string]repeated{
		"the last use":          {"/v1/redemptions", strings.Replace(redeemOnce, "once", "last", 1), "/v1/vouchers/last"},
		"a rollback":            {"/v1/redemptions/" + done + "/rollback", nil, "/v1/redemptions"},
		"a rollback of a stack": {"/v1/redemptions/" + parent + "/rollbacks", nil, "/v1/redemptions"},
		"credits":               {"/v1/vouchers/card/balance", object{"amount": 70}, "/v1/vouchers/card"},
		"points":                {"/v1/loyalties/members/" + ann + "/balance", object{"points": 70}, "/v1/loyalties/members/" + ann},
		"points taken off":      {"/v1/loyalties/members/" + bob + "/balance", object{"points": -70}, "/v1/loyalties/members/" + bob},
		"a transfer":            {club + "/members/" + ann + "/transfers", []object{{"code": bob, "points": 10}}, "/v1/loyalties/members/" + ann},
		"points of a member":    {cardPath + "/points", object{"points": 70}, memberPath},
		"a purchase":            {memberPath + "/rewards/purchases", object{"reward_id": mug}, memberPath},
		"a refund":              {programPath + "/rewards/purchases/" + bought + "/refund", nil, memberPath},
	})
}

// repeated is a request to send twice, and the path where its change is seen.
type repeated struct {
	path  string
	body  any
	shown string
}

// repeats sends requests twice with a key of their own.
func (s *server) repeats(all map[string]repeated) {
	for name, c := range all {
		s.t.Run(name, func(t *testing.T) {
			s := *s
			s.t = t
			with := s.withKey(name)
			before := s.do("GET", c.shown, nil).raw
			first := with.do("POST", c.path, c.body)
			after := s.do("GET", c.shown, nil).raw
			if first.status >= 300 || before == after {
				t.Fatalf("the first time: %d %s", first.status, first.raw)
			}
			again := with.do("POST", c.path, c.body)
			if again.status != first.status || again.raw != first.raw || again.header.Get("Idempotency-Replayed") != "true" {
				t.Errorf("again: %d %s\nfirst: %d %s", again.status, again.raw, first.status, first.raw)
			}
			if now := s.do("GET", c.shown, nil).raw; now != after {
				t.Errorf("again: now %s\nbefore %s", now, after)
			}
		})
	}
}

// TestRepeatedRequestCreatesOnce creates objects without unique names twice.
func TestRepeatedRequestCreatesOnce(t *testing.T) {
	s := newServer(t)
	made := s.createObjects()
	s.post("/v1/campaigns", object{"name": "Gifts", "campaign_type": "GIFT_VOUCHERS", "voucher": object{"type": "GIFT_VOUCHER", "gift": object{"amount": 500}}})
	club := "/v1/loyalties/Walk%20club"
	managed := "/management/v1/projects/" + s.project
	off := object{"type": "AMOUNT", "amount_off": 100}
	s.repeats(map[string]repeated{
		"a gift for a customer":       {"/v1/publications", object{"campaign": object{"name": "Gifts"}, "customer": object{"source_id": "ann"}}, "/v1/publications"},
		"a drawn code":                {"/v1/vouchers", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 500}}, "/v1/vouchers"},
		"a drawn code of a campaign":  {"/v1/campaigns/Gifts/vouchers", object{}, "/v1/vouchers"},
		"codes of a campaign":         {"/v1/campaigns/Gifts/vouchers?vouchers_count=3", object{}, "/v1/async-actions"},
		"a card":                      {club + "/members", object{"customer": object{"source_id": "ann"}}, club + "/members"},
		"a paid order":                {"/v1/orders", object{"amount": 1000, "status": "PAID", "customer": object{"source_id": "ann"}}, "/v1/orders"},
		"a custom event":              {"/v1/events", object{"event": "walk-event", "customer": object{"source_id": "ann"}}, "/v1/customers/ann/activity"},
		"a customer nobody knows":     {"/v1/customers", object{"name": "Ann"}, "/v1/customers"},
		"a product":                   {"/v1/products", object{"name": "Mug"}, "/v1/products"},
		"a SKU":                       {"/v1/products/" + made["productId"] + "/skus", object{"sku": "Red"}, "/v1/products/" + made["productId"] + "/skus"},
		"a collection":                {"/v1/product-collections", object{"type": "STATIC", "name": "All", "products": []object{}}, "/v1/product-collections"},
		"a category":                  {"/v1/categories", object{"name": "New", "hierarchy": 1}, "/v1/categories"},
		"a segment":                   {"/v1/segments", object{"name": "New", "type": "static"}, "/v1/segments"},
		"a location":                  {managed + "/locations", object{"name": "New", "shape": object{"type": "circle", "format": "distance", "distance": object{"center": "geo:1,2", "radius": "1 km"}}}, "/v1/locations"},
		"a return":                    {"/v1/extensions/orders/walk-returned/returns", object{"items": []object{{"product_id": "walk-lamp", "quantity": 1}}}, "/v1/extensions/returns"},
		"a webhook":                   {managed + "/webhooks", object{"target_url": "https://shop.example/more", "events": []string{"voucher.created"}}, managed + "/webhooks"},
		"a rule":                      {"/v1/validation-rules", object{"name": "New", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{1}}}}}, "/v1/validation-rules"},
		"a tier":                      {"/v1/promotions/" + made["campaignId"] + "/tiers", object{"name": "New", "action": object{"discount": off}}, "/v1/promotions/tiers"},
		"a stack":                     {"/v1/promotions/" + made["campaignId"] + "/stacks", object{"name": "New", "tiers": object{"ids": []string{made["promotionTierId"]}}}, "/v1/promotions/stacks"},
		"a reward":                    {"/v1/rewards", object{"name": "New", "parameters": object{"product": object{"id": made["productId"]}}}, "/v1/rewards"},
		"an earning rule":             {club + "/earning-rules", []object{{"event": "order.paid", "loyalty": object{"type": "FIXED", "points": 1}}}, club + "/earning-rules"},
		"an export":                   {"/v1/exports", object{"exported_object": "voucher"}, "/v1/exports"},
		"a bulk update":               {"/v1/customers/bulk/async", []object{{"source_id": "bob"}}, "/v1/async-actions"},
		"a tier of referrers":         {managed + "/campaigns/Friends/referral-tiers", object{"parameters": object{"conversions": 2, "reward": object{"campaign": "Walk club", "amount": 70}}}, managed + "/campaigns/Friends/referral-tiers"},
		"a definition of cards":       {v2 + "/card-definitions", object{"name": "New", "type": "INDIVIDUAL"}, v2 + "/card-definitions"},
		"an earning rule of programs": {v2 + "/earning-rules", earning("New", made["cardDefinitionId"], "DRAFT"), v2 + "/earning-rules"},
		"a benefit that gives points": {v2 + "/benefits", object{"name": "New", "type": "POINTS", "points": object{"value": 5, "card_definition_id": made["cardDefinitionId"]}}, v2 + "/benefits"},
	})
}

// TestKeptAnswerIsSmall measures the record of a redemption of five lines by a customer.
func TestKeptAnswerIsSmall(t *testing.T) {
	s := newServer(t)
	s.coupon(5)
	lines := make([]object, 5)
	for i := range lines {
		lines[i] = object{"source_id": fmt.Sprint("sku-", i*37), "related_object": "product", "quantity": i + 1, "price": 1000 + i*77,
			"product": object{"name": fmt.Sprint("Thing ", i)}}
	}
	a := s.withKey("small").do("POST", "/v1/redemptions", object{"redeemables": []object{{"object": "voucher", "id": "once"}},
		"customer": object{"source_id": "ann", "name": "Ann Smith", "email": "ann@example.com"}, "order": object{"source_id": "order-1", "items": lines}})
	kept, err := s.backend.records(s.project).List(t.Context(), storage.Query{})
	if err != nil || a.status != 200 || len(kept.Items) != 1 {
		t.Fatalf("%d %s: %d records, %v", a.status, a.raw, len(kept.Items), err)
	}
	r := kept.Items[0]
	const columns = 100 // the project, the time, and what a row takes besides
	if size := columns + len(r.ID) + len(r.Answer); size > 1000 {
		t.Errorf("an answer of %d bytes takes %d, at most 1,000", len(a.raw), size)
	} else {
		t.Logf("an answer of %d bytes takes %d", len(a.raw), size)
	}
}
