package wire_test

import (
	"bytes"
	"cmp"
	"encoding/json"
	"testing"

	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/rule"
)

// FuzzDiscount checks that no body makes the decoder panic, and that an answer sent back has the same meaning.
func FuzzDiscount(f *testing.F) {
	for _, seed := range []string{
		`{"type":"AMOUNT","amount_off":1e3}`, `{"type":"PERCENT","percent_off":1.50,"effect":"APPLY_TO_ITEMS"}`,
		`{"type":"UNIT","units":[{"unit_off":1,"unit_type":"p","product":{}}]}`, `{"amount_off":-0}`, `null`, `[]`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		var w wire.Discount
		if json.Unmarshal(body, &w) != nil {
			return
		}
		d, err := w.Domain("discount")
		if err != nil {
			return
		}
		answer := encoded(t, wire.NewDiscount(&d))
		var back wire.Discount
		if err := json.Unmarshal(answer, &back); err != nil {
			t.Fatalf("%s: %v", answer, err)
		}
		again, err := back.Domain("discount")
		if err != nil || !bytes.Equal(answer, encoded(t, wire.NewDiscount(&again))) {
			t.Fatalf("%s comes back as %+v, %v", answer, again, err)
		}
	})
}

// FuzzValidationRule checks the same for objects whose properties are numbers.
func FuzzValidationRule(f *testing.F) {
	f.Add([]byte(fullRule))
	f.Add([]byte(`{"rules":{"1":null,"logic":null},"bundle_rules":{"multiply":true,"limit":1}}`))
	f.Fuzz(func(t *testing.T, body []byte) {
		var w wire.ValidationRuleCreate
		if json.Unmarshal(body, &w) != nil {
			return
		}
		d, err := w.Domain()
		if err != nil {
			return
		}
		answer := encoded(t, shape(d))
		var back wire.ValidationRuleCreate
		if err := json.Unmarshal(answer, &back); err != nil {
			t.Fatalf("%s: %v", answer, err)
		}
		again, err := back.Domain()
		if err != nil || !bytes.Equal(answer, encoded(t, shape(again))) {
			t.Fatalf("%s comes back as %+v, %v", answer, again, err)
		}
	})
}

func shape(d rule.Definition) wire.ValidationRule {
	return wire.NewValidationRule(rule.Rules{
		Name: d.Name, Expression: d.Expression, BundleRules: d.BundleRules, Error: d.Error, ApplicableTo: d.ApplicableTo,
		Type: cmp.Or(d.Type, rule.TypeExpression), ContextType: cmp.Or(d.ContextType, rule.ContextGlobal),
	})
}

func encoded(t *testing.T, v any) []byte {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
