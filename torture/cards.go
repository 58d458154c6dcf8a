package torture

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
)

// NewGift makes one gift card that clients redeem, load and unload, and whose uses are limited as well.
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
				return undo(w, rng, m, func(r Response, of Sum) (Sum, bool) { return giftShown(r.At("voucher"), of.Account) })
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
			understand: func(r Response) (Answer, bool) {
				credit, one := giftShown(r.Body, 0)
				uses, two := giftShown(r.Body, 1)
				return Answer{Result: Done, Shown: []Sum{credit, uses}}, one && two
			},
		}}
	}
	w.records = func(ctx context.Context, c *Caller, rng *rand.Rand) ([]string, error) {
		marks, err := redemptionsOf(ctx, c, rng, id)
		if err != nil {
			return nil, err
		}
		moved, err := movementsOf(ctx, c, rng, "/v1/vouchers/"+name+"/transactions", "CREDITS_ADDITION", "CREDITS_REMOVAL")
		return append(marks, moved...), err
	}
	return w, nil
}

// spendGift pays a part of an order with the card.
func spendGift(w *World, rng *rand.Rand) operation {
	number, credits := w.number(), 1+rng.Int64N(120)
	sums := []Sum{{0, -credits}, {1, 1}}
	return operation{
		call:  Call{Kind: Move, Number: number, Sums: sums, Places: 1},
		keyed: rng.IntN(2) == 0,
		request: Request{Method: "POST", Path: "/v1/redemptions", Body: object{
			"redeemables": []object{{"object": "voucher", "id": w.Name, "gift": object{"credits": credits}}}, "order": object{"amount": 10000},
			"metadata": object{"mark": w.mark(number)},
		}},
		understand: func(r Response) (Answer, bool) {
			a, ok := answered(r, map[string][]int{"gift_amount_exceeded": {0}, "quantity_exceeded": {1}})
			if a.Result == Done {
				for account := range 2 {
					if sum, seen := giftShown(r.At("redemptions", 0, "voucher"), account); seen {
						a.Shown = append(a.Shown, sum)
					}
				}
			}
			return a, ok
		},
		done: func(r Response) { w.remember(redeemed(r, number, sums, false)) },
	}
}

// giftShown reads an account of a gift card from the shape of its voucher.
func giftShown(voucher any, account int) (Sum, bool) {
	path := []any{"gift", "balance"}
	if account == 1 {
		path = []any{"redemption", "redeemed_quantity"}
	}
	n, ok := intAt(voucher, path...)
	return Sum{account, n}, ok
}

// adjust changes a card by hand.
func adjust(w *World, rng *rand.Rand, account int, by int64, path, property, refusal string) operation {
	number := w.number()
	return operation{
		call:    Call{Kind: Move, Number: number, Sums: []Sum{{account, by}}, Places: 1},
		keyed:   rng.IntN(2) == 0,
		request: Request{Method: "POST", Path: path, Body: object{property: by, "reason": w.mark(number)}},
		understand: func(r Response) (Answer, bool) {
			a, ok := answered(r, map[string][]int{refusal: {account}})
			if balance, seen := r.Int("balance"); seen && a.Result == Done {
				a.Shown = []Sum{{account, balance}}
			}
			return a, ok
		},
	}
}

// The accounts of a world of points: the members' cards, and how many mugs were given for points.
const (
	pointsCards = 3
	pointsMugs  = pointsCards
	mugPrice    = 15
)

