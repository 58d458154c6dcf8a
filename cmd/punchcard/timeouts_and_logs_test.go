package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// serveWithTimeouts serves the API with the given timeouts, and returns its address.
func serveWithTimeouts(t *testing.T, p timeouts) (addr string) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	log := slog.New(slog.DiscardHandler)
	s := newServer(httpapi.New(punchcard.New(memory.New())), log, p)
	go func() { _ = s.Serve(jsonErrors{l}) }()
	t.Cleanup(func() { _ = s.Close() })
	return l.Addr().String()
}

// exchange sends a text and returns everything that the server sends until it closes the connection.
func exchange(t *testing.T, addr, beginning string) string {
	t.Helper()
	c, err := net.Dial("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if err := c.SetDeadline(time.Now().Add(time.Minute)); err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(c, beginning); err != nil {
		t.Fatal(err)
	}
	back, err := io.ReadAll(c)
	if n, isNet := err.(net.Error); isNet && n.Timeout() {
		t.Fatal("the server does not close the connection")
	}
	return string(back)
}

func TestConnectionOfAStalledClientIsClosed(t *testing.T) {
	t.Parallel()
	const soon, late = 3 * time.Second, time.Hour // in which also a busy machine sends a few bytes
	for name, c := range map[string]struct {
		timeouts
		sent, want string
	}{
		"in its headers":       {timeouts{header: soon, request: late, answer: late, idle: late}, "GET /v1/vouchers HTTP/1.1\r\nHost: x\r\nX-", "HTTP/1.1 400 "},
		"in its body":          {timeouts{header: late, request: soon, answer: late, idle: late}, "POST /v1/oauth/token HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{", "HTTP/1.1 401 "},
		"between its requests": {timeouts{header: late, request: late, answer: late, idle: soon}, "GET /v1/vouchers HTTP/1.1\r\nHost: x\r\n\r\n", "HTTP/1.1 401 "},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := exchange(t, serveWithTimeouts(t, c.timeouts), c.sent); !strings.HasPrefix(got, c.want) {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

// TestStalledBodyIsRefused has a client that sends fewer bytes than its Content-Length.
func TestStalledBodyIsRefused(t *testing.T) {
	t.Setenv("PUNCHCARD_BOOTSTRAP_PROJECT_ID", "shop")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_ID", "app")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_TOKEN", "secret")
	engine, _, err := open(t.Context(), "memory", 0)
	if err != nil {
		t.Fatal(err)
	}
	if err := bootstrap(t.Context(), engine); err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	out := &lockedBuffer{}
	log, err := newLogger("json", out)
	if err != nil {
		t.Fatal(err)
	}
	s := newServer(httpapi.New(engine, httpapi.WithLogger(log)), log, timeouts{header: time.Hour, request: 3 * time.Second, answer: time.Hour, idle: time.Hour})
	go func() { _ = s.Serve(jsonErrors{l}) }()
	defer s.Close()
	got := exchange(t, l.Addr().String(), "POST /v1/customers HTTP/1.1\r\nHost: x\r\nX-App-Id: app\r\nX-App-Token: secret\r\nContent-Length: 99\r\n\r\n{")
	if !strings.HasPrefix(got, "HTTP/1.1 400 ") || !strings.Contains(got, "Payload must arrive faster") {
		t.Errorf("got %q", got)
	}
	if strings.Contains(out.String(), `"level":"ERROR"`) {
		t.Errorf("a slow client is logged as an error of the server:\n%s", out)
	}
}

// TestMalformedRequestIsRefusedWithJSON sends requests that net/http answers before it calls a handler.
func TestMalformedRequestIsRefusedWithJSON(t *testing.T) {
	t.Parallel()
	addr := serveWithTimeouts(t, defaultTimeouts)
	for name, c := range map[string]struct {
		sent   string
		status int
		key    string
	}{
		"a broken escape in the path":  {"GET /v1/vouchers/100%off HTTP/1.1\r\nHost: x\r\n\r\n", 400, "invalid_request"},
		"an escape that ends the path": {"GET /v1/vouchers/a% HTTP/1.1\r\nHost: x\r\n\r\n", 400, "invalid_request"},
		"no HTTP":                      {"hello\r\n\r\n", 400, "invalid_request"},
		"a header without a colon":     {"GET / HTTP/1.1\r\nHost: x\r\nnonsense\r\n\r\n", 400, "invalid_request"},
		"headers that are too long":    {"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + strings.Repeat("x", maxHeaderBytes+8192) + "\r\n\r\n", 431, "headers_too_large"},
		"an address that is too long":  {"GET /v1/vouchers?a=" + strings.Repeat("x", maxHeaderBytes+8192) + " HTTP/1.1\r\nHost: x\r\n\r\n", 431, "headers_too_large"},
		"an unknown path":              {"GET /" + strings.Repeat("x/", 9000) + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 404, "not_found"},
		"an unknown method":            {"BREW /v1/vouchers HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 405, ""},
		"two lengths of one body":      {"POST /v1/vouchers HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}", 400, "invalid_request"},
	} {
		t.Run(name, func(t *testing.T) {
			resp, err := http.ReadResponse(bufio.NewReader(strings.NewReader(exchange(t, addr, c.sent))), nil)
			if err != nil {
				t.Fatal(err)
			}
			defer resp.Body.Close()
			var body map[string]any
			if err := json.NewDecoder(resp.Body).Decode(&body); err != nil {
				t.Fatalf("%d without JSON: %v", resp.StatusCode, err)
			}
			key, _ := body["key"].(string)
			if resp.StatusCode != c.status || key != c.key || fmt.Sprint(body["code"]) != fmt.Sprint(c.status) {
				t.Errorf("got %d %v, want %d %s", resp.StatusCode, body, c.status, c.key)
			}
			id, _ := body["request_id"].(string)
			if header := resp.Header.Get("X-Request-Id"); !strings.HasPrefix(header, "v-") || id != header && c.status != 405 {
				t.Errorf("the request id is %q in the header and %q in the body", header, id)
			}
		})
	}
}

// TestNoSecretReachesTheLog calls every operation with valid and invalid credentials of every kind, and searches the log for secrets.
func TestNoSecretReachesTheLog(t *testing.T) {
	secrets := map[string]string{
		"APP_TOKEN": "apptokenofnobodyelse", "CLIENT_TOKEN": "clienttokenofnobodyelse", "MANAGEMENT_TOKEN": "managementtokenofnobodyelse",
	}
	t.Setenv("PUNCHCARD_BOOTSTRAP_PROJECT_ID", "shop")
	for kind, id := range map[string]string{"APP_TOKEN": "APP_ID", "CLIENT_TOKEN": "CLIENT_APP_ID", "MANAGEMENT_TOKEN": "MANAGEMENT_ID"} {
		t.Setenv("PUNCHCARD_BOOTSTRAP_"+kind, secrets[kind])
		t.Setenv("PUNCHCARD_BOOTSTRAP_"+id, strings.ToLower(kind)+"-id")
	}
	s := start(t, serveFlags{storage: "memory"})
	good := []string{
		"X-App-Id", "app_token-id", "X-App-Token", secrets["APP_TOKEN"], "X-Client-Application-Id", "client_token-id", "X-Client-Token", secrets["CLIENT_TOKEN"],
		"X-Management-Id", "management_token-id", "X-Management-Token", secrets["MANAGEMENT_TOKEN"], "Idempotency-Key", "keyofnobodyelse",
	}
	_, token := s.call(t, "POST", "/v1/oauth/token", `{"grant_type":"client_credentials","scope":"api"}`, good...)
	bearer, _ := token["access_token"].(string)
	_, made := s.call(t, "GET", "/management/v1/projects/shop", "", good...)
	webhook, _ := made["webhook_token"].(string)
	if bearer == "" || webhook == "" {
		t.Fatalf("there is no token in %v or %v", token, made)
	}
	never := []string{bearer, webhook, "wrongtokenofnobody", "wrongbearerofnobody", "secretinthequery", "secretinthebody", "keyofnobodyelse", "4000123412341234"}
	for _, secret := range secrets {
		never = append(never, secret)
	}
	for _, op := range httpapi.New(punchcard.New(memory.New())).Operations() {
		path := strings.NewReplacer("{projectId}", "shop", "{", "", "}", "").Replace(op.Path) + "?token=secretinthequery&code=4000123412341234"
		if op.Method == "DELETE" && strings.HasPrefix(op.Path, "/management/v1/projects/{projectId}") && strings.Count(op.Path, "/") == 4 {
			continue // the next calls need the project
		}
		for name, headers := range map[string][]string{
			"good keys":    good,
			"wrong keys":   {"X-App-Id", "app_token-id", "X-App-Token", "wrongtokenofnobody", "X-Management-Id", "x", "X-Management-Token", "wrongtokenofnobody"},
			"good bearer":  {"Authorization", "Bearer " + bearer},
			"wrong bearer": {"Authorization", "Bearer wrongbearerofnobody"},
		} {
			if status, answer := s.call(t, op.Method, path, `{"access_token":"secretinthebody","email":"secretinthebody@example.com","name":7}`, headers...); status == 500 {
				t.Errorf("%s %s with %s: %v", op.Method, op.Path, name, answer)
			}
		}
	}
	if err := s.stop(); err != nil {
		t.Error(err)
	}
	log := s.out.String()
	if strings.Count(log, `"msg":"request"`) < 1000 {
		t.Fatalf("the log has only %d lines", strings.Count(log, "\n"))
	}
	for _, secret := range never {
		if at := strings.Index(log, secret); at >= 0 {
			t.Errorf("the log shows %q: ...%s", secret, log[max(0, at-200):min(len(log), at+len(secret)+20)])
		}
	}
}
