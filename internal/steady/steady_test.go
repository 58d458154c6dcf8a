package steady

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/fault"
)

// looks answers one value after the other, and the last for ever.
func looks(values ...int64) func() (int64, error) {
	return func() (int64, error) {
		value := values[0]
		if len(values) > 1 {
			values = values[1:]
		}
		return value, nil
	}
}

func TestChangingFigureIsReadAgain(t *testing.T) {
	type outcome struct {
		Reports []string
		Moving  []string
		Failed  bool
	}
	counter := int64(0)
	moves := func() (int64, error) { counter++; return counter, nil }
	gone := func() (int64, error) { return 0, fault.NotFound("campaign", "camp_1") }
	broken := func() (int64, error) { return 0, errors.New("the disk is full") }
	for name, c := range map[string]struct {
		stored, computed func() (int64, error)
		want             outcome
	}{
		"it agrees":                                      {looks(3), looks(3), outcome{}},
		"it agrees once its records stand still":         {looks(9, 4), looks(3, 4), outcome{}},
		"it agrees at the second look":                   {looks(3, 4), looks(4), outcome{}},
		"it differs twice in the same way":               {looks(3), looks(4), outcome{Reports: []string{"codes: stored 3, the records say 4"}}},
		"it differs twice in the same way behind others": {looks(1, 2, 3), looks(4), outcome{Reports: []string{"codes: stored 3, the records say 4"}}},
		"it differs in another way each time":            {moves, looks(-1), outcome{Moving: []string{"codes"}}},
		"its records never stand still":                  {looks(-1), moves, outcome{Moving: []string{"codes"}}},
		"it is gone":                                     {gone, looks(4), outcome{}},
		"it cannot be read":                              {broken, looks(4), outcome{Failed: true}},
		"its records cannot be read":                     {looks(4), broken, outcome{Failed: true}},
	} {
		t.Run(name, func(t *testing.T) {
			var got outcome
			told := Told{func(d string) { got.Reports = append(got.Reports, d) }, func(what string) { got.Moving = append(got.Moving, what) }}
			err := Compare("codes", told, c.stored, c.computed)
			got.Failed = err != nil
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestADifferenceNamesTheFiguresThatDiffer(t *testing.T) {
	type figures struct {
		Redeemed, OrdersAmount int64
		LastOrderAt            string
	}
	var found []string
	told := Told{Differs: func(d string) { found = append(found, d) }}
	err := Compare("ann", told, func() (figures, error) { return figures{2, 1000, "May"}, nil }, func() (figures, error) { return figures{2, 500, "June"}, nil })
	want := []string{"ann: orders amount stored 1000, the records say 500; last order at stored May, the records say June"}
	if diff := cmp.Diff(want, found); diff != "" || err != nil {
		t.Errorf("%v (-want +got):\n%s", err, diff)
	}
}
