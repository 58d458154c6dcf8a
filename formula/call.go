package formula

// call parses what follows the name of a function. The current token is its opening parenthesis.
func (p *parser) call(name token) operand {
	switch {
	case metadataFunctions[name.text]:
		return p.metadataCall(name)
	case name.is("SWITCH"):
		return p.selection(name)
	case name.is("SWITCH_CASE"):
		p.fail(name.at, "SWITCH_CASE has its place inside of SWITCH")
		return operand{}
	}
	f, known := functions[name.text]
	if !known && !isFunction(name.text) {
		if isName(name.text) {
			p.fail(name.at, "%s is not a function", name.text)
		}
		p.unknown("function", name)
	}
	arguments := p.arguments()
	switch {
	case p.err != nil:
		return operand{}
	case name.is("IF"):
		return p.choice(name, arguments)
	case name.is("DEFAULT_TO"):
		return p.firstValue(name, arguments)
	}
	return p.functionCall(name, f, arguments)
}

func (p *parser) arguments() []operand {
	p.open()
	var arguments []operand
	for !p.token.is(")") && p.err == nil {
		arguments = append(arguments, p.or())
		if p.token.is(")") {
			break
		}
		p.expect(";")
		if p.token.is(")") {
			p.unexpected("a value")
		}
	}
	p.close()
	return arguments
}

func (p *parser) count(name token, have, want int) bool {
	if have == want {
		return true
	}
	p.fail(name.at, "wrong number of arguments for %s: %d instead of %d", name.text, have, want)
	return false
}

func (p *parser) some(name token, have int) bool {
	if have > 0 {
		return true
	}
	p.fail(name.at, "%s needs one argument or more", name.text)
	return false
}

// metadataCall wants the key as a plain text, so that the keys that a formula reads are known before its evaluation.
func (p *parser) metadataCall(name token) operand {
	p.open()
	key := p.token
	if key.kind != tokenText {
		p.fail(key.at, `%s needs one key in double quotes, as in %s("key")`, name.text, name.text)
	}
	p.advance()
	p.close()
	p.note(name.text)
	return operand{metadata{name.text, key.text}, kindAny, name.at}
}

func (p *parser) functionCall(name token, f function, arguments []operand) operand {
	nodes := make([]node, len(arguments))
	for i, argument := range arguments {
		nodes[i] = p.demand(argument, f.takes)
	}
	var n node
	switch {
	case f.one != nil && p.count(name, len(nodes), 1):
		n = p.dateCall(name, arguments, unary{f.one, nodes[0]})
	case f.two != nil && p.count(name, len(nodes), 2):
		n = binary{f.two, nodes[0], nodes[1]}
	case f.fold != nil && p.some(name, len(nodes)):
		n = fold{f.fold, nodes}
	}
	return operand{n, f.gives, name.at}
}

// dateCall evaluates DATE and DATE_TIME of a plain text when it is parsed, and refuses one of the other form.
func (p *parser) dateCall(name token, arguments []operand, call unary) node {
	text, plain := call.argument.(constant)
	if !plain || !name.is("DATE") && !name.is("DATE_TIME") {
		return call
	}
	v := call.apply(nil, text.value)
	if v.IsNull() && name.is("DATE") {
		p.fail(arguments[0].at, `DATE needs a day such as "2026-03-01"`)
	} else if v.IsNull() {
		p.fail(arguments[0].at, `DATE_TIME needs an instant such as "2026-03-01T10:00:00Z"`)
	}
	return constant{v}
}

func (p *parser) choice(name token, arguments []operand) operand {
	if !p.count(name, len(arguments), 3) {
		return operand{}
	}
	condition, yes, no := arguments[0], arguments[1], arguments[2]
	return operand{choice{p.demand(condition, kindBool), yes.node, no.node}, yes.gives | no.gives, name.at}
}

func (p *parser) firstValue(name token, arguments []operand) operand {
	if !p.some(name, len(arguments)) {
		return operand{}
	}
	var gives kind
	nodes := make([]node, len(arguments))
	for i, argument := range arguments {
		nodes[i] = argument.node
		gives |= argument.gives
	}
	return operand{firstValue{nodes}, gives, name.at}
}

// selection parses SWITCH(subject; SWITCH_CASE(match;result) …; otherwise). Between cases a semicolon or a blank is enough;
// before the last argument the semicolon is required.
func (p *parser) selection(name token) operand {
	p.open()
	n := selection{subject: p.or().node}
	var gives kind
	p.expect(";")
	if !p.token.is("SWITCH_CASE") {
		p.unexpected("SWITCH_CASE")
	}
	separated := false
	for p.token.is("SWITCH_CASE") {
		p.advance()
		if !p.token.is("(") {
			p.unexpected("(")
		}
		p.open()
		match := p.or()
		p.expect(";")
		result := p.or()
		p.close()
		n.cases = append(n.cases, selectionCase{match.node, result.node})
		gives |= result.gives
		if separated = p.token.is(";"); separated {
			p.advance()
		}
	}
	if !separated {
		p.unexpected("; and the value for all other cases")
	}
	otherwise := p.or()
	n.otherwise = otherwise.node
	p.close()
	return operand{n, gives | otherwise.gives, name.at}
}
