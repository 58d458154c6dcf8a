package browsertest

import (
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

const password = "correct horse battery"

// TestFirstOwnerByKeyboard follows the link of a server and signs in, out and in again, with the keyboard alone, on each storage.
func TestFirstOwnerByKeyboard(t *testing.T) {
	for name, storage := range map[string]func(t *testing.T) string{
		"memory":   func(*testing.T) string { return "memory" },
		"sqlite":   func(t *testing.T) string { return "sqlite:" + filepath.Join(t.TempDir(), "shop.db") },
		"postgres": func(t *testing.T) string { return pgtest.Database(t) },
	} {
		t.Run(name, func(t *testing.T) {
			s := serve(t, "--storage", storage(t))
			b := open(t, s)
			b.as(looks[0])
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
		})
	}
}

// TestSignInAndOutByKeyboard signs in with a wrong and the right password, uses the menu, and signs out.
func TestSignInAndOutByKeyboard(t *testing.T) {
	s := serve(t, "--storage", "memory")
	b := open(t, s)
	b.as(looks[0])
	b.visit(s.link)
	b.write("first_name", "Ada")
	b.write("email", "ada@shop.example")
	b.write("password", password)
	b.click("form .button")
	b.sees("Needs a person")

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
	b.expectRefusal(false) // not before: the log may be behind the page
}

// TestPagesWorkWithoutScripts signs in and changes the theme with scripts switched off.
func TestPagesWorkWithoutScripts(t *testing.T) {
	s := serve(t, "--storage", "memory")
	b := open(t, s)
	b.as(looks[2])
	if _, err := chromedp.Call(b.ctx, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}); err != nil {
		t.Fatal(err)
	}
	b.visit(s.link)
	b.write("email", "ada@shop.example")
	b.write("password", password)
	b.click("form .button")
	b.shows("#needs")
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

// call calls the API of the server.
func (s *server) call(t *testing.T, method, path, body string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), method, s.base+path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("X-App-Id", s.appID)
	req.Header.Set("X-App-Token", s.key)
	req.Header.Set("X-Management-Id", s.managementID)
	req.Header.Set("X-Management-Token", s.managementKey)
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 300 {
		t.Fatalf("%s %s: %d", method, path, resp.StatusCode)
	}
}

// pictures are the pages of docs/dashboard.md, and the links that lead there from the first page of the demo: of each a part of its address.
var pictures = []struct {
	name  string
	links []string
	// asked are what the form of the page is filled with and sent.
	asked [][2]string
}{
	{"home", []string{"/home"}, nil},
	{"redemptions", []string{"/redemptions"}, nil},
	{"redemption", []string{"/redemptions", "/redemptions/r_"}, nil},
	{"code", []string{"/redemptions", "/redemptions/r_", "/codes/"}, nil},
	{"customer", []string{"/redemptions", "/redemptions/r_", "/customers/"}, nil},
	{"why", []string{"/why"}, [][2]string{{"code", "ABOVE50"}, {"amount", "49.90"}}},
}

// TestPictures checks that the pictures of docs/dashboard.md are there. With -update it writes them.
func TestPictures(t *testing.T) {
	folder := filepath.Join("..", "..", "docs", "dashboard")
	if !*update {
		for _, p := range pictures {
			for _, l := range looks[:2] {
				if _, err := os.Stat(filepath.Join(folder, p.name+"-"+l.name+".png")); err != nil {
					t.Error(err)
				}
			}
		}
		return
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	s := serve(t)
	b := open(t, s)
	for _, p := range pictures {
		for _, l := range looks[:2] {
			l.width, l.height = 1280, 720
			b.as(l)
			b.visit("/dashboard/")
			for _, part := range p.links {
				links := b.links()
				at := slices.IndexFunc(links, func(link string) bool { return strings.Contains(link, part) })
				if at < 0 {
					t.Fatalf("%s: no link to %s among %q", p.name, part, links)
				}
				b.visit(links[at])
			}
			for _, field := range p.asked {
				b.write(field[0], field[1])
			}
			if p.asked != nil {
				b.click("main form .button.main")
				b.sees("0.11")
			}
			picture, err := chromedp.Run(b.ctx, chromedp.CaptureScreenshot())
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(folder, p.name+"-"+l.name+".png"), picture, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}
