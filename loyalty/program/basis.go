package program

import (
	"encoding/json"
	"slices"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/metadata"
)

// Basis holds the facts of a trigger from which proportional awards are computed, as plain data. Amounts are in minor
// units.
type Basis struct {
	// OrderAmount is before discounts, OrderTotal after them.
	OrderAmount, OrderTotal int64
	Lines                   []Line
	// Order, Customer and CustomEvent are their metadata.
	Order, Customer, CustomEvent metadata.Map
}

// Line is a line of an order.
type Line struct {
	ID               string
	ProductID, SKUID string
	Collections      []string
	// Quantity leaves out free units. Amount is before discounts, Subtotal after them.
	Quantity, Amount, Subtotal int64
}

// in reports whether a line belongs to any of the items; it counts once, however many of them name it.
func (l Line) in(items []Item) bool {
	return slices.ContainsFunc(items, func(i Item) bool {
		switch i.Type {
		case ItemProduct:
			return l.ProductID == i.ID
		case ItemSKU:
			return l.SKUID == i.ID
		}
		return slices.Contains(l.Collections, i.ID)
	})
}

// PointsOf returns how many points the award gives for a trigger. A base that is missing, no number, or below 0 gives none.
func (a Award) PointsOf(b Basis) int64 {
	p := a.Proportion
	if p == nil {
		return a.Points
	}
	return calc.Points(calc.Blocks(p.base(b), p.Every), p.Value, nil)
}

func (p *Proportion) base(b Basis) decimal.Decimal {
	switch p.Calculation {
	case CalculateOrderAmount:
		return decimal.NewFromInt(b.OrderAmount)
	case CalculateOrderTotal:
		return decimal.NewFromInt(b.OrderTotal)
	case CalculateOrderMetadata:
		return numberAt(b.Order, p.Property)
	case CalculateCustomer:
		return numberAt(b.Customer, p.Property)
	case CalculateCustomEvent:
		return numberAt(b.CustomEvent, p.Property)
	}
	total := decimal.Zero
	for _, l := range b.Lines {
		total = total.Add(decimal.NewFromInt(p.weight(l)))
	}
	return total
}

// weight is what a line adds to the base of a calculation on lines.
func (p *Proportion) weight(l Line) int64 {
	switch {
	case !l.in(p.Items):
		return 0
	case p.Calculation == CalculateItemsAmount:
		return l.Amount
	case p.Calculation == CalculateItemsSubtotal:
		return l.Subtotal
	}
	return l.Quantity
}

// WeightsOf are what each line adds to the base of the award, by their ids; nil where the base is not of lines.
func (a Award) WeightsOf(b Basis) map[string]int64 {
	p := a.Proportion
	if p == nil || !calculations[p.Calculation].items {
		return nil
	}
	weights := map[string]int64{}
	for _, l := range b.Lines {
		if n := p.weight(l); n > 0 {
			weights[l.ID] = n
		}
	}
	return weights
}

// maxExponent bounds exponents: computing with 1e999999 would take too long.
const maxExponent = 30

// numberAt is the number under a metadata key, dotted for nested ones; anything else is 0.
func numberAt(m metadata.Map, property string) decimal.Decimal {
	value, _ := m.Get(property)
	number, ok := value.(json.Number)
	if !ok || len(number) > 100 { // reading a number takes a time that grows with the square of its length
		return decimal.Zero
	}
	d, err := decimal.NewFromString(string(number))
	if err != nil || d.Exponent() > maxExponent || d.Exponent() < -maxExponent {
		return decimal.Zero
	}
	return d
}
