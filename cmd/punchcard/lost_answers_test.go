package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// lossyProxy is a proxy that loses the first answer to each request with an idempotency key.
type lossyProxy struct {
	base string
	mu   sync.Mutex
	seen map[string]bool
	lost int
}

func (l *lossyProxy) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, _ := io.ReadAll(r.Body)
	req, err := http.NewRequestWithContext(r.Context(), r.Method, l.base+r.URL.RequestURI(), bytes.NewReader(body))
	if err != nil {
		panic(err)
	}
	req.Header = r.Header.Clone()
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	defer resp.Body.Close()
	answer, _ := io.ReadAll(resp.Body)
	l.mu.Lock()
	key := r.Header.Get("Idempotency-Key")
	lose := key != "" && !l.seen[key]
	l.seen[key] = true
	if lose {
		l.lost++
	}
	l.mu.Unlock()
	if lose {
		panic(http.ErrAbortHandler) // the connection is closed after the server has performed the request
	}
	w.WriteHeader(resp.StatusCode)
	_, _ = w.Write(answer)
}

// shopCalls are calls that fill and use a shop. A {name} is replaced by the id of an earlier answer.
var shopCalls = []struct{ save, call, body string }{
	{"", "POST /v1/products", `{"name":"Mug","source_id":"mug","price":1500}`},
	{"rule", "POST /v1/validation-rules", `{"name":"Rich","rules":{"1":{"name":"order.amount","conditions":{"$more_than":[100]}}}}`},
	{"", "POST /v1/campaigns", `{"name":"Coupons","campaign_type":"DISCOUNT_COUPONS","voucher":{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10}}}`},
	{"", "POST /v1/campaigns/Coupons/vouchers/TEN", `{"redemption":{"quantity":3}}`},
	{"", "POST /v1/campaigns/Coupons/vouchers", `{}`},
	{"", "POST /v1/vouchers/GIFT", `{"type":"GIFT_VOUCHER","gift":{"amount":5000}}`},
	{"", "POST /v1/vouchers/GIFT/balance", `{"amount":700}`},
	{"", "POST /v1/validation-rules/{rule}/assignments", `{"related_object_type":"voucher","related_object_id":"TEN"}`},
	{"", "POST /v1/customers", `{"source_id":"ann","name":"Ann"}`},
	{"", "POST /v1/publications", `{"voucher":"TEN","customer":{"source_id":"ann"}}`},
	{"", "POST /v1/orders", `{"source_id":"o1","amount":2000,"status":"PAID","customer":{"source_id":"ann"}}`},
	{"first", "POST /v1/redemptions", `{"redeemables":[{"object":"voucher","id":"TEN"},{"object":"voucher","id":"GIFT","gift":{"credits":300}}],"customer":{"source_id":"ann"},"order":{"source_id":"o2","amount":3000}}`},
	{"", "POST /v1/redemptions", `{"redeemables":[{"object":"voucher","id":"TEN"}],"order":{"amount":900}}`},
	{"", "POST /v1/redemptions/{first}/rollbacks", `{}`},
	{"", "POST /v1/redemptions", `{"redeemables":[{"object":"voucher","id":"GIFT","gift":{"credits":250}}],"order":{"amount":900}}`},
	{"", "POST /v1/loyalties", `{"name":"Club","type":"STATIC","voucher":{"type":"LOYALTY_CARD","loyalty_card":{"points":0}}}`},
	{"", "POST /v1/campaigns/Club/vouchers/CARD", `{}`},
	{"", "POST /v1/publications", `{"voucher":"CARD","customer":{"source_id":"ann"}}`},
	{"", "POST /v1/loyalties/Club/members/CARD/balance", `{"points":40}`},
	{"", "PUT /v1/vouchers/GIFT", `{"metadata":{"seen":true}}`},
	{"", "DELETE /v1/products/mug", ``},
}

// comparedLists are the lists by which the shops are compared.
var comparedLists = []string{
	"/v1/products", "/v1/validation-rules", "/v1/validation-rules-assignments", "/v1/campaigns", "/v1/vouchers?limit=100", "/v1/customers",
	"/v1/publications", "/v1/orders", "/v1/redemptions?limit=100", "/v1/vouchers/GIFT/transactions", "/v1/loyalties/members/CARD/transactions", "/v1/trash-bin",
}

