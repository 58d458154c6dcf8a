package main

import (
	"fmt"
	"slices"
	"sync"
	"testing"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestServersThatRaceDoAThingOnce sends the same request to two servers at the same time: with one idempotency key, one code, and one source
// id.
func TestServersThatRaceDoAThingOnce(t *testing.T) {
	t.Setenv("PUNCHCARD_BOOTSTRAP_PROJECT_ID", "shop")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_ID", "app")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_TOKEN", "secret")
	database := pgtest.Database(t)
	servers := []served{start(t, serveFlags{storage: database}), start(t, serveFlags{storage: database})}
	if status, answer := servers[0].call(t, "POST", "/v1/vouchers/CARD", `{"type":"GIFT_VOUCHER","gift":{"amount":1000}}`, appKeys...); status != 200 {
		t.Fatalf("%d %v", status, answer)
	}

	type outcome struct {
		status int
		answer map[string]any
	}
	// race sends a request six times at once, alternating between both servers.
	race := func(method, path, body string, headers ...string) (all []outcome) {
		var lock sync.Mutex
		var under sync.WaitGroup
		for i := range 6 {
			under.Go(func() {
				status, answer := servers[i%2].call(t, method, path, body, slices.Concat(appKeys, headers)...)
				lock.Lock()
				defer lock.Unlock()
				all = append(all, outcome{status, answer})
			})
		}
		under.Wait()
		return all
	}

	const rounds = 8
	for round := range rounds {
		performed := map[string]bool{}
		for _, o := range race("POST", "/v1/vouchers/CARD/balance", `{"amount":7}`, "Idempotency-Key", fmt.Sprintf("key-%d", round)) {
			if o.status == 200 {
				performed[fmt.Sprint(o.answer["balance"])] = true
			} else if o.status != 409 {
				t.Errorf("one key: %d %v", o.status, o.answer)
			}
		}
		if len(performed) != 1 {
			t.Errorf("one key: the answers were %v", performed)
		}

		made := 0
		for _, o := range race("POST", fmt.Sprintf("/v1/vouchers/CODE-%d", round), `{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10}}`) {
			if o.status == 200 {
				made++
			} else if o.status >= 500 {
				t.Errorf("one code: %d %v", o.status, o.answer)
			}
		}
		if made != 1 {
			t.Errorf("one code was made %d times", made)
		}

		ids := map[any]bool{}
		for _, o := range race("POST", "/v1/customers", fmt.Sprintf(`{"source_id":"c-%d","name":"Ann"}`, round)) {
			if o.status != 200 {
				t.Errorf("one source id: %d %v", o.status, o.answer)
			}
			ids[o.answer["id"]] = true
		}
		if len(ids) != 1 {
			t.Errorf("one source id became %d customers", len(ids))
		}
	}
	_, card := servers[1].call(t, "GET", "/v1/vouchers/CARD", "", appKeys...)
	if gift, _ := card["gift"].(map[string]any); fmt.Sprint(gift["balance"]) != fmt.Sprint(1000+7*rounds) {
		t.Errorf("the card holds %v, want %d", gift["balance"], 1000+7*rounds)
	}
}
