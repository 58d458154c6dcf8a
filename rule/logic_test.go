package rule

import (
	"strings"
	"testing"
)

// String writes the expression with every junction in parentheses.
func (x logic) String() string {
	if x.junction == junctionNone {
		return x.number
	}
	word := " and "
	if x.junction == junctionOr {
		word = " or "
	}
	parts := make([]string, len(x.parts))
	for i, part := range x.parts {
		parts[i] = part.String()
	}
	return "(" + strings.Join(parts, word) + ")"
}

func TestLogic(t *testing.T) {
	for text, want := range map[string]string{
		"1":                         "1",
		"(1)":                       "1",
		"1 and 2 and 3":             "(1 and 2 and 3)",
		"1 or 2 and 3":              "(1 or (2 and 3))",
		"1 and 2 or 3":              "((1 and 2) or 3)",
		"(1 or 2) and 3":            "((1 or 2) and 3)",
		"1 AND 2 Or 3":              "((1 and 2) or 3)",
		"\t( 1 and\n2 )and( 3 )":    "((1 and 2) and 3)",
		"(1 and 2) and (3)":         "((1 and 2) and 3)",
		"10 or 2":                   "(10 or 2)",
		"((1 or (2)) and (3 or 4))": "((1 or 2) and (3 or 4))",
	} {
		x, err := parseLogic(text)
		if err != nil {
			t.Errorf("%q: %d %s", text, err.position, err.problem)
		} else if x.String() != want {
			t.Errorf("%q is read as %s, want %s", text, x, want)
		}
	}
}

func TestMalformedLogicIsRefusedWithItsPosition(t *testing.T) {
	for text, want := range map[string]logicError{
		"1 and":                   {6, "it ends where a rule number was expected"},
		"and 1":                   {1, "a rule number was expected instead of 'and'"},
		"1 2":                     {3, "'and' or 'or' was expected before '2'"},
		"(1":                      {3, "a closing parenthesis is missing"},
		"1)":                      {2, "'and' or 'or' was expected before ')'"},
		"()":                      {2, "a rule number was expected instead of ')'"},
		"1 & 2":                   {3, "only rule numbers, 'and', 'or' and parentheses are allowed"},
		"1 and not 2":             {7, "a rule number was expected instead of 'not'"},
		"1and2":                   {},
		strings.Repeat("(", 101):  {101, "parentheses are nested too deep"},
		strings.Repeat("1", 4097): {4097, "it is longer than 4096 characters"},
	} {
		_, err := parseLogic(text)
		if want == (logicError{}) {
			if err != nil {
				t.Errorf("%q is refused: %v", text, err)
			}
			continue
		}
		if err == nil || *err != want {
			t.Errorf("%q: got %+v, want %+v", text, err, want)
		}
	}
}

// What the parser reads must mean the same when it is written out and read again.
func FuzzLogic(f *testing.F) {
	for _, seed := range []string{"1", "(1 and 2) or 3", "1 or 2 and 3", "((", "1 and and 2", "1)("} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		x, err := parseLogic(text)
		if err != nil {
			if err.position < 1 || err.position > len(text)+1 {
				t.Errorf("the position %d of %q lies outside", err.position, text)
			}
			return
		}
		written := x.String()
		if len(written) > maxLogic {
			return
		}
		again, err := parseLogic(written)
		if err != nil || again.String() != written {
			t.Errorf("%q is read as %s and that as %s, %v", text, written, again, err)
		}
	})
}
