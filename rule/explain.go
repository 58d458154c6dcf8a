package rule

import "slices"

// Node is one step of an evaluation and the reason of its outcome. Rules that the evaluation never reached have no node.
type Node struct {
	// Junction is "and" or "or" for a joined expression, whose parts are Below; it is empty for a rule.
	Junction string
	// Path, Name and Property say which rule was evaluated.
	Path, Name, Property string
	// Line is the index of the cart line that a rule judged, or -1.
	Line int
	// Lines are the cart lines that satisfied a rule about lines, or that it added up.
	Lines []int
	// Compared lists the values that were compared: one, or one for each line that a rule judged.
	Compared []Comparison
	// Missing is the key of a missing input.
	Missing string
	Outcome Outcome
	Below   []Node
}

// Comparison is a value and the conditions that it was compared with, up to the first that it did not satisfy.
type Comparison struct {
	// Value is nil when absent, else a string, bool, json.Number, []any, []string or map[string]any.
	Value any
	Tests []Tested
}

// Tested is one condition and whether it was satisfied.
type Tested struct {
	Operator Operator
	Values   []string
	Holds    bool
}

// Explain judges as Judge does, with the same code, and returns the steps of the evaluation as well. The tree reveals
// segments, budgets and limits: show it to the shop, not to its customers.
func (p *Program) Explain(f *Facts, omit Omission) (Verdict, Node) {
	x := &explanation{open: []Node{{Line: -1}}}
	e := evaluation{facts: f, omit: omit, line: -1, explain: x}
	v := p.verdict(&e)
	if p.root == nil {
		return v, Node{Junction: "and", Line: -1, Outcome: OutcomeHolds}
	}
	return v, x.open[0].Below[0]
}

// explanation records an evaluation; a nil one records nothing.
type explanation struct {
	// open are the nodes that are not finished, the outermost first.
	open []Node
}

func (x *explanation) enter(j junction) {
	if x == nil {
		return
	}
	text := "and"
	if j == junctionOr {
		text = "or"
	}
	x.open = append(x.open, Node{Junction: text, Line: -1})
}

func (x *explanation) enterRule(r *compiled, line int) {
	if x == nil {
		return
	}
	n := Node{Path: r.path, Name: r.name.text, Property: r.property, Line: -1}
	if r.of != nil {
		n.Property = r.of.id
	}
	if r.name.ofOneLine() {
		n.Line = line
	}
	x.open = append(x.open, n)
}

func (x *explanation) leave(o Outcome) {
	if x == nil {
		return
	}
	last := len(x.open) - 1
	done := x.open[last]
	done.Outcome = o
	x.open = x.open[:last]
	x.open[last-1].Below = append(x.open[last-1].Below, done)
}

func (x *explanation) top() *Node { return &x.open[len(x.open)-1] }

func (x *explanation) missing(key string) {
	if x != nil {
		x.top().Missing = key
	}
}

func (x *explanation) chose(lines []int) {
	if x != nil {
		x.top().Lines = slices.Clone(lines)
	}
}

func (x *explanation) added(line int) {
	if x != nil {
		x.top().Lines = append(x.top().Lines, line)
	}
}

func (x *explanation) compared(v value) {
	if x != nil {
		x.top().Compared = append(x.top().Compared, Comparison{Value: v.plain()})
	}
}

func (x *explanation) tested(t *test, holds bool) {
	if x == nil {
		return
	}
	values := make([]string, len(t.operands))
	for i, o := range t.operands {
		values[i] = o.text
	}
	c := &x.top().Compared[len(x.top().Compared)-1]
	c.Tests = append(c.Tests, Tested{Operator: t.operator, Values: values, Holds: holds})
}
