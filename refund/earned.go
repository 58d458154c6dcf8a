package refund

// Earning is points that an order earned.
type Earning struct {
	Points int64
	// Basis is the weight of the lines that the earning looked at, by their ids; nil is the whole order.
	Basis map[string]int64
}

// Collected is what was taken back of the points that an order earned on one card: Points of its balance, Pending of those that waited.
// Uncollected points were due, and the card did not have them any more.
type Collected struct {
	VoucherID, CardID            string
	Points, Pending, Uncollected int64
}

// TakenBack is how many points of an earning are taken back for everything that came back so far. Fractions are in favour of the customer, until
// the last unit: then all are taken back.
func (s *Sale) TakenBack(state State, e Earning) int64 {
	if state.Done {
		return e.Points
	}
	if e.Basis == nil {
		return Floor(e.Points, state.Refunded, s.Goods)
	}
	state = s.clone(state)
	var whole, back int64
	for cell, c := range s.Cells {
		weight := e.Basis[c.Line]
		if c.Line == "" || weight <= 0 {
			continue
		}
		returned, units := s.back(state, cell)
		whole += weight
		back += Floor(weight, returned, units)
	}
	return Floor(e.Points, back, whole)
}
