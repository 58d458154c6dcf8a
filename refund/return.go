package refund

import (
	"slices"
	"strconv"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
)

// Request says what comes back.
type Request struct {
	Items []Item
	// Amount is list value that comes back, of an order without priced lines.
	Amount int64
	// Rest says whether what is in no line comes back now; nil brings it back with the last unit.
	Rest *bool

	Policy      Policy
	RefundOrder RefundOrder

	// Lines describe the lines of the order, in their order: the goods and the price of one unit, for PolicyReevaluate. The rest is not read.
	Lines []discount.Line
	// Judge says what a redemption gives on kept goods: the cart after it, with its applied figures, and whether it could be judged. Lines are
	// the ids of the first lines of the cart; an effect may add others. What cannot be judged gives what it gave for these units. Only
	// PolicyReevaluate asks, and only about discounts.
	Judge func(record string, cart discount.Cart, lines []string) (discount.Cart, bool)
}

// Item is units of a good: of the first of its lines that has some left, then of the next.
type Item struct {
	Lines    []string
	Quantity int64
}

// Change is what a return does: differences to the state before, but for State, Refunded and Kept.
type Change struct {
	State State
	Items []Returned
	// Amount is the value of the refund and Money the part that is money; Withheld is how far the goods' worth is below earlier refunds.
	Amount, Money, Withheld int64
	// Steps are what each step of the sale gives back.
	Steps []Given
	// Unjudged are the records whose discount Judge did not know.
	Unjudged []string
	// Refunded is the value of all refunds so far, Kept of what is kept.
	Refunded, Kept int64
}

// Returned is what came back of a line, or of the rest, which has no line.
type Returned struct {
	Line string
	// Quantity counts free units, too. Of the rest it is 1.
	Quantity, Free int64
	// Amount is the list value, Subtotal what was paid for it.
	Amount, Subtotal int64
}

// Return decides a return. It fails, and changes nothing, with invalid_payload for a request that names nothing, or goods where the order has
// only an amount and the other way round, and with return_exceeds_order where less is left.
func (s *Sale) Return(before State, r Request) (Change, error) {
	before = s.clone(before)
	t := &turn{Sale: s, request: &r, before: before, state: s.clone(before)}
	if err := t.valid(); err != nil {
		return Change{}, err
	}
	for i, item := range r.Items {
		if err := t.add(i, item); err != nil {
			return Change{}, err
		}
	}
	if err := t.addAmount(); err != nil {
		return Change{}, err
	}
	t.rest()
	t.state.Done = t.done()
	t.listed, t.frozen = make([]int64, len(s.Cells)), make([]int64, len(s.Cells))
	for cell := range s.Cells {
		t.listed[cell], t.frozen[cell] = s.worth(t.state, cell)
	}
	t.lost = slices.Clone(t.state.Free)
	if r.Policy == PolicyReevaluate {
		t.reevaluate()
	} else {
		t.keep()
	}
	t.pay()
	return t.change(), nil
}

// turn is one return on its way.
type turn struct {
	*Sale
	request *Request
	before  State
	state   State
	// listed and frozen are of the units of each cell that came back so far: at list value, and as they were paid.
	listed, frozen []int64
	// lost is, by entry of Free, how many units were returned or are not free any more.
	lost []int64
	// due is what is to be refunded by the policy, for all that came back so far.
	due      int64
	steps    []Given
	unjudged []string
}

func (t *turn) valid() error {
	r := t.request
	all := r.Rest != nil && *r.Rest
	switch {
	case r.Amount != 0 && len(r.Items) > 0:
		return fault.Payload("amount", "must not be sent together with items")
	case r.Amount < 0:
		return fault.Payload("amount", "must be > 0 (actual value is '%d')", r.Amount)
	case r.Amount > 0 && !t.Unpriced:
		return fault.Payload("amount", "is of an order without priced lines; of this one, send items")
	case r.Amount == 0 && len(r.Items) == 0 && (!all || t.Unpriced):
		if t.Unpriced {
			return fault.Payload("amount", "must be sent: the order has no priced lines, so that its goods come back by their list value")
		}
		return fault.Payload("items", "must NOT have fewer than 1 items")
	}
	return nil
}

