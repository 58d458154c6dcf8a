package httpapi_test

import (
	"bytes"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// commentsOfTheWire reads the comments of the wire types and their fields from the source.
func commentsOfTheWire(t *testing.T) map[string]string {
	t.Helper()
	comments := map[string]string{}
	files, err := filepath.Glob("../internal/wire/*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no source of the wire", err)
	}
	note := func(name string, of *ast.CommentGroup) {
		if text := strings.Join(strings.Fields(of.Text()), " "); text != "" {
			comments[name] = plain(name[strings.LastIndexByte(name, '.')+1:], text)
		}
	}
	for _, file := range files {
		source, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range source.Decls {
			declared, isTypes := d.(*ast.GenDecl)
			if !isTypes || declared.Tok != token.TYPE {
				continue
			}
			for _, spec := range declared.Specs {
				named := spec.(*ast.TypeSpec)
				note(named.Name.Name, declared.Doc)
				if named.Doc != nil {
					note(named.Name.Name, named.Doc)
				}
				fields, isStruct := named.Type.(*ast.StructType)
				if !isStruct {
					continue
				}
				for _, f := range fields.Fields.List {
					for _, name := range f.Names {
						note(named.Name.Name+"."+name.Name, f.Doc)
					}
				}
			}
		}
	}
	return comments
}

// plain returns a comment without the Go name at its beginning: "The code of a holder" for "HeldVoucher is the code of a
// holder".
func plain(name, comment string) string {
	comment, named := strings.CutPrefix(comment, name+" ")
	if named {
		for _, verb := range []string{"is ", "are "} {
			comment = strings.TrimPrefix(comment, verb)
		}
	}
	return strings.ToUpper(comment[:1]) + comment[1:]
}

// TestTheDocumentHasTheCommentsOfTheWire compares the descriptions of the OpenAPI document with the comments in the source.
// -update writes them.
func TestTheDocumentHasTheCommentsOfTheWire(t *testing.T) {
	compareWithSource(t, "openapi_comments.json", "Comments", commentsOfTheWire(t))
}

// compareWithSource compares an embedded file with the source that it is generated from. -update writes the file. pattern is
// the -run pattern for that.
func compareWithSource(t *testing.T, path, pattern string, content any) {
	t.Helper()
	var text bytes.Buffer
	e := json.NewEncoder(&text)
	e.SetEscapeHTML(false)
	e.SetIndent("", "\t")
	if err := e.Encode(content); err != nil {
		t.Fatal(err)
	}
	kept, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Equal(kept, text.Bytes()) {
		return
	}
	if !*update {
		t.Fatalf("%s is not what the source says: run go test ./httpapi -run %s -update", path, pattern)
	}
	if err := os.WriteFile(path, text.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// free are the properties that may have any type: filters and geometry, which have their own grammars, and properties with
// several forms.
var free = []string{
	"CollectionInputRequest.filter", "CollectionUpdateRequest.filter", "Comparison.value", "Delivery.body", "ExportParameters.filters", "ExportParametersInputRequest.filters", "ExportSelectionRequest.filters",
	"LocationGeoJSON.coordinates", "LocationGeoJSONRequest.coordinates", "MemberCreateRequest.campaign", "Publication.voucher", "QualifyOptionsRequest.filters", "Redemption.voucher",
	"Segment.filter", "SegmentCreateRequest.filter",
}

func TestEverySchemaSaysWhatItIsAndEveryPropertyHasAType(t *testing.T) {
	s := newServer(t)
	var document struct {
		Components struct {
			Schemas map[string]struct {
				Description string
				Properties  map[string]map[string]any
			}
		}
	}
	if err := json.Unmarshal(s.fetch("/openapi.json").Body.Bytes(), &document); err != nil {
		t.Fatal(err)
	}
	var untyped []string
	for name, schema := range document.Components.Schemas {
		if schema.Description == "" {
			t.Errorf("%s has no description", name)
		}
		for property, p := range schema.Properties {
			typed := false
			for _, key := range []string{"type", "$ref", "anyOf", "oneOf", "allOf", "enum", "const"} {
				_, has := p[key]
				typed = typed || has
			}
			if !typed {
				untyped = append(untyped, name+"."+property)
			}
		}
	}
	slices.Sort(untyped)
	if diff := cmp.Diff(free, untyped); diff != "" {
		t.Errorf("properties without a type (-known +found):\n%s", diff)
	}
}
