package dashboard

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/rule"
)

// ruleNode is a part of the form of rules: a group whose parts are joined, a rule as a row, or rules that the form does not draw and keeps as they
// are. What is below a row are its parts, joined as those of a group.
type ruleNode struct {
	kind nodeKind
	// join is "and" or "or", and logic the text that said so when the rules were stored.
	join, logic string
	parts       []*ruleNode

	// number, name, property, conditions and message are those of a row. problem is what is wrong with it.
	number, name, message, problem string
	property                       ruleText
	conditions                     []ruleCondition

	// kept are rules that are kept; of the outermost group those that its logic does not name.
	kept rule.Expression
}

type nodeKind string

const (
	nodeGroup nodeKind = "group"
	nodeRow   nodeKind = "row"
	nodeKept  nodeKind = "kept"
)

type ruleCondition struct {
	operator rule.Operator
	values   []ruleText
}

// ruleText is a value as its field shows it. ref is the value that the text stands for, as JSON; it is empty for a text that a person has written.
type ruleText struct{ text, ref string }

const (
	// maxGroupDepth is how deep the form draws groups, and maxValues how many values of a condition it draws.
	maxGroupDepth = 2
	maxValues     = 50
	// maxFormDepth and maxFormParts bound what is read of a form.
	maxFormDepth = 4
	maxFormParts = 200
)

// drawRules returns the form of an expression. ok is false for one that is no tree of rules: its logic cannot be read, or names a rule twice.
func drawRules(x rule.Expression) (root *ruleNode, ok bool) {
	l, err := x.Joins()
	if err != nil {
		return nil, false
	}
	root = &ruleNode{kind: nodeGroup, join: "and", logic: x.Logic}
	unused := maps.Clone(x.Rules)
	for _, number := range numbersOf(l) {
		if _, there := unused[number]; !there {
			return nil, false
		}
		delete(unused, number)
	}
	if len(unused) > 0 {
		root.kept.Rules = unused
	}
	switch {
	case l.Junction != "":
		root.join = l.Junction
		for _, part := range l.Parts {
			root.parts = append(root.parts, drawPart(x, part, 2))
		}
	case l.Number != "":
		root.parts = []*ruleNode{drawPart(x, l, 2)}
	}
	return root, true
}

// numbersOf are the numbers that logic names, one that it names twice twice.
func numbersOf(l rule.Logic) []string {
	if l.Junction == "" && l.Number != "" {
		return []string{l.Number}
	}
	var numbers []string
	for _, part := range l.Parts {
		numbers = append(numbers, numbersOf(part)...)
	}
	return numbers
}

func drawPart(x rule.Expression, l rule.Logic, depth int) *ruleNode {
	if l.Junction == "" {
		if row, ok := drawRow(l.Number, x.Rules[l.Number], true); ok {
			return row
		}
	} else if depth <= maxGroupDepth {
		group := &ruleNode{kind: nodeGroup, join: l.Junction}
		for _, part := range l.Parts {
			group.parts = append(group.parts, drawPart(x, part, depth+1))
		}
		return group
	}
	kept := rule.Expression{Rules: map[string]rule.Rule{}, Logic: l.String()}
	for _, number := range numbersOf(l) {
		kept.Rules[number] = x.Rules[number]
	}
	return &ruleNode{kind: nodeKept, kept: kept}
}