// add brings units of an item back: of a line the free ones first.
func (t *turn) add(at int, item Item) error {
	path := "items[" + strconv.Itoa(at) + "]"
	if item.Quantity < 1 {
		return fault.Payload(path+".quantity", "must be >= 1 (actual value is '%d')", item.Quantity)
	}
	left := item.Quantity
	for _, line := range item.Lines {
		cell := t.cell(line)
		if cell < 0 {
			return fault.Payload(path, "names a line that the order does not have")
		}
		for i, f := range t.Free {
			if f.Cell == cell {
				n := min(left, f.Units-t.state.Free[i])
				t.state.Free[i] += n
				left -= n
			}
		}
		if t.Unpriced && t.Cells[cell].Units > 0 && left > 0 {
			return fault.Payload(path, "names a line without a price: of this order, send the amount that comes back")
		}
		n := min(left, t.Cells[cell].Units-t.state.Units[cell])
		t.state.Units[cell] += n
		left -= n
	}
	if left == 0 {
		return nil
	}
	var had int64
	for _, line := range item.Lines {
		units, _ := t.Left(t.before, t.cell(line))
		had += units
	}
	units := "units"
	if had == 1 {
		units = "unit"
	}
	return fault.Invalid("return_exceeds_order", "Return exceeds the order", "Line %s has %d %s left (the return has %d)", item.Lines[0], had, units, max(item.Quantity, had+left))
}

// addAmount brings list value of an order without priced lines back.
func (t *turn) addAmount() error {
	amount, last := t.request.Amount, len(t.Cells)-1
	if amount == 0 {
		return nil
	}
	var left int64
	if last >= 0 && t.Cells[last].Line == "" {
		left = t.Cells[last].Units - t.state.Units[last]
	}
	if amount > left {
		return fault.Invalid("return_exceeds_order", "Return exceeds the order", "The order has an amount of %d left (the return has %d)", left, amount)
	}
	t.state.Units[last] += amount
	return nil
}

func (t *turn) cell(line string) int {
	for i := range t.Cells {
		if line != "" && t.Cells[i].Line == line {
			return i
		}
	}
	return -1
}

// rest brings back what is in no line.
func (t *turn) rest() {
	last := len(t.Cells) - 1
	if last < 0 || t.Cells[last].Line != "" || t.Unpriced {
		return
	}
	if want := t.request.Rest; want != nil && *want || want == nil && t.allLines() {
		t.state.Units[last] = t.Cells[last].Units
	}
}

// allLines reports whether all units of all lines came back that can.
func (t *turn) allLines() bool {
	for i, c := range t.Cells {
		if c.Line != "" && !t.Unpriced && t.state.Units[i] < c.Units {
			return false
		}
	}
	for i, f := range t.Free {
		if t.state.Free[i] < f.Units {
			return false
		}
	}
	return true
}

func (t *turn) done() bool {
	last := len(t.Cells) - 1
	return t.allLines() && (last < 0 || t.Cells[last].Line != "" || t.state.Units[last] == t.Cells[last].Units)
}

// back is the part of a cell that came back: so many of so many units. A line that has free units alone comes back with these, and one
// without any unit with the last.
func (s *Sale) back(state State, cell int) (returned, units int64) {
	if units = s.Cells[cell].Units; units > 0 {
		return state.Units[cell], units
	}
	for i, f := range s.Free {
		if f.Cell == cell {
			returned += state.Free[i]
			units += f.Units
		}
	}
	if units > 0 {
		return returned, units
	}
	if state.Done {
		returned = 1
	}
	return returned, 1
}

// worth is what came back of a cell, at list value and as it was paid.
func (s *Sale) worth(state State, cell int) (listed, frozen int64) {
	c := &s.Cells[cell]
	returned, units := s.back(state, cell)
	listed = share(c.List, returned, units)
	return listed, share(c.Paid, listed, c.List)
}

