package main

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus/testutil/promlint"

	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestMetricsTellOfStorageAndBackgroundWork redeems a code and reads the metrics of it, which keep the conventions for names.
func TestMetricsTellOfStorageAndBackgroundWork(t *testing.T) {
	for name, test := range map[string]struct {
		storage string
		pools   []string
	}{
		"file":   {"sqlite:" + filepath.Join(t.TempDir(), "shop.db"), []string{"write", "read"}},
		"server": {pgtest.Database(t), []string{"redemptions", "other", "jobs"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Setenv("PUNCHCARD_BOOTSTRAP_PROJECT_ID", "shop")
			t.Setenv("PUNCHCARD_BOOTSTRAP_APP_ID", "till")
			t.Setenv("PUNCHCARD_BOOTSTRAP_APP_TOKEN", "secret")
			s := start(t, serveFlags{storage: test.storage, adminAddr: "127.0.0.1:0"})
			key := []string{"X-App-Id", "till", "X-App-Token", "secret"}
			for _, call := range [][3]string{
				{"POST", "/v1/vouchers/ONCE", `{"type":"DISCOUNT_VOUCHER","discount":{"type":"AMOUNT","amount_off":100},"redemption":{"quantity":1}}`},
				{"POST", "/v1/vouchers/ONCE/redemption", "{}"}, {"POST", "/v1/vouchers/ONCE/redemption", "{}"},
			} {
				s.call(t, call[0], call[1], call[2], key...)
			}
			body := scrape(t, s)
			// Consumers have a position once events were read, and the state is measured every ten seconds.
			for deadline := time.Now().Add(2 * time.Minute); !strings.Contains(body, `punchcard_consumer_behind{consumer="webhooks",`) && time.Now().Before(deadline); time.Sleep(time.Second) {
				body = scrape(t, s)
			}
			want := []string{
				`punchcard_refusals_total{key="quantity_exceeded",method="POST",route="/v1/vouchers/{code}/redemption"} 1`,
				`punchcard_key_requests_total{key="till",project="shop"} 3`,
				`punchcard_background_measured{project="shop"} 1`, `punchcard_consumer_behind{consumer="webhooks",project="shop"} `,
				`punchcard_webhook_overdue_seconds{project="shop"} 0`, `punchcard_daily_failed{project="shop"} 0`,
				`punchcard_storage_answer_seconds{project="shop"} `, `punchcard_updates_waiting 0`,
			}
			for _, pool := range test.pools {
				want = append(want, fmt.Sprintf(`punchcard_pool_connections_max{pool="%s"} `, pool), fmt.Sprintf(`punchcard_pool_waits_total{pool="%s"} `, pool))
			}
			for _, line := range want {
				if !strings.Contains(body, "\n"+line) {
					t.Errorf("metrics lack %s", line)
				}
			}
			for _, shared := range []string{"commits", "updates"} {
				if !regexp.MustCompile(`\npunchcard_shared_` + shared + `_total [1-9]`).MatchString(body) {
					t.Errorf("no shared %s are counted", shared)
				}
			}
			for _, page := range []string{"../../docs/operate.md", "../../deploy/grafana.json"} {
				for _, name := range metricsNamedIn(t, page) {
					// Those of a standby are only there with one; see TestListsComeFromTheReadStorage.
					if !strings.HasPrefix(name, "punchcard_replica_") && !strings.Contains(body, "\n# TYPE "+name+" ") {
						t.Errorf("%s names the metric %s, which is not there", page, name)
					}
				}
			}
			problems, err := promlint.New(strings.NewReader(body)).Lint()
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range problems {
				if strings.HasPrefix(p.Metric, "punchcard_") {
					t.Errorf("%s: %s", p.Metric, p.Text)
				}
			}
			if t.Failed() {
				t.Log(body)
			}
		})
	}
}

// TestMetricsOfKeysAreBounded counts callers with more keys than have counters of their own.
func TestMetricsOfKeysAreBounded(t *testing.T) {
	m := newMetrics()
	for i := range maxKeys + 10 {
		m.observe(httpapi.Answered{Method: "GET", Route: "/v1/vouchers", Status: 200, ProjectID: "shop", KeyID: fmt.Sprint("key-", i)})
	}
	families, err := m.registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	counted := false
	for _, f := range families {
		if f.GetName() != "punchcard_key_requests_total" {
			continue
		}
		counted = true
		if n := len(f.GetMetric()); n != maxKeys+1 {
			t.Errorf("%d counters of keys, want %d", n, maxKeys+1)
		}
		for _, one := range f.GetMetric() {
			if one.GetLabel()[0].GetValue() == "other" && one.GetCounter().GetValue() != 10 {
				t.Errorf("the counter of other keys has %v, want 10", one.GetCounter().GetValue())
			}
		}
	}
	if !counted {
		t.Error("there are no counters of keys")
	}
}

// metricsNamedIn lists the metrics that a file of the project names, but for those that have no value yet.
func metricsNamedIn(t *testing.T, file string) (names []string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range regexp.MustCompile(`\bpunchcard_[a-z_]+`).FindAllString(string(text), -1) {
		name = strings.TrimSuffix(strings.TrimSuffix(name, "_count"), "_bucket")
		if !strings.HasPrefix(name, "punchcard_jobs") { // there are no jobs
			names = append(names, name)
		}
	}
	return names
}

// scrape reads the metrics of a server.
func scrape(t *testing.T, s served) string {
	t.Helper()
	resp, err := http.Get(s.metrics)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil || resp.StatusCode != http.StatusOK {
		t.Fatal(resp.Status, err)
	}
	return string(body)
}
