package main

import (
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var welcomeLinks = regexp.MustCompile(`http://[^\s"]+/dashboard/welcome/[0-9a-f]{64}`)

// TestUsersAreMadeListedAndBlocked makes users with the commands while a server runs, and lets them in there.
func TestUsersAreMadeListedAndBlocked(t *testing.T) {
	where := "sqlite:" + filepath.Join(t.TempDir(), "shop.db")
	if _, err := run(t, "project", "create", "My shop", "--id", "shop", "--storage", where); err != nil {
		t.Fatal(err)
	}
	s := start(t, serveFlags{storage: where})
	first := welcomeLinks.FindString(s.out.String())
	owner := newBrowser(t)
	if status, at := owner.post(t, first, "email", "ada@shop.example", "password", "correct horse battery"); status != 200 || at != "/dashboard/projects/shop/home" {
		t.Errorf("the first owner: %d %s", status, at)
	}
	out, err := run(t, "user", "create", "bob@shop.example", "--project", "shop", "--role", "VIEWER", "--storage", where, "--base-url", s.base)
	if err != nil || !strings.Contains(out, "bob@shop.example") {
		t.Fatalf("%s%v", out, err)
	}
	bob := newBrowser(t)
	if status, at := bob.post(t, welcomeLinks.FindString(out), "password", "staple paper cut 9"); status != 200 || at != "/dashboard/projects/shop/home" {
		t.Errorf("a viewer: %d %s", status, at)
	}
	if out, err = run(t, "user", "list", "--storage", where); err != nil || !regexp.MustCompile(`bob@shop.example +bob@shop.example +active +\S+ +shop: VIEWER`).MatchString(out) ||
		!regexp.MustCompile(`ada@shop.example .* owner`).MatchString(out) {
		t.Errorf("%s%v", out, err)
	}
	if out, err = run(t, "user", "block", "BOB@shop.example", "--storage", where); err != nil || !strings.Contains(out, "is blocked") {
		t.Errorf("%s%v", out, err)
	}
	if _, at := bob.get(t, s.base+"/dashboard/projects/shop/home"); at != "/dashboard/sign-in" {
		t.Errorf("who is blocked is at %s", at)
	}
	if _, err := run(t, "user", "link", "bob@shop.example", "--storage", where); err == nil || !strings.Contains(err.Error(), "blocked") {
		t.Errorf("a link for who is blocked: %v", err)
	}
	if _, err = run(t, "user", "block", "bob@shop.example", "--undo", "--storage", where); err != nil {
		t.Error(err)
	}
	if out, err = run(t, "user", "link", "bob@shop.example", "--storage", where, "--base-url", s.base); err != nil {
		t.Fatal(err)
	}
	if status, at := newBrowser(t).get(t, welcomeLinks.FindString(out)); status != 200 || !strings.HasPrefix(at, "/dashboard/welcome/") {
		t.Errorf("a fresh link: %d %s", status, at)
	}
}

func TestUserCommandsRefuseWhatIsWrong(t *testing.T) {
	where := "sqlite:" + filepath.Join(t.TempDir(), "shop.db")
	for _, c := range []struct {
		want string
		args []string
	}{
		{"name --owner, or --project", []string{"create", "ada@shop.example"}},
		{"name --owner, or --project", []string{"create", "ada@shop.example", "--owner", "--project", "shop"}},
		{"must be an email address", []string{"create", "nobody", "--owner"}},
		{"Cannot find project", []string{"create", "ada@shop.example", "--project", "none"}},
		{"Cannot find user", []string{"link", "eve@shop.example"}},
		{"Cannot find user", []string{"block", "eve@shop.example"}},
		{"missing E-MAIL", []string{"link"}},
	} {
		if out, err := run(t, append(append([]string{"user"}, c.args...), "--storage", where)...); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v: %v, want ... %s\n%s", c.args, err, c.want, out)
		}
	}
}

func TestFirstLinkIsJSONWhereTheLogIs(t *testing.T) {
	s := start(t, serveFlags{storage: "memory", logFormat: "json"})
	for line := range strings.Lines(s.out.String()) {
		if strings.Contains(line, "/dashboard/welcome/") && !strings.HasPrefix(line, `{"time"`) {
			t.Errorf("the line of the link is %s", line)
		}
	}
	if welcomeLinks.FindString(s.out.String()) == "" {
		t.Errorf("there is no link:\n%s", s.out)
	}
}

// webBrowser keeps cookies and follows redirects.
type webBrowser struct{ http.Client }

func newBrowser(t *testing.T) *webBrowser {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return &webBrowser{http.Client{Jar: jar}}
}

// get opens a page, and returns the status and the path of where it leads.
func (b *webBrowser) get(t *testing.T, address string) (status int, at string) {
	t.Helper()
	return b.send(t, "GET", address, nil)
}

func (b *webBrowser) post(t *testing.T, address string, pairs ...string) (status int, at string) {
	t.Helper()
	form := url.Values{}
	for i := 0; i < len(pairs); i += 2 {
		form.Set(pairs[i], pairs[i+1])
	}
	return b.send(t, "POST", address, form)
}

func (b *webBrowser) send(t *testing.T, method, address string, form url.Values) (status int, at string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), method, address, strings.NewReader(form.Encode()))
	if err != nil {
		t.Fatal(err)
	}
	if form != nil {
		req.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	resp, err := b.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	resp.Body.Close()
	return resp.StatusCode, resp.Request.URL.Path
}
