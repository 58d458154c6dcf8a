package rule

import (
	"cmp"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// Definition is the input for making a set of rules. Type and ContextType may be left empty for their defaults.
type Definition struct {
	Name string
	Expression
	BundleRules  *BundleRules
	Error        string
	ApplicableTo ApplicableTo
	Type         Type
	ContextType  ContextType
}

// Update is a partial change: a zero field keeps the present value, a set one replaces it as a whole.
type Update struct {
	// From is the UpdatedAt of the set that the change was decided upon: a set that was changed since is not changed. The zero field does not ask.
	From         patch.Field[time.Time]
	Name         patch.Field[string]
	Rules        patch.Field[Expression]
	BundleRules  patch.Field[*BundleRules]
	Error        patch.Field[string]
	ApplicableTo patch.Field[ApplicableTo]
	Type         patch.Field[Type]
	ContextType  patch.Field[ContextType]
}

// Definition returns the input that would make the set again.
func (r *Rules) Definition() Definition {
	return Definition{
		Name: r.Name, Expression: r.Expression, BundleRules: r.BundleRules, Error: r.Error, ApplicableTo: r.ApplicableTo, Type: r.Type, ContextType: r.ContextType,
	}
}

// newRules makes a set, or fails for an invalid definition.
func newRules(id string, d Definition, now time.Time) (Rules, error) {
	r := Rules{
		ID: id, Name: d.Name, Expression: d.Expression, BundleRules: d.BundleRules, Error: d.Error,
		ApplicableTo: d.ApplicableTo, Type: d.Type, ContextType: d.ContextType, CreatedAt: now,
	}
	return r, r.complete()
}

// Apply applies u to r, or fails when the result would not be a valid set of rules. Clearing the type or the context
// returns to the default.
func (r *Rules) Apply(u Update, now time.Time) error {
	if from, asked := u.From.Value(); asked && !from.Equal(r.UpdatedAt) {
		return fault.Changed(Kind.Name, r.ID)
	}
	had := r.BundleRules != nil
	u.Name.Apply(&r.Name)
	u.Rules.Apply(&r.Expression)
	u.BundleRules.Apply(&r.BundleRules)
	u.Error.Apply(&r.Error)
	u.ApplicableTo.Apply(&r.ApplicableTo)
	u.Type.Apply(&r.Type)
	u.ContextType.Apply(&r.ContextType)
	if had && r.BundleRules == nil {
		r.BundleRules = &BundleRules{} // removed bundle rules are shown as an empty object
	}
	r.UpdatedAt = now
	return r.complete()
}

// complete fills in defaults, brings names and numbers to the form in which they are stored, and checks the whole set.
func (r *Rules) complete() error {
	if r.Type == "" {
		r.Type = TypeExpression
	}
	if r.ContextType == "" {
		r.ContextType = ContextGlobal
	}
	if err := r.check(); err != nil {
		return err
	}
	if _, err := Compile(*r); err != nil {
		return err
	}
	var err error
	if r.Expression, err = r.Expression.stored("rules"); err != nil {
		return err
	}
	if r.BundleRules != nil {
		b := *r.BundleRules
		if b.Expression, err = b.Expression.stored("bundle_rules"); err != nil {
			return err
		}
		r.BundleRules = &b
	}
	return nil
}

func (r *Rules) check() error {
	switch {
	case r.Name == "":
		return fault.PayloadMissing("name")
	case !r.Type.known():
		return fault.Payload("type", "must be equal to one of the allowed values %s (actual value is '%s')", types, shorten(string(r.Type)))
	case !r.ContextType.known():
		return fault.Payload("context_type", "must be equal to one of the allowed values %s (actual value is '%s')", contextTypes, shorten(string(r.ContextType)))
	}
	return cmp.Or(storage.CheckName("name", r.Name), storage.CheckText("error.message", r.Error))
}

// stored returns a copy with names spelled with dots and values as they come out of JSON. The path is for faults.
func (x Expression) stored(path string) (Expression, error) {
	if x.Rules == nil {
		return x, nil
	}
	rules := make(map[string]Rule, len(x.Rules))
	for number, r := range x.Rules {
		if n, ok := nameOf(r.Name); ok {
			r.Name = n.text
		}
		here := path + "." + number
		if !storage.ValidText(r.Property) {
			return x, fault.Payload(here+".property", "must be UTF-8 text without NUL characters")
		}
		if !storage.ValidText(r.Error) {
			return x, fault.Payload(here+".error.message", "must be UTF-8 text without NUL characters")
		}
		var err error
		if r.Conditions, err = storedConditions(here+".conditions", r.Conditions); err != nil {
			return x, err
		}
		if r.Expression, err = r.Expression.stored(here + ".rules"); err != nil {
			return x, err
		}
		rules[number] = r
	}
	x.Rules = rules
	return x, nil
}

func storedConditions(path string, conditions map[Operator][]any) (map[Operator][]any, error) {
	if conditions == nil {
		return nil, nil
	}
	out := make(map[Operator][]any, len(conditions))
	for operator, values := range conditions {
		m, err := metadata.Normalize(path, metadata.Map{string(operator): values})
		if err != nil {
			return nil, err
		}
		out[operator], _ = m[string(operator)].([]any)
	}
	return out, nil
}
