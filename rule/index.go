package rule

import (
	"slices"
	"time"
)

// Index finds, of many sets of programs, those that certainly fail on given facts, so that only the others have to be judged. A set fails
// when one of its programs does. Each set stands under one requirement that its rules have: a product, a segment, a value of metadata, the
// sender of the request, or a limit of the order's amount or of a number or date in metadata. Sets without such a requirement have to be
// judged each time. It is the k-index for Boolean expressions with one key for each conjunction: Whang et al., "Indexing Boolean
// Expressions", VLDB 2009.
//
// Without it a qualification among 10,000 promotions takes more than ten times as long as one among 1,000; goal P11 allows three times.
//
// An index is immutable and may be used by any number of goroutines.
type Index struct {
	// topics has for each set those that its requirement is about, 0 for a set without one.
	topics []Omission
	// of are the sets that want a value, asked the facts that have such values.
	of    map[condition][]int
	asked []asked
	// within are the sets that want a fact within a limit, those first that are within it most easily.
	within map[measured][]limited
	// segments and loyaltyTiers are those that sets want the customer in, sorted.
	segments, loyaltyTiers []string
}

type limited struct {
	set int
	by  number
}

// NewIndex makes an index of sets, whose numbers are their positions. Of its requirements a set stands under the one whose values the
// fewest sets want: under a product of its own rather than under a country that thousands of them name, and under a limit only without any value.
//
// Dates in rules without an offset are in the zone, which is that of the facts.
func NewIndex(sets [][]*Program, zone *time.Location) *Index {
	x := &Index{topics: make([]Omission, len(sets)), of: map[condition][]int{}, within: map[measured][]limited{}}
	wanted := map[condition]int{}
	for _, set := range sets {
		for _, p := range set {
			for _, r := range p.required {
				for _, c := range r.anyOf {
					wanted[c]++
				}
			}
		}
	}
	for i, set := range sets {
		if r := rarest(set, wanted); r != nil {
			x.add(i, r, clockOf(time.Time{}, zone))
		}
	}
	for c := range x.of {
		switch c.fact {
		case factCustomerSegment:
			x.segments = append(x.segments, c.value)
		case factCustomerLoyaltyTier:
			x.loyaltyTiers = append(x.loyaltyTiers, c.value)
		}
	}
	slices.Sort(x.segments)
	slices.Sort(x.loyaltyTiers)
	for of, list := range x.within {
		slices.SortFunc(list, func(a, b limited) int {
			if of.most {
				a, b = b, a
			}
			return a.by.compare(b.by)
		})
	}
	return x
}

// rarest returns the requirement of a set whose values are wanted least; a limit is the last choice.
func rarest(set []*Program, wanted map[condition]int) (best *requirement) {
	var fewest int
	for _, p := range set {
		for i := range p.required {
			r, n := &p.required[i], 0
			for _, c := range r.anyOf {
				n += wanted[c]
			}
			if best == nil || n > 0 && (n < fewest || fewest == 0) {
				best, fewest = r, n
			}
		}
	}
	return best
}

func (x *Index) add(set int, r *requirement, c clock) {
	x.topics[set] = r.topics
	if len(r.anyOf) == 0 {
		x.within[r.limit.measured] = append(x.within[r.limit.measured], limited{set, r.limit.number(c)})
	}
	for _, c := range r.anyOf {
		if !slices.Contains(x.asked, c.asked) {
			x.asked = append(x.asked, c.asked)
		}
		x.of[c] = append(x.of[c], set)
	}
}

// Memberships lists the segments and loyalty tiers of which Failing has to know, from Facts.Customer, whether the customer is in them.
func (x *Index) Memberships(omit Omission) (segments, loyaltyTiers []string) {
	if omit&topicAudience != 0 {
		return nil, nil
	}
	return x.segments, x.loyaltyTiers
}

// Failing marks the sets that fail on the facts, by their number. A set that is not marked may hold or fail.
func (x *Index) Failing(f *Facts, omit Omission) []bool {
	failing := make([]bool, len(x.topics))
	for i, t := range x.topics {
		failing[i] = t != 0 && t&omit == 0
	}
	for _, a := range x.asked {
		f.spellings(a, func(text string) {
			for _, set := range x.of[condition{a, text}] {
				failing[set] = false
			}
		})
	}
	for of, list := range x.within {
		n, found := f.extreme(of, clockOf(f.Now, f.Zone))
		for _, l := range list {
			if !found || !of.reached(n, l.by) {
				break
			}
			failing[l.set] = false
		}
	}
	return failing
}
