package secret_test

import (
	"crypto/rand"
	"encoding/hex"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/internal/secret"
)

func TestOnlyTheSecretItselfMatchesItsDigest(t *testing.T) {
	a, err := secret.New(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	b, err := secret.New(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	if len(a) != 64 || a == b {
		t.Errorf("secrets %s and %s", a, b)
	}
	if !secret.Matches(a, secret.Digest(a)) || secret.Matches(b, secret.Digest(a)) || secret.Matches("", "") {
		t.Error("a digest matches another secret, or not its own")
	}
	if _, err := secret.New(strings.NewReader("too short")); err == nil {
		t.Error("New makes a secret of too few random bytes")
	}
}

func TestSignatureIsValidForOnePurpose(t *testing.T) {
	sign := func(purpose, message string) string { return hex.EncodeToString(secret.Sign("key", purpose, message)) }
	if sign("a", "bc") == sign("ab", "c") || sign("a", "m") == sign("b", "m") {
		t.Error("two purposes share a signature")
	}
	if first, again := sign("a", "m"), sign("a", "m"); first != again {
		t.Error("a signature changes")
	}
}
