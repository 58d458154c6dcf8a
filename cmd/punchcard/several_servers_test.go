package main

import (
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestServersShareADatabase redeems a limited code on three servers, one of which is behind a pooler in transaction mode. Together they
// redeem it exactly as often as its limit allows.
func TestServersShareADatabase(t *testing.T) {
	t.Setenv("PUNCHCARD_BOOTSTRAP_PROJECT_ID", "shop")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_ID", "app")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_TOKEN", "secret")
	direct := pgtest.Database(t)
	pooled := pgtest.Bouncer(t, direct)
	if _, err := run(t, "migrate", "--storage", pooled); err == nil || !strings.Contains(err.Error(), "goes round") {
		t.Errorf("migrating through the pooler: %v", err)
	}
	if out, err := run(t, "migrate", "--storage", direct); err != nil {
		t.Fatal(out, err)
	}
	servers := []served{start(t, serveFlags{storage: direct}), start(t, serveFlags{storage: pooled}), start(t, serveFlags{storage: direct})}
	const limit, attempts = 60, 150
	body := fmt.Sprintf(`{"type":"DISCOUNT_VOUCHER","discount":{"type":"AMOUNT","amount_off":100},"redemption":{"quantity":%d}}`, limit)
	if status, answer := servers[1].call(t, "POST", "/v1/vouchers/HOT", body, appKeys...); status != 200 {
		t.Fatalf("%d %v", status, answer)
	}
	var sold, refused atomic.Int64
	var all sync.WaitGroup
	for i := range attempts {
		all.Go(func() {
			order := fmt.Sprintf(`{"redeemables":[{"object":"voucher","id":"HOT"}],"customer":{"source_id":"c%d"},"order":{"amount":1000}}`, i%7)
			switch status, answer := servers[i%len(servers)].call(t, "POST", "/v1/redemptions", order, appKeys...); {
			case status == 200:
				sold.Add(1)
			case status < 500:
				refused.Add(1)
			default:
				t.Errorf("%d %v", status, answer)
			}
		})
	}
	all.Wait()
	if sold.Load() != limit || refused.Load() != attempts-limit {
		t.Errorf("%d sold and %d refused, want %d and %d", sold.Load(), refused.Load(), limit, attempts-limit)
	}
	for i, s := range servers {
		_, answer := s.call(t, "GET", "/v1/vouchers/HOT", "", appKeys...)
		if redemption, _ := answer["redemption"].(map[string]any); fmt.Sprint(redemption["redeemed_quantity"]) != fmt.Sprint(limit) {
			t.Errorf("server %d counts %v", i, redemption["redeemed_quantity"])
		}
	}
	// Behind a pooler servers get no notifications of jobs. They poll for them.
	for _, s := range servers {
		if err := s.stop(); err != nil {
			t.Error(err)
		}
	}
	alone := start(t, serveFlags{storage: pooled})
	if status, answer := alone.call(t, "POST", "/v1/campaigns", `{"name":"Mass","campaign_type":"DISCOUNT_COUPONS","vouchers_count":300,
		"voucher":{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10}}}`, appKeys...); status != 200 {
		t.Fatalf("%d %v", status, answer)
	}
	for deadline := time.Now().Add(2 * time.Minute); ; time.Sleep(50 * time.Millisecond) {
		if count, done := generated(t, alone); done && count == 300 {
			break
		} else if time.Now().After(deadline) {
			t.Fatalf("%d codes are made", count)
		}
	}
}
