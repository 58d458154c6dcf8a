package torture

import (
	"context"
	"math/rand/v2"
)

// NewGift makes one gift card. Clients redeem it, add credits and remove them; its uses are limited as well.
func NewGift(ctx context.Context, c *Caller, rng *rand.Rand, name string) (*World, error) {
	amount, quantity := 300+rng.Int64N(300), 20+rng.Int64N(20)
	v, err := c.Must(ctx, rng, Request{Method: "POST", Path: "/v1/vouchers", Body: object{
		"code": name, "type": "GIFT_VOUCHER", "gift": object{"amount": amount, "effect": "APPLY_TO_ORDER"}, "redemption": object{"quantity": quantity},
	}})
	if err != nil {
		return nil, err
	}
	id := v.Text("id")
	w := &World{Name: name, History: NewHistory(), Accounts: []Account{{Name: "credit", Start: amount, Limit: Unlimited}, {Name: "uses", Limit: quantity}}}
	w.choose = func(w *World, rng *rand.Rand, _ int) operation {
		switch n := rng.IntN(100); {
		case n < 35:
			return spendGift(w, rng)
		case n < 60:
			if m, ok := w.recent(rng); ok {
				return undo(w, rng, m, func(r Response, of Sum) (Sum, bool) { return giftAccount(r.At("voucher"), of.Account) })
			}
			return spendGift(w, rng)
		case n < 80:
			by := rng.Int64N(80) + 1
			if rng.IntN(2) == 0 {
				by = -by
			}
			return adjust(w, rng, 0, by, "/v1/vouchers/"+name+"/balance", "amount", "gift_amount_exceeded")
		}
		return w.read(w)[0]
	}
	w.read = func(w *World) []operation {
		return []operation{{
			call:    Call{Kind: Read, Number: w.number()},
			request: Request{Method: "GET", Path: "/v1/vouchers/" + name},
			interpret: func(r Response) (Answer, bool) {
				credit, one := giftAccount(r.Body, 0)
				uses, two := giftAccount(r.Body, 1)
				return Answer{Result: Done, Shown: []Sum{credit, uses}}, one && two
			},
		}}
	}
	w.records = func(ctx context.Context, c *Caller, rng *rand.Rand) ([]record, error) {
		found, err := redemptionsOf(ctx, c, rng, id)
		if err != nil {
			return nil, err
		}
		moved, err := movementsOf(ctx, c, rng, "/v1/vouchers/"+name+"/transactions", "CREDITS_ADDITION", "CREDITS_REMOVAL")
		return append(found, moved...), err
	}
	return w, nil
}

// spendGift pays part of an order with the card.
func spendGift(w *World, rng *rand.Rand) operation {
	number, credits := w.number(), 1+rng.Int64N(120)
	sums := []Sum{{0, -credits}, {1, 1}}
	return operation{
		call:  Call{Kind: Move, Number: number, Sums: sums, Records: 1},
		keyed: rng.IntN(2) == 0,
		request: Request{Method: "POST", Path: "/v1/redemptions", Body: object{
			"redeemables": []object{{"object": "voucher", "id": w.Name, "gift": object{"credits": credits}}}, "order": object{"amount": 10000},
			"metadata": object{"mark": w.mark(number)},
		}},
		interpret: func(r Response) (Answer, bool) {
			a, ok := interpretMove(r, map[string][]int{"gift_amount_exceeded": {0}, "quantity_exceeded": {1}})
			if a.Result == Done {
				for account := range 2 {
					if sum, seen := giftAccount(r.At("redemptions", 0, "voucher"), account); seen {
						a.Shown = append(a.Shown, sum)
					}
				}
			}
			return a, ok
		},
		done: func(r Response) { w.addMove(redemptionMove(r, number, sums, false)) },
	}
}

// giftAccount reads an account of a gift card from its voucher.
func giftAccount(voucher any, account int) (Sum, bool) {
	path := []any{"gift", "balance"}
	if account == 1 {
		path = []any{"redemption", "redeemed_quantity"}
	}
	n, ok := intAt(voucher, path...)
	return Sum{account, n}, ok
}

// adjust adds to the balance of a card, or removes from it.
func adjust(w *World, rng *rand.Rand, account int, by int64, path, property, refusal string) operation {
	number := w.number()
	return operation{
		call:    Call{Kind: Move, Number: number, Sums: []Sum{{account, by}}, Records: 1},
		keyed:   rng.IntN(2) == 0,
		request: Request{Method: "POST", Path: path, Body: object{property: by, "reason": w.mark(number)}},
		interpret: func(r Response) (Answer, bool) {
			a, ok := interpretMove(r, map[string][]int{refusal: {account}})
			if balance, seen := r.Int("balance"); seen && a.Result == Done {
				a.Shown = []Sum{{account, balance}}
			}
			return a, ok
		},
	}
}
