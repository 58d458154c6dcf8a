package torture

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/url"

	"github.com/punchcardhq/punchcard/discount"
)

// The accounts of a world of coupons.
const (
	couponCodes = 3 // codes 0 to 2
	couponAnn   = 3
	couponBob   = 4
	couponMoney = 5
	// couponOff is the discount of each redemption.
	couponOff = 100
)

type object = map[string]any

// coupons is a campaign with three kinds of limits: uses of each code, redemptions of each customer, and a budget of discounts.
type coupons struct {
	codes, ids []string
	customers  []string
	rule       string
}

// NewCoupons makes a campaign with three codes for two customers. Its limits are low, so that calls reach them often.
func NewCoupons(ctx context.Context, c *Caller, rng *rand.Rand, name string) (*World, error) {
	perCustomer, budget := 4+rng.Int64N(4), 800+couponOff*rng.Int64N(6)
	w := &World{Name: name, History: NewHistory()}
	s := coupons{customers: []string{name + "-ann", name + "-bob"}}
	made, err := c.Must(ctx, rng, Request{Method: "POST", Path: "/v1/campaigns", Body: object{
		"name": name, "campaign_type": "DISCOUNT_COUPONS", "vouchers_count": 0,
		"voucher": object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": couponOff}},
	}})
	if err != nil {
		return nil, err
	}
	for i := range couponCodes {
		code, quantity := fmt.Sprintf("%s-%d", name, i), 3+rng.Int64N(4)
		v, err := c.Must(ctx, rng, Request{Method: "POST", Path: "/v1/campaigns/" + name + "/vouchers/" + code, Body: object{"redemption": object{"quantity": quantity}}})
		if err != nil {
			return nil, err
		}
		s.codes, s.ids = append(s.codes, code), append(s.ids, v.Text("id"))
		w.Accounts = append(w.Accounts, Account{Name: code, Limit: quantity})
	}
	for _, who := range s.customers {
		if _, err := c.Must(ctx, rng, Request{Method: "POST", Path: "/v1/customers", Body: object{"source_id": who}}); err != nil {
			return nil, err
		}
		w.Accounts = append(w.Accounts, Account{Name: who, Limit: perCustomer})
	}
	w.Accounts = append(w.Accounts, Account{Name: "budget", Limit: budget})
	rule, err := c.Must(ctx, rng, Request{Method: "POST", Path: "/v1/validation-rules", Body: couponRules(name, perCustomer, budget)})
	if err != nil {
		return nil, err
	}
	s.rule = rule.Text("id")
	if _, err := c.Must(ctx, rng, Request{Method: "POST", Path: "/v1/validation-rules/" + s.rule + "/assignments",
		Body: object{"related_object_type": "campaign", "related_object_id": made.Text("id")}}); err != nil {
		return nil, err
	}
	w.choose, w.read = s.choose, s.read
	w.records = func(ctx context.Context, c *Caller, rng *rand.Rand) ([]record, error) {
		return redemptionsOf(ctx, c, rng, s.ids...)
	}
	return w, nil
}

func couponRules(name string, perCustomer, budget int64) object {
	atMost := func(rule string, n int64) object {
		return object{"name": rule, "conditions": object{"$less_than_or_equal": []int64{n}}}
	}
	return object{"name": name, "rules": object{
		"1": atMost("campaign.redemptions.customers_count", perCustomer), "2": atMost("campaign.orders.amount_discounted", budget), "logic": "1 and 2",
	}}
}

func (s coupons) choose(w *World, rng *rand.Rand, client int) operation {
	switch n := rng.IntN(100); {
	case n < 45:
		return s.redeem(w, rng, Move)
	case n < 70:
		if m, ok := w.recent(rng); ok {
			return undo(w, rng, m, func(r Response, sum Sum) (Sum, bool) { return s.uses(r.At("voucher"), sum) })
		}
		return s.redeem(w, rng, Move)
	case n < 82:
		return s.redeem(w, rng, Try)
	case n < 85 && client == 0: // only one client changes limits, so that no two changes overlap
		return s.limit(w, rng)
	}
	all := s.read(w)
	return all[rng.IntN(len(all))]
}

