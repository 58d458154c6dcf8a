package rule

import (
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/discount"
)

// Applicability says which lines of a cart a discount is meant for. It is immutable.
type Applicability struct {
	included, excluded []selector
	all                bool
	lists              bool
	raw, rawExcluded   []discount.Entry
	entries            *discount.Entries
	// parts is set for an intersection, instead of the selectors.
	parts []*Applicability
}

// selector is one entry: the lines that it names, by reference or by product metadata.
type selector struct {
	ref   itemRef
	rank  int // how specific the entry is: 0 is the most
	entry int
	key   string // of product metadata
	tests []test
}

// mention is an older product rule that names discounted products instead of being evaluated.
type mention struct {
	selector
	excluded bool
}

const (
	rankSKU = iota
	rankProduct
	rankCollection
	rankMetadata
)

func rankOf(object discount.Object) int {
	switch object {
	case discount.ObjectSKU:
		return rankSKU
	case discount.ObjectCollection:
		return rankCollection
	}
	return rankProduct
}

func compileApplicability(a ApplicableTo, mentions []mention) (*Applicability, error) {
	out := &Applicability{all: a.IncludedAll, lists: a.Lists() || len(mentions) > 0, raw: a.Included, rawExcluded: a.Excluded}
	var err error
	for i, e := range a.Included {
		if err := e.Validate(fmt.Sprintf("applicable_to.included[%d]", i)); err != nil {
			return nil, err
		}
		out.included = append(out.included, selectorOf(e, i))
	}
	for i, e := range a.Excluded {
		if err := e.Validate(fmt.Sprintf("applicable_to.excluded[%d]", i)); err != nil {
			return nil, err
		}
		out.excluded = append(out.excluded, selectorOf(e, i))
	}
	for _, m := range mentions {
		if m.excluded {
			out.excluded = append(out.excluded, m.selector)
			out.rawExcluded = append(slices.Clip(out.rawExcluded), m.named())
			continue
		}
		m.entry = len(out.raw)
		out.included = append(out.included, m.selector)
		out.raw = append(slices.Clip(out.raw), m.named())
	}
	if len(out.raw) > 0 {
		out.entries, err = discount.CompileEntries(out.raw)
	}
	return out, err
}

// named is the entry with the same meaning as the older rule.
func (m *mention) named() discount.Entry {
	return discount.Entry{Object: m.ref.object, ID: m.ref.id, SourceID: m.ref.sourceID, Effect: discount.EntryEffectApplyToEvery}
}

func selectorOf(e discount.Entry, i int) selector {
	return selector{ref: itemRef{object: e.Object, id: e.ID, sourceID: e.SourceID}, rank: rankOf(e.Object), entry: i}
}

func (s *selector) matches(l *Line) bool {
	if s.rank != rankMetadata {
		return s.ref.matches(l)
	}
	v := metadataValue(l.ProductMetadata, s.key)
	for i := range s.tests {
		if !s.tests[i].holds(v, clock{}) {
			return false
		}
	}
	return true
}

// Intersect selects the lines that both select. Where both have an entry for a line, that of a counts.
func Intersect(a, b *Applicability) (*Applicability, error) {
	out := &Applicability{lists: a.lists || b.lists, parts: []*Applicability{a, b}}
	out.raw = append(append(out.raw, a.raw...), b.raw...)
	out.rawExcluded = append(append(out.rawExcluded, a.rawExcluded...), b.rawExcluded...)
	var err error
	if len(out.raw) > 0 {
		out.entries, err = discount.CompileEntries(out.raw)
	}
	return out, err
}

// Excluded lists the entries that keep lines from the discount, as configured.
func (a *Applicability) Excluded() []discount.Entry { return slices.Clone(a.rawExcluded) }

// Lists reports whether products are named, included or excluded.
func (a *Applicability) Lists() bool { return a.lists }

// Includes reports whether products are named as included: a discount on lines that then finds no line is refused.
func (a *Applicability) Includes() bool {
	if len(a.parts) > 0 {
		return a.parts[0].Includes() || a.parts[1].Includes()
	}
	return len(a.included) > 0
}

// Select says for every line of the cart whether the discount is meant for it, and through which entry. An excluded line is
// never selected. Of several entries the most specific counts (SKU, then product, then collection), the first listed among
// equals. A line without an entry is selected when everything is included or nothing was named as included.
func (a *Applicability) Select(lines []Line) discount.Selection {
	s := discount.Selection{Entries: a.entries, RuleListsProducts: a.lists}
	if a.selectsAll() {
		return s
	}
	s.Match = make([]int, len(lines))
	for i := range lines {
		s.Match[i] = a.match(&lines[i])
	}
	return s
}

// selectsAll reports whether no line can have an entry or be left out.
func (a *Applicability) selectsAll() bool {
	for _, part := range a.parts {
		if !part.selectsAll() {
			return false
		}
	}
	return len(a.included) == 0 && len(a.excluded) == 0
}

func (a *Applicability) match(l *Line) int {
	if len(a.parts) > 0 {
		return a.matchBoth(l)
	}
	for i := range a.excluded {
		if a.excluded[i].matches(l) {
			return discount.NotSelected
		}
	}
	best := -1
	for i := range a.included {
		if (best < 0 || a.included[i].rank < a.included[best].rank) && a.included[i].matches(l) {
			best = i
		}
	}
	switch {
	case best >= 0:
		return a.included[best].entry
	case a.all || len(a.included) == 0:
		return discount.NoEntry
	}
	return discount.NotSelected
}

func (a *Applicability) matchBoth(l *Line) int {
	first, second := a.parts[0].match(l), a.parts[1].match(l)
	switch {
	case first == discount.NotSelected || second == discount.NotSelected:
		return discount.NotSelected
	case first != discount.NoEntry:
		return first
	case second != discount.NoEntry:
		return len(a.parts[0].raw) + second
	}
	return discount.NoEntry
}

// refs returns all items that are named.
func (a *Applicability) refs() []itemRef {
	var refs []itemRef
	for _, list := range [][]selector{a.included, a.excluded} {
		for _, s := range list {
			refs = append(refs, s.ref)
		}
	}
	return refs
}

// mention compiles one condition of a rule that names discounted products: the product of its property, or those of its
// values. $is_not, or the value false, excludes them.
func (c *compiler) mention(out *compiled, does operation, values []any) error {
	if does != opIs && does != opIsNot {
		return fmt.Errorf("products are named by $is, $in, $is_not and $not_in only")
	}
	m := mention{excluded: does == opIsNot}
	if out.of != nil {
		m.ref, m.rank = *out.of, rankOf(out.of.object)
		m.excluded = m.excluded != (fmt.Sprint(values[0]) == "false")
		c.mentions = append(c.mentions, m)
		out.names(m)
		return nil
	}
	for _, v := range values {
		ref, err := itemOf(v, discount.Object(out.name.object))
		if err != nil {
			return fmt.Errorf("a value %w", err)
		}
		m.ref, m.rank = ref, rankOf(ref.object)
		c.mentions = append(c.mentions, m)
		out.names(m)
	}
	return nil
}

// names keeps a mention for Clause.
func (out *compiled) names(m mention) {
	condition := Condition{Operator: OperatorIs, Items: itemsOf([]itemRef{m.ref})}
	if m.excluded {
		condition.Operator = OperatorIsNot
	}
	out.named = append(out.named, condition)
}
