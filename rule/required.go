package rule

// requirement is something without which a set of rules certainly fails: one of some values, or a fact within a limit.
type requirement struct {
	// anyOf are values of which the facts must have one.
	anyOf []condition
	// limit is what a fact must reach, where anyOf is empty.
	limit limit
	// topics are those of the rules that want it. It counts only where none of them is left out.
	topics Omission
}

// condition is one value of one fact. Two values that operators find equal have the same text; a few that they tell apart have it, too.
type condition struct {
	asked
	value string
}

// asked is a fact that has values to look up, with the key of metadata.
type asked struct {
	fact     fact
	property string
}

// limit is a comparison with one operand, the operand included even where the operator leaves it out.
type limit struct {
	measured
	operand operand
}

// measured is a fact as a number, and whether the limit is the most that it may be, or the least.
type measured struct {
	asked
	as   measure
	most bool
}

// reached reports whether a number is within a limit.
func (m measured) reached(n, limit number) bool {
	if m.most {
		return n.compare(limit) <= 0
	}
	return n.compare(limit) >= 0
}

// measure is the number that a comparison makes of a value.
type measure uint8

const (
	measureNumber  measure = iota // a number as it is
	measureInstant                // a date or an instant: milliseconds since 1970
	measureDaysAgo                // a date: calendar days before today, negative for days to come
)

// limits are the operators that set a limit.
var limits = map[operation]measured{
	opMore:        {as: measureNumber},
	opMoreOrEqual: {as: measureNumber},
	opLess:        {as: measureNumber, most: true},
	opLessOrEqual: {as: measureNumber, most: true},
	opAfter:       {as: measureInstant},
	opBefore:      {as: measureInstant, most: true},
	opMoreAgo:     {as: measureDaysAgo},
	opLessAgo:     {as: measureDaysAgo, most: true},
}

// required lists requirements of an expression, each of which it fails without: those of all parts of "and"; of "or" the alternatives of
// all parts, if each has some.
func (x *node) required() (all []requirement) {
	if x == nil {
		return nil
	}
	if x.rule != nil {
		return x.rule.required()
	}
	if x.junction == junctionAnd {
		for _, part := range x.parts {
			all = append(all, part.required()...)
		}
		return all
	}
	var either requirement
	for _, part := range x.parts {
		fewest := fewestOf(part.required())
		if fewest == nil {
			return nil
		}
		either.anyOf = append(either.anyOf, fewest.anyOf...)
		either.topics |= fewest.topics
	}
	return []requirement{either}
}

// fewestOf returns the requirement with the fewest values, or nil without any that names values.
func fewestOf(all []requirement) (fewest *requirement) {
	for i := range all {
		if r := &all[i]; len(r.anyOf) > 0 && (fewest == nil || len(r.anyOf) < len(fewest.anyOf)) {
			fewest = r
		}
	}
	return fewest
}

// required lists the requirements of one rule.
func (r *compiled) required() (all []requirement) {
	switch r.name.fact {
	case factLines:
		return r.requiredLines()
	case factOrderInitialAmount, factCustomerSegment, factCustomerLoyaltyTier, factCustomerMetadata, factOrderMetadata, factRedemptionMetadata,
		factAPIKey, factUser:
	default:
		return nil
	}
	of := asked{r.name.fact, r.property}
	for _, t := range r.tests {
		if by, is := limits[t.does]; is {
			by.asked = of
			all = append(all, requirement{limit: limit{by, t.operands[0]}, topics: r.name.topic})
		}
		if t.does != opIs {
			continue
		}
		one := requirement{topics: r.name.topic}
		for _, o := range t.operands {
			text := o.text
			if !r.name.isMembership() {
				text = spelled(o.num, o.numeric, text)
			}
			one.anyOf = append(one.anyOf, condition{of, text})
		}
		all = append(all, one)
	}
	return all
}

