package asyncaction

import "time"

// Pace is how many items a portion goes through, found by how long the last ones took: few of what is slow, so that the other jobs
// have their turns and little is done twice after a kill, and many of what is quick, so that commits cost little. The zero Pace is
// that of a job that has not begun. Jobs that go from portion to portion carry it.
type Pace int

const (
	// portionTime is how long a portion should take.
	portionTime = 250 * time.Millisecond
	// The smallest and the largest portion; the largest bounds memory, and the length of statements that name its items.
	slowest, quickest = 50, 5000
)

// Size is how many items the next portion takes; a job begins with first.
func (p Pace) Size(first int) int {
	if p == 0 {
		return first
	}
	return int(p)
}

// After is the pace behind a portion of so many items. It changes by no more than a factor of two, because one portion may have
// waited for somebody.
func (p Pace) After(items int, took time.Duration) Pace {
	if items == 0 {
		return p
	}
	fitting := 2 * int64(items)
	if took > 0 {
		fitting = int64(items) * int64(portionTime) / int64(took)
	}
	return Pace(min(max(fitting, int64(items)/2, slowest), 2*int64(items), quickest))
}
