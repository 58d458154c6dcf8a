package dashboard

import (
	"context"
	"encoding/json"
	"regexp"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/wording"
)

// ruleBuilder is the form of what a set of rules asks: its expression, its bundle, and the items that its discount is for.
//
// A page that lets people write rules uses it so. The view of the page has a field Builder, the builderView of the builder, and its template has
// {{template "rule-builder" .}} inside of the page's own form. To show stored rules, make the builder by drawBuilder. The handler of the form calls
// readBuilder. Where acted is then set, a button of the builder was pressed, or something was changed with scripts: the handler shows the page again
// with the builder as it is now, and changes nothing. Else it takes the definition; where ok is false the builder says in its fields what is wrong,
// and the page is shown again, as after a refusal of the engine that refuse has put into the builder.
//
// What the form does not draw is in it all the same, and comes back as it was: rules of unknown names, groups in groups in groups, rules that the
// logic does not name. drawBuilder shows an expression that is no tree at all as JSON.
type ruleBuilder struct {
	root *ruleNode
	// rest is what the form has no rows for, and included and excluded are the entries of rest.ApplicableTo. Of a builder that shows JSON it is all.
	rest               rule.Definition
	included, excluded []ruleText
	names              wording.Names
	// text is the definition as JSON, for a builder that shows it so.
	asJSON bool
	text   string
	// problem is what is wrong with all of it.
	problem string
	// acted says that the form was sent to change itself.
	acted bool
}

// builderPart is the id of the part of a page that the builder is.
const builderPart = "rule-builder"

// drawBuilder returns the form of a definition.
func (v *visit) drawBuilder(ctx context.Context, d rule.Definition) (*ruleBuilder, error) {
	b := &ruleBuilder{rest: rule.Definition{BundleRules: d.BundleRules, ApplicableTo: d.ApplicableTo}, names: wording.Names{}}
	root, ok := drawRules(d.Expression)
	b.root = root
	b.included, b.excluded = entryTexts(d.ApplicableTo.Included), entryTexts(d.ApplicableTo.Excluded)
	for _, t := range slices.Concat(b.included, b.excluded) {
		value, err := valueOf(t.ref)
		_, shown := shapeEntry.shown(value, nil)
		ok = ok && err == nil && shown
	}
	if !ok || len(b.included)+len(b.excluded) > maxEntries {
		b.root = &ruleNode{kind: nodeGroup, join: "and"}
		b.showJSON(d)
		return b, nil
	}
	if err := v.nameRefs(ctx, b); err != nil {
		return nil, err
	}
	b.eachText(func(shape valueShape, t *ruleText, isProperty bool) {
		if value, err := valueOf(t.ref); err == nil && !isProperty {
			t.text, _ = shape.shown(value, b.names)
		} else if isProperty && shape.named() {
			t.text = nameOr(b.names, t.ref)
		}
	})
	return b, nil
}

func (b *ruleBuilder) showJSON(d rule.Definition) {
	b.rest = rule.Definition{Expression: d.Expression, BundleRules: d.BundleRules, ApplicableTo: d.ApplicableTo}
	b.asJSON, b.text = true, definitionJSON(b.rest)
}

func entryTexts(entries []discount.Entry) (texts []ruleText) {
	for _, e := range entries {
		ref, err := json.Marshal(e)
		if err != nil {
			panic(err) // entries are plain data
		}
		texts = append(texts, ruleText{"", string(ref)})
	}
	return texts
}

// eachText calls f with each text of the form, and with what it is; isProperty for the property of a rule.
func (b *ruleBuilder) eachText(f func(shape valueShape, t *ruleText, isProperty bool)) {
	var visit func(*ruleNode)
	visit = func(n *ruleNode) {
		for i := range n.conditions {
			for k := range n.conditions[i].values {
				f(shapeOf(n.name, n.conditions[i].operator), &n.conditions[i].values[k], false)
			}
		}
		if n.kind == nodeRow {
			f(propertyShape(n.name), &n.property, true)
		}
		for _, part := range n.parts {
			visit(part)
		}
	}
	visit(b.root)
	for _, list := range [][]ruleText{b.included, b.excluded} {
		for i := range list {
			f(shapeEntry, &list[i], false)
		}
	}
}

// propertyShape is what the property of a rule is: the id of an item, or a key of metadata.
func propertyShape(name string) valueShape {
	if offer, _ := rule.Offered(name); offer.Item != "" {
		return shapeItem
	}
	return shapeText
}

// nameRefs reads the names of what the form refers to, and of what its kept rules mention.
func (v *visit) nameRefs(ctx context.Context, b *ruleBuilder) error {
	var ids wording.Ids
	b.eachText(func(shape valueShape, t *ruleText, isProperty bool) {
		id := t.ref
		if value, err := valueOf(t.ref); err == nil && !isProperty {
			id, _ = shape.shown(value, nil)
		}
		switch {
		case id == "":
		case shape == shapeSegment:
			ids.Segments = append(ids.Segments, id)
		case shape == shapeTier:
			ids.Tiers = append(ids.Tiers, id)
		case shape == shapeItem || shape == shapeEntry:
			ids.Products, ids.Collections = append(ids.Products, id), append(ids.Collections, id)
		}
	})
	x, _ := b.root.expression(true)
	ids.AddRules(rule.Rules{Expression: x, BundleRules: b.rest.BundleRules})
	names, err := namer{v.Project}.Names(ctx, ids)
	if err == nil {
		b.names = names
	}
	return err
}