// requiredLines lists the products, SKUs and collections of a product filter. A rule that excludes products needs none.
func (r *compiled) requiredLines() (all []requirement) {
	if r.lines == quantifierNone {
		return nil
	}
	add := func(refs ...itemRef) {
		one := requirement{topics: r.name.topic}
		for _, ref := range refs {
			for _, id := range [...]string{ref.id, ref.sourceID} {
				if id != "" {
					one.anyOf = append(one.anyOf, condition{asked{fact: factLines}, id})
				}
			}
		}
		if one.anyOf != nil {
			all = append(all, one)
		}
	}
	if r.of != nil {
		add(*r.of)
	}
	add(r.filter.from...)
	for _, t := range r.filter.tests {
		if !t.not {
			add(t.refs...)
		}
	}
	return all
}

// spelled is a value as conditions write it: numbers that are equal alike, whether they are sent as numbers or as texts.
func spelled(n number, numeric bool, text string) string {
	if numeric {
		return n.String()
	}
	return text
}

// isMembership says that the rule asks what the customer is in. Those ids are compared as they are, since Needs names them so.
func (n *name) isMembership() bool {
	return n.fact == factCustomerSegment || n.fact == factCustomerLoyaltyTier
}

// value returns what the facts say of an asked fact, other than of order lines.
func (f *Facts) value(of asked) value {
	switch {
	case of.fact == factAPIKey:
		return textOrAbsent(f.APIKey)
	case of.fact == factUser:
		return textOrAbsent(f.User)
	case of.fact == factRedemptionMetadata:
		return metadataValue(f.Metadata, of.property)
	case of.fact == factOrderMetadata && f.Order != nil:
		return metadataValue(f.Order.Metadata, of.property)
	case of.fact == factOrderInitialAmount && f.Order != nil && f.Order.InitialAmount.Known:
		return number64(f.Order.InitialAmount.Minor)
	case of.fact == factCustomerMetadata && f.Customer != nil:
		return metadataValue(f.Customer.Metadata, of.property)
	case of.fact == factCustomerSegment && f.Customer != nil:
		return value{kind: valueIDs, ids: f.Customer.Segments}
	case of.fact == factCustomerLoyaltyTier && f.Customer != nil:
		return value{kind: valueIDs, ids: f.Customer.LoyaltyTiers}
	}
	return value{}
}

// spellings calls yield with each value of a fact, as conditions write it.
func (f *Facts) spellings(of asked, yield func(text string)) {
	v := f.value(of)
	switch {
	case of.fact == factLines && f.Order != nil:
		for i := range f.Order.Lines {
			f.Order.Lines[i].names(yield)
		}
	case v.kind == valueIDs:
		for _, id := range v.ids {
			yield(id)
		}
	default:
		v.any(func(one value) bool {
			n, numeric := one.number()
			yield(spelled(n, numeric, one.literal()))
			return false
		})
	}
}

// names calls yield with each id by which a product filter may name the line.
func (l *Line) names(yield func(id string)) {
	for _, id := range [...]string{l.ProductID, l.ProductSourceID, l.SKUID, l.SKUSourceID} {
		if id != "" {
			yield(id)
		}
	}
	for _, id := range l.Collections {
		yield(id)
	}
}

// extreme returns the number of a fact that is the most likely to be within a limit: of several values the largest, or the smallest where
// the limit is the most that it may be. It reports false where no value has such a number.
func (f *Facts) extreme(of measured, c clock) (extreme number, found bool) {
	v := f.value(of.asked)
	v.any(func(one value) bool {
		n, is := one.measured(of.as, c)
		if is && (!found || n.compare(extreme) < 0 == of.most) {
			extreme, found = n, true
		}
		return false
	})
	return extreme, found
}

func (v value) measured(as measure, c clock) (number, bool) {
	if as == measureNumber {
		return v.number()
	}
	at, is := v.instant(c)
	switch {
	case !is:
		return number{}, false
	case as == measureInstant:
		return whole(at.UnixMilli()), true
	}
	return whole(daysAgo(at, c)), true
}

// number is the operand of the limit.
func (l *limit) number(c clock) number {
	if l.as == measureInstant {
		return whole(l.operand.window.start.in(c.zone).UnixMilli())
	}
	return l.operand.num
}
