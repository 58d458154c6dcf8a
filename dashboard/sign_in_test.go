package dashboard

import (
	"bytes"
	"crypto/tls"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/memory"
)

const testPassword = "correct horse battery"

// house is an installation with its own sign-in, and a browser that keeps cookies.
type house struct {
	*Dashboard
	engine  *punchcard.Engine
	now     time.Time
	cookies map[string]string
	log     bytes.Buffer
	// peer, host and headers are what requests come with.
	peer, host string
	headers    []string
	tls        bool
}

func newHouse(t *testing.T, options ...Option) *house {
	t.Helper()
	h := &house{now: time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC), cookies: map[string]string{}, peer: "127.0.0.1:4000", host: "localhost:8080"}
	h.engine = punchcard.New(memory.New(), punchcard.WithBaseURL("http://localhost:8080"), punchcard.WithEnv(env.Env{Now: func() time.Time { return h.now }}))
	for _, id := range []string{"shop", "other"} {
		if _, err := h.engine.CreateProject(t.Context(), project.NewProject{ID: id, Name: "Shop"}); err != nil {
			t.Fatal(err)
		}
	}
	h.Dashboard = New(h.engine, append(options, WithLogger(slog.New(slog.NewTextHandler(&h.log, nil))))...)
	return h
}

// person makes a user with a password.
func (h *house) person(t *testing.T, email string, r project.Role) project.User {
	t.Helper()
	u, err := h.engine.Projects.Invite(t.Context(), project.Invitation{Email: email, FirstName: "Ada", Projects: map[string]project.Role{"shop": r}})
	if err != nil {
		t.Fatal(err)
	}
	token, _, err := h.engine.SignIns.NewLink(t.Context(), u.ID)
	if err != nil {
		t.Fatal(err)
	}
	if got := h.post(t, "/dashboard/welcome/"+token, "password", testPassword); got.StatusCode != 303 {
		t.Fatalf("a password is set: %d\n%s", got.StatusCode, got.body)
	}
	h.post(t, "/dashboard/sign-out")
	h.now = h.now.Add(time.Hour) // so that no limit is in the way
	return u
}

