package main

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
	"github.com/punchcardhq/punchcard/webhook"
)

var managementKeys = []string{"X-Management-Id", "manage", "X-Management-Token", "secret"}

// blockedReceiver is a receiver that does not answer until unblock is closed.
type blockedReceiver struct {
	*httptest.Server
	begun   atomic.Int64 // deliveries that wait for an answer, or got one
	mu      sync.Mutex
	unblock chan struct{}
	arrived map[string]int
	forged  int
	token   string
}

func newBlockedReceiver(t *testing.T) *blockedReceiver {
	h := &blockedReceiver{unblock: make(chan struct{}), arrived: map[string]int{}}
	h.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return // the sender was killed
		}
		h.begun.Add(1)
		select {
		case <-h.unblock:
		case <-r.Context().Done():
			return
		}
		h.mu.Lock()
		defer h.mu.Unlock()
		for i := range codes {
			if strings.Contains(string(body), fmt.Sprintf(`"KILL-%d"`, i)) {
				h.arrived[fmt.Sprint(i)]++
			}
		}
		if r.Header.Get(webhook.SignatureHeader) != webhook.Signature(h.token, body) {
			h.forged++
		}
	}))
	t.Cleanup(h.Close)
	return h
}

func (h *blockedReceiver) count() (different, forged int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.arrived), h.forged
}

// codes is the number of codes whose webhooks are unanswered or not yet sent when the server is killed.
const codes = 12

// TestWebhooksSurviveAKill kills the server right after it has answered, with deliveries that have begun and others that have not, and starts
// another one on the same data: every event has to arrive.
func TestWebhooksSurviveAKill(t *testing.T) {
	t.Parallel()
	for name, where := range map[string]func(t *testing.T) string{
		"sqlite":   func(t *testing.T) string { return "sqlite:" + filepath.Join(t.TempDir(), "shop.db") },
		"postgres": func(t *testing.T) string { return pgtest.Database(t) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			storage, to := where(t), newBlockedReceiver(t)
			first, process := launch(t, storage)
			_, settings := first.call(t, "GET", "/management/v1/projects/shop", "", managementKeys...)
			to.token, _ = settings["webhook_token"].(string)
			status, answer := first.call(t, "POST", "/management/v1/projects/shop/webhooks", fmt.Sprintf(`{"target_url":%q,"events":["voucher.created"]}`, to.URL), managementKeys...)
			if status != 200 {
				t.Fatalf("make a webhook: %d %v", status, answer)
			}
			for i := range codes {
				if i == codes/2 {
					eventually(t, "deliveries of the first half begin", func() bool { return to.begun.Load() > 0 })
				}
				status, answer := first.call(t, "POST", fmt.Sprintf("/v1/vouchers/KILL-%d", i), `{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10}}`, appKeys...)
				if status != 200 {
					t.Fatalf("make a code: %d %v", status, answer)
				}
			}
			if err := process.Process.Signal(syscall.SIGKILL); err != nil {
				t.Fatal(err)
			}
			_ = process.Wait()
			if n, _ := to.count(); n != 0 {
				t.Fatalf("%d events arrived before the kill", n)
			}
			close(to.unblock)
			launch(t, storage)
			for deadline := time.Now().Add(3 * time.Minute); ; time.Sleep(100 * time.Millisecond) {
				n, forged := to.count()
				if forged > 0 {
					t.Fatalf("%d deliveries are not signed with the project's token", forged)
				}
				if n == codes {
					return
				}
				if time.Now().After(deadline) {
					t.Fatalf("%d of %d events arrived", n, codes)
				}
			}
		})
	}
}
