package browsertest

import (
	"strings"
	"testing"
)

// TestSettingsJourney changes a setting, makes, replaces and revokes a key, invites a person, tries a call, and finds all of it in the audit log.
func TestSettingsJourney(t *testing.T) {
	journeys(t, func(_ *testing.T, j *journey) {
		j.page("settings/support")
		j.write("restricted.points", "100")
		j.click("form.wide .button.main")
		j.shows(".toast")
		j.write("restricted.points", "x")
		j.refused(func() {
			j.click("form.wide .button.main")
			j.shows(".field.invalid .error")
		})

		j.page("keys")
		j.write("name", "Till")
		j.click("form.card-form .button.main")
		j.shows("#key-token")
		j.page("keys")
		j.click("tbody tr:first-child .button.danger")
		j.shows("#revoke-0")
		j.click("#revoke-0 .button.danger")
		j.shows(".toast")
		j.shows("tbody tr:last-child .status.muted")

		j.page("users")
		j.write("email", "bob@shop.example")
		j.click("form.wide .button.main")
		j.shows("#link")
		j.page("users")
		j.click("tbody a")
		j.shows(".head .status.info")
		j.click("button[popovertarget=block]")
		j.shows("#block")
		j.click("#block .button.danger")
		j.shows(".head .status.bad")

		j.page("developers/try")
		j.click("form.wide .button.main")
		j.shows("pre.code-block")
		j.page("developers/calls")
		j.shows("#calls tbody tr")

		j.page("settings/danger")
		j.write("key", "colour")
		j.write("again", "color")
		j.refused(func() {
			j.click("form[action$=purge] .button.danger")
			j.shows("form[action$=purge] .field.invalid .error")
		})

		j.page("audit")
		j.shows("tbody tr:nth-child(5)")
		j.click("tbody td:nth-child(4) a")
		j.shows(".chips .chip .icon")
	})
}

// TestKeysAndUsersFollowTheRulesOfAccessibility checks what the links of the demo do not lead to: pages with errors, dialogs and secrets.
func TestKeysAndUsersFollowTheRulesOfAccessibility(t *testing.T) {
	s := serve(t)
	b := open(t, s)
	b.as(looks[0])
	b.visit("/dashboard/projects/demo/users")
	b.write("email", "bob@shop.example")
	b.click("form.wide .button.main")
	b.shows("#link")
	b.inAllLooks("a link")
	b.visit("/dashboard/projects/demo/users")
	b.click("tbody a")
	b.shows("button[popovertarget=block]")
	b.inAllLooks("a user")
	b.click("button[popovertarget=block]")
	b.shows("#block")
	b.checkRules("the dialog that blocks")
	b.visit("/dashboard/projects/demo/keys")
	b.click("tbody tr:first-child .button.danger")
	b.shows("#revoke-0")
	b.checkRules("the dialog that revokes")
	b.visit("/dashboard/projects/demo/developers/schemas")
	b.choose("related_object", "voucher")
	b.click("form.wide .button.main")
	b.shows("form[action$=definition]")
	b.write("name", strings.Repeat("long ", 40))
	b.click("form[action$=definition] .button.main")
	b.shows("tbody tr")
	b.inAllLooks("a schema")
	b.visit("/dashboard/projects/demo/developers/try")
	b.click("form.wide .button.main")
	b.shows("pre.code-block")
	b.inAllLooks("a call that was tried")
	b.expectRefusal(true)
	b.visit("/dashboard/projects/demo/settings/guard")
	b.write("max_percent", "1000")
	b.click("form.wide .button.main")
	b.shows(".field.invalid .error")
	b.inAllLooks("a refused setting")
}