// readBuilder reads the builder of a form that was sent, after what its button asks for.
func (v *visit) readBuilder(ctx context.Context) (*ruleBuilder, error) {
	if err := v.ParseForm(); err != nil {
		return nil, fault.Payload("b", "must be a form")
	}
	form := v.PostForm
	do := form.Get("do")
	b := &ruleBuilder{root: readNode(form, "b", 0), names: wording.Names{}, acted: do != "" || v.partial() && v.target() == builderPart}
	b.root.kind = nodeGroup
	b.asJSON, b.text = form.Get("b.as") == "json", strings.TrimSpace(strings.ReplaceAll(form.Get("b.json"), "\r\n", "\n"))
	if rest, err := readRest(form.Get("b.rest")); err == nil {
		b.rest = rest
	}
	if b.asJSON {
		if do != "draw" {
			return b, nil
		}
		d, ok := b.definition()
		if !ok {
			return b, nil
		}
		drawn, err := v.drawBuilder(ctx, d)
		if err != nil {
			return nil, err
		}
		if drawn.acted = true; drawn.asJSON {
			drawn.problem, drawn.text = "rules.not-drawn", b.text
		}
		return drawn, nil
	}
	b.included, b.excluded = readEntries(form, "b.included"), readEntries(form, "b.excluded")
	if err := v.nameRefs(ctx, b); err != nil {
		return nil, err
	}
	if err := v.fillRefs(ctx, b); err != nil {
		return nil, err
	}
	b.root.act(do, form)
	if do == "json" {
		if d, ok := b.definition(); ok {
			b.showJSON(d)
		}
	}
	return b, nil
}

func readRest(text string) (d rule.Definition, err error) {
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.UseNumber()
	return d, decoder.Decode(&d)
}

func readEntries(form map[string][]string, path string) (texts []ruleText) {
	refs := form[path+".ref"]
	for i, text := range form[path+".value"] {
		if text = strings.TrimSpace(text); text == "" || len(texts) == maxEntries {
			continue
		}
		t := ruleText{text: text}
		if i < len(refs) {
			t.ref = refs[i]
		}
		texts = append(texts, t)
	}
	return texts
}

// maxEntries is how many items of applicable_to the form draws.
const maxEntries = 100

// fillRefs finds what the texts stand for that a person has written.
func (v *visit) fillRefs(ctx context.Context, b *ruleBuilder) error {
	wanted := map[valueShape][]string{}
	b.eachText(func(shape valueShape, t *ruleText, isProperty bool) {
		shown := nameOr(b.names, t.ref)
		if !isProperty {
			value, err := valueOf(t.ref)
			if err != nil {
				t.ref = ""
			}
			shown, _ = shape.shown(value, b.names)
		} else if !shape.named() {
			t.ref = t.text
			return
		}
		if t.text == "" || t.ref != "" && shown == t.text {
			return
		}
		t.ref = ""
		if value, ok := shape.written(t.text); ok && !isProperty {
			text, err := json.Marshal(value)
			if err == nil {
				t.ref = string(text)
			}
		} else if shape.named() {
			kind := shape
			if kind == shapeEntry {
				kind = shapeItem
			}
			wanted[kind] = append(wanted[kind], t.text)
		}
	})
	for kind, texts := range wanted {
		found, err := v.findNamed(ctx, kind, texts)
		if err != nil {
			return err
		}
		b.eachText(func(shape valueShape, t *ruleText, isProperty bool) {
			f, ok := found[t.text]
			if t.ref != "" || !ok || shape != kind && (shape != shapeEntry || kind != shapeItem) {
				return
			}
			b.names[f.id] = f.name
			var value any = f.id
			switch {
			case isProperty:
				t.ref = f.id
				return
			case shape == shapeEntry:
				value = discount.Entry{Object: f.object, ID: f.id, Effect: discount.EntryEffectApplyToEvery}
			case shape == shapeItem:
				value = map[string]any{"id": f.id, "object": string(f.object)}
			}
			ref, err := json.Marshal(value)
			if err == nil {
				t.ref = string(ref)
			}
		})
	}
	return nil
}

