package httpapi

import (
	"bytes"
	"embed"
	"encoding/json"
	"html/template"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/internal/gzipped"
)

// The paths of the OpenAPI document and of the reference page. Both need no credential: they have nothing that the source
// code does not have.
const (
	documentPath  = "/openapi.json"
	referencePath = "/reference"
)

// referencePolicy is the Content-Security-Policy of the page: its own script and style, and calls of this server.
const referencePolicy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

//go:embed reference
var referenceFiles embed.FS

var referenceTemplate = template.Must(template.ParseFS(referenceFiles, "reference/page.html"))

// withReference serves the document and the page.
func (a *API) withReference(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			next.ServeHTTP(w, r)
			return
		}
		switch r.URL.Path {
		case documentPath:
			w.Header().Set("Content-Type", jsonContent)
			w.Header().Set("Access-Control-Allow-Origin", "*") // tools in browsers read it from anywhere
			writeEither(w, r, a.document(), a.documentGzip)
		case referencePath:
			referenceHeaders(w, "text/html; charset=utf-8")
			writeEither(w, r, a.page(), a.pageGzip)
		case referencePath + "/style.css":
			writeReference(w, "text/css; charset=utf-8", referenceFile("style.css"))
		case referencePath + "/script.js":
			writeReference(w, "text/javascript; charset=utf-8", referenceFile("script.js"))
		default:
			next.ServeHTTP(w, r)
		}
	})
}

// writeEither writes content as it is, or compressed for a client that takes gzip: the page has 2.5 MB, and a fifteenth of
// it compressed. Both are made once, because compressing for each request would let callers keep the server busy.
func writeEither(w http.ResponseWriter, r *http.Request, content []byte, compressed func() []byte) {
	w.Header().Set("Vary", "Accept-Encoding")
	if gzipped.Takes(r.Header.Get("Accept-Encoding")) {
		w.Header().Set("Content-Encoding", "gzip")
		content = compressed()
	}
	_, _ = w.Write(content)
}

func writeReference(w http.ResponseWriter, kind string, content []byte) {
	referenceHeaders(w, kind)
	_, _ = w.Write(content)
}

func referenceHeaders(w http.ResponseWriter, kind string) {
	w.Header().Set("Content-Type", kind)
	w.Header().Set("Content-Security-Policy", referencePolicy)
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.Header().Set("Referrer-Policy", "no-referrer")
	w.Header().Set("Cache-Control", "no-cache") // another version of the server has another page
}

func referenceFile(name string) []byte {
	content, err := referenceFiles.ReadFile("reference/" + name)
	if err != nil {
		panic("httpapi: " + err.Error()) // the files are embedded
	}
	return content
}

// referencePage renders the document as a page. That takes a tenth of a second and needs no credential, so the page is
// rendered once.
func (a *API) referencePage() []byte {
	var page bytes.Buffer
	if err := referenceTemplate.Execute(&page, a.reference()); err != nil {
		a.log.Error("write the reference page", "cause", err)
	}
	return page.Bytes()
}

// reference is the content of the page.
type reference struct {
	Version  string
	Groups   []referenceGroup
	Types    []referenceType
	Refusals []refusalRow
	Statuses []statusRow
}

type referenceGroup struct {
	Name, Anchor, Note string
	Operations         []referenceOperation
}

type referenceOperation struct {
	ID, Method, Path, Title, Note, Side string
	Scopes                              []string
	Parameters                          []referenceParameter
	Body                                *referenceBody
	Answers                             []referenceBody
	Refusals                            []statusRow
	// Call is the path of the example. The form for trying the operation begins with it.
	Call string
}

type referenceParameter struct {
	In  string
	Row propertyRow
}

// referenceBody is the body of a request or an answer.
type referenceBody struct {
	Status, Note, Media, Example string
	Required                     bool
	Type                         []typePart
	Rows                         []propertyRow
}

type referenceType struct {
	Name, Note string
	Rows       []propertyRow
}

type refusalRow struct{ Key, Meaning, Remedy string }

type statusRow struct{ Code, Text, Note string }

