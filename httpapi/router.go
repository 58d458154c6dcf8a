package httpapi

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/gorilla/mux"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/tracing"
	"github.com/punchcardhq/punchcard/project"
)

// routes returns the handlers of all resources.
func (a *API) routes() []route {
	return slices.Concat(
		a.metadataSchemaRoutes(),
		a.oauthRoutes(),
		a.campaignRoutes(),
		a.categoryRoutes(),
		a.clientRoutes(),
		a.asyncActionRoutes(),
		a.bulkRoutes(),
		a.importRoutes(),
		a.fileImportRoutes(),
		a.balanceRoutes(),
		a.customerRoutes(),
		a.cockpitRoutes(),
		a.eventRoutes(),
		a.earningRuleRoutes(),
		a.exportRoutes(),
		a.fullExportRoutes(),
		a.loyaltyRoutes(),
		a.loyaltyTierRoutes(),
		a.pointsRoutes(),
		a.loyaltyReportRoutes(),
		a.rewardRoutes(),
		a.orderRoutes(),
		a.brandingRoutes(),
		a.stackingRoutes(),
		a.discountGuardRoutes(),
		a.productRoutes(),
		a.memberRoutes(),
		a.memberPurchaseRoutes(),
		a.memberReportRoutes(),
		a.programRoutes(),
		a.productCollectionRoutes(),
		a.projectRoutes(),
		a.promotionRoutes(),
		a.publicationRoutes(),
		a.qualificationRoutes(),
		a.redemptionRoutes(),
		a.returnRoutes(),
		a.retentionRoutes(),
		a.locationRoutes(),
		a.referralTierRoutes(),
		a.rewardRedemptionRoutes(),
		a.referralRoutes(),
		a.singleRoutes(),
		a.memberRedemptionRoutes(),
		a.templateRoutes(),
		a.segmentRoutes(),
		a.trashBinRoutes(),
		a.validationRuleRoutes(),
		a.voucherRoutes(),
		a.webhookRoutes(),
		a.distributionRoutes(),
		a.deliveryRoutes(),
	)
}

// router builds one router per first two path segments: gorilla/mux tries routes one after another, and a flat list of
// all operations would cost every request some twenty microseconds, where a validation takes a hundred (goal P8). Each is built for the first request
// that needs it: an expression is compiled for every path, and all of them took most of the time in which an API is made.
func (a *API) router() http.Handler {
	handlers := map[string]endpoint{}
	for _, r := range a.routes() {
		key := r.method + " " + r.path
		if _, twice := handlers[key]; twice {
			panic("httpapi: two handlers for " + key)
		}
		handlers[key] = r.endpoint
	}
	shown := maps.Clone(handlers)
	groups := map[string][]Operation{}
	for _, op := range allOperations() {
		groups[group(op.Path)] = append(groups[group(op.Path)], op)
	}
	links := map[string][]link{}
	for _, l := range a.links() {
		links[group(l.path)] = append(links[group(l.path)], l)
		groups[group(l.path)] = groups[group(l.path)] // so that a group of links alone exists
	}
	fixed := map[string]http.Handler{}
	root := newRouter()
	for _, prefix := range longestFirst(groups) {
		ops := groups[prefix]
		slices.SortStableFunc(ops, literalFirst)
		var operations []http.Handler
		for _, op := range ops {
			e, built := handlers[op.Method+" "+op.Path]
			delete(handlers, op.Method+" "+op.Path)
			if !built {
				e.handle = func(context.Context, *request) (answer, error) { return answer{}, notImplemented(op) }
			}
			if built {
				e.handle = guarded(op, e.handle)
			}
			if audienceOf(op.Path) == project.AudienceManagement && built && op.Method != http.MethodGet {
				e.handle = a.audited(op, e.handle, shown["GET "+op.Path].handle)
			}
			served := a.serve(op, a.withAccessControl(e))
			operations = append(operations, served)
			if op.Method == http.MethodPost && !strings.Contains(op.Path, "{") {
				fixed[op.Path] = served
			}
		}
		routed := sync.OnceValue(func() *mux.Router { return a.groupRouter(links[prefix], ops, operations) })
		root.PathPrefix(prefix).MatcherFunc(func(r *http.Request, match *mux.RouteMatch) bool { return routed().Match(r, match) })
	}
	for key := range handlers {
		panic("httpapi: handler for an operation in no table: " + key)
	}
	root.NotFoundHandler = a.unmatchedHandler(nil)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPost && r.URL.RawPath == "" {
			// Paths without variables, as of validations and redemptions, are looked up in a map. The router would take
			// longer than decoding the order.
			if served := fixed[r.URL.Path]; served != nil {
				served.ServeHTTP(w, r)
				return
			}
		}
		root.ServeHTTP(w, r)
	})
}