// definition is what the form asks. It has no name; ok is false for a form with something wrong in it, which the builder then says.
func (b *ruleBuilder) definition() (d rule.Definition, ok bool) {
	if b.asJSON && b.text == definitionJSON(b.rest) {
		return b.rest, true // as it was, with what the API writes out
	}
	if b.asJSON {
		var w wire.ValidationRuleCreate
		err := json.Unmarshal([]byte(b.text), &w)
		if err == nil {
			d, err = w.Domain()
		}
		if err != nil {
			b.problem = problemText(err)
			return d, false
		}
		return rule.Definition{Expression: d.Expression, BundleRules: d.BundleRules, ApplicableTo: d.ApplicableTo}, true
	}
	d = b.rest
	d.Expression, ok = b.root.expression(false)
	var included, excluded bool
	d.ApplicableTo.Included, included = entriesOf(b.included)
	d.ApplicableTo.Excluded, excluded = entriesOf(b.excluded)
	if !included || !excluded {
		b.problem = "rules.value.entry"
	}
	return d, ok && included && excluded
}

// entriesOf are the entries that texts stand for; ok is false when one stands for nothing.
func entriesOf(texts []ruleText) (entries []discount.Entry, ok bool) {
	ok = true
	for _, t := range texts {
		var e discount.Entry
		if json.Unmarshal([]byte(t.ref), &e) != nil {
			ok = false
			continue
		}
		entries = append(entries, e)
	}
	return entries, ok
}

// definitionJSON is a definition as the API has it.
func definitionJSON(d rule.Definition) string {
	w := wire.NewValidationRule(rule.Rules{Expression: d.Expression, BundleRules: d.BundleRules, ApplicableTo: d.ApplicableTo})
	shown := map[string]any{"rules": w.Rules}
	if d.BundleRules != nil && len(d.BundleRules.Rules) > 0 {
		shown["bundle_rules"] = w.BundleRules
	}
	if w.ApplicableTo != nil {
		shown["applicable_to"] = w.ApplicableTo
	}
	text, err := json.MarshalIndent(shown, "", "  ")
	if err != nil {
		panic(err) // shapes of the API are JSON
	}
	return string(text)
}

// problemText is the sentence of a refusal.
func problemText(err error) string {
	if f, ok := fault.As(err); ok {
		return sentence(cmpOr(f.Details, f.Message))
	}
	return sentence(err.Error())
}

var refusedRule = regexp.MustCompile(`(?:at|Rule) '([0-9]+(?:\.[0-9]+)?)`)

// refuse puts a refusal of the engine at the row that it is about, or above all of them.
func (b *ruleBuilder) refuse(f *fault.Error) {
	text := problemText(f)
	if at := refusedRule.FindStringSubmatch(f.Details); at != nil && !b.asJSON {
		numbers := strings.Split(at[1], ".")
		if n := b.root.row(numbers[0]); n != nil {
			if len(numbers) > 1 && n.row(numbers[1]) != nil {
				n = n.row(numbers[1])
			}
			n.problem = text
			return
		}
	}
	b.problem = text
}

// row is the row with a number below a node.
func (n *ruleNode) row(number string) *ruleNode {
	for _, part := range n.parts {
		if part.kind == nodeRow && part.number == number {
			return part
		}
		if part.kind == nodeGroup {
			if found := part.row(number); found != nil {
				return found
			}
		}
	}
	return nil
}

// groupOfName is the heading below which a name stands in the lists to choose from.
func groupOfName(name string) string {
	first, rest, _ := strings.Cut(name, ".")
	switch {
	case first == "publication":
		return "customer"
	case first == "order" && strings.HasPrefix(rest, "items"):
		return "items"
	case first == "sku":
		return "product"
	case strings.Contains(name, "count") || first == "campaign" || strings.HasSuffix(name, "gift.amount"):
		return "limits"
	case first == "custom_event":
		return "redemption"
	}
	return first
}

// nameGroups are the headings in their order.
var nameGroups = []string{"customer", "order", "items", "limits", "redemption", "product"}

// ruleChoices are the names that can be added: those that stand below a row, or all others.
func (v *visit) ruleChoices(below bool) (groups []choiceGroup) {
	w := v.writer(nil)
	for _, heading := range nameGroups {
		g := choiceGroup{Text: v.say("rules.group." + heading)}
		for _, name := range rule.Names() {
			if offer, _ := rule.Offered(name); offer.Below == below && groupOfName(name) == heading {
				g.Choices = append(g.Choices, choice{name, capital(w.RuleName(name))})
			}
		}
		if g.Choices != nil {
			groups = append(groups, g)
		}
	}
	return groups
}

// choiceGroup are options of a select below a heading.
type choiceGroup struct {
	Text    string
	Choices []choice
}

func capital(text string) string { return strings.TrimSuffix(sentence(text), ".") }

// operatorChoices are the operators of a name, and the one that a row has.
func (v *visit) operatorChoices(name string, has rule.Operator) (choices []choice) {
	w := v.writer(nil)
	offer, _ := rule.Offered(name)
	operators := offer.Operators
	if !slices.Contains(operators, has) {
		if i := slices.Index(operators, has.Canonical()); i >= 0 {
			operators[i] = has // another spelling, which stays
		} else {
			operators = append(operators, has)
		}
	}
	for _, operator := range operators {
		choices = append(choices, choice{string(operator), w.Comparison(name, operator)})
	}
	return choices
}
