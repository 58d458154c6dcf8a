package dashboard

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/ratelimit"
	"github.com/punchcardhq/punchcard/internal/recentcalls"
)

// API is the HTTP API whose calls the dashboard lists, and which people try there; *httpapi.API is one.
type API interface {
	// RecentCalls are the latest calls of a project, the latest first, and how many of all projects are kept; 0 keeps none.
	RecentCalls(projectID string) (calls []recentcalls.Call, kept int)
	// Bounds are what the API takes of its callers.
	Bounds() ratelimit.Bounds
	// ClientSwitch is the name of the setting of a project that the operations at a path need; empty for those that need none.
	ClientSwitch(path string) string
	// ClientSwitches are the names of all settings that ClientSwitch returns.
	ClientSwitches() []string
	// ServePerson answers a server-side call of a person who is signed in, within one project.
	ServePerson(w http.ResponseWriter, r *http.Request, projectID, userID, email string)
}

// WithAPI gives the dashboard an API for the pages of developers: its latest calls, and calls to try. Without it these pages are not there.
func WithAPI(api API) Option { return func(d *Dashboard) { d.api = api } }

// developersRoutes are the routes of the pages for developers.
func (d *Dashboard) developersRoutes() []route {
	all := []route{{method: "GET", path: "developers", act: actBuild, handle: d.developers}}
	if d.api == nil {
		return all
	}
	return append(all,
		route{method: "GET", path: "developers/calls", act: actBuild, handle: d.calls},
		route{method: "GET", path: "developers/try", act: actBuild, handle: d.showTry},
		route{method: "POST", path: "developers/try", act: actBuild, handle: d.try})
}

// developersLinks lead to all pages for developers.
func (v *visit) developersLinks() (links []filterLink) {
	pages := []string{"calls", "try", "schemas"}
	if v.dashboard.api == nil {
		pages = pages[2:]
	}
	for _, name := range pages {
		href := v.path("developers", name)
		links = append(links, filterLink{v.say("developers." + name), href, strings.HasPrefix(v.URL.EscapedPath(), href)})
	}
	return links
}

// developers leads to the first of their pages.
func (d *Dashboard) developers(_ context.Context, v *visit) (answer, error) {
	return goTo(v.developersLinks()[0].Href), nil
}

// callsView is the list of the latest calls.
type callsView struct {
	Pages []filterLink
	// Results are the parts of the list by status.
	Results []filterLink
	Calls   callsPart
	Lead    string
	Off     bool
}

// callsPart is the part of the page that is asked for again.
type callsPart struct {
	Poll  poll
	Rows  []callRow
	Empty empty
}

// callRow is one call.
type callRow struct {
	When                                  moment
	Second                                string
	Method, Route, Status, Tone, Key, Who string
	Took, RequestID                       string
}

// maxCalls is how many calls are listed.
const maxCalls = 100

func (d *Dashboard) calls(_ context.Context, v *visit) (answer, error) {
	shown := v.URL.Query().Get("show")
	all, kept := d.api.RecentCalls(v.Project.ID)
	view := callsView{Pages: v.developersLinks(), Lead: v.say("calls.lead", kept), Off: kept == 0}
	for _, name := range []string{"", "refused", "failed"} {
		view.Results = append(view.Results, filterLink{v.say("calls.show." + name), v.with("show", name), shown == name})
	}
	view.Calls.Empty = empty{"terminal", v.say("calls.none"), v.say("calls.none.why")}
	for i := range all {
		c := &all[i]
		if shown == "refused" && c.Status < 400 || shown == "failed" && c.Status < 500 || len(view.Calls.Rows) == maxCalls {
			continue
		}
		at := v.clock().moment(c.At)
		view.Calls.Rows = append(view.Calls.Rows, callRow{
			When: at, Second: c.At.In(v.Settings.Zone()).Format("15:04:05"), Method: c.Method, Route: c.Route, Status: strconv.Itoa(c.Status), Tone: toneOf(c.Status), Key: c.Key,
			Who: c.Credential, Took: strconv.FormatFloat(float64(c.Took.Microseconds())/1000, 'f', 1, 64) + " ms", RequestID: c.RequestID,
		})
	}
	rows := view.Calls.Rows
	for i := range rows {
		rows[i].When.Distance = "" // which changes without a new call
	}
	view.Calls.Poll = newPoll(v, "calls", 5*time.Second, rows)
	return v.live(view.Calls.Poll, show("calls", v.say("developers.calls"), view)), nil
}

