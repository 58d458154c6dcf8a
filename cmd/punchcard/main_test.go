package main

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"
)

// runsProgram is the variable with which this test's binary is the program: linking the program takes longer than most tests.
const runsProgram = "PUNCHCARD_TEST_RUNS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(runsProgram) != "" {
		main()
		return
	}
	// Tests that kill servers wait, most of the time, until what was interrupted counts as such.
	if err := flag.Set("test.parallel", "4"); err != nil {
		panic(err)
	}
	os.Exit(m.Run()) // which parses the flags: -parallel overrides this
}

// program is a command of the program, in a process of its own.
func program(args ...string) *exec.Cmd {
	self, err := os.Executable()
	if err != nil {
		panic(err)
	}
	cmd := exec.Command(self, args...)
	cmd.Env = append(os.Environ(), runsProgram+"=1")
	return cmd
}

// run runs a command in this process.
func run(t *testing.T, args ...string) (string, error) {
	t.Helper()
	var out bytes.Buffer
	root := newRoot()
	root.SetArgs(args)
	root.SetOut(&out)
	root.SetErr(io.Discard)
	err := root.ExecuteContext(t.Context())
	return out.String(), err
}

func TestProjectsAreCreatedAndListed(t *testing.T) {
	where := "sqlite:" + filepath.Join(t.TempDir(), "shop.db")
	if _, err := run(t, "migrate", "--storage", where); err != nil {
		t.Fatal(err)
	}
	out, err := run(t, "project", "create", "My shop", "--id", "shop", "--timezone", "Europe/Warsaw", "--storage", where)
	if err != nil {
		t.Fatal(err)
	}
	if !regexp.MustCompile(`(?s)project +shop\napplication key +[0-9a-f]{32}\n +token +[0-9a-f]{64}\n.*management id`).MatchString(out) {
		t.Errorf("create prints no keys:\n%s", out)
	}
	if _, err := run(t, "project", "create", "Again", "--id", "shop", "--storage", where); err == nil {
		t.Error("the same id twice is accepted")
	}
	if _, err := run(t, "project", "create", "Nowhere", "--timezone", "Moon/Base", "--storage", where); err == nil || !strings.Contains(err.Error(), "timezone") {
		t.Errorf("an unknown time zone: %v", err)
	}
	out, err = run(t, "project", "list", "--storage", where)
	if err != nil || !regexp.MustCompile(`shop +My shop +Europe/Warsaw`).MatchString(out) {
		t.Errorf("list: %v\n%s", err, out)
	}
}

func TestInvalidSettingsAreNamed(t *testing.T) {
	for want, args := range map[string][]string{
		"use memory, sqlite:PATH or a postgres://": {"serve", "--storage", "mysql://x", "--addr", "127.0.0.1:0"},
		"names no file":      {"migrate", "--storage", "sqlite:"},
		"use text or json":   {"serve", "--storage", "memory", "--log-format", "xml"},
		"unknown flag":       {"serve", "--port", "80"},
		"a duration above 0": {"serve", "--storage", "memory", "--job-timeout", "soon"},
		"above 0 such as":    {"serve", "--storage", "memory", "--job-timeout", "-5s"},
	} {
		if _, err := run(t, args...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: %v, want ... %s", args, err, want)
		}
	}
}

func TestFlagOverridesItsVariable(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PUNCHCARD_STORAGE", "sqlite:"+filepath.Join(dir, "variable.db"))
	if _, err := run(t, "migrate"); err != nil {
		t.Fatal(err)
	}
	if _, err := run(t, "migrate", "--storage", "sqlite:"+filepath.Join(dir, "flag.db")); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"variable.db", "flag.db"} {
		if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
			t.Error(err)
		}
	}
}

// served is a running server.
type served struct {
	base string
	// metrics is the address of the server's metrics, if they are served.
	metrics string
	out     *lockedBuffer
	stop    func() error
}

// start starts a server with these flags on a free port and waits until it is ready.
func start(t *testing.T, f serveFlags) served {
	t.Helper()
	f.addr, f.logFormat = "127.0.0.1:0", "json"
	ctx, cancel := context.WithCancel(t.Context())
	out := &lockedBuffer{}
	ended := make(chan error, 1)
	go func() { ended <- serve(ctx, f, out, out) }()
	s := served{out: out, stop: sync.OnceValue(func() error { cancel(); return <-ended })}
	t.Cleanup(func() { _ = s.stop() })
	s.listen(t)
	s.waitUntilReady(t)
	return s
}

var (
	saysListening      = regexp.MustCompile(`msg"?[:=]"?listening"?[, ]"?url"?[:=]"?([^" ]+)`)
	saysServingMetrics = regexp.MustCompile(`msg"?[:=]"serving metrics"[, ]"?url"?[:=]"?([^" ]+)`)
)

// listen waits until the server logs the addresses that it listens on. Tests let the server choose: a port that was
// found free before can be another's by the time the server wants it.
func (s *served) listen(t *testing.T) {
	t.Helper()
	for deadline := time.Now().Add(3 * time.Minute); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		said := s.out.String()
		if found := saysListening.FindStringSubmatch(said); found != nil {
			s.base = found[1]
			if found := saysServingMetrics.FindStringSubmatch(said); found != nil {
				s.metrics = found[1]
			}
			return
		}
	}
	t.Fatalf("the server does not listen:\n%s", s.out)
}

func (s served) waitUntilReady(t *testing.T) {
	t.Helper()
	for deadline := time.Now().Add(3 * time.Minute); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		if resp, err := http.Get(s.base + "/readyz"); err == nil {
			resp.Body.Close()
			if resp.StatusCode == http.StatusOK {
				return
			}
		}
	}
	t.Fatalf("the server does not become ready:\n%s", s.out)
}

