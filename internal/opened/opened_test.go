package opened_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/internal/opened"
)

// TestOnlyDeletedProjectsAreEvicted opens projects in each way, of which all but "there" are missing in the storage.
func TestOnlyDeletedProjectsAreEvicted(t *testing.T) {
	times := 0
	p := opened.New(func(id string) string { times++; return "engines of " + id })
	p.Use("there")
	p.Use("never made")
	p.Use("deleted")
	p.Made("deleted")
	p.Get("left by a job")
	if again := p.Use("there"); again != "engines of there" || times != 4 {
		t.Errorf("got %q after %d openings", again, times)
	}
	if _, open := p.Made("not open"); open {
		t.Error("a project is open that nobody asked for")
	}
	p.EvictDeleted(map[string]bool{"there": true}, func(id string) bool { return true })
	if diff := cmp.Diff([]string{"never made", "there"}, slices.Sorted(maps.Keys(p.All()))); diff != "" {
		t.Errorf("open projects (-want +got):\n%s", diff)
	}
}
