package httpapi_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
)

// noon is the time of the tests: a Saturday.
var noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

// server is the API over an empty project. The clock is at noon until a test moves it.
type server struct {
	t       *testing.T
	backend backend
	engine  *punchcard.Engine
	api     http.Handler
	project string
	headers map[string]string
	now     time.Time
	// receiver gets the webhooks; nil for none.
	receiver *receiver
}

// newServer creates a project and the keys of its requests.
func newServer(t *testing.T, options ...func(*project.NewProject)) *server {
	t.Helper()
	return newServerOn(t, newBackend(t), env.System(), options...)
}

// newServerOn is newServer on a backend, with ids and random bytes of the test's own.
func newServerOn(t *testing.T, b backend, e env.Env, options ...func(*project.NewProject)) *server {
	t.Helper()
	s := &server{t: t, now: noon, backend: b}
	e.Now = func() time.Time { return s.now }
	s.engine = s.backend.engine(punchcard.WithEnv(e))
	n := project.NewProject{Name: "Shop"}
	for _, option := range options {
		option(&n)
	}
	p, err := s.engine.Projects.Create(t.Context(), n)
	if err != nil {
		t.Fatal(err)
	}
	keys, err := s.engine.Projects.GrantNew(t.Context(), p.ID, "test")
	if err != nil {
		t.Fatal(err)
	}
	s.project, s.api = p.ID, httpapi.New(s.engine, httpapi.WithClientLimiter(nil))
	s.headers = headersOf(keys)
	return s
}

// headersOf returns the headers of the keys for all sides of a project.
func headersOf(keys project.Keys) map[string]string {
	return map[string]string{
		"X-App-Id": keys.AppID, "X-App-Token": keys.AppToken, "X-Management-Id": keys.ManagementID, "X-Management-Token": keys.ManagementToken,
		"X-Client-Application-Id": keys.ClientAppID, "X-Client-Token": keys.ClientToken,
	}
}

// asInstallation sends management calls with a key for all projects.
func (s *server) asInstallation() {
	s.t.Helper()
	keys, err := s.engine.Projects.GrantInstallation(s.t.Context(), "test")
	if err != nil {
		s.t.Fatal(err)
	}
	s.headers["X-Management-Id"], s.headers["X-Management-Token"] = keys.ManagementID, keys.ManagementToken
}

// maxWaiting is how long background work may take on a busy machine.
const maxWaiting = 3 * time.Minute

// await polls until a condition is true. After maxWaiting it fails with the value of instead.
func (s *server) await(so func() bool, instead func() any) {
	s.t.Helper()
	for deadline := time.Now().Add(maxWaiting); !so(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			s.t.Fatalf("the condition is not met in time: %v", instead())
		}
	}
}

// object is a decoded JSON object; its numbers are json.Number.
type object = map[string]any

// answer is the response to a request.
type answer struct {
	status int
	body   any
	raw    string
	header http.Header
}

// do sends a request with the project's keys. A body that is not a text is encoded as JSON; nil is no body.
func (s *server) do(method, path string, body any) answer {
	s.t.Helper()
	return s.doIn(s.t.Context(), method, path, body)
}

// doIn is do under a context of the test's own.
func (s *server) doIn(ctx context.Context, method, path string, body any) answer {
	s.t.Helper()
	var content string
	switch body := body.(type) {
	case nil:
	case string:
		content = body
	default:
		encoded, err := json.Marshal(body)
		if err != nil {
			s.t.Fatal(err)
		}
		content = string(encoded)
	}
	r := httptest.NewRequestWithContext(ctx, method, path, strings.NewReader(content))
	if content != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	for name, value := range s.headers {
		r.Header.Set(name, value)
	}
	if _, has := s.headers["Idempotency-Key"]; !has && os.Getenv("PUNCHCARD_TEST_KEYS") != "" {
		r.Header.Set("Idempotency-Key", env.NewID(""))
	}
	w := httptest.NewRecorder()
	s.api.ServeHTTP(w, r)
	a := answer{status: w.Code, raw: w.Body.String(), header: w.Header()}
	if w.Body.Len() > 0 {
		a.body = decodeJSON(s.t, w.Body.Bytes())
	}
	s.checkAnswer(method, path, a)
	s.checkRequest(method, path, content, a)
	return a
}

// expect is do that fails the test unless the status is right. It returns the answer's object, or nil when it is none.
func (s *server) expect(status int, method, path string, body any) object {
	s.t.Helper()
	a := s.do(method, path, body)
	if a.status != status {
		s.t.Fatalf("%s %s: status %d, want %d: %s", method, path, a.status, status, a.raw)
	}
	o, _ := a.body.(object)
	return o
}

func (s *server) get(path string) object { s.t.Helper(); return s.expect(200, "GET", path, nil) }
func (s *server) post(path string, body any) object {
	s.t.Helper()
	return s.expect(200, "POST", path, body)
}
func (s *server) put(path string, body any) object {
	s.t.Helper()
	return s.expect(200, "PUT", path, body)
}
func (s *server) del(path string) { s.t.Helper(); s.expect(204, "DELETE", path, nil) }

// refuse sends a request that has to fail with this status, this key, and details that contain a text.
func (s *server) refuse(status int, key, details, method, path string, body any) object {
	s.t.Helper()
	got := s.expect(status, method, path, body)
	if text, _ := got["details"].(string); got["key"] != key || !strings.Contains(text, details) {
		s.t.Errorf("%s %s: got %v: %v, want %s: ... %s", method, path, got["key"], got["details"], key, details)
	}
	return got
}

// shows compares an answer with JSON text. A value "*" in the text matches any value, for ids.
func shows(t *testing.T, got any, want string) {
	t.Helper()
	wanted := decodeJSON(t, []byte(want))
	if diff := cmp.Diff(wanted, applyWildcards(wanted, got)); diff != "" {
		t.Errorf("answer (-want +got):\n%s", diff)
	}
}

// applyWildcards returns got with "*" in the places where want has it.
func applyWildcards(want, got any) any {
	switch want := want.(type) {
	case string:
		if want == "*" && got != nil {
			return "*"
		}
	case object:
		o, ok := got.(object)
		if !ok {
			return got
		}
		out := object{}
		for k, v := range o {
			out[k] = applyWildcards(want[k], v)
		}
		return out
	case []any:
		list, ok := got.([]any)
		if !ok || len(list) != len(want) {
			return got
		}
		out := make([]any, len(list))
		for i := range list {
			out[i] = applyWildcards(want[i], list[i])
		}
		return out
	}
	return got
}

func decodeJSON(t *testing.T, text []byte) (v any) {
	t.Helper()
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	if err := d.Decode(&v); err != nil {
		t.Fatalf("not JSON: %v: %s", err, text)
	}
	return v
}

// pluck returns one property of all elements of a list.
func pluck(list object, property string) (values []string) {
	items, _ := list[fmt.Sprint(list["data_ref"])].([]any)
	for _, item := range items {
		values = append(values, fmt.Sprint(item.(object)[property]))
	}
	return values
}
