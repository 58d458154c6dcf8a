package browsertest

import "testing"

// TestCampaignsJourney copies a campaign, edits the copy, gives it codes and a customer, switches it on and back, changes all its codes, and deletes it.
func TestCampaignsJourney(t *testing.T) {
	journeys(t, func(t *testing.T, j *journey) {
		j.call("POST", "/v1/campaigns", `{"name": "Spring", "campaign_type": "DISCOUNT_COUPONS", "voucher": {"type": "DISCOUNT_VOUCHER", "discount": {"type": "PERCENT", "percent_off": 10}}}`)
		j.call("POST", "/v1/customers", `{"source_id": "ada", "name": "Ada Lovelace"}`)
		j.page("campaigns")
		j.write("text", "Spring")
		j.click(".filter .button")
		j.shows(".filter a.button")
		j.click("tbody tr td:nth-child(2) a")
		j.shows(".worth")
		j.click(".head a.button")
		j.write("name", "Summer")
		j.click("form.wide .button.main")
		j.shows(".toast")
		if name := j.text("h1"); name != "Summer" {
			t.Errorf("the copy is called %q", name)
		}

		j.click(".chips a[href$=settings]")
		j.write("percent_off", "x")
		j.refused(func() {
			j.click("form[action$=settings] .button.main")
			j.shows(".field.invalid .error")
		})
		j.inAllLooks("a setting that was refused")
		j.write("percent_off", "15")
		j.click("form[action$=settings] .button.main")
		j.shows(".toast")

		j.click(".head form .button")
		j.shows(".undo .button")
		j.click(".undo .button")
		j.shows(".head .status.muted")

		j.click(".chips a[href$=codes]")
		j.write("vouchers_count", "30")
		j.click(".inline-form .button")
		j.shows("#making")
		j.follow("#making .status.good")
		j.inAllLooks("the codes of a campaign")
		j.click(".chips a[href$=publications]")
		j.shows("[name=customer]")
		j.write("customer", "ada")
		j.click(".inline-form .button.main")
		j.shows("tbody tr")

		j.click(".chips a[href$=codes]")
		j.shows(".bulk")
		j.click(".bulk [name=scope][value=all]")
		j.click(".bulk [name=act][value=off]")
		j.shows("[action$=start]")
		j.inAllLooks("what will happen with many codes")
		j.click("[action$=start] .button.main")
		j.shows("#task")
		j.follow("#task .status.good")

		j.page("codes")
		j.click("tbody tr td:nth-child(2) a")
		j.shows(".head a[href$=edit]")
		j.click(".head a[href$=edit]")
		j.shows("form.wide")
		j.inAllLooks("a code that is edited")
		j.write("additional_info", "From the journey")
		j.click("form.wide .button.main")
		j.shows(".toast")

		j.page("campaigns")
		j.click("tbody tr .row-acts a:last-child")
		j.shows("form .button.danger")
		j.write("name", "Summer")
		j.click("form .button.danger")
		j.shows(".toast")
	})
}
