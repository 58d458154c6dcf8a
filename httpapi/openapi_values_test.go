package httpapi_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// enumTag matches the struct tags of the wire that refer to constants.
var enumTag = regexp.MustCompile(`\b(?:enum|takes):"([^"]*)"`)

// constantsOfTheTags reads from the source the constants of the types that tags refer to, in their order.
func constantsOfTheTags(t *testing.T) map[string][]string {
	t.Helper()
	wanted := map[string]bool{}
	files, err := filepath.Glob("../internal/wire/*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no source of the wire", err)
	}
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, tag := range enumTag.FindAllSubmatch(source, -1) {
			for _, word := range strings.Fields(string(tag[1])) {
				wanted[word] = true
			}
		}
	}
	constants := map[string][]string{}
	err = filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() && strings.HasPrefix(d.Name(), ".") && d.Name() != ".." || d.Name() == "node_modules" {
			return fs.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		source, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, d := range source.Decls {
			if declared, is := d.(*ast.GenDecl); is && declared.Tok == token.CONST {
				noteConstants(source.Name.Name, declared, wanted, constants)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return constants
}

func noteConstants(of string, declared *ast.GenDecl, wanted map[string]bool, constants map[string][]string) {
	for _, spec := range declared.Specs {
		value := spec.(*ast.ValueSpec)
		named, typed := value.Type.(*ast.Ident)
		if !typed || !wanted[of+"."+named.Name] {
			continue
		}
		for _, v := range value.Values {
			literal, is := v.(*ast.BasicLit)
			if !is || literal.Kind != token.STRING {
				continue
			}
			if text, err := strconv.Unquote(literal.Value); err == nil && text != "" {
				constants[of+"."+named.Name] = append(constants[of+"."+named.Name], text)
			}
		}
	}
}

// TestTheDocumentHasTheConstantsOfTheDomain compares the enumerations of the OpenAPI document with the source. -update
// writes them.
func TestTheDocumentHasTheConstantsOfTheDomain(t *testing.T) {
	compareWithSource(t, "openapi_constants.json", "Constants", constantsOfTheTags(t))
}
