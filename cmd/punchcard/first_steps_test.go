package main

import (
	"bytes"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"
)

// TestFirstProjectsAreCreatedConcurrently runs four commands that all create the database file.
func TestFirstProjectsAreCreatedConcurrently(t *testing.T) {
	t.Parallel()
	for range 5 {
		where := "sqlite:" + filepath.Join(t.TempDir(), "shop.db")
		var all sync.WaitGroup
		for _, name := range []string{"one", "two", "three", "four"} {
			all.Go(func() {
				if _, err := run(t, "project", "create", name, "--id", name, "--storage", where); err != nil {
					t.Errorf("%s: %v", name, err)
				}
			})
		}
		all.Wait()
		out, err := run(t, "project", "list", "--storage", where)
		if err != nil || strings.Count(out, "\n") != 5 {
			t.Errorf("the projects are %q, %v", out, err)
		}
	}
}

func TestMistypedCommandIsRefusedWithASuggestion(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	for _, c := range []struct {
		want string
		args []string
	}{
		{"did you mean vouchers?", []string{"import", "voucher", "x.csv"}},
		{"did you mean create?", []string{"key", "creat", "--project", "shop"}},
		{"use one of advance-clock, create, list", []string{"project", "xyz"}},
		{"flags come after", []string{"project", "--idd", "shop"}},
		{"project", []string{"projct", "create", "My shop"}},
		{"did you mean --addr?", []string{"serve", "--adr", "127.0.0.1:0"}},
		{"missing NAME: use punchcard project create NAME", []string{"project", "create"}},
		{"missing KEY: use punchcard key block KEY", []string{"key", "block"}},
		{"missing DURATION: use punchcard project advance-clock PROJECT DURATION", []string{"project", "advance-clock", "shop"}},
		{`"shop" is one argument too many: use punchcard project create NAME; quote a text with spaces`, []string{"project", "create", "My", "shop"}},
		{"name the storage of the server", []string{"project", "create", "My shop", "--storage", "memory"}},
		{"name the storage of the server", []string{"key", "list", "--storage", "memory"}},
		{"is a folder: name a file", []string{"project", "list", "--storage", "sqlite:" + folder}},
		{"as https://shop.example", []string{"serve", "--storage", "memory", "--addr", "127.0.0.1:0", "--base-url", "shop.example"}},
	} {
		if out, err := run(t, c.args...); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v: %v, want ... %s\n%s", c.args, err, c.want, out)
		}
	}
	for _, args := range [][]string{{"project"}, {"key", "--help"}, {"import", "-h"}} {
		if out, err := run(t, args...); err != nil || !strings.Contains(out, "Available Commands") {
			t.Errorf("%v: %v\n%s", args, err, out)
		}
	}
}

func TestVersionFlagPrintsTheVersion(t *testing.T) {
	t.Parallel()
	flag, err := run(t, "--version")
	if err != nil {
		t.Fatal(err)
	}
	command, err := run(t, "version")
	if err != nil || flag != command {
		t.Errorf("--version prints %q, version %q, %v", flag, command, err)
	}
}

// TestErrorIsReportedInTheFormatOfTheLog has a server that cannot start.
func TestErrorIsReportedInTheFormatOfTheLog(t *testing.T) {
	t.Parallel()
	for format, want := range map[string]string{"json": `"error":"the base URL`, "text": "punchcard: the base URL"} {
		root := newRoot()
		root.SetArgs([]string{"serve", "--storage", "memory", "--addr", "127.0.0.1:0", "--log-format", format, "--base-url", "x"})
		cmd, err := root.ExecuteContextC(t.Context())
		if err == nil {
			t.Fatal("the server starts")
		}
		var out bytes.Buffer
		report(&out, cmd, err)
		if !strings.Contains(out.String(), want) {
			t.Errorf("%s: %s", format, &out)
		}
	}
}

