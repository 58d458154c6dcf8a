package browsertest

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestOperator imports a file after a look at it, follows the task, downloads nothing but finds the file of failed rows, exports codes, and repairs a
// webhook whose receiver was down: on each storage, and once with scripts switched off.
func TestOperator(t *testing.T) {
	for name, storage := range map[string]func(t *testing.T) string{
		"memory":          func(*testing.T) string { return "memory" },
		"without scripts": func(*testing.T) string { return "memory" },
		"sqlite":          func(t *testing.T) string { return "sqlite:" + filepath.Join(t.TempDir(), "shop.db") },
		"postgres":        func(t *testing.T) string { return pgtest.Database(t) },
	} {
		t.Run(name, func(t *testing.T) {
			var answer atomic.Int64
			answer.Store(http.StatusServiceUnavailable)
			receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(int(answer.Load())) }))
			t.Cleanup(receiver.Close)
			file := filepath.Join(t.TempDir(), "codes.csv")
			content := "Code,Voucher Type,Discount Type,Value,Season\nSPRING-A,DISCOUNT_VOUCHER,AMOUNT,5,2027\nSPRING-B,DISCOUNT_VOUCHER,PERCENT,500,2027\n"
			if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
				t.Fatal(err)
			}
			s := serve(t, "--storage", storage(t), "--webhooks-allow-private")
			b := open(t, s)
			b.as(looks[0])
			scripts := name != "without scripts"
			if !scripts {
				if _, err := chromedp.Call(b.ctx, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}); err != nil {
					t.Fatal(err)
				}
			}
			// follow waits for what comes by itself where scripts run, and loads the page again where they do not.
			follow := func(path, selector string) {
				t.Helper()
				for try := 0; !scripts && try < 100 && !b.has(selector); try++ {
					b.visit(path)
				}
				b.shows(selector)
			}
			b.visit(s.link)
			b.write("first_name", "Ada")
			b.write("email", "ada@shop.example")
			b.write("password", password)
			b.click("form .button")
			b.shows("#needs")

			b.visit("/dashboard/projects/demo/tasks")
			b.click(".head .button.main")
			b.do("choose a file", chromedp.SetUploadFiles(chromedp.CSS("input[type=file]"), []string{file}))
			b.click("main form .button.main")
			b.shows(".calm.bad")
			if scripts {
				b.inAllLooks("the look at an import")
			}
			b.click(".head form .button.main")
			b.shows("#task")
			task := b.path()
			follow(task, "#task .status.warn")
			b.visit(task)
			b.shows("a[href$='/failed']")
			if scripts {
				b.inAllLooks("a task with a row that failed")
			}

			b.visit("/dashboard/projects/demo/exports")
			b.click("main form .button.main")
			b.shows(".toast")
			follow("/dashboard/projects/demo/exports", "#exports a[href$='/file']")

			s.call(t, "POST", "/management/v1/projects/demo/webhooks", `{"target_url": "`+receiver.URL+`", "events": ["voucher.created"]}`)
			s.call(t, "POST", "/v1/vouchers/HOOKED", `{"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 100}}`)
			b.visit("/dashboard/projects/demo/webhooks")
			b.click("tbody tr:first-child a")
			b.shows("#deliveries")
			hook := b.path()
			follow(hook, "#deliveries .status.warn")
			b.click("#deliveries tbody a")
			b.shows("pre.body")
			if scripts {
				b.inAllLooks("a delivery")
			}
			answer.Store(http.StatusOK)
			b.click(".head form .button")
			b.shows(".toast")
			follow(hook, "#deliveries .status.good")
			b.visit("/dashboard/projects/demo/health")
			b.shows("#health .status.good")
		})
	}
}

// inAllLooks checks the page with axe-core in every look.
func (b *tab) inAllLooks(what string) {
	b.Helper()
	for _, l := range looks {
		b.as(l)
		b.checkRules(what + ", " + l.name)
		b.checkLayout(what + ", " + l.name)
	}
	b.as(looks[0])
}

// has reports whether the page has an element now.
func (b *tab) has(selector string) bool {
	b.Helper()
	nodes, err := chromedp.Run(b.ctx, chromedp.Nodes(chromedp.CSSAll(selector), chromedp.AtLeast(0)))
	return err == nil && len(nodes) > 0
}

// path is the path of the page.
func (b *tab) path() string {
	b.Helper()
	at, err := chromedp.Run(b.ctx, chromedp.Location())
	if err != nil {
		b.Fatal(err)
	}
	address, err := url.Parse(at)
	if err != nil {
		b.Fatal(err)
	}
	return address.Path
}
