package redemption

import (
	"context"

	"github.com/punchcardhq/punchcard/order"
)

// RedeemCodes redeems codes, in this order, with an order of an amount in minor units and no lines. It is Redeem for the simplest
// case, with the same results and errors.
func (e *Engine) RedeemCodes(ctx context.Context, amount int64, codes ...string) (*Redeemed, error) {
	return e.Redeem(ctx, Request{Redeemables: Codes(codes...), Order: order.Total(amount)})
}

// Code names a voucher by its code or id.
func Code(code string) Redeemable { return Redeemable{Object: RedeemableVoucher, ID: code} }

// Tier names a promotion tier by its id.
func Tier(id string) Redeemable { return Redeemable{Object: RedeemableTier, ID: id} }

// Stack names a promotion stack by its id. A stack is redeemed alone.
func Stack(id string) Redeemable { return Redeemable{Object: RedeemableStack, ID: id} }

// Codes names several vouchers, in this order.
func Codes(codes ...string) []Redeemable {
	named := make([]Redeemable, len(codes))
	for i, code := range codes {
		named[i] = Code(code)
	}
	return named
}
