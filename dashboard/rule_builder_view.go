package dashboard

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// builderView is a builder as the part "rule-builder" renders it.
type builderView struct {
	// Action is the address of the page's form.
	Action string
	Root   builderNode
	// Included and Excluded are the items that the discount is for.
	Included, Excluded builderCondition
	Rest               string
	Sentences          []wording.Sentence
	// Certain says that the rules never or always hold.
	Certain string
	Problem string
	Keys    []keyList
	AsJSON  bool
	JSON    field
}

// builderNode is a node as the part "builder-node" renders it.
type builderNode struct {
	Action, Path, Kind, Join, Logic, Kept string
	IsTop, IsGroup, IsRow, IsKept         bool
	Number, Name, Label                   string
	// Title names the row or the group for who does not see where it stands.
	Title      string
	Property   *builderText
	Message    string
	Conditions []builderCondition
	Parts      []builderNode
	// Add are the names that can be added; CanGroup says that a group can be.
	Add      []choiceGroup
	CanGroup bool
	Problem  string
	// Sentences are what kept rules ask, and Raw those that cannot be said. Unused are rules that the logic does not name.
	Sentences []wording.Sentence
	Raw       string
	Unused    []wording.Sentence
}

type builderCondition struct {
	Path, Label string
	Operator    string
	Operators   []choice
	Values      []builderText
}

// builderText is the field of a value.
type builderText struct {
	Path, ID, Label, Text, Ref, Hint string
	// Type is that of an input, or select. List is the id of the texts that it can be completed to, and Pick where they are asked for.
	Type, List, Pick string
	Choices          []choice
	Problem          bool
}

// keyList are the keys of the metadata of something.
type keyList struct {
	ID   string
	Keys []string
}

// view is the builder as its part shows it. The action is the address of the page's form.
func (b *ruleBuilder) view(ctx context.Context, v *visit, action string) (*builderView, error) {
	view := &builderView{Action: action, AsJSON: b.asJSON}
	if b.problem != "" {
		view.Problem = b.problem
		if v.texts.has(b.problem) {
			view.Problem = v.say(b.problem)
		}
	}
	d := b.rest
	rest, err := json.Marshal(b.rest)
	if err != nil {
		return nil, err
	}
	view.Rest = string(rest)
	if b.asJSON {
		view.JSON = field{Name: "b.json", Label: v.say("rules.json"), Hint: v.say("rules.json.hint"), Type: "textarea", Rows: 20, Value: b.text}
		if b.problem != "" {
			view.JSON.Error, view.Problem = view.Problem, ""
		}
		d, _ = b.definition()
		var ids wording.Ids
		ids.AddRules(rule.Rules{Expression: d.Expression, BundleRules: d.BundleRules, ApplicableTo: d.ApplicableTo})
		names, err := namer{v.Project}.Names(ctx, ids)
		if err != nil {
			return nil, err
		}
		b.names = names
	} else {
		d.Expression, _ = b.root.expression(true)
		d.ApplicableTo.Included, _ = entriesOf(b.included)
		d.ApplicableTo.Excluded, _ = entriesOf(b.excluded)
		view.Root = b.nodeView(v, b.root, action, "b", 1)
		view.Included, view.Excluded = v.entriesView("included", b.included), v.entriesView("excluded", b.excluded)
		if view.Keys, err = v.metadataKeys(ctx, b.root); err != nil {
			return nil, err
		}
	}
	all := rule.Rules{Expression: d.Expression, BundleRules: d.BundleRules, ApplicableTo: d.ApplicableTo}
	view.Sentences, view.Certain = v.writer(b.names).Rules(all), v.certain(all)
	return view, nil
}

// certain warns of rules that never or always hold. It says nothing of others, of no rules at all and of rules that are not finished.
func (v *visit) certain(r rule.Rules) string {
	p, err := rule.Compile(r)
	if err != nil || len(r.Rules) == 0 {
		return ""
	}
	switch p.Certainty() {
	case rule.CertaintyNever:
		return v.say("rules.never")
	case rule.CertaintyAlways:
		return v.say("rules.always")
	}
	return ""
}

func (b *ruleBuilder) nodeView(v *visit, n *ruleNode, action, path string, depth int) builderNode {
	w := v.writer(b.names)
	view := builderNode{
		Action: action, Path: path, Kind: string(n.kind), Join: n.join, Logic: n.logic, IsTop: path == "b", IsGroup: n.kind == nodeGroup, IsRow: n.kind == nodeRow, IsKept: n.kind == nodeKept,
		Number: n.number, Name: n.name, Message: n.message,
	}
	if n.problem != "" {
		view.Problem = n.problem
		if v.texts.has(n.problem) {
			view.Problem = v.say(n.problem)
		}
	}
	if len(n.kept.Rules) > 0 {
		view.Kept = keptText(n.kept)
		x := n.kept
		if x.Logic == "" && n.kind == nodeGroup {
			view.Unused = w.Rules(rule.Rules{Expression: x})
		} else if view.Sentences = w.Rules(rule.Rules{Expression: x}); view.Sentences == nil {
			view.Raw = view.Kept
		}
	}
	switch n.kind {
	case nodeGroup:
		view.Title = v.say("rules.group", depth)
		view.Add, view.CanGroup = v.ruleChoices(false), depth < maxGroupDepth
	case nodeRow:
		offer, _ := rule.Offered(n.name)
		view.Label = capital(w.RuleName(n.name))
		view.Title = view.Label
		if offer.Hands && depth <= maxGroupDepth+1 && !(len(n.parts) == 1 && n.parts[0].kind == nodeKept) {
			view.Add = v.ruleChoices(true)
		}
		if offer.TakesProperty {
			p := builderText{
				Path: path + ".property", ID: path + ".property", Text: n.property.text, Ref: n.property.ref, Type: "text", Label: v.say("rules.key", view.Label), List: keysOf(n.name),
				Problem: n.problem != "" && n.property.text == "" && offer.NeedsProperty,
			}
			if offer.Item != "" {
				p.Label, p.List, p.Pick = v.say("rules.item", view.Label), "pick-item", v.path("rules", "pick")
			}
			view.Property = &p
		}
		conditions := n.conditions
		if len(conditions) == 0 {
			conditions = []ruleCondition{{operator: offer.Operators[0]}}
		}
		for i, c := range conditions {
			view.Conditions = append(view.Conditions, v.conditionView(n, c, fmt.Sprintf("%s.c.%d", path, i), view.Label))
		}
	}
	for i, part := range n.parts {
		view.Parts = append(view.Parts, b.nodeView(v, part, action, fmt.Sprintf("%s.%d", path, i), depth+1))
	}
	return view
}

