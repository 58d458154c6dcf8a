package dashboard

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"mime"
	"net/http"
	"net/url"
	"path"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// visit is one request of a person.
type visit struct {
	*http.Request
	dashboard *Dashboard
	// texts are in the language of the person.
	texts   *texts
	Visitor Visitor
	// Project is the engine of the project in the address, Settings the project itself and Role what the person may do there. They are empty on
	// pages outside of projects.
	Project  *punchcard.Project
	Settings project.Project
	Role     role
	// id is the id of the request. Events and logs have it, too.
	id string
	// lag is how old the lists of a lagging route are; nil for others.
	lag *storage.Lag
	// choice is how the person sees the list of the page, and lists what they have chosen for all lists; nil until it is read.
	choice listChoice
	lists  map[string]listKept
}

// may reports whether the person may do something in the project.
func (v *visit) may(a act) bool { return may(v.Role, a) }

// path is the address of a page of the project; the parts are escaped and joined with slashes.
func (v *visit) path(parts ...string) string {
	return v.dashboard.path(append([]string{"projects", v.Project.ID}, parts...)...)
}

// path is an address of the dashboard; the parts are escaped and joined with slashes.
func (d *Dashboard) path(parts ...string) string {
	escaped := make([]string, len(parts))
	for i, p := range parts {
		escaped[i] = url.PathEscape(p)
	}
	return d.base + strings.Join(escaped, "/")
}

// clock writes times in the zone of the project, outside of projects in UTC.
func (v *visit) clock() clock {
	if v.Project == nil {
		return clock{v.texts, time.UTC, v.dashboard.engine.Env().Now()}
	}
	return clock{v.texts, v.Settings.Zone(), v.Project.Now()}
}

// money writes an amount in the currency of the project.
func (v *visit) money(minor int64) string {
	return wording.Writer{Language: v.texts.wording, Currency: v.Settings.Currency}.Money(minor)
}

// partial reports whether htmx asks for a part of a page.
func (v *visit) partial() bool { return v.Header.Get("HX-Request") == "true" }

// target is the id of the element that htmx puts the answer into. htmx sends it as main#orders.
func (v *visit) target() string {
	_, id, _ := strings.Cut(v.Header.Get("HX-Target"), "#")
	return id
}

// answer is the response to a visit: a page, or a redirect to one.
type answer struct {
	status int
	// page is the name of a template, title is the text of its head, and view its data.
	page, title string
	view        any
	to          string
	cookies     []*http.Cookie
	// file writes a file that the browser keeps under a name.
	file     func(io.Writer) error
	fileName string
}

// show answers with a page.
func show(page, title string, view any) answer {
	return answer{status: http.StatusOK, page: page, title: title, view: view}
}

// goTo sends the person on to another page.
func goTo(path string) answer { return answer{status: http.StatusSeeOther, to: path} }

// defaultReadTimeout is how long a page may take to be read. A page that takes longer says what to narrow.
const defaultReadTimeout = 3 * time.Second

// open returns the handler of a route: it finds out who comes and what they may do, and writes the answer.
func (d *Dashboard) open(r route) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		limit := int64(maxForm)
		if r.upload {
			limit = maxUpload
		}
		req.Body = http.MaxBytesReader(w, req.Body, limit)
		v := &visit{Request: req, dashboard: d, texts: d.languages.of(req), id: d.engine.Env().NewID("w-")}
		w.Header().Set("X-Request-Id", v.id)
		ctx := env.WithRequest(req.Context(), v.id)
		if (req.Method == http.MethodGet || req.Method == http.MethodHead) && !r.whole {
			var cancel context.CancelFunc
			ctx, cancel = context.WithTimeout(ctx, d.readTimeout)
			defer cancel()
		}
		out, err := d.handle(ctx, v, r)
		if v.lag != nil && v.lag.Seconds() != "" {
			w.Header().Set(storage.LagHeader, v.lag.Seconds())
		}
		if err != nil {
			out = v.refusal(ctx, err)
		}
		d.write(w, v, out)
	})
}

// handle lets a person in, and calls the handler of the route.
func (d *Dashboard) handle(ctx context.Context, v *visit, r route) (out answer, err error) {
	v.Visitor, err = d.visitor(v.Request)
	if err != nil && !r.open {
		if fault.Has(err, "unauthorized") && d.signInAt != "" {
			return d.toSignIn(v, d.signInAt), nil
		}
		return answer{}, err
	}
	if v.Visitor.ID != "" && !d.limits.person.Take(v.Visitor.ID, d.engine.Env().Now()).Allowed {
		return answer{}, errTooMany
	}
	if r.danger && v.Visitor.signIn.ID != "" && !v.Visitor.signIn.IsConfirmed(d.engine.Env().Now()) {
		return d.toSignIn(v, d.path("confirm")), nil
	}
	ctx = env.WithSource(ctx, env.Source{Channel: env.ChannelUserPortal, UserID: v.Visitor.ID})
	if id := v.PathValue("projectId"); id != "" {
		if err := d.enterProject(ctx, v, id); err != nil {
			return answer{}, err
		}
		if !v.may(r.act) {
			return answer{}, errForbidden
		}
	}
	// After a change the page that follows must show it.
	if query := v.URL.Query(); r.lagging && !query.Has("done") && !query.Has("changed") {
		ctx, v.lag = storage.MayLag(ctx, time.Time{})
	}
	return r.handle(ctx, v)
}

