package rule

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
)

// The limits of one set of rules.
const (
	maxRules = 100
	maxDepth = 10
)

// Program is a compiled set of rules. It is immutable and may be used by any number of goroutines.
type Program struct {
	source        Rules
	id            string
	custom        string
	root          *node // nil without rules
	applicability *Applicability
	bundle        *bundle
	needs         Needs
	required      []requirement
	changed       time.Time
}

// Needs lists the facts that a program may read, so that the caller loads those and no others. The lists are sorted.
type Needs struct {
	Customer, Order bool
	// Segments, LoyaltyTiers and Collections are the ids whose members matter.
	Segments, LoyaltyTiers, Collections []string
	// Counters are the counters that are read, and that have to be kept by redemptions under this program.
	Counters []CounterUse
	// Effect says that some rule needs Facts.Effect.
	Effect bool
}

// ID is the id of the set that was compiled.
func (p *Program) ID() string { return p.id }

// Source is the set that was compiled. It is shared: it must not be changed.
func (p *Program) Source() Rules { return p.source }

// ChangedAt is when the set was made or last changed.
func (p *Program) ChangedAt() time.Time { return p.changed }

// Needs returns the facts that the program may read.
func (p *Program) Needs() Needs { return p.needs }

// Counters returns the counters that the program reads.
func (p *Program) Counters() []CounterUse { return p.needs.Counters }

// Applicability says which lines the discount is meant for.
func (p *Program) Applicability() *Applicability { return p.applicability }

// node is a compiled logic expression: one rule, or parts joined by a junction.
type node struct {
	junction junction
	rule     *compiled
	parts    []*node
	// perLine says that some rule judges the single line that is handed to it.
	perLine bool
}

// compiled is a compiled rule.
type compiled struct {
	name *name
	path string // "2.1"
	top  string // "2"
	// property is a metadata key.
	property string
	// of narrows the older product rules to the lines of one product or SKU.
	of     *itemRef
	tests  []test
	filter itemFilter
	// named are the conditions of a rule that names discounted products, which is never judged by them.
	named  []Condition
	lines  quantifier
	below  *node
	custom string
}

// Compile checks a definition and prepares it for evaluation. It fails with 400 invalid_validation_rules for rules without
// meaning, and with invalid_payload for limits and for properties of the wrong form.
func Compile(r Rules) (*Program, error) {
	c := compiler{}
	root, err := c.expression(r.Expression, parent{custom: r.Error})
	if err != nil {
		return nil, err
	}
	p := &Program{source: r, id: r.ID, custom: r.Error, root: root, changed: r.UpdatedAt}
	if p.changed.IsZero() {
		p.changed = r.CreatedAt
	}
	if p.bundle, err = c.bundleRules(r.BundleRules); err != nil {
		return nil, err
	}
	if p.applicability, err = compileApplicability(r.ApplicableTo, c.mentions); err != nil {
		return nil, err
	}
	p.needs, p.required = needsOf(p), root.required()
	return p, nil
}

// compiler compiles one set, and counts its rules.
type compiler struct {
	rules    int
	mentions []mention
}

// parent is what a rule inherits from the rule above it, which it refines.
type parent struct {
	path, top, custom string
	depth             int
	hands             bool // lines are handed down
}

func (a parent) numbered(number string) string {
	if a.path == "" {
		return number
	}
	return a.path + "." + number
}

// malformed is the fault of a definition without meaning.
func malformed(format string, args ...any) error {
	return fault.Invalid("invalid_validation_rules", "Invalid Validation Rule Definition", format, args...)
}

func (c *compiler) expression(x Expression, up parent) (*node, error) {
	if len(x.Rules) > 0 && up.depth >= maxDepth {
		return nil, fault.Payload("rules", "must NOT be nested deeper than %d levels", maxDepth)
	}
	rules := make(map[string]*compiled, len(x.Rules))
	numbers, err := ruleNumbers(x, up)
	if err != nil {
		return nil, err
	}
	for _, number := range numbers {
		if rules[number], err = c.rule(x.Rules[number], number, up); err != nil {
			return nil, err
		}
	}
	all := logic{junction: junctionAnd}
	for _, number := range numbers {
		all.parts = append(all.parts, logic{number: number})
	}
	if text := strings.TrimSpace(x.Logic); text != "" {
		var wrong *logicError
		if all, wrong = parseLogic(text); wrong != nil {
			return nil, malformed("Logic '%s' cannot be read at position %d: %s", shorten(text), wrong.position, wrong.problem)
		}
	}
	if all.junction == junctionAnd && len(all.parts) == 0 {
		return nil, nil
	}
	return join(all, rules, x.Logic)
}

// ruleNumbers returns the numbers of the rules in ascending order.
func ruleNumbers(x Expression, up parent) ([]string, error) {
	numbers := slices.Sorted(maps.Keys(x.Rules))
	for _, number := range numbers {
		n, err := strconv.ParseUint(number, 10, 31)
		if err != nil || strconv.FormatUint(n, 10) != number {
			return nil, malformed("Rules must be numbered '1', '2', ... ('%s' is no such number)", shorten(up.numbered(number)))
		}
	}
	slices.SortFunc(numbers, func(a, b string) int {
		if len(a) != len(b) {
			return len(a) - len(b)
		}
		return strings.Compare(a, b)
	})
	return numbers, nil
}

