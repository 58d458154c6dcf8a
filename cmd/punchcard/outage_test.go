package main

import (
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestServerAsksToRetryWhileItsDatabaseIsDown stops PostgreSQL under a server and starts it again. Every line that the server logs meanwhile,
// those of the job runner included, is JSON.
func TestServerAsksToRetryWhileItsDatabaseIsDown(t *testing.T) {
	t.Setenv("PUNCHCARD_BOOTSTRAP_PROJECT_ID", "shop")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_ID", "app")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_TOKEN", "secret")
	cluster := pgtest.Private(t, pgtest.Options{})
	dsn, err := cluster.CreateDatabase(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	s := start(t, serveFlags{storage: dsn})
	call := func(method, path, body string, headers ...string) (*http.Response, map[string]any) {
		t.Helper()
		req, err := http.NewRequestWithContext(t.Context(), method, s.base+path, strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Content-Type", "application/json")
		headers = append(headers, appKeys...)
		for i := 0; i < len(headers); i += 2 {
			req.Header.Set(headers[i], headers[i+1])
		}
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		defer resp.Body.Close()
		text, err := io.ReadAll(resp.Body)
		if err != nil {
			t.Fatal(err)
		}
		var answer map[string]any
		if err := json.Unmarshal(text, &answer); err != nil {
			t.Errorf("%s %s: %v in %s", method, path, err, text)
		}
		return resp, answer
	}
	const voucher = `{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10}}`
	const cart = `{"redeemables":[{"object":"voucher","id":"TEN"}],"order":{"amount":1000}}`
	calls := [][]string{
		{"POST", "/v1/vouchers/TEN", voucher},
		{"GET", "/v1/vouchers/TEN", ""},
		{"GET", "/v1/vouchers", ""},
		{"POST", "/v1/validations", cart},
		{"POST", "/v1/qualifications", `{"scenario":"ALL","order":{"amount":1000}}`},
		{"POST", "/v1/redemptions", cart},
		{"POST", "/v1/redemptions", cart, "Idempotency-Key", "once"},
		{"POST", "/v1/customers", `{"source_id":"ada"}`},
	}
	for _, c := range calls {
		if resp, answer := call(c[0], c[1], c[2]); resp.StatusCode != 200 {
			t.Fatalf("%v: %d %v", c, resp.StatusCode, answer)
		}
	}
	if err := cluster.Stop(); err != nil {
		t.Fatal(err)
	}
	for range 2 { // a first call finds a broken connection, a later one finds none
		for _, c := range calls {
			resp, answer := call(c[0], c[1], c[2], c[3:]...)
			if resp.StatusCode != 503 || resp.Header.Get("Retry-After") == "" || answer["key"] != "storage_unavailable" {
				t.Errorf("%v: %d, Retry-After %q, %v", c, resp.StatusCode, resp.Header.Get("Retry-After"), answer)
			}
		}
		req, err := http.NewRequestWithContext(t.Context(), "GET", s.base+"/dashboard/", nil)
		if err != nil {
			t.Fatal(err)
		}
		req.AddCookie(&http.Cookie{Name: "punchcard-sign-in", Value: "some-sign-in"})
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		resp.Body.Close()
		if resp.StatusCode != 503 || resp.Header.Get("Retry-After") == "" {
			t.Errorf("a page of the dashboard: %d, Retry-After %q", resp.StatusCode, resp.Header.Get("Retry-After"))
		}
	}
	if err := cluster.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	s.waitUntilReady(t)
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) { // a call may still get a broken connection
		resp, answer := call("POST", "/v1/redemptions", cart, "Idempotency-Key", "once")
		if resp.StatusCode == 200 {
			break
		}
		if time.Now().After(deadline) {
			t.Fatalf("%d %v", resp.StatusCode, answer)
		}
	}
	if err := s.stop(); err != nil {
		t.Error(err)
	}
	lines := strings.Split(strings.TrimSpace(s.out.String()), "\n")
	for _, line := range lines {
		if !json.Valid([]byte(line)) {
			t.Errorf("no JSON: %s", line)
		}
	}
	for _, want := range []string{"bringing the schema", "storage cannot be reached"} {
		if !strings.Contains(s.out.String(), want) {
			t.Errorf("the log has no %q", want)
		}
	}
}
