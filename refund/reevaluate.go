package refund

import (
	"slices"

	"github.com/punchcardhq/punchcard/discount"
)

// reevaluate decides by PolicyReevaluate: the steps run again on the kept paid units at list value.
func (t *turn) reevaluate() {
	k := t.keptCart()
	t.steps = make([]Given, len(t.Steps))
	given := int64(0)
	for i := range t.Steps {
		s := &t.Steps[i]
		if s.Tender != "" {
			k.cart.DiscountAmount += min(s.Value, k.cart.TotalAmount().Minor)
			continue
		}
		before := sum(s.Order) + sum(s.Lines)
		g := t.room(i)
		now, judged := int64(0), false
		if s.Record != "" && t.request.Judge != nil {
			var after discount.Cart
			if after, judged = t.request.Judge(s.Record, k.cart, k.lines); judged {
				now = k.apply(after, before)
				t.stillFree(i, after)
			} else {
				t.unjudged = append(t.unjudged, s.Record)
			}
		}
		if !judged {
			now = k.applyFrozen(t, s)
			t.follow(i)
		}
		given += now
		t.spreadPaid(&g, s, before-now)
		for j, f := range t.Free {
			if f.Step == i {
				g.FreeUnits[f.Cell] += t.lost[j]
				g.Lines[f.Cell] += share(f.Value, t.lost[j], f.Units)
			}
		}
		t.steps[i] = g
	}
	price := k.list - given + t.charge()
	t.due = t.Goods - price
	if t.state.Done {
		t.due = t.Goods
	}
}

// keptGoods is a cart of the lines that are kept.
type keptGoods struct {
	cart discount.Cart
	// cells are those of the lines of the cart, lines their ids.
	cells []int
	lines []string
	list  int64
}

func (t *turn) keptCart() *keptGoods {
	k := &keptGoods{}
	for cell, c := range t.Cells {
		list := c.List - t.listed[cell]
		k.list += list
		if c.Line == "" || t.state.Units[cell] == c.Units {
			continue
		}
		l := discount.Line{}
		if cell < len(t.request.Lines) {
			from := &t.request.Lines[cell]
			l.Product, l.SKU, l.Price, l.Amount.Known = from.Product, from.SKU, from.Price, from.Amount.Known
		}
		l.Quantity = c.Units - t.state.Units[cell]
		l.Amount.Minor = list
		l.InitialQuantity, l.InitialAmount = l.Quantity, l.Amount
		k.cart.Lines = append(k.cart.Lines, l)
		k.cells, k.lines = append(k.cells, cell), append(k.lines, c.Line)
	}
	k.cart.Amount = discount.Minor(k.list)
	k.cart.InitialAmount = k.cart.Amount
	return k
}

// apply takes the effect of a step, which gives at most so much, into the cart, and returns what it gives.
func (k *keptGoods) apply(after discount.Cart, most int64) (given int64) {
	k.cart.Lines = slices.Clone(k.cart.Lines)
	take := func(off int64) int64 {
		off = max(0, min(off, most-given))
		given += off
		return off
	}
	for i := range k.cart.Lines {
		if a := &after.Lines[i]; a.AppliedDiscountQuantity == 0 {
			k.cart.Lines[i].DiscountAmount += take(a.AppliedDiscountAmount)
		}
	}
	k.cart.DiscountAmount += take(after.AppliedDiscountAmount)
	return given
}

// applyFrozen takes into the cart what a step gave for the kept units.
func (k *keptGoods) applyFrozen(t *turn, s *Step) (given int64) {
	k.cart.Lines = slices.Clone(k.cart.Lines)
	keeps := func(shares []int64, cell int) int64 {
		all := of(shares, cell)
		return all - share(all, t.listed[cell], t.Cells[cell].List)
	}
	for i, cell := range k.cells {
		off := keeps(s.Lines, cell)
		k.cart.Lines[i].DiscountAmount += off
		given += off
	}
	for cell := range t.Cells {
		off := keeps(s.Order, cell)
		k.cart.DiscountAmount += off
		given += off
	}
	return given
}

// stillFree finds out how many of the kept free units a step would still give on the cart that it left.
func (t *turn) stillFree(step int, after discount.Cart) {
	still := make([]int64, len(after.Lines))
	for i := range after.Lines {
		still[i] = after.Lines[i].AppliedDiscountQuantity
	}
	for j, f := range t.Free {
		if f.Step != step {
			continue
		}
		stays := int64(0)
		for i := range after.Lines {
			if t.sameGood(f.Cell, &after.Lines[i]) {
				n := min(still[i], f.Units-t.state.Free[j]-stays)
				still[i] -= n
				stays += n
			}
		}
		t.lost[j] = f.Units - stays
	}
}

func (t *turn) sameGood(cell int, l *discount.Line) bool {
	if cell >= len(t.request.Lines) {
		return false
	}
	own := &t.request.Lines[cell]
	return own.Product == l.Product && own.SKU == l.SKU
}

// spreadPaid divides what a step gives less on paid units among its figure on the order and those on lines.
func (t *turn) spreadPaid(g *Given, s *Step, total int64) {
	shares := chain(total, append([]int64{sum(s.Order)}, s.Lines...))
	g.Order = shares[0]
	for cell := range s.Lines {
		g.Lines[cell] += shares[cell+1]
	}
}

// Before is the cart of all paid units on which a step worked, and the ids of its lines: for Judge, to find out whether the terms of the step
// are still those of the sale. Lines describe the lines of the order, as in Request.
func (s *Sale) Before(step int, lines []discount.Line) (discount.Cart, []string) {
	state := s.clone(State{})
	t := &turn{Sale: s, request: &Request{Lines: lines}, state: state, listed: make([]int64, len(s.Cells))}
	k := t.keptCart()
	for i := range s.Steps[:step] {
		k.applyFrozen(t, &s.Steps[i])
	}
	return k.cart, k.lines
}

// Gave reports whether a cart after a step has what the step gave.
func (s *Sale) Gave(step int, after discount.Cart) bool {
	gave := &s.Steps[step]
	var units int64
	for _, f := range s.Free {
		if f.Step == step {
			units += f.Units
		}
	}
	var off, free int64
	for i := range after.Lines {
		l := &after.Lines[i]
		if free += l.AppliedDiscountQuantity; l.AppliedDiscountQuantity == 0 {
			off += l.AppliedDiscountAmount
		}
	}
	return free == units && off == sum(gave.Lines) && after.AppliedDiscountAmount == sum(gave.Order)
}
