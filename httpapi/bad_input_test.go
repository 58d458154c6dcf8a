package httpapi_test

import "testing"

// TestBadInputIsRefusedAndNothingIsWritten sends values that a JSON decoder would silently change.
func TestBadInputIsRefusedAndNothingIsWritten(t *testing.T) {
	const coupon = `"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 1}`
	const noText = "without NUL characters and halves of surrogate pairs"
	cases := map[string]struct{ path, body, key, details string }{
		"a day that is null": {"/v1/vouchers", `{` + coupon + `, "validity_day_of_week": [1, null]}`,
			"invalid_payload", "Property .validity_day_of_week[1] must be integer (actual value is null)"},
		"a day of a period that is null": {"/v1/vouchers", `{` + coupon + `, "validity_hours": {"daily": [{"start_time": "10:00", "expiration_time": "12:00", "days_of_week": [null]}]}}`,
			"invalid_payload", "Property .validity_hours.daily[0].days_of_week[0] must be integer (actual value is null)"},
		"a line that is null": {"/v1/orders", `{"amount": 1, "items": [{"quantity": 1}, null]}`,
			"invalid_payload", "Property .items[1] must be object (actual value is null)"},
		"a day that is a text": {"/v1/vouchers", `{` + coupon + `, "validity_day_of_week": [0, 1, "2", "3"]}`,
			"invalid_payload", "Property .validity_day_of_week[2] must be integer (actual value is string)"},
		"a quantity that is a text": {"/v1/orders", `{"amount": 1, "items": [{"quantity": 1}, {"quantity": 2, "product": {"name": 5}}]}`,
			"invalid_payload", "Property .items[1].product.name must be string (actual value is number)"},
		"a list that is none": {"/v1/orders", `{"amount": 1, "items": [{"quantity": 1, "product": {"name": ["a"]}}]}`,
			"invalid_payload", "Property .items[0].product.name must be string (actual value is array)"},
		"a rule in a list": {"/v1/validation-rules", `{"name": "a", "applicable_to": {"included": [{"object": "product", "id": "a"}, {"object": 7}]}}`,
			"invalid_payload", "Property .applicable_to.included[1].object must be string (actual value is number 7)"},
		"half a surrogate pair":               {"/v1/customers", `{"source_id": "\ud800"}`, "invalid_payload", noText},
		"the other half":                      {"/v1/customers", `{"source_id": "\uDC00"}`, "invalid_payload", noText},
		"a half before something else":        {"/v1/customers", `{"source_id": "\ud83d\u0041"}`, "invalid_payload", noText},
		"NUL":                                 {"/v1/customers", `{"source_id": "a\u0000"}`, "invalid_payload", noText},
		"NUL after a backslash":               {"/v1/customers", `{"source_id": "\\\u0000"}`, "invalid_payload", noText},
		"a query that is not percent-encoded": {"/v1/customers?a=%zz", `{}`, "invalid_query_params", `percent-encoded pairs joined by '&': invalid URL escape "%zz"`},
		"a query joined by semicolons":        {"/v1/customers?a=1;b=2", `{}`, "invalid_query_params", "joined by '&'"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			s.refuse(400, c.key, c.details, "POST", c.path, c.body)
			for _, list := range []string{"/v1/vouchers", "/v1/orders", "/v1/customers"} {
				shows(t, s.get(list)["total"], "0")
			}
		})
	}
}

func TestEscapedTextsAreDecoded(t *testing.T) {
	s := newServer(t)
	for body, want := range map[string]string{
		`{"name": "\\u0000"}`:         `\u0000`,
		`{"name": "\\ud800"}`:         `\ud800`,
		`{"name": "\ud83d\ude00 hi"}`: "😀 hi",
		`{"name": "\\\\\u0041\n"}`:    "\\\\A\n",
		`{"name": "\ufffd"}`:          "\ufffd",
	} {
		if got := s.post("/v1/customers", body)["name"]; got != want {
			t.Errorf("%s became %q", body, got)
		}
	}
}
