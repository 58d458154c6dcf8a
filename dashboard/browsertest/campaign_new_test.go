package browsertest

import (
	"testing"
	"time"
)

// TestTenPercentForEverybodyUntilSunday makes a campaign from a template: it sets the last day on the third page, checks and saves. Then it compares two
// carts in the simulator.
func TestTenPercentForEverybodyUntilSunday(t *testing.T) {
	journeys(t, func(_ *testing.T, j *journey) {
		sunday := time.Now().UTC().AddDate(0, 0, 1)
		for sunday.Weekday() != time.Sunday {
			sunday = sunday.AddDate(0, 0, 1)
		}
		j.page("campaigns/new?template=percent")
		j.write("code", "SUNDAY10")
		j.click(".wizard .row .button.main") // next
		j.shows("#field-percent")
		j.click(".wizard .row .button.main") // next
		j.shows("#field-end")
		j.choose("end", sunday.Format(time.DateOnly))
		j.click(".wizard .row .button[value='5']") // check
		j.shows(".worth")
		j.sees("90.00 EUR")
		j.click(".wizard .row .button:not(.main)[name=switch]") // start now
		j.shows(".toast")
		j.call("POST", "/v1/validations", `{"redeemables": [{"object": "voucher", "id": "SUNDAY10"}], "order": {"amount": 10000}}`)

		j.page("campaigns/new")
		j.write("name", "Too much")
		j.click(".wizard .row .button.main")
		j.write("percent", "50000")
		j.refused(func() {
			j.click(".wizard .row .button.main")
			j.shows(".field.invalid .error")
		})

		j.page("simulator")
		j.click("form.simulator .button[value=two]")
		j.shows("#cart-b")
		j.write("codes", "SUNDAY10")
		j.write("a.json", `{"amount": 10000}`)
		j.write("b.json", `{"amount": 5000}`)
		j.click("form.simulator .row .button.main")
		j.sees("90.00 EUR")
		j.sees("45.00 EUR")
	})
}
