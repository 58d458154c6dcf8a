package discount

import (
	"cmp"
	"slices"
	"strings"
)

// reached lists for each entry the lines and units that it discounted.
func (s *step) reached() []Reached {
	reached := make([]Reached, s.turn.Selection.Entries.Len())
	listed := s.turn.Cart.units() <= MaxListedUnits
	lines := make([]int, 0, len(s.picks))
	units := make([]LineUnits, 0, len(s.picks))
	var total int64
	for i := range s.picks {
		total += s.picks[i].units
	}
	var numbers []int
	if listed {
		numbers = make([]int, 0, total)
	}
	for e := range reached {
		firstLine := len(lines)
		for i := range s.picks {
			p := &s.picks[i]
			if p.entry != e {
				continue
			}
			lines = append(lines, p.line)
			own := LineUnits{Line: p.line}
			if listed {
				start := len(numbers)
				for k := range p.units {
					numbers = append(numbers, int(p.first+k*p.step))
				}
				own.Units = numbers[start:len(numbers):len(numbers)]
			}
			units = append(units, own)
		}
		if len(lines) > firstLine {
			end := len(lines)
			reached[e] = Reached{Lines: lines[firstLine:end:end], Units: units[firstLine:end:end], UnitsLimitExceeded: !listed}
		}
	}
	return reached
}

// discountedUnits sums the units that moved money, or were replaced, per entry with a quota and per product, in that order.
func (s *step) discountedUnits() []DiscountedUnits {
	var sums []DiscountedUnits
	for i := range s.picks {
		p := &s.picks[i]
		if p.took > 0 && p.entry != NoEntry && len(s.turn.Selection.Entries.entries[p.entry].quotas) > 0 {
			sums = append(sums, DiscountedUnits{p.entry, s.cart.Lines[p.line].productKey(), p.units})
		}
	}
	slices.SortFunc(sums, func(a, b DiscountedUnits) int {
		return cmp.Or(cmp.Compare(a.Entry, b.Entry), strings.Compare(a.Product, b.Product))
	})
	kept := sums[:0]
	for _, u := range sums {
		if n := len(kept); n > 0 && kept[n-1].Entry == u.Entry && kept[n-1].Product == u.Product {
			kept[n-1].Units += u.Units
			continue
		}
		kept = append(kept, u)
	}
	return kept
}