func newRouter() *mux.Router { return mux.NewRouter().UseEncodedPath().SkipClean(true) }

// groupRouter routes to links, and to operations by their handlers.
func (a *API) groupRouter(links []link, operations []Operation, handlers []http.Handler) *mux.Router {
	r := newRouter()
	for _, l := range links {
		l.join(r, a)
	}
	for i, op := range operations {
		r.Path(op.Path).Methods(op.Method).Handler(handlers[i])
	}
	r.NotFoundHandler = a.unmatchedHandler(operations)
	r.MethodNotAllowedHandler = r.NotFoundHandler
	return r
}

// group returns the first two segments of a path, "/v1/campaigns", or three below /client and /management.
func group(path string) string {
	n := 2
	if strings.HasPrefix(path, "/client/") || strings.HasPrefix(path, "/management/") {
		n = 3
	}
	parts := strings.SplitAfterN(path, "/", n+2)
	return strings.TrimSuffix(strings.Join(parts[:min(len(parts), n+1)], ""), "/")
}

// longestFirst sorts the prefixes so that none hides a longer one that begins with it.
func longestFirst(groups map[string][]Operation) []string {
	prefixes := slices.Sorted(maps.Keys(groups))
	slices.SortStableFunc(prefixes, func(a, b string) int { return cmp.Compare(len(b), len(a)) })
	return prefixes
}

// literalFirst sorts /promotions/tiers before /promotions/{campaignId}, which would match it, too.
func literalFirst(a, b Operation) int {
	as, bs := strings.Split(a.Path, "/"), strings.Split(b.Path, "/")
	for i := range min(len(as), len(bs)) {
		av, bv := strings.HasPrefix(as[i], "{"), strings.HasPrefix(bs[i], "{")
		if av != bv {
			if av {
				return 1
			}
			return -1
		}
	}
	return cmp.Compare(len(as), len(bs))
}

// serve wraps a handler with what all operations and links share: request id, body limit, recovery, log and metrics.
func (a *API) serve(op Operation, h handler) http.Handler {
	maxBody := a.maxBody
	if audienceOf(op.Path) == project.AudienceClient {
		maxBody = min(maxBody, MaxClientBody)
	}
	name, trusted := op.Method+" "+op.Path, audienceOf(op.Path) != project.AudienceClient
	return http.HandlerFunc(func(w http.ResponseWriter, hr *http.Request) {
		start := time.Now()
		id := env.NewID("v-")
		ctx, span := tracing.Request(hr.Context(), a.engine.Tracer(), name, hr.Header, trusted)
		defer span.End()
		ctx = env.WithRequest(ctx, id)
		hr = hr.WithContext(ctx)
		hr.Body = http.MaxBytesReader(w, hr.Body, maxBody)
		r := &request{Request: hr, engine: a.engine, op: op, reply: w.Header()}
		if !a.replaceItems {
			r.check = refuseReplacing
		}
		out, err := a.run(ctx, r, h)
		if err != nil {
			out = a.refusal(ctx, r, err)
		}
		a.send(w, id, out)
		tracing.Answered(span, tracing.Answer{
			Method: op.Method, Route: op.Path, Status: out.status, Refusal: out.refusalKey(), RequestID: id, Project: r.Caller.ProjectID,
		})
		took := time.Since(start)
		a.observe(Answered{op.Method, op.Path, out.status, out.refusalKey(), r.Caller.ProjectID, r.Caller.AppID, took})
		a.remember(r, id, out, start, took)
		a.log.LogAttrs(ctx, levelOf(out.status), "request", logAttrs(r, id, out.status, took)...)
	})
}

