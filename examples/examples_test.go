// Package examples runs the example programs and checks their output.
package examples

import (
	"bufio"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

func TestExamples(t *testing.T) {
	for name, want := range map[string]string{
		"embed": "to pay: 4491 of 4990\nagain: quantity_exceeded: quantity exceeded: WELCOME10\n",
		"mount": "the shop itself\n" + `{"data_ref":"vouchers","object":"list","total":0,"vouchers":[]}` + "\n",
		"dashboard": "nobody: the sign-in of the shop\n" +
			"Bob lists categories: Catalogue\n" +
			"Bob makes one: Your role does not allow this\n" +
			"Ada makes one: Seasonal\n" +
			"audit: Ada category.created Seasonal\n",
		"custom-rule": "to pay: 1800 of 2000\n" +
			"risky: redemption_rules_violated\n" +
			"because: risk of the redemption.metadata is 91, and not $less_than [70]\n" +
			"cheap: margin_too_low\n" +
			"uses of it: 0\n",
		"returns": "paid in money: 5000\n" +
			"1 of 4 lamps: refund 2250, of it money 1250 and credits 1000; kept: 6750\n" +
			"3 of 4 lamps: refund 6750, of it money 3750 and credits 3000; kept: 0\n" +
			"one more: invalid_order: Invalid order: Goods of an order that is PAID or FULFILLED can come back (this one is CANCELED)\n" +
			"on the gift card: 4000\n",
		"backend":  "journal: SUCCEEDED of FIVE took 500 off\n",
		"checkout": "order 1: 1490 to pay\norder 2: quantity_exceeded\norders: 1\n",
		"loyalty-year": `2026-01-01  ADMIN_CREDIT    100  bonus of quarter 1
2026-02-15  ADMIN_DEBIT      30  a coffee
2026-04-02  ADMIN_CREDIT    100  bonus of quarter 2
2026-05-17  ADMIN_DEBIT      30  a coffee
2026-07-02  POINTS_EXPIRED   40  Points expired automatically
2026-07-02  ADMIN_CREDIT    100  bonus of quarter 3
2026-08-16  ADMIN_DEBIT      30  a coffee
2026-10-01  ADMIN_CREDIT    100  bonus of quarter 4
2026-10-03  POINTS_EXPIRED   70  Points expired automatically
2026-11-15  ADMIN_DEBIT      30  a coffee
balance 170, of which 70 until 2027-01-02
1 card adds up
`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			program := exec.CommandContext(t.Context(), build(t, name))
			if name == "checkout" {
				program.Env = append(os.Environ(), "DATABASE_URL="+pgtest.Database(t))
			}
			out, err := program.CombinedOutput()
			if err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			if diff := cmp.Diff(want, string(out)); diff != "" {
				t.Errorf("output (-want +got):\n%s", diff)
			}
		})
	}
}

// TestServer starts the server example, calls it and ends it with a signal.
func TestServer(t *testing.T) {
	t.Parallel()
	program := exec.Command(build(t, "server"))
	program.Dir, program.Env = t.TempDir(), append(os.Environ(), "ADDR=127.0.0.1:0")
	stderr, err := program.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := program.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = program.Process.Kill() }()
	log := bufio.NewReader(stderr)
	first, err := log.ReadString('\n')
	_, base, listens := strings.Cut(strings.TrimSpace(first), "listening on ")
	if !listens {
		t.Fatalf("the server does not listen: %s %v", first, err)
	}
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, base+"/v1/vouchers", nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("X-App-Id", "my-app")
	req.Header.Set("X-App-Token", "my-secret")
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		t.Errorf("the server answers %s", resp.Status)
	}
	if err := program.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	rest, _ := io.ReadAll(log) // before Wait, which closes it
	if err := program.Wait(); err != nil {
		t.Errorf("the server ended with %v\n%s%s", err, first, rest)
	}
}

func build(t *testing.T, name string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	// Without what a debugger needs the linker takes a third less time.
	if out, err := exec.Command("go", "build", "-ldflags=-w", "-o", path, "./"+name).CombinedOutput(); err != nil {
		t.Fatalf("build %s: %v\n%s", name, err, out)
	}
	return path
}
