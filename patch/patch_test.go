package patch_test

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/patch"
)

type body struct {
	Name  patch.Field[string] `json:"name"`
	Price patch.Field[int64]  `json:"price"`
}

// TestBodyKeepsClearsOrSets starts from a stored value and applies what a body says of it.
func TestBodyKeepsClearsOrSets(t *testing.T) {
	for text, want := range map[string]string{
		`{}`:              "stored",
		`{"price":1}`:     "stored",
		`{"name":null}`:   "",
		`{"name":""}`:     "",
		`{"name":"sent"}`: "sent",
	} {
		var b body
		if err := json.Unmarshal([]byte(text), &b); err != nil {
			t.Fatal(err)
		}
		name := "stored"
		b.Name.Apply(&name)
		if name != want {
			t.Errorf("%s makes %q, want %q", text, name, want)
		}
	}
}

func TestAValueOfTheWrongTypeIsRefused(t *testing.T) {
	var b body
	var wrong *json.UnmarshalTypeError
	if err := json.Unmarshal([]byte(`{"price":"cheap"}`), &b); !errors.As(err, &wrong) {
		t.Errorf("got %v", err)
	}
}

func TestStatesAreDistinct(t *testing.T) {
	type state struct {
		Kept, Cleared, Set bool
		Or                 int
	}
	look := func(f patch.Field[int]) state {
		_, set := f.Value()
		return state{f.Kept(), f.Cleared(), set, f.Or(7)}
	}
	double := func(n int) int { return 2 * n }
	got := []state{
		look(patch.Field[int]{}), look(patch.Clear[int]()), look(patch.Set(3)),
		look(patch.Map(patch.Field[int]{}, double)), look(patch.Map(patch.Clear[int](), double)), look(patch.Map(patch.Set(3), double)),
	}
	want := []state{
		{Kept: true, Or: 7}, {Cleared: true, Or: 7}, {Set: true, Or: 3},
		{Kept: true, Or: 7}, {Cleared: true, Or: 7}, {Set: true, Or: 6},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	refuse := errors.New("no")
	if _, err := patch.MapErr(patch.Set(1), func(int) (int, error) { return 0, refuse }); !errors.Is(err, refuse) {
		t.Errorf("a conversion's refusal is lost: %v", err)
	}
	if _, err := patch.MapErr(patch.Clear[int](), func(int) (int, error) { return 0, refuse }); err != nil {
		t.Errorf("nothing is converted when there is no value: %v", err)
	}
}

func TestFieldRoundTrips(t *testing.T) {
	type change struct{ Keep, Clear, Set, Text patch.Field[string] }
	want := change{Clear: patch.Clear[string](), Set: patch.Set("a"), Text: patch.Set("")}
	text, err := json.Marshal(want)
	if err != nil {
		t.Fatal(err)
	}
	var got change
	if err := json.Unmarshal(text, &got); err != nil {
		t.Fatal(err)
	}
	if got != want {
		t.Errorf("%s is read as %+v, want %+v", text, got, want)
	}
}
