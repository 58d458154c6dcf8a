package browsertest

import "testing"

// TestLoyalty makes a reward and offers it, adds a member, gives them points with a reason, redeems the reward and hands it over.
func TestLoyalty(t *testing.T) {
	journeys(t, func(_ *testing.T, j *journey) {
		j.call("POST", "/v1/campaigns", `{"name": "Regulars", "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE", "voucher": {"type": "LOYALTY_CARD", "loyalty_card": {"points": 10}}}`)

		j.page("rewards/new")
		j.write("name", "Enamel mug")
		j.write("product", "mug")
		j.click("main form .button.main")
		j.shows(".toast")
		j.write("points", "30")
		j.click("[action$=offer] .button.main")
		j.shows(".head .status.good")
		j.inAllLooks("a reward")

		j.page("loyalty")
		j.click("tbody tr:first-child a")
		j.click(".chips a:last-child")
		j.write("customer", "alice")
		j.click("[formaction]")
		j.shows(".toast")
		j.inAllLooks("members")
		j.click("tbody tr:first-child a")
		j.shows("#lots-title")
		j.inAllLooks("a loyalty card")

		j.click(".chips a:last-child") // the page of the code
		j.write("amount", "50")
		j.write("reason", "late parcel")
		j.click("[name=give]")
		j.shows(".toast")
		j.click(".facts a[href*='/loyalty/cards/']")
		j.click(".chips a:nth-child(2)")
		j.click("[popovertarget^=buy-]")
		j.click(".dialog .button.danger")
		j.shows(".toast")

		j.page("rewards/waiting")
		j.inAllLooks("rewards to hand over")
		j.click("[popovertarget^=hand-over-]")
		j.click(".dialog .button.danger")
		j.shows(".toast")
		j.shows("#waiting .empty")
		j.page("referrals")
		j.shows(".empty")
	})
}
