package discount

import "slices"

// clone returns a cart that shares no line with c, has capacity for a few more, and no applied figures.
func (c Cart) clone(more int) Cart {
	lines := make([]Line, len(c.Lines), len(c.Lines)+more)
	copy(lines, c.Lines)
	for i := range lines {
		l := &lines[i]
		l.AppliedDiscountAmount, l.AppliedDiscountQuantity = 0, 0
		l.AppliedQuantity, l.AppliedQuantityAmount = 0, 0
	}
	c.Lines = lines
	c.AppliedDiscountAmount = 0
	return c
}

// untouched reports whether nothing was applied to the lines, now or, by a replacement, ever: then another cart may have the same ones.
func (c Cart) untouched() bool {
	for i := range c.Lines {
		l := &c.Lines[i]
		if l.AppliedDiscountAmount != 0 || l.AppliedDiscountQuantity != 0 || l.AppliedQuantity != 0 || l.AppliedQuantityAmount != 0 || l.Replacements != nil {
			return false
		}
	}
	return true
}

// shares reports whether two carts have the very same lines.
func (c Cart) shares(other Cart) bool {
	return len(c.Lines) == len(other.Lines) && len(c.Lines) > 0 && &c.Lines[0] == &other.Lines[0]
}

// Since returns the cart with the applied figures that lead from start to it, and with only those replacements that were
// made since: so the last cart of a request has the effect of the whole request.
func (c Cart) Since(start Cart) Cart {
	if c.shares(start) && c.untouched() {
		c.apply(start)
		return c
	}
	c.Lines = slices.Clone(c.Lines)
	c.apply(start)
	for i := range c.Lines {
		if i < len(start.Lines) {
			c.Lines[i].Replacements = c.Lines[i].Replacements[len(start.Lines[i].Replacements):]
		}
	}
	return c
}

// Untouched returns the cart with zero applied figures: the result of an entry that changes no figure.
func (c Cart) Untouched() Cart {
	if c.untouched() {
		c.AppliedDiscountAmount = 0
		return c
	}
	c.Lines = slices.Clone(c.Lines)
	c.apply(c)
	return c
}

// apply sets the applied figures of c, which was made from start, and reports whether anything is different. Lines are only
// ever appended, so the same index is the same line.
func (c *Cart) apply(start Cart) (changed bool) {
	c.AppliedDiscountAmount = c.DiscountAmount - start.DiscountAmount
	changed = c.AppliedDiscountAmount != 0 || c.Amount != start.Amount || len(c.Lines) != len(start.Lines)
	if c.shares(start) && c.untouched() {
		return changed
	}
	for i := range c.Lines {
		l, from := &c.Lines[i], Line{}
		if i < len(start.Lines) {
			from = start.Lines[i]
		}
		l.AppliedDiscountAmount = l.DiscountAmount - from.DiscountAmount
		l.AppliedDiscountQuantity = l.DiscountQuantity - from.DiscountQuantity
		l.AppliedQuantity = l.Quantity - from.Quantity
		l.AppliedQuantityAmount = l.Amount.Minor - from.Amount.Minor
		changed = changed || l.AppliedDiscountAmount != 0 || l.AppliedDiscountQuantity != 0 ||
			l.AppliedQuantity != 0 || l.AppliedQuantityAmount != 0
	}
	return changed
}

// Undo returns the cart without the effect of one step: its applied figures are subtracted, on the order and line by line.
// The step is the cart that an effect returned, or one with the same lines. Other steps on the same order stay. A line that
// the step had created stays with no units, so that the indices of the others keep their meaning.
func (c Cart) Undo(step Cart) Cart {
	before := c
	c = c.clone(0)
	c.DiscountAmount = max(0, c.DiscountAmount-step.AppliedDiscountAmount)
	for i := range c.Lines {
		if i >= len(step.Lines) {
			break
		}
		l, done := &c.Lines[i], step.Lines[i]
		l.DiscountAmount = max(0, l.DiscountAmount-done.AppliedDiscountAmount)
		l.DiscountQuantity = max(0, l.DiscountQuantity-done.AppliedDiscountQuantity)
		l.Quantity = max(0, l.Quantity-done.AppliedQuantity)
		if l.Amount.Known {
			amount := max(0, l.Amount.Minor-done.AppliedQuantityAmount)
			c.Amount.Minor = max(0, c.Amount.Minor+amount-l.Amount.Minor)
			l.Amount.Minor = amount
		}
	}
	c.apply(before)
	return c
}
