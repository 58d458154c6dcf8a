package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/punchcardhq/punchcard"
)

// TestBackupsUnderLoadAreWhole takes backups while a server redeems, restores each and verifies it. A restored file has to hold all redemptions
// that were acknowledged before its backup began.
func TestBackupsUnderLoadAreWhole(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, value := range map[string]string{"PROJECT_ID": "shop", "APP_ID": "app", "APP_TOKEN": "secret"} {
		t.Setenv("PUNCHCARD_BOOTSTRAP_"+name, value)
	}
	load := underLoad(t, "sqlite:shop.db")
	type copied struct {
		path string
		min  int64
	}
	var copies []copied
	for i := range 5 {
		c := copied{fmt.Sprintf("copy-%d.db", i), load.acknowledged.Load()}
		if out, err := run(t, "backup", "--storage", "sqlite:shop.db", "--to", c.path); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		copies = append(copies, c)
	}
	load.stop()
	for i, c := range copies {
		where := fmt.Sprintf("sqlite:restored-%d.db", i)
		if out, err := run(t, "restore", "--from", c.path, "--storage", where); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		if out, err := run(t, "verify", "--storage", where); err != nil {
			t.Errorf("%s: %v\n%s", where, err, out)
		}
		engine, _, err := open(t.Context(), where, 0)
		if err != nil {
			t.Fatal(err)
		}
		if n := loaded(t, engine.Project("shop")); n < c.min {
			t.Errorf("%s has %d redemptions of the load, want the %d that were acknowledged before", where, n, c.min)
		}
		if err := engine.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// load is clients that redeem the code TEN of the project shop.
type load struct {
	acknowledged *atomic.Int64
	stop         func()
}

// underLoad starts a server and such clients.
func underLoad(t *testing.T, storage string) load {
	t.Helper()
	s := start(t, serveFlags{storage: storage})
	if status, answer := s.call(t, "POST", "/v1/vouchers/TEN", `{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10}}`, appKeys...); status != 200 {
		t.Fatalf("make the code: %d %v", status, answer)
	}
	var acknowledged atomic.Int64
	ctx, cancel := context.WithCancel(t.Context())
	var clients sync.WaitGroup
	for n := range 4 {
		clients.Go(func() {
			for i := 0; ctx.Err() == nil; i++ {
				body := fmt.Sprintf(`{"redeemables":[{"object":"voucher","id":"TEN"}],"order":{"amount":5000,"source_id":"load-%d-%d"}}`, n, i)
				if status, answer := s.call(t, "POST", "/v1/redemptions", body, appKeys...); status != 200 {
					t.Errorf("redeem: %d %v", status, answer)
					return
				}
				acknowledged.Add(1)
			}
		})
	}
	return load{&acknowledged, func() {
		t.Helper()
		cancel()
		clients.Wait()
		if acknowledged.Load() == 0 {
			t.Fatal("nothing was redeemed meanwhile")
		}
	}}
}

// loaded counts the successful redemptions of TEN.
func loaded(t *testing.T, p *punchcard.Project) (n int64) {
	t.Helper()
	v, err := p.Vouchers.Get(t.Context(), "TEN")
	if err != nil {
		t.Fatal(err)
	}
	return v.Redemption.Redeemed
}

// TestBackupAndRestoreOverwriteNothing tries both with paths at which there is something, and with files that are no shop.
func TestBackupAndRestoreOverwriteNothing(t *testing.T) {
	dir := t.TempDir()
	shop, other, copied := filepath.Join(dir, "shop.db"), filepath.Join(dir, "other.txt"), filepath.Join(dir, "copy.db")
	if _, err := run(t, "migrate", "--storage", "sqlite:"+shop); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(other, []byte("important"), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := run(t, "backup", "--storage", "sqlite:"+shop, "--to", copied); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if info, err := os.Stat(copied); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the copy can be read by others: %v (%v)", info.Mode(), err)
	}
	for want, args := range map[string][]string{
		"other.txt is there already":   {"backup", "--storage", "sqlite:" + shop, "--to", other},
		"shop.db is there already":     {"restore", "--from", copied, "--storage", "sqlite:" + shop},
		"there is no file":             {"backup", "--storage", "sqlite:" + filepath.Join(dir, "none.db"), "--to", filepath.Join(dir, "a.db")},
		"not a database":               {"restore", "--from", other, "--storage", "sqlite:" + filepath.Join(dir, "b.db")},
		"with pg_dump":                 {"backup", "--storage", "postgres://db/shop", "--to", filepath.Join(dir, "c.db")},
		"there is no folder":           {"backup", "--storage", "sqlite:" + shop, "--to", filepath.Join(dir, "none", "d.db")},
		"rest.db-wal is there already": {"restore", "--from", copied, "--storage", "sqlite:" + filepath.Join(dir, "rest.db")},
	} {
		if strings.HasPrefix(want, "rest.db-wal") {
			if err := os.WriteFile(filepath.Join(dir, "rest.db-wal"), []byte("old"), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if out, err := run(t, args...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: %v, want ... %s\n%s", args, err, want, out)
		}
	}
	if content, err := os.ReadFile(other); err != nil || string(content) != "important" {
		t.Errorf("the other file has %q (%v)", content, err)
	}
	left, err := filepath.Glob(filepath.Join(dir, "*"+".part*"))
	if err != nil || len(left) > 0 {
		t.Errorf("files are left: %v (%v)", left, err)
	}
}
