package torture

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
)

// The accounts of a world of points: the cards of the members, and the number of mugs that were given for points.
const (
	pointsCards = 3
	pointsMugs  = pointsCards
	mugPrice    = 15
)

// points is a loyalty campaign. Points are added to cards, removed and transferred; members pay orders with them, and buy mugs while there
// is stock.
type points struct {
	// campaign is the path of the campaign.
	campaign   string
	codes, ids []string
	// coin is the reward that pays an order with points, mug the one with a stock.
	coin, mug string
}

// NewPoints makes a loyalty campaign with three cards that have points.
func NewPoints(ctx context.Context, c *Caller, rng *rand.Rand, name string) (*World, error) {
	club, err := c.Must(ctx, rng, Request{Method: http.MethodPost, Path: "/v1/campaigns", Body: object{
		"name": name, "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE", "voucher": object{"type": "LOYALTY_CARD", "loyalty_card": object{"points": 0}},
	}})
	if err != nil {
		return nil, err
	}
	s := points{campaign: "/v1/loyalties/" + club.Text("id")}
	w := &World{Name: name, History: NewHistory()}
	for i := range pointsCards {
		card, err := c.Must(ctx, rng, Request{Method: http.MethodPost, Path: s.campaign + "/members", Body: object{"customer": object{"source_id": fmt.Sprintf("%s-%d", name, i)}}})
		if err != nil {
			return nil, err
		}
		start, code := 50+rng.Int64N(100), card.Text("code")
		if _, err := c.Must(ctx, rng, Request{Method: http.MethodPost, Path: cardPath(code) + "/balance", Body: object{"points": start, "source_id": "start"}, Key: code}); err != nil {
			return nil, err
		}
		s.codes, s.ids = append(s.codes, code), append(s.ids, card.Text("id"))
		w.Accounts = append(w.Accounts, Account{Name: fmt.Sprintf("card %d", i), Start: start, Limit: Unlimited})
	}
	mugs := 5 + rng.Int64N(5)
	w.Accounts = append(w.Accounts, Account{Name: "mugs", Limit: mugs})
	if s.coin, s.mug, err = pointsRewards(ctx, c, rng, name, s.campaign, mugs); err != nil {
		return nil, err
	}
	w.choose, w.read, w.records = s.choose, s.read, s.records
	return w, nil
}

func cardPath(code string) string { return "/v1/loyalties/members/" + code }

// pointsRewards makes two rewards of the campaign: paying with points, of which each is worth one minor unit, and mugs.
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

func (s points) choose(w *World, rng *rand.Rand, _ int) operation {
	card := rng.IntN(pointsCards)
	switch n := rng.IntN(100); {
	case n < 20:
		points := 1 + rng.Int64N(40)
		return spendPoints(w, rng, s.codes[card], object{"id": s.coin, "points": points}, []Sum{{card, -points}})
	case n < 32:
		return spendPoints(w, rng, s.codes[card], object{"id": s.mug}, []Sum{{card, -mugPrice}, {pointsMugs, 1}})
	case n < 47:
		if m, ok := w.recent(rng); ok {
			return undo(w, rng, m, func(r Response, of Sum) (Sum, bool) { return pointsBalance(r.At("voucher"), of.Account) })
		}
	case n < 65:
		by := rng.Int64N(60) + 1
		if rng.IntN(2) == 0 {
			by = -by
		}
		return adjust(w, rng, card, by, cardPath(s.codes[card])+"/balance", "points", "loyalty_card_points_exceeded")
	case n >= 85:
		all := s.read(w)
		return all[rng.IntN(len(all))]
	}
	return transfer(w, rng, s.campaign, s.codes)
}

func (s points) read(w *World) (all []operation) {
	for i, code := range s.codes {
		all = append(all, operation{
			call:    Call{Kind: Read, Number: w.number()},
			request: Request{Method: http.MethodGet, Path: cardPath(code)},
			interpret: func(r Response) (Answer, bool) {
				balance, ok := r.Int("loyalty_card", "balance")
				return Answer{Result: Done, Shown: []Sum{{i, balance}}}, ok
			},
		})
	}
	return append(all, operation{
		call:    Call{Kind: Read, Number: w.number()},
		request: Request{Method: http.MethodGet, Path: "/v1/rewards/" + s.mug},
		interpret: func(r Response) (Answer, bool) {
			given, ok := r.Int("redeemed")
			return Answer{Result: Done, Shown: []Sum{{pointsMugs, given}}}, ok
		},
	})
}

func (s points) records(ctx context.Context, c *Caller, rng *rand.Rand) (found []record, err error) {
	if found, err = redemptionsOf(ctx, c, rng, s.ids...); err != nil {
		return nil, err
	}
	for _, code := range s.codes {
		moved, err := movementsOf(ctx, c, rng, cardPath(code)+"/transactions", "POINTS_ADDITION", "POINTS_REMOVAL", "POINTS_TRANSFER_IN", "POINTS_TRANSFER_OUT")
		if err != nil {
			return nil, err
		}
		found = append(found, moved...)
	}
	return found, nil
}

// spendPoints redeems a card for a reward.
func spendPoints(w *World, rng *rand.Rand, code string, reward object, sums []Sum) operation {
	number := w.number()
	blamed := map[string][]int{"loyalty_card_points_exceeded": {sums[0].Account}, "reward_out_of_stock": {pointsMugs}}
	return operation{
		call:  Call{Kind: Move, Number: number, Sums: sums, Records: 1},
		keyed: rng.IntN(2) == 0,
		request: Request{Method: http.MethodPost, Path: "/v1/redemptions", Body: object{
			"redeemables": []object{{"object": "voucher", "id": code, "reward": reward}}, "order": object{"amount": 10000},
			"metadata": object{"mark": w.mark(number)},
		}},
		interpret: func(r Response) (Answer, bool) {
			a, ok := interpretMove(r, blamed)
			if sum, seen := pointsBalance(r.At("redemptions", 0, "voucher"), sums[0].Account); seen && a.Result == Done {
				a.Shown = []Sum{sum}
			}
			return a, ok
		},
		done: func(r Response) { w.addMove(redemptionMove(r, number, sums, false)) },
	}
}

// pointsBalance reads the balance of a card from its voucher.
func pointsBalance(voucher any, account int) (Sum, bool) {
	n, ok := intAt(voucher, "loyalty_card", "balance")
	return Sum{account, n}, ok && account != pointsMugs
}

// transfer moves points from one or two cards to a third, all of them or none.
func transfer(w *World, rng *rand.Rand, campaign string, codes []string) operation {
	number, order := w.number(), rng.Perm(len(codes))
	from := order[1 : 2+rng.IntN(2)]
	var body []object
	var blamed []int
	call := Call{Kind: Move, Number: number, Records: 2 * len(from), Sums: []Sum{{order[0], 0}}}
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
		interpret: func(r Response) (Answer, bool) {
			a, ok := interpretMove(r, map[string][]int{"loyalty_card_points_exceeded": blamed})
			if balance, seen := r.Int("loyalty_card", "balance"); seen && a.Result == Done {
				a.Shown = []Sum{{order[0], balance}}
			}
			return a, ok
		},
	}
}
