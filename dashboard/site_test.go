package dashboard

import (
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"golang.org/x/net/html"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/internal/ratelimit"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// site is a dashboard over a shop in memory.
type site struct {
	*Dashboard
	engine *punchcard.Engine
	api    *httpapi.API
	shop   *punchcard.Project
	store  *memory.Project
	// ids are the values of the wildcards in paths of routes.
	ids map[string]string
	// followed are the links that a role has been led by.
	followed map[[2]string]bool
	// ahead is how far the clock of the engine is ahead.
	ahead atomic.Int64
}

// roleHeader has the role of a test's request; without it the request has no user.
const roleHeader = "Test-Role"

// newSite makes a shop and its dashboard.
func newSite(t *testing.T, name string, fill ...func(*testing.T, *site)) *site {
	t.Helper()
	return newSiteAhead(t, 0, name, fill...)
}

// newSiteAtNoon is newSite at the next noon in UTC: no midnight comes between what a test does and what it reads.
func newSiteAtNoon(t *testing.T, name string, fill ...func(*testing.T, *site)) *site {
	t.Helper()
	now := time.Now()
	return newSiteAhead(t, now.Truncate(day).Add(day+day/2).Sub(now), name, fill...)
}

// newSiteAhead is newSite with a clock that is ahead.
func newSiteAhead(t *testing.T, ahead time.Duration, name string, fill ...func(*testing.T, *site)) *site {
	t.Helper()
	s := &site{ids: map[string]string{"projectId": "shop"}, followed: map[[2]string]bool{}}
	s.ahead.Store(int64(ahead))
	now := newClock()
	clock := env.Env{Now: func() time.Time { return now().Add(time.Duration(s.ahead.Load())) }}
	backend := memory.New()
	engine := punchcard.New(backend, punchcard.WithEnv(clock), punchcard.WithPrivateWebhooks(), punchcard.WithBaseURL("https://shop.example"))
	for _, id := range []string{"shop", "elsewhere"} {
		if _, err := engine.CreateProject(t.Context(), project.NewProject{ID: id, Name: name, Currency: "EUR"}); err != nil {
			t.Fatal(err)
		}
	}
	s.engine, s.shop, s.store = engine, engine.Project("shop"), backend.Project("shop")
	s.api = httpapi.New(engine, httpapi.WithRecentCalls(100), httpapi.WithClientLimiter(nil))
	s.Dashboard = New(engine, WithAPI(s.api), WithLogger(slog.New(slog.NewTextHandler(t.Output(), nil))), WithVisitor(func(r *http.Request) (Visitor, error) {
		v := Visitor{ID: "user_test", Name: "Test Person", Email: "test@shop.example"}
		switch as := r.Header.Get(roleHeader); role(as) {
		case "":
			return Visitor{}, fault.Unauthorized()
		case roleOwner:
			v.Owner = true
		default:
			v.Roles = map[string]project.Role{"shop": project.Role(as)}
		}
		return v, nil
	}))
	s.ownSignIn, s.signInAt = true, s.path("sign-in") // its pages about people are there, too
	s.handler = s.router()
	s.limits.person = ratelimit.New(ratelimit.Rate{Calls: 1_000_000, Per: time.Second})
	for _, f := range fill {
		f(t, s)
	}
	return s
}

// newClock is the clock of the system in which no instant comes twice: what happened later has a later time.
func newClock() func() time.Time {
	var mu sync.Mutex
	var last time.Time
	return func() time.Time {
		mu.Lock()
		defer mu.Unlock()
		now := time.Now().UTC().Truncate(time.Millisecond)
		if !now.After(last) {
			now = last.Add(time.Millisecond)
		}
		last = now
		return now
	}
}

// page is an answer.
type page struct {
	*http.Response
	body string
}

// send sends a request as a user with a role. A body is a form.
func (s *site) send(t *testing.T, as role, method, address string, form url.Values, headers ...string) page {
	t.Helper()
	var body io.Reader
	if form != nil {
		body = strings.NewReader(form.Encode())
	}
	r := httptest.NewRequestWithContext(t.Context(), method, address, body)
	r.Header.Set(roleHeader, string(as))
	if form != nil {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	return page{w.Result(), w.Body.String()}
}

func (s *site) get(t *testing.T, as role, address string, headers ...string) page {
	t.Helper()
	return s.send(t, as, "GET", address, nil, headers...)
}

// address is the address of a route, with the ids of the shop.
func (s *site) address(t *testing.T, path string) string {
	t.Helper()
	parts := strings.Split(strings.TrimSuffix(path, "{$}"), "/")
	for i, part := range parts {
		if name, ok := strings.CutPrefix(part, "{"); ok {
			name = strings.TrimSuffix(name, "}")
			if s.ids[name] == "" {
				t.Fatalf("the shop of the test has no %s for %s", name, path)
			}
			parts[i] = url.PathEscape(s.ids[name])
		}
	}
	return "/dashboard/projects/shop/" + strings.Join(parts, "/")
}

// allowedAttributes are the attributes of htmx that templates may use.
var allowedAttributes = strings.Fields("hx-get hx-post hx-target hx-swap hx-select hx-trigger hx-push-url hx-include hx-indicator hx-sync hx-disable")

// elements are all elements of a page.
func (p page) elements(t *testing.T) (all []*html.Node) {
	t.Helper()
	root, err := html.Parse(strings.NewReader(p.body))
	if err != nil {
		t.Fatal(err)
	}
	for n := range root.Descendants() {
		if n.Type == html.ElementNode {
			all = append(all, n)
		}
	}
	return all
}

// attribute is the value of an attribute, or empty.
func attribute(n *html.Node, name string) string {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

// words are the texts of an element, without markup.
func wordsOf(n *html.Node) string {
	var b strings.Builder
	for d := range n.Descendants() {
		if d.Type == html.TextNode {
			b.WriteString(d.Data)
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}