// follow takes free units of a step for paid ones that are kept although the goods that earned them came back.
func (t *turn) follow(step int) {
	units, kept := int64(0), int64(0)
	for j, f := range t.Free {
		if f.Step == step {
			units += f.Units
			kept += f.Units - t.state.Free[j]
		}
	}
	stays, sold := t.qualified(&t.Steps[step])
	t.lose(step, kept-ceil(units, stays, sold))
}

// qualified is the list value of the lines that earned the free units of a step: what is kept of it, and what was sold.
func (t *turn) qualified(s *Step) (kept, sold int64) {
	add := func(cell int) {
		sold += t.Cells[cell].List
		kept += t.Cells[cell].List - t.listed[cell]
	}
	for _, cell := range s.Qualified {
		add(cell)
	}
	if len(s.Qualified) == 0 {
		for cell := range t.Cells {
			if t.Cells[cell].Line != "" || t.Unpriced {
				add(cell)
			}
		}
	}
	return kept, sold
}

// lose charges kept free units of a step, those of its last lines first.
func (t *turn) lose(step int, units int64) {
	for j := len(t.Free) - 1; j >= 0; j-- {
		if f := t.Free[j]; f.Step == step && units > 0 {
			n := min(units, f.Units-t.lost[j])
			t.lost[j] += n
			units -= n
		}
	}
}

// charge is what free units cost that are kept and are not free any more.
func (t *turn) charge() (charge int64) {
	for j, f := range t.Free {
		charge += share(f.Value, t.lost[j]-t.state.Free[j], f.Units)
	}
	return charge
}

// keep decides by PolicyKeep.
func (t *turn) keep() {
	t.steps = make([]Given, len(t.Steps))
	for i := range t.Steps {
		t.follow(i)
		t.steps[i] = t.room(i)
	}
	t.due = sum(t.frozen) - t.charge()
	parts := make([]int64, 0, 2*len(t.Steps))
	for cell := range t.Cells {
		parts = parts[:0]
		for i := range t.Steps {
			if s := &t.Steps[i]; s.Tender == "" {
				parts = append(parts, of(s.Lines, cell), of(s.Order, cell))
			}
		}
		shares := chain(t.listed[cell]-t.frozen[cell], parts)
		for i := range t.Steps {
			if t.Steps[i].Tender != "" {
				continue
			}
			g := &t.steps[i]
			if shares[0] > 0 {
				g.Lines[cell] += shares[0]
			}
			g.Order += shares[1]
			shares = shares[2:]
		}
	}
	for j, f := range t.Free {
		g := &t.steps[f.Step]
		g.FreeUnits[f.Cell] += t.lost[j]
		g.Lines[f.Cell] += share(f.Value, t.lost[j], f.Units)
	}
}

// room is what a step gave back with room for its figures by line, and the discounted units that came back.
func (t *turn) room(step int) (g Given) {
	s := &t.Steps[step]
	mark := func(cell int) {
		returned, units := t.back(t.state, cell)
		g.Returned, g.Units = g.Returned+returned, g.Units+units
	}
	if s.Lines != nil {
		g.Lines = make([]int64, len(t.Cells))
		for cell, off := range s.Lines {
			if off > 0 {
				mark(cell)
			}
		}
	}
	for j, f := range t.Free {
		if f.Step == step {
			if g.Lines == nil {
				g.Lines = make([]int64, len(t.Cells))
			}
			if g.FreeUnits == nil {
				g.FreeUnits = make([]int64, len(t.Cells))
			}
			g.Returned, g.Units = g.Returned+t.state.Free[j], g.Units+f.Units
		}
	}
	if g.Units == 0 {
		for cell := range t.Cells {
			if t.Cells[cell].Line != "" || t.Unpriced {
				mark(cell)
			}
		}
	}
	return g
}

