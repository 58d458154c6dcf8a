package storagetest

import (
	"fmt"
	"testing"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/storage"
)

// testErase removes all that a project holds, in portions, and nothing of another.
func testErase(t *testing.T, s *suite) {
	doomed, other := s.project(), s.project()
	for _, p := range []Project{doomed, other} {
		var categories []catalog.Category
		for i := range 25 {
			categories = append(categories, catalog.Category{ID: fmt.Sprintf("cat_%d", i), Name: fmt.Sprint(i)})
		}
		must(t, p.Categories().Insert(t.Context(), categories...))
		must(t, p.Events().Insert(t.Context(), event.Event{ID: "ev_1", Type: "x"}))
	}
	portions := 0
	for more := true; more; portions++ {
		var err error
		more, err = doomed.Erase(t.Context(), 10)
		must(t, err)
	}
	if portions < 3 {
		t.Errorf("26 rows were erased in %d portions of 10", portions)
	}
	counts := func(p Project) [2]int {
		categories, err := storage.Count(t.Context(), p.Categories(), storage.Filter{})
		must(t, err)
		events, err := storage.Count(t.Context(), p.Events(), storage.Filter{})
		must(t, err)
		return [2]int{categories, events}
	}
	if gone, kept := counts(doomed), counts(other); gone != [2]int{} || kept != [2]int{25, 1} {
		t.Errorf("after erasing: %v rows of the project, %v of another", gone, kept)
	}
	revision, err := doomed.Revision(t.Context())
	must(t, err)
	if revision != (storage.Revision{}) {
		t.Errorf("the revision of an erased project is %+v", revision)
	}
}
