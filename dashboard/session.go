package dashboard

import (
	"net/http"
	"net/netip"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/ratelimit"
	"github.com/punchcardhq/punchcard/signin"
)

// The names of the cookie with the token of a sign-in. Browsers take a name that begins with __Host- only over https and from this very host.
const (
	secureCookie = "__Host-punchcard"
	plainCookie  = "punchcard-sign-in"
)

// limits of sign-ins and of everything else. Each process counts for itself.
type limits struct {
	// address counts sign-ins by address, account by e-mail address, and person everything that a person does.
	address, account, person ratelimit.Limiter
}

func newLimits() limits {
	return limits{
		address: ratelimit.New(ratelimit.Rate{Calls: 5, Per: time.Minute}),
		account: ratelimit.New(ratelimit.Rate{Calls: 10, Per: 15 * time.Minute}),
		person:  ratelimit.New(ratelimit.Rate{Calls: 20, Per: time.Second}),
	}
}

// errTooMany refuses what comes too often.
var errTooMany = ownRefusal(fault.KindTooMany, "too_many_requests", "refused.many", "refused.many.why")

// signedIn finds out who sends a request by the cookie of their sign-in. On the machine of a demo everybody is the owner of the demo.
func (d *Dashboard) signedIn(r *http.Request) (Visitor, error) {
	if d.demoUser != "" && d.isLocal(r) {
		return Visitor{ID: d.demoUser, Name: "Demo", Owner: true, demo: true}, nil
	}
	c, err := r.Cookie(d.cookieName(r))
	if err != nil {
		return Visitor{}, fault.Unauthorized()
	}
	s, u, err := d.engine.SignIns.Lookup(r.Context(), c.Value)
	if err != nil {
		return Visitor{}, err
	}
	return Visitor{ID: u.ID, Name: u.Name(), Email: u.Email, Owner: u.Owner, Roles: u.Projects, signIn: s}, nil
}

func (d *Dashboard) cookieName(r *http.Request) string {
	if d.isSecure(r) {
		return secureCookie
	}
	return plainCookie
}

// signInCookie keeps a token in the browser until the sign-in ends. An empty token removes it.
func (d *Dashboard) signInCookie(r *http.Request, token string) *http.Cookie {
	c := &http.Cookie{
		Name: d.cookieName(r), Value: token, Path: "/", MaxAge: int(signin.Lifetime / time.Second),
		Secure: d.isSecure(r), HttpOnly: true, SameSite: http.SameSiteLaxMode,
	}
	if token == "" {
		c.MaxAge = -1
	}
	return c
}

// peer is the address at the other end of the connection: a browser or a proxy.
func peer(r *http.Request) netip.Addr {
	from, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return netip.Addr{}
	}
	return from.Addr().Unmap()
}

// isSecure reports whether the browser speaks https with the server, or with a proxy before it.
func (d *Dashboard) isSecure(r *http.Request) bool {
	if r.TLS != nil {
		return true
	}
	from := peer(r)
	return r.Header.Get("X-Forwarded-Proto") == "https" && (from.IsLoopback() || ratelimit.Trusted(from, d.proxies))
}

// isLocal reports whether the browser runs on the machine of the server. A page of another site cannot make the browser send such a request with the
// name of its own host (DNS rebinding).
func (d *Dashboard) isLocal(r *http.Request) bool {
	return peer(r).IsLoopback() && isLoopbackHost(r.Host) && r.Header.Get("X-Forwarded-For") == "" && r.Header.Get("Forwarded") == ""
}

// isLoopbackHost reports whether a Host header names this machine.
func isLoopbackHost(host string) bool {
	if address, err := netip.ParseAddrPort(host); err == nil {
		return address.Addr().IsLoopback()
	}
	if address, err := netip.ParseAddr(strings.Trim(host, "[]")); err == nil {
		return address.IsLoopback()
	}
	name, _, _ := strings.Cut(host, ":")
	return name == "localhost"
}

// canSignIn refuses to sign in where others could read the password on its way.
func (d *Dashboard) canSignIn(r *http.Request) error {
	if d.isSecure(r) || d.isLocal(r) {
		return nil
	}
	return ownRefusal(fault.KindForbidden, "https_required", "refused.http", "refused.http.why")
}

// from is where a request comes from, as the list of sign-ins shows it.
func (d *Dashboard) from(r *http.Request) signin.From {
	return signin.From{Address: ratelimit.Address(r, d.proxies), Agent: browserOf(r.UserAgent())}
}

// browserOf is the name of a browser and its system, as people know them: "Firefox, Linux". It is empty for other programs. Browsers name others besides themselves, so that the order
// matters.
func browserOf(agent string) string {
	first := func(names ...string) string {
		for i := 0; i < len(names); i += 2 {
			if strings.Contains(agent, names[i]) {
				return names[i+1]
			}
		}
		return ""
	}
	browser := first("Edg/", "Edge", "OPR/", "Opera", "Firefox/", "Firefox", "Chrome/", "Chrome", "Safari/", "Safari")
	system := first("Android", "Android", "iPhone", "iPhone", "iPad", "iPad", "Windows", "Windows", "Mac OS", "macOS", "Linux", "Linux")
	switch {
	case browser == "":
		return ""
	case system == "":
		return browser
	}
	return browser + ", " + system
}
