package dashboard

import (
	"context"
	"io/fs"
	"log/slog"
	"net/http"
	"net/netip"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/signin"
)

// Dashboard serves the pages over an engine. It is an http.Handler and safe for concurrent use.
type Dashboard struct {
	engine  *punchcard.Engine
	log     *slog.Logger
	base    string
	proxies []netip.Prefix
	// visitor says who sends a request, and ownSignIn that the dashboard's own sign-in does.
	visitor   func(*http.Request) (Visitor, error)
	ownSignIn bool
	// signInAt is the address of the page on which people sign in; empty where there is none.
	signInAt string
	// provider is the OpenID Connect provider with which people sign in; nil where there is none.
	provider *provider
	// demoUser is the person that everybody on the machine of a demo is; empty otherwise.
	demoUser string
	// api is nil where the pages of developers have no API to show.
	api    API
	limits limits
	// readTimeout is how long a page may take to be read.
	readTimeout time.Duration
	// version is that of the program, for people, and since when it runs.
	version string
	since   time.Time
	// dir has templates and assets of those who work on them; nil for those that are built in.
	dir       fs.FS
	languages choiceOfLanguages
	handler   http.Handler
}

// Visitor is a person who uses the dashboard.
type Visitor struct {
	// ID is kept with the changes that the person makes.
	ID, Name, Email string
	// Owner is set for whom the installation belongs to: they may do everything in every project.
	Owner bool
	// Roles holds the person's role by project id.
	Roles map[string]project.Role

	// signIn is empty for a person whom another program let in, and demo is set for the person of a demo.
	signIn signin.SignIn
	demo   bool
}

// role is what the person may do in a project; ok is false for a project that does not concern them.
func (v *Visitor) role(projectID string) (r role, ok bool) {
	if v.Owner {
		return roleOwner, true
	}
	named, ok := v.Roles[projectID]
	return role(named), ok
}

// Option changes how New sets up a dashboard.
type Option func(*Dashboard)

// At sets the path below which the dashboard is mounted; /dashboard/ without it.
func At(path string) Option {
	return func(d *Dashboard) { d.base = "/" + strings.Trim(path, "/") + "/" }
}

// WithLogger sends the causes of internal errors to a logger. Without it they are dropped.
func WithLogger(log *slog.Logger) Option { return func(d *Dashboard) { d.log = log } }

// WithVisitor replaces the sign-in: the function says who sends a request. When it fails, with fault.Unauthorized for instance, the request is refused.
func WithVisitor(visitor func(*http.Request) (Visitor, error)) Option {
	return func(d *Dashboard) { d.visitor = visitor }
}

// WithSignInAt leads who is not signed in to a page of the program around, in place of refusing them: to a path such as "/sign-in", with the address
// that they wanted as its parameter back. It goes with WithVisitor.
func WithSignInAt(path string) Option { return func(d *Dashboard) { d.signInAt = path } }

// WithTrustedProxies names the networks of the proxies before the dashboard, whose X-Forwarded-For and X-Forwarded-Proto say where a request comes from.
func WithTrustedProxies(networks ...netip.Prefix) Option {
	return func(d *Dashboard) { d.proxies = networks }
}

// WithDemo lets everybody in as a user who owns the installation, when the request comes from the machine itself. It is for demos that hold nothing
// of worth.
func WithDemo(userID string) Option { return func(d *Dashboard) { d.demoUser = userID } }

// WithDir has templates and assets read from a folder at each request, for those who work on them: it has the folders templates and assets of this
// package. Icons and texts are those that are built in.
func WithDir(dir fs.FS) Option { return func(d *Dashboard) { d.dir = dir } }

// WithVersion sets the version of the program, which the page of its health shows.
func WithVersion(version string) Option { return func(d *Dashboard) { d.version = version } }

// New returns the dashboard of an engine.
func New(engine *punchcard.Engine, options ...Option) *Dashboard {
	d := &Dashboard{engine: engine, log: slog.New(slog.DiscardHandler), base: "/dashboard/", limits: newLimits(), since: engine.Env().Now(), readTimeout: defaultReadTimeout}
	for _, option := range options {
		if option != nil {
			option(d)
		}
	}
	if d.log == nil {
		d.log = slog.New(slog.DiscardHandler)
	}
	if d.visitor == nil {
		d.visitor, d.ownSignIn, d.signInAt = d.signedIn, true, d.path("sign-in")
	}
	d.languages = newChoiceOfLanguages(d.base, languages)
	d.handler = d.router()
	return d
}

// ServeHTTP answers one request.
func (d *Dashboard) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	secure(w.Header())
	d.handler.ServeHTTP(w, r)
}

// maxForm is the largest form without a file that is read, in bytes.
const maxForm = 1 << 20

// router leads requests to their handlers. Requests of other origins that could change something are refused before.
func (d *Dashboard) router() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET "+d.base+"assets/{name}", d.serveAsset)
	for _, r := range d.personal() {
		mux.Handle(r.method+" "+d.base+r.path, d.open(r))
	}
	for _, r := range d.routes() {
		r.path = "projects/{projectId}/" + r.path
		mux.Handle(r.method+" "+d.base+r.path, d.open(r))
	}
	mux.Handle("/", d.open(route{handle: func(context.Context, *visit) (answer, error) { return answer{}, errNowhere }}))
	protection := http.NewCrossOriginProtection()
	protection.SetDenyHandler(d.open(route{open: true, handle: func(context.Context, *visit) (answer, error) { return answer{}, errForeign }}))
	if origin := originOf(d.engine.BaseURL()); origin != "" {
		_ = protection.AddTrustedOrigin(origin) // behind a proxy that sends another Host
	}
	return protection.Handler(mux)
}