// pay divides what is refunded among money and tenders.
func (t *turn) pay() {
	t.state.Refunded = max(t.before.Refunded, min(t.due, t.Goods))
	if t.state.Done {
		t.state.Refunded = t.Goods
	}
	var tenders []int // in the order in which they get their refund
	for _, kind := range []Tender{TenderCredits, TenderPoints, TenderPayment} {
		for i := range t.Steps {
			if t.Steps[i].Tender == kind {
				tenders = append(tenders, i)
			}
		}
	}
	values := []int64{t.Money}
	for _, i := range tenders {
		values = append(values, t.Steps[i].Value)
	}
	var shares []int64
	switch t.request.RefundOrder {
	case CreditsFirst:
		shares = inTurn(t.state.Refunded, append(values[1:len(values):len(values)], t.Money))
		shares = append([]int64{shares[len(shares)-1]}, shares[:len(shares)-1]...)
	case MoneyFirst:
		shares = inTurn(t.state.Refunded, values)
	default:
		shares = chain(t.state.Refunded, values)
	}
	t.state.Money = shares[0]
	for at, i := range tenders {
		s := &t.Steps[i]
		g := t.room(i)
		g.Value = shares[at+1]
		g.Points = t.points(s, g.Value)
		t.spread(&g, i, g.Value)
		t.steps[i] = g
	}
	for i := range t.Steps {
		g := &t.steps[i]
		if t.state.Done {
			*g = t.whole(i)
		}
		g.atLeast(t.before.Steps[i])
	}
	t.state.Steps = t.steps
}

// points are those of a tender that come back with so much value.
func (t *turn) points(s *Step, value int64) int64 {
	switch {
	case s.PointsBack == PointsNever:
		return 0
	case t.state.Done:
		return s.Points
	case s.PointsBack == PointsAtLast:
		return 0
	}
	return Floor(s.Points, value, s.Value)
}

// whole is a step that gave back all that it took.
func (t *turn) whole(step int) Given {
	s := &t.Steps[step]
	g := t.room(step)
	g.Returned = g.Units
	g.Order = sum(s.Order)
	copy(g.Lines, s.Lines)
	for _, f := range t.Free {
		if f.Step == step {
			g.Lines[f.Cell] += f.Value
			g.FreeUnits[f.Cell] += f.Units
		}
	}
	if s.Tender != "" {
		g.Value, g.Points = s.Value, t.points(s, s.Value)
	}
	return g
}

// spread divides what a step gave back among its figure on the order and those on lines.
func (t *turn) spread(g *Given, step int, total int64) {
	s := &t.Steps[step]
	parts := []int64{sum(s.Order)}
	parts = append(parts, s.Lines...)
	for _, f := range t.Free {
		if f.Step == step {
			parts = append(parts, f.Value)
		}
	}
	shares := chain(min(total, sum(parts)), parts)
	g.Order, shares = shares[0], shares[1:]
	for cell := range s.Lines {
		g.Lines[cell] += shares[cell]
	}
	shares = shares[len(s.Lines):]
	for _, f := range t.Free {
		if f.Step == step {
			g.Lines[f.Cell] += shares[0]
			shares = shares[1:]
		}
	}
}

// change tells what the return does.
func (t *turn) change() Change {
	c := Change{
		State: t.state, Amount: t.state.Refunded - t.before.Refunded, Money: t.state.Money - t.before.Money, Unjudged: t.unjudged,
		Refunded: t.state.Refunded, Kept: t.Goods - t.state.Refunded, Withheld: max(0, t.before.Refunded-t.due),
	}
	for i := range t.Steps {
		c.Steps = append(c.Steps, t.state.Steps[i].less(t.before.Steps[i]))
	}
	for cell := range t.Cells {
		listed, frozen := t.worth(t.before, cell)
		r := Returned{Line: t.Cells[cell].Line, Quantity: t.state.Units[cell] - t.before.Units[cell], Amount: t.listed[cell] - listed, Subtotal: t.frozen[cell] - frozen}
		if r.Line == "" {
			r.Quantity = min(1, r.Quantity)
		}
		for j, f := range t.Free {
			if f.Cell == cell {
				r.Free += t.state.Free[j] - t.before.Free[j]
				r.Amount += share(f.Value, t.state.Free[j], f.Units) - share(f.Value, t.before.Free[j], f.Units)
			}
		}
		if r.Quantity += r.Free; r.Quantity > 0 {
			c.Items = append(c.Items, r)
		}
	}
	return c
}
