package refund

import "slices"

// State is what came back of a sale so far. The zero State is that of an order without returns.
type State struct {
	// Units are those that came back of each cell, Free of each entry of Sale.Free.
	Units, Free []int64
	// Refunded is the value of all refunds, Money the part of it that was money.
	Refunded, Money int64
	// Steps are what each step of the sale gave back.
	Steps []Given
	// Done says that the last unit came back.
	Done bool
}

// Given is what a step gave back; amounts are minor units.
type Given struct {
	// Order and Lines are of its discount, or of what a tender paid; Lines and FreeUnits are by cell, nil where the step took nothing of lines.
	Order            int64
	Lines, FreeUnits []int64
	// Value and Points went back to a tender.
	Value, Points int64
	// Returned of Units discounted units came back: those of the lines that the step took something of, or else of all lines.
	Returned, Units int64
}

// Discount is what came back of the discount, or of what a tender paid.
func (g *Given) Discount() int64 { return g.Order + sum(g.Lines) }

// less is what g gives beyond before.
func (g Given) less(before Given) Given {
	g.Order -= before.Order
	g.Lines, g.FreeUnits = lessEach(g.Lines, before.Lines), lessEach(g.FreeUnits, before.FreeUnits)
	g.Value -= before.Value
	g.Points -= before.Points
	return g
}

// atLeast keeps what was given before: nothing is taken again.
func (g *Given) atLeast(before Given) {
	g.Order, g.Value, g.Points = max(g.Order, before.Order), max(g.Value, before.Value), max(g.Points, before.Points)
	for i := range before.Lines {
		g.Lines[i] = max(g.Lines[i], before.Lines[i])
	}
	for i := range before.FreeUnits {
		g.FreeUnits[i] = max(g.FreeUnits[i], before.FreeUnits[i])
	}
}

func lessEach(a, b []int64) []int64 {
	if len(b) == 0 {
		return a
	}
	a = slices.Clone(a)
	for i := range a {
		a[i] -= b[i]
	}
	return a
}

func sum(figures []int64) (total int64) {
	for _, f := range figures {
		total += f
	}
	return total
}

// clone returns a state that may be changed, with room for everything of the sale.
func (s *Sale) clone(state State) State {
	state.Units, state.Free = slices.Clone(state.Units), slices.Clone(state.Free)
	if state.Units == nil {
		state.Units = make([]int64, len(s.Cells))
	}
	if state.Free == nil {
		state.Free = make([]int64, len(s.Free))
	}
	if state.Steps == nil {
		state.Steps = make([]Given, len(s.Steps))
	}
	return state
}

// Left is how many units of a line did not come back yet, and how many of these are free.
func (s *Sale) Left(state State, cell int) (units, free int64) {
	state = s.clone(state)
	for i, f := range s.Free {
		if f.Cell == cell {
			free += f.Units - state.Free[i]
		}
	}
	return s.Cells[cell].Units - state.Units[cell] + free, free
}

// Returned is how many units of a line came back, free ones included.
func (s *Sale) Returned(state State, line string) (units int64) {
	state = s.clone(state)
	for i, c := range s.Cells {
		if c.Line == line && line != "" {
			units += state.Units[i]
		}
	}
	for i, f := range s.Free {
		if s.Cells[f.Cell].Line == line {
			units += state.Free[i]
		}
	}
	return units
}
