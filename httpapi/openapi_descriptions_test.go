package httpapi_test

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestEverythingInTheDocumentHasADescription visits the whole document: operations, parameters, properties, answers,
// headers, schemes and tags.
func TestEverythingInTheDocumentHasADescription(t *testing.T) {
	s := newServer(t)
	var document map[string]any
	if err := json.Unmarshal(s.fetch("/openapi.json").Body.Bytes(), &document); err != nil {
		t.Fatal(err)
	}
	undescribed := map[string]bool{}
	needs := func(where string, what any) {
		if text, _ := what.(map[string]any)["description"].(string); text == "" {
			undescribed[where] = true
		}
	}
	for path, item := range document["paths"].(map[string]any) {
		for method, op := range item.(map[string]any) {
			op := op.(map[string]any)
			where := strings.ToUpper(method) + " " + path
			needs(where, op)
			if summary, _ := op["summary"].(string); summary == "" {
				undescribed[where+" has no title"] = true
			}
			for _, p := range op["parameters"].([]any) {
				needs(fmt.Sprintf("%s: the parameter %s", where, p.(map[string]any)["name"]), p)
			}
			for status, response := range op["responses"].(map[string]any) {
				if response.(map[string]any)["$ref"] == nil {
					needs(where+" "+status, response)
				}
			}
			describedWithin(op, where, needs)
		}
	}
	components := document["components"].(map[string]any)
	for _, kind := range slices.Sorted(maps.Keys(components)) {
		for name, c := range components[kind].(map[string]any) {
			needs(kind+" "+name, c)
			describedWithin(c, name, needs)
		}
	}
	for _, tag := range document["tags"].([]any) {
		needs(fmt.Sprintf("the group %s", tag.(map[string]any)["name"]), tag)
	}
	for _, where := range slices.Sorted(maps.Keys(undescribed)) {
		t.Errorf("%s has no description: write it in described/ or in a comment on the field", where)
	}
}

// describedWithin visits the properties of all nested schemas.
func describedWithin(within any, where string, needs func(string, any)) {
	switch within := within.(type) {
	case []any:
		for _, one := range within {
			describedWithin(one, where, needs)
		}
	case map[string]any:
		for name, value := range within {
			if name == "example" {
				continue
			}
			properties, is := value.(map[string]any)
			if name != "properties" || !is {
				describedWithin(value, where, needs)
				continue
			}
			for property, schema := range properties {
				needs(where+"."+property, schema)
				describedWithin(schema, where+"."+property, needs)
			}
		}
	}
}

// goName matches Go identifiers, which callers of the API do not know. Other names that look like them are listed.
var (
	goName       = regexp.MustCompile(`\b(?:[A-Z][a-z]+){2,}\b|\b[A-Z][a-z]+(?:ID|SKU|URL)s?\b`)
	namesOfOther = map[string]bool{"GeoJSON": true, "MultiPolygon": true, "OpenAPI": true}
)

// TestDescriptionsHaveNoGoNames finds Go identifiers in descriptions, which mean nothing to callers of the API.
func TestDescriptionsHaveNoGoNames(t *testing.T) {
	s := newServer(t)
	var document any
	if err := json.Unmarshal(s.fetch("/openapi.json").Body.Bytes(), &document); err != nil {
		t.Fatal(err)
	}
	spoken := map[string]bool{}
	var visit func(any)
	visit = func(v any) {
		switch v := v.(type) {
		case []any:
			for _, one := range v {
				visit(one)
			}
		case map[string]any:
			if text, is := v["description"].(string); is {
				for _, name := range goName.FindAllString(text, -1) {
					if !namesOfOther[name] {
						spoken[name+": "+text] = true
					}
				}
			}
			for name, one := range v {
				if name != "example" {
					visit(one)
				}
			}
		}
	}
	visit(document)
	for _, text := range slices.Sorted(maps.Keys(spoken)) {
		t.Errorf("a name of the code is in a description: %s", text)
	}
}

// TestEveryKeyOfARefusalIsExplained finds the keys of refusals in the source, but for those of the dashboard, which no operation of the API
// answers. The document has to have the meaning and remedy of each.
func TestEveryKeyOfARefusalIsExplained(t *testing.T) {
	s := newServer(t)
	var document struct {
		Refusals []struct{ Key, Meaning, Remedy string } `json:"x-refusals"`
	}
	if err := json.Unmarshal(s.fetch("/openapi.json").Body.Bytes(), &document); err != nil {
		t.Fatal(err)
	}
	explained := map[string]bool{}
	for _, r := range document.Refusals {
		if explained[r.Key] || r.Meaning == "" || r.Remedy == "" {
			t.Errorf("%s is there twice, or without its meaning and remedy", r.Key)
		}
		explained[r.Key] = true
	}
	refused := regexp.MustCompile(`fault\.(?:Invalid\(|New\(fault\.Kind\w+,)\s*"(\w+)"`)
	found := 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() && slices.Contains([]string{"node_modules", "examples", "storagetest", "dashboard", "signin"}, d.Name()) || d.IsDir() && strings.HasPrefix(d.Name(), ".") && d.Name() != ".." {
			return fs.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		source, err := os.ReadFile(path)
		for _, key := range refused.FindAllSubmatch(source, -1) {
			found++
			if !explained[string(key[1])] {
				t.Errorf("%s refuses with %s, which described/refusals.txt does not explain", path, key[1])
			}
		}
		return err
	})
	if err != nil || found < 50 {
		t.Fatal(found, err)
	}
}
