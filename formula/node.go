package formula

// node is one part of a compiled formula. There is one way to have no value, Null: a missing fact, an operand of the wrong
// type and a division by zero all propagate as such until DEFAULT_TO or the caller's fallback replaces them.
type node interface{ eval(facts Facts) Value }

type constant struct{ value Value }

func (n constant) eval(Facts) Value { return n.value }

type variable struct{ name string }

func (n variable) eval(facts Facts) Value { return facts.Variable(n.name) }

type metadata struct{ function, key string }

func (n metadata) eval(facts Facts) Value { return facts.Metadata(n.function, n.key) }

type today struct{}

func (today) eval(facts Facts) Value { return Date(facts.Now()) }

type now struct{}

func (now) eval(facts Facts) Value { return Time(facts.Now()) }

// unary is a function of one argument; binary an operator or a function of two.
type unary struct {
	apply    func(facts Facts, v Value) Value
	argument node
}

func (n unary) eval(facts Facts) Value { return n.apply(facts, n.argument.eval(facts)) }

type binary struct {
	apply       func(a, b Value) Value
	left, right node
}

func (n binary) eval(facts Facts) Value { return n.apply(n.left.eval(facts), n.right.eval(facts)) }

type compared struct {
	test        func(facts Facts, a, b Value) Value
	left, right node
}

func (n compared) eval(facts Facts) Value {
	return n.test(facts, n.left.eval(facts), n.right.eval(facts))
}

// junction is AND or OR. Both sides need a value, so that the order in which a shop writes them never matters.
type junction struct {
	all         bool
	left, right node
}

func (n junction) eval(facts Facts) Value {
	a, b := n.left.eval(facts), n.right.eval(facts)
	switch {
	case a.kind != kindBool || b.kind != kindBool:
		return Value{}
	case n.all:
		return Bool(a.truth && b.truth)
	}
	return Bool(a.truth || b.truth)
}

// fold applies a function of two to any number of arguments, from the left. It starts with the first argument against
// itself, which for the functions folded here changes nothing but refuses a wrong type.
type fold struct {
	apply     func(a, b Value) Value
	arguments []node
}

func (n fold) eval(facts Facts) Value {
	v := n.arguments[0].eval(facts)
	for _, argument := range n.arguments {
		v = n.apply(v, argument.eval(facts))
	}
	return v
}

// choice is IF. Only the branch taken is evaluated, so the other may lack its facts.
type choice struct{ condition, yes, no node }

func (n choice) eval(facts Facts) Value {
	v := n.condition.eval(facts)
	switch {
	case v.kind != kindBool:
		return Value{}
	case v.truth:
		return n.yes.eval(facts)
	}
	return n.no.eval(facts)
}

// firstValue is DEFAULT_TO.
type firstValue struct{ arguments []node }

func (n firstValue) eval(facts Facts) Value {
	for _, argument := range n.arguments {
		if v := argument.eval(facts); !v.IsNull() {
			return v
		}
	}
	return Value{}
}

// selection is SWITCH. A case of another type than the subject does not match; a subject without a value has no case at
// all, not even the default one.
type selection struct {
	subject   node
	cases     []selectionCase
	otherwise node
}

type selectionCase struct{ match, result node }

func (n selection) eval(facts Facts) Value {
	subject := n.subject.eval(facts)
	if subject.IsNull() {
		return subject
	}
	for _, c := range n.cases {
		match := c.match.eval(facts)
		if match.IsNull() {
			return match
		}
		if equal(facts, subject, match).truth {
			return c.result.eval(facts)
		}
	}
	return n.otherwise.eval(facts)
}
