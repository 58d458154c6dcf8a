package httpapi

import (
	"context"
	"io"
	"log/slog"
	"net/http"
	"net/netip"
	"reflect"
	"slices"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/gzipped"
	"github.com/punchcardhq/punchcard/internal/recentcalls"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
)

// API answers the REST API over an engine. It is an http.Handler and safe for concurrent use.
type API struct {
	engine  *punchcard.Engine
	handler http.Handler
	log     *slog.Logger
	observe Observer
	recent  *recentcalls.Log
	baseURL string
	maxBody int64
	// replaceItems says that discounts may replace items.
	replaceItems bool
	limits       limits
	proxies      []netip.Prefix
	cluster      string
	// disabled are the features that are switched off.
	disabled []string
	// document is the OpenAPI document and page the reference made from it. Both are built by the first request for them.
	document, page func() []byte
	// documentGzip and pageGzip are the same, compressed.
	documentGzip, pageGzip func() []byte
}

// Observer is called after every answered request of an operation.
type Observer func(Answered)

// Answered is a request and how it was answered. All of its texts can be labels of metrics: none is made up by a caller.
type Answered struct {
	// Route is the pattern of the operation and not the path of the request.
	Method, Route string
	Status        int
	// Refusal is the key of the refusal; empty for a success.
	Refusal string
	// ProjectID and KeyID are the project and the key of the caller; empty for a caller who is not known.
	ProjectID, KeyID string
	Took             time.Duration
}

// Option changes how New sets up an API.
type Option func(*API)

// WithLogger sends the access log and the causes of internal errors to a logger. Without it they are dropped.
func WithLogger(l *slog.Logger) Option { return func(a *API) { a.log = l } }

// WithObserver has a function called after every answered request.
func WithObserver(o Observer) Option { return func(a *API) { a.observe = o } }

// WithClientLimiter counts the calls of the client-side API by address with a limiter; nil does not count them. Without this option it
// is NewLimiter(ClientRate).
func WithClientLimiter(l Limiter) Option { return func(a *API) { a.limits.client = l } }

// WithServerRates limits how many server-side calls a project may make, and how many bulk calls. Each process counts for
// itself. A zero rate means no limit, which is also the default.
func WithServerRates(calls, bulk Rate) Option {
	return func(a *API) {
		a.limits.callsRate, a.limits.bulkRate = calls, bulk
		if calls.Calls > 0 {
			a.limits.calls = NewLimiter(calls)
		}
		if bulk.Calls > 0 {
			a.limits.bulk = NewLimiter(bulk)
		}
	}
}

// WithTrustedProxies names the networks of the proxies before this API, whose X-Forwarded-For says where a request comes from.
func WithTrustedProxies(networks ...netip.Prefix) Option {
	return func(a *API) { a.proxies = networks }
}

const (
	// MaxBody is the largest request body that is read, in bytes.
	MaxBody = 10 << 20
	// MaxClientBody is the largest request body of a client-side call, in bytes. Any visitor can send one, and no cart
	// needs more.
	MaxClientBody = 1 << 20
)

// New returns the API over an engine. Links in answers begin with the base address of the engine.
func New(engine *punchcard.Engine, options ...Option) *API {
	a := &API{engine: engine, log: slog.New(slog.DiscardHandler), observe: func(Answered) {}, maxBody: MaxBody, baseURL: engine.BaseURL()}
	a.limits.client = NewLimiter(ClientRate)
	a.recent = recentcalls.New(RecentCalls)
	for _, option := range options {
		if option != nil {
			option(a)
		}
	}
	if a.log == nil {
		a.log = slog.New(slog.DiscardHandler)
	}
	if a.observe == nil {
		a.observe = func(Answered) {}
	}
	if !engine.Cockpits() {
		a.disabled = append(slices.Clone(a.disabled), cockpitFeature)
	}
	a.document, a.page = sync.OnceValue(a.describe), sync.OnceValue(a.referencePage)
	a.documentGzip = sync.OnceValue(func() []byte { return gzipped.Bytes(a.document()) })
	a.pageGzip = sync.OnceValue(func() []byte { return gzipped.Bytes(a.page()) })
	a.handler = a.withReference(a.withCORS(withoutTrailingSlash(a.router())))
	return a
}

// ServeHTTP answers one request.
func (a *API) ServeHTTP(w http.ResponseWriter, r *http.Request) { a.handler.ServeHTTP(w, r) }

// Operation is one documented operation of the API.
type Operation struct {
	Method, Path string
	// Scopes lists the scopes of which a bearer needs one. Operations of the management API and of OAuth have none.
	Scopes []string
	// Built says whether Punchcard serves the operation. An operation that is not built answers 501.
	Built bool
}

