package httpapi_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// strictDocument is the OpenAPI document in a form in which unknown properties of answers are errors. Unknown properties of
// requests are ignored.
var strictDocument = sync.OnceValues(func() (*openapi3.T, error) {
	document, err := loadDocument(httpapi.New(punchcard.New(memory.New())))
	if err != nil {
		return nil, err
	}
	for name, s := range document.Components.Schemas {
		makeStrict(s, strings.HasSuffix(name, "Request"))
	}
	for _, path := range document.Paths.Map() {
		for _, op := range path.Operations() {
			for _, r := range op.Responses.Map() {
				for _, c := range r.Value.Content {
					makeStrict(c.Schema, false)
				}
			}
		}
	}
	return document, nil
})

func loadDocument(a *httpapi.API) (*openapi3.T, error) {
	document, err := openapi3.NewLoader().LoadFromData(a.OpenAPI())
	if err != nil {
		return nil, err
	}
	return document, document.Validate(openapi3.NewLoader().Context, openapi3.DisableExamplesValidation()) // examples are validated when they are made
}

// makeStrict makes schemas without a type nullable, and forbids additional properties in objects with properties unless they
// are open. It does not follow references: components are visited by themselves.
func makeStrict(ref *openapi3.SchemaRef, open bool) {
	if ref == nil || ref.Ref != "" {
		return
	}
	s := ref.Value
	if s.Type == nil && len(s.AnyOf) == 0 {
		s.Nullable = true // anything can be null
	}
	if !open && len(s.Properties) > 0 && s.AdditionalProperties.Schema == nil {
		no := false
		s.AdditionalProperties = openapi3.BoolSchema{Has: &no}
	}
	for _, p := range s.Properties {
		makeStrict(p, open)
	}
	makeStrict(s.Items, open)
	makeStrict(s.AdditionalProperties.Schema, open)
	for _, one := range s.AnyOf {
		makeStrict(one, open)
	}
}

// answered is the set of operations that have answered with success in this run.
var answered sync.Map

// TestMain fails a complete run in which an operation never succeeded, and any run on PostgreSQL in which a statement was not within one project.
func TestMain(m *testing.M) {
	recordStatements()
	code := m.Run()
	if !withinProjects() {
		code = max(code, 1)
	}
	if code == 0 && flag.Lookup("test.run").Value.String() == "" && flag.Lookup("test.list").Value.String() == "" {
		document, err := strictDocument()
		if err != nil {
			panic(err)
		}
		for _, op := range describedIn(document) {
			if _, seen := answered.Load(op.Method + " " + op.Path); !seen {
				fmt.Printf("no test has %s %s succeed: nothing holds its answer against the document\n", op.Method, op.Path)
				code = 1
			}
		}
	}
	os.Exit(code)
}

// checkAnswer validates an answer against the document: its status, and all required properties, no others, with their
// types.
func (s *server) checkAnswer(method, path string, a answer) {
	s.t.Helper()
	document, err := strictDocument()
	if err != nil {
		s.t.Fatal(err)
	}
	op, known := operationIn(document, method, path)
	if v := a.header.Get("X-Voucherify-API-Version"); !known || a.status >= 500 || v != "" && v != project.CurrentAPIVersion {
		return // the document describes the newest version
	}
	d := document.Paths.Value(op.Path).GetOperation(op.Method)
	response := d.Responses.Value(strconv.Itoa(a.status))
	switch {
	case response == nil && a.status >= 400:
		response = d.Responses.Default()
	case response == nil:
		s.t.Errorf("%s %s: the document knows no answer %d", op.Method, op.Path, a.status)
		return
	default:
		answered.Store(op.Method+" "+op.Path, true)
	}
	described := response.Value.Content.Get("application/json")
	if described == nil || a.raw == "" {
		if described != nil != (a.raw != "") && a.status < 400 {
			s.t.Errorf("%s %s: %d with the body %q is not what the document says", op.Method, op.Path, a.status, a.raw)
		}
		return
	}
	var body any
	if err := json.Unmarshal([]byte(a.raw), &body); err != nil {
		s.t.Fatal(err)
	}
	if err := described.Schema.Value.VisitJSON(body, openapi3.MultiErrors(), openapi3.VisitAsResponse()); err != nil {
		s.t.Errorf("%s %s: the answer %d is not what the document says: %s", op.Method, op.Path, a.status, reasons(err))
	}
}

