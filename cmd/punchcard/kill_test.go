package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// killed is how many codes are generated when the server is killed in between.
const killed = 20_000

// Test_generation_survives_a_kill ends the server in the middle of generating codes, as the kernel would, and starts another one
// on the same data: it has to go on where the first one was, with no code missing and none twice.
func Test_generation_survives_a_kill(t *testing.T) {
	program := filepath.Join(t.TempDir(), "punchcard")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
	for name, where := range map[string]func(t *testing.T) string{
		"sqlite":   func(t *testing.T) string { return "sqlite:" + filepath.Join(t.TempDir(), "shop.db") },
		"postgres": func(t *testing.T) string { return pgtest.Database(t) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			storage := where(t)
			first, process := launch(t, program, storage)
			status, answer := first.call(t, "POST", "/v1/campaigns", fmt.Sprintf(`{"name":"Mass","campaign_type":"DISCOUNT_COUPONS","vouchers_count":%d,
				"voucher":{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10}}}`, killed), mass...)
			if status != 200 {
				t.Fatalf("create: %d %v", status, answer)
			}
			for count := 0; count == 0; time.Sleep(10 * time.Millisecond) {
				count, _ = generated(t, first)
			}
			if err := process.Process.Signal(syscall.SIGKILL); err != nil {
				t.Fatal(err)
			}
			_ = process.Wait()

			second, _ := launch(t, program, storage)
			if count, done := generated(t, second); done {
				t.Fatalf("the first server finished all %d codes before it was killed; the test proves nothing", count)
			}
			deadline := time.Now().Add(4 * time.Minute)
			for done := false; !done; time.Sleep(200 * time.Millisecond) {
				if _, done = generated(t, second); time.Now().After(deadline) {
					t.Fatal("the second server does not finish the codes")
				}
			}
			if count, _ := generated(t, second); count != killed {
				t.Errorf("the campaign counts %d codes, want %d", count, killed)
			}
			_, list := second.call(t, "GET", "/v1/vouchers?limit=1", "", mass...)
			if fmt.Sprint(list["total"]) != fmt.Sprint(killed) {
				t.Errorf("there are %v codes, want %d", list["total"], killed)
			}
		})
	}
}

var mass = []string{"X-App-Id", "app", "X-App-Token", "secret"}

// generated returns how many codes the campaign has and whether it is done.
func generated(t *testing.T, s served) (count int, done bool) {
	t.Helper()
	status, answer := s.call(t, "GET", "/v1/campaigns/Mass", "", mass...)
	if status != 200 {
		t.Fatalf("read the campaign: %d %v", status, answer)
	}
	n, _ := answer["vouchers_count"].(float64)
	return int(n), answer["vouchers_generation_status"] == "DONE"
}

// launch starts the program as a process of its own and waits until it is ready.
func launch(t *testing.T, program, storage string) (served, *exec.Cmd) {
	t.Helper()
	addr := freeAddr(t)
	log := &lockedBuffer{}
	cmd := exec.Command(program, "serve", "--addr", addr, "--admin-addr", "", "--storage", storage)
	cmd.Stdout, cmd.Stderr = log, log
	cmd.Env = append(os.Environ(), "PUNCHCARD_BOOTSTRAP_PROJECT_ID=shop", "PUNCHCARD_BOOTSTRAP_APP_ID=app", "PUNCHCARD_BOOTSTRAP_APP_TOKEN=secret",
		"PUNCHCARD_BOOTSTRAP_MANAGEMENT_ID=manage", "PUNCHCARD_BOOTSTRAP_MANAGEMENT_TOKEN=secret", "PUNCHCARD_WEBHOOKS_ALLOW_PRIVATE=true")
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	s := served{base: "http://" + addr, out: log}
	s.waitUntilReady(t)
	return s, cmd
}
