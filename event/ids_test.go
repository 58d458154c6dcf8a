package event_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
)

func TestIDsOfOneChangeAreConsecutive(t *testing.T) {
	var ids event.IDs
	var made []string
	seen := map[string]bool{}
	for range 3 * event.MaxConsecutive {
		id := ids.Next(env.NewID)
		if _, ok := env.IDTime("ev_", id); !ok || seen[id] {
			t.Errorf("id %d: %s, want a new one of the usual form", len(made), id)
		}
		made, seen[id] = append(made, id), true
	}
	for i, id := range made {
		first := i / event.MaxConsecutive * event.MaxConsecutive
		if diff := cmp.Diff(event.Before(id), made[first:i+1]); diff != "" {
			t.Errorf("Before(%d) (-got +want):\n%s", i, diff)
		}
		for j, next := range made {
			want := i < j && i/event.MaxConsecutive == j/event.MaxConsecutive
			if got := event.Consecutive(id, next); got != want {
				t.Errorf("Consecutive(%d, %d) = %v, want %v", i, j, got, want)
			}
		}
	}
}

func TestIDsOfAnotherFormAreUnchanged(t *testing.T) {
	var ids event.IDs
	n := 0
	for want := range 20 {
		got := ids.Next(func(prefix string) string { n++; return fmt.Sprint(prefix, n) })
		if got != fmt.Sprint("ev_", want+1) {
			t.Errorf("id %d is %s", want+1, got)
		}
	}
	if diff := cmp.Diff(event.Before("ev_17"), []string{"ev_17"}); diff != "" {
		t.Errorf("Before (-got +want):\n%s", diff)
	}
}
