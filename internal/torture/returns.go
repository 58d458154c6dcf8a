package torture

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/url"
	"slices"
)

// The accounts of a world of returns.
const (
	returnsBudget = 0
	returnsUses   = 1
	returnsCredit = 2
	returnsGift   = 3 // the uses of the gift card
)

// goodsLines is the number of lines of each order of a world of returns, one for each product.
const goodsLines = 3

// goodsPrices are the prices of the products. A tenth of each is a whole number, so that no share of a discount is rounded.
var goodsPrices = [goodsLines]int64{1000, 2500, 400}

// Units are units of each line of an order.
type Units [goodsLines]int64

// Goods are an order that a Move sells with ten percent off. Credits of the gift card pay a part of it, money the rest.
type Goods struct {
	Units   Units
	Credits int64
}

// discount and paid are what was taken off units, and what they were paid. None of the units is free.
func (u Units) discount() (sum int64) {
	for i, n := range u {
		sum += n * goodsPrices[i] / 10
	}
	return sum
}

func (u Units) paid() int64 { return 9 * u.discount() }

func (u Units) sold() bool { return u != Units{} }

// refund is what came back of an order after the units that came back so far. Credits come back before money.
func (g Goods) refund(back Units) Refund {
	r := Refund{Refunded: back.paid(), Kept: g.Units.paid() - back.paid()}
	r.Credits = min(r.Refunded, g.Credits)
	r.Money = r.Refunded - r.Credits
	return r
}

// Refund is what an answer to a Return shows. Money and Credits are of this return, Refunded is of all returns of the order so far.
type Refund struct{ Money, Credits, Refunded, Kept int64 }

// back are the units of an order that came back, by the number of the call that sold it.
func (s state) back(number int) (u Units) {
	for i := range u {
		if at := number*goodsLines + i; at < len(s.returned) {
			u[i] = int64(s.returned[at])
		}
	}
	return u
}

func (s state) withBack(number int, u Units) string {
	b := make([]byte, max(len(s.returned), (number+1)*goodsLines))
	copy(b, s.returned)
	for i, n := range u {
		b[number*goodsLines+i] = byte(n)
	}
	return string(b)
}

// left is what an Undo of a call takes back: the sums of the call without what came back with returns.
func (s state) left(c Call) []Sum {
	if !c.Goods.Units.sold() {
		return c.Sums
	}
	back := s.back(c.Of)
	sums := slices.Clone(c.Sums)
	for i := range sums {
		switch sums[i].Account {
		case returnsBudget:
			sums[i].Amount -= back.discount()
		case returnsCredit:
			sums[i].Amount += c.Goods.refund(back).Credits
		}
	}
	return sums
}

// takeBack takes units of an order back, each of them once. With the last unit nothing of the order is left: it is undone.
func (s state) takeBack(o *Operation) (bool, state) {
	goods, before := o.Call.Goods, s.back(o.Call.Of)
	after, fits := before, !s.isUndone(o.Call.Of)
	for i, n := range o.Call.Units {
		after[i] += n
		fits = fits && after[i] <= goods.Units[i]
	}
	if !fits {
		return o.Answer.Result == Refused || o.Answer.Result == Lost, s
	}
	if o.Answer.Result == Refused {
		return false, s
	}
	was, is := goods.refund(before), goods.refund(after)
	if shown := o.Answer.Refund; shown != nil && *shown != (Refund{is.Money - was.Money, is.Credits - was.Credits, is.Refunded, is.Kept}) {
		return false, s
	}
	s.returned = s.withBack(o.Call.Of, after)
	s.values[returnsBudget] -= o.Call.Units.discount()
	s.values[returnsCredit] += is.Credits - was.Credits
	if after == goods.Units {
		s.undone = setBit(s.undone, o.Call.Of)
		s.values[returnsUses]--
		s.values[returnsGift]--
	}
	return s.shows(o.Answer.Shown), s
}

// returns is a campaign with one code and a budget, and a gift card. Orders take both, and their goods come back bit by bit.
type returns struct {
	code, gift string
	ids        []string
	products   []string
	campaign   string
}

