package dashboard

import (
	"context"
	"crypto/subtle"
	"encoding/base64"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/secret"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/signin"
)

// Provider is an OpenID Connect provider with which people sign in, besides or in place of passwords. Only users who exist come in.
type Provider struct {
	// Issuer is the address of the provider, over https or on this machine. The client belongs to Punchcard there; its redirect address is that of the
	// dashboard with oidc/callback behind it.
	Issuer, ClientID, ClientSecret string
	// Only switches passwords off, and links that set them.
	Only bool
}

// WithProvider lets people sign in with an OpenID Connect provider. The base URL of the engine has to be the address under which browsers reach it.
func WithProvider(p Provider) Option {
	return func(d *Dashboard) {
		d.provider = &provider{Provider: p, client: &http.Client{Timeout: 10 * time.Second}}
	}
}

// Validate refuses a provider that lacks something, or to which secrets would travel in the clear.
func (p Provider) Validate() error {
	u, err := url.Parse(p.Issuer)
	switch {
	case p.Issuer == "" || p.ClientID == "" || p.ClientSecret == "":
		return errors.New("an OpenID Connect provider needs the issuer, the client id and the client secret")
	case err != nil || u.Host == "" || u.RawQuery != "" || u.Fragment != "":
		return errors.New("the issuer must be an address such as https://id.example")
	case u.Scheme != "https" && (u.Scheme != "http" || !isLoopbackHost(u.Host)):
		return errors.New("the issuer must begin with https://, unless it runs on this machine")
	}
	return nil
}

// provider is a Provider with what discovery says about it.
type provider struct {
	Provider
	client *http.Client

	mu         sync.Mutex
	discovered *oidc.Provider
	failedAt   time.Time
}

// retryDiscovery is how long after a failed discovery the next one is tried, so that visitors do not queue while the provider is down.
const retryDiscovery = 5 * time.Second

var (
	errProviderDown = ownRefusal(fault.KindUnavailable, "provider_unavailable", "refused.provider-down", "refused.provider-down.why")
	errProviderSaid = ownRefusal(fault.KindForbidden, "provider_refused", "refused.provider", "refused.provider.why")
	errNoFlow       = ownRefusal(fault.KindForbidden, "sign_in_expired", "refused.flow", "refused.flow.why")
)

// discover asks the provider for its addresses and keys, until that has succeeded once.
func (p *provider) discover(ctx context.Context) (*oidc.Provider, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.discovered != nil {
		return p.discovered, nil
	}
	if time.Since(p.failedAt) < retryDiscovery {
		return nil, errProviderDown
	}
	found, err := oidc.NewProvider(oidc.ClientContext(context.WithoutCancel(ctx), p.client), p.Issuer)
	if err != nil {
		p.failedAt = time.Now()
		return nil, errors.Join(errProviderDown, err)
	}
	p.discovered = found
	return found, nil
}

// passwords reports whether people can sign in with passwords.
func (d *Dashboard) passwords() bool { return d.provider == nil || !d.provider.Only }

// providerRoutes are the routes of a sign-in with a provider. Both are links or redirects, because the policy of the pages forbids forms to other sites.
func (d *Dashboard) providerRoutes() []route {
	if d.provider == nil {
		return nil
	}
	return []route{
		{method: "GET", path: "oidc/start", handle: d.startProvider, open: true, whole: true},
		{method: "GET", path: "oidc/callback", handle: d.finishProvider, open: true, whole: true},
	}
}

// oauth is the client of Punchcard at the provider.
func (d *Dashboard) oauth(at *oidc.Provider) oauth2.Config {
	return oauth2.Config{
		ClientID: d.provider.ClientID, ClientSecret: d.provider.ClientSecret, Endpoint: at.Endpoint(),
		RedirectURL: strings.TrimSuffix(d.engine.BaseURL(), "/") + d.path("oidc", "callback"), Scopes: []string{oidc.ScopeOpenID, "email", "profile"},
	}
}

// providerFlow is a sign-in with the provider that a browser has begun. A cookie of that browser keeps it: who follows the redirect of another person has
// none, so that nobody is signed in as somebody else.
type providerFlow struct {
	State, Nonce, Verifier string
	// Back is where the sign-in leads, and Began when it began, in Unix seconds.
	Back  string
	Began int64
	// Confirm is set for a person who is signed in and signs in again before what is dangerous.
	Confirm bool
}