func (h *house) request(t *testing.T, method, address string, form url.Values) page {
	t.Helper()
	r := httptest.NewRequestWithContext(t.Context(), method, address, strings.NewReader(form.Encode()))
	r.RemoteAddr, r.Host = h.peer, h.host
	if h.tls {
		r.TLS = &tls.ConnectionState{}
	}
	if form != nil {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	for i := 0; i < len(h.headers); i += 2 {
		r.Header.Set(h.headers[i], h.headers[i+1])
	}
	for name, value := range h.cookies {
		r.AddCookie(&http.Cookie{Name: name, Value: value})
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	for _, c := range w.Result().Cookies() {
		h.cookies[c.Name] = c.Value
		if c.MaxAge < 0 {
			delete(h.cookies, c.Name)
		}
	}
	return page{w.Result(), w.Body.String()}
}

func (h *house) get(t *testing.T, address string) page {
	t.Helper()
	return h.request(t, "GET", address, nil)
}

func (h *house) post(t *testing.T, address string, pairs ...string) page {
	t.Helper()
	form := url.Values{}
	for i := 0; i < len(pairs); i += 2 {
		form.Set(pairs[i], pairs[i+1])
	}
	return h.request(t, "POST", address, form)
}

func (h *house) signInAs(t *testing.T, email string) {
	t.Helper()
	if got := h.post(t, "/dashboard/sign-in", "email", email, "password", testPassword); got.StatusCode != 303 {
		t.Fatalf("%s signs in: %d\n%s", email, got.StatusCode, got.body)
	}
}

const shopHome = "/dashboard/projects/shop/home"

func TestSignInLeadsToThePageThatWasWanted(t *testing.T) {
	h := newHouse(t)
	h.person(t, "ada@shop.example", project.RoleUser)
	away := h.get(t, shopHome)
	to := away.Header.Get("Location")
	if away.StatusCode != 303 || to != "/dashboard/sign-in?back=%2Fdashboard%2Fprojects%2Fshop%2Fhome" {
		t.Fatalf("without a sign-in: %d %s", away.StatusCode, to)
	}
	var back string
	for _, e := range h.get(t, to).elements(t) {
		if attribute(e, "name") == "back" && e.Data == "input" {
			if back = attribute(e, "value"); back == shopHome {
				break
			}
		}
	}
	if got := h.post(t, "/dashboard/sign-in", "email", "ada@shop.example", "password", testPassword, "back", back); got.Header.Get("Location") != shopHome {
		t.Errorf("a sign-in leads to %q", got.Header.Get("Location"))
	}
	if got := h.get(t, shopHome); got.StatusCode != 200 {
		t.Errorf("the page is %d", got.StatusCode)
	}
	if got := h.get(t, "/dashboard/sign-in"); got.StatusCode != 303 {
		t.Errorf("who is signed in gets the form again: %d", got.StatusCode)
	}
	if got := h.post(t, "/dashboard/sign-out"); got.StatusCode != 303 || len(h.cookies) != 0 {
		t.Errorf("signed out: %d, %v", got.StatusCode, h.cookies)
	}
	if got := h.get(t, shopHome); got.StatusCode != 303 {
		t.Errorf("after sign-out the page is %d", got.StatusCode)
	}
}

// TestEverySignInIsRefusedAlike compares the answers to wrong sign-ins; package signin counts their hashes.
func TestEverySignInIsRefusedAlike(t *testing.T) {
	h := newHouse(t)
	h.person(t, "ada@shop.example", project.RoleUser)
	blocked := h.person(t, "bob@shop.example", project.RoleUser)
	if _, err := h.engine.SignIns.Block(t.Context(), blocked.ID, true); err != nil {
		t.Fatal(err)
	}
	var first string
	for _, email := range []string{"ada@shop.example", "eve@shop.example", "bob@shop.example"} {
		password := "wrong horse battery"
		if email == "bob@shop.example" {
			password = testPassword
		}
		got := h.post(t, "/dashboard/sign-in", "email", email, "password", password)
		body := strings.ReplaceAll(got.body, email, "EMAIL")
		if got.StatusCode != 401 || len(h.cookies) != 0 || !strings.Contains(body, "The e-mail address or the password is wrong.") {
			t.Errorf("%s: %d\n%s", email, got.StatusCode, body)
		}
		if strings.Contains(got.body, password) {
			t.Error("the page has the password")
		}
		if first == "" {
			first = body
		}
		if body != first {
			t.Errorf("%s gets another page:\n%s\nthan\n%s", email, body, first)
		}
	}
}

func TestCookieOfASignIn(t *testing.T) {
	proxy := netip.MustParsePrefix("192.0.2.0/24")
	for name, c := range map[string]struct {
		peer, host string
		headers    []string
		tls        bool
		want       string // the cookie; empty where the sign-in is refused
	}{
		"on the machine":              {"127.0.0.1:1", "localhost:8080", nil, false, plainCookie},
		"on the machine over IPv6":    {"[::1]:1", "[::1]:8080", nil, false, plainCookie},
		"over TLS":                    {"203.0.113.9:1", "shop.example", nil, true, secureCookie},
		"behind a proxy":              {"192.0.2.1:1", "shop.example", []string{"X-Forwarded-Proto", "https"}, false, secureCookie},
		"behind a local proxy":        {"127.0.0.1:1", "shop.example", []string{"X-Forwarded-Proto", "https"}, false, secureCookie},
		"from afar":                   {"203.0.113.9:1", "shop.example", nil, false, ""},
		"from afar, with a claim":     {"203.0.113.9:1", "shop.example", []string{"X-Forwarded-Proto", "https"}, false, ""},
		"behind a proxy, plain":       {"192.0.2.1:1", "shop.example", []string{"X-Forwarded-Proto", "http"}, false, ""},
		"by the name of another host": {"127.0.0.1:1", "rebound.example", nil, false, ""},
		"behind a silent local proxy": {"127.0.0.1:1", "localhost:8080", []string{"X-Forwarded-For", "203.0.113.9"}, false, ""},
	} {
		h := newHouse(t, WithTrustedProxies(proxy))
		h.person(t, "ada@shop.example", project.RoleUser)
		h.peer, h.host, h.headers, h.tls = c.peer, c.host, c.headers, c.tls
		got := h.post(t, "/dashboard/sign-in", "email", "ada@shop.example", "password", testPassword)
		cookies := got.Cookies()
		if c.want == "" {
			if got.StatusCode != 403 || len(cookies) != 0 {
				t.Errorf("%s: %d %v", name, got.StatusCode, cookies)
			}
			continue
		}
		if len(cookies) != 1 {
			t.Errorf("%s: %d, %d cookies", name, got.StatusCode, len(cookies))
			continue
		}
		cookie := cookies[0]
		secure := c.want == secureCookie
		if cookie.Name != c.want || cookie.Secure != secure || !cookie.HttpOnly || cookie.SameSite != http.SameSiteLaxMode || cookie.Path != "/" || cookie.Domain != "" {
			t.Errorf("%s: %+v", name, cookie)
		}
	}
}

// TestSignInTakesNoTokenFromOutside plants a token before a sign-in.
func TestSignInTakesNoTokenFromOutside(t *testing.T) {
	h := newHouse(t)
	h.person(t, "ada@shop.example", project.RoleUser)
	planted := strings.Repeat("a", 64)
	h.cookies[plainCookie] = planted
	h.signInAs(t, "ada@shop.example")
	first := h.cookies[plainCookie]
	h.signInAs(t, "ada@shop.example")
	if second := h.cookies[plainCookie]; first == planted || second == first || len(second) != 64 {
		t.Errorf("the tokens are %s and %s", first, second)
	}
	h.cookies[plainCookie] = planted
	if got := h.get(t, shopHome); got.StatusCode != 303 {
		t.Errorf("the planted token opens a page: %d", got.StatusCode)
	}
}

func TestBlockingSignsOutWithTheNextClick(t *testing.T) {
	h := newHouse(t)
	u := h.person(t, "ada@shop.example", project.RoleUser)
	h.signInAs(t, "ada@shop.example")
	if got := h.get(t, shopHome); got.StatusCode != 200 {
		t.Fatal(got.StatusCode)
	}
	if _, err := h.engine.Projects.SetRole(t.Context(), "shop", u.ID, project.RoleMerchant); err != nil {
		t.Fatal(err)
	}
	if got := h.get(t, shopHome); got.StatusCode != 403 {
		t.Errorf("with another role: %d", got.StatusCode)
	}
	if err := h.engine.Projects.UnassignUser(t.Context(), "shop", u.ID); err != nil {
		t.Fatal(err)
	}
	if got := h.get(t, shopHome); got.StatusCode != 404 {
		t.Errorf("without a role: %d", got.StatusCode)
	}
	if _, err := h.engine.SignIns.Block(t.Context(), u.ID, true); err != nil {
		t.Fatal(err)
	}
	if got := h.get(t, shopHome); got.StatusCode != 303 || !strings.HasPrefix(got.Header.Get("Location"), "/dashboard/sign-in") {
		t.Errorf("who is blocked: %d", got.StatusCode)
	}
	h.headers = []string{"HX-Request", "true", "HX-Target", "section#needs"}
	if got := h.get(t, shopHome); got.StatusCode != 204 || !strings.HasPrefix(got.Header.Get("HX-Redirect"), "/dashboard/sign-in") {
		t.Errorf("a part of a page without a sign-in: %d %v", got.StatusCode, got.Header)
	}
}

// TestAFormIsRefusedWithoutItsRole opens a form and loses, before it is sent, the role, the project, and the sign-in: nothing is changed.
func TestAFormIsRefusedWithoutItsRole(t *testing.T) {
	h := newHouse(t)
	u := h.person(t, "ada@shop.example", project.RoleUser)
	shop := h.engine.Project("shop")
	c, err := shop.Campaigns.Create(t.Context(), punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{Name: "Spring", Voucher: &campaign.VoucherProfile{Discount: discount.Percent(10)}}})
	if err != nil {
		t.Fatal(err)
	}
	h.signInAs(t, "ada@shop.example")
	form := h.get(t, shopPath+"campaigns/"+c.ID).formOf(t, c.ID+"/active")
	for _, lost := range []struct {
		lose func() error
		want int
	}{
		{func() error {
			_, err := h.engine.Projects.SetRole(t.Context(), "shop", u.ID, project.RoleViewer)
			return err
		}, http.StatusForbidden},
		{func() error { return h.engine.Projects.UnassignUser(t.Context(), "shop", u.ID) }, http.StatusNotFound},
		{func() error { _, err := h.engine.SignIns.Block(t.Context(), u.ID, true); return err }, http.StatusSeeOther},
	} {
		if err := lost.lose(); err != nil {
			t.Fatal(err)
		}
		got := h.request(t, "POST", shopPath+"campaigns/"+c.ID+"/active", form)
		now, err := shop.Campaigns.Get(t.Context(), c.ID)
		if got.StatusCode != lost.want || err != nil || !now.Active {
			t.Errorf("%d, want %d; the campaign is active: %t %v", got.StatusCode, lost.want, now.Active, err)
		}
		if to := got.Header.Get("Location"); lost.want == http.StatusSeeOther && !strings.HasPrefix(to, "/dashboard/sign-in") {
			t.Errorf("who is blocked is led to %s", to)
		}
	}
}

func TestSignInsAreLimited(t *testing.T) {
	h := newHouse(t)
	h.person(t, "ada@shop.example", project.RoleUser)
	try := func(email, password string) int {
		return h.post(t, "/dashboard/sign-in", "email", email, "password", password).StatusCode
	}
	for range 5 {
		if got := try("eve@shop.example", "wrong"); got != 401 {
			t.Fatalf("one of five attempts: %d", got)
		}
	}
	if got := try("ada@shop.example", testPassword); got != 429 {
		t.Errorf("the sixth attempt of an address in a minute: %d", got)
	}
	h.now = h.now.Add(time.Minute)
	if got := try("ada@shop.example", testPassword); got != 303 {
		t.Errorf("a minute later: %d", got)
	}
	h.now = h.now.Add(time.Hour)
	h.headers = []string{"X-Forwarded-Proto", "https"}
	tries := func(from int) int {
		h.peer = "127.0.0.1:1"
		h.headers = []string{"X-Forwarded-Proto", "https", "X-Forwarded-For", netip.AddrFrom4([4]byte{203, 0, 113, byte(from)}).String()}
		return try("ADA@shop.example", "wrong")
	}
	h.proxies = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}
	for i := range 10 {
		if got := tries(i); got != 401 {
			t.Fatalf("attempt %d at an account: %d", i, got)
		}
	}
	if got := tries(10); got != 429 {
		t.Errorf("the eleventh attempt at an account, from as many addresses: %d", got)
	}
	h.now = h.now.Add(90 * time.Second)
	if got := tries(11); got != 401 {
		t.Errorf("a minute and a half later: %d", got)
	}
}