// drawRow returns the row of a rule; ok is false for a rule that rows do not have fields for. Rules may stand below a row, and none below those.
func drawRow(number string, r rule.Rule, below bool) (*ruleNode, bool) {
	offer, ok := rule.Offered(r.Name)
	n := &ruleNode{kind: nodeRow, number: number, name: r.Name, message: r.Error, join: "and", logic: r.Logic}
	if !ok || offer.Name != r.Name || r.Property != "" && !oneLine(r.Property) || r.Error != "" && !oneLine(r.Error) {
		return nil, false
	}
	n.property = ruleText{r.Property, r.Property}
	for _, operator := range slices.Sorted(maps.Keys(r.Conditions)) {
		c := ruleCondition{operator: operator}
		shape := shapeOf(r.Name, operator)
		if len(r.Conditions[operator]) > maxValues {
			return nil, false
		}
		for _, value := range r.Conditions[operator] {
			text, ok := shape.shown(value, nil)
			ref, err := json.Marshal(value)
			if !ok || err != nil {
				return nil, false
			}
			c.values = append(c.values, ruleText{text, string(ref)})
		}
		n.conditions = append(n.conditions, c)
	}
	if len(r.Rules) == 0 {
		return n, r.Logic == ""
	}
	if !below {
		return nil, false
	}
	if parts, join, ok := drawBelow(r.Expression); ok {
		n.parts, n.join = parts, join
	} else {
		n.parts = []*ruleNode{{kind: nodeKept, kept: r.Expression}}
	}
	return n, true
}

// drawBelow returns the rows below a row; ok is false when they are not joined in one way.
func drawBelow(x rule.Expression) (rows []*ruleNode, join string, ok bool) {
	l, err := x.Joins()
	numbers := numbersOf(l)
	if err != nil || len(numbers) != len(x.Rules) {
		return nil, "", false
	}
	for i, number := range numbers {
		r, there := x.Rules[number]
		row, drawn := drawRow(number, r, false)
		if !there || !drawn || slices.Contains(numbers[:i], number) || l.Junction != "" && l.Parts[min(i, len(l.Parts)-1)].Number != number {
			return nil, "", false
		}
		rows = append(rows, row)
	}
	if l.Junction == "" {
		return rows, "and", true
	}
	return rows, l.Junction, true
}

// expression is what the form asks. With partial, rows that are not complete are left out; without, they are problems, and ok is false.
func (n *ruleNode) expression(partial bool) (x rule.Expression, ok bool) {
	n.giveNumbers()
	x.Rules = maps.Clone(n.kept.Rules)
	if n.kind != nodeGroup { // the rules below a row
		x.Rules = nil
	}
	if len(n.parts) == 1 && n.parts[0].kind == nodeKept && n.kind == nodeRow {
		return n.parts[0].kept, true
	}
	if x.Rules == nil {
		x.Rules = map[string]rule.Rule{}
	}
	unused := len(x.Rules)
	l, asks, ok := n.joined(x.Rules, partial)
	switch {
	case !asks && unused > 0 && partial:
		return rule.Expression{}, ok
	case !asks && unused > 0: // without logic they would be asked
		n.problem, ok = "rules.unused.alone", false
	}
	if len(x.Rules) == 0 {
		x.Rules = nil
	}
	if x.Logic = n.logic; !asks {
		x.Logic = ""
	} else if was, err := x.Joins(); err != nil || !reflect.DeepEqual(was, l) {
		x.Logic = l.String()
	}
	return x, ok
}

// joined puts the rules of the parts into rules, and returns how they are joined; asks is false where there are none.
func (n *ruleNode) joined(rules map[string]rule.Rule, partial bool) (l rule.Logic, asks, ok bool) {
	l.Junction, ok = n.join, true
	for _, part := range n.parts {
		inner, partAsks, partOK := rule.Logic{Number: part.number}, true, true
		switch part.kind {
		case nodeGroup:
			inner, partAsks, partOK = part.joined(rules, partial)
		case nodeKept:
			maps.Copy(rules, part.kept.Rules)
			var err error
			if inner, err = part.kept.Joins(); err != nil || len(part.kept.Rules) == 0 {
				partAsks = false
			}
		case nodeRow:
			var r rule.Rule
			if r, partOK = part.rule(partial); partOK {
				rules[part.number] = r
			} else if partial {
				partAsks, partOK = false, true
			}
		}
		ok = ok && partOK
		if partAsks {
			l.Parts = append(l.Parts, inner)
		}
	}
	if len(l.Parts) == 1 {
		return l.Parts[0], true, ok
	}
	return l, len(l.Parts) > 0, ok
}

