package main

import (
	"context"
	"io"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/storage/sqlite"
)

func TestKeyIsReplacedWhileTheServerRuns(t *testing.T) {
	where := "sqlite:" + filepath.Join(t.TempDir(), "shop.db")
	out, err := run(t, "project", "create", "My shop", "--id", "shop", "--storage", where)
	if err != nil {
		t.Fatal(err)
	}
	old := keyOf(t, "application key", out)
	s := start(t, serveFlags{storage: where})
	opens := func(key [2]string, path string) int {
		status, _ := s.call(t, "GET", path, "", "X-App-Id", key[0], "X-App-Token", key[1])
		return status
	}
	if out, err = run(t, "key", "create", "--project", "shop", "--name", "the new till", "--integration", "--storage", where); err != nil {
		t.Fatal(err)
	}
	fresh := keyOf(t, "application key", out)
	if before, after := opens(old, "/v1/vouchers"), opens(fresh, "/v1/vouchers"); before != 200 || after != 200 {
		t.Errorf("the old key: %d, the new one: %d", before, after)
	}
	const link = "/v1/publications/create?customer[source_id]=ada&voucher=NONE"
	if plain, integration := opens(old, link), opens(fresh, link); plain != 403 || integration == 403 {
		t.Errorf("a link published with the old key: %d, with one for integrations: %d", plain, integration)
	}
	if _, err := run(t, "key", "block", old[0], "--storage", where); err != nil {
		t.Fatal(err)
	}
	for deadline := time.Now().Add(time.Minute); opens(old, "/v1/vouchers") != 401; time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("the blocked key still opens the project")
		}
	}
	if status := opens(fresh, "/v1/vouchers"); status != 200 {
		t.Errorf("the new key: %d", status)
	}
	out, err = run(t, "key", "list", "--project", "shop", "--storage", where)
	for _, line := range []string{old[0] + ` +shop +application +\S+ +2\S+ +made by`, fresh[0] + ` +shop +application, integration +\S+ +- +the new till`} {
		if err != nil || !regexp.MustCompile(line).MatchString(out) {
			t.Errorf("the list has no %s: %v\n%s", line, err, out)
		}
	}
}

// keyOf returns the key and the token that a command printed.
func keyOf(t *testing.T, what, out string) [2]string {
	t.Helper()
	found := regexp.MustCompile(what + ` +([0-9a-f]{32})\n +token +([0-9a-f]{64})\n`).FindStringSubmatch(out)
	if found == nil {
		t.Fatalf("no %s is printed:\n%s", what, out)
	}
	return [2]string{found[1], found[2]}
}

func TestWrongKeysAreNamed(t *testing.T) {
	where := "sqlite:" + filepath.Join(t.TempDir(), "shop.db")
	if _, err := run(t, "project", "create", "My shop", "--id", "shop", "--storage", where); err != nil {
		t.Fatal(err)
	}
	for want, args := range map[string][]string{
		"use application, client": {"key", "create", "--project", "shop", "--side", "server"},
		"only application keys":   {"key", "create", "--project", "shop", "--side", "client", "--integration"},
		"with id nowhere":         {"key", "create", "--project", "nowhere"},
		"project with id nowhere": {"key", "list", "--project", "nowhere"},
		"with id nothing":         {"key", "block", "nothing"},
	} {
		if _, err := run(t, append(args, "--storage", where)...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: %v, want ... %s", args, err, want)
		}
	}
}

func TestInvalidVariableStopsTheStart(t *testing.T) {
	for variable, value := range map[string]string{
		"PUNCHCARD_PPROF": "on", "PUNCHCARD_JOB_TIMEOUT": "-1s", "PUNCHCARD_BOOTSTRAP_APP_ID": "app",
	} {
		t.Run(variable, func(t *testing.T) {
			t.Setenv(variable, value)
			if _, err := run(t, "serve", "--storage", "memory", "--addr", "127.0.0.1:0"); err == nil || !strings.Contains(err.Error(), variable[:15]) {
				t.Errorf("%v", err)
			}
		})
	}
	var f serveFlags
	t.Setenv("PUNCHCARD_PPROF", "1")
	t.Setenv("PUNCHCARD_JOB_TIMEOUT", "7s")
	serve := newServe()
	boolSetting(serve, &f.pprof, "pprof-too", "PUNCHCARD_PPROF", "")
	durationSetting(serve, &f.jobTimeout, "job-timeout-too", "PUNCHCARD_JOB_TIMEOUT", "")
	if !f.pprof || f.jobTimeout != 7*time.Second {
		t.Errorf("variables set pprof %v and the timeout of jobs %v", f.pprof, f.jobTimeout)
	}
}

func TestDemoThatCannotStartKeepsTheFile(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile(demoFile, []byte("of the other"), 0o600); err != nil {
		t.Fatal(err)
	}
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	if err := serve(t.Context(), serveFlags{demo: true, addr: taken.Addr().String(), logFormat: "text"}, io.Discard, io.Discard); err == nil {
		t.Error("two servers listen on one address")
	}
	if text, err := os.ReadFile(demoFile); string(text) != "of the other" {
		t.Errorf("the file: %q, %v", text, err)
	}
}

func TestSecondDemoDoesNotReplaceTheFileOfARunningOne(t *testing.T) {
	t.Chdir(t.TempDir())
	first := start(t, serveFlags{demo: true})
	for deadline := time.Now().Add(3 * time.Minute); !sqlite.Served(demoFile) || !strings.Contains(first.out.String(), "Read the redemptions back"); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("the demo does not become ready:\n%s", first.out)
		}
	}
	before, err := os.Stat(demoFile)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 3*time.Minute)
	defer cancel()
	err = serve(ctx, serveFlags{demo: true, addr: "127.0.0.1:0", logFormat: "text"}, io.Discard, io.Discard)
	if err == nil || !strings.Contains(err.Error(), "another demo runs on "+demoFile) {
		t.Errorf("a second demo in the folder: %v", err)
	}
	if after, err := os.Stat(demoFile); err != nil || !os.SameFile(before, after) {
		t.Errorf("the file was replaced: %v", err)
	}
	if err := first.stop(); err != nil {
		t.Fatal(err)
	}
	for deadline := time.Now().Add(3 * time.Minute); sqlite.Served(demoFile) && time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
	}
	start(t, serveFlags{demo: true}) // now the file may be replaced
}

func TestPasswordsOfStorageAddressesAreRedacted(t *testing.T) {
	for address, want := range map[string]string{
		"sqlite:shop.db":                                        "sqlite:shop.db",
		"postgres://shop:word@host/shop":                        "postgres://shop:xxxxx@host/shop",
		"postgres://host/shop?user=a":                           "postgres://host/shop?user=a",
		"postgres://host/shop?password=w":                       "postgres://host/shop",
		"postgres://host/shop?pooler=transaction&password=word": "postgres://host/shop?pooler=transaction",
	} {
		if got := redacted(address); got != want {
			t.Errorf("%s is shown as %s, want %s", address, got, want)
		}
	}
}
