package dashboard

import (
	"encoding/base64"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/zitadel/oidc/v3/example/server/exampleop"
	provided "github.com/zitadel/oidc/v3/example/server/storage"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

// account is a person at the provider.
type account struct {
	ID, Username, Password, Email string
	EmailVerified                 bool
}

// startIssuer runs an OpenID Connect provider with accounts, and returns its address.
func startIssuer(t *testing.T, accounts ...account) string {
	t.Helper()
	byID := map[string]account{}
	for _, a := range accounts {
		a.Username, a.Password = a.ID, "at the provider"
		byID[a.ID] = a
	}
	text, err := json.Marshal(byID)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "users.json")
	if err := os.WriteFile(file, text, 0o600); err != nil {
		t.Fatal(err)
	}
	users, err := provided.StoreFromFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var handler http.Handler
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { handler.ServeHTTP(w, r) }))
	t.Cleanup(server.Close)
	clients := map[string]*provided.Client{"punchcard": provided.WebClient("punchcard", "client secret", "http://localhost:8080/dashboard/oidc/callback")}
	handler = exampleop.SetupServer(server.URL, provided.NewStorageWithClients(users, clients), nil, false)
	return server.URL
}

// newProviderHouse is an installation whose people sign in with a provider. ada was invited; eve has an account at the provider alone.
func newProviderHouse(t *testing.T, only bool) *house {
	t.Helper()
	issuer := startIssuer(t, account{ID: "ada", Email: "ada@shop.example", EmailVerified: true}, account{ID: "eve", Email: "eve@shop.example", EmailVerified: true},
		account{ID: "bob", Email: "bob@shop.example"}, account{ID: "cid", Email: "cid@shop.example", EmailVerified: true})
	h := newHouse(t, WithProvider(Provider{Issuer: issuer, ClientID: "punchcard", ClientSecret: "client secret", Only: only}))
	h.now = time.Now().UTC().Truncate(time.Millisecond) // ID tokens have the time of the provider
	for _, name := range []string{"ada", "bob", "cid"} {
		invitation := project.Invitation{Email: name + "@shop.example", Projects: map[string]project.Role{"shop": project.RoleAdmin}}
		if _, err := h.engine.Projects.Invite(t.Context(), invitation); err != nil {
			t.Fatal(err)
		}
	}
	return h
}

// atProvider signs in at the provider, to which a page has led, and returns the address at the dashboard to which the provider leads back.
func (h *house) atProvider(t *testing.T, started page, name string) string {
	t.Helper()
	if started.StatusCode != http.StatusSeeOther {
		t.Fatalf("the sign-in with the provider is %d\n%s", started.StatusCode, started.body)
	}
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	ask := func(method, address string, form url.Values) *http.Response {
		r, err := http.NewRequestWithContext(t.Context(), method, address, strings.NewReader(form.Encode()))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		answer, err := client.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		to, err := r.URL.Parse(answer.Header.Get("Location"))
		if err != nil || answer.Header.Get("Location") == "" {
			t.Fatalf("%s %s is %d, %v", method, address, answer.StatusCode, err)
		}
		answer.Request.URL = to
		return answer
	}
	form := ask("GET", started.Header.Get("Location"), nil).Request.URL
	done := ask("POST", form.Scheme+"://"+form.Host+"/login/username", url.Values{"id": {form.Query().Get("authRequestID")}, "username": {name}, "password": {"at the provider"}})
	back := ask("GET", done.Request.URL.String(), nil).Request.URL
	if back.Scheme+"://"+back.Host+back.Path != "http://localhost:8080/dashboard/oidc/callback" {
		t.Fatalf("the provider leads to %s", back)
	}
	return back.RequestURI()
}

func (h *house) isSignedIn(t *testing.T) bool {
	t.Helper()
	return h.get(t, shopHome).StatusCode == http.StatusOK
}

func TestSignInWithAProvider(t *testing.T) {
	h := newProviderHouse(t, false)
	planted := strings.Repeat("a", 64)
	h.cookies[plainCookie] = planted
	link := regexp.MustCompile(`href="(/dashboard/oidc/start[^"]*)"`).FindStringSubmatch(h.get(t, "/dashboard/sign-in?back="+url.QueryEscape(shopHome)).body)
	if link == nil {
		t.Fatal("the sign-in has no link to the provider")
	}
	started := h.get(t, link[1])
	query, err := url.Parse(started.Header.Get("Location"))
	if err != nil || query.Query().Get("code_challenge_method") != "S256" || query.Query().Get("nonce") == "" || query.Query().Get("state") == "" {
		t.Errorf("the provider is asked %s", query)
	}
	if c := started.Cookies()[0]; !c.HttpOnly || c.SameSite != http.SameSiteLaxMode {
		t.Errorf("the cookie is %+v", c)
	}
	back := h.atProvider(t, started, "ada")
	done := h.get(t, back)
	if done.StatusCode != 303 || done.Header.Get("Location") != shopHome || !h.isSignedIn(t) {
		t.Fatalf("the sign-in leads to %d %s\n%s", done.StatusCode, done.Header.Get("Location"), h.log.String())
	}
	if h.cookies[plainCookie] == planted || len(h.cookies) != 1 {
		t.Errorf("the cookies are %v", h.cookies)
	}
	entries, err := h.engine.Audit.List(t.Context(), storage.Query{})
	if err != nil || len(entries.Items) != 1 || entries.Items[0].Act != "user.signed_in" || entries.Items[0].Status != audit.StatusDone || entries.Items[0].Object.Name != "ada@shop.example" {
		t.Errorf("the audit log has %+v, %v", entries.Items, err)
	}
	h.cookies = map[string]string{}
	if again := h.get(t, back); again.StatusCode != 403 || h.isSignedIn(t) {
		t.Errorf("the answer of the provider works twice: %d", again.StatusCode)
	}
	for _, secret := range []string{"client secret", planted} {
		if strings.Contains(h.log.String(), secret) {
			t.Errorf("the log has %q", secret)
		}
	}
}

