package formula

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

type tokenKind int

const (
	tokenEnd tokenKind = iota
	tokenNumber
	tokenText
	tokenWord
	tokenSymbol
)

type token struct {
	kind tokenKind
	text string // of a text: without quotes and escapes
	at   int
}

// is reports whether the token is this symbol or word. A text in quotes is neither.
func (t token) is(s string) bool {
	return (t.kind == tokenWord || t.kind == tokenSymbol) && t.text == s
}

func (t token) String() string {
	switch t.kind {
	case tokenEnd:
		return "end of the formula"
	case tokenText:
		return fmt.Sprintf("%q", t.text)
	}
	return t.text
}

// endsOperand reports whether an x after the token is a multiplication sign: the token ends an operand.
func (t token) endsOperand() bool { return t.kind == tokenNumber || t.kind == tokenWord || t.is(")") }

type lexer struct {
	text   string
	offset int
	last   token
}

var spelled = map[string]string{"×": "*", "÷": "/"}

// next returns the token at the offset and moves after it. At the end of the text it always returns tokenEnd.
func (l *lexer) next() (token, *SyntaxError) {
	l.offset += len(l.rest()) - len(strings.TrimLeftFunc(l.rest(), unicode.IsSpace))
	rest := l.rest()
	if rest == "" {
		return l.take(tokenEnd, 0), nil
	}
	c, size := utf8.DecodeRuneInString(rest)
	switch {
	case c == '"':
		return l.quoted()
	case isDigit(c) || c == '.':
		return l.number()
	case c == 'x' && l.last.endsOperand():
		t := l.take(tokenSymbol, 1)
		t.text = "*"
		return t, nil
	case isLetter(c):
		n := len(rest) - len(strings.TrimLeftFunc(rest, func(c rune) bool { return isLetter(c) || isDigit(c) }))
		return l.take(tokenWord, n), nil
	case strings.HasPrefix(rest, ">="), strings.HasPrefix(rest, "<="), strings.HasPrefix(rest, "!="):
		return l.take(tokenSymbol, 2), nil
	case strings.ContainsRune("+-*/%×÷()<>=;", c):
		t := l.take(tokenSymbol, size)
		if s, ok := spelled[t.text]; ok {
			t.text = s
		}
		return t, nil
	}
	return token{}, &SyntaxError{Offset: l.offset, Message: unknownCharacter(c, rest[:size])}
}

func unknownCharacter(c rune, text string) string {
	switch c {
	case ',':
		return "unexpected comma: decimals are written with a point, arguments are separated by a semicolon"
	case '\'', '“', '”', '„', '«', '»', '‘', '’':
		return fmt.Sprintf("unexpected %s: texts are written in straight double quotes", text)
	case '–', '—', '−':
		return fmt.Sprintf("unexpected %s: minus is written -", text)
	}
	return fmt.Sprintf("unexpected character %q", text)
}

func (l *lexer) rest() string { return l.text[l.offset:] }

func (l *lexer) take(k tokenKind, size int) token {
	t := token{kind: k, text: l.text[l.offset : l.offset+size], at: l.offset}
	l.offset += size
	l.last = t
	return t
}

// number takes digits with at most one point among or before them.
func (l *lexer) number() (token, *SyntaxError) {
	rest := l.rest()
	whole := countDigits(rest)
	size := whole
	if strings.HasPrefix(rest[size:], ".") {
		decimals := countDigits(rest[size+1:])
		if decimals == 0 {
			return token{}, &SyntaxError{Offset: l.offset, Message: "a digit is missing after the decimal point"}
		}
		size += 1 + decimals
	}
	if size > maxLiteral {
		return token{}, &SyntaxError{Offset: l.offset, Message: fmt.Sprintf("the number is longer than %d characters", maxLiteral)}
	}
	return l.take(tokenNumber, size), nil
}

const maxLiteral = 64

func countDigits(s string) int { return len(s) - len(strings.TrimLeftFunc(s, isDigit)) }

// quoted takes a text. A backslash escapes a quote or a backslash; before any other character it is a backslash.
func (l *lexer) quoted() (token, *SyntaxError) {
	rest := l.rest()
	var content strings.Builder
	for i := 1; i < len(rest); i++ {
		switch c := rest[i]; {
		case c == '"':
			t := l.take(tokenText, i+1)
			t.text = content.String()
			return t, nil
		case c == '\\' && i+1 < len(rest) && (rest[i+1] == '"' || rest[i+1] == '\\'):
			i++
			content.WriteByte(rest[i])
		default:
			content.WriteByte(c)
		}
	}
	return token{}, &SyntaxError{Offset: l.offset, Message: "the text that begins here has no closing quote"}
}

func isDigit(c rune) bool { return c >= '0' && c <= '9' }

func isLetter(c rune) bool { return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c == '_' }
