package event

import "github.com/punchcardhq/punchcard/env"

// MaxConsecutive is how many events at most have consecutive ids.
const MaxConsecutive = 8

// IDs makes the ids of the events of one change. They are consecutive: up to MaxConsecutive of them differ in their last digit alone,
// which counts them. So a storage can write such events as one row, and find the row by the id of any of them. The zero value is
// ready for use.
type IDs struct{ last string }

// Next returns an id. fresh makes the first of consecutive ids; where it makes ids of another form than env.NewID, it makes each
// id.
func (i *IDs) Next(fresh func(prefix string) string) string {
	if n := len(i.last); n > 0 && i.last[n-1] < '0'+MaxConsecutive-1 {
		i.last = i.last[:n-1] + string(i.last[n-1]+1)
		return i.last
	}
	id := fresh(Kind.Prefix)
	if _, ok := env.IDTime(Kind.Prefix, id); !ok {
		return id
	}
	i.last = id[:len(id)-1] + "0"
	return i.last
}

// Before returns an id and its consecutive predecessors, the first one first.
func Before(id string) (ids []string) {
	if _, ok := env.IDTime(Kind.Prefix, id); !ok {
		return []string{id}
	}
	n := len(id) - 1
	for digit := byte('0'); digit < '0'+MaxConsecutive && digit < id[n]; digit++ {
		ids = append(ids, id[:n]+string(digit))
	}
	return append(ids, id)
}

// Consecutive reports whether two ids may be consecutive ones, the first before the second.
func Consecutive(id, next string) bool {
	n := len(id) - 1
	return n >= 0 && len(next) == len(id) && id[:n] == next[:n] && id[n] < next[n] && next[n] < '0'+MaxConsecutive
}
