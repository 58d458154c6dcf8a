package wire

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
)

// ValidationRule is a set of validation rules in answers.
type ValidationRule struct {
	ID    string     `json:"id"`
	Name  string     `json:"name"`
	Rules Expression `json:"rules"`
	// BundleRules are the parts of a product bundle, an empty object where there are none.
	BundleRules BundleRules `json:"bundle_rules"`
	Error       *ErrorText  `json:"error,omitzero"`
	// ApplicableTo names the products that the discount applies to. It is null where none were set.
	ApplicableTo *ApplicableTo `json:"applicable_to" openapi:"null"`
	Type         string        `json:"type" enum:"rule.Type"`
	ContextType  string        `json:"context_type" enum:"rule.ContextTypes"`
	CreatedAt    Time          `json:"created_at"`
	UpdatedAt    Time          `json:"updated_at,omitzero"`
	// AssignmentsCount is how many objects the rules are assigned to. The answer to a creation does not have it.
	AssignmentsCount *int   `json:"assignments_count,omitzero"`
	Object           string `json:"object" enum:"validation_rules"`
}

// NewValidationRule returns the shape of a new set.
func NewValidationRule(r rule.Rules) ValidationRule {
	w := ValidationRule{
		ID: r.ID, Name: r.Name, Rules: newExpression(r.Expression), Error: newErrorText(r.Error),
		Type: string(r.Type), ContextType: string(r.ContextType),
		CreatedAt: NewTime(r.CreatedAt), UpdatedAt: NewTime(r.UpdatedAt), Object: "validation_rules",
	}
	if a := r.ApplicableTo; a.IncludedAll || len(a.Included)+len(a.Excluded) > 0 {
		w.ApplicableTo = ref(NewApplicableTo(a))
	}
	if b := r.BundleRules; b != nil {
		w.BundleRules = BundleRules{Parts: newExpression(b.Expression)}
		if limit := int64(b.Limit); limit != 0 {
			w.BundleRules.Limit = &limit
		}
		if b.Fixed {
			multiply := false
			w.BundleRules.Multiply = &multiply
		}
	}
	return w
}

// NewCountedValidationRule returns the shape of a set with the number of its assignments.
func NewCountedValidationRule(r rule.Rules, assignments int) ValidationRule {
	w := NewValidationRule(r)
	w.AssignmentsCount = &assignments
	return w
}

// ErrorText is the text for customers.
type ErrorText struct {
	Message string `json:"message"`
}

func newErrorText(text string) *ErrorText {
	if text == "" {
		return nil
	}
	return &ErrorText{text}
}

// ValidationRuleCreate is the body of POST /v1/validation-rules.
type ValidationRuleCreate struct {
	Name         string       `json:"name" required:"true"`
	Rules        Expression   `json:"rules"`
	BundleRules  *BundleRules `json:"bundle_rules"`
	Error        ErrorText    `json:"error"`
	ApplicableTo ApplicableTo `json:"applicable_to"`
	Type         Word         `json:"type" enum:"rule.Type"`
	ContextType  Word         `json:"context_type" enum:"rule.ContextTypes"`
}

// Domain returns the new set.
func (w ValidationRuleCreate) Domain() (rule.Definition, error) {
	d := rule.Definition{
		Name: w.Name, Expression: w.Rules.domain(), Error: w.Error.Message,
		Type: rule.Type(w.Type), ContextType: rule.ContextType(w.ContextType),
	}
	if w.BundleRules != nil {
		b, err := w.BundleRules.domain()
		if err != nil {
			return d, err
		}
		d.BundleRules = b
	}
	var err error
	d.ApplicableTo, err = w.ApplicableTo.Domain("applicable_to")
	return d, err
}

