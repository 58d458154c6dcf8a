package httpapi

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"html/template"
	"net/http"
	"slices"
	"strings"
)

// Where the description of the API is served, for machines and for people. Both are open: they tell what the code is published with.
const (
	documentPath  = "/openapi.json"
	referencePath = "/reference"
)

// withReference serves the description before anything else.
func (a *API) withReference(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		isRead := r.Method == http.MethodGet || r.Method == http.MethodHead
		switch {
		case isRead && r.URL.Path == documentPath:
			w.Header().Set("Content-Type", jsonContent)
			w.Header().Set("Access-Control-Allow-Origin", "*") // tools in browsers read it from anywhere
			_, _ = w.Write(a.document())
		case isRead && r.URL.Path == referencePath:
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			w.Header().Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
			_, _ = w.Write(a.page())
		default:
			next.ServeHTTP(w, r)
		}
	})
}

//go:embed reference.html
var referenceText string

var referenceTemplate = template.Must(template.New("reference").Parse(referenceText))

// referencePage shows the document as a page without scripts. It takes a tenth of a second, and anybody may ask for it: so it is made once.
func (a *API) referencePage() []byte {
	var page bytes.Buffer
	if err := referenceTemplate.Execute(&page, a.reference()); err != nil {
		a.log.Error("write the reference page", "cause", err)
	}
	return page.Bytes()
}

// reference is what the page shows.
type reference struct {
	Version string
	Groups  []referenceGroup
	Schemas []referenceSchema
}

type referenceGroup struct {
	Name       string
	Operations []referenceOperation
}

type referenceOperation struct {
	Method, Path, Summary string
	Parameters            []referenceParameter
	Request               string
	Answers               []referenceAnswer
}

type referenceParameter struct{ Name, In, Schema, Note string }

type referenceAnswer struct{ Status, Schema string }

type referenceSchema struct{ Name, Note, Schema string }

// reference reads the page out of the document, which is all that others get, too.
func (a *API) reference() reference {
	var document struct {
		Info  struct{ Version string }
		Paths map[string]map[string]struct {
			Summary    string
			Tags       []string
			Parameters []struct {
				Name, In, Description string
				Schema                json.RawMessage
			}
			RequestBody struct {
				Content map[string]struct{ Schema json.RawMessage }
			}
			Responses map[string]struct {
				Content map[string]struct{ Schema json.RawMessage }
			}
		}
		Components struct{ Schemas map[string]json.RawMessage }
	}
	if err := json.Unmarshal(a.document(), &document); err != nil {
		panic("httpapi: " + err.Error()) // we wrote it
	}
	page := reference{Version: document.Info.Version}
	groups := map[string]*referenceGroup{}
	for _, op := range served() {
		d, built := document.Paths[op.Path][strings.ToLower(op.Method)]
		if !built {
			continue
		}
		g := groups[d.Tags[0]]
		if g == nil {
			g = &referenceGroup{Name: d.Tags[0]}
			groups[d.Tags[0]] = g
		}
		shown := referenceOperation{Method: op.Method, Path: op.Path, Summary: d.Summary}
		for _, p := range d.Parameters {
			shown.Parameters = append(shown.Parameters, referenceParameter{p.Name, p.In, outline(p.Schema), p.Description})
		}
		for _, c := range d.RequestBody.Content {
			shown.Request = outline(c.Schema)
		}
		for status, r := range d.Responses {
			if status == "default" {
				continue
			}
			a := referenceAnswer{Status: status}
			for _, c := range r.Content {
				a.Schema = outline(c.Schema)
			}
			shown.Answers = append(shown.Answers, a)
		}
		slices.SortFunc(shown.Answers, func(a, b referenceAnswer) int { return strings.Compare(a.Status, b.Status) })
		g.Operations = append(g.Operations, shown)
	}
	for _, g := range groups {
		page.Groups = append(page.Groups, *g)
	}
	slices.SortFunc(page.Groups, func(a, b referenceGroup) int { return strings.Compare(a.Name, b.Name) })
	for name, s := range document.Components.Schemas {
		page.Schemas = append(page.Schemas, referenceSchema{name, noteOf(s), outline(s)})
	}
	slices.SortFunc(page.Schemas, func(a, b referenceSchema) int { return strings.Compare(a.Name, b.Name) })
	return page
}
