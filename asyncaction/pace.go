package asyncaction

import "time"

// Pace is the number of items of a portion, adapted to the time of earlier portions: few slow items, so that other jobs run in
// between and little is repeated after a kill, and many quick ones, so that there are few commits. The zero Pace is that of a job
// that has not begun. Jobs with several portions contain it.
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

// After is the pace after a portion of a number of items. It changes by a factor of two at most, because a portion may have
// waited for a lock.
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
