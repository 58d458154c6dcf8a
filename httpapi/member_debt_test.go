package httpapi_test

import (
	"encoding/json"
	"testing"

	"github.com/punchcardhq/punchcard/loyalty/ledger"
)

// TestDebtSaturatesLikeBalance takes points off a card that may be in debt. The debt stops at the end of 64 bits: otherwise
// it would overflow to the largest balance.
func TestDebtSaturatesLikeBalance(t *testing.T) {
	s := newServer(t)
	_, m, card := s.newMember(object{"balance_settings": object{"allow_negative": true}})
	for _, points := range []any{json.Number("-9223372036854775808"), json.Number("9223372036854775807"), -ledger.MaxPoints - 1, ledger.MaxPoints + 1} {
		s.refuse(400, "invalid_payload", "Property .points must be -9007199254740991 to 9007199254740991", "POST", card+"/points", object{"points": points})
	}
	s.post(card+"/points", object{"points": -ledger.MaxPoints})
	s.expectBalance(m, "-9007199254740991 0")
	for range 3 {
		s.refuse(400, "invalid_payload", "Property .points must be >= 0: no card can owe more than 9007199254740991 points", "POST", card+"/points", object{"points": -1})
	}
	s.expectBalance(m, "-9007199254740991 0")
	s.post(card+"/points", object{"points": 1})
	s.refuse(400, "invalid_payload", "Property .points must be >= -1: no card can owe more than 9007199254740991 points", "POST", card+"/points", object{"points": -2})
	s.post(card+"/points", object{"points": -1})
	s.expectBalance(m, "-9007199254740991 0")
}