// Operations lists every documented operation by path, and whether it is built.
func (a *API) Operations() []Operation {
	built := map[string]bool{}
	for _, r := range a.routes() {
		built[r.method+" "+r.path] = true
	}
	all := make([]Operation, len(publishedOperations))
	for i, op := range publishedOperations {
		op.Built = built[op.Method+" "+op.Path]
		all[i] = op
	}
	return all
}

// request is an authenticated request on its way to a handler.
type request struct {
	*http.Request
	engine *punchcard.Engine
	// Project is the engine of the project that the request is for. It is nil on management paths that name no project.
	Project *punchcard.Project
	Caller  caller
	op      Operation
	// check refuses a body before it is decoded. nil accepts every body.
	check func(body []byte) error
	// reply is the header of the answer. What is set here is sent with refusals, too.
	reply http.Header
	// version is the dated API version of the request and of its answer.
	version string
	// later are the changes of the wire format since that version.
	later []change
	// keeping, unless nil, has the answer kept under an idempotency key by the commit of the handler.
	keeping *keeping
	// from is the state that a resource must have to be updated; see guarded. The zero field asks for none.
	from patch.Field[time.Time]
	// client holds what the project allows to client-side callers. Other requests have the zero value.
	client project.ClientSettings
}

// handler answers a request with a status and a body, or refuses it with a fault.
type handler func(ctx context.Context, r *request) (answer, error)

// answer is the response to a request. A nil body writes no content.
type answer struct {
	status int
	body   any
	header http.Header
	// content writes a body that is not JSON. The header has its content type and should have its length, so that a client
	// notices a truncated body.
	content func(io.Writer) error
}

func ok(body any) answer { return answer{status: http.StatusOK, body: body} }

func accepted(body any) answer { return answer{status: http.StatusAccepted, body: body} }

var noContent = answer{status: http.StatusNoContent}

// route pairs a documented operation with its handler.
type route struct {
	method, path string
	endpoint
}

// endpoint is a handler with the types of its bodies, from which the OpenAPI document is made.
type endpoint struct {
	handle handler
	// in and out are the types of the request and response bodies; nil means no body. A handler whose out is answer chooses
	// the status itself, and described has the types of its answers.
	in, out reflect.Type
	// name is the name of the Go function.
	name string
	// keeps says that the handler has its answer kept by its commit; see keepsAnswer.
	keeps bool
}

// read adapts an operation that takes no body.
func read[Out any](f func(ctx context.Context, r *request) (Out, error)) endpoint {
	return endpoint{out: reflect.TypeFor[Out](), name: nameOf(f), handle: func(ctx context.Context, r *request) (answer, error) {
		out, err := f(ctx, r)
		return answerOf(out), err
	}}
}

// write adapts an operation that takes a JSON body. A missing body is an empty one.
func write[In, Out any](f func(ctx context.Context, r *request, in In) (Out, error)) endpoint {
	return endpoint{in: reflect.TypeFor[In](), out: reflect.TypeFor[Out](), name: nameOf(f), handle: func(ctx context.Context, r *request) (answer, error) {
		var in In
		if err := decode(r, &in); err != nil {
			return answer{}, err
		}
		out, err := f(ctx, r, in)
		return answerOf(out), err
	}}
}

// writeStrictly is write for the /v2 API, which refuses unknown properties.
func writeStrictly[In, Out any](f func(ctx context.Context, r *request, in In) (Out, error)) endpoint {
	return endpoint{in: reflect.TypeFor[In](), out: reflect.TypeFor[Out](), name: nameOf(f), handle: func(ctx context.Context, r *request) (answer, error) {
		var in In
		if err := decodeStrictly(r, &in); err != nil {
			return answer{}, err
		}
		out, err := f(ctx, r, in)
		return answerOf(out), err
	}}
}

// remove adapts an operation that answers 204 without a body.
func remove(f func(ctx context.Context, r *request) error) endpoint {
	return endpoint{name: nameOf(f), handle: func(ctx context.Context, r *request) (answer, error) { return noContent, f(ctx, r) }}
}

func answerOf(out any) answer {
	if a, isAnswer := out.(answer); isAnswer {
		return a
	}
	return ok(out)
}

func notImplemented(op Operation) error {
	return fault.New(fault.KindNotImplemented, "not_implemented", "Not implemented",
		"%s %s is documented but not built yet. docs/operations.md lists the operations that are.", op.Method, op.Path)
}
