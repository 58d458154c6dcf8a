package rule

import "github.com/punchcardhq/punchcard/internal/saturate"

// Rules about order lines. Each of them works on the lines that the rule above it hands down, the whole cart at the top,
// and hands its own lines to the rules below it.

// currentLines returns the lines that the present level works on.
func (e *evaluation) currentLines() []int {
	if e.lines == nil {
		n := len(e.facts.Order.Lines)
		e.buffer = make([]int, n, 2*n)
		for i := range e.buffer {
			e.buffer[i] = i
		}
		e.lines = e.buffer
	}
	return e.lines
}

// pick returns the lines among some that pass, as a set of their own on the buffer.
func (e *evaluation) pick(among []int, pass func(*Line) bool) []int {
	mark := len(e.buffer)
	for _, i := range among {
		if pass(&e.facts.Order.Lines[i]) {
			e.buffer = append(e.buffer, i)
		}
	}
	return e.buffer[mark:]
}

// filtered judges a product filter.
func (e *evaluation) filtered(r *compiled) result {
	all := e.currentLines()
	mark := len(e.buffer)
	defer func() { e.buffer = e.buffer[:mark] }()
	if r.of != nil {
		all = e.pick(all, r.of.matches)
	}
	passes := func(l *Line) bool { return r.filter.within(l) && r.filter.passes(l) }
	if r.lines == quantifierCheapest || r.lines == quantifierDearest {
		return e.extreme(r, all)
	}
	matching := e.pick(all, passes)
	e.explain.chose(matching)
	every := r.lines == quantifierEvery
	switch none := r.lines == quantifierNone; {
	case none && len(matching) == 0:
		return holding
	case none, len(matching) == 0, every && len(matching) < len(all):
		return e.fails(r, "")
	}
	return e.below(r, matching, every)
}

// extreme judges the lines with the lowest or highest unit price; lines without a price are ignored. All lines with that
// price have to match the filter.
func (e *evaluation) extreme(r *compiled, all []int) result {
	var best number
	priced := false
	for _, i := range all {
		l := &e.facts.Order.Lines[i]
		price, ok := l.unitPrice()
		if !ok || !r.filter.within(l) {
			continue
		}
		if c := price.compare(best); !priced || r.lines == quantifierCheapest && c < 0 || r.lines == quantifierDearest && c > 0 {
			best, priced = price, true
		}
	}
	if !priced {
		for _, i := range all {
			if r.filter.within(&e.facts.Order.Lines[i]) {
				return e.fails(r, KeyMissingAmount)
			}
		}
		return e.fails(r, "")
	}
	tied := e.pick(all, func(l *Line) bool {
		price, ok := l.unitPrice()
		return ok && r.filter.within(l) && price.compare(best) == 0
	})
	e.explain.chose(tied)
	for _, i := range tied {
		if !r.filter.passes(&e.facts.Order.Lines[i]) {
			return e.fails(r, "")
		}
	}
	return e.below(r, tied, true)
}

// singleLines judges a rule about single lines: about the line that is handed to it, about any line or about every line.
func (e *evaluation) singleLines(r *compiled) result {
	if r.lines == quantifierHanded {
		l := &e.facts.Order.Lines[e.line]
		v, known := lineValue(r, l)
		if !known {
			return e.fails(r, KeyMissingAmount)
		}
		return e.compared(r, v)
	}
	all := e.currentLines()
	mark := len(e.buffer)
	defer func() { e.buffer = e.buffer[:mark] }()
	if r.of != nil {
		all = e.pick(all, r.of.matches)
	}
	unknown := 0
	matching := e.pick(all, func(l *Line) bool {
		v, known := lineValue(r, l)
		if !known {
			unknown++
		}
		return known && e.passes(r, v)
	})
	e.explain.chose(matching)
	every := r.lines == quantifierEvery
	switch {
	case unknown > 0 && (every || unknown == len(all)):
		return e.fails(r, KeyMissingAmount)
	case len(matching) == 0 || every && len(matching) < len(all):
		return e.fails(r, "")
	}
	return e.below(r, matching, every)
}

// lineValue is the fact of one line. Only a price can be unknown; absent metadata is a value.
func lineValue(r *compiled, l *Line) (v value, known bool) {
	switch r.name.fact {
	case factLinePrice:
		price, ok := l.unitPrice()
		return value{kind: valueNumber, num: price}, ok
	case factLineQuantity:
		return number64(l.Quantity), true
	case factProductMetadata:
		return metadataValue(l.ProductMetadata, r.property), true
	}
	for _, m := range [...]map[string]any{l.Metadata, l.SKUMetadata, l.ProductMetadata} {
		if v := metadataValue(m, r.property); v.kind != valueAbsent {
			return v, true
		}
	}
	return value{}, true
}

// summed judges a sum over the handed lines. The rules below it, and the property of the older product rules, say which of
// the lines are added up. Lines without an amount add nothing, but some line must have one.
func (e *evaluation) summed(r *compiled) result {
	var sum int64
	lines, priced := 0, 0
	for _, i := range e.currentLines() {
		l := &e.facts.Order.Lines[i]
		if r.of != nil && !r.of.matches(l) || r.property != "" && metadataValue(l.ProductMetadata, r.property).kind == valueAbsent {
			continue
		}
		if r.below != nil {
			switch e.belowLine(r, i).outcome {
			case OutcomeFails:
				continue
			case OutcomeOpen:
				return result{}
			}
		}
		lines++
		e.explain.added(i)
		if r.name.fact == factSumQuantity {
			sum = saturate.Add(sum, l.Quantity)
		} else if amount := l.subtotal(); amount.Known {
			sum = saturate.Add(sum, amount.Minor)
			priced++
		}
	}
	if r.name.fact == factSumAmount && lines > 0 && priced == 0 {
		return e.fails(r, KeyMissingAmount)
	}
	if !e.passes(r, number64(sum)) {
		return e.fails(r, "")
	}
	return holding
}

// below judges the rules below r on the lines that r hands down: rules about single lines have to hold together on one of
// them, or on each of them; the others are judged once, for all of them.
func (e *evaluation) below(r *compiled, lines []int, each bool) result {
	if r.below == nil {
		return holding
	}
	outerLines, outerLine := e.lines, e.line
	defer func() { e.lines, e.line = outerLines, outerLine }()
	e.lines = lines
	if !r.below.perLine {
		return e.node(r.below)
	}
	var first result
	open := false
	for k, i := range lines {
		e.line = i
		out := e.node(r.below)
		if each && out.outcome == OutcomeFails || !each && out.outcome == OutcomeHolds {
			return out
		}
		if k == 0 {
			first = out
		}
		open = open || out.outcome == OutcomeOpen
	}
	if open {
		return result{}
	}
	return first
}

// belowLine judges the rules below r on one line alone.
func (e *evaluation) belowLine(r *compiled, line int) result {
	outerLines, outerLine, mark := e.lines, e.line, len(e.buffer)
	e.buffer = append(e.buffer, line)
	e.lines, e.line = e.buffer[mark:], line
	out := e.node(r.below)
	e.lines, e.line, e.buffer = outerLines, outerLine, e.buffer[:mark]
	return out
}
