package dashboard

import (
	"net/url"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

const dangerPath = settingsPath + "danger"

// TestAProjectIsDeletedWhenItsNameIsTyped deletes projects with hostile names, and not with another name.
func TestAProjectIsDeletedWhenItsNameIsTyped(t *testing.T) {
	for _, name := range append([]string{"Shop", " two  spaces "}, hostile...) {
		s := newSite(t, name)
		address := dangerPath + "/delete"
		for _, typed := range []string{"", "another", strings.ToUpper(name) + "x"} {
			form := s.get(t, roleOwner, dangerPath).formAt(t, address)
			form.Set("name", typed)
			if got := s.send(t, roleOwner, "POST", address, form); got.StatusCode != 422 || !strings.Contains(got.text(t), "nothing was deleted") {
				t.Errorf("%q for %q: %d", typed, name, got.StatusCode)
			}
		}
		form := s.get(t, roleOwner, dangerPath).formAt(t, address)
		form.Set("name", name)
		got := s.send(t, roleOwner, "POST", address, form)
		if got.StatusCode != 303 || got.Header.Get("Location") != "/dashboard/?done=project-deleted" {
			t.Errorf("%q: %d %s\n%s", name, got.StatusCode, got.Header.Get("Location"), got.body)
		}
		if _, err := s.engine.Projects.Get(t.Context(), "shop"); !fault.IsNotFound(err) {
			t.Errorf("%q is there: %v", name, err)
		}
		log, err := s.engine.Audit.List(t.Context(), storage.Query{})
		if err != nil || len(log.Items) != 1 || log.Items[0].Object.ID != "shop" || log.Items[0].Actor.ID != "user_test" {
			t.Errorf("the log of the installation: %+v, %v", log.Items, err)
		}
	}
	s := newSite(t, "Shop")
	if text := s.get(t, roleAdmin, dangerPath).text(t); !strings.Contains(text, "An owner of the installation can delete the project.") {
		t.Errorf("an administrator sees\n%s", text)
	}
	if _, err := s.engine.CreateProject(t.Context(), project.NewProject{ID: "sandbox", Name: "Sandbox", Sandbox: true}); err != nil {
		t.Fatal(err)
	}
	got := s.get(t, roleOwner, "/dashboard/projects/sandbox/settings/danger")
	if !strings.Contains(got.text(t), "A sandbox cannot be deleted.") {
		t.Errorf("a sandbox: %s", got.text(t))
	}
}

func TestAMetadataKeyIsPurgedWhenItIsTypedTwice(t *testing.T) {
	s := newSite(t, "Shop")
	address := dangerPath + "/purge"
	for _, c := range []struct{ object, key, again, wrong string }{
		{"voucher", "", "", "key"}, {"voucher", "colour", "color", "again"}, {"payment", "colour", "colour", "object"},
	} {
		got := s.send(t, roleAdmin, "POST", address, url.Values{"once": {"form_1"}, "object": {c.object}, "key": {c.key}, "again": {c.again}})
		checkPage(t, address, got)
		if got.StatusCode != 422 || !strings.Contains(got.body, `id="field-`+c.wrong+`-error"`) {
			t.Errorf("%+v: %d\n%s", c, got.StatusCode, got.body)
		}
	}
	form := s.get(t, roleAdmin, dangerPath).formAt(t, address)
	form.Set("object", "voucher")
	form.Set("key", "colour")
	form.Set("again", "colour")
	if got := s.send(t, roleAdmin, "POST", address, form); got.StatusCode != 303 {
		t.Errorf("%d\n%s", got.StatusCode, got.body)
	}
	actions, err := s.shop.AsyncActions.List(t.Context(), storage.Query{})
	if err != nil || len(actions.Items) != 1 {
		t.Errorf("%+v, %v", actions.Items, err)
	}
}
