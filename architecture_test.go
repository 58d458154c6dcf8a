package punchcard_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestArchitecturePageNamesWhatExists holds docs/architecture.md to the source: its files and packages exist, and each arrow of its diagram
// is an import.
func TestArchitecturePageNamesWhatExists(t *testing.T) {
	page, err := os.ReadFile("docs/architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	text := string(page)
	imports := map[string][]string{}
	for _, p := range packages(t) {
		imports[strings.TrimPrefix(strings.TrimPrefix(p.ImportPath, module), "/")] = ours(p.Imports)
	}
	named := 0
	for _, m := range regexp.MustCompile("`([a-z]+(?:/[a-z_0-9]+)*(?:\\.go)?)`").FindAllStringSubmatch(text, -1) {
		if path := m[1]; strings.Contains(path, "/") || strings.HasSuffix(path, ".go") {
			named++
			if _, err := os.Stat(path); err != nil {
				t.Errorf("the page names %s, which does not exist", path)
			}
		}
	}
	_, diagram, _ := strings.Cut(text, "```mermaid")
	diagram, _, _ = strings.Cut(diagram, "```")
	labels := map[string]string{"root": ""}
	for _, m := range regexp.MustCompile(`(\w+)\["([^"]+)"\]`).FindAllStringSubmatch(diagram, -1) {
		if labels[m[1]] = m[2]; m[2] == "punchcard" {
			labels[m[1]] = ""
		}
	}
	arrows := regexp.MustCompile(`(\w+)(?:\["[^"]+"\])? --> (\w+)`).FindAllStringSubmatch(diagram, -1)
	for _, m := range arrows {
		from, to := m[1], m[2]
		if label, labelled := labels[from]; labelled {
			from = label
		}
		if label, labelled := labels[to]; labelled {
			to = label
		}
		if to == "" {
			to = "." // imports of the root package have no path of ours
		}
		list, exists := imports[from]
		if !exists || to != "." && !slices.Contains(list, to) {
			t.Errorf("the diagram has %q importing %q, which it does not", from, to)
		}
	}
	if named < 20 || len(arrows) < 15 {
		t.Errorf("the test reads %d names and %d arrows of the page: it looks for them in the wrong way", named, len(arrows))
	}
	words := regexp.MustCompile(`(?m)^\| \w+ \| `).FindAllString(text[strings.Index(text, "## Glossary"):], -1)
	if n := len(words) - 1; n < 1 || n > 12 {
		t.Errorf("the glossary has %d words, at most 12 are wanted: name what is special in the words of the field", n)
	}
}
