package dashboard

import (
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestVendoredFilesAreListed compares the files of other projects with their hashes.
func TestVendoredFilesAreListed(t *testing.T) {
	list, err := assetFiles.ReadFile("assets/VENDORED.md")
	if err != nil {
		t.Fatal(err)
	}
	listed := map[string]string{}
	for _, row := range regexp.MustCompile("(?m)^\\| `([^`]+)` .* `([0-9a-f]{64})` \\|$").FindAllStringSubmatch(string(list), -1) {
		listed[row[1]] = row[2]
	}
	own := []string{"app.css", "app.js", "mark.svg", "VENDORED.md", "inter-LICENSE.txt", "icons"}
	files, err := assetFiles.ReadDir("assets")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if slices.Contains(own, f.Name()) {
			continue
		}
		content, err := assetFiles.ReadFile("assets/" + f.Name())
		if err != nil {
			t.Fatal(err)
		}
		sum := sha256.Sum256(content)
		if got := hex.EncodeToString(sum[:]); listed[f.Name()] != got {
			t.Errorf("%s has the hash %s, but VENDORED.md says %q", f.Name(), got, listed[f.Name()])
		}
	}
	if len(listed) == 0 {
		t.Error("VENDORED.md lists no file")
	}
}

// TestTextsAreUsedAndThere compares the keys in templates and Go files with the texts.
func TestTextsAreUsedAndThere(t *testing.T) {
	var used strings.Builder
	for _, folder := range []fs.FS{templateFiles, sourceFiles} {
		err := fs.WalkDir(folder, ".", func(path string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() || strings.HasSuffix(path, "_test.go") {
				return err
			}
			content, err := fs.ReadFile(folder, path)
			used.Write(content)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	source := used.String()
	for _, call := range regexp.MustCompile(`\bsay(?:\(| )"([a-z][^"]*)"`).FindAllStringSubmatch(source, -1) {
		if key := call[1]; !english.has(key) && !strings.HasSuffix(key, ".") {
			t.Errorf("there is no text %q", key)
		}
	}
	// Keys that are put together from a beginning and a name.
	made := []string{"role.", "status.", "theme.", "times.", "done.", "act.", "movement.", "verdict.", "redemptions.show.", "audit.result.", "audit.only.", "setting.", "settings.", "keys.side.", "calls.show.", "developers.", "definition.", "tasks.show.", "task.", "export.", "deliveries.show.", "consumer.", "import.charset.", "column.", "record.", "catalog.", "collection.", "trash.", "publications.show.", "orders.show.", "rules.group.", "rules.value.", "rules.operand.", "rules.related.", "rules.pick.", "rules.included", "rules.excluded", "reports.", "loyalty.page.", "program.none.", "verb.", "card.page.", "reward.kind.", "reward.new.", "campaign-new.", "simulator.cart.", "codes.kind.", "codes.state.", "codes.bulk.", "bulk.", "campaign.type.", "campaign.part.", "campaign.distribution.", "limit.", "figure.", "event.", "customer.page.", "edit.", "promotions.move.", "stacking.say.", "segment.key.", "segment.type.", "segment.used.", "webhook.about.", "distribution.", "project-new."}
	for key := range english.byKey {
		if !strings.Contains(source, `"`+key+`"`) && !slices.ContainsFunc(made, func(start string) bool { return strings.HasPrefix(key, start) }) {
			t.Errorf("nothing uses the text %q", key)
		}
	}
}

// TestTemplatesUseAllowedAttributes searches the source of templates, so that branches that no page of a test shows are searched, too.
func TestTemplatesUseAllowedAttributes(t *testing.T) {
	err := fs.WalkDir(templateFiles, ".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		content, err := fs.ReadFile(templateFiles, path)
		for _, found := range regexp.MustCompile(`\s((?:data-)?hx-[a-z:-]+|style|on[a-z]+)\s*=`).FindAllStringSubmatch(string(content), -1) {
			if !slices.Contains(allowedAttributes, found[1]) {
				t.Errorf("%s uses the attribute %s", path, found[1])
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestOwnScriptIsSmall holds the bound of the design: what needs more belongs to the server.
func TestOwnScriptIsSmall(t *testing.T) {
	for file, most := range map[string]int{"app.js": 20_000, "app.css": 40_000} {
		if got := len(assets[assetNames[file]].content); got > most {
			t.Errorf("%s has %d bytes, and may have %d", file, got, most)
		}
	}
}

// TestTemplatesAndAssetsOfAFolder shows what people at work on a template and a style sheet have written, at each request anew.
func TestTemplatesAndAssetsOfAFolder(t *testing.T) {
	s := newSite(t, "Shop")
	dir := t.TempDir()
	s.must(t, os.CopyFS(filepath.Join(dir, "templates"), os.DirFS("templates")))
	s.must(t, os.CopyFS(filepath.Join(dir, "assets"), os.DirFS("assets")))
	WithDir(os.DirFS(dir))(s.Dashboard)
	page, sheet := filepath.Join(dir, "templates", "look-up.html"), "/dashboard/assets/"+assetNames["app.css"]
	for _, words := range []string{"One draft", "Another draft"} {
		s.must(t, os.WriteFile(page, []byte(`{{define "main"}}<h1>`+words+`</h1>{{end}}`), 0o600))
		s.must(t, os.WriteFile(filepath.Join(dir, "assets", "app.css"), []byte("h1 { content: '"+words+"'; src: url(inter-latin.woff2) }"), 0o600))
		if got := s.get(t, roleAdmin, "/dashboard/projects/shop/look-up"); !strings.Contains(got.body, words) {
			t.Errorf("the page is not that of the folder: %d\n%s", got.StatusCode, got.body)
		}
		got := s.get(t, roleAdmin, sheet)
		if !strings.Contains(got.body, words) || !strings.Contains(got.body, assetNames["inter-latin.woff2"]) || got.Header.Get("Cache-Control") != "no-store" {
			t.Errorf("the style sheet is not that of the folder: %d %s\n%s", got.StatusCode, got.Header.Get("Cache-Control"), got.body)
		}
	}
	s.must(t, os.WriteFile(page, []byte(`{{define "main"}}{{`), 0o600))
	if got := s.get(t, roleAdmin, "/dashboard/projects/shop/look-up"); got.StatusCode != 500 {
		t.Errorf("a template that cannot be parsed: %d", got.StatusCode)
	}
}
