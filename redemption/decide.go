package redemption

import (
	"cmp"
	"slices"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/rule"
)

// decide works out what a request does, entry by entry, and writes nothing. Validation, redemption and qualification share
// it, so a validation never promises what a redemption refuses, except for what changed in between.
//
// It reads the view only. What it lacks is noted there, and its result means nothing until nothing is lacking.
func decide(v *view, r *Request, storing bool) (*Result, error) {
	stacking := &v.config.stacking
	if err := r.validate(stacking); err != nil {
		return nil, err
	}
	if err := v.config.settings.Schemas.Check(metadata.ObjectRedemption, r.Metadata); err != nil {
		return nil, err
	}
	room := &struct {
		decision
		first candidate
		list  [1]*candidate
	}{}
	d := &room.decision
	*d = decision{view: v, request: r, storing: storing, first: &room.first, list: room.list[:0], schemas: v.config.settings.Schemas, catalog: v, stacking: stacking, result: &Result{Stacking: stacking}}
	if err := d.resolve(); err != nil {
		return nil, err
	}
	if d.order != nil && d.customer.stored() && !r.HideExistence { // the client side must not learn whether a customer exists
		d.order.CustomerID = d.customer.Customer.ID
	}
	list, err := d.candidates()
	if err != nil {
		return nil, err
	}
	v.candidates = list
	d.run(d.sorted(list))
	return d.result, nil
}

// decision is one run of decide.
type decision struct {
	*view
	request  *Request
	stacking *project.StackingRules
	result   *Result
	customer *who // that of the result
	// storing says that the result will be written: products that lines override then count as the request has them.
	storing bool
	// schemas validate metadata of the request; a qualification, which stores nothing, has none.
	schemas *metadata.Schemas
	// omit says which rules a qualification leaves out.
	omit rule.Omission
	// asThen decides again about an order that was redeemed for: what limits have counted since does not matter.
	asThen  bool
	catalog order.Catalog

	// order is the resolved order without the effects of this request, nil when there is none; cart is the running order.
	order *order.Order
	cart  discount.Cart
	// items are those of the order as it was resolved, lines what is known of them and of lines that effects made; see line.
	items []order.Item
	lines []lineFacts
	// first is the memory of the first candidate, and list that of a list of one; nil where there is none.
	first *candidate
	list  []*candidate
	// products are those of the lines that were looked up so far.
	products []catalog.Product
	// ruled holds the lines as rules see them, for one candidate after the other.
	ruled []rule.Line
	// discounted marks lines that an entry of this request worked on, for ProductsOnce.
	discounted []bool

	// last says that no entry comes after the present one.
	last             bool
	applied          int
	appliedExclusive int
	inCategory       map[string]int
	exclusiveIn      map[string]int
	failed           bool

	guarding guarding
}

// class says how an entry is combined with others.
type class uint8

const (
	classCommon class = iota
	classExclusive
	classJoint
)

// classOf finds the class of an entry: exclusive when any of its categories is, else joint when any is.
func classOf(s *project.StackingRules, e *Entry) class {
	c := classCommon
	for _, category := range e.Categories {
		switch {
		case slices.Contains(s.Exclusive, category.ID):
			return classExclusive
		case slices.Contains(s.Joint, category.ID):
			c = classJoint
		}
	}
	return c
}

// sorted puts the candidates into the order in which they are processed. Requested order stays as sent; category hierarchy
// sorts ascending, entries without a category last. When any entry is exclusive, exclusive ones come first, joint ones after
// them (or among them, when the project says so), common ones last: those are passed over once an exclusive one applies.
func (d *decision) sorted(list []*candidate) []*candidate {
	if d.stacking.Sorting == project.SortCategoryHierarchy {
		slices.SortStableFunc(list, compareHierarchy)
	}
	if !slices.ContainsFunc(list, func(c *candidate) bool { return c.class == classExclusive }) {
		return list
	}
	rank := func(c *candidate) int {
		switch {
		case c.class == classExclusive, c.class == classJoint && d.stacking.GroupedSorting != project.GroupedJointLast:
			return 0
		case c.class == classJoint:
			return 1
		}
		return 2
	}
	slices.SortStableFunc(list, func(a, b *candidate) int { return cmp.Compare(rank(a), rank(b)) })
	return list
}

func compareHierarchy(a, b *candidate) int {
	ha, oka := a.hierarchy()
	hb, okb := b.hierarchy()
	switch {
	case oka && okb:
		return cmp.Compare(ha, hb)
	case oka:
		return -1
	case okb:
		return 1
	}
	return 0
}

// run works on the candidates one after the other, each on the order as the ones before it left it.
func (d *decision) run(list []*candidate) {
	d.result.Entries = make([]Entry, 0, len(list))
	for i, c := range list {
		d.last = i == len(list)-1
		c.Entry.Cart = d.cart
		if skip := d.passOver(c); skip != (SkipReason{}) {
			c.Status, c.Skip = EntrySkipped, skip
		} else {
			d.work(c)
		}
		d.result.Entries = append(d.result.Entries, c.Entry)
	}
	d.conclude()
}