// rule is the rule of a row; ok is false for one that is not complete, whose problem then says why.
func (n *ruleNode) rule(partial bool) (r rule.Rule, ok bool) {
	r = rule.Rule{Name: n.name, Property: n.property.ref, Error: n.message}
	if n.property.ref == "" {
		r.Property = n.property.text
	}
	problem := n.problem
	for _, c := range n.conditions {
		values := make([]any, 0, len(c.values))
		for _, v := range c.values {
			if v.ref == "" {
				problem = cmpOr(problem, "rules.value."+string(shapeOf(n.name, c.operator)))
				continue
			}
			value, err := valueOf(v.ref)
			if err != nil {
				problem = cmpOr(problem, "rules.value.text")
			}
			values = append(values, value)
		}
		switch _, twice := r.Conditions[c.operator]; {
		case twice:
			problem = cmpOr(problem, "rules.twice")
		case len(values) == 0 && len(c.values) == 0 && rule.KindOf(n.name) == rule.ValueItems:
			continue // every item
		case len(values) == 0:
			problem = cmpOr(problem, "rules.value.missing")
		}
		if r.Conditions == nil {
			r.Conditions = map[rule.Operator][]any{}
		}
		r.Conditions[c.operator] = values
	}
	if offer, _ := rule.Offered(n.name); offer.NeedsProperty && r.Property == "" {
		problem = cmpOr(problem, "rules.property.missing")
	}
	if len(n.parts) > 0 {
		var below bool
		if r.Expression, below = n.expression(partial); !below {
			ok = false
			problem = cmpOr(problem, "rules.below")
		}
	}
	if !partial {
		n.problem = problem
	}
	return r, problem == ""
}

func cmpOr(first, second string) string {
	if first != "" {
		return first
	}
	return second
}

// valueOf reads a value from JSON, with its numbers as they are written.
func valueOf(text string) (value any, err error) {
	d := json.NewDecoder(strings.NewReader(text))
	d.UseNumber()
	err = d.Decode(&value)
	return value, err
}

// giveNumbers numbers the rows that have none, or one that another has.
func (n *ruleNode) giveNumbers() {
	taken := map[string]bool{}
	for number := range n.kept.Rules {
		taken[number] = true
	}
	var without []*ruleNode
	var visit func(*ruleNode)
	visit = func(part *ruleNode) {
		for number := range part.kept.Rules {
			taken[number] = true
		}
		if part.kind == nodeRow {
			if taken[part.number] || strconv.Itoa(atoi(part.number)) != part.number {
				without = append(without, part)
				return
			}
			taken[part.number] = true
			return
		}
		for _, inner := range part.parts {
			visit(inner)
		}
	}
	for _, part := range n.parts {
		visit(part)
	}
	next := 1
	for _, row := range without {
		for taken[strconv.Itoa(next)] {
			next++
		}
		row.number = strconv.Itoa(next)
		taken[row.number] = true
	}
}

func atoi(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil || len(text) > 9 {
		return 0
	}
	return n
}

// fields writes a node as a form would send it, at a path. It is the reverse of readNode.
func (n *ruleNode) fields(form url.Values, path string) {
	form.Set(path+".kind", string(n.kind))
	form.Set(path+".join", n.join)
	form.Set(path+".logic", n.logic)
	if len(n.kept.Rules) > 0 {
		form.Set(path+".kept", keptText(n.kept))
	}
	if n.kind == nodeRow {
		form.Set(path+".number", n.number)
		form.Set(path+".name", n.name)
		form.Set(path+".message", n.message)
		form.Set(path+".property", n.property.text)
		form.Set(path+".property-ref", n.property.ref)
	}
	for i, c := range n.conditions {
		at := fmt.Sprintf("%s.c.%d", path, i)
		form.Set(at+".operator", string(c.operator))
		for _, v := range c.values {
			form.Add(at+".value", v.text)
			form.Add(at+".ref", v.ref)
		}
	}
	for i, part := range n.parts {
		part.fields(form, fmt.Sprintf("%s.%d", path, i))
	}
}

