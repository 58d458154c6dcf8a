package validity

import (
	"time"

	"github.com/punchcardhq/punchcard/fault"
)

// Timeframe is a window that repeats from the owner's start: Interval lies between one beginning and the next, and each
// window stays open for Duration, its end not included, or until the next begins. Without Interval there is one window
// only. Nil and the zero Timeframe restrict nothing.
type Timeframe struct {
	Interval, Duration Duration
}

// IsZero reports whether there is no timeframe.
func (f *Timeframe) IsZero() bool { return f == nil || *f == Timeframe{} }

// covers reports whether now, which is not before start, is in a window: in the one that began last.
func (f *Timeframe) covers(start, now time.Time, zone *time.Location) bool {
	return f.IsZero() || now.Before(f.Duration.AddTo(f.lastBeginning(start, now, zone), zone))
}

// lastBeginning returns start plus the largest multiple of Interval that is not after now. Each beginning is counted from
// start: from 31 January, P1M leads to 28 February and then to 31 March. Beginnings never fall with their number, so the
// number is bracketed by the shortest and the longest that the interval can be, and found by halving: seven steps for a
// century of months, three for days, none for hours, minutes and seconds.
func (f *Timeframe) lastBeginning(start, now time.Time, zone *time.Location) time.Time {
	elapsed := now.UnixMilli() - start.UnixMilli()
	step := f.Interval
	if step.shortest(1) <= 0 {
		return start
	}
	if step.months() == 0 && step.days() == 0 {
		return step.addTimes(elapsed/step.clock(), start, zone)
	}
	// A change of the zone's offset since start, and a skipped day, may move a beginning out of the bracket, never by more.
	const drift = 3 * msPerDay
	began := max(0, (elapsed-drift)/step.longest(1)-1)
	ahead := (elapsed+drift)/step.shortest(1) + 1
	for ahead-began > 1 {
		middle := began + (ahead-began)/2
		if step.addTimes(middle, start, zone).After(now) {
			ahead = middle
		} else {
			began = middle
		}
	}
	return step.addTimes(began, start, zone)
}

func (f *Timeframe) validate(path string) error {
	if f == nil {
		return nil
	}
	if err := f.Interval.check(); err != nil {
		return fault.Payload(at(path, "interval"), "must be a sound duration: %s", err)
	}
	if err := f.Duration.check(); err != nil {
		return fault.Payload(at(path, "duration"), "must be a sound duration: %s", err)
	}
	if f.Duration.IsZero() && !f.Interval.IsZero() {
		return fault.Payload(at(path, "duration"), "is required with interval: it says how long each window stays open")
	}
	return nil
}
