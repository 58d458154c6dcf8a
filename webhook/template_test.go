package webhook

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/fault"
)

func TestTemplateIsObjectWithKnownNames(t *testing.T) {
	for text, fits := range map[Template]bool{
		"":                                       true,
		`{}`:                                     true,
		`{"a": {{customer.name}}}`:               true,
		`{"a": {"b": {{customer}}}}`:             true,
		`{"a": "{{customer.name}} {{order.x}}"}`: true,
		`{"a": "\"{{customer.name}}\\"}`:         true,
		`{"{{customer.name}}": 1}`:               true,
		`[{{customer}}]`:                         false,
		`{{customer}}`:                           false, // null when there is none
		`null`:                                   false,
		`{"a": {{customer.name}`:                 false,
		`{"a": {{voucher.balance}}}`:             true,
		`{"a": {{segment.name}}}`:                false,
		`{"a": {{}}}`:                            false,
		`{"a": {{customer..name}}}`:              false,
		`{"a": {{customer.{{name}}}}}`:           false,
		`{"a": {{customer.name}}} {}`:            false,
		`{"a": x{{customer.name}}}`:              false,
	} {
		err := text.check("customer.order.paid")
		if _, refused := fault.As(err); err != nil != !fits || err != nil && !refused {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func TestTemplateWithLargeResultIsRefused(t *testing.T) {
	text := Template(`{"a": ["` + strings.Repeat("{{customer.name}}", 3000) + `"]}`)
	if err := text.check("customer.order.paid"); err != nil {
		t.Fatal(err)
	}
	_, err := text.render(map[string]any{"customer": map[string]any{"name": strings.Repeat("x", 1<<20)}})
	if f, refused := fault.As(err); !refused || !strings.Contains(f.Details, "1048576 bytes") {
		t.Errorf("%v", err)
	}
}

// FuzzAcceptedTemplateMakesJSON renders what passed the check with values that break out of quotes if anything can.
func FuzzAcceptedTemplateMakesJSON(f *testing.F) {
	f.Add(`{"a": "{{customer.name}}", "b": {{order}}}`, `"},{"\`)
	f.Add(`{"\{{customer.name}}": 1}`, "\u2028\x00")
	f.Fuzz(func(t *testing.T, text, value string) {
		if Template(text).check("customer.order.paid") != nil {
			return
		}
		data := map[string]any{"customer": map[string]any{"name": value}, "order": []any{value, 1.5, nil, map[string]any{value: value}}}
		made, err := Template(text).render(data)
		if err != nil || !json.Valid(made) {
			t.Errorf("%q makes %q: %v", text, made, err)
		}
	})
}
