package verify

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// returned is what came back of records and orders, by their ids.
type returned struct {
	records map[string]givenFigures
	orders  map[string]orderFigures
	// sums are what the returns gave back of records, which givenFigures are made of.
	sums map[string]redemption.Applied
}

func newReturned() returned {
	return returned{records: map[string]givenFigures{}, orders: map[string]orderFigures{}, sums: map[string]redemption.Applied{}}
}

// givenFigures are what a record gave back, so that two of them can be compared. Lines and Counted are those that gave something.
type givenFigures struct {
	Order, Items, OrderTotal, Credits, Points int64
	Lines, Counted                            string
}

func givenBack(a redemption.Applied) givenFigures {
	f := givenFigures{Order: a.Order, Items: a.Items, OrderTotal: a.OrderTotal, Credits: a.Credits, Points: a.Points}
	var lines, counted []string
	for _, l := range a.Lines {
		if l.Discount != 0 || l.FreeUnits != 0 {
			lines = append(lines, fmt.Sprint(l.ItemID, " ", l.Discount, " ", l.FreeUnits))
		}
	}
	for _, c := range a.Counted {
		if c.By != 0 {
			counted = append(counted, fmt.Sprint(c.Key, " ", c.By))
		}
	}
	slices.Sort(lines)
	slices.Sort(counted)
	f.Lines, f.Counted = strings.Join(lines, ","), strings.Join(counted, ",")
	return f
}

// orderFigures are what came back of an order. Goods is what everything was paid: the refunds and what is kept.
type orderFigures struct {
	Returns                       int
	Refunded, Money, Units, Goods int64
}

func cameBack(o *order.Order) orderFigures {
	back := o.Returned
	f := orderFigures{Returns: len(back.Returns), Refunded: back.State.Refunded, Money: back.State.Money, Goods: back.Sale.Goods}
	for _, c := range back.Sale.Cells {
		if c.Line != "" {
			f.Units += back.Sale.Returned(back.State, c.Line)
		}
	}
	return f
}

// add counts a return.
func (r *returned) add(back *redemption.Return) {
	f := r.orders[back.OrderID]
	f.Returns++
	if goods := back.Refunded + back.Kept; f.Returns == 1 || f.Goods == goods {
		f.Goods = goods
	} else {
		f.Goods = -1 // two returns disagree
	}
	f.Refunded, f.Money = f.Refunded+back.Amount, f.Money+back.Money
	for _, item := range back.Items {
		if item.ItemID != "" {
			f.Units += item.Quantity
		}
	}
	r.orders[back.OrderID] = f
	for _, mark := range back.Records {
		sum := mark.Returned
		if before, some := r.sums[mark.RecordID]; some {
			sum = before.Plus(mark.Returned)
		}
		r.sums[mark.RecordID], r.records[mark.RecordID] = sum, givenBack(sum)
	}
}

// returnsOf adds up the returns that pass a filter.
func (a *auditor) returnsOf(ctx context.Context, f storage.Filter) (r returned, n int, err error) {
	r = newReturned()
	err = each(ctx, a.store.Returns(), f, redemption.ReturnKind.ID, func(back *redemption.Return) error { n++; r.add(back); return nil })
	return r, n, err
}

// returns compares what records and orders say came back with the returns of goods.
func (a *auditor) returns(ctx context.Context) error {
	sums, _, err := a.returnsOf(ctx, storage.Filter{})
	if err != nil {
		return err
	}
	for id := range either(a.returned.records, sums.records) {
		if a.returned.records[id] == sums.records[id] {
			continue
		}
		err := differ(ctx, a, "what came back of "+id, func(ctx context.Context) (f givenFigures, err error) {
			r, err := a.store.Redemptions().Get(ctx, id)
			if r.Returned != nil {
				f = givenBack(*r.Returned)
			}
			return f, err
		}, func(ctx context.Context) (givenFigures, int, error) {
			r, err := a.store.Redemptions().Get(ctx, id)
			if err != nil {
				return givenFigures{}, 0, err
			}
			sums, n, err := a.returnsOf(ctx, storage.Is("order_id", r.OrderID))
			return sums.records[id], n, err
		})
		if err != nil {
			return err
		}
	}
	for id := range either(a.returned.orders, sums.orders) {
		if a.returned.orders[id] == sums.orders[id] {
			continue
		}
		err := differ(ctx, a, "what came back of order "+id, func(ctx context.Context) (f orderFigures, err error) {
			o, err := a.store.Orders().Get(ctx, id)
			if o.Returned != nil {
				f = cameBack(&o)
			}
			return f, err
		}, func(ctx context.Context) (orderFigures, int, error) {
			sums, n, err := a.returnsOf(ctx, storage.Is("order_id", id))
			return sums.orders[id], n, err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// either has the keys of both.
func either[T any](a, b map[string]T) map[string]T {
	both := maps.Clone(a)
	maps.Copy(both, b)
	return both
}
