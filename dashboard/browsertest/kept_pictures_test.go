package browsertest

import (
	"bytes"
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"
)

// The looks of kept pictures: those of a desk and of a phone.
var (
	deskLight  = look{"desk-light", "light", 1440, 900, 1}
	deskDark   = look{"desk-dark", "dark", 1440, 900, 1}
	phoneLight = look{"phone-light", "light", 390, 1200, 1}
	phoneDark  = look{"phone-dark", "dark", 390, 1200, 1}
)

// keptState is a state of a page of which a picture is kept.
type keptState struct {
	name string
	look look
	// path is below the project of the demo. links are parts of addresses that lead on from there.
	path  string
	links []string
	// reach are the steps after that, and varies selects what is different each time: it is hidden.
	reach  func(*tab)
	varies string
}

// keptFolder has the pictures, reduced.
var keptFolder = filepath.Join("testdata", "pages")

// keptStates are the states, in their order: what is done in one shows in those after it.
var keptStates = []keptState{
	{name: "welcome", look: deskLight}, // what the link of the first owner leads to
	{name: "home", look: deskLight, path: "home"},
	{name: "home-phone", look: phoneDark, path: "home"},
	{name: "menu", look: phoneDark, path: "home", reach: func(b *tab) {
		b.click(".menu")
		b.shows("#rail a")
	}},
	{name: "campaigns", look: deskDark, path: "campaigns"},
	{name: "campaign-coupons", look: deskLight, path: "campaigns?text=Cold", links: []string{"/campaigns/camp_"}},
	{name: "campaign-gifts", look: deskDark, path: "campaigns?text=Gift", links: []string{"/campaigns/camp_"}},
	{name: "campaign-promotions", look: phoneLight, path: "campaigns?text=Autumn", links: []string{"/campaigns/camp_"}},
	{name: "campaign-new", look: deskLight, path: "campaigns/new"},
	{name: "campaign-new-refused", look: phoneLight, path: "campaigns/new", reach: func(b *tab) {
		b.write("name", "Too much")
		b.click(".wizard .row .button.main")
		b.write("percent", "50000")
		b.click(".wizard .row .button.main")
		b.shows(".field.invalid .error")
	}},
	{name: "codes", look: phoneDark, path: "codes"},
	{name: "redemptions", look: deskLight, path: "redemptions"},
	{name: "redemption", look: phoneLight, path: "redemptions", links: []string{"/redemptions/r_"}},
	{name: "roll-back", look: deskDark, path: "redemptions?result=SUCCESS", links: []string{"/redemptions/r_"}, reach: func(b *tab) {
		b.click(".head .button.danger")
		b.shows("#roll-back")
	}},
	{name: "why", look: deskDark, path: "why", reach: func(b *tab) {
		b.write("code", "ABOVE50")
		b.write("amount", "49.90")
		b.click("form.wide .button")
		b.shows(".check.fails")
	}},
	{name: "code", look: phoneLight, path: "look-up", reach: func(b *tab) {
		b.write("text", "WELCOME10")
		b.click("form.finder .button")
		b.shows("h1 .code")
	}},
	{name: "code-switched-off", look: deskLight, path: "look-up", reach: func(b *tab) {
		b.write("text", "BREW15")
		b.click("form.finder .button")
		b.click(".head form .button")
		b.shows("form.undo .button")
	}},
	{name: "simulator", look: deskLight, path: "simulator", reach: func(b *tab) {
		b.write("codes", "WELCOME10")
		b.write("a.json", `{"amount": 10000}`)
		b.click("form.simulator .row .button.main")
		b.sees("90.00 EUR")
		evaluate[bool](b, `(document.querySelector('[aria-labelledby^="keep-"]').scrollIntoView({block: 'end'}), true)`)
	}},
	{name: "customers", look: deskDark, path: "customers"},
	{name: "customer", look: phoneLight, path: "customers", links: []string{"/customers/cust_"}},
	{name: "loyalty", look: deskDark, path: "loyalty"},
	{name: "card", look: deskLight, path: "customers", links: []string{"/customers/cust_", "/wallet", "/codes/v_"}},
	{name: "loyalty-campaign", look: phoneDark, path: "loyalty", links: []string{"/loyalty/"}},
	{name: "promotions", look: deskDark, path: "promotions"},
	{name: "rule", look: phoneDark, path: "rules", links: []string{"/rules/val_"}},
	{name: "rule-builder", look: deskLight, path: "rules/new", reach: func(b *tab) {
		b.choose("b.add", "order.amount")
		b.click(`button[value="add b"]`)
		b.shows(`[id="b.0"]`)
	}},
	{name: "segments", look: phoneLight, path: "segments"},
	{name: "rewards", look: phoneDark, path: "rewards"},
	{name: "referrals-empty", look: deskDark, path: "referrals"},
	{name: "orders", look: phoneLight, path: "orders"},
	{name: "catalogue", look: phoneDark, path: "catalog/products"},
	{name: "reports", look: deskLight, path: "reports"},
	{name: "tasks", look: deskLight, path: "tasks"},
	{name: "webhooks", look: phoneLight, path: "webhooks"},
	{name: "health", look: phoneDark, path: "health", varies: "#health .facts dd"},
	{name: "distribution", look: phoneLight, path: "webhooks", links: []string{"/distributions/new"}},
	{name: "settings", look: deskDark, path: "settings/general"},
	{name: "keys", look: deskLight, path: "keys"},
	{name: "users", look: phoneLight, path: "users"},
	{name: "audit", look: deskDark, path: "audit"},
	{name: "trash", look: phoneDark, path: "trash"},
	{name: "not-found", look: phoneDark, path: "nowhere", varies: "main code"},
}

