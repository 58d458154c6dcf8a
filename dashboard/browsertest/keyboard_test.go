package browsertest

import (
	"context"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// strike strikes the keys of a text, alone or together with a modifier. The browser makes the text out of the keys, unless the page takes a key for itself;
// press writes the text in any case.
func (b *tab) strike(text string, modifiers ...chromedp.Modifier) {
	b.Helper()
	b.touch()
	b.do("strike "+text, chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		for _, r := range text {
			for _, k := range kb.Encode(r) {
				if k.Type == kb.KeyChar {
					continue
				}
				if k.Type == kb.KeyDown && len(modifiers) == 0 {
					k.Text = string(r)
				}
				chromedp.KeyModifiers(modifiers...)(k)
				if _, err := chromedp.Call(ctx, input.DispatchKeyEvent, *k); err != nil {
					return err
				}
			}
		}
		return nil
	}))
}

// value is what the focused field has.
func (b *tab) value() string {
	b.Helper()
	return evaluate[string](b, `document.activeElement.value`)
}

// TestShortcuts works with the keyboard alone: the search field, the rows of a list, all pages and acts, and the list of the shortcuts. Without scripts
// nothing says that there are any.
func TestShortcuts(t *testing.T) {
	const search, filter = "Code, e-mail, phone, customer, order or redemption", "Name of a page or an act"
	journeys(t, func(t *testing.T, j *journey) {
		for _, code := range []string{"FIRST", "SECOND", "THIRD"} {
			j.call("POST", "/v1/vouchers/"+code, `{"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 100}}`)
		}
		j.page("codes")
		j.shows("tbody tr")
		if !j.scripts {
			if evaluate[bool](j.tab, `[...document.querySelectorAll('[data-opens], dialog')].some((e) => e.checkVisibility())`) {
				t.Error("without scripts there are shortcuts")
			}
			return
		}
		dialog := func() bool { return evaluate[bool](j.tab, `document.querySelector('dialog[open]') != null`) }
		ticked := func() string {
			return evaluate[string](j.tab, `[...document.querySelectorAll('.tick input:checked')].map((e) => e.getAttribute('aria-label')).join()`)
		}

		// In the search field all keys are text.
		j.strike("/")
		j.hasFocus(search)
		j.strike("j?x/")
		if got := j.value(); got != "j?x/" || dialog() || ticked() != "" {
			t.Errorf("the field has %q, a dialog is open: %v, %s is ticked", got, dialog(), ticked())
		}
		j.press(kb.Escape)
		j.press("SECOND", kb.Enter)
		j.shows("h1 .code")
		if got := j.text("h1"); got != "SECOND" {
			t.Errorf("the search leads to %q", got)
		}

		// The rows of a list. With a modifier the keys belong to the browser.
		j.page("codes")
		j.shows("tbody tr")
		j.strike("k")
		j.hasFocus("THIRD")
		j.focusOn("THIRD") // and it can be seen
		j.strike("jjk")
		j.hasFocus("SECOND")
		j.strike("j", chromedp.ModifierCtrl)
		j.strike("x", chromedp.ModifierAlt)
		j.hasFocus("SECOND")
		j.strike("xjxx")
		j.hasFocus("FIRST")
		if got := ticked(); got != "SECOND" {
			t.Errorf("%q is ticked", got)
		}

		// All pages and acts. Escape gives the focus back.
		j.strike("k", chromedp.ModifierCtrl)
		j.hasFocus(filter)
		j.checkRules("all pages and acts")
		j.press(kb.Escape)
		j.hasFocus("FIRST")
		j.strike("k", chromedp.ModifierCtrl)
		j.hasFocus(filter)
		j.press("no such page")
		j.sees("No page or act has this name.")
		// A person can open the list again before the browser tells the page that it was closed.
		if again := evaluate[string](j.tab, `(list => (list.close(), document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true})),
			list.open + list.querySelector('[data-filters]').value))(document.getElementById('palette'))`); again != "true" {
			t.Errorf("the list is opened again with %q", again)
		}
		j.press(kb.Escape)
		j.hasFocus("FIRST")
		j.strike("k", chromedp.ModifierCtrl)
		j.hasFocus(filter)
		j.press("cam")
		j.press(kb.ArrowDown, kb.ArrowDown, kb.ArrowUp)
		j.hasFocus("New campaign")
		j.press(kb.ArrowUp)
		j.hasFocus(filter)
		j.press("paign new", kb.Enter)
		j.shows(".wizard")
		if at := j.path(); !strings.HasSuffix(at, "/campaigns/new") {
			t.Errorf("Enter leads to %s", at)
		}

		// The list of the shortcuts: none acts while it is open.
		j.page("codes")
		j.shows("tbody tr")
		j.strike("j?")
		j.shows("#shortcuts")
		j.checkRules("the shortcuts")
		j.strike("jx/")
		j.strike("k", chromedp.ModifierCtrl)
		if got := ticked(); got != "" || evaluate[int](j.tab, `document.querySelectorAll('dialog[open]').length`) != 1 {
			t.Errorf("behind the dialog %q is ticked, or another one is open", got)
		}
		j.press(kb.Escape)
		j.hasFocus("THIRD")
		j.strike("j")
		j.press(kb.Enter)
		j.shows("h1 .code")
		if got := j.text("h1"); got != "SECOND" {
			t.Errorf("Enter opens %q", got)
		}
	})
}
