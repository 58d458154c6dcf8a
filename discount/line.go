package discount

import (
	"cmp"
	"math/bits"
)

// hasUnitValue reports whether it is known what one unit of the line costs.
func (l *Line) hasUnitValue() bool { return l.Price.Known || l.Amount.Known && l.Quantity > 0 }

// value returns what n units of the line cost before discounts: by its price, or by their share of its amount when only
// that is known. Three units for 1000 cost 333.33... each, and two of them 667.
func (l *Line) value(n int64) int64 {
	if l.Price.Known {
		return times(l.Price.Minor, n)
	}
	return rounded(l.Amount.Minor, n, l.Quantity)
}

// comparePriceUp orders the cheaper line first, then the one with less left to pay. A line of unknown price comes last.
func (l *Line) comparePriceUp(o *Line) int {
	if c := l.compareKnown(o); c != 0 || !l.hasUnitValue() {
		return c
	}
	return cmp.Or(l.comparePrice(o), cmp.Compare(l.Subtotal().Minor, o.Subtotal().Minor))
}

// comparePriceDown orders the dearer line first, then the one with less left to pay. A line of unknown price comes last.
func (l *Line) comparePriceDown(o *Line) int {
	if c := l.compareKnown(o); c != 0 || !l.hasUnitValue() {
		return c
	}
	return cmp.Or(o.comparePrice(l), cmp.Compare(l.Subtotal().Minor, o.Subtotal().Minor))
}

func (l *Line) compareKnown(o *Line) int {
	switch known, other := l.hasUnitValue(), o.hasUnitValue(); {
	case known && !other:
		return -1
	case !known && other:
		return 1
	}
	return 0
}

// comparePrice compares unit prices exactly, where one may be an amount over a quantity.
func (l *Line) comparePrice(o *Line) int {
	num, den := l.unitPrice()
	otherNum, otherDen := o.unitPrice()
	if den == otherDen {
		return cmp.Compare(num, otherNum)
	}
	hi, lo := bits.Mul64(num, otherDen)
	otherHi, otherLo := bits.Mul64(otherNum, den)
	return cmp.Or(cmp.Compare(hi, otherHi), cmp.Compare(lo, otherLo))
}

func (l *Line) unitPrice() (num, den uint64) {
	if l.Price.Known {
		return uint64(l.Price.Minor), 1
	}
	return uint64(l.Amount.Minor), uint64(l.Quantity)
}

// productKey returns the id under which units of the line are counted.
func (l *Line) productKey() string {
	if l.Product != "" {
		return l.Product
	}
	return l.SKU
}
