package validity

import (
	"time"

	"github.com/punchcardhq/punchcard/patch"
)

// Update is a partial change of a Validity: a zero field keeps the present value. Timeframe, days and hours are each
// replaced as a whole.
type Update struct {
	Start, End patch.Field[time.Time]
	Timeframe  patch.Field[Timeframe]
	DayOfWeek  patch.Field[[]int]
	Hours      patch.Field[Hours]
}

// Apply applies u to v. It does not check the result; Validate does.
func (u Update) Apply(v *Validity) {
	u.Start.Apply(&v.Start)
	u.End.Apply(&v.End)
	applyTo(&v.Timeframe, u.Timeframe)
	u.DayOfWeek.Apply(&v.DayOfWeek)
	applyTo(&v.Hours, u.Hours)
}

// applyTo applies a field to a pointer; nil means no value.
func applyTo[T any](to **T, f patch.Field[T]) {
	if value, set := f.Value(); set {
		*to = &value
	} else if f.Cleared() {
		*to = nil
	}
}
