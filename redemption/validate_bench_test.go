package redemption_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// plain is a shop in memory with a coupon, and a request for it with an order of five lines: what most validations are.
func plain(tb testing.TB) (*redemption.Engine, redemption.Request) {
	tb.Helper()
	backend := memory.New()
	tb.Cleanup(func() { backend.Close() })
	store := backend.Project("shop")
	ten := percentOff("10")
	if err := store.Vouchers().Insert(tb.Context(), voucher.Voucher{ID: "v_1", Code: "TEN", Type: campaign.VoucherDiscount, Discount: &ten, Active: true}); err != nil {
		tb.Fatal(err)
	}
	var lines []order.ItemRequest
	for i := range 5 {
		lines = append(lines, units(fmt.Sprint("prod_", i), int64(1+i%3), int64(500+37*i)))
	}
	settings := func(context.Context) (redemption.Settings, error) { return redemption.Settings{Zone: time.UTC}, nil }
	return redemption.New(redemption.Deps{Store: store, Env: env.System(), Settings: settings}), redemption.Request{
		Redeemables: []redemption.Redeemable{{Object: redemption.RedeemableVoucher, ID: "TEN"}}, Order: buying(lines...),
	}
}

func validated(tb testing.TB, e *redemption.Engine, r redemption.Request) {
	result, err := e.Validate(tb.Context(), r)
	if err != nil {
		tb.Fatal(err)
	}
	if !result.Valid {
		tb.Fatal(described(result))
	}
}

func BenchmarkValidate(b *testing.B) {
	e, r := plain(b)
	validated(b, e, r)
	b.ReportAllocs()
	for b.Loop() {
		validated(b, e, r)
	}
}

func TestAPlainValidationAllocatesLittle(t *testing.T) {
	e, r := plain(t)
	validated(t, e, r)
	if got := testing.AllocsPerRun(100, func() { validated(t, e, r) }); got > 13 {
		t.Errorf("it allocates %.0f times", got)
	}
}
