package browsertest

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// look is a way in which a page is seen.
type look struct {
	name, scheme  string
	width, height int64
	// scale is that of the device: with a half of the width and 2, a page looks as at 200 % zoom.
	scale float64
}

// looks begin with light. The second differs from it in colours alone, and only the rules about colours are checked again. What a narrow window alone
// shows is checked in dark at 320 pixels and in light at 640, where the pages are laid out alike.
var looks = []look{
	{"light", "light", 1440, 900, 1},
	{"dark", "dark", 1440, 900, 1},
	{"narrow and dark", "dark", 320, 640, 1},
	{"zoomed", "light", 640, 450, 2},
}

// allRules and rulesOfColours select rules of axe-core. Those of colours are all of WCAG 2.2 A and AA that read colours.
const (
	allRules       = `{type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']}`
	rulesOfColours = `{type: 'rule', values: ['color-contrast', 'link-in-text-block']}`
)

// as sets how the tab looks. It returns when the page is laid out anew, and does not count what that moves.
func (b *tab) as(l look) {
	b.Helper()
	defer b.moving()()
	_, err := chromedp.Call(b.ctx, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: l.width, Height: l.height, DeviceScaleFactor: l.scale})
	if err == nil {
		_, err = chromedp.Call(b.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
			{Name: "prefers-color-scheme", Value: l.scheme}, {Name: "prefers-reduced-motion", Value: "reduce"},
		}})
	}
	if err != nil {
		b.Fatalf("look %s: %v", l.name, err)
	}
	evaluate[int](b, `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))`)
}

// checkRules checks the page with axe-core. It is evaluated over the debugging protocol, which no Content-Security-Policy stops.
func (b *tab) checkRules(what string) {
	b.Helper()
	b.check(what, "document", allRules)
}

// check checks a part of the page with some rules.
func (b *tab) check(what, part, rules string) {
	b.Helper()
	if !evaluate[bool](b, `Boolean(window.axe)`) {
		evaluate[int](b, axe+`; 0`)
	}
	for _, violation := range evaluate[[]string](b, `axe.run(`+part+`, {runOnly: `+rules+`, resultTypes: ['violations']}).then(r =>
		r.violations.map(v => v.id + ': ' + v.help + ' ' + v.nodes.map(n => n.html + ' ' + n.failureSummary).join('; ')))`) {
		b.Errorf("%s: %s", what, violation)
	}
}

// checkLayout fails for a page that is wider than the window.
func (b *tab) checkLayout(what string) {
	b.Helper()
	if wider := evaluate[float64](b, `document.documentElement.scrollWidth - document.documentElement.clientWidth`); wider > 0 {
		b.Errorf("%s: the page is %g pixels wider than the window", what, wider)
	}
}

// inAllLooks checks the page with axe-core in every look. What is around the main part is the same on all pages, and is checked on the first one that a tab
// opens.
func (b *tab) inAllLooks(what string) {
	b.Helper()
	part := "document"
	if b.looked {
		part = `document.querySelector('main') ?? document`
	}
	b.looked = true
	for i, l := range looks {
		b.as(l)
		rules := allRules
		if i == 1 {
			rules = rulesOfColours
		}
		b.check(what+", "+l.name, part, rules)
		b.checkLayout(what + ", " + l.name)
	}
	b.as(looks[0])
}

// links are the addresses of pages that a page leads to. Files are downloaded and no pages.
func (b *tab) links() []string {
	b.Helper()
	return evaluate[[]string](b, `[...document.querySelectorAll('a[href]:not([download])')].map(a => a.pathname + a.search)`)
}

// ids are what differs between the pages of one kind.
var ids = regexp.MustCompile(`/[a-z]{1,5}_[0-9a-f]{32}|=[^&]*`)

// maxPages is how many pages are visited.
const maxPages = 80

// visitAll visits every kind of page that links lead to, and calls see with its path.
func (b *tab) visitAll(from string, see func(path string)) {
	b.Helper()
	queue, seen := []string{from}, map[string]bool{}
	for len(queue) > 0 && len(seen) < maxPages {
		at := queue[0]
		queue = queue[1:]
		kind := ids.ReplaceAllString(at, "*")
		if seen[kind] || !strings.HasPrefix(at, "/dashboard/") {
			continue
		}
		seen[kind] = true
		b.visit(at)
		see(at)
		for _, link := range b.links() {
			if !slices.Contains(queue, link) {
				queue = append(queue, link)
			}
		}
	}
	if len(seen) < 3 {
		b.Errorf("the links lead to few pages: %v", seen)
	}
}

// TestPagesFollowTheRulesOfAccessibility visits all pages of the demo, and checks each in every look.
func TestPagesFollowTheRulesOfAccessibility(t *testing.T) {
	t.Parallel()
	b := open(t, serve(t))
	b.as(looks[0])
	b.visitAll("/dashboard/", b.inAllLooks)
	b.expectRefusal(true)
	b.visit("/dashboard/projects/none/home")
	b.inAllLooks("a page that is not there")
}

// TestPagesOfTheSignInFollowTheRules checks what people see who are not signed in, and Me.
func TestPagesOfTheSignInFollowTheRules(t *testing.T) {
	s := serve(t, "--storage", "memory")
	b := open(t, s)
	b.visit(s.link)
	b.inAllLooks("the link of the first owner")
	b.expectRefusal(true)
	b.write("email", "ada@shop.example")
	b.write("password", "short")
	b.click("form .button")
	b.sees("Must have at least 12 characters (it has 5).")
	b.inAllLooks("a refused password")
	b.expectRefusal(false)
	b.write("password", password)
	b.click("form .button")
	b.sees("Needs a person")
	b.visit("/dashboard/me")
	b.sees("Where you are signed in")
	b.inAllLooks("Me")
	b.click("button.person")
	b.shows("#person")
	b.checkRules("the menu of the person")
	b.visit("/dashboard/confirm")
	b.inAllLooks("the password again")
	b.click("button.person")
	b.click("form[action$=sign-out] button")
	b.sees("Forgotten?")
	b.inAllLooks("the sign-in")
}
