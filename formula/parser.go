package formula

import (
	"fmt"
	"slices"
	"strings"

	"github.com/shopspring/decimal"
)

// parser is a recursive descent over the grammar of the package documentation, one method per rule. It keeps the first
// error only; from then on every token is the end of the text, which unwinds all rules.
type parser struct {
	lexer   lexer
	token   token
	nesting int
	reads   []string
	err     error
}

// operand is a compiled part, with the types that it may yield and the place where it begins.
type operand struct {
	node
	gives kind
	at    int
}

func newParser(text string) *parser {
	p := &parser{lexer: lexer{text: text}}
	if len(text) > MaxLength {
		p.fail(MaxLength, "the formula is longer than %d bytes", MaxLength)
	}
	p.advance()
	return p
}

func (p *parser) formula() node {
	if p.token.kind == tokenEnd {
		p.fail(0, "the formula is empty")
	}
	result := p.or()
	if p.token.kind != tokenEnd {
		p.unexpected("an operator")
	}
	return p.demand(result, kindNumber)
}

func (p *parser) or() operand {
	left := p.and()
	for p.token.is("OR") {
		left = p.junction(left, p.and)
	}
	return left
}

func (p *parser) and() operand {
	left := p.comparison()
	for p.token.is("AND") {
		left = p.junction(left, p.comparison)
	}
	return left
}

func (p *parser) junction(left operand, next func() operand) operand {
	all := p.token.is("AND")
	p.advance()
	right := next()
	return operand{junction{all, p.demand(left, kindBool), p.demand(right, kindBool)}, kindBool, left.at}
}

func (p *parser) comparison() operand {
	left := p.sum()
	c, found := p.comparisonSign()
	if !found {
		return left
	}
	p.advance()
	right := p.sum()
	if _, again := p.comparisonSign(); again {
		p.fail(p.token.at, "comparisons cannot be chained: join them with AND")
	}
	return operand{compared{c.test, p.demand(left, c.left), p.demand(right, c.right)}, kindBool, left.at}
}

func (p *parser) comparisonSign() (comparison, bool) {
	if p.token.kind != tokenSymbol && p.token.kind != tokenWord {
		return comparison{}, false
	}
	c, found := comparisons[p.token.text]
	return c, found
}

func (p *parser) sum() operand {
	left := p.product()
	for p.token.is("+") || p.token.is("-") {
		left = p.arithmetic(left, p.product)
	}
	return left
}

func (p *parser) product() operand {
	left := p.signed()
	for p.token.is("*") || p.token.is("/") || p.token.is("%") {
		left = p.arithmetic(left, p.signed)
	}
	return left
}

func (p *parser) arithmetic(left operand, next func() operand) operand {
	apply := operators[p.token.text]
	p.advance()
	right := next()
	return operand{binary{apply, p.demand(left, kindNumber), p.demand(right, kindNumber)}, kindNumber, left.at}
}

func (p *parser) signed() operand {
	if !p.token.is("-") {
		return p.primary()
	}
	at := p.token.at
	p.advance()
	n := p.demand(p.primary(), kindNumber)
	if c, ok := n.(constant); ok {
		return operand{constant{negate(c.value)}, kindNumber, at}
	}
	return operand{unary{func(_ Facts, v Value) Value { return negate(v) }, n}, kindNumber, at}
}

func (p *parser) primary() operand {
	t := p.token
	switch {
	case t.kind == tokenNumber:
		p.advance()
		d, err := decimal.NewFromString(t.text)
		if err != nil {
			p.fail(t.at, "%s is not a number", t.text)
		}
		return operand{constant{Number(d)}, kindNumber, t.at}
	case t.kind == tokenText:
		p.advance()
		return operand{constant{Text(t.text)}, kindText, t.at}
	case t.is("("):
		p.open()
		inner := p.or()
		p.close()
		return inner
	case t.kind == tokenWord:
		p.advance()
		if p.token.is("(") {
			return p.call(t)
		}
		return p.variable(t)
	}
	p.unexpected("a value")
	return operand{constant{}, kindAny, t.at}
}

func (p *parser) variable(name token) operand {
	switch name.text {
	case "TODAY":
		return operand{today{}, kindTime, name.at}
	case "NOW":
		return operand{now{}, kindTime, name.at}
	}
	gives, known := variables[name.text]
	switch {
	case known:
		p.note(name.text)
	case isFunction(name.text):
		p.fail(name.at, "%s needs its arguments in parentheses", name.text)
	default:
		p.unknown("name", name)
	}
	return operand{variable{name.text}, gives, name.at}
}

// note records the names that the formula reads, sorted and each once.
func (p *parser) note(name string) {
	if i, found := slices.BinarySearch(p.reads, name); !found {
		p.reads = slices.Insert(p.reads, i, name)
	}
}

func isFunction(name string) bool {
	_, found := functions[name]
	return found || metadataFunctions[name] || slices.Contains(forms, name)
}

// forms are the names that are called like functions but do not evaluate all of their arguments.
var forms = []string{"IF", "DEFAULT_TO", "SWITCH", "SWITCH_CASE"}

func isName(name string) bool {
	_, isVariable := variables[name]
	_, isComparison := comparisons[name]
	return isVariable || isComparison || isFunction(name) || slices.Contains([]string{"TODAY", "NOW", "AND", "OR"}, name)
}

func (p *parser) unknown(what string, name token) {
	upper := strings.ToUpper(name.text)
	if upper != name.text && isName(upper) {
		p.fail(name.at, "unknown %s %s: capitals matter, it is %s", what, name.text, upper)
	}
	p.fail(name.at, "unknown %s %s", what, name.text)
}

// demand refuses an operand that can never be of the types wanted. A text that has to be a date is read once, here; one
// that comes from the facts is read when it is known.
func (p *parser) demand(o operand, wanted kind) node {
	accepted := wanted
	if wanted == kindTime {
		if c, ok := o.node.(constant); ok && c.value.kind == kindText {
			date := readDate(c.value.text)
			if date.IsNull() {
				p.fail(o.at, `%q is not a date: write "2026-03-01" or "2026-03-01T10:00:00Z"`, c.value.text)
			}
			return constant{date}
		}
		accepted |= kindText
	}
	if o.gives&accepted == 0 {
		p.fail(o.at, "%s is needed here, not %s", wanted, o.gives)
	}
	return o.node
}

func (p *parser) open() {
	p.nesting++
	if p.nesting > MaxNesting {
		p.fail(p.token.at, "more than %d parentheses are open", MaxNesting)
	}
	p.advance()
}

func (p *parser) close() {
	p.nesting--
	p.expect(")")
}

func (p *parser) expect(symbol string) {
	if !p.token.is(symbol) {
		p.unexpected(symbol)
		return
	}
	p.advance()
}

func (p *parser) unexpected(wanted string) {
	t := p.token
	if upper := strings.ToUpper(t.text); t.kind == tokenWord && upper != t.text && isName(upper) {
		p.fail(t.at, "unexpected %s: capitals matter, it is %s", t, upper)
	}
	p.fail(t.at, "%s is expected, not %s", wanted, t)
}

func (p *parser) fail(at int, message string, args ...any) {
	if p.err == nil {
		p.err = &SyntaxError{Offset: at, Message: fmt.Sprintf(message, args...)}
		p.token = token{at: at}
	}
}

func (p *parser) advance() {
	if p.err != nil {
		return
	}
	t, err := p.lexer.next()
	if err != nil {
		p.fail(err.Offset, "%s", err.Message)
		return
	}
	p.token = t
}
