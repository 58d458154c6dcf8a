package browsertest

import (
	"encoding/json"
	"path/filepath"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

const password = "correct horse battery"

// onPostgres and inFile are the addresses of empty storages.
func onPostgres(t *testing.T) string { return pgtest.Database(t) }
func inFile(t *testing.T) string     { return "sqlite:" + filepath.Join(t.TempDir(), "shop.db") }

// journey is the tab of Ada, who owns a fresh demo shop and is signed in.
type journey struct {
	*tab
	// scripts says whether the browser runs the scripts of pages.
	scripts bool
	// everyLook says whether pages are checked in every look: once, because they are the same on all storages.
	everyLook bool
}

// journeys has an owner walk through a fresh demo shop: on PostgreSQL, where pages are checked in every look, in memory, and in a SQLite file with scripts
// switched off. The flags are those of punchcard serve.
func journeys(t *testing.T, walk func(t *testing.T, j *journey), flags ...string) {
	t.Helper()
	t.Parallel()
	run := func(name, address string, scripts, everyLook bool) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := serve(t, append([]string{"--storage", address}, flags...)...)
			j := &journey{tab: open(t, s), scripts: scripts, everyLook: everyLook}
			j.as(looks[0])
			if !scripts {
				j.withoutScripts()
			}
			j.becomeOwner()
			walk(t, j)
		})
	}
	run("postgres", onPostgres(t), true, true)
	run("memory", "memory", true, false)
	run("sqlite without scripts", inFile(t), false, false)
}

// becomeOwner follows the link of the server and makes Ada the first owner.
func (b *tab) becomeOwner() {
	b.Helper()
	b.visit(b.server.link)
	b.write("first_name", "Ada")
	b.write("email", "ada@shop.example")
	b.write("password", password)
	b.click("form .button")
	b.shows("#needs")
}

// page opens a page of the project of the demo, such as "keys" or "settings/support".
func (j *journey) page(path string) {
	j.Helper()
	j.visit("/dashboard/projects/demo/" + path)
}

// call calls the API of the server, and returns the object of its answer; nil for an answer without one. A key of the demo may do everything.
func (j *journey) call(method, path, body string) (answer map[string]any) {
	j.Helper()
	_ = json.Unmarshal(j.server.call(j.T, method, path, body), &answer)
	return answer
}

// refused performs steps that the server refuses. The last of them waits for what the page says about it.
func (j *journey) refused(steps func()) {
	j.Helper()
	j.expectRefusal(true)
	steps()
	j.expectRefusal(false)
}

// follow waits for an element that comes by itself: it has open pages ask now for what changes, where they would ask some seconds later. Without
// scripts it loads the page again, as people have to: the page has to be there already, or it would be the one of before.
func (j *journey) follow(selector string) {
	j.Helper()
	at := evaluate[string](j.tab, "location.pathname + location.search")
	for deadline := time.Now().Add(stepTimeout); !j.has(selector) && time.Now().Before(deadline); time.Sleep(100 * time.Millisecond) {
		if j.scripts {
			evaluate[int](j.tab, `document.querySelectorAll('[hx-trigger^=every]').forEach(e => e.dispatchEvent(new CustomEvent('every'))), 0`)
		} else {
			j.visit(at)
		}
	}
	j.shows(selector)
}

// inAllLooks checks the page with axe-core in every look, in one of the walks.
func (j *journey) inAllLooks(what string) {
	j.Helper()
	if j.everyLook {
		j.tab.inAllLooks(what)
	}
}