func TestLinksHaveAReachableAddress(t *testing.T) {
	t.Parallel()
	for listening, want := range map[string]string{
		"[::]:8096": "http://127.0.0.1:8096", "0.0.0.0:8096": "http://127.0.0.1:8096", "[::1]:80": "http://[::1]:80", "192.0.2.1:80": "http://192.0.2.1:80",
	} {
		at, err := net.ResolveTCPAddr("tcp", listening)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := baseURL("", at); got != want || err != nil {
			t.Errorf("%s: %s, %v, want %s", listening, got, err, want)
		}
	}
	for named, right := range map[string]string{
		"shop.example": "https://shop.example", "shop.example:8080/api": "https://shop.example:8080/api", "ftp://shop.example": "https://shop.example",
		"//shop.example": "https://shop.example", "https://shop.example?x=1": "https://shop.example", "https:///path": "must begin with",
	} {
		if got, err := baseURL(named, nil); err == nil || !strings.Contains(err.Error(), right) {
			t.Errorf("%s: %s, %v, want ... %s", named, got, err, right)
		}
	}
	for _, named := range []string{"https://shop.example", "http://localhost:8080", "https://shop.example/loyalty/"} {
		if got, err := baseURL(named, nil); got != named || err != nil {
			t.Errorf("%s: %s, %v", named, got, err)
		}
	}
}

func TestServerWithoutProjectsLogsFirstSteps(t *testing.T) {
	file := "sqlite:" + filepath.Join(t.TempDir(), "shop.db")
	const without = "there is no project yet"
	if out := start(t, serveFlags{storage: "memory"}).out.String(); !strings.Contains(out, without) || !strings.Contains(out, "PUNCHCARD_BOOTSTRAP_") {
		t.Errorf("in memory: %s", out)
	}
	empty := start(t, serveFlags{storage: file})
	if out := empty.out.String(); !strings.Contains(out, without) || !strings.Contains(out, "punchcard project create NAME --storage "+file) {
		t.Errorf("without a project: %s", out)
	}
	if err := empty.stop(); err != nil {
		t.Fatal(err)
	}
	if _, err := run(t, "project", "create", "My shop", "--storage", file); err != nil {
		t.Fatal(err)
	}
	if out := start(t, serveFlags{storage: file}).out.String(); strings.Contains(out, without) {
		t.Errorf("with a project: %s", out)
	}
}

func TestConfiguredAdminAddressInUseStopsTheStart(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	address := taken.Addr().String()
	_, err = run(t, "serve", "--storage", "memory", "--addr", "127.0.0.1:0", "--admin-addr", address)
	if err == nil || !strings.Contains(err.Error(), "serve metrics") {
		t.Errorf("a flag: %v", err)
	}
	t.Setenv("PUNCHCARD_ADMIN_ADDR", address)
	if _, err = run(t, "serve", "--storage", "memory", "--addr", "127.0.0.1:0"); err == nil || !strings.Contains(err.Error(), "serve metrics") {
		t.Errorf("a variable: %v", err)
	}
	if out := start(t, serveFlags{storage: "memory", adminAddr: address}).out.String(); !strings.Contains(out, "metrics are not served") {
		t.Errorf("the default address: %s", out)
	}
}

// TestBrowserIsSentToTheDashboard opens the address of a server that nobody can sign in to yet.
func TestBrowserIsSentToTheDashboard(t *testing.T) {
	s := start(t, serveFlags{storage: "memory"})
	link := regexp.MustCompile(`http://\S+/dashboard/welcome/[0-9a-f]{64}`).FindString(s.out.String())
	for from, want := range map[string]string{s.base + "/": "/dashboard/sign-in", s.base + "/dashboard": "/dashboard/sign-in", link: "/dashboard/welcome/"} {
		req, err := http.NewRequestWithContext(t.Context(), "GET", from, nil)
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Accept", "text/html")
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		resp.Body.Close()
		if resp.StatusCode != 200 || !strings.HasPrefix(resp.Request.URL.Path, want) {
			t.Errorf("%s leads to %s: %d", from, resp.Request.URL.Path, resp.StatusCode)
		}
	}
	if status, _ := s.call(t, "GET", "/", ""); status != 404 {
		t.Errorf("a program gets %d", status)
	}
}

