package browsertest

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// TestSettingsJourney changes a setting, makes, replaces and revokes a key, invites a person, tries a call, and finds all of it in the audit log: on each
// storage, and once with scripts switched off.
func TestSettingsJourney(t *testing.T) {
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

			b.visit("/dashboard/projects/demo/settings/support")
			b.write("'restricted.points'", "100")
			b.click("form.wide .button.main")
			b.shows(".toast")
			b.write("'restricted.points'", "x")
			b.expectRefusal(true)
			b.click("form.wide .button.main")
			b.shows(".field.invalid .error")
			b.expectRefusal(false)

			b.visit("/dashboard/projects/demo/keys")
			b.write("name", "Till")
			b.click("form.card-form .button.main")
			b.shows("#key-token")
			b.visit("/dashboard/projects/demo/keys")
			b.click("tbody tr:first-child .button.danger")
			b.shows("#revoke-0")
			b.click("#revoke-0 .button.danger")
			b.shows(".toast")
			b.shows("tbody tr:last-child .status.muted")

			b.visit("/dashboard/projects/demo/users")
			b.write("email", "bob@shop.example")
			b.click("form.wide .button.main")
			b.shows("#link")
			b.visit("/dashboard/projects/demo/users")
			b.click("tbody a")
			b.shows(".head .status.info")
			b.click("button[popovertarget=block]")
			b.shows("#block")
			b.click("#block .button.danger")
			b.shows(".head .status.bad")

			b.visit("/dashboard/projects/demo/developers/try")
			b.click("form.wide .button.main")
			b.shows("pre.code-block")
			b.visit("/dashboard/projects/demo/developers/calls")
			b.shows("#calls tbody tr")

			b.visit("/dashboard/projects/demo/settings/danger")
			b.write("key", "colour")
			b.write("again", "color")
			b.expectRefusal(true)
			b.click("form[action$=purge] .button.danger")
			b.shows("form[action$=purge] .field.invalid .error")
			b.expectRefusal(false)

			b.visit("/dashboard/projects/demo/audit")
			b.shows("tbody tr:nth-child(5)")
			b.click("tbody td:nth-child(4) a")
			b.shows(".chips .chip .icon")
		})
	}
}

// TestKeysAndUsersFollowTheRulesOfAccessibility checks what the links of the demo do not lead to: pages with errors, dialogs and secrets.
func TestKeysAndUsersFollowTheRulesOfAccessibility(t *testing.T) {
	s := serve(t)
	b := open(t, s)
	inLooks := func(what string) {
		t.Helper()
		for _, l := range looks {
			b.as(l)
			b.checkRules(what + ", " + l.name)
			b.checkLayout(what + ", " + l.name)
		}
		b.as(looks[0])
	}
	b.as(looks[0])
	b.visit("/dashboard/projects/demo/users")
	b.write("email", "bob@shop.example")
	b.click("form.wide .button.main")
	b.shows("#link")
	inLooks("a link")
	b.visit("/dashboard/projects/demo/users")
	b.click("tbody a")
	b.shows("button[popovertarget=block]")
	inLooks("a user")
	b.click("button[popovertarget=block]")
	b.shows("#block")
	b.checkRules("the dialog that blocks")
	b.visit("/dashboard/projects/demo/keys")
	b.click("tbody tr:first-child .button.danger")
	b.shows("#revoke-0")
	b.checkRules("the dialog that revokes")
	b.visit("/dashboard/projects/demo/developers/schemas")
	b.write("related_object", "voucher")
	b.click("form.wide .button.main")
	b.shows("form[action$=definition]")
	b.write("name", strings.Repeat("long ", 40))
	b.click("form[action$=definition] .button.main")
	b.shows("tbody tr")
	inLooks("a schema")
	b.visit("/dashboard/projects/demo/developers/try")
	b.click("form.wide .button.main")
	b.shows("pre.code-block")
	inLooks("a call that was tried")
	b.expectRefusal(true)
	b.visit("/dashboard/projects/demo/settings/guard")
	b.write("max_percent", "1000")
	b.click("form.wide .button.main")
	b.shows(".field.invalid .error")
	inLooks("a refused setting")
}