// NewPoints makes a club whose members get, lose and give each other points, pay orders with them, and buy mugs until there are no more.
func NewPoints(ctx context.Context, c *Caller, rng *rand.Rand, name string) (*World, error) {
	club, err := c.Must(ctx, rng, Request{Method: "POST", Path: "/v1/campaigns", Body: object{
		"name": name, "campaign_type": "LOYALTY_PROGRAM", "voucher": object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": 0}},
	}})
	if err != nil {
		return nil, err
	}
	w := &World{Name: name, History: NewHistory()}
	campaign, codes, ids := "/v1/loyalties/"+club.Text("id"), []string{}, []string{}
	for i := range pointsCards {
		card, err := c.Must(ctx, rng, Request{Method: "POST", Path: campaign + "/members", Body: object{"customer": object{"source_id": fmt.Sprintf("%s-%d", name, i)}}})
		if err != nil {
			return nil, err
		}
		start := 50 + rng.Int64N(100)
		path := "/v1/loyalties/members/" + card.Text("code")
		if _, err := c.Must(ctx, rng, Request{Method: "POST", Path: path + "/balance", Body: object{"points": start, "source_id": "start"}, Key: card.Text("code")}); err != nil {
			return nil, err
		}
		codes, ids = append(codes, card.Text("code")), append(ids, card.Text("id"))
		w.Accounts = append(w.Accounts, Account{Name: fmt.Sprintf("card %d", i), Start: start, Limit: Unlimited})
	}
	mugs := 5 + rng.Int64N(5)
	w.Accounts = append(w.Accounts, Account{Name: "mugs", Limit: mugs})
	coin, mug, err := pointsRewards(ctx, c, rng, name, campaign, mugs)
	if err != nil {
		return nil, err
	}
	w.choose = func(w *World, rng *rand.Rand, _ int) operation {
		card := rng.IntN(pointsCards)
		switch n := rng.IntN(100); {
		case n < 20:
			points := 1 + rng.Int64N(40)
			return spendPoints(w, rng, codes[card], object{"id": coin, "points": points}, []Sum{{card, -points}})
		case n < 32:
			return spendPoints(w, rng, codes[card], object{"id": mug}, []Sum{{card, -mugPrice}, {pointsMugs, 1}})
		case n < 47:
			if m, ok := w.recent(rng); ok {
				return undo(w, rng, m, func(r Response, of Sum) (Sum, bool) { return pointsShown(r.At("voucher"), of.Account) })
			}
			return transfer(w, rng, campaign, codes)
		case n < 65:
			by := rng.Int64N(60) + 1
			if rng.IntN(2) == 0 {
				by = -by
			}
			return adjust(w, rng, card, by, "/v1/loyalties/members/"+codes[card]+"/balance", "points", "loyalty_card_points_exceeded")
		case n < 85:
			return transfer(w, rng, campaign, codes)
		}
		all := w.read(w)
		return all[rng.IntN(len(all))]
	}
	w.read = func(w *World) (all []operation) {
		for i, code := range codes {
			all = append(all, operation{
				call:    Call{Kind: Read, Number: w.number()},
				request: Request{Method: "GET", Path: "/v1/loyalties/members/" + code},
				understand: func(r Response) (Answer, bool) {
					balance, ok := r.Int("loyalty_card", "balance")
					return Answer{Result: Done, Shown: []Sum{{i, balance}}}, ok
				},
			})
		}
		return append(all, operation{
			call:    Call{Kind: Read, Number: w.number()},
			request: Request{Method: http.MethodGet, Path: "/v1/rewards/" + mug},
			understand: func(r Response) (Answer, bool) {
				given, ok := r.Int("redeemed")
				return Answer{Result: Done, Shown: []Sum{{pointsMugs, given}}}, ok
			},
		})
	}
	w.records = func(ctx context.Context, c *Caller, rng *rand.Rand) (marks []string, err error) {
		if marks, err = redemptionsOf(ctx, c, rng, ids...); err != nil {
			return nil, err
		}
		for _, code := range codes {
			moved, err := movementsOf(ctx, c, rng, "/v1/loyalties/members/"+code+"/transactions",
				"POINTS_ADDITION", "POINTS_REMOVAL", "POINTS_TRANSFER_IN", "POINTS_TRANSFER_OUT")
			if err != nil {
				return nil, err
			}
			marks = append(marks, moved...)
		}
		return marks, nil
	}
	return w, nil
}

