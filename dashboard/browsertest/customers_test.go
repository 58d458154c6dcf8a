package browsertest

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
)

// TestACustomerFromFirstToLast walks through what happened to a customer and back, gives them another address of their own page, and deletes them for
// good.
func TestACustomerFromFirstToLast(t *testing.T) {
	journeys(t, func(t *testing.T, j *journey) {
		made := j.call("POST", "/v1/customers", `{"source_id": "zoe-1", "name": "Zoe Miller", "email": "zoe@shop.example"}`)
		id, _ := made["id"].(string)
		const orders = 60
		for i := range orders {
			j.call("POST", "/v1/orders", fmt.Sprintf(`{"source_id": "order-%d", "amount": 100, "customer": {"source_id": "zoe-1"}}`, i))
		}
		told := func(name string) bool {
			return strings.Contains(j.text("main table"), name+",") || strings.Contains(j.text("main table"), name+" ")
		}

		j.page("customers/" + id)
		j.inAllLooks("a customer")
		j.click("main .chips a[href$='/timeline']")
		j.shows("a[rel=next]")
		if j.has("a[rel=prev]") || !told(fmt.Sprintf("order-%d", orders-1)) {
			t.Errorf("the history begins with\n%s", j.text("main table"))
		}
		first := j.text("main table")
		j.click("a[rel=next]")
		j.shows("a[rel=prev]")
		j.inAllLooks("a page within the history of a customer")
		j.click("a[rel=next]")
		j.sees("The customer was made.")
		if j.has("a[rel=next]") {
			t.Error("the history goes on behind its beginning")
		}
		j.click("a[rel=prev]")
		j.shows("a[rel=next]")
		j.click("a[rel=prev]")
		j.gone("a[rel=prev]")
		if again := j.text("main table"); again != first {
			t.Errorf("back on the first page is\n%s\nwant\n%s", again, first)
		}

		j.page("customers/" + id)
		j.click(".head a[href$='/cockpit']")
		j.shows("#cockpit-url")
		j.inAllLooks("the address of a customer's own page")
		address := func() string { return evaluate[string](j.tab, `document.getElementById('cockpit-url').value`) }
		before := address()
		j.click("main form .button.danger")
		j.shows(".toast")
		j.shows("#cockpit-url")
		after := address()
		if old, now := statusOf(t, before), statusOf(t, after); before == after || old == http.StatusOK || now != http.StatusOK {
			t.Errorf("after the renewal %s is %d and %s is %d", before, old, after, now)
		}

		j.page("customers/" + id)
		j.click(".head .button.danger")
		j.shows("[name=key]")
		j.inAllLooks("a customer who is deleted for good")
		j.write("key", "Zoe Miller")
		j.refused(func() {
			j.click("form.wide .button.danger, form.wide .button.main")
			j.shows(".field.invalid .error")
		})
		j.write("key", "zoe-1")
		j.click("form.wide .button.danger, form.wide .button.main")
		j.shows(".toast")
		j.refused(func() {
			j.page("customers/" + id)
			j.shows("h1")
		})
		if status := statusOf(t, after); status == http.StatusOK {
			t.Error("the page of a customer who was deleted is there")
		}
	})
}

// statusOf is what an address answers to who has nothing but it.
func statusOf(t *testing.T, address string) int {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, address, nil)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	return answer.StatusCode
}
