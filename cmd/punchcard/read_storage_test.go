package main

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestListsComeFromTheReadStorage holds the standby of a server back: its lists are old and say so, and what decides is not. Then it stops the standby.
func TestListsComeFromTheReadStorage(t *testing.T) {
	t.Setenv("PUNCHCARD_BOOTSTRAP_PROJECT_ID", "shop")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_ID", "app")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_TOKEN", "secret")
	primary := pgtest.Private(t, pgtest.Options{Durable: true})
	dsn, err := primary.CreateDatabase(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	standby, err := primary.Standby(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = standby.Close() })
	at, err := url.Parse(dsn)
	if err != nil {
		t.Fatal(err)
	}
	copied := standby.DSN(strings.Trim(at.Path, "/"))
	s := start(t, serveFlags{storage: dsn, readFrom: replica{where: copied, most: time.Hour}, adminAddr: "127.0.0.1:0"})

	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	person := &http.Client{Jar: jar}
	in, err := person.PostForm(regexp.MustCompile(`http://[^"\s]+/dashboard/welcome/[^"\s]+`).FindString(s.out.String()),
		url.Values{"email": {"ada@example.com"}, "first_name": {"Ada"}, "password": {"correct horse battery"}})
	if err != nil {
		t.Fatal(err)
	}
	_ = in.Body.Close()

	get := func(address string) (string, http.Header) {
		t.Helper()
		req, err := http.NewRequestWithContext(t.Context(), "GET", address, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(appKeys); i += 2 {
			req.Header.Set(appKeys[i], appKeys[i+1])
		}
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		defer resp.Body.Close()
		body, err := io.ReadAll(resp.Body)
		if err != nil || resp.StatusCode != 200 {
			t.Fatalf("%s: %d %v %s", address, resp.StatusCode, err, body)
		}
		return string(body), resp.Header
	}
	codes := func() (list, lag string) {
		t.Helper()
		body, header := get(s.base + "/v1/vouchers")
		var page struct {
			Vouchers []struct{ Code string } `json:"vouchers"`
		}
		if err := json.Unmarshal([]byte(body), &page); err != nil {
			t.Fatal(err)
		}
		var all []string
		for _, v := range page.Vouchers {
			all = append(all, v.Code)
		}
		return strings.Join(all, " "), header.Get("Punchcard-Replica-Lag")
	}
	await := func(want string, fromReplica bool) {
		t.Helper()
		for deadline := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) {
			list, lag := codes()
			if list == want && (lag != "") == fromReplica {
				return
			}
			if time.Now().After(deadline) {
				t.Fatalf("the list has %q and is %q seconds old, want %q from the replica: %t\n%s", list, lag, want, fromReplica, s.out)
			}
		}
	}
	made := func(method, path, body string) map[string]any {
		t.Helper()
		status, answer := s.call(t, method, path, body, appKeys...)
		if status != 200 {
			t.Fatalf("%s %s: %d %v", method, path, status, answer)
		}
		return answer
	}
	const voucher = `{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10},"redemption":{"quantity":1}}`
	const cart = `{"redeemables":[{"object":"voucher","id":"NEW"}],"order":{"amount":1000}}`
	made("POST", "/v1/vouchers/TEN", voucher)
	await("TEN", true)

	held, err := pgx.Connect(t.Context(), copied)
	if err != nil {
		t.Fatal(err)
	}
	defer held.Close(t.Context())
	do := func(statement string) {
		t.Helper()
		if _, err := held.Exec(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	do("SELECT pg_wal_replay_pause()")
	eventually(t, "the standby pauses", func() (paused bool) { // it may replay another record before it does
		if err := held.QueryRow(t.Context(), "SELECT pg_get_wal_replay_pause_state() = 'paused'").Scan(&paused); err != nil {
			t.Fatal(err)
		}
		return paused
	})
	made("POST", "/v1/vouchers/NEW", voucher)
	await("TEN", true)
	if _, header := get(s.base + "/v1/vouchers/NEW"); header.Get("Punchcard-Replica-Lag") != "" {
		t.Error("one code is read from the replica")
	}
	made("POST", "/v1/redemptions", cart)
	if status, answer := s.call(t, "POST", "/v1/redemptions", cart, appKeys...); status != 400 || answer["key"] != "quantity_exceeded" {
		t.Errorf("the code is redeemed twice: %d %v", status, answer)
	}
	export := made("POST", "/v1/exports", `{"exported_object":"voucher","parameters":{"fields":["code"]}}`)
	var link string
	for deadline := time.Now().Add(time.Minute); link == ""; time.Sleep(20 * time.Millisecond) {
		now := made("GET", "/v1/exports/"+export["id"].(string), "")
		if result, done := now["result"].(map[string]any); done && now["status"] == "DONE" {
			link, _ = result["url"].(string)
		}
		if time.Now().After(deadline) {
			t.Fatalf("%v", now)
		}
	}
	if file, _ := get(link); !strings.Contains(file, "TEN") || !strings.Contains(file, "NEW") {
		t.Errorf("the export lacks what was there when it was asked for:\n%s", file)
	}
	text, _ := get(s.metrics)
	for _, want := range []string{"lag_seconds ", "used 1", `reads_total{outcome="read"} `, `reads_total{outcome="failed"} 0`, `reads_total{outcome="passed"} `} {
		if !strings.Contains(text, "\npunchcard_replica_"+want) {
			t.Errorf("the metrics lack punchcard_replica_%s", want)
		}
	}

	for address, want := range map[string]bool{"codes": true, "codes?done=made": false} { // the page after a change shows it
		page, err := person.Get(s.base + "/dashboard/projects/shop/" + address)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(page.Body)
		_ = page.Body.Close()
		old := !strings.Contains(string(body), "NEW")
		if err != nil || page.StatusCode != 200 || !strings.Contains(string(body), "TEN") || old != want || (page.Header.Get("Punchcard-Replica-Lag") != "") != want {
			t.Errorf("%s: %d %v %v\n%s", address, page.StatusCode, err, page.Header, body)
		}
	}

	do("SELECT pg_wal_replay_resume()")
	await("NEW TEN", true)
	if err := standby.Stop(); err != nil {
		t.Fatal(err)
	}
	await("NEW TEN", false) // no call fails meanwhile
	if !strings.Contains(s.out.String(), "lists are read from the primary") {
		t.Error("the log does not say that the replica is not used")
	}
}

func TestOnlyPostgreSQLHasAReadStorage(t *testing.T) {
	const standby = "postgres://shop@standby/shop"
	for _, c := range []struct{ storage, read, want string }{
		{"memory", standby, "--read-storage names a standby of PostgreSQL, which --storage is not"},
		{"sqlite:" + filepath.Join(t.TempDir(), "shop.db"), standby, "--read-storage names a standby of PostgreSQL, which --storage is not"},
		{"postgres://shop@primary/shop", "sqlite:shop.db", "must be the postgres:// address of a standby"},
	} {
		if _, err := run(t, "serve", "--storage", c.storage, "--read-storage", c.read, "--addr", "127.0.0.1:0", "--admin-addr", ""); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s and %s: %v, want ... %s", c.storage, c.read, err, c.want)
		}
	}
}
