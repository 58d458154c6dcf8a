package wire_test

import (
	"encoding/json"
	"testing"

	"github.com/punchcardhq/punchcard/internal/wire"
)

func TestADiscountIsAnsweredAsItWasSent(t *testing.T) {
	for name, body := range map[string]string{
		"amount":   `{"type":"AMOUNT","amount_off":1}`,
		"formula":  `{"type":"AMOUNT","amount_off":2000,"amount_off_formula":"IF(ORDER_AMOUNT > 400;0;20)","effect":"APPLY_TO_ITEMS","aggregated_amount_limit":0,"is_dynamic":true}`,
		"percent":  `{"type":"PERCENT","percent_off":12.345678901234567,"amount_limit":500,"effect":"APPLY_TO_ORDER"}`,
		"fixed":    `{"type":"FIXED","fixed_amount":0,"fixed_amount_formula":"1"}`,
		"items":    `{"type":"FIXED","effect":"APPLY_TO_ITEMS"}`,
		"unit":     `{"type":"UNIT","unit_off":3,"unit_type":"prod_1","effect":"ADD_NEW_ITEMS"}`,
		"multiple": `{"type":"UNIT","effect":"ADD_MANY_ITEMS","units":[{"unit_off":1,"unit_off_formula":"1","effect":"ADD_MISSING_ITEMS","unit_type":"sku_1"}]}`,
	} {
		t.Run(name, func(t *testing.T) {
			d, err := read[wire.Discount](t, body).Domain("action.discount")
			if err != nil {
				t.Fatal(err)
			}
			shows(t, wire.NewDiscount(&d), body)
		})
	}
}

func TestDiscountsAreReadLeniently(t *testing.T) {
	for name, c := range map[string]struct{ body, answer string }{
		"nulls were not sent":    {`{"type":"AMOUNT","amount_off":5,"effect":null,"amount_limit":null,"units":null,"product":null}`, `{"type":"AMOUNT","amount_off":5}`},
		"whole decimals":         {`{"type":"AMOUNT","amount_off":1000.0}`, `{"type":"AMOUNT","amount_off":1000}`},
		"powers of ten":          {`{"type":"AMOUNT","amount_off":1e3}`, `{"type":"AMOUNT","amount_off":1000}`},
		"an answer sent back":    {`{"type":"UNIT","unit_off":1,"unit_type":"prod_1","product":{"id":"prod_2","name":"x"}}`, `{"type":"UNIT","unit_off":1,"unit_type":"prod_1"}`},
		"unknown properties":     {`{"type":"AMOUNT","amount_off":5,"colour":"red"}`, `{"type":"AMOUNT","amount_off":5}`},
		"the largest amount":     {`{"type":"AMOUNT","amount_off":10000000000000}`, `{"type":"AMOUNT","amount_off":10000000000000}`},
		"trailing zeros percent": {`{"type":"PERCENT","percent_off":10.50}`, `{"type":"PERCENT","percent_off":10.5}`},
	} {
		t.Run(name, func(t *testing.T) {
			d, err := read[wire.Discount](t, c.body).Domain("d")
			if err != nil {
				t.Fatal(err)
			}
			shows(t, wire.NewDiscount(&d), c.answer)
		})
	}
}

func TestWrongDiscountsAreRefusedByName(t *testing.T) {
	for name, c := range map[string]struct{ body, details string }{
		"a fraction of a minor unit": {`{"type":"AMOUNT","amount_off":10.5}`, "Property .d.amount_off must be integer (actual value is '10.5')"},
		"beyond the range":           {`{"type":"AMOUNT","amount_off":1e20}`, "Property .d.amount_off must be integer (actual value is '1e20')"},
		"endless digits":             {`{"type":"PERCENT","percent_off":1e-999999}`, "Property .d.percent_off must be a number of at most 30 digits (actual value is '1e-999999')"},
		"fraction of a unit":         {`{"type":"UNIT","units":[{"unit_off":0.5,"unit_type":"p"}]}`, "Property .d.units[0].unit_off must be integer (actual value is '0.5')"},
		"unknown type":               {`{"type":"GIFT"}`, "Property .d.type must be one of AMOUNT, PERCENT, FIXED, UNIT (actual value is 'GIFT')"},
		"no type":                    {`{"amount_off":1}`, "Property .d.type must be one of AMOUNT, PERCENT, FIXED, UNIT (actual value is '')"},
		"foreign property":           {`{"type":"AMOUNT","amount_off":1,"percent_off":1}`, "Property .d.percent_off is not allowed for a discount of type AMOUNT, only for PERCENT"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := read[wire.Discount](t, c.body).Domain("d")
			refuses(t, err, c.details)
		})
	}
}

func TestNumbersAndWordsHaveTheirTypes(t *testing.T) {
	for body, want := range map[string]string{
		`{"amount_off":"x"}`:           "amount_off string float64",
		`{"amount_off":true}`:          "amount_off bool float64",
		`{"percent_off":{}}`:           "percent_off object float64",
		`{"effect":""}`:                "effect an empty string string",
		`{"effect":7}`:                 "effect number 7 string",
		`{"units":[{"unit_off":"a"}]}`: "units.DiscountUnit.unit_off string float64",
	} {
		var d wire.Discount
		err := json.Unmarshal([]byte(body), &d)
		wrong, ok := err.(*json.UnmarshalTypeError)
		if !ok {
			t.Errorf("%s: got %v, want a wrong type", body, err)
			continue
		}
		if got := wrong.Field + " " + wrong.Value + " " + wrong.Type.String(); got != want {
			t.Errorf("%s: got %q, want %q", body, got, want)
		}
	}
}
