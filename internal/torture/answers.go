package torture

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/url"
)

// interpretMove interprets the answer to a move: done, or refused with an error key that blames accounts. It reports false for another
// key.
func interpretMove(r Response, blamed map[string][]int) (Answer, bool) {
	if r.Status < http.StatusBadRequest {
		return Answer{Result: Done}, true
	}
	accounts, known := blamed[r.ErrorKey()]
	return Answer{Result: Refused, Blamed: accounts, Reason: r.ErrorKey()}, known
}

// interpretValidation interprets the answer to a validation. Its status is 200 also when the code does not apply; the body has the reason.
func interpretValidation(r Response, blamed map[string][]int) (Answer, bool) {
	valid, ok := r.At("valid").(bool)
	if r.Status != http.StatusOK || !ok {
		return Answer{}, false
	}
	if valid {
		return Answer{Result: Done}, true
	}
	list, _ := r.At("redeemables").([]any)
	more, _ := r.At("inapplicable_redeemables").([]any)
	for _, e := range append(list, more...) {
		if key, _ := at(e, "result", "error", "key").(string); key != "" {
			accounts, known := blamed[key]
			return Answer{Result: Refused, Blamed: accounts, Reason: key}, known
		}
	}
	return Answer{}, false
}

// redemptionMove is the move that a redemption made, with the id under which it is rolled back.
func redemptionMove(r Response, number int, sums []Sum, stack bool) move {
	list, _ := r.At("redemptions").([]any)
	m := move{number: number, sums: sums, id: r.Text("redemptions", 0, "id"), stack: stack, records: len(list)}
	if stack {
		m.id = r.Text("parent_redemption", "id")
	}
	return m
}

// undo rolls a redemption back. shown reads an account that the move changed from the answer.
func undo(w *World, rng *rand.Rand, m move, shown func(r Response, of Sum) (Sum, bool)) operation {
	number := w.number()
	path := "/v1/redemptions/" + m.id + "/rollback"
	if m.stack {
		path += "s"
	}
	return operation{
		call:    Call{Kind: Undo, Number: number, Of: m.number, Sums: m.sums, Goods: m.goods, Records: m.records},
		keyed:   rng.IntN(2) == 0,
		request: Request{Method: "POST", Path: path, Body: object{"reason": w.mark(number)}},
		interpret: func(r Response) (Answer, bool) {
			a, ok := interpretMove(r, map[string][]int{"already_rolled_back": nil})
			if a.Result == Done && !m.stack {
				for _, of := range m.sums {
					if sum, seen := shown(r, of); seen {
						a.Shown = append(a.Shown, sum)
					}
				}
			}
			return a, ok
		},
	}
}

// redemptionsOf reads all successful redemptions and rollbacks of vouchers, of a stack one for each voucher.
func redemptionsOf(ctx context.Context, c *Caller, rng *rand.Rand, vouchers ...string) (found []record, err error) {
	for _, id := range vouchers {
		for page := 1; ; page++ {
			query := url.Values{"filters[related_object_id][conditions][$is][0]": {id}, "result": {"SUCCESS"}, "order": {"id"}, "limit": {"100"}, "page": {fmt.Sprint(page)}}
			r, err := c.Must(ctx, rng, Request{Method: "GET", Path: "/v1/redemptions?" + query.Encode()})
			if err != nil {
				return nil, err
			}
			list, _ := r.At("redemptions").([]any)
			for _, e := range list {
				id, _ := at(e, "id").(string)
				mark, _ := at(e, "metadata", "mark").(string)
				if at(e, "object") == "redemption_rollback" {
					mark, _ = at(e, "reason").(string)
				}
				found = append(found, record{mark, id})
			}
			if len(list) < 100 {
				break
			}
		}
	}
	return found, nil
}

// movementsOf reads all movements of a card that were made by hand, whose marks are their reasons.
func movementsOf(ctx context.Context, c *Caller, rng *rand.Rand, path string, types ...string) (found []record, err error) {
	after := ""
	for {
		r, err := c.Must(ctx, rng, Request{Method: "GET", Path: path + "?limit=100" + after})
		if err != nil {
			return nil, err
		}
		list, _ := r.At("data").([]any)
		last := ""
		for _, e := range list {
			last, _ = at(e, "id").(string)
			for _, kind := range types {
				if at(e, "type") == kind {
					mark, _ := at(e, "reason").(string)
					found = append(found, record{mark: mark})
				}
			}
		}
		if r.At("has_more") != true || last == "" {
			return found, nil
		}
		after = "&starting_after_id=" + last
	}
}
