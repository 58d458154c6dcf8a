package browsertest

import "testing"

// TestSupportDesk looks a code up, asks why it is refused and what became of an order, switches it off and on, and rolls a redemption back.
func TestSupportDesk(t *testing.T) {
	journeys(t, func(_ *testing.T, j *journey) {
		j.page("why")
		j.write("code", "ABOVE50")
		j.write("amount", "49.90")
		j.click("form.wide .button")
		j.shows(".check.fails")
		j.shows(".remedy")

		j.page("look-up")
		j.write("text", "WELCOME10")
		j.click("form.finder .button")
		j.shows("h1 .code")
		j.click(".head form .button")
		j.shows("form.undo .button")
		j.shows(".status.muted")
		j.click("form.undo .button")
		j.shows(".head .status.good")

		j.call("POST", "/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "WELCOME10"}], "customer": {"source_id": "zoe"}, "order": {"source_id": "desk-1", "amount": 9990}}`)
		j.page("why")
		j.write("code", "desk-1")
		j.click("form.wide .button")
		j.shows("#order-title")
		j.inAllLooks("why of an order")

		j.page("customers")
		j.click("tbody tr:first-child a")
		j.click("main .chips a[href$='/timeline']")
		j.shows("tbody tr")
		j.inAllLooks("the timeline of a customer")
		j.click("main .chips a[href$='/offers']")
		j.shows("main .chips a[href$='/offers'][aria-current]")
		j.inAllLooks("what a customer could use")

		j.page("redemptions")
		j.click("tbody tr:first-child a")
		j.click(".head .button.danger")
		j.shows("#roll-back")
		j.write("reason", "sent back")
		j.click("#roll-back .button.danger")
		j.shows(".toast")
		j.shows(".head .status.muted")
	})
}