// lockedBuffer collects the output of the server while the test reads it.
type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lockedBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lockedBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

func (s served) call(t *testing.T, method, path, body string, headers ...string) (int, map[string]any) {
	t.Helper()
	status, text := s.text(t, method, path, body, headers...)
	var answer map[string]any
	_ = json.Unmarshal([]byte(text), &answer)
	return status, answer
}

// text is call for the text of the answer.
func (s served) text(t *testing.T, method, path, body string, headers ...string) (int, string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), method, s.base+path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	for i := 0; i < len(headers); i += 2 {
		req.Header.Set(headers[i], headers[i+1])
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	return resp.StatusCode, string(answer)
}

func TestBootstrapKeepsAnExistingProject(t *testing.T) {
	t.Setenv("PUNCHCARD_BOOTSTRAP_PROJECT_ID", "shop")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_ID", "app")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_TOKEN", "secret")
	keys := []string{"X-App-Id", "app", "X-App-Token", "secret"}
	f := serveFlags{storage: "sqlite:" + filepath.Join(t.TempDir(), "shop.db")}
	first := start(t, f)
	if status, answer := first.call(t, "POST", "/v1/categories", `{"name":"Kept","hierarchy":1}`, keys...); status != 200 {
		t.Fatalf("%d %v", status, answer)
	}
	if err := first.stop(); err != nil {
		t.Fatalf("the server ended with %v\n%s", err, first.out)
	}
	second := start(t, f)
	status, answer := second.call(t, "GET", "/v1/categories", "", keys...)
	if status != 200 || fmt.Sprint(answer["total"]) != "1" {
		t.Errorf("after the restart: %d %v", status, answer)
	}
	if status, _ := second.call(t, "GET", "/v1/categories", "", "X-App-Id", "app", "X-App-Token", "wrong"); status != 401 {
		t.Errorf("a wrong token: %d", status)
	}
	if strings.Contains(second.out.String(), "secret") {
		t.Error("the log shows a secret")
	}
}

func TestIncompleteCredentialStopsTheStart(t *testing.T) {
	t.Setenv("PUNCHCARD_BOOTSTRAP_PROJECT_ID", "shop")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_ID", "app")
	err := serve(t.Context(), serveFlags{storage: "memory", addr: "127.0.0.1:0", logFormat: "text"}, io.Discard, io.Discard)
	if err == nil || !strings.Contains(err.Error(), "needs both an id and a token") {
		t.Errorf("got %v", err)
	}
}

func TestMetricsAreServedOnTheAdminAddress(t *testing.T) {
	s := start(t, serveFlags{storage: "memory", adminAddr: "127.0.0.1:0"})
	if status, _ := s.call(t, "GET", "/v1/vouchers", ""); status != 401 {
		t.Errorf("status %d", status)
	}
	body := scrape(t, s)
	for _, want := range []string{
		`punchcard_http_request_duration_seconds_count{method="GET",route="/v1/vouchers",status="401"} 1`,
		`punchcard_refusals_total{key="unauthorized",method="GET",route="/v1/vouchers"} 1`,
		`punchcard_build_info{goversion="` + runtime.Version() + `",`,
	} {
		if !strings.Contains(body, want) {
			t.Errorf("metrics lack %s", want)
		}
	}
	if status, _ := s.call(t, "GET", "/metrics", ""); status != 404 {
		t.Errorf("the API serves /metrics: %d", status)
	}
}

// TestCallsOfTheDemoWork runs the calls that the demo prints.
func TestCallsOfTheDemoWork(t *testing.T) {
	t.Chdir(t.TempDir())
	s := start(t, serveFlags{demo: true})
	calls := regexp.MustCompile(`(?m)^curl -s '?(\S+?)'? (-H .*)$`)
	var lines [][]string
	for deadline := time.Now().Add(3 * time.Minute); len(lines) < 3 && time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		lines = calls.FindAllStringSubmatch(s.out.String(), -1)
	}
	if len(lines) != 3 {
		t.Fatalf("the demo prints %d calls:\n%s", len(lines), s.out)
	}
	header := regexp.MustCompile(`-H '([^:]+): ([^']+)'`)
	data := regexp.MustCompile(`-d '([^']+)'`)
	var answers []map[string]any
	for _, line := range lines {
		var headers []string
		for _, h := range header.FindAllStringSubmatch(line[2], -1) {
			headers = append(headers, h[1], h[2])
		}
		method, body := "GET", ""
		if d := data.FindStringSubmatch(line[2]); d != nil {
			method, body = "POST", d[1]
		}
		status, answer := s.call(t, method, strings.TrimPrefix(line[1], s.base), body, headers...)
		if status != 200 {
			t.Fatalf("%s: %d %v", line[0], status, answer)
		}
		answers = append(answers, answer)
	}
	if answers[0]["valid"] != true || len(answers[1]["redemptions"].([]any)) != 3 || fmt.Sprint(answers[2]["total"]) != "4" {
		t.Errorf("validated %v, redeemed %v, read back %v", answers[0]["valid"], answers[1]["redemptions"], answers[2]["total"])
	}
	order := answers[1]["order"].(map[string]any)
	if fmt.Sprint(order["amount"], order["total_discount_amount"], order["total_amount"]) != "16870 8187 8683" {
		t.Errorf("the order comes to %v", order)
	}
}

func TestVersionAsJSON(t *testing.T) {
	out, err := run(t, "version", "--json")
	if err != nil {
		t.Fatal(err)
	}
	var b build
	if err := json.Unmarshal([]byte(out), &b); err != nil || b.Version == "" || b.Go != runtime.Version() || b.OS != runtime.GOOS {
		t.Errorf("%v: %s", err, out)
	}
}