// flowLifetime is how long a person may take at the provider.
const flowLifetime = 10 * time.Minute

// maxBack is the longest address that a flow leads back to, in bytes: cookies are short.
const maxBack = 1000

func (d *Dashboard) flowCookie(r *http.Request, value string) *http.Cookie {
	c := &http.Cookie{
		Name: d.cookieName(r) + "-oidc", Value: value, Path: "/", MaxAge: int(flowLifetime / time.Second),
		Secure: d.isSecure(r), HttpOnly: true, SameSite: http.SameSiteLaxMode,
	}
	if value == "" {
		c.MaxAge = -1
	}
	return c
}

// startProvider sends a person to the provider.
func (d *Dashboard) startProvider(ctx context.Context, v *visit) (answer, error) {
	if err := d.canSignIn(v.Request); err != nil {
		return answer{}, err
	}
	at, err := d.provider.discover(ctx)
	if err != nil {
		return d.providerFailed(v, err)
	}
	flow := providerFlow{Back: d.local(v.URL.Query().Get("back")), Began: d.engine.Env().Now().Unix(), Confirm: v.Visitor.signIn.ID != ""}
	if len(flow.Back) > maxBack {
		flow.Back = d.base
	}
	for _, to := range []*string{&flow.State, &flow.Nonce, &flow.Verifier} {
		if *to, err = secret.New(d.engine.Env().Random); err != nil {
			return answer{}, err
		}
	}
	options := []oauth2.AuthCodeOption{oidc.Nonce(flow.Nonce), oauth2.S256ChallengeOption(flow.Verifier)}
	if flow.Confirm {
		options = append(options, oauth2.SetAuthURLParam("prompt", "login"), oauth2.SetAuthURLParam("max_age", "0"))
	}
	text, err := json.Marshal(flow)
	if err != nil {
		return answer{}, err
	}
	client := d.oauth(at)
	out := goTo(client.AuthCodeURL(flow.State, options...))
	out.cookies = []*http.Cookie{d.flowCookie(v.Request, base64.RawURLEncoding.EncodeToString(text))}
	return out, nil
}

// flowOf is the flow that a browser has begun, when the state in the address is that of the flow.
func (d *Dashboard) flowOf(r *http.Request) (flow providerFlow, err error) {
	c, err := r.Cookie(d.flowCookie(r, "").Name)
	if err != nil {
		return flow, errNoFlow
	}
	text, err := base64.RawURLEncoding.DecodeString(c.Value)
	if err != nil || json.Unmarshal(text, &flow) != nil || flow.State == "" || flow.Nonce == "" || flow.Verifier == "" {
		return flow, errNoFlow
	}
	if d.engine.Env().Now().Sub(time.Unix(flow.Began, 0)) > flowLifetime || subtle.ConstantTimeCompare([]byte(flow.State), []byte(r.URL.Query().Get("state"))) != 1 {
		return flow, errNoFlow
	}
	return flow, nil
}

// finishProvider signs in the person whom the provider sends back. It is a GET that changes something, as OpenID Connect wants it: without the cookie of the
// flow it does nothing, and the cookie is used once.
func (d *Dashboard) finishProvider(ctx context.Context, v *visit) (answer, error) {
	out, err := d.finishFlow(ctx, v)
	if err != nil {
		if out, err = d.providerFailed(v, err); err != nil {
			out = v.refusal(ctx, err)
		}
	}
	out.cookies = append(out.cookies, d.flowCookie(v.Request, ""))
	return out, nil
}

// providerFailed logs why a sign-in with the provider failed, and answers with what concerns the person.
func (d *Dashboard) providerFailed(v *visit, err error) (answer, error) {
	d.log.Warn("a sign-in with the provider failed", slog.String("request_id", v.id), slog.Any("cause", err))
	return answer{}, err
}