// enterProject puts the project and the role into a visit. A project without a role for the person is not found, as one that does not exist.
func (d *Dashboard) enterProject(ctx context.Context, v *visit, id string) (err error) {
	role, ok := v.Visitor.role(id)
	if !ok {
		return errNowhere
	}
	settings, err := d.engine.Projects.Recent(ctx, id)
	if fault.IsNotFound(err) {
		return errNowhere
	}
	if err != nil {
		return err
	}
	v.Role, v.Settings, v.Project = role, settings, d.engine.Project(id)
	return nil
}

// write sends an answer.
func (d *Dashboard) write(w http.ResponseWriter, v *visit, out answer) {
	for _, c := range out.cookies {
		http.SetCookie(w, c)
	}
	if out.to != "" && v.partial() && v.dashboard.leaves(out.to) {
		w.Header().Set("HX-Redirect", out.to) // a page of its own cannot stand in a part of another one
		w.WriteHeader(http.StatusNoContent)
		return
	}
	if out.to != "" {
		w.Header().Set("Location", out.to)
		w.WriteHeader(out.status)
		return
	}
	if out.status == http.StatusNoContent {
		w.WriteHeader(out.status)
		return
	}
	if out.file != nil {
		w.Header().Set("Content-Type", mime.TypeByExtension(path.Ext(out.fileName)))
		w.Header().Set("Content-Disposition", `attachment; filename="`+out.fileName+`"`)
		if err := out.file(w); err != nil {
			d.log.Error("a file of the dashboard was not written", slog.String("request_id", v.id), slog.Any("cause", err))
			panic(http.ErrAbortHandler) // so that the browser notices that the file is not complete
		}
		return
	}
	var page bytes.Buffer
	pages, err := d.pagesIn(v.texts)
	if err == nil {
		err = pages.render(&page, v, out)
	}
	if err != nil {
		d.log.Error("a page of the dashboard was not rendered", slog.String("request_id", v.id), slog.String("page", out.page), slog.Any("cause", err))
		http.Error(w, "Internal error, request "+v.id, http.StatusInternalServerError)
		return
	}
	if out.status == http.StatusServiceUnavailable {
		w.Header().Set("Retry-After", "2")
	}
	writePage(w, v.Request, out, page.Bytes())
}

// Refusals of the dashboard itself.
var (
	errNowhere   = ownRefusal(fault.KindNotFound, "not_found", "refused.nowhere", "refused.nowhere.why")
	errForbidden = ownRefusal(fault.KindForbidden, "forbidden", "refused.forbidden", "refused.forbidden.why")
	errForeign   = ownRefusal(fault.KindForbidden, "foreign_origin", "refused.foreign", "refused.foreign.why")
)

// wordedError is a refusal of the dashboard itself. Its words are texts, so that people read it in their language.
type wordedError struct {
	fault *fault.Error
	// message and details are keys of texts.
	message, details string
}

func ownRefusal(kind fault.Kind, key, message, details string) error {
	return &wordedError{fault.New(kind, key, english.say(message), "%s", english.say(details)), message, details}
}

func (e *wordedError) Error() string { return e.fault.Error() }
func (e *wordedError) Unwrap() error { return e.fault }

// faultOf is the fault of an error. Those of the dashboard itself are in the language of the texts; those of the engine are as the API says them.
func (t *texts) faultOf(err error) (*fault.Error, bool) {
	f, ok := fault.As(err)
	var own *wordedError
	if !ok || !errors.As(err, &own) {
		return f, ok
	}
	said := *f
	said.Message, said.Details = t.say(own.message), t.say(own.details)
	return &said, true
}

// refused is the view of a page that says why there is no other one.
type refused struct {
	Message, Details, Key, RequestID string
}

// refusal is the page for an error. Of an internal error it says the id of the request alone.
func (v *visit) refusal(ctx context.Context, err error) answer {
	f, isFault := v.texts.faultOf(err)
	status := http.StatusInternalServerError
	view := refused{RequestID: v.id}
	switch {
	case isFault && statuses[f.Kind] != 0:
		status, view.Message, view.Details, view.Key = statuses[f.Kind], f.Message, f.Details, f.Key
	case errors.Is(err, context.DeadlineExceeded) && v.Context().Err() == nil:
		status, view.Message, view.Details = http.StatusServiceUnavailable, v.say("refused.slow"), v.say("refused.slow.why")
	case storage.Unavailable(err):
		status, view.Message, view.Details = http.StatusServiceUnavailable, v.say("refused.unavailable"), v.say("refused.unavailable.why")
		v.dashboard.log.LogAttrs(ctx, slog.LevelError, "the storage cannot be reached", slog.String("request_id", v.id), slog.Any("cause", err))
	default:
		view.Message, view.Details = v.say("refused.internal"), v.say("refused.internal.why")
		v.dashboard.log.LogAttrs(ctx, slog.LevelError, "a page of the dashboard failed", slog.String("request_id", v.id), slog.Any("cause", err))
	}
	out := show("refused", view.Message, view)
	out.status = status
	return out
}

// statuses are the HTTP statuses of faults.
var statuses = map[fault.Kind]int{
	fault.KindInvalid: 400, fault.KindUnauthorized: 401, fault.KindPaymentRequired: 402, fault.KindForbidden: 403, fault.KindNotFound: 404,
	fault.KindMethodNotAllowed: 405, fault.KindNotAcceptable: 406, fault.KindConflict: 409, fault.KindTooLarge: 413, fault.KindUnsupportedMedia: 415,
	fault.KindUnprocessable: 422, fault.KindLocked: 423, fault.KindTooMany: 429, fault.KindNotImplemented: 501, fault.KindUnavailable: 503,
}

// originOf is the origin of an address: https://shop.example of https://shop.example/promotions.
func originOf(address string) string {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		return ""
	}
	return u.Scheme + "://" + u.Host
}
