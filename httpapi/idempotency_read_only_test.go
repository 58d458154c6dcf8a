package httpapi_test

import (
	"strings"
	"testing"
)

// TestReadOnlyRequestsStoreNoAnswer repeats requests with a key, and checks whether the answer is a stored one.
func TestReadOnlyRequestsStoreNoAnswer(t *testing.T) {
	s := newServer(t)
	s.coupon(5)
	s.openClient(object{})
	const session = `{"session": {"type": "LOCK", "key": "till"}, `
	for _, c := range []struct {
		path, body string
		kept       bool
	}{
		{"/v1/validations", redeemOnce, false},
		{"/v1/validations", strings.Replace(redeemOnce, "{", `{"session": null, `, 1), false},
		{"/v1/validations", strings.Replace(redeemOnce, "{", session, 1), true},
		{"/v1/validations", strings.Replace(redeemOnce, "{", session, 1) + "x", false},
		{"/v1/vouchers/once/validate", `{"order": {"amount": 1000}}`, false},
		{"/v1/vouchers/once/validate", session + `"order": {"amount": 1000}}`, true},
		{"/client/v1/validations", redeemOnce, false},
		{"/client/v1/validations", strings.Replace(redeemOnce, "{", session, 1), true},
		{"/v1/qualifications", `{"order": {"amount": 1000}}`, false},
		{"/client/v1/qualifications", `{"order": {"amount": 1000}}`, false},
		{"/v1/vouchers/qualification", `{"order": {"amount": 1000}}`, false},
		{"/v1/promotions/validation", `{"order": {"amount": 1000}}`, false},
		{"/v1/redemptions", redeemOnce, true},
	} {
		with := s.withKey("of " + c.path + c.body)
		first := with.do("POST", c.path, c.body)
		again := with.do("POST", c.path, c.body)
		if first.status != again.status || first.status >= 300 && first.status != 400 || (again.header.Get("Idempotency-Replayed") != "") != c.kept {
			t.Errorf("%s %s: %d and %d, kept %q, want %t", c.path, c.body, first.status, again.status, again.header.Get("Idempotency-Replayed"), c.kept)
		}
	}
	s.withKey("").refuse(400, "invalid_idempotency_key", "", "POST", "/v1/validations", redeemOnce)
}
