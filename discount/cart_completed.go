package discount

import (
	"slices"
	"strconv"

	"github.com/punchcardhq/punchcard/fault"
)

// Prices are the possible sources of the unit price of a line.
type Prices struct {
	Item, InlineSKU, InlineProduct Money // sent with the order
	SKU, Product                   Money // of the catalog
}

// Unit returns the unit price that counts: what was sent beats the catalog, the line beats its SKU, the SKU its product. It
// is unknown when none of them has a price.
func (p Prices) Unit() Money {
	for _, price := range [...]Money{p.Item, p.InlineSKU, p.InlineProduct, p.SKU, p.Product} {
		if price.Known {
			return price
		}
	}
	return Money{}
}

// Completed returns the cart with the missing figures computed: the amount of a line from its price and quantity, the
// amount of the order from its lines, and the initial figures. Sent figures stay, even where they disagree: a line of one
// unit at 3000 may cost 3300. Lines with UnitEffect keep their initial figures, since their present ones already hold what
// an earlier redemption added.
//
// It fails with the fault invalid_payload, naming the property below path, for a negative figure and for one above
// MaxAmount or MaxQuantity.
func (c Cart) Completed(path string) (Cart, error) {
	c.Lines = slices.Clone(c.Lines)
	if err := c.Complete(path); err != nil {
		return Cart{}, err
	}
	return c, nil
}

// Complete is Completed in place, for a cart that shares its lines with no other. After a fault the cart must not be used.
func (c *Cart) Complete(path string) error {
	sum := Money{}
	for i := range c.Lines {
		l := &c.Lines[i]
		if err := l.complete(linePath{path, i}); err != nil {
			return err
		}
		if l.Amount.Known {
			sum = Minor(min(sum.Minor+l.Amount.Minor, MaxAmount+1))
		}
	}
	if !c.Amount.Known {
		c.Amount = sum
	}
	if !validAmount(c.Amount.Minor) {
		return wrongAmount(path+".amount", c.Amount.Minor)
	}
	if !c.InitialAmount.Known {
		c.InitialAmount = c.Amount
	}
	if !validAmount(c.InitialAmount.Minor) {
		return wrongAmount(path+".initial_amount", c.InitialAmount.Minor)
	}
	if !validAmount(c.DiscountAmount) {
		return wrongAmount(path+".discount_amount", c.DiscountAmount)
	}
	return nil
}

// linePath names a line of a request. The text of a path is made for a fault alone: making it costs more than the check.
type linePath struct {
	path string
	line int
}

func (p linePath) of(property string) string {
	return p.path + ".items[" + strconv.Itoa(p.line) + "]." + property
}

func (l *Line) complete(at linePath) error {
	if l.Quantity < 0 || l.Quantity > MaxQuantity {
		return fault.Payload(at.of("quantity"), "must be >= 0 and <= %d (actual value is '%d')", int64(MaxQuantity), l.Quantity)
	}
	if l.DiscountQuantity < 0 || l.DiscountQuantity > l.Quantity {
		return fault.Payload(at.of("discount_quantity"), "must be >= 0 and at most the quantity (actual value is '%d')",
			l.DiscountQuantity)
	}
	if !validAmount(l.Price.Minor) {
		return wrongAmount(at.of("price"), l.Price.Minor)
	}
	if !l.Amount.Known && l.Price.Known {
		if l.Quantity > 0 && l.Price.Minor > MaxAmount/l.Quantity {
			return fault.Payload(at.of("price"), "times the quantity must be <= %d", int64(MaxAmount))
		}
		l.Amount = Minor(l.Price.Minor * l.Quantity)
	}
	if !validAmount(l.Amount.Minor) {
		return wrongAmount(at.of("amount"), l.Amount.Minor)
	}
	if !validAmount(l.DiscountAmount) {
		return wrongAmount(at.of("discount_amount"), l.DiscountAmount)
	}
	if !l.UnitEffect {
		l.InitialQuantity, l.InitialAmount = l.Quantity, l.Amount
	}
	return nil
}

func validAmount(minor int64) bool { return minor >= 0 && minor <= MaxAmount }

func wrongAmount(path string, minor int64) error {
	return fault.Payload(path, "must be >= 0 and <= %d (actual value is '%d')", int64(MaxAmount), minor)
}