// pointsRewards makes two rewards of a club: paying with points, of which each is worth one minor unit, and mugs.
func pointsRewards(ctx context.Context, c *Caller, rng *rand.Rand, name, campaign string, mugs int64) (coin, mug string, err error) {
	product, err := c.Must(ctx, rng, Request{Method: http.MethodPost, Path: "/v1/products", Body: object{"name": name}})
	if err != nil {
		return "", "", err
	}
	ids := make([]string, 0, 2)
	for _, r := range []struct{ reward, assignment object }{
		{object{"name": name + " pay", "parameters": object{"coin": object{"exchange_ratio": 0.01, "points_ratio": 1}}}, object{}},
		{object{"name": name + " mug", "stock": mugs, "parameters": object{"product": object{"id": product.Text("id")}}}, object{"parameters": object{"loyalty": object{"points": mugPrice}}}},
	} {
		made, err := c.Must(ctx, rng, Request{Method: http.MethodPost, Path: "/v1/rewards", Body: r.reward})
		if err != nil {
			return "", "", err
		}
		r.assignment["reward"] = made.Text("id")
		if _, err := c.Must(ctx, rng, Request{Method: http.MethodPost, Path: campaign + "/rewards", Body: []object{r.assignment}}); err != nil {
			return "", "", err
		}
		ids = append(ids, made.Text("id"))
	}
	return ids[0], ids[1], nil
}

// spendPoints redeems a card for a reward.
func spendPoints(w *World, rng *rand.Rand, code string, reward object, sums []Sum) operation {
	number := w.number()
	blamed := map[string][]int{"loyalty_card_points_exceeded": {sums[0].Account}, "reward_out_of_stock": {pointsMugs}}
	return operation{
		call:  Call{Kind: Move, Number: number, Sums: sums, Places: 1},
		keyed: rng.IntN(2) == 0,
		request: Request{Method: http.MethodPost, Path: "/v1/redemptions", Body: object{
			"redeemables": []object{{"object": "voucher", "id": code, "reward": reward}}, "order": object{"amount": 10000},
			"metadata": object{"mark": w.mark(number)},
		}},
		understand: func(r Response) (Answer, bool) {
			a, ok := answered(r, blamed)
			if sum, seen := pointsShown(r.At("redemptions", 0, "voucher"), sums[0].Account); seen && a.Result == Done {
				a.Shown = []Sum{sum}
			}
			return a, ok
		},
		done: func(r Response) { w.remember(redeemed(r, number, sums, false)) },
	}
}

// pointsShown reads what a card holds from the shape of its voucher.
func pointsShown(voucher any, account int) (Sum, bool) {
	n, ok := intAt(voucher, "loyalty_card", "balance")
	return Sum{account, n}, ok && account != pointsMugs
}

// transfer moves points from one or two cards to a third, all of them or none.
func transfer(w *World, rng *rand.Rand, campaign string, codes []string) operation {
	number, order := w.number(), rng.Perm(len(codes))
	from := order[1 : 2+rng.IntN(2)]
	var body []object
	var blamed []int
	call := Call{Kind: Move, Number: number, Places: 2 * len(from), Sums: []Sum{{order[0], 0}}}
	for _, card := range from {
		points := 1 + rng.Int64N(70)
		body = append(body, object{"code": codes[card], "points": points, "reason": w.mark(number)})
		call.Sums = append(call.Sums, Sum{card, -points})
		call.Sums[0].Amount += points
		blamed = append(blamed, card)
	}
	return operation{
		call: call, keyed: rng.IntN(2) == 0,
		request: Request{Method: http.MethodPost, Path: campaign + "/members/" + codes[order[0]] + "/transfers", Body: body},
		understand: func(r Response) (Answer, bool) {
			a, ok := answered(r, map[string][]int{"loyalty_card_points_exceeded": blamed})
			if balance, seen := r.Int("loyalty_card", "balance"); seen && a.Result == Done {
				a.Shown = []Sum{{order[0], balance}}
			}
			return a, ok
		},
	}
}
