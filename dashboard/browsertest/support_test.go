package browsertest

import (
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestSupportDesk looks a code up, asks why it is refused, switches it off and on, and rolls a redemption back: on each storage, and once with
// scripts switched off.
func TestSupportDesk(t *testing.T) {
	for name, storage := range map[string]func(t *testing.T) string{
		"memory":          func(*testing.T) string { return "memory" },
		"without scripts": func(*testing.T) string { return "memory" },
		"sqlite":          func(t *testing.T) string { return "sqlite:" + filepath.Join(t.TempDir(), "shop.db") },
		"postgres":        func(t *testing.T) string { return pgtest.Database(t) },
	} {
		t.Run(name, func(t *testing.T) {
			s := serve(t, "--storage", storage(t))
			b := open(t, s)
			b.as(looks[0])
			if name == "without scripts" {
				if _, err := chromedp.Call(b.ctx, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}); err != nil {
					t.Fatal(err)
				}
			}
			b.visit(s.link)
			b.write("first_name", "Ada")
			b.write("email", "ada@shop.example")
			b.write("password", password)
			b.click("form .button")
			b.shows("#needs")

			b.visit("/dashboard/projects/demo/why")
			b.write("code", "ABOVE50")
			b.write("amount", "49.90")
			b.click("form.wide .button")
			b.shows(".check.fails")
			b.shows(".remedy")

			b.visit("/dashboard/projects/demo/look-up")
			b.write("text", "WELCOME10")
			b.click("form.finder .button")
			b.shows("h1 .code")
			b.click(".head form .button")
			b.shows("form.undo .button")
			b.shows(".status.muted")
			b.click("form.undo .button")
			b.shows(".head .status.good")

			s.call(t, "POST", "/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "WELCOME10"}], "customer": {"source_id": "zoe"}, "order": {"amount": 9990}}`)
			b.visit("/dashboard/projects/demo/redemptions")
			b.click("tbody tr:first-child a")
			b.click(".head .button.danger")
			b.shows("#roll-back")
			b.write("reason", "sent back")
			b.click("#roll-back .button.danger")
			b.shows(".toast")
			b.shows(".head .status.muted")
		})
	}
}