// keptText is an expression as a field of a form has it.
func keptText(x rule.Expression) string {
	text, err := json.Marshal(x)
	if err != nil {
		panic(err) // stored rules are JSON
	}
	return string(text)
}

// readNode reads a node from a form. Values that are empty are left out.
func readNode(form url.Values, path string, depth int) *ruleNode {
	n := &ruleNode{kind: nodeKind(form.Get(path + ".kind")), join: "and", logic: form.Get(path + ".logic"), number: form.Get(path + ".number"), name: form.Get(path + ".name")}
	if form.Get(path+".join") == "or" {
		n.join = "or"
	}
	n.message, n.property = strings.TrimSpace(form.Get(path+".message")), ruleText{strings.TrimSpace(form.Get(path + ".property")), form.Get(path + ".property-ref")}
	if kept := form.Get(path + ".kept"); kept != "" {
		d := json.NewDecoder(bytes.NewReader([]byte(kept)))
		d.UseNumber()
		if d.Decode(&n.kept) != nil {
			n.kept = rule.Expression{}
		}
	}
	for i := 0; i < maxFormParts && form.Has(fmt.Sprintf("%s.c.%d.operator", path, i)); i++ {
		at := fmt.Sprintf("%s.c.%d", path, i)
		c := ruleCondition{operator: rule.Operator(form.Get(at + ".operator"))}
		refs := form[at+".ref"]
		for k, text := range form[at+".value"] {
			if text = strings.TrimSpace(text); text == "" || len(c.values) == maxValues {
				continue
			}
			v := ruleText{text: text}
			if k < len(refs) {
				v.ref = refs[k]
			}
			c.values = append(c.values, v)
		}
		n.conditions = append(n.conditions, c)
	}
	for i := 0; i < maxFormParts && depth < maxFormDepth && form.Has(fmt.Sprintf("%s.%d.kind", path, i)); i++ {
		n.parts = append(n.parts, readNode(form, fmt.Sprintf("%s.%d", path, i), depth+1))
	}
	return n
}

// at is the node at a path below n: "b.0.1" is the second part of the first part of "b"; nil where there is none.
func (n *ruleNode) at(path string) *ruleNode {
	_, rest, below := strings.Cut(path, ".")
	if !below {
		return n
	}
	first, _, _ := strings.Cut(rest, ".")
	i, err := strconv.Atoi(first)
	if err != nil || i < 0 || i >= len(n.parts) {
		return nil
	}
	return n.parts[i].at(rest)
}

// act does what a button of the form asks: "add b.0 order.amount", "group b", "remove b.0.1".
func (n *ruleNode) act(do string, form url.Values) {
	words := strings.Fields(do)
	if len(words) < 2 {
		return
	}
	path := words[1]
	switch part := n.at(path); {
	case part == nil || part.kind == nodeKept && words[0] != "remove":
	case words[0] == "add":
		if offer, ok := rule.Offered(form.Get(path + ".add")); ok {
			part.parts = append(part.parts, &ruleNode{kind: nodeRow, join: "and", name: offer.Name, conditions: []ruleCondition{{operator: offer.Operators[0]}}})
		}
	case words[0] == "group" && part.kind == nodeGroup && strings.Count(path, ".") < maxGroupDepth-1:
		join := "or"
		if part.join == "or" {
			join = "and"
		}
		part.parts = append(part.parts, &ruleNode{kind: nodeGroup, join: join})
	case words[0] == "unused" && part == n:
		n.kept = rule.Expression{}
	case words[0] == "remove" && strings.Contains(path, "."):
		i := strings.LastIndexByte(path, '.')
		at, _ := strconv.Atoi(path[i+1:])
		above := n.at(path[:i])
		above.parts = slices.Delete(above.parts, at, at+1)
	}
}
