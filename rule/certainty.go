package rule

import (
	"math"
	"slices"
)

// Certainty says whether rules can turn out differently for different carts and customers.
type Certainty uint8

// The certainties. Rules whose certainty is not known depend.
const (
	CertaintyDepends Certainty = iota
	// CertaintyNever is that of rules that nothing can meet, as an amount above 100 and below 50.
	CertaintyNever
	// CertaintyAlways is that of rules that everything meets, as an amount of 0 or more, provided that the facts which they read are there.
	CertaintyAlways
)

// Certainty says whether the rules never or always hold. It knows numbers that are whole and have a smallest value (amounts of an order, units,
// points, counters, which include the redemption that is judged), and "is" beside "is not" of one fact. Everything else depends, so that
// CertaintyNever and CertaintyAlways are sure, but not all rules that never hold are found. A set without rules always holds.
func (p *Program) Certainty() Certainty {
	if p.root == nil {
		return CertaintyAlways
	}
	return p.root.certainty()
}

func (x *node) certainty() Certainty {
	if x.rule != nil {
		return x.rule.certainty()
	}
	// One part that never holds decides "and", one that always holds decides "or".
	decisive, other := CertaintyNever, CertaintyAlways
	if x.junction == junctionOr {
		decisive, other = other, decisive
	}
	undecided := false
	beside := map[subject][]*compiled{}
	for _, part := range x.side(nil) {
		switch part.certainty() {
		case decisive:
			return decisive
		case CertaintyDepends:
			undecided = true
		}
		if part.rule != nil && part.rule.below == nil {
			if s, ok := part.rule.subject(); ok {
				beside[s] = append(beside[s], part.rule)
			}
		}
	}
	if !undecided {
		return other
	}
	for s, rules := range beside {
		if s.together(x.junction, rules) == decisive {
			return decisive
		}
	}
	return CertaintyDepends
}

// side appends the parts that stand side by side, whether or not they have parentheses: "1 and (2 and 3)" has three.
func (x *node) side(to []*node) []*node {
	for _, part := range x.parts {
		if part.junction == x.junction {
			to = part.side(to)
		} else {
			to = append(to, part)
		}
	}
	return to
}

func (r *compiled) certainty() Certainty {
	s, ok := r.subject()
	if !ok {
		return CertaintyDepends
	}
	own := s.together(junctionAnd, []*compiled{r})
	if r.below == nil || own == CertaintyNever {
		return own
	}
	below := r.below.certainty()
	if below == CertaintyNever || own == CertaintyAlways {
		return below
	}
	return CertaintyDepends
}

// subject is the one value that a rule compares, which rules of the same subject share.
type subject struct {
	*name
	key string
}

// subject returns the value that a rule compares. Rules about single lines have none: each of them may be met by another line.
func (r *compiled) subject() (s subject, ok bool) {
	ofLines := r.name.need == needItems && r.name.fact != factOrderUnits
	return subject{r.name, r.property}, !ofLines && r.name.fact != factMention
}

// together is the certainty of rules of one subject that a junction joins.
func (s subject) together(j junction, rules []*compiled) Certainty {
	if values := s.values(rules); values != nil {
		never, always := true, true
		for _, v := range values {
			holds := joined(j, rules, func(t *test) Certainty { return t.certainty(v) })
			never, always = never && holds == CertaintyNever, always && holds == CertaintyAlways
		}
		switch {
		case never:
			return CertaintyNever
		case always:
			return CertaintyAlways
		}
		return CertaintyDepends
	}
	var is, isNot []*test
	for _, r := range rules {
		if j == junctionOr && len(r.tests) > 1 {
			continue // holds less often than each of its tests
		}
		for i := range r.tests {
			switch r.tests[i].does {
			case opIs:
				is = append(is, &r.tests[i])
			case opIsNot, opNotIntersect:
				isNot = append(isNot, &r.tests[i])
			}
		}
	}
	for _, some := range is {
		for _, none := range isNot {
			switch {
			case j == junctionOr && some.hasAll(none):
				return CertaintyAlways
			case j != junctionOr && none.hasAll(some):
				return CertaintyNever
			}
		}
	}
	return CertaintyDepends
}

// joined is the certainty of rules, given that of their tests.
func joined(j junction, rules []*compiled, of func(*test) Certainty) Certainty {
	some := map[Certainty]bool{}
	for _, r := range rules {
		tests := map[Certainty]bool{}
		for i := range r.tests {
			tests[of(&r.tests[i])] = true
		}
		some[weakest(tests, CertaintyNever, CertaintyAlways)] = true
	}
	if j == junctionOr {
		return weakest(some, CertaintyAlways, CertaintyNever)
	}
	return weakest(some, CertaintyNever, CertaintyAlways)
}

// weakest is the decisive certainty if some part has it, and otherwise the other one unless some part depends.
func weakest(of map[Certainty]bool, decisive, other Certainty) Certainty {
	switch {
	case of[decisive]:
		return decisive
	case of[CertaintyDepends]:
		return CertaintyDepends
	}
	return other
}

// certainty says whether a value meets the test, for tests that compare sizes.
func (t *test) certainty(v value) Certainty {
	switch {
	case t.does > opIsNot && t.does < opLess, t.does > opMoreOrEqual:
		return CertaintyDepends
	case t.holds(v, clock{}):
		return CertaintyAlways
	}
	return CertaintyNever
}

// hasAll reports whether each operand of the other test is also one of this.
func (t *test) hasAll(other *test) bool {
	return !slices.ContainsFunc(other.operands, func(o operand) bool {
		return !slices.ContainsFunc(t.operands, func(own operand) bool { return own.kind == o.kind && own.text == o.text })
	})
}

// values are values of the subject of which one stands for each other: what holds for a number changes only beside an operand. It is nil for subjects
// that can have any value.
func (s subject) values(rules []*compiled) []value {
	if s.fact == factHolder {
		return []value{{kind: valueFlag}, {kind: valueFlag, flag: true}}
	}
	least, ok := s.least()
	if !ok {
		return nil
	}
	values := []value{number64(least)}
	for _, r := range rules {
		for i := range r.tests {
			for _, o := range r.tests[i].operands {
				n, ok := o.num.floor()
				if !o.numeric || !ok {
					continue
				}
				for _, near := range []int64{max(n, math.MinInt64+1) - 1, n, min(n, math.MaxInt64-1) + 1} {
					if near > least {
						values = append(values, number64(near))
					}
				}
			}
		}
	}
	return values
}

// least is the smallest value of a subject that is a whole number.
func (s subject) least() (int64, bool) {
	switch s.fact {
	case factOrderAmount, factOrderInitialAmount, factOrderTotalAmount, factOrderUnits, factPointsUsed:
		return 0, true
	case factCounter:
		if s.counter.AwaitsEffect() {
			return 0, true
		}
		return 1, true // the redemption that is judged
	}
	return 0, false
}

// floor is the largest whole number that is not above the number. It reports false for one that does not fit.
func (n number) floor() (int64, bool) {
	if n.per == 1 {
		return n.units, true
	}
	top, bottom := n.fraction()
	if down := top.Div(bottom).Floor(); down.BigInt().IsInt64() {
		return down.IntPart(), true
	}
	return 0, false
}
