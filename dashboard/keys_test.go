package dashboard

import (
	"net/url"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

const keysPath = "/dashboard/projects/shop/keys"

// secretsOn are the values of the fields that a page shows once.
func (p page) secretsOn(t *testing.T) map[string]string {
	t.Helper()
	found := map[string]string{}
	for _, e := range p.elements(t) {
		if attribute(e, "class") == "secret" {
			found[attribute(e, "id")] = attribute(e, "value")
		}
	}
	return found
}

// nowhereElse fails when a secret is in the audit log, in the log of the server, or on other pages.
func (s *site) nowhereElse(t *testing.T, secret string, pages ...string) {
	t.Helper()
	entries, err := s.shop.Audit.List(t.Context(), storage.Query{})
	s.must(t, err)
	for _, e := range entries.Items {
		if strings.Contains(valueText(e.Before)+valueText(e.After)+e.Object.Name+e.Reason, secret) {
			t.Errorf("the audit log has the secret: %+v", e)
		}
	}
	for _, address := range pages {
		if strings.Contains(s.get(t, roleAdmin, address).body, secret) {
			t.Errorf("%s has the secret", address)
		}
	}
}

func TestAKeyIsMadeAndShownOnce(t *testing.T) {
	s := newSite(t, "Shop")
	opens := func(as project.Audience, id, token string) bool {
		t.Helper()
		_, err := s.engine.Projects.Authenticate(t.Context(), as, id, token)
		return err == nil
	}
	for _, side := range sides {
		form := s.get(t, roleAdmin, keysPath).formAt(t, keysPath)
		form.Set("name", "Till <b>")
		form.Set("side", string(side))
		made := s.send(t, roleAdmin, "POST", keysPath, form)
		checkPage(t, keysPath, made)
		secrets := made.secretsOn(t)
		id, token := secrets["key-id"], secrets["key-token"]
		if made.StatusCode != 200 || !opens(side, id, token) {
			t.Fatalf("%s: %d, it opens: %t\n%s", side, made.StatusCode, opens(side, id, token), made.body)
		}
		s.nowhereElse(t, token, keysPath, auditPath)
		if again := s.send(t, roleAdmin, "POST", keysPath, form); again.StatusCode != 303 || again.Header.Get("Location") != keysPath+"?done=key-again" {
			t.Errorf("the form sent twice: %d %s", again.StatusCode, again.Header.Get("Location"))
		}
		replace := keysPath + "/" + id + "/replace"
		next := s.send(t, roleAdmin, "POST", replace, s.get(t, roleAdmin, keysPath).formAt(t, replace)).secretsOn(t)
		if next["key-id"] == id || !opens(side, next["key-id"], next["key-token"]) || !opens(side, id, token) {
			t.Errorf("%s is replaced by %v", side, next)
		}
		revoke := keysPath + "/" + id + "/revoke"
		if got := s.send(t, roleAdmin, "POST", revoke, s.get(t, roleAdmin, keysPath).formAt(t, revoke)); got.StatusCode != 303 || opens(side, id, token) {
			t.Errorf("revoked: %d, it opens: %t", got.StatusCode, opens(side, id, token))
		}
	}
	all, err := s.engine.Projects.Credentials(t.Context(), "shop")
	if err != nil || len(all) != 2*len(sides) {
		t.Errorf("there are %d keys, %v", len(all), err)
	}
	if text := s.get(t, roleAdmin, keysPath).text(t); !strings.Contains(text, "Till <b>") || !strings.Contains(text, "Revoked") {
		t.Errorf("the list is\n%s", text)
	}
}

func TestAWrongKeyIsRefused(t *testing.T) {
	s := newSite(t, "Shop")
	for _, c := range []struct{ name, side, integration, wrong string }{
		{"", "SERVER", "", "name"}, {"x", "ALL", "", "side"}, {"x", "CLIENT", "true", "integration"}, {strings.Repeat("x", 3000), "SERVER", "", "name"},
	} {
		form := url.Values{"once": {"form_1"}, "name": {c.name}, "side": {c.side}, "integration": {c.integration}}
		got := s.send(t, roleAdmin, "POST", keysPath, form)
		checkPage(t, keysPath, got)
		if got.StatusCode != 422 || !strings.Contains(got.body, `id="field-`+c.wrong+`-error"`) {
			t.Errorf("%+v: %d\n%s", c, got.StatusCode, got.body)
		}
	}
	// A key of another project, and one of the installation, are not there.
	other, _, err := s.engine.Projects.Issue(t.Context(), "elsewhere", project.AudienceServer, "other")
	s.must(t, err)
	all, err := s.engine.Projects.GrantInstallation(t.Context(), "all")
	s.must(t, err)
	for _, id := range []string{other, all.ManagementID, "none"} {
		for _, act := range []string{"revoke", "replace"} {
			if got := s.send(t, roleOwner, "POST", keysPath+"/"+id+"/"+act, url.Values{"once": {"form_" + id}}); got.StatusCode != 404 {
				t.Errorf("%s %s: %d", act, id, got.StatusCode)
			}
		}
	}
}
