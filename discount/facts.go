package discount

import (
	"time"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/formula"
)

// cartFacts returns the values of the cart that a formula reads, and passes all other calls on to the Facts of the turn.
type cartFacts struct {
	cart    *Cart
	bundles int64
	outer   Facts
	line    int // the current line, or none
}

// none is the current line of an effect that works on the order as a whole.
const none = -1

func (f *cartFacts) Now() time.Time {
	if f.outer == nil {
		return time.Time{}
	}
	return f.outer.Now()
}

func (f *cartFacts) Variable(name string) formula.Value {
	switch name {
	case formula.VariableOrderAmount:
		return majorUnits(f.cart.Amount)
	case formula.VariableOrderItemsQuantity:
		return count(int64(len(f.cart.Lines)))
	case formula.VariableOrderUnitsQuantity:
		return count(f.cart.units())
	case formula.VariableOrderBundleQuantity:
		return count(f.bundles)

	case formula.VariableOrderItemPrice:
		return f.price(f.line)
	case formula.VariableOrderItemAmount:
		return f.amount(f.line)
	case formula.VariableOrderItemSubtotal:
		return f.subtotal(f.line)
	case formula.VariableOrderItemUnitsQuantity:
		return f.units(f.line)

	case formula.VariableCheapestOrderItemPrice:
		return f.price(f.cheapest())
	case formula.VariableCheapestOrderItemAmount:
		return f.amount(f.cheapest())
	case formula.VariableCheapestOrderItemSubtotal:
		return f.subtotal(f.cheapest())
	case formula.VariableCheapestOrderItemUnitsQuantity:
		return f.units(f.cheapest())

	case formula.VariableMostExpensiveOrderItemPrice:
		return f.price(f.dearest())
	case formula.VariableMostExpensiveOrderItemAmount:
		return f.amount(f.dearest())
	case formula.VariableMostExpensiveOrderItemSubtotal:
		return f.subtotal(f.dearest())
	case formula.VariableMostExpensiveOrderItemUnitsQuantity:
		return f.units(f.dearest())
	}
	if f.outer == nil {
		return formula.Null()
	}
	return f.outer.Variable(name)
}

func (f *cartFacts) Metadata(function, key string) formula.Value {
	if f.outer == nil {
		return formula.Null()
	}
	switch function {
	case formula.MetadataOrderItem:
		return f.lineMetadata(f.line, key)
	case formula.MetadataOrderItemProduct:
		return f.productMetadata(f.line, key)
	case formula.MetadataCheapestOrderItem:
		return f.lineMetadata(f.cheapest(), key)
	case formula.MetadataCheapestOrderItemProduct:
		return f.productMetadata(f.cheapest(), key)
	case formula.MetadataMostExpensiveOrderItem:
		return f.lineMetadata(f.dearest(), key)
	case formula.MetadataMostExpensiveOrderItemProduct:
		return f.productMetadata(f.dearest(), key)
	}
	return f.outer.Metadata(function, key)
}

func (f *cartFacts) lineMetadata(line int, key string) formula.Value {
	if line == none {
		return formula.Null()
	}
	return f.outer.LineMetadata(line, key)
}

func (f *cartFacts) productMetadata(line int, key string) formula.Value {
	if line == none {
		return formula.Null()
	}
	return f.outer.LineProductMetadata(line, key)
}

func (f *cartFacts) price(line int) formula.Value {
	if line == none {
		return formula.Null()
	}
	switch l := &f.cart.Lines[line]; {
	case l.Price.Known:
		return majorUnits(l.Price)
	case l.Amount.Known && l.Quantity > 0:
		return formula.Number(decimal.New(l.Amount.Minor, -2).DivRound(decimal.NewFromInt(l.Quantity), 20))
	}
	return formula.Null()
}

func (f *cartFacts) amount(line int) formula.Value {
	if line == none {
		return formula.Null()
	}
	return majorUnits(f.cart.Lines[line].Amount)
}

func (f *cartFacts) subtotal(line int) formula.Value {
	if line == none {
		return formula.Null()
	}
	return majorUnits(f.cart.Lines[line].Subtotal())
}

func (f *cartFacts) units(line int) formula.Value {
	if line == none {
		return formula.Null()
	}
	return count(f.cart.Lines[line].Quantity)
}

func (f *cartFacts) cheapest() int { return f.cart.firstBy((*Line).comparePriceUp) }
func (f *cartFacts) dearest() int  { return f.cart.firstBy((*Line).comparePriceDown) }

// firstBy returns the first of the lines in an order, or none without a priced line.
func (c *Cart) firstBy(compare func(a, b *Line) int) int {
	best := none
	for i := range c.Lines {
		if l := &c.Lines[i]; l.hasUnitValue() && (best == none || compare(l, &c.Lines[best]) < 0) {
			best = i
		}
	}
	return best
}

func (c *Cart) units() int64 {
	var sum int64
	for i := range c.Lines {
		sum += c.Lines[i].Quantity
	}
	return sum
}

func count(n int64) formula.Value { return formula.Number(decimal.NewFromInt(n)) }

// majorUnits shows an amount as formulas do: 46500 is 465.00.
func majorUnits(m Money) formula.Value {
	if !m.Known {
		return formula.Null()
	}
	return formula.Number(decimal.New(m.Minor, -2))
}
