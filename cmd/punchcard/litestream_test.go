package main

import (
	"context"
	"database/sql"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

// TestLitestreamRestoresAKilledServer has Litestream copy the file of a server under load, kills both (SIGKILL), restores the copy elsewhere and goes on there.
// The order of each client's redemptions tells whether one is missing in between. What had reached the copy before the kill has to be there.
func TestLitestreamRestoresAKilledServer(t *testing.T) {
	litestream := os.Getenv("PUNCHCARD_TEST_LITESTREAM")
	if litestream == "" {
		t.Skip("building Litestream takes minutes: make test-litestream does so and names it in PUNCHCARD_TEST_LITESTREAM")
	}
	dir := t.TempDir()
	file, replica := filepath.Join(dir, "shop.db"), filepath.Join(dir, "replica")
	settings := filepath.Join(dir, "litestream.yml")
	text := fmt.Sprintf("dbs:\n  - path: %s\n    replica:\n      path: %s\n", file, replica)
	if err := os.WriteFile(settings, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	s, server := launch(t, "sqlite:"+file)
	log := &lockedBuffer{}
	copying := exec.Command(litestream, "replicate", "-config", settings)
	copying.Stdout, copying.Stderr = log, log
	if err := copying.Start(); err != nil {
		t.Fatalf("PUNCHCARD_TEST_LITESTREAM is no program: %v", err)
	}
	defer func() { _ = copying.Process.Kill(); _ = copying.Wait() }()
	s.post(t, "/v1/vouchers/TEN", `{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10}}`, appKeys...)

	const clients = 4
	var mu sync.Mutex
	acknowledged := make([]int, clients) // how many redemptions of each client
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var running sync.WaitGroup
	for n := range clients {
		running.Go(func() {
			for i := 0; ctx.Err() == nil; i++ {
				body := fmt.Sprintf(`{"redeemables":[{"object":"voucher","id":"TEN"}],"order":{"amount":5000,"source_id":"%d-%d"}}`, n, i)
				req, err := http.NewRequestWithContext(ctx, "POST", s.base+"/v1/redemptions", strings.NewReader(body))
				if err != nil {
					panic(err)
				}
				req.Header = http.Header{"Content-Type": {"application/json"}, "X-App-Id": {"app"}, "X-App-Token": {"secret"}}
				answer, err := http.DefaultClient.Do(req)
				if err != nil {
					return // the server was killed
				}
				_ = answer.Body.Close()
				if answer.StatusCode != http.StatusOK {
					t.Errorf("redeem: %d", answer.StatusCode)
					return
				}
				mu.Lock()
				acknowledged[n]++
				mu.Unlock()
			}
		})
	}
	now := func() []int {
		mu.Lock()
		defer mu.Unlock()
		return slices.Clone(acknowledged)
	}
	// restored restores the copy into a new file and returns how many redemptions of each client it has.
	attempts := 0
	restored := func() (path string, found []int, err error) {
		attempts++
		path = filepath.Join(dir, fmt.Sprintf("restored-%d.db", attempts))
		if out, err := exec.Command(litestream, "restore", "-config", settings, "-o", path, file).CombinedOutput(); err != nil {
			return path, nil, fmt.Errorf("%w\n%s", err, out)
		}
		found, err = ordersOfClients(t, path, clients)
		return path, found, err
	}
	eventually(t, "every client has redeemed", func() bool { return slices.Min(now()) >= 20 })
	early := now()
	eventually(t, "the copy has the first redemptions", func() bool {
		_, found, err := restored()
		if err != nil {
			return false
		}
		for n := range clients {
			if found[n] < early[n] {
				return false
			}
		}
		return true
	})
	if err := server.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	if err := copying.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	running.Wait()
	path, found, err := restored()
	if err != nil {
		t.Fatalf("%v\n%s", err, log)
	}
	t.Logf("acknowledged %v, restored %v", now(), found)
	for n := range clients {
		if found[n] < early[n] {
			t.Errorf("client %d has %d redemptions, and the copy had %d of them", n, found[n], early[n])
		}
	}
	if out, err := run(t, "verify", "--storage", "sqlite:"+path); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	after, _ := launch(t, "sqlite:"+path)
	after.post(t, "/v1/redemptions", `{"redeemables":[{"object":"voucher","id":"TEN"}],"order":{"amount":5000,"source_id":"later"}}`, appKeys...)
	if said := log.String(); strings.Contains(said, "level=ERROR") {
		t.Errorf("Litestream says\n%s", said)
	}
}

// ordersOfClients counts the orders of each client in a file. Each client has numbered its own: none may be missing before its last.
func ordersOfClients(t *testing.T, path string, clients int) (counts []int, err error) {
	t.Helper()
	db, err := sql.Open("sqlite", path)
	if err != nil {
		return nil, err
	}
	defer db.Close()
	counts = make([]int, clients)
	for n := range counts {
		var last int
		query := "SELECT count(*), coalesce(max(CAST(substr(source_id, 3) AS INTEGER)) + 1, 0) FROM orders WHERE source_id LIKE ?"
		if err := db.QueryRowContext(t.Context(), query, fmt.Sprint(n, "-%")).Scan(&counts[n], &last); err != nil {
			return nil, err
		}
		if counts[n] != last {
			t.Errorf("%s has %d redemptions of client %d, and its last is number %d", path, counts[n], n, last)
		}
	}
	return counts, nil
}