// join binds the numbers of a logic expression to the rules.
func join(x logic, rules map[string]*compiled, text string) (*node, error) {
	if x.junction == junctionNone {
		r, ok := rules[x.number]
		if !ok {
			return nil, malformed("Logic '%s' names rule '%s', which does not exist", shorten(text), x.number)
		}
		// A rule that is not about lines hands the line that it was handed on to the rules below it.
		passesOn := !r.name.handsLines() && r.below != nil && r.below.perLine
		return &node{rule: r, perLine: r.name.ofOneLine() || passesOn}, nil
	}
	n := &node{junction: x.junction}
	for _, part := range x.parts {
		sub, err := join(part, rules, text)
		if err != nil {
			return nil, err
		}
		n.parts = append(n.parts, sub)
		n.perLine = n.perLine || sub.perLine
	}
	return n, nil
}

func (c *compiler) rule(r Rule, number string, up parent) (*compiled, error) {
	if c.rules++; c.rules > maxRules {
		return nil, fault.Payload("rules", "must NOT have more than %d rules", maxRules)
	}
	out := &compiled{path: up.numbered(number), top: up.top, custom: r.Error}
	if out.top == "" {
		out.top = number
	}
	if out.custom == "" {
		out.custom = up.custom
	}
	n, ok := nameOf(r.Name)
	if !ok {
		return nil, malformed("Rule '%s' has the unknown name '%s'", out.path, shorten(r.Name))
	}
	out.name, out.lines = n, n.lines
	if err := out.properties(r); err != nil {
		return nil, err
	}
	if n.below && !up.hands {
		return nil, malformed("Rule '%s' stands at '%s': it must refine a rule about order items", n.text, out.path)
	}
	if err := c.conditions(out, r); err != nil {
		return nil, err
	}
	if len(r.Rules) > 0 && (n.lines == quantifierNone || n.fact == factMention) {
		return nil, malformed("Rule '%s' at '%s' must not have rules below it", n.text, out.path)
	}
	below := parent{path: out.path, top: out.top, custom: out.custom, depth: up.depth + 1, hands: up.hands || n.handsLines()}
	var err error
	out.below, err = c.expression(r.Expression, below)
	return out, err
}

// properties checks and prepares the property of a rule.
func (out *compiled) properties(r Rule) error {
	switch n := out.name; {
	case r.Property == "" && n.property == useRequired:
		return malformed("Rule '%s' must have a 'property'", n.text)
	case r.Property != "" && n.property == useNever:
		return malformed("Rule '%s' must not have a 'property' (actual value is '%s')", n.text, shorten(r.Property))
	case r.Property != "" && n.object != "":
		out.of = &itemRef{object: discount.Object(n.object), id: r.Property}
	default:
		out.property = r.Property
	}
	return nil
}

// shorten shortens a text of a caller for an error message.
func shorten(text string) string {
	if len(text) <= 100 {
		return text
	}
	return strings.ToValidUTF8(text[:100], "") + "..."
}

// needsOf collects the facts that the rules, the applicability and the bundle read.
func needsOf(p *Program) Needs {
	var n Needs
	n.walk(p.root)
	n.items(p.applicability.refs()...)
	if p.bundle != nil {
		n.Order = true
		for _, part := range p.bundle.parts {
			n.items(part.ref)
		}
	}
	for _, list := range []*[]string{&n.Segments, &n.LoyaltyTiers, &n.Collections} {
		slices.Sort(*list)
		*list = slices.Compact(*list)
	}
	slices.SortFunc(n.Counters, func(a, b CounterUse) int {
		return cmp.Or(cmp.Compare(a.Measure, b.Measure), cmp.Compare(a.Per, b.Per), cmp.Compare(a.Window, b.Window))
	})
	n.Counters = slices.Compact(n.Counters)
	return n
}

func (n *Needs) walk(x *node) {
	if x == nil {
		return
	}
	for _, part := range x.parts {
		n.walk(part)
	}
	if x.rule != nil {
		n.rule(x.rule)
		n.walk(x.rule.below)
	}
}

func (n *Needs) rule(r *compiled) {
	n.Customer = n.Customer || r.name.need == needCustomer
	n.Order = n.Order || r.name.need >= needOrder
	switch r.name.fact {
	case factCounter:
		n.Counters = append(n.Counters, r.name.counter)
		n.Effect = n.Effect || r.name.counter.AwaitsEffect()
	case factOrderTotalAmount, factPointsUsed:
		n.Effect = true
	case factCustomerSegment:
		n.Segments = appendTexts(n.Segments, r.tests)
	case factCustomerLoyaltyTier:
		n.LoyaltyTiers = appendTexts(n.LoyaltyTiers, r.tests)
	}
	n.items(r.filter.from...)
	for _, t := range r.filter.tests {
		n.items(t.refs...)
	}
}

func (n *Needs) items(refs ...itemRef) {
	for _, r := range refs {
		n.Order = true
		if (r.object == discount.ObjectCollection || r.object == "") && r.id != "" {
			n.Collections = append(n.Collections, r.id)
		}
	}
}

func appendTexts(to []string, tests []test) []string {
	for _, t := range tests {
		for _, o := range t.operands {
			to = append(to, o.text)
		}
	}
	return to
}
