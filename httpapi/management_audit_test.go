package httpapi_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/storage"
)

// latest is the latest entry of an audit log.
func (s *server) latest(log *audit.Engine) (e audit.Entry) {
	s.t.Helper()
	page, err := log.List(s.t.Context(), storage.Query{Order: []storage.Order{{Field: "created_at", Desc: true}}})
	if err != nil {
		s.t.Fatal(err)
	}
	if len(page.Items) > 0 {
		e = page.Items[0]
	}
	return e
}

// TestChangesWithAManagementKeyAreAudited changes a project with its key, and makes and deletes one with a key of the installation.
func TestChangesWithAManagementKeyAreAudited(t *testing.T) {
	s := newServer(t)
	log, key := s.engine.Project(s.project).Audit, s.headers["X-Management-Id"]
	next := func() { s.now = s.now.Add(1e9) }
	s.get(projects + "/" + s.project)
	if e := s.latest(log); e.ID != "" {
		t.Errorf("a read has an entry: %+v", e)
	}
	answered := s.do("PUT", projects+"/"+s.project, object{"name": "Renamed"})
	e := s.latest(log)
	want := audit.Entry{
		ID: e.ID, CreatedAt: s.now, EndedAt: s.now, Status: audit.StatusDone, RequestID: answered.header.Get("X-Request-Id"),
		Actor: audit.Actor{ID: key, Name: "test", Role: audit.RoleManagementKey, Address: "192.0.2.1"}, Act: "PUT " + projects + "/{projectId}",
		Object: audit.Object{Type: "projects", ID: s.project, Name: "Shop"}, Before: map[string]any{"name": "Shop"}, After: map[string]any{"name": "Renamed"},
	}
	if got, expected := text(e), text(want); got != expected {
		t.Errorf("an update:\n%s\nwant\n%s", got, expected)
	}
	next()
	hook := s.post(projects+"/"+s.project+"/webhooks", object{"target_url": "https://shop.example/hooks", "events": []string{"voucher.created"}})
	if e := s.latest(log); e.Object.Name != "https://shop.example/hooks" || e.Object.Type != "webhooks" || e.Object.ID != hook["id"] || e.After["active"] != true || len(e.Before) != 0 {
		t.Errorf("a webhook is made: %s", text(e))
	}
	next()
	s.del(projects + "/" + s.project + "/webhooks/" + hook["id"].(string))
	if e := s.latest(log); e.Object.ID != hook["id"] || e.Before["active"] != true || len(e.After) != 0 {
		t.Errorf("a webhook is deleted: %s", text(e))
	}
	next()
	s.expect(400, "PUT", projects+"/"+s.project, object{"timezone": "Moon/Base"})
	if e := s.latest(log); e.Status != audit.StatusRefused || e.Key != "invalid_payload" {
		t.Errorf("a refused change: %s", text(e))
	}
	s.asInstallation()
	made := s.post(projects, object{"name": "Second"})
	e = s.latest(s.engine.Audit)
	if e.Status != audit.StatusDone || e.Object.Name != "Second" || e.After["id"] != made["id"] {
		t.Errorf("a project is made: %s", text(e))
	}
	if len(e.Before) != 0 {
		t.Errorf("before there was %v", e.Before)
	}
	for _, side := range []string{"server_side_key", "client_side_key"} {
		if secret := made[side].(object)["app_token"].(string); strings.Contains(text(e), secret) {
			t.Errorf("the log has the secret of the %s", side)
		}
	}
	next()
	s.del(projects + "/" + made["id"].(string))
	if e := s.latest(s.engine.Audit); e.Object.ID != made["id"] || e.Before["name"] != "Second" {
		t.Errorf("a project is deleted: %s", text(e))
	}
}

func text(value any) string {
	written, err := json.Marshal(value)
	if err != nil {
		return err.Error()
	}
	return string(written)
}
