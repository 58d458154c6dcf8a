package browsertest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// pictures are the pages of docs/dashboard.md, and the links that lead there from the first page of the demo: of each a part of its address.
var pictures = []struct {
	name  string
	links []string
	// asked are what the form of the page is filled with and sent, and seen is on the page that comes then.
	asked [][2]string
	seen  string
}{
	{"home", []string{"/home"}, nil, ""},
	{"redemptions", []string{"/redemptions"}, nil, ""},
	{"redemption", []string{"/redemptions", "/redemptions/r_"}, nil, ""},
	{"code", []string{"/look-up"}, [][2]string{{"text", "WELCOME10"}}, "10 % off the order"},
	{"customer", []string{"/redemptions", "/redemptions/r_", "/customers/"}, nil, ""},
	{"why", []string{"/why"}, [][2]string{{"code", "ABOVE50"}, {"amount", "49.90"}}, "0.11"},
}

// followLinks visits a link of the page that has a part in its address, one of the next page, and so on.
func (b *tab) followLinks(parts ...string) {
	b.Helper()
	for _, part := range parts {
		links := b.links()
		at := slices.IndexFunc(links, func(link string) bool { return strings.Contains(link, part) })
		if at < 0 {
			b.Fatalf("no link to %s among %q", part, links)
		}
		b.visit(links[at])
	}
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
	b.grows = true
	for b.visit("/dashboard/"); strings.Contains(b.text("main"), "The clock of this sandbox"); b.visit("/dashboard/") {
		time.Sleep(time.Second) // until the past of the demo is there
	}
	for _, p := range pictures {
		for _, l := range looks[:2] {
			l.width, l.height = 1280, 720
			b.as(l)
			b.visit("/dashboard/")
			b.followLinks(p.links...)
			for _, field := range p.asked {
				b.write(field[0], field[1])
			}
			if p.asked != nil {
				b.click("main form .button.main")
				b.sees(p.seen)
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