// NewReturns makes a code with few uses and a small budget, a gift card, and three products.
func NewReturns(ctx context.Context, c *Caller, rng *rand.Rand, name string) (*World, error) {
	uses, budget, credit := 6+rng.Int64N(4), 4000+rng.Int64N(2000), 20000+rng.Int64N(10000)
	s := returns{code: name + "-code", gift: name + "-gift"}
	var err error
	must := func(path string, body object) (r Response) {
		if err == nil {
			r, err = c.Must(ctx, rng, Request{Method: http.MethodPost, Path: path, Body: body})
		}
		return r
	}
	for i := range goodsLines {
		s.products = append(s.products, must("/v1/products", object{"name": fmt.Sprint(name, " ", i)}).Text("id"))
	}
	s.campaign = must("/v1/campaigns", object{
		"name": name, "campaign_type": "DISCOUNT_COUPONS", "vouchers_count": 0,
		"voucher": object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 10}},
	}).Text("id")
	s.ids = append(s.ids, must("/v1/campaigns/"+name+"/vouchers/"+s.code, object{"redemption": object{"quantity": uses}}).Text("id"))
	s.ids = append(s.ids, must("/v1/vouchers", object{
		"code": s.gift, "type": "GIFT_VOUCHER", "gift": object{"amount": credit, "effect": "APPLY_TO_ORDER"},
	}).Text("id"))
	rule := must("/v1/validation-rules", object{"name": name, "rules": object{
		"1": object{"name": "campaign.orders.amount_discounted", "conditions": object{"$less_than_or_equal": []int64{budget}}}, "logic": "1",
	}}).Text("id")
	must("/v1/validation-rules/"+rule+"/assignments", object{"related_object_type": "campaign", "related_object_id": s.campaign})
	return &World{
		Name: name, History: NewHistory(), Accounts: []Account{
			{Name: "budget", Limit: budget}, {Name: "uses", Limit: uses}, {Name: "credit", Start: credit, Limit: Unlimited}, {Name: "uses of the gift card", Limit: Unlimited},
		},
		choose: s.choose, read: s.read, records: s.records,
	}, err
}

func (s returns) choose(w *World, rng *rand.Rand, _ int) operation {
	sold, some := w.recent(rng)
	switch n := rng.IntN(100); {
	case n < 30 || !some:
		return s.sell(w, rng)
	case n < 70:
		return s.takeBack(w, rng, sold)
	case n < 85:
		return undo(w, rng, sold, func(Response, Sum) (Sum, bool) { return Sum{}, false })
	}
	all := s.read(w)
	return all[rng.IntN(len(all))]
}

// sell redeems the code and the gift card for an order, whose own id is the mark of the call.
func (s returns) sell(w *World, rng *rand.Rand) operation {
	number := w.number()
	var goods Goods
	var items []object
	for i := range goods.Units {
		goods.Units[i] = 1 + rng.Int64N(3)
		items = append(items, object{"product_id": s.products[i], "quantity": goods.Units[i], "price": goodsPrices[i]})
	}
	goods.Credits = 1 + rng.Int64N(goods.Units.paid())
	sums := []Sum{{returnsBudget, goods.Units.discount()}, {returnsUses, 1}, {returnsCredit, -goods.Credits}, {returnsGift, 1}}
	blamed := map[string][]int{"quantity_exceeded": {returnsUses}, "redemption_rules_violated": {returnsBudget}, "gift_amount_exceeded": {returnsCredit}}
	return operation{
		call:  Call{Kind: Move, Number: number, Sums: sums, Goods: goods, Records: 2},
		keyed: rng.IntN(2) == 0,
		request: Request{Method: http.MethodPost, Path: "/v1/redemptions", Body: object{
			"redeemables": []object{
				{"object": "voucher", "id": s.code}, {"object": "voucher", "id": s.gift, "gift": object{"credits": goods.Credits}},
			},
			"order":    object{"source_id": w.mark(number), "items": items},
			"metadata": object{"mark": w.mark(number)},
		}},
		interpret: func(r Response) (Answer, bool) {
			a, ok := interpretMove(r, blamed)
			if a.Result == Done {
				a.Shown = shownBy(r.At("redemptions", 1, "voucher"), Sum{Account: returnsCredit}, a.Shown)
				a.Shown = shownBy(r.At("redemptions", 0, "voucher"), Sum{Account: returnsUses}, a.Shown)
			}
			return a, ok
		},
		done: func(r Response) {
			m := redemptionMove(r, number, sums, true)
			m.goods = goods
			w.addMove(m)
		},
	}
}