// ValidationRuleUpdate is the body of PUT /v1/validation-rules/{validationRuleId}: what is sent replaces what is stored.
type ValidationRuleUpdate struct {
	Name         patch.Field[string]       `json:"name"`
	Rules        patch.Field[Expression]   `json:"rules"`
	BundleRules  patch.Field[BundleRules]  `json:"bundle_rules"`
	Error        patch.Field[ErrorText]    `json:"error"`
	ApplicableTo patch.Field[ApplicableTo] `json:"applicable_to"`
	Type         patch.Field[Word]         `json:"type" enum:"rule.Type"`
	ContextType  patch.Field[Word]         `json:"context_type" enum:"rule.ContextTypes"`
}

// Domain returns the change.
func (w ValidationRuleUpdate) Domain() (u rule.Update, err error) {
	u = rule.Update{
		Name: w.Name, Rules: patch.Map(w.Rules, Expression.domain),
		Error:       patch.Map(w.Error, func(e ErrorText) string { return e.Message }),
		Type:        patch.Map(w.Type, func(t Word) rule.Type { return rule.Type(t) }),
		ContextType: patch.Map(w.ContextType, func(c Word) rule.ContextType { return rule.ContextType(c) }),
	}
	if u.BundleRules, err = patch.MapErr(w.BundleRules, BundleRules.domain); err != nil {
		return u, err
	}
	u.ApplicableTo, err = patch.MapErr(w.ApplicableTo, func(a ApplicableTo) (rule.ApplicableTo, error) { return a.Domain("applicable_to") })
	return u, err
}

// Expression is numbered rules with the logic that joins them: {"1": {...}, "2": {...}, "logic": "1 and 2"}.
type Expression struct {
	Rules map[string]Rule
	Logic string
}

// Rule compares one fact with values.
type Rule struct {
	Name     string `json:"name"`
	Property string `json:"property,omitzero"`
	// SchemaID is the id of the schema of the custom event whose metadata is compared. Earning rules of the /v2 API have it.
	SchemaID   string           `json:"schema_id,omitzero"`
	Conditions map[string][]any `json:"conditions"`
	Rules      Expression       `json:"rules"`
	Error      *ErrorText       `json:"error,omitzero"`
}

// IsZero reports whether there are no rules.
func (w Expression) IsZero() bool { return len(w.Rules) == 0 && w.Logic == "" }

// UnmarshalJSON reads the logic, and every other property as a rule.
func (w *Expression) UnmarshalJSON(data []byte) error {
	properties, err := propertiesOf(data)
	if err != nil {
		return err
	}
	return w.read(properties)
}

func (w *Expression) read(properties map[string]json.RawMessage) error {
	*w = Expression{}
	for _, name := range sortedKeys(properties) {
		if name == "logic" {
			if err := readInto(name, properties[name], &w.Logic); err != nil {
				return err
			}
			continue
		}
		var r *Rule
		if err := readInto(name, properties[name], &r); err != nil {
			return err
		}
		if r == nil {
			continue
		}
		if w.Rules == nil {
			w.Rules = map[string]Rule{}
		}
		w.Rules[name] = *r
	}
	return nil
}

// MarshalJSON writes the rules and, where there is one, their logic.
func (w Expression) MarshalJSON() ([]byte, error) { return marshal(w.properties()) }

func (w Expression) properties() map[string]any {
	all := make(map[string]any, len(w.Rules)+3)
	for number, r := range w.Rules {
		all[number] = r
	}
	if w.Logic != "" {
		all["logic"] = w.Logic
	}
	return all
}

func (w Expression) domain() rule.Expression {
	x := rule.Expression{Logic: w.Logic}
	for number, r := range w.Rules {
		if x.Rules == nil {
			x.Rules = map[string]rule.Rule{}
		}
		domain := rule.Rule{Name: r.Name, Property: r.Property, Expression: r.Rules.domain()}
		if r.Error != nil {
			domain.Error = r.Error.Message
		}
		for operator, values := range r.Conditions {
			if domain.Conditions == nil {
				domain.Conditions = map[rule.Operator][]any{}
			}
			domain.Conditions[rule.Operator(operator)] = values
		}
		x.Rules[number] = domain
	}
	return x
}