// TestPagesLookAsKept takes pictures of the pages of a shop that is the same each time, and compares them with those in testdata/pages. With -update it
// keeps the new ones of those that look different.
func TestPagesLookAsKept(t *testing.T) {
	t.Parallel()
	s := newFixedShop(t)
	s.live()
	s.fillRest()
	b := open(t, s.server)
	b.grows = true
	b.expectRefusal(true) // some states are refusals
	folder := runFolder(t)
	perLook := map[string]int{}
	for i, state := range keptStates {
		perLook[state.look.name]++
		s.now.Add(10_000) // a person may not open pages without end in one moment
		b.as(state.look)
		switch {
		case i == 0:
			b.visit(s.link)
		case i == 1:
			b.becomeOwner()
			fallthrough
		default:
			b.visit("/dashboard/projects/" + demoProject + "/" + state.path)
		}
		b.followLinks(state.links...)
		if state.reach != nil {
			state.reach(b)
		}
		b.compare(state, folder)
	}
	files, err := os.ReadDir(keptFolder)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !slices.ContainsFunc(keptStates, func(s keptState) bool { return s.name+".png" == f.Name() }) {
			t.Errorf("%s is of no state: delete it", filepath.Join(keptFolder, f.Name()))
		}
	}
	for name, n := range perLook {
		if n < 8 {
			t.Errorf("only %d pictures are %s", n, name)
		}
	}
}

// runFolder is where a run leaves its pictures: with -artifacts where that says, otherwise in a folder that stays when the test fails.
func runFolder(t *testing.T) string {
	t.Helper()
	if f := flag.Lookup("test.artifacts"); f != nil && f.Value.String() == "true" {
		return t.ArtifactDir()
	}
	folder, err := os.MkdirTemp("", "punchcard-pictures-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if !t.Failed() {
			_ = os.RemoveAll(folder)
		}
	})
	return folder
}

// atRest hides what varies and the cursor of text fields, and waits until the fonts are there and nothing is loaded.
const atRest = `(async varies => {
	document.documentElement.style.caretColor = 'transparent'
	if (varies) for (const e of document.querySelectorAll(varies)) e.style.display = 'none'
	await document.fonts.ready
	while (document.querySelector('.htmx-request')) await new Promise(done => setTimeout(done, 10))
	await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
	return true
})`

// compare takes a picture of the page and compares it with the kept one.
func (b *tab) compare(state keptState, folder string) {
	b.Helper()
	evaluate[bool](b, fmt.Sprintf("%s(%q)", atRest, state.varies))
	content, err := chromedp.Run(b.ctx, chromedp.CaptureScreenshot())
	if err != nil {
		b.Fatal(err)
	}
	at := func(kind string) string { return filepath.Join(folder, state.name+kind+".png") }
	if err := os.WriteFile(at(""), content, 0o644); err != nil {
		b.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(content))
	if err != nil {
		b.Fatal(err)
	}
	kept, is := filepath.Join(keptFolder, state.name+".png"), reduced(picture)
	was := readPicture(b.T, kept)
	if was == nil && !*update {
		b.Errorf("there is no picture %s: look at %s, and keep it with -update", kept, at(""))
		return
	}
	part, marked := 1.0, is
	if was != nil {
		part, marked = changed(was, is)
	}
	switch {
	case part <= maxChanged: // the kept one stays: small changes add up to one that is seen
	case *update:
		writePicture(b.T, kept, is)
	default:
		writePicture(b.T, at("-new"), is)
		writePicture(b.T, at("-kept"), was)
		writePicture(b.T, at("-changed"), marked)
		b.Errorf("%s looks different in %.1f %% of the picture, %s. Look at %s, at %s and %s in its size, and at what differs in red: %s. If it is as it should be: go test ./dashboard/browsertest -run %s -update",
			state.name, 100*part, state.look.name, at(""), at("-new"), at("-kept"), at("-changed"), b.Name())
	}
}
