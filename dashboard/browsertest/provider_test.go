package browsertest

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"

	"github.com/zitadel/oidc/v3/example/server/exampleop"
	provided "github.com/zitadel/oidc/v3/example/server/storage"
)

// issuer is an OpenID Connect provider at which bob and eve have accounts.
type issuer struct {
	*httptest.Server
	handler atomic.Pointer[http.Handler]
}

const passwordAtProvider = "at the provider"

// startIssuer starts a provider. It answers when lead has told it where the server is that it leads back to.
func startIssuer(t *testing.T) *issuer {
	t.Helper()
	i := &issuer{}
	i.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if handler := i.handler.Load(); handler != nil {
			(*handler).ServeHTTP(w, r)
			return
		}
		http.Error(w, "the provider starts", http.StatusServiceUnavailable)
	}))
	t.Cleanup(i.Close)
	return i
}

func (i *issuer) lead(t *testing.T, s *server) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "users.json")
	accounts := `{"bob": {"ID": "bob", "Username": "bob", "Password": "` + passwordAtProvider + `", "Email": "bob@shop.example", "EmailVerified": true},
		"eve": {"ID": "eve", "Username": "eve", "Password": "` + passwordAtProvider + `", "Email": "eve@shop.example", "EmailVerified": true}}`
	if err := os.WriteFile(file, []byte(accounts), 0o600); err != nil {
		t.Fatal(err)
	}
	users, err := provided.StoreFromFile(file)
	if err != nil {
		t.Fatal(err)
	}
	clients := map[string]*provided.Client{"punchcard": provided.WebClient("punchcard", "client secret", s.base+"/dashboard/oidc/callback")}
	var handler http.Handler = exampleop.SetupServer(i.URL, provided.NewStorageWithClients(users, clients), nil, false)
	i.handler.Store(&handler)
}

// TestSignInWithAProvider has an owner invite bob, who signs in at a provider and out again. eve has an account at the provider alone, and is refused.
func TestSignInWithAProvider(t *testing.T) {
	at := startIssuer(t)
	s := serve(t, "--storage", onPostgres(t), "--oidc-issuer", at.URL, "--oidc-client-id", "punchcard", "--oidc-client-secret", "client secret")
	at.lead(t, s)
	b := open(t, s)
	provider, err := url.Parse(at.URL)
	if err != nil {
		t.Fatal(err)
	}
	b.leadsTo(provider.Host)
	b.as(looks[0])
	b.becomeOwner()
	b.visit("/dashboard/projects/demo/users")
	b.write("email", "bob@shop.example")
	b.click("form.wide .button.main")
	b.shows("#link")
	b.signOut()
	b.inAllLooks("the sign-in with a provider")

	b.expectRefusal(true)
	b.atProvider("eve")
	b.sees("You are not a user of this installation")
	if b.has("#needs") || b.has("button.person") {
		t.Error("who was not invited is signed in")
	}
	b.inAllLooks("a sign-in that was refused")
	b.expectRefusal(false)

	b.visit("/dashboard/sign-in")
	b.atProvider("bob")
	b.shows("button.person")
	b.visit("/dashboard/me")
	b.sees("bob@shop.example")
	b.inAllLooks("Me of who has signed in with a provider")
	b.signOut()
	b.visit("/dashboard/projects/demo/home")
	b.shows(`a[href^="/dashboard/oidc/start"]`)
}

// atProvider signs in at the provider, which the page of the sign-in leads to.
func (b *tab) atProvider(name string) {
	b.Helper()
	b.click(`a[href^="/dashboard/oidc/start"]`)
	b.write("username", name)
	b.write("password", passwordAtProvider)
	b.click("form button")
}

// signOut signs out with the menu of the person.
func (b *tab) signOut() {
	b.Helper()
	b.click("button.person")
	b.click("form[action$=sign-out] button")
	b.shows(`a[href^="/dashboard/oidc/start"]`)
}
