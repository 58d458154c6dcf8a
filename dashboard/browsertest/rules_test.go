package browsertest

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// TestMarketer makes a segment, rules with two groups that name it, and a promotion, and changes the order of promotions.
func TestMarketer(t *testing.T) {
	journeys(t, func(t *testing.T, j *journey) {
		j.page("segments/new")
		j.write("name", "Gold")
		j.choose("f.add", "summary.orders.total_amount")
		j.click(`button[value="add"]`)
		j.shows(`[id="f.0"]`)
		j.choose("f.0.operator", "$more_than")
		j.write("f.0.value", "100")
		j.click(`#segment-builder > .row button[value="show"]`)
		j.sees("The sum of all orders is above 100.00 EUR.")
		j.choose("f.add", "birthdate")
		j.click(`button[value="add"]`)
		j.shows(`[id="f.1"]`)
		j.inAllLooks("the form of a segment")
		j.click(`[id="f.1"] button[value="remove 1"]`)
		j.do("wait for the row to go", chromedp.WaitNotPresent(chromedp.CSS(`[id="f.1"]`)))
		j.click("form.wide > .row .button.main")
		j.shows(".toast")
		j.shows("#asks li")
		j.inAllLooks("a segment")

		j.page("rules/new")
		j.choose("b.add", "order.amount")
		j.click(`button[value="add b"]`)
		j.shows(`[id="b.0"]`)
		j.write("b.0.c.0.value", "50")
		for _, g := range []struct{ path, name, value string }{{"b.1", "customer.segment", "Gold"}, {"b.2", "redemption.count.per_customer", "1"}} {
			j.click(`button[value="group b"]`)
			j.shows(`[id="` + g.path + `"]`)
			j.choose(g.path+".add", g.name)
			j.click(`button[value="add ` + g.path + `"]`)
			j.shows(`[id="` + g.path + `.0"]`)
			j.write(g.path+".0.c.0.value", g.value)
		}
		j.write("name", "Two groups")
		j.inAllLooks("the form of rules")
		j.click("form.wide > .row .button.main")
		j.shows(".toast")
		j.shows("#said .check:nth-child(3)")
		j.page("segments")
		j.click("tbody td a")
		j.sees("Two groups")
		j.click(`button[popovertarget="delete"]`)
		j.shows("#delete .links a")
		j.inAllLooks("what names a segment, before it is deleted")
		j.page("rules")
		j.shows("tbody td a")

		j.call("POST", "/v1/campaigns", `{"name": "Ten or twenty", "campaign_type": "PROMOTION", "promotion": {"tiers": [
			{"name": "Ten", "action": {"discount": {"type": "PERCENT", "percent_off": 10}}}, {"name": "Twenty", "action": {"discount": {"type": "PERCENT", "percent_off": 20}}}]}}`)
		j.page("promotions")
		j.click("tbody tr:nth-child(2) .acts button")
		j.shows(".toast")
		j.inAllLooks("promotions")
		j.click("a[href*='tiers/new']")
		j.write("name", "Thirty")
		j.write("percent", "30")
		j.inAllLooks("the form of a promotion")
		j.click("form.wizard .button.main")
		j.shows(".worth")
		j.inAllLooks("a promotion")
		j.page("promotions")
		j.click("a[href*='stacks/new']")
		j.write("name", "Both")
		j.refused(func() { // without promotions
			j.click("form.wide > .row .button.main")
			j.shows(".wrong")
		})
	})
}

// TestAClickOutlivesAnAnswer presses a button right after writing into a field, which sends the field. The answer comes while the mouse button is down, and
// its sentence moves the page: the button has to be clicked all the same.
func TestAClickOutlivesAnAnswer(t *testing.T) {
	t.Parallel()
	j := &journey{tab: open(t, serve(t, "--storage", "memory")), scripts: true}
	j.becomeOwner()
	j.page("rules/new")
	j.choose("b.add", "redemption.count.per_customer")
	j.click(`button[value="add b"]`)
	j.shows(`[id="b.0"]`)
	j.write("b.0.c.0.value", "7")
	const button = `button[value="group b"]`
	at := evaluate[[2]float64](j.tab, `(b => (b.scrollIntoView({block: 'center'}), r = b.getBoundingClientRect(), [r.x + r.width / 2, r.bottom - 2]))(document.querySelector('`+button+`'))`)
	mouse := func(event input.DispatchMouseEventType) {
		j.do("the mouse", chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
			_, err := chromedp.Call(ctx, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: event, X: at[0], Y: at[1], Button: input.MouseButtonLeft, ClickCount: 1})
			return err
		}))
	}
	evaluate[int](j.tab, `performance.clearResourceTimings(), 0`)
	mouse(input.DispatchMouseEventTypeMousePressed)
	evaluate[int](j.tab, `new Promise((done) => {
		const look = () => performance.getEntriesByType('resource').some((e) => e.responseEnd > 0) ? setTimeout(done, 200, 0) : setTimeout(look, 20)
		look()
	})`) // the answer is here, and what it says would be shown
	mouse(input.DispatchMouseEventTypeMouseReleased)
	j.shows(`[id="b.1"]`)
	j.sees("7")
}