// TestProviderSignsInNobodyElse has everything wrong that an answer of the provider can have.
func TestProviderSignsInNobodyElse(t *testing.T) {
	change := func(do func(flow *providerFlow)) func(*testing.T, *house, string) string {
		return func(t *testing.T, h *house, back string) string {
			name := plainCookie + "-oidc"
			text, err := base64.RawURLEncoding.DecodeString(h.cookies[name])
			var flow providerFlow
			if err != nil || json.Unmarshal(text, &flow) != nil {
				t.Fatal(err)
			}
			do(&flow)
			text, _ = json.Marshal(flow)
			h.cookies[name] = base64.RawURLEncoding.EncodeToString(text)
			return back
		}
	}
	other := strings.Repeat("b", 64)
	for name, c := range map[string]struct {
		who, says string
		do        func(*testing.T, *house, string) string
	}{
		"a stranger":                      {"eve", "user_not_invited", nil},
		"an address that is not verified": {"bob", "email_not_verified", nil},
		"another browser": {"ada", "sign_in_expired", func(_ *testing.T, h *house, back string) string {
			h.cookies = map[string]string{}
			return back
		}},
		"another state":    {"ada", "sign_in_expired", func(_ *testing.T, _ *house, back string) string { return strings.Replace(back, "state=", "state=0", 1) }},
		"another nonce":    {"ada", "provider_refused", change(func(f *providerFlow) { f.Nonce = other })},
		"another verifier": {"ada", "provider_refused", change(func(f *providerFlow) { f.Verifier = other })},
		"another provider": {"ada", "provider_refused", func(_ *testing.T, _ *house, back string) string { return back + "&iss=https://evil.example" }},
		"a refusal":        {"ada", "provider_refused", func(_ *testing.T, _ *house, back string) string { return back + "&error=access_denied" }},
		"too late": {"ada", "sign_in_expired", func(_ *testing.T, h *house, back string) string {
			h.now = h.now.Add(flowLifetime + time.Second)
			return back
		}},
		"a confirmation of nobody": {"ada", "provider_refused", change(func(f *providerFlow) { f.Confirm = true })},
		"who is blocked": {"ada", "user_blocked", func(t *testing.T, h *house, back string) string {
			u, err := h.engine.Projects.UserByLogin(t.Context(), "ada@shop.example")
			if err == nil {
				_, err = h.engine.SignIns.Block(t.Context(), u.ID, true)
			}
			if err != nil {
				t.Fatal(err)
			}
			return back
		}},
	} {
		t.Run(name, func(t *testing.T) {
			h := newProviderHouse(t, false)
			back := h.atProvider(t, h.get(t, "/dashboard/oidc/start"), c.who)
			if c.do != nil {
				back = c.do(t, h, back)
			}
			got := h.get(t, back)
			if got.StatusCode != 403 || !strings.Contains(got.body, c.says) || h.isSignedIn(t) || len(h.cookies) != 0 {
				t.Errorf("%d, %v\n%s", got.StatusCode, h.cookies, got.body)
			}
		})
	}
}

func TestProviderLeadsToNoOtherSite(t *testing.T) {
	h := newProviderHouse(t, false)
	for _, back := range []string{"https://evil.example/", "//evil.example", `/dashboard/\evil.example`, "/dashboard/" + strings.Repeat("a", 5000)} {
		started := h.get(t, "/dashboard/oidc/start?back="+url.QueryEscape(back))
		if got := h.get(t, h.atProvider(t, started, "ada")); got.Header.Get("Location") != "/dashboard/" {
			t.Errorf("%.30s leads to %q", back, got.Header.Get("Location"))
		}
		h.post(t, "/dashboard/sign-out")
	}
}