func toneOf(status int) string {
	switch {
	case status >= 500:
		return "bad"
	case status >= 400:
		return "warn"
	}
	return "good"
}

// tryView is the form of a call, and its answer.
type tryView struct {
	Pages []filterLink
	actForm
	form
	Answer *tried
}

// tried is a call that was made, and its answer.
type tried struct {
	Curl, Status, Tone, Took, RequestID, Body string
	// Cut says that the body is longer than what is shown.
	Cut bool
}

// tryMethods are the methods of the API.
var tryMethods = []string{"GET", "POST", "PUT", "DELETE"}

// maxTried is how much of an answer is shown, in bytes.
const maxTried = 64 << 10

func (v *visit) tryView() tryView {
	method := field{Name: "method", Label: v.say("try.method"), Type: "select", Value: v.PostFormValue("method")}
	for _, m := range tryMethods {
		method.Choices = append(method.Choices, choice{m, m})
	}
	path := field{Name: "path", Label: v.say("try.path"), Hint: v.say("try.path.hint"), Type: "text", Value: v.PostFormValue("path"), Required: true, Autocomplete: "off"}
	if v.Method == http.MethodGet {
		path.Value = "/v1/vouchers?limit=3"
	}
	return tryView{Pages: v.developersLinks(), actForm: v.actForm("developers", "try"), form: form{Fields: []field{
		method, path, {Name: "body", Label: v.say("try.body"), Hint: v.say("try.body.hint"), Type: "textarea", Rows: 8, Value: v.PostFormValue("body")},
	}}}
}

func (d *Dashboard) showTry(_ context.Context, v *visit) (answer, error) {
	return show("try", v.say("developers.try"), v.tryView()), nil
}

// try makes a call with the API itself, as the person. No key is needed for it, so that none is in the browser.
func (d *Dashboard) try(ctx context.Context, v *visit) (answer, error) {
	view := v.tryView()
	call, err := v.tryRequest(ctx)
	if err == nil {
		view.Answer, err = d.tryCall(ctx, v, call)
	}
	if err != nil {
		if err := view.refuse(v.texts, err); err != nil {
			return answer{}, err
		}
		return unprocessable(show("try", v.say("developers.try"), view)), nil
	}
	return show("try", v.say("developers.try"), view), nil
}

// deletesForGood reports whether a call deletes what cannot come back: a customer, or what would otherwise go to the trash bin or is there.
func deletesForGood(method string, at *url.URL) bool {
	return strings.HasSuffix(strings.TrimSuffix(at.Path, "/"), "/permanent-deletion") ||
		method == http.MethodDelete && (at.Query().Has("force") || strings.HasPrefix(at.Path, "/v1/trash-bin/"))
}

