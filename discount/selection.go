package discount

import "slices"

// pick is a line to be discounted, with the units that are discounted: first, first+step, ... counted from 1.
type pick struct {
	line, entry        int
	first, step, units int64
	took               int64 // minor units given, or units replaced: whether the counters count this pick
}

// pickUnits returns the lines that the selection discounts, in the order of application and with their units, before any
// limit.
//
// Lines are taken group by group. Within a group they are put in the order of its effect, and their candidates (lines, or
// single units) are numbered 0, 1, 2, ... throughout; whether a candidate is taken is decided by the entry that its line
// matched. Ten units, SkipInitially 1, Repeat 3: the candidates 1, 4 and 7 are taken, which are the units 2, 5 and 8.
func pickUnits(cart *Cart, sel *Selection) []pick {
	picks := make([]pick, 0, len(cart.Lines))
	order := make([]int, 0, len(cart.Lines))
	groups, whole := sel.groups()
	for g, rule := range groups {
		order = order[:0]
		for line := range cart.Lines {
			match, taken := sel.match(line)
			if !taken || cart.Lines[line].Quantity <= 0 {
				continue
			}
			if match == NoEntry && g == whole || match != NoEntry && g == sel.Entries.entries[match].group {
				order = append(order, line)
			}
		}
		rule.effect.sort(cart, order)
		picks = rule.take(cart, sel, order, picks)
	}
	return picks
}

// groups returns the groups of the entries and the index of the one in which lines without an entry are taken: whole lines
// in request order.
func (s *Selection) groups() (groups []group, whole int) {
	wholeLines := group{EntryEffectApplyToEvery, TargetItem}
	if s.Entries != nil {
		groups = s.Entries.groups
	}
	if i := slices.Index(groups, wholeLines); i >= 0 {
		return groups, i
	}
	return append(slices.Clip(groups), wholeLines), len(groups)
}

// match returns the entry of a line, or NoEntry, and whether the line is selected at all.
func (s *Selection) match(line int) (entry int, selected bool) {
	switch {
	case line < len(s.LeftOut) && s.LeftOut[line]:
		return NotSelected, false
	case s.Match == nil:
		return NoEntry, true
	case line >= len(s.Match):
		return NotSelected, false
	}
	entry = s.Match[line]
	return entry, entry == NoEntry || entry >= 0 && entry < s.Entries.Len()
}

func (e EntryEffect) sort(cart *Cart, order []int) {
	switch e {
	case EntryEffectApplyToCheapest, EntryEffectApplyFromCheapest:
		slices.SortStableFunc(order, func(a, b int) int { return cart.Lines[a].comparePriceUp(&cart.Lines[b]) })
	case EntryEffectApplyToMostExpensive, EntryEffectApplyFromMostExpensive:
		slices.SortStableFunc(order, func(a, b int) int { return cart.Lines[a].comparePriceDown(&cart.Lines[b]) })
	}
}

// onlyFirst reports whether the effect takes one candidate only.
func (e EntryEffect) onlyFirst() bool {
	return e == EntryEffectApplyToCheapest || e == EntryEffectApplyToMostExpensive
}

// take appends the picks of one group, whose lines are in order.
func (g group) take(cart *Cart, sel *Selection, order []int, picks []pick) []pick {
	var next int64 // number of the next candidate
	for _, line := range order {
		entry, _ := sel.match(line)
		skip, repeat := int64(0), int64(1)
		if entry != NoEntry && !g.effect.onlyFirst() {
			e := &sel.Entries.entries[entry]
			skip, repeat = e.SkipInitially, e.Repeat
		}
		quantity := cart.Lines[line].Quantity
		p := pick{line: line, entry: entry, first: 1, step: 1, units: quantity}
		candidates := int64(1)
		if g.target == TargetUnit {
			candidates, p.step = quantity, repeat
		}
		taken := skip
		if next > skip {
			taken = skip + (next-skip+repeat-1)/repeat*repeat
		}
		if taken < next+candidates {
			if g.target == TargetUnit {
				p.first = taken - next + 1
				p.units = (next+candidates-1-taken)/repeat + 1
			}
			if g.effect.onlyFirst() && g.target == TargetUnit {
				p.units = 1
			}
			picks = append(picks, p)
			if g.effect.onlyFirst() {
				return picks
			}
		}
		next += candidates
	}
	return picks
}
