package torture

import (
	"context"
	"math/rand/v2"
	"net/http"
)

// The accounts of a world of members.
const (
	memberPoints = 0
	memberStock  = 1
	// memberCost is the price of the reward in points.
	memberCost = 20
)

// members is a loyalty program with one member, who buys a reward of limited stock and has purchases refunded.
type members struct {
	// program, member and card are paths.
	program, member, card string
	reward                string
}

// NewMembers makes a loyalty program with a member who has points for some purchases.
func NewMembers(ctx context.Context, c *Caller, rng *rand.Rand, name string) (*World, error) {
	stock, start := 4+rng.Int64N(4), 100+memberCost*rng.Int64N(4)
	s, err := newMembers(ctx, c, rng, name, stock, start)
	return &World{
		Name: name, History: NewHistory(), Accounts: []Account{{Name: "points", Start: start, Limit: Unlimited}, {Name: "stock", Limit: stock}},
		choose: s.choose, read: s.read,
		// The records of these calls have no field for a mark.
		records: func(context.Context, *Caller, *rand.Rand) ([]record, error) { return nil, nil },
	}, err
}

func newMembers(ctx context.Context, c *Caller, rng *rand.Rand, name string, stock, start int64) (s members, err error) {
	const v2 = "/v2/loyalties"
	must := func(path string, body any) (r Response) {
		if err == nil {
			r, err = c.Must(ctx, rng, Request{Method: http.MethodPost, Path: path, Body: body})
		}
		return r
	}
	wallet := must(v2+"/card-definitions", object{"name": name, "type": "INDIVIDUAL", "status": "ACTIVE"}).Text("id")
	earning := must(v2+"/earning-rules", object{
		"name": name, "status": "ACTIVE", "trigger": object{"event": "customer.order.paid"},
		"earnings": []object{{"effects": []object{{"type": "POINTS", "points": object{"value": 10, "card_definition_id": wallet}}}}},
	}).Text("id")
	s.program = v2 + "/programs/" + must(v2+"/programs", object{
		"name": name, "status": "ACTIVE", "card_definitions": []object{{"id": wallet}}, "earning_rules": []object{{"id": earning}},
	}).Text("id")
	product := must("/v1/products", object{"name": name}).Text("id")
	s.reward = must(v2+"/rewards", object{
		"name": name, "type": "MATERIAL", "status": "ACTIVE", "material": object{"type": "PRODUCT", "product": object{"id": product}},
		"costs": []object{{"spending": []object{{"points": memberCost, "card_definition_id": wallet}}}}, "refunds": object{"type": "REFUNDABLE"},
	}).Text("id")
	must(s.program+"/rewards/batch", object{"assign": []object{{"id": s.reward, "stock": object{"type": "LIMITED", "limited": object{"quantity": stock}}}}})
	customer := must("/v1/customers", object{"source_id": name}).Text("id")
	m := must(s.program+"/members", object{"customer_id": customer})
	s.member = s.program + "/members/" + m.Text("id")
	s.card = s.member + "/cards/" + m.Text("cards", 0, "card", "id")
	must(s.card+"/points", object{"points": start})
	return s, err
}

func (s members) choose(w *World, rng *rand.Rand, _ int) operation {
	switch n := rng.IntN(100); {
	case n < 40:
		return s.purchase(w)
	case n < 65:
		if bought, ok := w.recent(rng); ok {
			return s.refund(w, bought)
		}
		return s.purchase(w)
	case n < 75:
		points := 1 + rng.Int64N(memberCost)
		return operation{
			call: Call{Kind: Move, Number: w.number(), Sums: []Sum{{memberPoints, points}}}, keyed: true,
			request:   Request{Method: http.MethodPost, Path: s.card + "/points", Body: object{"points": points}},
			interpret: func(r Response) (Answer, bool) { return interpretMove(r, nil) },
		}
	}
	all := s.read(w)
	return all[rng.IntN(len(all))]
}

func (s members) purchase(w *World) operation {
	number, sums := w.number(), []Sum{{memberPoints, -memberCost}, {memberStock, 1}}
	return operation{
		call: Call{Kind: Move, Number: number, Sums: sums}, keyed: true,
		request: Request{Method: http.MethodPost, Path: s.member + "/rewards/purchases", Body: object{"reward_id": s.reward}},
		interpret: func(r Response) (Answer, bool) {
			return interpretMove(r, map[string][]int{"reward_out_of_stock": {memberStock}, "insufficient_card_balance": {memberPoints}})
		},
		done: func(r Response) { w.addMove(move{number: number, sums: sums, id: r.Text("transaction", "id")}) },
	}
}

func (s members) refund(w *World, bought move) operation {
	return operation{
		call: Call{Kind: Undo, Number: w.number(), Of: bought.number, Sums: bought.sums}, keyed: true,
		request: Request{Method: http.MethodPost, Path: s.program + "/rewards/purchases/" + bought.id + "/refund", Body: object{}},
		interpret: func(r Response) (Answer, bool) {
			return interpretMove(r, map[string][]int{"invalid_reward_transaction_status": nil})
		},
	}
}

func (s members) read(w *World) []operation {
	shows := func(account int, path string, where ...any) operation {
		return operation{
			call: Call{Kind: Read, Number: w.number()}, request: Request{Method: http.MethodGet, Path: path},
			interpret: func(r Response) (Answer, bool) {
				n, ok := r.Int(where...)
				return Answer{Result: Done, Shown: []Sum{{account, n}}}, ok
			},
		}
	}
	return []operation{
		shows(memberPoints, s.member, "cards", 0, "card", "balance", "points"),
		shows(memberStock, s.program+"/rewards", "data", 0, "redeemed"),
	}
}
