package httpapi_test

import (
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/export"
)

// TestFullExportsAreAnswered has an export that is done. Those of real archives are in the tests of the root package: they need a storage with snapshots.
func TestFullExportsAreAnswered(t *testing.T) {
	s := newServer(t)
	done := export.Full{ID: "fexp_1", Slot: "1", Status: export.StatusDone, CreatedAt: s.now, StartedAt: s.now, EndedAt: s.now, ExpiresAt: s.now.Add(export.FullLife), Size: 7}
	if err := s.backend.store(s.project).FullExports().Insert(t.Context(), done); err != nil {
		t.Fatal(err)
	}
	path := "/management/v1/projects/" + s.project + "/full-exports"
	found := s.get(path + "/fexp_1")
	if url := found["result"].(object)["url"].(string); !strings.Contains(url, path+"/fexp_1?token=") {
		t.Errorf("the archive is at %s", url)
	}
	if listed := s.get(path)["data"].([]any); len(listed) != 1 || listed[0].(object)["id"] != "fexp_1" {
		t.Errorf("the list has %v", listed)
	}
	s.expect(204, "DELETE", path+"/fexp_1", nil)
	if e := s.latest(s.engine.Project(s.project).Audit); e.Object.ID != "fexp_1" || e.Before["status"] != "DONE" || e.Before["result.url"] != path+"/fexp_1?token=..." {
		t.Errorf("the deletion is audited as %s: an address that no longer leads to anything must not have its token", text(e))
	}
	s.refuse(404, "not_found", "fexp_1", "GET", path+"/fexp_1", nil)
	if listed := s.get(path)["data"].([]any); len(listed) > 0 {
		t.Errorf("the list has %v", listed)
	}
}
