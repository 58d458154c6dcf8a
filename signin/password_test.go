package signin

import (
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/fault"
)

func TestGuessablePasswordsAreRefused(t *testing.T) {
	for _, password := range []string{
		"short", "elevenchars", "1q2w3e4r5t6y", "Password12345", "123456789012", "aaaaaaaaaaaaaaa", "abcabcabcabc", "ada@shop.example1", "sonyericsson", "dragon!!!!!!!!!",
		strings.Repeat("long ", 201),
	} {
		if err := checkPassword(password, "ada@shop.example"); !fault.Has(err, "invalid_payload") {
			t.Errorf("%.20q is accepted", password)
		}
	}
	for _, password := range []string{"correct horse battery", "staple paper cut 9", "ünïcödé is lönger", "zwölf zeichen"} {
		if err := checkPassword(password, "ada@shop.example"); err != nil {
			t.Errorf("%q: %v", password, err)
		}
	}
}

// TestHashesAreBounded fills the queue.
func TestHashesAreBounded(t *testing.T) {
	h := newHasher()
	h.waiting.Store(maxHashes + maxWaiting)
	if _, err := h.sum(t.Context(), "", make([]byte, saltSize), currentCost, hashSize); !fault.Has(err, "too_many_sign_ins") {
		t.Errorf("with a full queue: %v", err)
	}
	if n := h.waiting.Load(); n != maxHashes+maxWaiting {
		t.Errorf("%d wait after a refusal", n)
	}
	if cap(h.slots) != maxHashes {
		t.Errorf("%d hashes at a time", cap(h.slots))
	}
}
