// Package refundcases has worked orders of which goods come back. The arithmetic, the library on every storage and the HTTP API play them all.
package refundcases

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/discount"
)

//go:embed cases.txt
var text string

// Case is a paragraph of cases.txt. Its words, one to a line, with figures as name=value:
//
//	case ID TITLE                      begins a case
//	policy, refund_order               of its returns, where they are not the defaults
//	order, line REF                    what is bought; a line has a price, or an amount
//	coupon, gift, points REF           what is redeemed for the order, in this order; mode is its calculation mode
//	requires                           a rule of the redeemable above: amount_at_least, items_at_least or bundle
//	payment REF                        with points of a card of v2
//	earned REF                         points that the order earned; basis has the lines that they are for
//	sold, applied REF                  what was paid, and what a redeemable took
//	return LINE:UNITS, rollback        what comes back next; or all redemptions are rolled back
//	expect, gives REF, takes REF       what that refunds, what goes back to a redeemable, which earned points are taken back
type Case struct {
	ID, Title           string
	Policy, RefundOrder string
	Amount              discount.Money
	Lines               []Line
	Redeemables         []Redeemable
	Payments            []Payment
	Earned              []Earning
	Sold                Figures
	Applied             map[string]Figures
	Returns             []Return
}

// Figures are expected figures by name; those that are not there are not looked at.
type Figures map[string]string

// Int returns a figure.
func (f Figures) Int(name string) (int64, bool) {
	value, sent := f[name]
	if !sent {
		return 0, false
	}
	return number(value), true
}

// Line is a line of the order; its price or its amount is known.
type Line struct {
	Ref           string
	Quantity      int64
	Price, Amount discount.Money
}

// Redeemable is a coupon, a gift card, or a loyalty card that pays.
type Redeemable struct {
	Ref, Kind string // coupon, gift or points
	Discount  discount.Discount
	// UnitPrice is the price of the product that a unit discount gives away; its id is Discount.UnitType.
	UnitPrice int64
	Coin      discount.Coin
	Balance   int64
	// OnItems says that the gift card pays lines; ApplicableTo names the lines of the redeemable, none for all.
	OnItems      bool
	ApplicableTo []string
	CheapestUnit bool
	Mode         discount.Mode
	// AmountAtLeast, ItemsAtLeast and Bundle are its rules; zero for none.
	AmountAtLeast, ItemsAtLeast int64
	Bundle                      map[string]int64
}

// Payment is a payment with points of a card of v2.
type Payment struct {
	Ref            string
	Amount, Points int64
	Refunds        string
}

// Earning is points that the order earned, for the whole order or for lines by weight.
type Earning struct {
	Ref    string
	Points int64
	Basis  map[string]int64
}

// Return is what comes back next.
type Return struct {
	Rollback bool
	Items    []Item
	Amount   int64
	Rest     *bool
	Expect   Figures
	Gives    map[string]Figures
	Takes    map[string]int64
}

// Item is units of a line.
type Item struct {
	Ref      string
	Quantity int64
}

// Count is how many cases there are: one that is lost is missed.
const Count = 41

// All returns the cases. It panics when the text cannot be read.
func All() []Case {
	_, paragraphs, _ := strings.Cut(text, "\n\n")
	var all []Case
	for p := range strings.SplitSeq(strings.TrimSpace(paragraphs), "\n\n") {
		all = append(all, read(p))
	}
	if len(all) != Count {
		panic(fmt.Sprintf("refundcases: %d cases, want %d", len(all), Count))
	}
	return all
}

