package rule

import "strings"

// maxLogic bounds the text of a logic expression and maxParentheses how deep it may nest, so that the cost of a definition
// is bounded.
const (
	maxLogic       = 4096
	maxParentheses = 100
)

// junction says how the parts of a logic expression are joined.
type junction uint8

const (
	junctionNone junction = iota // a single rule
	junctionAnd
	junctionOr
)

// logic is a parsed expression: the number of a rule, or parts joined by one junction.
type logic struct {
	junction junction
	number   string
	parts    []logic
}

// Logic is how rules are joined: the number of a rule, or Parts that the Junction, "and" or "or", joins. The zero value joins nothing.
type Logic struct {
	Junction, Number string
	Parts            []Logic
}

// Joins reads how the rules of an expression are joined. It fails with invalid_validation_rules for logic that cannot be read. Whether the rules that
// it names exist is not checked.
func (x Expression) Joins() (Logic, error) {
	if text := strings.TrimSpace(x.Logic); text != "" {
		all, wrong := parseLogic(text)
		if wrong != nil {
			return Logic{}, malformed("Logic '%s' cannot be read at position %d: %s", shorten(text), wrong.position, wrong.problem)
		}
		return all.exported(), nil
	}
	numbers, err := ruleNumbers(x, parent{})
	if err != nil || len(numbers) == 0 {
		return Logic{}, err
	}
	all := Logic{Junction: junctionAnd.String()}
	for _, number := range numbers {
		all.Parts = append(all.Parts, Logic{Number: number})
	}
	if len(all.Parts) == 1 {
		return all.Parts[0], nil
	}
	return all, nil
}

func (x logic) exported() Logic {
	out := Logic{Number: x.number}
	if x.junction != junctionNone {
		out.Junction = x.junction.String()
	}
	for _, part := range x.parts {
		out.Parts = append(out.Parts, part.exported())
	}
	return out
}

// String writes the logic so that Joins reads it again: "1 and (2 or 3)".
func (l Logic) String() string {
	if l.Junction == "" {
		return l.Number
	}
	parts := make([]string, len(l.Parts))
	for i, part := range l.Parts {
		if parts[i] = part.String(); part.Junction != "" {
			parts[i] = "(" + parts[i] + ")"
		}
	}
	return strings.Join(parts, " "+l.Junction+" ")
}

func (j junction) String() string {
	if j == junctionOr {
		return "or"
	}
	return "and"
}

// logicError is an error in a logic text, with its position in bytes counted from 1.
type logicError struct {
	position int
	problem  string
}

func (e *logicError) Error() string { return e.problem }

// parseLogic reads
//
//	expr   = term { "or" term }
//	term   = factor { "and" factor }
//	factor = number | "(" expr ")"
//
// with keywords in any case, so that "1 or 2 and 3" is "1 or (2 and 3)". The text is not empty.
func parseLogic(text string) (logic, *logicError) {
	if len(text) > maxLogic {
		return logic{}, &logicError{maxLogic + 1, "it is longer than 4096 characters"}
	}
	p := logicParser{text: text}
	p.next()
	x := p.expr()
	if p.err == nil && p.token != "" {
		p.fail("'and' or 'or' was expected before '" + p.token + "'")
	}
	return x, p.err
}

type logicParser struct {
	text  string
	at    int    // where the search for the next token begins
	start int    // where the present token begins
	token string // "" at the end
	depth int
	err   *logicError
}

func (p *logicParser) fail(problem string) {
	if p.err == nil {
		p.err = &logicError{p.start + 1, problem}
	}
	p.token, p.at = "", len(p.text)
}

// next takes the next token: a parenthesis, or a run of letters or digits.
func (p *logicParser) next() {
	for p.at < len(p.text) && strings.IndexByte(" \t\r\n", p.text[p.at]) >= 0 {
		p.at++
	}
	p.start = p.at
	if p.at == len(p.text) {
		p.token = ""
		return
	}
	class := tokenClass(p.text[p.at])
	p.at++
	for class > classSymbol && p.at < len(p.text) && tokenClass(p.text[p.at]) == class {
		p.at++
	}
	p.token = p.text[p.start:p.at]
	if class == classOther {
		p.fail("only rule numbers, 'and', 'or' and parentheses are allowed")
	}
}

const (
	classOther = iota
	classSymbol
	classDigit
	classLetter
)

func tokenClass(b byte) int {
	switch {
	case b == '(' || b == ')':
		return classSymbol
	case '0' <= b && b <= '9':
		return classDigit
	case 'a' <= b|0x20 && b|0x20 <= 'z':
		return classLetter
	}
	return classOther
}

func (p *logicParser) expr() logic { return p.joined(junctionOr, "or", p.term) }
func (p *logicParser) term() logic { return p.joined(junctionAnd, "and", p.factor) }

func (p *logicParser) joined(j junction, word string, part func() logic) logic {
	first := part()
	if !strings.EqualFold(p.token, word) {
		return first
	}
	all := logic{junction: j, parts: []logic{first}}
	for strings.EqualFold(p.token, word) {
		p.next()
		all.parts = append(all.parts, part())
	}
	return all
}

func (p *logicParser) factor() logic {
	switch {
	case p.err != nil:
		return logic{}
	case p.token == "":
		p.fail("it ends where a rule number was expected")
	case p.token == "(":
		if p.depth++; p.depth > maxParentheses {
			p.fail("parentheses are nested too deep")
			return logic{}
		}
		p.next()
		x := p.expr()
		if p.err == nil && p.token != ")" {
			p.fail("a closing parenthesis is missing")
		}
		p.depth--
		p.next()
		return x
	case tokenClass(p.token[0]) == classDigit:
		x := logic{number: p.token}
		p.next()
		return x
	default:
		p.fail("a rule number was expected instead of '" + p.token + "'")
	}
	return logic{}
}
