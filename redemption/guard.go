package redemption

import (
	"encoding/json"
	"slices"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
)

// guarding is what a decision knows for the discount guard of the project. Without one, and without payments, it stays empty.
type guarding struct {
	stands discount.Standing
	// within says that the order kept all bounds before the request. Then it keeps them afterwards, unless an exempt replacement takes goods away that
	// bear a part of the discounts.
	within bool
}

// beginGuard learns how the discounts of the resolved order count.
func (d *decision) beginGuard() {
	d.guarding = guarding{stands: d.order.Standing()}
	if d.config.guard != nil {
		d.guarding.within = d.guard().Holds(d.cart)
	}
}

// guard is the guard of the project at this point of the decision.
func (d *decision) guard() *discount.Guard {
	of := d.config.guard
	g := &discount.Guard{Ceilings: of.Ceilings, Refuse: of.Mode == project.GuardRefuse, Stands: d.guarding.stands}
	if of.FloorMetadata != "" {
		g.Floor = d.floor
	}
	return g
}

// guardOf is the guard that bounds a candidate, nil for one that is exempt and where there is no guard.
func (d *decision) guardOf(c *candidate) *discount.Guard {
	if d.config.guard == nil || d.exempt(c) {
		return nil
	}
	return d.guard()
}

// tellGuard keeps what the guard made of a candidate's effect, and returns why it refuses.
func (d *decision) tellGuard(c *candidate, g *discount.Guarded) *fault.Error {
	c.Guarded, c.Guard = false, nil
	if g == nil {
		return nil
	}
	if c.Guarded = g.Cut; d.request.Explain {
		c.Guard = g
	}
	return g.Refusal
}

func (d *decision) exempt(c *candidate) bool {
	g := d.config.guard
	return g != nil && (g.Exempts(c.CampaignID) || slices.ContainsFunc(c.Categories, func(of catalog.Category) bool { return g.Exempts("", of.ID) }))
}

// floor is the least price of a unit of a line: the number in the metadata of its SKU, else of its product, rounded up.
func (d *decision) floor(i int, l *discount.Line) int64 {
	var facts lineFacts
	if i < len(d.cart.Lines) {
		facts = d.line(i)
	} else {
		facts = d.factsOf(&order.Item{ProductID: l.Product, SKUID: l.SKU})
	}
	var of []metadata.Map
	if facts.sku != nil {
		of = append(of, facts.sku.Metadata)
	}
	if facts.product != nil {
		of = append(of, facts.product.Metadata)
	}
	for _, m := range of {
		value, _ := m.Get(d.config.guard.FloorMetadata)
		if n, ok := value.(json.Number); ok {
			price, err := decimal.NewFromString(string(n))
			if err == nil {
				return max(0, discount.Round(price.Ceil()))
			}
		}
	}
	return 0
}

// count keeps how the discount of an applied entry counts. The lists are those of other decisions, too, and are not changed in place.
func (d *decision) count(e effect) {
	switch {
	case e.Guarded != nil:
		d.guarding.stands = e.Guarded.Stands
	case e.pays || e.exempt:
		s := &d.guarding.stands
		s.Uncounted += e.Cart.AppliedDiscountAmount
		if e.Cart.AppliedLineDiscountAmount() != 0 {
			lines := make([]int64, len(e.Cart.Lines))
			copy(lines, s.UncountedOf)
			for i := range lines {
				lines[i] += e.Cart.Lines[i].AppliedDiscountAmount
			}
			s.UncountedOf = lines
		}
		if d.guarding.within && slices.ContainsFunc(e.Cart.Lines, func(l discount.Line) bool { return l.AppliedQuantity < 0 }) {
			d.guarding.within = d.guard().Holds(e.Cart)
		}
	}
}

// writeGuard keeps on the order what the next decision, and an audit, have to know of its discounts.
func (d *decision) writeGuard() {
	guard := d.config.guard
	if d.order == nil || guard == nil && d.order.Guard == nil && d.guarding.stands.Uncounted == 0 && d.guarding.stands.UncountedOf == nil {
		return
	}
	o := *d.order
	was := o.Items
	if guard == nil {
		o.SetGuard(discount.Standing{Uncounted: d.guarding.stands.Uncounted, UncountedOf: d.guarding.stands.UncountedOf}, nil, nil)
	} else {
		var floors []int64
		if guard.FloorMetadata != "" {
			floors = make([]int64, len(d.cart.Lines))
			for i := range floors {
				floors[i] = d.floor(i, &d.cart.Lines[i])
			}
		}
		var bounds *discount.Ceilings
		if d.guarding.within {
			bounds = &guard.Ceilings
		}
		o.SetGuard(d.guarding.stands, bounds, floors)
	}
	d.order = &o
	d.result.replaceLines(was, o.Items)
}

// ungive takes from an order what the guard knows of redemptions that are taken back. Discounts only fall, so that the order keeps its bounds,
// unless a replacement is taken back: what it had moved counts for other lines then.
func ungive(o *order.Order, taken []*Record) {
	stands, bounds := o.Standing(), o.Bounds()
	if bounds == nil && stands.Uncounted == 0 && stands.UncountedOf == nil {
		return
	}
	floors := make([]int64, len(o.Items))
	for i := range o.Items {
		if g := o.Items[i].Guard; g != nil {
			floors[i] = g.Floor
		}
	}
	for _, t := range taken {
		step := t.Applied.Step(o)
		for i := range step.Lines {
			if step.Lines[i].AppliedQuantity < 0 {
				bounds = nil
			}
			if !t.Applied.counts() && i < len(stands.UncountedOf) {
				stands.UncountedOf[i] = max(0, stands.UncountedOf[i]-step.Lines[i].AppliedDiscountAmount)
			}
		}
		if !t.Applied.counts() {
			stands.Uncounted = max(0, stands.Uncounted-t.Applied.Order)
		}
	}
	o.SetGuard(stands, bounds, floors)
}