func TestBrowserGetsAWelcomePageWithoutTheDashboard(t *testing.T) {
	s := start(t, serveFlags{storage: "memory", disabled: "dashboard"})
	if out := s.out.String(); strings.Contains(out, "/dashboard/") {
		t.Errorf("without the dashboard there is a link to it:\n%s", out)
	}
	open := func(path, accept string) (int, string, string) {
		t.Helper()
		req, err := http.NewRequestWithContext(t.Context(), "GET", s.base+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Accept", accept)
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		defer resp.Body.Close()
		body, err := io.ReadAll(resp.Body)
		if err != nil {
			t.Fatal(err)
		}
		return resp.StatusCode, resp.Header.Get("Content-Type"), string(body)
	}
	const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
	status, kind, page := open("/", browser)
	if status != 200 || kind != "text/html; charset=utf-8" || !strings.Contains(page, "Punchcard server") {
		t.Errorf("%d %s\n%s", status, kind, page)
	}
	links := regexp.MustCompile(`href="([^"]+)"`).FindAllStringSubmatch(page, -1)
	if len(links) != 3 {
		t.Errorf("the links are %v", links)
	}
	for _, link := range links {
		if status, _, _ := open(link[1], browser); status != 200 {
			t.Errorf("%s: %d", link[1], status)
		}
	}
	for _, accept := range []string{"*/*", "application/json", ""} {
		if status, kind, body := open("/", accept); status != 404 || !strings.HasPrefix(kind, "application/json") {
			t.Errorf("a program that accepts %q: %d %s %s", accept, status, kind, body)
		}
	}
}

// TestDemoKeepsItsKeys starts a demo again and calls it with the keys of the first.
func TestDemoKeepsItsKeys(t *testing.T) {
	t.Chdir(t.TempDir())
	exported := regexp.MustCompile(`PUNCHCARD_APP_ID=(\S+) PUNCHCARD_APP_TOKEN=(\S+)`)
	keys := func(s served) []string {
		t.Helper()
		for deadline := time.Now().Add(3 * time.Minute); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
			if found := exported.FindStringSubmatch(s.out.String()); found != nil {
				return []string{"X-App-Id", found[1], "X-App-Token", found[2]}
			}
		}
		t.Fatalf("the demo prints no keys:\n%s", s.out)
		return nil
	}
	first := start(t, serveFlags{demo: true})
	before := keys(first)
	if err := first.stop(); err != nil {
		t.Fatal(err)
	}
	if kept, err := os.Stat(demoKeysFile); err != nil || kept.Mode().Perm() != 0o600 {
		t.Errorf("the file of the keys is %v, %v", kept, err)
	}
	second := start(t, serveFlags{demo: true})
	keys(second)
	if status, answer := second.call(t, "GET", "/v1/vouchers", "", before...); status != 200 {
		t.Errorf("with the keys of the first: %d %v", status, answer)
	}
}

// TestDemoInAStorageIsServedAgain starts a demo with a file, stops it, and starts it again: the shop is as it was.
func TestDemoInAStorageIsServedAgain(t *testing.T) {
	t.Parallel()
	file := "sqlite:" + filepath.Join(t.TempDir(), "shop.db")
	said := func(s served, want string) {
		t.Helper()
		eventually(t, "the demo says "+want, func() bool { return strings.Contains(s.out.String(), want) })
	}
	first := start(t, serveFlags{demo: true, storage: file})
	said(first, "PUNCHCARD_APP_ID=")
	key := regexp.MustCompile(`PUNCHCARD_APP_ID=(\S+) PUNCHCARD_APP_TOKEN=(\S+)`).FindStringSubmatch(first.out.String())
	keys := []string{"X-App-Id", key[1], "X-App-Token", key[2]}
	first.post(t, "/v1/vouchers/MINE", fiveOff, keys...)
	if err := first.stop(); err != nil {
		t.Fatal(err)
	}
	second := start(t, serveFlags{demo: true, storage: file})
	said(second, "that is there already")
	if status, answer := second.call(t, "GET", "/v1/vouchers/MINE", "", keys...); status != 200 {
		t.Errorf("what was made before: %d %v", status, answer)
	}
	if err := second.stop(); err != nil {
		t.Error(err)
	}
}
