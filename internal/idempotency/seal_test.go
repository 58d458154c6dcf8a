package idempotency

import (
	"bytes"
	"crypto/rand"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
)

var testCall = Call{ProjectID: "proj_1", CredentialID: "app", Key: "key", Request: "POST"}

func sealed(t *testing.T, a Answer) Record {
	t.Helper()
	r, err := New(nil, env.System()).Seal(testCall, a)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestSealedAnswerIsOpened(t *testing.T) {
	for name, a := range map[string]Answer{
		"an answer":   {Status: 200, Header: map[string][]string{"Content-Type": {"application/json"}}, Body: []byte("{\n}\n")},
		"no body":     {Status: 204},
		"a long text": {Status: 200, Body: bytes.Repeat([]byte(`{"amount": 100}`), 1<<16)},
	} {
		got, err := testCall.Open(sealed(t, a))
		if diff := cmp.Diff(Outcome{Answer: a, Replayed: true}, got); diff != "" || err != nil {
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
		r := sealed(t, Answer{Status: 201, Body: body[:size]})
		if limit := MaxAnswer + 100; len(r.Answer) > limit {
			t.Errorf("%d bytes take %d, at most %d", size, len(r.Answer), limit)
		}
		a, err := testCall.Open(r)
		if kept != (err == nil) || kept && !bytes.Equal(a.Body, body[:size]) || !kept && !fault.Has(err, "idempotency_answer_not_kept") {
			t.Errorf("%d bytes are opened as %d bytes and %v", size, len(a.Body), err)
		}
	}
}

// TestAnswerIsOpenedByItsRequestOnly opens the answer of a key with another request, and with another key.
func TestAnswerIsOpenedByItsRequestOnly(t *testing.T) {
	r := sealed(t, Answer{Status: 200, Body: []byte("{}")})
	other := testCall
	other.Request = "PUT"
	if _, err := other.Open(r); !fault.Has(err, "idempotency_key_reused") {
		t.Errorf("another request: %v", err)
	}
	other = testCall
	other.Key = "another"
	if got, err := other.Open(r); err == nil {
		t.Errorf("another key reads %s", got.Body)
	}
	r.Answer = r.Answer[:10]
	if _, err := testCall.Open(r); err == nil {
		t.Error("a record that is cut off is read")
	}
}
