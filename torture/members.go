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
	// memberCost is what the reward costs.
	memberCost = 20
)

// NewMembers makes a program with one member, who buys a reward with a limited stock and takes purchases back.
func NewMembers(ctx context.Context, c *Caller, rng *rand.Rand, name string) (*World, error) {
	const v2 = "/v2/loyalties"
	var failed error
	must := func(method, path string, body any) Response {
		if failed != nil {
			return Response{}
		}
		var r Response
		r, failed = c.Must(ctx, rng, Request{Method: method, Path: path, Body: body})
		return r
	}
	stock, start := 4+rng.Int64N(4), 100+memberCost*rng.Int64N(4)
	wallet := must("POST", v2+"/card-definitions", object{"name": name, "type": "INDIVIDUAL", "status": "ACTIVE"}).Text("id")
	earning := must("POST", v2+"/earning-rules", object{
		"name": name, "status": "ACTIVE", "trigger": object{"event": "customer.order.paid"},
		"earnings": []object{{"effects": []object{{"type": "POINTS", "points": object{"value": 10, "card_definition_id": wallet}}}}},
	}).Text("id")
	program := v2 + "/programs/" + must("POST", v2+"/programs", object{
		"name": name, "status": "ACTIVE", "card_definitions": []object{{"id": wallet}}, "earning_rules": []object{{"id": earning}},
	}).Text("id")
	product := must("POST", "/v1/products", object{"name": name}).Text("id")
	reward := must("POST", v2+"/rewards", object{
		"name": name, "type": "MATERIAL", "status": "ACTIVE", "material": object{"type": "PRODUCT", "product": object{"id": product}},
		"costs": []object{{"spending": []object{{"points": memberCost, "card_definition_id": wallet}}}}, "refunds": object{"type": "REFUNDABLE"},
	}).Text("id")
	must("POST", program+"/rewards/batch", object{"assign": []object{{"id": reward, "stock": object{"type": "LIMITED", "limited": object{"quantity": stock}}}}})
	customer := must("POST", "/v1/customers", object{"source_id": name}).Text("id")
	m := must("POST", program+"/members", object{"customer_id": customer})
	member := program + "/members/" + m.Text("id")
	card := member + "/cards/" + m.Text("cards", 0, "card", "id")
	must("POST", card+"/points", object{"points": start})
	if failed != nil {
		return nil, failed
	}

	w := &World{Name: name, History: NewHistory(), Accounts: []Account{{Name: "points", Start: start, Limit: Unlimited}, {Name: "stock", Limit: stock}}}
	purchase := func() operation {
		number, sums := w.number(), []Sum{{memberPoints, -memberCost}, {memberStock, 1}}
		return operation{
			call: Call{Kind: Move, Number: number, Sums: sums}, keyed: true,
			request: Request{Method: http.MethodPost, Path: member + "/rewards/purchases", Body: object{"reward_id": reward}},
			understand: func(r Response) (Answer, bool) {
				return answered(r, map[string][]int{"reward_out_of_stock": {memberStock}, "insufficient_card_balance": {memberPoints}})
			},
			done: func(r Response) { w.remember(move{number: number, sums: sums, id: r.Text("transaction", "id")}) },
		}
	}
	w.choose = func(w *World, rng *rand.Rand, _ int) operation {
		switch n := rng.IntN(100); {
		case n < 40:
			return purchase()
		case n < 65:
			bought, ok := w.recent(rng)
			if !ok {
				return purchase()
			}
			return operation{
				call: Call{Kind: Undo, Number: w.number(), Of: bought.number, Sums: bought.sums}, keyed: true,
				request: Request{Method: http.MethodPost, Path: program + "/rewards/purchases/" + bought.id + "/refund", Body: object{}},
				understand: func(r Response) (Answer, bool) {
					return answered(r, map[string][]int{"invalid_reward_transaction_status": nil})
				},
			}
		case n < 75:
			points := 1 + rng.Int64N(memberCost)
			return operation{
				call: Call{Kind: Move, Number: w.number(), Sums: []Sum{{memberPoints, points}}}, keyed: true,
				request:    Request{Method: http.MethodPost, Path: card + "/points", Body: object{"points": points}},
				understand: func(r Response) (Answer, bool) { return answered(r, nil) },
			}
		}
		all := w.read(w)
		return all[rng.IntN(len(all))]
	}
	w.read = func(w *World) []operation {
		shows := func(account int, path string, where ...any) operation {
			return operation{
				call: Call{Kind: Read, Number: w.number()}, request: Request{Method: http.MethodGet, Path: path},
				understand: func(r Response) (Answer, bool) {
					n, ok := r.Int(where...)
					return Answer{Result: Done, Shown: []Sum{{account, n}}}, ok
				},
			}
		}
		return []operation{
			shows(memberPoints, member, "cards", 0, "card", "balance", "points"),
			shows(memberStock, program+"/rewards", "data", 0, "redeemed"),
		}
	}
	// Movements of members carry no mark of their caller's: a call whose answer is lost in spite of all repetitions stays open.
	w.records = func(context.Context, *Caller, *rand.Rand) ([]string, error) { return nil, nil }
	return w, nil
}