func TestProviderConfirmsWhatIsDangerous(t *testing.T) {
	h := newProviderHouse(t, true)
	h.get(t, h.atProvider(t, h.get(t, "/dashboard/oidc/start"), "ada"))
	const keys = "/dashboard/projects/shop/keys"
	h.now = h.now.Add(11 * time.Minute)
	confirm := h.get(t, keys)
	if confirm.StatusCode != 303 || !strings.HasPrefix(confirm.Header.Get("Location"), "/dashboard/confirm?") {
		t.Fatalf("keys are %d %s", confirm.StatusCode, confirm.Header.Get("Location"))
	}
	if got := h.get(t, confirm.Header.Get("Location")); !strings.Contains(got.body, "/dashboard/oidc/start?back=") || strings.Contains(got.body, `type="password"`) {
		t.Errorf("the confirmation is\n%s", got.body)
	}
	start := "/dashboard/oidc/start?back=" + url.QueryEscape(keys)
	h.now = time.Now().UTC().Truncate(time.Millisecond)
	if got := h.get(t, h.atProvider(t, h.get(t, start), "cid")); got.StatusCode != 401 {
		t.Errorf("somebody else confirms: %d", got.StatusCode)
	}
	h.now = h.now.Add(11 * time.Minute)
	if got := h.get(t, keys); got.StatusCode != 303 {
		t.Errorf("after that keys are %d", got.StatusCode)
	}
	// The clock is ahead of that of the provider, whose sign-in is then of before the flow
	if got := h.get(t, h.atProvider(t, h.get(t, start), "ada")); got.StatusCode != 403 {
		t.Errorf("an old sign-in at the provider confirms: %d", got.StatusCode)
	}
	h.now = time.Now().UTC().Truncate(time.Millisecond)
	if got := h.get(t, h.atProvider(t, h.get(t, start), "ada")); got.Header.Get("Location") != keys {
		t.Errorf("confirmed: %d %s\n%s", got.StatusCode, got.Header.Get("Location"), got.body)
	}
	h.now = h.now.Add(9 * time.Minute)
	if got := h.get(t, keys); got.StatusCode != 200 {
		t.Errorf("keys are %d", got.StatusCode)
	}
}

func TestWithoutPasswordsTheProviderAloneLetsIn(t *testing.T) {
	h := newProviderHouse(t, true)
	if got := h.get(t, "/dashboard/sign-in"); strings.Contains(got.body, "password") || !strings.Contains(got.body, "/dashboard/oidc/start") {
		t.Errorf("the page is\n%s", got.body)
	}
	u, err := h.engine.Projects.UserByLogin(t.Context(), "ada@shop.example")
	if err != nil {
		t.Fatal(err)
	}
	token, _, err := h.engine.SignIns.NewLink(t.Context(), u.ID)
	if err != nil {
		t.Fatal(err)
	}
	for _, address := range []string{"/dashboard/sign-in", "/dashboard/welcome/" + token, "/dashboard/me/password", "/dashboard/confirm"} {
		got := h.post(t, address, "email", "ada@shop.example", "password", testPassword)
		if !strings.HasPrefix(got.Header.Get("Location"), "/dashboard/sign-in") || len(h.cookies) != 0 {
			t.Errorf("%s is %d, %v", address, got.StatusCode, h.cookies)
		}
	}
	h.get(t, h.atProvider(t, h.get(t, "/dashboard/oidc/start"), "ada"))
	if got := h.get(t, "/dashboard/me"); got.StatusCode != 200 || strings.Contains(got.body, `type="password"`) {
		t.Errorf("the page about the person is %d", got.StatusCode)
	}
	got := h.post(t, "/dashboard/projects/shop/users", "once", "form_without_link", "email", "dan@shop.example", "role", "USER")
	if got.StatusCode != 303 || !strings.HasSuffix(got.Header.Get("Location"), "?done=invited") {
		t.Errorf("an invitation leads to %d %s\n%s", got.StatusCode, got.Header.Get("Location"), got.body)
	}
}

func TestProviderThatIsDown(t *testing.T) {
	gone := httptest.NewServer(nil)
	gone.Close()
	h := newHouse(t, WithProvider(Provider{Issuer: gone.URL, ClientID: "punchcard", ClientSecret: "client secret"}))
	for range 2 {
		if got := h.get(t, "/dashboard/oidc/start"); got.StatusCode != 503 || !strings.Contains(got.body, "does not answer") {
			t.Errorf("%d\n%s", got.StatusCode, got.body)
		}
	}
}

func TestProviderIsValidated(t *testing.T) {
	for issuer, ok := range map[string]bool{
		"https://id.example": true, "http://localhost:9998": true, "http://127.0.0.1:9998": true, "http://id.example": false, "id.example": false, "": false, "https://id.example?a=b": false,
	} {
		if err := (Provider{Issuer: issuer, ClientID: "punchcard", ClientSecret: "client secret"}).Validate(); (err == nil) != ok {
			t.Errorf("%q: %v", issuer, err)
		}
	}
	if (Provider{Issuer: "https://id.example", ClientID: "punchcard"}).Validate() == nil {
		t.Error("a client without a secret is valid")
	}
}