// shownBy adds what a voucher shows of an account.
func shownBy(voucher any, of Sum, shown []Sum) []Sum {
	path := []any{"redemption", "redeemed_quantity"}
	if of.Account == returnsCredit {
		path = []any{"gift", "balance"}
	}
	if n, seen := intAt(voucher, path...); seen {
		shown = append(shown, Sum{of.Account, n})
	}
	return shown
}

// takeBack returns one or two units of some lines, mostly units that the order has, sometimes more than are left, sometimes all of the order.
func (s returns) takeBack(w *World, rng *rand.Rand, sold move) operation {
	number := w.number()
	var units Units
	var items []object
	for _, line := range rng.Perm(goodsLines)[:1+rng.IntN(goodsLines)] {
		units[line] = min(1+rng.Int64N(2), sold.goods.Units[line])
	}
	if rng.IntN(5) == 0 {
		units = sold.goods.Units
	}
	for i, n := range units {
		if n > 0 {
			items = append(items, object{"product_id": s.products[i], "quantity": n})
		}
	}
	return operation{
		call:  Call{Kind: Return, Number: number, Of: sold.number, Goods: sold.goods, Units: units, Records: 1},
		keyed: rng.IntN(2) == 0,
		request: Request{Method: http.MethodPost, Path: "/v1/extensions/orders/" + w.mark(sold.number) + "/returns", Body: object{
			"items": items, "reason": w.mark(number), "refund_order": "CREDITS_FIRST",
		}},
		interpret: func(r Response) (Answer, bool) {
			a, ok := interpretMove(r, map[string][]int{"return_exceeds_order": nil, "invalid_order": nil})
			if a.Result != Done {
				return a, ok
			}
			a.Refund = &Refund{}
			a.Refund.Money, ok = r.Int("refund", "money")
			for figure, at := range map[*int64]string{&a.Refund.Refunded: "refunded", &a.Refund.Kept: "kept"} {
				var seen bool
				*figure, seen = r.Int(at)
				ok = ok && seen
			}
			if balance, paid := r.Int("refund", "credits", 0, "balance"); paid {
				a.Refund.Credits, _ = r.Int("refund", "credits", 0, "credits")
				a.Shown = []Sum{{returnsCredit, balance}}
			}
			return a, ok
		},
	}
}

func (s returns) read(w *World) []operation {
	shows := func(code string, accounts ...int) operation {
		return operation{
			call: Call{Kind: Read, Number: w.number()}, request: Request{Method: http.MethodGet, Path: "/v1/vouchers/" + code},
			interpret: func(r Response) (Answer, bool) {
				a := Answer{Result: Done}
				for _, account := range accounts {
					a.Shown = shownBy(r.Body, Sum{Account: account}, a.Shown)
				}
				return a, len(a.Shown) == len(accounts)
			},
		}
	}
	return []operation{shows(s.code, returnsUses), shows(s.gift, returnsCredit, returnsGift)}
}

// records are the redemptions, rollbacks and returns. The rollbacks of a return, which it makes with the last unit, have its mark: they are a part
// of the return.
func (s returns) records(ctx context.Context, c *Caller, rng *rand.Rand) (found []record, err error) {
	back := map[string]bool{}
	after := ""
	for {
		query := url.Values{"filters[campaign_id][conditions][$is][0]": {s.campaign}, "limit": {"100"}}
		if after != "" {
			query.Set("starting_after_id", after)
		}
		r, err := c.Must(ctx, rng, Request{Method: http.MethodGet, Path: "/v1/extensions/returns?" + query.Encode()})
		if err != nil {
			return nil, err
		}
		list, _ := r.At("data").([]any)
		for _, e := range list {
			mark, _ := at(e, "reason").(string)
			after, _ = at(e, "id").(string)
			found, back[mark] = append(found, record{mark, after}), true
		}
		if len(list) < 100 {
			break
		}
	}
	redeemed, err := redemptionsOf(ctx, c, rng, s.ids...)
	return append(found, slices.DeleteFunc(redeemed, func(r record) bool { return back[r.mark] })...), err
}
