package refund

import (
	"github.com/punchcardhq/punchcard/discount"
)

// Policy says what kept goods cost.
type Policy string

// The policies.
const (
	PolicyKeep       Policy = "KEEP"
	PolicyReevaluate Policy = "REEVALUATE"
)

// RefundOrder says which means of payment get a refund first.
type RefundOrder string

// The orders of refunds.
const (
	Proportional RefundOrder = "PROPORTIONAL"
	CreditsFirst RefundOrder = "CREDITS_FIRST"
	MoneyFirst   RefundOrder = "MONEY_FIRST"
)

// Order is what was sold. Amounts are minor units.
type Order struct {
	// Amount is the value before discounts, free units included; unknown without any.
	Amount discount.Money
	// Discount was taken off the order as a whole, by redemptions and by the client.
	Discount int64
	Lines    []Line
}

// Line is a line of an order, free units included.
type Line struct {
	ID       string
	Quantity int64
	Amount   discount.Money
	// Discount was taken off this line, by redemptions and by the client.
	Discount int64
}

// Tender says how a redemption paid; empty for a discount.
type Tender string

// The tenders, in the order in which they get their refund.
const (
	TenderCredits Tender = "CREDITS"
	TenderPoints  Tender = "POINTS"
	// TenderPayment is a payment with points of a member's card, of which the order's own figures know nothing.
	TenderPayment Tender = "PAYMENT"
)

// Payment is a payment of an order with points of a member's card.
type Payment struct {
	ID, CardID string
	// Amount is minor units.
	Amount, Points int64
	PointsBack     PointsBack
	// Returned says that its points came back when the order was cancelled, before it was opened again: it pays nothing any more.
	Returned bool
}

// PointsBack says when points of a payment come back.
type PointsBack string

// When points come back: with each return, with the last unit alone, or never.
const (
	PointsByShare PointsBack = ""
	PointsAtLast  PointsBack = "REFUND_ALL"
	PointsNever   PointsBack = "NONE"
)

// Record is what one redemption, or one payment, did to an order.
type Record struct {
	ID     string
	Tender Tender
	// Order was taken off the order as a whole, in minor units; Lines off its lines.
	Order int64
	Lines []RecordLine
	// Points are what a tender took.
	Points     int64
	PointsBack PointsBack
	// Qualified are the lines that the redemption asked for, as those of a bundle; empty means all lines.
	Qualified []string
}

// RecordLine is what one redemption did to one line. Where it made units free, the discount is the value of these.
type RecordLine struct {
	LineID              string
	Discount, FreeUnits int64
}

// Sale says what each unit of an order was paid.
type Sale struct {
	// Cells are one for each line of the order, in their order, and last the rest where there is one.
	Cells []Cell
	Free  []Free
	Steps []Step
	// Goods is what all cells were paid together, Money the part of it that no tender paid.
	Goods, Money int64
	// Unpriced says that no line has an amount: then goods come back by list value, and one unit of the rest is one minor unit.
	Unpriced bool
}

// Cell is the paid units of a line, or the rest. The value of a line without paid units comes back with its free ones, or with the last unit.
type Cell struct {
	// Line is the id of the line; empty for the rest.
	Line              string
	Units, List, Paid int64
}

// Free is units of a line that a step made free; Value is their list value together.
type Free struct {
	Step, Cell   int
	Units, Value int64
}

// Step is a discount or a tender: the client's own discounts, which have no record, or a redemption.
type Step struct {
	Record string
	Tender Tender
	// Order and Lines are what it took of each cell by a figure on the order and by figures on lines; nil where it took nothing so.
	Order, Lines []int64
	// Value is what a tender paid, with so many points.
	Value, Points int64
	PointsBack    PointsBack
	// Qualified are the cells that earned its free units; empty means all lines.
	Qualified []int
}

// NewSale says what the units of an order were paid, after these redemptions in their order of application. Figures of redemptions that the order
// does not have any more, as after a change of its lines, count as far as the order has them.
func NewSale(o Order, records []Record) Sale {
	b := builder{order: o, at: make(map[string]int, len(o.Lines))}
	for i, l := range o.Lines {
		b.at[l.ID] = i
	}
	b.confine(records)
	b.cells()
	b.client()
	for i := range b.records {
		b.step(&b.records[i])
	}
	for i := range b.sale.Cells {
		b.sale.Goods += b.sale.Cells[i].Paid
	}
	b.sale.Money = b.sale.Goods
	for i := range b.sale.Steps {
		s := &b.sale.Steps[i]
		s.Value = min(s.Value, b.sale.Money)
		b.sale.Money -= s.Value
	}
	return b.sale
}

