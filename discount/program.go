package discount

import (
	"fmt"

	"github.com/punchcardhq/punchcard/formula"
)

// Program is a discount whose formulas are parsed. It never changes: any number of goroutines may apply it at once.
type Program struct {
	discount Discount
	// figure is the formula of the one figure that the variant has; nil without one.
	figure *formula.Formula
	// units are the formulas of Discount.Units, by index; nil when none of them has one.
	units []*formula.Formula
}

// Compile parses the formulas of a discount, once for any number of applications. Validate reports a formula that cannot be
// parsed as a fault with its path; here it is an ordinary error, since a stored discount was valid.
func Compile(d Discount) (*Program, error) {
	p := &Program{}
	if err := p.Compile(&d); err != nil {
		return nil, err
	}
	return p, nil
}

// Compile makes p the program of a discount, as the function Compile does. p must not be in use yet.
func (p *Program) Compile(d *Discount) (err error) {
	*p = Program{discount: *d}
	if p.figure, err = parse(d.formula()); err != nil {
		return fmt.Errorf("compile discount: %w", err)
	}
	for i, u := range d.Units {
		if u.UnitOffFormula == "" {
			continue
		}
		if p.units == nil {
			p.units = make([]*formula.Formula, len(d.Units))
		}
		if p.units[i], err = parse(u.UnitOffFormula); err != nil {
			return fmt.Errorf("compile discount: units[%d]: %w", i, err)
		}
	}
	return nil
}

// Asks reports whether applying the program may use the catalog, the collections or the facts of the turn.
func (p *Program) Asks() bool {
	return p.discount.Type == TypeUnit || p.figure != nil || p.units != nil
}

// Discount returns the discount as it was compiled.
func (p *Program) Discount() Discount { return p.discount }

// ResolvedEffect is that of the discount.
func (p *Program) ResolvedEffect(ruleListsProducts bool) Effect {
	return p.discount.ResolvedEffect(ruleListsProducts)
}

// formula returns the text of the formula that belongs to the variant.
func (d *Discount) formula() string {
	switch d.Type {
	case TypeAmount:
		return d.AmountOffFormula
	case TypePercent:
		return d.PercentOffFormula
	case TypeFixed:
		return d.FixedAmountFormula
	case TypeUnit:
		return d.UnitOffFormula
	}
	return ""
}

func (p *Program) unitFormula(i int) *formula.Formula {
	if p.units == nil {
		return nil
	}
	return p.units[i]
}

// Entries are application rules whose formulas are parsed. They never change: any number of goroutines may use them at
// once. A nil *Entries holds no entry.
type Entries struct {
	entries []entry
	groups  []group // the different groups, in order of their first entry
}

type entry struct {
	Entry
	group  int // index into groups
	price  *formula.Formula
	quotas []quota // those that are set
}

type quota struct {
	kind  Quota
	units *int64
	limit *formula.Formula
}

// group is the key of entries whose lines are ordered and counted together.
type group struct {
	effect EntryEffect
	target Target
}

// CompileEntries parses the formulas of application rules. The indices of entries in Selection.Match and in outcomes are
// those of this slice.
func CompileEntries(list []Entry) (*Entries, error) {
	all := &Entries{entries: make([]entry, len(list))}
	for i := range list {
		e := &all.entries[i]
		e.Entry = list[i]
		e.SkipInitially, e.Repeat = max(0, e.SkipInitially), max(1, e.Repeat)
		if e.Target == "" {
			e.Target = TargetItem
		}
		e.group = all.groupOf(group{e.Effect, e.Target})
		var err error
		if e.price, err = parse(e.PriceFormula); err != nil {
			return nil, fmt.Errorf("compile entry %d: price: %w", i, err)
		}
		for kind, q := range e.Quotas {
			if q.Units == nil && q.Formula == "" {
				continue
			}
			limit, err := parse(q.Formula)
			if err != nil {
				return nil, fmt.Errorf("compile entry %d: %s: %w", i, Quota(kind).Property(), err)
			}
			e.quotas = append(e.quotas, quota{Quota(kind), q.Units, limit})
		}
	}
	return all, nil
}

func (all *Entries) groupOf(g group) int {
	for i := range all.groups {
		if all.groups[i] == g {
			return i
		}
	}
	all.groups = append(all.groups, g)
	return len(all.groups) - 1
}

// Len returns the number of entries.
func (all *Entries) Len() int {
	if all == nil {
		return 0
	}
	return len(all.entries)
}

// At returns the entry with this index, with the defaults of Repeat and Target.
func (all *Entries) At(i int) Entry { return all.entries[i].Entry }

// Uses returns the counters that the quotas of an entry need for a line of this product, so that they can be loaded before
// a turn and increased after it.
func (all *Entries) Uses(i int, product string) []QuotaUse {
	uses := make([]QuotaUse, 0, len(all.entries[i].quotas))
	for _, q := range all.entries[i].quotas {
		uses = append(uses, q.use(i, product))
	}
	return uses
}

func (q quota) use(entry int, product string) QuotaUse {
	if !q.kind.PerProduct() {
		product = ""
	}
	return QuotaUse{Quota: q.kind, Entry: entry, Product: product}
}

func parse(text string) (*formula.Formula, error) {
	if text == "" {
		return nil, nil
	}
	return formula.Parse(text)
}
