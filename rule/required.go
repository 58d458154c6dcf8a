package rule

// RequiredIDs returns ids of which some line of the cart must have one for the rules to hold: ids or source ids of products, SKUs or
// collections. For a cart without them the rules fail in every evaluation of rules about products. It is nil where there are no
// such ids. The list must not be changed.
func (p *Program) RequiredIDs() []string { return p.requiredIDs }

// AsksProducts reports whether rules about order lines are evaluated.
func (o Omission) AsksProducts() bool { return o&topicProducts == 0 }

// IDs calls yield with each id by which RequiredIDs may name the line.
func (l *Line) IDs(yield func(id string) bool) {
	for _, id := range [...]string{l.ProductID, l.ProductSourceID, l.SKUID, l.SKUSourceID} {
		if id != "" && !yield(id) {
			return
		}
	}
	for _, id := range l.Collections {
		if !yield(id) {
			return
		}
	}
}

// required collects the ids without which an expression cannot hold: of "and" the shortest list of its parts; of "or" the lists of
// all parts, if each has one.
func (x *node) required() (ids []string) {
	if x == nil {
		return nil
	}
	if x.rule != nil {
		return x.rule.required()
	}
	for i, part := range x.parts {
		of := part.required()
		switch {
		case x.junction == junctionAnd:
			ids = fewer(ids, of)
		case of == nil:
			return nil
		case i == 0:
			ids = of
		default:
			ids = append(ids[:len(ids):len(ids)], of...)
		}
	}
	return ids
}

// required returns the ids of a product filter. A rule that excludes products needs none.
func (r *compiled) required() (ids []string) {
	if r.name.fact != factLines || r.lines == quantifierNone {
		return nil
	}
	if r.of != nil {
		ids = namesOf([]itemRef{*r.of})
	}
	ids = fewer(ids, namesOf(r.filter.from))
	for _, t := range r.filter.tests {
		if !t.not {
			ids = fewer(ids, namesOf(t.refs))
		}
	}
	return ids
}

func namesOf(refs []itemRef) (ids []string) {
	for _, r := range refs {
		for _, id := range [...]string{r.id, r.sourceID} {
			if id != "" {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// fewer returns the shorter of two lists; nil means everything.
func fewer(a, b []string) []string {
	if a == nil || b != nil && len(b) < len(a) {
		return b
	}
	return a
}