type builder struct {
	order Order
	at    map[string]int // line ids
	// records have no more than the order has.
	records []Record
	sale    Sale
	// left is what is left of each cell after the steps so far; tenders count.
	left []int64
}

// confine keeps of each record what the figures of the order bear. What remains of these was sent by the client.
func (b *builder) confine(records []Record) {
	b.order.Lines = append([]Line(nil), b.order.Lines...)
	for _, r := range records {
		if r.Tender != TenderPayment {
			r.Order = min(r.Order, b.order.Discount)
			b.order.Discount -= r.Order
		}
		lines := r.Lines
		r.Lines = nil
		for _, l := range lines {
			i, known := b.at[l.LineID]
			if !known {
				continue
			}
			line := &b.order.Lines[i]
			l.Discount = min(l.Discount, line.Discount)
			l.FreeUnits = min(l.FreeUnits, line.Quantity)
			line.Discount -= l.Discount
			if l.FreeUnits > 0 { // the units leave the line, and their value the order
				line.Quantity -= l.FreeUnits
				line.Amount.Minor = max(0, line.Amount.Minor-l.Discount)
				b.order.Amount.Minor = max(0, b.order.Amount.Minor-l.Discount)
			}
			r.Lines = append(r.Lines, l)
		}
		b.records = append(b.records, r)
	}
}

// cells makes the cells at list value.
func (b *builder) cells() {
	b.sale.Unpriced = true
	var sum int64
	amounts := make([]int64, len(b.order.Lines))
	for i, l := range b.order.Lines {
		c := Cell{Line: l.ID, Units: l.Quantity, List: l.Amount.Minor}
		amounts[i] = c.List
		sum += c.List
		b.sale.Unpriced = b.sale.Unpriced && !l.Amount.Known
		b.sale.Cells = append(b.sale.Cells, c)
	}
	amount := b.order.Amount.Minor
	switch {
	case amount < sum:
		for i, list := range discount.Split(amount, amounts...) {
			b.sale.Cells[i].List = list
		}
	case amount > sum:
		rest := Cell{Units: 1, List: amount - sum}
		if b.sale.Unpriced {
			rest.Units = rest.List
		}
		b.sale.Cells = append(b.sale.Cells, rest)
	}
	b.left = make([]int64, len(b.sale.Cells))
	for i := range b.sale.Cells {
		c := &b.sale.Cells[i]
		c.Paid, b.left[i] = c.List, c.List
	}
}

// client is the step of the discounts that the client sent itself.
func (b *builder) client() {
	r := Record{Order: b.order.Discount}
	for _, l := range b.order.Lines {
		if l.Discount > 0 {
			r.Lines = append(r.Lines, RecordLine{LineID: l.ID, Discount: l.Discount})
		}
	}
	if r.Order > 0 || len(r.Lines) > 0 {
		b.step(&r)
	}
}

func (b *builder) step(r *Record) {
	at := len(b.sale.Steps)
	s := Step{Record: r.ID, Tender: r.Tender, Points: r.Points, PointsBack: r.PointsBack}
	for _, id := range r.Qualified {
		if cell, known := b.at[id]; known {
			s.Qualified = append(s.Qualified, cell)
		}
	}
	for _, l := range r.Lines {
		cell := b.at[l.LineID]
		if l.FreeUnits > 0 {
			b.sale.Free = append(b.sale.Free, Free{Step: at, Cell: cell, Units: l.FreeUnits, Value: l.Discount})
			continue
		}
		if s.Lines == nil {
			s.Lines = make([]int64, len(b.left))
		}
		s.Lines[cell] += b.take(&s, cell, l.Discount)
	}
	var room int64
	for _, left := range b.left {
		room += left
	}
	if off := min(r.Order, room); off > 0 {
		s.Order = discount.Split(off, b.left...)
		for cell, off := range s.Order {
			b.take(&s, cell, off)
		}
	}
	b.sale.Steps = append(b.sale.Steps, s)
}

// take takes at most so much of what is left of a cell.
func (b *builder) take(s *Step, cell int, off int64) int64 {
	off = min(off, b.left[cell])
	b.left[cell] -= off
	if s.Tender != "" {
		s.Value += off
	} else {
		b.sale.Cells[cell].Paid -= off
	}
	return off
}

// Share is what the step took of a cell.
func (s *Step) Share(cell int) int64 { return of(s.Order, cell) + of(s.Lines, cell) }

func of(shares []int64, cell int) int64 {
	if shares == nil {
		return 0
	}
	return shares[cell]
}
