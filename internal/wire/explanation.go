package wire

import (
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
)

// Explanation is an extension of the published API, for the shop alone: how the rules of a redeemable were evaluated, and
// what would make it apply.
type Explanation struct {
	Rules  []ExplainedRules `json:"rules"`
	Remedy *Remedy          `json:"remedy"`
	Guard  *ExplainedGuard  `json:"guard,omitzero"`
}

// ExplainedGuard is what the discount guard left for a redeemable, and what it would have given.
type ExplainedGuard struct {
	Room   *int64               `json:"room"`
	Figure int64                `json:"figure"`
	Lines  []ExplainedGuardLine `json:"lines,omitzero"`
}

// ExplainedGuardLine is the same of a line whose own bound was exceeded.
type ExplainedGuardLine struct {
	Index  int   `json:"order_item_index"`
	Room   int64 `json:"room"`
	Figure int64 `json:"figure"`
}

func newExplainedGuard(g *discount.Guarded) *ExplainedGuard {
	if g == nil {
		return nil
	}
	w := &ExplainedGuard{Figure: g.Figure}
	if g.Room.Known {
		w.Room = &g.Room.Minor
	}
	for _, l := range g.Lines {
		w.Lines = append(w.Lines, ExplainedGuardLine{l.Line, l.Room, l.Figure})
	}
	return w
}

// ExplainedRules is one set of rules with the tree of its evaluation.
type ExplainedRules struct {
	RulesID string `json:"rule_id"`
	ExplainedRule
}

// ExplainedRule is a rule or a junction of rules with its result: holds, fails or open.
type ExplainedRule struct {
	Junction string          `json:"junction,omitzero" enum:"and or"`
	Number   string          `json:"number,omitzero"`
	Name     string          `json:"name,omitzero"`
	Property string          `json:"property,omitzero"`
	Line     *int            `json:"order_item_index,omitzero"`
	Lines    []int           `json:"order_item_indices,omitzero"`
	Missing  string          `json:"missing,omitzero"`
	Compared []Comparison    `json:"compared,omitzero"`
	Result   string          `json:"result" enum:"open holds fails"`
	Rules    []ExplainedRule `json:"rules,omitzero"`
}

// Comparison is a value and the conditions that it was compared with.
type Comparison struct {
	Value      any      `json:"value"`
	Conditions []Tested `json:"conditions"`
}

// Tested is one condition.
type Tested struct {
	Operator string   `json:"operator" enum:"rule.Operator"`
	Values   []string `json:"values"`
	Result   bool     `json:"result"`
}

// Remedy is the smallest single change that makes a redeemable apply.
type Remedy struct {
	Kind   string `json:"kind" enum:"redemption.RemedyKind"`
	Amount int64  `json:"missing_amount,omitzero"`
	Units  int64  `json:"missing_units,omitzero"`
	Line   *int   `json:"order_item_index,omitzero"`
	Date   *Time  `json:"date,omitzero"`
	// SegmentID is the id of the segment that the customer would have to enter or to leave.
	SegmentID string `json:"segment_id,omitzero"`
}

func newExplanation(e *redemption.Entry) *Explanation {
	w := &Explanation{Rules: make([]ExplainedRules, len(e.Why)), Guard: newExplainedGuard(e.Guard)}
	for i, j := range e.Why {
		w.Rules[i] = ExplainedRules{j.RulesID, newExplainedRule(j.Node)}
	}
	if m := e.Remedy; m != nil {
		w.Remedy = &Remedy{Kind: string(m.Kind), Amount: m.Amount, Units: m.Units, SegmentID: m.SegmentID}
		switch m.Kind {
		case redemption.RemedyUnits:
			w.Remedy.Line = &m.Line
		case redemption.RemedyDate:
			at := NewTime(m.At)
			w.Remedy.Date = &at
		}
	}
	return w
}

func newExplainedRule(n rule.Node) ExplainedRule {
	w := ExplainedRule{
		Junction: n.Junction, Number: n.Path, Name: n.Name, Property: n.Property, Lines: n.Lines, Missing: n.Missing, Result: n.Outcome.String(),
	}
	if n.Line >= 0 {
		w.Line = &n.Line
	}
	for _, c := range n.Compared {
		shown := Comparison{Value: c.Value, Conditions: make([]Tested, len(c.Tests))}
		for i, t := range c.Tests {
			shown.Conditions[i] = Tested{string(t.Operator), t.Values, t.Holds}
		}
		w.Compared = append(w.Compared, shown)
	}
	for _, below := range n.Below {
		w.Rules = append(w.Rules, newExplainedRule(below))
	}
	return w
}
