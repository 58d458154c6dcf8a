package main

import (
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestPostgreSQLIsRestoredToAPointInTime redeems on a server whose write-ahead log is archived, restores a base backup and the log up to a moment in another
// cluster, and goes on there: with exactly the redemptions that were acknowledged before that moment.
func TestPostgreSQLIsRestoredToAPointInTime(t *testing.T) {
	for name, value := range map[string]string{"PROJECT_ID": "shop", "APP_ID": "app", "APP_TOKEN": "secret"} {
		t.Setenv("PUNCHCARD_BOOTSTRAP_"+name, value)
	}
	const limit, earlier, before, after = 30, 5, 10, 10
	cluster := pgtest.Private(t, pgtest.Options{Durable: true, Archive: true})
	shop := cluster.DSN("postgres")
	s := start(t, serveFlags{storage: shop})
	s.post(t, "/v1/vouchers/TEN", fmt.Sprintf(`{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10},"redemption":{"quantity":%d}}`, limit), appKeys...)
	var redeemed []string
	redeem := func(s served) {
		t.Helper()
		order := fmt.Sprintf("order-%02d", len(redeemed))
		s.post(t, "/v1/redemptions", `{"redeemables":[{"object":"voucher","id":"TEN"}],"order":{"amount":5000,"source_id":"`+order+`"}}`, appKeys...)
		redeemed = append(redeemed, order)
	}
	for range earlier {
		redeem(s)
	}
	base, err := cluster.BaseBackup()
	if err != nil {
		t.Fatal(err)
	}
	for range before {
		redeem(s)
	}
	moment := queryText(t, shop, "SELECT clock_timestamp()::text")
	queryText(t, shop, "SELECT pg_create_restore_point('before the sale')::text")
	kept := slices.Clone(redeemed)
	for range after {
		redeem(s)
	}
	if err := cluster.ArchiveAll(t.Context()); err != nil {
		t.Fatal(err)
	}
	cluster.Kill()
	_ = s.stop()

	for target, value := range map[string]string{"recovery_target_time": moment, "recovery_target_name": "before the sale"} {
		t.Run(target, func(t *testing.T) {
			restored := cluster.Restored(t, base, target, value).DSN("postgres")
			orders := "SELECT coalesce(string_agg(source_id, ' ' ORDER BY source_id), '') FROM orders"
			if diff := cmp.Diff(fmt.Sprint(kept), "["+queryText(t, restored, orders)+"]"); diff != "" {
				t.Errorf("the orders that were redeemed (-acknowledged before the moment +restored):\n%s", diff)
			}
			if out, err := run(t, "verify", "--storage", restored); err != nil {
				t.Errorf("%v\n%s", err, out)
			}
			s := start(t, serveFlags{storage: restored})
			redeemed = slices.Clone(kept)
			for len(redeemed) < limit {
				redeem(s)
			}
			again := `{"redeemables":[{"object":"voucher","id":"TEN"}],"order":{"amount":5000}}`
			if status, answer := s.call(t, "POST", "/v1/redemptions", again, appKeys...); status != 400 || answer["key"] != "quantity_exceeded" {
				t.Errorf("one use more than the limit: %d %v", status, answer)
			}
			if err := s.stop(); err != nil {
				t.Error(err)
			}
			if out, err := run(t, "verify", "--storage", restored); err != nil {
				t.Errorf("after more redemptions: %v\n%s", err, out)
			}
		})
	}
}
