package browsertest

import (
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
)

// TestOperator imports a file after a look at it, follows the task, downloads nothing but finds the file of failed rows, exports codes, and repairs a
// webhook whose receiver was down, and has all figures compared with their records.
func TestOperator(t *testing.T) {
	journeys(t, func(t *testing.T, j *journey) {
		var answer atomic.Int64
		answer.Store(http.StatusServiceUnavailable)
		receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(int(answer.Load())) }))
		t.Cleanup(receiver.Close)

		j.page("tasks")
		j.click(".head .button.main")
		j.upload("codes.csv", "Code,Voucher Type,Discount Type,Value,Season\nSPRING-A,DISCOUNT_VOUCHER,AMOUNT,5,2027\nSPRING-B,DISCOUNT_VOUCHER,PERCENT,500,2027\n")
		j.click("main form .button.main")
		j.shows(".calm.bad")
		j.inAllLooks("the look at an import")
		j.click(".head form .button.main")
		j.shows("#task")
		task := j.path()
		if j.scripts {
			j.shows("#task .status.warn") // an open page asks by itself
		}
		j.follow("#task .status.warn")
		j.visit(task)
		j.shows("a[href$='/failed']")
		j.inAllLooks("a task with a row that failed")
		j.click("a[href$='/again']")
		j.shows("textarea[name=file]")
		j.inAllLooks("the rows to import again")
		j.click("main form .button.main")
		j.shows(".calm.bad")

		j.page("exports")
		j.click("main form .button.main")
		j.shows(".toast")
		j.follow("#exports a[href$='/file']")

		j.call("POST", "/management/v1/projects/demo/webhooks", `{"target_url": "`+receiver.URL+`", "events": ["voucher.created"]}`)
		j.call("POST", "/v1/vouchers/HOOKED", `{"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 100}}`)
		j.page("webhooks")
		j.click("tbody tr:first-child a")
		j.shows("#deliveries")
		hook := j.path()
		j.follow("#deliveries .status.warn")
		j.click("#deliveries tbody a")
		j.shows("pre.body")
		j.inAllLooks("a delivery")
		answer.Store(http.StatusOK)
		j.click(".head form .button")
		j.shows(".toast")
		j.visit(hook)
		j.follow("#deliveries .status.good")
		j.page("health")
		j.shows("#health .status.good")
		j.click("form[action$='/health/verify'] .button")
		j.shows("#task")
		j.follow("#task .status.good")
		j.inAllLooks("a comparison of all figures")
	}, "--webhooks-allow-private")
}