// TestRepeatedRequestsWithLostAnswersChangeNothing loses every answer once. A client that repeats its requests with their keys must end
// with the same shop as a client whose answers all arrive.
func TestRepeatedRequestsWithLostAnswersChangeNothing(t *testing.T) {
	t.Setenv("PUNCHCARD_BOOTSTRAP_PROJECT_ID", "shop")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_ID", "app")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_TOKEN", "secret")
	calm := start(t, serveFlags{storage: "memory"})
	rough := start(t, serveFlags{storage: "memory"})
	between := &lossyProxy{base: rough.base, seen: map[string]bool{}}
	proxy := httptest.NewServer(between)
	defer proxy.Close()
	runShopCalls(t, calm.base)
	runShopCalls(t, proxy.URL)
	if between.lost != len(shopCalls) {
		t.Fatalf("%d answers were lost, want %d", between.lost, len(shopCalls))
	}
	for _, path := range comparedLists {
		if diff := cmp.Diff(stateOf(t, calm, path), stateOf(t, rough, path)); diff != "" {
			t.Errorf("GET %s, with all answers and with lost ones (-all +lost):\n%s", path, diff)
		}
	}
}

func runShopCalls(t *testing.T, base string) {
	t.Helper()
	saved := map[string]string{}
	fill := func(text string) string {
		for name, value := range saved {
			text = strings.ReplaceAll(text, "{"+name+"}", value)
		}
		return text
	}
	for i, c := range shopCalls {
		method, path, _ := strings.Cut(fill(c.call), " ")
		answer := sendUntilAnswered(t, method, base+path, fill(c.body), fmt.Sprintf("call-%d", i))
		if c.save != "" {
			if parent, stacked := answer["parent_redemption"].(map[string]any); stacked {
				answer = parent
			}
			saved[c.save] = answer["id"].(string)
		}
	}
}

// sendUntilAnswered repeats a request until it is answered.
func sendUntilAnswered(t *testing.T, method, address, body, key string) (answer map[string]any) {
	t.Helper()
	for range 5 {
		req, err := http.NewRequestWithContext(t.Context(), method, address, strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set("X-App-Id", "app")
		req.Header.Set("X-App-Token", "secret")
		req.Header.Set("Idempotency-Key", key)
		req.GetBody = nil // so that the transport does not repeat the request by itself
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			continue
		}
		defer resp.Body.Close()
		text, err := io.ReadAll(resp.Body)
		if err != nil {
			continue
		}
		if resp.StatusCode >= 300 {
			t.Fatalf("%s %s: %d %s", method, address, resp.StatusCode, text)
		}
		_ = json.Unmarshal(text, &answer)
		return answer
	}
	t.Fatalf("%s %s is never answered", method, address)
	return nil
}

var (
	randomIDs  = regexp.MustCompile(`[a-z]+_[0-9a-f]{32}|track_[\w-]{43}|"code":"[A-Za-z0-9]{8}"|/vouchers/[A-Za-z0-9]{8}/|http://[^"]*/cockpit/customers/[\w-]+`)
	timestamps = regexp.MustCompile(`\d{4}-\d\d-\d\dT[0-9:.]+Z`)
)

// stateOf returns a list, sorted, with placeholders for random ids and times.
func stateOf(t *testing.T, s served, path string) []string {
	t.Helper()
	status, answer := s.call(t, "GET", path, "", appKeys...)
	if status != 200 {
		t.Fatalf("GET %s: %d %v", path, status, answer)
	}
	items, _ := answer[fmt.Sprint(answer["data_ref"])].([]any)
	state := []string{fmt.Sprint(answer["total"])}
	for _, item := range items {
		if o := item.(map[string]any); o["assets"] != nil {
			delete(o, "assets")
		}
		text, err := json.Marshal(item)
		if err != nil {
			t.Fatal(err)
		}
		text = randomIDs.ReplaceAll(text, []byte(`ID`))
		state = append(state, string(timestamps.ReplaceAll(text, []byte("TIME"))))
	}
	slices.Sort(state)
	return state
}
