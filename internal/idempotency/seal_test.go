package idempotency

import (
	"bytes"
	"crypto/rand"
	"encoding/base64"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/fault"
)

var testCall = Call{ProjectID: "proj_1", CredentialID: "app", Key: "key", Request: "POST"}

func TestSealedAnswerIsOpened(t *testing.T) {
	for name, a := range map[string]Answer{
		"an answer":   {Status: 200, Header: map[string][]string{"Content-Type": {"application/json"}}, Body: []byte("{\n}\n")},
		"no body":     {Status: 204},
		"a long text": {Status: 200, Body: bytes.Repeat([]byte(`{"amount": 100}`), 1<<16)},
	} {
		sealed, err := testCall.seal(a, rand.Reader)
		if err != nil {
			t.Fatal(err)
		}
		got, err := testCall.open(sealed)
		if diff := cmp.Diff(a, got); diff != "" || err != nil {
			t.Errorf("%s (-sealed +opened): %v\n%.1000s", name, err, diff)
		}
	}
}

// TestLargeAnswerIsNotKept seals bytes that cannot be compressed.
func TestLargeAnswerIsNotKept(t *testing.T) {
	body := make([]byte, MaxAnswer+1)
	if _, err := rand.Read(body); err != nil {
		t.Fatal(err)
	}
	for size, kept := range map[int]bool{MaxAnswer - 1024: true, len(body): false} {
		sealed, err := testCall.seal(Answer{Status: 201, Body: body[:size]}, rand.Reader)
		if limit := base64.StdEncoding.EncodedLen(MaxAnswer + 100); err != nil || len(sealed) > limit {
			t.Errorf("%d bytes take %d, at most %d: %v", size, len(sealed), limit, err)
		}
		a, err := testCall.open(sealed)
		if kept != (err == nil) || kept && !bytes.Equal(a.Body, body[:size]) || !kept && !fault.Has(err, "idempotency_answer_not_kept") {
			t.Errorf("%d bytes are opened as %d bytes and %v", size, len(a.Body), err)
		}
	}
}