// beyondTheDocument are the operations that accept more than is described: short forms, and rows that are refused one by
// one.
var beyondTheDocument = []string{
	"POST /v1/campaigns/{campaignId}/vouchers", "POST /v1/publications", "POST /v1/customers/bulk/async", "POST /v1/vouchers/bulk/async",
}

// checkRequest validates an accepted body against the document: the document may not be stricter than the server.
func (s *server) checkRequest(method, path, body string, a answer) {
	s.t.Helper()
	document, err := strictDocument()
	if err != nil {
		s.t.Fatal(err)
	}
	op, known := operationIn(document, method, path)
	if v := a.header.Get("X-Voucherify-API-Version"); !known || body == "" || a.status >= 300 || v != "" && v != project.CurrentAPIVersion ||
		slices.Contains(beyondTheDocument, op.Method+" "+op.Path) {
		return
	}
	request := document.Paths.Value(op.Path).GetOperation(op.Method).RequestBody
	if request == nil || request.Value.Content.Get("application/json") == nil {
		return
	}
	var sent any
	if err := json.Unmarshal([]byte(body), &sent); err != nil {
		s.t.Fatal(err)
	}
	if err := request.Value.Content.Get("application/json").Schema.Value.VisitJSON(sent, openapi3.MultiErrors(), openapi3.VisitAsRequest()); err != nil {
		s.t.Errorf("%s %s: the document does not allow a request that was taken: %s", op.Method, op.Path, reasons(err))
	}
}

// reasons returns the errors without the schemas, which are too long to print.
func reasons(err error) string {
	if many, ok := err.(openapi3.MultiError); ok {
		var all []string
		for _, one := range many {
			all = append(all, reasons(one))
		}
		return strings.Join(all, "; ")
	}
	if one, ok := err.(*openapi3.SchemaError); ok {
		return "/" + strings.Join(one.JSONPointer(), "/") + ": " + one.Reason
	}
	return err.Error()
}

// describedIn returns the operations of a document: the published ones that are built, and Punchcard's own.
func describedIn(document *openapi3.T) (all []httpapi.Operation) {
	for path, item := range document.Paths.Map() {
		for method := range item.Operations() {
			all = append(all, httpapi.Operation{Method: method, Path: path})
		}
	}
	return all
}

// operationIn returns the operation of a request. It is called for each request of all tests.
func operationIn(document *openapi3.T, method, path string) (found httpapi.Operation, known bool) {
	path, _, _ = strings.Cut(path, "?")
	parts := strings.Split(strings.TrimSuffix(path, "/"), "/")
	fewest := 99
	for path, item := range document.Paths.Map() {
		if strings.Count(path, "/")+1 != len(parts) || item.GetOperation(method) == nil {
			continue
		}
		pattern, variables := strings.Split(path, "/"), 0
		for i := range pattern {
			if strings.HasPrefix(pattern[i], "{") {
				variables += 10 + len(pattern) - i // a later variable is the better match
			} else if pattern[i] != parts[i] {
				variables = 99
			}
		}
		if variables < fewest {
			found, known, fewest = httpapi.Operation{Method: method, Path: path}, true, variables
		}
	}
	return found, known
}

func TestTheDocumentDescribesWhatIsBuilt(t *testing.T) {
	s := newServer(t)
	document, err := loadDocument(s.api.(*httpapi.API))
	if err != nil {
		t.Fatal(err)
	}
	ids := map[string]string{}
	for _, op := range s.operations() {
		path := document.Paths.Value(op.Path)
		if path == nil || path.GetOperation(op.Method) == nil {
			if op.Built {
				t.Errorf("%s %s is built and not described", op.Method, op.Path)
			}
			continue
		}
		d := path.GetOperation(op.Method)
		if !op.Built {
			t.Errorf("%s %s is described and not built", op.Method, op.Path)
		}
		if other := ids[d.OperationID]; other != "" || d.OperationID == "" {
			t.Errorf("%s %s and %s are both called %q", op.Method, op.Path, other, d.OperationID)
		}
		ids[d.OperationID] = op.Method + " " + op.Path
	}
}

// TestReadsMatchTheDocument makes one object of each kind and calls every GET operation.
func TestReadsMatchTheDocument(t *testing.T) {
	s := newServer(t)
	made := s.createObjects()
	for _, op := range s.operations() {
		if path, ok := filledWith(op.Path, made); op.Built && op.Method == "GET" && ok {
			if a := s.do("GET", path, nil); a.status >= 500 { // do validates the answer against the document
				t.Errorf("GET %s: %d %s", path, a.status, a.raw)
			}
		}
	}
}

