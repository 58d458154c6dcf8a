package dashboard

import (
	"runtime"
	"strings"
	"testing"
	"testing/fstest"
)

// TestTemplatesStaySmall bounds what the parsed templates of a language keep on the heap. A copy of all parts for each page was 20 MB, and the collections of
// garbage that go through it held redemptions up.
func TestTemplatesStaySmall(t *testing.T) { // not parallel: others would allocate meanwhile
	kept := func() uint64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.GC()
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	before := kept()
	p := newPages("/dashboard/", english)
	if bytes := kept() - before; bytes > 5<<20 {
		t.Errorf("the templates of a language take %d bytes, want 5 MB at most", bytes)
	}
	runtime.KeepAlive(p)
}

// TestPagesDefineNamesOfTheirOwn: pages are one set of templates, in which a second block of a name would replace the first.
func TestPagesDefineNamesOfTheirOwn(t *testing.T) {
	t.Parallel()
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	from := fstest.MapFS{
		"templates/base.html":       file(`{{define "base"}}{{.Main}}{{end}}`),
		"templates/parts/rows.html": file(`{{define "rows"}}rows{{end}}`),
		"templates/one.html":        file(`{{define "main"}}{{template "own"}}{{end}}{{define "own"}}one{{end}}`),
		"templates/two.html":        file(`{{define "main"}}two{{end}}`),
	}
	if _, err := parsePages(from, "/", english); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"rows", "own", "base"} {
		from["templates/two.html"] = file(`{{define "main"}}two{{end}}{{define "` + name + `"}}two{{end}}`)
		if _, err := parsePages(from, "/", english); err == nil || !strings.Contains(err.Error(), `two.html defines "`+name+`"`) {
			t.Errorf("a page with the block %q: %v", name, err)
		}
	}
}