// run calls a handler. A panic is a bug and answered as an internal error.
func (a *API) run(ctx context.Context, r *request, h handler) (out answer, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
		}
	}()
	return h(ctx, r)
}

// withAccessControl runs all checks of a request before its handler: limits, credential, version, feature, origin, query.
func (a *API) withAccessControl(e endpoint) handler {
	return func(ctx context.Context, r *request) (answer, error) {
		if err := a.limitAddress(r); err != nil {
			return answer{}, err
		}
		if err := a.authenticate(ctx, r); err != nil {
			return answer{}, err
		}
		if err := a.limitProject(r); err != nil {
			return answer{}, err
		}
		if err := a.chooseVersion(ctx, r); err != nil {
			return answer{}, err
		}
		if err := a.checkInstallation(ctx, r); err != nil {
			return answer{}, err
		}
		if err := a.checkClientAccess(ctx, r); err != nil {
			return answer{}, err
		}
		if err := requireQuery(r.Request); err != nil {
			return answer{}, err
		}
		return a.performOnce(env.WithSource(ctx, r.Caller.source()), r, withVersions(e.handle), e.keeps)
	}
}

// unmatchedHandler answers a request that matches no operation. It is logged but not observed: with invented methods any client
// could create any number of metric labels.
func (a *API) unmatchedHandler(ops []Operation) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, hr *http.Request) {
		start := time.Now()
		id := env.NewID("v-")
		ctx := env.WithRequest(hr.Context(), id)
		r := &request{Request: hr, op: Operation{Path: "(none)"}}
		methods := methodsAt(ops, hr)
		out := a.refusal(ctx, r, unmatchedFault(hr, methods))
		if len(methods) > 0 {
			w.Header().Set("Allow", strings.Join(methods, ", "))
		}
		a.send(w, id, out)
		a.log.LogAttrs(ctx, levelOf(out.status), "request", logAttrs(r, id, out.status, time.Since(start))...)
	})
}

// methodsAt returns the methods of the operations on the path of a request, sorted.
func methodsAt(ops []Operation, r *http.Request) (methods []string) {
	for _, op := range ops {
		if matchesPattern(op.Path, r.URL.EscapedPath()) {
			methods = append(methods, op.Method)
		}
	}
	slices.Sort(methods)
	return slices.Compact(methods)
}

// unmatchedFault returns the fault of a request that matches no operation: the path is unknown, or it has other methods.
func unmatchedFault(r *http.Request, methods []string) error {
	if len(methods) == 0 {
		return fault.New(fault.KindNotFound, "not_found", "Resource not found", "%s is no path of this API", r.URL.Path)
	}
	return fault.New(fault.KindMethodNotAllowed, "", "HTTP Method Not Allowed", "%s is not supported by this endpoint. Did you mean %s?",
		r.Method, strings.Join(methods, " or "))
}

func matchesPattern(pattern, path string) bool {
	ps, xs := strings.Split(pattern, "/"), strings.Split(path, "/")
	if len(ps) != len(xs) {
		return false
	}
	for i := range ps {
		if ps[i] != xs[i] && !strings.HasPrefix(ps[i], "{") {
			return false
		}
	}
	return true
}

// Path returns a variable of the route, unescaped. Campaign names and voucher codes may hold any character.
func (r *request) Path(name string) string {
	raw := mux.Vars(r.Request)[name]
	value, err := url.PathUnescape(raw)
	if err != nil {
		return raw
	}
	return value
}

// id returns the id of the request, as in answers.
func (r *request) id() string { return env.RequestID(r.Context()) }

// Flag returns a boolean query parameter. A missing one is false.
func (r *request) Flag(name string) (bool, error) {
	value, _, err := listing.Flag(r.URL.Query(), name)
	return value, err
}

// Parameter returns a query parameter that may be sent once. A missing one is empty.
func (r *request) Parameter(name string) (string, error) { return listing.Single(r.URL.Query(), name) }
