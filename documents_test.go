package punchcard_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// documents are the pages that people read.
func documents(t *testing.T) map[string]string {
	t.Helper()
	paths, err := filepath.Glob("docs/*.md")
	if err != nil || len(paths) == 0 {
		t.Fatalf("there are no pages: %v", err)
	}
	texts := map[string]string{}
	for _, path := range append(paths, "README.md", "SECURITY.md", "BENCHMARKS.md") {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		texts[path] = string(text)
	}
	return texts
}

// TestTheDocumentsNameWhatExists holds their links, and the tests that they call proofs, against the source.
func TestTheDocumentsNameWhatExists(t *testing.T) {
	link := regexp.MustCompile(`\]\(([^)#:]+)\)`)
	file := regexp.MustCompile("`((?:[a-z]+/)*[a-z_.-]+\\.(?:md|go|mjs))`")
	claim := regexp.MustCompile("go test (\\.[a-z./]*)(?: -run '?([^'` ]+))?")
	test := regexp.MustCompile("`(Test[A-Za-z_]+)`")
	names := map[string][]string{}
	for path, text := range documents(t) {
		for _, found := range link.FindAllStringSubmatch(text, -1) {
			if _, err := os.Stat(filepath.Join(filepath.Dir(path), found[1])); err != nil {
				t.Errorf("%s: %v", path, err)
			}
		}
		for _, found := range file.FindAllStringSubmatch(text, -1) {
			if _, err := os.Stat(found[1]); err != nil {
				t.Errorf("%s: %v", path, err)
			}
		}
		for _, found := range claim.FindAllStringSubmatch(text, -1) {
			top, _, _ := strings.Cut(found[2], "/") // subtests are named when they run
			pattern, err := regexp.Compile(top)
			if err != nil {
				t.Errorf("%s: %v", path, err)
				continue
			}
			within := []string{found[1]}
			if found[1] == "./storage/..." { // which is said of every storage
				within = []string{"./storage/memory", "./storage/sqlite", "./storage/postgres"}
			}
			for _, packages := range within {
				if !anyMatches(pattern, testsOf(t, packages, names)) {
					t.Errorf("%s: %q runs no test in %s", path, found[0], packages)
				}
			}
		}
		for _, found := range test.FindAllStringSubmatch(text, -1) {
			if !anyMatches(regexp.MustCompile("^"+found[1]+"$"), testsOf(t, "./...", names)) {
				t.Errorf("%s: there is no %s", path, found[1])
			}
		}
	}
}

func anyMatches(pattern *regexp.Regexp, names []string) bool {
	for _, name := range names {
		if pattern.MatchString(name) {
			return true
		}
	}
	return false
}

var declared = regexp.MustCompile(`(?m)^func (Test\w+)\(t \*?testing\.`)

// testsOf are the tests of the packages that a pattern names, as the source declares them.
func testsOf(t *testing.T, packages string, known map[string][]string) []string {
	t.Helper()
	if names, found := known[packages]; found {
		return names
	}
	out, err := exec.Command("go", "list", "-f", "{{.Dir}}", packages).Output()
	if err != nil {
		t.Fatalf("go list %s: %v", packages, err)
	}
	names := []string{}
	for _, dir := range strings.Fields(string(out)) {
		files, _ := filepath.Glob(filepath.Join(dir, "*_test.go"))
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, found := range declared.FindAllStringSubmatch(string(text), -1) {
				names = append(names, found[1])
			}
		}
	}
	known[packages] = names
	return names
}