// TestTheReferenceShowsTheDocument checks the page that people read.
func TestTheReferenceShowsTheDocument(t *testing.T) {
	s := newServer(t)
	for path, want := range map[string][]string{
		"/openapi.json": {`"openapi":"3.1.0"`, `"/v1/vouchers/{code}"`, `"x-refusals"`, `"required":true`},
		"/reference": {
			"<code>/v1/vouchers/{code}</code>", `id="type-Voucher"`, `list of <a href="#type-Voucher">Voucher</a>`, "<code>limit</code>", "integer from 1 to 100",
			"<code>AMOUNT</code> · <code>PERCENT</code>", "How many a page has at most.", "How the rules are joined", "X-App-Id", "X-Client-Application-Id",
			"X-Management-Token", `id="refusal-quantity_exceeded"`, "SUMMER25", `href="#status-404">404 Not Found</a>`,
		},
		"/reference/style.css": {"prefers-color-scheme: dark"},
		"/reference/script.js": {"'use strict'"},
	} {
		w := s.fetch(path)
		for _, text := range want {
			if w.Code != http.StatusOK || !strings.Contains(w.Body.String(), text) {
				t.Errorf("GET %s: %d without %s", path, w.Code, text)
			}
		}
	}
	s.refuse(404, "not_found", "", "POST", "/openapi.json", nil)
}

// TestReferenceIsSentCompressed asks as browsers do, and as clients that take no gzip.
func TestReferenceIsSentCompressed(t *testing.T) {
	s := newServer(t)
	for _, path := range []string{"/openapi.json", "/reference"} {
		plain := s.fetch(path).Body.Bytes()
		for accepted, encoding := range map[string]string{"gzip, deflate, br": "gzip", "br, GZIP;q=0.5": "gzip", "gzip;q=0": "", "br": "", "": ""} {
			r := httptest.NewRequestWithContext(t.Context(), "GET", path, nil)
			r.Header.Set("Accept-Encoding", accepted)
			w := httptest.NewRecorder()
			s.api.ServeHTTP(w, r)
			if got := w.Header().Get("Content-Encoding"); got != encoding || w.Header().Get("Vary") != "Accept-Encoding" {
				t.Errorf("GET %s for %q: encoding %q, want %q", path, accepted, got, encoding)
				continue
			}
			body := w.Body.Bytes()
			if encoding == "gzip" {
				if len(body) > len(plain)/8 {
					t.Errorf("GET %s: %d bytes compressed of %d", path, len(body), len(plain))
				}
				z, err := gzip.NewReader(w.Body)
				if err != nil {
					t.Fatal(err)
				}
				if body, err = io.ReadAll(z); err != nil {
					t.Fatal(err)
				}
			}
			if !bytes.Equal(body, plain) {
				t.Errorf("GET %s for %q is not what is sent plain", path, accepted)
			}
		}
	}
}

// TestReferencePageUsesNoOtherServer checks the page against its policy: it has its own script alone, which stores nothing
// and calls no other server, and every link leads to an anchor of the page.
func TestReferencePageUsesNoOtherServer(t *testing.T) {
	s := newServer(t)
	page := s.fetch("/reference")
	policy := page.Header().Get("Content-Security-Policy")
	if !strings.HasPrefix(policy, "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; ") || strings.Contains(policy, "unsafe") {
		t.Errorf("the page may do too much: %s", policy)
	}
	text := page.Body.String()
	for _, forbidden := range []string{"<script>", "<style", " style=", " onclick=", "javascript:", "http://", "src=\"http", "href=\"http"} {
		if shown := regexp.MustCompile(`(?s)<pre.*?</pre>`).ReplaceAllString(text, ""); strings.Contains(shown, forbidden) {
			t.Errorf("the page has %s", forbidden)
		}
	}
	for _, forbidden := range []string{"localStorage", "sessionStorage", "indexedDB", "document.cookie", "innerHTML", "insertAdjacentHTML", "eval("} {
		if strings.Contains(s.fetch("/reference/script.js").Body.String(), forbidden) {
			t.Errorf("the script uses %s", forbidden)
		}
	}
	places := map[string]bool{}
	for _, id := range regexp.MustCompile(` id="([^"]+)"`).FindAllStringSubmatch(text, -1) {
		if places[id[1]] {
			t.Errorf("two elements have the id %s", id[1])
		}
		places[id[1]] = true
	}
	missing := map[string]bool{}
	for _, link := range regexp.MustCompile(` href="#([^"]+)"`).FindAllStringSubmatch(text, -1) {
		if !places[link[1]] && !missing[link[1]] {
			missing[link[1]] = true
			t.Errorf("a link leads to %s, which does not exist", link[1])
		}
	}
}