func (d *Dashboard) finishFlow(ctx context.Context, v *visit) (answer, error) {
	if err := d.canSignIn(v.Request); err != nil {
		return answer{}, err
	}
	flow, err := d.flowOf(v.Request)
	if err != nil {
		return answer{}, err
	}
	if !d.limits.address.Take(d.from(v.Request).Address, d.engine.Env().Now()).Allowed {
		return answer{}, errTooMany
	}
	who, authenticated, err := d.identity(ctx, v.URL.Query(), flow)
	if err != nil {
		return answer{}, err
	}
	if flow.Confirm {
		// A provider that let the person through without asking again has an older time, and one that does not say it has none.
		if authenticated.Before(time.Unix(flow.Began, 0).Add(-time.Minute)) || v.Visitor.signIn.ID == "" {
			return answer{}, errProviderSaid
		}
		return goTo(d.local(flow.Back)), d.engine.SignIns.ConfirmWith(ctx, v.Visitor.signIn, who)
	}
	u, err := d.engine.SignIns.Identify(ctx, who)
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{
		Actor: audit.Actor{ID: u.ID, Name: u.Name(), Address: d.from(v.Request).Address}, Act: "user.signed_in",
		Object: audit.Object{Type: project.UserKind.Name, ID: u.ID, Name: u.Email}, Before: auditedSignIn(&u),
	}
	var s signin.Started
	err = d.engine.Audit.Do(ctx, c, func(ctx context.Context) (_ any, err error) {
		s, err = d.engine.SignIns.BeginWith(ctx, who, d.from(v.Request))
		return auditedSignIn(&s.User), err
	})
	if err != nil {
		return answer{}, err
	}
	return d.started(v, s, d.local(flow.Back)), nil
}

// auditedSignIn is what a sign-in with a provider changes of a user.
func auditedSignIn(u *project.User) any {
	return struct {
		State    project.UserState
		Identity string
	}{u.State, u.Identity}
}

// identity redeems the code in the answer of the provider, and says whom it vouches for and when they signed in there. The ID token has to be signed by the
// provider, for this client, for this flow (nonce), and valid now.
func (d *Dashboard) identity(ctx context.Context, query url.Values, flow providerFlow) (who signin.Identity, authenticated time.Time, err error) {
	refuse := func(why error) (signin.Identity, time.Time, error) {
		return signin.Identity{}, time.Time{}, errors.Join(errProviderSaid, why)
	}
	if query.Get("error") != "" || query.Get("code") == "" {
		return refuse(errors.New("the answer has no code"))
	}
	if issuer := query.Get("iss"); issuer != "" && issuer != d.provider.Issuer { // RFC 9207
		return refuse(errors.New("the answer is of another provider"))
	}
	at, err := d.provider.discover(ctx)
	if err != nil {
		return who, authenticated, err
	}
	ctx = oidc.ClientContext(ctx, d.provider.client)
	client := d.oauth(at)
	token, err := client.Exchange(ctx, query.Get("code"), oauth2.VerifierOption(flow.Verifier))
	if err != nil {
		return refuse(err)
	}
	raw, _ := token.Extra("id_token").(string)
	id, err := at.Verifier(&oidc.Config{ClientID: d.provider.ClientID, Now: d.engine.Env().Now}).Verify(ctx, raw)
	if err != nil {
		return refuse(err)
	}
	if subtle.ConstantTimeCompare([]byte(id.Nonce), []byte(flow.Nonce)) != 1 {
		return refuse(errors.New("the nonce is that of another flow"))
	}
	var claims struct {
		Email         string `json:"email"`
		EmailVerified bool   `json:"email_verified"`
		AuthTime      int64  `json:"auth_time"`
	}
	if err := id.Claims(&claims); err != nil {
		return refuse(err)
	}
	if claims.Email == "" { // providers may keep it out of the token
		info, err := at.UserInfo(ctx, oauth2.StaticTokenSource(token))
		if err != nil || info.Subject != id.Subject {
			return refuse(errors.Join(err, errors.New("the provider names nobody")))
		}
		claims.Email, claims.EmailVerified = info.Email, info.EmailVerified
	}
	if claims.AuthTime != 0 {
		authenticated = time.Unix(claims.AuthTime, 0)
	}
	return signin.Identity{Issuer: d.provider.Issuer, Subject: id.Subject, Email: claims.Email, EmailVerified: claims.EmailVerified}, authenticated, nil
}

// providerLink is the link that signs in with the provider; nil where there is none.
func (v *visit) providerLink(back string) *buttonLink {
	d := v.dashboard
	if d.provider == nil {
		return nil
	}
	u, err := url.Parse(d.provider.Issuer)
	if err != nil {
		return nil
	}
	return &buttonLink{Href: d.path("oidc", "start") + "?" + url.Values{"back": {back}}.Encode(), Text: v.say("sign-in.provider", u.Host)}
}
