package wording

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/rule"
)

// Names are the names of what ids stand for, by id.
type Names map[string]string

// Ids are those that sentences mention, each once. An item that may be a product, an SKU or a collection is in all three lists.
type Ids struct {
	Segments, Tiers, Products, SKUs, Collections, Locations []string
}

// Reader reads the names of all ids in one go. An id that nothing has any more gets no name.
type Reader interface {
	Names(ctx context.Context, ids Ids) (Names, error)
}

// AddRules adds what a set of rules mentions.
func (i *Ids) AddRules(rules rule.Rules) {
	if c, ok := clauseOf(rules.Expression); ok {
		i.addClause(c)
	}
	if c, ok := bundleOf(rules); ok {
		i.addClause(c)
	}
	for _, list := range [][]discount.Entry{rules.ApplicableTo.Included, rules.ApplicableTo.Excluded} {
		for _, e := range list {
			i.addItem(rule.Item{Object: e.Object, ID: e.ID})
		}
	}
}

// AddDiscount adds the products that a discount gives. Those that it has the names of need none.
func (i *Ids) AddDiscount(d *discount.Discount) {
	if d == nil {
		return
	}
	for _, id := range append(d.UnitTypes(), d.UnitType) {
		i.addItem(rule.Item{ID: id})
	}
}

func (i *Ids) addClause(c rule.Clause) {
	for _, condition := range c.Conditions {
		switch rule.KindOf(c.Name) {
		case rule.ValueSegments:
			addID(&i.Segments, condition.Values...)
		case rule.ValueTiers:
			addID(&i.Tiers, condition.Values...)
		}
		for _, item := range condition.Items {
			i.addItem(item)
		}
	}
	for _, below := range c.Below {
		i.addClause(below)
	}
}

func (i *Ids) addItem(item rule.Item) {
	if item.Object != discount.ObjectSKU && item.Object != discount.ObjectCollection {
		addID(&i.Products, item.ID)
	}
	if item.Object != discount.ObjectProduct && item.Object != discount.ObjectCollection {
		addID(&i.SKUs, item.ID)
	}
	if item.Object == discount.ObjectCollection || item.Object == "" {
		addID(&i.Collections, item.ID)
	}
}

func addID(to *[]string, ids ...string) {
	for _, id := range ids {
		if id != "" && !slices.Contains(*to, id) {
			*to = append(*to, id)
		}
	}
}

// named is the name of an id, or the id itself.
func (w Writer) named(id string) string {
	if name := w.Names[id]; name != "" {
		return w.quote(name)
	}
	return w.quote(id)
}

func (w Writer) items(items []rule.Item) []string {
	said := make([]string, len(items))
	for i, item := range items {
		id := item.ID
		if id == "" {
			id = item.SourceID
		}
		said[i] = w.named(id)
		if item.Object == discount.ObjectCollection {
			said[i] = w.say("in_collection", "name", said[i])
		}
	}
	return said
}

// bundleOf is what the bundle rules of a set ask, as a clause.
func bundleOf(rules rule.Rules) (rule.Clause, bool) {
	if rules.BundleRules == nil {
		return rule.Clause{}, false
	}
	return clauseOf(rules.BundleRules.Expression)
}

// clauseOf is what an expression asks. A stored one compiles; one that does not says nothing.
func clauseOf(x rule.Expression) (rule.Clause, bool) {
	p, err := rule.Compile(rule.Rules{Expression: x})
	if err != nil {
		return rule.Clause{}, false
	}
	return p.Clause()
}
