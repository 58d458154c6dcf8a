package redemption

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