// documentView is the part of the OpenAPI document that the page shows.
type documentView struct {
	Info struct{ Version string }
	Tags []struct{ Name, Description string }

	Paths map[string]map[string]struct {
		OperationID, Summary, Description string
		Tags                              []string
		Parameters                        []struct {
			Name, In, Description string
			Required              bool
			Schema                json.RawMessage
		}
		RequestBody *struct {
			Required bool
			Content  map[string]mediaView
		}
		Responses map[string]struct {
			Description string
			Content     map[string]mediaView
		}
	}
	Components struct{ Schemas map[string]json.RawMessage }
	Refusals   []refusalRow `json:"x-refusals"`
}

type mediaView struct{ Schema, Example json.RawMessage }

// reference makes the page from the document alone, so that both say the same.
func (a *API) reference() reference {
	var document documentView
	if err := json.Unmarshal(a.document(), &document); err != nil {
		panic("httpapi: " + err.Error()) // a bug in the document
	}
	page := reference{Version: document.Info.Version, Refusals: document.Refusals}
	for _, status := range slices.Sorted(maps.Keys(refusalStatuses)) {
		page.Statuses = append(page.Statuses, statusRow{strconv.Itoa(status), http.StatusText(status), refusalStatuses[status].what})
	}
	for _, tag := range document.Tags {
		g := referenceGroup{Name: tag.Name, Anchor: "group-" + strings.ReplaceAll(tag.Name, " ", "-"), Note: tag.Description}
		for _, op := range allOperations() {
			if d, built := document.Paths[op.Path][strings.ToLower(op.Method)]; !built || d.Tags[0] != tag.Name {
				continue
			}
			g.Operations = append(g.Operations, document.operation(op))
		}
		page.Groups = append(page.Groups, g)
	}
	for _, name := range slices.Sorted(maps.Keys(document.Components.Schemas)) {
		s := readOutline(document.Components.Schemas[name])
		mark := "always"
		if strings.HasSuffix(name, "Request") {
			mark = "required"
		}
		page.Types = append(page.Types, referenceType{name, s.Note, s.rows(0, mark)})
	}
	return page
}

func (document documentView) operation(op Operation) referenceOperation {
	d := document.Paths[op.Path][strings.ToLower(op.Method)]
	shown := referenceOperation{
		ID: d.OperationID, Method: op.Method, Path: op.Path, Title: d.Summary, Note: d.Description, Side: strings.ToLower(string(audienceOf(op.Path))), Scopes: op.Scopes,
		Call: op.Path,
	}
	if example, has := examples()[op.Method+" "+op.Path]; has {
		shown.Call = example.Path
	}
	for _, p := range d.Parameters {
		s := readOutline(p.Schema)
		row := propertyRow{Name: p.Name, Type: s.parts(), Values: s.values(), Note: p.Description}
		if p.Required {
			row.Mark = "required"
		}
		shown.Parameters = append(shown.Parameters, referenceParameter{p.In, row})
	}
	if d.RequestBody != nil {
		for media, c := range d.RequestBody.Content {
			body := bodyView(media, c, "required")
			body.Required = d.RequestBody.Required
			shown.Body = &body
		}
	}
	for _, status := range slices.Sorted(maps.Keys(d.Responses)) {
		code, err := strconv.Atoi(status)
		if err != nil {
			continue // "default"
		}
		if code >= http.StatusBadRequest {
			shown.Refusals = append(shown.Refusals, statusRow{Code: status, Text: http.StatusText(code)})
			continue
		}
		answer := referenceBody{}
		for media, c := range d.Responses[status].Content {
			answer = bodyView(media, c, "always")
		}
		answer.Status, answer.Note = status+" "+http.StatusText(code), d.Responses[status].Description
		shown.Answers = append(shown.Answers, answer)
	}
	return shown
}

func bodyView(media string, c mediaView, mark string) referenceBody {
	s := readOutline(c.Schema)
	shown := referenceBody{Media: media, Type: s.parts(), Rows: s.rows(0, mark)}
	var indented bytes.Buffer
	if len(c.Example) > 0 && json.Indent(&indented, c.Example, "", "  ") == nil {
		shown.Example = indented.String()
	}
	return shown
}
