package opened_test

import (
	"errors"
	"maps"
	"slices"
	"strings"
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

// TestEachGoesOnAfterAFailure has two of three projects fail: the third is reached, and the failures name their projects.
func TestEachGoesOnAfterAFailure(t *testing.T) {
	p := opened.New(func(id string) string { return id })
	for _, id := range []string{"a", "b", "c"} {
		p.Use(id)
	}
	var reached []string
	err := p.Each(func(id string) error {
		reached = append(reached, id)
		if id == "b" {
			return nil
		}
		return errors.New("no " + id)
	})
	slices.Sort(reached)
	if diff := cmp.Diff([]string{"a", "b", "c"}, reached); diff != "" {
		t.Errorf("reached (-want +got):\n%s", diff)
	}
	if err == nil || !strings.Contains(err.Error(), "project a: no a") || !strings.Contains(err.Error(), "project c: no c") {
		t.Errorf("got %v", err)
	}
}