// passOver says why an entry is skipped without being tried; zero when it is tried.
func (d *decision) passOver(c *candidate) SkipReason {
	s := d.stacking
	switch {
	case s.ApplicationMode == project.ApplicationAll && d.failed:
		return SkipPrecedingFailure
	case c.class == classCommon && d.appliedExclusive > 0:
		return SkipExclusion
	case d.applied >= s.ApplicableLimit:
		return SkipLimit
	case d.categoryFull(c):
		return SkipCategoryLimit
	case c.class == classExclusive && d.appliedExclusive >= s.ExclusiveLimit:
		return SkipExclusiveLimit
	case c.class == classExclusive && s.ExclusivePerCategory > 0 && d.anyCategory(c, func(id string) bool { return d.exclusiveIn[id] >= s.ExclusivePerCategory }):
		return SkipExclusiveCategoryLimit
	}
	return SkipReason{}
}

// categoryFull reports whether a category of the entry has all the entries it may have; its own limit beats the general one.
func (d *decision) categoryFull(c *candidate) bool {
	return d.anyCategory(c, func(id string) bool {
		limit, own := d.stacking.CategoryLimits[id]
		if !own {
			limit = d.stacking.ApplicablePerCategory
		}
		return limit > 0 && d.inCategory[id] >= limit
	})
}

func (d *decision) anyCategory(c *candidate, full func(id string) bool) bool {
	for _, category := range c.Categories {
		if full(category.ID) {
			return true
		}
	}
	return false
}

// work tries an entry on a copy of the running order and keeps the copy when the entry applies.
func (d *decision) work(c *candidate) {
	effect, refusal := d.try(c)
	d.settle(c, effect, refusal)
}

// settle says what became of an entry, and makes the effect of one that applies part of the running order.
func (d *decision) settle(c *candidate, effect effect, refusal *fault.Error) {
	if refusal != nil {
		c.Status, c.Err = EntryInapplicable, refusal
		d.failed = true
		return
	}
	if !effect.Changed && !c.spends(effect) && d.skipsNoEffect(c) {
		c.Status, c.Skip = EntrySkipped, SkipNoEffect
		return
	}
	c.Status, c.Changed = EntryApplicable, effect.Changed
	c.Entry.Cart, c.Entry.Applied = effect.Cart, effect.Cart
	c.Counted, c.exempt = effect.counted, effect.exempt
	d.keep(c, effect)
}

// keep makes the entry's effect part of the running order and counts the entry.
func (d *decision) keep(c *candidate, effect effect) {
	for i := range effect.Cart.Lines {
		if l := &effect.Cart.Lines[i]; l.AppliedDiscountAmount != 0 || l.AppliedQuantity != 0 || l.AppliedDiscountQuantity != 0 {
			for len(d.discounted) <= i {
				d.discounted = append(d.discounted, false)
			}
			d.discounted[i] = true
		}
	}
	d.cart = effect.Cart
	d.count(effect)
	d.applied++
	for _, category := range c.Categories {
		if d.inCategory == nil {
			d.inCategory, d.exclusiveIn = map[string]int{}, map[string]int{}
		}
		d.inCategory[category.ID]++
		if c.class == classExclusive {
			d.exclusiveIn[category.ID]++
		}
	}
	if c.class == classExclusive {
		d.appliedExclusive++
	}
	if !d.last { // no later entry would see it
		d.pend(c, effect)
	}
	if d.order == nil && len(d.cart.Lines) > 0 { // the effect made the first lines
		d.order = &order.Order{Status: order.StatusCreated}
	}
	if d.order != nil {
		running := *d.order
		running.OrderDiscounted = running.OrderDiscounted || effect.onOrder
		running.SetCart(d.cart, d.catalog, nil)
		d.order = &running
		c.Entry.Order = &running
	}
}

// skipsNoEffect reports whether the project passes over an entry that changes nothing; a category's own rule beats the
// general one.
func (d *decision) skipsNoEffect(c *candidate) bool {
	for _, category := range c.Categories {
		switch {
		case slices.Contains(d.stacking.NoEffectSkipCategories, category.ID):
			return true
		case slices.Contains(d.stacking.NoEffectRedeemCategories, category.ID):
			return false
		}
	}
	return d.stacking.NoEffect == project.NoEffectSkip
}

// mode is the base from which the entry's percentages and fixed prices are computed.
func (d *decision) mode(c *candidate) discount.Mode {
	for _, category := range c.Categories {
		switch {
		case slices.Contains(d.stacking.InitialAmountCategories, category.ID):
			return discount.ModeInitialAmount
		case slices.Contains(d.stacking.DiscountedAmountCategories, category.ID):
			return discount.ModeDiscountedAmount
		}
	}
	return discount.Mode(d.stacking.CalculationMode)
}

// conclude fills the result. In ALL mode one entry that does not apply makes the whole invalid; entries that were passed
// over for limits never do.
func (d *decision) conclude() {
	d.result.Valid = d.applied > 0 && !(d.failed && d.stacking.ApplicationMode == project.ApplicationAll)
	d.result.Cart = d.cart
	d.writeGuard()
	d.result.Order = d.order
	d.result.TrackingID = d.visibleTrackingID()
}
