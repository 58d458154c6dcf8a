package browsertest

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestFirstOwnerByKeyboard follows the link of a server with the keyboard alone. Journeys follow it on other storages.
func TestFirstOwnerByKeyboard(t *testing.T) {
	s := serve(t, "--storage", "memory")
	b := open(t, s)
	b.grows = true // the past of the demo puts several things at once into the list that is open
	b.visit(s.link)
	b.focusOn("First name")
	b.press("Ada")
	b.focusOn("E-mail address")
	b.press("ada@shop.example")
	b.focusOn("New password")
	b.press(password, kb.Enter)
	b.sees("Needs a person")
	b.focusOn("Skip to the content")
	b.press(kb.Enter)
	if at := b.focus(); at != "main" && !strings.HasPrefix(at, "Home") {
		t.Errorf("the first link leads to %q", at)
	}
}

// TestSignInAndOutByKeyboard signs in with a wrong and the right password, uses the menu, and signs out.
func TestSignInAndOutByKeyboard(t *testing.T) {
	s := serve(t, "--storage", "memory")
	b := open(t, s)
	b.grows = true // the past of the demo puts several things at once into the list that is open
	b.becomeOwner()

	b.focusOn("Ada")
	b.press(kb.Enter)
	b.focusOn("Dark")
	b.press(kb.Enter)
	b.shows("html[data-theme=dark] #needs")
	b.focusOn("Ada")
	b.press(kb.Enter)
	b.focusOn("Me")
	b.press(kb.Escape) // closes the menu, and gives the focus back
	b.hasFocus("Ada")
	b.press(kb.Enter)
	b.focusOn("Sign out")
	b.press(kb.Enter)
	b.sees("Forgotten?")

	b.expectRefusal(true)
	b.focusOn("E-mail address")
	b.press("ada@shop.example")
	b.focusOn("Password")
	b.press("wrong horse battery", kb.Enter)
	b.sees("The e-mail address or the password is wrong.")
	b.hasFocus("Password")
	b.press(password, kb.Enter)
	b.sees("Needs a person")
	b.expectRefusal(false)
}

// TestPagesWorkWithoutScripts signs in and changes the theme with scripts switched off.
func TestPagesWorkWithoutScripts(t *testing.T) {
	s := serve(t, "--storage", "memory")
	b := open(t, s)
	b.as(looks[2])
	b.withoutScripts()
	b.becomeOwner()
	b.click("button.menu")
	b.shows("#rail")
	b.press(kb.Escape)
	b.do("close the drawer", chromedp.WaitNotVisible(chromedp.CSS("#rail")))
	b.click("button.person")
	b.click("button[value=dark]")
	b.shows("html[data-theme=dark] #needs")
}

// TestOpenPageShowsWhatHappens creates a campaign that ends soon, and has htmx ask again.
func TestOpenPageShowsWhatHappens(t *testing.T) {
	s := serve(t)
	b := open(t, s)
	b.grows = true // the past of the demo puts several things at once into the list that is open
	b.visit("/dashboard/")
	b.sees("Nothing: no failed task in seven days")
	s.call(t, "POST", "/v1/campaigns", `{"name": "Ends <soon>", "campaign_type": "DISCOUNT_COUPONS", "type": "STATIC", "vouchers_count": 1, "expiration_date": "`+inThreeDays()+`",
		"voucher": {"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 100}}}`)
	evaluate[bool](b, `document.getElementById('needs').dispatchEvent(new CustomEvent('every'))`)
	b.sees("The campaign Ends <soon> ends soon")
}

// inThreeDays is a date of the API.
func inThreeDays() string {
	return time.Now().UTC().Add(3 * 24 * time.Hour).Format("2006-01-02T15:04:05.000Z")
}
