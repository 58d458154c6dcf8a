package wire_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/fault"
)

// read decodes a body as the API does.
func read[T any](t *testing.T, body string) (v T) {
	t.Helper()
	if err := json.Unmarshal([]byte(body), &v); err != nil {
		t.Fatalf("%s: %v", body, err)
	}
	return v
}

// shows compares the JSON of an answer; the order of properties does not matter.
func shows(t *testing.T, answer any, want string) {
	t.Helper()
	got, err := json.Marshal(answer)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(parsed(t, []byte(want)), parsed(t, got)); diff != "" {
		t.Errorf("answer (-want +got):\n%s", diff)
	}
}

func parsed(t *testing.T, text []byte) (v any) {
	t.Helper()
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	if err := d.Decode(&v); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return v
}

// refuses compares the details of a fault.
func refuses(t *testing.T, err error, want string) {
	t.Helper()
	f, ok := fault.As(err)
	if !ok || f.Key != "invalid_payload" {
		t.Fatalf("got %v, want an invalid payload: %s", err, want)
	}
	if diff := cmp.Diff(want, f.Details); diff != "" {
		t.Errorf("details (-want +got):\n%s", diff)
	}
}