// tryRequest is the call that the form asks for.
func (v *visit) tryRequest(ctx context.Context) (*http.Request, error) {
	method, path, body := v.PostFormValue("method"), strings.TrimSpace(v.PostFormValue("path")), strings.TrimSpace(v.PostFormValue("body"))
	at, err := url.ParseRequestURI(path)
	switch {
	case !strings.HasPrefix(path, "/v1/") && !strings.HasPrefix(path, "/v2/") || err != nil:
		return nil, fault.Payload("path", "must be a path of the server side, such as /v1/vouchers?limit=3 (actual value is '%.60s')", path)
	case deletesForGood(method, at) && !v.may(actManage):
		return nil, fault.Payload("path", "must not delete for good: %s", v.say("refused.forbidden"))
	case !strings.Contains(" "+strings.Join(tryMethods, " ")+" ", " "+method+" ") || method == "":
		return nil, fault.Payload("method", "must be one of %s (actual value is '%.60s')", strings.Join(tryMethods, ", "), method)
	case body != "" && !json.Valid([]byte(body)):
		return nil, fault.Payload("body", "must be JSON")
	}
	r, err := http.NewRequestWithContext(ctx, method, path, strings.NewReader(body))
	if err != nil {
		return nil, fault.Payload("path", "must be a path of the server side")
	}
	r.RemoteAddr, r.Host = v.RemoteAddr, v.Host
	r.Header.Set("Content-Type", "application/json")
	if key := v.PostFormValue("once"); method != http.MethodGet && key != "" {
		r.Header.Set("Idempotency-Key", key)
	}
	return r, nil
}

// tryCall makes the call. One that may change something is written into the audit log; its answer says whether it was made.
func (d *Dashboard) tryCall(ctx context.Context, v *visit, r *http.Request) (*tried, error) {
	out := &shownAnswer{header: http.Header{}}
	began := time.Now()
	serve := func(context.Context) (any, error) {
		d.api.ServePerson(out, r, v.Project.ID, v.Visitor.ID, v.Visitor.Email)
		if out.status >= 400 {
			var refusal struct{ Key, Message string }
			_ = json.Unmarshal(out.body.Bytes(), &refusal)
			return nil, fault.Invalid(refusal.Key, refusal.Message, "")
		}
		return nil, nil
	}
	if r.Method == http.MethodGet {
		_, _ = serve(ctx)
	} else {
		c := audit.Change{Actor: v.actor(), Act: "api.call", Object: audit.Object{Type: "operation", Name: r.Method + " " + r.URL.Path}}
		if err := v.Project.Audit.Do(ctx, c, serve); err != nil && out.status == 0 {
			return nil, err
		}
	}
	shown := &tried{
		Curl: curl(v, r), Status: strconv.Itoa(out.status) + " " + http.StatusText(out.status), Tone: toneOf(out.status), RequestID: out.header.Get("X-Request-Id"), Cut: out.cut,
		Took: strconv.FormatInt(time.Since(began).Milliseconds(), 10) + " ms", Body: strings.ToValidUTF8(out.body.String(), "�"),
	}
	var indented bytes.Buffer
	if !out.cut && json.Indent(&indented, out.body.Bytes(), "", "  ") == nil {
		shown.Body = strings.TrimSpace(indented.String())
	}
	return shown, nil
}

// curl is the same call for a shell, with places for a key.
func curl(v *visit, r *http.Request) string {
	scheme := "http"
	if v.dashboard.isSecure(v.Request) {
		scheme = "https"
	}
	quote := func(text string) string { return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'" }
	text := "curl -X " + r.Method + " " + quote(scheme+"://"+v.Host+r.URL.RequestURI()) + " \\\n  -H 'X-App-Id: APP_ID' -H 'X-App-Token: APP_TOKEN'"
	if body := strings.TrimSpace(v.PostFormValue("body")); body != "" {
		text += " \\\n  -H 'Content-Type: application/json' -d " + quote(body)
	}
	return text
}

// shownAnswer takes an answer of the API, and keeps the beginning of its body.
type shownAnswer struct {
	header http.Header
	status int
	body   bytes.Buffer
	cut    bool
}

func (a *shownAnswer) Header() http.Header { return a.header }

func (a *shownAnswer) WriteHeader(status int) {
	if a.status == 0 {
		a.status = status
	}
}

func (a *shownAnswer) Write(p []byte) (int, error) {
	a.WriteHeader(http.StatusOK)
	room := maxTried - a.body.Len()
	a.body.Write(p[:min(len(p), room)])
	a.cut = a.cut || len(p) > room
	return len(p), nil
}
