package env_test

import (
	"regexp"
	"slices"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/env"
)

func TestIDsHaveFormAndSortByCreation(t *testing.T) {
	form := regexp.MustCompile(`^lprg_[a-f0-9]{32}$`)
	var ids []string
	for range 1000 {
		id := env.NewID("lprg_")
		if !form.MatchString(id) {
			t.Fatalf("the id %s", id)
		}
		ids = append(ids, id)
	}
	if !slices.IsSorted(ids) || len(slices.Compact(slices.Clone(ids))) != len(ids) {
		t.Error("ids repeat or do not sort by creation")
	}
}

func TestIDTimeIsTimeOfCreation(t *testing.T) {
	before := time.Now().Truncate(time.Millisecond)
	made, ok := env.IDTime("camp_", env.NewID("camp_"))
	if !ok || made.Before(before) || made.After(time.Now()) {
		t.Errorf("made at %s, %t", made, ok)
	}
	for _, id := range []string{"", "camp_", "camp_xyz", "cust_00000000000000000000000000000000", "camp_0000000000000000000000000000000g"} {
		if _, ok := env.IDTime("camp_", id); ok {
			t.Errorf("%q is taken for an id", id)
		}
	}
}

func TestSystemClockIsUTCInWholeMilliseconds(t *testing.T) {
	now := env.System().Now()
	if now.Location() != time.UTC || now.Nanosecond()%int(time.Millisecond) != 0 {
		t.Errorf("now is %s", now)
	}
}
