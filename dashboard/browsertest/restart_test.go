package browsertest

import (
	"testing"
	"time"
)

// TestAnOpenPageOutlivesItsServer kills the server while it switches many codes off, and starts it again: the task goes on where it was, and the open page
// of the task follows it without being loaded again.
func TestAnOpenPageOutlivesItsServer(t *testing.T) {
	t.Parallel()
	j := &journey{tab: open(t, serve(t, "--storage", inFile(t))), scripts: true}
	j.as(looks[0])
	j.becomeOwner()
	c := j.call("POST", "/v1/campaigns", `{"name": "Many", "campaign_type": "DISCOUNT_COUPONS", "vouchers_count": 20000, "voucher": {"type": "DISCOUNT_VOUCHER",
		"discount": {"type": "PERCENT", "percent_off": 10}}}`)
	for deadline := time.Now().Add(stepTimeout); j.call("GET", "/v1/campaigns/Many", "")["vouchers_generation_status"] != "DONE"; time.Sleep(100 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("the codes are not made")
		}
	}
	j.page("campaigns/" + c["id"].(string) + "/codes")
	j.click(".bulk [name=scope][value=all]")
	j.click(".bulk [name=act][value=off]")
	j.shows("[action$=start]")
	j.click("[action$=start] .button.main")
	j.shows("#task")
	evaluate[bool](j.tab, `window.kept = true`)

	count := func(active string) any {
		return j.call("GET", "/v1/vouchers?limit=1&campaign_id="+c["id"].(string)+"&filters[active][conditions][$is][0]="+active, "")["total"]
	}
	for deadline := time.Now().Add(stepTimeout); count("false") == 0.0; time.Sleep(10 * time.Millisecond) { // so that there is a place to go on from
		if time.Now().After(deadline) {
			t.Fatal("no code is switched off")
		}
	}

	j.expectRefusal(true)
	j.server.kill()
	if j.has("#task .status.good") {
		t.Fatal("all codes were switched off before the kill")
	}
	j.server.startAgain(t)
	j.shows("#task .status.good")
	if !evaluate[bool](j.tab, `window.kept === true`) {
		t.Error("the page was loaded again")
	}
	if n := count("true"); n != 0.0 {
		t.Errorf("%v codes are left", n)
	}
}