// newExpression returns the shape of rules with their logic. Rules without logic must all hold, which is written out.
func newExpression(x rule.Expression) Expression {
	w := Expression{Logic: x.Logic}
	if w.Logic == "" {
		numbers := slices.SortedFunc(maps.Keys(x.Rules), func(a, b string) int { return cmp.Or(cmp.Compare(len(a), len(b)), cmp.Compare(a, b)) })
		w.Logic = strings.Join(numbers, " and ")
	}
	for number, r := range x.Rules {
		if w.Rules == nil {
			w.Rules = map[string]Rule{}
		}
		shape := Rule{Name: r.Name, Property: r.Property, Conditions: map[string][]any{}, Rules: newExpression(r.Expression), Error: newErrorText(r.Error)}
		for operator, values := range r.Conditions {
			shape.Conditions[string(operator)] = values
		}
		w.Rules[number] = shape
	}
	return w
}

// BundleRules are numbered parts of a product bundle, with a limit beside them. The discount is given once for each bundle,
// or once in all where multiply is false. Removed bundle rules are an empty object.
type BundleRules struct {
	Parts    Expression
	Limit    *int64
	Multiply *bool
}

// UnmarshalJSON reads limit, multiply and logic, and every other property as a part.
func (w *BundleRules) UnmarshalJSON(data []byte) error {
	properties, err := propertiesOf(data)
	if err != nil {
		return err
	}
	*w = BundleRules{}
	if err := readInto("limit", properties["limit"], &w.Limit); err != nil {
		return err
	}
	if err := readInto("multiply", properties["multiply"], &w.Multiply); err != nil {
		return err
	}
	delete(properties, "limit")
	delete(properties, "multiply")
	return w.Parts.read(properties)
}

// MarshalJSON writes the parts with limit and multiply beside them.
func (w BundleRules) MarshalJSON() ([]byte, error) {
	all := w.Parts.properties()
	if w.Limit != nil {
		all["limit"] = *w.Limit
	}
	if w.Multiply != nil {
		all["multiply"] = *w.Multiply
	}
	return marshal(all)
}

func (w BundleRules) domain() (*rule.BundleRules, error) {
	b := &rule.BundleRules{Expression: w.Parts.domain(), Fixed: w.Multiply != nil && !*w.Multiply}
	if w.Limit != nil {
		const most = 100
		if *w.Limit < 1 || *w.Limit > most {
			return nil, fault.Payload("bundle_rules.limit", "must be 1 to %d (actual value is '%d')", most, *w.Limit)
		}
		b.Limit = int(*w.Limit)
	}
	return b, nil
}

// propertiesOf splits an object whose properties do not all have one type. Every level is scanned again by the level above,
// so deep nesting takes quadratic time. Objects that are far deeper than rules may be are refused first.
func propertiesOf(data []byte) (properties map[string]json.RawMessage, err error) {
	const deepest, levels = 64, 10
	if nesting(data) > deepest {
		return nil, fault.Payload("rules", "must NOT be nested deeper than %d levels", levels)
	}
	if json.Unmarshal(data, &properties) != nil {
		return nil, wrongType[map[string]any](data)
	}
	return properties, nil
}

// nesting returns the depth of valid JSON.
func nesting(data []byte) (deepest int) {
	depth, text := 0, false
	for i := 0; i < len(data); i++ {
		switch c := data[i]; {
		case text && c == '\\':
			i++
		case c == '"':
			text = !text
		case text:
		case c == '{' || c == '[':
			depth++
			deepest = max(deepest, depth)
		case c == '}' || c == ']':
			depth--
		}
	}
	return deepest
}

// readInto decodes one property and keeps the digits of numbers. A missing property does not change the target. A wrong type
// is reported with the name before its path.
func readInto(name string, data json.RawMessage, into any) error {
	if data == nil {
		return nil
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	err := decoder.Decode(into)
	var wrong *json.UnmarshalTypeError
	if errors.As(err, &wrong) {
		below := *wrong
		below.Field = name
		if wrong.Field != "" {
			below.Field += "." + wrong.Field
		}
		return &below
	}
	return err
}
