package dashboard

import (
	"context"
	"log/slog"
	"net/http"
	"strings"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/project"
)

// Dashboard serves the pages over an engine. It is an http.Handler and safe for concurrent use.
type Dashboard struct {
	engine  *punchcard.Engine
	log     *slog.Logger
	base    string
	visitor func(*http.Request) (Visitor, error)
	pages   *pages
	handler http.Handler
}

// Visitor is a person who uses the dashboard.
type Visitor struct {
	// ID is kept with the changes that the person makes.
	ID, Name, Email string
	// Owner is set for whom the installation belongs to: they may do everything in every project.
	Owner bool
	// Roles holds the person's role by project id.
	Roles map[string]project.Role
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

// WithVisitor replaces the sign-in: the function says who sends a request. With fault.Unauthorized, or any other error, the request is refused.
func WithVisitor(visitor func(*http.Request) (Visitor, error)) Option {
	return func(d *Dashboard) { d.visitor = visitor }
}

// New returns the dashboard of an engine.
func New(engine *punchcard.Engine, options ...Option) *Dashboard {
	d := &Dashboard{engine: engine, log: slog.New(slog.DiscardHandler), base: "/dashboard/"}
	for _, option := range options {
		if option != nil {
			option(d)
		}
	}
	if d.log == nil {
		d.log = slog.New(slog.DiscardHandler)
	}
	d.pages = newPages(d.base)
	d.handler = d.router()
	return d
}

// ServeHTTP answers one request.
func (d *Dashboard) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	secure(w.Header())
	d.handler.ServeHTTP(w, r)
}

// maxForm is the largest form that is read, in bytes.
const maxForm = 1 << 20

// router leads requests to their handlers. Requests of other origins that could change something are refused before.
func (d *Dashboard) router() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET "+d.base+"assets/{name}", serveAsset)
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
	return http.MaxBytesHandler(protection.Handler(mux), maxForm)
}