// redeem redeems or validates one code or, sometimes, two of them together.
func (s coupons) redeem(w *World, rng *rand.Rand, kind Kind) operation {
	number, who := w.number(), rng.IntN(2)
	codes := rng.Perm(couponCodes)[:1]
	if rng.IntN(5) == 0 {
		codes = rng.Perm(couponCodes)[:2]
	}
	var redeemables []object
	var sums []Sum
	for _, code := range codes {
		redeemables = append(redeemables, object{"object": "voucher", "id": s.codes[code]})
		sums = append(sums, Sum{code, 1})
	}
	n := int64(len(codes))
	sums = append(sums, Sum{couponAnn + who, n}, Sum{couponMoney, n * couponOff})
	amount, weight := int64(10000), json.Number("0.10")
	if rng.IntN(10) == 0 { // the largest values that are allowed: they must not affect other calls
		amount, weight = discount.MaxAmount, "1e99"
	}
	o := operation{
		call:  Call{Kind: kind, Number: number, Sums: sums, Records: len(codes)},
		keyed: kind == Move && rng.IntN(2) == 0,
		request: Request{Method: "POST", Path: "/v1/redemptions", Body: object{
			"redeemables": redeemables, "customer": object{"source_id": s.customers[who]}, "order": object{"amount": amount, "metadata": object{"weight": weight}},
			"metadata": object{"mark": w.mark(number)},
		}},
	}
	blamed := map[string][]int{"quantity_exceeded": codes, "redemption_rules_violated": {couponAnn + who, couponMoney}}
	if kind == Try {
		o.request.Path, o.call.Records = "/v1/validations", 0
		delete(o.request.Body.(object), "metadata")
		if rng.IntN(2) == 0 { // a session writes, but its lock has expired when the answer comes
			o.keyed = rng.IntN(2) == 0
			o.request.Body.(object)["session"] = object{"type": "LOCK", "key": fmt.Sprint("till-", rng.IntN(1000)), "ttl": 1, "ttl_unit": "NANOSECONDS"}
		}
		o.interpret = func(r Response) (Answer, bool) { return interpretValidation(r, blamed) }
		return o
	}
	o.interpret = func(r Response) (Answer, bool) {
		a, ok := interpretMove(r, blamed)
		for i := range codes {
			if sum, seen := s.uses(r.At("redemptions", i, "voucher"), Sum{codes[i], 0}); a.Result == Done && seen {
				a.Shown = append(a.Shown, sum)
			}
		}
		return a, ok
	}
	o.done = func(r Response) { w.addMove(redemptionMove(r, number, sums, len(codes) > 1)) }
	return o
}

// uses reads the uses of a code from its voucher.
func (s coupons) uses(voucher any, of Sum) (Sum, bool) {
	if of.Account >= couponCodes || at(voucher, "code") != s.codes[of.Account] {
		return Sum{}, false
	}
	n, ok := intAt(voucher, "redemption", "redeemed_quantity")
	return Sum{of.Account, n}, ok
}

// limit changes the limits of the campaign.
func (s coupons) limit(w *World, rng *rand.Rand) operation {
	perCustomer, budget := 3+rng.Int64N(6), 600+couponOff*rng.Int64N(10)
	return operation{
		call:    Call{Kind: Limit, Number: w.number(), Sums: []Sum{{couponAnn, perCustomer}, {couponBob, perCustomer}, {couponMoney, budget}}},
		request: Request{Method: "PUT", Path: "/v1/validation-rules/" + s.rule, Body: couponRules(w.Name, perCustomer, budget)},
		interpret: func(r Response) (Answer, bool) {
			return Answer{Result: Done}, r.Status == 200
		},
	}
}

func (s coupons) read(w *World) (all []operation) {
	for i, code := range s.codes {
		all = append(all, operation{
			call:    Call{Kind: Read, Number: w.number()},
			request: Request{Method: "GET", Path: "/v1/vouchers/" + url.PathEscape(code)},
			interpret: func(r Response) (Answer, bool) {
				sum, ok := s.uses(r.Body, Sum{i, 0})
				return Answer{Result: Done, Shown: []Sum{sum}}, ok
			},
		})
	}
	return all
}
