package dashboard

import (
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/storage"
)

// TestAnOwnerMakesAProject makes one by hand, once, and reads it in the log of the installation. Others may not.
func TestAnOwnerMakesAProject(t *testing.T) {
	s := newSite(t, "Shop")
	count := func() int {
		t.Helper()
		all, err := s.engine.Projects.List(t.Context(), storage.Query{})
		s.must(t, err)
		return len(all.Items)
	}
	before := count()
	const address = "/dashboard/projects/new"
	got := s.get(t, roleOwner, address)
	checkPage(t, address, got)
	form := got.formAt(t, address)
	form.Set("name", "Tea <house>")
	form.Set("currency", "EUR")
	made := s.send(t, roleOwner, "POST", address, form)
	to := made.Header.Get("Location")
	if made.StatusCode != 303 || !strings.HasSuffix(to, "/?done=project-made") || count() != before+1 {
		t.Fatalf("made: %d %q, %d projects\n%s", made.StatusCode, to, count(), made.body)
	}
	if again := s.send(t, roleOwner, "POST", address, form); again.Header.Get("Location") != "/dashboard/projects" || count() != before+1 {
		t.Errorf("the form sent twice: %d %q, %d projects", again.StatusCode, again.Header.Get("Location"), count())
	}
	for _, page := range []string{"/dashboard/projects", "/dashboard/audit"} {
		got := s.get(t, roleOwner, page)
		checkPage(t, page, got)
		if got.StatusCode != 200 || !strings.Contains(got.text(t), "Tea <house>") {
			t.Errorf("%s: %d\n%s", page, got.StatusCode, got.body)
		}
	}
	form.Set("once", "form_other")
	form.Set("name", " ")
	if got := s.send(t, roleOwner, "POST", address, form); got.StatusCode != 422 || !strings.Contains(got.body, `id="field-name-error"`) {
		t.Errorf("without a name: %d\n%s", got.StatusCode, got.body)
	}
	for _, page := range []string{address, "/dashboard/audit"} {
		if got := s.get(t, roleAdmin, page); got.StatusCode != 403 {
			t.Errorf("%s for an administrator: %d", page, got.StatusCode)
		}
	}
	if got := s.send(t, roleAdmin, "POST", address, form); got.StatusCode != 403 || count() != before+1 {
		t.Errorf("an administrator: %d, %d projects", got.StatusCode, count())
	}
}