func (v *visit) conditionView(n *ruleNode, c ruleCondition, path, label string) builderCondition {
	view := builderCondition{Path: path, Label: v.say("rules.comparison", label), Operator: string(c.operator), Operators: v.operatorChoices(n.name, c.operator)}
	shape, operand := shapeOf(n.name, c.operator), c.operator.Operand()
	values := c.values
	if !operand.Single() && len(values) < maxValues && (shape != shapeFlag || len(values) == 0) || len(values) == 0 {
		values = append(slices.Clone(values), ruleText{})
	}
	for i, value := range values {
		view.Values = append(view.Values, v.valueView(n.name, shape, value, path, i, v.say("rules.value", label), n.problem != ""))
		last := &view.Values[len(view.Values)-1]
		if key := "rules.operand." + string(operand); v.texts.has(key) {
			last.Hint = v.say(key)
		}
	}
	return view
}

// valueView is the field of a value: of several, an empty one is the last.
func (v *visit) valueView(name string, shape valueShape, t ruleText, path string, i int, label string, judged bool) builderText {
	w := v.writer(nil)
	view := builderText{
		Path: path, ID: fmt.Sprintf("%s.value.%d", path, i), Label: label, Text: t.text, Ref: t.ref, Type: "text", Problem: judged && t.text != "" && t.ref == "",
	}
	switch shape {
	case shapeSegment, shapeTier, shapeItem, shapeEntry:
		view.List, view.Pick = "pick-"+string(shape), v.path("rules", "pick")
		if shape == shapeEntry {
			view.List = "pick-item"
		}
	case shapeMoney:
		view.Hint = v.Settings.Currency
	case shapeDate:
		if len(t.text) == len("2006-01-02") || t.text == "" {
			view.Type = "date"
		}
	case shapeFlag:
		view.Type, view.Choices = "select", []choice{
			{"", "–"}, {"true", cmpOr(w.Flag(name, "true"), v.say("rules.true"))}, {"false", cmpOr(w.Flag(name, "false"), v.say("rules.false"))},
		}
	case shapeWeekday:
		view.Type, view.Choices = "select", []choice{{"", "–"}}
		for _, day := range strings.Split("1234560", "") {
			view.Choices = append(view.Choices, choice{day, w.Weekday(day)})
		}
	}
	return view
}

// entriesView are the items that the discount is for, or not for.
func (v *visit) entriesView(name string, entries []ruleText) builderCondition {
	view := builderCondition{Path: "b." + name, Label: v.say("rules." + name)}
	for i, t := range append(slices.Clone(entries), ruleText{}) {
		view.Values = append(view.Values, v.valueView("", shapeEntry, t, view.Path, i, view.Label, true))
	}
	return view
}

// keysOf is the id of the list with the metadata keys that the property of a rule can be; empty for a rule about other things.
func keysOf(name string) string {
	object, _, ok := strings.Cut(name, ".metadata")
	switch {
	case !ok || object == "custom_event":
		return ""
	case object == "order.items":
		object = "order_item"
	}
	return "keys-" + object
}

// metadataKeys are the keys of the schemas that rows of the form are about.
func (v *visit) metadataKeys(ctx context.Context, root *ruleNode) ([]keyList, error) {
	wanted := map[string][]string{}
	var visit func(*ruleNode)
	visit = func(n *ruleNode) {
		if list := keysOf(n.name); list != "" {
			wanted[list] = nil
		}
		for _, part := range n.parts {
			visit(part)
		}
	}
	visit(root)
	if len(wanted) == 0 {
		return nil, nil
	}
	page, err := v.Project.Schemas.List(ctx, storage.Query{Limit: maxSchemas})
	if err != nil {
		return nil, err
	}
	for _, s := range page.Items {
		if _, ok := wanted["keys-"+s.RelatedObject]; ok {
			for key, d := range s.Properties {
				if !d.Deleted && oneLine(key) {
					wanted["keys-"+s.RelatedObject] = append(wanted["keys-"+s.RelatedObject], key)
				}
			}
		}
	}
	var lists []keyList
	for _, id := range slices.Sorted(maps.Keys(wanted)) {
		slices.Sort(wanted[id])
		lists = append(lists, keyList{id, wanted[id]})
	}
	return lists, nil
}
