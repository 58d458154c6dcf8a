package browsertest

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// TestDistributions makes a distribution that gives codes of a campaign, looks at what it sent and how that was answered, and opens it again after the
// campaign was deleted.
func TestDistributions(t *testing.T) {
	journeys(t, func(t *testing.T, j *journey) {
		receiver := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {}))
		t.Cleanup(receiver.Close)
		j.call("POST", "/v1/campaigns", `{"name": "Thanks", "campaign_type": "DISCOUNT_COUPONS", "type": "AUTO_UPDATE", "voucher": {"type": "DISCOUNT_VOUCHER",
			"discount": {"type": "AMOUNT", "amount_off": 100}}}`)

		j.page("webhooks")
		j.click(`.head a[href$="distributions/new"]`)
		j.write("name", "Paid orders")
		j.choose("event", "customer.order.paid")
		j.write("publish_campaign_id", "None of this name")
		j.write("target_url", receiver.URL)
		j.refused(func() {
			j.click("form.wide .button.main")
			j.shows(".field.invalid .error")
		})
		j.inAllLooks("a distribution that was refused")
		j.write("publish_campaign_id", "Thanks")
		j.click("form.wide .button.main")
		j.shows(".toast")
		j.shows("#deliveries")
		distribution := j.path()
		if at := j.text("h1"); at != "Paid orders" || !strings.Contains(j.text("main .facts"), "Thanks") {
			t.Errorf("the distribution is %q and says %s", at, j.text("main .facts"))
		}

		j.call("POST", "/v1/orders", `{"amount": 2500, "status": "PAID", "customer": {"source_id": "zoe", "name": "Zoe"}}`)
		j.follow("#deliveries .status.good")
		j.visit(distribution) // with the plot of deliveries
		j.shows(".figure svg.plot")
		j.inAllLooks("a distribution with a delivery")
		j.click("#deliveries tbody a")
		j.shows("pre.body")
		if body := evaluate[string](j.tab, `[...document.querySelectorAll('pre.body')].map(e => e.textContent).join('\n')`); !strings.Contains(body, "zoe") {
			t.Errorf("the delivery has sent %s", body)
		}
		j.inAllLooks("a delivery of a distribution")

		j.call("DELETE", "/v1/campaigns/Thanks", "")
		j.visit(distribution)
		j.sees("was deleted")
		j.inAllLooks("a distribution whose campaign was deleted")
		j.click(`.head button[popovertarget="delete"]`)
		j.shows("#delete")
		j.click("#delete .button.danger")
		j.shows(".toast")
	}, "--webhooks-allow-private")
}