// TestDescribedQueryParametersAreRead sends invalid values of each parameter. A handler that ignores the parameter answers
// with success and fails the test.
func TestDescribedQueryParametersAreRead(t *testing.T) {
	s := newServer(t)
	made := s.createObjects()
	s.openClient(object{})
	document, err := strictDocument()
	if err != nil {
		t.Fatal(err)
	}
	for _, op := range s.operations() {
		if !op.Built {
			continue
		}
		for _, p := range document.Paths.Value(op.Path).GetOperation(op.Method).Parameters {
			bad := badValue(p.Value)
			if bad == "" {
				continue
			}
			path, _ := filledWith(op.Path, made)
			a := s.do(op.Method, path+"?"+p.Value.Name+"="+bad, bodyFor(op))
			if a.status < 400 || a.status >= 500 {
				t.Errorf("%s %s with %s=%s: %d %.200s", op.Method, op.Path, p.Value.Name, bad, a.status, a.raw)
			}
		}
	}
}

// TestRequiredQueryParametersAreDescribed calls each operation without a query, and adds each parameter that a refusal asks
// for. Deletions have no required parameter.
func TestRequiredQueryParametersAreDescribed(t *testing.T) {
	s := newServer(t)
	made := s.createObjects()
	_, _, card, ids := s.newTieredMember(object{}, "Bronze", 0)
	parts := strings.Split(card, "/")
	made["programId"], made["memberId"], made["cardId"], made["earningRuleId"] = parts[4], parts[6], parts[8], ids["rule"]
	s.openClient(object{})
	if err := s.engine.Projects.SetIntegration(t.Context(), s.headers["X-App-Id"], true); err != nil {
		t.Fatal(err)
	}
	document, err := strictDocument()
	if err != nil {
		t.Fatal(err)
	}
	for _, op := range s.operations() {
		if !op.Built || op.Method == "DELETE" || queryOf(document, op) == nil {
			continue
		}
		asked := map[string]bool{}
		path, _ := filledWith(op.Path, made)
		query := url.Values{}
		for range 5 {
			a := s.do(op.Method, path+"?"+query.Encode(), bodyFor(op))
			if !strings.Contains(a.raw, "invalid_query_params") {
				break
			}
			for _, p := range queryOf(document, op) {
				name := p.Name
				if asked[name] || !regexp.MustCompile(`[ '.]`+regexp.QuoteMeta(name)+`[ '.]`).MatchString(a.raw) {
					continue
				}
				asked[name] = true
				value, schema := "x", p.Schema.Value
				switch {
				case len(schema.Enum) > 0:
					value = schema.Enum[0].(string)
				case schema.Format == "date":
					value = "2026-11-21"
				case schema.Type.Is("object"):
					name += "[source_id]"
				}
				query.Set(name, value)
				break
			}
		}
		for _, p := range queryOf(document, op) {
			if p.Required != asked[p.Name] {
				t.Errorf("%s %s: %s is described as required: %v, and asked for: %v", op.Method, op.Path, p.Name, p.Required, asked[p.Name])
			}
		}
	}
}

// queryOf returns the described query parameters of an operation.
func queryOf(document *openapi3.T, op httpapi.Operation) (query []*openapi3.Parameter) {
	for _, p := range document.Paths.Value(op.Path).GetOperation(op.Method).Parameters {
		if p.Value.In == "query" {
			query = append(query, p.Value)
		}
	}
	return query
}

// badValue returns an invalid value of a query parameter, or "" when it accepts any.
func badValue(p *openapi3.Parameter) string {
	schema := p.Schema.Value
	switch {
	case p.In != "query" || schema.Type.Is("object") || schema.Type.Is("array"):
		return ""
	case slices.Contains([]string{"integer", "boolean"}, schema.Type.Slice()[0]), len(schema.Enum) > 0, schema.Format != "":
		return "nothing-known"
	}
	return ""
}
