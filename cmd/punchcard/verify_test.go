package main

import (
	"strings"
	"testing"
)

// TestVerifyFailsWhenFiguresWereChangedByHand changes figures with SQL. The command must name each of them, and fail.
func TestVerifyFailsWhenFiguresWereChangedByHand(t *testing.T) {
	t.Parallel()
	spoils := []struct{ change, back, named string }{
		{"UPDATE vouchers SET redemption_redeemed_quantity = redemption_redeemed_quantity + 1 WHERE code = 'GIFT-50'",
			"UPDATE vouchers SET redemption_redeemed_quantity = redemption_redeemed_quantity - 1 WHERE code = 'GIFT-50'", "the uses of voucher GIFT-50"},
		{"UPDATE vouchers SET redeemed_amount = redeemed_amount - 500 WHERE code = 'GIFT-50'",
			"UPDATE vouchers SET redeemed_amount = redeemed_amount + 500 WHERE code = 'GIFT-50'", "voucher GIFT-50: the amount redeemed"},
		{"UPDATE vouchers SET loyalty_points = loyalty_points - 30 WHERE code = 'REGULAR1'",
			"UPDATE vouchers SET loyalty_points = loyalty_points + 30 WHERE code = 'REGULAR1'", "voucher REGULAR1: the balance"},
		{"UPDATE campaign_progress SET vouchers_count = vouchers_count + 1", "UPDATE campaign_progress SET vouchers_count = vouchers_count - 1", "the codes of campaign Welcome"},
	}
	for name, db := range databases {
		t.Run(name, func(t *testing.T) {
			storage, _ := migratedRelease(t, "1.0", name)
			for _, s := range spoils {
				if err := db.run(t, storage, s.change+";"); err != nil {
					t.Fatal(err)
				}
				if out, err := run(t, "verify", "--storage", storage, "--project", demoProject); err == nil || !strings.Contains(out, s.named) {
					t.Errorf("%s: %v, want a failure that names %s:\n%s", s.change, err, s.named, out)
				} else if one := strings.Count(out, "records say") == 1; one != (err.Error() == "1 difference") {
					t.Errorf("%s: the error is %q after\n%s", s.change, err, out)
				}
				if err := db.run(t, storage, s.back+";"); err != nil {
					t.Fatal(err)
				}
			}
			if out, err := run(t, "verify", "--storage", storage, "--project", demoProject); err != nil {
				t.Errorf("with all figures restored: %v\n%s", err, out)
			}
		})
	}
}