func TestPersonIsLimited(t *testing.T) {
	h := newHouse(t)
	h.person(t, "ada@shop.example", project.RoleUser)
	h.signInAs(t, "ada@shop.example")
	for range 20 {
		if got := h.get(t, shopHome); got.StatusCode != 200 {
			t.Fatal(got.StatusCode)
		}
	}
	if got := h.get(t, shopHome); got.StatusCode != 429 {
		t.Errorf("the 21st request of a second: %d", got.StatusCode)
	}
}

func TestMeListsAndEndsSignIns(t *testing.T) {
	h := newHouse(t)
	h.person(t, "ada@shop.example", project.RoleUser)
	h.headers = []string{"User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}
	h.signInAs(t, "ada@shop.example")
	laptop := h.cookies[plainCookie]
	h.headers = nil
	h.signInAs(t, "ada@shop.example")
	me := h.get(t, "/dashboard/me")
	var ends []string
	for _, e := range me.elements(t) {
		if action := attribute(e, "action"); strings.HasSuffix(action, "/end") {
			ends = append(ends, action)
		}
	}
	if len(ends) != 1 || !strings.Contains(me.body, "Firefox, Linux") || !strings.Contains(me.body, "This browser") {
		t.Fatalf("the page has %v\n%s", ends, me.body)
	}
	if strings.Contains(me.body, laptop) || strings.Contains(me.body, h.cookies[plainCookie]) {
		t.Error("the page has a token")
	}
	phone := h.cookies[plainCookie]
	h.now = h.now.Add(time.Hour)
	h.person(t, "eve@shop.example", project.RoleAdmin)
	h.signInAs(t, "eve@shop.example")
	if got := h.post(t, ends[0]); got.StatusCode != 404 {
		t.Errorf("somebody else ends a sign-in: %d", got.StatusCode)
	}
	h.cookies[plainCookie] = phone
	if got := h.post(t, ends[0]); got.StatusCode != 303 || got.Header.Get("Location") != "/dashboard/me?done=sign-in" {
		t.Errorf("%d %s", got.StatusCode, got.Header.Get("Location"))
	}
	h.cookies[plainCookie] = laptop
	if got := h.get(t, shopHome); got.StatusCode != 303 {
		t.Errorf("the ended sign-in opens a page: %d", got.StatusCode)
	}
}

func TestPasswordIsChanged(t *testing.T) {
	h := newHouse(t)
	h.person(t, "ada@shop.example", project.RoleUser)
	h.signInAs(t, "ada@shop.example")
	for _, c := range []struct{ old, password, want string }{
		{testPassword, "short", "Must have at least 12 characters (it has 5)."},
		{"wrong", "staple paper cut 9", "The e-mail address or the password is wrong."},
		{testPassword, "Password12345", "Must not be a common one"},
	} {
		got := h.post(t, "/dashboard/me/password", "old_password", c.old, "password", c.password)
		if got.StatusCode != 422 || !strings.Contains(got.body, c.want) {
			t.Errorf("%v: %d\n%s", c, got.StatusCode, got.body)
		}
	}
	if got := h.post(t, "/dashboard/me/password", "old_password", testPassword, "password", "staple paper cut 9"); got.StatusCode != 303 {
		t.Errorf("%d\n%s", got.StatusCode, got.body)
	}
	if got := h.get(t, "/dashboard/me?done=password"); !strings.Contains(got.body, "The password was changed.") {
		t.Errorf("%s", got.body)
	}
}

// TestDangerNeedsThePasswordAgain asks a route that is dangerous.
func TestDangerNeedsThePasswordAgain(t *testing.T) {
	h := newHouse(t)
	h.person(t, "ada@shop.example", project.RoleUser)
	h.signInAs(t, "ada@shop.example")
	danger := h.open(route{danger: true, handle: h.me})
	ask := func() *httptest.ResponseRecorder {
		r := httptest.NewRequestWithContext(t.Context(), "GET", "/dashboard/danger", nil)
		r.RemoteAddr, r.Host = h.peer, h.host
		r.AddCookie(&http.Cookie{Name: plainCookie, Value: h.cookies[plainCookie]})
		w := httptest.NewRecorder()
		danger.ServeHTTP(w, r)
		return w
	}
	if got := ask(); got.Code != 200 {
		t.Errorf("right after the sign-in: %d", got.Code)
	}
	h.now = h.now.Add(10 * time.Minute)
	if got := ask(); got.Code != 303 || got.Header().Get("Location") != "/dashboard/confirm?back=%2Fdashboard%2Fdanger" {
		t.Errorf("ten minutes later: %d %s", got.Code, got.Header().Get("Location"))
	}
	if got := h.post(t, "/dashboard/confirm", "password", "wrong", "back", "/dashboard/danger"); got.StatusCode != 401 {
		t.Errorf("a wrong password: %d", got.StatusCode)
	}
	if got := h.post(t, "/dashboard/confirm", "password", testPassword, "back", "/dashboard/danger"); got.Header.Get("Location") != "/dashboard/danger" {
		t.Errorf("%d %s", got.StatusCode, got.Header.Get("Location"))
	}
	if got := ask(); got.Code != 200 {
		t.Errorf("with the password given again: %d", got.Code)
	}
}

// TestPagesOfTheSignInAreSound checks their HTML, as TestEveryRouteAnswersEachRole does for the pages of projects.
func TestPagesOfTheSignInAreSound(t *testing.T) {
	h := newHouse(t)
	first, _, err := h.engine.SignIns.FirstLink(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	pages := []page{h.get(t, "/dashboard/sign-in?back=/dashboard/%22%3E"), h.get(t, "/dashboard/welcome/"+first), h.get(t, "/dashboard/welcome/none"),
		h.post(t, "/dashboard/welcome/"+first, "email", `"><script>`, "first_name", `<b>`, "password", "short"),
		h.post(t, "/dashboard/sign-in", "email", `"><script>`, "password", "x")}
	h.person(t, "ada@shop.example", project.RoleUser)
	h.signInAs(t, "ada@shop.example")
	pages = append(pages, h.get(t, "/dashboard/me"), h.get(t, "/dashboard/confirm"))
	for i, p := range pages {
		checkPage(t, "page "+strconv.Itoa(i), p)
		if p.StatusCode >= 500 {
			t.Errorf("page %d is %d", i, p.StatusCode)
		}
	}
}

func TestDemoLetsInWhoSitsAtTheMachine(t *testing.T) {
	h := newHouse(t, WithDemo("user_demo"))
	if got := h.get(t, shopHome); got.StatusCode != 200 || !strings.Contains(got.body, "This demo lets everybody in") {
		t.Errorf("on the machine: %d", got.StatusCode)
	}
	for name, change := range map[string]func(){
		"from afar":                   func() { h.peer = "203.0.113.9:1" },
		"by the name of another host": func() { h.host = "rebound.example:8080" },
		"behind a proxy":              func() { h.headers = []string{"X-Forwarded-For", "203.0.113.9"} },
	} {
		h.peer, h.host, h.headers = "127.0.0.1:1", "localhost:8080", nil
		change()
		if got := h.get(t, shopHome); got.StatusCode != 303 {
			t.Errorf("%s: %d", name, got.StatusCode)
		}
	}
	h.peer, h.host, h.headers = "127.0.0.1:1", "localhost:8080", []string{"Origin", "https://elsewhere.example"}
	if got := h.post(t, "/dashboard/theme", "theme", "dark"); got.StatusCode != 403 {
		t.Errorf("from a foreign origin: %d", got.StatusCode)
	}
}

// TestSecretsStayOutOfLogs signs in, fails and follows a link, and reads the log.
func TestSecretsStayOutOfLogs(t *testing.T) {
	h := newHouse(t)
	h.person(t, "ada@shop.example", project.RoleUser)
	h.signInAs(t, "ada@shop.example")
	h.get(t, shopHome)
	h.post(t, "/dashboard/sign-in", "email", "ada@shop.example", "password", "wrong horse battery")
	for _, secret := range []string{testPassword, "wrong horse", h.cookies[plainCookie], "ada@shop.example"} {
		if strings.Contains(h.log.String(), secret) {
			t.Errorf("the log has %q:\n%s", secret, h.log.String())
		}
	}
}
