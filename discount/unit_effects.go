package discount

import "slices"

// giveUnits computes the unit effects on one product, or on a collection.
func (s *step) giveUnits(p *Program, effect Effect) {
	d := &p.discount
	off, from := s.wholeFigure(p.figure, d.UnitOff)
	show(s, &s.shown.UnitOff, off, from)
	off = min(times(off, s.bundles), MaxQuantity)
	if effect == EffectAddSameItems {
		s.addSame(d.UnitType, off)
		return
	}
	good := s.addUnits(effect, d.UnitType, off)
	s.shown.Product, s.shown.SKU = good.references(d.Product, d.SKU)
}

// giveMany computes EffectAddManyItems: each member in turn, on the cart as the one before it left it.
func (s *step) giveMany(p *Program) {
	s.shown.Units = slices.Clone(p.discount.Units)
	for i, u := range p.discount.Units {
		shown := &s.shown.Units[i]
		shown.UnitOffFormula = ""
		off, from := s.wholeFigure(p.unitFormula(i), u.UnitOff)
		if from == fromFormula {
			shown.UnitOff, s.dynamic = &off, true
		}
		if shown.Effect == "" {
			shown.Effect = EffectAddMissingItems
		}
		good := s.addUnits(shown.Effect, u.UnitType, min(times(off, s.bundles), MaxQuantity))
		shown.Product, shown.SKU = good.references(u.Product, u.SKU)
	}
}

// references returns the product and SKU for answers: those of the catalog, or else the stored ones.
func (g Good) references(product, sku *Reference) (*Reference, *Reference) {
	if g.Product != nil || g.SKU != nil {
		return g.Product, g.SKU
	}
	return product, sku
}

// addUnits computes EffectAddNewItems and EffectAddMissingItems for one product, off being unit_off times the bundles.
//
//	ADD_NEW      adds off units and makes exactly these free
//	ADD_MISSING  adds what the cart lacks to hold off units, and makes off units free, those already there first
//
// With one unit in the cart, ADD_NEW 22 leads to 23 units of which 22 are free, and ADD_MISSING 22 to 22 free units. Units
// are added to the first line of the product, or to a new line at the end. The amount of the cart grows by their price, and
// the lines get the price of the free units off. A product without a price changes quantities only. A unit that an earlier
// effect has made free is not given again.
func (s *step) addUnits(effect Effect, unitType string, off int64) Good {
	good, found := s.find(unitType)
	lines := s.linesOf(good)
	open := s.open(lines)
	if !found || len(open) == 0 && len(lines) > 0 {
		return good
	}
	add := off
	if effect == EffectAddMissingItems {
		for _, line := range lines {
			add -= s.cart.Lines[line].Quantity
		}
		add = max(0, add)
		free := off
		for _, line := range open {
			free -= s.makeFree(line, free)
		}
	}
	if add > 0 {
		s.makeFree(s.place(open, good, add), add)
	}
	return good
}

// addSame computes EffectAddSameItems: free units of the products of a collection that are in the cart, one of each in
// turn and in the order of the cart, until off units are given. Seven over three products give 3, 2 and 2.
func (s *step) addSame(collection string, off int64) {
	if s.turn.InCollection == nil {
		return
	}
	var lines []int
	for line := range s.turn.Cart.Lines {
		if s.turn.InCollection(collection, line) && !s.isLeftOut(line) && s.cart.Lines[line].Quantity > 0 &&
			!slices.ContainsFunc(lines, func(other int) bool { return s.sameGood(line, other) }) {
			lines = append(lines, line)
		}
	}
	for i, line := range lines {
		n := off / int64(len(lines))
		if int64(i) < off%int64(len(lines)) {
			n++
		}
		if n > 0 {
			s.addTo(line, n)
			s.makeFree(line, n)
		}
	}
}

func (s *step) sameGood(a, b int) bool {
	l, o := &s.cart.Lines[a], &s.cart.Lines[b]
	return l.Product == o.Product && l.SKU == o.SKU && l.productKey() != ""
}

// find returns the product or SKU that a unit type names. One that the catalog does not know may still be in the cart.
func (s *step) find(unitType string) (good Good, found bool) {
	if s.turn.Catalog != nil {
		if good, found = s.turn.Catalog(unitType); found {
			return good, true
		}
	}
	for i := range s.cart.Lines {
		switch l := &s.cart.Lines[i]; unitType {
		case "":
		case l.SKU:
			return Good{ProductID: l.Product, SKUID: l.SKU}, true
		case l.Product:
			return Good{ProductID: l.Product}, true
		}
	}
	return Good{}, false
}

// linesOf returns the lines of a product, with all its SKUs, or those of one SKU.
func (s *step) linesOf(good Good) (lines []int) {
	for i := range s.cart.Lines {
		l := &s.cart.Lines[i]
		if good.SKUID != "" && l.SKU == good.SKUID || good.SKUID == "" && good.ProductID != "" && l.Product == good.ProductID {
			lines = append(lines, i)
		}
	}
	return lines
}

// open returns the lines that may get a discount.
func (s *step) open(lines []int) []int {
	if !slices.ContainsFunc(lines, s.isLeftOut) {
		return lines
	}
	return slices.DeleteFunc(slices.Clone(lines), s.isLeftOut)
}

func (s *step) isLeftOut(line int) bool {
	out := s.turn.Selection.LeftOut
	return line < len(out) && out[line]
}

// place adds units to the first of the lines, or to a new line when there is none, and returns the index of the line.
func (s *step) place(lines []int, good Good, units int64) (line int) {
	if len(lines) > 0 {
		line = lines[0]
	} else {
		line = len(s.cart.Lines)
		created := Line{Product: good.ProductID, SKU: good.SKUID, Price: good.Price}
		created.Amount.Known = good.Price.Known
		created.InitialAmount.Known = good.Price.Known
		s.cart.Lines = append(s.cart.Lines, created)
	}
	s.addTo(line, units)
	return line
}

// addTo adds units to a line, and their price to the line and the order.
func (s *step) addTo(line int, units int64) {
	l := &s.cart.Lines[line]
	l.UnitEffect = true
	if l.Amount.Known && l.hasUnitValue() {
		before := l.Amount.Minor
		l.Amount.Minor = plus(before, l.value(units))
		s.raise(l.Amount.Minor - before)
	}
	l.Quantity += units
}

// raise changes the amount of the order. An unknown amount counts as zero.
func (s *step) raise(by int64) {
	if !s.cart.Amount.Known {
		s.cart.Amount, s.cart.InitialAmount = Minor(0), Minor(0)
	}
	s.cart.Amount.Minor = max(0, s.cart.Amount.Minor+by)
	s.left += by
}

// makeFree makes at most n units of a line free that are not free yet, and returns how many.
func (s *step) makeFree(line int, n int64) int64 {
	l := &s.cart.Lines[line]
	n = max(0, min(n, l.Quantity-l.DiscountQuantity))
	if n == 0 {
		return 0
	}
	l.UnitEffect = true
	l.DiscountQuantity += n
	if l.Amount.Known {
		s.offLine(line, l.value(n))
	}
	return n
}
