package httpapi_test

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"mime/multipart"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/httpapi"
)

// keyed sends requests with an idempotency key.
func (s *server) keyed(key string) *server {
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
	with := s.keyed("order-1")
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
	with := s.keyed("order-1")
	with.post("/v1/redemptions", redeemOnce)
	for name, c := range map[string]struct{ method, path, body string }{
		"another body":   {"POST", "/v1/redemptions", strings.Replace(redeemOnce, "1000", "2000", 1)},
		"another path":   {"POST", "/v1/validations", redeemOnce},
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
	with := s.keyed("same")
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

func TestRefusalsOfTheRequestAreReplayedAndOthersAreNot(t *testing.T) {
	s := newServer(t)
	with := s.keyed("order-1")
	refused := with.do("POST", "/v1/redemptions", redeemOnce)
	s.coupon(1)
	again := with.do("POST", "/v1/redemptions", redeemOnce)
	if refused.status != 404 || again.raw != refused.raw || again.header.Get("Idempotency-Replayed") != "true" {
		t.Errorf("first %d %s\nagain %d %s", refused.status, refused.raw, again.status, again.raw)
	}
	missing := s.keyed("missing")
	for range 2 {
		a := missing.do("POST", "/v1/loyalties/x/members/y/redemption", `{}`)
		if a.status == 501 && a.header.Get("Idempotency-Replayed") != "" {
			t.Error("an answer that this version lacks an operation is kept")
		}
	}
}

func TestIdempotencyKeysThatAreNone(t *testing.T) {
	s := newServer(t)
	for name, key := range map[string]string{"empty": "", "too long": strings.Repeat("k", 256), "not ASCII": "ключ", "a control character": "a\tb"} {
		t.Run(name, func(t *testing.T) {
			s.keyed(key).refuse(400, "invalid_idempotency_key", "1 to 255 printable ASCII characters", "POST", "/v1/customers", `{"source_id": "a"}`)
		})
	}
	s.keyed(strings.Repeat("k", 255)).post("/v1/customers", `{"source_id": "longest"}`)
	s.keyed("").get("/v1/customers") // it means nothing to a call that changes nothing
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

func TestABodyOverTheLimitUsesUpNoKey(t *testing.T) {
	s := newServer(t)
	with := s.keyed("large")
	large := with.do("POST", "/v1/customers", `{"name": "`+strings.Repeat("x", httpapi.MaxBody)+`"}`)
	if large.status != 413 {
		t.Errorf("%d", large.status)
	}
	with.post("/v1/customers", `{"source_id": "a"}`)
}

// TestAnUploadIsTheSameWithAnotherBoundary sends one file twice, as an HTTP client does: each time with a boundary of its own.
func TestAnUploadIsTheSameWithAnotherBoundary(t *testing.T) {
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
		with := s.keyed("upload")
		with.headers["Content-Type"] = form.FormDataContentType()
		return with.do("POST", "/v1/customers", body.String()) // refused, for it takes JSON; what matters is what counts as the same
	}
	first, again, other := upload("a,b"), upload("a,b"), upload("a,c")
	if first.status != 415 || again.raw != first.raw || again.header.Get("Idempotency-Replayed") != "true" || other.status != 422 {
		t.Errorf("first %d %s\nagain %d %s\nother %d %s", first.status, first.raw, again.status, again.raw, other.status, other.raw)
	}
}

func TestOfManyRequestsWithOneKeyOneIsPerformed(t *testing.T) {
	s := newServer(t)
	s.coupon(100)
	with := s.keyed("burst")
	statuses := make([]atomic.Int64, 600)
	var all sync.WaitGroup
	for range 20 {
		all.Go(func() { statuses[with.do("POST", "/v1/redemptions", redeemOnce).status].Add(1) })
	}
	all.Wait()
	if statuses[200].Load() == 0 || statuses[200].Load()+statuses[409].Load() != 20 {
		t.Errorf("%d are answered, %d are told to wait", statuses[200].Load(), statuses[409].Load())
	}
	shows(t, s.get("/v1/redemptions")["total"], "1")
}

func TestManagementCallsTakeIdempotencyKeys(t *testing.T) {
	s := newServer(t)
	with := s.keyed("managed")
	path := "/management/v1/projects/" + s.project + "/metadata-schemas"
	first := with.do("POST", path, `{"related_object": "customer"}`)
	if again := with.do("POST", path, `{"related_object": "customer"}`); first.status != 200 || again.raw != first.raw {
		t.Errorf("first %d %s\nagain %d %s", first.status, first.raw, again.status, again.raw)
	}
}

// TestARunThatWasDoneBeforeMovesNothing performs requests again as after a crash between a change and its answer: as runs of one call.
func TestARunThatWasDoneBeforeMovesNothing(t *testing.T) {
	s := newServer(t)
	s.coupon(5)
	s.post("/v1/vouchers", `{"code": "card", "type": "GIFT_VOUCHER", "gift": {"amount": 500, "effect": "APPLY_TO_ORDER"}}`)
	s.post("/v1/vouchers", strings.Replace(fmt.Sprintf(walkCoupon, 1), "once", "last", 1))
	_, club := s.loyaltyCampaign("Club")
	ann, bob := s.card(club, "ann"), s.card(club, "bob")
	s.post("/v1/loyalties/members/"+bob+"/balance", object{"points": 100})
	programPath, memberPath, cardPath, mug := s.shelf(1000, unlimited, func(r object) { r["refunds"] = object{"type": "REFUNDABLE"} }, object{})
	bought := s.buys(memberPath, mug)["id"].(string)
	done := s.post("/v1/redemptions", redeemOnce)["redemptions"].([]any)[0].(object)["id"].(string)
	stack := s.post("/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "once"}, {"object": "voucher", "id": "card", "gift": {"credits": 50}}], "order": {"amount": 1000}}`)
	parent := stack["parent_redemption"].(object)["id"].(string)
	for name, c := range map[string]struct {
		path string
		body any
		// told says that a second run gives the answer of the first one.
		told bool
		// moved is where the change shows.
		moved string
	}{
		"the last use":          {"/v1/redemptions", strings.Replace(redeemOnce, "once", "last", 1), false, "/v1/vouchers/last"},
		"a rollback":            {"/v1/redemptions/" + done + "/rollback", nil, false, "/v1/redemptions"},
		"a rollback of a stack": {"/v1/redemptions/" + parent + "/rollbacks", nil, false, "/v1/redemptions"},
		"credits":               {"/v1/vouchers/card/balance", object{"amount": 70}, true, "/v1/vouchers/card"},
		"points":                {"/v1/loyalties/members/" + ann + "/balance", object{"points": 70}, true, "/v1/loyalties/members/" + ann},
		"points taken off":      {"/v1/loyalties/members/" + bob + "/balance", object{"points": -70}, true, "/v1/loyalties/members/" + bob},
		"a transfer":            {club + "/members/" + ann + "/transfers", []object{{"code": bob, "points": 10}}, false, "/v1/loyalties/members/" + ann},
		"points of a member":    {cardPath + "/points", object{"points": 70}, true, memberPath},
		"a purchase":            {memberPath + "/rewards/purchases", object{"reward_id": mug}, true, memberPath},
		"a refund":              {programPath + "/rewards/purchases/" + bought + "/refund", nil, true, memberPath},
	} {
		t.Run(name, func(t *testing.T) {
			s := *s
			s.t = t
			id := fmt.Sprintf("%x", sha256.Sum256([]byte(name)))[:32]
			run := func(repeated bool) answer {
				mark := env.Once{ID: id, Repeated: repeated}
				return s.doIn(env.WithOnce(t.Context(), mark), "POST", c.path, c.body)
			}
			before := s.do("GET", c.moved, nil).raw
			first := run(false)
			after := s.do("GET", c.moved, nil).raw
			if first.status >= 300 || before == after {
				t.Fatalf("the first run: %d %s", first.status, first.raw)
			}
			for _, repeated := range []bool{true, false} { // false is a second run that began before the first one was done
				again := run(repeated)
				same := again.status == first.status && again.raw == first.raw
				if !same && (again.status != 409 || !strings.Contains(again.raw, "duplicate_found")) || repeated && same != c.told {
					t.Errorf("repeated %t: %d %s\nwant %d %s", repeated, again.status, again.raw, first.status, first.raw)
				}
				if now := s.do("GET", c.moved, nil).raw; now != after {
					t.Errorf("repeated %t: now %s\nbefore %s", repeated, now, after)
				}
			}
		})
	}
}
