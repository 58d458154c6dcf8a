package rule

import (
	"cmp"
	"slices"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
)

// maxBundles is how many bundles one cart can count at most.
const maxBundles = 100

// Bundle is what was found of a product bundle in a cart.
type Bundle struct {
	// Quantity is the number of whole bundles, at most Limit; 0 when something is missing.
	Quantity, Limit int64
	// Fixed says that the discount does not grow with Quantity.
	Fixed bool
	// Identified are the units that belong to the bundles or, when Quantity is 0, to the incomplete one.
	Identified []BundleItem
	// Missing is what the first bundle lacks; it is empty when Quantity is above 0.
	Missing []MissingItem
}

// Multiplier is how many times the discount counts, as in discount.Turn: 0 when it is not multiplied.
func (b Bundle) Multiplier() int64 {
	if b.Fixed {
		return 0
	}
	return b.Quantity
}

// BundleItem is units of one cart line that belong to a bundle.
type BundleItem struct {
	ID        string
	Object    discount.Object // product or SKU
	ItemIndex int
	Quantity  int64
}

// MissingItem is units of a part that the cart does not have.
type MissingItem struct {
	ID       string
	Object   discount.Object
	Quantity int64
}

// bundle is a compiled bundle: its parts in the order of their numbers.
type bundle struct {
	parts []bundlePart
	limit int64
	fixed bool
}

type bundlePart struct {
	ref   itemRef
	units int64
}

func (c *compiler) bundleRules(b *BundleRules) (*bundle, error) {
	if b == nil || len(b.Rules) == 0 {
		return nil, nil
	}
	if b.Limit < 0 || b.Limit > maxBundles {
		return nil, fault.Payload("bundle_rules.limit", "must be 1 to %d (actual value is '%d')", maxBundles, b.Limit)
	}
	out := &bundle{limit: max(1, int64(b.Limit)), fixed: b.Fixed}
	parts, err := ruleNumbers(b.Expression, parent{})
	if err != nil {
		return nil, err
	}
	// The parts are ordinary product rules; compiling them as such checks names, operators, logic and the limit of rules.
	root, err := c.expression(b.Expression, parent{})
	if err != nil {
		return nil, err
	}
	if !conjunction(root, len(parts)) {
		return nil, malformed("Logic '%s' of bundle rules must join all parts with 'and'", shorten(b.Logic))
	}
	for _, number := range parts {
		part, err := compileBundlePart(b.Rules[number], number)
		if err != nil {
			return nil, err
		}
		out.parts = append(out.parts, part)
	}
	return out, nil
}

// conjunction reports whether an expression requires each of its n rules.
func conjunction(x *node, n int) bool {
	named := make(map[string]bool)
	var only func(*node) bool
	only = func(x *node) bool {
		if x.rule != nil {
			named[x.rule.path] = true
		}
		return x.junction != junctionOr && !slices.ContainsFunc(x.parts, func(part *node) bool { return !only(part) })
	}
	return only(x) && len(named) == n
}

func compileBundlePart(r Rule, number string) (part bundlePart, err error) {
	refused := func(problem string) (bundlePart, error) {
		return part, malformed("Part '%s' of the bundle rules %s", number, problem)
	}
	n, _ := nameOf(r.Name)
	if n.fact != factLines || n.lines != quantifierAny || n.object != "" {
		return refused("must be a rule 'order.items.any'")
	}
	if len(r.Conditions) != 1 || len(r.Conditions[OperatorIs]) != 1 {
		return refused("must name exactly one product, SKU or collection with '$is'")
	}
	if r.Error != "" {
		return refused("must not have an error message")
	}
	if part.ref, err = itemOf(r.Conditions[OperatorIs][0], ""); err != nil {
		return refused(err.Error())
	}
	const want = "must have one rule 'order.items.aggregated_quantity' with '$is' and the number of units, at least 1"
	if len(r.Rules) != 1 {
		return refused(want)
	}
	for _, units := range r.Rules {
		values := units.Conditions[OperatorIs]
		n, _ := nameOf(units.Name)
		if n.fact != factSumQuantity || !n.below || len(units.Conditions) != 1 || len(values) != 1 || len(units.Rules) > 0 || units.Error != "" {
			return refused(want)
		}
		o, err := operandOf(values[0], readsOneCount)
		if part.units, _ = o.num.integer(); err != nil || part.units < 1 {
			return refused(want)
		}
	}
	return part, nil
}

// HasBundle reports whether the set requires a product bundle.
func (p *Program) HasBundle() bool { return p.bundle != nil }

// Bundle looks for the set's bundle in a cart. Each unit belongs to one part only. Parts that name an SKU take their units
// first, then those that name a product, then collections, each in the order of their numbers and walking the cart from its
// first line: so "two drinks and a cola" is found among a cola and two teas. Without bundle rules it returns the zero Bundle.
func (p *Program) Bundle(lines []Line) Bundle {
	if p.bundle == nil {
		return Bundle{}
	}
	b := p.bundle
	free := make([]int64, len(lines))
	for i := range lines {
		free[i] = lines[i].Quantity
	}
	out := Bundle{Limit: b.limit, Fixed: b.fixed}
	taken := make([]int64, len(b.parts)*len(lines))
	for out.Quantity < b.limit {
		this := make([]int64, len(taken))
		missing := b.take(lines, free, this)
		if len(missing) > 0 && out.Quantity > 0 {
			break
		}
		for i, n := range this {
			taken[i] += n
		}
		if len(missing) > 0 {
			out.Missing = missing
			break
		}
		out.Quantity++
	}
	for i, n := range taken {
		if n > 0 {
			part, line := i/len(lines), i%len(lines)
			out.Identified = append(out.Identified, b.parts[part].identified(&lines[line], line, n))
		}
	}
	return out
}

// take moves the units of one bundle from free to taken, a table of parts by lines, and returns what is missing.
func (b *bundle) take(lines []Line, free, taken []int64) []MissingItem {
	var missing []MissingItem
	lacks := make([]int64, len(b.parts))
	for _, k := range b.bySpecificity() {
		want := b.parts[k].units
		for i := range lines {
			if want == 0 {
				break
			}
			if n := min(want, free[i]); n > 0 && b.parts[k].ref.matches(&lines[i]) {
				free[i] -= n
				taken[k*len(lines)+i] += n
				want -= n
			}
		}
		lacks[k] = want
	}
	for k, n := range lacks {
		if n > 0 {
			id, object := b.parts[k].ref.id, b.parts[k].ref.object
			missing = append(missing, MissingItem{ID: cmp.Or(id, b.parts[k].ref.sourceID), Object: object, Quantity: n})
		}
	}
	return missing
}

func (b *bundle) bySpecificity() []int {
	order := make([]int, len(b.parts))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(x, y int) int {
		return rankOf(b.parts[x].ref.object) - rankOf(b.parts[y].ref.object)
	})
	return order
}

// identified names units of a line as the part does; a collection is answered with the line's own SKU or product.
func (p bundlePart) identified(l *Line, index int, units int64) BundleItem {
	item := BundleItem{Object: discount.ObjectProduct, ID: cmp.Or(l.ProductID, l.ProductSourceID), ItemIndex: index, Quantity: units}
	sku := cmp.Or(l.SKUID, l.SKUSourceID)
	if sku != "" && (p.ref.object == discount.ObjectSKU || p.ref.object != discount.ObjectProduct && !p.ref.names(l.ProductID, l.ProductSourceID)) {
		item.Object, item.ID = discount.ObjectSKU, sku
	}
	return item
}