func read(paragraph string) (c Case) {
	c.Applied = map[string]Figures{}
	for line := range strings.SplitSeq(paragraph, "\n") {
		kind, rest, _ := strings.Cut(line, " ")
		if kind == "case" {
			c.ID, c.Title, _ = strings.Cut(rest, " ")
			continue
		}
		var plain []string
		f := Figures{}
		for _, word := range strings.Fields(rest) {
			if name, value, is := strings.Cut(word, "="); is {
				f[name] = value
			} else {
				plain = append(plain, word)
			}
		}
		ref := strings.Join(plain, " ")
		last := func() *Return { return &c.Returns[len(c.Returns)-1] }
		switch kind {
		case "policy":
			c.Policy = ref
		case "refund_order":
			c.RefundOrder = ref
		case "order":
			c.Amount = f.money("amount")
		case "line":
			c.Lines = append(c.Lines, Line{Ref: ref, Quantity: number(f["quantity"]), Price: f.money("price"), Amount: f.money("amount")})
		case "coupon", "gift", "points":
			c.Redeemables = append(c.Redeemables, f.redeemable(kind, ref))
		case "requires":
			r := &c.Redeemables[len(c.Redeemables)-1]
			r.AmountAtLeast, r.ItemsAtLeast, r.Bundle = number(f["amount_at_least"]), number(f["items_at_least"]), weights(f["bundle"])
		case "payment":
			c.Payments = append(c.Payments, Payment{ref, number(f["amount"]), number(f["points"]), f["refunds"]})
		case "earned":
			c.Earned = append(c.Earned, Earning{ref, number(f["points"]), weights(f["basis"])})
		case "sold":
			c.Sold = f
		case "applied":
			c.Applied[ref] = f
		case "return", "rollback":
			r := Return{Rollback: kind == "rollback", Amount: number(f["amount"]), Gives: map[string]Figures{}, Takes: map[string]int64{}}
			for _, item := range plain {
				name, quantity, _ := strings.Cut(item, ":")
				r.Items = append(r.Items, Item{name, number(quantity)})
			}
			if rest, sent := f["rest"]; sent {
				yes := rest == "true"
				r.Rest = &yes
			}
			c.Returns = append(c.Returns, r)
		case "expect":
			last().Expect = f
		case "gives":
			last().Gives[ref] = f
		case "takes":
			last().Takes[ref] = number(f["points"])
		default:
			panic("refundcases: unknown word " + kind)
		}
	}
	return c
}

func (f Figures) redeemable(kind, ref string) Redeemable {
	r := Redeemable{Ref: ref, Kind: kind, Balance: number(f["balance"]), CheapestUnit: f["pick"] == "CHEAPEST_UNIT", Mode: discount.Mode(f["mode"])}
	if lines := f["applicable_to"]; lines != "" {
		r.ApplicableTo = strings.Split(lines, ",")
	}
	switch kind {
	case "gift":
		r.OnItems = f["effect"] == string(discount.EffectApplyToItems)
	case "points":
		r.Coin = discount.Coin{ExchangeRatio: decimal.RequireFromString(f["exchange_ratio"]), PointsRatio: number(f["points_ratio"])}
	default:
		d := &r.Discount
		d.Type, d.Effect, d.UnitType = discount.Type(f["type"]), discount.Effect(f["effect"]), f["unit_ref"]
		d.AmountOff, d.FixedAmount, d.UnitOff, d.AmountLimit = f.optional("amount_off"), f.optional("fixed_amount"), f.optional("unit_off"), f.optional("amount_limit")
		if percent, sent := f["percent_off"]; sent {
			p := decimal.RequireFromString(percent)
			d.PercentOff = &p
		}
		r.UnitPrice = number(f["unit_price"])
	}
	return r
}

func (f Figures) money(name string) discount.Money {
	n, known := f.Int(name)
	return discount.Money{Minor: n, Known: known}
}

func (f Figures) optional(name string) *int64 {
	if n, sent := f.Int(name); sent {
		return &n
	}
	return nil
}

func weights(list string) map[string]int64 {
	if list == "" {
		return nil
	}
	all := map[string]int64{}
	for pair := range strings.SplitSeq(list, ",") {
		name, n, _ := strings.Cut(pair, ":")
		all[name] = number(n)
	}
	return all
}

func number(text string) int64 {
	if text == "" {
		return 0
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		panic("refundcases: " + err.Error())
	}
	return n
}
